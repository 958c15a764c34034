//! Compiles the wire contracts of the runtime, of health and of node plugins with protox (no protoc needed) to a typed client.

use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("../../proto");
    let called = [
        root.join("cri/v1/api.proto"),
        root.join("health/v1/health.proto"),
        root.join("csi/v1/csi.proto"),
        root.join("pluginregistration/v1/api.proto"),
    ];
    // The kubelet answers device plugins that register with it.
    let served = [root.join("deviceplugin/v1beta1/api.proto")];
    for file in called.iter().chain(&served) {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    let set = protox::compile(&called, [&root])?;
    tonic_prost_build::configure().build_server(false).compile_fds(set)?;
    let set = protox::compile(&served, [&root])?;
    tonic_prost_build::configure().build_server(true).compile_fds(set)?;
    Ok(())
}
