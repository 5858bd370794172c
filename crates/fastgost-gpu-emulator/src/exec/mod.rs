//! Runs kernels. A grid (a launch) runs its CTAs one after another. A CTA (a group of threads) runs each of its warps
//! up to the next barrier. A warp runs its 32 lanes (threads) at once. Every access to memory is checked.
pub mod lanes;
mod lop3;
mod usage;
mod warp;

use crate::{
    memory::{AccessError, Allocation, Memory},
    ptx::{Entry, Module},
};
pub use lop3::apply as lop3;
use std::{fmt, sync::Arc};
use usage::Usage;
use warp::{Pause, Warp};

/// The value of each byte of shared memory that the kernel has not written yet.
const POISON: u8 = 0xb9;

/// The kinds of faults that the driver distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// An access to memory that is not allocated.
    IllegalAddress,
    /// An access that is not aligned.
    MisalignedAddress,
    /// The instruction `trap`.
    IllegalInstruction,
    /// Behaviour that PTX does not define.
    LaunchFailed,
    /// A warp that executes too many branches, probably in a loop that does not end.
    Timeout,
}

/// The reason why a kernel was stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of the fault.
    pub kind: FaultKind,
    /// The name of the kernel.
    pub kernel: String,
    /// The number of the line of PTX that contains the instruction. Lines are counted from 1. The number is 0 if the
    /// error belongs to no line.
    pub line: u32,
    /// The error, as text.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, PTX line {}: {}", self.kernel, self.line, self.message)
    }
}

impl std::error::Error for Fault {}

/// The kind of a fault, and the description of the error as text. The caller adds the kernel's name and the line number
/// to the description.
struct Stop(FaultKind, String);

impl From<AccessError> for Stop {
    fn from(error: AccessError) -> Self {
        let kind = match error {
            AccessError::Illegal { .. } => FaultKind::IllegalAddress,
            AccessError::Misaligned { .. } => FaultKind::MisalignedAddress,
        };
        Self(kind, error.to_string())
    }
}

/// A loaded module, with memory for its variables.
#[derive(Debug)]
pub struct Loaded {
    module: Module,
    constants: Vec<Arc<Allocation>>,
    globals: Vec<Arc<Allocation>>,
}

impl Loaded {
    /// Loads a module, and allocates and initializes its variables. Returns `None` if there is not enough memory.
    pub fn new(module: Module, memory: &Memory) -> Option<Self> {
        let mut loaded = Self { module, constants: Vec::new(), globals: Vec::new() };
        let Module { constants, globals, .. } = &loaded.module;
        for (variables, allocations) in [(constants, &mut loaded.constants), (globals, &mut loaded.globals)] {
            for variable in variables {
                let allocation = memory.allocate(variable.size)?;
                let mut bytes = allocation.write();
                bytes.fill(0);
                bytes[..variable.initial.len()].copy_from_slice(&variable.initial);
                drop(bytes);
                allocations.push(allocation);
            }
        }
        Some(loaded)
    }

    /// Frees the memory of the variables.
    pub fn unload(&self, memory: &Memory) {
        for allocation in self.constants.iter().chain(&self.globals) {
            memory.free(allocation.address());
        }
    }

    /// Returns the address and the size of the constant or global variable `name`.
    pub fn variable(&self, name: &str) -> Option<(u64, usize)> {
        let constants = self.module.constants.iter().zip(&self.constants);
        let globals = self.module.globals.iter().zip(&self.globals);
        let (variable, allocation) = constants.chain(globals).find(|(variable, _)| variable.name == name)?;
        Some((allocation.address(), variable.size))
    }

    /// The module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    pub(crate) fn entry(&self, name: &str) -> Option<&Entry> {
        self.module.entry(name)
    }
}

/// The shape of a launch, in one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The number of CTAs.
    pub blocks: u32,
    /// The number of threads of each CTA.
    pub threads: u32,
    /// The number of bytes of dynamic shared memory.
    pub shared: u32,
}

/// A one-dimensional texture over linear memory. Each texel has four 32-bit channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texture {
    /// The address of the first texel.
    pub address: u64,
    /// The number of texels.
    pub texels: u64,
}

/// A launch of a kernel, and all memory and texture objects that the kernel can access.
pub struct Launch<'a> {
    /// The module.
    pub module: &'a Loaded,
    /// The name of the kernel.
    pub kernel: &'a str,
    /// The shape of the launch.
    pub grid: Grid,
    /// The bytes of the kernel's parameters, as they are laid out in parameter memory.
    pub parameters: &'a [u8],
    /// Global memory.
    pub memory: &'a Memory,
    /// A function that finds a texture object by its handle.
    pub textures: &'a (dyn Fn(u64) -> Option<Texture> + 'a),
}

/// The state that the warps of a CTA share.
struct Cta<'a> {
    launch: &'a Launch<'a>,
    entry: &'a Entry,
    block: u32,
    shared: Vec<u8>,
    usage: Usage,
}

impl Launch<'_> {
    /// Runs the kernel to its end.
    ///
    /// # Errors
    /// Returns an error if the kernel has a fault. Memory then has the contents that the kernel has written so far. The
    /// function also returns an error if the kernel does not exist, if the size of the parameters is wrong, or if the
    /// kernel does not allow the shape of the launch.
    pub fn run(&self) -> Result<(), Fault> {
        let fault = |line, kind, message| Fault { kind, kernel: self.kernel.into(), line, message };
        let refuse = |message: &str| fault(0, FaultKind::LaunchFailed, message.into());
        let entry = self.module.entry(self.kernel).ok_or_else(|| refuse("the module has no such kernel"))?;
        if self.parameters.len() != entry.parameter_bytes {
            return Err(refuse("parameters of a wrong size"));
        }
        if !entry.allows(self.grid.threads) || self.grid.blocks == 0 {
            return Err(refuse("a shape that the kernel does not allow"));
        }
        let shared = self.module.module.shared_bytes as usize + self.grid.shared as usize;
        let mut cta = Cta { launch: self, entry, block: 0, shared: vec![POISON; shared], usage: Usage::default() };
        let mut warps: Vec<Warp> = (0..self.grid.threads.div_ceil(32)).map(|_| Warp::new(entry)).collect();
        for block in 0..self.grid.blocks {
            cta.block = block;
            cta.shared.fill(POISON);
            for (index, warp) in warps.iter_mut().enumerate() {
                warp.reset(&cta, index as u32);
            }
            // In each iteration of the loop, every warp that has not exited runs up to the next barrier, and waits
            // there for the other warps.
            let mut running = true;
            while running {
                running = false;
                for warp in &mut warps {
                    match warp.run(&mut cta) {
                        Ok(Pause::Barrier) => running = true,
                        Ok(Pause::Exited) => {}
                        Err(Stop(kind, message)) => {
                            return Err(fault(entry.lines[warp.at() as usize], kind, message));
                        }
                    }
                }
            }
        }
        match cta.usage.conflict() {
            None => Ok(()),
            Some(address) => Err(refuse(&format!("ld.global.nc of memory at {address:#x} that the kernel writes"))),
        }
    }
}

impl Entry {
    /// Returns whether a CTA of this kernel can have `threads` threads.
    pub(crate) fn allows(&self, threads: u32) -> bool {
        (1..=1024).contains(&threads)
            && self.reqntid.is_none_or(|required| threads == required)
            && self.maxntid.is_none_or(|max| threads <= max)
    }
}
