//! A search for small circuits of sums (XORs). A gate computes the sum of three signals.
//!
//! The search begins with a greedy search. In each of its steps, the greedy search finds the triple of signals that
//! occurs in the most sums, and makes the sum of this triple a new signal. Then the search walks at random over
//! circuits that compute the same sums. A step moves terms between a sum and the only sum that uses it, or replaces
//! terms by other terms that have the same sum. Signals that become equal are replaced by one signal.
use super::Random;
use crate::circuits::{Instruction, Program};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    vec,
    vec::Vec,
};

/// The inputs whose sum is the value of a signal. Bit i is set if input i is a term of this sum.
type Form = [u64; 3];

fn sum(a: Form, b: Form) -> Form {
    core::array::from_fn(|w| a[w] ^ b[w])
}

/// A circuit of sums, which the search changes step by step.
#[derive(Clone)]
pub(crate) struct Sums {
    inputs: usize,
    forms: Vec<Form>,
    /// For each signal, its terms, which are the two or three signals that it adds. For an input or an unused signal,
    /// the list of terms is empty.
    terms: Vec<Vec<usize>>,
    outputs: Vec<usize>,
}

/// Removes pairs of equal terms, because equal terms cancel each other.
fn cancel(terms: &mut Vec<usize>) {
    terms.sort_unstable();
    let mut i = 0;
    while i + 1 < terms.len() {
        if terms[i] == terms[i + 1] {
            terms.drain(i..i + 2);
        } else {
            i += 1;
        }
    }
}

impl Sums {
    /// Makes the circuit that the greedy search finds for a program. The program must contain only sums.
    pub(crate) fn greedy(program: &Program, random: &mut Random) -> Self {
        let inputs = program.inputs;
        assert!(inputs <= 192);
        let form = |i: usize| core::array::from_fn(|w| if i / 64 == w { 1 << (i % 64) } else { 0 });
        let mut sums = Self {
            inputs,
            forms: (0..inputs).map(form).collect(),
            terms: vec![Vec::new(); inputs],
            outputs: Vec::new(),
        };
        let mut recorded = sums.forms.clone();
        for gate in &program.instructions {
            let [a, b, c] = gate.inputs.map(|i| recorded[usize::from(i)]);
            recorded.push(match gate.table {
                0x3c => sum(a, b),
                0x96 => sum(sum(a, b), c),
                other => panic!("{other:#x} is not a sum"),
            });
        }
        let mut rows: Vec<BTreeSet<usize>> = program
            .outputs
            .iter()
            .map(|&o| (0..inputs).filter(|i| recorded[usize::from(o)][i / 64] >> (i % 64) & 1 == 1).collect())
            .collect();
        while let Some(terms) = most_shared(&rows, random) {
            let signal = sums.push(terms.clone());
            for row in rows.iter_mut().filter(|row| terms.iter().all(|t| row.contains(t))) {
                for t in &terms {
                    row.remove(t);
                }
                row.insert(signal);
            }
        }
        for row in rows {
            let mut terms: Vec<usize> = row.into_iter().collect();
            while terms.len() > 1 {
                let some = terms.drain(..terms.len().min(3)).collect();
                terms.push(sums.push(some));
            }
            sums.outputs.push(terms[0]);
        }
        sums
    }

    fn push(&mut self, terms: Vec<usize>) -> usize {
        self.forms.push(self.form(&terms));
        self.terms.push(terms);
        self.terms.len() - 1
    }

    fn form(&self, terms: &[usize]) -> Form {
        terms.iter().fold([0; 3], |form, &t| sum(form, self.forms[t]))
    }

    /// Returns the number of sums in the circuit.
    pub(crate) fn count(&self) -> usize {
        self.terms.iter().filter(|t| !t.is_empty()).count()
    }

    fn uses(&self) -> Vec<u32> {
        let mut uses = vec![0; self.terms.len()];
        for &t in self.terms.iter().flatten().chain(&self.outputs) {
            uses[t] += 1;
        }
        uses
    }

