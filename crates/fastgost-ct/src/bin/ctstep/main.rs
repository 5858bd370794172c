//! Checks constant time, one instruction at a time. Every case (an operation of the library) runs on three sets of
//! secrets (a random set, and two extreme sets), in processes that are copies of one another. Everything that could
//! reveal a secret must be the same in all processes: the next instruction, the addresses that this instruction
//! accesses, and the operands of instructions whose time depends on their operands. The program sees all executed code,
//! even the code of the system's libraries. It can check every kernel that the CPU supports, also kernels with AVX-512
//! and GFNI. The program runs on x86-64 Linux only.
//!
//! ```text
//! cargo run --release -p fastgost-ct --bin ctstep -- avx512 avx512bw avx2-gfni
//! cargo run --release -p fastgost-ct --bin ctstep -- avx512 --only 512-a
//! ```
//!
//! The arguments are the levels (sets of CPU features) to run. `--only` selects cases by a part of their name.
//! `--control` runs planted leaks and their innocent twins (similar code without a leak). This run succeeds if every
//! leak is found and is classified correctly, and no twin is reported. A leak is reported with its instruction, the
//! source line (with `CARGO_PROFILE_RELEASE_DEBUG=line-tables-only` and binutils), and the call stack.
//!
//! The processes stop only where necessary, and `lockstep.rs` computes what happens between two stops. With `--single`,
//! the processes stop at every instruction. The verdict is the same, but the run takes thirty times as long. Before a
//! case is checked, the case runs once without a check. So the tables and engines that are created only once exist
//! already.
//!
//! The program cannot see three kinds of leaks. The first is a leak on a path that no set of secrets takes. The second
//! is a leak through the mask of a load or store, because a masked access counts as an access to its whole operand. The
//! third is an instruction whose time depends on its operands, if `instruction.rs` does not list this instruction.
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod instruction;
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod lockstep;
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod place;
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod planted;
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod runs;
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod secrets;
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod state;
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
mod tracee;

#[cfg(all(target_os = "linux", target_arch = "x86_64", not(ctgrind)))]
fn main() -> std::process::ExitCode {
    runs::main()
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64", not(ctgrind))))]
fn main() {
    eprintln!("ctstep: only on Linux on x86-64, and not in a build for valgrind");
    std::process::exit(2);
}
