//! The rows of the registry, one for each algorithm, and the types of a row's fields.
use super::{
    Algorithm, Direction, DynAead, DynHash, DynKdf, DynMac, DynMode, DynWrap, Kind, Options,
    aead::{cnt_imit, ctr_acpkm_omac, ctr_omac, mgm},
    hasher::{hash, hmac},
    kdf::pbkdf2,
    mac::{imit, omac, omac_acpkm, pmac},
    mode::{cbc, cfb, ctr, ctr_acpkm, ecb, gost28147, ofb},
    signature::{Agree, KEG, Modulo, On, VKO_256, VKO_512, VKO_2001, agreement, gost3410, gost3410_94},
    wrap::{cryptopro_wrap, gost28147_wrap, kexp15},
};
use crate::{
    Cipher, Gost28147, Kuznyechik, Level, Magma,
    error::Result,
    hash::{Gost94, Streebog256, Streebog512},
    mode::{Cbc, Cfb, Cnt, CtrAcpkm},
    oid,
};
use alloc::{boxed::Box, vec::Vec};

/// The registry's rows.
pub(super) static ALL: &[Algorithm] = &[
    ecb::<Kuznyechik>("kuznyechik-ecb"),
    ctr::<Kuznyechik>("kuznyechik-ctr"),
    ctr_acpkm::<Kuznyechik>("kuznyechik-ctr-acpkm").with_oid(oid::KUZNYECHIK_CTR_ACPKM),
    cbc::<Kuznyechik>("kuznyechik-cbc"),
    cfb::<Kuznyechik>("kuznyechik-cfb"),
    ofb::<Kuznyechik>("kuznyechik-ofb"),
    omac::<Kuznyechik>("kuznyechik-omac"),
    mgm::<Kuznyechik>("kuznyechik-mgm"),
    omac_acpkm::<Kuznyechik>("kuznyechik-omac-acpkm"),
    pmac::<Kuznyechik>("kuznyechik-pmac"),
    ctr_omac::<Kuznyechik>("kuznyechik-ctr-omac"),
    ctr_acpkm_omac::<Kuznyechik>("kuznyechik-ctr-acpkm-omac").with_oid(oid::KUZNYECHIK_CTR_ACPKM_OMAC),
    ecb::<Magma>("magma-ecb"),
    ctr::<Magma>("magma-ctr"),
    ctr_acpkm::<Magma>("magma-ctr-acpkm").with_oid(oid::MAGMA_CTR_ACPKM),
    cbc::<Magma>("magma-cbc"),
    cfb::<Magma>("magma-cfb"),
    ofb::<Magma>("magma-ofb"),
    omac::<Magma>("magma-omac"),
    mgm::<Magma>("magma-mgm"),
    omac_acpkm::<Magma>("magma-omac-acpkm"),
    pmac::<Magma>("magma-pmac"),
    ctr_omac::<Magma>("magma-ctr-omac"),
    ctr_acpkm_omac::<Magma>("magma-ctr-acpkm-omac").with_oid(oid::MAGMA_CTR_ACPKM_OMAC),
    ecb::<Gost28147>("gost28147-ecb"),
    gost28147::<Cnt>("gost28147-cnt"),
    gost28147::<Cfb<Gost28147>>("gost28147-cfb").with_oid(oid::GOST28147),
    gost28147::<Cbc<Gost28147>>("gost28147-cbc"),
    imit("gost28147-imit").with_oid(oid::GOST28147_IMIT),
    pmac::<Gost28147>("gost28147-pmac"),
    cnt_imit("gost28147-cnt-imit"),
    hash::<Streebog256>("streebog256").with_oid(oid::STREEBOG256),
    hash::<Streebog512>("streebog512").with_oid(oid::STREEBOG512),
    hash::<Gost94>("gost94").with_oid(oid::GOST94),
    hmac::<Streebog256>("hmac-streebog256").with_oid(oid::HMAC_STREEBOG256),
    hmac::<Streebog512>("hmac-streebog512").with_oid(oid::HMAC_STREEBOG512),
    pbkdf2::<Streebog256>("pbkdf2-streebog256").with_oid(oid::PBKDF2),
    pbkdf2::<Streebog512>("pbkdf2-streebog512").with_oid(oid::PBKDF2),
    kexp15::<Kuznyechik>("kuznyechik-kexp15").with_oid(oid::KUZNYECHIK_KEXP15),
    kexp15::<Magma>("magma-kexp15").with_oid(oid::MAGMA_KEXP15),
    gost28147_wrap("gost28147-wrap").with_oid(oid::GOST28147_WRAP),
    cryptopro_wrap("gost28147-cryptopro-wrap").with_oid(oid::CRYPTOPRO_WRAP),
    gost3410_94("gost3410-94", &Modulo("94-a")).with_oid(oid::GOST3410_94),
    gost3410("gost3410-256-a", &On("256-a"), 32).with_oid(oid::GOST3410_2012_256),
    gost3410("gost3410-256-b", &On("256-b"), 32).with_oid(oid::GOST3410_2012_256),
    gost3410("gost3410-256-c", &On("256-c"), 32).with_oid(oid::GOST3410_2012_256),
    gost3410("gost3410-256-d", &On("256-d"), 32).with_oid(oid::GOST3410_2012_256),
    gost3410("gost3410-512-a", &On("512-a"), 64).with_oid(oid::GOST3410_2012_512),
    gost3410("gost3410-512-b", &On("512-b"), 64).with_oid(oid::GOST3410_2012_512),
    gost3410("gost3410-512-c", &On("512-c"), 64).with_oid(oid::GOST3410_2012_512),
    agreement("vko-2001", &VKO_2001).with_oid(oid::VKO_2001),
    agreement("vko-256", &VKO_256).with_oid(oid::VKO_256),
    agreement("vko-512", &VKO_512).with_oid(oid::VKO_512),
    agreement("keg", &KEG),
];

