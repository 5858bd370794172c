//! Tests files with a passphrase. An attempt to open a file with a passphrase takes a second, so there are only a few
//! attempts.
use super::{
    ALGORITHMS, FILE_KEY, OTHER, SEED, USER,
    book::{Book, Stanza},
    parts,
};
use fastgost::{
    Error,
    sealed::{self, Algorithm, Header, ITERATIONS, Identity, MOST_ITERATIONS, Recipient, Stanza as Kind},
};

const PASSPHRASE: &[u8] = b"four words or more";
const SALT: [u8; 32] = *b"salt of a passphrase, but random";
const RECIPIENT: Recipient<'_> = Recipient::Passphrase { passphrase: PASSPHRASE, iterations: ITERATIONS };

fn file(algorithm: Algorithm) -> Vec<u8> {
    let stanzas = vec![Stanza::Passphrase(PASSPHRASE, SALT, ITERATIONS)];
    Book { algorithm, file_key: FILE_KEY, seed: SEED, stanzas }.file(b"text")
}

fn open(passphrase: &[u8], file: &[u8]) -> fastgost::Result<Vec<u8>> {
    sealed::open(&[Identity::Passphrase { passphrase, most_iterations: MOST_ITERATIONS }], file)
}

#[test]
fn what_the_book_says() {
    for algorithm in ALGORITHMS {
        let want = file(algorithm);
        let sealer = sealed::Sealer::for_test_files(algorithm, &[RECIPIENT], &FILE_KEY, &SEED, &SALT);
        let header = sealer.expect("a recipient").header().to_vec();
        assert_eq!(header, parts(&want).0);
        let stanzas: Vec<_> = Header::parse(&want).expect("a header").stanzas().collect();
        assert_eq!(stanzas, [Kind::Passphrase]);
        assert_eq!(open(PASSPHRASE, &want).expect("its passphrase"), b"text");
    }
}

#[test]
fn a_salt_of_its_own() {
    let files = [(); 2].map(|()| sealed::seal(Algorithm::Kuznyechik, &[RECIPIENT], b"text").expect("a file"));
    // The salts of the files differ.
    assert_ne!(files[0][52..84], files[1][52..84]);
    assert_eq!(open(PASSPHRASE, &files[1]).expect("its passphrase"), b"text");
}

#[test]
fn other_passphrases_and_keys() {
    let file = file(Algorithm::Kuznyechik);
    for wrong in [&b"four words or less"[..], b"", b"four words or more\n"] {
        assert_eq!(open(wrong, &file), Err(Error::SealedKey));
    }
    assert_eq!(sealed::open(&[Identity::RawKey(&USER)], &file), Err(Error::SealedKey));
    // A file that was sealed for a key has no stanza for a passphrase.
    assert_eq!(open(PASSPHRASE, &super::seal(Algorithm::Magma, b"text")), Err(Error::SealedKey));
    let both = [Identity::RawKey(&USER), Identity::Passphrase { passphrase: PASSPHRASE, most_iterations: ITERATIONS }];
    assert_eq!(sealed::open(&both, &file).expect("its passphrase"), b"text");
}

#[test]
fn every_part_is_bound() {
    for algorithm in ALGORITHMS {
        let file = file(algorithm);
        let header = parts(&file).0.len();
        // The changed byte is in the seed, in the salt, in the number of iterations, in the wrapped key or in the MAC.
        for (at, want) in [
            (20, Error::SealedKey),
            (60, Error::SealedKey),
            (87, Error::SealedKey),
            (100, Error::SealedKey),
            (header - 1, Error::SealedHeaderMac),
        ] {
            let mut bad = file.clone();
            bad[at] ^= 1;
            assert_eq!(open(PASSPHRASE, &bad), Err(want), "{algorithm:?}, at {at}");
        }
    }
}

