//! Validates a complete chain as in RFC 5280, section 6.1. Signatures were verified when the chain was built.
use super::{
    Evidence, Purpose, Reason, Refusal, Revocation, Source, Verifier, Wanted, Work,
    moment::Moment,
    names::Constraints,
    policies::Policies,
    purpose,
    revocation::{Question, may_cover},
};
use crate::{
    budget::Cost,
    x509::{Certificate, known::Fault},
};
use fastgost::keys::{Algorithm, x509::SignatureAlgorithm};
use std::time::SystemTime;
use x509_cert::{Version, ext::pkix::KeyUsage, time::Time};

/// Validates a chain. The first certificate is the certificate in question, and the last certificate is trusted. For
/// each certificate, returns the evidence that this certificate is not revoked.
pub(super) fn path<'a>(
    path: &[&'a Certificate],
    verifier: &'a Verifier,
    Wanted { purpose, identities, time, revocation }: Wanted<'a>,
    work: &mut Work<'a>,
) -> Result<Vec<Vec<Evidence<Source<'a>>>>, Refusal> {
    let options = &verifier.options;
    let mut question = Question { verifier, moment: Moment::new(time, options), revocation, issuer_revoked: None };
    let mut state = State {
        constraints: Constraints::default(),
        policies: Policies::new(path.len() - 1),
        length: None,
        without_constraints: options.ca_without_constraints,
        purpose,
    };
    let trusted = path.len() - 1;
    let mut evidence = vec![Vec::new(); path.len()];
    for (i, certificate) in path.iter().enumerate().rev() {
        let refused = |reason| Refusal::new(certificate, reason);
        work.spend(Cost::Certificate(certificate.as_der().len())).map_err(|e| refused(e.into()))?;
        dates(certificate, time).map_err(refused)?;
        // The extensions are checked before the checks below, because these checks use the extensions.
        conforms(certificate).map_err(refused)?;
        key(certificate, options.legacy).map_err(refused)?;
        let wanted = match revocation {
            Revocation::IfCovered => false,
            Revocation::Certificate => i == 0,
            Revocation::Path => i == 0 || i < trusted,
        };
        let issuers = match path.get(i + 1) {
            Some(issuer) => vec![*issuer],
            // The last certificate on the path is trusted, but its issuer may have revoked it. So its issuers are
            // searched for.
            None if may_cover(certificate, verifier) => {
                verifier.signers(certificate, work).map_err(|e| refused(e.into()))?
            }
            None => Vec::new(),
        };
        let answer = question.check(certificate, &issuers, work, wanted).map_err(refused)?;
        (evidence[i], question.issuer_revoked) = (answer.evidence, answer.revoked_later);
        if i < trusted {
            signature_algorithm(certificate, options.legacy).map_err(refused)?;
            if i == 0 || !certificate.is_self_issued() {
                state.constraints.check(certificate, work).map_err(refused)?;
            }
            let self_issued = certificate.is_self_issued();
            state.policies.process(certificate.extensions(), self_issued, i == 0).map_err(refused)?;
        }
        if i > 0 {
            state.authority(certificate, i == trusted, work)?;
            continue;
        }
        if let Some(purpose) = purpose {
            purpose::usage(certificate, purpose).map_err(refused)?;
        }
        identities.iter().try_for_each(|identity| identity.check(certificate)).map_err(refused)?;
    }
    Ok(evidence)
}

/// The requirements that the CAs on the path set for the certificates below them.
struct State {
    constraints: Constraints,
    policies: Policies,
    /// The number of CAs that may still follow below, the path length constraint from which this number comes, and the
    /// label of the CA with this constraint.
    length: Option<(u32, u32, String)>,
    without_constraints: bool,
    purpose: Option<Purpose>,
}

impl State {
    /// Checks that the owner of `certificate` may sign other certificates, and records the limits that `certificate`
    /// sets for the certificates below it.
    fn authority(&mut self, certificate: &Certificate, trusted: bool, work: &mut Work<'_>) -> Result<(), Refusal> {
        let refused = |reason| Refusal::new(certificate, reason);
        let failed = |e: crate::Error| refused(Reason::Extension(e.to_string()));
        let extensions = certificate.extensions();
        // If a root certificate does not say whether it belongs to a CA, it counts as the certificate of a CA only if
        // the option `ca_without_constraints` is set. This option applies only to certificates that are signed with
        // their own key.
        let silent = |otherwise| match trusted && certificate.is_self_issued() {
            true if self.without_constraints && certificate.is_issued_by(certificate) => Ok(None),
            true => Err(refused(Reason::WithoutConstraints)),
            false => Err(refused(otherwise)),
        };
        if certificate.version() != Version::V3 {
            let _: Option<u32> = silent(Reason::OldVersion)?;
            // If a certificate of an old version has extensions, the checks below apply to these extensions too.
            if extensions.iter().next().is_none() {
                return Ok(());
            }
        }
        let path_length = match extensions.value::<crate::x509::BasicConstraints>().map_err(failed)? {
            Some(constraints) if constraints.ca => constraints.path_length,
            Some(_) => return Err(refused(Reason::NotAuthority)),
            None => silent(Reason::NotAuthority)?,
        };
        if extensions.value::<KeyUsage>().map_err(failed)?.is_some_and(|usage| !usage.key_cert_sign()) {
            return Err(refused(Reason::KeyCertSign));
        }
        if let Some(purpose) = self.purpose {
            purpose::extended(extensions, purpose, false).map_err(refused)?;
        }
        if !trusted && !certificate.is_self_issued() {
            match &mut self.length {
                Some((0, most, by)) => {
                    return Err(Refusal { certificate: by.clone(), reason: Reason::PathLength(*most) });
                }
                Some((left, ..)) => *left -= 1,
                None => {}
            }
        }
        if let Some(most) = path_length
            && self.length.as_ref().is_none_or(|(left, ..)| most < *left)
        {
            self.length = Some((most, most, certificate.label()));
        }
        self.constraints.add(certificate, work).map_err(refused)
    }
}

