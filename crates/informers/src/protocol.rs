//! The list-watch protocol as a pure state machine: what has happened in, what to
//! do next out. `reflector` carries it out.
//!
//! ```text
//! Start ──► Streaming ──(initial-events-end)──► Watching ◄──┐
//!   ▲  └──► Listing ──(last page)───────────────► │  └──────┘ closed, refused: watch again
//!   └────────────── 410, anything else ───────────┘
//! ```
//!
//! Rules of resourceVersion, exactly upstream's: the first list asks for `0` (any
//! state the server has), the first streaming list for none (the newest); later ones for the last
//! version seen, so that time never runs backwards; after 410 or a version in the
//! server's future, for none. A page size is only asked for where the server
//! answered in pages before. A closed watch goes on from the last version.
//!
//! Upstream followed: client-go/tools/cache/reflector.go.

use std::time::Duration;

use client::{Error, ListOptions};

/// Seconds that a watch is asked to last: this plus up to as much again at random.
pub const MIN_WATCH_TIMEOUT_SECONDS: u64 = 5 * 60;
/// client-go's pager.
pub const PAGE_SIZE: u32 = 500;
/// A watch that ends sooner without an event is treated as a failure.
pub const VERY_SHORT_WATCH: Duration = Duration::from_secs(1);

/// What happened, told to [`Protocol::next`].
#[derive(Debug)]
pub enum Happened<'a> {
    /// Begin, or the wait is over.
    Go,
    /// A page of a list came.
    Page {
        resource_version: &'a str,
        continue_token: &'a str,
    },
    /// An object came in the open stream, with its own resourceVersion.
    Object {
        resource_version: &'a str,
    },
    Bookmark {
        resource_version: &'a str,
        initial_events_end: bool,
    },
    /// The server closed the stream after so long.
    Closed {
        lasted: Duration,
    },
    /// A request failed, or the stream broke or ended with an error event.
    Failed(&'a Error),
}

/// What to do next.
#[derive(Debug, Clone, PartialEq)]
pub enum Do {
    List(ListOptions),
    /// Open a stream that begins with the whole state.
    StreamList(ListOptions),
    Watch(ListOptions),
    /// Keep what came for later.
    Collect,
    /// What was collected is the whole state; go on with the same stream, if one is open.
    ReplaceAndRead,
    /// The same, then list is complete: open this watch.
    ReplaceAndWatch(ListOptions),
    /// Tell it.
    Apply,
    /// Read on.
    Read,
    /// Forget what was collected, wait (back-off), then say [`Happened::Go`].
    WaitThenGo,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum State {
    Start { fall_back: bool },
    Streaming { resource_version: String },
    Listing { resource_version: String },
    Watching { events: u64 },
}

#[derive(Debug)]
pub struct Protocol {
    state: State,
    /// Label and field selector of every request.
    base: ListOptions,
    use_streaming: bool,
    last_resource_version: String,
    /// The server does not know the last version any more (or not yet).
    unavailable: bool,
    paged: bool,
}

impl Protocol {
    /// `use_streaming`: begin with a streaming list where the server can.
    pub fn new(base: ListOptions, use_streaming: bool) -> Self {
        Protocol {
            state: State::Start { fall_back: false },
            base,
            use_streaming,
            last_resource_version: String::new(),
            unavailable: false,
            paged: false,
        }
    }

    pub fn last_resource_version(&self) -> &str {
        &self.last_resource_version
    }

