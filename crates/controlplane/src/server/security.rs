//! Builds the authenticator and the authorizer of the flags.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use apiserver::authn::bootstrap::BootstrapTokens;
use apiserver::authn::cache::CachedTokens;
use apiserver::authn::request_header::RequestHeader;
use apiserver::authn::review::TokenRequests;
use apiserver::authn::service_account::{LEGACY_ISSUER, LegacyTokens, ServiceAccountTokens};
use apiserver::authn::token_file::TokenFile;
use apiserver::authn::webhook::WebhookTokens;
use apiserver::authn::x509::{Bundle, ClientCertificates};
use apiserver::authn::{RequestAuthenticator, TokenAuthenticator, TokenUnion};
use apiserver::authz::rbac::Rbac;
use apiserver::core::Core;
use apiserver::request::{Authorizer, Loopback};
use apiserver::review_webhook::{DEFAULT_TIMEOUT, ReviewWebhook};
use tokio_util::sync::CancellationToken;

use super::Options;
use super::authorizers::{self, Replaceable, Started};

/// How often the CA bundles are looked at.
const BUNDLE_PERIOD: Duration = Duration::from_secs(60);

/// Go's words for a file that cannot be opened.
pub fn open_error(path: &Path, error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => format!("open {}: no such file or directory", path.display()),
        std::io::ErrorKind::PermissionDenied => format!("open {}: permission denied", path.display()),
        _ => format!("open {}: {error}", path.display()),
    }
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| open_error(path, &error))
}

/// Files that upstream opens before anything else, in its order; the first
/// that is missing or bad is the one that is told.
pub fn preflight(options: &Options) -> Result<(), String> {
    signer(options)?;
    for path in [options.client_ca.as_ref(), options.request_header_ca.as_ref()].into_iter().flatten() {
        read(path)?;
    }
    service_account_keys(options)?;
    Ok(())
}

pub fn bundle(path: &Path) -> Result<(Bundle, String), String> {
    let text = read(path)?;
    let pool = pki::Pool::from_pem(&text)
        .map_err(|error| format!("unable to load client CA provider: {}: {error}", path.display()))?;
    Ok((Bundle::new(pool), text))
}

/// The keys that service account tokens are verified with.
pub fn service_account_keys(options: &Options) -> Result<Vec<pki::PublicKey>, String> {
    let mut keys = Vec::new();
    let mut files = options.service_account_keys.clone();
    if files.is_empty() {
        files.extend(options.service_account_signing_key.clone());
    }
    for file in &files {
        let text = read(file)?;
        let found = pki::PublicKey::all_from_pem(&text)
            .map_err(|error| format!("error reading public key file {}: {error}", file.display()))?;
        keys.extend(found);
    }
    Ok(keys)
}

pub fn signer(options: &Options) -> Result<Option<pki::TokenSigner>, String> {
    let (Some(file), Some(issuer)) = (&options.service_account_signing_key, options.service_account_issuers.first())
    else {
        return Ok(None);
    };
    let text = read(file).map_err(|error| format!("failed to parse service-account-issuer-key-file: {error}"))?;
    let key = pki::PrivateKey::from_pem(&text)
        .map_err(|error| format!("failed to parse service-account-issuer-key-file: {error}"))?;
    pki::TokenSigner::new(issuer.clone(), key).map(Some).map_err(|error| error.to_string())
}

pub struct Authentication {
    pub authenticator: Arc<RequestAuthenticator>,
    /// PEM bundles whose subjects the TLS server hints at.
    pub authorities: Vec<Vec<u8>>,
    pub audiences: Vec<String>,
    pub keys: Vec<pki::PublicKey>,
    /// The files of the authorities as they were read, for [`reload_bundles`].
    pub bundles: Vec<(PathBuf, String, Bundle)>,
}

