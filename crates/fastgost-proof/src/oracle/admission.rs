//! Decides which instructions the oracle (this processor) may execute. After each instruction that the oracle executes,
//! the program must be able to continue.

use super::{Level, MEMORY, Oracle, State};
use iced_x86::{
    Code, CpuidFeature, EncodingKind, FlowControl, Instruction, InstructionInfoFactory, InstructionInfoOptions,
    Mnemonic, OpAccess, OpKind, Register,
};
use std::arch::is_x86_feature_detected as has;

impl Oracle {
    /// Checks that the oracle can execute an instruction on a state.
    ///
    /// # Errors
    /// Returns an error if the instruction does more than compute on registers and memory, or if the processor does not
    /// have the instruction. Also returns an error if the instruction accesses memory outside [`State::memory`]. If the
    /// instruction may need an aligned address, an address that is not aligned is an error too.
    pub fn admits(&self, instruction: &Instruction, state: &State) -> Result<(), String> {
        if instruction.flow_control() != FlowControl::Next || instruction.is_privileged() {
            return Err("it does not end in the next instruction".into());
        }
        if instruction.code() == Code::Bswap_r16 {
            return Err("its result is undefined".into());
        }
        let level = match instruction.encoding() {
            EncodingKind::Legacy => Level::Sse,
            EncodingKind::VEX => Level::Avx2,
            EncodingKind::EVEX => Level::Avx512,
            _ => return Err("it has an encoding of another kind".into()),
        };
        if level > self.level() {
            return Err(format!("it needs the oracle's level {level:?}"));
        }
        for &feature in instruction.cpuid_features() {
            supported(feature, instruction.mnemonic())?;
        }
        let store =
            matches!(instruction.mnemonic(), Mnemonic::Stosb | Mnemonic::Stosw | Mnemonic::Stosd | Mnemonic::Stosq);
        let repeated = instruction.has_rep_prefix() || instruction.has_repne_prefix();
        if repeated && !store {
            return Err("it has a prefix that is not for here".into());
        }
        if matches!(instruction.segment_prefix(), Register::FS | Register::GS) {
            return Err("it uses the storage of a thread".into());
        }
        let mut registers = (0..instruction.op_count()).map(|operand| instruction.op_register(operand));
        if registers.any(|register| !usable(register) || register.is_k() && self.level() < Level::Avx512) {
            return Err("it has a register of another kind".into());
        }
        if instruction.is_vsib() {
            return Err("it has many addresses".into());
        }
        let memory = (0..instruction.op_count()).any(|operand| instruction.op_kind(operand) == OpKind::Memory);
        let strings = matches!(instruction.mnemonic(), Mnemonic::Bt | Mnemonic::Bts | Mnemonic::Btr | Mnemonic::Btc);
        if strings && memory && instruction.op1_kind() == OpKind::Register {
            return Err("its address depends on an operand".into());
        }
        let mut factory = InstructionInfoFactory::new();
        let info = factory.info_options(instruction, InstructionInfoOptions::NO_REGISTER_USAGE);
        if instruction.mnemonic() == Mnemonic::Div && !self.divides(instruction, state) {
            return Err("its quotient does not fit".into());
        }
        let count = if repeated { state.general[Register::RCX.number()] } else { 1 };
        for access in info.used_memory().iter().filter(|access| access.access() != OpAccess::NoMemAccess) {
            let address = access
                .virtual_address(
                    0,
                    |register, _, _| {
                        if register.is_segment_register() { Some(0) } else { general(state, register) }
                    },
                )
                .ok_or("it has an address that is not known")?;
            // If the instruction has a repeat prefix, the decoder gives no size of the access, so the size of the
            // memory operand is used.
            let size = if repeated { instruction.memory_size() } else { access.memory_size() };
            let size = (size.size() as u64).saturating_mul(count);
            let start = self.address();
            if size == 0 && count != 0 || address < start || address.saturating_add(size) > start + MEMORY as u64 {
                return Err(format!("it accesses {size} bytes at {address:#x}, outside of the memory"));
            }
            let aligned = address % size.clamp(1, 64) == 0;
            if !aligned && (size >= 16 && !repeated || locks(instruction)) {
                return Err("it may need an aligned operand".into());
            }
        }
        Ok(())
    }

    /// Whether the quotient of a division fits into as many bits as the divisor has. The quotient fits if the upper
    /// half of the dividend is less than the divisor.
    fn divides(&self, instruction: &Instruction, state: &State) -> bool {
        let register = instruction.op0_register();
        let length = if register == Register::None { instruction.memory_size().size() } else { register.size() };
        let mask = if length == 8 { u64::MAX } else { (1 << (8 * length)) - 1 };
        let divisor = if register != Register::None {
            // AH, CH, DH and BH are the second byte of the full register. All other registers of 8 bits are the lowest
            // byte of the full register, and longer registers begin at this byte.
            let high = register.is_gpr8() && (Register::AH..=Register::BH).contains(&register);
            state.general[register.full_register().number()] >> if high { 8 } else { 0 }
        } else {
            let address = instruction.virtual_address(0, 0, |register, _, _| {
                if register.is_segment_register() { Some(0) } else { general(state, register) }
            });
            let place = address.and_then(|address| usize::try_from(address.checked_sub(self.address())?).ok());
            let Some(bytes) = place.and_then(|place| state.memory.get(place..place.checked_add(length)?)) else {
                return false;
            };
            bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
        };
        let upper = match length {
            1 => state.general[Register::RAX.number()] >> 8,
            _ => state.general[Register::RDX.number()],
        };
        upper & mask < divisor & mask
    }
}

