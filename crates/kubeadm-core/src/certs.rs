//! The certificate tree of a cluster (`phases/certs`): authorities, leaves and
//! the service-account key pair, found on disk or made.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::{SystemTime, UNIX_EPOCH};

use apimachinery::Value;
use pki::issue::{CertificateTemplate, Subject, Usage};
use pki::{Certificate, KeyAlgorithm, PrivateKey, certificate::AlternativeNames};

use crate::config::{Config, nth_address};
use crate::error::{Error, Result, Wrap, fail};

/// A node of the tree. `base` is the file's path below the certificates folder.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// Name of the phase and of `certs renew`.
    pub name: &'static str,
    pub base: &'static str,
    /// Empty for an authority.
    pub ca: &'static str,
    pub common_name: &'static str,
    pub usages: &'static [Usage],
    /// What `certs renew` calls it.
    pub long_name: &'static str,
}

pub const TREE: [Spec; 10] = [
    authority("ca", "ca", "kubernetes"),
    leaf(
        "apiserver",
        "apiserver",
        "ca",
        "kube-apiserver",
        &[Usage::ServerAuth],
        "certificate for serving the Kubernetes API",
    ),
    leaf(
        "apiserver-kubelet-client",
        "apiserver-kubelet-client",
        "ca",
        "kube-apiserver-kubelet-client",
        &[Usage::ClientAuth],
        "certificate for the API server to connect to kubelet",
    ),
    authority("front-proxy-ca", "front-proxy-ca", "front-proxy-ca"),
    leaf(
        "front-proxy-client",
        "front-proxy-client",
        "front-proxy-ca",
        "front-proxy-client",
        &[Usage::ClientAuth],
        "certificate for the front proxy client",
    ),
    authority("etcd-ca", "etcd/ca", "etcd-ca"),
    leaf(
        "etcd-server",
        "etcd/server",
        "etcd-ca",
        "",
        &[Usage::ServerAuth, Usage::ClientAuth],
        "certificate for serving etcd",
    ),
    leaf(
        "etcd-peer",
        "etcd/peer",
        "etcd-ca",
        "",
        &[Usage::ServerAuth, Usage::ClientAuth],
        "certificate for etcd nodes to communicate with each other",
    ),
    leaf(
        "etcd-healthcheck-client",
        "etcd/healthcheck-client",
        "etcd-ca",
        "kube-etcd-healthcheck-client",
        &[Usage::ClientAuth],
        "certificate for liveness probes to healthcheck etcd",
    ),
    leaf(
        "apiserver-etcd-client",
        "apiserver-etcd-client",
        "etcd-ca",
        "kube-apiserver-etcd-client",
        &[Usage::ClientAuth],
        "certificate the apiserver uses to access etcd",
    ),
];

const fn authority(name: &'static str, base: &'static str, common_name: &'static str) -> Spec {
    Spec { name, base, ca: "", common_name, usages: &[], long_name: "" }
}
const fn leaf(
    name: &'static str,
    base: &'static str,
    ca: &'static str,
    common_name: &'static str,
    usages: &'static [Usage],
    long_name: &'static str,
) -> Spec {
    Spec { name, base, ca, common_name, usages, long_name }
}

pub fn spec(name: &str) -> Option<&'static Spec> {
    TREE.iter().find(|s| s.name == name)
}

pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| i64::try_from(d.as_secs()).unwrap_or(i64::MAX))
}

/// Keys made ahead by threads of their own: RSA generation is the largest cost
/// of `init`, and the host idles while preflight runs.
pub struct KeyPool {
    keys: mpsc::Receiver<PrivateKey>,
    algorithm: KeyAlgorithm,
}

impl KeyPool {
    /// Starts making `count` keys.
    pub fn start(algorithm: KeyAlgorithm, count: usize) -> Self {
        let (sender, keys) = mpsc::sync_channel(count.max(1));
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(count).max(1);
        for worker in 0..threads {
            let sender = sender.clone();
            let share = count / threads + usize::from(worker < count % threads);
            std::thread::spawn(move || {
                for _ in 0..share {
                    let Ok(key) = PrivateKey::generate(algorithm) else { return };
                    if sender.send(key).is_err() {
                        return;
                    }
                }
            });
        }
        KeyPool { keys, algorithm }
    }

    pub fn take(&self) -> Result<PrivateKey> {
        match self.keys.recv() {
            Ok(key) => Ok(key),
            // The pool was smaller than the need.
            Err(_) => PrivateKey::generate(self.algorithm).map_err(Error::from),
        }
    }
}

