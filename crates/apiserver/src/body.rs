//! The body of a response: bytes that are already there, pieces spliced from the
//! cache, or a stream fed by a task.
//!
//! Invariant: a `Stream` body never buffers more than [`STREAM_BUFFER`] frames,
//! so a slow reader holds back only its own producer.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body::{Frame, SizeHint};
use tokio::sync::mpsc;

/// Frames a streaming response may hold before its producer waits.
pub const STREAM_BUFFER: usize = 16;

/// How a producer ends a stream.
#[derive(Debug)]
pub struct Aborted;
impl std::fmt::Display for Aborted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the response was cut off")
    }
}
impl std::error::Error for Aborted {}
impl From<Infallible> for Aborted {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

pub enum Body {
    Full(Option<Bytes>),
    Pieces(VecDeque<Bytes>),
    Stream(mpsc::Receiver<Bytes>),
    Incoming(hyper::body::Incoming),
    /// Another body, and what is dropped when it has been sent.
    Guarded(Box<Body>, Box<dyn Send + Sync>),
}

impl Body {
    pub fn empty() -> Self {
        Body::Full(None)
    }
    pub fn full(bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        Body::Full((!bytes.is_empty()).then_some(bytes))
    }
    /// A stream and the sender that feeds it; dropping the sender ends the body.
    pub fn channel() -> (mpsc::Sender<Bytes>, Self) {
        let (sender, receiver) = mpsc::channel(STREAM_BUFFER);
        (sender, Body::Stream(receiver))
    }
    /// The length when it is known, which a stream's is not.
    pub fn known_len(&self) -> Option<usize> {
        match self {
            Body::Full(bytes) => Some(bytes.as_ref().map_or(0, Bytes::len)),
            Body::Pieces(pieces) => Some(pieces.iter().map(Bytes::len).sum()),
            Body::Stream(_) | Body::Incoming(_) => None,
            Body::Guarded(body, _) => body.known_len(),
        }
    }
}

impl http_body::Body for Body {
    type Data = Bytes;
    type Error = Box<dyn std::error::Error + Send + Sync>;

    fn poll_frame(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        match self.get_mut() {
            Body::Full(bytes) => Poll::Ready(bytes.take().map(|b| Ok(Frame::data(b)))),
            Body::Pieces(pieces) => Poll::Ready(pieces.pop_front().map(|b| Ok(Frame::data(b)))),
            Body::Stream(receiver) => receiver.poll_recv(cx).map(|b| b.map(|b| Ok(Frame::data(b)))),
            Body::Incoming(incoming) => Pin::new(incoming).poll_frame(cx).map_err(Into::into),
            Body::Guarded(body, _) => Pin::new(body.as_mut()).poll_frame(cx),
        }
    }

    fn is_end_stream(&self) -> bool {
        match self {
            Body::Full(bytes) => bytes.is_none(),
            Body::Pieces(pieces) => pieces.is_empty(),
            Body::Stream(_) => false,
            Body::Incoming(incoming) => incoming.is_end_stream(),
            Body::Guarded(body, _) => body.is_end_stream(),
        }
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Body::Incoming(incoming) => incoming.size_hint(),
            Body::Guarded(body, _) => body.size_hint(),
            other => match other.known_len() {
                Some(length) => SizeHint::with_exact(length as u64),
                None => SizeHint::default(),
            },
        }
    }
}

pub type Response = http::Response<Body>;

/// Joins small pieces to frames of about this size, which a TLS record and an
/// HTTP/2 window take well.
pub const PIECE_TARGET: usize = 128 * 1024;

/// Collects bytes into pieces of [`PIECE_TARGET`] without copying big ones.
#[derive(Default)]
pub struct Splicer {
    pieces: VecDeque<Bytes>,
    open: bytes::BytesMut,
}

impl Splicer {
    pub fn push_slice(&mut self, bytes: &[u8]) {
        if self.open.capacity() == 0 {
            self.open.reserve(PIECE_TARGET + 4096);
        }
        self.open.extend_from_slice(bytes);
        if self.open.len() >= PIECE_TARGET {
            let full = self.open.split().freeze();
            self.pieces.push_back(full);
        }
    }
    pub fn push(&mut self, bytes: &Bytes) {
        if bytes.len() >= PIECE_TARGET {
            if !self.open.is_empty() {
                let full = self.open.split().freeze();
                self.pieces.push_back(full);
            }
            self.pieces.push_back(bytes.clone());
        } else {
            self.push_slice(bytes);
        }
    }
    pub fn finish(mut self) -> Body {
        if !self.open.is_empty() {
            self.pieces.push_back(self.open.freeze());
        }
        match self.pieces.len() {
            0 => Body::empty(),
            1 => Body::Full(self.pieces.pop_front()),
            _ => Body::Pieces(self.pieces),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_pieces_are_joined_and_big_ones_kept() {
        let mut splicer = Splicer::default();
        splicer.push_slice(b"[");
        splicer.push(&Bytes::from(vec![b'x'; PIECE_TARGET]));
        splicer.push_slice(b"]");
        let Body::Pieces(pieces) = splicer.finish() else { panic!("three pieces") };
        assert_eq!(pieces.iter().map(Bytes::len).collect::<Vec<_>>(), [1, PIECE_TARGET, 1]);
    }
}
