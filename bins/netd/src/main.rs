//! `netd`: the pod network daemon of a node.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use component_base::{cli, logs, shutdown, version};

#[derive(Parser)]
#[command(about = "Pod network of a Ferrokube node")]
struct Options {
    /// Name of this node.
    #[arg(long, env = "NODE_NAME")]
    node_name: String,
    /// Folder of the runtime's CNI configuration.
    #[arg(long, default_value = "/etc/cni/net.d")]
    cni_dir: PathBuf,
    /// Kubeconfig; the pod's service account without.
    #[arg(long, default_value = "")]
    kubeconfig: String,
    /// URL of the API server, over the kubeconfig's.
    #[arg(long, default_value = "")]
    master: String,
    #[arg(short, default_value_t = 0)]
    v: i64,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let options = Options::parse();
    logs::init(logs::Format::Text, options.v);
    match run(options).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::failed(format!("{error:#}")),
    }
}

async fn run(options: Options) -> anyhow::Result<()> {
    let shutdown = shutdown::on_signal()?;
    let mut config = client::Config::from_flags(&options.master, &options.kubeconfig)?;
    config.user_agent = version::user_agent("netd");
    let client = client::Client::new(config)?;
    netd_core::run(client, netd_core::Options { node_name: options.node_name, cni_dir: options.cni_dir }, shutdown)
        .await
}
