//! Constant time, instruction by instruction: every case runs on several sets of secrets (random ones, and the extremes) in
//! processes that are copies of one another, and what tells a secret must be the same in all of them: which instruction comes
//! next, the addresses that it reads and writes, and the operands of those that take longer for some than for others. It sees
//! what runs, on any row that the CPU has, AVX-512 and GFNI among them, down to the system's library. Linux on x86-64 only.
//!
//! ```text
//! cargo run --release -p fastgost-ct --bin ctstep -- avx512 avx512bw avx2-gfni
//! cargo run --release -p fastgost-ct --bin ctstep -- avx512 --only 512-a
//! ```
//!
//! The arguments are the levels to run; with `--only`, cases whose names hold a text. `--control` runs leaks that are planted
//! and their innocent twins, and succeeds if each is told for what it is. A leak is reported with its instruction, the line of
//! source (if the build has lines and binutils is there), and the calls that led there.
//!
//! The processes stop where it has to look, and all between is computed (`lockstep.rs`); with `--single` they stop at every
//! instruction, for the same verdict thirty times as slowly. A case runs once before it is looked at, on secrets of its own,
//! so that what is made once, tables and engines, is made.
//!
//! What it cannot see: a path that none of the sets of secrets takes, masks of loads and stores (a masked one counts as all of
//! its operand), and time that instructions take by their operands, but for those in `instruction.rs`.
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
