//! `fastgost cms encrypt`.
use super::{certificates, each_part, failed, mail_part, parts::Counter};
use crate::{
    failure::{Failure, Result},
    key::KeyArguments,
    quote, stream,
    transfer::TransferArguments,
};
use clap::{
    ArgGroup, Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fastgost_pki::{
    cms::{ContentCipher, Encryption, KeyManagement, LABEL, Recipient, mail},
    path::{Purpose, fits, mixed},
    x509::Certificate,
};
use std::{io::Read, path::PathBuf, slice, time::SystemTime};
use zeroize::Zeroizing;

/// Encrypt a document to the owners of certificates, or under a secret key
#[derive(Args)]
#[command(override_usage = "fastgost cms encrypt <--recipient <CERT>|KEY OPTIONS> [OPTIONS] [IN]")]
#[command(mut_group("KeyArguments", |g| g.required(false)), group = ways())]
#[command(after_help = "Examples: fastgost cms encrypt --recipient alice.pem -o secret.p7m secret.pdf\n          \
fastgost cms encrypt --recipient alice.pem --recipient bob.pem --pem -o secret.pem secret.pdf\n          \
fastgost cms encrypt --key-file k -o secret.p7m secret.pdf\n\n\
The certificates must be for encryption, and valid now. This command does not check their chains. To check the chains, \
use `fastgost cert verify --purpose encryption`. An encrypted document does not show who encrypted it: sign the document first. The \
ciphers without -omac do not detect changes: use them only for programs that support no other cipher.")]
pub struct Arguments {
    /// A file with the recipients' certificates, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CERT")]
    recipient: Vec<PathBuf>,
    #[command(flatten)]
    key: KeyArguments,
    /// Also encrypt to certificates that are not valid now, are not for encryption, or have unknown critical extensions
    #[arg(long, conflicts_with = "KeyArguments")]
    any_recipient: bool,
    /// The cipher
    #[arg(short, long, value_name = "NAME", default_value = ContentCipher::KuznyechikCtrAcpkmOmac.name(), value_parser = ciphers())]
    algorithm: ContentCipher,
    /// Encrypt the key of the content by key agreement. The default is key transport, which more programs support
    #[arg(long, conflicts_with = "KeyArguments")]
    agree: bool,
    /// Write text: PEM with the label CMS
    #[arg(long)]
    pem: bool,
    /// Write mail (S/MIME). The document must be text, or a part of mail that begins with the field Content-Type, such
    /// as signed mail
    #[arg(long, conflicts_with_all = ["pem", "KeyArguments"])]
    mail: bool,
    #[command(flatten)]
    transfer: TransferArguments,
}

fn ciphers() -> impl TypedValueParser<Value = ContentCipher> {
    PossibleValuesParser::new(ContentCipher::WRITTEN.map(ContentCipher::name))
        .try_map(|name| ContentCipher::from_name(&name).ok_or("unknown"))
}

/// Returns the options of which the user must give one. They select one of the two kinds of encryption: to recipients
/// (EnvelopedData), or under a key that both sides have (EncryptedData).
fn ways() -> ArgGroup {
    ArgGroup::new("ways").required(true).args(KeyArguments::NAMES).arg("recipient")
}

/// Returns the recipients' certificates. A file often has a certificate together with the certificates of its issuers.
/// Such a file is refused, because the issuers should not be able to read the document.
fn owners(files: &[PathBuf], any_recipient: bool) -> Result<Vec<Certificate>> {
    let mut all = Vec::new();
    for file in files {
        let found = certificates(slice::from_ref(file))?;
        let wrong = |e| failed(&quote::path(file), e);
        if let Some((_, issuer)) = mixed(&found).map_err(wrong)? {
            return Err(Failure::new(format!(
                "{}: {} issued another certificate in this file, or is a CA's beside it; remove it, or, if the \
                 issuer is meant too, put it in a separate file",
                quote::path(file),
                found[issuer].label()
            )));
        }
        if !any_recipient {
            for certificate in &found {
                let fits = fits(certificate, Purpose::Encryption, SystemTime::now()).map_err(wrong)?;
                let cure = "--any-recipient encrypts to its owner all the same";
                fits.map_err(|e| Failure::Refused(format!("{}: {e}; {cure}", quote::path(file))))?;
            }
        }
        all.extend(found);
    }
    Ok(all)
}

/// Encrypts mail that is in memory, and returns the encrypted mail.
fn mailed(mut encryption: Encryption, mut part: Zeroizing<Vec<u8>>) -> fastgost_pki::Result<Vec<u8>> {
    let mut der = encryption.begin();
    encryption.apply(&mut part)?;
    der.extend(encryption.piece(part.len()));
    der.extend(&*part);
    der.extend(encryption.end(part.len() as u64)?);
    Ok(mail::document(&der, mail::Kind::Encrypted))
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { recipient, key, any_recipient, algorithm, agree, pem, mail, transfer } = arguments;
    let content = super::content(*pem || *mail, "--pem and --mail write text");
    let (mut input, mut output) =
        transfer.open(recipient.iter().cloned().chain(key.files()), |input| key.leave_stdin_to(input), content)?;
    if *pem {
        output = output.armored(LABEL);
    }
    let name = input.name.clone();
    let part = if *mail { Some(mail_part(&mut input)?) } else { None };
    let len = part.as_ref().map_or(input.len, |part| Some(part.len() as u64));
    let management = if *agree { KeyManagement::Agreement } else { KeyManagement::Transport };
    let recipients: Vec<_> = owners(recipient, *any_recipient)?
        .into_iter()
        .map(|certificate| Recipient { certificate, management })
        .collect();
    let encryption = match key.given() {
        true => Encryption::under_key(&*key.read()?, *algorithm, len),
        false => Encryption::to_recipients(&recipients, *algorithm, len),
    };
    let mut encryption = encryption.map_err(|e| failed(&name, e))?;
    if let Some(part) = part {
        output.write(&mailed(encryption, part).map_err(|e| failed(&name, e))?)?;
        return output.finish();
    }
    output.write(&encryption.begin())?;
    let written = match encryption.parallel() {
        Some(mode) => {
            let work = Counter::new(&name, mode, Some(&encryption));
            stream::run(&work, transfer.work.threads(), input, &mut output)?;
            work.bytes()
        }
        None => {
            let mut written = 0;
            let read = |out: &mut [u8]| input.read(out).map_err(|e| Failure::io(&name, &e));
            each_part(read, len, |part| {
                encryption.apply(part).map_err(|e| failed(&name, e))?;
                written += part.len() as u64;
                output.write(&encryption.piece(part.len()))?;
                output.write(part)
            })?;
            written
        }
    };
    output.write(&encryption.end(written).map_err(|e| failed(&name, e))?)?;
    output.finish()
}
