//! Compares the models of instructions with an emulator of the CPU (QEMU), on random and extreme operands.
//!
//! An assembler makes one program for all instructions and states. For each pair of an instruction and a state, this
//! program loads the state, executes the instruction, and stores the new state. The emulator runs this program.

use super::{
    computer::Emulated,
    machine::{At, Flags, Machine, SP},
    program::Elf,
};
use crate::{
    domain::{Bit, constant, known, sums::Sums},
    jobs::Job,
    machine::{flags::Flag, memory::Region},
    random::Random,
};
use fastgost::Level;
use std::{
    collections::BTreeMap,
    env,
    fmt::Write,
    fs, io,
    process::{self, Command},
};
use yaxpeax_arm::armv8::a64::{Opcode, Operand};

/// The number of bytes of a state. A state has the general registers, the stack pointer, the flags, the vectors, and
/// some memory.
const SIZE: usize = 1040;
const FLAGS: usize = 256;
const VECTORS: usize = 272;
const MEMORY: usize = 784;
/// The address of the first state.
const START: u64 = 0x2000_0000;
/// `STATES` is the number of states on which each instruction is executed. `WORDS` is the largest number of
/// instructions that are compared for each form (see the function `form`).
const STATES: usize = 48;
const WORDS: usize = 3;

/// The result of a comparison of the models with the emulator.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    /// How many forms of instructions were compared. Instructions of one form differ only in the numbers of registers
    /// and in distances.
    pub forms: usize,
    /// How many instructions were compared.
    pub instructions: usize,
    /// One instruction of each form that cannot be executed alone. For example, the instruction is a jump or contains
    /// an address.
    pub left_out: Vec<String>,
    /// Instructions whose model is wrong, each with the difference between the model and the emulator.
    pub wrong: Vec<String>,
}

/// Returns the form of an instruction. The form contains neither the numbers of registers nor the distances in memory.
/// The form has the operation, the widths, the lanes, the shifts, the conditions and the constants. It also has the
/// number of registers, if the operand is a group of registers.
fn form(i: &At) -> String {
    use Operand as O;
    // The register number 31 is the zero register or the stack pointer. The models have separate code for the zero
    // register and for the stack pointer.
    let kind = |n: u16| if n == 31 { 31 } else { 0 };
    let without = |operand: &O| match *operand {
        O::Register(size, n) => O::Register(size, kind(n)),
        O::RegisterPair(size, n) => O::RegisterPair(size, kind(n)),
        O::RegisterOrSP(size, n) => O::RegisterOrSP(size, kind(n)),
        O::SIMDRegister(size, _) => O::SIMDRegister(size, 0),
        O::SIMDRegisterElements(size, _, element) => O::SIMDRegisterElements(size, 0, element),
        O::SIMDRegisterElementsLane(size, _, element, lane) => O::SIMDRegisterElementsLane(size, 0, element, lane),
        O::SIMDRegisterGroup(size, _, element, count) => O::SIMDRegisterGroup(size, 0, element, count),
        O::SIMDRegisterGroupLane(_, element, count, lane) => O::SIMDRegisterGroupLane(0, element, count, lane),
        O::RegShift(style, amount, size, n) => O::RegShift(style, amount, size, kind(n)),
        O::RegPreIndex(_, _, back) => O::RegPreIndex(0, 0, back),
        O::RegPostIndex(_, _) => O::RegPostIndex(0, 0),
        O::RegPostIndexReg(_, _) => O::RegPostIndexReg(0, 0),
        O::RegRegOffset(_, _, size, style, amount) => O::RegRegOffset(0, 0, size, style, amount),
        other => other,
    };
    format!("{:?} {:?}", i.instruction.opcode, i.instruction.operands.iter().map(without).collect::<Vec<_>>())
}

/// Whether an instruction can be executed alone, at any address.
fn stands_alone(i: &At) -> bool {
    let names = i.instruction.operands.iter().any(|operand| matches!(operand, Operand::PCOffset(_)));
    // An exclusive store needs an earlier exclusive load. Both instructions need an aligned address.
    use Opcode::{HINT, LDAXR, LDXR, STLXR, STXR};
    !i.goes_elsewhere() && !names && !matches!(i.instruction.opcode, HINT | LDXR | LDAXR | STXR | STLXR)
}

