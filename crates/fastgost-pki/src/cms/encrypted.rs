//! Encrypted contents. Both `EnvelopedData` and `EncryptedData` contain an encrypted content (RFC 5652, sections 6 and
//! 8). This module reads and writes encrypted contents, and `EncryptedData` itself.
use super::{
    Attributes,
    cipher::{ContentAlgorithm, ContentCipher, Integrity, Protection},
    oid,
    outer::{close_content, io_error, open_content},
};
use crate::{
    Error, Result,
    ber::{Level, Nest, Parts, Reader, tag},
};
use der::{Decode, asn1::ObjectIdentifier};
use fastgost::registry::{Direction, DynMode};
use std::io::{self, Read, Write};
use zeroize::Zeroizing;

const CONTENT: &str = "the encrypted content";

/// An encrypted content. The reader is at the first byte of the content.
pub(super) struct Sealed<R> {
    reader: Reader<R>,
    pub(super) content_type: ObjectIdentifier,
    pub(super) algorithm: ContentAlgorithm,
}

impl<R: Read> Sealed<R> {
    /// Reads the beginning of `EncryptedContentInfo`.
    pub(super) fn new(mut reader: Reader<R>) -> Result<Self> {
        reader.enter(tag::SEQUENCE, CONTENT)?;
        let field = "the type of the encrypted content";
        let der = reader.element(tag::OID, field)?;
        let content_type = ObjectIdentifier::from_der(&der).map_err(|e| Error::der(field, e))?;
        let algorithm = reader.element(tag::SEQUENCE, "the content's encryption algorithm")?;
        let algorithm = ContentAlgorithm::read(&algorithm)?;
        if reader.peek(CONTENT)?.is_none() {
            return Err(Error::unsupported(CONTENT, "one that is somewhere else", "one that is in the file"));
        }
        reader.open_string(tag::context_primitive(0), CONTENT)?;
        Ok(Self { reader, content_type, algorithm })
    }

    pub(super) fn open(self, key: &[u8; 32]) -> Result<Decryptor<R>> {
        let protection = self.algorithm.start(key, Direction::Decrypt)?;
        let Self { reader, content_type, algorithm } = self;
        Ok(Decryptor { reader, content_type, cipher: algorithm.cipher, protection, foreign: false })
    }
}

/// Decrypts a content as a stream, through [`Read`] or [`content`](Self::content). **The decrypted bytes are not
/// verified** until [`finish`](Self::finish) has returned without an error. If the cipher is not authenticated, the
/// decrypted bytes are never verified.
pub struct Decryptor<R> {
    reader: Reader<R>,
    content_type: ObjectIdentifier,
    cipher: ContentCipher,
    protection: Protection,
    /// True if [`ciphertext`](Self::ciphertext) was called. In this case, the caller decrypts the content.
    foreign: bool,
}

impl<R: Read> Decryptor<R> {
    /// Returns the type of the content.
    pub fn content_type(&self) -> ObjectIdentifier {
        self.content_type
    }

    /// Returns the cipher.
    pub fn cipher(&self) -> ContentCipher {
        self.cipher
    }

    /// Reads and decrypts the next part of the content. Returns 0 at the end of the content.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Io`], [`Error::Library`].
    pub fn content(&mut self, out: &mut [u8]) -> Result<usize> {
        let n = self.reader.read_string(CONTENT, out)?;
        self.protection.apply(&mut out[..n])?;
        Ok(n)
    }

    /// Returns a copy of the cipher in its current state. Before any part is decrypted, this is the state at the
    /// beginning of the content. With copies in this state, callers can decrypt the parts from
    /// [`ciphertext`](Self::ciphertext) in parallel. Returns `None` if the cipher has a MAC, because a MAC is computed
    /// serially.
    pub fn parallel(&self) -> Option<Box<dyn DynMode>> {
        self.protection.parallel()
    }

    /// Reads the next part of the content without decrypting it.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Io`].
    pub fn ciphertext(&mut self, out: &mut [u8]) -> Result<usize> {
        self.foreign = true;
        self.reader.read_string(CONTENT, out)
    }

