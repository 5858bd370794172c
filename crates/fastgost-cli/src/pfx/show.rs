//! `fastgost pfx show`: prints the contents of a PFX for people.
use super::{Opening, read};
use crate::{
    failure::{Quiet, Result},
    io,
    passphrase::PassphraseArguments,
    quote,
};
use clap::Args;
use fastgost::keys::Algorithm;
use fastgost_pki::{
    Strictness,
    pfx::{Bag, Content},
    x509::{Certificate, name},
};
use std::{fmt::Write, path::PathBuf};

/// Show what is in a PFX or in a container of CryptoPro: private keys (without the secrets), certificates and the MAC
#[derive(Args)]
#[command(after_help = "Examples: fastgost pfx show alice.p12\n          fastgost pfx show ivan.000")]
pub struct Arguments {
    #[command(flatten)]
    passphrase: PassphraseArguments,
    #[command(flatten)]
    opening: Opening,
    #[command(flatten)]
    quiet: Quiet,
    /// The PFX in DER or PEM (`-`: standard input), or the folder of a container. The command asks for the passphrase
    #[arg(value_name = "IN")]
    pfx: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { passphrase, opening, pfx: path, .. } = arguments;
    passphrase.leave_stdin_to(Some(path))?;
    let (source, name) = read(path)?;
    let found = opening.open(&source, &name, passphrase, &mut passphrase.source())?;
    let mut text = found.head;
    for bag in found.pfx.bags() {
        // Writing to a string does not fail, so the result is ignored.
        let _ = lines(bag, &mut text);
    }
    io::print(text.as_bytes())
}

fn lines(bag: &Bag, text: &mut String) -> std::fmt::Result {
    match bag.content() {
        Content::Key(_) => match bag.private_key(Strictness::Lenient) {
            Ok(key) => {
                let standard = if key.algorithm() == Algorithm::Gost2001 { "2001" } else { "2012" };
                let curve = key.curve();
                writeln!(text, "Private key: GOST R 34.10-{standard}, {} bits, curve {}", curve.bits(), curve.name())?;
            }
            Err(e) => writeln!(text, "Private key: {e}")?,
        },
        Content::Certificate(der) => certificate(der, text)?,
        Content::RevocationList(_) => writeln!(text, "CRL")?,
        Content::Encrypted(with) => {
            writeln!(text, "Something, most likely certificates, under {with}, which is not read")?
        }
        Content::Other(id) => writeln!(text, "Something else: type {id}")?,
        _ => writeln!(text, "Something else")?,
    }
    if let Some(name) = bag.name() {
        writeln!(text, "  name: {}", quote::quoted(name.as_bytes()))?;
    }
    if let Some(id) = bag.id() {
        let digits: Vec<_> = id.iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(text, "  identifier: {}", digits.join(":"))?;
    }
    if let Some(permissions) = bag.permissions() {
        let purpose = if permissions.exchange() { "key exchange and signatures" } else { "signatures" };
        let exportable = if permissions.exportable() { "exportable" } else { "not exportable" };
        writeln!(text, "  marked for CryptoPro's programs: for {purpose}, {exportable}")?;
    }
    writeln!(text, "  encrypted: {}", if bag.encrypted() { "yes" } else { "no" })
}

fn certificate(der: &[u8], text: &mut String) -> std::fmt::Result {
    let certificate = match Certificate::from_der(der) {
        Ok(certificate) => certificate,
        Err(e) => return writeln!(text, "Certificate: {e}"),
    };
    writeln!(text, "Certificate: {}", name::show(certificate.subject()))?;
    writeln!(text, "  issuer: {}", name::show(certificate.issuer()))?;
    writeln!(text, "  serial number: {}", certificate.serial_number())?;
    writeln!(text, "  valid: {} to {}", certificate.validity().not_before, certificate.validity().not_after)
}
