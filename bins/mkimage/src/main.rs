//! `mkimage`: files into a single-layer OCI image archive that
//! `ctr -n k8s.io images import` takes. No daemon, no registry.
//!
//! Invariant: the same inputs give the same bytes (times are zero, entries are
//! in the order given), so an unchanged image keeps its digest.
//!
//! Format: OCI image layout (`oci-layout`, `index.json`, `blobs/sha256/…`) of
//! image-spec v1.0, with containerd's `io.containerd.image.name` annotation.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Parser;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

#[derive(Parser)]
#[command(about = "Makes an OCI image archive from files")]
struct Options {
    /// Full names of the image, e.g. localhost/ferrokube/pause:3.10.2; may be repeated.
    #[arg(long = "tag", required = true)]
    tags: Vec<String>,
    /// SOURCE:TARGET of a file or a folder (taken with all below it); may be repeated.
    #[arg(long = "add")]
    adds: Vec<String>,
    /// TARGET=DESTINATION symbolic links; may be repeated.
    #[arg(long = "link")]
    links: Vec<String>,
    /// Empty folders to make; may be repeated. /tmp is made with the sticky bit.
    #[arg(long = "dir")]
    dirs: Vec<String>,
    /// Entrypoint words; may be repeated.
    #[arg(long = "entrypoint")]
    entrypoint: Vec<String>,
    /// Command words; may be repeated.
    #[arg(long = "cmd")]
    cmd: Vec<String>,
    /// NAME=VALUE; PATH has a default.
    #[arg(long = "env")]
    env: Vec<String>,
    /// User (uid or uid:gid).
    #[arg(long, default_value = "")]
    user: String,
    #[arg(long, default_value = "/")]
    workdir: String,
    /// The archive to write.
    #[arg(long, short)]
    output: PathBuf,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let layer = layer(&options)?;
    let layer_digest = digest(&layer);
    let mut env = options.env.clone();
    if !env.iter().any(|e| e.starts_with("PATH=")) {
        env.insert(0, "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin".into());
    }
    let config = serde_json::to_vec(&json!({
        "architecture": "amd64",
        "os": "linux",
        "created": "1970-01-01T00:00:00Z",
        "config": {
            "Entrypoint": options.entrypoint,
            "Cmd": options.cmd,
            "Env": env,
            "User": options.user,
            "WorkingDir": options.workdir,
        },
        "rootfs": {"type": "layers", "diff_ids": [format!("sha256:{layer_digest}")]},
        "history": [{"created": "1970-01-01T00:00:00Z", "created_by": "ferrokube mkimage"}],
    }))?;
    let manifest = serde_json::to_vec(&json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": descriptor("application/vnd.oci.image.config.v1+json", &config),
        "layers": [descriptor("application/vnd.oci.image.layer.v1.tar", &layer)],
    }))?;
    let manifests: Vec<Value> = options
        .tags
        .iter()
        .map(|tag| {
            let mut entry = descriptor("application/vnd.oci.image.manifest.v1+json", &manifest);
            entry["annotations"] = json!({"io.containerd.image.name": tag, "org.opencontainers.image.ref.name": tag});
            entry
        })
        .collect();
    let index = serde_json::to_vec(&json!({"schemaVersion": 2, "manifests": manifests}))?;

    let file = File::create(&options.output).with_context(|| format!("cannot create {}", options.output.display()))?;
    let mut archive = tar::Builder::new(file);
    blob(&mut archive, "oci-layout", br#"{"imageLayoutVersion":"1.0.0"}"#)?;
    for body in [&layer, &config, &manifest] {
        blob(&mut archive, &format!("blobs/sha256/{}", digest(body)), body)?;
    }
    blob(&mut archive, "index.json", &index)?;
    archive.into_inner()?.flush()?;
    Ok(())
}

fn layer(options: &Options) -> Result<Vec<u8>> {
    let mut layer = tar::Builder::new(Vec::new());
    layer.follow_symlinks(false);
    for dir in &options.dirs {
        let target = relative(dir)?;
        let mut header = header(tar::EntryType::Directory, if dir == "/tmp" { 0o1777 } else { 0o755 });
        layer.append_data(&mut header, target, std::io::empty())?;
    }
    for add in &options.adds {
        let (source, target) = add.split_once(':').with_context(|| format!("--add {add}: want SOURCE:TARGET"))?;
        append(&mut layer, Path::new(source), relative(target)?)?;
    }
    for link in &options.links {
        let (target, destination) =
            link.split_once('=').with_context(|| format!("--link {link}: want TARGET=DESTINATION"))?;
        let mut header = header(tar::EntryType::Symlink, 0o777);
        layer.append_link(&mut header, relative(target)?, destination)?;
    }
    Ok(layer.into_inner()?)
}

fn append(layer: &mut tar::Builder<Vec<u8>>, source: &Path, target: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let metadata = source.symlink_metadata().with_context(|| format!("cannot read {}", source.display()))?;
    if metadata.is_symlink() {
        let mut header = header(tar::EntryType::Symlink, 0o777);
        layer.append_link(&mut header, target, std::fs::read_link(source)?)?;
    } else if metadata.is_dir() {
        let mut header = header(tar::EntryType::Directory, metadata.permissions().mode() & 0o7777);
        layer.append_data(&mut header, target, std::io::empty())?;
        let mut names: Vec<_> =
            std::fs::read_dir(source)?.map(|e| e.map(|e| e.file_name())).collect::<Result<_, _>>()?;
        names.sort();
        for name in names {
            append(layer, &source.join(&name), &target.join(&name))?;
        }
    } else if metadata.is_file() {
        let mut body = Vec::new();
        File::open(source)?.read_to_end(&mut body)?;
        let mut header = header(tar::EntryType::Regular, metadata.permissions().mode() & 0o7777);
        header.set_size(body.len() as u64);
        layer.append_data(&mut header, target, body.as_slice())?;
    } else {
        bail!("{}: only files, folders and symbolic links go into an image", source.display());
    }
    Ok(())
}

fn header(kind: tar::EntryType, mode: u32) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_entry_type(kind);
    header.set_mode(mode);
    header.set_uid(0);
    header.set_gid(0);
    header.set_mtime(0);
    header.set_size(0);
    header
}

fn relative(target: &str) -> Result<&Path> {
    let path = target.trim_start_matches('/');
    if path.is_empty() {
        bail!("{target:?} is not a path inside the image");
    }
    Ok(Path::new(path))
}

fn blob(archive: &mut tar::Builder<File>, name: &str, body: &[u8]) -> Result<()> {
    let mut header = header(tar::EntryType::Regular, 0o644);
    header.set_size(body.len() as u64);
    archive.append_data(&mut header, name, body)?;
    Ok(())
}

fn digest(body: &[u8]) -> String {
    hex::encode(Sha256::digest(body))
}

fn descriptor(media_type: &str, body: &[u8]) -> Value {
    json!({"mediaType": media_type, "digest": format!("sha256:{}", digest(body)), "size": body.len()})
}
