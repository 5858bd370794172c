//! Tests CRLs. The cases are in the style of sections 4.4 and 4.14 of NIST's test suite PKITS.
use super::world::{Entity, World, authority, day, extension, key, list, list_with, raw, user};
use fastgost_pki::{
    path::{ListProblem, Reason, Revocation},
    x509::{
        CrlReason, GeneralName,
        x509_cert::{
            der::{
                Encode,
                asn1::{Ia5String, ObjectIdentifier, Uint},
                flagset::FlagSet,
            },
            ext::{
                Extension,
                pkix::{
                    BaseCrlNumber, IssuingDistributionPoint, KeyUsages, crl::dp::Reasons, name::DistributionPointName,
                },
            },
        },
    },
};

/// Makes a root, a CA and a user's certificate with serial number 7.
fn chain() -> (Entity, Entity, Entity) {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).serial(5).done();
    let leaf = user("CN=User").by(&ca).serial(7).done();
    (root, ca, leaf)
}

const COMPROMISED: Option<CrlReason> = Some(CrlReason::KeyCompromise);

#[test]
fn nothing_is_revoked() {
    let (root, ca, leaf) = chain();
    let world = World::new(&root).knows(&[&ca]).lists([list(&root, &[]), list(&ca, &[8])]);
    world.wants(Revocation::Path).accepts(&leaf, 3);
}

#[test]
fn a_revoked_certificate() {
    let (root, ca, leaf) = chain();
    for wanted in [Revocation::IfCovered, Revocation::Certificate, Revocation::Path] {
        let world = World::new(&root).knows(&[&ca]).lists([list(&root, &[]), list(&ca, &[1, 7, 9])]);
        world.wants(wanted).refuses(&leaf, "CN=User", Reason::Revoked(day(-2), COMPROMISED));
    }
}

#[test]
fn a_revoked_authority() {
    let (root, ca, leaf) = chain();
    for wanted in [Revocation::IfCovered, Revocation::Certificate, Revocation::Path] {
        let world = World::new(&root).knows(&[&ca]).lists([list(&root, &[5]), list(&ca, &[])]);
        world.wants(wanted).refuses(&leaf, "CN=CA", Reason::Revoked(day(-2), COMPROMISED));
    }
}

#[test]
fn no_list() {
    let (root, ca, leaf) = chain();
    let world = || World::new(&root).knows(&[&ca]);
    world().accepts(&leaf, 3);
    world().wants(Revocation::Certificate).refuses(&leaf, "CN=User", Reason::Revocation(None));
    let world = world().lists([list(&ca, &[])]);
    let world = world.wants(Revocation::Certificate);
    world.accepts(&leaf, 3);
    world.wants(Revocation::Path).refuses(&leaf, "CN=CA", Reason::Revocation(None));
}

fn problem(
    lists: Vec<fastgost_pki::x509::RevocationList>,
    (root, ca, leaf): (Entity, Entity, Entity),
    why: ListProblem,
) {
    let world = World::new(&root).knows(&[&ca]).lists(lists);
    let world = world.wants(Revocation::Certificate);
    world.refuses(&leaf, "CN=User", Reason::Revocation(Some(why)));
}

#[test]
fn a_list_with_a_wrong_signature() {
    let (root, ca, leaf) = chain();
    let other = authority("CN=CA").key(key("somebody")).by(&root).done();
    problem(vec![list(&other, &[])], (root, ca, leaf), ListProblem::Signature);
}

/// A CRL must revoke nothing if its CA has the name of the issuer, but not the issuer's key.
#[test]
fn a_list_with_a_wrong_signature_revokes_nothing() {
    let (root, ca, leaf) = chain();
    let other = authority("CN=CA").key(key("somebody")).by(&root).done();
    World::new(&root).knows(&[&ca]).lists([list(&other, &[7])]).accepts(&leaf, 3);
}

