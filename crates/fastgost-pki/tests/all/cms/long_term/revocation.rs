//! Revocation as it is known of a past time.
use super::*;

/// What was known of revocation at the time that is proved, from lists and responses of that time or later.
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
        // Of the timestamp's certificate it must be known now.
        of_stamper(&mut options);
        options.path.revocation = Revocation::Certificate;
        world.reason(&options)
    };
    // Lists of then.
    assert_eq!(with((-201, -199), &[]), None);
    assert!(revoked(with((-201, -199), &[(-202, None)])));
    // Later ones: a revocation before counts, one afterwards does not, unless the key was compromised before.
    assert_eq!(with((-120, -110), &[]), None);
    assert!(revoked(with((-120, -110), &[(-201, None)])));
    assert_eq!(with((-120, -110), &[(-199, None)]), None);
    assert!(revoked(with((-120, -110), &[(-199, Some(-201))])));
    assert_eq!(with((-120, -110), &[(-199, Some(-198))]), None);
    // Earlier ones, and those from which expired certificates may have been removed, prove nothing good.
    assert!(unknown(with((-220, -210), &[])));
    assert!(unknown(with((-90, -80), &[])));
    assert!(revoked(with((-90, -80), &[(-201, None)])));
    // Nothing is known of the future.
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

/// An issuer's certificate must outlive the lists that it signs until a timestamp proves that they existed.
#[test]
fn a_list_of_an_expired_issuer() {
    for (until, right) in [(-90, false), (500, true)] {
        let mut world = World::new();
        world.issuer = authority("CN=Issuer").by(&world.root).valid(-500, until).serial(3).done();
        let new = world.stamper("CN=New", -400, 400);
        world.stamp(&new, -200);
        let mut given = world.options(Proof::None);
        given.lists.push(list_with(&world.root, &[], (-195, 180), Vec::new()));
        given.lists.push(world.list((-120, -110), &[]));
        let mut signed = world.signed.clone();
        cms::add_proofs(&mut signed, &digests(&world.signed), &given).expect("what proves it");
        world.signed = signed;
        let signer = &mut world.signed.signers[0];
        let data = stamped(&signer.unsigned_attributes, &signer.signature);
        signer.attach_timestamp(&token(&new, -10, &data), Strictness::Lenient).expect("a timestamp");
        let problem = world.problem(&world.options(Proof::LongTerm));
        assert_eq!(problem.is_none(), right, "{problem:?}");
    }
}

/// Lists with a certificate that was held and then revoked exist: the earliest time counts, in any order.
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

/// Who signed an answer must not be known to be revoked: a thief of the key can date answers at will.
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
    // The issuer was revoked after the signature: its lists of before count, later ones do not.
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
