//! The `User-Agent` header, formed as client-go's `rest.DefaultKubernetesUserAgent`:
//! `name/v1.37.2 (linux/amd64) kubernetes/abcdef0`. The server takes the default
//! field manager from the part before the slash.

/// First seven characters of the commit, or upstream's own placeholder where the build names none.
const COMMIT: &str = match option_env!("FERROKUBE_GIT_COMMIT") {
    Some(commit) => commit,
    None => "$Format",
};

/// The agent of the program `name`.
pub fn user_agent(name: &str) -> String {
    let commit = COMMIT.get(..7).unwrap_or(COMMIT);
    format!("{name}/v{} ({}/{}) kubernetes/{commit}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, go_arch())
}

/// The agent with a part added as client-go's `rest.AddUserAgent` does.
pub fn with_part(agent: &str, part: &str) -> String {
    format!("{agent}/{part}")
}

/// Go's names of architectures.
pub fn go_arch() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

/// The agent of the running program, from the name of its file.
pub fn of_program() -> String {
    let name = std::env::args_os()
        .next()
        .and_then(|path| std::path::Path::new(&path).file_name().map(|n| n.to_string_lossy().into_owned()))
        .filter(|name| !name.is_empty())
        .unwrap_or_else(|| "unknown".to_owned());
    user_agent(&name)
}

#[cfg(test)]
mod tests {
    #[test]
    fn reads_as_upstream() {
        let agent = super::user_agent("kube-scheduler");
        assert!(agent.starts_with("kube-scheduler/v1.37.2 (linux/"), "{agent}");
        assert_eq!(super::with_part("a", "leader-election"), "a/leader-election");
    }
}
