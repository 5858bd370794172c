//! Tests with responses that are signed by the issuer, or by a responder to whom the issuer delegated the signing.
use super::*;
use crate::{
    path::{ListProblem, Options, Reason, Revocation, Verifier},
    x509::{Issuer, NewCertificate, Profile, extended_usage::OCSP as OCSP_SIGNING, name, time, validity},
};
use der::asn1::AnyRef;
use fastgost::{
    curve::Curve,
    keys::{DynSignatureAlgorithmIdentifier, SignatureBitStringEncoding},
    sign::SigningKey,
};
use std::time::{Duration, SystemTime};
use x509_cert::{spki::SubjectPublicKeyInfoOwned, time::Time};

const NOW: u64 = 1_780_272_000;

fn key(n: u8) -> SigningKey {
    SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[n; 32]).expect("a key").deterministic()
}

fn at(seconds: u64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
}

fn generalized(seconds: u64) -> GeneralizedTime {
    GeneralizedTime::from_unix_duration(Duration::from_secs(seconds)).expect("a time")
}

fn certificate(subject: &str, profile: &Profile, n: u8, issuer: (&str, u8)) -> Certificate {
    extended(subject, profile, n, issuer, Vec::new())
}

fn extended(subject: &str, profile: &Profile, n: u8, issuer: (&str, u8), extensions: Vec<Extension>) -> Certificate {
    let new = NewCertificate {
        subject: name::parse(subject).expect("a name"),
        validity: validity(at(NOW - 86400), 100).expect("a validity"),
        profile: Some(profile),
        extensions,
        serial_number: Some(SerialNumber::from(n)),
    };
    let signer = key(issuer.1);
    let issuer = Issuer::named(name::parse(issuer.0).expect("a name"), &signer).expect("an issuer");
    let public = SubjectPublicKeyInfoOwned::from_key(&key(n).verifying_key()).expect("a key");
    new.signed_by(&issuer, &public).expect("a certificate")
}

/// A CA, a certificate that the CA issued, and a responder to whom the CA delegated the signing of responses.
struct Case {
    ca: Certificate,
    leaf: Certificate,
    responder: Certificate,
}

impl Case {
    fn new() -> Self {
        let mut responder = Profile::end_entity();
        responder.extended_key_usage = vec![OCSP_SIGNING];
        Self {
            ca: certificate("CN=CA", &Profile::authority(), 1, ("CN=CA", 1)),
            leaf: certificate("CN=User", &Profile::end_entity(), 2, ("CN=CA", 1)),
            responder: certificate("CN=Responder", &responder, 3, ("CN=CA", 1)),
        }
    }

    fn data(&self, hash: &str, status: CertStatus) -> ResponseData {
        let oid = ObjectIdentifier::new_unwrap(hash);
        let hashed = |data: &[u8]| OctetString::new(digest(oid, data).expect("known")).expect("bytes");
        let id = CertId {
            hash: AlgorithmIdentifierOwned { oid, parameters: None },
            issuer_name: hashed(&self.ca.subject().to_der().expect("DER")),
            issuer_key: hashed(self.ca.subject_public_key_info().subject_public_key.raw_bytes()),
            serial_number: self.leaf.serial_number().clone(),
        };
        let single = SingleResponse {
            id,
            status,
            this_update: generalized(NOW - 60),
            next_update: Some(generalized(NOW + 3600)),
            extensions: None,
        };
        ResponseData {
            version: Version::V1,
            responder: ResponderId::Name(self.ca.subject().clone()),
            produced_at: generalized(NOW),
            responses: vec![single],
            extensions: None,
        }
    }

    /// Verifies the certificate `leaf`. The verifier has no other information about revocation than `response`.
    fn verify(&self, response: Response) -> std::result::Result<(), Reason> {
        let mut options = Options::at(at(NOW)).expect("options");
        options.revocation = Revocation::Certificate;
        let verifier = Verifier::new([self.ca.clone()], options).with_responses([response]);
        verifier.verify(&self.leaf).map(drop).map_err(|refusal| refusal.reason)
    }
}

