//! What is added to a signature: timestamps and countersignatures.
use crate::common::{pair, pair_for_timestamps};
use fastgost::hash::Streebog256;
use fastgost_pki::{
    cms::{self, SignOptions, SignedData, SignedWriter, Signer},
    x509::Certificate,
};
use x509_cert::der::{
    Any, DateTime, Encode, Tag,
    asn1::{GeneralizedTime, ObjectIdentifier},
};

const TST_INFO: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.16.1.4");

fn signed(key: &fastgost::sign::SigningKey, certificate: &Certificate) -> SignedData {
    let signers = [Signer::new(key, certificate.clone()).expect("a signer")];
    let mut digester = cms::digester(&signers).expect("a digester");
    digester.update(b"content");
    cms::sign_detached(&signers, &SignOptions::default(), &digester.finish()).expect("signed")
}

fn sequence(parts: &[Vec<u8>]) -> Vec<u8> {
    Any::new(Tag::Sequence, parts.concat()).and_then(|any| any.to_der()).expect("DER")
}

fn tlv(tag: Tag, content: &[u8]) -> Vec<u8> {
    Any::new(tag, content).and_then(|any| any.to_der()).expect("DER")
}

fn time() -> GeneralizedTime {
    DateTime::new(2026, 11, 23, 16, 0, 0).map(GeneralizedTime::from_date_time).expect("a time")
}

/// A response with a timestamp of this data, as others make them: with an accuracy and a fraction of a second.
fn response(key: &fastgost::sign::SigningKey, certificate: &Certificate, data: &[u8]) -> Vec<u8> {
    let hash = sequence(&[ObjectIdentifier::new_unwrap("1.2.643.7.1.1.2.2").to_der().expect("DER")]);
    let imprint = sequence(&[hash, tlv(Tag::OctetString, &Streebog256::digest(data))]);
    let info = sequence(&[
        vec![2, 1, 1],
        ObjectIdentifier::new_unwrap("1.2.3.4").to_der().expect("DER"),
        imprint,
        vec![2, 1, 77],
        tlv(Tag::GeneralizedTime, b"20261123160000.25Z"),
        sequence(&[vec![2, 1, 1]]),
    ]);
    let signers = [Signer::new(key, certificate.clone()).expect("a signer")];
    let options = SignOptions { content_type: TST_INFO, ..SignOptions::default() };
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, Some(info.len() as u64)).expect("a writer");
    writer.write(&info).expect("the content");
    sequence(&[sequence(&[vec![2, 1, 0]]), writer.finish().expect("a token")])
}

#[test]
fn timestamps() {
    let (key, certificate) = pair("256-a", "signer");
    let (authority, its_certificate) = pair_for_timestamps("512-a", "time");
    let mut signed = signed(&key, &certificate);
    let signature = signed.signers[0].signature.clone();
    let request = signed.signers[0].timestamp_request().expect("a request");
    let digest = Streebog256::digest(&signature);
    assert!(request.windows(32).any(|window| window == digest));
    let other = response(&authority, &its_certificate, b"something else");
    assert!(signed.signers[0].attach_timestamp(&other).expect_err("another").to_string().contains("something else"));
    let rejected = sequence(&[sequence(&[vec![2, 1, 2]])]);
    assert!(signed.signers[0].attach_timestamp(&rejected).expect_err("rejected").to_string().contains("status is 2"));
    signed.signers[0].attach_timestamp(&response(&authority, &its_certificate, &signature)).expect("a timestamp");

    let (read, _) = SignedData::read(&signed.to_detached_der()).expect("SignedData");
    let [timestamp] = &read.signers[0].timestamps().expect("timestamps")[..] else { panic!("one") };
    assert_eq!(timestamp.time, time());
    let found: Vec<_> = timestamp.certificates().collect();
    assert_eq!(timestamp.certificate(&found), Some(&its_certificate));
    timestamp.verify(&signature, &its_certificate).expect("it verifies");
    assert!(timestamp.verify(b"something else", &its_certificate).is_err());
    // A certificate for something else, and a stranger's.
    let (_, stranger) = pair_for_timestamps("512-a", "time");
    assert!(timestamp.verify(&signature, &stranger).is_err());
    assert!(timestamp.verify(&signature, &certificate).expect_err("no").to_string().contains("not for timestamps"));
    // The signature is still the one that was signed.
    let mut digester = read.digester().expect("a digester");
    digester.update(b"content");
    read.signers[0].verify(read.content_type, &digester.finish(), &certificate).expect("it verifies");
}

#[test]
fn countersignatures() {
    let (key, certificate) = pair("256-a", "signer");
    let (first, first_certificate) = pair("512-a", "notary");
    let (second, second_certificate) = pair("256-b", "another notary");
    let mut signed = signed(&key, &certificate);
    for (key, certificate) in [(&first, &first_certificate), (&second, &second_certificate)] {
        let by = Signer::new(key, certificate.clone()).expect("a signer");
        by.countersign(&mut signed.signers[0], &SignOptions::default()).expect("a countersignature");
    }
    let (mut read, _) = SignedData::read(&signed.to_detached_der()).expect("SignedData");
    let all = read.signers[0].countersignatures().expect("countersignatures");
    assert_eq!(all.len(), 2);
    for certificate in [&first_certificate, &second_certificate] {
        let one = all.iter().find(|one| one.identifier.names(certificate)).expect("one of each");
        one.verify_countersignature(&read.signers[0], certificate).expect("it verifies");
        assert!(
            one.verify_countersignature(&read.signers[0], &first_certificate).is_ok()
                == (certificate == &first_certificate)
        );
    }
    // Of another signature.
    read.signers[0].signature[0] ^= 1;
    assert!(all[0].verify_countersignature(&read.signers[0], &first_certificate).is_err());
}
