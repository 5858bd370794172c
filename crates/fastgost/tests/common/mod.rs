//! Code that the tests of modes and MACs share. The code provides ciphers and hash functions on every kernel (the code
//! for one level of CPU features), and their oracles (slow implementations that follow the text of the standards).
#![allow(dead_code)] // Each test program uses only a part of this module.
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Level, Magma, Result, Sbox,
    curve::{Curve, Scalar},
    hash::{Gost94, Hash, Streebog256, Streebog512},
};
use fastgost_testkit::{
    book,
    oracle::{
        self, Cipher as _,
        curve::{self, BigUint},
        gost28147, kuznyechik,
    },
};

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";

/// A cipher under the key `KEY`, for tests.
pub trait Subject: Cipher + 'static {
    type Oracle: oracle::Cipher;
    /// Returns the cipher on every kernel of this machine, with the number of blocks in the kernel's widest group (the
    /// blocks that the kernel processes at once).
    fn on_every_kernel() -> Vec<(Self, usize)>;
    /// Returns the oracle of the cipher under this key. An oracle is a slow implementation for tests only.
    fn oracle_under(key: &[u8; 32]) -> Self::Oracle;
    /// Returns the oracle of the cipher under `KEY`.
    fn oracle() -> Self::Oracle {
        Self::oracle_under(&KEY)
    }
}

fn on_every<C: Cipher>(make: impl Fn(Level) -> Result<C>) -> Vec<(C, usize)> {
    let beside_its_group = |cipher: C| {
        let blocks = cipher.group_blocks();
        (cipher, blocks)
    };
    C::levels().map(|level| beside_its_group(make(level).expect("available"))).collect()
}

impl Subject for Kuznyechik {
    type Oracle = kuznyechik::Kuznyechik;
    fn on_every_kernel() -> Vec<(Self, usize)> {
        on_every(|level| Kuznyechik::with_level(level, &KEY))
    }
    fn oracle_under(key: &[u8; 32]) -> Self::Oracle {
        kuznyechik::Kuznyechik::new(key)
    }
}

impl Subject for Magma {
    type Oracle = gost28147::Magma;
    fn on_every_kernel() -> Vec<(Self, usize)> {
        on_every(|level| Magma::with_level(level, &KEY))
    }
    fn oracle_under(key: &[u8; 32]) -> Self::Oracle {
        gost28147::Magma::new(key)
    }
}

/// Returns the rows of the S-box set that `Gost28147` uses in the tests. This set is not Magma's set.
pub fn rows() -> [[u8; 16]; 8] {
    Sbox::SETS.iter().find(|set| set.name == "b").expect("a set of that name").rows
}

impl Subject for Gost28147 {
    type Oracle = gost28147::Gost28147;
    fn on_every_kernel() -> Vec<(Self, usize)> {
        let sbox = Sbox::from_rows(&rows()).expect("rows");
        on_every(|level| Gost28147::with_level(level, &KEY, &sbox))
    }
    fn oracle_under(key: &[u8; 32]) -> Self::Oracle {
        gost28147::Gost28147::new(&rows(), key)
    }
}

/// Encrypts one block with the oracle.
pub fn encrypt<C: Subject>(block: &[u8]) -> Vec<u8> {
    C::oracle().encrypt(block)
}

/// A hash function, for tests.
pub trait HashSubject: Hash + 'static {
    /// Returns the hash function on every kernel of this machine.
    fn on_every_kernel() -> Vec<Self>;
    /// Returns the oracle's digest.
    fn oracle(message: &[u8]) -> Vec<u8>;
}

impl HashSubject for Streebog256 {
    fn on_every_kernel() -> Vec<Self> {
        Self::levels().map(|level| Self::with_level(level).expect("available")).collect()
    }
    fn oracle(message: &[u8]) -> Vec<u8> {
        oracle::streebog::hash(256, message)[32..].to_vec()
    }
}

impl HashSubject for Streebog512 {
    fn on_every_kernel() -> Vec<Self> {
        Self::levels().map(|level| Self::with_level(level).expect("available")).collect()
    }
    fn oracle(message: &[u8]) -> Vec<u8> {
        oracle::streebog::hash(512, message).to_vec()
    }
}

/// In the tests, GOST R 34.11-94 uses the S-boxes of CryptoPro.
impl HashSubject for Gost94 {
    fn on_every_kernel() -> Vec<Self> {
        let sbox = Sbox::from_name("h94cp").expect("a set");
        Self::levels().map(|level| Self::with_level(level, &sbox).expect("available")).collect()
    }
    fn oracle(message: &[u8]) -> Vec<u8> {
        let set = Sbox::SETS.iter().find(|set| set.name == "h94cp").expect("a set of that name");
        oracle::gost94::hash(&set.rows, message).to_vec()
    }
}

/// Computes HMAC with the oracle of the hash function.
pub fn hmac_book<H: HashSubject>(key: &[u8], message: &[u8]) -> Vec<u8> {
    book::hmac(H::BLOCK_SIZE, H::oracle, key, message)
}

pub fn big(x: &Scalar) -> BigUint {
    let mut bytes = [0; 64];
    x.write_le_bytes(&mut bytes);
    BigUint::from_bytes_le(&bytes)
}

/// Returns the oracle of a curve.
pub fn group(curve: &Curve) -> curve::Curve {
    let [p, a, b, x, y] = [curve.p(), curve.a(), curve.b(), curve.x(), curve.y()].map(big);
    curve::Curve { p, a, b, x, y }
}
