//! Builds the authenticator and the authorizer of the flags.

use std::path::Path;
use std::sync::Arc;

use apimachinery::GroupResource;
use apiserver::authn::bootstrap::BootstrapTokens;
use apiserver::authn::cache::CachedTokens;
use apiserver::authn::request_header::RequestHeader;
use apiserver::authn::review::TokenRequests;
use apiserver::authn::service_account::{LEGACY_ISSUER, LegacyTokens, ServiceAccountTokens};
use apiserver::authn::x509::{Bundle, ClientCertificates};
use apiserver::authn::{Anonymous, RequestAuthenticator, TokenAuthenticator, TokenUnion};
use apiserver::authz::rbac::Rbac;
use apiserver::authz::{AlwaysAllow, AlwaysDeny, Union, node};
use apiserver::core::Core;
use apiserver::request::{Authorizer, Loopback};

use super::Options;

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
}

pub fn authentication(options: &Options, loopback: &Arc<dyn Loopback>) -> Result<Authentication, String> {
    let mut authorities = Vec::new();
    let client_certificates = match &options.client_ca {
        Some(path) => {
            let (bundle, text) = bundle(path)?;
            authorities.push(text.into_bytes());
            Some(ClientCertificates::new(bundle))
        }
        None => None,
    };
    let request_header = match &options.request_header_ca {
        Some(path) => {
            let (bundle, text) = bundle(path)?;
            authorities.push(text.into_bytes());
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
    let authenticator = RequestAuthenticator {
        request_header,
        client_certificates,
        tokens: (!tokens.is_empty())
            .then(|| Arc::new(CachedTokens::new(TokenUnion(tokens))) as Arc<dyn TokenAuthenticator>),
        anonymous: Anonymous { enabled: options.anonymous, paths: Vec::new() },
        api_audiences: audiences.clone(),
    };
    Ok(Authentication { authenticator: Arc::new(authenticator), authorities, audiences, keys })
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

pub fn authorization(options: &Options, core: &Arc<Core>, loopback: &Arc<dyn Loopback>) -> Authorization {
    let mut modes: Vec<(String, Arc<dyn Authorizer>)> = Vec::new();
    let mut rbac = None;
    for mode in &options.authorization_modes {
        let authorizer: Arc<dyn Authorizer> = match mode.as_str() {
            "AlwaysAllow" => Arc::new(AlwaysAllow),
            "AlwaysDeny" => Arc::new(AlwaysDeny),
            "RBAC" => {
                let (authorizer, _tasks) = Rbac::start(loopback);
                rbac = Some(authorizer.clone());
                authorizer
            }
            "Node" => {
                let table = core.table.load_full();
                let served = move |resource: &GroupResource| table.preferred(resource).is_some();
                let rules = crate::bootstrap::rbac::Policy::load().cluster_role_rules("system:node");
                let (authorizer, _tasks) = node::NodeAuthorizer::start(loopback, rules, &served);
                authorizer
            }
            _ => continue,
        };
        modes.push((mode.to_lowercase(), authorizer));
    }
    Authorization { authorizer: Arc::new(Union::new(modes)), rbac }
}
