//! Update of an object or a subresource: the optimistic loop around a
//! computation that gives the new object from the present one.
//!
//! Upstream followed: `registry/generic/registry/store.go` Update,
//! `registry/rest/update.go`.

use std::sync::Arc;

use api::validation::common::validate_update;
use apimachinery::{FieldError, GroupKind, Path, Status, Value, json};
use async_trait::async_trait;
use storage::Entry;

use super::swap::{Preconditions, Swap};
use super::{Caller, Resource, meta};
use crate::request::Operation;

/// Gives the new object of an update, in hub version, after mutating admission.
/// Called again when the present object has changed meanwhile.
#[async_trait]
pub trait NewObject: Send {
    /// `current` is `None` when the object is absent.
    async fn compute(&mut self, current: Option<&Value>) -> Result<Value, Status>;
    fn preconditions(&self) -> Preconditions {
        Preconditions::default()
    }
    /// An apply patch creates what is absent, whatever the strategy says.
    fn may_create(&self) -> bool {
        false
    }
}

/// A value as it is.
pub struct Fixed(pub Value);

#[async_trait]
impl NewObject for Fixed {
    async fn compute(&mut self, _current: Option<&Value>) -> Result<Value, Status> {
        Ok(self.0.clone())
    }
}

pub struct Updated {
    pub entry: Arc<Entry>,
    pub created: bool,
}

enum Step {
    Write { object: Value, created: bool, finish: Option<super::Finish> },
    Remove(Value),
}

impl Resource {
    /// Updates `name`. `admit`: whether validating admission is asked.
    pub async fn update(
        &self,
        caller: &Caller<'_>,
        name: &str,
        new_object: &mut dyn NewObject,
        admit: bool,
    ) -> Result<Updated, Status> {
        let key = self.key(caller.namespace, name)?;
        let mut swap = Swap::begin(self, key, name).await?;
        loop {
            let present = swap.object()?;
            let step = match self.step(caller, name, &swap, present.as_ref(), new_object, admit).await {
                Ok(step) => step,
                Err(status) => {
                    if swap.retry_fresh().await? {
                        continue;
                    }
                    return Err(status);
                }
            };
            match step {
                Step::Remove(object) => {
                    if caller.dry_run {
                        let mut object = object;
                        return Ok(Updated { entry: swap.pretend(&mut object), created: false });
                    }
                    // Clients expect the updated object, not the deleted one.
                    let mut shown = object.clone();
                    let entry = swap.pretend(&mut shown);
                    if swap.delete().await?.is_none() {
                        continue;
                    }
                    self.hooks.after_delete(caller, &object).await;
                    return Ok(Updated { entry, created: false });
                }
                Step::Write { mut object, created, finish } => {
                    let written = if caller.dry_run {
                        if created {
                            Ok(Some(self.unwritten(swap.key(), &mut object)))
                        } else {
                            Ok(Some(swap.pretend(&mut object)))
                        }
                    } else {
                        swap.write(&mut object, self.ttl_seconds).await
                    };
                    if let Some(finish) = finish {
                        finish(matches!(written, Ok(Some(_))) && !caller.dry_run).await;
                    }
                    if let Some(entry) = written? {
                        return Ok(Updated { entry, created });
                    }
                }
            }
        }
    }

    async fn step(
        &self,
        caller: &Caller<'_>,
        name: &str,
        swap: &Swap<'_>,
        present: Option<&Value>,
        new_object: &mut dyn NewObject,
        admit: bool,
    ) -> Result<Step, Status> {
        let may_create = self.strategy.allow_create_on_update() || new_object.may_create();
        let Some(present) = present else {
            let preconditions = new_object.preconditions();
            if !preconditions.is_empty() && may_create {
                let error = preconditions.check(&self.shown_key(caller, swap.key()), &json!({}));
                error.map_err(|e| self.storage_status(e, name))?;
            }
            if !may_create {
                return Err(Status::not_found(&self.group_resource, name));
            }
            return self.step_create(caller, new_object, admit).await;
        };
        new_object
            .preconditions()
            .check(&self.shown_key(caller, swap.key()), present)
            .map_err(|e| self.storage_status(e, name))?;
        let mut object = new_object.compute(Some(present)).await?;
        let given = meta::resource_version(&object).to_owned();
        let given = match super::options::parse_resource_version(&given) {
            Ok(revision) => revision.unwrap_or(0),
            Err(_) => {
                let quoted = apimachinery::field::quote(&given);
                return Err(super::plain_error(format!("strconv.ParseUint: parsing {quoted}: invalid syntax")));
            }
        };
        if given == 0 && self.strategy.allow_unconditional_update() {
            meta::set(&mut object, "resourceVersion", swap.revision().to_string());
        } else if given == 0 {
            let path = Path::new("metadata").child("resourceVersion");
            let kind = GroupKind::new(self.group_resource.group.clone(), self.group_resource.resource.clone());
            return Err(Status::invalid(
                &kind,
                name,
                &[FieldError::invalid(&path, &json!(0), "must be specified for an update")],
            ));
        } else if given != swap.revision() {
            return Err(Status::conflict(&self.group_resource, name, Status::MODIFIED));
        }
        self.hooks.authorize_write(caller, &object, present).await?;
        let finish = self.hooks.begin_update(caller, &mut object, present).await?;
        if let Err(status) = self.before_update(caller, &mut object, present).await {
            if let Some(finish) = finish {
                finish(false).await;
            }
            return Err(status);
        }
        super::managed::ignore_managed_fields_time(&mut object, present);
        if admit {
            let request = self.admission(caller, Operation::Update, name, object, present.clone());
            object = match caller.core.validate_admission(caller, request).await {
                Ok(object) => object,
                Err(status) => {
                    if let Some(finish) = finish {
                        finish(false).await;
                    }
                    return Err(status);
                }
            };
        }
        if should_remove(&object, present) && self.hooks.may_remove(&object, present) {
            return Ok(Step::Remove(object));
        }
        Ok(Step::Write { object, created: false, finish })
    }

