//! Tests certificates that CAs must not issue, and files with certificates that do not belong together.
use super::world::{Entity, authority, key, user};
use fastgost_pki::{
    path::{Purpose, Reason, fits, mixed, not_an_issuer},
    x509::{Certificate, GeneralName, name, x509_cert::der::asn1::Ia5String},
};
use std::time::{Duration, SystemTime};

fn certificates(all: &[&Entity]) -> Vec<Certificate> {
    all.iter().map(|entity| entity.certificate.clone()).collect()
}

/// `check_issuable` must refuse a subject that different programs read in different ways, and a subject that no program
/// accepts.
#[test]
fn subjects() {
    let root = authority("CN=Root").done();
    let check = |subject: &str| user(subject).by(&root).done().certificate.check_issuable();
    for good in ["CN=user", "CN=Иван Иванов,SNILS=12345678901,C=RU", "CN=#130475736572", "CN=#1e0404180432"] {
        check(good).expect(good);
    }
    for (bad, why) in [
        // The first name is a UTF8String with a zero byte. The next four names have bytes outside of ASCII in a
        // PrintableString, IA5String, VisibleString and TeletexString.
        ("CN=#0c0362006b", "not seen"),
        ("CN=#1302d0b0", "kind of string"),
        ("CN=#1602d0b0", "kind of string"),
        ("CN=#1a02d0b0", "kind of string"),
        ("CN=#1403c8751b", "kind of string"),
        // The next three names are a NumericString with letters, a GeneralString, and an OCTET STRING.
        ("CN=#120462616e6b", "kind of string"),
        ("CN=#1b0462616e6b", "kind of string"),
        ("CN=#04026263", "kind of string"),
        // The next three names have a zero-width space, a mark that changes the direction of text, and a character for
        // private use. The last name is only a space.
        ("CN=#0c0562e2808b63", "not seen"),
        ("CN=#0c0562e280ae63", "not seen"),
        ("CN=#0c0562ee808063", "not seen"),
        ("CN=#0c0120,O=Company", "is empty"),
    ] {
        let e = check(bad).expect_err(bad).to_string();
        assert!(e.contains(why), "{bad}: {e}");
    }
}

#[test]
fn alternative_names() {
    let root = authority("CN=Root").done();
    let text = |text: &str| Ia5String::new(text).expect("ASCII");
    let check = |name: GeneralName| {
        let made = user("CN=user").by(&root).profile(|p| p.alternative_names = vec![name]).done();
        made.certificate.check_issuable()
    };
    for good in ["a.ru", "*.a.ru", "a_b.ru"] {
        check(GeneralName::DnsName(text(good))).expect(good);
    }
    check(GeneralName::UniformResourceIdentifier(text("urn:a"))).expect("a URI");
    for bad in ["", ".", "*", "a.", ".ru", "bank.ru/evil", "127.1", "a\0.ru"] {
        check(GeneralName::DnsName(text(bad))).expect_err(bad);
    }
    for bad in ["", "@", " ", "a@b\0.c", "\"a\"@b.ru"] {
        check(GeneralName::Rfc822Name(text(bad))).expect_err(bad);
    }
    for bad in ["", " ", "http://a\0b", "a"] {
        check(GeneralName::UniformResourceIdentifier(text(bad))).expect_err(bad);
    }
    for bad in ["CN=#1b0462616e6b", "CN=a+CN=b"] {
        let Ok(name) = name::parse(bad) else { continue };
        check(GeneralName::DirectoryName(name)).expect_err(bad);
    }
}

/// `mixed` must find a certificate of a CA in a file with a person's certificate. It must also find a self-issued
/// certificate of an old version, which cannot say whether it belongs to a CA.
#[test]
fn authorities_among_others() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by(&root).done();
    let other = user("CN=Other").by(&root).key(key("other")).done();
    assert_eq!(mixed(&certificates(&[&leaf, &other])).expect("cheap"), None);
    assert_eq!(mixed(&certificates(&[&leaf, &root])).expect("cheap"), Some((0, 1)));
    // The CA must be found even if it is not the issuer of the person's certificate.
    let stranger = authority("CN=Stranger").key(key("stranger")).done();
    assert_eq!(mixed(&certificates(&[&stranger, &leaf])).expect("cheap"), Some((1, 0)));
    let old = user("CN=Old").only([]).done();
    assert_eq!(mixed(&certificates(&[&leaf, &old])).expect("cheap"), Some((0, 1)));
}

#[test]
fn certificates_of_a_chain() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).key(key("ca")).done();
    let leaf = user("CN=User").by(&ca).done();
    let stranger = authority("CN=Root").key(key("stranger")).done();
    let find =
        |own: &[&Entity], chain: &[&Entity]| not_an_issuer(&certificates(own), &certificates(chain)).expect("cheap");
    assert_eq!(find(&[&leaf], &[&root, &ca]), None);
    assert_eq!(find(&[&leaf], &[&root]), Some(0));
    assert_eq!(find(&[&leaf], &[&ca, &stranger]), Some(1));
    assert_eq!(find(&[], &[&root]), Some(0));
}

#[test]
fn recipients() {
    let root = authority("CN=Root").done();
    let leaf = user("CN=User").by(&root).done();
    let from = leaf.certificate.validity().not_before.to_unix_duration();
    let until = leaf.certificate.validity().not_after.to_unix_duration();
    let at = |since: Duration| SystemTime::UNIX_EPOCH + since;
    let reason = |purpose, since| fits(&leaf.certificate, purpose, at(since)).expect("a time").map_err(|e| e.reason);
    assert_eq!(reason(Purpose::Signature, from), Ok(()));
    assert!(matches!(reason(Purpose::Encryption, from), Err(Reason::KeyUsage(_))));
    assert!(matches!(reason(Purpose::Signature, until + Duration::from_secs(1)), Err(Reason::Expired(_))));
    let early = from.checked_sub(Duration::from_secs(1)).expect("after 1970");
    assert!(matches!(reason(Purpose::Signature, early), Err(Reason::NotYetValid(_))));
}
