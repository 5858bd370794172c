//! Makes containers and PFX files in the form that CryptoPro's programs use, as far as this form is known. This module
//! uses the oracles of the test kit. Oracles are slow and simple implementations, which are independent of the code
//! that reads the files.
use crate::chains::der::{self, context, implicit, int, octets, oid, seq, tlv};
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_testkit::{
    book::Feedback,
    oracle::{Cipher, curve::BigUint, gost94, gost28147::Gost28147, streebog},
};
use hmac::{Hmac, KeyInit, Mac};
use sha1::{Digest, Sha1};

/// The standard of a key. The algorithms that protect the key depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standard {
    Old,
    New256,
    New512,
}

/// A kind of keys. The kind decides the algorithms, the curve, and the identifiers that are written into files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    pub standard: Standard,
    /// The identifier of the key's algorithm. The field `parameters` has the identifiers of the curve, of the digest
    /// and of the cipher, in this order. Some kinds have only the first or the first two identifiers.
    algorithm: &'static str,
    parameters: &'static [&'static str],
    /// The order of the curve's subgroup (q) in hexadecimal, big-endian, as the standards print it.
    q: &'static str,
}

/// The order of the curve that has the identifiers 1.2.643.2.2.35.1 and 1.2.643.2.2.36.0.
const Q_A: &str = "ffffffffffffffffffffffffffffffff6c611070995ad10045841b09b761b893";
/// The order of the curve that has the identifiers 1.2.643.2.2.35.3 and 1.2.643.2.2.36.1.
const Q_C: &str = "9b9f605f5a858107ab1ec85e6b41c8aa582ca3511eddfb74f02f3a6598980bb9";
/// The order of the subgroup of the curve 1.2.643.7.1.2.1.1.1. The curve has four times as many points.
const Q_256_A: &str = "400000000000000000000000000000000fd8cddfc87b6635c115af556c360c67";
const Q_512_A: &str = "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff27e69532f48d89116ff22b8d4e0560609b4b38abfad2b85dcacdb1411f10b275";
/// The order of the subgroup of the curve 1.2.643.7.1.2.1.2.3. The curve has four times as many points.
const Q_512_C: &str = "3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc98cdba46506ab004c33a9ff5147502cc8eda9e7a769a12694623cef47f023ed";

const DIGEST_256: &str = "1.2.643.7.1.1.2.2";
const DIGEST_512: &str = "1.2.643.7.1.1.2.3";

impl Kind {
    pub const OLD: Kind = Kind {
        standard: Standard::Old,
        algorithm: "1.2.643.2.2.98",
        parameters: &["1.2.643.2.2.36.0", "1.2.643.2.2.30.1", "1.2.643.2.2.31.1"],
        q: Q_A,
    };
    pub const NEW_256: Kind = Kind {
        standard: Standard::New256,
        algorithm: "1.2.643.7.1.1.6.1",
        parameters: &["1.2.643.2.2.36.0", DIGEST_256],
        q: Q_A,
    };
    pub const NEW_512: Kind = Kind {
        standard: Standard::New512,
        algorithm: "1.2.643.7.1.1.6.2",
        parameters: &["1.2.643.7.1.2.1.2.1", DIGEST_512],
        q: Q_512_A,
    };

    /// The kinds of the keys in the published files, in the order of [`PUBLISHED`](super::PUBLISHED).
    pub const ALL: [Kind; 3] = [Kind::OLD, Kind::NEW_256, Kind::NEW_512];

