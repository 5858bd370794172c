//! Known answers: the cases of a file in `vectors/`, and their fields.
use serde_json::Value;

pub fn cases(file: &str) -> Vec<Value> {
    let path = format!("{}/../../vectors/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut document: Value = serde_json::from_slice(&text).expect("JSON");
    let Value::Array(cases) = document["cases"].take() else { panic!("{path}: no cases") };
    assert!(!cases.is_empty(), "{path}");
    cases
}

pub fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_else(|| panic!("{field} in {case}"))
}

/// Bytes.
pub fn hex(case: &Value, field: &str) -> Vec<u8> {
    bytes(text(case, field))
}

/// A big-endian number with `size` bytes.
pub fn be(case: &Value, field: &str, size: usize) -> Vec<u8> {
    bytes(&format!("{:0>1$}", text(case, field), 2 * size))
}

/// The bytes with these hexadecimal digits.
pub fn bytes(digits: &str) -> Vec<u8> {
    assert!(digits.len().is_multiple_of(2), "{digits}");
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hex")).collect()
}
