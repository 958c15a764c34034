//! The tables: look-ups, a few facts that much rests on, and that they are what
//! the generator makes of the recorded facts.

use std::path::PathBuf;
use std::process::Command;

use schema::{Kind, ListType, MapType, Served, StoredEncoding};

#[test]
fn types_are_found_by_kind_and_by_name() {
    let pod = schema::type_by_gvk("", "v1", "Pod").unwrap();
    assert_eq!(pod.name, "io.k8s.api.core.v1.Pod");
    assert_eq!(schema::type_by_api_version("v1", "Pod"), Some(pod));
    assert_eq!(schema::type_by_name("io.k8s.api.core.v1.Pod"), Some(pod));
    for (group, version, kind) in [
        ("kubelet.config.k8s.io", "v1beta1", "KubeletConfiguration"),
        ("kubeproxy.config.k8s.io", "v1alpha1", "KubeProxyConfiguration"),
        ("kubescheduler.config.k8s.io", "v1", "KubeSchedulerConfiguration"),
        ("kubeadm.k8s.io", "v1beta4", "InitConfiguration"),
        ("audit.k8s.io", "v1", "Policy"),
        ("admission.k8s.io", "v1", "AdmissionReview"),
        ("meta.k8s.io", "v1", "Table"),
        ("meta.k8s.io", "v1", "PartialObjectMetadata"),
        ("", "v1", "Status"),
        ("", "v1", "DeleteOptions"),
        ("authentication.k8s.io", "v1", "TokenReview"),
    ] {
        assert!(schema::type_by_gvk(group, version, kind).is_some(), "{group}/{version} {kind}");
    }
    assert_eq!(schema::type_by_gvk("apps", "v9", "Deployment"), None);
}

#[test]
fn fields_keep_go_order_and_are_found_by_json_name() {
    let pod = schema::type_by_gvk("", "v1", "Pod").unwrap();
    let names: Vec<_> = pod.json_fields.iter().map(|field| field.json).collect();
    assert_eq!(names, ["kind", "apiVersion", "metadata", "spec", "status"]);
    let ports = pod.path("spec.containers.ports").unwrap();
    assert_eq!(ports.list_type, ListType::Map);
    assert_eq!(ports.list_map_keys, ["containerPort", "protocol"]);
    assert_eq!((ports.patch_strategy, ports.patch_merge_key), ("merge", "containerPort"));
    // Inline members are seen through.
    assert!(matches!(pod.path("spec.containers.livenessProbe.httpGet").unwrap().kind, Kind::Struct(_)));
    for ty in schema::TYPES {
        for field in ty.json_fields {
            assert_eq!(ty.field(field.json).unwrap().go, field.go, "{} {}", ty.name, field.json);
        }
    }
}

#[test]
fn omit_rules_and_granularity() {
    let deployment = schema::type_by_gvk("apps", "v1", "Deployment").unwrap();
    assert!(deployment.field("status").unwrap().always_written());
    assert!(!deployment.path("spec.replicas").unwrap().always_written());
    let meta = deployment.path("metadata.creationTimestamp").unwrap();
    assert!(meta.omit_zero && !meta.always_written());
    let selector = deployment.path("spec.selector").unwrap();
    assert!(selector.is_atomic());
    let Kind::Struct(selector) = selector.kind else { panic!("a struct") };
    assert_eq!(selector.map_type, MapType::Atomic);
}

#[test]
fn resources_and_where_they_are_stored() {
    let by_default = schema::RESOURCES.iter().filter(|r| r.served == Served::ByDefault).count();
    assert_eq!(by_default, 72);
    let services = schema::resource("", "v1", "services").unwrap();
    assert_eq!((services.etcd_prefix, services.short_names), ("/registry/services/specs/", ["svc"].as_slice()));
    let crds = schema::resource("apiextensions.k8s.io", "v1", "customresourcedefinitions").unwrap();
    assert_eq!((crds.stored_api_version, crds.stored_encoding), ("apiextensions.k8s.io/v1beta1", StoredEncoding::Json));
    let hpa = schema::preferred_resource("autoscaling", "horizontalpodautoscalers").unwrap();
    assert_eq!(hpa.version, "v2");
    let pods = schema::resource("", "v1", "pods").unwrap();
    assert_eq!(pods.subresource("eviction").unwrap().group, "policy");
    assert_eq!(pods.list_ty.unwrap().go, "PodList");
}

#[test]
fn committed_tables_are_the_generators() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let facts = root.join("../shared/data");
    if !facts.is_dir() {
        println!("skipped: {} is absent", facts.display());
        return;
    }
    let out = std::env::temp_dir().join(format!("gen-schema-{}", std::process::id()));
    let run = Command::new("python3").arg(root.join("hack/gen-schema/gen-schema.py")).args([&facts, &out]).output();
    let Ok(run) = run else {
        println!("skipped: there is no python3");
        return;
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    for entry in std::fs::read_dir(&out).unwrap() {
        let made = entry.unwrap().path();
        let committed = root.join("crates/schema/src/generated").join(made.file_name().unwrap());
        assert!(
            std::fs::read(&made).unwrap() == std::fs::read(&committed).unwrap(),
            "{} is stale: run hack/gen-schema",
            committed.display()
        );
    }
    std::fs::remove_dir_all(&out).unwrap();
}
