//! Tests the inner values of Streebog and GOST R 34.11-94: the values between the steps, in the byte order in which the
//! RFCs print them.
use super::{Computed, Result, block, bytes, document, hex, intermediates, list, text};
use fastgost_testkit::oracle::{gost94 as oracle94, streebog as oracle};
use serde_json::{Value, json};

pub fn streebog_tables() -> Value {
    json!({
        "pi": hex(oracle::PI),
        "tau": hex(oracle::p(&std::array::from_fn(|i| i as u8))),
        "A": list(oracle::A.map(u64::to_be_bytes)),
        "C_rfc_order": (1..=12).map(|i| reversed(&oracle::c(i))).collect::<Value>(),
    })
}

/// Computes the inner values of Streebog. The values have the names that the RFC uses, and are in the order of the
/// computation. A case may omit any of these values.
pub fn streebog(case: &Value) -> Computed {
    intermediates(case, "intermediates_rfc_order", |given| {
        let bits = case["bits"].as_u64().ok_or("no bits")? as usize;
        let message = text(case, "name")?.split([',', ' ']).next().unwrap_or_default();
        let mut computed = trace(bits, &bytes(case, "message")?, message).into_iter();
        let named = given.as_array().ok_or("not a list")?.iter().map(|pair| {
            let label = pair[0].as_str().ok_or("a label is not text")?;
            let name = label.strip_prefix("K = ").unwrap_or(label);
            let found = computed.find(|(computed, _)| computed == name);
            let (_, value) = found.ok_or_else(|| format!("unknown value '{label}', or out of its order"))?;
            Ok(json!([label, value]))
        });
        named.collect::<Result<Value>>()
    })
}

/// Computes a digest (section 8 of the RFC), and returns the intermediate values. Section 10 gives the names of the
/// values.
fn trace(bits: usize, message: &[u8], name: &str) -> Vec<(String, Value)> {
    let mut out = Vec::new();
    let (mut h, mut n, mut sigma) = ([u8::from(bits == 256); 64], [0; 64], [0; 64]);
    for block in message.chunks(64).chain(message.len().is_multiple_of(64).then_some(&[][..])) {
        let m = std::array::from_fn(|i| block.get(i).copied().unwrap_or(u8::from(i == block.len())));
        add(&mut out, "m", &m);
        trace_g(&mut out, &n, &h, &m);
        h = oracle::g(&n, &h, &m);
        n = oracle::add(&n, &oracle::number(8 * block.len() as u64));
        sigma = oracle::add(&sigma, &m);
        add(&mut out, "h", &h);
        add(&mut out, "N", &n);
    }
    for last in [n, sigma] {
        h = oracle::g(&[0; 64], &h, &last);
        add(&mut out, "h", &h);
    }
    out.push((format!("H({name})"), reversed(&h[64 - bits / 8..])));
    out
}

fn trace_g(out: &mut Vec<(String, Value)>, n: &oracle::Vector, h: &oracle::Vector, m: &oracle::Vector) {
    let sum = oracle::s(&oracle::x(h, n));
    add(out, "S(h (xor) N)", &sum);
    add(out, "PS(h (xor) N)", &oracle::p(&sum));
    let mut k = oracle::l(&oracle::p(&sum));
    add(out, "LPS(h (xor) N)", &k);
    add(out, "K[1]", &k);
    add(out, "SX[K[1]](m)", &oracle::s(&oracle::x(&k, m)));
    add(out, "LPSX[K[1]](m)", &oracle::lps(&oracle::x(&k, m)));
    for i in 1..=12 {
        let sum = oracle::x(&k, &oracle::c(i));
        add(out, &format!("S(K[{i}] (xor) C[{i}])"), &oracle::s(&sum));
        k = oracle::lps(&sum);
        add(out, &format!("LPS(K[{i}] (xor) C[{i}])"), &k);
        add(out, &format!("K[{}]", i + 1), &k);
    }
}

fn add(out: &mut Vec<(String, Value)>, label: &str, value: &oracle::Vector) {
    out.push((label.to_owned(), reversed(value)));
}

/// Computes the inner values of GOST R 34.11-94. The list KSI has one value for each step, which is the result of this
/// step. The last two steps process the length and the sum.
pub fn gost94(case: &Value) -> Computed {
    intermediates(case, "intermediates_rfc_order", |_| {
        let rows = rows(text(case, "sbox")?)?;
        let (mut h, mut l, mut sigma) = ([0; 32], [0; 32], [0; 32]);
        let mut blocks = Vec::new();
        for block in bytes(case, "message")?.chunks(32) {
            let m = std::array::from_fn(|i| block.get(i).copied().unwrap_or(0));
            l = oracle94::add(&l, &oracle94::number(8 * block.len() as u64));
            sigma = oracle94::add(&sigma, &m);
            blocks.push(m);
        }
        blocks.extend([l, sigma]);
        let steps = blocks.iter().map(|m| {
            h = oracle94::chi(&rows, m, &h);
            reversed(&h)
        });
        Ok(json!({"KSI": steps.collect::<Value>()}))
    })
}

/// Returns the S-boxes of the RFC's examples.
fn rows(set: &str) -> Result<[[u8; 16]; 8]> {
    let oid = match set {
        "h94test" => "1.2.643.2.2.30.0",
        other => return Err(format!("unknown S-box set {other}")),
    };
    let sets = document("gost28147_sboxes.json");
    let set = sets["cases"].as_array().and_then(|sets| sets.iter().find(|set| set["oid"] == oid));
    let rows = &set.ok_or("not in gost28147_sboxes.json")?["rows"];
    let row = |i: usize| block(&json!({"row": rows[i]}), "row");
    Ok([row(0)?, row(1)?, row(2)?, row(3)?, row(4)?, row(5)?, row(6)?, row(7)?])
}

fn reversed(bytes: &[u8]) -> Value {
    hex(bytes.iter().rev().copied().collect::<Vec<_>>())
}
