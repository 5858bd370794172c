//! A certificate is judged as of a time, which may be in the past. CRLs and OCSP responses may be newer than this time.
//! Only a revocation at this time or before counts, and a later revocation does not count (RFC 5126, annex C.4.4).
use super::{ListProblem, Options};
use crate::x509::Certificate;
use x509_cert::time::Time;

/// The time as of which a certificate is judged. `now` is the latest time at which answers about this certificate may
/// have been made. An answer is a CRL or a statement in an OCSP response.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    pub time: Time,
    now: Time,
    /// True if a certificate is also refused if it was revoked after `time`.
    ever: bool,
}

impl Moment {
    /// Makes a moment from the time as of which a certificate is judged. The field `now` of the moment is the later of
    /// `time` and the options' `now`.
    pub fn new(time: Time, options: &Options) -> Self {
        let later = options.now.to_unix_duration() > time.to_unix_duration();
        Self { time, now: if later { options.now } else { time }, ever: false }
    }

    /// Refuses an answer that was made after `now`, or that expired before `self.time`. `until` is the time at which
    /// the answer expires.
    pub fn accepts(self, made: Time, until: Time) -> Result<(), ListProblem> {
        if made.to_unix_duration() > self.now.to_unix_duration() {
            return Err(ListProblem::NotYetValid(made));
        }
        match self.time.to_unix_duration() > until.to_unix_duration() {
            true => Err(ListProblem::Expired(until)),
            false => Ok(()),
        }
    }

    /// Returns true if an answer shows that a certificate was already revoked at `self.time`. The answer was made at
    /// `made`, and names `since` as the date of the revocation. If `self.ever` is true, the result is always true.
    pub fn was_revoked(self, made: Time, since: Time) -> bool {
        let time = self.time.to_unix_duration();
        self.ever || made.to_unix_duration() <= time || since.to_unix_duration() <= time
    }

    /// Refuses an answer that was made after `self.time`, if `certificate` had already expired when the answer was
    /// made. The answer is about `certificate`, or about a certificate that the owner of `certificate` has issued. Such
    /// an answer proves nothing, because CRLs need not name expired certificates.
    pub fn covers(self, made: Time, certificate: &Certificate) -> Result<(), ListProblem> {
        let (made, until) = (made.to_unix_duration(), certificate.validity().not_after.to_unix_duration());
        match made > until && made > self.time.to_unix_duration() {
            true => Err(ListProblem::AfterExpiry(certificate.label())),
            false => Ok(()),
        }
    }

    /// Returns the same moment for judging the signers of answers. A signer is refused if its certificate was revoked
    /// at any time, because a person who has a revoked key can write any date into an answer.
    pub fn ever(self) -> Self {
        Self { ever: true, ..self }
    }

    /// Returns `self.time` or `time`, whichever is later.
    pub fn or_later(self, time: Time) -> Time {
        if time.to_unix_duration() > self.time.to_unix_duration() { time } else { self.time }
    }
}
