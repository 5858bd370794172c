//! Who signed, and whether to believe it: the verdicts on signatures, countersignatures and timestamps. The work is bounded
//! whatever the document has in it, since anybody can put anything there.
mod claim;
mod timestamps;

use super::failed;
use crate::failure::{Failure, Result};
pub use claim::distinct;
use claim::{Claim, text};
use fastgost_pki::{
    Error, Strictness,
    cms::{Digests, SignedData, SignerInfo, check_document_signing},
    path::{Options, Purpose, Verifier},
    x509::{Certificate, RevocationList, x509_cert::der::asn1::ObjectIdentifier},
};

/// More than any real document has.
const MOST_SIGNERS: usize = 256;
const MOST_CERTIFICATES: usize = 1000;
const MOST_LISTS: usize = 100;
/// Timestamps and countersignatures of one signature.
const MOST_ADDED: usize = 16;

/// Refuses documents that would take very long.
pub fn check_size(signed: &SignedData) -> Result<()> {
    let at_most = |what, many, most| match many > most {
        true => Err(Failure::new(format!("has {many} {what}; allowed: {most}"))),
        false => Ok(()),
    };
    at_most("signatures", signed.signers.len(), MOST_SIGNERS)?;
    at_most("certificates", signed.certificates.len(), MOST_CERTIFICATES)?;
    at_most("revocation lists", signed.revocation_lists.len(), MOST_LISTS)?;
    // Of all copies of a signature together.
    let added = |signer: &SignerInfo| signer.unsigned_attributes.iter().map(|attribute| attribute.values.len()).sum();
    let most_added = |signers: &[SignerInfo]| signers.iter().map(added).max().unwrap_or(0);
    at_most("unsigned attributes in a signature", most_added(&signed.signers), MOST_ADDED)?;
    at_most("unsigned attributes in a signature", most_added(&signed.signatures()), MOST_ADDED)
}

/// Refuses a signature that is not right for any of these certificates. Whether to believe them is another question.
pub fn check_signature(
    signer: &SignerInfo,
    content_type: ObjectIdentifier,
    digests: &Digests,
    known: &[&Certificate],
) -> Result<()> {
    let mut right = Vec::new();
    let verify = |certificate: &Certificate| signer.verify(content_type, digests, certificate);
    let claim = Claim::new(&signer.identifier, known, &mut right, verify);
    let verdicts: Vec<_> = right.iter().map(|_| Ok(())).collect();
    claim.verdict(&right, &verdicts).map(|_| ())
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
    pub strictness: Strictness,
}

impl Judge {
    /// What to say about each signature.
    pub fn lines(&self, signed: &SignedData, digests: &Digests) -> Result<Vec<String>> {
        let signers = signed.signatures();
        let known: Vec<&Certificate> = distinct(self.known.iter().chain(&self.trusted));
        // Signatures first: they cost less than paths. All paths are looked for together, so that no revocation list is
        // verified twice.
        let (mut certificates, mut claims, mut added) = (Vec::new(), Vec::new(), Vec::new());
        for signer in &signers {
            claims.push(Claim::new(&signer.identifier, &known, &mut certificates, |certificate| {
                signer.verify(signed.content_type, digests, certificate)
            }));
            let mut by = |by: SignerInfo| {
                Claim::new(&by.identifier, &known, &mut certificates, |one| by.verify_countersignature(signer, one))
            };
            added.push(self.countersignatures(signer).into_iter().map(|found| found.map(&mut by)).collect::<Vec<_>>());
        }
        let verdicts = self.verdicts(Purpose::Signature, &[], &certificates, |path| match self.for_documents {
            true => check_document_signing(path),
            false => Ok(()),
        });
        let mut whose = Vec::new();
        for claim in claims {
            whose.push(claim.verdict(&certificates, &verdicts)?.label());
        }
        let mut lines = Vec::new();
        let timestamps = self.timestamps(&signers, &whose, &known)?;
        for (((signer, who), timestamps), added) in signers.iter().zip(whose).zip(timestamps).zip(added) {
            let time = signer.signing_time().map_err(|e| failed(&who, e))?;
            let time = time.map_or(String::new(), |time| format!(", who claims the time {time}"));
            lines.push(format!("OK, signed by {who}{time}"));
            lines.extend(timestamps);
            for claim in added {
                let by = claim.map_err(|e| Failure::Refused(e.to_string()));
                lines.push(match by.and_then(|claim| claim.verdict(&certificates, &verdicts)) {
                    Ok(who) => format!("  countersignature: OK, by {}", who.label()),
                    Err(e) => format!("  countersignature: not verified: {}", text(e)),
                });
            }
        }
        Ok(lines)
    }

    /// Each once, however often it was added.
    fn countersignatures(&self, signer: &SignerInfo) -> Vec<fastgost_pki::Result<SignerInfo>> {
        let mut all: Vec<fastgost_pki::Result<SignerInfo>> = Vec::new();
        for by in signer.countersignatures(self.strictness) {
            let same = |other: &SignerInfo| by.as_ref().is_ok_and(|by| by.is_same_signature(other));
            if !all.iter().flatten().any(same) {
                all.push(by);
            }
        }
        all
    }

    /// For each of these certificates, whether to believe it. `more` may be on their paths.
    fn verdicts(
        &self,
        purpose: Purpose,
        more: &[Certificate],
        certificates: &[Certificate],
        check: impl Fn(&[&Certificate]) -> fastgost_pki::Result<()>,
    ) -> Vec<fastgost_pki::Result<()>> {
        if certificates.is_empty() {
            return Vec::new();
        }
        let mut options = self.options.clone();
        options.purpose = Some(purpose);
        let verifier = Verifier::new(self.trusted.iter().cloned(), options)
            .with_untrusted(self.known.iter().chain(more).cloned())
            .with_lists(self.lists.iter().cloned());
        let paths = verifier.verify_all(certificates).into_iter();
        paths.map(|path| path.map_err(Error::from).and_then(|path| check(&path))).collect()
    }
}
