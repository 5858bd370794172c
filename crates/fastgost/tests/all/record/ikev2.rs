//! Tests messages of IKEv2. The messages are compared with messages that are made by the formulas of the RFC. The
//! messages have headers of any length, are altered and truncated, and are processed in arrays.
use super::subjects::{KEY, Subject, payloads, shows};
use fastgost::{
    Cipher, Error, Kuznyechik, Magma,
    aead::Mgm,
    hash::Streebog256,
    kdf::EspTree,
    mac::Hmac,
    record::{
        Incoming, Outgoing,
        esp::Transform,
        ikev2::{Opener, Sealer},
    },
};
use fastgost_testkit::Random;

const TRANSFORMS: [Transform; 2] = [Transform::KuznyechikMgmKtree, Transform::MagmaMgmKtree];

/// Makes a header of this length, for a message with payloads of this length.
fn header(random: &mut Random, len: usize, payloads: usize, tag: usize) -> Vec<u8> {
    let mut header = random.bytes(len);
    header[24..28].copy_from_slice(&((len + 8 + payloads + 1 + tag) as u32).to_be_bytes());
    header
}

/// Makes the message with the number `pnum` by the formulas of the RFC, under the first leaf (derived key).
fn by_the_book(transform: Transform, pnum: u32, header: &[u8], payloads: &[u8]) -> Vec<u8> {
    fn seal<C: Cipher>(cipher: C, nonce: &[u8], header: &[u8], data: &mut Vec<u8>) -> Vec<u8> {
        Mgm::new(cipher).seal(nonce, header, data).unwrap().to_vec()
    }
    let key = *EspTree::new(Hmac::new(Streebog256::new(), &KEY[..32])).key(0, 0, 0);
    let pnum = &pnum.to_be_bytes()[1..];
    let nonce = [&[0], pnum, &KEY[32..transform.key_size()]].concat();
    let mut data = [payloads, &[0]].concat();
    let tag = match transform {
        Transform::KuznyechikMgmKtree => seal(Kuznyechik::new(&key), &nonce, header, &mut data),
        _ => seal(Magma::new(&key), &nonce, header, &mut data),
    };
    [header, &[0; 5], pnum, &data, &tag[..transform.tag_size()]].concat()
}

#[test]
fn messages_are_by_the_formulas() {
    let mut random = Random(5);
    for transform in TRANSFORMS {
        for level in Subject::levels() {
            let key = &KEY[..transform.key_size()];
            let mut sealer = Sealer::with_level(transform, level, key).unwrap();
            let mut opener = Opener::with_level(transform, level, key).unwrap();
            let mut pnum = 0;
            for number in [1, 2, 7, 70] {
                let payloads = payloads(&mut random, number, 3000);
                let headers: Vec<_> = payloads
                    .iter()
                    .map(|p| {
                        let len = 32 + random.below(60);
                        header(&mut random, len, p.len(), transform.tag_size())
                    })
                    .collect();
                let headers: Vec<&[u8]> = headers.iter().map(|header| &header[..]).collect();
                let mut buffers = vec![vec![0; 3200]; number];
                let places = payloads.iter().zip(&headers).zip(&mut buffers);
                let mut messages = Vec::new();
                for (i, ((payload, header), buffer)) in places.enumerate() {
                    let place = header.len() + 8..header.len() + 8 + payload.len();
                    messages.push(match i % 2 {
                        0 => {
                            buffer[place.clone()].copy_from_slice(payload);
                            Outgoing::in_place(0, buffer, place)
                        }
                        _ => Outgoing::copied(0, payload, buffer),
                    });
                }
                sealer.seal(&headers, &mut messages).unwrap();
                let sealed: Vec<_> = messages.into_iter().map(|message| message.result.unwrap().packet).collect();
                for (i, (buffer, packet)) in buffers.iter().zip(&sealed).enumerate() {
                    let expected = by_the_book(transform, pnum, headers[i], &payloads[i]);
                    assert_eq!(buffer[packet.clone()], expected, "{transform:?} on {level:?}");
                    pnum += 1;
                }
                let lengths: Vec<_> = headers.iter().map(|header| header.len()).collect();
                let places = buffers.iter_mut().zip(sealed);
                let mut messages: Vec<_> = places.map(|(buffer, place)| Incoming::in_place(buffer, place)).collect();
                opener.open(&lengths, &mut messages).unwrap();
                for (message, payload) in messages.iter().zip(&payloads) {
                    assert_eq!(message.buffer[message.result.clone().unwrap().payload], payload[..]);
                }
            }
        }
    }
}