/// A trusted certificate must be refused if its issuer has revoked it. This is possible only if the issuer's
/// certificate is known.
#[test]
fn a_revoked_certificate_that_is_trusted() {
    let (root, ca, leaf) = chain();
    let world = |issuers: &[&Entity], lists: &[&[u8]]| {
        World::new(&leaf).knows(issuers).lists(lists.iter().map(|serials| list(&ca, serials)))
    };
    let revoked = Reason::Revoked(day(-2), COMPROMISED);
    for wanted in [Revocation::IfCovered, Revocation::Certificate, Revocation::Path] {
        world(&[&ca], &[&[7]]).wants(wanted).refuses(&leaf, "CN=User", revoked.clone());
        world(&[&root, &ca], &[&[8], &[7]]).wants(wanted).refuses(&leaf, "CN=User", revoked.clone());
        world(&[&ca], &[&[8]]).wants(wanted).accepts(&leaf, 1);
    }
    // If the issuer's certificate is not known, its CRL must have no effect.
    world(&[&root], &[&[7]]).accepts(&leaf, 1);
    for wanted in [Revocation::Certificate, Revocation::Path] {
        let why = Reason::Revocation(Some(ListProblem::NoIssuer));
        world(&[&root], &[&[7]]).wants(wanted).refuses(&leaf, "CN=User", why);
        world(&[&ca], &[]).wants(wanted).refuses(&leaf, "CN=User", Reason::Revocation(None));
    }
    // A CRL of a CA that has the name of the issuer, but another key, must have no effect.
    let other = authority("CN=CA").key(key("somebody")).by(&root).done();
    let forged = |serials: &[u8]| World::new(&leaf).knows(&[&other]).lists([list(&other, serials)]);
    forged(&[7]).accepts(&leaf, 1);
    let why = Reason::Revocation(Some(ListProblem::NoIssuer));
    forged(&[]).wants(Revocation::Certificate).refuses(&leaf, "CN=User", why);
}

/// A trusted CA must be refused if the CA above it has revoked its certificate.
#[test]
fn a_revoked_authority_that_is_trusted() {
    let (root, ca, leaf) = chain();
    let world = |serials: &[u8]| World::new(&ca).knows(&[&root]).lists([list(&root, serials), list(&ca, &[])]);
    for wanted in [Revocation::IfCovered, Revocation::Certificate, Revocation::Path] {
        world(&[]).wants(wanted).accepts(&leaf, 2);
        world(&[5]).wants(wanted).refuses(&leaf, "CN=CA", Reason::Revoked(day(-2), COMPROMISED));
    }
    // The certificate of the trusted CA must be accepted without a CRL.
    World::new(&ca).lists([list(&ca, &[])]).wants(Revocation::Path).accepts(&leaf, 2);
}

/// A self-signed certificate must be refused if a CRL of its owner revokes it.
#[test]
fn a_root_that_revoked_itself() {
    let root = authority("CN=Root").serial(3).done();
    let leaf = user("CN=User").by(&root).done();
    let world = World::new(&root).lists([list(&root, &[3])]);
    world.refuses(&leaf, "CN=Root", Reason::Revoked(day(-2), COMPROMISED));
    World::new(&root).lists([list(&root, &[])]).wants(Revocation::Path).accepts(&root, 1);
    World::new(&root).wants(Revocation::Path).refuses(&root, "CN=Root", Reason::Revocation(None));
}

/// A stranger may send many CRLs, and the verifier must verify the signature of each CRL. If the limit of work is too
/// small for this, the search must give up.
#[test]
fn too_many_lists() {
    let (root, ca, leaf) = chain();
    let lists = |n: i64| (0..n).map(|i| list_with(&ca, &[], (-1, 30 + i), vec![])).collect::<Vec<_>>();
    let mut world = World::new(&root).knows(&[&ca]).lists(lists(21));
    world.accepts(&leaf, 3);
    world.options.most_work = 3000;
    world.gives_up(&leaf, "CN=User");
}

/// A CRL of another CA than the issuer must have no effect on a certificate, even if the CRL has the certificate's
/// serial number.
#[test]
fn a_list_of_another_issuer() {
    let (root, ca, leaf) = chain();
    let other = authority("CN=Other").by(&root).done();
    let world = World::new(&root).knows(&[&ca, &other]).lists([list(&other, &[7]), list(&root, &[7])]);
    world.accepts(&leaf, 3);
    let world = world.wants(Revocation::Certificate);
    world.refuses(&leaf, "CN=User", Reason::Revocation(None));
}

#[test]
fn a_list_that_expired() {
    let (root, ca, leaf) = chain();
    problem(vec![list_with(&ca, &[], (-20, -10), vec![])], (root, ca, leaf), ListProblem::Expired(day(-10)));
}

#[test]
fn a_list_from_the_future() {
    let (root, ca, leaf) = chain();
    problem(vec![list_with(&ca, &[], (1, 10), vec![])], (root, ca, leaf), ListProblem::NotYetValid(day(1)));
}

