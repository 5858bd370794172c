//! The lab: experiments, and comparisons with rivals on the same machine, in one process.
#![forbid(unsafe_code)]
mod rivals;

use clap::{Parser, Subcommand};
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
    Rivals(rivals::Arguments),
}

fn main() -> ExitCode {
    let Arguments { command: Command::Rivals(arguments) } = Arguments::parse();
    match rivals::run(&arguments, &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("fastgost-lab: {e}");
            ExitCode::from(2)
        }
    }
}
