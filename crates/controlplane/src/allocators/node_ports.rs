//! Node ports, allocated in a bitmap that all servers share in etcd under
//! `ranges/servicenodeports`. Each change is a write under the bitmap's
//! revision; a lost race reads again.
//!
//! Limits: [`ATTEMPTS`] tries against other servers.
//!
//! Upstream followed: `pkg/registry/core/service/portallocator`,
//! `allocator/storage/storage.go`.

use apimachinery::{Value, json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use storage::{Consistency, SharedStore, Swap};
use tokio::sync::Mutex;

use super::range::PortBitmap;

const ATTEMPTS: usize = 20;
pub const ALLOCATED: &str = "provided port is already allocated";
pub const FULL: &str = "range is full";

pub struct NodePorts {
    store: SharedStore,
    key: String,
    /// An empty bitmap of the configured range.
    empty: PortBitmap,
    /// The bitmap as last seen and its revision; also keeps this server's own
    /// writers in line.
    last: Mutex<(PortBitmap, u64)>,
}

/// What a change of the bitmap came to.
type Change<T> = Result<T, String>;

impl NodePorts {
    /// `prefix` is etcd's, without trailing slash; `range` as the flag has it: `30000-32767`.
    pub fn new(store: SharedStore, prefix: &str, range: &str) -> Result<Self, String> {
        let (base, size) = parse_range(range)?;
        let empty = PortBitmap::new(base, size);
        Ok(NodePorts {
            store,
            key: format!("{prefix}/ranges/servicenodeports"),
            last: Mutex::new((empty.clone(), 0)),
            empty,
        })
    }

    pub async fn has(&self, port: i64) -> bool {
        self.last.lock().await.0.has(port)
    }

    pub async fn allocate(&self, port: i64) -> Change<()> {
        if !self.empty.contains(port) {
            return Err(format!(
                "provided port is not in the valid range. The range of valid ports is {}",
                self.empty.range_text()
            ));
        }
        self.change(|map| if map.take(port) { Ok(()) } else { Err(ALLOCATED.into()) }).await
    }

    pub async fn allocate_next(&self) -> Change<i64> {
        self.change(|map| map.take_next(&mut |n| rand::random_range(0..n)).ok_or_else(|| FULL.to_owned())).await
    }

    pub async fn release(&self, ports: &[i64]) -> Change<()> {
        if ports.is_empty() {
            return Ok(());
        }
        self.change(|map| {
            ports.iter().for_each(|port| map.release(*port));
            Ok(())
        })
        .await
    }

    /// Makes the bitmap at start-up and writes it whole from what services use
    /// (the repair loop); ports that no service has are freed.
    pub async fn repair(&self, used: &[i64]) -> Change<()> {
        let mut wanted = self.empty.clone();
        for port in used {
            wanted.take(*port);
        }
        let mut last = self.last.lock().await;
        for _ in 0..ATTEMPTS {
            let (current, revision) = self.read().await?;
            if revision != 0 && current == wanted {
                *last = (current, revision);
                return Ok(());
            }
            if let Some(revision) = self.write(&wanted, revision).await? {
                *last = (wanted, revision);
                return Ok(());
            }
        }
        Err("the node port bitmap changed too often".into())
    }

    async fn change<T>(&self, mut act: impl FnMut(&mut PortBitmap) -> Change<T>) -> Change<T> {
        let mut last = self.last.lock().await;
        for attempt in 0..ATTEMPTS {
            if attempt > 0 || last.1 == 0 {
                *last = self.read().await?;
            }
            let mut map = last.0.clone();
            let outcome = match act(&mut map) {
                Ok(outcome) => outcome,
                // Another server may have freed it: look before saying no.
                Err(_) if attempt == 0 => continue,
                Err(error) => return Err(error),
            };
            if let Some(revision) = self.write(&map, last.1).await? {
                *last = (map, revision);
                return Ok(outcome);
            }
        }
        Err("the node port bitmap changed too often".into())
    }

    async fn read(&self) -> Change<(PortBitmap, u64)> {
        let found = self.store.get(&self.key, Consistency::Linearizable).await.map_err(|e| e.to_string())?;
        let Some(kv) = found.kv else { return Ok((self.empty.clone(), 0)) };
        let object = codec::protobuf::decode(&kv.value).map_err(|e| e.to_string())?;
        let mut map = self.empty.clone();
        if object["range"].as_str() == Some(&self.empty.range_text()) {
            map.restore(&STANDARD.decode(object["data"].as_str().unwrap_or_default()).unwrap_or_default());
        }
        Ok((map, kv.mod_revision))
    }

    /// The new revision; `None` when somebody was faster.
    async fn write(&self, map: &PortBitmap, expected: u64) -> Change<Option<u64>> {
        let ty = schema::type_by_api_version("v1", "RangeAllocation").ok_or("no RangeAllocation")?;
        let mut object: Value = json!({
            "kind": "RangeAllocation",
            "apiVersion": "v1",
            "metadata": {},
            "range": map.range_text(),
            "data": STANDARD.encode(map.to_bytes()),
        });
        codec::canonicalize(&mut object, ty);
        let bytes = codec::protobuf::encode(&object, ty).into();
        match self.store.update(&self.key, bytes, expected, 0).await.map_err(|e| e.to_string())? {
            Swap::Done { revision, .. } => Ok(Some(revision)),
            Swap::Mismatch { .. } => Ok(None),
        }
    }
}

/// `30000-32767`, `30000+100`, or one port.
fn parse_range(text: &str) -> Result<(u16, u16), String> {
    let bad = || format!("invalid port range: {text}");
    let number = |part: &str| part.trim().parse::<u16>().map_err(|_| bad());
    let (base, last) = if let Some((base, last)) = text.split_once('-') {
        (number(base)?, number(last)?)
    } else if let Some((base, size)) = text.split_once('+') {
        let base = number(base)?;
        (base, base.checked_add(number(size)?).ok_or_else(bad)?)
    } else {
        let one = number(text)?;
        (one, one)
    };
    if last < base { Err(bad()) } else { Ok((base, last - base + 1)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_in_three_forms() {
        assert_eq!(parse_range("30000-32767"), Ok((30000, 2768)));
        assert_eq!(parse_range("30000+10"), Ok((30000, 11)));
        assert_eq!(parse_range("80"), Ok((80, 1)));
        assert!(parse_range("2-1").is_err() && parse_range("x").is_err());
    }
}
