//! One APIService's server: where it is, how it is trusted, and requests passed
//! on to it.
//!
//! A request goes on with the headers that say who asks, over a connection with
//! the certificate of `--proxy-client-cert-file`; upgrades pass through. The
//! server's certificate is of the Service's name, whatever address it has.
//!
//! Upstream followed: `kube-aggregator/pkg/apiserver/{handler_proxy,resolvers}.go`,
//! `client-go/transport/round_trippers.go`.

use std::path::PathBuf;
use std::sync::Arc;

use apimachinery::{GroupResource, Value};
use apiserver::admission::webhook::call::service_address;
use apiserver::body::Response;
use apiserver::forward::{self, ForwardError, Target};
use apiserver::pipeline::{Cx, text_error};
use apiserver::request::{Loopback, UserInfo};
use apiserver::serving::RemoteServer;
use async_trait::async_trait;
use base64::Engine as _;
use http::header::{HeaderMap, HeaderName, HeaderValue};
use hyper::body::Incoming;
use parking_lot::Mutex;
use pki::tls::ServerTrust;

use super::available;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The certificate that aggregated servers know this server by.
pub struct Identity {
    pub cert: Option<PathBuf>,
    pub key: Option<PathBuf>,
}

type Times = [Option<std::time::SystemTime>; 2];

impl Identity {
    /// When the files were written; a change is a new certificate.
    fn written(&self) -> Times {
        [&self.cert, &self.key].map(|path| std::fs::metadata(path.as_ref()?).ok()?.modified().ok())
    }

    fn read(&self) -> Result<Option<(Vec<pki::Certificate>, pki::PrivateKey)>, String> {
        let (Some(cert), Some(key)) = (&self.cert, &self.key) else { return Ok(None) };
        let read = |path: &PathBuf| {
            std::fs::read_to_string(path).map_err(|error| crate::server::security::open_error(path, &error))
        };
        let chain = pki::Certificate::all_from_pem(&read(cert)?).map_err(|error| error.to_string())?;
        let key = pki::PrivateKey::from_pem(&read(key)?).map_err(|error| error.to_string())?;
        Ok(Some((chain, key)))
    }
}

