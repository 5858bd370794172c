//! Tests signatures that must be accepted after the signer's certificate has expired. The tests cover:
//! - timestamps, which prove the time of the signature
//! - revocation before and after this time
//! - CAdES-X Long.
use super::token::{response_with, sequence, tlv};
use crate::path::world::{Entity, authority, day, list_with, raw, user};
use fastgost::hash::Streebog256;
use fastgost_pki::{
    Error, Strictness,
    cms::{
        self, Attribute, Attributes, Problem, Proof, SignOptions, SignedData, Signer, Stamped, Verdict, VerifyOptions,
    },
    path::{Identity, Reason, Revocation},
    x509::{CrlReason, Issuer, NewRevocationList, Profile, RevocationList, Revoked, SerialNumber, ocsp::Response},
};
use std::time::Duration;
use x509_cert::der::{
    Encode, Tag,
    asn1::{AnyRef, ObjectIdentifier},
};

mod revocation;

const CONTENT: &[u8] = b"content";
const USER: u8 = 5;

fn generalized(n: i64) -> Vec<u8> {
    let at = day(n).to_date_time();
    let (year, month, date) = (at.year(), at.month(), at.day());
    let text = format!("{year}{month:02}{date:02}{:02}{:02}{:02}Z", at.hour(), at.minutes(), at.seconds());
    tlv(Tag::GeneralizedTime, text.as_bytes())
}

fn oid(text: &str) -> Vec<u8> {
    ObjectIdentifier::new_unwrap(text).to_der().expect("DER")
}

fn explicit(number: u8, content: &[u8]) -> Vec<u8> {
    let mut der = tlv(Tag::Sequence, content);
    der[0] = 0xa0 + number;
    der
}

/// A root, an issuer with a certificate from the root, and a signer with a certificate from this issuer. The document
/// lacks the issuer's certificate. Days are counted from the present day of the tests, as in `path/world.rs`.
struct World {
    root: Entity,
    issuer: Entity,
    signer: Entity,
    signed: SignedData,
}

fn timestamping(profile: &mut Profile) {
    profile.extended_key_usage = vec!["1.3.6.1.5.5.7.3.8".parse().expect("an identifier")];
}

impl World {
    /// Makes the three certificates and a signed document. The signer's certificate is valid until day -100.
    fn new() -> Self {
        let root = authority("CN=Root").valid(-3000, 3000).done();
        let issuer = authority("CN=Issuer").by(&root).valid(-500, 500).serial(3).done();
        let signer = user("CN=Signer").by(&issuer).valid(-400, -100).serial(USER).done();
        let options = SignOptions { time: Some(day(-210)), ..SignOptions::default() };
        let signers = [Signer::new(&signer.key, signer.certificate.clone()).expect("a signer")];
        let mut digester = cms::digester(&signers).expect("a digester");
        digester.update(CONTENT);
        let signed = cms::sign_detached(&signers, &options, &digester.finish()).expect("signed");
        Self { root, issuer, signer, signed }
    }

    fn stamper(&self, name: &str, from: i64, to: i64) -> Entity {
        user(name).by(&self.root).valid(from, to).serial(9).profile(timestamping).done()
    }

    fn options(&self, proof: Proof) -> VerifyOptions {
        let mut options = VerifyOptions::new([self.root.certificate.clone()]).expect("a clock");
        (options.path.time, options.path.now, options.proof) = (day(0), day(0), proof);
        options.untrusted.push(self.issuer.certificate.clone());
        options
    }

    fn judge(&self, options: &VerifyOptions) -> Verdict {
        let der = self.signed.to_detached_der();
        cms::verify(&der, Some(CONTENT), options).expect("a verdict").0
    }

    fn problem(&self, options: &VerifyOptions) -> Option<Problem> {
        self.judge(options).decision().err().cloned()
    }

    fn reason(&self, options: &VerifyOptions) -> Option<Reason> {
        match self.problem(options)? {
            Problem::Untrusted(refusal) => Some(refusal.reason),
            other => panic!("{other}"),
        }
    }

    fn stamp(&mut self, by: &Entity, n: i64) {
        let data = self.signed.signers[0].signature.clone();
        self.signed.signers[0].attach_timestamp(&token(by, n, &data), Strictness::Lenient).expect("a timestamp");
    }

