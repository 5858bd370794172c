//! `fastgost cert`: certificates.
use crate::{
    failure::{Failure, Result, note},
    io::{self, Input, Output},
    kind, quote,
    terminal::Content,
};
use clap::{Args, Subcommand};
use fastgost_pki::{
    Error,
    x509::{Certificate, Issuer},
};
use std::{
    collections::HashSet,
    path::{Path, PathBuf},
    time::SystemTime,
};

mod crl;
mod name;
mod new;
mod profile;
mod request;
mod show;
mod sign;
mod verify;

pub use self::verify::moment;

/// Make, sign, show and verify certificates
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    New(new::Arguments),
    Request(request::Arguments),
    Sign(sign::Arguments),
    Verify(verify::Arguments),
    Show(show::Arguments),
    Crl(crl::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::New(arguments) => new::run(arguments),
        Command::Request(arguments) => request::run(arguments),
        Command::Sign(arguments) => sign::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Show(arguments) => show::run(arguments),
        Command::Crl(arguments) => crl::run(arguments),
    }
}

/// A hundred years, in days.
const MOST_DAYS: u32 = 36525;

fn days(text: &str) -> std::result::Result<u32, String> {
    let allowed = 1..=MOST_DAYS;
    text.parse().ok().filter(|n| allowed.contains(n)).ok_or_else(|| format!("allowed: 1 to {MOST_DAYS} days"))
}

/// The largest size of an input file, in bytes. The limit is high, because CRLs can be long.
const LONGEST: usize = 256 << 20;

/// Reads a file, or standard input for `-`. Returns the content, and a name for messages.
fn read(path: &Path) -> Result<(Vec<u8>, String)> {
    let name = if path == Path::new("-") { "standard input".to_owned() } else { quote::path(path) };
    let mut data = Vec::new();
    Input::open(Some(path))?.fill(&mut data, LONGEST + 1)?;
    match data.len() > LONGEST {
        true => Err(Failure::new(format!("{name}: too long; allowed: up to {LONGEST} bytes"))),
        false => Ok((data, name)),
    }
}

/// Reads these files, and returns everything that `parse` finds in them, such as certificates or CRLs.
pub fn read_all<T>(paths: &[PathBuf], parse: impl Fn(&[u8]) -> fastgost_pki::Result<Vec<T>>) -> Result<Vec<T>> {
    let mut all = Vec::new();
    for path in paths {
        let (data, name) = read(path)?;
        all.extend(parse(&data).map_err(|e| failed(&name, e))?);
    }
    Ok(all)
}

/// Reads a file, and returns the only certificate, request or CRL in the file. More than one is an error.
fn read_one<T>(path: &Path, what: &str, parse: impl Fn(&[u8]) -> fastgost_pki::Result<Vec<T>>) -> Result<T> {
    let mut all = read_all(&[path.to_owned()], parse)?;
    match (all.pop(), all.len()) {
        (Some(one), 0) => Ok(one),
        (_, more) => Err(Failure::new(format!("{}: contains {} {what}; allowed: one", quote::path(path), more + 1))),
    }
}

/// Prints a note for each way in which a certificate of a valid chain deviates from the standards. With --strict, the
/// command refuses these certificates instead.
pub fn note_deviations<'c>(certificates: impl IntoIterator<Item = &'c Certificate>) {
    let mut seen = HashSet::new();
    for certificate in certificates.into_iter().filter(|one| seen.insert(one.as_der())) {
        for lenience in certificate.deviations() {
            note(&format!("note: {}: read although it has {lenience}; --strict refuses it", certificate.label()));
        }
    }
}

/// Returns the failure for the error `e`. `name` is the name of the file or option that the error is about.
fn failed(name: &str, e: Error) -> Failure {
    if let Some(failure) = kind::misplaced(name, &e) {
        return failure;
    }
    match e {
        Error::Refused(_) => Failure::Refused(format!("{name}: {e}")),
        _ => Failure::new(format!("{name}: {e}")),
    }
}

/// Returns the failure for an error that occurs while the command makes a certificate, request or CRL.
fn unmade(e: Error) -> Failure {
    failed("nothing was made", e)
}

/// Opens the file that the command creates, or standard output for `-`. An existing file is an error. Commands call
/// this function before they ask for a passphrase.
fn output(path: &Path, secrets: impl Iterator<Item = PathBuf>) -> Result<Output> {
    io::spare(Some(path), secrets)?;
    match path == Path::new("-") {
        true => Output::new(Some(path), &Input::open(None)?, Content::Unknown),
        false => Output::once(path),
    }
}

fn write(mut output: Output, pem: fastgost_pki::Result<String>) -> Result<()> {
    output.write(pem.map_err(unmade)?.as_bytes())?;
    output.finish()
}

/// Returns the CA that has this certificate and signs with this private key.
fn issuer<'k>(path: &Path, certificate: &Certificate, key: &'k fastgost::sign::SigningKey) -> Result<Issuer<'k>> {
    let now = fastgost_pki::x509::time(SystemTime::now()).map_err(unmade)?;
    let name = quote::path(path);
    if certificate.validity().not_after.to_unix_duration() < now.to_unix_duration() {
        return Err(Failure::Refused(format!("{name}: the certificate has expired; what it signs would be rejected")));
    }
    Issuer::of(certificate, key).map_err(|e| match e {
        Error::Usage(why) => Failure::new(format!("{name}: {why}; give the key of this certificate as --ca-key")),
        Error::Refused(why) => Failure::Refused(format!("{name}: {why}; --authority makes certificates of CAs")),
        e => failed(&name, e),
    })
}
