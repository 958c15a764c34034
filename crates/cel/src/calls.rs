//! What the functions do.
//!
//! One entry per function name; the kinds of the arguments choose the overload,
//! as upstream's run-time dispatch does. Upstream: cel-go `common/stdlib`, `ext`,
//! k8s `apiserver/pkg/cel/library`.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use apimachinery::names;
use apimachinery::quantity::{Format as QuantityFormat, Quantity};

use crate::arithmetic;
use crate::authz::{Answers, Check, Decision, Resource, Target};
use crate::compare::{comparable, compare, equal};
use crate::convert;
use crate::ext::formats::Format;
use crate::ext::opaque::Opaque;
use crate::ext::{go_ip, go_url, lists, semver, string_format, strings, times};
use crate::regexes;
use crate::value::{Failure, Map, NO_SUCH_OVERLOAD, Outcome, Value};

/// What calls may look at beside their arguments.
pub struct Context<'c> {
    pub answers: &'c Answers,
}

pub type Function = for<'a> fn(&Call<'_, 'a>) -> Outcome<'a>;

/// One call: its name and its arguments, the target first.
pub struct Call<'c, 'a> {
    pub function: &'static str,
    pub overload: &'static str,
    pub args: &'c [Value<'a>],
    pub context: &'c Context<'c>,
}

impl<'a> Call<'_, 'a> {
    /// The error of arguments that no overload takes.
    fn unfit(&self) -> Outcome<'a> {
        let kinds: Vec<String> = self.args.iter().map(Value::type_name).collect();
        Failure::error(format!("{NO_SUCH_OVERLOAD}: {}({})", self.function, kinds.join(", ")))
    }
}

fn no_such_overload<'a>() -> Outcome<'a> {
    Failure::error(NO_SUCH_OVERLOAD)
}

/// The implementation of a function; `None` for names that the evaluator has
/// built in or that do not exist.
pub fn implementation(name: &str) -> Option<Function> {
    Some(match name {
        "!_" => |call| match call.args {
            [Value::Bool(value)] => Ok(Value::Bool(!value)),
            _ => no_such_overload(),
        },
        "-_" => |call| arithmetic::negate(&call.args[0]),
        "_+_" => |call| arithmetic::add(&call.args[0], &call.args[1]),
        "_-_" => |call| arithmetic::subtract(&call.args[0], &call.args[1]),
        "_*_" => |call| arithmetic::multiply(&call.args[0], &call.args[1]),
        "_/_" => |call| arithmetic::divide(&call.args[0], &call.args[1]),
        "_%_" => |call| arithmetic::modulo(&call.args[0], &call.args[1]),
        "_<_" => |call| order(call, |found| found == Ordering::Less),
        "_<=_" => |call| order(call, |found| found != Ordering::Greater),
        "_>_" => |call| order(call, |found| found == Ordering::Greater),
        "_>=_" => |call| order(call, |found| found != Ordering::Less),
        "@in" => contained,
        "size" => |call| match call.args[0].size() {
            Some(size) => Ok(Value::Int(size as i64)),
            None => call.unfit(),
        },
        "int" | "uint" | "double" | "string" | "bytes" | "bool" | "timestamp" | "duration" | "dyn" | "type" => {
            |call| convert::convert(call.function, &call.args[0]).unwrap_or_else(|| call.unfit())
        }
        "contains" | "startsWith" | "endsWith" => text_test,
        "matches" | "find" | "findAll" => regular,
        "getFullYear" | "getMonth" | "getDayOfYear" | "getDayOfMonth" | "getDate" | "getDayOfWeek" | "getHours"
        | "getMinutes" | "getSeconds" | "getMilliseconds" => time_part,
        "charAt"
        | "indexOf"
        | "lastIndexOf"
        | "lowerAscii"
        | "upperAscii"
        | "replace"
        | "split"
        | "substring"
        | "trim"
        | "format"
        | "strings.quote"
        | "join"
        | "jsonpatch.escapeKey" => text,
        "slice"
        | "flatten"
        | "sort"
        | "@sortByAssociatedKeys"
        | "lists.range"
        | "reverse"
        | "distinct"
        | "isSorted"
        | "sum"
        | "min"
        | "max"
        | "includes"
        | "first"
        | "last" => list,
        "sets.contains" | "sets.equivalent" | "sets.intersects" => set,
        "optional.of"
        | "optional.ofNonZeroValue"
        | "optional.none"
        | "value"
        | "hasValue"
        | "optional.unwrap"
        | "unwrapOpt" => optional,
        "cel.@mapInsert" => map_insert,
        "url" | "isURL" | "getScheme" | "getHost" | "getHostname" | "getPort" | "getEscapedPath" | "getQuery" => url,
        "ip"
        | "isIP"
        | "ip.isCanonical"
        | "family"
        | "isUnspecified"
        | "isLoopback"
        | "isLinkLocalMulticast"
        | "isLinkLocalUnicast"
        | "isGlobalUnicast" => ip,
        "cidr" | "isCIDR" | "containsIP" | "containsCIDR" | "prefixLength" | "masked" => cidr,
        "quantity" | "isQuantity" | "sign" | "asApproximateFloat" | "asInteger" | "isInteger" | "add" | "sub" => {
            quantity
        }
        "isGreaterThan" | "isLessThan" | "compareTo" => library_order,
        "semver" | "isSemver" | "major" | "minor" | "patch" => versions,
        "validate" | "format.named" => named_format,
        name if name.starts_with("format.") => constant_format,
        "path" | "group" | "serviceAccount" | "resource" | "subresource" | "namespace" | "name" | "fieldSelector"
        | "labelSelector" | "check" | "errored" | "error" | "allowed" | "reason" => authorizer,
        _ => return None,
    })
}

