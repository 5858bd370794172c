//! `fastgost pfx export`: makes a PFX of a private key and certificates.
use super::wrong;
use crate::{
    cert::read_all,
    failure::{Failure, Quiet, Result},
    io::{self, Input, Output},
    key::KEY_OPTIONS,
    key_file,
    keygen::SchemeName,
    number,
    passphrase::PassphraseArguments,
    quote,
    terminal::Content,
};
use clap::Args;
use fastgost::{hash::Streebog256, keys::Encryption, sign::SigningKey};
use fastgost_pki::{
    path::not_an_issuer,
    pfx::{Bag, Pfx},
    x509::Certificate,
};
use std::path::{Path, PathBuf};

/// Write a private key and certificates to a PFX, under a passphrase (RFC 9548)
#[derive(Args)]
#[command(
    after_help = "Examples: fastgost pfx export --key key.pem --cert cert.pem --name Alice -o alice.p12\n          \
fastgost pfx export --key key.pem --cert cert.pem --chain ca.pem -o alice.p12\n\n\
gost-engine reads PFX files that were written with --scheme kuznyechik-ctr-acpkm or magma-ctr-acpkm. Programs that \
support no cipher of RFC 9548, such as GnuTLS 3.7, cannot read any PFX file that this command writes."
)]
pub struct Arguments {
    /// A file with the private key, in PKCS #8 (PEM or DER) or in a PFX. The file must have no other private key
    #[arg(long, value_name = "KEY", visible_alias = "inkey")]
    key: Option<PathBuf>,
    /// Read the passphrase of an encrypted --key from a file of one line [default: ask on the terminal]
    #[arg(long, value_name = "FILE", requires = "key", help_heading = KEY_OPTIONS)]
    key_passphrase_file: Option<PathBuf>,
    /// Certificates in PEM or DER. If you also give --key, one of the certificates must belong to this key
    #[arg(long, value_name = "CERT", visible_alias = "in")]
    cert: Vec<PathBuf>,
    /// Further certificates: the certificates of the CAs that issued the certificates of --cert
    #[arg(long, value_name = "CERT", visible_alias = "certfile", requires = "cert")]
    chain: Vec<PathBuf>,
    /// A readable name, which programs show for the key and its certificate
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// How the passphrase encrypts the private key and the certificates (RFC 9337)
    #[arg(long, value_name = "SCHEME", default_value = "kuznyechik-ctr-acpkm-omac", help_heading = KEY_OPTIONS)]
    scheme: SchemeName,
    /// The number of iterations of PBKDF2. With more iterations, each guess at the passphrase takes longer, and opening
    /// the PFX takes longer too
    #[arg(long, value_name = "N", visible_alias = "iter", default_value = "131072", value_parser = number::pfx_iterations, help_heading = KEY_OPTIONS)]
    iterations: u32,
    /// The file to create, with mode 0600. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, key_passphrase_file, cert, chain, passphrase, output, .. } = arguments;
    if key.is_none() && cert.is_empty() {
        return Err(Failure::new("nothing to write; give --key, --cert or both"));
    }
    let secrets = key.iter().chain(key_passphrase_file).chain(cert).chain(chain).cloned();
    io::spare(Some(output), secrets.chain(passphrase.files()))?;
    // The output is opened before the command asks for a passphrase, since opening the output may fail.
    let mut out = match output == Path::new("-") {
        true => {
            Output::new(Some(output), &Input::open(key.as_deref().or(cert.first().map(|c| &**c)))?, Content::Unknown)?
        }
        false => Output::secret(output)?,
    };
    let key = match key {
        Some(path) => Some(key_file::private(path, &PassphraseArguments::of_file(key_passphrase_file.clone()))?),
        None => None,
    };
    let mut pfx = Pfx::new();
    add_certificates(&mut pfx, arguments, key.as_ref())?;
    if let Some(key) = &key {
        let bag = Bag::key(key).map_err(|e| wrong("the private key", &e))?;
        let id = pfx.certificate_of(key).map(identifier);
        pfx.add(with_attributes(bag, arguments, id.as_deref()));
    }
    let with = Encryption { scheme: arguments.scheme.scheme(), iterations: arguments.iterations };
    let file = pfx.seal(&passphrase.read_new()?, &with).map_err(|e| wrong(&quote::path(output), &e))?;
    out.write(&file)?;
    out.finish()
}

/// Adds the certificates. The key's certificate gets the same attributes as the key.
fn add_certificates(pfx: &mut Pfx, arguments: &Arguments, key: Option<&SigningKey>) -> Result<()> {
    let mut all = read_all(&arguments.cert, Certificate::read_all)?;
    let is_own = |certificate: &Certificate| {
        let public = certificate.key().ok().and_then(|public| public.verifying_key().ok());
        key.is_none_or(|key| public == Some(key.verifying_key()))
    };
    let own: Vec<_> = all.iter().filter(|certificate| is_own(certificate)).cloned().collect();
    all.extend(read_all(&arguments.chain, Certificate::read_all)?);
    let others: Vec<_> = all.iter().filter(|certificate| !own.contains(certificate)).cloned().collect();
    // This check finds mistakes of the user and not forgeries, because the program that reads the PFX decides which
    // issuers to trust.
    if let Some(i) =
        not_an_issuer(&own, &others).map_err(|e| wrong("the certificates", &e))?.filter(|_| !own.is_empty())
    {
        let allowed = "allowed: certificates of the private key, and of their issuers without gaps";
        return Err(Failure::Refused(format!(
            "{}: did not issue --cert or one of its issuers; {allowed}",
            others[i].label()
        )));
    }
    for certificate in &all {
        let mut bag = Bag::certificate(certificate.as_der());
        if key.is_some() && is_own(certificate) {
            bag = with_attributes(bag, arguments, Some(&identifier(certificate.as_der())));
        }
        pfx.add(bag);
    }
    match !own.is_empty() || key.is_none() || arguments.cert.is_empty() {
        true => Ok(()),
        false => Err(Failure::new(format!(
            "{}: no certificate of this private key; give the certificate of the key as --cert, or omit --cert",
            quote::path(&arguments.cert[0])
        ))),
    }
}

fn with_attributes(bag: Bag, arguments: &Arguments, id: Option<&[u8]>) -> Bag {
    let bag = match &arguments.name {
        Some(name) => bag.named(name),
        None => bag,
    };
    match id {
        Some(id) => bag.with_id(id),
        None => bag,
    }
}

/// Returns the identifier that connects a key with its certificate. The identifier is 160 bits of the certificate's
/// digest, because other programs write identifiers of this length.
fn identifier(certificate: &[u8]) -> Vec<u8> {
    Streebog256::digest(certificate)[..20].to_vec()
}
