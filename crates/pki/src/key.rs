//! Private and public keys: RSA and ECDSA (P-256, P-384, P-521), Ed25519 for
//! reading. PEM forms PKCS#1, SEC1, PKCS#8 in; PKCS#1 or SEC1 out, as
//! client-go's keyutil does.

use std::fmt;
use std::sync::Arc;

use aws_lc_rs::encoding::{AsDer, EcPrivateKeyRfc5915Der, Pkcs8V1Der, PublicKeyX509Der};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::rsa::KeySize;
use aws_lc_rs::signature::{self, EcdsaKeyPair, Ed25519KeyPair, KeyPair, RsaKeyPair};

use crate::{Error, Result, der, pems};

/// What `--cluster-signing`, kubeadm's `encryptionAlgorithm` and the like name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum KeyAlgorithm {
    #[default]
    Rsa2048,
    Rsa3072,
    Rsa4096,
    EcdsaP256,
    EcdsaP384,
    EcdsaP521,
    Ed25519,
    /// An RSA key of another size, read from a file.
    RsaOther,
}

impl KeyAlgorithm {
    /// kubeadm's names: `RSA-2048`, `ECDSA-P256`, …
    pub fn from_kubeadm_name(name: &str) -> Option<Self> {
        Some(match name {
            "" | "RSA-2048" => KeyAlgorithm::Rsa2048,
            "RSA-3072" => KeyAlgorithm::Rsa3072,
            "RSA-4096" => KeyAlgorithm::Rsa4096,
            "ECDSA-P256" => KeyAlgorithm::EcdsaP256,
            "ECDSA-P384" => KeyAlgorithm::EcdsaP384,
            _ => return None,
        })
    }

    pub fn is_rsa(self) -> bool {
        matches!(self, KeyAlgorithm::Rsa2048 | KeyAlgorithm::Rsa3072 | KeyAlgorithm::Rsa4096 | KeyAlgorithm::RsaOther)
    }
}

/// A JWS algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JwsAlgorithm {
    Rs256,
    Es256,
    Es384,
    Es512,
}

impl JwsAlgorithm {
    pub fn as_str(self) -> &'static str {
        match self {
            JwsAlgorithm::Rs256 => "RS256",
            JwsAlgorithm::Es256 => "ES256",
            JwsAlgorithm::Es384 => "ES384",
            JwsAlgorithm::Es512 => "ES512",
        }
    }
}

enum Pair {
    Rsa(RsaKeyPair),
    /// One pair gives ASN.1 signatures (certificates), the other fixed ones (JWS).
    Ecdsa {
        asn1: EcdsaKeyPair,
        fixed: EcdsaKeyPair,
    },
    Ed25519(Ed25519KeyPair),
}

/// Cheap to clone; never shown by `Debug`.
#[derive(Clone)]
pub struct PrivateKey {
    pair: Arc<Pair>,
    algorithm: KeyAlgorithm,
    public: PublicKey,
}

impl fmt::Debug for PrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PrivateKey({:?})", self.algorithm)
    }
}

fn broken(_: impl fmt::Debug) -> Error {
    Error::Key("data does not contain a valid private key".into())
}

impl PrivateKey {
    pub fn generate(algorithm: KeyAlgorithm) -> Result<Self> {
        let failed = |_| Error::Key("unable to generate a private key".into());
        let rsa = |size| RsaKeyPair::generate(size).map_err(failed).and_then(Self::from_rsa);
        match algorithm {
            KeyAlgorithm::Rsa2048 | KeyAlgorithm::RsaOther => rsa(KeySize::Rsa2048),
            KeyAlgorithm::Rsa3072 => rsa(KeySize::Rsa3072),
            KeyAlgorithm::Rsa4096 => rsa(KeySize::Rsa4096),
            KeyAlgorithm::Ed25519 => Self::from_ed25519(Ed25519KeyPair::generate().map_err(failed)?),
            ecdsa => {
                let (asn1, _) = ecdsa_algorithms(ecdsa);
                let pair = EcdsaKeyPair::generate(asn1).map_err(failed)?;
                let pkcs8 = pair.to_pkcs8v1().map_err(failed)?;
                Self::from_ecdsa_der(ecdsa, pkcs8.as_ref())
            }
        }
    }

