//! Who may sign OCSP responses (RFC 6960, section 4.2.2.2): the issuer of the certificate in question, or a responder to whom
//! the issuer gave a certificate for that.
use super::{
    ListProblem, Purpose, Reason, Verifier,
    build::Verified,
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
pub(super) fn check(
    response: &Response,
    issuer: &Certificate,
    verifier: &Verifier,
    verified: &mut Verified,
    responders: bool,
) -> Result<(), ListProblem> {
    no_critical(response.extensions())?;
    allowed_signature(response.signature_algorithm(), verifier.options.legacy).map_err(ListProblem::Algorithm)?;
    let Ok(key) = issuer.key() else { return Err(ListProblem::Signature) };
    if response.is_from(issuer) && verified.response(response, issuer, &key)? {
        return Ok(());
    }
    if !responders {
        return Err(ListProblem::Responder("not the issuer itself".to_owned()));
    }
    // Anybody can add certificates with the responder's name: one of them must be right.
    let mut problem = None;
    for responder in response.responders() {
        match delegated(response, responder, (issuer, &key), verifier, verified) {
            Err(ListProblem::Work) => return Err(ListProblem::Work),
            Err(e) => _ = problem.get_or_insert(e),
            Ok(()) => return Ok(()),
        }
    }
    Err(problem.unwrap_or_else(|| ListProblem::Responder("its certificate is not there".to_owned())))
}

/// Checks that a response is signed by a responder, whose issuer made its certificate for that.
fn delegated(
    response: &Response,
    responder: &Certificate,
    (issuer, key): (&Certificate, &PublicKey),
    verifier: &Verifier,
    verified: &mut Verified,
) -> Result<(), ListProblem> {
    let problem = |why: String| ListProblem::Responder(format!("{}: {why}", responder.label()));
    let refused = |e| match e {
        Reason::Work => ListProblem::Work,
        e => problem(format!("the certificate {e}")),
    };
    let named = responder.comparable_issuer() == issuer.comparable_subject();
    if !named || !verified.responder(responder, issuer, key)? {
        return Err(problem("the certificate is from another issuer".to_owned()));
    }
    dates(responder, verifier.options.time).map_err(refused)?;
    usage(responder, Purpose::OcspSigning).map_err(refused)?;
    conforms(responder).map_err(refused)?;
    responder_is_good(responder, issuer, verifier, verified).map_err(refused)?;
    let own = responder.key().map_err(|e| problem(e.to_string()))?;
    if verified.response(response, responder, &own)? { Ok(()) } else { Err(ListProblem::Signature) }
}
