//! Uses the processor on which this program runs as an oracle. The oracle executes one instruction on given values of
//! registers and on one piece of memory.
//!
//! Models of instructions are compared with this oracle. This file contains all of the oracle's unsafe code.

#![allow(unsafe_code)]

use iced_x86::{Decoder, DecoderOptions, Encoder, Instruction};
use nix::sys::{
    mman::{MapFlags, ProtFlags, mmap_anonymous, mprotect, munmap},
    signal::{SigSet, SigmaskHow, pthread_sigmask},
};
use std::{arch::global_asm, ffi::c_void, mem::offset_of, num::NonZero, ptr::NonNull};

mod admission;
pub mod compare;
pub mod operands;
mod state;

pub use state::{Level, MEMORY, STATUS, State};

/// A template is machine code that loads a state, executes one instruction, and stores the new state (see the macro
/// below). The data of a template is called a frame. The frame is in the page after the page that has the template's
/// code.
#[repr(C)]
struct Frame {
    state: State,
    /// The stack pointer of the caller.
    stack: u64,
}

/// The number of bytes of a page. The distance from a template to its frame is the same number.
const PAGE: usize = 4096;
/// The number of bytes that are reserved for the instruction in a template. The longest instruction has 15 bytes.
const SLOT: usize = 16;

// A template is a function without arguments. The template loads a state from its frame, executes the instruction in
// its slot, and stores the new state. The template finds its frame by the distance from the template to the frame, so
// every copy of the template works. While RSP has the value from the state, no code of the template uses the stack.
macro_rules! template {
    ($name:literal, $load:literal, $store:literal $(, $operand:ident)*) => {
        global_asm!(
            concat!(".pushsection .rodata.", $name, ",\"a\",@progbits"),
            concat!(".globl ", $name, "_start, ", $name, "_slot, ", $name, "_end"),
            concat!(".hidden ", $name, "_start, ", $name, "_slot, ", $name, "_end"),
            concat!($name, "_start:"),
            "2:",
            "endbr64",
            ".irp register, rbx, rbp, r12, r13, r14, r15",
            "push \\register",
            ".endr",
            "pushfq",
            "mov [rip + 2b + {stack}], rsp",
            $load,
            "push qword ptr [rip + 2b + {flags}]",
            "popfq",
            "mov rax, [rip + 2b + {general} + 0]",
            "mov rcx, [rip + 2b + {general} + 8]",
            "mov rdx, [rip + 2b + {general} + 16]",
            "mov rbx, [rip + 2b + {general} + 24]",
            "mov rsp, [rip + 2b + {general} + 32]",
            "mov rbp, [rip + 2b + {general} + 40]",
            "mov rsi, [rip + 2b + {general} + 48]",
            "mov rdi, [rip + 2b + {general} + 56]",
            "mov r8, [rip + 2b + {general} + 64]",
            "mov r9, [rip + 2b + {general} + 72]",
            "mov r10, [rip + 2b + {general} + 80]",
            "mov r11, [rip + 2b + {general} + 88]",
            "mov r12, [rip + 2b + {general} + 96]",
            "mov r13, [rip + 2b + {general} + 104]",
            "mov r14, [rip + 2b + {general} + 112]",
            "mov r15, [rip + 2b + {general} + 120]",
            concat!($name, "_slot:"),
            ".skip {slot}, 0x90",
            "mov [rip + 2b + {general} + 0], rax",
            "mov [rip + 2b + {general} + 8], rcx",
            "mov [rip + 2b + {general} + 16], rdx",
            "mov [rip + 2b + {general} + 24], rbx",
            "mov [rip + 2b + {general} + 32], rsp",
            "mov [rip + 2b + {general} + 40], rbp",
            "mov [rip + 2b + {general} + 48], rsi",
            "mov [rip + 2b + {general} + 56], rdi",
            "mov [rip + 2b + {general} + 64], r8",
            "mov [rip + 2b + {general} + 72], r9",
            "mov [rip + 2b + {general} + 80], r10",
            "mov [rip + 2b + {general} + 88], r11",
            "mov [rip + 2b + {general} + 96], r12",
            "mov [rip + 2b + {general} + 104], r13",
            "mov [rip + 2b + {general} + 112], r14",
            "mov [rip + 2b + {general} + 120], r15",
            "mov rsp, [rip + 2b + {stack}]",
            "pushfq",
            "pop qword ptr [rip + 2b + {flags}]",
            $store,
            "popfq",
            ".irp register, r15, r14, r13, r12, rbp, rbx",
            "pop \\register",
            ".endr",
            "ret",
            concat!($name, "_end:"),
            ".popsection",
            stack = const PAGE + offset_of!(Frame, stack),
            flags = const PAGE + offset_of!(State, flags),
            general = const PAGE + offset_of!(State, general),
            vectors = const PAGE + offset_of!(State, vectors),
            slot = const SLOT,
            $($operand = const PAGE + offset_of!(State, $operand),)*
        );
    };
}

