//! Constants of the type `ObjectIdentifier`, made from the texts in the module `oid`. These constants identify kinds of
//! keys, kinds of signatures, and algorithms that encrypt keys.
use crate::oid;
use pkcs8::ObjectIdentifier;

macro_rules! values {
    ($($name:ident),* $(,)?) => {
        $(pub(super) const $name: ObjectIdentifier = ObjectIdentifier::new_unwrap(oid::$name);)*
    };
}

values! {
    GOST3410_94,
    GOST3410_2001,
    GOST3410_2012_256,
    GOST3410_2012_512,
    AGREEMENT_2001,
    AGREEMENT_2012_256,
    AGREEMENT_2012_512,
    GOST94_WITH_GOST3410_94,
    GOST94_WITH_GOST3410_2001,
    STREEBOG256_WITH_GOST3410_2012,
    STREEBOG512_WITH_GOST3410_2012,
    GOST94,
    GOST94_CRYPTOPRO,
    STREEBOG256,
    STREEBOG512,
    PBES2,
    PBKDF2,
    HMAC_STREEBOG256,
    HMAC_STREEBOG512,
    HMAC_SHA1,
    HMAC_SHA256,
    HMAC_SHA384,
    HMAC_SHA512,
    AES128_CBC,
    AES192_CBC,
    AES256_CBC,
    HMAC_GOST94,
    MAGMA_CTR_ACPKM,
    MAGMA_CTR_ACPKM_OMAC,
    KUZNYECHIK_CTR_ACPKM,
    KUZNYECHIK_CTR_ACPKM_OMAC,
    GOST28147,
}
