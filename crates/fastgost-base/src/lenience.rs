//! The deviations from the standards that readers of keys, certificates and documents accept, in one place.
use crate::error::{Error, Result};
use core::fmt;

/// How strictly keys, certificates and documents are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// Read data as other programs write it: every [`Lenience`] is accepted.
    #[default]
    Lenient,
    /// Read data as the RFCs define it: every [`Lenience`] is an error.
    Strict,
}

impl Strictness {
    /// Accepts the deviation, or returns the error that names it.
    ///
    /// # Errors
    /// [`Error::Strict`] unless lenient.
    pub fn accept(self, lenience: Lenience) -> Result<()> {
        match self {
            Strictness::Lenient => Ok(()),
            Strictness::Strict => Err(Error::Strict(lenience)),
        }
    }

    /// Accepts the deviation if there is one.
    ///
    /// # Errors
    /// [`Error::Strict`] if there is a deviation, unless the reader is lenient.
    pub fn accept_if(self, deviates: bool, lenience: Lenience) -> Result<()> {
        if deviates { self.accept(lenience) } else { Ok(()) }
    }
}

macro_rules! leniences {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A deviation from the RFCs that files of real software have, and that lenient readers accept. The library
        /// never writes such data.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Lenience {
            $($(#[$doc])* $name,)*
        }

        impl Lenience {
            /// All leniences.
            pub const ALL: &'static [Lenience] = &[$(Lenience::$name,)*];

            /// The deviation, in words.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Lenience::$name => $text,)*
                }
            }
        }
    };
}

