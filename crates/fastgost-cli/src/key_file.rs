//! Private keys, public keys and certificates in files, of which each may have several.
use crate::{
    failure::{Failure, Result},
    key::{AnyKey, open_secret, read_up_to},
    passphrase::{PassphraseArguments, Passphrases},
    quote,
};
use fastgost::{
    Error,
    curve::Curve,
    keys::{self, Algorithm, Document, MOST_ITERATIONS, PublicKey, x509::Signed},
    sign::{SigningKey, VerifyingKey},
};
use std::{
    fs::File,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// What is longer is not meant as keys, nor as certificates.
const LONGEST: usize = 1 << 20;

/// A private key as it is in a file.
pub struct PrivateKey {
    /// Of the file and, where there are several, the line; for messages.
    pub name: String,
    state: State,
}

enum State {
    Open(SigningKey),
    /// DER under a passphrase.
    Encrypted(Zeroizing<Vec<u8>>),
}

impl PrivateKey {
    /// The key, if there is no passphrase between.
    pub fn open(&self) -> Option<&SigningKey> {
        match &self.state {
            State::Open(key) => Some(key),
            State::Encrypted(_) => None,
        }
    }

    /// The key; if it is encrypted, its passphrase is asked for, unless it comes from elsewhere.
    pub fn into_key(self, passphrases: &mut Passphrases<'_>) -> Result<SigningKey> {
        match self.state {
            State::Open(key) => Ok(key),
            State::Encrypted(der) => {
                let passphrase = passphrases.of(&self.name)?;
                for_2012(keys::read_private_key_and_algorithm(&der, Some((&passphrase, MOST_ITERATIONS))), &self.name)
            }
        }
    }

    fn read(document: &Document<'_>, name: String) -> Result<Self> {
        let state = match keys::read_private_key_and_algorithm(&document.der, None) {
            Err(Error::PasswordNeeded) => State::Encrypted(document.der.clone()),
            key => State::Open(for_2012(key, &name)?),
        };
        Ok(Self { name, state })
    }
}

/// Under another standard's name a key would sign other digests than verifiers of its own expect.
fn for_2012(key: fastgost::Result<(Algorithm, SigningKey)>, name: &str) -> Result<SigningKey> {
    match key {
        Ok((Algorithm::Gost2001, _)) => Err(Failure::new(format!(
            "{name}: this private key is for GOST R 34.10-2001, which is only verified here; allowed: one for GOST R 34.10-2012"
        ))),
        Ok((_, key)) => Ok(key),
        Err(e) => Err(wrong(name, e)),
    }
}

/// All private keys of these files, in PKCS #8, PEM or DER; at least one of each. What else stands among them, certificates
/// for instance, is not looked at.
pub fn privates(paths: &[PathBuf], passphrase: &PassphraseArguments) -> Result<Vec<PrivateKey>> {
    let mut all = Vec::new();
    for path in paths {
        let (file, name) = open_secret(path)?;
        let data = read(file, &name)?;
        let before = all.len();
        for (name, document) in documents(&data, &name)? {
            match document.label {
                None | Some("PRIVATE KEY" | "ENCRYPTED PRIVATE KEY") => all.push(PrivateKey::read(&document, name)?),
                Some(label) if is_private(label) => {
                    let allowed = "allowed in PEM: PRIVATE KEY, ENCRYPTED PRIVATE KEY";
                    return Err(Failure::new(format!("{name}: {label}; {allowed}")));
                }
                Some(_) => {}
            }
        }
        if all.len() == before {
            let none = Error::Encoding {
                what: "the file",
                allowed: "a private key in DER or PEM (PRIVATE KEY, ENCRYPTED PRIVATE KEY)",
            };
            return Err(wrong(&name, none));
        }
    }
    if passphrase.given() && all.iter().all(|key| key.open().is_some()) {
        let what = if all.len() == 1 { "this private key is" } else { "these private keys are" };
        let names: Vec<_> = paths.iter().map(|path| quote::path(path)).collect();
        return Err(Failure::new(format!("{}: {what} not encrypted; omit the passphrase option", names.join(", "))));
    }
    Ok(all)
}

/// The private key of a file that has one.
pub fn private(path: &Path, passphrase: &PassphraseArguments) -> Result<SigningKey> {
    let mut all = privates(&[path.to_owned()], passphrase)?;
    match (all.pop(), all.is_empty()) {
        (Some(key), true) => key.into_key(&mut passphrase.source()),
        _ => Err(Failure::new(format!(
            "{}: contains {} private keys; signing needs a file with exactly one",
            quote::path(path),
            all.len() + 1
        ))),
    }
}

/// A public key, and what it is for.
pub struct Public {
    pub algorithm: Algorithm,
    pub key: VerifyingKey,
}

/// A certificate in a file of public keys.
struct Certified {
    /// The line that it begins in.
    line: usize,
    /// For messages.
    name: String,
    certificate: Signed,
}

/// All public keys of these files, those of certificates too, in PEM or DER; at least one of each, and each once.
pub fn publics(paths: &[PathBuf]) -> Result<Vec<Public>> {
    let mut all: Vec<Public> = Vec::new();
    for path in paths {
        let name = quote::path(path);
        let data = read(File::open(path).map_err(|e| Failure::io(&name, &e))?, &name)?;
        let documents = documents(&data, &name)?;
        if documents.is_empty() {
            return Err(neither(&name));
        }
        let mut certificates = Vec::new();
        for (name, document) in documents {
            let key = public(&document, &name, &mut certificates)?;
            let algorithm = key.algorithm();
            let key = key.verifying_key().map_err(|e| wrong(&name, e))?;
            if !all.iter().any(|other| other.algorithm == algorithm && other.key == key) {
                all.push(Public { algorithm, key });
            }
        }
        refuse_chains(&certificates)?;
    }
    Ok(all)
}

/// The public key in a document. A certificate is also added to `certificates`.
fn public(document: &Document<'_>, name: &str, certificates: &mut Vec<Certified>) -> Result<PublicKey> {
    let private = || Failure::new(format!("{name}: this is a private key; `fastgost pubkey` gives its public key"));
    let der = &document.der;
    let mut certified = |certificate: Signed| {
        let key = certificate.subject_key().map_err(|e| wrong(name, e));
        certificates.push(Certified { line: document.line, name: name.to_owned(), certificate });
        key
    };
    match document.label {
        Some("PUBLIC KEY") => PublicKey::read(der).map_err(|e| wrong(name, e)),
        Some("CERTIFICATE" | "X509 CERTIFICATE") => certified(Signed::certificate(der).map_err(|e| wrong(name, e))?),
        Some(label) if is_private(label) => Err(private()),
        Some(label) => Err(Failure::new(format!("{name}: {label}; allowed in PEM: PUBLIC KEY, CERTIFICATE"))),
        // DER does not say what it is.
        None => match (PublicKey::read(der), Signed::certificate(der)) {
            (Err(Error::Encoding { .. }), Ok(certificate)) => certified(certificate),
            (Err(Error::Encoding { .. }), _)
                if matches!(keys::read_private_key(der), Ok(_) | Err(Error::PasswordNeeded)) =>
            {
                Err(private())
            }
            (Err(Error::Encoding { .. }), _) => Err(neither(name)),
            (key, _) => key.map_err(|e| wrong(name, e)),
        },
    }
}

/// A certificate comes with those of its issuers, often in one file. Whether the issuers are meant too nobody can tell, and
/// both guesses do harm: they could read what is not for them, or somebody could not whom it is for.
fn refuse_chains(certificates: &[Certified]) -> Result<()> {
    for Certified { line, certificate, .. } in certificates {
        for Certified { name, certificate: issuer, .. } in certificates {
            let is_issuer = certificate.subject_key_der() != issuer.subject_key_der()
                && certificate.issuer_der() == issuer.subject_der()
                && issuer.subject_key().is_ok_and(|key| certificate.verify(&key).is_ok());
            if is_issuer {
                return Err(Failure::new(format!(
                    "{name}: this certificate belongs to the issuer of the one in line {line}; remove it, or, if the issuer \
                     is meant too, put it in a separate file"
                )));
            }
        }
    }
    Ok(())
}

fn is_private(label: &str) -> bool {
    label.ends_with("PRIVATE KEY")
}

/// The documents in a file, each with its name: that of the file, and the line, if there is more than one.
fn documents<'d>(data: &'d [u8], name: &str) -> Result<Vec<(String, Document<'d>)>> {
    let all = keys::documents(data).collect::<fastgost::Result<Vec<_>>>().map_err(|e| wrong(name, e))?;
    let alone = all.len() == 1;
    let named = |d: &Document<'_>| if alone { name.to_owned() } else { format!("{name}, line {}", d.line) };
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

fn read(file: File, name: &str) -> Result<AnyKey> {
    let data = read_up_to(file, LONGEST, name)?;
    match data.len() {
        len if len > LONGEST => Err(Failure::new(format!("{name}: more than {LONGEST} bytes are not meant as a key"))),
        _ => Ok(data),
    }
}

/// The curve of that name, for keys: not one for tests.
pub fn curve(name: &str) -> std::result::Result<&'static Curve, String> {
    let for_tests = |curve: &Curve| curve.short_name().ends_with("-test");
    match Curve::named(name) {
        Ok(curve) if !for_tests(curve) => Ok(curve),
        _ => {
            let allowed: Vec<_> =
                Curve::ALL.iter().filter(|curve| !for_tests(curve)).map(|curve| curve.short_name()).collect();
            Err(format!("allowed: {}, in full or by object identifier", allowed.join(", ")))
        }
    }
}
