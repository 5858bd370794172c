//! Streebog: GOST R 34.11-2012, as RFC 6986 describes it.
//!
//! A message is a string of bytes, and byte 0 of the message is the rightmost byte of the standard's string. This holds
//! for a state of 64 bytes and for a hash code, too. RFC 6986 prints strings from left to right. So the RFC prints a
//! message or a hash code from its last byte to its first byte.

use super::{Bits, kuznyechik::substitute, vec, xor};
use crate::algebra::Algebra;

/// Section 6.2: the substitution of bytes, as a table.
pub const PI: [u8; 256] = [
    252, 238, 221, 17, 207, 110, 49, 22, 251, 196, 250, 218, 35, 197, 4, 77, 233, 119, 240, 219, 147, 46, 153, 186, 23,
    54, 241, 187, 20, 205, 95, 193, 249, 24, 101, 90, 226, 92, 239, 33, 129, 28, 60, 66, 139, 1, 142, 79, 5, 132, 2,
    174, 227, 106, 143, 160, 6, 11, 237, 152, 127, 212, 211, 31, 235, 52, 44, 81, 234, 200, 72, 171, 242, 42, 104, 162,
    253, 58, 206, 204, 181, 112, 14, 86, 8, 12, 118, 18, 191, 114, 19, 71, 156, 183, 93, 135, 21, 161, 150, 41, 16,
    123, 154, 199, 243, 145, 120, 111, 157, 158, 178, 177, 50, 117, 25, 61, 255, 53, 138, 126, 109, 84, 198, 128, 195,
    189, 13, 87, 223, 245, 36, 169, 62, 168, 67, 201, 215, 121, 214, 246, 124, 34, 185, 3, 224, 15, 236, 222, 122, 148,
    176, 188, 220, 232, 40, 80, 78, 51, 10, 74, 167, 151, 96, 115, 30, 0, 98, 68, 26, 184, 56, 130, 100, 159, 38, 65,
    173, 69, 70, 146, 39, 94, 85, 47, 140, 163, 165, 125, 105, 213, 149, 59, 7, 88, 179, 64, 134, 172, 29, 247, 48, 55,
    107, 228, 136, 217, 231, 137, 225, 27, 131, 73, 76, 63, 248, 254, 141, 83, 170, 144, 202, 216, 133, 97, 32, 113,
    103, 164, 45, 43, 9, 91, 203, 155, 37, 208, 190, 229, 108, 82, 89, 166, 116, 210, 230, 244, 180, 192, 209, 102,
    175, 194, 57, 75, 99, 182,
];

/// Section 6.3: the permutation of bytes.
pub const TAU: [usize; 64] = [
    0, 8, 16, 24, 32, 40, 48, 56, 1, 9, 17, 25, 33, 41, 49, 57, 2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43,
    51, 59, 4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61, 6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31,
    39, 47, 55, 63,
];

/// Section 6.4: the rows of the matrix A, in the order of their numbers.
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

