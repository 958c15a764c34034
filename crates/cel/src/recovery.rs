//! All syntax errors of an ill-formed text, as upstream's generated parser finds
//! and words them.
//!
//! The grammar is data ([`grammar`]), compiled to states; a run over the tokens
//! follows the rules of ANTLR's default error strategy: delete or insert a single
//! token, else report and skip to what may follow. Only positions and texts come
//! out, no tree. It runs after [`crate::parser`] has given up, never for good text.
//!
//! Limits: [`MAX_ATTEMPTS`] recoveries, then upstream gives up too. Upstream:
//! cel-go `parser/gen/CEL.g4`, antlr4 `DefaultErrorStrategy`.

use std::collections::BTreeSet;

use crate::ast::SourceInfo;
use crate::issues::Issue;
use crate::lexer::{LexError, Lexeme, Token};

/// Recoveries before upstream ends the parse.
const MAX_ATTEMPTS: usize = 30;
/// Nesting before the run ends: text beyond it is refused in any case.
const MAX_DEPTH: usize = crate::parser::MAX_DEPTH;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Rule {
    Start,
    Expr,
    Or,
    And,
    Relation,
    Calc,
    Unary,
    Member,
    Primary,
    ExprList,
    ListInit,
    FieldList,
    OptField,
    MapList,
    EscapeIdent,
    OptExpr,
    Literal,
}

/// How a block with several ways chooses among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// By the next token.
    Next,
    Unary,
    Member,
    Primary,
    /// A comma that is followed by another element.
    CommaElement,
    /// A minus as long as there is one.
    Minus,
    /// An operator that binds at least as strongly as the rule asks.
    Operator,
}

