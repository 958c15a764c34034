//! `--authentication-config`: who may be anonymous. JWT authenticators, there or
//! by `--oidc-*` flags, are refused at the start: silently taking no such token
//! would be worse.
//!
//! Upstream followed: `pkg/kubeapiserver/options/authentication.go`.

use std::path::Path;

use apimachinery::Value;
use apiserver::authn::Anonymous;

use super::Options;
use super::security::open_error;

const KIND: &str = "AuthenticationConfiguration";
const API_VERSIONS: [&str; 3] =
    ["apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1beta1", "apiserver.config.k8s.io/v1alpha1"];

/// What flags and file say of anonymous requests.
pub fn anonymous(options: &Options) -> Result<Anonymous, String> {
    let flags = &options.flags;
    let mut by_flag = Anonymous { enabled: options.anonymous, paths: Vec::new() };
    if by_flag.enabled && options.authorizers.iter().any(|entry| entry.kind == "AlwaysAllow") {
        tracing::warn!(
            "AnonymousAuth is not allowed with the AlwaysAllow authorizer. Resetting AnonymousAuth to false. You should use a different authorizer"
        );
        by_flag.enabled = false;
    }
    let path = flags.str("authentication-config");
    if !flags.str("oidc-issuer-url").is_empty() {
        return Err(if path.is_empty() {
            "--oidc-issuer-url is not supported".into()
        } else {
            "authentication-config file and oidc-* flags are mutually exclusive".into()
        });
    }
    if path.is_empty() {
        return Ok(by_flag);
    }
    let path = Path::new(path);
    let text = std::fs::read(path).map_err(|error| open_error(path, &error))?;
    match parse(&text)? {
        None => Ok(by_flag),
        Some(_) if flags.changed("anonymous-auth") => {
            Err("anonymous: Forbidden: --anonymous-auth flag cannot be set when anonymous field is configured in \
             authentication configuration file"
                .into())
        }
        Some(found) => Ok(found),
    }
}

/// The `anonymous` of the file, if it has one.
fn parse(text: &[u8]) -> Result<Option<Anonymous>, String> {
    if text.is_empty() {
        return Err("empty config data".into());
    }
    let whole = codec::yaml::decode_untyped(text).map_err(|error| error.0)?.value;
    let of = |field: &str| whole[field].as_str().unwrap_or_default();
    if of("kind") != KIND || !API_VERSIONS.contains(&of("apiVersion")) {
        return Err(format!("no kind \"{}\" is registered for version \"{}\"", of("kind"), of("apiVersion")));
    }
    if whole["jwt"].as_array().is_some_and(|list| !list.is_empty()) {
        return Err("jwt: Forbidden: JWT authenticators are not supported".into());
    }
    let anonymous = &whole["anonymous"];
    if !anonymous.is_object() {
        return Ok(None);
    }
    let conditions = anonymous["conditions"].as_array().map(Vec::as_slice).unwrap_or_default();
    let paths: Vec<String> =
        conditions.iter().map(|condition: &Value| condition["path"].as_str().unwrap_or_default().to_owned()).collect();
    let enabled = anonymous["enabled"].as_bool() == Some(true);
    if !enabled && !paths.is_empty() {
        let shown = anonymous["conditions"].to_string();
        return Err(format!(
            "anonymous.conditions: Invalid value: {shown}: enabled should be set to true when conditions are defined"
        ));
    }
    Ok(Some(Anonymous { enabled, paths }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "apiVersion: apiserver.config.k8s.io/v1\nkind: AuthenticationConfiguration\n";

    fn read(rest: &str) -> Result<Option<Anonymous>, String> {
        parse(format!("{HEAD}{rest}").as_bytes())
    }

    #[test]
    fn anonymous_requests_may_be_held_to_paths() {
        assert_eq!(read(""), Ok(None));
        assert_eq!(
            read("anonymous: {enabled: true, conditions: [{path: /livez}]}"),
            Ok(Some(Anonymous { enabled: true, paths: vec!["/livez".into()] }))
        );
        assert!(read("anonymous: {enabled: false, conditions: [{path: /livez}]}").is_err());
    }

    #[test]
    fn what_is_not_taken_is_said() {
        assert_eq!(
            read("jwt: [{issuer: {url: https://a}}]").unwrap_err(),
            "jwt: Forbidden: JWT authenticators are not supported"
        );
        assert_eq!(parse(b"kind: X\n").unwrap_err(), "no kind \"X\" is registered for version \"\"");
    }
}
