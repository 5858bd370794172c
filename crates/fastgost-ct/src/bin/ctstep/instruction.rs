//! Decodes an instruction. Finds the properties of the instruction that can be observed from outside (besides its
//! address), and the registers that the instruction changes.
use super::state::{self, State};
use iced_x86::{
    CpuidFeature, Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess,
    OpKind, Register, UsedMemory,
};

/// An instruction, and its observable properties.
pub struct Shown {
    pub instruction: Instruction,
    /// The eight bytes of code that begin with the instruction's first byte. If the instruction has fewer than eight
    /// bytes, `word` also has bytes of the next instructions.
    pub word: i64,
    /// The memory operands that the instruction accesses. An observer may see their addresses.
    pub addresses: Vec<UsedMemory>,
    /// Registers on which the instruction's time depends.
    pub registers: Vec<Register>,
    /// A memory operand on whose value the instruction's time depends.
    pub value: Option<UsedMemory>,
    /// A mask register that decides the instruction's time, or how much memory the instruction accesses.
    pub by_mask: Option<Register>,
    /// The mask register that the instruction loads from a general register, and this general register.
    pub makes_mask: Option<(Register, Register)>,
    /// The mask registers that the instruction writes. Each register has one bit.
    pub writes_masks: u8,
    /// The reason why `ctstep` does not allow the instruction. `None` means that `ctstep` allows the instruction.
    pub refused: Option<&'static str>,
    /// The general registers that determine the properties above or the target of a jump. Each register has one bit.
    pub needs: u16,
    /// The general registers that the instruction writes.
    pub writes: u16,
    pub writes_flags: bool,
    pub flow: Flow,
}

/// Where execution continues after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Execution continues with the next instruction.
    Next,
    Jump(u64),
    /// A conditional jump.
    Branch(u64),
    /// A jump to an address in a register or in memory.
    Indirect,
    Call(u64),
    IndirectCall,
    Return,
    /// A jump to a target that the decoder does not know, because it depends on the state of the CPU or the system.
    Unknown,
}

impl Shown {
    /// Decodes the instruction that begins at `address` and whose code is in `bytes`. Returns `None` if the bytes are
    /// no instruction.
    pub fn at(address: u64, bytes: &[u8]) -> Option<Self> {
        let mut decoder = Decoder::with_ip(64, bytes, address, DecoderOptions::NONE);
        let instruction = decoder.decode();
        if instruction.is_invalid() {
            return None;
        }
        let mut factory = InstructionInfoFactory::new();
        let info = factory.info(&instruction);
        let written = |access| {
            use OpAccess::*;
            matches!(access, Write | CondWrite | ReadWrite | ReadCondWrite)
        };
        let writes = info.used_registers().iter().filter(|used| written(used.access()));
        let writes = state::bits(writes.map(|used| used.register()));
        let masks = info.used_registers().iter().filter(|used| written(used.access()) && used.register().is_k());
        let writes_masks = masks.fold(0, |all, used| all | 1 << used.register().number());
        // `lea` only computes an address, and `nop` does nothing. So the memory at the operand of `lea` or `nop` is not
        // accessed.
        let looks = !matches!(instruction.mnemonic(), Mnemonic::Lea | Mnemonic::Nop);
        let mut addresses: Vec<_> = info.used_memory().iter().filter(|_| looks).copied().collect();
        // A prefetch reads no data. But the prefetch brings a line into the cache, so the address of the prefetch's
        // operand can be observed.
        if looks && addresses.is_empty() && instruction.op0_kind() == OpKind::Memory {
            addresses.push(UsedMemory::new(
                instruction.memory_segment(),
                instruction.memory_base(),
                instruction.memory_index(),
                instruction.memory_index_scale(),
                instruction.memory_displacement64(),
                instruction.memory_size(),
                OpAccess::NoMemAccess,
            ));
        }
        let mut shown = Self {
            instruction,
            word: bytes.first_chunk().copied().map(i64::from_le_bytes)?,
            addresses,
            registers: Vec::new(),
            value: None,
            by_mask: by_mask(&instruction),
            makes_mask: makes_mask(&instruction),
            writes_masks,
            refused: refused(&instruction),
            needs: 0,
            writes,
            writes_flags: instruction.rflags_modified() != 0,
            flow: flow(&instruction),
        };
        shown.take_operands();
        let in_addresses = shown.addresses.iter().flat_map(|memory| [memory.base(), memory.index()]);
        shown.needs = state::bits(in_addresses.chain(shown.registers.iter().copied()));
        // To know the new mask, the tracer must know the value of the general register from which the mask comes.
        shown.needs |= state::bits(shown.makes_mask.map(|(_, from)| from));
        if matches!(shown.flow, Flow::Indirect | Flow::IndirectCall) && instruction.op_kind(0) == OpKind::Register {
            shown.needs |= state::bits([instruction.op_register(0)]);
        }
        Some(shown)
    }

