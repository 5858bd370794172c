//! Tests whether the signer is trusted, and at which time. Each option can change a verdict. Data that anybody can add
//! to a document must not change a verdict.
use super::{changed, parts, signer};
use fastgost::sign::SigningKey;
use fastgost_pki::{
    Strictness,
    cms::Proof,
    path::{Options, Revocation},
    x509::{Certificate, Issuer, NewCertificate, NewRevocationList, Profile, Revoked, name, time, validity},
};
use fastgost_xml::{Problem, SignOptions, VerifyOptions, sign, verify};
use std::time::{Duration, SystemTime};
use x509_cert::{
    der::Decode,
    spki::{EncodePublicKey, SubjectPublicKeyInfoOwned},
};

const DAY: Duration = Duration::from_secs(86_400);

fn new<'a>(subject: &str, profile: &'a Profile) -> NewCertificate<'a> {
    NewCertificate {
        subject: name::parse(subject).unwrap(),
        validity: validity(SystemTime::now() - DAY, 10).unwrap(),
        profile: Some(profile),
        extensions: Vec::new(),
        serial_number: None,
    }
}

fn key() -> SigningKey {
    signer("256-a").0
}

fn below(issuer: &Certificate, issuer_key: &SigningKey, subject: &str, profile: &Profile) -> (SigningKey, Certificate) {
    let own = key();
    let der = own.verifying_key().to_public_key_der().unwrap();
    let info = SubjectPublicKeyInfoOwned::from_der(der.as_bytes()).unwrap();
    let certificate = new(subject, profile).signed_by(&Issuer::of(issuer, issuer_key).unwrap(), &info).unwrap();
    (own, certificate)
}

/// A signed document. The root has issued the certificate of a CA, and this CA has issued the signer's certificate.
struct World {
    root: Certificate,
    authority: Certificate,
    authority_key: SigningKey,
    signer: Certificate,
    text: String,
}

fn world() -> World {
    let root_key = key();
    let root = new("CN=Root", &Profile::authority()).self_signed(&root_key).unwrap();
    let (authority_key, authority) = below(&root, &root_key, "CN=CA", &Profile::authority());
    let (own, certificate) = below(&authority, &authority_key, "CN=Alice", &Profile::end_entity());
    let mut options = SignOptions::default();
    (options.signature_id, options.xades) = (Some("s".into()), Some(SystemTime::now()));
    let text = String::from_utf8(sign(b"<a/>", &own, &certificate, &options).unwrap()).unwrap();
    World { root, authority, authority_key, signer: certificate, text }
}

