//! `kubeadm init` and `kubeadm init phase …`: one list of phases, run in order.

use std::path::{Path, PathBuf};

use apimachinery::Value;
use client::Client;
use component_base::flags::FlagSet;

use crate::certs::{self, KeyPool};
use crate::cluster;
use crate::config::{self, Config, yaml_text};
use crate::constants as c;
use crate::error::{Error, Result, Wrap, fail};
use crate::{addons, files, kubeconfig, kubelet, manifests, preflight};

/// Phases of `init` in order; names as `--skip-phases` takes them.
const PHASES: [&str; 14] = [
    "preflight",
    "certs",
    "kubeconfig",
    "etcd",
    "control-plane",
    "kubelet-start",
    "wait-control-plane",
    "upload-config",
    "upload-certs",
    "mark-control-plane",
    "bootstrap-token",
    "kubelet-finalize",
    "addon",
    "show-join-command",
];

/// Keys that a whole init makes: nine pairs of the tree, sa, four kubeconfigs and more.
const INIT_KEYS: usize = 16;

struct Run {
    config: Config,
    flags: FlagSet,
    kubernetes_dir: PathBuf,
    manifests_dir: PathBuf,
    kubelet_dir: String,
    certificates_dir: PathBuf,
    dry_run: bool,
    keys: KeyPool,
    admin: Option<Client>,
}

impl Run {
    fn new(flags: FlagSet, key_count: usize) -> Result<Self> {
        let config = config::load_init(&flags)?;
        let kubernetes_dir = if flags.knows("kubeconfig-dir") && !flags.str("kubeconfig-dir").is_empty() {
            PathBuf::from(flags.str("kubeconfig-dir"))
        } else {
            PathBuf::from(c::KUBERNETES_DIR)
        };
        let keys = KeyPool::start(certs::algorithm(&config)?, key_count);
        Ok(Run {
            certificates_dir: PathBuf::from(config.certificates_dir()),
            manifests_dir: PathBuf::from(c::MANIFESTS_DIR),
            kubelet_dir: c::KUBELET_DIR.to_owned(),
            dry_run: config::flag_true(&config.init, "/dryRun"),
            kubernetes_dir,
            config,
            flags,
            keys,
            admin: None,
        })
    }

    fn flag_list(&self, name: &str) -> Vec<String> {
        if self.flags.knows(name) { self.flags.list(name) } else { Vec::new() }
    }

    async fn admin(&mut self) -> Result<Client> {
        if self.admin.is_none() {
            let path = if self.flags.knows("kubeconfig") && self.flags.changed("kubeconfig") {
                Some(self.flags.str("kubeconfig").to_owned())
            } else {
                None
            };
            let client = match path {
                Some(path) => cluster::client_from_file(&path)?,
                None => {
                    let limit = self.config.timeout("kubernetesAPICall");
                    cluster::ensure_admin(&self.kubernetes_dir.to_string_lossy(), limit).await?
                }
            };
            self.admin = Some(client);
        }
        self.admin.clone().ok_or_else(|| Error("no admin client".into()))
    }