    /// Makes a CRL of the issuer. `made` has the day on which this CRL was made, and the day on which the next CRL is
    /// due. Each entry of `revoked` becomes an entry for the signer's certificate. It has the day of the revocation,
    /// and may have the invalidity date.
    fn list(&self, made: (i64, i64), revoked: &[(i64, Option<i64>)]) -> RevocationList {
        let entry = |(date, invalid): &(i64, Option<i64>)| Revoked {
            serial_number: SerialNumber::from(USER),
            date: day(*date),
            reason: Some(CrlReason::KeyCompromise),
            extensions: invalid.iter().map(|n| raw("2.5.29.24", false, &generalized(*n))).collect(),
        };
        let new = NewRevocationList {
            this_update: day(made.0),
            next_update: day(made.1),
            number: 1_u64.into(),
            revoked: revoked.iter().map(entry).collect(),
            extensions: Vec::new(),
        };
        let issuer = Issuer::named(self.issuer.certificate.subject().clone(), &self.issuer.key).expect("an issuer");
        new.signed_by(&issuer).expect("a list")
    }

    /// Makes an OCSP response of the issuer about the signer's certificate. If `revoked` is given, the response says
    /// "revoked" since this day. Otherwise it says "good".
    fn response(&self, made: i64, until: i64, revoked: Option<i64>) -> Response {
        self.response_by(&self.issuer, made, until, revoked)
    }

    /// Makes an OCSP response about the signer's certificate. `by` is the issuer, or a responder of the issuer.
    fn response_by(&self, by: &Entity, made: i64, until: i64, revoked: Option<i64>) -> Response {
        response(USER, &self.issuer, by, (made, until), revoked)
    }
}

/// Makes an OCSP response about a certificate. `issuer` is the issuer of this certificate, and `serial` is its serial
/// number.
fn response(serial: u8, issuer: &Entity, by: &Entity, times: (i64, i64), revoked: Option<i64>) -> Response {
    response_with_others(serial, issuer, by, &[], times, revoked)
}

/// Makes an OCSP response that also contains the certificates in `others`.
fn response_with_others(
    serial: u8,
    issuer: &Entity,
    by: &Entity,
    others: &[&Entity],
    (made, until): (i64, i64),
    revoked: Option<i64>,
) -> Response {
    let issuer = &issuer.certificate;
    let hash = |data: &[u8]| tlv(Tag::OctetString, &Streebog256::digest(data));
    let name = issuer.subject().to_der().expect("DER");
    let id = sequence(&[
        sequence(&[oid("1.2.643.7.1.1.2.2")]),
        hash(&name),
        hash(issuer.subject_public_key_info().subject_public_key.raw_bytes()),
        vec![2, 1, serial],
    ]);
    let status = revoked.map_or_else(|| vec![0x80, 0], |n| explicit(1, &generalized(n)));
    let single = sequence(&[id, status, generalized(made), explicit(0, &generalized(until))]);
    let whose = by.certificate.subject().to_der().expect("DER");
    let data = sequence(&[explicit(1, &whose), generalized(made), sequence(&[single])]);
    let signature = by.key.sign(&data).expect("a signature").to_bytes(fastgost::sign::Encoding::X509);
    let signature = tlv(Tag::BitString, &[&[0], &signature[..]].concat());
    let certificates: Vec<_> = [&by].into_iter().chain(others).map(|of| of.certificate.as_der().to_vec()).collect();
    let certificates = explicit(0, &sequence(&certificates));
    let basic = sequence(&[data, sequence(&[oid("1.2.643.7.1.1.3.2")]), signature, certificates]);
    let bytes = sequence(&[oid("1.3.6.1.5.5.7.48.1.1"), tlv(Tag::OctetString, &basic)]);
    Response::read(&sequence(&[vec![10, 1, 0], explicit(0, &bytes)])).expect("a response")
}

/// Makes a timestamp of `data`. `by` is the TSA, and the timestamp states day `n`.
fn token(by: &Entity, n: i64, data: &[u8]) -> Vec<u8> {
    let mut info = super::token::info(data);
    info[4] = generalized(n);
    response_with(&by.key, &by.certificate, &info, true)
}