/// Makes a random state, which will be at `address`. In this state, the registers that make up the address of a memory
/// operand have such values that the instruction accesses the memory of this state.
fn state(i: &At, address: u64, random: &mut Random) -> [u8; SIZE] {
    let mut general: [u64; 32] = std::array::from_fn(|_| random.word());
    let mut target = address + MEMORY as u64 + 64 + random.below(64);
    if matches!(i.instruction.opcode, Opcode::LDADD(_) | Opcode::CAS(_)) {
        target &= !7;
    }
    for operand in i.instruction.operands {
        let (base, distance) = match operand {
            Operand::RegPreIndex(base, distance, _) => (base, i64::from(distance)),
            Operand::RegPostIndex(base, _) | Operand::RegPostIndexReg(base, _) => (base, 0),
            Operand::RegRegOffset(base, index, _, _, amount) => {
                let value = random.below(3);
                general[usize::from(index)] = value;
                (base, if usize::from(index) == SP { 0 } else { (value << amount) as i64 })
            }
            _ => continue,
        };
        let place = target.wrapping_add_signed(-distance);
        general[usize::from(base)] = if usize::from(base) == SP { place & !15 } else { place };
    }
    let mut state = [0; SIZE];
    let words = general.iter().flat_map(|word| word.to_le_bytes());
    state.iter_mut().zip(words).for_each(|(to, byte)| *to = byte);
    state[FLAGS..FLAGS + 8].copy_from_slice(&(random.below(16) << 28).to_le_bytes());
    let same = random.below(4) == 0;
    let word = random.word();
    for part in state[VECTORS..].chunks_mut(8) {
        part.copy_from_slice(&if same { word } else { random.word() }.to_le_bytes());
    }
    state
}

/// Returns the assembly source of the program that executes all instructions on their states.
fn assembly(all: &[At], states: &str) -> Result<String, std::fmt::Error> {
    let mut text = format!(
        ".section .states,\"aw\"\n.incbin \"{states}\"\n.data\n.balign 8\ncur: .quad {START}\n.text\n.global _start\n_start:\n"
    );
    let pairs = |op: &str, text: &mut String| {
        (0..32).step_by(2).try_for_each(|n| writeln!(text, "{op} q{n}, q{}, [x30, #{}]", n + 1, VECTORS + 16 * n))?;
        (0..30).step_by(2).try_for_each(|n| writeln!(text, "{op} x{n}, x{}, [x30, #{}]", n + 1, 8 * n))
    };
    for (n, i) in all.iter().enumerate() {
        let end = START + (SIZE * STATES * (n + 1)) as u64;
        writeln!(text, "1: adrp x30, cur\nldr x30, [x30, :lo12:cur]")?;
        writeln!(text, "ldr x0, [x30, #{FLAGS}]\nmsr nzcv, x0\nldr x0, [x30, #248]\nmov sp, x0")?;
        pairs("ldp", &mut text)?;
        writeln!(text, "ldr x30, [x30, #240]\n.inst {:#x}\nmsr tpidr_el0, x30", i.word)?;
        writeln!(text, "adrp x30, cur\nldr x30, [x30, :lo12:cur]")?;
        pairs("stp", &mut text)?;
        writeln!(text, "mrs x0, tpidr_el0\nstr x0, [x30, #240]\nmov x0, sp\nstr x0, [x30, #248]")?;
        writeln!(text, "mrs x0, nzcv\nstr x0, [x30, #{FLAGS}]\nadd x1, x30, #{SIZE}")?;
        writeln!(text, "adrp x0, cur\nstr x1, [x0, :lo12:cur]")?;
        writeln!(text, "mov x2, #{}\nmovk x2, #{}, lsl #16\ncmp x1, x2\nb.lo 1b", end & 0xffff, end >> 16)?;
    }
    let length = SIZE * STATES * all.len();
    writeln!(text, "mov x19, #{START}\nmov x20, #{}\nmovk x20, #{}, lsl #16", length & 0xffff, length >> 16)?;
    writeln!(text, "1: mov x0, #1\nmov x1, x19\nmov x2, x20\nmov x8, #64\nsvc #0\ncmp x0, #0\nb.le 2f")?;
    writeln!(text, "add x19, x19, x0\nsub x20, x20, x0\ncbnz x20, 1b\n2: mov x0, x20\nmov x8, #93\nsvc #0")?;
    Ok(text)
}

/// Executes each instruction on each of its states in the emulator, and returns the new states.
fn emulate(emulated: &Emulated, all: &[At], states: &[u8]) -> io::Result<Vec<u8>> {
    let folder = env::temp_dir().join(format!("fastgost-proof-{}", process::id()));
    fs::create_dir_all(&folder)?;
    let (data, source, program) = (folder.join("states"), folder.join("steps.s"), folder.join("steps"));
    fs::write(&data, states)?;
    fs::write(&source, assembly(all, &data.display().to_string()).map_err(io::Error::other)?)?;
    let start = format!("-Wl,--section-start=.states={START:#x}");
    let mut assembler = Command::new("aarch64-linux-gnu-gcc");
    let made = assembler.args(["-nostdlib", "-static", &start, "-o"]).arg(&program).arg(&source).status()?;
    let output = if made.success() { emulated.other(&program) } else { Err(io::Error::other("it does not assemble")) };
    fs::remove_dir_all(&folder)?;
    output.and_then(|output| {
        if output.len() == states.len() { Ok(output) } else { Err(io::Error::other("the steps end too early")) }
    })
}

