//! `kubeadm join` of a worker.

use std::path::Path;
use std::time::Duration;

use apimachinery::{FieldError, Path as FieldPath, Value, json};
use client::Kubeconfig;
use client::resources::{CONFIG_MAPS, NODES};
use component_base::flags::FlagSet;

use crate::cluster::{self, client_from, until};
use crate::config::{self, Documents, at};
use crate::constants as c;
use crate::discovery::{self, Found};
use crate::error::{Error, Result, Wrap, fail};
use crate::{files, kubelet, preflight};

/// JoinConfiguration from file or flags, with defaults.
fn load(flags: &FlagSet) -> Result<Value> {
    let file = flags.str("config");
    let mut join = if file.is_empty() {
        json!({})
    } else {
        Documents::read(file, false)?.take("JoinConfiguration").ok_or_else(|| {
            Error(format!("no JoinConfiguration found in config file {}", apimachinery::field::quote(file)))
        })?
    };
    join["apiVersion"] = json!(c::KUBEADM_GROUP);
    join["kind"] = json!("JoinConfiguration");
    if file.is_empty() {
        let token = flags.str("token");
        let pick = |own: &str| if flags.str(own).is_empty() { token.to_owned() } else { flags.str(own).to_owned() };
        if !flags.str("discovery-file").is_empty() {
            *at(&mut join, &["discovery", "file", "kubeConfigPath"]) = json!(flags.str("discovery-file"));
        } else if !flags.positional().is_empty() || !pick("discovery-token").is_empty() {
            *at(&mut join, &["discovery", "bootstrapToken"]) = json!({
                "apiServerEndpoint": flags.positional().first().cloned().unwrap_or_default(),
                "token": pick("discovery-token"),
                "caCertHashes": flags.list("discovery-token-ca-cert-hash"),
                "unsafeSkipCAVerification": flags.bool("discovery-token-unsafe-skip-ca-verification"),
            });
        }
        let bootstrap = pick("tls-bootstrap-token");
        if !bootstrap.is_empty() {
            *at(&mut join, &["discovery", "tlsBootstrapToken"]) = json!(bootstrap);
        }
    }
    for (flag, key) in [("node-name", "name"), ("cri-socket", "criSocket")] {
        if flags.changed(flag) {
            *at(&mut join, &["nodeRegistration", key]) = json!(flags.str(flag));
        }
    }
    if join.pointer("/discovery/tlsBootstrapToken").and_then(Value::as_str).unwrap_or_default().is_empty()
        && let Some(token) = join.pointer("/discovery/bootstrapToken/token").cloned()
    {
        join["discovery"]["tlsBootstrapToken"] = token;
    }
    if join["caCertPath"].as_str().unwrap_or_default().is_empty() {
        join["caCertPath"] = json!(format!("{}/ca.crt", c::CERTIFICATES_DIR));
    }
    validate(&join)?;
    config::default_node(&mut join, false)?;
    config::default_timeouts(&mut join);
    Ok(join)
}

fn validate(join: &Value) -> Result<()> {
    let discovery = &join["discovery"];
    let path = FieldPath::new("discovery");
    let mut errors = Vec::new();
    let token = discovery.get("bootstrapToken").filter(|t| !t.is_null());
    let file = discovery.get("file").filter(|f| !f.is_null());
    match (token, file) {
        (None, None) => errors.push(FieldError::invalid(&path, &json!(""), "bootstrapToken or file must be set")),
        (Some(_), Some(_)) => {
            errors.push(FieldError::invalid(&path, &json!(""), "bootstrapToken and file cannot both be set"));
        }
        (Some(token), None) => {
            let below = path.child("bootstrapToken");
            let text = |key: &str| token[key].as_str().unwrap_or_default();
            let pins = token["caCertHashes"].as_array().map_or(0, Vec::len);
            if pins == 0 && token["unsafeSkipCAVerification"] != true {
                errors.push(FieldError::invalid(
                    &below.child("caCertHashes"),
                    &json!(""),
                    "using token-based discovery without caCertHashes can be unsafe. Set unsafeSkipCAVerification as true in your kubeadm config file or pass --discovery-token-unsafe-skip-ca-verification flag to continue",
                ));
            }
            for (key, value) in [
                ("token", text("token")),
                ("tlsBootstrapToken", discovery["tlsBootstrapToken"].as_str().unwrap_or_default()),
            ] {
                if !crate::token::is_token(value) {
                    let at = if key == "token" { below.child(key) } else { path.child(key) };
                    errors.push(FieldError::invalid(&at, &json!(value), "the bootstrap token is invalid"));
                }
            }
            let endpoint = text("apiServerEndpoint");
            if endpoint.is_empty() {
                errors.push(FieldError::required(&below.child("apiServerEndpoint"), "API Server endpoint is not set"));
            }
        }
        (None, Some(_)) => {}
    }
    if errors.is_empty() { Ok(()) } else { Err(Error(apimachinery::field::aggregate(&errors))) }
}

fn timeout(join: &Value, name: &str) -> Duration {
    let text = join["timeouts"][name].as_str().unwrap_or("5m0s");
    Duration::from_nanos(apimachinery::duration::parse(text).unwrap_or(0).unsigned_abs())
}

