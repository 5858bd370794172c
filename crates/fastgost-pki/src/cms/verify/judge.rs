//! Finds the signer of a signature in three steps. The first step finds the certificates that a signature names. The
//! second step keeps the certificates whose key verifies the signature. The third step searches for a chain from one of
//! the remaining certificates.
use super::{Added, Problem, Proof, Signatory, SignatureVerdict, VerifyOptions, stamps::earliest};
use crate::{
    Error, Exhausted,
    budget::Cost,
    cms::{
        Digester, Digests, Identifier, SignerInfo,
        certificate::key_identifier,
        ess::{Named, digest_by},
        references::Referenced,
    },
    path::{Options, Purpose, Refusal, Revocation, Valid, Verifier, Wanted, Work},
    x509::Certificate,
};
use der::asn1::ObjectIdentifier;
use fastgost::hash::Digest;
use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    ptr,
    sync::Arc,
    time::Duration,
};
use x509_cert::time::Time;

pub(super) type Result<T, E = Exhausted> = std::result::Result<T, E>;

/// A signature, and facts about the signed data.
pub(super) struct Statement<'s> {
    pub info: &'s SignerInfo,
    /// The content type of the signed document or timestamp. The field is `None` for a countersignature.
    pub content: Option<ObjectIdentifier>,
    pub digests: &'s Digests,
    /// True if the signed data is a timestamp that names its TSA. Then the budget must also pay for comparing this name
    /// with all names in a certificate.
    pub names_authority: bool,
}

/// The certificates that may belong to the signer, as indices in the verifier's list of known certificates. `problem`
/// is the first reason why a certificate was rejected.
pub(super) struct Claim {
    candidates: Vec<usize>,
    problem: Option<Problem>,
}

impl Claim {
    /// Makes a `Claim` from certificates whose keys have already verified the signature.
    pub fn of(candidates: Vec<usize>) -> Self {
        Self { candidates, problem: None }
    }
}

pub(super) struct Judge<'a> {
    pub(super) verifier: &'a Verifier,
    pub(super) options: &'a VerifyOptions,
    pub(super) work: Work<'a>,
    /// This field says which certificates on the chains of signers must be covered by CRLs or OCSP responses.
    revocation: Revocation,
    /// This map finds certificates by serial number. The next map finds certificates by subject key identifier. The
    /// values of both maps are indices in the verifier's list of known certificates.
    by_serial: HashMap<&'a [u8], Vec<usize>>,
    by_key_identifier: HashMap<Vec<u8>, Vec<usize>>,
    /// The digests of certificates. The map's key has the index of the certificate in the verifier's list, and the
    /// identifier of the hash function.
    digests: HashMap<(usize, ObjectIdentifier), Vec<u8>>,
    paths: HashMap<(usize, Option<Purpose>, Duration), Result<Signatory, Refusal>>,
    /// Copies of the certificates on chains, by the memory addresses of the originals. Each certificate is copied once,
    /// because many chains share certificates.
    shared: HashMap<*const Certificate, Arc<Certificate>>,
    /// The indices of the known certificates, CRLs and OCSP responses in the verifier's lists. They are found by the
    /// digests of these objects, because a reference in a signature contains such a digest.
    pub(super) held: HashMap<(ObjectIdentifier, Referenced), HashMap<Vec<u8>, usize>>,
}

impl<'a> Judge<'a> {
    pub fn new(verifier: &'a Verifier, options: &'a VerifyOptions, revocation: Revocation, work: Work<'a>) -> Self {
        let (mut by_serial, mut by_key_identifier) = (HashMap::<_, Vec<_>>::new(), HashMap::<_, Vec<_>>::new());
        for (i, known) in verifier.known().iter().enumerate() {
            by_serial.entry(known.certificate.serial_number().as_bytes()).or_default().push(i);
            if let Some(identifier) = key_identifier(&known.certificate) {
                by_key_identifier.entry(identifier).or_default().push(i);
            }
        }
        let (digests, paths, shared, held) = (HashMap::new(), HashMap::new(), HashMap::new(), HashMap::new());
        Self { verifier, options, work, revocation, by_serial, by_key_identifier, digests, paths, shared, held }
    }

    pub fn spent(&self) -> u64 {
        self.work.budget.spent()
    }

