//! Reads assembly text.
use crate::{
    Error,
    isa::{self, Action, CHANNELS, Kind, Operation},
};
use std::collections::HashMap;

/// A register. The numbers 0 to 191 are registers of the window (the registers of one function). The numbers after 191
/// are `%g0` to `%g31`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Register(pub u8);

/// The number of registers that `%r` can name. `%b[0]` is the next register after these registers.
const FIXED: u8 = 64;
/// The first global register.
pub const GLOBAL: u8 = 192;
/// The number of registers.
pub const REGISTERS: usize = 224;

impl Register {
    /// Returns whether the register is reserved for the system. These registers are `%g12`, and `%g13`, which points to
    /// the thread's data.
    pub fn is_reserved(self) -> bool {
        [GLOBAL + 12, GLOBAL + 13].contains(&self.0)
    }
}

impl std::fmt::Display for Register {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            r if r < FIXED => write!(f, "%r{r}"),
            r if r < GLOBAL => write!(f, "%b[{}]", r - FIXED),
            r => write!(f, "%g{}", r - GLOBAL),
        }
    }
}

/// An operand that an operation reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// A constant.
    Constant(u64),
}

/// An operation in a channel.
#[derive(Clone)]
pub struct Placed {
    /// The number of the operation's line in the text.
    pub line: usize,
    /// The operation itself.
    pub operation: Operation,
    /// The truth table, if the operation is three-input logic.
    pub table: u8,
    /// The number of the channel that executes the operation.
    pub channel: usize,
    /// The operands that the operation reads. The operands of a store are the value, and then the address as two
    /// summands. The operands of a load are its address.
    pub inputs: Vec<Operand>,
    /// The register of the result.
    pub output: Option<Register>,
    /// The predicate that a comparison sets.
    pub predicate: Option<usize>,
}

/// A wide instruction.
#[derive(Clone, Default)]
pub struct Wide {
    /// The number of the line on which the instruction begins.
    pub line: usize,
    /// The operations of the instruction.
    pub operations: Vec<Placed>,
    /// The size of the window that the instruction opens, in pairs of registers.
    pub window: Option<u64>,
    /// True if the system may save only 64 bits of each register of the window (`nfx=1`).
    pub narrow: bool,
    /// True if the instruction makes the registers 64 to 191 available as `%b[0]` to `%b[127]`.
    pub based: bool,
    /// The jump that the instruction prepares: the number of the jump's `%ctpr` (a register for the target of a jump),
    /// and the label of the target. A jump without a label is a return.
    pub prepared: Option<(usize, Option<String>)>,
    /// The jump that the instruction takes, by the number of its `%ctpr`. If the jump depends on a predicate, there are
    /// two more values. The first value is the number of the predicate. The second value is true if the jump is taken
    /// when the predicate is false.
    pub jump: Option<(usize, Option<(usize, bool)>)>,
    /// The number of cycles that the instruction waits, if it has a `nop`.
    pub nop: Option<u64>,
}

/// A program.
pub struct Program {
    /// The wide instructions of the program.
    pub instructions: Vec<Wide>,
    /// For each label, the index of the instruction at the label.
    pub labels: HashMap<String, usize>,
}

/// Reads a program.
///
/// # Errors
/// The text is not assembly, or it is not in the subset that this executor knows.
pub fn parse(text: &str) -> Result<Program, Error> {
    let mut program = Program { instructions: Vec::new(), labels: HashMap::new() };
    let mut wide: Option<Wide> = None;
    for (i, text) in text.lines().enumerate() {
        let line = i + 1;
        let fail = |message: String| Err(Error::new(line, message));
        let text = text.split('!').next().unwrap_or_default().trim();
        match (text, &mut wide) {
            ("", _) => {}
            ("{", None) => wide = Some(Wide { line, ..Wide::default() }),
            ("}", Some(_)) => program.instructions.extend(wide.take()),
            (text, Some(wide)) => parse_part(text, line, wide)?,
            (text, None) => {
                if let Some(label) = text.strip_suffix(':') {
                    if program.labels.insert(label.into(), program.instructions.len()).is_some() {
                        return fail(format!("the label {label} is there twice"));
                    }
                } else if ![".text", ".global ", ".type ", ".size ", ".align "].iter().any(|d| text.starts_with(d)) {
                    return fail(format!("{text:?} is no directive, label or wide instruction"));
                }
            }
        }
    }
    match wide {
        Some(wide) => Err(Error::new(wide.line, "the wide instruction has no end")),
        None => Ok(program),
    }
}

