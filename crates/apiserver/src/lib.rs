//! The generic API server: request info, authentication, audit, impersonation,
//! priority and fairness, authorization, admission chain, verbs, watch,
//! discovery. It knows no concrete kind; `controlplane` installs those.

pub mod request;
