//! Lists every deviation from the standards that the lenient readers of keys, certificates and documents accept.
use crate::error::{Error, Result};
use core::fmt;

/// How strictly keys, certificates and documents are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// Read data as other programs write it. Every [`Lenience`] is accepted.
    #[default]
    Lenient,
    /// Read data as the RFCs define it. Every [`Lenience`] is an error.
    Strict,
}

impl Strictness {
    /// Accepts the deviation, or returns the error that names the deviation.
    ///
    /// # Errors
    /// [`Error::Strict`] if the reader is strict.
    pub fn accept(self, lenience: Lenience) -> Result<()> {
        match self {
            Strictness::Lenient => Ok(()),
            Strictness::Strict => Err(Error::Strict(lenience)),
        }
    }

    /// Does the same as [`accept`](Self::accept) if `deviates` is true. If `deviates` is false, there is no deviation,
    /// and the function returns `Ok`.
    ///
    /// # Errors
    /// [`Error::Strict`] if there is a deviation and the reader is strict.
    pub fn accept_if(self, deviates: bool, lenience: Lenience) -> Result<()> {
        if deviates { self.accept(lenience) } else { Ok(()) }
    }
}

macro_rules! leniences {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A deviation from the RFCs that occurs in the files of some programs. Lenient readers accept the deviation.
        /// The library never writes data with a deviation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Lenience {
            $($(#[$doc])* $name,)*
        }

        impl Lenience {
            /// All leniences.
            pub const ALL: &'static [Lenience] = &[$(Lenience::$name,)*];

            /// The deviation, as text.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Lenience::$name => $text,)*
                }
            }
        }
    };
}