fn proved_on(verdict: &Verdict) -> Option<Duration> {
    verdict.signatures[0].proved_time.map(|time| time.to_unix_duration())
}

#[test]
fn a_timestamp_decides() {
    let mut world = World::new();
    let stamper = world.stamper("CN=TSA", -400, 400);
    let (now, proved) = (world.options(Proof::None), world.options(Proof::Timestamp));
    assert!(matches!(world.problem(&proved), Some(Problem::Timestamp(_, None))));
    world.stamp(&stamper, -50);
    assert_eq!(world.reason(&proved), Some(Reason::Expired(day(-100))), "after the end of the certificate");
    world.stamp(&stamper, -200);
    assert_eq!(world.problem(&proved), None, "the earliest timestamp counts");
    assert_eq!(proved_on(&world.judge(&proved)), Some(day(-200).to_unix_duration()));
    assert_eq!(world.reason(&now), Some(Reason::Expired(day(-100))));
    assert_eq!(world.judge(&now).signatures[0].proved_time, None);
    let mut then = now;
    then.path.time = day(-150);
    assert_eq!(world.problem(&then), None);
}

/// A timestamp by a TSA that is not trusted must prove nothing, even if it is earlier than a timestamp by a trusted
/// TSA.
#[test]
fn timestamps_of_strangers() {
    let mut world = World::new();
    let stranger = user("CN=Stranger").valid(-400, 400).profile(timestamping).done();
    world.stamp(&stranger, -200);
    let options = world.options(Proof::Timestamp);
    assert!(matches!(world.problem(&options), Some(Problem::Timestamp(_, Some(_)))));
    let stamper = world.stamper("CN=TSA", -400, 400);
    world.stamp(&stamper, -50);
    assert_eq!(world.reason(&options), Some(Reason::Expired(day(-100))));
}

/// After the certificate of a TSA has expired, a timestamp of this TSA must still be accepted if another accepted
/// timestamp covers it. The other timestamp must have been made before the expiry.
#[test]
fn an_expired_timestamp() {
    for (covered, right) in
        [(None, false), (Some((-160, true)), true), (Some((-140, true)), false), (Some((-160, false)), false)]
    {
        let mut world = World::new();
        let old = world.stamper("CN=Old", -400, -150);
        let new = match covered {
            Some((_, false)) => user("CN=Stranger").valid(-400, 400).profile(timestamping).done(),
            _ => world.stamper("CN=New", -400, 400),
        };
        let data = world.signed.signers[0].signature.clone();
        let response = token(&old, -200, &data);
        // In the response, the timestamp comes after the status, which has five bytes.
        let first = AnyRef::try_from(&response[..]).expect("DER").value()[5..].to_vec();
        let first = match covered {
            Some((n, _)) => {
                let (mut inner, content) = SignedData::read(&first).expect("a token");
                let data = inner.signers[0].signature.clone();
                inner.signers[0].attach_timestamp(&token(&new, n, &data), Strictness::Lenient).expect("a timestamp");
                attached(&inner, &content.expect("a content"))
            }
            None => first,
        };
        world.signed.signers[0].attach_timestamp(&first, Strictness::Lenient).expect("a timestamp");
        let problem = world.problem(&world.options(Proof::Timestamp));
        assert_eq!(problem.is_none(), right, "{covered:?}: {problem:?}");
    }
}

fn attached(signed: &SignedData, content: &[u8]) -> Vec<u8> {
    let mut writer = cms::SignedRewriter::new(Vec::new(), signed, Some(content.len() as u64)).expect("a writer");
    writer.write(content).expect("the content");
    writer.finish().expect("a token")
}

