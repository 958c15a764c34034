//! Command-line flags with the syntax and error texts of pflag, driven by the
//! tables of v1.37.2 in [`crate::tables`].
//!
//! clap is not used for the five components: its syntax (`-v4`, `--flag value`
//! for booleans, repeated slices, `_` for `-`) and its texts differ from pflag's.

use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Text,
    Bool,
    Int,
    Int32,
    Int64,
    Uint,
    Float32,
    Float64,
    Duration,
    StringSlice,
    StringArray,
    Int32Slice,
    Ip,
    IpPort,
    Quantity,
    MapStringString,
    Multimap,
    FeatureGates,
    PortRange,
    NamedCertKey,
    Level,
    Version,
    Vmodule,
}

/// One flag of a component.
#[derive(Debug)]
pub struct Flag {
    pub name: &'static str,
    pub kind: Kind,
    pub default: &'static str,
    pub shorthand: &'static str,
    /// The value of a bare `--flag`; empty when a value is required.
    pub no_opt_default: &'static str,
    pub deprecated: bool,
    pub hidden: bool,
    pub section: &'static str,
}

#[derive(Debug, PartialEq)]
pub enum ParseError {
    Help,
    Text(String),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::Help => f.write_str("pflag: help requested"),
            ParseError::Text(text) => f.write_str(text),
        }
    }
}
impl std::error::Error for ParseError {}

fn text(message: impl Into<String>) -> ParseError {
    ParseError::Text(message.into())
}

/// Parsed flags. Accessors panic on a name that the component's table lacks:
/// that is a mistake of the program, not of its user.
#[derive(Debug, Clone)]
pub struct FlagSet {
    table: &'static [Flag],
    given: BTreeMap<&'static str, Vec<String>>,
    positional: Vec<String>,
}

