//! `fastgost pfx`: reads and writes keys and certificates in PFX files (PKCS #12).
use crate::{
    cert::read_all,
    failure::{Failure, Result, note},
    key::{AnyKey, KEY_OPTIONS, read_up_to},
    key_file::{self, Public},
    keygen::SchemeName,
    kind,
    passphrase::{Passphrase, PassphraseArguments, Passphrases},
    quote,
};
use clap::{Args, Subcommand};
use encoding::Encoding;
use fastgost::{
    keys::{
        Encryption, PrivateKey,
        x509::{Kind, Signed},
    },
    sign::VerifyingKey,
};
use fastgost_pki::{
    Error, FileKind, Strictness,
    cms::{Problem, VerifyOptions, judge},
    path::Purpose,
    pfx::{self, Bag, Content, MOST_ITERATIONS, Pfx},
    x509::Certificate,
};
use std::{
    collections::HashSet,
    path::{Path, PathBuf},
};

mod container;
mod encoding;
mod export;
mod import;
pub mod key;
mod show;

/// Read and write PFX files (PKCS #12): keys and certificates under a passphrase
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Import(import::Arguments),
    Export(export::Arguments),
    Show(show::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Import(arguments) => import::run(arguments),
        Command::Export(arguments) => export::run(arguments),
        Command::Show(arguments) => show::run(arguments),
    }
}

/// A source of keys: a PFX, or a container.
enum Source {
    Pfx(AnyKey),
    /// The folder of a container of CryptoPro.
    Container(PathBuf),
}

/// Reads a PFX in DER, BER or PEM. If the path is the folder of a container, the function returns this folder, and does
/// not read the container. Also returns a name for messages.
fn read(path: &Path) -> Result<(Source, String)> {
    if kind::is_container(path) {
        return Ok((Source::Container(path.to_owned()), quote::path(path)));
    }
    if path.is_dir() {
        return Err(Failure::new(format!(
            "{}: this folder is not a container of CryptoPro, which has header.key, masks.key and primary.key; allowed: {ALLOWED}",
            quote::path(path)
        )));
    }
    let (file, name) = match path == Path::new("-") {
        true => (crate::io::stdin().map_err(|e| Failure::io("standard input", &e))?, "standard input".to_owned()),
        false => (kind::open(path)?, quote::path(path)),
    };
    let data = read_up_to(file, Pfx::LONGEST, &name)?;
    if data.len() > Pfx::LONGEST {
        return Err(Failure::new(format!("{name}: more than {} bytes, which is too long for a PFX", Pfx::LONGEST)));
    }
    if let Some(found) = FileKind::of(&data).filter(|found| *found != FileKind::Pfx) {
        return Err(kind::wrong(&name, found, ALLOWED));
    }
    let data = Pfx::unarmored(data);
    match data.first() {
        Some(0x30) => Ok((Source::Pfx(data), name)),
        _ => Err(Failure::new(format!("{name}: this is not a PFX; allowed: {ALLOWED}"))),
    }
}

const ALLOWED: &str = "a PFX in DER, base64 or PEM (PKCS12), or the folder of a container of CryptoPro";

