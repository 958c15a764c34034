//! Local, always current copies of what the API server holds.
//!
//! An [`Informer`] lists and watches one resource and keeps each object as
//! `Arc<T>`, where `T` is the *projection* its component declares: a serde struct
//! with just the fields it reads. Whole objects are fetched from the server when
//! they must be written whole. Handlers see every change in order; a handler
//! added late is first shown all that is there.
//!
//! ```ignore
//! #[derive(Deserialize)]
//! struct Pod { metadata: client::ObjectMeta, #[serde(default)] spec: PodSpec }
//! informers::object!(Pod);
//!
//! let factory = informers::Factory::new(client, shutdown);
//! let pods = factory.informer::<Pod>(&client::resources::PODS);
//! pods.add_handler(move |event| queue.add(event.key()));
//! factory.wait_for_sync().await;
//! ```
//!
//! Invariants: the store changes before handlers hear of it; handlers run one at
//! a time in the informer's task and must only note and return; an object in the
//! store is never changed, only replaced.
//!
//! Upstream followed: client-go/tools/cache.

pub mod factory;
pub mod informer;
pub mod object;
pub mod protocol;
mod reflector;
pub mod store;

pub use factory::{Factory, Selection};
pub use informer::{Event, HandlerId, Informer};
pub use object::{Key, Object};
pub use store::Store;
