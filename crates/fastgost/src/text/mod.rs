//! Reads and writes data in the form of text. This module has the library's only decoder and only encoder of PEM,
//! base64 and armor (the text form of sealed files and signatures).
//!
//! Documents and keys are read from any text that contains them. [`documents`] reads documents from memory, and
//! `Reader` reads documents from a stream (with the feature `std`). The text may be PEM, with other text around the PEM
//! blocks. Or the whole text may be base64 or base64url, with padding or without. The file may also be DER. The lines
//! of PEM may have any length, may be indented, and may have the line ends of any system. The encoding of the text may
//! be UTF-16, or any encoding that contains ASCII. Comments begin with `#`. Only this project writes armor, so a reader
//! accepts armor only in the form that the library writes ([`unarmor`]).
//!
//! The first bytes decide the kind of a file:
//!
//! | it begins with | it is |
//! |---|---|
//! | the byte 0x30, and a length that has several bytes, is indefinite, or fits the file | DER or BER |
//! | a byte order mark of UTF-16, or one NUL in the first two bytes | text in UTF-16 |
//! | anything else | text, perhaps after a byte order mark of UTF-8 |
//! | in text: base64 of a SEQUENCE, and nothing else until the end | base64 or base64url |
//! | in text: anything else | PEM, any number of documents |
//!
//! A part that begins or ends like a document, but is not a document, is never skipped silently. Base64 among other
//! text is never skipped silently either. Base64 must have the form that an encoder writes, in which unused bits are
//! zero. No branch or address depends on decoded secrets, and buffers are wiped.
use crate::error::{Error, Result};
use alloc::{
    string::{String, ToString},
    vec::{IntoIter, Vec},
};
use liberal::{Liberal, Sink};
use zeroize::Zeroizing;

mod base64;
mod binary;
mod encode;
mod exact;
mod form;
mod liberal;
#[cfg(feature = "std")]
mod reader;
mod short;
#[cfg(all(test, feature = "std"))]
mod tests;

#[cfg(feature = "std")]
pub use self::reader::{Policy, Reader};
pub use self::{
    encode::{Encoder, encode},
    exact::{Damaged, unarmor},
    short::signature,
};

/// The label of sealed files.
pub const SEALED_FILE: &str = "FASTGOST SEALED FILE";
/// The label of detached signatures.
pub const SIGNATURE: &str = "FASTGOST SIGNATURE";
/// The beginning of armor. Binary sealed files and binary signatures never begin like this.
pub const BEGIN: &[u8] = b"-----BEGIN ";

/// A document in a file, such as a key or a certificate.
#[derive(Clone)]
#[non_exhaustive]
pub struct Document {
    /// The label of the document, such as `PUBLIC KEY`. The label is `None` if the document is the whole file, in DER
    /// or base64.
    pub label: Option<String>,
    /// The number of the document's first line, counted from 1.
    pub line: usize,
    /// The decoded content. The label names a structure in DER, but this module does not check the content.
    pub der: Zeroizing<Vec<u8>>,
}

impl Document {
    /// Whether this document has one of these labels, or has no label. A document without a label may be of any kind.
    pub fn may_be(&self, labels: &[&str]) -> bool {
        self.label.as_deref().is_none_or(|label| labels.contains(&label))
    }
}

/// Does not print the content, which may be a private key.
impl core::fmt::Debug for Document {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Document").field("label", &self.label).field("line", &self.line).finish_non_exhaustive()
    }
}

/// Returns all documents of a file, in order. The documents are the PEM blocks of a text, with any other text around
/// them, or the single document of a file in DER or base64. Lines that begin with `#` are comments, even if they
/// contain text that looks like a document. A part that begins or ends like a document is never skipped silently. If a
/// document cannot be read, the result has an [`Error::Pem`] in the place of the document, with the line of the
/// document. The next documents follow this error. After bytes that are not text, such as DER after PEM, nothing more
/// is read.
///
/// ```
/// use fastgost::{curve::Curve, keys::{EncodePublicKey, LineEnding, PublicKey}, sign::SigningKey, text};
///
/// # #[cfg(feature = "std")] {
/// let curve = Curve::from_name("256-a")?;
/// let alice = SigningKey::generate(curve)?.verifying_key().to_public_key_pem(LineEnding::LF)?;
/// let bob = SigningKey::generate(curve)?.verifying_key().to_public_key_pem(LineEnding::LF)?;
/// let file = format!("# Alice\n{alice}# Bob\n{bob}");
/// let mut keys = Vec::new();
/// for document in text::documents(file.as_bytes()) {
///     keys.push(PublicKey::read(&document?.der)?);
/// }
/// assert_eq!(keys.len(), 2);
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn documents(data: &[u8]) -> IntoIter<Result<Document>> {
    let (mut liberal, mut all) = (Liberal::new(), All::default());
    liberal.push(data, &mut all);
    liberal.finish(&mut all);
    all.documents.into_iter()
}

/// Returns the first document that has one of these labels, or the single document of a file in DER or base64.
///
/// ```
/// use fastgost::text::{encode, first};
///
/// let file = format!("{}{}", *encode("CMS", b"0\0"), *encode("X509 CRL", b"0\x01\0"));
/// assert_eq!(first(file.as_bytes(), &["X509 CRL"], "a CRL")?.der[..], *b"0\x01\0");
/// assert!(first(file.as_bytes(), &["CERTIFICATE"], "a certificate").is_err());
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// [`Error::Pem`] if a text before this document looks like a document, but is not a document; [`Error::Encoding`] with
/// `allowed` if the file has no such document.
pub fn first(data: &[u8], labels: &[&str], allowed: &'static str) -> Result<Document> {
    for document in documents(data) {
        let document = document?;
        if document.may_be(labels) {
            return Ok(document);
        }
    }
    Err(Error::Encoding { what: "the form of the file", allowed })
}

/// A receiver that collects all documents.
#[derive(Default)]
struct All {
    documents: Vec<Result<Document>>,
    open: Option<Document>,
}

impl Sink for All {
    fn begin(&mut self, label: Option<&str>, line: usize) {
        self.open = Some(Document { label: label.map(ToString::to_string), line, der: Zeroizing::default() });
    }

    fn bytes(&mut self, bytes: &[u8]) {
        if let Some(document) = &mut self.open {
            append(&mut document.der, bytes);
        }
    }

    fn end(&mut self) {
        self.documents.extend(self.open.take().map(Ok));
    }

    fn wrong(&mut self, error: Error) {
        self.open = None;
        self.documents.push(Err(error));
    }
}

/// Appends bytes to a buffer. If the buffer is too small, the bytes move to a larger buffer, and the memory of the old
/// buffer is wiped.
fn append(buffer: &mut Zeroizing<Vec<u8>>, bytes: &[u8]) {
    let len = buffer.len() + bytes.len();
    if len > buffer.capacity() {
        let mut larger = Zeroizing::new(Vec::with_capacity(len.max(2 * buffer.len())));
        larger.extend_from_slice(buffer);
        *buffer = larger;
    }
    buffer.extend_from_slice(bytes);
}
