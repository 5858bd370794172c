//! The object identifiers of CMS, of PKCS #12, and of the algorithms that these formats name.
use der::asn1::ObjectIdentifier;

macro_rules! oids {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        $($(#[$doc])* pub(crate) const $name: ObjectIdentifier = ObjectIdentifier::new_unwrap($text);)*
    };
}

/// Defines the object identifiers of attributes, and their names.
macro_rules! attributes {
    ($($name:ident = $text:literal, $called:literal;)*) => {
        $(pub(crate) const $name: ObjectIdentifier = ObjectIdentifier::new_unwrap($text);)*

        /// The names of attributes, in the spelling of the standards.
        pub(crate) mod attribute {
            $(pub(crate) const $name: &str = $called;)*
        }

        /// Returns the name of an attribute, if the list of this macro has the attribute.
        pub(crate) fn attribute_name(oid: ObjectIdentifier) -> Option<&'static str> {
            match oid {
                $($name => Some(attribute::$name),)*
                _ => None,
            }
        }
    };
}

attributes! {
    // Attributes of CMS: RFC 5652, section 11; RFC 8551; RFC 5035; RFC 5126; ETSI EN 319 122-1.
    CONTENT_TYPE = "1.2.840.113549.1.9.3", "content-type";
    MESSAGE_DIGEST = "1.2.840.113549.1.9.4", "message-digest";
    SIGNING_TIME = "1.2.840.113549.1.9.5", "signing-time";
    COUNTERSIGNATURE = "1.2.840.113549.1.9.6", "countersignature";
    SMIME_CAPABILITIES = "1.2.840.113549.1.9.15", "smimeCapabilities";
    SIGNING_CERTIFICATE = "1.2.840.113549.1.9.16.2.12", "signing-certificate";
    SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47", "signing-certificate-v2";
    TIMESTAMP = "1.2.840.113549.1.9.16.2.14", "signature-time-stamp";
    CERTIFICATE_REFERENCES = "1.2.840.113549.1.9.16.2.21", "complete-certificate-references";
    REVOCATION_REFERENCES = "1.2.840.113549.1.9.16.2.22", "complete-revocation-references";
    CERTIFICATE_VALUES = "1.2.840.113549.1.9.16.2.23", "certificate-values";
    REVOCATION_VALUES = "1.2.840.113549.1.9.16.2.24", "revocation-values";
    CADES_C_TIMESTAMP = "1.2.840.113549.1.9.16.2.25", "CAdES-C-time-stamp";
    REFERENCES_TIMESTAMP = "1.2.840.113549.1.9.16.2.26", "time-stamped-certs-crls-references";
    ARCHIVE_TIMESTAMP = "1.2.840.113549.1.9.16.2.27", "archive-time-stamp";
    ARCHIVE_TIMESTAMP_V2 = "1.2.840.113549.1.9.16.2.48", "archive-time-stamp-v2";
    ARCHIVE_TIMESTAMP_V3 = "0.4.0.1733.2.4", "archive-time-stamp-v3";
}

oids! {
    // Content types: RFC 5652, RFC 5083, RFC 3161.
    DATA = "1.2.840.113549.1.7.1";
    SIGNED_DATA = "1.2.840.113549.1.7.2";
    ENVELOPED_DATA = "1.2.840.113549.1.7.3";
    DIGESTED_DATA = "1.2.840.113549.1.7.5";
    ENCRYPTED_DATA = "1.2.840.113549.1.7.6";
    AUTH_ENVELOPED_DATA = "1.2.840.113549.1.9.16.1.23";
    TST_INFO = "1.2.840.113549.1.9.16.1.4";

    // An attribute of encrypted documents (R 1323565.1.025-2019).
    CONTENT_MAC = "1.2.643.7.1.0.6.1.1";

    // An OCSP response in place of a CRL (RFC 5940).
    OCSP_RESPONSE = "1.3.6.1.5.5.7.16.2";

    // The hash functions of GOST, and CryptoPro's parameters of GOST R 34.11-94.
    STREEBOG256 = "1.2.643.7.1.1.2.2";
    STREEBOG512 = "1.2.643.7.1.1.2.3";
    GOST94 = "1.2.643.2.2.9";
    GOST94_CRYPTOPRO = "1.2.643.2.2.30.1";

    // Ciphers, key wraps and key agreement: RFC 4490, RFC 9337, R 1323565.1.025-2019.
    KUZNYECHIK_CTR_ACPKM = "1.2.643.7.1.1.5.2.1";
    KUZNYECHIK_CTR_ACPKM_OMAC = "1.2.643.7.1.1.5.2.2";
    MAGMA_CTR_ACPKM = "1.2.643.7.1.1.5.1.1";
    MAGMA_CTR_ACPKM_OMAC = "1.2.643.7.1.1.5.1.2";
    GOST28147 = "1.2.643.2.2.21";
    KUZNYECHIK_KEXP15 = "1.2.643.7.1.1.7.2.1";
    MAGMA_KEXP15 = "1.2.643.7.1.1.7.1.1";
    GOST28147_WRAP = "1.2.643.2.2.13.0";
    CRYPTOPRO_WRAP = "1.2.643.2.2.13.1";
    ESDH_2001 = "1.2.643.2.2.96";
    VKO_256 = "1.2.643.7.1.1.6.1";
    VKO_512 = "1.2.643.7.1.1.6.2";

    // Types of bags in a PFX: RFC 7292, appendix D.
    KEY_BAG = "1.2.840.113549.1.12.10.1.1";
    SHROUDED_KEY_BAG = "1.2.840.113549.1.12.10.1.2";
    CERTIFICATE_BAG = "1.2.840.113549.1.12.10.1.3";
    CRL_BAG = "1.2.840.113549.1.12.10.1.4";
    SAFE_CONTENTS_BAG = "1.2.840.113549.1.12.10.1.6";
    // The encryption of keys in CryptoPro's PFX.
    CRYPTOPRO_KEY = "1.2.840.113549.1.12.1.80";
    X509_CERTIFICATE = "1.2.840.113549.1.9.22.1";
    X509_CRL = "1.2.840.113549.1.9.23.1";

    // Attributes of bags: RFC 2985.
    FRIENDLY_NAME = "1.2.840.113549.1.9.20";
    LOCAL_KEY_ID = "1.2.840.113549.1.9.21";

    // Encryption under a password, and MACs (RFC 9548, RFC 4357, and RFC 8018 with RFC 9579). Other programs use the
    // SHA hash functions below for such encryption and MACs.
    PBES2 = "1.2.840.113549.1.5.13";
    PBMAC1 = "1.2.840.113549.1.5.14";
    SHA1 = "1.3.14.3.2.26";
    SHA256 = "2.16.840.1.101.3.4.2.1";
    SHA384 = "2.16.840.1.101.3.4.2.2";
    SHA512 = "2.16.840.1.101.3.4.2.3";
    HMAC_STREEBOG256 = "1.2.643.7.1.1.4.1";
    HMAC_STREEBOG512 = "1.2.643.7.1.1.4.2";
    HMAC_SHA1 = "1.2.840.113549.2.7";
    HMAC_SHA256 = "1.2.840.113549.2.9";
    HMAC_SHA384 = "1.2.840.113549.2.10";
    HMAC_SHA512 = "1.2.840.113549.2.11";
}
