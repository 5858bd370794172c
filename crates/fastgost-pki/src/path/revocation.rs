//! Finds out whether a certificate on a chain is revoked, from the given CRLs and OCSP responses. For CRLs, this code
//! follows RFC 5280, section 6.3, but uses only complete CRLs of the certificate's issuer.
use super::{ListProblem, Reason, Revocation, Verifier, Work, moment::Moment, responder, validate::allowed_signature};
use crate::{
    budget::Cost,
    x509::{
        Certificate, RevocationList, Revoked,
        known::{Fault, ISSUING_DISTRIBUTION_POINT, NO_CHECK, name},
        name::ComparableGeneral,
        ocsp::Response,
    },
};
use der::oid::AssociatedOid;
use std::{collections::HashSet, time::Duration};
use x509_cert::{
    ext::pkix::{
        BaseCrlNumber, CrlDistributionPoints, IssuingDistributionPoint, KeyUsage, name::DistributionPointName,
    },
    time::Time,
};

/// Returns true if one of the given CRLs or OCSP responses may be about a certificate.
pub(super) fn may_cover(certificate: &Certificate, verifier: &Verifier) -> bool {
    !verifier.responses.is_empty() || lists(certificate, verifier).next().is_some()
}

fn lists<'a>(certificate: &'a Certificate, verifier: &'a Verifier) -> impl Iterator<Item = &'a RevocationList> {
    verifier.lists.iter().filter(|list| list.comparable_issuer() == certificate.comparable_issuer())
}

/// The evidence that a certificate is not revoked. `source` is a [`Source`], or the index of a [`Source`] in the
/// verifier.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evidence<S> {
    pub source: S,
    /// The last time at which nobody but the signer of `source` could have had the signer's key, as a Unix time. It is
    /// the earlier end of validity of two certificates: the signer's and the issuer's. If the issuer's certificate was
    /// revoked even earlier, the value is the second before the revocation.
    pub until: Duration,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Source<'a> {
    List(&'a RevocationList),
    Response(&'a Response),
}

/// The question whether a certificate was revoked at a moment. The answer depends on these fields.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub verifier: &'a Verifier,
    pub moment: Moment,
    pub revocation: Revocation,
    /// The time at which the issuer's certificate was revoked, if it was revoked after the moment.
    pub issuer_revoked: Option<Time>,
}

/// The information about a certificate that was not revoked at a moment.
pub(super) struct Answer<'a> {
    /// The CRLs and responses that show that the certificate was not revoked.
    pub evidence: Vec<Evidence<Source<'a>>>,
    /// The time at which the certificate was revoked, if it was revoked after the moment.
    pub revoked_later: Option<Time>,
}

impl<'a> Question<'a> {
    /// Refuses a certificate that one of its issuers has revoked. An answer is a CRL or an OCSP response. If `wanted`
    /// is true, also refuses a certificate about which there is no usable answer. Returns the evidence that the
    /// certificate is not revoked.
    pub fn check(
        self,
        certificate: &'a Certificate,
        issuers: &[&'a Certificate],
        work: &mut Work<'a>,
        wanted: bool,
    ) -> Result<Answer<'a>, Reason> {
        let mut found = Found::default();
        if issuers.is_empty() && may_cover(certificate, self.verifier) {
            found.problem = Some(ListProblem::NoIssuer);
        }
        for issuer in issuers {
            for response in &self.verifier.responses {
                found.response(self, response, (certificate, issuer), work, true)?;
            }
            found.lists(self, certificate, issuer, work)?;
        }
        found.verdict(wanted)
    }

    /// Refuses an answer that was made at or after the time when the certificate of its issuer was revoked.
    fn is_of_issuer(self, made: Time) -> Result<(), ListProblem> {
        let revoked = self.issuer_revoked.filter(|at| made.to_unix_duration() >= at.to_unix_duration());
        revoked.map_or(Ok(()), |at| Err(ListProblem::IssuerRevoked(at)))
    }

    /// Makes evidence from a source that `signer` has signed. The signer is the issuer or the issuer's responder.
    fn evidence(self, source: Source<'a>, issuer: &Certificate, signer: &Certificate) -> Evidence<Source<'a>> {
        let expire = [issuer, signer].map(|of| of.validity().not_after.to_unix_duration());
        let revoked = self.issuer_revoked.map(|at| at.to_unix_duration().saturating_sub(Duration::from_secs(1)));
        let until = expire.into_iter().chain(revoked).min().unwrap_or_default();
        Evidence { source, until }
    }

    /// Refuses a responder whose certificate is revoked (RFC 6960, section 4.2.2.2.1). Only the issuer itself can state
    /// that its responder is revoked.
    pub fn responder_is_good(
        self,
        responder: &'a Certificate,
        issuer: &'a Certificate,
        work: &mut Work<'a>,
    ) -> Result<(), Reason> {
        if responder.extensions().iter().any(|extension| extension.extn_id == NO_CHECK) {
            return Ok(());
        }
        let mut found = Found::default();
        let question = Self { moment: self.moment.ever(), ..self };
        for response in &self.verifier.responses {
            found.response(question, response, (responder, issuer), work, false)?;
        }
        found.lists(question, responder, issuer, work)?;
        found.verdict(self.revocation == Revocation::Path).map(drop)
    }
}

/// The results from the CRLs and responses about one certificate, as long as none of them revokes the certificate.
#[derive(Default)]
struct Found<'a> {
    evidence: Vec<Evidence<Source<'a>>>,
    problem: Option<ListProblem>,
    revoked_later: Option<Time>,
}

