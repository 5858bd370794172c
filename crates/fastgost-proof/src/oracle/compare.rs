//! Compares the results of models of instructions with the results of the processor.

use super::{
    Oracle, STATUS, State,
    operands::{Random, place},
};
use iced_x86::{Code, ConditionCode, Instruction, Mnemonic, OpKind, Register, RflagsBits};
use std::collections::HashMap;

/// A model of instructions.
pub trait Model {
    /// Executes an instruction on the state `before`, whose memory is at `address`.
    ///
    /// # Errors
    /// Returns an error if there is no model of the instruction, or if the model refuses the instruction.
    fn execute(&mut self, instruction: &Instruction, before: &State, address: u64) -> Result<Outcome, String>;
}

/// The result of a model for one instruction.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The state after the instruction.
    pub state: State,
    /// The mask of the flags whose values the model knows.
    pub flags: u64,
}

/// Returns the flags that are undefined after an instruction, according to the manuals.
pub fn undefined(instruction: &Instruction) -> u64 {
    places(instruction.rflags_undefined())
}

/// Converts a set of flags from the decoder's numbers to the places that the flags have in [`STATUS`].
pub(super) fn places(bits: u32) -> u64 {
    let places = [
        (RflagsBits::CF, 0),
        (RflagsBits::PF, 2),
        (RflagsBits::AF, 4),
        (RflagsBits::ZF, 6),
        (RflagsBits::SF, 7),
        (RflagsBits::OF, 11),
    ];
    places.iter().filter(|(bit, _)| bits & bit != 0).map(|(_, place)| 1 << place).sum()
}

/// The reason why a comparison ends without agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The model or the oracle refused all states. The text says why the last state was refused.
    Refused(String),
    /// The model is wrong. The text describes the difference.
    Different(String),
}

/// Compares the model of an instruction with the processor on up to `count` states. Returns the number of compared
/// states. States that the model or the oracle refuses do not count.
///
/// A flag is not compared if the flag is undefined after the instruction, or if the model does not know the value of
/// the flag. A model that claims to know an undefined flag is wrong. The only exception is a shift by 0, which leaves
/// all flags unchanged.
///
/// # Errors
/// Returns the first difference, or the reason why no state could be compared.
pub fn compare(
    oracle: &mut Oracle,
    model: &mut impl Model,
    instruction: &Instruction,
    count: usize,
    random: &mut Random,
) -> Result<usize, Failure> {
    let level = oracle.level();
    let (mut compared, mut refused) = (0, None);
    for _ in 0..count {
        let mut before = random.state();
        let mut instruction = *instruction;
        let outcome = place(&mut instruction, &mut before, oracle.address(), random)
            .and_then(|()| oracle.run(&instruction, &before))
            .and_then(|after| Ok((after, model.execute(&instruction, &before, oracle.address())?)));
        let (after, outcome) = match outcome {
            Ok(outcome) => outcome,
            Err(why) => {
                refused = Some(why);
                continue;
            }
        };
        compared += 1;
        let undefined = undefined(&instruction);
        let mut differences = outcome.state.differences(&after, level, STATUS & outcome.flags & !undefined);
        let left = is_shift(&instruction) && (outcome.state.flags ^ before.flags) & outcome.flags == 0;
        if outcome.flags & undefined != 0 && !left {
            differences.push(format!("the model knows the undefined flags {:#x}", outcome.flags & undefined));
        }
        if !differences.is_empty() {
            let changes = after.differences(&before, level, STATUS);
            return Err(Failure::Different(format!(
                "the model and the processor have {}; the processor made of its state {}",
                differences.join(", "),
                changes.join(", ")
            )));
        }
    }
    match refused {
        Some(why) if compared == 0 => Err(Failure::Refused(why)),
        _ => Ok(compared),
    }
}

fn is_shift(instruction: &Instruction) -> bool {
    use Mnemonic as M;
    matches!(instruction.mnemonic(), M::Shl | M::Shr | M::Sar | M::Shld | M::Shrd | M::Rol | M::Ror | M::Rcl | M::Rcr)
}

/// The form of an instruction contains everything that may make a difference to a model. The names of registers and the
/// address of the memory operand make no difference, so they do not belong to the form.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    code: Code,
    immediates: Vec<u64>,
    /// The registers of the instruction form a list: first the operands, then the registers of the address, and at the
    /// end the mask. For each register in this list, the field has the place at which the same register occurs for the
    /// first time.
    equal: Vec<usize>,
    high: Vec<bool>,
    mask: bool,
    zeroing: bool,
    broadcast: bool,
    stack: bool,
    /// The factor of the index register in the address, and the size of the registers in the address (in bytes).
    address: (u32, usize),
    /// Whether the instruction has a lock prefix, and whether it has a repeat prefix.
    prefixes: [bool; 2],
}

