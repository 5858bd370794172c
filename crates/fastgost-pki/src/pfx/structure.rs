//! The structures of PKCS #12 (RFC 7292) and the parts of CMS that it uses.
use der::{
    Sequence,
    asn1::{AnyRef, ObjectIdentifier, OctetStringRef},
};
use spki::AlgorithmIdentifierRef;

pub(super) mod oid {
    use der::asn1::ObjectIdentifier;

    const fn oid(text: &str) -> ObjectIdentifier {
        ObjectIdentifier::new_unwrap(text)
    }

    // Contents: RFC 5652.
    pub(crate) const DATA: ObjectIdentifier = oid("1.2.840.113549.1.7.1");
    pub(crate) const SIGNED_DATA: ObjectIdentifier = oid("1.2.840.113549.1.7.2");
    pub(crate) const ENVELOPED_DATA: ObjectIdentifier = oid("1.2.840.113549.1.7.3");
    pub(crate) const ENCRYPTED_DATA: ObjectIdentifier = oid("1.2.840.113549.1.7.6");

    // Bags: RFC 7292, appendix D. CryptoPro's programs wrap keys in a way of their own.
    pub(crate) const KEY_BAG: ObjectIdentifier = oid("1.2.840.113549.1.12.10.1.1");
    pub(crate) const SHROUDED_KEY_BAG: ObjectIdentifier = oid("1.2.840.113549.1.12.10.1.2");
    pub(crate) const CERTIFICATE_BAG: ObjectIdentifier = oid("1.2.840.113549.1.12.10.1.3");
    pub(crate) const CRL_BAG: ObjectIdentifier = oid("1.2.840.113549.1.12.10.1.4");
    pub(crate) const SAFE_CONTENTS_BAG: ObjectIdentifier = oid("1.2.840.113549.1.12.10.1.6");
    pub(crate) const X509_CERTIFICATE: ObjectIdentifier = oid("1.2.840.113549.1.9.22.1");
    pub(crate) const X509_CRL: ObjectIdentifier = oid("1.2.840.113549.1.9.23.1");
    pub(crate) const CRYPTOPRO_KEY: ObjectIdentifier = oid("1.2.840.113549.1.12.1.80");

    // Attributes: RFC 2985.
    pub(crate) const FRIENDLY_NAME: ObjectIdentifier = oid("1.2.840.113549.1.9.20");
    pub(crate) const LOCAL_KEY_ID: ObjectIdentifier = oid("1.2.840.113549.1.9.21");

    // MACs: RFC 9548, RFC 4357, RFC 8018 with RFC 9579; and the hash functions of others.
    pub(crate) const PBES2: ObjectIdentifier = oid("1.2.840.113549.1.5.13");
    pub(crate) const PBMAC1: ObjectIdentifier = oid("1.2.840.113549.1.5.14");
    pub(crate) const STREEBOG512: ObjectIdentifier = oid("1.2.643.7.1.1.2.3");
    pub(crate) const STREEBOG256: ObjectIdentifier = oid("1.2.643.7.1.1.2.2");
    pub(crate) const GOST94: ObjectIdentifier = oid("1.2.643.2.2.9");
    pub(crate) const SHA1: ObjectIdentifier = oid("1.3.14.3.2.26");
    pub(crate) const SHA256: ObjectIdentifier = oid("2.16.840.1.101.3.4.2.1");
    pub(crate) const SHA384: ObjectIdentifier = oid("2.16.840.1.101.3.4.2.2");
    pub(crate) const SHA512: ObjectIdentifier = oid("2.16.840.1.101.3.4.2.3");
    pub(crate) const HMAC_STREEBOG256: ObjectIdentifier = oid("1.2.643.7.1.1.4.1");
    pub(crate) const HMAC_STREEBOG512: ObjectIdentifier = oid("1.2.643.7.1.1.4.2");
    pub(crate) const HMAC_SHA1: ObjectIdentifier = oid("1.2.840.113549.2.7");
    pub(crate) const HMAC_SHA256: ObjectIdentifier = oid("1.2.840.113549.2.9");
    pub(crate) const HMAC_SHA384: ObjectIdentifier = oid("1.2.840.113549.2.10");
    pub(crate) const HMAC_SHA512: ObjectIdentifier = oid("1.2.840.113549.2.11");
}

