//! Text to syntax tree, with macros expanded on the way.
//!
//! One pass of precedence climbing for well-formed text. At the first token that
//! does not fit it stops, and [`crate::recovery`] replays the whole text as
//! upstream's generated parser does, to give all of upstream's syntax errors.
//!
//! Limits, all upstream's: [`MAX_CODE_POINTS`], [`MAX_DEPTH`] of nested
//! expressions and of chained operators. Upstream: cel-go `parser/parser.go`.

use crate::ast::{Entry, Expr, Field, Id, Kind, Literal, SourceInfo, operators};
use crate::issues::{Issue, Issues};
use crate::lexer::{Lexeme, Token, lex};
use crate::macros::{self, Expansion};
use crate::recovery;
use crate::unescape::unescape;

/// Longest expression in code points.
pub const MAX_CODE_POINTS: usize = 100_000;
/// Deepest nesting of expressions, and longest chain of operators or selections.
pub const MAX_DEPTH: usize = 250;

/// An expression that has been parsed but not checked.
#[derive(Debug, Clone)]
pub struct Parsed {
    pub expr: Expr,
    pub source: SourceInfo,
}

const RESERVED: &[&str] = &[
    "as",
    "break",
    "const",
    "continue",
    "else",
    "false",
    "for",
    "function",
    "if",
    "import",
    "in",
    "let",
    "loop",
    "package",
    "namespace",
    "null",
    "return",
    "true",
    "var",
    "void",
    "while",
];

/// Parses `text`; the error holds every problem that was found.
pub fn parse(text: &str) -> Result<Parsed, Issues> {
    let source = SourceInfo::new(text);
    if source.text.len() > MAX_CODE_POINTS {
        let message =
            format!("expression code point size exceeds limit: size: {}, limit {MAX_CODE_POINTS}", source.text.len());
        return Err(Issues::new(source, vec![Issue { location: None, message }]));
    }
    let (tokens, lex_errors) = lex(&source.text);
    let mut parser = Parser { tokens, at: 0, source, issues: Vec::new(), depth: 0 };
    let outcome = if lex_errors.is_empty() { parser.start() } else { Err(Stop::Syntax) };
    let Parser { tokens, source, mut issues, .. } = parser;
    match outcome {
        Ok(node) if issues.is_empty() => Ok(Parsed { expr: node.expr, source }),
        Ok(_) => Err(Issues::new(source, issues)),
        Err(Stop::Syntax) => {
            let issues = recovery::syntax_errors(&source, &tokens, &lex_errors);
            Err(Issues::new(source, issues))
        }
        Err(Stop::TooDeep(message)) => {
            issues.push(Issue { location: None, message });
            Err(Issues::new(source, issues))
        }
    }
}

/// Why the pass ends early.
enum Stop {
    Syntax,
    TooDeep(String),
}

/// A node and the depth of visits that upstream would need for it.
struct Node {
    expr: Expr,
    height: usize,
}

struct Parser {
    tokens: Vec<Lexeme>,
    at: usize,
    source: SourceInfo,
    issues: Vec<Issue>,
    depth: usize,
}

type Parse<T> = Result<T, Stop>;

/// Binding strength of a binary operator, and its function.
fn binary(token: Token) -> Option<(u8, &'static str)> {
    Some(match token {
        Token::Less => (1, operators::LESS),
        Token::LessEquals => (1, operators::LESS_EQUALS),
        Token::GreaterEquals => (1, operators::GREATER_EQUALS),
        Token::Greater => (1, operators::GREATER),
        Token::Equals => (1, operators::EQUALS),
        Token::NotEquals => (1, operators::NOT_EQUALS),
        Token::In => (1, operators::IN),
        Token::Plus => (2, operators::ADD),
        Token::Minus => (2, operators::SUBTRACT),
        Token::Star => (3, operators::MULTIPLY),
        Token::Slash => (3, operators::DIVIDE),
        Token::Percent => (3, operators::MODULO),
        _ => return None,
    })
}

impl Parser {
    fn peek(&self) -> Token {
        self.tokens[self.at].token
    }
    fn peek_at(&self, ahead: usize) -> Token {
        self.tokens.get(self.at + ahead).map_or(Token::Eof, |lexeme| lexeme.token)
    }
    fn next(&mut self) -> Lexeme {
        let lexeme = self.tokens[self.at];
        if lexeme.token != Token::Eof {
            self.at += 1;
        }
        lexeme
    }
    fn eat(&mut self, token: Token) -> Option<Lexeme> {
        (self.peek() == token).then(|| self.next())
    }
    fn expect(&mut self, token: Token) -> Parse<Lexeme> {
        self.eat(token).ok_or(Stop::Syntax)
    }
    fn text(&self, lexeme: Lexeme) -> String {
        self.source.text[lexeme.start..lexeme.end].iter().collect()
    }
    fn node(&mut self, offset: usize, kind: Kind) -> Expr {
        Expr { id: self.source.new_id(offset), kind }
    }
    fn report(&mut self, offset: usize, message: impl Into<String>) -> Expr {
        self.issues.push(Issue { location: self.source.location(offset), message: message.into() });
        self.node(offset, Kind::Broken)
    }
    fn higher(&self, height: usize) -> Parse<usize> {
        if height >= MAX_DEPTH { Err(Stop::TooDeep("max recursion depth exceeded".to_owned())) } else { Ok(height + 1) }
    }

