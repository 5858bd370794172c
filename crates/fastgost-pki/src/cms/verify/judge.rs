//! Whose a signature is: the certificates that it names, those of them that have its key, and a path from one of these.
use super::{Problem, Signatory, SignatureVerdict, TimestampVerdict, VerifyOptions};
use crate::{
    Error, Exhausted, Strictness,
    budget::Cost,
    cms::{
        DigestAlgorithm, Digester, Digests, Identifier, SignerInfo, Timestamp,
        certificate::key_identifier,
        ess::{Named, digest_by},
        oid,
        timestamp::check_named,
    },
    path::{Identity, Purpose, Refusal, Verifier, Work},
    x509::Certificate,
};
use der::asn1::ObjectIdentifier;
use fastgost::{hash::Digest, keys::Algorithm};
use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    ptr,
    sync::Arc,
};

type Result<T, E = Exhausted> = std::result::Result<T, E>;

/// What was added to a signature, read. What cannot be read is a problem, each for itself: anybody may have added it.
pub(super) struct Added {
    pub timestamps: Vec<Result<Timestamp, Problem>>,
    countersignatures: Vec<Result<SignerInfo, Problem>>,
}

impl Added {
    pub fn read(signature: &SignerInfo, strictness: Strictness, work: &mut Work<'_>) -> Result<Self> {
        let unreadable = |e: Error| Problem::Unreadable(e.to_string());
        for oid in [oid::TIMESTAMP, oid::COUNTERSIGNATURE] {
            signature.unsigned_attributes.values(oid).try_for_each(|der| work.spend(Cost::Addition(der.len())))?;
        }
        let timestamps = signature.timestamps(strictness).map(|read| read.map_err(unreadable)).collect();
        let countersignatures = signature.countersignatures(strictness).map(|read| read.map_err(unreadable)).collect();
        Ok(Self { timestamps, countersignatures })
    }
}

/// These certificates, each once, if they can be read. Others are heeded by nobody; but a strict reader refuses what only a
/// lenient one accepts.
pub(super) fn pool<'d>(
    all: impl Iterator<Item = &'d Vec<u8>>,
    strictness: Strictness,
    work: &mut Work<'_>,
) -> crate::Result<Vec<Certificate>> {
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    for der in all.filter(|der| seen.insert(*der)) {
        work.spend(Cost::Certificate(der.len()))?;
        if strictness == Strictness::Strict {
            // Whether a certificate is self-signed is one of its rules.
            work.spend(Cost::Signature(Algorithm::Gost2012_512))?;
        }
        match Certificate::from_der_with(der, strictness) {
            Ok(certificate) => found.push(certificate),
            Err(e @ Error::Strict(_)) => return Err(e),
            Err(_) => {}
        }
    }
    Ok(found)
}

/// A signature, and what it is of.
pub(super) struct Statement<'s> {
    pub info: &'s SignerInfo,
    /// The type of the content; `None` for a countersignature.
    pub content: Option<ObjectIdentifier>,
    pub digests: &'s Digests,
    /// Whether it says who signed it, which is compared with all names of a certificate (timestamps).
    pub names_authority: bool,
}

/// Certificates that a signature may be by, each with its key, by their numbers; and why no other is one of them.
struct Claim {
    candidates: Vec<usize>,
    problem: Option<Problem>,
}

pub(super) struct Judge<'a> {
    verifier: &'a Verifier,
    options: &'a VerifyOptions,
    work: Work<'a>,
    /// The numbers of certificates by serial number, and by subject key identifier.
    by_serial: HashMap<&'a [u8], Vec<usize>>,
    by_key_identifier: HashMap<Vec<u8>, Vec<usize>>,
    /// Digests of certificates.
    digests: HashMap<(usize, ObjectIdentifier), Vec<u8>>,
    paths: HashMap<(usize, Option<Purpose>), Result<Signatory, Refusal>>,
    /// Certificates of paths, by their addresses: many paths lead over the same.
    shared: HashMap<*const Certificate, Arc<Certificate>>,
}

impl<'a> Judge<'a> {
    pub fn new(verifier: &'a Verifier, options: &'a VerifyOptions, work: Work<'a>) -> Self {
        let (mut by_serial, mut by_key_identifier) = (HashMap::<_, Vec<_>>::new(), HashMap::<_, Vec<_>>::new());
        for (i, known) in verifier.known().iter().enumerate() {
            by_serial.entry(known.certificate.serial_number().as_bytes()).or_default().push(i);
            if let Some(identifier) = key_identifier(&known.certificate) {
                by_key_identifier.entry(identifier).or_default().push(i);
            }
        }
        let (digests, paths, shared) = (HashMap::new(), HashMap::new(), HashMap::new());
        Self { verifier, options, work, by_serial, by_key_identifier, digests, paths, shared }
    }

    pub fn spent(&self) -> u64 {
        self.work.budget.spent()
    }