/// The options that say how to open a PFX: with its passphrase or, if the PFX is signed and encrypted to a key, with a
/// private key.
#[derive(Args)]
struct Opening {
    #[arg(long, value_name = "N", help_heading = KEY_OPTIONS)]
    #[arg(help = format!(
        "The largest number of iterations of key derivation for a passphrase. The command adds up the iterations for all \
         parts of the PFX, and for all encodings of the passphrase that it tries [default: {MOST_ITERATIONS}]"
    ))]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    most_iterations: Option<u32>,
    /// The encoding that the passphrase had in the program that wrote the PFX or container. Give the passphrase in
    /// UTF-8, and the command converts it to this encoding [default: bytes]
    #[arg(long, value_name = "NAME", help_heading = KEY_OPTIONS)]
    passphrase_encoding: Option<Encoding>,
    /// The recipient's private key, for a PFX that is signed and encrypted to a key. With this option, the passphrase
    /// options give the passphrase of the private key
    #[arg(long, value_name = "KEY", help_heading = KEY_OPTIONS)]
    key: Option<PathBuf>,
    /// For a signed PFX: a file with trusted certificates of issuers or signers, in PEM or DER. May be given more than
    /// once
    #[arg(long, value_name = "CA", requires = "key")]
    ca: Vec<PathBuf>,
    /// A file with certificates of the private keys, in PEM or DER, if these certificates are missing or unreadable in
    /// the PFX or container
    #[arg(long, value_name = "CERT")]
    cert: Vec<PathBuf>,
    /// Open a container of CryptoPro although the checksum of its header.key or of its passphrase is wrong. If the
    /// certificate in the container belongs to a different key, this certificate is left out. With this option, nothing
    /// proves whose private key this is. So compare the fingerprints of the key and of your certificate (`fastgost
    /// pubkey --fingerprint`)
    #[arg(long, help_heading = KEY_OPTIONS)]
    ignore_checksum: bool,
}

/// The options that say how the command writes a private key that it has read from a PFX or container. The key is
/// encrypted with a new passphrase, unless `--unencrypted` is given.
#[derive(Args)]
struct NewKey {
    /// Read the new passphrase of the private keys from a file of one line [default: ask on the terminal]
    #[arg(long, value_name = "FILE", help_heading = KEY_OPTIONS)]
    new_passphrase_file: Option<PathBuf>,
    /// How the new passphrase encrypts the private keys (RFC 9337) [default: kuznyechik-ctr-acpkm-omac]
    #[arg(long, value_name = "SCHEME", help_heading = KEY_OPTIONS)]
    scheme: Option<SchemeName>,
    /// Do not encrypt the private keys
    #[arg(long, conflicts_with_all = ["new_passphrase_file", "scheme"])]
    unencrypted: bool,
}

impl NewKey {
    /// The names by which clap knows these arguments.
    const NAMES: [&str; 3] = ["new_passphrase_file", "scheme", "unencrypted"];

    /// Returns the files that the passphrase is read from.
    fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.new_passphrase_file.clone().into_iter()
    }

    /// Reads the new passphrase, and returns the passphrase and the encryption of the key. Returns `None` if the key is
    /// written unencrypted. If the command cannot ask on a terminal, the error names `options`.
    fn read(&self, options: &str) -> Result<Option<(Passphrase, Encryption)>> {
        if self.unencrypted {
            return Ok(None);
        }
        let passphrase = PassphraseArguments::of_file(self.new_passphrase_file.clone()).read_new_or(options)?;
        let scheme = self.scheme.unwrap_or_default().scheme();
        Ok(Some((passphrase, Encryption { scheme, ..Encryption::default() })))
    }

    /// Refuses these options for a file that has no private key.
    fn omit_without_key(&self, name: &str) -> Result<()> {
        let given = [
            (self.unencrypted, "--unencrypted"),
            (self.new_passphrase_file.is_some(), "--new-passphrase-file"),
            (self.scheme.is_some(), "--scheme"),
        ];
        omit(name, "this PFX has no private key", &given)
    }

    /// Prints a note if the file with the private key is not encrypted.
    fn warn(&self, output: &Path) {
        if self.unencrypted && output != Path::new("-") {
            note(&format!("{}: the private key in it is not encrypted", quote::path(output)));
        }
    }
}

/// The contents of a PFX or of a container.
struct Found {
    pfx: Pfx,
    /// Lines of text about the whole file.
    head: String,
    /// True if the PFX has neither a MAC nor a signature, so that nothing shows whether somebody has changed the PFX.
    /// For a container, the value is always false, because a container never has a MAC or a signature.
    has_no_mac: bool,
}

impl Found {
    /// Makes the contents of a PFX. `protection` says, as text, what protects the PFX from changes: a MAC or
    /// a signature.
    fn of_pfx(pfx: Pfx, protection: Option<&str>) -> Self {
        let none = "none; anybody may have changed its parts that are not encrypted";
        Self { pfx, head: format!("MAC: {}\n", protection.unwrap_or(none)), has_no_mac: protection.is_none() }
    }