    /// Reads the rest of the file, and verifies the content.
    ///
    /// # Errors
    /// - [`Error::Refused`] if the content was changed.
    /// - [`Error::Usage`] if [`ciphertext`](Self::ciphertext) was called, and the cipher has a MAC.
    /// - [`Error::Encoding`], [`Error::Io`].
    pub fn finish(mut self) -> Result<Integrity> {
        let mut rest = Zeroizing::new(vec![0; 1 << 16]);
        while self.content(&mut rest)? > 0 {}
        let Self { mut reader, cipher, protection, foreign, .. } = self;
        if foreign && cipher.is_authenticated() {
            return Err(Error::Usage("a content with a MAC is decrypted by `content` only".into()));
        }
        reader.leave(CONTENT)?;
        let field = "the unprotected attributes";
        let mut attributes = Attributes::default();
        if reader.peek(field)? == Some(tag::context(1)) {
            let der = reader.any(field)?;
            attributes = Attributes::read(Parts::within(&der, field).content(tag::context(1))?, field)?;
        }
        reader.leave(field)?;
        close_content(&mut reader)?;
        protection.verify(&attributes)
    }
}

/// Reads the decrypted content. The errors come from [`Decryptor::content`].
impl<R: Read> Read for Decryptor<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.content(out).map_err(io_error)
    }
}

/// Reads `EncryptedData`. Its content is encrypted with a key that the sender and the recipient already have.
pub struct EncryptedReader<R>(Sealed<R>);

impl<R: Read> EncryptedReader<R> {
    /// Reads everything before the content.
    ///
    /// # Errors
    /// [`Error::Kind`] if the file has another type of CMS. [`Error::Encoding`], [`Error::Unsupported`], [`Error::Io`].
    pub fn new(source: R) -> Result<Self> {
        Self::after_type(open_content(source, oid::ENCRYPTED_DATA, "EncryptedData")?)
    }

    pub(super) fn after_type(mut reader: Reader<R>) -> Result<Self> {
        reader.enter(tag::SEQUENCE, "EncryptedData")?;
        reader.element(tag::INTEGER, "the version of EncryptedData")?;
        Ok(Self(Sealed::new(reader)?))
    }

    /// Returns the cipher.
    pub fn cipher(&self) -> ContentCipher {
        self.0.algorithm.cipher
    }

    /// Returns the type of the content.
    pub fn content_type(&self) -> ObjectIdentifier {
        self.0.content_type
    }

    /// Decrypts the content. If the cipher is authenticated, a wrong key causes an error at the end of the content. If
    /// the cipher is not authenticated, a wrong key causes no error.
    ///
    /// # Errors
    /// [`Error::Library`].
    pub fn open(self, key: &[u8; 32]) -> Result<Decryptor<R>> {
        self.0.open(key)
    }
}

/// Encrypts a content in place. The methods also return the bytes of the CMS structure that come before the content,
/// before each piece of the content, and after the content.
pub struct Encryption {
    nest: Nest,
    protection: Protection,
    cipher: ContentCipher,
}

impl Encryption {
    /// Begins `EncryptedData`, whose content is encrypted with `key`. `length` is the number of bytes in the content,
    /// or `None` if this number is not known. If the length is known, the output is DER.
    ///
    /// With a cipher that has no MAC, encrypt only a few contents under one key. The IV is random, and has 64 bits with
    /// Kuznyechik and 32 bits with Magma. If two contents get the same IV under one key, an attacker can learn both
    /// contents. With a cipher that has a MAC, a repetition is less likely, because the keys of each content also
    /// depend on a random seed of 64 bits.
    ///
    /// # Errors
    /// [`Error::Unsupported`] if the library uses `cipher` only to decrypt. [`Error::Library`].
    pub fn under_key(key: &[u8; 32], cipher: ContentCipher, length: Option<u64>) -> Result<Self> {
        // The version is 2 if there are unprotected attributes. Otherwise the version is 0.
        let version = if cipher.is_authenticated() { 2 } else { 0 };
        Self::new(oid::ENCRYPTED_DATA, crate::ber::integer(version), key, cipher, length)
    }