    /// Judges a signature.
    pub fn signature(&mut self, of: &Statement<'_>, added: &Added) -> Result<SignatureVerdict> {
        let Options { purpose, time: present, .. } = self.options.path;
        let mut verdict = SignatureVerdict {
            signer: Err(Problem::NoCertificate),
            claimed_time: None,
            proved_time: None,
            timestamps: Vec::new(),
            references: None,
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
        let Some(first) = claim.candidates.first() else {
            verdict.signer = self.signatory(&claim, purpose, present)?;
            return Ok(verdict);
        };
        let whose = self.verifier.known()[*first].certificate.label();
        let stamps = self.stamps(of.info, added)?;
        verdict.references = self.references(of.info, &stamps)?;
        verdict.proved_time = earliest(&stamps.verdicts).filter(|_| self.options.proof != Proof::None);
        verdict.signer = match (self.options.proof, verdict.proved_time) {
            (Proof::None, _) => self.signatory(&claim, purpose, present)?,
            (_, None) => {
                let first = stamps.verdicts.first().and_then(|timestamp| timestamp.authority.as_ref().err());
                Err(Problem::Timestamp(whose, first.map(|problem| Box::new(problem.clone()))))
            }
            (Proof::LongTerm, Some(time)) => match self.signatory(&claim, purpose, time)? {
                Ok(signatory) => self
                    .is_proved(&stamps, &signatory)?
                    .map(|()| signatory)
                    .map_err(|why| Problem::LongTerm(whose, why)),
                Err(problem) => Err(problem),
            },
            (Proof::Timestamp, Some(time)) => self.signatory(&claim, purpose, time)?,
        };
        verdict.timestamps = stamps.verdicts;
        let mut seen = HashSet::new();
        for by in &added.countersignatures {
            match by {
                // A countersignature that was added several times is judged only once.
                Ok(by) if !seen.insert(by.essence()) => {}
                Ok(by) => {
                    let by = self.countersignature(by, &of.info.signature, purpose)?;
                    verdict.countersignatures.push(by);
                }
                Err(problem) => verdict.countersignatures.push(Err(problem.clone())),
            }
        }
        Ok(verdict)
    }

    fn countersignature(
        &mut self,
        by: &SignerInfo,
        of: &[u8],
        purpose: Option<Purpose>,
    ) -> Result<Result<Signatory, Problem>> {
        self.work.spend(Cost::Digest(of.len()))?;
        let mut digester = match Digester::new(&by.digest_algorithms()) {
            Ok(digester) => digester,
            Err(e) => return Ok(Err(Problem::Unreadable(e.to_string()))),
        };
        digester.update(of);
        let claim = self.claim(
            &Statement { info: by, content: None, digests: &digester.finish(), names_authority: false },
            |_, _| Ok(()),
        )?;
        self.signatory(&claim, purpose, self.options.path.time)
    }

    /// Finds the certificates that an identifier names. Returns their indices in the verifier's list of certificates.
    fn named(&mut self, identifier: &Identifier) -> Result<Vec<usize>> {
        let (found, length) = match identifier {
            Identifier::IssuerAndSerial { issuer, serial } => (self.by_serial.get(&serial[..]), issuer.as_der().len()),
            Identifier::KeyIdentifier(identifier) => (self.by_key_identifier.get(identifier), 0),
        };
        let Some(found) = found else { return Ok(Vec::new()) };
        self.work.spend(Cost::Comparisons(found.len() * (1 + length / 1024)))?;
        let known = self.verifier.known();
        // The search by key identifier finds only certificates with this identifier, so they need no further
        // comparison. The search by serial number needs the comparison of the issuers, because several issuers may use
        // the same serial number.
        let names =
            |i: &usize| matches!(identifier, Identifier::KeyIdentifier(_)) || identifier.names(&known[*i].certificate);
        Ok(found.iter().copied().filter(names).collect())
    }

    /// Finds the certificates that may belong to the signer. The signature must name such a certificate and verify with
    /// its key. The function `more` must also accept the certificate. The `bool` that `more` gets is true if the signed
    /// attributes have the digest of the certificate. Each key is tried once.
    pub(super) fn claim(
        &mut self,
        of: &Statement<'_>,
        more: impl Fn(&Certificate, bool) -> crate::Result<()>,
    ) -> Result<Claim> {
        let mut claim = Claim { candidates: Vec::new(), problem: None };
        let named = self.named(&of.info.identifier)?;
        if named.is_empty() {
            claim.problem = Some(Problem::NoCertificate);
        }
        let by_digest = Named::read(of.info.signed_attributes.as_ref());
        let mut keys = Keys { of, digests: HashMap::new(), verdicts: Tried::new() };
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

    /// Returns the signer of a signature. Several certificates may have the issuer and the serial number, or the key
    /// identifier, that a signature names. At least one of these certificates must pass all checks.
    pub(super) fn signatory(
        &mut self,
        claim: &Claim,
        purpose: Option<Purpose>,
        time: Time,
    ) -> Result<Result<Signatory, Problem>> {
        let mut refusal = None;
        for i in &claim.candidates {
            match self.path(*i, purpose, time)? {
                Ok(signatory) => return Ok(Ok(signatory.clone())),
                Err(e) => _ = refusal.get_or_insert_with(|| Problem::Untrusted(e.clone())),
            }
        }
        Ok(Err(refusal.or_else(|| claim.problem.clone()).unwrap_or(Problem::NoCertificate)))
    }

    /// Searches for a chain that is valid as of `time`, from the known certificate with the index `i`. The result is
    /// kept, so the search is done only once for the same arguments.
    fn path(&mut self, i: usize, purpose: Option<Purpose>, time: Time) -> Result<&Result<Signatory, Refusal>> {
        let new = match self.paths.entry((i, purpose, time.to_unix_duration())) {
            Entry::Occupied(known) => return Ok(known.into_mut()),
            Entry::Vacant(new) => new,
        };
        let (verifier, options) = (self.verifier, &self.options.path);
        let known = &verifier.known()[i];
        let is_authority = purpose == Some(Purpose::TimeStamping);
        let wanted = Wanted {
            purpose,
            // The options may require names. These names are required from signers, and not from TSAs.
            identities: if is_authority { &[] } else { &options.identities },
            time,
            revocation: if is_authority { options.revocation } else { self.revocation },
        };
        let found = match self.options.chain {
            true => verifier.verify_with(&known.certificate, wanted, &mut self.work),
            false => {
                known.alone(options).map(|()| Valid { path: vec![&known.certificate], evidence: vec![Vec::new()] })
            }
        };
        self.work.budget.check()?;
        let signatory = found.map(|Valid { path, evidence }| {
            let mut share = |one: &Certificate| {
                self.shared.entry(ptr::from_ref(one)).or_insert_with(|| Arc::new(one.clone())).clone()
            };
            let places = |all: Vec<_>| all.into_iter().filter_map(|one| verifier.place(one)).collect();
            let evidence = evidence.into_iter().map(places).collect();
            Signatory { path: path.into_iter().map(&mut share).collect(), evidence }
        });
        Ok(new.insert(signatory))
    }
}

/// The results of trying keys for one signature. Each key is tried once, even if many certificates have this key.
pub(super) struct Tried<'a, V>(HashMap<&'a [u8], V>);

impl<'a, V: Clone> Tried<'a, V> {
    pub fn new() -> Self {
        Self(HashMap::new())
    }

