//! Rows of role bindings.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers;

/// Cells: Name, Role, Age, Users, Groups, ServiceAccounts.
pub fn binding(object: &Value, now: i64) -> Vec<Value> {
    let role = object.at("roleRef");
    let (mut users, mut groups, mut accounts) = (Vec::new(), Vec::new(), Vec::new());
    for subject in object.list("subjects") {
        let name = subject.text("name").to_owned();
        match subject.text("kind") {
            "User" => users.push(name),
            "Group" => groups.push(name),
            "ServiceAccount" => accounts.push(format!("{}/{name}", subject.text("namespace"))),
            _ => {}
        }
    }
    vec![
        printers::name(object),
        format!("{}/{}", role.text("kind"), role.text("name")).into(),
        printers::age(object, now),
        users.join(", ").into(),
        groups.join(", ").into(),
        accounts.join(", ").into(),
    ]
}
