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

/// A name is permitted only if all CAs permit it.
#[test]
fn the_intersection_of_permitted_subtrees() {
    let root = authority("CN=Root").done();
    let first = constrained(&root, "CN=CA,O=A", &["O=A"], &[]);
    let second = constrained(&first, "CN=CA 2,O=A", &["OU=U,O=A"], &[]);
    let world = World::new(&root).knows(&[&first, &second]);
    world.accepts(&user("CN=User,OU=U,O=A").by(&second).done(), 4);
    let bad = "CN=User,OU=V,O=A";
    world.refuses(&user(bad).by(&second).done(), bad, not_permitted(bad, &second));
    // A CA below another CA cannot permit more names than the other CA permits.
    let second = constrained(&first, "CN=CA 2,O=A", &["O=B"], &[]);
    let bad = "CN=User,O=B";
    let world = World::new(&root).knows(&[&first, &second]);
    world.refuses(&user(bad).by(&second).done(), bad, not_permitted(bad, &first));
}

/// If any CA on the chain excludes a name, the name is excluded.
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

/// A CA's own name must also be permitted.
#[test]
fn an_authority_with_a_name_that_is_not_permitted() {
    let root = authority("CN=Root").done();
    let first = constrained(&root, "CN=CA", &["O=A"], &[]);
    let second = authority("CN=CA 2,O=B").by(&first).done();
    let leaf = user("CN=User,O=A").by(&second).done();
    let world = World::new(&root).knows(&[&first, &second]);
    world.refuses(&leaf, "CN=CA 2,O=B", not_permitted("CN=CA 2,O=B", &first));
}

/// Another attribute at the same level, or a level without attributes, does not take a name out of an excluded subtree.
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
    // If a level of a name has one more attribute than the level of a permitted subtree, the name is not in the
    // subtree.
    let ca = constrained(&root, "CN=CA", &["O=A,C=RU"], &[]);
    let world = World::new(&root).knows(&[&ca]);
    let bad = "CN=User,O=A+OU=U,C=RU";
    world.refuses(&user(bad).by(&ca).done(), bad, not_permitted(bad, &ca));
}

/// A self-issued certificate between the CA and the user may have a name that the CA does not permit, because this name
/// is the name of the CA itself.
#[test]
fn a_self_issued_authority_with_a_name_that_is_not_permitted() {
    let root = authority("CN=Root").done();
    let first = constrained(&root, "CN=CA", &["O=A"], &[]);
    let new = authority("CN=CA").key(super::world::key("new")).by(&first).serial(2).done();
    let leaf = user("CN=User,O=A").by(&new).done();
    World::new(&root).knows(&[&first, &new]).accepts(&leaf, 4);
    // If the self-issued certificate is the last certificate of the path, the CA must permit its name.
    World::new(&root).knows(&[&first]).refuses(&new, "CN=CA", not_permitted("CN=CA", &first));
}

/// The constraints of the trusted certificate also apply.
#[test]
fn constraints_of_the_trusted_certificate() {
    let root = authority("CN=Root").profile(|p| p.permitted = vec![directory("O=A")]).done();
    let world = World::new(&root);
    world.accepts(&user("CN=User,O=A").by(&root).done(), 2);
    world.refuses(&user("CN=User,O=B").by(&root).done(), "CN=User,O=B", not_permitted("CN=User,O=B", &root));
}

/// Constraints do not apply to an empty subject, but they apply to alternative names.
#[test]
fn without_a_subject() {
    let root = authority("CN=Root").done();
    let ca = constrained(&root, "CN=CA", &["O=A"], &[]);
    let world = World::new(&root).knows(&[&ca]);
    let with = |name| user("").by(&ca).profile(|p| p.alternative_names = vec![name]).done();
    world.accepts(&with(super::constraints::dns("example.ru")), 3);
    world.refuses(&with(directory("O=B")), "", not_permitted("dirName:O=B", &ca));
}
