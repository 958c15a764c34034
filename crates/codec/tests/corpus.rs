//! The answers that upstream gave to broken bodies: every text that comes from
//! decoding must be ours too, and every body that it decoded must decode.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use apimachinery::Value;
use base64::Engine;
use codec::MediaType;

#[derive(serde::Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Answer {
    code: u16,
    message: String,
    warnings: Vec<String>,
}

fn folder() -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk");
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: {} is absent", path.display());
    None
}

/// Every `stride`th record.
fn lines(path: &Path, stride: usize) -> Vec<Value> {
    let bytes = std::fs::read(path).unwrap();
    let mut text = String::new();
    if path.extension().is_some_and(|e| e == "gz") {
        flate2::read::MultiGzDecoder::new(bytes.as_slice()).read_to_string(&mut text).unwrap();
    } else {
        text = String::from_utf8(bytes).unwrap();
    }
    text.lines().step_by(stride).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// `/api/v1/namespaces/x/pods?…` to the resource that is created there.
fn resource_of(path: &str) -> Option<&'static schema::Resource> {
    let path = path.split('?').next()?;
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let (group, version, rest) = match parts.as_slice() {
        ["api", version, rest @ ..] => ("", *version, rest),
        ["apis", group, version, rest @ ..] => (*group, *version, rest),
        _ => return None,
    };
    let name = match rest {
        ["namespaces", _, resource] => resource,
        [resource] => resource,
        _ => return None,
    };
    schema::resource(group, version, name)
}

fn apply(body: &mut Value, ops: &Value) {
    for op in ops.as_array().into_iter().flatten() {
        let path = op["path"].as_str().unwrap();
        if path.is_empty() {
            *body = op["value"].clone();
            continue;
        }
        let (parent, last) = path.rsplit_once('/').unwrap();
        let last = last.replace("~1", "/").replace("~0", "~");
        let Some(parent) = body.pointer_mut(parent) else { continue };
        match (parent, op["op"].as_str().unwrap()) {
            (Value::Object(map), "remove") => {
                map.remove(&last);
            }
            (Value::Object(map), _) => {
                map.insert(last, op["value"].clone());
            }
            (Value::Array(items), "remove") => {
                items.remove(last.parse::<usize>().unwrap());
            }
            (Value::Array(items), _) if last == "-" => items.push(op["value"].clone()),
            (Value::Array(items), "add") => items.insert(last.parse().unwrap(), op["value"].clone()),
            (Value::Array(items), _) => items[last.parse::<usize>().unwrap()] = op["value"].clone(),
            _ => {}
        }
    }
}

/// What decoding says: upstream's sentence, or the strict findings.
fn ours(
    bytes: &[u8],
    media: MediaType,
    resource: &'static schema::Resource,
) -> (Option<String>, Vec<String>, Vec<String>) {
    let peeked = match media {
        MediaType::Yaml => codec::yaml::to_json(bytes).and_then(|json| codec::peek_type_meta(&json)),
        _ => codec::peek_type_meta(bytes),
    };
    if let Err(error) = peeked {
        return (Some(error.0), Vec::new(), Vec::new());
    }
    match codec::decode(bytes, media, resource.ty) {
        Err(error) => (Some(error.0), Vec::new(), Vec::new()),
        Ok(decoded) => (None, decoded.strict_errors.clone(), decoded.warnings()),
    }
}

/// The part of upstream's message that the decoder wrote, if it wrote any.
fn decoder_text<'a>(answer: &'a Answer, kind: &str) -> Option<&'a str> {
    if let Some(text) = answer.message.strip_prefix("the object provided is unrecognized (must be of type ") {
        let text = &text[text.find("): ")? + 3..];
        let text = &text[..text.rfind(" (")?];
        return (!text.starts_with("unexpected GroupVersion")).then_some(text);
    }
    let mark = format!("cannot be handled as a {kind}: ");
    let text = &answer.message[answer.message.find(&mark)? + mark.len()..];
    let foreign = ["no kind \"", "converting (", "strconv.Parse", "unable to find api field"];
    (answer.code == 400 && !foreign.iter().any(|f| text.starts_with(f))).then_some(text)
}

struct Tally {
    passed: usize,
    failed: Vec<String>,
}