    /// More kinds of keys. Some kinds have other curves, including curves with a cofactor. Some kinds have the
    /// identifier for signature keys in place of the identifier for key agreement. Some kinds have parameters without a
    /// digest.
    pub const OTHERS: [Kind; 11] = [
        Kind { parameters: &["1.2.643.2.2.36.1", "1.2.643.2.2.30.1", "1.2.643.2.2.31.1"], q: Q_C, ..Kind::OLD },
        Kind { algorithm: "1.2.643.2.2.19", parameters: &["1.2.643.2.2.35.1", "1.2.643.2.2.30.1"], ..Kind::OLD },
        Kind { parameters: &["1.2.643.2.2.36.0"], ..Kind::OLD },
        Kind { parameters: &["1.2.643.2.2.36.1", DIGEST_256], q: Q_C, ..Kind::NEW_256 },
        Kind { algorithm: "1.2.643.7.1.1.1.1", parameters: &["1.2.643.2.2.35.1", DIGEST_256], ..Kind::NEW_256 },
        Kind { parameters: &["1.2.643.7.1.2.1.1.1", DIGEST_256], q: Q_256_A, ..Kind::NEW_256 },
        Kind { algorithm: "1.2.643.7.1.1.1.1", parameters: &["1.2.643.7.1.2.1.1.1"], q: Q_256_A, ..Kind::NEW_256 },
        Kind { parameters: &["1.2.643.7.1.2.1.1.2"], ..Kind::NEW_256 },
        Kind { parameters: &["1.2.643.7.1.2.1.2.3", DIGEST_512], q: Q_512_C, ..Kind::NEW_512 },
        Kind { algorithm: "1.2.643.7.1.1.1.2", ..Kind::NEW_512 },
        Kind { algorithm: "1.2.643.7.1.1.1.2", parameters: &["1.2.643.7.1.2.1.2.3"], q: Q_512_C, ..Kind::NEW_512 },
    ];

    pub fn is_old(self) -> bool {
        self.standard == Standard::Old
    }

    pub fn curve(self) -> &'static Curve {
        Curve::from_oid(self.parameters[0]).expect("a curve")
    }

    /// Returns the order q of the curve's subgroup.
    pub fn q(self) -> BigUint {
        BigUint::parse_bytes(self.q.as_bytes(), 16).expect("a number")
    }

    /// Returns true if the identifier of the key's algorithm is the identifier for signature keys, and not for key
    /// agreement.
    fn signs_only(self) -> bool {
        self.algorithm.starts_with("1.2.643.7.1.1.1.") || self.algorithm == "1.2.643.2.2.19"
    }

    /// Returns the content of an `AlgorithmIdentifier`.
    fn algorithm(self) -> Vec<u8> {
        let parameters: Vec<_> = self.parameters.iter().flat_map(|text| oid(text)).collect();
        [oid(self.algorithm), tlv(0x30, &parameters)].concat()
    }

    fn parameters(self, bits: u8) -> Vec<u8> {
        [der::bits(2, &[bits]), context(0, &self.algorithm())].concat()
    }

    fn hash(self, message: &[u8]) -> Vec<u8> {
        match self.standard {
            Standard::Old => gost94::hash(&rows("h94cp"), message).to_vec(),
            _ => streebog::hash(256, message)[32..].to_vec(),
        }
    }

    /// Returns the name of the S-boxes with which containers of this kind are encrypted.
    fn sbox(self) -> &'static str {
        if self.is_old() { "a" } else { "z" }
    }
}

fn rows(sbox: &str) -> [[u8; 16]; 8] {
    fastgost::Sbox::SETS.iter().find(|set| set.name == sbox).expect("a set").rows
}

fn cipher(sbox: &str, key: &[u8]) -> Gost28147 {
    Gost28147::new(&rows(sbox), key.try_into().expect("32 bytes"))
}

/// Computes the MAC of GOST 28147-89 (IMIT) with key meshing. If the last block is not complete, it is padded.
pub fn imit(sbox: &str, key: &[u8], state: &[u8; 8], data: &[u8]) -> Vec<u8> {
    let (mut cipher, mut state) = (cipher(sbox, key), *state);
    for (i, block) in data.chunks(8).enumerate() {
        if i > 0 && i % 128 == 0 {
            cipher = cipher.mesh(&[0; 8]).0;
        }
        let mut padded = [0; 8];
        padded[..block.len()].copy_from_slice(block);
        state = cipher.imit(&state, &padded);
    }
    state[..4].to_vec()
}

fn ecb(sbox: &str, key: &[u8], data: &[u8]) -> Vec<u8> {
    let cipher = cipher(sbox, key);
    data.chunks(8).flat_map(|block| cipher.encrypt(block)).collect()
}

