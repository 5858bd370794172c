//! The files of `vectors/`, for tests that plant faults in them.
use serde_json::Value;
use std::{fs, path::PathBuf};

/// Fields with text for people.
pub const NOTES: [&str; 8] = ["id", "source", "name", "notes", "verified_with", "standard", "algorithm", "pi_note"];

/// The file with this name.
///
/// # Panics
/// If there is none, or it is not JSON.
pub fn read(name: &str) -> Value {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(name);
    let text = fs::read(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    serde_json::from_slice(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// Counts the values in which a digit can change, and changes one digit: `change` is the number of the value and the
/// position.
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
