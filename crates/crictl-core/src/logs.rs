//! `crictl logs`: the CRI log file of a container.

use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::time::Duration;

use clap::Args;
use cri::{Remote, Runtime};

use crate::Result;

#[derive(Args)]
pub struct LogsArgs {
    pub id: String,
    /// Follow log output
    #[arg(long, short)]
    follow: bool,
    /// Number of lines to show from the end of the logs; -1 for all
    #[arg(long, default_value_t = -1, allow_hyphen_values = true)]
    tail: i64,
    /// Show timestamps
    #[arg(long, short)]
    timestamps: bool,
    /// Show logs since timestamp or for relative time (e.g. 2h)
    #[arg(long)]
    since: Option<String>,
    /// Fetch the previous terminated container logs
    #[arg(long, short)]
    previous: bool,
    /// Maximum bytes of logs to return
    #[arg(long, default_value_t = -1, allow_hyphen_values = true)]
    limit_bytes: i64,
}

/// How often a followed file is looked at.
const POLL: Duration = Duration::from_millis(200);

/// One line of a CRI log: time, stream, F or P, text.
fn parse(line: &str) -> Option<(&str, &str, bool, &str)> {
    let mut parts = line.splitn(4, ' ');
    Some((parts.next()?, parts.next()?, parts.next()? == "F", parts.next().unwrap_or("")))
}

fn since_text(text: &str) -> Result<String> {
    if let Ok(nanoseconds) = apimachinery::duration::parse(text) {
        let at = jiff::Timestamp::now().as_second() - nanoseconds / 1_000_000_000;
        return Ok(apimachinery::time::format(at));
    }
    apimachinery::time::parse(text).map(|_| text.to_owned()).ok_or_else(|| format!("failed to parse timestamp: {text}"))
}

pub async fn run(remote: &Remote, args: LogsArgs) -> Result<()> {
    let status = remote.container_status(&args.id, false).await.map_err(|e| e.to_string())?;
    let status = status.status.ok_or("no status of the container")?;
    let mut path = status.log_path.clone();
    if args.previous {
        let attempt = status.metadata.as_ref().map_or(0, |m| m.attempt);
        let before = attempt.checked_sub(1).ok_or("previous terminated container not found")?;
        path = path.replace(&format!("/{attempt}.log"), &format!("/{before}.log"));
    }
    let since = args.since.as_deref().map(since_text).transpose()?;
    let file =
        std::fs::File::open(&path).map_err(|e| format!("failed to try resolving symlinks in path {path:?}: {e}"))?;
    let mut reader = BufReader::new(file);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    while reader.read_line(&mut line).map_err(|e| e.to_string())? > 0 {
        if line.ends_with('\n') {
            lines.push(std::mem::take(&mut line));
        } else {
            break;
        }
    }
    let keep = |l: &String| since.as_ref().is_none_or(|s| parse(l).is_some_and(|(at, ..)| at >= s.as_str()));
    let mut shown: Vec<&String> = lines.iter().filter(|l| keep(l)).collect();
    if let Ok(tail) = usize::try_from(args.tail) {
        let skip = shown.len().saturating_sub(tail);
        shown.drain(..skip);
    }
    let mut left = u64::try_from(args.limit_bytes).unwrap_or(u64::MAX);
    for l in shown {
        write(l, args.timestamps, &mut left)?;
    }
    if !args.follow {
        return Ok(());
    }
    let mut partial = line;
    loop {
        let mut more = String::new();
        if reader.read_line(&mut more).map_err(|e| e.to_string())? > 0 {
            partial.push_str(&more);
            if partial.ends_with('\n') {
                write(&partial, args.timestamps, &mut left)?;
                partial.clear();
            }
            continue;
        }
        let running = remote
            .container_status(&args.id, false)
            .await
            .is_ok_and(|s| s.status.is_some_and(|s| s.state == cri::v1::ContainerState::ContainerRunning as i32));
        if !running {
            return Ok(());
        }
        // The kubelet rotates by renaming: a new file begins at its start.
        let length = std::fs::metadata(&path).map_or(0, |m| m.len());
        if reader.stream_position().unwrap_or(0) > length {
            let file = std::fs::File::open(&path).map_err(|e| e.to_string())?;
            reader = BufReader::new(file);
            reader.seek(SeekFrom::Start(0)).map_err(|e| e.to_string())?;
        }
        tokio::time::sleep(POLL).await;
    }
}

fn write(line: &str, timestamps: bool, left: &mut u64) -> Result<()> {
    let Some((at, stream, full, text)) = parse(line.trim_end_matches('\n')) else { return Ok(()) };
    let mut out = if timestamps { format!("{at} {text}") } else { text.to_owned() };
    if full {
        out.push('\n');
    }
    let take = usize::try_from(*left).unwrap_or(usize::MAX).min(out.len());
    let bytes = &out.as_bytes()[..take];
    *left -= take as u64;
    let done = if stream == "stderr" { std::io::stderr().write_all(bytes) } else { std::io::stdout().write_all(bytes) };
    done.map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cri_lines() {
        assert_eq!(
            parse("2026-01-01T00:00:00Z stdout F hello there"),
            Some(("2026-01-01T00:00:00Z", "stdout", true, "hello there"))
        );
        assert_eq!(parse("t stderr P x"), Some(("t", "stderr", false, "x")));
        assert_eq!(parse("broken"), None);
    }
}
