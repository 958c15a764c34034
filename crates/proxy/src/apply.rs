//! Programs the kernel through `nft` and `iptables-restore`, one transaction each.

use std::collections::BTreeSet;
use std::process::Stdio;

use tokio::io::AsyncWriteExt;
use tokio::process::Command;

use crate::compile::{Family, NodeConfig, Port};
use crate::{iptables, nft};

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("cannot run {program}: {error}")]
    Start { program: String, error: std::io::Error },
    #[error("{program}: {text}")]
    Failed { program: String, text: String },
}

/// Output of a program fed with `input`.
pub async fn pipe(program: &str, arguments: &[&str], input: &str) -> Result<String, Error> {
    let start = |error| Error::Start { program: program.to_owned(), error };
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(start)?;
    let mut stdin = child.stdin.take();
    let feed = async {
        if let Some(mut stdin) = stdin.take() {
            // A program that ends early says why on stderr.
            let _ = stdin.write_all(input.as_bytes()).await;
        }
    };
    let (done, ()) = tokio::join!(child.wait_with_output(), feed);
    let done = done.map_err(start)?;
    if done.status.success() {
        return Ok(String::from_utf8_lossy(&done.stdout).into_owned());
    }
    // The first lines say what is wrong; the rest repeats the input.
    let text = String::from_utf8_lossy(&done.stderr).lines().take(5).collect::<Vec<_>>().join("; ");
    Err(Error::Failed { program: program.to_owned(), text })
}

/// nftables mode: remembers what the kernel holds, sends differences.
pub struct Nftables {
    family: Family,
    held: Option<nft::Objects>,
}

impl Nftables {
    pub fn new(family: Family) -> Self {
        Nftables { family, held: None }
    }

    pub async fn sync(&mut self, ports: &[Port], node: &NodeConfig) -> Result<(), Error> {
        let wanted = nft::compile(self.family, ports, node).objects;
        if self.held.as_ref() == Some(&wanted) {
            return Ok(());
        }
        let text = nft::transaction(self.family, self.held.as_ref(), &wanted);
        match pipe("nft", &["-f", "-"], &text).await {
            Ok(_) => {
                self.held = Some(wanted);
                Ok(())
            }
            Err(error) => {
                // Somebody changed the table: the next try makes it anew.
                self.held = None;
                Err(error)
            }
        }
    }

    /// Whether the table is still there; a flushed one is made anew.
    pub async fn verify(&mut self) {
        let family = if self.family == Family::V4 { "ip" } else { "ip6" };
        if self.held.is_some() && pipe("nft", &["list", "chain", family, nft::TABLE, "services"], "").await.is_err() {
            self.held = None;
        }
    }

    /// Removes the table, when another mode takes over.
    pub async fn remove(family: Family) {
        let f = if family == Family::V4 { "ip" } else { "ip6" };
        let _ = pipe("nft", &["-f", "-"], &format!("add table {f} {0}\ndelete table {f} {0}\n", nft::TABLE)).await;
    }
}

/// iptables mode.
pub struct Iptables {
    family: Family,
    chains: Option<BTreeSet<String>>,
    loaded: String,
}

impl Iptables {
    pub fn new(family: Family) -> Self {
        Iptables { family, chains: None, loaded: String::new() }
    }

    fn program(&self, name: &str) -> String {
        if self.family == Family::V4 { name.to_owned() } else { name.replacen("ip", "ip6", 1) }
    }

    pub async fn sync(&mut self, ports: &[Port], node: &NodeConfig) -> Result<(), Error> {
        let present = match &self.chains {
            Some(chains) => chains.clone(),
            None => {
                let save = pipe(&self.program("iptables-save"), &["-t", "nat"], "").await?;
                iptables::chains_of(&save)
            }
        };
        let (text, chains) = iptables::compile(self.family, ports, node, &present);
        if self.chains.is_some() && text == self.loaded {
            return Ok(());
        }
        let restore = self.program("iptables-restore");
        match pipe(&restore, &["-w", "5", "--noflush"], &text).await {
            Ok(_) => {
                let first = self.chains.is_none();
                // The next text has no chains to delete: that is what an unchanged one equals.
                let (settled, _) = iptables::compile(self.family, ports, node, &chains);
                self.loaded = settled;
                self.chains = Some(chains);
                if first {
                    self.jumps().await?;
                }
                Ok(())
            }
            Err(error) => {
                self.chains = None;
                Err(error)
            }
        }
    }

    /// Puts the jumps from the built-in chains where they are missing.
    async fn jumps(&self) -> Result<(), Error> {
        let program = self.program("iptables");
        for (table, chain, comment, rest) in iptables::JUMPS {
            let (matches, target) = rest.split_once('|').unwrap_or(("", rest));
            let mut rule: Vec<&str> = matches.split_whitespace().collect();
            rule.extend(["-m", "comment", "--comment", comment, "-j", target]);
            let mut check = vec!["-w", "5", "-t", table, "-C", chain];
            check.extend(&rule);
            if pipe(&program, &check, "").await.is_err() {
                let mut insert = vec!["-w", "5", "-t", table, "-I", chain];
                insert.extend(&rule);
                pipe(&program, &insert, "").await?;
            }
        }
        Ok(())
    }

    /// Notices a flush by others (a firewall's restart): everything is laid anew.
    pub async fn verify(&mut self) {
        if self.chains.is_some()
            && pipe(
                &self.program("iptables"),
                &[
                    "-w",
                    "5",
                    "-t",
                    "nat",
                    "-C",
                    "POSTROUTING",
                    "-m",
                    "comment",
                    "--comment",
                    "kubernetes postrouting rules",
                    "-j",
                    "KUBE-POSTROUTING",
                ],
                "",
            )
            .await
            .is_err()
        {
            self.chains = None;
            self.loaded.clear();
        }
    }

    /// Empties our chains, when another mode takes over.
    pub async fn remove(family: Family) {
        let this = Iptables::new(family);
        let program = this.program("iptables");
        for (table, chain, comment, rest) in iptables::JUMPS {
            let (matches, target) = rest.split_once('|').unwrap_or(("", rest));
            let mut rule = vec!["-w", "5", "-t", table, "-D", chain];
            rule.extend(matches.split_whitespace());
            rule.extend(["-m", "comment", "--comment", comment, "-j", target]);
            let _ = pipe(&program, &rule, "").await;
        }
    }
}

/// Forgets connections to endpoints that are gone: UDP has no end of its own.
pub async fn forget_udp(original: &str, endpoint: &str) {
    let arguments = ["-D", "-p", "udp", "--orig-dst", original, "--dst-nat", endpoint];
    // "0 flow entries have been deleted" is an exit of 1, and fine.
    let _ = pipe("conntrack", &arguments, "").await;
}
/// Forgets UDP flows to an address that had no endpoint before.
pub async fn forget_udp_to(original: &str, port: u16) {
    let port = port.to_string();
    let _ = pipe("conntrack", &["-D", "-p", "udp", "--orig-dst", original, "--orig-port-dst", &port], "").await;
}
