//! `metadata.managedFields` decoded: managers, their sets and times.

use std::collections::BTreeMap;

use apimachinery::{Value, json};

use crate::smd::Set;

/// Managers that used Update, beyond which the oldest are merged.
pub const MAX_UPDATE_MANAGERS: usize = 10;
/// What the merged ones are called.
const OLD_UPDATES: &str = "ancient-changes";

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operation {
    Apply,
    Update,
}

impl Operation {
    pub fn as_str(self) -> &'static str {
        match self {
            Operation::Apply => "Apply",
            Operation::Update => "Update",
        }
    }
}

/// Who: an applier is one whatever version it applies in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ManagerId {
    pub manager: String,
    pub operation: Operation,
    /// Empty for an applier.
    pub api_version: String,
    pub subresource: String,
}

impl ManagerId {
    pub fn new(manager: &str, operation: Operation, api_version: &str, subresource: &str) -> Self {
        ManagerId {
            manager: if manager.is_empty() { "unknown".into() } else { manager.into() },
            operation,
            api_version: if operation == Operation::Apply { String::new() } else { api_version.into() },
            subresource: subresource.into(),
        }
    }

    /// As conflicts name it.
    pub fn show(&self) -> String {
        let mut text = apimachinery::field::quote(&self.manager);
        if !self.subresource.is_empty() {
            text.push_str(&format!(" with subresource {}", apimachinery::field::quote(&self.subresource)));
        }
        if self.operation == Operation::Update {
            text.push_str(&format!(" using {}", self.api_version));
        }
        text
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VersionedSet {
    pub set: Set,
    /// The version whose field names the set uses.
    pub api_version: String,
    pub applied: bool,
}

pub type Fields = BTreeMap<ManagerId, VersionedSet>;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Managed {
    pub fields: Fields,
    /// RFC 3339; absent where an entry has none.
    pub times: BTreeMap<ManagerId, String>,
}

impl Managed {
    /// The error is upstream's text.
    pub fn decode(entries: Option<&Value>) -> Result<Managed, String> {
        let mut managed = Managed::default();
        let entries = entries.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        for (at, entry) in entries.iter().enumerate() {
            let text = |name: &str| entry[name].as_str().unwrap_or_default();
            let operation = match text("operation") {
                "Apply" => Operation::Apply,
                "Update" => Operation::Update,
                _ => return Err("operation must be `Apply` or `Update`".into()),
            };
            let api_version = text("apiVersion");
            if api_version.is_empty() {
                return Err("apiVersion must not be empty".into());
            }
            match text("fieldsType") {
                "FieldsV1" => {}
                "" => return Err(format!("missing fieldsType in managed fields entry {at}")),
                other => {
                    let other = apimachinery::field::quote(other);
                    return Err(format!("invalid fieldsType {other} in managed fields entry {at}"));
                }
            }
            let set = Set::from_value(&entry["fieldsV1"])
                .map_err(|error| format!("error decoding versioned set: error decoding set: {error}"))?;
            let id = ManagerId {
                manager: text("manager").to_owned(),
                operation,
                api_version: if operation == Operation::Apply { String::new() } else { api_version.to_owned() },
                subresource: text("subresource").to_owned(),
            };
            if let Some(time) = entry["time"].as_str() {
                managed.times.insert(id.clone(), time.to_owned());
            }
            managed.fields.insert(
                id,
                VersionedSet { set, api_version: api_version.to_owned(), applied: operation == Operation::Apply },
            );
        }
        Ok(managed)
    }

    /// `None` when nobody owns anything.
    pub fn encode(&self) -> Option<Value> {
        if self.fields.is_empty() {
            return None;
        }
        let mut entries: Vec<(&ManagerId, &VersionedSet)> = self.fields.iter().collect();
        let time = |id: &ManagerId| self.times.get(id).map(String::as_str).unwrap_or_default();
        // UTC times of one form order as their texts do.
        entries.sort_by(|(a, of_a), (b, of_b)| {
            (a.operation, time(a), &a.manager, &of_a.api_version, &a.subresource).cmp(&(
                b.operation,
                time(b),
                &b.manager,
                &of_b.api_version,
                &b.subresource,
            ))
        });
        let entries = entries.into_iter().map(|(id, versioned)| {
            let mut entry = json!({
                "manager": id.manager,
                "operation": id.operation.as_str(),
                "apiVersion": versioned.api_version,
                "fieldsType": "FieldsV1",
                "fieldsV1": versioned.set.to_value(),
            });
            if id.manager.is_empty()
                && let Some(entry) = entry.as_object_mut()
            {
                entry.remove("manager");
            }
            if !time(id).is_empty() {
                entry["time"] = time(id).into();
            }
            if !id.subresource.is_empty() {
                entry["subresource"] = id.subresource.as_str().into();
            }
            entry
        });
        Some(Value::Array(entries.collect()))
    }

    /// Merges the oldest updaters of a version until there are no more than
    /// [`MAX_UPDATE_MANAGERS`].
    pub(super) fn cap(&mut self) {
        let mut updaters: Vec<ManagerId> =
            self.fields.iter().filter(|(_, versioned)| !versioned.applied).map(|(id, _)| id.clone()).collect();
        let mut count = updaters.len();
        if count <= MAX_UPDATE_MANAGERS {
            return;
        }
        updaters.sort_by(|a, b| self.times.get(a).cmp(&self.times.get(b)).then_with(|| a.cmp(b)));
        let mut first_of_version: BTreeMap<String, ManagerId> = BTreeMap::new();
        for id in updaters {
            if count <= MAX_UPDATE_MANAGERS {
                return;
            }
            let Some(versioned) = self.fields.get(&id).cloned() else { continue };
            let bucket = ManagerId::new(OLD_UPDATES, Operation::Update, &versioned.api_version, "");
            let Some(first) = first_of_version.get(&versioned.api_version) else {
                first_of_version.insert(versioned.api_version, id);
                continue;
            };
            if !self.fields.contains_key(&bucket)
                && let Some(moved) = self.fields.remove(first)
            {
                self.fields.insert(bucket.clone(), moved);
            }
            if let Some(merged) = self.fields.get_mut(&bucket) {
                merged.set.add_all(&versioned.set);
            }
            if id != bucket {
                self.fields.remove(&id);
            }
            count -= 1;
            match self.times.get(&id).cloned() {
                Some(time) => self.times.insert(bucket, time),
                None => self.times.remove(&bucket),
            };
        }
    }
}

/// Whether managedFields that a client or webhook wrote make sense.
pub fn validate_managed_fields(entries: Option<&Value>) -> Result<(), String> {
    Managed::decode(entries).map(drop)
}
