//! Tests counters, such as the number of a record, that are near their limits.
use super::subjects::{KEY, MAC_KEY, Opener, SPI, Sealer, Subject};
use fastgost::{
    Error,
    record::{
        Incoming, Outgoing,
        esp::{self, Iv, Transform},
        ikev2, tls12, tls13,
    },
};

/// Seals three records, and opens the first record. Only the first record may get a number.
fn is_the_last(mut sealer: Sealer, mut opener: Opener, last: u64) {
    let mut buffers = [[7; 100]; 3];
    let mut packets = buffers.each_mut().map(|buffer| Outgoing::copied(23, b"the last one", buffer));
    assert!(matches!(sealer.seal(&mut packets), Err(Error::KeyExhausted { .. })));
    let [first, rest @ ..] = packets;
    assert!(matches!(rest[0].result, Err(Error::KeyExhausted { .. })));
    assert!(matches!(rest[1].result, Err(Error::KeyExhausted { .. } | Error::Unsupported(_))));
    let sealed = first.result.unwrap();
    assert_eq!((sealed.sequence, sealer.sequence()), (last, None));
    assert_eq!(buffers[1..], [[7; 100]; 2], "written without a number");
    let packet = buffers[0][sealed.packet].to_vec();
    let (result, buffer) = opener.one(&packet);
    assert_eq!(buffer[result.unwrap().payload], *b"the last one");
    assert!(matches!(opener.one(&packet).0, Err(Error::KeyExhausted { .. } | Error::Replayed)));
    // After the limit is reached, each further call fails.
    let mut buffer = [0; 100];
    assert!(matches!(sealer.seal(&mut [Outgoing::copied(23, b"", &mut buffer)]), Err(Error::KeyExhausted { .. })));
}

#[test]
fn records_of_tls_have_a_last_number() {
    let level = Subject::levels()[0];
    for suite in tls13::Suite::ALL {
        let subject = Subject::Tls13(suite);
        let (Sealer::Tls13(mut sealer), Opener::Tls13(mut opener)) = (subject.sealer(level), subject.opener(level))
        else {
            panic!()
        };
        let last = match suite {
            tls13::Suite::KuznyechikMgmL | tls13::Suite::MagmaMgmL => u64::MAX,
            tls13::Suite::KuznyechikMgmS => (1 << 42) - 1,
            tls13::Suite::MagmaMgmS => (1 << 39) - 1,
        };
        if last < u64::MAX {
            assert!(matches!(sealer.set_sequence(last + 1), Err(Error::Parameter { .. })));
        }
        sealer.set_sequence(last).unwrap();
        opener.set_sequence(last).unwrap();
        is_the_last(Sealer::Tls13(sealer), Opener::Tls13(opener), last);
    }
    for (suite, last) in [(tls12::Suite::KuznyechikCtrOmac, u64::MAX), (tls12::Suite::MagmaCtrOmac, (1 << 32) - 1)] {
        let subject = Subject::Tls12(suite);
        let (Sealer::Tls12(mut sealer), Opener::Tls12(mut opener)) = (subject.sealer(level), subject.opener(level))
        else {
            panic!()
        };
        sealer.set_sequence(last).unwrap();
        opener.set_sequence(last).unwrap();
        is_the_last(Sealer::Tls12(sealer), Opener::Tls12(opener), last);
    }
    let mut sealer =
        tls12::Sealer::new(tls12::Suite::Gost28147CntImit, &MAC_KEY, KEY[..32].try_into().unwrap(), &[0; 8]).unwrap();
    assert!(matches!(sealer.set_sequence(5), Err(Error::Unsupported(_))));
}

#[test]
fn packets_of_esp_have_a_last_number() {
    let level = Subject::levels()[0];
    for transform in Transform::ALL {
        for (subject, last) in [(Subject::Esp(transform), u32::MAX.into()), (Subject::Esn(transform), u64::MAX)] {
            let (Sealer::Esp(mut sealer), Opener::Esp(mut opener)) = (subject.sealer(level), subject.opener(level))
            else {
                panic!()
            };
            sealer.set_next(last, Iv::default()).unwrap();
            opener.set_highest_sequence(last - 1).unwrap();
            is_the_last(Sealer::Esp(sealer), Opener::Esp(opener), last);
        }
    }
    let mut sealer = esp::Sealer::new(Transform::MagmaMgmKtree, SPI, &KEY[..36]).unwrap();
    assert!(matches!(sealer.set_next(0, Iv::default()), Err(Error::Parameter { .. })));
    assert!(matches!(sealer.set_next(1 << 32, Iv::default()), Err(Error::Parameter { .. })));
    assert!(matches!(sealer.set_next(1, Iv { pnum: 1 << 24, ..Iv::default() }), Err(Error::Parameter { .. })));
}

