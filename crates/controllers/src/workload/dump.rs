//! Objects as text exactly as upstream dumps its Go structs before it hashes
//! them, so that `pod-template-hash` and revision names are the same.
//!
//! Every field of the struct is written with its name and Go type, zero or not;
//! empty lists and maps are nil, as protobuf leaves them. Limits: times that are
//! set (a pod template has none) are written as unset.
//!
//! Upstream followed: k8s.io/utils/dump (ForHash), go-spew format.go.

use std::fmt::Write;

use apimachinery::quantity::{Format, Quantity};
use schema::types::{Field, Kind, Type};
use serde_json::Value;

const NIL: &str = "<nil>";

/// The dump of a struct of type `name` (`io.k8s.api.core.v1.PodTemplateSpec`),
/// which Go calls `go_type` (`v1.PodTemplateSpec`).
pub fn dump(name: &str, go_type: &str, value: &Value) -> String {
    let mut out = format!("({go_type})");
    if let Some(ty) = schema::type_by_name(name) {
        structure(&mut out, ty, value);
    }
    out
}

// Writing to a String cannot fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => { let _ = write!($out, $($arg)*); };
}

fn structure(out: &mut String, ty: &'static Type, value: &Value) {
    out.push('{');
    for (at, field) in ty.fields.iter().enumerate() {
        if at > 0 {
            out.push(' ');
        }
        put!(out, "{}:", field.go);
        // An inline member's fields lie in the same JSON object.
        let inner = if field.inline { value } else { value.get(field.json).unwrap_or(&Value::Null) };
        typed(out, field, inner);
    }
    out.push('}');
}

fn typed(out: &mut String, field: &'static Field, value: &Value) {
    if field.pointer {
        put!(out, "(*{})", field.go_type);
        if value.is_null() {
            out.push_str(NIL);
            return;
        }
    } else {
        put!(out, "({})", field.go_type);
    }
    plain(out, &field.kind, value);
}

/// A value without its type.
fn plain(out: &mut String, kind: &'static Kind, value: &Value) {
    match kind {
        Kind::Bool => out.push_str(if value.as_bool().unwrap_or(false) { "true" } else { "false" }),
        Kind::Int32 | Kind::Int64 | Kind::Uint32 => {
            put!(out, "{}", value.as_i64().unwrap_or(0));
        }
        Kind::Float32 | Kind::Float64 => {
            put!(out, "{}", value.as_f64().unwrap_or(0.0));
        }
        Kind::Struct(ty) => structure(out, ty, value),
        Kind::List(element) => match value.as_array().filter(|l| !l.is_empty()) {
            None => out.push_str(NIL),
            Some(list) => {
                out.push('[');
                for (at, item) in list.iter().enumerate() {
                    if at > 0 {
                        out.push(' ');
                    }
                    plain(out, element, item);
                }
                out.push(']');
            }
        },
        Kind::Map(element) => match value.as_object().filter(|m| !m.is_empty()) {
            None => out.push_str(NIL),
            Some(map) => {
                out.push_str("map[");
                for (at, (key, item)) in map.iter().enumerate() {
                    if at > 0 {
                        out.push(' ');
                    }
                    put!(out, "{key}:");
                    plain(out, element, item);
                }
                out.push(']');
            }
        },
        Kind::Time | Kind::MicroTime => {
            out.push_str("{Time:(time.Time){wall:(uint64)0 ext:(int64)0 loc:(*time.Location)<nil>}}");
        }
        Kind::Quantity => quantity(out, value),
        Kind::IntOrString => match value.as_str() {
            Some(text) => {
                put!(out, "{{Type:(intstr.Type)1 IntVal:(int32)0 StrVal:(string){text}}}");
            }
            None => {
                put!(out, "{{Type:(intstr.Type)0 IntVal:(int32){} StrVal:(string)}}", value.as_i64().unwrap_or(0));
            }
        },
        _ => out.push_str(value.as_str().unwrap_or_default()),
    }
}

fn quantity(out: &mut String, value: &Value) {
    // An unset quantity goes over the wire as "0".
    let text =
        value.as_str().map_or_else(|| if value.is_null() { "0".into() } else { value.to_string() }, str::to_owned);
    let Ok(read) = Quantity::parse(&text) else { return out.push_str(&text) };
    let (unscaled, scale, big, kept) = read.parts();
    let format = match read.format() {
        Format::DecimalExponent => "DecimalExponent",
        Format::BinarySI => "BinarySI",
        Format::DecimalSI => "DecimalSI",
    };
    let (small, small_scale) = if big { (0, 0) } else { (unscaled, scale) };
    put!(out, "{{i:(resource.int64Amount){{value:(int64){small} scale:(resource.Scale){small_scale}}} ");
    if big {
        let (sign, size) = (unscaled < 0, unscaled.unsigned_abs());
        let (low, high) = (size & u128::from(u64::MAX), size >> 64);
        let words = match (low, high) {
            (0, 0) => NIL.to_owned(),
            (low, 0) => format!("[{low}]"),
            (low, high) => format!("[{low} {high}]"),
        };
        put!(
            out,
            "d:(resource.infDecAmount){{Dec:(*inf.Dec){{unscaled:(big.Int){{neg:(bool){sign} abs:(big.nat){words}}} \
             scale:(inf.Scale){}}}}} ",
            -scale
        );
    } else {
        out.push_str("d:(resource.infDecAmount){Dec:(*inf.Dec)<nil>} ");
    }
    put!(out, "s:(string){} Format:(resource.Format){format}}}", kept.unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn short(name: &str, value: &Value) -> String {
        dump(&format!("io.k8s.api.core.v1.{name}"), &format!("v1.{name}"), value)
    }

    #[test]
    fn fields_carry_names_and_types() {
        assert_eq!(
            short("EnvVar", &json!({"name": "a", "value": "b"})),
            "(v1.EnvVar){Name:(string)a Value:(string)b ValueFrom:(*v1.EnvVarSource)<nil>}"
        );
        assert_eq!(
            short("TCPSocketAction", &json!({"port": "web"})),
            "(v1.TCPSocketAction){Port:(intstr.IntOrString){Type:(intstr.Type)1 IntVal:(int32)0 StrVal:(string)web} Host:(string)}"
        );
    }

    #[test]
    fn quantities_show_what_the_struct_holds() {
        let dumped = short("ResourceRequirements", &json!({"limits": {"cpu": "100m"}, "claims": []}));
        assert_eq!(
            dumped,
            "(v1.ResourceRequirements){Limits:(v1.ResourceList)map[cpu:{i:(resource.int64Amount){value:(int64)100 \
             scale:(resource.Scale)-3} d:(resource.infDecAmount){Dec:(*inf.Dec)<nil>} s:(string)100m \
             Format:(resource.Format)DecimalSI}] Requests:(v1.ResourceList)<nil> Claims:([]v1.ResourceClaim)<nil>}"
        );
    }
}
