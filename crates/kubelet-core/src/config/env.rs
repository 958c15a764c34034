//! Environment of a container: explicit variables in order, then what services
//! and `envFrom` add.

use std::collections::BTreeMap;

use serde_json::Value;

use super::expand::expand;
use super::{FetchError, Fetched, Gathered, NodeFacts};
use crate::pod::{Container, FieldRef, Pod, ResourceFieldRef};
use crate::quantity;

/// Variables in the order they are handed to the runtime.
pub fn variables(
    pod: &Pod,
    container: &Container,
    gathered: &Gathered,
    facts: &NodeFacts,
) -> Result<Vec<(String, String)>, String> {
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for source in &container.env_from {
        let (object, name, optional, kind) = match (&source.config_map_ref, &source.secret_ref) {
            (Some(r), _) => (gathered.config_maps.get(&r.name), &r.name, r.optional, "configmap"),
            (_, Some(r)) => (gathered.secrets.get(&r.name), &r.name, r.optional, "secret"),
            _ => continue,
        };
        let Some(object) = present(object, name, optional, kind)? else {
            continue;
        };
        for (key, value) in texts(object) {
            known.insert(format!("{}{key}", source.prefix), value);
        }
    }
    let mut result: Vec<(String, String)> = Vec::new();
    for var in &container.env {
        let value = match &var.value_from {
            None => Some(expand(&var.value, &|name| known.get(name).or_else(|| gathered.services.get(name)).cloned())),
            Some(from) => {
                if let Some(field) = &from.field_ref {
                    Some(field_value(pod, field, gathered, facts)?)
                } else if let Some(resource) = &from.resource_field_ref {
                    let owner = if resource.container_name.is_empty() {
                        Some(container)
                    } else {
                        pod.container(&resource.container_name).map(|(_, c)| c)
                    };
                    let owner = owner.ok_or_else(|| format!("container {} not found", resource.container_name))?;
                    Some(resource_value(owner, resource, facts)?)
                } else if let Some(key) = &from.config_map_key_ref {
                    let object = present(gathered.config_maps.get(&key.name), &key.name, key.optional, "configmap")?;
                    pick(object, key, "ConfigMap", &pod.metadata.namespace)?
                } else if let Some(key) = &from.secret_key_ref {
                    let object = present(gathered.secrets.get(&key.name), &key.name, key.optional, "secret")?;
                    pick(object, key, "Secret", &pod.metadata.namespace)?
                } else {
                    Some(String::new())
                }
            }
        };
        let Some(value) = value else { continue };
        known.insert(var.name.clone(), value.clone());
        result.retain(|(name, _)| *name != var.name);
        result.push((var.name.clone(), value));
    }
    for (name, value) in &known {
        if !result.iter().any(|(n, _)| n == name) {
            result.push((name.clone(), value.clone()));
        }
    }
    for (name, value) in &gathered.services {
        if !known.contains_key(name) {
            result.push((name.clone(), value.clone()));
        }
    }
    Ok(result)
}

/// The object, none when it may be missing and is.
pub fn present<'a>(
    object: Option<&'a Fetched>,
    name: &str,
    optional: bool,
    kind: &str,
) -> Result<Option<&'a Value>, String> {
    match object {
        Some(Ok(object)) => Ok(Some(object)),
        Some(Err(FetchError::Other(text))) => Err(text.clone()),
        Some(Err(FetchError::NotFound)) | None if optional => Ok(None),
        Some(Err(FetchError::NotFound)) | None => Err(format!("{kind} \"{name}\" not found")),
    }
}

fn pick(
    object: Option<&Value>,
    key: &crate::pod::KeyRef,
    kind: &str,
    namespace: &str,
) -> Result<Option<String>, String> {
    let Some(object) = object else { return Ok(None) };
    match texts(object).remove(&key.key) {
        Some(value) => Ok(Some(value)),
        None if key.optional => Ok(None),
        None => Err(format!("couldn't find key {} in {kind} {namespace}/{}", key.key, key.name)),
    }
}

/// Data of a ConfigMap (as is) or Secret (decoded), as text.
pub fn texts(object: &Value) -> BTreeMap<String, String> {
    bytes(object).into_iter().map(|(k, v)| (k, String::from_utf8_lossy(&v).into_owned())).collect()
}

/// Data of a ConfigMap or Secret as bytes. Secrets are told by their `kind` or by
/// `type`, which no ConfigMap has.
pub fn bytes(object: &Value) -> BTreeMap<String, Vec<u8>> {
    use base64::Engine;
    let decode = |v: &Value| {
        base64::engine::general_purpose::STANDARD.decode(v.as_str().unwrap_or_default()).unwrap_or_default()
    };
    let secret = object["kind"] == "Secret" || object.get("type").is_some();
    let mut out = BTreeMap::new();
    if let Some(data) = object["data"].as_object() {
        for (key, value) in data {
            let raw = if secret { decode(value) } else { value.as_str().unwrap_or_default().as_bytes().to_vec() };
            out.insert(key.clone(), raw);
        }
    }
    if let Some(data) = object["binaryData"].as_object() {
        for (key, value) in data {
            out.insert(key.clone(), decode(value));
        }
    }
    out
}

