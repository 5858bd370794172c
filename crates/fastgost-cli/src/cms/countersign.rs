//! `fastgost cms countersign`.
use super::{
    certificates, check_content, digests_of, failed,
    judged::{WorkArguments, undecided},
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
    cms::{SignOptions, Signer, check_signatures},
    path::Options,
    x509::Time,
};
use std::{path::PathBuf, slice, time::SystemTime};

/// Sign the signatures of a signed document
#[derive(Args)]
#[command(
    after_help = "Example: fastgost cms countersign --key notary.key --cert notary.crt -o certified.p7m contract.p7m\n\n\
A countersignature is of a signature, not of the document. The signature must be right, for the document and for a certificate \
that is in it; whether to believe that certificate is for `cms verify` to say, and for who signs."
)]
pub struct Arguments {
    /// The private key in PKCS #8, PEM or DER; the passphrase of an encrypted key is asked for
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    /// The certificate of the key, in PEM or DER, which is added to the document. The file may also have those of signers that
    /// are not in the document
    #[arg(long, value_name = "CERT")]
    cert: PathBuf,
    /// The document, if the signatures are detached from it
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    #[command(flatten)]
    work: WorkArguments,
    #[command(flatten)]
    rewrite: RewriteArguments,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, cert, content, passphrase, work, rewrite } = arguments;
    io::spare(rewrite.output.as_deref(), [key, cert].into_iter().chain(content).cloned().chain(passphrase.files()))?;
    let mut document = Document::read(rewrite)?;
    let name = document.name.clone();
    check_content(&name, document.is_attached(), content.as_deref())?;
    let certificates = certificates(slice::from_ref(cert))?;
    let key_name = crate::quote::path(key);
    let key = key_file::private(key, passphrase)?;
    let certificate = belonging(&key, &key_name, &certificates)?;
    let by = Signer::new(&key, certificate.clone()).map_err(|e| failed(&key_name, e))?;
    let time = Some(Time::now().map_err(|e| Failure::new(format!("the clock: {e}")))?);
    let options = SignOptions { time, ..SignOptions::default() };
    let digests = digests_of(&document.signed, content.as_deref())?;
    let mut limits = Options::at(SystemTime::now()).map_err(|e| failed("the clock", e))?;
    work.apply(&mut limits);
    let mut signers = document.signers()?.to_vec();
    let checked = check_signatures(&document.signed, &signers, &digests, &certificates, limits.most_work);
    checked.map_err(|e| undecided(&name, e))?;
    for signer in &mut signers {
        by.countersign(signer, &options).map_err(|e| failed(&name, e))?;
    }
    document.signers()?.clone_from_slice(&signers);
    let der = certificate.as_der().to_vec();
    if !document.signed.certificates.contains(&der) {
        document.signed.certificates.push(der);
    }
    document.write()
}
