//! Finds the figures that were measured for a certain piece of work.
use super::table::Row;

/// The rows of one machine, in which figures are looked up.
#[derive(Clone, Copy)]
pub struct Figures<'a>(pub &'a [&'a Row]);

impl<'a> Figures<'a> {
    /// Returns the rows of this work that have figures, each with its median.
    pub fn of(&self, owner: &str, algorithm: &str, operation: &str) -> impl Iterator<Item = (&'a Row, f64)> {
        let of = self.0.iter().copied().filter(move |row| {
            [&*row.owner, &*row.algorithm, &*row.operation] == [owner, algorithm, operation] && row.unit.is_measured()
        });
        of.filter_map(|row| Some((row, row.summary?.median)))
    }

    /// Returns the median of the variant that has this name.
    pub fn value(&self, owner: &str, algorithm: &str, operation: &str, variant: &str, bytes: usize) -> Option<f64> {
        let is = |row: &Row| row.variant == variant && row.bytes == bytes;
        self.of(owner, algorithm, operation).find(|(row, _)| is(row)).map(|(_, median)| median)
    }
}