fn order<'a>(call: &Call<'_, 'a>, holds: fn(Ordering) -> bool) -> Outcome<'a> {
    let [a, b] = call.args else { return call.unfit() };
    if !comparable(a) {
        return Failure::error(format!("{NO_SUCH_OVERLOAD}: {}", call.function));
    }
    Ok(Value::Bool(compare(a, b)?.is_some_and(holds)))
}

fn contained<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match call.args {
        [item, Value::List(list)] => lists::contains(list, item).map(Value::Bool),
        [key, Value::Map(map)] => match map.find(key) {
            None => Ok(Value::Bool(false)),
            Some(found) => found.map(|_| Value::Bool(true)),
        },
        _ => no_such_overload(),
    }
}

fn text_test<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    let [Value::String(text), Value::String(part)] = call.args else { return no_such_overload() };
    let (text, part) = (text.as_str(), part.as_str());
    Ok(Value::Bool(match call.function {
        "contains" => text.contains(part),
        "startsWith" => text.starts_with(part),
        _ => text.ends_with(part),
    }))
}

fn regular<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    let [Value::String(text), Value::String(pattern), rest @ ..] = call.args else {
        return if call.function == "matches" { no_such_overload() } else { call.unfit() };
    };
    let text = text.as_str();
    let compiled = match regexes::compile(pattern.as_str()) {
        Ok(compiled) => compiled,
        Err(message) if call.function == "matches" => return Failure::error(message),
        Err(message) => return Failure::error(format!("Illegal regex: {message}")),
    };
    match (call.function, rest) {
        ("matches", []) => Ok(Value::Bool(compiled.is_match(text))),
        ("find", []) => Ok(Value::string(compiled.find(text).map_or("", |found| found.as_str()))),
        ("findAll", []) => Ok(Value::strings(compiled.find_iter(text).map(|found| found.as_str().to_owned()))),
        ("findAll", [Value::Int(limit)]) => {
            let limit = usize::try_from(*limit).unwrap_or(usize::MAX);
            let found = compiled.find_iter(text).take(limit);
            Ok(Value::strings(found.map(|found| found.as_str().to_owned())))
        }
        _ => call.unfit(),
    }
}

fn time_part<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match call.args {
        [Value::Timestamp(time)] => times::part(call.function, *time, None),
        [Value::Timestamp(time), Value::String(zone)] => times::part(call.function, *time, Some(zone.as_str())),
        [Value::Duration(nanoseconds)] => times::duration_part(call.function, *nanoseconds).unwrap_or_else_unfit(call),
        _ => call.unfit(),
    }
}

trait OrUnfit<'a> {
    fn unwrap_or_else_unfit(self, call: &Call<'_, 'a>) -> Outcome<'a>;
}

impl<'a> OrUnfit<'a> for Option<Value<'a>> {
    fn unwrap_or_else_unfit(self, call: &Call<'_, 'a>) -> Outcome<'a> {
        self.map_or_else(|| call.unfit(), Ok)
    }
}

