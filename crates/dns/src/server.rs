//! Sockets: UDP and TCP on each port of the Corefile, and which block a name
//! belongs to.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use hickory_proto::op::{Message, MessageType, OpCode, ResponseCode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UdpSocket};
use tokio_util::sync::CancellationToken;

use crate::chain::{Chain, rcode_text};
use crate::corefile::matching;

/// What a client without EDNS takes over UDP.
const PLAIN_UDP: usize = 512;
const MAX_UDP: usize = 4096;
/// A TCP client that says nothing for this long is let go.
const TCP_IDLE: Duration = Duration::from_secs(10);
/// TCP clients at a time; more wait in the listen queue.
const MAX_TCP: usize = 1000;

/// The blocks that listen on one port. Swapped whole at a reload.
pub struct Port {
    pub chains: Vec<Arc<Chain>>,
}

impl Port {
    /// The block with the longest zone around `name`.
    fn chain(&self, name: &str) -> Option<&Arc<Chain>> {
        self.chains
            .iter()
            .filter_map(|c| matching(name, &c.settings.zones).map(|zone| (zone.len(), c)))
            .max_by_key(|(length, _)| *length)
            .map(|(_, chain)| chain)
    }

    /// Bytes of the response to the bytes of a query, if they are one.
    async fn respond(&self, bytes: &[u8], protocol: &str, peer: SocketAddr) -> Option<(Message, usize)> {
        let query = Message::from_vec(bytes).ok()?;
        if query.metadata.message_type != MessageType::Query {
            return None;
        }
        let limit = query.edns.as_ref().map_or(PLAIN_UDP, |e| usize::from(e.max_payload()).clamp(PLAIN_UDP, MAX_UDP));
        let error = |code: ResponseCode| {
            let mut message = Message::error_msg(query.metadata.id, query.metadata.op_code, code);
            message.metadata.recursion_desired = query.metadata.recursion_desired;
            message.add_queries(query.queries.iter().cloned());
            message
        };
        if query.metadata.op_code != OpCode::Query {
            return Some((error(ResponseCode::NotImp), limit));
        }
        let Some(question) = query.queries.first() else { return Some((error(ResponseCode::FormErr), limit)) };
        let name = question.name.to_ascii().to_lowercase();
        let name = if name.ends_with('.') { name } else { format!("{name}.") };
        let asked = question.query_type;
        let Some(chain) = self.chain(&name) else { return Some((error(ResponseCode::Refused), limit)) };
        if name == chain.loop_probe {
            eprintln!(
                "[FATAL] plugin/loop: Loop (127.0.0.1:{} -> :{}) detected for zone \".\", see https://coredns.io/plugins/loop#troubleshooting. Query: \"HINFO {name}\"",
                peer.port(),
                chain.settings.port
            );
            std::process::exit(1);
        }
        let began = Instant::now();
        let family = if peer.is_ipv4() { "1" } else { "2" };
        let message = chain.answer(&query, &name, asked, protocol, family).await;
        if chain.settings.log {
            println!(
                "[INFO] {peer} - {} \"{asked} IN {name} {protocol} {} {} {}\" {} {} {} {}s",
                query.metadata.id,
                bytes.len(),
                query.edns.as_ref().is_some_and(|e| e.flags().dnssec_ok),
                limit,
                rcode_text(message.metadata.response_code),
                flags(&message),
                message.to_vec().map_or(0, |b| b.len()),
                began.elapsed().as_secs_f64()
            );
        }
        Some((message, limit))
    }
}

fn flags(message: &Message) -> String {
    let mut out = vec!["qr"];
    let m = &message.metadata;
    for (set, text) in
        [(m.authoritative, "aa"), (m.truncation, "tc"), (m.recursion_desired, "rd"), (m.recursion_available, "ra")]
    {
        if set {
            out.push(text);
        }
    }
    out.join(",")
}

pub async fn bind(address: IpAddr, port: u16) -> Result<(Vec<UdpSocket>, TcpListener), String> {
    let at = SocketAddr::new(address, port);
    let shown = if address.is_unspecified() { format!(":{port}") } else { at.to_string() };
    let text = |protocol: &str, error: std::io::Error| {
        let why = match error.kind() {
            std::io::ErrorKind::AddrInUse => "bind: address already in use".to_owned(),
            std::io::ErrorKind::PermissionDenied => "bind: permission denied".to_owned(),
            _ => error.to_string(),
        };
        format!("listen {protocol} {shown}: {why}")
    };
    let tcp = TcpListener::bind(at).await.map_err(|e| text("tcp", e))?;
    let udp = UdpSocket::bind(at).await.map_err(|e| text("udp", e))?;
    Ok((vec![udp], tcp))
}

/// Serves a UDP socket until `stop`.
pub async fn serve_udp(socket: UdpSocket, port: tokio::sync::watch::Receiver<Arc<Port>>, stop: CancellationToken) {
    let socket = Arc::new(socket);
    let mut buffer = vec![0u8; MAX_UDP];
    loop {
        let received = tokio::select! {
            () = stop.cancelled() => return,
            received = socket.recv_from(&mut buffer) => received,
        };
        // An ICMP error of an earlier answer; the socket is fine.
        let Ok((length, peer)) = received else { continue };
        let bytes = buffer[..length].to_vec();
        let (socket, port) = (socket.clone(), port.borrow().clone());
        tokio::spawn(async move {
            if let Some((message, limit)) = port.respond(&bytes, "udp", peer).await {
                let _ = socket.send_to(&crate::record::fit(message, limit), peer).await;
            }
        });
    }
}

/// Serves a TCP listener until `stop`.
pub async fn serve_tcp(listener: TcpListener, port: tokio::sync::watch::Receiver<Arc<Port>>, stop: CancellationToken) {
    let slots = Arc::new(tokio::sync::Semaphore::new(MAX_TCP));
    loop {
        let Ok(slot) = slots.clone().acquire_owned().await else { return };
        let accepted = tokio::select! {
            () = stop.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, peer)) = accepted else { continue };
        let port = port.clone();
        tokio::spawn(async move {
            let _slot = slot;
            // A client that breaks off has nobody to be told.
            let _ = conversation(stream, peer, port).await;
        });
    }
}

async fn conversation(
    mut stream: TcpStream,
    peer: SocketAddr,
    port: tokio::sync::watch::Receiver<Arc<Port>>,
) -> std::io::Result<()> {
    loop {
        let Ok(length) = tokio::time::timeout(TCP_IDLE, stream.read_u16()).await else { return Ok(()) };
        let mut bytes = vec![0; usize::from(length?)];
        stream.read_exact(&mut bytes).await?;
        let blocks = port.borrow().clone();
        let Some((message, _)) = blocks.respond(&bytes, "tcp", peer).await else { return Ok(()) };
        let body = crate::record::fit(message, usize::from(u16::MAX));
        let length = u16::try_from(body.len()).unwrap_or(0);
        stream.write_all(&[&length.to_be_bytes()[..], &body].concat()).await?;
    }
}
