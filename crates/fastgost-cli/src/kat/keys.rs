//! Keys and certificates in files.
use super::{Fields, Runner, Verdict, known, same};
use fastgost::{
    Level,
    curve::Curve,
    keys::{
        self, EncodePrivateKey, EncodePublicKey, Encryption, MOST_ITERATIONS, PublicKey, Scheme,
        x509::{Kind, Signed},
    },
    sign::{SigningKey, VerifyingKey},
};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    known("operation", case.text("op")?, OPERATIONS)
}

const OPERATIONS: &[(&str, Runner)] = &[
    ("private_key", Runner::Kernels("gost3410-256-a", private_key)),
    ("public_key", Runner::Best(public_key)),
    ("encrypted_private_key", Runner::Best(encrypted_private_key)),
    ("encrypt_private_key", Runner::Best(encrypt_private_key)),
];

/// Whether the case is one to be rejected, and was.
fn refused<T>(case: &Fields<'_>, read: &fastgost::Result<T>) -> Result<bool, String> {
    if !case.has("valid") || case.flag("valid")? {
        return Ok(false);
    }
    if read.is_ok() { Err("it is not valid, but was taken".to_owned()) } else { Ok(true) }
}

fn private_key(case: &Fields<'_>, level: Level) -> Verdict {
    let read = keys::read_private_key(&case.bytes("der")?);
    if refused(case, &read)? {
        return Ok(());
    }
    let key = read.and_then(|key| key.with_level(level)).map_err(|e| e.to_string())?;
    same("curve", key.curve().name(), case.text("curve")?)?;
    same("d", &*key.to_bytes(), &number(case, "d", key.curve().size())?)?;
    same("public_key", &key.verifying_key().to_bytes(), &case.bytes("public_key")?)?;
    let written = key.to_pkcs8_der().map_err(|e| e.to_string())?;
    same("written", written.as_bytes(), &case.bytes("written")?[..])
}

fn public_key(case: &Fields<'_>) -> Verdict {
    let read = PublicKey::read(&case.bytes("der")?);
    if refused(case, &read)? {
        return Ok(());
    }
    let key = read.map_err(|e| e.to_string())?;
    same("algorithm", &key.algorithm().oid().to_string()[..], case.text("algorithm")?)?;
    let key = key.verifying_key().map_err(|e| e.to_string())?;
    same("curve", key.curve().name(), case.text("curve")?)?;
    same("public_key", &key.to_bytes(), &case.bytes("public_key")?)?;
    let written = key.to_public_key_der().map_err(|e| e.to_string())?;
    same("written", written.as_bytes(), &case.bytes("written")?[..])
}

fn encrypted_private_key(case: &Fields<'_>) -> Verdict {
    let opened = keys::decrypt(&case.bytes("der")?, &case.bytes("password")?, MOST_ITERATIONS);
    if refused(case, &opened)? {
        return Ok(());
    }
    same("private_key_info", &*opened.map_err(|e| e.to_string())?, &case.bytes("private_key_info")?)
}

fn encrypt_private_key(case: &Fields<'_>) -> Verdict {
    const SCHEMES: &[(&str, Scheme)] = &[
        ("1.2.643.7.1.1.5.1.1", Scheme::MagmaCtrAcpkm),
        ("1.2.643.7.1.1.5.1.2", Scheme::MagmaCtrAcpkmOmac),
        ("1.2.643.7.1.1.5.2.1", Scheme::KuznyechikCtrAcpkm),
        ("1.2.643.7.1.1.5.2.2", Scheme::KuznyechikCtrAcpkmOmac),
    ];
    let with = Encryption {
        scheme: known("scheme", case.text("scheme")?, SCHEMES)?,
        iterations: case.number("iterations")?.try_into().map_err(|_| "iterations are above 2^32 - 1")?,
    };
    let (info, password) = (case.bytes("private_key_info")?, case.bytes("password")?);
    let der = keys::encrypt(&info, &password, &with, &case.block("entropy")?).map_err(|e| e.to_string())?;
    same("der", &der, &case.bytes("der")?)?;
    let opened = keys::decrypt(&der, &password, MOST_ITERATIONS).map_err(|e| e.to_string())?;
    same("private_key_info", &*opened, &info)
}

