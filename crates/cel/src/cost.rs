//! The static estimate: what an expression could cost at most, given how large
//! its variables may be.
//!
//! Follows upstream's estimator call by call, since custom resource definitions
//! are refused by its figures. Upstream: cel-go `checker/cost.go`, `ext/lists.go`,
//! `ext/sets.go`, k8s `apiserver/pkg/cel/library/cost.go`.

use std::collections::BTreeMap;

use crate::ast::{Comprehension, Expr, Id, Kind, Literal};
use crate::checker::Ast;
use crate::declared::Decl;
use crate::types::{OPTIONAL, Type};

pub(crate) const STRING_TRAVERSAL: f64 = 0.1;
pub(crate) const REGEX_LENGTH: f64 = 0.25;
pub(crate) const LIST_CREATE: u64 = 10;
pub(crate) const MAP_CREATE: u64 = 30;
pub(crate) const STRUCT_CREATE: u64 = 40;
/// One authorization check.
pub(crate) const CHECK: u64 = 350_000;
/// Largest regular expression of a named format, and largest format.
const MAX_FORMAT_REGEX: f64 = 128.0;
const MAX_FORMAT: u64 = 64;

/// Fewest and most: of a size, or of a cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    pub min: u64,
    pub max: u64,
}

const UNKNOWN: Range = Range { min: 0, max: u64::MAX };

pub(crate) fn times_factor(value: u64, factor: f64) -> u64 {
    // Above 2^64 the conversion saturates, as upstream's guard does.
    (value as f64 * factor).ceil() as u64
}

impl Range {
    pub const fn fixed(value: u64) -> Range {
        Range { min: value, max: value }
    }
    fn add(self, other: Range) -> Range {
        Range { min: self.min.saturating_add(other.min), max: self.max.saturating_add(other.max) }
    }
    fn multiply(self, other: Range) -> Range {
        Range { min: self.min.saturating_mul(other.min), max: self.max.saturating_mul(other.max) }
    }
    fn factor(self, factor: f64) -> Range {
        Range { min: times_factor(self.min, factor), max: times_factor(self.max, factor) }
    }
    fn union(self, other: Range) -> Range {
        Range { min: self.min.min(other.min), max: self.max.max(other.max) }
    }
}

/// Estimates `ast`, whose variables `self` and `oldSelf` are of type `root`.
pub fn estimate(ast: &Ast, root: &Decl) -> Range {
    let mut coster = Coster {
        ast,
        root,
        paths: BTreeMap::new(),
        locals: Vec::new(),
        sizes: BTreeMap::new(),
        entries: BTreeMap::new(),
    };
    coster.cost(&ast.expr)
}

#[derive(Clone, Copy, PartialEq)]
enum Container {
    List,
    Map,
}

#[derive(Clone, Copy)]
struct EntrySize {
    container: Container,
    key: Range,
    value: Range,
}

impl EntrySize {
    fn union(a: Option<EntrySize>, b: Option<EntrySize>) -> Option<EntrySize> {
        let (a, b) = (a?, b?);
        Some(EntrySize { container: a.container, key: a.key.union(b.key), value: a.value.union(b.value) })
    }
}

type Path = Vec<String>;

struct Local {
    name: String,
    path: Path,
    size: Option<Range>,
    entry: Option<EntrySize>,
}

/// An operand as the function estimates see it.
struct Node<'n> {
    path: Option<Path>,
    of: Type,
    expr: Option<&'n Expr>,
    size: Option<Range>,
}

struct CallCost {
    cost: Range,
    result: Option<Range>,
}

fn call(cost: Range) -> Option<CallCost> {
    Some(CallCost { cost, result: None })
}
fn call_with(cost: Range, result: Range) -> Option<CallCost> {
    Some(CallCost { cost, result: Some(result) })
}
fn one() -> Option<CallCost> {
    call(Range::fixed(1))
}

struct Coster<'a> {
    ast: &'a Ast,
    root: &'a Decl,
    paths: BTreeMap<Id, Path>,
    locals: Vec<Local>,
    sizes: BTreeMap<Id, Range>,
    entries: BTreeMap<Id, EntrySize>,
}

