//! Tests verdicts about a past time, which a timestamp proves. Fewer revocations were known at this time than now.
use super::*;

/// A certificate that was already revoked at the proved time is refused. CRLs and responses of the proved time, or of a
/// later time, show such revocations.
#[test]
fn revocation_as_of_then() {
    let mut world = World::new();
    let stamper = world.stamper("CN=TSA", -400, 400);
    world.stamp(&stamper, -200);
    let revoked = |reason: Option<Reason>| matches!(reason, Some(Reason::Revoked(..)));
    let unknown = |reason: Option<Reason>| matches!(reason, Some(Reason::Revocation(Some(_))));
    let of_stamper =
        |options: &mut VerifyOptions| options.lists.push(list_with(&world.root, &[], (-1, 30), Vec::new()));
    let with = |made, entries: &[_]| {
        let mut options = world.options(Proof::Timestamp);
        options.lists = vec![world.list(made, entries)];
        // The TSA's certificate also needs a CRL. This CRL is valid now.
        of_stamper(&mut options);
        options.path.revocation = Revocation::Certificate;
        world.reason(&options)
    };
    // These CRLs were valid at the proved time, which is day -200.
    assert_eq!(with((-201, -199), &[]), None);
    assert!(revoked(with((-201, -199), &[(-202, None)])));
    // These CRLs are later. A revocation before the proved time counts. A revocation after the proved time does not
    // count, unless the key was compromised before the proved time.
    assert_eq!(with((-120, -110), &[]), None);
    assert!(revoked(with((-120, -110), &[(-201, None)])));
    assert_eq!(with((-120, -110), &[(-199, None)]), None);
    assert!(revoked(with((-120, -110), &[(-199, Some(-201))])));
    assert_eq!(with((-120, -110), &[(-199, Some(-198))]), None);
    // Earlier CRLs, and CRLs from which expired certificates may have been removed, cannot show that a certificate was
    // good.
    assert!(unknown(with((-220, -210), &[])));
    assert!(unknown(with((-90, -80), &[])));
    assert!(revoked(with((-90, -80), &[(-201, None)])));
    // CRLs from the future do not count.
    assert!(unknown(with((1, 2), &[])));
    let answered = |made, until, since| {
        let mut options = world.options(Proof::Timestamp);
        options.responses = vec![world.response(made, until, since)];
        of_stamper(&mut options);
        options.path.revocation = Revocation::Certificate;
        world.reason(&options)
    };
    assert_eq!(answered(-201, -199, None), None);
    assert_eq!(answered(-190, -189, None), None);
    assert!(revoked(answered(-190, -189, Some(-201))));
    assert_eq!(answered(-190, -189, Some(-199)), None);
    assert!(unknown(answered(-220, -210, None)) && unknown(answered(-90, -80, None)) && unknown(answered(1, 2, None)));
}

/// The certificate of a CRL's issuer must be valid until a timestamp proves that the CRL existed.
#[test]
fn a_list_of_an_expired_issuer() {
    for (until, right) in [(-90, false), (500, true)] {
        let mut world = World::new();
        world.issuer = authority("CN=Issuer").by(&world.root).valid(-500, until).serial(3).done();
        let lists = vec![list_with(&world.root, &[], (-195, 180), Vec::new()), world.list((-120, -110), &[])];
        let world = world.proved(lists, Vec::new());
        let problem = world.problem(&world.options(Proof::LongTerm));
        assert_eq!(problem.is_none(), right, "{problem:?}");
    }
}

impl World {
    /// Adds the evidence of these CRLs and responses to the signature, and a timestamp of day -10 that covers this
    /// evidence. The signature existed on day -200.
    fn proved(mut self, lists: Vec<RevocationList>, responses: Vec<Response>) -> Self {
        let new = self.stamper("CN=New", -400, 400);
        self.stamp(&new, -200);
        let mut given = self.options(Proof::None);
        (given.lists, given.responses) = (lists, responses);
        let digests = digests(&self.signed);
        cms::add_proofs(&mut self.signed, &digests, &given).expect("what proves it");
        let signer = &mut self.signed.signers[0];
        let data = stamped(&signer.unsigned_attributes, &signer.signature);
        signer.attach_timestamp(&token(&new, -10, &data), Strictness::Lenient).expect("a timestamp");
        self
    }
}

