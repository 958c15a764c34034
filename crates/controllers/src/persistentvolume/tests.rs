use std::sync::Arc;

use serde_json::{Value, json};

use super::claims::{bound_claim, bound_volume, claim_status, default_class};
use super::reclaim::{Plugin, deleter, is_under_tmp};
use super::recycle;
use super::store::Known;
use super::volumes::unbound;
use super::{mend_finalizers, mend_migration, provision};
use crate::types::{Claim, StorageClass, Volume};

fn of<T: serde::de::DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).unwrap()
}

fn claim() -> Claim {
    of(json!({"metadata": {"namespace": "n", "name": "c", "uid": "u1", "resourceVersion": "5"},
        "spec": {"accessModes": ["ReadWriteOnce"], "storageClassName": "s", "resources": {"requests": {"storage": "1Gi"}}},
        "status": {"phase": "Pending"}}))
}

fn volume(name: &str, modes: Value, size: &str) -> Volume {
    of(json!({"metadata": {"name": name, "resourceVersion": "7"},
        "spec": {"accessModes": modes, "storageClassName": "s", "capacity": {"storage": size}, "hostPath": {"path": "/tmp/x"}},
        "status": {"phase": "Available"}}))
}

#[test]
fn fewest_access_modes_come_first() {
    let known = Known::default();
    known.put_volume(Arc::new(volume("many", json!(["ReadWriteOnce", "ReadOnlyMany"]), "1Gi")));
    known.put_volume(Arc::new(volume("one", json!(["ReadWriteOnce"]), "4Gi")));
    known.put_volume(Arc::new(volume("other", json!(["ReadOnlyMany"]), "1Gi")));
    let best = known.best_match(&claim().view(), false).unwrap();
    assert_eq!(best.unwrap().metadata.name, "one");
}

#[test]
fn an_older_object_does_not_replace_a_newer() {
    let known = Known::default();
    let mut old = volume("v", json!(["ReadWriteOnce"]), "1Gi");
    old.metadata.resource_version = "6".into();
    assert!(known.put_volume(Arc::new(volume("v", json!(["ReadWriteOnce"]), "1Gi"))));
    assert!(!known.put_volume(Arc::new(old)));
}

#[test]
fn a_binding_is_four_writes_and_then_none() {
    let (mut claim, volume) = (claim(), volume("v", json!(["ReadWriteOnce"]), "2Gi"));
    let volume = bound_volume(&volume, &claim).unwrap();
    assert_eq!(volume.spec["claimRef"]["uid"], "u1");
    assert_eq!(volume.metadata.annotations["pv.kubernetes.io/bound-by-controller"], "yes");
    claim = bound_claim(&claim, &volume).unwrap();
    claim.status = claim_status(&claim, "Bound", Some(&volume)).unwrap().unwrap();
    assert_eq!(
        claim.status,
        json!({"phase": "Bound", "accessModes": ["ReadWriteOnce"], "capacity": {"storage": "2Gi"}})
    );
    assert!(bound_volume(&volume, &claim).is_none());
    assert!(bound_claim(&claim, &volume).is_none());
    assert_eq!(claim_status(&claim, "Bound", Some(&volume)), Ok(None));
}

#[test]
fn a_users_own_binding_is_not_marked_and_is_kept() {
    let claim = claim();
    let mut volume = volume("v", json!(["ReadWriteOnce"]), "2Gi");
    volume.spec["claimRef"] = json!({"namespace": "n", "name": "c"});
    let bound = bound_volume(&volume, &claim).unwrap();
    assert!(bound.metadata.annotations.is_empty());
    assert_eq!(unbound(&bound).spec["claimRef"].get("uid"), None, "kept for the name");
    let mut by_controller = bound;
    by_controller.metadata.annotations.insert("pv.kubernetes.io/bound-by-controller".into(), "yes".into());
    assert_eq!(unbound(&by_controller).spec.get("claimRef"), None);
}

#[test]
fn a_lost_claim_has_no_capacity() {
    let mut claim = claim();
    claim.status = json!({"phase": "Bound", "accessModes": ["ReadWriteOnce"], "capacity": {"storage": "2Gi"},
        "conditions": [{"type": "Unused"}]});
    let lost = claim_status(&claim, "Lost", None).unwrap().unwrap();
    assert_eq!(lost, json!({"phase": "Lost", "conditions": [{"type": "Unused"}]}));
}

