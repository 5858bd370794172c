//! `fastgost cert request`: makes a request for a certificate.
use super::{name, output, profile::ProfileArguments, unmade, write};
use crate::{
    failure::{Quiet, Result},
    key_file,
    passphrase::PassphraseArguments,
};
use clap::Args;
use fastgost_pki::x509::{Name, Profile, request, x509_cert::ext::pkix::KeyUsages};
use std::path::PathBuf;

/// Make a request for a certificate (PKCS #10), from which a CA makes the certificate
#[derive(Args)]
#[command(
    after_help = "Example: fastgost cert request --key key.pem --subject 'CN=Иван Иванов,SNILS=12345678901,C=RU' -o \
request.pem\n\n\
Unless --usage says otherwise, the key is for signatures and for key agreement, which encryption needs."
)]
pub struct Arguments {
    /// A file with the private key, in PKCS #8 (PEM or DER) or in a PFX. The file must have no other private key. The
    /// command asks for the passphrase of an encrypted key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// The subject: a name as in RFC 4514, such as 'CN=mail,O=Company,C=RU', or as openssl writes it:
    /// '/C=RU/O=Company/CN=mail'
    #[arg(long, value_name = "NAME", value_parser = name::distinguished)]
    subject: Name,
    #[command(flatten)]
    profile: ProfileArguments,
    /// The file to create, in PEM. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, passphrase, subject, profile: options, output: path, .. } = arguments;
    let output = output(path, [key.clone()].into_iter().chain(passphrase.files()))?;
    let key = key_file::private(key, passphrase)?;
    let mut profile = Profile::end_entity();
    profile.key_usage = KeyUsages::DigitalSignature | KeyUsages::NonRepudiation | KeyUsages::KeyAgreement;
    options.apply(&mut profile).map_err(unmade)?;
    write(output, request(subject, &profile, &key).map(|request| request.to_pem()))
}
