//! `pause`: holds a pod's namespaces. Ends on SIGINT or SIGTERM; as PID 1 of a
//! shared pid namespace it reaps what it inherits.
//!
//! Upstream followed: build/pause/linux/pause.c (same messages and exit codes).

use std::process::ExitCode;

use nix::sys::signal::{SigSet, Signal};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("-v") {
        println!("pause.c {}", env!("CARGO_PKG_VERSION"));
        return ExitCode::SUCCESS;
    }
    if std::process::id() != 1 {
        eprintln!("Warning: pause should be the first process");
    }
    let mut signals = SigSet::empty();
    for signal in [Signal::SIGINT, Signal::SIGTERM, Signal::SIGCHLD] {
        signals.add(signal);
    }
    if signals.thread_block().is_err() {
        return ExitCode::from(1);
    }
    loop {
        match signals.wait() {
            Ok(Signal::SIGCHLD) => {
                while let Ok(status) = waitpid(None, Some(WaitPidFlag::WNOHANG)) {
                    if status == WaitStatus::StillAlive {
                        break;
                    }
                }
            }
            Ok(signal) => {
                eprintln!("Shutting down, got signal: {signal}");
                return ExitCode::SUCCESS;
            }
            Err(_) => {
                eprintln!("Error: infinite loop terminated");
                return ExitCode::from(42);
            }
        }
    }
}
