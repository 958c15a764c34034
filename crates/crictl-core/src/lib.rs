//! crictl: what a node's runtime runs, seen past the kubelet.
//!
//! Commands, columns and texts follow cri-tools; JSON is the CRI messages in their
//! protobuf JSON names. Every command is one or few CRI calls.
//!
//! Absent: `checkpoint`, `events`, `metricsp`, `attach`, `port-forward`, `create`,
//! `run`, `runp`, `update` and shell completion.

mod commands;
mod exec;
mod json;
mod logs;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use cri::Remote;

#[derive(Parser)]
#[command(name = "crictl", version = "v1.37.0", about = "client for CRI")]
pub struct Cli {
    /// Location of the client config file
    #[arg(long, short, default_value = "/etc/crictl.yaml", env = "CRI_CONFIG_FILE")]
    config: PathBuf,
    /// Endpoint of CRI container runtime service
    #[arg(long, short, env = "CONTAINER_RUNTIME_ENDPOINT")]
    runtime_endpoint: Option<String>,
    /// Endpoint of CRI image manager service
    #[arg(long, short, env = "IMAGE_SERVICE_ENDPOINT")]
    image_endpoint: Option<String>,
    /// Timeout of connecting to the server in seconds (e.g. 2s, 20s.)
    #[arg(long, short, default_value = "2s")]
    timeout: String,
    #[arg(long, short = 'D', hide = true)]
    debug: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List containers
    #[command(alias = "containers")]
    Ps(PsArgs),
    /// List pods
    Pods(PodsArgs),
    /// List images
    #[command(alias = "image", alias = "img")]
    Images(ImagesArgs),
    /// Fetch the logs of a container
    Logs(logs::LogsArgs),
    /// Display the status of one or more containers
    Inspect(InspectArgs),
    /// Display the status of one or more pods
    Inspectp(InspectArgs),
    /// Return the status of one or more images
    Inspecti(InspectArgs),
    /// Run a command in a running container
    Exec(exec::ExecArgs),
    /// Start one or more created containers
    Start(Ids),
    /// Stop one or more running containers
    Stop(StopArgs),
    /// Remove one or more containers
    Rm(RmArgs),
    /// Stop one or more running pods
    Stopp(Ids),
    /// Remove one or more pods
    Rmp(RmArgs),
    /// Pull an image from a registry
    Pull { image: String },
    /// Remove one or more images
    Rmi(RmiArgs),
    /// List container(s) resource usage statistics
    Stats(StatsArgs),
    /// List pod statistics
    Statsp(StatsArgs),
    /// Display information of the container runtime
    Info(OutputArg),
    /// Return image filesystem info
    Imagefsinfo(OutputArg),
    /// Display runtime version information
    Version,
}

#[derive(Args)]
struct OutputArg {
    /// Output format, One of: json|yaml|go-template
    #[arg(long, short)]
    output: Option<String>,
    /// The template string of go-template (paths only, e.g. {{.status.id}})
    #[arg(long)]
    template: Option<String>,
}

#[derive(Args)]
struct Ids {
    #[arg(required = true)]
    ids: Vec<String>,
}

#[derive(Args)]
struct StopArgs {
    #[arg(required = true)]
    ids: Vec<String>,
    /// Seconds to wait to kill the container after a graceful stop is requested
    #[arg(long, short, default_value_t = 0)]
    timeout: i64,
}

#[derive(Args)]
struct RmArgs {
    ids: Vec<String>,
    /// Remove all
    #[arg(long, short)]
    all: bool,
    /// Force removal, regardless of state
    #[arg(long, short)]
    force: bool,
}

#[derive(Args)]
struct RmiArgs {
    ids: Vec<String>,
    /// Remove all images
    #[arg(long, short)]
    all: bool,
    /// Remove all unused images
    #[arg(long, short = 'q')]
    prune: bool,
}

