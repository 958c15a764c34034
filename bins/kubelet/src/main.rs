//! kubelet: flags, logs, `kubelet_core::run`.

use std::process::ExitCode;

use component_base::flags::{FlagSet, ParseError};
use component_base::tables::kubelet::{FLAGS, SECTIONS};
use component_base::{cli, logs, shutdown, version};
use kubelet_core::settings::Settings;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // Unlike the other components, the kubelet tells of a bad flag in its log.
    let flags = match FlagSet::parse(FLAGS, arguments.clone()) {
        Ok(flags) => flags,
        Err(ParseError::Help) => {
            print!("{}", component_base::flags::usage("kubelet", FLAGS, SECTIONS));
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            logs::init(logs::Format::Text, 0);
            return cli::failed(format!("failed to parse kubelet flag: {error}"));
        }
    };
    match flags.str("version") {
        "" | "false" => {}
        _ => {
            if let cli::Start::Exit(code) = cli::start("kubelet", FLAGS, SECTIONS, arguments) {
                return code;
            }
        }
    }
    logs::init_from_flags(&flags);
    if let Some(unknown) = flags.positional().first() {
        return cli::failed(format!("unknown command {unknown}"));
    }
    // A second provider cannot be there: this is the first TLS call of the process.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let settings = match Settings::load(&flags) {
        Ok(settings) => settings,
        Err(error) => return cli::failed(error),
    };
    tracing::info!(kubeletVersion = version::git_version(), "Kubelet version");
    let runtime = match tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return cli::failed(error),
    };
    let outcome = runtime.block_on(async {
        let token = shutdown::on_signal().map_err(|e| e.to_string())?;
        kubelet_core::run::run(settings, token).await
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::failed(error),
    }
}
