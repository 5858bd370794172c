//! Reads a file on a second thread while the file is hashed.
use std::{
    fs::File,
    io::{self, ErrorKind, Read},
    sync::mpsc::{self, Receiver, Sender},
    thread,
};

/// A reading thread with its buffers. The thread ends when this struct is dropped. Each hashing thread needs only one
/// reading thread for all its files.
pub struct Ahead {
    files: Sender<File>,
    /// Buffers that the reading thread will fill.
    empty: Sender<Vec<u8>>,
    /// Filled buffers, and the number of bytes in each buffer.
    parts: Receiver<(Vec<u8>, io::Result<usize>)>,
}

impl Ahead {
    pub fn new() -> io::Result<Self> {
        let (files, to_read) = mpsc::channel::<File>();
        let (empty, buffers) = mpsc::channel::<Vec<u8>>();
        let (filled, parts) = mpsc::channel();
        thread::Builder::new().spawn(move || {
            for file in to_read {
                loop {
                    let Ok(mut buffer) = buffers.recv() else { return };
                    let len = fill(&file, &mut buffer);
                    let last = !matches!(len, Ok(PART));
                    if filled.send((buffer, len)).is_err() {
                        return;
                    }
                    if last {
                        break;
                    }
                }
            }
        })?;
        for _ in 0..BUFFERS {
            let _ = empty.send(vec![0; PART]);
        }
        Ok(Self { files, empty, parts })
    }

    /// Reads a file from its current position to its end, and passes the data to `take`, part by part.
    pub fn read(&self, file: File, mut take: impl FnMut(&[u8])) -> io::Result<()> {
        let gone = || io::Error::other("the thread that reads has ended");
        self.files.send(file).map_err(|_| gone())?;
        loop {
            let (buffer, len) = self.parts.recv().map_err(|_| gone())?;
            if let Ok(len) = len {
                take(&buffer[..len]);
            }
            self.empty.send(buffer).map_err(|_| gone())?;
            if len? < PART {
                return Ok(());
            }
        }
    }
}

/// Reads until the buffer is full or the file ends.
pub fn fill(mut file: &File, buffer: &mut [u8]) -> io::Result<usize> {
    let mut len = 0;
    while len < buffer.len() {
        match file.read(&mut buffer[len..]) {
            Ok(0) => break,
            Ok(n) => len += n,
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(len)
}

/// How many bytes are read at a time. The number is so small that the buffers stay in the second-level cache.
pub const PART: usize = 128 << 10;
const BUFFERS: usize = 3;