impl Tally {
    fn check(
        &mut self,
        id: &str,
        query: &str,
        bytes: &[u8],
        media: MediaType,
        resource: &'static schema::Resource,
        answer: &Answer,
    ) {
        let (error, strict, warnings) = ours(bytes, media, resource);
        let want = decoder_text(answer, resource.kind);
        let mut fail = |text: String| self.failed.push(format!("{id}: {text}"));
        let strictness = if query.contains("fieldValidation=Strict") {
            "strict"
        } else if query.contains("fieldValidation=Ignore") {
            "ignore"
        } else {
            "warn"
        };
        let joined = format!("strict decoding error: {}", strict.join(", "));
        let got = error.clone().or((strictness == "strict" && !strict.is_empty()).then_some(joined));
        match (want, got) {
            (Some(want), Some(got)) if want == got => self.passed += 1,
            (Some(want), got) => fail(format!("\n  want {want}\n  got  {got:?}")),
            (None, Some(got)) if matches!(answer.code, 200 | 201 | 422) => {
                fail(format!("refused: {got} (upstream {})", answer.code))
            }
            (None, _) => {
                let ours = ["unknown field", "duplicate field", "line "];
                let found: Vec<&String> =
                    answer.warnings.iter().filter(|w| ours.iter().any(|o| w.starts_with(o))).collect();
                if error.is_none()
                    && strictness == "warn"
                    && matches!(answer.code, 200 | 201 | 422)
                    && found != warnings.iter().collect::<Vec<_>>()
                {
                    fail(format!("\n  warnings {found:?}\n  got      {warnings:?}"));
                } else {
                    self.passed += 1;
                }
            }
        }
    }
    fn finish(self, allowed: usize) {
        for failure in self.failed.iter().take(40) {
            println!("{}", failure.chars().take(900).collect::<String>());
        }
        assert!(
            self.failed.len() <= allowed,
            "{} of {} records failed",
            self.failed.len(),
            self.failed.len() + self.passed
        );
    }
}

fn body_of(record: &Value) -> Option<Vec<u8>> {
    match record["body"].as_str() {
        Some(body) => Some(body.as_bytes().to_vec()),
        None => base64::engine::general_purpose::STANDARD.decode(record["bodyBase64"].as_str()?).ok(),
    }
}

fn answer(record: &Value) -> Answer {
    serde_json::from_value(record["result"].clone()).unwrap()
}

#[test]
fn json_bodies() {
    let Some(folder) = folder() else { return };
    let mut tally = Tally { passed: 0, failed: Vec::new() };
    for record in lines(&folder.join("json.jsonl"), 1) {
        if record["contentType"] != "application/json" {
            continue;
        }
        let path = record["path"].as_str().unwrap();
        let (Some(resource), Some(body)) = (resource_of(path), record["body"].as_str()) else { continue };
        tally.check(record["id"].as_str().unwrap(), path, body.as_bytes(), MediaType::Json, resource, &answer(&record));
    }
    tally.finish(0);
}

#[test]
fn yaml_bodies() {
    let Some(folder) = folder() else { return };
    let mut tally = Tally { passed: 0, failed: Vec::new() };
    for record in lines(&folder.join("yaml.jsonl"), 1) {
        let path = record["path"].as_str().unwrap();
        let (Some(resource), Some(body)) = (resource_of(path), body_of(&record)) else { continue };
        tally.check(record["id"].as_str().unwrap(), path, &body, MediaType::Yaml, resource, &answer(&record));
    }
    tally.finish(0);
}

/// Of 40,000 mutations this many are passed over each time: all were checked
/// once, and neighbours differ little.
const MUTATION_STRIDE: usize = 7;

#[test]
fn mutated_objects() {
    let Some(folder) = folder() else { return };
    let mut valid: BTreeMap<String, Value> = BTreeMap::new();
    for entry in std::fs::read_dir(folder.join("valid")).unwrap() {
        for record in lines(&entry.unwrap().path(), 1) {
            valid.insert(record["id"].as_str().unwrap().to_owned(), record);
        }
    }
    let mut tally = Tally { passed: 0, failed: Vec::new() };
    for record in lines(&folder.join("mutations.jsonl.gz"), MUTATION_STRIDE) {
        let Some(base) = valid.get(record["of"].as_str().unwrap()) else { continue };
        let Some(resource) = resource_of(base["path"].as_str().unwrap()) else { continue };
        let mut body = base["body"].clone();
        apply(&mut body, &record["ops"]);
        // Numbers as the recorder's Python wrote them.
        let text = if body.is_null() { String::new() } else { body.to_string().replace("1e30", "1e+30") };
        let query = record["query"].as_str().unwrap_or("");
        tally.check(
            record["id"].as_str().unwrap(),
            query,
            text.as_bytes(),
            MediaType::Json,
            resource,
            &answer(&record),
        );
    }
    assert!(tally.passed > 3_000, "only {} records", tally.passed);
    tally.finish(0);
}
