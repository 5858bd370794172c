//! Plants faults in the code of rows. A row is a function of the library, with claims about the function's results. For
//! example, a fault leaves out a carry, uses the carry of another chain of additions, reads another limb, or changes a
//! constant.

use super::rows::{Outcome, Row};
use crate::{
    faults::Fate,
    machine::{memory::Program, process::Process, text},
    oracle::operands::Random,
};
use iced_x86::{Instruction, Mnemonic as M, OpKind, Register};

/// A fault, and the result of the proof with this fault.
pub struct Planted {
    /// The instruction, and the change that was made to it.
    pub what: String,
    /// The result of the proof with this fault.
    pub result: Outcome,
}

impl Planted {
    /// Returns the kind of the result. If the row is still proved, the fault changes nothing that the row claims. The
    /// fault counts as equivalent, too, if only the numbers of this CPU differ from the numbers of the algebra. (This
    /// CPU runs the code without the fault.)
    pub fn fate(&self) -> Fate {
        match &self.result {
            Outcome::Proved | Outcome::OtherNumbers(_) => Fate::Equivalent,
            Outcome::WronglyProved(_) => Fate::WronglyProved,
            Outcome::Open(_) => Fate::Different,
            Outcome::Refused(why) => Fate::of_refusal(why),
        }
    }
}

/// Returns the faults that can be planted in an instruction. Each fault has a description, the place of the byte that
/// changes, and the new value of this byte.
fn faults(i: &Instruction, bytes: &[u8]) -> Vec<(&'static str, usize, u8)> {
    let mut all = Vec::new();
    let rex = usize::from(bytes[0] >> 4 == 4);
    match i.mnemonic() {
        // ADCX and ADOX differ only in their prefix.
        M::Adcx => all.push(("adcx becomes adox", 0, 0xf3)),
        M::Adox => all.push(("adox becomes adcx", 0, 0x66)),
        // The two operations differ only in the lowest bit of the opcode.
        M::Vpmadd52luq | M::Vpmadd52huq => all.push(("the other half of the products", 4, bytes[4] ^ 1)),
        M::Adc | M::Sbb => {
            let opcode = bytes[rex];
            if matches!(opcode, 0x11 | 0x13 | 0x19 | 0x1b) {
                // `adc` becomes `add`, `sbb` becomes `sub`.
                all.push(("the carry is dropped", rex, if opcode < 0x18 { opcode - 0x10 } else { opcode + 0x10 }));
            } else if matches!(opcode, 0x81 | 0x83) {
                let modrm = bytes[rex + 1];
                let operation = modrm >> 3 & 7;
                let without = if operation == 2 { 0 } else { 5 };
                all.push(("the carry is dropped", rex + 1, modrm & !0x38 | without << 3));
            }
        }
        M::Imul if matches!(i.op_kind(i.op_count() - 1), OpKind::Immediate8to64 | OpKind::Immediate32to64) => {
            all.push(("another constant", bytes.len() - if bytes[rex] == 0x6b { 1 } else { 4 }, 0));
        }
        M::Mov if i.op1_kind() == OpKind::Immediate32 && i.op0_kind() == OpKind::Register => {
            all.push(("another constant", bytes.len() - 4, 0));
        }
        _ => {}
    }
    let reads =
        matches!(i.mnemonic(), M::Mulx | M::Adcx | M::Adox | M::Mov | M::Adc | M::Add | M::Sub | M::Sbb | M::Mul);
    let limbs = i.memory_base() != Register::None && i.memory_base() != Register::RIP;
    if reads && limbs && i.memory_displ_size() == 1 && i.op_kind(i.op_count() - 1) == OpKind::Memory {
        all.push(("another limb", bytes.len() - 1, 0));
    }
    for (what, at, byte) in &mut all {
        match *what {
            "another constant" => *byte = bytes[*at] ^ 1,
            "another limb" => *byte = bytes[*at] ^ 8,
            _ => {}
        }
    }
    all
}

/// Plants `count` faults in instructions that a proved row executes. `seed` is the seed of the random choice.
///
/// # Errors
/// Returns an error if the row is not proved without a fault.
pub fn plant(row: &Row, process: &Process, count: usize, seed: u64) -> Result<Vec<Planted>, Outcome> {
    let report = row.prove(process, &[]);
    if report.result != Outcome::Proved {
        return Err(report.result);
    }
    let mut all = Vec::new();
    // Code that detects the CPU gets no faults, because such code does not compute numbers.
    let detects = |i: &&Instruction| process.symbols.at(i.ip()).is_some_and(|(name, _)| name.starts_with("std_detect"));
    for i in report.instructions.iter().filter(|i| !detects(i)) {
        let mut bytes = vec![0; i.len()];
        if process.read(i.ip(), &mut bytes).is_ok() {
            all.extend(
                faults(i, &bytes)
                    .into_iter()
                    .map(|(what, at, byte)| (format!("{what}: {}", text(i)), i.ip() + at as u64, byte)),
            );
        }
    }
    let mut random = Random(seed);
    let mut planted = Vec::new();
    while planted.len() < count && !all.is_empty() {
        let (what, at, byte) = all.swap_remove(random.below(all.len() as u64) as usize);
        planted.push(Planted { what, result: row.prove(process, &[(at, byte)]).result });
    }
    Ok(planted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::{Item, all};

    /// Checks that faults in products and sums are refused. Some faults change nothing. For example, a fault may leave
    /// out a carry that is always 0.
    #[test]
    fn faults_are_refused() {
        let process = Process::open().unwrap();
        let titles = [
            "field 2^256 - 617 product",
            "field 2^255 + 0xc99 square",
            "field 2^512 - 569 product",
            "numbers product 4 x 4",
            "numbers sum 8 limbs",
        ];
        let (mut refused, mut all_faults) = (0, 0);
        for item in all() {
            let Item::Row(row) = item else { continue };
            if !titles.iter().any(|title| row.title().contains(title)) {
                continue;
            }
            let faults = match plant(&row, &process, 5, 1) {
                Ok(faults) => faults,
                Err(result) => panic!("{}: {result}", row.title()),
            };
            for fault in faults {
                println!("{}: {}: {}", row.title(), fault.what, fault.result);
                all_faults += 1;
                refused += usize::from(fault.fate() != Fate::Equivalent);
                assert_ne!(fault.fate(), Fate::WronglyProved, "{}: {}", row.title(), fault.what);
            }
        }
        assert!(refused >= 20, "{refused} of {all_faults}");
    }
}
