//! Certificate requests (PKCS#10).

use x509_parser::certification_request::X509CertificationRequest;
use x509_parser::extensions::ParsedExtension;
use x509_parser::prelude::FromDer;

use crate::certificate::{AlternativeNames, read_names, subject_of};
use crate::issue::{Subject, alternative_names, extension};
use crate::{Error, PrivateKey, PublicKey, Result, der, pems};

#[derive(Debug, Clone)]
pub struct CertificateRequest {
    der: Vec<u8>,
    subject: Subject,
    names: AlternativeNames,
    public_key: PublicKey,
    signature_algorithm: String,
    info: Vec<u8>,
    signature: Vec<u8>,
}

impl CertificateRequest {
    pub fn create(subject: &Subject, names: &AlternativeNames, key: &PrivateKey) -> Result<Self> {
        // extensionRequest, present only when there is something to request.
        let attributes = match alternative_names(names) {
            None => Vec::new(),
            Some(names) => {
                let wanted = der::sequence(&[extension("2.5.29.17", *subject == Subject::default(), &names)]);
                der::sequence(&[der::oid("1.2.840.113549.1.9.14"), der::set_of(vec![wanted])])
            }
        };
        let info = der::sequence(&[
            der::integer(&[0]),
            subject.to_der(),
            key.public().spki_der().to_vec(),
            der::tlv(0xa0, &attributes),
        ]);
        let signed = key.sign_x509(&info)?;
        Self::from_der(&der::sequence(&[info, key.x509_algorithm(), der::bit_string(&signed)]))
    }

    /// Does not check the signature: see [`check_signature`](Self::check_signature).
    pub fn from_der(bytes: &[u8]) -> Result<Self> {
        let bad = || Error::Certificate("asn1: structure error: malformed certificate request".into());
        let (rest, parsed) = X509CertificationRequest::from_der(bytes).map_err(|_| bad())?;
        if !rest.is_empty() {
            return Err(Error::Certificate("asn1: syntax error: trailing data".into()));
        }
        let mut names = AlternativeNames::default();
        for wanted in parsed.requested_extensions().into_iter().flatten() {
            if let ParsedExtension::SubjectAlternativeName(found) = wanted {
                read_names(&found.general_names, &mut names);
            }
        }
        Ok(CertificateRequest {
            subject: subject_of(&parsed.certification_request_info.subject),
            names,
            public_key: PublicKey::from_spki_der(parsed.certification_request_info.subject_pki.raw)?,
            signature_algorithm: parsed.signature_algorithm.algorithm.to_id_string(),
            info: der::read(der::read(bytes)?.content)?.raw.to_vec(),
            signature: parsed.signature_value.data.to_vec(),
            der: bytes.to_vec(),
        })
    }

    /// The first PEM block, which must be a `CERTIFICATE REQUEST`
    /// (`pkg/apis/certificates` ParseCSR).
    pub fn from_pem(text: &str) -> Result<Self> {
        match pems::decode(text) {
            Some((block, _)) if block.label == pems::CERTIFICATE_REQUEST => Self::from_der(&block.der),
            _ => Err(Error::Certificate("PEM block type must be CERTIFICATE REQUEST".into())),
        }
    }

    pub fn check_signature(&self) -> Result<()> {
        self.public_key.verify_x509(&self.signature_algorithm, &self.info, &self.signature)
    }

    pub fn to_pem(&self) -> String {
        pems::encode(pems::CERTIFICATE_REQUEST, &self.der)
    }
    pub fn der(&self) -> &[u8] {
        &self.der
    }
    pub fn subject(&self) -> &Subject {
        &self.subject
    }
    pub fn names(&self) -> &AlternativeNames {
        &self.names
    }
    pub fn public_key(&self) -> &PublicKey {
        &self.public_key
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::KeyAlgorithm;

    #[test]
    fn a_request_round_trips_with_several_organizations() {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let names =
            AlternativeNames { dns: vec!["n1".into()], ips: vec!["10.0.0.1".parse().unwrap()], ..Default::default() };
        let subject = Subject::new("system:node:n1", &["system:nodes"]);
        let made = CertificateRequest::create(&subject, &names, &key).unwrap();
        let read = CertificateRequest::from_pem(&made.to_pem()).unwrap();
        assert_eq!((read.subject(), read.names(), read.public_key()), (&subject, &names, key.public()));
        assert!(read.check_signature().is_ok());
    }

    #[test]
    fn a_changed_request_fails_its_signature() {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let made = CertificateRequest::create(&Subject::new("aaaa", &[]), &Default::default(), &key).unwrap();
        let mut bytes = made.der().to_vec();
        let at = bytes.windows(4).position(|w| w == b"aaaa").unwrap();
        bytes[at] = b'b';
        assert!(CertificateRequest::from_der(&bytes).unwrap().check_signature().is_err());
    }

    #[test]
    fn another_block_is_refused_with_upstreams_text() {
        let text = pems::encode(pems::CERTIFICATE, &[0]);
        let error = CertificateRequest::from_pem(&text).unwrap_err();
        assert_eq!(error.to_string(), "PEM block type must be CERTIFICATE REQUEST");
    }
}
