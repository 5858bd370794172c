//! The structures of PKCS #12 (RFC 7292), and the structures of CMS that PKCS #12 uses.
use der::{
    Sequence,
    asn1::{AnyRef, ObjectIdentifier, OctetStringRef},
};
use spki::AlgorithmIdentifierRef;

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

/// `PBKDF2-params` (RFC 8018, appendix A.2). Other modules of this crate read only the number of iterations and the key
/// length. PBMAC1 needs the key length.
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
    /// The encrypted content, an `[0] IMPLICIT OCTET STRING`. The string is one primitive string or, in BER, several
    /// pieces.
    pub(super) content: Option<AnyRef<'a>>,
}

/// `SafeBag` (RFC 7292, section 4.2).
#[derive(Sequence)]
pub(super) struct SafeBag<'a> {
    pub(super) id: ObjectIdentifier,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT")]
    pub(super) value: AnyRef<'a>,
    /// A SET OF attributes. The attributes are read one by one, since programs write attributes in any order.
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