    /// What to say about a signature.
    pub fn signature(&mut self, of: &Statement<'_>, added: &Added) -> Result<SignatureVerdict> {
        let purpose = self.options.path.purpose;
        let mut verdict = SignatureVerdict {
            signer: Err(Problem::NoCertificate),
            claimed_time: None,
            timestamps: Vec::new(),
            countersignatures: Vec::new(),
        };
        match of.info.signing_time() {
            Ok(time) => verdict.claimed_time = time,
            Err(e) => {
                verdict.signer = Err(Problem::Unreadable(e.to_string()));
                return Ok(verdict);
            }
        }
        let claim = self.claim(of, |_, _| Ok(()))?;
        let verifies = !claim.candidates.is_empty();
        verdict.signer = self.signatory(claim, purpose)?;
        if !verifies {
            return Ok(verdict);
        }
        for timestamp in &added.timestamps {
            verdict.timestamps.push(match timestamp {
                Ok(timestamp) => TimestampVerdict {
                    authority: self.timestamp(timestamp, &of.info.signature)?,
                    time: Some(timestamp.time.into()),
                },
                Err(problem) => TimestampVerdict { authority: Err(problem.clone()), time: None },
            });
        }
        let mut seen = HashSet::new();
        for by in &added.countersignatures {
            match by {
                // Each once, however often it was added.
                Ok(by) if !seen.insert(by.essence()) => {}
                Ok(by) => {
                    let by = self.countersignature(by, &of.info.signature, purpose)?;
                    verdict.countersignatures.push(by);
                }
                Err(problem) => verdict.countersignatures.push(Err(problem.clone())),
            }
        }
        if self.options.timestamps
            && let Ok(signer) = &verdict.signer
            && verdict.timestamps.iter().all(|timestamp| timestamp.authority.is_err())
        {
            let first = verdict.timestamps.first().and_then(|timestamp| timestamp.authority.as_ref().err());
            let first = first.map(|problem| Box::new(problem.clone()));
            verdict.signer = Err(Problem::Timestamp(signer.certificate().label(), first));
        }
        Ok(verdict)
    }

    fn timestamp(&mut self, timestamp: &Timestamp, of: &[u8]) -> Result<Result<Signatory, Problem>> {
        let unreadable = |e: Error| Problem::Unreadable(e.to_string());
        self.work.spend(Cost::Digest(of.len()))?;
        let info = match timestamp.check_imprint(of).and_then(|()| timestamp.info()) {
            Ok(info) => info,
            Err(e) => return Ok(Err(unreadable(e))),
        };
        let none = Digests::default();
        let digests = timestamp.digests().unwrap_or(&none);
        let statement =
            Statement { info, content: Some(oid::TST_INFO), digests, names_authority: timestamp.names_authority() };
        let now = self.options.path.time;
        let claim = self.claim(&statement, |certificate, named| {
            timestamp.check_certificate(certificate, now).and_then(|()| check_named(named))
        })?;
        self.signatory(claim, Some(Purpose::TimeStamping))
    }

    fn countersignature(
        &mut self,
        by: &SignerInfo,
        of: &[u8],
        purpose: Option<Purpose>,
    ) -> Result<Result<Signatory, Problem>> {
        self.work.spend(Cost::Digest(of.len()))?;
        let mut digester = match Digester::new(DigestAlgorithm::from_oid(by.digest_algorithm).as_slice()) {
            Ok(digester) => digester,
            Err(e) => return Ok(Err(Problem::Unreadable(e.to_string()))),
        };
        digester.update(of);
        let claim = self.claim(
            &Statement { info: by, content: None, digests: &digester.finish(), names_authority: false },
            |_, _| Ok(()),
        )?;
        self.signatory(claim, purpose)
    }

    /// The certificates that an identifier names.
    fn named(&mut self, identifier: &Identifier) -> Result<Vec<usize>> {
        let (found, length) = match identifier {
            Identifier::IssuerAndSerial { issuer, serial } => (self.by_serial.get(&serial[..]), issuer.as_der().len()),
            Identifier::KeyIdentifier(identifier) => (self.by_key_identifier.get(identifier), 0),
        };
        let Some(found) = found else { return Ok(Vec::new()) };
        self.work.spend(Cost::Comparisons(found.len() * (1 + length / 1024)))?;
        let known = self.verifier.known();
        // What was found by its key identifier has it.
        let names =
            |i: &usize| matches!(identifier, Identifier::KeyIdentifier(_)) || identifier.names(&known[*i].certificate);
        Ok(found.iter().copied().filter(names).collect())
    }

