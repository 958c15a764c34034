//! `string.format(list)`: clauses, and the check of constant formats.
//!
//! Decimals are grouped in threes and scientific notation has `×10` with raised
//! digits, as upstream's printer for en_US writes them; the precision of `%e` is
//! read and has no effect there. Upstream: cel-go `ext/formatting.go`.

use apimachinery::field::quote;

use super::{strings, times};
use crate::ast::{Expr, Id, Kind};
use crate::checker::Ast;
use crate::types::Type;
use crate::value::{Failure, List, Map, Value};

/// What a clause asks of its argument.
#[derive(Clone, Copy)]
enum Clause {
    String,
    Decimal,
    Fixed(usize),
    Scientific,
    Binary,
    Hex { upper: bool },
    Octal,
}

const DEFAULT_PRECISION: usize = 6;

impl Clause {
    fn refused(self, given: &str) -> String {
        let what = match self {
            Clause::String => {
                "string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists, types, \
                 durations, and timestamps"
            }
            Clause::Decimal => "decimal clause can only be used on integers",
            Clause::Fixed(_) => "fixed-point clause can only be used on doubles",
            Clause::Scientific => "scientific clause can only be used on doubles",
            Clause::Binary => "only integers and bools can be formatted as binary",
            Clause::Hex { .. } => "only integers, byte buffers, and strings can be formatted as hex",
            Clause::Octal => "octal clause can only be used on integers",
        };
        format!("{what}, was given {given}")
    }
}

/// Splits `format`; `show` is asked for the text of argument number `n`.
fn run<E>(
    format: &str,
    count: usize,
    fail: impl Fn(String) -> E,
    mut show: impl FnMut(usize, Clause) -> Result<String, E>,
) -> Result<(String, usize), E> {
    let mut out = String::new();
    let mut next = 0;
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('%') {
            out.push('%');
            rest = after;
            continue;
        }
        if next >= count && rest.is_empty() {
            return Err(fail(format!("index {next} out of range")));
        }
        if rest.is_empty() {
            return Err(fail("unexpected end of string".to_owned()));
        }
        if next >= count {
            return Err(fail(format!("index {next} out of range")));
        }
        let (clause, after) =
            parse_clause(rest).map_err(|message| fail(format!("could not parse formatting clause: {message}")))?;
        rest = after;
        out.push_str(&show(next, clause)?);
        next += 1;
    }
    out.push_str(rest);
    Ok((out, next))
}

fn parse_clause(text: &str) -> Result<(Clause, &str), String> {
    let (mut precision, mut rest) = (DEFAULT_PRECISION, text);
    if let Some(after) = text.strip_prefix('.') {
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        if digits == after.len() {
            return Err("error while parsing precision: could not find end of precision specifier".to_owned());
        }
        precision = after[..digits].parse().map_err(|_| {
            let why = if digits == 0 { "invalid syntax" } else { "value out of range" };
            format!(
                "error while parsing precision: error while converting precision to integer: strconv.Atoi: parsing {}: {why}",
                quote(&after[..digits])
            )
        })?;
        rest = &after[digits..];
    }
    let c = rest.chars().next().unwrap_or('\0');
    let clause = match c {
        's' => Clause::String,
        'd' => Clause::Decimal,
        'f' => Clause::Fixed(precision),
        'e' => Clause::Scientific,
        'b' => Clause::Binary,
        'x' => Clause::Hex { upper: false },
        'X' => Clause::Hex { upper: true },
        'o' => Clause::Octal,
        other => return Err(format!("unrecognized formatting clause \"{other}\"")),
    };
    Ok((clause, &rest[1..]))
}

/// Formats at run time.
pub fn format<'a>(text: &str, args: &List<'a>) -> Result<Value<'a>, Failure> {
    let shown = run(text, args.len(), Failure::Error, |at, clause| {
        let value = args.get(at).expect("within the length")?;
        show(&value, clause).map_err(|message| Failure::Error(format!("error during formatting: {message}")))
    })?;
    Ok(Value::string(shown.0))
}

