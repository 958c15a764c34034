//! `kubeadm config print | migrate | validate | images` and `kubeadm version`.

use std::path::Path;
use std::time::Duration;

use apimachinery::{Value, json};
use component_base::flags::FlagSet;
use component_base::version;
use cri::{Remote, Runtime};

use crate::config::{self, Config, Documents, documents_text, yaml_text};
use crate::constants as c;
use crate::error::{Error, Result, fail, io_text};

/// A configuration of defaults that asks nothing of this host.
fn static_config() -> Result<Config> {
    let mut config = config::finish(
        json!({
            "bootstrapTokens": [{"token": "abcdef.0123456789abcdef"}],
            "localAPIEndpoint": {"advertiseAddress": "1.2.3.4"},
            "nodeRegistration": {"name": "node", "criSocket": c::CONTAINERD_SOCKET, "taints": []},
        }),
        json!({"kubernetesVersion": "v1.37.0"}),
        json!({}),
        json!({}),
    )?;
    config.init["nodeRegistration"]["taints"] = Value::Null;
    config.cluster["kubernetesVersion"] = json!("1.37.0");
    Ok(config)
}

pub fn print_init(flags: &FlagSet) -> Result<()> {
    let config = static_config()?;
    let mut documents = vec![&config.init, &config.cluster];
    if flags.knows("component-configs") {
        for kind in flags.list("component-configs") {
            match kind.as_str() {
                "KubeletConfiguration" => documents.push(&config.kubelet),
                "KubeProxyConfiguration" => documents.push(&config.proxy),
                _ => {
                    return fail(
                        "--component-configs needs to contain some of [KubeProxyConfiguration KubeletConfiguration]",
                    );
                }
            }
        }
    }
    print!("{}", documents_text(&documents));
    Ok(())
}

pub fn print_join() -> Result<()> {
    let mut join = json!({
        "apiVersion": c::KUBEADM_GROUP, "kind": "JoinConfiguration",
        "caCertPath": format!("{}/ca.crt", c::CERTIFICATES_DIR),
        "discovery": {
            "bootstrapToken": {
                "apiServerEndpoint": "kube-apiserver:6443", "token": "abcdef.0123456789abcdef", "unsafeSkipCAVerification": true},
            "tlsBootstrapToken": "abcdef.0123456789abcdef",
        },
        "nodeRegistration": {"criSocket": c::CONTAINERD_SOCKET, "taints": null},
    });
    config::default_node(&mut join, false)?;
    config::default_timeouts(&mut join);
    print!("{}", yaml_text(&join));
    Ok(())
}

pub fn print_reset() -> Result<()> {
    print!(
        "{}",
        yaml_text(&json!({
            "apiVersion": c::KUBEADM_GROUP, "kind": "ResetConfiguration", "certificatesDir": c::CERTIFICATES_DIR,
            "criSocket": c::CONTAINERD_SOCKET, "timeouts": timeouts(),
        }))
    );
    Ok(())
}

pub fn print_upgrade() -> Result<()> {
    print!(
        "{}",
        yaml_text(&json!({
            "apiVersion": c::KUBEADM_GROUP, "kind": "UpgradeConfiguration",
            "apply": {"certificateRenewal": true, "etcdUpgrade": true, "imagePullPolicy": "IfNotPresent", "imagePullSerial": true},
            "diff": {},
            "node": {"certificateRenewal": true, "etcdUpgrade": true, "imagePullPolicy": "IfNotPresent", "imagePullSerial": true},
            "plan": {"etcdUpgrade": true},
            "timeouts": timeouts(),
        }))
    );
    Ok(())
}

fn timeouts() -> Value {
    let mut holder = json!({});
    config::default_timeouts(&mut holder);
    holder["timeouts"].take()
}

fn load_strict(path: &str) -> Result<Config> {
    let mut documents = Documents::read(path, true)?;
    let mut take = |kind: &str| documents.take(kind).unwrap_or_else(|| json!({}));
    let (init, cluster, kubelet, proxy) = (
        take("InitConfiguration"),
        take("ClusterConfiguration"),
        take("KubeletConfiguration"),
        take("KubeProxyConfiguration"),
    );
    config::finish(init, cluster, kubelet, proxy)
}

