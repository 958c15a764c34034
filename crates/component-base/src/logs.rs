//! Logs in klog's shape: `I1130 18:38:38.712915       1 file.rs:71] "Message" key="value"`.
//!
//! Messages are constant sentences; what varies is fields. error, warn and info
//! are always on, debug from `-v=4`, trace from `-v=6`. Lines go to stderr, one
//! write each. Upstream followed: k8s.io/klog/v2 textlogger and serialize.

use std::fmt::{self, Write as _};
use std::io::Write as _;

use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::registry::LookupSpan;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Text,
    Json,
}

/// Installs the process's logger. Called once, after flags are parsed.
pub fn init(format: Format, verbosity: i64) {
    let max = match verbosity {
        v if v >= 6 => Level::TRACE,
        v if v >= 4 => Level::DEBUG,
        _ => Level::INFO,
    };
    let layer = Klog { format, max, pid: std::process::id() };
    // A second call (tests) keeps the first logger.
    let _ = tracing::subscriber::set_global_default(tracing_subscriber::registry().with(layer));
}

/// From `--logging-format` and `-v`.
pub fn init_from_flags(flags: &crate::flags::FlagSet) {
    let format = if flags.str("logging-format") == "json" { Format::Json } else { Format::Text };
    init(format, flags.i64("v"));
}

struct Klog {
    format: Format,
    max: Level,
    pid: u32,
}

/// Libraries whose info lines say nothing to an operator of a cluster.
const QUIET: [&str; 8] = ["h2", "hyper", "hyper_util", "rustls", "tower", "tonic", "hickory_", "tungstenite"];

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Klog {
    fn enabled(&self, metadata: &tracing::Metadata<'_>, _: Context<'_, S>) -> bool {
        if *metadata.level() > self.max {
            return false;
        }
        !QUIET.iter().any(|name| metadata.target().starts_with(name)) || *metadata.level() == Level::ERROR
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let metadata = event.metadata();
        let mut fields = Fields::default();
        event.record(&mut fields);
        let file = metadata.file().unwrap_or("unknown");
        let caller = format!("{}:{}", file.rsplit('/').next().unwrap_or(file), metadata.line().unwrap_or(1));
        let line = match self.format {
            Format::Text => self.text(metadata.level(), &caller, &fields),
            Format::Json => json(metadata.level(), &caller, fields),
        };
        // A logger has nobody to tell that stderr is gone.
        let _ = std::io::stderr().lock().write_all(line.as_bytes());
    }
}

impl Klog {
    fn text(&self, level: &Level, caller: &str, fields: &Fields) -> String {
        let letter = match *level {
            Level::ERROR => 'E',
            Level::WARN => 'W',
            _ => 'I',
        };
        let now = jiff::Zoned::now();
        let mut line = String::with_capacity(160);
        let _ = write!(
            line,
            "{letter}{:02}{:02} {:02}:{:02}:{:02}.{:06} {:7} {caller}] {}",
            now.month(),
            now.day(),
            now.hour(),
            now.minute(),
            now.second(),
            now.subsec_nanosecond() / 1000,
            self.pid,
            apimachinery::field::quote(&fields.message),
        );
        for (key, value) in &fields.list {
            match value {
                Shown::Bare(text) => {
                    let _ = write!(line, " {key}={text}");
                }
                // klog prints a text of several lines as an indented block.
                Shown::Text(text) if text.contains('\n') => {
                    let _ = writeln!(line, " {key}=<");
                    for part in text.trim_end_matches('\n').split('\n') {
                        let _ = writeln!(line, "\t{part}");
                    }
                    line.push_str(" >");
                }
                Shown::Text(text) => {
                    let _ = write!(line, " {key}={}", apimachinery::field::quote(text));
                }
            }
        }
        line.push('\n');
        line
    }
}

fn json(level: &Level, caller: &str, fields: Fields) -> String {
    let milliseconds = jiff::Timestamp::now().as_microsecond() as f64 / 1000.0;
    let mut object = serde_json::Map::new();
    object.insert("ts".into(), milliseconds.into());
    object.insert("caller".into(), caller.into());
    object.insert("msg".into(), fields.message.into());
    if *level != Level::ERROR {
        let verbosity = match *level {
            Level::TRACE => 6,
            Level::DEBUG => 4,
            _ => 0,
        };
        object.insert("v".into(), verbosity.into());
    }
    for (key, value) in fields.list {
        let value = match value {
            Shown::Bare(text) => serde_json::from_str(&text).unwrap_or(serde_json::Value::String(text)),
            Shown::Text(text) => text.into(),
        };
        object.insert(key.to_owned(), value);
    }
    format!("{}\n", serde_json::Value::Object(object))
}

enum Shown {
    /// Numbers, booleans, lists: as they are.
    Bare(String),
    Text(String),
}

#[derive(Default)]
struct Fields {
    message: String,
    list: Vec<(&'static str, Shown)>,
}

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "message" {
            self.message = value.to_owned();
        } else {
            self.list.push((field.name(), Shown::Text(value.to_owned())));
        }
    }
    fn record_bool(&mut self, field: &Field, value: bool) {
        self.list.push((field.name(), Shown::Bare(value.to_string())));
    }
    fn record_i64(&mut self, field: &Field, value: i64) {
        self.list.push((field.name(), Shown::Bare(value.to_string())));
    }
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.list.push((field.name(), Shown::Bare(value.to_string())));
    }
    fn record_f64(&mut self, field: &Field, value: f64) {
        self.list.push((field.name(), Shown::Bare(value.to_string())));
    }
    fn record_error(&mut self, field: &Field, value: &(dyn std::error::Error + 'static)) {
        let mut text = value.to_string();
        let mut source = value.source();
        while let Some(cause) = source {
            let _ = write!(text, ": {cause}");
            source = cause.source();
        }
        self.list.push((field.name(), Shown::Text(text)));
    }
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let text = format!("{value:?}");
        if field.name() == "message" {
            self.message = text;
        } else if text.starts_with(['"', '[', '{']) || text.parse::<f64>().is_ok() {
            self.list.push((field.name(), Shown::Bare(text)));
        } else {
            self.list.push((field.name(), Shown::Text(text)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_klogs_shape() {
        let klog = Klog { format: Format::Text, max: Level::INFO, pid: 7 };
        let fields = Fields {
            message: "Unable to write event".into(),
            list: vec![("err", Shown::Text("dial \"x\"".into())), ("count", Shown::Bare("3".into()))],
        };
        let line = klog.text(&Level::ERROR, "event.rs:374", &fields);
        let (head, rest) = line.split_at(21);
        assert!(head.starts_with('E') && head.as_bytes()[5] == b' ' && head.as_bytes()[14] == b'.', "{head}");
        assert_eq!(rest, "       7 event.rs:374] \"Unable to write event\" err=\"dial \\\"x\\\"\" count=3\n");
    }
}
