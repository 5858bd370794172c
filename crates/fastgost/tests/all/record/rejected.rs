//! Tests packets that are altered or truncated. Such a packet must give an error, which affects only this packet. No
//! part of the payload of such a packet may be released.
use super::{
    book::{self, kind},
    subjects::{Opener, Subject, shows},
};
use fastgost::{
    Error,
    record::{Incoming, Outgoing, tls13},
};
use fastgost_testkit::Random;

/// Makes three packets. The second packet has this payload.
fn three(subject: Subject, payload: &[u8]) -> Vec<Vec<u8>> {
    let payloads = [b"the one before it".to_vec(), payload.to_vec(), b"the one after it".to_vec()];
    book::packets(subject, u64::from(!subject.is_tls()), &payloads, 5)
}

/// Opens three packets. The second packet was replaced by a wrong packet. The first and the third packet must be
/// opened, and the second must be rejected. Returns the error.
fn is_rejected(subject: Subject, mut opener: Opener, packets: &[Vec<u8>], payload: &[u8]) -> Error {
    let mut buffers: Vec<_> = packets.to_vec();
    let incoming = buffers.iter_mut().map(|buffer| {
        let all = 0..buffer.len();
        Incoming::in_place(buffer, all)
    });
    let mut incoming: Vec<_> = incoming.collect();
    let error = opener.open(&mut incoming).unwrap_err();
    let results: Vec<_> = incoming.into_iter().map(|packet| packet.result).collect();
    assert_eq!(results[1], Err(error), "{subject:?}");
    assert_eq!(buffers[0][results[0].clone().unwrap().payload], *b"the one before it");
    // The opener does not try to open an incomplete record, or the records after the incomplete record.
    let is_untried = subject.is_tls() && matches!(error, Error::Encoding { what: "the record", .. });
    match subject.is_serial() {
        _ if is_untried => assert!(matches!(results[2], Err(Error::Unsupported(_)))),
        false => assert_eq!(buffers[2][results[2].clone().unwrap().payload], *b"the one after it", "{subject:?}"),
        true => assert_eq!(results[2], Err(Error::TagMismatch)),
    }
    if subject.encrypts() {
        assert!(!shows(&buffers[1], payload), "{subject:?} releases a rejected packet");
    }
    is_withheld(subject, &packets[1], &buffers[1]);
    error
}

/// Checks the buffer of a rejected packet. The buffer must contain the received bytes, or zeros in place of the
/// decrypted data.
fn is_withheld(subject: Subject, came: &[u8], left: &[u8]) {
    let header = subject.header().min(came.len());
    assert_eq!(left[..header], came[..header]);
    let zeros = left[header..].iter().zip(&came[header..]).take_while(|(left, _)| **left == 0).count();
    assert_eq!(left[header + zeros..], came[header + zeros..], "{subject:?}");
}