#[derive(Args)]
struct PsArgs {
    /// Show all containers
    #[arg(long, short)]
    all: bool,
    /// Show the most recently created container (includes all states)
    #[arg(long, short)]
    latest: bool,
    /// Show n last recently created containers (includes all states)
    #[arg(long, short = 'n')]
    last: Option<usize>,
    /// Only display container IDs
    #[arg(long, short)]
    quiet: bool,
    /// Show output without truncating the ID
    #[arg(long)]
    no_trunc: bool,
    /// Filter by container id
    #[arg(long)]
    id: Option<String>,
    /// Filter by container name regular expression pattern
    #[arg(long)]
    name: Option<String>,
    /// Filter by pod id
    #[arg(long, short)]
    pod: Option<String>,
    /// Filter by container image
    #[arg(long)]
    image: Option<String>,
    /// Filter by container state
    #[arg(long, short)]
    state: Option<String>,
    /// Filter by key=value label
    #[arg(long)]
    label: Vec<String>,
    /// Filter by namespace regular expression pattern
    #[arg(long)]
    namespace: Option<String>,
    /// Output format, One of: json|yaml|table
    #[arg(long, short, default_value = "table")]
    output: String,
}

#[derive(Args)]
struct PodsArgs {
    #[arg(long)]
    id: Option<String>,
    /// Filter by pod name regular expression pattern
    #[arg(long)]
    name: Option<String>,
    /// Filter by namespace regular expression pattern
    #[arg(long)]
    namespace: Option<String>,
    /// Filter by pod state
    #[arg(long, short)]
    state: Option<String>,
    #[arg(long)]
    label: Vec<String>,
    #[arg(long, short)]
    latest: bool,
    #[arg(long, short = 'n')]
    last: Option<usize>,
    /// List only pod IDs
    #[arg(long, short)]
    quiet: bool,
    #[arg(long)]
    no_trunc: bool,
    /// Output format, One of: json|yaml|table
    #[arg(long, short, default_value = "table")]
    output: String,
}

#[derive(Args)]
struct ImagesArgs {
    image: Option<String>,
    /// Only show image IDs
    #[arg(long, short)]
    quiet: bool,
    #[arg(long)]
    no_trunc: bool,
    /// Show digests
    #[arg(long)]
    digests: bool,
    /// Output format, One of: json|yaml|table
    #[arg(long, short, default_value = "table")]
    output: String,
}

#[derive(Args)]
struct InspectArgs {
    ids: Vec<String>,
    #[command(flatten)]
    output: OutputArg,
}

#[derive(Args)]
struct StatsArgs {
    id: Option<String>,
    /// Show all containers (default shows just running)
    #[arg(long, short)]
    all: bool,
    /// Output format, One of: json|yaml|table
    #[arg(long, short, default_value = "table")]
    output: String,
}

pub type Result<T> = std::result::Result<T, String>;

/// Where crictl looks when nothing names an endpoint.
const DEFAULT_ENDPOINT: &str = "unix:///run/containerd/containerd.sock";

fn connect(cli: &Cli) -> Result<Remote> {
    let file = std::fs::read(&cli.config).ok();
    let settings: serde_json::Value = match &file {
        None => serde_json::Value::Null,
        Some(bytes) => serde_saphyr::from_slice(bytes).map_err(|e| format!("load config file: {e}"))?,
    };
    let pick = |flag: &Option<String>, key: &str| {
        flag.clone().or_else(|| settings[key].as_str().map(str::to_owned)).filter(|e| !e.is_empty())
    };
    let endpoint = pick(&cli.runtime_endpoint, "runtime-endpoint").unwrap_or_else(|| DEFAULT_ENDPOINT.to_owned());
    let image = pick(&cli.image_endpoint, "image-endpoint");
    let nanoseconds = apimachinery::duration::parse(&cli.timeout).map_err(|e| e.to_string())?;
    let timeout = Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(2_000_000_000)).max(Duration::from_secs(2));
    Remote::new(&endpoint, image.as_deref(), timeout).map_err(|e| e.to_string())
}

/// Runs one command line.
pub async fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match connect(&cli) {
        Ok(remote) => commands::run(&remote, cli.command).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            let now = apimachinery::time::format_timestamp(jiff::Timestamp::now());
            eprintln!("time=\"{now}\" level=fatal msg={}", apimachinery::field::quote(&error));
            ExitCode::FAILURE
        }
    }
}