pub fn algorithm(config: &Config) -> Result<KeyAlgorithm> {
    let name = config.cluster_text("/encryptionAlgorithm");
    KeyAlgorithm::from_kubeadm_name(name)
        .ok_or_else(|| Error(format!("unknown encryption algorithm {}", apimachinery::field::quote(name))))
}

/// Seconds of a validity period.
pub fn validity(config: &Config, ca: bool) -> i64 {
    let key = if ca { "/caCertificateValidityPeriod" } else { "/certificateValidityPeriod" };
    apimachinery::duration::parse(config.cluster_text(key)).unwrap_or(0) / 1_000_000_000
}

pub struct Pair {
    pub certificate: Certificate,
    pub key: PrivateKey,
}

fn paths(dir: &Path, base: &str) -> (PathBuf, PathBuf) {
    (dir.join(format!("{base}.crt")), dir.join(format!("{base}.key")))
}

pub fn read_certificate(path: &Path) -> Result<Certificate> {
    let text = std::fs::read_to_string(path).map_err(|e| {
        Error(format!(
            "couldn't load the certificate file {}: {}",
            path.display(),
            crate::error::io_text("open", path, &e)
        ))
    })?;
    Certificate::all_from_pem(&text)?.into_iter().next().ok_or_else(|| {
        Error(format!(
            "couldn't load the certificate file {}: data does not contain any valid RSA or ECDSA certificates",
            path.display()
        ))
    })
}

pub fn read_pair(dir: &Path, base: &str) -> Result<Pair> {
    let (crt, key) = paths(dir, base);
    let certificate = read_certificate(&crt)?;
    let text = std::fs::read_to_string(&key).map_err(|e| {
        Error(format!(
            "couldn't load the private key file {}: {}",
            key.display(),
            crate::error::io_text("open", &key, &e)
        ))
    })?;
    Ok(Pair { certificate, key: PrivateKey::from_pem(&text)? })
}

pub fn write_pair(dir: &Path, base: &str, pair: &Pair) -> Result<()> {
    let (crt, key) = paths(dir, base);
    crate::files::write(&key, &pair.key.to_pem()?, 0o600)?;
    crate::files::write(&crt, &pair.certificate.to_pem(), 0o644)
}

/// Makes or finds one certificate of the tree and says so.
pub fn ensure(spec: &Spec, config: &Config, dir: &Path, keys: &KeyPool) -> Result<()> {
    let (crt, key) = paths(dir, spec.base);
    let display = spec.base;
    if crt.exists() {
        if spec.ca.is_empty() {
            let certificate = read_certificate(&crt)?;
            if !certificate.is_ca() {
                return fail(format!("certificate {display} is not a CA"));
            }
            println!("[certs] Using existing {display} certificate authority");
            return Ok(());
        }
        if key.exists() {
            let pair = read_pair(dir, spec.base)?;
            let ca = read_certificate(&paths(dir, self::spec(spec.ca).map_or(spec.ca, |s| s.base)).0)?;
            pair.certificate
                .check_signed_by(ca.public_key())
                .wrap(|| format!("[certs] certificate {display} not signed by CA certificate {}", spec.ca))?;
            println!("[certs] Using existing {display} certificate and key on disk");
            return Ok(());
        }
    }
    println!("[certs] Generating {} certificate and key", apimachinery::field::quote(display));
    let pair = issue(spec, config, dir, keys.take()?)?;
    if !pair.certificate.names().dns.is_empty() && !spec.ca.is_empty() {
        let names = pair.certificate.names();
        let ips: Vec<String> = names.ips.iter().map(ToString::to_string).collect();
        println!(
            "[certs] {display} serving cert is signed for DNS names [{}] and IPs [{}]",
            names.dns.join(" "),
            ips.join(" ")
        );
    }
    write_pair(dir, spec.base, &pair)
}

/// Signs a certificate of the tree for `key`.
pub fn issue(spec: &Spec, config: &Config, dir: &Path, key: PrivateKey) -> Result<Pair> {
    let now = now();
    // Upstream lets certificates start a little in the past for skewed clocks.
    let not_before = now - 300;
    if spec.ca.is_empty() {
        let template = CertificateTemplate::authority(
            Subject::new(spec.common_name, &[]),
            not_before,
            now + validity(config, true),
        );
        return Ok(Pair { certificate: template.self_sign(&key)?, key });
    }
    let ca = read_pair(dir, self::spec(spec.ca).map_or(spec.ca, |s| s.base))?;
    let names = alternative_names(spec, config)?;
    let common_name = if spec.common_name.is_empty() { config.node_name() } else { spec.common_name };
    let template = CertificateTemplate::leaf(
        Subject::new(common_name, &[]),
        names,
        spec.usages,
        not_before,
        now + validity(config, false),
    );
    Ok(Pair { certificate: template.sign(key.public(), &ca.certificate, &ca.key)?, key })
}

