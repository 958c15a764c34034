//! Members whose Go types read themselves: their failures end upstream's
//! decoding, and inside them nothing is strict.

use apimachinery::{Value, quantity, time};
use schema::{Kind, Type};

use super::decode::{Decoder, found, integer};
use super::reader::Lexed;

impl Decoder<'_> {
    /// Types that read themselves; `next` is the first byte of their text.
    pub(super) fn special(&mut self, kind: Kind, next: u8) -> Lexed<Option<Value>> {
        match kind {
            Kind::Quantity => {
                let raw = self.reader.skip()?;
                let text = if next == b'"' { &raw[1..raw.len() - 1] } else { raw };
                match quantity::canonical_text(text.trim()) {
                    Ok(text) => Ok(Some(Value::String(text))),
                    Err(error) => {
                        self.context.fail(error.to_string());
                        Ok(None)
                    }
                }
            }
            Kind::IntOrString => {
                if next == b'"' {
                    return Ok(Some(Value::String(self.reader.string()?.into_owned())));
                }
                let raw = self.reader.skip()?;
                match next {
                    b'-' | b'0'..=b'9' => match integer(raw, Kind::Int32) {
                        Some(value) => return Ok(Some(Value::from(value))),
                        None => self.context.fail_mismatch(&format!("number {raw}"), "int32"),
                    },
                    _ => self.context.fail_mismatch(found(next), "int32"),
                }
                Ok(None)
            }
            Kind::Time | Kind::MicroTime => {
                let Some(text) = self.text_of_special(next)? else { return Ok(None) };
                let micro = matches!(kind, Kind::MicroTime);
                match time::parse_as_go(&text, micro) {
                    Ok((time::ZERO_SECONDS, 0)) => Ok(Some(Value::Null)),
                    Ok((seconds, nanos)) if micro => Ok(Some(Value::String(time::format_micro(seconds, nanos)))),
                    Ok((seconds, _)) => Ok(Some(Value::String(time::format(seconds)))),
                    Err(error) => {
                        self.context.fail(error);
                        Ok(None)
                    }
                }
            }
            Kind::Duration => {
                let Some(text) = self.text_of_special(next)? else { return Ok(None) };
                match apimachinery::duration::parse(&text) {
                    Ok(nanos) => Ok(Some(Value::String(apimachinery::duration::format(nanos)))),
                    Err(error) => {
                        self.context.fail(error);
                        Ok(None)
                    }
                }
            }
            Kind::TimeOrDuration if next == b'"' => self.special(Kind::Duration, next),
            Kind::TimeOrDuration => {
                let raw = self.reader.skip()?;
                match integer(raw, Kind::Int64) {
                    Some(nanos) => Ok(Some(Value::from(nanos))),
                    None => {
                        let found = if matches!(next, b'-' | b'0'..=b'9') {
                            format!("number {raw}")
                        } else {
                            found(next).to_owned()
                        };
                        self.context.fail(format!(
                            "invalid duration {}: json: cannot unmarshal {found} into Go value of type time.Duration",
                            apimachinery::field::quote(raw)
                        ));
                        Ok(None)
                    }
                }
            }
            Kind::BootstrapTokenString => {
                let token = self.reader.skip()?.replace('"', "");
                if !is_bootstrap_token(&token) {
                    self.context.fail(format!(
                        r#"the bootstrap token {} was not of the form "\\A([a-z0-9]{{6}})\\.([a-z0-9]{{16}})\\z""#,
                        apimachinery::field::quote(&token)
                    ));
                    return Ok(None);
                }
                Ok(Some(Value::String(token)))
            }
            Kind::SchemaOrBool(ty) | Kind::SchemaOrArray(ty) | Kind::SchemaOrStringArray(ty) => {
                self.context.lenient += 1;
                // A mismatch inside is this type's own failure.
                let before = self.context.saved.take();
                let value = self.schema_or(kind, ty, next);
                if let Some(error) = self.context.saved.take() {
                    self.context.fail(error);
                }
                self.context.saved = before;
                self.context.lenient -= 1;
                value
            }
            _ => self.reader.skip().map(|_| None),
        }
    }

    fn schema_or(&mut self, kind: Kind, ty: &'static Type, next: u8) -> Lexed<Option<Value>> {
        match (kind, next) {
            (_, b'{') => self.object(ty, None).map(Some),
            (Kind::SchemaOrBool(_), b't') => self.reader.word("true").map(|()| Some(Value::Bool(true))),
            (Kind::SchemaOrBool(_), b'f') => self.reader.word("false").map(|()| Some(Value::Bool(false))),
            (Kind::SchemaOrBool(_), _) => {
                self.reader.skip()?;
                self.context.fail("boolean or JSON schema expected".to_owned());
                Ok(None)
            }
            (Kind::SchemaOrArray(_), b'[') => {
                let items = self.list(Kind::Struct(ty), "v1.JSONSchemaProps")?;
                Ok(Some(empty_list_as_null(items)))
            }
            (Kind::SchemaOrStringArray(_), b'[') => {
                let items = self.list(Kind::String, "string")?;
                Ok(Some(empty_list_as_null(items)))
            }
            _ => self.reader.skip().map(|_| Some(Value::Null)),
        }
    }

    /// The string that Time and Duration want.
    fn text_of_special(&mut self, next: u8) -> Lexed<Option<String>> {
        if next == b'"' {
            return Ok(Some(self.reader.string()?.into_owned()));
        }
        self.reader.skip()?;
        self.context.fail_mismatch(found(next), "string");
        Ok(None)
    }
}

fn empty_list_as_null(items: Value) -> Value {
    if items.as_array().is_some_and(Vec::is_empty) { Value::Null } else { items }
}

fn is_bootstrap_token(token: &str) -> bool {
    let part = |text: &str, length: usize| {
        text.len() == length && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    token.split_once('.').is_some_and(|(id, secret)| part(id, 6) && part(secret, 16))
}
