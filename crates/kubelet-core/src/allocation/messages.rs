//! Texts of the events about a resize.
//! Followed upstream: pkg/kubelet/events/resize.go.

use serde::Serialize;

use crate::pod::{Pod, Resources};

#[derive(Serialize)]
struct Allocation<'a> {
    name: &'a str,
    resources: &'a Resources,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Summary<'a> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    init_containers: Vec<Allocation<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    containers: Vec<Allocation<'a>>,
    generation: i64,
    #[serde(skip_serializing_if = "str::is_empty")]
    error: &'a str,
}

/// `Pod resize …: {…}`.
pub(super) fn text(pod: &Pod, what: &str, generation: i64, error: &str) -> String {
    let summary = Summary {
        init_containers: allocations(&pod.spec.init_containers),
        containers: allocations(&pod.spec.containers),
        generation,
        error,
    };
    match serde_json::to_string(&summary) {
        Ok(json) => format!("Pod resize {what}: {json}"),
        Err(_) => format!("Pod resize {what}"),
    }
}

fn allocations(list: &[crate::pod::Container]) -> Vec<Allocation<'_>> {
    list.iter().map(|c| Allocation { name: &c.name, resources: &c.resources }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_summary_is_upstreams() {
        let pod = Pod::from_value(json!({"spec": {"containers": [{"name": "c",
            "resources": {"requests": {"cpu": "2"}, "limits": {"cpu": "3"}}}]}}))
        .unwrap();
        assert_eq!(
            text(&pod, "started", 2, ""),
            r#"Pod resize started: {"containers":[{"name":"c","resources":{"limits":{"cpu":"3"},"requests":{"cpu":"2"}}}],"generation":2}"#
        );
    }
}
