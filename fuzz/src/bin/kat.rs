//! `kat` on known-answer files, changed value by value. The corpus has every case of `vectors/` in a file of its own.
#![no_main]
use fastgost_fuzz::{File, command, json};
use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};
use serde_json::Value;
use std::cell::RefCell;

thread_local! {
    static FILE: RefCell<File> = RefCell::new(File::new());
}

/// What takes long because the file says so: numbers of iterations, and of bytes to be made.
const MOST: u64 = 3000;
/// The command's own limit of what it makes.
const REFUSED: u64 = 1 << 30;

/// Numbers that are allowed, and no pleasure, become small. False of what takes as long by other means.
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
            // Iterations in an encrypted key or file, or above the limit of bytes.
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

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { json::mutate(data, size, most, seed) });