leniences! {
    // Deviations in keys.
    /// A key of GOST R 34.10-2012 whose parameters have a third identifier, which names a cipher's S-boxes. CA
    /// certificates of 2018-2021 have such keys.
    ThirdKeyParameter = "three object identifiers in the parameters of a key of 2012 (RFC 9215, section 4.2: two at most)",
    /// A key whose algorithm identifier is an identifier for key agreement, not for signatures. CryptoPro and
    /// BouncyCastle write some keys in this form.
    AgreementIdentifier = "a key with the identifier of key agreement (RFC 9215, section 4.1: that of GOST R 34.10)",
    /// A key of GOST R 34.10-2012 whose parameters name GOST R 34.11-94 (1.2.643.2.2.30.1). BouncyCastle writes such
    /// keys by default.
    OldDigestParameter = "GOST R 34.11-94 in the parameters of a key of 2012 (RFC 9215, section 4.2: Streebog)",
    /// A key whose parameters name the hash function GOST R 34.11-94 itself (1.2.643.2.2.9), instead of the parameters
    /// of this hash function.
    DigestInsteadOfParameters = "the hash function GOST R 34.11-94 instead of its parameters in the parameters of a key \
        (RFC 4357, section 8.2)",
    /// A key of GOST R 34.10-2012 whose parameters name a hash function although RFC 9215 allows none for this curve.
    /// Or the parameters name no hash function, although RFC 9215 requires one for this curve.
    DigestParameterPresence = "the hash function in the parameters of a key of 2012 is present, or absent, where RFC 9215, \
        section 4.2 requires the opposite",
    /// A key of GOST R 34.10-2001 whose curve is named only for GOST R 34.10-2012, and not in RFC 4357. GnuTLS writes
    /// such keys.
    NewCurveOf2001 = "a key of GOST R 34.10-2001 on a curve that RFC 4357 does not have",
    /// The number that is the private key is inside a second OCTET STRING. GnuTLS writes such keys.
    WrappedPrivateNumber = "a private key's number in an OCTET STRING of its own (RFC 9548: the bytes alone)",
    /// The number that is the private key is inside a second OCTET STRING, and the zero bytes at the number's end are
    /// missing. GnuTLS writes such keys.
    ShortPrivateNumber = "a private key's number without its zero bytes",
    /// The number that is the private key is encoded as an INTEGER. Old versions of gost-engine write such keys.
    IntegerPrivateNumber = "a private key's number as an INTEGER (RFC 9548: its bytes)",
    /// `NULL` as the parameters of a signature's algorithm.
    NullSignatureParameters = "NULL as the parameters of a signature's algorithm (RFC 9215, section 2: none)",
    // Deviations in certificates and CRLs.
    /// Data that is not encoded in DER, although the RFCs require DER. For example, a default value is encoded (such as
    /// `FALSE` for "critical"), a set is in a wrong order, or a key usage has unused bits at its end.
    NotDer = "a certificate, CRL, extension, signature or timestamp that is not in DER (RFC 5280, section 4.1)",
    /// A BOOLEAN whose value for "true" is not the octet `ff`. As in C, any octet except 0 is true.
    BooleanOctet = "a BOOLEAN that is true by another octet than ff (X.690, section 11.1)",
    /// An INTEGER with needless zero bytes in front. An example is a serial number that is always written with the same
    /// number of bytes.
    PaddedInteger = "a serial number or other INTEGER with needless zeros in front (X.690, section 8.3.2)",
    /// A name in a UniversalString, which has four bytes for each character. By RFC 5280, a program may read a
    /// UniversalString, but must not write a UniversalString.
    UniversalString = "a UniversalString (RFC 5280, section 4.1.2.4: UTF8String or PrintableString)",
    /// An extension that must be critical and is not. For a long time, CAs that used OpenSSL's default configuration
    /// wrote basic constraints that were not critical. The CA/Browser Forum allows name constraints that are not
    /// critical. The USA's federal certificates have policy constraints that are not critical. For a subject that had
    /// only alternative names, cert-manager wrote alternative names that were not critical.
    NotCritical = "an extension that must be critical and is not (RFC 5280, sections 4.2.1 and 5.2)",
    /// A CA's certificate without a key usage, so the certificate does not say what its key is for. The certificates in
    /// RFC 9215, appendix D, have this form.
    AuthorityWithoutKeyUsage = "a CA without a key usage (RFC 5280, section 4.2.1.3)",
    /// The key usage keyCertSign in a certificate without basic constraints. Old root certificates have this form. Path
    /// validation treats such a certificate as a CA's certificate only if the certificate is self-signed and trusted,
    /// and if the caller allows certificates of this form.
    KeyCertSignWithoutConstraints = "keyCertSign without basic constraints (RFC 5280, section 4.2.1.9)",
    /// A certificate or CRL without the identifier of the issuer's key. Or a CA's certificate without the identifier of
    /// the CA's key. The certificates in RFC 9215, appendix D, have neither identifier.
    WithoutKeyIdentifier = "no identifier of the issuer's key, or of a CA's own key (RFC 5280, sections 4.2.1.1, \
        4.2.1.2 and 5.2.1)",
    /// A string in a name is of a kind that its attribute's type does not allow, or is longer than the type allows.
    /// Examples are BMPString in certificates of RFC 9189, appendix A, and long names of organisations in Russian
    /// qualified certificates.
    AttributeForm = "an attribute of a name that is a string of another kind or longer than RFC 5280, section 4.1.2.4 and \
        appendix A allow",
    /// Unique identifiers of issuer or subject, in addition to the names of issuer and subject. RFC 5280 forbids CAs to
    /// write such identifiers, and asks readers to accept such identifiers.
    UniqueIdentifiers = "unique identifiers of issuer or subject (RFC 5280, section 4.1.2.8)",
    /// A CRL of version 1. The CRLs of RFC 9215, appendix D, have this version.
    ListOfVersion1 = "a CRL of version 1 (RFC 5280, section 5.1.2.1)",
    /// A CRL without a number. The CRLs of RFC 9215, appendix D, have no number.
    ListWithoutNumber = "a CRL without a number (RFC 5280, section 5.2.3)",
    /// A host name with characters that a host name may not have. Most often such a character is an underscore.
    HostName = "a host name that is not letters, digits, hyphens and dots (RFC 5280, section 4.2.1.6)",
    /// An empty list, although a list without entries must be absent. It is the list of the entries of a CRL, of the
    /// unsigned attributes of a signature, or of the extensions of a timestamp. GnuTLS's certtool writes empty lists of
    /// CRL entries.
    EmptyList = "an empty list of entries, attributes or extensions where there must be none (RFC 5280, section 5.1.2.6; \
        RFC 5652, section 5.3; RFC 3161, section 2.4.2)",
    /// A serial number of more than 20 bytes. Often a CA chose 20 random bytes whose first bit is set, so that the
    /// INTEGER takes 21 bytes.
    LongSerialNumber = "a serial number of more than 20 bytes (RFC 5280, section 4.1.2.2)",
    /// A serial number below 1.
    SerialNumberNotPositive = "a serial number that is zero or negative (RFC 5280, section 4.1.2.2)",
    /// A time before 2050 that is encoded as a GeneralizedTime, although the time must be a UTCTime.
    EarlyGeneralizedTime = "a time before 2050 as GeneralizedTime (RFC 5280, section 4.1.2.5)",
    /// A certificate of version 1 or 2 that has extensions.
    ExtensionsOfOldVersion = "extensions in a certificate that is not of version 3 (RFC 5280, section 4.1.2.1)",
    // Deviations in signatures of documents.
    /// A wrong identifier in the entry of a signer (SignerInfo). The field for the hash function names the signature
    /// algorithm, the key's algorithm, key agreement, or Streebog with the wrong length. Or the field for the signature
    /// algorithm names the hash function or key agreement. Some programs copy the wrong identifier from the
    /// certificate. Other programs give the wrong identifier to a library that does not check identifiers (CryptoAPI of
    /// Windows, OpenSSL before 4.0).
    SignersAlgorithms = "a signer's hash function or signature algorithm by another identifier than its own (RFC 5652, section \
        5.3)",
    /// A signature names its certificate by issuer and serial number, or by a key identifier. But the signature's
    /// version number is the number for signatures that name their certificate by the other method.
    SignersVersion = "a signer's version that does not fit how the certificate is named (RFC 5652, section 5.3: 1 with issuer \
        and serial number, 3 with a key identifier)",
    /// A timestamp whose accuracy has 0 milliseconds or 0 microseconds. If the number of milliseconds or microseconds
    /// is 0, its field must be absent.
    ZeroAccuracy = "0 milliseconds or microseconds in a timestamp's accuracy (RFC 3161, section 2.4.2: 1 to 999, or none)",
    // Deviations in encryption under a password.
    /// PBKDF2 over HMAC of SHA-1, SHA-2, GOST R 34.11-94 or Streebog-256.
    OtherPasswordHash = "PBKDF2 over another function than HMAC of Streebog-512 (RFC 9337, section 4)",
    /// PBES2 with GOST 28147-89 or AES.
    OtherPasswordCipher = "PBES2 with another cipher than those of RFC 9337, section 7.3",
    // Deviations in PFX files.
    /// A PFX without a MAC. `openssl pkcs12 -nomac` writes such files.
    PfxWithoutMac = "a PFX without a MAC (RFC 9548)",
    /// A PFX whose MAC is PBMAC1 (RFC 9579), or is not HMAC of Streebog-512 with a key from PBKDF2.
    PfxOtherMac = "a PFX with another MAC than HMAC of Streebog-512 with PBKDF2 (RFC 9548)",
    /// A private key in a PFX that is encrypted with CryptoPro CSP's own method.
    CryptoProKey = "a PFX with a private key under CryptoPro's own encryption (RFC 9548: PBES2)",
    /// A PFX whose password was used as a BMPString, with or without a terminator, although the password must be in
    /// UTF-8.
    PfxPasswordForm = "a PFX whose passphrase is not in UTF-8 (RFC 9548)",
}

impl fmt::Display for Lenience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
