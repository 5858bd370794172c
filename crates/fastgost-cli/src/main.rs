//! The `fastgost` command: one file per subcommand, and the modules that the subcommands share.

// Inputs and outputs go through `io`. `stream.rs` processes data in chunks, on many threads. `src/lib.rs` is a small
// library in the same package as the command. The library has the code for measuring, which `speed` and the program
// `fastgost-lab` use. The library also has the module `inherited.rs`, the only module of the command with `unsafe`
// code.

#![forbid(unsafe_code)]
mod cert;
mod cipher;
mod cms;
mod completions;
mod failure;
mod file_name;
mod hex;
mod info;
mod io;
mod json;
mod jws;
mod kat;
mod key;
mod key_file;
mod keygen;
mod kind;
mod mac;
mod names;
mod number;
mod passphrase;
mod pfx;
mod progress;
mod pubkey;
mod quote;
mod sealed;
mod semaphore;
mod sign;
mod speed;
mod stream;
mod sum;
mod terminal;
mod transfer;
mod tunnel;
mod usage;
mod verify;
mod xml;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand, error::ErrorKind};
use failure::{Failure, Result};
use std::process::ExitCode;

/// Russian standard cryptography (GOST), constant-time, at the speed of the hardware.
#[derive(Parser)]
#[command(name = "fastgost", version, max_term_width = 100)]
#[command(arg_required_else_help = false)]
#[command(after_help = "Exit status: 0 success; 1 a check failed; 2 wrong usage or input/output error \
(for these errors, `sum` has exit status 1, as sha256sum does); 141 the program that reads the output stopped \
reading.")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Encrypt(sealed::Encrypt),
    Decrypt(sealed::Decrypt),
    Cipher(cipher::Arguments),
    Sum(sum::Arguments),
    Mac(mac::Arguments),
    Keygen(keygen::Arguments),
    Pubkey(pubkey::Arguments),
    Cert(Box<cert::Arguments>),
    Pfx(pfx::Arguments),
    Key(pfx::key::Arguments),
    Cms(cms::Arguments),
    Jws(jws::Arguments),
    Xml(Box<xml::Arguments>),
    Sign(sign::Sign),
    Verify(verify::Verify),
    Tunnel(tunnel::Arguments),
    Info(info::Arguments),
    Kat(kat::Arguments),
    Speed(speed::Arguments),
    Completions(completions::Completions),
    ManPages(completions::ManPages),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.report();
            failure.status()
        }
    }
}

fn run() -> Result<()> {
    let mut command = Arguments::command();
    let parsed = command.try_get_matches_from_mut(std::env::args_os());
    let arguments = match parsed.and_then(|matches| {
        if is_quiet(&matches) {
            failure::be_quiet();
        }
        Arguments::from_arg_matches(&matches).map_err(|e| e.format(&mut command))
    }) {
        Ok(arguments) => arguments,
        Err(e) if matches!(e.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return io::print(e.render().to_string().as_bytes());
        }
        Err(e) => {
            let given: Vec<_> = std::env::args_os().skip(1).collect();
            let given_words = given.iter().map_while(|a| a.to_str());
            let wrong = Failure::new(usage::EXPLAINER.message(e, &command, given_words));
            return Err(if given.first().is_some_and(|a| a == "sum") { wrong.into_check() } else { wrong });
        }
    };
    match arguments.command {
        Command::Encrypt(a) => sealed::encrypt(&a),
        Command::Decrypt(a) => sealed::decrypt(&a),
        Command::Cipher(a) => cipher::run(&a),
        Command::Sum(a) => sum::run(&a),
        Command::Mac(a) => mac::run(&a),
        Command::Keygen(a) => keygen::run(&a),
        Command::Pubkey(a) => pubkey::run(&a),
        Command::Cert(a) => cert::run(&a),
        Command::Pfx(a) => pfx::run(&a),
        Command::Key(a) => pfx::key::run(&a),
        Command::Cms(a) => cms::run(&a),
        Command::Jws(a) => jws::run(&a),
        Command::Xml(a) => xml::run(&a),
        Command::Tunnel(a) => tunnel::run(&a),
        Command::Sign(a) => sign::sign(&a),
        Command::Verify(a) => verify::run(&a),
        Command::Info(a) => info::run(&a),
        Command::Kat(a) => kat::run(&a),
        Command::Speed(a) => speed::run(&a),
        Command::Completions(a) => completions::completions(&a, Arguments::command()),
        Command::ManPages(a) => completions::man_pages(&a, Arguments::command()),
    }
}

/// Whether `--quiet` was given to the subcommand, or to a subcommand of the subcommand.
fn is_quiet(matches: &ArgMatches) -> bool {
    let (_, matches) = matches.subcommand().unzip();
    matches.is_some_and(|matches| matches!(matches.try_get_one("quiet"), Ok(Some(true))) || is_quiet(matches))
}
