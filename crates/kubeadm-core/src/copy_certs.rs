//! The Secret `kubeadm-certs`: authorities for other control-plane nodes,
//! encrypted with a key that only the admin sees (`phases/copycerts`).

use std::path::Path;

use apimachinery::{Value, json};
use aws_lc_rs::aead::{AES_256_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use client::Client;
use client::resources::{ROLE_BINDINGS, ROLES, SECRETS};
use rand::RngCore;

use crate::cluster::{create_or_update, group};
use crate::config::Config;
use crate::constants as c;
use crate::error::{Error, Result, Wrap};

/// Files that travel, with their key in the Secret.
pub const FILES: [(&str, &str); 8] = [
    ("ca.crt", "ca.crt"),
    ("ca.key", "ca.key"),
    ("front-proxy-ca.crt", "front-proxy-ca.crt"),
    ("front-proxy-ca.key", "front-proxy-ca.key"),
    ("sa.pub", "sa.pub"),
    ("sa.key", "sa.key"),
    ("etcd/ca.crt", "etcd-ca.crt"),
    ("etcd/ca.key", "etcd-ca.key"),
];

const NONCE_BYTES: usize = 12;

/// 32 random bytes in hexadecimal.
pub fn new_key() -> String {
    let mut bytes = [0u8; 32];
    rand::rng().fill_bytes(&mut bytes);
    hex::encode(bytes)
}

fn cipher(key: &str) -> Result<LessSafeKey> {
    let bytes = hex::decode(key).wrap(|| "error decoding certificate key".into())?;
    UnboundKey::new(&AES_256_GCM, &bytes)
        .map(LessSafeKey::new)
        .map_err(|_| Error("certificate key is not a valid AES key".into()))
}

/// Nonce, then the sealed bytes, as Go's `gcm.Seal(nonce, nonce, …)`.
pub fn encrypt(key: &str, plain: &[u8]) -> Result<Vec<u8>> {
    let mut nonce = [0u8; NONCE_BYTES];
    rand::rng().fill_bytes(&mut nonce);
    let mut sealed = plain.to_vec();
    cipher(key)?
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
        .map_err(|_| Error("could not encrypt".into()))?;
    let mut out = nonce.to_vec();
    out.extend(sealed);
    Ok(out)
}

pub fn decrypt(key: &str, sealed: &[u8]) -> Result<Vec<u8>> {
    let Some((nonce, rest)) = sealed.split_at_checked(NONCE_BYTES) else {
        return Err(Error("malformed ciphertext".into()));
    };
    let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| Error("malformed nonce".into()))?;
    let mut body = rest.to_vec();
    let plain = cipher(key)?
        .open_in_place(nonce, Aad::empty(), &mut body)
        .map_err(|_| Error("cipher: message authentication failed".into()))?;
    Ok(plain.to_vec())
}

/// Stores the certificates; the Secret dies with a token of two hours.
pub async fn upload(client: &Client, config: &Config, key: &str) -> Result<()> {
    println!("[upload-certs] Storing the certificates in Secret \"kubeadm-certs\" in the \"kube-system\" Namespace");
    let text = crate::token::generate();
    let token = json!({
        "token": text, "ttl": "2h0m0s", "description": "Proxy for managing TTL for the kubeadm-certs secret",
    });
    crate::token::store(client, &[token], false).await?;
    let owner = format!("bootstrap-token-{}", &text[..6]);
    let owner: Value = client.get(&SECRETS, "kube-system", &owner).await?;
    let mut data = apimachinery::Map::new();
    for (file, name) in FILES {
        let path = Path::new(config.certificates_dir()).join(file);
        let bytes = std::fs::read(&path).map_err(|e| Error(crate::error::io_text("open", &path, &e)))?;
        data.insert(name.to_owned(), json!(STANDARD.encode(encrypt(key, &bytes)?)));
    }
    let secret = json!({
        "apiVersion": "v1", "kind": "Secret", "data": data,
        "metadata": {"name": "kubeadm-certs", "namespace": "kube-system", "ownerReferences": [{
            "apiVersion": "v1", "kind": "Secret", "name": owner["metadata"]["name"], "uid": owner["metadata"]["uid"],
            "controller": true, "blockOwnerDeletion": true,
        }]},
    });
    create_or_update(client, &SECRETS, secret).await?;
    let name = "kubeadm:kubeadm-certs";
    let role = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "Role", "metadata": {"name": name, "namespace": "kube-system"},
        "rules": [{"apiGroups": [""], "resourceNames": ["kubeadm-certs"], "resources": ["secrets"], "verbs": ["get"]}],
    });
    create_or_update(client, &ROLES, role).await?;
    let binding = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "RoleBinding", "metadata": {"name": name, "namespace": "kube-system"},
        "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "Role", "name": name}, "subjects": group(c::NODE_TOKEN_GROUP),
    });
    create_or_update(client, &ROLE_BINDINGS, binding).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens_with_its_key_only() {
        let key = new_key();
        let sealed = encrypt(&key, b"secret").unwrap();
        assert_eq!(decrypt(&key, &sealed).unwrap(), b"secret");
        assert!(decrypt(&new_key(), &sealed).is_err());
        assert!(decrypt(&key, &sealed[..5]).is_err());
    }
}
