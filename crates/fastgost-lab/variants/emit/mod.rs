//! The generator: variants as functions in Intel syntax, for `global_asm!`.
//!
//! `fn(table: *const u8, keys: *const u8, source: *const u8, destination: *mut u8, groups: usize)` with System V's
//! calling convention: for 64 bits in rdi, rsi, rdx, rcx, r8, for 32 bits on the stack (cdecl). The variant's name
//! gives the number of blocks per group; there is at least one group. Tables and keys are aligned to 64 bytes, as is
//! the destination of non-temporal stores; otherwise source and destination need no alignment. `keys` is [`KEYS`]
//! bytes: the ten round keys, then constants.
mod general;
mod registers;
mod vector;

use super::name::{Core, Variant};
use std::fmt::Write;

/// The number of bytes that `keys` points to.
pub const KEYS: usize = 288;
/// The offset of words of 0x0ff0, which mask a byte times 16.
pub const OFFSETS: usize = 160;
/// The offsets of pshufb masks that spread bytes 0 to 7, and 8 to 15, of a block over words.
pub const SPREAD: [usize; 2] = [192, 224];
/// The offset of zeros.
pub const ZERO: usize = 256;

/// Why there are too few registers for a variant.
pub fn fault(variant: &Variant) -> Option<String> {
    if variant.core == Core::R {
        return None;
    }
    registers::Registers::of(variant).err()
}

/// The assembly of one variant, with its name as a symbol, and another symbol after its last byte.
pub fn function(variant: &Variant) -> Result<String, String> {
    let symbol = variant.symbol();
    let mut asm = Asm { text: String::new(), variant: *variant, labels: 0 };
    asm.line(&format!(".p2align 6\n.globl {symbol}\n.hidden {symbol}\n{symbol}:"));
    asm.prologue();
    if variant.core == Core::R {
        general::body(&mut asm);
    } else {
        vector::body(&mut asm)?;
    }
    asm.epilogue();
    asm.line(&format!(".globl {symbol}_end\n.hidden {symbol}_end\n{symbol}_end:"));
    Ok(asm.text)
}

/// The text written so far, and what all variants share.
struct Asm {
    text: String,
    variant: Variant,
    labels: usize,
}

/// The general registers of a variant whose state is in vectors.
struct General {
    /// The names of registers that have all of these: 32 bits, 16 bits, low byte, high byte.
    words: &'static [[&'static str; 4]],
    /// The 32-bit name, and the name as an address.
    indices: &'static [[&'static str; 2]],
}

const WORDS_64: [[&str; 4]; 4] =
    [["eax", "ax", "al", "ah"], ["ebx", "bx", "bl", "bh"], ["ecx", "cx", "cl", "ch"], ["edx", "dx", "dl", "dh"]];
const WORDS_32: [[&str; 4]; 4] =
    [["eax", "ax", "al", "ah"], ["edx", "dx", "dl", "dh"], ["ecx", "cx", "cl", "ch"], ["ebx", "bx", "bl", "bh"]];
const INDICES_64: [[&str; 2]; 3] = [["esi", "rsi"], ["edi", "rdi"], ["ebp", "rbp"]];
const INDICES_32: [[&str; 2]; 3] = [["edi", "edi"], ["ecx", "ecx"], ["ebx", "ebx"]];

impl Asm {
    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn wide(&self) -> bool {
        self.variant.bits == 64
    }

    /// The full register, of 64 or 32 bits.
    fn full(&self, register: &str) -> String {
        if self.wide() { register.replacen('e', "r", 1) } else { register.into() }
    }

    fn general(&self) -> General {
        match (self.wide(), self.variant.blocks) {
            (true, _) => General { words: &WORDS_64, indices: &INDICES_64 },
            (false, 1..=2) => General { words: &WORDS_32[..2], indices: &INDICES_32 },
            (false, _) => General { words: &WORDS_32, indices: &INDICES_32[..1] },
        }
    }

