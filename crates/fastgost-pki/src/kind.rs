//! Finds out the kind of a file. If a caller gives a file of a wrong kind, the error message names the kind of this
//! file.
use crate::{
    ber::{Parts, Reader, tag},
    cms::{ContentType, Mail},
    oid, pfx,
    x509::Any,
};
use der::{Decode, asn1::ObjectIdentifier};
use fastgost::{keys, sealed::MAGIC, text};
use std::fmt;

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// The kind of a file. The kind depends only on the structure of the file. Nothing is verified, so a file of
        /// this kind may have wrong contents.
        ///
        /// ```
        /// use fastgost::{curve::Curve, keys::{EncodePrivateKey, LineEnding}, sign::SigningKey};
        /// use fastgost_pki::FileKind;
        ///
        /// let key = SigningKey::generate(Curve::from_name("256-a")?)?.to_pkcs8_pem(LineEnding::LF)?;
        /// assert_eq!(FileKind::of(key.as_bytes()), Some(FileKind::PrivateKey));
        /// assert_eq!(FileKind::of(b"something else"), None);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum FileKind {
            $($(#[$doc])* $name,)*
        }

        /// Writes the kind in words, such as `a certificate`.
        impl fmt::Display for FileKind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(FileKind::$name => $text,)*
                })
            }
        }
    };
}

kinds! {
    /// A certificate (RFC 5280, section 4).
    Certificate = "a certificate",
    /// A certification request of PKCS #10 (RFC 2986).
    Request = "a certification request",
    /// A CRL (RFC 5280, section 5).
    RevocationList = "a CRL",
    /// A public key as `SubjectPublicKeyInfo`.
    PublicKey = "a public key",
    /// A private key in PKCS #8.
    PrivateKey = "a private key",
    /// A private key in PKCS #8, encrypted under a passphrase.
    EncryptedPrivateKey = "an encrypted private key",
    /// A key of RSA, DSA or ECDSA in a format that is only for keys of one algorithm.
    OtherKey = "a key of RSA, DSA or ECDSA",
    /// A key of OpenSSH.
    OpenSsh = "a key of OpenSSH",
    /// A file of a CryptoPro CSP container. The module [`cryptopro`](crate::cryptopro) reads such containers.
    Container = "a key container of CryptoPro, or a part of it",
    /// A PFX (PKCS #12).
    Pfx = "a PFX (PKCS #12)",
    /// A CMS document of the type `SignedData`.
    Signed = "a signed document (CMS)",
    /// A CMS document of the type `EnvelopedData` or `AuthEnvelopedData`.
    Enveloped = "an encrypted document (CMS)",
    /// A CMS document of another type.
    OtherCms = "a document of CMS that is neither signed nor encrypted to somebody",
    /// A timestamp without a response around it (RFC 3161).
    Timestamp = "a timestamp",
    /// A response with a timestamp (RFC 3161).
    TimestampResponse = "a response with a timestamp",
    /// A request for a timestamp (RFC 3161).
    TimestampRequest = "a request for a timestamp",
    /// An OCSP response (RFC 6960).
    OcspResponse = "an OCSP response",
    /// A mail with a document (S/MIME, RFC 8551).
    Mail = "a mail with a document (S/MIME)",
    /// A ZIP archive. Some people send CryptoPro containers to each other as ZIP archives.
    Zip = "a ZIP archive",
    /// A file that `fastgost encrypt` writes.
    Sealed = "a sealed file of fastgost",
    /// A signature in armor, which `fastgost sign` has written.
    Signature = "a signature of fastgost",
}

impl FileKind {
    /// The number of bytes from the beginning of a file that a caller should give to [`of`](Self::of). This beginning
    /// shows the kind of a long CMS document in DER or BER, mail, ZIP archive or sealed file. Other files, such as CRLs
    /// and documents in PEM, must be given as a whole, but are usually shorter.
    pub const ENOUGH: usize = 64 << 10;

    /// Returns the kind of a file, in DER, BER or text. If the file has several documents, the result is the first
    /// known kind.
    pub fn of(data: &[u8]) -> Option<Self> {
        Self::all_of(data).next()
    }

