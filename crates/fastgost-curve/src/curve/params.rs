//! The parameter sets: RFC 4357, section 11.4; RFC 7836, appendix A; RFC 9215, appendix C; GOST R 34.10-2012, appendix
//! A.
use super::{Curve, Scalar};

/// Parameters as printed in the standards. Parameter sets with the same curve and base point share one
/// `DomainParameters`.
#[derive(Debug)]
pub(super) struct DomainParameters {
    pub(super) set: Set,
    pub(super) bits: usize,
    pub(super) p: Scalar,
    pub(super) a: Scalar,
    pub(super) b: Scalar,
    /// `m` is the number of points of the curve, and `q` is the number of points of the subgroup.
    pub(super) m: Scalar,
    pub(super) q: Scalar,
    pub(super) cofactor: u32,
    /// The coordinates of the base point.
    pub(super) x: Scalar,
    pub(super) y: Scalar,
    pub(super) edwards: Option<Edwards>,
}

/// The sets of curve constants. Parameter sets that differ only in their names share one `Set`. A kernel has one engine
/// for each `Set`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Set {
    Tc26A256,
    CryptoProA,
    CryptoProB,
    CryptoProC,
    Tc26A512,
    Tc26B512,
    Tc26C512,
    Test256,
    Test512,
}

impl Set {
    /// The number of sets.
    pub(super) const COUNT: usize = 9;

    /// Returns the parameters of the set.
    pub(super) const fn domain(self) -> &'static DomainParameters {
        match self {
            Set::Tc26A256 => &TC26_A_256,
            Set::CryptoProA => &CRYPTOPRO_A,
            Set::CryptoProB => &CRYPTOPRO_B,
            Set::CryptoProC => &CRYPTOPRO_C,
            Set::Tc26A512 => &TC26_A_512,
            Set::Tc26B512 => &TC26_B_512,
            Set::Tc26C512 => &TC26_C_512,
            Set::Test256 => &TEST_256,
            Set::Test512 => &TEST_512,
        }
    }
}

/// The twisted Edwards form e u^2 + v^2 = 1 + d u^2 v^2 of a curve, and the map to the curve's Weierstrass form (RFC
/// 7836, section 5.2). The map is x = s (1 + v) / (1 - v) + t and y = s (1 + v) / ((1 - v) u), with s = (e - d) / 4 and
/// t = (e + d) / 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edwards {
    /// The coefficient e, which is 1 in every set.
    pub e: Scalar,
    /// The coefficient d, which is not a square modulo p, so the addition law has no exceptions.
    pub d: Scalar,
    /// The u coordinate of the base point.
    pub u: Scalar,
    /// The v coordinate of the base point.
    pub v: Scalar,
    /// (e - d) / 4.
    pub s: Scalar,
    /// (e + d) / 6.
    pub t: Scalar,
}

pub(super) static CURVES: [Curve; 14] = [
    curve("id-tc26-gost-3410-2012-256-paramSetA", "256-a", "1.2.643.7.1.2.1.1.1", &TC26_A_256),
    curve("id-tc26-gost-3410-2012-256-paramSetB", "256-b", "1.2.643.7.1.2.1.1.2", &CRYPTOPRO_A),
    curve("id-tc26-gost-3410-2012-256-paramSetC", "256-c", "1.2.643.7.1.2.1.1.3", &CRYPTOPRO_B),
    curve("id-tc26-gost-3410-2012-256-paramSetD", "256-d", "1.2.643.7.1.2.1.1.4", &CRYPTOPRO_C),
    curve("id-tc26-gost-3410-2012-512-paramSetA", "512-a", "1.2.643.7.1.2.1.2.1", &TC26_A_512),
    curve("id-tc26-gost-3410-2012-512-paramSetB", "512-b", "1.2.643.7.1.2.1.2.2", &TC26_B_512),
    curve("id-tc26-gost-3410-2012-512-paramSetC", "512-c", "1.2.643.7.1.2.1.2.3", &TC26_C_512),
    curve("id-GostR3410-2001-CryptoPro-A-ParamSet", "cryptopro-a", "1.2.643.2.2.35.1", &CRYPTOPRO_A),
    curve("id-GostR3410-2001-CryptoPro-B-ParamSet", "cryptopro-b", "1.2.643.2.2.35.2", &CRYPTOPRO_B),
    curve("id-GostR3410-2001-CryptoPro-C-ParamSet", "cryptopro-c", "1.2.643.2.2.35.3", &CRYPTOPRO_C),
    curve("id-GostR3410-2001-CryptoPro-XchA-ParamSet", "cryptopro-xcha", "1.2.643.2.2.36.0", &CRYPTOPRO_A),
    curve("id-GostR3410-2001-CryptoPro-XchB-ParamSet", "cryptopro-xchb", "1.2.643.2.2.36.1", &CRYPTOPRO_C),
    curve("id-GostR3410-2001-TestParamSet", "256-test", "1.2.643.2.2.35.0", &TEST_256),
    curve("id-tc26-gost-3410-2012-512-paramSetTest", "512-test", "1.2.643.7.1.2.1.2.0", &TEST_512),
];