impl<'a> Coster<'a> {
    fn local(&self, name: &str) -> Option<&Local> {
        self.locals.iter().rev().find(|local| local.name == name)
    }

    fn cost(&mut self, expr: &'a Expr) -> Range {
        match &expr.kind {
            Kind::Literal(_) | Kind::Broken => Range::fixed(0),
            Kind::Ident(name) => {
                let path = self.local(name).map_or_else(|| vec![name.clone()], |local| local.path.clone());
                self.paths.insert(expr.id, path);
                Range::fixed(1)
            }
            Kind::Select { operand, field, test_only } => {
                let mut sum = self.cost(operand);
                if *test_only {
                    return sum;
                }
                if matches!(self.ast.type_of(operand.id), Type::Map(..) | Type::Struct(_) | Type::Param(_)) {
                    sum = sum.add(Range::fixed(1));
                }
                let mut path = self.path(operand);
                path.push(field.clone());
                self.paths.insert(expr.id, path);
                sum
            }
            Kind::Call { function, target, args } => self.call(expr, function, target.as_deref(), args),
            Kind::List { elements, .. } => {
                let mut sum = Range::fixed(LIST_CREATE);
                let mut item = Range { min: if elements.is_empty() { 0 } else { u64::MAX }, max: 0 };
                for element in elements {
                    sum = sum.add(self.cost(element));
                    item = item.union(self.size_or_unknown(element));
                }
                let entry = EntrySize { container: Container::List, key: Range::fixed(1), value: item };
                self.entries.insert(expr.id, entry);
                sum
            }
            Kind::Map(entries) => {
                let mut sum = Range::fixed(MAP_CREATE);
                let least = if entries.is_empty() { 0 } else { u64::MAX };
                let (mut key, mut value) = (Range { min: least, max: 0 }, Range { min: least, max: 0 });
                for entry in entries {
                    sum = sum.add(self.cost(&entry.key)).add(self.cost(&entry.value));
                    key = key.union(self.size_or_unknown(&entry.key));
                    value = value.union(self.size_or_unknown(&entry.value));
                }
                self.entries.insert(expr.id, EntrySize { container: Container::Map, key, value });
                sum
            }
            Kind::Struct { fields, .. } => {
                fields.iter().fold(Range::fixed(STRUCT_CREATE), |sum, field| sum.add(self.cost(&field.value)))
            }
            Kind::Comprehension(fold) if is_bind(fold) => {
                let sum = self.cost(&fold.range).add(self.cost(&fold.init));
                self.push_value(&fold.accumulator, &fold.init);
                let sum = sum.add(self.cost(&fold.result));
                self.locals.pop();
                self.copy_sizes(expr, &fold.result);
                sum
            }
            Kind::Comprehension(fold) => self.comprehension(expr, fold),
        }
    }

    fn push_value(&mut self, name: &str, expr: &'a Expr) {
        let (path, size, entry) = (self.path(expr), self.size(expr), self.entry(expr));
        self.locals.push(Local { name: name.to_owned(), path, size, entry });
    }

    fn push_iteration(&mut self, name: &str, range: &'a Expr, key: bool, single: bool) {
        let entry = self.entry(range);
        let container = entry.map(|entry| entry.container).or(match self.ast.type_of(range.id) {
            Type::List(_) => Some(Container::List),
            _ => None,
        });
        let is_list = container == Some(Container::List);
        let (size, step) = if key && !(single && is_list) {
            (entry.map(|entry| entry.key), if is_list { "@indices" } else { "@keys" })
        } else {
            (entry.map(|entry| entry.value), if is_list { "@items" } else { "@values" })
        };
        let mut path = self.path(range);
        path.push(step.to_owned());
        self.locals.push(Local { name: name.to_owned(), path, size, entry: None });
    }

