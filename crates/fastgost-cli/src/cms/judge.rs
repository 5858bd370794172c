//! Who signed, and whether to believe it: the verdicts on signatures, countersignatures and timestamps. The work is bounded
//! whatever the document has in it, since anybody can put anything there.
use super::failed;
use crate::failure::{Failure, Result};
use fastgost_pki::{
    Error,
    cms::{Digests, Identifier, SignedData, SignerInfo, check_document_signing},
    path::{Options, Purpose, Verifier},
    x509::{Certificate, RevocationList},
};
use std::collections::HashSet;

/// More than any real document has.
const MOST_SIGNERS: usize = 256;
const MOST_CERTIFICATES: usize = 1000;
const MOST_LISTS: usize = 100;
/// Timestamps and countersignatures of one signature.
const MOST_ADDED: usize = 16;
/// Certificates that one signature may mean.
const MOST_NAMED: usize = 8;

/// Refuses documents that would take very long.
pub fn check_size(signed: &SignedData) -> Result<()> {
    let added = |signer: &SignerInfo| signer.unsigned_attributes.iter().map(|attribute| attribute.values.len()).sum();
    for (what, many, most) in [
        ("signatures", signed.signers.len(), MOST_SIGNERS),
        ("certificates", signed.certificates.len(), MOST_CERTIFICATES),
        ("revocation lists", signed.revocation_lists.len(), MOST_LISTS),
        ("unsigned attributes in a signature", signed.signers.iter().map(added).max().unwrap_or(0), MOST_ADDED),
    ] {
        if many > most {
            return Err(Failure::new(format!("has {many} {what}; allowed: {most}")));
        }
    }
    Ok(())
}

/// What the verdicts are based on.
pub struct Judge {
    pub trusted: Vec<Certificate>,
    /// Certificates that signers may have; nothing is believed of them.
    pub known: Vec<Certificate>,
    pub lists: Vec<RevocationList>,
    /// For the signers; for who makes timestamps, the purpose is another.
    pub options: Options,
    /// Whether certificates must be for documents.
    pub for_documents: bool,
    /// Whether every signature must have a timestamp that is right.
    pub timestamps: bool,
}

/// A signature by one of these certificates, each of which has the right key.
struct Claim {
    /// Indices.
    candidates: Vec<usize>,
    /// Why no other certificate is one of them.
    failure: Option<Failure>,
}

impl Judge {
    /// What to say about each signature.
    pub fn lines(&self, signed: &SignedData, digests: &Digests) -> Result<Vec<String>> {
        let mut signers: Vec<&SignerInfo> = Vec::new();
        for signer in &signed.signers {
            if !signers.contains(&signer) {
                signers.push(signer);
            }
        }
        let known: Vec<&Certificate> = distinct(self.known.iter().chain(&self.trusted));
        // Signatures first: they cost less than paths. All paths are looked for together, so that no revocation list is
        // verified twice.
        let (mut certificates, mut claims) = (Vec::new(), Vec::new());
        for signer in &signers {
            let verify = |certificate: &Certificate| signer.verify(signed.content_type, digests, certificate);
            claims.push((*signer, None, claim(&signer.identifier, &known, &mut certificates, verify)));
            for by in signer.countersignatures().unwrap_or_default() {
                let verify = |certificate: &Certificate| by.verify_countersignature(signer, certificate);
                let claim = claim(&by.identifier, &known, &mut certificates, verify);
                claims.push((*signer, Some(by), claim));
            }
        }
        let verifier = self.verifier(Purpose::Signature, Vec::new());
        let check = |path: &[&Certificate]| if self.for_documents { check_document_signing(path) } else { Ok(()) };
        let verdicts: Vec<_> = verifier
            .verify_all(&certificates)
            .into_iter()
            .map(|path| path.map_err(Error::from).and_then(|path| check(&path)))
            .collect();
        let mut lines = Vec::new();
        for (signer, by, claim) in claims {
            let verdict = claim.verdict(&certificates, &verdicts);
            match by {
                Some(_) => lines.push(match verdict {
                    Ok(who) => format!("  countersignature: OK, by {}", who.label()),
                    Err(e) => format!("  countersignature: not verified: {}", text(e)),
                }),
                None => {
                    let who = verdict?.label();
                    let time = signer.signing_time().map_err(|e| failed(&who, e))?;
                    let time = time.map_or(String::new(), |time| format!(", who claims the time {time}"));
                    lines.push(format!("OK, signed by {who}{time}"));
                    lines.extend(self.timestamps(signer, &known, &who)?);
                }
            }
        }
        Ok(lines)
    }