fn text<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    // Both libraries know these names; lists have them too.
    if let ("indexOf" | "lastIndexOf", [Value::List(list), item]) = (call.function, call.args) {
        return lists::index_of(list, item, call.function == "lastIndexOf");
    }
    if call.function == "join" {
        return match call.args {
            [Value::List(list)] => strings::join(list, ""),
            [Value::List(list), Value::String(separator)] => strings::join(list, separator.as_str()),
            _ => call.unfit(),
        };
    }
    let [Value::String(first), rest @ ..] = call.args else { return call.unfit() };
    let first = first.as_str();
    match (call.function, rest) {
        ("charAt", [Value::Int(at)]) => strings::char_at(first, *at),
        ("indexOf", [Value::String(part)]) => strings::index_of(first, part.as_str(), 0),
        ("indexOf", [Value::String(part), Value::Int(from)]) => strings::index_of(first, part.as_str(), *from),
        ("lastIndexOf", [Value::String(part)]) => strings::last_index_of(first, part.as_str(), None),
        ("lastIndexOf", [Value::String(part), Value::Int(from)]) => {
            strings::last_index_of(first, part.as_str(), Some(*from))
        }
        ("lowerAscii", []) => Ok(Value::string(first.to_ascii_lowercase())),
        ("upperAscii", []) => Ok(Value::string(first.to_ascii_uppercase())),
        ("replace", [Value::String(old), Value::String(new)]) => {
            Ok(Value::string(strings::replace(first, old.as_str(), new.as_str(), -1)))
        }
        ("replace", [Value::String(old), Value::String(new), Value::Int(count)]) => {
            Ok(Value::string(strings::replace(first, old.as_str(), new.as_str(), *count)))
        }
        ("split", [Value::String(separator)]) => Ok(Value::strings(strings::split(first, separator.as_str(), -1))),
        ("split", [Value::String(separator), Value::Int(count)]) => {
            Ok(Value::strings(strings::split(first, separator.as_str(), *count)))
        }
        ("substring", [Value::Int(start)]) => strings::substring(first, *start, None),
        ("substring", [Value::Int(start), Value::Int(end)]) => strings::substring(first, *start, Some(*end)),
        ("trim", []) => Ok(Value::string(strings::trim(first))),
        ("format", [Value::List(args)]) => string_format::format(first, args),
        ("strings.quote", []) => Ok(Value::string(strings::quote(first))),
        ("jsonpatch.escapeKey", []) => Ok(Value::string(first.replace('~', "~0").replace('/', "~1"))),
        _ => call.unfit(),
    }
}

fn list<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    if let ("lists.range", [Value::Int(size)]) = (call.function, call.args) {
        return lists::range(*size);
    }
    if let ("includes", [target, item]) = (call.function, call.args) {
        return match target {
            Value::List(list) => Ok(Value::Bool(lists::contains(list, item) == Ok(true))),
            other => Ok(Value::Bool(equal(other, item) == Ok(true))),
        };
    }
    let [Value::List(list), rest @ ..] = call.args else { return call.unfit() };
    match (call.function, rest) {
        ("slice", [Value::Int(start), Value::Int(end)]) => lists::slice(list, *start, *end),
        ("flatten", []) => lists::flatten(list, 1),
        ("flatten", [Value::Int(depth)]) => lists::flatten(list, *depth),
        ("sort", []) => lists::sort_by_keys(list, list),
        ("@sortByAssociatedKeys", [Value::List(keys)]) => lists::sort_by_keys(list, keys),
        ("reverse", []) => lists::reverse(list),
        ("distinct", []) => lists::distinct(list),
        ("isSorted", []) => lists::is_sorted(list),
        ("sum", []) => lists::sum(list, zero_of(call.overload, list)?),
        ("min", []) => lists::extreme("min", list, Ordering::Greater),
        ("max", []) => lists::extreme("max", list, Ordering::Less),
        ("first", []) => Ok(Value::optional(list.get(0).transpose()?)),
        ("last", []) => Ok(Value::optional(match list.len() {
            0 => None,
            length => list.get(length - 1).transpose()?,
        })),
        _ => call.unfit(),
    }
}