enum Part {
    Token(&'static [Token]),
    Rule(Rule, u8),
    /// Marks a way that asks for a binding strength (see [`Parse::goes_on`]).
    Strength,
    Sequence(Vec<Part>),
    Block(Vec<Part>, Choice),
    Optional(Box<Part>),
    Star(Box<Part>, Choice),
    Plus(Box<Part>, Choice),
}

fn grammar(rule: Rule) -> Part {
    use Part::{Block, Optional, Plus, Sequence, Star, Strength};
    use Token as T;
    let token = |token: &'static [Token]| Part::Token(token);
    let call = |rule| Part::Rule(rule, 0);
    let sequence = Sequence;
    let optional = |part| Optional(Box::new(part));
    let list = |element: fn() -> Vec<Part>, choice| {
        let mut parts = element();
        let mut more = vec![Part::Token(&[T::Comma])];
        more.extend(element());
        parts.push(Star(Box::new(Sequence(more)), choice));
        Sequence(parts)
    };
    match rule {
        Rule::Start => sequence(vec![call(Rule::Expr), token(&[T::Eof])]),
        Rule::Expr => sequence(vec![
            call(Rule::Or),
            optional(sequence(vec![token(&[T::Question]), call(Rule::Or), token(&[T::Colon]), call(Rule::Expr)])),
        ]),
        Rule::Or => sequence(vec![
            call(Rule::And),
            Star(Box::new(sequence(vec![token(&[T::Or]), call(Rule::And)])), Choice::Next),
        ]),
        Rule::And => sequence(vec![
            call(Rule::Relation),
            Star(Box::new(sequence(vec![token(&[T::And]), call(Rule::Relation)])), Choice::Next),
        ]),
        Rule::Relation => sequence(vec![
            call(Rule::Calc),
            Star(
                Box::new(sequence(vec![
                    Strength,
                    token(&[T::Equals, T::NotEquals, T::In, T::Less, T::LessEquals, T::GreaterEquals, T::Greater]),
                    Part::Rule(Rule::Relation, 2),
                ])),
                Choice::Operator,
            ),
        ]),
        Rule::Calc => sequence(vec![
            call(Rule::Unary),
            Star(
                Box::new(Block(
                    vec![
                        sequence(vec![Strength, token(&[T::Star, T::Slash, T::Percent]), Part::Rule(Rule::Calc, 3)]),
                        sequence(vec![Strength, token(&[T::Minus, T::Plus]), Part::Rule(Rule::Calc, 2)]),
                    ],
                    Choice::Next,
                )),
                Choice::Operator,
            ),
        ]),
        Rule::Unary => Block(
            vec![
                call(Rule::Member),
                sequence(vec![Plus(Box::new(token(&[T::Exclam])), Choice::Next), call(Rule::Member)]),
                sequence(vec![Plus(Box::new(token(&[T::Minus])), Choice::Minus), call(Rule::Member)]),
            ],
            Choice::Unary,
        ),
        Rule::Member => sequence(vec![
            call(Rule::Primary),
            Star(
                Box::new(Block(
                    vec![
                        sequence(vec![token(&[T::Dot]), optional(token(&[T::Question])), call(Rule::EscapeIdent)]),
                        sequence(vec![
                            token(&[T::Dot]),
                            token(&[T::Identifier]),
                            token(&[T::LParen]),
                            optional(call(Rule::ExprList)),
                            token(&[T::RParen]),
                        ]),
                        sequence(vec![
                            token(&[T::LBracket]),
                            optional(token(&[T::Question])),
                            call(Rule::Expr),
                            token(&[T::RBracket]),
                        ]),
                    ],
                    Choice::Member,
                )),
                Choice::Operator,
            ),
        ]),
        Rule::Primary => Block(
            vec![
                sequence(vec![optional(token(&[T::Dot])), token(&[T::Identifier])]),
                sequence(vec![
                    optional(token(&[T::Dot])),
                    token(&[T::Identifier]),
                    token(&[T::LParen]),
                    optional(call(Rule::ExprList)),
                    token(&[T::RParen]),
                ]),
                sequence(vec![token(&[T::LParen]), call(Rule::Expr), token(&[T::RParen])]),
                sequence(vec![
                    token(&[T::LBracket]),
                    optional(call(Rule::ListInit)),
                    optional(token(&[T::Comma])),
                    token(&[T::RBracket]),
                ]),
                sequence(vec![
                    token(&[T::LBrace]),
                    optional(call(Rule::MapList)),
                    optional(token(&[T::Comma])),
                    token(&[T::RBrace]),
                ]),
                sequence(vec![
                    optional(token(&[T::Dot])),
                    token(&[T::Identifier]),
                    Star(Box::new(sequence(vec![token(&[T::Dot]), token(&[T::Identifier])])), Choice::Next),
                    token(&[T::LBrace]),
                    optional(call(Rule::FieldList)),
                    optional(token(&[T::Comma])),
                    token(&[T::RBrace]),
                ]),
                call(Rule::Literal),
            ],
            Choice::Primary,
        ),
        Rule::ExprList => list(|| vec![Part::Rule(Rule::Expr, 0)], Choice::Next),
        Rule::ListInit => list(|| vec![Part::Rule(Rule::OptExpr, 0)], Choice::CommaElement),
        Rule::FieldList => list(
            || vec![Part::Rule(Rule::OptField, 0), Part::Token(&[Token::Colon]), Part::Rule(Rule::Expr, 0)],
            Choice::CommaElement,
        ),
        Rule::MapList => list(
            || vec![Part::Rule(Rule::OptExpr, 0), Part::Token(&[Token::Colon]), Part::Rule(Rule::Expr, 0)],
            Choice::CommaElement,
        ),
        Rule::OptField => sequence(vec![optional(token(&[T::Question])), call(Rule::EscapeIdent)]),
        Rule::EscapeIdent => Block(vec![token(&[T::Identifier]), token(&[T::EscapedIdentifier])], Choice::Next),
        Rule::OptExpr => sequence(vec![optional(token(&[T::Question])), call(Rule::Expr)]),
        Rule::Literal => Block(
            vec![
                sequence(vec![optional(token(&[T::Minus])), token(&[T::Int])]),
                token(&[T::Uint]),
                sequence(vec![optional(token(&[T::Minus])), token(&[T::Float])]),
                token(&[T::String]),
                token(&[T::Bytes]),
                token(&[T::True]),
                token(&[T::False]),
                token(&[T::Null]),
            ],
            Choice::Primary,
        ),
    }
}

const RULES: [Rule; 17] = [
    Rule::Start,
    Rule::Expr,
    Rule::Or,
    Rule::And,
    Rule::Relation,
    Rule::Calc,
    Rule::Unary,
    Rule::Member,
    Rule::Primary,
    Rule::ExprList,
    Rule::ListInit,
    Rule::FieldList,
    Rule::OptField,
    Rule::MapList,
    Rule::EscapeIdent,
    Rule::OptExpr,
    Rule::Literal,
];

type State = usize;

enum Edge {
    Epsilon(State),
    Token(&'static [Token], State),
    Rule(Rule, State),
}

/// A part with its states.
enum Node {
    Token(&'static [Token], State),
    Rule(Rule, u8, State),
    Strength,
    Sequence(Vec<Node>),
    Block(State, Vec<Node>, Choice),
    Optional(State, Box<Node>),
    Star { entry: State, back: State, body: Box<Node>, choice: Choice },
    Plus { start: State, back: State, body: Box<Node>, choice: Choice },
}

/// States of all rules, their ends (which have no edges) and starts.
struct Machine {
    edges: Vec<Vec<Edge>>,
    starts: Vec<State>,
    ends: Vec<State>,
    nodes: Vec<Node>,
}

impl Machine {
    fn new() -> Machine {
        let mut machine = Machine { edges: Vec::new(), starts: Vec::new(), ends: Vec::new(), nodes: Vec::new() };
        for rule in RULES {
            let (start, end) = (machine.state(), machine.state());
            machine.starts.push(start);
            machine.ends.push(end);
            let node = machine.build(&grammar(rule), start, end);
            machine.nodes.push(node);
        }
        machine
    }
    fn state(&mut self) -> State {
        self.edges.push(Vec::new());
        self.edges.len() - 1
    }
    /// Adds the states of `part` between `from` and `to`.
    fn build(&mut self, part: &Part, from: State, to: State) -> Node {
        match part {
            Part::Token(tokens) => {
                self.edges[from].push(Edge::Token(tokens, to));
                Node::Token(tokens, from)
            }
            Part::Rule(rule, strength) => {
                self.edges[from].push(Edge::Rule(*rule, to));
                Node::Rule(*rule, *strength, from)
            }
            Part::Strength => {
                self.edges[from].push(Edge::Epsilon(to));
                Node::Strength
            }
            Part::Sequence(parts) => {
                let mut at = from;
                let mut nodes = Vec::new();
                for (number, part) in parts.iter().enumerate() {
                    let next = if number + 1 == parts.len() { to } else { self.state() };
                    nodes.push(self.build(part, at, next));
                    at = next;
                }
                Node::Sequence(nodes)
            }
            Part::Block(ways, choice) => {
                let mut nodes = Vec::new();
                for way in ways {
                    let start = self.state();
                    self.edges[from].push(Edge::Epsilon(start));
                    nodes.push(self.build(way, start, to));
                }
                Node::Block(from, nodes, *choice)
            }
            Part::Optional(body) => {
                let start = self.state();
                self.edges[from].push(Edge::Epsilon(start));
                self.edges[from].push(Edge::Epsilon(to));
                Node::Optional(from, Box::new(self.build(body, start, to)))
            }
            Part::Star(body, choice) => {
                let (start, back) = (self.state(), self.state());
                self.edges[from].push(Edge::Epsilon(start));
                self.edges[from].push(Edge::Epsilon(to));
                self.edges[back].push(Edge::Epsilon(from));
                let body = Box::new(self.build(body, start, back));
                Node::Star { entry: from, back, body, choice: *choice }
            }
            Part::Plus(body, choice) => {
                let (start, back) = (self.state(), self.state());
                self.edges[from].push(Edge::Epsilon(start));
                self.edges[back].push(Edge::Epsilon(from));
                self.edges[back].push(Edge::Epsilon(to));
                let body = Box::new(self.build(body, start, back));
                Node::Plus { start: from, back, body, choice: *choice }
            }
        }
    }

