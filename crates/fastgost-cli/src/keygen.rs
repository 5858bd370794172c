//! `fastgost keygen`: new keys.
use crate::{
    failure::{Failure, Result},
    hex, io, quote,
};
use clap::Args;
use std::{
    fs::{self, File},
    io::{IsTerminal, Write},
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// Make a key
#[derive(Args)]
#[command(after_help = "Example: fastgost keygen --secret -o k")]
pub struct Arguments {
    /// A secret key for ciphers and MACs: 32 random bytes
    #[arg(long)]
    secret: bool,
    /// Write it as 64 hex digits and a newline
    #[arg(long)]
    hex: bool,
    /// The file to create, with mode 0600; it must not exist yet. `-`: standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    if !arguments.secret {
        return Err(Failure::new("which key? allowed: --secret, a key of 32 random bytes for ciphers and MACs"));
    }
    let mut key = Zeroizing::new([0; 32]);
    getrandom::fill(&mut key[..]).map_err(|e| Failure::new(format!("the system's random number generator: {e}")))?;
    let bytes = if arguments.hex { hex::encode(&key[..]).into_bytes() } else { key.to_vec() };
    let mut bytes = Zeroizing::new(bytes);
    if arguments.hex {
        bytes.push(b'\n');
    }
    if arguments.output != Path::new("-") {
        return create(&arguments.output, &bytes);
    }
    if !arguments.hex && std::io::stdout().is_terminal() {
        return Err(Failure::new("refusing to write a binary key to a terminal; use -o FILE or --hex"));
    }
    io::print(&bytes)
}

fn create(path: &Path, bytes: &[u8]) -> Result<()> {
    let name = quote::path(path);
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).map_err(|e| match e.kind() {
        std::io::ErrorKind::AlreadyExists => Failure::new(format!("{name}: exists; a key is never overwritten")),
        _ => Failure::io(&name, &e),
    })?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(|e| {
        let _ = fs::remove_file(path);
        Failure::io(&name, &e)
    })
}
