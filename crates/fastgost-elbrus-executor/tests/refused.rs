//! Tests which code the executor refuses, and with which errors.
use fastgost_elbrus_executor::{
    isa::{self, Kind, Latencies, Use, Version},
    machine::{Machine, Memory, Run},
    text,
};

/// Executes wide instructions in a window of 16 registers. Each item of `instructions` has the parts of one wide
/// instruction. `%r0` is 0x1000, which is the address of 64 bytes, and `%r1` is 5.
fn run(instructions: &[&[&str]], version: Version, change: impl Fn(Machine<'_>) -> Machine<'_>) -> Result<Run, String> {
    let mut text = String::from("\t.text\nf:\n{\n  setwd wsz=8, nfx=0\n  return %ctpr3\n  nop 7\n}\n");
    for parts in instructions {
        text += &format!("{{\n{}}}\n", parts.iter().map(|part| format!("  {part}\n")).collect::<String>());
    }
    text += "{\n  ct %ctpr3\n}\n";
    let program = text::parse(&text).map_err(|e| e.to_string())?;
    let mut memory = Memory::default();
    memory.add(0x1000, (0..64).collect::<Vec<u8>>());
    memory.add_constant(0x2000, vec![0; 64]);
    let machine = change(Machine::new(&program, version, Latencies::default()));
    machine.call("f", &[0x1000, 5], &mut memory).map_err(|e| e.to_string())
}

fn result(instructions: &[&[&str]]) -> u64 {
    run(instructions, Version::V5, |m| m).unwrap().result
}

/// Asserts that the instructions are refused, and that the error contains `message`.
fn refused(instructions: &[&[&str]], message: &str) {
    refused_by(Version::V5, instructions, message);
}

fn refused_by(version: Version, instructions: &[&[&str]], message: &str) {
    let error = run(instructions, version, |m| m).unwrap_err();
    assert!(error.contains(message) && error.starts_with("line "), "{error}");
}

#[test]
fn what_runs() {
    assert_eq!(result(&[&["addd,0 %r1, 7, %r0"]]), 12);
    assert_eq!(result(&[&["xor_andd,1 3, 6, %r1, %r0"]]), 5 & (3 ^ 6));
    assert_eq!(result(&[&["andn_ornd,4 12, 10, %r1, %r0"]]), 5 | !(12 & !10));
    assert_eq!(result(&[&["shl_addd,1 %r1, 4, %r1, %r0", "nop 1"]]), 85);
    // All operations of a wide instruction read their inputs before any result is written.
    let swapped: &[&[&str]] = &[&["addd,0 %r1, 0, %r0", "addd,1 %r0, 0, %r1"]];
    assert_eq!(result(swapped), 5);
    assert_eq!(result(&[&["ldd,0 [ %r0 + 8 ], %r2", "nop 2"], &["addd,0 %r2, 0, %r0"]]), 0x0f0e_0d0c_0b0a_0908);
    // `pshufb` selects bytes from 16 bytes. The first operand has the higher half of these 16 bytes.
    let bytes = &["addd,0 0, 0x0706050403020100, %r2", "addd,1 0, 0x0f0e0d0c0b0a0908, %r3", "nop 1"];
    assert_eq!(result(&[bytes, &["pshufb,0 %r3, %r2, %r2, %r0"]]), 0x0706_0504_0302_0100);
    assert_eq!(result(&[bytes, &["pshufb,0 %r3, %r2, %r3, %r0"]]), 0x0f0e_0d0c_0b0a_0908);
}

/// Executes a loop of five iterations.
#[test]
fn a_loop() {
    let text = "f:\n{\n  setwd wsz=8, nfx=1\n  addd,0 0, 0, %r0\n}\n\
                .Lagain:\n{\n  cmpedb,0 %r1, 1, %pred0\n  subd,1 %r1, 1, %r1\n  disp %ctpr1, .Lagain\n  nop 4\n}\n\
                {\n  addd,0 %r0, 3, %r0\n  ct %ctpr1 ? ~%pred0\n}\n\
                {\n  return %ctpr3\n  nop 7\n}\n{\n  ct %ctpr3\n}\n";
    let program = text::parse(text).unwrap();
    let machine = Machine::new(&program, Version::V3, Latencies::default());
    let run = machine.call("f", &[0, 5], &mut Memory::default()).unwrap();
    assert_eq!((run.result, run.cycles, run.stalls), (15, 1 + 5 * 6 + 9, 0));
    // With this argument, the loop has 2^64 iterations, so the limit of cycles ends the call.
    let machine = Machine::new(&program, Version::V3, Latencies::default()).limit(10_000);
    let error = machine.call("f", &[0, 0], &mut Memory::default()).unwrap_err().to_string();
    assert!(error.contains("more than 10000 cycles"), "{error}");
    let early = text.replace("  nop 4\n", "");
    let program = text::parse(&early).unwrap();
    let machine = Machine::new(&program, Version::V3, Latencies::default());
    let error = machine.call("f", &[0, 5], &mut Memory::default()).unwrap_err().to_string();
    assert!(error.contains("too late"), "{error}");
}

#[test]
fn channels() {
    refused(&[&["ldd,1 [ %r0 ], %r2"]], "channel 1 does not have the operation; 0, 2, 3, 5 do");
    refused(&[&["xor_xord,0 %r0, %r0, %r0, %r2"]], "1, 4 do");
    refused(&[&["std,0 %r0, [ %r0 ]"]], "2, 5 do");
    refused(&[&["qpxor,2 %r0, %r0, %r2"]], "0, 1, 3, 4 do");
    refused(&[&["addd,0 %r0, 1, %r2", "subd,0 %r0, 1, %r3"]], "channel 0 has two operations");
    refused(&[&["addd,6 %r0, 1, %r2"]], "channels are 0 to 5");
    refused(&[&["ldd,3 [ %r0 ], %r2", "std,2 %r0, [ %r0 + 8 ]"]], "does not go with the store");
    refused(&[&["ldd,0 [ %r0 ], %r2", "std,5 %r0, [ %r0 + 8 ]"]], "does not go with the store");
    refused(
        &[&["ldd,0 [ %r0 ], %r2", "std,2 %r0, [ %r0 + 8 ]", "std,5 %r0, [ %r0 + 16 ]"]],
        "does not go with the store",
    );
    assert!(
        run(&[&["ldd,0 [ %r0 ], %r2", "ldd,5 [ %r0 ], %r3", "std,2 %r0, [ %r0 + 8 ]"]], Version::V3, |m| m).is_ok()
    );
}

#[test]
fn versions() {
    for operation in ["qplog_0x96,0 %r0, %r0, %r0, %r2", "plog_0x96,0 %r0, %r0, %r0, %r2", "ldqp,0 [ %r0 ], %r2"] {
        refused_by(Version::V4, &[&[operation]], "from version 5 on");
    }
    refused(&[&["qpfoo,0 %r0, %r0, %r2"]], "there is no operation");
    // The executor does not know `psrlq`, an operation of x86. It also knows no combined operation that ends with a
    // shift.
    refused(&[&["psrlq,0 %r0, 1, %r2"]], "there is no operation");
    refused(&[&["xor_shld,1 %r0, %r0, %r0, %r2"]], "there is no operation");
}

#[test]
fn latencies() {
    let load = "ldd,0 [ %r0 ], %r2";
    for (cycles, channel) in [(3, 0), (4, 3)] {
        let wait = |n: u64| format!("nop {n}");
        let sum = format!("addd,{channel} %r2, 0, %r3");
        assert!(run(&[&[load, &wait(cycles - 1)], &[&sum]], Version::V3, |m| m).is_ok());
        refused(&[&[load, &wait(cycles - 2)], &[&sum]], "the result in %r2 comes 1 cycles too late");
    }
    // A wait for a load is a multiple of two cycles. A wait for another result is a multiple of four cycles.
    let waiting = run(&[&[load], &["addd,0 %r2, 0, %r3"]], Version::V3, |m| m.waits()).unwrap();
    assert_eq!(waiting.stalls, 2);
    let waiting =
        run(&[&["xor_xord,1 %r0, %r0, %r0, %r2"], &["addd,0 %r2, 0, %r3"]], Version::V3, |m| m.waits()).unwrap();
    assert_eq!(waiting.stalls, 4);
    let l = Latencies { load: 3, logic3: 2 };
    for (from, to, same, cycles) in [
        (Kind::Scalar, Use::Scalar, true, 1),
        (Kind::Scalar, Use::Scalar, false, 2),
        (Kind::Combined, Use::Scalar, true, 2),
        (Kind::Combined, Use::Vector, false, 4),
        (Kind::Load, Use::Stored, true, 4),
        (Kind::Vector, Use::Vector, true, 1),
        (Kind::Vector, Use::Scalar, true, 4),
        (Kind::Vector, Use::Stored, false, 3),
        (Kind::Logic3, Use::Vector, true, 2),
        (Kind::Logic3, Use::Vector, false, 5),
    ] {
        assert_eq!(l.between(from, to, same), cycles, "{from:?} {to:?} {same}");
    }
}

#[test]
fn constants() {
    refused(&[&["addd,0 32, %r0, %r2"]], "at most 31");
    refused(&[&["xor_xord,1 %r0, %r0, 3, %r2"]], "the third operand cannot be a constant");
    let sums = |constants: &[u64]| -> Vec<String> {
        constants.iter().enumerate().map(|(i, c)| format!("addd,{i} %r0, {c:#x}, %r{}", i + 2)).collect()
    };
    for (constants, fits) in [
        (&[0x10000, 0x20000, 0x30000, 0x40000][..], true),
        (&[0x10000, 0x20000, 0x30000, 0x40000, 0x50000], false),
        (&[0x10000, 0x10000, 0x10000, 0x10000, 0x10000], true),
        (&[0x10, 0x20, 0x30, 0x40, 0x50000, 0x60000], true),
        (&[0x10, 0x20, 0x30, 0x40, 0x50], false),
        (&[1 << 40, 2 << 40], true),
        (&[1 << 40, 2 << 40, 0x10], false),
        (&[0xffff_ffff_ffff_8000, 1 << 40, 0x10000], true),
        // A positive constant of 2^31 or more takes 64 bits.
        (&[0x8000_0000, 1 << 40], true),
        (&[0x8000_0000, 1 << 40, 0x10000], false),
    ] {
        let lines = sums(constants);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!(run(&[&lines], Version::V3, |m| m).is_ok(), fits, "{constants:x?}");
    }
    // If an operation has one operand, the operand is in the second place. An address needs a register.
    let four = "addd,1 %r0, 0x10000, %r3";
    let others = ["addd,2 %r0, 0x20000, %r4", "addd,3 %r0, 0x30000, %r5", "addd,5 %r0, 0x40000, %r6"];
    refused(&[&[&["qpswitchd,4 16, %r2", four][..], &others].concat()], "no room for so many constants");
    assert!(run(&[&[&["qpswitchd,4 15, %r2", four][..], &others].concat()], Version::V5, |m| m).is_ok());
    refused(&[&["ldd,0 [ 8 + 0x1000 ], %r2"]], "an address has a register");
    refused(&[&["plog_0x9,0 %r0, %r0, %r0, %r2"]], "there is no operation");
    // The size of a window takes one word of the instruction.
    assert_eq!(isa::constant_words(&[0x10, 0x20], true), Some(2));
    assert_eq!(isa::constant_words(&[0x10, 0x20, 0x30], true), None);
}

/// In this test, the header, operations, their extensions, constants, a jump and its preparation take all 16 words of a
/// wide instruction. `setbn`, which makes `%b` available, needs one more word.
#[test]
fn words() {
    let mut parts = vec!["disp %ctpr2, f", "ct %ctpr3"];
    let operations = [
        "qpxor,0 0, 0, %r2",
        "xor_xord,1 %r0, %r0, %r0, %r3",
        "ldqp,2 [ %r0 + 0x10000 ], %r4",
        "qpxor,3 0, 0x20000, %r5",
        "xor_xord,4 %r0, 0x30000, %r0, %r6",
        "ldqp,5 [ %r0 + 0x40000 ], %r7",
    ];
    parts.extend(operations);
    let fits = run(&[&parts], Version::V5, |m| m).unwrap_err();
    // The instruction has 16 words, which is allowed. So the executor executes it, and reports only the access outside
    // of the memory.
    assert!(fits.contains("are no memory of the call"), "{fits}");
    parts.push("setbn rsz=0x3f, rbs=0x20, rcur=0x0");
    refused(&[&parts], "more than 16 words");
}

/// Tests the distance from a preparation or a comparison to the jump, at the limit and one cycle below the limit.
#[test]
fn distances() {
    let call = |prepare: &str, before: u64, compare: &str, after: u64, jump: &str| {
        let text = format!(
            "f:\n{{\n  setwd wsz=8, nfx=1\n}}\n{{\n  {prepare}\n  nop {before}\n}}\n{{\n  {compare}\n  nop {after}\n}}\n{{\n  {jump}\n}}\n\
             .Lend:\n{{\n  return %ctpr3\n  nop 7\n}}\n{{\n  ct %ctpr3\n}}\n"
        );
        let program = text::parse(&text).unwrap();
        let machine = Machine::new(&program, Version::V3, Latencies::default());
        machine.call("f", &[0, 0], &mut Memory::default()).map(|_| ()).map_err(|e| e.message)
    };
    let (compare, branch) = ("cmpedb,0 %r1, 0, %pred0", "ct %ctpr1 ? %pred0");
    assert_eq!(call("disp %ctpr1, .Lend", 7, compare, 2, branch), Ok(()));
    assert_eq!(call("disp %ctpr1, .Lend", 7, compare, 1, branch), Err("the predicate comes 1 cycles too late".into()));
    assert_eq!(call("disp %ctpr1, .Lend", 0, "addd,0 %r1, 0, %r2", 3, "ct %ctpr1"), Ok(()));
    let late = Err("%ctpr1 comes 1 cycles too late".into());
    assert_eq!(call("disp %ctpr1, .Lend", 0, "addd,0 %r1, 0, %r2", 2, "ct %ctpr1"), late);
    assert_eq!(call("return %ctpr3", 0, "addd,0 %r1, 0, %r2", 6, "ct %ctpr3"), Ok(()));
    let late = Err("%ctpr3 comes 1 cycles too late".into());
    assert_eq!(call("return %ctpr3", 0, "addd,0 %r1, 0, %r2", 5, "ct %ctpr3"), late);
}

#[test]
fn registers() {
    refused(&[&["addd,0 %r0, 1, %r16"]], "%r16 is outside of the window of 16 registers");
    refused(&[&["addd,0 %r64, 1, %r2"]], "there are 64 registers of this kind");
    refused(&[&["addd,0 %b[0], 1, %r2"]], "is outside of the window");
    refused(&[&["addd,0 %g13, 1, %r2"]], "belongs to the system");
    refused(&[&["addd,0 %r5, 1, %r2"]], "%r5 has 0 of the 64 bits that are read");
    refused(&[&["qpxor,0 %r0, %r0, %r2"]], "%r0 has 64 of the 128 bits that are read");
    refused(&[&["addd,0 %r0, 1, %r2", "addd,1 %r0, 2, %r2"]], "two results go to %r2");
}

#[test]
fn memory() {
    refused(&[&["ldd,0 [ %r0 + 0x40 ], %r2"]], "8 bytes at 0x1040 are no memory of the call");
    refused(&[&["ldqp,0 [ %r0 + 0x38 ], %r2"]], "is not a multiple of 16");
    refused(&[&["ldd,0 [ %r0 + 4 ], %r2"]], "is not a multiple of 8");
    // This instruction stores to memory that the program may only read.
    refused(&[&["std,2 %r1, [ %r0 + 0x1000 ]"]], "8 bytes at 0x2000 are no memory of the call");
    // The address wraps around 2^64.
    refused(&[&["ldd,0 [ %r0 + 0xffffffffffffeff8 ], %r2"]], "are no memory of the call");
}

#[test]
fn secrets() {
    let loaded = &["ldd,0 [ %r0 ], %r2", "nop 3"][..];
    let masked = &["andd,0 %r2, 0, %r3", "nop 1"][..];
    refused(&[loaded, masked, &["ldd,0 [ %r0 + %r3 ], %r4"]], "the address depends on a secret");
    refused(&[loaded, masked, &["std,2 %r0, [ %r0 + %r3 ]"]], "the address depends on a secret");
    refused(&[loaded, &["cmpedb,0 %r2, 1, %pred0"]], "the predicate depends on a secret");
    // The value stays secret when it passes through operations and through memory.
    let more = &["addd,0 0, 0, %r5", "nop 7"][..];
    for through in [
        "pshufb,0 %r2, %r2, %r5, %r3",
        "plog_0xc0,0 %r2, %r2, %r5, %r3",
        "qppackdl,0 %r2, %r5, %r3",
        "and_andd,1 %r2, %r5, %r5, %r3",
        "shr_andd,1 %r2, 63, %r5, %r3",
    ] {
        refused(&[loaded, more, &[through, "nop 7"], &["ldd,0 [ %r0 + %r3 ], %r4"]], "the address depends on a secret");
    }
    let back: &[&[&str]] = &[more, &["std,2 %r5, [ %r0 ]", "nop 1"], loaded, &["ldd,0 [ %r0 + %r2 ], %r4"]];
    refused(back, "the address depends on a secret");
    // The caller can see global registers. Registers that were cleared have no secret.
    let global: &[&[&str]] = &[loaded, &["addd,0 %r2, 0, %g3"]];
    let left = run(global, Version::V3, |m| m).unwrap_err();
    assert!(left.contains("%g3 has a secret at the end"), "{left}");
    let cleared: &[&[&str]] = &[loaded, &["addd,0 %r2, 0, %g3"], &["addd,0 0, 0, %g3"]];
    assert!(run(cleared, Version::V3, |m| m).is_ok());
    let looks_up: &[&[&str]] = &[loaded, masked, &["ldd,0 [ %r0 + %r3 ], %r4"]];
    assert!(run(looks_up, Version::V3, |m| m.looks_up()).is_ok());
}

#[test]
fn control() {
    refused(&[&["ct %ctpr1"]], "%ctpr1 was not prepared");
    refused(&[&["disp %ctpr1, nowhere"]], "there is no label nowhere");
    refused(&[&["disp %ctpr0, f"]], "the first jump register is %ctpr1");
    refused(&[&["disp %ctpr1, f", "return %ctpr3"]], "a second return");
    refused(&[&["return %ctpr3", "ct %ctpr3"]], "a jump cannot be prepared where it is taken");
    refused(&[&["disp %ctpr1, f", "nop 4"], &["ct %ctpr1 ? %pred0"]], "%pred0 has no value");
    refused(&[&["return %ctpr2"]], "return goes to %ctpr3");
    refused(&[&["nop 1", "nop 1"]], "a second nop");
    let window = "setbn rsz=0x3f, rbs=0x20, rcur=0x0";
    refused(&[&[window, window]], "a second setbn");
    refused(&[&["cmpedb,0 %r1, 1, %pred0", "cmpedb,1 %r1, 2, %pred0"]], "two results go to %pred0");
    refused(&[&["nop 8"]], "nop takes 0 to 7");
    refused(&[&["setbn rsz=0x3f, rbs=0x20, rcur=0x1"]], "no other window");
}

/// Checks that `text::parse` refuses text that does not have the form of fastgost's kernels.
#[test]
fn what_is_no_text() {
    for (text, message) in [
        ("{", "line 1: the wide instruction has no end"),
        ("f:\nf:\n", "line 2: the label f is there twice"),
        ("mov %r0, %r1\n", "line 1: \"mov %r0, %r1\" is no directive, label or wide instruction"),
        ("{\n addd %r0, %r1, %r2\n}", "line 2: \"addd\" has no channel"),
        ("{\n addd,0 %r0, %r1\n}", "line 2: addd takes 3 operands, not 2"),
        ("{\n ldd,0 %r0, %r1\n}", "line 2: \"%r0\" is no address"),
        ("{\n stqp,2 [ %r0 ], %r1\n}", "is no register"),
        ("{\n qplog,0 %r0, %r0, %r0, %r1\n}", "there is no operation \"qplog\""),
        ("{\n nop x\n}", "nop takes 0 to 7"),
    ] {
        let error = text::parse(text).err().unwrap().to_string();
        assert!(error.contains(message), "{error}");
    }
}