impl FlagSet {
    pub fn parse(table: &'static [Flag], arguments: impl IntoIterator<Item = String>) -> Result<Self, ParseError> {
        let mut set = FlagSet { table, given: BTreeMap::new(), positional: Vec::new() };
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            if argument == "--" {
                set.positional.extend(arguments.by_ref());
            } else if let Some(long) = argument.strip_prefix("--") {
                set.long(long, &argument, &mut arguments)?;
            } else if argument.len() > 1 && argument.starts_with('-') {
                set.short(&argument[1..], &mut arguments)?;
            } else {
                set.positional.push(argument);
            }
        }
        Ok(set)
    }

    fn long(&mut self, long: &str, whole: &str, rest: &mut impl Iterator<Item = String>) -> Result<(), ParseError> {
        if long.is_empty() || long.starts_with('-') || long.starts_with('=') {
            return Err(text(format!("bad flag syntax: {whole}")));
        }
        let (name, value) = match long.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (long, None),
        };
        let normal = name.replace('_', "-");
        let Some(flag) = self.table.iter().find(|f| f.name == normal) else {
            if normal == "help" {
                return Err(ParseError::Help);
            }
            return Err(text(format!("unknown flag: --{name}")));
        };
        if flag.name == "help" && value.as_deref().is_none_or(|v| v == "true") {
            return Err(ParseError::Help);
        }
        let value = match value {
            Some(value) => value,
            None if !flag.no_opt_default.is_empty() => flag.no_opt_default.to_owned(),
            None => rest.next().ok_or_else(|| text(format!("flag needs an argument: --{name}")))?,
        };
        self.set(flag, value)
    }

    fn short(&mut self, cluster: &str, rest: &mut impl Iterator<Item = String>) -> Result<(), ParseError> {
        let mut letters = cluster;
        while let Some(letter) = letters.chars().next() {
            let after = &letters[letter.len_utf8()..];
            let Some(flag) = self.table.iter().find(|f| f.shorthand.chars().eq([letter])) else {
                if letter == 'h' {
                    return Err(ParseError::Help);
                }
                return Err(text(format!("unknown shorthand flag: '{letter}' in -{cluster}")));
            };
            if flag.name == "help" {
                return Err(ParseError::Help);
            }
            if let Some(value) = after.strip_prefix('=') {
                return self.set(flag, value.to_owned());
            }
            if !flag.no_opt_default.is_empty() {
                self.set(flag, flag.no_opt_default.to_owned())?;
                letters = after;
                continue;
            }
            let value = if after.is_empty() {
                rest.next().ok_or_else(|| text(format!("flag needs an argument: '{letter}' in -{cluster}")))?
            } else {
                after.to_owned()
            };
            return self.set(flag, value);
        }
        Ok(())
    }

    fn set(&mut self, flag: &'static Flag, value: String) -> Result<(), ParseError> {
        check(flag.kind, &value).map_err(|why| {
            let name = if flag.shorthand.is_empty() {
                format!("--{}", flag.name)
            } else {
                format!("-{}, --{}", flag.shorthand, flag.name)
            };
            text(format!("invalid argument {} for \"{name}\" flag: {why}", apimachinery::field::quote(&value)))
        })?;
        if flag.deprecated {
            eprintln!("Flag --{} has been deprecated", flag.name);
        }
        let values = self.given.entry(flag.name).or_default();
        let collects = matches!(
            flag.kind,
            Kind::StringSlice
                | Kind::StringArray
                | Kind::Int32Slice
                | Kind::MapStringString
                | Kind::Multimap
                | Kind::FeatureGates
                | Kind::NamedCertKey
        );
        if !collects {
            values.clear();
        }
        values.push(value);
        Ok(())
    }

    fn flag(&self, name: &str) -> &'static Flag {
        self.table.iter().find(|f| f.name == name).unwrap_or_else(|| panic!("no flag --{name} in the table"))
    }

    /// Whether the table has the flag and the user gave it.
    pub fn changed(&self, name: &str) -> bool {
        self.given.contains_key(name)
    }

    /// Whether the table has the flag at all.
    pub fn knows(&self, name: &str) -> bool {
        self.table.iter().any(|f| f.name == name)
    }

    /// Arguments that are no flags.
    pub fn positional(&self) -> &[String] {
        &self.positional
    }

    /// Names and values as given, for the start-up `FLAG:` log lines.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, String)> + '_ {
        self.table
            .iter()
            .map(|f| (f.name, self.given.get(f.name).map_or_else(|| f.default.to_owned(), |values| values.join(","))))
    }

    /// The last value given, else the default (`<nil>` and `[]` read as empty).
    pub fn str(&self, name: &str) -> &str {
        let flag = self.flag(name);
        match self.given.get(flag.name).and_then(|values| values.last()) {
            Some(value) => value,
            None if flag.default == "<nil>" || flag.default == "[]" => "",
            None => flag.default,
        }
    }

    pub fn bool(&self, name: &str) -> bool {
        parse_bool(self.str(name)).unwrap_or(false)
    }

    pub fn i64(&self, name: &str) -> i64 {
        parse_int(self.str(name), 64).unwrap_or(0)
    }

    pub fn f64(&self, name: &str) -> f64 {
        self.str(name).parse().unwrap_or(0.0)
    }

    /// Zero for a negative duration.
    pub fn duration(&self, name: &str) -> Duration {
        let nanoseconds = apimachinery::duration::parse(self.str(name)).unwrap_or(0);
        Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(0))
    }

    pub fn ip(&self, name: &str) -> Option<IpAddr> {
        self.str(name).parse().ok()
    }

    /// The elements of a slice flag over all its uses.
    pub fn list(&self, name: &str) -> Vec<String> {
        let flag = self.flag(name);
        let default;
        let values: &[String] = match self.given.get(flag.name) {
            Some(values) => values,
            None => {
                let inner = flag.default.trim_start_matches('[').trim_end_matches(']');
                if inner.is_empty() || inner == "<nil>" {
                    return Vec::new();
                }
                default = [inner.to_owned()];
                &default
            }
        };
        if flag.kind == Kind::StringArray || flag.kind == Kind::NamedCertKey {
            return values.to_vec();
        }
        values.iter().flat_map(|value| split_csv(value)).collect()
    }

    /// `key=value` pairs of a map flag, in order, over all its uses.
    pub fn pairs(&self, name: &str) -> Vec<(String, String)> {
        let flag = self.flag(name);
        let mut pairs = Vec::new();
        for value in self.given.get(flag.name).into_iter().flatten() {
            for part in value.split(',').filter(|p| !p.trim().is_empty()) {
                let (key, value) = part.split_once(['=', ':']).unwrap_or((part, ""));
                pairs.push((key.trim().to_owned(), value.trim().to_owned()));
            }
        }
        pairs
    }
}

