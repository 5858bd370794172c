//! `fastgost cert crl`: CRLs.
use super::{days, failed, issuer, output, read_one, unmade, write};
use crate::{
    failure::{Failure, Quiet, Result, note},
    key_file,
    passphrase::PassphraseArguments,
    quote,
};
use clap::Args;
use fastgost_pki::x509::{
    Certificate, CrlReason, ListNumber, NewRevocationList, RevocationList, Revoked, SerialNumber,
    name::{brief, same},
    time,
    x509_cert::{
        der::oid::AssociatedOid,
        ext::{
            Extension,
            pkix::{AuthorityKeyIdentifier, CrlNumber},
        },
    },
};
use std::{
    io::IsTerminal,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// Make the first CRL of a CA, or the next CRL after the CA's last CRL
#[derive(Args)]
#[command(after_help = "Example: fastgost cert crl --ca ca.pem --ca-key ca.key --days 30 -o first.crl\n         \
fastgost cert crl --ca ca.pem --ca-key ca.key --from first.crl --revoke stolen.pem --reason keyCompromise \
--days 30 -o second.crl")]
pub struct Arguments {
    /// The CA's certificate, in PEM or DER
    #[arg(long, value_name = "CA")]
    ca: PathBuf,
    /// The CA's private key in PKCS #8 (PEM or DER) or in a PFX. The command asks for the passphrase of an encrypted
    /// key
    #[arg(long, value_name = "KEY")]
    ca_key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// The CA's last CRL. The new CRL keeps all entries and the scope of the last CRL. The number of the new CRL is the
    /// next number
    #[arg(long, value_name = "CRL")]
    from: Option<PathBuf>,
    /// The certificate to revoke: a file in PEM or DER, or serial:HEX with the serial number. The CA's key must have
    /// signed the certificate in the file. If you give only a serial number, the command cannot check whether the CA
    /// has issued such a certificate. The option may be repeated
    #[arg(long, value_name = "CERT")]
    revoke: Vec<PathBuf>,
    /// The reason for the revocation: keyCompromise, CACompromise, affiliationChanged, superseded,
    /// cessationOfOperation, certificateHold, privilegeWithdrawn
    #[arg(long, value_name = "REASON", requires = "revoke", value_parser = reason)]
    reason: Option<CrlReason>,
    /// The CRL's number: in decimal, or 0x and up to 20 bytes in hexadecimal. The number must be higher than the number
    /// of the last CRL [default: the next number; 1 for a first CRL]
    #[arg(long, value_name = "N")]
    number: Option<ListNumber>,
    /// The number of days until the next CRL
    #[arg(long, value_name = "N", default_value = "30", value_parser = days)]
    days: u32,
    /// The file to create, in PEM. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
}

/// The reasons for a revocation, with the names that openssl uses.
const REASONS: [(&str, CrlReason); 7] = [
    ("keyCompromise", CrlReason::KeyCompromise),
    ("CACompromise", CrlReason::CaCompromise),
    ("affiliationChanged", CrlReason::AffiliationChanged),
    ("superseded", CrlReason::Superseded),
    ("cessationOfOperation", CrlReason::CessationOfOperation),
    ("certificateHold", CrlReason::CertificateHold),
    ("privilegeWithdrawn", CrlReason::PrivilegeWithdrawn),
];

fn reason(text: &str) -> std::result::Result<CrlReason, String> {
    let found = REASONS.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
    let allowed = || format!("allowed: {}", REASONS.map(|(name, _)| name).join(", "));
    found.map(|(_, reason)| *reason).ok_or_else(allowed)
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { ca, ca_key, passphrase, from, revoke, reason, number, days, output: path, .. } = arguments;
    let output = output(path, [ca_key.clone()].into_iter().chain(passphrase.files()))?;
    let certificate = read_one(ca, "certificates", Certificate::read_all)?;
    let last = from.as_ref().map(|path| last(path, &certificate)).transpose()?;
    let mut revoked: Vec<_> = last.iter().flat_map(|(list, _)| list.revoked()).collect();
    let next = last.as_ref().map_or(ListNumber::from(1), |(_, next)| *next);
    let list = last.map(|(list, _)| list);
    if number.is_some_and(|number| number < next) {
        return Err(Failure::new(format!("--number: numbers of CRLs grow; allowed: {next} or more")));
    }
    let now = SystemTime::now();
    let date = time(now).map_err(unmade)?;
    for path in revoke {
        let serial_number = serial(path, &certificate, list.as_ref())?;
        if revoked.iter().any(|entry| entry.serial_number == serial_number) {
            return Err(Failure::new(format!("{}: revoked already", quote::path(path))));
        }
        revoked.push(Revoked { serial_number, date, reason: *reason, extensions: Vec::new() });
    }
    let signer = key_file::private(ca_key, passphrase)?;
    let issuer = issuer(ca, &certificate, &signer)?;
    // The command prints the note only on terminals, as `keygen` does, because a script expects no output from a
    // command that succeeds.
    if from.is_none() && std::io::stderr().is_terminal() {
        note("this is a first CRL; if this CA has made a CRL before, give it as --from, or its entries are lost");
    }
    let new = NewRevocationList {
        this_update: date,
        next_update: time(now + Duration::from_secs(u64::from(*days) * 86400)).map_err(unmade)?,
        number: number.unwrap_or(next),
        revoked,
        extensions: list.iter().flat_map(|list| list.extensions().iter()).filter(stays).cloned().collect(),
    };
    write(output, new.signed_by(&issuer).map(|list| list.to_pem()))
}

/// Returns true if the next CRL must contain this extension of the last CRL. The next CRL keeps all extensions except
/// the CRL number and the authority key identifier.
fn stays(extension: &&Extension) -> bool {
    ![CrlNumber::OID, AuthorityKeyIdentifier::OID].contains(&extension.extn_id)
}

/// Reads the last CRL, and returns it with the number of the next CRL.
fn last(path: &Path, certificate: &Certificate) -> Result<(RevocationList, ListNumber)> {
    let name = quote::path(path);
    let list = read_one(path, "CRLs", RevocationList::read_all)?;
    if !list.is_issued_by(certificate) {
        return Err(Failure::Refused(format!("{name}: the CRL is not signed by this CA")));
    }
    // If the CRL has unknown critical extensions, the command cannot make the next CRL.
    list.is_understood().map_err(|e| Failure::Refused(format!("{name}: the list cannot be continued: {e}")))?;
    let next = match list.number().map_err(|e| failed(&name, e))? {
        None => ListNumber::from(1),
        Some(number) => {
            let last =
                || Failure::new(format!("{name}: its number is {number}; after it there is none of up to 20 bytes"));
            number.next().ok_or_else(last)?
        }
    };
    Ok((list, next))
}

/// Returns the serial number of a certificate to revoke. The argument is `serial:` and the number, or a file with the
/// certificate.
fn serial(path: &Path, ca: &Certificate, list: Option<&RevocationList>) -> Result<SerialNumber> {
    if let Some(digits) = path.to_str().and_then(|text| text.strip_prefix("serial:")) {
        let allowed =
            || Failure::new(format!("serial:{digits}: allowed: up to 20 bytes in hexadecimal, such as serial:01:af"));
        let bytes = crate::hex::decode(&digits.replace(':', "")).ok_or_else(allowed)?;
        return SerialNumber::new(&bytes).map_err(|_| allowed());
    }
    let certificate = read_one(path, "certificates", Certificate::read_all)?;
    let name = quote::path(path);
    if !same(certificate.issuer(), ca.subject()) {
        let issuer = brief(certificate.issuer());
        return Err(Failure::Refused(format!(
            "{name}: the certificate is from another CA, {issuer}; give a certificate of this CA, or that CA's certificate as --ca"
        )));
    }
    // The signature of the certificate is checked, because anybody can make a certificate with this CA's name and
    // another certificate's serial number.
    if !certificate.is_issued_by(ca) {
        let number = certificate.serial_number();
        return Err(Failure::Refused(format!(
            "{name}: this CA's key did not sign the certificate, so its serial number may be that of another; allowed: a \
             certificate signed with the key of --ca; if an older key of the CA signed it, --revoke serial:{number}"
        )));
    }
    // If the scope of the last CRL excludes the certificate, readers of the CRL would ignore an entry for the
    // certificate.
    if let Some(Err(problem)) = list.map(|list| list.concerns(&certificate)) {
        return Err(Failure::Refused(format!("{name}: it cannot be revoked in the list of --from: {problem}")));
    }
    Ok(certificate.serial_number().clone())
}
