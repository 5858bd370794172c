//! Tests name constraints of DNS names, mail addresses, URIs and IP addresses. The cases are in the style of sections
//! 4.13.21 to 4.13.38 of NIST's test suite PKITS.
use super::world::{Entity, World, authority, dn, extension, user};
use der::asn1::Ia5String;
use fastgost_pki::{
    path::Reason,
    x509::{
        GeneralName,
        x509_cert::{
            der::asn1::OctetString,
            ext::pkix::{NameConstraints, constraints::name::GeneralSubtree, name::OtherName},
        },
    },
};

pub fn text(text: &str) -> Ia5String {
    Ia5String::new(text).expect("ASCII")
}

pub fn dns(name: &str) -> GeneralName {
    GeneralName::DnsName(text(name))
}

fn email(address: &str) -> GeneralName {
    GeneralName::Rfc822Name(text(address))
}

fn uri(uri: &str) -> GeneralName {
    GeneralName::UniformResourceIdentifier(text(uri))
}

fn ip(bytes: &[u8]) -> GeneralName {
    GeneralName::IpAddress(OctetString::new(bytes).expect("bytes"))
}

/// A root, and a CA with a certificate from the root. The name constraints in the CA's certificate permit and exclude
/// names.
struct Case {
    root: Entity,
    ca: Entity,
}

impl Case {
    fn new(permitted: &[GeneralName], excluded: &[GeneralName]) -> Self {
        let root = authority("CN=Root").done();
        let ca = authority("CN=CA").by(&root).profile(|p| {
            (p.permitted, p.excluded) = (permitted.to_vec(), excluded.to_vec());
        });
        Self { ca: ca.done(), root }
    }

    fn world(&self) -> World {
        World::new(&self.root).knows(&[&self.ca])
    }

    fn leaf(&self, name: &GeneralName) -> Entity {
        user("CN=User").by(&self.ca).profile(|p| p.alternative_names = vec![name.clone()]).done()
    }

    fn accepts(&self, names: &[GeneralName]) {
        names.iter().for_each(|name| self.world().accepts(&self.leaf(name), 3));
    }

    fn does_not_permit(&self, name: &GeneralName, shown: &str) {
        let by = self.ca.certificate.label();
        let reason = Reason::NameNotPermitted(shown.to_owned(), by);
        self.world().refuses(&self.leaf(name), "CN=User", reason);
    }

    fn cannot_compare(&self, name: &GeneralName, shown: &str, why: &str) {
        let reason = Reason::NameUnclear(shown.to_owned(), self.ca.certificate.label(), why.to_owned());
        self.world().refuses(&self.leaf(name), "CN=User", reason);
    }

    fn excludes(&self, name: &GeneralName, shown: &str) {
        let by = self.ca.certificate.label();
        self.world().refuses(&self.leaf(name), "CN=User", Reason::NameExcluded(shown.to_owned(), by));
    }
}

#[test]
fn permitted_dns_names() {
    let case = Case::new(&[dns("example.ru")], &[]);
    case.accepts(&[dns("example.ru"), dns("a.example.ru"), dns("A.B.EXAMPLE.RU"), dns("*.example.ru")]);
    case.does_not_permit(&dns("example.com"), "DNS:example.com");
    case.does_not_permit(&dns("badexample.ru"), "DNS:badexample.ru");
    case.does_not_permit(&dns("ru"), "DNS:ru");
    // A constraint for DNS names must not apply to mail addresses and IP addresses.
    case.accepts(&[email("a@example.com"), ip(&[1, 2, 3, 4])]);
}

#[test]
fn excluded_dns_names() {
    let case = Case::new(&[], &[dns("secret.example.ru")]);
    case.accepts(&[dns("example.ru"), dns("other.example.ru"), dns("nosecret.example.ru")]);
    case.excludes(&dns("secret.example.ru"), "DNS:secret.example.ru");
    case.excludes(&dns("a.SECRET.example.ru"), "DNS:a.SECRET.example.ru");
    // The wildcard also stands for the excluded name, so the name with the wildcard must be refused.
    case.excludes(&dns("*.example.ru"), "DNS:*.example.ru");
}