    fn comprehension(&mut self, expr: &'a Expr, fold: &'a Comprehension) -> Range {
        let mut sum = self.cost(&fold.range).add(self.cost(&fold.init));
        self.push_value(&fold.accumulator, &fold.init);
        self.push_iteration(&fold.variable, &fold.range, true, fold.variable2.is_none());
        if let Some(second) = &fold.variable2 {
            self.push_iteration(second, &fold.range, false, false);
        }
        let step = self.cost(&fold.condition).add(self.cost(&fold.step));
        let step_entry = self.entry(&fold.step);
        self.locals.pop();
        if fold.variable2.is_some() {
            self.locals.pop();
        }
        sum = sum.add(self.cost(&fold.result));
        self.locals.pop();
        let count = self.size_or_unknown(&fold.range);
        sum = sum.add(count.multiply(step));
        match fold.init.kind {
            Kind::Literal(_) => {
                if let Some(size) = self.size(&fold.init) {
                    self.sizes.insert(expr.id, size);
                }
            }
            Kind::List { .. } | Kind::Map(_) => {
                self.sizes.insert(expr.id, count);
                if let Some(entry) = step_entry {
                    self.entries.insert(expr.id, entry);
                }
            }
            _ => {}
        }
        sum
    }

    fn call(&mut self, expr: &'a Expr, function: &str, target: Option<&'a Expr>, args: &'a [Expr]) -> Range {
        if function == "dyn"
            && let [arg] = args
        {
            let cost = self.cost(arg).add(Range::fixed(1));
            self.copy_sizes(expr, arg);
            return cost;
        }
        let mut costs = Vec::with_capacity(args.len());
        let mut nodes = Vec::with_capacity(args.len());
        for arg in args {
            costs.push(self.cost(arg));
            nodes.push(self.node(arg));
        }
        let overloads = self.ast.overloads(expr.id);
        if overloads.is_empty() {
            return Range::fixed(0);
        }
        let mut sum = Range::fixed(0);
        let target = target.map(|target| {
            sum = sum.add(self.cost(target));
            self.node(target)
        });
        let mut cost = Range { min: u64::MAX, max: 0 };
        let mut result: Option<Range> = None;
        for overload in overloads {
            let found = self.function(expr, function, overload, target.as_ref(), &nodes, &costs);
            cost = cost.union(found.cost);
            if let Some(size) = found.result {
                result = Some(result.map_or(size, |known| known.union(size)));
            }
            let indexed = match *overload {
                "index_list" => Some("@items"),
                "index_map" => Some("@values"),
                _ => None,
            };
            if let (Some(step), Some(container)) = (indexed, args.first()) {
                result = self.entry(container).map(|entry| entry.value);
                let mut path = self.path(container);
                path.push(step.to_owned());
                self.paths.insert(expr.id, path);
            }
            if result.is_none() {
                result = self.size(expr);
            }
        }
        if let Some(size) = result {
            self.sizes.insert(expr.id, size);
        }
        sum.add(cost)
    }

