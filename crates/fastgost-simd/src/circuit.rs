//! Circuits whose gates are logic functions of three inputs. A circuit is stored as data.
use super::Logic;
use std::vec::Vec;

/// A gate: the numbers of the three signals that the gate reads, and the gate's truth table (see [`Logic::logic3`]).
/// Signals are numbered: first come the inputs of the circuit, and then the outputs of its gates.
pub type Gate = ([u16; 3], u8);

/// A circuit. `inputs` is the number of its inputs, and `outputs` has the numbers of the signals that are its outputs.
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

/// A signal can be a 32-bit word. In `fastgost`, `circuits::Program::run` uses such signals.
impl crate::Logic for u32 {}
