//! Tests timestamps and countersignatures. Both are added to an existing signature.
use super::{
    common::{pair, pair_for_timestamps},
    token::{info, later, response, response_with, sequence, time, tlv},
};
use fastgost::{hash::Streebog256, sign::SigningKey};
use fastgost_pki::{
    Error, Lenience, Strictness,
    cms::{
        self, Attribute, SignOptions, SignatureVerdict, SignedData, Signer, SignerInfo, Stamped, Timestamp,
        VerifyOptions,
    },
    x509::Certificate,
};
use x509_cert::{
    der::{
        Encode, Tag,
        asn1::{Ia5String, ObjectIdentifier},
    },
    ext::pkix::name::GeneralName,
};

fn signed(key: &SigningKey, certificate: &Certificate) -> SignedData {
    let signers = [Signer::new(key, certificate.clone()).expect("a signer")];
    let mut digester = cms::digester(&signers).expect("a digester");
    digester.update(b"content");
    cms::sign_detached(&signers, &SignOptions::default(), &digester.finish()).expect("signed")
}

fn dns(name: &str) -> GeneralName {
    GeneralName::DnsName(Ia5String::new(name).expect("ASCII"))
}

/// Returns the verdict on the only signature of a document. The certificates in `certificates` are trusted.
fn judged(signed: &SignedData, certificates: &[&Certificate]) -> SignatureVerdict {
    let mut options = VerifyOptions::new(certificates.iter().copied().cloned()).expect("a clock");
    options.path.time = later(2);
    let (mut verdict, _) = cms::verify(&signed.to_detached_der(), Some(b"content"), &options).expect("a verdict");
    verdict.signatures.pop().expect("a signature")
}

/// Returns an error if the only timestamp of the signature is not accepted. The error is the reason.
fn only_problem(verdict: SignatureVerdict) -> Result<(), String> {
    let [timestamp] = &verdict.timestamps[..] else { panic!("one timestamp") };
    timestamp.authority.as_ref().map(drop).map_err(|problem| problem.to_string())
}

/// Returns the only timestamp of a signature.
fn only(signer: &SignerInfo, strictness: Strictness) -> fastgost_pki::Result<Timestamp> {
    let mut all = signer.timestamps(strictness);
    let timestamp = all.next().expect("a timestamp");
    assert!(all.next().is_none());
    timestamp.1
}

