//! Tests constraints of directory names. The cases are in the style of sections 4.13.1 to 4.13.20 of NIST's test suite
//! PKITS.
use super::world::{Entity, World, authority, dn, user};
use fastgost_pki::{path::Reason, x509::GeneralName};

fn directory(text: &str) -> GeneralName {
    GeneralName::DirectoryName(dn(text))
}

fn constrained(by: &Entity, subject: &str, permitted: &[&str], excluded: &[&str]) -> Entity {
    let names = |texts: &[&str]| texts.iter().map(|text| directory(text)).collect();
    authority(subject).by(by).profile(|p| (p.permitted, p.excluded) = (names(permitted), names(excluded))).done()
}

fn not_permitted(name: &str, by: &Entity) -> Reason {
    Reason::NameNotPermitted(name.to_owned(), by.certificate.label())
}

fn excluded(name: &str, by: &Entity) -> Reason {
    Reason::NameExcluded(name.to_owned(), by.certificate.label())
}

#[test]
fn a_permitted_subject() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &["O=A,C=RU"], &[]);
    let world = World::new(&root).knows(&[&ca]);
    world.accepts(&user("CN=User,O=A,C=RU").by(&ca).done(), 3);
    world.accepts(&user("CN=User,O=\\ a,C=RU").by(&ca).done(), 3);
    world.accepts(&user("O=A,C=RU").by(&ca).done(), 3);
}

#[test]
fn a_subject_that_is_not_permitted() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &["O=A,C=RU"], &[]);
    let world = World::new(&root).knows(&[&ca]);
    for bad in ["CN=User,O=B,C=RU", "C=RU", "CN=User", "O=A,CN=User,C=RU"] {
        world.refuses(&user(bad).by(&ca).done(), bad, not_permitted(bad, &ca));
    }
}

#[test]
fn an_alternative_name_that_is_not_permitted() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &["O=A"], &[]);
    let leaf = user("CN=User,O=A").by(&ca).profile(|p| p.alternative_names = vec![directory("O=B")]).done();
    let world = World::new(&root).knows(&[&ca]);
    world.refuses(&leaf, "CN=User,O=A", not_permitted("dirName:O=B", &ca));
    let leaf = user("CN=User,O=A").by(&ca).profile(|p| p.alternative_names = vec![directory("OU=B,O=A")]).done();
    world.accepts(&leaf, 3);
}

#[test]
fn several_permitted_subtrees() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &["O=A", "O=B"], &[]);
    let world = World::new(&root).knows(&[&ca]);
    world.accepts(&user("CN=User,O=A").by(&ca).done(), 3);
    world.accepts(&user("CN=User,O=B").by(&ca).done(), 3);
    world.refuses(&user("CN=User,O=C").by(&ca).done(), "CN=User,O=C", not_permitted("CN=User,O=C", &ca));
}

#[test]
fn an_excluded_subtree() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &[], &["O=A"]);
    let world = World::new(&root).knows(&[&ca]);
    world.accepts(&user("CN=User,O=B").by(&ca).done(), 3);
    world.refuses(&user("CN=User,O=A").by(&ca).done(), "CN=User,O=A", excluded("CN=User,O=A", &ca));
}

#[test]
fn excluded_within_permitted() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &["O=A"], &["OU=Secret,O=A"]);
    let world = World::new(&root).knows(&[&ca]);
    world.accepts(&user("CN=User,OU=Open,O=A").by(&ca).done(), 3);
    let bad = "CN=User,OU=Secret,O=A";
    world.refuses(&user(bad).by(&ca).done(), bad, excluded(bad, &ca));
}

/// A name must be permitted only if all CAs on the chain permit it.
#[test]
fn the_intersection_of_permitted_subtrees() {
    let root = authority("CN=Root").done();
    let first = constrained(&root, "CN=CA,O=A", &["O=A"], &[]);
    let second = constrained(&first, "CN=CA 2,O=A", &["OU=U,O=A"], &[]);
    let world = World::new(&root).knows(&[&first, &second]);
    world.accepts(&user("CN=User,OU=U,O=A").by(&second).done(), 4);
    let bad = "CN=User,OU=V,O=A";
    world.refuses(&user(bad).by(&second).done(), bad, not_permitted(bad, &second));
    // A CA cannot permit names that the CA above it does not permit.
    let second = constrained(&first, "CN=CA 2,O=A", &["O=B"], &[]);
    let bad = "CN=User,O=B";
    let world = World::new(&root).knows(&[&first, &second]);
    world.refuses(&user(bad).by(&second).done(), bad, not_permitted(bad, &first));
}

