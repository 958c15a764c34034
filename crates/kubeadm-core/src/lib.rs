//! kubeadm: makes a cluster out of hosts that have a container runtime and a
//! kubelet. Files, objects, output and errors are those of kubeadm v1.37.2.
//!
//! Code map: `command` reads the command line against the table of all
//! commands; `config` turns files and flags into schema-driven values; `certs`,
//! `kubeconfig`, `manifests`, `kubelet` write what a node holds; `cluster`,
//! `addons`, `token`, `copy_certs` talk to the API; `init`, `join`, `reset` and
//! the command modules put them in upstream's order.
//!
//! Invariants: nothing is written before preflight passed; every file is
//! replaced whole; an existing authority is never overwritten.
//!
//! Absent: `upgrade`, joining further control-plane nodes.

pub mod addons;
pub mod certs;
pub mod certs_command;
pub mod cluster;
pub mod command;
pub mod config;
pub mod config_command;
pub mod constants;
pub mod copy_certs;
pub mod discovery;
pub mod error;
pub mod files;
pub mod host;
pub mod init;
pub mod join;
pub mod kubeconfig;
pub mod kubelet;
pub mod manifests;
pub mod preflight;
pub mod reset;
mod tables;
pub mod text;
pub mod token;

use std::process::ExitCode;

use command::{Command, Parsed};
use error::{Result, fail};

/// Runs one command line (without the program's name).
pub async fn main(arguments: Vec<String>) -> ExitCode {
    let done = match command::parse(&arguments) {
        Ok(Parsed::Usage(text)) => {
            print!("{text}");
            return ExitCode::SUCCESS;
        }
        Ok(Parsed::Run(command)) => run(command).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}\nTo see the stack trace of this error execute with --v=5 or higher");
            ExitCode::FAILURE
        }
    }
}

async fn run(command: Command) -> Result<()> {
    let Command { path, flags } = command;
    match path.as_str() {
        "init" => init::run(flags).await,
        "join" => join::run(flags).await,
        "reset" => reset::run(flags).await,
        "version" => config_command::version(&flags),
        "token create" => token::create(&flags).await,
        "token list" => token::list(&flags).await,
        "token delete" => token::delete(&flags).await,
        "token generate" => {
            println!("{}", token::generate());
            Ok(())
        }
        "certs check-expiration" => certs_command::check_expiration(&flags).await,
        "certs certificate-key" => {
            certs_command::certificate_key();
            Ok(())
        }
        "certs generate-csr" => certs_command::generate_csr(&flags),
        "config print init-defaults" => config_command::print_init(&flags),
        "config print join-defaults" => config_command::print_join(),
        "config print reset-defaults" => config_command::print_reset(),
        "config print upgrade-defaults" => config_command::print_upgrade(),
        "config validate" => config_command::validate(&flags),
        "config migrate" => config_command::migrate(&flags),
        "config images list" => config_command::images_list(&flags),
        "config images pull" => config_command::images_pull(&flags).await,
        "kubeconfig user" => certs_command::kubeconfig_user(&flags),
        other => {
            if let Some(phase) = other.strip_prefix("init phase ") {
                return init::run_phase(phase, flags).await;
            }
            if let Some(name) = other.strip_prefix("certs renew ") {
                return certs_command::renew(name, &flags).await;
            }
            fail(format!("\"kubeadm {other}\" is not supported by this build yet"))
        }
    }
}
