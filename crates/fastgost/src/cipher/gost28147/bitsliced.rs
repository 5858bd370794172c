//! The bit-sliced strategy (a way to compute the cipher). It processes as many blocks at once as a register has bits.
//! Each register belongs to one bit position of a half, and holds this bit of every block.
//!
//! This strategy is for processors with three-input logic and many registers (see `circuits`). The addition takes a
//! full adder for each bit, and the rotation costs nothing. On CPUs, look-ups of nibbles are faster.
use crate::simd::{Logic, circuit::Circuit};
use std::vec::Vec;

/// The truth table of the carry of a full adder. The sum bit of a full adder is `xor3` of its inputs.
const MAJORITY: u8 = 0xe8;

/// Returns the new half, `b` ^ g(`a`) with the key `k`. The halves and the key are given as planes, one for each bit,
/// with the lowest bit first. The circuit of an S-box has eight inputs: the four inputs of the S-box, and four bits to
/// which the circuit adds the four outputs of the S-box.
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
