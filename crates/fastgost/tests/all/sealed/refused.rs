//! Checks that any modification of a file is rejected at the first wrong chunk.
use super::{
    ALGORITHMS, FILE_KEY, OTHER, SEED, USER,
    book::{Book, Stanza},
    open, parts, seal,
};
use fastgost::{
    Error,
    sealed::{self, Algorithm, CHUNK, Identity, Recipient, SealedReader},
};
use fastgost_testkit::data;
use std::io::{Cursor, Read, Seek, SeekFrom};

/// Reads a file. Returns the plaintext before the error, and the error.
fn read(file: &[u8]) -> (Vec<u8>, Option<Error>) {
    let mut plaintext = Vec::new();
    let result = SealedReader::new(file, &[Identity::RawKey(&USER)]).and_then(|mut r| r.read_to_end(&mut plaintext));
    let refused = result.err().map(|e| {
        assert_eq!(e.kind(), std::io::ErrorKind::InvalidData, "{e}");
        *e.get_ref().and_then(|e| e.downcast_ref::<Error>()).expect("the library's error")
    });
    (plaintext, refused)
}

/// Opens the file in memory and from a stream. Both attempts must fail with the same error. Returns this error. The
/// bytes that the stream has returned before the error must be the beginning of the plaintext.
fn refusal(file: &[u8], plaintext: &[u8]) -> Error {
    let (before, refused) = read(file);
    let refused = refused.expect("a refusal");
    assert_eq!(open(file), Err(refused));
    assert!(plaintext.starts_with(&before));
    let Error::SealedChunk { index, .. } = refused else {
        assert!(before.is_empty(), "{refused}");
        return refused;
    };
    assert_eq!(before.len(), index as usize * CHUNK, "{refused}");
    refused
}

#[test]
fn every_bit() {
    for algorithm in ALGORITHMS {
        let plaintext = data(21);
        let file = seal(algorithm, &plaintext);
        let header = parts(&file).0.len();
        assert_eq!(file.len(), header + 21 + algorithm.tag_size());
        for bit in 0..8 * file.len() {
            let mut bad = file.clone();
            bad[bit / 8] ^= 1 << (bit % 8);
            let refused = refusal(&bad, &plaintext);
            let fits = match (bit / 8, refused) {
                (0..8, Error::NotSealed) => true,
                (8..10, Error::SealedHeader { field, .. }) => field == "the version",
                // The header is changed to name the other algorithm. Wrapped keys of the other algorithm have a
                // different size.
                (10, Error::SealedHeader { .. }) => true,
                (11, Error::SealedHeader { field, .. }) => field.starts_with("the chunk size"),
                (12..16, Error::SealedHeader { .. } | Error::SealedHeaderCut) => true,
                // If the seed or the stanza's body was changed, the stanza does not open. If the stanza's type or size
                // was changed, the stanza has an unknown kind or a wrong size.
                (16..48, Error::SealedKey) => true,
                (48..52, Error::SealedKey | Error::SealedHeader { .. }) => true,
                (at, Error::SealedKey) => (52..header - 32).contains(&at),
                (at, Error::SealedHeaderMac) => (header - 32..header).contains(&at),
                (at, Error::SealedChunk { index: 0, last: true }) => at >= header,
                _ => false,
            };
            assert!(fits, "{algorithm:?}, bit {bit}: {refused}");
        }
        assert_eq!(open(&file), Ok(plaintext));
    }
}

#[test]
fn bits_of_later_chunks() {
    for algorithm in ALGORITHMS {
        let plaintext = data(2 * CHUNK + 500);
        let file = seal(algorithm, &plaintext);
        let start = parts(&file).0.len();
        let whole = CHUNK + algorithm.tag_size();
        for at in [0, CHUNK - 1, CHUNK, whole - 1, whole, 2 * whole - 1, 2 * whole, 2 * whole + 499, 2 * whole + 507] {
            let mut bad = file.clone();
            bad[start + at] ^= 0x80;
            let index = at / whole;
            let want = Error::SealedChunk { index: index as u64, last: index == 2 };
            assert_eq!(refusal(&bad, &plaintext), want, "{algorithm:?}, at {at}");
        }
    }
}

#[test]
fn every_length() {
    for algorithm in ALGORITHMS {
        let plaintext = data(300);
        let file = seal(algorithm, &plaintext);
        let header = parts(&file).0.len();
        for length in 0..file.len() {
            let refused = refusal(&file[..length], &plaintext);
            let want =
                if length < header { Error::SealedHeaderCut } else { Error::SealedChunk { index: 0, last: true } };
            assert_eq!(refused, want, "{algorithm:?}, {length} bytes");
        }
        let plaintext = data(3 * CHUNK);
        let file = seal(algorithm, &plaintext);
        let whole = CHUNK + algorithm.tag_size();
        for index in 0..3 {
            for length in [0, 1, algorithm.tag_size(), CHUNK - 1, whole - 1] {
                let refused = refusal(&file[..header + index * whole + length], &plaintext);
                // If the truncated file ends at a chunk boundary, its last chunk was not sealed as the last chunk of a
                // file.
                let index = if length == 0 { index.max(1) - 1 } else { index };
                assert_eq!(refused, Error::SealedChunk { index: index as u64, last: true }, "{algorithm:?}, {length}");
            }
        }
    }
}