#[test]
fn alone_in_a_file() {
    for (algorithm, size) in ALGORITHMS.into_iter().zip([84, 76]) {
        // This stanza has the correct form. The reader does not reach the stanza's content, because the other stanzas
        // already make the reader refuse the header.
        let mut body = vec![0x10; size];
        body[32..36].copy_from_slice(&ITERATIONS.to_be_bytes());
        let passphrase = || Stanza::Other(3, &body);
        for (others, given) in [
            (vec![passphrase(), Stanza::RawKey(&USER)], 1),
            (vec![Stanza::RawKey(&OTHER), passphrase(), Stanza::RawKey(&USER)], 2),
            (vec![passphrase(), passphrase()], 1),
            (vec![Stanza::Other(2, b""), passphrase()], 1),
            (vec![passphrase(), Stanza::Other(0xffff, b"of tomorrow")], 1),
        ] {
            let file = Book { algorithm, file_key: FILE_KEY, seed: SEED, stanzas: others }.file(b"text");
            let field = "the number of stanzas in addition to a passphrase";
            let want = Error::SealedHeader { field, given, allowed: "0" };
            assert_eq!(Header::parse(&file), Err(want));
            assert_eq!(super::open(&file), Err(want));
        }
        for recipients in [[RECIPIENT, Recipient::RawKey(&USER)], [Recipient::RawKey(&USER), RECIPIENT], [RECIPIENT; 2]]
        {
            let refused = sealed::seal(algorithm, &recipients, b"text").err();
            assert!(matches!(refused, Some(Error::Parameter { .. })), "{refused:?}");
        }
    }
}

#[test]
fn iterations() {
    let file = file(Algorithm::Magma);
    let with = |iterations: u32| {
        let mut file = file.clone();
        file[84..88].copy_from_slice(&iterations.to_be_bytes());
        open(PASSPHRASE, &file)
    };
    // The reader refuses a number of iterations above the limit at once, even if the passphrase is right.
    for given in [MOST_ITERATIONS + 1, u32::MAX] {
        assert_eq!(with(given), Err(Error::SealedIterations { given, most: MOST_ITERATIONS }));
    }
    for few in [0, 1, ITERATIONS - 1] {
        let Err(Error::SealedHeader { given, .. }) = with(few) else { panic!("{few} iterations") };
        assert_eq!(given, u64::from(few));
        let recipient = Recipient::Passphrase { passphrase: PASSPHRASE, iterations: few };
        let refused = sealed::seal(Algorithm::Magma, &[recipient], b"text").err();
        assert!(matches!(refused, Some(Error::Parameter { .. })), "{refused:?}");
    }
    assert_eq!(with(ITERATIONS + 1), Err(Error::SealedKey));
    // The file's number of iterations is one more than the caller allows.
    let most = Identity::Passphrase { passphrase: PASSPHRASE, most_iterations: ITERATIONS - 1 };
    let want = Error::SealedIterations { given: ITERATIONS, most: ITERATIONS - 1 };
    assert_eq!(sealed::open(&[most], &file), Err(want));
}

#[test]
fn sizes() {
    for (algorithm, right) in ALGORITHMS.into_iter().zip([84, 76]) {
        for size in [0, 35, 36, right - 1, right + 1, 84 + 76 - right] {
            let body = vec![0xff; size];
            let stanzas = vec![Stanza::Other(3, &body)];
            let file = Book { algorithm, file_key: FILE_KEY, seed: SEED, stanzas }.file(b"text");
            let Err(Error::SealedHeader { field, given, .. }) = Header::parse(&file) else { panic!("{size} bytes") };
            assert_eq!((field, given), ("the size of a passphrase stanza", size as u64));
        }
    }
}

#[test]
fn nothing_is_printed() {
    let identity = Identity::Passphrase { passphrase: PASSPHRASE, most_iterations: ITERATIONS };
    for text in [format!("{RECIPIENT:?}"), format!("{identity:?}")] {
        assert_eq!(text, "Passphrase { .. }");
    }
}

/// Tests the calls in which the caller does not choose the number of iterations. A new file gets the smallest number of
/// iterations that the format allows. The limit for opening is low enough that no attempt takes unreasonably long.
#[test]
fn without_a_choice() {
    assert!(matches!(
        Recipient::passphrase("words"),
        Recipient::Passphrase { passphrase: b"words", iterations: ITERATIONS }
    ));
    assert!(matches!(
        Identity::passphrase(b"words"),
        Identity::Passphrase { passphrase: b"words", most_iterations: MOST_ITERATIONS }
    ));
}