    /// Prints a note if a key has CryptoPro's mark "not exportable". The note says what the mark means.
    fn note_permissions(&self, name: &str) {
        let marked = |bag: &Bag| bag.permissions().is_some_and(|permissions| !permissions.exportable());
        if self.pfx.keys().any(marked) {
            note(&format!(
                "{name}: a private key in it is marked as not exportable; that tells CryptoPro's programs not to copy it, and prevents no \
                 other from reading it"
            ));
        }
    }

    /// Prints a warning if anybody may have changed the file.
    fn warn(&self, name: &str) {
        if self.has_no_mac {
            note(&format!(
                "warning: {name}: this PFX has no MAC; anybody may have changed its parts that are not encrypted"
            ));
        }
    }
}

impl Opening {
    /// The options for opening a PFX whose key a command uses at once, for example to sign.
    const DEFAULT: Self = Self {
        most_iterations: None,
        passphrase_encoding: None,
        key: None,
        ca: Vec::new(),
        cert: Vec::new(),
        ignore_checksum: false,
    };

    /// Encodes a passphrase in the encoding that was given.
    fn encode(&self, passphrase: Passphrase) -> Result<Passphrase> {
        self.passphrase_encoding.unwrap_or(Encoding::Bytes).encode(passphrase)
    }

    /// Returns the files that keys and certificates are read from.
    fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.key.iter().chain(&self.ca).chain(&self.cert).cloned()
    }

    /// Opens a PFX or a container, and adds the certificates of --cert.
    fn open(
        &self,
        source: &Source,
        name: &str,
        passphrase: &PassphraseArguments,
        passphrases: &mut Passphrases<'_>,
    ) -> Result<Found> {
        let mut found = match source {
            Source::Container(folder) => {
                omit(name, "this container is under a passphrase", &[(self.key.is_some(), "--key")])?;
                let iterations = [(self.most_iterations.is_some(), "--most-iterations")];
                omit(name, "the iterations of a container are always the same", &iterations)?;
                container::open(folder, name, self, passphrases)?
            }
            Source::Pfx(data) => {
                let checksum = [(self.ignore_checksum, "--ignore-checksum")];
                omit(name, "this is a PFX, whose checksums are never ignored", &checksum)?;
                self.open_pfx(data, name, passphrase, passphrases)?
            }
        };
        found.note_permissions(name);
        if self.cert.is_empty() {
            return Ok(found);
        }
        let own = own_keys(&found.pfx);
        let mut there: HashSet<Vec<u8>> = found.pfx.certificates().map(|(_, der)| der.to_vec()).collect();
        for certificate in read_all(&self.cert, Certificate::read_all)? {
            if !is_own(&own, certificate.as_der()) {
                let label = certificate.label();
                return Err(Failure::Refused(format!(
                    "{label}: it is of none of the private keys in {name}; allowed: --cert with \
                    the certificates of these keys"
                )));
            }
            if there.insert(certificate.as_der().to_vec()) {
                found.pfx.add(Bag::certificate(certificate.as_der()));
            }
        }
        Ok(found)
    }

    fn open_pfx(
        &self,
        data: &[u8],
        name: &str,
        passphrase: &PassphraseArguments,
        passphrases: &mut Passphrases<'_>,
    ) -> Result<Found> {
        match (pfx::is_signed(data), &self.key) {
            (false, None) => {
                let pfx = open(data, name, self, passphrases)?;
                let mac = pfx.mac().map(str::to_owned);
                Ok(Found::of_pfx(pfx, mac.as_deref()))
            }
            (true, Some(key)) => {
                let of_passphrases = [
                    (self.most_iterations.is_some(), "--most-iterations"),
                    (self.passphrase_encoding.is_some(), "--passphrase-encoding"),
                ];
                omit(name, SIGNED, &of_passphrases)?;
                self.open_signed(data, name, &key_file::any_private(key, passphrase)?)
            }
            (true, None) => Err(Failure::new(format!("{name}: {SIGNED}; give the recipient's private key as --key"))),
            (false, Some(_)) => Err(Failure::new(format!("{name}: this PFX is under a passphrase; omit --key"))),
        }
    }

    /// Opens a signed PFX, whose signature must be right. The option --ca says who may sign.
    fn open_signed(&self, data: &[u8], name: &str, key: &PrivateKey) -> Result<Found> {
        let wrong = |e: Error| wrong(name, &e);
        let (pfx, signed) = Pfx::open_signed(data, key, Strictness::Lenient).map_err(wrong)?;
        let mut options = VerifyOptions::new(read_all(&self.ca, Certificate::read_all)?).map_err(wrong)?;
        options.path.purpose = Some(Purpose::Signature);
        let digests = signed.digests.clone().unwrap_or_default();
        let mut by = Vec::new();
        for signature in judge(&signed, &digests, &options).map_err(wrong)?.signatures {
            match signature.signer {
                Ok(signatory) => by.push(signatory.certificate().label()),
                Err(Problem::Untrusted(refusal)) if self.ca.is_empty() => {
                    note(&format!(
                        "warning: {name}: signed, but nobody vouches for the signer: {refusal}; --ca says whom to trust"
                    ));
                }
                Err(problem) => return Err(Failure::Refused(format!("{name}: {problem}"))),
            }
        }
        let by =
            if by.is_empty() { "a signer without a path to a trusted certificate".to_owned() } else { by.join(", ") };
        Ok(Found::of_pfx(pfx, Some(&format!("none, but a signature by {by}"))))
    }
}

