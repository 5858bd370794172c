//! Sets of S-boxes of GOST 28147-89.

use super::Bits;
use crate::algebra::Algebra;

/// A set of the S-boxes `K1` to `K8`. The RFCs of GOST R 34.11-94 call these S-boxes `pi_1` to `pi_8`. `K1` replaces
/// the four least significant bits of the sum in a round.
pub type Set = [[u8; 16]; 8];

/// A set of S-boxes over an algebra. The set is known, or its entries are bits of the algebra.
#[derive(Clone, Debug)]
pub enum Boxes<B> {
    /// A known set.
    Known(Set),
    /// A set whose entries are bits of the algebra. Bit `j` of the image of `x` under `K_(i+1)` is `[i][x][j]`.
    Any(Vec<[[B; 4]; 16]>),
}

impl<B: Clone> Boxes<B> {
    /// Returns the set of S-boxes that 64 octets describe, in the form of RFC 4357, section 11 (`eUZ`). For each value
    /// from 0 to 15 there are four octets, which contain the images of this value under `K1` to `K8`. In each octet,
    /// the four most significant bits are the first of two images.
    pub fn any(octets: &[B]) -> Self {
        assert_eq!(octets.len(), 8 * 64);
        let digit = |number: usize, value: usize| {
            let place = 32 * value + 8 * (number / 2) + 4 * (1 - number % 2);
            std::array::from_fn(|bit| octets[place + bit].clone())
        };
        Self::Any((0..8).map(|number| std::array::from_fn(|value| digit(number, value))).collect())
    }

    /// Replaces four bits by their image under `K_(number+1)`.
    pub(super) fn image<A: Algebra<Bit = B>>(&self, algebra: &mut A, number: usize, bits: &[B]) -> Bits<A> {
        match self {
            Boxes::Known(set) => algebra.lookup(&set[number].map(u64::from), bits, 4),
            Boxes::Any(boxes) => (0..4).map(|bit| select(algebra, &boxes[number], bit, bits)).collect(),
        }
    }
}

/// Returns bit `bit` of the entry that `index` selects. The bits of the index are used from the most significant bit
/// on. Each bit chooses one half of the remaining entries.
fn select<A: Algebra>(algebra: &mut A, entries: &[[A::Bit; 4]], bit: usize, index: &[A::Bit]) -> A::Bit {
    let Some((top, index)) = index.split_last() else { return entries[0][bit].clone() };
    let (low, high) = entries.split_at(entries.len() / 2);
    let low = select(algebra, low, bit, index);
    let high = select(algebra, high, bit, index);
    let difference = algebra.xor(&low, &high);
    let difference = algebra.and(top, &difference);
    algebra.xor(&low, &difference)
}

/// Reads a set in the form in which RFC 4357 prints it. For each value from 0 to 15 there are eight digits, which are
/// the images of this value under `K1` to `K8`.
const fn octets(rows: [u32; 16]) -> Set {
    let mut set = [[0; 16]; 8];
    let mut value = 0;
    while value < 16 {
        let mut number = 0;
        while number < 8 {
            set[number][value] = (rows[value] >> (28 - 4 * number) & 15) as u8;
            number += 1;
        }
        value += 1;
    }
    set
}

/// RFC 4357, section 11.1: id-Gost28147-89-TestParamSet.
pub const TEST: Set = octets([
    0x4cde389c, 0x2989efb6, 0xffeb56c5, 0x5ec29b02, 0x9875613b, 0x113f8960, 0x03970c79, 0x8aa1d55d, 0xe210ad43,
    0x375db38e, 0xb42c77e7, 0xcd46cafa, 0xd66a201f, 0x70f41ea4, 0xab03f221, 0x65b844d8,
]);

/// RFC 4357, section 11.1: id-Gost28147-89-CryptoPro-A-ParamSet.
pub const CRYPTO_PRO_A: Set = octets([
    0x93eeb31b, 0x67475ada, 0x3e6a1d2f, 0x292c9c95, 0x88bd8170, 0xba31d2ac, 0x1fd3f06e, 0x70890b08, 0xa5c0e786,
    0x42f245c2, 0xe65b2943, 0xfca43459, 0xcb0fc8f1, 0x04787f37, 0xdd15aebd, 0x519666e4,
]);

/// RFC 4357, section 11.1: id-Gost28147-89-CryptoPro-B-ParamSet.
pub const CRYPTO_PRO_B: Set = octets([
    0x80e72850, 0x41c57324, 0xb200c2ab, 0x1aadf6be, 0x349b9498, 0x5d265d13, 0x05d1aec7, 0x9cb2bb31, 0x29731c7a,
    0xe75a4142, 0xa38c07d9, 0xcfffdf06, 0xdb346a6f, 0x686e80fd, 0x7619e985, 0xfe4835ec,
]);

/// RFC 4357, section 11.1: id-Gost28147-89-CryptoPro-C-ParamSet.
pub const CRYPTO_PRO_C: Set = octets([
    0x10838ca7, 0xb126d994, 0xc750bb60, 0x2d010185, 0x9b4548da, 0xd49d5ee2, 0x05fa122f, 0xf2a8240e, 0x483b97fc,
    0x5e723336, 0x8fc9c651, 0xecd7e5bb, 0xa96e6a4d, 0x7aeff019, 0x661cafc3, 0x33b47d78,
]);

/// RFC 4357, section 11.1: id-Gost28147-89-CryptoPro-D-ParamSet.
pub const CRYPTO_PRO_D: Set = octets([
    0xfb110831, 0xc6c5c00a, 0x23be8f66, 0xa40c93f8, 0x6cfad21f, 0x4fe725eb, 0x5e60ae90, 0x025dbb24, 0x77a671dc,
    0x9dd23a83, 0xe84b64c5, 0xd0845749, 0x15994cb7, 0xba33e9ad, 0x897ffd52, 0x3128167e,
]);

