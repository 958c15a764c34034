//! `$(NAME)` references in commands, arguments, environment and sub paths.
//!
//! `$$` is a literal `$`; a reference to nothing known stays as written.
//! Followed upstream: third_party/forked/golang/expansion.

/// Expands references with `lookup`.
pub fn expand(text: &str, lookup: &dyn Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('$') {
            out.push('$');
            rest = after;
        } else if let Some((name, after)) = rest.strip_prefix('(').and_then(|r| r.split_once(')')) {
            match lookup(name) {
                Some(value) => out.push_str(&value),
                None => {
                    out.push_str("$(");
                    out.push_str(name);
                    out.push(')');
                }
            }
            rest = after;
        } else {
            out.push('$');
        }
    }
    out.push_str(rest);
    out
}

/// Expands, failing on the first unknown name.
pub fn expand_strict(text: &str, lookup: &dyn Fn(&str) -> Option<String>) -> Result<String, String> {
    let missing = std::cell::RefCell::new(None);
    let out = expand(text, &|name| {
        let value = lookup(name);
        if value.is_none() {
            missing.borrow_mut().get_or_insert_with(|| name.to_string());
        }
        value
    });
    match missing.into_inner() {
        Some(name) => Err(format!("missing value for {name}")),
        None => Ok(out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references() {
        let lookup = |name: &str| (name == "A").then(|| "1".to_string());
        assert_eq!(expand("x$(A)y$$(Z)$(NOPE)$ $", &lookup), "x1y$(Z)$(NOPE)$ $");
        assert_eq!(expand("$(A", &lookup), "$(A");
        assert_eq!(expand_strict("$(NOPE)", &lookup), Err("missing value for NOPE".into()));
    }
}