    async fn phase(&mut self, name: &str, part: &str) -> Result<()> {
        let wants = |each: &str| part.is_empty() || part == "all" || part == each;
        match name {
            "preflight" => {
                println!("[preflight] Running pre-flight checks");
                let ignored = preflight::ignored(
                    &self.flag_list("ignore-preflight-errors"),
                    &self.config.init["nodeRegistration"],
                )?;
                preflight::init(&self.config, &ignored).await?;
                if self.dry_run {
                    println!("[preflight] Would pull the required images (like 'kubeadm config images pull')");
                } else {
                    preflight::images(&self.config, &ignored).await?;
                }
            }
            "certs" => {
                println!(
                    "[certs] Using certificateDir folder {}",
                    apimachinery::field::quote(&self.certificates_dir.to_string_lossy())
                );
                if part.is_empty() || part == "all" {
                    certs::ensure_all(&self.config, &self.certificates_dir, &self.keys)?;
                } else if part == "sa" {
                    certs::ensure_service_account_keys(&self.certificates_dir, &self.keys)?;
                } else if let Some(spec) = certs::spec(part) {
                    certs::ensure(spec, &self.config, &self.certificates_dir, &self.keys)?;
                }
            }
            "kubeconfig" => {
                println!(
                    "[kubeconfig] Using kubeconfig folder {}",
                    apimachinery::field::quote(&self.kubernetes_dir.to_string_lossy())
                );
                for spec in kubeconfig::FILES.iter().filter(|s| wants(s.phase)) {
                    kubeconfig::ensure(spec, &self.config, &self.certificates_dir, &self.kubernetes_dir, &self.keys)?;
                }
            }
            "etcd" => self.etcd()?,
            "control-plane" => {
                if part.is_empty() || part == "all" {
                    println!("[control-plane] Using manifest folder {}", self.quoted_manifests());
                }
                for (each, component, pod) in [
                    ("apiserver", "kube-apiserver", manifests::api_server as fn(&Config) -> Value),
                    ("controller-manager", "kube-controller-manager", manifests::controller_manager),
                    ("scheduler", "kube-scheduler", manifests::scheduler),
                ] {
                    if wants(each) {
                        println!(
                            "[control-plane] Creating static Pod manifest for {}",
                            apimachinery::field::quote(component)
                        );
                        self.write_manifest(component, &pod(&self.config))?;
                    }
                }
            }
            "kubelet-start" => {
                if !self.dry_run {
                    kubelet::try_stop();
                }
                let node = self.config.init["nodeRegistration"].clone();
                kubelet::write_files(&node, &self.config.kubelet, &self.kubelet_dir, true)?;
                if !self.dry_run {
                    kubelet::start();
                }
            }
            "wait-control-plane" => {
                if self.dry_run {
                    println!("[dryrun] Would wait for the API server to be healthy");
                    return Ok(());
                }
                println!(
                    "[wait-control-plane] Waiting for the kubelet to boot up the control plane as static Pods from directory {}",
                    self.quoted_manifests()
                );
                cluster::wait_kubelet(self.config.timeout("kubeletHealthCheck"))
                    .await
                    .wrap(|| "failed while waiting for the kubelet to start".into())?;
                cluster::wait_control_plane(&self.config).await?;
            }
            _ if self.dry_run => println!("[dryrun] Would run phase {name:?} against the API server"),
            "upload-config" => {
                let client = self.admin().await?;
                if wants("kubeadm") {
                    cluster::upload_kubeadm_config(&client, &self.config).await?;
                }
                if wants("kubelet") {
                    cluster::upload_kubelet_config(&client, &self.config).await?;
                }
            }
            "upload-certs" => {
                if !(self.flags.knows("upload-certs") && self.flags.bool("upload-certs")) {
                    println!("[upload-certs] Skipping phase. Please see --upload-certs");
                    return Ok(());
                }
                let client = self.admin().await?;
                let key = match self.config.init_text("/certificateKey") {
                    "" => crate::copy_certs::new_key(),
                    key => key.to_owned(),
                };
                crate::copy_certs::upload(&client, &self.config, &key).await?;
                let skip =
                    self.flags.knows("skip-certificate-key-print") && self.flags.bool("skip-certificate-key-print");
                if !skip {
                    println!("[upload-certs] Using certificate key:\n{key}");
                }
                self.config.init["certificateKey"] = key.into();
            }
            "mark-control-plane" => {
                let client = self.admin().await?;
                cluster::mark_control_plane(&client, &self.config).await?;
            }
            "bootstrap-token" => {
                let client = self.admin().await?;
                let skip = self.flags.knows("skip-token-print") && self.flags.bool("skip-token-print");
                if !skip {
                    for token in self.config.init["bootstrapTokens"].as_array().into_iter().flatten() {
                        println!("[bootstrap-token] Using token: {}", token["token"].as_str().unwrap_or_default());
                    }
                }
                cluster::bootstrap_token_rules(&client, &self.config).await?;
            }
            "kubelet-finalize" => {
                let current = format!("{}/pki/kubelet-client-current.pem", self.kubelet_dir);
                if self.config.kubelet["rotateCertificates"] != true {
                    return Ok(());
                }
                // The kubelet writes it when it has loaded its first certificate.
                cluster::until(self.config.timeout("tlsBootstrap"), || async {
                    if Path::new(&current).exists() { Ok(()) } else { fail(format!("{current} does not exist yet")) }
                })
                .await?;
                kubelet::finalize(&self.config, &self.kubelet_dir, &self.kubernetes_dir.to_string_lossy())?;
            }
            "addon" => {
                let client = self.admin().await?;
                if wants("coredns") {
                    addons::coredns(&client, &self.config).await?;
                }
                if wants("kube-proxy") {
                    addons::kube_proxy(&client, &self.config).await?;
                }
            }
            "show-join-command" => self.show_join_command()?,
            other => return fail(format!("unknown phase {other}")),
        }
        Ok(())
    }

    fn quoted_manifests(&self) -> String {
        apimachinery::field::quote(&self.manifests_dir.to_string_lossy())
    }

    fn write_manifest(&self, component: &str, pod: &Value) -> Result<()> {
        let path = self.manifests_dir.join(format!("{component}.yaml"));
        files::write(&path, &yaml_text(pod), 0o600)
            .wrap(|| format!("failed to create static pod manifest file for {}", apimachinery::field::quote(component)))
    }

    fn etcd(&self) -> Result<()> {
        if !self.config.cluster.pointer("/etcd/external").is_none_or(Value::is_null) {
            println!("[etcd] External etcd mode. Skipping the creation of a manifest for local etcd");
            return Ok(());
        }
        let data =
            self.config.cluster.pointer("/etcd/local/dataDir").and_then(Value::as_str).unwrap_or(c::ETCD_DATA_DIR);
        if self.dry_run {
            println!("[etcd] Would ensure that {} directory is present", apimachinery::field::quote(data));
        } else {
            files::make_dir(Path::new(data), 0o700)?;
        }
        println!("[etcd] Creating static Pod manifest for local etcd in {}", self.quoted_manifests());
        let member = format!(
            "{}=https://{}",
            self.config.node_name(),
            config::host_port(self.config.advertise_address(), i64::from(c::ETCD_PEER_PORT))
        );
        self.write_manifest("etcd", &manifests::etcd(&self.config, &member, false))
    }