/// Subject alternative names of the serving certificates.
pub fn alternative_names(spec: &Spec, config: &Config) -> Result<AlternativeNames> {
    let mut dns: Vec<String>;
    let mut ips: Vec<IpAddr> = Vec::new();
    let advertise: IpAddr = config
        .advertise_address()
        .parse()
        .map_err(|_| Error(format!("error parsing LocalAPIEndpoint AdvertiseAddress {}: is not a valid textual representation of an IP address", config.advertise_address())))?;
    let extra = match spec.name {
        "apiserver" => {
            dns = vec!["kubernetes".into(), "kubernetes.default".into(), "kubernetes.default.svc".into()];
            dns.push(format!("kubernetes.default.svc.{}", config.dns_domain()));
            dns.push(config.node_name().to_owned());
            if let Ok(ip) = nth_address(config.service_subnet(), 1)?.parse() {
                ips.push(ip);
            }
            ips.push(advertise);
            let endpoint = config.cluster_text("/controlPlaneEndpoint");
            if !endpoint.is_empty() {
                let host =
                    endpoint.rsplit_once(':').filter(|(_, p)| p.parse::<u16>().is_ok()).map_or(endpoint, |(h, _)| h);
                push_name(host.trim_matches(['[', ']']), &mut dns, &mut ips);
            }
            "/apiServer/certSANs"
        }
        "etcd-server" | "etcd-peer" => {
            dns = vec!["localhost".into(), config.node_name().to_owned()];
            ips = vec![advertise, IpAddr::from([127, 0, 0, 1]), IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1u16])];
            if spec.name == "etcd-server" { "/etcd/local/serverCertSANs" } else { "/etcd/local/peerCertSANs" }
        }
        _ => return Ok(AlternativeNames::default()),
    };
    for name in config.cluster.pointer(extra).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
    {
        push_name(name, &mut dns, &mut ips);
    }
    // Recordings list the names sorted, as upstream's sets are.
    dns.sort();
    dns.dedup();
    Ok(AlternativeNames { dns, ips, ..Default::default() })
}

fn push_name(name: &str, dns: &mut Vec<String>, ips: &mut Vec<IpAddr>) {
    match name.parse::<IpAddr>() {
        Ok(ip) if !ips.contains(&ip) => ips.push(ip),
        Ok(_) => {}
        Err(_) => dns.push(name.to_owned()),
    }
}

pub fn ensure_service_account_keys(dir: &Path, keys: &KeyPool) -> Result<()> {
    let (private, public) = (dir.join("sa.key"), dir.join("sa.pub"));
    if private.exists() {
        let text = std::fs::read_to_string(&private).wrap(|| format!("couldn't read {}", private.display()))?;
        let key = PrivateKey::from_pem(&text)?;
        if !public.exists() {
            crate::files::write(&public, &key.public().to_pem(), 0o600)?;
        }
        println!("[certs] Using the existing {} key", apimachinery::field::quote("sa"));
        return Ok(());
    }
    println!("[certs] Generating \"sa\" key and public key");
    let key = keys.take()?;
    crate::files::write(&private, &key.to_pem()?, 0o600)?;
    crate::files::write(&public, &key.public().to_pem(), 0o600)
}

/// All of `init phase certs`.
pub fn ensure_all(config: &Config, dir: &Path, keys: &KeyPool) -> Result<()> {
    let external_etcd = !config.cluster.pointer("/etcd/external").is_none_or(Value::is_null);
    for spec in
        TREE.iter().filter(|s| !(external_etcd && (s.name.starts_with("etcd") || s.name == "apiserver-etcd-client")))
    {
        ensure(spec, config, dir, keys)?;
    }
    ensure_service_account_keys(dir, keys)
}

/// `sha256:HEX` of an authority's public key, for `--discovery-token-ca-cert-hash`.
pub fn pin(certificate: &Certificate) -> String {
    format!("sha256:{}", certificate.public_key_sha256_hex())
}