    async fn step_create(
        &self,
        caller: &Caller<'_>,
        new_object: &mut dyn NewObject,
        admit: bool,
    ) -> Result<Step, Status> {
        let now = meta::time(jiff::Timestamp::now());
        let mut object = new_object.compute(None).await?;
        meta::remove(&mut object, "resourceVersion");
        meta::fill_system_fields(&mut object, &now);
        self.hooks.authorize_write(caller, &object, &Value::Null).await?;
        let finish = self.hooks.begin_create(caller, &mut object).await?;
        let checked = async {
            self.before_create(caller, &now, &mut object).await?;
            if admit {
                let name = meta::name(&object).to_owned();
                let request = self.admission(caller, Operation::Create, &name, object, Value::Null);
                return caller.core.validate_admission(caller, request).await;
            }
            Ok(object)
        }
        .await;
        match checked {
            Ok(object) => Ok(Step::Write { object, created: true, finish }),
            Err(status) => {
                if let Some(finish) = finish {
                    finish(false).await;
                }
                Err(status)
            }
        }
    }

    /// `BeforeUpdate`.
    async fn before_update(&self, caller: &Caller<'_>, object: &mut Value, old: &Value) -> Result<(), Status> {
        super::create::match_namespace(object, self.namespaced, caller.namespace)?;
        meta::set_generation(object, meta::generation(old));
        let now = meta::time(jiff::Timestamp::now());
        let context = self.strategy_context(caller, &now);
        self.strategy.prepare_for_update(&context, object, old);
        if meta::uid(object).is_empty() {
            meta::set(object, "uid", meta::uid(old));
        }
        meta::set(object, "creationTimestamp", meta::text(old, "creationTimestamp"));
        if !meta::deletion_timestamp(old).is_empty() {
            meta::set(object, "deletionTimestamp", meta::deletion_timestamp(old));
        }
        if let Some(grace) = meta::int(old, "deletionGracePeriodSeconds")
            && meta::int(object, "deletionGracePeriodSeconds").is_none()
        {
            meta::set(object, "deletionGracePeriodSeconds", grace);
        }
        self.codec.canonicalize(object);
        let mut errors = self.hooks.first_errors(caller, object, old).await;
        errors.extend(validate_update(&*self.strategy, &context, object, old, self.namespaced));
        if !errors.is_empty() {
            return Err(Status::invalid(&self.kind_of(object), meta::name(object), &errors));
        }
        caller.warnings.extend(self.strategy.warnings_on_update(&context, object, old));
        self.strategy.canonicalize(object);
        Ok(())
    }

    /// The etcd key as storage errors show it: whole, but without the server's
    /// own prefix in a dry run, which never reaches the store.
    pub fn shown_key(&self, caller: &Caller<'_>, key: &str) -> String {
        let prefix = if caller.dry_run { self.prefix.strip_prefix(&self.etcd_prefix) } else { None };
        format!("{}{key}", prefix.unwrap_or(&self.prefix))
    }
}

/// `ShouldDeleteDuringUpdate`: a deleted object without finalizers and without a
/// grace period is removed by the update.
fn should_remove(object: &Value, old: &Value) -> bool {
    meta::finalizers(object).is_empty()
        && !meta::deletion_timestamp(old).is_empty()
        && meta::int(old, "deletionGracePeriodSeconds").unwrap_or(0) == 0
}
