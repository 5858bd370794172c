//! Known answers: the cases of a file in the repository's folder `vectors`, and their fields.
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A file of that folder, or a folder in it.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(name)
}

/// A whole document.
pub fn document(name: &str) -> Value {
    let path = path(name);
    let text = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_slice(&text).expect("JSON")
}

/// The cases of a document.
pub fn cases(name: &str) -> Vec<Value> {
    let Value::Array(cases) = document(name)["cases"].take() else { panic!("{name}: no cases") };
    assert!(!cases.is_empty(), "{name}");
    cases
}

/// The text of a field.
pub fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_else(|| panic!("{field} in {case}"))
}

/// The bytes of a field.
pub fn hex(case: &Value, field: &str) -> Vec<u8> {
    bytes(text(case, field))
}

/// A field that is a number, as `size` bytes, big-endian.
pub fn be(case: &Value, field: &str, size: usize) -> Vec<u8> {
    bytes(&format!("{:0>1$}", text(case, field), 2 * size))
}

/// The bytes with these hexadecimal digits.
pub fn bytes(digits: &str) -> Vec<u8> {
    assert!(digits.len().is_multiple_of(2), "{digits}");
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hex")).collect()
}
