//! Types of expressions, their names in error texts, and when one may stand for
//! another.
//!
//! Upstream: cel-go `common/types/types.go`, `checker/types.go`,
//! `checker/format.go`, `checker/mapping.go`.

use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Type {
    /// What has no type because of an error; assignable to everything.
    Error,
    Dyn,
    Any,
    Null,
    Bool,
    Int,
    Uint,
    Double,
    String,
    Bytes,
    Duration,
    Timestamp,
    /// A type as a value, of the type that it names if that is known.
    Type(Option<Arc<Type>>),
    List(Arc<Type>),
    Map(Arc<Type>, Arc<Type>),
    /// An object with declared fields, or one of Kubernetes' object-like types.
    Struct(Arc<str>),
    /// `optional_type(T)`, `net.IP`, and function signatures within the checker.
    Opaque(Arc<str>, Vec<Type>),
    Param(Arc<str>),
}

pub const OPTIONAL: &str = "optional_type";

impl Type {
    pub fn list(element: Type) -> Type {
        Type::List(Arc::new(element))
    }
    pub fn map(key: Type, value: Type) -> Type {
        Type::Map(Arc::new(key), Arc::new(value))
    }
    pub fn object(name: &str) -> Type {
        Type::Struct(name.into())
    }
    pub fn optional(of: Type) -> Type {
        Type::Opaque(OPTIONAL.into(), vec![of])
    }
    pub fn opaque(name: &str) -> Type {
        Type::Opaque(name.into(), Vec::new())
    }
    pub fn type_of(of: Type) -> Type {
        Type::Type(Some(Arc::new(of)))
    }

    /// Reads the form that error texts show, with `params` as type parameters.
    /// The function table is written in it.
    pub fn parse(text: &str, params: &[&str]) -> Type {
        let (name, inner) = match text.split_once('(') {
            Some((name, rest)) => (name, split_arguments(rest.strip_suffix(')').unwrap_or(rest))),
            None => (text, Vec::new()),
        };
        let mut inner = inner.into_iter().map(|part| Type::parse(part, params));
        match name {
            _ if params.contains(&name) => Type::Param(name.into()),
            "dyn" => Type::Dyn,
            "any" => Type::Any,
            "null" => Type::Null,
            "bool" => Type::Bool,
            "int" => Type::Int,
            "uint" => Type::Uint,
            "double" => Type::Double,
            "string" => Type::String,
            "bytes" => Type::Bytes,
            "duration" => Type::Duration,
            "timestamp" => Type::Timestamp,
            "type" => Type::Type(inner.next().map(Arc::new)),
            "list" => Type::list(inner.next().unwrap_or(Type::Dyn)),
            "map" => {
                let key = inner.next().unwrap_or(Type::Dyn);
                Type::map(key, inner.next().unwrap_or(Type::Dyn))
            }
            OPTIONAL => Type::optional(inner.next().unwrap_or(Type::Dyn)),
            "net.IP" | "net.CIDR" => Type::opaque(name),
            _ => Type::object(name),
        }
    }

    pub fn is_dyn(&self) -> bool {
        matches!(self, Type::Dyn | Type::Any)
    }
    pub fn is_dyn_or_error(&self) -> bool {
        self.is_dyn() || *self == Type::Error
    }
    /// The type within an optional one.
    pub fn unwrap_optional(&self) -> (&Type, bool) {
        match self {
            Type::Opaque(name, inner) if &**name == OPTIONAL && !inner.is_empty() => (&inner[0], true),
            _ => (self, false),
        }
    }

    /// The name as Go's `Type.String()` prints it; differs from `Display` in the
    /// long names of null, time and duration.
    pub fn declared(&self) -> String {
        match self {
            Type::Null => "null_type".to_owned(),
            Type::Duration => "google.protobuf.Duration".to_owned(),
            Type::Timestamp => "google.protobuf.Timestamp".to_owned(),
            Type::Any => "google.protobuf.Any".to_owned(),
            Type::List(element) => format!("list({})", element.declared()),
            Type::Map(key, value) => format!("map({}, {})", key.declared(), value.declared()),
            Type::Opaque(name, inner) if !inner.is_empty() => {
                format!("{name}({})", inner.iter().map(Type::declared).collect::<Vec<_>>().join(", "))
            }
            Type::Type(Some(of)) => format!("type({})", of.declared()),
            other => other.to_string(),
        }
    }
}

fn split_arguments(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0usize, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Type::Error => f.write_str("!error!"),
            Type::Dyn => f.write_str("dyn"),
            Type::Any => f.write_str("any"),
            Type::Null => f.write_str("null"),
            Type::Bool => f.write_str("bool"),
            Type::Int => f.write_str("int"),
            Type::Uint => f.write_str("uint"),
            Type::Double => f.write_str("double"),
            Type::String => f.write_str("string"),
            Type::Bytes => f.write_str("bytes"),
            Type::Duration => f.write_str("duration"),
            Type::Timestamp => f.write_str("timestamp"),
            Type::Type(None) => f.write_str("type"),
            Type::Type(Some(of)) => write!(f, "type({of})"),
            Type::List(element) => write!(f, "list({element})"),
            Type::Map(key, value) => write!(f, "map({key}, {value})"),
            Type::Struct(name) | Type::Param(name) => f.write_str(name),
            Type::Opaque(name, inner) => {
                f.write_str(name)?;
                for (at, part) in inner.iter().enumerate() {
                    write!(f, "{}{part}", if at == 0 { "(" } else { ", " })?;
                }
                f.write_str(if inner.is_empty() { "" } else { ")" })
            }
        }
    }
}

