//! The body of a response: bytes that are already there, pieces spliced from the
//! cache, or a stream fed by a task.
//!
//! Invariants: a list is never whole in memory; a `Stream` body never buffers more than [`STREAM_BUFFER`] frames,
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
    /// Cached items joined to one document while it is sent.
    Spliced(Box<Spliced>),
    /// The same, compressed on its way.
    Gzip(Box<Gzip>),
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
            Body::Spliced(spliced) => Some(spliced.len()),
            Body::Stream(_) | Body::Incoming(_) | Body::Gzip(_) => None,
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
            Body::Spliced(spliced) => Poll::Ready(spliced.next_piece().map(|b| Ok(Frame::data(b)))),
            Body::Gzip(gzip) => Poll::Ready(gzip.next_piece().map(|piece| piece.map(Frame::data).map_err(Into::into))),
            Body::Stream(receiver) => receiver.poll_recv(cx).map(|b| b.map(|b| Ok(Frame::data(b)))),
            Body::Incoming(incoming) => Pin::new(incoming).poll_frame(cx).map_err(Into::into),
            Body::Guarded(body, _) => Pin::new(body.as_mut()).poll_frame(cx),
        }
    }

    fn is_end_stream(&self) -> bool {
        match self {
            Body::Full(bytes) => bytes.is_none(),
            Body::Pieces(pieces) => pieces.is_empty(),
            Body::Spliced(spliced) => spliced.is_empty(),
            Body::Stream(_) | Body::Gzip(_) => false,
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

/// One item of a [`Spliced`] body: a few bytes of its own, then cached ones.
#[derive(Debug, Clone)]
pub struct Item {
    before: [u8; Item::BEFORE],
    before_len: u8,
    bytes: Bytes,
}

impl Item {
    /// Room for a separator and brace, or a protobuf tag and length.
    const BEFORE: usize = 12;

    /// `before` is cut at 12 bytes.
    pub fn new(before: &[u8], bytes: Bytes) -> Self {
        let length = before.len().min(Self::BEFORE);
        let mut own = [0; Self::BEFORE];
        own[..length].copy_from_slice(&before[..length]);
        Item { before: own, before_len: length as u8, bytes }
    }
    fn before(&self) -> &[u8] {
        &self.before[..usize::from(self.before_len)]
    }
    pub fn len(&self) -> usize {
        usize::from(self.before_len) + self.bytes.len()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A document of cached items, joined to pieces of [`PIECE_TARGET`] as they are
/// sent: a list of any size holds one piece in memory besides what is cached.
#[derive(Debug, Clone)]
pub struct Spliced {
    head: Vec<u8>,
    items: std::vec::IntoIter<Item>,
    tail: &'static [u8],
    /// A cached item too big to be copied, which goes next.
    whole: Option<Bytes>,
    left: usize,
}

impl Spliced {
    pub fn new(head: Vec<u8>, items: Vec<Item>, tail: &'static [u8]) -> Self {
        let left = head.len() + items.iter().map(Item::len).sum::<usize>() + tail.len();
        Spliced { head, items: items.into_iter(), tail, whole: None, left }
    }

    /// Bytes not yet given out.
    pub fn len(&self) -> usize {
        self.left
    }
    pub fn is_empty(&self) -> bool {
        self.left == 0
    }

    pub fn next_piece(&mut self) -> Option<Bytes> {
        let piece = self.join()?;
        self.left -= piece.len();
        Some(piece)
    }

    fn join(&mut self) -> Option<Bytes> {
        if let Some(whole) = self.whole.take() {
            return Some(whole);
        }
        if self.left == 0 {
            return None;
        }
        let mut out = Vec::with_capacity(self.left.min(PIECE_TARGET.max(self.head.len()) + Item::BEFORE));
        out.append(&mut self.head);
        while let Some(next) = self.items.as_slice().first() {
            if !out.is_empty() && out.len() + next.len() > PIECE_TARGET {
                return Some(out.into());
            }
            let Some(item) = self.items.next() else { break };
            out.extend_from_slice(item.before());
            if item.bytes.len() >= PIECE_TARGET {
                self.whole = Some(item.bytes);
                return if out.is_empty() { self.whole.take() } else { Some(out.into()) };
            }
            out.extend_from_slice(&item.bytes);
        }
        out.extend_from_slice(std::mem::take(&mut self.tail));
        Some(out.into())
    }

    /// The whole document at once.
    pub fn into_bytes(mut self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.left);
        while let Some(piece) = self.next_piece() {
            out.extend_from_slice(&piece);
        }
        out
    }
}

/// Compresses a document piece by piece, so that a long one neither stands in
/// memory nor holds a worker for long.
pub struct Gzip {
    source: Spliced,
    encoder: Option<flate2::write::GzEncoder<Vec<u8>>>,
}

impl Gzip {
    pub fn new(source: Spliced, level: flate2::Compression) -> Self {
        Gzip { source, encoder: Some(flate2::write::GzEncoder::new(Vec::new(), level)) }
    }

    fn next_piece(&mut self) -> Option<std::io::Result<Bytes>> {
        use std::io::Write;
        let encoder = self.encoder.as_mut()?;
        while let Some(piece) = self.source.next_piece() {
            if let Err(error) = encoder.write_all(&piece) {
                self.encoder = None;
                return Some(Err(error));
            }
            if encoder.get_ref().len() >= PIECE_TARGET / 2 {
                return Some(Ok(std::mem::take(encoder.get_mut()).into()));
            }
        }
        self.encoder.take().map(|encoder| encoder.finish().map(Bytes::from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(mut spliced: Spliced) -> Vec<Bytes> {
        let length = spliced.len();
        let pieces: Vec<Bytes> = std::iter::from_fn(|| spliced.next_piece()).collect();
        assert_eq!(pieces.iter().map(Bytes::len).sum::<usize>(), length);
        pieces
    }

    #[test]
    fn small_items_are_joined_and_big_ones_kept() {
        let big = Bytes::from(vec![b'x'; PIECE_TARGET]);
        let items = vec![
            Item::new(b"", Bytes::from_static(b"1")),
            Item::new(b",", Bytes::from_static(b"2")),
            Item::new(b",", big.clone()),
            Item::new(b",", Bytes::from_static(b"3")),
        ];
        let found = pieces(Spliced::new(b"[".to_vec(), items, b"]\n"));
        assert_eq!(found.len(), 4);
        assert_eq!((&found[0][..], &found[1][..], &found[3][..]), (&b"[1,2"[..], &b","[..], &b",3]\n"[..]));
        assert_eq!(found[2].as_ptr(), big.as_ptr());
    }

    #[test]
    fn pieces_end_at_the_target() {
        let item = |n: usize| Item::new(if n == 0 { b"" } else { b"," }, Bytes::from(vec![b'a'; PIECE_TARGET / 3]));
        let found = pieces(Spliced::new(b"[".to_vec(), (0..5).map(item).collect(), b"]"));
        assert_eq!(found.len(), 3);
        assert!(found.iter().all(|piece| piece.len() <= PIECE_TARGET));
        assert_eq!(pieces(Spliced::new(b"[".to_vec(), Vec::new(), b"]")), ["[]"]);
    }

    #[test]
    fn gzip_gives_the_same_document() {
        use std::io::Read;
        let items: Vec<Item> = (0..5).map(|n| Item::new(b",", Bytes::from(vec![b'a' + n; PIECE_TARGET / 2]))).collect();
        let spliced = Spliced::new(b"[".to_vec(), items, b"]");
        let whole = spliced.clone().into_bytes();
        let mut gzip = Gzip::new(spliced, flate2::Compression::new(1));
        let packed: Vec<u8> = std::iter::from_fn(|| gzip.next_piece()).flat_map(|piece| piece.unwrap()).collect();
        let mut back = Vec::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut back).unwrap();
        assert_eq!(back, whole);
    }
}