/// Value of a field reference in the environment.
pub fn field_value(pod: &Pod, field: &FieldRef, gathered: &Gathered, facts: &NodeFacts) -> Result<String, String> {
    let join = |ips: &[String]| ips.join(",");
    Ok(match field.field_path.as_str() {
        "spec.nodeName" => pod.spec.node_name.clone(),
        "spec.serviceAccountName" => pod.spec.service_account_name.clone(),
        "status.hostIP" => facts.host_ips.first().cloned().unwrap_or_default(),
        "status.hostIPs" => join(&facts.host_ips),
        "status.podIP" => gathered.pod_ips.first().cloned().unwrap_or_default(),
        "status.podIPs" => join(&gathered.pod_ips),
        _ => return metadata_value(pod, &field.field_path),
    })
}

/// Value of a `metadata` path, as environment and downward volumes share it.
pub fn metadata_value(pod: &Pod, path: &str) -> Result<String, String> {
    let metadata = &pod.metadata;
    if let Some((map, rest)) = path.split_once("['")
        && let Some(key) = rest.strip_suffix("']")
    {
        let table = match map {
            "metadata.annotations" => &metadata.annotations,
            "metadata.labels" => &metadata.labels,
            _ => return Err(format!("fieldPath \"{path}\" does not support subscript")),
        };
        return Ok(table.get(key).cloned().unwrap_or_default());
    }
    Ok(match path {
        "metadata.name" => metadata.name.clone(),
        "metadata.namespace" => metadata.namespace.clone(),
        "metadata.uid" => metadata.uid.clone(),
        "metadata.labels" => format_map(&metadata.labels),
        "metadata.annotations" => format_map(&metadata.annotations),
        _ => return Err(format!("unsupported fieldPath: {path}")),
    })
}

/// `key="value"` lines in the order of keys, values quoted as Go quotes them.
pub fn format_map(map: &BTreeMap<String, String>) -> String {
    map.iter().map(|(k, v)| format!("{k}={}", apimachinery::field::quote(v))).collect::<Vec<_>>().join("\n")
}

/// Value of a resource reference; a missing limit is the node's allocatable.
pub fn resource_value(container: &Container, field: &ResourceFieldRef, facts: &NodeFacts) -> Result<String, String> {
    let Some((side, name)) = field.resource.split_once('.') else {
        return Err(format!("unsupported container resource : {}", field.resource));
    };
    let amount = match side {
        "limits" => container
            .resources
            .limits
            .get(name)
            .filter(|t| quantity::milli_value(t) != 0)
            .or_else(|| facts.allocatable.get(name)),
        "requests" => container.resources.requests.get(name).or_else(|| container.resources.limits.get(name)),
        _ => return Err(format!("unsupported container resource : {}", field.resource)),
    };
    let amount = amount.map_or("0", String::as_str);
    Ok(quantity::divided(amount, &field.divisor).to_string())
}

