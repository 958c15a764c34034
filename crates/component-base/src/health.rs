//! Named health checks and their texts (`apiserver/pkg/server/healthz`).

use std::sync::Arc;

use parking_lot::RwLock;

/// One check. The error text is logged; clients see `reason withheld`.
pub type CheckFn = Arc<dyn Fn() -> Result<(), String> + Send + Sync>;

/// An ordered list of checks behind `/livez`, `/readyz` or `/healthz`.
#[derive(Clone, Default)]
pub struct Checks {
    checks: Arc<RwLock<Vec<(String, CheckFn)>>>,
}

/// Status code and body of a health request.
#[derive(Debug, PartialEq)]
pub struct Answer {
    pub code: u16,
    pub body: String,
}

impl Checks {
    pub fn add(&self, name: impl Into<String>, check: impl Fn() -> Result<(), String> + Send + Sync + 'static) {
        self.checks.write().push((name.into(), Arc::new(check)));
    }

    pub fn names(&self) -> Vec<String> {
        self.checks.read().iter().map(|(name, _)| name.clone()).collect()
    }

    /// Answers `/{endpoint}` with the given query's `verbose` and `exclude`s.
    pub fn answer(&self, endpoint: &str, verbose: bool, exclude: &[String]) -> Answer {
        let checks = self.checks.read().clone();
        let mut unused: Vec<&String> = exclude.iter().collect();
        let mut lines = String::new();
        let mut failed = Vec::new();
        for (name, check) in &checks {
            if exclude.contains(name) {
                unused.retain(|e| *e != name);
                lines.push_str(&format!("[+]{name} excluded: ok\n"));
                continue;
            }
            match check() {
                Ok(()) => lines.push_str(&format!("[+]{name} ok\n")),
                Err(reason) => {
                    lines.push_str(&format!("[-]{name} failed: reason withheld\n"));
                    failed.push(format!("{name}: {reason}"));
                }
            }
        }
        if !unused.is_empty() {
            let names: Vec<String> = unused.iter().map(|e| apimachinery::field::quote(e)).collect();
            lines.push_str(&format!(
                "warn: some health checks cannot be excluded: no matches for {}\n",
                names.join(",")
            ));
        }
        if !failed.is_empty() {
            tracing::info!(endpoint, failed = %failed.join(", "), "health check failed");
            return Answer { code: 500, body: format!("{lines}{endpoint} check failed\n") };
        }
        let body = if verbose { format!("{lines}{endpoint} check passed\n") } else { "ok".to_owned() };
        Answer { code: 200, body }
    }

    /// Answers `/{endpoint}/{name}`; `None` when there is no such check.
    pub fn answer_one(&self, name: &str) -> Option<Answer> {
        let check = self.checks.read().iter().find(|(n, _)| n == name).map(|(_, check)| check.clone())?;
        Some(match check() {
            Ok(()) => Answer { code: 200, body: "ok".into() },
            Err(reason) => Answer { code: 500, body: format!("internal server error: {reason}\n") },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_upstreams() {
        let checks = Checks::default();
        checks.add("ping", || Ok(()));
        assert_eq!(checks.answer("livez", true, &[]).body, "[+]ping ok\nlivez check passed\n");
        assert_eq!(checks.answer("livez", false, &["x".into()]).body, "ok");
        checks.add("etcd", || Err("down".into()));
        let answer = checks.answer("readyz", false, &[]);
        assert_eq!(answer.code, 500);
        assert_eq!(answer.body, "[+]ping ok\n[-]etcd failed: reason withheld\nreadyz check failed\n");
        assert_eq!(checks.answer("readyz", false, &["etcd".into()]).body, "ok");
    }
}
