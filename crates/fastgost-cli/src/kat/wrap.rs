//! Keys wrapped under keys. Where `valid` is false, unwrapping must fail.
use super::{
    Check, Fields, Runner, Verdict,
    acpkm::{by_cipher, kuznyechik, magma},
    gost28147::sbox,
    known, same,
};
use fastgost::{
    Cipher, Error, Gost28147, Level,
    hash::Streebog256,
    kdf::kdf_256,
    mac::{Hmac, Omac},
    wrap::{self, KExp15},
};

pub fn kexp15(case: &Fields<'_>) -> Result<Runner, String> {
    const OPERATIONS: &[(&str, Check, Check)] = &[(
        "KExp15",
        |case, level| exported(|key| kuznyechik(level, key), case),
        |case, level| exported(|key| magma(level, key), case),
    )];
    by_cipher(case, OPERATIONS)
}

fn exported<C: Cipher>(cipher: impl Fn(&[u8; 32]) -> Result<C, String>, case: &Fields<'_>) -> Verdict {
    let (mac, encryption) = (cipher(&case.block("k_exp_mac")?)?, cipher(&case.block("k_exp_enc")?)?);
    let (iv, kexp) = (case.bytes("iv")?, case.bytes("kexp")?);
    let keys = KExp15::new(mac.clone(), encryption);
    let mut key = vec![0; kexp.len().saturating_sub(KExp15::<C>::OVERHEAD)];
    let imported = keys.import_into(&iv, &kexp, &mut key);
    if refused(case, &imported)? {
        return Ok(());
    }
    let want = case.bytes("key")?;
    same("key", &key, &want)?;
    let mut wrapped = vec![0; kexp.len()];
    keys.export(&iv, &want, &mut wrapped).map_err(|e| e.to_string())?;
    same("kexp", &wrapped, &kexp)?;
    if case.has("keymac") {
        let mut omac = Omac::new(mac);
        omac.update(&iv);
        omac.update(&want);
        same("keymac", &omac.finalize()[..], &case.bytes("keymac")?[..])?;
    }
    Ok(())
}

pub fn gost28147(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("gost28147-ecb", known("operation", case.text("op")?, OPERATIONS)?))
}

const OPERATIONS: &[(&str, Check)] = &[
    ("gost28147_wrap", |case, level| wrapped(case, &kek(case, level)?, wrap::gost28147_wrap, wrap::gost28147_unwrap)),
    ("cryptopro_wrap", |case, level| {
        let kek = kek(case, level)?;
        if case.has("diversified_kek") {
            let diversified = wrap::cryptopro_diversify(&kek, &case.block("ukm")?);
            same("diversified_kek", &*diversified, &case.block("diversified_kek")?)?;
        }
        wrapped(case, &kek, wrap::cryptopro_wrap, wrap::cryptopro_unwrap)
    }),
    // RFC 7836, section 4.6.
    ("gost28147_kdf_wrap", |case, level| {
        let (kek, ukm) = (kek(case, level)?, case.block::<8>("ukm")?);
        let root = Hmac::new(Streebog256::new(), &case.bytes("key")?);
        let seed = case.bytes("seed")?;
        same("kek", &*kdf_256(&root, &case.bytes("label")?, &seed), &case.block("kek")?)?;
        same("ukm", &seed.get(..8), &Some(&ukm[..]))?;
        let whole = wrap::gost28147_wrap(&kek, &ukm, &case.block("cek")?);
        same("cek_enc", &whole[8..40], &case.bytes("cek_enc")?[..])?;
        same("cek_mac", &whole[40..], &case.bytes("cek_mac")?[..])
    }),
];

fn kek(case: &Fields<'_>, level: Level) -> Result<Gost28147, String> {
    Gost28147::with_level(level, &case.block("kek")?, &sbox(case)?).map_err(|e| e.to_string())
}

fn wrapped<K: std::ops::Deref<Target = [u8; 32]>>(
    case: &Fields<'_>,
    kek: &Gost28147,
    wrap: fn(&Gost28147, &[u8; 8], &[u8; 32]) -> [u8; wrap::WRAPPED_SIZE],
    unwrap: fn(&Gost28147, &[u8]) -> Result<K, Error>,
) -> Verdict {
    let whole = case.bytes("wrapped")?;
    let unwrapped = unwrap(kek, &whole);
    if refused(case, &unwrapped)? {
        return Ok(());
    }
    let (ukm, cek) = (case.block("ukm")?, case.block("cek")?);
    same("wrapped", &wrap(kek, &ukm, &cek)[..], &whole[..])?;
    same("cek", &**unwrapped.as_ref().map_err(ToString::to_string)?, &cek)
}

/// Whether it was rejected as it should be; an error if it was rejected and should not be, or the other way round.
fn refused<T>(case: &Fields<'_>, result: &Result<T, Error>) -> Result<bool, String> {
    let valid = !case.has("valid") || case.flag("valid")?;
    match (valid, result) {
        (true, Ok(_)) => Ok(false),
        (true, Err(e)) => Err(e.to_string()),
        (false, Err(_)) => Ok(true),
        (false, Ok(_)) => Err("it was not refused".to_owned()),
    }
}