    /// What to say about the timestamps of a signature.
    fn timestamps(&self, signer: &SignerInfo, known: &[&Certificate], who: &str) -> Result<Vec<String>> {
        let (mut lines, mut right) = (Vec::new(), false);
        let timestamps = match signer.timestamps() {
            Ok(timestamps) => timestamps,
            Err(e) if self.timestamps => return Err(failed(who, e)),
            Err(e) => return Ok(vec![format!("  timestamp: not verified: {e}")]),
        };
        for timestamp in timestamps {
            let its: Vec<_> = timestamp.certificates().take(MOST_CERTIFICATES).collect();
            let all = distinct(its.iter().chain(known.iter().copied()));
            let mut certificates = Vec::new();
            let claim = match timestamp.signer() {
                Some(identifier) => {
                    claim(identifier, &all, &mut certificates, |one| timestamp.verify(&signer.signature, one))
                }
                None => Claim { candidates: Vec::new(), failure: None },
            };
            let verifier = self.verifier(Purpose::TimeStamping, its);
            let paths = verifier.verify_all(&certificates).into_iter();
            let verdicts: Vec<_> = paths.map(|path| path.map(|_| ()).map_err(Error::from)).collect();
            lines.push(match claim.verdict(&certificates, &verdicts) {
                Ok(by) => {
                    right = true;
                    format!("  timestamp: OK, {} by {}", timestamp.time.to_date_time(), by.label())
                }
                Err(e) => format!("  timestamp: not verified: {}", text(e)),
            });
        }
        match right || !self.timestamps {
            true => Ok(lines),
            false => {
                let why = lines.iter().map(|line| line.trim()).next().unwrap_or("there is none");
                Err(Failure::Refused(format!("{who}: no timestamp of this signature is right: {why}")))
            }
        }
    }

    fn verifier(&self, purpose: Purpose, more: Vec<Certificate>) -> Verifier {
        let mut options = self.options.clone();
        options.purpose = Some(purpose);
        Verifier::new(self.trusted.iter().cloned(), options)
            .with_untrusted(self.known.iter().cloned())
            .with_untrusted(more)
            .with_lists(self.lists.iter().cloned())
    }
}

/// The certificates that the identifier means and that verify the signature, added to all of them.
fn claim(
    identifier: &Identifier,
    known: &[&Certificate],
    all: &mut Vec<Certificate>,
    verify: impl Fn(&Certificate) -> fastgost_pki::Result<()>,
) -> Claim {
    let named: Vec<_> = known.iter().filter(|certificate| identifier.names(certificate)).collect();
    let mut claim = Claim { candidates: Vec::new(), failure: None };
    if named.is_empty() {
        let text = "a signer's certificate is not in the file; give it as --cert";
        claim.failure = Some(Failure::Refused(text.to_owned()));
    } else if named.len() > MOST_NAMED {
        let many = named.len();
        claim.failure = Some(Failure::new(format!("{many} certificates have a signer's name; allowed: {MOST_NAMED}")));
        return claim;
    }
    for certificate in named {
        match verify(certificate) {
            Ok(()) => {
                claim.candidates.push(all.iter().position(|other| other == *certificate).unwrap_or(all.len()));
                if claim.candidates.last() == Some(&all.len()) {
                    all.push((*certificate).clone());
                }
            }
            Err(e) => {
                let who = certificate.label();
                let failure = match e {
                    Error::Refused(_) | Error::Library(_) => Failure::Refused(format!("{who}: {e}")),
                    e => Failure::new(format!("{who}: {e}")),
                };
                claim.failure.get_or_insert(failure);
            }
        }
    }
    claim
}

impl Claim {
    /// Several certificates may have the same name and number: one of them must be right, in all respects.
    fn verdict<'c>(
        self,
        certificates: &'c [Certificate],
        verdicts: &[fastgost_pki::Result<()>],
    ) -> Result<&'c Certificate> {
        let mut refusal = None;
        for i in self.candidates {
            match &verdicts[i] {
                Ok(()) => return Ok(&certificates[i]),
                // It names the certificate.
                Err(e) => _ = refusal.get_or_insert(Failure::Refused(e.to_string())),
            }
        }
        Err(refusal.or(self.failure).unwrap_or(Failure::Refused("it does not have exactly one signature".to_owned())))
    }
}

/// Each once.
fn distinct<'c>(all: impl Iterator<Item = &'c Certificate>) -> Vec<&'c Certificate> {
    let mut seen = HashSet::new();
    all.filter(|certificate| seen.insert(certificate.as_der())).collect()
}

/// The message.
fn text(failure: Failure) -> String {
    match failure {
        Failure::Refused(text) | Failure::Error(text) => text,
        _ => "unknown".to_owned(),
    }
}