/// `(int, string)`, or `list(int).(string)` for a call on a target.
pub fn signature(types: &[Type], on_target: bool) -> String {
    let show = |types: &[Type]| types.iter().map(Type::to_string).collect::<Vec<_>>().join(", ");
    match types.split_first() {
        Some((target, rest)) if on_target => format!("{target}.({})", show(rest)),
        _ => format!("({})", show(types)),
    }
}

/// What the type parameters stand for, so far.
#[derive(Debug, Clone, Default)]
pub struct Mapping(BTreeMap<Arc<str>, Type>);

impl Mapping {
    pub fn add(&mut self, param: &Type, to: Type) {
        if let Type::Param(name) = param {
            self.0.insert(name.clone(), to);
        }
    }
    fn find(&self, from: &Type) -> Option<&Type> {
        match from {
            Type::Param(name) => self.0.get(name),
            _ => None,
        }
    }

    /// The type with its parameters replaced; free ones become `dyn` on demand.
    pub fn substitute(&self, of: &Type, free_to_dyn: bool) -> Type {
        if let Some(to) = self.find(of) {
            return self.substitute(&to.clone(), free_to_dyn);
        }
        match of {
            Type::Param(_) if free_to_dyn => Type::Dyn,
            Type::Opaque(name, inner) => {
                Type::Opaque(name.clone(), inner.iter().map(|part| self.substitute(part, free_to_dyn)).collect())
            }
            Type::List(element) => Type::list(self.substitute(element, free_to_dyn)),
            Type::Map(key, value) => Type::map(self.substitute(key, free_to_dyn), self.substitute(value, free_to_dyn)),
            Type::Type(Some(inner)) => Type::type_of(self.substitute(inner, free_to_dyn)),
            other => other.clone(),
        }
    }

    /// Whether `from` may stand where `to` is; on success the parameters that
    /// this fixed are kept, else nothing is changed.
    pub fn assign(&mut self, from: &Type, to: &Type) -> bool {
        let mut copy = self.clone();
        let fits = copy.assignable(from, to);
        if fits {
            *self = copy;
        }
        fits
    }
    /// The same for lists of equal length.
    pub fn assign_all(&mut self, from: &[Type], to: &[Type]) -> bool {
        let mut copy = self.clone();
        let fits = copy.assignable_all(from, to);
        if fits {
            *self = copy;
        }
        fits
    }

    fn assignable_all(&mut self, from: &[Type], to: &[Type]) -> bool {
        from.len() == to.len() && from.iter().zip(to).all(|(from, to)| self.assignable(from, to))
    }

    fn assignable(&mut self, from: &Type, to: &Type) -> bool {
        if matches!(to, Type::Param(_)) {
            let (valid, known) = self.substitution(from, to);
            if valid {
                return true;
            }
            if known {
                return false;
            }
        }
        if matches!(from, Type::Param(_)) {
            return self.substitution(to, from).0;
        }
        if from.is_dyn_or_error() || to.is_dyn_or_error() {
            return true;
        }
        if *from == Type::Null || *to == Type::Null {
            let other = if *from == Type::Null { to } else { from };
            return matches!(
                other,
                Type::Null | Type::Opaque(..) | Type::Struct(_) | Type::Any | Type::Duration | Type::Timestamp
            );
        }
        match (from, to) {
            (Type::Type(_), Type::Type(_)) => true,
            (Type::List(a), Type::List(b)) => self.assignable(a, b),
            (Type::Map(ak, av), Type::Map(bk, bv)) => self.assignable(ak, bk) && self.assignable(av, bv),
            (Type::Opaque(a, inner), Type::Opaque(b, others)) => a == b && self.assignable_all(inner, others),
            _ => from == to,
        }
    }

    /// Whether the parameter `param` may stand for `with`, and whether it stood
    /// for something already.
    fn substitution(&mut self, with: &Type, param: &Type) -> (bool, bool) {
        if with == param {
            return (true, true);
        }
        if let Some(known) = self.find(param).cloned() {
            if *with == known {
                return (true, true);
            }
            if self.assignable(with, &known) {
                let general = most_general(with, &known);
                if self.not_within(param, &general) {
                    self.add(param, general);
                }
                return (true, true);
            }
            return (false, true);
        }
        if self.not_within(param, with) {
            self.add(param, with.clone());
            return (true, false);
        }
        (false, false)
    }

    /// Whether `param` does not occur in `within`.
    fn not_within(&self, param: &Type, within: &Type) -> bool {
        if param == within {
            return false;
        }
        match within {
            Type::Param(_) => self.find(within).is_none_or(|to| self.not_within(param, to)),
            Type::Opaque(_, inner) => inner.iter().all(|part| self.not_within(param, part)),
            Type::List(element) => self.not_within(param, element),
            Type::Map(key, value) => self.not_within(param, key) && self.not_within(param, value),
            Type::Type(Some(inner)) => self.not_within(param, inner),
            _ => true,
        }
    }
}

pub fn most_general(a: &Type, b: &Type) -> Type {
    if equal_or_less_specific(a, b) { a.clone() } else { b.clone() }
}

fn equal_or_less_specific(a: &Type, b: &Type) -> bool {
    if a.is_dyn() || matches!(a, Type::Param(_)) {
        return true;
    }
    if b.is_dyn() || matches!(b, Type::Param(_)) {
        return false;
    }
    match (a, b) {
        (Type::Opaque(name, inner), Type::Opaque(other, others)) => {
            name == other
                && inner.len() == others.len()
                && inner.iter().zip(others).all(|(a, b)| equal_or_less_specific(a, b))
        }
        (Type::List(a), Type::List(b)) => equal_or_less_specific(a, b),
        (Type::Map(ak, av), Type::Map(bk, bv)) => equal_or_less_specific(ak, bk) && equal_or_less_specific(av, bv),
        (Type::Type(_), Type::Type(_)) => true,
        _ => a == b,
    }
}
