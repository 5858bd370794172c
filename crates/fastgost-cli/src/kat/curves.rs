//! Known answers for curves, for signatures (on curves, and modulo a prime as in GOST R 34.10-94), for the nonces of
//! signatures, and for key agreement.
use super::{Fields, On, Result, Wrong, same};
use fastgost::{
    Error,
    curve::{Curve, Scalar},
    hash::{Streebog256, Streebog512},
    sign::{
        Encoding, Signature, SigningKey, VerifyingKey, agree,
        gost3410_94::{Parameters, SigningKey94},
        hazmat, verify_digests,
    },
};

fn curve(case: &Fields<'_>) -> Result<&'static Curve> {
    Ok(Curve::from_name(case.text("curve")?)?)
}

/// Returns the private key whose bytes are in the field `name`. The key uses the best kernel.
pub fn key(case: &Fields<'_>, name: &str) -> Result<SigningKey> {
    Ok(SigningKey::from_bytes(curve(case)?, &case.bytes(name)?)?)
}

/// Returns a private key that uses the kernel of the check.
fn private(curve: &'static Curve, d: &[u8], on: &On<'_>) -> Result<SigningKey> {
    Ok(SigningKey::from_bytes(curve, d)?.with_level(on.level)?)
}

/// Checks that the case has the same curve parameters as the library. Also checks the kernel: the public key of the
/// private key 1 must be the base point.
pub fn parameters(case: &Fields<'_>, on: &On<'_>) -> Result {
    let curve = curve(case)?;
    let size = curve.size();
    case.is_text("curve", curve.name())?;
    case.is_text("oid", curve.oid())?;
    case.is_number("bits", curve.bits())?;
    case.is_number("cofactor", curve.cofactor() as usize)?;
    let is = |fields: &Fields<'_>, name: &str, value: &Scalar, size: usize| {
        same(name, value, &Scalar::from_le_bytes(&fields.integer(name, size)?)?)
    };
    let numbers = [("p", curve.p()), ("a", curve.a()), ("b", curve.b()), ("q", curve.order())];
    for (name, value) in numbers.into_iter().chain([("x", curve.x()), ("y", curve.y())]) {
        is(case, name, value, size)?;
    }
    // The number m (the number of points) is at most one bit longer than the elements of the field.
    is(case, "m", curve.m(), if size == 32 { 33 } else { 64 })?;
    if let Some(c) = curve.edwards() {
        let numbers = [("e", &c.e), ("d", &c.d), ("u", &c.u), ("v", &c.v), ("s", &c.s), ("t", &c.t)];
        case.object("edwards", |inside| numbers.iter().try_for_each(|(name, value)| is(inside, name, value, size)))?;
    }
    let mut one = vec![0; size];
    one[0] = 1;
    is_point(case, "x", "y", &private(curve, &one, on)?.verifying_key())
}

/// Checks that signing `digest` with the nonce `k` gives `r`, `s` and `signature`, and that the signature verifies. If
/// the case has no private key `d`, the check only verifies `signature`. In a case that is not `valid`, the signature
/// must not verify.
pub fn signature(case: &Fields<'_>, on: &On<'_>) -> Result {
    let curve = curve(case)?;
    let (size, digest) = (curve.size(), case.bytes("digest")?);
    if !case.has("d") {
        let key = VerifyingKey::from_bytes(curve, &case.bytes("public_key")?).and_then(|key| key.with_level(on.level));
        let signature = Signature::from_bytes(curve, &case.bytes("signature")?, Encoding::X509);
        if let Ok(key) = &key {
            is_public(case, key)?;
        }
        return case.accepted(key.and_then(|key| verify(&key, &digest, &signature?))).map(drop);
    }
    let key = private(curve, &case.integer("d", size)?, on)?;
    let public = key.verifying_key();
    is_public(case, &public)?;
    if let Some(message) = case.if_any("message", Fields::bytes)? {
        match size {
            32 => same("digest", &Streebog256::digest(&message)[..], &digest[..])?,
            _ => same("digest", &Streebog512::digest(&message)[..], &digest[..])?,
        }
    }
    let k = case.integer("k", size)?;
    let sign = |digest: &[u8]| hazmat::sign_digest_with_nonce(&key, digest, &k);
    let signature = sign(&digest)?;
    is_reduced(case, &signature, &curve_order(curve), sign)?;
    are_r_and_s(case, &signature)?;
    case.is("signature", signature.to_bytes(Encoding::X509))?;
    Ok(verify(&public, &digest, &signature)?)
}

fn is_public(case: &Fields<'_>, key: &VerifyingKey) -> Result {
    case.is("public_key", key.to_bytes())?;
    is_point(case, "Q_x", "Q_y", key)
}

