//! Kinds of resource.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod claim_rules;
pub mod conversion;
pub mod defaults;
pub mod deviceclass;
pub mod devicetaintrule;
pub mod resourceclaim;
pub mod resourceclaimtemplate;
pub mod resourcepoolstatusrequest;
pub mod resourceslice;
pub mod rules;
pub mod strategy;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("deviceclasses", &deviceclass::DeviceClass),
    ("devicetaintrules", &devicetaintrule::DeviceTaintRule),
    ("resourceclaims", &resourceclaim::ResourceClaim),
    ("resourceclaimtemplates", &resourceclaimtemplate::ResourceClaimTemplate),
    ("resourceslices", &resourceslice::ResourceSlice),
    ("resourcepoolstatusrequests", &resourcepoolstatusrequest::ResourcePoolStatusRequest),
];
