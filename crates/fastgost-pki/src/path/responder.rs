//! Finds the statements of OCSP responses about a certificate, and decides which signers of responses are accepted (RFC
//! 6960, section 4.2.2.2). A signer must be the issuer of the certificate in question, or a responder to whom the
//! issuer gave a certificate for OCSP.
use super::{
    ListProblem, Purpose, Reason, Work,
    moment::Moment,
    purpose::usage,
    revocation::Question,
    validate::{allowed_signature, conforms, dates},
};
use crate::{
    Exhausted,
    budget::Cost,
    x509::{
        Certificate, Extensions, Revoked,
        ocsp::{CertStatus, Response, SingleResponse},
    },
};
use der::asn1::GeneralizedTime;
use fastgost::keys::PublicKey;
use std::time::Duration;
use x509_cert::time::Time;

/// A response's statement about a certificate.
pub(super) struct Answer {
    pub made: Time,
    /// The revocation, or `None` if the certificate is not revoked.
    pub revoked: Option<Revoked>,
}

/// If a response does not say when the next response is due, it is accepted for this duration.
const FRESH: Duration = Duration::from_secs(86400);

/// Finds a response's statements about a certificate of this issuer. If a statement cannot be used, the result has the
/// reason in its place. The result is empty if the response is only about other certificates. The signature of the
/// response is not checked here. [`check`] checks it.
pub(super) fn answers(
    response: &Response,
    certificate: &Certificate,
    issuer: &Certificate,
    moment: Moment,
    work: &mut Work<'_>,
) -> Result<Vec<Result<Answer, ListProblem>>, Exhausted> {
    let all = response.answers();
    work.spend(Cost::Comparisons(all.len()))?;
    let mut answers = Vec::new();
    for single in all.iter().filter(|single| single.id.serial_number == *certificate.serial_number()) {
        work.spend(Cost::Revocation(1))?;
        // The statement names the issuer by the digests of its name and its key, so these digests must be computed.
        work.spend(Cost::Digest(issuer.as_der().len()))?;
        if single.id.is_of(certificate, issuer) {
            answers.push(answer(single, moment));
        }
    }
    Ok(answers)
}

fn answer(single: &SingleResponse, moment: Moment) -> Result<Answer, ListProblem> {
    no_critical(single.extensions())?;
    let until = match single.next_update {
        Some(next) => next,
        None => GeneralizedTime::from_unix_duration(single.this_update.to_unix_duration() + FRESH)
            .map_err(|e| ListProblem::Extension(e.to_string()))?,
    };
    let made = single.this_update.into();
    moment.accepts(made, until.into())?;
    match single.status {
        CertStatus::Good(_) | CertStatus::Revoked(_) => Ok(Answer { made, revoked: single.revoked() }),
        CertStatus::Unknown(_) => Err(ListProblem::Unknown),
    }
}

/// Refuses critical extensions, because this code knows no extension of responses.
fn no_critical(extensions: Extensions<'_>) -> Result<(), ListProblem> {
    let critical = extensions.iter().find(|extension| extension.critical);
    critical.map_or(Ok(()), |extension| Err(ListProblem::CriticalExtension(extension.extn_id)))
}

/// Finds the signer of a response, and checks that the signer may sign responses about certificates of `issuer`. The
/// signer must be the issuer. If `responders` is true, the signer may also be one of the issuer's responders.
pub(super) fn check<'a>(
    response: &'a Response,
    issuer: &'a Certificate,
    question: Question<'a>,
    work: &mut Work<'a>,
    responders: bool,
) -> Result<&'a Certificate, ListProblem> {
    no_critical(response.extensions())?;
    let legacy = question.verifier.options().legacy;
    allowed_signature(response.signature_algorithm(), legacy).map_err(ListProblem::Algorithm)?;
    let Ok(key) = issuer.key() else { return Err(ListProblem::Signature) };
    if response.is_from(issuer) && work.response(response, issuer, &key)? {
        return Ok(issuer);
    }
    if !responders {
        return Err(ListProblem::Responder("not the issuer itself".to_owned()));
    }
    // The signature of a response does not cover the certificates in the response. So anybody can add certificates with
    // the responder's name. At least one certificate must pass all checks. If several certificates pass, the
    // certificate that is valid longest is used.
    let (mut problem, mut right) = (None, Vec::new());
    for responder in response.responders() {
        match delegated(response, responder, (issuer, &key), question, work) {
            Err(ListProblem::Work(e)) => return Err(e.into()),
            Err(e) => _ = problem.get_or_insert(e),
            Ok(()) => right.push(responder),
        }
    }
    let longest = right.into_iter().max_by_key(|responder| responder.validity().not_after.to_unix_duration());
    longest.ok_or_else(|| problem.unwrap_or_else(|| ListProblem::Responder("its certificate is not there".to_owned())))
}

/// Checks that a responder has signed a response, and that the issuer gave the responder a certificate for OCSP.
fn delegated<'a>(
    response: &'a Response,
    responder: &'a Certificate,
    (issuer, key): (&'a Certificate, &PublicKey),
    question: Question<'a>,
    work: &mut Work<'a>,
) -> Result<(), ListProblem> {
    let problem = |why: String| ListProblem::Responder(format!("{}: {why}", responder.label()));
    let refused = |e| match e {
        Reason::Work(e) => ListProblem::Work(e),
        e => problem(format!("the certificate {e}")),
    };
    let named = responder.comparable_issuer() == issuer.comparable_subject();
    if !named || !work.responder(responder, issuer, key)? {
        return Err(problem("the certificate is from another issuer".to_owned()));
    }
    // The responder's certificate must be valid when the response was made, or at the time of `question.moment` if this
    // time is later.
    dates(responder, question.moment.or_later(response.produced_at())).map_err(refused)?;
    usage(responder, Purpose::OcspSigning).map_err(refused)?;
    conforms(responder).map_err(refused)?;
    question.responder_is_good(responder, issuer, work).map_err(refused)?;
    let own = responder.key().map_err(|e| problem(e.to_string()))?;
    if work.response(response, responder, &own)? { Ok(()) } else { Err(ListProblem::Signature) }
}
