//! The generic API server: everything between a TCP connection and a watch cache
//! that is the same for all kinds.
//!
//! - [`serve`]: TLS, HTTP/1.1, HTTP/2; [`pipeline`]: the way of a request.
//! - [`registry`]: every verb for every stored resource; [`endpoints`]: the same
//!   as HTTP requests and answers; [`encode`]: bytes of answers.
//! - [`serving`]: the table of what is served, replaced as a whole at run time.
//! - [`request`]: the traits between server and security; [`loopback`]: the
//!   server's own client.
//!
//! Invariant: no kind is named here; what there is comes in through [`serving::Table`].

pub mod admission;
pub mod audit;
pub mod authn;
pub mod authz;
pub mod body;
pub mod core;
pub mod discovery;
pub mod encode;
pub mod endpoints;
pub mod flowcontrol;
pub mod forward;
pub mod impersonation;
pub mod loopback;
pub mod messages;
pub mod metrics;
pub mod negotiate;
pub mod pipeline;
pub mod query;
pub mod registry;
pub mod request;
pub mod request_info;
pub mod review_webhook;
pub mod routes;
pub mod serve;
pub mod serving;
