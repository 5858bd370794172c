//! The object identifiers of keys, signatures and the encryption of keys.
use pkcs8::ObjectIdentifier;

const fn oid(dotted: &'static str) -> ObjectIdentifier {
    ObjectIdentifier::new_unwrap(dotted)
}

// Keys: RFC 4491, section 2.3; RFC 9215, section 4.1.
pub(super) const GOST3410_94: ObjectIdentifier = oid("1.2.643.2.2.20");
pub(super) const GOST3410_2001: ObjectIdentifier = oid("1.2.643.2.2.19");
pub(super) const GOST3410_2012_256: ObjectIdentifier = oid("1.2.643.7.1.1.1.1");
pub(super) const GOST3410_2012_512: ObjectIdentifier = oid("1.2.643.7.1.1.1.2");

// Signatures with their hash functions: RFC 4491, section 2.2; RFC 9215, section 2.
pub(super) const GOST94_WITH_GOST3410_94: ObjectIdentifier = oid("1.2.643.2.2.4");
pub(super) const GOST94_WITH_GOST3410_2001: ObjectIdentifier = oid("1.2.643.2.2.3");
pub(super) const STREEBOG256_WITH_GOST3410_2012: ObjectIdentifier = oid("1.2.643.7.1.1.3.2");
pub(super) const STREEBOG512_WITH_GOST3410_2012: ObjectIdentifier = oid("1.2.643.7.1.1.3.3");

// Hash functions in the parameters of keys: RFC 4357, section 8.2; RFC 9215, section 3.
pub(super) const GOST94_CRYPTOPRO: ObjectIdentifier = oid("1.2.643.2.2.30.1");
pub(super) const STREEBOG256: ObjectIdentifier = oid("1.2.643.7.1.1.2.2");
pub(super) const STREEBOG512: ObjectIdentifier = oid("1.2.643.7.1.1.2.3");

// Encryption under passwords: RFC 8018, appendix C; RFC 9337, section 7; RFC 4357, section 8.
pub(super) const PBES2: ObjectIdentifier = oid("1.2.840.113549.1.5.13");
pub(super) const PBKDF2: ObjectIdentifier = oid("1.2.840.113549.1.5.12");
pub(super) const HMAC_STREEBOG512: ObjectIdentifier = oid("1.2.643.7.1.1.4.2");
pub(super) const HMAC_GOST94: ObjectIdentifier = oid("1.2.643.2.2.10");
pub(super) const MAGMA_CTR_ACPKM: ObjectIdentifier = oid("1.2.643.7.1.1.5.1.1");
pub(super) const MAGMA_CTR_ACPKM_OMAC: ObjectIdentifier = oid("1.2.643.7.1.1.5.1.2");
pub(super) const KUZNYECHIK_CTR_ACPKM: ObjectIdentifier = oid("1.2.643.7.1.1.5.2.1");
pub(super) const KUZNYECHIK_CTR_ACPKM_OMAC: ObjectIdentifier = oid("1.2.643.7.1.1.5.2.2");
pub(super) const GOST28147: ObjectIdentifier = oid("1.2.643.2.2.21");
