//! kubeadm-core: see docs/architecture.md.
