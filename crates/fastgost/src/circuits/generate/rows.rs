//! A search for circuits of the S-boxes of GOST 28147-89. Such a circuit has eight inputs: the four input bits of the
//! S-box, and the four planes to which the outputs of the S-box are added.
//!
//! The last gate of an output also adds the output to its plane. The plane is one of the gate's three inputs, so only
//! two other signals are left. Gates that compute functions of the four bits are called *helpers*. The search looks for
//! a circuit with few helpers. Every output must be a function of two signals, which are input bits or helpers. The
//! search begins with some random helpers. Then the search adds helpers that make some output a function of two
//! signals. Among these helpers, the search prefers a helper with which the greatest number of outputs become functions
//! of two signals.
use super::Random;
use crate::circuits::{Instruction, recorder::INPUTS};
use std::vec::Vec;

/// The values of a function of four bits.
type Values = u16;

const VARIABLES: [Values; 4] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

/// A gate with three input signals.
#[derive(Clone, Copy)]
struct Helper {
    values: Values,
    inputs: [usize; 3],
    table: u8,
}

/// The four input bits, and the helpers found so far.
struct Signals {
    values: Vec<Values>,
    helpers: Vec<Helper>,
}

fn minterm(i: u8, [a, b, c]: [Values; 3]) -> Values {
    let literal = |f: Values, bit: u8| if i & bit != 0 { f } else { !f };
    literal(a, 4) & literal(b, 2) & literal(c, 1)
}

/// Returns whether `f` is a function of `p` and `q`.
fn depends_on(f: Values, p: Values, q: Values) -> bool {
    [p & q, p & !q, !p & q, !p & !q].iter().all(|cell| cell & f == 0 || cell & !f == 0)
}

impl Signals {
    fn push(&mut self, helper: Helper) {
        self.values.push(helper.values);
        self.helpers.push(helper);
    }

    /// Two signals that determine an output. `None` if no two signals determine the output.
    fn pair(&self, output: Values) -> Option<[usize; 2]> {
        let n = self.values.len();
        (0..n)
            .flat_map(|i| (0..i).map(move |j| [i, j]))
            .find(|&[i, j]| depends_on(output, self.values[i], self.values[j]))
    }

    /// Returns a gate with the three inputs `inputs` that has the `wanted` values at the positions in `care`. At all
    /// other positions, its values are random. The result is `None` if there is no such gate.
    fn helper(&self, inputs: [usize; 3], wanted: Values, care: Values, random: &mut Random) -> Option<Helper> {
        let of = inputs.map(|i| self.values[i]);
        let (mut values, mut table, free) = (0, 0, random.next() as u8);
        for i in 0..8 {
            let cell = minterm(i, of);
            let (one, zero) = (cell & care & wanted != 0, cell & care & !wanted != 0);
            if one && zero {
                return None;
            }
            if one || !zero && free >> i & 1 == 1 {
                values |= cell;
                table |= 1 << i;
            }
        }
        Some(Helper { values, inputs, table })
    }

    /// Finds helpers for an output. With such a helper, one gate can compute the output from the helper and one other
    /// signal.
    fn serving(&self, output: Values, random: &mut Random, found: &mut Vec<Helper>) {
        let mut wanted = Vec::from([(output, !0)]);
        for &p in &self.values {
            wanted.push((output ^ p, !0));
            for half in [p, !p] {
                // Here the other signal is `p`. `half` has the positions at which `p` is 1 (or 0). If the output is
                // constant at all other positions, the helper only has to be equal to the output at the positions in
                // `half`, and may have any values elsewhere.
                if !half & output == 0 || !half & !output == 0 {
                    wanted.push((output, half));
                }
            }
        }
        for i in 0..self.values.len() {
            for j in 0..i {
                for k in 0..j {
                    for &(values, care) in &wanted {
                        found.extend(self.helper([i, j, k], values, care, random));
                    }
                }
            }
        }
    }

    fn any(&self, random: &mut Random) -> Helper {
        loop {
            let inputs = core::array::from_fn(|_| random.below(self.values.len()));
            if inputs[0] != inputs[1] && inputs[0] != inputs[2] && inputs[1] != inputs[2] {
                let table = random.next() as u8;
                let of = inputs.map(|i: usize| self.values[i]);
                let values = (0..8).filter(|i| table >> i & 1 == 1).fold(0, |v, i| v | minterm(i, of));
                if self.values.iter().all(|f| *f != values && *f != !values) && values != 0 && values != !0 {
                    return Helper { values, inputs, table };
                }
            }
        }
    }
}

/// Returns the circuit of the S-box whose outputs are `row`. The search with this seed finds the circuit.
pub(crate) fn circuit(row: &[u8; 16], seed: u64) -> Vec<Instruction> {
    let mut random = Random::new(seed);
    let outputs: [Values; 4] =
        core::array::from_fn(|bit| (0..16).fold(0, |f, x| f | Values::from(row[x] >> bit & 1) << x));
    let mut signals = Signals { values: VARIABLES.to_vec(), helpers: Vec::new() };
    for _ in 0..1 + random.below(2) {
        let helper = signals.any(&mut random);
        signals.push(helper);
    }
    loop {
        let open: Vec<Values> = outputs.into_iter().filter(|o| signals.pair(*o).is_none()).collect();
        if open.is_empty() {
            break;
        }
        let mut found = Vec::new();
        for &output in &open {
            signals.serving(output, &mut random, &mut found);
        }
        let mut best = None;
        for _ in 0..found.len().min(400) {
            let helper = found[random.below(found.len())];
            signals.push(helper);
            let served = open.iter().filter(|o| signals.pair(**o).is_some()).count();
            signals.values.pop();
            signals.helpers.pop();
            let rank = (served, random.next());
            if best.as_ref().is_none_or(|(most, _)| rank > *most) {
                best = Some((rank, helper));
            }
        }
        let next = match best {
            Some((_, helper)) => helper,
            None => signals.any(&mut random),
        };
        signals.push(next);
    }
    signals.instructions(&outputs)
}

impl Signals {
    /// Returns the gates of the helpers, and then the gates of the outputs. The gate of an output also adds the output
    /// to its plane.
    fn instructions(&self, outputs: &[Values; 4]) -> Vec<Instruction> {
        // The four planes are also inputs. The numbers of the planes are between the numbers of the four bits and the
        // numbers of the helpers.
        let place = |i: usize| if i < 4 { i as u16 } else { i as u16 + 4 };
        let mut all: Vec<Instruction> =
            self.helpers.iter().map(|h| Instruction { inputs: h.inputs.map(place), table: h.table }).collect();
        for (bit, &output) in outputs.iter().enumerate() {
            let [p, q] = self.pair(output).expect("the search is over");
            let with = (0..4).filter(|i| {
                let cell = minterm(i << 1, [self.values[p], self.values[q], 0]);
                cell & output != 0
            });
            let function = with.fold(0, |table, i| table | 3 << (2 * i));
            all.push(Instruction { inputs: [place(p), place(q), 4 + bit as u16], table: function ^ INPUTS[2] });
        }
        all
    }
}
