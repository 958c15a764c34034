//! The Common Expression Language as Kubernetes v1.37 has it: parser with
//! upstream's syntax errors, type checker, static cost estimate, evaluator with a
//! cost limit, Kubernetes' function libraries, declared types from structural
//! schemas, and the rules of custom resource definitions.
//!
//! Text becomes [`Ast`] by [`Env::compile`], [`Program`] by [`Program::new`], and
//! a value by [`Program::eval`]. Pure: no clock, no IO, no threads; an
//! authorization check is asked of the caller ([`authz`]).
//!
//! Limits: text length and nesting ([`parser`]), cost ([`limits`]), pattern size.

pub mod admission;
mod arithmetic;
pub mod ast;
pub mod authz;
mod calls;
mod checker;
mod compare;
pub mod convert;
pub mod cost;
pub mod crd;
pub mod declared;
pub mod env;
pub mod escaping;
pub mod ext;
pub mod functions;
pub mod issues;
mod lexer;
pub mod limits;
mod macros;
mod parser;
mod plan;
pub mod program;
mod recovery;
mod regexes;
mod runtime_cost;
pub mod types;
mod unescape;
mod validators;
pub mod value;

pub use checker::Ast;
pub use env::{Env, Vintage};
pub use issues::Issues;
pub use program::{Evaluation, Program, Variables};
pub use types::Type;
pub use value::{Failure, Value};