impl<'a> Found<'a> {
    fn verdict(self, wanted: bool) -> Result<Answer<'a>, Reason> {
        match wanted && self.evidence.is_empty() {
            true => Err(Reason::Revocation(self.problem)),
            false => Ok(Answer { evidence: self.evidence, revoked_later: self.revoked_later }),
        }
    }

    /// Evaluates the statements of an OCSP response about a certificate. If `responders` is false, only the issuer
    /// itself may have signed the response.
    fn response(
        &mut self,
        question: Question<'a>,
        response: &'a Response,
        (certificate, issuer): (&'a Certificate, &'a Certificate),
        work: &mut Work<'a>,
        responders: bool,
    ) -> Result<(), Reason> {
        let answers = responder::answers(response, certificate, issuer, question.moment, work)?;
        if answers.is_empty() {
            return Ok(());
        }
        let signer = responder::check(response, issuer, question, work, responders);
        if signer.is_ok() {
            for answer in answers.iter().flatten() {
                if let Some(revoked) = &answer.revoked {
                    self.revoked(question.moment, answer.made, revoked)?;
                }
            }
        }
        let produced = response.produced_at();
        // The statements "revoked" were already evaluated above. So a response that fails the checks below can still
        // revoke the certificate.
        let all = || {
            answers.into_iter().try_for_each(|answer| question.moment.covers(answer?.made, certificate))?;
            question.moment.covers(produced, issuer)?;
            question.is_of_issuer(produced)
        };
        match signer.and_then(|signer| all().map(|()| signer)) {
            Ok(signer) => self.evidence.push(question.evidence(Source::Response(response), issuer, signer)),
            Err(ListProblem::Work(e)) => return Err(e.into()),
            Err(e) => _ = self.problem.get_or_insert(e),
        }
        Ok(())
    }

    /// Evaluates a statement that the certificate is revoked. The statement was made at the time `made`. Refuses the
    /// certificate if it was already revoked at the time of `moment`. Otherwise stores the time of the revocation.
    fn revoked(&mut self, moment: Moment, made: Time, revoked: &Revoked) -> Result<(), Reason> {
        let since = revoked.since();
        if moment.was_revoked(made, since) {
            return Err(Reason::Revoked(revoked.date, revoked.reason));
        }
        let earlier = |at: &Time| since.to_unix_duration() < at.to_unix_duration();
        if self.revoked_later.as_ref().is_none_or(earlier) {
            self.revoked_later = Some(since);
        }
        Ok(())
    }

    fn lists(
        &mut self,
        question: Question<'a>,
        certificate: &'a Certificate,
        issuer: &'a Certificate,
        work: &mut Work<'a>,
    ) -> Result<(), Reason> {
        let Question { verifier, moment, .. } = question;
        work.spend(Cost::Comparisons(verifier.lists.len()))?;
        for list in lists(certificate, verifier) {
            work.spend(Cost::Revocation(1))?;
            work.spend(Cost::Comparisons(list.extensions().size() / 4 + certificate.extensions().size() / 4))?;
            let usable = usable(question, list, certificate, issuer, work);
            if let Some(revoked) = list.find(certificate.serial_number()).filter(|_| usable.is_ok()) {
                self.revoked(moment, list.this_update(), &revoked)?;
            }
            let covers = |of| moment.covers(list.this_update(), of);
            let all = || {
                covers(certificate)
                    .and_then(|()| covers(issuer))
                    .and_then(|()| question.is_of_issuer(list.this_update()))
            };
            match usable.and_then(|whole| all().map(|()| whole)) {
                Ok(true) => self.evidence.push(question.evidence(Source::List(list), issuer, issuer)),
                Ok(false) => _ = self.problem.get_or_insert(ListProblem::Scope("some reasons")),
                Err(ListProblem::Work(e)) => return Err(e.into()),
                Err(e) => _ = self.problem.get_or_insert(e),
            }
        }
        Ok(())
    }
}

