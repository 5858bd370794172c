//! Tests the files that the command reads: keys (raw and hex, PKCS #8, public keys and certificates), passphrases, and
//! S-boxes.
#![no_main]
use fastgost::{
    Error,
    curve::Curve,
    keys::{self, EncodePrivateKey, Encryption, PrivateKey},
    sign::{Encoding, SigningKey},
};
use fastgost_fuzz::{File, command};
use libfuzzer_sys::fuzz_target;
use std::cell::RefCell;

const PASSPHRASE: &[u8] = b"a passphrase";

struct Files {
    /// A file with the input of the fuzzer.
    input: File,
    empty: File,
    /// A private key encrypted under the passphrase.
    encrypted: File,
    /// The signature of an empty file, made with this key.
    signature: File,
}

thread_local! {
    static FILES: RefCell<Files> = RefCell::new(Files::new());
}

impl Files {
    fn new() -> Self {
        let key = SigningKey::from_bytes(Curve::from_name("256-b").expect("a curve"), &[7; 32])
            .expect("a key")
            .deterministic();
        let info = key.to_pkcs8_der().expect("small");
        let with = Encryption { iterations: 1000, ..Encryption::default() };
        let encrypted = keys::encrypt(info.as_bytes(), PASSPHRASE, &with, &[7; keys::ENTROPY]).expect("allowed");
        let signature = key.sign(b"").expect("a signature").to_bytes(Encoding::X509);
        Self {
            input: File::new(),
            empty: File::new(),
            encrypted: encrypted[..].into(),
            signature: signature[..].into(),
        }
    }
}

/// Returns the bytes that pairs of hex digits stand for. Only a newline may follow the digits.
fn pairs(data: &[u8]) -> Option<Vec<u8>> {
    let text = data.strip_suffix(b"\n").unwrap_or(data);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    let digit = |b: u8| char::from(b).to_digit(16).map(|d| d as u8);
    if text.is_empty() || !text.len().is_multiple_of(2) {
        return None;
    }
    text.chunks(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}

fuzz_target!(|data: &[u8]| {
    let Some((what, data)) = data.split_first() else { return };
    FILES.with_borrow_mut(|Files { input, empty, encrypted, signature }| {
        let (file, empty, hex) = (input.with(data), empty.path(), pairs(data));
        match what % 7 {
            0 => {
                let taken = command(&["mac", "-a", "kuznyechik-omac", "--key-file", file, empty]);
                let raw = data.len() == 32 && !data.iter().all(u8::is_ascii_hexdigit);
                assert_eq!(taken, raw || hex.is_some_and(|key| key.len() == 32));
            }
            1 => {
                let taken = command(&["mac", "-a", "hmac-streebog256", "--key-file", file, empty]);
                // If a file consists only of hex digits and white space, the command does not accept it as a raw key,
                // because the bytes may be meant as hex digits.
                let unclear = data.iter().all(|b| b.is_ascii_hexdigit() || matches!(b, 9..=13 | b' '));
                assert!(taken == hex.is_some() || taken && !unclear);
            }
            2 => {
                let arguments = ["mac", "-a", "hmac-streebog512", "--key-format", "hex", "--key-file", file, empty];
                assert_eq!(command(&arguments), hex.is_some());
            }
            3 => {
                let encrypted = PrivateKey::read(data).err() == Some(Error::PasswordNeeded);
                // An empty passphrase is rejected at once, without iterations and without a question.
                assert!(!command(&["pubkey", "--passphrase-file", empty, file]));
                assert!(encrypted || command(&["pubkey", file]) <= PrivateKey::read(data).is_ok());
            }
            4 => {
                // The target ignores the result, because the signature verifies if the file has the signer's key.
                command(&["verify", "--threads", "1", "--key", file, "--signature", signature.path(), empty]);
            }
            5 => {
                let taken = command(&["pubkey", "--passphrase-file", file, encrypted.path()]);
                let line = data.strip_suffix(b"\n").unwrap_or(data);
                assert_eq!(taken, line.strip_suffix(b"\r").unwrap_or(line) == PASSPHRASE);
            }
            _ => {
                let key = "00".repeat(32);
                command(&["mac", "-a", "gost28147-imit", "--sbox", file, "--insecure-key-hex", &key, empty]);
            }
        }
    });
});
