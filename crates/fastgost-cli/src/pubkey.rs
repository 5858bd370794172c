//! `fastgost pubkey`: writes public keys, or their fingerprints.
use crate::{
    failure::{Failure, Quiet, Result},
    hex,
    io::{self, Clobber, Input, Output},
    key_file,
    passphrase::PassphraseArguments,
    terminal::Content,
};
use clap::Args;
use fastgost::{hash::Streebog256, keys::EncodePublicKey, text::encode};
use std::path::{Path, PathBuf};

/// Show the public key of each key or certificate in a file, in PEM
#[derive(Args)]
#[command(after_help = "Examples: fastgost pubkey -o pub.pem key.pem\n          \
fastgost pubkey --fingerprint pub.pem")]
pub struct Arguments {
    /// Show fingerprints instead: the Streebog-256 digest of each public key in DER, in hex. `keygen` shows the same
    /// fingerprint. Compare the fingerprint of a key that you got with the fingerprint that its owner tells you
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
    /// A file with private keys in PKCS #8 (PEM or DER), a PFX with one private key, or a file with public keys or
    /// certificates. The command asks for the passphrase of an encrypted key
    #[arg(value_name = "KEY")]
    key: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { fingerprint: only_fingerprint, passphrase, output, clobber, key, .. } = arguments;
    // The output is text, which may go to a terminal.
    let path = output.as_deref().unwrap_or(Path::new("-"));
    io::spare(Some(path), passphrase.files())?;
    let mut output = Output::new(Some(path), &Input::open(Some(key))?, Content::Unknown)?.clobbering(*clobber)?;
    for public in key_file::publics_of_any(key, passphrase)? {
        let der = public.to_public_key_der().map_err(|e| Failure::new(e.to_string()))?;
        let text = match only_fingerprint {
            true => fingerprint(der.as_bytes()) + "\n",
            false => encode("PUBLIC KEY", der.as_bytes()).to_string(),
        };
        output.write(text.as_bytes())?;
    }
    output.finish()
}

/// Returns the fingerprint of a public key in DER.
pub fn fingerprint(der: &[u8]) -> String {
    hex::encode(&Streebog256::digest(der))
}
