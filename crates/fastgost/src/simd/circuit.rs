//! Circuits of three-input look-ups, as data.
use super::Logic;
use std::vec::Vec;

/// A look-up: the signals that it reads, and its table (see [`Logic::lookup3`]). A signal is an input's number or, from there
/// on, a look-up's.
pub(crate) type Lookup = ([u16; 3], u8);

/// A circuit.
pub(crate) struct Circuit {
    pub(crate) inputs: usize,
    pub(crate) lookups: &'static [Lookup],
    pub(crate) outputs: &'static [u16],
}

impl Circuit {
    /// The outputs for these inputs.
    pub(crate) fn evaluate<V: Logic, const OUTPUTS: usize>(&self, inputs: &[V]) -> [V; OUTPUTS] {
        assert_eq!((inputs.len(), OUTPUTS), (self.inputs, self.outputs.len()));
        let mut signals: Vec<V> = inputs.to_vec();
        for &(of, table) in self.lookups {
            let [a, b, c] = of.map(|i| signals[usize::from(i)]);
            signals.push(a.lookup3(b, c, table));
        }
        core::array::from_fn(|i| signals[usize::from(self.outputs[i])])
    }
}
