//! `fastgost pubkey`: writes the public key of a private key.
use crate::{
    failure::{Failure, Quiet, Result},
    io::{self, Clobber, Input, Output},
    key_file,
    passphrase::PassphraseArguments,
    terminal::Content,
};
use clap::Args;
use fastgost::{keys::EncodePublicKey, text::encode};
use std::{
    path::{Path, PathBuf},
    slice,
};

/// Show, in PEM, the public key of each private key in a file
#[derive(Args)]
#[command(after_help = "Example: fastgost pubkey -o pub.pem key.pem")]
pub struct Arguments {
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Where to write. An existing file is replaced [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// A file with private keys in PKCS #8 (PEM or DER), or a PFX with one private key. The command asks for the
    /// passphrase of an encrypted key
    #[arg(value_name = "KEY")]
    key: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { passphrase, output, clobber, key, .. } = arguments;
    // The output is text, which may go to a terminal.
    let path = output.as_deref().unwrap_or(Path::new("-"));
    io::spare(Some(path), passphrase.files())?;
    let mut output = Output::new(Some(path), &Input::open(Some(key))?, Content::Unknown)?.clobbering(*clobber)?;
    let mut passphrases = passphrase.source();
    for key in key_file::any_privates(slice::from_ref(key), passphrase)? {
        let public = key.into_any_key(&mut passphrases)?.public_key();
        let der = public.to_public_key_der().map_err(|e| Failure::new(e.to_string()))?;
        output.write(encode("PUBLIC KEY", der.as_bytes()).as_bytes())?;
    }
    output.finish()
}
