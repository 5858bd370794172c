//! Models of jumps, calls and returns, of instructions that push and pop, and of instructions that depend on flags.

use super::Machine;
use crate::domain::{Domain, ONE, ZERO, known};
use iced_x86::{Code, FlowControl, Instruction, Mnemonic, OpKind, Register};

impl<D: Domain> Machine<'_, '_, D> {
    /// Executes an instruction, if this file has a model of the instruction. Otherwise returns false.
    pub(super) fn flow(&mut self, i: &Instruction) -> Result<bool, String> {
        use Mnemonic as M;
        if i.flow_control() != FlowControl::Next && !is_usual(i) {
            return Err("a far jump, or a form of a jump, call or return without a model".into());
        }
        match i.flow_control() {
            FlowControl::Next => {}
            FlowControl::UnconditionalBranch | FlowControl::IndirectBranch => {
                self.next = self.target(i)?;
                return Ok(true);
            }
            FlowControl::ConditionalBranch if i.is_jcc_short_or_near() => {
                match self.flags.holds(i.condition_code(), self.domain)? {
                    ZERO => {}
                    ONE => self.next = i.near_branch_target(),
                    _ => return Err("a branch depends on a secret".into()),
                }
                return Ok(true);
            }
            FlowControl::ConditionalBranch if i.mnemonic() == M::Jrcxz => {
                let count = known(&self.registers[Register::RCX.number()]).ok_or("a branch depends on a secret")?;
                if count == 0 {
                    self.next = i.near_branch_target();
                }
                return Ok(true);
            }
            FlowControl::Call | FlowControl::IndirectCall => {
                let target = self.target(i)?;
                self.push(&crate::domain::constant::<64>(i.next_ip()))?;
                self.next = target;
                return Ok(true);
            }
            FlowControl::Return => {
                self.leave()?;
                return Ok(true);
            }
            _ => return Ok(false),
        }
        match i.mnemonic() {
            M::Push | M::Pop if i.stack_pointer_increment().abs() != 8 => {
                return Err("it pushes or pops another width".into());
            }
            M::Leave if i.code() != Code::Leaveq => return Err("it pops another width".into()),
            M::Push => {
                let value = self.read(i, 0)?;
                self.push(&value[..64.min(value.len())])?;
            }
            M::Pop => {
                let value = self.pop(64)?;
                self.write(i, 0, &value)?;
            }
            M::Leave => {
                self.registers[Register::RSP.number()] = self.registers[Register::RBP.number()];
                let value = self.pop(64)?;
                self.registers[Register::RBP.number()].copy_from_slice(&value);
            }
            // A prefetch changes nothing, but the address of the prefetch must not depend on a secret.
            M::Prefetcht0 | M::Prefetchnta => {
                self.address(i)?;
            }
            M::Nop | M::Endbr64 | M::Mfence | M::Sfence | M::Lfence => {}
            M::Cpuid | M::Xgetbv => return self.identify(i),
            _ if is_conditional_move(i) => {
                let condition = self.flags.holds(i.condition_code(), self.domain)?;
                let (mut a, b) = (self.read(i, 1)?, self.read(i, 0)?);
                for (a, b) in a.iter_mut().zip(&*b) {
                    *a = self.domain.select(condition, *a, *b);
                }
                self.write(i, 0, &a)?;
            }
            _ if is_set(i) => {
                let mut value = [ZERO; 8];
                value[0] = self.flags.holds(i.condition_code(), self.domain)?;
                self.write(i, 0, &value)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn target(&mut self, i: &Instruction) -> Result<u64, String> {
        match i.op0_kind() {
            OpKind::NearBranch64 => Ok(i.near_branch_target()),
            OpKind::Register | OpKind::Memory => {
                known(&self.read(i, 0)?).ok_or_else(|| "the target of a jump depends on a secret".into())
            }
            _ => Err("a jump of an unknown kind".into()),
        }
    }
}

/// Whether an instruction is a near jump, call or return, in the form that compilers use.
fn is_usual(i: &Instruction) -> bool {
    let forms = [
        Code::Retnq,
        Code::Call_rel32_64,
        Code::Call_rm64,
        Code::Jmp_rel8_64,
        Code::Jmp_rel32_64,
        Code::Jmp_rm64,
        Code::Jrcxz_rel8_64,
    ];
    forms.contains(&i.code()) || i.is_jcc_short_or_near() && i.op0_kind() == OpKind::NearBranch64
}

fn is_conditional_move(i: &Instruction) -> bool {
    use Mnemonic as M;
    matches!(
        i.mnemonic(),
        M::Cmova
            | M::Cmovae
            | M::Cmovb
            | M::Cmovbe
            | M::Cmove
            | M::Cmovg
            | M::Cmovge
            | M::Cmovl
            | M::Cmovle
            | M::Cmovne
            | M::Cmovno
            | M::Cmovnp
            | M::Cmovns
            | M::Cmovo
            | M::Cmovp
            | M::Cmovs
    )
}

fn is_set(i: &Instruction) -> bool {
    use Mnemonic as M;
    matches!(
        i.mnemonic(),
        M::Seta
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
    )
}
