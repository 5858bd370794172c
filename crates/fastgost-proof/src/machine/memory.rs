//! The memory of the machine. A job may use some regions of memory. Outside these regions, a job may only read the
//! constants of the program.

use super::{process::Process, symbols::Symbols};
use crate::domain::{Bit, Domain, constant, fast::FastMap};
use std::{io, ops::Range};

/// A program with its code, its constants, the first values of its variables, and the names of its functions.
pub trait Program {
    /// Reads `bytes.len()` bytes at an address.
    ///
    /// # Errors
    /// Returns an error if the program has no bytes at this address.
    fn read(&self, address: u64, bytes: &mut [u8]) -> io::Result<()>;
    /// Whether a range of addresses is code or static data of the program.
    fn is_static(&self, address: u64, length: u64) -> bool;
    /// Whether the program may write to bytes in this range of its static data.
    fn is_mutable(&self, address: u64, length: u64) -> bool;
    /// Whether these bytes are a number that is an address in the program. Such numbers can differ each time the
    /// program runs.
    fn is_address(&self, bytes: &[u8]) -> bool;
    /// Returns the names of the program's functions and variables.
    fn symbols(&self) -> &Symbols;
}

/// The number of bytes in a [`Line`].
const LINE: u64 = 64;

/// The bits of [`LINE`] consecutive bytes of memory.
#[derive(Debug)]
struct Line {
    /// For each byte, a bit that says whether the byte was written.
    written: u64,
    /// For each byte, a bit that says whether a called function may have changed the byte after the machine last wrote
    /// it.
    lost: u64,
    bits: [[Bit; 8]; LINE as usize],
}

/// A range of addresses that a job may use.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    /// The first address of the region.
    pub start: u64,
    /// The size of the region in bytes.
    pub length: u64,
    /// Whether the region may be written.
    pub writable: bool,
    /// Whether the region belongs to the machine itself (the stack and the heap). The bytes of such a region are
    /// unknown until the job writes to them.
    pub own: bool,
}

/// The memory of the machine.
#[derive(Debug)]
pub struct Memory<'p, P = Process> {
    process: &'p P,
    lines: FastMap<u64, Box<Line>>,
    pages: FastMap<u64, Box<[u8; 4096]>>,
    regions: Vec<Region>,
    /// Parts of the heap that the program has freed. Accesses to these parts are forbidden, but their contents are
    /// kept, because the contents may be traces of the job. A trace is an unknown bit that a job leaves in memory.
    freed: Vec<Region>,
    /// The unknown bits that stand for the contents that the stack and the heap had before the job. These bits are not
    /// traces of the job.
    before: FastMap<Bit, ()>,
    patches: FastMap<u64, u8>,
    /// Maps the address of each constant that was read to the length of the constant in bytes.
    pub constants: FastMap<u64, u32>,
}

impl<'p, P: Program> Memory<'p, P> {
    /// Returns the memory of a program. A patch is a pair: an address in the program's code or constants, and a byte.
    /// At this address, the machine reads this byte instead of the program's byte.
    pub fn new(process: &'p P, patches: &[(u64, u8)]) -> Self {
        Self {
            process,
            lines: FastMap::default(),
            pages: FastMap::default(),
            regions: Vec::new(),
            freed: Vec::new(),
            before: FastMap::default(),
            patches: patches.iter().copied().collect(),
            constants: FastMap::default(),
        }
    }

    /// Allows accesses to a region.
    pub fn allow(&mut self, region: Region) {
        self.regions.push(region);
    }

    /// Forbids accesses to the part of the heap at the address `start`, because the program frees this part. Returns
    /// false if no part of the heap starts at this address.
    pub fn forbid(&mut self, start: u64) -> bool {
        // The stack is the first region, and is never freed.
        let place = self.regions.iter().skip(1).position(|region| region.own && region.start == start);
        let freed = place.map(|place| self.regions.remove(place + 1));
        self.freed.extend(freed);
        freed.is_some()
    }

    /// Returns the regions to which accesses are allowed.
    pub fn regions(&mut self) -> &mut [Region] {
        &mut self.regions
    }

    /// Reads bytes of the program. If there is a patch for an address, reads the byte of the patch.
    ///
    /// # Errors
    /// Returns an error if the program has no bytes at this address.
    pub fn program(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), String> {
        for (i, byte) in bytes.iter_mut().enumerate() {
            let at = address + i as u64;
            if !self.patches.is_empty()
                && let Some(&patch) = self.patches.get(&at)
            {
                *byte = patch;
                continue;
            }
            let (page, place) = (at >> 12, (at & 4095) as usize);
            if let Some(page) = self.pages.get(&page) {
                *byte = page[place];
                continue;
            }
            let mut content = Box::new([0; 4096]);
            self.process
                .read(page << 12, &mut *content)
                .map_err(|error| format!("the address {at:#x} cannot be read: {error}"))?;
            *byte = content[place];
            self.pages.insert(page, content);
        }
        Ok(())
    }

    fn region(&self, address: u64, length: u64) -> Option<&Region> {
        let end = address.checked_add(length)?;
        self.regions.iter().find(|r| r.start <= address && end <= r.start + r.length)
    }

