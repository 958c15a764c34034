//! The functions that Kubernetes' v1.37 environment declares: names, overloads
//! in upstream's order, argument and result types.
//!
//! The table `functions.tsv` was printed by a program over upstream's own
//! environment (`environment.MustBaseEnvSet`), columns: function, overload, `m`
//! for a call on a target or `g`, type parameters, argument types, result.
//! `includes` belongs to stored expressions alone; `jsonpatch.escapeKey` to
//! patch expressions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::types::Type;

#[derive(Debug)]
pub struct Overload {
    pub id: &'static str,
    pub member: bool,
    pub params: Vec<&'static str>,
    /// With the target first where it is a member.
    pub args: Vec<Type>,
    pub result: Type,
}

#[derive(Debug)]
pub struct Function {
    pub name: &'static str,
    pub overloads: Vec<Overload>,
}

static TABLE: LazyLock<BTreeMap<&'static str, Function>> = LazyLock::new(|| {
    let mut table: BTreeMap<&'static str, Function> = BTreeMap::new();
    for line in include_str!("functions.tsv").lines() {
        let mut columns = line.split('\t');
        let mut column = || columns.next().unwrap_or("");
        let (name, id, form, params, args, result) = (column(), column(), column(), column(), column(), column());
        let params: Vec<&str> = params.split(',').filter(|text| !text.is_empty()).collect();
        let overload = Overload {
            id,
            member: form == "m",
            args: args.split(';').filter(|text| !text.is_empty()).map(|text| Type::parse(text, &params)).collect(),
            result: Type::parse(result, &params),
            params,
        };
        table.entry(name).or_insert_with(|| Function { name, overloads: Vec::new() }).overloads.push(overload);
    }
    table
});

/// The function of that name, in any environment.
pub fn find(name: &str) -> Option<&'static Function> {
    TABLE.get(name)
}

/// All functions, by name.
pub fn all() -> impl Iterator<Item = &'static Function> {
    TABLE.values()
}
