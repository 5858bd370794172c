//! For what a signer's certificates are.
use super::Certificate;
use crate::{Error, Result};
use der::{
    asn1::ObjectIdentifier,
    oid::db::rfc5280::{ANY_EXTENDED_KEY_USAGE, ID_KP_EMAIL_PROTECTION},
};
use x509_cert::ext::pkix::ExtendedKeyUsage;

/// RFC 9336.
const DOCUMENT_SIGNING: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.3.36");

/// Checks that the certificates of a path, the signer's and those of its authorities, are for signed documents: each has no
/// extended key usage, or one with mail (as `openssl cms` wants it), documents, or anything.
///
/// # Errors
/// [`Error::Refused`], with the certificate that is for something else; [`Error::Encoding`].
pub fn check_document_signing(path: &[&Certificate]) -> Result<()> {
    const ALLOWED: [ObjectIdentifier; 3] = [ID_KP_EMAIL_PROTECTION, DOCUMENT_SIGNING, ANY_EXTENDED_KEY_USAGE];
    for certificate in path {
        if let Some((_, ExtendedKeyUsage(usages))) = certificate.extensions().get()?
            && !usages.iter().any(|usage| ALLOWED.contains(usage))
        {
            let label = certificate.label();
            return Err(Error::refused(format!("{label}: has an extended key usage that does not allow documents")));
        }
    }
    Ok(())
}
