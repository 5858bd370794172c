//! Tests the search for a chain if there are several chains, circles of CAs, or too many chains for the limit of work.
use super::world::{Entity, World, authority, day, key, user};
use fastgost_pki::path::Reason;

/// A CA has two certificates, and the issuer of one of them is unknown. The search must find the path through the other
/// certificate.
#[test]
fn an_authority_with_two_certificates() {
    let root = authority("CN=Root").done();
    let other = authority("CN=Other").done();
    let ca = authority("CN=CA").by(&root).done();
    let crossed = authority("CN=CA").by(&other).serial(2).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&crossed, &ca]).accepts(&leaf, 3);
    World::new(&root).knows(&[&ca, &crossed]).accepts(&leaf, 3);
    World::new(&other).knows(&[&ca, &crossed]).accepts(&leaf, 3);
}

/// A CA has two certificates, and one of them has expired. The search must find the path through the other certificate.
#[test]
fn an_authority_with_an_old_certificate() {
    let root = authority("CN=Root").done();
    let old = authority("CN=CA").by(&root).valid(-100, -1).done();
    let ca = authority("CN=CA").by(&root).serial(2).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&old, &ca]).accepts(&leaf, 3);
    World::new(&root).knows(&[&ca, &old]).accepts(&leaf, 3);
    World::new(&root).knows(&[&old]).refuses(&leaf, "CN=CA", Reason::Expired(day(-1)));
}

/// Two CAs have the same name. The search must find the CA whose key signed the user's certificate.
#[test]
fn two_authorities_of_one_name() {
    let root = authority("CN=Root").done();
    let one = authority("CN=CA").key(key("one")).by(&root).done();
    let two = authority("CN=CA").key(key("two")).by(&root).serial(2).done();
    let world = World::new(&root).knows(&[&one, &two]);
    world.accepts(&user("CN=User").by(&one).done(), 3);
    world.accepts(&user("CN=User").by(&two).done(), 3);
    let leaf = user("CN=User").by_name("CN=CA", key("three")).done();
    world.refuses(&leaf, "CN=User", Reason::Signature);
}

/// Two certificates of a chain are trusted: the root, and the CA below the root. The search must find the shortest
/// chain, which ends at the CA.
#[test]
fn several_trusted_certificates() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).done();
    let leaf = user("CN=User").by(&ca).done();
    let mut world = World::new(&root);
    world.trusted.push(ca.certificate.clone());
    world.accepts(&leaf, 2);
}

#[test]
fn two_authorities_that_signed_each_other() {
    let root = authority("CN=Root").done();
    let (a, b) = (authority("CN=A").done(), authority("CN=B").done());
    let a_by_b = authority("CN=A").by(&b).serial(2).done();
    let b_by_a = authority("CN=B").by(&a).serial(2).done();
    let leaf = user("CN=User").by(&a).done();
    let world = World::new(&root).knows(&[&a_by_b, &b_by_a]);
    world.refuses(&leaf, "CN=B", Reason::Loop);
    // If the root has issued a certificate to one of the CAs in the circle, the search must find the way to the root.
    let way_out = authority("CN=B").by(&root).serial(3).done();
    World::new(&root).knows(&[&a_by_b, &b_by_a, &way_out]).accepts(&leaf, 4);
}

#[test]
fn a_circle_of_three() {
    let root = authority("CN=Root").done();
    let [a, b, c] = ["CN=A", "CN=B", "CN=C"].map(|name| authority(name).done());
    let circle = [
        authority("CN=A").by(&b).serial(2).done(),
        authority("CN=B").by(&c).serial(2).done(),
        authority("CN=C").by(&a).serial(2).done(),
    ];
    let leaf = user("CN=User").by(&a).done();
    World::new(&root).knows(&circle.iter().collect::<Vec<_>>()).refuses(&leaf, "CN=C", Reason::Loop);
}

/// Each of nine CAs has issued certificates to all the others. So there are very many paths, and none ends at the root.
/// The search must give up.
#[test]
fn too_many_paths() {
    let root = authority("CN=Root").done();
    let names: Vec<String> = (0..9).map(|i| format!("CN=A{i}")).collect();
    let alone: Vec<Entity> = names.iter().map(|name| authority(name).done()).collect();
    let mut all = Vec::new();
    for (i, subject) in names.iter().enumerate() {
        for (j, issuer) in alone.iter().enumerate().filter(|(j, _)| *j != i) {
            all.push(authority(subject).by(issuer).serial(u8::try_from(j).expect("few")).done());
        }
    }
    let leaf = user("CN=User").by(&alone[0]).done();
    let world = World::new(&root).knows(&all.iter().collect::<Vec<_>>());
    world.gives_up(&leaf, "CN=User");
}

