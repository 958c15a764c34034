//! The Corefile: caddy's syntax and what its directives say. Pure.
//!
//! Errors read `FILE:LINE - Error during parsing: …` as CoreDNS prints them.

use std::time::Duration;

/// A directive with its arguments, and the lines of its block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Directive {
    pub name: String,
    pub arguments: Vec<String>,
    pub block: Vec<Vec<String>>,
    pub line: usize,
}

/// `zone:port zone:port { … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    pub keys: Vec<String>,
    pub directives: Vec<Directive>,
}

#[derive(Debug, Clone)]
struct Token {
    text: String,
    line: usize,
}

fn tokens(text: &str) -> Vec<Token> {
    let mut out = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut word = String::new();
        let mut quoted = false;
        let mut started = false;
        let mut characters = line.chars().peekable();
        while let Some(c) = characters.next() {
            match c {
                '\\' if quoted && characters.peek() == Some(&'"') => {
                    characters.next();
                    word.push('"');
                }
                '"' => {
                    quoted = !quoted;
                    started = true;
                }
                '#' if !quoted && !started => break,
                c if c.is_whitespace() && !quoted => {
                    if started {
                        out.push(Token { text: std::mem::take(&mut word), line: index + 1 });
                        started = false;
                    }
                }
                c => {
                    word.push(c);
                    started = true;
                }
            }
        }
        if started {
            out.push(Token { text: environment(&word), line: index + 1 });
        }
    }
    out
}

/// `{$NAME}` and `{%NAME%}`.
fn environment(word: &str) -> String {
    let mut out = word.to_owned();
    for (open, close) in [("{$", "}"), ("{%", "%}")] {
        while let Some(start) = out.find(open) {
            let Some(end) = out[start..].find(close) else { break };
            let name = &out[start + open.len()..start + end];
            let value = std::env::var(name).unwrap_or_default();
            out.replace_range(start..start + end + close.len(), &value);
        }
    }
    out
}

fn failure(file: &str, line: usize, text: impl std::fmt::Display) -> String {
    format!("{file}:{line} - Error during parsing: {text}")
}

/// Parses a file's text. `file` is named in errors.
pub fn parse(file: &str, text: &str) -> Result<Vec<Block>, String> {
    let tokens = tokens(text);
    let mut at = 0;
    let mut blocks: Vec<Block> = Vec::new();
    let mut snippets: Vec<(String, Vec<Directive>)> = Vec::new();
    while at < tokens.len() {
        let mut keys = Vec::new();
        let first_line = tokens[at].line;
        while at < tokens.len() && tokens[at].text != "{" {
            keys.extend(tokens[at].text.split(',').filter(|k| !k.is_empty()).map(str::to_owned));
            at += 1;
        }
        if at >= tokens.len() {
            return Err(failure(file, first_line, "Unexpected EOF; expecting '{'"));
        }
        at += 1;
        let (directives, next) = directives(file, &tokens, at, &snippets)?;
        at = next;
        if let [key] = keys.as_slice()
            && key.starts_with('(')
            && key.ends_with(')')
        {
            snippets.push((key[1..key.len() - 1].to_owned(), directives));
            continue;
        }
        if keys.is_empty() {
            keys.push(".".into());
        }
        blocks.push(Block { keys, directives });
    }
    for block in &blocks {
        for directive in &block.directives {
            if !KNOWN.contains(&directive.name.as_str()) {
                return Err(failure(file, directive.line, format!("Unknown directive '{}'", directive.name)));
            }
        }
    }
    Ok(blocks)
}

/// Directives that are read; `bind`, `root` and the like are CoreDNS's own too,
/// and refused here with a sentence of its own in `settings`.
const KNOWN: [&str; 14] = [
    "errors",
    "log",
    "health",
    "ready",
    "kubernetes",
    "prometheus",
    "forward",
    "cache",
    "hosts",
    "loop",
    "reload",
    "loadbalance",
    "bind",
    "debug",
];