#[test]
fn something_behind() {
    for algorithm in ALGORITHMS {
        for size in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK] {
            let plaintext = data(size);
            let file = seal(algorithm, &plaintext);
            let last = size.div_ceil(CHUNK).max(1) as u64 - 1;
            let (_, chunks) = parts(&file);
            for more in [&b"\0"[..], &[0; 100], &data(CHUNK), &data(2 * CHUNK), &chunks[last as usize], &file] {
                let refused = refusal(&[&file, more].concat(), &plaintext);
                assert!(
                    matches!(refused, Error::SealedChunk { index, .. } if index == last),
                    "{algorithm:?}, {size} and {} bytes: {refused}",
                    more.len()
                );
            }
        }
    }
}

#[test]
fn other_orders() {
    for algorithm in ALGORITHMS {
        let plaintext = data(4 * CHUNK + 9);
        let (header, chunks) = parts(&seal(algorithm, &plaintext));
        let (_, others) = parts(&seal(algorithm, &plaintext));
        let whole: Vec<usize> = (0..5).collect();
        let mut orders: Vec<(Vec<usize>, usize)> = Vec::new();
        for i in 0..5 {
            for j in 0..i {
                let mut swapped = whole.clone();
                swapped.swap(i, j);
                orders.push((swapped, j));
            }
            let mut without = whole.clone();
            without.remove(i);
            // Without the last chunk, the file ends one chunk too early.
            orders.push((without, i.min(3)));
            let mut twice = whole.clone();
            twice.insert(i, i);
            orders.push((twice, if i == 4 { 4 } else { i + 1 }));
        }
        for (order, first_bad) in orders {
            let file: Vec<u8> = header.iter().chain(order.iter().flat_map(|i| &chunks[*i])).copied().collect();
            let refused = refusal(&file, &plaintext);
            assert!(
                matches!(refused, Error::SealedChunk { index, .. } if index == first_bad as u64),
                "{algorithm:?}, {order:?}: {refused}"
            );
        }
        // One chunk at a time is replaced by a chunk of another file. Both files have the same key, and both chunks are
        // at the same place in their files.
        for i in 0..5 {
            let mut spliced = chunks.clone();
            spliced[i].clone_from(&others[i]);
            let file = [header.clone(), spliced.concat()].concat();
            assert_eq!(refusal(&file, &plaintext), Error::SealedChunk { index: i as u64, last: i == 4 });
        }
    }
}

#[test]
fn splices_of_headers() {
    for algorithm in ALGORITHMS {
        let (a, b) = (seal(algorithm, b"one"), seal(algorithm, b"two"));
        let size = parts(&a).0.len();
        // The seed, the stanza, the MAC, or the whole header comes from the other file.
        for (range, want) in [
            (16..48, Error::SealedKey),
            (48..size - 32, Error::SealedKey),
            (size - 32..size, Error::SealedHeaderMac),
            (16..size - 32, Error::SealedHeaderMac),
            (0..size, Error::SealedChunk { index: 0, last: true }),
        ] {
            let mut file = a.clone();
            file[range.clone()].copy_from_slice(&b[range]);
            assert_eq!(refusal(&file, b"one"), want);
        }
        // First, the two stanzas are swapped. Then a byte in the other recipient's stanza is changed. Only the MAC
        // detects these changes.
        let both = [Recipient::RawKey(&USER), Recipient::RawKey(&OTHER)];
        let file = sealed::seal(algorithm, &both, b"one").expect("a file");
        let size = parts(&file).0.len();
        let mut swapped = file.clone();
        let half = (size - 80) / 2;
        swapped[48..48 + half].copy_from_slice(&file[48 + half..48 + 2 * half]);
        swapped[48 + half..48 + 2 * half].copy_from_slice(&file[48..48 + half]);
        assert_eq!(refusal(&swapped, b"one"), Error::SealedHeaderMac);
        let mut other = file.clone();
        other[48 + half + 20] ^= 1;
        assert_eq!(refusal(&other, b"one"), Error::SealedHeaderMac);
    }
}