/// `PFX` (RFC 7292, section 4).
#[derive(Sequence)]
pub(super) struct PfxStructure<'a> {
    pub(super) version: u8,
    pub(super) auth_safe: ContentInfo<'a>,
    pub(super) mac_data: Option<MacData<'a>>,
}

/// `ContentInfo` (RFC 5652, section 3).
#[derive(Sequence)]
pub(super) struct ContentInfo<'a> {
    pub(super) content_type: ObjectIdentifier,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    pub(super) content: Option<AnyRef<'a>>,
}

/// `MacData` (RFC 7292, section 4).
#[derive(Sequence)]
pub(super) struct MacData<'a> {
    pub(super) mac: DigestInfo<'a>,
    pub(super) salt: &'a OctetStringRef,
    pub(super) iterations: Option<u64>,
}

/// `DigestInfo` (RFC 2315, section 9.4).
#[derive(Sequence)]
pub(super) struct DigestInfo<'a> {
    pub(super) algorithm: AlgorithmIdentifierRef<'a>,
    pub(super) digest: &'a OctetStringRef,
}

/// `PBMAC1-params` (RFC 8018, appendix A.5).
#[derive(Sequence)]
pub(super) struct Pbmac1Params<'a> {
    pub(super) derivation: AlgorithmIdentifierRef<'a>,
    pub(super) mac: AlgorithmIdentifierRef<'a>,
}

/// `PBKDF2-params` (RFC 8018, appendix A.2): what it costs, and the key length that PBMAC1 needs.
#[derive(Sequence)]
pub(super) struct Pbkdf2Params<'a> {
    salt: &'a OctetStringRef,
    pub(super) iterations: u64,
    pub(super) key_length: Option<u32>,
    prf: Option<AlgorithmIdentifierRef<'a>>,
}

/// `EncryptedData` (RFC 5652, section 8).
#[derive(Sequence)]
pub(super) struct EncryptedData<'a> {
    pub(super) version: u8,
    pub(super) info: EncryptedContentInfo<'a>,
}

/// `EncryptedContentInfo` (RFC 5652, section 6.1).
#[derive(Sequence)]
pub(super) struct EncryptedContentInfo<'a> {
    pub(super) content_type: ObjectIdentifier,
    pub(super) algorithm: AlgorithmIdentifierRef<'a>,
    /// `[0] IMPLICIT OCTET STRING`, whole or in pieces.
    pub(super) content: Option<AnyRef<'a>>,
}

/// `SafeBag` (RFC 7292, section 4.2).
#[derive(Sequence)]
pub(super) struct SafeBag<'a> {
    pub(super) id: ObjectIdentifier,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT")]
    pub(super) value: AnyRef<'a>,
    /// A SET OF attributes; read one by one, since programs write them in any order.
    pub(super) attributes: Option<AnyRef<'a>>,
}

/// `PKCS12Attribute` (RFC 7292, section 4.2).
#[derive(Sequence)]
pub(super) struct Attribute<'a> {
    pub(super) id: ObjectIdentifier,
    pub(super) values: AnyRef<'a>,
}

/// `CertBag` and `CRLBag` (RFC 7292, sections 4.2.3 and 4.2.4).
#[derive(Sequence)]
pub(super) struct TypedBag<'a> {
    pub(super) id: ObjectIdentifier,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT")]
    pub(super) value: AnyRef<'a>,
}

/// `EncryptedPrivateKeyInfo` (RFC 5958, section 3).
#[derive(Sequence)]
pub(super) struct EncryptedKey<'a> {
    pub(super) algorithm: AlgorithmIdentifierRef<'a>,
    pub(super) data: &'a OctetStringRef,
}
