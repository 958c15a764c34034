//! kube-apiserver.

use std::process::ExitCode;

use component_base::cli::{self, Start};
use component_base::tables::kube_apiserver as tables;
use controlplane::server::{self, Options};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// JSON may nest 10,000 deep, and a value that deep is cloned, written and
/// dropped by recursion: 4 MB in a release build, 16 MB in a debug one. Only
/// touched pages count.
const THREAD_STACK_BYTES: usize = 32 << 20;

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
    let runtime =
        match tokio::runtime::Builder::new_multi_thread().thread_stack_size(THREAD_STACK_BYTES).enable_all().build() {
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