    /// Returns the result for a certificate's key. If this key was not tried before, `find` gives the result.
    pub fn once(&mut self, of: &'a Certificate, find: impl FnOnce() -> crate::Result<V>) -> crate::Result<V> {
        Ok(match self.0.entry(of.signed().subject_key_der().unwrap_or_default()) {
            Entry::Occupied(known) => known.get().clone(),
            Entry::Vacant(new) => new.insert(find()?).clone(),
        })
    }
}

/// The keys that were tried for one signature.
struct Keys<'s, 'a> {
    of: &'s Statement<'s>,
    /// The digests of the signed data. They depend on the algorithm of the signer's key, so the map's key is the
    /// identifier of this algorithm.
    digests: HashMap<ObjectIdentifier, Result<Vec<Digest>, String>>,
    verdicts: Tried<'a, Result<(), String>>,
}

impl<'a> Keys<'_, 'a> {
    /// Verifies the signature with the key of a known certificate.
    fn verify(&mut self, verifier: &'a Verifier, i: usize, work: &mut Work<'_>) -> crate::Result<()> {
        let known = &verifier.known()[i];
        let Statement { info, content, digests, .. } = *self.of;
        let key = known.key().map_err(|e| Error::refused(e.to_owned()))?;
        let all = &mut self.digests;
        let verdict = self.verdicts.once(&known.certificate, || {
            let possible = match all.entry(key.algorithm().oid()) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    work.spend(Cost::Digest(info.signed_size()))?;
                    new.insert(info.digests_for(content, digests, key.algorithm()).map_err(|e| e.to_string()))
                }
            };
            Ok(match possible {
                Ok(possible) => {
                    possible.iter().try_for_each(|_| work.spend(Cost::Signature(key.algorithm())))?;
                    info.verify_digests(possible, key).map_err(|e| e.to_string())
                }
                Err(e) => Err(e.clone()),
            })
        })?;
        verdict.map_err(Error::refused)
    }
}
