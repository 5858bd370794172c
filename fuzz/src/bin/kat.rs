//! Tests `kat` on files of known answers. The files are modified value by value. The corpus has every case of
//! `vectors/` in a separate file.
#![no_main]
use fastgost_fuzz::{File, command, json_values};
use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};
use serde_json::Value;
use std::cell::RefCell;

thread_local! {
    static FILE: RefCell<File> = RefCell::new(File::new());
}

/// Smaller numbers of iterations, and smaller numbers of bytes to produce, do not make a case slow. The target reduces
/// larger numbers.
const MOST: u64 = 3000;
/// The command's own limit for the number of bytes to produce.
const REFUSED: u64 = 1 << 30;

/// Reduces values that are allowed but slow. Returns false for a case that is slow for another reason.
fn tame(value: &mut Value) -> bool {
    match value {
        Value::Number(n) => {
            if let Some(n) = n.as_u64().filter(|n| (MOST..=REFUSED).contains(n)) {
                *value = (n % MOST).into();
            }
            true
        }
        Value::Array(values) => values.iter_mut().all(tame),
        Value::Object(fields) => {
            // Other cases are slow because an encrypted key or file in the case contains a number of iterations.
            let slow = ["encrypted_private_key", "passphrase"].iter().any(|f| fields.contains_key(*f))
                || fields.get("op").is_some_and(|op| op == "encrypted_private_key" || op == "encrypt_private_key");
            if let Some(n) = fields.get_mut("iterations").filter(|n| n.is_u64()) {
                *n = (n.as_u64().unwrap_or_default() % MOST).into();
            }
            !slow && fields.values_mut().all(tame)
        }
        _ => true,
    }
}

fuzz_target!(|data: &[u8]| -> Corpus {
    let text = match serde_json::from_slice::<Value>(data) {
        Ok(mut value) => {
            if !tame(&mut value) {
                return Corpus::Reject;
            }
            value.to_string().into_bytes()
        }
        Err(_) => data.to_vec(),
    };
    FILE.with_borrow_mut(|file| command(&["kat", file.with(&text)]));
    Corpus::Keep
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { json_values::mutate(data, size, most, seed) });
