//! Tests signatures, dates, and the names that lead from one certificate to the next. The cases are in the style of
//! sections 4.1, 4.2, 4.3 and 4.5 of NIST's test suite PKITS.
use super::world::{World, authority, day, dn, key, key_on, user};
use fastgost_pki::{
    path::Reason,
    x509::{Certificate, name},
};

#[test]
fn a_path_of_three() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).accepts(&leaf, 3);
}

#[test]
fn a_path_of_other_curves() {
    let root = authority("CN=Root").key(key_on("512-a", "root")).done();
    let ca = authority("CN=CA").key(key_on("256-b", "ca")).by(&root).done();
    let leaf = user("CN=User").key(key_on("512-c", "leaf")).by(&ca).done();
    World::new(&root).knows(&[&ca]).accepts(&leaf, 3);
}

#[test]
fn a_path_of_two() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by(&root).done();
    World::new(&root).accepts(&leaf, 2);
}

/// A certificate that is itself trusted must be accepted, but not if it has expired.
#[test]
fn trusted_directly() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by(&root).done();
    World::new(&leaf).accepts(&leaf, 1);
    World::new(&root).accepts(&root, 1);
    let alone = user("CN=Alone").done();
    World::new(&alone).accepts(&alone, 1);
    let old = user("CN=User").by(&root).valid(-100, -1).done();
    World::new(&old).refuses(&old, "CN=User", Reason::Expired(day(-1)));
}

/// A trusted certificate of a CA need not be self-signed. It must be accepted as trusted even if the certificate of the
/// issuer of this CA has expired.
#[test]
fn trusted_in_the_middle() {
    let root = authority("CN=Root").valid(-100, -1).done();
    let ca = authority("CN=CA").by(&root).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&ca).accepts(&leaf, 2);
    World::new(&ca).knows(&[&root]).accepts(&leaf, 2);
}

#[test]
fn an_authority_with_a_wrong_signature() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by_name("CN=Root", key("somebody")).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::Signature);
}

#[test]
fn a_certificate_with_a_wrong_signature() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by_name("CN=Root", key("somebody")).done();
    World::new(&root).refuses(&leaf, "CN=User", Reason::Signature);
}

/// If a bit of a certificate changes, reading or verifying the certificate must fail.
#[test]
fn altered_certificates() {
    let root = authority("CN=Root").done();
    let mut leaf = user("CN=User").by(&root).done();
    let der = leaf.certificate.as_der().to_vec();
    let mut read = 0;
    for at in (0..der.len()).step_by(3) {
        let mut altered = der.clone();
        altered[at] ^= 1 << (at % 8);
        if let Ok(certificate) = Certificate::read(&altered) {
            leaf.certificate = certificate;
            assert!(World::new(&root).verify(&leaf).is_err(), "byte {at}");
            read += 1;
        }
    }
    assert!(read > 50);
}

#[test]
fn an_authority_that_is_not_valid_yet() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).valid(1, 100).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::NotYetValid(day(1)));
}

#[test]
fn a_certificate_that_is_not_valid_yet() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by(&root).valid(1, 100).done();
    World::new(&root).refuses(&leaf, "CN=User", Reason::NotYetValid(day(1)));
}

#[test]
fn an_authority_that_expired() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).valid(-100, -1).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::Expired(day(-1)));
}

#[test]
fn a_certificate_that_expired() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by(&root).valid(-100, -1).done();
    World::new(&root).refuses(&leaf, "CN=User", Reason::Expired(day(-1)));
}

#[test]
fn a_trusted_certificate_that_expired() {
    let root = authority("CN=Root").valid(-100, -1).done();
    let leaf = user("CN=User").by(&root).done();
    World::new(&root).refuses(&leaf, "CN=Root", Reason::Expired(day(-1)));
}

/// A certificate must be accepted in the first second and in the last second of its period of validity.
#[test]
fn the_first_and_the_last_second() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by(&root).valid(-10, 10).done();
    World::new(&root).at(-10).accepts(&leaf, 2);
    World::new(&root).at(10).accepts(&leaf, 2);
    World::new(&root).at(11).refuses(&leaf, "CN=User", Reason::Expired(day(10)));
}

