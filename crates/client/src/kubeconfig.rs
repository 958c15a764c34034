//! Kubeconfig files: clusters, users, contexts; relative paths are relative to
//! the file. Upstream followed: client-go/tools/clientcmd.

use std::path::{Path, PathBuf};

use base64::Engine;
use serde::{Deserialize, Serialize};

use crate::auth::ExecConfig;
use crate::config::{AuthConfig, ClientCert, Config, ConfigError, Impersonation, Source};

/// No kubeconfig is larger.
const MAX_BYTES: u64 = 8 << 20;

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Kubeconfig {
    #[serde(rename = "apiVersion")]
    pub api_version: String,
    pub kind: String,
    #[serde(deserialize_with = "crate::meta::null_is_empty")]
    pub clusters: Vec<NamedCluster>,
    #[serde(deserialize_with = "crate::meta::null_is_empty")]
    pub contexts: Vec<NamedContext>,
    pub current_context: String,
    #[serde(deserialize_with = "crate::meta::null_is_empty")]
    pub users: Vec<NamedUser>,
    /// The file this came from; relative paths resolve against its folder.
    #[serde(skip)]
    pub path: PathBuf,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NamedCluster {
    pub name: String,
    pub cluster: Cluster,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Cluster {
    pub server: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub tls_server_name: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub insecure_skip_tls_verify: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub certificate_authority: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub certificate_authority_data: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub proxy_url: String,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NamedContext {
    pub name: String,
    pub context: Context,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Context {
    pub cluster: String,
    pub user: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub namespace: String,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NamedUser {
    pub name: String,
    pub user: User,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct User {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub client_certificate: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub client_certificate_data: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub client_key: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub client_key_data: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub token: String,
    #[serde(rename = "tokenFile", skip_serializing_if = "String::is_empty")]
    pub token_file: String,
    #[serde(rename = "as", skip_serializing_if = "String::is_empty")]
    pub impersonate: String,
    #[serde(rename = "as-uid", skip_serializing_if = "String::is_empty")]
    pub impersonate_uid: String,
    #[serde(rename = "as-groups", skip_serializing_if = "Vec::is_empty")]
    pub impersonate_groups: Vec<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub username: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub password: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exec: Option<Exec>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Exec {
    pub api_version: String,
    pub command: String,
    #[serde(deserialize_with = "crate::meta::null_is_empty")]
    pub args: Vec<String>,
    #[serde(deserialize_with = "crate::meta::null_is_empty")]
    pub env: Vec<ExecEnv>,
    pub install_hint: String,
    pub provide_cluster_info: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExecEnv {
    pub name: String,
    pub value: String,
}

impl Kubeconfig {
    pub fn load(path: &Path) -> Result<Self, ConfigError> {
        let fail = |e: std::io::Error| {
            let cause = match e.kind() {
                std::io::ErrorKind::NotFound => {
                    // What os.Stat says, which is what clientcmd asks first.
                    return ConfigError::new(format!("stat {}: no such file or directory", path.display()));
                }
                _ => crate::error::Cause::from_io(&e, ""),
            };
            ConfigError::new(format!("error loading config file \"{0}\": open {0}: {cause}", path.display()))
        };
        let size = std::fs::metadata(path).map_err(fail)?.len();
        if size > MAX_BYTES {
            return Err(ConfigError::new(format!(
                "error loading config file \"{}\": file is too large",
                path.display()
            )));
        }
        let text = std::fs::read_to_string(path).map_err(fail)?;
        let mut config = Self::parse(&text)
            .map_err(|e| ConfigError::new(format!("error loading config file \"{}\": {e}", path.display())))?;
        config.path = path.to_owned();
        Ok(config)
    }

    /// YAML or JSON text; an empty text is the empty configuration.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        if text.trim().is_empty() {
            return Ok(Self::default());
        }
        let options = serde_saphyr::options! { legacy_octal_numbers: true, budget: None };
        let value: serde_json::Value =
            serde_saphyr::from_str_with_options(text, options).map_err(|e| ConfigError::new(format!("yaml: {e}")))?;
        if value.is_null() {
            return Ok(Self::default());
        }
        serde_json::from_value(value).map_err(|e| ConfigError::new(e.to_string()))
    }

    /// The configuration of `context`, or of the current one when empty.
    pub fn config(&self, context: &str) -> Result<Config, ConfigError> {
        let name = if context.is_empty() { &self.current_context } else { context };
        let context = match self.contexts.iter().find(|c| c.name == name) {
            Some(found) => found.context.clone(),
            None if name.is_empty() && self.clusters.is_empty() => {
                return Err(ConfigError::new(
                    "invalid configuration: no configuration has been provided, try setting KUBERNETES_MASTER environment variable",
                ));
            }
            None if name.is_empty() => Context::default(),
            None => return Err(ConfigError::new(format!("context \"{name}\" does not exist"))),
        };
        let cluster = self.clusters.iter().find(|c| c.name == context.cluster).map(|c| c.cluster.clone());
        let user = self.users.iter().find(|u| u.name == context.user).map(|u| u.user.clone());
        if cluster.is_none() && !context.cluster.is_empty() {
            return Err(ConfigError::new(format!(
                "invalid configuration: cluster \"{}\" was not found for context \"{name}\"",
                context.cluster
            )));
        }
        if user.is_none() && !context.user.is_empty() {
            return Err(ConfigError::new(format!(
                "invalid configuration: user \"{}\" was not found for context \"{name}\"",
                context.user
            )));
        }
        let cluster = cluster.unwrap_or_default();
        if cluster.server.is_empty() {
            return Err(ConfigError::new(if context.cluster.is_empty() {
                "invalid configuration: default cluster has no server defined".to_owned()
            } else {
                format!("invalid configuration: no server found for cluster \"{}\"", context.cluster)
            }));
        }
        let mut config = Config::new(cluster.server.clone());
        config.tls.server_name = Some(cluster.tls_server_name.clone()).filter(|n| !n.is_empty());
        config.tls.insecure_skip_verify = cluster.insecure_skip_tls_verify;
        config.tls.ca = self.source(&cluster.certificate_authority, &cluster.certificate_authority_data, || {
            format!("certificate-authority-data of cluster \"{}\"", context.cluster)
        })?;
        config.proxy_url = Some(cluster.proxy_url.clone()).filter(|u| !u.is_empty());
        if !context.namespace.is_empty() {
            config.namespace = context.namespace.clone();
        }
        self.apply_user(&mut config, user.unwrap_or_default(), &context.user)?;
        Ok(config)
    }

    fn apply_user(&self, config: &mut Config, user: User, name: &str) -> Result<(), ConfigError> {
        let cert = self.source(&user.client_certificate, &user.client_certificate_data, || {
            format!("client-certificate-data of user \"{name}\"")
        })?;
        let key =
            self.source(&user.client_key, &user.client_key_data, || format!("client-key-data of user \"{name}\""))?;
        config.tls.client = match (cert, key) {
            (Some(cert), Some(key)) => Some(ClientCert::Pem { cert, key }),
            (None, None) => None,
            (Some(_), None) => {
                return Err(ConfigError::new(format!(
                    "invalid configuration: client-key-data or client-key must be specified for {name} to use the clientCert authentication method."
                )));
            }
            (None, Some(_)) => None,
        };
        config.auth = if !user.token_file.is_empty() {
            AuthConfig::TokenFile(self.resolve(&user.token_file))
        } else if !user.token.is_empty() {
            AuthConfig::Token(user.token)
        } else if let Some(exec) = user.exec {
            AuthConfig::Exec(Box::new(ExecConfig {
                command: exec.command,
                args: exec.args,
                env: exec.env.into_iter().map(|e| (e.name, e.value)).collect(),
                api_version: exec.api_version,
                install_hint: exec.install_hint,
                provide_cluster_info: exec.provide_cluster_info,
            }))
        } else if !user.username.is_empty() {
            AuthConfig::Basic { username: user.username, password: user.password }
        } else {
            AuthConfig::None
        };
        config.impersonate = Impersonation {
            user: user.impersonate,
            uid: user.impersonate_uid,
            groups: user.impersonate_groups,
            extra: Vec::new(),
        };
        Ok(())
    }

    /// Inline data wins over a file, as upstream's.
    fn source(&self, file: &str, data: &str, what: impl Fn() -> String) -> Result<Option<Source>, ConfigError> {
        if !data.is_empty() {
            let bytes = base64::engine::general_purpose::STANDARD
                .decode(data.split_whitespace().collect::<String>())
                .map_err(|e| ConfigError::new(format!("invalid configuration: {}: {e}", what())))?;
            return Ok(Some(Source::Inline(bytes)));
        }
        if file.is_empty() {
            return Ok(None);
        }
        let path = self.resolve(file);
        if let Err(error) = std::fs::metadata(&path) {
            return Err(ConfigError::new(format!(
                "invalid configuration: unable to read {file}: open {}: {}",
                path.display(),
                crate::error::Cause::from_io(&error, "")
            )));
        }
        Ok(Some(Source::File(path)))
    }

    fn resolve(&self, file: &str) -> PathBuf {
        match self.path.parent() {
            Some(dir) if Path::new(file).is_relative() => dir.join(file),
            _ => PathBuf::from(file),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
apiVersion: v1
kind: Config
clusters:
- name: kubernetes
  cluster:
    server: https://192.0.2.10:6443
    certificate-authority-data: Y2E=
    tls-server-name: kubernetes
contexts:
- name: kubernetes-admin@kubernetes
  context: {cluster: kubernetes, user: kubernetes-admin, namespace: work}
current-context: kubernetes-admin@kubernetes
users:
- name: kubernetes-admin
  user:
    client-certificate-data: Y2VydA==
    client-key-data: a2V5
- name: token
  user: {tokenFile: tokens/t}
"#;

    #[test]
    fn inline_data_and_context() {
        let config = Kubeconfig::parse(TEXT).unwrap().config("").unwrap();
        assert_eq!(config.host, "https://192.0.2.10:6443");
        assert_eq!(config.namespace, "work");
        assert_eq!(config.tls.server_name.as_deref(), Some("kubernetes"));
        assert_eq!(config.tls.ca, Some(Source::Inline(b"ca".to_vec())));
        match config.tls.client {
            Some(ClientCert::Pem { cert: Source::Inline(cert), key: Source::Inline(key) }) => {
                assert_eq!((cert, key), (b"cert".to_vec(), b"key".to_vec()));
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn faults_read_as_upstream() {
        let config = Kubeconfig::parse(TEXT).unwrap();
        assert_eq!(config.config("x").unwrap_err().0, "context \"x\" does not exist");
        let missing = Kubeconfig::load(Path::new("/nonexistent/kubeconfig")).unwrap_err();
        assert_eq!(missing.0, "stat /nonexistent/kubeconfig: no such file or directory");
        assert!(
            Kubeconfig::parse("").unwrap().config("").unwrap_err().0.contains("no configuration has been provided")
        );
    }
}
