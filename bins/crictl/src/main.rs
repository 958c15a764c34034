//! crictl: see the crate `crictl-core`.

use std::process::ExitCode;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    crictl_core::main().await
}
