//! Gathers the descriptions of types and fields from k8s-openapi's source (the
//! literals of its schema implementations) into one compressed table.
//!
//! Invariant: the product's own tree holds no description; they come from the
//! dependency that is in Cargo.lock. Limits: kinds that k8s-openapi lacks
//! (Table, most Options) have none.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the Kubernetes version that is published.
const VERSION_FOLDER: &str = "src/v1_37";

type Table = BTreeMap<String, BTreeMap<String, String>>;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let mut table = Table::new();
    match source() {
        Some(folder) => walk(&folder.join(VERSION_FOLDER), &mut table),
        None => println!("cargo:warning=k8s-openapi's source was not found: OpenAPI will have no descriptions"),
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("descriptions.json.z");
    let json = serde_json::to_vec(&table).expect("strings only");
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(&json).expect("writing to memory");
    std::fs::write(out, encoder.finish().expect("writing to memory")).expect("OUT_DIR is writable");
}

/// Where cargo has unpacked the dependency.
fn source() -> Option<PathBuf> {
    let cargo = std::env::var_os("CARGO")?;
    // Only this platform's packages have been downloaded.
    let platform = std::env::var("TARGET").ok()?;
    let arguments = ["metadata", "--format-version", "1", "--offline", "--locked", "--filter-platform", &platform];
    let output = Command::new(cargo).args(arguments).output().ok()?;
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    let packages = metadata["packages"].as_array()?;
    let package = packages.iter().find(|package| package["name"] == "k8s-openapi")?;
    Some(Path::new(package["manifest_path"].as_str()?).parent()?.to_owned())
}

fn walk(folder: &Path, table: &mut Table) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, table);
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            read(&text, table);
        }
    }
}

/// Reads the schema literals of one file. They are laid out one member a line,
/// so indentation tells how deep a line stands: a type's members are at twelve
/// spaces, its properties at sixteen, theirs at twenty.
fn read(text: &str, table: &mut Table) {
    let mut name: Option<String> = None;
    let mut property: Option<String> = None;
    let mut in_schema = false;
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let line = line.trim();
        if let Some(literal) = line.strip_suffix(".into()").filter(|_| line.starts_with("\"io.k8s.")) {
            name = literal_text(literal);
            in_schema = false;
        } else if line.starts_with("crate::schemars::json_schema!(") {
            in_schema = true;
            property = None;
        } else if in_schema && line == "})" {
            in_schema = false;
        } else if in_schema {
            let Some(owner) = &name else { continue };
            if indent == 16
                && let Some(key) = line.strip_suffix(": {").or_else(|| line.strip_suffix(": ({"))
            {
                property = literal_text(key);
            } else if let Some(value) = description(line) {
                let value = literal_text(value);
                let key = match (indent, &property) {
                    (12, _) => String::new(),
                    (20, Some(property)) => property.clone(),
                    _ => continue,
                };
                if let Some(value) = value {
                    table.entry(owner.clone()).or_default().entry(key).or_insert(value);
                }
            }
        }
    }
}

/// The literal of a description, in either of the two ways it is written.
fn description(line: &str) -> Option<&str> {
    if let Some(value) = line.strip_prefix("\"description\": ") {
        return Some(value.trim_end_matches(','));
    }
    line.strip_prefix("schema_obj.ensure_object().insert(\"description\".into(), ")?.strip_suffix(".into());")
}

/// The text of a Rust string literal with simple escapes.
fn literal_text(literal: &str) -> Option<String> {
    let inner = literal.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut out = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next()? {
            'n' => out.push('\n'),
            't' => out.push('\t'),
            'r' => out.push('\r'),
            'u' => {
                let digits: String = chars.by_ref().skip(1).take_while(|c| *c != '}').collect();
                out.push(char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?);
            }
            other => out.push(other),
        }
    }
    Some(out)
}