    /// `random` in 0..1 spreads the watch timeouts.
    pub fn next(&mut self, happened: Happened<'_>, random: f64) -> Do {
        use Happened::*;
        match (self.state.clone(), happened) {
            (State::Start { fall_back: false }, Go) if self.use_streaming => self.stream(random),
            (State::Start { .. }, Go) => self.list(),

            (State::Streaming { .. }, Go) => self.stream(random),
            (State::Streaming { .. }, Object { .. }) => Do::Collect,
            (State::Streaming { .. }, Bookmark { initial_events_end: false, .. }) => Do::Read,
            (State::Streaming { .. }, Bookmark { resource_version, .. }) => {
                self.synced_at(resource_version);
                self.state = State::Watching { events: 0 };
                Do::ReplaceAndRead
            }
            (State::Streaming { resource_version }, Failed(error))
                if is_version_fault(error) && !resource_version.is_empty() =>
            {
                self.unavailable = true;
                self.stream(random)
            }
            (State::Streaming { .. }, Failed(error)) if is_try_later(error) => Do::WaitThenGo,
            // The server cannot stream lists, or something is odd: progress matters more.
            (State::Streaming { .. }, Failed(_) | Closed { .. }) => {
                self.state = State::Start { fall_back: true };
                self.list()
            }

            (State::Listing { .. }, Page { continue_token, .. }) if !continue_token.is_empty() => {
                // Only a server that answers without its cache pages a list at 0.
                self.paged = true;
                Do::List(ListOptions {
                    limit: PAGE_SIZE,
                    continue_token: continue_token.to_owned(),
                    ..self.base.clone()
                })
            }
            (State::Listing { .. }, Page { resource_version, .. }) => {
                self.synced_at(resource_version);
                self.state = State::Watching { events: 0 };
                Do::ReplaceAndWatch(self.watch_options(random))
            }
            (State::Listing { resource_version }, Failed(error))
                if is_version_fault(error) && !resource_version.is_empty() =>
            {
                self.unavailable = true;
                self.list()
            }

            (State::Watching { .. }, Go) => {
                self.state = State::Watching { events: 0 };
                Do::Watch(self.watch_options(random))
            }
            (State::Watching { events }, Object { resource_version }) => {
                self.last_resource_version = resource_version.to_owned();
                self.state = State::Watching { events: events + 1 };
                Do::Apply
            }
            (State::Watching { events }, Bookmark { resource_version, .. }) => {
                self.last_resource_version = resource_version.to_owned();
                self.state = State::Watching { events: events + 1 };
                Do::Read
            }
            (State::Watching { events }, Closed { lasted }) if events > 0 || lasted >= VERY_SHORT_WATCH => {
                self.state = State::Watching { events: 0 };
                Do::Watch(self.watch_options(random))
            }
            // The server is away or busy: what we have stays right, go on from there later.
            (State::Watching { .. }, Failed(error)) if is_try_later(error) => Do::WaitThenGo,
            // 410, a broken stream, a very short watch, a 5xx: fetch the state anew.
            (State::Watching { .. } | State::Listing { .. } | State::Start { .. }, Failed(_) | Closed { .. }) => {
                self.state = State::Start { fall_back: false };
                Do::WaitThenGo
            }

            (state, happened) => {
                debug_assert!(false, "{happened:?} cannot happen in {state:?}");
                self.state = State::Start { fall_back: false };
                Do::WaitThenGo
            }
        }
    }

    fn synced_at(&mut self, resource_version: &str) {
        self.last_resource_version = resource_version.to_owned();
        self.unavailable = false;
    }

    fn stream(&mut self, random: f64) -> Do {
        let resource_version = if self.unavailable { String::new() } else { self.last_resource_version.clone() };
        self.state = State::Streaming { resource_version: resource_version.clone() };
        Do::StreamList(ListOptions {
            resource_version,
            resource_version_match: "NotOlderThan".to_owned(),
            send_initial_events: Some(true),
            allow_watch_bookmarks: true,
            timeout_seconds: Some(watch_timeout_seconds(random)),
            ..self.base.clone()
        })
    }

    fn list(&mut self) -> Do {
        let resource_version = match (self.unavailable, self.last_resource_version.as_str()) {
            (true, _) => String::new(),
            (false, "") => "0".to_owned(),
            (false, last) => last.to_owned(),
        };
        // A list at a version is answered from the server's cache in one piece,
        // unless it has none.
        let limit = if self.paged || resource_version.is_empty() || resource_version == "0" { PAGE_SIZE } else { 0 };
        self.state = State::Listing { resource_version: resource_version.clone() };
        Do::List(ListOptions { resource_version, limit, ..self.base.clone() })
    }

