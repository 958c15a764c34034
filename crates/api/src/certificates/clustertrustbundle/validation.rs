//! Validation of ClusterTrustBundle.
//!
//! Upstream followed: pkg/apis/certificates/validation.

use apimachinery::{ErrorList, Path, Value};
use x509_parser::prelude::{FromDer, X509Certificate};

use crate::Context;
use crate::certificates::pems::blocks;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::signers::{bundle_name, signer_name};
use crate::validation::value::Get;
use crate::validation::workloads::immutable_spec;

const TYPE: &str = "api.certificates.v1beta1.ClusterTrustBundle";
const SIZE_MAX: usize = 1 << 20;
const OMITTED: &str = "<value omitted>";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, true), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let same = object.at("spec").s("trustBundle") == old.at("spec").s("trustBundle");
    let mut out = whole(object, !same);
    out.extend(object_meta_update(object, old));
    immutable_spec(&mut out, "s", object, old, "signerName");
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value, parse: bool) -> ErrorList {
    let (meta, spec) = (object.at("metadata"), object.at("spec"));
    let signer = spec.s("signerName");
    let mut out = ErrorList::new();
    // The rule for the name depends on the signer.
    let at = Path::new("metadata");
    let (prefix, name) = (meta.s("generateName"), meta.s("name"));
    if !prefix.is_empty() {
        out.messages(&at.child("generateName"), prefix, bundle_name(signer, &names::masked(prefix)));
    }
    if !name.is_empty() {
        out.messages(&at.child("name"), name, bundle_name(signer, name));
    }
    out.extend(object_meta(object, Cluster, |_| Vec::new()));
    if !signer.is_empty() {
        signer_name(&mut out, signer, &Path::new("spec").child("signerName"));
    }
    if parse {
        trust_anchors(&mut out, spec.s("trustBundle"), &Path::new("spec").child("trustBundle"));
    }
    out
}

fn trust_anchors(out: &mut ErrorList, text: &str, path: &Path) {
    if text.len() > SIZE_MAX {
        out.too_long(path, SIZE_MAX as i64);
        return;
    }
    let mut anchors: Vec<(Vec<u8>, Vec<usize>)> = Vec::new();
    let before = out.len();
    for (i, block) in blocks(text).into_iter().enumerate() {
        match wrong_with(&block) {
            Some(problem) => out.invalid(path, OMITTED, format!("entry {i} {problem}")),
            None => match anchors.iter_mut().find(|(bytes, _)| *bytes == block.bytes) {
                Some((_, indexes)) => indexes.push(i),
                None => anchors.push((block.bytes, vec![i])),
            },
        }
    }
    if out.len() > before {
        return;
    }
    if anchors.is_empty() {
        out.invalid(path, OMITTED, "at least one trust anchor must be provided");
    }
    for (_, indexes) in anchors.iter().filter(|(_, indexes)| indexes.len() > 1) {
        let indexes: Vec<String> = indexes.iter().map(usize::to_string).collect();
        out.invalid(path, OMITTED, format!("duplicate trust anchor (indices [{}])", indexes.join(" ")));
    }
}

fn wrong_with(block: &crate::certificates::pems::Block) -> Option<String> {
    if block.kind != "CERTIFICATE" {
        return Some(format!("has bad block type: {}", block.kind));
    }
    if block.headers {
        return Some("has PEM block headers".to_owned());
    }
    let Ok((_, certificate)) = X509Certificate::from_der(&block.bytes) else {
        return Some("does not parse as X.509".to_owned());
    };
    match certificate.basic_constraints() {
        Ok(Some(constraints)) if constraints.value.ca => None,
        Ok(_) => Some("does not have the CA bit set".to_owned()),
        Err(_) => Some("does not parse as X.509".to_owned()),
    }
}
