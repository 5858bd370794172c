//! `fastgost cms decrypt`.
use super::{
    certificates, check_type, document, each_part, failed,
    parts::{Ciphertext, Counter, held_or_asked_for},
};
use crate::{
    failure::{Failure, Result, note},
    io::Input,
    key::KeyArguments,
    key_file, kind,
    passphrase::PassphraseArguments,
    stream,
    terminal::Content,
    transfer::TransferArguments,
};
use clap::{ArgGroup, Args};
use fastgost::text::Reader;
use fastgost_pki::{
    Error, FileKind,
    cms::{Decryptor, Integrity, Message},
    x509::{Certificate, x509_cert::der::asn1::ObjectIdentifier},
};
use std::path::{Path, PathBuf};

/// Decrypt a document that was encrypted to a certificate, or under a secret key
#[derive(Args)]
#[command(override_usage = "fastgost cms decrypt <--key <KEY>|KEY OPTIONS> [OPTIONS] [IN]")]
#[command(mut_group("KeyArguments", |g| g.required(false)), group = ways())]
#[command(mut_group("PassphraseArguments", |g| g.conflicts_with("KeyArguments")))]
#[command(after_help = "Examples: fastgost cms decrypt --key key.pem -o secret.pdf secret.p7m\n          \
fastgost cms decrypt --key-file k -o secret.pdf secret.p7m\n\n\
The output file is created or replaced only when the whole document has been read and its MAC is right. If the MAC is \
wrong, the exit status is 1. Ciphers without a MAC do not detect changes, and a warning says so.")]
pub struct Arguments {
    /// The recipient's private key in PKCS #8 (PEM or DER) or in a PFX. The command asks for the passphrase of an
    /// encrypted key
    #[arg(long, value_name = "KEY")]
    key: Option<PathBuf>,
    #[command(flatten)]
    secret_key: KeyArguments,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// The recipient's certificate, in PEM or DER [default: try all recipients]
    #[arg(long, value_name = "CERT", conflicts_with = "KeyArguments")]
    cert: Option<PathBuf>,
    /// The sender's certificate. This certificate is needed if the sender used its own key for key agreement, and not
    /// an ephemeral key. Few programs do this
    #[arg(long, value_name = "CERT", conflicts_with = "KeyArguments")]
    sender: Option<PathBuf>,
    /// The type that the content must have, as an object identifier
    #[arg(long, value_name = "OID", default_value = super::DATA)]
    econtent_type: ObjectIdentifier,
    /// Write to a pipe or to standard output while the document is read. With this option, only the exit status says
    /// whether the output is right
    #[arg(long)]
    stream: bool,
    #[command(flatten)]
    transfer: TransferArguments,
}

/// The kind of document that this command decrypts.
const ENCRYPTED: &str = "an encrypted document (CMS)";

fn ways() -> ArgGroup {
    ArgGroup::new("ways").required(true).args(KeyArguments::NAMES).arg("key")
}

impl Arguments {
    /// Begins the decryption, if the options fit the way in which the document is encrypted.
    fn open(&self, input: Input) -> Result<Decryptor<Reader<Input>>> {
        let Self { key, secret_key, passphrase, cert, sender, econtent_type, .. } = self;
        let name = input.name.clone();
        let wrong = |e| failed(&name, e);
        let other = |what: &str, cure: &str| Err(Failure::new(format!("{name}: was encrypted {what}; give {cure}")));
        let message = match Message::read(document(input)) {
            Err(Error::Unsupported { .. }) => return Err(kind::wrong(&name, FileKind::OtherCms, ENCRYPTED)),
            message => message.map_err(wrong)?,
        };
        match (message, key) {
            (Message::Enveloped(reader), Some(key)) => {
                check_type(&name, reader.content_type(), *econtent_type)?;
                let (certificate, sender) = (one(cert)?, one(sender)?);
                let key = key_file::any_private(key, passphrase)?;
                reader.open(&key, certificate.as_ref(), sender.as_ref()).map_err(|e| match wrong(e) {
                    Failure::Refused(text) => {
                        Failure::Refused(format!("{text}; --key takes a recipient's private key"))
                    }
                    other => other,
                })
            }
            (Message::Encrypted(reader), None) => {
                check_type(&name, reader.content_type(), *econtent_type)?;
                reader.open(&*secret_key.read()?).map_err(wrong)
            }
            (Message::Enveloped(_), None) => other("to certificates", "a recipient's private key as --key"),
            (Message::Encrypted(_), Some(_)) => other("under a secret key", "the key as --key-file"),
            (Message::Signed(_), _) => Err(kind::wrong(&name, FileKind::Signed, ENCRYPTED)),
            _ => Err(kind::wrong(&name, FileKind::OtherCms, ENCRYPTED)),
        }
    }
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, secret_key, passphrase, cert, sender, stream, transfer, .. } = arguments;
    let files = key.iter().chain(cert).chain(sender).cloned().chain(passphrase.files()).chain(secret_key.files());
    let spared = |input: Option<&Path>| {
        secret_key.leave_stdin_to(input)?;
        passphrase.leave_stdin_to(input)
    };
    let (input, mut output) = transfer.open(files, spared, Content::Unknown)?;
    held_or_asked_for(&output, *stream)?;
    let (name, len) = (input.name.clone(), input.len);
    let wrong = |e| failed(&name, e);
    let mut decryptor = arguments.open(input)?;
    let cipher = decryptor.cipher();
    match decryptor.parallel() {
        Some(mode) => {
            let work = Counter::new(&name, mode, None);
            let feed = Ciphertext { decryptor: &mut decryptor, name: &name, len };
            stream::run(&work, transfer.work.threads(), feed, &mut output)?;
        }
        None => {
            let read = |out: &mut [u8]| decryptor.content(out).map_err(wrong);
            each_part(read, len, |part| output.write(part))?;
        }
    }
    let integrity = decryptor.finish().map_err(wrong)?;
    output.finish()?;
    if integrity == Integrity::NotAuthenticated {
        let cipher = cipher.name();
        note(&format!("warning: {name}: {cipher} does not notice changes: anybody may have changed this document"));
    }
    Ok(())
}

/// Returns the certificate in a file. The file must have exactly one certificate.
fn one(path: &Option<PathBuf>) -> Result<Option<Certificate>> {
    let Some(path) = path else { return Ok(None) };
    let mut all = certificates(std::slice::from_ref(path))?;
    match (all.pop(), all.is_empty()) {
        (one, true) => Ok(one),
        _ => Err(Failure::new(format!("{}: has several certificates; needed: one", crate::quote::path(path)))),
    }
}
