//! Object identifiers of CMS and its attributes.
use der::asn1::ObjectIdentifier;

macro_rules! oids {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        $($(#[$doc])* pub(crate) const $name: ObjectIdentifier = ObjectIdentifier::new_unwrap($text);)*
    };
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

    // Attributes: RFC 5652, section 11; RFC 5035; RFC 5126; R 1323565.1.025-2019.
    CONTENT_TYPE = "1.2.840.113549.1.9.3";
    MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
    SIGNING_TIME = "1.2.840.113549.1.9.5";
    COUNTERSIGNATURE = "1.2.840.113549.1.9.6";
    SIGNING_CERTIFICATE = "1.2.840.113549.1.9.16.2.12";
    SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
    TIMESTAMP = "1.2.840.113549.1.9.16.2.14";
    CONTENT_MAC = "1.2.643.7.1.0.6.1.1";

    // Hash functions, and one that others use in signing-certificate-v2.
    STREEBOG256 = "1.2.643.7.1.1.2.2";
    STREEBOG512 = "1.2.643.7.1.1.2.3";
    GOST94 = "1.2.643.2.2.9";

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
}