/// Tests that a sealer cannot be set back to an earlier number or IV. An opener can be set back to an earlier number.
#[test]
fn sealers_do_not_go_back() {
    let level = Subject::levels()[0];
    for subject in Subject::all().into_iter().filter(|s| !s.is_serial()) {
        let (mut sealer, mut opener) = (subject.sealer(level), subject.opener(level));
        let packets = [sealer.one(23, b"one"), sealer.one(23, b"two")];
        let next = sealer.sequence().unwrap();
        for number in 0..next {
            let error = match &mut sealer {
                Sealer::Tls12(sealer) => sealer.set_sequence(number),
                Sealer::Tls13(sealer) => sealer.set_sequence(number),
                Sealer::Esp(sealer) => sealer.set_next(number, iv(9, 0, 0, 0)),
            };
            assert!(matches!(error, Err(Error::Parameter { .. })), "{subject:?} goes back to {number}");
        }
        if let Sealer::Esp(sealer) = &mut sealer {
            let current = sealer.iv().unwrap();
            assert_eq!(current, iv(0, 0, 0, 2));
            assert!(matches!(sealer.set_next(next, iv(0, 0, 0, 1)), Err(Error::Parameter { .. })));
            sealer.set_next(next, current).unwrap();
            sealer.set_next(next + 1, iv(0, 1, 0, 0)).unwrap();
            assert!(matches!(sealer.set_next(next + 1, iv(0, 0, 9, 0)), Err(Error::Parameter { .. })));
            assert_eq!((sealer.sequence(), sealer.iv()), (Some(next + 1), Some(iv(0, 1, 0, 0))));
        }
        assert!(opener.all(&packets).iter().all(Result::is_ok));
        match &mut opener {
            Opener::Tls12(opener) => opener.set_sequence(next - 1).unwrap(),
            Opener::Tls13(opener) => opener.set_sequence(next - 1).unwrap(),
            Opener::Esp(opener) => opener.set_highest_sequence(next - 2).unwrap(),
        }
        assert_eq!(opener.all(&packets[1..])[0], Ok(b"two".to_vec()));
    }
    let mut sealer = ikev2::Sealer::new(Transform::MagmaMgmKtree, &KEY[..36]).unwrap();
    sealer.set_next(iv(0, 0, 7, 7)).unwrap();
    sealer.set_next(iv(0, 0, 7, 7)).unwrap();
    assert!(matches!(sealer.set_next(iv(0, 0, 7, 6)), Err(Error::Parameter { .. })));
    // After the record with the last number, no further record can be sealed.
    let Sealer::Tls13(mut sealer) = Subject::Tls13(tls13::Suite::MagmaMgmL).sealer(level) else { panic!() };
    sealer.set_sequence(u64::MAX).unwrap();
    let mut buffer = [0; 64];
    sealer.seal(&mut [Outgoing::copied(23, b"", &mut buffer)]).unwrap();
    assert!(matches!(sealer.set_sequence(u64::MAX), Err(Error::Parameter { .. })));
}

fn iv(i1: u8, i2: u16, i3: u16, pnum: u32) -> Iv {
    Iv { i1, i2, i3, pnum }
}

/// Seals packets, and returns their IVs.
fn ivs(sealer: &mut esp::Sealer, number: usize, len: usize) -> Vec<Option<Iv>> {
    let payload = vec![0; len];
    let mut buffer = vec![0; len + 64];
    let mut next = || {
        let mut packet = [Outgoing::copied(4, &payload, &mut buffer)];
        match sealer.seal(&mut packet) {
            Ok(()) => {
                let mut iv = [0; 8];
                iv.copy_from_slice(&buffer[8..16]);
                Some(Iv::from_bytes(iv))
            }
            Err(error) => {
                assert!(matches!(error, Error::KeyExhausted { .. }));
                None
            }
        }
    };
    (0..number).map(|_| next()).collect()
}

