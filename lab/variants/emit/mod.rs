//! The generator: variants as functions in Intel syntax, for `global_asm!`.
//!
//! `fn(table: *const u8, keys: *const u8, source: *const u8, destination: *mut u8, groups: usize)` with System V's
//! calling convention: for 64 bits in rdi, rsi, rdx, rcx, r8, for 32 bits on the stack (cdecl). The variant's name
//! gives the number of blocks per group; there is at least one group. Tables and keys are aligned to 64 bytes, as is
//! the destination of non-temporal stores; otherwise source and destination need no alignment. `keys` is [`KEYS`]
//! bytes: the ten round keys, then constants.
mod extract;
mod passes;
mod registers;
mod rounds;

use super::name::{Set, Variant};
use registers::Registers;

/// The number of bytes that `keys` points to.
pub const KEYS: usize = 384;

/// Constants, by their offsets from the keys. Each has 32 bytes.
pub struct Constant;

impl Constant {
    /// Words of 0x00ff.
    pub const MASK: usize = 160;
    pub const ZERO: usize = 192;
    /// Masks for pshufb that spread bytes 0 to 7, and 8 to 15, of a block over words.
    pub const SPREAD: [usize; 2] = [224, 240];
    /// The offsets of the tables in words, in the order of the bytes: times 1, and divided by 8 (A).
    pub const IN_ORDER: [usize; 2] = [256, 320];
    /// Those of even bytes, then those of odd ones.
    pub const EVEN_ODD: [usize; 2] = [288, 352];

    /// Where the tables' offsets for half the bytes of a piece are.
    pub fn offsets(variant: &Variant, piece: usize, half: usize) -> usize {
        let scale = usize::from(variant.with.doubled);
        let width = variant.width();
        match variant.core {
            super::name::Core::L => Self::EVEN_ODD[scale] + 16 * half + width * piece,
            _ => Self::IN_ORDER[scale] + 2 * width * piece + width * half,
        }
    }
}

/// Why there are too few registers for a variant.
pub fn fault(variant: &Variant) -> Option<String> {
    Registers::of(variant).err()
}

/// The assembly of one variant, with its name as a symbol, and another symbol after its last byte.
///
/// # Errors
/// If there are too few registers.
pub fn function(variant: &Variant) -> Result<String, String> {
    let symbol = variant.symbol();
    let mut asm = Asm { text: String::new(), variant: *variant, labels: 0 };
    asm.line(format!(".p2align 6\n.globl {symbol}\n.hidden {symbol}\n{symbol}:"));
    asm.prologue();
    let registers = Registers::of(variant)?;
    if variant.in_passes() {
        passes::body(&mut asm, &registers)
    } else {
        rounds::body(&mut asm, registers)
    }
    asm.epilogue();
    asm.line(format!(".globl {symbol}_end\n.hidden {symbol}_end\n{symbol}_end:"));
    Ok(asm.text)
}

/// The text written so far, and what all variants share. `table`, the keys and, for 64 bits, source and destination
/// keep their registers throughout.
struct Asm {
    text: String,
    variant: Variant,
    labels: usize,
}

impl Asm {
    fn line(&mut self, text: impl AsRef<str>) {
        self.text.push_str(text.as_ref());
        self.text.push('\n');
    }

    fn wide(&self) -> bool {
        self.variant.bits == 64
    }