/// Every field of a timestamp must be checked. The timestamp must name the TSA's certificate by a digest, and this
/// certificate must be only for timestamps.
#[test]
fn timestamps_that_are_not_right() {
    let (key, certificate) = pair("256-a", "signer");
    let (authority, its_certificate) = pair_for_timestamps("512-a", "time");
    let signed = signed(&key, &certificate);
    let signature = signed.signers[0].signature.clone();
    let attach = |info: &[Vec<u8>], cades: bool| {
        let mut signed = signed.clone();
        let response = response_with(&authority, &its_certificate, info, cades);
        signed.signers[0].attach_timestamp(&response, Strictness::Lenient).map_err(|e| e.to_string())?;
        only_problem(judged(&signed, &[&certificate, &its_certificate]))
    };
    let right = info(&signature);
    attach(&right, true).expect("right");
    assert!(attach(&right, false).expect_err("no certificate").contains("do not name its signer"));
    let with = |at: usize, der: Vec<u8>| {
        let mut info = right.clone();
        info[at] = der;
        attach(&info, true)
    };
    let hash = |oid: &str| sequence(&[ObjectIdentifier::new_unwrap(oid).to_der().expect("DER")]);
    let with_parameters = |parameters: &[u8]| {
        let oid = ObjectIdentifier::new_unwrap("1.2.643.7.1.1.2.2").to_der().expect("DER");
        let digest = Streebog256::digest(&signature);
        sequence(&[sequence(&[oid, parameters.to_vec()]), tlv(Tag::OctetString, &digest)])
    };
    let imprint = |oid: &str, size: usize| sequence(&[hash(oid), tlv(Tag::OctetString, &vec![1; size])]);
    for (at, der, why) in [
        (0, vec![2, 1, 2], "version"),
        (2, imprint("1.2.643.7.1.1.2.2", 31), "31 bytes"),
        (2, imprint("1.2.643.7.1.1.2.2", 32), "something else"),
        (2, imprint("1.2.643.7.1.1.2.3", 32), "32 bytes"),
        (2, imprint("1.3.14.3.2.26", 20), "not supported"),
        (2, with_parameters(&[2, 1, 0]), "parameters of 1.2.643.7.1.1.2.2"),
        (2, with_parameters(&[5, 0, 5, 0]), "more elements"),
        (2, with_parameters(&ObjectIdentifier::new_unwrap("1.2.643.7.1.1.2.2").to_der().expect("DER")), "parameters"),
        (3, vec![4, 1, 77], "the tag is"),
        (4, tlv(Tag::GeneralizedTime, b"20261123160000.Z"), "fraction"),
        (4, tlv(Tag::GeneralizedTime, b"20261123160000.2x"), "fraction"),
        (4, tlv(Tag::GeneralizedTime, b"20261323160000Z"), "time"),
        (4, tlv(Tag::UtcTime, b"261123160000Z"), "the tag is"),
        (4, time(303, ""), "in the future"),
        (4, time(-4000, ""), "was not valid"),
        (5, vec![5, 0], "more elements"),
    ] {
        let e = with(at, der).expect_err(why);
        assert!(e.contains(why), "{why}: {e}");
    }
    with(2, with_parameters(&[5, 0])).expect("right");
    // A time 302 seconds after the beginning of the tests must be accepted, because the verifier's clock may be slow by
    // five minutes.
    with(4, time(302, "")).expect("right");
    // The fields `ordering`, `nonce`, `tsa` (the name of the TSA) and `extensions` are optional, and must be accepted.
    let directory = |certificate: &Certificate| GeneralName::DirectoryName(certificate.subject().clone());
    let tagged = |tag: u8, content: &[u8]| [&[tag, content.len() as u8], content].concat();
    let more = |critical: &[u8], name: &[u8]| {
        let oid = ObjectIdentifier::new_unwrap("1.2.3.5").to_der().expect("DER");
        let extension = sequence(&[oid, critical.to_vec(), vec![4, 1, 0]]);
        let rest = [vec![1, 1, 0xff], vec![2, 1, 5], tagged(0xa0, name), tagged(0xa1, &extension)];
        attach(&[&right[..], &rest].concat(), true)
    };
    let own = directory(&its_certificate).to_der().expect("DER");
    more(&[], &own).expect("right");
    assert!(more(&[1, 1, 0xff], &own).expect_err("critical").contains("critical extension 1.2.3.5"));
    // A timestamp may name the TSA by an alternative name of the TSA's certificate. All other names must be refused.
    more(&[], &dns("time.example").to_der().expect("DER")).expect("right");
    for other in [directory(&certificate), dns("other.example")] {
        let e = more(&[], &other.to_der().expect("DER")).expect_err("another");
        assert!(e.contains("another TSA"), "{e}");
    }
    assert!(more(&[], &[0x83, 0]).expect_err("no name").contains("the name of the TSA of the timestamp"));
}

