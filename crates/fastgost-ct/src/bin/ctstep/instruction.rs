//! What of an instruction can be seen from outside, beside where it stands.
use iced_x86::{CpuidFeature, Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Mnemonic};
use iced_x86::{OpKind, Register, UsedMemory};
use nix::libc::user_regs_struct as Registers;

/// An instruction, and what it shows.
pub struct Shown {
    pub instruction: Instruction,
    /// Its operands in memory, by their addresses.
    pub addresses: Vec<UsedMemory>,
    /// Registers that it takes a time by.
    pub registers: Vec<Register>,
    /// An operand in memory that it takes a time by.
    pub value: Option<UsedMemory>,
    /// Why it must not be there at all.
    pub refused: Option<&'static str>,
}

impl Shown {
    /// The instruction of these bytes at that address; `None` if there is none.
    pub fn at(address: u64, bytes: &[u8]) -> Option<Self> {
        let mut decoder = Decoder::with_ip(64, bytes, address, DecoderOptions::NONE);
        let instruction = decoder.decode();
        if instruction.is_invalid() {
            return None;
        }
        let mut factory = InstructionInfoFactory::new();
        let info = factory.info(&instruction);
        // They compute an address, or nothing, and look nowhere.
        let looks = !matches!(instruction.mnemonic(), Mnemonic::Lea | Mnemonic::Nop);
        let addresses: Vec<_> = info.used_memory().iter().filter(|_| looks).copied().collect();
        let mut shown = Self { instruction, addresses, registers: Vec::new(), value: None, refused: None };
        shown.take_operands();
        shown.refused = refused(&instruction);
        Some(shown)
    }

    /// Divisions, on all CPUs; deposits and extractions of bits, where they are microcode, take a time by their masks.
    fn take_operands(&mut self) {
        let instruction = self.instruction;
        let operand = match instruction.mnemonic() {
            Mnemonic::Div | Mnemonic::Idiv => 0,
            Mnemonic::Pdep | Mnemonic::Pext => 2,
            _ => return,
        };
        let size = match instruction.op_kind(operand) {
            OpKind::Register => {
                self.registers.push(instruction.op_register(operand));
                instruction.op_register(operand).size()
            }
            _ => {
                self.value = self.addresses.first().copied();
                instruction.memory_size().size()
            }
        };
        if operand == 0 {
            self.registers.extend(match size {
                1 => &[Register::AX][..],
                2 => &[Register::AX, Register::DX],
                4 => &[Register::EAX, Register::EDX],
                _ => &[Register::RAX, Register::RDX],
            });
        }
    }

    /// Where the next instruction stands if it is certain; what loops in place, or leaves for the system, is not.
    pub fn next(&self) -> Option<u64> {
        let i = &self.instruction;
        let repeats = i.has_rep_prefix() || i.has_repne_prefix();
        let certain = i.flow_control() == FlowControl::Next && !repeats && i.mnemonic() != Mnemonic::Syscall;
        certain.then(|| i.next_ip())
    }

    /// Whether it can be compared without registers.
    pub fn is_silent(&self) -> bool {
        self.addresses.is_empty() && self.registers.is_empty()
    }
}

/// What takes a time by what is in vector registers, or reads and writes where they say. A load or store under a mask is
/// not among them.
fn refused(instruction: &Instruction) -> Option<&'static str> {
    use Mnemonic::*;
    let in_memory = (0..instruction.op_count()).any(|n| instruction.op_kind(n) == OpKind::Memory);
    match instruction.mnemonic() {
        _ if instruction.is_vsib() => Some("a gather or scatter: its addresses are in a vector register"),
        Maskmovq | Maskmovdqu | Vmaskmovdqu => Some("a store of single bytes by a mask"),
        Vpcompressb | Vpcompressw | Vpcompressd | Vpcompressq | Vpexpandb | Vpexpandw | Vpexpandd | Vpexpandq
            if in_memory =>
        {
            Some("as much memory as a mask has bits")
        }
        Divss | Divsd | Divps | Divpd | Vdivss | Vdivsd | Vdivps | Vdivpd | Sqrtss | Sqrtsd | Sqrtps | Sqrtpd
        | Vsqrtss | Vsqrtsd | Vsqrtps | Vsqrtpd => Some("a division or root of floating-point numbers"),
        _ if instruction.cpuid_features().contains(&CpuidFeature::FPU) => Some("arithmetic of the x87"),
        _ => None,
    }
}