async fn discover(join: &Value) -> Result<Found> {
    let discovery = &join["discovery"];
    if let Some(path) = discovery.pointer("/file/kubeConfigPath").and_then(Value::as_str) {
        let text =
            std::fs::read_to_string(path).map_err(|e| Error(crate::error::io_text("open", Path::new(path), &e)))?;
        return discovery::read(&text);
    }
    let token = &discovery["bootstrapToken"];
    let pins: Vec<String> =
        token["caCertHashes"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect();
    discovery::by_token(
        token["apiServerEndpoint"].as_str().unwrap_or_default(),
        token["token"].as_str().unwrap_or_default(),
        &pins,
        timeout(join, "discovery"),
    )
    .await
}

pub async fn run(flags: FlagSet) -> Result<()> {
    if flags.bool("control-plane") {
        return fail(
            "joining a control-plane node is not supported by this build yet: join workers, or use upstream's kubeadm for further control-plane nodes",
        );
    }
    let join = load(&flags)?;
    let node = join["nodeRegistration"].clone();
    let name = node["name"].as_str().unwrap_or_default().to_owned();
    let ca_path = join["caCertPath"].as_str().unwrap_or_default().to_owned();
    let in_phase = |phase: &'static str| {
        move |error: Error| {
            if error.0.starts_with("error execution phase") {
                error
            } else {
                Error(format!("error execution phase {phase}: {error}"))
            }
        }
    };

    println!("[preflight] Running pre-flight checks");
    let ignored = preflight::ignored(&flags.list("ignore-preflight-errors"), &node)?;
    preflight::join(&node, &ca_path, &ignored).await?;
    let found = discover(&join).await.map_err(in_phase("preflight"))?;

    let token = join["discovery"]["tlsBootstrapToken"].as_str().unwrap_or_default();
    let bootstrap = discovery::bootstrap_kubeconfig(&found, token);
    let client = client_from(&Kubeconfig::parse(&bootstrap).map_err(|e| Error(e.to_string()))?)?;
    let cluster_configuration = cluster::fetch_cluster_configuration(&client, "preflight")
        .await
        .wrap(|| "unable to fetch the kubeadm-config ConfigMap".into())
        .map_err(in_phase("preflight"))?;
    let _ = cluster_configuration;

    // kubelet-start
    let limit = timeout(&join, "kubernetesAPICall");
    let existing = client.get_opt::<Value>(&NODES, "", &name).await;
    if let Ok(Some(existing)) = existing
        && existing["status"]["conditions"]
            .as_array()
            .into_iter()
            .flatten()
            .any(|c| c["type"] == "Ready" && c["status"] == "True")
    {
        return fail(format!(
            "error execution phase kubelet-start: a Node with name {} and status \"Ready\" already exists in the cluster. You must delete the existing Node or change the name of this new joining Node",
            apimachinery::field::quote(&name)
        ));
    }
    let map: Value =
        until(limit, || async { client.get(&CONFIG_MAPS, "kube-system", "kubelet-config").await.map_err(Error::from) })
            .await
            .map_err(in_phase("kubelet-start"))?;
    let kubelet_configuration = Documents::parse(map["data"]["kubelet"].as_str().unwrap_or_default(), false)?
        .take("KubeletConfiguration")
        .ok_or_else(|| Error("no KubeletConfiguration in ConfigMap \"kubelet-config\"".into()))?;
    let bootstrap_path = format!("{}/bootstrap-kubelet.conf", c::KUBERNETES_DIR);
    files::write(Path::new(&bootstrap_path), &bootstrap, 0o600)?;
    files::write(Path::new(&ca_path), &found.ca_pem, 0o644)?;
    kubelet::try_stop();
    kubelet::write_files(&node, &kubelet_configuration, c::KUBELET_DIR, false)?;
    kubelet::start();
    let done = wait_bootstrap(&join).await;
    if done.is_ok() {
        let _ = std::fs::remove_file(&bootstrap_path);
    }
    done.map_err(in_phase("kubelet-wait-bootstrap"))?;
    println!(
        "\nThis node has joined the cluster:\n* Certificate signing request was sent to apiserver and a response was received.\n* The Kubelet was informed of the new secure connection details.\n\nRun 'kubectl get nodes' on the control-plane to see this node join the cluster.\n"
    );
    Ok(())
}

async fn wait_bootstrap(join: &Value) -> Result<()> {
    cluster::wait_kubelet(timeout(join, "kubeletHealthCheck")).await?;
    println!("[kubelet-start] Waiting for the kubelet to perform the TLS Bootstrap");
    let path = format!("{}/kubelet.conf", c::KUBERNETES_DIR);
    until(timeout(join, "tlsBootstrap"), || async {
        if Path::new(&path).exists() { Ok(()) } else { fail("timed out waiting for the condition") }
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_discovery_gets_upstreams_text() {
        let error = validate(&json!({})).unwrap_err();
        assert_eq!(error.0, r#"discovery: Invalid value: "": bootstrapToken or file must be set"#);
        let join = json!({"discovery": {"tlsBootstrapToken": "abcdef.0123456789abcdef", "bootstrapToken": {
            "token": "abcdef.0123456789abcdef", "apiServerEndpoint": "10.0.0.1:6443"}}});
        let error = validate(&join).unwrap_err();
        assert!(
            error.0.starts_with(r#"discovery.bootstrapToken.caCertHashes: Invalid value: "": using token-based"#),
            "{error}"
        );
    }
}
