//! What one call costs, by its arguments and its result.
//!
//! Upstream: cel-go `interpreter/runtimecost.go`, `ext/lists.go`, `ext/sets.go`,
//! k8s `apiserver/pkg/cel/library/cost.go`.

use crate::cost::{CHECK, LIST_CREATE, REGEX_LENGTH, Range, STRING_TRAVERSAL, selector_cost};
use crate::ext::opaque::Opaque;
use crate::value::Value;

/// The size of a value in the core library: also within an optional.
fn core_size(value: &Value<'_>) -> u64 {
    match value {
        Value::Optional(Some(inner)) => core_size(inner),
        other => size(other),
    }
}

fn size(value: &Value<'_>) -> u64 {
    match value {
        Value::Opaque(opaque) => opaque.size().unwrap_or(1),
        other => other.size().map_or(1, |size| size as u64),
    }
}

fn scaled(size: u64, factor: f64) -> u64 {
    (size as f64 * factor).ceil() as u64
}

/// One look at every element, texts by their length.
fn traversal(value: &Value<'_>) -> u64 {
    match value {
        Value::String(text) => (text.as_str().len() as f64 * STRING_TRAVERSAL) as u64,
        Value::Bytes(bytes) => (bytes.len() as f64 * STRING_TRAVERSAL) as u64,
        Value::List(list) => list.iter().map(|item| item.as_ref().map_or(1, traversal)).sum(),
        Value::Map(map) => map
            .keys()
            .iter()
            .map(|key| {
                let value = map.find(key).and_then(Result::ok);
                traversal(key) + value.as_ref().map_or(1, traversal)
            })
            .sum(),
        _ => 1,
    }
}

fn allocating(factor: f64, size: u64) -> u64 {
    let factor = if factor < 0.0 { 1.0 } else { factor };
    ((size as f64 * factor) as u64).saturating_add(1 + LIST_CREATE)
}

fn self_compare(list: &Value<'_>) -> u64 {
    let count = size(list);
    let Value::List(list) = list else { return allocating(2.0, 0) };
    let factor = match list.get(0) {
        Some(Ok(Value::String(_) | Value::Bytes(_))) => 2.0 + STRING_TRAVERSAL,
        _ => 2.0,
    };
    allocating(factor, count.saturating_mul(count))
}

