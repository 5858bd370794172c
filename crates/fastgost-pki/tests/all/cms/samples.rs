//! Tests the published samples. A sample whose key was published must open. Changes in signatures, in digests, and in
//! contents that are signed or have a MAC must be detected.
use super::common::{Sample, ber, curve};
use fastgost::{
    keys::PublicKey,
    sign::{SigningKey, VerifyingKey},
};
use fastgost_pki::{
    Error, Result,
    cms::{DigestedReader, EncryptedReader, EnvelopedReader, Integrity, Message, SignedData},
    x509::Certificate,
};
use fastgost_testkit::vectors;
use std::io::Read;

fn key(sample: &Sample) -> PublicKey {
    let curve = curve(sample.text("signer_curve"));
    let key = VerifyingKey::from_bytes(curve, &sample.bytes("signer_public_key")).expect("a key");
    match sample.name().contains("2001") {
        true => PublicKey::of_2001(key).expect("a key of 2001"),
        false => PublicKey::from(key),
    }
}

#[test]
fn signed() {
    for sample in Sample::of("SignedData") {
        let (name, der, key) = (sample.name(), sample.bytes("content_info"), key(&sample));
        let (signed, content) = SignedData::read(&der).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(content, Some(sample.bytes("content")), "{name}");
        let [signer] = &signed.signers[..] else { panic!("{name}: one signer") };
        assert_eq!(signer.signature, sample.bytes("signature"), "{name}");
        let digests = signed.digests.clone().expect("digests");
        signer.verify_with_key(Some(signed.content_type), &digests, &key).unwrap_or_else(|e| panic!("{name}: {e}"));
        for certificate in signed.readable_certificates() {
            signer.verify(signed.content_type, &digests, &certificate).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
    }
}

#[test]
fn a_changed_byte_is_noticed() {
    for sample in Sample::of("SignedData") {
        let (der, key) = (sample.bytes("content_info"), key(&sample));
        let (content, signature) = (sample.bytes("content"), sample.bytes("signature"));
        let at = |part: &[u8]| der.windows(part.len()).position(|window| window == part).expect("it is there");
        for (at, size) in [(at(&content), content.len()), (at(&signature), signature.len())] {
            for byte in at..at + size {
                let mut changed = der.clone();
                changed[byte] ^= 0x10;
                let (signed, _) = SignedData::read(&changed).expect("the form is right");
                let digests = signed.digests.clone().expect("digests");
                let verdict = signed.signers[0].verify_with_key(Some(signed.content_type), &digests, &key);
                assert!(verdict.is_err(), "{}: byte {byte}", sample.name());
            }
        }
    }
}

/// Reading a damaged sample must never panic or hang.
#[test]
fn truncated_and_garbled() {
    for sample in Sample::all() {
        let der = sample.bytes("content_info");
        read(&der, &[7; 32]).unwrap_or_else(|e| panic!("{}: {e}", sample.name()));
        for end in 0..der.len() {
            // The test uses a key that opens no envelope. So the reader stops early in some envelopes, before it
            // reaches the missing bytes.
            let cut = read(&der[..end], &[7; 32]);
            assert!(cut.is_err() || sample.text("kind").starts_with("Enveloped"), "{}: {end}", sample.name());
        }
        for byte in 0..der.len() {
            for value in [0, 0x80, 0xff, der[byte] ^ 1] {
                let mut changed = der.clone();
                changed[byte] = value;
                let _ = read(&changed, &[7; 32]);
            }
        }
    }
}

/// Reads a whole file of any type. Nothing is verified.
fn read(file: &[u8], key: &[u8; 32]) -> Result<()> {
    match Message::read(file)? {
        Message::Signed(reader) => reader.finish().map(drop),
        Message::Digested(reader) => unless_refused(reader.finish()),
        Message::Encrypted(reader) => unless_refused(reader.open(key)?.finish().map(drop)),
        Message::Enveloped(reader) => {
            let key = SigningKey::from_bytes(curve("256-a"), &[3; 32])?;
            unless_refused(reader.open(&key, None, None).and_then(|decryptor| decryptor.finish()).map(drop))
        }
        _ => Ok(()),
    }
}

fn unless_refused(result: Result<()>) -> Result<()> {
    match result {
        Err(Error::Refused(_) | Error::Library(_) | Error::Usage(_)) => Ok(()),
        result => result,
    }
}

fn private_key(sample: &Sample) -> SigningKey {
    let curve = curve(sample.text("recipient_curve"));
    // In the sample, the private key is a hexadecimal number without leading zeros.
    let text = sample.text("recipient_private_key_d");
    let mut d = vectors::bytes(&format!("{}{text}", "0".repeat(text.len() % 2)));
    d.reverse();
    d.resize(curve.size(), 0);
    SigningKey::from_bytes(curve, &d).expect("a key")
}

fn open(file: &[u8], key: &SigningKey, sender: Option<&Certificate>) -> Result<(Vec<u8>, Integrity)> {
    let mut decryptor = EnvelopedReader::new(file)?.open(key, None, sender)?;
    let mut content = Vec::new();
    decryptor.read_to_end(&mut content)?;
    Ok((content, decryptor.finish()?))
}

/// Returns the sender's certificate. One sample has a key agreement with the sender's static key, but not the sender's
/// certificate. The certificate is in a signed sample by the same sender.
fn sender() -> Certificate {
    let signed = Sample::of("SignedData");
    let with = signed.iter().find(|sample| sample.text("name") == "test_signed_without_attrs").expect("a sample");
    let (signed, _) = SignedData::read(&with.bytes("content_info")).expect("SignedData");
    signed.readable_certificates().next().expect("a certificate")
}

#[test]
fn enveloped() {
    let mut opened = 0;
    for sample in Sample::of("EnvelopedData") {
        let (name, file) = (sample.name(), sample.bytes("content_info"));
        if !sample.has("recipient_private_key_d") {
            // This sample is from RFC 4490. Its private key was not published.
            let reader = EnvelopedReader::new(&file[..]).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(reader.recipients().len(), 1);
            continue;
        }
        let key = private_key(&sample);
        let (content, integrity) = open(&file, &key, Some(&sender())).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(content, sample.bytes("content"), "{name}");
        for way in [0, 1] {
            let again = open(&ber(&file, way), &key, Some(&sender())).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(again, (content.clone(), integrity), "{name}");
        }
        let omac = name.contains("kari_ephemeral") || name.contains("ktri_512");
        assert_eq!(integrity == Integrity::Authenticated, omac, "{name}");
        opened += 1;
        // With another key, the content must not open.
        let other = SigningKey::from_bytes(key.curve(), &vec![5; key.curve().size()]).expect("a key");
        assert!(open(&file, &other, Some(&sender())).is_err(), "{name}");
        if omac {
            for byte in file.len() - 80..file.len() {
                let mut changed = file.clone();
                changed[byte] ^= 1;
                assert!(open(&changed, &key, None).is_err(), "{name}: byte {byte}");
            }
        }
    }
    assert_eq!(opened, 8);
}

#[test]
fn digested() {
    for sample in Sample::of("DigestedData") {
        let (name, file) = (sample.name(), sample.bytes("content_info"));
        let mut reader = DigestedReader::new(&file[..]).unwrap_or_else(|e| panic!("{name}: {e}"));
        let mut content = Vec::new();
        reader.read_to_end(&mut content).expect("a content");
        assert_eq!(content, sample.bytes("content"), "{name}");
        reader.finish().unwrap_or_else(|e| panic!("{name}: {e}"));
        let mut changed = file.clone();
        *changed.last_mut().expect("a digest") ^= 1;
        assert!(DigestedReader::new(&changed[..]).expect("its form").finish().is_err(), "{name}");
    }
}

#[test]
fn encrypted() {
    for sample in Sample::of("EncryptedData") {
        let (name, file) = (sample.name(), sample.bytes("content_info"));
        let key = sample.bytes("key").try_into().expect("32 bytes");
        let reader = EncryptedReader::new(&file[..]).unwrap_or_else(|e| panic!("{name}: {e}"));
        let authenticated = reader.cipher().is_authenticated();
        let mut decryptor = reader.open(&key).expect("a key");
        let mut content = Vec::new();
        decryptor.read_to_end(&mut content).expect("a content");
        assert_eq!(content, sample.bytes("content"), "{name}");
        let integrity = decryptor.finish().unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(integrity == Integrity::Authenticated, authenticated);
        let wrong = EncryptedReader::new(&file[..]).and_then(|reader| reader.open(&[1; 32])).expect("a key").finish();
        assert_eq!(wrong.is_err(), authenticated, "{name}");
    }
}
