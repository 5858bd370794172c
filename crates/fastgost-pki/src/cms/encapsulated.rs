//! `EncapsulatedContentInfo` (RFC 5652, section 5.2). `SignedData` and `DigestedData` have their content in this field.
//! The content may be absent.
use super::{DigestAlgorithm, Digester, Digests};
use crate::{
    Error, Result,
    ber::{Level, Nest, Reader, tag},
};
use der::{Decode, asn1::ObjectIdentifier};
use std::io::{Read, Write};

const CONTENT: &str = "the content";

/// A content that is hashed while it is read.
pub(super) struct HashedReader<R> {
    pub(super) reader: Reader<R>,
    pub(super) content_type: ObjectIdentifier,
    pub(super) attached: bool,
    digester: Digester,
    /// True if a part of the content has been read.
    begun: bool,
}

impl<R: Read> HashedReader<R> {
    /// Reads everything before the content.
    pub(super) fn new(mut reader: Reader<R>, digester: Digester) -> Result<Self> {
        reader.enter(tag::SEQUENCE, CONTENT)?;
        let field = "the type of the content";
        let content_type = reader.element(tag::OID, field)?;
        let content_type = ObjectIdentifier::from_der(&content_type).map_err(|e| Error::der(field, e))?;
        let attached = reader.peek(CONTENT)?.is_some();
        if attached {
            reader.enter(tag::context(0), CONTENT)?;
            reader.open_string(tag::OCTET_STRING, CONTENT)?;
        }
        Ok(Self { reader, content_type, attached, digester, begun: false })
    }

    /// Adds hash functions that also hash the content. Returns an error if a part of the content has already been read.
    pub(super) fn hash_also(&mut self, algorithms: &[DigestAlgorithm]) -> Result<()> {
        match self.begun {
            false => self.digester.hash_also(algorithms),
            true => Err(Error::Usage("the content has been read; hash functions are added before".into())),
        }
    }

    /// Reads the next part of the content. Returns 0 at the end of the content.
    pub(super) fn content(&mut self, out: &mut [u8]) -> Result<usize> {
        let n = self.reader.read_string(CONTENT, out)?;
        self.digester.update(&out[..n]);
        self.begun |= n > 0;
        Ok(n)
    }

    /// Reads and hashes the rest of the content. Returns the reader, whose next byte is the first byte after the
    /// content, and the digests of the content.
    pub(super) fn finish(mut self) -> Result<(Reader<R>, Digests)> {
        if self.attached {
            let mut rest = vec![0; 1 << 16];
            while self.content(&mut rest)? > 0 {}
            self.reader.leave(CONTENT)?;
        }
        self.reader.leave(CONTENT)?;
        Ok((self.reader, self.digester.finish()))
    }
}

/// A content that is hashed while it is written.
pub(super) struct HashedWriter<W> {
    sink: W,
    digester: Digester,
    nest: Nest,
    written: u64,
}

/// The data that `HashedWriter` writes around a content.
pub(super) struct Around {
    /// The identifier of `SignedData` or `DigestedData`.
    pub(super) outer: ObjectIdentifier,
    /// The bytes inside `SignedData` or `DigestedData` that come before the content.
    pub(super) before: Vec<u8>,
    /// The number of bytes inside `SignedData` or `DigestedData` that come after the content.
    pub(super) after: usize,
    pub(super) content_type: ObjectIdentifier,
}

impl<W: Write> HashedWriter<W> {
    /// Writes the bytes before a content. `length` is the number of bytes in the content, or `None` if this number is
    /// not known.
    pub(super) fn new(mut sink: W, around: Around, digester: Digester, length: Option<u64>) -> Result<Self> {
        let level = |tag, before, after| Level { tag, before, after };
        let levels = vec![
            level(tag::SEQUENCE, crate::ber::oid(around.outer), 0),
            level(tag::context(0), Vec::new(), 0),
            level(tag::SEQUENCE, around.before, around.after),
            level(tag::SEQUENCE, crate::ber::oid(around.content_type), 0),
            level(tag::context(0), Vec::new(), 0),
        ];
        let nest = Nest::new(levels, tag::OCTET_STRING, length);
        sink.write_all(&nest.open())?;
        Ok(Self { sink, digester, nest, written: 0 })
    }

    /// Writes the next part of the content.
    pub(super) fn write(&mut self, part: &[u8]) -> Result<()> {
        self.digester.update(part);
        self.sink.write_all(&self.nest.piece(part.len()))?;
        self.sink.write_all(part)?;
        self.written += part.len() as u64;
        Ok(())
    }

    /// Writes the bytes after the content. `after` makes these bytes from the digests of the content.
    pub(super) fn finish(self, after: impl FnOnce(&Digests) -> Result<Vec<u8>>) -> Result<W> {
        let Self { mut sink, digester, nest, written } = self;
        let after = after(&digester.finish())?;
        sink.write_all(&nest.close(written, &[&[], &[], &after])?)?;
        Ok(sink)
    }
}