    /// Removes sums that nothing uses.
    fn sweep(&mut self) {
        loop {
            let uses = self.uses();
            let unused = (self.inputs..uses.len()).find(|&i| uses[i] == 0 && !self.terms[i].is_empty());
            match unused {
                Some(i) => self.terms[i].clear(),
                None => return,
            }
        }
    }

    /// Returns the signals that depend on `signal`, and `signal` itself.
    fn after(&self, signal: usize) -> Vec<bool> {
        let mut after = vec![false; self.terms.len()];
        after[signal] = true;
        loop {
            let mut more = false;
            for i in self.inputs..self.terms.len() {
                if !after[i] && self.terms[i].iter().any(|&t| after[t]) {
                    (after[i], more) = (true, true);
                }
            }
            if !more {
                return after;
            }
        }
    }

    /// Sets the terms of a sum. If there is only one term, this term replaces the sum everywhere. Then other sums may
    /// have only one term, so the replacement is repeated.
    fn set(&mut self, signal: usize, terms: Vec<usize>) {
        self.terms[signal] = terms;
        while let Some(single) = self.terms.iter().position(|t| t.len() == 1) {
            let only = self.terms[single][0];
            self.terms[single].clear();
            for t in self.terms.iter_mut().flatten().chain(&mut self.outputs).filter(|t| **t == single) {
                *t = only;
            }
            self.terms.iter_mut().for_each(cancel);
        }
        self.sweep();
    }

    fn step(&mut self, random: &mut Random) {
        let live: Vec<usize> = (self.inputs..self.terms.len()).filter(|&i| !self.terms[i].is_empty()).collect();
        let signal = live[random.below(live.len())];
        if random.below(4) == 0 { self.exchange(signal, &live, random) } else { self.regroup(signal, &live, random) }
    }

    /// Moves terms between the sum `outer` and another sum. The other sum is a term of `outer`, and nothing else uses
    /// it.
    fn regroup(&mut self, outer: usize, live: &[usize], random: &mut Random) {
        let uses = self.uses();
        let own: Vec<usize> = self.terms[outer].iter().copied().filter(|&t| t >= self.inputs && uses[t] == 1).collect();
        if own.is_empty() {
            return;
        }
        let inner = own[random.below(own.len())];
        let mut terms: Vec<usize> = self.terms[outer].iter().copied().filter(|&t| t != inner).collect();
        terms.extend(&self.terms[inner]);
        cancel(&mut terms);
        if terms.len() <= 3 {
            self.terms[inner].clear();
            return self.set(outer, terms);
        }
        for i in (1..terms.len()).rev() {
            terms.swap(i, random.below(i + 1));
        }
        let mut rest = terms.split_off(if terms.len() == 4 && random.below(2) == 0 { 2 } else { 3 });
        let form = self.form(&terms);
        let equal = (0..self.inputs).chain(live.iter().copied()).find(|&i| i != inner && self.forms[i] == form);
        match equal {
            Some(equal) if self.after(outer)[equal] => {}
            Some(equal) => {
                self.terms[inner].clear();
                rest.push(equal);
                cancel(&mut rest);
                self.set(outer, rest);
            }
            None => {
                (self.terms[inner], self.forms[inner]) = (terms, form);
                rest.push(inner);
                self.terms[outer] = rest;
            }
        }
    }

