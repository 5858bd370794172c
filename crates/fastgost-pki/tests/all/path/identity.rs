//! Tests the verification of the name that a certificate must have (RFC 9525, section 6). The name is a host name, an
//! IP address or a mail address.
use super::{
    constraints::text,
    world::{Entity, World, authority, user},
};
use der::asn1::OctetString;
use fastgost_pki::{
    path::{Identity, Reason},
    x509::{GeneralName, x509_cert::ext::pkix::name::OtherName},
};

const SUBJECT: &str = "CN=example.ru,emailAddress=a@example.ru";

/// Makes a verifier that trusts a root, and a certificate from this root with the alternative names `names`.
fn with(names: Vec<GeneralName>) -> (World, Entity) {
    let root = authority("CN=Root").done();
    let leaf = user(SUBJECT).by(&root).profile(|p| p.alternative_names = names);
    (World::new(&root), leaf.done())
}

/// Returns true if a certificate with the alternative name `name` is accepted for `identity`.
fn is_for(name: GeneralName, identity: &Identity) -> bool {
    let (world, leaf) = with(vec![name]);
    match world.whom(identity.clone()).verify(&leaf) {
        Ok(_) => true,
        Err(refusal) => {
            assert!(matches!(refusal.reason, Reason::Identity(..)), "{refusal}");
            false
        }
    }
}

#[test]
fn hosts() {
    for (presented, wanted, is) in [
        ("example.ru", "example.ru", true),
        ("Example.RU", "eXAMPLE.ru", true),
        ("example.ru", "example.ru.", true),
        ("example.ru", "a.example.ru", false),
        ("a.example.ru", "example.ru", false),
        ("example.ru", "example.rub", false),
        // A wildcard must be the whole first label, and stands for exactly one label.
        ("*.example.ru", "a.example.ru", true),
        ("*.example.ru", "A.Example.ru", true),
        ("*.example.ru", "example.ru", false),
        ("*.example.ru", "a.b.example.ru", false),
        ("*.b.example.ru", "a.b.example.ru", true),
        ("a*.example.ru", "ab.example.ru", false),
        ("*a.example.ru", "ba.example.ru", false),
        ("a.*.ru", "a.example.ru", false),
        ("*.*.ru", "a.example.ru", false),
        ("*", "example", false),
        // Nobody owns a whole top-level domain.
        ("*.ru", "example.ru", false),
        // An alternative name that is not a valid host name must match no host.
        ("example.ru.", "example.ru", false),
    ] {
        let host = Identity::host(wanted).expect(wanted);
        assert_eq!(is_for(GeneralName::DnsName(text(presented)), &host), is, "{presented} {wanted}");
    }
    let host = Identity::host("example.ru").expect("a host");
    assert!(!is_for(GeneralName::UniformResourceIdentifier(text("https://example.ru/")), &host));
    for bad in ["", ".", "*.example.ru", "a..ru", "1.2.3.4", "::1", "почта.рф", "a b", "example.ru..", "a\0"] {
        let e = Identity::host(bad).expect_err(bad).to_string();
        assert!(e.contains("; allowed: a host name"), "{e}");
    }
}

#[test]
fn addresses() {
    let ip = |bytes: &[u8]| GeneralName::IpAddress(OctetString::new(bytes).expect("bytes"));
    let v4 = Identity::ip("192.0.2.1").expect("an address");
    assert_eq!(Identity::ip("::ffff:192.0.2.1").expect("an address"), v4);
    assert!(is_for(ip(&[192, 0, 2, 1]), &v4));
    assert!(!is_for(ip(&[192, 0, 2, 2]), &v4));
    // An address with a mask is not allowed as an alternative name.
    let (world, leaf) = with(vec![ip(&[192, 0, 2, 1, 255, 255, 255, 255])]);
    let refusal = world.whom(v4.clone()).verify(&leaf).expect_err("no name");
    assert!(matches!(&refusal.reason, Reason::Extension(why) if why.contains("subjectAltName")), "{refusal}");
    assert!(!is_for(GeneralName::DnsName(text("192.0.2.1")), &v4));
    let v6 = Identity::ip("::1").expect("an address");
    assert!(is_for(ip(&1_u128.to_be_bytes()), &v6) && !is_for(ip(&2_u128.to_be_bytes()), &v6));
    assert!(Identity::ip("64:ff9b::192.0.2.1").is_err_and(|e| e.to_string().contains("in the form of IPv6")));
    assert!(Identity::ip("example.ru").is_err_and(|e| e.to_string().contains("not an IP address")));
}

#[test]
fn mail_addresses() {
    let email = |address: &str| GeneralName::Rfc822Name(text(address));
    let wanted = Identity::email("Ivan@Example.ru").expect("an address");
    assert!(is_for(email("Ivan@example.RU"), &wanted));
    for bad in ["ivan@example.ru", "Ivan@a.example.ru", "example.ru", "Ivan@example.ru.", "a@b@example.ru"] {
        assert!(!is_for(email(bad), &wanted), "{bad}");
    }
    let wanted = Identity::email("иван@example.ru").expect("an address");
    let value = der::Any::new(der::Tag::Utf8String, "иван@example.ru".as_bytes()).expect("text");
    let other = |oid: &str| OtherName { type_id: oid.parse().expect("an identifier"), value: value.clone() };
    assert!(is_for(GeneralName::OtherName(other("1.3.6.1.5.5.7.8.9")), &wanted));
    assert!(!is_for(GeneralName::OtherName(other("1.3.6.1.5.5.7.8.5")), &wanted));
    assert!(Identity::email("ivan").is_err_and(|e| e.to_string().contains("not a mail address")));
}

/// The verifier must compare the required names only with alternative names, and not with the subject. The certificate
/// in question must have all required names. The certificates of the CAs need not have them.
#[test]
fn alternative_names() {
    let host = |name| Identity::host(name).expect(name);
    let (world, leaf) = with(Vec::new());
    let why = Reason::Identity("the host example.ru".to_owned(), String::new());
    world.whom(host("example.ru")).refuses(&leaf, SUBJECT, why);
    let (world, leaf) = with(Vec::new());
    let why = Reason::Identity("the mail address a@example.ru".to_owned(), String::new());
    world.whom(Identity::email("a@example.ru").expect("an address")).refuses(&leaf, SUBJECT, why);
    let names = || ["a.ru", "b.ru"].map(|name| GeneralName::DnsName(text(name))).to_vec();
    let (world, leaf) = with(names());
    world.whom(host("a.ru")).whom(host("b.ru")).accepts(&leaf, 2);
    let (world, leaf) = with(names());
    let refusal = world.whom(host("a.ru")).whom(host("c.ru")).verify(&leaf).expect_err("a refusal");
    assert!(refusal.to_string().ends_with("is not for the host c.ru, only for DNS:a.ru, DNS:b.ru"), "{refusal}");
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).profile(|p| p.alternative_names = names()).done();
    let leaf = user("CN=User").by(&ca).done();
    let why = Reason::Identity("the host a.ru".to_owned(), String::new());
    World::new(&root).knows(&[&ca]).whom(host("a.ru")).refuses(&leaf, "CN=User", why);
}
