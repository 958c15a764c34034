//! What containers were given, kept in a file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cri::plugins::device as wire;
use cri::prost::Message;
use serde::{Deserialize, Serialize};

const FILE: &str = "device_manager_state";
/// Largest file that is read.
const MAX_BYTES: u64 = 16 << 20;

/// Devices of one container of one resource.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Given {
    pod_uid: String,
    container: String,
    resource: String,
    ids: Vec<String>,
    /// The plugin's answer, as its message in hex.
    response: String,
}

#[derive(Default)]
pub(super) struct State {
    path: Option<PathBuf>,
    given: Vec<Given>,
}

impl State {
    pub(super) fn open(dir: &Path) -> Self {
        let path = dir.join(FILE);
        let small = std::fs::metadata(&path).is_ok_and(|m| m.len() <= MAX_BYTES);
        let text = if small { std::fs::read_to_string(&path).unwrap_or_default() } else { String::new() };
        let given = serde_json::from_str(&text).unwrap_or_default();
        Self { path: Some(path), given }
    }

    fn save(&self) {
        let Some(path) = &self.path else { return };
        let text = serde_json::to_string(&self.given).unwrap_or_default();
        let tmp = path.with_extension("tmp");
        if let Err(error) = std::fs::write(&tmp, text).and_then(|()| std::fs::rename(&tmp, path)) {
            tracing::error!(err = %error, path = %path.display(), "Failed to keep which devices are in use");
        }
    }

    pub(super) fn has(&self, uid: &str, container: &str, resource: &str) -> bool {
        self.given.iter().any(|g| g.pod_uid == uid && g.container == container && g.resource == resource)
    }

    pub(super) fn put(
        &mut self,
        uid: &str,
        container: &str,
        resource: &str,
        ids: Vec<String>,
        response: &wire::ContainerAllocateResponse,
    ) {
        self.given.push(Given {
            pod_uid: uid.into(),
            container: container.into(),
            resource: resource.into(),
            ids,
            response: hex::encode(response.encode_to_vec()),
        });
        self.save();
    }

    pub(super) fn taken(&self, resource: &str) -> BTreeSet<String> {
        self.given.iter().filter(|g| g.resource == resource).flat_map(|g| g.ids.clone()).collect()
    }

    pub(super) fn given(
        &self,
        uid: &str,
        container: &str,
    ) -> Vec<(String, Vec<String>, wire::ContainerAllocateResponse)> {
        let own = self.given.iter().filter(|g| g.pod_uid == uid && g.container == container);
        let by_resource: BTreeMap<&String, &Given> = own.map(|g| (&g.resource, g)).collect();
        by_resource
            .into_iter()
            .map(|(resource, g)| {
                let bytes = hex::decode(&g.response).unwrap_or_default();
                let response = wire::ContainerAllocateResponse::decode(bytes.as_slice()).unwrap_or_default();
                (resource.clone(), g.ids.clone(), response)
            })
            .collect()
    }

    pub(super) fn forget(&mut self, uid: &str) {
        let before = self.given.len();
        self.given.retain(|g| g.pod_uid != uid);
        if self.given.len() != before {
            self.save();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_given_survives() {
        let dir = tempfile::tempdir().unwrap();
        let mut state = State::open(dir.path());
        let response =
            wire::ContainerAllocateResponse { envs: [("A".to_string(), "1".to_string())].into(), ..Default::default() };
        state.put("u", "c", "x.io/d", vec!["a".into()], &response);
        let again = State::open(dir.path());
        assert_eq!(again.given("u", "c"), [("x.io/d".to_string(), vec!["a".to_string()], response)]);
        assert!(again.has("u", "c", "x.io/d") && again.taken("x.io/d").contains("a"));
    }
}