/// Fails if one of these options was given, because the option would change nothing. `why` is the reason.
fn omit(name: &str, why: &str, options: &[(bool, &str)]) -> Result<()> {
    match options.iter().find(|(is_given, _)| *is_given) {
        Some((_, option)) => Err(Failure::new(format!("{name}: {why}; omit {option}"))),
        None => Ok(()),
    }
}

/// A public key in the form of two values: the name of its curve, and the bytes of the key. Look-ups of keys in this
/// form are quick. Quick look-ups matter because a file may have many keys and certificates.
type Owned = (&'static str, Vec<u8>);

fn owned(key: &VerifyingKey) -> Owned {
    (key.curve().name(), key.to_bytes())
}

/// Returns the public keys of the private keys that can be read.
fn own_keys(pfx: &Pfx) -> HashSet<Owned> {
    let keys = pfx.keys().filter_map(|bag| bag.private_key(Strictness::Lenient).ok());
    keys.filter_map(|key| key.public_key().verifying_key().ok()).map(|key| owned(&key)).collect()
}

/// Whether a certificate is for one of these keys.
fn is_own(own: &HashSet<Owned>, der: &[u8]) -> bool {
    let key = Signed::from_der(Kind::Certificate, der).and_then(|signed| signed.subject_key()?.verifying_key());
    key.is_ok_and(|key| own.contains(&owned(&key)))
}

const SIGNED: &str = "this PFX has no passphrase: it is signed, and encrypted to the private key of a recipient";

/// Opens a PFX under its passphrase. If no option gives the passphrase, the command tries the empty passphrase before
/// it asks for a passphrase. Programs use the empty passphrase if people enter nothing. Each of the two passphrases has
/// the whole limit of iterations, because files of GnuTLS need most of this limit for one passphrase.
fn open(data: &[u8], name: &str, opening: &Opening, passphrases: &mut Passphrases<'_>) -> Result<Pfx> {
    let most = opening.most_iterations.unwrap_or(MOST_ITERATIONS);
    let open = |passphrase: &[u8]| Pfx::open(data, passphrase, most, Strictness::Lenient);
    let encoded = |passphrase| opening.encode(passphrase);
    let opened = match passphrases.are_asked_for() {
        true => match open(b"") {
            Err(Error::Password) => open(&encoded(passphrases.of(name)?)?),
            opened => opened,
        },
        false => open(&encoded(passphrases.of(name)?)?),
    };
    opened.map_err(|e| wrong(name, &e))
}

/// Opens a PFX whose key a command uses at once, for example to sign. A PFX without a MAC is an error, because anybody
/// could have made such a PFX.
fn open_for_use(data: &[u8], name: &str, passphrases: &mut Passphrases<'_>) -> Result<Pfx> {
    if pfx::is_signed(data) {
        return Err(Failure::new(format!(
            "{name}: {SIGNED}; `fastgost pfx import` takes out the key, with the recipient's private key as --key"
        )));
    }
    let pfx = open(data, name, &Opening::DEFAULT, passphrases)?;
    match pfx.mac() {
        None => Err(Failure::Refused(format!(
            "{name}: this PFX has no MAC, so anybody could have made it; look at it with `fastgost pfx show` and take out what is \
             yours with `fastgost pfx import`"
        ))),
        Some(_) => Ok(pfx),
    }
}

/// Returns the failure for an error of a PFX.
fn wrong(name: &str, e: &Error) -> Failure {
    match e {
        Error::Password | Error::Refused(_) => Failure::Refused(format!("{name}: {e}")),
        Error::Iterations { .. } => Failure::new(format!(
            "{name}: {e}; `fastgost pfx show` and `fastgost pfx import` allow more with --most-iterations"
        )),
        e => Failure::new(format!("{name}: {e}")),
    }
}

/// Returns the only private key in a PFX, and the certificates in the PFX.
pub fn only_key(data: &[u8], name: &str, passphrases: &mut Passphrases<'_>) -> Result<(PrivateKey, Vec<Certificate>)> {
    let pfx = open_for_use(data, name, passphrases)?;
    let key = private_key(pfx.only_key_bag().map_err(|e| not_one(name, &pfx, &e))?, name)?;
    // Some callers need only the key, so an unreadable certificate is no error.
    Ok((key, pfx.certificates().filter_map(|(_, der)| Certificate::read(der).ok()).collect()))
}

/// Returns the private key in a bag. The error names the algorithm of a key that is not for GOST R 34.10.
fn private_key(bag: &Bag, name: &str) -> Result<PrivateKey> {
    if let Content::Key(der) = bag.content() {
        key_file::refuse_foreign(der, name)?;
    }
    bag.private_key(Strictness::Lenient).map_err(|e| wrong(name, &e))
}

/// Returns the failure for an error of a PFX that should have one private key. If the PFX has several private keys, the
/// message names the command that helps.
fn not_one(name: &str, pfx: &Pfx, e: &Error) -> Failure {
    match e {
        Error::Usage(text) if pfx.keys().next().is_some() => {
            Failure::new(format!("{name}: {text}; `fastgost pfx import` writes them to a file, to choose one from"))
        }
        e => wrong(name, e),
    }
}

/// Returns the public keys of a PFX's owner. If the PFX has private keys, the function returns their public keys, and
/// ignores the certificates. Otherwise the PFX must have exactly one certificate, and the result is the public key of
/// this certificate.
pub fn publics(data: &[u8], name: &str, passphrases: &mut Passphrases<'_>) -> Result<Vec<Public>> {
    let pfx = open_for_use(data, name, passphrases)?;
    let mut publics = Vec::new();
    for bag in pfx.keys() {
        let public = private_key(bag, name)?.public_key();
        publics.push(Public::new(&public).map_err(|e| Failure::new(format!("{name}: {e}")))?);
    }
    if !publics.is_empty() {
        return Ok(publics);
    }
    let mut certificates = pfx.certificates();
    match (certificates.next(), certificates.count()) {
        (Some((_, der)), 0) => {
            let public = Signed::from_der(Kind::Certificate, der).and_then(|signed| signed.subject_key());
            let public = public.and_then(|public| Public::new(&public));
            Ok(vec![public.map_err(|e| Failure::new(format!("{name}: {e}")))?])
        }
        _ => Err(Failure::new(format!(
            "{name}: this PFX has neither a private key nor exactly one certificate; `fastgost pfx import` writes its \
             certificates to a file, to choose one from"
        ))),
    }
}