/// Section 6.5: the iteration constants `C[1]` to `C[12]`. Each constant is printed in four lines. The first line has
/// the leftmost bits.
#[rustfmt::skip]
pub const C: [[u128; 4]; 12] = [
    [
        0xb1085bda1ecadae9ebcb2f81c0657c1f,
        0x2f6a76432e45d016714eb88d7585c4fc,
        0x4b7ce09192676901a2422a08a460d315,
        0x05767436cc744d23dd806559f2a64507,
    ],
    [
        0x6fa3b58aa99d2f1a4fe39d460f70b5d7,
        0xf3feea720a232b9861d55e0f16b50131,
        0x9ab5176b12d699585cb561c2db0aa7ca,
        0x55dda21bd7cbcd56e679047021b19bb7,
    ],
    [
        0xf574dcac2bce2fc70a39fc286a3d8435,
        0x06f15e5f529c1f8bf2ea7514b1297b7b,
        0xd3e20fe490359eb1c1c93a376062db09,
        0xc2b6f443867adb31991e96f50aba0ab2,
    ],
    [
        0xef1fdfb3e81566d2f948e1a05d71e4dd,
        0x488e857e335c3c7d9d721cad685e353f,
        0xa9d72c82ed03d675d8b71333935203be,
        0x3453eaa193e837f1220cbebc84e3d12e,
    ],
    [
        0x4bea6bacad4747999a3f410c6ca92363,
        0x7f151c1f1686104a359e35d7800fffbd,
        0xbfcd1747253af5a3dfff00b723271a16,
        0x7a56a27ea9ea63f5601758fd7c6cfe57,
    ],
    [
        0xae4faeae1d3ad3d96fa4c33b7a3039c0,
        0x2d66c4f95142a46c187f9ab49af08ec6,
        0xcffaa6b71c9ab7b40af21f66c2bec6b6,
        0xbf71c57236904f35fa68407a46647d6e,
    ],
    [
        0xf4c70e16eeaac5ec51ac86febf240954,
        0x399ec6c7e6bf87c9d3473e33197a93c9,
        0x0992abc52d822c3706476983284a0504,
        0x3517454ca23c4af38886564d3a14d493,
    ],
    [
        0x9b1f5b424d93c9a703e7aa020c6e4141,
        0x4eb7f8719c36de1e89b4443b4ddbc49a,
        0xf4892bcb929b069069d18d2bd1a5c42f,
        0x36acc2355951a8d9a47f0dd4bf02e71e,
    ],
    [
        0x378f5a541631229b944c9ad8ec165fde,
        0x3a7d3a1b258942243cd955b7e00d0984,
        0x800a440bdbb2ceb17b2b8a9aa6079c54,
        0x0e38dc92cb1f2a607261445183235adb,
    ],
    [
        0xabbedea680056f52382ae548b2e4f3f3,
        0x8941e71cff8a78db1fffe18a1b336103,
        0x9fe76702af69334b7a1e6c303b7652f4,
        0x3698fad1153bb6c374b4c7fb98459ced,
    ],
    [
        0x7bcd9ed0efc889fb3002c6cd635afe94,
        0xd8fa6bbbebab07612001802114846679,
        0x8a1d71efea48b9caefbacd1d7d476e98,
        0xdea2594ac06fd85d6bcaa4cd81f32d1b,
    ],
    [
        0x378ee767f11631bad21380b00449b17a,
        0xcda43c32bcdf1d77f82012d430219f9b,
        0x5d80ef9d1891cc86e71da4aa88e12852,
        0xfaf417d5d9b21b9948bc924af11bd720,
    ],
];
/// Section 7: the transformation S. Each byte gets a name ([`Algebra::name`]) before it is replaced.
pub fn s<G: Algebra>(algebra: &mut G, a: &[G::Bit]) -> Bits<G> {
    assert_eq!(a.len(), 512);
    substitute(algebra, &PI, a)
}

/// Section 7: the transformation P. Byte `i` of the image is byte `Tau(i)` of the argument.
pub fn p<B: Clone>(a: &[B]) -> Vec<B> {
    TAU.iter().flat_map(|&byte| &a[8 * byte..8 * byte + 8]).cloned().collect()
}

/// Section 6.4: returns the product of a string of 64 bits and the matrix A, which is the sum of the selected rows. Bit
/// `i` of the string selects row `63 - i`.
fn product<G: Algebra>(algebra: &mut G, b: &[G::Bit]) -> Bits<G> {
    let mut sum = vec(algebra, 0, 64);
    for (bit, row) in b.iter().rev().zip(A) {
        for (place, sum) in sum.iter_mut().enumerate() {
            if row >> place & 1 == 1 {
                *sum = algebra.xor(sum, bit);
            }
        }
    }
    sum
}

/// Section 7: the transformation L.
pub fn l<G: Algebra>(algebra: &mut G, a: &[G::Bit]) -> Bits<G> {
    a.chunks(64).flat_map(|a| algebra.linear("the matrix A of Streebog", a, product)).collect()
}

/// Section 8: the transformation LPS.
pub fn lps<G: Algebra>(algebra: &mut G, a: &[G::Bit]) -> Bits<G> {
    let a = s(algebra, a);
    l(algebra, &p(&a))
}

/// Section 6.5: the constant `C[i]`, for `i` from 1 to 12.
pub fn c<G: Algebra>(algebra: &mut G, i: usize) -> Bits<G> {
    let lines = C[i - 1].iter().rev();
    lines.flat_map(|line| (0..128).map(move |bit| line >> bit & 1 == 1)).map(|bit| algebra.constant(bit)).collect()
}

/// Section 8: returns the keys `K[1]` to `K[13]`, which are made from a key.
pub fn keys<G: Algebra>(algebra: &mut G, k: &[G::Bit]) -> Vec<Bits<G>> {
    let mut keys = vec![k.to_vec()];
    for i in 1..13 {
        // [`g`] has computed the first of the 13 round keys, and has announced it as round 1. Here, iteration `i` of
        // the loop makes the key of round `i + 1`.
        algebra.round(i + 1);
        let c = c(algebra, i);
        let sum = xor(algebra, &keys[i - 1], &c);
        keys.push(lps(algebra, &sum));
    }
    keys
}

