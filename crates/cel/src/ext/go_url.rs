//! URLs as Go's `net/url` reads and shows them, with its error texts.

use apimachinery::field::quote;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Url {
    pub scheme: String,
    pub opaque: String,
    /// `user:password` as given, and whether there was an `@`.
    pub user: Option<String>,
    pub host: String,
    /// The path decoded, and as it was given where that differs from the default encoding.
    pub path: String,
    pub raw_path: String,
    pub force_query: bool,
    pub raw_query: String,
    pub fragment: String,
    pub omit_host: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Path,
    Host,
    Zone,
    User,
    Query,
    Fragment,
}

fn wrapped<T>(input: &str, message: impl std::fmt::Display) -> Result<T, String> {
    Err(format!("parse {}: {message}", quote(input)))
}

/// `url.ParseRequestURI`: an absolute URI or an absolute path, without fragment.
pub fn parse_request_uri(text: &str) -> Result<Url, String> {
    parse(text, true).or_else(|message| wrapped(text, message))
}

/// `url.Parse`.
pub fn parse_url(text: &str) -> Result<Url, String> {
    let (body, fragment) = match text.split_once('#') {
        Some((body, fragment)) => (body, Some(fragment)),
        None => (text, None),
    };
    let mut url = parse(body, false).or_else(|message| wrapped(body, message))?;
    if let Some(fragment) = fragment {
        url.fragment = unescape(fragment, Mode::Fragment).or_else(|message| wrapped(text, message))?;
    }
    Ok(url)
}

fn parse(text: &str, via_request: bool) -> Result<Url, String> {
    let mut url = Url::default();
    if text.bytes().any(|b| b < 0x20 || b == 0x7f) {
        return Err("net/url: invalid control character in URL".to_owned());
    }
    if text.is_empty() && via_request {
        return Err("empty url".to_owned());
    }
    if text == "*" {
        url.path = "*".to_owned();
        return Ok(url);
    }
    let (scheme, mut rest) = scheme(text)?;
    url.scheme = scheme.to_ascii_lowercase();
    if rest.ends_with('?') && rest.matches('?').count() == 1 {
        url.force_query = true;
        rest = &rest[..rest.len() - 1];
    } else if let Some((before, query)) = rest.split_once('?') {
        url.raw_query = query.to_owned();
        rest = before;
    }
    if !rest.starts_with('/') {
        if !url.scheme.is_empty() {
            url.opaque = rest.to_owned();
            return Ok(url);
        }
        if via_request {
            return Err("invalid URI for request".to_owned());
        }
        let segment = rest.split('/').next().unwrap_or("");
        if segment.contains(':') {
            return Err("first path segment in URL cannot contain colon".to_owned());
        }
    }
    if (!url.scheme.is_empty() || (!via_request && !rest.starts_with("///"))) && rest.starts_with("//") {
        let after = &rest[2..];
        let end = after.find('/').unwrap_or(after.len());
        let (authority, path) = after.split_at(end);
        rest = path;
        authority_parts(authority, &mut url)?;
    } else if !url.scheme.is_empty() && rest.starts_with('/') {
        url.omit_host = true;
    }
    set_path(&mut url, rest)?;
    Ok(url)
}

fn scheme(text: &str) -> Result<(&str, &str), String> {
    for (at, c) in text.bytes().enumerate() {
        match c {
            b'a'..=b'z' | b'A'..=b'Z' => {}
            b'0'..=b'9' | b'+' | b'-' | b'.' if at == 0 => return Ok(("", text)),
            b'0'..=b'9' | b'+' | b'-' | b'.' => {}
            b':' if at == 0 => return Err("missing protocol scheme".to_owned()),
            b':' => return Ok((&text[..at], &text[at + 1..])),
            _ => return Ok(("", text)),
        }
    }
    Ok(("", text))
}

fn authority_parts(authority: &str, url: &mut Url) -> Result<(), String> {
    let (user, host) = match authority.rsplit_once('@') {
        Some((user, host)) => (Some(user), host),
        None => (None, authority),
    };
    url.host = parse_host(host)?;
    if let Some(user) = user {
        let fits = user.chars().all(|c| c.is_ascii_alphanumeric() || "-._:~!$&'()*+,;=%@".contains(c));
        if !fits {
            return Err("net/url: invalid userinfo".to_owned());
        }
        match user.split_once(':') {
            None => drop(unescape(user, Mode::User)?),
            Some((name, password)) => {
                unescape(name, Mode::User)?;
                unescape(password, Mode::User)?;
            }
        }
        url.user = Some(user.to_owned());
    }
    Ok(())
}

fn valid_port(port: &str) -> bool {
    port.is_empty() || port.strip_prefix(':').is_some_and(|digits| digits.bytes().all(|b| b.is_ascii_digit()))
}

fn parse_host(host: &str) -> Result<String, String> {
    if let Some(open) = host.rfind('[') {
        if open != 0 {
            return Err("invalid IP-literal".to_owned());
        }
        let Some(close) = host.rfind(']') else { return Err("missing ']' in host".to_owned()) };
        let port = &host[close + 1..];
        if !valid_port(port) {
            return Err(format!("invalid port {} after host", quote(port)));
        }
        let inner = &host[1..close];
        let (address, zone) = match inner.find("%25") {
            Some(at) => (unescape(&inner[..at], Mode::Host)?, unescape(&inner[at..], Mode::Zone)?),
            None => (unescape(inner, Mode::Host)?, String::new()),
        };
        let whole = format!("{address}{zone}");
        match super::go_ip::parse_addr(&whole) {
            Err(message) => return Err(format!("invalid host: {message}")),
            Ok((address, _)) if address.is_ipv4() => return Err("invalid IP-literal".to_owned()),
            Ok(_) => {}
        }
        return Ok(format!("[{whole}]{}", unescape(port, Mode::Host)?));
    }
    if let Some(at) = host.find(':') {
        // Go's strict colons: everything after the first one is the port.
        let port = &host[at..];
        if !valid_port(port) {
            return Err(format!("invalid port {} after host", quote(port)));
        }
    }
    unescape(host, Mode::Host)
}

