//! `fastgost cert verify`: finds out whether certificates can be trusted.
use super::{failed, note_deviations, read, read_all};
use crate::{
    cms::{TrustArguments, refused},
    failure::{Failure, Result, complain},
    io, quote,
};
use clap::Args;
use fastgost_pki::{
    Strictness,
    path::{Identity, Options, Purpose, Revocation, Verifier},
    x509::{Certificate, RevocationList, ocsp::Response, time, x509_cert::der::DateTime},
};
use std::{
    path::PathBuf,
    time::{Duration, SystemTime},
};

/// Verify certificates: find a valid chain from each certificate to a trusted certificate (RFC 5280)
#[derive(Args)]
#[command(
    after_help = "Example: fastgost cert verify --ca root.pem --cert intermediate.pem --crl root.crl certificate.pem\n\n\
A line for each file says OK, or FAILED with the wrong certificate and the reason. The command verifies the first \
certificate of each file. The chain may contain the other certificates of the file, because servers and mail programs \
often send a certificate together with the certificates of its CAs.\n\n\
With --crl or --ocsp, a CRL or response must cover the certificate. A CA above the certificate is checked for \
revocation only if a CRL or response covers this CA. The option --crl-check-all requires a CRL or response for every CA except a \
trusted CA. If the certificate itself is in a file of --ca, give the certificate of its issuer as --cert, because CRLs \
and responses cannot be verified without the issuer's certificate.\n\n\
Exit status: 0 all certificates are right; 1 some are wrong; 2 a file could not be read."
)]
pub struct Arguments {
    /// A file with trusted certificates, in PEM or DER. Each certificate in the file is trusted, whoever signed the
    /// certificate. May be given more than once
    #[arg(long, value_name = "CA", required = true)]
    ca: Vec<PathBuf>,
    /// A file with untrusted certificates that may be in a chain, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CERT")]
    cert: Vec<PathBuf>,
    /// CRLs, in PEM or DER
    #[arg(long, value_name = "CRL")]
    crl: Vec<PathBuf>,
    /// An OCSP response, in DER, base64 or PEM
    #[arg(long, value_name = "RESPONSE")]
    ocsp: Vec<PathBuf>,
    /// Require a CRL or OCSP response for every certificate of the chain, except for a trusted CA. The certificate of
    /// an OCSP responder also needs a CRL or OCSP response
    #[arg(long)]
    crl_check_all: bool,
    /// The purpose of the certificate: server, server-tls12 (RFC 9189), client, code, email, documents, timestamp,
    /// ocsp, signature, encryption, an extended key usage such as 1.2.3, or any
    #[arg(long, value_name = "PURPOSE", default_value = "any", value_parser = purpose)]
    purpose: Wanted,
    /// The host name that the certificate must have among its alternative names; the subject does not count (RFC 9525)
    #[arg(long, value_name = "NAME", value_parser = Identity::host)]
    host: Option<Identity>,
    /// The IP address that the certificate must have among its alternative names
    #[arg(long, value_name = "ADDRESS", value_parser = Identity::ip)]
    ip: Option<Identity>,
    /// The mail address that the certificate must have among its alternative names; the subject does not count
    #[arg(long, value_name = "ADDRESS", value_parser = Identity::email)]
    email: Option<Identity>,
    /// Verify as of this time: a date such as 2026-12-31, a time such as 2026-12-31T23:59:59Z, or seconds since 1970.
    /// CRLs and OCSP responses may be newer than this time [default: now]
    #[arg(long, value_name = "TIME", value_parser = moment)]
    attime: Option<SystemTime>,
    /// Allow keys of GOST R 34.10-2001 and GOST R 34.10-94, and signatures over GOST R 34.11-94
    #[arg(long)]
    legacy: bool,
    /// Refuse certificates, CRLs and OCSP responses that deviate from RFC 5280 or RFC 9215. Without this option, some
    /// deviations are accepted
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    trust: TrustArguments,
    /// Print the chain of each certificate
    #[arg(long)]
    show_chain: bool,
    /// Print no lines for valid certificates
    #[arg(long)]
    quiet: bool,
    /// Files with certificates, in PEM or DER. `-`: standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// The purpose that certificates must have, or `None` for `any`.
#[derive(Clone, Copy)]
struct Wanted(Option<Purpose>);

fn purpose(text: &str) -> std::result::Result<Wanted, String> {
    let allowed = || format!("allowed: any, {}, or an object identifier such as 1.2.3", Purpose::names());
    if text == "any" {
        Ok(Wanted(None))
    } else {
        Purpose::from_name(text).map(|of| Wanted(Some(of))).ok_or_else(allowed)
    }
}

/// Parses a time: a date, a date with a time, or seconds since 1970.
pub fn moment(text: &str) -> std::result::Result<SystemTime, String> {
    let date = || format!("{text}T00:00:00Z").parse::<DateTime>().or_else(|_| text.parse()).ok();
    let found = match text.parse::<u64>() {
        Ok(seconds) => SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds)),
        Err(_) => date().map(|date| date.to_system_time()),
    };
    let allowed = "allowed: a date such as 2026-12-31, a time such as 2026-12-31T23:59:59Z, or seconds since 1970";
    found.filter(|at| time(*at).is_ok()).ok_or_else(|| allowed.to_owned())
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { ca, cert, crl, ocsp, crl_check_all, purpose, attime, legacy, show_chain, quiet, files, .. } =
        arguments;
    let strictness = if arguments.strict { Strictness::Strict } else { Strictness::Lenient };
    let certificates_in = |data: &[u8]| Certificate::read_all_with(data, strictness);
    let unset = |e: fastgost_pki::Error| Failure::new(e.to_string());
    let mut options = Options::as_of(attime.unwrap_or_else(SystemTime::now)).map_err(unset)?;
    (options.purpose, options.legacy) = (purpose.0, *legacy);
    arguments.trust.apply(&mut options);
    let identities = [&arguments.host, &arguments.ip, &arguments.email];
    options.identities = identities.into_iter().flatten().cloned().collect();
    options.revocation = match (crl_check_all, crl.is_empty() && ocsp.is_empty()) {
        (true, _) => Revocation::Path,
        (false, false) => Revocation::Certificate,
        (false, true) => Revocation::IfCovered,
    };
    let mut others = read_all(cert, certificates_in)?;
    let mut certificates = Vec::new();
    let mut unreadable = false;
    for path in files {
        let read = read(path).and_then(|(data, name)| certificates_in(&data).map_err(|e| failed(&name, e)));
        match read {
            Ok(all) => {
                let mut all = all.into_iter();
                certificates.extend(all.next().map(|certificate| (quote::path(path), certificate)));
                others.extend(all);
            }
            Err(Failure::Unread) => return Err(Failure::Unread),
            Err(e) => {
                e.report();
                unreadable = true;
            }
        }
    }
    let verifier = Verifier::new(read_all(ca, certificates_in)?, options)
        .with_untrusted(others)
        .with_lists(read_all(crl, |data| RevocationList::read_all_with(data, strictness))?)
        .with_responses(read_all(ocsp, |data| Response::read_with(data, strictness).map(|response| vec![response]))?);
    let (names, certificates): (Vec<_>, Vec<_>) = certificates.into_iter().unzip();
    let mut wrong = 0;
    for (name, verdict) in names.iter().zip(verifier.verify_all(&certificates)) {
        match verdict {
            Ok(_) if *quiet => {}
            Ok(path) => {
                note_deviations(path.iter().copied());
                let mut text = format!("{name}: OK\n");
                if *show_chain {
                    path.iter().for_each(|certificate| text.push_str(&format!("  {}\n", certificate.label())));
                }
                io::print(text.as_bytes())?;
            }
            Err(refusal) => {
                io::print(format!("{name}: FAILED: {}\n", refused(&refusal)).as_bytes())?;
                wrong += 1;
            }
        }
    }
    if wrong > 0 {
        complain(&format!("WARNING: {wrong} of {} certificates did not verify", names.len()));
        return Err(Failure::Check);
    }
    if unreadable { Err(Failure::Reported) } else { Ok(()) }
}
