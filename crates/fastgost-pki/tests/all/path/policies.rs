//! Tests certificate policies. A CA can require a policy. The verifier itself accepts any policy. The cases are in the
//! style of sections 4.8 to 4.12 of NIST's test suite PKITS.
use super::world::{Entity, Make, World, authority, extension, key, user};
use fastgost_pki::{
    path::Reason,
    x509::x509_cert::{
        der::asn1::ObjectIdentifier,
        ext::{
            Extension,
            pkix::{
                CertificatePolicies, InhibitAnyPolicy, PolicyConstraints, PolicyMapping, PolicyMappings,
                certpolicy::PolicyInformation,
            },
        },
    },
};

const ANY: &str = "2.5.29.32.0";
const ONE: &str = "1.2.643.999.1";
const TWO: &str = "1.2.643.999.2";

fn policies(all: &[&str]) -> Extension {
    let policy =
        |oid: &&str| PolicyInformation { policy_identifier: oid.parse().expect("one"), policy_qualifiers: None };
    extension(true, &CertificatePolicies(all.iter().map(policy).collect()))
}

fn require(after: u32) -> Extension {
    extension(true, &PolicyConstraints { require_explicit_policy: Some(after), inhibit_policy_mapping: None })
}

fn inhibit_mapping(after: u32) -> Extension {
    extension(true, &PolicyConstraints { require_explicit_policy: Some(0), inhibit_policy_mapping: Some(after) })
}

fn map(from: &str, to: &str) -> Extension {
    let oid = |text: &str| text.parse::<ObjectIdentifier>().expect("one");
    let mapping = PolicyMapping { issuer_domain_policy: oid(from), subject_domain_policy: oid(to) };
    extension(true, &PolicyMappings(vec![mapping]))
}

/// Makes a root, a CA, and a user's certificate. `ca` changes the CA's certificate, and `leaf` changes the user's
/// certificate.
fn path(ca: impl FnOnce(Make) -> Make, leaf: impl FnOnce(Make) -> Make) -> (Entity, Entity, Entity) {
    let root = authority("CN=Root").done();
    let ca = ca(authority("CN=CA").by(&root)).done();
    let leaf = leaf(user("CN=User").by(&ca)).done();
    (root, ca, leaf)
}

fn accepts((root, ca, leaf): (Entity, Entity, Entity)) {
    World::new(&root).knows(&[&ca]).accepts(&leaf, 3);
}

fn refuses((root, ca, leaf): (Entity, Entity, Entity), subject: &str) {
    World::new(&root).knows(&[&ca]).refuses(&leaf, subject, Reason::Policy);
}

/// A certificate must be accepted with any policies, unless a CA requires a policy.
#[test]
fn policies_that_nobody_requires() {
    accepts(path(|ca| ca.with(policies(&[ONE])), |leaf| leaf.with(policies(&[TWO]))));
    accepts(path(|ca| ca, |leaf| leaf.with(policies(&[TWO]))));
    accepts(path(|ca| ca.with(policies(&[ONE])), |leaf| leaf));
    accepts(path(|ca| ca.with(policies(&[ONE])).with(require(5)), |leaf| leaf));
}

#[test]
fn a_required_policy() {
    accepts(path(|ca| ca.with(policies(&[ONE])).with(require(0)), |leaf| leaf.with(policies(&[TWO, ONE]))));
    refuses(path(|ca| ca.with(policies(&[ONE])).with(require(0)), |leaf| leaf.with(policies(&[TWO]))), "CN=User");
    refuses(path(|ca| ca.with(policies(&[ONE])).with(require(0)), |leaf| leaf), "CN=User");
    refuses(path(|ca| ca.with(require(0)), |leaf| leaf.with(policies(&[ONE]))), "CN=User");
    // The certificate in question itself can also require that all certificates of the chain have a common policy.
    refuses(path(|ca| ca.with(policies(&[ONE])), |leaf| leaf.with(policies(&[TWO])).with(require(0))), "CN=User");
}

#[test]
fn any_policy() {
    accepts(path(|ca| ca.with(policies(&[ANY])).with(require(0)), |leaf| leaf.with(policies(&[TWO]))));
    accepts(path(|ca| ca.with(policies(&[ONE])).with(require(0)), |leaf| leaf.with(policies(&[ANY]))));
    let inhibit = || extension(true, &InhibitAnyPolicy(0));
    refuses(
        path(|ca| ca.with(policies(&[ONE])).with(require(0)).with(inhibit()), |leaf| leaf.with(policies(&[ANY]))),
        "CN=User",
    );
}

#[test]
fn mapped_policies() {
    let mapped = |ca: Make| ca.with(policies(&[ONE])).with(require(0)).with(map(ONE, TWO));
    accepts(path(mapped, |leaf| leaf.with(policies(&[TWO]))));
    refuses(path(mapped, |leaf| leaf.with(policies(&[ONE]))), "CN=User");
    // The CA has "any policy", and maps the policy ONE to TWO.
    accepts(path(
        |ca| ca.with(policies(&[ANY])).with(require(0)).with(map(ONE, TWO)),
        |leaf| leaf.with(policies(&[TWO])),
    ));
    // The first CA forbids the mapping of policies, so the mapping by the second CA must have no effect.
    let root = authority("CN=Root").done();
    let first = authority("CN=First").by(&root).with(policies(&[ONE])).with(inhibit_mapping(0)).done();
    let second = authority("CN=Second").by(&first).with(policies(&[ONE])).with(map(ONE, TWO)).done();
    let world = World::new(&root).knows(&[&first, &second]);
    world.refuses(&user("CN=User").by(&second).with(policies(&[TWO])).done(), "CN=User", Reason::Policy);
}

#[test]
fn a_mapping_of_any_policy() {
    let (root, ca, leaf) = path(|ca| ca.with(policies(&[ANY])).with(map(ANY, TWO)), |leaf| leaf);
    let refusal = World::new(&root).knows(&[&ca]).verify(&leaf).expect_err("a refusal");
    assert!(matches!(refusal.reason, Reason::Extension(_)), "{refusal}");
}

/// A CA requires a policy, but only after one further certificate. A self-issued certificate of the CA must not count
/// as this certificate.
#[test]
fn a_policy_required_later() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).with(policies(&[ONE])).with(require(1)).done();
    let new = authority("CN=CA").key(key("new")).by(&ca).with(policies(&[ONE])).serial(2).done();
    let leaf = user("CN=User").by(&new).done();
    World::new(&root).knows(&[&ca, &new]).refuses(&leaf, "CN=User", Reason::Policy);
    let other = authority("CN=Other").by(&ca).done();
    let leaf = user("CN=User").by(&other).with(policies(&[ONE])).done();
    World::new(&root).knows(&[&ca, &other]).refuses(&leaf, "CN=User", Reason::Policy);
    // A self-issued certificate must count if it is the certificate in question (RFC 5280, section 6.1.5).
    let last = user("CN=CA").key(key("last")).by(&ca).serial(3).done();
    World::new(&root).knows(&[&ca]).refuses(&last, "CN=CA", Reason::Policy);
}