/// Checks that a certificate may be used for this purpose at this time. The function reads only the fields of the
/// certificate, and checks neither issuers nor signatures. [`Verifier`] checks these too. Use this function for a
/// certificate that the user has chosen, such as the certificate of a recipient.
///
/// ```no_run
/// use fastgost_pki::{path::{self, Purpose}, x509::Certificate};
/// use std::time::SystemTime;
///
/// for certificate in Certificate::read_all(&std::fs::read("recipient.pem")?)? {
///     if let Err(refusal) = path::fits(&certificate, Purpose::Encryption, SystemTime::now())? {
///         println!("{refusal}");
///     }
/// }
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
///
/// # Errors
/// [`Error::Encoding`](crate::Error::Encoding) for a time before 1970 or after 9999.
pub fn fits(certificate: &Certificate, purpose: Purpose, at: SystemTime) -> crate::Result<Result<(), Refusal>> {
    let now = crate::x509::time(at)?;
    let reason = dates(certificate, now)
        .and_then(|()| conforms(certificate))
        .and_then(|()| purpose::usage(certificate, purpose));
    Ok(reason.map_err(|reason| Refusal::new(certificate, reason)))
}

pub(super) fn dates(certificate: &Certificate, now: Time) -> Result<(), Reason> {
    let validity = certificate.validity();
    if now.to_unix_duration() < validity.not_before.to_unix_duration() {
        return Err(Reason::NotYetValid(validity.not_before));
    }
    if now.to_unix_duration() > validity.not_after.to_unix_duration() {
        return Err(Reason::Expired(validity.not_after));
    }
    Ok(())
}

/// Checks that a certificate's key is a GOST key and a point of its curve. Keys of old standards are allowed only if
/// `legacy` is true.
pub(super) fn key(certificate: &Certificate, legacy: bool) -> Result<(), Reason> {
    let oid = certificate.subject_public_key_info().algorithm.oid;
    let old = match Algorithm::from_oid(oid) {
        Some(Algorithm::Gost2012_256 | Algorithm::Gost2012_512) => None,
        Some(Algorithm::Gost2001) => Some("GOST R 34.10-2001".to_owned()),
        Some(Algorithm::Gost94) => Some("GOST R 34.10-94".to_owned()),
        _ => return Err(Reason::Algorithm(format!("the algorithm {oid}"))),
    };
    match old.filter(|_| !legacy) {
        Some(name) => Err(Reason::Algorithm(name)),
        None => certificate.key().map(|_| ()).map_err(|e| Reason::Key(e.to_string())),
    }
}

fn signature_algorithm(certificate: &Certificate, legacy: bool) -> Result<(), Reason> {
    allowed_signature(certificate.signed().signature_algorithm().ok(), legacy).map_err(Reason::Algorithm)
}

/// Checks that a signature algorithm is allowed. The error is the name of the algorithm that is not allowed.
pub(crate) fn allowed_signature(algorithm: Option<SignatureAlgorithm>, legacy: bool) -> Result<(), String> {
    match algorithm {
        Some(SignatureAlgorithm::Gost2012_256 | SignatureAlgorithm::Gost2012_512) => Ok(()),
        Some(_) if legacy => Ok(()),
        Some(_) => Err("GOST R 34.11-94".to_owned()),
        None => Err("a signature algorithm that is not of GOST".to_owned()),
    }
}

/// Refuses a certificate with mistakes that RFC 5280 forbids, with an unknown critical extension, or with an extension
/// that cannot be decoded.
pub(super) fn conforms(certificate: &Certificate) -> Result<(), Reason> {
    certificate.conforms().map_err(|fault| match fault {
        Fault::Duplicate(oid) => Reason::DuplicateExtension(oid),
        Fault::Critical(oid) => Reason::CriticalExtension(oid),
        Fault::Value(why) => Reason::Extension(why),
        Fault::Never(what) => Reason::Never(what),
    })
}