    fn from_rsa(pair: RsaKeyPair) -> Result<Self> {
        let algorithm = match pair.public_modulus_len() {
            256 => KeyAlgorithm::Rsa2048,
            384 => KeyAlgorithm::Rsa3072,
            512 => KeyAlgorithm::Rsa4096,
            _ => KeyAlgorithm::RsaOther,
        };
        let spki: PublicKeyX509Der = pair.public_key().as_der().map_err(broken)?;
        let public = PublicKey::from_spki_der(spki.as_ref())?;
        Ok(PrivateKey { pair: Arc::new(Pair::Rsa(pair)), algorithm, public })
    }

    fn from_ed25519(pair: Ed25519KeyPair) -> Result<Self> {
        let spki: PublicKeyX509Der = pair.public_key().as_der().map_err(broken)?;
        let public = PublicKey::from_spki_der(spki.as_ref())?;
        Ok(PrivateKey { pair: Arc::new(Pair::Ed25519(pair)), algorithm: KeyAlgorithm::Ed25519, public })
    }

    fn from_ecdsa_der(algorithm: KeyAlgorithm, der: &[u8]) -> Result<Self> {
        let (asn1, fixed) = ecdsa_algorithms(algorithm);
        let asn1 = EcdsaKeyPair::from_private_key_der(asn1, der).map_err(broken)?;
        let fixed = EcdsaKeyPair::from_private_key_der(fixed, der).map_err(broken)?;
        let spki: PublicKeyX509Der = asn1.public_key().as_der().map_err(broken)?;
        let public = PublicKey::from_spki_der(spki.as_ref())?;
        Ok(PrivateKey { pair: Arc::new(Pair::Ecdsa { asn1, fixed }), algorithm, public })
    }

