//! MAC-then-encrypt for a message in parts. The tag is computed over the associated data and the plaintext. The tag is
//! encrypted with the keystream that comes after the keystream of the data.
use super::parts::{LATE, private::Message};
use crate::{
    cipher::Cipher,
    error::{Error, Result},
    inout::InOutBuf,
    mac::{Imit, Omac, Tag},
};
use zeroize::Zeroizing;

/// A keystream.
pub trait Stream: Clone + Send + Sync {
    /// Checks that `len` more bytes of keystream are left.
    fn check(&self, len: usize) -> Result<()>;
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()>;
}

/// A MAC of one message.
pub trait Mac: Clone + Send + Sync {
    fn update(&mut self, data: &[u8]);
    fn finalize_reset(&mut self) -> Tag;
    fn tag_size(&self) -> usize;
}

macro_rules! mac {
    ($mac:ty $(, $generic:ident: $bound:ident)?) => {
        impl$(<$generic: $bound>)? Mac for $mac {
            fn update(&mut self, data: &[u8]) {
                self.update(data);
            }
            fn finalize_reset(&mut self) -> Tag {
                self.finalize_reset()
            }
            fn tag_size(&self) -> usize {
                self.tag_size()
            }
        }
    };
}
mac!(Omac<C>, C: Cipher);
mac!(Imit);

/// The size of a chunk in bytes. The MAC and the keystream process a chunk one after the other, and a chunk is small
/// enough to stay in the L1 cache.
const CHUNK: usize = 16 << 10;

/// A message in progress, with its keys.
pub struct MacThenEncrypt<S, M> {
    stream: S,
    mac: M,
    /// `Ok` while associated data may follow. Otherwise this is the error that a caller gets for more associated data.
    /// In most AEADs, the error says that the data has begun.
    associated: Result<()>,
    /// If the AEAD rejects empty messages, this field is an error until a byte of data or associated data has come. In
    /// other AEADs, this field is always `Ok`.
    complete: Result<()>,
}

impl<S: Stream, M: Mac> MacThenEncrypt<S, M> {
    pub(super) fn new(stream: S, mac: M, empty: Result<()>) -> Self {
        Self { stream, mac, associated: Ok(()), complete: empty }
    }

    /// Makes the message reject associated data, for an AEAD that takes none. `error` is returned for associated data.
    #[cfg(feature = "alloc")]
    pub(super) fn without_associated(self, error: Error) -> Self {
        Self { associated: Err(error), ..self }
    }

    /// If the next part of the data is not empty, the associated data ends, and more associated data is rejected. `len`
    /// is the number of bytes of this part.
    fn begin_data(&mut self, len: usize) {
        if len > 0 {
            self.associated = self.associated.and(Err(LATE));
        }
    }

    pub(super) fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        if part.is_empty() {
            return Ok(());
        }
        self.associated?;
        self.mac.update(part);
        self.complete = Ok(());
        Ok(())
    }

    pub(super) fn seal(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.admit(data.len())?;
        each_chunk(data, |data| {
            self.mac.update(data.get_in());
            self.stream.apply(data)
        })
    }

    pub(super) fn open_unverified(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.admit(data.len())?;
        each_chunk(data, |mut data| {
            self.stream.apply(data.reborrow())?;
            self.mac.update(data.get_out());
            Ok(())
        })
    }

    /// Accepts a part of `len` bytes of data, before the part is processed. Returns an error if too little keystream is
    /// left for this part and the tag.
    fn admit(&mut self, len: usize) -> Result<()> {
        self.check(len)?;
        self.begin_data(len);
        if len > 0 {
            self.complete = Ok(());
        }
        Ok(())
    }

    fn check(&self, len: usize) -> Result<()> {
        self.stream.check(len.saturating_add(self.mac.tag_size()))
    }

    pub(super) fn tag(&mut self) -> Result<Tag> {
        self.complete?;
        let mut tag = self.mac.finalize_reset();
        self.stream.apply(tag.bytes_mut().into())?;
        Ok(tag)
    }

    pub(super) fn verify(&mut self, tag: &[u8]) -> Result<()> {
        self.complete?;
        self.check_tag(tag)?;
        let mut sent = Tag::new(tag);
        self.stream.apply(sent.bytes_mut().into())?;
        self.mac.finalize_reset().verify(&sent)
    }

    /// Checks the tag's length. Callers call this function before they decrypt the tag, because there is keystream only
    /// for a tag of the right size. The length is public.
    fn check_tag(&self, tag: &[u8]) -> Result<()> {
        if tag.len() == self.mac.tag_size() { Ok(()) } else { Err(Error::TagMismatch) }
    }

    /// Verifies the tag of a whole message, then decrypts the message. The tag is over the plaintext, so the data is
    /// decrypted twice. The second decryption takes little time compared with the MAC. Nothing is written before the
    /// tag has been verified.
    pub(super) fn open(mut self, data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()> {
        self.admit(data.len())?;
        self.complete?;
        self.check_tag(tag)?;
        let mut stream = self.stream.clone();
        let mut scratch = Zeroizing::new([0; 1024]);
        for part in data.get_in().chunks(scratch.len()) {
            let plaintext = &mut scratch[..part.len()];
            plaintext.copy_from_slice(part);
            self.open_unverified(plaintext.into())?;
        }
        self.verify(tag)?;
        stream.apply(data)
    }
}

fn each_chunk(
    mut data: InOutBuf<'_, '_, u8>,
    mut process: impl FnMut(InOutBuf<'_, '_, u8>) -> Result<()>,
) -> Result<()> {
    while !data.is_empty() {
        let at = data.len().min(CHUNK);
        let (chunk, rest) = data.split_at(at);
        process(chunk)?;
        data = rest;
    }
    Ok(())
}

impl<A, S: Stream, M: Mac> Message<A> for MacThenEncrypt<S, M> {
    fn update_associated(&mut self, _: &A, part: &[u8]) -> Result<()> {
        self.update_associated(part)
    }
    fn seal(&mut self, _: &A, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.seal(data)
    }
    fn open_unverified(&mut self, _: &A, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.open_unverified(data)
    }
    fn tag(&mut self, _: &A) -> Result<Tag> {
        self.tag()
    }
    fn verify(&mut self, _: &A, tag: &[u8]) -> Result<()> {
        self.verify(tag)
    }
    /// Checks that enough keystream is left for the `stored` bytes that came earlier, for the part `ciphertext`, and
    /// for the tag. If this part is not empty, no more associated data may follow. Does not process the part, because
    /// the MAC is over the plaintext, so the part cannot be authenticated before its decryption.
    #[cfg(feature = "alloc")]
    fn store(&mut self, _: &A, stored: usize, ciphertext: &[u8]) -> Result<()> {
        self.check(stored.saturating_add(ciphertext.len()))?;
        self.begin_data(ciphertext.len());
        Ok(())
    }
    #[cfg(feature = "alloc")]
    fn open_stored(&mut self, _: &A, data: &mut [u8], tag: &[u8]) -> Result<()> {
        self.admit(data.len())?;
        self.complete?;
        self.check_tag(tag)?;
        let result = self.open_unverified((&mut *data).into()).and_then(|()| self.verify(tag));
        if result.is_err() {
            crate::wipe(data);
        }
        result
    }
}
