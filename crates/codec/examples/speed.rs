//! How long decoding and encoding one object takes: `cargo run --release -p
//! codec --example speed -- FILE.json` (an object with apiVersion and kind).

use std::hint::black_box;
use std::time::Instant;

fn measure(name: &str, bytes: usize, mut body: impl FnMut()) {
    const ROUNDS: u32 = 2000;
    for _ in 0..50 {
        body();
    }
    let start = Instant::now();
    for _ in 0..ROUNDS {
        body();
    }
    let each = start.elapsed() / ROUNDS;
    let rate = bytes as f64 / each.as_secs_f64() / 1e6;
    println!("{name:28} {:8.2} us  {rate:7.0} MB/s", each.as_secs_f64() * 1e6);
}

fn main() {
    let path = std::env::args().nth(1).expect("a file with one object");
    let text = std::fs::read(&path).expect("the file is readable");
    let meta = codec::peek_type_meta(&text).expect("an object");
    let ty = schema::type_by_api_version(&meta.api_version, &meta.kind).expect("a known kind");
    let value = codec::json::decode(&text, ty).expect("decodes").value;
    let json = codec::json::encode(&value, ty);
    let protobuf = codec::protobuf::encode(&value, ty);
    println!("{} {}: {} bytes JSON, {} bytes protobuf", meta.api_version, meta.kind, json.len(), protobuf.len());
    measure("json decode", json.len(), || drop(black_box(codec::json::decode(&json, ty))));
    measure("json encode", json.len(), || drop(black_box(codec::json::encode(&value, ty))));
    measure("protobuf decode", protobuf.len(), || drop(black_box(codec::protobuf::decode(&protobuf))));
    measure("protobuf encode", protobuf.len(), || drop(black_box(codec::protobuf::encode(&value, ty))));
    measure("canonicalize", json.len(), || {
        let mut copy = value.clone();
        codec::canonicalize(&mut copy, ty);
        black_box(copy);
    });
    measure("clone", json.len(), || drop(black_box(value.clone())));
    measure("peek_type_meta", json.len(), || drop(black_box(codec::peek_type_meta(&json))));
    measure("scan_metadata", json.len(), || drop(black_box(codec::scan_metadata(&json))));
    measure("serde_json from_slice", json.len(), || {
        drop(black_box(serde_json::from_slice::<serde_json::Value>(&json)));
    });
}
