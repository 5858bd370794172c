//! Kuznyechik (GOST R 34.12-2015; RFC 7801).
use super::Cipher;

/// The substitution pi (section 4.1).
#[rustfmt::skip]
pub const PI: [u8; 256] = [
    0xfc, 0xee, 0xdd, 0x11, 0xcf, 0x6e, 0x31, 0x16, 0xfb, 0xc4, 0xfa, 0xda, 0x23, 0xc5, 0x04, 0x4d,
    0xe9, 0x77, 0xf0, 0xdb, 0x93, 0x2e, 0x99, 0xba, 0x17, 0x36, 0xf1, 0xbb, 0x14, 0xcd, 0x5f, 0xc1,
    0xf9, 0x18, 0x65, 0x5a, 0xe2, 0x5c, 0xef, 0x21, 0x81, 0x1c, 0x3c, 0x42, 0x8b, 0x01, 0x8e, 0x4f,
    0x05, 0x84, 0x02, 0xae, 0xe3, 0x6a, 0x8f, 0xa0, 0x06, 0x0b, 0xed, 0x98, 0x7f, 0xd4, 0xd3, 0x1f,
    0xeb, 0x34, 0x2c, 0x51, 0xea, 0xc8, 0x48, 0xab, 0xf2, 0x2a, 0x68, 0xa2, 0xfd, 0x3a, 0xce, 0xcc,
    0xb5, 0x70, 0x0e, 0x56, 0x08, 0x0c, 0x76, 0x12, 0xbf, 0x72, 0x13, 0x47, 0x9c, 0xb7, 0x5d, 0x87,
    0x15, 0xa1, 0x96, 0x29, 0x10, 0x7b, 0x9a, 0xc7, 0xf3, 0x91, 0x78, 0x6f, 0x9d, 0x9e, 0xb2, 0xb1,
    0x32, 0x75, 0x19, 0x3d, 0xff, 0x35, 0x8a, 0x7e, 0x6d, 0x54, 0xc6, 0x80, 0xc3, 0xbd, 0x0d, 0x57,
    0xdf, 0xf5, 0x24, 0xa9, 0x3e, 0xa8, 0x43, 0xc9, 0xd7, 0x79, 0xd6, 0xf6, 0x7c, 0x22, 0xb9, 0x03,
    0xe0, 0x0f, 0xec, 0xde, 0x7a, 0x94, 0xb0, 0xbc, 0xdc, 0xe8, 0x28, 0x50, 0x4e, 0x33, 0x0a, 0x4a,
    0xa7, 0x97, 0x60, 0x73, 0x1e, 0x00, 0x62, 0x44, 0x1a, 0xb8, 0x38, 0x82, 0x64, 0x9f, 0x26, 0x41,
    0xad, 0x45, 0x46, 0x92, 0x27, 0x5e, 0x55, 0x2f, 0x8c, 0xa3, 0xa5, 0x7d, 0x69, 0xd5, 0x95, 0x3b,
    0x07, 0x58, 0xb3, 0x40, 0x86, 0xac, 0x1d, 0xf7, 0x30, 0x37, 0x6b, 0xe4, 0x88, 0xd9, 0xe7, 0x89,
    0xe1, 0x1b, 0x83, 0x49, 0x4c, 0x3f, 0xf8, 0xfe, 0x8d, 0x53, 0xaa, 0x90, 0xca, 0xd8, 0x85, 0x61,
    0x20, 0x71, 0x67, 0xa4, 0x2d, 0x2b, 0x09, 0x5b, 0xcb, 0x9b, 0x25, 0xd0, 0xbe, 0xe5, 0x6c, 0x52,
    0x59, 0xa6, 0x74, 0xd2, 0xe6, 0xf4, 0xb4, 0xc0, 0xd1, 0x66, 0xaf, 0xc2, 0x39, 0x4b, 0x63, 0xb6,
];

/// The inverse of `PI`.
pub const PI_INV: [u8; 256] = {
    let (mut inverse, mut x) = ([0; 256], 0);
    while x < 256 {
        inverse[PI[x] as usize] = x as u8;
        x += 1;
    }
    inverse
};

/// The coefficients of l (section 4.2), for a_15 ... a_0. In memory, a block also has a_15 as its first byte.
pub const L: [u8; 16] = [148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1];

/// Returns the product of two elements of the field GF(2)[x] / (x^8 + x^7 + x^6 + x + 1).
pub fn mul(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b != 0 {
        if b & 1 == 1 {
            product ^= a;
        }
        // `a` becomes its product with x, reduced by the polynomial of the field.
        a = if a & 0x80 == 0 { a << 1 } else { a << 1 ^ 0xc3 };
        b >>= 1;
    }
    product
}

