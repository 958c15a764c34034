//! Validation of StatefulSet.
//!
//! Upstream followed: pkg/apis/apps/validation.

use apimachinery::{ErrorList, Path, Value};
use serde_json::json;

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, annotations, labels, non_negative, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::claims::{ClaimOptions, claim_spec};
use crate::validation::pod::{Options, pod_annotations, template_spec};
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;
use crate::validation::workloads::{
    SelectorTexts, always_restarting, at_most_100_percent, collision_count, immutable_spec, int_or_percent,
    int_or_percent_value, non_negative_fields, not_greater, selector_and_labels, shown_int_or_string,
};

const TYPE: &str = "api.apps.v1.StatefulSet";
const SELECTOR: SelectorTexts =
    SelectorTexts { required: true, empty: "empty selector is invalid for statefulset", unusable: "" };

/// What an update does not check again.
#[derive(Clone, Copy, Default)]
struct Skip {
    service_name: bool,
    claim_templates: bool,
    template: bool,
}

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_label);
    spec(&mut out, object.at("spec"), Skip::default(), &Options::default());
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource == "status" {
        status(&mut out, object.at("status"));
        out.extend(object_meta_update(object, old));
        collision_count(&mut out, object, old);
    } else {
        out.extend(object_meta_update(object, old));
        let options = Options::of_stored_template(old.at("spec").at("template"));
        let mut skip = Skip { service_name: true, claim_templates: true, template: false };
        let mut stored = ErrorList::new();
        spec(&mut stored, old.at("spec"), skip, &options);
        skip.template = !stored.is_empty();
        spec(&mut out, object.at("spec"), skip, &options);
        for (field, ty) in [
            ("selector", "*metav1.LabelSelector"),
            ("volumeClaimTemplates", "[]core.PersistentVolumeClaim"),
            ("serviceName", "s"),
            ("podManagementPolicy", "s"),
        ] {
            immutable_spec(&mut out, ty, object, old, field);
        }
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, skip: Skip, options: &Options) {
    let path = Path::new("spec");
    let at = path.child("podManagementPolicy");
    match spec.s("podManagementPolicy") {
        "" => out.required(&at, ""),
        "OrderedReady" | "Parallel" => {}
        other => out.invalid(&at, Named(other), "must be 'OrderedReady' or 'Parallel'"),
    }
    update_strategy(out, spec.at("updateStrategy"), &path.child("updateStrategy"));
    if let Some(policy) = spec.opt("persistentVolumeClaimRetentionPolicy") {
        let at = path.child("persistentVolumeClaimRetentionPolicy");
        for field in ["whenDeleted", "whenScaled"] {
            let value = policy.s(field);
            if !["Retain", "Delete"].contains(&value) {
                out.unsupported(&at.child(field), Named(value), &["Retain", "Delete"]);
            }
        }
    }
    if !skip.claim_templates {
        for (i, claim) in spec.list("volumeClaimTemplates").iter().enumerate() {
            let at = path.child("volumeClaimTemplates").index(i).child("spec");
            claim_spec(out, claim.at("spec"), ClaimOptions::default(), &at);
        }
    }
    non_negative(out, spec.int("replicas"), &path.child("replicas"));
    non_negative(out, spec.int("minReadySeconds"), &path.child("minReadySeconds"));
    if let Some(ordinals) = spec.opt("ordinals") {
        non_negative(out, ordinals.int("start"), &path.child("ordinals.start"));
    }
    let service = spec.s("serviceName");
    if !skip.service_name && !service.is_empty() {
        out.messages(&path.child("serviceName"), service, names::dns_label(service));
    }
    if selector_and_labels(out, spec, &SELECTOR, &path) {
        template(out, spec, skip, options, &path.child("template"));
    }
    always_restarting(out, spec.at("template"), "StatefulSet", &path.child("template"));
}

/// Pods get host names of their own and a volume for each claim template.
fn template(out: &mut ErrorList, spec: &Value, skip: Skip, options: &Options, path: &Path) {
    let mut template = spec.at("template").clone();
    let claims = spec.list("volumeClaimTemplates");
    if let Some(pod) = template.get_mut("spec").and_then(Value::as_object_mut) {
        pod.remove("subdomain");
        pod.remove("hostname");
        let own = |name: &str| claims.iter().any(|claim| claim.at("metadata").s("name") == name);
        let mut volumes: Vec<Value> = Vec::new();
        for claim in claims {
            let name = claim.at("metadata").s("name");
            if !volumes.iter().any(|volume| volume.s("name") == name) {
                volumes.push(json!({"name": name, "persistentVolumeClaim": {"claimName": name}}));
            }
        }
        let given = pod.remove("volumes");
        let given = given.as_ref().and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        volumes.extend(given.iter().filter(|volume| !own(volume.s("name"))).cloned());
        if !volumes.is_empty() {
            pod.insert("volumes".to_owned(), Value::Array(volumes));
        }
    }
    if !skip.template {
        template_spec(out, &template, path, options);
    }
    let meta = template.at("metadata");
    labels(out, meta, "labels", &path.child("labels"));
    annotations(out, meta, &path.child("annotations"));
    pod_annotations(out, meta, template.at("spec"), &path.child("annotations"), options);
}

fn update_strategy(out: &mut ErrorList, strategy: &Value, path: &Path) {
    let at = path.child("rollingUpdate");
    match (strategy.s("type"), strategy.opt("rollingUpdate")) {
        ("", _) => out.required(path, ""),
        ("OnDelete", Some(rolling)) => {
            let whole = shown("*apps.RollingUpdateStatefulSetStrategy", rolling);
            out.invalid(&at, whole, "only allowed for updateStrategy 'RollingUpdate'");
        }
        ("RollingUpdate", Some(rolling)) => rolling_update(out, rolling, &at),
        ("OnDelete" | "RollingUpdate", None) => {}
        _ => {
            let whole = shown("apps.StatefulSetUpdateStrategy", strategy);
            out.invalid(path, whole, "must be 'RollingUpdate' or 'OnDelete'");
        }
    }
}

fn rolling_update(out: &mut ErrorList, rolling: &Value, path: &Path) {
    non_negative(out, rolling.int("partition"), &path.child("partition"));
    if let Some(unavailable) = rolling.opt("maxUnavailable") {
        let at = path.child("maxUnavailable");
        int_or_percent(out, unavailable, &at);
        if int_or_percent_value(unavailable) == 0 {
            out.invalid(&at, shown_int_or_string(unavailable), "cannot be 0");
        }
        at_most_100_percent(out, unavailable, &at);
    }
}

fn status(out: &mut ErrorList, status: &Value) {
    let path = Path::new("status");
    let fields = [
        "replicas",
        "readyReplicas",
        "currentReplicas",
        "updatedReplicas",
        "availableReplicas",
        "observedGeneration",
        "collisionCount",
    ];
    non_negative_fields(out, status, &fields, &path);
    let more = "cannot be greater than status.replicas";
    let rules = [
        ("readyReplicas", "replicas", more),
        ("currentReplicas", "replicas", more),
        ("updatedReplicas", "replicas", more),
        ("availableReplicas", "replicas", more),
        ("availableReplicas", "readyReplicas", "cannot be greater than status.readyReplicas"),
    ];
    not_greater(out, status, &rules, &path);
}
