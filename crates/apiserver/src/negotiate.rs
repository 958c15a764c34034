//! Which encoding a request carries and which one its answer takes.
//!
//! Upstream followed: `apiserver/pkg/endpoints/handlers/negotiation`, goautoneg.

use apimachinery::Status;

pub use codec::MediaType as Encoding;

pub const ALL: [Encoding; 3] = [Encoding::Json, Encoding::Yaml, Encoding::Protobuf];

fn subtype(encoding: Encoding) -> &'static str {
    &encoding.as_str()["application/".len()..]
}

/// What the answer's objects are turned into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Transform {
    None,
    /// `as=Table`, in `meta.k8s.io/v1` or `v1beta1`.
    Table {
        beta: bool,
    },
    /// `as=PartialObjectMetadata` or its list.
    Partial {
        beta: bool,
        list: bool,
    },
}

/// The negotiated answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Output {
    pub encoding: Encoding,
    pub transform: Transform,
    pub pretty: bool,
}

impl Output {
    pub const JSON: Output = Output { encoding: Encoding::Json, transform: Transform::None, pretty: false };
}

/// One clause of an Accept header.
#[derive(Debug, Clone, PartialEq)]
pub struct Clause {
    pub kind: String,
    pub subtype: String,
    pub quality: f64,
    pub params: Vec<(String, String)>,
}

impl Clause {
    pub fn param(&self, name: &str) -> Option<&str> {
        self.params.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }
}

/// goautoneg's `ParseAccept`: clauses by falling quality, else as written.
pub fn parse_accept(header: &str) -> Vec<Clause> {
    let mut clauses = Vec::new();
    for part in header.split(',') {
        let mut fields = part.split(';').map(str::trim);
        let media = fields.next().unwrap_or_default();
        let Some((kind, subtype)) = media.split_once('/') else {
            // `*` alone means everything.
            if media == "*" {
                clauses.push(Clause { kind: "*".into(), subtype: "*".into(), quality: 1.0, params: Vec::new() });
            }
            continue;
        };
        let mut clause =
            Clause { kind: kind.trim().into(), subtype: subtype.trim().into(), quality: 1.0, params: Vec::new() };
        for field in fields {
            if let Some((name, value)) = field.split_once('=') {
                let value = value.trim().trim_matches('"');
                if name.trim() == "q" {
                    clause.quality = value.parse().unwrap_or(1.0);
                } else {
                    clause.params.push((name.trim().into(), value.into()));
                }
            }
        }
        clauses.push(clause);
    }
    clauses.sort_by(|a, b| b.quality.total_cmp(&a.quality));
    clauses
}

/// What an endpoint can answer with.
#[derive(Debug, Clone, Copy)]
pub struct Offer<'a> {
    pub encodings: &'a [Encoding],
    pub tables: bool,
    pub partial: bool,
    /// Watches take `stream=watch`.
    pub stream: bool,
}

impl Offer<'static> {
    pub const PLAIN: Offer<'static> = Offer { encodings: &ALL, tables: false, partial: false, stream: false };
    pub const OBJECTS: Offer<'static> = Offer { encodings: &ALL, tables: true, partial: true, stream: false };
    pub const WATCH: Offer<'static> = Offer { encodings: &ALL, tables: true, partial: true, stream: true };
}

pub fn not_acceptable(encodings: &[Encoding]) -> Status {
    let names: Vec<&str> = encodings.iter().map(|e| e.as_str()).collect();
    Status::failure(406, "NotAcceptable", format!("only the following media types are accepted: {}", names.join(", ")))
}

pub fn unsupported_media_type(accepted: &[&str]) -> Status {
    Status::failure(
        415,
        "UnsupportedMediaType",
        format!(
            "the body of the request was in an unknown format - accepted media types include: {}",
            accepted.join(", ")
        ),
    )
}