#[test]
fn dns_names_that_are_permitted_and_excluded() {
    let case = Case::new(&[dns("example.ru")], &[dns("secret.example.ru")]);
    case.accepts(&[dns("a.example.ru")]);
    case.excludes(&dns("secret.example.ru"), "DNS:secret.example.ru");
    case.does_not_permit(&dns("example.com"), "DNS:example.com");
}

/// Many CAs write the domain of a subtree with a dot in front. Such a subtree must contain only the names below the
/// domain.
#[test]
fn dns_names_below_a_dot() {
    let case = Case::new(&[dns(".example.ru")], &[]);
    case.accepts(&[dns("a.example.ru")]);
    case.does_not_permit(&dns("example.ru"), "DNS:example.ru");
}

#[test]
fn no_dns_names_at_all() {
    let case = Case::new(&[], &[dns("")]);
    case.excludes(&dns("example.ru"), "DNS:example.ru");
    case.accepts(&[email("a@b.ru")]);
}

#[test]
fn mail_addresses_of_a_host() {
    let case = Case::new(&[email("example.ru")], &[]);
    case.accepts(&[email("a@example.ru"), email("a@EXAMPLE.ru")]);
    case.does_not_permit(&email("a@mail.example.ru"), "email:a@mail.example.ru");
    case.cannot_compare(&email("example.ru"), "email:example.ru", "it is not a mail address");
}

#[test]
fn mail_addresses_of_a_domain() {
    let case = Case::new(&[email(".example.ru")], &[]);
    case.accepts(&[email("a@mail.example.ru")]);
    case.does_not_permit(&email("a@example.ru"), "email:a@example.ru");
}

/// The names in constraints are decoded again for each path. This work must count towards the limit of work.
#[test]
fn many_constraints() {
    let many: Vec<_> = (0..1000).map(|n| dns(&format!("example-{n}.ru"))).collect();
    let case = Case::new(&[], &many);
    let mut world = case.world();
    let leaf = case.leaf(&dns("example.ru"));
    world.accepts(&leaf, 3);
    world.options.most_work = 3000;
    world.gives_up(&leaf, "CN=User");
}

#[test]
fn one_mail_address() {
    let case = Case::new(&[], &[email("Boss@example.ru")]);
    case.accepts(&[email("a@example.ru"), email("boss@example.ru")]);
    case.excludes(&email("Boss@Example.ru"), "email:Boss@Example.ru");
    case.cannot_compare(&email("boss"), "email:boss", "it is not a mail address");
}

/// Constraints for mail addresses must also apply to mail addresses in subjects, because old certificates have their
/// mail addresses there.
#[test]
fn mail_addresses_in_subjects() {
    let case = Case::new(&[email("example.ru")], &[]);
    let good = user("emailAddress=a@example.ru").by(&case.ca).done();
    case.world().accepts(&good, 3);
    let bad = user("emailAddress=a@example.com").by(&case.ca).done();
    let reason = Reason::NameNotPermitted("a@example.com".to_owned(), case.ca.certificate.label());
    case.world().refuses(&bad, "emailAddress=a@example.com", reason);
}

#[test]
fn uris() {
    let case = Case::new(&[uri("example.ru"), uri(".example.org")], &[]);
    case.accepts(&[uri("http://example.ru/a"), uri("https://user@EXAMPLE.ru:8443/?q"), uri("ldap://a.example.org")]);
    for bad in ["http://a.example.ru/", "http://example.org", "http://evil.com/@example.ru"] {
        case.does_not_permit(&uri(bad), &format!("URI:{bad}"));
    }
    let case = Case::new(&[], &[uri("example.ru")]);
    case.accepts(&[uri("http://a.example.ru/")]);
    case.excludes(&uri("http://example.ru"), "URI:http://example.ru");
    for (bad, why) in [
        ("urn:example.ru", "it is not a URI with a host"),
        ("http://1.2.3.4/", "it ends in a number, as addresses do"),
        ("http://[::1]/", "its host is not written as a name"),
        ("http://ex%61mple.ru/", "its host is not written as a name"),
        ("http://evil.com\\@a.ru/", "its host is not written as a name"),
        ("http://a@b@example.ru/", "its host is not written as a name"),
        ("http://example.ru./", "it ends with a dot"),
    ] {
        case.cannot_compare(&uri(bad), &format!("URI:{bad}"), why);
    }
}

