//! kube-apiserver.

use std::process::ExitCode;

use component_base::cli::{self, Start};
use component_base::tables::kube_apiserver as tables;
use controlplane::server::{self, Options};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let flags = match cli::start("kube-apiserver", tables::FLAGS, tables::SECTIONS, std::env::args().skip(1)) {
        Start::Run(flags) => flags,
        Start::Exit(code) => return code,
    };
    component_base::logs::init_from_flags(&flags);
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let options = match Options::from_flags(flags) {
        Ok(options) => options,
        Err(error) => return cli::failed(error),
    };
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return cli::failed(error),
    };
    let outcome = runtime.block_on(async {
        let stop = component_base::shutdown::on_signal().map_err(|error| error.to_string())?;
        server::run(options, stop).await
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::failed(error),
    }
}
