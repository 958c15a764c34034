//! The protobuf wire format: a writer that fills its buffer from the end (so
//! that lengths are known when they are written) and a bounds-checked reader.

use crate::error::DecodeError;

pub const VARINT: u8 = 0;
pub const FIXED64: u8 = 1;
pub const BYTES: u8 = 2;
pub const FIXED32: u8 = 5;

/// Writes backwards: callers emit the last field first.
pub struct Writer {
    buffer: Vec<u8>,
    /// First used byte.
    start: usize,
}

impl Writer {
    pub fn with_capacity(capacity: usize) -> Self {
        let capacity = capacity.max(64);
        Writer { buffer: vec![0; capacity], start: capacity }
    }
    /// Bytes written so far: differences give message lengths.
    pub fn len(&self) -> usize {
        self.buffer.len() - self.start
    }
    pub fn put(&mut self, bytes: &[u8]) {
        if self.start < bytes.len() {
            self.grow(bytes.len());
        }
        self.start -= bytes.len();
        self.buffer[self.start..self.start + bytes.len()].copy_from_slice(bytes);
    }
    fn grow(&mut self, more: usize) {
        let used = self.len();
        let capacity = (self.buffer.len() * 2).max(used + more);
        let mut buffer = vec![0; capacity];
        buffer[capacity - used..].copy_from_slice(&self.buffer[self.start..]);
        self.start = capacity - used;
        self.buffer = buffer;
    }
    pub fn varint(&mut self, mut value: u64) {
        let mut bytes = [0u8; 10];
        let mut count = 0;
        loop {
            let low = (value & 0x7f) as u8;
            value >>= 7;
            bytes[count] = if value == 0 { low } else { low | 0x80 };
            count += 1;
            if value == 0 {
                break;
            }
        }
        self.put(&bytes[..count]);
    }
    pub fn tag(&mut self, number: u32, wire: u8) {
        self.varint(u64::from(number) << 3 | u64::from(wire));
    }
    pub fn field_varint(&mut self, number: u32, value: u64) {
        self.varint(value);
        self.tag(number, VARINT);
    }
    pub fn field_bytes(&mut self, number: u32, bytes: &[u8]) {
        self.put(bytes);
        self.varint(bytes.len() as u64);
        self.tag(number, BYTES);
    }
    /// Closes a message begun when [`len`](Self::len) was `before`.
    pub fn close(&mut self, number: u32, before: usize) {
        let length = self.len() - before;
        self.varint(length as u64);
        self.tag(number, BYTES);
    }
    pub fn finish(self) -> Vec<u8> {
        if self.start == 0 {
            return self.buffer;
        }
        self.buffer[self.start..].to_vec()
    }
}

/// One field as it stands on the wire.
#[derive(Debug, Clone, Copy)]
pub enum Payload<'a> {
    Varint(u64),
    Fixed64(u64),
    Fixed32(u32),
    Bytes(&'a [u8]),
}

impl<'a> Payload<'a> {
    pub fn bytes(self) -> Result<&'a [u8], DecodeError> {
        match self {
            Payload::Bytes(bytes) => Ok(bytes),
            _ => Err(wrong_wire()),
        }
    }
    pub fn varint(self) -> Result<u64, DecodeError> {
        match self {
            Payload::Varint(value) => Ok(value),
            _ => Err(wrong_wire()),
        }
    }
    pub fn text(self) -> Result<String, DecodeError> {
        Ok(String::from_utf8_lossy(self.bytes()?).into_owned())
    }
}

fn wrong_wire() -> DecodeError {
    DecodeError::new("proto: wrong wireType")
}
fn unexpected_eof() -> DecodeError {
    DecodeError::new("unexpected EOF")
}

pub struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { rest: bytes }
    }
    fn varint(&mut self) -> Result<u64, DecodeError> {
        let mut value = 0u64;
        for shift in (0..70).step_by(7) {
            let (&byte, rest) = self.rest.split_first().ok_or_else(unexpected_eof)?;
            self.rest = rest;
            if shift < 64 {
                value |= u64::from(byte & 0x7f) << shift;
            }
            if byte < 0x80 {
                return Ok(value);
            }
        }
        Err(DecodeError::new("proto: integer overflow"))
    }
    fn take(&mut self, count: usize) -> Result<&'a [u8], DecodeError> {
        if self.rest.len() < count {
            return Err(unexpected_eof());
        }
        let (head, rest) = self.rest.split_at(count);
        self.rest = rest;
        Ok(head)
    }
    /// The next field, or `None` at the end.
    pub fn next(&mut self) -> Result<Option<(u32, Payload<'a>)>, DecodeError> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        let tag = self.varint()?;
        let number = (tag >> 3) as u32;
        if number == 0 {
            return Err(DecodeError::new(format!("proto: illegal tag {number} (wire type {tag})")));
        }
        let payload = match (tag & 7) as u8 {
            VARINT => Payload::Varint(self.varint()?),
            FIXED64 => Payload::Fixed64(u64::from_le_bytes(self.take(8)?.try_into().expect("eight bytes taken"))),
            FIXED32 => Payload::Fixed32(u32::from_le_bytes(self.take(4)?.try_into().expect("four bytes taken"))),
            BYTES => {
                let length = usize::try_from(self.varint()?).map_err(|_| unexpected_eof())?;
                Payload::Bytes(self.take(length)?)
            }
            wire => return Err(DecodeError::new(format!("proto: illegal wireType {wire}"))),
        };
        Ok(Some((number, payload)))
    }
}
