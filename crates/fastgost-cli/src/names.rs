//! Names on the command line: algorithms, kernels, S-boxes.
use crate::{
    failure::{Failure, Result},
    hex, quote,
};
use clap::builder::{OsStringValueParser, TypedValueParser};
use fastgost::{
    Level, Sbox,
    curve::Curve,
    registry::{Algorithm, Kind},
};
use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// Parses a file name. As in other tools, an empty name counts as the name of a missing file, and not as wrong usage.
pub fn path() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(PathBuf::from)
}

/// Returns the algorithm with this name, if the algorithm is of the given kind.
pub fn algorithm(name: &str, kind: Kind) -> Result<&'static Algorithm> {
    match Algorithm::from_name(name) {
        Ok(a) if a.kind == kind => Ok(a),
        found => {
            let what = match found {
                Ok(a) if (a.kind, kind) == (Kind::Aead, Kind::Cipher) => {
                    format!("{name} is {}, not {}; to encrypt files, use `fastgost encrypt`", word(a.kind), word(kind))
                }
                Ok(a) => format!("{name} is {}, not {}", word(a.kind), word(kind)),
                Err(_) => format!("unknown algorithm '{name}'"),
            };
            let allowed: Vec<_> = Algorithm::all().iter().filter(|a| a.kind == kind).map(|a| a.name).collect();
            Err(Failure::new(format!("{what}; allowed: {}", allowed.join(", "))))
        }
    }
}

/// Returns the error for `--section` with an algorithm that has no sections.
pub fn no_sections(algorithm: &Algorithm) -> Failure {
    // Only the subcommand `speed` accepts AEADs. So the message names AEADs only if the given algorithm is an AEAD.
    let has = |a: &&Algorithm| a.section_size().is_some() && (a.kind != Kind::Aead || algorithm.kind == Kind::Aead);
    let with = Algorithm::all().iter().filter(has).map(|a| a.name);
    Failure::new(format!(
        "--section: {} has no sections; allowed: {}",
        algorithm.name,
        with.collect::<Vec<_>>().join(", ")
    ))
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Cipher => "a cipher",
        Kind::Aead => "an AEAD",
        Kind::Hash => "a hash function",
        Kind::Signature | Kind::Signature94 => "a signature scheme",
        Kind::Wrap => "a key wrap",
        Kind::Agreement => "a key agreement",
        Kind::Kdf => "a key derivation function",
        _ => "a MAC",
    }
}

/// Returns the curve with this name, unless the curve is for tests only.
pub fn curve(name: &str) -> std::result::Result<&'static Curve, String> {
    let for_tests = |curve: &Curve| curve.short_name().ends_with("-test");
    match Curve::from_name(name) {
        Ok(curve) if !for_tests(curve) => Ok(curve),
        _ => {
            let allowed: Vec<_> =
                Curve::ALL.iter().filter(|curve| !for_tests(curve)).map(|curve| curve.short_name()).collect();
            Err(format!("allowed: {}, in full or by object identifier", allowed.join(", ")))
        }
    }
}

/// Returns the level with this name, or None if no name is given. Rejects a level that does not exist or that this CPU
/// cannot run.
pub fn level(name: Option<&str>) -> Result<Option<Level>> {
    let Some(name) = name else { return Ok(None) };
    let available: Vec<_> = Level::ALL.iter().filter(|l| l.available()).map(|l| l.name()).collect();
    let level = Level::from_name(name).ok();
    refuse_kernel(name, level, &available)?;
    Ok(level)
}

fn refuse_kernel(name: &str, level: Option<Level>, available: &[&str]) -> Result<()> {
    let allowed = available.join(", ");
    let wrong = match level {
        Some(_) if available.contains(&name) => return Ok(()),
        Some(level) if Level::ALL.contains(&level) => format!("this CPU lacks features that kernel '{name}' needs"),
        // The kernel is for another architecture, or is not in this build. For example, only builds with the feature
        // `tables` have the kernel `tables`.
        Some(_) => format!("this build does not have kernel '{name}'"),
        None => format!("unknown kernel '{name}'"),
    };
    Err(Failure::new(format!("{wrong}; allowed here: {allowed}")))
}