#[test]
fn leaves_change_when_they_must() {
    for transform in Transform::ALL {
        let key = &KEY[..transform.key_size()];
        let sealer = || esp::Sealer::new(transform, SPI, key).unwrap();
        // Another sealer may have sent packets under the same leaf (derived key). For these packets, the sealer assumes
        // the greatest length. With Magma, three such packets leave room for a further packet, but four such packets
        // leave no room. With Kuznyechik, there is always room for a further packet.
        let full = if transform.key_size() == 36 { 4 } else { u32::MAX };
        let mut continued = sealer();
        for (leaf, pnum) in [(10, 1), (20, 3), (30, 4), (40, (1 << 24) - 1)] {
            continued.set_next(leaf.into(), iv(0, 0, leaf, pnum)).unwrap();
            let expected = if pnum < full { iv(0, 0, leaf, pnum) } else { iv(0, 0, leaf + 1, 0) };
            assert_eq!(ivs(&mut continued, 1, 20), [Some(expected)]);
        }
        // The sealer also assumes the greatest length for packets whose numbers were skipped within the current leaf.
        let mut continued = sealer();
        assert_eq!(ivs(&mut continued, 1, 65000), [Some(iv(0, 0, 0, 0))]);
        continued.set_next(9, iv(0, 0, 0, 5)).unwrap();
        assert_eq!(ivs(&mut continued, 1, 20), [Some(if full == 4 { iv(0, 0, 1, 0) } else { iv(0, 0, 0, 5) })]);
        // If a field of the IV has its largest value, the next IV has 0 in this field, and the field before it grows
        // by 1.
        for (last, next) in [
            (iv(0, 0, 0, (1 << 24) - 1), iv(0, 0, 1, 0)),
            (iv(0, 0, 65535, (1 << 24) - 1), iv(0, 1, 0, 0)),
            (iv(7, 65535, 65535, (1 << 24) - 1), iv(8, 0, 0, 0)),
        ] {
            let mut sealer = sealer();
            sealer.set_next(9, last).unwrap();
            assert_eq!(sealer.iv(), Some(last));
            let following = |pnum| Some(Iv { pnum, ..next });
            match full {
                4 => assert_eq!(ivs(&mut sealer, 2, 20), [following(0), following(1)]),
                _ => assert_eq!(ivs(&mut sealer, 3, 20), [Some(last), following(0), following(1)]),
            }
        }
        // `last` is the last possible IV, so there is no IV for later packets.
        let mut sealer = sealer();
        let last = iv(255, 65535, 65535, (1 << 24) - 1);
        sealer.set_next(9, last).unwrap();
        let is_left = full != 4;
        assert_eq!(ivs(&mut sealer, 3, 20), [is_left.then_some(last), None, None]);
        let sequence = Some(9 + u64::from(is_left));
        assert_eq!((sealer.iv(), sealer.sequence()), (None, sequence), "a packet without an IV uses up no number");
        // Each leaf has a limit on the number of packets, and a limit on the number of bytes.
        let mut sealer = esp::Sealer::new(transform, SPI, key).unwrap().with_leaf_limits(2, 1 << 20).unwrap();
        let expected = [iv(0, 0, 0, 0), iv(0, 0, 0, 1), iv(0, 0, 1, 0), iv(0, 0, 1, 1), iv(0, 0, 2, 0)];
        assert_eq!(ivs(&mut sealer, 5, 20), expected.map(Some));
        let mut sealer = esp::Sealer::new(transform, SPI, key).unwrap().with_leaf_limits(1 << 24, 1 << 17).unwrap();
        let expected = [iv(0, 0, 0, 0), iv(0, 0, 0, 1), iv(0, 0, 1, 0), iv(0, 0, 1, 1)];
        assert_eq!(ivs(&mut sealer, 4, 60_000), expected.map(Some));
        for (packets, bytes) in [(0, 1 << 20), ((1 << 24) + 1, 1 << 20), (1, (1 << 17) - 1), (1, (1 << 41) + 1)] {
            let sealer = esp::Sealer::new(transform, SPI, key).unwrap().with_leaf_limits(packets, bytes);
            assert!(matches!(sealer, Err(Error::Parameter { .. })));
        }
    }
    // 2^17 bytes are 8192 blocks of Kuznyechik. A packet takes 1 block for SPI and number, 4091 blocks for payload and
    // trailer, and 4 further blocks in any case.
    let sealer = || esp::Sealer::new(Transform::KuznyechikMgmKtree, SPI, &KEY).unwrap();
    let (mut exact, mut more) = (sealer(), sealer());
    exact = exact.with_leaf_limits(1 << 24, 1 << 17).unwrap();
    more = more.with_leaf_limits(1 << 24, 1 << 17).unwrap();
    let expected = [iv(0, 0, 0, 0), iv(0, 0, 0, 1), iv(0, 0, 1, 0)];
    assert_eq!(ivs(&mut exact, 3, 16 * 4091 - 2), expected.map(Some));
    let expected = [iv(0, 0, 0, 0), iv(0, 0, 1, 0), iv(0, 0, 2, 0)];
    assert_eq!(ivs(&mut more, 3, 16 * 4091 - 1), expected.map(Some));
    // With Magma, a leaf protects 256 KiB by default. Callers can choose up to 2^28 bytes.
    let sealer = || esp::Sealer::new(Transform::MagmaMgmKtree, SPI, &KEY[..36]).unwrap();
    let (mut by_default, mut more) = (sealer(), sealer().with_leaf_limits(1 << 24, 1 << 28).unwrap());
    assert!(sealer().with_leaf_limits(1, (1 << 28) + 1).is_err());
    let changes = |ivs: Vec<Option<Iv>>| ivs.windows(2).filter(|w| w[0].unwrap().i3 != w[1].unwrap().i3).count();
    assert_eq!(changes(ivs(&mut by_default, 400, 1472)), 2);
    assert_eq!(changes(ivs(&mut more, 400, 1472)), 0);
}