pub fn validate(flags: &FlagSet) -> Result<()> {
    let path = flags.str("config");
    if path.is_empty() {
        return fail("the --config flag is mandatory");
    }
    load_strict(path)?;
    println!("ok");
    Ok(())
}

pub fn migrate(flags: &FlagSet) -> Result<()> {
    let old = flags.str("old-config");
    if old.is_empty() {
        return fail("the --old-config flag is mandatory");
    }
    let config = load_strict(old)?;
    let text = documents_text(&[&config.init, &config.cluster]);
    let new = flags.str("new-config");
    if new.is_empty() {
        print!("{text}");
        return Ok(());
    }
    std::fs::write(new, text).map_err(|e| {
        Error(format!(
            "failed to write the new configuration to the file {}: {}",
            apimachinery::field::quote(new),
            io_text("open", Path::new(new), &e)
        ))
    })
}

pub fn images_list(flags: &FlagSet) -> Result<()> {
    let config = config::load_init(flags)?;
    let images = config.images();
    match flags.str("output") {
        "json" => print!(
            "{}",
            crate::text::ordered_json(&[
                ("kind", json!("Images")),
                ("apiVersion", json!("output.kubeadm.k8s.io/v1alpha3")),
                ("images", json!(images)),
            ])?
        ),
        "yaml" => print!(
            "{}",
            yaml_text(&json!({"kind": "Images", "apiVersion": "output.kubeadm.k8s.io/v1alpha3", "images": images}))
        ),
        _ => println!("{}", images.join("\n")),
    }
    Ok(())
}

pub async fn images_pull(flags: &FlagSet) -> Result<()> {
    let config = config::load_init(flags)?;
    let remote = Remote::new(config.cri_socket(), None, Duration::from_secs(600)).map_err(|e| Error(e.to_string()))?;
    for image in config.images() {
        let spec = cri::v1::ImageSpec { image: image.clone(), ..Default::default() };
        // An air-gapped host has its images imported; a pull would only fail.
        let present = matches!(remote.image_status(spec.clone(), false).await, Ok(status) if status.image.is_some());
        if !present {
            remote.pull_image(spec, None, None).await.map_err(|e| {
                Error(format!(
                    "failed to pull image {}: failed to pull image {image}: {e}",
                    apimachinery::field::quote(&image)
                ))
            })?;
        }
        println!("[config/images] Pulled {image}");
    }
    Ok(())
}

pub fn version(flags: &FlagSet) -> Result<()> {
    let f = version::field;
    match flags.str("output") {
        "short" => println!("{}", version::git_version()),
        "yaml" | "json" => {
            let object = json!({"clientVersion": {
                "buildDate": f("buildDate"), "compiler": f("compiler"), "gitCommit": f("gitCommit"), "gitTreeState": f("gitTreeState"),
                "gitVersion": f("gitVersion"), "goVersion": f("goVersion"), "major": f("major"), "minor": f("minor"), "platform": f("platform"),
            }});
            if flags.str("output") == "yaml" {
                println!("{}", yaml_text(&object));
            } else {
                println!("{}", serde_json::to_string_pretty(&object).map_err(|e| Error(e.to_string()))?);
            }
        }
        "" => println!(
            "kubeadm version: &version.Info{{Major:\"{}\", Minor:\"{}\", EmulationMajor:\"\", EmulationMinor:\"\", MinCompatibilityMajor:\"\", MinCompatibilityMinor:\"\", GitVersion:\"{}\", GitCommit:\"{}\", GitTreeState:\"{}\", BuildDate:\"{}\", GoVersion:\"{}\", Compiler:\"{}\", Platform:\"{}\"}}",
            f("major"),
            f("minor"),
            f("gitVersion"),
            f("gitCommit"),
            f("gitTreeState"),
            f("buildDate"),
            f("goVersion"),
            f("compiler"),
            f("platform")
        ),
        other => return fail(format!("invalid output format: {other}")),
    }
    Ok(())
}