    fn function(
        &mut self,
        expr: &Expr,
        function: &str,
        overload: &str,
        target: Option<&Node<'a>>,
        args: &[Node<'a>],
        costs: &[Range],
    ) -> CallCost {
        let arguments = costs.iter().fold(Range::fixed(0), |sum, cost| sum.add(*cost));
        let library = self
            .list_functions(overload, target, args)
            .or_else(|| self.kubernetes_functions(function, overload, target, args));
        if let Some(found) = library {
            return CallCost { cost: found.cost.add(arguments), result: found.result };
        }
        let size = |node: &Node<'a>| node.size.unwrap_or(UNKNOWN);
        let with = |cost: Range, result: Option<Range>| CallCost { cost: cost.add(arguments), result };
        match (overload, target, args) {
            ("string_format", Some(target), _) => return with(size(target).factor(STRING_TRAVERSAL), None),
            ("string_to_bytes", _, [arg]) => {
                let sz = size(arg);
                let result = Range { min: sz.min, max: sz.max.wrapping_mul(4) };
                return with(sz.factor(STRING_TRAVERSAL), Some(result));
            }
            ("bytes_to_string", _, [arg]) => {
                let sz = size(arg);
                return with(sz.factor(STRING_TRAVERSAL), Some(Range { min: sz.min / 4, max: sz.max }));
            }
            ("strings_quote", _, [arg]) => {
                let sz = size(arg);
                let result = Range { min: sz.min.wrapping_add(2), max: sz.max.wrapping_mul(2).wrapping_add(2) };
                return with(sz.factor(STRING_TRAVERSAL), Some(result));
            }
            ("starts_with_string" | "ends_with_string", _, [arg]) => {
                return with(size(arg).factor(STRING_TRAVERSAL), None);
            }
            ("in_list", _, [_, list]) => return with(size(list).factor(1.0), None),
            ("matches_string", Some(text), [pattern]) | ("matches", None, [text, pattern]) => {
                let text = size(text).add(Range::fixed(1)).factor(STRING_TRAVERSAL);
                return with(text.multiply(size(pattern).factor(REGEX_LENGTH)), None);
            }
            ("contains_string", Some(target), [part]) => {
                let text = size(target).factor(STRING_TRAVERSAL);
                return with(text.multiply(size(part).factor(STRING_TRAVERSAL)), None);
            }
            ("logical_or" | "logical_and", _, _) => {
                if let [left, right] = costs {
                    let cost = Range { min: left.min, max: left.add(*right).max };
                    return CallCost { cost, result: None };
                }
            }
            ("conditional", _, [_, yes, no]) => {
                let result = size(yes).union(size(no));
                let entry = yes.expr.zip(no.expr).and_then(|(a, b)| EntrySize::union(self.entry(a), self.entry(b)));
                if let Some(entry) = entry {
                    self.entries.insert(expr.id, entry);
                }
                let cost = costs[0].add(costs[1].union(costs[2]));
                return CallCost { cost, result: Some(result) };
            }
            ("add_string" | "add_bytes" | "add_list", _, [left, right]) => {
                let result = size(left).add(size(right));
                let entry = left.expr.zip(right.expr).and_then(|(a, b)| EntrySize::union(self.entry(a), self.entry(b)));
                if let Some(entry) = entry {
                    self.entries.insert(expr.id, entry);
                }
                let cost = if overload == "add_list" { Range::fixed(1) } else { result.factor(STRING_TRAVERSAL) };
                return with(cost, Some(result));
            }
            (
                "less_string"
                | "greater_string"
                | "less_equals_string"
                | "greater_equals_string"
                | "less_bytes"
                | "greater_bytes"
                | "less_equals_bytes"
                | "greater_equals_bytes"
                | "equals"
                | "not_equals",
                _,
                [left, right],
            ) => {
                let max = size(left).max.min(size(right).max);
                let cost = Range { min: u64::from(max > 0), max }.factor(STRING_TRAVERSAL);
                return with(cost, None);
            }
            _ => {}
        }
        with(Range::fixed(1), None)
    }

    /// Estimates of the list and set libraries, by overload.
    fn list_functions(&self, overload: &str, target: Option<&Node<'a>>, args: &[Node<'a>]) -> Option<CallCost> {
        let allocating = |factor: f64, size: Range| {
            call_with(size.factor(factor).add(Range::fixed(1)).add(Range::fixed(LIST_CREATE)), size)
        };
        let sort = |node: &Node<'a>, overload: &str| {
            let text = overload.starts_with("list_string_") || overload.starts_with("list_bytes_");
            let size = self.node_size(node);
            allocating(if text { 2.0 + STRING_TRAVERSAL } else { 2.0 }, size.multiply(size))
        };
        match (overload, target, args) {
            ("list_slice", Some(target), [start, end]) => {
                let size = self.node_size(target);
                let start = literal_uint(start, 0);
                let end = literal_uint(end, size.max);
                allocating(1.0, Range::fixed(end.wrapping_sub(start)))
            }
            ("list_flatten", Some(target), []) => allocating(1.0, self.node_size(target)),
            ("list_flatten_int", Some(target), [depth]) => {
                allocating(literal_uint(depth, u64::MAX) as f64, self.node_size(target))
            }
            ("lists_range", None, [size]) => allocating(1.0, Range::fixed(literal_uint(size, u64::MAX))),
            ("list_reverse", Some(target), []) => allocating(1.0, self.node_size(target)),
            ("list_distinct", Some(target), []) => {
                let size = self.node_size(target);
                allocating(2.0, size.multiply(size))
            }
            (sorted, Some(target), []) if sorted.starts_with("list_") && sorted.ends_with("_sort") => {
                sort(target, sorted)
            }
            (sorted, Some(_), [keys]) if sorted.starts_with("list_") && sorted.ends_with("_sortByAssociatedKeys") => {
                sort(keys, sorted)
            }
            ("list_sets_contains_list" | "list_sets_intersects_list" | "list_sets_equivalent_list", _, [a, b]) => {
                let factor = if overload == "list_sets_equivalent_list" { 2.0 } else { 1.0 };
                call(self.node_size(a).multiply(self.node_size(b)).factor(factor).add(Range::fixed(1)))
            }
            _ => None,
        }
    }

    /// Estimates of Kubernetes' libraries, by function.
    fn kubernetes_functions(
        &self,
        function: &str,
        overload: &str,
        target: Option<&Node<'a>>,
        args: &[Node<'a>],
    ) -> Option<CallCost> {
        let size = |node: &Node<'a>| self.node_size(node);
        match function {
            "check" => call(Range::fixed(CHECK)),
            "serviceAccount" | "path" | "group" | "resource" | "subresource" | "namespace" | "name" | "allowed"
            | "reason" | "error" | "errored" => one(),
            "fieldSelector" | "labelSelector" => match args {
                [selector] => call(selector_cost(size(selector))),
                _ => None,
            },
            "isSorted" | "sum" | "max" | "min" | "indexOf" | "lastIndexOf" | "includes" => {
                let target = target?;
                let items = size(target);
                match element_node(target) {
                    Some(element) => {
                        let mut each = Range::fixed(1);
                        if matches!(element.of, Type::String | Type::Bytes) {
                            each = each.add(size(&element).factor(STRING_TRAVERSAL));
                        }
                        call(items.multiply(each))
                    }
                    None if function == "includes" => call(items.multiply(Range::fixed(1))),
                    None => call(items.factor(STRING_TRAVERSAL)),
                }
            }
            "url" | "jsonpatch.escapeKey" => match args {
                [text] => call_with(size(text).factor(STRING_TRAVERSAL), size(text)),
                _ => None,
            },
            "lowerAscii" | "upperAscii" | "substring" | "trim" => {
                let text = size(target?);
                call_with(text.factor(STRING_TRAVERSAL), text)
            }
            "replace" => match (target, args) {
                (Some(target), [old, new, ..]) => {
                    let text = size(target);
                    call_with(text.factor(2.0 * STRING_TRAVERSAL), replaced_size(text, size(old), size(new)))
                }
                _ => None,
            },
            "split" => {
                let text = size(target?);
                let limit = args.get(1).and_then(|node| node.expr).and_then(|expr| match expr.kind {
                    Kind::Literal(Literal::Int(limit)) => Some(limit as u64),
                    _ => None,
                });
                let result = Range { min: 0, max: limit.unwrap_or(text.max) };
                call_with(text.factor(2.0 * STRING_TRAVERSAL), result)
            }
            "join" => {
                let target = target?;
                let list = size(target);
                let mut total = Range::fixed(0);
                if let Some(element) = element_node(target) {
                    total = list.multiply(size(&element));
                }
                if let Some(separator) = args.first() {
                    let separators = Range { min: list.min.saturating_sub(1), max: list.max.saturating_sub(1) };
                    total = total.add(size(separator).multiply(separators));
                }
                call_with(total.factor(STRING_TRAVERSAL), total)
            }
            "find" | "findAll" => {
                let text = size(target?);
                let pattern = size(args.first()?).factor(REGEX_LENGTH);
                let cost = text.add(Range::fixed(1)).factor(STRING_TRAVERSAL).multiply(pattern);
                call_with(cost, Range { min: 0, max: text.max })
            }
            "ip" if overload == "cidr_ip" => one(),
            "cidr" | "isIP" | "isCIDR" | "ip" | "quantity" | "isQuantity" | "semver" | "isSemver" => {
                call(size(args.first()?).factor(STRING_TRAVERSAL))
            }
            "ip.isCanonical" => call(size(args.first()?).factor(2.0 * STRING_TRAVERSAL)),
            "masked"
            | "prefixLength"
            | "family"
            | "isUnspecified"
            | "isLoopback"
            | "isLinkLocalMulticast"
            | "isLinkLocalUnicast"
            | "isGlobalUnicast" => one(),
            "containsIP" | "containsCIDR" => {
                let other = args.first()?;
                let address = Range { min: 4, max: 16 };
                let mut cost = address.add(address).factor(STRING_TRAVERSAL);
                if function == "containsCIDR" {
                    cost = cost.add(address.factor(STRING_TRAVERSAL)).add(Range::fixed(1));
                }
                if overload.ends_with("_string") {
                    cost = cost.add(size(other).factor(STRING_TRAVERSAL));
                }
                call(cost)
            }
            "validate" => {
                let text = size(args.first()?);
                call(text.factor(STRING_TRAVERSAL).factor(MAX_FORMAT_REGEX * REGEX_LENGTH))
            }
            "format.named" | "sign" | "asInteger" | "isInteger" | "asApproximateFloat" | "isGreaterThan"
            | "isLessThan" | "compareTo" | "add" | "sub" | "major" | "minor" | "patch" | "getScheme"
            | "getHostname" | "getHost" | "getPort" | "getEscapedPath" | "getQuery" => one(),
            "_==_" => match args {
                [left, right] if left.of == right.of => match &left.of {
                    Type::Opaque(name, _) if matches!(&**name, "net.IP" | "net.CIDR") => one(),
                    Type::Struct(name) => match &**name {
                        "kubernetes.NamedFormat" => call(Range { min: 1, max: MAX_FORMAT }.factor(STRING_TRAVERSAL)),
                        "kubernetes.URL" => {
                            let max = right.size.map_or(1, |size| size.max);
                            call(Range { min: 1, max }.factor(STRING_TRAVERSAL))
                        }
                        "kubernetes.Quantity" | "kubernetes.Semver" => one(),
                        name if name.starts_with("kubernetes.authorization.") => one(),
                        _ => None,
                    },
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    fn path(&self, expr: &Expr) -> Path {
        if let Kind::Ident(name) = &expr.kind
            && let Some(local) = self.local(name)
        {
            return local.path.clone();
        }
        self.paths.get(&expr.id).cloned().unwrap_or_default()
    }

    fn node(&mut self, expr: &'a Expr) -> Node<'a> {
        let path = self.path(expr);
        let hidden = path.first().is_some_and(|first| first == crate::macros::ACCUMULATOR || first == "__result__");
        Node {
            path: (!hidden).then_some(path),
            of: self.ast.type_of(expr.id).clone(),
            expr: Some(expr),
            size: self.size(expr),
        }
    }

    /// The known size of a node, or what its path's declaration allows.
    fn node_size(&self, node: &Node<'_>) -> Range {
        node.size.or_else(|| self.declared(node.path.as_deref().unwrap_or_default())).unwrap_or(UNKNOWN)
    }

    fn size_or_unknown(&mut self, expr: &'a Expr) -> Range {
        self.size(expr).unwrap_or(UNKNOWN)
    }

    fn size(&mut self, expr: &Expr) -> Option<Range> {
        if let Some(size) = self.sizes.get(&expr.id) {
            return Some(*size);
        }
        let literal = match &expr.kind {
            Kind::Literal(Literal::String(text)) => Some(text.chars().count()),
            Kind::Literal(Literal::Bytes(bytes)) => Some(bytes.len()),
            Kind::Literal(_) => Some(1),
            Kind::List { elements, .. } => Some(elements.len()),
            Kind::Map(entries) => Some(entries.len()),
            _ => None,
        };
        if let Some(size) = literal {
            return Some(Range::fixed(size as u64));
        }
        if let Some(size) = self.declared(&self.path(expr)) {
            self.sizes.insert(expr.id, size);
            return Some(size);
        }
        if is_scalar(self.ast.type_of(expr.id)) {
            return Some(Range::fixed(1));
        }
        match &expr.kind {
            Kind::Ident(name) => self.local(name).and_then(|local| local.size),
            _ => None,
        }
    }

    fn entry(&self, expr: &Expr) -> Option<EntrySize> {
        if let Some(entry) = self.entries.get(&expr.id) {
            return Some(*entry);
        }
        match &expr.kind {
            Kind::Ident(name) => self.local(name).and_then(|local| local.entry),
            _ => None,
        }
    }

    fn copy_sizes(&mut self, to: &Expr, from: &'a Expr) {
        if let Some(size) = self.size(from) {
            self.sizes.insert(to.id, size);
        }
        if let Some(entry) = self.entry(from) {
            self.entries.insert(to.id, entry);
        }
    }

    /// What the declared type allows at a path that starts with a variable.
    fn declared(&self, path: &[String]) -> Option<Range> {
        let (_, steps) = path.split_first()?;
        let mut at = self.root;
        for step in steps {
            at = match step.as_str() {
                "@items" | "@values" => at.element()?,
                "@keys" => at.key()?,
                field => at.field(field)?,
            };
        }
        Some(Range { min: 0, max: at.max_elements as u64 })
    }
}

/// The size after replacing `old` by `new` wherever it occurs.
fn replaced_size(text: Range, old: Range, new: Range) -> Range {
    let (mut count, mut kept) = (Range::fixed(0), Range::fixed(0));
    if old.min == 0 {
        count.max = text.max.saturating_add(1);
        kept.max = text.max;
    } else if new.max <= old.min {
        kept.max = text.max;
    } else {
        count.max = (text.max as f64 / old.min as f64).ceil() as u64;
    }
    if old.max == 0 {
        count.min = text.min.saturating_add(1);
        kept.min = text.min;
    } else if old.max <= new.min {
        kept.min = text.min;
    } else {
        count.min = (text.min as f64 / old.max as f64).ceil() as u64;
    }
    count.multiply(new).add(kept)
}

pub(crate) fn selector_cost(length: Range) -> Range {
    let parse = length.factor(STRING_TRAVERSAL);
    let requirements = length.factor(0.5).factor((LIST_CREATE + STRUCT_CREATE) as f64);
    Range::fixed(LIST_CREATE).add(parse).add(requirements)
}

fn is_bind(fold: &Comprehension) -> bool {
    matches!(&fold.range.kind, Kind::List { elements, .. } if elements.is_empty())
        && fold.condition.kind == Kind::Literal(Literal::Bool(false))
        && fold.accumulator != "__result__"
}

fn is_scalar(of: &Type) -> bool {
    match of {
        Type::Bool | Type::Double | Type::Duration | Type::Int | Type::Timestamp | Type::Uint => true,
        Type::Opaque(name, inner) if &**name == OPTIONAL => inner.first().is_some_and(is_scalar),
        _ => false,
    }
}

fn literal_uint(node: &Node<'_>, otherwise: u64) -> u64 {
    match node.expr.map(|expr| &expr.kind) {
        Some(Kind::Literal(Literal::Int(value))) if *value >= 0 => *value as u64,
        Some(Kind::Literal(Literal::Int(_))) => 0,
        _ => otherwise,
    }
}

/// The elements of a list as an operand.
fn element_node<'n>(list: &Node<'n>) -> Option<Node<'n>> {
    let of = match &list.of {
        Type::List(element) => (**element).clone(),
        Type::Map(key, _) => (**key).clone(),
        Type::Opaque(_, inner) => inner.first()?.clone(),
        _ => return None,
    };
    let path = list.path.clone().map(|mut path| {
        path.push("@items".to_owned());
        path
    });
    Some(Node { path, of, expr: None, size: None })
}
