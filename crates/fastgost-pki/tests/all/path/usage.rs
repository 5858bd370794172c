//! Tests which CAs may sign certificates, how many CAs may be below a CA, and for which purposes certificates are
//! accepted. The cases are in the style of sections 4.6, 4.7 and 4.16 of NIST's test suite PKITS. The tests of extended
//! key usage are not in the style of PKITS.
use super::world::{Entity, World, authority, extension, raw, user};
use fastgost_pki::{
    path::{Purpose, Reason},
    x509::{
        extended_usage,
        x509_cert::{
            der::{
                asn1::ObjectIdentifier,
                flagset::FlagSet,
                oid::db::rfc5280::{ID_KP_CLIENT_AUTH, ID_KP_OCSP_SIGNING, ID_KP_SERVER_AUTH, ID_KP_TIME_STAMPING},
            },
            ext::pkix::{BasicConstraints, ExtendedKeyUsage, KeyUsage, KeyUsages},
        },
    },
};

#[test]
fn an_authority_without_basic_constraints() {
    let root = authority("CN=Root").done();
    let usage = extension(true, &KeyUsage(KeyUsages::KeyCertSign.into()));
    let ca = authority("CN=CA").by(&root).only([usage]).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::NotAuthority);
}

#[test]
fn an_authority_that_says_it_is_none() {
    let root = authority("CN=Root").done();
    let ca = user("CN=CA").by(&root).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::NotAuthority);
}

/// Basic constraints must have their effect even if they are not critical.
#[test]
fn an_authority_whose_constraints_are_not_critical() {
    let root = authority("CN=Root").done();
    for (ca, accepted) in [(true, true), (false, false)] {
        let constraints = extension(false, &BasicConstraints { ca, path_len_constraint: None });
        let ca = authority("CN=CA").by(&root).only([constraints]).done();
        let leaf = user("CN=User").by(&ca).done();
        let world = World::new(&root).knows(&[&ca]);
        match accepted {
            true => world.accepts(&leaf, 3),
            false => world.refuses(&leaf, "CN=CA", Reason::NotAuthority),
        }
    }
}

#[test]
fn a_trusted_certificate_that_is_no_authority() {
    let root = user("CN=Root").done();
    let leaf = user("CN=User").by(&root).done();
    World::new(&root).refuses(&leaf, "CN=Root", Reason::NotAuthority);
}

/// The trusted certificate belongs to a person, and has no basic constraints. This certificate itself must be accepted.
/// Certificates that the person signs must be refused.
#[test]
fn a_trusted_certificate_of_somebody_is_no_authority() {
    let root = authority("CN=Root").done();
    let alice = user("CN=Alice").by(&root).only([]).done();
    let bob = user("CN=Bob").by(&alice).done();
    World::new(&alice).accepts(&alice, 1);
    World::new(&alice).refuses(&bob, "CN=Alice", Reason::OldVersion);
    let usage = extension(true, &KeyUsage(KeyUsages::KeyCertSign.into()));
    let alice = user("CN=Alice").by(&root).only([usage]).done();
    let bob = user("CN=Bob").by(&alice).done();
    World::new(&alice).accepts(&alice, 1);
    World::new(&alice).refuses(&bob, "CN=Alice", Reason::NotAuthority);
}

#[test]
fn an_authority_of_version_1() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).only([]).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::OldVersion);
}

/// A certificate of version 1 cannot say that it belongs to a CA. If it is trusted, it must be accepted as the
/// certificate of a CA only with the option `ca_without_constraints`.
#[test]
fn a_trusted_certificate_of_version_1() {
    let root = authority("CN=Root").only([]).done();
    let leaf = user("CN=User").by(&root).only([]).done();
    let mut world = World::new(&root);
    world.accepts(&root, 1);
    world.refuses(&leaf, "CN=Root", Reason::WithoutConstraints);
    world.options.ca_without_constraints = true;
    world.accepts(&leaf, 2);
}

/// The trusted certificate does not say whether it belongs to a CA. It must be accepted as the certificate of a CA only
/// with the option `ca_without_constraints`.
#[test]
fn a_trusted_certificate_without_basic_constraints() {
    let usage = extension(true, &KeyUsage(KeyUsages::KeyCertSign.into()));
    let root = authority("CN=Root").only([usage]).done();
    let leaf = user("CN=User").by(&root).done();
    let mut world = World::new(&root);
    world.accepts(&root, 1);
    world.refuses(&leaf, "CN=Root", Reason::WithoutConstraints);
    world.options.ca_without_constraints = true;
    world.accepts(&leaf, 2);
}

