//! Named bits, and the variables that stand for them.

use super::{Bit, COUNTER, Decisions, ENTRIES, FEW, FastMap, INDEX, LAST, MOST, ONE, SMALL, WORD, ZERO};

impl Decisions {
    /// Whether a bit is a constant, a variable, or the complement of a variable.
    pub(super) fn is_plain(&self, bit: Bit) -> bool {
        let node = self.node(bit);
        node.order == LAST || node.low == ZERO && node.high == ONE
    }

    /// If the bit is named, returns the variable that stands for the bit. Otherwise returns the bit itself.
    #[inline]
    pub(super) fn cut(&self, bit: Bit) -> Bit {
        match self.names.get(&(bit >> 1)) {
            Some(variable) => variable ^ (bit & 1),
            None => bit,
        }
    }

    /// Does the same as [`cut`](Self::cut). If a program executes now, the named value also counts as computed by the
    /// program.
    pub(super) fn use_name(&mut self, bit: Bit) -> Bit {
        let name = self.cut(bit);
        self.rounds.computed(name >> 1, 1, 1);
        name
    }

    /// Returns the orders of a diagram's variables, if the diagram has at most [`SMALL`] nodes.
    pub(super) fn support(&self, bit: Bit) -> Option<Vec<u32>> {
        self.variables(bit, SMALL)
    }

    /// Returns the orders of a diagram's variables, if the diagram has at most `most` nodes.
    pub(super) fn variables(&self, bit: Bit, most: usize) -> Option<Vec<u32>> {
        let (mut seen, mut next, mut orders) = (FastMap::default(), vec![bit >> 1], Vec::new());
        while let Some(place) = next.pop() {
            let node = self.nodes[place as usize];
            if node.order == LAST || seen.insert(place, ()).is_some() {
                continue;
            }
            if seen.len() > most {
                return None;
            }
            next.extend([node.low >> 1, node.high >> 1]);
            orders.push(node.order);
        }
        orders.sort_unstable();
        orders.dedup();
        Some(orders)
    }

    /// Returns the forms in which the algebra uses the two operands of a sum or a product. A named operand is replaced
    /// by its variable. There is one exception. An operand loses its name if it is a function of at most four variables
    /// (as many as enter an S-box), and if the other operand depends on one of these variables. A part of one output of
    /// an S-box may by chance be equal to a named part of another output. Without the exception, this name would then
    /// replace the part of the first output, and the first output would have two descriptions.
    ///
    /// The bits of a half of a block that a round made usually depend on more than four variables. Such bits keep their
    /// names. So a kernel may sum three bits in any order, and the description of the sum is the same. In GOST R
    /// 34.11-94, bits lose their names even if they depend on more than four variables.
    ///
    /// A variable may always replace the bit for which it stands, and the bit may always replace the variable, because
    /// both have the same value.
    pub(super) fn described_alike(&self, a: Bit, b: Bit) -> (Bit, Bit) {
        let (a, b) = (self.cut(a), self.cut(b));
        if a <= ONE || b <= ONE {
            return (a, b);
        }
        let alike = |bit: Bit, other: Bit| {
            let meaning = self.stands_for.get(&(bit >> 1))? ^ (bit & 1);
            let (own, others) = (self.support(meaning)?, self.support(other)?);
            let may = self.places || own.len() <= INDEX;
            // All outputs of an unknown S-box depend on its entries. So a variable of an entry does not count as a
            // variable on which both bits depend. But variables of entries count for the limit `INDEX`, so a bit may
            // keep its name. This does no harm, because parts of unknown S-boxes are never equal by chance.
            let shared = |order: &u32| *order < ENTRIES && others.binary_search(order).is_ok();
            (may && own.iter().any(shared)).then_some(meaning)
        };
        (alike(a, b).unwrap_or(a), alike(b, a).unwrap_or(b))
    }

