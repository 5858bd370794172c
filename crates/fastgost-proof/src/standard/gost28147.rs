//! GOST 28147-89, as RFC 5830 describes it.
//!
//! RFC 5830 writes strings from their first bit to their last. The first bit of a block is the first bit of register
//! N1. The first bit of the key is the first bit of X0. The first bit of a register is its least significant bit. In a
//! string of bytes, the first bit is the least significant bit of byte 0. So N1 is bytes 0 to 3 of a block, and N2 is
//! bytes 4 to 7. `X_i` is bytes `4 i` to `4 i + 3` of the key. In each register, the least significant byte comes
//! first.

use super::{Bits, boxes::Boxes, vec, xor};
use crate::algebra::Algebra;

/// Section 5.1: the order in which encryption reads the registers of the key.
pub const ENCRYPTION: [usize; 32] =
    [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0];

/// Section 5.2: the order in which decryption reads the registers of the key.
pub const DECRYPTION: [usize; 32] =
    [0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1, 0];

/// Appendix A: the constant C1. Bits 25, 17, 9 and 3 are set, if the bits are counted from 1.
pub const C1: u64 = 1 << 24 | 1 << 16 | 1 << 8 | 1 << 2;

/// Appendix A: the constant C2. Bits 25, 17, 9 and 1 are set, if the bits are counted from 1.
pub const C2: u64 = 1 << 24 | 1 << 16 | 1 << 8 | 1;