const fn curve(name: &'static str, short: &'static str, oid: &'static str, domain: &'static DomainParameters) -> Curve {
    Curve { name, short, oid, domain }
}

const fn hex(digits: &str) -> Scalar {
    Scalar::from_be_hex(digits)
}

/// RFC 7836, appendix A.2.
static TC26_A_256: DomainParameters = DomainParameters {
    set: Set::Tc26A256,
    bits: 256,
    p: hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd97"),
    a: hex("c2173f1513981673af4892c23035a27ce25e2013bf95aa33b22c656f277e7335"),
    b: hex("295f9bae7428ed9ccc20e7c359a9d41a22fccd9108e17bf7ba9337a6f8ae9513"),
    m: hex("1000000000000000000000000000000003f63377f21ed98d70456bd55b0d8319c"),
    q: hex("400000000000000000000000000000000fd8cddfc87b6635c115af556c360c67"),
    cofactor: 4,
    x: hex("91e38443a5e82c0d880923425712b2bb658b9196932e02c78b2582fe742daa28"),
    y: hex("32879423ab1a0375895786c4bb46e9565fde0b5344766740af268adb32322e5c"),
    edwards: Some(Edwards {
        e: hex("1"),
        d: hex("605f6b7c183fa81578bc39cfad518132b9df62897009af7e522c32d6dc7bffb"),
        u: hex("d"),
        v: hex("60ca1e32aa475b348488c38fab07649ce7ef8dbe87f22e81f92b2592dba300e7"),
        s: hex("7e7e82520f9f015faa1d0f18c14ab9fb35188275da3fd94206b74f34a48e0ecd"),
        t: hex("100fe73f595ff158e974b44d478d9588744fe5c192ac47ea63075dce7a14aaa"),
    }),
};

/// RFC 4357, section 11.4.
static CRYPTOPRO_A: DomainParameters = DomainParameters {
    set: Set::CryptoProA,
    bits: 256,
    p: hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd97"),
    a: hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd94"),
    b: hex("a6"),
    m: hex("ffffffffffffffffffffffffffffffff6c611070995ad10045841b09b761b893"),
    q: hex("ffffffffffffffffffffffffffffffff6c611070995ad10045841b09b761b893"),
    cofactor: 1,
    x: hex("1"),
    y: hex("8d91e471e0989cda27df505a453f2b7635294f2ddf23e3b122acc99c9e9f1e14"),
    edwards: None,
};

/// RFC 4357, section 11.4.
static CRYPTOPRO_B: DomainParameters = DomainParameters {
    set: Set::CryptoProB,
    bits: 256,
    p: hex("8000000000000000000000000000000000000000000000000000000000000c99"),
    a: hex("8000000000000000000000000000000000000000000000000000000000000c96"),
    b: hex("3e1af419a269a5f866a7d3c25c3df80ae979259373ff2b182f49d4ce7e1bbc8b"),
    m: hex("800000000000000000000000000000015f700cfff1a624e5e497161bcc8a198f"),
    q: hex("800000000000000000000000000000015f700cfff1a624e5e497161bcc8a198f"),
    cofactor: 1,
    x: hex("1"),
    y: hex("3fa8124359f96680b83d1c3eb2c070e5c545c9858d03ecfb744bf8d717717efc"),
    edwards: None,
};