#[test]
fn wrong_keys() {
    for algorithm in ALGORITHMS {
        let file = seal(algorithm, b"mine");
        for bit in 0..256 {
            let mut key = USER;
            key[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(sealed::open(&[Identity::RawKey(&key)], &file), Err(Error::SealedKey));
        }
    }
}

#[test]
fn what_only_a_holder_of_the_key_can_make() {
    let (whole, short) = (data(CHUNK), data(10));
    for algorithm in ALGORITHMS {
        let book = Book { algorithm, file_key: FILE_KEY, seed: SEED, stanzas: vec![Stanza::RawKey(&USER)] };
        assert_eq!(open(&book.file_of(&[&whole, &short])), Ok([&whole[..], &short].concat()));
        // Each of these files has one mistake: the last chunk is empty, a chunk before the last chunk is short, or
        // there is no chunk.
        let (plaintext, refused) = read(&book.file_of(&[&whole, b""]));
        assert_eq!((plaintext.len(), refused), (CHUNK, Some(Error::SealedChunk { index: 1, last: true })));
        assert!(matches!(open(&book.file_of(&[&short, &short])), Err(Error::SealedChunk { index: 0, last: true })));
        assert_eq!(open(&book.file_of(&[])), Err(Error::SealedChunk { index: 0, last: true }));
    }
}

#[test]
fn fields_of_the_header() {
    let file = seal(Algorithm::Kuznyechik, b"text");
    let with = |at: usize, bytes: &[u8]| {
        let mut bad = file.clone();
        bad[at..at + bytes.len()].copy_from_slice(bytes);
        refusal(&bad, b"text").to_string()
    };
    for (at, bytes, want) in [
        (0, &b"gostseal"[..], "this is not a sealed file: it does not begin with GOSTSEAL"),
        (
            8,
            &[0, 2],
            "in the header of the sealed file the version is 2; allowed: 1; a newer version of this program may know it",
        ),
        (10, &[3], "in the header of the sealed file the algorithm is 3; allowed: 1 (Kuznyechik), 2 (Magma)"),
        (10, &[2], "in the header of the sealed file the size of a raw-key stanza is 48; allowed: 40 bytes with Magma"),
        (11, &[20], "in the header of the sealed file the chunk size, as an exponent of 2, is 20; allowed: 16"),
        (12, &[0, 0, 0, 3], "in the header of the sealed file the size of all stanzas is 3; allowed: 4 to 16384 bytes"),
        (
            12,
            &[0xff; 4],
            "in the header of the sealed file the size of all stanzas is 4294967295; allowed: 4 to 16384 bytes",
        ),
        (
            12,
            &[0, 0, 0x40, 1],
            "in the header of the sealed file the size of all stanzas is 16385; allowed: 4 to 16384 bytes",
        ),
        (12, &[0, 0, 0x40, 0], "the sealed file ends within its header: it was truncated"),
        (
            50,
            &[0xff, 0xff],
            "in the header of the sealed file the size of the last stanza is 65535; allowed: no more bytes than the \
             stanzas have left for it",
        ),
        (
            48,
            &[0, 9, 0, 46],
            "in the header of the sealed file the number of bytes after the last whole stanza is 2; allowed: 0",
        ),
        (48, &[0, 9], "this key does not open the sealed file: it is another file's key, or the header was changed"),
    ] {
        assert_eq!(with(at, bytes), want);
    }
    // The first bytes show that the file is not a sealed file.
    for other in [&b"x"[..], b"GOSTSEAX", b"-----BEGIN", &[0; 1000]] {
        assert_eq!(open(other), Err(Error::NotSealed));
    }
    assert_eq!(open(b"GOSTSE"), Err(Error::SealedHeaderCut));
}

#[test]
fn a_seekable_file_is_refused_too() {
    for algorithm in ALGORITHMS {
        let mut file = seal(algorithm, &data(2 * CHUNK));
        let at = file.len() - CHUNK;
        file[at] ^= 1;
        let mut reader =
            SealedReader::new(Cursor::new(&file), &[Identity::RawKey(&USER)]).expect("its header is right");
        let refused = reader.length().expect_err("its last chunk is not");
        let refused = refused.get_ref().and_then(|e| e.downcast_ref::<Error>());
        assert_eq!(refused, Some(&Error::SealedChunk { index: 1, last: true }));
        // The file ends after the header, or has fewer bytes after the header than a tag has.
        let header = parts(&file).0.len();
        for length in [header, header + 1, header + algorithm.tag_size() - 1] {
            let cut = Cursor::new(&file[..length]);
            let mut reader = SealedReader::new(cut, &[Identity::RawKey(&USER)]).expect("its header is right");
            let refused = [reader.length(), reader.seek(SeekFrom::End(0)), reader.seek(SeekFrom::Start(5 << 20))];
            for refused in refused.map(|result| result.expect_err("there is no chunk")) {
                let refused = refused.get_ref().and_then(|e| e.downcast_ref::<Error>());
                assert_eq!(refused, Some(&Error::SealedChunk { index: 0, last: true }), "{length} bytes");
            }
        }
    }
}