    /// Names bits, and replaces each bit by the variable that stands for it. The four bits that enter one S-box stay
    /// unchanged in two cases:
    /// - Each of the four bits is plain (a constant or a variable), or is a bit of a counter that depends on few
    ///   variables.
    /// - One of the four bits is a variable, and another bit depends on this variable. The sum of a word and a known
    ///   number has such bits. If a new variable replaced the bit that depends on the other bit, the algebra would no
    ///   longer see that they depend on each other.
    pub(super) fn name_bits(&mut self, bits: &mut [Bit]) {
        self.named += 1;
        let small = |algebra: &Self, bit: Bit| {
            algebra.sums.get(&bit) == Some(&true)
                && algebra.support(bit).is_some_and(|variables| variables.len() <= FEW)
        };
        for (number, bits) in bits.chunks_mut(INDEX).enumerate() {
            if bits.iter().all(|&bit| self.is_plain(bit) || small(self, bit)) || self.is_shared(bits) {
                continue;
            }
            for (i, bit) in bits.iter_mut().enumerate() {
                if self.is_plain(*bit) {
                    continue;
                }
                if !self.names.contains_key(&(*bit >> 1)) {
                    let variable = self.variable((INDEX * number + i) % WORD) ^ (*bit & 1);
                    self.names.insert(*bit >> 1, variable);
                    self.stands_for.insert(variable >> 1, *bit);
                    // A kernel may merge the last step of a sum with the first step of an S-box. Such a kernel never
                    // computes the sum. So a named sum never counts as missing. Only the halves of blocks that rounds
                    // make are recorded here.
                    if !self.sums.contains_key(bit) {
                        self.rounds.name(variable >> 1);
                    }
                }
                *bit = self.cut(*bit);
            }
        }
    }

    /// Whether one of the bits is a variable, and another bit depends on this variable but is not a variable itself.
    fn is_shared(&self, bits: &[Bit]) -> bool {
        let own: Vec<u32> = bits.iter().filter(|&&bit| self.is_plain(bit)).map(|&bit| self.node(bit).order).collect();
        let depends = |bit: Bit| self.support(bit).is_some_and(|orders| own.iter().any(|own| orders.contains(own)));
        !own.is_empty() && bits.iter().any(|&bit| !self.is_plain(bit) && depends(bit))
    }

    /// If a bit of a word is not a variable, replaces the bit by a new variable. [`mixed`](Self::mixed) uses these new
    /// variables later.
    pub(super) fn replace(&mut self, bits: &mut [Bit]) {
        for (significance, bit) in bits.iter_mut().enumerate() {
            *bit = self.replace_bit(*bit, significance);
        }
    }

    fn replace_bit(&mut self, bit: Bit, significance: usize) -> Bit {
        if !self.is_plain(bit) && !self.replaced.contains_key(&(bit >> 1)) {
            let variable = self.variable(significance) ^ (bit & 1);
            self.replaced.insert(bit >> 1, variable);
            self.replaces.insert(self.node(variable).order, bit);
        }
        self.replacement(bit)
    }

    /// Returns true if the bit has a small diagram, and depends on variables that have replaced other bits. Such a bit
    /// belongs to a lane that no output needs.
    fn is_unneeded(&self, bit: Bit) -> bool {
        self.variables(bit, COUNTER).is_some_and(|orders| orders.iter().any(|order| self.replaces.contains_key(order)))
    }

    /// Returns the variable that has replaced a bit. If no variable has replaced the bit, returns the bit itself.
    fn replacement(&self, bit: Bit) -> Bit {
        self.replaced.get(&(bit >> 1)).map_or(bit, |variable| variable ^ (bit & 1))
    }

    /// Returns the bit that a variable has replaced. If the variable has replaced no bit, returns the variable itself.
    fn original(&self, bit: Bit) -> Bit {
        if !self.is_plain(bit) {
            return bit;
        }
        self.replaces.get(&self.node(bit).order).map_or(bit, |original| original ^ (bit & 1))
    }

    /// Returns the sum modulo 2 of bits, some of which were replaced. If the specification has named the sum of the
    /// original bits, the result is the named sum. A named sum can occur because a lane that an output needs may
    /// compute the same values as a lane that no output needs. If the sum has no name, the result is the sum of the
    /// variables that have replaced bits.
    pub(super) fn mixed(&mut self, bits: &[Bit], sum: impl Fn(&mut Self, &[Bit]) -> Bit) -> Bit {
        if self.replaced.is_empty() || bits.iter().filter(|&&bit| bit > ONE).count() < 2 {
            return sum(self, bits);
        }
        let originals: Vec<Bit> = bits.iter().map(|&bit| self.original(bit)).collect();
        let replacements: Vec<Bit> = originals.iter().map(|&bit| self.replacement(bit)).collect();
        if replacements != originals && originals.iter().all(|&bit| self.support(bit).is_some()) {
            let result = sum(self, &originals);
            if self.is_plain(result) {
                return result;
            }
        }
        let result = sum(self, &replacements);
        if self.support(result).is_some() {
            return result;
        }
        // The bits may come from several rounds. Without replacements, the diagram of the sum of these bits would
        // become several times larger with each round. So the summands are replaced first.
        let mut parts = replacements;
        for part in &mut parts {
            if self.is_unneeded(*part) {
                *part = self.replace_bit(*part, WORD - 1 - (self.node(*part).order / MOST) as usize);
            }
        }
        sum(self, &parts)
    }
}
