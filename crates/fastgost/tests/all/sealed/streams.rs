//! Tests writers and readers over files and streams of all kinds.
use super::{ALGORITHMS, USER, open, parts, seal, sealer};
use fastgost::{
    Error,
    sealed::{CHUNK, Identity, SealedReader, SealedWriter},
};
use fastgost_testkit::{Random, cuts, data};
use std::{
    cell::Cell,
    io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom, Write},
};

fn reader<R: Read>(inner: R) -> SealedReader<R> {
    SealedReader::new(inner, &[Identity::RawKey(&USER)]).expect("its header is right")
}

#[test]
fn any_split_gives_the_same_file() {
    for algorithm in ALGORITHMS {
        for size in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 4 * CHUNK + 3] {
            let plaintext = data(size);
            let mut files = Vec::new();
            for most in [usize::MAX, CHUNK, 100_000, 4097] {
                let mut writer = SealedWriter::with_sealer(Vec::new(), sealer(algorithm)).expect("a vector");
                let mut at = 0;
                for n in cuts(size, 1, most.min(size), most) {
                    writer.write_all(&plaintext[at..at + n]).expect("a vector");
                    writer.flush().expect("a vector");
                    at += n;
                }
                files.push(writer.finish().expect("a vector"));
            }
            assert!(files.iter().all(|f| *f == files[0]), "{algorithm:?}, {size} bytes");
            assert!(open(&files[0]).expect("a whole file") == plaintext, "{algorithm:?}, {size} bytes");
        }
    }
}

#[test]
fn a_writer_that_is_dropped_leaves_no_whole_file() {
    for algorithm in ALGORITHMS {
        for size in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK] {
            let mut file = Vec::new();
            let mut writer = SealedWriter::with_sealer(&mut file, sealer(algorithm)).expect("a vector");
            writer.write_all(&data(size)).expect("a vector");
            writer.flush().expect("a vector");
            drop(writer);
            let last = (size.div_ceil(CHUNK).max(1) - 1).max(1) as u64 - 1;
            assert_eq!(open(&file), Err(Error::SealedChunk { index: last, last: true }), "{algorithm:?}, {size} bytes");
        }
    }
}

/// A writer that can store only `room` bytes.
struct Disk {
    room: usize,
    bytes: Vec<u8>,
}

impl Write for Disk {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        let n = data.len().min(self.room);
        if n == 0 && !data.is_empty() {
            // Now the writer has room again, but the data that was lost before is still missing.
            self.room = usize::MAX;
            return Err(ErrorKind::StorageFull.into());
        }
        self.room -= n;
        self.bytes.extend(&data[..n]);
        Ok(n)
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A writer that counts how often the writer is flushed.
struct Flushed<'a>(&'a Cell<usize>);

impl Write for Flushed<'_> {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        Ok(data.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        self.0.set(self.0.get() + 1);
        Ok(())
    }
}

#[test]
fn what_is_written_can_be_flushed() {
    let flushed = Cell::new(0);
    let mut writer = SealedWriter::with_sealer(Flushed(&flushed), sealer(ALGORITHMS[0])).expect("it takes all");
    writer.write_all(&data(CHUNK + 1)).expect("it takes all");
    let before = flushed.get();
    writer.flush().expect("it takes all");
    assert_eq!(flushed.get(), before + 1);
}

#[test]
fn a_file_with_a_gap_is_never_finished() {
    let algorithm = ALGORITHMS[0];
    for room in [0, 100] {
        let result = SealedWriter::with_sealer(Disk { room, bytes: Vec::new() }, sealer(algorithm));
        assert_eq!(result.err().map(|e| e.kind()), Some(ErrorKind::StorageFull));
    }
    let header = sealer(algorithm).header().len();
    for room in [header, header + 1, header + CHUNK] {
        let mut disk = Disk { room, bytes: Vec::new() };
        let mut writer = SealedWriter::with_sealer(&mut disk, sealer(algorithm)).expect("room for the header");
        let first = writer.write_all(&data(CHUNK + 1));
        assert_eq!(first.err().map(|e| e.kind()), Some(ErrorKind::StorageFull));
        assert!(writer.write_all(&data(CHUNK)).is_err());
        assert!(writer.finish().is_err());
        assert_eq!(disk.bytes.len(), room);
    }
}