fn show(value: &Value<'_>, clause: Clause) -> Result<String, String> {
    let refused = || clause.refused(&value.type_name());
    let special = |text: &str| match text {
        "NaN" => Some(f64::NAN),
        "Infinity" => Some(f64::INFINITY),
        "-Infinity" => Some(f64::NEG_INFINITY),
        _ => None,
    };
    let double = || match value {
        Value::Double(value) => Ok(*value),
        other => other.as_str().and_then(special).ok_or_else(refused),
    };
    match clause {
        Clause::String => show_string(value).map_err(|_| refused()),
        Clause::Decimal => match value {
            Value::Int(value) => Ok(value.to_string()),
            Value::Uint(value) => Ok(value.to_string()),
            _ => Err(refused()),
        },
        Clause::Fixed(precision) => double().map(|value| grouped(value, precision)),
        Clause::Scientific => double().map(scientific),
        Clause::Binary => match value {
            Value::Int(value) => Ok(signed(*value, |absolute| format!("{absolute:b}"))),
            Value::Uint(value) => Ok(format!("{value:b}")),
            Value::Bool(value) => Ok(if *value { "1" } else { "0" }.to_owned()),
            _ => Err(refused()),
        },
        Clause::Hex { upper } => {
            let text = match value {
                Value::Int(value) => signed(*value, |absolute| format!("{absolute:x}")),
                Value::Uint(value) => format!("{value:x}"),
                Value::String(text) => hex(text.as_str().as_bytes()),
                Value::Bytes(bytes) => hex(bytes),
                _ => return Err(refused()),
            };
            Ok(if upper { text.to_uppercase() } else { text })
        }
        Clause::Octal => match value {
            Value::Int(value) => Ok(signed(*value, |absolute| format!("{absolute:o}"))),
            Value::Uint(value) => Ok(format!("{value:o}")),
            _ => Err(refused()),
        },
    }
}

fn signed(value: i64, show: impl Fn(u64) -> String) -> String {
    let text = show(value.unsigned_abs());
    if value < 0 { format!("-{text}") } else { text }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Decimal digits and exponent of the shortest form: `d.ddd × 10^e`.
fn shortest(value: f64) -> (Vec<u8>, i32) {
    let text = format!("{:e}", value.abs());
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    (mantissa.bytes().filter(u8::is_ascii_digit).map(|b| b - b'0').collect(), exponent.parse().unwrap_or(0))
}

/// Rounds half to even to `keep` digits; gives whether a digit was carried out.
fn round(digits: &mut Vec<u8>, keep: usize) -> bool {
    if digits.len() <= keep {
        digits.resize(keep, 0);
        return false;
    }
    let (first, rest) = (digits[keep], &digits[keep + 1..]);
    let even = keep == 0 || digits[keep - 1].is_multiple_of(2);
    let up = first > 5 || (first == 5 && (rest.iter().any(|d| *d > 0) || !even));
    digits.truncate(keep);
    if !up {
        return false;
    }
    for digit in digits.iter_mut().rev() {
        if *digit < 9 {
            *digit += 1;
            return false;
        }
        *digit = 0;
    }
    digits.insert(0, 1);
    true
}

fn special_text(value: f64) -> Option<&'static str> {
    if value.is_nan() {
        Some("NaN")
    } else if value == f64::INFINITY {
        Some("∞")
    } else if value == f64::NEG_INFINITY {
        Some("-∞")
    } else {
        None
    }
}

/// `1,234.500`.
fn grouped(value: f64, precision: usize) -> String {
    if let Some(text) = special_text(value) {
        return text.to_owned();
    }
    let (mut digits, exponent) = shortest(value);
    // All digits before the point, then `precision` after it.
    let whole = exponent + 1;
    if whole < 0 {
        let mut padded = vec![0; whole.unsigned_abs() as usize];
        padded.append(&mut digits);
        digits = padded;
    }
    let whole = whole.max(0) as usize;
    if digits.len() < whole {
        digits.resize(whole, 0);
    }
    let carried = round(&mut digits, whole + precision);
    let whole = whole + usize::from(carried);
    let text: String = digits.iter().map(|d| (d + b'0') as char).collect();
    let (integer, fraction) = text.split_at(whole.min(text.len()));
    let integer = if integer.is_empty() { "0" } else { integer };
    let mut out = if value.is_sign_negative() { "-".to_owned() } else { String::new() };
    for (at, c) in integer.chars().enumerate() {
        if at > 0 && (integer.len() - at) % 3 == 0 {
            out.push(',');
        }
        out.push(c);
    }
    if precision > 0 {
        out.push('.');
        out.push_str(fraction);
    }
    out
}

/// `1.234500×10⁰³`.
fn scientific(value: f64) -> String {
    if let Some(text) = special_text(value) {
        return text.to_owned();
    }
    let (mut digits, mut exponent) = shortest(value);
    if value == 0.0 {
        exponent = 0;
    }
    if round(&mut digits, 1 + DEFAULT_PRECISION) {
        digits.pop();
        exponent += 1;
    }
    let text: String = digits.iter().map(|d| (d + b'0') as char).collect();
    let raised: String = format!("{:02}", exponent.abs())
        .chars()
        .map(|c| ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][c as usize - '0' as usize])
        .collect();
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let minus = if exponent < 0 { "⁻" } else { "" };
    format!("{sign}{}.{}×10{minus}{raised}", &text[..1], &text[1..])
}

