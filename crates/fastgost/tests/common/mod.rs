//! What the tests of modes and MACs share: ciphers on every kernel beside their oracles, and modes by the book.
#![allow(dead_code)]
use fastgost::{Cipher, Kernel, Kuznyechik, mode::Direction, oracle};

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";

/// Bytes that no shift of a block, register or group maps to themselves.
pub fn data(n: usize) -> Vec<u8> {
    (0..n).map(|i| ((i * i + 7 * i + i / 251) % 251) as u8).collect()
}

/// A cipher under `KEY`.
pub trait Subject: Cipher + 'static {
    /// On every kernel of this machine, with the widest group in blocks.
    fn on_every_kernel() -> Vec<(Self, usize)>;
    /// By the book.
    fn oracle(direction: Direction, block: &[u8]) -> Vec<u8>;
}

impl Subject for Kuznyechik {
    fn on_every_kernel() -> Vec<(Self, usize)> {
        Kernel::available().map(|k| (Kuznyechik::with_kernel(k, &KEY), k.blocks())).collect()
    }
    fn oracle(direction: Direction, block: &[u8]) -> Vec<u8> {
        let keys = oracle::kuznyechik::expand(&KEY);
        let block = block.try_into().expect("16 bytes");
        match direction {
            Direction::Encrypt => oracle::kuznyechik::encrypt(&keys, block).to_vec(),
            Direction::Decrypt => oracle::kuznyechik::decrypt(&keys, block).to_vec(),
        }
    }
}

pub fn encrypt<C: Subject>(block: &[u8]) -> Vec<u8> {
    C::oracle(Direction::Encrypt, block)
}

pub fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// CBC, CFB and OFB by the book: a register of m bits whose leftmost block is used and which is shifted by a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    Cbc,
    Cfb,
    Ofb,
}

pub fn by_the_book<C: Subject>(mode: Book, direction: Direction, iv: &[u8], data: &[u8]) -> Vec<u8> {
    let n = C::BLOCK_SIZE;
    let mut register = iv.to_vec();
    let mut output = Vec::new();
    for input in data.chunks(n) {
        let left: Vec<u8> = register.drain(..n).collect();
        let (out, back) = match (mode, direction) {
            (Book::Cbc, Direction::Encrypt) => {
                let c = encrypt::<C>(&xor(input, &left));
                (c.clone(), c)
            }
            (Book::Cbc, Direction::Decrypt) => (xor(&C::oracle(Direction::Decrypt, input), &left), input.to_vec()),
            (Book::Cfb, _) => {
                let out = xor(input, &encrypt::<C>(&left));
                (out.clone(), if direction == Direction::Encrypt { out } else { input.to_vec() })
            }
            (Book::Ofb, _) => {
                let keystream = encrypt::<C>(&left);
                (xor(input, &keystream), keystream)
            }
        };
        output.extend(out);
        register.extend(back);
    }
    output
}

/// Cuts that fall everywhere, in steps from nothing to about `most`, multiples of `unit`.
pub fn cuts(len: usize, unit: usize, most: usize, seed: usize) -> Vec<usize> {
    let (mut x, mut at, mut cuts) = (seed as u64 + 1, 0, Vec::new());
    while at < len {
        x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let n = ((x >> 33) as usize % (most / unit + 1) * unit).min(len - at);
        cuts.push(n);
        at += n;
    }
    cuts
}
