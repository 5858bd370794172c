//! Known answers: the cases of a file in the repository's folder `vectors`, and their fields.
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The names of the fields that are only for readers. Tests do not check these fields.
pub const NOTES: [&str; 7] = ["id", "source", "name", "notes", "verified_with", "standard", "pi_note"];

/// The number of inner values (intermediate results) in all files. The test kit checks inner values, but `fastgost kat`
/// does not. Two tests compare this number with the number of inner values in the files: a test of the test kit, and a
/// test of `fastgost kat`.
pub const INNER_VALUES: usize = 818;

/// Returns the path of a file or folder in the repository's folder `vectors`, or below this folder.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(name)
}

/// Returns the whole content of a file of known answers.
pub fn document(name: &str) -> Value {
    let path = path(name);
    let text = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_slice(&text).expect("JSON")
}

/// Returns the cases in a file of known answers.
pub fn cases(name: &str) -> Vec<Value> {
    let Value::Array(cases) = document(name)["cases"].take() else { panic!("{name}: no cases") };
    assert!(!cases.is_empty(), "{name}");
    cases
}

/// Returns the text of a field.
pub fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_else(|| panic!("{field} in {case}"))
}

/// Returns the bytes that a field has as hexadecimal digits.
pub fn hex(case: &Value, field: &str) -> Vec<u8> {
    bytes(text(case, field))
}

/// Returns the number in a field as `size` big-endian bytes.
pub fn be(case: &Value, field: &str, size: usize) -> Vec<u8> {
    bytes(&format!("{:0>1$}", text(case, field), 2 * size))
}

/// Returns the bytes with these hexadecimal digits.
pub fn bytes(digits: &str) -> Vec<u8> {
    assert!(digits.len().is_multiple_of(2), "{digits}");
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hex")).collect()
}

/// Counts the numbers in `value`, and the texts that have at least one hexadecimal digit. The fields in `NOTES` are
/// left out. If `change` is `Some((n, digit))`, the function also changes item number `n`: it changes the digit of a
/// text that `digit` selects, or adds 1 to a number.
pub fn leaves(value: &mut Value, change: Option<(usize, usize)>) -> usize {
    let mut count = 0;
    walk(value, &mut count, change);
    count
}

fn walk(value: &mut Value, count: &mut usize, change: Option<(usize, usize)>) {
    match value {
        Value::Object(map) => {
            let data = map.iter_mut().filter(|(k, _)| !NOTES.contains(&k.as_str()));
            data.for_each(|(_, v)| walk(v, count, change));
        }
        Value::Array(list) => list.iter_mut().for_each(|v| walk(v, count, change)),
        Value::String(text) => {
            let digits: Vec<_> = (0..text.len()).filter(|i| text.as_bytes()[*i].is_ascii_hexdigit()).collect();
            if digits.is_empty() {
                return;
            }
            if let Some((_, at)) = change.filter(|(n, _)| n == count) {
                let i = digits[at % digits.len()];
                let other = if &text[i..=i] == "0" { "1" } else { "0" };
                text.replace_range(i..=i, other);
            }
            *count += 1;
        }
        Value::Number(number) => {
            if change.is_some_and(|(n, _)| n == *count) {
                *number = number.as_u64().expect("a whole number").wrapping_add(1).into();
            }
            *count += 1;
        }
        _ => {}
    }
}
