//! Every sample opens, and does not if anything of it is changed.
use crate::common::{Sample, curve};
use fastgost::{keys::PublicKey, sign::VerifyingKey};
use fastgost_pki::cms::SignedData;

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

/// No panic, and never a hang.
#[test]
fn truncated_and_garbled() {
    for sample in Sample::of("SignedData") {
        let der = sample.bytes("content_info");
        for end in 0..der.len() {
            assert!(SignedData::read(&der[..end]).is_err(), "{}: {end}", sample.name());
        }
        for byte in 0..der.len() {
            for value in [0, 0x80, 0xff, der[byte] ^ 1] {
                let mut changed = der.clone();
                changed[byte] = value;
                let _ = SignedData::read(&changed);
            }
        }
    }
}