pub fn x509(_: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("gost3410-256-a", signed))
}

fn signed(case: &Fields<'_>, level: Level) -> Verdict {
    const KINDS: &[(&str, Kind)] =
        &[("certificate", Kind::Certificate), ("request", Kind::Request), ("crl", Kind::RevocationList)];
    let kind = known("kind", case.text("kind")?, KINDS)?;
    let signed = Signed::read(kind, &case.bytes("der")?).map_err(|e| e.to_string())?;
    same("tbs", signed.signed_bytes(), &case.bytes("tbs")?[..])?;
    same("signature", signed.signature(), &case.bytes("signature")?[..])?;
    let algorithm = signed.signature_algorithm().map_err(|e| e.to_string())?;
    same("signature_algorithm", &algorithm.oid().to_string()[..], case.text("signature_algorithm")?)?;
    same("digest", &algorithm.digest(signed.signed_bytes())[..], &case.bytes("digest")?[..])?;
    if case.has("subject_key_algorithm") {
        subject(case, &signed, level)?;
    }
    signed.verify(&signer(case, &signed, level)?).map_err(|e| e.to_string())
}

fn subject(case: &Fields<'_>, signed: &Signed, level: Level) -> Verdict {
    let subject = signed.subject_key().map_err(|e| e.to_string())?;
    same("subject_key_algorithm", &subject.algorithm().oid().to_string()[..], case.text("subject_key_algorithm")?)?;
    let key = subject.verifying_key().map_err(|e| e.to_string())?;
    same("subject_curve", key.curve().name(), case.text("subject_curve")?)?;
    same("subject_public_key", &key.to_bytes(), &case.bytes("subject_public_key")?)?;
    if !case.has("subject_private_key_d") {
        return Ok(());
    }
    let d = number(case, "subject_private_key_d", key.curve().size())?;
    let private =
        SigningKey::from_bytes(key.curve(), &d).and_then(|d| d.with_level(level)).map_err(|e| e.to_string())?;
    same("subject_private_key_d", &private.verifying_key(), &key)
}

fn signer(case: &Fields<'_>, signed: &Signed, level: Level) -> Result<PublicKey, String> {
    // GOST R 34.10-94 has no curves. Its documents here are signed with the subject's own key, and are verified on the
    // best kernel.
    if !case.has("signer_curve") {
        let signer = signed.subject_key().map_err(|e| e.to_string())?;
        let key = signer.verifying_key_94().ok_or("the key is not one of GOST R 34.10-94")?;
        same("signer_params_oid", &key.parameters().oid(), &Some(case.text("signer_params_oid")?))?;
        same("signer_y", &key.to_bytes(), &number(case, "signer_y", key.parameters().size())?)?;
        return Ok(signer);
    }
    let curve = Curve::from_name(case.text("signer_curve")?).map_err(|e| e.to_string())?;
    let key = VerifyingKey::from_bytes(curve, &case.bytes("signer_public_key")?)
        .and_then(|key| key.with_level(level))
        .map_err(|e| e.to_string())?;
    match case.text("signature_algorithm")? {
        "1.2.643.2.2.3" => PublicKey::of_2001(key).map_err(|e| e.to_string()),
        _ => Ok(key.into()),
    }
}

/// A number as little-endian bytes.
fn number(case: &Fields<'_>, name: &str, size: usize) -> Result<Vec<u8>, String> {
    let digits = case.text(name)?;
    let mut bytes =
        crate::hex::decode(&format!("{digits:0>0$}", 2 * size)).ok_or_else(|| format!("{name} is not hex"))?;
    bytes.reverse();
    Ok(bytes)
}
