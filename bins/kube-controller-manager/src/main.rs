//! kube-controller-manager: flags, logs, `controllers::run`.

use std::process::ExitCode;

use component_base::cli::{self, Start};
use component_base::tables::kube_controller_manager::{FLAGS, SECTIONS};
use component_base::{logs, shutdown, version};
use controllers::Config;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// JSON may nest 10,000 deep, and a value that deep is cloned, written and
/// dropped by recursion: 4 MB in a release build, 16 MB in a debug one. Only
/// touched pages count.
const THREAD_STACK_BYTES: usize = 32 << 20;

fn main() -> ExitCode {
    let flags = match cli::start("kube-controller-manager", FLAGS, SECTIONS, std::env::args().skip(1)) {
        Start::Run(flags) => flags,
        Start::Exit(code) => return code,
    };
    logs::init_from_flags(&flags);
    // A second provider cannot be there: this is the first TLS call of the process.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let config = match Config::from_flags(&flags) {
        Ok(config) => config,
        Err(error) => return cli::failed(error),
    };
    tracing::info!(version = version::git_version(), "Starting");
    let runtime =
        match tokio::runtime::Builder::new_multi_thread().thread_stack_size(THREAD_STACK_BYTES).enable_all().build() {
            Ok(runtime) => runtime,
            Err(error) => return cli::failed(error),
        };
    let outcome = runtime.block_on(async {
        let token = shutdown::on_signal().map_err(controllers::SyncError::from)?;
        controllers::run(config, token).await
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::failed(error),
    }
}