/// What a register holds, or where a segment begins; `None` of what `Registers` has not.
pub fn value(registers: &Registers, register: Register) -> Option<u64> {
    let r = registers;
    let whole = match register.full_register() {
        Register::RAX => r.rax,
        Register::RBX => r.rbx,
        Register::RCX => r.rcx,
        Register::RDX => r.rdx,
        Register::RSI => r.rsi,
        Register::RDI => r.rdi,
        Register::RBP => r.rbp,
        Register::RSP => r.rsp,
        Register::R8 => r.r8,
        Register::R9 => r.r9,
        Register::R10 => r.r10,
        Register::R11 => r.r11,
        Register::R12 => r.r12,
        Register::R13 => r.r13,
        Register::R14 => r.r14,
        Register::R15 => r.r15,
        Register::ES | Register::CS | Register::SS | Register::DS => return Some(0),
        Register::FS => return Some(r.fs_base),
        Register::GS => return Some(r.gs_base),
        _ => return None,
    };
    Some(match (register.size(), register) {
        (8, _) => whole,
        (4, _) => whole & 0xffff_ffff,
        (2, _) => whole & 0xffff,
        (_, Register::AH | Register::BH | Register::CH | Register::DH) => whole >> 8 & 0xff,
        _ => whole & 0xff,
    })
}

/// Where an operand lies.
pub fn address(registers: &Registers, memory: &UsedMemory) -> Option<u64> {
    memory.virtual_address(0, |register, _, _| value(registers, register))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(bytes: &[u8]) -> Shown {
        Shown::at(0x1000, bytes).expect("an instruction")
    }

    #[test]
    fn what_reads_or_writes_has_addresses() {
        for (bytes, addresses) in [
            // mov rax, [rdi+8*rcx]; add [rsp], eax; push rbx; ret; rep movsb; mov al, fs:[0x28]; vmovdqu64 zmm0{k1}, [rsi]
            (&[0x48, 0x8b, 0x04, 0xcf][..], 1),
            (&[0x01, 0x04, 0x24], 1),
            (&[0x53], 1),
            (&[0xc3], 1),
            (&[0xf3, 0xa4], 2),
            (&[0x64, 0x8a, 0x04, 0x25, 0x28, 0, 0, 0], 1),
            (&[0x62, 0xf1, 0xfe, 0x49, 0x6f, 0x06], 1),
            // prefetcht0 [rdi], which brings a line into the cache.
            (&[0x0f, 0x18, 0x0f], 1),
            // lea rax, [rdi+8*rcx]; nop [rax+rax]; add rax, rbx
            (&[0x48, 0x8d, 0x04, 0xcf], 0),
            (&[0x0f, 0x1f, 0x44, 0, 0], 0),
            (&[0x48, 0x01, 0xd8], 0),
        ] {
            let shown = shown(bytes);
            assert_eq!(shown.addresses.len(), addresses, "{:?}", shown.instruction);
            assert!(shown.refused.is_none());
        }
    }

    #[test]
    fn what_takes_longer_for_some_shows_its_operands() {
        // div rcx; idiv byte ptr [rdi]; pext rax, rdx, rcx; pdep rax, rdx, [rdi]
        let div = shown(&[0x48, 0xf7, 0xf1]);
        assert_eq!((div.registers, div.value), (vec![Register::RCX, Register::RAX, Register::RDX], None));
        let idiv = shown(&[0xf6, 0x3f]);
        assert_eq!((idiv.registers, idiv.value.is_some()), (vec![Register::AX], true));
        assert_eq!(shown(&[0xc4, 0xe2, 0xea, 0xf5, 0xc1]).registers, [Register::RCX]);
        assert!(shown(&[0xc4, 0xe2, 0xeb, 0xf5, 0x07]).value.is_some());
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for bytes in [
            // vpgatherdd ymm0, [rdi+4*ymm1], ymm2; vpscatterdd [rdi+4*zmm1]{k1}, zmm0
            &[0xc4, 0xe2, 0x6d, 0x90, 0x04, 0x8f][..],
            &[0x62, 0xf2, 0x7d, 0x49, 0xa0, 0x04, 0x8f],
            // vpcompressd [rdi]{k1}, zmm0; maskmovdqu xmm0, xmm1; divsd xmm0, xmm1; fdiv st, st(1)
            &[0x62, 0xf2, 0x7d, 0x49, 0x8b, 0x07],
            &[0x66, 0x0f, 0xf7, 0xc1],
            &[0xf2, 0x0f, 0x5e, 0xc1],
            &[0xd8, 0xf1],
        ] {
            let shown = shown(bytes);
            assert!(shown.refused.is_some(), "{:?}", shown.instruction);
        }
        // vpcompressd zmm0{k1}, zmm1, which stays in registers.
        assert!(shown(&[0x62, 0xf2, 0x7d, 0x49, 0x8b, 0xc8]).refused.is_none());
    }

    #[test]
    fn what_comes_next() {
        assert_eq!(shown(&[0x48, 0x01, 0xd8]).next(), Some(0x1003));
        // ret; jne +2; rep movsb; syscall
        for bytes in [&[0xc3][..], &[0x75, 2], &[0xf3, 0xa4], &[0x0f, 0x05]] {
            assert_eq!(shown(bytes).next(), None);
        }
    }
}