/// A trusted certificate of a server must be accepted itself. It must not make certificates for other purposes trusted,
/// even with the option `ca_without_constraints`.
#[test]
fn a_pinned_certificate() {
    let usage = extension(false, &ExtendedKeyUsage(vec![ID_KP_SERVER_AUTH]));
    let pinned = user("CN=Server").only([usage]).done();
    let other = user("CN=User").by(&pinned).done();
    let mut world = World::new(&pinned);
    world.accepts(&pinned, 1);
    world.refuses(&other, "CN=Server", Reason::WithoutConstraints);
    world.options.ca_without_constraints = true;
    world.purpose(Purpose::Documents).refuses(&other, "CN=Server", not_for("serverAuth", Purpose::Documents));
}

/// In TLS 1.3, the client and the server sign, so their certificates must allow signatures. The certificates must also
/// have version 3, and must not belong to CAs.
#[test]
fn tls() {
    let root = authority("CN=Root").done();
    let with = |usage: KeyUsages| user("CN=User").by(&root).profile(|p| p.key_usage = usage.into()).done();
    for purpose in [Purpose::Server, Purpose::Client] {
        World::new(&root).purpose(purpose).accepts(&with(KeyUsages::DigitalSignature), 2);
        for usage in [KeyUsages::KeyAgreement, KeyUsages::KeyEncipherment] {
            let wrong = Reason::KeyUsage(purpose.text());
            World::new(&root).purpose(purpose).refuses(&with(usage), "CN=User", wrong);
            World::new(&root).purpose(Purpose::ServerOfTls12).accepts(&with(usage), 2);
        }
        let old = user("CN=User").by(&root).only([]).done();
        World::new(&root).accepts(&old, 2);
        World::new(&root).purpose(purpose).refuses(&old, "CN=User", Reason::OldVersionFor(purpose.text()));
        let ca = authority("CN=CA").by(&root).profile(|p| p.key_usage |= KeyUsages::DigitalSignature).done();
        World::new(&root).purpose(Purpose::Documents).accepts(&ca, 2);
        World::new(&root).purpose(purpose).refuses(&ca, "CN=CA", Reason::Authority(purpose.text()));
    }
}

#[test]
fn an_authority_that_may_not_sign_certificates() {
    let root = authority("CN=Root").done();
    for critical in [true, false] {
        let constraints = extension(true, &BasicConstraints { ca: true, path_len_constraint: None });
        let usage = extension(critical, &KeyUsage(KeyUsages::CRLSign | KeyUsages::DigitalSignature));
        let ca = authority("CN=CA").by(&root).only([constraints, usage]).done();
        let leaf = user("CN=User").by(&ca).done();
        World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::KeyCertSign);
    }
}

#[test]
fn a_trusted_certificate_that_may_not_sign_certificates() {
    let root = authority("CN=Root").profile(|p| p.key_usage = KeyUsages::CRLSign.into()).done();
    let leaf = user("CN=User").by(&root).done();
    World::new(&root).refuses(&leaf, "CN=Root", Reason::KeyCertSign);
}

#[test]
fn an_authority_without_key_usage() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).profile(|p| p.key_usage = FlagSet::default()).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).accepts(&leaf, 3);
}

/// Makes a root with the path length `root_length`, a chain of CAs below the root, and a user's certificate. `lengths`
/// has the path length constraint of each CA, from the root downwards.
fn chain(root_length: u32, lengths: &[Option<u32>]) -> (Entity, Vec<Entity>, Entity) {
    let root = authority("CN=Root").profile(|p| p.path_length = Some(root_length)).done();
    let mut authorities: Vec<Entity> = Vec::new();
    for (i, length) in lengths.iter().enumerate() {
        let issuer = authorities.last().unwrap_or(&root);
        authorities.push(authority(&format!("CN=CA {i}")).by(issuer).profile(|p| p.path_length = *length).done());
    }
    let leaf = user("CN=User").by(authorities.last().unwrap_or(&root)).done();
    (root, authorities, leaf)
}

#[test]
fn path_lengths_that_suffice() {
    for (most, lengths) in [(0, &[][..]), (1, &[Some(0)]), (6, &[Some(4), Some(4), Some(0)]), (3, &[None, None, None])]
    {
        let (root, authorities, leaf) = chain(most, lengths);
        let world = World::new(&root).knows(&authorities.iter().collect::<Vec<_>>());
        world.accepts(&leaf, lengths.len() + 2);
    }
}

