//! `fastgost cert sign`: a CA makes a certificate for a request.
use super::{
    days, failed, issuer, name, output,
    profile::{AuthorityArguments, ProfileArguments, cure},
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
    Certificate, Extensions, GeneralName, Name, NewCertificate, Profile, Request, extended_usage, extension_by_name,
    extension_name,
    name::same,
    validity,
    x509_cert::{
        der::{asn1::ObjectIdentifier, oid::AssociatedOid},
        ext::{
            Extension,
            pkix::{
                BasicConstraints, ExtendedKeyUsage, InhibitAnyPolicy, KeyUsage, KeyUsages, PolicyConstraints,
                PolicyMappings, SubjectAltName,
            },
        },
    },
};
use std::{path::PathBuf, time::SystemTime};

/// Sign a request: make the certificate that the request asks for, with the signature of a CA
#[derive(Args)]
#[command(after_help = "Example: fastgost cert show request.pem\n         \
fastgost cert sign --ca ca.pem --ca-key ca.key --days 365 -o certificate.pem request.pem\n\n\
The subject, the key, the alternative names and the usages come from the request, unless options say otherwise. Look \
at the request before you sign it (`cert show`). Other extensions that the request asks for are left out, with a note, \
unless --keep names them. Even if a request asks for the certificate of a CA, the command makes such a certificate only \
with --authority.")]
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
    /// The subject of the certificate, instead of the subject in the request
    #[arg(long, value_name = "NAME", value_parser = name::distinguished)]
    subject: Option<Name>,
    #[command(flatten)]
    profile: ProfileArguments,
    #[command(flatten)]
    authority: AuthorityArguments,
    /// Keep an extension that the request asks for. Give the extension's object identifier or its name, such as
    /// certificatePolicies. `all` keeps the extensions in which the subject describes itself, such as subjectSignTool.
    /// The option may be repeated
    #[arg(long, value_name = "EXTENSION", value_parser = kept)]
    keep: Vec<Keep>,
    /// The number of days from now to the end of the certificate's validity. The default for a CA is 1825. The validity
    /// begins one hour before now, because the clocks of some computers are slow
    #[arg(long, value_name = "N", default_value = "365", default_value_if("authority", "true", "1825"), value_parser = days)]
    days: u32,
    /// The file to create, in PEM. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
    /// The request, in PEM or DER. `-`: standard input
    #[arg(value_name = "REQUEST")]
    request: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments {
        ca,
        ca_key,
        passphrase,
        subject,
        profile: options,
        authority,
        keep,
        days,
        output: path,
        request,
        ..
    } = arguments;
    passphrase.leave_stdin_to(Some(request))?;
    let output = output(path, [ca_key.clone()].into_iter().chain(passphrase.files()))?;
    let certificate = read_one(ca, "certificates", Certificate::read_all)?;
    // `issuer` checks whether the certificate of `--ca` belongs to a CA, and needs the CA's key for this check. So the
    // command reads the key before it compares the request with the CA's certificate.
    let signer = key_file::private(ca_key, passphrase)?;
    let issuer = issuer(ca, &certificate, &signer)?;
    let name = quote::path(request);
    let request = read_one(request, "certification requests", Request::read_all)?;
    // The signature of the request shows that the applicant has the private key. Without this check, anybody could get
    // a certificate for another person's key.
    request.verify().map_err(|e| {
        Failure::Refused(format!(
            "{name}: the signature of the request does not verify with the key in the request: {e}"
        ))
    })?;
    // A subject with the CA's name could be mistaken for the CA.
    if same(subject.as_ref().unwrap_or_else(|| request.subject()), certificate.subject()) {
        match subject {
            None => {
                let what = "the request asks for the CA's own name; only --subject gives it";
                return Err(Failure::Refused(format!("{name}: {what}")));
            }
            Some(_) => note("warning: the certificate has the CA's own name: it counts as a further one of the CA"),
        }
    }
    let mut profile = asked(&request, authority.authority).map_err(|e| failed(&name, e))?;
    let is_own =
        |name: &GeneralName| matches!(name, GeneralName::DirectoryName(name) if same(name, certificate.subject()));
    if profile.alternative_names.iter().any(is_own) {
        return Err(Failure::Refused(format!("{name}: the request asks for the CA's own name as an alternative name")));
    }
    profile.further = keep_extensions(&request, keep).map_err(|why| Failure::new(format!("{name}: {why}")))?;
    authority.apply(&mut profile).map_err(unmade)?;
    options.apply(&mut profile).map_err(unmade)?;
    let new = NewCertificate {
        subject: subject.clone().unwrap_or_else(|| request.subject().clone()),
        validity: validity(SystemTime::now(), *days).map_err(unmade)?,
        profile: Some(&profile),
        extensions: Vec::new(),
        serial_number: None,
    };
    let until = certificate.validity().not_after;
    if new.validity.not_after.to_unix_duration() > until.to_unix_duration() {
        note("warning: the certificate of the CA expires before this one");
    }
    let made = new.signed_by(&issuer, request.subject_public_key_info());
    let made = made.and_then(|made| made.check_issuable().map(|()| made)).map_err(unmade)?;
    left_out(&request, &made).iter().for_each(|message| note(&format!("{name}: {message}")));
    write(output, Ok(made.to_pem()))
}

