//! Facts of v1.37.2, made by hack/gen-tables/component_base.py.

pub mod gates;
pub mod kube_apiserver;
pub mod kube_controller_manager;
pub mod kube_proxy;
pub mod kube_scheduler;
pub mod kubelet;
pub mod version;