#[test]
fn path_lengths_that_do_not_suffice() {
    for (most, lengths, by, left) in [
        (0, &[None][..], "CN=Root", 0),
        (1, &[None, None], "CN=Root", 1),
        (6, &[Some(0), Some(4)], "CN=CA 0", 0),
        (6, &[Some(4), Some(1), None, None], "CN=CA 1", 1),
        // A CA cannot allow more CAs below it than the CA above it allows.
        (1, &[Some(7), Some(7)], "CN=Root", 1),
    ] {
        let (root, authorities, leaf) = chain(most, lengths);
        let world = World::new(&root).knows(&authorities.iter().collect::<Vec<_>>());
        world.refuses(&leaf, by, Reason::PathLength(left));
    }
}

/// The certificate in question must not count for the path length, even if it belongs to a CA.
#[test]
fn an_authority_at_the_end_of_a_path() {
    let root = authority("CN=Root").profile(|p| p.path_length = Some(0)).done();
    let ca = authority("CN=CA").by(&root).done();
    World::new(&root).accepts(&ca, 2);
}

#[test]
fn self_issued_authorities_do_not_count() {
    let root = authority("CN=Root").profile(|p| p.path_length = Some(0)).done();
    let new = authority("CN=Root").key(super::world::key("new")).by(&root).serial(2).done();
    let leaf = user("CN=User").by(&new).done();
    World::new(&root).knows(&[&new]).accepts(&leaf, 3);
    let ca = authority("CN=CA").by(&new).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&new, &ca]).refuses(&leaf, "CN=Root", Reason::PathLength(0));
}

#[test]
fn unknown_extensions() {
    let root = authority("CN=Root").done();
    let unknown = |critical| raw("1.2.643.999.1", critical, &[5, 0]);
    let oid = ObjectIdentifier::new_unwrap("1.2.643.999.1");
    let leaf = user("CN=User").by(&root).with(unknown(false)).done();
    World::new(&root).accepts(&leaf, 2);
    let leaf = user("CN=User").by(&root).with(unknown(true)).done();
    World::new(&root).refuses(&leaf, "CN=User", Reason::CriticalExtension(oid));
    let ca = authority("CN=CA").by(&root).with(unknown(true)).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::CriticalExtension(oid));
}

#[test]
fn extensions_that_are_there_twice() {
    let root = authority("CN=Root").done();
    let again = extension(true, &BasicConstraints { ca: false, path_len_constraint: None });
    let oid = again.extn_id;
    let leaf = user("CN=User").by(&root).with(again.clone()).done();
    World::new(&root).refuses(&leaf, "CN=User", Reason::DuplicateExtension(oid));
    let ca = authority("CN=CA").by(&root).with(again).done();
    let leaf = user("CN=User").by(&ca).done();
    World::new(&root).knows(&[&ca]).refuses(&leaf, "CN=CA", Reason::DuplicateExtension(oid));
}

#[test]
fn extensions_that_cannot_be_read() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).only([raw("2.5.29.19", true, &[0x30, 5, 1])]).done();
    let leaf = user("CN=User").by(&ca).done();
    let refusal = World::new(&root).knows(&[&ca]).verify(&leaf).expect_err("a refusal");
    assert!(matches!(&refusal.reason, Reason::Extension(why) if why.contains("2.5.29.19")), "{refusal}");
}

fn not_for(own: &str, purpose: Purpose) -> Reason {
    Reason::ExtendedKeyUsage(own.to_owned(), purpose.text())
}

