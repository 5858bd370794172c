//! Tests reading of tokens, and signing of headers and payloads.
#![no_main]
use fastgost::{
    curve::Curve,
    keys::PublicKey,
    sign::{Encoding, SigningKey, Structure},
};
use fastgost_fuzz::is_rare;
use fastgost_pki::{Error, jws};
use libfuzzer_sys::fuzz_target;
use std::{
    sync::LazyLock,
    time::{Duration, SystemTime},
};

/// The target reads all inputs. But it makes and verifies signatures (on the curve of 256 bits) only for one in `RARE`
/// inputs.
const RARE: usize = 256;

/// The keys have 256 and 512 bits.
static KEYS: LazyLock<[(SigningKey, PublicKey); 2]> = LazyLock::new(|| {
    [("256-a", 32), ("512-a", 64)].map(|(curve, size)| {
        let key = SigningKey::from_bytes(Curve::from_name(curve).unwrap(), &[7; 64][..size]).unwrap().deterministic();
        let public = key.verifying_key().into();
        (key, public)
    })
});

fuzz_target!(|data: &[u8]| {
    // This token has the header and payload of the input. The signature of the token is not right, and is checked last.
    let at_newline = data.iter().position(|byte| *byte == b'\n').unwrap_or(data.len());
    let (header, payload) = (&data[..at_newline], data.get(at_newline + 1..).unwrap_or_default());
    let input = format!("{}.{}", jws::base64url(header), jws::base64url(payload));
    if is_read(format!("{input}.AAAA").as_bytes()) {
        // If a token can be read, it can also be written with a key for the token's algorithm.
        let text = header.trim_ascii();
        assert!(KEYS.iter().any(|(key, _)| jws::header(key, Some(header)).is_ok_and(|same| same.as_bytes() == text)));
    }
    is_read(data);
    if is_rare(data, RARE) {
        signed_and_verified(data, header, payload, &input);
    }
});

/// Returns whether everything before the signature is right. The token cannot verify, because the list of keys is
/// empty.
fn is_read(token: &[u8]) -> bool {
    match jws::verify(token, &[], SystemTime::UNIX_EPOCH) {
        Ok(_) => panic!("nobody signed it"),
        Err(e) => matches!(e, Error::Refused(_)),
    }
}

fn signed_and_verified(data: &[u8], header: &[u8], payload: &[u8], input: &str) {
    let [(key, public), _] = &*KEYS;
    let at = SystemTime::UNIX_EPOCH + Duration::from_secs(1000);
    let keys = std::slice::from_ref(public);
    if let Ok(verified) = jws::verify(data, keys, at) {
        // Only this key can have signed the token.
        assert!(data.ends_with(jws::base64url(&key.sign(signed(data)).unwrap().to_bytes(Encoding::X509)).as_bytes()));
        assert_eq!(Structure::of(signed(data)), Some(Structure::Token));
        assert!(!verified.header.is_empty());
    }
    // The signature over the header and the payload is right, whatever the header and the payload are.
    let signature = key.sign(input.as_bytes()).unwrap().to_bytes(Encoding::X509);
    let token = format!("{input}.{}", jws::base64url(&signature));
    let read = jws::verify(token.as_bytes(), keys, at);
    if let Ok(read) = &read {
        assert_eq!((&read.header[..], &read.payload[..]), (header, payload));
        assert_eq!(Structure::of(input.as_bytes()), Some(Structure::Token));
    }
    // A token that was written can be read, unless it is not valid at this time. If a token can be read, it can also be
    // written.
    match jws::sign(key, Some(header), payload) {
        Ok(token) => match jws::verify(token.as_bytes(), keys, at) {
            Ok(again) => assert_eq!(again.payload, payload),
            Err(e) => assert!(matches!(e, fastgost_pki::Error::Refused(_)), "{e}"),
        },
        Err(e) => assert!(read.is_err(), "{e}"),
    }
}

/// The part of a token that is signed: everything before the last dot.
fn signed(token: &[u8]) -> &[u8] {
    &token[..token.iter().rposition(|byte| *byte == b'.').unwrap()]
}