#[test]
fn an_altered_message_is_rejected_alone() {
    let mut random = Random(6);
    for transform in TRANSFORMS {
        let key = &KEY[..transform.key_size()];
        let payload = random.bytes(41);
        let head = header(&mut random, 36, payload.len(), transform.tag_size());
        let message = by_the_book(transform, 0, &head, &payload);
        let good = by_the_book(transform, 1, &head, &payload);
        for at in 0..message.len() {
            for bit in 0..8 {
                let (mut altered, mut other) = (message.clone(), good.clone());
                altered[at] ^= 1 << bit;
                let came = altered.clone();
                let all = 0..came.len();
                let mut array =
                    [Incoming::in_place(&mut altered, all.clone()), Incoming::in_place(&mut other, all.clone())];
                let mut opener = Opener::new(transform, key).unwrap();
                assert!(opener.open(&[36, 36], &mut array).is_err());
                assert!(array[0].result.is_err() && array[1].result.is_ok(), "byte {at}");
                assert_eq!(opener.rejected(), u64::from(!(24..28).contains(&at)));
                assert!(altered == came && !shows(&altered, &payload));
            }
        }
        for len in 0..message.len() {
            let mut cut = message[..len].to_vec();
            let mut opener = Opener::new(transform, key).unwrap();
            assert!(opener.open(&[36], &mut [Incoming::in_place(&mut cut, 0..len)]).is_err());
        }
        // The opener gets a length of the header that differs from the length with which the message was sealed.
        for header in [0, 31, 32, 35, 37, message.len(), usize::MAX] {
            let mut opener = Opener::new(transform, key).unwrap();
            let mut buffer = message.clone();
            let all = 0..buffer.len();
            assert!(opener.open(&[header], &mut [Incoming::in_place(&mut buffer, all)]).is_err());
            assert_eq!(buffer, message);
        }
    }
}

#[test]
fn misuse_is_an_error_that_changes_nothing() {
    let mut random = Random(7);
    let transform = Transform::KuznyechikMgmKtree;
    let mut sealer = Sealer::new(transform, &KEY).unwrap();
    let good = header(&mut random, 40, 10, transform.tag_size());
    let mut wrong = good.clone();
    wrong[27] ^= 1;
    let mut buffer = [7; 200];
    for (header, padding) in [(&wrong[..], 0), (&good[..30], 0), (&[], 0), (&good, 1)] {
        let mut message = [Outgoing::copied(0, &[1; 10], &mut buffer).with_padding(padding)];
        assert!(matches!(sealer.seal(&[header], &mut message), Err(Error::Parameter { .. })));
        assert_eq!(buffer, [7; 200]);
    }
    let mut message = [Outgoing::copied(0, &[1; 10], &mut buffer)];
    assert!(matches!(sealer.seal(&[], &mut message), Err(Error::Parameter { .. })));
    assert_eq!(sealer.iv().unwrap().pnum, 0, "no IV is used up");
    // A call that fails replaces the results of an earlier call that succeeded.
    sealer.seal(&[&good], &mut message).unwrap();
    assert!(sealer.seal(&[], &mut message).is_err() && message[0].result.is_err());
    let sealed = buffer[..40 + 8 + 10 + 1 + 12].to_vec();
    let mut buffer = sealed.clone();
    let mut opener = Opener::new(transform, &KEY).unwrap();
    let mut message = [Incoming::copied(&sealed, &mut buffer)];
    opener.open(&[40], &mut message).unwrap();
    assert!(opener.open(&[], &mut message).is_err() && message[0].result.is_err());
    // This message is authentic, but too long for the protocol.
    let head = header(&mut random, 40, 65536, transform.tag_size());
    let long = by_the_book(transform, 5, &head, &vec![1; 65536]);
    let mut buffer = long.clone();
    let error = opener.open(&[40], &mut [Incoming::copied(&long, &mut buffer)]);
    assert!(matches!(error, Err(Error::Encoding { .. })));
    let mut small = [7; 40 + 8 + 10 + 12];
    let mut message = [Outgoing::copied(0, &[1; 10], &mut small)];
    assert!(matches!(sealer.seal(&[&good], &mut message), Err(Error::Parameter { .. })));
    assert_eq!(small, [7; 70]);
}
