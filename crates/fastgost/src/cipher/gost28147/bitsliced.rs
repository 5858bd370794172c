//! Bit-sliced strategy: a register holds one bit of one half of as many blocks as it has bits.
//!
//! For processors with three-input logic and many registers (see `circuits`): the addition is a full adder per bit, the rotation
//! costs nothing. On CPUs, look-ups of nibbles are faster.
use crate::simd::{Logic, circuit::Circuit};
use std::vec::Vec;

/// The sum's bit is `xor3`, the carry this table.
const MAJORITY: u8 = 0xe8;

/// The new half: `b` ^ g(`a`), with the key `k`; planes by bit, from the lowest. An S-box's circuit has eight inputs: its four,
/// and the four planes to which it adds its outputs.
pub(crate) fn round<V: Logic>(sboxes: &[Circuit; 8], a: &[V], b: &[V], k: &[V]) -> Vec<V> {
    let mut new = b.to_vec();
    let mut carry = None;
    for (nibble, sbox) in sboxes.iter().enumerate() {
        let mut inputs = Vec::with_capacity(8);
        for i in 4 * nibble..4 * nibble + 4 {
            let (sum, next) = match carry {
                None => (a[i] ^ k[i], a[i] & k[i]),
                Some(carry) => (a[i].xor3(k[i], carry), a[i].logic3(k[i], carry, MAJORITY)),
            };
            inputs.push(sum);
            carry = Some(next);
        }
        let place = |bit: usize| (4 * nibble + bit + 11) % 32;
        inputs.extend((0..4).map(|bit| b[place(bit)]));
        for (bit, plane) in sbox.evaluate::<V, 4>(&inputs).into_iter().enumerate() {
            new[place(bit)] = plane;
        }
    }
    new
}