/// A name must be excluded if at least one CA on the chain excludes it.
#[test]
fn the_union_of_excluded_subtrees() {
    let root = authority("CN=Root").done();
    let first = constrained(&root, "CN=CA", &[], &["O=A"]);
    let second = constrained(&first, "CN=CA 2", &[], &["O=B"]);
    let world = World::new(&root).knows(&[&first, &second]);
    world.accepts(&user("CN=User,O=C").by(&second).done(), 4);
    world.refuses(&user("CN=User,O=A").by(&second).done(), "CN=User,O=A", excluded("CN=User,O=A", &first));
    world.refuses(&user("CN=User,O=B").by(&second).done(), "CN=User,O=B", excluded("CN=User,O=B", &second));
}

/// A CA must be refused if the CA above it does not permit its name.
#[test]
fn an_authority_with_a_name_that_is_not_permitted() {
    let root = authority("CN=Root").done();
    let first = constrained(&root, "CN=CA", &["O=A"], &[]);
    let second = authority("CN=CA 2,O=B").by(&first).done();
    let leaf = user("CN=User,O=A").by(&second).done();
    let world = World::new(&root).knows(&[&first, &second]);
    world.refuses(&leaf, "CN=CA 2,O=B", not_permitted("CN=CA 2,O=B", &first));
}

/// A name must be excluded even if a level of the name has an attribute that the level of the excluded subtree does not
/// have.
#[test]
fn levels_that_others_do_not_write() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &[], &["O=A,C=RU"]);
    let world = World::new(&root).knows(&[&ca]);
    world.accepts(&user("CN=User,O=B+OU=U,C=RU").by(&ca).done(), 3);
    world.accepts(&user("CN=User,O=A+OU=U,C=KZ").by(&ca).done(), 3);
    for bad in ["CN=User,O=A+OU=U,C=RU", "CN=User,O=A,L=L+C=RU"] {
        world.refuses(&user(bad).by(&ca).done(), bad, excluded(bad, &ca));
    }
    // Permitted subtrees are different. If a level of the name has an additional attribute, the name must not be
    // permitted.
    let ca = constrained(&root, "CN=CA", &["O=A,C=RU"], &[]);
    let world = World::new(&root).knows(&[&ca]);
    let bad = "CN=User,O=A+OU=U,C=RU";
    world.refuses(&user(bad).by(&ca).done(), bad, not_permitted(bad, &ca));
}

/// A self-issued certificate between the CA and the user must be accepted even if the CA does not permit its name,
/// because this name is the name of the CA itself.
#[test]
fn a_self_issued_authority_with_a_name_that_is_not_permitted() {
    let root = authority("CN=Root").done();
    let first = constrained(&root, "CN=CA", &["O=A"], &[]);
    let new = authority("CN=CA").key(super::world::key("new")).by(&first).serial(2).done();
    let leaf = user("CN=User,O=A").by(&new).done();
    World::new(&root).knows(&[&first, &new]).accepts(&leaf, 4);
    // A self-issued certificate may itself be the certificate in question. Then it must be refused if the CA does not
    // permit its name.
    World::new(&root).knows(&[&first]).refuses(&new, "CN=CA", not_permitted("CN=CA", &first));
}

/// The constraints in the trusted certificate must apply too.
#[test]
fn constraints_of_the_trusted_certificate() {
    let root = authority("CN=Root").profile(|p| p.permitted = vec![directory("O=A")]).done();
    let world = World::new(&root);
    world.accepts(&user("CN=User,O=A").by(&root).done(), 2);
    world.refuses(&user("CN=User,O=B").by(&root).done(), "CN=User,O=B", not_permitted("CN=User,O=B", &root));
}

/// Constraints must not apply to an empty subject, but they must apply to alternative names.
#[test]
fn without_a_subject() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &["O=A"], &[]);
    let world = World::new(&root).knows(&[&ca]);
    let with = |name| user("").by(&ca).profile(|p| p.alternative_names = vec![name]).done();
    world.accepts(&with(super::constraints::dns("example.ru")), 3);
    world.refuses(&with(directory("O=B")), "", not_permitted("dirName:O=B", &ca));
}