fn parse_part(text: &str, line: usize, wide: &mut Wide) -> Result<(), Error> {
    let fail = |message: String| Error::new(line, message);
    let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
    let twice = || fail(format!("a second {name} in the wide instruction"));
    match name {
        "setwd" => {
            let (size, nfx) = rest.split_once(", nfx=").unwrap_or((rest, ""));
            let size = size.strip_prefix("wsz=").and_then(number).filter(|_| ["0", "1"].contains(&nfx));
            let size = size.ok_or_else(|| fail(format!("{rest:?} is not wsz=NUMBER, nfx=0 or nfx=1")))?;
            wide.narrow = nfx == "1";
            wide.window.replace(size).map_or(Ok(()), |_| Err(twice()))
        }
        "setbn" => {
            if rest != "rsz=0x3f, rbs=0x20, rcur=0x0" {
                return Err(fail("kernels use rsz=0x3f, rbs=0x20, rcur=0x0 and no other window of %b".into()));
            }
            if std::mem::replace(&mut wide.based, true) { Err(twice()) } else { Ok(()) }
        }
        "disp" | "return" => {
            let (register, label) =
                rest.split_once(", ").map_or((rest, None), |(r, label)| (r, Some(label.to_string())));
            if name == "return" && register != "%ctpr3" {
                return Err(fail("return goes to %ctpr3".into()));
            }
            if (name == "disp") != label.is_some() {
                return Err(fail(format!("{rest:?}: disp takes a register and a label, return a register")));
            }
            wide.prepared.replace((jump_register(register, line)?, label)).map_or(Ok(()), |_| Err(twice()))
        }
        "ct" => {
            let (register, predicate) = rest.split_once(" ? ").map_or((rest, None), |(r, p)| (r, Some(p)));
            let predicate = predicate.map(|p| {
                let (name, opposite) = p.strip_prefix('~').map_or((p, false), |name| (name, true));
                Ok((numbered(name, "%pred", 32, line)?, opposite))
            });
            let jump = (jump_register(register, line)?, predicate.transpose()?);
            wide.jump.replace(jump).map_or(Ok(()), |_| Err(twice()))
        }
        "nop" => {
            let cycles = number(rest).filter(|n| *n <= isa::NOP).ok_or_else(|| fail("nop takes 0 to 7".into()))?;
            wide.nop.replace(cycles).map_or(Ok(()), |_| Err(twice()))
        }
        _ => {
            wide.operations.push(parse_operation(name, rest, line)?);
            Ok(())
        }
    }
}

fn parse_operation(name: &str, rest: &str, line: usize) -> Result<Placed, Error> {
    let fail = |message: String| Error::new(line, message);
    let (name, channel) = name.split_once(',').ok_or_else(|| fail(format!("{name:?} has no channel")))?;
    let channel = number(channel).map(|c| c as usize).filter(|c| *c < CHANNELS);
    let channel = channel.ok_or_else(|| fail("channels are 0 to 5".into()))?;
    let (operation, table) = isa::operation(name).ok_or_else(|| fail(format!("there is no operation {name:?}")))?;
    let operand = |text: &str| match number(text) {
        Some(constant) => Ok(Operand::Constant(constant)),
        None => register(text, line).map(Operand::Register),
    };
    let address = |text: &str| {
        let inside = text.strip_prefix("[ ").and_then(|t| t.strip_suffix(" ]"));
        let inside = inside.ok_or_else(|| fail(format!("{text:?} is no address")))?;
        let (a, b) = inside.split_once(" + ").unwrap_or((inside, "0"));
        Ok([operand(a)?, operand(b)?])
    };
    let parts: Vec<&str> = rest.split(", ").collect();
    let mut placed = Placed { line, operation, table, channel, inputs: Vec::new(), output: None, predicate: None };
    let count = |expected: usize| {
        let found = parts.len();
        if found == expected { Ok(()) } else { Err(fail(format!("{name} takes {expected} operands, not {found}"))) }
    };
    match operation.action {
        Action::Load(_) => {
            count(2)?;
            placed.inputs = address(parts[0])?.into();
            placed.output = Some(register(parts[1], line)?);
        }
        Action::Store(_) => {
            count(2)?;
            placed.inputs = vec![Operand::Register(register(parts[0], line)?)];
            placed.inputs.extend(address(parts[1])?);
        }
        _ => {
            count(operation.inputs + 1)?;
            placed.inputs = parts[..operation.inputs].iter().map(|p| operand(p)).collect::<Result<_, _>>()?;
            let last = parts[operation.inputs];
            match operation.kind {
                Kind::Compare => placed.predicate = Some(numbered(last, "%pred", 32, line)?),
                _ => placed.output = Some(register(last, line)?),
            }
        }
    }
    Ok(placed)
}

fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

fn jump_register(text: &str, line: usize) -> Result<usize, Error> {
    numbered(text, "%ctpr", 4, line).and_then(|n| match n {
        0 => Err(Error::new(line, "the first jump register is %ctpr1")),
        n => Ok(n),
    })
}

fn numbered(text: &str, prefix: &str, below: usize, line: usize) -> Result<usize, Error> {
    let n = text.strip_prefix(prefix).and_then(|n| n.parse().ok()).filter(|n| *n < below);
    n.ok_or_else(|| Error::new(line, format!("{text:?} is not {prefix} with a number below {below}")))
}

fn register(text: &str, line: usize) -> Result<Register, Error> {
    let in_brackets = text.strip_prefix("%b[").and_then(|t| t.strip_suffix(']'));
    let (digits, first, count) = match (in_brackets, text.strip_prefix("%r"), text.strip_prefix("%g")) {
        (Some(digits), ..) => (digits, FIXED, GLOBAL - FIXED),
        (_, Some(digits), _) => (digits, 0, FIXED),
        (.., Some(digits)) => (digits, GLOBAL, 32),
        _ => return Err(Error::new(line, format!("{text:?} is no register"))),
    };
    let n: Option<u8> = digits.parse().ok().filter(|n| *n < count);
    let n = n.ok_or_else(|| Error::new(line, format!("{text:?}: there are {count} registers of this kind")))?;
    let register = Register(first + n);
    if register.is_reserved() {
        return Err(Error::new(line, format!("{text} belongs to the system")));
    }
    Ok(register)
}
