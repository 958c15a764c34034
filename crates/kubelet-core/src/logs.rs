//! Container log files: one `TIME STREAM TAG TEXT` line a write of the container,
//! tag `P` for a part of a longer line and `F` for its end.
//!
//! Here: parsing, the tail of a file, and where files are. Serving and rotation
//! stand on these.
//! Followed upstream: pkg/kubelet/kuberuntime/logs/logs.go.

use std::io::SeekFrom;

use tokio::io::{AsyncReadExt, AsyncSeekExt};

/// Block read at a time from the end of a file.
const BLOCK: u64 = 1024;

/// A parsed line.
#[derive(Debug, PartialEq, Eq)]
pub struct Line<'a> {
    pub time: &'a str,
    pub stderr: bool,
    pub partial: bool,
    /// Without the line's end.
    pub text: &'a [u8],
}

/// Parses a line of the file (without its newline).
pub fn parse(line: &[u8]) -> Option<Line<'_>> {
    let mut parts = line.splitn(4, |b| *b == b' ');
    let time = std::str::from_utf8(parts.next()?).ok()?;
    let stream = parts.next()?;
    let tags = parts.next()?;
    let text = parts.next().unwrap_or_default();
    let stderr = match stream {
        b"stdout" => false,
        b"stderr" => true,
        _ => return None,
    };
    Some(Line { time, stderr, partial: tags.split(|b| *b == b':').next() == Some(b"P"), text })
}

/// Offset of the last `lines` lines of a file.
pub async fn tail_offset(file: &mut tokio::fs::File, lines: u64) -> std::io::Result<u64> {
    let size = file.seek(SeekFrom::End(0)).await?;
    if lines == 0 {
        return Ok(size);
    }
    let mut seen = 0;
    let mut end = size;
    let mut block = vec![0; BLOCK as usize];
    while end > 0 {
        let begin = end.saturating_sub(BLOCK);
        let length = (end - begin) as usize;
        file.seek(SeekFrom::Start(begin)).await?;
        file.read_exact(&mut block[..length]).await?;
        for at in (0..length).rev() {
            if block[at] == b'\n' && begin + at as u64 + 1 < size {
                seen += 1;
                if seen == lines {
                    return Ok(begin + at as u64 + 1);
                }
            }
        }
        end = begin;
    }
    Ok(0)
}

/// Text of the last lines, at most `bytes` from the end; empty on any error.
pub async fn tail_text(path: &str, lines: usize, bytes: usize) -> String {
    let Ok(mut file) = tokio::fs::File::open(path).await else { return String::new() };
    let Ok(offset) = tail_offset(&mut file, lines as u64).await else { return String::new() };
    if file.seek(SeekFrom::Start(offset)).await.is_err() {
        return String::new();
    }
    let mut raw = Vec::new();
    if file.read_to_end(&mut raw).await.is_err() {
        return String::new();
    }
    let mut out = Vec::new();
    for line in raw.split(|b| *b == b'\n').filter_map(parse) {
        out.extend_from_slice(line.text);
        if !line.partial {
            out.push(b'\n');
        }
    }
    let begin = out.len().saturating_sub(bytes);
    String::from_utf8_lossy(&out[begin..]).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines() {
        let line = parse(b"2026-11-30T18:00:00.1Z stderr P boom x").unwrap();
        assert_eq!(line, Line { time: "2026-11-30T18:00:00.1Z", stderr: true, partial: true, text: b"boom x" });
        assert!(parse(b"nonsense").is_none());
    }

    #[tokio::test]
    async fn the_tail() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("0.log");
        std::fs::write(&path, "t stdout F a\nt stdout P b\nt stdout F c\nt stderr F d\n").unwrap();
        assert_eq!(tail_text(path.to_str().unwrap(), 3, 100).await, "bc\nd\n");
        assert_eq!(tail_text(path.to_str().unwrap(), 100, 4).await, "c\nd\n");
    }
}
