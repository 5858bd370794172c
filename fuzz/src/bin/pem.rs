//! PEM among other text: what is read is what another reader finds in the same place.
#![no_main]
use fastgost::{
    curve::Curve,
    keys::{self, EncodePrivateKey, EncodePublicKey, LineEnding, PublicKey, x509::Signed},
    sign::SigningKey,
};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

struct Texts {
    key: SigningKey,
    private: String,
    public: String,
}

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let key = SigningKey::from_bytes(Curve::named("256-b").expect("a curve"), &[7; 32]).expect("a key");
    let private = key.to_pkcs8_pem(LineEnding::LF).expect("small").to_string();
    let public = key.verifying_key().to_public_key_pem(LineEnding::CRLF).expect("small");
    Texts { key, private, public }
});

/// The text that begins with a line `-----BEGIN label-----` up to its end, if there is one such beginning only.
fn only<'t>(text: &'t [u8], label: &str) -> Option<&'t [u8]> {
    let begin = format!("-----BEGIN {label}-----");
    let places: Vec<_> = (0..text.len()).filter(|at| text[*at..].starts_with(b"-----BEGIN ")).collect();
    let [at] = places[..] else { return None };
    let text = &text[at..];
    let end = format!("-----END {label}-----");
    let ends: Vec<_> = (0..text.len()).filter(|at| text[*at..].starts_with(b"-----END ")).collect();
    let [to] = ends[..] else { return None };
    (text.starts_with(begin.as_bytes()) && text[to..].starts_with(end.as_bytes())).then(|| &text[..to + end.len()])
}

fuzz_target!(|data: &[u8]| {
    let read = PublicKey::read(data);
    if let Some(text) = only(data, "PUBLIC KEY")
        && data.first() != Some(&0x30)
    {
        match pem_rfc7468::decode_vec(text) {
            Ok((_, der)) if der.first() == Some(&0x30) => assert_eq!(read.ok(), PublicKey::read(&der).ok()),
            Ok(_) | Err(_) => assert!(read.is_err()),
        }
    }
    let _ = keys::read_private_key(data);
    let _ = keys::read_encrypted_private_key(data, b"password", 0);
    let _ = (Signed::certificate(data), Signed::request(data), Signed::revocation_list(data));
    // Between two halves of anything that has no PEM and is not DER, the keys are found.
    if data.first() == Some(&0x30) || data.windows(5).any(|w| w == b"-----") {
        return;
    }
    let (before, behind) = data.split_at(data.len() / 2);
    let Texts { key, private, public } = &*TEXTS;
    let around = |text: &str| [before, b"\n", text.as_bytes(), b"\n", behind].concat();
    assert_eq!(keys::read_private_key(&around(private)).expect("it is there").to_bytes(), key.to_bytes());
    let found = PublicKey::read(&around(public)).expect("it is there");
    assert_eq!(found.verifying_key(), Ok(&key.verifying_key()));
});
