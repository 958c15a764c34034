//! Whatever the text: no panic, bounded depth, bounded cost, one answer.

use cel::authz::Answers;
use cel::value::Outcome;
use cel::{Env, Program, Type, Value, Variables, Vintage};
use proptest::prelude::*;
use serde_json::{Value as Json, json};

struct Objects(Json);

impl<'a> Variables<'a> for &'a Objects {
    fn get(&self, name: &str) -> Option<Outcome<'a>> {
        self.0.get(name).map(|json| Ok(Value::from_json(json)))
    }
}

fn env() -> Env {
    ["a", "b", "object"].iter().fold(Env::new(Vintage::Stored), |env, name| env.with_variable(name, Type::Dyn))
}

fn objects() -> Objects {
    Objects(json!({
        "a": [1, 2, 3, "four", 5.5, null, true, {"k": "v"}],
        "b": "a string with ünïcödé and 10Mi and 10.0.0.1",
        "object": {"metadata": {"name": "n", "labels": {"x": "y", "a/b": "c"}}, "list": [{"n": 1}, {"n": 2}], "n": 7},
    }))
}

/// The shown result and the cost.
fn evaluate(text: &str, limit: u64) -> Option<(String, u64)> {
    let ast = env().compile(text).ok()?;
    let program = Program::new(&ast).ok()?;
    let (objects, answers) = (objects(), Answers::new());
    let evaluation = program.eval(&&objects, &answers, limit);
    let shown = match evaluation.result {
        Ok(value) => format!("{:?}", cel::convert::to_json(&value)),
        Err(failure) => cel::convert::failure_text(failure),
    };
    Some((shown, evaluation.cost))
}

/// Pieces that an expression is made of, put together at random.
fn token() -> impl Strategy<Value = String> {
    let fixed = [
        "a",
        "b",
        "object",
        "object.metadata.name",
        "object.list",
        "1",
        "2u",
        "1.5",
        "-1",
        "'s'",
        "\"\\n\"",
        "b'x'",
        "r'\\d+'",
        "true",
        "null",
        "[",
        "]",
        "{",
        "}",
        "(",
        ")",
        ",",
        ":",
        ".",
        "?",
        "+",
        "-",
        "*",
        "/",
        "%",
        "==",
        "!=",
        "<",
        ">=",
        "&&",
        "||",
        "!",
        "in",
        "[1,2]",
        "{'k': 1}",
        ".all(x, x > 1)",
        ".map(x, x)",
        ".exists(i, v, v == i)",
        ".filter(x, has(x.n))",
        ".size()",
        ".matches('(a|b)*')",
        ".split(',')",
        ".format([1, 'a'])",
        "string(",
        "int(",
        "quantity('1Mi')",
        "duration('1h')",
        "timestamp('2024-01-01T00:00:00Z')",
        "has(object.",
        "cel.bind(v, ",
        "x.y",
        "optional.of(",
        ".orValue(",
        "[?0]",
        ".?n",
        "Object{",
        "\u{0}",
        "é",
        "\\",
        "`a/b`",
        "0x",
        "1e999",
        "// c\n",
    ];
    prop_oneof![
        8 => proptest::sample::select(fixed.map(str::to_owned).to_vec()),
        1 => "\\PC{0,6}",
        1 => any::<i64>().prop_map(|number| number.to_string()),
    ]
}