/// Upstream's `isPrettyPrint`: the parameter decides, else browsers and curl get it.
pub fn wants_pretty(query: &crate::query::Query, headers: &http::HeaderMap) -> bool {
    if let Some(pretty) = query.get("pretty") {
        return !matches!(pretty, "0" | "f" | "F" | "false" | "FALSE" | "False") && {
            matches!(pretty, "" | "1" | "t" | "T" | "true" | "TRUE" | "True")
        };
    }
    let agent = headers.get(http::header::USER_AGENT).and_then(|v| v.to_str().ok()).unwrap_or_default();
    agent.starts_with("curl") || agent.starts_with("Wget") || agent.starts_with("Mozilla/5.0")
}

/// The answer's form for an `Accept` header, or 406.
pub fn negotiate(accept: &str, pretty: bool, offer: &Offer) -> Result<Output, Status> {
    if accept.trim().is_empty() {
        return Ok(Output { encoding: offer.encodings[0], transform: Transform::None, pretty });
    }
    for clause in parse_accept(accept) {
        for encoding in offer.encodings {
            let type_fits = clause.kind == "application" || clause.kind == "*";
            let subtype_fits = clause.subtype == subtype(*encoding) || clause.subtype == "*";
            if !type_fits || !subtype_fits {
                continue;
            }
            if let Some((transform, clause_pretty)) = options(&clause, *encoding, offer) {
                return Ok(Output { encoding: *encoding, transform, pretty: pretty || clause_pretty });
            }
        }
    }
    // Upstream names protobuf too where a kind has none.
    Err(not_acceptable(&ALL))
}

fn options(clause: &Clause, encoding: Encoding, offer: &Offer) -> Option<(Transform, bool)> {
    if let Some(stream) = clause.param("stream")
        && (stream != "watch" || !offer.stream)
    {
        return None;
    }
    let pretty = clause.param("pretty") == Some("1");
    let Some(kind) = clause.param("as") else { return Some((Transform::None, pretty)) };
    if clause.param("g") != Some("meta.k8s.io") {
        return None;
    }
    let beta = match clause.param("v") {
        Some("v1") => false,
        Some("v1beta1") => true,
        _ => return None,
    };
    match kind {
        "Table" if offer.tables && encoding != Encoding::Protobuf => Some((Transform::Table { beta }, pretty)),
        "PartialObjectMetadata" if offer.partial => Some((Transform::Partial { beta, list: false }, pretty)),
        "PartialObjectMetadataList" if offer.partial => Some((Transform::Partial { beta, list: true }, pretty)),
        _ => None,
    }
}

/// The encoding of a request's body; an absent Content-Type means JSON.
pub fn body_encoding(content_type: &str, accepted: &[Encoding]) -> Result<Encoding, Status> {
    let media = content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if media.is_empty() {
        return Ok(accepted[0]);
    }
    accepted.iter().copied().find(|e| e.as_str() == media).ok_or_else(|| {
        // Upstream names protobuf too where a kind has none.
        unsupported_media_type(&ALL.map(|e| e.as_str()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kubectl_gets_a_table_and_falls_back() {
        let accept = "application/json;as=Table;v=v1;g=meta.k8s.io,application/json;as=Table;v=v1beta1;g=meta.k8s.io,application/json";
        let output = negotiate(accept, false, &Offer::OBJECTS).expect("offered");
        assert_eq!(output.transform, Transform::Table { beta: false });
        let output = negotiate(accept, false, &Offer::PLAIN).expect("offered");
        assert_eq!(output.transform, Transform::None);
    }

    #[test]
    fn quality_and_refusal() {
        let output = negotiate("application/json;q=0.1,application/yaml", false, &Offer::PLAIN).expect("offered");
        assert_eq!(output.encoding, Encoding::Yaml);
        let status = negotiate("text/html", false, &Offer::PLAIN).expect_err("not offered");
        assert_eq!(
            status.message,
            "only the following media types are accepted: application/json, application/yaml, application/vnd.kubernetes.protobuf"
        );
        assert!(
            negotiate("application/vnd.kubernetes.protobuf;as=Table;v=v1;g=meta.k8s.io", false, &Offer::OBJECTS)
                .is_err()
        );
    }
}
