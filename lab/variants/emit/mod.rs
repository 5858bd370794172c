//! The generator. It emits variants as functions in Intel syntax, for `global_asm!`.
//!
//! A function is `fn(table: *const u8, keys: *const u8, source: *const u8, destination: *mut u8, groups: usize)`, with
//! System V's calling convention. For 64 bits, the arguments are in rdi, rsi, rdx, rcx and r8. For 32 bits, they are on
//! the stack (cdecl). The variant's name gives the number of blocks per group. There must be at least one group. The
//! tables and the keys must be aligned to 64 bytes. The destination of non-temporal stores must also be aligned to 64
//! bytes. Otherwise the source and the destination need no alignment. `keys` has [`KEYS`] bytes: the ten round keys,
//! and then the constants.
mod extract;
mod passes;
mod registers;
mod rounds;

use super::name::{Set, Variant};
use registers::Registers;

/// The number of bytes that `keys` points to.
pub const KEYS: usize = 384;

/// The offsets of the constants from the keys. A constant has 32 bytes. Only the two masks of `SPREAD` have 16 bytes
/// each.
pub struct Constant;

impl Constant {
    /// The mask whose words are 0x00ff.
    pub const MASK: usize = 160;
    pub const ZERO: usize = 192;
    /// The masks for pshufb. The first mask spreads bytes 0 to 7 of a block over words, and the second mask spreads
    /// bytes 8 to 15.
    pub const SPREAD: [usize; 2] = [224, 240];
    /// The offsets of the tables, as words in the order of the bytes. The first constant has the offsets, and the
    /// second constant has the offsets divided by 8 (for the modifier A).
    pub const IN_ORDER: [usize; 2] = [256, 320];
    /// The same offsets in another order: first the offsets for even bytes, and then the offsets for odd bytes.
    pub const EVEN_ODD: [usize; 2] = [288, 352];

    /// Returns the place of the tables' offsets for half of the bytes of a piece (the part of a block in one register).
    pub fn offsets(variant: &Variant, piece: usize, half: usize) -> usize {
        let scale = usize::from(variant.with.doubled);
        let width = variant.width();
        match variant.core {
            super::name::Core::L => Self::EVEN_ODD[scale] + 16 * half + width * piece,
            _ => Self::IN_ORDER[scale] + 2 * width * piece + width * half,
        }
    }
}

/// Returns the reason if there are too few registers for a variant.
pub fn fault(variant: &Variant) -> Option<String> {
    Registers::of(variant).err()
}

/// Returns the assembly of one variant. It has a symbol with the name of the variant, and another symbol after the last
/// byte.
///
/// # Errors
/// Returns an error if there are too few registers.
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

/// The assembly that was written so far, and the code that all variants share. The pointer to the tables always stays
/// in the same register. The pointer to the keys does so too, except in variants of 32 bits with general registers. For
/// 64 bits, the pointers to the source and the destination also stay in the same registers.
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

    /// Returns the register that points to the first round key.
    fn keys(&self) -> &'static str {
        self.pick("r9", "esi")
    }

    fn stack(&self) -> &'static str {
        self.pick("rsp", "esp")
    }

    /// Returns the full name of the register that has this 32-bit name.
    fn full(&self, register: &str) -> String {
        if self.wide() { register.replacen('e', "r", 1) } else { register.into() }
    }

    /// Returns the address of a block's byte on the stack. Blocks are on the stack if their bytes are taken from
    /// memory.
    fn slot(&self, block: usize, byte: usize) -> String {
        format!("[{} + {}]", self.stack(), 16 * block + byte)
    }

    /// Returns the address of a local variable on the stack. Local variables come after the blocks and one spare block.
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

    /// Emits a new label. Labels are GNU's numbered labels, which never clash.
    fn label(&mut self) -> String {
        self.labels += 1;
        let label = (self.labels + 1).to_string();
        self.line(format!(".p2align 5\n{label}:"));
        label
    }

    /// Emits a jump to the label, which is taken while groups are left.
    fn again(&mut self, label: &str) {
        let count = self.local(Local::Count);
        self.line(format!("dec {count}\njnz {label}b"));
    }

    /// Returns the register that points to the source or the destination. For 32 bits, the pointer is first loaded into
    /// `scratch`.
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

    /// Moves the pointer to the source or the destination by one group.
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

/// The local variables on the stack.
#[derive(Clone, Copy)]
enum Local {
    Stack,
    Count,
    Source,
    Destination,
    /// The address of the first round key, for variants of 32 bits that have no register for it.
    Keys,
    /// The address of the key for the loop's current round.
    Running,
    /// The address of the key at which the loop over the rounds ends.
    End,
}

impl Local {
    const COUNT: usize = 7;
}