    fn start(&mut self) -> Parse<Node> {
        let node = self.expr()?;
        self.expect(Token::Eof)?;
        Ok(node)
    }

    fn expr(&mut self) -> Parse<Node> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Stop::TooDeep(format!("expression recursion limit exceeded: {MAX_DEPTH}")));
        }
        let condition = self.logical(Token::Or, operators::LOGICAL_OR)?;
        let node = match self.eat(Token::Question) {
            None => condition,
            Some(op) => {
                let id = self.source.new_id(op.start);
                let yes = self.logical(Token::Or, operators::LOGICAL_OR)?;
                self.expect(Token::Colon)?;
                let no = self.expr()?;
                let height = self.higher(condition.height.max(yes.height).max(no.height))?;
                let args = vec![condition.expr, yes.expr, no.expr];
                Node { expr: self.call(id, operators::CONDITIONAL.to_owned(), None, args), height }
            }
        };
        self.depth -= 1;
        Ok(node)
    }

    /// `a || b || c` and `a && b && c` become balanced trees.
    fn logical(&mut self, token: Token, function: &'static str) -> Parse<Node> {
        let operand = |parser: &mut Self| {
            if token == Token::Or { parser.logical(Token::And, operators::LOGICAL_AND) } else { parser.operators(1) }
        };
        let first = operand(self)?;
        let (mut height, mut terms, mut ids) = (first.height, vec![first.expr], Vec::new());
        while let Some(op) = self.eat(token) {
            ids.push(self.source.new_id(op.start));
            let term = operand(self)?;
            height = height.max(term.height);
            terms.push(term.expr);
        }
        let mut terms: Vec<Option<Expr>> = terms.into_iter().map(Some).collect();
        let expr = if ids.is_empty() {
            terms[0].take().expect("the first term is there")
        } else {
            balanced(function, &mut terms, &ids, 0, ids.len() - 1)
        };
        Ok(Node { expr, height })
    }

    fn operators(&mut self, least: u8) -> Parse<Node> {
        let mut left = self.unary()?;
        while let Some((strength, function)) = binary(self.peek()).filter(|(strength, _)| *strength >= least) {
            let op = self.next();
            let id = self.source.new_id(op.start);
            let right = self.operators(strength + 1)?;
            let height = self.higher(left.height.max(right.height))?;
            left = Node { expr: self.call(id, function.to_owned(), None, vec![left.expr, right.expr]), height };
        }
        Ok(left)
    }

    fn unary(&mut self) -> Parse<Node> {
        let (token, function) = match self.peek() {
            Token::Exclam => (Token::Exclam, operators::LOGICAL_NOT),
            // A minus before a number belongs to the number.
            Token::Minus if !matches!(self.peek_at(1), Token::Int | Token::Float) => (Token::Minus, operators::NEGATE),
            _ => return self.member(),
        };
        let first = self.next();
        let mut count = 1;
        while self.eat(token).is_some() {
            count += 1;
        }
        let id = (count % 2 == 1).then(|| self.source.new_id(first.start));
        let operand = self.member()?;
        Ok(match id {
            None => operand,
            Some(id) => {
                Node { height: operand.height, expr: self.call(id, function.to_owned(), None, vec![operand.expr]) }
            }
        })
    }

    fn member(&mut self) -> Parse<Node> {
        let mut node = self.primary()?;
        loop {
            node = match self.peek() {
                Token::Dot => self.select(node)?,
                Token::LBracket => {
                    let open = self.next();
                    let optional = self.eat(Token::Question).is_some();
                    let id = self.source.new_id(open.start);
                    let index = self.expr()?;
                    self.expect(Token::RBracket)?;
                    let height = self.higher(node.height.max(index.height))?;
                    let function = if optional { operators::OPT_INDEX } else { operators::INDEX };
                    Node { expr: self.call(id, function.to_owned(), None, vec![node.expr, index.expr]), height }
                }
                _ => return Ok(node),
            };
        }
    }

    fn select(&mut self, operand: Node) -> Parse<Node> {
        let dot = self.next();
        let optional = self.eat(Token::Question).is_some();
        let field = match self.peek() {
            Token::Identifier | Token::EscapedIdentifier => self.next(),
            _ => return Err(Stop::Syntax),
        };
        if field.token == Token::Identifier && !optional && self.peek() == Token::LParen {
            let open = self.next();
            let id = self.source.new_id(open.start);
            let (args, height) = self.arguments(operand.height)?;
            let height = self.higher(height)?;
            let name = self.text(field);
            return Ok(Node { expr: self.call(id, name, Some(operand.expr), args), height });
        }
        let mut name = self.text(field);
        if field.token == Token::EscapedIdentifier {
            name = name[1..name.len() - 1].to_owned();
        }
        let height = self.higher(operand.height)?;
        let expr = if optional {
            let field = self.node(field.start, Kind::Literal(Literal::String(name)));
            let id = self.source.new_id(dot.start);
            let args = vec![operand.expr, field];
            Expr { id, kind: Kind::Call { function: operators::OPT_SELECT.to_owned(), target: None, args } }
        } else {
            self.node(dot.start, Kind::Select { operand: Box::new(operand.expr), field: name, test_only: false })
        };
        Ok(Node { expr, height })
    }

    /// The arguments up to the closing bracket, and the greatest height so far.
    fn arguments(&mut self, mut height: usize) -> Parse<(Vec<Expr>, usize)> {
        let mut args = Vec::new();
        if self.eat(Token::RParen).is_some() {
            return Ok((args, height));
        }
        loop {
            let arg = self.expr()?;
            height = height.max(arg.height);
            args.push(arg.expr);
            if self.eat(Token::Comma).is_none() {
                break;
            }
        }
        self.expect(Token::RParen)?;
        Ok((args, height))
    }

    fn primary(&mut self) -> Parse<Node> {
        match self.peek() {
            Token::LParen => {
                self.next();
                let node = self.expr()?;
                self.expect(Token::RParen)?;
                Ok(node)
            }
            Token::LBracket => self.list(),
            Token::LBrace => {
                let open = self.next();
                let id = self.source.new_id(open.start);
                let (entries, height) = self.entries()?;
                Ok(Node { expr: Expr { id, kind: Kind::Map(entries) }, height })
            }
            Token::Dot | Token::Identifier => self.name(),
            _ => Ok(Node { expr: self.literal()?, height: 0 }),
        }
    }

    fn list(&mut self) -> Parse<Node> {
        let open = self.next();
        let id = self.source.new_id(open.start);
        let (mut elements, mut optional, mut height) = (Vec::new(), Vec::new(), 0);
        while self.peek() != Token::RBracket {
            if elements.is_empty() && self.peek() == Token::Comma {
                self.next();
                break;
            }
            optional.push(self.eat(Token::Question).is_some());
            let element = self.expr()?;
            height = height.max(element.height);
            elements.push(element.expr);
            if self.eat(Token::Comma).is_none() {
                break;
            }
        }
        self.expect(Token::RBracket)?;
        Ok(Node { expr: Expr { id, kind: Kind::List { elements, optional } }, height })
    }

    fn entries(&mut self) -> Parse<(Vec<Entry>, usize)> {
        let (mut entries, mut height) = (Vec::new(), 0);
        while self.peek() != Token::RBrace {
            if entries.is_empty() && self.peek() == Token::Comma {
                self.next();
                break;
            }
            let optional = self.eat(Token::Question).is_some();
            let key = self.expr()?;
            let colon = self.expect(Token::Colon)?;
            let id = self.source.new_id(colon.start);
            let value = self.expr()?;
            height = height.max(key.height).max(value.height);
            entries.push(Entry { id, key: key.expr, value: value.expr, optional });
            if self.eat(Token::Comma).is_none() {
                break;
            }
        }
        self.expect(Token::RBrace)?;
        Ok((entries, height))
    }

    /// An identifier, a call of a global function, or a message.
    fn name(&mut self) -> Parse<Node> {
        let first = self.tokens[self.at];
        let dotted = self.eat(Token::Dot).is_some();
        if self.peek() != Token::Identifier {
            return Err(Stop::Syntax);
        }
        let mut end = 1;
        while self.peek_at(end) == Token::Dot && self.peek_at(end + 1) == Token::Identifier {
            end += 2;
        }
        if self.peek_at(end) == Token::LBrace {
            return self.message(dotted);
        }
        let name = self.next();
        let mut text = self.text(name);
        let reserved = RESERVED.contains(&text.as_str());
        let reserved_message = format!("reserved identifier: {text}");
        if dotted {
            text.insert(0, '.');
        }
        if self.peek() == Token::LParen {
            let open = self.next();
            let id = self.source.new_id(open.start);
            let (args, height) = self.arguments(0)?;
            let expr =
                if reserved { self.report(first.start, reserved_message) } else { self.call(id, text, None, args) };
            return Ok(Node { expr, height });
        }
        let expr = if reserved {
            self.report(first.start, reserved_message)
        } else {
            self.node(name.start, Kind::Ident(text))
        };
        Ok(Node { expr, height: 0 })
    }

    fn message(&mut self, dotted: bool) -> Parse<Node> {
        let mut name = if dotted { ".".to_owned() } else { String::new() };
        loop {
            let part = self.expect(Token::Identifier)?;
            name.push_str(&self.text(part));
            if self.eat(Token::Dot).is_none() {
                break;
            }
            name.push('.');
        }
        let open = self.expect(Token::LBrace)?;
        let id = self.source.new_id(open.start);
        let (mut fields, mut height) = (Vec::new(), 0);
        while self.peek() != Token::RBrace {
            if fields.is_empty() && self.peek() == Token::Comma {
                self.next();
                break;
            }
            let optional = self.eat(Token::Question).is_some();
            let field = match self.peek() {
                Token::Identifier | Token::EscapedIdentifier => self.next(),
                _ => return Err(Stop::Syntax),
            };
            let mut text = self.text(field);
            if field.token == Token::EscapedIdentifier {
                text = text[1..text.len() - 1].to_owned();
            }
            let colon = self.expect(Token::Colon)?;
            let id = self.source.new_id(colon.start);
            let value = self.expr()?;
            height = height.max(value.height);
            fields.push(Field { id, name: text, value: value.expr, optional });
            if self.eat(Token::Comma).is_none() {
                break;
            }
        }
        self.expect(Token::RBrace)?;
        Ok(Node { expr: Expr { id, kind: Kind::Struct { name, fields } }, height })
    }

    fn literal(&mut self) -> Parse<Expr> {
        let first = self.next();
        let mut token = first;
        let mut text = String::new();
        if first.token == Token::Minus {
            token = self.next();
            if !matches!(token.token, Token::Int | Token::Float) {
                return Err(Stop::Syntax);
            }
            text.push('-');
        }
        let body = self.text(token);
        let at = first.start;
        let literal = match token.token {
            Token::Null => Literal::Null,
            Token::True => Literal::Bool(true),
            Token::False => Literal::Bool(false),
            Token::Int => {
                let parsed = match body.strip_prefix("0x") {
                    Some(hex) => i64::from_str_radix(&(text + hex), 16),
                    None => (text + &body).parse(),
                };
                match parsed {
                    Ok(value) => Literal::Int(value),
                    Err(_) => return Ok(self.report(at, "invalid int literal")),
                }
            }
            Token::Uint => {
                let body = &body[..body.len() - 1];
                let parsed = match body.strip_prefix("0x") {
                    Some(hex) => u64::from_str_radix(hex, 16),
                    None => body.parse(),
                };
                match parsed {
                    Ok(value) => Literal::Uint(value),
                    Err(_) => return Ok(self.report(at, "invalid uint literal")),
                }
            }
            // Rust reads what is too large as infinity; upstream refuses it.
            Token::Float => match (text + &body).parse::<f64>() {
                Ok(value) if value.is_finite() => Literal::Double(value),
                _ => return Ok(self.report(at, "invalid double literal")),
            },
            Token::String => match unescape(&body, false) {
                Ok(bytes) => Literal::String(String::from_utf8_lossy(&bytes).into_owned()),
                Err(message) => return Ok(self.report(at, message)),
            },
            Token::Bytes => match unescape(&body[1..], true) {
                Ok(bytes) => Literal::Bytes(bytes),
                Err(message) => return Ok(self.report(at, message)),
            },
            _ => return Err(Stop::Syntax),
        };
        Ok(self.node(at, Kind::Literal(literal)))
    }

    /// A call, or what the macro of that name and arity makes of it.
    fn call(&mut self, id: Id, function: String, target: Option<Expr>, args: Vec<Expr>) -> Expr {
        match macros::expand(&mut self.source, id, &function, target, args) {
            Expansion::Expr(expr) => expr,
            Expansion::Failed { at, message } => {
                let offset = self.source.offset(at);
                self.report(offset, message)
            }
            Expansion::NotAMacro { target, args } => {
                Expr { id, kind: Kind::Call { function, target: target.map(Box::new), args } }
            }
        }
    }
}

fn balanced(function: &str, terms: &mut [Option<Expr>], ids: &[Id], low: usize, high: usize) -> Expr {
    let middle = (low + high).div_ceil(2);
    let left = if middle == low {
        terms[middle].take().expect("each term is taken once")
    } else {
        balanced(function, terms, ids, low, middle - 1)
    };
    let right = if middle == high {
        terms[middle + 1].take().expect("each term is taken once")
    } else {
        balanced(function, terms, ids, middle + 1, high)
    };
    Expr { id: ids[middle], kind: Kind::Call { function: function.to_owned(), target: None, args: vec![left, right] } }
}
