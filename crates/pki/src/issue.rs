//! Making certificates: self-signed authorities and leaves, with the fields,
//! extension order and identifiers that Go's `x509.CreateCertificate` gives
//! kubeadm's, the apiserver's and the signers' certificates.

use crate::certificate::AlternativeNames;
use crate::{Certificate, CertificateRequest, Error, PrivateKey, PublicKey, Result, der};

/// A distinguished name in the parts Kubernetes uses. Encoded in Go's order,
/// all values of a part in one relative name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Subject {
    pub common_name: String,
    pub organizations: Vec<String>,
    pub organizational_units: Vec<String>,
    pub countries: Vec<String>,
    pub localities: Vec<String>,
    pub provinces: Vec<String>,
    pub serial_number: String,
    /// Values of Kubernetes' uid attribute.
    pub uids: Vec<String>,
}

impl Subject {
    pub fn new(common_name: &str, organizations: &[&str]) -> Self {
        Subject {
            common_name: common_name.to_owned(),
            organizations: organizations.iter().map(|o| (*o).to_owned()).collect(),
            ..Default::default()
        }
    }

    pub(crate) fn to_der(&self) -> Vec<u8> {
        let mut names = Vec::new();
        let mut push = |oid: &str, values: &[String]| {
            if !values.is_empty() {
                let attributes =
                    values.iter().map(|v| der::sequence(&[der::oid(oid), der::text(v)])).collect::<Vec<_>>();
                names.push(der::set_of(attributes));
            }
        };
        push("2.5.4.6", &self.countries);
        push("2.5.4.10", &self.organizations);
        push("2.5.4.11", &self.organizational_units);
        push("2.5.4.7", &self.localities);
        push("2.5.4.8", &self.provinces);
        let one = |value: &String| if value.is_empty() { Vec::new() } else { vec![value.clone()] };
        push("2.5.4.3", &one(&self.common_name));
        push("2.5.4.5", &one(&self.serial_number));
        push(crate::certificate::UID_OID, &self.uids);
        der::sequence(&names)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Usage {
    ServerAuth,
    ClientAuth,
}

impl Usage {
    fn oid(self) -> &'static str {
        match self {
            Usage::ServerAuth => "1.3.6.1.5.5.7.3.1",
            Usage::ClientAuth => "1.3.6.1.5.5.7.3.2",
        }
    }
}

/// Bits of the keyUsage extension.
pub mod key_usage {
    pub const DIGITAL_SIGNATURE: u16 = 1;
    pub const KEY_ENCIPHERMENT: u16 = 1 << 2;
    pub const CERT_SIGN: u16 = 1 << 5;
    pub const LEAF: u16 = DIGITAL_SIGNATURE | KEY_ENCIPHERMENT;
    pub const CA: u16 = DIGITAL_SIGNATURE | KEY_ENCIPHERMENT | CERT_SIGN;
}

/// Everything that goes into a certificate but the key and the issuer.
#[derive(Debug, Clone, Default)]
pub struct CertificateTemplate {
    pub subject: Subject,
    pub names: AlternativeNames,
    /// Unix seconds.
    pub not_before: i64,
    pub not_after: i64,
    pub is_ca: bool,
    /// Bits of [`key_usage`]; 0 leaves the extension out.
    pub key_usage: u16,
    pub usages: Vec<Usage>,
}

impl CertificateTemplate {
    /// kubeadm's and client-go's self-signed authority: the CN is also its DNS
    /// name, ten years when `not_after` is `not_before` + 3650 days.
    pub fn authority(subject: Subject, not_before: i64, not_after: i64) -> Self {
        let names = AlternativeNames { dns: vec![subject.common_name.clone()], ..Default::default() };
        CertificateTemplate {
            subject,
            names,
            not_before,
            not_after,
            is_ca: true,
            key_usage: key_usage::CA,
            usages: vec![],
        }
    }

