//! Finds out whether certificates in one file belong to one person, or to a person and the person's issuers.
use crate::{
    Result, budget,
    budget::{Budget, Cost},
    x509::{BasicConstraints, Certificate, name::Comparable},
};
use std::collections::HashMap;
use x509_cert::{Version, ext::pkix::KeyUsage};

/// Finds two certificates that must not be in one file. The owner of the first certificate is a person. The owner of
/// the second certificate is the issuer of the first certificate, or any CA. Returns the indices of the two
/// certificates in `certificates`, with the index of the person's certificate first. A file often has a certificate
/// together with its issuers' certificates. A program that uses the keys in such a file might use the issuer's key in
/// place of the person's key.
///
/// ```no_run
/// use fastgost_pki::{path, x509::Certificate};
///
/// let certificates = Certificate::read_all(&std::fs::read("recipients.pem")?)?;
/// if let Some((issued, issuer)) = path::mixed(&certificates)? {
///     let [issued, issuer] = [issued, issuer].map(|i| certificates[i].label());
///     println!("{issuer} issued {issued}, or is a CA's beside it");
/// }
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
///
/// # Errors
/// [`Error::Work`](crate::Error::Work) if very many certificates have the same names.
pub fn mixed(certificates: &[Certificate]) -> Result<Option<(usize, usize)>> {
    // This first check does not compare names, because a CA can write any name of an issuer into a certificate that it
    // issues.
    let authority = certificates.iter().position(is_authority);
    let other = certificates.iter().position(|certificate| !is_authority(certificate));
    if let (Some(authority), Some(other)) = (authority, other) {
        return Ok(Some((other, authority)));
    }
    let mut budget = Budget::new(budget::DEFAULT);
    let by_subject = by_subject(certificates);
    for (i, certificate) in certificates.iter().enumerate() {
        for j in by_subject.get(certificate.comparable_issuer()).into_iter().flatten() {
            let issuer = &certificates[*j];
            // Two certificates with the same key are not reported, because a person may have several certificates for
            // one key.
            if issuer.subject_public_key_info() != certificate.subject_public_key_info()
                && is_issued(certificate, issuer, &mut budget)?
            {
                return Ok(Some((i, *j)));
            }
        }
    }
    Ok(None)
}

/// Returns the index of the first certificate in `chain` whose owner is not an issuer of a certificate in `own`. An
/// issuer issues a certificate directly, or through CAs that have certificates in `chain`. The function checks names
/// and signatures, and does not check dates and extensions.
///
/// # Errors
/// [`Error::Work`](crate::Error::Work) if very many certificates have the same names.
pub fn not_an_issuer(own: &[Certificate], chain: &[Certificate]) -> Result<Option<usize>> {
    let mut budget = Budget::new(budget::DEFAULT);
    let (by_subject, mut reached) = (by_subject(chain), vec![false; chain.len()]);
    let mut from: Vec<&Certificate> = own.iter().collect();
    while let Some(certificate) = from.pop() {
        for j in by_subject.get(certificate.comparable_issuer()).into_iter().flatten() {
            if !reached[*j] && is_issued(certificate, &chain[*j], &mut budget)? {
                reached[*j] = true;
                from.push(&chain[*j]);
            }
        }
    }
    Ok(reached.iter().position(|reached| !reached))
}

/// Returns true if the certificate may belong to a CA. This is the case if its basic constraints or its key usage say
/// that it belongs to a CA, or if one of these extensions cannot be decoded. It is also the case for a self-issued
/// certificate of version 1 or 2, which has no such extensions.
fn is_authority(certificate: &Certificate) -> bool {
    let extensions = certificate.extensions();
    let constraints =
        extensions.value::<BasicConstraints>().map(|found| found.is_some_and(|constraints| constraints.ca));
    let usage = extensions.value::<KeyUsage>().map(|found| found.is_some_and(|usage| usage.key_cert_sign()));
    let old = certificate.version() != Version::V3 && certificate.is_self_issued();
    constraints.unwrap_or(true) || usage.unwrap_or(true) || old
}

fn by_subject(certificates: &[Certificate]) -> HashMap<&Comparable, Vec<usize>> {
    let mut found = HashMap::<_, Vec<usize>>::new();
    for (i, certificate) in certificates.iter().enumerate() {
        found.entry(certificate.comparable_subject()).or_default().push(i);
    }
    found
}

fn is_issued(certificate: &Certificate, issuer: &Certificate, budget: &mut Budget) -> Result<bool> {
    budget.spend(Cost::Comparisons(1))?;
    if let Ok(key) = issuer.key() {
        budget.spend(Cost::Signature(key.algorithm()))?;
        budget.spend(Cost::Digest(certificate.as_der().len()))?;
    }
    Ok(certificate.is_issued_by(issuer))
}
