//! What certificates, requests and revocation lists have in common: how they are found in files.
use super::{Certificate, Request, RevocationList};
use crate::{Error, Result};
use fastgost::keys::{
    self,
    x509::{Kind, Signed},
};

/// Any of the signed documents, for who shows a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
#[expect(clippy::large_enum_variant, reason = "a file has few documents")]
pub enum Any {
    /// A certificate.
    Certificate(Certificate),
    /// A request for a certificate.
    Request(Request),
    /// A revocation list.
    RevocationList(RevocationList),
}

impl Any {
    /// All documents of a file, PEM or DER. PEM blocks of other kinds are left out.
    ///
    /// # Errors
    /// [`Error::Encoding`] if one cannot be read, or if there is none.
    pub fn read_all(data: &[u8]) -> Result<Vec<Self>> {
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

    /// DER does not say what it is.
    fn from_der(der: &[u8]) -> Result<Self> {
        match Certificate::from_der(der) {
            Ok(certificate) => Ok(Any::Certificate(certificate)),
            Err(e) => match (Request::from_der(der), RevocationList::from_der(der)) {
                (Ok(request), _) => Ok(Any::Request(request)),
                (_, Ok(list)) => Ok(Any::RevocationList(list)),
                // If it can be split like a certificate, it is meant as one.
                _ if Signed::from_der(Kind::Certificate, der).is_ok() => Err(e),
                _ => Err(Error::encoding("the file", NONE)),
            },
        }
    }
}

const NONE: &str = "neither a certificate, nor a certification request, nor a revocation list; allowed: PEM (CERTIFICATE, \
                    CERTIFICATE REQUEST, X509 CRL) or DER";

/// The documents of one kind in a file, in DER; PEM blocks of other kinds are left out.
pub(super) fn all_of(wanted: Kind, data: &[u8], allowed: &'static str) -> Result<Vec<Vec<u8>>> {
    let mut all = Vec::new();
    for document in keys::documents(data) {
        let document = document?;
        if document.may_be(wanted.labels()) {
            all.push(document.der.to_vec());
        }
    }
    match all.is_empty() {
        true => Err(Error::encoding("the file", allowed)),
        false => Ok(all),
    }
}