fn directives(
    file: &str,
    tokens: &[Token],
    mut at: usize,
    snippets: &[(String, Vec<Directive>)],
) -> Result<(Vec<Directive>, usize), String> {
    let mut out = Vec::new();
    loop {
        let Some(token) = tokens.get(at) else {
            let line = tokens.last().map_or(0, |t| t.line);
            return Err(failure(file, line, "Unexpected EOF; missing closing '}'"));
        };
        if token.text == "}" {
            return Ok((out, at + 1));
        }
        let line = token.line;
        let mut words = vec![token.text.clone()];
        at += 1;
        let mut block = Vec::new();
        while let Some(next) = tokens.get(at).filter(|t| t.line == line) {
            if next.text == "{" {
                at += 1;
                loop {
                    let Some(first) = tokens.get(at) else {
                        return Err(failure(file, line, "Unexpected EOF; missing closing '}'"));
                    };
                    if first.text == "}" {
                        at += 1;
                        break;
                    }
                    let inner = first.line;
                    let mut row = Vec::new();
                    while let Some(word) = tokens.get(at).filter(|t| t.line == inner && t.text != "}") {
                        row.push(word.text.clone());
                        at += 1;
                    }
                    block.push(row);
                }
                break;
            }
            words.push(next.text.clone());
            at += 1;
        }
        let name = words.remove(0);
        if name == "import" {
            let wanted = words.first().cloned().unwrap_or_default();
            let snippet = snippets.iter().find(|(n, _)| *n == wanted);
            let (_, imported) =
                snippet.ok_or_else(|| failure(file, line, format!("File to import not found: {wanted}")))?;
            out.extend(imported.iter().cloned());
            continue;
        }
        out.push(Directive { name, arguments: words, block, line });
    }
}

