//! The lab. It has experiments, and compares our library with other libraries on the same machine, in one process.

// Each experiment is a module (`experiments/`) and a definition (TOML). All experiments use the same framework.
// `experiment/` has interleaved measurements, statistics and rows of a table. `rivals/` has the other libraries, which
// are found at run time. `elbrus/` has kernels that follow a paper about Elbrus processors. The experiment `alignment`
// measures these kernels, and the model counts their operations. `model/` is the CPU model. `report/` draws the report
// from the tables. Among the crates of the repository, only the lab has heavy dependencies. With the library's feature
// `count`, strategies (ways of computing a cipher on any register) also run on registers that log their operations (the
// module `count` of `fastgost-simd`). The CPU model uses these logs.
//
// For a new experiment, also add a line to `experiments::ALL`. For a new library, add a file to `rivals/` and a line to
// `SUPPLIERS` (`rivals/candidates.rs`).

#![cfg_attr(
    not(target_pointer_width = "64"),
    allow(dead_code, reason = "arithmetic modulo a number is left out, and what only it needs is here")
)]
mod elbrus;
mod experiment;
mod experiments;
mod files;
mod model;
mod overheads;
mod packets;
mod pair;
mod readme;
mod record;
mod report;
mod rivals;

use clap::{Parser, Subcommand};
use experiment::Common;
use experiments::{alignment, kuznyechik_variants};
use std::{io, process::ExitCode};

/// Experiments and comparisons for fastgost.
#[derive(Parser)]
#[command(name = "fastgost-lab", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    All(experiments::All),
    /// Modes whose blocks are independent: messages, packets, key changes, threads
    ParallelModes(Common),
    /// Hash functions over one long message and many short ones
    Hashes(Common),
    Alignment(alignment::Arguments),
    KuznyechikVariants(kuznyechik_variants::Arguments),
    /// Lower bounds for CPUs that are not at hand, from counted operations
    Model(Common),
    /// Code for Elbrus, run by an executor: cycles are counted, not measured
    Elbrus(Common),
    /// All operations that other libraries have too: RustCrypto, gost-engine, libgcrypt and nettle
    Rivals(Common),
    /// Cycles per byte by the length of a message, on every kernel, compared with other libraries
    Lengths(Common),
    Gpu(experiments::gpu::Arguments),
    /// Multi-precision arithmetic, copies and signatures, compared with GMP, OpenSSL, MIRACL and crypto-bigint
    Numbers(Common),
    Overheads(overheads::Arguments),
    Files(files::Arguments),
    Packets(packets::Arguments),
    Record(record::Arguments),
    Report(report::Arguments),
    Readme(readme::Arguments),
}

fn main() -> ExitCode {
    let out = &mut io::stdout().lock();
    let outcome = match Arguments::parse().command {
        Command::All(arguments) => experiments::all(&arguments, out),
        Command::ParallelModes(common) => experiment::run(&experiments::PARALLEL_MODES, &common, out),
        Command::Hashes(common) => experiment::run(&experiments::HASHES, &common, out),
        Command::Alignment(arguments) => alignment::command(&experiments::ALIGNMENT, &arguments, out),
        Command::KuznyechikVariants(arguments) => {
            kuznyechik_variants::command(&experiments::KUZNYECHIK_VARIANTS, &arguments, out)
        }
        Command::Model(common) => experiment::run(&experiments::MODEL, &common, out),
        Command::Elbrus(common) => experiment::run(&experiments::ELBRUS, &common, out),
        Command::Rivals(common) => experiment::run(&experiments::RIVALS, &common, out),
        Command::Lengths(common) => experiment::run(&experiments::LENGTHS, &common, out),
        Command::Gpu(arguments) => experiments::gpu::command(&experiments::GPU, &arguments, out),
        Command::Numbers(common) => experiment::run(&experiments::NUMBERS, &common, out),
        Command::Overheads(arguments) => overheads::run(&arguments, out),
        Command::Files(arguments) => files::run(&arguments, out),
        Command::Packets(arguments) => packets::run(&arguments, out),
        Command::Report(arguments) => report::run(&arguments, out),
        Command::Readme(arguments) => readme::run(&arguments, out),
        Command::Record(arguments) => record::run(&arguments, &mut io::stdin().lock(), out),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("fastgost-lab: {e}");
            // A failed check is not a mistake of the caller, so it has its own exit status.
            ExitCode::from(if e.is::<readme::Differs>() || e.is::<experiment::Failed>() { 1 } else { 2 })
        }
    }
}
