//! `fastgost cert sign`: a certificate for a request, by an authority.
use super::{
    days, failed, issuer, name, output,
    profile::{AuthorityArguments, ProfileArguments},
    read_one, unmade, write,
};
use crate::{
    failure::{Failure, Quiet, Result, note},
    key_file,
    passphrase::PassphraseArguments,
    quote,
};
use clap::Args;
use fastgost_pki::x509::{
    Certificate, GeneralName, Name, NewCertificate, Profile, Request, extended_usage,
    name::same,
    validity,
    x509_cert::ext::pkix::{ExtendedKeyUsage, KeyUsage, KeyUsages, SubjectAltName},
};
use std::{path::PathBuf, time::SystemTime};

/// Sign a request: make a certificate by an authority
#[derive(Args)]
#[command(after_help = "Example: fastgost cert show request.pem\n         \
fastgost cert sign --ca ca.pem --ca-key ca.key --days 365 -o certificate.pem request.pem\n\n\
The subject, the key, the alternative names and the usages come from the request, unless options say otherwise; look at it \
before (`cert show`). Whether it becomes an authority is never up to the request, only to --authority.")]
pub struct Arguments {
    /// The authority's certificate, in PEM or DER
    #[arg(long, value_name = "CA")]
    ca: PathBuf,
    /// The authority's private key in PKCS #8, PEM or DER; the passphrase of an encrypted key is asked for
    #[arg(long, value_name = "KEY")]
    ca_key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Another subject than in the request
    #[arg(long, value_name = "NAME", value_parser = name::distinguished)]
    subject: Option<Name>,
    #[command(flatten)]
    profile: ProfileArguments,
    #[command(flatten)]
    authority: AuthorityArguments,
    /// How long it is valid, from now; and an hour before, for those whose clocks are slow
    #[arg(long, value_name = "N", default_value = "365", value_parser = days)]
    days: u32,
    /// The file to create, in PEM; it must not exist yet. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
    /// The request, in PEM or DER. `-`: standard input
    #[arg(value_name = "REQUEST")]
    request: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { ca, ca_key, passphrase, subject, profile: options, authority, days, output: path, request, .. } =
        arguments;
    passphrase.leave_stdin_to(Some(request))?;
    let output = output(path, [ca_key.clone()].into_iter().chain(passphrase.files()))?;
    let certificate = read_one(ca, "certificates", Certificate::read_all)?;
    let name = quote::path(request);
    let request = read_one(request, "certification requests", Request::read_all)?;
    // Who asks must have the private key; otherwise others' keys could be certified under one's own name.
    request
        .verify()
        .map_err(|e| Failure::Refused(format!("{name}: the request is not signed with its own key: {e}")))?;
    // Whoever has the authority's name may be taken for it.
    if same(subject.as_ref().unwrap_or_else(|| request.subject()), certificate.subject()) {
        match subject {
            None => {
                let what = "the request asks for the authority's own name; only --subject gives it";
                return Err(Failure::Refused(format!("{name}: {what}")));
            }
            Some(_) => note(
                "warning: the certificate has the authority's own name: it counts as a further one of the authority",
            ),
        }
    }
    let mut profile = asked(&request, authority.authority).map_err(|e| failed(&name, e))?;
    let is_own =
        |name: &GeneralName| matches!(name, GeneralName::DirectoryName(name) if same(name, certificate.subject()));
    if profile.alternative_names.iter().any(is_own) {
        return Err(Failure::Refused(format!(
            "{name}: the request asks for the authority's own name as an alternative name"
        )));
    }
    authority.apply(&mut profile);
    options.apply(&mut profile);
    let signer = key_file::private(ca_key, passphrase)?;
    let issuer = issuer(ca, &certificate, &signer)?;
    let new = NewCertificate {
        subject: subject.clone().unwrap_or_else(|| request.subject().clone()),
        validity: validity(SystemTime::now(), *days).map_err(unmade)?,
        profile: Some(&profile),
        extensions: Vec::new(),
        serial_number: None,
    };
    let until = certificate.validity().not_after;
    if new.validity.not_after.to_unix_duration() > until.to_unix_duration() {
        note("warning: the certificate of the authority expires before this one");
    }
    let made = new.signed_by(&issuer, request.subject_public_key_info());
    write(output, made.and_then(|made| made.check_issuable().map(|()| made.to_pem())))
}

/// The extended usages that a request may ask for: of servers, clients and mail. Others, such as to sign timestamps or what the
/// authority says of its certificates (OCSP), are for the authority to give.
const ON_REQUEST: [&str; 3] = ["serverAuth", "clientAuth", "emailProtection"];

/// What the request asks for: names and usages, except for those of authorities.
fn asked(request: &Request, authority: bool) -> fastgost_pki::Result<Profile> {
    let mut profile = Profile::end_entity();
    let extensions = request.extensions();
    if let Some((_, SubjectAltName(names))) = extensions.get()? {
        profile.alternative_names = names;
    }
    if let Some((_, ExtendedKeyUsage(usages))) = extensions.get()? {
        let (allowed, refused): (Vec<_>, _) =
            usages.into_iter().partition(|usage| ON_REQUEST.contains(&&*extended_usage::name(*usage)));
        for usage in refused {
            let usage = extended_usage::name(usage);
            note(&format!("the request asks for the extended usage {usage}; only --extended-usage gives it"));
        }
        profile.extended_key_usage = allowed;
    }
    if let Some((_, KeyUsage(usages))) = extensions.get()? {
        let usages = usages - (KeyUsages::KeyCertSign | KeyUsages::CRLSign);
        if !authority && !usages.is_empty() {
            profile.key_usage = usages;
        }
    }
    Ok(profile)
}