/// A source that returns few bytes at a time. Between reads, the source is sometimes interrupted or not ready.
struct Pipe<'a> {
    bytes: &'a [u8],
    numbers: Random,
}

impl Read for Pipe<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self.numbers.below(8) {
            0 => Err(ErrorKind::Interrupted.into()),
            1 => Err(ErrorKind::WouldBlock.into()),
            _ => {
                let most = self.numbers.below(30_000).min(out.len());
                self.bytes.read(&mut out[..most.max(1)])
            }
        }
    }
}

#[test]
fn a_pipe_that_comes_in_pieces() {
    for algorithm in ALGORITHMS {
        let plaintext = data(3 * CHUNK + 100);
        let file = seal(algorithm, &plaintext);
        let header = parts(&file).0.len();
        // The source returns the whole header in one read, since the call that reads the header cannot be repeated.
        let stream = (&file[..header]).chain(Pipe { bytes: &file[header..], numbers: Random(7) });
        let (mut reader, mut back, mut waits) = (reader(stream), Vec::<u8>::new(), 0);
        let mut out = vec![0; 10_000];
        loop {
            match reader.read(&mut out) {
                Ok(0) => break,
                Ok(n) => back.extend(&out[..n]),
                Err(e) => {
                    assert_eq!(e.kind(), ErrorKind::WouldBlock);
                    waits += 1;
                }
            }
        }
        assert!(back == plaintext && waits > 0, "{algorithm:?}, {waits} waits");
        assert_eq!(reader.read(&mut out).expect("still at the end"), 0);
    }
}

/// A source that counts the bytes that are read from it.
struct Counted<'a, T> {
    inner: T,
    count: &'a Cell<usize>,
}

impl<T: Read> Read for Counted<'_, T> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(out)?;
        self.count.set(self.count.get() + n);
        Ok(n)
    }
}

impl<T: Seek> Seek for Counted<'_, T> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}

#[test]
fn seeks_as_in_the_plaintext() {
    let mut numbers = Random(3);
    for algorithm in ALGORITHMS {
        for size in [0, 1, 5000, CHUNK, CHUNK + 1, 2 * CHUNK, 5 * CHUNK + 333, 66 * CHUNK] {
            let plaintext = data(size);
            // The sealed file may begin in the middle of its source.
            let inside = [data(100), seal(algorithm, &plaintext)].concat();
            let mut inner = Cursor::new(&inside);
            inner.set_position(100);
            let count = Cell::new(0);
            let mut reader = reader(Counted { inner, count: &count });
            let mut model = Cursor::new(&plaintext);
            for step in 0..200 {
                let around = numbers.below(size + CHUNK) as u64;
                let by = numbers.below(3 * CHUNK) as i64 - 3 * CHUNK as i64 / 2;
                let to = match numbers.below(6) {
                    0 => SeekFrom::Start(around),
                    1 => SeekFrom::Start(around / CHUNK as u64 * CHUNK as u64),
                    2 => SeekFrom::Current(by),
                    3 => SeekFrom::End(-(numbers.below(size + 1) as i64)),
                    4 => SeekFrom::End(by),
                    _ => SeekFrom::Current(0),
                };
                count.set(0);
                let (got, want) = (reader.seek(to), model.seek(to));
                let what = format!("{algorithm:?}, {size} bytes, step {step}, {to:?}");
                match (got, want) {
                    (Ok(got), Ok(want)) => assert_eq!(got, want, "{what}"),
                    (Err(got), Err(want)) => assert_eq!(got.kind(), want.kind(), "{what}"),
                    (got, want) => panic!("{what}: {got:?}, {want:?}"),
                }
                let mut out = vec![0; numbers.below(CHUNK / 2)];
                let (at, want) = (model.position(), model.read(&mut out).expect("a vector"));
                let mut back = vec![0; out.len()];
                let mut got = 0;
                while got < want {
                    let n = reader.read(&mut back[got..]).expect("a whole file");
                    assert_ne!(n, 0, "{what}");
                    got += n;
                }
                assert!(back[..want] == out[..want], "{what}, at {at}");
                if want == 0 {
                    assert_eq!(reader.read(&mut back).expect("a whole file"), 0, "{what}");
                }
                // Each step of this test reads at most three chunks: the last chunk, and the two chunks that contain
                // the range.
                assert!(count.get() <= 3 * (CHUNK + 17), "{what}: {} bytes were read", count.get());
            }
            assert_eq!(reader.length().expect("a whole file"), size as u64);
            assert_eq!(reader.stream_position().expect("a position"), model.position());
        }
    }
}

