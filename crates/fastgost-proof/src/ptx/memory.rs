//! The memory of the GPU that the host has allocated for a job. A thread sees the contents from before the launch, and
//! the bytes that this thread itself has written.

use crate::domain::{Bit, ZERO, fast::FastMap};
use std::ops::Range;

/// The bits of a byte.
pub type Byte = [Bit; 8];

/// A region of memory that the host has allocated.
#[derive(Clone, Debug)]
pub struct Region {
    /// The address of the first byte.
    pub start: u64,
    /// The bytes. `None` means that the byte was not written yet.
    pub bytes: Vec<Option<Byte>>,
}

/// The memory of the GPU, with all allocations.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    regions: Vec<Region>,
}

impl Memory {
    /// Allocates `bytes` bytes of memory that contain these bits, and returns the address of the first byte. If no bits
    /// are given, the memory counts as not written.
    pub fn allocate(&mut self, bytes: usize, bits: Option<&[Bit]>) -> u64 {
        // The distance between two allocations is the same as in the emulator of the GPU. Each allocation has at least
        // the alignment of an allocation by CUDA.
        let start = (self.regions.len() as u64 + 1) << 32;
        let byte = |i: usize| bits.map(|bits| std::array::from_fn(|bit| bits[8 * i + bit]));
        self.regions.push(Region { start, bytes: (0..bytes).map(byte).collect() });
        start
    }

    /// Returns the bytes that an access reads or writes, with their contents from before the launch.
    fn find(&self, address: u64, bytes: usize) -> Result<&[Option<Byte>], String> {
        if !address.is_multiple_of(bytes as u64) {
            return Err(format!("{bytes} bytes at {address:#x} are not aligned"));
        }
        let within = |region: &Region| {
            let offset = usize::try_from(address.checked_sub(region.start)?).ok()?;
            Some(offset..offset.checked_add(bytes)?)
        };
        let found = self.regions.iter().find_map(|region| region.bytes.get(within(region)?));
        found.ok_or_else(|| format!("{bytes} bytes at {address:#x} are not allocated"))
    }

    /// Stores the bytes that a launch has written, so that the next launch sees them.
    pub fn write(&mut self, written: &FastMap<u64, Byte>) {
        for region in &mut self.regions {
            for (i, byte) in region.bytes.iter_mut().enumerate() {
                if let Some(value) = written.get(&(region.start + i as u64)) {
                    *byte = Some(*value);
                }
            }
        }
    }
}

/// The memory accesses of a thread.
#[derive(Debug, Default)]
pub struct Traffic {
    /// The bytes that the thread wrote.
    pub written: FastMap<u64, Byte>,
    /// The ranges of addresses that the thread read.
    pub read: Vec<Range<u64>>,
    /// The ranges that the thread read as read-only memory.
    pub read_only: Vec<Range<u64>>,
}

impl Traffic {
    /// Reads bytes.
    ///
    /// # Errors
    /// Returns an error if the bytes are not allocated or not aligned, or if one of the bytes was not written yet.
    pub fn load(&mut self, memory: &Memory, address: u64, bytes: usize, read_only: bool) -> Result<Vec<Bit>, String> {
        let before = memory.find(address, bytes)?;
        let range = address..address + bytes as u64;
        let mut bits = Vec::with_capacity(8 * bytes);
        for (at, byte) in range.clone().zip(before) {
            let byte = self.written.get(&at).or(byte.as_ref());
            bits.extend(byte.ok_or_else(|| format!("nothing was written to the byte at {at:#x} that is read"))?);
        }
        if read_only {
            self.read_only.push(range.clone());
        }
        self.read.push(range);
        Ok(bits)
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// Returns an error if the bytes are not allocated or not aligned.
    pub fn store(&mut self, memory: &Memory, address: u64, bits: &[Bit]) -> Result<(), String> {
        memory.find(address, bits.len() / 8)?;
        for (at, byte) in (address..).zip(bits.chunks(8)) {
            self.written.insert(at, std::array::from_fn(|i| byte.get(i).copied().unwrap_or(ZERO)));
        }
        Ok(())
    }
}