#[test]
fn no_byte_can_be_altered() {
    for subject in Subject::all() {
        let payload = Random(9).bytes(53);
        let packets = three(subject, &payload);
        for level in Subject::levels() {
            // On the best kernel, every bit is changed. On the other kernels, one bit of every byte is changed.
            let bits = if level == Subject::levels()[0] { 0..8 } else { 3..4 };
            for at in 0..packets[1].len() {
                for bit in bits.clone() {
                    let mut altered = packets.clone();
                    altered[1][at] ^= 1 << bit;
                    let error = is_rejected(subject, subject.opener(level), &altered, &payload);
                    if at >= subject.header() {
                        assert_eq!(error, Error::TagMismatch, "{subject:?} on {level:?}: byte {at}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_byte_can_be_missing_or_added() {
    for subject in Subject::all() {
        let payload = Random(10).bytes(40);
        let packets = three(subject, &payload);
        let opener = || subject.opener(Subject::levels()[0]);
        for len in 0..packets[1].len() {
            let mut cut = packets.clone();
            cut[1].truncate(len);
            is_rejected(subject, opener(), &cut, &payload);
            // The header is changed so that its length fits the truncated packet.
            if subject.is_tls() && len >= 5 {
                cut[1][3..5].copy_from_slice(&(len as u16 - 5).to_be_bytes());
                is_rejected(subject, opener(), &cut, &payload);
            }
        }
        for more in 1..20 {
            let mut longer = packets.clone();
            longer[1].extend(vec![0; more]);
            is_rejected(subject, opener(), &longer, &payload);
            if subject.is_tls() {
                let len = longer[1].len() as u16 - 5;
                longer[1][3..5].copy_from_slice(&len.to_be_bytes());
                is_rejected(subject, opener(), &longer, &payload);
            }
        }
    }
}

#[test]
fn a_record_of_tls_cannot_be_moved() {
    let mut random = Random(11);
    for subject in Subject::all().into_iter().filter(|s| s.is_tls()) {
        let payloads: Vec<_> = (0..6).map(|_| random.bytes(40)).collect();
        let packets = book::packets(subject, 0, &payloads, 5);
        for [to, from] in [[1, 0], [1, 2], [0, 5], [5, 0]] {
            let mut moved = packets.clone();
            moved[to] = packets[from].clone();
            let results = subject.opener(Subject::levels()[0]).all(&moved);
            for (i, result) in results.into_iter().enumerate() {
                match i == to || subject.is_serial() && i > to {
                    true => assert_eq!(result, Err(Error::TagMismatch)),
                    false => assert_eq!(result, Ok(payloads[i].clone())),
                }
            }
        }
    }
}

/// Checks that a record that is longer than the protocol allows is rejected, even if it is authentic.
#[test]
fn long_records_are_rejected() {
    for subject in Subject::all().into_iter().filter(|s| s.is_tls()) {
        let level = Subject::levels()[0];
        let longest = book::packets(subject, 0, &[vec![1; 1 << 14]], 5);
        assert_eq!(subject.opener(level).all(&longest)[0], Ok(vec![1; 1 << 14]));
        let longer = book::packets(subject, 0, &[vec![1; (1 << 14) + 1]], 5);
        assert!(matches!(subject.opener(level).all(&longer)[0], Err(Error::Encoding { .. })), "{subject:?}");
    }
}

#[test]
fn a_record_needs_a_content_type() {
    let subject = Subject::Tls13(tls13::Suite::KuznyechikMgmS);
    for len in [0, 1, 63, 64, 65, 500] {
        // The payload has only zeros. After the payload comes the content type that `book` writes.
        let mut packets = book::packets(subject, 0, &[vec![0; len]], 5);
        assert_eq!(subject.opener(Subject::levels()[0]).all(&packets)[0], Ok(vec![0; len]));
        packets = with_zero_kind(len);
        let result = subject.opener(Subject::levels()[0]).all(&packets);
        assert!(matches!(result[0], Err(Error::Encoding { .. })), "{result:?}");
    }
    let mut buffer = [7; 64];
    let mut record = [Outgoing::copied(0, b"a record", &mut buffer)];
    let mut sealer = subject.sealer(Subject::levels()[0]);
    assert!(matches!(sealer.seal(&mut record), Err(Error::Parameter { .. })));
    assert_eq!((buffer, sealer.sequence()), ([7; 64], Some(0)));
}

/// Makes a record that contains only zeros, so that it has no content type.
fn with_zero_kind(len: usize) -> Vec<Vec<u8>> {
    use super::subjects::{IV, KEY};
    use fastgost::{Kuznyechik, aead::Mgm, kdf::TlsTree};
    let suite = tls13::Suite::KuznyechikMgmS;
    let key = *TlsTree::from_key(KEY[..32].try_into().unwrap(), suite.parameters()).key(0);
    let mut nonce = IV;
    nonce[0] &= 0x7f;
    let header = [&[23, 3, 3][..], &(len as u16 + 17).to_be_bytes()].concat();
    let mut data = vec![0; len + 1];
    let tag = Mgm::new(Kuznyechik::new(&key)).seal(&nonce, &header, &mut data).unwrap();
    vec![[header, data, tag.to_vec()].concat()]
}

/// Tests authentic packets of ESP with wrong padding. The bytes of the padding are not 1, 2, 3 and so on, or the
/// padding is longer than the packet.
#[test]
fn malformed_padding_is_rejected() {
    use super::subjects::{KEY, SPI};
    use fastgost::{Kuznyechik, aead::Mgm, hash::Streebog256, kdf::EspTree, mac::Hmac, record::esp::Transform};
    let subject = Subject::Esp(Transform::KuznyechikMgmKtree);
    let key = *EspTree::new(Hmac::new(Streebog256::new(), &KEY[..32])).key(0, 0, 0);
    let sealed = |body: &[u8]| {
        let numbers = [SPI.to_be_bytes(), [0, 0, 0, 1]].concat();
        let mut data = body.to_vec();
        let nonce = [&[0; 4], &KEY[32..]].concat();
        let tag = Mgm::new(Kuznyechik::new(&key)).seal(&nonce, &numbers, &mut data).unwrap();
        vec![[&numbers[..], &[0; 8], &data, &tag[..12]].concat()]
    };
    let open = |body: &[u8]| subject.opener(Subject::levels()[0]).all(&sealed(body)).remove(0);
    assert_eq!(open(&[9, 9, 1, 2, 3, 4, 4, 50]), Ok(vec![9, 9]));
    assert_eq!(open(&[1, 2, 2, 50]), Ok(vec![]));
    assert_eq!(open(&[0, 59]), Ok(vec![]));
    // This is the longest padding that the length byte allows.
    let longest: Vec<u8> = [9, 9, 9].into_iter().chain(1..=255).chain([255, 50]).collect();
    assert_eq!(open(&longest), Ok(vec![9, 9, 9]));
    for body in [&[9, 9, 1, 2, 4, 3, 4, 50][..], &[1, 2, 3, 50], &[0, 1, 2, 50], &[5, 50], &[1, 1, 255, 50]] {
        let mut opener = subject.opener(Subject::levels()[0]);
        let (result, buffer) = opener.one(&sealed(body)[0]);
        assert!(matches!(result, Err(Error::Encoding { .. })), "{body:?}");
        assert!(buffer[16..16 + body.len()].iter().all(|byte| *byte == 0), "{body:?} is released");
        // The record was authentic, so receiving it again is a replay.
        assert_eq!(opener.one(&sealed(body)[0]).0, Err(Error::Replayed));
    }
}

/// Tests that a call with impossible arguments changes nothing, and uses up no number.
#[test]
fn misuse_is_an_error_that_changes_nothing() {
    for subject in Subject::all() {
        let level = Subject::levels()[0];
        let (header, behind) = (subject.header(), subject.behind());
        let mut sealer = subject.sealer(level);
        let first = sealer.sequence();
        let long = vec![1; subject.longest() + 1000];
        let parts = vec![&long[..]; 1000];
        let mut good = vec![0; 200];
        let mut bad = vec![vec![7; header + 20 + behind]; 12];
        let len = bad[0].len();
        let mut buffers = bad.iter_mut();
        let mut next = || buffers.next().unwrap();
        #[allow(clippy::reversed_empty_ranges)]
        let mut packets = vec![
            Outgoing::in_place(1, next(), header - 1..header + 5),
            Outgoing::in_place(1, next(), 0..0),
            Outgoing::in_place(1, next(), len..len),
            Outgoing::in_place(1, next(), len - 2..len),
            Outgoing::in_place(1, next(), 20..19),
            Outgoing::in_place(1, next(), header..usize::MAX),
            Outgoing::in_place(1, next(), usize::MAX..usize::MAX),
            Outgoing::copied(1, &long[..30], next()),
            Outgoing::copied(1, &long, next()),
            Outgoing::gathered(1, &parts, next()),
            Outgoing::copied(1, b"payload", next()).with_padding(usize::MAX),
            Outgoing::copied(1, b"payload", next()).with_padding(1 << 14),
            Outgoing::copied(kind(first.unwrap()), b"payload", &mut good),
        ];
        if subject.is_tls() {
            // The sealer of TLS does not seal the records that follow a wrong record in the same call. So the test
            // passes each record in a separate call.
            packets
                .iter_mut()
                .for_each(|packet| assert!(sealer.seal(std::slice::from_mut(packet)).is_ok() == packet.result.is_ok()));
        } else {
            assert!(sealer.seal(&mut packets).is_err());
        }
        let good_one = packets.pop().unwrap().result.unwrap();
        for (i, packet) in packets.iter().enumerate() {
            assert!(matches!(packet.result, Err(Error::Parameter { .. })), "{subject:?}: {i} {packet:?}");
        }
        assert!(bad.iter().all(|buffer| buffer.iter().all(|byte| *byte == 7)), "{subject:?} writes");
        assert_eq!(Some(good_one.sequence), first);
        assert_eq!(good[good_one.packet], book::packets(subject, first.unwrap(), &[b"payload".to_vec()], 5)[0]);

        let packets = three(subject, b"payload");
        let mut opener = subject.opener(level);
        let (mut small, mut other) = (vec![7; packets[0].len() - 1], vec![7; 10]);
        #[allow(clippy::reversed_empty_ranges)]
        let mut incoming = [Incoming::copied(&packets[0], &mut small), Incoming::in_place(&mut other, 9..8)];
        incoming.iter_mut().for_each(|packet| assert!(opener.open(std::slice::from_mut(packet)).is_err()));
        assert!(incoming.iter().all(|packet| matches!(packet.result, Err(Error::Parameter { .. }))));
        assert!(small.iter().chain(&other).all(|byte| *byte == 7));
        assert_eq!(opener.all(&packets)[1], Ok(b"payload".to_vec()));
    }
}

/// If a sealer or an opener has not processed a record, the record's number is still free, and the record can be passed
/// again.
#[test]
fn records_after_one_that_was_not_tried_wait() {
    for subject in Subject::all().into_iter().filter(|s| s.is_tls()) {
        let level = Subject::levels()[0];
        let packets = book::packets(subject, 0, &vec![b"payload".to_vec(); 600], 5);
        let mut sealer = subject.sealer(level);
        let mut buffers = vec![vec![7; packets[0].len()]; 600];
        for len in [packets[0].len() - 1, packets[0].len()] {
            buffers[2].resize(len, 7);
            let from = sealer.sequence().unwrap() as usize;
            let numbered = (from as u64..).zip(&mut buffers[from..]);
            let mut records: Vec<_> =
                numbered.map(|(n, buffer)| Outgoing::copied(kind(n), b"payload", buffer)).collect();
            assert_eq!(sealer.seal(&mut records).is_ok(), from == 2);
            if from == 0 {
                assert!(records[1].result.is_ok() && matches!(records[2].result, Err(Error::Parameter { .. })));
                assert!(records[3..].iter().all(|record| matches!(record.result, Err(Error::Unsupported(_)))));
                assert_eq!(sealer.sequence(), Some(2));
                assert!(buffers[2..].iter().all(|buffer| buffer.iter().all(|byte| *byte == 7)));
            }
        }
        assert_eq!(buffers, packets, "{subject:?}");
        // In the first case, the buffer has no room for the output. In the second case, only 3 bytes of the header have
        // arrived. In the third case, only a part of the payload has arrived. In the last case, one more byte has
        // arrived after the record.
        for (room, arrived) in [(-1, 0), (0, 3), (0, 15), (0, packets[0].len() + 1)] {
            let mut opener = subject.opener(level);
            let mut came = packets.clone();
            if arrived > 0 {
                came[2].resize(arrived, 0);
            }
            let mut buffers: Vec<_> = came.iter().map(|packet| vec![0; packet.len()]).collect();
            buffers[2].truncate((came[2].len() as isize + room) as usize);
            let each = came.iter().zip(&mut buffers);
            let mut records: Vec<_> = each.map(|(packet, buffer)| Incoming::copied(packet, buffer)).collect();
            assert!(opener.open(&mut records).is_err());
            assert!(records[1].result.is_ok());
            assert!(matches!(records[2].result, Err(Error::Parameter { .. } | Error::Encoding { .. })));
            assert!(records[3..].iter().all(|record| matches!(record.result, Err(Error::Unsupported(_)))));
            assert!(opener.all(&packets[2..]).iter().all(|result| result.is_ok()), "{subject:?}: {room}, {arrived}");
        }
    }
}

/// Tests that handshake messages, alerts and changes of the cipher must have a payload.
#[test]
fn empty_records_of_these_types_are_rejected() {
    for subject in Subject::all().into_iter().filter(|s| s.is_tls()) {
        let mut sealer = subject.sealer(Subject::levels()[0]);
        for kind in 20..=22 {
            let mut buffer = [7; 64];
            let error = sealer.seal(&mut [Outgoing::copied(kind, b"", &mut buffer)]);
            assert!(matches!(error, Err(Error::Parameter { .. })), "{subject:?}");
            assert_eq!((buffer, sealer.sequence()), ([7; 64], Some(0)));
        }
        sealer.one(23, b"");
        sealer.one(22, b"a");
        // The peer itself sends these empty records, so they are authentic. The next record must also be opened, even
        // with CNT and IMIT, where the state of the cipher continues from record to record.
        for kind in [20, 21, 22, 23, 24] {
            let packets = book::packets_of(subject, 0, &[(kind, b""), (22, b"a")], 5);
            let results = subject.opener(Subject::levels()[0]).all(&packets);
            match kind {
                20..=22 => assert!(matches!(results[0], Err(Error::Encoding { .. })), "{subject:?} opens it: {kind}"),
                _ => assert_eq!(results[0], Ok(vec![])),
            }
            assert_eq!(results[1], Ok(b"a".to_vec()), "{subject:?}");
            let mut buffer = packets[0].clone();
            let all = 0..buffer.len();
            if subject.opener(Subject::levels()[0]).open(&mut [Incoming::in_place(&mut buffer, all)]).is_err() {
                is_withheld(subject, &packets[0], &buffer);
            }
        }
    }
}

/// Tests that keys and IVs with a wrong length are refused.
#[test]
fn keys_have_their_lengths() {
    use fastgost::record::{esp, ikev2, tls12};
    for transform in esp::Transform::ALL {
        for len in (0..60).filter(|len| *len != transform.key_size()) {
            assert!(matches!(esp::Sealer::new(transform, 1, &vec![1; len]), Err(Error::KeyLength { .. })));
            assert!(matches!(esp::Opener::new(transform, 1, &vec![1; len]), Err(Error::KeyLength { .. })));
            assert!(ikev2::Sealer::new(transform, &vec![1; len]).is_err());
        }
        let ike = ikev2::Opener::new(transform, &vec![1; transform.key_size()]);
        assert_eq!(ike.is_ok(), transform.encrypts());
        let opener = || esp::Opener::new(transform, 1, &vec![1; transform.key_size()]).unwrap();
        for (window, is_allowed) in [(0, false), (63, false), (64, true), (4096, true), (4097, false)] {
            assert_eq!(opener().with_window(window).is_ok(), is_allowed);
        }
        assert!(matches!(opener().set_highest_sequence(1 << 32), Err(Error::Parameter { .. })));
        // If an opener gets a window of another size, the opener keeps the highest number that it has accepted.
        let mut moved = opener();
        moved.set_highest_sequence(1000).unwrap();
        assert_eq!(moved.with_window(128).unwrap().highest_sequence(), 1000);
        let mut sealer = esp::Sealer::new(transform, 1, &vec![1; transform.key_size()]).unwrap();
        sealer.set_next(70, esp::Iv::default()).unwrap();
        assert_eq!(sealer.with_extended_numbers().sequence(), Some(70));
        assert_eq!(esp::Transform::from_id(transform.id()), Ok(transform));
    }
    for suite in tls13::Suite::ALL {
        for len in (0..20).filter(|len| *len != suite.block_size()) {
            assert!(matches!(tls13::Sealer::new(suite, &[1; 32], &vec![1; len]), Err(Error::IvLength { .. })));
        }
        assert_eq!(tls13::Suite::from_id(suite.id()), Ok(suite));
    }
    for suite in tls12::Suite::ALL {
        for len in (0..20).filter(|len| *len != suite.iv_size()) {
            let opener = tls12::Opener::new(suite, &[1; 32], &[1; 32], &vec![1; len]);
            assert!(matches!(opener, Err(Error::IvLength { .. })));
        }
        assert_eq!(tls12::Suite::from_id(suite.id()), Ok(suite));
    }
}
