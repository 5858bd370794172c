//! The modes that change their key.
use super::{Check, Fields, On, Runner, Verdict, known, modes, same};
use fastgost::{
    Cipher, Kuznyechik, Level, Magma,
    mac::OmacAcpkm,
    mode::{CtrAcpkm, acpkm},
    registry::{Direction, Options},
};

pub fn ctr(case: &Fields<'_>) -> Result<Runner, String> {
    if case.text("op")? == "CTR-ACPKM" {
        const CIPHERS: &[(&str, Runner)] = &[
            ("kuz", Runner::Cipher("kuznyechik-ecb", |case, on| run("kuznyechik", 16, case, on))),
            ("magma", Runner::Cipher("magma-ecb", |case, on| run("magma", 8, case, on))),
        ];
        return known("cipher", case.text("cipher")?, CIPHERS);
    }
    const OPERATIONS: &[(&str, Check, Check)] = &[(
        "ACPKM",
        |case, level| step(&kuznyechik(level, &case.block("key")?)?, case),
        |case, level| step(&magma(level, &case.block("key")?)?, case),
    )];
    by_cipher(case, OPERATIONS)
}

pub fn omac(case: &Fields<'_>) -> Result<Runner, String> {
    const OPERATIONS: &[(&str, Check, Check)] = &[(
        "OMAC-ACPKM",
        |case, level| omac_acpkm(kuznyechik(level, &case.block("key")?)?, case),
        |case, level| omac_acpkm(magma(level, &case.block("key")?)?, case),
    )];
    by_cipher(case, OPERATIONS)
}

/// The runner for a case's `op` and `cipher`; the list has the check for Kuznyechik and the one for Magma.
pub fn by_cipher(case: &Fields<'_>, operations: &[(&str, Check, Check)]) -> Result<Runner, String> {
    let pairs: Vec<_> = operations.iter().map(|(name, kuznyechik, magma)| (*name, (*kuznyechik, *magma))).collect();
    let (kuznyechik, magma) = known("operation", case.text("op")?, &pairs)?;
    let ciphers = [("kuz", ("kuznyechik-ecb", kuznyechik)), ("magma", ("magma-ecb", magma))];
    let (algorithm, check) = known("cipher", case.text("cipher")?, &ciphers)?;
    Ok(Runner::Kernels(algorithm, check))
}

pub fn kuznyechik(level: Level, key: &[u8; 32]) -> Result<Kuznyechik, String> {
    Kuznyechik::with_level(level, key).map_err(|e| e.to_string())
}

pub fn magma(level: Level, key: &[u8; 32]) -> Result<Magma, String> {
    Magma::with_level(level, key).map_err(|e| e.to_string())
}

fn step<C: Cipher>(cipher: &C, case: &Fields<'_>) -> Verdict {
    same("new_key", &acpkm(cipher)[..], &case.bytes("new_key")?[..])
}

/// Whether ACPKM derives `next` from `key`. This is seen from outside: in CTR-ACPKM with sections of one block, the
/// second block is encrypted under the next key.
fn follows(cipher: &str, block: usize, key: &[u8], next: &[u8], level: Level) -> Verdict {
    let iv = vec![0; block / 2];
    let options = Options { iv: &iv, section: Some(block), ..Options::default() };
    let algorithm = format!("{cipher}-ctr-acpkm");
    let keystream =
        modes::apply(&algorithm, Direction::Encrypt, key, &mut On::kernel(level), &options, &vec![0; 2 * block])?;
    let mut counter = vec![0; block];
    counter[block - 1] = 1;
    let under = format!("{cipher}-ecb");
    let want = modes::apply(&under, Direction::Encrypt, next, &mut On::kernel(level), &Options::default(), &counter)?;
    same("the key", &keystream[block..], &want[..])
}

fn run(cipher: &str, block: usize, case: &Fields<'_>, on: &mut On<'_>) -> Verdict {
    let (iv, section) = (case.bytes("iv")?, case.number("section_size_bytes")?);
    let options = Options { iv: &iv, section: Some(section), ..Options::default() };
    modes::both_ways(&format!("{cipher}-ctr-acpkm"), case, on, &options)?;
    if !case.has("section_keys") {
        return Ok(());
    }
    let keys = case.byte_strings("section_keys")?;
    same("section_keys", &keys.len(), &case.bytes("plaintext")?.len().div_ceil(section))?;
    same("section_keys", &keys.first(), &Some(&case.bytes("key")?))?;
    for pair in keys.windows(2) {
        follows(cipher, block, &pair[0], &pair[1], on.level).map_err(|e| format!("section_keys: {e}"))?;
    }
    Ok(())
}

fn omac_acpkm<C: Cipher>(cipher: C, case: &Fields<'_>) -> Verdict {
    let (section, key_section) = (case.number("section_size_bytes")?, case.number("key_section_bytes")?);
    let (message, mac) = (case.bytes("message")?, case.bytes("mac")?);
    let text = |e: fastgost::Error| e.to_string();
    let omac = OmacAcpkm::with_key_section(cipher.clone(), section, key_section).map_err(text)?;
    let mut omac = omac.with_tag_size(mac.len()).map_err(text)?;
    omac.update(&message).map_err(text)?;
    same("mac", &omac.finalize()[..], &mac[..])?;
    if !case.has("key_material") {
        return Ok(());
    }
    let material = case.bytes("key_material")?;
    let sections = message.len().div_ceil(section).max(1);
    let mut keystream = vec![0; sections * (32 + C::BLOCK_SIZE)];
    let iv = vec![0xff; C::BLOCK_SIZE / 2];
    CtrAcpkm::new(cipher, key_section, &iv).and_then(|mut ctr| ctr.apply(&mut keystream[..])).map_err(text)?;
    same("key_material", &keystream, &material)
}