    fn table(&self) -> &'static str {
        if self.wide() { "r8" } else { "ebp" }
    }

    /// The round keys, or the key of the round if rounds are a loop.
    fn keys(&self) -> &'static str {
        if self.wide() { "r9" } else { "esi" }
    }

    fn stack(&self) -> &'static str {
        if self.wide() { "rsp" } else { "esp" }
    }

    /// Bytes of stack space for bytes of the state.
    fn scratch(&self) -> usize {
        32 * self.variant.blocks
    }

    /// A place on the stack after them.
    fn local(&self, local: Local) -> String {
        format!("[{} + {}]", self.stack(), self.scratch() + 8 * local as usize)
    }

    fn prologue(&mut self) {
        let scratch = self.scratch();
        if self.wide() {
            for register in ["rbx", "rbp", "r12", "r13", "r14", "r15"] {
                self.line(&format!("push {register}"));
            }
            self.line(&format!("mov rax, rsp\nsub rsp, {}\nand rsp, -64", scratch + 64));
            let (saved, count) = (self.local(Local::Stack), self.local(Local::Count));
            self.line(&format!("mov qword ptr {saved}, rax\nmov qword ptr {count}, r8"));
            self.line("mov r8, rdi\nmov r9, rsi\nmov r10, rdx\nmov r11, rcx\nlea r13, [r9 + 144]");
        } else {
            for register in ["ebx", "ebp", "esi", "edi"] {
                self.line(&format!("push {register}"));
            }
            self.line(&format!("mov eax, esp\nsub esp, {}\nand esp, -64", scratch + 64));
            let saved = self.local(Local::Stack);
            self.line(&format!(
                "mov dword ptr {saved}, eax\nmov ebp, dword ptr [eax + 20]\nmov esi, dword ptr [eax + 24]"
            ));
            for (at, local) in [(28, Local::Source), (32, Local::Destination), (36, Local::Count)] {
                let place = self.local(local);
                self.line(&format!("mov ecx, dword ptr [eax + {at}]\nmov dword ptr {place}, ecx"));
            }
            let (first, last) = (self.local(Local::FirstKey), self.local(Local::LastKey));
            self.line(&format!("mov dword ptr {first}, esi\nlea ecx, [esi + 144]\nmov dword ptr {last}, ecx"));
        }
    }

    fn epilogue(&mut self) {
        if self.variant.with.non_temporal {
            self.line("sfence");
        }
        let saved = self.local(Local::Stack);
        if self.wide() {
            self.line(&format!("mov rsp, qword ptr {saved}"));
            for register in ["r15", "r14", "r13", "r12", "rbp", "rbx"] {
                self.line(&format!("pop {register}"));
            }
        } else {
            self.line(&format!("mov esp, dword ptr {saved}"));
            for register in ["edi", "esi", "ebp", "ebx"] {
                self.line(&format!("pop {register}"));
            }
        }
        self.line("ret");
    }

    /// A new label, of GNU's numbered kind, which never clash.
    fn label(&mut self) -> String {
        self.labels += 1;
        let label = (self.labels + 1).to_string();
        self.line(&format!(".p2align 5\n{label}:"));
        label
    }

    /// Jumps to the label while groups are left.
    fn again(&mut self, label: &str) {
        let (count, size) = (self.local(Local::Count), if self.wide() { "qword" } else { "dword" });
        self.line(&format!("dec {size} ptr {count}\njnz {label}b"));
    }

    /// The register that points to the source; for 32 bits it is loaded.
    fn source(&mut self) -> &'static str {
        self.pointer(Local::Source)
    }

    fn destination(&mut self) -> &'static str {
        self.pointer(Local::Destination)
    }

    fn pointer(&mut self, local: Local) -> &'static str {
        if self.wide() {
            return if matches!(local, Local::Source) { "r10" } else { "r11" };
        }
        let place = self.local(local);
        self.line(&format!("mov eax, dword ptr {place}"));
        "eax"
    }

    /// Advances source or destination by a group.
    fn advance(&mut self, local: Local) {
        let bytes = 16 * self.variant.blocks;
        if self.wide() {
            let register = if matches!(local, Local::Source) { "r10" } else { "r11" };
            self.line(&format!("add {register}, {bytes}"));
        } else {
            let place = self.local(local);
            self.line(&format!("add dword ptr {place}, {bytes}"));
        }
    }

    fn prefetch(&mut self, source: &str) {
        let lines = self.variant.with.prefetch;
        if lines > 0 {
            self.line(&format!("prefetcht0 byte ptr [{source} + {}]", 64 * lines));
        }
    }

    /// Before the rounds: back to the first round key.
    fn first_key(&mut self) {
        if self.wide() {
            self.line("lea r9, [r13 - 144]");
        } else {
            let place = self.local(Local::FirstKey);
            self.line(&format!("mov esi, dword ptr {place}"));
        }
    }

    /// The end of a round in a loop.
    fn next_round(&mut self, label: &str) {
        if self.wide() {
            self.line(&format!("add r9, 16\ncmp r9, r13\njne {label}b"));
        } else {
            let place = self.local(Local::LastKey);
            self.line(&format!("add esi, 16\ncmp esi, dword ptr {place}\njne {label}b"));
        }
    }

    /// The address of a half (or a part of `part` bytes) of the row for byte `byte`. An index that is not an offset is
    /// the byte.
    fn row(&mut self, byte: usize, index: [&str; 2], offset: bool, part: usize) -> String {
        let (table, mut text) = (self.table(), String::new());
        let written = if self.variant.with.apart {
            let (half, within) = (part / 8, part % 8);
            write!(text, "[{table} + {}*8 + {}]", index[1], 2048 * (2 * byte + half) + within)
        } else if offset {
            write!(text, "[{table} + {} + {}]", index[1], 4096 * byte + part)
        } else {
            write!(text, "[{table} + {}*8 + {}]", index[1], 4096 * byte + part)
        };
        debug_assert!(written.is_ok());
        text
    }

    /// Prepares a byte in an index register for `row`.
    fn scale(&mut self, index: [&str; 2]) {
        if !self.variant.with.apart {
            self.line(&format!("add {0}, {0}", index[0]));
        }
    }
}

/// Places on the stack.
#[derive(Clone, Copy)]
enum Local {
    Stack,
    Count,
    Source,
    Destination,
    FirstKey,
    LastKey,
    /// The round's key, if no register is left for it.
    Key,
}
