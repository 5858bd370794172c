//! Evaluates bits at points. A point gives a value to each variable. The values at points check the algebra
//! independently of the algebra's rules.

use super::{Bit, Decisions, LAST, LONG, ONE, ZERO};
use crate::{
    domain::{POINTS, fast::FastMap},
    random::Random,
};

/// What a variable stands for.
#[derive(Clone, Copy)]
pub(super) enum Meaning<'d> {
    /// The variable stands for this bit, which was named or replaced.
    Bit(Bit),
    /// The variable stands for a bit of a sum of two long words and a carry. The first field has the bits of the two
    /// words, and then the carry. The second field is the place of the variable's bit in the sum.
    Sum(&'d [Bit], usize),
    /// The variable stands for the product of these two bits, which are variables.
    Product(Bit, Bit),
}

/// Returns the values of a bit at all points. For each node, `nodes` contains a word with the values of the node at all
/// points, one binary digit for each point.
pub(super) fn value(bit: Bit, nodes: &[u64]) -> u64 {
    (nodes[(bit >> 1) as usize] ^ if bit & 1 == 1 { u64::MAX } else { 0 }) & ((1 << POINTS) - 1)
}

impl Decisions {
    /// Returns the values of all nodes at all points. One pass is enough, because a node comes after the nodes to which
    /// it refers, and a variable comes after the bits for which it stands.
    pub(super) fn values(&self, inputs: &[(Bit, u64)], random: &mut Random) -> Vec<u64> {
        let given: FastMap<u32, u64> =
            inputs.iter().map(|&(bit, value)| (bit >> 1, value ^ if bit & 1 == 1 { u64::MAX } else { 0 })).collect();
        let meanings = self.meanings();
        let mut orders: FastMap<u32, u64> = FastMap::default();
        let mut nodes = vec![0; self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate().skip(1) {
            let is_variable = node.order != LAST && node.low == ZERO && node.high == ONE;
            let choice = match orders.get(&node.order) {
                Some(&values) => values,
                None if !is_variable => unreachable!("a variable comes before what depends on it"),
                None => {
                    let number = number as u32;
                    let values = match (given.get(&number), meanings.get(&number)) {
                        (Some(&values), _) => values,
                        (_, Some(&Meaning::Bit(bit))) => value(bit, &nodes),
                        (_, Some(&Meaning::Product(x, y))) => value(x, &nodes) & value(y, &nodes),
                        (_, Some(&Meaning::Sum(key, place))) => sum(key, place, &nodes),
                        _ => random.any(),
                    };
                    orders.insert(node.order, values);
                    values
                }
            };
            nodes[number] = value(node.low, &nodes) & !choice | value(node.high, &nodes) & choice;
        }
        nodes
    }

    /// Returns a map from variables to the values for which they stand. The key is the node of the variable.
    pub(super) fn meanings(&self) -> FastMap<u32, Meaning<'_>> {
        let mut meanings = FastMap::default();
        let named = self.names.iter().chain(&self.replaced).map(|(&node, variable)| (node, variable));
        for (node, variable) in named.chain(self.placed.iter().map(|(key, variable)| (key.0, variable))) {
            meanings.insert(variable >> 1, Meaning::Bit((2 * node) ^ (variable & 1)));
        }
        for (key, value) in &self.words {
            for (number, variable) in value.iter().enumerate() {
                meanings.insert(variable >> 1, Meaning::Sum(key, number));
            }
        }
        for (&(x, y), pair) in &self.pairs {
            meanings.insert(pair >> 1, Meaning::Product(x, y));
        }
        meanings
    }
}

/// Returns the values of bit `place` of a sum at all points. The summands are two long words and a carry. Their bits
/// are in `key`.
fn sum(key: &[Bit], place: usize, nodes: &[u64]) -> u64 {
    let mut carry = value(key[2 * LONG], nodes);
    for n in 0..LONG {
        let (a, b) = (value(key[n], nodes), value(key[LONG + n], nodes));
        if n == place {
            return a ^ b ^ carry;
        }
        carry = a & b | carry & (a ^ b);
    }
    carry
}
