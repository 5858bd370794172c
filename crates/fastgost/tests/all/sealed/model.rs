//! Compares a reader with a model, which is a slice and a position in the slice. Seeks and reads come in any order. The
//! sources return short reads, and fail now and then.
use super::{ALGORITHMS, USER, seal};
use fastgost::sealed::{Algorithm, CHUNK, Identity, SealedReader};
use fastgost_testkit::{Random, data};
use std::{
    cell::Cell,
    io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom},
};

/// The switch with which the test makes a source fail. Calls of the source fail only while `bad` is set.
#[derive(Default)]
struct Switch {
    bad: Cell<bool>,
    /// Whether the source has failed since the test last set this field to false.
    failed: Cell<bool>,
}

/// A source that returns few bytes at a time. While the field `bad` is set, one of eight calls fails.
struct Source<'a> {
    inner: Cursor<&'a [u8]>,
    numbers: Random,
    switch: &'a Switch,
}

impl Source<'_> {
    fn fails(&mut self) -> io::Result<()> {
        if self.switch.bad.get() && self.numbers.below(8) == 0 {
            self.switch.failed.set(true);
            return Err(ErrorKind::WouldBlock.into());
        }
        Ok(())
    }
}

impl Read for Source<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.fails()?;
        let most = match self.numbers.below(4) {
            0 => 1 + self.numbers.below(40_000),
            _ => usize::MAX,
        };
        let n = out.len().min(most);
        self.inner.read(&mut out[..n])
    }
}

impl Seek for Source<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.fails()?;
        self.inner.seek(to)
    }
}

/// Returns a position near the beginning of a chunk, near the end of the plaintext, or anywhere in the plaintext.
fn place(numbers: &mut Random, len: usize) -> i64 {
    let near = [0, CHUNK, 2 * CHUNK, len, len.saturating_sub(CHUNK)][numbers.below(5)] as i64;
    match numbers.below(3) {
        0 => numbers.below(len + 2) as i64,
        _ => near + numbers.below(5) as i64 - 2,
    }
}

fn run(algorithm: Algorithm, seed: u64, len: usize, bad: bool) {
    let plaintext = data(len);
    let file = seal(algorithm, &plaintext);
    let mut numbers = Random(seed);
    // While the header is read, the source must not fail, since the call that reads the header cannot be repeated.
    let switch = Switch::default();
    let source = Source { inner: Cursor::new(&file), numbers: Random(!seed), switch: &switch };
    let mut reader = SealedReader::new(source, &[Identity::RawKey(&USER)]).expect("its header is right");
    let (mut position, mut sound) = (0, true);
    let told = |what: &str, step: usize| format!("{algorithm:?}, seed {seed}, {len} bytes, step {step}: {what}");
    for step in 0..40 {
        switch.bad.set(bad);
        switch.failed.set(false);
        match numbers.below(5) {
            0 | 1 => {
                let to = place(&mut numbers, len);
                let to = match numbers.below(3) {
                    0 => SeekFrom::Start(to.max(0) as u64),
                    1 => SeekFrom::Current(to - position as i64),
                    _ => SeekFrom::End(to - len as i64),
                };
                let want = match to {
                    SeekFrom::Start(to) => to as i64,
                    SeekFrom::Current(by) => position as i64 + by,
                    SeekFrom::End(by) => len as i64 + by,
                };
                match reader.seek(to) {
                    Ok(at) => {
                        assert_eq!(at as i64, want, "{}", told("it went elsewhere", step));
                        (position, sound) = (at as usize, true);
                    }
                    Err(e) if want < 0 && e.kind() == ErrorKind::InvalidInput => sound &= !switch.failed.get(),
                    Err(e) => {
                        assert!(switch.failed.get(), "{}: {e}", told("a seek that was refused", step));
                        sound = false;
                    }
                }
            }
            2 => match reader.length() {
                Ok(n) => assert_eq!(n as usize, len, "{}", told("another length", step)),
                Err(e) => {
                    assert!(switch.failed.get(), "{}: {e}", told("no length", step));
                    sound = false;
                }
            },
            _ => {
                let mut out = vec![0; [1, 10, 5000, CHUNK, 3 * CHUNK][numbers.below(5)]];
                match reader.read(&mut out) {
                    Ok(n) => {
                        let rest = plaintext.get(position..).unwrap_or(&[]);
                        assert!(n > 0 || rest.is_empty(), "{}", told("an end before the end", step));
                        assert!(out[..n] == rest[..n], "{}", told("other bytes", step));
                        position += n;
                    }
                    // After a failure of the source, the reader returns the error until the next seek.
                    Err(e) => {
                        assert!(switch.failed.get() || !sound, "{}: {e}", told("a read that was refused", step));
                        sound &= !switch.failed.get();
                    }
                }
            }
        }
        switch.bad.set(false);
        assert!(reader.stream_position().is_ok_and(|at| at as usize == position), "{}", told("the position", step));
    }
    // Even after failures, a seek on a working source makes the reader work again.
    reader.seek(SeekFrom::Start(0)).unwrap_or_else(|e| panic!("{}: {e}", told("the way back", 40)));
    let mut back = Vec::new();
    reader.read_to_end(&mut back).unwrap_or_else(|e| panic!("{}: {e}", told("all of it", 40)));
    assert!(back == plaintext, "{}", told("all of it", 40));
}

#[test]
fn a_reader_is_a_slice_with_a_position() {
    for algorithm in ALGORITHMS {
        for seed in 0..300 {
            let len = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK, 3 * CHUNK + 100][seed as usize % 8];
            run(algorithm, seed, len, false);
            run(algorithm, seed, len, true);
        }
    }
}

/// After these seeks, the source is not at the end of the chunk that was opened last. Tests that `SealedReader` does
/// not assume that it is.
#[test]
fn from_a_later_chunk_back_to_the_open_one() {
    for algorithm in ALGORITHMS {
        let plaintext = data(3 * CHUNK);
        let file = seal(algorithm, &plaintext);
        let mut reader =
            SealedReader::new(Cursor::new(&file), &[Identity::RawKey(&USER)]).expect("its header is right");
        reader.read_exact(&mut [0; 10]).expect("the first chunk");
        reader.seek(SeekFrom::Start(2 * CHUNK as u64)).expect("the third chunk");
        reader.seek(SeekFrom::Start(0)).expect("the first chunk");
        let mut back = Vec::new();
        reader.read_to_end(&mut back).expect("all of it");
        assert!(back == plaintext);
    }
}
