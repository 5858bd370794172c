//! Launches of kernels. A launch is a grid of threads. This module checks that the results do not depend on the order
//! of the threads.

use super::{
    memory::Byte,
    thread::{Place, Trace},
};
use crate::domain::{Bit, fast::FastMap};
use fastgost_gpu_emulator::ptx::{Entry, Parameter};
use std::{collections::BTreeSet, ops::Range};

/// The number of lanes of a warp.
pub const WARP: u32 = 32;

/// The grid of a launch. The threads form blocks of threads (CTAs).
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// The number of CTAs.
    pub blocks: u32,
    /// The number of threads of a CTA.
    pub threads: u32,
}

impl Grid {
    /// Makes a grid that has at least this number of threads. The kernel determines the size of a CTA by its directive
    /// `.reqntid`.
    ///
    /// # Errors
    /// Returns an error if the kernel has no `.reqntid`, or if the number of threads of a CTA is not a multiple of
    /// [`WARP`].
    pub fn of(entry: &Entry, threads: usize) -> Result<Self, String> {
        let whole = entry.reqntid.filter(|each| each.is_multiple_of(WARP));
        let each = whole.ok_or("a kernel without `.reqntid`, or with a part of a warp")?;
        Ok(Self { blocks: threads.div_ceil(each as usize) as u32, threads: each })
    }

    /// Returns the places of all threads.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let Self { blocks, threads } = self;
        (0..blocks).flat_map(move |block| (0..threads).map(move |thread| Place { block, blocks, thread, threads }))
    }
}

/// Returns the bits of the memory that contains a kernel's parameters. `values` are the values of the parameters, in
/// the kernel's order.
///
/// # Errors
/// Returns an error if the number or the sizes of the kernel's parameters do not fit the values.
pub fn parameters(entry: &Entry, values: &[Vec<Bit>]) -> Result<Vec<Bit>, String> {
    let fits = |(parameter, value): (&Parameter, &Vec<Bit>)| 8 * parameter.size == value.len();
    if entry.parameters.len() != values.len() || !entry.parameters.iter().zip(values).all(fits) {
        return Err(format!("{} has other parameters", entry.name));
    }
    let mut memory = vec![0; 8 * entry.parameter_bytes];
    for (parameter, value) in entry.parameters.iter().zip(values) {
        memory[8 * parameter.offset..][..value.len()].copy_from_slice(value);
    }
    Ok(memory)
}

/// The records of the memory accesses and branches of all threads of a launch.
#[derive(Debug, Default)]
pub struct Together {
    /// Maps the address of each written byte to the number of the thread that wrote this byte.
    writers: FastMap<u64, usize>,
    read: Vec<(usize, Range<u64>)>,
    read_only: Vec<Range<u64>>,
    /// The decisions of the current warp at uniform branches, as far as they are known. At a uniform branch, all
    /// threads of a warp must go the same way.
    uniform: Vec<(u32, bool)>,
    /// The places of the executed instructions in the kernel's code.
    pub places: BTreeSet<u32>,
    /// The number of executed instructions.
    pub executed: usize,
    threads: usize,
}

impl Together {
    /// Adds the records of the next thread, and returns the bytes that this thread wrote.
    ///
    /// # Errors
    /// Returns an error if the thread wrote bytes that another thread has written. Also returns an error if the thread
    /// and another thread of its warp took different ways at a branch that is marked as uniform.
    pub fn add(&mut self, trace: Trace) -> Result<FastMap<u64, Byte>, String> {
        let number = self.threads;
        self.threads += 1;
        if number.is_multiple_of(WARP as usize) {
            self.uniform.clear();
        }
        // The list of the warp and the list of the thread may have different lengths, because a thread that has ended
        // reaches no more branches. So only the branches that both lists contain are compared.
        if !self.uniform.iter().zip(&trace.uniform).all(|(one, other)| one == other) {
            return Err(format!("thread {number} and its warp part at a branch that is uniform"));
        }
        if trace.uniform.len() > self.uniform.len() {
            self.uniform = trace.uniform;
        }
        for &address in trace.traffic.written.keys() {
            if let Some(other) = self.writers.insert(address, number) {
                return Err(format!("threads {other} and {number} write to {address:#x}"));
            }
        }
        self.read.extend(trace.traffic.read.into_iter().map(|range| (number, range)));
        self.read_only.extend(trace.traffic.read_only);
        self.places.extend(&trace.places);
        self.executed += trace.executed;
        Ok(trace.traffic.written)
    }

    /// Checks that no thread reads bytes that another thread writes. Also checks that no thread reads bytes as
    /// read-only memory if a thread of the launch writes these bytes. If both checks pass, the order of the threads has
    /// no effect.
    ///
    /// # Errors
    /// Returns an error if one of these checks fails.
    pub fn agree(&self) -> Result<(), String> {
        let first = self.writers.keys().min().copied().unwrap_or(0);
        let last = self.writers.keys().max().copied().unwrap_or(0);
        let may_meet = |range: &Range<u64>| range.start <= last && first < range.end;
        for (number, range) in self.read.iter().filter(|(_, range)| may_meet(range)) {
            let other = range.clone().find_map(|at| self.writers.get(&at).filter(|writer| *writer != number));
            if let Some(other) = other {
                return Err(format!("thread {number} reads at {:#x} what thread {other} writes", range.start));
            }
        }
        for range in self.read_only.iter().filter(|range| may_meet(range)) {
            if range.clone().any(|at| self.writers.contains_key(&at)) {
                return Err(format!("memory at {:#x} is read as read-only memory, and written", range.start));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ptx::memory::Traffic;

    fn thread(written: &[u64], read: Range<u64>, uniform: &[(u32, bool)]) -> Trace {
        let written = written.iter().map(|&at| (at, [0; 8])).collect();
        let traffic = Traffic { written, read: vec![read], read_only: Vec::new() };
        Trace { traffic, uniform: uniform.to_vec(), ..Trace::default() }
    }

    #[test]
    fn threads_that_disturb_each_other() {
        let agree = |threads: Vec<Trace>| {
            let mut together = Together::default();
            threads.into_iter().try_for_each(|trace| together.add(trace).map(drop))?;
            together.agree()
        };
        // Here the threads work in place. In the first launch, each thread reads and writes only its own bytes.
        agree(vec![thread(&[16, 17], 16..18, &[]), thread(&[18, 19], 18..20, &[])]).unwrap();
        let error = agree(vec![thread(&[16, 17], 16..18, &[]), thread(&[18], 17..18, &[])]).unwrap_err();
        assert!(error.contains("thread 1 reads"), "{error}");
        let error = agree(vec![thread(&[16], 15..17, &[]), thread(&[14, 16], 14..15, &[])]).unwrap_err();
        assert!(error.contains("write to 0x10"), "{error}");
        let mut nc = thread(&[16], 0..1, &[]);
        nc.traffic.read_only.push(16..20);
        assert!(agree(vec![nc]).unwrap_err().contains("read-only"));
        // One thread of a warp may end early, while the other threads of the warp continue.
        agree(vec![thread(&[], 0..1, &[(5, true), (9, false)]), thread(&[], 0..1, &[(5, true)])]).unwrap();
        let error =
            agree(vec![thread(&[], 0..1, &[(5, true), (9, false)]), thread(&[], 0..1, &[(5, false)])]).unwrap_err();
        assert!(error.contains("part at a branch"), "{error}");
        // At a uniform branch, different warps may go different ways.
        let warps = (0..64).map(|n| thread(&[], 0..1, &[(5, n < 32)])).collect();
        agree(warps).unwrap();
    }
}