fn sign(data: &ResponseData, n: u8, certificates: &[&Certificate]) -> Response {
    Response::read(&encode(data, n, certificates)).expect("a response")
}

fn encode(data: &ResponseData, n: u8, certificates: &[&Certificate]) -> Vec<u8> {
    encode_der(&data.to_der().expect("DER"), n, certificates)
}

fn encode_der(der: &[u8], n: u8, certificates: &[&Certificate]) -> Vec<u8> {
    let any = |der: &[u8]| Any::from(AnyRef::try_from(der).expect("DER"));
    let basic = BasicResponse {
        data: any(der),
        algorithm: key(n).signature_algorithm_identifier().expect("an algorithm"),
        signature: key(n).sign(der).expect("a signature").to_bitstring().expect("bits"),
        certificates: Some(certificates.iter().map(|certificate| any(certificate.as_der())).collect()),
    };
    let response = OctetString::new(basic.to_der().expect("DER")).expect("bytes");
    let bytes = Some(ResponseBytes { kind: BASIC, response });
    OcspResponse { status: ResponseStatus::Successful, bytes }.to_der().expect("DER")
}

const SHA1: &str = "1.3.14.3.2.26";
const STREEBOG: &str = "1.2.643.7.1.1.2.2";

#[test]
fn from_the_issuer() {
    let case = Case::new();
    for hash in [SHA1, "2.16.840.1.101.3.4.2.1", STREEBOG, "1.2.643.7.1.1.2.3", "1.2.643.2.2.9"] {
        let good = case.data(hash, CertStatus::Good(Null));
        assert_eq!(case.verify(sign(&good, 1, &[])), Ok(()), "{hash}");
        let info = RevokedInfo { at: generalized(NOW - 9), reason: Some(CrlReason::Superseded) };
        let revoked = case.data(hash, CertStatus::Revoked(info));
        let when = Time::from(generalized(NOW - 9));
        assert_eq!(case.verify(sign(&revoked, 1, &[])), Err(Reason::Revoked(when, Some(CrlReason::Superseded))));
        let unknown = case.data(hash, CertStatus::Unknown(Null));
        let refused = Err(Reason::Revocation(Some(ListProblem::Unknown)));
        assert_eq!(case.verify(sign(&unknown, 1, &[])), refused);
    }
}

/// If one of two answers says "revoked", the certificate must count as revoked, whichever answer comes first.
#[test]
fn revoked_in_one_of_two_answers() {
    let case = Case::new();
    let info = RevokedInfo { at: generalized(NOW - 9), reason: None };
    let mut data = case.data(STREEBOG, CertStatus::Good(Null));
    data.responses.extend(case.data(STREEBOG, CertStatus::Revoked(info)).responses);
    for _ in 0..2 {
        let when = Time::from(generalized(NOW - 9));
        assert_eq!(case.verify(sign(&data, 1, &[])), Err(Reason::Revoked(when, None)));
        data.responses.reverse();
    }
    // If one of two answers is "unknown", the answer "good" must not be enough, whichever answer comes first.
    let mut data = case.data(STREEBOG, CertStatus::Good(Null));
    data.responses.extend(case.data(STREEBOG, CertStatus::Unknown(Null)).responses);
    for _ in 0..2 {
        let refused = Err(Reason::Revocation(Some(ListProblem::Unknown)));
        assert_eq!(case.verify(sign(&data, 1, &[])), refused);
        data.responses.reverse();
    }
}

#[test]
fn empty_lists_of_extensions() {
    let case = Case::new();
    let mut data = case.data(STREEBOG, CertStatus::Good(Null));
    data.extensions = Some(Vec::new());
    let e = Response::read(&encode(&data, 1, &[])).expect_err("empty").to_string();
    assert!(e.contains("an empty list of extensions"), "{e}");
}