/// A name in an unusual form cannot be compared with a constraint for its kind, so it must be refused. This holds for
/// excluded and for permitted subtrees.
#[test]
fn odd_spellings() {
    let (none, host) = ("it is not a host name of letters, digits, hyphens and dots", "example.ru");
    for case in [Case::new(&[], &[dns(host)]), Case::new(&[dns(host)], &[])] {
        for (bad, shown, why) in [
            ("example.ru.", "example.ru.", "it ends with a dot"),
            ("ex%61mple.ru", "ex%61mple.ru", none),
            ("a..example.ru", "a..example.ru", none),
            ("f*.example.ru", "f*.example.ru", "its wildcard is not the whole first label"),
            ("a.*.ru", "a.*.ru", "its wildcard is not the whole first label"),
            ("*", "*", "its wildcard is not the whole first label"),
            ("*.*.ru", "*.*.ru", none),
            ("10.0.0.1", "10.0.0.1", "it ends in a number, as addresses do"),
        ] {
            case.cannot_compare(&dns(bad), &format!("DNS:{shown}"), why);
        }
    }
    let local = "its local part is not one of RFC 5321";
    for case in [Case::new(&[], &[email(host)]), Case::new(&[email(host)], &[]), Case::new(&[], &[email("a@b.ru")])] {
        for (bad, shown, why) in [
            (
                "\"a@evil.com\"@example.ru",
                "\"a@evil.com\"@example.ru",
                "its local part is quoted, which is not supported",
            ),
            ("a\\@evil.com@example.ru", "a\\@evil.com@example.ru", local),
            ("a@evil.com@example.ru", "a@evil.com@example.ru", local),
            ("a@example.ru.", "a@example.ru.", "it ends with a dot"),
            ("a@[10.0.0.1]", "a@[10.0.0.1]", none),
        ] {
            case.cannot_compare(&email(bad), &format!("email:{shown}"), why);
        }
    }
    // If there is no constraint for names of this kind, a name in an unusual form must be accepted.
    Case::new(&[email(host)], &[]).accepts(&[dns("example.ru.")]);
}

/// A wildcard stands for every label at its place, so a name with a wildcard stands for many names. It must be
/// permitted only if all these names are permitted. It must be excluded if at least one of these names is excluded.
#[test]
fn wildcards() {
    let case = Case::new(&[dns("a.example.ru")], &[]);
    case.does_not_permit(&dns("*.example.ru"), "DNS:*.example.ru");
    case.accepts(&[dns("*.a.example.ru"), dns("*.b.a.example.ru")]);
    let case = Case::new(&[], &[dns(".example.ru")]);
    case.excludes(&dns("*.example.ru"), "DNS:*.example.ru");
    case.accepts(&[dns("*.ru")]);
}

fn international(value: &str) -> GeneralName {
    let value = der::Any::new(der::Tag::Utf8String, value.as_bytes()).expect("text");
    GeneralName::OtherName(OtherName { type_id: "1.3.6.1.5.5.7.8.9".parse().expect("an identifier"), value })
}

/// Constraints for mail addresses must also apply to international mail addresses (RFC 9598).
#[test]
fn international_mail_addresses() {
    let shown = "otherName:1.3.6.1.5.5.7.8.9";
    let case = Case::new(&[email("example.ru")], &[]);
    case.accepts(&[international("иван@example.ru"), international("ivan@EXAMPLE.ru")]);
    case.does_not_permit(&international("иван@example.com"), shown);
    let none = "it is not a host name of letters, digits, hyphens and dots";
    case.cannot_compare(&international("иван@почта.рф"), shown, none);
    let number = der::Any::new(der::Tag::Integer, [1]).expect("a number");
    let unread = OtherName { type_id: "1.3.6.1.5.5.7.8.9".parse().expect("an identifier"), value: number };
    case.cannot_compare(&GeneralName::OtherName(unread), shown, "it is not a mail address of RFC 9598");
    let case = Case::new(&[], &[email("boss@example.ru"), email(".example.org")]);
    case.accepts(&[international("иван@example.ru")]);
    case.excludes(&international("boss@example.ru"), shown);
    case.excludes(&international("иван@a.example.org"), shown);
}