    /// Tokens that may come next at `state` within its rule, and whether the
    /// rule may end there.
    fn next(&self, state: State) -> (BTreeSet<Token>, bool) {
        let (mut tokens, mut seen, mut ends) = (BTreeSet::new(), BTreeSet::new(), false);
        self.collect(state, &mut tokens, &mut seen, &mut ends);
        (tokens, ends)
    }
    fn collect(&self, state: State, tokens: &mut BTreeSet<Token>, seen: &mut BTreeSet<State>, ends: &mut bool) {
        if !seen.insert(state) {
            return;
        }
        if self.edges[state].is_empty() {
            *ends = true;
        }
        for edge in &self.edges[state] {
            match edge {
                Edge::Epsilon(to) => self.collect(*to, tokens, seen, ends),
                Edge::Token(found, _) => tokens.extend(found.iter().copied()),
                Edge::Rule(rule, follow) => {
                    let (inner, inner_ends) = self.next(self.starts[*rule as usize]);
                    tokens.extend(inner);
                    if inner_ends {
                        self.collect(*follow, tokens, seen, ends);
                    }
                }
            }
        }
    }
    /// The state after a call of a rule from `state`.
    fn follow(&self, state: State) -> Option<State> {
        self.edges[state].iter().find_map(|edge| match edge {
            Edge::Rule(_, follow) => Some(*follow),
            _ => None,
        })
    }
}

/// Why a rule is left.
enum Exception {
    Mismatch,
    /// Offset of the token at which no way could go on.
    NoWay {
        from: usize,
        at: usize,
    },
}

/// The parse is given up as a whole.
struct GiveUp;

type Run<T> = Result<Result<T, Exception>, GiveUp>;

/// Every syntax error of `tokens`, those of the lexer included.
pub fn syntax_errors(source: &SourceInfo, tokens: &[Lexeme], lexed: &[LexError]) -> Vec<Issue> {
    let machine = Machine::new();
    let mut parse = Parse {
        machine: &machine,
        source,
        tokens,
        at: 0,
        state: 0,
        contexts: Vec::new(),
        recovering: false,
        attempts: 0,
        last_error: None,
        issues: Vec::new(),
    };
    let _ = parse.rule(Rule::Start, 0);
    let mut issues: Vec<Issue> = lexed
        .iter()
        .map(|error| Issue { location: source.location(error.at), message: format!("Syntax error: {}", error.message) })
        .collect();
    issues.append(&mut parse.issues);
    if issues.is_empty() {
        // The two parsers disagree: still an error, at the first token.
        issues.push(Issue { location: source.location(0), message: "Syntax error: invalid expression".to_owned() });
    }
    issues
}

struct Parse<'p> {
    machine: &'p Machine,
    source: &'p SourceInfo,
    tokens: &'p [Lexeme],
    at: usize,
    state: State,
    /// The states from which the open rules were called.
    contexts: Vec<State>,
    recovering: bool,
    attempts: usize,
    last_error: Option<(usize, BTreeSet<State>)>,
    issues: Vec<Issue>,
}

/// A set of tokens as upstream lists it, the end of the text first.
fn show(tokens: &BTreeSet<Token>) -> String {
    let mut names: Vec<&str> = Vec::new();
    if tokens.contains(&Token::Eof) {
        names.push(Token::Eof.display());
    }
    names.extend(tokens.iter().filter(|token| **token != Token::Eof).map(|token| token.display()));
    match &names[..] {
        [one] => (*one).to_owned(),
        names => format!("{{{}}}", names.join(", ")),
    }
}

impl<'p> Parse<'p> {
    fn look(&self, ahead: usize) -> Token {
        let at = (self.at + ahead - 1).min(self.tokens.len() - 1);
        self.tokens[at].token
    }
    fn consume(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }
    fn text(&self, from: usize, to: usize) -> String {
        let text: String = self.source.text[from..to].iter().collect();
        text.replace('\n', "\\n").replace('\r', "\\r").replace('\t', "\\t")
    }
    fn shown_token(&self) -> String {
        let token = self.tokens[self.at];
        if token.token == Token::Eof { "<EOF>".to_owned() } else { self.text(token.start, token.end) }
    }
    fn report(&mut self, token: usize, message: String) {
        let location = self.source.location(self.tokens[token].start);
        self.issues.push(Issue { location, message: format!("Syntax error: {message}") });
    }