/// Returns the S-boxes with this name, or the S-boxes in the file with this name. A file has the 64 octets of RFC 4357
/// (raw or in hex), or eight rows of sixteen bytes in hex. The row of the lowest nibble comes first. The cipher would
/// accept any rows. But a row that is not a permutation is a mistake, so this function rejects it.
pub fn sbox(name: &str) -> Result<Sbox> {
    if let Ok(sbox) = Sbox::from_name(name) {
        return Ok(sbox);
    }
    if !Path::new(name).exists() {
        return Err(Failure::new(format!(
            "unknown S-box set '{name}', and no file of that name; allowed: {}, or a file",
            Sbox::SETS.iter().map(|s| s.name).collect::<Vec<_>>().join(", ")
        )));
    }
    // The vector never gets more bytes than its capacity, because a growing buffer would leave copies in memory.
    let mut bytes = Zeroizing::new(Vec::with_capacity(LONGEST_SBOX));
    let shown = quote::path(Path::new(name));
    let file = File::open(name).map_err(|e| Failure::io(&shown, &e))?;
    file.take(LONGEST_SBOX as u64).read_to_end(&mut bytes).map_err(|e| Failure::io(&shown, &e))?;
    let set = rows(&bytes).and_then(|rows| Some((Sbox::from_rows(&rows).ok()?, rows)));
    let Some((sbox, rows)) = set else {
        return Err(Failure::new(format!(
            "{shown}: not an S-box set; allowed: 64 octets as in RFC 4357, raw or in hex, or eight rows of sixteen \
             bytes below 0x10, in hex"
        )));
    };
    match rows.iter().position(|row| !is_permutation(row)) {
        None => Ok(sbox),
        Some(i) => Err(Failure::new(format!(
            "{shown}: row {} of 8 has a value twice; a row has each of 0 to 15 once (row 1 is for the lowest nibble)",
            i + 1
        ))),
    }
}

/// The largest number of bytes that are read from a file. This limit leaves room for much white space.
const LONGEST_SBOX: usize = 4096;

fn rows(bytes: &[u8]) -> Option<Zeroizing<[[u8; 16]; 8]>> {
    let mut rows = Zeroizing::new([[0; 16]; 8]);
    let mut octets = Zeroizing::new([0; 64]);
    if bytes.len() == 64 {
        octets.copy_from_slice(bytes);
    } else {
        let mut digits = Zeroizing::new(Vec::with_capacity(bytes.len()));
        digits.extend(bytes.iter().filter(|b| !b.is_ascii_whitespace()));
        if hex::decode_into(&digits, rows.as_flattened_mut()) {
            return Some(rows);
        }
        if !hex::decode_into(&digits, &mut octets[..]) {
            return None;
        }
    }
    // The loop takes the octets in the order of `Sbox::from_octets`.
    for (i, octet) in octets.iter().enumerate() {
        let (row, n) = (2 * (i % 4), i / 4);
        (rows[row][n], rows[row + 1][n]) = (octet >> 4, octet & 15);
    }
    Some(rows)
}

/// Returns true if each of the sixteen values occurs once in the S-box row. The check takes constant time, because the
/// row may be secret.
fn is_permutation(row: &[u8; 16]) -> bool {
    row.iter().fold(0u16, |seen, value| seen | 1 << (value & 15)) == u16::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_that_cannot_run() {
        let allowed = ["some", "portable"];
        let refused = |name, level| refuse_kernel(name, level, &allowed).err();
        let error = |text: &str| Some(Failure::new(text));
        assert_eq!(refused("portable", Some(Level::Portable)), None);
        let lacks = "this CPU lacks features that kernel 'best' needs; allowed here: some, portable";
        assert_eq!(refused("best", Some(Level::ALL[0])), error(lacks));
        let elsewhere = "this build does not have kernel 'simd128'; allowed here: some, portable";
        assert_eq!(refused("simd128", Some(Level::Simd128)), error(elsewhere));
        assert_eq!(refused("mmx", None), error("unknown kernel 'mmx'; allowed here: some, portable"));
    }
}
