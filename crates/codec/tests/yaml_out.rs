//! Random values (indents, folding, quoting, numbers, long keys) as
//! sigs.k8s.io/yaml 1.6 wrote them.

#[test]
fn written_as_go_yaml_writes() {
    let cases = include_str!("../testdata/yaml_out.jsonl");
    for case in cases.lines() {
        let case = codec::json::decode_untyped(case.as_bytes()).unwrap().value;
        let yaml = String::from_utf8(codec::yaml::encode(&case["json"])).unwrap();
        assert_eq!(Some(yaml.as_str()), case["yaml"].as_str());
    }
}
