//! What the host says about itself: name, address, runtime socket, commands.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::constants as c;
use crate::error::{Error, Result, fail};

pub fn name() -> Result<String> {
    let name = nix::unistd::gethostname().map_err(|e| Error(format!("couldn't determine hostname: {e}")))?;
    let name = name.to_string_lossy().trim().to_lowercase();
    if name.is_empty() { fail("empty hostname is invalid") } else { Ok(name) }
}

/// The address of the interface that the default route leaves by.
pub fn default_address() -> Result<IpAddr> {
    let routes = std::fs::read_to_string("/proc/net/route").unwrap_or_default();
    let gateway = routes.lines().skip(1).find_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let destination = *fields.get(1)?;
        let gateway = u32::from_str_radix(fields.get(2)?, 16).ok()?;
        (destination == "00000000").then(|| Ipv4Addr::from(gateway.to_be()))
    });
    let Some(gateway) = gateway else {
        return fail(
            "couldn't detect any ip address: no default routes found in \"/proc/net/route\" or \"/proc/net/ipv6_route\"",
        );
    };
    // Connecting a datagram socket sends nothing and tells the source address.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).map_err(|e| Error(e.to_string()))?;
    socket.connect((gateway, 9)).map_err(|e| Error(e.to_string()))?;
    Ok(socket.local_addr().map_err(|e| Error(e.to_string()))?.ip())
}

/// The one runtime socket on this host, containerd's when there is none.
pub fn cri_socket() -> Result<String> {
    let known = [c::CONTAINERD_SOCKET, c::CRIO_SOCKET, c::DOCKER_SOCKET];
    let found: Vec<&str> = known
        .into_iter()
        .filter(|s| {
            use std::os::unix::fs::FileTypeExt;
            std::fs::metadata(s.trim_start_matches("unix://")).is_ok_and(|m| m.file_type().is_socket())
        })
        .collect();
    match found.as_slice() {
        [] => Ok(c::CONTAINERD_SOCKET.to_owned()),
        [one] => Ok((*one).to_owned()),
        many => fail(format!(
            "found multiple CRI endpoints on the host. Please define which one do you wish to use by setting the 'criSocket' field in the kubeadm configuration file: {}",
            many.join(", ")
        )),
    }
}

/// Whether systemd-resolved owns /etc/resolv.conf: then pods need its real file.
pub fn systemd_resolved() -> bool {
    systemctl(&["is-active", "--quiet", "systemd-resolved"])
}

/// True when the command exists and succeeds.
pub fn systemctl(arguments: &[&str]) -> bool {
    Command::new("systemctl")
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|s| s.success())
}

pub fn has_systemd() -> bool {
    Path::new("/run/systemd/system").exists()
}

/// The output of a command, or why there is none.
pub fn output(program: &str, arguments: &[&str]) -> std::result::Result<String, String> {
    match Command::new(program).args(arguments).stdin(Stdio::null()).output() {
        Ok(done) if done.status.success() => Ok(String::from_utf8_lossy(&done.stdout).into_owned()),
        Ok(done) => Err(format!("exit status {}", done.status.code().unwrap_or(-1))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err("executable file not found in $PATH".into()),
        Err(error) => Err(error.to_string()),
    }
}

pub fn in_path(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
}