    fn expected(&self) -> BTreeSet<Token> {
        self.expected_at(self.state)
    }
    fn expected_at(&self, state: State) -> BTreeSet<Token> {
        let (mut tokens, mut ends) = self.machine.next(state);
        let mut callers = self.contexts.iter().rev();
        while ends {
            let Some(follow) = callers.next().and_then(|caller| self.machine.follow(*caller)) else {
                tokens.insert(Token::Eof);
                break;
            };
            let (more, more_ends) = self.machine.next(follow);
            tokens.extend(more);
            ends = more_ends;
        }
        tokens
    }
    fn recovery_set(&self) -> BTreeSet<Token> {
        let follows = self.contexts.iter().filter_map(|caller| self.machine.follow(*caller));
        follows.flat_map(|follow| self.machine.next(follow).0).collect()
    }
    fn consume_until(&mut self, stop: &BTreeSet<Token>) {
        while self.look(1) != Token::Eof && !stop.contains(&self.look(1)) {
            self.consume();
        }
    }
    fn attempt(&mut self) -> Result<(), GiveUp> {
        self.attempts += 1;
        if self.attempts > MAX_ATTEMPTS {
            self.report(self.at, format!("error recovery attempt limit exceeded: {MAX_ATTEMPTS}"));
            return Err(GiveUp);
        }
        Ok(())
    }