/// If there are several CRLs of an issuer, all of them must be used. A certificate must be covered by at least one CRL
/// that is valid now. It must be refused if one of the CRLs revokes it.
#[test]
fn an_old_list_and_a_new_one() {
    let (root, ca, leaf) = chain();
    let old = list_with(&ca, &[], (-20, -10), vec![]);
    let world = World::new(&root).knows(&[&ca]).lists([old.clone(), list(&ca, &[])]).wants(Revocation::Certificate);
    world.accepts(&leaf, 3);
    let world = World::new(&root).knows(&[&ca]).lists([old, list(&ca, &[]), list(&ca, &[7])]);
    world.refuses(&leaf, "CN=User", Reason::Revoked(day(-2), COMPROMISED));
}

#[test]
fn an_authority_that_may_not_sign_lists() {
    let root = authority("CN=Root").done();
    let ca = authority("CN=CA").by(&root).profile(|p| p.key_usage = KeyUsages::KeyCertSign.into()).done();
    let leaf = user("CN=User").by(&ca).serial(7).done();
    problem(vec![list(&ca, &[])], (root, ca, leaf), ListProblem::CrlSign);
}

#[test]
fn a_list_with_an_unknown_critical_extension() {
    let (root, ca, leaf) = chain();
    let extensions = vec![raw("1.2.643.999.2", true, &[5, 0])];
    let oid = ObjectIdentifier::new_unwrap("1.2.643.999.2");
    problem(vec![list_with(&ca, &[], (-1, 1), extensions)], (root, ca, leaf), ListProblem::CriticalExtension(oid));
}

#[test]
fn a_list_with_an_unknown_extension() {
    let (root, ca, leaf) = chain();
    let extensions = vec![raw("1.2.643.999.2", false, &[5, 0])];
    let world = World::new(&root).knows(&[&ca]).lists([list_with(&ca, &[], (-1, 1), extensions)]);
    world.wants(Revocation::Certificate).accepts(&leaf, 3);
}

#[test]
fn a_list_of_changes() {
    let (root, ca, leaf) = chain();
    let delta = extension(true, &BaseCrlNumber(Uint::new(&[1]).expect("a number")));
    let lists = vec![list_with(&ca, &[], (-1, 1), vec![delta])];
    problem(lists, (root, ca, leaf), ListProblem::Scope("changes since another list"));
}

fn point(change: impl FnOnce(&mut IssuingDistributionPoint)) -> Extension {
    let mut point = IssuingDistributionPoint {
        distribution_point: None,
        only_contains_user_certs: false,
        only_contains_ca_certs: false,
        only_some_reasons: None,
        indirect_crl: false,
        only_contains_attribute_certs: false,
    };
    change(&mut point);
    raw("2.5.29.28", true, &point.to_der().expect("DER"))
}

#[test]
fn a_list_for_users() {
    let (root, ca, leaf) = chain();
    let users = |issuer| list_with(issuer, &[], (-1, 1), vec![point(|p| p.only_contains_user_certs = true)]);
    let world = World::new(&root).knows(&[&ca]).lists([users(&root), users(&ca)]);
    let world = world.wants(Revocation::Certificate);
    world.accepts(&leaf, 3);
    let why = ListProblem::Scope("certificates of users");
    world.wants(Revocation::Path).refuses(&leaf, "CN=CA", Reason::Revocation(Some(why)));
}

#[test]
fn a_list_for_authorities() {
    let (root, ca, leaf) = chain();
    let authorities = list_with(&ca, &[], (-1, 1), vec![point(|p| p.only_contains_ca_certs = true)]);
    problem(vec![authorities], (root, ca, leaf), ListProblem::Scope("certificates of CAs"));
}

#[test]
fn a_list_for_attribute_certificates() {
    let (root, ca, leaf) = chain();
    let attributes = list_with(&ca, &[], (-1, 1), vec![point(|p| p.only_contains_attribute_certs = true)]);
    problem(vec![attributes], (root, ca, leaf), ListProblem::Scope("attribute certificates"));
}

#[test]
fn a_list_of_several_issuers() {
    let (root, ca, leaf) = chain();
    let indirect = list_with(&ca, &[], (-1, 1), vec![point(|p| p.indirect_crl = true)]);
    let why = "certificates of several issuers, which is not supported";
    problem(vec![indirect], (root, ca, leaf), ListProblem::Scope(why));
}

