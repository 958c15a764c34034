//! Kinds of certificates.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod certificatesigningrequest;
pub mod clustertrustbundle;
pub mod columns;
pub mod defaults;
pub mod pems;
pub mod podcertificaterequest;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("certificatesigningrequests", &certificatesigningrequest::CertificateSigningRequest),
    ("clustertrustbundles", &clustertrustbundle::ClusterTrustBundle),
    ("podcertificaterequests", &podcertificaterequest::PodCertificateRequest),
];