    /// Reads `bits.len() / 8` bytes.
    ///
    /// # Errors
    /// Returns an error if the bytes are not in a region and are no constants of the program. Also returns an error if
    /// a byte was never set, and its region does not belong to the machine itself.
    pub fn read<D: Domain>(&mut self, domain: &mut D, address: u64, bits: &mut [Bit]) -> Result<(), String> {
        let length = (bits.len() / 8) as u64;
        let Some(region) = self.region(address, length).copied() else {
            if !self.process.is_static(address, length) {
                return Err(format!("{length} bytes are read at {address:#x}, outside of what the job may read"));
            }
            if self.process.is_mutable(address, length) {
                let name = self.process.symbols().at(address).map_or("without a name", |symbol| symbol.0);
                return Err(format!("the variable {name} is read, which is no constant"));
            }
            let mut bytes = [0; 64];
            let bytes = &mut bytes[..length as usize];
            self.program(address, bytes)?;
            let most = self.constants.entry(address).or_insert(0);
            *most = (*most).max(length as u32);
            for (bits, &byte) in bits.chunks_mut(8).zip(&*bytes) {
                bits.copy_from_slice(&constant::<8>(byte.into()));
            }
            return Ok(());
        };
        for (i, bits) in bits.chunks_mut(8).enumerate() {
            let at = address + i as u64;
            let place = (at % LINE) as usize;
            let line = self.lines.get(&(at / LINE));
            if let Some(line) = line.filter(|line| line.written >> place & 1 == 1) {
                bits.copy_from_slice(&line.bits[place]);
                if line.lost >> place & 1 == 1 {
                    // A called function may have changed this byte after the last write, so its value is unknown now.
                    // The new value counts as a trace of the job only if the old value was a trace.
                    let byte = domain.byte();
                    if bits.iter().all(|bit| *bit < 2 || self.before.contains_key(bit)) {
                        self.before.extend(byte.map(|bit| (bit, ())));
                    }
                    self.store(at, &byte);
                    bits.copy_from_slice(&byte);
                }
            } else if region.own {
                // The content is unknown, but must be the same in all reads. So the content is stored.
                let byte = domain.byte();
                self.before.extend(byte.map(|bit| (bit, ())));
                self.store(at, &byte);
                bits.copy_from_slice(&byte);
            } else {
                return Err(format!("the byte at {at:#x} is read, and was never set"));
            }
        }
        Ok(())
    }

    /// Writes `bits.len() / 8` bytes.
    ///
    /// # Errors
    /// Returns an error if the bytes are outside the regions that may be written.
    pub fn write(&mut self, address: u64, bits: &[Bit]) -> Result<(), String> {
        let length = (bits.len() / 8) as u64;
        match self.region(address, length) {
            Some(region) if region.writable => {}
            _ => return Err(format!("{length} bytes are written at {address:#x}, outside of what the job may write")),
        }
        for (i, byte) in bits.chunks(8).enumerate() {
            self.store(address + i as u64, byte);
        }
        Ok(())
    }

    /// Sets the byte at an address, without a check of the address.
    pub fn store(&mut self, address: u64, byte: &[Bit]) {
        let line = self
            .lines
            .entry(address / LINE)
            .or_insert_with(|| Box::new(Line { written: 0, lost: 0, bits: [[0; 8]; 64] }));
        let place = (address % LINE) as usize;
        line.written |= 1 << place;
        line.lost &= !(1 << place);
        line.bits[place].copy_from_slice(byte);
    }

    /// Returns the byte that was last written to an address.
    pub fn last(&self, address: u64) -> Option<[Bit; 8]> {
        let place = (address % LINE) as usize;
        let line = self.lines.get(&(address / LINE))?;
        (line.written >> place & 1 == 1).then_some(line.bits[place])
    }

    /// Returns the bits of the `bytes` bytes that begin at an address. A bit is `None` if its byte was not written.
    pub fn written(&self, address: u64, bytes: usize) -> Vec<Option<Bit>> {
        let byte = |i| self.last(address + i as u64).map_or([None; 8], |byte| byte.map(Some));
        (0..bytes).flat_map(byte).collect()
    }

    /// Returns how many bytes of the stack and the heap contain unknown bits. Freed memory counts too. Bits that were
    /// in memory before the job, and copies of these bits, do not count.
    pub fn left(&self) -> usize {
        let own = self.regions.iter().filter(|region| region.own).chain(&self.freed);
        let own: Vec<_> = own.map(|region| region.start..region.start + region.length).collect();
        let counts = |address: u64, bits: &[Bit; 8]| {
            bits.iter().any(|bit| *bit > 1 && !self.before.contains_key(bit))
                && own.iter().any(|own| own.contains(&address))
        };
        let bytes = self.lines.iter().flat_map(|(number, line)| {
            let written = (0..64).filter(|place| line.written >> place & 1 == 1);
            written.map(move |place| (number * LINE + place as u64, &line.bits[place]))
        });
        bytes.filter(|(address, bits)| counts(*address, bits)).count()
    }

    /// Whether all bits of a region are known.
    pub fn is_known(&self, region: Region) -> bool {
        (region.start..region.start + region.length)
            .all(|at| self.last(at).is_none_or(|byte| byte.iter().all(|&bit| bit < 2)))
    }

    /// Makes the bytes in a range unknown, because a called function may have changed these bytes. A byte that was a
    /// trace of the job before still counts as a trace.
    pub fn lose(&mut self, range: Range<u64>) {
        for (&number, line) in &mut self.lines {
            let place = |at: u64| at.clamp(number * LINE, (number + 1) * LINE) - number * LINE;
            let (from, to) = (place(range.start), place(range.end));
            if from < to {
                line.lost |= u64::MAX >> (LINE - (to - from)) << from;
            }
        }
    }

    /// Returns all bits that were written, so that the caller can change them.
    pub fn bits(&mut self) -> impl Iterator<Item = &mut [Bit]> {
        self.lines.values_mut().map(|line| line.bits.as_flattened_mut())
    }

    /// Returns the program whose memory this is.
    pub fn process(&self) -> &'p P {
        self.process
    }
}
