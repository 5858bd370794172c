//! `fastgost pfx`: keys and certificates in PFX files (PKCS #12).
use crate::{
    failure::{Failure, Result},
    key::{AnyKey, KEY_OPTIONS, read_up_to},
    key_file::Public,
    kind,
    passphrase::Passphrases,
    quote,
};
use clap::{Args, Subcommand};
use fastgost::{
    keys::{
        Algorithm, documents,
        x509::{Kind, Signed},
    },
    sign::SigningKey,
};
use fastgost_pki::{
    Error, FileKind, Strictness,
    pfx::{MOST_ITERATIONS, Pfx},
};
use std::path::Path;

mod export;
mod import;
mod show;

/// Read and write PFX files (PKCS #12): keys and certificates under a passphrase
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Import(import::Arguments),
    Export(export::Arguments),
    Show(show::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Import(arguments) => import::run(arguments),
        Command::Export(arguments) => export::run(arguments),
        Command::Show(arguments) => show::run(arguments),
    }
}

/// Anything longer is not meant as a PFX.
const LONGEST: usize = 16 << 20;

/// Reads a file, which is to be a PFX in DER or BER, or in PEM.
fn read(path: &Path) -> Result<(AnyKey, String)> {
    let (file, name) = match path == Path::new("-") {
        true => (crate::io::stdin().map_err(|e| Failure::io("standard input", &e))?, "standard input".to_owned()),
        false => (kind::open(path)?, quote::path(path)),
    };
    let data = read_up_to(file, LONGEST, &name)?;
    if data.len() > LONGEST {
        return Err(Failure::new(format!("{name}: more than {LONGEST} bytes, which is too long for a PFX")));
    }
    if let Some(found) = FileKind::of(&data).filter(|found| *found != FileKind::Pfx) {
        return Err(kind::wrong(&name, found, "a PFX in DER, base64 or PEM (PKCS12)"));
    }
    Ok((unarmored(data), name))
}

/// The data, or what is in it if it is text of a PFX, such as certtool writes, or of anything without a label.
pub fn unarmored(data: AnyKey) -> AnyKey {
    let document = documents(&data).next().and_then(fastgost::Result::ok).filter(|found| found.may_be(&["PKCS12"]));
    document.map_or(data, |document| document.der)
}

/// How long opening a PFX may take.
#[derive(Args)]
struct Limit {
    /// The most iterations of key derivation, over all parts of the PFX and all forms of the passphrase
    #[arg(long, value_name = "N", default_value_t = MOST_ITERATIONS, value_parser = clap::value_parser!(u32).range(1..), help_heading = KEY_OPTIONS)]
    most_iterations: u32,
}

/// Opens a PFX. If no option says where its passphrase is, the empty one is tried before the terminal is asked: programs
/// write it where people leave the passphrase out.
fn open(data: &[u8], name: &str, most_iterations: u32, passphrases: &mut Passphrases<'_>) -> Result<Pfx> {
    let open = |passphrase: &[u8]| Pfx::open(data, passphrase, most_iterations, Strictness::Lenient);
    let opened = match passphrases.are_asked_for() {
        true => match open(b"") {
            Err(Error::Password) => open(&passphrases.of(name)?),
            opened => opened,
        },
        false => open(&passphrases.of(name)?),
    };
    opened.map_err(|e| wrong(name, &e))
}

/// Opens a PFX whose keys are used at once. Without a MAC anybody could have made it, under any passphrase.
fn open_for_use(data: &[u8], name: &str, passphrases: &mut Passphrases<'_>) -> Result<Pfx> {
    let pfx = open(data, name, MOST_ITERATIONS, passphrases)?;
    match pfx.mac() {
        None => Err(Failure::Refused(format!(
            "{name}: this PFX has no MAC, so anybody could have made it; look at it with `fastgost pfx show` and take out what is \
             yours with `fastgost pfx import`"
        ))),
        Some(_) => Ok(pfx),
    }
}

/// The failure for an error of a PFX.
fn wrong(name: &str, e: &Error) -> Failure {
    match e {
        Error::Password => Failure::Refused(format!("{name}: {e}")),
        Error::Iterations { .. } => Failure::new(format!(
            "{name}: {e}; `fastgost pfx show` and `fastgost pfx import` allow more with --most-iterations"
        )),
        e => Failure::new(format!("{name}: {e}")),
    }
}

/// The private key in a PFX that has exactly one.
pub fn only_key(data: &[u8], name: &str, passphrases: &mut Passphrases<'_>) -> Result<(Algorithm, SigningKey)> {
    let pfx = open_for_use(data, name, passphrases)?;
    let mut keys = pfx.keys();
    match (keys.next(), keys.count()) {
        (Some(bag), 0) => bag.private_key(Strictness::Lenient).map_err(|e| wrong(name, &e)),
        (None, _) => Err(Failure::new(format!("{name}: this PFX has no private key"))),
        (_, more) => Err(Failure::new(format!(
            "{name}: this PFX has {} private keys; `fastgost pfx import` writes them to a file, to choose one from",
            more + 1
        ))),
    }
}

/// The public keys of a PFX's owner: of its private keys or, if it has none, of its only certificate. The certificates of
/// issuers are not meant.
pub fn publics(data: &[u8], name: &str, passphrases: &mut Passphrases<'_>) -> Result<Vec<Public>> {
    let pfx = open_for_use(data, name, passphrases)?;
    let mut publics = Vec::new();
    for bag in pfx.keys() {
        let (algorithm, key) = bag.private_key(Strictness::Lenient).map_err(|e| wrong(name, &e))?;
        publics.push(Public { algorithm, key: key.verifying_key() });
    }
    if !publics.is_empty() {
        return Ok(publics);
    }
    let mut certificates = pfx.certificates();
    match (certificates.next(), certificates.count()) {
        (Some((_, der)), 0) => {
            let public = Signed::from_der(Kind::Certificate, der).and_then(|signed| signed.subject_key());
            let public = public.map_err(|e| Failure::new(format!("{name}: {e}")))?;
            let key = public.verifying_key().map_err(|e| Failure::new(format!("{name}: {e}")))?;
            Ok(vec![Public { algorithm: public.algorithm(), key }])
        }
        _ => Err(Failure::new(format!(
            "{name}: this PFX has neither a private key nor exactly one certificate; `fastgost pfx import` writes its \
             certificates to a file, to choose one from"
        ))),
    }
}
