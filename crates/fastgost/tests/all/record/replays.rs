//! Tests the anti-replay window. For any order of packets, a call for an array must give the same results as calls for
//! single packets.
use super::{
    book,
    subjects::{self, KEY, REPLAYED, SPI, Subject, splits},
};
use fastgost::{
    Error,
    record::{
        Incoming,
        esp::{Iv, Opener, Sealer, Transform},
    },
};
use fastgost_testkit::Random;

const TRANSFORM: Transform = Transform::KuznyechikMgmKtree;

#[test]
fn of_two_copies_one_is_opened() {
    for subject in Subject::all().into_iter().filter(|s| !s.is_tls()) {
        let payloads: Vec<_> = (0..100_u8).map(|i| vec![i; 30]).collect();
        let packets = book::packets(subject, 1, &payloads, 5);
        let mut opener = subject.opener(Subject::levels()[0]);
        // If an array contains several copies of a packet, only the first copy is accepted.
        let array = [&packets[3], &packets[0], &packets[3], &packets[3], &packets[0], &packets[1]].map(Clone::clone);
        let results = opener.all(&array);
        assert_eq!(results[0], Ok(payloads[3].clone()));
        assert_eq!(results[1], Ok(payloads[0].clone()));
        assert_eq!(results[2..5], [Err(Error::Replayed), Err(Error::Replayed), Err(Error::Replayed)]);
        assert_eq!(results[5], Ok(payloads[1].clone()));
        // The second copy of a packet in an array is not decrypted either.
        let mut buffers = [packets[20].clone(), packets[20].clone()];
        let [one, two] = &mut buffers;
        let all = 0..one.len();
        let mut array = [Incoming::in_place(one, all.clone()), Incoming::in_place(two, all)];
        assert_eq!(opener.open(&mut array), Err(Error::Replayed));
        assert_eq!((array[0].result.is_ok(), array[1].result.clone()), (true, REPLAYED));
        assert_eq!(buffers[1], packets[20]);
        // In a later call, a copy is rejected, and its buffer is not changed.
        let (result, buffer) = opener.one(&packets[3]);
        assert_eq!((result, &buffer), (REPLAYED, &packets[3]));
        // An altered copy comes first. The genuine packet that follows is still accepted.
        let mut altered = packets[7].clone();
        altered[20] ^= 1;
        let results = opener.all(&[altered.clone(), packets[7].clone(), altered, packets[7].clone()]);
        assert_eq!(results[0], Err(Error::TagMismatch));
        assert_eq!(results[1], Ok(payloads[7].clone()));
        assert_eq!(results[2..], [Err(Error::Replayed), Err(Error::Replayed)]);
        // Two forged packets with the same number come before every genuine packet. The genuine packets are still
        // accepted.
        let both = |packet: &Vec<u8>| {
            let forged = [17, 21].map(|at| {
                let mut forged = packet.clone();
                forged[at] ^= 1;
                forged
            });
            forged.into_iter().chain([packet.clone()])
        };
        let results = opener.all(&packets[30..60].iter().flat_map(both).collect::<Vec<_>>());
        for (results, payload) in results.chunks(3).zip(&payloads[30..60]) {
            assert_eq!(results, [Err(Error::TagMismatch), Err(Error::TagMismatch), Ok(payload.clone())]);
        }
        // Many forged packets come before one genuine packet. The genuine packet is still accepted.
        let mut many = vec![packets[70].clone(); 50];
        many[..49].iter_mut().enumerate().for_each(|(i, forged)| forged[17 + i % 20] ^= 1 << (i % 8));
        let results = opener.all(&many);
        assert!(results[..49].iter().all(|result| *result == Err(Error::TagMismatch)));
        assert_eq!(results[49], Ok(payloads[70].clone()));
    }
}

#[test]
fn what_left_the_window_is_too_old() {
    let subject = Subject::Esp(TRANSFORM);
    let payloads = vec![b"payload".to_vec(); 700];
    let packets = book::packets(subject, 1, &payloads, 5);
    // The window has 512 numbers. After the packet with number 600, the window contains the numbers 89 to 600.
    let mut opener = subject.opener(Subject::levels()[0]);
    let array = [&packets[599], &packets[88], &packets[87], &packets[86]].map(Clone::clone);
    let results = opener.all(&array);
    assert_eq!(results.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, true, false, false]);
    assert_eq!(results[2..], [Err(Error::Replayed), Err(Error::Replayed)]);
    // The first packet of this array moves the window, so the second packet of the same array is too old.
    let mut opener = subject.opener(Subject::levels()[0]);
    let (mut old, mut new) = (packets[0].clone(), packets[599].clone());
    let (a, b) = (0..new.len(), 0..old.len());
    let mut array = [Incoming::in_place(&mut new, a), Incoming::in_place(&mut old, b)];
    assert_eq!(opener.open(&mut array), Err(Error::Replayed));
    assert!(array[0].result.is_ok());
    assert!(!old.windows(7).any(|bytes| bytes == b"payload"), "an old packet is released");
}

