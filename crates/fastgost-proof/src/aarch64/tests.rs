use super::{
    machine::{Machine, SP},
    program::Elf,
};
use crate::domain::{constant, known, sums::Sums};
use fastgost::Level;

const NOP: u32 = 0xd503_201f;
const RET: u32 = 0xd65f_03c0;

/// Calls a function that consists of these instructions, with these arguments. Returns the function's result, or `None`
/// if the result is unknown. If the machine refuses the function, returns the reason.
fn run(code: &[u32], arguments: &[u64]) -> Result<Option<u64>, String> {
    let elf = Elf::of_code(code);
    let mut sums = Sums::default();
    let mut machine = Machine::new(&mut sums, &elf, Level::Neon, &[]);
    machine.call(0x1000, arguments).map_err(|refusal| refusal.why)?;
    Ok(known(&machine.registers[0]))
}

fn refused(code: &[u32], why: &str) {
    let result = run(code, &[]);
    assert!(result.as_ref().is_err_and(|text| text.contains(why)), "{code:x?}: {result:?}, and not {why}");
}

#[test]
fn functions_return_their_results() {
    assert_eq!(run(&[RET], &[7]), Ok(Some(7)));
    assert_eq!(run(&[RET], &[]), Ok(None));
    // str x0, [sp, #-16]!; ldr x1, [sp], #16; add x0, x0, x1
    assert_eq!(run(&[0xf81f_0fe0, 0xf841_07e1, 0x8b01_0000, RET], &[21]), Ok(Some(42)));
    // add x0, x0, w1, uxtw
    assert_eq!(run(&[0x8b21_4000, RET], &[1, u64::MAX]), Ok(Some(1 << 32)));
    // cmp x0, #5; cset w0, hi
    assert_eq!(run(&[0xf100_141f, 0x1a9f_97e0, RET], &[6]), Ok(Some(1)));
    assert_eq!(run(&[0xf100_141f, 0x1a9f_97e0, RET], &[5]), Ok(Some(0)));
}

/// Tests an atomic addition that consists of an exclusive load and an exclusive store. In the machine, the store always
/// succeeds, because nothing else runs at the same time.
#[test]
fn exclusive_accesses() {
    // str x0, [sp, #-16]!; mov x2, sp; ldxr x0, [x2]; add x1, x0, #1; stxr w17, x1, [x2]; cbnz w17, -12;
    // ldr x0, [sp], #16
    let add = [0xf81f_0fe0, 0x9100_03e2, 0xc85f_7c40, 0x9100_0401, 0xc811_7c41, 0x35ff_ffb1, 0xf841_07e0, RET];
    assert_eq!(run(&add, &[41]), Ok(Some(42)));
    let (mut without, mut twice, mut elsewhere) = (add, add.to_vec(), add);
    // add x2, sp, #8; ldxr x0, [sp]
    [elsewhere[1], elsewhere[2]] = [0x9100_23e2, 0xc85f_7fe0];
    refused(&elsewhere, "without an exclusive load");
    let mut once = add;
    once[5] = NOP;
    refused(&once, "does not lead back to its load");
    without[2] = NOP;
    refused(&without, "without an exclusive load");
    twice.insert(5, 0xc811_7c41);
    refused(&twice, "does not lead back to its load");
}

/// Tests the atomic instructions of Armv8.1.
#[test]
fn atomic_instructions() {
    // str x0, [sp, #-16]!; mov x2, sp; mov x1, #1
    let start = [0xf81f_0fe0, 0x9100_03e2, 0xd280_0021];
    // ldr x0, [sp], #16
    let end = [0xf841_07e0, RET];
    let with = |code: &[u32]| run(&[&start, code, &end].concat(), &[41]);
    // ldadd x1, x3, [x2]
    assert_eq!(with(&[0xf821_0043]), Ok(Some(42)));
    // cas x0, x1, [x2]
    assert_eq!(with(&[0xc8a0_7c41]), Ok(Some(1)));
    // add x0, x0, #1; cas x0, x1, [x2]
    assert_eq!(with(&[0x9100_0400, 0xc8a0_7c41]), Ok(Some(41)));
    // add x2, x2, #4; ldadd x1, x3, [x2]
    refused(&[&start[..], &[0x9100_1042, 0xf821_0043]].concat(), "not aligned");
    // str x9, [sp, #-16]!; mov x2, sp; cas x0, x1, [x2]
    refused(&[0xf81f_0fe9, 0x9100_03e2, 0xc8a0_7c41], "depends on a secret");
}

