//! Checks on every kernel (the code for one level of CPU features) that the output follows docs/format.md.
use super::{
    ALGORITHMS, FILE_KEY, OTHER, SEED, USER,
    book::{Book, Stanza},
    open, opener, parts, seal, sealer,
};
use fastgost::{
    Cipher, Error, Kuznyechik, Level, Magma,
    sealed::{self, Algorithm, CHUNK, Header, Identity, Opener, Recipient, Sealer},
};
use fastgost_testkit::data;

fn book<'a>(algorithm: Algorithm, stanzas: impl Into<Vec<Stanza<'a>>>) -> Book<'a> {
    Book { algorithm, file_key: FILE_KEY, seed: SEED, stanzas: stanzas.into() }
}

/// The sizes are around the boundaries of chunks, and around the boundaries of groups of chunks.
const SIZES: [usize; 9] = [0, 1, 1000, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 77, 65 * CHUNK + 5];

#[test]
fn what_the_book_says() {
    for algorithm in ALGORITHMS {
        for size in SIZES {
            let plaintext = data(size);
            let want = book(algorithm, [Stanza::RawKey(&USER)]).file(&plaintext);
            let mut file = sealer(algorithm).header().to_vec();
            for sealed in chunks(sealer(algorithm), &plaintext) {
                file.extend(sealed);
            }
            assert!(file == want, "{algorithm:?}, {size} bytes");
            assert!(open(&want).expect("a whole file") == plaintext, "{algorithm:?}, {size} bytes");
        }
    }
}

fn chunks(sealer: Sealer, plaintext: &[u8]) -> Vec<Vec<u8>> {
    let count = plaintext.len().div_ceil(CHUNK).max(1);
    let tag = sealer.algorithm().tag_size();
    let mut sealer = sealer.into_chunks();
    let mut sealed = Vec::new();
    // The chunks are sealed from the last chunk to the first chunk, since chunks may be sealed in any order.
    for i in (0..count).rev() {
        let chunk = &plaintext[i * CHUNK..plaintext.len().min((i + 1) * CHUNK)];
        let mut out = vec![0; chunk.len() + tag];
        sealer.seal_chunk(i as u64, i + 1 == count, chunk, &mut out).expect("a chunk");
        sealed.insert(0, out);
    }
    sealed
}

#[test]
fn every_kernel_makes_and_reads_the_same() {
    let plaintext = data(CHUNK + 777);
    for algorithm in ALGORITHMS {
        let want = book(algorithm, [Stanza::RawKey(&USER)]).file(&plaintext);
        let levels: Vec<_> = match algorithm {
            Algorithm::Kuznyechik => Kuznyechik::levels().collect(),
            _ => Magma::levels().collect(),
        };
        for level in levels {
            let sealer = sealer(algorithm).with_level(level).expect("it is available");
            let file = [vec![sealer.header().to_vec()], chunks(sealer, &plaintext)].concat().concat();
            assert!(file == want, "{algorithm:?}, {level}");
            let mut opener = opener(&file).with_level(level).expect("it is available");
            let mut back = vec![0; 777];
            opener.open_chunk(1, true, &parts(&file).1[1], &mut back).expect("a chunk");
            assert!(back == plaintext[CHUNK..], "{algorithm:?}, {level}");
        }
        for missing in Level::ALL.iter().copied().filter(|level| !level.available()) {
            assert_eq!(sealer(algorithm).with_level(missing).err(), Some(Error::KernelUnavailable));
            assert_eq!(opener(&seal(algorithm, b"")).with_level(missing).err(), Some(Error::KernelUnavailable));
        }
    }
}

#[test]
fn no_file_is_like_another() {
    for algorithm in ALGORITHMS {
        let (a, b) = (seal(algorithm, b"twice"), seal(algorithm, b"twice"));
        // After the fixed fields come the seed, the wrapped key, the MAC and the chunk. From the seed on, the two files
        // must differ in every group of eight bytes.
        for (place, (a, b)) in a.chunks(8).zip(b.chunks(8)).enumerate().skip(2) {
            assert!(a != b || a.len() < 8, "at {}", 8 * place);
        }
        assert_eq!(open(&a).expect("a whole file"), b"twice");
    }
}

#[test]
fn stanzas_of_other_types_and_keys_are_skipped() {
    let plaintext = b"for everybody";
    let long = [7; 3000];
    for algorithm in ALGORITHMS {
        let with = |stanzas: Vec<Stanza<'_>>| open(&book(algorithm, stanzas).file(plaintext));
        for stanzas in [
            vec![Stanza::Other(0, b""), Stanza::RawKey(&USER)],
            vec![Stanza::RawKey(&USER), Stanza::Other(0xffff, &long)],
            vec![Stanza::RawKey(&OTHER), Stanza::Other(2, b"anything"), Stanza::RawKey(&USER), Stanza::RawKey(&OTHER)],
            vec![Stanza::RawKey(&USER), Stanza::RawKey(&USER)],
        ] {
            assert_eq!(with(stanzas).expect("a stanza that opens"), plaintext);
        }
        assert_eq!(with(vec![Stanza::RawKey(&OTHER), Stanza::Other(2, b"")]), Err(Error::SealedKey));
        assert_eq!(with(vec![Stanza::Other(2, &long)]), Err(Error::SealedKey));
    }
}

