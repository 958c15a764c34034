//! A parsed certificate: what authenticators, kubeadm and the signers read of it.

use std::net::IpAddr;
use std::sync::Arc;

use x509_parser::extensions::{GeneralName, ParsedExtension};
use x509_parser::prelude::{FromDer, X509Certificate, X509Name};

use crate::issue::{Subject, Usage};
use crate::{Error, PublicKey, Result, pems};

/// Names of the subjectAltName extension, each kind in its order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AlternativeNames {
    pub dns: Vec<String>,
    pub ips: Vec<IpAddr>,
    pub emails: Vec<String>,
    pub uris: Vec<String>,
}

/// Owned facts of one certificate and its DER. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Certificate {
    der: Arc<[u8]>,
    facts: Arc<Facts>,
}

#[derive(Debug)]
struct Facts {
    subject: Subject,
    subject_raw: Vec<u8>,
    issuer: Subject,
    issuer_raw: Vec<u8>,
    serial: Vec<u8>,
    not_before: i64,
    not_after: i64,
    public_key: PublicKey,
    names: AlternativeNames,
    is_ca: bool,
    has_basic_constraints: bool,
    path_length: Option<u32>,
    can_sign: Option<bool>,
    usages: Option<Vec<Usage>>,
    any_usage: bool,
    subject_key_id: Vec<u8>,
    authority_key_id: Vec<u8>,
    unknown_critical: bool,
    tbs: Vec<u8>,
    signature_algorithm: String,
    signature: Vec<u8>,
}

impl PartialEq for Certificate {
    fn eq(&self, other: &Self) -> bool {
        self.der == other.der
    }
}
impl Eq for Certificate {}

impl Certificate {
    pub fn from_der(der: &[u8]) -> Result<Self> {
        let (rest, parsed) =
            X509Certificate::from_der(der).map_err(|_| Error::Certificate("x509: malformed certificate".into()))?;
        let der = &der[..der.len() - rest.len()];
        let mut facts = Facts {
            subject: subject_of(parsed.subject()),
            subject_raw: parsed.subject().as_raw().to_vec(),
            issuer: subject_of(parsed.issuer()),
            issuer_raw: parsed.issuer().as_raw().to_vec(),
            serial: parsed.raw_serial().to_vec(),
            not_before: parsed.validity().not_before.timestamp(),
            not_after: parsed.validity().not_after.timestamp(),
            public_key: PublicKey::from_spki_der(parsed.public_key().raw)?,
            names: AlternativeNames::default(),
            is_ca: false,
            has_basic_constraints: false,
            path_length: None,
            can_sign: None,
            usages: None,
            any_usage: false,
            subject_key_id: Vec::new(),
            authority_key_id: Vec::new(),
            unknown_critical: false,
            tbs: parsed.tbs_certificate.as_ref().to_vec(),
            signature_algorithm: parsed.signature_algorithm.algorithm.to_id_string(),
            signature: parsed.signature_value.data.to_vec(),
        };
        for extension in parsed.extensions() {
            match extension.parsed_extension() {
                ParsedExtension::SubjectAlternativeName(names) => read_names(&names.general_names, &mut facts.names),
                ParsedExtension::BasicConstraints(constraints) => {
                    facts.has_basic_constraints = true;
                    facts.is_ca = constraints.ca;
                    facts.path_length = constraints.path_len_constraint;
                }
                ParsedExtension::KeyUsage(usage) => facts.can_sign = Some(usage.key_cert_sign()),
                ParsedExtension::ExtendedKeyUsage(usage) => {
                    facts.any_usage = usage.any;
                    let mut usages = Vec::new();
                    if usage.server_auth {
                        usages.push(Usage::ServerAuth);
                    }
                    if usage.client_auth {
                        usages.push(Usage::ClientAuth);
                    }
                    facts.usages = Some(usages);
                }
                ParsedExtension::SubjectKeyIdentifier(id) => facts.subject_key_id = id.0.to_vec(),
                ParsedExtension::AuthorityKeyIdentifier(id) => {
                    facts.authority_key_id = id.key_identifier.as_ref().map(|k| k.0.to_vec()).unwrap_or_default();
                }
                ParsedExtension::UnsupportedExtension { .. } | ParsedExtension::ParseError { .. } => {
                    facts.unknown_critical |= extension.critical;
                }
                _ => {}
            }
        }
        Ok(Certificate { der: der.into(), facts: Arc::new(facts) })
    }

    /// Every `CERTIFICATE` block of a PEM text, in order; blocks with headers
    /// are skipped as client-go's cert.ParseCertsPEM does.
    pub fn all_from_pem(text: &str) -> Result<Vec<Self>> {
        let mut found = Vec::new();
        for block in pems::decode_all(text) {
            if block.label == pems::CERTIFICATE && !block.has_headers {
                found.push(Self::from_der(&block.der)?);
            }
        }
        if found.is_empty() {
            return Err(Error::Certificate("data does not contain any valid RSA or ECDSA certificates".into()));
        }
        Ok(found)
    }

