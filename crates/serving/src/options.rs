//! The flags of serving, authentication and authorization.

use component_base::flags::FlagSet;

#[derive(Debug, Clone, Default)]
pub struct Options {
    /// `0.0.0.0` and `::` listen on both families where the system does.
    pub bind_address: String,
    /// 0: no serving.
    pub port: u16,
    pub tls_cert_file: String,
    pub tls_private_key_file: String,
    pub tls_min_version: String,
    pub tls_cipher_suites: Vec<String>,
    pub client_ca_file: String,
    pub authentication_kubeconfig: String,
    pub authorization_kubeconfig: String,
    pub always_allow_paths: Vec<String>,
}

impl Options {
    pub fn from_flags(flags: &FlagSet) -> Self {
        let text = |name: &str| flags.str(name).to_owned();
        Options {
            bind_address: text("bind-address"),
            port: flags.i64("secure-port").clamp(0, 65535) as u16,
            tls_cert_file: text("tls-cert-file"),
            tls_private_key_file: text("tls-private-key-file"),
            tls_min_version: text("tls-min-version"),
            tls_cipher_suites: flags.list("tls-cipher-suites"),
            client_ca_file: text("client-ca-file"),
            authentication_kubeconfig: text("authentication-kubeconfig"),
            authorization_kubeconfig: text("authorization-kubeconfig"),
            always_allow_paths: flags.list("authorization-always-allow-paths"),
        }
    }
}
