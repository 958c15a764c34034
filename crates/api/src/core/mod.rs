//! Kinds of the core group; each is one folder and one line of [`RESOURCES`].

pub mod binding;
pub mod componentstatus;
pub mod configmap;
pub mod endpoints;
pub mod event;
pub mod limitrange;
pub mod namespace;
pub mod node;
pub mod persistentvolume;
pub mod persistentvolumeclaim;
pub mod pod;
pub mod podtemplate;
pub mod replicationcontroller;
pub mod resourcequota;
pub mod secret;
pub mod service;
pub mod serviceaccount;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("bindings", &binding::Binding),
    ("componentstatuses", &componentstatus::ComponentStatus),
    ("configmaps", &configmap::ConfigMap),
    ("endpoints", &endpoints::Endpoints),
    ("events", &event::Event),
    ("limitranges", &limitrange::LimitRange),
    ("namespaces", &namespace::Namespace),
    ("nodes", &node::Node),
    ("persistentvolumeclaims", &persistentvolumeclaim::PersistentVolumeClaim),
    ("persistentvolumes", &persistentvolume::PersistentVolume),
    ("pods", &pod::Pod),
    ("podtemplates", &podtemplate::PodTemplate),
    ("replicationcontrollers", &replicationcontroller::ReplicationController),
    ("resourcequotas", &resourcequota::ResourceQuota),
    ("secrets", &secret::Secret),
    ("serviceaccounts", &serviceaccount::ServiceAccount),
    ("services", &service::Service),
];