/// The cost of a call, its arguments not included.
pub fn call_cost(function: &str, overload: &str, args: &[Value<'_>], result: Option<&Value<'_>>) -> u64 {
    if let Some(cost) =
        library_cost(overload, args, result).or_else(|| kubernetes_cost(function, overload, args, result))
    {
        return cost;
    }
    let arg = |at: usize| args.get(at).map_or(1, core_size);
    match overload {
        "starts_with_string" | "ends_with_string" => scaled(arg(1), STRING_TRAVERSAL),
        "string_to_bytes" | "bytes_to_string" | "strings_quote" | "string_format" => scaled(arg(0), STRING_TRAVERSAL),
        "in_list" => arg(1),
        "less_string"
        | "greater_string"
        | "less_equals_string"
        | "greater_equals_string"
        | "less_bytes"
        | "greater_bytes"
        | "less_equals_bytes"
        | "greater_equals_bytes"
        | "equals"
        | "not_equals" => scaled(arg(0).min(arg(1)), STRING_TRAVERSAL),
        "add_string" | "add_bytes" => scaled(arg(0).saturating_add(arg(1)), STRING_TRAVERSAL),
        "matches" | "matches_string" => {
            scaled(arg(0).saturating_add(1), STRING_TRAVERSAL).saturating_mul(scaled(arg(1), REGEX_LENGTH))
        }
        "contains_string" => scaled(arg(0), STRING_TRAVERSAL).saturating_mul(scaled(arg(1), STRING_TRAVERSAL)),
        _ => 1,
    }
}

fn library_cost(overload: &str, args: &[Value<'_>], result: Option<&Value<'_>>) -> Option<u64> {
    Some(match overload {
        "list_slice" | "lists_range" | "list_reverse" => allocating(1.0, result.map_or(1, size)),
        "list_flatten" => allocating(1.0, size(&args[0])),
        "list_flatten_int" => {
            let depth = match args[1] {
                Value::Int(depth) => depth as f64,
                _ => 1.0,
            };
            allocating(depth, size(&args[0]))
        }
        "list_distinct" => self_compare(&args[0]),
        "list_sets_contains_list" | "list_sets_intersects_list" | "list_sets_equivalent_list" => {
            let factor = if overload == "list_sets_equivalent_list" { 2.0 } else { 1.0 };
            let pairs = size(&args[0]).saturating_mul(size(&args[1]));
            ((pairs as f64 * factor) as u64).saturating_add(1)
        }
        sorted if sorted.starts_with("list_") && sorted.ends_with("_sort") => self_compare(&args[0]),
        sorted if sorted.starts_with("list_") && sorted.ends_with("_sortByAssociatedKeys") => self_compare(&args[1]),
        _ => return None,
    })
}

fn kubernetes_cost(function: &str, overload: &str, args: &[Value<'_>], result: Option<&Value<'_>>) -> Option<u64> {
    let arg = |at: usize| args.get(at).map(size);
    Some(match function {
        "check" => CHECK,
        "serviceAccount" | "path" | "group" | "resource" | "subresource" | "namespace" | "name" | "allowed"
        | "reason" | "error" | "errored" => 1,
        "fieldSelector" | "labelSelector" => selector_cost(Range::fixed(arg(1)?)).max,
        "isSorted" | "sum" | "max" | "min" | "indexOf" | "lastIndexOf" | "includes" => traversal(args.first()?),
        "url" | "lowerAscii" | "upperAscii" | "substring" | "trim" | "jsonpatch.escapeKey" => {
            scaled(arg(0)?, STRING_TRAVERSAL)
        }
        "replace" | "split" => scaled(arg(0)?, 2.0 * STRING_TRAVERSAL),
        "join" => scaled(result.map_or(1, size), 2.0 * STRING_TRAVERSAL),
        "find" | "findAll" => {
            scaled(arg(0)?.saturating_add(1), STRING_TRAVERSAL).saturating_mul(scaled(arg(1)?, REGEX_LENGTH))
        }
        "ip" if overload == "cidr_ip" => 1,
        "cidr" | "isIP" | "isCIDR" | "ip" | "quantity" | "isQuantity" | "semver" | "isSemver" => {
            scaled(arg(0)?, STRING_TRAVERSAL)
        }
        "ip.isCanonical" => scaled(arg(0)?, 2.0 * STRING_TRAVERSAL),
        "masked"
        | "prefixLength"
        | "family"
        | "isUnspecified"
        | "isLoopback"
        | "isLinkLocalMulticast"
        | "isLinkLocalUnicast"
        | "isGlobalUnicast" => 1,
        "containsIP" | "containsCIDR" => {
            let (prefix, other) = (arg(0)?, arg(1)?);
            let mut cost = scaled(prefix.saturating_mul(2), STRING_TRAVERSAL);
            if function == "containsCIDR" {
                cost += scaled(prefix, STRING_TRAVERSAL) + 1;
            }
            if overload.ends_with("_string") {
                cost += scaled(other, STRING_TRAVERSAL);
            }
            cost
        }
        "validate" => {
            let Some(Value::Opaque(opaque)) = args.first() else { return None };
            let Opaque::Format(format) = &**opaque else { return None };
            let text = scaled(arg(1)?.saturating_add(1), STRING_TRAVERSAL);
            text.saturating_mul(scaled(format.max_regex_size as u64, REGEX_LENGTH))
        }
        "format.named" | "sign" | "asInteger" | "isInteger" | "asApproximateFloat" | "isGreaterThan" | "isLessThan"
        | "compareTo" | "add" | "sub" | "major" | "minor" | "patch" | "getScheme" | "getHostname" | "getHost"
        | "getPort" | "getEscapedPath" | "getQuery" => 1,
        "_==_" => match args.first() {
            Some(Value::Opaque(_)) => 1,
            _ => return None,
        },
        _ => return None,
    })
}
