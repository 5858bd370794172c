//! Linear maps, as matrices.

use super::{Bit, Sums};
use crate::domain::Domain;
use std::rc::Rc;

/// The matrix of a linear map. For each output bit, the matrix lists the numbers of the input bits whose sum is this
/// output bit.
pub(super) type Matrix = Rc<[Vec<usize>]>;

impl Sums {
    /// Applies a linear map. The matrix of the map is computed only once. To compute the matrix, the map is applied to
    /// new variables, and the matrix is read from the results. If the results are not linear in the variables, the map
    /// is applied to the bits directly.
    pub(super) fn map(&mut self, name: &'static str, bits: &[Bit], map: fn(&mut Self, &[Bit]) -> Vec<Bit>) -> Vec<Bit> {
        // The key also contains the address of the function `map`, because two maps may have the same name by mistake.
        let key = (name, map as usize, bits.len());
        let matrix = match self.matrices.get(&key) {
            Some(matrix) => Rc::clone(matrix),
            None => {
                let Some(matrix) = self.matrix(bits.len(), map) else {
                    return map(self, bits);
                };
                self.matrices.insert(key, Rc::clone(&matrix));
                matrix
            }
        };
        let mut chosen = Vec::new();
        let rows = matrix.iter().map(|row| {
            chosen.clear();
            chosen.extend(row.iter().map(|&i| bits[i]).filter(|&bit| bit != 0));
            self.sum(&chosen)
        });
        rows.collect()
    }

    fn matrix(&mut self, length: usize, map: fn(&mut Self, &[Bit]) -> Vec<Bit>) -> Option<Matrix> {
        if !length.is_multiple_of(8) {
            return None;
        }
        let mark = self.mark();
        let first = self.definitions.len() as u32;
        let variables: Vec<Bit> = (0..length / 8).flat_map(|_| self.byte()).collect();
        let inputs = first..self.definitions.len() as u32;
        let images = map(self, &variables);
        let mut rows = Vec::with_capacity(images.len());
        for &image in &images {
            let mut row = Vec::new();
            for &(variable, function) in self.terms(image) {
                // Other variables, and variables that stand for products of these, are not linear in the bits.
                if function > 255 || !inputs.contains(&variable) || image & 1 == 1 {
                    return None;
                }
                let byte = 8 * (variable - first) as usize;
                row.extend((0..8).filter(|bit| function >> bit & 1 == 1).map(|bit| byte + bit));
            }
            rows.push(row);
        }
        self.release(mark, &mut []);
        Some(rows.into())
    }
}