/// pflag's string slices are one CSV record: commas inside double quotes stay.
fn split_csv(value: &str) -> Vec<String> {
    let mut out = Vec::new();
    if value.is_empty() {
        return out;
    }
    let mut field = String::new();
    let mut quoted = false;
    let mut characters = value.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            '"' if quoted && characters.peek() == Some(&'"') => {
                characters.next();
                field.push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => out.push(std::mem::take(&mut field)),
            c => field.push(c),
        }
    }
    out.push(field);
    out
}

/// Go's `strconv.ParseBool`.
pub fn parse_bool(value: &str) -> Result<bool, String> {
    match value {
        "1" | "t" | "T" | "TRUE" | "true" | "True" => Ok(true),
        "0" | "f" | "F" | "FALSE" | "false" | "False" => Ok(false),
        _ => Err(format!("strconv.ParseBool: parsing {}: invalid syntax", apimachinery::field::quote(value))),
    }
}

/// Go's `strconv.ParseInt(value, 0, bits)`.
fn parse_int(value: &str, bits: u32) -> Result<i64, String> {
    let fail = |why: &str| format!("strconv.ParseInt: parsing {}: {why}", apimachinery::field::quote(value));
    let (negative, digits) = match value.as_bytes() {
        [b'-', ..] => (true, &value[1..]),
        [b'+', ..] => (false, &value[1..]),
        _ => (false, value),
    };
    let lower = digits.to_ascii_lowercase();
    let (radix, digits) = if let Some(hex) = lower.strip_prefix("0x") {
        (16, hex)
    } else if let Some(octal) = lower.strip_prefix("0o") {
        (8, octal)
    } else if let Some(binary) = lower.strip_prefix("0b") {
        (2, binary)
    } else if lower.len() > 1 && lower.starts_with('0') {
        (8, &lower[1..])
    } else {
        (10, lower.as_str())
    };
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(fail("invalid syntax"));
    }
    let limit = 1i128 << (bits - 1);
    let magnitude = i128::from_str_radix(digits, radix).map_err(|_| fail("value out of range"))?;
    let number = if negative { -magnitude } else { magnitude };
    if number < -limit || number >= limit {
        return Err(fail("value out of range"));
    }
    i64::try_from(number).map_err(|_| fail("value out of range"))
}

fn check(kind: Kind, value: &str) -> Result<(), String> {
    let quoted = || apimachinery::field::quote(value);
    match kind {
        Kind::Bool => parse_bool(value).map(drop),
        Kind::Int | Kind::Int64 => parse_int(value, 64).map(drop),
        Kind::Int32 | Kind::Level => parse_int(value, 32).map(drop),
        Kind::Uint => match value.parse::<u64>() {
            Ok(_) => Ok(()),
            Err(_) => Err(format!("strconv.ParseUint: parsing {}: invalid syntax", quoted())),
        },
        Kind::Float32 | Kind::Float64 => value
            .parse::<f64>()
            .map(drop)
            .map_err(|_| format!("strconv.ParseFloat: parsing {}: invalid syntax", quoted())),
        Kind::Duration => apimachinery::duration::parse(value).map(drop),
        Kind::Ip => {
            if value.is_empty() || value.trim().parse::<IpAddr>().is_ok() {
                Ok(())
            } else {
                Err(format!("failed to parse IP: {}", quoted()))
            }
        }
        Kind::Int32Slice => split_csv(value).iter().try_for_each(|v| parse_int(v, 32).map(drop)),
        Kind::MapStringString | Kind::FeatureGates => value.split(',').filter(|p| !p.is_empty()).try_for_each(|pair| {
            if pair.contains('=') || (kind == Kind::FeatureGates && pair.contains(':')) {
                Ok(())
            } else if kind == Kind::FeatureGates {
                Err(format!("missing bool value for {pair}"))
            } else {
                Err(format!("malformed pair, expect string=string: {pair}"))
            }
        }),
        Kind::PortRange => {
            let number = |t: &str| t.parse::<u16>().is_ok();
            let ok = match value.split_once(['-', '+']) {
                Some((low, high)) => number(low) && number(high),
                None => number(value),
            };
            if ok { Ok(()) } else { Err(format!("unable to parse port range: {value}")) }
        }
        Kind::Version => match value {
            "raw" => Ok(()),
            v if v.starts_with('v') => Ok(()),
            v => parse_bool(v).map(drop),
        },
        _ => Ok(()),
    }
}

