//! Attributes of GPUs and kernels.
use super::{Code, Driver, Function, Result};
use std::sync::atomic::Ordering;

/// The number of bytes of shared memory that a CTA (a group of threads) may use unless the program raises this limit.
pub const SHARED_BYTES: u32 = 48 << 10;
/// The largest number of texels of a linear texture.
pub const TEXTURE_TEXELS: u64 = 1 << 28;

/// Returns four limits that depend on the compute capability:
/// - the largest number of threads of a multiprocessor
/// - the number of bytes of shared memory of a multiprocessor
/// - the largest number of bytes of shared memory that a CTA can ask for
/// - the largest number of CTAs of a multiprocessor
fn limits((major, minor): (u32, u32)) -> (u32, u32, u32, u32) {
    match (major, minor) {
        (..=6, _) => (2048, 96 << 10, 48 << 10, 32),
        (7, 0..=4) => (2048, 96 << 10, 96 << 10, 32),
        (7, _) => (1024, 64 << 10, 64 << 10, 16),
        (8, 0) => (2048, 164 << 10, 163 << 10, 32),
        (8, 7) => (1536, 164 << 10, 163 << 10, 16),
        (8, _) => (1536, 100 << 10, 99 << 10, 16),
        (9 | 10, _) => (2048, 228 << 10, 227 << 10, 32),
        _ => (1536, 100 << 10, 99 << 10, 24),
    }
}

impl Driver {
    /// Implements `cuDeviceGetAttribute`.
    pub fn attribute(&self, card: usize, attribute: u32) -> Result<u32> {
        let config = self.config.cards[card];
        let (threads, shared, shared_block, blocks) = limits(config.capability);
        Ok(match attribute {
            1..=3 => 1024,
            4 => 64,
            5 => i32::MAX as u32,
            6 | 7 => 65535,
            8 => SHARED_BYTES,
            9 => 64 << 10,
            10 => 32,
            11 => i32::MAX as u32,
            12 | 82 => 65536,
            // Attribute 13 is the clock rate of the multiprocessors, and attribute 36 is the clock rate of the memory.
            // Both are in kilohertz.
            13 => 1_980_000,
            36 => 2_619_000,
            14 => 512,
            16 => config.multiprocessors,
            // For most of these attributes, the value 1 means that the GPU has a feature. For example, attribute 15
            // says that copies are possible while kernels run. Attribute 40 is the number of copies that can run at the
            // same time.
            15 | 19 | 31 | 41 | 78..=80 | 99 => 1,
            40 => 3,
            33 => card as u32 + 1,
            37 => 5120,
            38 => 50 << 20,
            39 => threads,
            69 => TEXTURE_TEXELS as u32,
            75 => config.capability.0,
            76 => config.capability.1,
            81 => shared,
            97 => shared_block,
            106 => blocks,
            111 if config.capability.0 >= 8 => 1024,
            0 | 151.. => return Err(Code::INVALID_VALUE),
            _ => 0,
        })
    }

    /// Implements `cuFuncGetAttribute`.
    pub fn function_attribute(&self, function: &Function, attribute: u32) -> Result<i32> {
        let module = function.module.loaded.module();
        let (major, minor) = self.config.cards[function.module.context.card].capability;
        Ok(match attribute {
            0 => function.max_threads() as i32,
            1 => function.static_shared() as i32,
            2 => module.constants.iter().map(|variable| variable.size as i32).sum(),
            3 | 7 => 0,
            4 => function.registers() as i32,
            5 => (10 * module.version.0 + module.version.1) as i32,
            6 => (10 * major + minor) as i32,
            8 => function.max_shared.load(Ordering::SeqCst) as i32,
            9 => -1,
            _ => return Err(Code::INVALID_VALUE),
        })
    }

    /// Implements `cuFuncSetAttribute`. Attribute 8 is the largest dynamic shared memory that a launch of the kernel
    /// may ask for. Attribute 9 is only a hint, and has no effect. The function refuses all other attributes.
    pub fn set_function_attribute(&self, function: &Function, attribute: u32, value: i32) -> Result<()> {
        let (_, _, most, _) = limits(self.config.cards[function.module.context.card].capability);
        match (attribute, u32::try_from(value)) {
            (8, Ok(bytes)) if bytes + function.static_shared() <= most => {
                function.max_shared.store(bytes, Ordering::SeqCst);
                Ok(())
            }
            (9, _) if (-1..=100).contains(&value) => Ok(()),
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Returns the number of CTAs of this kernel that one multiprocessor can run at the same time.
    pub fn occupancy(&self, function: &Function, threads: u32, dynamic_shared: usize) -> Result<u32> {
        if !(1..=1024).contains(&threads) {
            return Err(Code::INVALID_VALUE);
        }
        let (most_threads, shared, _, blocks) = limits(self.config.cards[function.module.context.card].capability);
        let by_threads = most_threads / threads.next_multiple_of(32);
        // The number of registers of a thread is rounded up to a multiple of 8.
        let by_registers = 65536 / (function.registers().next_multiple_of(8) * threads.next_multiple_of(32));
        let bytes = u64::from(function.static_shared()) + dynamic_shared as u64;
        let by_shared = u64::from(shared).checked_div(bytes).map_or(blocks, |n| n.min(u64::from(blocks)) as u32);
        Ok(blocks.min(by_threads).min(by_registers).min(by_shared))
    }
}
