//! Where the decoder is, for error texts: Go's struct-field path and the
//! strict decoder's path with indices and map keys.

use schema::{Field, Kind, Type};

/// Strict errors that are kept, upstream's limit.
const MAX_STRICT_ERRORS: usize = 100;

#[derive(Clone)]
pub enum Segment {
    Field(&'static Type, &'static Field),
    Index(usize),
    Key(String),
}

#[derive(Default)]
pub struct Context {
    stack: Vec<Segment>,
    /// First type mismatch; decoding went on.
    pub saved: Option<String>,
    /// First failure of a type that reads itself; upstream stopped there.
    pub fatal: Option<String>,
    pub strict: Vec<String>,
    /// Above zero inside types that read themselves: they see no strictness.
    pub lenient: usize,
}

impl Context {
    pub fn push(&mut self, segment: Segment) {
        self.stack.push(segment);
    }
    pub fn pop(&mut self) {
        self.stack.pop();
    }

    /// `json: cannot unmarshal …` here.
    fn mismatch(&self, found: &str, go_type: &str) -> String {
        let mut path: Vec<&str> = Vec::new();
        let mut owner = None;
        for segment in &self.stack {
            if let Segment::Field(ty, field) = segment {
                inline_names(ty, field, &mut path);
                path.push(field.json);
                owner = Some(ty.go);
            }
        }
        match owner {
            Some(owner) => {
                let path = path.join(".");
                format!("json: cannot unmarshal {found} into Go struct field {owner}.{path} of type {go_type}")
            }
            None => format!("json: cannot unmarshal {found} into Go value of type {go_type}"),
        }
    }
    #[cold]
    pub fn save_mismatch(&mut self, found: &str, go_type: &str) {
        if self.saved.is_none() {
            self.saved = Some(self.mismatch(found, go_type));
        }
    }
    #[cold]
    pub fn save(&mut self, text: String) {
        self.saved.get_or_insert(text);
    }
    #[cold]
    pub fn fail_mismatch(&mut self, found: &str, go_type: &str) {
        if self.fatal.is_none() {
            self.fatal = Some(self.mismatch(found, go_type));
        }
    }
    #[cold]
    pub fn fail(&mut self, text: String) {
        self.fatal.get_or_insert(text);
    }
    #[cold]
    pub fn unknown(&mut self, key: &str) {
        self.strict_error("unknown", key);
    }
    #[cold]
    pub fn duplicate(&mut self, key: &str) {
        self.strict_error("duplicate", key);
    }
    fn strict_error(&mut self, what: &str, key: &str) {
        if self.lenient > 0 || self.strict.len() >= MAX_STRICT_ERRORS {
            return;
        }
        let mut path = String::new();
        for segment in &self.stack {
            match segment {
                Segment::Index(index) => path.push_str(&format!("[{index}]")),
                Segment::Field(_, field) => add_name(&mut path, field.json),
                Segment::Key(key) => add_name(&mut path, key),
            }
        }
        // Upstream joins with a dot even after an index.
        if self.stack.is_empty() {
            path.push_str(key);
        } else {
            path.push('.');
            path.push_str(key);
        }
        let text = format!("{what} field {}", apimachinery::field::quote(&path));
        if !self.strict.contains(&text) {
            self.strict.push(text);
        }
    }
}

fn add_name(path: &mut String, name: &str) {
    if !path.is_empty() {
        path.push('.');
    }
    path.push_str(name);
}

/// Go names of the embedded structs that stand between `ty` and `field`.
fn inline_names(ty: &'static Type, field: &'static Field, path: &mut Vec<&str>) -> bool {
    for own in ty.fields {
        if std::ptr::eq(own, field) {
            return true;
        }
    }
    for own in ty.fields.iter().filter(|own| own.inline) {
        if let Kind::Struct(inner) = own.kind {
            path.push(own.go);
            if inline_names(inner, field, path) {
                return true;
            }
            path.pop();
        }
    }
    false
}

/// The element type in Go's words of a list or map type in Go's words.
pub fn element_type(go_type: &'static str, element: Kind) -> &'static str {
    if let Some(rest) = go_type.strip_prefix("[]") {
        return rest;
    }
    if go_type.starts_with("map[")
        && let Some(end) = go_type.find(']')
    {
        return &go_type[end + 1..];
    }
    // A named list or map: its name says nothing about the element.
    match element {
        Kind::Struct(ty) => versioned_name(ty),
        Kind::Bool => "bool",
        Kind::Int32 => "int32",
        Kind::Int64 => "int64",
        _ => "string",
    }
}

/// `v1.Container` of a type: leaked once per type at most, and only when an
/// error names it, so that texts can stay borrowed.
fn versioned_name(ty: &'static Type) -> &'static str {
    use std::collections::BTreeMap;
    use std::sync::{LazyLock, Mutex};
    static NAMES: LazyLock<Mutex<BTreeMap<&'static str, &'static str>>> = LazyLock::new(Mutex::default);
    let Ok(mut names) = NAMES.lock() else { return ty.go };
    names.entry(ty.name).or_insert_with(|| {
        let package = ty.name.rsplit('.').nth(1).unwrap_or("v1");
        Box::leak(format!("{package}.{}", ty.go).into_boxed_str())
    })
}
