//! Support of the fact tests: the recorded facts in `../shared/data` beside the
//! clone, the sources of the product, and the list of facts that it does not
//! know yet (`tests/oracle/known-facts.txt`).
//!
//! The list only shrinks: a fact that is missing and not listed fails, and so
//! does a listed one that is there. Where the facts are absent each test says
//! so and passes. A line of the list is `AREA: FACT`; a line of `#` is a remark.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of facts as text; `None` (said so) where it is absent.
pub fn text(name: &str) -> Option<String> {
    let file = root().join("../shared/data").join(name);
    match std::fs::read_to_string(&file) {
        Ok(text) => Some(text),
        Err(error) => {
            println!("skipped: {}: {error}", file.display());
            None
        }
    }
}

/// A file of facts as one JSON value.
pub fn json(name: &str) -> Option<Value> {
    text(name).map(|text| serde_json::from_str(&text).expect("facts are JSON"))
}

/// A file of facts with one JSON value a line.
pub fn json_lines(name: &str) -> Option<Vec<Value>> {
    let text = text(name)?;
    Some(text.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).expect("JSON")).collect())
}

/// Names in a folder of facts, sorted.
pub fn names(folder: &str) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(root().join("../shared/data").join(folder))
        .map(|entries| entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
        .unwrap_or_default();
    names.sort();
    names
}

/// The sources of these crates without tables that a generator wrote and
/// without test modules' files, as one text.
pub fn sources(crates: &[&str]) -> String {
    let mut out = String::new();
    for name in crates {
        collect(&root().join("crates").join(name).join("src"), &mut out);
    }
    out
}

fn collect(folder: &Path, out: &mut String) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let generated = path.components().any(|part| matches!(part.as_os_str().to_str(), Some("generated" | "tables")));
        if path.is_dir() {
            collect(&path, out);
        } else if path.extension().is_some_and(|ext| ext == "rs") && !generated && !path.ends_with("tests.rs") {
            out.push_str(&std::fs::read_to_string(&path).unwrap_or_default());
        }
    }
}

const LIST: &str = "tests/oracle/known-facts.txt";

/// Rewrites the list without these lines. Tests of one program run side by side.
fn take_out(gone: &BTreeSet<String>) {
    static WRITING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = WRITING.lock();
    let path = root().join(LIST);
    let list = std::fs::read_to_string(&path).unwrap_or_default();
    let kept: String = list.split_inclusive('\n').filter(|line| !gone.contains(line.trim_end())).collect();
    std::fs::write(&path, kept).expect("the list can be written");
}

/// Facts of one area that were looked at, and those that are missing.
pub struct Ledger {
    area: &'static str,
    seen: usize,
    missing: BTreeSet<String>,
}

impl Ledger {
    pub fn new(area: &'static str) -> Self {
        Ledger { area, seen: 0, missing: BTreeSet::new() }
    }
    /// Counts a fact; `name` identifies it in the list.
    pub fn check(&mut self, name: impl Into<String>, known: bool) {
        self.seen += 1;
        if !known {
            self.missing.insert(name.into().replace('\n', " "));
        }
    }
    /// Counts a fact that has two sides, and shows them when they differ.
    pub fn same<T: PartialEq + std::fmt::Debug>(&mut self, name: impl Into<String>, want: T, got: T) {
        let same = want == got;
        let name = name.into();
        if !same && std::env::var("FK_SHOW").is_ok() {
            println!("{}: {name}\n  want {want:?}\n  got  {got:?}", self.area);
        }
        self.check(name, same);
    }
    /// Compares with the list and fails on what is new in either direction.
    /// With `FK_LIST` set the missing facts are printed as lines of the list; with
    /// `FK_UPDATE` the lines of facts that are there now are taken out of it.
    pub fn settle(self) {
        assert!(self.seen > 0, "no fact of {} was looked at", self.area);
        let list = std::fs::read_to_string(root().join(LIST)).unwrap_or_default();
        let prefix = format!("{}: ", self.area);
        let known: BTreeSet<String> =
            list.lines().filter_map(|line| line.strip_prefix(&prefix)).map(str::to_owned).collect();
        println!("{}: {} of {} facts", self.area, self.seen - self.missing.len(), self.seen);
        if std::env::var("FK_LIST").is_ok() {
            for name in &self.missing {
                println!("{prefix}{name}");
            }
            return;
        }
        let new: Vec<&String> = self.missing.difference(&known).collect();
        let gone: Vec<&String> = known.difference(&self.missing).collect();
        assert!(new.is_empty(), "not as recorded, and not listed in tests/oracle/known-facts.txt: {new:#?}");
        if std::env::var("FK_UPDATE").is_ok() {
            let gone: BTreeSet<String> = gone.iter().map(|name| format!("{prefix}{name}")).collect();
            return take_out(&gone);
        }
        assert!(gone.is_empty(), "as recorded now; take it out of tests/oracle/known-facts.txt: {gone:#?}");
    }
}