/// RFC 4357, section 11.4.
static CRYPTOPRO_C: DomainParameters = DomainParameters {
    set: Set::CryptoProC,
    bits: 256,
    p: hex("9b9f605f5a858107ab1ec85e6b41c8aacf846e86789051d37998f7b9022d759b"),
    a: hex("9b9f605f5a858107ab1ec85e6b41c8aacf846e86789051d37998f7b9022d7598"),
    b: hex("805a"),
    m: hex("9b9f605f5a858107ab1ec85e6b41c8aa582ca3511eddfb74f02f3a6598980bb9"),
    q: hex("9b9f605f5a858107ab1ec85e6b41c8aa582ca3511eddfb74f02f3a6598980bb9"),
    cofactor: 1,
    x: hex("0"),
    y: hex("41ece55743711a8c3cbf3783cd08c0ee4d4dc440d4641a8f366e550dfdb3bb67"),
    edwards: None,
};

/// RFC 7836, appendix A.1.
static TC26_A_512: DomainParameters = DomainParameters {
    set: Set::Tc26A512,
    bits: 512,
    p: hex(
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc7",
    ),
    a: hex(
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc4",
    ),
    b: hex(
        "e8c2505dedfc86ddc1bd0b2b6667f1da34b82574761cb0e879bd081cfd0b6265ee3cb090f30d27614cb4574010da90dd862ef9d4ebee4761503190785a71c760",
    ),
    m: hex(
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff27e69532f48d89116ff22b8d4e0560609b4b38abfad2b85dcacdb1411f10b275",
    ),
    q: hex(
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff27e69532f48d89116ff22b8d4e0560609b4b38abfad2b85dcacdb1411f10b275",
    ),
    cofactor: 1,
    x: hex("3"),
    y: hex(
        "7503cfe87a836ae3a61b8816e25450e6ce5e1c93acf1abc1778064fdcbefa921df1626be4fd036e93d75e6a50e3a41e98028fe5fc235f5b889a589cb5215f2a4",
    ),
    edwards: None,
};

/// RFC 7836, appendix A.1.
static TC26_B_512: DomainParameters = DomainParameters {
    set: Set::Tc26B512,
    bits: 512,
    p: hex(
        "8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006f",
    ),
    a: hex(
        "8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006c",
    ),
    b: hex(
        "687d1b459dc841457e3e06cf6f5e2517b97c7d614af138bcbf85dc806c4b289f3e965d2db1416d217f8b276fad1ab69c50f78bee1fa3106efb8ccbc7c5140116",
    ),
    m: hex(
        "800000000000000000000000000000000000000000000000000000000000000149a1ec142565a545acfdb77bd9d40cfa8b996712101bea0ec6346c54374f25bd",
    ),
    q: hex(
        "800000000000000000000000000000000000000000000000000000000000000149a1ec142565a545acfdb77bd9d40cfa8b996712101bea0ec6346c54374f25bd",
    ),
    cofactor: 1,
    x: hex("2"),
    y: hex(
        "1a8f7eda389b094c2c071e3647a8940f3c123b697578c213be6dd9e6c8ec7335dcb228fd1edf4a39152cbcaaf8c0398828041055f94ceeec7e21340780fe41bd",
    ),
    edwards: None,
};

