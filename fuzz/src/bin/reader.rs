//! Compares `SealedReader` with a slice. Seeks, reads and queries for the length come in any order. The source
//! sometimes fails, or returns fewer bytes than were asked for.
#![no_main]
use arbitrary::{Arbitrary, Unstructured};
use fastgost::sealed::{Algorithm, CHUNK, Identity, Recipient, SealedReader, SealedWriter, Sealer};
use libfuzzer_sys::fuzz_target;
use std::{
    cell::Cell,
    io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom, Write},
    rc::Rc,
    sync::LazyLock,
};

const KEY: [u8; 32] = [7; 32];
/// The number of bytes in the source before the sealed file. A sealed file may begin anywhere in a source.
const FRONT: u64 = 5;

struct Sealed {
    plaintext: Vec<u8>,
    file: Vec<u8>,
}

static FILES: LazyLock<Vec<Sealed>> = LazyLock::new(|| {
    let mut files = Vec::new();
    for size in [0, 40, CHUNK, CHUNK + 1, 2 * CHUNK + 9, 3 * CHUNK] {
        for algorithm in [Algorithm::Kuznyechik, Algorithm::Magma] {
            let plaintext: Vec<u8> = (0..size).map(|j| ((j * j + 7 * j + j / 251) % 251) as u8).collect();
            let sealer = Sealer::for_test_files(algorithm, &[Recipient::RawKey(&KEY)], &[1; 32], &[2; 32], &[]);
            let mut writer =
                SealedWriter::with_sealer(vec![0; FRONT as usize], sealer.expect("a recipient")).expect("memory");
            writer.write_all(&plaintext).expect("memory");
            files.push(Sealed { plaintext, file: writer.finish().expect("memory") });
        }
    }
    files
});

/// The faults that the source has in its next calls.
#[derive(Clone, Default)]
struct Faults {
    /// The number of the call that fails, counted from now. If it is 0, no call fails.
    fails: Rc<Cell<u8>>,
    /// The largest number of bytes that a call returns. If it is 0, a call returns all bytes.
    most: Rc<Cell<u16>>,
}

impl Faults {
    fn call(&self) -> io::Result<()> {
        match self.fails.get() {
            0 => Ok(()),
            n => {
                self.fails.set(n - 1);
                if n == 1 { Err(io::Error::other("the medium")) } else { Ok(()) }
            }
        }
    }
}

struct Source<'a> {
    file: Cursor<&'a [u8]>,
    faults: Faults,
}

impl Read for Source<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.faults.call()?;
        let most = match self.faults.most.get() {
            0 => out.len(),
            most => out.len().min(most.into()),
        };
        self.file.read(&mut out[..most])
    }
}

impl Seek for Source<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.faults.call()?;
        self.file.seek(to)
    }
}

#[derive(Arbitrary, Debug)]
enum Step {
    Read(u16),
    ReadToEnd,
    /// A chunk, and a position in it. The position may be slightly before the beginning of the chunk.
    Start(u8, i16),
    Current(i32),
    End(i32),
    Far(u64),
    Length,
    Fail(u8),
    Most(u16),
}

fn follow(steps: &mut Unstructured<'_>) -> Option<()> {
    let Sealed { plaintext, file } = &FILES[usize::from(u8::arbitrary(steps).ok()?) % FILES.len()];
    let faults = Faults::default();
    let mut source = Source { file: Cursor::new(file), faults: faults.clone() };
    source.seek(SeekFrom::Start(FRONT)).expect("memory");
    let mut reader = SealedReader::new(source, &[Identity::RawKey(&KEY)]).expect("the right key");
    let length = plaintext.len() as u64;
    let mut position = 0_u64;
    // `failed` says whether the source has failed since the last successful seek. If so, reads may be refused until the
    // next seek.
    let mut failed = false;
    // The loop ends at the end of the input, or after 64 steps.
    for _ in 0..64 {
        let (armed, here) = (faults.fails.get() > 0, position);
        let rest = &plaintext[usize::try_from(position).unwrap_or(usize::MAX).min(plaintext.len())..];
        let mut seek = |reader: &mut SealedReader<_>, to, want: Option<u64>| {
            let found = reader.seek(to);
            let hit = armed && faults.fails.get() == 0;
            match (&found, want) {
                (Ok(found), Some(want)) => {
                    assert_eq!(*found, want);
                    position = want;
                    failed = false;
                }
                (Err(e), None) if e.kind() == ErrorKind::InvalidInput => failed |= hit,
                (Err(e), _) => {
                    assert!(hit, "{to:?} from {here} of {length}: {e}");
                    failed = true;
                }
                (Ok(found), None) => panic!("{to:?} from {here} of {length} led to {found}"),
            }
        };
        match Step::arbitrary(steps).ok()? {
            Step::Read(n) => {
                let mut out = vec![0; n.into()];
                match reader.read(&mut out) {
                    Ok(n) => {
                        assert!(rest.starts_with(&out[..n]));
                        assert!(n > 0 || out.is_empty() || rest.is_empty(), "an end at {position} of {length}");
                        position += n as u64;
                    }
                    Err(e) => {
                        failed |= armed && faults.fails.get() == 0;
                        assert!(failed, "reading at {position} of {length}: {e}");
                    }
                }
            }
            Step::ReadToEnd => {
                let mut out = Vec::new();
                let result = reader.read_to_end(&mut out);
                failed |= armed && faults.fails.get() == 0;
                assert!(rest.starts_with(&out));
                position += out.len() as u64;
                match result {
                    Ok(_) => assert_eq!(out.len(), rest.len()),
                    Err(e) => assert!(failed, "reading to the end at {position} of {length}: {e}"),
                }
            }
            Step::Start(chunk, by) => {
                let to = (u64::from(chunk % 5) * CHUNK as u64).saturating_add_signed(by.into());
                seek(&mut reader, SeekFrom::Start(to), Some(to));
            }
            Step::Far(to) => seek(&mut reader, SeekFrom::Start(to), Some(to)),
            Step::Current(by) => seek(&mut reader, SeekFrom::Current(by.into()), here.checked_add_signed(by.into())),
            Step::End(by) => seek(&mut reader, SeekFrom::End(by.into()), length.checked_add_signed(by.into())),
            Step::Length => match reader.length() {
                Ok(found) => assert_eq!(found, length),
                Err(e) => {
                    failed |= armed && faults.fails.get() == 0;
                    assert!(failed, "the length: {e}");
                }
            },
            Step::Fail(n) => faults.fails.set(n % 8),
            Step::Most(n) => faults.most.set(n),
        }
    }
    None
}

fuzz_target!(|data: &[u8]| {
    follow(&mut Unstructured::new(data));
});