#[test]
fn from_a_responder() {
    let case = Case::new();
    let mut data = case.data(STREEBOG, CertStatus::Good(Null));
    let key = case.responder.subject_public_key_info().subject_public_key.raw_bytes();
    for id in [
        ResponderId::Name(case.responder.subject().clone()),
        ResponderId::Key(OctetString::new(&Sha1::digest(key)[..]).expect("bytes")),
    ] {
        data.responder = id;
        assert_eq!(case.verify(sign(&data, 3, &[&case.responder])), Ok(()));
        let missing = ListProblem::Responder("its certificate is not there".to_owned());
        assert_eq!(case.verify(sign(&data, 3, &[])), Err(Reason::Revocation(Some(missing))));
        assert_eq!(
            case.verify(sign(&data, 9, &[&case.responder])),
            Err(Reason::Revocation(Some(ListProblem::Signature)))
        );
    }
}

#[test]
fn from_who_may_not_answer() {
    let case = Case::new();
    let mut responder = Profile::end_entity();
    for (of, extended, why) in [
        (("CN=CA", 1), vec![], "has no extended key usage, which OCSP responses must be stated in"),
        (("CN=Other", 4), vec![OCSP_SIGNING], "another issuer"),
        (("CN=CA", 4), vec![OCSP_SIGNING], "another issuer"),
    ] {
        responder.extended_key_usage = extended;
        let impostor = certificate("CN=Responder", &responder, 5, of);
        let mut data = case.data(SHA1, CertStatus::Good(Null));
        data.responder = ResponderId::Name(impostor.subject().clone());
        let refused = case.verify(sign(&data, 5, &[&impostor]));
        let Err(Reason::Revocation(Some(ListProblem::Responder(text)))) = refused else { panic!("{refused:?}") };
        assert!(text.contains(why), "{text}");
    }
    // A response must be refused if it has no certificate of its signer.
    let data = case.data(SHA1, CertStatus::Good(Null));
    assert!(case.verify(sign(&data, 7, &[])).is_err());
}

/// Anybody can add certificates with the responder's name to a response. The right certificate must be found, whether
/// it comes before or after such a certificate.
#[test]
fn from_the_second_of_two_responders() {
    let case = Case::new();
    let mut profile = Profile::end_entity();
    let stranger = certificate("CN=Responder", &profile, 6, ("CN=Other", 6));
    let unfit = certificate("CN=Responder", &profile, 7, ("CN=CA", 1));
    profile.extended_key_usage = vec![OCSP_SIGNING];
    let other_key = certificate("CN=Responder", &profile, 8, ("CN=CA", 1));
    let mut data = case.data(STREEBOG, CertStatus::Good(Null));
    data.responder = ResponderId::Name(case.responder.subject().clone());
    for other in [&stranger, &unfit, &other_key] {
        for certificates in [[other, &case.responder], [&case.responder, other]] {
            assert_eq!(case.verify(sign(&data, 3, &certificates)), Ok(()));
        }
    }
    // If no certificate fits, the error must name the problem of the first certificate.
    let refused = case.verify(sign(&data, 9, &[&other_key, &stranger]));
    assert_eq!(refused, Err(Reason::Revocation(Some(ListProblem::Signature))));
    let refused = case.verify(sign(&data, 9, &[&stranger, &other_key])).expect_err("a refusal").to_string();
    assert!(refused.contains("another issuer"), "{refused}");
}