/// In TLS 1.3, the suite decides how many records one key protects. This test has more records than a single key of MGM
/// may process.
#[test]
fn a_leaf_of_tls_has_all_its_records() {
    let subject = Subject::Tls13(tls13::Suite::MagmaMgmL);
    let level = Subject::levels()[0];
    let (mut sealer, mut opener) = (subject.sealer(level), subject.opener(level));
    let payload = vec![1; 1 << 14];
    for _ in 0..130 {
        let packet = sealer.one(23, &payload);
        let mut buffer = vec![0; packet.len()];
        opener.open(&mut [Incoming::copied(&packet, &mut buffer)]).unwrap();
    }
}

/// Forged packets do not use up a receiver's key.
#[test]
fn forgeries_do_not_exhaust_a_key() {
    let subject = Subject::Esp(Transform::MagmaMgmKtree);
    let level = Subject::levels()[0];
    let (mut sealer, mut opener) = (subject.sealer(level), subject.opener(level));
    let packet = sealer.one(4, &[1; 60_000]);
    let mut forged = packet.clone();
    forged[100] ^= 1;
    for _ in 0..20 {
        assert_eq!(opener.one(&forged).0, Err(Error::TagMismatch));
    }
    assert!(opener.one(&packet).0.is_ok());
    let Opener::Esp(opener) = opener else { panic!() };
    assert_eq!(opener.rejected(), 20);
}

#[test]
fn messages_of_ikev2_have_a_last_iv() {
    let mut sealer = ikev2::Sealer::new(Transform::KuznyechikMgmKtree, &KEY).unwrap();
    let last = iv(255, 65535, 65535, (1 << 24) - 1);
    sealer.set_next(last).unwrap();
    let mut header = [0; 32];
    header[24..28].copy_from_slice(&(32 + 8 + 1 + 12_u32).to_be_bytes());
    let mut buffers = [[7; 60]; 2];
    let mut messages = buffers.each_mut().map(|buffer| Outgoing::copied(0, b"", buffer));
    assert!(matches!(sealer.seal(&[&header, &header], &mut messages), Err(Error::KeyExhausted { .. })));
    assert!(messages[0].result.is_ok());
    assert_eq!((sealer.iv(), buffers[1]), (None, [7; 60]));
}