/// RFC 4357, section 11.2: id-GostR3411-94-TestParamSet.
pub const DIGEST_TEST: Set = octets([
    0x4e5764d1, 0xab8dcbbf, 0x941a7a4d, 0x2cd11010, 0xd6a05735, 0x8d38f2f7, 0x0f49d15a, 0xea2f8d94, 0x62ee4309,
    0xb3f4a6a2, 0x18c698e3, 0xc17ce57e, 0x706b0966, 0xf7023c8b, 0x5595bf28, 0x39b32ecc,
]);

/// RFC 4357, section 11.2: id-GostR3411-94-CryptoProParamSet.
pub const DIGEST_CRYPTO_PRO: Set = octets([
    0xa57477d1, 0x4ffa66e3, 0x54c7424a, 0x60ecb419, 0x82909d75, 0x1d4fc90b, 0x3b122f54, 0x7908a0af, 0xd13e1a38,
    0xc7b181c6, 0xe6560587, 0x0325ebfe, 0x9c6df86d, 0x2eabde20, 0xba893c92, 0xf8d353bc,
]);

/// RFC 7836, appendix C: id-tc26-gost-28147-param-Z.
pub const TC26_Z: Set = octets([
    0xc6bc7581, 0x4838fde7, 0x62525f2e, 0x2381a65d, 0xa92d8960, 0x5af41295, 0xb5af6c18, 0x9cd6dac3, 0xe1e70bf4,
    0x8e10974f, 0xd47a38ba, 0x7745e106, 0x0bc3b4d9, 0x3d9e43ac, 0xf0692e3b, 0x1f0bc072,
]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::Plain;

    #[test]
    fn permutations() {
        for set in
            [TEST, CRYPTO_PRO_A, CRYPTO_PRO_B, CRYPTO_PRO_C, CRYPTO_PRO_D, DIGEST_TEST, DIGEST_CRYPTO_PRO, TC26_Z]
        {
            for images in set {
                let mut sorted = images;
                sorted.sort_unstable();
                assert_eq!(sorted.to_vec(), (0..16).collect::<Vec<u8>>());
            }
        }
        // The expected images under `K1` and `K8` are two columns of the table that RFC 4357 prints for this set.
        assert_eq!(CRYPTO_PRO_A[0], [9, 6, 3, 2, 8, 11, 1, 7, 10, 4, 14, 15, 12, 0, 13, 5]);
        assert_eq!(CRYPTO_PRO_A[7], [11, 10, 15, 5, 0, 12, 14, 8, 6, 2, 3, 9, 1, 7, 13, 4]);
    }

    /// For CryptoPro-A, RFC 4357, section 11.1, prints the octets, and beside them the images under K1 to K8. This test
    /// compares the octets with the images.
    #[test]
    fn any() {
        const OCTETS: [u8; 64] = [
            0x93, 0xee, 0xb3, 0x1b, 0x67, 0x47, 0x5a, 0xda, 0x3e, 0x6a, 0x1d, 0x2f, 0x29, 0x2c, 0x9c, 0x95, 0x88, 0xbd,
            0x81, 0x70, 0xba, 0x31, 0xd2, 0xac, 0x1f, 0xd3, 0xf0, 0x6e, 0x70, 0x89, 0x0b, 0x08, 0xa5, 0xc0, 0xe7, 0x86,
            0x42, 0xf2, 0x45, 0xc2, 0xe6, 0x5b, 0x29, 0x43, 0xfc, 0xa4, 0x34, 0x59, 0xcb, 0x0f, 0xc8, 0xf1, 0x04, 0x78,
            0x7f, 0x37, 0xdd, 0x15, 0xae, 0xbd, 0x51, 0x96, 0x66, 0xe4,
        ];
        const K: [[u8; 16]; 8] = [
            [9, 6, 3, 2, 8, 11, 1, 7, 10, 4, 14, 15, 12, 0, 13, 5],
            [3, 7, 14, 9, 8, 10, 15, 0, 5, 2, 6, 12, 11, 4, 13, 1],
            [14, 4, 6, 2, 11, 3, 13, 8, 12, 15, 5, 10, 0, 7, 1, 9],
            [14, 7, 10, 12, 13, 1, 3, 9, 0, 2, 11, 4, 15, 8, 5, 6],
            [11, 5, 1, 9, 8, 13, 15, 0, 14, 4, 2, 3, 12, 7, 10, 6],
            [3, 10, 13, 12, 1, 2, 0, 11, 7, 5, 9, 4, 8, 15, 14, 6],
            [1, 13, 2, 9, 7, 10, 6, 0, 8, 12, 4, 5, 15, 3, 11, 14],
            [11, 10, 15, 5, 0, 12, 14, 8, 6, 2, 3, 9, 1, 7, 13, 4],
        ];
        assert_eq!(K, CRYPTO_PRO_A);
        let bit = |value: u8| [0, 1, 2, 3].map(|bit| value >> bit & 1 == 1);
        let bits: Vec<bool> = OCTETS.iter().flat_map(|octet| (0..8).map(move |bit| octet >> bit & 1 == 1)).collect();
        let (known, any) = (Boxes::Known(K), Boxes::any(&bits));
        for number in 0..8 {
            for value in 0..16 {
                let value = bit(value);
                assert_eq!(known.image(&mut Plain, number, &value), any.image(&mut Plain, number, &value));
            }
        }
    }
}