/// If the verifier does not understand a constraint, it must refuse all names of the kind that the constraint is for.
#[test]
fn constraints_that_are_not_understood() {
    for (base, name, shown, why) in [
        (dns("*.example.ru"), dns("a.ru"), "DNS:a.ru", "in the constraint DNS:*.example.ru, it is not a host name of"),
        (dns("example.ru."), dns("a.ru"), "DNS:a.ru", "in the constraint DNS:example.ru., it ends with a dot"),
        (email("a@@b.ru"), email("a@b.ru"), "email:a@b.ru", "in the constraint email:a@@b.ru, its local part is"),
        (
            uri("http://a.ru"),
            uri("http://a.ru"),
            "URI:http://a.ru",
            "in the constraint URI:http://a.ru, it is not a host",
        ),
        (
            ip(&[10, 0, 0, 0, 255, 0, 255, 0]),
            ip(&[10; 4]),
            "IP:10.10.10.10",
            "in the constraint IP:10.0.0.0/255.0.255.0, the",
        ),
    ] {
        for (permitted, excluded) in [(vec![base.clone()], vec![]), (vec![], vec![base])] {
            let case = Case::new(&permitted, &excluded);
            let refusal = case.world().verify(&case.leaf(&name)).expect_err("a refusal");
            let Reason::NameUnclear(name, by, text) = &refusal.reason else { panic!("{refusal}") };
            assert_eq!((&**name, by), (shown, &case.ca.certificate.label()));
            assert!(text.starts_with(why), "{refusal}");
            assert!(refusal.to_string().contains("cannot be compared with the names that CN=CA"), "{refusal}");
        }
    }
}

/// A subject must be excluded even if it is written in another form than the excluded name. For example, it may have
/// capital letters, more spaces or another type of string.
#[test]
fn subjects_in_other_forms() {
    let case = Case::new(&[], &[GeneralName::DirectoryName(dn("O=Big Bank,C=RU"))]);
    for subject in [
        "O=Big Bank,C=RU",
        "O=BIG  bank,C=RU",
        "O=\\ Big Bank\\ ,C=RU",
        "CN=User,O=Big Bank,C=RU",
        "O=Ｂig Bank,C=RU",
        "O=\u{1d401}ig\u{a0}Bank,C=RU",
        // In these two subjects, the value of `O` is a BMPString or a TeletexString.
        "O=#1e10004200690067002000420061006e006b,C=RU",
        "O=#14084269672042616e6b,C=#13027275",
    ] {
        let leaf = user(subject).by(&case.ca).done();
        let refusal = case.world().verify(&leaf).expect_err(subject);
        assert!(matches!(refusal.reason, Reason::NameExcluded(..)), "{refusal}");
    }
    let other = user("O=Big Banks,C=RU").by(&case.ca).done();
    case.world().accepts(&other, 3);
}

/// If a CA constrains directory names, a subject with invisible characters must be refused, because it would look the
/// same as another name, but would differ from it.
#[test]
fn subjects_that_are_not_seen() {
    let subtree = |text| GeneralName::DirectoryName(dn(text));
    for case in [Case::new(&[], &[subtree("O=A")]), Case::new(&[subtree("O=A")], &[])] {
        for (subject, shown, why) in [
            ("O=A\\E2\\80\\8B", "O=A\\E2\\80\\8B", "it has characters that are not seen"),
            ("O=A\\00", "O=A\\00", "it has characters that are not seen"),
            ("O=A\\EF\\B8\\8F", "O=A\\EF\\B8\\8F", "it has characters that are not seen"),
            ("O=A\\E3\\85\\A4", "O=A\\E3\\85\\A4", "it has characters that are not seen"),
            ("O=#0401FF", "O=#0401ff", "it has an attribute that is not text"),
        ] {
            let leaf = user(subject).by(&case.ca).done();
            let by = case.ca.certificate.label();
            let reason = Reason::NameUnclear(shown.to_owned(), by, why.to_owned());
            case.world().refuses(&leaf, shown, reason);
        }
    }
    // The constraints must apply to a mail address in the subject, even if there is also a mail address in the
    // alternative names.
    let case = Case::new(&[email("example.ru")], &[]);
    let leaf =
        user("emailAddress=a@evil.com").by(&case.ca).profile(|p| p.alternative_names = vec![email("a@example.ru")]);
    let reason = Reason::NameNotPermitted("a@evil.com".to_owned(), case.ca.certificate.label());
    case.world().refuses(&leaf.done(), "emailAddress=a@evil.com", reason);
    let leaf = user("emailAddress=#0401ff").by(&case.ca).done();
    let reason = Reason::NameUnclear(String::new(), case.ca.certificate.label(), "it is not text".to_owned());
    case.world().refuses(&leaf, "emailAddress=#0401ff", reason);
}

