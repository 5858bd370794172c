//! A search for small circuits of three-input gates. The circuits have eight inputs.
//!
//! The search walks at random over circuits that compute the same outputs. A step takes a gate, and finds three other
//! signals (inputs of the circuit, or results of gates) from which the gate could be computed. Computed from these
//! signals, the gate must have the same value as before for all combinations of inputs for which an output depends on
//! the gate. The step compares some triples with this property, and chooses the triple that leaves the fewest gates in
//! use. If every triple would give more gates than before, the step changes nothing.
use super::Random;
use crate::circuits::{Instruction, recorder::INPUTS};
use std::{collections::HashMap, vec, vec::Vec};

/// The number of inputs of a circuit.
const WIDTH: usize = 8;
/// The number of triples of signals that a step compares.
const TRIPLES: usize = 40;

/// The values of a function for all 256 combinations of the eight inputs.
type Values = [u64; 4];

/// A circuit. The signals have numbers. The inputs have the first numbers, and the gates follow.
#[derive(Clone)]
pub(crate) struct Network {
    pub(crate) gates: Vec<Instruction>,
    pub(crate) outputs: Vec<u16>,
}

/// Computes the values of a gate with this truth table from the values of the gate's three inputs.
fn look_up(table: u8, of: [&Values; 3]) -> Values {
    let mut values = [0; 4];
    for i in (0..8).filter(|i| table >> i & 1 == 1) {
        for (w, value) in values.iter_mut().enumerate() {
            *value |= minterm(i, of.map(|f| f[w]));
        }
    }
    values
}

/// Returns the positions at which the bits of the three functions form the binary number `i`. The first function gives
/// the highest digit.
fn minterm(i: u8, of: [u64; 3]) -> u64 {
    (0..3).fold(!0, |all, k| all & if i & 4 >> k != 0 { of[k] } else { !of[k] })
}

/// Returns whether a truth table of three inputs depends on the input with the number `input` (0, 1 or 2).
fn depends(table: u8, input: usize) -> bool {
    let (with, shift) = (INPUTS[input], 4 >> input);
    (table & with) >> shift != table & !with
}

/// Replaces each input of a gate. `source` returns the new signal for an input, and whether the complement of this
/// signal must be used. Returns the new inputs on which the gate depends, in ascending order, and the new truth table
/// of the gate.
fn normal(gate: Instruction, source: impl Fn(u16) -> (u16, bool)) -> (Vec<u16>, u8) {
    let sources = gate.inputs.map(source);
    let mut inputs: Vec<u16> = sources.map(|s| s.0).to_vec();
    inputs.sort_unstable();
    inputs.dedup();
    loop {
        let mut table = 0;
        for x in 0..8u8 {
            let mut y = 0;
            for (k, (signal, complement)) in sources.iter().enumerate() {
                // Inputs on which the gate does not depend are taken as 0.
                let at = inputs.iter().position(|i| i == signal);
                let bit = at.is_some_and(|at| x >> (2 - at) & 1 == 1) != *complement;
                y |= u8::from(bit) << (2 - k);
            }
            table |= (gate.table >> y & 1) << x;
        }
        match (0..inputs.len()).find(|&at| !depends(table, at)) {
            Some(at) => inputs.remove(at),
            None => return (inputs, table),
        };
    }
}

impl Network {
    /// Returns the values of all signals.
    fn values(&self) -> Vec<Values> {
        let mut values: Vec<Values> = Vec::with_capacity(WIDTH + self.gates.len());
        for i in 0..WIDTH {
            let mut f = [0; 4];
            for x in (0..256).filter(|x| x >> i & 1 == 1) {
                f[x / 64] |= 1 << (x % 64);
            }
            values.push(f);
        }
        for gate in &self.gates {
            values.push(look_up(gate.table, gate.inputs.map(|i| &values[usize::from(i)])));
        }
        values
    }

    /// Returns the same circuit without unnecessary gates. Unnecessary gates are gates that are not used, gates that
    /// copy or complement a signal, and gates that occur twice. The other gates are in an order in which they can be
    /// evaluated.
    pub(crate) fn simplified(&self) -> Self {
        let mut builder = Builder {
            old: self,
            sources: (0..(WIDTH + self.gates.len()) as u16)
                .map(|i| (usize::from(i) < WIDTH).then_some((i, false)))
                .collect(),
            gates: Vec::new(),
            known: HashMap::new(),
        };
        let outputs = self.outputs.iter().map(|&o| builder.output(o)).collect();
        Self { gates: builder.gates, outputs }
    }

    /// Returns the number of gates that are needed for the outputs.
    fn used(&self) -> usize {
        let mut seen = vec![false; WIDTH + self.gates.len()];
        let (mut open, mut count) = (self.outputs.clone(), 0);
        while let Some(i) = open.pop().map(usize::from) {
            if i >= WIDTH && !seen[i] {
                seen[i] = true;
                count += 1;
                let gate = self.gates[i - WIDTH];
                open.extend((0..3).filter(|&k| depends(gate.table, k)).map(|k| gate.inputs[k]));
            }
        }
        count
    }

