//! The config map that says since when uses of legacy tokens are tracked.
//!
//! Upstream followed: `pkg/controlplane/controller/legacytokentracking`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status};
use apiserver::request::Loopback;
use serde_json::json;

const NAMESPACE: &str = "kube-system";
const NAME: &str = "kube-apiserver-legacy-service-account-token-tracking";
/// Upstream makes a deleted map again at most every half hour.
pub const PERIOD: Duration = Duration::from_secs(30 * 60);

fn is_date(text: &str) -> bool {
    text.len() == 10 && text.parse::<jiff::civil::Date>().is_ok()
}

pub async fn ensure(loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    let maps = GroupResource::new("", "configmaps");
    let today = jiff::Timestamp::now().strftime("%Y-%m-%d").to_string();
    match loopback.get_cached(&maps, NAMESPACE, NAME).await {
        Ok(live) if is_date(live["data"]["since"].as_str().unwrap_or_default()) => Ok(()),
        Ok(mut live) => {
            live["data"]["since"] = today.into();
            match loopback.update(&maps, NAMESPACE, "", live).await {
                Err(status) if !status.is_not_found() && !status.is_conflict() => Err(status),
                _ => Ok(()),
            }
        }
        Err(status) if status.is_not_found() => {
            let object = json!({
                "apiVersion": "v1",
                "kind": "ConfigMap",
                "metadata": {"name": NAME, "namespace": NAMESPACE},
                "data": {"since": today},
            });
            super::create_missing(loopback, &maps, NAMESPACE, object).await
        }
        Err(status) => Err(status),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_whole_dates_count() {
        assert!(super::is_date("2026-11-30"));
        assert!(!super::is_date("2026-13-30") && !super::is_date("") && !super::is_date("2026-11-30T00"));
    }
}