/// The zero of a sum: by the overload where one was chosen, else by the first element.
fn zero_of<'a>(overload: &str, list: &crate::value::List<'a>) -> Outcome<'a> {
    match overload {
        "list_uint_sum_uint" => return Ok(Value::Uint(0)),
        "list_double_sum_double" => return Ok(Value::Double(0.0)),
        "list_duration_sum_duration" => return Ok(Value::Duration(0)),
        "list_int_sum_int" => return Ok(Value::Int(0)),
        _ => {}
    }
    Ok(match list.get(0).transpose()? {
        Some(Value::Uint(_)) => Value::Uint(0),
        Some(Value::Double(_)) => Value::Double(0.0),
        Some(Value::Duration(_)) => Value::Duration(0),
        _ => Value::Int(0),
    })
}

fn set<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    let [Value::List(a), Value::List(b)] = call.args else { return call.unfit() };
    Ok(Value::Bool(match call.function {
        "sets.contains" => lists::contains_all(a, b)?,
        "sets.equivalent" => lists::contains_all(a, b)? && lists::contains_all(b, a)?,
        _ => lists::intersects(a, b)?,
    }))
}

fn optional<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match (call.function, call.args) {
        ("optional.none", []) => Ok(Value::optional(None)),
        ("optional.of", [value]) => Ok(Value::optional(Some(value.clone()))),
        ("optional.ofNonZeroValue", [value]) => Ok(Value::optional((!value.is_zero()).then(|| value.clone()))),
        ("value", [Value::Optional(Some(value))]) => Ok((**value).clone()),
        ("value", [Value::Optional(None)]) => Failure::error("optional.none() dereference"),
        ("hasValue", [Value::Optional(value)]) => Ok(Value::Bool(value.is_some())),
        ("optional.unwrap" | "unwrapOpt", [Value::List(list)]) => {
            let mut out = Vec::new();
            for item in list.iter() {
                match item? {
                    Value::Optional(Some(value)) => out.push((*value).clone()),
                    Value::Optional(None) => {}
                    other => {
                        return Failure::error(format!("value {} is not optional", string_format::go_value(&other)));
                    }
                }
            }
            Ok(Value::list(out))
        }
        _ => call.unfit(),
    }
}

/// Adds entries to a map; a key may be given once.
fn map_insert<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    let (Value::Map(Map::Built(target)), added) = (&call.args[0], &call.args[1..]) else { return call.unfit() };
    let mut entries: BTreeMap<_, _> = (**target).clone();
    insert_into(&mut entries, added)?;
    Ok(Value::Map(Map::Built(Arc::new(entries))))
}

/// Inserts a key and a value, or all entries of a map.
pub fn insert_into<'a>(entries: &mut crate::value::Entries<'a>, added: &[Value<'a>]) -> Result<(), Failure> {
    let mut insert = |key: &Value<'a>, value: Value<'a>| {
        let shown = string_format::go_value(key);
        match entries.insert(key.key(), (key.clone(), value)) {
            None => Ok(()),
            Some(_) => Failure::error(format!("insert failed: key {shown} already exists")),
        }
    };
    match added {
        [key, value] => insert(key, value.clone()),
        [Value::Map(map)] => {
            for key in map.keys() {
                let value = map.find(&key).unwrap_or(Ok(Value::Null))?;
                insert(&key, value)?;
            }
            Ok(())
        }
        _ => Failure::error(NO_SUCH_OVERLOAD),
    }
}

fn url<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match call.args {
        [Value::String(text)] if call.function == "isURL" => {
            Ok(Value::Bool(go_url::parse_request_uri(text.as_str()).is_ok()))
        }
        [Value::String(text)] if call.function == "url" => {
            let parsed = go_url::parse_request_uri(text.as_str()).and_then(|_| go_url::parse_url(text.as_str()));
            match parsed {
                Ok(url) => Ok(Value::opaque(Opaque::Url(Box::new(url)))),
                Err(message) => Failure::error(format!("URL parse error during conversion from string: {message}")),
            }
        }
        [Value::Opaque(opaque)] => match (&**opaque, call.function) {
            (Opaque::Url(url), "getScheme") => Ok(Value::string(url.scheme.as_str())),
            (Opaque::Url(url), "getHost") => Ok(Value::string(url.host.as_str())),
            (Opaque::Url(url), "getHostname") => Ok(Value::string(url.hostname())),
            (Opaque::Url(url), "getPort") => Ok(Value::string(url.port())),
            (Opaque::Url(url), "getEscapedPath") => Ok(Value::string(url.escaped_path())),
            (Opaque::Url(url), "getQuery") => {
                let entries = url.query().into_iter().map(|(name, values)| {
                    let key = Value::string(name);
                    (key.key(), (key, Value::strings(values)))
                });
                Ok(Value::Map(Map::Built(Arc::new(entries.collect()))))
            }
            _ => no_such_overload(),
        },
        _ => call.unfit(),
    }
}

