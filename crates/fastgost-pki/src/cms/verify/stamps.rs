//! Judges the timestamps of a signature (RFC 5126, annex C.4). This module finds out which timestamps are valid, at
//! which time the signature existed, and whether all objects that the signature refers to are present.
use super::{
    ForeignTimestamp, Problem, Signatory, TimestampVerdict,
    judge::{Judge, Result, Statement},
};
use crate::{
    Error, Strictness,
    budget::Cost,
    cms::{
        Attribute, Digests, SignerInfo, Stamped, Timestamp, oid,
        references::{Reference, Referenced, Values},
        timestamp::{OTHER, check_named},
    },
    path::{Evidence, Purpose, SourceIndex, Work},
    x509::ocsp,
};
use std::{
    borrow::Cow,
    collections::{HashMap, HashSet, hash_map::Entry},
};
use x509_cert::time::Time;

/// The decoded unsigned attributes of a signature. If a timestamp or a countersignature cannot be decoded, a
/// [`Problem`] takes its place. Evidence that cannot be decoded is left out. An error for the whole signature would be
/// wrong, because anybody may have added these attributes.
pub(super) struct Added {
    stamps: Vec<Stamp>,
    pub countersignatures: Vec<Result<SignerInfo, Problem>>,
    values: Values,
}

/// A timestamp in the unsigned attributes of a signature.
struct Stamp {
    of: Stamped,
    der: Vec<u8>,
    token: Result<Token, Problem>,
}

struct Token {
    timestamp: Timestamp,
    /// The unsigned attributes of the TSA's signature in this timestamp.
    added: Added,
}

fn unreadable(e: Error) -> Problem {
    Problem::Unreadable(e.to_string())
}

impl Stamp {
    fn read(of: Stamped, der: &[u8], strictness: Strictness, work: &mut Work<'_>) -> Result<Self> {
        work.spend(Cost::Addition(der.len()))?;
        let token = match Timestamp::read_with(der, strictness) {
            Ok(timestamp) => {
                let info = timestamp.info().ok();
                let added = info.map_or_else(|| Ok(Added::nothing()), |info| Added::read(info, strictness, work))?;
                Ok(Token { timestamp, added })
            }
            Err(e) => Err(unreadable(e)),
        };
        Ok(Self { of, der: der.to_vec(), token })
    }
}

/// The certificates, CRLs and OCSP responses that were found in a document, in DER.
#[derive(Default)]
pub(super) struct Found<'s> {
    pub certificates: Vec<&'s Vec<u8>>,
    /// CRLs, and other information about revocation.
    pub revocation: Vec<&'s Vec<u8>>,
    /// The OCSP responses (`BasicOCSPResponse`).
    pub responses: Vec<&'s Vec<u8>>,
}

impl Added {
    pub fn read(signature: &SignerInfo, strictness: Strictness, work: &mut Work<'_>) -> Result<Self> {
        let mut stamps = Vec::new();
        for of in Stamped::ALL {
            for der in signature.unsigned_attributes.values(of.oid()) {
                stamps.push(Stamp::read(of, der, strictness, work)?);
            }
        }
        for der in signature.unsigned_attributes.values(oid::COUNTERSIGNATURE) {
            work.spend(Cost::Addition(der.len()))?;
        }
        let countersignatures = signature.countersignatures(strictness).map(|read| read.map_err(unreadable)).collect();
        Ok(Self { stamps, countersignatures, values: Values::read(&signature.unsigned_attributes) })
    }

    /// Reads the timestamps of a signature whose format is not CMS.
    pub fn timestamps(tokens: &[ForeignTimestamp], strictness: Strictness, work: &mut Work<'_>) -> Result<Self> {
        let of = Stamped::Signature;
        let read = |one: &ForeignTimestamp| match one {
            Ok((der, _)) => Stamp::read(of, der, strictness, work),
            Err(why) => Ok(Stamp { of, der: Vec::new(), token: Err(Problem::Unreadable(why.clone())) }),
        };
        Ok(Self { stamps: tokens.iter().map(read).collect::<Result<_>>()?, ..Self::nothing() })
    }

    fn nothing() -> Self {
        Self { stamps: Vec::new(), countersignatures: Vec::new(), values: Values::default() }
    }

