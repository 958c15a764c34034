//! kube-scheduler: see the crate `scheduler`.

use std::process::ExitCode;

use component_base::cli::{self, Start};
use component_base::tables::kube_scheduler::{FLAGS, SECTIONS};
use component_base::{logs, shutdown};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> ExitCode {
    let flags = match cli::start("kube-scheduler", FLAGS, SECTIONS, std::env::args().skip(1)) {
        Start::Run(flags) => flags,
        Start::Exit(code) => return code,
    };
    logs::init_from_flags(&flags);
    let shutdown = match shutdown::on_signal() {
        Ok(shutdown) => shutdown,
        Err(error) => return cli::failed(error),
    };
    match scheduler::run(flags, shutdown).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::failed(format!("{error:#}")),
    }
}