/// A certificate must be accepted only for the purposes that its key usage and its extended key usage allow.
#[test]
fn purposes() {
    let root = authority("CN=Root").done();
    let server = user("CN=User").by(&root).profile(|p| p.extended_key_usage = vec![ID_KP_SERVER_AUTH]).done();
    World::new(&root).purpose(Purpose::Server).accepts(&server, 2);
    let wrong = not_for("serverAuth", Purpose::Client);
    World::new(&root).purpose(Purpose::Client).refuses(&server, "CN=User", wrong);
    let any = user("CN=User").by(&root).done();
    let all = user("CN=User").by(&root).profile(|p| {
        p.extended_key_usage = vec![ObjectIdentifier::new_unwrap("2.5.29.37.0")];
    });
    let all = all.done();
    for purpose in [Purpose::Server, Purpose::Client, Purpose::Email, Purpose::Signature] {
        World::new(&root).purpose(purpose).accepts(&any, 2);
        match purpose {
            // For these two purposes, "any" in the extended key usage must not be enough.
            Purpose::Server | Purpose::Client => {
                World::new(&root).purpose(purpose).refuses(&all, "CN=User", not_for("anyExtendedKeyUsage", purpose));
            }
            _ => World::new(&root).purpose(purpose).accepts(&all, 2),
        }
    }
    // For each of these two purposes, a certificate must have the extended key usage. If it has only "any", or lacks
    // the extension, it must be refused.
    let any_usage = not_for("anyExtendedKeyUsage", Purpose::OcspSigning);
    for (purpose, usage, wrong) in [
        (Purpose::TimeStamping, ID_KP_TIME_STAMPING, Reason::TimestampUsage),
        (Purpose::OcspSigning, ID_KP_OCSP_SIGNING, any_usage),
    ] {
        World::new(&root).purpose(purpose).refuses(&any, "CN=User", not_for("", purpose));
        World::new(&root).purpose(purpose).refuses(&all, "CN=User", wrong);
        let stated = user("CN=User").by(&root).profile(|p| p.extended_key_usage = vec![usage]).done();
        World::new(&root).purpose(purpose).accepts(&stated, 2);
    }
    let wrong = Reason::KeyUsage(Purpose::Encryption.text());
    World::new(&root).purpose(Purpose::Encryption).refuses(&any, "CN=User", wrong);
    let usage = extension(false, &ExtendedKeyUsage(vec![ID_KP_TIME_STAMPING]));
    let stamps = user("CN=User").by(&root).profile(|p| p.key_usage = KeyUsages::KeyAgreement.into()).with(usage).done();
    let wrong = Reason::KeyUsage(Purpose::TimeStamping.text());
    World::new(&root).purpose(Purpose::TimeStamping).refuses(&stamps, "CN=User", wrong);
    World::new(&root).purpose(Purpose::Encryption).accepts(&stamps, 2);
}

fn usages(names: &[&str]) -> Vec<ObjectIdentifier> {
    names.iter().map(|name| extended_usage::by_name(name).expect(name)).collect()
}

/// A certificate for signatures of documents must be accepted with one of several extended key usages, or without the
/// extension.
#[test]
fn documents() {
    let root = authority("CN=Root").done();
    let leaf = |names: &[&str]| user("CN=User").by(&root).profile(|p| p.extended_key_usage = usages(names)).done();
    let world = || World::new(&root).purpose(Purpose::Documents);
    for good in [
        &[][..],
        &["documentSigning"],
        &["clientAuth", "emailProtection"],
        &["msDocumentSigning"],
        &["anyExtendedKeyUsage"],
    ] {
        world().accepts(&leaf(good), 2);
    }
    let bad = leaf(&["codeSigning", "clientAuth", "1.2.643.2.2.34.6"]);
    let refusal = world().verify(&bad).expect_err("a refusal");
    assert_eq!(refusal.reason, not_for("codeSigning, clientAuth, 1.2.643.2.2.34.6", Purpose::Documents));
    let text = "has an extended key usage (codeSigning, clientAuth, 1.2.643.2.2.34.6) that does not allow signatures of documents";
    assert!(refusal.to_string().ends_with(text), "{refusal}");
    let encrypts = user("CN=User").by(&root).profile(|p| p.key_usage = KeyUsages::KeyAgreement.into()).done();
    world().refuses(&encrypts, "CN=User", Reason::KeyUsage(Purpose::Documents.text()));
    // The extended key usage in the CA's certificate must also limit the purposes of the user's certificate.
    let ca = authority("CN=CA").by(&root).profile(|p| p.extended_key_usage = usages(&["serverAuth"])).done();
    let leaf = user("CN=User").by(&ca).done();
    world().knows(&[&ca]).refuses(&leaf, "CN=CA", not_for("serverAuth", Purpose::Documents));
}