    /// kubeadm's leaf.
    pub fn leaf(subject: Subject, names: AlternativeNames, usages: &[Usage], not_before: i64, not_after: i64) -> Self {
        CertificateTemplate {
            subject,
            names,
            not_before,
            not_after,
            is_ca: false,
            key_usage: key_usage::LEAF,
            usages: usages.to_vec(),
        }
    }

    /// A leaf for a request's subject, names and key, as the cluster signers make it.
    pub fn for_request(
        request: &CertificateRequest,
        usages: &[Usage],
        key_usage: u16,
        not_before: i64,
        not_after: i64,
    ) -> Self {
        CertificateTemplate {
            subject: request.subject().clone(),
            names: request.names().clone(),
            not_before,
            not_after,
            is_ca: false,
            key_usage,
            usages: usages.to_vec(),
        }
    }

    pub fn self_sign(&self, key: &PrivateKey) -> Result<Certificate> {
        self.build(key.public(), &self.subject.to_der(), &[], key)
    }

    /// Signs for the owner of `public` with an authority's certificate and key.
    pub fn sign(&self, public: &PublicKey, issuer: &Certificate, issuer_key: &PrivateKey) -> Result<Certificate> {
        if issuer.public_key() != issuer_key.public() {
            return Err(Error::Certificate("x509: provided PrivateKey doesn't match parent's PublicKey".into()));
        }
        self.build(public, issuer.subject_raw(), issuer.subject_key_id(), issuer_key)
    }

    fn build(
        &self,
        public: &PublicKey,
        issuer: &[u8],
        issuer_key_id: &[u8],
        signer: &PrivateKey,
    ) -> Result<Certificate> {
        let subject = self.subject.to_der();
        let authority_key_id: &[u8] = if issuer == subject.as_slice() { &[] } else { issuer_key_id };
        let tbs = der::sequence(&[
            der::tlv(0xa0, &der::integer(&[2])),
            der::integer(&random_serial()),
            signer.x509_algorithm(),
            issuer.to_vec(),
            der::sequence(&[der::time(self.not_before), der::time(self.not_after)]),
            subject,
            public.spki_der().to_vec(),
            der::tlv(0xa3, &der::sequence(&self.extensions(public, authority_key_id))),
        ]);
        let signed = signer.sign_x509(&tbs)?;
        Certificate::from_der(&der::sequence(&[tbs, signer.x509_algorithm(), der::bit_string(&signed)]))
    }

