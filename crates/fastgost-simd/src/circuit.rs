//! Circuits of three-input logic, as data.
use super::Logic;
use std::vec::Vec;

/// A gate: the signals that it reads, and its table (see [`Logic::logic3`]). A signal is an input's number or, from there on, a
/// gate's.
pub type Gate = ([u16; 3], u8);

/// A circuit.
pub struct Circuit {
    pub inputs: usize,
    pub gates: &'static [Gate],
    pub outputs: &'static [u16],
}

impl Circuit {
    /// The outputs for these inputs.
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

/// For programs of 32-bit words.
impl crate::Logic for u32 {}
