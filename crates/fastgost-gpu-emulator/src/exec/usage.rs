//! Records the memory that a launch reads with `ld.global.nc` (as read-only memory), and the memory that the launch
//! writes. If a launch writes memory that it also reads as read-only, PTX leaves the behaviour undefined, and a GPU may
//! return old values from its caches.
use std::collections::HashMap;

/// For each allocation, the range from the first to the last byte that the launch reads (or writes). All bytes in the
/// range count as read (or written), even if the launch does not access some of them.
type Hulls = HashMap<u64, (u64, u64)>;

#[derive(Debug, Default)]
pub struct Usage {
    read_only: Hulls,
    written: Hulls,
}

impl Usage {
    pub fn read_only(&mut self, allocation: u64, first: u64, end: u64) {
        extend(&mut self.read_only, allocation, first, end);
    }

    pub fn written(&mut self, allocation: u64, first: u64, end: u64) {
        extend(&mut self.written, allocation, first, end);
    }

    /// Finds an address that the launch writes and also reads with `ld.global.nc`.
    pub fn conflict(&self) -> Option<u64> {
        self.read_only.iter().find_map(|(allocation, &(first, end))| {
            let &(other_first, other_end) = self.written.get(allocation)?;
            (first < other_end && other_first < end).then_some(first.max(other_first))
        })
    }
}

fn extend(hulls: &mut Hulls, allocation: u64, first: u64, end: u64) {
    let hull = hulls.entry(allocation).or_insert((first, end));
    *hull = (hull.0.min(first), hull.1.max(end));
}
