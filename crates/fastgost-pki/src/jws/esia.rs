//! The client secrets of ESIA, the login service of the Russian state.
use super::base64url;
use crate::{
    Error, Result,
    cms::{SignOptions, Signer, digester, sign_detached},
    x509::{Certificate, steers, time},
};
use fastgost::{
    hash::Streebog256,
    sign::{Encoding, SigningKey, Structure},
};
use std::time::SystemTime;

/// The form of a client secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EsiaForm {
    /// A detached signature in CMS, with the certificate. The value is the signing time that is written into the
    /// signature. This form is for ESIA's endpoints `/aas/oauth2/ac` and `/aas/oauth2/te`.
    Cms(SystemTime),
    /// The bytes of the signature, which are the number s and then the number r. A separate parameter of the request
    /// has the hash of the certificate. This form is for ESIA's endpoints `/aas/oauth2/v2/ac` and `/aas/oauth2/v3/te`.
    Raw,
}

/// A client secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EsiaSecret {
    /// `client_secret`, in base64url without padding.
    pub client_secret: String,
    /// `client_certificate_hash`, only for [`EsiaForm::Raw`]. This hash is the Streebog-256 digest of the certificate's
    /// DER, in hexadecimal digits.
    pub certificate_hash: Option<String>,
}

/// Returns true if a string for ESIA is one line of text without characters that people cannot see. Such a string has
/// no control characters, such as the newline at the end of a file, and no invisible characters, such as a byte order
/// mark.
pub fn is_esia_string(string: &str) -> bool {
    !string.is_empty() && !string.contains(steers)
}

/// Makes the client secret of a request to ESIA. The client secret is the signature of a string. The string has the
/// values of the request one after the other, without separators, and without the encoding for URLs. ESIA's
/// instructions for an endpoint name the values and their order.
///
/// # Errors
/// - [`Error::Usage`] for a string that [`is_esia_string`] refuses, and for a certificate that does not belong to
///   `key`.
/// - [`Error::Library`] with [`EsiaForm::Raw`], if the string could also be the signed data of another format
///   ([`Structure::refuse`]).
/// - The other errors of [`Signer::new`].
pub fn esia_secret(string: &str, key: &SigningKey, certificate: Certificate, form: EsiaForm) -> Result<EsiaSecret> {
    if !is_esia_string(string) {
        return Err(Error::Usage(
            "the string is empty, or has control characters or invisible ones; allowed: one line of text".into(),
        ));
    }
    // `Signer::new` refuses a certificate of another key, in both forms.
    let signer = Signer::new(key, certificate)?;
    match form {
        EsiaForm::Raw => {
            Structure::refuse(string.as_bytes())?;
            let signature = key.sign(string.as_bytes())?.to_bytes(Encoding::X509);
            let hash = Streebog256::digest(signer.certificate().as_der());
            let hash = hash.iter().map(|byte| format!("{byte:02x}")).collect();
            Ok(EsiaSecret { client_secret: base64url(&signature), certificate_hash: Some(hash) })
        }
        EsiaForm::Cms(at) => {
            let signers = [signer];
            let mut hashes = digester(&signers)?;
            hashes.update(string.as_bytes());
            let options = SignOptions { time: Some(time(at)?), ..SignOptions::default() };
            let signed = sign_detached(&signers, &options, &hashes.finish())?;
            Ok(EsiaSecret { client_secret: base64url(&signed.to_detached_der()), certificate_hash: None })
        }
    }
}