    /// Replaces terms by other terms that have the same sum. The step compares a few choices, and takes the choice that
    /// leaves the fewest sums in use.
    fn exchange(&mut self, signal: usize, live: &[usize], random: &mut Random) {
        let after = self.after(signal);
        let others: Vec<usize> = (0..self.inputs).chain(live.iter().copied()).filter(|&i| !after[i]).collect();
        let by_form: HashMap<Form, usize> = others.iter().map(|&i| (self.forms[i], i)).collect();
        let form = self.forms[signal];
        if let Some(&equal) = by_form.get(&form) {
            return self.set(signal, vec![equal]);
        }
        let mut found = Vec::new();
        for (i, &a) in others.iter().enumerate() {
            let rest = sum(form, self.forms[a]);
            if let Some(&b) = by_form.get(&rest).filter(|b| a < **b) {
                found.push(vec![a, b]);
            }
            for &b in &others[..i] {
                if let Some(&c) = by_form.get(&sum(rest, self.forms[b])).filter(|c| **c < a.min(b)) {
                    found.push(vec![a, b, c]);
                }
            }
        }
        if found.is_empty() {
            return;
        }
        let chance = random.below(found.len());
        let ranked = |i: usize| {
            let mut next = self.clone();
            next.set(signal, found[i].clone());
            (next.count(), i != chance)
        };
        let best =
            if found.len() <= 12 { (0..found.len()).min_by_key(|&i| ranked(i)).unwrap_or(chance) } else { chance };
        self.set(signal, found.swap_remove(best));
    }

    /// Walks for this number of steps, and returns the smallest circuit on the way.
    pub(crate) fn searched(mut self, random: &mut Random, steps: usize) -> Self {
        let mut best = self.clone();
        for _ in 0..steps {
            self.step(random);
            if self.count() < best.count() {
                best = self.clone();
            }
        }
        best
    }

    /// Returns the circuit as a program. Before each output come the signals that this output needs and that were not
    /// computed before.
    pub(crate) fn program(&self) -> Program {
        let mut program = Program { inputs: self.inputs, instructions: Vec::new(), outputs: Vec::new() };
        let mut places: BTreeMap<usize, u16> = (0..self.inputs).map(|i| (i, i as u16)).collect();
        for &output in &self.outputs {
            let place = self.visit(output, &mut places, &mut program);
            program.outputs.push(place);
        }
        program
    }

    fn visit(&self, signal: usize, places: &mut BTreeMap<usize, u16>, program: &mut Program) -> u16 {
        if let Some(&place) = places.get(&signal) {
            return place;
        }
        let of: Vec<u16> = self.terms[signal].iter().map(|&t| self.visit(t, places, program)).collect();
        program.instructions.push(match of[..] {
            [a, b] => Instruction { inputs: [a, b, b], table: 0x3c },
            [a, b, c] => Instruction { inputs: [a, b, c], table: 0x96 },
            _ => unreachable!("a sum has two or three terms"),
        });
        let place = (self.inputs + program.instructions.len() - 1) as u16;
        places.insert(signal, place);
        place
    }
}

/// Returns the terms that save the most gates if they become a separate signal. A triple that occurs in n sums
/// saves n - 1 gates, and a pair that occurs in n sums saves n / 2 - 1 gates. If several choices save the same number
/// of gates, one of them is chosen at random.
fn most_shared(rows: &[BTreeSet<usize>], random: &mut Random) -> Option<Vec<usize>> {
    let (mut pairs, mut triples) = (BTreeMap::<Vec<usize>, usize>::new(), BTreeMap::<Vec<usize>, usize>::new());
    let rows: Vec<Vec<usize>> = rows.iter().map(|row| row.iter().copied().collect()).collect();
    for row in &rows {
        for (i, &a) in row.iter().enumerate() {
            for &b in &row[..i] {
                *pairs.entry(vec![b, a]).or_default() += 1;
            }
        }
    }
    pairs.retain(|_, n| *n > 1);
    for row in &rows {
        for (i, &a) in row.iter().enumerate() {
            for (j, &b) in row[..i].iter().enumerate().filter(|(_, b)| pairs.contains_key(&vec![**b, a])) {
                for &c in &row[..j] {
                    *triples.entry(vec![c, b, a]).or_default() += 1;
                }
            }
        }
    }
    let saved =
        pairs.iter().map(|(p, n)| (*n as isize - 2, p)).chain(triples.iter().map(|(t, n)| (2 * *n as isize - 2, t)));
    let saved: Vec<_> = saved.collect();
    let most = saved.iter().map(|s| s.0).max().filter(|most| *most > 0)?;
    let best: Vec<_> = saved.iter().filter(|s| s.0 == most).collect();
    Some(best[random.below(best.len())].1.clone())
}