/// Whether an instruction accesses memory atomically. Some systems slow down or stop a program if an atomic access
/// crosses the border of a cache line.
pub(super) fn locks(instruction: &Instruction) -> bool {
    instruction.has_lock_prefix() || instruction.mnemonic() == Mnemonic::Xchg
}

/// Whether the oracle executes instructions with an operand in this register.
fn usable(register: Register) -> bool {
    register == Register::None || register.is_gpr() || register.is_vector_register() || register.is_k()
}

/// Returns the value of a general register. The register has 64 or 32 bits.
pub(super) fn general(state: &State, register: Register) -> Option<u64> {
    let value = state.general.get(register.full_register().number())?;
    match register {
        _ if register.is_gpr64() => Some(*value),
        _ if register.is_gpr32() => Some(u64::from(*value as u32)),
        _ => None,
    }
}

/// `mnemonic` is the name of an instruction that needs `feature`. Returns an error if the processor lacks the feature,
/// or if the oracle does not execute the instruction.
fn supported(feature: CpuidFeature, mnemonic: Mnemonic) -> Result<(), String> {
    use CpuidFeature as F;
    let has = match feature {
        F::INTEL8086 | F::INTEL186 | F::INTEL286 | F::INTEL386 | F::INTEL486 | F::X64 | F::MULTIBYTENOP => {
            basic(mnemonic)
        }
        F::CET_IBT => mnemonic == Mnemonic::Endbr64,
        // These instructions load MXCSR, the control register of SSE. The oracle does not execute these instructions.
        F::SSE | F::AVX if matches!(mnemonic, Mnemonic::Ldmxcsr | Mnemonic::Vldmxcsr) => false,
        F::CMOV | F::SSE | F::SSE2 => true,
        F::SSE3 => has!("sse3"),
        F::SSSE3 => has!("ssse3"),
        F::SSE4_1 => has!("sse4.1"),
        F::SSE4_2 => has!("sse4.2"),
        F::POPCNT => has!("popcnt"),
        F::LZCNT => has!("lzcnt"),
        F::MOVBE => has!("movbe"),
        F::AES => has!("aes"),
        F::PCLMULQDQ => has!("pclmulqdq"),
        F::BMI1 => has!("bmi1"),
        F::BMI2 => has!("bmi2"),
        F::ADX => has!("adx"),
        F::AVX => has!("avx"),
        F::AVX2 => has!("avx2"),
        F::AVX512F => has!("avx512f"),
        F::AVX512BW => has!("avx512bw"),
        F::AVX512DQ => has!("avx512dq"),
        F::AVX512VL => has!("avx512vl"),
        F::AVX512CD => has!("avx512cd"),
        F::AVX512_VBMI => has!("avx512vbmi"),
        F::AVX512_VBMI2 => has!("avx512vbmi2"),
        F::AVX512_IFMA => has!("avx512ifma"),
        F::AVX512_VNNI => has!("avx512vnni"),
        F::AVX512_BITALG => has!("avx512bitalg"),
        F::AVX512_VPOPCNTDQ => has!("avx512vpopcntdq"),
        F::GFNI => has!("gfni"),
        F::VAES => has!("vaes"),
        F::VPCLMULQDQ => has!("vpclmulqdq"),
        _ => false,
    };
    if has { Ok(()) } else { Err(format!("the oracle has no {feature:?}")) }
}

/// Whether an instruction of the basic instruction sets computes with registers and memory, and has no other effect.
fn basic(mnemonic: Mnemonic) -> bool {
    use Mnemonic as M;
    matches!(
        mnemonic,
        M::Adc
            | M::Add
            | M::And
            | M::Bsf
            | M::Bsr
            | M::Bswap
            | M::Bt
            | M::Btc
            | M::Btr
            | M::Bts
            | M::Cbw
            | M::Cdq
            | M::Cdqe
            | M::Clc
            | M::Cmc
            | M::Cmp
            | M::Cmpxchg
            | M::Cqo
            | M::Cwd
            | M::Cwde
            | M::Dec
            | M::Div
            | M::Imul
            | M::Inc
            | M::Lea
            | M::Leave
            | M::Mov
            | M::Movsx
            | M::Movsxd
            | M::Movzx
            | M::Mul
            | M::Neg
            | M::Nop
            | M::Not
            | M::Or
            | M::Pop
            | M::Push
            | M::Rcl
            | M::Rcr
            | M::Rol
            | M::Ror
            | M::Sar
            | M::Sbb
            | M::Seta
            | M::Setae
            | M::Setb
            | M::Setbe
            | M::Sete
            | M::Setg
            | M::Setge
            | M::Setl
            | M::Setle
            | M::Setne
            | M::Setno
            | M::Setnp
            | M::Setns
            | M::Seto
            | M::Setp
            | M::Sets
            | M::Shl
            | M::Shld
            | M::Shr
            | M::Shrd
            | M::Stc
            | M::Stosb
            | M::Stosd
            | M::Stosq
            | M::Stosw
            | M::Sub
            | M::Test
            | M::Xadd
            | M::Xchg
            | M::Xor
    )
}