    fn report_unwanted(&mut self) {
        if self.recovering {
            return;
        }
        self.recovering = true;
        let message = format!("extraneous input '{}' expecting {}", self.shown_token(), show(&self.expected()));
        self.report(self.at, message);
    }
    /// Deletes one token if the one after it fits.
    fn delete_one(&mut self) -> bool {
        if !self.expected().contains(&self.look(2)) {
            return false;
        }
        self.report_unwanted();
        self.consume();
        self.recovering = false;
        true
    }

    fn sync(&mut self, state: State, loop_back: bool) -> Result<(), Exception> {
        self.state = state;
        if self.recovering {
            return Ok(());
        }
        let (tokens, ends) = self.machine.next(state);
        if ends || tokens.contains(&self.look(1)) {
            return Ok(());
        }
        if loop_back {
            self.report_unwanted();
            let mut stop = self.expected();
            stop.extend(self.recovery_set());
            self.consume_until(&stop);
            return Ok(());
        }
        if self.delete_one() { Ok(()) } else { Err(Exception::Mismatch) }
    }

    fn matches(&mut self, tokens: &[Token], state: State) -> Run<()> {
        self.state = state;
        if tokens.contains(&self.look(1)) {
            self.recovering = false;
            self.consume();
            return Ok(Ok(()));
        }
        self.attempt()?;
        if self.delete_one() {
            self.consume();
            return Ok(Ok(()));
        }
        // Would the token fit after the missing one?
        let after = self.machine.edges[state].iter().find_map(|edge| match edge {
            Edge::Token(_, to) => Some(*to),
            _ => None,
        });
        if after.is_some_and(|after| self.expected_at(after).contains(&self.look(1))) {
            if !self.recovering {
                self.recovering = true;
                let message = format!("missing {} at '{}'", show(&self.expected()), self.shown_token());
                self.report(self.at, message);
            }
            return Ok(Ok(()));
        }
        Ok(Err(Exception::Mismatch))
    }

