//! Circuits of three-input logic, as data.
use super::Logic;
use std::vec::Vec;

/// A gate consists of the numbers of the signals that it reads, and of its table (see [`Logic::logic3`]). The circuit's
/// inputs are the first signals, and the gates are the signals after them.
pub type Gate = ([u16; 3], u8);

/// A circuit.
pub struct Circuit {
    pub inputs: usize,
    pub gates: &'static [Gate],
    pub outputs: &'static [u16],
}

impl Circuit {
    /// Computes the outputs for these inputs.
    pub fn evaluate<V: Logic, const OUTPUTS: usize>(&self, inputs: &[V]) -> [V; OUTPUTS] {
        assert_eq!((inputs.len(), OUTPUTS), (self.inputs, self.outputs.len()));
        let mut signals: Vec<V> = inputs.to_vec();
        for &(of, table) in self.gates {
            let [a, b, c] = of.map(|i| signals[usize::from(i)]);
            signals.push(a.logic3(b, c, table));
        }
        core::array::from_fn(|i| signals[usize::from(self.outputs[i])])
    }
}

/// A 32-bit word can be a signal, for programs of 32-bit words.
impl crate::Logic for u32 {}