    fn watch_options(&self, random: f64) -> ListOptions {
        ListOptions {
            resource_version: self.last_resource_version.clone(),
            allow_watch_bookmarks: true,
            timeout_seconds: Some(watch_timeout_seconds(random)),
            ..self.base.clone()
        }
    }
}

fn watch_timeout_seconds(random: f64) -> u64 {
    (MIN_WATCH_TIMEOUT_SECONDS as f64 * (1.0 + random)) as u64
}

/// Too old, or in the server's future.
fn is_version_fault(error: &Error) -> bool {
    error.is_expired() || error.is_too_large_resource_version()
}

fn is_try_later(error: &Error) -> bool {
    error.is_connection_refused() || error.is_too_many_requests()
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::Status;
    use client::error::{Cause, CauseKind};

    fn refused() -> Error {
        Error::Transport { verb: "Get", url: String::new(), cause: Cause::new(CauseKind::Refused, "refused") }
    }
    fn expired() -> Error {
        Error::from(Status::expired("too old"))
    }
    fn listing(what: Do) -> ListOptions {
        match what {
            Do::List(options) | Do::StreamList(options) | Do::Watch(options) | Do::ReplaceAndWatch(options) => options,
            other => panic!("{other:?} asks for nothing"),
        }
    }
    fn watching() -> Protocol {
        let mut protocol = Protocol::new(ListOptions::default(), false);
        protocol.next(Happened::Go, 0.0);
        protocol.next(Happened::Page { resource_version: "10", continue_token: "" }, 0.0);
        protocol
    }

    #[test]
    fn list_pages_then_watch() {
        let mut protocol = Protocol::new(ListOptions::labels("a=b"), false);
        let first = listing(protocol.next(Happened::Go, 0.0));
        assert_eq!((first.resource_version.as_str(), first.limit), ("0", 500));
        let second = listing(protocol.next(Happened::Page { resource_version: "10", continue_token: "c" }, 0.0));
        assert_eq!((second.continue_token.as_str(), second.resource_version.as_str()), ("c", ""));
        let Do::ReplaceAndWatch(watch) =
            protocol.next(Happened::Page { resource_version: "10", continue_token: "" }, 0.5)
        else {
            panic!("the list is complete");
        };
        assert_eq!((watch.resource_version.as_str(), watch.timeout_seconds), ("10", Some(450)));
        assert!(watch.allow_watch_bookmarks);
        assert_eq!(watch.label_selector, "a=b");
    }

    #[test]
    fn a_closed_watch_goes_on_from_the_last_bookmark() {
        let mut protocol = watching();
        assert_eq!(protocol.next(Happened::Object { resource_version: "11" }, 0.0), Do::Apply);
        protocol.next(Happened::Bookmark { resource_version: "20", initial_events_end: false }, 0.0);
        let again = listing(protocol.next(Happened::Closed { lasted: Duration::from_millis(1) }, 0.0));
        assert_eq!(again.resource_version, "20");
        // Without an event and within a second it counts as a failure.
        assert_eq!(protocol.next(Happened::Closed { lasted: Duration::from_millis(1) }, 0.0), Do::WaitThenGo);
        assert!(matches!(protocol.next(Happened::Go, 0.0), Do::List(_)));
    }

    #[test]
    fn an_absent_server_costs_no_relist() {
        let mut protocol = watching();
        assert_eq!(protocol.next(Happened::Failed(&refused()), 0.0), Do::WaitThenGo);
        assert!(matches!(protocol.next(Happened::Go, 0.0), Do::Watch(o) if o.resource_version == "10"));
    }

    #[test]
    fn gone_relists_at_the_last_version_and_then_at_none() {
        let mut protocol = watching();
        assert_eq!(protocol.next(Happened::Failed(&expired()), 0.0), Do::WaitThenGo);
        let relist = listing(protocol.next(Happened::Go, 0.0));
        assert_eq!((relist.resource_version.as_str(), relist.limit), ("10", 0));
        let newest = listing(protocol.next(Happened::Failed(&expired()), 0.0));
        assert_eq!((newest.resource_version.as_str(), newest.limit), ("", 500));
        assert_eq!(protocol.next(Happened::Failed(&expired()), 0.0), Do::WaitThenGo);
    }

    #[test]
    fn streaming_list_and_its_fallback() {
        let mut protocol = Protocol::new(ListOptions::default(), true);
        let stream = listing(protocol.next(Happened::Go, 0.0));
        assert_eq!(stream.send_initial_events, Some(true));
        assert_eq!((stream.resource_version.as_str(), stream.resource_version_match.as_str()), ("", "NotOlderThan"));
        assert_eq!(protocol.next(Happened::Object { resource_version: "3" }, 0.0), Do::Collect);
        let end = Happened::Bookmark { resource_version: "9", initial_events_end: true };
        assert_eq!(protocol.next(end, 0.0), Do::ReplaceAndRead);
        assert_eq!(protocol.last_resource_version(), "9");

        let mut protocol = Protocol::new(ListOptions::default(), true);
        protocol.next(Happened::Go, 0.0);
        let invalid = Error::from(Status::failure(422, "Invalid", "sendInitialEvents is forbidden"));
        assert!(matches!(protocol.next(Happened::Failed(&invalid), 0.0), Do::List(o) if o.resource_version == "0"));

        let mut protocol = Protocol::new(ListOptions::default(), true);
        protocol.next(Happened::Go, 0.0);
        assert_eq!(protocol.next(Happened::Failed(&refused()), 0.0), Do::WaitThenGo);
        assert!(matches!(protocol.next(Happened::Go, 0.0), Do::StreamList(_)));
    }
}