/// Dates from 2050 on have another form in DER (GeneralizedTime). Certificates with such dates must be accepted too.
#[test]
fn dates_after_2049() {
    let root = authority("CN=Root").valid(-100, 20000).done();
    let leaf = user("CN=User").by(&root).valid(9000, 15000).done();
    World::new(&root).at(10000).accepts(&leaf, 2);
    World::new(&root).refuses(&leaf, "CN=User", Reason::NotYetValid(day(9000)));
}

#[test]
fn an_issuer_with_another_name() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).done();
    let leaf = user("CN=User").by_name("CN=Another CA", ca.key.clone()).done();
    let reason = Reason::NoIssuer("CN=Another CA".to_owned());
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=User", reason);
}

#[test]
fn an_issuer_whose_name_has_another_order() {
    let root = authority("CN=Root,O=A,C=RU").done();
    let leaf = user("CN=User").by_name("O=A,CN=Root,C=RU", root.key.clone()).done();
    let reason = Reason::NoIssuer("O=A,CN=Root,C=RU".to_owned());
    World::new(&root).refuses(&leaf, "CN=User", reason);
}

#[test]
fn an_issuer_whose_name_has_other_spaces_and_case() {
    let root = authority("CN=Root Authority,O=Компания").done();
    let leaf = user("CN=User").by_name("CN=\\ root  AUTHORITY,O=КОМПАНИЯ", root.key.clone()).done();
    World::new(&root).accepts(&leaf, 2);
}

/// The subject of the CA is a PrintableString, and the issuer in the user's certificate is a UTF8String. The two names
/// must count as equal.
#[test]
fn an_issuer_whose_name_is_another_kind_of_string() {
    let root = authority("CN=#1304526f6f74").done();
    let leaf = user("CN=User").by_name("CN=Root", root.key.clone()).done();
    World::new(&root).accepts(&leaf, 2);
    assert_ne!(dn("CN=#1304526f6f74"), dn("CN=Root"));
    assert!(name::same(&dn("CN=#1304526f6f74"), &dn("CN=Root")));
}

#[test]
fn russian_attributes_in_names() {
    let root = authority("CN=УЦ,INNLE=1234567890,OGRN=1234567890123,C=RU").done();
    let leaf = user("CN=Иванов,SNILS=12345678901,INN=123456789012").by(&root).done();
    World::new(&root).accepts(&leaf, 2);
}

#[test]
fn an_issuer_that_is_not_there() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).refuses(&leaf, "CN=User", Reason::NoIssuer("CN=CA".to_owned()));
    // If the issuer of the CA's certificate is not known, the refusal must name the CA's certificate.
    let other = authority("CN=Other").done();
    World::new(&other).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::NoIssuer("CN=Root".to_owned()));
}

#[test]
fn self_signed_and_not_trusted() {
    let root = authority("CN=Root").done();
    let alone = user("CN=Alone").done();
    World::new(&root).refuses(&alone, "CN=Alone", Reason::SelfSigned);
    World::new(&root).knows(&[&alone]).refuses(&alone, "CN=Alone", Reason::SelfSigned);
}

/// A CA has got a new key. With its old key, the CA has issued a certificate for its new key. In the second part of the
/// test, the new key has signed a certificate for the old key.
#[test]
fn an_authority_with_a_new_key() {
    let old = authority("CN=Root").key(key("old")).done();
    let new = authority("CN=Root").key(key("new")).by(&old).serial(2).done();
    let leaf = user("CN=User").by(&new).done();
    World::new(&old).knows(&[&new]).accepts(&leaf, 3);
    World::new(&old).refuses(&leaf, "CN=User", Reason::Signature);
    // Now the verifier trusts the certificate of the new key, and the old key signed the user's certificate.
    let trusted = authority("CN=Root").key(key("new")).serial(3).done();
    let back = authority("CN=Root").key(key("old")).by(&trusted).serial(4).done();
    let leaf = user("CN=User").by(&old).done();
    World::new(&trusted).knows(&[&back]).accepts(&leaf, 3);
}
