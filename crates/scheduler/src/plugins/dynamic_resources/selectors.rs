//! CEL selectors of devices: compiled once, asked of each device.
//!
//! Upstream followed: dynamic-resource-allocation/cel. Limit: where upstream gives an
//! empty map for a domain that a device has no attributes of, so does this for the
//! domains that an expression names as texts.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use apimachinery::quantity::Quantity;
use cel::declared::Decl;
use cel::ext::opaque::Opaque;
use cel::value::{Map, Value};
use cel::{Env, Program, Type, Vintage};
use parking_lot::Mutex;
use serde_json::Value as Json;

/// `CELSelectorExpressionMaxCost`.
const COST_LIMIT: u64 = 1_000_000;

struct Selector {
    program: Program,
    /// Texts of the expression, any of which may name a domain.
    texts: Vec<String>,
}

/// Compiled expressions, by their text. Expressions come from classes and claims
/// that are there, so their number is bounded by what the API server holds.
#[derive(Default)]
pub struct Selectors(Mutex<HashMap<String, Arc<Result<Selector, String>>>>);

fn environment() -> Env {
    let text = || Decl::simple(Type::String, 2);
    let of = |value: Decl| Decl::map(text(), Decl::map(text(), value, 32), 32);
    let quantity = Decl::simple(Type::object("kubernetes.Quantity"), 8);
    let device = Decl::object(
        "DRADevice",
        [
            ("driver", text()),
            ("allowMultipleAllocations", Decl::simple(Type::Bool, 1)),
            ("attributes", of(Decl::simple(Type::Dyn, 64))),
            ("capacity", of(quantity)),
        ],
    );
    Env::new(Vintage::Stored).with_declared("device", &device)
}

fn compile(text: &str) -> Result<Selector, String> {
    let ast = environment().compile(text).map_err(|issues| format!("compilation failed: {issues}"))?;
    let program = Program::new(&ast).map_err(|error| format!("program instantiation failed: {error}"))?;
    let texts = text.split(['"', '\'']).skip(1).step_by(2).map(str::to_owned).collect();
    Ok(Selector { program, texts })
}

fn attribute(value: &Json) -> Result<Value<'static>, String> {
    if let Some(n) = value["int"].as_i64() {
        return Ok(Value::Int(n));
    }
    if let Some(b) = value["bool"].as_bool() {
        return Ok(Value::Bool(b));
    }
    if let Some(text) = value["string"].as_str() {
        return Ok(Value::string(text));
    }
    match value["version"].as_str() {
        Some(text) => {
            let version = cel::ext::semver::parse(text).map_err(|error| format!("parse semantic version: {error}"))?;
            Ok(Value::opaque(Opaque::Semver(version)))
        }
        None => Err("unsupported attribute value".into()),
    }
}

/// Domain → name → value, of a map with qualified names.
fn by_domain(
    named: &Json,
    driver: &str,
    domains: &[String],
    read: impl Fn(&Json) -> Result<Value<'static>, String>,
) -> Result<Value<'static>, String> {
    let mut found: BTreeMap<String, BTreeMap<String, Value>> =
        domains.iter().map(|domain| (domain.clone(), BTreeMap::new())).collect();
    for (name, value) in named.as_object().into_iter().flatten() {
        let (domain, id) = name.split_once('/').unwrap_or((driver, name));
        let value = read(value).map_err(|error| format!("attribute {name}: {error}"))?;
        found.entry(domain.to_owned()).or_default().insert(id.to_owned(), value);
    }
    let outer = found.into_iter().map(|(domain, inner)| (domain, map(inner)));
    Ok(map(outer))
}

fn map(entries: impl IntoIterator<Item = (String, Value<'static>)>) -> Value<'static> {
    let entries = entries.into_iter().map(|(name, value)| {
        let key = Value::string(name);
        (key.key(), (key, value))
    });
    Value::Map(Map::Built(Arc::new(entries.collect())))
}

impl Selectors {
    /// Whether all of a list of selectors hold for a device of `driver`.
    pub fn hold(&self, selectors: &Json, driver: &str, device: &Json) -> Result<bool, String> {
        for selector in selectors.as_array().into_iter().flatten() {
            let Some(text) = selector["cel"]["expression"].as_str() else {
                return Err("CEL selector is missing".into());
            };
            if !self.holds(text, driver, device)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn holds(&self, text: &str, driver: &str, device: &Json) -> Result<bool, String> {
        let compiled = self.0.lock().entry(text.to_owned()).or_insert_with(|| Arc::new(compile(text))).clone();
        let selector = match &*compiled {
            Ok(selector) => selector,
            Err(error) => return Err(format!("CEL compile error: {text}: {error}")),
        };
        let quantity = |value: &Json| {
            let read = Quantity::from_value(&value["value"]).map_err(|error| error.to_string())?;
            Ok(Value::opaque(Opaque::Quantity(read)))
        };
        let fields = [
            ("driver".to_owned(), Value::string(driver)),
            ("allowMultipleAllocations".to_owned(), Value::Bool(device["allowMultipleAllocations"] == true)),
            ("attributes".to_owned(), by_domain(&device["attributes"], driver, &selector.texts, attribute)?),
            ("capacity".to_owned(), by_domain(&device["capacity"], driver, &selector.texts, quantity)?),
        ];
        let variables: BTreeMap<&str, Value> = BTreeMap::from([("device", map(fields))]);
        let evaluation = selector.program.eval(&variables, &Default::default(), COST_LIMIT);
        match evaluation.result {
            Ok(Value::Bool(holds)) => Ok(holds),
            Ok(other) => Err(format!("CEL result of type {} could not be converted to bool", other.type_name())),
            Err(failure) => Err(format!("CEL runtime error: {}", cel::convert::failure_text(failure))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn attributes_are_found_by_domain_and_type() {
        let device = json!({"attributes": {"model": {"string": "a"}, "x.io/n": {"int": 3}, "v": {"version": "1.2.0"}},
            "capacity": {"mem": {"value": "2Gi"}}});
        let selectors = Selectors::default();
        let holds = |text: &str| selectors.hold(&json!([{"cel": {"expression": text}}]), "d.io", &device);
        for text in [
            "device.driver == 'd.io'",
            "device.attributes['d.io'].model == 'a'",
            "device.attributes['x.io'].n == 3",
            "device.attributes['d.io'].v.compareTo(semver('1.0.0')) > 0",
            "device.capacity['d.io'].mem.compareTo(quantity('1Gi')) > 0",
            "!('z' in device.attributes['none.io'])",
        ] {
            assert_eq!(holds(text), Ok(true), "{text}");
        }
        assert_eq!(holds("device.attributes['d.io'].model == 'b'"), Ok(false));
        assert!(holds("device.attributes['d.io'].none == 'b'").is_err());
    }
}
