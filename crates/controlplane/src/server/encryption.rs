//! Encryption at rest as `--encryption-provider-config` asks for it, read again
//! when the file changes where `--encryption-provider-config-automatic-reload`
//! is set.
//!
//! Upstream followed: `apiserver/pkg/server/options/{etcd.go,encryptionconfig}`.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use component_base::flags::FlagSet;
use storage::{EncryptionConfiguration, Transformers};
use tokio_util::sync::CancellationToken;

const RELOAD_PERIOD: Duration = Duration::from_secs(60);
const API_VERSION: &str = "apiserver.config.k8s.io/v1";
const KIND: &str = "EncryptionConfiguration";

/// Without the flag nothing is encrypted.
pub fn from_flags(flags: &FlagSet, stop: CancellationToken) -> Result<Transformers, String> {
    let transformers = Transformers::default();
    let path = flags.str("encryption-provider-config").to_owned();
    if path.is_empty() {
        return Ok(transformers);
    }
    let bytes = read(&path)?;
    transformers.replace(&parse(&path, &bytes)?)?;
    if flags.bool("encryption-provider-config-automatic-reload") {
        tokio::spawn(stop.run_until_cancelled_owned(reload(path, bytes, transformers.clone())));
    }
    Ok(transformers)
}

async fn reload(path: String, mut used: Vec<u8>, transformers: Transformers) {
    let mut ticks = tokio::time::interval(RELOAD_PERIOD);
    loop {
        ticks.tick().await;
        let changed = match read(&path) {
            Ok(bytes) if bytes == used => continue,
            Ok(bytes) => bytes,
            Err(error) => {
                tracing::error!(err = error, "failed to load encryption config");
                continue;
            }
        };
        match parse(&path, &changed).and_then(|configuration| transformers.replace(&configuration)) {
            Ok(()) => {
                tracing::info!("loaded new encryption config content");
                used = changed;
            }
            Err(error) => tracing::error!(err = error, "failed to load encryption config"),
        }
    }
}

fn read(path: &str) -> Result<Vec<u8>, String> {
    let bytes = std::fs::read(Path::new(path)).map_err(|error| {
        let why = match error.kind() {
            ErrorKind::NotFound => "no such file or directory".to_owned(),
            ErrorKind::PermissionDenied => "permission denied".to_owned(),
            _ => error.to_string(),
        };
        format!("error opening encryption provider configuration file {path:?}: open {path}: {why}")
    })?;
    if bytes.is_empty() {
        return Err(format!("encryption provider configuration file {path:?} is empty"));
    }
    Ok(bytes)
}

fn parse(path: &str, bytes: &[u8]) -> Result<EncryptionConfiguration, String> {
    let failed = |why: String| format!("error decoding encryption provider configuration file {path:?}: {why}");
    let value = codec::yaml::decode_untyped(bytes).map_err(|error| failed(error.to_string()))?.value;
    let of = |member: &str| value[member].as_str().unwrap_or_default();
    let (version, kind) = (of("apiVersion"), of("kind"));
    if (version, kind) != (API_VERSION, KIND) {
        let why = match (version, kind) {
            (_, "") => "Object 'Kind' is missing".to_owned(),
            ("", _) => "Object 'apiVersion' is missing".to_owned(),
            _ => format!("no kind {kind:?} is registered for version {version:?}"),
        };
        return Err(failed(why));
    }
    let configuration: EncryptionConfiguration =
        serde_json::from_value(value).map_err(|error| failed(format!("strict decoding error: {error}")))?;
    let errors = configuration.validate();
    match errors.is_empty() {
        true => Ok(configuration),
        false => Err(apimachinery::field::aggregate(&errors)),
    }
}

#[cfg(test)]
mod tests {

    const HEAD: &str = "apiVersion: apiserver.config.k8s.io/v1\nkind: EncryptionConfiguration\n";

    #[test]
    fn refuses_what_it_does_not_know() {
        let parse = |text: &str| super::parse("f", text.as_bytes()).map(|_| ());
        assert_eq!(
            parse(&format!("{HEAD}resources: [{{resources: [secrets], providers: [{{identity: {{}}}}]}}]")),
            Ok(())
        );
        assert_eq!(
            parse("apiVersion: v1\nkind: EncryptionConfig").unwrap_err(),
            "error decoding encryption provider configuration file \"f\": \
             no kind \"EncryptionConfig\" is registered for version \"v1\""
        );
        assert_eq!(parse(HEAD).unwrap_err(), "resources: Required value: at least one resources is required");
        assert!(parse(&format!("{HEAD}resource: []")).unwrap_err().contains("strict decoding error: unknown field"));
    }
}
