//! The oracle for Magma (GOST R 34.12-2015, section 5; RFC 8891) and GOST 28147-89 (RFC 5830): as the standards print
//! them. Slow and NOT constant-time: for tests, and the source of every table.

/// pi'_0, ..., pi'_7 of Magma (RFC 8891, section 4.1); pi'_0 takes the lowest nibble.
#[rustfmt::skip]
pub const PI: [[u8; 16]; 8] = [
    [12, 4, 6, 2, 10, 5, 11, 9, 14, 8, 13, 7, 0, 3, 15, 1],
    [6, 8, 2, 3, 9, 10, 5, 12, 1, 14, 4, 7, 11, 13, 0, 15],
    [11, 3, 5, 8, 2, 15, 10, 13, 14, 1, 7, 4, 12, 9, 6, 0],
    [12, 8, 2, 1, 13, 4, 15, 6, 7, 0, 10, 5, 3, 14, 9, 11],
    [7, 15, 5, 10, 8, 1, 6, 13, 0, 9, 3, 14, 11, 4, 2, 12],
    [5, 13, 15, 6, 9, 2, 12, 10, 11, 7, 8, 1, 4, 3, 14, 0],
    [8, 14, 2, 5, 6, 9, 1, 12, 15, 4, 11, 0, 13, 10, 3, 7],
    [1, 7, 14, 13, 0, 5, 8, 3, 4, 15, 10, 6, 9, 12, 11, 2],
];

/// Which of the eight key words is used in round i + 1 (RFC 8891, section 4.3).
pub const ORDER: [u8; 32] =
    [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0];

/// C of CryptoPro key meshing (RFC 4357, section 2.3.2).
#[rustfmt::skip]
pub const MESHING: [u8; 32] = [
    0x69, 0x00, 0x72, 0x22, 0x64, 0xc9, 0x04, 0x23, 0x8d, 0x3a, 0xdb, 0x96, 0x46, 0xe9, 0x2a, 0xc4,
    0x18, 0xfe, 0xac, 0x94, 0x00, 0xed, 0x07, 0x12, 0xc0, 0x86, 0xdc, 0xc2, 0xef, 0x4c, 0xa9, 0x2b,
];

/// The words of a Magma key, K_1 first: big-endian.
pub fn words_of_magma(key: &[u8; 32]) -> [u32; 8] {
    words_of_28147(key).map(u32::swap_bytes)
}

/// The words of a GOST 28147-89 key, X_0 first: little-endian.
pub fn words_of_28147(key: &[u8; 32]) -> [u32; 8] {
    let mut words = [0; 8];
    for (i, w) in words.iter_mut().enumerate() {
        *w = u32::from_le_bytes([key[4 * i], key[4 * i + 1], key[4 * i + 2], key[4 * i + 3]]);
    }
    words
}

/// K_1, ..., K_32.
pub fn expand(words: &[u32; 8]) -> [u32; 32] {
    ORDER.map(|i| words[usize::from(i)])
}

/// t: substitutes every nibble.
pub fn t(pi: &[[u8; 16]; 8], a: u32) -> u32 {
    (0..8).map(|i| u32::from(pi[i][(a >> (4 * i)) as usize % 16]) << (4 * i)).sum()
}

/// `g[k]`.
pub fn g(pi: &[[u8; 16]; 8], k: u32, a: u32) -> u32 {
    t(pi, a.wrapping_add(k)).rotate_left(11)
}

/// `G[k](a_1, a_0)`: one round.
pub fn round(pi: &[[u8; 16]; 8], k: u32, (a1, a0): (u32, u32)) -> (u32, u32) {
    (a0, g(pi, k, a0) ^ a1)
}

/// `G*[k](a_1, a_0)`: the last round, with the final exchange of halves, joined to a block.
pub fn last_round(pi: &[[u8; 16]; 8], k: u32, (a1, a0): (u32, u32)) -> u64 {
    u64::from(g(pi, k, a0) ^ a1) << 32 | u64::from(a0)
}

/// Encrypts a block as a number: big-endian in Magma, little-endian in GOST 28147-89.
pub fn encrypt(pi: &[[u8; 16]; 8], keys: &[u32; 32], block: u64) -> u64 {
    let mut a = halves(block);
    for &k in &keys[..31] {
        a = round(pi, k, a);
    }
    last_round(pi, keys[31], a)
}

/// The inverse of `encrypt`.
pub fn decrypt(pi: &[[u8; 16]; 8], keys: &[u32; 32], block: u64) -> u64 {
    let mut a = halves(block);
    for &k in keys[1..].iter().rev() {
        a = round(pi, k, a);
    }
    last_round(pi, keys[0], a)
}

/// The 16 rounds of IMIT (RFC 5830, section 8): no exchange at the end.
pub fn imit(pi: &[[u8; 16]; 8], keys: &[u32; 32], block: u64) -> u64 {
    let mut a = halves(block);
    for &k in &keys[..16] {
        a = round(pi, k, a);
    }
    u64::from(a.0) << 32 | u64::from(a.1)
}

/// (a_1, a_0) = (N_2, N_1).
fn halves(block: u64) -> (u32, u32) {
    ((block >> 32) as u32, block as u32)
}

/// One step of CryptoPro key meshing (RFC 4357, section 2.3.2): the next key and initialisation vector.
pub fn mesh(pi: &[[u8; 16]; 8], key: &[u8; 32], iv: &[u8; 8]) -> ([u8; 32], [u8; 8]) {
    let keys = expand(&words_of_28147(key));
    let mut next = MESHING;
    for block in next.as_chunks_mut::<8>().0 {
        *block = decrypt(pi, &keys, u64::from_le_bytes(*block)).to_le_bytes();
    }
    let keys = expand(&words_of_28147(&next));
    (next, encrypt(pi, &keys, u64::from_le_bytes(*iv)).to_le_bytes())
}