/// Every CA has certificates from all CAs and from the root. There are very many chains to the root, but all are
/// invalid, because the root has expired. Each certificate that is examined counts towards the limit of work, so the
/// search must give up.
#[test]
fn too_many_complete_paths() {
    let root = authority("CN=Root").valid(-100, -1).done();
    let names: Vec<String> = (0..30).map(|i| format!("CN=A{i}")).collect();
    let alone: Vec<Entity> = names.iter().map(|name| authority(name).done()).collect();
    let mut all: Vec<Entity> = Vec::new();
    for subject in &names {
        all.push(authority(subject).by(&root).done());
        for (i, issuer) in alone.iter().enumerate() {
            // Each certificate of a CA exists twice, with two serial numbers, so that there are even more chains.
            for copy in 0..2 {
                all.push(authority(subject).by(issuer).serial(u8::try_from(2 * i + copy).expect("few") + 2).done());
            }
        }
    }
    let leaf = user("CN=User").by(&alone[0]).done();
    let lists: Vec<_> = alone.iter().map(|issuer| super::world::list(issuer, &[])).collect();
    let mut world = World::new(&root).knows(&all.iter().collect::<Vec<_>>()).lists(lists);
    world.options.most_certificates = 64;
    world.gives_up(&leaf, "CN=User");
    // If there is one valid chain, the search must find it among all the others.
    let good = authority("CN=Good").done();
    let first = authority("CN=A0").by(&good).serial(200).done();
    let mut world = World::new(&good).knows(&[&first]);
    world.untrusted.extend(all.iter().map(|entity| entity.certificate.clone()));
    world.accepts(&leaf, 3);
}

/// There are many certificates of one CA, and none of them leads to the root. The search compares these certificates
/// with one another. Each comparison must count towards the limit of work.
#[test]
fn too_many_certificates_of_one_authority() {
    let root = authority("CN=Root").done();
    let all: Vec<Entity> = (1..=40).map(|serial| authority("CN=A").serial(serial).done()).collect();
    let leaf = user("CN=User").by(&all[0]).done();
    let mut world = World::new(&root).knows(&all.iter().collect::<Vec<_>>());
    world.refuses(&leaf, "CN=A", Reason::Loop);
    world.options.most_work = 4000;
    world.gives_up(&leaf, "CN=User");
}

#[test]
fn a_path_that_is_too_long() {
    let root = authority("CN=Root").done();
    let mut chain: Vec<Entity> = Vec::new();
    for i in 0..20 {
        chain.push(authority(&format!("CN=A{i}")).by(chain.last().unwrap_or(&root)).done());
    }
    let world = World::new(&root).knows(&chain.iter().collect::<Vec<_>>());
    world.accepts(&user("CN=User").by(&chain[13]).done(), 16);
    world.refuses(&user("CN=User").by(&chain[14]).done(), "CN=User", Reason::TooLong(16));
}

/// `verify_all` gets a hundred certificates, of which two are wrong. The results must be in the order of the
/// certificates.
#[test]
fn many_certificates() {
    use fastgost_pki::path::Verifier;
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).done();
    let mut all: Vec<_> = (0..100).map(|i| user(&format!("CN=User {i}")).by(&ca).done().certificate).collect();
    all[41] = user("CN=User").by_name("CN=CA", key("somebody")).done().certificate;
    all[77] = user("CN=User").by(&ca).valid(-9, -1).done().certificate;
    let world = World::new(&root);
    let verifier = Verifier::new(world.trusted, world.options).with_untrusted([ca.certificate]);
    for (i, verdict) in verifier.verify_all(&all).into_iter().enumerate() {
        match i {
            41 => assert_eq!(verdict.expect_err("a refusal").reason, Reason::Signature),
            77 => assert_eq!(verdict.expect_err("a refusal").reason, Reason::Expired(day(-1))),
            _ => assert_eq!(verdict.expect("a path").len(), 3),
        }
    }
}
