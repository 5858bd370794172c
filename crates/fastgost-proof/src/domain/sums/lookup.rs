//! Look-ups in tables at unknown indices.

use super::{Bit, Sums};
use crate::domain::{Domain, ZERO};

/// Says whether a bit of the output of a table is an affine function of the unknown bits of the index.
#[derive(Clone, Copy, Debug)]
pub(super) enum Affine {
    /// The output bit is `constant` plus the sum of some unknown bits of the index. The binary digits of `bits` say
    /// which of the unknown bits are summed.
    Yes {
        constant: Bit,
        bits: u32,
    },
    No,
}

/// The greatest number of bits of an index. A look-up with a longer index is refused.
const MOST: usize = 10;

impl Sums {
    pub(super) fn look_up(&mut self, table: &[u64], index: &[Bit], width: usize) -> Vec<Bit> {
        assert_eq!(table.len(), 1 << index.len(), "a table has an entry for each index");
        if index.len() > MOST {
            self.refuse("the index of a table has too many bits");
            return vec![ZERO; width];
        }
        let mut base = 0;
        let mut unknown = Vec::with_capacity(MOST);
        for (i, &bit) in index.iter().enumerate() {
            if bit < 2 {
                base |= (bit as usize) << i;
            } else {
                unknown.push(i);
            }
        }
        if unknown.is_empty() {
            return (0..width).map(|bit| (table[base] >> bit & 1) as Bit).collect();
        }
        let mask = unknown.iter().fold(0_u64, |mask, i| mask | 1 << i);
        let mut key = std::mem::take(&mut self.key);
        key.clear();
        key.extend_from_slice(table);
        key.extend([mask, base as u64, width as u64]);
        let places = |x: usize| unknown.iter().enumerate().fold(base, |p, (j, &i)| p | (x >> j & 1) << i);
        if !self.affine.contains_key(&key[..]) {
            let entries: Vec<u64> = (0..1 << unknown.len()).map(|x| table[places(x)]).collect();
            let forms: Box<[Affine]> = (0..width).map(|bit| affine(&entries, bit)).collect();
            self.affine.insert(key.clone().into(), forms);
        }
        let forms = &self.affine[&key[..]];
        let mut out = Vec::with_capacity(width);
        let all_affine = forms.iter().all(|form| matches!(form, Affine::Yes { .. }));
        if all_affine {
            for form in forms.clone() {
                let Affine::Yes { constant, bits } = form else { continue };
                let chosen: Vec<Bit> =
                    unknown.iter().enumerate().filter(|(j, _)| bits >> j & 1 == 1).map(|(_, &i)| index[i]).collect();
                out.push(self.sum(&chosen) ^ constant);
            }
        } else {
            self.compose(table, index, width, &mut key, &mut out);
        }
        self.key = key;
        out
    }

    /// Looks up an index in a table. If all unknown bits of the index are functions of one and the same variable, the
    /// bits of the result are functions of this variable too. If the index is chosen by a mask, the result is chosen by
    /// the same mask. Otherwise new variables stand for the bits of the result.
    /// `key` is the beginning of a key of the cache `compositions`. It contains the table, the mask of the unknown
    /// bits, the known bits, and the width.
    fn compose(&mut self, table: &[u64], index: &[Bit], width: usize, key: &mut Vec<u64>, out: &mut Vec<Bit>) {
        self.products += 1;
        let unknown: Vec<Bit> = index.iter().copied().filter(|&bit| bit > 1).collect();
        let Some((variable, functions)) = self.resolve_all(&unknown) else {
            let chosen = self.by_cases(index, &mut |sums, index| sums.look_up(table, index, width));
            return out.extend(chosen.unwrap_or_else(|| self.unknown(width)));
        };
        let places = (0_u64..).zip(index).filter(|(_, bit)| **bit > 1).map(|(i, _)| i);
        key.extend(places.zip(functions).map(|(i, function)| i << 32 | u64::from(function)));
        if !self.compositions.contains_key(&key[..]) {
            let unknown = &key[table.len() + 3..];
            let base = key[table.len() + 1] as usize;
            let functions: Vec<_> = unknown.iter().map(|&word| (word >> 32, self.tables.values(word as u32))).collect();
            let mut tables = vec![[0_u64; 4]; width];
            for x in 0..256 {
                let place = functions.iter().fold(base, |p, (i, f)| p | ((f[x / 64] >> (x % 64) & 1) as usize) << i);
                for (bit, out) in tables.iter_mut().enumerate() {
                    out[x / 64] |= (table[place] >> bit & 1) << (x % 64);
                }
            }
            let functions = tables.into_iter().map(|table| {
                let (function, constant) = self.tables.split(table);
                2 * function + constant
            });
            let functions: Box<[u32]> = functions.collect();
            self.compositions.insert(key.clone().into(), functions);
        }
        let functions = self.compositions[&key[..]].clone();
        out.extend(functions.iter().map(|&function| self.single(variable, function)));
    }
}

/// If a bit of the entries is an affine function of the index, returns this function.
fn affine(entries: &[u64], bit: usize) -> Affine {
    let value = |x: usize| entries[x] >> bit & 1;
    let constant = value(0);
    let mut bits = 0;
    for j in 0..entries.len().ilog2() {
        bits |= ((value(1 << j) ^ constant) as u32) << j;
    }
    let same = (0..entries.len()).all(|x| value(x) == constant ^ u64::from((x as u32 & bits).count_ones() & 1));
    if same { Affine::Yes { constant: constant as Bit, bits } } else { Affine::No }
}
