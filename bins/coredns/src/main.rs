//! `coredns`: the cluster's DNS server, with CoreDNS's command line.

use std::path::PathBuf;
use std::process::ExitCode;

use component_base::{logs, shutdown};

/// CoreDNS's flags have one dash; `-conf FILE` and `-conf=FILE`.
struct Options {
    conf: PathBuf,
    port: u16,
}

fn parse(arguments: impl Iterator<Item = String>) -> Result<Option<Options>, String> {
    let mut options = Options { conf: "Corefile".into(), port: 53 };
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        let bare = argument.trim_start_matches('-').to_owned();
        let (name, value) = match bare.split_once('=') {
            Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
            None => (bare, None),
        };
        let mut value = || value.clone().or_else(|| arguments.next()).ok_or(format!("flag needs an argument: -{name}"));
        match name.as_str() {
            "conf" => options.conf = value()?.into(),
            "dns.port" | "p" => {
                let text = value()?;
                options.port = text.parse().map_err(|_| format!("invalid value {text:?} for flag -{name}"))?;
            }
            "version" => {
                println!("CoreDNS-{}\nlinux/amd64, ferrokube", dns::VERSION);
                return Ok(None);
            }
            "quiet" => {}
            other => return Err(format!("flag provided but not defined: -{other}")),
        }
    }
    Ok(Some(options))
}

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> ExitCode {
    let options = match parse(std::env::args().skip(1)) {
        Ok(Some(options)) => options,
        Ok(None) => return ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    logs::init(logs::Format::Text, 0);
    let shutdown = match shutdown::on_signal() {
        Ok(shutdown) => shutdown,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    match dns::run(dns::Options { conf: options.conf, port: options.port }, shutdown).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
