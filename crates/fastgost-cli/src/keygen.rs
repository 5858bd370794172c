//! `fastgost keygen`: makes new keys.
use crate::{
    failure::{Failure, Quiet, Result, note},
    hex,
    io::{self, Output},
    key::KEY_OPTIONS,
    names,
    passphrase::PassphraseArguments,
    pubkey, quote,
};
use clap::{ArgGroup, Args, ValueEnum};
use fastgost::{
    curve::Curve,
    keys::{EncodePrivateKey, EncodePublicKey, Encryption, Scheme, write_encrypted_private_key_pem},
    sign::SigningKey,
    text::encode,
};
use std::{
    io::IsTerminal,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// Make a key
#[derive(Args)]
#[command(override_usage = "fastgost keygen <--secret|--curve <CURVE>> --output <FILE> [OPTIONS]")]
#[command(group = ArgGroup::new("kind").required(true).args(["secret", "curve"]))]
#[command(after_help = "Examples: fastgost keygen --secret -o k\n          \
fastgost keygen --curve 256-a -o key.pem\n          \
fastgost keygen --curve 512-c --passphrase -o key.pem")]
pub struct Arguments {
    /// A secret key for ciphers and MACs: 32 random bytes
    #[arg(long)]
    secret: bool,
    /// A private key on this curve, in PKCS #8 (PEM). Use the key to sign, or to decrypt files that were encrypted for
    /// its public key. The recommended curve is 256-a. The other curves are 256-b, 256-c, 256-d, 512-a, 512-b, 512-c,
    /// and CryptoPro's curves: cryptopro-a, cryptopro-b, cryptopro-c, cryptopro-xcha, cryptopro-xchb
    #[arg(long, value_name = "CURVE", value_parser = names::curve)]
    curve: Option<&'static Curve>,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// How a passphrase encrypts the private key (RFC 9337) [default: kuznyechik-ctr-acpkm-omac]
    #[arg(long, value_name = "SCHEME", requires = "PassphraseArguments", help_heading = KEY_OPTIONS)]
    scheme: Option<SchemeName>,
    /// Write a secret key as 64 hex digits and a newline
    #[arg(long, conflicts_with = "curve")]
    hex: bool,
    /// The file to create, with mode 0600. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
}

/// How a passphrase encrypts a private key. The default scheme here is also the default scheme of the library.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum SchemeName {
    /// With a MAC, which detects a wrong passphrase or a change
    #[default]
    KuznyechikCtrAcpkmOmac,
    /// Without a MAC. gost-engine can read this scheme
    KuznyechikCtrAcpkm,
    /// With a MAC, which detects a wrong passphrase or a change
    MagmaCtrAcpkmOmac,
    /// Without a MAC. gost-engine can read this scheme
    MagmaCtrAcpkm,
}

impl SchemeName {
    pub fn scheme(self) -> Scheme {
        match self {
            Self::KuznyechikCtrAcpkmOmac => Scheme::KuznyechikCtrAcpkmOmac,
            Self::KuznyechikCtrAcpkm => Scheme::KuznyechikCtrAcpkm,
            Self::MagmaCtrAcpkmOmac => Scheme::MagmaCtrAcpkmOmac,
            Self::MagmaCtrAcpkm => Scheme::MagmaCtrAcpkm,
        }
    }
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let path = Some(&*arguments.output).filter(|path| *path != Path::new("-"));
    if let Some(curve) = arguments.curve {
        return private(arguments, path, curve);
    }
    if arguments.passphrase.given() {
        return Err(Failure::new("a secret key is never encrypted; allowed: a passphrase with --curve"));
    }
    let mut key = Zeroizing::new([0; 32]);
    getrandom::fill(&mut key[..]).map_err(|e| Failure::new(format!("the system's random number generator: {e}")))?;
    let bytes = if arguments.hex { hex::encode(&key[..]).into_bytes() } else { key.to_vec() };
    let mut bytes = Zeroizing::new(bytes);
    if arguments.hex {
        bytes.push(b'\n');
    }
    if let Some(path) = path {
        return create(Output::secret(path)?, &bytes);
    }
    if !arguments.hex && std::io::stdout().is_terminal() {
        return Err(Failure::new("refusing to write a binary key to a terminal; use -o FILE or --hex"));
    }
    io::print(&bytes)
}

fn private(arguments: &Arguments, path: Option<&Path>, curve: &'static Curve) -> Result<()> {
    // The output is opened before the command asks for a passphrase, since opening the output may fail.
    let output = path.map(Output::secret).transpose()?;
    let passphrase = if arguments.passphrase.given() { Some(arguments.passphrase.read_new()?) } else { None };
    let scheme = arguments.scheme.unwrap_or_default();
    let with = Encryption { scheme: scheme.scheme(), ..Encryption::default() };
    let key = SigningKey::generate(curve)?;
    let text = match passphrase {
        Some(passphrase) => Zeroizing::new(write_encrypted_private_key_pem(&key, &passphrase, &with)?),
        None => encode("PRIVATE KEY", key.to_pkcs8_der().map_err(|e| Failure::new(e.to_string()))?.as_bytes()),
    };
    match output {
        Some(output) => create(output, text.as_bytes())?,
        None => io::print(text.as_bytes())?,
    }
    // This output is for people at a terminal, and is not printed for scripts. A script expects no output if the
    // command succeeds.
    if std::io::stderr().is_terminal() {
        let public = key.verifying_key().to_public_key_der().map_err(|e| Failure::new(e.to_string()))?;
        let fingerprint = pubkey::fingerprint(public.as_bytes());
        note(&format!("public key {fingerprint} (Streebog-256 of its DER)"));
        if let Some(path) = path {
            note(&format!("to give it to others: fastgost pubkey -o PUBLIC {}", quote::path(path)));
        }
    }
    if arguments.passphrase.given() {
        let file = path.map_or("standard output".to_owned(), quote::path);
        let name = scheme.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
        note(&format!("{file}: encrypted with {name} and {} iterations of PBKDF2", with.iterations));
    }
    Ok(())
}

/// Writes a key to a new file. The file gets its name only when the file is complete. Otherwise a failure could leave a
/// truncated key, and the next attempt would not replace this file.
fn create(mut output: Output, bytes: &[u8]) -> Result<()> {
    output.write(bytes)?;
    output.finish()
}