#[test]
fn no_length_before_the_last_chunk() {
    for algorithm in ALGORITHMS {
        let plaintext = data(4 * CHUNK);
        let file = seal(algorithm, &plaintext);
        let whole = CHUNK + algorithm.tag_size();
        // The file is truncated between two chunks. Only the nonces show the truncation, because the nonce of a file's
        // last chunk contains a mark.
        let cut = &file[..file.len() - whole];
        let refused = |e: io::Error| *e.get_ref().and_then(|e| e.downcast_ref::<Error>()).expect("a refusal");
        let want = Error::SealedChunk { index: 2, last: true };
        let new = || reader(Cursor::new(cut));
        assert_eq!(refused(new().length().expect_err("cut off")), want);
        for to in [SeekFrom::End(0), SeekFrom::End(-5), SeekFrom::Start(4 * CHUNK as u64), SeekFrom::Start(u64::MAX)] {
            let mut reader = new();
            assert_eq!(refused(reader.seek(to).expect_err("cut off")), want, "{to:?}");
            // The position has not changed. The data before the wrong chunk can be read again and again.
            assert_eq!(reader.stream_position().expect("a position"), 0);
            for _ in 0..2 {
                let mut before = Vec::new();
                reader.seek(SeekFrom::Start(0)).expect("the beginning");
                assert_eq!(refused(reader.read_to_end(&mut before).expect_err("cut off")), want);
                assert!(before == plaintext[..2 * CHUNK]);
            }
        }
        // A query for the length, or a seek to an invalid position, does not disturb the current read.
        let mut reader = new();
        let mut some = vec![0; 10];
        for wrong in [SeekFrom::End(-5), SeekFrom::Start(u64::MAX), SeekFrom::Current(-100_000)] {
            let at = reader.stream_position().expect("a position") as usize;
            reader.read_exact(&mut some).expect("a chunk that is right");
            assert!(some == plaintext[at..][..10]);
            reader.length().expect_err("cut off");
            reader.seek(wrong).expect_err("cut off, or before the beginning");
        }
        // A chunk before the wrong chunk can be read, because this read does not need the wrong chunk.
        let mut reader = new();
        let mut some = vec![0; 1000];
        reader.seek(SeekFrom::Start(CHUNK as u64 + 10)).expect("a position");
        reader.read_exact(&mut some).expect("a chunk that is right");
        assert!(some == plaintext[CHUNK + 10..][..1000]);
    }
}

/// Tests that a read of no bytes opens no chunk.
#[test]
fn nothing_can_be_read_of_a_file_that_is_wrong() {
    let mut file = seal(ALGORITHMS[0], &data(10));
    *file.last_mut().expect("a tag") ^= 1;
    let mut reader = reader(&file[..]);
    assert_eq!(reader.read(&mut []).expect("nothing"), 0);
    reader.read(&mut [0]).expect_err("the tag is wrong");
}

#[test]
fn one_wrong_chunk_spoils_no_other() {
    let plaintext = data(4 * CHUNK + 5);
    for algorithm in ALGORITHMS {
        let mut file = seal(algorithm, &plaintext);
        let at = parts(&file).0.len() + 2 * (CHUNK + algorithm.tag_size()) + 77;
        file[at] ^= 4;
        let mut reader = reader(Cursor::new(&file));
        assert_eq!(reader.length().expect("the last chunk is right"), plaintext.len() as u64);
        for index in [3, 2, 0, 2, 4, 1] {
            reader.seek(SeekFrom::Start((index * CHUNK) as u64)).expect("a position");
            let mut chunk = vec![0; CHUNK.min(plaintext.len() - index * CHUNK)];
            let result = reader.read_exact(&mut chunk);
            assert_eq!(result.is_ok(), index != 2, "chunk {index}");
            assert!(index == 2 || chunk == plaintext[index * CHUNK..][..chunk.len()]);
        }
    }
}