    /// Collects data that may help to verify the signature and its timestamps. The data is not trusted.
    pub fn find<'s>(&'s self, found: &mut Found<'s>) {
        found.certificates.extend(&self.values.certificates);
        found.revocation.extend(&self.values.lists);
        found.responses.extend(&self.values.responses);
        for token in self.stamps.iter().flat_map(|stamp| &stamp.token) {
            found.certificates.extend(token.timestamp.certificates_der());
            found.revocation.extend(token.timestamp.revocation_der());
            token.added.find(found);
        }
    }
}

/// The objects that a signature refers to. Each entry has the kind of an object, and the object's index in the
/// verifier's list of objects of this kind.
type Held = HashSet<(Referenced, usize)>;

/// The results for the timestamps of a signature.
pub(super) struct Stamps<'s> {
    pub verdicts: Vec<TimestampVerdict>,
    /// For each valid timestamp of the scope [`Stamped::CadesC`], its time and the attributes that the timestamp
    /// covers.
    covers: Vec<(Time, Vec<&'s Attribute>)>,
}

/// Returns the time of the earliest valid timestamp of the signature. The timestamp proves that the signature existed
/// at this time.
pub(super) fn earliest(timestamps: &[TimestampVerdict]) -> Option<Time> {
    let right = |verdict: &&TimestampVerdict| verdict.of == Stamped::Signature && verdict.authority.is_ok();
    let times = timestamps.iter().filter(right).filter_map(|verdict| verdict.time());
    times.min_by_key(|time| time.to_unix_duration())
}

impl Stamps<'_> {
    /// Returns the time and the covered attributes of each valid timestamp that also covers timestamps and references
    /// of the signature ([`Stamped::CadesC`]).
    pub fn covers(&self) -> &[(Time, Vec<&Attribute>)] {
        &self.covers
    }
}

