//! Reads containers of CryptoPro. The keys and certificates of a container become the contents of a `Pfx` in memory.
use super::{Found, Opening, omit, wrong};
use crate::{
    failure::{Failure, Result, note},
    passphrase::Passphrases,
};
use fastgost_pki::{
    Error,
    cryptopro::{Container, HeaderChecks},
};
use std::{fmt::Write, path::Path};

/// Opens the container in a folder, with the container's passphrase if the container has one.
pub fn open(folder: &Path, name: &str, opening: &Opening, passphrases: &mut Passphrases<'_>) -> Result<Found> {
    let checks = if opening.ignore_checksum { HeaderChecks::Skipped } else { HeaderChecks::Required };
    let read = |checks| Container::read_folder(folder, checks);
    // The header is read before the command asks for a passphrase. If the header's checksum is wrong, the error names
    // --ignore-checksum only if nothing else is wrong.
    let container = match read(checks) {
        Err(Error::Refused(reason)) if read(HeaderChecks::Skipped).is_ok() => return Err(refused(name, &reason)),
        container => container.map_err(|e| wrong(name, &e))?,
    };
    let passphrase = match container.needs_password() || !passphrases.are_asked_for() {
        true => opening.encode(passphrases.of(name)?)?,
        false => Default::default(),
    };
    if !container.needs_password() && passphrase.is_empty() {
        let encoding = [(opening.passphrase_encoding.is_some(), "--passphrase-encoding")];
        omit(name, "this container has no passphrase", &encoding)?;
    }
    let opened = match (container.open(&passphrase), checks) {
        (Err(Error::Refused(reason)), HeaderChecks::Required)
            if read(HeaderChecks::Skipped).and_then(|container| container.open(&passphrase)).is_ok() =>
        {
            return Err(refused(name, &reason));
        }
        (Err(Error::Password), _) if !passphrase.is_ascii() => {
            return Err(Failure::Refused(format!(
                "{name}: {}; programs differ in the bytes of characters that are not ASCII: try --passphrase-encoding",
                Error::Password
            )));
        }
        (opened, _) => opened.map_err(|e| wrong(name, &e))?,
    };
    for ignored in &opened.ignored {
        note(&format!("warning: {name}: {ignored}; --ignore-checksum goes on without it"));
    }
    if opening.ignore_checksum {
        note(&format!(
            "warning: {name}: with --ignore-checksum, {UNAUTHENTICATED}: compare its public key with your certificate"
        ));
    }
    if let Some(damaged) = &opened.damaged {
        note(&format!(
            "warning: {name}: one of the two copies of the key is damaged, and the other one is right: {damaged}"
        ));
    }
    if container.has_second_key() {
        note(&format!(
            "{name}: has a second key, which is not read, since no public description says how it is stored; the program that made the \
             container can copy it to a separate container"
        ));
    }
    let mut head = "Container of CryptoPro".to_owned();
    // Writing to a string does not fail, so the result is ignored.
    let _ = writeln!(head, "\nPassphrase: {}", if container.needs_password() { "yes" } else { "no" });
    if let Some(period) = container.period() {
        let time = |time: Option<_>| {
            time.map_or("any time".to_owned(), |time: fastgost_pki::x509::x509_cert::der::DateTime| time.to_string())
        };
        let _ = writeln!(head, "Used from {} to {}", time(period.not_before), time(period.not_after));
    }
    Ok(Found { pfx: container.to_pfx(&opened).map_err(|e| wrong(name, &e))?, head, has_no_mac: false })
}

fn refused(name: &str, reason: &str) -> Failure {
    Failure::Refused(format!("{name}: {reason}; --ignore-checksum goes on without it, and then {UNAUTHENTICATED}"))
}

/// The warning about a container whose checksums are not checked. The warning says what nobody can know without the
/// checksums.
const UNAUTHENTICATED: &str = "nothing shows whose key it is: the fingerprint in header.key shows only that the files fit one another, and \
                               whoever could write to the folder may have put another key there";
