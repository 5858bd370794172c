//! Makes random instructions. The decoder describes which operands an instruction can have.

use super::operands::Random;
use iced_x86::{Code, EncodingKind, Instruction, OpCodeOperandKind as K, OpKind, Register};

/// Chooses one of `count` consecutive registers, which begin with `first`.
fn register(first: Register, count: u64, random: &mut Random) -> Register {
    first + u32::try_from(random.below(count)).unwrap()
}

/// Chooses a place for an operand that may be in a register or in memory. In half of the cases the operand is in memory
/// (`None`). Otherwise this function chooses a register.
fn either(first: Register, count: u64, random: &mut Random) -> Option<Register> {
    (random.below(2) == 0).then(|| register(first, count, random))
}

/// Makes an instruction with this code and random operands. Returns `None` if the oracle executes no instructions with
/// operands of these kinds.
pub(crate) fn instruction(code: Code, random: &mut Random) -> Option<Instruction> {
    let info = code.op_code();
    if !info.is_instruction() || !info.mode64() || info.fwait() {
        return None;
    }
    let vectors = if info.encoding() == EncodingKind::EVEX { 32 } else { 16 };
    let mut i = Instruction::new();
    i.set_code(code);
    let mut memory = false;
    for n in 0..info.op_count() {
        let operand = match info.op_kind(n) {
            K::mem => None,
            K::r8_or_mem => either(Register::AL, 20, random),
            K::r16_or_mem => either(Register::AX, 16, random),
            K::r32_or_mem => either(Register::EAX, 16, random),
            K::r64_or_mem => either(Register::RAX, 16, random),
            K::xmm_or_mem => either(Register::XMM0, vectors, random),
            K::ymm_or_mem => either(Register::YMM0, vectors, random),
            K::zmm_or_mem => either(Register::ZMM0, vectors, random),
            K::k_or_mem => either(Register::K0, 8, random),
            K::r8_reg | K::r8_opcode => Some(register(Register::AL, 20, random)),
            K::r16_reg | K::r16_rm | K::r16_opcode => Some(register(Register::AX, 16, random)),
            K::r32_reg | K::r32_rm | K::r32_opcode | K::r32_vvvv => Some(register(Register::EAX, 16, random)),
            K::r64_reg | K::r64_rm | K::r64_opcode | K::r64_vvvv => Some(register(Register::RAX, 16, random)),
            K::k_reg | K::k_rm | K::k_vvvv => Some(register(Register::K0, 8, random)),
            K::xmm_reg | K::xmm_rm | K::xmm_vvvv | K::xmm_is4 => Some(register(Register::XMM0, vectors, random)),
            K::ymm_reg | K::ymm_rm | K::ymm_vvvv | K::ymm_is4 => Some(register(Register::YMM0, vectors, random)),
            K::zmm_reg | K::zmm_rm | K::zmm_vvvv => Some(register(Register::ZMM0, vectors, random)),
            K::al => Some(Register::AL),
            K::cl => Some(Register::CL),
            K::ax => Some(Register::AX),
            K::dx => Some(Register::DX),
            K::eax => Some(Register::EAX),
            K::rax => Some(Register::RAX),
            kind => {
                let kind = match kind {
                    K::es_rDI => {
                        i.set_op_kind(n, OpKind::MemoryESRDI);
                        i.set_has_rep_prefix(random.below(2) == 0);
                        continue;
                    }
                    K::imm8 | K::imm8_const_1 if n > 0 && i.op_kind(n - 1) == OpKind::Immediate8 => {
                        OpKind::Immediate8_2nd
                    }
                    K::imm8 | K::imm8_const_1 => OpKind::Immediate8,
                    K::imm8sex16 => OpKind::Immediate8to16,
                    K::imm8sex32 => OpKind::Immediate8to32,
                    K::imm8sex64 => OpKind::Immediate8to64,
                    K::imm16 => OpKind::Immediate16,
                    K::imm32 => OpKind::Immediate32,
                    K::imm32sex64 => OpKind::Immediate32to64,
                    K::imm64 => OpKind::Immediate64,
                    _ => return None,
                };
                i.set_op_kind(n, kind);
                let small = random.below(2) == 0;
                match info.op_kind(n) {
                    K::imm8_const_1 => i.set_immediate8(1),
                    K::imm8 if small => i.set_immediate_u64(n, random.below(32)),
                    K::imm8 => i.set_immediate_u64(n, random.below(256)),
                    // If the decoder extends an immediate operand, the random number has the length that the operand
                    // has before the extension.
                    K::imm16 => i.set_immediate_u64(n, random.any() & 0xffff),
                    K::imm32 => i.set_immediate_u64(n, random.any() & 0xffff_ffff),
                    K::imm64 => i.set_immediate_u64(n, random.any()),
                    K::imm32sex64 => i.set_immediate_i64(n, i64::from(random.any() as i32)),
                    _ => i.set_immediate_i64(n, i64::from(random.any() as i8)),
                }
                continue;
            }
        };
        match operand {
            Some(register) => {
                i.set_op_kind(n, OpKind::Register);
                i.set_op_register(n, register);
            }
            None => {
                memory = true;
                i.set_op_kind(n, OpKind::Memory);
                i.set_memory_base(register(Register::RAX, 16, random));
                if random.below(2) == 0 {
                    let index = register(Register::RAX, 16, random);
                    i.set_memory_index(if index == Register::RSP { Register::R8 } else { index });
                    i.set_memory_index_scale(1 << random.below(4));
                }
                i.set_memory_displ_size(8);
                i.set_memory_displacement64(i64::from(random.any() as i32) as u64);
            }
        }
    }
    if info.can_use_op_mask_register() && (info.require_op_mask_register() || random.below(2) == 0) {
        i.set_op_mask(register(Register::K1, 7, random));
        i.set_zeroing_masking(
            info.can_use_zeroing_masking() && !(memory && i.op0_kind() == OpKind::Memory) && random.below(2) == 0,
        );
    }
    i.set_has_lock_prefix(
        memory && i.op0_kind() == OpKind::Memory && info.can_use_lock_prefix() && random.below(2) == 0,
    );
    i.set_is_broadcast(memory && info.can_broadcast() && random.below(2) == 0);
    Some(i)
}