    /// PKCS#1, SEC1 or PKCS#8, whichever the bytes are.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        if let Ok(pair) = RsaKeyPair::from_pkcs8(der).or_else(|_| RsaKeyPair::from_der(der)) {
            return Self::from_rsa(pair);
        }
        for curve in [KeyAlgorithm::EcdsaP256, KeyAlgorithm::EcdsaP384, KeyAlgorithm::EcdsaP521] {
            if let Ok(key) = Self::from_ecdsa_der(curve, der) {
                return Ok(key);
            }
        }
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der).map_err(broken)?;
        Self::from_ed25519(pair)
    }

    /// The first private key block of a PEM text; other blocks are skipped.
    pub fn from_pem(text: &str) -> Result<Self> {
        for block in pems::decode_all(text) {
            if matches!(block.label.as_str(), pems::RSA_PRIVATE_KEY | pems::EC_PRIVATE_KEY | pems::PRIVATE_KEY) {
                return Self::from_der(&block.der);
            }
        }
        Err(Error::Key("data does not contain a valid RSA or ECDSA private key".into()))
    }

    pub fn algorithm(&self) -> KeyAlgorithm {
        self.algorithm
    }

    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    pub fn to_pkcs8_der(&self) -> Result<Vec<u8>> {
        match &*self.pair {
            Pair::Rsa(pair) => {
                let der: Pkcs8V1Der = pair.as_der().map_err(broken)?;
                Ok(der.as_ref().to_vec())
            }
            Pair::Ecdsa { asn1, .. } => Ok(asn1.to_pkcs8v1().map_err(broken)?.as_ref().to_vec()),
            Pair::Ed25519(pair) => Ok(pair.to_pkcs8v1().map_err(broken)?.as_ref().to_vec()),
        }
    }

    /// `RSA PRIVATE KEY` (PKCS#1), `EC PRIVATE KEY` (SEC1), else `PRIVATE KEY`:
    /// keyutil.MarshalPrivateKeyToPEM.
    pub fn to_pem(&self) -> Result<String> {
        match &*self.pair {
            Pair::Rsa(_) => {
                // PrivateKeyInfo is version, algorithm, OCTET STRING of the PKCS#1 key.
                let pkcs8 = self.to_pkcs8_der()?;
                let version = der::read(der::read(&pkcs8)?.content)?;
                let algorithm = der::read(version.rest)?;
                let key = der::read(algorithm.rest)?;
                Ok(pems::encode(pems::RSA_PRIVATE_KEY, key.content))
            }
            Pair::Ecdsa { asn1, .. } => {
                let sec1: EcPrivateKeyRfc5915Der = asn1.private_key().as_der().map_err(broken)?;
                Ok(pems::encode(pems::EC_PRIVATE_KEY, sec1.as_ref()))
            }
            Pair::Ed25519(_) => self.to_pkcs8_pem(),
        }
    }

    pub fn to_pkcs8_pem(&self) -> Result<String> {
        Ok(pems::encode(pems::PRIVATE_KEY, &self.to_pkcs8_der()?))
    }

    /// A signature for certificates and requests, under [`x509_algorithm`](Self::x509_algorithm).
    pub(crate) fn sign_x509(&self, message: &[u8]) -> Result<Vec<u8>> {
        let failed = |_| Error::Key("signing failed".into());
        let random = SystemRandom::new();
        match &*self.pair {
            Pair::Rsa(pair) => {
                let mut out = vec![0; pair.public_modulus_len()];
                pair.sign(&signature::RSA_PKCS1_SHA256, &random, message, &mut out).map_err(failed)?;
                Ok(out)
            }
            Pair::Ecdsa { asn1, .. } => Ok(asn1.sign(&random, message).map_err(failed)?.as_ref().to_vec()),
            Pair::Ed25519(pair) => Ok(pair.sign(message).as_ref().to_vec()),
        }
    }

    /// DER of the AlgorithmIdentifier of this key's certificate signatures.
    pub(crate) fn x509_algorithm(&self) -> Vec<u8> {
        let oid = match self.algorithm {
            KeyAlgorithm::EcdsaP256 => "1.2.840.10045.4.3.2",
            KeyAlgorithm::EcdsaP384 => "1.2.840.10045.4.3.3",
            KeyAlgorithm::EcdsaP521 => "1.2.840.10045.4.3.4",
            KeyAlgorithm::Ed25519 => "1.3.101.112",
            _ => return der::sequence(&[der::oid("1.2.840.113549.1.1.11"), vec![5, 0]]),
        };
        der::sequence(&[der::oid(oid)])
    }

    pub fn jws_algorithm(&self) -> Result<JwsAlgorithm> {
        self.public.jws_algorithm()
    }

    pub fn sign_jws(&self, message: &[u8]) -> Result<Vec<u8>> {
        let failed = |_| Error::Key("signing failed".into());
        let random = SystemRandom::new();
        match &*self.pair {
            Pair::Rsa(pair) => {
                let mut out = vec![0; pair.public_modulus_len()];
                pair.sign(&signature::RSA_PKCS1_SHA256, &random, message, &mut out).map_err(failed)?;
                Ok(out)
            }
            Pair::Ecdsa { fixed, .. } => Ok(fixed.sign(&random, message).map_err(failed)?.as_ref().to_vec()),
            Pair::Ed25519(_) => Err(Error::Key(
                "unknown private key type, must be *rsa.PrivateKey, *ecdsa.PrivateKey, or jose.OpaqueSigner".into(),
            )),
        }
    }
}