template!(
    "fastgost_proof_oracle_sse",
    ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
     movups xmm\\i, [rip + 2b + {vectors} + 64 * \\i]
     .endr",
    ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
     movups [rip + 2b + {vectors} + 64 * \\i], xmm\\i
     .endr"
);

template!(
    "fastgost_proof_oracle_avx2",
    ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
     vmovups ymm\\i, [rip + 2b + {vectors} + 64 * \\i]
     .endr",
    ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
     vmovups [rip + 2b + {vectors} + 64 * \\i], ymm\\i
     .endr
     vzeroupper"
);

template!(
    "fastgost_proof_oracle_avx512",
    ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
     vmovups zmm\\i, [rip + 2b + {vectors} + 64 * \\i]
     .endr
     .irp i, 0, 1, 2, 3, 4, 5, 6, 7
     kmovq k\\i, [rip + 2b + {masks} + 8 * \\i]
     .endr",
    ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
     vmovups [rip + 2b + {vectors} + 64 * \\i], zmm\\i
     .endr
     .irp i, 0, 1, 2, 3, 4, 5, 6, 7
     kmovq [rip + 2b + {masks} + 8 * \\i], k\\i
     .endr
     vzeroupper",
    masks
);

macro_rules! bounds {
    ($start:ident, $slot:ident, $end:ident) => {{
        unsafe extern "C" {
            static $start: u8;
            static $slot: u8;
            static $end: u8;
        }
        [&raw const $start, &raw const $slot, &raw const $end]
    }};
}

impl Level {
    /// Returns the bytes of this level's template, and the place of the instruction's slot in these bytes.
    fn template(self) -> (&'static [u8], usize) {
        let [start, slot, end] = match self {
            Self::Sse => {
                bounds!(fastgost_proof_oracle_sse_start, fastgost_proof_oracle_sse_slot, fastgost_proof_oracle_sse_end)
            }
            Self::Avx2 => {
                bounds!(
                    fastgost_proof_oracle_avx2_start,
                    fastgost_proof_oracle_avx2_slot,
                    fastgost_proof_oracle_avx2_end
                )
            }
            Self::Avx512 => bounds!(
                fastgost_proof_oracle_avx512_start,
                fastgost_proof_oracle_avx512_slot,
                fastgost_proof_oracle_avx512_end
            ),
        };
        let length = end.addr() - start.addr();
        // SAFETY: the three labels lie in this order in one section of constants. So the bytes from the first label to
        // the last are initialised, belong to one object, and are never written.
        (unsafe { std::slice::from_raw_parts(start, length) }, slot.addr() - start.addr())
    }
}

/// Executes single instructions on the processor.
#[derive(Debug)]
pub struct Oracle {
    level: Level,
    /// Two pages. The first page is a copy of the template, and the second page is the frame.
    pages: NonNull<c_void>,
    /// The instruction that was put into the slot, and the same instruction as the decoder reads it in the slot.
    current: Option<(Instruction, Instruction)>,
}

const _: () = assert!(size_of::<Frame>() <= PAGE);

impl Oracle {
    /// Makes an oracle that uses the registers of a level.
    ///
    /// # Errors
    /// Returns an error if the processor does not have the level, or if the system gives no memory.
    pub fn new(level: Level) -> Result<Self, String> {
        if level > Level::detect() {
            return Err(format!("this processor is below {level:?}"));
        }
        let length = const { NonZero::new(2 * PAGE).unwrap() };
        let rights = ProtFlags::PROT_READ | ProtFlags::PROT_WRITE;
        // SAFETY: this makes a new anonymous mapping. The system chooses the address of the mapping, so the mapping
        // overlaps nothing.
        let pages = unsafe { mmap_anonymous(None, length, rights, MapFlags::MAP_PRIVATE) }
            .map_err(|error| format!("no memory for the oracle: {error}"))?;
        let oracle = Self { level, pages, current: None };
        // SAFETY: the second page of the mapping is writable, aligned and large enough, and nothing else refers to it.
        unsafe { oracle.frame().write(Frame { state: State::default(), stack: 0 }) };
        Ok(oracle)
    }

    /// Returns the level. The oracle uses the registers of this level.
    pub fn level(&self) -> Level {
        self.level
    }

