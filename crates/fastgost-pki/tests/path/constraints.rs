//! Name constraints of DNS names, mail addresses, URIs and IP addresses: PKITS 4.13.21 to 4.13.38.
use crate::world::{Entity, World, authority, extension, user};
use fastgost_pki::{
    path::Reason,
    x509::{
        GeneralName,
        x509_cert::{
            der::asn1::{Ia5String, OctetString},
            ext::pkix::{NameConstraints, constraints::name::GeneralSubtree},
        },
    },
};

fn text(text: &str) -> Ia5String {
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

/// An authority that permits and excludes names, and a certificate with a name below it.
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
    // Other kinds of names are not constrained.
    case.accepts(&[email("a@example.com"), ip(&[1, 2, 3, 4])]);
}

#[test]
fn excluded_dns_names() {
    let case = Case::new(&[], &[dns("secret.example.ru")]);
    case.accepts(&[dns("example.ru"), dns("other.example.ru"), dns("nosecret.example.ru")]);
    case.excludes(&dns("secret.example.ru"), "DNS:secret.example.ru");
    case.excludes(&dns("a.SECRET.example.ru"), "DNS:a.SECRET.example.ru");
    // It would also be for the excluded one.
    case.excludes(&dns("*.example.ru"), "DNS:*.example.ru");
}

#[test]
fn dns_names_that_are_permitted_and_excluded() {
    let case = Case::new(&[dns("example.ru")], &[dns("secret.example.ru")]);
    case.accepts(&[dns("a.example.ru")]);
    case.excludes(&dns("secret.example.ru"), "DNS:secret.example.ru");
    case.does_not_permit(&dns("example.com"), "DNS:example.com");
}

/// Many write the subtree with a dot; then it has only names below it.
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
    case.does_not_permit(&email("example.ru"), "email:example.ru");
}

#[test]
fn mail_addresses_of_a_domain() {
    let case = Case::new(&[email(".example.ru")], &[]);
    case.accepts(&[email("a@mail.example.ru")]);
    case.does_not_permit(&email("a@example.ru"), "email:a@example.ru");
}

#[test]
fn one_mail_address() {
    let case = Case::new(&[], &[email("Boss@example.ru")]);
    case.accepts(&[email("a@example.ru"), email("boss@example.ru")]);
    case.excludes(&email("Boss@Example.ru"), "email:Boss@Example.ru");
    // It cannot be compared.
    case.excludes(&email("boss"), "email:boss");
}

/// Mail addresses were once in subjects.
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
    for bad in [
        "http://a.example.ru/",
        "http://example.org",
        "http://evil.com/@example.ru",
        "urn:example.ru",
        "http://1.2.3.4/",
    ] {
        case.does_not_permit(&uri(bad), &format!("URI:{bad}"));
    }
    let case = Case::new(&[], &[uri("example.ru")]);
    case.accepts(&[uri("http://a.example.ru/")]);
    case.excludes(&uri("http://example.ru"), "URI:http://example.ru");
    case.excludes(&uri("urn:a"), "URI:urn:a");
}

#[test]
fn ip_addresses() {
    let case = Case::new(&[ip(&[10, 1, 0, 0, 255, 255, 0, 0])], &[ip(&[10, 1, 2, 0, 255, 255, 255, 0])]);
    case.accepts(&[ip(&[10, 1, 3, 4])]);
    case.does_not_permit(&ip(&[10, 2, 3, 4]), "IP:10.2.3.4");
    case.excludes(&ip(&[10, 1, 2, 3]), "IP:10.1.2.3");
    case.does_not_permit(&ip(&[0; 16]), "IP:::");
    let mut range = [0; 32];
    (range[0], range[1], range[16], range[17]) = (0x20, 1, 0xff, 0xff);
    let case = Case::new(&[ip(&range)], &[]);
    let mut address = [7; 16];
    (address[0], address[1]) = (0x20, 1);
    case.accepts(&[ip(&address)]);
    address[1] = 2;
    assert!(case.world().verify(&case.leaf(&ip(&address))).is_err());
}

/// What cannot be understood is not ignored.
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
    let ca = constraints(subtree(ip(&[1, 2, 3, 4]), 0));
    let leaf = user("CN=User").by(&ca).done();
    let reason = Reason::NameConstraints("an IP range that is not an address and a mask".to_owned());
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", reason);
    let number = |n: &str| GeneralName::RegisteredId(n.parse().expect("an identifier"));
    let ca = constraints(subtree(number("1.2.3"), 0));
    let leaf = user("CN=User").by(&ca).profile(|p| p.alternative_names = vec![dns("a.ru")]).done();
    World::new(&root).knows(&[&ca]).accepts(&leaf, 3);
    let leaf = user("CN=User").by(&ca).profile(|p| p.alternative_names = vec![number("1.2.3.4")]).done();
    let reason = Reason::NameConstraints("names of another kind than directory, DNS, mail, URI, IP".to_owned());
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=User", reason);
}

/// Comparing everything with everything would take too long.
#[test]
fn too_many_names() {
    let many = |n: usize| (0..n).map(|i| dns(&format!("{i}.example.ru"))).collect::<Vec<_>>();
    let case = Case::new(&[], &many(1000));
    let leaf = user("CN=User").by(&case.ca).profile(|p| p.alternative_names = many(1000)).done();
    let reason = Reason::NameConstraints("too many names and constraints".to_owned());
    case.world().refuses(&leaf, "CN=User", reason);
}