/// The server behind one APIService.
pub struct Remote {
    pub loopback: Arc<dyn Loopback>,
    pub identity: Arc<Identity>,
    /// The APIService, as last seen.
    pub object: Value,
    /// `APIVersionDiscovery` as last read.
    pub discovery: Value,
    /// Kept while the certificate's files stay as they are.
    pub tls: Mutex<Option<(Times, Arc<rustls::ClientConfig>)>>,
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// A name or value as a part of a header's name: what may not stand there as
/// percent and two digits.
fn escaped(key: &str) -> String {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$&'*+-.^_`|~".contains(&byte);
    key.bytes().map(|byte| if fits(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// Says in the headers who asks.
pub fn set_user(headers: &mut HeaderMap, user: &UserInfo) {
    let stale: Vec<HeaderName> = headers
        .keys()
        .filter(|name| {
            matches!(name.as_str(), "x-remote-user" | "x-remote-uid" | "x-remote-group")
                || name.as_str().starts_with("x-remote-extra-")
        })
        .cloned()
        .collect();
    for name in stale {
        headers.remove(name);
    }
    let mut add = |name: String, value: &str| {
        if let (Ok(name), Ok(value)) = (HeaderName::try_from(name), HeaderValue::from_str(value)) {
            headers.append(name, value);
        }
    };
    add("x-remote-user".into(), &user.name);
    if !user.uid.is_empty() {
        add("x-remote-uid".into(), &user.uid);
    }
    for group in &user.groups {
        add("x-remote-group".into(), group);
    }
    for (key, values) in &user.extra {
        for value in values {
            add(format!("x-remote-extra-{}", escaped(key)), value);
        }
    }
}

/// Adds the client to those that the request came by.
fn forwarded_for(headers: &mut HeaderMap, client: std::net::IpAddr) {
    let prior = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok().map(str::to_owned));
    let all: Vec<String> = prior.chain([client.to_canonical().to_string()]).collect();
    if let Ok(value) = HeaderValue::from_str(&all.join(", ")) {
        headers.insert(FORWARDED_FOR, value);
    }
}

/// The identity under which the server itself asks.
pub fn aggregator(masters: bool) -> UserInfo {
    UserInfo {
        name: "system:kube-aggregator".into(),
        groups: if masters { vec!["system:masters".into()] } else { Vec::new() },
        ..UserInfo::default()
    }
}

impl Remote {
    pub fn new(loopback: &Arc<dyn Loopback>, identity: &Arc<Identity>, object: Value, discovery: Value) -> Self {
        Remote { loopback: loopback.clone(), identity: identity.clone(), object, discovery, tls: Mutex::new(None) }
    }

    fn config(&self) -> Result<Arc<rustls::ClientConfig>, String> {
        let written = self.identity.written();
        let mut kept = self.tls.lock();
        if let Some((of, config)) = kept.as_ref()
            && *of == written
        {
            return Ok(config.clone());
        }
        let identity = self.identity.read()?;
        let spec = &self.object["spec"];
        let bundle = base64::engine::general_purpose::STANDARD.decode(text(spec, "caBundle")).unwrap_or_default();
        let pem = if bundle.is_empty() {
            apiserver::admission::webhook::call::system_roots()
        } else {
            String::from_utf8_lossy(&bundle).into_owned()
        };
        let insecure = spec["insecureSkipTLSVerify"] == true;
        let pool = if insecure { None } else { Some(pki::Pool::from_pem(&pem).map_err(|error| error.to_string())?) };
        let trust = match &pool {
            Some(pool) => ServerTrust::Roots(pool),
            None => ServerTrust::Anyone,
        };
        let identity = identity.as_ref().map(|(chain, key)| (chain.as_slice(), key));
        let config = Arc::new(pki::tls::client_config(trust, identity).map_err(|error| error.to_string())?);
        *kept = Some((written, config.clone()));
        Ok(config)
    }

    /// Where the Service is reached.
    pub async fn target(&self) -> Result<Target, String> {
        let of = &self.object["spec"]["service"];
        let (name, namespace) = (text(of, "name"), text(of, "namespace"));
        let services = GroupResource::new("", "services");
        let service = self.loopback.get_cached(&services, namespace, name).await.map_err(|status| status.message)?;
        let (host, port) = service_address(&service, available::port(&self.object))?;
        let server_name = Some(format!("{name}.{namespace}.svc"));
        Ok(Target { host, port, tls: Some(self.config()?), server_name })
    }

    /// A GET by the server itself.
    pub async fn get(
        &self,
        path: &str,
        user: &UserInfo,
        headers: &[(HeaderName, String)],
    ) -> Result<http::Response<Incoming>, ForwardError> {
        let target = self.target().await.map_err(ForwardError)?;
        let mut all = HeaderMap::new();
        set_user(&mut all, user);
        for (name, value) in headers {
            if let Ok(value) = HeaderValue::from_str(value) {
                all.insert(name.clone(), value);
            }
        }
        forward::get_with(&target, path, all).await
    }
}

fn unavailable() -> Response {
    text_error(503, "service unavailable")
}

#[async_trait]
impl RemoteServer for Remote {
    async fn proxy(&self, cx: &Cx, mut request: http::Request<Incoming>) -> Response {
        if !available::is_available(&self.object) {
            return unavailable();
        }
        if let Err(why) = self.config() {
            return text_error(500, &why);
        }
        let Ok(target) = self.target().await else { return unavailable() };
        *request.headers_mut() = cx.headers.clone();
        set_user(request.headers_mut(), &cx.user);
        if !forward::is_upgrade(request.headers()) {
            forwarded_for(request.headers_mut(), cx.connection.remote.ip());
        }
        let path = request.uri().path_and_query().map_or_else(|| cx.info.path.clone(), ToString::to_string);
        match forward::forward(&target, &path, request).await {
            Ok(answer) => answer,
            Err(error) => text_error(503, &error.to_string()),
        }
    }

    fn discovery(&self) -> Value {
        self.discovery.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_is_added_to_the_way() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("10.0.0.1"));
        forwarded_for(&mut headers, [127, 0, 0, 1].into());
        assert_eq!(headers.get("x-forwarded-for").unwrap(), "10.0.0.1, 127.0.0.1");
    }

    #[test]
    fn the_user_stands_in_headers() {
        let mut headers = HeaderMap::new();
        headers.insert("x-remote-user", HeaderValue::from_static("forged"));
        headers.insert("x-remote-extra-forged", HeaderValue::from_static("x"));
        let user = UserInfo {
            name: "jane".into(),
            uid: "u".into(),
            groups: vec!["a".into(), "b".into()],
            extra: [("example.com/x".to_owned(), vec!["1".to_owned()])].into(),
        };
        set_user(&mut headers, &user);
        assert_eq!(headers.get_all("x-remote-user").iter().collect::<Vec<_>>(), ["jane"]);
        assert_eq!(headers.get_all("x-remote-group").iter().count(), 2);
        assert_eq!(headers.get("x-remote-extra-example.com%2fx").unwrap(), "1");
        assert!(!headers.contains_key("x-remote-extra-forged"));
    }
}