/// Some CRLs list only revocations for some reasons. Such a CRL can revoke a certificate, but must not prove that a
/// certificate is not revoked.
#[test]
fn a_list_for_some_reasons() {
    let (root, ca, leaf) = chain();
    let some = |serials: &[u8]| {
        let reasons = point(|p| p.only_some_reasons = Some(FlagSet::from(Reasons::KeyCompromise)));
        list_with(&ca, serials, (-1, 1), vec![reasons])
    };
    let world = World::new(&root).knows(&[&ca]).lists([some(&[7])]);
    world.refuses(&leaf, "CN=User", Reason::Revoked(day(-2), COMPROMISED));
    let world = World::new(&root).knows(&[&ca]).lists([some(&[])]).wants(Revocation::Certificate);
    let why = ListProblem::Scope("some reasons");
    world.refuses(&leaf, "CN=User", Reason::Revocation(Some(why)));
}

#[test]
fn distribution_points() {
    let root = authority("CN=Root").done();
    let leaf = |url: &str| user("CN=User").by(&root).serial(7).profile(|p| p.crl_urls = vec![url.to_owned()]).done();
    let uri = |url: &str| GeneralName::UniformResourceIdentifier(Ia5String::new(url).expect("ASCII"));
    let name = DistributionPointName::FullName(vec![uri("http://a/1.crl"), uri("http://a/2.crl")]);
    let part = list_with(&root, &[], (-1, 1), vec![point(|p| p.distribution_point = Some(name))]);
    let world = World::new(&root).lists([part]).wants(Revocation::Certificate);
    world.accepts(&leaf("http://a/2.crl"), 2);
    let why = ListProblem::Scope("another distribution point");
    world.refuses(&leaf("http://a/3.crl"), "CN=User", Reason::Revocation(Some(why)));
}

/// Anybody can add a CRL with very many names in its scope. The names must not be compared if the signature of the CRL
/// is wrong. If the issuer has signed the CRL, the comparisons must count towards the limit of work.
#[test]
fn many_distribution_points() {
    let (root, ca, leaf) = chain();
    let directory = |n| GeneralName::DirectoryName(super::world::dn(&format!("CN={n},O={}", "\u{fdfa}".repeat(60))));
    let many = || {
        let names = (0..100).map(directory).collect();
        vec![point(|p| p.distribution_point = Some(DistributionPointName::FullName(names)))]
    };
    let somebody = authority("CN=CA").key(key("somebody")).by(&root).done();
    let few = |lists: Vec<fastgost_pki::x509::RevocationList>| {
        let mut world = World::new(&root).knows(&[&ca]).lists(lists);
        world.options.most_work = 5000;
        world
    };
    let why = ListProblem::Signature;
    let world = few(vec![list_with(&somebody, &[], (-1, 1), many())]);
    world.accepts(&leaf, 3);
    world.wants(Revocation::Certificate).refuses(&leaf, "CN=User", Reason::Revocation(Some(why)));
    few(vec![list_with(&ca, &[], (-1, 1), many())]).gives_up(&leaf, "CN=User");
}

/// The response is from a responder of the CA. The response was made by openssl with gost-engine.
#[test]
fn an_ocsp_response_of_openssl() {
    use fastgost_pki::{
        path::{Options, Verifier},
        x509::{Certificate, ocsp::Response},
    };
    use std::time::Duration;
    let certificate = |der: &[u8]| Certificate::read(der).expect("a certificate");
    let ca = certificate(include_bytes!("../../samples/ocsp/ca.der"));
    let user = certificate(include_bytes!("../../samples/ocsp/user.der"));
    let response = Response::read(include_bytes!("../../samples/ocsp/response.der")).expect("a response");
    let made = response.produced_at().to_system_time();
    let verify = |after: u64, responses: &[Response]| {
        let mut options = Options::at(made + Duration::from_secs(after)).expect("options");
        options.revocation = Revocation::Certificate;
        let verifier = Verifier::new([ca.clone()], options).with_responses(responses.to_vec());
        verifier.verify(&user).map(|path| path.len()).map_err(|refusal| refusal.reason)
    };
    assert_eq!(verify(60, std::slice::from_ref(&response)), Ok(2));
    assert_eq!(verify(60, &[]), Err(Reason::Revocation(None)));
    assert!(matches!(verify(4 * 86400, &[response]), Err(Reason::Revocation(Some(ListProblem::Expired(_))))));
}
