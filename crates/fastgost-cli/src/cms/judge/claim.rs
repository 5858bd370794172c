//! Whose a signature may be.
use super::super::failed;
use crate::failure::{Failure, Result};
use fastgost_pki::{Error, cms::Identifier, x509::Certificate};
use std::collections::HashSet;

/// Certificates that one signature may mean.
const MOST_NAMED: usize = 8;

/// A signature by one of these certificates, each of which has the right key.
pub struct Claim {
    /// Indices.
    candidates: Vec<usize>,
    /// Why no other certificate is one of them.
    failure: Option<Failure>,
}

impl Claim {
    /// By the certificates that the identifier means and that verify the signature, which are added to all.
    pub fn new(
        identifier: &Identifier,
        known: &[&Certificate],
        all: &mut Vec<Certificate>,
        verify: impl Fn(&Certificate) -> fastgost_pki::Result<()>,
    ) -> Self {
        let named: Vec<_> = known.iter().filter(|certificate| identifier.names(certificate)).collect();
        let mut claim = Self { candidates: Vec::new(), failure: None };
        if named.is_empty() {
            let text = "a signer's certificate is not in the file; give it as --cert";
            claim.failure = Some(Failure::Refused(text.to_owned()));
        } else if named.len() > MOST_NAMED {
            let many = named.len();
            let text = format!("{many} certificates have a signer's name; allowed: {MOST_NAMED}");
            claim.failure = Some(Failure::new(text));
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
                        Error::Library(e) => Failure::Refused(format!("{who}: {e}")),
                        e => failed(&who, e),
                    };
                    claim.failure.get_or_insert(failure);
                }
            }
        }
        claim
    }

    /// By nobody, for this reason.
    pub fn of_nobody(why: Failure) -> Self {
        Self { candidates: Vec::new(), failure: Some(why) }
    }

    /// Whose it is. Several certificates may have the same name and number: one of them must be right, in all respects.
    pub fn verdict<'c>(
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
        Err(refusal.or(self.failure).unwrap_or(Failure::Refused("nobody has signed it".to_owned())))
    }
}

/// Each once.
pub fn distinct<'c>(all: impl Iterator<Item = &'c Certificate>) -> Vec<&'c Certificate> {
    let mut seen = HashSet::new();
    all.filter(|certificate| seen.insert(certificate.as_der())).collect()
}

/// The message.
pub fn text(failure: Failure) -> String {
    match failure {
        Failure::Refused(text) | Failure::Error(text) => text,
        _ => "unknown".to_owned(),
    }
}