/// Tests a random sequence of packets, in arrays and one by one. The sequence has genuine packets in a disturbed order,
/// copies, altered packets, jumps over the window, and numbers around 2^32.
#[test]
fn arrays_are_like_one_after_the_other() {
    for is_extended in [false, true] {
        for seed in 1..30 {
            let mut random = Random(seed);
            let start = match is_extended {
                false => [1, 1000, (1 << 32) - 500][random.below(3)],
                true => [1, (1 << 32) - 150, (1 << 32) - 40, (7 << 32) + 30][random.below(4)],
            };
            let sealer = || Sealer::new(TRANSFORM, SPI, &KEY).unwrap().with_leaf_limits(11, 1 << 20).unwrap();
            let opener = || Opener::new(TRANSFORM, SPI, &KEY).unwrap();
            let (mut array, mut single) = match is_extended {
                false => (opener(), opener()),
                true => (opener().with_extended_numbers(), opener().with_extended_numbers()),
            };
            let mut number = start;
            let mut leaf = 0;
            let mut packet = |number: u64| {
                leaf += 1;
                let mut sealer = if is_extended { sealer().with_extended_numbers() } else { sealer() };
                sealer.set_next(number, Iv { i3: leaf / 9, pnum: u32::from(leaf % 9), ..Iv::default() }).unwrap();
                let (mut buffer, payload) = (vec![0; 60], number.to_be_bytes());
                let mut packet = [fastgost::record::Outgoing::copied(4, &payload, &mut buffer)];
                sealer.seal(&mut packet).unwrap();
                let place = packet[0].result.clone().unwrap().packet;
                buffer[place].to_vec()
            };
            array.set_highest_sequence(start - 1).unwrap();
            single.set_highest_sequence(start - 1).unwrap();
            let (mut array, mut single) = (subjects::Opener::Esp(array), subjects::Opener::Esp(single));
            let mut arrived: Vec<Vec<u8>> = Vec::new();
            while arrived.len() < 280 {
                match random.below(12) {
                    0 if !arrived.is_empty() => {
                        arrived.push(arrived[arrived.len() - 1 - random.below(arrived.len().min(90))].clone())
                    }
                    1 if !arrived.is_empty() => {
                        let mut altered = arrived[arrived.len() - 1 - random.below(arrived.len().min(50))].clone();
                        let at = random.below(altered.len());
                        altered[at] ^= 1 << random.below(8);
                        arrived.push(altered);
                    }
                    2 => number += [3, 20, 70][random.below(3)],
                    _ => {
                        if !is_extended && number >= 1 << 32 {
                            // Without extended numbers, 2^32 - 1 is the last number. So earlier numbers come again.
                            number = (1 << 32) - 1 - random.below(60) as u64;
                        }
                        arrived.push(packet(number));
                        number += 1;
                    }
                }
            }
            for i in 0..arrived.len() {
                if random.below(3) == 0 {
                    arrived.swap(i, (i + random.below(40)).min(279));
                }
            }
            let one_by_one: Vec<_> = arrived.iter().map(|p| single.all(std::slice::from_ref(p)).remove(0)).collect();
            let accepted = one_by_one.iter().filter(|r| r.is_ok()).count();
            assert!((20..250).contains(&accepted), "{accepted} accepted, from {start}, seed {seed}");
            let mut together = Vec::new();
            for range in splits(&mut random, arrived.len()) {
                together.extend(array.all(&arrived[range]));
            }
            assert_eq!(together, one_by_one, "from {start}, seed {seed}");
            let (subjects::Opener::Esp(array), subjects::Opener::Esp(single)) = (array, single) else { panic!() };
            assert_eq!(array.highest_sequence(), single.highest_sequence());
            assert_eq!(array.rejected(), single.rejected());
        }
    }
}

/// Packets contain only the low half of their number. After up to 2^32 lost packets, the opener still finds the right
/// high half, since the window has not moved.
#[test]
fn extended_numbers_are_found() {
    let sealer = || Sealer::new(TRANSFORM, SPI, &KEY).unwrap().with_extended_numbers();
    let mut opener = Opener::new(TRANSFORM, SPI, &KEY).unwrap().with_extended_numbers();
    let mut at = |number: u64, pnum: u32| {
        let mut sealer = sealer();
        sealer.set_next(number, Iv { pnum, ..Iv::default() }).unwrap();
        let mut buffer = vec![0; 60];
        let mut packet = [fastgost::record::Outgoing::copied(4, b"payload", &mut buffer)];
        sealer.seal(&mut packet).unwrap();
        let place = packet[0].result.clone().unwrap().packet;
        let packet = buffer[place].to_vec();
        let mut buffer = packet.clone();
        let all = 0..packet.len();
        let mut incoming = [Incoming::in_place(&mut buffer, all)];
        let _ = opener.open(&mut incoming);
        incoming[0].result.clone().map(|opened| opened.sequence)
    };
    let gap = (1 << 32) - 64;
    assert_eq!(at(5, 0), Ok(5));
    assert_eq!(at(5 + gap, 1), Ok(5 + gap));
    assert_eq!(at(5 + 2 * gap, 2), Ok(5 + 2 * gap));
    // If one more packet is lost, the number looks like the number of an old packet.
    assert!(at(5 + 3 * gap + 1, 3).is_err());
    assert_eq!(at(4 + 2 * gap, 4), Ok(4 + 2 * gap));
}