/// The work for a response must stay within the limit, whatever its sender puts into the response.
#[test]
fn responses_that_take_long() {
    let case = Case::new();
    let mut profile = Profile::end_entity();
    profile.extended_key_usage = vec![OCSP_SIGNING];
    let others: Vec<_> = (10..18).map(|n| certificate("CN=Responder", &profile, n, ("CN=CA", 1))).collect();
    let mut data = case.data(STREEBOG, CertStatus::Good(Null));
    data.responder = ResponderId::Name(case.responder.subject().clone());
    let all: Vec<_> = others.iter().chain([&case.responder]).collect();
    let e = Response::read(&encode(&data, 3, &all)).expect_err("many").to_string();
    assert!(e.contains("it has 9 certificates; allowed: 8"), "{e}");
    let right = sign(&data, 3, &all[1..]);
    let wrong = sign(&data, 9, &all[..8]);
    let verify = |responses: &[&Response], work: u64| {
        let mut options = Options::at(at(NOW)).expect("options");
        (options.revocation, options.most_work) = (Revocation::Certificate, work);
        let verifier = Verifier::new([case.ca.clone()], options).with_responses(responses.iter().copied().cloned());
        let verdict = verifier.verify(&case.leaf).map(drop).map_err(|refusal| refusal.reason);
        // `verify_all` must use the results for the first certificate again for the second certificate.
        let twice = [case.leaf.clone(), case.leaf.clone()];
        let [first, second] = &verifier.verify_all(&twice)[..] else { panic!("two") };
        if verdict.is_ok() {
            assert_eq!(first.clone().map(drop).map_err(|refusal| refusal.reason), verdict);
        }
        (verdict, second.is_ok())
    };
    // Each responder costs two verifications: of the signature of its certificate, and of the signature of the
    // response.
    for (responses, enough, short) in [(&[&right][..], 4000, 1500), (&[&wrong, &right], 8000, 2600)] {
        assert_eq!(verify(responses, enough), (Ok(()), true));
        let (verdict, second) = verify(responses, short);
        assert!(second && matches!(verdict, Err(Reason::Work(e)) if e.most == short), "{verdict:?}");
    }
}

/// A strict reader must refuse encodings other than DER in every part of a response.
#[test]
fn strict_reading() {
    let case = Case::new();
    let strictly = |der: &[u8]| Response::read_with(der, Strictness::Strict);
    let mut data = case.data(STREEBOG, CertStatus::Good(Null));
    data.responder = ResponderId::Name(case.responder.subject().clone());
    let der = encode(&data, 3, &[&case.responder]);
    strictly(&der).expect("DER");
    // openssl's response is in DER, but its algorithm identifiers have NULL parameters, which the standard forbids.
    let of_openssl = strictly(include_bytes!("../../../tests/samples/ocsp/response.der"));
    assert!(matches!(of_openssl, Err(Error::Strict(Lenience::NullSignatureParameters))));
    let refused = |der: &[u8]| {
        case.verify(Response::read(der).expect("it is accepted")).expect("it is right");
        assert!(matches!(strictly(der), Err(Error::Strict(Lenience::NotDer))));
    };
    // The response encodes its version, although this is the default value, which DER omits.
    let content = Any::from_der(&data.to_der().expect("DER")).expect("DER");
    let with_version = [&[0xa0, 3, 2, 1, 0], content.value()].concat();
    let with_version = Any::new(der::Tag::Sequence, with_version).and_then(|any| any.to_der()).expect("DER");
    refused(&encode_der(&with_version, 3, &[&case.responder]));
    let extension = |oid, value: &[u8]| {
        let extn_id = ObjectIdentifier::new_unwrap(oid);
        Extension { extn_id, critical: false, extn_value: OctetString::new(value).expect("bytes") }
    };
    // An extension of an answer contains names. In one of the names, the attributes of a level are not sorted as DER
    // demands.
    let out_of_order = [
        &[0x30, 28, 0xa4, 26, 0x30, 24, 0x31, 22][..],
        &[0x30, 9, 6, 3, 0x55, 4, 10, 0x13, 2, b'b', b'b'],
        &[0x30, 9, 6, 3, 0x55, 4, 3, 0x13, 2, b'a', b'a'],
    ];
    let mut with = data.clone();
    with.responses[0].extensions = Some(vec![extension("2.5.29.29", &out_of_order.concat())]);
    refused(&encode(&with, 3, &[&case.responder]));
    // The extension of the answer cannot be decoded.
    with.responses[0].extensions = Some(vec![extension("2.5.29.21", &[10, 1, 7])]);
    let e = Response::read(&encode(&with, 3, &[&case.responder])).expect_err("no reason").to_string();
    assert!(e.contains("reasonCode (2.5.29.21) cannot be decoded"), "{e}");
    // An extension of a certificate in the response is not in DER. The extension is a distribution point with a name
    // and a list of reasons. The list of reasons is a BIT STRING that ends with zero bits, which DER does not allow.
    let point = [0x30, 14, 0x30, 12, 0xa0, 6, 0xa0, 4, 0x82, 2, b'a', b'b', 0x81, 2, 0, 0x80];
    let extension = extension("2.5.29.31", &point);
    let mut profile = Profile::end_entity();
    profile.extended_key_usage = vec![OCSP_SIGNING];
    refused(&encode(&data, 3, &[&extended("CN=Responder", &profile, 3, ("CN=CA", 1), vec![extension])]));
}

