//! Tables as cri-tools' tabwriter lays them out: columns of twenty at least,
//! three spaces between.

const MINIMUM: usize = 20;
const GAP: usize = 3;

pub fn render(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|c| rows.iter().filter_map(|r| r.get(c)).map(|t| t.chars().count() + GAP).max().unwrap_or(0).max(MINIMUM))
        .collect();
    let mut out = String::new();
    for row in rows {
        for (index, cell) in row.iter().enumerate() {
            out.push_str(cell);
            if index + 1 < row.len() {
                out.push_str(&" ".repeat(widths[index] - cell.chars().count()));
            }
        }
        out.push('\n');
    }
    out
}

/// `26 seconds ago`, go-units' words.
pub fn ago(nanoseconds: i64, now_nanoseconds: i64) -> String {
    let seconds = (now_nanoseconds - nanoseconds) / 1_000_000_000;
    let text = match seconds {
        s if s < 1 => "Less than a second".to_owned(),
        1 => "1 second".to_owned(),
        s if s < 60 => format!("{s} seconds"),
        s if s < 120 => "About a minute".to_owned(),
        s if s < 3600 => format!("{} minutes", s / 60),
        s if (s as f64 / 3600.0).round() < 2.0 => "About an hour".to_owned(),
        s if s < 48 * 3600 => format!("{} hours", (s as f64 / 3600.0).round()),
        s if s < 14 * 24 * 3600 => format!("{} days", s / 86400),
        s if s < 60 * 24 * 3600 => format!("{} weeks", s / 86400 / 7),
        s if s < 730 * 24 * 3600 => format!("{} months", s / 86400 / 30),
        s => format!("{} years", s / 86400 / 365),
    };
    format!("{text} ago")
}

/// `12.3MB`, decimal as docker's units.
pub fn size(bytes: u64) -> String {
    let units = ["B", "kB", "MB", "GB", "TB"];
    let mut value = bytes as f64;
    let mut unit = 0;
    while value >= 1000.0 && unit + 1 < units.len() {
        value /= 1000.0;
        unit += 1;
    }
    let digits = if value >= 100.0 {
        0
    } else if value >= 10.0 {
        1
    } else {
        2
    };
    let text = format!("{value:.digits$}");
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text };
    format!("{text}{}", units[unit])
}

/// Thirteen characters of an id without its algorithm.
pub fn short(id: &str) -> String {
    id.strip_prefix("sha256:").unwrap_or(id).chars().take(13).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_widths() {
        assert_eq!(ago(0, 26_000_000_000), "26 seconds ago");
        assert_eq!(ago(0, 8 * 60 * 1_000_000_000), "8 minutes ago");
        assert_eq!(ago(0, 90 * 60 * 1_000_000_000), "2 hours ago");
        assert_eq!((size(512), size(1_234_567), size(35_000_000)), ("512B".into(), "1.23MB".into(), "35MB".into()));
        assert_eq!(render(&[vec!["A".into(), "B".into()]]), format!("A{}B\n", " ".repeat(19)));
        assert_eq!(short("sha256:0123456789abcdef"), "0123456789abc");
    }
}
