//! Private keys, public keys and certificates in files.
use crate::{
    failure::{Failure, Result},
    key::{AnyKey, open_secret, read_up_to},
    passphrase::PassphraseArguments,
    quote,
};
use fastgost::{
    Error,
    curve::Curve,
    keys::{self, Algorithm, MOST_ITERATIONS, PublicKey, x509::Signed},
    sign::{SigningKey, VerifyingKey},
};
use std::{fs::File, path::Path};

/// What is longer is not meant as a key, nor as a certificate.
const LONGEST: usize = 1 << 20;

/// A private key in PKCS #8, PEM or DER. If it is encrypted its passphrase is asked for, unless it comes from elsewhere.
pub fn private(path: &Path, passphrase: &PassphraseArguments) -> Result<SigningKey> {
    let (file, name) = open_secret(path)?;
    let data = read(file, &name)?;
    let wrong = |e: Error| Failure::new(format!("{name}: {e}"));
    let (algorithm, key) = match keys::read_private_key_and_algorithm(&data, None) {
        Err(Error::PasswordNeeded) => {
            let passphrase = passphrase.read_of(&name)?;
            keys::read_private_key_and_algorithm(&data, Some((&passphrase, MOST_ITERATIONS))).map_err(wrong)?
        }
        Ok(_) if passphrase.given() => {
            return Err(Failure::new(format!("{name}: this private key is not encrypted; leave the passphrase away")));
        }
        key => key.map_err(wrong)?,
    };
    // Under another standard's name it would sign other digests than verifiers of its own expect.
    if algorithm == Algorithm::Gost2001 {
        return Err(Failure::new(format!(
            "{name}: this private key is for GOST R 34.10-2001, which is only verified here; allowed: one for GOST R 34.10-2012"
        )));
    }
    Ok(key)
}

/// A public key in PEM or DER, or that of a certificate.
pub fn public(path: &Path) -> Result<PublicKey> {
    let name = quote::path(path);
    let data = read(File::open(path).map_err(|e| Failure::io(&name, &e))?, &name)?;
    let wrong = |e: Error| Failure::new(format!("{name}: {e}"));
    match PublicKey::read(&data) {
        // Neither is it one, perhaps.
        Err(Error::Encoding { .. }) => match Signed::certificate(&data) {
            Ok(certificate) => certificate.subject_key().map_err(wrong),
            Err(_) if matches!(keys::read_private_key(&data), Ok(_) | Err(Error::PasswordNeeded)) => {
                Err(Failure::new(format!("{name}: this is a private key; `fastgost pubkey` gives its public key")))
            }
            Err(_) => Err(Failure::new(format!(
                "{name}: neither a public key nor a certificate of GOST R 34.10; allowed: PEM (PUBLIC KEY, CERTIFICATE) or DER"
            ))),
        },
        key => key.map_err(wrong),
    }
}

/// The same, on a curve.
pub fn public_on_curve(path: &Path) -> Result<VerifyingKey> {
    let key = public(path)?;
    key.verifying_key().copied().map_err(|e| Failure::new(format!("{}: {e}", quote::path(path))))
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