    /// Begins a CMS structure of the type `content`. `before` is the bytes of the structure that come before
    /// `EncryptedContentInfo`.
    pub(super) fn new(
        content: ObjectIdentifier,
        before: Vec<u8>,
        key: &[u8; 32],
        cipher: ContentCipher,
        length: Option<u64>,
    ) -> Result<Self> {
        let algorithm = ContentAlgorithm::generate(cipher)?;
        let protection = algorithm.start(key, Direction::Encrypt)?;
        let after = cipher.tag_size().map_or(0, |size| super::cipher::mac_attribute(&vec![0; size]).len());
        let content_info = [crate::ber::oid(oid::DATA), algorithm.to_der()].concat();
        let levels = vec![
            Level { tag: tag::SEQUENCE, before: crate::ber::oid(content), after: 0 },
            Level { tag: tag::context(0), before: Vec::new(), after: 0 },
            Level { tag: tag::SEQUENCE, before, after },
            Level { tag: tag::SEQUENCE, before: content_info, after: 0 },
        ];
        Ok(Self { nest: Nest::new(levels, tag::context_primitive(0), length), protection, cipher })
    }

    /// Returns the cipher.
    pub fn cipher(&self) -> ContentCipher {
        self.cipher
    }

    /// Returns the bytes that come before the content.
    pub fn begin(&self) -> Vec<u8> {
        self.nest.open()
    }

    /// Returns the bytes that come before a piece of the content. `length` is the number of bytes in the piece. If the
    /// length of the content was given at the beginning, the result is empty.
    pub fn piece(&self, length: usize) -> Vec<u8> {
        self.nest.piece(length)
    }

    /// Encrypts the next part of the content in place.
    ///
    /// # Errors
    /// [`Error::Library`] if the content is longer than the cipher allows.
    pub fn apply(&mut self, data: &mut [u8]) -> Result<()> {
        self.protection.apply(data)
    }

    /// Returns a copy of the cipher in its current state. Before any part is encrypted, this is the state at the
    /// beginning of the content. With copies in this state, callers can encrypt parts of the content in parallel.
    /// Returns `None` if the cipher has a MAC, because a MAC is computed serially.
    pub fn parallel(&self) -> Option<Box<dyn DynMode>> {
        self.protection.parallel()
    }

    /// Returns the bytes that come after the content. `written` is the number of bytes in the content.
    ///
    /// # Errors
    /// [`Error::Usage`] if `written` is not the length that was given at the beginning. [`Error::Library`].
    pub fn end(self, written: u64) -> Result<Vec<u8>> {
        let Self { nest, protection, .. } = self;
        nest.close(written, &[&[], &protection.attributes()?])
    }
}

/// Encrypts a content as a stream, through [`write`](Self::write).
pub struct Encryptor<W> {
    sink: W,
    encryption: Encryption,
    written: u64,
}

impl<W: Write> Encryptor<W> {
    /// Writes the bytes before the content.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn new(mut sink: W, encryption: Encryption) -> Result<Self> {
        sink.write_all(&encryption.begin())?;
        Ok(Self { sink, encryption, written: 0 })
    }

    /// Encrypts the next part of the content in place, and writes it.
    ///
    /// # Errors
    /// [`Error::Io`], [`Error::Library`].
    pub fn write(&mut self, part: &mut [u8]) -> Result<()> {
        self.encryption.apply(part)?;
        self.sink.write_all(&self.encryption.piece(part.len()))?;
        self.sink.write_all(part)?;
        self.written += part.len() as u64;
        Ok(())
    }

    /// Writes the bytes after the content.
    ///
    /// # Errors
    /// [`Error::Usage`] if the content does not have the length that was given at the beginning. [`Error::Io`],
    /// [`Error::Library`].
    pub fn finish(self) -> Result<W> {
        let Self { mut sink, encryption, written } = self;
        sink.write_all(&encryption.end(written)?)?;
        Ok(sink)
    }
}
