//! Values that are no data: addresses, URLs, quantities, versions, formats and
//! the steps of an authorization check.
//!
//! Upstream: k8s `apiserver/pkg/cel/{ip,cidr,url,quantity,semver,format}.go`,
//! `library/authz.go`.

use std::net::IpAddr;

use apimachinery::quantity::Quantity;

use super::formats::Format;
use super::go_ip::Prefix;
use super::go_url::Url;
use super::semver::Semver;
use crate::authz::{Decision, Resource};
use crate::value::{Failure, NO_SUCH_OVERLOAD};

#[derive(Debug, Clone)]
pub enum Opaque {
    Ip(IpAddr),
    Cidr(Prefix),
    Url(Box<Url>),
    Quantity(Quantity),
    Semver(Semver),
    Format(&'static Format),
    /// For the request's user, or for a ServiceAccount (namespace, name).
    Authorizer(Option<(String, String)>),
    PathCheck(Option<(String, String)>, String),
    GroupCheck(Option<(String, String)>, String),
    ResourceCheck(Option<(String, String)>, Box<Resource>),
    Decision(Decision),
}

impl Opaque {
    pub fn type_name(&self) -> &'static str {
        match self {
            Opaque::Ip(_) => "net.IP",
            Opaque::Cidr(_) => "net.CIDR",
            Opaque::Url(_) => "kubernetes.URL",
            Opaque::Quantity(_) => "kubernetes.Quantity",
            Opaque::Semver(_) => "kubernetes.Semver",
            Opaque::Format(_) => "kubernetes.NamedFormat",
            Opaque::Authorizer(_) => "kubernetes.authorization.Authorizer",
            Opaque::PathCheck(..) => "kubernetes.authorization.PathCheck",
            Opaque::GroupCheck(..) => "kubernetes.authorization.GroupCheck",
            Opaque::ResourceCheck(..) => "kubernetes.authorization.ResourceCheck",
            Opaque::Decision(_) => "kubernetes.authorization.Decision",
        }
    }
    /// The name in texts about conversions to Go types.
    pub fn native_name(&self) -> &'static str {
        match self {
            Opaque::Ip(_) => "IP",
            Opaque::Cidr(_) => "CIDR",
            Opaque::Url(_) => "URL",
            Opaque::Quantity(_) => "Quantity",
            Opaque::Semver(_) => "Semver",
            Opaque::Format(_) => "Format",
            other => other.type_name(),
        }
    }
    /// Bytes of an address or of a prefix's length, for costs.
    pub fn size(&self) -> Option<u64> {
        match self {
            Opaque::Ip(address) => Some(if address.is_ipv4() { 4 } else { 16 }),
            Opaque::Cidr(prefix) => Some(u64::from(prefix.bits).div_ceil(8)),
            _ => None,
        }
    }
    pub fn equal(&self, other: &Opaque) -> Result<bool, Failure> {
        Ok(match (self, other) {
            (Opaque::Ip(a), Opaque::Ip(b)) => a == b,
            (Opaque::Cidr(a), Opaque::Cidr(b)) => a == b,
            (Opaque::Url(a), Opaque::Url(b)) => a.to_string() == b.to_string(),
            (Opaque::Quantity(a), Opaque::Quantity(b)) => a.cmp(b).is_eq(),
            (Opaque::Semver(a), Opaque::Semver(b)) => a.order(b).is_eq(),
            (Opaque::Format(a), Opaque::Format(b)) => a == b,
            _ => return Failure::error(NO_SUCH_OVERLOAD),
        })
    }
}
