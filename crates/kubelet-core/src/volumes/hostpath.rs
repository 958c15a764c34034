//! Checks of hostPath volumes by type.
//! Followed upstream: pkg/volume/hostpath/host_path.go.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::Path;

/// Makes or checks what the type asks for.
pub(super) fn check(path: &str, kind: &str) -> Result<(), String> {
    let (wanted, noun) = match kind {
        "" => return Ok(()),
        "DirectoryOrCreate" => {
            if fs::metadata(path).is_err() {
                fs::create_dir_all(path).map_err(|e| go_error("mkdir", path, &e))?;
                return set_mode(path, 0o755);
            }
            ("Directory", "directory")
        }
        "FileOrCreate" => {
            if fs::metadata(path).is_err() {
                fs::OpenOptions::new().create(true).append(true).open(path).map_err(|e| go_error("open", path, &e))?;
                return set_mode(path, 0o644);
            }
            ("File", "file")
        }
        "Directory" => ("Directory", "directory"),
        "File" => ("File", "file"),
        "Socket" => ("Socket", "socket file"),
        "CharDevice" => ("CharDevice", "character device"),
        "BlockDevice" => ("BlockDevice", "block device"),
        other => return Err(format!("{other} is an invalid volume type")),
    };
    let Ok(metadata) = fs::metadata(path) else {
        return Err(format!(
            "hostPath type check failed, {path} is not a {noun}, unable to determine its type: path \"{path}\" does not exist"
        ));
    };
    let found = type_of(metadata.file_type());
    if found == wanted {
        Ok(())
    } else {
        Err(format!("hostPath type check failed: {path} is not a {noun}, it's a {found}"))
    }
}

fn type_of(kind: fs::FileType) -> &'static str {
    if kind.is_dir() {
        "Directory"
    } else if kind.is_socket() {
        "Socket"
    } else if kind.is_char_device() {
        "CharDevice"
    } else if kind.is_block_device() {
        "BlockDevice"
    } else {
        "File"
    }
}

fn set_mode(path: &str, mode: u32) -> Result<(), String> {
    fs::set_permissions(Path::new(path), fs::Permissions::from_mode(mode)).map_err(|e| go_error("chmod", path, &e))
}

fn go_error(verb: &str, path: &str, error: &std::io::Error) -> String {
    let text = error.to_string();
    format!("{verb} {path}: {}", text.split(" (os error").next().unwrap_or_default().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_as_recorded() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name).display().to_string();
        fs::write(at("file"), "").unwrap();
        let no = at("nosuch");
        assert_eq!(
            check(&no, "Directory").unwrap_err(),
            format!(
                "hostPath type check failed, {no} is not a directory, unable to determine its type: path \"{no}\" does not exist"
            )
        );
        let file = at("file");
        assert_eq!(
            check(&file, "Socket").unwrap_err(),
            format!("hostPath type check failed: {file} is not a socket file, it's a File")
        );
        assert_eq!(
            check("/dev/null", "BlockDevice").unwrap_err(),
            "hostPath type check failed: /dev/null is not a block device, it's a CharDevice"
        );
        check(&at("made/deep"), "DirectoryOrCreate").unwrap();
        assert!(dir.path().join("made/deep").is_dir());
        let deep = at("no/such");
        assert_eq!(check(&deep, "FileOrCreate").unwrap_err(), format!("open {deep}: no such file or directory"));
    }
}
