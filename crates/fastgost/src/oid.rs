//! Object identifiers, as text. The identifiers of parameter sets are not in this file, but in the tables of the
//! parameter sets.

// These identifiers are for keys (RFC 4491, section 2.3; RFC 9215, section 4.1).
pub(crate) const GOST3410_94: &str = "1.2.643.2.2.20";
pub(crate) const GOST3410_2001: &str = "1.2.643.2.2.19";
pub(crate) const GOST3410_2012_256: &str = "1.2.643.7.1.1.1.1";
pub(crate) const GOST3410_2012_512: &str = "1.2.643.7.1.1.1.2";
// The identifiers below are for keys of the same algorithms, if these keys may be used only for key agreement.
pub(crate) const AGREEMENT_2001: &str = "1.2.643.2.2.98";
pub(crate) const AGREEMENT_2012_256: &str = "1.2.643.7.1.1.6.1";
pub(crate) const AGREEMENT_2012_512: &str = "1.2.643.7.1.1.6.2";

// These identifiers are for signatures with their hash functions (RFC 4491, section 2.2; RFC 9215, section 2).
pub(crate) const GOST94_WITH_GOST3410_94: &str = "1.2.643.2.2.4";
pub(crate) const GOST94_WITH_GOST3410_2001: &str = "1.2.643.2.2.3";
pub(crate) const STREEBOG256_WITH_GOST3410_2012: &str = "1.2.643.7.1.1.3.2";
pub(crate) const STREEBOG512_WITH_GOST3410_2012: &str = "1.2.643.7.1.1.3.3";

// These identifiers are for hash functions (RFC 4357, section 10.2; RFC 9215, section 3). The first identifier names
// the function GOST R 34.11-94, and the second identifier names the parameters of this function.
pub(crate) const GOST94: &str = "1.2.643.2.2.9";
pub(crate) const GOST94_CRYPTOPRO: &str = "1.2.643.2.2.30.1";
pub(crate) const STREEBOG256: &str = "1.2.643.7.1.1.2.2";
pub(crate) const STREEBOG512: &str = "1.2.643.7.1.1.2.3";

// These identifiers are for HMAC (RFC 4357, section 10.3; RFC 7836, section 4.1).
pub(crate) const HMAC_GOST94: &str = "1.2.643.2.2.10";
pub(crate) const HMAC_STREEBOG256: &str = "1.2.643.7.1.1.4.1";
pub(crate) const HMAC_STREEBOG512: &str = "1.2.643.7.1.1.4.2";

// These identifiers are for password-based encryption (RFC 8018, appendix C).
pub(crate) const PBES2: &str = "1.2.840.113549.1.5.13";
pub(crate) const PBKDF2: &str = "1.2.840.113549.1.5.12";

// These identifiers are for algorithms that are not GOST, in password-based encryption (RFC 8018, appendix B.1; RFC
// 3565, section 4.1).
pub(crate) const HMAC_SHA1: &str = "1.2.840.113549.2.7";
pub(crate) const HMAC_SHA256: &str = "1.2.840.113549.2.9";
pub(crate) const HMAC_SHA384: &str = "1.2.840.113549.2.10";
pub(crate) const HMAC_SHA512: &str = "1.2.840.113549.2.11";
pub(crate) const AES128_CBC: &str = "2.16.840.1.101.3.4.1.2";
pub(crate) const AES192_CBC: &str = "2.16.840.1.101.3.4.1.22";
pub(crate) const AES256_CBC: &str = "2.16.840.1.101.3.4.1.42";

// These identifiers are for ciphers (RFC 9337, section 7; RFC 4357, section 10.1). In CMS, the identifier `GOST28147`
// means GOST 28147-89 in CFB mode.
pub(crate) const MAGMA_CTR_ACPKM: &str = "1.2.643.7.1.1.5.1.1";
pub(crate) const MAGMA_CTR_ACPKM_OMAC: &str = "1.2.643.7.1.1.5.1.2";
pub(crate) const KUZNYECHIK_CTR_ACPKM: &str = "1.2.643.7.1.1.5.2.1";
pub(crate) const KUZNYECHIK_CTR_ACPKM_OMAC: &str = "1.2.643.7.1.1.5.2.2";
pub(crate) const GOST28147: &str = "1.2.643.2.2.21";
pub(crate) const GOST28147_IMIT: &str = "1.2.643.2.2.22";

// These identifiers are for key wraps and key agreement in CMS (RFC 4490, section 4.1.1). The identifiers for KExp15
// and GOST R 34.10-2012 are in the register of TC 26.
pub(crate) const GOST28147_WRAP: &str = "1.2.643.2.2.13.0";
pub(crate) const CRYPTOPRO_WRAP: &str = "1.2.643.2.2.13.1";
pub(crate) const MAGMA_KEXP15: &str = "1.2.643.7.1.1.7.1.1";
pub(crate) const KUZNYECHIK_KEXP15: &str = "1.2.643.7.1.1.7.2.1";
pub(crate) const VKO_2001: &str = "1.2.643.2.2.96";
pub(crate) const VKO_256: &str = "1.2.643.7.1.1.6.1";
pub(crate) const VKO_512: &str = "1.2.643.7.1.1.6.2";