/// A strict reader must refuse BER where RFC 3161 demands DER.
#[test]
fn timestamps_in_ber() {
    let (key, certificate) = pair("256-a", "signer");
    let (authority, its_certificate) = pair_for_timestamps("512-a", "time");
    let mut signer = signed(&key, &certificate).signers[0].clone();
    let right = info(&signer.signature);
    let read = |at: usize, der: Vec<u8>| {
        let mut info = right.clone();
        info[at] = der;
        let response = response_with(&authority, &its_certificate, &info, true);
        let strictly = signer.clone().attach_timestamp(&response, Strictness::Strict);
        let mut signer = signer.clone();
        signer.attach_timestamp(&response, Strictness::Lenient).expect("it is accepted");
        only(&signer, Strictness::Lenient).expect("it is accepted");
        let read = only(&signer, Strictness::Strict).map(drop);
        assert_eq!(strictly.is_ok(), read.is_ok());
        read
    };
    read(3, vec![2, 1, 77]).expect("DER");
    // After the accuracy come the fields `ordering` and `extensions`.
    let after = |der: &[u8]| [&[0x30, 3, 2, 1, 1], der].concat();
    let extension = |critical: &[u8]| {
        let one =
            sequence(&[ObjectIdentifier::new_unwrap("1.2.3").to_der().expect("DER"), critical.to_vec(), vec![4, 0]]);
        after(&[&[0xa1, u8::try_from(one.len()).expect("short")][..], &one].concat())
    };
    read(5, after(&[1, 1, 0xff])).expect("DER");
    read(5, extension(&[])).expect("DER");
    for (at, der, why) in [
        (3, vec![2, 0x81, 1, 77], Lenience::NotDer),
        (3, vec![2, 2, 0, 77], Lenience::NotDer),
        (4, time(1, ".250"), Lenience::NotDer),
        (5, vec![0x30, 0x81, 3, 2, 1, 1], Lenience::NotDer),
        (5, vec![0x30, 4, 2, 2, 0, 1], Lenience::NotDer),
        (5, vec![0x30, 4, 0x80, 2, 0, 1], Lenience::PaddedInteger),
        (5, vec![0x30, 3, 0x80, 1, 0], Lenience::ZeroAccuracy),
        (5, vec![0x30, 3, 0x81, 1, 0], Lenience::ZeroAccuracy),
        (5, after(&[1, 1, 0]), Lenience::NotDer),
        (5, after(&[0xa1, 0]), Lenience::EmptyList),
        (5, extension(&[1, 1, 0]), Lenience::NotDer),
    ] {
        assert!(matches!(read(at, der), Err(Error::Strict(it)) if it == why), "{why}");
    }
    // The whole response is encoded with an indefinite length.
    let right = response(&authority, &its_certificate, &signer.signature);
    let size = if right[1] < 0x80 { 2 } else { 2 + usize::from(right[1] & 0x7f) };
    let ber = [&[0x30, 0x80], &right[size..], &[0, 0]].concat();
    assert_eq!(signer.clone().attach_timestamp(&right, Strictness::Strict).expect("DER"), Stamped::Signature);
    assert_eq!(signer.clone().attach_timestamp(&ber, Strictness::Lenient).expect("BER"), Stamped::Signature);
    let refused = signer.clone().attach_timestamp(&ber, Strictness::Strict);
    assert!(matches!(refused, Err(Error::Strict(fastgost_pki::Lenience::NotDer))));
    // If a timestamp or a countersignature cannot be read, the other timestamps and countersignatures must still be
    // read.
    let response = response(&authority, &its_certificate, &signer.signature);
    signer.attach_timestamp(&response, Strictness::Lenient).expect("a timestamp");
    let by = Signer::new(&authority, its_certificate.clone()).expect("a signer");
    by.countersign(&mut signer, &SignOptions::default()).expect("a countersignature");
    for attribute in signer.unsigned_attributes.iter().cloned().collect::<Vec<_>>() {
        for unreadable in [&[5, 0][..], &[0x30, 0]] {
            signer = with_value(&signer, attribute.oid(), unreadable);
        }
    }
    let timestamps: Vec<_> = signer.timestamps(Strictness::Lenient).map(|(_, one)| one.is_ok()).collect();
    let countersignatures: Vec<_> = signer.countersignatures(Strictness::Strict).map(|one| one.is_ok()).collect();
    for all in [timestamps, countersignatures] {
        assert_eq!((all.len(), all.iter().filter(|right| **right).count()), (3, 1));
    }
}

/// Returns the signature `signer` with the unsigned attributes of the signature `of`.
fn with_values(signer: &SignerInfo, of: &SignerInfo) -> SignerInfo {
    let mut with = signer.clone();
    with.unsigned_attributes.clone_from(&of.unsigned_attributes);
    with
}

/// Returns the signature with one more value in the unsigned attribute `oid`.
fn with_value(signer: &SignerInfo, oid: ObjectIdentifier, value: &[u8]) -> SignerInfo {
    let values: Vec<_> = signer.unsigned_attributes.values(oid).map(<[u8]>::to_vec).chain([value.to_vec()]).collect();
    let others = signer.unsigned_attributes.iter().filter(|attribute| attribute.oid() != oid).cloned();
    let mut with = signer.clone();
    with.unsigned_attributes = others.chain([Attribute::new(oid, values)]).collect();
    with
}

