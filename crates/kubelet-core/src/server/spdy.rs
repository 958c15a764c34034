//! SPDY/3.1 as a client, as far as container runtimes speak it for exec and attach:
//! streams opened here with a `streamType`, data both ways, half-closed at will.
//!
//! Headers of replies are not decoded: what a stream is, its opener knows. No flow
//! control: the runtimes' library has none either.
//! Limits: a frame is at most [`MAX_FRAME_BYTES`].
//! Followed upstream: github.com/moby/spdystream; the header dictionary is the
//! protocol's.

use std::collections::BTreeMap;
use std::io;

use bytes::{Buf, Bytes, BytesMut};
use flate2::{Compress, Compression, FlushCompress};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

const DICTIONARY: &[u8] = include_bytes!("spdy_dictionary.bin");
const MAX_FRAME_BYTES: usize = 16 << 20;
const VERSION: u16 = 0x8003;
const SYN_STREAM: u16 = 1;
const RST_STREAM: u16 = 3;
const PING: u16 = 6;
const GOAWAY: u16 = 7;
const FLAG_FIN: u8 = 1;

/// What came from the other side.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Event {
    Data(u32, Bytes),
    /// The other side sends no more on this stream.
    End(u32),
    Ping(u32),
    GoAway,
    Other,
}

/// Makes frames; owns the header compressor, which spans the connection.
pub(super) struct Encoder {
    compress: Compress,
    next_stream: u32,
}

impl Encoder {
    pub(super) fn new() -> io::Result<Self> {
        let mut compress = Compress::new(Compression::best(), true);
        compress.set_dictionary(DICTIONARY).map_err(io::Error::other)?;
        Ok(Self { compress, next_stream: 1 })
    }

    /// A frame that opens a stream with headers; returns the stream's id.
    pub(super) fn open(&mut self, headers: &BTreeMap<&str, &str>) -> io::Result<(u32, Vec<u8>)> {
        let mut block = u32::try_from(headers.len()).unwrap_or(0).to_be_bytes().to_vec();
        for (name, value) in headers {
            for text in [name, value] {
                block.extend(u32::try_from(text.len()).unwrap_or(0).to_be_bytes());
                block.extend(text.as_bytes());
            }
        }
        let packed = self.pack(&block)?;
        let id = self.next_stream;
        self.next_stream += 2;
        let mut payload = id.to_be_bytes().to_vec();
        // Associated stream, priority, credential slot.
        payload.extend([0; 6]);
        payload.extend(packed);
        Ok((id, control(SYN_STREAM, 0, &payload)))
    }

    fn pack(&mut self, block: &[u8]) -> io::Result<Vec<u8>> {
        let mut out = Vec::with_capacity(block.len() + 64);
        let mut read = 0;
        loop {
            out.reserve(256);
            let before = self.compress.total_in();
            self.compress.compress_vec(&block[read..], &mut out, FlushCompress::Sync).map_err(io::Error::other)?;
            read += usize::try_from(self.compress.total_in() - before).unwrap_or(0);
            if read == block.len() && out.len() < out.capacity() {
                return Ok(out);
            }
        }
    }
}

fn control(kind: u16, flags: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = VERSION.to_be_bytes().to_vec();
    frame.extend(kind.to_be_bytes());
    let length = u32::try_from(payload.len()).unwrap_or(0) & 0x00ff_ffff;
    frame.extend((u32::from(flags) << 24 | length).to_be_bytes());
    frame.extend(payload);
    frame
}

/// A data frame; `last` half-closes the stream.
pub(super) fn data(stream: u32, bytes: &[u8], last: bool) -> Vec<u8> {
    let mut frame = (stream & 0x7fff_ffff).to_be_bytes().to_vec();
    let flags = if last { FLAG_FIN } else { 0 };
    let length = u32::try_from(bytes.len()).unwrap_or(0) & 0x00ff_ffff;
    frame.extend((u32::from(flags) << 24 | length).to_be_bytes());
    frame.extend(bytes);
    frame
}

/// The answer to a ping.
pub(super) fn pong(id: u32) -> Vec<u8> {
    control(PING, 0, &id.to_be_bytes())
}

/// Reads frames.
pub(super) struct Decoder<R> {
    input: R,
    buffer: BytesMut,
}

impl<R: AsyncRead + Unpin> Decoder<R> {
    pub(super) fn new(input: R, buffer: BytesMut) -> Self {
        Self { input, buffer }
    }

