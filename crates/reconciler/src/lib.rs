//! What controllers are built of: a work queue, workers, expectations, leader
//! election, events, owner references, pod facts.
//!
//! A controller observes (reads stores), decides (purely, `now` is an argument)
//! and applies (writes through the client, in order, stopping at the first
//! failure). [`runner`] calls it with one key at a time; an error comes back
//! after the queue's back-off, a panic counts as an error.
//!
//! Upstream followed: client-go/{util/workqueue,tools/leaderelection,tools/record,tools/events},
//! pkg/controller/controller_{utils,ref_manager}.go.

pub mod clock;
pub mod events;
pub mod expectations;
pub mod leader;
pub mod owner;
pub mod pod;
pub mod queue;
pub mod reference;
pub mod runner;

pub use clock::{Clock, ManualClock, SystemClock};
pub use events::{EventRecorder, EventType};
pub use expectations::Expectations;
pub use leader::{LeaderConfig, LeaderStatus, LeaseLost};
pub use queue::{Limits, Queue};
pub use reference::ObjectReference;
pub use runner::{Next, Runner, SyncError};
