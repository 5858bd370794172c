//! Streebog (GOST R 34.11-2012, RFC 6986).
//!
//! A 512-bit vector is a number, and is stored as 64 bytes. The least significant byte comes first. The bytes of
//! messages and digests are stored in the same order. The standard writes the most significant byte first.
pub use super::{add, number};
use std::array;

/// The substitution pi (section 6.2) is the substitution of Kuznyechik.
pub use super::kuznyechik::PI;

/// The rows of the matrix A of the function l (section 6.4). l returns the XOR of the rows j for which bit 63 - j of
/// its argument is set.
#[rustfmt::skip]
pub const A: [u64; 64] = [
    0x8e20faa72ba0b470, 0x47107ddd9b505a38, 0xad08b0e0c3282d1c, 0xd8045870ef14980e,
    0x6c022c38f90a4c07, 0x3601161cf205268d, 0x1b8e0b0e798c13c8, 0x83478b07b2468764,
    0xa011d380818e8f40, 0x5086e740ce47c920, 0x2843fd2067adea10, 0x14aff010bdd87508,
    0x0ad97808d06cb404, 0x05e23c0468365a02, 0x8c711e02341b2d01, 0x46b60f011a83988e,
    0x90dab52a387ae76f, 0x486dd4151c3dfdb9, 0x24b86a840e90f0d2, 0x125c354207487869,
    0x092e94218d243cba, 0x8a174a9ec8121e5d, 0x4585254f64090fa0, 0xaccc9ca9328a8950,
    0x9d4df05d5f661451, 0xc0a878a0a1330aa6, 0x60543c50de970553, 0x302a1e286fc58ca7,
    0x18150f14b9ec46dd, 0x0c84890ad27623e0, 0x0642ca05693b9f70, 0x0321658cba93c138,
    0x86275df09ce8aaa8, 0x439da0784e745554, 0xafc0503c273aa42a, 0xd960281e9d1d5215,
    0xe230140fc0802984, 0x71180a8960409a42, 0xb60c05ca30204d21, 0x5b068c651810a89e,
    0x456c34887a3805b9, 0xac361a443d1c8cd2, 0x561b0d22900e4669, 0x2b838811480723ba,
    0x9bcf4486248d9f5d, 0xc3e9224312c8c1a0, 0xeffa11af0964ee50, 0xf97d86d98a327728,
    0xe4fa2054a80b329c, 0x727d102a548b194e, 0x39b008152acb8227, 0x9258048415eb419d,
    0x492c024284fbaec0, 0xaa16012142f35760, 0x550b8e9e21f7a530, 0xa48b474f9ef5dc18,
    0x70a6a56e2440598e, 0x3853dc371220a247, 0x1ca76e95091051ad, 0x0edd37c48a08a6d8,
    0x07e095624504536c, 0x8d70c431ac02a736, 0xc83862965601dd1b, 0x641c314b2b8ee083,
];

/// The iteration constants C\[1\] ... C\[12\] (section 6.5), as the standard prints them.
#[rustfmt::skip]
const C: [[u128; 4]; 12] = [
    [
        0xb1085bda1ecadae9ebcb2f81c0657c1f, 0x2f6a76432e45d016714eb88d7585c4fc,
        0x4b7ce09192676901a2422a08a460d315, 0x05767436cc744d23dd806559f2a64507,
    ],
    [
        0x6fa3b58aa99d2f1a4fe39d460f70b5d7, 0xf3feea720a232b9861d55e0f16b50131,
        0x9ab5176b12d699585cb561c2db0aa7ca, 0x55dda21bd7cbcd56e679047021b19bb7,
    ],
    [
        0xf574dcac2bce2fc70a39fc286a3d8435, 0x06f15e5f529c1f8bf2ea7514b1297b7b,
        0xd3e20fe490359eb1c1c93a376062db09, 0xc2b6f443867adb31991e96f50aba0ab2,
    ],
    [
        0xef1fdfb3e81566d2f948e1a05d71e4dd, 0x488e857e335c3c7d9d721cad685e353f,
        0xa9d72c82ed03d675d8b71333935203be, 0x3453eaa193e837f1220cbebc84e3d12e,
    ],
    [
        0x4bea6bacad4747999a3f410c6ca92363, 0x7f151c1f1686104a359e35d7800fffbd,
        0xbfcd1747253af5a3dfff00b723271a16, 0x7a56a27ea9ea63f5601758fd7c6cfe57,
    ],
    [
        0xae4faeae1d3ad3d96fa4c33b7a3039c0, 0x2d66c4f95142a46c187f9ab49af08ec6,
        0xcffaa6b71c9ab7b40af21f66c2bec6b6, 0xbf71c57236904f35fa68407a46647d6e,
    ],
    [
        0xf4c70e16eeaac5ec51ac86febf240954, 0x399ec6c7e6bf87c9d3473e33197a93c9,
        0x0992abc52d822c3706476983284a0504, 0x3517454ca23c4af38886564d3a14d493,
    ],
    [
        0x9b1f5b424d93c9a703e7aa020c6e4141, 0x4eb7f8719c36de1e89b4443b4ddbc49a,
        0xf4892bcb929b069069d18d2bd1a5c42f, 0x36acc2355951a8d9a47f0dd4bf02e71e,
    ],
    [
        0x378f5a541631229b944c9ad8ec165fde, 0x3a7d3a1b258942243cd955b7e00d0984,
        0x800a440bdbb2ceb17b2b8a9aa6079c54, 0x0e38dc92cb1f2a607261445183235adb,
    ],
    [
        0xabbedea680056f52382ae548b2e4f3f3, 0x8941e71cff8a78db1fffe18a1b336103,
        0x9fe76702af69334b7a1e6c303b7652f4, 0x3698fad1153bb6c374b4c7fb98459ced,
    ],
    [
        0x7bcd9ed0efc889fb3002c6cd635afe94, 0xd8fa6bbbebab07612001802114846679,
        0x8a1d71efea48b9caefbacd1d7d476e98, 0xdea2594ac06fd85d6bcaa4cd81f32d1b,
    ],
    [
        0x378ee767f11631bad21380b00449b17a, 0xcda43c32bcdf1d77f82012d430219f9b,
        0x5d80ef9d1891cc86e71da4aa88e12852, 0xfaf417d5d9b21b9948bc924af11bd720,
    ],
];

