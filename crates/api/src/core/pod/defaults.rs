//! Defaults of pods and of every pod template.
//!
//! `PodSpec` defaults go into templates too; `Pod` defaults only into pods, so
//! that a template stays as its author wrote it.
//!
//! Upstream followed: pkg/apis/core/v1/defaults.go.

use apimachinery::{Value, json};

use super::image;
use crate::defaults::resources;
use crate::edit::Fields;

/// Defaults of a Pod.
pub fn pod(object: &mut Value) {
    pod_only(object.child("spec"));
    pod_spec(object.child("spec"));
    pod_status(object.child("status"));
}

/// Defaults of a PodTemplateSpec held by value.
pub fn template(template: &mut Value) {
    pod_spec(template.child("spec"));
}

fn pod_only(spec: &mut Value) {
    if spec.int("terminationGracePeriodSeconds").is_some_and(|seconds| seconds < 0) {
        spec.set("terminationGracePeriodSeconds", 1);
    }
    for key in ["containers", "initContainers"] {
        for container in spec.list_mut(key) {
            requests_from_limits(container);
        }
    }
    spec.default("enableServiceLinks", true);
    if spec.flag("hostNetwork") {
        for key in ["containers", "initContainers"] {
            for container in spec.list_mut(key) {
                for port in container.list_mut("ports") {
                    if port.is_zero("hostPort") && !port.is_zero("containerPort") {
                        let number = port["containerPort"].clone();
                        port.set("hostPort", number);
                    }
                }
            }
        }
    }
}

fn requests_from_limits(container: &mut Value) {
    let Some(limits) = container.at("resources.limits").as_object().cloned() else { return };
    let requests = container.child("resources").child("requests");
    for (name, quantity) in limits {
        requests.default(&name, quantity);
    }
}

/// `SetDefaults_PodSpec` and everything below it.
pub fn pod_spec(spec: &mut Value) {
    if spec.is_zero("serviceAccountName") && !spec.is_zero("serviceAccount") {
        let account = spec["serviceAccount"].clone();
        spec.set("serviceAccountName", account);
    }
    if !spec.is_zero("serviceAccountName") {
        let account = spec["serviceAccountName"].clone();
        spec.set("serviceAccount", account);
    }
    spec.default_zero("dnsPolicy", "ClusterFirst");
    spec.default_zero("restartPolicy", "Always");
    spec.default("securityContext", json!({}));
    spec.default("terminationGracePeriodSeconds", 30);
    spec.default_zero("schedulerName", "default-scheduler");
    for volume in spec.list_mut("volumes") {
        super::volumes::volume(volume);
    }
    for key in ["initContainers", "containers", "ephemeralContainers"] {
        for entry in spec.list_mut(key) {
            container(entry);
        }
    }
    resources::list(spec, "overhead");
    if let Some(pod_resources) = spec.at_mut("resources") {
        resources::requirements(pod_resources);
    }
}

fn container(container: &mut Value) {
    if container.is_zero("imagePullPolicy") {
        let policy = image::pull_policy(container.text("image"));
        container.set("imagePullPolicy", policy);
    }
    container.default_zero("terminationMessagePath", "/dev/termination-log");
    container.default_zero("terminationMessagePolicy", "File");
    for port in container.list_mut("ports") {
        port.default_zero("protocol", "TCP");
    }
    for variable in container.list_mut("env") {
        if let Some(field) = variable.at_mut("valueFrom.fieldRef") {
            field.default_zero("apiVersion", "v1");
        }
        if let Some(file) = variable.at_mut("valueFrom.fileKeyRef") {
            file.default("optional", false);
        }
    }
    if let Some(requirements) = container.at_mut("resources") {
        resources::requirements(requirements);
    }
    for key in ["livenessProbe", "readinessProbe", "startupProbe"] {
        if let Some(entry) = container.at_mut(key) {
            probe(entry);
        }
    }
    for key in ["lifecycle.postStart.httpGet", "lifecycle.preStop.httpGet"] {
        if let Some(action) = container.at_mut(key) {
            http_get(action);
        }
    }
}

fn probe(probe: &mut Value) {
    probe.default_zero("timeoutSeconds", 1);
    probe.default_zero("periodSeconds", 10);
    probe.default_zero("successThreshold", 1);
    probe.default_zero("failureThreshold", 3);
    if let Some(action) = probe.at_mut("httpGet") {
        http_get(action);
    }
    if let Some(action) = probe.at_mut("grpc") {
        action.default("service", "");
    }
}

fn http_get(action: &mut Value) {
    action.default_zero("path", "/");
    action.default_zero("scheme", "HTTP");
}

/// Keeps `podIP` and `podIPs` in step; the singular field is authoritative.
fn pod_status(status: &mut Value) {
    let ip = status.text("podIP").to_owned();
    let first = status.list("podIPs").first().map(|entry| entry.text("ip").to_owned());
    match (ip.is_empty(), first) {
        (false, first) if first.as_deref() != Some(&ip) => status.set("podIPs", json!([{ "ip": ip }])),
        (true, Some(first)) if !first.is_empty() => status.set("podIP", first),
        _ => {}
    }
    for key in ["initContainerStatuses", "containerStatuses", "ephemeralContainerStatuses"] {
        for entry in status.list_mut(key) {
            resources::list(entry, "allocatedResources");
            if let Some(requirements) = entry.at_mut("resources") {
                resources::requirements(requirements);
            }
        }
    }
    resources::list(status, "allocatedResources");
    if let Some(requirements) = status.at_mut("resources") {
        resources::requirements(requirements);
    }
}