fn set_path(url: &mut Url, path: &str) -> Result<(), String> {
    url.path = unescape(path, Mode::Path)?;
    if path != escape_path(&url.path) {
        url.raw_path = path.to_owned();
    }
    Ok(())
}

fn should_escape(c: u8, mode: Mode) -> bool {
    if c.is_ascii_alphanumeric() {
        return false;
    }
    if matches!(mode, Mode::Host | Mode::Zone) && b"!$&'()*+,;=:[]<>\"".contains(&c) {
        return false;
    }
    match c {
        b'-' | b'_' | b'.' | b'~' => false,
        b'$' | b'&' | b'+' | b',' | b'/' | b':' | b';' | b'=' | b'?' | b'@' => match mode {
            Mode::Path => c == b'?',
            Mode::User => matches!(c, b'@' | b'/' | b'?' | b':'),
            Mode::Query => true,
            Mode::Fragment => false,
            Mode::Host | Mode::Zone => true,
        },
        b'!' | b'(' | b')' | b'*' if mode == Mode::Fragment => false,
        _ => true,
    }
}

fn unescape(text: &str, mode: Mode) -> Result<String, String> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'%' => {
                let hex = text.get(at + 1..at + 3).filter(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()));
                let Some(hex) = hex else {
                    let end = (at + 3).min(bytes.len());
                    let shown = String::from_utf8_lossy(&bytes[at..end]).into_owned();
                    return Err(format!("invalid URL escape {}", quote(&shown)));
                };
                let value = u8::from_str_radix(hex, 16).unwrap_or_default();
                // Within a host only non-ASCII may be escaped, and % before a zone.
                if mode == Mode::Host && value < 0x80 && &text[at..at + 3] != "%25" {
                    return Err(format!("invalid URL escape {}", quote(&text[at..at + 3])));
                }
                if mode == Mode::Zone && &text[at..at + 3] != "%25" && value != b' ' && should_escape(value, Mode::Host)
                {
                    return Err(format!("invalid URL escape {}", quote(&text[at..at + 3])));
                }
                out.push(value);
                at += 3;
            }
            b'+' if mode == Mode::Query => {
                out.push(b' ');
                at += 1;
            }
            c if matches!(mode, Mode::Host | Mode::Zone) && c < 0x80 && should_escape(c, mode) => {
                let shown = text.get(at..at + 1).unwrap_or_default();
                return Err(format!("invalid character {} in host name", quote(shown)));
            }
            c => {
                out.push(c);
                at += 1;
            }
        }
    }
    Ok(String::from_utf8(out).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

fn escape_path(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    for byte in path.bytes() {
        if should_escape(byte, Mode::Path) {
            out.push_str(&format!("%{byte:02X}"));
        } else {
            out.push(byte as char);
        }
    }
    out
}

impl Url {
    pub fn escaped_path(&self) -> String {
        let valid = !self.raw_path.is_empty()
            && self.raw_path.bytes().all(|c| b"!$&'()*+,;=:@[]%".contains(&c) || !should_escape(c, Mode::Path))
            && unescape(&self.raw_path, Mode::Path).as_deref() == Ok(self.path.as_str());
        if valid {
            return self.raw_path.clone();
        }
        if self.path == "*" { "*".to_owned() } else { escape_path(&self.path) }
    }
    fn split_host(&self) -> (&str, &str) {
        let host = self.host.as_str();
        let (name, port) = match host.rfind(':') {
            Some(at) if valid_port(&host[at..]) => (&host[..at], &host[at + 1..]),
            _ => (host, ""),
        };
        let name = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        (name, port)
    }
    pub fn hostname(&self) -> &str {
        self.split_host().0
    }
    pub fn port(&self) -> &str {
        self.split_host().1
    }
    /// The parameters in the order of their names, values in the order given.
    pub fn query(&self) -> std::collections::BTreeMap<String, Vec<String>> {
        let mut out: std::collections::BTreeMap<String, Vec<String>> = Default::default();
        for pair in self.raw_query.split('&') {
            if pair.is_empty() || pair.contains(';') {
                continue;
            }
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            if let (Ok(key), Ok(value)) = (unescape(key, Mode::Query), unescape(value, Mode::Query)) {
                out.entry(key).or_default().push(value);
            }
        }
        out
    }
}

impl std::fmt::Display for Url {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !self.scheme.is_empty() {
            write!(f, "{}:", self.scheme)?;
        }
        if !self.opaque.is_empty() {
            f.write_str(&self.opaque)?;
        } else {
            let named = !self.host.is_empty() || self.user.is_some();
            if named || (!self.scheme.is_empty() && !self.omit_host) {
                if !self.host.is_empty() || !self.path.is_empty() || self.user.is_some() {
                    f.write_str("//")?;
                }
                if let Some(user) = &self.user {
                    write!(f, "{user}@")?;
                }
                f.write_str(&self.host)?;
            }
            let path = self.escaped_path();
            if !path.is_empty() && !path.starts_with('/') && !self.host.is_empty() {
                f.write_str("/")?;
            }
            f.write_str(&path)?;
        }
        if self.force_query || !self.raw_query.is_empty() {
            write!(f, "?{}", self.raw_query)?;
        }
        if !self.fragment.is_empty() {
            write!(f, "#{}", self.fragment)?;
        }
        Ok(())
    }
}
