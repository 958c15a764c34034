//! Images: presence, pulls by policy, one at a time or in parallel, with back-off.
//!
//! The messages below are what users see in events and in `kubectl describe`.
//! Limits: failures are remembered for twice the longest back-off.
//! Followed upstream: pkg/kubelet/images/image_manager.go.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cri::{Runtime, v1};
use parking_lot::Mutex;
use tokio::sync::Semaphore;

use crate::backoff::{Backoff, go_seconds};
use crate::clock;
use crate::config::security::ImageUser;

/// An image fit to start a container from.
#[derive(Debug, Clone, Default)]
pub struct Present {
    pub image_ref: String,
    pub user: ImageUser,
}

/// Why there is none: reason and message of the waiting state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    pub reason: &'static str,
    pub message: String,
}

/// Told as the pull goes on; the caller makes events of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    Normal(&'static str, String),
    Warning(&'static str, String),
}

/// Pull manager.
pub struct Images {
    runtime: Arc<dyn Runtime>,
    slots: Semaphore,
    backoff: Mutex<Backoff>,
    /// Last failure by back-off key, repeated in ImagePullBackOff messages.
    failures: Mutex<BTreeMap<String, String>>,
}

/// Semaphore size that stands for "no limit".
const UNLIMITED: usize = 1 << 16;

impl Images {
    /// `parallel` is how many pulls run at once; none is no limit.
    pub fn new(runtime: Arc<dyn Runtime>, parallel: Option<usize>) -> Self {
        Self {
            runtime,
            slots: Semaphore::new(parallel.unwrap_or(UNLIMITED).max(1)),
            backoff: Mutex::new(Backoff::default()),
            failures: Mutex::default(),
        }
    }

    async fn find(&self, image: &str) -> cri::Result<Option<Present>> {
        let spec = v1::ImageSpec { image: image.to_string(), ..Default::default() };
        let answer = self.runtime.image_status(spec, false).await?;
        Ok(answer.image.map(|i| {
            // An image that names nobody runs as root.
            let uid = i.uid.map(|u| u.value).or(i.username.is_empty().then_some(0));
            Present { image_ref: i.id, user: ImageUser { uid, username: i.username } }
        }))
    }

    /// Makes sure the image is there, pulling if the policy says so.
    pub async fn ensure(
        &self,
        pod_uid: &str,
        image: &str,
        policy: &str,
        auth: Vec<v1::AuthConfig>,
        sandbox: &v1::PodSandboxConfig,
        notice: &(dyn Fn(Notice) + Send + Sync),
    ) -> Result<Present, Failure> {
        let name = match with_default_tag(image) {
            Ok(name) => name,
            Err(text) => {
                let message = format!("Failed to apply default image tag \"{image}\": {text}");
                notice(Notice::Warning("InspectFailed", message.clone()));
                return Err(Failure { reason: "InvalidImageName", message });
            }
        };
        let found = match self.find(&name).await {
            Ok(found) => found,
            Err(error) => {
                let message = format!("Failed to inspect image \"{image}\": {error}");
                notice(Notice::Warning("InspectFailed", message.clone()));
                return Err(Failure { reason: "ImageInspectError", message });
            }
        };
        let pull = match policy {
            "Always" => true,
            "Never" => false,
            _ => found.is_none(),
        };
        if !pull {
            let Some(present) = found else {
                let message = format!("Container image \"{image}\" is not present with pull policy of Never");
                notice(Notice::Warning("ErrImageNeverPull", message.clone()));
                return Err(Failure { reason: "ErrImageNeverPull", message });
            };
            notice(Notice::Normal(
                "Pulled",
                format!("Container image \"{image}\" already present on machine and can be accessed by the pod"),
            ));
            return Ok(present);
        }
        let key = format!("{pod_uid}_{image}");
        if self.backoff.lock().is_waiting(&key, clock::now_nanos()) {
            let mut message = format!("Back-off pulling image \"{image}\"");
            notice(Notice::Normal("BackOff", message.clone()));
            if let Some(last) = self.failures.lock().get(&key) {
                message = format!("{message}: ErrImagePull: {last}");
            }
            return Err(Failure { reason: "ImagePullBackOff", message });
        }
        notice(Notice::Normal("Pulling", format!("Pulling image \"{image}\"")));
        let asked = Instant::now();
        let _slot = self
            .slots
            .acquire()
            .await
            .map_err(|_| Failure { reason: "ErrImagePull", message: "the kubelet is stopping".into() })?;
        let began = Instant::now();
        match self.pull(&name, auth, sandbox).await {
            Ok(image_ref) => {
                let size = self.size(&image_ref).await;
                notice(Notice::Normal(
                    "Pulled",
                    format!(
                        "Successfully pulled image \"{image}\" in {} ({} including waiting). Image size: {size} bytes.",
                        milliseconds(began.elapsed()),
                        milliseconds(asked.elapsed())
                    ),
                ));
                self.failures.lock().remove(&key);
                self.backoff.lock().forget(&key);
                match self.find(&image_ref).await {
                    Ok(Some(present)) => Ok(present),
                    _ => Ok(Present { image_ref, user: ImageUser::default() }),
                }
            }
            Err(error) => {
                notice(Notice::Warning("Failed", format!("Failed to pull image \"{image}\": {}", error.message)));
                let now = clock::now_nanos();
                self.backoff.lock().next(&key, now, now);
                self.failures.lock().insert(key, error.message.clone());
                Err(Failure { reason: "ErrImagePull", message: error.message })
            }
        }
    }

