//! The state of a process before an instruction, and the prediction of its states at the following instructions.
use super::instruction::Shown;
use iced_x86::{ConditionCode, Mnemonic, OpKind, Register};
use nix::libc::user_regs_struct as Registers;

/// The registers of a process. `general` has the general registers in the order of their numbers.
#[derive(Clone, Copy, Default)]
pub struct State {
    pub at: u64,
    pub general: [u64; 16],
    pub flags: u64,
    fs_base: u64,
    gs_base: u64,
}

/// The index of the stack pointer in `general`.
pub const RSP: usize = 4;

/// Returns the number of the general register that contains `register`, or `None` if `register` is not a general
/// register.
fn number(register: Register) -> Option<usize> {
    register.is_gpr().then(|| register.full_register().number())
}

/// Returns a number in which a bit is set for each general register in `registers`.
pub fn bits(registers: impl IntoIterator<Item = Register>) -> u16 {
    registers.into_iter().filter_map(number).fold(0, |all, number| all | 1 << number)
}

impl From<Registers> for State {
    fn from(r: Registers) -> Self {
        let general = [
            r.rax, r.rcx, r.rdx, r.rbx, r.rsp, r.rbp, r.rsi, r.rdi, r.r8, r.r9, r.r10, r.r11, r.r12, r.r13, r.r14,
            r.r15,
        ];
        Self { at: r.rip, general, flags: r.eflags, fs_base: r.fs_base, gs_base: r.gs_base }
    }
}

impl State {
    /// Returns the content of a general register, or the base of a segment. Returns `None` for other kinds of
    /// registers.
    pub fn value(&self, register: Register) -> Option<u64> {
        let Some(number) = number(register) else {
            return match register {
                Register::ES | Register::CS | Register::SS | Register::DS => Some(0),
                Register::FS => Some(self.fs_base),
                Register::GS => Some(self.gs_base),
                _ => None,
            };
        };
        let whole = self.general[number];
        Some(match (register.size(), register) {
            (8, _) => whole,
            (4, _) => whole & 0xffff_ffff,
            (2, _) => whole & 0xffff,
            (_, Register::AH | Register::BH | Register::CH | Register::DH) => whole >> 8 & 0xff,
            _ => whole & 0xff,
        })
    }

    /// Returns whether a conditional jump is taken.
    pub fn takes(&self, condition: ConditionCode) -> bool {
        let [carry, parity, zero, sign, overflow] = [0, 2, 6, 7, 11].map(|bit| self.flags >> bit & 1 == 1);
        match condition {
            ConditionCode::None => true,
            ConditionCode::o => overflow,
            ConditionCode::no => !overflow,
            ConditionCode::b => carry,
            ConditionCode::ae => !carry,
            ConditionCode::e => zero,
            ConditionCode::ne => !zero,
            ConditionCode::be => carry || zero,
            ConditionCode::a => !carry && !zero,
            ConditionCode::s => sign,
            ConditionCode::ns => !sign,
            ConditionCode::p => parity,
            ConditionCode::np => !parity,
            ConditionCode::l => sign != overflow,
            ConditionCode::ge => sign == overflow,
            ConditionCode::le => zero || sign != overflow,
            ConditionCode::g => !zero && sign == overflow,
        }
    }
}

/// The predicted states of the processes. A prediction begins with the states at a stop, and follows the execution as
/// far as possible without another stop.
#[derive(Clone, Copy)]
pub struct Ahead<const N: usize> {
    pub states: [State; N],
    /// The general registers whose values are no longer known. Each register has one bit.
    pub unknown: u16,
    pub flags_known: bool,
}

impl<const N: usize> Ahead<N> {
    /// Makes the prediction at a stop, where all values are known.
    pub fn of(states: [State; N]) -> Self {
        Self { states, unknown: 0, flags_known: true }
    }

    /// Predicts the execution of an instruction. The method computes the results of the most common instructions. All
    /// other results become unknown.
    pub fn apply(&mut self, shown: &Shown) {
        let i = &shown.instruction;
        let source = if i.op_count() > 1 { i.op_register(1) } else { Register::None };
        let result = |state: &State| -> Option<u64> {
            let to = i.op0_register();
            let given = match i.op1_kind() {
                OpKind::Register if i.op_count() > 1 => state.value(source),
                OpKind::Memory => None,
                _ if i.op_count() > 1 => i.try_immediate(1).ok(),
                _ => None,
            };
            let (old, size) = (state.value(to)?, to.size());
            let new = match i.mnemonic() {
                Mnemonic::Mov => given?,
                Mnemonic::Lea => i.virtual_address(1, 0, |register, _, _| state.value(register))?,
                Mnemonic::Add => old.wrapping_add(given?),
                Mnemonic::Sub => old.wrapping_sub(given?),
                Mnemonic::And => old & given?,
                Mnemonic::Inc => old.wrapping_add(1),
                Mnemonic::Dec => old.wrapping_sub(1),
                Mnemonic::Xor if source == to => 0,
                _ => return None,
            };
            match size {
                8 => Some(new),
                4 => Some(new & 0xffff_ffff),
                _ => None,
            }
        };
        let target = i.op0_register();
        let needs = match i.mnemonic() {
            Mnemonic::Lea => bits([i.memory_base(), i.memory_index()]),
            Mnemonic::Mov => bits([source]),
            Mnemonic::Xor if source == target => 0,
            _ => bits([source, target]),
        };
        let mut unknown = self.unknown | shown.writes;
        let pushed = i.stack_pointer_increment();
        if i.op_count() > 0
            && i.op0_kind() == OpKind::Register
            && shown.writes == bits([target])
            && needs & self.unknown == 0
        {
            let results = self.states.each_ref().map(result);
            if results.iter().all(Option::is_some) {
                for (state, result) in self.states.iter_mut().zip(results) {
                    state.general[target.full_register().number()] = result.unwrap_or(0);
                }
                unknown &= !shown.writes;
            }
        } else if pushed != 0 && self.unknown & 1 << RSP == 0 && bits([target]) != 1 << RSP {
            for state in &mut self.states {
                state.general[RSP] = state.general[RSP].wrapping_add_signed(pushed.into());
            }
            unknown &= !(1 << RSP);
        }
        self.unknown = unknown;
        self.flags_known &= !shown.writes_flags;
    }

    /// Returns whether all registers whose values are predicted have these values in `states`.
    pub fn agrees(&self, states: &[State; N]) -> bool {
        let known = (0..16).filter(|number| self.unknown >> number & 1 == 0);
        known.flat_map(|n| (0..N).map(move |i| (n, i))).all(|(n, i)| self.states[i].general[n] == states[i].general[n])
    }
}