    /// Returns the kind of each document in a file, in the order of the documents. Documents of unknown kinds are
    /// omitted.
    pub fn all_of(data: &[u8]) -> impl Iterator<Item = Self> {
        let begins = |label| data.strip_prefix(text::BEGIN).is_some_and(|rest| rest.starts_with(str::as_bytes(label)));
        let alone = match data {
            _ if data.starts_with(MAGIC) || begins(text::SEALED_FILE) => Some(Self::Sealed),
            _ if begins(text::SIGNATURE) => Some(Self::Signature),
            _ if data.starts_with(b"ssh-") => Some(Self::OpenSsh),
            _ if data.starts_with(b"PK\x03\x04") => Some(Self::Zip),
            _ if Mail::is_mail(data) => Some(Self::Mail),
            _ => None,
        };
        // The length of a CMS document in BER may be indefinite, so this code reads only the beginning of the document.
        let whole = if alone.is_none() { Self::of_cms(data) } else { alone };
        let documents = whole.is_none().then(|| keys::documents(data));
        let documents = documents.into_iter().flatten().filter_map(fastgost::Result::ok);
        whole.into_iter().chain(documents.filter_map(|document| {
            let is_of_openssh = document.label.as_deref() == Some("OPENSSH PRIVATE KEY");
            Self::of_der(&document.der).or(is_of_openssh.then_some(Self::OpenSsh))
        }))
    }

    /// Returns the text for an error of the crate `fastgost`, which occurred while the file `data` was read. If the
    /// file could not be decoded, the text also names the kind of the file.
    pub fn explain(e: &fastgost::Error, data: &[u8]) -> String {
        let undecoded = matches!(e, fastgost::Error::Encoding { .. });
        match undecoded.then(|| Self::of(data)).flatten() {
            Some(found) => format!("{e}; this is {found}"),
            None => e.to_string(),
        }
    }

    /// Returns the kind of an element in DER or BER.
    pub(crate) fn of_der(der: &[u8]) -> Option<Self> {
        if let Some(kind) = Self::of_cms(der) {
            return Some(kind);
        }
        if pfx::is_pfx(der) {
            return Some(Self::Pfx);
        }
        match Any::from_der(der) {
            Ok(Any::Certificate(_)) => return Some(Self::Certificate),
            Ok(Any::Request(_)) => return Some(Self::Request),
            Ok(Any::RevocationList(_)) => return Some(Self::RevocationList),
            Err(_) => {}
        }
        Self::of_parts(&parts(der, tag::SEQUENCE)?)
    }

    /// Returns the kind of `data`, if `data` begins like CMS.
    fn of_cms(data: &[u8]) -> Option<Self> {
        let mut reader = Reader::new(data);
        let content_type = |reader: &mut Reader<&[u8]>| {
            let der = reader.element(tag::OID, "the type").ok()?;
            ObjectIdentifier::from_der(&der).ok()
        };
        reader.enter(tag::SEQUENCE, "CMS").ok()?;
        let oid = content_type(&mut reader)?;
        reader.enter(tag::context(0), "CMS").ok()?;
        Some(match Self::of_type(ContentType::from_oid(oid)?) {
            Self::Signed => {
                let mut timestamp = || {
                    reader.enter(tag::SEQUENCE, "SignedData").ok()?;
                    reader.any("the version").ok()?;
                    reader.any("the digest algorithms").ok()?;
                    reader.enter(tag::SEQUENCE, "the content").ok()?;
                    content_type(&mut reader).filter(|oid| *oid == oid::TST_INFO)
                };
                if timestamp().is_some() { Self::Timestamp } else { Self::Signed }
            }
            other => other,
        })
    }

    /// Returns the kind of a CMS document with this type.
    pub(crate) fn of_type(content: ContentType) -> Self {
        match content {
            ContentType::Signed => Self::Signed,
            ContentType::Enveloped | ContentType::AuthEnveloped => Self::Enveloped,
            _ => Self::OtherCms,
        }
    }

