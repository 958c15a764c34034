//! Validation of VolumeAttachment. That the spec is fixed is a declarative rule.
//!
//! Upstream followed: pkg/apis/storage/validation.

use apimachinery::{ErrorList, ErrorType, Path, Value};

use crate::Context;
use crate::core::persistentvolume::spec_rules::inline_spec;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta};
use crate::validation::names;
use crate::validation::pod::volume_sources::csi_driver_name;
use crate::validation::push::Push;
use crate::validation::value::{Get, text};

const TYPE: &str = "api.storage.v1.VolumeAttachment";
const METADATA_MAX: usize = 256 << 10;
const MESSAGE_MAX: usize = 1024;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let before = out.len();
    csi_driver_name(&mut out, spec.s("attacher"), &path.child("attacher"));
    for error in &mut out[before..] {
        error.covered = true;
        error.origin = match error.error_type {
            ErrorType::Invalid => "format=k8s-long-name-caseless",
            ErrorType::TooLong => "maxLength",
            _ => "",
        };
    }
    let (source, at) = (spec.at("source"), path.child("source"));
    let exactly_one = "must specify exactly one of inlineVolumeSpec and persistentVolumeName";
    let volume = source.opt_s("persistentVolumeName");
    match (source.opt("inlineVolumeSpec"), volume) {
        (None, None) => out.required(&at, exactly_one),
        (Some(_), Some(_)) => out.forbidden(&at, exactly_one),
        (None, Some("")) => {
            out.required(&at.child("persistentVolumeName"), "must specify non empty persistentVolumeName");
        }
        (None, Some(_)) => {}
        (Some(inline), None) => inline_spec(&mut out, inline, &at.child("inlineVolumeSpec")),
    }
    let node = spec.s("nodeName");
    out.messages(&path.child("nodeName"), node, names::dns_subdomain(node));
    status(&mut out, object.at("status"));
    if let Some(volume) = volume {
        out.messages(&Path::new("spec.source.persistentVolumeName"), volume, names::dns_subdomain(volume));
    }
    out
}

fn status(out: &mut ErrorList, status: &Value) {
    let path = Path::new("status");
    let metadata = status.map("attachmentMetadata");
    if metadata.iter().map(|(key, value)| key.len() + text(value).len()).sum::<usize>() > METADATA_MAX {
        out.too_long(&path.child("attachmentMetadata"), METADATA_MAX as i64);
    }
    for field in ["attachError", "detachError"] {
        let (error, at) = (status.at(field), path.child(field));
        if error.s("message").len() > MESSAGE_MAX {
            out.too_long(&at.child("message"), MESSAGE_MAX as i64);
        }
        if let Some(code) = error.opt_int("errorCode").filter(|code| *code < 0) {
            out.invalid(&at.child("errorCode"), code, names::range(0, i64::from(i32::MAX)));
        }
    }
}
