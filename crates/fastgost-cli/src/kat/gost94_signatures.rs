//! GOST R 34.10-94: parameters and signatures.
use super::{Fields, Runner, Verdict, known, same};
use fastgost::{
    Level,
    sign::{
        Encoding,
        gost3410_94::{Parameters, SigningKey94},
        hazmat,
    },
};
use fastgost_curve::mp::{Modulus, Uint};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    const KINDS: &[(&str, Runner)] = &[
        ("params", Runner::Kernels("gost3410-94", parameters)),
        ("signature", Runner::Kernels("gost3410-94", signature)),
    ];
    known("kind", case.text("kind")?, KINDS)
}

/// The big-endian bytes of a number without leading zeros.
fn trimmed(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.iter().take_while(|b| **b == 0).count()..]
}

/// A number of up to 128 bytes, big-endian.
fn number(case: &Fields<'_>, name: &str) -> Result<Vec<u8>, String> {
    let mut bytes = case.integer(name, 128)?;
    bytes.reverse();
    Ok(trimmed(&bytes).to_vec())
}

fn parameters(case: &Fields<'_>, level: Level) -> Verdict {
    let set =
        Parameters::from_name(case.text("oid")?).and_then(|set| set.with_level(level)).map_err(|e| e.to_string())?;
    same("oid", &set.oid(), &Some(case.text("oid")?))?;
    for (name, value) in [("p", set.p()), ("q", set.q()), ("a", set.a())] {
        same(name, trimmed(&value), &number(case, name)?)?;
    }
    let own = Parameters::new(&number(case, "p")?, &number(case, "q")?, &number(case, "a")?);
    let own = own.and_then(|own| own.with_level(level));
    same("consistent", &own.is_ok_and(|own| own == set && own.probably_prime()), &case.flag("consistent")?)
}

fn signature(case: &Fields<'_>, level: Level) -> Verdict {
    let (p, q, a) = (number(case, "p")?, number(case, "q")?, number(case, "a")?);
    let parameters = Parameters::new(&p, &q, &a).and_then(|own| own.with_level(level)).map_err(|e| e.to_string())?;
    let key = SigningKey94::from_bytes(&parameters, &case.integer("x", 32)?).map_err(|e| e.to_string())?;
    let public = key.verifying_key();
    same("y", &public.to_bytes(), &case.integer("y", parameters.size())?)?;
    let digest = case.bytes("digest")?;
    let modulus = Uint::<4>::from_be_bytes(&q).and_then(Modulus::new).map_err(|e| e.to_string())?;
    let e = modulus.reduce(&Uint::from_le_bytes(&digest).map_err(|e| e.to_string())?);
    let e = if e == Uint::ZERO { Uint::ONE } else { e };
    same("e", &e, &Uint::from_le_bytes(&case.integer("e", 32)?).map_err(|e| e.to_string())?)?;
    let k = case.integer("k", 32)?;
    let signature = hazmat::sign_digest_with_nonce_94(&key, &digest, &k).map_err(|e| e.to_string())?;
    let bytes = signature.to_bytes(Encoding::Tls);
    same("r", &bytes[..32], &case.integer("r", 32)?[..])?;
    same("s", &bytes[32..], &case.integer("s", 32)?[..])?;
    public.verify_digest(&digest, &signature).map_err(|e| e.to_string())
}
