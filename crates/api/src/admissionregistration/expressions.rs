//! Whether the CEL expressions of policies and match conditions compile.
//!
//! An expression that was stored before may use all there is; a new one only what
//! the oldest supported release knows. Upstream followed:
//! pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, FieldError, Path, Value};
use cel::admission::{CompileError, CompileErrorKind, Composition, Declarations, compile, environment};
use cel::{Env, Type, Vintage};

use crate::validation::push::Push;
use crate::validation::value::Get;

/// The expressions of a kind (validations, match conditions, …) that were there
/// before an update.
#[derive(Default)]
pub struct Known<'a>(Vec<&'a str>);

impl<'a> Known<'a> {
    /// Of the objects in a list, their `field`.
    pub fn of(list: &'a [Value], field: &str) -> Self {
        Known(list.iter().map(|item| item.s(field)).filter(|text| !text.is_empty()).collect())
    }
    pub fn join(lists: impl IntoIterator<Item = Known<'a>>) -> Self {
        Known(lists.into_iter().flat_map(|known| known.0).collect())
    }
    fn vintage(&self, text: &str) -> Vintage {
        if self.0.contains(&text) { Vintage::Stored } else { Vintage::New }
    }
}

/// Compiles the expressions of one policy or of one list of match conditions.
pub struct Compiler {
    params: bool,
    /// The variables so far, where there can be any.
    variables: Option<Composition>,
}

impl Compiler {
    /// `params`: the policy has a `paramKind`.
    pub fn plain(params: bool) -> Self {
        Compiler { params, variables: None }
    }
    pub fn with_variables(params: bool) -> Self {
        Compiler { params, variables: Some(Composition::default()) }
    }

    fn base(&self, vintage: Vintage, authorizer: bool, patch_types: bool) -> Env {
        let declarations = Declarations { params: self.params, authorizer, patch_types };
        environment(vintage, declarations, None, None)
    }
    fn env(&self, vintage: Vintage, authorizer: bool, patch_types: bool) -> Env {
        let base = self.base(vintage, authorizer, patch_types);
        match &self.variables {
            Some(variables) => variables.env(base),
            None => base,
        }
    }

    pub fn variable(&mut self, out: &mut ErrorList, variable: &Value, known: &Known, path: &Path) {
        let text = variable.s("expression");
        let base = self.base(known.vintage(text), true, false);
        let Some(variables) = &mut self.variables else { return };
        if let Err(error) = variables.add(base, variable.s("name"), text) {
            add(out, path, text, error);
        }
    }
    pub fn condition(&self, out: &mut ErrorList, text: &str, known: &Known, path: &Path) {
        check(out, &self.env(known.vintage(text), true, false), text, &[Type::Bool], path);
    }
    pub fn message(&self, out: &mut ErrorList, text: &str, known: &Known, path: &Path) {
        check(out, &self.env(known.vintage(text), false, false), text, &[Type::String], path);
    }
    /// Of an audit annotation; shown as it is written.
    pub fn annotation(&self, out: &mut ErrorList, text: &str, known: &Known, path: &Path) {
        let env = self.env(known.vintage(text), true, false);
        if let Err(error) = compile(&env, text.trim(), &[Type::String, Type::Null]) {
            add(out, path, text, error);
        }
    }
    /// Of a mutation: a list of `JSONPatch` or an `Object`.
    pub fn patch(&self, out: &mut ErrorList, text: &str, returns: Type, known: &Known, path: &Path) {
        check(out, &self.env(known.vintage(text), true, true), text.trim(), &[returns], path);
    }
}

fn check(out: &mut ErrorList, env: &Env, text: &str, returns: &[Type], path: &Path) {
    if let Err(error) = compile(env, text, returns) {
        add(out, path, text, error);
    }
}

fn add(out: &mut ErrorList, path: &Path, text: &str, error: CompileError) {
    match error.kind {
        CompileErrorKind::Required => out.required(path, &error.detail),
        CompileErrorKind::Invalid => out.invalid(path, text, error.detail),
        CompileErrorKind::Internal => out.add(FieldError::internal(path, error.detail)),
    }
}
