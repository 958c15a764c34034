//! Compiles the CRI and health wire contracts with protox (no protoc needed) to a typed client.

use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("../../proto");
    let files = [root.join("cri/v1/api.proto"), root.join("health/v1/health.proto")];
    for file in &files {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    let set = protox::compile(&files, [&root])?;
    tonic_prost_build::configure().build_server(false).compile_fds(set)?;
    Ok(())
}
