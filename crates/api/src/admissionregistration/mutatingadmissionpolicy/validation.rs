//! Validation of MutatingAdmissionPolicy.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, Path, Value};

use cel::Type;

use crate::Context;
use crate::admissionregistration::expressions::{Compiler, Known};
use crate::admissionregistration::policies::policy;
use crate::admissionregistration::rules::{REINVOCATION, static_suffix};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta_plain};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::Get;

const TYPE: &str = "api.admissionregistration.v1.MutatingAdmissionPolicy";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object, None);
    static_suffix(&mut out, object);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, Some(old)), object, Some(old), &Config::default())
}

fn whole(object: &Value, old: Option<&Value>) -> ErrorList {
    let mut out = object_meta_plain(object, Cluster, names::dns_subdomain);
    let compiler = policy(&mut out, object, old, true);
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let (mutations, at) = (spec.list("mutations"), path.child("mutations"));
    if mutations.is_empty() {
        out.required(&at, "mutations must contain at least one item");
    }
    // Upstream asks for stored ApplyConfigurations with JSON patches too.
    let old_mutations = old.map_or(&[][..], |old| old.at("spec").list("mutations"));
    let known = Known::join(
        old_mutations
            .iter()
            .filter_map(|mutation| mutation.opt("applyConfiguration"))
            .map(|patch| Known::of(std::slice::from_ref(patch), "expression")),
    );
    for (i, mutation) in mutations.iter().enumerate() {
        self::mutation(&mut out, mutation, &compiler, &known, &at.index(i));
    }
    let (again, at) = (spec.s("reinvocationPolicy"), path.child("reinvocationPolicy"));
    if again.is_empty() {
        out.required(&at, "");
    } else if !REINVOCATION.contains(&again) {
        out.unsupported(&at, Named(again), REINVOCATION);
    }
    out
}

fn mutation(out: &mut ErrorList, mutation: &Value, compiler: &Compiler, known: &Known, path: &Path) {
    let kind = mutation.s("patchType");
    let (own, other) = match kind {
        "JSONPatch" => ("jsonPatch", "applyConfiguration"),
        "ApplyConfiguration" => ("applyConfiguration", "jsonPatch"),
        "" => {
            out.required(&path.child("patchType"), "");
            return;
        }
        unknown => {
            let supported = ["ApplyConfiguration", "JSONPatch"];
            out.unsupported(&path.child("patchType"), Named(unknown), &supported);
            return;
        }
    };
    match mutation.opt(own) {
        None => out.required(&path.child(own), &format!("must be specified when patchType is {kind}")),
        Some(patch) if patch.s("expression").trim().is_empty() => {
            out.required(&path.child(own).child("expression"), "");
        }
        Some(patch) => {
            let object = || Type::object("Object");
            let returns = if own == "jsonPatch" { Type::list(Type::object("JSONPatch")) } else { object() };
            compiler.patch(out, patch.s("expression"), returns, known, &path.child(own).child("expression"));
        }
    }
    if mutation.has(other) {
        let shown = format!("{{{other}}}");
        out.invalid(&path.child(other), &shown, format!("must not be specified when patchType is {kind}"));
    }
}