fn is_point(case: &Fields<'_>, x: &str, y: &str, key: &VerifyingKey) -> Result {
    let (bytes, size) = (key.to_bytes(), key.curve().size());
    case.is_integer(x, &bytes[..size])?;
    case.is_integer(y, &bytes[size..])
}

fn are_r_and_s(case: &Fields<'_>, signature: &Signature) -> Result {
    for (name, mut number) in [("r", signature.r()), ("s", signature.s())] {
        number.reverse();
        case.is_integer(name, &number)?;
    }
    Ok(())
}

/// Checks the number `e` of the case, which is the digest modulo q, or 1 if the digest modulo q is 0. So `e` must be
/// from 1 to q - 1, and signing `e` must give the same signature as signing the digest. `q` is in little-endian order.
fn is_reduced(
    case: &Fields<'_>,
    signature: &Signature,
    q: &[u8],
    sign: impl Fn(&[u8]) -> fastgost::Result<Signature>,
) -> Result {
    let e = case.integer("e", q.len())?;
    same("e", &(e.iter().any(|byte| *byte != 0) && e.iter().rev().lt(q.iter().rev())), &true)?;
    same("e", &sign(&e)?, signature)
}

fn curve_order(curve: &Curve) -> Vec<u8> {
    let mut q = vec![0; curve.size()];
    curve.order().write_le_bytes(&mut q);
    q
}

/// Verifies a signature alone. Then verifies the signature in one call with two other jobs, which have the same
/// signature and a different digest. If the signature verifies for `digest`, it must not verify for the different
/// digest.
fn verify(key: &VerifyingKey, digest: &[u8], signature: &Signature) -> fastgost::Result<()> {
    let alone = key.verify_digest(digest, signature);
    let mut other = digest.to_vec();
    // The lowest bit does not change, because the digest 0 and the digest 1 have the same signature.
    other.iter_mut().take(1).for_each(|byte| *byte ^= 2);
    let jobs = [(key, &other[..], signature), (key, digest, signature), (key, &other[..], signature)];
    // If the case's signature does not verify for `digest`, it may verify for the different digest.
    match verify_digests(&jobs)[..] {
        [before, here, after] if here == alone && before == after && (alone.is_err() || before.is_err()) => alone,
        _ => Err(Error::Unsupported("many signatures together give another answer than one alone")),
    }
}

pub fn nonce(case: &Fields<'_>, on: &On<'_>) -> Result {
    let curve = curve(case)?;
    let key = private(curve, &case.integer("d", curve.size())?, on)?;
    let plain = key.clone().deterministic();
    is_nonce(
        case,
        |digest, entropy, attempt| hazmat::nonce(&key, digest, entropy, attempt).map(|k| k.to_vec()),
        |digest, k| hazmat::sign_digest_with_nonce(&key, digest, k),
        |digest, entropy| match entropy {
            Some(entropy) => Ok(vec![key.sign_digest_with_entropy(digest, entropy)?]),
            None => Ok([plain.sign_digests(&[digest, digest])?, vec![plain.sign_digest(digest)?]].concat()),
        },
    )
}

pub fn nonce_94(case: &Fields<'_>) -> Result {
    let key = SigningKey94::from_bytes(&Parameters::from_name(case.text("parameters")?)?, &case.integer("x", 32)?)?;
    let plain = key.clone().deterministic();
    is_nonce(
        case,
        |digest, entropy, attempt| hazmat::nonce_94(&key, digest, entropy, attempt).map(|k| k.to_vec()),
        |digest, k| hazmat::sign_digest_with_nonce_94(&key, digest, k),
        |digest, entropy| match entropy {
            Some(entropy) => Ok(vec![key.sign_digest_with_entropy(digest, entropy)?]),
            None => Ok(vec![plain.sign_digest(digest)?]),
        },
    )
}

/// Checks that the nonce is `k`, and that a signature with this nonce consists of `r` and `s`. If the case uses the
/// first nonce (`attempt` is 0), the library's usual functions for signing must give the same signature.
fn is_nonce(
    case: &Fields<'_>,
    nonce: impl FnOnce(&[u8], Option<&[u8; 32]>, u8) -> fastgost::Result<Vec<u8>>,
    sign: impl FnOnce(&[u8], &[u8]) -> fastgost::Result<Signature>,
    public: impl FnOnce(&[u8], Option<&[u8; 32]>) -> fastgost::Result<Vec<Signature>>,
) -> Result {
    let (digest, entropy, attempt) =
        (case.bytes("digest")?, case.if_any("entropy", Fields::block)?, case.number("attempt")?);
    let mut k = nonce(&digest, entropy.as_ref(), attempt)?;
    k.reverse();
    case.is_integer("k", &k)?;
    if !case.has("r") && !case.has("s") {
        return Ok(());
    }
    let given = sign(&digest, &k)?;
    are_r_and_s(case, &given)?;
    let ways = if attempt == 0 { public(&digest, entropy.as_ref())? } else { Vec::new() };
    ways.iter().try_for_each(|way| same("the signature", way, &given))
}