    /// Returns the circuit after a step. The step chooses a gate at random. The result is `None` if the gate cannot be
    /// computed from another triple of signals.
    fn step(&self, random: &mut Random) -> Option<Self> {
        let values = self.values();
        let gate = WIDTH + random.below(self.gates.len());
        let (after, care) = self.care(&values, gate);
        let (mut ones, mut zeros) = (Vec::new(), Vec::new());
        for x in (0..256).filter(|x| care[x / 64] >> (x % 64) & 1 == 1) {
            if values[gate][x / 64] >> (x % 64) & 1 == 1 { ones.push(x) } else { zeros.push(x) }
        }
        if ones.is_empty() || zeros.is_empty() {
            return None;
        }
        // The function searches for a triple. If the gate is 1 for one combination of inputs and 0 for another
        // combination, the triple must have different values for these two combinations. The search tries 64 such pairs
        // of combinations first.
        let pairs: Vec<(usize, usize)> =
            (0..64).map(|_| (ones[random.below(ones.len())], zeros[random.below(zeros.len())])).collect();
        let others: Vec<usize> = (0..values.len()).filter(|&i| !after[i]).collect();
        let told: Vec<u64> = others
            .iter()
            .map(|&i| {
                let bit = |x: usize| values[i][x / 64] >> (x % 64) & 1;
                pairs.iter().enumerate().fold(0, |told, (k, &(p, q))| told | (bit(p) ^ bit(q)) << k)
            })
            .collect();
        let first = random.below(others.len());
        let mut best: Option<((usize, u64), Self)> = None;
        let mut triples = 0;
        for i in (0..others.len()).map(|i| (i + first) % others.len()) {
            for j in 0..i {
                for k in 0..j {
                    if told[i] | told[j] | told[k] != !0 {
                        continue;
                    }
                    let triple = [others[i], others[j], others[k]];
                    let Some(table) = table_of(&values[gate], &care, triple.map(|t| &values[t])) else { continue };
                    triples += 1;
                    let inputs = triple.map(|t| t as u16);
                    if self.gates[gate - WIDTH].inputs != inputs {
                        let mut next = self.clone();
                        next.gates[gate - WIDTH] = Instruction { inputs, table };
                        let rank = (next.used(), random.next());
                        if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                            best = Some((rank, next));
                        }
                    }
                    if triples == TRIPLES {
                        return best.map(|b| b.1);
                    }
                }
            }
        }
        best.map(|b| b.1)
    }

    /// Returns the gates that depend on the gate `gate`, including this gate itself. Also returns the combinations of
    /// inputs for which an output depends on the gate.
    fn care(&self, values: &[Values], gate: usize) -> (Vec<bool>, Values) {
        let mut flipped = values.to_vec();
        flipped[gate] = flipped[gate].map(|w| !w);
        let mut after = vec![false; values.len()];
        after[gate] = true;
        for i in gate + 1..values.len() {
            let g = &self.gates[i - WIDTH];
            if g.inputs.iter().any(|&j| after[usize::from(j)]) {
                after[i] = true;
                flipped[i] = look_up(g.table, g.inputs.map(|j| &flipped[usize::from(j)]));
            }
        }
        let mut care = [0; 4];
        for &o in &self.outputs {
            for w in 0..4 {
                care[w] |= values[usize::from(o)][w] ^ flipped[usize::from(o)][w];
            }
        }
        (after, care)
    }

    /// Walks for `steps` steps, and returns the smallest circuit on the way.
    pub(crate) fn searched(&self, seed: u64, steps: usize) -> Self {
        let mut random = Random::new(seed);
        let mut here = self.simplified();
        let mut best = here.clone();
        for _ in 0..steps {
            if let Some(next) = here.step(&mut random) {
                let next = next.simplified();
                if next.gates.len() <= here.gates.len() {
                    here = next;
                    if here.gates.len() < best.gates.len() {
                        best = here.clone();
                    }
                }
            }
        }
        best
    }
}

/// Returns the truth table of the gate whose inputs are the three functions `of`, and whose values are `f` at all
/// positions in `care`. The result is `None` if there is no such table.
fn table_of(f: &Values, care: &Values, of: [&Values; 3]) -> Option<u8> {
    let mut table = 0;
    for i in 0..8 {
        let (mut one, mut zero) = (0, 0);
        for w in 0..4 {
            let cell = minterm(i, of.map(|f| f[w])) & care[w];
            one |= cell & f[w];
            zero |= cell & !f[w];
        }
        match (one != 0, zero != 0) {
            (true, true) => return None,
            (true, false) => table |= 1 << i,
            _ => {}
        }
    }
    Some(table)
}

/// Builds a simplified circuit.
struct Builder<'a> {
    old: &'a Network,
    /// The new signal for each old signal, and whether the old signal is the complement of the new signal.
    sources: Vec<Option<(u16, bool)>>,
    gates: Vec<Instruction>,
    known: HashMap<Instruction, u16>,
}

impl Builder<'_> {
    fn signal(&mut self, old: u16) -> (u16, bool) {
        if let Some(source) = self.sources[usize::from(old)] {
            return source;
        }
        let gate = self.old.gates[usize::from(old) - WIDTH];
        // Inputs on which the gate does not depend are not needed.
        let (inputs, _) = normal(gate, |i| (i, false));
        for &i in &inputs {
            self.signal(i);
        }
        let (inputs, table) = normal(gate, |i| self.sources[usize::from(i)].unwrap_or((i, false)));
        let source = match inputs[..] {
            [input] => (input, table & 1 == 1),
            _ => (self.gate(&inputs, table), false),
        };
        self.sources[usize::from(old)] = Some(source);
        source
    }

    fn gate(&mut self, inputs: &[u16], table: u8) -> u16 {
        let first = *inputs.first().expect("no gate is constant");
        let gate = Instruction { inputs: core::array::from_fn(|k| *inputs.get(k).unwrap_or(&first)), table };
        let next = (WIDTH + self.gates.len()) as u16;
        *self.known.entry(gate).or_insert_with(|| {
            self.gates.push(gate);
            next
        })
    }

    /// An output must be a signal, and not the complement of a signal. So an output that would be a complement gets its
    /// own gate.
    fn output(&mut self, old: u16) -> u16 {
        let (signal, complement) = self.signal(old);
        if complement { self.gate(&[signal], !INPUTS[0]) } else { signal }
    }
}