#[test]
fn ip_addresses() {
    let case = Case::new(&[ip(&[10, 1, 0, 0, 255, 255, 0, 0])], &[ip(&[10, 1, 2, 0, 255, 255, 255, 0])]);
    case.accepts(&[ip(&[10, 1, 3, 4])]);
    case.does_not_permit(&ip(&[10, 2, 3, 4]), "IP:10.2.3.4");
    case.excludes(&ip(&[10, 1, 2, 3]), "IP:10.1.2.3");
    case.does_not_permit(&ip(&[0; 16]), "IP:::");
    let mut mapped = [0; 16];
    mapped[10..].copy_from_slice(&[255, 255, 10, 1, 3, 4]);
    let why = "it is an address of IPv4 in the form of IPv6";
    case.cannot_compare(&ip(&mapped), "IP:::ffff:10.1.3.4", why);
    // An address that has neither 4 nor 16 bytes must be refused, whatever the constraints are.
    let refusal = case.world().verify(&case.leaf(&ip(&[10, 1, 3]))).expect_err("no address");
    assert!(matches!(&refusal.reason, Reason::Extension(why) if why.contains("subjectAltName")), "{refusal}");
    let mut range = [0; 32];
    (range[0], range[1], range[16], range[17]) = (0x20, 1, 0xff, 0xff);
    let case = Case::new(&[ip(&range)], &[]);
    let mut address = [7; 16];
    (address[0], address[1]) = (0x20, 1);
    case.accepts(&[ip(&address)]);
    address[1] = 2;
    assert!(case.world().verify(&case.leaf(&ip(&address))).is_err());
}

/// A constraint that is not supported must not be ignored. A CA whose constraints have a minimum or a maximum must be
/// refused. If a constraint is for a kind of names that is not supported, a certificate with a name of this kind must
/// be refused.
#[test]
fn constraints_that_are_not_supported() {
    let root = authority("CN=Root").done();
    let subtree = |base, minimum| GeneralSubtree { base, minimum, maximum: None };
    let constraints = |subtree| {
        let constraints = NameConstraints { permitted_subtrees: Some(vec![subtree]), excluded_subtrees: None };
        authority("CN=CA").by(&root).with(extension(true, &constraints)).done()
    };
    let ca = constraints(subtree(dns("example.ru"), 1));
    let leaf = user("CN=User").by(&ca).done();
    let reason = Reason::NameConstraints("distances (minimum, maximum)".to_owned());
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", reason);
    let number = |n: &str| GeneralName::RegisteredId(n.parse().expect("an identifier"));
    let ca = constraints(subtree(number("1.2.3"), 0));
    let leaf = user("CN=User").by(&ca).profile(|p| p.alternative_names = vec![dns("a.ru")]).done();
    World::new(&root).knows(&[&ca]).accepts(&leaf, 3);
    let leaf = user("CN=User").by(&ca).profile(|p| p.alternative_names = vec![number("1.2.3.4")]).done();
    let why = "only names of directories, DNS, mail, URIs and IP are compared".to_owned();
    let reason = Reason::NameUnclear("RID:1.2.3.4".to_owned(), ca.certificate.label(), why);
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=User", reason);
}

/// If there are very many names and constraints, the comparison of all of them would take too long. So the search must
/// give up.
#[test]
fn too_many_names() {
    let many = |n: usize| (0..n).map(|i| dns(&format!("{i}.example.ru"))).collect::<Vec<_>>();
    let case = Case::new(&[], &many(2000));
    let leaf = user("CN=User").by(&case.ca).profile(|p| p.alternative_names = many(2000)).done();
    case.world().gives_up(&leaf, "CN=User");
}
