//! `fastgost cert new`: makes a certificate that is signed with the subject's own key.
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
use fastgost_pki::x509::{Name, NewCertificate, Profile, validity};
use std::{path::PathBuf, time::SystemTime};

/// Make a certificate that is signed with its own key: for a server or client of TLS, or for a CA
#[derive(Args)]
#[command(after_help = "Example: fastgost keygen --curve 256-a -o key.pem\n         \
fastgost cert new --key key.pem --subject CN=localhost --san DNS:localhost -o cert.pem\n\n\
No CA vouches for this certificate, so peers must get the certificate itself, and trust it by `fastgost-tunnel client \
--ca` or a similar option. Unless options say otherwise, the certificate is for digital signatures of servers and \
clients in TLS, and not for signing other certificates. With --authority, the certificate is for a CA, which \
signs other certificates (`cert sign`).")]
pub struct Arguments {
    /// The private key in PKCS #8 (PEM or DER) or in a PFX, in a file without other private keys. The command asks for
    /// the passphrase of an encrypted key
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
    /// How many days the certificate is valid from now; for a CA the default is 3650. The validity begins an hour ago,
    /// for readers whose clocks are slow
    #[arg(long, value_name = "N", default_value = "365", default_value_if("authority", "true", "3650"), value_parser = days)]
    days: u32,
    /// The file to create, in PEM; it must not exist yet. `-`: standard output
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
    if options.san.is_empty() && profile.extended_key_usage == tls() {
        note("warning: without --san it has no names that clients compare: a server with it will be rejected");
    }
    Ok(())
}