/// The verifier must check whether a CRL or a response of the issuer says that a responder's certificate is revoked. It
/// must not check this if the certificate has the extension id-pkix-ocsp-nocheck. A certificate with an unknown
/// critical extension must be refused.
#[test]
fn from_a_responder_that_is_revoked() {
    use crate::x509::{NewRevocationList, Revoked};
    let case = Case::new();
    let mut profile = Profile::end_entity();
    profile.extended_key_usage = vec![OCSP_SIGNING];
    let with = |critical, oid| {
        let value = OctetString::new([5, 0]).expect("bytes");
        let extension = Extension { extn_id: oid, critical, extn_value: value };
        extended("CN=Responder", &profile, 3, ("CN=CA", 1), vec![extension])
    };
    let responder = case.responder.subject().clone();
    let list = |serials: &[u8]| {
        let revoked = serials.iter().map(|serial| Revoked {
            serial_number: SerialNumber::from(*serial),
            date: generalized(NOW - 9).into(),
            reason: None,
            extensions: Vec::new(),
        });
        let new = NewRevocationList {
            this_update: generalized(NOW - 60).into(),
            next_update: generalized(NOW + 60).into(),
            number: 1.into(),
            revoked: revoked.collect(),
            extensions: Vec::new(),
        };
        let signer = key(1);
        let issuer = Issuer::of(&case.ca, &signer).expect("an issuer");
        new.signed_by(&issuer).expect("a list")
    };
    let mut answer = case.data(STREEBOG, CertStatus::Good(Null));
    answer.responder = ResponderId::Name(responder);
    let verify = |certificate: &Certificate, more: Option<Response>, wanted| {
        let mut options = Options::at(at(NOW)).expect("options");
        options.revocation = wanted;
        let responses = [sign(&answer, 3, &[certificate])].into_iter().chain(more);
        let verifier = Verifier::new([case.ca.clone()], options).with_responses(responses);
        verifier.verify(&case.leaf).map(drop).map_err(|refusal| refusal.to_string())
    };
    let plain = &case.responder;
    let own = |serial: u8, status| {
        let mut data = case.data(STREEBOG, status);
        data.responses[0].id.serial_number = SerialNumber::from(serial);
        Some(sign(&data, 1, &[]))
    };
    let info = || CertStatus::Revoked(RevokedInfo { at: generalized(NOW - 9), reason: None });
    assert_eq!(verify(plain, None, Revocation::Certificate), Ok(()));
    let refused = verify(plain, own(3, info()), Revocation::Certificate).expect_err("a refusal");
    assert!(refused.contains("CN=Responder") && refused.contains("was revoked at"), "{refused}");
    assert_eq!(verify(plain, own(4, info()), Revocation::Certificate), Ok(()));
    // With `Revocation::Path`, a CRL or a response of the issuer must also cover the responder's certificate.
    let refused = verify(plain, None, Revocation::Path).expect_err("a refusal");
    assert!(refused.contains("CN=Responder") && refused.contains("no CRL"), "{refused}");
    assert_eq!(verify(plain, own(3, CertStatus::Good(Null)), Revocation::Path), Ok(()));
    // A certificate that a CRL covers needs no response. But if there is a response that says "revoked", the
    // certificate must be refused.
    let revoked = |certificate: &Certificate, serials: &[u8]| {
        let mut data = case.data(STREEBOG, info());
        data.responder = answer.responder.clone();
        let mut options = Options::at(at(NOW)).expect("options");
        options.revocation = Revocation::Certificate;
        let verifier = Verifier::new([case.ca.clone()], options).with_lists([list(serials)]);
        verifier.with_responses([sign(&data, 3, &[certificate])]).verify(&case.leaf).is_err()
    };
    assert!(revoked(plain, &[]) && !revoked(plain, &[3]));
    let silent = with(false, crate::x509::known::NO_CHECK);
    assert!(revoked(&silent, &[3]));
    assert_eq!(verify(&silent, None, Revocation::Path), Ok(()));
    assert_eq!(verify(&with(true, crate::x509::known::NO_CHECK), None, Revocation::Path), Ok(()));
    let unknown = ObjectIdentifier::new_unwrap("1.2.643.999.1");
    let refused = verify(&with(true, unknown), None, Revocation::Certificate).expect_err("a refusal");
    assert!(refused.contains("has the critical extension 1.2.643.999.1, which is not known"), "{refused}");
    assert_eq!(verify(&with(false, unknown), None, Revocation::Certificate), Ok(()));
}