    /// The next event(s) of a frame; none at the end of the connection. A data frame
    /// that is also the last of its stream gives its data first.
    pub(super) async fn next(&mut self, out: &mut Vec<Event>) -> io::Result<bool> {
        if !self.fill(8).await? {
            return Ok(false);
        }
        let head = self.buffer.get_u32();
        let rest = self.buffer.get_u32();
        let (flags, length) = ((rest >> 24) as u8, (rest & 0x00ff_ffff) as usize);
        if length > MAX_FRAME_BYTES {
            return Err(io::Error::other("SPDY frame too large"));
        }
        if !self.fill(length).await? {
            return Ok(false);
        }
        let mut payload = self.buffer.split_to(length).freeze();
        if head & 0x8000_0000 == 0 {
            let stream = head & 0x7fff_ffff;
            if !payload.is_empty() {
                out.push(Event::Data(stream, payload));
            }
            if flags & FLAG_FIN != 0 {
                out.push(Event::End(stream));
            }
            return Ok(true);
        }
        let event = match (head & 0xffff) as u16 {
            RST_STREAM if length >= 8 => Event::End(payload.get_u32()),
            PING if length >= 4 => Event::Ping(payload.get_u32()),
            GOAWAY => Event::GoAway,
            // SYN_REPLY and the like; a reply may also be the end of its stream.
            2 if flags & FLAG_FIN != 0 && length >= 4 => Event::End(payload.get_u32() & 0x7fff_ffff),
            _ => Event::Other,
        };
        out.push(event);
        Ok(true)
    }

    async fn fill(&mut self, wanted: usize) -> io::Result<bool> {
        while self.buffer.len() < wanted {
            self.buffer.reserve(wanted - self.buffer.len());
            if self.input.read_buf(&mut self.buffer).await? == 0 {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Asks an HTTP server to speak SPDY on this connection; returns what it has sent
/// beyond its answer. The error is its status and body.
pub(super) async fn upgrade<S: AsyncRead + AsyncWrite + Unpin>(
    stream: &mut S,
    host: &str,
    path: &str,
    protocols: &[&str],
) -> io::Result<Result<BytesMut, (u16, String)>> {
    let mut request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: SPDY/3.1\r\nContent-Length: 0\r\n"
    );
    for protocol in protocols {
        request.push_str(&format!("X-Stream-Protocol-Version: {protocol}\r\n"));
    }
    request.push_str("\r\n");
    stream.write_all(request.as_bytes()).await?;
    let (status, headers, rest) = read_head(stream).await?;
    if status == 101 {
        return Ok(Ok(rest));
    }
    let mut body = rest.to_vec();
    let length = headers
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
        .and_then(|(_, v)| v.parse::<usize>().ok())
        .unwrap_or(0)
        .min(64 << 10);
    while body.len() < length {
        if stream.read_buf(&mut body).await? == 0 {
            break;
        }
    }
    Ok(Err((status, String::from_utf8_lossy(&body).into_owned())))
}

/// Status, headers and what follows the head of an HTTP/1.1 answer.
pub(super) async fn read_head<S: AsyncRead + Unpin>(
    stream: &mut S,
) -> io::Result<(u16, Vec<(String, String)>, BytesMut)> {
    let mut buffer = BytesMut::with_capacity(4096);
    let end = loop {
        if let Some(at) = buffer.windows(4).position(|w| w == b"\r\n\r\n") {
            break at;
        }
        if buffer.len() > 64 << 10 || stream.read_buf(&mut buffer).await? == 0 {
            return Err(io::Error::other("malformed HTTP response"));
        }
    };
    let head = buffer.split_to(end + 4);
    let text = String::from_utf8_lossy(&head).into_owned();
    let mut lines = text.lines();
    let status = lines
        .next()
        .and_then(|l| l.split(' ').nth(1))
        .and_then(|s| s.parse().ok())
        .ok_or_else(|| io::Error::other("malformed HTTP status line"))?;
    let headers =
        lines.filter_map(|l| l.split_once(':')).map(|(k, v)| (k.trim().to_string(), v.trim().to_string())).collect();
    Ok((status, headers, buffer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    #[test]
    fn headers_are_packed_with_the_dictionary() {
        let mut encoder = Encoder::new().unwrap();
        let mut decompress = Decompress::new(true);
        let mut with_dictionary = false;
        for (wanted, kind) in [(1, "error"), (3, "stdin"), (5, "stdout")] {
            let (id, frame) = encoder.open(&BTreeMap::from([("streamtype", kind)])).unwrap();
            assert_eq!(id, wanted);
            let mut out = Vec::with_capacity(256);
            let mut packed = &frame[18..];
            if !with_dictionary {
                let error = decompress.decompress_vec(packed, &mut out, FlushDecompress::Sync).unwrap_err();
                assert!(error.needs_dictionary().is_some());
                packed = &packed[usize::try_from(decompress.total_in()).unwrap()..];
                decompress.set_dictionary(DICTIONARY).unwrap();
                with_dictionary = true;
            }
            decompress.decompress_vec(packed, &mut out, FlushDecompress::Sync).unwrap();
            assert_eq!(&out[..4], [0, 0, 0, 1]);
            assert!(out.ends_with(kind.as_bytes()));
        }
    }

    #[tokio::test]
    async fn frames() {
        let bytes = [data(1, b"hi", true), pong(7), control(GOAWAY, 0, &[0; 8])].concat();
        let mut decoder = Decoder::new(&bytes[..], BytesMut::new());
        let mut events = vec![];
        while decoder.next(&mut events).await.unwrap() {}
        assert_eq!(events, [Event::Data(1, Bytes::from_static(b"hi")), Event::End(1), Event::Ping(7), Event::GoAway]);
    }
}