    /// Returns true if a file of this kind is a CMS document.
    pub fn is_cms(self) -> bool {
        matches!(self, Self::Signed | Self::Enveloped | Self::OtherCms | Self::Timestamp)
    }

    /// Returns the kind of a SEQUENCE with these elements. The kind follows from the tags of the elements. If several
    /// kinds have the same tags, the sizes or the contents of the elements are compared.
    fn of_parts(all: &[(u32, &[u8])]) -> Option<Self> {
        const NUMBER: u32 = tag::INTEGER;
        const STRING: u32 = tag::OCTET_STRING;
        const BITS: u32 = 3;
        const ENUMERATED: u32 = 10;
        let tags: Vec<_> = all.iter().map(|(tag, _)| *tag).collect();
        let content = |i: usize| all.get(i).map_or(&[][..], |(_, content)| *content);
        let first_tag = |i: usize| content(i).first().map(|byte| u32::from(*byte));
        let size = |i: usize| content(i).len();
        match tags[..] {
            [tag::SEQUENCE, BITS] if first_tag(0) == Some(tag::OID) => Some(Self::PublicKey),
            [NUMBER, tag::SEQUENCE, STRING, ..] if first_tag(1) == Some(tag::OID) => Some(Self::PrivateKey),
            [tag::SEQUENCE, STRING] if size(1) == 4 => Some(Self::Container),
            // The algorithm is encryption under a password by PKCS #5 or PKCS #12.
            [tag::SEQUENCE, STRING] if is_password_based(content(0)) => Some(Self::EncryptedPrivateKey),
            [STRING] if matches!(size(0), 32 | 64) => Some(Self::Container),
            [STRING, STRING, STRING] if matches!(size(0), 32 | 64) => Some(Self::Container),
            // The next two arms are for private and public keys of RSA, keys of DSA, and keys of elliptic curves.
            [NUMBER, STRING, ..] if content(0) == [1] => Some(Self::OtherKey),
            [NUMBER, NUMBER, ..] if tags.iter().all(|tag| *tag == NUMBER) && matches!(tags.len(), 2 | 6 | 9) => {
                Some(Self::OtherKey)
            }
            [ENUMERATED] | [ENUMERATED, 0xa0] => Some(Self::OcspResponse),
            [tag::SEQUENCE] | [tag::SEQUENCE, tag::SEQUENCE] if first_tag(0) == Some(NUMBER) => {
                Some(Self::TimestampResponse)
            }
            [NUMBER, tag::SEQUENCE, ..] if content(0) == [1] => {
                let imprint = contents(content(1))?;
                matches!(imprint[..], [(tag::SEQUENCE, _), (STRING, _)]).then_some(Self::TimestampRequest)
            }
            _ => None,
        }
    }
}

fn is_password_based(algorithm: &[u8]) -> bool {
    let oid = contents(algorithm).and_then(|all| all.first().map(|(_, oid)| *oid)).unwrap_or_default();
    const PKCS5: [u8; 8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 5];
    const PKCS12: [u8; 9] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 12, 1];
    oid.starts_with(&PKCS5) || oid.starts_with(&PKCS12)
}

/// Returns the tag and the content of each element inside `der`. `der` must be exactly one element with this tag.
fn parts(der: &[u8], tag: u32) -> Option<Vec<(u32, &[u8])>> {
    let inner = contents(der)?;
    match inner[..] {
        [(given, content)] if given == tag => contents(content),
        _ => None,
    }
}

/// Returns the tag and the content of each element in `elements`, where the elements follow one another.
fn contents(elements: &[u8]) -> Option<Vec<(u32, &[u8])>> {
    /// The limit for the number of elements that are read. No known kind of file has more elements than this limit.
    const MOST: usize = 16;
    let mut parts = Parts::within(elements, "the file");
    let mut all = Vec::new();
    while let Some(tag) = parts.peek() {
        all.push((tag, parts.content(tag).ok()?));
        if all.len() > MOST {
            return None;
        }
    }
    Some(all)
}
