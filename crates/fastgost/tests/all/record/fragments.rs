//! Tests the function that seals a record of TLS 1.3 after the caller has written the header and the contents. The
//! sealed bytes and the record numbers must be the same as with the function `seal`.
use super::subjects::{IV, KEY, Subject};
use fastgost::{
    Error,
    record::{
        Outgoing,
        tls13::{Opener, Sealer, Suite},
    },
};
use fastgost_testkit::Random;

const HEADER: usize = 5;

fn both(suite: Suite, level: fastgost::Level) -> (Sealer, Opener) {
    let (key, iv) = (KEY[..32].try_into().unwrap(), &IV[..suite.block_size()]);
    (Sealer::with_level(suite, level, key, iv).unwrap(), Opener::with_level(suite, level, key, iv).unwrap())
}

#[test]
fn fragments_are_those_of_records() {
    for suite in Suite::ALL {
        for level in Subject::levels() {
            let ((mut whole, _), (mut sealer, mut opener)) = (both(suite, level), both(suite, level));
            let tag = suite.block_size();
            // In the suites with `S` in their names, one leaf (derived key) protects fewer records than this test
            // makes. After the tenth record, the function `seal` makes one record.
            for (n, len) in [0, 1, 15, 16, 17, 200, 1472, 4096, 1 << 14, 3, 4, 5].into_iter().enumerate() {
                let payload = Random(n as u64).bytes(len);
                let mut record = vec![0; len + 3 + suite.overhead()];
                let mut outgoing =
                    [Outgoing::copied(23, &payload, &mut record).with_padding(if len < 1 << 14 { 3 } else { 0 })];
                whole.seal(&mut outgoing).unwrap();
                let packet = outgoing[0].result.clone().unwrap().packet;
                let record = &record[packet];

                let mut fragment = [&payload[..], &[23], &vec![0; record.len() - HEADER - len - 1]].concat();
                sealer.seal_fragment(&mut fragment).unwrap();
                assert_eq!(fragment, record[HEADER..], "{suite:?} on {level}: {len} bytes");
                assert_eq!(sealer.sequence(), whole.sequence());
                if n == 9 {
                    sealer.seal(&mut [Outgoing::copied(23, b"", &mut [0; 100])]).unwrap();
                    whole.seal(&mut [Outgoing::copied(23, b"", &mut [0; 100])]).unwrap();
                    opener.open_fragment(&mut fragment).unwrap();
                    opener.set_sequence(sealer.sequence().unwrap()).unwrap();
                    continue;
                }
                let inner = opener.open_fragment(&mut fragment).unwrap();
                assert_eq!(inner, fragment.len() - tag);
                assert_eq!(fragment[..len], payload);
                assert_eq!(fragment[len], 23);
            }
        }
    }
}

#[test]
fn altered_fragments() {
    for suite in Suite::ALL {
        let (mut sealer, _) = both(suite, Subject::levels()[0]);
        let mut fragment = [&b"a payload that must not be shown"[..], &[23], &[0; 16][..suite.block_size()]].concat();
        sealer.seal_fragment(&mut fragment).unwrap();
        for at in 0..fragment.len() {
            let (_, mut opener) = both(suite, Subject::levels()[0]);
            let mut altered = fragment.clone();
            altered[at] ^= 1;
            let before = altered.clone();
            assert_eq!(opener.open_fragment(&mut altered), Err(Error::TagMismatch));
            assert_eq!(altered, before, "as it came");
            // The record that was rejected has used up its number.
            assert_eq!(opener.sequence(), Some(1));
            assert_eq!(opener.open_fragment(&mut fragment.clone()), Err(Error::TagMismatch));
        }
        let (_, mut opener) = both(suite, Subject::levels()[0]);
        for len in 0..fragment.len() {
            opener.set_sequence(0).unwrap();
            let result = opener.open_fragment(&mut fragment[..len].to_vec());
            let short = len < 1 + suite.block_size();
            assert!(
                if short { matches!(result, Err(Error::Encoding { .. })) } else { result == Err(Error::TagMismatch) },
                "{len} bytes: {result:?}"
            );
        }
    }
}

#[test]
fn lengths_and_numbers() {
    for suite in Suite::ALL {
        let (mut sealer, mut opener) = both(suite, Subject::levels()[0]);
        let tag = suite.block_size();
        for len in [0, tag, (1 << 14) + 1 + tag + 1, 1 << 16, (1 << 16) + 100] {
            let mut fragment = vec![1; len];
            assert!(matches!(sealer.seal_fragment(&mut fragment), Err(Error::Parameter { .. })), "{len} bytes");
            assert_eq!(fragment, vec![1; len]);
            assert_eq!(sealer.sequence(), Some(0));
        }
        for len in [0, tag, (1 << 14) + 257, 1 << 16, (1 << 16) + 100] {
            assert!(matches!(opener.open_fragment(&mut vec![1; len]), Err(Error::Encoding { .. })), "{len} bytes");
        }
        assert_eq!(opener.open_fragment(&mut vec![1; (1 << 14) + 256]), Err(Error::TagMismatch));

        let last = suite.last_sequence();
        sealer.set_sequence(last).unwrap();
        opener.set_sequence(last).unwrap();
        let mut fragment = vec![1; 40];
        sealer.seal_fragment(&mut fragment).unwrap();
        opener.open_fragment(&mut fragment).unwrap();
        let mut next = vec![1; 40];
        assert!(matches!(sealer.seal_fragment(&mut next), Err(Error::KeyExhausted { .. })));
        assert_eq!(next, vec![1; 40]);
        assert!(matches!(opener.open_fragment(&mut next), Err(Error::KeyExhausted { .. })));
    }
}