/// The sizes of sections, for an algorithm that has sections.
#[derive(Clone, Copy)]
pub(super) struct Sections {
    /// The number of bytes in a section, if the user chooses no other number.
    pub(super) usual: usize,
    /// The number of bytes in a section in containers (CMS, PFX, and keys that are encrypted under passwords). `None`
    /// if containers do not use the algorithm.
    pub(super) in_containers: Option<usize>,
}

impl Sections {
    pub(super) const fn of<C: Cipher>() -> Self {
        Self { usual: CtrAcpkm::<C>::SECTION, in_containers: None }
    }

    /// The sizes of sections of an algorithm that is used only in containers.
    pub(super) const fn in_containers<C: Cipher>() -> Self {
        let size = CtrAcpkm::<C>::SECTION_IN_CONTAINERS;
        Self { usual: size, in_containers: Some(size) }
    }
}

/// How to make an object of an algorithm. In most cases, the object is made from a key.
#[derive(Clone, Copy)]
pub(super) enum Make {
    Cipher {
        make: MakeMode,
        padded: bool,
    },
    Aead(MakeAead),
    Mac(MakeMac),
    Hash(MakeHasher),
    Kdf(MakeKdf),
    /// The name of the curve.
    Signature(&'static str),
    /// The name of the parameters.
    Signature94(&'static str),
    Wrap(MakeWrap),
    Agreement(Agree),
}

pub(super) type MakeMode = fn(Direction, &[u8], &Options<'_>) -> Result<Box<dyn DynMode>>;
pub(super) type MakeAead = fn(&[u8], &Options<'_>) -> Result<Box<dyn DynAead>>;
pub(super) type MakeMac = fn(&[u8], &Options<'_>) -> Result<Box<dyn DynMac>>;
pub(super) type MakeHasher = fn(&Options<'_>) -> Result<Box<dyn DynHash>>;
pub(super) type MakeWrap = fn(&[u8], &Options<'_>) -> Result<Box<dyn DynWrap>>;
pub(super) type MakeKdf = fn(&Options<'_>) -> Result<Box<dyn DynKdf>>;

/// The primitive on which an algorithm is built, such as a cipher, a hash function or a curve. All modes of a cipher
/// share one implementation of these methods.
pub(super) trait Primitive: Sync {
    fn block_size(&self) -> usize;
    fn levels(&self) -> Vec<Level>;
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()>;
}

/// A row with these four fields. All other fields have the values that most rows have.
pub(super) const fn row(name: &'static str, kind: Kind, primitive: &'static dyn Primitive, make: Make) -> Algorithm {
    Algorithm {
        name,
        kind,
        oid: None,
        primitive,
        key: None,
        iv: None,
        tag: None,
        meshing: false,
        sections: None,
        associated: true,
        make,
    }
}
