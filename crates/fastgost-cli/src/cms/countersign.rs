//! `fastgost cms countersign`.
use super::{
    belonging, certificates, check_content, check_type, digests_of, failed,
    judged::{SignerArguments, undecided, wrong},
    now,
    rewrite::{Document, RewriteArguments},
};
use crate::{failure::Result, io, key_file, passphrase::PassphraseArguments};
use clap::{ArgGroup, Args};
use fastgost_pki::cms::{Problem, SignOptions, Signer, judge};
use std::path::PathBuf;

/// Sign the signatures of a signed document
#[derive(Args)]
#[command(group = ArgGroup::new("trust").required(true).multiple(true))]
#[command(
    after_help = "Example: fastgost cms countersign --key notary.key --cert notary.crt --ca ca.pem -o certified.p7m \
contract.p7m\n\n\
A countersignature is a signature of another signature, not of the document. The other signature must be a right \
signature of the document, and the certificate of its signer must have a chain to a certificate of --ca. With \
--any-signer no chain is needed."
)]
pub struct Arguments {
    /// The private key in PKCS #8 (PEM or DER) or in a PFX. The command asks for the passphrase of an encrypted key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    /// The certificate of the key, in PEM or DER. The command adds this certificate to the document. If a PFX has both
    /// the key and the certificate, the option is not needed. The file may also have signers' certificates that are not
    /// in the document
    #[arg(long, value_name = "CERT")]
    cert: Option<PathBuf>,
    /// The document, if the signatures are detached from it
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// A file with trusted certificates of issuers or signers, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CA", group = "trust")]
    ca: Vec<PathBuf>,
    /// Require no chain: sign right signatures of any signer. With this option, nothing proves the name in the signer's
    /// certificate
    #[arg(long, group = "trust", conflicts_with_all = ["ca", "crl", "ocsp", "attime", "legacy", "purpose", "ca_without_constraints"])]
    any_signer: bool,
    #[command(flatten)]
    signers: SignerArguments,
    #[command(flatten)]
    rewrite: RewriteArguments,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, cert, content, passphrase, ca, any_signer, signers: accepted, rewrite } = arguments;
    let inputs = [key].into_iter().chain(cert).chain(content).chain(ca).chain(accepted.files());
    io::spare(rewrite.output.as_deref(), inputs.cloned().chain(passphrase.files()))?;
    let output = rewrite.open()?;
    let trust = accepted.options(ca, cert.as_slice())?;
    let mut document = Document::read(&rewrite.input, accepted.strictness(), &[])?;
    let name = document.name.clone();
    check_content(&name, document.is_attached(), content.is_some())?;
    let mut certificates = certificates(cert.as_slice())?;
    let key_name = crate::quote::path(key);
    let (key, own) = key_file::signer(key, passphrase)?;
    certificates.extend(own);
    let certificate = belonging(&key, &key_name, &certificates)?;
    let by = Signer::new(&key, certificate.clone()).map_err(|e| failed(&key_name, e))?;
    let time = Some(now()?);
    let options = SignOptions { time, ..SignOptions::default() };
    let digests = digests_of(&document.signed, content.as_deref(), false, &[])?;
    check_type(&name, document.signed.content_type, trust.content_type)?;
    let mut signers = document.signers(rewrite.signer)?.to_vec();
    let mut meant = document.signed.clone();
    meant.signers.clone_from(&signers);
    for verdict in judge(&meant, &digests, &trust).map_err(|e| undecided(&name, e))?.signatures {
        match verdict.signer {
            // The signature is correct, although its signer is not trusted.
            Err(Problem::Untrusted(_)) if *any_signer => {}
            found => drop(found.map_err(|problem| wrong(&name, &problem))?),
        }
    }
    for signer in &mut signers {
        by.countersign(signer, &options).map_err(|e| failed(&name, e))?;
    }
    document.signers(rewrite.signer)?.clone_from_slice(&signers);
    let der = certificate.as_der().to_vec();
    if !document.signed.certificates.contains(&der) {
        document.signed.certificates.push(der);
    }
    document.write(output)
}