/// A 512-bit vector.
pub type Vector = [u8; 64];

/// Returns the constant C\[i\] as a vector. The number i is from 1 to 12.
pub fn c(i: usize) -> Vector {
    let mut vector = [0; 64];
    for (to, from) in vector.chunks_mut(16).zip(C[i - 1].iter().rev()) {
        to.copy_from_slice(&from.to_le_bytes());
    }
    vector
}

/// The transformation X\[k\], which is the XOR of two vectors.
pub fn x(k: &Vector, a: &Vector) -> Vector {
    array::from_fn(|i| k[i] ^ a[i])
}

/// The transformation S, which applies pi to every byte.
pub fn s(a: &Vector) -> Vector {
    a.map(|b| PI[usize::from(b)])
}

/// The transformation P, by which byte tau(i) becomes byte i. The permutation tau transposes the 8x8 matrix of bytes
/// (section 6.3).
pub fn p(a: &Vector) -> Vector {
    array::from_fn(|i| a[8 * (i % 8) + i / 8])
}

/// The transformation L, which applies l to every word. The function l returns the XOR of the rows of A that belong to
/// the word's bits with the value 1 (section 6.4).
pub fn l(a: &Vector) -> Vector {
    let mut result = [0; 64];
    for (to, from) in result.as_chunks_mut::<8>().0.iter_mut().zip(a.as_chunks::<8>().0) {
        let (word, mut sum) = (u64::from_le_bytes(*from), 0);
        for bit in 0..64 {
            if word >> bit & 1 == 1 {
                sum ^= A[63 - bit];
            }
        }
        *to = sum.to_le_bytes();
    }
    result
}

/// Applies S, then P, then L.
pub fn lps(a: &Vector) -> Vector {
    l(&p(&s(a)))
}

/// Computes E(K, m) (section 7).
pub fn e(k: &Vector, m: &Vector) -> Vector {
    let (mut k, mut m) = (*k, *m);
    for i in 1..=12 {
        m = lps(&x(&k, &m));
        k = lps(&x(&k, &c(i)));
    }
    x(&k, &m)
}

/// Computes g_N(h, m), the compression function (section 7).
pub fn g(n: &Vector, h: &Vector, m: &Vector) -> Vector {
    x(&x(&e(&lps(&x(h, n)), m), h), m)
}

/// Returns the final h of a message, for digests of 512 or 256 bits (section 8). The whole h is the digest of 512 bits,
/// and the last 32 bytes of h are the digest of 256 bits.
pub fn hash(bits: usize, message: &[u8]) -> Vector {
    hash_from([[u8::from(bits == 256); 64], [0; 64], [0; 64]], message)
}

/// Does the same as `hash`, but begins in the middle of a message. The arguments are the values of h, N and Sigma at
/// this point.
pub fn hash_from([mut h, mut n, mut sigma]: [Vector; 3], message: &[u8]) -> Vector {
    let (blocks, rest) = message.as_chunks::<64>();
    for m in blocks {
        h = g(&n, &h, m);
        n = add(&n, &number(512));
        sigma = add(&sigma, m);
    }
    // The last block begins with the remaining bytes of the message. A 1 bit follows, and then zeros.
    let m = array::from_fn(|i| rest.get(i).copied().unwrap_or(u8::from(i == rest.len())));
    h = g(&n, &h, &m);
    n = add(&n, &number(8 * rest.len() as u64));
    sigma = add(&sigma, &m);
    h = g(&[0; 64], &h, &n);
    g(&[0; 64], &h, &sigma)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The message is M1 of RFC 6986, section 10.1. The RFC prints this message as a number.
    #[test]
    fn the_standards_example() {
        let message = b"012345678901234567890123456789012345678901234567890123456789012";
        let digest = hash(512, message);
        let words = [
            0x486f64c1917879417fef082b3381a4e2,
            0x11c324f074654c38823a7b76f830ad00,
            0xfa1fbae42b1285c0352f227524bc9ab1,
            0x6254288dd6863dccd5b9f54a1ad0541b,
        ];
        for (bytes, word) in digest.as_chunks().0.iter().rev().zip(words) {
            assert_eq!(*bytes, u128::to_le_bytes(word));
        }
    }
}