/// Section 8: the transformation E, which encrypts a string under a key.
pub fn e<G: Algebra>(algebra: &mut G, k: &[G::Bit], m: &[G::Bit]) -> Bits<G> {
    let keys = keys(algebra, k);
    let m = keys[..12].iter().zip(1..).fold(m.to_vec(), |m, (key, number)| {
        algebra.round(number);
        let m = xor(algebra, &m, key);
        lps(algebra, &m)
    });
    xor(algebra, &m, &keys[12])
}

/// Section 8: the round function `g_N(h, m)`.
pub fn g<G: Algebra>(algebra: &mut G, n: &[G::Bit], h: &[G::Bit], m: &[G::Bit]) -> Bits<G> {
    algebra.round(1);
    let k = xor(algebra, h, n);
    let k = lps(algebra, &k);
    let image = e(algebra, &k, m);
    let sum = xor(algebra, &image, h);
    xor(algebra, &sum, m)
}

/// The size of a hash code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A hash code of 256 bits.
    Bits256,
    /// 512 bits.
    Bits512,
}

/// Section 9: the values that the hashing of one block passes to the next block.
#[derive(Clone, Debug)]
pub struct State<B> {
    /// The value `h`, 512 bits.
    pub h: Vec<B>,
    /// The number `N` of message bits that were hashed so far, as a string of 512 bits.
    pub n: Vec<B>,
    /// The sum EPSILON of the message's blocks, as a string of 512 bits.
    pub sum: Vec<B>,
}

impl<B: Clone> State<B> {
    /// Section 9, step 1: makes the state from the initial value. In section 6.1, each byte of the initial value is 1
    /// for hash codes of 256 bits, and 0 for hash codes of 512 bits.
    pub fn new<G: Algebra<Bit = B>>(algebra: &mut G, size: Size) -> State<B> {
        let byte = vec(algebra, u64::from(size == Size::Bits256), 8);
        let zero = vec(algebra, 0, 512);
        State { h: byte.iter().cycle().take(512).cloned().collect(), n: zero.clone(), sum: zero }
    }

    /// Section 9, steps 2.3 to 2.5 and 3.2 to 3.4: hashes a block `m` of 64 bytes. `length` is the number of the
    /// block's bits that belong to the message.
    pub fn block<G: Algebra<Bit = B>>(&mut self, algebra: &mut G, m: &[B], length: u64) {
        self.h = g(algebra, &self.n, &self.h, m);
        let zero = algebra.constant(false);
        let length = vec(algebra, length, 512);
        self.n = algebra.add(&self.n, &length, &zero).0;
        self.sum = algebra.add(&self.sum, m, &zero).0;
    }

    /// Section 9, steps 3.1 to 3.6: hashes the last bits of the message, which are fewer than 512, and returns the hash
    /// code.
    pub fn finish<G: Algebra<Bit = B>>(mut self, algebra: &mut G, rest: &[B], size: Size) -> Vec<B> {
        let last = padded(algebra, rest);
        self.block(algebra, &last, rest.len() as u64);
        let zero = vec(algebra, 0, 512);
        let h = g(algebra, &zero, &self.h, &self.n);
        let h = g(algebra, &zero, &h, &self.sum);
        match size {
            Size::Bits256 => h[256..].to_vec(),
            Size::Bits512 => h,
        }
    }
}

/// Section 9, step 3.1: pads the last bits of a message. The padding is a bit 1, followed by zero bits to the left.
pub fn padded<G: Algebra>(algebra: &mut G, rest: &[G::Bit]) -> Bits<G> {
    assert!(rest.len() < 512);
    let one = vec(algebra, 1, 512 - rest.len());
    [rest, &one].concat()
}

/// Section 9: returns the hash code (64 or 32 bytes) of a message.
pub fn hash<G: Algebra>(algebra: &mut G, message: &[G::Bit], size: Size) -> Bits<G> {
    let mut state = State::new(algebra, size);
    let mut blocks = message.chunks_exact(512);
    for m in &mut blocks {
        state.block(algebra, m, 512);
    }
    state.finish(algebra, blocks.remainder(), size)
}

#[cfg(test)]
#[path = "streebog_examples.rs"]
mod examples;
