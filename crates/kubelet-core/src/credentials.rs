//! Registry credentials from pull secrets.
//! Followed upstream: pkg/credentialprovider.

use base64::Engine;
use cri::v1::AuthConfig;
use serde_json::Value;

/// Credentials in a secret that fit an image.
pub fn for_image(secret: &Value, image: &str) -> Vec<AuthConfig> {
    let decode = |key: &str| -> Option<Value> {
        let text = secret["data"][key].as_str()?;
        let raw = base64::engine::general_purpose::STANDARD.decode(text).ok()?;
        serde_json::from_slice(&raw).ok()
    };
    let table = match (decode(".dockerconfigjson"), decode(".dockercfg")) {
        (Some(config), _) => config["auths"].clone(),
        (None, Some(config)) => config,
        _ => return vec![],
    };
    let Some(entries) = table.as_object() else { return vec![] };
    let image = with_registry(image);
    let mut fitting: Vec<(&String, &Value)> = entries.iter().filter(|(host, _)| fits(host, &image)).collect();
    // The longest address is the closest.
    fitting.sort_by_key(|(host, _)| std::cmp::Reverse(host.len()));
    fitting.into_iter().map(|(host, entry)| auth(host, entry)).collect()
}

fn auth(host: &str, entry: &Value) -> AuthConfig {
    let text = |key: &str| entry[key].as_str().unwrap_or_default().to_string();
    let (mut username, mut password) = (text("username"), text("password"));
    if username.is_empty()
        && let Ok(raw) = base64::engine::general_purpose::STANDARD.decode(text("auth"))
        && let Some((user, pass)) = String::from_utf8_lossy(&raw).split_once(':')
    {
        username = user.to_string();
        password = pass.trim_end_matches('\0').to_string();
    }
    AuthConfig {
        username,
        password,
        identity_token: text("identitytoken"),
        registry_token: text("registrytoken"),
        server_address: host.to_string(),
        ..Default::default()
    }
}

/// The image with its registry written out.
fn with_registry(image: &str) -> String {
    match image.split_once('/') {
        Some((host, _)) if host.contains('.') || host.contains(':') || host == "localhost" => image.to_string(),
        Some(_) => format!("docker.io/{image}"),
        None => format!("docker.io/library/{image}"),
    }
}

fn fits(address: &str, image: &str) -> bool {
    let address = address.trim_start_matches("https://").trim_start_matches("http://");
    let address = address.trim_end_matches('/').trim_end_matches("/v1").trim_end_matches("/v2");
    let address = if address == "index.docker.io" { "docker.io" } else { address };
    let (host, path) = address.split_once('/').unwrap_or((address, ""));
    let (image_host, image_path) = image.split_once('/').unwrap_or((image, ""));
    let (parts, image_parts): (Vec<_>, Vec<_>) = (host.split('.').collect(), image_host.split('.').collect());
    parts.len() == image_parts.len()
        && parts.iter().zip(&image_parts).all(|(p, i)| *p == "*" || p == i)
        && image_path.starts_with(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_closest_entry_comes_first() {
        let config = json!({"auths": {
            "https://index.docker.io/v1/": {"auth": base64::engine::general_purpose::STANDARD.encode("u:p")},
            "*.example.org": {"username": "a", "password": "b"},
            "r.example.org/team": {"username": "t", "password": "s"}}});
        let secret = json!({"data": {".dockerconfigjson": base64::engine::general_purpose::STANDARD.encode(config.to_string())}});
        let found = for_image(&secret, "r.example.org/team/x:1");
        assert_eq!(found.iter().map(|a| a.username.as_str()).collect::<Vec<_>>(), ["t", "a"]);
        assert_eq!(for_image(&secret, "nginx")[0].password, "p");
        assert!(for_image(&secret, "other.org/x").is_empty());
    }
}
