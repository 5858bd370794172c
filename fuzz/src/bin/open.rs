//! Tests a sealed file with modifications. Pieces of the file are moved, repeated, dropped or overwritten.
#![no_main]
use fastgost::sealed::{self, Algorithm, CHUNK, Identity, Recipient, SealedReader, SealedWriter, Sealer};
use libfuzzer_sys::fuzz_target;
use std::{
    io::{Cursor, Read, Seek, SeekFrom, Write},
    sync::LazyLock,
};

const KEY: [u8; 32] = [7; 32];

struct Sealed {
    plaintext: Vec<u8>,
    file: Vec<u8>,
}

/// Small and large files of both algorithms, identical in every run.
static FILES: LazyLock<Vec<Sealed>> = LazyLock::new(|| {
    let mut files = Vec::new();
    for (i, size) in [0, 40, CHUNK, 2 * CHUNK + 9].into_iter().enumerate() {
        for algorithm in [Algorithm::Kuznyechik, Algorithm::Magma] {
            let plaintext: Vec<u8> = (0..size).map(|j| ((j * j + 7 * j + j / 251) % 251) as u8).collect();
            let (file_key, seed) = ([i as u8; 32], [i as u8 + 100; 32]);
            let sealer = Sealer::for_test_files(algorithm, &[Recipient::RawKey(&KEY)], &file_key, &seed, &[]).unwrap();
            let mut writer = SealedWriter::with_sealer(Vec::new(), sealer).unwrap();
            writer.write_all(&plaintext).unwrap();
            files.push(Sealed { plaintext, file: writer.finish().unwrap() });
        }
    }
    files
});

fuzz_target!(|data: &[u8]| {
    let Some((which, mut changes)) = data.split_first() else { return };
    let Sealed { plaintext, file } = &FILES[usize::from(*which) % FILES.len()];
    let mut changed = file.clone();
    // Each modification has four values: its kind, its place, its length, and the bytes to use.
    while let Some(([what, at @ .., n], rest)) = changes.split_first_chunk::<6>() {
        let at = u32::from_be_bytes(*at) as usize % (changed.len() + 1);
        let n = usize::from(*n);
        let end = (at + n).min(changed.len());
        changes = rest;
        match what % 5 {
            0 => changed.truncate(at),
            1 => drop(changed.drain(at..end)),
            2 => {
                let piece = changed[at..end].to_vec();
                changed.splice(at..at, piece);
            }
            3 => {
                let (bytes, rest) = changes.split_at(n.min(changes.len()));
                changed.splice(at..at, bytes.iter().copied());
                changes = rest;
            }
            _ => {
                let (bytes, rest) = changes.split_at(n.min(changes.len()).min(end - at));
                changed[at..at + bytes.len()].copy_from_slice(bytes);
                changes = rest;
            }
        }
    }
    let identities = [Identity::RawKey(&KEY)];
    let opened = sealed::open(&identities, &changed);
    assert_eq!(opened.is_ok(), changed == *file);
    let Ok(mut reader) = SealedReader::new(Cursor::new(&changed), &identities) else {
        assert!(opened.is_err());
        return;
    };
    let mut back = Vec::new();
    assert_eq!(reader.read_to_end(&mut back).is_ok(), opened.is_ok());
    assert!(plaintext.starts_with(&back));
    // This seek reads no chunk before the last chunk. So the seek may succeed although such a chunk was modified.
    if let Ok(end) = reader.seek(SeekFrom::End(0)) {
        assert_eq!(end, plaintext.len() as u64);
    }
});
