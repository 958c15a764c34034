//! kubeadm: see the crate `kubeadm-core`.

use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    kubeadm_core::main(std::env::args().skip(1).collect()).await
}