impl Form {
    /// Returns the form of an instruction.
    pub fn of(instruction: &Instruction) -> Self {
        let operands = 0..instruction.op_count();
        let mut registers: Vec<Register> = operands
            .clone()
            .map(|operand| match instruction.op_kind(operand) {
                OpKind::Register => instruction.op_register(operand),
                _ => Register::None,
            })
            .collect();
        registers.extend([instruction.memory_base(), instruction.memory_index(), instruction.op_mask()]);
        let full: Vec<Register> = registers.iter().map(|register| register.full_register()).collect();
        let high = [Register::AH, Register::BH, Register::CH, Register::DH];
        let immediates = operands.filter_map(|operand| instruction.try_immediate(operand).ok());
        Self {
            code: instruction.code(),
            immediates: immediates.collect(),
            equal: full.iter().map(|register| full.iter().take_while(|other| *other != register).count()).collect(),
            high: registers.iter().map(|register| high.contains(register)).collect(),
            mask: instruction.has_op_mask(),
            zeroing: instruction.zeroing_masking(),
            broadcast: instruction.is_broadcast(),
            stack: full.contains(&Register::RSP),
            address: (
                instruction.memory_index_scale(),
                instruction.memory_base().size().max(instruction.memory_index().size()),
            ),
            prefixes: [instruction.has_lock_prefix(), instruction.has_rep_prefix()],
        }
    }
}

/// Returns one instruction of each form.
pub fn forms(instructions: impl IntoIterator<Item = Instruction>) -> Vec<Instruction> {
    let mut seen = HashMap::new();
    for instruction in instructions {
        seen.entry(Form::of(&instruction)).or_insert(instruction);
    }
    let mut all: Vec<Instruction> = seen.into_values().collect();
    all.sort_by_key(|instruction| (instruction.mnemonic() as usize, instruction.code() as usize, instruction.ip()));
    all
}

/// The result of the function [`check`].
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of forms for which the model agrees with the processor.
    pub forms: usize,
    /// The number of states that were compared for these forms.
    pub states: usize,
    /// The instructions with wrong models. With each instruction comes a text about the difference between the model
    /// and the processor.
    pub wrong: Vec<(Instruction, String)>,
    /// The instructions that were not compared, with the reasons.
    pub refused: Vec<(Instruction, String)>,
}

/// For a conditional jump, returns the instruction that the oracle executes instead. The replacement sets AL to 1 if
/// the condition of the jump holds, and to 0 otherwise. Returns all other instructions unchanged.
fn without_jump(instruction: Instruction) -> Instruction {
    use ConditionCode as C;
    if !instruction.is_jcc_short_or_near() {
        return instruction;
    }
    let code = match instruction.condition_code() {
        C::None => return instruction,
        C::o => Code::Seto_rm8,
        C::no => Code::Setno_rm8,
        C::b => Code::Setb_rm8,
        C::ae => Code::Setae_rm8,
        C::e => Code::Sete_rm8,
        C::ne => Code::Setne_rm8,
        C::be => Code::Setbe_rm8,
        C::a => Code::Seta_rm8,
        C::s => Code::Sets_rm8,
        C::ns => Code::Setns_rm8,
        C::p => Code::Setp_rm8,
        C::np => Code::Setnp_rm8,
        C::l => Code::Setl_rm8,
        C::ge => Code::Setge_rm8,
        C::le => Code::Setle_rm8,
        C::g => Code::Setg_rm8,
    };
    Instruction::with1(code, Register::AL).unwrap_or(instruction)
}

/// Compares the models with the processor, for one instruction of each form, on up to `count` states.
///
/// The oracle executes no jumps. For a conditional jump, the function executes another instruction that has the same
/// condition.
pub fn check(
    oracle: &mut Oracle,
    model: &mut impl Model,
    instructions: impl IntoIterator<Item = Instruction>,
    count: usize,
    seed: u64,
) -> Report {
    let mut report = Report::default();
    let mut random = Random(seed);
    for instruction in forms(instructions.into_iter().map(without_jump)) {
        match compare(oracle, model, &instruction, count, &mut random) {
            Ok(states) if 10 * states < count => {
                report.refused.push((instruction, format!("only {states} of {count} states could be compared")));
            }
            Ok(states) => {
                report.forms += 1;
                report.states += states;
            }
            Err(Failure::Different(why)) => report.wrong.push((instruction, why)),
            Err(Failure::Refused(why)) => report.refused.push((instruction, why)),
        }
    }
    report
}