    fn rule(&mut self, rule: Rule, strength: u8) -> Result<(), GiveUp> {
        if self.contexts.len() > MAX_DEPTH * RULES.len() {
            return Err(GiveUp);
        }
        let machine = self.machine;
        if let Err(exception) = self.node(&machine.nodes[rule as usize], strength)? {
            self.report_exception(&exception);
            self.attempt()?;
            self.recover();
        }
        Ok(())
    }

    fn report_exception(&mut self, exception: &Exception) {
        if self.recovering {
            return;
        }
        self.recovering = true;
        match exception {
            Exception::Mismatch => {
                let message = format!("mismatched input '{}' expecting {}", self.shown_token(), show(&self.expected()));
                self.report(self.at, message);
            }
            Exception::NoWay { from, at } => {
                let (first, last) = (self.tokens[*from], self.tokens[*at]);
                let input =
                    if first.token == Token::Eof { "<EOF>".to_owned() } else { self.text(first.start, last.end) };
                let mut message = format!("no viable alternative at input '{input}'");
                // A keyword after a dot is said to be no identifier.
                for keyword in ["true", "false", "null"] {
                    if input.len() == keyword.len() + 1 && input.ends_with(keyword) {
                        message = format!("mismatched input '{keyword}' expecting IDENTIFIER");
                    }
                }
                self.report(*at, message);
            }
        }
    }

    fn recover(&mut self) {
        if let Some((at, states)) = &self.last_error
            && *at == self.at
            && states.contains(&self.state)
        {
            self.consume();
        }
        let mut states = match self.last_error.take() {
            Some((_, states)) => states,
            None => BTreeSet::new(),
        };
        states.insert(self.state);
        self.last_error = Some((self.at, states));
        let stop = self.recovery_set();
        self.consume_until(&stop);
    }

    fn node(&mut self, node: &'p Node, strength: u8) -> Run<()> {
        match node {
            Node::Token(tokens, state) => self.matches(tokens, *state),
            Node::Strength => Ok(Ok(())),
            Node::Rule(rule, inner, state) => {
                self.state = *state;
                self.contexts.push(*state);
                let outcome = self.rule(*rule, *inner);
                self.contexts.pop();
                self.state = *state;
                outcome?;
                if let Some(follow) = self.machine.follow(*state) {
                    self.state = follow;
                }
                Ok(Ok(()))
            }
            Node::Sequence(parts) => {
                for part in parts {
                    if let Err(exception) = self.node(part, strength)? {
                        return Ok(Err(exception));
                    }
                }
                Ok(Ok(()))
            }
            Node::Block(state, ways, choice) => {
                if let Err(exception) = self.sync(*state, false) {
                    return Ok(Err(exception));
                }
                match self.choose(*state, *choice, ways.len()) {
                    Ok(way) => self.node(&ways[way], strength),
                    Err(exception) => Ok(Err(exception)),
                }
            }
            Node::Optional(state, body) => {
                if let Err(exception) = self.sync(*state, false) {
                    return Ok(Err(exception));
                }
                if self.ways(*state)[0].contains(&self.look(1)) { self.node(body, strength) } else { Ok(Ok(())) }
            }
            Node::Star { entry, back, body, choice } => {
                if let Err(exception) = self.sync(*entry, false) {
                    return Ok(Err(exception));
                }
                while self.goes_on(*entry, *choice, strength) {
                    if let Err(exception) = self.node(body, strength)? {
                        return Ok(Err(exception));
                    }
                    if let Err(exception) = self.sync(*back, true) {
                        return Ok(Err(exception));
                    }
                }
                Ok(Ok(()))
            }
            Node::Plus { start, back, body, choice } => {
                if let Err(exception) = self.sync(*start, false) {
                    return Ok(Err(exception));
                }
                loop {
                    if let Err(exception) = self.node(body, strength)? {
                        return Ok(Err(exception));
                    }
                    if let Err(exception) = self.sync(*back, true) {
                        return Ok(Err(exception));
                    }
                    if !self.goes_on(*back, *choice, strength) {
                        break;
                    }
                }
                Ok(Ok(()))
            }
        }
    }