/// Checks that a CRL can be used for a certificate of this issuer. Returns false if the CRL lists only the revocations
/// with certain reasons.
fn usable<'a>(
    Question { verifier, moment, .. }: Question<'a>,
    list: &'a RevocationList,
    certificate: &'a Certificate,
    issuer: &'a Certificate,
    work: &mut Work<'a>,
) -> Result<bool, ListProblem> {
    let failed = |e: crate::Error| ListProblem::Extension(e.to_string());
    moment.accepts(list.this_update(), list.next_update().ok_or(ListProblem::NoNextUpdate)?)?;
    let usage = issuer.extensions().value::<KeyUsage>().map_err(failed)?;
    if usage.is_some_and(|usage| !usage.crl_sign()) {
        return Err(ListProblem::CrlSign);
    }
    let algorithm = list.signed().signature_algorithm().ok();
    allowed_signature(algorithm, verifier.options.legacy).map_err(ListProblem::Algorithm)?;
    match issuer.key() {
        Ok(key) if work.list(list, issuer, &key)? => {}
        _ => return Err(ListProblem::Signature),
    }
    // For each certificate, all names of distribution points in the CRL are compared. The signature is checked first,
    // because an attacker can make a CRL with very many names, but cannot sign it with the issuer's key.
    let scope = list.extensions().iter().filter(|extension| extension.extn_id == ISSUING_DISTRIBUTION_POINT);
    let names: usize = scope.map(|extension| extension.extn_value.as_bytes().len()).sum();
    if names > 0 {
        work.spend(Cost::Names(names + certificate.extensions().size()))?;
    }
    list.concerns(certificate)
}

impl RevocationList {
    /// Checks that the scope of the CRL includes this certificate. Returns false if the CRL lists only the revocations
    /// with certain reasons. Such a CRL does not show that a certificate is not revoked.
    ///
    /// # Errors
    /// The CRL is for other certificates, or has an extension that this crate does not understand.
    pub fn concerns(&self, certificate: &Certificate) -> Result<bool, ListProblem> {
        self.is_understood()?;
        let failed = |e: crate::Error| ListProblem::Extension(e.to_string());
        let point = self.extensions().get_as::<IssuingDistributionPoint>(ISSUING_DISTRIBUTION_POINT).map_err(failed)?;
        point.map_or(Ok(true), |(_, point)| in_scope(&point, certificate))
    }

    /// Checks that the CRL is complete, that every critical extension is known, and that every known extension can be
    /// decoded.
    ///
    /// # Errors
    /// The CRL is not complete, a critical extension is unknown, or a known extension cannot be decoded.
    pub fn is_understood(&self) -> Result<(), ListProblem> {
        if self.extensions().iter().any(|extension| extension.extn_id == BaseCrlNumber::OID) {
            return Err(ListProblem::Scope("changes since another list"));
        }
        self.conforms().map_err(|fault| match fault {
            Fault::Duplicate(oid) => {
                ListProblem::Extension(format!("the extension {} is in the list twice", name(oid)))
            }
            Fault::Critical(oid) => ListProblem::CriticalExtension(oid),
            Fault::Value(why) => ListProblem::Extension(why),
            Fault::Never(what) => ListProblem::Never(what),
        })
    }
}

/// Checks that the scope of a CRL with this distribution point includes this certificate. Returns false if the CRL
/// lists only the revocations with certain reasons.
fn in_scope(point: &IssuingDistributionPoint, certificate: &Certificate) -> Result<bool, ListProblem> {
    let failed = |e: crate::Error| ListProblem::Extension(e.to_string());
    let constraints = certificate.extensions().value::<crate::x509::BasicConstraints>().map_err(failed)?;
    let is_authority = constraints.is_some_and(|constraints| constraints.ca);
    if point.only_contains_user_certs && is_authority {
        return Err(ListProblem::Scope("certificates of users"));
    }
    if point.only_contains_ca_certs && !is_authority {
        return Err(ListProblem::Scope("certificates of CAs"));
    }
    if point.only_contains_attribute_certs {
        return Err(ListProblem::Scope("attribute certificates"));
    }
    if point.indirect_crl {
        return Err(ListProblem::Scope("certificates of several issuers, which is not supported"));
    }
    if let Some(name) = &point.distribution_point {
        let DistributionPointName::FullName(names) = name else {
            return Err(ListProblem::Scope("a distribution point with a relative name, which is not supported"));
        };
        let points = certificate.extensions().value::<CrlDistributionPoints>().map_err(failed)?;
        let points = points.map_or_else(Vec::new, |points| points.0);
        let mut own = HashSet::new();
        for point in &points {
            if let Some(DistributionPointName::FullName(names)) = &point.distribution_point {
                own.extend(names.iter().map(ComparableGeneral::of));
            }
        }
        if !names.iter().any(|name| own.contains(&ComparableGeneral::of(name))) {
            return Err(ListProblem::Scope("another distribution point"));
        }
    }
    Ok(point.only_some_reasons.is_none())
}
