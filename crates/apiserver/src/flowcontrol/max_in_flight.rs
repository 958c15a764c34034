//! What limits requests when priority and fairness is off: so many reads and so
//! many writes at once, each bounded alone; 0 is no limit.
//!
//! Long-running requests are not counted. A member of system:masters is let in
//! although the limit is reached, so that an operator can always act.
//!
//! Upstream followed: `apiserver/pkg/server/filters/maxinflight.go`.

use std::sync::Arc;

use apimachinery::Status;
use async_trait::async_trait;
use tokio::sync::Semaphore;

use super::rejected;
use crate::pipeline::{Fairness, Ticket};
use crate::request::{GROUP_MASTERS, RequestInfo, UserInfo};

/// Verbs that change nothing.
const READS: [&str; 3] = ["get", "list", "watch"];

pub struct MaxInFlight {
    reads: Option<Arc<Semaphore>>,
    writes: Option<Arc<Semaphore>>,
}

impl MaxInFlight {
    /// `--max-requests-inflight` and `--max-mutating-requests-inflight`.
    pub fn new(reads: i64, writes: i64) -> Self {
        let seats = |limit: i64| usize::try_from(limit).ok().filter(|limit| *limit > 0);
        let semaphore = |limit: i64| seats(limit).map(|limit| Arc::new(Semaphore::new(limit)));
        MaxInFlight { reads: semaphore(reads), writes: semaphore(writes) }
    }
}

#[async_trait]
impl Fairness for MaxInFlight {
    async fn admit(
        &self,
        user: &UserInfo,
        info: &RequestInfo,
        long_running: bool,
    ) -> Result<Option<Ticket>, (Option<Ticket>, Status)> {
        let seats = if READS.contains(&info.verb.as_str()) { &self.reads } else { &self.writes };
        let Some(seats) = seats.as_ref().filter(|_| !long_running) else { return Ok(None) };
        match seats.clone().try_acquire_owned() {
            Ok(seat) => Ok(Some(Ticket {
                flow_schema_uid: String::new(),
                priority_level_uid: String::new(),
                guard: Some(Box::new(seat)),
            })),
            Err(_) if user.groups.iter().any(|group| group == GROUP_MASTERS) => Ok(None),
            Err(_) => Err((None, rejected())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(verb: &str) -> RequestInfo {
        RequestInfo { verb: verb.into(), ..RequestInfo::default() }
    }

    #[tokio::test]
    async fn reads_and_writes_have_limits_of_their_own() {
        let limit = MaxInFlight::new(1, 1);
        let (user, master) =
            (UserInfo::default(), UserInfo { groups: vec![GROUP_MASTERS.into()], ..UserInfo::default() });
        let first = limit.admit(&user, &info("get"), false).await.ok().flatten().expect("a seat");
        let refused = limit.admit(&user, &info("list"), false).await.err().expect("no seat is left").1;
        assert_eq!((refused.code, refused.message.as_str()), (429, "Too many requests, please try again later."));
        assert!(limit.admit(&user, &info("create"), false).await.is_ok());
        assert!(limit.admit(&user, &info("watch"), true).await.is_ok());
        assert!(limit.admit(&master, &info("get"), false).await.is_ok());
        drop(first);
        assert!(limit.admit(&user, &info("get"), false).await.is_ok());
        let open = MaxInFlight::new(0, 0);
        assert!(open.admit(&user, &info("get"), false).await.is_ok_and(|ticket| ticket.is_none()));
    }
}
