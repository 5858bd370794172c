//! Tests signed, encrypted and digested documents in BER. Every way of reading a document gives the same content. A
//! document that was read is written, and read back. A document verifies, or is authenticated, only if its content is
//! the content of a sample of `vectors/`. The corpus has these samples, modified element by element, in DER and with
//! indefinite lengths.
#![no_main]
use fastgost::{
    curve::Curve,
    keys::PublicKey,
    sign::{SigningKey, VerifyingKey},
};
use fastgost_pki::{
    Result, Strictness,
    cms::{DigestedReader, EncryptedReader, EnvelopedReader, Integrity, Message, SignedData, SignedReader},
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::sync::LazyLock;

struct Samples {
    contents: Vec<Vec<u8>>,
    signers: Vec<PublicKey>,
    recipients: Vec<SigningKey>,
    /// The key for `EncryptedData`.
    key: [u8; 32],
}

static SAMPLES: LazyLock<Samples> = LazyLock::new(|| {
    let file: serde_json::Value =
        serde_json::from_slice(include_bytes!("../../../vectors/pki/cms_samples.json")).expect("JSON");
    let mut samples = Samples { contents: Vec::new(), signers: Vec::new(), recipients: Vec::new(), key: [0; 32] };
    for case in file["cases"].as_array().expect("a list") {
        let bytes = |field: &str| case[field].as_str().map(hex);
        samples.contents.extend(bytes("content"));
        if let (Some(curve), Some(key)) = (case["signer_curve"].as_str(), bytes("signer_public_key")) {
            let key = VerifyingKey::from_bytes(curve_of(curve), &key).expect("a key");
            samples.signers.push(key.into());
            samples.signers.extend(PublicKey::of_2001(key));
        }
        if let (Some(curve), Some(mut d)) = (case["recipient_curve"].as_str(), bytes("recipient_private_key_d")) {
            let curve = curve_of(curve);
            d.reverse();
            d.resize(curve.size(), 0);
            samples.recipients.push(SigningKey::from_bytes(curve, &d).expect("a key"));
        }
        if let Some(key) = bytes("key") {
            samples.key.copy_from_slice(&key);
        }
    }
    samples
});

fn curve_of(name: &str) -> &'static Curve {
    let name = match name {
        "id-GostR3410-2001-CryptoPro-XchA-ParamSet" => "cryptopro-xcha",
        "id-tc26-gost-3410-2012-256-paramSetA" => "256-a",
        "id-tc26-gost-3410-2012-512-paramSetA" => "512-a",
        _ => "512-b",
    };
    Curve::from_name(name).expect("a curve")
}

fn hex(digits: &str) -> Vec<u8> {
    let digits = format!("{}{digits}", "0".repeat(digits.len() % 2));
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hex")).collect()
}

/// Reads a content in pieces of at most `step` bytes.
fn read(mut part: impl FnMut(&mut [u8]) -> Result<usize>, step: usize) -> Result<Vec<u8>> {
    let (mut all, mut buffer) = (Vec::new(), vec![0; step]);
    loop {
        match part(&mut buffer)? {
            0 => return Ok(all),
            n => all.extend(&buffer[..n]),
        }
    }
}

/// Calls `one` with two sizes of pieces, and returns the result. Both sizes must give the same result.
fn alike<T: PartialEq + std::fmt::Debug>(one: impl Fn(usize) -> Result<T>) -> Option<T> {
    let (small, large) = (one(3), one(1 << 12));
    match (small, large) {
        (Ok(small), Ok(large)) => {
            assert_eq!(small, large);
            Some(large)
        }
        (Err(small), Err(large)) => {
            assert_eq!(small.to_string(), large.to_string());
            None
        }
        (small, large) => panic!("{small:?}, {large:?}"),
    }
}

fn signed(data: &[u8]) {
    let Some(content) = alike(|step| {
        let mut reader = SignedReader::new(data)?;
        let content = read(|out| reader.content(out), step)?;
        reader.finish()?;
        Ok(content)
    }) else {
        return;
    };
    let (signed, _) = SignedData::read(data).expect("it was read");
    let der = signed.to_detached_der();
    let (again, nothing) = SignedData::read(&der).expect("it was written");
    assert!(nothing.is_none());
    assert_eq!(again.to_detached_der(), der);
    // If a strict reader accepts the document, a lenient reader must have accepted it, with the same result.
    if let Ok((strict, _)) = SignedData::read_with(data, Strictness::Strict) {
        assert_eq!(strict.to_detached_der(), der);
    }
    let all = signed.signatures();
    for one in &all {
        assert_eq!(all.iter().filter(|other| one.is_same_signature(other)).count(), 1);
    }
    for signer in &signed.signers {
        let _ = signer.signing_time();
        for strictness in [Strictness::Lenient, Strictness::Strict] {
            let _ = (signer.countersignatures(strictness).count(), signer.timestamps(strictness).count());
        }
        let Some(digests) = &signed.digests else { continue };
        for key in &SAMPLES.signers {
            if signer.verify_with_key(Some(signed.content_type), digests, key).is_ok() {
                assert!(SAMPLES.contents.contains(&content), "nobody signed this");
            }
        }
    }
}

fuzz_target!(|data: &[u8]| {
    match Message::read(data) {
        Ok(Message::Signed(_)) => signed(data),
        Ok(Message::Digested(_)) => {
            alike(|step| {
                let mut reader = DigestedReader::new(data)?;
                let content = read(|out| reader.content(out), step)?;
                reader.finish()?;
                Ok(content)
            });
        }
        Ok(Message::Encrypted(_)) => {
            let content = alike(|step| {
                let mut decryptor = EncryptedReader::new(data)?.open(&SAMPLES.key)?;
                let content = read(|out| decryptor.content(out), step)?;
                Ok((content, decryptor.finish()?))
            });
            if let Some((content, Integrity::Authenticated)) = content {
                assert!(SAMPLES.contents.contains(&content), "nobody encrypted this");
            }
        }
        Ok(Message::Enveloped(_)) => {
            for key in &SAMPLES.recipients {
                let content = alike(|step| {
                    let mut decryptor = EnvelopedReader::new(data)?.open(key, None, None)?;
                    let content = read(|out| decryptor.content(out), step)?;
                    Ok((content, decryptor.finish()?))
                });
                if let Some((content, Integrity::Authenticated)) = content {
                    assert!(SAMPLES.contents.contains(&content), "nobody encrypted this");
                }
            }
        }
        Ok(_) => {}
        Err(e) => assert!(!e.to_string().is_empty()),
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate(data, 0, size, most, seed)
});
