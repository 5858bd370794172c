//! Reads files that contain certificates, requests or CRLs.
use super::{Certificate, Request, RevocationList};
use crate::{Error, FileKind, Result};
use fastgost::keys::{
    self,
    x509::{Kind, Signed},
};

/// A certificate, a request or a CRL. This type is for programs that show a file without knowing what the file
/// contains.
#[derive(Clone, Debug)]
#[non_exhaustive]
#[expect(clippy::large_enum_variant, reason = "a file has few documents")]
pub enum Any {
    /// A certificate.
    Certificate(Certificate),
    /// A request for a certificate.
    Request(Request),
    /// A CRL.
    RevocationList(RevocationList),
}

impl Any {
    /// Reads all documents of a file in PEM or DER. PEM blocks with other contents are skipped.
    ///
    /// # Errors
    /// [`Error::Encoding`] if a document cannot be decoded, or if the file contains no document; [`Error::Kind`] if the
    /// file is of another known kind, for example a private key.
    pub fn read_all(data: &[u8]) -> Result<Vec<Self>> {
        let wanted = |kind| [FileKind::Certificate, FileKind::Request, FileKind::RevocationList].contains(&kind);
        Self::all(data).map_err(|e| e.of_file(data, wanted, "certificates, certification requests and CRLs"))
    }

    fn all(data: &[u8]) -> Result<Vec<Self>> {
        let mut all = Vec::new();
        for document in keys::documents(data) {
            let document = document?;
            let der = &document.der;
            all.push(match &document.label {
                None => Self::from_der(der)?,
                Some(_) if document.may_be(Kind::Certificate.labels()) => Any::Certificate(Certificate::from_der(der)?),
                Some(_) if document.may_be(Kind::Request.labels()) => Any::Request(Request::from_der(der)?),
                Some(_) if document.may_be(Kind::RevocationList.labels()) => {
                    Any::RevocationList(RevocationList::from_der(der)?)
                }
                Some(_) => continue,
            });
        }
        if all.is_empty() {
            return Err(Error::encoding("the file", NONE));
        }
        Ok(all)
    }

    /// Reads a document in DER. DER does not name the kind of the document, so the document is decoded as each kind,
    /// one after the other.
    pub(crate) fn from_der(der: &[u8]) -> Result<Self> {
        match Certificate::from_der(der) {
            Ok(certificate) => Ok(Any::Certificate(certificate)),
            Err(e) => match (Request::from_der(der), RevocationList::from_der(der)) {
                (Ok(request), _) => Ok(Any::Request(request)),
                (_, Ok(list)) => Ok(Any::RevocationList(list)),
                // If none of them succeeds, but the data has the outer structure of a certificate, the error is the
                // mistake in this certificate.
                _ if Signed::from_der(Kind::Certificate, der).is_ok() => Err(e),
                _ => Err(Error::encoding("the file", NONE)),
            },
        }
    }
}

const NONE: &str = "neither a certificate, nor a certification request, nor a CRL; allowed: PEM (CERTIFICATE, \
                    CERTIFICATE REQUEST, X509 CRL) or DER";

/// Reads all documents of one kind in a file. PEM blocks with other contents are skipped.
pub(super) fn all_of<T>(wanted: Kind, data: &[u8], read: impl Fn(&[u8]) -> Result<T>) -> Result<Vec<T>> {
    let name = match wanted {
        Kind::Certificate => "certificate",
        Kind::Request => "certification request",
        _ => "CRL",
    };
    let all = || {
        let mut all = Vec::new();
        for document in keys::documents(data) {
            let document = document?;
            if document.may_be(wanted.labels()) {
                all.push(read(&document.der)?);
            }
        }
        match all.is_empty() {
            true => Err(Error::encoding("the file", format!("no {name} in it; allowed: {}", allowed(wanted)))),
            false => Ok(all),
        }
    };
    all().map_err(|e| misplaced(e, wanted, data))
}

/// Replaces an error of decoding by [`Error::Kind`], if the file is of another known kind than `wanted`.
pub(super) fn misplaced(e: Error, wanted: Kind, data: &[u8]) -> Error {
    let kind = match wanted {
        Kind::Certificate => Some(FileKind::Certificate),
        Kind::Request => Some(FileKind::Request),
        Kind::RevocationList => Some(FileKind::RevocationList),
        _ => None,
    };
    e.of_file(data, |found| kind == Some(found), allowed(wanted))
}

fn allowed(wanted: Kind) -> &'static str {
    match wanted {
        Kind::Certificate => "certificates in PEM (CERTIFICATE), base64 or DER",
        Kind::Request => "certification requests in PEM (CERTIFICATE REQUEST), base64 or DER",
        _ => "CRLs in PEM (X509 CRL), base64 or DER",
    }
}
