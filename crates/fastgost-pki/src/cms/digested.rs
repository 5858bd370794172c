//! `DigestedData` (RFC 5652, section 7): a content and its digest. It protects from accidents only: whoever changes the
//! content can change the digest too.
use super::{
    DigestAlgorithm, Digester, oid,
    outer::{close_content, io_error, open_content},
};
use crate::{
    Error, Result,
    ber::{Level, Nest, Parts, Reader, tag, tlv},
};
use der::{Decode, asn1::ObjectIdentifier};
use std::io::{self, Read, Write};

const CONTENT: &str = "the digested content";

/// Reads `DigestedData`: its content through [`Read`]; [`finish`](Self::finish) compares the digests.
pub struct DigestedReader<R> {
    reader: Reader<R>,
    content_type: ObjectIdentifier,
    algorithm: DigestAlgorithm,
    digester: Digester,
    attached: bool,
}

impl<R: Read> DigestedReader<R> {
    /// Reads up to the content.
    ///
    /// # Errors
    /// [`Error::Encoding`], also if it is another type of CMS; [`Error::Unsupported`], [`Error::Io`].
    pub fn new(source: R) -> Result<Self> {
        Self::after_type(open_content(source, oid::DIGESTED_DATA, "DigestedData")?)
    }

    pub(super) fn after_type(mut reader: Reader<R>) -> Result<Self> {
        reader.enter(tag::SEQUENCE, "DigestedData")?;
        reader.element(tag::INTEGER, "the version of DigestedData")?;
        let field = "the digest algorithm";
        let algorithm = DigestAlgorithm::read(&reader.element(tag::SEQUENCE, field)?, field)?;
        reader.enter(tag::SEQUENCE, CONTENT)?;
        let field = "the type of the digested content";
        let der = reader.element(tag::OID, field)?;
        let content_type = ObjectIdentifier::from_der(&der).map_err(|e| Error::der(field, e))?;
        let attached = reader.peek(CONTENT)?.is_some();
        if attached {
            reader.enter(tag::context(0), CONTENT)?;
            reader.open_string(tag::OCTET_STRING, CONTENT)?;
        }
        Ok(Self { reader, content_type, algorithm, digester: Digester::new(&[algorithm])?, attached })
    }

    /// The type of the content.
    pub fn content_type(&self) -> ObjectIdentifier {
        self.content_type
    }

    /// The hash function.
    pub fn algorithm(&self) -> DigestAlgorithm {
        self.algorithm
    }

    /// The next part of the content; 0 bytes at its end.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Io`].
    pub fn content(&mut self, out: &mut [u8]) -> Result<usize> {
        let n = self.reader.read_string(CONTENT, out)?;
        self.digester.update(&out[..n]);
        Ok(n)
    }

    /// Reads the rest, and compares the digest.
    ///
    /// # Errors
    /// [`Error::Refused`] if the content has another digest; [`Error::Unsupported`] if the content is not in the file.
    pub fn finish(mut self) -> Result<()> {
        if !self.attached {
            return Err(Error::unsupported(CONTENT, "one that is somewhere else", "one that is in the file"));
        }
        let mut rest = vec![0; 1 << 16];
        while self.content(&mut rest)? > 0 {}
        let Self { mut reader, digester, algorithm, .. } = self;
        reader.leave(CONTENT)?;
        reader.leave(CONTENT)?;
        let field = "the digest";
        let given = reader.element(tag::OCTET_STRING, field)?;
        reader.leave("DigestedData")?;
        close_content(&mut reader)?;
        let digests = digester.finish();
        let same = match digests.get(algorithm) {
            Some(digest) => Parts::within(&given, field).content(tag::OCTET_STRING)? == &digest[..],
            None => false,
        };
        if same { Ok(()) } else { Err(Error::refused("the content has another digest than the file says")) }
    }
}

/// The content, hashed on the way.
impl<R: Read> Read for DigestedReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.content(out).map_err(io_error)
    }
}

/// Writes `DigestedData` as a stream.
pub struct DigestedWriter<W> {
    sink: W,
    algorithm: DigestAlgorithm,
    digester: Digester,
    nest: Nest,
    written: u64,
}

impl<W: Write> DigestedWriter<W> {
    /// Writes what comes before the content. `length` is that of the content, if it is known: then all is DER.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn new(mut sink: W, algorithm: DigestAlgorithm, length: Option<u64>) -> Result<Self> {
        let size = algorithm.hasher()?.size();
        let after = tlv(tag::OCTET_STRING, &[&vec![0; size]]).len();
        let levels = vec![
            Level { tag: tag::SEQUENCE, before: crate::ber::oid(oid::DIGESTED_DATA), after: 0 },
            Level { tag: tag::context(0), before: Vec::new(), after: 0 },
            Level { tag: tag::SEQUENCE, before: [crate::ber::integer(0), algorithm.to_der()].concat(), after },
            Level { tag: tag::SEQUENCE, before: crate::ber::oid(oid::DATA), after: 0 },
            Level { tag: tag::context(0), before: Vec::new(), after: 0 },
        ];
        let nest = Nest::new(levels, tag::OCTET_STRING, length);
        sink.write_all(&nest.open())?;
        Ok(Self { sink, algorithm, digester: Digester::new(&[algorithm])?, nest, written: 0 })
    }

    /// Writes the next part of the content.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write(&mut self, part: &[u8]) -> Result<()> {
        self.digester.update(part);
        self.sink.write_all(&self.nest.piece(part.len()))?;
        self.sink.write_all(part)?;
        self.written += part.len() as u64;
        Ok(())
    }

    /// Writes the digest.
    ///
    /// # Errors
    /// [`Error::Usage`] if the content has another length than was announced; [`Error::Io`].
    pub fn finish(self) -> Result<W> {
        let Self { mut sink, algorithm, digester, nest, written } = self;
        let digests = digester.finish();
        let digest = digests.get(algorithm).map(|digest| tlv(tag::OCTET_STRING, &[digest])).unwrap_or_default();
        sink.write_all(&nest.close(written, &[&[], &[], &digest])?)?;
        Ok(sink)
    }
}
