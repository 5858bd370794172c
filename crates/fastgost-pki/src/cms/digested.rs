//! `DigestedData` (RFC 5652, section 7), which consists of a content and the digest of this content. The digest detects
//! accidental changes only, because an attacker who changes the content can also change the digest.
use super::{
    DigestAlgorithm, Digester,
    encapsulated::{Around, HashedReader, HashedWriter},
    oid,
    outer::{close_content, io_error, open_content},
};
use crate::{
    Error, Result,
    ber::{Parts, Reader, tag, tlv},
};
use der::asn1::ObjectIdentifier;
use std::io::{self, Read, Write};

/// Reads `DigestedData`. The caller reads the content through [`Read`]. Then [`finish`](Self::finish) compares the
/// content's digest with the digest in the file.
pub struct DigestedReader<R> {
    content: HashedReader<R>,
    algorithm: DigestAlgorithm,
}

impl<R: Read> DigestedReader<R> {
    /// Reads everything before the content.
    ///
    /// # Errors
    /// [`Error::Kind`] if the file has another type of CMS. [`Error::Encoding`], [`Error::Unsupported`], [`Error::Io`].
    pub fn new(source: R) -> Result<Self> {
        Self::after_type(open_content(source, oid::DIGESTED_DATA, "DigestedData")?)
    }

    pub(super) fn after_type(mut reader: Reader<R>) -> Result<Self> {
        reader.enter(tag::SEQUENCE, "DigestedData")?;
        reader.element(tag::INTEGER, "the version of DigestedData")?;
        let field = "the digest algorithm";
        let algorithm = DigestAlgorithm::read(&reader.element(tag::SEQUENCE, field)?, field)?;
        Ok(Self { content: HashedReader::new(reader, Digester::new(&[algorithm])?)?, algorithm })
    }

    /// Returns the type of the content, as an object identifier.
    pub fn content_type(&self) -> ObjectIdentifier {
        self.content.content_type
    }

    /// Returns the hash function.
    pub fn algorithm(&self) -> DigestAlgorithm {
        self.algorithm
    }

    /// Reads the next part of the content. Returns 0 at the end of the content.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Io`].
    pub fn content(&mut self, out: &mut [u8]) -> Result<usize> {
        self.content.content(out)
    }

    /// Reads the rest of the file, and compares the content's digest with the digest in the file.
    ///
    /// # Errors
    /// [`Error::Refused`] if the content does not have the digest that is in the file. [`Error::Unsupported`] if the
    /// content is not in the file. [`Error::Encoding`], [`Error::Io`].
    pub fn finish(self) -> Result<()> {
        let Self { content, algorithm } = self;
        if !content.attached {
            return Err(Error::unsupported("the content", "one that is somewhere else", "one that is in the file"));
        }
        let (mut reader, digests) = content.finish()?;
        let field = "the digest";
        let given = reader.element(tag::OCTET_STRING, field)?;
        reader.leave("DigestedData")?;
        close_content(&mut reader)?;
        let same = match digests.get(algorithm) {
            Some(digest) => Parts::within(&given, field).content(tag::OCTET_STRING)? == &digest[..],
            None => false,
        };
        if same { Ok(()) } else { Err(Error::refused("the content has another digest than the file says")) }
    }
}

/// Reads the content. All bytes that are read are also hashed.
impl<R: Read> Read for DigestedReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.content(out).map_err(io_error)
    }
}

/// Writes `DigestedData` as a stream.
pub struct DigestedWriter<W> {
    content: HashedWriter<W>,
    algorithm: DigestAlgorithm,
}

impl<W: Write> DigestedWriter<W> {
    /// Writes the bytes before the content. `length` is the number of bytes in the content, or `None` if this number is
    /// not known. If the length is known, the output is DER.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn new(sink: W, algorithm: DigestAlgorithm, length: Option<u64>) -> Result<Self> {
        let size = algorithm.hasher()?.size();
        let around = Around {
            outer: oid::DIGESTED_DATA,
            before: [crate::ber::integer(0), algorithm.to_der()].concat(),
            after: tlv(tag::OCTET_STRING, &[&vec![0; size]]).len(),
            content_type: oid::DATA,
        };
        Ok(Self { content: HashedWriter::new(sink, around, Digester::new(&[algorithm])?, length)?, algorithm })
    }

    /// Writes the next part of the content.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write(&mut self, part: &[u8]) -> Result<()> {
        self.content.write(part)
    }

    /// Writes the digest.
    ///
    /// # Errors
    /// [`Error::Usage`] if the content does not have the length that was announced. [`Error::Io`].
    pub fn finish(self) -> Result<W> {
        let algorithm = self.algorithm;
        self.content.finish(|digests| {
            let digest = digests.get(algorithm).map(|digest| &digest[..]).unwrap_or_default();
            Ok(tlv(tag::OCTET_STRING, &[digest]))
        })
    }
}
