//! The command line: which command of the tree is meant, and its flags.

use component_base::flags::{FlagSet, ParseError};

use crate::error::{Error, Result};
use crate::tables::COMMANDS;

/// A command of the tree with its parsed flags and positional arguments.
pub struct Command {
    /// Without the leading `kubeadm`; `init phase certs apiserver`.
    pub path: String,
    pub flags: FlagSet,
}

pub enum Parsed {
    Run(Command),
    /// `--help`, or a command that only groups others: its usage.
    Usage(String),
}

/// Reads the arguments. Unknown commands and flags get cobra's texts.
pub fn parse(arguments: &[String]) -> Result<Parsed> {
    let mut path = "kubeadm".to_owned();
    let mut rest = Vec::new();
    let mut words = arguments.iter().peekable();
    while let Some(word) = words.next() {
        if word == "--" {
            rest.push(word.clone());
            rest.extend(words.by_ref().cloned());
        } else if word.starts_with('-') && word.len() > 1 {
            rest.push(word.clone());
            if takes_value(&path, word)
                && let Some(value) = words.next()
            {
                rest.push(value.clone());
            }
        } else if let Some(longer) = extend(&path, word) {
            path = longer;
        } else if groups(&path) && !runs(&path) && positional_count(&rest) == 0 {
            return Err(Error(format!(
                "unknown command {} for {}",
                apimachinery::field::quote(word),
                apimachinery::field::quote(&path)
            )));
        } else {
            rest.push(word.clone());
        }
    }
    let table = COMMANDS.iter().find(|(p, _)| *p == path).map_or(&[] as &[_], |(_, flags)| *flags);
    match FlagSet::parse(table, rest) {
        Ok(flags) if groups(&path) && !runs(&path) => {
            let _ = flags;
            if path == "kubeadm" {
                Ok(Parsed::Usage(usage(&path)))
            } else {
                eprint!("{}", usage(&path));
                Err(Error("\nerror: subcommand is required".into()))
            }
        }
        Ok(flags) => {
            Ok(Parsed::Run(Command { path: path.trim_start_matches("kubeadm").trim_start().to_owned(), flags }))
        }
        Err(ParseError::Help) => Ok(Parsed::Usage(usage(&path))),
        Err(ParseError::Text(text)) => Err(Error(text)),
    }
}

fn extend(path: &str, word: &str) -> Option<String> {
    let longer = format!("{path} {word}");
    COMMANDS.iter().any(|(p, _)| *p == longer).then_some(longer)
}

fn takes_value(path: &str, word: &str) -> bool {
    if word.contains('=') {
        return false;
    }
    let name = word.trim_start_matches('-');
    let long = word.starts_with("--");
    COMMANDS
        .iter()
        .filter(|(p, _)| *p == path || p.starts_with(&format!("{path} ")))
        .flat_map(|(_, flags)| flags.iter())
        .find(|f| if long { f.name == name } else { !f.shorthand.is_empty() && f.shorthand == name })
        .is_some_and(|f| f.no_opt_default.is_empty())
}

fn positional_count(rest: &[String]) -> usize {
    rest.iter().filter(|word| !word.starts_with('-')).count()
}

fn groups(path: &str) -> bool {
    let prefix = format!("{path} ");
    COMMANDS.iter().any(|(p, _)| p.starts_with(&prefix))
}

/// Grouping commands that do something themselves.
fn runs(path: &str) -> bool {
    matches!(path, "kubeadm init" | "kubeadm join" | "kubeadm reset" | "kubeadm upgrade node" | "kubeadm upgrade apply")
}

fn usage(path: &str) -> String {
    let mut out = format!("Usage:\n  {path} [flags]\n");
    let prefix = format!("{path} ");
    let mut children: Vec<&str> =
        COMMANDS.iter().filter_map(|(p, _)| p.strip_prefix(&prefix)).filter(|rest| !rest.contains(' ')).collect();
    children.sort_unstable();
    if !children.is_empty() {
        out = format!("Usage:\n  {path} [command]\n\nAvailable Commands:\n");
        for child in children {
            out.push_str(&format!("  {child}\n"));
        }
    }
    if let Some((_, flags)) = COMMANDS.iter().find(|(p, _)| *p == path) {
        out.push_str("\nFlags:\n");
        for flag in flags.iter().filter(|f| !f.hidden) {
            let short = if flag.shorthand.is_empty() { "    ".to_owned() } else { format!("-{}, ", flag.shorthand) };
            out.push_str(&format!("  {short}--{}\n", flag.name));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }
    fn error(line: &str) -> String {
        match parse(&words(line)) {
            Err(error) => error.0,
            Ok(_) => panic!("{line} parsed"),
        }
    }

    #[test]
    fn commands_flags_and_texts() {
        let Ok(Parsed::Run(command)) = parse(&words("init phase certs apiserver --cert-dir /x")) else { panic!() };
        assert_eq!(command.path, "init phase certs apiserver");
        assert_eq!(command.flags.str("cert-dir"), "/x");
        let Ok(Parsed::Run(command)) = parse(&words("join 10.0.0.1:6443 --token a.b")) else { panic!() };
        assert_eq!(command.flags.positional(), ["10.0.0.1:6443"]);
        assert_eq!(error("bogus"), r#"unknown command "bogus" for "kubeadm""#);
        assert_eq!(error("init phase bogus"), r#"unknown command "bogus" for "kubeadm init phase""#);
        assert_eq!(error("init --bogus"), "unknown flag: --bogus");
    }
}