/// The transformation X\[k\], which is the XOR of two blocks.
pub fn x(k: &[u8; 16], a: &[u8; 16]) -> [u8; 16] {
    std::array::from_fn(|i| k[i] ^ a[i])
}

/// The transformation S, which applies pi to every byte.
pub fn s(a: &[u8; 16]) -> [u8; 16] {
    a.map(|byte| PI[usize::from(byte)])
}

/// The inverse of S.
pub fn s_inv(a: &[u8; 16]) -> [u8; 16] {
    a.map(|byte| PI_INV[usize::from(byte)])
}

/// The function l, a linear combination of a block's bytes.
fn combination(a: &[u8; 16]) -> u8 {
    a.iter().zip(L).fold(0, |sum, (byte, coefficient)| sum ^ mul(*byte, coefficient))
}

/// The transformation R, one step of the shift register. The new byte enters on the left.
pub fn r(a: &[u8; 16]) -> [u8; 16] {
    let mut b = *a;
    b.rotate_right(1);
    b[0] = combination(a);
    b
}

/// The inverse of R.
pub fn r_inv(a: &[u8; 16]) -> [u8; 16] {
    let mut b = *a;
    b.rotate_left(1);
    b[15] = combination(&b);
    b
}

/// The transformation L, which applies R 16 times.
pub fn l(a: &[u8; 16]) -> [u8; 16] {
    (0..16).fold(*a, |a, _| r(&a))
}

/// The inverse of L.
pub fn l_inv(a: &[u8; 16]) -> [u8; 16] {
    (0..16).fold(*a, |a, _| r_inv(&a))
}

/// Returns the constant C_i (section 4.3). The number i is from 1 to 32.
pub fn c(i: usize) -> [u8; 16] {
    l(&(i as u128).to_be_bytes())
}

/// The transformation F\[k\] (a_1, a_0) = (LSX\[k\](a_1) + a_0, a_1).
pub fn f(k: &[u8; 16], a1: &[u8; 16], a0: &[u8; 16]) -> ([u8; 16], [u8; 16]) {
    (x(&l(&s(&x(k, a1))), a0), *a1)
}

/// Returns the round keys K_1 ... K_10.
pub fn expand(key: &[u8; 32]) -> [[u8; 16]; 10] {
    let mut k = [[0; 16]; 10];
    k.as_flattened_mut()[..32].copy_from_slice(key);
    for i in 0..4 {
        let (mut a1, mut a0) = (k[2 * i], k[2 * i + 1]);
        for j in 1..=8 {
            (a1, a0) = f(&c(8 * i + j), &a1, &a0);
        }
        (k[2 * i + 2], k[2 * i + 3]) = (a1, a0);
    }
    k
}

/// Encrypts a block (section 4.4).
pub fn encrypt(k: &[[u8; 16]; 10], a: &[u8; 16]) -> [u8; 16] {
    let mut a = *a;
    for k in &k[..9] {
        a = l(&s(&x(k, &a)));
    }
    x(&k[9], &a)
}

/// Decrypts a block.
pub fn decrypt(k: &[[u8; 16]; 10], a: &[u8; 16]) -> [u8; 16] {
    let mut a = x(&k[9], a);
    for k in k[..9].iter().rev() {
        a = x(k, &s_inv(&l_inv(&a)));
    }
    a
}

/// The cipher under a key.
#[derive(Clone)]
pub struct Kuznyechik([[u8; 16]; 10]);

impl Kuznyechik {
    /// Returns the cipher under this key.
    pub fn new(key: &[u8; 32]) -> Self {
        Self(expand(key))
    }
}

impl Cipher for Kuznyechik {
    const BLOCK: usize = 16;
    fn rekey(&self, key: &[u8; 32]) -> Self {
        Self::new(key)
    }
    fn encrypt(&self, block: &[u8]) -> Vec<u8> {
        encrypt(&self.0, block.try_into().expect("16 bytes")).to_vec()
    }
    fn decrypt(&self, block: &[u8]) -> Vec<u8> {
        decrypt(&self.0, block.try_into().expect("16 bytes")).to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example is in RFC 7801, section 5.5.
    #[test]
    fn the_standards_example() {
        let key = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
        let plain = 0x1122334455667700ffeeddccbbaa9988_u128.to_be_bytes();
        let keys = expand(&key);
        assert_eq!(encrypt(&keys, &plain), 0x7f679d90bebc24305a468d42b9d4edcd_u128.to_be_bytes());
        assert_eq!(decrypt(&keys, &encrypt(&keys, &plain)), plain);
    }
}