    /// In the order of Go's buildCertExtensions.
    fn extensions(&self, public: &PublicKey, authority_key_id: &[u8]) -> Vec<Vec<u8>> {
        let mut all = Vec::new();
        if self.key_usage != 0 {
            all.push(extension("2.5.29.15", true, &der::named_bits(self.key_usage)));
        }
        if !self.usages.is_empty() {
            let oids: Vec<Vec<u8>> = self.usages.iter().map(|u| der::oid(u.oid())).collect();
            all.push(extension("2.5.29.37", false, &der::sequence(&oids)));
        }
        let constraints = if self.is_ca { vec![der::boolean(true)] } else { vec![] };
        all.push(extension("2.5.29.19", true, &der::sequence(&constraints)));
        if self.is_ca {
            all.push(extension("2.5.29.14", false, &der::tlv(der::OCTET_STRING, &key_id(public))));
        }
        if !authority_key_id.is_empty() {
            all.push(extension("2.5.29.35", false, &der::sequence(&[der::tlv(0x80, authority_key_id)])));
        }
        if let Some(names) = alternative_names(&self.names) {
            // Critical when the subject is empty (RFC 5280, 4.2.1.6).
            all.push(extension("2.5.29.17", self.subject == Subject::default(), &names));
        }
        all
    }
}

pub(crate) fn extension(oid: &str, critical: bool, value: &[u8]) -> Vec<u8> {
    let mut parts = vec![der::oid(oid)];
    if critical {
        parts.push(der::boolean(true));
    }
    parts.push(der::tlv(der::OCTET_STRING, value));
    der::sequence(&parts)
}

/// In Go's order: DNS, e-mail, IP, URI. `None` without any name.
pub(crate) fn alternative_names(names: &AlternativeNames) -> Option<Vec<u8>> {
    let mut general = Vec::new();
    general.extend(names.dns.iter().map(|n| der::tlv(0x82, n.as_bytes())));
    general.extend(names.emails.iter().map(|n| der::tlv(0x81, n.as_bytes())));
    general.extend(names.ips.iter().map(|ip| match ip {
        std::net::IpAddr::V4(four) => der::tlv(0x87, &four.octets()),
        std::net::IpAddr::V6(six) => der::tlv(0x87, &six.octets()),
    }));
    general.extend(names.uris.iter().map(|n| der::tlv(0x86, n.as_bytes())));
    if general.is_empty() { None } else { Some(der::sequence(&general)) }
}

/// Go's default since 1.25: SHA-256 of the key's bits, cut to 160 bits.
fn key_id(public: &PublicKey) -> Vec<u8> {
    use sha2::Digest;
    sha2::Sha256::digest(public.bits())[..20].to_vec()
}

/// A random positive number below 2^63, as client-go and kubeadm draw it.
fn random_serial() -> [u8; 8] {
    let number: u64 = rand::random_range(1..i64::MAX as u64);
    number.to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::KeyAlgorithm;

    fn authority() -> (Certificate, PrivateKey) {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let template = CertificateTemplate::authority(Subject::new("kubernetes", &[]), 1_000, 315_361_000);
        (template.self_sign(&key).unwrap(), key)
    }

    #[test]
    fn an_authority_reads_as_kubeadms() {
        let (ca, key) = authority();
        assert!(ca.is_ca());
        assert_eq!(ca.names().dns, ["kubernetes"]);
        assert_eq!((ca.not_before(), ca.not_after()), (1_000, 315_361_000));
        assert_eq!(ca.subject_key_id().len(), 20);
        assert!(ca.check_signed_by(key.public()).is_ok());
    }

    #[test]
    fn a_leaf_keeps_every_organization_name_and_usage() {
        let (ca, key) = authority();
        let leaf_key = PrivateKey::generate(KeyAlgorithm::Rsa2048).unwrap();
        let names = AlternativeNames {
            dns: vec!["kubernetes.default".into()],
            ips: vec!["10.96.0.1".parse().unwrap(), "fd00::1".parse().unwrap()],
            ..Default::default()
        };
        let template = CertificateTemplate::leaf(
            Subject::new("jane", &["ops", "dev", "qa"]),
            names.clone(),
            &[Usage::ServerAuth, Usage::ClientAuth],
            5_000,
            6_000,
        );
        let leaf = template.sign(leaf_key.public(), &ca, &key).unwrap();
        // A SET is sorted by its encoding: shorter first, then by bytes.
        assert_eq!(leaf.subject().organizations, ["qa", "dev", "ops"]);
        assert_eq!(leaf.subject().common_name, "jane");
        assert_eq!(*leaf.names(), names);
        assert!(leaf.allows(Usage::ClientAuth) && leaf.allows(Usage::ServerAuth) && !leaf.is_ca());
        assert_eq!(leaf.authority_key_id(), ca.subject_key_id());
        assert!(leaf.check_signed_by(ca.public_key()).is_ok());
        assert!(leaf.check_signed_by(leaf_key.public()).is_err());
    }

    #[test]
    fn pem_text_round_trips() {
        let (ca, _) = authority();
        assert_eq!(Certificate::all_from_pem(&format!("x\n{0}{0}", ca.to_pem())).unwrap(), [ca.clone(), ca]);
        assert!(Certificate::all_from_pem("").is_err());
    }

    #[test]
    fn a_foreign_issuer_key_is_refused() {
        let (ca, _) = authority();
        let other = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let template = CertificateTemplate::leaf(Subject::new("x", &[]), Default::default(), &[], 0, 1);
        assert!(template.sign(other.public(), &ca, &other).is_err());
    }
}