leniences! {
    // Keys.
    /// A key of 2012 whose parameters have a third identifier, which names a cipher's S-boxes. CA certificates of
    /// 2018-2021 have such keys.
    ThirdKeyParameter = "three object identifiers in the parameters of a key of 2012 (RFC 9215, section 4.2: two at most)",
    /// A key whose algorithm identifier is an identifier of key agreement. CryptoPro and BouncyCastle write some such
    /// keys.
    AgreementIdentifier = "a key with the identifier of key agreement (RFC 9215, section 4.1: that of GOST R 34.10)",
    /// A key of 2012 whose parameters name GOST R 34.11-94 (1.2.643.2.2.30.1): BouncyCastle's default.
    OldDigestParameter = "GOST R 34.11-94 in the parameters of a key of 2012 (RFC 9215, section 4.2: Streebog)",
    /// The identifier of the hash function GOST R 34.11-94 itself (1.2.643.2.2.9) instead of the identifier of its
    /// parameters.
    DigestInsteadOfParameters = "the hash function GOST R 34.11-94 instead of its parameters in the parameters of a key \
        (RFC 4357, section 8.2)",
    /// Parameters of a curve that name a hash function although none is allowed, or lack a hash function although one
    /// is required.
    DigestParameterPresence = "the hash function in the parameters of a key of 2012 is present, or absent, where RFC 9215, \
        section 4.2 requires the opposite",
    /// A key of GOST R 34.10-2001 on a curve that has a name for GOST R 34.10-2012 only; GnuTLS writes such keys.
    NewCurveOf2001 = "a key of GOST R 34.10-2001 on a curve that RFC 4357 does not have",
    /// The number of a private key inside another OCTET STRING, as GnuTLS writes it.
    WrappedPrivateNumber = "a private key's number in an OCTET STRING of its own (RFC 9548: the bytes alone)",
    /// The number of a private key inside another OCTET STRING, without the zeros at the end of the number, as GnuTLS
    /// writes it.
    ShortPrivateNumber = "a private key's number without its zero bytes",
    /// The number of a private key as an INTEGER, as old versions of gost-engine write it.
    IntegerPrivateNumber = "a private key's number as an INTEGER (RFC 9548: its bytes)",
    /// `NULL` as the parameters of a signature's algorithm.
    NullSignatureParameters = "NULL as the parameters of a signature's algorithm (RFC 9215, section 2: none)",
    // Certificates and CRLs.
    /// A default value that is encoded, such as `FALSE` for "critical"; a set out of order; unused bits at the end of
    /// a key usage.
    NotDer = "a certificate, CRL, extension, signature or timestamp that is not in DER (RFC 5280, section 4.1)",
    /// A BOOLEAN whose value for "true" is another octet than `ff`, as in C.
    BooleanOctet = "a BOOLEAN that is true by another octet than ff (X.690, section 11.1)",
    /// An INTEGER with zeros in front, such as a serial number of a fixed length.
    PaddedInteger = "a serial number or other INTEGER with needless zeros in front (X.690, section 8.3.2)",
    /// A name with four bytes for each character. Only readers must know this form.
    UniversalString = "a UniversalString (RFC 5280, section 4.1.2.4: UTF8String or PrintableString)",
    /// An extension that must be critical and is not. Examples are basic constraints of a CA, as OpenSSL's
    /// configuration had them for a long time; name constraints, which the CA/Browser Forum allows in this form;
    /// policy constraints in the USA's federal certificates; and alternative names of a subject without another name,
    /// as cert-manager wrote them.
    NotCritical = "an extension that must be critical and is not (RFC 5280, sections 4.2.1 and 5.2)",
    /// A CA whose certificate does not name the purposes of its key. The certificates of RFC 9215, appendix D, are such
    /// CAs.
    AuthorityWithoutKeyUsage = "a CA without a key usage (RFC 5280, section 4.2.1.3)",
    /// keyCertSign in a certificate without basic constraints. Old root certificates are such certificates. Such a
    /// certificate counts as the certificate of a CA only for users who trust it.
    KeyCertSignWithoutConstraints = "keyCertSign without basic constraints (RFC 5280, section 4.2.1.9)",
    /// A certificate or CRL that does not name the key of its signature, or a CA whose key has no name. The
    /// certificates of RFC 9215, appendix D, have neither name.
    WithoutKeyIdentifier = "no identifier of the issuer's key, or of a CA's own key (RFC 5280, sections 4.2.1.1, \
        4.2.1.2 and 5.2.1)",
    /// An attribute of a name with a string of a kind that the attribute's type does not allow, or with a longer string
    /// than it allows. Examples are BMPString in certificates of RFC 9189, appendix A, and long names of organisations
    /// in Russian qualified certificates.
    AttributeForm = "an attribute of a name that is a string of another kind or longer than RFC 5280, section 4.1.2.4 and \
        appendix A allow",
    /// Unique identifiers of issuer or subject in addition to their names. RFC 5280 forbids CAs to write such
    /// identifiers, and asks readers to accept them.
    UniqueIdentifiers = "unique identifiers of issuer or subject (RFC 5280, section 4.1.2.8)",
    /// A CRL of version 1. The CRLs of RFC 9215, appendix D, have this version.
    ListOfVersion1 = "a CRL of version 1 (RFC 5280, section 5.1.2.1)",
    /// A CRL without a number. The CRLs of RFC 9215, appendix D, have no number.
    ListWithoutNumber = "a CRL without a number (RFC 5280, section 5.2.3)",
    /// A host name with other characters. Most often they are underscores.
    HostName = "a host name that is not letters, digits, hyphens and dots (RFC 5280, section 4.2.1.6)",
    /// An empty list instead of no list: the entries of a CRL, as GnuTLS's certtool writes it, a signature's unsigned
    /// attributes, or a timestamp's extensions.
    EmptyList = "an empty list of entries, attributes or extensions where there must be none (RFC 5280, section 5.1.2.6; \
        RFC 5652, section 5.3; RFC 3161, section 2.4.2)",
    /// A serial number of more than 20 bytes. Often it has 20 random bytes whose first bit is set, and so takes 21.
    LongSerialNumber = "a serial number of more than 20 bytes (RFC 5280, section 4.1.2.2)",
    /// A serial number below 1.
    SerialNumberNotPositive = "a serial number that is zero or negative (RFC 5280, section 4.1.2.2)",
    /// A time in the form GeneralizedTime that must have the form UTCTime.
    EarlyGeneralizedTime = "a time before 2050 as GeneralizedTime (RFC 5280, section 4.1.2.5)",
    /// A certificate of version 1 or 2 that has extensions.
    ExtensionsOfOldVersion = "extensions in a certificate that is not of version 3 (RFC 5280, section 4.1.2.1)",
    // Signatures of documents.
    /// A wrong identifier in a signer. In place of the hash function, a signer names the signature algorithm, the key's
    /// algorithm, key agreement, or Streebog with the other length. In place of the signature algorithm, a signer names
    /// the hash function or key agreement. Programs copy the wrong identifier from the certificate, or a caller gives
    /// it to a library that does not check it (CryptoAPI of Windows, OpenSSL before 4.0).
    SignersAlgorithms = "a signer's hash function or signature algorithm by another identifier than its own (RFC 5652, section \
        5.3)",
    /// A signature names its certificate in one of two ways, and has the version that belongs to the other way.
    SignersVersion = "a signer's version that does not fit how the certificate is named (RFC 5652, section 5.3: 1 with issuer \
        and serial number, 3 with a key identifier)",
    /// A timestamp whose accuracy has 0 milliseconds or microseconds instead of leaving them out.
    ZeroAccuracy = "0 milliseconds or microseconds in a timestamp's accuracy (RFC 3161, section 2.4.2: 1 to 999, or none)",
    // Encryption under a password.
    /// PBKDF2 over HMAC of SHA-1, SHA-2, GOST R 34.11-94 or Streebog-256.
    OtherPasswordHash = "PBKDF2 over another function than HMAC of Streebog-512 (RFC 9337, section 4)",
    /// PBES2 with GOST 28147-89 or AES.
    OtherPasswordCipher = "PBES2 with another cipher than those of RFC 9337, section 7.3",
    // PFX.
    /// There is no MAC. `openssl pkcs12 -nomac` writes such files.
    PfxWithoutMac = "a PFX without a MAC (RFC 9548)",
    /// A MAC with another hash function, a MAC with another key derivation, or PBMAC1 (RFC 9579).
    PfxOtherMac = "a PFX with another MAC than HMAC of Streebog-512 with PBKDF2 (RFC 9548)",
    /// A private key with the encryption that CryptoPro CSP uses for PFX files.
    CryptoProKey = "a PFX with a private key under CryptoPro's own encryption (RFC 9548: PBES2)",
    /// The password as BMPString, with a terminator or without, although it should be in UTF-8.
    PfxPasswordForm = "a PFX whose password is not in UTF-8 (RFC 9548)",
}

impl fmt::Display for Lenience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
