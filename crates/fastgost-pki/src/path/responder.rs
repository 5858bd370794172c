//! Who may sign OCSP responses (RFC 6960, section 4.2.2.2): the issuer of the certificate in question, or a responder to whom
//! the issuer gave a certificate for that.
use super::{
    ListProblem, Purpose, Reason, Verifier, Work,
    purpose::usage,
    revocation::responder_is_good,
    validate::{allowed_signature, conforms, dates},
};
use crate::x509::{
    Certificate,
    ocsp::{Response, no_critical},
};
use fastgost::keys::PublicKey;

/// Checks that a response is signed by the issuer or, if they count, by one of its responders.
pub(super) fn check<'a>(
    response: &'a Response,
    issuer: &'a Certificate,
    verifier: &'a Verifier,
    work: &mut Work<'a>,
    responders: bool,
) -> Result<(), ListProblem> {
    no_critical(response.extensions())?;
    allowed_signature(response.signature_algorithm(), verifier.options.legacy).map_err(ListProblem::Algorithm)?;
    let Ok(key) = issuer.key() else { return Err(ListProblem::Signature) };
    if response.is_from(issuer) && work.response(response, issuer, &key)? {
        return Ok(());
    }
    if !responders {
        return Err(ListProblem::Responder("not the issuer itself".to_owned()));
    }
    // Anybody can add certificates with the responder's name: one of them must be right.
    let mut problem = None;
    for responder in response.responders() {
        match delegated(response, responder, (issuer, &key), verifier, work) {
            Err(ListProblem::Work(e)) => return Err(e.into()),
            Err(e) => _ = problem.get_or_insert(e),
            Ok(()) => return Ok(()),
        }
    }
    Err(problem.unwrap_or_else(|| ListProblem::Responder("its certificate is not there".to_owned())))
}

/// Checks that a response is signed by a responder, whose issuer made its certificate for that.
fn delegated<'a>(
    response: &'a Response,
    responder: &'a Certificate,
    (issuer, key): (&'a Certificate, &PublicKey),
    verifier: &'a Verifier,
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
    dates(responder, verifier.options.time).map_err(refused)?;
    usage(responder, Purpose::OcspSigning).map_err(refused)?;
    conforms(responder).map_err(refused)?;
    responder_is_good(responder, issuer, verifier, work).map_err(refused)?;
    let own = responder.key().map_err(|e| problem(e.to_string()))?;
    if work.response(response, responder, &own)? { Ok(()) } else { Err(ListProblem::Signature) }
}