    pub fn to_pem(&self) -> String {
        pems::encode(pems::CERTIFICATE, &self.der)
    }
    pub fn der(&self) -> &[u8] {
        &self.der
    }
    pub fn subject(&self) -> &Subject {
        &self.facts.subject
    }
    pub fn subject_raw(&self) -> &[u8] {
        &self.facts.subject_raw
    }
    pub fn issuer(&self) -> &Subject {
        &self.facts.issuer
    }
    pub fn issuer_raw(&self) -> &[u8] {
        &self.facts.issuer_raw
    }
    /// Big-endian content of the serial number.
    pub fn serial(&self) -> &[u8] {
        &self.facts.serial
    }
    /// Unix seconds.
    pub fn not_before(&self) -> i64 {
        self.facts.not_before
    }
    /// Unix seconds.
    pub fn not_after(&self) -> i64 {
        self.facts.not_after
    }
    pub fn public_key(&self) -> &PublicKey {
        &self.facts.public_key
    }
    pub fn names(&self) -> &AlternativeNames {
        &self.facts.names
    }
    /// basicConstraints says CA.
    pub fn is_ca(&self) -> bool {
        self.facts.is_ca
    }
    pub fn subject_key_id(&self) -> &[u8] {
        &self.facts.subject_key_id
    }
    pub(crate) fn authority_key_id(&self) -> &[u8] {
        &self.facts.authority_key_id
    }
    pub(crate) fn path_length(&self) -> Option<u32> {
        self.facts.path_length
    }
    /// A certificate without keyUsage may sign.
    pub(crate) fn may_sign(&self) -> bool {
        self.facts.can_sign.unwrap_or(true)
    }
    pub(crate) fn has_unknown_critical_extension(&self) -> bool {
        self.facts.unknown_critical
    }
    /// No extendedKeyUsage means every use.
    pub fn allows(&self, usage: Usage) -> bool {
        self.facts.any_usage || self.facts.usages.as_ref().is_none_or(|all| all.contains(&usage))
    }
    /// The usages of extendedKeyUsage that this crate knows.
    pub fn usages(&self) -> &[Usage] {
        self.facts.usages.as_deref().unwrap_or_default()
    }
    /// Checks that `issuer`'s key made this certificate's signature.
    pub fn check_signed_by(&self, issuer: &PublicKey) -> Result<()> {
        issuer.verify_x509(&self.facts.signature_algorithm, &self.facts.tbs, &self.facts.signature)
    }
    /// SHA-256 of the whole certificate in lower-case hex: the `credential-id`
    /// of upstream is `X509SHA256=` and this.
    pub fn sha256_hex(&self) -> String {
        use sha2::Digest;
        hex::encode(sha2::Sha256::digest(&self.der))
    }
    /// kubeadm's discovery pin: SHA-256 of the SubjectPublicKeyInfo, lower-case hex.
    pub fn public_key_sha256_hex(&self) -> String {
        use sha2::Digest;
        hex::encode(sha2::Sha256::digest(self.facts.public_key.spki_der()))
    }
}

pub(crate) fn subject_of(name: &X509Name<'_>) -> Subject {
    let mut subject = Subject::default();
    for attribute in name.iter_attributes() {
        let Ok(value) = attribute.as_str() else { continue };
        let value = value.to_owned();
        match attribute.attr_type().to_id_string().as_str() {
            "2.5.4.3" => subject.common_name = value,
            "2.5.4.5" => subject.serial_number = value,
            "2.5.4.6" => subject.countries.push(value),
            "2.5.4.7" => subject.localities.push(value),
            "2.5.4.8" => subject.provinces.push(value),
            "2.5.4.10" => subject.organizations.push(value),
            "2.5.4.11" => subject.organizational_units.push(value),
            oid => {
                // The UID that v1.34 and later take from the certificate.
                if oid == UID_OID {
                    subject.uids.push(value);
                }
            }
        }
    }
    subject
}

/// The subject attribute that carries a user's uid (authentication/request/x509).
pub const UID_OID: &str = "1.3.6.1.4.1.57683.2";

pub(crate) fn read_names(general: &[GeneralName<'_>], names: &mut AlternativeNames) {
    for name in general {
        match name {
            GeneralName::DNSName(dns) => names.dns.push((*dns).to_owned()),
            GeneralName::RFC822Name(email) => names.emails.push((*email).to_owned()),
            GeneralName::URI(uri) => names.uris.push((*uri).to_owned()),
            GeneralName::IPAddress(bytes) => {
                if let Ok(four) = <[u8; 4]>::try_from(*bytes) {
                    names.ips.push(IpAddr::from(four));
                } else if let Ok(sixteen) = <[u8; 16]>::try_from(*bytes) {
                    names.ips.push(IpAddr::from(sixteen));
                }
            }
            _ => {}
        }
    }
}
