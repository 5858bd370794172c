//! Makes timestamps like the timestamps of other programs. The tests of the command `fastgost` also use this file.
use fastgost::{hash::Streebog256, sign::SigningKey};
use fastgost_pki::{
    cms::{SignOptions, SignedWriter, Signer},
    x509::Certificate,
};
use std::{sync::LazyLock, time::Duration};
use x509_cert::{
    der::{
        Any, Encode, Tag,
        asn1::{GeneralizedTime, ObjectIdentifier},
    },
    time::Time,
};

const TST_INFO: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.16.1.4");

pub fn sequence(parts: &[Vec<u8>]) -> Vec<u8> {
    Any::new(Tag::Sequence, parts.concat()).and_then(|any| any.to_der()).expect("DER")
}

pub fn tlv(tag: Tag, content: &[u8]) -> Vec<u8> {
    Any::new(tag, content).and_then(|any| any.to_der()).expect("DER")
}

/// The time at which the tests began. The certificates of the tests are valid from one hour before this time.
static NOW: LazyLock<Duration> = LazyLock::new(|| Time::now().expect("a time").to_unix_duration());

/// Returns the time that is this number of seconds after the beginning of the tests.
pub fn later(seconds: i64) -> Time {
    let at = NOW.as_secs().checked_add_signed(seconds).expect("a time");
    GeneralizedTime::from_unix_duration(Duration::from_secs(at)).expect("a time").into()
}

/// Returns a `GeneralizedTime` that is this number of seconds after the beginning of the tests. `fraction` follows the
/// seconds.
pub fn time(seconds: i64, fraction: &str) -> Vec<u8> {
    let at = later(seconds).to_date_time();
    let (year, month, day) = (at.year(), at.month(), at.day());
    let clock = format!("{:02}{:02}{:02}", at.hour(), at.minutes(), at.seconds());
    tlv(Tag::GeneralizedTime, format!("{year}{month:02}{day:02}{clock}{fraction}Z").as_bytes())
}

/// Makes the fields of `TSTInfo` for a timestamp of `data`. As in timestamps of other programs, there is an accuracy,
/// and the time has a fraction of a second.
pub fn info(data: &[u8]) -> Vec<Vec<u8>> {
    let hash = sequence(&[ObjectIdentifier::new_unwrap("1.2.643.7.1.1.2.2").to_der().expect("DER")]);
    vec![
        vec![2, 1, 1],
        ObjectIdentifier::new_unwrap("1.2.3.4").to_der().expect("DER"),
        sequence(&[hash, tlv(Tag::OctetString, &Streebog256::digest(data))]),
        vec![2, 1, 77],
        time(1, ".25"),
        sequence(&[vec![2, 1, 1]]),
    ]
}

/// Makes the response of a TSA with a timestamp whose `TSTInfo` has the fields in `info`.
pub fn response_with(key: &SigningKey, certificate: &Certificate, info: &[Vec<u8>], cades: bool) -> Vec<u8> {
    let info = sequence(info);
    let signers = [Signer::new(key, certificate.clone()).expect("a signer")];
    let options = SignOptions { content_type: TST_INFO, cades, ..SignOptions::default() };
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, Some(info.len() as u64)).expect("a writer");
    writer.write(&info).expect("the content");
    sequence(&[sequence(&[vec![2, 1, 0]]), writer.finish().expect("a token")])
}

pub fn response(key: &SigningKey, certificate: &Certificate, data: &[u8]) -> Vec<u8> {
    response_with(key, certificate, &info(data), true)
}