#[track_caller]
fn untrusted(text: &str, options: &VerifyOptions, why: &str) {
    match parts(text, options) {
        Ok(Err(problem @ Problem::Untrusted(_))) => assert!(problem.to_string().contains(why), "{problem}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn certificates_and_lists_that_are_given() {
    let World { root, authority, authority_key, signer, text } = world();
    let mut options = VerifyOptions::new([root]).unwrap();
    // The certificate of the CA between root and signer is neither in the document nor given by the caller.
    assert!(matches!(parts(&text, &options), Ok(Err(Problem::Untrusted(_)))));
    options.trust.untrusted = vec![authority.clone()];
    assert!(parts(&text, &options).unwrap().is_ok());
    let list = |revoked: Vec<Revoked>| {
        let new = NewRevocationList {
            this_update: time(SystemTime::now() - Duration::from_secs(60)).unwrap(),
            next_update: time(SystemTime::now() + DAY).unwrap(),
            number: 1_u64.into(),
            revoked,
            extensions: Vec::new(),
        };
        new.signed_by(&Issuer::of(&authority, &authority_key).unwrap()).unwrap()
    };
    options.trust.path.revocation = Revocation::Certificate;
    assert!(matches!(parts(&text, &options), Ok(Err(Problem::Untrusted(_)))));
    options.trust.lists = vec![list(Vec::new())];
    assert!(parts(&text, &options).unwrap().is_ok());
    let entry = Revoked {
        serial_number: signer.serial_number().clone(),
        date: time(SystemTime::now() - Duration::from_secs(3600)).unwrap(),
        reason: None,
        extensions: Vec::new(),
    };
    options.trust.lists = vec![list(vec![entry])];
    untrusted(&text, &options, "revoked");
    // The options ask whether the signer is trusted at a time before the revocation. The CRLs were issued after this
    // time.
    options.trust.path.revocation = Revocation::IfCovered;
    let as_of = Options::as_of(SystemTime::now() - Duration::from_secs(7200)).unwrap();
    (options.trust.path.time, options.trust.path.now) = (as_of.time, as_of.now);
    assert!(parts(&text, &options).unwrap().is_ok());
}

#[test]
fn the_time_and_the_work() {
    let World { root, authority, text, .. } = world();
    let mut options = VerifyOptions::new([root]).unwrap();
    options.trust.untrusted = vec![authority];
    let later = Options::as_of(SystemTime::now() + 100 * DAY).unwrap();
    (options.trust.path.time, options.trust.path.now) = (later.time, later.now);
    untrusted(&text, &options, "expired");
    options.trust.path.time = Options::at(SystemTime::now()).unwrap().time;
    assert!(parts(&text, &options).unwrap().is_ok());
    // Two limits apply to the work on certificates: `most_work`, and the steps of `work` that are left after the
    // document was read. The smaller limit stops the check.
    options.trust.path.most_work = 200;
    assert!(parts(&text, &options).unwrap_err().contains("given up after 200 steps"));
    options.trust.path.most_work = 500_000;
    options.limits.work = 300_000;
    let error = parts(&text, &options).unwrap_err();
    assert!(error.contains("too much work") && error.contains("signatures"), "{error}");
}

#[test]
fn options_that_only_cms_has_are_refused() {
    let World { root, text, .. } = world();
    let with = |set: &dyn Fn(&mut fastgost_pki::cms::VerifyOptions)| {
        let mut options = VerifyOptions::new([root.clone()]).unwrap();
        set(&mut options.trust);
        let error = parts(&text, &options).unwrap_err();
        assert!(error.contains("only documents of CMS have that"), "{error}");
    };
    with(&|trust| trust.chain = false);
    with(&|trust| trust.proof = Proof::LongTerm);
    with(&|trust| trust.allow_structure = true);
    with(&|trust| trust.content_type = x509_cert::der::asn1::ObjectIdentifier::new_unwrap("1.2.3"));
}

const BEGIN: &str = "<xades:UnsignedProperties><xades:UnsignedSignatureProperties>";
const END: &str = "</xades:UnsignedSignatureProperties></xades:UnsignedProperties></xades:QualifyingProperties>";

/// Adds an unsigned property to the document, as anybody could.
fn added(text: &str, property: &str) -> String {
    changed(text, "</xades:QualifyingProperties>", &format!("{BEGIN}{property}{END}"))
}

#[test]
fn unreadable_timestamps_do_not_matter_unless_one_is_asked_for() {
    let World { root, authority, text, .. } = world();
    let mut options = VerifyOptions::new([root]).unwrap();
    options.trust.untrusted = vec![authority];
    for strictness in [Strictness::Lenient, Strictness::Strict] {
        options.trust.strictness = strictness;
        for (inner, many) in [
            ("<xades:EncapsulatedTimeStamp>!</xades:EncapsulatedTimeStamp>".to_owned(), 1),
            ("<xades:EncapsulatedTimeStamp>AAAA</xades:EncapsulatedTimeStamp>".to_owned(), 1),
            ("<xades:Include URI=''/>".to_owned(), 1),
            (
                "<ds:CanonicalizationMethod xmlns:ds='http://www.w3.org/2000/09/xmldsig#' Algorithm='urn:x'/>"
                    .to_owned(),
                1,
            ),
            ("text".to_owned(), 1),
            ("<xades:EncapsulatedTimeStamp>AAAA</xades:EncapsulatedTimeStamp>".repeat(20), 9),
        ] {
            let text = added(&text, &format!("<xades:SignatureTimeStamp>{inner}</xades:SignatureTimeStamp>"));
            options.trust.proof = Proof::None;
            let verdict = verify(text.as_bytes(), &options).unwrap();
            let timestamps = &verdict.decision().unwrap().timestamps;
            assert_eq!(timestamps.len(), many, "{inner}");
            assert!(timestamps.iter().all(|one| one.authority.is_err()));
            options.trust.proof = Proof::Timestamp;
            let problem = parts(&text, &options).unwrap().unwrap_err();
            assert!(matches!(problem, Problem::Timestamp { first: Some(_), signer: None }), "{problem}");
        }
    }
}

#[test]
fn a_signature_is_called_right_only_if_its_signer_is_trusted() {
    let World { root, authority, text, .. } = world();
    let mut options = VerifyOptions::new([root]).unwrap();
    options.trust.proof = Proof::Timestamp;
    let problem = parts(&text, &options).unwrap().unwrap_err();
    assert!(matches!(problem, Problem::Timestamp { first: None, signer: Some(_) }), "{problem:?}");
    let said = problem.to_string();
    assert!(!said.contains("right") && said.contains("CN=Alice") && said.contains("has no timestamp"), "{said}");
    options.trust.untrusted = vec![authority];
    let said = parts(&text, &options).unwrap().unwrap_err().to_string();
    assert_eq!(said, "the signature is right, and has no timestamp");
}

/// When `sign` adds a signature, it must read the signatures that are already in the document, but must not decode
/// their certificates.
#[test]
fn certificates_are_read_only_of_the_signature_that_is_verified() {
    let (own, certificate) = signer("256-a");
    let mut options = SignOptions::default();
    options.id = Some("d".into());
    let document = "<m><d Id='d'/><t/></m>";
    let text = String::from_utf8(sign(document.as_bytes(), &own, &certificate, &options).unwrap()).unwrap();
    let start = text.find("<ds:X509Certificate>").unwrap();
    let end = text.find("</ds:X509Certificate>").unwrap() + "</ds:X509Certificate>".len();
    let big = format!("<ds:X509Certificate>{}</ds:X509Certificate>", "A".repeat(60_000)).repeat(16);
    let text = format!("{}{big}{}", &text[..start], &text[end..]);
    // Each byte of the document is read three times: before signing, together with the new signature, and at the end.
    // If certificates were decoded, each byte would cost two more steps before signing, and two more steps at the end.
    let mut second = SignOptions::default();
    second.id = Some("d".into());
    second.limits.work = 4 * text.len() as u64;
    assert!(sign(text.as_bytes(), &own, &certificate, &second).is_ok());
}

#[test]
fn identifiers_are_paid_for() {
    let (text, options) = super::signed("<a/>", |_| {});
    let many = |attribute: &str| {
        let all: String = (0..10_000).map(|i| format!("<b {attribute}='{i}'/>")).collect();
        changed(&text, "<a>", &format!("<a>{all}"))
    };
    let least = |text: &str| {
        let mut options = options.clone();
        (1..100).map(|i| i * 100_000).find(|work| {
            options.limits.work = *work;
            parts(text, &options).is_ok()
        })
    };
    let (plain, named) = (least(&many("no")).unwrap(), least(&many("Id")).unwrap());
    assert!(named >= plain + 500_000, "{plain} {named}");
}
