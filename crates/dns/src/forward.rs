//! Asks other servers (CoreDNS plugin/forward): UDP first, TCP when the answer
//! was cut, the next server when one does not answer.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use hickory_proto::op::Message;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpStream, UdpSocket};

use crate::corefile::{Forward as Settings, Policy, within};

/// CoreDNS waits 2 s for one server and 5 s in all.
const ONE_SERVER: Duration = Duration::from_secs(2);
const ALL_SERVERS: Duration = Duration::from_secs(5);
/// Largest UDP answer that is read.
const MAX_UDP: usize = 4096;

pub struct Forward {
    pub settings: Settings,
    next: AtomicUsize,
    running: AtomicUsize,
}

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("concurrent queries exceeded maximum {0}")]
    TooMany(usize),
    #[error("{0}")]
    Io(String),
}

struct Running<'a>(&'a AtomicUsize);
impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Forward {
    pub fn new(settings: Settings) -> Self {
        Forward { settings, next: AtomicUsize::new(0), running: AtomicUsize::new(0) }
    }

    pub fn handles(&self, name: &str) -> bool {
        within(name, &self.settings.from) && !self.settings.except.iter().any(|z| within(name, z))
    }

    /// The bytes of a server's answer to `query`, id and all.
    pub async fn ask(&self, query: &Message) -> Result<Message, Error> {
        let count = self.running.fetch_add(1, Ordering::Relaxed) + 1;
        let _running = Running(&self.running);
        if self.settings.max_concurrent > 0 && count > self.settings.max_concurrent {
            return Err(Error::TooMany(self.settings.max_concurrent));
        }
        let bytes = query.to_vec().map_err(|e| Error::Io(e.to_string()))?;
        let servers = &self.settings.to;
        let start = match self.settings.policy {
            Policy::Sequential => 0,
            Policy::RoundRobin => self.next.fetch_add(1, Ordering::Relaxed),
            Policy::Random => rand::random_range(0..servers.len().max(1)),
        };
        let attempt = async {
            let mut last = Error::Io("no healthy upstream".into());
            for offset in 0..servers.len() {
                let server = &servers[(start + offset) % servers.len()];
                let Ok(address) = server.parse::<SocketAddr>() else { continue };
                match tokio::time::timeout(ONE_SERVER, self.one(address, &bytes, query.metadata.id)).await {
                    Ok(Ok(answer)) => return Ok(answer),
                    Ok(Err(error)) => last = Error::Io(error),
                    Err(_) => last = Error::Io(format!("read udp {server}: i/o timeout")),
                }
            }
            Err(last)
        };
        match tokio::time::timeout(ALL_SERVERS, attempt).await {
            Ok(done) => done,
            Err(_) => Err(Error::Io("i/o timeout".into())),
        }
    }

    async fn one(&self, server: SocketAddr, query: &[u8], id: u16) -> Result<Message, String> {
        if self.settings.force_tcp {
            return tcp(server, query).await;
        }
        let any: SocketAddr = if server.is_ipv4() { ([0, 0, 0, 0], 0).into() } else { ([0u16; 8], 0).into() };
        let text = |error: std::io::Error| format!("udp {server}: {error}");
        let socket = UdpSocket::bind(any).await.map_err(text)?;
        socket.connect(server).await.map_err(text)?;
        socket.send(query).await.map_err(text)?;
        let mut buffer = [0u8; MAX_UDP];
        loop {
            let length = socket.recv(&mut buffer).await.map_err(text)?;
            // Anything that is no answer to this question is a stray or a forgery.
            let Ok(message) = Message::from_vec(&buffer[..length]) else { continue };
            if message.metadata.id != id {
                continue;
            }
            if message.metadata.truncation {
                return tcp(server, query).await;
            }
            return Ok(message);
        }
    }
}

async fn tcp(server: SocketAddr, query: &[u8]) -> Result<Message, String> {
    let text = |error: std::io::Error| format!("tcp {server}: {error}");
    let mut stream = TcpStream::connect(server).await.map_err(text)?;
    let length = u16::try_from(query.len()).map_err(|_| "query too long".to_owned())?;
    stream.write_all(&[&length.to_be_bytes(), query].concat()).await.map_err(text)?;
    let length = stream.read_u16().await.map_err(text)?;
    let mut body = vec![0; usize::from(length)];
    stream.read_exact(&mut body).await.map_err(text)?;
    Message::from_vec(&body).map_err(|e| e.to_string())
}
