//! An etcd of a test's own, from PATH, on loopback with a temporary folder.

#![allow(dead_code)] // Each test binary uses a part.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use storage::{EtcdConfig, EtcdStore};
use tempfile::TempDir;

pub struct Etcd {
    process: Child,
    client_url: String,
    peer_url: String,
    dir: TempDir,
}

fn free_port() -> u16 {
    // Taken again by etcd right after; no one else asks for that very port.
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Etcd {
    /// `None`, with a line that says so, where there is no etcd.
    pub fn start() -> Option<Self> {
        let found = Command::new("etcd").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !found.is_ok_and(|status| status.success()) {
            println!("SKIPPED: no etcd in PATH");
            return None;
        }
        let dir = tempfile::tempdir().unwrap();
        let client_url = format!("http://127.0.0.1:{}", free_port());
        let peer_url = format!("http://127.0.0.1:{}", free_port());
        let process = Self::spawn(&dir, &client_url, &peer_url);
        Some(Etcd { process, client_url, peer_url, dir })
    }

    fn spawn(dir: &TempDir, client_url: &str, peer_url: &str) -> Child {
        Command::new("etcd")
            .args(["--data-dir", &dir.path().join("data").display().to_string()])
            .args(["--listen-client-urls", client_url, "--advertise-client-urls", client_url])
            .args(["--listen-peer-urls", peer_url, "--initial-advertise-peer-urls", peer_url])
            .args(["--initial-cluster", &format!("default={peer_url}"), "--log-level", "error"])
            .arg("--unsafe-no-fsync")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    }

    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    pub fn restart(&mut self) {
        self.process = Self::spawn(&self.dir, &self.client_url, &self.peer_url);
    }

    pub fn config(&self) -> EtcdConfig {
        EtcdConfig {
            servers: vec![self.client_url.clone()],
            compaction_interval: Duration::ZERO,
            ..EtcdConfig::default()
        }
    }

    pub async fn store(&self) -> Arc<EtcdStore> {
        EtcdStore::connect(self.config()).await.unwrap()
    }
}

impl Drop for Etcd {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