/// An address in the library's sense: no zone, no IPv4 in IPv6 form.
fn parse_ip(text: &str) -> Result<IpAddr, String> {
    use apimachinery::field::quote;
    let (address, zone) = go_ip::parse_addr(text)
        .map_err(|error| format!("IP Address {} parse error during conversion from string: {error}", quote(text)))?;
    if !zone.is_empty() {
        return Err(format!("IP address {} with zone value is not allowed", quote(text)));
    }
    match address {
        IpAddr::V6(v6) if v6.to_ipv4_mapped().is_some() => {
            Err(format!("IPv4-mapped IPv6 address {} is not allowed", quote(text)))
        }
        address => Ok(address),
    }
}

fn parse_cidr(text: &str) -> Result<go_ip::Prefix, String> {
    use apimachinery::field::quote;
    let prefix = go_ip::parse_prefix(text)
        .map_err(|error| format!("network address parse error during conversion from string: {error}"))?;
    match prefix.address {
        IpAddr::V6(v6) if v6.to_ipv4_mapped().is_some() => {
            Err(format!("IPv4-mapped IPv6 address {} is not allowed", quote(text)))
        }
        _ => Ok(prefix),
    }
}

fn ip<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match call.args {
        [Value::String(text)] => {
            let parsed = parse_ip(text.as_str());
            match call.function {
                "isIP" => Ok(Value::Bool(parsed.is_ok())),
                "ip" => parsed.map(|address| Value::opaque(Opaque::Ip(address))).map_err(Failure::Error),
                "ip.isCanonical" => {
                    parsed.map(|address| Value::Bool(address.to_string() == text.as_str())).map_err(Failure::Error)
                }
                _ => call.unfit(),
            }
        }
        [Value::Opaque(opaque)] => match (&**opaque, call.function) {
            (Opaque::Cidr(prefix), "ip") => Ok(Value::opaque(Opaque::Ip(prefix.address))),
            (Opaque::Ip(address), function) => Ok(match function {
                "family" => Value::Int(if address.is_ipv4() { 4 } else { 6 }),
                "isUnspecified" => Value::Bool(address.is_unspecified()),
                "isLoopback" => Value::Bool(address.is_loopback()),
                "isLinkLocalMulticast" => Value::Bool(go_ip::is_link_local_multicast(*address)),
                "isLinkLocalUnicast" => Value::Bool(go_ip::is_link_local_unicast(*address)),
                "isGlobalUnicast" => Value::Bool(go_ip::is_global_unicast(*address)),
                _ => return call.unfit(),
            }),
            _ => no_such_overload(),
        },
        _ => call.unfit(),
    }
}

fn cidr<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match call.args {
        [Value::String(text)] => {
            let parsed = parse_cidr(text.as_str());
            match call.function {
                "isCIDR" => Ok(Value::Bool(parsed.is_ok())),
                "cidr" => match parsed {
                    Ok(prefix) => Ok(Value::opaque(Opaque::Cidr(prefix))),
                    Err(message) => {
                        Failure::error(format!("network address parse error during conversion from string: {message}"))
                    }
                },
                _ => call.unfit(),
            }
        }
        [Value::Opaque(opaque), rest @ ..] => {
            let Opaque::Cidr(prefix) = &**opaque else { return no_such_overload() };
            match (call.function, rest) {
                ("prefixLength", []) => Ok(Value::Int(i64::from(prefix.bits))),
                ("masked", []) => Ok(Value::opaque(Opaque::Cidr(prefix.masked()))),
                // A text that is none is no overload, not an error of its own.
                ("containsIP", [other]) => {
                    let address = match other {
                        Value::String(text) => parse_ip(text.as_str()).ok(),
                        Value::Opaque(other) => match &**other {
                            Opaque::Ip(address) => Some(*address),
                            _ => None,
                        },
                        _ => None,
                    };
                    match address {
                        Some(address) => Ok(Value::Bool(prefix.contains(address))),
                        None => no_such_overload(),
                    }
                }
                ("containsCIDR", [other]) => {
                    let inner = match other {
                        Value::String(text) => match parse_cidr(text.as_str()) {
                            Ok(inner) => inner,
                            Err(message) => {
                                return Failure::error(format!(
                                    "network address parse error during conversion from string: {message}"
                                ));
                            }
                        },
                        Value::Opaque(other) => match &**other {
                            Opaque::Cidr(inner) => *inner,
                            _ => return no_such_overload(),
                        },
                        _ => return no_such_overload(),
                    };
                    Ok(Value::Bool(prefix.overlaps(inner) && prefix.bits <= inner.bits))
                }
                _ => call.unfit(),
            }
        }
        _ => call.unfit(),
    }
}

