//! The algebra of known bits. With this algebra, the specification is checked with the examples of the standards.

use crate::algebra::Algebra;

/// The algebra in which each bit is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Algebra for Plain {
    type Bit = bool;

    fn constant(&mut self, value: bool) -> bool {
        value
    }

    fn xor(&mut self, a: &bool, b: &bool) -> bool {
        a ^ b
    }

    fn and(&mut self, a: &bool, b: &bool) -> bool {
        a & b
    }

    fn lookup(&mut self, table: &[u64], index: &[bool], width: usize) -> Vec<bool> {
        assert_eq!(table.len(), 1 << index.len());
        let place = index.iter().rev().fold(0, |place, &bit| 2 * place + usize::from(bit));
        (0..width).map(|bit| table[place] >> bit & 1 == 1).collect()
    }

    fn add(&mut self, a: &[bool], b: &[bool], carry: &bool) -> (Vec<bool>, bool) {
        assert_eq!(a.len(), b.len());
        let mut carry = *carry;
        let sum = a.iter().zip(b).map(|(&a, &b)| {
            let sum = a ^ b ^ carry;
            carry = if a == b { a } else { carry };
            sum
        });
        (sum.collect(), carry)
    }

    fn name(&mut self, _bits: &mut [bool]) {}
}

/// Returns the bits of a list of bytes. Bit `8 i + j` of the result is bit `j` of byte `i`.
pub fn bits(bytes: &[u8]) -> Vec<bool> {
    bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1)).collect()
}

/// Returns the bytes that have these bits. This function is the inverse of [`bits`].
pub fn bytes(bits: &[bool]) -> Vec<u8> {
    assert_eq!(bits.len() % 8, 0);
    bits.chunks(8).map(|byte| byte.iter().rev().fold(0, |byte, &bit| 2 * byte + u8::from(bit))).collect()
}

#[cfg(test)]
pub(crate) mod hex {
    //! Reads and prints numbers and strings of bytes in hexadecimal digits, as RFCs print them.

    use super::{bits, bytes};
    use crate::standard::turned;

    /// Reads bytes from their hexadecimal digits. The digits of the first byte come first. All other characters, such
    /// as spaces, are ignored.
    pub(crate) fn octets(text: &str) -> Vec<u8> {
        let digits: Vec<u32> = text.chars().filter_map(|digit| digit.to_digit(16)).collect();
        assert_eq!(digits.len() % 2, 0);
        digits.chunks(2).map(|pair| u8::try_from(16 * pair[0] + pair[1]).unwrap()).collect()
    }

    /// Reads a number that is printed in hexadecimal digits, the most significant digit first.
    pub(crate) fn number(text: &str) -> Vec<bool> {
        turned(&bits(&octets(text)))
    }

    /// Prints a number in hexadecimal digits, the most significant digit first.
    pub(crate) fn print(number: &[bool]) -> String {
        bytes(&turned(number)).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Asserts that `value` is equal to the number whose hexadecimal digits are in `text`.
    #[track_caller]
    pub(crate) fn is(value: &[bool], text: &str) {
        assert_eq!(print(value), print(&number(text)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let mut plain = Plain;
        for (a, b) in [(0, 0), (1, 255), (0x80, 0x80), (0x7f, 1), (0x55, 0xaa), (200, 100)] {
            for carry in [false, true] {
                let (sum, out) = plain.add(&bits(&[a]), &bits(&[b]), &carry);
                let expected = u16::from(a) + u16::from(b) + u16::from(carry);
                assert_eq!(u16::from(bytes(&sum)[0]) + 256 * u16::from(out), expected);
            }
        }
        let table: Vec<u64> = (0..16).map(|entry| entry * 5 + 1).collect();
        assert_eq!(bytes(&plain.lookup(&table, &[false, true, false, true], 8)), [51]);
        assert_eq!(bytes(&bits(&[1, 0x80, 0x7e])), [1, 0x80, 0x7e]);
    }
}
