//! Bootstrap tokens: their form, their Secrets and the `token` commands.

use apimachinery::{Value, json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use client::resources::SECRETS;
use client::{Client, DeleteOptions, ListOptions};
use component_base::flags::FlagSet;
use rand::Rng;

use crate::cluster;
use crate::config;
use crate::constants as c;
use crate::error::{Result, Wrap, fail};

pub const TOKEN_PATTERN: &str = r"\A([a-z0-9]{6})\.([a-z0-9]{16})\z";
const ID_PATTERN: &str = r"\A([a-z0-9]{6})\z";
pub const SECRET_TYPE: &str = "bootstrap.kubernetes.io/token";

fn is_part(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
}

pub fn is_token(text: &str) -> bool {
    text.split_once('.').is_some_and(|(id, secret)| is_part(id, 6) && is_part(secret, 16))
}

pub fn generate() -> String {
    const ALPHABET: &[u8] = b"abcdefghijklmnopqrstuvwxyz0123456789";
    let mut random = rand::rng();
    let mut part =
        |n: usize| -> String { (0..n).map(|_| char::from(ALPHABET[random.random_range(0..ALPHABET.len())])).collect() };
    let id = part(6);
    format!("{id}.{}", part(16))
}

/// The Secret of a token as `InitConfiguration.bootstrapTokens` describes it.
pub fn secret(token: &Value, now: jiff::Timestamp) -> Value {
    let text = token["token"].as_str().unwrap_or_default();
    let (id, secret) = text.split_once('.').unwrap_or((text, ""));
    let mut data = vec![("token-id", id.to_owned()), ("token-secret", secret.to_owned())];
    if let Some(description) = token["description"].as_str().filter(|d| !d.is_empty()) {
        data.push(("description", description.to_owned()));
    }
    let expires = match token["expires"].as_str() {
        Some(text) => Some(text.to_owned()),
        None => token["ttl"]
            .as_str()
            .and_then(|ttl| apimachinery::duration::parse(ttl).ok())
            .filter(|ns| *ns > 0)
            .map(|ns| apimachinery::time::format(now.as_second() + ns / 1_000_000_000)),
    };
    if let Some(expires) = expires {
        data.push(("expiration", expires));
    }
    for usage in token["usages"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        match usage {
            "signing" => data.push(("usage-bootstrap-signing", "true".into())),
            "authentication" => data.push(("usage-bootstrap-authentication", "true".into())),
            _ => {}
        }
    }
    let groups: Vec<&str> = token["groups"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if !groups.is_empty() {
        data.push(("auth-extra-groups", groups.join(",")));
    }
    let data: apimachinery::Map<String, Value> =
        data.into_iter().map(|(key, value)| (key.to_owned(), json!(STANDARD.encode(value)))).collect();
    json!({
        "apiVersion": "v1", "kind": "Secret", "type": SECRET_TYPE,
        "metadata": {"name": format!("bootstrap-token-{id}"), "namespace": "kube-system"},
        "data": data,
    })
}

/// Creates the Secrets of all tokens; existing ones are updated unless `fail_if_exists`.
pub async fn store(client: &Client, tokens: &[Value], fail_if_exists: bool) -> Result<()> {
    for token in tokens {
        let secret = secret(token, jiff::Timestamp::now());
        let name = secret["metadata"]["name"].as_str().unwrap_or_default().to_owned();
        if fail_if_exists && client.get_opt::<Value>(&SECRETS, "kube-system", &name).await?.is_some() {
            let id = name.trim_start_matches("bootstrap-token-");
            return fail(format!("a token with id {} already exists", apimachinery::field::quote(id)));
        }
        cluster::create_or_update(client, &SECRETS, secret)
            .await
            .wrap(|| "failed to create or update bootstrap token with name ".to_owned() + &name)?;
    }
    Ok(())
}

fn admin_client(flags: &FlagSet) -> Result<Client> {
    let path = if flags.knows("kubeconfig") && !flags.str("kubeconfig").is_empty() {
        flags.str("kubeconfig").to_owned()
    } else {
        format!("{}/admin.conf", c::KUBERNETES_DIR)
    };
    cluster::client_from_file(&path)
}

pub async fn create(flags: &FlagSet) -> Result<()> {
    let given = flags.positional().first().cloned().unwrap_or_default();
    if !given.is_empty() && !is_token(&given) {
        return fail(format!(
            "the bootstrap token {} was not of the form {}",
            apimachinery::field::quote(&given),
            apimachinery::field::quote(TOKEN_PATTERN)
        ));
    }
    let usages = flags.list("usages");
    if let Some(bad) = usages.iter().find(|u| !matches!(u.as_str(), "signing" | "authentication")) {
        return fail(format!("invalid bootstrap token usage string: {bad}, valid usages are: signing, authentication"));
    }
    let client = admin_client(flags)?;
    let token = if given.is_empty() { generate() } else { given };
    let description = flags.str("description");
    let mut object = json!({"token": token, "ttl": flags.str("ttl"), "usages": usages, "groups": flags.list("groups")});
    if !description.is_empty() {
        object["description"] = json!(description);
    }
    store(&client, &[object], true).await?;
    if flags.bool("print-join-command") {
        println!("{}", cluster::join_command(&client, &token).await?);
    } else {
        println!("{token}");
    }
    Ok(())
}

pub async fn delete(flags: &FlagSet) -> Result<()> {
    if flags.positional().is_empty() {
        return fail(
            "missing subcommand; 'token delete' is missing token of form ".to_owned()
                + &apimachinery::field::quote(ID_PATTERN),
        );
    }
    let client = admin_client(flags)?;
    for token in flags.positional() {
        let id = if is_token(token) { &token[..6] } else { token.as_str() };
        if !is_part(id, 6) {
            return fail(format!(
                "given token didn't match pattern {} or {}",
                apimachinery::field::quote(TOKEN_PATTERN),
                apimachinery::field::quote(ID_PATTERN)
            ));
        }
        client
            .delete(&SECRETS, "kube-system", &format!("bootstrap-token-{id}"), &DeleteOptions::default())
            .await
            .wrap(|| format!("failed to delete bootstrap token {}", apimachinery::field::quote(id)))?;
        println!("bootstrap token {} deleted", apimachinery::field::quote(id));
    }
    Ok(())
}

/// A token as its Secret tells it.
pub struct Listed {
    pub token: String,
    pub expires: Option<String>,
    pub usages: Vec<String>,
    pub description: String,
    pub groups: Vec<String>,
}

pub fn from_secret(secret: &Value) -> Option<Listed> {
    let text = |key: &str| {
        secret["data"][key].as_str().and_then(|t| STANDARD.decode(t).ok()).and_then(|b| String::from_utf8(b).ok())
    };
    let (id, key) = (text("token-id")?, text("token-secret")?);
    let mut usages: Vec<String> = ["authentication", "signing"]
        .into_iter()
        .filter(|u| text(&format!("usage-bootstrap-{u}")).as_deref() == Some("true"))
        .map(str::to_owned)
        .collect();
    usages.sort();
    let groups = text("auth-extra-groups").unwrap_or_default();
    Some(Listed {
        token: format!("{id}.{key}"),
        expires: text("expiration"),
        usages,
        description: text("description").unwrap_or_default(),
        groups: groups.split(',').filter(|g| !g.is_empty()).map(str::to_owned).collect(),
    })
}

pub async fn list(flags: &FlagSet) -> Result<()> {
    let client = admin_client(flags)?;
    let options = ListOptions::fields(format!("type={SECRET_TYPE}"));
    let secrets = client
        .list::<Value>(&SECRETS, "kube-system", &options)
        .await
        .wrap(|| "failed to list bootstrap tokens".into())?;
    let tokens: Vec<Listed> = secrets.items.iter().filter_map(from_secret).collect();
    let output = if flags.knows("output") { flags.str("output") } else { "text" };
    if output == "json" || output == "yaml" {
        for token in tokens {
            print!("{}", structured(&token, output)?);
        }
        return Ok(());
    }
    let now = jiff::Timestamp::now().as_second();
    let mut rows =
        vec![["TOKEN", "TTL", "EXPIRES", "USAGES", "DESCRIPTION", "EXTRA GROUPS"].map(str::to_owned).to_vec()];
    for token in tokens {
        let (ttl, expires) = match &token.expires {
            None => ("<forever>".into(), "<never>".into()),
            Some(text) => {
                let at = apimachinery::time::parse(text).map_or(0, |(seconds, _)| seconds);
                let ttl = if at <= now { "<invalid>".into() } else { short_human_duration(at - now) };
                (ttl, text.clone())
            }
        };
        let or_none = |text: String| if text.is_empty() { "<none>".to_owned() } else { text };
        rows.push(vec![
            token.token,
            ttl,
            expires,
            or_none(token.usages.join(",")),
            or_none(token.description),
            or_none(token.groups.join(",")),
        ]);
    }
    if rows.len() > 1 {
        print!("{}", crate::text::table(&rows, 3));
    }
    Ok(())
}

fn structured(token: &Listed, output: &str) -> Result<String> {
    // Field order of the output kind.
    let mut parts: Vec<(&str, Value)> = vec![
        ("kind", json!("BootstrapToken")),
        ("apiVersion", json!("output.kubeadm.k8s.io/v1alpha3")),
        ("token", json!(token.token)),
    ];
    if !token.description.is_empty() {
        parts.push(("description", json!(token.description)));
    }
    if let Some(expires) = &token.expires {
        parts.push(("expires", json!(expires)));
    }
    if !token.usages.is_empty() {
        parts.push(("usages", json!(token.usages)));
    }
    if !token.groups.is_empty() {
        parts.push(("groups", json!(token.groups)));
    }
    if output == "yaml" {
        let object: apimachinery::Map<String, Value> = parts.into_iter().map(|(k, v)| (k.to_owned(), v)).collect();
        return Ok(format!("{}---\n", config::yaml_text(&Value::Object(object))));
    }
    crate::text::ordered_json(&parts)
}

/// Upstream's duration.ShortHumanDuration.
pub fn short_human_duration(seconds: i64) -> String {
    match seconds {
        s if s < 0 => "<invalid>".into(),
        s if s < 60 => format!("{s}s"),
        s if s < 3600 => format!("{}m", s / 60),
        s if s < 24 * 3600 => format!("{}h", s / 3600),
        s if s < 365 * 24 * 3600 => format!("{}d", s / (24 * 3600)),
        s => format!("{}y", s / (365 * 24 * 3600)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_have_their_form_and_secret() {
        assert!(is_token("abcdef.0123456789abcdef"));
        assert!(!is_token("bad") && !is_token("ABCDEF.0123456789abcdef") && !is_token("abcdef.0123456789abcde"));
        assert!(is_token(&generate()));
        let now = jiff::Timestamp::from_second(0).unwrap();
        let made = secret(
            &json!({"token": "abcdef.0123456789abcdef", "ttl": "2h0m0s", "usages": ["signing"], "groups": ["g"]}),
            now,
        );
        assert_eq!(made["metadata"]["name"], "bootstrap-token-abcdef");
        let listed = from_secret(&made).unwrap();
        assert_eq!(listed.expires.as_deref(), Some("1970-01-01T02:00:00Z"));
        assert_eq!((listed.usages, listed.groups), (vec!["signing".to_owned()], vec!["g".to_owned()]));
    }
}
