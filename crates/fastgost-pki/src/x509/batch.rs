//! Verifies the signatures of many documents (certificates, requests or CRLs) together.
use crate::{Error, Result};
use fastgost::{
    keys::{
        Algorithm, PublicKey,
        x509::{SignatureAlgorithm, Signed},
    },
    sign::{self, Encoding, Signature, VerifyingKey},
};

/// Verifies the signatures of many documents (certificates, requests or CRLs), each with its issuer's key. The results
/// are in the order of the documents, and are the same as the results of [`Signed::verify`]. This function costs less
/// than a call of [`Signed::verify`] for each document, because the digests and the curve points for several documents
/// are computed in parallel.
pub fn verify_signatures(jobs: &[(&Signed, &PublicKey)]) -> Vec<Result<()>> {
    let together: Vec<_> = jobs.iter().map(|(signed, key)| of_2012(signed, key)).collect();
    let batch: Vec<_> = jobs
        .iter()
        .zip(&together)
        .filter_map(|((signed, _), job)| job.as_ref().map(|(key, signature)| (key, signed.signed_bytes(), signature)))
        .collect();
    let mut verdicts = sign::verify_many(&batch).into_iter();
    let alone = |(signed, key): &(&Signed, &PublicKey)| Ok(signed.verify(key)?);
    jobs.iter()
        .zip(&together)
        .map(|(job, together)| match together {
            Some(_) => verdicts.next().unwrap_or(Err(fastgost::Error::Signature)).map_err(Error::from),
            None => alone(job),
        })
        .collect()
}

/// Returns the key and the signature, if both are of GOST R 34.10-2012 and have the same size (256 or 512 bits).
fn of_2012(signed: &Signed, key: &PublicKey) -> Option<(VerifyingKey, Signature)> {
    let fits = matches!(
        (signed.signature_algorithm().ok()?, key.algorithm()),
        (SignatureAlgorithm::Gost2012_256, Algorithm::Gost2012_256)
            | (SignatureAlgorithm::Gost2012_512, Algorithm::Gost2012_512)
    );
    let key = key.verifying_key().ok().filter(|_| fits)?;
    let signature = Signature::from_bytes(key.curve(), signed.signature(), Encoding::X509).ok()?;
    Some((key, signature))
}
