//! `fastgost cert`: certificates.
use crate::failure::Result;
use clap::{Args, Subcommand};

mod name;
mod new;

/// Make certificates
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    New(new::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::New(arguments) => new::run(arguments),
    }
}
