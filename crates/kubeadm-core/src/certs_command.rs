//! `kubeadm certs check-expiration | renew | certificate-key | generate-csr`.

use std::path::{Path, PathBuf};

use apimachinery::{Value, json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use component_base::flags::FlagSet;
use pki::{Certificate, CertificateRequest, PrivateKey};

use crate::certs::{self, TREE};
use crate::config::{self, Config, yaml_text};
use crate::constants as c;
use crate::error::{Error, Result, fail};
use crate::kubeconfig::{self, FILES};
use crate::{cluster, copy_certs, files};

/// The cluster's configuration when it can be had, else defaults.
async fn configuration(flags: &FlagSet, prefix: &str) -> Result<Config> {
    let path = if flags.knows("kubeconfig") { flags.str("kubeconfig") } else { "" };
    let path = if path.is_empty() { format!("{}/admin.conf", c::KUBERNETES_DIR) } else { path.to_owned() };
    let mut config = config::load_init(flags)?;
    if (flags.knows("config") && !flags.str("config").is_empty()) || !Path::new(&path).exists() {
        return Ok(config);
    }
    let client = cluster::client_from_file(&path)?.with_timeout(Some(std::time::Duration::from_secs(10)));
    match cluster::fetch_cluster_configuration(&client, prefix).await {
        Ok(found) => {
            config = config::finish(config.init, found, json!({}), json!({}))?;
            println!();
        }
        Err(error) => println!(
            "[{prefix}] Error reading configuration from the Cluster. Falling back to default configuration: {error}\n"
        ),
    }
    Ok(config)
}

struct Row {
    name: String,
    ca: String,
    certificate: Option<Certificate>,
}

fn rows(dir: &Path) -> (Vec<Row>, Vec<Row>) {
    let read = |path: PathBuf| certs::read_certificate(&path).ok();
    let mut leaves: Vec<Row> = TREE
        .iter()
        .filter(|s| !s.ca.is_empty())
        .map(|s| Row { name: s.name.into(), ca: s.ca.into(), certificate: read(dir.join(format!("{}.crt", s.base))) })
        .collect();
    for spec in FILES.iter().filter(|s| !s.long_name.is_empty()) {
        let certificate = kubeconfig_certificate(&Path::new(c::KUBERNETES_DIR).join(spec.file));
        leaves.push(Row { name: spec.file.into(), ca: "ca".into(), certificate });
    }
    leaves.sort_by(|a, b| a.name.cmp(&b.name));
    let mut authorities: Vec<Row> = TREE
        .iter()
        .filter(|s| s.ca.is_empty())
        .map(|s| Row { name: s.name.into(), ca: String::new(), certificate: read(dir.join(format!("{}.crt", s.base))) })
        .collect();
    authorities.sort_by(|a, b| a.name.cmp(&b.name));
    (leaves, authorities)
}

fn kubeconfig_certificate(path: &Path) -> Option<Certificate> {
    let kubeconfig = client::Kubeconfig::load(path).ok()?;
    let data = &kubeconfig.users.first()?.user.client_certificate_data;
    let pem = STANDARD.decode(data.trim()).ok()?;
    Certificate::all_from_pem(&String::from_utf8_lossy(&pem)).ok()?.into_iter().next()
}

fn when(seconds: i64) -> String {
    match jiff::Timestamp::from_second(seconds) {
        Ok(at) => at.to_zoned(jiff::tz::TimeZone::UTC).strftime("%b %d, %Y %H:%M UTC").to_string(),
        Err(_) => String::new(),
    }
}

pub async fn check_expiration(flags: &FlagSet) -> Result<()> {
    let config = configuration(flags, "check-expiration").await?;
    let (leaves, authorities) = rows(Path::new(config.certificates_dir()));
    let now = certs::now();
    let output = flags.str("output");
    if output == "json" || output == "yaml" {
        let shown = |rows: &[Row], leaf: bool| -> Value {
            rows.iter()
                .map(|r| {
                    let mut row =
                        json!({"name": r.name, "externallyManaged": false, "missing": r.certificate.is_none()});
                    match &r.certificate {
                        Some(certificate) => {
                            row["expirationDate"] = json!(apimachinery::time::format(certificate.not_after()));
                            row["residualTime"] = json!(certificate.not_after() - now);
                        }
                        None => {
                            row["expirationDate"] = json!("0001-01-01T00:00:00Z");
                            row["residualTime"] = json!(0);
                        }
                    }
                    if leaf {
                        row["caName"] = json!(r.ca);
                    }
                    row
                })
                .collect()
        };
        let object = json!({
            "apiVersion": "output.kubeadm.k8s.io/v1alpha3", "kind": "CertificateExpirationInfo",
            "certificates": shown(&leaves, true), "certificateAuthorities": shown(&authorities, false),
        });
        if output == "yaml" {
            print!("{}", yaml_text(&object));
        } else {
            println!("{}", serde_json::to_string_pretty(&object).map_err(|e| Error(e.to_string()))?);
        }
        return Ok(());
    }
    let residual = |certificate: &Certificate| crate::token::short_human_duration(certificate.not_after() - now);
    let mut table = vec![
        vec!["CERTIFICATE", "EXPIRES", "RESIDUAL TIME", "CERTIFICATE AUTHORITY", "EXTERNALLY MANAGED"]
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>(),
    ];
    for row in &leaves {
        table.push(match &row.certificate {
            Some(certificate) => vec![
                row.name.clone(),
                when(certificate.not_after()),
                residual(certificate),
                row.ca.clone(),
                "no".into(),
            ],
            None => vec![format!("!MISSING! {}", row.name), String::new(), String::new(), String::new(), String::new()],
        });
    }
    print!("{}", trailing(&crate::text::table(&table, 3), &table));
    println!();
    let mut table = vec![
        vec!["CERTIFICATE AUTHORITY", "EXPIRES", "RESIDUAL TIME", "EXTERNALLY MANAGED"]
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>(),
    ];
    for row in &authorities {
        table.push(match &row.certificate {
            Some(certificate) => {
                vec![row.name.clone(), when(certificate.not_after()), residual(certificate), "no".into()]
            }
            None => vec![format!("!MISSING! {}", row.name), String::new(), String::new(), String::new()],
        });
    }
    print!("{}", trailing(&crate::text::table(&table, 3), &table));
    Ok(())
}

/// Rows below the head end with the six spaces of upstream's tabs.
fn trailing(text: &str, table: &[Vec<String>]) -> String {
    text.lines()
        .zip(table)
        .enumerate()
        .map(|(index, (line, row))| {
            let full = row.last().is_some_and(|cell| !cell.is_empty());
            if index > 0 && full { format!("{line}      \n") } else { format!("{line}\n") }
        })
        .collect()
}

pub async fn renew(which: &str, flags: &FlagSet) -> Result<()> {
    let config = configuration(flags, "renew").await?;
    let dir = PathBuf::from(config.certificates_dir());
    let algorithm = certs::algorithm(&config)?;
    let mut names: Vec<(&str, &str)> =
        TREE.iter().filter(|s| !s.ca.is_empty()).map(|s| (s.name, s.long_name)).collect();
    names.extend(FILES.iter().filter(|s| !s.long_name.is_empty()).map(|s| (s.file, s.long_name)));
    names.sort_unstable();
    for (name, long_name) in names.into_iter().filter(|(name, _)| which == "all" || *name == which) {
        if let Some(spec) = certs::spec(name) {
            let Ok(old) = certs::read_pair(&dir, spec.base) else {
                println!("MISSING! {long_name}");
                continue;
            };
            // A renewed certificate keeps its names.
            let mut pair = certs::issue(spec, &config, &dir, PrivateKey::generate(algorithm)?)?;
            let ca = certs::read_pair(&dir, certs::spec(spec.ca).map_or(spec.ca, |s| s.base))?;
            let template = pki::issue::CertificateTemplate::leaf(
                old.certificate.subject().clone(),
                old.certificate.names().clone(),
                spec.usages,
                pair.certificate.not_before(),
                pair.certificate.not_after(),
            );
            pair.certificate = template.sign(pair.key.public(), &ca.certificate, &ca.key)?;
            certs::write_pair(&dir, spec.base, &pair)?;
        } else if let Some(spec) = FILES.iter().find(|s| s.file == name) {
            let path = Path::new(c::KUBERNETES_DIR).join(spec.file);
            let Ok(old) = client::Kubeconfig::load(&path) else {
                println!("MISSING! {long_name}");
                continue;
            };
            let organizations: &[&str] = if spec.organization.is_empty() { &[] } else { &[spec.organization] };
            let (pair, ca) = kubeconfig::issue_client(
                &config,
                &dir,
                &spec.user_name(config.node_name()),
                organizations,
                PrivateKey::generate(algorithm)?,
                certs::validity(&config, false),
            )?;
            let server = old.clusters.first().map(|c| c.cluster.server.clone()).unwrap_or_default();
            let body = kubeconfig::text(
                &server,
                &ca,
                config.cluster_text("/clusterName"),
                &spec.user_name(config.node_name()),
                kubeconfig::embedded(&pair)?,
            );
            files::write(&path, &body, 0o600)?;
        }
        println!("{long_name} renewed");
    }
    if which == "all" {
        println!(
            "\nDone renewing certificates. You must restart the kube-apiserver, kube-controller-manager, kube-scheduler and etcd, so that they can use the new certificates."
        );
    }
    Ok(())
}

pub fn certificate_key() {
    println!("{}", copy_certs::new_key());
}

/// Keys and requests for an authority outside.
pub fn generate_csr(flags: &FlagSet) -> Result<()> {
    let config = config::load_init(flags)?;
    let algorithm = certs::algorithm(&config)?;
    let certificates = PathBuf::from(flags.str("cert-dir"));
    let dir = PathBuf::from(flags.str("kubeconfig-dir"));
    println!("generating keys and CSRs in {}", certificates.display());
    for spec in TREE.iter().filter(|s| !s.ca.is_empty()) {
        println!("  {}", spec.base);
        let key_path = certificates.join(format!("{}.key", spec.base));
        let csr_path = certificates.join(format!("{}.csr", spec.base));
        if key_path.exists() || csr_path.exists() {
            return fail(format!("key or CSR {} exists already", apimachinery::field::quote(spec.base)));
        }
        let key = PrivateKey::generate(algorithm)?;
        let common_name = if spec.common_name.is_empty() { config.node_name() } else { spec.common_name };
        let subject = pki::issue::Subject::new(common_name, &[]);
        let request = CertificateRequest::create(&subject, &certs::alternative_names(spec, &config)?, &key)?;
        files::write(&key_path, &key.to_pem()?, 0o600)?;
        files::write(&csr_path, &request.to_pem(), 0o600)?;
    }
    println!("generating keys and CSRs in {}", dir.display());
    for spec in FILES {
        println!("  {}", spec.file);
        let key = PrivateKey::generate(algorithm)?;
        let user = spec.user_name(config.node_name());
        let organizations: &[&str] = if spec.organization.is_empty() { &[] } else { &[spec.organization] };
        let subject = pki::issue::Subject::new(&user, organizations);
        let request = CertificateRequest::create(&subject, &pki::certificate::AlternativeNames::default(), &key)?;
        let server = if spec.local { config.local_endpoint() } else { config.control_plane_endpoint() };
        let cluster = config.cluster_text("/clusterName");
        let body = yaml_text(&json!({
            "apiVersion": "v1", "kind": "Config", "current-context": format!("{user}@{cluster}"),
            "clusters": [{"name": cluster, "cluster": {"server": server}}],
            "contexts": [{"name": format!("{user}@{cluster}"), "context": {"cluster": cluster, "user": user}}],
            "users": [{"name": user, "user": {"client-key-data": STANDARD.encode(key.to_pem()?)}}],
        }));
        files::write(&dir.join(spec.file), &body, 0o600)?;
        files::write(&dir.join(format!("{}.csr", spec.file)), &request.to_pem(), 0o600)?;
    }
    Ok(())
}

/// `kubeadm kubeconfig user`.
pub fn kubeconfig_user(flags: &FlagSet) -> Result<()> {
    let name = flags.str("client-name");
    if name.is_empty() {
        return fail("required flag(s) \"client-name\" not set");
    }
    let config = config::load_init(flags)?;
    let dir = PathBuf::from(config.certificates_dir());
    let server = config.control_plane_endpoint();
    let token = flags.str("token");
    let body = if token.is_empty() {
        let organizations = flags.list("org");
        let organizations: Vec<&str> = organizations.iter().map(String::as_str).collect();
        let seconds = apimachinery::duration::parse(flags.str("validity-period")).unwrap_or(0) / 1_000_000_000;
        let seconds = if seconds > 0 { seconds } else { certs::validity(&config, false) };
        let key = PrivateKey::generate(certs::algorithm(&config)?)?;
        let (pair, ca) = kubeconfig::issue_client(&config, &dir, name, &organizations, key, seconds)?;
        kubeconfig::text(&server, &ca, config.cluster_text("/clusterName"), name, kubeconfig::embedded(&pair)?)
    } else {
        let ca = certs::read_certificate(&dir.join("ca.crt"))?;
        kubeconfig::text(&server, &ca, config.cluster_text("/clusterName"), name, json!({"token": token}))
    };
    println!("{body}");
    Ok(())
}