/// The caller can require any extended key usage by its object identifier.
#[test]
fn purposes_by_number() {
    let root = authority("CN=Root").done();
    let oid = ObjectIdentifier::new_unwrap("1.2.643.2.2.34.6");
    let purpose = Purpose::Extended(oid);
    let leaf = user("CN=User").by(&root).profile(|p| p.extended_key_usage = vec![oid]).done();
    World::new(&root).purpose(purpose).accepts(&leaf, 2);
    let other = user("CN=User").by(&root).profile(|p| p.extended_key_usage = vec![ID_KP_SERVER_AUTH]).done();
    World::new(&root).purpose(purpose).refuses(&other, "CN=User", not_for("serverAuth", purpose));
}

/// If the extended key usage is critical, a purpose must be allowed only if the extension lists a usage for this
/// purpose, or lists "any".
#[test]
fn a_critical_extended_key_usage() {
    let root = authority("CN=Root").done();
    let leaf = |critical, names: &[&str]| {
        let usage = extension(critical, &ExtendedKeyUsage(usages(names)));
        user("CN=User").by(&root).profile(|p| p.key_usage |= KeyUsages::KeyAgreement).with(usage).done()
    };
    for purpose in [Purpose::Signature, Purpose::Encryption] {
        World::new(&root).purpose(purpose).accepts(&leaf(false, &["serverAuth"]), 2);
        World::new(&root).purpose(purpose).accepts(&leaf(true, &["anyExtendedKeyUsage"]), 2);
        let refused = not_for("serverAuth", purpose);
        World::new(&root).purpose(purpose).refuses(&leaf(true, &["serverAuth"]), "CN=User", refused);
    }
    World::new(&root).purpose(Purpose::Server).accepts(&leaf(true, &["serverAuth"]), 2);
    World::new(&root).accepts(&leaf(true, &["serverAuth"]), 2);
}

/// The extended key usage of a CA must limit the purposes of the certificates below it.
#[test]
fn purposes_of_authorities() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).profile(|p| p.extended_key_usage = vec![ID_KP_CLIENT_AUTH]).done();
    let leaf = user("CN=User").by(&ca).profile(|p| p.extended_key_usage = vec![ID_KP_SERVER_AUTH]).done();
    World::new(&root).knows(&[&ca]).accepts(&leaf, 3);
    let wrong = not_for("clientAuth", Purpose::Server);
    World::new(&root).knows(&[&ca]).purpose(Purpose::Server).refuses(&leaf, "CN=CA", wrong);
}

/// The extended key usage of a certificate must limit its purposes even if the certificate itself is trusted.
#[test]
fn purposes_of_trusted_certificates() {
    let alone = user("CN=User").profile(|p| p.extended_key_usage = vec![ID_KP_SERVER_AUTH]).done();
    World::new(&alone).purpose(Purpose::Server).accepts(&alone, 1);
    let wrong = not_for("serverAuth", Purpose::Email);
    World::new(&alone).purpose(Purpose::Email).refuses(&alone, "CN=User", wrong);
}

/// RFC 3161 requires that the extended key usage of a TSA's certificate is critical and has no other purpose. The
/// extended key usage of a CA need not be critical.
#[test]
fn certificates_for_timestamps() {
    use fastgost_pki::{
        Error,
        x509::{NewCertificate, Profile, request},
    };
    let critical = |entity: &Entity| {
        let usage = entity.certificate.extensions().get::<ExtendedKeyUsage>().expect("it is readable");
        usage.expect("a usage").0
    };
    let stamps = |profile: &mut Profile| profile.extended_key_usage = vec![ID_KP_TIME_STAMPING];
    let both = |profile: &mut Profile| profile.extended_key_usage = vec![ID_KP_TIME_STAMPING, ID_KP_CLIENT_AUTH];
    assert!(critical(&user("CN=Time").profile(stamps).done()));
    assert!(!critical(&user("CN=User").profile(|p| p.extended_key_usage = vec![ID_KP_CLIENT_AUTH]).done()));
    assert!(
        !critical(&authority("CN=CA").profile(stamps).done()) && !critical(&authority("CN=CA").profile(both).done())
    );
    let mut profile = Profile::end_entity();
    both(&mut profile);
    let (name, key) = (super::world::dn("CN=Time"), super::world::key("time"));
    let validity = *user("CN=User").done().certificate.validity();
    let (extensions, serial_number) = (Vec::new(), None);
    let new = NewCertificate { subject: name.clone(), validity, profile: Some(&profile), extensions, serial_number };
    for made in [new.self_signed(&key).map(drop), request(&name, &profile, &key).map(drop)] {
        assert!(matches!(made, Err(Error::Usage(why)) if why.contains("allowed: alone")));
    }
}
