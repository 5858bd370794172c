//! `fastgost pfx import`: writes the contents of a PFX as PEM.
use super::{NewKey, Opening, Owned, is_own, own_keys, read, wrong};
use crate::{
    failure::{Failure, Quiet, Result, note},
    io::{self, Input, Output},
    passphrase::{Passphrase, PassphraseArguments},
    quote,
    terminal::Content as Terminal,
};
use clap::Args;
use fastgost::{
    keys::{ENTROPY, EncodePrivateKey, Encryption, encrypt, pkcs8::der::SecretDocument},
    text::encode,
};
use fastgost_pki::{
    Strictness,
    pfx::{Bag, Content},
};
use std::{
    collections::HashSet,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// Write the contents of a PFX or of a container of CryptoPro to a PEM file: private keys (encrypted), certificates and
/// CRLs
#[derive(Args)]
#[command(after_help = "Examples: fastgost pfx import -o key-and-certificates.pem alice.p12\n          \
fastgost pfx import --nokeys --clcerts -o alice.crt alice.p12\n          \
fastgost pfx import --key alice.key --ca ca.pem -o alice.pem signed.p12\n\n\
`sign --key`, `decrypt --identity` and other options for keys also take a PFX directly. Then the command asks for the \
passphrase of the PFX.")]
pub struct Arguments {
    #[command(flatten)]
    passphrase: PassphraseArguments,
    #[command(flatten)]
    opening: Opening,
    /// Write no private keys
    #[arg(long, conflicts_with_all = NewKey::NAMES)]
    nokeys: bool,
    /// Write neither certificates nor CRLs
    #[arg(long)]
    nocerts: bool,
    /// Leave out the certificates that belong to no private key, such as issuers' certificates
    #[arg(long, conflicts_with_all = ["cacerts", "nocerts"])]
    clcerts: bool,
    /// Leave out the certificates of the private keys. The private keys are still written, unless --nokeys is given
    #[arg(long, conflicts_with = "nocerts")]
    cacerts: bool,
    #[command(flatten)]
    new: NewKey,
    /// The file to create, with mode 0600. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
    /// The PFX in DER or PEM (`-`: standard input), or the folder of a container. The command asks for the passphrase
    #[arg(value_name = "IN")]
    pfx: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { passphrase, opening, output, pfx: path, .. } = arguments;
    passphrase.leave_stdin_to(Some(path))?;
    io::spare(
        Some(output),
        [path.clone()].into_iter().chain(passphrase.files()).chain(opening.files()).chain(arguments.new.files()),
    )?;
    // The output is opened before the command asks for a passphrase, since opening the output may fail.
    let mut out = match output == Path::new("-") {
        true => {
            Output::new(Some(output), &Input::open(Some(&**path).filter(|path| !path.is_dir()))?, Terminal::Unknown)?
        }
        false => Output::secret(output)?,
    };
    let (source, name) = read(path)?;
    let found = opening.open(&source, &name, passphrase, &mut passphrase.source())?;
    found.warn(&name);
    let pfx = found.pfx;
    let has_key = !arguments.nokeys && pfx.keys().next().is_some();
    let under = match has_key {
        true => arguments.new.read("--new-passphrase-file or --unencrypted")?,
        false => {
            arguments.new.omit_without_key(&name)?;
            None
        }
    };
    let own = if arguments.clcerts || arguments.cacerts { own_keys(&pfx) } else { HashSet::new() };
    // Everything is read before anything is written, because nothing that was written to standard output can be taken
    // back.
    let mut texts = Vec::new();
    for bag in pfx.bags() {
        let text = match bag.content() {
            Content::Key(_) if !arguments.nokeys => key(bag, &name, under.as_ref())?,
            Content::Certificate(der) if arguments.wants(&own, der) => encode("CERTIFICATE", der),
            Content::RevocationList(der) if !arguments.nocerts => encode("X509 CRL", der),
            Content::Encrypted(with) if !arguments.nocerts => {
                if arguments.opening.cert.is_empty() {
                    left_out(&name, with);
                }
                continue;
            }
            Content::Other(id) => {
                note(&format!("warning: {name}: has something of type {id}, which is left out"));
                continue;
            }
            _ => continue,
        };
        if let Some(name) = bag.name() {
            texts.push(format!("# {}\n", quote::quoted(name.as_bytes())).into());
        }
        texts.push(text);
    }
    if texts.is_empty() {
        return Err(Failure::new(format!("{name}: this PFX has no keys or certificates that the options ask for")));
    }
    texts.iter().try_for_each(|text| out.write(text.as_bytes()))?;
    out.finish()?;
    if has_key {
        arguments.new.warn(output);
    }
    Ok(())
}

impl Arguments {
    /// Returns true if the options ask for this certificate. `own` has the public keys of the private keys in the PFX.
    fn wants(&self, own: &HashSet<Owned>, der: &[u8]) -> bool {
        if self.nocerts || !(self.clcerts || self.cacerts) {
            return !self.nocerts;
        }
        is_own(own, der) == self.clcerts
    }
}

/// Prints a note that a part of a PFX is left out, because the algorithm that encrypts this part is not supported.
pub fn left_out(name: &str, with: &str) {
    note(&format!(
        "warning: {name}: has something, most likely certificates, under {with}, which is left out; --cert gives the \
         certificate, and `openssl pkcs12 -legacy -nokeys` writes it"
    ));
}

/// Returns a private key as PKCS #8 in PEM. If `under` has a passphrase, the key is encrypted.
pub fn key(bag: &Bag, name: &str, under: Option<&(Passphrase, Encryption)>) -> Result<Zeroizing<String>> {
    let key = bag.private_key(Strictness::Lenient).map_err(|e| wrong(name, &e))?;
    let info: SecretDocument = key.to_pkcs8_der().map_err(|e| Failure::new(e.to_string()))?;
    let info = info.to_bytes();
    let Some((passphrase, with)) = under else { return Ok(encode("PRIVATE KEY", &info)) };
    let mut entropy = [0; ENTROPY];
    getrandom::fill(&mut entropy).map_err(|e| Failure::new(format!("the system's random number generator: {e}")))?;
    Ok(encode("ENCRYPTED PRIVATE KEY", &encrypt(&info, passphrase, with, &entropy)?))
}