/// The argument of --keep: all extensions in which the subject describes itself, or one extension of the request.
#[derive(Clone, Debug)]
enum Keep {
    All,
    One(ObjectIdentifier),
}

fn kept(text: &str) -> std::result::Result<Keep, String> {
    if text == "all" {
        return Ok(Keep::All);
    }
    let oid = extension_by_name(text).ok_or("allowed: all, an object identifier, or a name such as subjectSignTool")?;
    let why = match oid {
        _ if !is_for_authorities(oid) => return Ok(Keep::One(oid)),
        _ if limits_authorities(oid) => "limits a CA and is never kept from a request",
        _ => "is not for this option",
    };
    Err(format!("{} {why}; {}", extension_name(oid), cure(oid)))
}

/// Returns true if options other than --keep set this extension, or if the extension limits the certificates below a
/// CA.
fn is_for_authorities(oid: ObjectIdentifier) -> bool {
    Profile::has_field(oid) || limits_authorities(oid)
}

/// Returns true if the extension limits the policies in certificates below a CA.
fn limits_authorities(oid: ObjectIdentifier) -> bool {
    [PolicyMappings::OID, PolicyConstraints::OID, InhibitAnyPolicy::OID].contains(&oid)
}

/// The extensions in which the subject describes itself. `--keep all` keeps these extensions. All other extensions are
/// statements of the issuer, or are unknown. The command keeps one of these other extensions only if --keep names it.
const OF_SUBJECTS: [&str; 4] =
    ["subjectSignTool", "privateKeyUsagePeriod", "subjectDirectoryAttributes", "subjectInfoAccess"];

/// Returns the extensions of the request that --keep names.
fn keep_extensions(request: &Request, keep: &[Keep]) -> std::result::Result<Vec<Extension>, String> {
    for one in keep {
        if let Keep::One(oid) = one
            && !request.extensions().iter().any(|extension| extension.extn_id == *oid)
        {
            return Err(format!("--keep: the request does not ask for {}", extension_name(*oid)));
        }
    }
    let stays = |oid: ObjectIdentifier| {
        keep.iter().any(|keep| match keep {
            Keep::All => OF_SUBJECTS.iter().any(|name| extension_by_name(name) == Some(oid)),
            Keep::One(one) => *one == oid,
        })
    };
    Ok(request.extensions().iter().filter(|extension| stays(extension.extn_id)).cloned().collect())
}

/// Returns a message for each extension of the request that the certificate lacks, or has with another value. If the
/// certificate lacks the extension, and an option would add the extension, the message names this option. If the
/// request asks for the certificate of a CA, but the certificate is not for a CA, another message says so. There are no
/// messages about usages and names.
fn left_out(request: &Request, made: &Certificate) -> Vec<String> {
    let mut all = Vec::new();
    let is_authority =
        |of: Extensions<'_>| of.get::<BasicConstraints>().is_ok_and(|found| found.is_some_and(|(_, c)| c.ca));
    if is_authority(request.extensions()) && !is_authority(made.extensions()) {
        all.push("the request asks to be a CA; only --authority makes it one".to_owned());
    }
    for extension in request.extensions().iter() {
        let oid = extension.extn_id;
        if [BasicConstraints::OID, KeyUsage::OID, ExtendedKeyUsage::OID, SubjectAltName::OID].contains(&oid) {
            continue;
        }
        let same =
            made.extensions().iter().find(|own| own.extn_id == oid).map(|own| own.extn_value == extension.extn_value);
        let name = extension_name(oid);
        match same {
            Some(true) => {}
            Some(false) => all.push(format!("the request asks for another {name} than the certificate has")),
            None if is_for_authorities(oid) => {
                all.push(format!("the request asks for {name}, which is left out; {}", cure(oid)));
            }
            None => {
                let short = name.split(' ').next().unwrap_or_default();
                all.push(format!("the request asks for {name}, which is left out; --keep {short} keeps it"));
            }
        }
    }
    all
}

/// The extended usages that a request may ask for: the usages of servers, clients and mail. Only the CA decides
/// about other usages, such as signing timestamps or OCSP responses.
const ON_REQUEST: [&str; 3] = ["serverAuth", "clientAuth", "emailProtection"];

/// Returns the alternative names and the usages that the request asks for. Usages that only an option of the command
/// can give are left out.
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
        let of_authorities = KeyUsages::KeyCertSign | KeyUsages::CRLSign;
        if !authority && !(usages & of_authorities).is_empty() {
            note("the request asks to sign certificates or CRLs; only --authority and --usage allow it");
        }
        let usages = usages - of_authorities;
        if !authority && !usages.is_empty() {
            profile.key_usage = usages;
        }
    }
    Ok(profile)
}
