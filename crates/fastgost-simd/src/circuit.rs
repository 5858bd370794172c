//! Circuits of three-input logic, as data.
use super::Logic;
use std::vec::Vec;

/// A gate: the numbers of the three signals that the gate reads, and the gate's truth table (see [`Logic::logic3`]).
/// Signals are numbered: first come the inputs of the circuit, and then the outputs of its gates.
pub type Gate = ([u16; 3], u8);

/// A circuit.
pub struct Circuit {
    pub inputs: usize,
    pub gates: &'static [Gate],
    pub outputs: &'static [u16],
}

impl Circuit {
    /// Computes the circuit's outputs for these inputs.
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
