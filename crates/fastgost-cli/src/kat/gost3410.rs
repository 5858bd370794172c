//! Signatures over curves, and their nonces k.
use super::{Fields, Runner, Verdict, known, same};
use fastgost::{
    Error, Level,
    curve::{Curve, Scalar},
    hash::{Streebog256, Streebog512},
    sign::{Encoding, Signature, SigningKey, VerifyingKey, gost3410_94, hazmat, verify_digests},
};
use fastgost_curve::mp::Modulus;

/// On every kernel of curves; all curves have the same kernels.
pub fn runner(_: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("gost3410-256-a", |case, level| {
        let curve = curve(case)?;
        match case.has("d") {
            true => signed(curve, case, level),
            false => verified(curve, case, level),
        }
    }))
}

pub fn nonces(case: &Fields<'_>) -> Result<Runner, String> {
    known("operation", case.text("op")?, NONCES)
}

const NONCES: &[(&str, Runner)] =
    &[("nonce", Runner::Kernels("gost3410-256-a", nonce)), ("nonce-94", Runner::Best(nonce_94))];

pub fn curve(case: &Fields<'_>) -> Result<&'static Curve, String> {
    Curve::from_name(case.text("curve")?).map_err(|e| e.to_string())
}

/// A private key as bytes, on the best kernel.
pub fn key(case: &Fields<'_>, name: &str) -> Result<SigningKey, String> {
    SigningKey::from_bytes(curve(case)?, &case.bytes(name)?).map_err(|e| e.to_string())
}

/// A private key on a kernel.
pub fn private(curve: &'static Curve, d: &[u8], level: Level) -> Result<SigningKey, String> {
    SigningKey::from_bytes(curve, d).and_then(|key| key.with_level(level)).map_err(|e| e.to_string())
}

/// Signing `digest` with the nonce `k` gives `r`, `s` and `signature`, which verifies.
fn signed(curve: &'static Curve, case: &Fields<'_>, level: Level) -> Verdict {
    let size = curve.size();
    let key = private(curve, &case.integer("d", size)?, level)?;
    let public = key.verifying_key();
    is_public(&public, case)?;
    let digest = case.bytes("digest")?;
    if case.has("message") {
        let message = case.bytes("message")?;
        let computed =
            if size == 32 { Streebog256::digest(&message).to_vec() } else { Streebog512::digest(&message).to_vec() };
        same("digest", &computed, &digest)?;
    }
    let (q, number) = (modulus(curve)?, e(curve, &digest)?);
    same("e", &number, &scalar(case, "e", size)?)?;
    let k = case.integer("k", size)?;
    let signature = hazmat::sign_digest_with_nonce(&key, &digest, &k).map_err(|e| e.to_string())?;
    let (r, s) = (scalar(case, "r", size)?, scalar(case, "s", size)?);
    same("r", &number_of(&signature.r())?, &r)?;
    same("s", &number_of(&signature.s())?, &s)?;
    same("signature", &signature.to_bytes(Encoding::X509), &case.bytes("signature")?)?;
    if case.has("intermediates") {
        let inner = case.object("intermediates", &[])?;
        let v = q.invert(&number);
        same("v", &v, &scalar(&inner, "v", size)?)?;
        same("z1", &q.mul(&s, &v), &scalar(&inner, "z1", size)?)?;
        same("z2", &q.neg(&q.mul(&r, &v)), &scalar(&inner, "z2", size)?)?;
        let point = private(curve, &k, level)?.verifying_key().to_bytes();
        let (x, y) = point.split_at(size);
        same("C_x", x, &inner.integer("C_x", size)?[..])?;
        same("C_y", y, &inner.integer("C_y", size)?[..])?;
        inner.all_seen()?;
    }
    verify(&public, &digest, &signature).map_err(|e| e.to_string())
}

/// Whether `signature` is one of `digest`.
fn verified(curve: &'static Curve, case: &Fields<'_>, level: Level) -> Verdict {
    let verdict = VerifyingKey::from_bytes(curve, &case.bytes("public_key")?).and_then(|key| key.with_level(level));
    let (digest, signature) = (case.bytes("digest")?, case.bytes("signature")?);
    let valid = !case.has("valid") || case.flag("valid")?;
    let verdict = match verdict {
        Ok(key) => {
            is_public(&key, case)?;
            Signature::from_bytes(curve, &signature, Encoding::X509).and_then(|s| verify(&key, &digest, &s))
        }
        Err(e) => Err(e),
    };
    match (verdict, valid) {
        (Ok(()), false) => Err("it is not valid, but was taken".to_owned()),
        (Err(e), true) => Err(e.to_string()),
        _ => Ok(()),
    }
}

fn is_public(key: &VerifyingKey, case: &Fields<'_>) -> Verdict {
    let (bytes, size) = (key.to_bytes(), key.curve().size());
    same("public_key", &bytes, &case.bytes("public_key")?)?;
    same("Q_x", &bytes[..size], &case.integer("Q_x", size)?[..])?;
    same("Q_y", &bytes[size..], &case.integer("Q_y", size)?[..])
}

/// Verifies a signature alone, and between two of another digest, from which the result must differ.
fn verify(key: &VerifyingKey, digest: &[u8], signature: &Signature) -> fastgost::Result<()> {
    let alone = key.verify_digest(digest, signature);
    let mut other = digest.to_vec();
    // Not the lowest bit: 0 and 1 are signed as the same number.
    other.iter_mut().take(1).for_each(|byte| *byte ^= 2);
    let jobs = [(key, &other[..], signature), (key, digest, signature), (key, &other[..], signature)];
    let together = verify_digests(&jobs);
    // If the case's signature does not verify for `digest`, it may verify for the other digest.
    match together[..] {
        [before, here, after] if here == alone && before == after && (alone.is_err() || before.is_err()) => alone,
        _ => Err(Error::Unsupported("many signatures together give another answer than one alone")),
    }
}

fn nonce(case: &Fields<'_>, level: Level) -> Verdict {
    let curve = curve(case)?;
    let size = curve.size();
    let key = private(curve, &case.integer("d", size)?, level)?;
    let (digest, entropy) = (case.bytes("digest")?, entropy(case)?);
    let attempt = case.number("attempt")?;
    let number = u8::try_from(attempt).map_err(|_| "attempt is above 255")?;
    let mut k = hazmat::nonce(&key, &digest, entropy.as_ref(), number).map_err(|e| e.to_string())?;
    k.reverse();
    same("k", &k[..], &case.integer("k", size)?[..])?;
    if !case.has("r") && !case.has("s") {
        return Ok(());
    }
    let given = hazmat::sign_digest_with_nonce(&key, &digest, &k).map_err(|e| e.to_string())?;
    same("r", &number_of(&given.r())?, &scalar(case, "r", size)?)?;
    same("s", &number_of(&given.s())?, &scalar(case, "s", size)?)?;
    // The public functions give the same signature.
    let ways = match entropy {
        Some(entropy) => vec![key.sign_digest_with_entropy(&digest, &entropy)],
        None => {
            let key = key.deterministic();
            let mut ways: Vec<_> = match key.sign_digests(&[&digest, &digest]) {
                Ok(many) => many.into_iter().map(Ok).collect(),
                Err(e) => vec![Err(e)],
            };
            ways.push(key.sign_digest(&digest));
            ways
        }
    };
    for way in ways.iter().filter(|_| attempt == 0) {
        let way = way.as_ref().map_err(ToString::to_string)?;
        same("the signature", &way.to_bytes(Encoding::Standard), &given.to_bytes(Encoding::Standard))?;
    }
    Ok(())
}

fn nonce_94(case: &Fields<'_>) -> Verdict {
    let parameters = gost3410_94::Parameters::from_name(case.text("parameters")?).map_err(|e| e.to_string())?;
    let key = gost3410_94::SigningKey94::from_bytes(&parameters, &case.integer("x", 32)?);
    let key = key.map_err(|e| e.to_string())?;
    let (digest, entropy) = (case.bytes("digest")?, entropy(case)?);
    let attempt = case.number("attempt")?;
    let number = u8::try_from(attempt).map_err(|_| "attempt is above 255")?;
    let mut k = hazmat::nonce_94(&key, &digest, entropy.as_ref(), number).map_err(|e| e.to_string())?;
    k.reverse();
    same("k", &k[..], &case.integer("k", 32)?[..])?;
    if !case.has("r") && !case.has("s") {
        return Ok(());
    }
    let given = hazmat::sign_digest_with_nonce_94(&key, &digest, &k).map_err(|e| e.to_string())?;
    same("r", &number_of(&given.r())?, &scalar(case, "r", 32)?)?;
    same("s", &number_of(&given.s())?, &scalar(case, "s", 32)?)?;
    let way = match entropy {
        Some(entropy) => key.sign_digest_with_entropy(&digest, &entropy),
        None => key.deterministic().sign_digest(&digest),
    };
    let way = way.map_err(|e| e.to_string())?;
    match attempt {
        0 => same("the signature", &way.to_bytes(Encoding::Standard), &given.to_bytes(Encoding::Standard)),
        _ => Ok(()),
    }
}

fn entropy(case: &Fields<'_>) -> Result<Option<[u8; 32]>, String> {
    case.has("entropy").then(|| case.block("entropy")).transpose()
}

pub fn modulus(curve: &Curve) -> Result<Modulus<8>, String> {
    Modulus::new(*curve.order()).map_err(|e| e.to_string())
}

/// The digest as a number: modulo q, and 1 for 0.
fn e(curve: &Curve, digest: &[u8]) -> Result<Scalar, String> {
    let e = modulus(curve)?.reduce(&Scalar::from_le_bytes(digest).map_err(|e| e.to_string())?);
    Ok(if e == Scalar::ZERO { Scalar::ONE } else { e })
}

fn scalar(case: &Fields<'_>, name: &str, size: usize) -> Result<Scalar, String> {
    Scalar::from_le_bytes(&case.integer(name, size)?).map_err(|e| e.to_string())
}

/// A number from big-endian bytes.
fn number_of(bytes: &[u8]) -> Result<Scalar, String> {
    Scalar::from_be_bytes(bytes).map_err(|e| e.to_string())
}
