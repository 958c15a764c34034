//! Encryption at rest, byte for byte as upstream stores it.
//!
//! A stored value is `k8s:enc:PROVIDER:v1:KEYNAME:` and then
//! - `aescbc`: IV (16 bytes), AES-CBC with PKCS#7 padding;
//! - `aesgcm`: nonce (12), AES-GCM with the etcd key as authenticated data;
//! - `secretbox`: nonce (24), XSalsa20-Poly1305.
//!
//! Not here: `kms`.
//!
//! Upstream followed: `apiserver/pkg/server/options/encryptionconfig`,
//! `storage/value/{transformer.go,encrypt}`,
//! `apis/apiserver/validation/validation_encryption.go`.

use std::sync::Arc;

use apimachinery::{ErrorList, FieldError, GroupResource, Path, Value, json};
use aws_lc_rs::aead::{AES_128_GCM, AES_192_GCM, AES_256_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use aws_lc_rs::cipher::{
    AES_128, AES_192, AES_256, DecryptionContext, PaddedBlockDecryptingKey, PaddedBlockEncryptingKey, UnboundCipherKey,
};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::{Bytes, BytesMut};
use crypto_secretbox::aead::AeadInPlace;
use crypto_secretbox::{KeyInit, XSalsa20Poly1305};
use serde::Deserialize;

use crate::transform::{ENCRYPTED_PREFIX, Transformer};

const AES_KEY_BYTES: [usize; 3] = [16, 24, 32];
const SECRETBOX_KEY_BYTES: [usize; 1] = [32];
const CBC_IV_BYTES: usize = 16;
const GCM_NONCE_BYTES: usize = 12;
const SECRETBOX_NONCE_BYTES: usize = 24;
const SECRETBOX_TAG_BYTES: usize = 16;

/// `apiserver.config.k8s.io/v1` EncryptionConfiguration, of
/// `--encryption-provider-config`.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct EncryptionConfiguration {
    pub api_version: String,
    pub kind: String,
    pub resources: Vec<ResourceEncryption>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ResourceEncryption {
    /// `secrets`, `deployments.apps`, `*.apps`, `*.` (core), `*.*`.
    pub resources: Vec<String>,
    /// The first one encrypts, all may decrypt.
    pub providers: Vec<Provider>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Provider {
    pub aescbc: Option<Keys>,
    pub aesgcm: Option<Keys>,
    pub secretbox: Option<Keys>,
    pub identity: Option<Value>,
    pub kms: Option<Value>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Keys {
    pub keys: Vec<Key>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Key {
    pub name: String,
    /// base64.
    pub secret: String,
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Key({})", self.name)
    }
}

impl EncryptionConfiguration {
    /// All problems, worded as upstream.
    pub fn validate(&self) -> ErrorList {
        let root = Path::new("resources");
        let mut errors = ErrorList::new();
        let needed = |path: &Path, what: &str| FieldError::required(path, format!("at least one {what} is required"));
        if self.resources.is_empty() {
            errors.push(needed(&root, "resources"));
        }
        for (at, rule) in self.resources.iter().enumerate() {
            let (resources, providers) = (root.index(at).child("resources"), root.index(at).child("providers"));
            if rule.resources.is_empty() {
                errors.push(needed(&resources, resources.as_str()));
            }
            check_names(&rule.resources, &resources, &mut errors);
            if rule.providers.is_empty() {
                errors.push(needed(&providers, providers.as_str()));
            }
            for (at, provider) in rule.providers.iter().enumerate() {
                provider.validate(&providers.index(at), &mut errors);
            }
        }
        errors
    }

    /// The rules with their ciphers made. The configuration must be valid.
    pub(crate) fn rules(&self) -> Result<Rules, String> {
        let made = self.resources.iter().map(|rule| {
            let transformer: Arc<dyn Transformer> = Arc::new(Providers::new(&rule.providers)?);
            Ok((rule.resources.clone(), transformer))
        });
        made.collect::<Result<_, String>>().map(Rules)
    }
}

/// The resources of each rule and what encrypts them.
#[derive(Default)]
pub(crate) struct Rules(pub(crate) Vec<(Vec<String>, Arc<dyn Transformer>)>);

/// `resource.group` as upstream's ParseGroupResource reads it.
fn split(pattern: &str) -> (&str, &str) {
    pattern.split_once('.').unwrap_or((pattern, ""))
}

pub(crate) fn is_named(pattern: &str, resource: &GroupResource) -> bool {
    let (name, group) = split(pattern);
    (group == "*" || group == resource.group) && (name == "*" || name == resource.resource)
}

fn check_names(resources: &[String], path: &Path, errors: &mut ErrorList) {
    let all = json!(resources);
    let parsed: Vec<_> = resources.iter().map(|r| split(r)).collect();
    let pairs = || parsed.iter().enumerate().flat_map(|(i, a)| parsed.iter().skip(i + 1).map(move |b| (a, b)));
    if pairs().any(|(a, b)| a == b) {
        errors.push(FieldError::invalid(path, &all, "the same resource cannot be specified multiple times"));
    }
    let masks = |a: &(&str, &str), b: &(&str, &str)| {
        a != b && (*a == ("*", "*") || *b == ("*", "*") || (a.1 == b.1 && (a.0 == "*" || b.0 == "*")))
    };
    if pairs().any(|(a, b)| masks(a, b)) {
        errors.push(FieldError::invalid(
            path,
            &all,
            "using overlapping resources such as 'secrets' and '*.' in the same resource list is not allowed as they will be masked",
        ));
    }
    for (at, resource) in resources.iter().enumerate() {
        let (name, group) = split(resource);
        let problem = if resource.chars().any(char::is_uppercase) {
            "resource name should not contain capital letters"
        } else if resource == "*" {
            "use '*.' to encrypt all the resources from core API group or *.* to encrypt all resources"
        } else if ["apiserveripinfo", "serviceipallocations", "servicenodeportallocations"].contains(&resource.as_str())
        {
            "resources which do not have REST API/s cannot be encrypted"
        } else if group == "events.k8s.io" {
            "'*.events.k8s.io' objects are stored using the 'events' API group in etcd. Use 'events' instead in the config file"
        } else if group == "extensions" {
            "'extensions' group has been removed and cannot be used for encryption"
        } else if group == "*" && name != "*" {
            "encrypting the same resource across groups is not supported"
        } else {
            continue;
        };
        errors.push(FieldError::invalid(&path.index(at), &json!(resource), problem));
    }
}

impl Provider {
    fn validate(&self, path: &Path, errors: &mut ErrorList) {
        let present = [
            self.kms.is_some(),
            self.aesgcm.is_some(),
            self.aescbc.is_some(),
            self.secretbox.is_some(),
            self.identity.is_some(),
        ];
        match present.iter().filter(|present| **present).count() {
            0 => errors.push(FieldError::invalid_shown(
                path,
                "{}",
                "provider does not contain any of the expected providers: KMS, AESGCM, AESCBC, Secretbox, Identity",
            )),
            1 => {}
            _ => errors.push(FieldError::invalid_shown(
                path,
                "{}",
                "more than one provider specified in a single element, should split into different list elements",
            )),
        }
        for (keys, name, sizes) in [
            (&self.aesgcm, "aesgcm", &AES_KEY_BYTES[..]),
            (&self.aescbc, "aescbc", &AES_KEY_BYTES[..]),
            (&self.secretbox, "secretbox", &SECRETBOX_KEY_BYTES[..]),
        ] {
            let Some(keys) = keys else { continue };
            let path = path.child(name).child("keys");
            if keys.keys.is_empty() {
                errors.push(FieldError::required(&path, "at least one keys is required"));
            }
            for (at, key) in keys.keys.iter().enumerate() {
                key.validate(&path.index(at), sizes, errors);
            }
        }
    }
}

impl Key {
    fn validate(&self, path: &Path, sizes: &[usize], errors: &mut ErrorList) {
        if self.name.is_empty() {
            errors.push(FieldError::required(&path.child("name"), "name is a mandatory field for a key"));
        }
        let path = path.child("secret");
        if self.secret.is_empty() {
            errors.push(FieldError::required(&path, "secret is a mandatory field for a key"));
            return;
        }
        match STANDARD.decode(&self.secret) {
            Err(_) => errors.push(FieldError::invalid_shown(&path, "\"REDACTED\"", "secrets must be base64 encoded")),
            Ok(secret) if !sizes.contains(&secret.len()) => {
                let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
                errors.push(FieldError::invalid_shown(
                    &path,
                    "\"REDACTED\"",
                    format!(
                        "secret is not of the expected length, got {}, expected one of [{}]",
                        secret.len(),
                        sizes.join(" ")
                    ),
                ));
            }
            Ok(_) => {}
        }
    }
}

/// Providers of one rule.
struct Providers(Vec<One>);

struct One {
    /// With the version: `k8s:enc:aescbc:v1:`; empty for identity.
    prefix: &'static [u8],
    no_key: &'static str,
    /// By `name:`.
    keys: Vec<(Vec<u8>, Cipher)>,
}

enum Cipher {
    Cbc(Vec<u8>),
    Gcm(Box<LessSafeKey>),
    Secretbox(Box<XSalsa20Poly1305>),
}

impl Providers {
    fn new(providers: &[Provider]) -> Result<Self, String> {
        providers.iter().map(One::new).collect::<Result<_, _>>().map(Providers)
    }
}

impl One {
    fn new(provider: &Provider) -> Result<Self, String> {
        const AES: &str = "no matching key was found for the provided AES transformer";
        const SECRETBOX: &str = "no matching key was found for the provided Secretbox transformer";
        let keys = |keys: &Keys, cipher: fn(Vec<u8>) -> Option<Cipher>| -> Result<Vec<(Vec<u8>, Cipher)>, String> {
            let one = |key: &Key| {
                let secret = STANDARD
                    .decode(&key.secret)
                    .map_err(|error| format!("could not obtain secret for named key {}: {error}", key.name))?;
                let cipher = cipher(secret).ok_or_else(|| {
                    format!("error while creating cipher for named key {}: invalid key size", key.name)
                })?;
                Ok((format!("{}:", key.name).into_bytes(), cipher))
            };
            keys.keys.iter().map(one).collect()
        };
        Ok(match provider {
            Provider { aescbc: Some(config), .. } => {
                One { prefix: b"k8s:enc:aescbc:v1:", no_key: AES, keys: keys(config, Cipher::cbc)? }
            }
            Provider { aesgcm: Some(config), .. } => {
                One { prefix: b"k8s:enc:aesgcm:v1:", no_key: AES, keys: keys(config, Cipher::gcm)? }
            }
            Provider { secretbox: Some(config), .. } => {
                One { prefix: b"k8s:enc:secretbox:v1:", no_key: SECRETBOX, keys: keys(config, Cipher::secretbox)? }
            }
            Provider { identity: Some(_), .. } => One { prefix: b"", no_key: "", keys: Vec::new() },
            Provider { kms: Some(_), .. } => return Err("the kms provider is not supported".into()),
            _ => {
                return Err(
                    "provider does not contain any of the expected providers: KMS, AESGCM, AESCBC, Secretbox, Identity"
                        .into(),
                );
            }
        })
    }

    fn is_identity(&self) -> bool {
        self.prefix.is_empty()
    }

    /// The plain bytes, and whether another key than the first was used.
    fn open(&self, key: &str, stored: &[u8]) -> Result<(Bytes, bool), String> {
        let mut failure = None;
        for (at, (name, cipher)) in self.keys.iter().enumerate() {
            let Some(data) = stored.strip_prefix(name.as_slice()) else { continue };
            match cipher.open(key.as_bytes(), data) {
                Ok(plain) => return Ok((plain, at != 0)),
                Err(error) => failure = Some(error),
            }
        }
        Err(failure.unwrap_or_else(|| self.no_key.to_owned()))
    }
}

impl Transformer for Providers {
    fn open(&self, key: &str, stored: Bytes) -> Result<(Bytes, bool), String> {
        let mut failures = Vec::new();
        for (at, provider) in self.0.iter().enumerate() {
            if provider.is_identity() {
                if !stored.starts_with(ENCRYPTED_PREFIX) {
                    return Ok((stored, at != 0));
                }
                continue;
            }
            let Some(data) = stored.strip_prefix(provider.prefix) else { continue };
            match provider.open(key, data) {
                Ok((plain, stale)) => return Ok((plain, stale || at != 0)),
                Err(error) => failures.push(error),
            }
        }
        match failures.len() {
            0 => Err("no matching prefix found".into()),
            1 => Err(failures.remove(0)),
            _ => Err(format!("[{}]", failures.join(", "))),
        }
    }

    fn seal(&self, key: &str, plain: Bytes) -> Result<Bytes, String> {
        let Some(provider) = self.0.first() else { return Ok(plain) };
        if provider.is_identity() {
            return Ok(plain);
        }
        let Some((name, cipher)) = provider.keys.first() else { return Err("no key".into()) };
        let mut out = BytesMut::with_capacity(provider.prefix.len() + name.len() + plain.len() + 64);
        out.extend_from_slice(provider.prefix);
        out.extend_from_slice(name);
        cipher.seal(key.as_bytes(), &plain, &mut out)?;
        Ok(out.freeze())
    }
}

const FAILED: &str = "cipher: message authentication failed";
const TOO_SHORT: &str = "the stored data was shorter than the required size";

impl Cipher {
    fn cbc(secret: Vec<u8>) -> Option<Cipher> {
        cbc_key(&secret)?;
        Some(Cipher::Cbc(secret))
    }

    fn gcm(secret: Vec<u8>) -> Option<Cipher> {
        let algorithm = match secret.len() {
            16 => &AES_128_GCM,
            24 => &AES_192_GCM,
            32 => &AES_256_GCM,
            _ => return None,
        };
        let key = UnboundKey::new(algorithm, &secret).ok()?;
        Some(Cipher::Gcm(Box::new(LessSafeKey::new(key))))
    }

    fn secretbox(secret: Vec<u8>) -> Option<Cipher> {
        Some(Cipher::Secretbox(Box::new(XSalsa20Poly1305::new_from_slice(&secret).ok()?)))
    }

    fn open(&self, key: &[u8], data: &[u8]) -> Result<Bytes, String> {
        match self {
            Cipher::Cbc(secret) => {
                let (iv, sealed) = data.split_at_checked(CBC_IV_BYTES).ok_or(TOO_SHORT)?;
                let iv: [u8; CBC_IV_BYTES] = iv.try_into().map_err(|_| TOO_SHORT)?;
                let unbound = cbc_key(secret).ok_or("invalid key size")?;
                let opener = PaddedBlockDecryptingKey::cbc_pkcs7(unbound).map_err(|_| "invalid key size")?;
                let mut buffer = sealed.to_vec();
                let plain = opener
                    .decrypt(&mut buffer, DecryptionContext::Iv128(iv.into()))
                    .map_err(|_| "invalid PKCS7 data (empty or not padded)")?;
                Ok(Bytes::copy_from_slice(plain))
            }
            Cipher::Gcm(opener) => {
                let (nonce, sealed) = data.split_at_checked(GCM_NONCE_BYTES).ok_or(TOO_SHORT)?;
                let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| TOO_SHORT)?;
                let mut buffer = sealed.to_vec();
                let length = opener.open_in_place(nonce, Aad::from(key), &mut buffer).map_err(|_| FAILED)?.len();
                buffer.truncate(length);
                Ok(buffer.into())
            }
            Cipher::Secretbox(opener) => {
                if data.len() < SECRETBOX_NONCE_BYTES + SECRETBOX_TAG_BYTES {
                    return Err(TOO_SHORT.into());
                }
                let (nonce, sealed) = data.split_at(SECRETBOX_NONCE_BYTES);
                let mut buffer = sealed.to_vec();
                opener
                    .decrypt_in_place(nonce.into(), b"", &mut buffer)
                    .map_err(|_| "output array was not large enough for encryption")?;
                Ok(buffer.into())
            }
        }
    }

    fn seal(&self, key: &[u8], plain: &[u8], out: &mut BytesMut) -> Result<(), String> {
        match self {
            Cipher::Cbc(secret) => {
                let unbound = cbc_key(secret).ok_or("invalid key size")?;
                let sealer = PaddedBlockEncryptingKey::cbc_pkcs7(unbound).map_err(|_| "invalid key size")?;
                let mut buffer = plain.to_vec();
                let context = sealer.encrypt(&mut buffer).map_err(|_| "encryption failed")?;
                let iv: &[u8] = (&context).try_into().map_err(|_| "no IV")?;
                out.extend_from_slice(iv);
                out.extend_from_slice(&buffer);
            }
            Cipher::Gcm(sealer) => {
                let nonce: [u8; GCM_NONCE_BYTES] = random()?;
                out.extend_from_slice(&nonce);
                let mut buffer = plain.to_vec();
                sealer
                    .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(key), &mut buffer)
                    .map_err(|_| "encryption failed")?;
                out.extend_from_slice(&buffer);
            }
            Cipher::Secretbox(sealer) => {
                let nonce: [u8; SECRETBOX_NONCE_BYTES] = random()?;
                out.extend_from_slice(&nonce);
                let mut buffer = plain.to_vec();
                sealer.encrypt_in_place(nonce.as_slice().into(), b"", &mut buffer).map_err(|_| "encryption failed")?;
                out.extend_from_slice(&buffer);
            }
        }
        Ok(())
    }
}

fn cbc_key(secret: &[u8]) -> Option<UnboundCipherKey> {
    let algorithm = match secret.len() {
        16 => &AES_128,
        24 => &AES_192,
        32 => &AES_256,
        _ => return None,
    };
    UnboundCipherKey::new(algorithm, secret).ok()
}

fn random<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    aws_lc_rs::rand::fill(&mut bytes).map_err(|_| "no randomness")?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Identity;

    fn configuration(providers: Value) -> EncryptionConfiguration {
        serde_json::from_value(json!({"resources": [{"resources": ["secrets", "*.apps"], "providers": providers}]}))
            .unwrap()
    }

    fn keys(names: &[(&str, u8, usize)]) -> Value {
        let keys: Vec<Value> = names
            .iter()
            .map(|(name, byte, length)| json!({"name": name, "secret": STANDARD.encode(vec![*byte; *length])}))
            .collect();
        json!({ "keys": keys })
    }

    fn transformer(providers: Value) -> Arc<dyn Transformer> {
        configuration(providers).rules().unwrap().transformer(&GroupResource::new("", "secrets"))
    }

    #[test]
    fn each_provider_reads_what_it_wrote() {
        for (provider, lengths) in [("aescbc", &[16, 24, 32][..]), ("aesgcm", &[16, 24, 32]), ("secretbox", &[32])] {
            for length in lengths {
                let transformer = transformer(json!([{provider: keys(&[("key1", 7, *length)])}]));
                for plain in [&b""[..], b"a value", &[9; 1000]] {
                    let plain = Bytes::copy_from_slice(plain);
                    let stored = transformer.seal("/registry/secrets/n/a", plain.clone()).unwrap();
                    let prefix = format!("k8s:enc:{provider}:v1:key1:");
                    assert!(stored.starts_with(prefix.as_bytes()));
                    assert_eq!(transformer.open("/registry/secrets/n/a", stored), Ok((plain, false)));
                }
            }
        }
    }

    /// Written by upstream's transformers for `/registry/secrets/n/a`.
    #[test]
    fn upstreams_values_are_read() {
        for (provider, sealed) in [
            ("aescbc", "bP9czbCZPDbfcOuRUACfl7vMqYqIis3ftJJQakeVPLY="),
            ("aesgcm", "+87uIxiigIikenodgXXDjCEXxy71tTlGWTpoQXXSHAMl2xE="),
            ("secretbox", "dGrIWzhSF5K4t3cn0SE+CWQP3xk1tYk0J01kHwdxg0Ff8raLSQLik8vOJhXOxO0="),
        ] {
            let mut stored = format!("k8s:enc:{provider}:v1:key1:").into_bytes();
            stored.extend(STANDARD.decode(sealed).unwrap());
            let transformer = transformer(json!([{provider: keys(&[("key1", 7, 32)])}]));
            assert_eq!(transformer.open("/registry/secrets/n/a", stored.into()), Ok(("a value".into(), false)));
        }
    }

    #[test]
    fn keys_and_providers_rotate() {
        let old = transformer(json!([{"aescbc": keys(&[("old", 1, 32)])}]));
        let stored = old.seal("k", "v".into()).unwrap();
        let both = transformer(json!([{"aescbc": keys(&[("new", 2, 32), ("old", 1, 32)])}, {"identity": {}}]));
        assert_eq!(both.open("k", stored.clone()), Ok(("v".into(), true)));
        assert_eq!(both.open("k", "plain".into()), Ok(("plain".into(), true)));
        let away = transformer(json!([{"identity": {}}, {"aescbc": keys(&[("old", 1, 32)])}]));
        assert_eq!(away.open("k", stored.clone()), Ok(("v".into(), true)));
        assert_eq!(away.seal("k", "v".into()), Ok("v".into()));
        let lost = transformer(json!([{"aescbc": keys(&[("new", 2, 32)])}]));
        assert_eq!(
            lost.open("k", stored.clone()).unwrap_err(),
            "no matching key was found for the provided AES transformer"
        );
        assert_eq!(lost.open("k", "plain".into()).unwrap_err(), "no matching prefix found");
        assert_eq!(Identity.open("k", stored).unwrap_err(), "identity transformer tried to read encrypted data");
    }

    #[test]
    fn gcm_binds_a_value_to_its_key() {
        let transformer = transformer(json!([{"aesgcm": keys(&[("a", 1, 32)])}]));
        let stored = transformer.seal("/registry/secrets/n/a", "v".into()).unwrap();
        assert_eq!(transformer.open("/registry/secrets/n/b", stored).unwrap_err(), FAILED);
    }

    #[test]
    fn rules_name_resources() {
        let configuration = configuration(json!([{"secretbox": keys(&[("a", 1, 32)])}]));
        let encrypts = |group: &str, resource: &str| {
            configuration.rules().unwrap().transformer(&GroupResource::new(group, resource)).encrypts()
        };
        assert!(encrypts("", "secrets"));
        assert!(encrypts("apps", "deployments"));
        assert!(!encrypts("", "configmaps"));
    }

    #[test]
    fn problems_read_as_upstream() {
        let configuration: EncryptionConfiguration = serde_json::from_value(json!({"resources": [
            {"resources": ["secrets", "*.", "Pods"], "providers": [
                {"aescbc": {"keys": [{"name": "a", "secret": STANDARD.encode([0; 5])}]}, "identity": {}}]},
            {"resources": [], "providers": []},
        ]}))
        .unwrap();
        let problems: Vec<String> = configuration.validate().iter().map(ToString::to_string).collect();
        assert_eq!(
            problems,
            [
                "resources[0].resources: Invalid value: [\"secrets\",\"*.\",\"Pods\"]: using overlapping resources such as 'secrets' and '*.' in the same resource list is not allowed as they will be masked",
                "resources[0].resources[2]: Invalid value: \"Pods\": resource name should not contain capital letters",
                "resources[0].providers[0]: Invalid value: {}: more than one provider specified in a single element, should split into different list elements",
                "resources[0].providers[0].aescbc.keys[0].secret: Invalid value: \"REDACTED\": secret is not of the expected length, got 5, expected one of [16 24 32]",
                "resources[1].resources: Required value: at least one resources[1].resources is required",
                "resources[1].providers: Required value: at least one resources[1].providers is required",
            ]
        );
    }
}