fn ecdsa_algorithms(
    algorithm: KeyAlgorithm,
) -> (&'static signature::EcdsaSigningAlgorithm, &'static signature::EcdsaSigningAlgorithm) {
    match algorithm {
        KeyAlgorithm::EcdsaP384 => {
            (&signature::ECDSA_P384_SHA384_ASN1_SIGNING, &signature::ECDSA_P384_SHA384_FIXED_SIGNING)
        }
        KeyAlgorithm::EcdsaP521 => {
            (&signature::ECDSA_P521_SHA512_ASN1_SIGNING, &signature::ECDSA_P521_SHA512_FIXED_SIGNING)
        }
        _ => (&signature::ECDSA_P256_SHA256_ASN1_SIGNING, &signature::ECDSA_P256_SHA256_FIXED_SIGNING),
    }
}

/// A public key as its SubjectPublicKeyInfo.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PublicKey {
    spki: Arc<[u8]>,
    algorithm: KeyAlgorithm,
    /// Content of the BIT STRING: PKCS#1 RSAPublicKey, an EC point, an Ed25519 key.
    bits: Arc<[u8]>,
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({:?}, {})", self.algorithm, self.key_id())
    }
}

impl PublicKey {
    pub fn from_spki_der(spki: &[u8]) -> Result<Self> {
        let bad = || Error::Key("data does not contain a valid public key".into());
        let outer = der::read(spki).map_err(|_| bad())?;
        let algorithm_id = der::read(outer.content).map_err(|_| bad())?;
        let bits = der::read(algorithm_id.rest).map_err(|_| bad())?;
        let oid = der::read(algorithm_id.content).map_err(|_| bad())?;
        if outer.tag != der::SEQUENCE || bits.tag != der::BIT_STRING || bits.content.is_empty() {
            return Err(bad());
        }
        let bits = &bits.content[1..];
        let is = |dotted: &str| oid.raw == der::oid(dotted);
        let algorithm = if is("1.2.840.113549.1.1.1") {
            let modulus = der::read(der::read(bits).map_err(|_| bad())?.content).map_err(|_| bad())?;
            match modulus.content.iter().skip_while(|b| **b == 0).count() {
                256 => KeyAlgorithm::Rsa2048,
                384 => KeyAlgorithm::Rsa3072,
                512 => KeyAlgorithm::Rsa4096,
                _ => KeyAlgorithm::RsaOther,
            }
        } else if is("1.2.840.10045.2.1") {
            if oid.rest == der::oid("1.2.840.10045.3.1.7") {
                KeyAlgorithm::EcdsaP256
            } else if oid.rest == der::oid("1.3.132.0.34") {
                KeyAlgorithm::EcdsaP384
            } else if oid.rest == der::oid("1.3.132.0.35") {
                KeyAlgorithm::EcdsaP521
            } else {
                return Err(Error::Key("x509: unsupported elliptic curve".into()));
            }
        } else if is("1.3.101.112") {
            KeyAlgorithm::Ed25519
        } else {
            return Err(Error::Key("x509: unknown public key algorithm".into()));
        };
        Ok(PublicKey { spki: outer.raw.into(), algorithm, bits: bits.into() })
    }

    /// All public keys of a PEM text, in order: `PUBLIC KEY`, `RSA PUBLIC KEY`,
    /// the key of a `CERTIFICATE`, and the public half of private keys
    /// (keyutil.ParsePublicKeysPEM).
    pub fn all_from_pem(text: &str) -> Result<Vec<Self>> {
        let mut keys = Vec::new();
        for block in pems::decode_all(text) {
            match block.label.as_str() {
                pems::PUBLIC_KEY => keys.extend(Self::from_spki_der(&block.der)),
                pems::RSA_PUBLIC_KEY => keys.extend(Self::from_pkcs1_der(&block.der)),
                pems::CERTIFICATE => {
                    keys.extend(crate::Certificate::from_der(&block.der).map(|c| c.public_key().clone()));
                }
                pems::RSA_PRIVATE_KEY | pems::EC_PRIVATE_KEY | pems::PRIVATE_KEY => {
                    keys.extend(PrivateKey::from_der(&block.der).map(|key| key.public));
                }
                _ => {}
            }
        }
        if keys.is_empty() {
            return Err(Error::Key("data does not contain any valid RSA or ECDSA public keys".into()));
        }
        Ok(keys)
    }

