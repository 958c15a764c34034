//! The syntax tree of an expression after macro expansion, and where each node
//! stands in the source.
//!
//! Invariants: ids are given in the order in which upstream's parser gives them
//! and are never reused; `SourceInfo::offsets[id]` is the offset (in characters)
//! that an error about the node points at: the operator, the opening bracket or
//! the dot, not the start of the operand. Upstream: cel-go `common/ast`.

/// Number of a node.
pub type Id = u32;

#[derive(Debug, Clone, PartialEq)]
pub enum Literal {
    Null,
    Bool(bool),
    Int(i64),
    Uint(u64),
    Double(f64),
    String(String),
    Bytes(Vec<u8>),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Expr {
    pub id: Id,
    pub kind: Kind,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    Literal(Literal),
    Ident(String),
    Select {
        operand: Box<Expr>,
        field: String,
        test_only: bool,
    },
    Call {
        function: String,
        target: Option<Box<Expr>>,
        args: Vec<Expr>,
    },
    List {
        elements: Vec<Expr>,
        optional: Vec<bool>,
    },
    Map(Vec<Entry>),
    Struct {
        name: String,
        fields: Vec<Field>,
    },
    Comprehension(Box<Comprehension>),
    /// Stands where a syntax error was reported; no such tree is ever checked.
    Broken,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub id: Id,
    pub key: Expr,
    pub value: Expr,
    pub optional: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    pub id: Id,
    pub name: String,
    pub value: Expr,
    pub optional: bool,
}

/// A fold: what `all`, `exists`, `map`, `filter`, `transformMap`… become.
#[derive(Debug, Clone, PartialEq)]
pub struct Comprehension {
    pub range: Expr,
    pub variable: String,
    /// The second variable of the two-variable macros (value beside index or key).
    pub variable2: Option<String>,
    pub accumulator: String,
    pub init: Expr,
    pub condition: Expr,
    pub step: Expr,
    pub result: Expr,
}

/// The operators as functions, by their names in error texts.
pub mod operators {
    pub const CONDITIONAL: &str = "_?_:_";
    pub const LOGICAL_AND: &str = "_&&_";
    pub const LOGICAL_OR: &str = "_||_";
    pub const LOGICAL_NOT: &str = "!_";
    pub const NEGATE: &str = "-_";
    pub const EQUALS: &str = "_==_";
    pub const NOT_EQUALS: &str = "_!=_";
    pub const LESS: &str = "_<_";
    pub const LESS_EQUALS: &str = "_<=_";
    pub const GREATER: &str = "_>_";
    pub const GREATER_EQUALS: &str = "_>=_";
    pub const ADD: &str = "_+_";
    pub const SUBTRACT: &str = "_-_";
    pub const MULTIPLY: &str = "_*_";
    pub const DIVIDE: &str = "_/_";
    pub const MODULO: &str = "_%_";
    pub const IN: &str = "@in";
    pub const INDEX: &str = "_[_]";
    pub const OPT_INDEX: &str = "_[?_]";
    pub const OPT_SELECT: &str = "_?._";
    pub const NOT_STRICTLY_FALSE: &str = "@not_strictly_false";
}

/// The source text with the places of the nodes.
#[derive(Debug, Clone, Default)]
pub struct SourceInfo {
    pub text: Vec<char>,
    /// Offset of each node by id; index 0 is unused.
    pub offsets: Vec<u32>,
    /// Offset after each line feed.
    line_starts: Vec<usize>,
}

/// Line (from 1) and column (from 0); `None` is "no location", shown `-1:0`.
pub type Location = Option<(usize, usize)>;

impl SourceInfo {
    pub fn new(text: &str) -> Self {
        let text: Vec<char> = text.chars().collect();
        let mut line_starts = vec![0];
        line_starts.extend(text.iter().enumerate().filter(|(_, c)| **c == '\n').map(|(at, _)| at + 1));
        SourceInfo { text, offsets: vec![0], line_starts }
    }
    pub fn new_id(&mut self, offset: usize) -> Id {
        self.offsets.push(offset as u32);
        (self.offsets.len() - 1) as Id
    }
    pub fn offset(&self, id: Id) -> usize {
        self.offsets.get(id as usize).copied().unwrap_or(0) as usize
    }
    pub fn location(&self, offset: usize) -> Location {
        let line = self.line_starts.partition_point(|start| *start <= offset);
        Some((line, offset - self.line_starts[line - 1]))
    }
    pub fn line(&self, line: usize) -> Option<String> {
        let start = *self.line_starts.get(line.checked_sub(1)?)?;
        let end = self.line_starts.get(line).map_or(self.text.len(), |next| next - 1);
        Some(self.text[start..end].iter().collect())
    }
}
