//! Verification of many signatures in parallel.
use super::{Signature, VerifyingKey, hash_many, public::inverse_public};
use crate::{
    curve::{Check, Curve, Group, Scalar},
    error::{Error, Result},
    hash::Digest,
};
use alloc::{vec, vec::Vec};

/// The largest number of signatures that are checked together. These signatures share one inversion.
const TOGETHER: usize = 64;

/// Verifies many signatures of digests. Each job consists of a public key, a digest and a signature. Each job gets the
/// same result as from [`VerifyingKey::verify_digest`], but at a lower cost. The keys may be on different curves, and
/// may use different kernels (code for different CPU features). Jobs whose keys have the same curve and kernel are
/// checked in parallel.
///
/// ```
/// use fastgost::{Error, curve::Curve, sign::{SigningKey, verify_digests}};
///
/// let key = |d| SigningKey::from_bytes(Curve::from_name("256-b")?, &[d; 32]).map(SigningKey::deterministic);
/// let (a, b) = (key(1)?, key(2)?);
/// let signatures = [a.sign_digest(&[5; 32])?, b.sign_digest(&[6; 32])?];
/// let (a, b) = (a.verifying_key(), b.verifying_key());
/// let verdicts = verify_digests(&[
///     (&a, &[5; 32], &signatures[0]),
///     (&a, &[6; 32], &signatures[1]), // it is b's
///     (&b, &[6; 32], &signatures[1]),
/// ]);
/// assert_eq!(verdicts, [Ok(()), Err(Error::Signature), Ok(())]);
/// # Ok::<(), Error>(())
/// ```
pub fn verify_digests(jobs: &[(&VerifyingKey, &[u8], &Signature)]) -> Vec<Result<()>> {
    let mut verdicts = vec![Ok(()); jobs.len()];
    // The indices of the jobs, sorted so that jobs with the same group (curve and kernel) are next to each other.
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    order.sort_by_key(|i| core::ptr::from_ref::<Group>(jobs[*i].0.group));
    for jobs_of_group in order.chunk_by(|a, b| core::ptr::eq(jobs[*a].0.group, jobs[*b].0.group)) {
        for some in jobs_of_group.chunks(TOGETHER) {
            of_one_group(jobs, some, &mut verdicts);
        }
    }
    verdicts
}

/// Like [`verify_digests`], for messages. The messages are hashed in parallel, with the hash function of
/// [`VerifyingKey::verify`].
///
/// ```
/// use fastgost::{Error, curve::Curve, sign::{SigningKey, verify_many}};
///
/// let private = SigningKey::from_bytes(Curve::from_name("256-b")?, &[7; 32])?.deterministic();
/// let (key, signature) = (private.verifying_key(), private.sign(b"one")?);
/// let verdicts = verify_many(&[(&key, b"one", &signature), (&key, b"two", &signature)]);
/// assert_eq!(verdicts, [Ok(()), Err(Error::Signature)]);
/// # Ok::<(), Error>(())
/// ```
pub fn verify_many(jobs: &[(&VerifyingKey, &[u8], &Signature)]) -> Vec<Result<()>> {
    let curves: Vec<&Curve> = jobs.iter().map(|job| job.0.curve()).collect();
    let digests = hash_all(&curves, |i| jobs[i].1);
    let jobs: Vec<_> =
        jobs.iter().zip(&digests).map(|((key, _, signature), digest)| (*key, &digest[..], *signature)).collect();
    verify_digests(&jobs)
}

/// The digests of messages, one for each curve in `curves`. The size of the curve selects the hash function for its
/// message.
pub(super) fn hash_all<'a>(curves: &[&Curve], message: impl Fn(usize) -> &'a [u8]) -> Vec<Digest> {
    let mut digests = vec![Digest::new(&[]); curves.len()];
    for size in [32, 64] {
        let these: Vec<usize> = (0..curves.len()).filter(|i| curves[*i].size() == size).collect();
        if let Some(first) = these.first() {
            let messages = these.iter().map(|i| message(*i));
            hash_many(curves[*first], messages, |j, digest| digests[these[j]].clone_from(&digest));
        }
    }
    digests
}

/// Verifies the jobs with the indices `some`. `some` has at most [`TOGETHER`] indices, and all jobs with these indices
/// have the same group.
fn of_one_group(jobs: &[(&VerifyingKey, &[u8], &Signature)], some: &[usize], verdicts: &mut [Result<()>]) {
    let group = jobs[some[0]].0.group;
    let q = group.scalars();
    // `numbers` contains the indices of the jobs that pass the checks of `prepare_public`. For each of these jobs, `e`
    // contains two numbers in Montgomery form. The first number is the number e of the job's digest. The second number
    // is the product of the numbers e of all jobs before it in `numbers`.
    let mut numbers = [0; TOGETHER];
    let mut e = [[Scalar::ZERO; 2]; TOGETHER];
    let mut n = 0;
    let mut product = *q.one();
    for i in some {
        let (key, digest, signature) = jobs[*i];
        match key.prepare_public(digest, signature) {
            Ok(this) => {
                (numbers[n], e[n]) = (*i, [this, product]);
                product = q.montgomery_mul(&product, &this);
                n += 1;
            }
            Err(error) => verdicts[*i] = Err(error),
        }
    }
    let mut inverse = inverse_public(q, &product);
    let mut factors = [[Scalar::ZERO; 2]; TOGETHER];
    for j in (0..n).rev() {
        let (key, _, signature) = jobs[numbers[j]];
        let [this, before] = &e[j];
        factors[j] = key.factors_public(signature, &q.montgomery_mul(&inverse, before));
        inverse = q.montgomery_mul(&inverse, this);
    }
    let checks: Vec<Check<'_>> = numbers[..n]
        .iter()
        .zip(&factors)
        .map(|(i, [u1, u2])| Check { u1, u2, q: &jobs[*i].0.point, r: &jobs[*i].2.r })
        .collect();
    let mut right = [false; TOGETHER];
    group.check_many_public(&checks, &mut right[..n]);
    for (i, right) in numbers[..n].iter().zip(&right) {
        if !right {
            verdicts[*i] = Err(Error::Signature);
        }
    }
}
