//! A tree of nodes to a plain JSON value, with go-yaml's merge keys, duplicate
//! reports and bound on alias expansion.
//!
//! Upstream followed: `go.yaml.in/yaml/v2/decode.go`, `sigs.k8s.io/yaml/yaml.go`.

use std::collections::BTreeSet;

use apimachinery::{Map, Value};

use super::compose::{Body, Node, Tree};
use super::resolve::{Scalar, resolve, shown};
use crate::error::DecodeError;

/// The value, and one sentence for each key that was set twice.
pub fn construct(tree: &Tree) -> Result<(Value, Vec<String>), DecodeError> {
    let mut builder =
        Builder { tree, decoded: 0, aliased: 0, alias_depth: 0, in_alias: Vec::new(), duplicates: Vec::new() };
    let value = builder.value(tree.root)?;
    Ok((value, builder.duplicates))
}

struct Builder<'a> {
    tree: &'a Tree,
    /// Nodes built, and those of them built through an alias.
    decoded: u64,
    aliased: u64,
    alias_depth: usize,
    in_alias: Vec<usize>,
    duplicates: Vec<String>,
}

fn error(text: impl std::fmt::Display) -> DecodeError {
    DecodeError(format!("yaml: {text}"))
}

/// Share of a document that may come from aliases, by its size.
fn allowed_alias_ratio(decoded: u64) -> f64 {
    const LOW: f64 = 400_000.0;
    const HIGH: f64 = 4_000_000.0;
    let decoded = decoded as f64;
    if decoded <= LOW {
        0.99
    } else if decoded >= HIGH {
        0.10
    } else {
        0.99 - 0.89 * (decoded - LOW) / (HIGH - LOW)
    }
}

impl<'a> Builder<'a> {
    fn count(&mut self) -> Result<(), DecodeError> {
        self.decoded += 1;
        if self.alias_depth > 0 {
            self.aliased += 1;
        }
        if self.aliased > 100
            && self.decoded > 1000
            && self.aliased as f64 / self.decoded as f64 > allowed_alias_ratio(self.decoded)
        {
            return Err(error("document contains excessive aliasing"));
        }
        Ok(())
    }

    fn node(&self, at: usize) -> &'a Node {
        &self.tree.nodes[at]
    }

    fn value(&mut self, at: usize) -> Result<Value, DecodeError> {
        self.count()?;
        let node = self.node(at);
        match &node.body {
            Body::Scalar { text, plain } => scalar_value(resolve(text, &node.tag, *plain).map_err(error)?),
            Body::Sequence(children) => {
                children.iter().map(|&child| self.value(child)).collect::<Result<_, _>>().map(Value::Array)
            }
            Body::Mapping(children) => {
                let mut members = Map::new();
                self.fill(children, &mut members, &mut BTreeSet::new())?;
                Ok(Value::Object(members))
            }
            Body::Alias(target) => {
                let target = *target;
                self.through_alias(target, |builder| builder.value(target))
            }
        }
    }

    fn through_alias<T>(
        &mut self,
        target: usize,
        body: impl FnOnce(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        if self.in_alias.contains(&target) {
            return Err(error("anchor value contains itself"));
        }
        self.in_alias.push(target);
        self.alias_depth += 1;
        let result = body(self);
        self.alias_depth -= 1;
        self.in_alias.pop();
        result
    }

    /// Sets the members of a mapping in order; `<<` sets those of its value.
    fn fill(
        &mut self,
        children: &'a [usize],
        members: &mut Map<String, Value>,
        set: &mut BTreeSet<String>,
    ) -> Result<(), DecodeError> {
        for pair in children.chunks_exact(2) {
            let (key_node, value_node) = (self.node(pair[0]), self.node(pair[1]));
            let key = self.key(pair[0])?;
            if key == Scalar::Merge {
                self.merge(pair[1], members, set)?;
                continue;
            }
            let value = self.value(pair[1])?;
            let name = key_text(&key, &value, key_node)?;
            // The same key in go-yaml's sense: text `1` and number 1 differ there.
            if !set.insert(shown(&key)) {
                self.duplicates.push(format!("line {}: key {} already set in map", value_node.line, shown(&key)));
            }
            members.insert(name, value);
        }
        Ok(())
    }

    fn key(&mut self, at: usize) -> Result<Scalar, DecodeError> {
        self.count()?;
        let node = self.node(at);
        match &node.body {
            Body::Scalar { text, plain } => resolve(text, &node.tag, *plain).map_err(error),
            Body::Alias(target) => {
                let target = *target;
                self.through_alias(target, |builder| builder.key(target))
            }
            Body::Sequence(_) => Err(error("invalid map key: []interface {}{}")),
            Body::Mapping(_) => Err(error("invalid map key: map[interface {}]interface {}{}")),
        }
    }

    fn merge(
        &mut self,
        at: usize,
        members: &mut Map<String, Value>,
        set: &mut BTreeSet<String>,
    ) -> Result<(), DecodeError> {
        match &self.node(at).body {
            Body::Mapping(children) => self.fill(children, members, set),
            Body::Alias(target) => {
                let target = *target;
                match &self.node(target).body {
                    Body::Mapping(children) => {
                        self.through_alias(target, |builder| builder.fill(children, members, set))
                    }
                    _ => Err(error("map merge requires map or sequence of maps as the value")),
                }
            }
            // Earlier maps win, so they are set last.
            Body::Sequence(items) => items.iter().rev().try_for_each(|&item| match &self.node(item).body {
                Body::Sequence(_) | Body::Scalar { .. } => {
                    Err(error("map merge requires map or sequence of maps as the value"))
                }
                _ => self.merge(item, members, set),
            }),
            Body::Scalar { .. } => Err(error("map merge requires map or sequence of maps as the value")),
        }
    }
}

fn scalar_value(scalar: Scalar) -> Result<Value, DecodeError> {
    Ok(match scalar {
        Scalar::Null => Value::Null,
        Scalar::Bool(value) => Value::Bool(value),
        Scalar::Int(value) => Value::from(value),
        Scalar::Uint(value) => Value::from(value),
        Scalar::Float(value) if value.is_finite() => Value::from(value),
        Scalar::Float(value) => {
            let shown = if value.is_nan() {
                "NaN"
            } else if value > 0.0 {
                "+Inf"
            } else {
                "-Inf"
            };
            return Err(DecodeError(format!("json: unsupported value: {shown}")));
        }
        Scalar::Text(text) => Value::String(text),
        Scalar::Merge => Value::String("<<".to_owned()),
    })
}

/// The JSON name of a key.
fn key_text(key: &Scalar, value: &Value, _node: &Node) -> Result<String, DecodeError> {
    Ok(match key {
        Scalar::Text(text) => text.clone(),
        Scalar::Bool(value) => value.to_string(),
        Scalar::Int(value) => value.to_string(),
        Scalar::Float(value) if value.is_nan() => ".nan".to_owned(),
        Scalar::Float(value) if value.is_infinite() => if *value > 0.0 { ".inf" } else { "-.inf" }.to_owned(),
        // As a 32-bit float, Go's %g.
        Scalar::Float(value) => (*value as f32).to_string(),
        Scalar::Null | Scalar::Uint(_) | Scalar::Merge => {
            let kind = if matches!(key, Scalar::Uint(_)) { "uint64" } else { "%!s(<nil>)" };
            return Err(DecodeError(format!(
                "unsupported map key of type: {kind}, key: {}, value: {}",
                shown(key),
                apimachinery::field::show_value(value)
            )));
        }
    })
}
