//! `mkimage`: files into an OCI image archive that `ctr -n k8s.io images import`
//! takes: one layer, or one more over those of `--from`. No daemon, no registry.
//!
//! Invariant: the same inputs give the same bytes (times are zero, entries are
//! in the order given), so an unchanged image keeps its digest.
//!
//! Format: OCI image layout (`oci-layout`, `index.json`, `blobs/sha256/…`) of
//! image-spec v1.0, with containerd's `io.containerd.image.name` annotation.

use std::collections::BTreeMap;
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
    /// An archive that mkimage made: its layers lie below, and its entrypoint, command, user,
    /// working folder and environment hold where none is given here.
    #[arg(long)]
    from: Option<PathBuf>,
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
    #[arg(long)]
    user: Option<String>,
    #[arg(long)]
    workdir: Option<String>,
    /// The archive to write.
    #[arg(long, short)]
    output: PathBuf,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let base = options.from.as_deref().map(Base::read).transpose()?.unwrap_or_default();
    let mut layers = base.layers;
    let own = layer(&options)?;
    // a tar of nothing is its two closing blocks
    if own.len() > 1024 || layers.is_empty() {
        layers.push(own);
    }
    let mut env = if options.env.is_empty() { words(&base.config["Env"]) } else { options.env.clone() };
    if !env.iter().any(|e| e.starts_with("PATH=")) {
        env.insert(0, "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin".into());
    }
    // as a Dockerfile's ENTRYPOINT does, a new entrypoint forgets the base's command
    let (entrypoint, cmd) = match (options.entrypoint.is_empty(), options.cmd.is_empty()) {
        (true, true) => (words(&base.config["Entrypoint"]), words(&base.config["Cmd"])),
        (true, false) => (words(&base.config["Entrypoint"]), options.cmd.clone()),
        (false, _) => (options.entrypoint.clone(), options.cmd.clone()),
    };
    let text = |given: &Option<String>, name: &str, default: &str| -> String {
        given.clone().or_else(|| base.config[name].as_str().map(str::to_owned)).unwrap_or_else(|| default.to_owned())
    };
    let config = serde_json::to_vec(&json!({
        "architecture": "amd64",
        "os": "linux",
        "created": "1970-01-01T00:00:00Z",
        "config": {
            "Entrypoint": entrypoint,
            "Cmd": cmd,
            "Env": env,
            "User": text(&options.user, "User", ""),
            "WorkingDir": text(&options.workdir, "WorkingDir", "/"),
        },
        "rootfs": {"type": "layers", "diff_ids": layers.iter().map(|l| format!("sha256:{}", digest(l))).collect::<Vec<_>>()},
        "history": layers.iter().map(|_| json!({"created": "1970-01-01T00:00:00Z", "created_by": "ferrokube mkimage"})).collect::<Vec<_>>(),
    }))?;
    let manifest = serde_json::to_vec(&json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": descriptor("application/vnd.oci.image.config.v1+json", &config),
        "layers": layers.iter().map(|l| descriptor("application/vnd.oci.image.layer.v1.tar", l)).collect::<Vec<_>>(),
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
    for body in layers.iter().chain([&config, &manifest]) {
        blob(&mut archive, &format!("blobs/sha256/{}", digest(body)), body)?;
    }
    blob(&mut archive, "index.json", &index)?;
    archive.into_inner()?.flush()?;
    Ok(())
}

/// What an archive of ours holds: its layers, lowest first, and its image's `config`.
#[derive(Default)]
struct Base {
    layers: Vec<Vec<u8>>,
    config: Value,
}

impl Base {
    fn read(path: &Path) -> Result<Base> {
        let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut blobs = BTreeMap::new();
        for entry in tar::Archive::new(file).entries()? {
            let mut entry = entry?;
            let name = entry.path()?.to_string_lossy().into_owned();
            let mut body = Vec::new();
            entry.read_to_end(&mut body)?;
            blobs.insert(name, body);
        }
        let index = blobs.remove("index.json").with_context(|| format!("{}: no index.json", path.display()))?;
        let index: Value = serde_json::from_slice(&index)?;
        let mut take = |descriptor: &Value| -> Result<Vec<u8>> {
            let name = descriptor["digest"].as_str().unwrap_or_default().replace(':', "/");
            blobs.remove(&format!("blobs/{name}")).with_context(|| format!("{}: no blob {name}", path.display()))
        };
        let manifest: Value = serde_json::from_slice(&take(&index["manifests"][0])?)?;
        let config: Value = serde_json::from_slice(&take(&manifest["config"])?)?;
        let layers = manifest["layers"].as_array().into_iter().flatten().map(&mut take).collect::<Result<_>>()?;
        Ok(Base { layers, config: config["config"].clone() })
    }
}

fn words(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(|w| w.as_str().map(str::to_owned)).collect()
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