fn as_quantity<'v>(value: &'v Value<'_>) -> Option<&'v Quantity> {
    match value {
        Value::Opaque(opaque) => match &**opaque {
            Opaque::Quantity(quantity) => Some(quantity),
            _ => None,
        },
        _ => None,
    }
}

/// The whole number that upstream gives without computing: fractions of a unit
/// and big decimals are none, even where they are whole.
fn as_integer(quantity: &Quantity) -> Option<i64> {
    let (_, scale, big, _) = quantity.parts();
    if big || scale < 0 { None } else { quantity.as_i64() }
}

fn quantity<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    if let [Value::String(text)] = call.args {
        let parsed = Quantity::parse(text.as_str());
        return match call.function {
            "isQuantity" => Ok(Value::Bool(parsed.is_ok())),
            "quantity" => match parsed {
                Ok(quantity) => Ok(Value::opaque(Opaque::Quantity(quantity))),
                Err(error) => Failure::error(error.to_string()),
            },
            _ => call.unfit(),
        };
    }
    let Some(first) = as_quantity(&call.args[0]) else { return call.unfit() };
    let combined = |other: &Quantity| {
        let mut sum = first.clone();
        if call.function == "add" {
            sum.add(other)
        } else {
            sum.sub(other)
        }
        Ok(Value::opaque(Opaque::Quantity(sum)))
    };
    match (call.function, &call.args[1..]) {
        ("sign", []) => Ok(Value::Int(i64::from(first.sign()))),
        ("asApproximateFloat", []) => Ok(Value::Double(first.as_f64())),
        ("isInteger", []) => Ok(Value::Bool(as_integer(first).is_some())),
        ("asInteger", []) => match as_integer(first) {
            Some(value) => Ok(Value::Int(value)),
            None => Failure::error("cannot convert value to integer"),
        },
        ("add" | "sub", [Value::Int(value)]) => combined(&Quantity::new(*value, QuantityFormat::DecimalExponent)),
        ("add" | "sub", [other]) => match as_quantity(other) {
            Some(other) => combined(other),
            None => call.unfit(),
        },
        _ => call.unfit(),
    }
}

fn as_semver<'v>(value: &'v Value<'_>) -> Option<&'v semver::Semver> {
    match value {
        Value::Opaque(opaque) => match &**opaque {
            Opaque::Semver(version) => Some(version),
            _ => None,
        },
        _ => None,
    }
}

/// Comparisons that quantities and versions share.
fn library_order<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    let [a, b] = call.args else { return call.unfit() };
    let found = match (as_quantity(a), as_quantity(b), as_semver(a), as_semver(b)) {
        (Some(a), Some(b), ..) => a.cmp(b),
        (.., Some(a), Some(b)) => a.order(b),
        _ => return call.unfit(),
    };
    Ok(match call.function {
        "isGreaterThan" => Value::Bool(found == Ordering::Greater),
        "isLessThan" => Value::Bool(found == Ordering::Less),
        _ => Value::Int(found as i64),
    })
}

fn versions<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    let parsed = match call.args {
        [Value::String(text)] | [Value::String(text), Value::Bool(false)] => semver::parse(text.as_str()),
        [Value::String(text), Value::Bool(true)] => semver::parse_normalized(text.as_str()),
        [value] => {
            let Some(version) = as_semver(value) else { return call.unfit() };
            let number = match call.function {
                "major" => version.major,
                "minor" => version.minor,
                "patch" => version.patch,
                _ => return call.unfit(),
            };
            return Ok(Value::Int(number as i64));
        }
        _ => return call.unfit(),
    };
    match call.function {
        "isSemver" => Ok(Value::Bool(parsed.is_ok())),
        "semver" => parsed.map(|version| Value::opaque(Opaque::Semver(version))).map_err(Failure::Error),
        _ => call.unfit(),
    }
}

