//! Start and end of a component's process, as upstream's `component-base/cli`
//! and cobra show them.

use std::process::ExitCode;

use crate::flags::{Flag, FlagSet, ParseError};
use crate::version;

/// What the command line asked for.
pub enum Start {
    Run(FlagSet),
    /// `--help`, `--version` or a bad flag: already answered.
    Exit(ExitCode),
}

/// Parses `arguments` (without the program's name) and answers `--help`,
/// `--version` and errors. A bad flag prints `Error: …` on stderr and exits 1,
/// before logging is set up, as cobra does.
pub fn start(
    component: &'static str,
    table: &'static [Flag],
    sections: &'static [&'static str],
    arguments: impl IntoIterator<Item = String>,
) -> Start {
    let flags = match FlagSet::parse(table, arguments) {
        Ok(flags) => flags,
        Err(ParseError::Help) => {
            print!("{}", crate::flags::usage(component, table, sections));
            return Start::Exit(ExitCode::SUCCESS);
        }
        Err(error) => {
            eprintln!("Error: {error}");
            return Start::Exit(ExitCode::FAILURE);
        }
    };
    match flags.str("version") {
        "" | "false" => {}
        "raw" => {
            println!("{}", raw_version());
            return Start::Exit(ExitCode::SUCCESS);
        }
        _ => {
            println!("Kubernetes {}", version::git_version());
            return Start::Exit(ExitCode::SUCCESS);
        }
    }
    if !flags.positional().is_empty() {
        let shown: Vec<String> = flags.positional().iter().map(|a| apimachinery::field::quote(a)).collect();
        eprintln!("Error: {component} does not take any arguments, got [{}]", shown.join(" "));
        return Start::Exit(ExitCode::FAILURE);
    }
    Start::Run(flags)
}

fn raw_version() -> String {
    let f = version::field;
    format!(
        "version.Info{{Major:\"{}\", Minor:\"{}\", EmulationMajor:\"{}\", EmulationMinor:\"{}\", MinCompatibilityMajor:\"{}\", MinCompatibilityMinor:\"{}\", GitVersion:\"{}\", GitCommit:\"{}\", GitTreeState:\"{}\", BuildDate:\"{}\", GoVersion:\"{}\", Compiler:\"{}\", Platform:\"{}\"}}",
        f("major"),
        f("minor"),
        f("emulationMajor"),
        f("emulationMinor"),
        f("minCompatibilityMajor"),
        f("minCompatibilityMinor"),
        f("gitVersion"),
        f("gitCommit"),
        f("gitTreeState"),
        f("buildDate"),
        f("goVersion"),
        f("compiler"),
        f("platform"),
    )
}

/// The end of a component that failed: one `"command failed"` log line, exit 1.
pub fn failed(error: impl std::fmt::Display) -> ExitCode {
    tracing::error!(err = %error, "command failed");
    ExitCode::FAILURE
}
