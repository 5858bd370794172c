//! Shared by the tests of modes and MACs: ciphers on every kernel with their oracles, and modes that follow the
//! standard's text.
#![allow(dead_code)] // each program uses a part of this
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Level, Magma, Result, Sbox,
    hash::{Gost94, Hash, Streebog256, Streebog512},
    mode::Direction,
    oracle,
};

pub mod vectors;

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";

/// Bytes that no shift by a block, register or group maps to themselves.
pub fn data(n: usize) -> Vec<u8> {
    (0..n as u64).map(|i| ((i * i + 7 * i + i / 251) % 251) as u8).collect()
}

/// A cipher under `KEY`.
pub trait Subject: Cipher + 'static {
    /// On every kernel of this machine, with the number of blocks in the widest group.
    fn on_every_kernel() -> Vec<(Self, usize)>;
    /// The oracle under `KEY`.
    fn oracle(direction: Direction, block: &[u8]) -> Vec<u8> {
        Self::oracle_under(&KEY, direction, block)
    }
    /// The oracle under any key.
    fn oracle_under(key: &[u8; 32], direction: Direction, block: &[u8]) -> Vec<u8>;
}

fn on_every<C: Cipher>(make: impl Fn(Level) -> Result<C>) -> Vec<(C, usize)> {
    let beside_its_group = |cipher: C| {
        let blocks = cipher.group_blocks();
        (cipher, blocks)
    };
    C::levels().map(|level| beside_its_group(make(level).expect("available"))).collect()
}

impl Subject for Kuznyechik {
    fn on_every_kernel() -> Vec<(Self, usize)> {
        on_every(|level| Kuznyechik::with_level(level, &KEY))
    }
    fn oracle_under(key: &[u8; 32], direction: Direction, block: &[u8]) -> Vec<u8> {
        let keys = oracle::kuznyechik::expand(key);
        let block = block.try_into().expect("16 bytes");
        match direction {
            Direction::Encrypt => oracle::kuznyechik::encrypt(&keys, block).to_vec(),
            Direction::Decrypt => oracle::kuznyechik::decrypt(&keys, block).to_vec(),
        }
    }
}

impl Subject for Magma {
    fn on_every_kernel() -> Vec<(Self, usize)> {
        on_every(|level| Magma::with_level(level, &KEY))
    }
    fn oracle_under(key: &[u8; 32], direction: Direction, block: &[u8]) -> Vec<u8> {
        let block = u64::from_be_bytes(block.try_into().expect("8 bytes"));
        feistel(&oracle::gost28147::PI, &oracle::gost28147::words_of_magma(key), direction, block)
            .to_be_bytes()
            .to_vec()
    }
}

/// The rows of the S-box set that `Gost28147` has in the tests: not Magma's.
pub fn rows() -> [[u8; 16]; 8] {
    Sbox::SETS.iter().find(|set| set.name == "b").expect("a set of that name").rows
}

impl Subject for Gost28147 {
    fn on_every_kernel() -> Vec<(Self, usize)> {
        let sbox = Sbox::from_rows(&rows()).expect("rows");
        on_every(|level| Gost28147::with_level(level, &KEY, &sbox))
    }
    fn oracle_under(key: &[u8; 32], direction: Direction, block: &[u8]) -> Vec<u8> {
        gost28147(key, direction, block)
    }
}

/// The oracle under any key.
pub fn gost28147(key: &[u8; 32], direction: Direction, block: &[u8]) -> Vec<u8> {
    let block = u64::from_le_bytes(block.try_into().expect("8 bytes"));
    feistel(&rows(), &oracle::gost28147::words_of_28147(key), direction, block).to_le_bytes().to_vec()
}

fn feistel(rows: &[[u8; 16]; 8], words: &[u32; 8], direction: Direction, block: u64) -> u64 {
    let keys = oracle::gost28147::expand(words);
    match direction {
        Direction::Encrypt => oracle::gost28147::encrypt(rows, &keys, block),
        Direction::Decrypt => oracle::gost28147::decrypt(rows, &keys, block),
    }
}

pub fn encrypt<C: Subject>(block: &[u8]) -> Vec<u8> {
    C::oracle(Direction::Encrypt, block)
}

pub fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// CBC, CFB and OFB as in the standard's text: a register of m bits whose leftmost block is used, and which is shifted
/// by a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    Cbc,
    Cfb,
    Ofb,
}

pub fn by_the_book<C: Subject>(mode: Book, direction: Direction, iv: &[u8], data: &[u8]) -> Vec<u8> {
    let mut register = iv.to_vec();
    by_register(mode, direction, C::BLOCK_SIZE, C::oracle, &mut register, data)
}

/// The same over any function of blocks; updates the register.
pub fn by_register(
    mode: Book,
    direction: Direction,
    n: usize,
    function: impl Fn(Direction, &[u8]) -> Vec<u8>,
    register: &mut Vec<u8>,
    data: &[u8],
) -> Vec<u8> {
    let encrypt = |block: &[u8]| function(Direction::Encrypt, block);
    let mut output = Vec::new();
    for input in data.chunks(n) {
        let left: Vec<u8> = register.drain(..n).collect();
        let (out, back) = match (mode, direction) {
            (Book::Cbc, Direction::Encrypt) => {
                let c = encrypt(&xor(input, &left));
                (c.clone(), c)
            }
            (Book::Cbc, Direction::Decrypt) => (xor(&function(Direction::Decrypt, input), &left), input.to_vec()),
            (Book::Cfb, _) => {
                let out = xor(input, &encrypt(&left));
                (out.clone(), if direction == Direction::Encrypt { out } else { input.to_vec() })
            }
            (Book::Ofb, _) => {
                let keystream = encrypt(&left);
                (xor(input, &keystream), keystream)
            }
        };
        output.extend(out);
        register.extend(back);
    }
    output
}

/// Cuts at all kinds of positions, in steps from 0 to about `most`, multiples of `unit`.
pub fn cuts(len: usize, unit: usize, most: usize, seed: usize) -> Vec<usize> {
    let (mut x, mut at, mut cuts) = ((seed as u64).wrapping_add(1), 0, Vec::new());
    while at < len {
        x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let n = ((x >> 33) as usize % (most / unit + 1) * unit).min(len - at);
        cuts.push(n);
        at += n;
    }
    cuts
}

/// A hash function.
pub trait HashSubject: Hash + 'static {
    /// On every kernel of this machine.
    fn on_every_kernel() -> Vec<Self>;
    /// The oracle.
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

/// With the S-boxes of CryptoPro.
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

/// HMAC following RFC 2104.
pub fn hmac_book<H: HashSubject>(key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut block = if key.len() > H::BLOCK_SIZE { H::oracle(key) } else { key.to_vec() };
    block.resize(H::BLOCK_SIZE, 0);
    let pad = |byte: u8| block.iter().map(|b| b ^ byte).collect::<Vec<u8>>();
    let inner = H::oracle(&[&pad(0x36)[..], message].concat());
    H::oracle(&[pad(0x5c), inner].concat())
}
