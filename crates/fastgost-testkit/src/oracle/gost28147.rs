//! Magma (GOST R 34.12-2015, section 5; RFC 8891) and GOST 28147-89 (RFC 5830).
use super::Cipher;

/// The substitutions pi'_0, ..., pi'_7 of Magma (RFC 8891, section 4.1). The substitution pi'_0 takes the lowest
/// nibble.
pub const PI: [[u8; 16]; 8] = [
    row(0xc462a5b9e8d703f1),
    row(0x68239a5c1e47bd0f),
    row(0xb3582fade174c960),
    row(0xc821d4f670a53e9b),
    row(0x7f5a816d093eb42c),
    row(0x5df692cab78143e0),
    row(0x8e25691cf4b0da37),
    row(0x17ed05834fa69cb2),
];

/// Returns a row of an S-box. The hexadecimal digits of `digits` are the images of 0, ..., 15.
pub(super) const fn row(digits: u64) -> [u8; 16] {
    let (mut row, mut i) = ([0; 16], 0);
    while i < 16 {
        row[i] = (digits >> (60 - 4 * i) & 15) as u8;
        i += 1;
    }
    row
}

/// For each round, the number of the 32-bit word of the key that the round uses (RFC 8891, section 4.3).
pub const ORDER: [u8; 32] =
    [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0];

/// The constant C of CryptoPro key meshing (RFC 4357, section 2.3.2).
const MESHING: [u64; 4] = [0x6900722264c90423, 0x8d3adb9646e92ac4, 0x18feac9400ed0712, 0xc086dcc2ef4ca92b];

/// Returns the big-endian words of a Magma key. K_1 comes first.
pub fn words_of_magma(key: &[u8; 32]) -> [u32; 8] {
    std::array::from_fn(|i| u32::from_be_bytes(key.as_chunks().0[i]))
}

/// Returns the little-endian words of a GOST 28147-89 key. X_0 comes first.
pub fn words_of_28147(key: &[u8; 32]) -> [u32; 8] {
    std::array::from_fn(|i| u32::from_le_bytes(key.as_chunks().0[i]))
}

/// Returns the round keys K_1, ..., K_32.
pub fn expand(words: &[u32; 8]) -> [u32; 32] {
    ORDER.map(|i| words[usize::from(i)])
}

/// The function t, which substitutes every nibble.
pub fn t(pi: &[[u8; 16]; 8], a: u32) -> u32 {
    (0..8).map(|i| u32::from(pi[i][(a >> (4 * i)) as usize % 16]) << (4 * i)).sum()
}

/// The function `g[k]`, which adds k, applies t, and rotates the result left by 11 bits.
pub fn g(pi: &[[u8; 16]; 8], k: u32, a: u32) -> u32 {
    t(pi, a.wrapping_add(k)).rotate_left(11)
}

/// Computes one round, `G[k](a_1, a_0)`.
pub fn round(pi: &[[u8; 16]; 8], k: u32, (a1, a0): (u32, u32)) -> (u32, u32) {
    (a0, g(pi, k, a0) ^ a1)
}

/// Computes the last round, `G*[k](a_1, a_0)`. Unlike `round`, it does not exchange the halves. Returns both halves as
/// one block.
pub fn last_round(pi: &[[u8; 16]; 8], k: u32, a: (u32, u32)) -> u64 {
    let (a1, a0) = round(pi, k, a);
    join(a0, a1)
}

/// Encrypts a block, which is given as a number. The number is big-endian in Magma, and little-endian in GOST 28147-89.
pub fn encrypt(pi: &[[u8; 16]; 8], keys: &[u32; 32], block: u64) -> u64 {
    let mut a = halves(block);
    for &k in &keys[..31] {
        a = round(pi, k, a);
    }
    last_round(pi, keys[31], a)
}

/// Decrypts a block. Decryption is encryption with the round keys in the opposite order.
pub fn decrypt(pi: &[[u8; 16]; 8], keys: &[u32; 32], block: u64) -> u64 {
    let mut backwards = *keys;
    backwards.reverse();
    encrypt(pi, &backwards, block)
}

/// Computes the 16 rounds by which IMIT processes a block (RFC 5830, section 8). All of them are ordinary rounds
/// (`round`), and none is `last_round`.
pub fn imit(pi: &[[u8; 16]; 8], keys: &[u32; 32], block: u64) -> u64 {
    let mut a = halves(block);
    for &k in &keys[..16] {
        a = round(pi, k, a);
    }
    join(a.0, a.1)
}

