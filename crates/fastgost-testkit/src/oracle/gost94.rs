//! GOST R 34.11-94 (RFC 5831).
//!
//! A 256-bit word is a number, and is stored as 32 bytes. The least significant byte comes first. The bytes of messages
//! and digests are stored in the same order. The standard writes the most significant byte first.
use super::gost28147;
pub use super::{add, number};
use std::array;

/// The constant C_3 (section 5.1). The high half comes first. C_2 and C_4 are zero.
const C3: [u128; 2] = [0xff00ffff000000ffff0000ff00ffff00, 0x00ff00ff00ff00ffff00ff00ff00ff00];

/// A 256-bit word.
pub type Vector = [u8; 32];

/// Returns the XOR of two words.
pub fn x(a: &Vector, b: &Vector) -> Vector {
    array::from_fn(|i| a[i] ^ b[i])
}

/// The transformation A(X) = (x_1 + x_2) || x_4 || x_3 || x_2 (section 5.1).
pub fn a(x: &Vector) -> Vector {
    array::from_fn(|i| if i < 24 { x[i + 8] } else { x[i - 24] ^ x[i - 16] })
}

/// The permutation P, by which byte phi(j) becomes byte j. In this formula, bytes are counted from 1, and phi(i + 1 + 4
/// (k - 1)) = 8 i + k.
pub fn p(x: &Vector) -> Vector {
    array::from_fn(|j| x[8 * (j % 4) + j / 4])
}

/// Returns the constant C_3 as a vector.
pub fn c3() -> Vector {
    let mut vector = [0; 32];
    vector[..16].copy_from_slice(&C3[1].to_le_bytes());
    vector[16..].copy_from_slice(&C3[0].to_le_bytes());
    vector
}

/// Returns the keys K_1, ..., K_4 (section 5.1).
pub fn keys(h: &Vector, m: &Vector) -> [Vector; 4] {
    let (mut u, mut v) = (*h, *m);
    array::from_fn(|i| {
        if i > 0 {
            u = a(&u);
            v = a(&a(&v));
        }
        if i == 2 {
            u = x(&u, &c3());
        }
        p(&x(&u, &v))
    })
}

/// Returns S (section 5.2), which consists of the four parts of H, each encrypted under its own key.
pub fn s(pi: &[[u8; 16]; 8], keys: &[Vector; 4], h: &Vector) -> Vector {
    let mut s = [0; 32];
    for ((key, from), to) in keys.iter().zip(h.as_chunks::<8>().0).zip(s.as_chunks_mut::<8>().0) {
        let words = gost28147::expand(&gost28147::words_of_28147(key));
        *to = gost28147::encrypt(pi, &words, u64::from_le_bytes(*from)).to_le_bytes();
    }
    s
}

/// Computes psi, one step of the shift register (section 5.3). The XOR of the 16-bit words 1, 2, 3, 4, 13 and 16
/// becomes the new highest word.
pub fn psi(x: &Vector) -> Vector {
    let sum = |byte: usize| [1, 2, 3, 4, 13, 16].iter().fold(0, |sum, word| sum ^ x[2 * (word - 1) + byte]);
    array::from_fn(|i| if i < 30 { x[i + 2] } else { sum(i - 30) })
}

/// Applies psi n times.
pub fn psi_n(n: usize, x: &Vector) -> Vector {
    (0..n).fold(*x, |x, _| psi(&x))
}

/// Computes chi(M, H), the step hash function (the compression function).
pub fn chi(pi: &[[u8; 16]; 8], m: &Vector, h: &Vector) -> Vector {
    let s = s(pi, &keys(h, m), h);
    psi_n(61, &x(h, &psi(&x(m, &psi_n(12, &s)))))
}

/// Returns the digest of a message (section 6) with initial value 0. The S-boxes are in the form that `gost28147`
/// takes.
pub fn hash(pi: &[[u8; 16]; 8], message: &[u8]) -> Vector {
    hash_from(pi, [[0; 32]; 3], message)
}

/// Does the same as `hash`, but begins in the middle of a message. The arguments are the values of H, L and Sigma at
/// this point. An empty message has no padded block, because all implementations read the standard in this way.
pub fn hash_from(pi: &[[u8; 16]; 8], [mut h, mut l, mut sigma]: [Vector; 3], message: &[u8]) -> Vector {
    for block in message.chunks(32) {
        let m = array::from_fn(|i| block.get(i).copied().unwrap_or(0));
        h = chi(pi, &m, &h);
        l = add(&l, &number(8 * block.len() as u64));
        sigma = add(&sigma, &m);
    }
    chi(pi, &sigma, &chi(pi, &l, &h))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gost28147::row;

    /// The S-boxes of the standard's examples (RFC 4357, section 11.2).
    const TEST_SET: [[u8; 16]; 8] = [
        row(0x4a92d80e6b1c7f53),
        row(0xeb4c6dfa23810759),
        row(0x581da342efc7609b),
        row(0x7da1089fe46cb253),
        row(0x6c715fd84a9e03b2),
        row(0x4ba0721d36859cfe),
        row(0xdb413f590ae7682c),
        row(0x1fd057a4923e6b8c),
    ];

    /// Parses a word in the form in which the standard prints it.
    fn word(text: &str) -> Vector {
        let digits: Vec<u8> = text.chars().filter_map(|c| c.to_digit(16)).map(|d| d as u8).collect();
        array::from_fn(|i| digits[62 - 2 * i] << 4 | digits[63 - 2 * i])
    }

    /// The values are from the example in RFC 5831, section 7.3.2: the intermediate values of step 2, and the digest.
    #[test]
    fn the_oracle_has_the_standards_intermediates() {
        let pi = TEST_SET;
        let h = word("F0CEEA4E 368B5A60 C63D96C1 E5B51CD2 A93BEFBD 2634F0AD CBBB69CE ED2D5D9A");
        let m = word("00000000 00000000 00000000 00007365 74796220 3035203D 20687467 6E656C20");
        let keys = keys(&h, &m);
        assert_eq!(keys[0], word("F0C6DDEB CE3D42D3 EA968D1D 4EC19DA9 36E51683 8BB50148 5A6FD031 60B790BA"));
        assert_eq!(keys[1], word("16A4C6A9 F9DF3D3B E4FC96EF 5309C1BD FB68E526 2CDBB534 FE161C83 6F7DD2C8"));
        assert_eq!(keys[2], word("C49D846D 1780482C 9086887F C48C9186 9DCB0644 D1E641E5 A02109AF 9D52C7CF"));
        assert_eq!(keys[3], word("BDB0C9F0 756E9131 E1F290EA 50E4CBB1 1CAD9536 F4E4B674 99F31E29 70C52AFA"));
        let encrypted = word("62A07EA5 EF3C3309 2CE1B076 173D48CC 6881EB66 F5C7959F 63FCA1F1 D33C31B8");
        assert_eq!(s(&pi, &keys, &h), encrypted);
        let next = word("95BEA0BE 88D5AA02 FE3C9D45 436CE821 B8287CB6 2CBC135B 3E339EFE F6576CA9");
        assert_eq!(chi(&pi, &m, &h), next);
        assert_eq!(
            hash(&pi, b"Suppose the original message has length = 50 bytes"),
            word("0852F562 3B89DD57 AEB4781F E54DF14E EAFBC135 0613763A 0D770AA6 57BA1A47")
        );
    }
}