/// Returns the number in the field `name` as big-endian bytes without leading zeros. The number may have at most 128
/// bytes.
fn number(case: &Fields<'_>, name: &str) -> Result<Vec<u8>> {
    let mut bytes = case.integer(name, 128)?;
    bytes.reverse();
    Ok(trimmed(&bytes).to_vec())
}

fn trimmed(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.iter().take_while(|b| **b == 0).count()..]
}

pub fn parameters_94(case: &Fields<'_>, on: &On<'_>) -> Result {
    let set = Parameters::from_name(case.text("oid")?)?.with_level(on.level)?;
    same("oid", &set.oid(), &Some(case.text("oid")?))?;
    for (name, value) in [("p", set.p()), ("q", set.q()), ("a", set.a())] {
        same(name, trimmed(&value), &number(case, name)?[..])?;
    }
    let own = Parameters::new(&number(case, "p")?, &number(case, "q")?, &number(case, "a")?);
    let own = own.and_then(|own| own.with_level(on.level));
    same("consistent", &own.is_ok_and(|own| own == set && own.probably_prime()), &case.flag("consistent")?)
}

pub fn signature_94(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (p, q, a) = (number(case, "p")?, number(case, "q")?, number(case, "a")?);
    let parameters = Parameters::new(&p, &q, &a)?.with_level(on.level)?;
    let key = SigningKey94::from_bytes(&parameters, &case.integer("x", 32)?)?;
    case.is_integer("y", &key.verifying_key().to_bytes())?;
    let (digest, k) = (case.bytes("digest")?, case.integer("k", 32)?);
    let sign = |digest: &[u8]| hazmat::sign_digest_with_nonce_94(&key, digest, &k);
    let signature = sign(&digest)?;
    is_reduced(case, &signature, &case.integer("q", 32)?, sign)?;
    are_r_and_s(case, &signature)?;
    Ok(key.verifying_key().verify_digest(&digest, &signature)?)
}

/// Checks the key agreement VKO. Both sides must derive the key `kek`.
pub fn vko(case: &Fields<'_>, on: &On<'_>) -> Result {
    let curve = curve(case)?;
    let side = |private_key, public_key| {
        let key = private(curve, &case.bytes(private_key)?, on)?;
        case.is(public_key, key.verifying_key().to_bytes())?;
        Ok::<_, Wrong>(key)
    };
    let (a, b) = (side("private_key_a", "public_key_a")?, side("private_key_b", "public_key_b")?);
    let ukm = case.bytes("ukm")?;
    case.is("kek", &*on.algorithm.agree(&a, &b.verifying_key(), &ukm)?)?;
    case.is("kek", &*on.algorithm.agree(&b, &a.verifying_key(), &ukm)?)
}

/// Checks the key agreement KEG. Both sides must derive the keys `K_Exp_MAC` and `K_Exp_ENC`.
pub fn keg(case: &Fields<'_>, on: &On<'_>) -> Result {
    let curve = curve(case)?;
    case.is_text("curve_oid", curve.oid())?;
    let key = private(curve, &case.integer("d", curve.size())?, on)?;
    let peer = private(curve, &case.integer("peer_d", curve.size())?, on)?;
    // The point Q is the public key of `peer_d`, and the point peer_Q is the public key of `d`.
    is_point(case, "Q_x", "Q_y", &peer.verifying_key())?;
    is_point(case, "peer_Q_x", "peer_Q_y", &key.verifying_key())?;
    let h = case.block::<32>("H")?;
    // Cases have intermediate values only for curves of 256 bits.
    if curve.size() == 32 {
        let mut ukm = h[..16].to_vec();
        ukm.reverse();
        case.is("seed", &h[16..24])?;
        case.is("K_EXP", *agree::vko_256(&key, &peer.verifying_key(), &ukm)?)?;
    } else {
        case.is("seed", [])?;
        case.is("K_EXP", [])?;
    }
    for (key, peer) in [(&key, peer.verifying_key()), (&peer, key.verifying_key())] {
        let keys = on.algorithm.agree(key, &peer, &h)?;
        case.is("K_Exp_MAC", &keys[..32])?;
        case.is("K_Exp_ENC", &keys[32..])?;
    }
    Ok(())
}