    /// The certificates that a signature may be by: it names them, it verifies with their keys, and `more` is right, which learns
    /// whether the signed attributes name the certificate by its digest. Each key is tried once.
    fn claim(&mut self, of: &Statement<'_>, more: impl Fn(&Certificate, bool) -> crate::Result<()>) -> Result<Claim> {
        let mut claim = Claim { candidates: Vec::new(), problem: None };
        let named = self.named(&of.info.identifier)?;
        if named.is_empty() {
            claim.problem = Some(Problem::NoCertificate);
        }
        let by_digest = Named::read(of.info.signed_attributes.as_ref());
        let mut keys = Keys { of, digests: HashMap::new(), verdicts: HashMap::new() };
        for i in named {
            let certificate = &self.verifier.known()[i].certificate;
            let mut right = || {
                self.work.spend(Cost::Comparisons(8))?;
                keys.verify(self.verifier, i, &mut self.work)?;
                let by_digest = by_digest.as_ref().map_err(|e| Error::refused(e.to_string()))?;
                let named = by_digest.are(certificate, |by, field| match self.digests.entry((i, by)) {
                    Entry::Occupied(known) => Ok(known.get().clone()),
                    Entry::Vacant(new) => {
                        self.work.spend(Cost::Digest(certificate.as_der().len()))?;
                        Ok(new.insert(digest_by(by, certificate.as_der(), field)?).clone())
                    }
                })?;
                let length = certificate.as_der().len();
                self.work.spend(if of.names_authority { Cost::Names(length) } else { Cost::Certificate(length) })?;
                more(certificate, named)
            };
            match right() {
                Ok(()) => claim.candidates.push(i),
                Err(Error::Work(e)) => return Err(e),
                Err(e) => {
                    claim.problem.get_or_insert_with(|| Problem::Signature(certificate.label(), e.to_string()));
                }
            }
        }
        Ok(claim)
    }

    /// Whose a signature is. Several certificates may have the same name and number: one of them must be right, in all respects.
    fn signatory(&mut self, claim: Claim, purpose: Option<Purpose>) -> Result<Result<Signatory, Problem>> {
        let mut refusal = None;
        for i in claim.candidates {
            match self.path(i, purpose)? {
                Ok(signatory) => return Ok(Ok(signatory.clone())),
                Err(e) => _ = refusal.get_or_insert_with(|| Problem::Untrusted(e.clone())),
            }
        }
        Ok(Err(refusal.or(claim.problem).unwrap_or(Problem::NoCertificate)))
    }

    /// The path of a certificate, searched once.
    fn path(&mut self, i: usize, purpose: Option<Purpose>) -> Result<&Result<Signatory, Refusal>> {
        let new = match self.paths.entry((i, purpose)) {
            Entry::Occupied(known) => return Ok(known.into_mut()),
            Entry::Vacant(new) => new,
        };
        let certificate = &self.verifier.known()[i].certificate;
        // Whom the certificate must be for is said of signers.
        let identities: &[Identity] = match purpose == Some(Purpose::TimeStamping) {
            true => &[],
            false => &self.options.path.identities,
        };
        let found = self.verifier.verify_with(certificate, (purpose, identities), &mut self.work);
        self.work.budget.check()?;
        let path = found.map(|path| {
            let mut share = |one: &Certificate| {
                self.shared.entry(ptr::from_ref(one)).or_insert_with(|| Arc::new(one.clone())).clone()
            };
            Signatory { path: path.into_iter().map(&mut share).collect() }
        });
        Ok(new.insert(path))
    }
}

/// The keys that one signature was tried with.
struct Keys<'s, 'a> {
    of: &'s Statement<'s>,
    /// What is signed depends on the key's algorithm.
    digests: HashMap<ObjectIdentifier, Result<Vec<Digest>, String>>,
    /// By the keys in DER.
    verdicts: HashMap<&'a [u8], Result<(), String>>,
}

impl<'a> Keys<'_, 'a> {
    /// Verifies the signature with the key of a known certificate.
    fn verify(&mut self, verifier: &'a Verifier, i: usize, work: &mut Work<'_>) -> crate::Result<()> {
        let known = &verifier.known()[i];
        let Statement { info, content, digests, .. } = *self.of;
        let key = known.key().map_err(|e| Error::refused(e.to_owned()))?;
        let new = match self.verdicts.entry(known.certificate.signed().subject_key_der().unwrap_or_default()) {
            Entry::Occupied(known) => return known.get().clone().map_err(Error::refused),
            Entry::Vacant(new) => new,
        };
        let possible = match self.digests.entry(key.algorithm().oid()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                work.spend(Cost::Digest(info.signed_size()))?;
                new.insert(info.digests_for(content, digests, key.algorithm()).map_err(|e| e.to_string()))
            }
        };
        let verdict = match possible {
            Ok(possible) => {
                possible.iter().try_for_each(|_| work.spend(Cost::Signature(key.algorithm())))?;
                info.verify_digests(possible, key).map_err(|e| e.to_string())
            }
            Err(e) => Err(e.clone()),
        };
        new.insert(verdict).clone().map_err(Error::refused)
    }
}
