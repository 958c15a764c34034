//! Compiles the CRI wire contract with protox (no protoc needed) to a typed client.

use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("../../proto");
    let file = root.join("cri/v1/api.proto");
    println!("cargo:rerun-if-changed={}", file.display());
    let set = protox::compile([&file], [&root])?;
    tonic_prost_build::configure().build_server(false).compile_fds(set)?;
    Ok(())
}
