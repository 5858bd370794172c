//! S-box parameter sets.
use super::{Fields, On, Runner, Verdict, known, modes, same, unknown};
use fastgost::{
    Level, Sbox,
    registry::{Direction, Options},
};

pub fn runner(_: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels(ECB, parameter_set))
}

const ECB: &str = "gost28147-ecb";

/// The rows are those of the set with this identifier. The octets are the same set, as encryption shows.
fn parameter_set(case: &Fields<'_>, level: Level) -> Verdict {
    let oid = case.text("oid")?;
    let set = Sbox::SETS.iter().find(|s| s.oid == oid);
    let set = set.ok_or_else(|| unknown("oid", oid, Sbox::SETS.iter().map(|s| s.oid)))?;
    let rows = case.blocks::<16>("rows")?;
    same("rows", &rows, &set.rows.to_vec())?;
    const MESHING: &[(&str, bool)] = &[("none", false), ("CryptoPro", true), ("CryptoPro (by profile)", true)];
    let meshing = known("key_meshing", case.text("key_meshing")?, MESHING)?;
    same("key_meshing", &meshing, &set.key_meshing)?;
    let by_name = encrypt(&Sbox::from_name(set.name), level)?;
    same("rows", &encrypt(&Sbox::from_rows(&set.rows), level)?, &by_name)?;
    if case.has("rfc4357_octets") {
        let octets = Sbox::from_octets(&case.block("rfc4357_octets")?);
        same("rfc4357_octets", &encrypt(&Ok(octets), level)?, &by_name)?;
    }
    Ok(())
}

/// Enough blocks to look up every entry of every row many times.
fn encrypt(sbox: &fastgost::Result<Sbox>, level: Level) -> Result<Vec<u8>, String> {
    let sbox = sbox.as_ref().map_err(ToString::to_string)?;
    let blocks: Vec<u8> = (0..256u64).flat_map(u64::to_le_bytes).collect();
    let options = Options { sbox: Some(sbox), ..Options::default() };
    modes::apply(ECB, Direction::Encrypt, &[0x5a; 32], &mut On::kernel(level), &options, &blocks)
}
