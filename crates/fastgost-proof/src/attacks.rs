//! Attacks on this tool. Most attacks change the code of a job (a call of a kernel). The changed code computes the
//! right bytes on this CPU by luck, or does something that jobs must not do. The tool must refuse the changed code, or
//! report a difference.

use crate::{
    call::{self, instructions},
    jobs::Job,
    machine::{
        cpu::{Cpu, Maker},
        memory::Program,
        process::Process,
    },
    prove::{Changes, Outcome, difference, prove},
};
use iced_x86::{Code, FlowControl, Instruction, Mnemonic, OpKind, Register};

/// Returns the job with this title, and the instructions that the job executes.
fn job(process: &Process, title: &str) -> (Job, Vec<Instruction>) {
    let job = call::all(process).unwrap().into_iter().find(|job| job.title() == title).unwrap();
    let all = instructions(&job, process).unwrap();
    (job, all)
}

fn portable(process: &Process) -> (Job, Vec<Instruction>) {
    job(process, "portable streebog 256 13 bytes")
}

/// Replaces the instruction `place` by `bytes`, and tries to prove the job. If the instruction is longer than `bytes`,
/// the remaining bytes of the instruction become `nop`. Returns the result of the proof.
fn with(process: &Process, job: &Job, place: &Instruction, bytes: &[u8]) -> Outcome {
    let code = bytes.iter().copied().chain(std::iter::repeat(0x90)).take(place.len());
    let patches: Vec<(u64, u8)> = (place.ip()..).zip(code).collect();
    prove(job, process, Changes { patches: &patches, most: Some(1 << 20), ..Changes::NONE }).result
}

fn refused(outcome: &Outcome, why: &str) -> bool {
    matches!(outcome, Outcome::Refused(refusal) if refusal.why.contains(why))
}

/// In this attack, a function does not give back the caller's value in a register that it must preserve. Instead, the
/// register gets the value of another register.
#[test]
fn registers_of_the_caller_are_kept() {
    let process = Process::open().unwrap();
    let (job, all) = portable(&process);
    let entry = job.entry as *const () as u64;
    let place = all.iter().find(|i| i.ip() >= entry && i.code() == Code::Push_r64 && i.op0_register() == Register::RBX);
    // push rax
    let outcome = with(&process, &job, place.unwrap(), &[0x50]);
    assert!(refused(&outcome, "registers that belong to its caller"), "{outcome}");
}

/// In these attacks, the code compares a register with memory at a secret address, or prefetches from a secret address.
#[test]
fn addresses_are_public() {
    let process = Process::open().unwrap();
    let (job, all) = portable(&process);
    // `places` are the long `nop` instructions of the kernel. Each of these instructions has room for an instruction of
    // three bytes.
    let kernel =
        |i: &&Instruction| process.symbols.at(i.ip()).is_some_and(|symbol| symbol.0.contains("streebog::portable"));
    let places: Vec<&Instruction> =
        all.iter().filter(kernel).filter(|i| i.mnemonic() == Mnemonic::Nop && i.len() > 2).collect();
    assert!(!places.is_empty());
    let mut found = 0;
    for place in places {
        // The changed code is `cmp al, [register]` or `prefetcht0 [register]`. The register is RAX, RCX, RDX, RBX, RSI
        // or RDI.
        for register in [0, 1, 2, 3, 6, 7] {
            let comparison = with(&process, &job, place, &[0x3a, register]);
            if !refused(&comparison, "an address depends on a secret") {
                continue;
            }
            found += 1;
            let prefetch = with(&process, &job, place, &[0x0f, 0x18, 0x08 | register]);
            assert!(refused(&prefetch, "an address depends on a secret"), "{prefetch}");
        }
    }
    assert!(found > 0);
}

