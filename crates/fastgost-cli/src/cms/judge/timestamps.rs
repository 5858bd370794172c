//! The timestamps of a document, all together.
use super::{
    Judge, MOST_CERTIFICATES, MOST_SIGNERS,
    claim::{Claim, distinct, text},
};
use crate::failure::{Failure, Result};
use fastgost_pki::{
    cms::{SignerInfo, Timestamp},
    path::Purpose,
    x509::Certificate,
};
use std::collections::HashSet;

/// Of a document: enough for one of each signature.
const MOST_TIMESTAMPS: usize = MOST_SIGNERS;

impl Judge {
    /// What to say about the timestamps of each signature. `whose` signatures they are is for messages.
    pub fn timestamps(
        &self,
        signers: &[SignerInfo],
        whose: &[String],
        known: &[&Certificate],
    ) -> Result<Vec<Vec<String>>> {
        let all = signers
            .iter()
            .enumerate()
            .flat_map(|(i, signer)| signer.timestamps(self.strictness).map(move |timestamp| (i, timestamp)));
        let all: Vec<_> = all.take(MOST_TIMESTAMPS + 1).collect();
        if all.len() > MOST_TIMESTAMPS {
            return Err(Failure::new(format!(
                "has more than {MOST_TIMESTAMPS} timestamps; allowed: {MOST_TIMESTAMPS}"
            )));
        }
        let theirs = certificates_of(all.iter().filter_map(|(_, timestamp)| timestamp.as_ref().ok()))?;
        let known = distinct(theirs.iter().chain(known.iter().copied()));
        let mut certificates = Vec::new();
        let mut claims = Vec::new();
        for (i, timestamp) in &all {
            let signature = &signers[*i].signature;
            let claim = match timestamp.as_ref().map(|timestamp| (timestamp, timestamp.signer())) {
                Ok((timestamp, Some(identifier))) => Claim::new(identifier, &known, &mut certificates, |one| {
                    timestamp.verify(signature, one, self.options.time)
                }),
                Ok((_, None)) => {
                    Claim::of_nobody(Failure::Refused("it does not have exactly one signature".to_owned()))
                }
                Err(e) => Claim::of_nobody(Failure::Refused(e.to_string())),
            };
            claims.push(claim);
        }
        let verdicts = self.verdicts(Purpose::TimeStamping, &theirs, &certificates, |_| Ok(()));
        let (mut lines, mut right) = (vec![Vec::new(); signers.len()], vec![false; signers.len()]);
        for ((i, timestamp), claim) in all.iter().zip(claims) {
            lines[*i].push(match (claim.verdict(&certificates, &verdicts), timestamp) {
                (Ok(by), Ok(timestamp)) => {
                    right[*i] = true;
                    format!("  timestamp: OK, {} by {}", timestamp.time.to_date_time(), by.label())
                }
                (Err(e), _) => format!("  timestamp: not verified: {}", text(e)),
                (_, Err(e)) => format!("  timestamp: not verified: {e}"),
            });
        }
        match right.iter().position(|right| self.timestamps && !right) {
            None => Ok(lines),
            Some(i) => {
                let why = lines[i].first().map_or("there is none", |line| line.trim());
                Err(Failure::Refused(format!("{}: no timestamp of this signature is right: {why}", whose[i])))
            }
        }
    }
}

/// The certificates in the timestamps, each once.
fn certificates_of<'t>(timestamps: impl Iterator<Item = &'t Timestamp>) -> Result<Vec<Certificate>> {
    let (mut all, mut seen) = (Vec::new(), HashSet::new());
    for certificate in timestamps.flat_map(Timestamp::certificates) {
        if !seen.insert(certificate.as_der().to_vec()) {
            continue;
        }
        if all.len() == MOST_CERTIFICATES {
            let text =
                format!("has timestamps with more than {MOST_CERTIFICATES} certificates; allowed: {MOST_CERTIFICATES}");
            return Err(Failure::new(text));
        }
        all.push(certificate);
    }
    Ok(all)
}
