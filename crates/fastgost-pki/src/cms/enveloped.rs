//! `EnvelopedData` (RFC 5652, section 6). Its content is encrypted to recipients.
use super::{
    Certificate, ContentCipher, Decryptor, Encryption, KeyManagement, Recipient, RecipientInfo,
    cipher::random,
    encrypted::Sealed,
    oid,
    outer::open_content,
    recipient::{Senders, find},
};
use crate::{
    Error, Result,
    ber::{Parts, Reader, set_of, tag},
    budget::{self, Budget},
};
use der::asn1::ObjectIdentifier;
use fastgost::sign::agree::AgreementKey;
use std::io::Read;
use zeroize::Zeroizing;

/// Reads `EnvelopedData`. [`new`](Self::new) reads everything before the content, and [`open`](Self::open) decrypts the
/// content.
pub struct EnvelopedReader<R> {
    sealed: Sealed<R>,
    recipients: Vec<RecipientInfo>,
}

impl<R: Read> EnvelopedReader<R> {
    /// Reads everything before the content.
    ///
    /// # Errors
    /// [`Error::Kind`] if the file has another type of CMS. [`Error::Encoding`], [`Error::Unsupported`], [`Error::Io`].
    pub fn new(source: R) -> Result<Self> {
        Self::after_type(open_content(source, oid::ENVELOPED_DATA, "EnvelopedData")?)
    }

    pub(super) fn after_type(mut reader: Reader<R>) -> Result<Self> {
        let field = "EnvelopedData";
        reader.enter(tag::SEQUENCE, field)?;
        reader.element(tag::INTEGER, "the version of EnvelopedData")?;
        if reader.peek(field)? == Some(tag::context(0)) {
            // These are certificates of senders. They are not used, because anybody may have put them into the file.
            reader.any("the originator's certificates")?;
        }
        let field = "the recipients";
        let set = reader.element(tag::SET, field)?;
        let mut parts = Parts::of(&set, tag::SET, field)?;
        let mut recipients = Vec::new();
        while !parts.is_empty() {
            RecipientInfo::read(parts.element()?, &mut recipients)?;
        }
        Ok(Self { sealed: Sealed::new(reader)?, recipients })
    }

    /// Returns the recipients.
    pub fn recipients(&self) -> &[RecipientInfo] {
        &self.recipients
    }

    /// Returns the cipher of the content.
    pub fn cipher(&self) -> ContentCipher {
        self.sealed.algorithm.cipher
    }

    /// Returns the type of the content.
    pub fn content_type(&self) -> ObjectIdentifier {
        self.sealed.content_type
    }

    /// Decrypts the content with the private key of a recipient. A key of GOST R 34.10-2001 is also accepted. If
    /// `certificate` is given, only the recipients that name this certificate are tried. `sender` is the certificate of
    /// the sender. It is needed only for the few files whose key agreement used the sender's own key instead of an
    /// ephemeral key.
    ///
    /// # Errors
    /// [`Error::Refused`] if the key does not open the content. [`Error::Encoding`] if there are more than 1000
    /// recipients to try.
    pub fn open<'k>(
        self,
        key: impl Into<AgreementKey<'k>>,
        certificate: Option<&Certificate>,
        sender: Option<&Certificate>,
    ) -> Result<Decryptor<R>> {
        self.open_among(key.into(), certificate, &Senders::new(sender), &mut Budget::new(budget::DEFAULT))
    }

    /// Does the same as [`open`](Self::open), but counts its work in `budget`. The caller may also use `budget` for
    /// other work. `senders` has the certificates of all possible senders.
    pub(crate) fn open_among(
        self,
        key: AgreementKey<'_>,
        certificate: Option<&Certificate>,
        senders: &Senders<'_>,
        budget: &mut Budget,
    ) -> Result<Decryptor<R>> {
        let content_key = find(&self.recipients, key, certificate, senders, budget)?;
        self.sealed.open(&content_key)
    }
}

impl Encryption {
    /// Begins `EnvelopedData` for these recipients. The content is encrypted with a random key. `length` is the number
    /// of bytes in the content, or `None` if this number is not known. If the length is known, the output is DER.
    ///
    /// # Errors
    /// - [`Error::Usage`] if there are no recipients.
    /// - [`Error::Unsupported`] if the library uses `cipher` only to decrypt, or if the key of a recipient is not a key
    ///   of GOST R 34.10-2012.
    /// - [`Error::Library`].
    pub fn to_recipients(recipients: &[Recipient], cipher: ContentCipher, length: Option<u64>) -> Result<Self> {
        if recipients.is_empty() {
            return Err(Error::Usage("nobody could open the envelope; allowed: at least one recipient".into()));
        }
        let mut key = Zeroizing::new([0; 32]);
        random(&mut key[..])?;
        let mut infos = Vec::new();
        for recipient in recipients {
            infos.push(recipient.to_der(&key, cipher.is_kuznyechik())?);
        }
        // RFC 5652, section 6.1, defines the version number. The number depends on the types of the recipients, and on
        // whether there are attributes.
        let transported = recipients.iter().all(|recipient| recipient.management == KeyManagement::Transport);
        let version = if transported && !cipher.is_authenticated() { 0 } else { 2 };
        let before = [crate::ber::integer(version), set_of(tag::SET, infos)].concat();
        Self::new(oid::ENVELOPED_DATA, before, &key, cipher, length)
    }
}
