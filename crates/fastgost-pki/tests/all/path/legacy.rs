//! Tests the algorithms of keys and signatures, and the published samples. Old algorithms of GOST must be accepted only
//! with the option `legacy`. Algorithms of other standards must never be accepted.
use super::world::{World, authority, user};
use fastgost_pki::{
    path::{Options, Reason, Verifier},
    x509::{Any, Certificate, Request, RevocationList, verify_signatures},
};
use fastgost_testkit::vectors::{cases, hex, text};
use serde_json::Value;

fn samples() -> Vec<(u64, String, Vec<u8>)> {
    let case = |case: &Value| (case["id"].as_u64().expect("a number"), text(case, "kind").to_owned(), hex(case, "der"));
    cases("x509_samples.json").iter().map(case).collect()
}

fn sample(wanted: u64) -> Certificate {
    let (.., der) = samples().into_iter().find(|(id, ..)| *id == wanted).expect("a sample");
    Certificate::read(&der).expect("a certificate")
}

/// It must be possible to read and show all samples. The signatures of self-signed samples must verify.
#[test]
fn published_samples() {
    let mut self_signed = 0;
    for (id, kind, der) in samples() {
        let shown = match kind.as_str() {
            "certificate" => {
                let certificate = Certificate::read(&der).expect("a certificate");
                let key = certificate.key().expect("a key");
                if certificate.is_self_issued() {
                    let verdicts = verify_signatures(&[(certificate.signed(), &key)]);
                    assert!(verdicts[0].is_ok(), "{id}");
                    self_signed += 1;
                }
                Certificate::read(certificate.to_pem().as_bytes()).expect("the same").show()
            }
            "request" => {
                let request = Request::read(&der).expect("a request");
                request.verify().expect("its own key");
                request.show()
            }
            _ => {
                let list = RevocationList::read(&der).expect("a list");
                assert!(list.is_empty());
                list.show()
            }
        };
        assert_eq!(Any::read_all(&der).expect("a document")[0].show(), shown, "{id}");
        assert!(shown.contains("GOST R 34.10-") && !shown.contains("  Key: 1.2"), "{id}: {shown}");
    }
    assert_eq!(self_signed, 11);
}

/// The samples of R 1323565.1.025-2019 are the certificate of a CA and four certificates that this CA signed. The four
/// certificates must be accepted.
#[test]
fn published_paths() {
    let options = Options::at(std::time::SystemTime::UNIX_EPOCH).expect("options");
    let ca = sample(14);
    let mut at = options;
    at.time = sample(15).validity().not_before;
    // The CA's certificate has no basic constraints, so it must be refused as an issuer without the option
    // `ca_without_constraints`.
    let alone = Verifier::new([ca.clone()], at.clone());
    assert_eq!(alone.verify(&sample(15)).expect_err("a refusal").reason, Reason::WithoutConstraints);
    at.ca_without_constraints = true;
    let verifier = Verifier::new([ca.clone()], at.clone());
    for id in 15..=18 {
        let leaf = sample(id);
        let verdict = verifier.verify(&leaf).map(|path| path.len());
        assert_eq!(verdict, Ok(2), "{id}");
    }
    // The certificate 19 is not from this CA, so it must be refused.
    let tls = sample(19);
    assert_eq!(verifier.verify(&tls).expect_err("a refusal").reason, Reason::SelfSigned);
}

/// The two certificates have a key of GOST R 34.10-94 and a key of GOST R 34.10-2001. They have version 1, and are
/// self-signed. They must be accepted only with the option `legacy`.
#[test]
fn legacy_algorithms() {
    for (id, name) in [(10, "GOST R 34.10-94"), (11, "GOST R 34.10-2001")] {
        let certificate = sample(id);
        let mut options = Options::at(std::time::SystemTime::UNIX_EPOCH).expect("options");
        options.time = certificate.validity().not_before;
        let verifier = Verifier::new([certificate.clone()], options.clone());
        let refusal = verifier.verify(&certificate).expect_err("a refusal");
        assert_eq!(refusal.reason, Reason::Algorithm(name.to_owned()));
        options.legacy = true;
        let verifier = Verifier::new([certificate.clone()], options);
        assert_eq!(verifier.verify(&certificate).map(|path| path.len()), Ok(1));
    }
}

/// It must be possible to show a certificate with an RSA key, but every chain with such a certificate must be refused.
#[test]
fn algorithms_of_others() {
    let pem = include_bytes!("../../../../fastgost-cli/tests/cmd/keys.in/rsa.crt");
    let rsa = Certificate::read(pem).expect("a certificate");
    assert!(rsa.show().contains("  Key: RSA (1.2.840.113549.1.1.1)"), "{}", rsa.show());
    assert!(rsa.key().is_err());
    let mut options = Options::at(std::time::SystemTime::UNIX_EPOCH).expect("options");
    options.time = rsa.validity().not_before;
    let verifier = Verifier::new([rsa.clone()], options.clone());
    let refusal = verifier.verify(&rsa).expect_err("a refusal");
    assert_eq!(refusal.reason, Reason::Algorithm("the algorithm 1.2.840.113549.1.1.1".to_owned()));
    // A certificate whose issuer has an RSA key must be refused.
    let name = fastgost_pki::x509::name::show(rsa.subject());
    let leaf = user("CN=User").by_name(&name, super::world::key("any")).done();
    let verifier = Verifier::new([rsa], options);
    let refusal = verifier.verify(&leaf.certificate).expect_err("a refusal");
    assert!(matches!(refusal.reason, Reason::IssuerKey(_)), "{refusal}");
}

/// The text of a refusal is for people. It must be one line, and must name the certificate.
#[test]
fn refusals_are_sentences() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User,O=A\\, B").by(&root).valid(-100, -1).serial(0x17).done();
    let refusal = World::new(&root).verify(&leaf).expect_err("a refusal");
    assert_eq!(refusal.to_string(), "CN=User,O=A\\, B, serial 17: expired at 2026-05-31 00:00:00 UTC");
}
