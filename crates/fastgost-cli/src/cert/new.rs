//! `fastgost cert new`: makes a self-signed certificate.
use super::{
    days, name, output,
    profile::{AuthorityArguments, ProfileArguments, tls},
    unmade, write,
};
use crate::{
    failure::{Quiet, Result, note},
    key_file,
    passphrase::PassphraseArguments,
};
use clap::Args;
use fastgost_pki::{
    path::Identity,
    x509::{Name, NewCertificate, Profile, validity},
};
use std::{path::PathBuf, time::SystemTime};

/// Make a self-signed certificate for a TLS server, a TLS client or a CA
#[derive(Args)]
#[command(after_help = "Example: fastgost keygen --curve 256-a -o key.pem\n         \
fastgost cert new --key key.pem --subject CN=localhost --san DNS:localhost -o cert.pem\n\n\
No CA vouches for this certificate, so peers must get the certificate itself, and trust it by `fastgost-tunnel client \
--ca` or a similar option. Unless options say otherwise, the certificate is for digital signatures of servers and \
clients in TLS, and not for signing other certificates. With --authority, the certificate is for a CA, which \
signs other certificates (`cert sign`).")]
pub struct Arguments {
    /// A file with the private key, in PKCS #8 (PEM or DER) or in a PFX. The file must have no other private key. The
    /// command asks for the passphrase of an encrypted key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// The subject: a name as in RFC 4514, such as CN=localhost or 'CN=mail,O=Company,C=RU', or as openssl writes it:
    /// '/C=RU/O=Company/CN=mail'
    #[arg(long, value_name = "NAME", value_parser = name::distinguished)]
    subject: Name,
    #[command(flatten)]
    profile: ProfileArguments,
    #[command(flatten)]
    authority: AuthorityArguments,
    /// The number of days from now to the end of the certificate's validity. The default for a CA is 3650. The validity
    /// begins one hour before now, because the clocks of some computers are slow
    #[arg(long, value_name = "N", default_value = "365", default_value_if("authority", "true", "3650"), value_parser = days)]
    days: u32,
    /// The file to create, in PEM. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, passphrase, subject, profile: options, authority, days, output: path, .. } = arguments;
    let output = output(path, [key.clone()].into_iter().chain(passphrase.files()))?;
    let key = key_file::private(key, passphrase)?;
    let mut profile = Profile::end_entity();
    profile.extended_key_usage = tls();
    authority.apply(&mut profile).map_err(unmade)?;
    options.apply(&mut profile).map_err(unmade)?;
    let new = NewCertificate {
        subject: subject.clone(),
        validity: validity(SystemTime::now(), *days).map_err(unmade)?,
        profile: Some(&profile),
        extensions: Vec::new(),
        serial_number: None,
    };
    write(output, new.self_signed(&key).and_then(|made| made.check_issuable().map(|()| made.to_pem())))?;
    let named = profile.alternative_names.iter().any(Identity::is_of_server);
    if !named && profile.extended_key_usage == tls() {
        note(
            "warning: without --san DNS:name or IP:address it has no names that clients compare: a server with it will \
             be rejected",
        );
    }
    Ok(())
}