/// In this attack, the kernel relies on the value of a register that a called function of libc may change. On this
/// computer, the function of libc does not change this register.
#[test]
fn functions_of_libc_change_registers() {
    let process = Process::open().unwrap();
    let mut tried = 0;
    for title in
        ["portable streebog 512 64 bytes", "portable kuznyechik omac 41 bytes", "portable streebog 256 150 bytes"]
    {
        let (job, all) = job(&process, title);
        let calls = |i: &Instruction| matches!(i.flow_control(), FlowControl::Call | FlowControl::IndirectCall);
        for (n, _) in all.iter().enumerate().filter(|(_, i)| calls(i)) {
            let after = all[n + 1..].iter().take(4).take_while(|i| i.flow_control() == FlowControl::Next);
            for place in after.filter(|i| i.code() == Code::Mov_rm64_r64 || i.code() == Code::Mov_r64_rm64) {
                let registers = (0..2).all(|n| place.op_kind(n) == OpKind::Register);
                if registers && [Register::RDI, Register::RSI, Register::RDX].contains(&place.op0_register()) {
                    tried += 1;
                    let outcome = with(&process, &job, place, &[]);
                    assert_ne!(outcome, Outcome::Proved, "{}", crate::machine::text(place));
                }
            }
        }
    }
    assert!(tried > 0);
}

/// In this attack, the kernel's stores need aligned addresses, but the buffer may have any address.
#[test]
fn buffers_are_not_aligned() {
    let process = Process::open().unwrap();
    let (job, all) = portable(&process);
    let entry = job.entry as *const () as u64;
    let mut found = 0;
    for place in all.iter().filter(|i| i.code() == Code::Movups_xmmm128_xmm && i.op0_kind() == OpKind::Memory) {
        if process.symbols.at(place.ip()).map(|symbol| symbol.0) != process.symbols.at(entry).map(|symbol| symbol.0) {
            continue;
        }
        let mut code = vec![0; place.len()];
        process.read(place.ip(), &mut code).unwrap();
        let Some(opcode) = code.windows(2).position(|pair| pair == [0x0f, 0x11]) else { continue };
        // movaps
        code[opcode + 1] = 0x29;
        found += usize::from(refused(&with(&process, &job, place, &code), "not aligned"));
    }
    assert!(found > 0);
}

/// In this attack, the instruction that sets a vector register to zero is removed. Then the kernel uses the value that
/// its caller has left in this register.
#[test]
fn vectors_are_unknown_at_the_entry() {
    let process = Process::open().unwrap();
    let mut refused = 0;
    for level in ["avx512", "avx2", "ssse3", "portable"] {
        let (job, all) = job(&process, &format!("{level} streebog 256 13 bytes"));
        let same = |i: &Instruction| {
            let first = i.op0_register();
            first.is_vector_register() && (1..i.op_count()).all(|n| i.op_register(n) == first)
        };
        let zero = |i: &&Instruction| {
            use Mnemonic as M;
            same(i) && matches!(i.mnemonic(), M::Vxorps | M::Vpxor | M::Xorps | M::Pxor | M::Vpxord | M::Vpxorq)
        };
        let kernel = |i: &&Instruction| process.symbols.at(i.ip()).is_some_and(|symbol| symbol.0.ends_with("::one"));
        for place in all.iter().filter(zero).filter(kernel) {
            let patches: Vec<(u64, u8)> = (place.ip()..).zip(std::iter::repeat_n(0x90, place.len())).collect();
            let outcome = with(&process, &job, place, &[]);
            // Without this instruction, a proof may still succeed if the register is zero anyway, or if the instruction
            // only wipes the register. In both cases, the output must be right when the caller's registers have random
            // values.
            let same = || difference(&job, &process, &patches).is_none();
            assert!(outcome != Outcome::Proved || same(), "{} at {level}", crate::machine::text(place));
            refused += usize::from(outcome != Outcome::Proved);
        }
    }
    assert!(refused > 0);
}

/// The code of one job is compared with the specification of another job. If the jobs differ only in their levels (sets
/// of CPU features), the proof succeeds. If their standards differ, the proof must fail.
#[test]
fn another_standard_is_not_proved() {
    let process = Process::open().unwrap();
    let (mut better, _) = job(&process, "ssse3 streebog 256 13 bytes");
    better.cpu = Cpu { level: fastgost::Level::Portable, maker: Maker::Intel };
    assert_eq!(prove(&better, &process, Changes::NONE).result, Outcome::Proved);
    better.standard = job(&process, "portable gost94 test 13 bytes").0.standard;
    assert_ne!(prove(&better, &process, Changes::NONE).result, Outcome::Proved);
}