/// Derives the encryption key of a container from the password (CPKDF).
pub fn container_key(kind: Kind, password: &[u8], salt: &[u8]) -> Vec<u8> {
    let block = if kind.is_old() { 32 } else { 64 };
    let pin: Vec<u8> = password.iter().flat_map(|byte| [*byte, 0, 0, 0]).collect();
    let padded = |mut c: Vec<u8>| {
        c.resize(block, 0);
        c
    };
    let with = |c: &[u8], pad: u8| c.iter().map(|byte| byte ^ pad).collect::<Vec<_>>();
    let h = kind.hash(&[salt, &pin].concat());
    let mut c = padded(b"DENEFH028.760246785.IUEFHWUIO.EF".to_vec());
    for _ in 0..if password.is_empty() { 2 } else { 2000 } {
        c = padded(kind.hash(&[with(&c, 0x36), h.clone(), with(&c, 0x5c), h.clone()].concat()));
    }
    let c = kind.hash(&[&with(&c, 0x36)[..32], salt, &with(&c, 0x5c)[..32], &pin].concat());
    kind.hash(&c)
}

/// The optional parts of a container, and the parts that tests replace.
#[derive(Clone, Default)]
pub struct More<'a> {
    pub certificate: Option<&'a [u8]>,
    /// The name in header.key.
    pub name: Option<&'a [u8]>,
    /// The attributes of the key. By default, the key has the usual attributes (exportable, for exchange, DH allowed).
    pub permissions: Option<u8>,
    /// The attributes of the container. By default, the container has the usual attribute ("reserve copy").
    pub attributes: Option<u8>,
    /// `before` is inserted into the header before the certificate, and `after` is inserted after the fingerprint.
    pub before: Vec<u8>,
    pub after: Vec<u8>,
    /// Elements that are added after the key in primary.key.
    pub beside: Vec<u8>,
    /// A fingerprint that replaces the right fingerprint of the key.
    pub fingerprint: Option<[u8; 8]>,
}

pub type Files = Vec<(&'static str, Vec<u8>)>;

/// Makes the files of a container.
pub fn container(kind: Kind, number: &[u8], password: &[u8], more: &More<'_>) -> Files {
    let key = SigningKey::from_bytes(kind.curve(), number).expect("a key");
    let public = key.verifying_key().to_bytes();
    let fingerprint = more.fingerprint.unwrap_or_else(|| public[..8].try_into().expect("8 bytes"));
    let mut content = [
        context(0, &oid("1.2.643.2.2.37.2.1")),
        more.name.map_or(vec![], |name| tlv(0x16, name)),
        der::bits(4, &[more.attributes.unwrap_or(0x40)]),
        tlv(0x30, &kind.parameters(more.permissions.unwrap_or(0xa4))),
    ]
    .concat();
    if !password.is_empty() {
        let key = container_key(kind, password, &fingerprint);
        content.extend(implicit(2, &imit(kind.sbox(), &key, &[0; 8], &[0; 16])));
    }
    content.extend(&more.before);
    if let Some(certificate) = more.certificate {
        content.extend(implicit(5, certificate));
    }
    content.extend(implicit(10, &fingerprint));
    content.extend(&more.after);
    let content = tlv(0x30, &content);
    let mac = imit(kind.sbox(), &[0; 32], &[0; 8], &content);
    let mut files =
        vec![("header.key", seq([content, octets(&mac)])), ("name.key", seq([tlv(0x16, b"\xc8\xe2\xe0\xed-1")]))];
    for (primary, masks, seed) in [("primary.key", "masks.key", 7_u8), ("primary2.key", "masks2.key", 11)] {
        let size = kind.curve().size();
        let (mask, salt) = mask(kind, seed);
        let encrypted = ecb(kind.sbox(), &container_key(kind, password, &salt), &masked(kind, number, &mask));
        files.push((primary, seq([octets(&encrypted), more.beside.clone()])));
        let mac = imit(kind.sbox(), &mask[size - 32..], &[0; 8], &salt);
        files.push((masks, seq([octets(&mask), octets(&salt), octets(&mac)])));
    }
    files.sort();
    files
}

/// Returns a mask and its salt.
pub fn mask(kind: Kind, seed: u8) -> (Vec<u8>, Vec<u8>) {
    let byte = |i| u8::try_from(i).expect("small").wrapping_mul(29) ^ seed;
    ((0..kind.curve().size()).map(byte).collect(), (0..12).map(|i| i * seed).collect())
}

/// Returns the masked form of a private key, which is the product of `number` and `mask` modulo q.
pub fn masked(kind: Kind, number: &[u8], mask: &[u8]) -> Vec<u8> {
    let big = BigUint::from_bytes_le;
    let mut product = (big(number) * big(mask) % kind.q()).to_bytes_le();
    product.resize(kind.curve().size(), 0);
    product
}

pub const SALT: [u8; 16] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];