    fn frame(&self) -> *mut Frame {
        self.pages.as_ptr().wrapping_byte_add(PAGE).cast()
    }

    /// Returns the address of [`State::memory`], which is a multiple of 64.
    pub fn address(&self) -> u64 {
        (self.frame().addr() + offset_of!(State, memory)) as u64
    }

    /// Puts an instruction into the slot. Returns the instruction as the decoder reads it in the slot.
    fn load(&mut self, instruction: &Instruction) -> Result<Instruction, String> {
        if let Some((current, decoded)) = self.current
            && current.eq_all_bits(instruction)
        {
            return Ok(decoded);
        }
        self.current = None;
        let (template, slot) = self.level.template();
        let mut code = template.to_vec();
        let at = (self.pages.addr().get() + slot) as u64;
        let mut encoder = Encoder::new(64);
        encoder.encode(instruction, at).map_err(|error| format!("it cannot be encoded here: {error}"))?;
        let bytes = encoder.take_buffer();
        let decoded = Decoder::with_ip(64, &bytes, at, DecoderOptions::NONE).decode();
        if decoded.code() != instruction.code() || decoded.len() != bytes.len() || bytes.len() > SLOT {
            return Err("its encoding is another instruction's".into());
        }
        code[slot..slot + bytes.len()].copy_from_slice(&bytes);
        assert!(code.len() <= PAGE);
        let protect = |rights| {
            // SAFETY: the call changes only the rights of the first page. The first page has the copy of the template,
            // which runs only in `run`. No reference to this page exists.
            unsafe { mprotect(self.pages, PAGE, rights) }.map_err(|error| format!("no rights to execute: {error}"))
        };
        protect(ProtFlags::PROT_READ | ProtFlags::PROT_WRITE)?;
        // SAFETY: the first page is writable now, only this oracle refers to it, and the code fits.
        unsafe { self.pages.as_ptr().cast::<u8>().copy_from_nonoverlapping(code.as_ptr(), code.len()) };
        protect(ProtFlags::PROT_READ | ProtFlags::PROT_EXEC)?;
        self.current = Some((*instruction, decoded));
        Ok(decoded)
    }

    /// Executes an instruction on a state, and returns the state after the instruction.
    ///
    /// # Errors
    /// Returns an error if [`Oracle::admits`] refuses the instruction, for example because it accesses memory outside
    /// of [`State::memory`].
    pub fn run(&mut self, instruction: &Instruction, before: &State) -> Result<State, String> {
        let decoded = self.load(instruction)?;
        self.admits(&decoded, before)?;
        let frame = self.frame();
        let mut state = before.clone();
        state.flags = before.flags & STATUS | 1 << 1;
        let signals = |new: &SigSet, old: Option<&mut SigSet>| {
            pthread_sigmask(SigmaskHow::SIG_SETMASK, Some(new), old).map_err(|error| error.to_string())
        };
        let mut mask = SigSet::empty();
        signals(&SigSet::all(), Some(&mut mask))?;
        // SAFETY:
        // - The frame is the second page, which only this oracle refers to, and `&mut self` keeps others out.
        // - The first page is executable and has a whole template of a level that the processor has. The template saves
        //   and restores the state that a function must keep by the calling convention (RBX, RBP, R12 to R15, RSP, the
        //   direction flag). The caller must save vectors, masks and the other registers itself. MXCSR and the x87
        //   state do not change, except for the record of exceptions, on which no code relies. The template itself
        //   accesses only the frame and the caller's stack.
        // - The instruction was admitted in the form in which the processor decodes it in the slot. The instruction was
        //   admitted for the registers that the template loads, because the check used the same `before`. The processor
        //   supports the instruction. The instruction does not jump or fault. The instruction changes only the state
        //   that the template restores, and accesses no memory outside the frame's `memory`. The instruction fits into
        //   the slot, and the bytes after it in the slot do nothing.
        // - While RSP belongs to the instruction, no signal handler can run on this stack, because signals are blocked.
        //   (A signal that cannot be blocked would come from a fault, and would end the process.)
        let after = unsafe {
            (&raw mut (*frame).state).write(state);
            let template: extern "sysv64" fn() = std::mem::transmute(self.pages.as_ptr());
            template();
            (&raw const (*frame).state).read()
        };
        signals(&mask, None)?;
        Ok(State { flags: after.flags & STATUS, ..after })
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        // SAFETY: this is the mapping that `new` has made, and nothing refers to it any more. (If `munmap` returns an
        // error, the mapping stays.)
        let _ = unsafe { munmap(self.pages, 2 * PAGE) };
    }
}

#[cfg(test)]
pub(crate) mod generate;
#[cfg(test)]
mod tests;
