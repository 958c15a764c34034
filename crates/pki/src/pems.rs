//! PEM blocks as Go's `encoding/pem` reads them: text around blocks is skipped,
//! broken blocks too; and as it writes them (64 columns, one newline at the end).

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

pub const CERTIFICATE: &str = "CERTIFICATE";
pub const CERTIFICATE_REQUEST: &str = "CERTIFICATE REQUEST";
pub const RSA_PRIVATE_KEY: &str = "RSA PRIVATE KEY";
pub const EC_PRIVATE_KEY: &str = "EC PRIVATE KEY";
pub const PRIVATE_KEY: &str = "PRIVATE KEY";
pub const PUBLIC_KEY: &str = "PUBLIC KEY";
pub const RSA_PUBLIC_KEY: &str = "RSA PUBLIC KEY";

/// One block. `has_headers` matters where upstream refuses blocks with headers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    pub label: String,
    pub has_headers: bool,
    pub der: Vec<u8>,
}

pub fn encode(label: &str, der: &[u8]) -> String {
    let body = STANDARD.encode(der);
    let mut out = String::with_capacity(body.len() + body.len() / 64 + 2 * label.len() + 40);
    out.push_str(&format!("-----BEGIN {label}-----\n"));
    let mut rest = body.as_str();
    while !rest.is_empty() {
        let (line, tail) = rest.split_at(rest.len().min(64));
        out.push_str(line);
        out.push('\n');
        rest = tail;
    }
    out.push_str(&format!("-----END {label}-----\n"));
    out
}

/// The first block and the text after it; `None` when there is no whole block.
pub fn decode(text: &str) -> Option<(Block, &str)> {
    let mut rest = text;
    loop {
        let begin = find_line_start(rest, "-----BEGIN ")?;
        let after = &rest[begin + "-----BEGIN ".len()..];
        rest = after;
        let end_of_line = after.find('\n')?;
        let Some(label) = after[..end_of_line].trim_end().strip_suffix("-----") else { continue };
        let body = &after[end_of_line + 1..];
        let end_line = format!("-----END {label}-----");
        let Some(end) = find_line_start(body, &end_line) else { continue };
        let mut content = &body[..end];
        let mut has_headers = false;
        while let Some((line, tail)) = content.split_once('\n') {
            if !line.contains(':') {
                break;
            }
            has_headers = true;
            content = tail;
        }
        let packed: String = content.chars().filter(|c| !c.is_ascii_whitespace()).collect();
        let Ok(der) = STANDARD.decode(packed) else { continue };
        return Some((Block { label: label.to_owned(), has_headers, der }, &body[end + end_line.len()..]));
    }
}

pub fn decode_all(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut rest = text;
    while let Some((block, tail)) = decode(rest) {
        blocks.push(block);
        rest = tail;
    }
    blocks
}

fn find_line_start(text: &str, needle: &str) -> Option<usize> {
    if text.starts_with(needle) {
        return Some(0);
    }
    text.match_indices(needle).map(|(at, _)| at).find(|at| text.as_bytes()[at - 1] == b'\n')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_found_between_prose_and_broken_blocks_are_skipped() {
        let good = encode(CERTIFICATE, &[1; 70]);
        let text = format!("note\n-----BEGIN X-----\n???\n-----END X-----\n{good}tail\n{good}");
        let blocks = decode_all(&text);
        assert_eq!(blocks.len(), 2);
        assert_eq!(blocks[1].der, vec![1; 70]);
        assert_eq!(good.lines().nth(1).map(str::len), Some(64));
    }

    #[test]
    fn headers_are_noticed() {
        let (block, _) = decode("-----BEGIN A-----\nProc-Type: 4\n\nAQ==\n-----END A-----\n").unwrap();
        assert!(block.has_headers);
        assert_eq!(block.der, [1]);
    }
}