/// Variables of services, in upstream's spelling: `NAME_SERVICE_HOST` and the
/// docker-links form. `services` are the API's objects visible to the pod.
pub fn of_services<'a>(services: impl Iterator<Item = &'a Value>) -> BTreeMap<String, String> {
    let mut out = BTreeMap::new();
    for service in services {
        let ip = service["spec"]["clusterIP"].as_str().unwrap_or_default();
        if ip.is_empty() || ip == "None" {
            continue;
        }
        let name = service["metadata"]["name"].as_str().unwrap_or_default();
        let prefix = name.to_uppercase().replace('-', "_");
        let host = if ip.contains(':') { format!("[{ip}]") } else { ip.to_string() };
        let empty = Vec::new();
        let ports = service["spec"]["ports"].as_array().unwrap_or(&empty);
        out.insert(format!("{prefix}_SERVICE_HOST"), ip.to_string());
        for (index, port) in ports.iter().enumerate() {
            let number = port["port"].as_i64().unwrap_or(0);
            let protocol = port["protocol"].as_str().unwrap_or("TCP");
            let lower = protocol.to_lowercase();
            let url = format!("{lower}://{host}:{number}");
            if index == 0 {
                out.insert(format!("{prefix}_SERVICE_PORT"), number.to_string());
                out.insert(format!("{prefix}_PORT"), url.clone());
            }
            if let Some(port_name) = port["name"].as_str().filter(|n| !n.is_empty()) {
                let port_name = port_name.to_uppercase().replace('-', "_");
                out.insert(format!("{prefix}_SERVICE_PORT_{port_name}"), number.to_string());
            }
            let one = format!("{prefix}_PORT_{number}_{}", protocol.to_uppercase());
            out.insert(one.clone(), url);
            out.insert(format!("{one}_PROTO"), lower);
            out.insert(format!("{one}_PORT"), number.to_string());
            out.insert(format!("{one}_ADDR"), ip.to_string());
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn facts() -> NodeFacts {
        NodeFacts { host_ips: vec!["10.77.0.21".into()], ..Default::default() }
    }

    fn run(container: Value, gathered: &Gathered) -> Result<Vec<(String, String)>, String> {
        let pod = Pod::from_value(json!({
            "metadata": {"name": "vols", "namespace": "n"},
            "spec": {"nodeName": "w1", "containers": [container]},
        }))
        .unwrap();
        variables(&pod, &pod.spec.containers[0], gathered, &facts())
    }

    #[test]
    fn values_of_the_recorded_pod() {
        let gathered = Gathered {
            config_maps: BTreeMap::from([("cm1".into(), Ok(json!({"data": {"k": "v"}})))]),
            pod_ips: vec!["10.244.1.64".into()],
            ..Default::default()
        };
        let env = run(
            json!({"name": "c", "resources": {"limits": {"cpu": "500m", "memory": "64Mi"}, "requests": {"cpu": "100m"}},
            "env": [
                {"name": "POD_NAME", "valueFrom": {"fieldRef": {"fieldPath": "metadata.name"}}},
                {"name": "HOST_IP", "valueFrom": {"fieldRef": {"fieldPath": "status.hostIP"}}},
                {"name": "LCPU", "valueFrom": {"resourceFieldRef": {"resource": "limits.cpu"}}},
                {"name": "LMEM", "valueFrom": {"resourceFieldRef": {"resource": "limits.memory", "divisor": "1Mi"}}},
                {"name": "RCPU", "valueFrom": {"resourceFieldRef": {"resource": "requests.cpu", "divisor": "1m"}}},
                {"name": "CMK", "valueFrom": {"configMapKeyRef": {"name": "cm1", "key": "k"}}},
                {"name": "EXP", "value": "x$(POD_NAME)y$$(Z)$(NOPE)"}]}),
            &gathered,
        )
        .unwrap();
        let shown: Vec<String> = env.iter().map(|(k, v)| format!("{k}={v}")).collect();
        assert_eq!(
            shown,
            ["POD_NAME=vols", "HOST_IP=10.77.0.21", "LCPU=1", "LMEM=64", "RCPU=100", "CMK=v", "EXP=xvolsy$(Z)$(NOPE)"]
        );
    }

    #[test]
    fn errors_as_recorded() {
        let gathered = Gathered {
            secrets: BTreeMap::from([("sec".into(), Ok(json!({"kind": "Secret", "data": {"a": "Yg=="}})))]),
            ..Default::default()
        };
        let key = |name: &str| json!({"name": "c", "env": [{"name": "A", "valueFrom": {"secretKeyRef": {"name": name, "key": "nokey"}}}]});
        assert_eq!(run(key("sec"), &gathered).unwrap_err(), "couldn't find key nokey in Secret n/sec");
        assert_eq!(run(key("nosuch"), &gathered).unwrap_err(), "secret \"nosuch\" not found");
        let from = json!({"name": "c", "envFrom": [{"configMapRef": {"name": "nosuch"}}]});
        assert_eq!(run(from, &gathered).unwrap_err(), "configmap \"nosuch\" not found");
    }

    #[test]
    fn service_variables() {
        let service = json!({"metadata": {"name": "kubernetes"}, "spec": {"clusterIP": "10.96.0.1",
            "ports": [{"name": "https", "port": 443, "protocol": "TCP"}]}});
        let env = of_services(std::iter::once(&service));
        let shown: Vec<String> = env.iter().map(|(k, v)| format!("{k}={v}")).collect();
        assert_eq!(
            shown,
            [
                "KUBERNETES_PORT=tcp://10.96.0.1:443",
                "KUBERNETES_PORT_443_TCP=tcp://10.96.0.1:443",
                "KUBERNETES_PORT_443_TCP_ADDR=10.96.0.1",
                "KUBERNETES_PORT_443_TCP_PORT=443",
                "KUBERNETES_PORT_443_TCP_PROTO=tcp",
                "KUBERNETES_SERVICE_HOST=10.96.0.1",
                "KUBERNETES_SERVICE_PORT=443",
                "KUBERNETES_SERVICE_PORT_HTTPS=443"
            ]
        );
    }
}