    pub fn from_pkcs1_der(pkcs1: &[u8]) -> Result<Self> {
        let algorithm = der::sequence(&[der::oid("1.2.840.113549.1.1.1"), vec![5, 0]]);
        Self::from_spki_der(&der::sequence(&[algorithm, der::bit_string(pkcs1)]))
    }

    pub fn spki_der(&self) -> &[u8] {
        &self.spki
    }

    pub fn algorithm(&self) -> KeyAlgorithm {
        self.algorithm
    }

    pub(crate) fn bits(&self) -> &[u8] {
        &self.bits
    }

    pub fn to_pem(&self) -> String {
        pems::encode(pems::PUBLIC_KEY, &self.spki)
    }

    /// `kid` of ServiceAccount tokens: unpadded URL-safe base64 of the SHA-256
    /// of the SubjectPublicKeyInfo (`keyIDFromPublicKey`).
    pub fn key_id(&self) -> String {
        use base64::Engine;
        use sha2::Digest;
        base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(sha2::Sha256::digest(&self.spki))
    }

    /// Modulus and exponent of an RSA key, big-endian without leading zeros.
    pub fn rsa_numbers(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        if !self.algorithm.is_rsa() {
            return None;
        }
        let modulus = der::read(der::read(&self.bits).ok()?.content).ok()?;
        let exponent = der::read(modulus.rest).ok()?;
        let trim = |bytes: &[u8]| bytes.iter().copied().skip_while(|b| *b == 0).collect();
        Some((trim(modulus.content), trim(exponent.content)))
    }

    /// Curve name and coordinates, each as long as the field.
    pub fn ec_point(&self) -> Option<(&'static str, &[u8], &[u8])> {
        let (curve, size) = match self.algorithm {
            KeyAlgorithm::EcdsaP256 => ("P-256", 32),
            KeyAlgorithm::EcdsaP384 => ("P-384", 48),
            KeyAlgorithm::EcdsaP521 => ("P-521", 66),
            _ => return None,
        };
        let point = self.bits.strip_prefix(&[4])?;
        if point.len() != 2 * size {
            return None;
        }
        Some((curve, &point[..size], &point[size..]))
    }

    pub fn jws_algorithm(&self) -> Result<JwsAlgorithm> {
        Ok(match self.algorithm {
            KeyAlgorithm::EcdsaP256 => JwsAlgorithm::Es256,
            KeyAlgorithm::EcdsaP384 => JwsAlgorithm::Es384,
            KeyAlgorithm::EcdsaP521 => JwsAlgorithm::Es512,
            KeyAlgorithm::Ed25519 => {
                return Err(Error::Key(
                    "unknown public key type, must be *rsa.PublicKey, *ecdsa.PublicKey, or jose.OpaqueSigner".into(),
                ));
            }
            _ => JwsAlgorithm::Rs256,
        })
    }

