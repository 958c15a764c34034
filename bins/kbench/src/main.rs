//! kbench: measures a Kubernetes cluster over a kubeconfig, row by row. Nothing
//! in it knows whose server answers; `hack/bench` runs it against ours and
//! upstream's in turn.
//!
//! Each row prints one JSON object on a line.

mod exemplar;
mod measure;
mod rows;
mod wire;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use measure::Process;
use rows::Bench;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Measures a Kubernetes cluster over a kubeconfig.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[arg(long, env = "KUBECONFIG", global = true, default_value = "")]
    kubeconfig: String,
    /// Where pods and deployments of the rows live.
    #[arg(long, global = true, default_value = "kbench")]
    namespace: String,
    /// HTTP/2 connections of the load.
    #[arg(long, global = true, default_value_t = 4)]
    conns: usize,
    /// Requests in flight on each connection.
    #[arg(long, global = true, default_value_t = 32)]
    streams: usize,
    /// A process whose CPU time and memory are reported: NAME=PID; may be repeated.
    #[arg(long = "pid", global = true, value_parser = measure::process)]
    processes: Vec<Process>,
    #[command(subcommand)]
    row: Row,
}

#[derive(Subcommand)]
enum Row {
    /// Create exemplar pods of 17 KB (row `create`), nodes and services.
    Fill {
        #[arg(long, default_value_t = 0)]
        pods: usize,
        /// Number of the first pod.
        #[arg(long, default_value_t = 0)]
        from: usize,
        #[arg(long, default_value_t = 0)]
        nodes: usize,
        #[arg(long, default_value_t = 0)]
        services: usize,
    },
    /// Read single pods.
    Get {
        #[arg(long)]
        pods: usize,
        #[arg(long, default_value_t = 10)]
        secs: u64,
        /// 0 reads the cache; empty is a quorum read.
        #[arg(long, default_value = "")]
        resource_version: String,
    },
    /// List all pods, one list after the other.
    List {
        #[arg(long, default_value_t = 10)]
        rounds: usize,
        #[arg(long, default_value = "json")]
        accept: String,
        #[arg(long)]
        gzip: bool,
        #[arg(long, default_value = "")]
        query: String,
    },
    /// Count and hash of all pods without what a server draws by itself.
    Proof,
    /// Watchers of one kind while pods are patched.
    Watch {
        #[arg(long, default_value_t = 1000)]
        watchers: usize,
        #[arg(long)]
        pods: usize,
        #[arg(long, default_value_t = 100)]
        patches: usize,
        /// Patches a second; 0 is as fast as they are answered.
        #[arg(long, default_value_t = 0)]
        rate: u64,
    },
    /// Merge patches of one annotation.
    Patch {
        #[arg(long)]
        pods: usize,
        #[arg(long, default_value_t = 1000)]
        count: usize,
    },
    /// From exec to /readyz of a command.
    Start {
        #[arg(long, default_value_t = 5)]
        rounds: usize,
        /// Seconds after ready until memory is read.
        #[arg(long, default_value_t = 2)]
        settle: u64,
        #[arg(last = true)]
        command: Vec<String>,
    },
    /// Memory and CPU of idle processes.
    Idle {
        #[arg(long, default_value_t = 60)]
        secs: u64,
    },
    /// A Deployment on hollow nodes until all of it is ready.
    Deploy {
        #[arg(long, default_value_t = 1000)]
        replicas: usize,
        #[arg(long, default_value_t = 100)]
        nodes: usize,
    },
    /// Pods on a real node, from creation to Ready and from deletion to gone.
    Node {
        #[arg(long)]
        image: String,
        /// Hostname label of the node; empty leaves the choice to the scheduler.
        #[arg(long, default_value = "")]
        node: String,
        #[arg(long, default_value_t = 20)]
        pods: usize,
        #[arg(long, default_value_t = 1)]
        burst: usize,
    },
    /// Cases in the YAML shape of scheduler_perf.
    Scheduler {
        #[arg(long)]
        config: PathBuf,
        /// CASE or CASE/WORKLOAD.
        case: String,
    },
    /// Nodes without kubelets, with their Leases.
    Hollow {
        #[arg(long, default_value_t = 100)]
        nodes: usize,
        #[arg(long, default_value_t = 60)]
        secs: u64,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(run(arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: Arguments) -> anyhow::Result<()> {
    let bench = Bench {
        config: client::Config::from_flags("", &arguments.kubeconfig)?,
        namespace: arguments.namespace,
        processes: arguments.processes,
        conns: arguments.conns,
        streams: arguments.streams,
    };
    let results = match arguments.row {
        Row::Fill { pods, from, nodes, services } => {
            let mut results = Vec::new();
            if nodes > 0 {
                results.push(rows::fill::nodes(&bench, nodes).await?);
            }
            if services > 0 {
                results.push(rows::fill::services(&bench, services).await?);
            }
            if pods > 0 {
                results.push(rows::fill::pods(&bench, from, pods).await?);
            }
            results
        }
        Row::Get { pods, secs, resource_version } => {
            vec![rows::read::get(&bench, pods, secs, &resource_version).await?]
        }
        Row::List { rounds, accept, gzip, query } => {
            vec![rows::read::list(&bench, rounds, &accept, gzip, &query).await?]
        }
        Row::Proof => vec![rows::read::proof(&bench).await?],
        Row::Watch { watchers, pods, patches, rate } => {
            vec![rows::watch::watch(&bench, watchers, pods, patches, rate).await?]
        }
        Row::Patch { pods, count } => vec![rows::write::patch(&bench, pods, count).await?],
        Row::Start { rounds, settle, command } => {
            vec![rows::start::start(&bench, rounds, Duration::from_secs(settle), &command).await?]
        }
        Row::Idle { secs } => vec![rows::idle::idle(&bench, secs).await?],
        Row::Deploy { replicas, nodes } => vec![rows::churn::deploy(&bench, replicas, nodes).await?],
        Row::Node { image, node, pods, burst } => {
            vec![rows::nodes::node(&bench, &image, &node, pods, burst).await?]
        }
        Row::Scheduler { config, case } => rows::scheduler::scheduler(&bench, &config, &case).await?,
        Row::Hollow { nodes, secs } => vec![rows::hollow::hollow(&bench, nodes, secs).await?],
    };
    for result in results {
        println!("{result}");
    }
    Ok(())
}