/// Makes a SafeBag with a key that is encrypted in the way of CryptoPro. The encryption key is derived from the
/// password with `iterations` iterations.
pub fn bag(kind: Kind, number: &[u8], password: &str, iterations: u16) -> Vec<u8> {
    let algorithm = [oid("1.2.840.113549.1.12.1.80"), seq([octets(&SALT), small(iterations)])].concat();
    let encrypted = encrypted(kind, number, password, iterations, |_| {});
    bag_of(&algorithm, &encrypted)
}

/// Makes an INTEGER below 2^15.
fn small(number: u16) -> Vec<u8> {
    let bytes = number.to_be_bytes();
    int(if number < 0x80 { &bytes[1..] } else { &bytes })
}

/// Makes a SafeBag with the encrypted key `encrypted`.
pub fn bag_of(algorithm: &[u8], encrypted: &[u8]) -> Vec<u8> {
    let sealed = seq([tlv(0x30, algorithm), octets(encrypted)]);
    let id = tlv(0x31, &seq([oid("1.2.840.113549.1.9.21"), tlv(0x31, &octets(&[1, 0, 0, 0]))]));
    seq([oid("1.2.840.113549.1.12.10.1.2"), context(0, &sealed), id])
}

/// Makes `PrivateKeyInfo` in CryptoPro's form, changes it with `change`, and encrypts the result.
pub fn encrypted(kind: Kind, number: &[u8], password: &str, iterations: u16, change: impl Fn(&mut Vec<u8>)) -> Vec<u8> {
    let key = pfx_key(password, &SALT, iterations);
    let mut plain = plain(kind, number, &key);
    change(&mut plain);
    Feedback::Cfb.encrypt(&cipher("a", &key), &mut SALT[..8].to_vec(), &plain)
}

/// Derives a key from the password of a PFX. This key encrypts the data in a SafeBag.
pub fn pfx_key(password: &str, salt: &[u8], iterations: u16) -> Vec<u8> {
    let mut key: Vec<u8> = password.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for i in 1..=iterations {
        key = gost94::hash(&rows("h94cp"), &[&key[..], salt, &i.to_be_bytes()].concat()).to_vec();
    }
    key
}

const UKM: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];

/// Returns the key that wraps the private key inside the encrypted data. `key` is the key that [`pfx_key`] derives from
/// the password.
pub fn wrapping_key(kind: Kind, key: &[u8]) -> Vec<u8> {
    if kind.is_old() {
        return diversified(key, &UKM);
    }
    let message = [&[1, 0x26, 0xbd, 0xb8, 0x78, 0][..], &UKM, &[1, 0]].concat();
    let streebog = |message: &[u8]| streebog::hash(256, message)[32..].to_vec();
    fastgost_testkit::book::hmac(64, streebog, key, &message)
}