    pub fn verify_jws(&self, message: &[u8], signed: &[u8]) -> bool {
        use signature::VerificationAlgorithm;
        let known: &'static dyn VerificationAlgorithm = match self.algorithm {
            KeyAlgorithm::EcdsaP256 => &signature::ECDSA_P256_SHA256_FIXED,
            KeyAlgorithm::EcdsaP384 => &signature::ECDSA_P384_SHA384_FIXED,
            KeyAlgorithm::EcdsaP521 => &signature::ECDSA_P521_SHA512_FIXED,
            KeyAlgorithm::Ed25519 => return false,
            _ => &signature::RSA_PKCS1_2048_8192_SHA256,
        };
        known.verify_sig(self.bits(), message, signed).is_ok()
    }

    /// Checks a certificate's or request's signature. `algorithm` is the dotted
    /// identifier. SHA-1 and MD5 are refused, as Go refuses them.
    pub fn verify_x509(&self, algorithm: &str, message: &[u8], signed: &[u8]) -> Result<()> {
        use signature::VerificationAlgorithm;
        let known: &'static dyn VerificationAlgorithm = match (algorithm, self.algorithm) {
            ("1.2.840.113549.1.1.11", k) if k.is_rsa() => &signature::RSA_PKCS1_2048_8192_SHA256,
            ("1.2.840.113549.1.1.12", k) if k.is_rsa() => &signature::RSA_PKCS1_2048_8192_SHA384,
            ("1.2.840.113549.1.1.13", k) if k.is_rsa() => &signature::RSA_PKCS1_2048_8192_SHA512,
            ("1.2.840.10045.4.3.2", KeyAlgorithm::EcdsaP256) => &signature::ECDSA_P256_SHA256_ASN1,
            ("1.2.840.10045.4.3.3", KeyAlgorithm::EcdsaP256) => &signature::ECDSA_P256_SHA384_ASN1,
            ("1.2.840.10045.4.3.2", KeyAlgorithm::EcdsaP384) => &signature::ECDSA_P384_SHA256_ASN1,
            ("1.2.840.10045.4.3.3", KeyAlgorithm::EcdsaP384) => &signature::ECDSA_P384_SHA384_ASN1,
            ("1.2.840.10045.4.3.2", KeyAlgorithm::EcdsaP521) => &signature::ECDSA_P521_SHA256_ASN1,
            ("1.2.840.10045.4.3.3", KeyAlgorithm::EcdsaP521) => &signature::ECDSA_P521_SHA384_ASN1,
            ("1.2.840.10045.4.3.4", KeyAlgorithm::EcdsaP521) => &signature::ECDSA_P521_SHA512_ASN1,
            ("1.3.101.112", KeyAlgorithm::Ed25519) => &signature::ED25519,
            ("1.2.840.113549.1.1.5" | "1.2.840.10045.4.1", _) => {
                return Err(Error::Verify("cannot verify signature: insecure algorithm SHA1-RSA".into()));
            }
            _ => return Err(Error::Verify("cannot verify signature: algorithm unimplemented".into())),
        };
        known
            .verify_sig(self.bits(), message, signed)
            .map_err(|_| Error::Verify("certificate signed by unknown authority".into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_survive_every_pem_form() {
        for algorithm in [KeyAlgorithm::Rsa2048, KeyAlgorithm::EcdsaP256, KeyAlgorithm::EcdsaP384] {
            let key = PrivateKey::generate(algorithm).unwrap();
            for text in [key.to_pem().unwrap(), key.to_pkcs8_pem().unwrap()] {
                let back = PrivateKey::from_pem(&text).unwrap();
                assert_eq!((back.algorithm(), back.public()), (algorithm, key.public()));
            }
            let public = PublicKey::all_from_pem(&key.public().to_pem()).unwrap();
            assert_eq!(public, [key.public().clone()]);
        }
    }

    #[test]
    fn pem_labels_are_kubeadms() {
        let rsa = PrivateKey::generate(KeyAlgorithm::Rsa2048).unwrap().to_pem().unwrap();
        let ecdsa = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap().to_pem().unwrap();
        assert!(rsa.starts_with("-----BEGIN RSA PRIVATE KEY-----\n"));
        assert!(ecdsa.starts_with("-----BEGIN EC PRIVATE KEY-----\n"));
    }

    #[test]
    fn jws_signatures_verify_and_only_of_that_text() {
        for algorithm in [KeyAlgorithm::Rsa2048, KeyAlgorithm::EcdsaP256, KeyAlgorithm::EcdsaP521] {
            let key = PrivateKey::generate(algorithm).unwrap();
            let signed = key.sign_jws(b"text").unwrap();
            assert!(key.public().verify_jws(b"text", &signed));
            assert!(!key.public().verify_jws(b"other", &signed));
        }
    }

    #[test]
    fn a_text_without_keys_is_refused() {
        assert!(PrivateKey::from_pem("nothing").is_err());
        assert!(PublicKey::all_from_pem("-----BEGIN PUBLIC KEY-----\nAQ==\n-----END PUBLIC KEY-----\n").is_err());
    }
}
