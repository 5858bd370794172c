//! Tests PEM among other text. The result is compared with the result of another reader, which gets only the PEM block.
#![no_main]
use fastgost::{
    Error,
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
    let key = SigningKey::from_bytes(Curve::from_name("256-b").expect("a curve"), &[7; 32]).expect("a key");
    let private = key.to_pkcs8_pem(LineEnding::LF).expect("small").to_string();
    let public = key.verifying_key().to_public_key_pem(LineEnding::CRLF).expect("small");
    Texts { key, private, public }
});

/// Returns the text from a line that ends with `-----BEGIN label-----` to the line `-----END label-----`. The text must
/// have exactly one such beginning and one such end, and neither of them may be in a comment.
fn only<'t>(text: &'t [u8], label: &str) -> Option<&'t [u8]> {
    let (begin, end) = (format!("-----BEGIN {label}-----"), format!("-----END {label}-----"));
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let one = |boundary: &[u8]| {
        let mut places = (0..text.len()).filter(|at| text[*at..].starts_with(boundary));
        places.next().filter(|_| places.next().is_none())
    };
    let (at, to) = (one(b"-----BEGIN ")?, one(b"-----END ")?);
    let line_of = |at: usize| {
        let is_end = |b: &u8| matches!(b, b'\n' | b'\r');
        let from = text[..at].iter().rposition(is_end).map_or(0, |end| end + 1);
        (&text[from..at], text[at..].split(is_end).next().unwrap_or_default())
    };
    let ((before_begin, begin_line), (before_end, end_line)) = (line_of(at), line_of(to));
    let whole = begin_line.trim_ascii_end() == begin.as_bytes() && end_line.trim_ascii_end() == end.as_bytes();
    let alone = !before_begin.trim_ascii_start().starts_with(b"#") && before_end.trim_ascii_start().is_empty();
    (whole && alone && at < to).then(|| &text[at..to + end.len()])
}

fuzz_target!(|data: &[u8]| {
    let read = PublicKey::read(data);
    if let Some(text) = only(data, "PUBLIC KEY")
        && data.first() != Some(&0x30)
    {
        // The results are compared only if the other reader accepts the text, because that reader accepts fewer forms.
        if let Ok((_, der)) = pem_rfc7468::decode_vec(text)
            && der.first() == Some(&0x30)
            && keys::documents(data).all(|document| document.is_ok())
        {
            assert_eq!(read.ok(), PublicKey::read(&der).ok());
        }
    }
    let _ = keys::read_private_key(data);
    let _ = keys::read_encrypted_private_key(data, b"password", 0);
    let _ = (Signed::certificate(data), Signed::request(data), Signed::revocation_list(data));
    // The key is put between two halves of a text. The key is found if the text contains no PEM and no other base64.
    let other = data.first().is_some_and(|first| matches!(first, 0x30 | 0xfe | 0xff)) || data.contains(&0);
    if other || data.windows(5).any(|w| w == b"-----") {
        return;
    }
    let (before, behind) = data.split_at(data.len() / 2);
    let Texts { key, private, public } = &*TEXTS;
    let around = |text: &str| [before, b"\n", text.as_bytes(), b"\n", behind].concat();
    let base64 = |e| matches!(e, Error::Pem { what, .. } if what.contains("base64 outside"));
    match keys::read_private_key(&around(private)) {
        Ok(found) => assert_eq!(found.to_bytes(), key.to_bytes()),
        Err(e) => assert!(base64(e), "{e}"),
    }
    match PublicKey::read(&around(public)) {
        Ok(found) => assert_eq!(found.verifying_key(), Ok(key.verifying_key())),
        Err(e) => assert!(base64(e), "{e}"),
    }
});