/// Executes an instruction by its model, on the state `before`, whose address is `address`. Returns the new state.
fn model(elf: &Elf, domain: &mut Sums, i: &At, address: u64, before: &[u8]) -> Result<Vec<u8>, String> {
    let mut machine = Machine::new(domain, elf, Level::NeonSha3, &[]);
    let memory = address + MEMORY as u64;
    machine.memory.allow(Region { start: memory, length: (SIZE - MEMORY) as u64, writable: true, own: false });
    let bits = |bytes: &[u8]| -> Vec<Bit> { bytes.iter().flat_map(|&byte| constant::<8>(byte.into())).collect() };
    machine.registers.as_flattened_mut().copy_from_slice(&bits(&before[..FLAGS]));
    machine.vectors.as_flattened_mut().copy_from_slice(&bits(&before[VECTORS..MEMORY]));
    for (at, byte) in (memory..).zip(bits(&before[MEMORY..]).chunks(8)) {
        machine.memory.store(at, byte);
    }
    let flags = before[FLAGS + 3] >> 4;
    let flag = |place: u32| Flag::Bit(Bit::from(flags >> place & 1));
    machine.flags = Flags { negative: flag(3), zero: flag(2), carry: flag(1), overflow: flag(0) };
    machine.execute(i)?;
    if let Some(why) = crate::domain::Domain::refusal(machine.domain) {
        return Err(why);
    }
    let mut after: Vec<Bit> = machine.registers.as_flattened().to_vec();
    let Flags { negative, zero, carry, overflow } = machine.flags.clone();
    let mut word = [0; 128];
    for (place, flag) in [(31, negative), (30, zero), (29, carry), (28, overflow)] {
        word[place] = flag.get(machine.domain)?;
    }
    after.extend(word);
    after.extend(machine.vectors.as_flattened());
    for at in memory..memory + (SIZE - MEMORY) as u64 {
        after.extend(machine.memory.last(at).ok_or("memory is lost")?);
    }
    after.chunks(8).map(|byte| known(byte).map(|byte| byte as u8).ok_or_else(|| "it became unknown".into())).collect()
}

/// Compares the models of instructions with the emulator. The compared instructions are the instructions that these
/// jobs execute.
///
/// # Errors
/// Returns an error if there is no assembler or no emulator, or if the machine refuses a job.
pub fn compare(emulated: &Emulated, jobs: &[Job]) -> io::Result<Comparison> {
    let mut forms: BTreeMap<String, BTreeMap<u32, At>> = BTreeMap::new();
    for job in jobs {
        for i in emulated.instructions(job).map_err(|refusal| io::Error::other(refusal.to_string()))? {
            let words = forms.entry(form(&i)).or_default();
            if words.len() < WORDS {
                words.insert(i.word, i);
            }
        }
    }
    let mut comparison = Comparison::default();
    forms.retain(|_, words| {
        let alone = words.values().all(stands_alone);
        if !alone {
            comparison.left_out.extend(words.values().next().map(|i| i.instruction.to_string()));
        }
        alone
    });
    let all: Vec<At> = forms.values().flat_map(BTreeMap::values).copied().collect();
    comparison.forms = forms.len();
    comparison.instructions = all.len();
    let mut random = Random(64);
    let mut states = Vec::with_capacity(all.len() * STATES * SIZE);
    for i in &all {
        for _ in 0..STATES {
            let address = START + states.len() as u64;
            states.extend(state(i, address, &mut random));
        }
    }
    let after = emulate(emulated, &all, &states)?;
    let mut domain = Sums::default();
    for (n, (before, after)) in states.chunks(SIZE).zip(after.chunks(SIZE)).enumerate() {
        let (i, address) = (&all[n / STATES], START + (SIZE * n) as u64);
        let why = match model(emulated.program(), &mut domain, i, address, before) {
            Ok(found) if found == after => continue,
            Ok(found) => {
                let places = (0..SIZE).filter(|&at| found[at] != after[at]);
                format!("other bytes of the state: {:?}", places.collect::<Vec<_>>())
            }
            Err(why) => why,
        };
        comparison.wrong.push(format!("{}: {why}", i.instruction));
    }
    Ok(comparison)
}