/// The document contains all evidence that its verification needs: certificates, CRLs or responses, and timestamps.
/// With only the root as a trusted certificate, the verifier must accept the document, even after the other
/// certificates have expired.
#[test]
fn long_term() {
    for by_list in [true, false] {
        let mut world = World::new();
        let (old, new) = (world.stamper("CN=Old", -400, -150), world.stamper("CN=New", -400, 400));
        world.stamp(&old, -200);
        let mut given = world.options(Proof::None);
        (given.path.time, given.path.now) = (day(-190), day(-190));
        let mut signed = world.signed.clone();
        let digests = digests(&signed);
        let missing = cms::add_proofs(&mut signed, &digests, &given).expect_err("nothing covers the certificates");
        assert!(missing.to_string().contains("no CRL or OCSP response"), "{missing}");
        // The root's CRL covers the issuer's certificate and the TSA's certificate. The issuer's CRL or an OCSP
        // response covers the signer's certificate.
        given.lists.push(list_with(&world.root, &[], (-195, -180), Vec::new()));
        match by_list {
            true => given.lists.push(world.list((-195, -180), &[])),
            false => given.responses.push(world.response(-195, -180, None)),
        }
        cms::add_proofs(&mut signed, &digests, &given).expect("what proves it");
        assert!(cms::add_proofs(&mut signed.clone(), &digests, &given).is_err(), "it has them already");
        world.signed = signed;
        let mut proof = world.options(Proof::LongTerm);
        proof.untrusted.clear();
        assert!(world.problem(&proof).is_some(), "the first timestamp has expired");
        let signer = &mut world.signed.signers[0];
        assert!(signer.lacks_cades_c_timestamp());
        assert!(signer.timestamp_request(Stamped::CadesC).is_ok());
        let data = stamped(&signer.unsigned_attributes, &signer.signature);
        let references = with_types(&signer.unsigned_attributes, &[21, 22]);
        for (signer, data, of) in
            [(&mut signer.clone(), &references, Stamped::References), (signer, &data, Stamped::CadesC)]
        {
            let attached = signer.attach_timestamp(&token(&new, -185, data), Strictness::Lenient);
            assert_eq!(attached.expect("a timestamp"), of);
        }
        let signer = &world.signed.signers[0];
        assert!(!signer.lacks_cades_c_timestamp());
        assert_eq!(world.problem(&proof), None, "{}", world.judge(&proof));
        let verdict = world.judge(&proof);
        assert_eq!(proved_on(&verdict), Some(day(-200).to_unix_duration()));
        assert!(matches!(&verdict.signatures[0].references, Some(Ok(many)) if *many >= 2));
        assert!(verdict.to_string().contains("references: OK"), "{verdict}");
        // If any attribute with evidence is removed or changed, the signature must be refused.
        let all: Vec<_> = world.signed.signers[0].unsigned_attributes.iter().cloned().collect();
        assert_eq!(all.len(), 6);
        for i in 0..all.len() {
            let others = all.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, other)| other.clone());
            world.signed.signers[0].unsigned_attributes = others.clone().collect();
            assert!(world.problem(&proof).is_some(), "without {}", all[i].oid());
            // Only the last third of the value is changed, because the first certificate in a value is the signer's,
            // and the document contains this certificate in another place too. Changes after which the value is not DER
            // are skipped.
            let value = &all[i].values()[0];
            let changed = (value.len() * 2 / 3..value.len()).find(|at| {
                let mut value = value.clone();
                value[*at] ^= 1;
                let changed = Attribute::new(all[i].oid(), [value]);
                world.signed.signers[0].unsigned_attributes = others.clone().chain([changed]).collect();
                SignedData::read(&world.signed.to_detached_der()).is_ok()
            });
            assert!(changed.is_some());
            assert!(world.problem(&proof).is_some(), "{} changed", all[i].oid());
        }
    }
}

fn digests(signed: &SignedData) -> cms::Digests {
    let mut digester = signed.digester().expect("a digester");
    digester.update(CONTENT);
    digester.finish()
}

/// Returns the data that is covered by a timestamp over the signature and its evidence (RFC 5126, section 6.3.5). This
/// computation is independent of the library's own computation.
fn stamped(attributes: &Attributes, signature: &[u8]) -> Vec<u8> {
    [signature, &with_types(attributes, &[14, 21, 22])].concat()
}

/// Returns the attributes whose object identifiers end in one of `numbers`. Each attribute is encoded as its object
/// identifier and its SET of values, without the SEQUENCE around them.
fn with_types(attributes: &Attributes, numbers: &[u32]) -> Vec<u8> {
    let mut data = Vec::new();
    for number in numbers {
        let of: ObjectIdentifier = format!("1.2.840.113549.1.9.16.2.{number}").parse().expect("an identifier");
        let value = attributes.values(of).next().expect("an attribute");
        data.extend(of.to_der().expect("DER"));
        data.extend(tlv(Tag::Set, value));
    }
    data
}

