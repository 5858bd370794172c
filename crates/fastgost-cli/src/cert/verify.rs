//! `fastgost cert verify`: whether certificates are to be believed.
use super::{failed, read, read_all};
use crate::{
    failure::{Failure, Result, complain},
    io, quote,
};
use clap::Args;
use fastgost_pki::{
    path::{Options, Purpose, Revocation, Verifier},
    x509::{Certificate, RevocationList, ocsp::Response, time, x509_cert::der::DateTime},
};
use std::{
    path::PathBuf,
    time::{Duration, SystemTime},
};

/// Verify certificates: find a valid path from each to a trusted one (RFC 5280)
#[derive(Args)]
#[command(
    after_help = "Example: fastgost cert verify --ca root.pem --untrusted intermediate.pem --crl root.crl certificate.pem\n\n\
A line for each file says OK, or FAILED and which certificate is wrong and why. The first certificate of a file is verified; \
the others in it, as servers and mail send them, may be on the path. With --crl or --ocsp, the certificate must be covered by \
one of the lists or responses, and the authorities above it are checked if they are; with --crl-check-all they must be covered \
too. Exit status: 0 all are right; 1 some are not; 2 something could not be read."
)]
pub struct Arguments {
    /// Trusted certificates, in PEM or DER; the option may be repeated. One that is given here is trusted itself
    #[arg(long, value_name = "CA", required = true)]
    ca: Vec<PathBuf>,
    /// Certificates that may be on a path; nothing is believed of them
    #[arg(long, value_name = "FILE")]
    untrusted: Vec<PathBuf>,
    /// Revocation lists, in PEM or DER
    #[arg(long, value_name = "CRL")]
    crl: Vec<PathBuf>,
    /// An OCSP response, in DER
    #[arg(long, value_name = "RESPONSE")]
    ocsp: Vec<PathBuf>,
    /// Every certificate on the path, except for the trusted one, must be covered by a revocation list or OCSP response
    #[arg(long)]
    crl_check_all: bool,
    /// What the certificate is for: server, client, code, email, timestamp, ocsp, signature, encryption [default: anything]
    #[arg(long, value_name = "PURPOSE", value_parser = purpose)]
    purpose: Option<Purpose>,
    /// Verify as of then: a date such as 2026-12-31, a time such as 2026-12-31T23:59:59Z, or seconds since 1970 [default: now]
    #[arg(long, value_name = "TIME", value_parser = moment)]
    attime: Option<SystemTime>,
    /// Allow keys of GOST R 34.10-2001 and GOST R 34.10-94, and signatures over GOST R 34.11-94
    #[arg(long)]
    legacy: bool,
    /// Print the path of each certificate
    #[arg(long)]
    show_chain: bool,
    /// Print no lines for right certificates
    #[arg(long)]
    quiet: bool,
    /// Files with certificates, in PEM or DER. `-`: standard input
    #[arg(value_name = "CERT", required = true)]
    files: Vec<PathBuf>,
}

const PURPOSES: [(&str, Purpose); 8] = [
    ("server", Purpose::Server),
    ("client", Purpose::Client),
    ("code", Purpose::CodeSigning),
    ("email", Purpose::Email),
    ("timestamp", Purpose::TimeStamping),
    ("ocsp", Purpose::OcspSigning),
    ("signature", Purpose::Signature),
    ("encryption", Purpose::Encryption),
];

fn purpose(text: &str) -> std::result::Result<Purpose, String> {
    let found = PURPOSES.iter().find(|(name, _)| *name == text).map(|(_, purpose)| *purpose);
    found.ok_or_else(|| format!("allowed: {}", PURPOSES.map(|(name, _)| name).join(", ")))
}

fn moment(text: &str) -> std::result::Result<SystemTime, String> {
    let date = || format!("{text}T00:00:00Z").parse::<DateTime>().or_else(|_| text.parse()).ok();
    let found = match text.parse::<u64>() {
        Ok(seconds) => SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds)),
        Err(_) => date().map(|date| date.to_system_time()),
    };
    let allowed = "allowed: a date such as 2026-12-31, a time such as 2026-12-31T23:59:59Z, or seconds since 1970";
    found.filter(|at| time(*at).is_ok()).ok_or_else(|| allowed.to_owned())
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { ca, untrusted, crl, ocsp, crl_check_all, purpose, attime, legacy, show_chain, quiet, files } =
        arguments;
    let unset = |e: fastgost_pki::Error| Failure::new(e.to_string());
    let mut options = Options::at(attime.unwrap_or_else(SystemTime::now)).map_err(unset)?;
    (options.purpose, options.legacy) = (*purpose, *legacy);
    options.revocation = match (crl_check_all, crl.is_empty() && ocsp.is_empty()) {
        (true, _) => Revocation::Path,
        (false, false) => Revocation::Certificate,
        (false, true) => Revocation::IfCovered,
    };
    let mut others = read_all(untrusted, Certificate::read_all)?;
    let mut certificates = Vec::new();
    let mut unreadable = false;
    for path in files {
        let read = read(path).and_then(|(data, name)| Certificate::read_all(&data).map_err(|e| failed(&name, e)));
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
    let verifier = Verifier::new(read_all(ca, Certificate::read_all)?, options)
        .with_untrusted(others)
        .with_lists(read_all(crl, RevocationList::read_all)?)
        .with_responses(read_all(ocsp, |data| Response::read(data).map(|response| vec![response]))?);
    let (names, certificates): (Vec<_>, Vec<_>) = certificates.into_iter().unzip();
    let mut wrong = 0;
    for (name, verdict) in names.iter().zip(verifier.verify_all(&certificates)) {
        match verdict {
            Ok(_) if *quiet => {}
            Ok(path) => {
                let mut text = format!("{name}: OK\n");
                if *show_chain {
                    path.iter().for_each(|certificate| text.push_str(&format!("  {}\n", certificate.label())));
                }
                io::print(text.as_bytes())?;
            }
            Err(refusal) => {
                io::print(format!("{name}: FAILED: {refusal}\n").as_bytes())?;
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
