//! The row of Endpoints.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE};

const SHOWN: usize = 3;

/// Cells: Name, Endpoints, Age.
pub fn cells(endpoints: &Value, now: i64) -> Vec<Value> {
    vec![printers::name(endpoints), addresses(endpoints).into(), printers::age(endpoints, now)]
}

fn addresses(endpoints: &Value) -> String {
    if endpoints.list("subsets").is_empty() {
        return NONE.to_owned();
    }
    let mut all = Vec::new();
    for subset in endpoints.list("subsets") {
        let ips = || subset.list("addresses").iter().map(|address| address.text("ip"));
        if subset.list("ports").is_empty() {
            all.extend(ips().map(str::to_owned));
        }
        for port in subset.list("ports") {
            let number = port.int("port").unwrap_or(0);
            all.extend(
                ips().map(|ip| if ip.contains(':') { format!("[{ip}]:{number}") } else { format!("{ip}:{number}") }),
            );
        }
    }
    let shown = all.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(",");
    if all.len() > SHOWN { format!("{shown} + {} more...", all.len() - SHOWN) } else { shown }
}