/// Returns the sum of two numbers modulo 2^32.
fn sum<A: Algebra>(algebra: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Bits<A> {
    let zero = algebra.constant(false);
    algebra.add(a, b, &zero).0
}

/// Section 3.2: returns the sum of two numbers of 32 bits modulo 2^32 - 1. The carry out is added to the sum. If the
/// sum is `2^32 - 1`, the sum does not become 0.
fn ring_sum<A: Algebra>(algebra: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Bits<A> {
    let zero = algebra.constant(false);
    let (sum, carry) = algebra.add(a, b, &zero);
    let nothing = vec(algebra, 0, 32);
    algebra.add(&sum, &nothing, &carry).0
}

/// Section 5.1: returns `(a [+] x) K R`. The sum modulo 2^32 gets a name ([`Algebra::name`]), goes through the S-boxes,
/// and is then rotated by 11 places towards the highest digit.
pub fn round<A: Algebra>(algebra: &mut A, boxes: &Boxes<A::Bit>, a: &[A::Bit], x: &[A::Bit]) -> Bits<A> {
    assert_eq!((a.len(), x.len()), (32, 32));
    let mut sum = sum(algebra, a, x);
    algebra.name(&mut sum);
    let mut image: Bits<A> =
        sum.chunks(4).enumerate().flat_map(|(number, bits)| boxes.image(algebra, number, bits)).collect();
    image.rotate_right(11);
    image
}

/// Computes a round of encryption: `(N1, N2)` becomes `((N1 [+] x) K R (+) N2, N1)`. The new N1 gets a name
/// ([`Algebra::name`]).
fn step<A: Algebra>(
    algebra: &mut A,
    boxes: &Boxes<A::Bit>,
    (n1, n2): (Bits<A>, Bits<A>),
    x: &[A::Bit],
) -> (Bits<A>, Bits<A>) {
    let image = round(algebra, boxes, &n1, x);
    let mut new = xor(algebra, &image, &n2);
    algebra.name(&mut new);
    (new, n1)
}

/// Section 5: applies 32 rounds to a block of 8 bytes. The key has 32 bytes, and `order` says which register of the key
/// each round uses. In the last round, N1 stays unchanged, and N2 takes the result.
fn rounds<A: Algebra>(
    algebra: &mut A,
    boxes: &Boxes<A::Bit>,
    key: &[A::Bit],
    order: &[usize; 32],
    block: &[A::Bit],
) -> Bits<A> {
    assert_eq!((key.len(), block.len()), (256, 64));
    let mut registers = (block[..32].to_vec(), block[32..].to_vec());
    for (&x, number) in order.iter().zip(1..) {
        algebra.round(number);
        registers = step(algebra, boxes, registers, &key[32 * x..32 * x + 32]);
    }
    [registers.1, registers.0].concat()
}

/// Section 5.1: encrypts a block of 8 bytes under a key of 32 bytes.
pub fn encrypt<A: Algebra>(algebra: &mut A, boxes: &Boxes<A::Bit>, key: &[A::Bit], block: &[A::Bit]) -> Bits<A> {
    rounds(algebra, boxes, key, &ENCRYPTION, block)
}

/// Section 5.2: decrypts a block of 8 bytes under a key of 32 bytes.
pub fn decrypt<A: Algebra>(algebra: &mut A, boxes: &Boxes<A::Bit>, key: &[A::Bit], block: &[A::Bit]) -> Bits<A> {
    rounds(algebra, boxes, key, &DECRYPTION, block)
}

/// Section 6.1: returns the next filling (8 bytes) of the registers N3 and N4. C2 is added to N3 modulo 2^32, and C1 is
/// added to N4 modulo 2^32 - 1.
pub fn next<A: Algebra>(algebra: &mut A, registers: &[A::Bit]) -> Bits<A> {
    assert_eq!(registers.len(), 64);
    let (c1, c2) = (vec(algebra, C1, 32), vec(algebra, C2, 32));
    let n3 = sum(algebra, &registers[..32], &c2);
    let n4 = ring_sum(algebra, &registers[32..], &c1);
    [n3, n4].concat()
}

/// Section 6.1: returns the running key of `blocks` blocks for a synchronisation vector of 8 bytes. The encrypted
/// vector is the first filling of the registers N3 and N4. Each block of the running key is the encryption of the next
/// filling of N3 and N4.
pub fn running_key<A: Algebra>(
    algebra: &mut A,
    boxes: &Boxes<A::Bit>,
    key: &[A::Bit],
    vector: &[A::Bit],
    blocks: usize,
) -> Bits<A> {
    let mut registers = encrypt(algebra, boxes, key, vector);
    let mut running = Vec::new();
    for _ in 0..blocks {
        registers = next(algebra, &registers);
        running.extend(encrypt(algebra, boxes, key, &registers));
    }
    running
}

/// Section 8: returns the filling (8 bytes) of the registers N1 and N2 after a block of text. The old filling and the
/// block are added modulo 2, and the first 16 rounds of encryption are applied to the sum.
///
/// The first filling is zero. In RFC 4357 and RFC 7836, the first filling is an initial vector instead. The last block
/// is padded with zeros. A code of `l` bits is the last `l` bits of N1 after the last block. A code of 32 bits is the 4
/// bytes of N1.
pub fn authenticate<A: Algebra>(
    algebra: &mut A,
    boxes: &Boxes<A::Bit>,
    key: &[A::Bit],
    filling: &[A::Bit],
    block: &[A::Bit],
) -> Bits<A> {
    assert_eq!((key.len(), filling.len()), (256, 64));
    let sum = xor(algebra, filling, block);
    let mut registers = (sum[..32].to_vec(), sum[32..].to_vec());
    for (&x, number) in ENCRYPTION[..16].iter().zip(1..) {
        algebra.round(number);
        registers = step(algebra, boxes, registers, &key[32 * x..32 * x + 32]);
    }
    [registers.0, registers.1].concat()
}

/// CryptoPro key meshing changes the key after this number of blocks, which is 1024 bytes (RFC 4357, section 2.3.2).
const MESHING: usize = 128;

/// RFC 4357, section 2.3.2: the constant C, with its bytes in the order in which the RFC prints them.
const C: [u8; 32] = [
    0x69, 0x00, 0x72, 0x22, 0x64, 0xc9, 0x04, 0x23, 0x8d, 0x3a, 0xdb, 0x96, 0x46, 0xe9, 0x2a, 0xc4, 0x18, 0xfe, 0xac,
    0x94, 0x00, 0xed, 0x07, 0x12, 0xc0, 0x86, 0xdc, 0xc2, 0xef, 0x4c, 0xa9, 0x2b,
];

/// RFC 4357, section 2.3.2: returns the next key, which is `decryptECB(K, C)`.
pub fn mesh<A: Algebra>(algebra: &mut A, boxes: &Boxes<A::Bit>, key: &[A::Bit]) -> Bits<A> {
    let blocks = C.chunks(8).flat_map(|block| {
        let block = vec(algebra, u64::from_le_bytes(block.try_into().expect("8 bytes")), 64);
        decrypt(algebra, boxes, key, &block)
    });
    blocks.collect()
}

/// Section 8: returns the filling of N1 and N2 after a text. The text is padded with zeros. With `meshing`, the key
/// changes after each 1024 bytes. A change of the key does not change the filling, because key meshing encrypts only
/// initial vectors, and the filling is not an initial vector. A code of 4 bytes is the first 4 bytes of the filling.
pub fn imit<A: Algebra>(
    algebra: &mut A,
    boxes: &Boxes<A::Bit>,
    key: &[A::Bit],
    vector: &[A::Bit],
    text: &[A::Bit],
    meshing: bool,
) -> Bits<A> {
    let (mut key, mut filling) = (key.to_vec(), vector.to_vec());
    for (i, block) in text.chunks(64).enumerate() {
        if meshing && i > 0 && i % MESHING == 0 {
            key = algebra.scope(&mut |algebra| mesh(algebra, boxes, &key));
        }
        let zeros = vec(algebra, 0, 64 - block.len());
        let block = [block, &zeros].concat();
        filling = algebra.scope(&mut |algebra| authenticate(algebra, boxes, &key, &filling, &block));
    }
    filling
}

/// Section 6.1: adds [`running_key`] to a text of any length, modulo 2. With `meshing`, the key changes after each 1024
/// bytes. After each change, the content of the registers N3 and N4 is encrypted under the new key.
pub fn cnt<A: Algebra>(
    algebra: &mut A,
    boxes: &Boxes<A::Bit>,
    key: &[A::Bit],
    vector: &[A::Bit],
    text: &[A::Bit],
    meshing: bool,
) -> Bits<A> {
    let mut key = key.to_vec();
    let mut registers = encrypt(algebra, boxes, &key, vector);
    let mut result = Vec::new();
    for (i, block) in text.chunks(64).enumerate() {
        if meshing && i > 0 && i % MESHING == 0 {
            key = mesh(algebra, boxes, &key);
            registers = encrypt(algebra, boxes, &key, &registers);
        }
        registers = next(algebra, &registers);
        let running = algebra.scope(&mut |algebra| encrypt(algebra, boxes, &key, &registers));
        result.extend(xor(algebra, &running[..block.len()], block));
    }
    result
}

/// Section 7: encrypts or decrypts in the feedback mode, with CryptoPro key meshing. Key meshing also encrypts the
/// content of the feedback register under the new key.
pub fn cfb_meshed<A: Algebra>(
    algebra: &mut A,
    boxes: &Boxes<A::Bit>,
    key: &[A::Bit],
    vector: &[A::Bit],
    text: &[A::Bit],
    decrypts: bool,
) -> Bits<A> {
    let (mut key, mut vector) = (key.to_vec(), vector.to_vec());
    let mut result = Vec::new();
    for (i, block) in text.chunks(64).enumerate() {
        if i > 0 && i % MESHING == 0 {
            key = mesh(algebra, boxes, &key);
            vector = encrypt(algebra, boxes, &key, &vector);
        }
        let running = algebra.scope(&mut |algebra| encrypt(algebra, boxes, &key, &vector));
        let sum = xor(algebra, &running[..block.len()], block);
        vector = if decrypts { block.to_vec() } else { sum.clone() };
        result.extend(sum);
    }
    result
}

#[cfg(test)]
#[path = "gost28147_examples.rs"]
mod examples;
