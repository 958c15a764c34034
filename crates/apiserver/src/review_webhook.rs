//! Asks the webhook of a kubeconfig file about a token or an access: one POST of
//! a review to the very URL of the file, tried again where the other side may
//! have been away for a moment only.
//!
//! Limits: [`ATTEMPTS`], a timeout for each.
//!
//! Upstream followed: `apiserver/pkg/util/webhook/webhook.go`.

use std::path::Path;
use std::time::Duration;

use apimachinery::Value;
use client::{Client, Error, Kubeconfig, Request};

const ATTEMPTS: u32 = 5;
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const PAUSE_FACTOR: f64 = 1.5;
const PAUSE_JITTER: f64 = 0.2;
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(30);

/// A webhook that answers reviews.
pub struct ReviewWebhook {
    client: Client,
    path: &'static str,
    timeout: Duration,
}

impl ReviewWebhook {
    /// Connects nowhere yet.
    pub fn from_kubeconfig(path: &Path, timeout: Duration) -> Result<Self, String> {
        let mut config = Kubeconfig::load(path).and_then(|file| file.config("")).map_err(|error| error.0)?;
        config.qps = -1.0;
        config.timeout = Some(timeout);
        Self::new(config, timeout)
    }

    pub fn new(config: client::Config, timeout: Duration) -> Result<Self, String> {
        let authority = config.host.split_once("://").map_or(config.host.as_str(), |(_, rest)| rest);
        let has_path = authority.split_once('/').is_some_and(|(_, path)| !path.trim_matches('/').is_empty());
        let client = Client::new(config).map_err(|error| error.0)?;
        Ok(ReviewWebhook { client, path: if has_path { "" } else { "/" }, timeout })
    }

    /// The review as the webhook filled it in.
    pub async fn ask(&self, review: &Value) -> Result<Value, String> {
        let mut pause = FIRST_PAUSE;
        for attempt in 1.. {
            let error = match self.attempt(review).await {
                Ok(answer) => return Ok(answer),
                Err(error) => error,
            };
            if attempt >= ATTEMPTS || !worth_retrying(&error) {
                return Err(error.to_string());
            }
            tokio::time::sleep(pause.mul_f64(1.0 + PAUSE_JITTER * rand::random::<f64>())).await;
            pause = pause.mul_f64(PAUSE_FACTOR);
        }
        Err("no attempt was made".into())
    }

    async fn attempt(&self, review: &Value) -> Result<Value, Error> {
        let mut request = Request::new(http::Method::POST, self.path).json(review)?.timeout(self.timeout).unthrottled();
        request.query.push(("timeout".into(), client::rest::go_duration(self.timeout)));
        let answer = self.client.send(request).await?.bytes().await?;
        let answer: Value = serde_json::from_slice(&answer).map_err(|error| Error::Decode(error.to_string()))?;
        let of = |value: &Value, field: &str| value[field].as_str().unwrap_or_default().to_owned();
        for field in ["apiVersion", "kind"] {
            let (got, wanted) = (of(&answer, field), of(review, field));
            if !got.is_empty() && got != wanted {
                return Err(Error::Decode(format!(
                    "unable to decode {}, Kind={} into {}, Kind={}",
                    of(&answer, "apiVersion"),
                    of(&answer, "kind"),
                    of(review, "apiVersion"),
                    of(review, "kind")
                )));
            }
        }
        Ok(answer)
    }
}

fn worth_retrying(error: &Error) -> bool {
    match error {
        Error::Status(status) => matches!(status.code, 429 | 500 | 504),
        Error::Transport { cause, .. } => cause.is_connection_loss(),
        Error::Decode(_) => false,
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    /// A server that gives `answer` to each request; its URL.
    pub async fn answering(answer: Value) -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/ask", listener.local_addr().unwrap());
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let answer = answer.to_string();
                tokio::spawn(async move {
                    let mut buffer = vec![0; 65536];
                    while stream.read(&mut buffer).await.is_ok_and(|n| n > 0) {
                        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ";
                        let text = format!("{head}{}\r\n\r\n{answer}", answer.len());
                        let _ = stream.write_all(text.as_bytes()).await;
                    }
                });
            }
        });
        url
    }

    #[tokio::test]
    async fn another_kind_is_no_answer() {
        let url = answering(serde_json::json!({"apiVersion": "v1", "kind": "Status"})).await;
        let webhook = ReviewWebhook::new(client::Config::new(url), DEFAULT_TIMEOUT).unwrap();
        let review = serde_json::json!({"apiVersion": "authentication.k8s.io/v1", "kind": "TokenReview"});
        assert!(webhook.ask(&review).await.unwrap_err().starts_with("unable to decode"));
    }

    #[tokio::test]
    async fn nobody_there_is_told_in_gos_words() {
        let webhook = ReviewWebhook::new(client::Config::new("http://127.0.0.1:1/ask"), DEFAULT_TIMEOUT).unwrap();
        let error = webhook.ask(&Value::Null).await.unwrap_err();
        assert_eq!(
            error,
            "Post \"http://127.0.0.1:1/ask?timeout=30s\": dial tcp 127.0.0.1:1: connect: connection refused"
        );
    }
}