fn constant_format<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match call.function.strip_prefix("format.").and_then(Format::find) {
        Some(format) => Ok(Value::opaque(Opaque::Format(format))),
        None => call.unfit(),
    }
}

fn named_format<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    match call.args {
        [Value::String(name)] if call.function == "format.named" => {
            let format = Format::find(name.as_str()).map(|format| Value::opaque(Opaque::Format(format)));
            Ok(Value::optional(format))
        }
        [Value::Opaque(opaque), Value::String(text)] => match &**opaque {
            Opaque::Format(format) => {
                let problems = format.validate(text.as_str());
                Ok(Value::optional((!problems.is_empty()).then(|| Value::strings(problems))))
            }
            _ => no_such_overload(),
        },
        _ => call.unfit(),
    }
}

fn authorizer<'a>(call: &Call<'_, 'a>) -> Outcome<'a> {
    let [Value::Opaque(target), rest @ ..] = call.args else { return call.unfit() };
    let texts: Option<Vec<&str>> = rest.iter().map(Value::as_str).collect();
    let Some(texts) = texts else { return no_such_overload() };
    let blank = |text: &str| text.trim().is_empty();
    Ok(Value::opaque(match (&**target, call.function, &texts[..]) {
        (Opaque::Authorizer(who), "path", [path]) => {
            if blank(path) {
                return Failure::error("path must not be empty");
            }
            Opaque::PathCheck(who.clone(), (*path).to_owned())
        }
        (Opaque::Authorizer(who), "group", [group]) => Opaque::GroupCheck(who.clone(), (*group).to_owned()),
        (Opaque::Authorizer(_), "serviceAccount", [namespace, name]) => {
            if !names::name_is_dns_subdomain(name, false).is_empty() {
                return Failure::error("Invalid service account name");
            }
            if !names::name_is_dns_label(namespace, false).is_empty() {
                return Failure::error("Invalid service account namespace");
            }
            Opaque::Authorizer(Some(((*namespace).to_owned(), (*name).to_owned())))
        }
        (Opaque::GroupCheck(who, group), "resource", [resource]) => {
            if blank(resource) {
                return Failure::error("resource must not be empty");
            }
            let resource = (*resource).to_owned();
            Opaque::ResourceCheck(
                who.clone(),
                Box::new(Resource { group: group.clone(), resource, ..Resource::default() }),
            )
        }
        (Opaque::ResourceCheck(who, resource), "check", [verb]) => {
            let target = Target::Resource((**resource).clone());
            Opaque::Decision(ask(call, who.clone(), target, verb)?)
        }
        (Opaque::ResourceCheck(who, resource), part, [text]) => {
            let mut resource = resource.clone();
            let text = (*text).to_owned();
            match part {
                "subresource" => resource.subresource = text,
                "namespace" => resource.namespace = text,
                "name" => resource.name = text,
                "fieldSelector" => resource.field_selector = text,
                "labelSelector" => resource.label_selector = text,
                _ => return call.unfit(),
            }
            Opaque::ResourceCheck(who.clone(), resource)
        }
        (Opaque::PathCheck(who, path), "check", [verb]) => {
            Opaque::Decision(ask(call, who.clone(), Target::Path(path.clone()), verb)?)
        }
        (Opaque::Decision(decision), part, []) => {
            return Ok(match part {
                "allowed" => Value::Bool(decision.allowed),
                "reason" => Value::string(decision.reason.as_str()),
                "errored" => Value::Bool(decision.error.is_some()),
                "error" => Value::string(decision.error.clone().unwrap_or_default()),
                _ => return call.unfit(),
            });
        }
        _ => return call.unfit(),
    }))
}

fn ask(
    call: &Call<'_, '_>,
    service_account: Option<(String, String)>,
    target: Target,
    verb: &str,
) -> Result<Decision, Failure> {
    let check = Check { service_account, target, verb: verb.to_owned() };
    match call.context.answers.get(&check) {
        Some(decision) => Ok(decision.clone()),
        None => Err(Failure::Pending(Box::new(check))),
    }
}
