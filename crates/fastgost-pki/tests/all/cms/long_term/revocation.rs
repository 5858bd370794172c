//! Tests revocation for signatures with a timestamp. The timestamp proves that the signature was made at a past time,
//! which is called the proved time. Some certificates were revoked after the proved time.
use super::*;

/// A certificate that was already revoked at the proved time must be refused. The CRL or response that shows the
/// revocation may have been made at the proved time or later.
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
        // The TSA's certificate must be covered by a CRL too. The CRL for the TSA is valid now.
        of_stamper(&mut options);
        options.path.revocation = Revocation::Certificate;
        world.reason(&options)
    };
    // These CRLs were valid at the proved time, which is day -200.
    assert_eq!(with((-201, -199), &[]), None);
    assert!(revoked(with((-201, -199), &[(-202, None)])));
    // These CRLs were made after the proved time. A certificate that was revoked before the proved time must be
    // refused. If it was revoked after the proved time, it must be accepted, unless the invalidity date is before the
    // proved time.
    assert_eq!(with((-120, -110), &[]), None);
    assert!(revoked(with((-120, -110), &[(-201, None)])));
    assert_eq!(with((-120, -110), &[(-199, None)]), None);
    assert!(revoked(with((-120, -110), &[(-199, Some(-201))])));
    assert_eq!(with((-120, -110), &[(-199, Some(-198))]), None);
    // A CRL that expired before the proved time cannot show that a certificate was good. A CRL that was made after the
    // certificate had expired cannot show this either, because the CA may have removed the certificate's entry.
    assert!(unknown(with((-220, -210), &[])));
    assert!(unknown(with((-90, -80), &[])));
    assert!(revoked(with((-90, -80), &[(-201, None)])));
    // CRLs from the future must not be used.
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

/// A CRL must be used only if a timestamp proves that it existed before the certificate of its issuer expired.
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
    /// evidence. Another timestamp proves that the signature existed on day -200.
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

/// A response must be used only if a timestamp proves that it existed before the responder's certificate expired.
/// Another certificate in the response, with the same name, must not change the verdict.
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

/// A person who has the key of a revoked issuer can write CRLs of any date. So a CRL must be used only if a timestamp
/// proves that it existed before the issuer was revoked.
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

/// A CRL may have two entries for a certificate, if the certificate was first put on hold and then revoked. The entry
/// with the earlier time must be used, whichever entry comes first.
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

/// A CRL or response must not be used if the certificate of its signer is known to be revoked, because a thief of the
/// signer's key can write any date into it.
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
    // The issuer's certificate was revoked after the signature was made. CRLs and responses that the issuer made before
    // this revocation must be used. Later ones must not be used.
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