/// The text of `--help`: flags by section, as upstream lists them. Upstream's
/// prose is not repeated.
pub fn usage(component: &str, table: &[Flag], sections: &[&str]) -> String {
    let mut out = format!("Usage:\n  {component} [flags]\n");
    let mut show = |title: &str, flags: Vec<&Flag>| {
        if flags.is_empty() {
            return;
        }
        out.push_str(&format!("\n{title}:\n\n"));
        for flag in flags {
            let short = if flag.shorthand.is_empty() { "    ".to_owned() } else { format!("-{}, ", flag.shorthand) };
            let kind = match flag.kind {
                Kind::Bool | Kind::Version => "",
                Kind::Text => " string",
                Kind::Int | Kind::Int32 | Kind::Int64 => " int",
                Kind::Uint => " uint",
                Kind::Float32 | Kind::Float64 => " float",
                Kind::Duration => " duration",
                Kind::StringSlice => " strings",
                Kind::StringArray => " stringArray",
                Kind::Int32Slice => " int32Slice",
                Kind::Ip => " ip",
                Kind::IpPort => " ipport",
                Kind::Quantity => " quantity",
                Kind::MapStringString => " mapStringString",
                Kind::Multimap => " colonSeparatedMultimapStringString",
                Kind::FeatureGates => " mapStringBool",
                Kind::PortRange => " portRange",
                Kind::NamedCertKey => " namedCertKey",
                Kind::Level => " Level",
                Kind::Vmodule => " pattern=N,...",
            };
            out.push_str(&format!("  {short}--{}{kind}", flag.name));
            if !matches!(flag.default, "" | "false" | "[]" | "<nil>" | "0" | "0s") {
                out.push_str(&format!("   (default {})", flag.default));
            }
            out.push('\n');
        }
    };
    let visible = |f: &&Flag| !f.hidden && !f.deprecated;
    if sections.is_empty() {
        show("Flags", table.iter().filter(visible).collect());
    }
    for section in sections {
        let mut title = (*section).to_owned();
        if let Some(first) = title.get_mut(0..1) {
            first.make_ascii_uppercase();
        }
        show(&format!("{title} flags"), table.iter().filter(visible).filter(|f| f.section == *section).collect());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::kube_apiserver::FLAGS;

    fn parse(arguments: &[&str]) -> Result<FlagSet, ParseError> {
        FlagSet::parse(FLAGS, arguments.iter().map(|a| (*a).to_owned()))
    }
    fn error(arguments: &[&str]) -> String {
        parse(arguments).unwrap_err().to_string()
    }

    #[test]
    fn values_slices_and_defaults() {
        let flags =
            parse(&["--secure-port", "7443", "--allow_privileged", "--etcd-servers=a,b", "--etcd-servers=c", "-v4"])
                .unwrap();
        assert_eq!(flags.i64("secure-port"), 7443);
        assert!(flags.bool("allow-privileged"));
        assert_eq!(flags.list("etcd-servers"), ["a", "b", "c"]);
        assert_eq!(flags.i64("v"), 4);
        assert_eq!(flags.str("service-node-port-range"), "30000-32767");
        assert_eq!(flags.duration("request-timeout"), Duration::from_secs(60));
        assert!(!flags.changed("bind-address"));
    }

    #[test]
    fn errors_read_as_pflag() {
        assert_eq!(error(&["--this-is-very-wrong=1"]), "unknown flag: --this-is-very-wrong");
        assert_eq!(error(&["--secure-port"]), "flag needs an argument: --secure-port");
        assert_eq!(
            error(&["--secure-port=x"]),
            r#"invalid argument "x" for "--secure-port" flag: strconv.ParseInt: parsing "x": invalid syntax"#
        );
        assert_eq!(
            error(&["-v=x"]),
            r#"invalid argument "x" for "-v, --v" flag: strconv.ParseInt: parsing "x": invalid syntax"#
        );
        assert_eq!(error(&["-q"]), "unknown shorthand flag: 'q' in -q");
        assert_eq!(
            error(&["--request-timeout=5"]),
            r#"invalid argument "5" for "--request-timeout" flag: time: missing unit in duration "5""#
        );
    }
}