#[test]
fn timestamps() {
    let (key, certificate) = pair("256-a", "signer");
    let (authority, its_certificate) = pair_for_timestamps("512-a", "time");
    let mut signed = signed(&key, &certificate);
    let signature = signed.signers[0].signature.clone();
    let request = signed.signers[0].timestamp_request(Stamped::Signature).expect("a request");
    let digest = Streebog256::digest(&signature);
    assert!(request.windows(32).any(|window| window == digest));
    let other = response(&authority, &its_certificate, b"something else");
    assert!(
        signed.signers[0]
            .attach_timestamp(&other, Strictness::Lenient)
            .expect_err("another")
            .to_string()
            .contains("something else")
    );
    let rejected = sequence(&[sequence(&[vec![2, 1, 2]])]);
    assert!(
        signed.signers[0]
            .attach_timestamp(&rejected, Strictness::Lenient)
            .expect_err("rejected")
            .to_string()
            .contains("status is 2")
    );
    signed.signers[0]
        .attach_timestamp(&response(&authority, &its_certificate, &signature), Strictness::Lenient)
        .expect("a timestamp");

    let (read, _) = SignedData::read(&signed.to_detached_der()).expect("SignedData");
    let timestamp = only(&read.signers[0], Strictness::Strict).expect("a timestamp");
    assert_eq!(timestamp.statement.time.to_unix_duration(), later(1).to_unix_duration());
    let verdict = judged(&signed, &[&certificate, &its_certificate]);
    let who = verdict.timestamps[0].authority.as_ref().expect("it verifies").certificate();
    assert_eq!(who, &its_certificate);
    only_problem(verdict).expect("it verifies");
    // Three wrong timestamps must be refused. The first timestamp covers another signature. The second is from a TSA
    // that is not trusted. The third is from a signer whose certificate is not for timestamps.
    let mut other = signed.clone();
    let [stamped, fresh] = [&signed, &self::signed(&key, &certificate)].map(|signed| signed.signers[0].clone());
    other.signers[0] = with_values(&fresh, &stamped);
    let refusal = only_problem(judged(&other, &[&certificate, &its_certificate])).expect_err("no");
    assert!(refusal.contains("something else"), "{refusal}");
    let (_, stranger) = pair_for_timestamps("512-a", "time");
    only_problem(judged(&signed, &[&certificate, &stranger])).expect_err("no");
    let mut other = self::signed(&key, &certificate);
    let stamped = response(&key, &certificate, &other.signers[0].signature);
    other.signers[0].attach_timestamp(&stamped, Strictness::Lenient).expect("a timestamp");
    let refusal = only_problem(judged(&other, &[&certificate])).expect_err("no");
    assert!(refusal.contains("timestamps must be stated"), "{refusal}");
    // The signature itself must still verify.
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
    let all = read.signers[0].countersignatures(Strictness::Strict).collect::<fastgost_pki::Result<Vec<_>>>();
    let all = all.expect("countersignatures");
    assert_eq!(all.len(), 2);
    for (trusted, other) in [(&first_certificate, &second_certificate), (&second_certificate, &first_certificate)] {
        let verdict = judged(&signed, &[&certificate, trusted]);
        let whose = verdict.countersignatures.iter().flatten().map(|who| who.certificate()).collect::<Vec<_>>();
        assert_eq!(whose, [trusted]);
        assert!(all.iter().any(|one| one.identifier.names(other)));
    }
    // If the countersignatures are moved to another signature, they must not be accepted.
    read.signers[0] = with_values(&self::signed(&key, &certificate).signers[0], &read.signers[0]);
    let verdict = judged(&read, &[&certificate, &first_certificate, &second_certificate]);
    assert!(verdict.signer.is_ok() && verdict.countersignatures.len() == 2);
    assert!(verdict.countersignatures.iter().all(|whose| whose.is_err()));
}
