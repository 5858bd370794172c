//! Reads private keys, public keys and certificates from files. A file may have several keys or certificates.
use crate::{
    failure::{Failure, Result},
    key::{AnyKey, from_path, read_up_to, warn_if_readable_by_others},
    kind,
    passphrase::{PassphraseArguments, Passphrases},
    pfx, quote,
};
use fastgost::{
    Error, Strictness,
    keys::{self, Algorithm, Document, EncodePublicKey, MOST_ITERATIONS, PublicKey, x509::Signed},
    sign::{SigningKey, VerifyingKey},
};
use fastgost_pki::{FileKind, path::mixed, pfx::is_pfx, x509::Certificate};
use std::{
    fs::File,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

mod foreign;

/// The largest number of bytes in a file with keys or certificates.
const LONGEST: usize = 1 << 20;

/// A private key that was read from a file. The key may still be encrypted.
pub struct PrivateKey {
    /// The name in messages. The name consists of the name of the file and, if the file has several keys, the number of
    /// the line.
    pub name: String,
    state: State,
}

enum State {
    Open(keys::PrivateKey),
    /// The encrypted key in DER (PKCS #8).
    Encrypted(Zeroizing<Vec<u8>>),
    /// The PFX in DER, which contains the encrypted key.
    Pfx(Zeroizing<Vec<u8>>),
}

impl PrivateKey {
    /// Returns the key, unless the key is encrypted.
    pub fn open(&self) -> Option<&keys::PrivateKey> {
        match &self.state {
            State::Open(key) => Some(key),
            State::Encrypted(_) | State::Pfx(_) => None,
        }
    }

    /// Returns the key for signing. If the key is encrypted, the command asks for its passphrase, unless an option
    /// says where to read the passphrase. If the key is for GOST R 34.10-2001, returns an error.
    pub fn into_key(self, passphrases: &mut Passphrases<'_>) -> Result<SigningKey> {
        let name = self.name.clone();
        self.into_any_key(passphrases)?.into_signing_key().map_err(|e| wrong(&name, e))
    }

    /// Like [`into_key`](Self::into_key), and also returns the certificates that are in a PFX with the key.
    pub fn into_signer(self, passphrases: &mut Passphrases<'_>) -> Result<(SigningKey, Vec<Certificate>)> {
        let name = self.name.clone();
        let (key, certificates) = match self.state {
            State::Pfx(der) => pfx::only_key(&der, &name, passphrases)?,
            _ => (self.into_any_key(passphrases)?, Vec::new()),
        };
        Ok((key.into_signing_key().map_err(|e| wrong(&name, e))?, certificates))
    }

    /// Like [`into_key`](Self::into_key), but the key may be for GOST R 34.10-2001.
    pub fn into_any_key(self, passphrases: &mut Passphrases<'_>) -> Result<keys::PrivateKey> {
        match self.state {
            State::Open(key) => Ok(key),
            State::Encrypted(der) => {
                let passphrase = passphrases.of(&self.name)?;
                let password = Some((&passphrase[..], MOST_ITERATIONS));
                read_key(keys::PrivateKey::read_with(&der, password, Strictness::Lenient), &self.name)
            }
            State::Pfx(der) => Ok(pfx::only_key(&der, &self.name, passphrases)?.0),
        }
    }

    fn read(document: &Document, name: String) -> Result<Self> {
        let der = &document.der;
        let state = match keys::PrivateKey::read(der) {
            Err(Error::PasswordNeeded) => {
                // A key in a form that only one program reads is refused before the command asks for its passphrase.
                foreign::refuse_form(foreign::encryption_algorithm(der), &name)?;
                State::Encrypted(der.clone())
            }
            key => {
                if key.is_err() {
                    refuse_others_than_private(document, &name)?;
                }
                refuse_foreign(der, &name)?;
                State::Open(read_key(key, &name)?)
            }
        };
        Ok(Self { name, state })
    }
}

/// Rejects a private key in DER that is not for GOST R 34.10. The error names the kind of the key.
pub fn refuse_foreign(der: &[u8], name: &str) -> Result<()> {
    foreign::refuse(foreign::private_algorithm(der), name)
}

fn read_key(key: fastgost::Result<keys::PrivateKey>, name: &str) -> Result<keys::PrivateKey> {
    key.map_err(|e| match e {
        Error::Password { .. } => Failure::Refused(format!("{name}: {e}")),
        e => wrong(name, e),
    })
}

/// Reads all private keys in these files. The keys are in PKCS #8 (PEM or DER), or in PFX files with one key each. Each
/// file must have at least one key. Other PEM blocks, such as certificates, are ignored.
pub fn privates(paths: &[PathBuf], passphrase: &PassphraseArguments) -> Result<Vec<PrivateKey>> {
    let all = any_privates(paths, passphrase)?;
    for key in &all {
        if let Some(open) = key.open() {
            open.signing_key().map_err(|e| wrong(&key.name, e))?;
        }
    }
    Ok(all)
}

/// Like [`privates`], but the keys may also be for GOST R 34.10-2001. The command does not sign with such keys.
pub fn any_privates(paths: &[PathBuf], passphrase: &PassphraseArguments) -> Result<Vec<PrivateKey>> {
    let mut all = Vec::new();
    for path in paths {
        all.extend(from_path(path, |file, name| privates_in(read(file, name)?, name, PRIVATES))?);
    }
    let names: Vec<_> = paths.iter().map(|path| quote::path(path)).collect();
    refuse_needless(passphrase, &all, &names.join(", "))?;
    Ok(all)
}

const PRIVATES: &str = "private keys in PEM (PRIVATE KEY, ENCRYPTED PRIVATE KEY), base64 or DER, or a PFX";

/// Returns the private keys in the data of a file, which must have at least one key. `allowed` is for messages.
fn privates_in(data: AnyKey, name: &str, allowed: &str) -> Result<Vec<PrivateKey>> {
    if is_pfx(&data) {
        return Ok(vec![PrivateKey { name: name.to_owned(), state: State::Pfx(data) }]);
    }
    refuse_others(&data, name, allowed)?;
    let (mut keys, documents) = (Vec::new(), documents(&data, name)?);
    for (name, document) in &documents {
        match document.label.as_deref() {
            None | Some("PRIVATE KEY" | "ENCRYPTED PRIVATE KEY") => {
                keys.push(PrivateKey::read(document, name.clone())?)
            }
            Some(label) if is_private(label) => {
                foreign::refuse_label(label, name)?;
                let allowed = "allowed in PEM: PRIVATE KEY, ENCRYPTED PRIVATE KEY";
                return Err(Failure::new(format!("{name}: {label}; {allowed}")));
            }
            Some(_) => {}
        }
    }
    if keys.is_empty() {
        documents.iter().try_for_each(|(_, document)| refuse_others_than_private(document, name))?;
        return Err(Failure::new(format!("{name}: has no key, or a damaged one; allowed: {allowed}")));
    }
    Ok(keys)
}

/// Rejects a passphrase that none of the private keys needs. If there are no private keys, the files have public keys.
fn refuse_needless(passphrase: &PassphraseArguments, keys: &[PrivateKey], names: &str) -> Result<()> {
    if !passphrase.given() || keys.iter().any(|key| key.open().is_none()) {
        return Ok(());
    }
    let what = match keys.len() {
        0 => "public keys are",
        1 => "this private key is",
        _ => "these private keys are",
    };
    Err(Failure::new(format!("{names}: {what} not encrypted; omit the passphrase option")))
}

/// Reads the public keys of a file with private keys, public keys or certificates, without duplicates. If the file has
/// private keys, the result has only their public keys.
pub fn publics_of_any(path: &Path, passphrase: &PassphraseArguments) -> Result<Vec<Public>> {
    let name = quote::path(path);
    let file = kind::open(path)?;
    let data = read(&file, &name)?;
    if is_pfx(&data) {
        warn_if_readable_by_others(&file, &name);
        let mut all = Vec::new();
        pfx::publics(&data, &name, &mut passphrase.source())?.into_iter().for_each(|key| add(&mut all, key));
        return Ok(all);
    }
    let allowed = "private keys, public keys and certificates in PEM, base64 or DER, or a PFX";
    refuse_others(&data, &name, allowed)?;
    let (mut all, documents) = (Vec::new(), documents(&data, &name)?);
    if documents.iter().any(|(_, document)| is_public(document))
        && !documents.iter().any(|(_, one)| is_private_key(one))
    {
        refuse_needless(passphrase, &[], &name)?;
        publics_in(documents, &mut all)?;
        return Ok(all);
    }
    let keys = privates_in(data, &name, allowed)?;
    warn_if_readable_by_others(&file, &name);
    refuse_needless(passphrase, &keys, &name)?;
    let mut passphrases = passphrase.source();
    for key in keys {
        let key = key.into_any_key(&mut passphrases)?.public_key();
        add(&mut all, Public::new(&key).map_err(|e| wrong(&name, e))?);
    }
    Ok(all)
}

/// Reads the private key for signing from a file, which must have exactly one private key. If the key is for GOST R
/// 34.10-2001, returns an error.
pub fn private(path: &Path, passphrase: &PassphraseArguments) -> Result<SigningKey> {
    only(path, privates(&[path.to_owned()], passphrase)?)?.into_key(&mut passphrase.source())
}

/// Like [`private`], and also returns the certificates that are in a PFX with the key.
pub fn signer(path: &Path, passphrase: &PassphraseArguments) -> Result<(SigningKey, Vec<Certificate>)> {
    only(path, privates(&[path.to_owned()], passphrase)?)?.into_signer(&mut passphrase.source())
}

/// Like [`private`], but the key may also be for GOST R 34.10-2001. The command does not sign with such a key.
pub fn any_private(path: &Path, passphrase: &PassphraseArguments) -> Result<keys::PrivateKey> {
    only(path, any_privates(&[path.to_owned()], passphrase)?)?.into_any_key(&mut passphrase.source())
}

fn only(path: &Path, mut all: Vec<PrivateKey>) -> Result<PrivateKey> {
    match (all.pop(), all.is_empty()) {
        (Some(key), true) => Ok(key),
        _ => Err(Failure::new(format!(
            "{}: contains {} private keys; needed: a file with exactly one",
            quote::path(path),
            all.len() + 1
        ))),
    }
}

/// A public key, and its algorithm.
pub struct Public {
    pub algorithm: Algorithm,
    pub key: VerifyingKey,
    /// The key with its algorithm, in the form in which the command writes it.
    written: PublicKey,
}

impl Public {
    pub fn new(key: &PublicKey) -> fastgost::Result<Self> {
        let (algorithm, verifying) = (key.algorithm(), key.verifying_key()?);
        // A key of GOST R 34.10-2012 that was read keeps some of the form of its file. A new key does not.
        let written = if algorithm == Algorithm::Gost2001 { key.clone() } else { verifying.into() };
        Ok(Self { algorithm, key: verifying, written })
    }

    /// Returns the key in DER. The result does not depend on the form of the file.
    pub fn to_der(&self) -> Result<Vec<u8>> {
        Ok(self.written.to_public_key_der().map_err(|e| Failure::new(e.to_string()))?.into_vec())
    }
}

/// A certificate from a file of public keys.
struct Certified {
    /// The line in which the certificate begins.
    line: usize,
    /// The name in messages.
    name: String,
    certificate: Certificate,
}

/// Reads all public keys in these files, without duplicates. The keys may be in PEM or DER, alone or in certificates.
/// If a file is a PFX, the function returns the public keys that belong to the private keys in the PFX. Each file must
/// have at least one key.
pub fn publics(paths: &[PathBuf], passphrase: &PassphraseArguments) -> Result<Vec<Public>> {
    let (mut all, mut passphrases, mut opened) = (Vec::<Public>::new(), passphrase.source(), false);
    for path in paths {
        let name = quote::path(path);
        let data = read(&kind::open(path)?, &name)?;
        if is_pfx(&data) {
            opened = true;
            for key in pfx::publics(&data, &name, &mut passphrases)? {
                add(&mut all, key);
            }
            continue;
        }
        refuse_others(
            &data,
            &name,
            "public keys and certificates in PEM (PUBLIC KEY, CERTIFICATE), base64 or DER, or a PFX",
        )?;
        let documents = documents(&data, &name)?;
        if documents.is_empty() {
            return Err(neither(&name));
        }
        publics_in(documents, &mut all)?;
    }
    if passphrase.given() && !opened {
        return Err(Failure::new(
            "none of the keys is in a PFX, so that there is nothing to open; omit the passphrase option",
        ));
    }
    Ok(all)
}

/// Adds the public keys in the documents of one file to `all`.
fn publics_in(documents: Vec<(String, Document)>, all: &mut Vec<Public>) -> Result<()> {
    let mut certificates = Vec::new();
    for (name, document) in documents {
        let key = public(&document, &name, &mut certificates)?;
        add(all, Public::new(&key).map_err(|e| wrong(&name, e))?);
    }
    refuse_chains(&certificates)
}

/// Whether the document is a public key or a certificate.
fn is_public(document: &Document) -> bool {
    match document.label.as_deref() {
        Some(label) => matches!(label, "PUBLIC KEY" | "CERTIFICATE" | "X509 CERTIFICATE"),
        None => matches!(FileKind::of(&document.der), Some(FileKind::PublicKey | FileKind::Certificate)),
    }
}

/// Adds `key` to `all` unless `all` already contains this key.
fn add(all: &mut Vec<Public>, key: Public) {
    if !all.iter().any(|other| other.algorithm == key.algorithm && other.key == key.key) {
        all.push(key);
    }
}

/// Returns the public key in a document. If the document is a certificate, the function adds the certificate to
/// `certificates`.
fn public(document: &Document, name: &str, certificates: &mut Vec<Certified>) -> Result<PublicKey> {
    let private = || {
        let found = FileKind::of(&document.der).unwrap_or(FileKind::PrivateKey);
        kind::wrong(name, found, "public keys and certificates")
    };
    let der = &document.der;
    if let Some(label) = document.label.as_deref() {
        foreign::refuse_label(label, name)?;
    }
    let mut certified = |signed: Signed| {
        foreign::refuse(signed.subject_key_der().and_then(foreign::public_algorithm), name)?;
        let key = signed.subject_key().map_err(|e| wrong(name, e));
        let certificate = Certificate::read(signed.as_der()).map_err(|e| Failure::new(format!("{name}: {e}")))?;
        certificates.push(Certified { line: document.line, name: name.to_owned(), certificate });
        key
    };
    foreign::refuse(foreign::public_algorithm(der), name)?;
    let foreign_private = || refuse_foreign(der, name).err();
    match document.label.as_deref() {
        Some("PUBLIC KEY") => PublicKey::read(der).map_err(|e| wrong(name, e)),
        Some("CERTIFICATE" | "X509 CERTIFICATE") => certified(Signed::certificate(der).map_err(|e| wrong(name, e))?),
        Some(label) if is_private(label) => Err(foreign_private().unwrap_or_else(private)),
        Some(label) => Err(Failure::new(format!("{name}: {label}; allowed in PEM: PUBLIC KEY, CERTIFICATE"))),
        // The outer structure of the DER does not show whether the document is a certificate or a public key, so the
        // function tries both kinds.
        None => match (PublicKey::read(der), Signed::certificate(der)) {
            (Err(Error::Encoding { .. }), Ok(certificate)) => certified(certificate),
            (Err(Error::Encoding { .. }), _)
                if matches!(keys::PrivateKey::read(der), Ok(_) | Err(Error::PasswordNeeded)) =>
            {
                Err(private())
            }
            (Err(Error::Encoding { .. }), _) => Err(foreign_private().unwrap_or_else(|| neither(name))),
            (key, _) => key.map_err(|e| wrong(name, e)),
        },
    }
}

/// Refuses a file that has a certificate together with its issuers' certificates, as many files do. The command cannot
/// tell whether the user also means the issuers. Both guesses can do harm. If the command guessed that the issuers are
/// meant, an issuer could read a file that is not for this issuer. If the command guessed that the issuers are not
/// meant, an intended recipient could not read the file.
fn refuse_chains(certified: &[Certified]) -> Result<()> {
    let certificates: Vec<_> = certified.iter().map(|certified| certified.certificate.clone()).collect();
    let wrong = |e| Failure::new(format!("the certificates of one file: {e}"));
    match mixed(&certificates).map_err(wrong)? {
        None => Ok(()),
        Some((issued, issuer)) => Err(Failure::new(format!(
            "{}: this certificate issued the one in line {}, or is a CA's beside it; remove it, or, if the issuer is meant too, \
             put it in a separate file",
            certified[issuer].name, certified[issued].line
        ))),
    }
}

/// Rejects a file without keys and certificates, if the command knows the kind of the file. If the file has a key of a
/// wrong kind, the code that reads the key returns the error.
fn refuse_others(data: &[u8], name: &str, allowed: &str) -> Result<()> {
    let has_keys = |kind: &FileKind| {
        matches!(
            kind,
            FileKind::PrivateKey
                | FileKind::EncryptedPrivateKey
                | FileKind::PublicKey
                | FileKind::Certificate
                | FileKind::OtherKey
                | FileKind::OpenSsh
                | FileKind::Pfx
        )
    };
    let found: Vec<_> = FileKind::all_of(data).collect();
    match found[..] {
        [first, ..] if !found.iter().any(has_keys) => Err(kind::wrong(name, first, allowed)),
        _ => Ok(()),
    }
}

const PRIVATE: &str = "a private key in DER or PEM (PRIVATE KEY, ENCRYPTED PRIVATE KEY)";

/// Rejects a document of a known kind that is not a private key in PKCS #8.
fn refuse_others_than_private(document: &Document, name: &str) -> Result<()> {
    match FileKind::of(&document.der) {
        None | Some(FileKind::PrivateKey | FileKind::EncryptedPrivateKey) => Ok(()),
        Some(found) => Err(kind::wrong(name, found, PRIVATE)),
    }
}

/// Whether the document is a private key, as far as its label or its structure says so.
fn is_private_key(document: &Document) -> bool {
    match document.label.as_deref() {
        Some(label) => is_private(label),
        None => matches!(FileKind::of(&document.der), Some(FileKind::PrivateKey | FileKind::EncryptedPrivateKey)),
    }
}

fn is_private(label: &str) -> bool {
    label.ends_with("PRIVATE KEY")
}

/// Returns the documents in a file, each with a name for messages. The name is the file's name and, if there are
/// several documents, the number of the document's first line.
fn documents(data: &[u8], name: &str) -> Result<Vec<(String, Document)>> {
    let all = keys::documents(data).collect::<fastgost::Result<Vec<_>>>().map_err(|e| wrong(name, e))?;
    let alone = all.len() == 1;
    let named = |d: &Document| if alone { name.to_owned() } else { format!("{name}, line {}", d.line) };
    Ok(all.into_iter().map(|document| (named(&document), document)).collect())
}

fn wrong(name: &str, e: Error) -> Failure {
    Failure::new(format!("{name}: {e}"))
}

fn neither(name: &str) -> Failure {
    Failure::new(format!(
        "{name}: neither a public key nor a certificate of GOST R 34.10; allowed: PEM (PUBLIC KEY, CERTIFICATE) or DER"
    ))
}

fn read(file: &File, name: &str) -> Result<AnyKey> {
    let data = read_up_to(file, LONGEST, name)?;
    match data.len() {
        len if len > LONGEST => {
            Err(Failure::new(format!("{name}: more than {LONGEST} bytes, which is too long for keys")))
        }
        _ => Ok(fastgost_pki::pfx::Pfx::unarmored(data)),
    }
}
