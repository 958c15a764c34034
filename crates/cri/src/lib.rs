//! Container runtime interface (CRI v1): the typed surface between the node's
//! components (kubelet, crictl) and a container runtime.
//!
//! - [`v1`]: messages and enums of the wire contract (`proto/cri/v1/api.proto`).
//! - [`Runtime`]: what the node asks of a runtime; [`Remote`] speaks gRPC over a
//!   unix socket, [`fake::FakeRuntime`] keeps a runtime in memory for tests.
//! - [`plugins`]: the surfaces of CSI drivers, device plugins and their registration.
//! - [`CriError`]: a gRPC status, printed as Go's gRPC library prints it, because
//!   that text reaches users through events and the journal.
//!
//! Invariants: every call has a deadline (except a pull, which its caller
//! cancels by dropping it); a lost connection is made anew by the next call.
//! Followed upstream: staging/src/k8s.io/cri-client/pkg/{remote_runtime,remote_image}.go.

mod error;
pub mod fake;
pub mod health;
pub mod plugins;
mod remote;
mod runtime;

pub use error::{Code, CriError};
pub use prost;
pub use remote::{DEFAULT_REQUEST_TIMEOUT, Observer, Remote};
pub use runtime::{EventStream, Features, Runtime};

/// Generated messages of the package `runtime.v1`.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
pub mod v1 {
    tonic::include_proto!("runtime.v1");
}

/// Result of a CRI call.
pub type Result<T> = std::result::Result<T, CriError>;
