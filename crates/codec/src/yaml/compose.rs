//! Bytes to text, and text to a tree of nodes with lines.

use std::borrow::Cow;
use std::collections::BTreeMap;

use granit_parser::{Event, Options, Parser, ScalarStyle, ScanError};

use crate::MAX_DEPTH;
use crate::error::DecodeError;

pub enum Body {
    Scalar {
        text: String,
        plain: bool,
    },
    Sequence(Vec<usize>),
    /// Keys and values in turn.
    Mapping(Vec<usize>),
    /// Index of the anchored node.
    Alias(usize),
}

pub struct Node {
    pub body: Body,
    /// Explicit tag, `!!int` or `!custom`; empty if none.
    pub tag: String,
    /// Counted from one.
    pub line: usize,
}

/// Nodes refer to each other by index; the root is the last one finished.
pub struct Tree {
    pub nodes: Vec<Node>,
    pub root: usize,
}

fn error(text: impl std::fmt::Display) -> DecodeError {
    DecodeError(format!("yaml: {text}"))
}

/// UTF-8, or UTF-16 with a byte order mark.
pub fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, DecodeError> {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        char::decode_utf16(units).collect::<Result<String, _>>().map_err(|_| error("unexpected low surrogate area"))
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes).map(Cow::Owned),
        _ => {
            let bytes = bytes.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(bytes);
            let text = std::str::from_utf8(bytes).map_err(|bad| {
                let lead = bytes[bad.valid_up_to()];
                error(match bad.error_len() {
                    None => "incomplete UTF-8 octet sequence",
                    Some(1) if !(0xc2..0xf5).contains(&lead) => "invalid leading UTF-8 octet",
                    Some(_) => "invalid trailing UTF-8 octet",
                })
            })?;
            if text.chars().any(is_control) {
                return Err(error("control characters are not allowed"));
            }
            Ok(Cow::Borrowed(text))
        }
    }
}

/// What go-yaml's reader refuses.
fn is_control(c: char) -> bool {
    !matches!(c,
        '\t' | '\n' | '\r' | '\u{20}'..='\u{7e}' | '\u{85}' | '\u{a0}'..='\u{d7ff}'
        | '\u{e000}'..='\u{fffd}' | '\u{10000}'..='\u{10ffff}')
        || c == '\u{feff}'
}

fn scan_error(found: &ScanError, text: &str) -> DecodeError {
    let info = found.info().to_string();
    let line = found.marker().line();
    if info.contains("unknown anchor") {
        let name: String = text
            .get(text.len().min(found.marker().byte_offset().unwrap_or(0))..)
            .unwrap_or("")
            .trim_start_matches('*')
            .chars()
            .take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_'))
            .collect();
        return error(format!("unknown anchor '{name}' referenced"));
    }
    let words = go_words(&info);
    let line = if info.starts_with("unclosed") {
        // go-yaml stands at the end of the text there.
        text.matches('\n').count()
    } else if words.starts_with("did not find expected") {
        line.saturating_sub(1)
    } else if line == 1 {
        // go-yaml names no line where the scanner fails on the first.
        0
    } else {
        line
    };
    if line == 0 { error(words) } else { error(format!("line {line}: {words}")) }
}

/// The library's words as go-yaml's, without the context that go-yaml leaves out.
fn go_words(info: &str) -> &str {
    const SAME: &[(&str, &str)] = &[
        ("unclosed bracket '['", "did not find expected ',' or ']'"),
        ("unclosed bracket '{'", "did not find expected ',' or '}'"),
        ("while parsing a flow sequence, expected", "did not find expected ',' or ']'"),
        ("unexpected EOF while parsing a flow sequence", "did not find expected ',' or ']'"),
        ("unexpected EOF while parsing", "did not find expected ',' or '}'"),
        ("mismatched bracket '['", "did not find expected ',' or ']'"),
        ("mismatched bracket '{'", "did not find expected ',' or '}'"),
        ("tab", "found character that cannot start any token"),
        ("unexpected character", "found character that cannot start any token"),
        ("invalid indentation", "did not find expected key"),
        ("simple key", "could not find expected ':'"),
    ];
    if let Some((_, words)) = SAME.iter().find(|(prefix, _)| info.starts_with(prefix)) {
        return words;
    }
    match info.split_once(", ") {
        Some((context, words)) if context.starts_with("while ") => words,
        _ => info,
    }
}

/// The first document; `None` if there is none.
pub fn compose(text: &str) -> Result<Option<Tree>, DecodeError> {
    if let Some(version) = text.strip_prefix("%YAML ")
        && !version.starts_with("1.1")
    {
        return Err(error("found incompatible YAML document"));
    }
    let mut nodes: Vec<Node> = Vec::new();
    let mut anchors: BTreeMap<usize, usize> = BTreeMap::new();
    // Collections still open: their node.
    let mut open: Vec<usize> = Vec::new();
    let parser = Parser::new_from_str_with_options(text, Options::default());
    for event in parser {
        let (event, span) = event.map_err(|found| scan_error(&found, text))?;
        let line = span.start.line();
        let (body, anchor, tag) = match event {
            Event::Scalar(text, style, anchor, tag) => {
                let plain = matches!(style, ScalarStyle::Plain);
                (Body::Scalar { text: text.into_owned(), plain }, anchor, tag)
            }
            Event::SequenceStart(_, anchor, tag) => (Body::Sequence(Vec::new()), anchor, tag),
            Event::MappingStart(_, anchor, tag) => (Body::Mapping(Vec::new()), anchor, tag),
            Event::Alias(anchor) => {
                let Some(&target) = anchors.get(&anchor) else {
                    return Err(error("unknown anchor referenced"));
                };
                (Body::Alias(target), 0, None)
            }
            Event::SequenceEnd | Event::MappingEnd => {
                let Some(done) = open.pop() else { break };
                if open.is_empty() {
                    return Ok(Some(Tree { nodes, root: done }));
                }
                continue;
            }
            Event::DocumentEnd | Event::StreamEnd => break,
            _ => continue,
        };
        let tag = tag.map(|tag| tag_text(&tag)).unwrap_or_default();
        let container = matches!(body, Body::Sequence(_) | Body::Mapping(_));
        let at = nodes.len();
        nodes.push(Node { body, tag, line });
        if anchor > 0 {
            anchors.insert(anchor, at);
        }
        if let Some(&parent) = open.last()
            && let Body::Sequence(children) | Body::Mapping(children) = &mut nodes[parent].body
        {
            children.push(at);
        }
        if container {
            open.push(at);
            if open.len() > MAX_DEPTH {
                return Err(error(format!("line {line}: exceeded max depth of {MAX_DEPTH}")));
            }
        } else if open.is_empty() {
            return Ok(Some(Tree { nodes, root: at }));
        }
    }
    Ok(None)
}

fn tag_text(tag: &granit_parser::Tag) -> String {
    match tag.core_suffix() {
        Some(suffix) => format!("!!{suffix}"),
        None => tag.original(),
    }
}
