//! Whether certificates that come together are those of one person, or of a person and who vouches for the person.
use crate::{Result, budget, budget::Budget, budget::Cost, x509::Certificate};
use std::collections::HashMap;

/// The first of these certificates that is issued by another of them, and its issuer's: their numbers. A certificate often comes in
/// one file with those of its issuers, and who uses the keys of a file must not take an issuer for the person.
///
/// ```no_run
/// use fastgost_pki::{path, x509::Certificate};
///
/// let certificates = Certificate::read_all(&std::fs::read("recipients.pem")?)?;
/// if let Some((issued, issuer)) = path::issued_among(&certificates)? {
///     let [issued, issuer] = [issued, issuer].map(|i| certificates[i].label());
///     println!("{issuer} is the issuer of {issued}");
/// }
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
///
/// # Errors
/// [`Error::Work`](crate::Error::Work) if very many of them have the same names.
pub fn issued_among(certificates: &[Certificate]) -> Result<Option<(usize, usize)>> {
    let mut budget = Budget::new(budget::DEFAULT);
    let mut by_subject = HashMap::<_, Vec<usize>>::new();
    for (i, certificate) in certificates.iter().enumerate() {
        by_subject.entry(certificate.comparable_subject()).or_default().push(i);
    }
    for (i, certificate) in certificates.iter().enumerate() {
        for j in by_subject.get(certificate.comparable_issuer()).into_iter().flatten() {
            budget.spend(Cost::Comparisons(1))?;
            let issuer = &certificates[*j];
            // Of one key there may be several certificates.
            if issuer.subject_public_key_info() == certificate.subject_public_key_info() {
                continue;
            }
            if let Ok(key) = issuer.key() {
                budget.spend(Cost::Signature(key.algorithm()))?;
                budget.spend(Cost::Digest(certificate.as_der().len()))?;
            }
            if certificate.is_issued_by(issuer) {
                return Ok(Some((i, *j)));
            }
        }
    }
    Ok(None)
}
