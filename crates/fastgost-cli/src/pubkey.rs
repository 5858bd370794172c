//! `fastgost pubkey`: writes public keys, or their fingerprints.
use crate::{
    failure::{Failure, Quiet, Result},
    hex,
    io::{self, Clobber, Input, Output},
    key_file,
    passphrase::PassphraseArguments,
    quote,
    terminal::Content,
};
use clap::Args;
use fastgost::{hash::Streebog256, text::encode};
use std::path::{Path, PathBuf};

/// Show the public keys in a file, or the public keys of its private keys, in PEM
#[derive(Args)]
#[command(after_help = "Examples: fastgost pubkey -o pub.pem key.pem\n          \
fastgost pubkey --fingerprint pub.pem")]
pub struct Arguments {
    /// Show the key's fingerprint instead: the Streebog-256 digest, in hex, of the public key in DER as this command
    /// writes it. `keygen` shows the same fingerprint. Compare the fingerprint of a key that you got with the
    /// fingerprint that its owner tells you. The fingerprint of a certificate covers only its key, and no names
    #[arg(long)]
    fingerprint: bool,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Where to write. An existing file is replaced [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// A file with private keys in PKCS #8 (PEM or DER), a PFX, or a file with public keys or certificates. If a file
    /// has private keys, its public keys and certificates are ignored. The command asks for the passphrase of an
    /// encrypted key
    #[arg(value_name = "KEY")]
    key: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { fingerprint: only_fingerprint, passphrase, output, clobber, key, .. } = arguments;
    // The output is text, which may go to a terminal.
    let path = output.as_deref().unwrap_or(Path::new("-"));
    io::spare(Some(path), passphrase.files())?;
    let mut output = Output::new(Some(path), &Input::open(Some(key))?, Content::Unknown)?.clobbering(*clobber)?;
    let publics = key_file::publics_of_any(key, passphrase)?;
    // Somebody may have added a key to the file. Then one of several lines would be the expected fingerprint.
    if *only_fingerprint && publics.len() != 1 {
        let (name, count) = (quote::path(key), publics.len());
        return Err(Failure::new(format!(
            "{name}: has {count} keys, and --fingerprint is for a file with one key; without --fingerprint, the command \
             shows all keys"
        )));
    }
    for public in publics {
        let der = public.to_der()?;
        let text = if *only_fingerprint { fingerprint(&der) + "\n" } else { encode("PUBLIC KEY", &der).to_string() };
        output.write(text.as_bytes())?;
    }
    output.finish()
}

/// Returns the fingerprint of a public key in DER.
pub fn fingerprint(der: &[u8]) -> String {
    hex::encode(&Streebog256::digest(der))
}