impl Judge<'_> {
    /// Verifies the timestamps of a signature. The timestamps that cover references are verified first, because some of
    /// them prove at which time the timestamps of the signature itself existed.
    pub fn stamps<'s>(&mut self, info: &'s SignerInfo, added: &Added) -> Result<Stamps<'s>> {
        let (mut later, mut covers) = (Vec::new(), Vec::new());
        for stamp in added.stamps.iter().filter(|stamp| stamp.of != Stamped::Signature) {
            let (verdict, choice) = self.stamp(info, stamp, &[])?;
            if let (Stamped::CadesC, Ok(_), Some(time)) = (stamp.of, &verdict.authority, verdict.time()) {
                covers.push((time, choice));
            }
            later.push(verdict);
        }
        let mut verdicts = Vec::new();
        for stamp in added.stamps.iter().filter(|stamp| stamp.of == Stamped::Signature) {
            let mut times = Vec::new();
            for (time, choice) in &covers {
                let values = || choice.iter().flat_map(|attribute| attribute.values());
                values().try_for_each(|value| self.work.spend(Cost::Digest(value.len())))?;
                times.extend(values().any(|value| *value == stamp.der).then_some(*time));
            }
            verdicts.push(self.stamp(info, stamp, &times)?.0);
        }
        verdicts.extend(later);
        Ok(Stamps { verdicts, covers })
    }

    /// Verifies the timestamps in `all`. Each entry of `all` has the data that a timestamp must cover. `added` has the
    /// same timestamps, decoded and in the same order.
    pub fn timestamps(&mut self, added: &Added, all: &[ForeignTimestamp]) -> Result<Vec<TimestampVerdict>> {
        let mut verdicts = Vec::new();
        for (Stamp { of, token, .. }, one) in added.stamps.iter().zip(all) {
            let data = one.as_ref().map_or(&[][..], |(_, data)| data);
            self.work.spend(Cost::Digest(data.len()))?;
            let (statement, authority) = match token {
                Ok(Token { timestamp, added }) => {
                    let authority = match timestamp.is_of(data) {
                        Ok(true) => self.authority(timestamp, added, &[])?,
                        Ok(false) => Err(Problem::Unreadable(OTHER.to_owned())),
                        Err(e) => Err(unreadable(e)),
                    };
                    (Some(timestamp.statement.clone()), authority)
                }
                Err(problem) => (None, Err(problem.clone())),
            };
            verdicts.push(TimestampVerdict { authority, of: *of, statement });
        }
        Ok(verdicts)
    }

    /// Verifies a timestamp. `existed` has the times of other timestamps, which prove that `stamp` existed at these
    /// times. Returns the verdict, and the attributes that the timestamp covers.
    fn stamp<'s>(
        &mut self,
        info: &'s SignerInfo,
        stamp: &Stamp,
        existed: &[Time],
    ) -> Result<(TimestampVerdict, Vec<&'s Attribute>)> {
        let mut verdict = TimestampVerdict { authority: Err(Problem::NoCertificate), of: stamp.of, statement: None };
        let Token { timestamp, added } = match &stamp.token {
            Ok(token) => token,
            Err(problem) => {
                verdict.authority = Err(problem.clone());
                return Ok((verdict, Vec::new()));
            }
        };
        verdict.statement = Some(timestamp.statement.clone());
        let mut found = Err(Problem::Unreadable(OTHER.to_owned()));
        for choice in info.choices(stamp.of) {
            let data = info.stamped(stamp.of, &choice);
            self.work.spend(Cost::Digest(data.len()))?;
            match timestamp.is_of(&data) {
                Ok(false) => continue,
                Ok(true) => found = Ok(choice),
                Err(e) => found = Err(Problem::Unreadable(e.to_string())),
            }
            break;
        }
        match found {
            Ok(choice) => {
                verdict.authority = self.authority(timestamp, added, existed)?;
                Ok((verdict, choice))
            }
            Err(problem) => {
                verdict.authority = Err(problem);
                Ok((verdict, Vec::new()))
            }
        }
    }

    /// Finds the TSA of a timestamp. The TSA's certificate must be valid at the time in the options, or at a time at
    /// which a later timestamp proves that `timestamp` existed.
    fn authority(
        &mut self,
        timestamp: &Timestamp,
        added: &Added,
        existed: &[Time],
    ) -> Result<Result<Signatory, Problem>> {
        let info = match timestamp.info() {
            Ok(info) => info,
            Err(e) => return Ok(Err(Problem::Unreadable(e.to_string()))),
        };
        let none = Digests::default();
        let digests = timestamp.digests().unwrap_or(&none);
        let statement =
            Statement { info, content: Some(oid::TST_INFO), digests, names_authority: timestamp.names_authority() };
        let present = self.options.path.time;
        let claim = self.claim(&statement, |certificate, named| {
            timestamp.check_certificate(certificate, present).and_then(|()| check_named(named))
        })?;
        let mut times = vec![present];
        times.extend(existed);
        for stamp in added.stamps.iter().filter(|stamp| stamp.of == Stamped::Signature) {
            let (verdict, _) = self.stamp(info, stamp, &[])?;
            times.extend(verdict.time().filter(|_| verdict.authority.is_ok()));
        }
        let mut first = None;
        for time in times {
            match self.signatory(&claim, Some(Purpose::TimeStamping), time)? {
                Ok(signatory) => return Ok(Ok(signatory)),
                Err(problem) => _ = first.get_or_insert(problem),
            }
        }
        Ok(Err(first.unwrap_or(Problem::NoCertificate)))
    }

    /// Finds all objects that a signature refers to. If all objects are present, returns their number. If there are
    /// valid timestamps of the scope [`Stamped::CadesC`], the function uses only the references that the first of these
    /// timestamps covers. Returns `None` if there are no references.
    pub fn references(&mut self, info: &SignerInfo, stamps: &Stamps<'_>) -> Result<Option<Result<usize, Problem>>> {
        let all = [oid::CERTIFICATE_REFERENCES, oid::REVOCATION_REFERENCES];
        let own = || all.iter().flat_map(|oid| info.unsigned_attributes.of_type(*oid)).collect::<Vec<_>>();
        let attributes = stamps.covers.first().map_or_else(own, |(_, choice)| choice.clone());
        if attributes.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.all_held(&attributes)?.map(|held| held.len())))
    }

    /// Checks that a signature has all the evidence that `Proof::LongTerm` requires. A valid timestamp of the scope
    /// [`Stamped::CadesC`] must cover references that fit the signer's chain. One such timestamp is enough. Timestamps
    /// that do not cover such references are not errors, because anybody can add timestamps.
    pub fn is_proved(&mut self, stamps: &Stamps<'_>, signatory: &Signatory) -> Result<Result<(), String>> {
        let mut first = None;
        for (covered, choice) in stamps.covers() {
            let proved = match self.all_held(choice)? {
                Ok(held) => self.check_proofs(signatory, &held, *covered)?,
                Err(problem) => Err(problem.to_string()),
            };
            match proved {
                Ok(()) => return Ok(Ok(())),
                Err(why) => _ = first.get_or_insert(why),
            }
        }
        Ok(Err(first.unwrap_or_else(|| "no timestamp of its timestamps and references is right".to_owned())))
    }

    /// Finds all objects that the references name.
    fn all_held(&mut self, attributes: &[&Attribute]) -> Result<Result<Held, Problem>> {
        for attribute in attributes {
            self.work.spend(Cost::Addition(attribute.body().len()))?;
        }
        let references = match Reference::read_all(attributes.iter().copied()) {
            Ok(references) => references,
            Err(e) => return Ok(Err(Problem::Unreadable(e.to_string()))),
        };
        let mut all = Held::new();
        for Reference { by, digest, of } in &references {
            self.work.spend(Cost::Comparisons(1))?;
            if let Some(place) = self.held(*by, *of, digest)? {
                all.insert((*of, place));
            } else {
                let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
                let text = format!("it refers to {} that is not there, with the digest {digest}", of.name());
                return Ok(Err(Problem::Unreadable(text)));
            }
        }
        Ok(Ok(all))
    }

    /// Refuses a signature that does not refer to all its evidence. For each certificate of the chain except the
    /// trusted certificate, the references must name a CRL or response that covers this certificate. `covered` is the
    /// time of the timestamp that covers the references. At this time, the certificate of the signer of the CRL or
    /// response must not have expired and must not have been revoked. Otherwise an attacker may already have had this
    /// signer's key at this time.
    fn check_proofs(&mut self, signatory: &Signatory, held: &Held, covered: Time) -> Result<Result<(), String>> {
        let verifier = self.verifier;
        let covered = covered.to_unix_duration();
        for (i, issuer) in signatory.path.iter().enumerate().skip(1) {
            let missing = |what: &str| Ok(Err(format!("it does not refer to {what}, {}", issuer.label())));
            // The last certificate is trusted, so it needs no evidence.
            if i + 1 < signatory.path.len() {
                self.work.spend(Cost::Comparisons(verifier.known().len()))?;
                let place = verifier.known().iter().position(|known| known.certificate == **issuer);
                if !place.is_some_and(|place| held.contains(&(Referenced::Certificate, place))) {
                    return missing("a certificate of its path");
                }
            }
            let evidence = &signatory.evidence[i - 1];
            self.work.spend(Cost::Comparisons(evidence.len()))?;
            let is_held = |of: &&Evidence<SourceIndex>| match of.source {
                SourceIndex::List(place) => held.contains(&(Referenced::List, place)),
                SourceIndex::Response(place) => held.contains(&(Referenced::Response, place)),
            };
            let mut referenced = evidence.iter().filter(is_held).peekable();
            if referenced.peek().is_none() {
                return missing("a list or OCSP response that covers a certificate of its path, by");
            }
            if referenced.all(|of| of.until < covered) {
                let text = "the certificate of who signed a list or OCSP response had expired, or was revoked, \
                            before the timestamp of the references";
                return Ok(Err(format!("{text}: {}", issuer.label())));
            }
        }
        Ok(Ok(()))
    }

    /// Finds the known object whose digest by the hash function `by` is `digest`. Returns the object's index in the
    /// verifier's list.
    fn held(&mut self, by: der::asn1::ObjectIdentifier, of: Referenced, digest: &[u8]) -> Result<Option<usize>> {
        // CRLs may be long. So the budget does not pay for the digests of CRLs by the first hash function. The budget
        // pays for the digests of CRLs by every further hash function, and for all digests of other objects.
        let counted = of != Referenced::List || self.held.keys().any(|(_, other)| *other == of);
        let new = match self.held.entry((by, of)) {
            Entry::Occupied(known) => return Ok(known.get().get(digest).copied()),
            Entry::Vacant(new) => new,
        };
        let verifier = self.verifier;
        let all: Vec<(usize, Cow<'_, [u8]>)> = match of {
            Referenced::Certificate => {
                verifier.known().iter().map(|known| known.certificate.as_der().into()).enumerate().collect()
            }
            Referenced::List => verifier.lists().iter().map(|list| list.as_der().into()).enumerate().collect(),
            Referenced::Response => {
                let all = verifier.responses().iter().enumerate();
                // A reference may have the digest of the `BasicOCSPResponse`. Some programs hash the whole response
                // instead, so the digests of both forms are kept.
                all.flat_map(|(i, response)| [(i, response.as_basic_der().into()), (i, response.to_der().into())])
                    .collect()
            }
        };
        let mut held = HashMap::new();
        for (i, der) in all {
            if counted {
                self.work.spend(Cost::Digest(der.len()))?;
            }
            held.extend(ocsp::digest(by, &der).map(|digest| (digest, i)));
        }
        Ok(new.insert(held).get(digest).copied())
    }
}