/// What a server block amounts to.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    pub zones: Vec<String>,
    pub port: u16,
    pub bind: Vec<String>,
    pub errors: bool,
    pub log: bool,
    pub health: Option<Health>,
    pub ready: Option<String>,
    pub prometheus: Option<String>,
    pub kubernetes: Option<Kubernetes>,
    pub hosts: Option<Hosts>,
    pub forward: Vec<Forward>,
    pub cache: Option<Cache>,
    pub reload: Option<Reload>,
    pub detect_loop: bool,
    pub loadbalance: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Health {
    pub address: String,
    pub lameduck: Duration,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reload {
    pub interval: Duration,
    pub jitter: Duration,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PodMode {
    #[default]
    Disabled,
    Insecure,
    Verified,
}

#[derive(Debug, Clone, Default)]
pub struct Kubernetes {
    pub zones: Vec<String>,
    pub pods: PodMode,
    /// `None`: no fallthrough; empty: for all zones.
    pub fallthrough: Option<Vec<String>>,
    pub ttl: u32,
    pub namespaces: Vec<String>,
    pub endpoint_pod_names: bool,
    pub noendpoints: bool,
    pub ignore_empty_service: bool,
    pub endpoint: String,
    pub kubeconfig: String,
}

#[derive(Debug, Clone, Default)]
pub struct Hosts {
    pub file: String,
    pub inline: Vec<String>,
    pub zones: Vec<String>,
    pub fallthrough: Option<Vec<String>>,
    pub ttl: u32,
    pub no_reverse: bool,
    pub reload: Duration,
}

#[derive(Debug, Clone, Default)]
pub struct Forward {
    pub from: String,
    pub to: Vec<String>,
    pub except: Vec<String>,
    /// 0 is no limit.
    pub max_concurrent: usize,
    pub force_tcp: bool,
    pub policy: Policy,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Policy {
    #[default]
    Random,
    RoundRobin,
    Sequential,
}

#[derive(Debug, Clone, Default)]
pub struct Cache {
    pub zones: Vec<String>,
    pub success_ttl: u32,
    pub denial_ttl: u32,
    pub success_capacity: usize,
    pub denial_capacity: usize,
    /// Zones for which positive or negative answers are not kept; `.` is all.
    pub disable_success: Vec<String>,
    pub disable_denial: Vec<String>,
}

/// Lower case with the final dot.
pub fn zone(text: &str) -> String {
    let lower = text.trim().to_lowercase();
    if lower.ends_with('.') { lower } else { format!("{lower}.") }
}

/// A CIDR as its reverse zone; other texts as zones.
fn zone_or_reverse(text: &str) -> String {
    if let Some((address, length)) = text.split_once('/')
        && let (Ok(address), Ok(length)) = (address.parse::<std::net::Ipv4Addr>(), length.parse::<u8>())
    {
        let keep = usize::from(length / 8);
        let mut octets: Vec<String> = address.octets()[..keep].iter().map(u8::to_string).collect();
        octets.reverse();
        octets.push("in-addr.arpa.".into());
        return octets.join(".");
    }
    zone(text)
}

fn seconds(text: &str) -> Option<Duration> {
    let nanoseconds = apimachinery::duration::parse(text).ok()?;
    u64::try_from(nanoseconds).ok().map(Duration::from_nanos)
}

/// Reads a block. Errors carry the directive's line.
pub fn settings(file: &str, block: &Block) -> Result<Settings, String> {
    let mut settings = Settings { port: 53, ..Default::default() };
    for key in &block.keys {
        let bare = key.strip_prefix("dns://").unwrap_or(key);
        if bare.contains("://") {
            return Err(format!("{file} - unsupported scheme in {key}"));
        }
        let (name, port) = match bare.rsplit_once(':') {
            Some((name, port)) if port.parse::<u16>().is_ok() => (name, port.parse().unwrap_or(53)),
            _ => (bare, 53),
        };
        settings.port = port;
        settings.zones.push(zone_or_reverse(if name.is_empty() { "." } else { name }));
    }
    for directive in &block.directives {
        read(directive, &mut settings).map_err(|why| failure(file, directive.line, why))?;
    }
    Ok(settings)
}

fn read(d: &Directive, s: &mut Settings) -> Result<(), String> {
    let first = d.arguments.first().cloned();
    match d.name.as_str() {
        "errors" => s.errors = true,
        "log" => s.log = true,
        "loop" => s.detect_loop = true,
        "loadbalance" => s.loadbalance = true,
        "debug" => {}
        "bind" => s.bind = d.arguments.clone(),
        "health" => {
            let mut lameduck = Duration::ZERO;
            for row in &d.block {
                match row.as_slice() {
                    [key, value] if key == "lameduck" => {
                        lameduck =
                            seconds(value).ok_or_else(|| format!("plugin/health: time: invalid duration {value:?}"))?;
                    }
                    _ => return Err(wrong_argument(row)),
                }
            }
            s.health = Some(Health { address: first.unwrap_or_else(|| ":8080".into()), lameduck });
        }
        "ready" => s.ready = Some(first.unwrap_or_else(|| ":8181".into())),
        "prometheus" => s.prometheus = Some(first.unwrap_or_else(|| "localhost:9153".into())),
        "reload" => {
            let part = |at: usize, default: u64| match d.arguments.get(at) {
                None => Ok(Duration::from_secs(default)),
                Some(text) => seconds(text).ok_or_else(|| format!("plugin/reload: invalid duration {text:?}")),
            };
            let (interval, jitter) = (part(0, 30)?, part(1, 15)?);
            if interval < Duration::from_secs(2) {
                return Err("plugin/reload: interval value must be greater or equal to 2s".into());
            }
            s.reload = Some(Reload { interval, jitter: jitter.min(interval / 2) });
        }
        "kubernetes" => s.kubernetes = Some(kubernetes(d, &s.zones)?),
        "hosts" => s.hosts = Some(hosts(d, &s.zones)?),
        "forward" => s.forward.push(forward(d)?),
        "cache" => s.cache = Some(cache(d, &s.zones)?),
        other => return Err(format!("Unknown directive '{other}'")),
    }
    Ok(())
}

fn wrong_argument(row: &[String]) -> String {
    format!("Wrong argument count or unexpected line ending after '{}'", row.last().map_or("", String::as_str))
}

fn kubernetes(d: &Directive, block_zones: &[String]) -> Result<Kubernetes, String> {
    let mut k = Kubernetes { ttl: 5, ..Default::default() };
    k.zones = if d.arguments.is_empty() {
        block_zones.to_vec()
    } else {
        d.arguments.iter().map(|z| zone_or_reverse(z)).collect()
    };
    for row in &d.block {
        let (key, rest) = row.split_first().ok_or_else(|| wrong_argument(row))?;
        match (key.as_str(), rest) {
            ("pods", [mode]) => {
                k.pods = match mode.as_str() {
                    "disabled" => PodMode::Disabled,
                    "insecure" => PodMode::Insecure,
                    "verified" => PodMode::Verified,
                    other => {
                        return Err(format!(
                            "plugin/kubernetes: wrong value for pods: {other},  must be one of: disabled, verified, insecure"
                        ));
                    }
                };
            }
            ("fallthrough", zones) => k.fallthrough = Some(zones.iter().map(|z| zone_or_reverse(z)).collect()),
            ("ttl", [value]) => {
                k.ttl = value.parse().map_err(|_| format!("strconv.Atoi: parsing {value:?}: invalid syntax"))?;
                if k.ttl > 3600 {
                    return Err(format!("plugin/kubernetes: ttl must be in range [0, 3600]: {}", k.ttl));
                }
            }
            ("namespaces", names) if !names.is_empty() => k.namespaces = names.to_vec(),
            ("endpoint_pod_names", []) => k.endpoint_pod_names = true,
            ("noendpoints", []) => k.noendpoints = true,
            ("ignore", [what]) if what == "empty_service" => k.ignore_empty_service = true,
            ("endpoint", [url]) => k.endpoint = url.clone(),
            ("kubeconfig", [path, ..]) => k.kubeconfig = path.clone(),
            (
                "tls" | "labels" | "namespace_labels" | "multicluster" | "startup_timeout" | "apiserver_qps"
                | "apiserver_burst",
                _,
            ) => {
                return Err(format!("plugin/kubernetes: property '{key}' is not supported by this build"));
            }
            (other, _) => return Err(format!("plugin/kubernetes: unknown property '{other}'")),
        }
    }
    Ok(k)
}

fn hosts(d: &Directive, block_zones: &[String]) -> Result<Hosts, String> {
    let mut h = Hosts { ttl: 3600, reload: Duration::from_secs(5), file: "/etc/hosts".into(), ..Default::default() };
    if let Some((file, zones)) = d.arguments.split_first() {
        h.file = file.clone();
        h.zones = zones.iter().map(|z| zone_or_reverse(z)).collect();
    }
    if h.zones.is_empty() {
        h.zones = block_zones.to_vec();
    }
    for row in &d.block {
        match row.as_slice() {
            [key, zones @ ..] if key == "fallthrough" => {
                h.fallthrough = Some(zones.iter().map(|z| zone_or_reverse(z)).collect())
            }
            [key] if key == "no_reverse" => h.no_reverse = true,
            [key, value] if key == "ttl" => {
                h.ttl = value
                    .parse()
                    .ok()
                    .filter(|t| *t > 0 && *t <= 65535)
                    .ok_or_else(|| format!("plugin/hosts: ttl provided is invalid: {value}"))?;
            }
            [key, value] if key == "reload" => {
                h.reload =
                    seconds(value).ok_or_else(|| format!("plugin/hosts: invalid duration for reload '{value}'"))?;
            }
            [address, _, ..] if address.parse::<std::net::IpAddr>().is_ok() => h.inline.push(row.join(" ")),
            [key, ..] => return Err(format!("plugin/hosts: unknown property '{key}'")),
            [] => {}
        }
    }
    Ok(h)
}

fn forward(d: &Directive) -> Result<Forward, String> {
    let Some((from, to)) = d.arguments.split_first().filter(|(_, to)| !to.is_empty()) else {
        return Err(wrong_argument(std::slice::from_ref(&d.name)));
    };
    let mut f = Forward { from: zone_or_reverse(from), ..Default::default() };
    for target in to {
        f.to.extend(upstreams(target)?);
    }
    if f.to.len() > 15 {
        return Err(format!("plugin/forward: more than 15 TOs configured: {}", f.to.len()));
    }
    for row in &d.block {
        let (key, rest) = row.split_first().ok_or_else(|| wrong_argument(row))?;
        match (key.as_str(), rest) {
            ("except", zones) if !zones.is_empty() => f.except = zones.iter().map(|z| zone_or_reverse(z)).collect(),
            ("max_concurrent", [value]) => {
                f.max_concurrent =
                    value.parse().map_err(|_| format!("strconv.Atoi: parsing {value:?}: invalid syntax"))?;
            }
            ("force_tcp", []) => f.force_tcp = true,
            ("prefer_udp", []) => {}
            ("policy", [name]) => {
                f.policy = match name.as_str() {
                    "random" => Policy::Random,
                    "round_robin" => Policy::RoundRobin,
                    "sequential" => Policy::Sequential,
                    other => return Err(format!("plugin/forward: unknown policy '{other}'")),
                };
            }
            ("expire" | "max_fails" | "health_check" | "max_idle_conns" | "max_age", _) => {}
            (other, _) => return Err(format!("plugin/forward: unknown property '{other}'")),
        }
    }
    Ok(f)
}

/// `host:port` texts of a forward target: an address, or a resolv.conf file.
fn upstreams(target: &str) -> Result<Vec<String>, String> {
    let bare = target.strip_prefix("dns://").unwrap_or(target);
    if bare.starts_with("tls://") {
        return Err(format!("plugin/forward: DNS over TLS is not supported by this build: {target:?}"));
    }
    if let Ok(address) = bare.parse::<std::net::IpAddr>() {
        return Ok(vec![std::net::SocketAddr::new(address, 53).to_string()]);
    }
    if let Ok(address) = bare.parse::<std::net::SocketAddr>() {
        return Ok(vec![address.to_string()]);
    }
    let Ok(text) = std::fs::read_to_string(bare) else {
        return Err(format!("plugin/forward: not an IP address or file: {target:?}"));
    };
    let servers: Vec<String> = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("nameserver"))
        .filter_map(|rest| rest.trim().parse::<std::net::IpAddr>().ok())
        .map(|address| std::net::SocketAddr::new(address, 53).to_string())
        .collect();
    if servers.is_empty() {
        return Err(format!("plugin/forward: no nameservers found in {target:?}"));
    }
    Ok(servers)
}

fn cache(d: &Directive, block_zones: &[String]) -> Result<Cache, String> {
    // CoreDNS's defaults: an hour and half an hour, 9984 entries each.
    let mut c = Cache {
        success_ttl: 3600,
        denial_ttl: 1800,
        success_capacity: 9984,
        denial_capacity: 9984,
        ..Default::default()
    };
    let mut zones = d.arguments.as_slice();
    if let Some((ttl, rest)) = zones.split_first()
        && let Ok(ttl) = ttl.parse::<u32>()
    {
        if ttl == 0 {
            return Err("cache TTL can not be zero or negative: 0".into());
        }
        c.success_ttl = ttl;
        c.denial_ttl = ttl;
        zones = rest;
    }
    c.zones = if zones.is_empty() { block_zones.to_vec() } else { zones.iter().map(|z| zone_or_reverse(z)).collect() };
    for row in &d.block {
        let (key, rest) = row.split_first().ok_or_else(|| wrong_argument(row))?;
        let number = |at: usize| -> Result<Option<usize>, String> {
            rest.get(at)
                .map(|v| v.parse().map_err(|_| format!("strconv.Atoi: parsing {v:?}: invalid syntax")))
                .transpose()
        };
        match key.as_str() {
            "success" | "denial" => {
                let capacity = number(0)?.ok_or_else(|| wrong_argument(row))?;
                let ttl = number(1)?.map(|t| u32::try_from(t).unwrap_or(u32::MAX));
                if key == "success" {
                    c.success_capacity = capacity;
                    c.success_ttl = ttl.unwrap_or(c.success_ttl);
                } else {
                    c.denial_capacity = capacity;
                    c.denial_ttl = ttl.unwrap_or(c.denial_ttl);
                }
            }
            "disable" => {
                let Some((what, zones)) = rest.split_first() else { return Err(wrong_argument(row)) };
                let zones: Vec<String> = if zones.is_empty() {
                    vec![".".into()]
                } else {
                    zones.iter().map(|z| zone_or_reverse(z)).collect()
                };
                match what.as_str() {
                    "success" => c.disable_success = zones,
                    "denial" => c.disable_denial = zones,
                    other => {
                        return Err(format!("cache type for disable must be \"success\" or \"denial\": {other:?}"));
                    }
                }
            }
            "prefetch" | "serve_stale" | "servfail" | "keepttl" => {}
            other => return Err(format!("unknown property '{other}'")),
        }
    }
    Ok(c)
}

/// Whether `name` is `zone` or below it; both lower case with the final dot.
pub fn within(name: &str, zone: &str) -> bool {
    zone == "." || name == zone || name.strip_suffix(zone).is_some_and(|rest| rest.ends_with('.'))
}

/// The longest of `zones` that `name` is within.
pub fn matching<'a>(name: &str, zones: &'a [String]) -> Option<&'a str> {
    zones.iter().filter(|z| within(name, z)).max_by_key(|z| z.len()).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KUBEADM: &str = ".:53 {\n    errors\n    health {\n       lameduck 5s\n    }\n    ready\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n       pods insecure\n       fallthrough in-addr.arpa ip6.arpa\n       ttl 30\n    }\n    prometheus :9153\n    forward . 10.0.0.1 {\n       max_concurrent 1000\n    }\n    cache 30 {\n       disable success cluster.local\n       disable denial cluster.local\n    }\n    loop\n    reload\n    loadbalance\n}\n";

    #[test]
    fn kubeadms_corefile_is_understood() {
        let blocks = parse("Corefile", KUBEADM).unwrap();
        let s = settings("Corefile", &blocks[0]).unwrap();
        assert_eq!((s.zones.as_slice(), s.port), (&[".".to_owned()][..], 53));
        assert_eq!(s.health.unwrap().lameduck, Duration::from_secs(5));
        let k = s.kubernetes.unwrap();
        assert_eq!(k.zones, ["cluster.local.", "in-addr.arpa.", "ip6.arpa."]);
        assert_eq!((k.pods, k.ttl), (PodMode::Insecure, 30));
        assert_eq!(k.fallthrough.unwrap(), ["in-addr.arpa.", "ip6.arpa."]);
        assert_eq!(s.forward[0].to, ["10.0.0.1:53"]);
        assert_eq!(s.forward[0].max_concurrent, 1000);
        let c = s.cache.unwrap();
        assert_eq!((c.success_ttl, c.disable_success.as_slice()), (30, &["cluster.local.".to_owned()][..]));
        assert!(s.detect_loop && s.loadbalance && s.errors && s.reload.is_some());
    }

    #[test]
    fn errors_name_file_and_line() {
        let broken = KUBEADM.replace("    prometheus", "    foo bar\n    prometheus");
        assert_eq!(
            parse("/etc/coredns/Corefile", &broken).unwrap_err(),
            "/etc/coredns/Corefile:12 - Error during parsing: Unknown directive 'foo'"
        );
        assert!(parse("C", ".:53 {\n errors\n").unwrap_err().contains("missing closing"));
    }

    #[test]
    fn zones() {
        assert!(within("a.b.c.", "b.c.") && within("b.c.", "b.c.") && !within("ab.c.", "b.c."));
        assert_eq!(zone_or_reverse("10.0.0.0/8"), "10.in-addr.arpa.");
        assert_eq!(matching("x.a.b.", &["b.".into(), "a.b.".into()]), Some("a.b."));
    }
}
