//! Tables and JSON as Go's tabwriter and encoding/json lay them out.

use apimachinery::Value;

use crate::error::{Error, Result};

/// Columns padded to their widest cell and `gap` spaces; the last one too, as
/// tabwriter does for cells that end in a tab.
pub fn table(rows: &[Vec<String>], gap: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|c| rows.iter().filter_map(|r| r.get(c)).map(|cell| cell.chars().count()).max().unwrap_or(0))
        .collect();
    let mut out = String::new();
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            out.push_str(cell);
            if column + 1 < row.len() {
                out.push_str(&" ".repeat(widths[column] - cell.chars().count() + gap));
            }
        }
        out.push('\n');
    }
    out
}

/// An object with its members in the order given, indented by four spaces.
pub fn ordered_json(members: &[(&str, Value)]) -> Result<String> {
    use serde::Serialize;
    let mut lines = Vec::new();
    for (key, value) in members {
        let mut bytes = Vec::new();
        let formatter = serde_json::ser::PrettyFormatter::with_indent(b"    ");
        value
            .serialize(&mut serde_json::Serializer::with_formatter(&mut bytes, formatter))
            .map_err(|e| Error(e.to_string()))?;
        let text = String::from_utf8_lossy(&bytes).replace('\n', "\n    ");
        lines.push(format!("    {}: {text}", Value::String((*key).to_owned())));
    }
    Ok(format!("{{\n{}\n}}\n", lines.join(",\n")))
}