#[test]
fn of_other_times_and_certificates() {
    let case = Case::new();
    let refused = |data: &ResponseData| case.verify(sign(data, 1, &[]));
    let mut data = case.data(SHA1, CertStatus::Good(Null));
    data.responses[0].this_update = generalized(NOW + 1);
    let problem = ListProblem::NotYetValid(generalized(NOW + 1).into());
    assert_eq!(refused(&data), Err(Reason::Revocation(Some(problem))));
    let mut data = case.data(SHA1, CertStatus::Good(Null));
    data.responses[0].next_update = Some(generalized(NOW - 1));
    assert_eq!(refused(&data), Err(Reason::Revocation(Some(ListProblem::Expired(generalized(NOW - 1).into())))));
    // If a response does not say when the next response is due, the response is valid for a day.
    data.responses[0].next_update = None;
    assert_eq!(refused(&data), Ok(()));
    data.responses[0].this_update = generalized(NOW - 86401);
    assert_eq!(refused(&data), Err(Reason::Revocation(Some(ListProblem::Expired(generalized(NOW - 1).into())))));
    let mut data = case.data(SHA1, CertStatus::Good(Null));
    data.responses[0].id.serial_number = SerialNumber::from(9_u8);
    assert_eq!(refused(&data), Err(Reason::Revocation(None)));
    let mut data = case.data(SHA1, CertStatus::Good(Null));
    let oid = ObjectIdentifier::new_unwrap("1.2.643.999.1");
    data.extensions =
        Some(vec![Extension { extn_id: oid, critical: true, extn_value: OctetString::new([]).expect("bytes") }]);
    assert_eq!(refused(&data), Err(Reason::Revocation(Some(ListProblem::CriticalExtension(oid)))));
}

/// Only the original response may prove that the certificate is good. An altered response must not prove this.
#[test]
fn altered() {
    let case = Case::new();
    let der = encode(&case.data(STREEBOG, CertStatus::Good(Null)), 1, &[]);
    let genuine = Response::read(&der).expect("a response");
    let mut read = 0;
    for at in 0..der.len() {
        let mut altered = der.clone();
        altered[at] ^= 1;
        if let Ok(response) = Response::read(&altered) {
            read += 1;
            let same = (&response.signed, &response.signature) == (&genuine.signed, &genuine.signature);
            assert!(same || case.verify(response).is_err(), "byte {at}");
        }
    }
    assert!(read > 50);
    let refusal = OcspResponse { status: ResponseStatus::TryLater, bytes: None }.to_der().expect("DER");
    let e = Response::read(&refusal).expect_err("no answer").to_string();
    assert!(e.contains("try later"), "{e}");
    assert!(time(at(NOW)).is_ok());
}
