//! Files that consist only of DER or BER.
use super::liberal::Sink;
use crate::error::Error;
use alloc::vec::Vec;

pub(super) const CUT: &str = "DER that is cut off: it is shorter than its first bytes say";
pub(super) const LONGER: &str = "something after the end of the DER";
pub(super) const WHOLE: &str = "one whole SEQUENCE, with nothing but white space after it";

/// A file in DER or BER. White space after the outer SEQUENCE is removed.
pub(super) struct Binary {
    /// The number of bytes of the file that have not arrived yet. The number is `None` if the length is indefinite.
    left: Option<u64>,
    /// White space at the end of the bytes that were read from a file of indefinite length. It is kept until other
    /// bytes show that it belongs to the content.
    space: Vec<u8>,
    /// The number of bytes of white space since the last byte that is not white space.
    run: usize,
    stopped: bool,
}

impl Binary {
    /// The largest number of bytes of white space that are removed at the end. If there are more bytes of white space,
    /// they are treated as content.
    const SPACE: usize = 4096;

    /// Makes the state for a file of this size. `None` means that the length is indefinite.
    pub(super) fn new(size: Option<u64>) -> Self {
        Self { left: size, space: Vec::new(), run: 0, stopped: false }
    }

    /// The number of bytes that have not arrived yet and that certainly belong to the outer SEQUENCE.
    #[cfg(feature = "std")]
    pub(super) fn certain(&self) -> u64 {
        if self.stopped { 0 } else { self.left.unwrap_or(0) }
    }

    /// Subtracts `n` from the number of bytes that have not arrived yet. The caller has passed on these `n` bytes
    /// without `push`.
    #[cfg(feature = "std")]
    pub(super) fn passed(&mut self, n: u64) {
        if let Some(left) = &mut self.left {
            *left -= n;
        }
    }

    pub(super) fn push(&mut self, input: &[u8], sink: &mut dyn Sink) {
        if self.stopped || input.is_empty() {
            return;
        }
        let Some(left) = &mut self.left else {
            // A SEQUENCE of indefinite length ends with two zero bytes. So white space after the two bytes is not
            // content.
            let end = input.iter().rposition(|byte| !byte.is_ascii_whitespace()).map_or(0, |last| last + 1);
            let (content, space) = input.split_at(end);
            if !content.is_empty() {
                sink.bytes(&self.space);
                sink.bytes(content);
                self.space.clear();
                self.run = 0;
            }
            self.run = self.run.saturating_add(space.len());
            if self.run <= Self::SPACE {
                self.space.extend_from_slice(space);
            } else {
                sink.bytes(&self.space);
                sink.bytes(space);
                self.space.clear();
            }
            return;
        };
        let content = input.len().min(usize::try_from(*left).unwrap_or(usize::MAX));
        *left -= content as u64;
        if content > 0 {
            sink.bytes(&input[..content]);
        }
        if !input[content..].iter().all(u8::is_ascii_whitespace) {
            self.stopped = true;
            sink.wrong(Error::Pem { line: 0, what: LONGER, allowed: WHOLE });
        }
    }

    pub(super) fn finish(&mut self, sink: &mut dyn Sink) {
        match self.left {
            _ if self.stopped => {}
            None | Some(0) => sink.end(),
            Some(_) => sink.wrong(Error::Pem { line: 0, what: CUT, allowed: WHOLE }),
        }
    }
}
