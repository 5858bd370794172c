//! `fastgost cms countersign`.
use super::{
    certificates, failed,
    rewrite::{Document, RewriteArguments},
    sign::belonging,
};
use crate::{
    failure::{Failure, Result},
    io, key_file,
    passphrase::PassphraseArguments,
};
use clap::Args;
use fastgost_pki::{
    cms::{SignOptions, Signer},
    x509::Time,
};
use std::{path::PathBuf, slice};

/// Sign the signatures of a signed document
#[derive(Args)]
#[command(
    after_help = "Example: fastgost cms countersign --key notary.key --cert notary.crt -o certified.p7m contract.p7m\n\n\
A countersignature is of a signature, not of the document; nothing is verified before it is made."
)]
pub struct Arguments {
    /// The private key in PKCS #8, PEM or DER; the passphrase of an encrypted key is asked for
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    /// The certificate of the key, in PEM or DER, which is added to the document
    #[arg(long, value_name = "CERT")]
    cert: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    #[command(flatten)]
    rewrite: RewriteArguments,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, cert, passphrase, rewrite } = arguments;
    io::spare(rewrite.output.as_deref(), [key.clone()].into_iter().chain(passphrase.files()))?;
    let mut document = Document::read(rewrite)?;
    let name = document.name.clone();
    let certificates = certificates(slice::from_ref(cert))?;
    let key_name = crate::quote::path(key);
    let key = key_file::private(key, passphrase)?;
    let certificate = belonging(&key, &key_name, &certificates)?;
    let by = Signer::new(&key, certificate.clone()).map_err(|e| failed(&key_name, e))?;
    let time = Some(Time::now().map_err(|e| Failure::new(format!("the clock: {e}")))?);
    let options = SignOptions { time, ..SignOptions::default() };
    for signer in document.signers()? {
        by.countersign(signer, &options).map_err(|e| failed(&name, e))?;
    }
    let der = certificate.as_der().to_vec();
    if !document.signed.certificates.contains(&der) {
        document.signed.certificates.push(der);
    }
    document.write()
}
