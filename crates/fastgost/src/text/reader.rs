//! Reads documents and armor of any size from a stream.
use super::{
    append,
    exact::Exact,
    liberal::{Liberal, Sink},
};
use crate::error::Error;
use alloc::{boxed::Box, vec, vec::Vec};
use std::io::{self, ErrorKind, Read};
use zeroize::Zeroizing;

/// The kind of data that a stream must contain.
#[derive(Clone, Copy, Debug)]
pub enum Policy {
    /// A document in DER or BER, in base64, or in PEM with one of these labels. A text in PEM may have only one block
    /// with such a label. The reader accepts all forms that [`documents`](super::documents) accepts.
    Liberal {
        /// The labels that the document may have.
        labels: &'static [&'static str],
        /// The allowed kinds of data, as text. Errors contain this text.
        allowed: &'static str,
    },
    /// Armor with this label, in exactly the form that the library writes.
    Exact(&'static str),
}

/// Reads the bytes of one document, or of armor, from a stream. The reader needs the same memory for data of any size.
///
/// If the data in the stream is wrong, the reader returns an [`io::Error`]. With [`Policy::Liberal`], this error
/// contains an [`Error`]. With [`Policy::Exact`], it contains a [`Damaged`](super::Damaged). The reader first returns
/// the bytes before the mistake, and then the error. So the bytes are complete only after the reader has reported the
/// end of the data.
///
/// ```
/// use fastgost::text::{Policy, Reader};
/// use std::io::Read;
///
/// let policy = Policy::Liberal { labels: &["CMS", "PKCS7"], allowed: "CMS in DER, base64 or PEM (CMS, PKCS7)" };
/// let file = b"-----BEGIN CMS-----\nMAA\n-----END CMS-----\n";
/// let mut bytes = Vec::new();
/// Reader::new(&file[..], policy).read_to_end(&mut bytes)?;
/// assert_eq!(bytes, [0x30, 0]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    inner: R,
    decoder: Decoder,
    text: Zeroizing<Vec<u8>>,
    decoded: Zeroizing<Vec<u8>>,
    taken: usize,
    failed: Option<Failed>,
    ended: bool,
}

enum Decoder {
    Liberal(Box<Liberal>, One),
    Exact(Exact),
}

#[derive(Clone, Copy)]
enum Failed {
    Liberal(Error),
    Exact(super::Damaged),
}

/// The number of bytes that the reader takes from its source at a time.
const PART: usize = 64 << 10;

/// Does not print the data.
impl<R> core::fmt::Debug for Reader<R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Reader").field("ended", &self.ended).finish_non_exhaustive()
    }
}

impl<R: Read> Reader<R> {
    /// Makes a reader. The stream must contain the kind of data that `policy` names.
    pub fn new(inner: R, policy: Policy) -> Self {
        let decoder = match policy {
            Policy::Liberal { labels, allowed } => {
                Decoder::Liberal(Box::new(Liberal::new()), One { labels, allowed, state: Which::None, failed: None })
            }
            Policy::Exact(label) => Decoder::Exact(Exact::new(label)),
        };
        Self {
            inner,
            decoder,
            text: Zeroizing::new(vec![0; PART]),
            decoded: Zeroizing::default(),
            taken: 0,
            failed: None,
            ended: false,
        }
    }

    /// Reads and decodes the next part of the source.
    fn more(&mut self) -> io::Result<()> {
        let n = self.inner.read(&mut self.text)?;
        let text = &self.text[..n];
        self.ended = n == 0;
        self.decoded.clear();
        self.taken = 0;
        match &mut self.decoder {
            Decoder::Liberal(liberal, one) => {
                let mut sink = Wanted { one, out: &mut self.decoded };
                match self.ended {
                    false => liberal.push(text, &mut sink),
                    true => {
                        liberal.finish(&mut sink);
                        one.finish();
                    }
                }
                self.failed = one.failed.map(Failed::Liberal);
            }
            Decoder::Exact(exact) => {
                let decoded = match self.ended {
                    false => exact.push(text, &mut self.decoded),
                    true => exact.finish(&mut self.decoded),
                };
                self.failed = decoded.err().map(Failed::Exact);
            }
        }
        Ok(())
    }
}

impl<R: Read> Read for Reader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while self.taken == self.decoded.len() && !out.is_empty() {
            match self.failed {
                Some(Failed::Liberal(e)) => return Err(e.into()),
                Some(Failed::Exact(e)) => return Err(io::Error::new(ErrorKind::InvalidData, e)),
                None if self.ended => return Ok(0),
                None => {}
            }
            // If the document is binary, the bytes of the document are read into the caller's buffer without a copy.
            if let Decoder::Liberal(liberal, _) = &mut self.decoder
                && liberal.certain() > 0
            {
                let most = usize::try_from(liberal.certain()).unwrap_or(usize::MAX).min(out.len());
                let n = self.inner.read(&mut out[..most])?;
                if n > 0 {
                    liberal.passed(n as u64);
                    return Ok(n);
                }
            }
            self.more()?;
        }
        let n = out.len().min(self.decoded.len() - self.taken);
        out[..n].copy_from_slice(&self.decoded[self.taken..][..n]);
        self.taken += n;
        Ok(n)
    }
}

/// A receiver that looks for one document.
struct One {
    labels: &'static [&'static str],
    allowed: &'static str,
    state: Which,
    failed: Option<Error>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    None,
    This,
    /// The position is in a document of another kind, before the wanted document.
    Other,
    Done,
    /// The position is in a document of another kind, after the wanted document.
    After,
}

impl One {
    fn finish(&mut self) {
        if self.failed.is_none() && self.state != Which::Done {
            self.failed = Some(Error::Encoding { what: "the form of the file", allowed: self.allowed });
        }
    }
}

struct Wanted<'a> {
    one: &'a mut One,
    out: &'a mut Zeroizing<Vec<u8>>,
}

impl Sink for Wanted<'_> {
    fn begin(&mut self, label: Option<&str>, line: usize) {
        let wanted = label.is_none_or(|label| self.one.labels.contains(&label));
        self.one.state = match (self.one.state, wanted) {
            (Which::Done | Which::After, false) => Which::After,
            (Which::Done | Which::After, true) => {
                self.wrong(Error::Pem { line, what: "a second document begins here", allowed: "one in a file" });
                Which::After
            }
            (_, true) => Which::This,
            (_, false) => Which::Other,
        };
    }

    fn bytes(&mut self, bytes: &[u8]) {
        if self.one.state == Which::This && self.one.failed.is_none() {
            append(self.out, bytes);
        }
    }

    fn end(&mut self) {
        self.one.state = match self.one.state {
            Which::This | Which::After => Which::Done,
            state => state,
        };
    }

    fn wrong(&mut self, error: Error) {
        self.one.failed.get_or_insert(error);
    }
}