/// Makes `PrivateKeyInfo` in CryptoPro's form. `key` is the key that [`pfx_key`] derives from the password.
pub fn plain(kind: Kind, number: &[u8], key: &[u8]) -> Vec<u8> {
    let ukm = UKM;
    let kek = wrapping_key(kind, key);
    let wrapped = seq([octets(&ecb("a", &kek, number)), octets(&imit("a", &kek, &ukm, number))]);
    let signed = seq([octets(&ukm), wrapped, context(0, &kind.parameters(0x24))]);
    let outer = imit("a", &kek, &[0; 8], &signed);
    // `calg` is the number of the algorithm in Microsoft's CryptoAPI. For key agreement, it is CALG_DH_EL_SF or a
    // similar number. For signatures only, it is CALG_GR3410EL or a similar number.
    let (calg, size) = match (kind.standard, kind.signs_only()) {
        (Standard::Old, false) => ([0x24, 0xaa], 0x20),
        (Standard::Old, true) => ([0x23, 0x2e], 0x20),
        (Standard::New256, false) => ([0x46, 0xaa], 0x20),
        (Standard::New256, true) => ([0x49, 0x2e], 0x20),
        (Standard::New512, false) => ([0x42, 0xaa], 0x40),
        (Standard::New512, true) => ([0x3d, 0x2e], 0x40),
    };
    let mut blob = vec![7, 0x20, 0, 0, calg[0], calg[1], 0, 0, b'M', b'A', b'G', b'1', size, 0, 0, 0];
    blob.extend(seq([signed, octets(&outer)]));
    let algorithm = kind.algorithm();
    seq([vec![2, 0], tlv(0x30, &[der::first(&algorithm), &[5, 0]].concat()), octets(&blob)])
}

/// Diversifies a key as RFC 4357, section 6.5 does.
fn diversified(key: &[u8], ukm: &[u8; 8]) -> Vec<u8> {
    let mut key = key.to_vec();
    for byte in ukm {
        let (mut chosen, mut others) = (0_u32, 0_u32);
        for (j, word) in key.chunks(4).enumerate() {
            let word = u32::from_le_bytes(word.try_into().expect("4 bytes"));
            let sum = if byte >> j & 1 == 1 { &mut chosen } else { &mut others };
            *sum = sum.wrapping_add(word);
        }
        let mut iv = [chosen.to_le_bytes(), others.to_le_bytes()].concat();
        key = Feedback::Cfb.encrypt(&cipher("a", &key), &mut iv, &key);
    }
    key
}

/// Makes a PFX with a MAC. `bags` are the SafeBags of its first part, and `contents` are its other parts.
pub fn pfx(bags: &[u8], contents: &[u8], password: &str) -> Vec<u8> {
    let data = |content: &[u8]| seq([oid("1.2.840.113549.1.7.1"), context(0, &octets(content))]);
    let safe = seq([data(&tlv(0x30, bags)), contents.to_vec()]);
    let key = mac_key(password);
    let mut mac = <Hmac<Sha1> as KeyInit>::new_from_slice(&key).expect("any key");
    mac.update(&safe);
    let digest = mac.finalize().into_bytes();
    let info = seq([seq([oid("1.3.14.3.2.26")]), octets(&digest)]);
    seq([int(&[3]), data(&safe), seq([info, octets(&SALT), small(2000)])])
}

/// Derives the key of the MAC by RFC 7292, appendix B.2. The key has 20 bytes. The password must fit in one block of
/// the hash function.
fn mac_key(password: &str) -> Vec<u8> {
    let password: Vec<u8> = format!("{password}\0").encode_utf16().flat_map(u16::to_be_bytes).collect();
    let filled = |bytes: &[u8]| bytes.iter().copied().cycle().take(64).collect::<Vec<_>>();
    let mut digest = Sha1::digest([vec![3; 64], filled(&SALT), filled(&password)].concat()).to_vec();
    for _ in 1..2000 {
        digest = Sha1::digest(&digest).to_vec();
    }
    digest
}

/// Makes a part of a PFX that claims to be encrypted with Triple DES. The library cannot read such a part.
pub fn triple_des() -> Vec<u8> {
    under("1.2.840.113549.1.12.1.3")
}

/// Makes a part of a PFX that claims to be encrypted with the scheme `scheme` of PKCS #12.
pub fn under(scheme: &str) -> Vec<u8> {
    let algorithm = seq([oid(scheme), seq([octets(&[7; 8]), int(&[1])])]);
    let info = seq([oid("1.2.840.113549.1.7.1"), algorithm, implicit(0, &[9; 64])]);
    seq([oid("1.2.840.113549.1.7.6"), context(0, &seq([int(&[0]), info]))])
}