    /// What each way out of a state may start with.
    fn ways(&self, state: State) -> Vec<BTreeSet<Token>> {
        let ways = self.machine.edges[state].iter().filter_map(|edge| match edge {
            Edge::Epsilon(to) => Some(self.machine.next(*to).0),
            _ => None,
        });
        ways.collect()
    }

    fn goes_on(&self, state: State, choice: Choice, strength: u8) -> bool {
        let next = self.look(1);
        match choice {
            Choice::CommaElement => {
                next == Token::Comma && {
                    let element = [Token::Question, Token::EscapedIdentifier];
                    self.starts_expr(self.look(2)) || element.contains(&self.look(2))
                }
            }
            Choice::Operator => {
                let needed = match next {
                    Token::Star | Token::Slash | Token::Percent => 2,
                    Token::Dot | Token::LBracket => u8::MAX,
                    _ => 1,
                };
                self.ways(state)[0].contains(&next) && needed >= strength
            }
            _ => self.ways(state)[0].contains(&next),
        }
    }

    fn starts_expr(&self, token: Token) -> bool {
        self.machine.next(self.machine.starts[Rule::Expr as usize]).0.contains(&token)
    }

    fn choose(&self, state: State, choice: Choice, ways: usize) -> Result<usize, Exception> {
        let next = self.look(1);
        let no_way = |ahead: usize| {
            let at = (self.at + ahead).min(self.tokens.len() - 1);
            Err(Exception::NoWay { from: self.at, at })
        };
        match choice {
            Choice::Unary => match next {
                Token::Exclam => return Ok(1),
                Token::Minus => {
                    return match self.look(2) {
                        Token::Int | Token::Float => Ok(0),
                        Token::Minus => Ok(2),
                        token if self.machine.next(self.machine.starts[Rule::Member as usize]).0.contains(&token) => {
                            Ok(2)
                        }
                        _ => no_way(1),
                    };
                }
                _ => {}
            },
            Choice::Member if next == Token::Dot => {
                return match self.look(2) {
                    Token::Question | Token::EscapedIdentifier => Ok(0),
                    Token::Identifier if self.look(3) == Token::LParen => Ok(1),
                    Token::Identifier => Ok(0),
                    _ => no_way(1),
                };
            }
            Choice::Primary if ways == 7 && matches!(next, Token::Dot | Token::Identifier) => {
                let mut ahead = 1;
                if next == Token::Dot {
                    if self.look(2) != Token::Identifier {
                        return no_way(1);
                    }
                    ahead = 2;
                }
                if self.look(ahead + 1) == Token::LParen {
                    return Ok(1);
                }
                while self.look(ahead + 1) == Token::Dot && self.look(ahead + 2) == Token::Identifier {
                    ahead += 2;
                }
                return Ok(if self.look(ahead + 1) == Token::LBrace { 5 } else { 0 });
            }
            Choice::Primary if ways == 8 && next == Token::Minus => {
                return match self.look(2) {
                    Token::Int => Ok(0),
                    Token::Float => Ok(2),
                    _ => no_way(1),
                };
            }
            _ => {}
        }
        match self.ways(state).iter().position(|way| way.contains(&next)) {
            Some(way) => Ok(way),
            None => no_way(0),
        }
    }
}
