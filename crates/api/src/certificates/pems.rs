//! PEM blocks and requests as Go reads them.
//!
//! Upstream followed: encoding/pem, pkg/apis/certificates.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use x509_parser::certification_request::X509CertificationRequest;
use x509_parser::prelude::FromDer;

/// A PEM block.
pub struct Block {
    pub kind: String,
    pub headers: bool,
    pub bytes: Vec<u8>,
}

/// All well-formed blocks; what stands around them is passed over.
pub fn blocks(text: &str) -> Vec<Block> {
    const BEGIN: &str = "-----BEGIN ";
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(BEGIN) {
        let line_start = at == 0 || rest[..at].ends_with('\n');
        rest = &rest[at + BEGIN.len()..];
        let Some((kind, body)) = rest.split_once("-----").filter(|_| line_start) else { continue };
        let end = format!("-----END {kind}-----");
        let Some((inner, after)) = body.split_once(end.as_str()).filter(|_| !kind.contains('\n')) else { continue };
        let (headers, inner) = headers(inner);
        let base64: String = inner.chars().filter(|c| !c.is_whitespace()).collect();
        if let Ok(bytes) = STANDARD.decode(base64) {
            out.push(Block { kind: kind.to_owned(), headers, bytes });
            rest = after;
        }
    }
    out
}

/// Whether there are header lines, and what follows them.
fn headers(inner: &str) -> (bool, &str) {
    let mut rest = inner.trim_start_matches(['\r', '\n']);
    let mut any = false;
    while let Some((line, after)) = rest.split_once('\n').filter(|(line, _)| line.contains(':')) {
        let _ = line;
        any = true;
        rest = after;
    }
    (any, rest)
}

/// Checks a signing request: PEM, PKCS#10 and its own signature.
pub fn check_request(pem: &str) -> Result<(), String> {
    let block = blocks(pem).into_iter().next().filter(|block| block.kind == "CERTIFICATE REQUEST");
    let Some(block) = block else { return Err("PEM block type must be CERTIFICATE REQUEST".to_owned()) };
    let (_, request) =
        X509CertificationRequest::from_der(&block.bytes).map_err(|_| "asn1: structure error".to_owned())?;
    request.verify_signature().map_err(|_| "x509: signature verification failed".to_owned())
}