/// RFC 7836, appendix A.2.
static TC26_C_512: DomainParameters = DomainParameters {
    set: Set::Tc26C512,
    bits: 512,
    p: hex(
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc7",
    ),
    a: hex(
        "dc9203e514a721875485a529d2c722fb187bc8980eb866644de41c68e143064546e861c0e2c9edd92ade71f46fcf50ff2ad97f951fda9f2a2eb6546f39689bd3",
    ),
    b: hex(
        "b4c4ee28cebc6c2c8ac12952cf37f16ac7efb6a9f69f4b57ffda2e4f0de5ade038cbc2fff719d2c18de0284b8bfef3b52b8cc7a5f5bf0a3c8d2319a5312557e1",
    ),
    m: hex(
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff26336e91941aac0130cea7fd451d40b323b6a79e9da6849a5188f3bd1fc08fb4",
    ),
    q: hex(
        "3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc98cdba46506ab004c33a9ff5147502cc8eda9e7a769a12694623cef47f023ed",
    ),
    cofactor: 4,
    x: hex(
        "e2e31edfc23de7bdebe241ce593ef5de2295b7a9cbaef021d385f7074cea043aa27272a7ae602bf2a7b9033db9ed3610c6fb85487eae97aac5bc7928c1950148",
    ),
    y: hex(
        "f5ce40d95b5eb899abbccff5911cb8577939804d6527378b8c108c3d2090ff9be18e2d33e3021ed2ef32d85822423b6304f726aa854bae07d0396e9a9addc40f",
    ),
    edwards: Some(Edwards {
        e: hex("1"),
        d: hex(
            "9e4f5d8c017d8d9f13a5cf3cdf5bfe4dab402d54198e31ebde28a0621050439ca6b39e0a515c06b304e2ce43e79e369e91a0cfc2bc2a22b4ca302dbb33ee7550",
        ),
        u: hex("12"),
        v: hex(
            "469af79d1fb1f5e16b99592b77a01e2a0fdfb0d01794368d9a56117f7b38669522dd4b650cf789eebf068c5d139732f0905622c04b2baae7600303ee73001a3d",
        ),
        s: hex(
            "186c289cffa09c983b168c30c829006c952ff4aaf99c73850875d7e77bebef18d653187d6ba8fe533ec74c6f061872585b97cc0f50f57752cd73f4913304621e",
        ),
        t: hex(
            "9a628f975594ecefd89ba28a2539ffb79c8ab238aeed0851fa5c1abb02b80b44c6734501b83a011dd625cd0b5145091a6d9acd4b1f5c5b1e21b2b249ddfd1271",
        ),
    }),
};

/// RFC 4357, section 11.4, and the example of RFC 7091, section 7.1.
static TEST_256: DomainParameters = DomainParameters {
    set: Set::Test256,
    bits: 256,
    p: hex("8000000000000000000000000000000000000000000000000000000000000431"),
    a: hex("7"),
    b: hex("5fbff498aa938ce739b8e022fbafef40563f6e6a3472fc2a514c0ce9dae23b7e"),
    m: hex("8000000000000000000000000000000150fe8a1892976154c59cfc193accf5b3"),
    q: hex("8000000000000000000000000000000150fe8a1892976154c59cfc193accf5b3"),
    cofactor: 1,
    x: hex("2"),
    y: hex("8e2a8a0e65147d4bd6316030e16d19c85c97f0a9ca267122b96abbcea7e8fc8"),
    edwards: None,
};

/// The example of GOST R 34.10-2012, appendix A.2.
static TEST_512: DomainParameters = DomainParameters {
    set: Set::Test512,
    bits: 512,
    p: hex(
        "4531acd1fe0023c7550d267b6b2fee80922b14b2ffb90f04d4eb7c09b5d2d15df1d852741af4704a0458047e80e4546d35b8336fac224dd81664bbf528be6373",
    ),
    a: hex("7"),
    b: hex(
        "1cff0806a31116da29d8cfa54e57eb748bc5f377e49400fdd788b649eca1ac4361834013b2ad7322480a89ca58e0cf74bc9e540c2add6897fad0a3084f302adc",
    ),
    m: hex(
        "4531acd1fe0023c7550d267b6b2fee80922b14b2ffb90f04d4eb7c09b5d2d15da82f2d7ecb1dbac719905c5eecc423f1d86e25edbe23c595d644aaf187e6e6df",
    ),
    q: hex(
        "4531acd1fe0023c7550d267b6b2fee80922b14b2ffb90f04d4eb7c09b5d2d15da82f2d7ecb1dbac719905c5eecc423f1d86e25edbe23c595d644aaf187e6e6df",
    ),
    cofactor: 1,
    x: hex(
        "24d19cc64572ee30f396bf6ebbfd7a6c5213b3b3d7057cc825f91093a68cd762fd60611262cd838dc6b60aa7eee804e28bc849977fac33b4b530f1b120248a9a",
    ),
    y: hex(
        "2bb312a43bd2ce6e0d020613c857acddcfbf061e91e5f2c3f32447c259f39b2c83ab156d77f1496bf7eb3351e1ee4e43dc1a18b91b24640b6dbb92cb1add371e",
    ),
    edwards: None,
};
