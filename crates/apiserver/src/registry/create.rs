//! Create: system metadata, generated names, strategy, validation, admission,
//! write.
//!
//! Upstream followed: `registry/generic/registry/store.go` Create,
//! `registry/rest/create.go`.

use std::sync::Arc;

use api::validation::common::validate_create;
use apimachinery::{Status, Value};
use storage::{Entry, StorageError};

use super::{Caller, Resource, meta};
use crate::request::{AdmissionRequest, Operation};

/// Tries of a generated name before AlreadyExists is answered.
const NAME_TRIES: usize = 8;

/// `EnsureObjectNamespaceMatchesRequestNamespace`.
pub fn match_namespace(object: &mut Value, namespaced: bool, namespace: &str) -> Result<(), Status> {
    let expected = if namespaced { namespace } else { "" };
    let given = meta::namespace(object);
    if given == expected {
        return Ok(());
    }
    if given.is_empty() || expected.is_empty() {
        meta::set(object, "namespace", expected);
        return Ok(());
    }
    Err(Status::bad_request("the namespace of the provided object does not match the namespace sent on the request"))
}

impl Resource {
    fn context<'c>(&self, caller: &'c Caller<'_>, now: &'c str) -> api::Context<'c> {
        api::Context {
            now,
            user: &caller.user.name,
            user_uid: &caller.user.uid,
            user_groups: &caller.user.groups,
            user_extra: Some(&caller.user.extra),
            version: caller.api_version,
            namespace: caller.namespace,
            subresource: caller.subresource,
        }
    }
    pub(super) fn strategy_context<'c>(&self, caller: &'c Caller<'_>, now: &'c str) -> api::Context<'c> {
        self.context(caller, now)
    }

    /// An admission request for this resource in hub version.
    pub fn admission(
        &self,
        caller: &Caller<'_>,
        operation: Operation,
        name: &str,
        object: Value,
        old_object: Value,
    ) -> AdmissionRequest {
        let version = apimachinery::GroupVersion::parse(caller.api_version).unwrap_or_default();
        let mut options = caller.options.clone();
        if options["kind"] == "PatchOptions" {
            // A patch ends as a create or an update, and admission sees it as that.
            let kind = if operation == Operation::Create { "CreateOptions" } else { "UpdateOptions" };
            options["kind"] = kind.into();
            if let Some(fields) = options.as_object_mut() {
                fields.remove("force");
            }
        }
        AdmissionRequest {
            operation,
            kind: version.with_kind(self.kind.kind.clone()),
            resource: apimachinery::GroupVersionResource::new(
                version.group,
                version.version,
                self.group_resource.resource.clone(),
            ),
            subresource: caller.subresource.to_owned(),
            namespace: caller.namespace.to_owned(),
            name: name.to_owned(),
            object,
            old_object,
            options,
            user: caller.user.clone(),
            dry_run: caller.dry_run,
            warnings: Vec::new(),
            audit_annotations: Default::default(),
            reinvocation: false,
            webhooks: Default::default(),
        }
    }

    /// `BeforeCreate`: strategy, validation, warnings.
    pub(super) async fn before_create(&self, caller: &Caller<'_>, now: &str, object: &mut Value) -> Result<(), Status> {
        match_namespace(object, self.namespaced, caller.namespace)?;
        let context = self.context(caller, now);
        caller.warnings.extend(self.strategy.warnings_before_create(&context, object));
        self.strategy.prepare_for_create(&context, object);
        self.codec.canonicalize(object);
        let mut errors = self.hooks.first_errors(caller, object, &Value::Null).await;
        errors.extend(validate_create(&*self.strategy, &context, object, self.namespaced));
        if !errors.is_empty() {
            return Err(Status::invalid(&self.kind_of(object), meta::name(object), &errors));
        }
        caller.warnings.extend(self.strategy.warnings_on_create(&context, object));
        self.strategy.canonicalize(object);
        Ok(())
    }

    /// Creates an object in hub version that has been through mutating admission.
    /// `admit`: whether validating admission is asked (not for the server's own writes).
    pub async fn create(&self, caller: &Caller<'_>, object: Value, admit: bool) -> Result<Arc<Entry>, Status> {
        let generated = meta::name(&object).is_empty() && !meta::text(&object, "generateName").is_empty();
        if generated {
            for _ in 1..NAME_TRIES {
                match self.create_once(caller, object.clone(), admit).await {
                    Err(status) if status.is_already_exists() => {}
                    done => return done,
                }
            }
        }
        self.create_once(caller, object, admit).await
    }

    async fn create_once(&self, caller: &Caller<'_>, mut object: Value, admit: bool) -> Result<Arc<Entry>, Status> {
        let now = meta::time(jiff::Timestamp::now());
        meta::fill_system_fields(&mut object, &now);
        let generated = meta::name(&object).is_empty() && !meta::text(&object, "generateName").is_empty();
        if generated {
            let name = meta::generate_name(meta::text(&object, "generateName"));
            meta::set(&mut object, "name", name);
        }
        self.hooks.authorize_write(caller, &object, &Value::Null).await?;
        let finish = self.hooks.begin_create(caller, &mut object).await?;
        let outcome = self.finish_create(caller, &now, object, admit, generated).await;
        if let Some(finish) = finish {
            finish(outcome.is_ok() && !caller.dry_run).await;
        }
        outcome
    }

    async fn finish_create(
        &self,
        caller: &Caller<'_>,
        now: &str,
        mut object: Value,
        admit: bool,
        generated: bool,
    ) -> Result<Arc<Entry>, Status> {
        self.before_create(caller, now, &mut object).await?;
        if admit {
            let name = meta::name(&object).to_owned();
            let request = self.admission(caller, Operation::Create, &name, object, Value::Null);
            object = caller.core.validate_admission(caller, request).await?;
        }
        let name = meta::name(&object).to_owned();
        let key = self.key(caller.namespace, &name)?;
        let given = meta::resource_version(&object);
        if !caller.dry_run && !given.is_empty() && given != "0" {
            // The store refuses it, which a dry run never reaches.
            return Err(super::plain_error("resourceVersion should not be set on objects to be created"));
        }
        let outcome = if caller.dry_run {
            match self.storage.get(&key, None).await {
                Ok(_) => Err(StorageError::KeyExists { key: key.clone(), revision: 0 }),
                Err(StorageError::KeyNotFound { .. }) => Ok(self.unwritten(&key, &mut object)),
                Err(error) => Err(error),
            }
        } else {
            meta::remove(&mut object, "resourceVersion");
            let stored = self.codec.to_storage(&object)?;
            self.codec.written_as_read(&stored, &mut object)?;
            let entry = self.entry(&key, &mut object, 0);
            self.storage.create(stored, entry, self.ttl_seconds).await
        };
        match outcome {
            Ok(entry) => Ok(entry),
            Err(StorageError::KeyExists { .. }) => {
                let mut status = if generated {
                    let mut status = Status::already_exists(&self.group_resource, &name);
                    status.message = format!(
                        "{} {} already exists, the server was not able to generate a unique name for the object",
                        self.group_resource,
                        apimachinery::field::quote(&name)
                    );
                    if let Some(details) = &mut status.details {
                        details.retry_after_seconds = 1;
                    }
                    status
                } else {
                    Status::already_exists(&self.group_resource, &name)
                };
                if let Ok(entry) = self.storage.get(&key, None).await
                    && !meta::deletion_timestamp(&self.value(&entry)?).is_empty()
                {
                    status.message = format!("object is being deleted: {}", status.message);
                }
                Err(status)
            }
            Err(error) => Err(self.storage_status(error, &name)),
        }
    }
}
