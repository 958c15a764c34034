//! Kinds of networking.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod columns;
pub mod defaults;
pub mod ingress;
pub mod ingressclass;
pub mod ipaddress;
pub mod networkpolicy;
pub mod references;
pub mod servicecidr;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("ingressclasses", &ingressclass::IngressClass),
    ("ingresses", &ingress::Ingress),
    ("ipaddresses", &ipaddress::IPAddress),
    ("networkpolicies", &networkpolicy::NetworkPolicy),
    ("servicecidrs", &servicecidr::ServiceCIDR),
];
