//! What is added to a signature: timestamps and countersignatures.
use crate::common::{pair, pair_for_timestamps};
use fastgost::{hash::Streebog256, sign::SigningKey};
use fastgost_pki::{
    cms::{self, SignOptions, SignedData, SignedWriter, Signer},
    x509::Certificate,
};
use x509_cert::der::{
    Any, DateTime, Encode, Tag,
    asn1::{GeneralizedTime, ObjectIdentifier},
};

const TST_INFO: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.16.1.4");

fn signed(key: &SigningKey, certificate: &Certificate) -> SignedData {
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

/// What a timestamp of this data says, as others make them: with an accuracy and a fraction of a second.
fn info(data: &[u8]) -> Vec<Vec<u8>> {
    let hash = sequence(&[ObjectIdentifier::new_unwrap("1.2.643.7.1.1.2.2").to_der().expect("DER")]);
    vec![
        vec![2, 1, 1],
        ObjectIdentifier::new_unwrap("1.2.3.4").to_der().expect("DER"),
        sequence(&[hash, tlv(Tag::OctetString, &Streebog256::digest(data))]),
        vec![2, 1, 77],
        tlv(Tag::GeneralizedTime, b"20261123160000.25Z"),
        sequence(&[vec![2, 1, 1]]),
    ]
}

/// A response with a timestamp that says this.
fn response_with(key: &SigningKey, certificate: &Certificate, info: &[Vec<u8>], cades: bool) -> Vec<u8> {
    let info = sequence(info);
    let signers = [Signer::new(key, certificate.clone()).expect("a signer")];
    let options = SignOptions { content_type: TST_INFO, cades, ..SignOptions::default() };
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, Some(info.len() as u64)).expect("a writer");
    writer.write(&info).expect("the content");
    sequence(&[sequence(&[vec![2, 1, 0]]), writer.finish().expect("a token")])
}

fn response(key: &SigningKey, certificate: &Certificate, data: &[u8]) -> Vec<u8> {
    response_with(key, certificate, &info(data), true)
}

/// Every field is looked at, and who signed must be named by digest and be for timestamps alone.
#[test]
fn timestamps_that_are_not_right() {
    let (key, certificate) = pair("256-a", "signer");
    let (authority, its_certificate) = pair_for_timestamps("512-a", "time");
    let signed = signed(&key, &certificate);
    let signature = signed.signers[0].signature.clone();
    let attach = |info: &[Vec<u8>], cades: bool| {
        let mut signer = signed.signers[0].clone();
        signer.attach_timestamp(&response_with(&authority, &its_certificate, info, cades))?;
        let [timestamp] = &signer.timestamps()?[..] else { panic!("one") };
        timestamp.verify(&signature, &its_certificate)
    };
    let right = info(&signature);
    attach(&right, true).expect("right");
    assert!(attach(&right, false).expect_err("no certificate").to_string().contains("do not name its signer"));
    let with = |at: usize, der: Vec<u8>| {
        let mut info = right.clone();
        info[at] = der;
        attach(&info, true)
    };
    let hash = |oid: &str| sequence(&[ObjectIdentifier::new_unwrap(oid).to_der().expect("DER")]);
    let imprint = |oid: &str, size: usize| sequence(&[hash(oid), tlv(Tag::OctetString, &vec![1; size])]);
    for (at, der, why) in [
        (0, vec![2, 1, 2], "version"),
        (2, imprint("1.2.643.7.1.1.2.2", 31), "31 bytes"),
        (2, imprint("1.2.643.7.1.1.2.2", 32), "something else"),
        (2, imprint("1.2.643.7.1.1.2.3", 32), "32 bytes"),
        (2, imprint("1.3.14.3.2.26", 20), "not supported"),
        (3, vec![4, 1, 77], "the tag is"),
        (4, tlv(Tag::GeneralizedTime, b"20261123160000.Z"), "fraction"),
        (4, tlv(Tag::GeneralizedTime, b"20261123160000.2x"), "fraction"),
        (4, tlv(Tag::GeneralizedTime, b"20261323160000Z"), "time"),
        (4, tlv(Tag::UtcTime, b"261123160000Z"), "the tag is"),
        (5, vec![5, 0], "more elements"),
    ] {
        let e = with(at, der).expect_err(why).to_string();
        assert!(e.contains(why), "{why}: {e}");
    }
    // The rest is optional: order, number of the request, authority, extensions.
    let subject = its_certificate.subject().to_der().expect("DER");
    let more = |critical: &[u8], name: &[u8]| {
        let oid = ObjectIdentifier::new_unwrap("1.2.3.5").to_der().expect("DER");
        let extension = sequence(&[oid, critical.to_vec(), vec![4, 1, 0]]);
        let tagged = |tag: u8, content: &[u8]| [&[tag, content.len() as u8], content].concat();
        let authority = tagged(0xa0, &tagged(0xa4, name));
        let rest = [vec![1, 1, 0xff], vec![2, 1, 5], authority, tagged(0xa1, &extension)];
        attach(&[&right[..], &rest].concat(), true)
    };
    more(&[], &subject).expect("right");
    assert!(more(&[1, 1, 0xff], &subject).expect_err("critical").to_string().contains("critical extension 1.2.3.5"));
    let other = certificate.subject().to_der().expect("DER");
    assert!(more(&[], &other).expect_err("another").to_string().contains("another authority"));
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