/// Expressions that mostly compile.
fn expression() -> impl Strategy<Value = String> {
    let leaves = [
        "1",
        "2",
        "-9223372036854775808",
        "3u",
        "1.5",
        "'s'",
        "''",
        "true",
        "null",
        "a",
        "b",
        "object.n",
        "object.metadata.labels",
        "object.list",
        "[1, 2, 3]",
        "{'k': 'v', 1: 2}",
        "b'\\xff'",
        "duration('90m')",
        "timestamp('2024-02-29T12:00:00Z')",
        "quantity('1.5Gi')",
        "url('https://h/p?q=1')",
        "ip('10.0.0.1')",
        "cidr('10.0.0.0/8')",
        "semver('1.2.3')",
        "optional.none()",
        "optional.of(object.nosuch)",
    ];
    let leaf = proptest::sample::select(leaves.map(str::to_owned).to_vec());
    leaf.prop_recursive(6, 60, 3, |inner| {
        let binary = ["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "in"];
        let calls = [
            "size",
            "string",
            "int",
            "uint",
            "double",
            "bool",
            "bytes",
            "type",
            "dyn",
            "quantity",
            "duration",
            "timestamp",
            "url",
            "ip",
            "cidr",
            "semver",
            "isQuantity",
            "isIP",
            "isURL",
            "!",
            "-",
        ];
        let methods = [
            "size",
            "lowerAscii",
            "upperAscii",
            "trim",
            "reverse",
            "isSorted",
            "sum",
            "min",
            "max",
            "asInteger",
            "sign",
            "getHours",
            "getFullYear",
            "isInteger",
            "asApproximateFloat",
            "getHost",
            "family",
            "major",
            "value",
            "hasValue",
            "distinct",
            "flatten",
            "first",
            "last",
        ];
        let with_one = [
            "startsWith",
            "contains",
            "matches",
            "find",
            "findAll",
            "split",
            "join",
            "indexOf",
            "charAt",
            "substring",
            "replace",
            "add",
            "isGreaterThan",
            "compareTo",
            "orValue",
            "containsIP",
            "includes",
            "sets",
        ];
        let macros = [
            "all(x, x == x)",
            "exists(x, x == 1)",
            "exists_one(x, x == 1)",
            "map(x, [x, x])",
            "filter(x, x != 1)",
            "all(i, v, i == v)",
            "transformList(i, v, v)",
            "transformMap(k, v, k)",
            "map(x, x == 1, x)",
            "sortBy(x, x)",
        ];
        prop_oneof![
            (inner.clone(), proptest::sample::select(binary.to_vec()), inner.clone())
                .prop_map(|(left, op, right)| format!("({left} {op} {right})")),
            (proptest::sample::select(calls.to_vec()), inner.clone()).prop_map(|(name, arg)| format!("{name}({arg})")),
            (inner.clone(), proptest::sample::select(methods.to_vec()))
                .prop_map(|(of, name)| format!("dyn({of}).{name}()")),
            (inner.clone(), proptest::sample::select(with_one.to_vec()), inner.clone())
                .prop_map(|(of, name, arg)| format!("dyn({of}).{name}({arg})")),
            (inner.clone(), proptest::sample::select(macros.to_vec()))
                .prop_map(|(of, call)| format!("dyn({of}).{call}")),
            (inner.clone(), inner.clone(), inner.clone())
                .prop_map(|(a, b, c)| format!("(dyn({a}) == true ? dyn({b}) : dyn({c}))")),
            (inner.clone(), inner.clone()).prop_map(|(of, at)| format!("dyn({of})[{at}]")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("[dyn({a}), dyn({b})]")),
            (inner.clone(), inner).prop_map(|(k, v)| format!("{{dyn({k}): dyn({v})}}")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,60}") {
        let _ = evaluate(&text, 10_000);
    }

    #[test]
    fn any_tokens_are_answered(tokens in prop::collection::vec(token(), 0..14)) {
        let _ = evaluate(&tokens.concat(), 10_000);
        let _ = evaluate(&tokens.join(" "), 10_000);
    }

    #[test]
    fn expressions_have_one_answer_within_the_limit(text in expression(), limit in 0u64..3_000) {
        let Some((shown, cost)) = evaluate(&text, limit) else { return Ok(()) };
        prop_assert_eq!(evaluate(&text, limit), Some((shown.clone(), cost)));
        // Over the limit by one step at most, and then that is the answer.
        if cost > limit {
            prop_assert_eq!(shown, "operation cancelled: actual cost limit exceeded");
        } else {
            let (unlimited, same) = evaluate(&text, u64::MAX).expect("compiles");
            prop_assert_eq!((unlimited, same), (shown, cost));
        }
    }
}

/// Half of what a worker thread of the server has.
const STACK: usize = 16 << 20;

/// Text around a middle, many times.
fn nested(open: &str, middle: &str, close: &str, times: usize) -> String {
    format!("{}{middle}{}", open.repeat(times), close.repeat(times))
}

#[test]
fn depth_is_bounded() {
    for times in [10, 249, 250, 251, 20_000] {
        for (open, middle, close) in [
            ("(", "1", ")"),
            ("[", "1", "]"),
            ("{1:", "1", "}"),
            ("!", "true", ""),
            ("-", "a", ""),
            ("", "a", ".b"),
            ("", "a", "[0]"),
            ("", "1", "+1"),
            ("", "true", "&&true"),
            ("", "true", "||true"),
            ("", "1", "==1"),
            ("true?1:", "1", ""),
            ("", "a", ".map(x,x)"),
            ("a.map(x,", "x", ")"),
            ("dyn(", "1", ")"),
            ("optional.of(", "1", ")"),
            ("cel.bind(v,1,", "v", ")"),
            ("\"", "", ""),
            ("Object{a:", "1", "}"),
            ("(", "1", ""),
            ("[", "1", ""),
            ("{", "", ""),
        ] {
            let text = nested(open, middle, close, times);
            println!("{open}…{middle}…{close} {times} times");
            let thread = std::thread::Builder::new().stack_size(STACK);
            let checked = thread.spawn(move || evaluate(&text, 1_000_000).is_some()).expect("a thread");
            assert!(checked.join().is_ok(), "{open}…{middle}…{close} {times} times");
        }
    }
}

#[test]
fn cost_grows_with_the_work() {
    let cost = |text: &str| evaluate(text, u64::MAX).expect("compiles").1;
    let over = |length: usize| cost(&format!("[{}].all(x, x != 0)", vec!["1"; length].join(", ")));
    let each = over(2) - over(1);
    assert!(each > 0);
    assert_eq!(over(100) - over(1), 99 * each);
    assert_eq!(cost("true || a.all(x, x == 1)"), cost("true || object.list.all(x, x == 1)"));
    let joined = |length: usize| cost(&format!("'{0}' + '{0}'", "s".repeat(length)));
    assert!(joined(1_000) > joined(10));
}

#[test]
fn over_the_limit_is_said_and_no_more_is_done() {
    let text = "a.map(x, a.map(y, a.map(z, a.map(w, [x, y, z, w]))))";
    let (shown, cost) = evaluate(text, 1_000).expect("compiles");
    assert_eq!(shown, "operation cancelled: actual cost limit exceeded");
    assert!(cost < 1_100, "{cost}");
}