pub fn authentication(options: &Options, loopback: &Arc<dyn Loopback>) -> Result<Authentication, String> {
    let (mut authorities, mut bundles) = (Vec::new(), Vec::new());
    let client_certificates = match &options.client_ca {
        Some(path) => {
            let (bundle, text) = bundle(path)?;
            authorities.push(text.clone().into_bytes());
            bundles.push((path.clone(), text, bundle.clone()));
            Some(ClientCertificates::new(bundle))
        }
        None => None,
    };
    let request_header = match &options.request_header_ca {
        Some(path) => {
            let (bundle, text) = bundle(path)?;
            authorities.push(text.clone().into_bytes());
            bundles.push((path.clone(), text, bundle.clone()));
            Some(RequestHeader {
                bundle,
                allowed_names: options.request_header_names.clone(),
                username_headers: options.request_header_user.clone(),
                uid_headers: options.request_header_uid.clone(),
                group_headers: options.request_header_group.clone(),
                extra_header_prefixes: options.request_header_extra.clone(),
            })
        }
        None => None,
    };
    let audiences = if options.api_audiences.is_empty() {
        options.service_account_issuers.first().cloned().into_iter().collect()
    } else {
        options.api_audiences.clone()
    };
    let keys = service_account_keys(options)?;
    let mut tokens: Vec<Arc<dyn TokenAuthenticator>> = Vec::new();
    let file = options.flags.str("token-auth-file");
    if !file.is_empty() {
        let file = Path::new(file);
        tokens.push(Arc::new(TokenFile::parse(&read(file)?, file)?));
    }
    if !keys.is_empty() {
        tokens.push(Arc::new(LegacyTokens {
            verifier: pki::TokenVerifier::new(vec![LEGACY_ISSUER.into()], keys.clone()),
            implicit_audiences: audiences.clone(),
            lookup: options.service_account_lookup,
            loopback: loopback.clone(),
        }));
        tokens.push(Arc::new(ServiceAccountTokens {
            verifier: pki::TokenVerifier::new(options.service_account_issuers.clone(), keys.clone()),
            implicit_audiences: audiences.clone(),
            loopback: loopback.clone(),
        }));
    }
    if options.bootstrap_tokens {
        tokens.push(Arc::new(BootstrapTokens(loopback.clone())));
    }
    let webhook = options.flags.str("authentication-token-webhook-config-file");
    if !webhook.is_empty() {
        let client = ReviewWebhook::from_kubeconfig(Path::new(webhook), DEFAULT_TIMEOUT)?;
        let version = options.flags.str("authentication-token-webhook-version");
        let asked = WebhookTokens::new(client, version, audiences.clone())?;
        let ttl = options.flags.duration("authentication-token-webhook-cache-ttl");
        tokens.push(Arc::new(CachedTokens::lasting(asked, ttl)));
    }
    let authenticator = RequestAuthenticator {
        request_header,
        client_certificates,
        tokens: (!tokens.is_empty())
            .then(|| Arc::new(CachedTokens::new(TokenUnion(tokens))) as Arc<dyn TokenAuthenticator>),
        anonymous: super::authentication_config::anonymous(options)?,
        api_audiences: audiences.clone(),
    };
    Ok(Authentication { authenticator: Arc::new(authenticator), authorities, audiences, keys, bundles })
}

/// What signs service account tokens; `None` without a signing key.
pub fn token_requests(
    options: &Options,
    authentication: &Authentication,
    loopback: &Arc<dyn Loopback>,
) -> Result<Option<TokenRequests>, String> {
    Ok(signer(options)?.map(|signer| TokenRequests {
        signer,
        audiences: authentication.audiences.clone(),
        max_expiration_seconds: i64::try_from(options.service_account_max_expiration.as_secs()).unwrap_or(0),
        extend_expiration: options.service_account_extend_expiration,
        loopback: loopback.clone(),
    }))
}

pub struct Authorization {
    pub authorizer: Arc<dyn Authorizer>,
    pub rbac: Option<Arc<Rbac>>,
}

pub fn authorization(
    options: &Options,
    core: &Arc<Core>,
    loopback: &Arc<dyn Loopback>,
) -> Result<Authorization, String> {
    let started = Started::new(&options.authorizers, &options.flags, core, loopback)?;
    let rbac = started.rbac.clone();
    let authorizer = Replaceable::new(started.union(&options.authorizers)?);
    if let Some(path) = authorizers::file(&options.flags) {
        let stop = core.shutdown.clone();
        tokio::spawn(authorizers::reload(path, options.authorizers.clone(), started, authorizer.clone(), stop));
    }
    Ok(Authorization { authorizer, rbac })
}

/// Takes over changed client and front proxy authorities. The TLS server hints
/// at those it began with.
pub async fn reload_bundles(mut files: Vec<(PathBuf, String, Bundle)>, stop: CancellationToken) {
    while stop.run_until_cancelled(tokio::time::sleep(BUNDLE_PERIOD)).await.is_some() {
        for (path, used, bundle) in &mut files {
            let text = match read(path) {
                Ok(text) if text == *used => continue,
                Ok(text) => text,
                Err(error) => {
                    tracing::error!(err = error, "failed to load a CA bundle");
                    continue;
                }
            };
            match pki::Pool::from_pem(&text) {
                Ok(pool) => {
                    bundle.replace(pool);
                    *used = text;
                    tracing::info!("Loaded a new CA Bundle and Verifier: {}", path.display());
                }
                Err(error) => tracing::error!(err = %error, "failed to load a CA bundle"),
            }
        }
    }
}