#[test]
fn names() {
    assert_eq!(Algorithm::ALL, ALGORITHMS);
    assert_eq!(Algorithm::ALL[0], Algorithm::default());
    for algorithm in ALGORITHMS {
        assert_eq!(Algorithm::from_name(algorithm.name()), Ok(algorithm));
    }
    assert_eq!(Algorithm::from_name("Magma"), Err(Error::UnknownAlgorithm));
}

#[test]
fn many_recipients() {
    let keys: Vec<[u8; 32]> = (0..400_u16).map(|i| [i.to_be_bytes(); 16].concat().try_into().expect("32")).collect();
    for (algorithm, most) in ALGORITHMS.into_iter().zip([16384 / 52, 16384 / 44]) {
        let recipients: Vec<_> = keys.iter().map(Recipient::RawKey).collect();
        let file = sealed::seal(algorithm, &recipients[..most], b"all of you").expect("a file");
        assert!(Header::parse(&file).expect("a header").len() <= 16464);
        for key in [&keys[0], &keys[most / 2], &keys[most - 1]] {
            assert_eq!(sealed::open(&[Identity::RawKey(key)], &file).expect("a recipient"), b"all of you");
        }
        let both = [Identity::RawKey(&keys[most]), Identity::RawKey(&keys[1])];
        assert_eq!(sealed::open(&both, &file).expect("a recipient"), b"all of you");
        assert_eq!(sealed::open(&both[..1], &file), Err(Error::SealedKey));
        assert_eq!(sealed::open(&[], &file), Err(Error::SealedKey));
        for bad in [&recipients[..=most], &[]] {
            let refused = sealed::seal(algorithm, bad, b"").err();
            let Some(Error::Parameter { allowed, .. }) = refused else { panic!("{refused:?}") };
            assert_eq!(allowed.split([',', ' ']).take(3).collect::<Vec<_>>().join(" "), format!("1 to {most}"));
        }
    }
}

#[test]
fn sizes_and_numbers_of_chunks() {
    for algorithm in ALGORITHMS {
        let (sealer, tag) = (sealer(algorithm), algorithm.tag_size());
        let mut opener = opener(sealer.header());
        let mut sealer = sealer.into_chunks();
        let (plaintext, most) = (data(CHUNK + 1), algorithm.most_chunks());
        let mut try_both = |index, last, size: usize| {
            let mut sealed = vec![0; size + tag];
            sealer.seal_chunk(index, last, &plaintext[..size], &mut sealed)?;
            let mut back = vec![0; size];
            opener.open_chunk(index, last, &sealed, &mut back)?;
            assert!(back == plaintext[..size], "{algorithm:?}, chunk {index} of {size} bytes");
            Ok(())
        };
        for (index, last, size) in
            [(0, true, 0), (0, true, 1), (0, false, CHUNK), (1, true, CHUNK), (most - 1, true, 1)]
        {
            assert_eq!(try_both(index, last, size), Ok(()), "chunk {index} of {size} bytes");
        }
        for (index, last, size) in
            [(0, false, 0), (0, false, CHUNK - 1), (0, true, CHUNK + 1), (1, true, 0), (1, false, CHUNK + 1)]
        {
            let refused = try_both(index, last, size);
            assert!(matches!(refused, Err(Error::Parameter { .. })), "chunk {index} of {size} bytes: {refused:?}");
        }
        for index in [most, u64::MAX] {
            assert_eq!(try_both(index, true, 1), Err(Error::SealedLength { most }));
        }
        let opened = opener.open_chunk(most, true, &[0; 20], &mut vec![0; 20 - tag]);
        assert_eq!(opened, Err(Error::SealedLength { most }));
        // An output buffer of a wrong size is refused.
        for size in [CHUNK + tag - 1, CHUNK + tag + 1] {
            let refused = sealer.seal_chunk(0, false, &plaintext[..CHUNK], &mut vec![0; size]);
            assert!(matches!(refused, Err(Error::Parameter { .. })));
        }
    }
}

#[test]
fn a_refused_chunk_writes_nothing() {
    for algorithm in ALGORITHMS {
        let file = seal(algorithm, &data(5000));
        let (_, mut chunks) = parts(&file);
        chunks[0][1234] ^= 1;
        let mut plaintext = vec![0xa5; 5000];
        let refused = opener(&file).open_chunk(0, true, &chunks[0], &mut plaintext);
        assert_eq!(refused, Err(Error::SealedChunk { index: 0, last: true }));
        assert!(plaintext.iter().all(|b| *b == 0xa5));
    }
}

#[test]
fn nothing_is_printed() {
    let recipient = Recipient::RawKey(&USER);
    let file = seal(Algorithm::Kuznyechik, b"");
    let opener = Opener::new(&Header::parse(&file).expect("a header"), &[Identity::RawKey(&USER)]).expect("its key");
    for text in [format!("{recipient:?}"), format!("{:?}", Identity::RawKey(&USER)), format!("{opener:?}")] {
        assert!(!text.contains("136") && text.len() < 60, "{text}");
    }
}

#[test]
fn a_chunk_opens_as_often_as_one_likes() {
    for algorithm in ALGORITHMS {
        let plaintext = data(CHUNK);
        let file = seal(algorithm, &plaintext);
        let (mut opener, mut back) = (opener(&file), vec![0; CHUNK]);
        for _ in 0..20 {
            opener.open_chunk(0, true, &parts(&file).1[0], &mut back).expect("a chunk");
        }
        assert!(back == plaintext);
    }
}