#[test]
fn who_deletes() {
    assert_eq!(deleter(&volume("v", json!([]), "1Gi")), Ok(Some(Plugin::HostPath)));
    let with = |spec: Value, made_by: Option<&str>| {
        let mut v: Volume = of(json!({"metadata": {"name": "v"}, "spec": spec}));
        if let Some(name) = made_by {
            v.metadata.annotations.insert("pv.kubernetes.io/provisioned-by".into(), name.into());
        }
        deleter(&v)
    };
    assert_eq!(with(json!({"csi": {}}), None), Ok(None));
    assert_eq!(with(json!({"csi": {}}), Some("example.com/x")), Ok(None));
    assert_eq!(
        with(json!({"nfs": {}}), None).unwrap_err(),
        "error getting deleter volume plugin for volume \"v\": no deletable volume plugin matched"
    );
    assert!(with(json!({"iscsi": {}}), None).unwrap_err().ends_with(": no volume plugin matched"));
    assert!(is_under_tmp("/tmp/a") && is_under_tmp("/x/tmp/a") && !is_under_tmp("/tmp/") && !is_under_tmp("/srv"));
}

#[test]
fn who_provisions() {
    let class = |name: &str| of::<StorageClass>(json!({"metadata": {"name": "s"}, "provisioner": name}));
    assert_eq!(provision::provisioner(&class("example.com/x")), Ok(None));
    assert_eq!(provision::provisioner(&class("kubernetes.io/aws-ebs")), Ok(None));
    assert_eq!(provision::provisioner(&class("kubernetes.io/host-path")), Ok(Some(Plugin::HostPath)));
    assert_eq!(
        provision::provisioner(&class("kubernetes.io/no-provisioner")).unwrap_err(),
        "no volume plugin matched name: kubernetes.io/no-provisioner"
    );
}

#[test]
fn the_newest_default_class_wins() {
    let class = |name: &str, at: &str, default: bool| {
        let mut c: StorageClass = of(json!({"metadata": {"name": name, "creationTimestamp": at}}));
        if default {
            c.metadata.annotations.insert("storageclass.kubernetes.io/is-default-class".into(), "true".into());
        }
        Arc::new(c)
    };
    let classes = [
        class("old", "2026-01-01T00:00:00Z", true),
        class("b", "2026-02-01T00:00:00Z", true),
        class("a", "2026-02-01T00:00:00Z", true),
        class("no", "2026-03-01T00:00:00Z", false),
    ];
    assert_eq!(default_class(&classes).unwrap().metadata.name, "a");
}

#[test]
fn migration_and_finalizers_follow_the_provisioner() {
    let mut v = volume("v", json!([]), "1Gi");
    v.metadata.annotations.insert("pv.kubernetes.io/provisioned-by".into(), "kubernetes.io/aws-ebs".into());
    v.metadata.finalizers = vec!["kubernetes.io/pv-controller".into(), "x".into()];
    assert!(mend_migration(&mut v.metadata.annotations, Some("kubernetes.io/aws-ebs".into())));
    assert_eq!(v.metadata.annotations["pv.kubernetes.io/migrated-to"], "ebs.csi.aws.com");
    assert!(!mend_migration(&mut v.metadata.annotations, Some("kubernetes.io/aws-ebs".into())));
    assert_eq!(mend_finalizers(&v), Some(vec!["x".to_owned()]));
}

#[test]
fn scrubbing_takes_its_time_by_size() {
    let v = volume("v", json!([]), "3Gi");
    let template = json!({"metadata": {}, "spec": {"volumes": [{"name": "vol"}]}});
    let pod = recycle::pod(&v, Plugin::HostPath, template, 60, 30);
    assert_eq!(pod["spec"]["activeDeadlineSeconds"], 90);
    assert_eq!(pod["metadata"]["name"], "recycler-for-v");
    assert_eq!(pod["spec"]["volumes"], json!([{"name": "vol", "hostPath": {"path": "/tmp/x"}}]));
}
