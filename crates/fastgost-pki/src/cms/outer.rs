//! `ContentInfo` (RFC 5652, section 3). Every type of CMS begins with this structure.
use super::{DigestedReader, EncryptedReader, EnvelopedReader, oid, signed::SignedReader};
use crate::{
    Error, FileKind, Result,
    ber::{Reader, append, sequence, tag},
};
use der::{Decode, asn1::ObjectIdentifier};
use std::io::{self, Read};
use zeroize::Zeroizing;

const FIELD: &str = "ContentInfo";

/// The types of CMS documents that the library recognises. The library can read the types for which [`Message`] has a
/// variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ContentType {
    /// A content without protection.
    Data,
    /// Signatures of a content. The content is in the same file or in a separate file.
    Signed,
    /// A content encrypted to recipients.
    Enveloped,
    /// A content and its digest.
    Digested,
    /// A content that is encrypted with a key that is not in the file.
    Encrypted,
    /// A content that is encrypted to recipients with authenticated encryption.
    AuthEnveloped,
}

impl ContentType {
    const ALL: [(Self, ObjectIdentifier); 6] = [
        (Self::Data, oid::DATA),
        (Self::Signed, oid::SIGNED_DATA),
        (Self::Enveloped, oid::ENVELOPED_DATA),
        (Self::Digested, oid::DIGESTED_DATA),
        (Self::Encrypted, oid::ENCRYPTED_DATA),
        (Self::AuthEnveloped, oid::AUTH_ENVELOPED_DATA),
    ];

    /// Returns the type's name in RFC 5652.
    pub fn name(self) -> &'static str {
        match self {
            Self::Data => "data",
            Self::Signed => "SignedData",
            Self::Enveloped => "EnvelopedData",
            Self::Digested => "DigestedData",
            Self::Encrypted => "EncryptedData",
            Self::AuthEnveloped => "AuthEnvelopedData",
        }
    }

    /// Returns the type whose object identifier is `oid`.
    pub fn from_oid(oid: ObjectIdentifier) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, other)| *other == oid).map(|(content, _)| content)
    }
}

/// Reads the beginning of a CMS file: the type, and the header of the element that contains the data. Returns the
/// reader at the first byte of the data. If the file does not have the type `expected`, returns an error.
pub(super) fn open_content<R: Read>(source: R, expected: ObjectIdentifier, name: &str) -> Result<Reader<R>> {
    let (reader, given) = open_any(source)?;
    if given == expected {
        return Ok(reader);
    }
    Err(match ContentType::from_oid(given) {
        Some(content) => {
            Error::Kind { found: FileKind::of_type(content), allowed: format!("{name}, not {}", content.name()).into() }
        }
        None => Error::encoding("the type of CMS", format!("it is {given}; allowed here: {name}")),
    })
}

fn open_any<R: Read>(source: R) -> Result<(Reader<R>, ObjectIdentifier)> {
    let mut reader = Reader::new(source);
    reader.enter(tag::SEQUENCE, FIELD)?;
    let field = "the type of CMS";
    if reader.peek(field)? != Some(tag::OID) {
        return Err(other(reader));
    }
    let der = reader.element(tag::OID, field)?;
    let oid = ObjectIdentifier::from_der(&der).map_err(|e| Error::der(field, e))?;
    reader.enter(tag::context(0), FIELD)?;
    Ok((reader, oid))
}

/// Makes the error for a file that does not begin like CMS. The error says what the file is instead, if this is known.
fn other<R: Read>(mut reader: Reader<R>) -> Error {
    /// The largest number of bytes that this function keeps of the file. Files that users give by mistake are shorter.
    const MOST: usize = 16 << 20;
    let mut all = Zeroizing::new(Vec::new());
    while let Ok(Some(_)) = reader.peek(FIELD) {
        let Ok(element) = reader.any(FIELD) else { break };
        if all.len() + element.len() > MOST {
            break;
        }
        append(&mut all, &element);
    }
    let whole = Zeroizing::new(sequence(&[&all]));
    let allowed = super::ALLOWED;
    match FileKind::of_der(&whole) {
        Some(found) => Error::Kind { found, allowed: allowed.into() },
        None => Error::encoding(FIELD, format!("it does not begin with the type of a document; allowed: {allowed}")),
    }
}

/// Leaves the elements that `open_content` has entered. Returns an error if anything comes after the data in these
/// elements, or after them in the file.
pub(super) fn close_content<R: Read>(reader: &mut Reader<R>) -> Result<()> {
    reader.leave(FIELD)?;
    reader.leave(FIELD)?;
    reader.end(FIELD)
}

/// Converts an error of this crate to an [`io::Error`].
pub(super) fn io_error(e: Error) -> io::Error {
    match e {
        Error::Io(e) => e,
        e => io::Error::other(e),
    }
}

/// A CMS document. The reader in each variant has read everything before the content.
#[non_exhaustive]
pub enum Message<R> {
    /// `SignedData`.
    Signed(SignedReader<R>),
    /// `EnvelopedData`.
    Enveloped(EnvelopedReader<R>),
    /// `DigestedData`.
    Digested(DigestedReader<R>),
    /// `EncryptedData`.
    Encrypted(EncryptedReader<R>),
}

impl<R: Read> Message<R> {
    /// Reads the type, and the bytes before the content.
    ///
    /// # Errors
    /// [`Error::Unsupported`] if `Message` has no variant for the type. [`Error::Encoding`], [`Error::Kind`],
    /// [`Error::Io`].
    pub fn read(source: R) -> Result<Self> {
        let (reader, oid) = open_any(source)?;
        match ContentType::from_oid(oid) {
            Some(ContentType::Signed) => Ok(Self::Signed(SignedReader::after_type(reader)?)),
            Some(ContentType::Enveloped) => Ok(Self::Enveloped(EnvelopedReader::after_type(reader)?)),
            Some(ContentType::Digested) => Ok(Self::Digested(DigestedReader::after_type(reader)?)),
            Some(ContentType::Encrypted) => Ok(Self::Encrypted(EncryptedReader::after_type(reader)?)),
            other => {
                let given = other.map_or_else(|| oid.to_string(), |content| content.name().to_owned());
                let allowed = "SignedData, EnvelopedData, DigestedData, EncryptedData";
                Err(Error::unsupported("the type of CMS", given, allowed))
            }
        }
    }
}