    fn pick(&self, wide: &'static str, narrow: &'static str) -> &'static str {
        if self.wide() { wide } else { narrow }
    }

    fn table(&self) -> &'static str {
        self.pick("r8", "ebp")
    }

    /// Points to the first round key.
    fn keys(&self) -> &'static str {
        self.pick("r9", "esi")
    }

    fn stack(&self) -> &'static str {
        self.pick("rsp", "esp")
    }

    /// The full name of a register by its 32-bit one.
    fn full(&self, register: &str) -> String {
        if self.wide() { register.replacen('e', "r", 1) } else { register.into() }
    }

    /// Where a block waits on the stack, if bytes are taken from memory.
    fn slot(&self, block: usize, byte: usize) -> String {
        format!("[{} + {}]", self.stack(), 16 * block + byte)
    }

    /// A place on the stack after the blocks and a spare one.
    fn local(&self, local: Local) -> String {
        let at = 16 * (self.variant.blocks + 1) + 8 * local as usize;
        format!("{} ptr [{} + {at}]", self.pick("qword", "dword"), self.stack())
    }

    fn prologue(&mut self) {
        let frame = 16 * (self.variant.blocks + 1) + 8 * Local::COUNT;
        let [saved, count, first, source, to] =
            [Local::Stack, Local::Count, Local::Keys, Local::Source, Local::Destination].map(|l| self.local(l));
        if self.wide() {
            self.line("push rbx\npush rbp\npush r12\npush r13\npush r14\npush r15");
            self.line(format!("mov rax, rsp\nsub rsp, {frame}\nand rsp, -64"));
            self.line(format!("mov {saved}, rax\nmov {count}, r8"));
            self.line("mov r8, rdi\nmov r9, rsi\nmov r10, rdx\nmov r11, rcx");
        } else {
            self.line("push ebx\npush ebp\npush esi\npush edi");
            self.line(format!("mov eax, esp\nsub esp, {frame}\nand esp, -64"));
            self.line(format!("mov {saved}, eax\nmov ebp, dword ptr [eax + 20]\nmov esi, dword ptr [eax + 24]"));
            self.line(format!("mov {first}, esi"));
            for (at, local) in [(28, source), (32, to), (36, count)] {
                self.line(format!("mov ecx, dword ptr [eax + {at}]\nmov {local}, ecx"));
            }
        }
    }

    fn epilogue(&mut self) {
        if self.variant.with.stream {
            self.line("sfence");
        }
        match self.variant.set {
            Set::Mmx => self.line("emms"),
            Set::Avx2 => self.line("vzeroupper"),
            _ => {}
        }
        let saved = self.local(Local::Stack);
        if self.wide() {
            self.line(format!("mov rsp, {saved}\npop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret"));
        } else {
            self.line(format!("mov esp, {saved}\npop edi\npop esi\npop ebp\npop ebx\nret"));
        }
    }

    /// A new label, of GNU's numbered kind, which never clash.
    fn label(&mut self) -> String {
        self.labels += 1;
        let label = (self.labels + 1).to_string();
        self.line(format!(".p2align 5\n{label}:"));
        label
    }

    /// Jumps to the label while groups are left.
    fn again(&mut self, label: &str) {
        let count = self.local(Local::Count);
        self.line(format!("dec {count}\njnz {label}b"));
    }

    /// The register that points to the source or the destination: for 32 bits `scratch`, after loading it.
    fn pointer(&mut self, local: Local, scratch: &'static str) -> &'static str {
        match local {
            Local::Source if self.wide() => "r10",
            _ if self.wide() => "r11",
            _ => {
                let place = self.local(local);
                self.line(format!("mov {scratch}, {place}"));
                scratch
            }
        }
    }

    /// Advances source or destination by a group.
    fn advance(&mut self, local: Local) {
        let bytes = 16 * self.variant.blocks;
        let place = match local {
            Local::Source if self.wide() => "r10".into(),
            _ if self.wide() => "r11".into(),
            _ => self.local(local),
        };
        self.line(format!("add {place}, {bytes}"));
    }
}

/// Places on the stack.
#[derive(Clone, Copy)]
enum Local {
    Stack,
    Count,
    Source,
    Destination,
    /// The first round key, for variants of 32 bits that have no register for it.
    Keys,
    /// The key of the loop's round.
    Running,
    /// Where the loop over the rounds ends.
    End,
}

impl Local {
    const COUNT: usize = 7;
}
