//! Descriptions of types and fields, unpacked at first use.

use std::collections::BTreeMap;
use std::io::Read;
use std::sync::LazyLock;

static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/descriptions.json.z"));

type Table = BTreeMap<String, BTreeMap<String, String>>;

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut json = Vec::new();
    match flate2::read::ZlibDecoder::new(PACKED).read_to_end(&mut json) {
        Ok(_) => serde_json::from_slice(&json).unwrap_or_default(),
        Err(_) => Table::new(),
    }
});

/// Of a type (`io.k8s.api.core.v1.Pod`), or of its field with this JSON name.
pub fn of(type_name: &str, field: Option<&str>) -> Option<&'static str> {
    TABLE.get(type_name)?.get(field.unwrap_or("")).map(String::as_str)
}