/// The values that a caller leaves in registers are unknown, so they count as secrets. In this test, X9 has such a
/// value. A secret must not decide an address or a branch. A secret must not be the count of a shift or an operand of a
/// division.
#[test]
fn secrets_choose_nothing() {
    // ldr x0, [x9]
    refused(&[0xf940_0120, RET], "an address depends on a secret");
    // prfm pldl1keep, [x9]
    refused(&[0xf980_0120, RET], "an address depends on a secret");
    // cbz x9, +8
    refused(&[0xb400_0049, NOP, RET], "a branch depends on a secret");
    // tbz w9, #0, +8
    refused(&[0x3600_0049, NOP, RET], "a branch depends on a secret");
    // and x9, x9, #1; cmp x9, #0; b.eq +8
    refused(&[0x9240_0129, 0xf100_013f, 0x5400_0040, NOP, RET], "a branch depends on a secret");
    // br x9
    refused(&[0xd61f_0120], "the target of a jump depends on a secret");
    // lsl x0, x0, x9
    refused(&[0x9ac9_2000, RET], "depends on a secret");
    // udiv x0, x0, x9
    refused(&[0x9ac9_0800, RET], "depends on a secret");
    // b.eq +8, before anything has set a flag
    refused(&[0x5400_0040, NOP, RET], "a flag that is not defined");
}

#[test]
fn what_belongs_to_others_is_left_alone() {
    // mov x19, #1
    refused(&[0xd280_0033, RET], "registers that belong to its caller");
    // movi v8.2d, #0; movi v16.2d, #0
    refused(&[0x6f00_e408, RET], "registers that belong to its caller");
    assert_eq!(run(&[0x6f00_e410, RET], &[0]), Ok(Some(0)));
    // sub sp, sp, #16
    refused(&[0xd100_43ff, RET], "registers that belong to its caller");
    // str x0, [sp, #-16]!; add sp, sp, #16; ldur x0, [sp, #-16]
    refused(&[0xf81f_0fe0, 0x9100_43ff, 0xf85f_03e0, RET], "below the stack pointer");
    // sub sp, sp, #8; str x0, [sp]
    refused(&[0xd100_23ff, 0xf900_03e0, RET], "not aligned to 16 bytes");
    // str x0, [sp, #16] (a store to the caller's part of the stack)
    refused(&[0xf900_0be0, RET], "outside of what the job may write");
    // adr x1, .; str x0, [x1] (a store to code)
    refused(&[0x1000_0001, 0xf900_0020, RET], "outside of what the job may write");
    // svc #0 (a call of the system); then a word that is no instruction
    refused(&[0xd400_0001, RET], "without a model");
    refused(&[0], "");
}

/// A called function may change V0 to V7, V16 to V31, and the upper halves of V8 to V15. It keeps X19 to X29.
#[test]
fn calls_forget() {
    let elf = Elf::of_code(&[RET]);
    let mut sums = Sums::default();
    let mut machine = Machine::new(&mut sums, &elf, Level::Neon, &[]);
    machine.registers[30] = constant(0x1000);
    machine.registers[SP] = constant(64);
    machine.leave().unwrap();
    let lost = |bits: &[u32]| bits.iter().all(|&bit| bit > 1);
    for register in 0..32 {
        assert_eq!(lost(&machine.registers[register]), register < 19 || register == 30, "x{register}");
        let (low, high) = machine.vectors[register].split_at(64);
        assert_eq!((lost(low), lost(high)), (!(8..16).contains(&register), true), "v{register}");
    }
}