/// `%s`, also of what a value shows of itself within a list.
fn show_string(value: &Value<'_>) -> Result<String, String> {
    Ok(match value {
        Value::List(list) => show_list(list)?,
        Value::Map(map) => show_map(map)?,
        Value::Null => "null".to_owned(),
        other => match crate::convert::to_string(other) {
            Some(Ok(text)) => text,
            _ => match other {
                Value::Type(of) => of.declared(),
                _ => return Err(other.type_name()),
            },
        },
    })
}

fn show_member(value: &Value<'_>) -> Result<String, String> {
    Ok(match value {
        Value::String(text) => quote(text.as_str()),
        Value::Bytes(bytes) => format!("b{}", quote(&String::from_utf8_lossy(bytes))),
        Value::Timestamp(time) => format!("timestamp({})", quote(&times::show(*time))),
        Value::Duration(duration) => format!("duration({})", quote(&times::show_duration(*duration))),
        Value::Double(value) if value.is_finite() => format!("{value:.6}"),
        Value::Double(value) => quote(&strings::float_general(*value)),
        other => show_string(other)?,
    })
}

fn show_list(list: &List<'_>) -> Result<String, String> {
    let mut parts = Vec::new();
    for item in list.iter() {
        parts.push(show_member(&item.map_err(|_| "error".to_owned())?)?);
    }
    Ok(format!("[{}]", parts.join(", ")))
}

fn show_map(map: &Map<'_>) -> Result<String, String> {
    let mut pairs = Vec::new();
    for key in map.keys() {
        if !matches!(key, Value::String(_) | Value::Bool(_) | Value::Int(_) | Value::Uint(_)) {
            return Err(format!("no formatting function for map key of type {}", key.type_name()));
        }
        let value = map.find(&key).and_then(Result::ok).ok_or("error")?;
        pairs.push((show_member(&key)?, show_member(&value)?));
    }
    pairs.sort();
    let pairs: Vec<String> = pairs.into_iter().map(|(key, value)| format!("{key}:{value}")).collect();
    Ok(format!("{{{}}}", pairs.join(", ")))
}

/// A value as Go's `%v` shows it in errors.
pub fn go_value(value: &Value<'_>) -> String {
    show_string(value).unwrap_or_else(|name| name)
}

/// What is wrong with a constant format and a literal list of arguments: the
/// node to point at and the text.
pub fn check(ast: &Ast, call: Id, text: &str, args: &[Expr]) -> Option<(Id, String)> {
    let fail = |message: String| (call, message);
    let outcome = run(text, args.len(), fail, |at, clause| {
        let arg = &args[at];
        let bad = match clause {
            Clause::String => verify_string(ast, arg),
            Clause::Decimal | Clause::Octal => one_of(ast, arg.id, &[Type::Int, Type::Uint]),
            Clause::Fixed(_) | Clause::Scientific => one_of(ast, arg.id, &[Type::Double, Type::String]),
            Clause::Binary => one_of(ast, arg.id, &[Type::Int, Type::Uint, Type::Bool]),
            Clause::Hex { .. } => one_of(ast, arg.id, &[Type::Int, Type::Uint, Type::String, Type::Bytes]),
        };
        match bad {
            None => Ok(String::new()),
            Some(id) => {
                let given = short_name(ast.type_of(id));
                Err((id, format!("error during formatting: {}", clause.refused(&given))))
            }
        }
    });
    match outcome {
        Err(found) => Some(found),
        Ok((_, used)) if args.len() > used => {
            Some((call, format!("too many arguments supplied to string.format (expected {used}, got {})", args.len())))
        }
        Ok(_) => None,
    }
}

/// The outer name of a type, as errors about formats show it.
fn short_name(of: &Type) -> String {
    match of {
        Type::List(_) => "list".to_owned(),
        Type::Map(..) => "map".to_owned(),
        Type::Type(_) => "type".to_owned(),
        Type::Opaque(name, _) => name.to_string(),
        other => other.declared(),
    }
}

fn one_of(ast: &Ast, id: Id, allowed: &[Type]) -> Option<Id> {
    let of = ast.type_of(id);
    (*of != Type::Dyn && !allowed.contains(of)).then_some(id)
}

fn verify_string(ast: &Ast, expr: &Expr) -> Option<Id> {
    let fits = matches!(
        ast.type_of(expr.id),
        Type::Dyn
            | Type::List(_)
            | Type::Map(..)
            | Type::Int
            | Type::Uint
            | Type::Double
            | Type::Bool
            | Type::String
            | Type::Timestamp
            | Type::Bytes
            | Type::Duration
            | Type::Type(_)
            | Type::Null
    );
    if !fits {
        return Some(expr.id);
    }
    match &expr.kind {
        Kind::List { elements, .. } => elements.iter().find_map(|element| verify_string(ast, element)),
        Kind::Map(entries) => {
            entries.iter().find_map(|entry| verify_string(ast, &entry.key).or_else(|| verify_string(ast, &entry.value)))
        }
        _ => None,
    }
}