/// Returns the two halves of a block, (a_1, a_0) = (N_2, N_1).
fn halves(block: u64) -> (u32, u32) {
    ((block >> 32) as u32, block as u32)
}

fn join(high: u32, low: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// Computes one step of CryptoPro key meshing (RFC 4357, section 2.3.2). Returns the next key and the next
/// initialisation vector.
pub fn mesh(pi: &[[u8; 16]; 8], key: &[u8; 32], iv: &[u8; 8]) -> ([u8; 32], [u8; 8]) {
    let (keys, mut next) = (expand(&words_of_28147(key)), [0; 32]);
    for (to, c) in next.as_chunks_mut().0.iter_mut().zip(MESHING) {
        *to = decrypt(pi, &keys, c.swap_bytes()).to_le_bytes();
    }
    let keys = expand(&words_of_28147(&next));
    (next, encrypt(pi, &keys, u64::from_le_bytes(*iv)).to_le_bytes())
}

/// GOST 28147-89 under a key. Blocks are little-endian.
#[derive(Clone)]
pub struct Gost28147 {
    pi: [[u8; 16]; 8],
    key: [u8; 32],
    keys: [u32; 32],
}

impl Gost28147 {
    /// Returns a cipher with these S-boxes, under this key.
    pub fn new(pi: &[[u8; 16]; 8], key: &[u8; 32]) -> Self {
        Self { pi: *pi, key: *key, keys: expand(&words_of_28147(key)) }
    }

    /// Computes one step of CryptoPro key meshing.
    pub fn mesh(&self, iv: &[u8; 8]) -> (Self, [u8; 8]) {
        let (key, iv) = mesh(&self.pi, &self.key, iv);
        (self.rekey(&key), iv)
    }

    /// Returns the state of IMIT after one more block of the message.
    pub fn imit(&self, state: &[u8; 8], block: &[u8; 8]) -> [u8; 8] {
        imit(&self.pi, &self.keys, u64::from_le_bytes(*state) ^ u64::from_le_bytes(*block)).to_le_bytes()
    }
}

impl Cipher for Gost28147 {
    const BLOCK: usize = 8;
    fn rekey(&self, key: &[u8; 32]) -> Self {
        Self::new(&self.pi, key)
    }
    fn encrypt(&self, block: &[u8]) -> Vec<u8> {
        let block = u64::from_le_bytes(block.try_into().expect("8 bytes"));
        encrypt(&self.pi, &self.keys, block).to_le_bytes().to_vec()
    }
    fn decrypt(&self, block: &[u8]) -> Vec<u8> {
        let block = u64::from_le_bytes(block.try_into().expect("8 bytes"));
        decrypt(&self.pi, &self.keys, block).to_le_bytes().to_vec()
    }
}

/// Magma under a key. Blocks are big-endian.
#[derive(Clone)]
pub struct Magma([u32; 32]);

impl Magma {
    /// Returns the cipher under this key.
    pub fn new(key: &[u8; 32]) -> Self {
        Self(expand(&words_of_magma(key)))
    }
}

impl Cipher for Magma {
    const BLOCK: usize = 8;
    fn rekey(&self, key: &[u8; 32]) -> Self {
        Self::new(key)
    }
    fn encrypt(&self, block: &[u8]) -> Vec<u8> {
        let block = u64::from_be_bytes(block.try_into().expect("8 bytes"));
        encrypt(&PI, &self.0, block).to_be_bytes().to_vec()
    }
    fn decrypt(&self, block: &[u8]) -> Vec<u8> {
        let block = u64::from_be_bytes(block.try_into().expect("8 bytes"));
        decrypt(&PI, &self.0, block).to_be_bytes().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example is in RFC 8891, appendix A.
    #[test]
    fn the_standards_example() {
        let key = *b"\xff\xee\xdd\xcc\xbb\xaa\x99\x88\x77\x66\x55\x44\x33\x22\x11\x00\xf0\xf1\xf2\xf3\xf4\xf5\xf6\xf7\xf8\xf9\xfa\xfb\xfc\xfd\xfe\xff";
        let keys = expand(&words_of_magma(&key));
        assert_eq!(encrypt(&PI, &keys, 0xfedcba9876543210), 0x4ee901e5c2d8ca3d);
        assert_eq!(decrypt(&PI, &keys, 0x4ee901e5c2d8ca3d), 0xfedcba9876543210);
    }
}
