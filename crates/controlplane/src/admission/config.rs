//! `--admission-control-config-file`: the configuration of plugins, each inline
//! or in a file of its own whose path is relative to the first.
//!
//! Upstream followed: `apiserver/pkg/admission/config.go`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use apimachinery::Value;

const GROUP_VERSIONS: [&str; 2] = ["apiserver.config.k8s.io/v1", "apiserver.k8s.io/v1alpha1"];
const KIND: &str = "AdmissionConfiguration";

/// Configurations by plugin name.
#[derive(Debug, Clone, Default)]
pub struct PluginConfigurations(BTreeMap<String, Value>);

impl PluginConfigurations {
    /// Reads the file; an empty path is an empty configuration.
    pub fn load(path: &str) -> Result<Self, String> {
        if path.is_empty() {
            return Ok(Self::default());
        }
        let file = Path::new(path);
        let failed = |why: String| format!("failed to read plugin config: {why}");
        let base = file.parent().map(Path::to_path_buf).unwrap_or_default();
        let text = std::fs::read(file).map_err(|error| {
            failed(format!(
                "unable to read admission control configuration from {} [{}]",
                go_quote(path),
                crate::server::security::open_error(file, &error)
            ))
        })?;
        let whole = decode(&text).map_err(failed)?;
        let api_version = whole["apiVersion"].as_str().unwrap_or_default();
        let kind = whole["kind"].as_str().unwrap_or_default();
        if !GROUP_VERSIONS.contains(&api_version) || kind != KIND {
            return Err(failed(format!(
                "no kind {} is registered for version {}",
                go_quote(kind),
                go_quote(api_version)
            )));
        }
        let mut plugins = BTreeMap::new();
        for plugin in super::items(&whole, "plugins") {
            let name = plugin["name"].as_str().unwrap_or_default().to_owned();
            let own = plugin["path"].as_str().unwrap_or_default();
            let configuration = match (&plugin["configuration"], own) {
                (Value::Null, "") => continue,
                (Value::Null, own) => {
                    let own = if Path::new(own).is_absolute() { PathBuf::from(own) } else { base.join(own) };
                    let text = std::fs::read(&own)
                        .map_err(|error| failed(crate::server::security::open_error(&own, &error)))?;
                    decode(&text).map_err(failed)?
                }
                (inline, _) => inline.clone(),
            };
            plugins.insert(name, configuration);
        }
        Ok(PluginConfigurations(plugins))
    }

    /// The configuration of a plugin, null without.
    pub fn of(&self, plugin: &str) -> &Value {
        self.0.get(plugin).unwrap_or(&Value::Null)
    }
}

fn decode(text: &[u8]) -> Result<Value, String> {
    codec::yaml::decode_untyped(text).map(|decoded| decoded.value).map_err(|error| error.0)
}

fn go_quote(text: &str) -> String {
    apimachinery::field::quote(text).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plugins_are_configured_inline_or_by_file() {
        let folder = std::env::temp_dir().join(format!("fk-admission-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let main = folder.join("admission.yaml");
        std::fs::write(folder.join("limits.yaml"), "kind: Configuration\nlimits: [{type: Server, qps: 5}]\n")
            .expect("written");
        let text = "apiVersion: apiserver.config.k8s.io/v1\nkind: AdmissionConfiguration\nplugins:\n- name: EventRateLimit\n  path: limits.yaml\n- name: PodNodeSelector\n  configuration: {podNodeSelectorPluginConfig: {a: b=c}}\n";
        std::fs::write(&main, text).expect("written");
        let read = PluginConfigurations::load(&main.to_string_lossy()).expect("a configuration");
        assert_eq!(read.of("EventRateLimit")["limits"][0]["qps"], 5);
        assert_eq!(read.of("PodNodeSelector")["podNodeSelectorPluginConfig"]["a"], "b=c");
        assert!(read.of("PodSecurity").is_null());
        std::fs::write(&main, "apiVersion: v1\nkind: Pod\n").expect("written");
        let error = PluginConfigurations::load(&main.to_string_lossy()).expect_err("another kind");
        assert!(error.contains("no kind \"Pod\" is registered"), "{error}");
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
