//! Tests headers that anybody might send. These headers must cause no panic, and their numbers must cause no large
//! allocation. Only genuine headers must be accepted.
use super::{ALGORITHMS, OTHER, USER, open, parts};
use fastgost::{
    curve::Curve,
    sealed::{self, Header, ITERATIONS, Recipient, Stanza},
    sign::SigningKey,
};
use fastgost_testkit::Random;
use std::io::Read;

/// Makes a file whose header has stanzas for two raw keys and for a public key.
fn file(algorithm: sealed::Algorithm) -> Vec<u8> {
    let owner =
        SigningKey::from_bytes(Curve::from_name("256-b").expect("a curve"), &OTHER).expect("a key").verifying_key();
    let recipients = [Recipient::RawKey(&OTHER), Recipient::RawKey(&USER), Recipient::PublicKey(&owner)];
    sealed::seal(algorithm, &recipients, b"plaintext").expect("a file")
}

/// Values that `mutate` writes to a byte of a header. The values are the smallest and the largest values of a byte, and
/// a few others.
const BYTES: [u8; 10] = [0, 1, 2, 3, 0x10, 0x40, 0x7f, 0x80, 0xfe, 0xff];

fn mutate(numbers: &mut Random, file: &mut Vec<u8>) {
    for _ in 0..=numbers.below(3) {
        let n = file.len();
        // Half of the changes are in the first 52 bytes, which contain the fields of fixed size.
        let among = if numbers.below(2) == 0 { n.min(52) } else { n };
        let at = numbers.below(among + 1).min(n.saturating_sub(1));
        match numbers.below(6) {
            0 if n > 0 => file[at] ^= 1 << numbers.below(8),
            1 if n > 0 => file[at] = BYTES[numbers.below(BYTES.len())],
            2 if n > 0 => file[at] = numbers.below(256) as u8,
            3 => file.truncate(at),
            4 => file.insert(at, numbers.below(256) as u8),
            _ => {
                let end = (at + numbers.below(64)).min(n);
                let piece = file[at.min(end)..end].to_vec();
                file.splice(at..at, piece);
            }
        }
    }
}

#[test]
fn mutated_headers() {
    let mut numbers = Random(1);
    let (mut parsed, mut refused) = (0, 0);
    for algorithm in ALGORITHMS {
        let file = file(algorithm);
        let size = parts(&file).0.len();
        for round in 0..60_000 {
            let mut bad = file.clone();
            mutate(&mut numbers, &mut bad);
            let header = Header::parse(&bad);
            // The two ways of reading a header must agree, and the stream must not be read past the header.
            let mut rest = &bad[..];
            match (&header, Header::read(&mut rest)) {
                (Ok(header), Ok(same)) => {
                    assert_eq!(*header, same);
                    assert!(header.len() <= 16464 && rest.len() == bad.len() - header.len());
                    parsed += 1;
                }
                (Err(e), Err(same)) => {
                    assert_eq!(same.get_ref().and_then(|s| s.downcast_ref::<fastgost::Error>()), Some(e));
                    refused += 1;
                }
                (one, other) => panic!("{one:?}, but {other:?}"),
            }
            // Opening a file takes longer than parsing its header, so the test opens only some of the files.
            if round % 16 == 0 && bad != file {
                // No change of the file may be accepted.
                assert!(open(&bad).is_err(), "header of {size} bytes: {bad:x?}");
            }
        }
    }
    // If fewer headers were accepted or refused, the test would not cover both results well.
    assert!(parsed > 10_000 && refused > 10_000, "{parsed} were taken, {refused} refused");
}

/// For files with a passphrase, only the parser is tested, since opening such a file takes a second.
#[test]
fn mutated_headers_of_passphrases() {
    let mut numbers = Random(2);
    for algorithm in ALGORITHMS {
        let recipient = Recipient::Passphrase { passphrase: b"four words", iterations: ITERATIONS };
        let file = sealed::seal(algorithm, &[recipient], b"plaintext").expect("a file");
        let (mut parsed, mut refused) = (0, 0);
        for _ in 0..60_000 {
            let mut bad = file.clone();
            mutate(&mut numbers, &mut bad);
            match (Header::parse(&bad), Header::read(&bad[..])) {
                (Ok(header), Ok(same)) => {
                    let stanzas: Vec<_> = header.stanzas().collect();
                    assert!(stanzas.len() == 1 || !stanzas.contains(&Stanza::Passphrase));
                    assert_eq!(header, same);
                    parsed += 1;
                }
                (Err(_), Err(_)) => refused += 1,
                (one, other) => panic!("{one:?}, but {other:?}"),
            }
        }
        assert!(parsed > 10_000 && refused > 10_000, "{parsed} were taken, {refused} refused");
    }
}

#[test]
fn a_stream_that_never_ends_is_read_no_further_than_a_header() {
    let file = file(ALGORITHMS[0]);
    for (n, most) in [(u32::MAX, 48), (16385, 48), (16384, 48 + 16384 + 32)] {
        let mut prefix = file[..48].to_vec();
        prefix[12..16].copy_from_slice(&n.to_be_bytes());
        let mut stream = Counting { inner: (&prefix[..]).chain(std::io::repeat(0)), count: 0 };
        assert_eq!(Header::read(&mut stream).is_ok(), n == 16384, "stanzas of zeros are of an unknown type, and empty");
        assert_eq!(stream.count, most);
    }
}

struct Counting<R> {
    inner: R,
    count: usize,
}

impl<R: Read> Read for Counting<R> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let n = self.inner.read(out)?;
        self.count += n;
        Ok(n)
    }
}