/// If a reference names an object that is missing, the verdict must report this. The signature must still be accepted,
/// because the options do not ask for long-term proofs.
#[test]
fn references_to_nothing() {
    let mut world = World::new();
    let hash = sequence(&[sequence(&[oid("1.2.643.7.1.1.2.2")]), tlv(Tag::OctetString, &[7; 32])]);
    let reference = Attribute::new("1.2.840.113549.1.9.16.2.21".parse().expect("it"), [sequence(&[sequence(&[hash])])]);
    world.signed.signers[0].unsigned_attributes = [reference].into_iter().collect();
    let mut options = world.options(Proof::None);
    options.path.time = day(-200);
    let verdict = world.judge(&options);
    assert!(verdict.decision().is_ok());
    assert!(verdict.to_string().contains("references: not verified: it refers to a certificate that is not there"));
}

/// If the options demand no chain (`chain` is false), a signature must be accepted only if its certificate itself is
/// trusted. Dates and issuers of the certificate must not be checked.
#[test]
fn without_a_chain() {
    let world = World::new();
    let stranger = user("CN=Signer").by(&world.issuer).valid(-400, 400).key(crate::path::world::key("other")).done();
    for (trusted, right) in [(&world.signer, true), (&world.root, false), (&stranger, false)] {
        let mut options = world.options(Proof::None);
        (options.chain, options.trusted) = (false, vec![trusted.certificate.clone()]);
        let problem = world.problem(&options);
        assert_eq!(problem.is_none(), right, "{problem:?}");
        assert!(right || matches!(problem, Some(Problem::Untrusted(refusal)) if refusal.reason == Reason::NotGiven));
    }
    let mut signed = world.signed.clone();
    signed.signers[0].signature[3] ^= 1;
    let mut options = world.options(Proof::None);
    (options.chain, options.trusted) = (false, vec![world.signer.certificate.clone()]);
    let verdict = cms::judge(&signed, &digests(&signed), &options).expect("a verdict");
    assert!(matches!(verdict.decision(), Err(Problem::Signature(..))));
    // Options that have an effect only on chains must be refused.
    let refused: [fn(&mut VerifyOptions); 6] = [
        |options| options.proof = Proof::Timestamp,
        |options| options.path.purpose = None,
        |options| options.path.ca_without_constraints = true,
        |options| options.path.time = day(-2000),
        |options| options.path.revocation = Revocation::Path,
        |options| options.path.identities = vec![Identity::host("example.com").expect("a host")],
    ];
    for change in refused {
        let mut options = options.clone();
        change(&mut options);
        let refused = cms::judge(&world.signed, &digests(&world.signed), &options);
        assert!(matches!(refused, Err(Error::Usage(why)) if why == cms::WITHOUT_CHAIN));
    }
}

fn attribute(number: u8, value: Vec<u8>) -> Attribute {
    Attribute::new(format!("1.2.840.113549.1.9.16.2.{number}").parse().expect("an identifier"), [value])
}

/// A signature must be refused if its references do not name all of its evidence. In this test, the references are
/// empty lists, which a timestamp covers.
#[test]
fn references_that_leave_something_out() {
    let mut world = World::new();
    let new = world.stamper("CN=New", -400, 400);
    world.stamp(&new, -200);
    let signer = &mut world.signed.signers[0];
    let none = [attribute(21, sequence(&[])), attribute(22, sequence(&[]))];
    signer.unsigned_attributes = signer.unsigned_attributes.iter().cloned().chain(none).collect();
    let data = stamped(&signer.unsigned_attributes, &signer.signature);
    signer.attach_timestamp(&token(&new, -10, &data), Strictness::Lenient).expect("a timestamp");
    let mut proof = world.options(Proof::LongTerm);
    proof.lists.push(list_with(&world.root, &[], (-195, -180), Vec::new()));
    proof.lists.push(world.list((-195, -180), &[]));
    let problem = world.problem(&proof).expect("refused");
    assert!(problem.to_string().contains("does not refer to"), "{problem}");
}