/// A responder's certificate must also be valid until a timestamp proves that the response existed. Other certificates
/// in the response do not change this.
#[test]
fn a_response_of_an_expired_responder() {
    let usage = |profile: &mut Profile| {
        profile.extended_key_usage = vec!["1.3.6.1.5.5.7.3.9".parse().expect("an identifier")];
        profile.further.push(raw("1.3.6.1.5.5.7.48.1.5", false, &[5, 0]));
    };
    for (until, right) in [(-90, false), (400, true)] {
        for name in ["CN=Responder", "CN=Issuer"] {
            let world = World::new();
            let key = crate::path::world::key("responder");
            let signer = user(name).by(&world.issuer).valid(-400, until).serial(7).key(key).profile(usage).done();
            let other = crate::path::world::key("other");
            let other = user(name).valid(-120, 400).serial(8).key(other).profile(usage).done();
            let list = list_with(&world.root, &[], (-195, 180), Vec::new());
            let response = response_with_others(USER, &world.issuer, &signer, &[&other], (-199, -190), None);
            let world = world.proved(vec![list], vec![response]);
            let problem = world.problem(&world.options(Proof::LongTerm));
            assert_eq!(problem.is_none(), right, "{name}: {problem:?}");
            assert!(right || problem.expect("a problem").to_string().contains("had expired, or was revoked"));
        }
    }
}

/// A person who has the key of a revoked issuer can write CRLs of any date. So a timestamp must prove that the CRL
/// existed before the revocation.
#[test]
fn a_list_of_a_revoked_issuer() {
    for (since, right) in [(-150, false), (-10, false), (-9, true)] {
        let world = World::new();
        let new = NewRevocationList {
            this_update: day(-1),
            next_update: day(30),
            number: 1_u64.into(),
            revoked: vec![Revoked {
                serial_number: SerialNumber::from(3_u8),
                date: day(since),
                reason: Some(CrlReason::CaCompromise),
                extensions: Vec::new(),
            }],
            extensions: Vec::new(),
        };
        let root = Issuer::named(world.root.certificate.subject().clone(), &world.root.key).expect("an issuer");
        let lists = vec![new.signed_by(&root).expect("a list"), world.list((-199, -190), &[])];
        let world = world.proved(lists, Vec::new());
        let problem = world.problem(&world.options(Proof::LongTerm));
        assert_eq!(problem.is_none(), right, "{since}: {problem:?}");
    }
}

/// A CRL may have two entries for a certificate, if the certificate was held and then revoked. The earlier time counts,
/// whatever the order of the entries.
#[test]
fn a_certificate_twice_in_a_list() {
    let mut world = World::new();
    let new = world.stamper("CN=New", -400, 400);
    world.stamp(&new, -200);
    let mut proof = world.options(Proof::Timestamp);
    for dates in [[(-201, None), (-150, None)], [(-150, None), (-201, None)]] {
        proof.lists = vec![world.list((-120, -110), &dates)];
        assert!(matches!(world.reason(&proof), Some(Reason::Revoked(..))), "{dates:?}");
    }
}

/// CRLs and responses do not count if the certificate of their signer is known to be revoked, because a thief of the
/// key can give them any date.
#[test]
fn answers_of_revoked_signers() {
    let mut world = World::new();
    let stamper = world.stamper("CN=TSA", -400, 400);
    world.stamp(&stamper, -200);
    let revoked = |serial: u8, by: &Entity, made: (i64, i64)| {
        let new = NewRevocationList {
            this_update: day(made.0),
            next_update: day(made.1),
            number: 1_u64.into(),
            revoked: vec![Revoked {
                serial_number: SerialNumber::from(serial),
                date: day(-150),
                reason: Some(CrlReason::KeyCompromise),
                extensions: Vec::new(),
            }],
            extensions: Vec::new(),
        };
        let issuer = Issuer::named(by.certificate.subject().clone(), &by.key).expect("an issuer");
        new.signed_by(&issuer).expect("a list")
    };
    // The issuer's certificate was revoked after the signature was made. CRLs count if the issuer made them before this
    // revocation. Later CRLs of the issuer do not count.
    for (made, right) in [((-199, -190), true), ((-120, -110), false)] {
        for by_response in [false, true] {
            let mut options = world.options(Proof::Timestamp);
            options.path.revocation = Revocation::Path;
            match by_response {
                false => options.lists.push(revoked(3, &world.root, (-1, 30))),
                true => {
                    options.lists.push(list_with(&world.root, &[], (-1, 30), Vec::new()));
                    options.responses.push(response(3, &world.root, &world.root, (-1, 30), Some(-150)));
                }
            }
            options.lists.push(world.list(made, &[]));
            assert_eq!(world.reason(&options).is_none(), right, "{made:?}: {:?}", world.reason(&options));
        }
    }
    let usage = |profile: &mut Profile| {
        profile.extended_key_usage = vec!["1.3.6.1.5.5.7.3.9".parse().expect("an identifier")];
    };
    let responder = user("CN=Responder").by(&world.issuer).valid(-400, 400).serial(7).profile(usage).done();
    for (is_revoked, right) in [(false, true), (true, false)] {
        let mut options = world.options(Proof::Timestamp);
        options.path.revocation = Revocation::Certificate;
        options.lists.push(list_with(&world.root, &[], (-1, 30), Vec::new()));
        if is_revoked {
            options.lists.push(revoked(7, &world.issuer, (-95, -90)));
        }
        options.responses.push(world.response_by(&responder, -199, -190, None));
        assert_eq!(world.reason(&options).is_none(), right, "{:?}", world.reason(&options));
    }
}