    async fn pull(
        &self,
        image: &str,
        auth: Vec<v1::AuthConfig>,
        sandbox: &v1::PodSandboxConfig,
    ) -> cri::Result<String> {
        let spec = v1::ImageSpec { image: image.to_string(), ..Default::default() };
        let tries: Vec<Option<v1::AuthConfig>> =
            if auth.is_empty() { vec![None] } else { auth.into_iter().map(Some).collect() };
        let mut last = None;
        for credentials in tries {
            match self.runtime.pull_image(spec.clone(), credentials, Some(sandbox.clone())).await {
                Ok(image_ref) => return Ok(image_ref),
                Err(error) => {
                    tracing::error!(err = %error, image, "PullImage from image service failed");
                    last = Some(error);
                }
            }
        }
        Err(last.unwrap_or_else(|| cri::CriError::new(cri::Code::Unknown, "no credentials to try")))
    }

    async fn size(&self, image_ref: &str) -> u64 {
        let spec = v1::ImageSpec { image: image_ref.to_string(), ..Default::default() };
        let answer = self.runtime.image_status(spec, false).await;
        answer.ok().and_then(|a| a.image).map_or(0, |i| i.size)
    }

    /// Forgets the failures of a pod that is gone.
    pub fn forget_pod(&self, pod_uid: &str) {
        let prefix = format!("{pod_uid}_");
        self.backoff.lock().forget(&prefix);
        self.failures.lock().retain(|key, _| !key.starts_with(&prefix));
    }
}

/// `name` becomes `name:latest`; a tag or digest stays.
fn with_default_tag(image: &str) -> Result<String, String> {
    if image.is_empty() || image.contains(char::is_whitespace) || image.ends_with(':') {
        return Err(format!("couldn't parse image name \"{image}\": invalid reference format"));
    }
    let last = image.rsplit('/').next().unwrap_or(image);
    if image.contains('@') || last.contains(':') {
        return Ok(image.to_string());
    }
    Ok(format!("{image}:latest"))
}

fn milliseconds(duration: Duration) -> String {
    let millis = duration.as_millis();
    if millis < 1000 {
        return format!("{millis}ms");
    }
    if millis < 60_000 {
        let text = format!("{}.{:03}", millis / 1000, millis % 1000);
        return format!("{}s", text.trim_end_matches('0').trim_end_matches('.'));
    }
    go_seconds(duration)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cri::fake::FakeRuntime;

    fn run(images: &Images, image: &str, policy: &str) -> (Result<Present, Failure>, Vec<Notice>) {
        let notices = Mutex::new(vec![]);
        let config = v1::PodSandboxConfig::default();
        let result = futures::executor::block_on(
            images.ensure("u", image, policy, vec![], &config, &|n| notices.lock().push(n)),
        );
        (result, notices.into_inner())
    }

    #[test]
    fn texts_as_recorded() {
        let runtime = Arc::new(FakeRuntime::new());
        runtime.add_image("nginx:1");
        let images = Images::new(runtime.clone(), Some(1));
        let (present, notices) = run(&images, "nginx:1", "IfNotPresent");
        assert_eq!(present.unwrap().image_ref, "sha256:nginx:1");
        assert_eq!(
            notices,
            [Notice::Normal(
                "Pulled",
                "Container image \"nginx:1\" already present on machine and can be accessed by the pod".into()
            )]
        );
        let (never, _) = run(&images, "x:v1", "Never");
        assert_eq!(never.unwrap_err().message, "Container image \"x:v1\" is not present with pull policy of Never");
        runtime.fail("pull_image", cri::CriError::new(cri::Code::Unknown, "no such host"));
        let (failed, _) = run(&images, "x:v1", "Always");
        assert_eq!(failed.unwrap_err(), Failure { reason: "ErrImagePull", message: "no such host".into() });
        let (waiting, _) = run(&images, "x:v1", "Always");
        assert_eq!(
            waiting.unwrap_err(),
            Failure {
                reason: "ImagePullBackOff",
                message: "Back-off pulling image \"x:v1\": ErrImagePull: no such host".into()
            }
        );
    }

    #[test]
    fn tags() {
        assert_eq!(with_default_tag("a.b:5000/c").unwrap(), "a.b:5000/c:latest");
        assert_eq!(with_default_tag("c@sha256:1").unwrap(), "c@sha256:1");
        assert!(with_default_tag("a b").is_err());
        assert_eq!(milliseconds(Duration::from_millis(1250)), "1.25s");
    }
}