    /// Records the operands on which the instruction's time depends. The time of a division depends on its operands on
    /// all CPUs. Some CPUs execute bit deposits and extractions in microcode, and then the time depends on the mask.
    /// The time of repeated moves depends on the number of repetitions.
    fn take_operands(&mut self) {
        let instruction = self.instruction;
        let operand = match instruction.mnemonic() {
            Mnemonic::Div | Mnemonic::Idiv => 0,
            Mnemonic::Pdep | Mnemonic::Pext => 2,
            _ if instruction.has_rep_prefix() && instruction.is_string_instruction() => {
                self.registers.push(Register::RCX);
                return;
            }
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
}

fn flow(instruction: &Instruction) -> Flow {
    let i = instruction;
    match i.flow_control() {
        FlowControl::Next => match i.mnemonic() {
            Mnemonic::Syscall => Flow::Unknown,
            // The number of repetitions depends on the data.
            Mnemonic::Cmpsb | Mnemonic::Cmpsw | Mnemonic::Cmpsd | Mnemonic::Cmpsq if i.is_string_instruction() => {
                Flow::Unknown
            }
            Mnemonic::Scasb | Mnemonic::Scasw | Mnemonic::Scasd | Mnemonic::Scasq => Flow::Unknown,
            _ => Flow::Next,
        },
        FlowControl::UnconditionalBranch => Flow::Jump(i.near_branch_target()),
        FlowControl::ConditionalBranch if i.is_jcc_short_or_near() => Flow::Branch(i.near_branch_target()),
        FlowControl::IndirectBranch => Flow::Indirect,
        FlowControl::Call if i.is_call_near() => Flow::Call(i.near_branch_target()),
        FlowControl::IndirectCall => Flow::IndirectCall,
        FlowControl::Return => Flow::Return,
        _ => Flow::Unknown,
    }
}

/// If the instruction moves a general register into a mask register, returns the mask register and the general
/// register. Code creates constant masks with such instructions.
fn makes_mask(instruction: &Instruction) -> Option<(Register, Register)> {
    use Mnemonic::*;
    let moves = matches!(instruction.mnemonic(), Kmovb | Kmovw | Kmovd | Kmovq);
    let (to, from) = (instruction.op0_register(), instruction.op1_register());
    (moves && to.is_k() && from.is_gpr()).then_some((to, from))
}

/// Returns the mask register of an instruction that compresses to memory or expands from memory.
fn by_mask(instruction: &Instruction) -> Option<Register> {
    use Mnemonic::*;
    let of_mask = matches!(
        instruction.mnemonic(),
        Vpcompressb
            | Vpcompressw
            | Vpcompressd
            | Vpcompressq
            | Vpexpandb
            | Vpexpandw
            | Vpexpandd
            | Vpexpandq
            | Vcompressps
            | Vcompresspd
            | Vexpandps
            | Vexpandpd
    );
    let in_memory = (0..instruction.op_count()).any(|n| instruction.op_kind(n) == OpKind::Memory);
    (of_mask && in_memory && instruction.has_op_mask()).then(|| instruction.op_mask())
}

/// If `ctstep` refuses an instruction, returns the reason. An instruction is refused if its time depends on vector
/// registers, or if its addresses come from vector registers. Three other kinds are refused too: stores of single bytes
/// by a mask, instructions that access one bit in memory and take the bit's number from a register, and the arithmetic
/// of the x87. Other masked loads and stores are not refused.
fn refused(instruction: &Instruction) -> Option<&'static str> {
    use Mnemonic::*;
    match instruction.mnemonic() {
        _ if instruction.is_vsib() => Some("a gather or scatter: its addresses are in a vector register"),
        Maskmovq | Maskmovdqu | Vmaskmovdqu => Some("a store of single bytes by a mask"),
        Divss | Divsd | Divps | Divpd | Vdivss | Vdivsd | Vdivps | Vdivpd | Sqrtss | Sqrtsd | Sqrtps | Sqrtpd
        | Vsqrtss | Vsqrtsd | Vsqrtps | Vsqrtpd | Vdivph | Vdivsh | Vsqrtph | Vsqrtsh => {
            Some("a division or root of floating-point numbers")
        }
        // The bit number in a register decides which word of memory the instruction accesses.
        Bt | Bts | Btr | Btc
            if instruction.op0_kind() == OpKind::Memory && instruction.op1_kind() == OpKind::Register =>
        {
            Some("a bit of memory by its number in a register")
        }
        _ if instruction.cpuid_features().contains(&CpuidFeature::FPU) => Some("arithmetic of the x87"),
        _ => None,
    }
}

/// Returns the address of an operand in memory, or `None` if the address does not come from the registers in `state`.
pub fn address(state: &State, memory: &UsedMemory) -> Option<u64> {
    memory.virtual_address(0, |register, _, _| state.value(register))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(bytes: &[u8]) -> Shown {
        Shown::at(0x1000, &[bytes, &[0; 8]].concat()).expect("an instruction")
    }

    #[test]
    fn what_reads_or_writes_has_addresses() {
        for (bytes, addresses) in [
            // mov rax, [rdi+8*rcx]; add [rsp], eax; push rbx; ret; rep movsb; mov al, fs:[0x28]; vmovdqu64 zmm0{k1},
            // [rsi]
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
            // maskmovdqu xmm0, xmm1; divsd xmm0, xmm1; fdiv st, st(1)
            &[0x66, 0x0f, 0xf7, 0xc1],
            &[0xf2, 0x0f, 0x5e, 0xc1],
            &[0xd8, 0xf1],
        ] {
            let shown = shown(bytes);
            assert!(shown.refused.is_some(), "{:?}", shown.instruction);
        }
    }

    #[test]
    fn as_much_memory_as_a_mask_has_bits() {
        // vpcompressd [rdi]{k1}, zmm0; vpcompressd zmm0{k1}, zmm0; kmovd k1, eax; kxorw k2, k1, k1
        assert_eq!(shown(&[0x62, 0xf2, 0x7d, 0x49, 0x8b, 0x07]).by_mask, Some(Register::K1));
        assert_eq!(shown(&[0x62, 0xf2, 0x7d, 0x49, 0x8b, 0xc8]).by_mask, None);
        let makes = shown(&[0xc5, 0xfb, 0x92, 0xc8]);
        assert_eq!(makes.makes_mask, Some((Register::K1, Register::EAX)));
        assert_eq!((makes.writes_masks, makes.needs), (2, 1));
        let computes = shown(&[0xc5, 0xf4, 0x47, 0xd1]);
        assert_eq!((computes.makes_mask, computes.writes_masks), (None, 4));
    }

    #[test]
    fn what_comes_next() {
        // add rax, rbx; ret; jne +2; rep movsb; repe cmpsb; syscall; jmp rax; call +0
        for (bytes, flow) in [
            (&[0x48, 0x01, 0xd8][..], Flow::Next),
            (&[0xc3], Flow::Return),
            (&[0x75, 2], Flow::Branch(0x1004)),
            (&[0xf3, 0xa4], Flow::Next),
            (&[0xf3, 0xa6], Flow::Unknown),
            (&[0x0f, 0x05], Flow::Unknown),
            (&[0xff, 0xe0], Flow::Indirect),
            (&[0xe8, 0, 0, 0, 0], Flow::Call(0x1005)),
        ] {
            assert_eq!(shown(bytes).flow, flow);
        }
    }
}