    fn show_join_command(&self) -> Result<()> {
        let config = &self.config;
        let endpoint = config.control_plane_endpoint();
        let endpoint = endpoint.trim_start_matches("https://");
        let ca = certs::read_certificate(&self.certificates_dir.join("ca.crt"))?;
        let pins = [certs::pin(&ca)];
        let token = config.init["bootstrapTokens"][0]["token"].as_str().unwrap_or_default();
        let shown = if self.flags.knows("skip-token-print") && self.flags.bool("skip-token-print") {
            "<value withheld>"
        } else {
            token
        };
        let dir = self.kubernetes_dir.display();
        println!(
            "\nYour Kubernetes control-plane has initialized successfully!\n\nTo start using your cluster, you need to run the following as a regular user:\n\n  mkdir -p $HOME/.kube\n  sudo cp -i {dir}/admin.conf $HOME/.kube/config\n  sudo chown $(id -u):$(id -g) $HOME/.kube/config\n\nAlternatively, if you are the root user, you can run:\n\n  export KUBECONFIG=/etc/kubernetes/admin.conf\n\nYou should now deploy a pod network to the cluster.\nRun \"kubectl apply -f [podnetwork].yaml\" with one of the options listed at:\n  https://kubernetes.io/docs/concepts/cluster-administration/addons/\n"
        );
        let command =
            format!("kubeadm join {endpoint} --token {shown} \\\n\t--discovery-token-ca-cert-hash {}", pins[0]);
        if !config.cluster_text("/controlPlaneEndpoint").is_empty() {
            let key = config.init_text("/certificateKey");
            if key.is_empty() {
                println!(
                    "You can now join any number of control-plane nodes by copying certificate authorities\nand service account keys on each node and then running the following as root:\n\n  {command} \\\n\t--control-plane \n"
                );
            } else {
                println!(
                    "You can now join any number of control-plane nodes running the following command on each as root:\n\n  {command} \\\n\t--control-plane --certificate-key {key}\n\nPlease note that the certificate-key gives access to cluster sensitive data, keep it secret!\nAs a safeguard, uploaded-certs will be deleted in two hours; If necessary, you can use\n\"kubeadm init phase upload-certs --upload-certs\" to reload certs afterward.\n"
                );
            }
        }
        println!(
            "Then you can join any number of worker nodes by running the following on each as root:\n\n{command} "
        );
        Ok(())
    }
}

/// `kubeadm init`.
pub async fn run(flags: FlagSet) -> Result<()> {
    let skipped = flags.list("skip-phases");
    for name in &skipped {
        let top = name.split('/').next().unwrap_or(name);
        if !PHASES.contains(&top) {
            return fail(format!("invalid phase name: {name}"));
        }
    }
    let mut run = Run::new(flags, INIT_KEYS)?;
    if run.dry_run {
        run.redirect()?;
    }
    println!("[init] Using Kubernetes version: {}", run.config.kubernetes_version());
    for name in PHASES {
        if skipped.iter().any(|s| s == name) {
            continue;
        }
        let done = run.phase(name, "").await;
        done.map_err(|error| phase_error(name, error))?;
    }
    Ok(())
}

fn phase_error(name: &str, error: Error) -> Error {
    if error.0.starts_with("error execution phase") {
        error
    } else {
        Error(format!("error execution phase {name}: {error}"))
    }
}

impl Run {
    /// A dry run writes below a folder of its own.
    fn redirect(&mut self) -> Result<()> {
        let dir = match std::env::var("KUBEADM_INIT_DRYRUN_DIR") {
            Ok(dir) if !dir.is_empty() => PathBuf::from(dir),
            _ => PathBuf::from(format!("{}/tmp/kubeadm-init-dryrun{}", c::KUBERNETES_DIR, rand::random::<u32>())),
        };
        crate::error::warn(
            "constants.go:627",
            format!(
                "Using dry-run directory {}. To override it, set the environment variable KUBEADM_INIT_DRYRUN_DIR",
                dir.display()
            ),
        );
        files::make_dir(&dir, 0o700)?;
        self.certificates_dir = dir.clone();
        self.manifests_dir = dir.clone();
        self.kubelet_dir = dir.to_string_lossy().into_owned();
        self.kubernetes_dir = dir;
        Ok(())
    }
}

/// `kubeadm init phase NAME [PART]`.
pub async fn run_phase(path: &str, flags: FlagSet) -> Result<()> {
    let mut words = path.split(' ');
    let (name, part) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    if !PHASES.contains(&name) {
        return fail(format!("unknown command {} for \"kubeadm init phase\"", apimachinery::field::quote(name)));
    }
    let part = if part == "local" || part == "enable-client-cert-rotation" { "" } else { part };
    let mut run = Run::new(flags, 1)?;
    if run.dry_run {
        run.redirect()?;
    }
    run.phase(name, part).await.map_err(|error| phase_error(&path.replace(' ', "/"), error))
}
