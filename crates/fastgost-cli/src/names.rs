//! Names on the command line: algorithms, kernels, S-boxes.
use crate::{
    failure::{Failure, Result},
    hex,
};
use fastgost::{
    Level, Sbox,
    registry::{Algorithm, Kind},
};
use std::{fs::File, io::Read, path::Path};

/// The algorithm of that name, if it is of that kind.
pub fn algorithm(name: &str, kind: Kind) -> Result<&'static Algorithm> {
    match Algorithm::find(name) {
        Ok(a) if a.kind == kind => Ok(a),
        found => {
            let what = match found {
                Ok(a) => format!("{name} is a {}, not a {}", word(a.kind), word(kind)),
                Err(_) => format!("unknown algorithm '{name}'"),
            };
            let allowed: Vec<_> = Algorithm::all().iter().filter(|a| a.kind == kind).map(|a| a.name).collect();
            Err(Failure::new(format!("{what}; allowed: {}", allowed.join(", "))))
        }
    }
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Cipher => "cipher",
        Kind::Hash => "hash function",
        _ => "MAC",
    }
}

/// Refuses a kernel that does not exist or that this CPU cannot run.
pub fn check_kernel(name: &str) -> Result<()> {
    let mut available: Vec<_> = Level::ALL.into_iter().filter(|l| l.available()).map(Level::name).collect();
    // Those that are no level's own: they are not constant-time, and only some builds have them.
    for kernel in Algorithm::all().iter().flat_map(Algorithm::kernels) {
        if !available.contains(&kernel.name) {
            available.push(kernel.name);
        }
    }
    refuse_kernel(name, Level::from_name(name).is_some(), &available)
}

fn refuse_kernel(name: &str, known: bool, available: &[&str]) -> Result<()> {
    let allowed = available.join(", ");
    match (available.contains(&name), known) {
        (true, _) => Ok(()),
        (_, true) => {
            Err(Failure::new(format!("this CPU lacks features that kernel '{name}' needs; allowed here: {allowed}")))
        }
        (_, false) => Err(Failure::new(format!("unknown kernel '{name}'; allowed here: {allowed}"))),
    }
}

/// The S-boxes of that name, or in that file: the 64 octets of RFC 4357 (raw or in hex), or eight rows of sixteen bytes
/// in hex, the row of the lowest nibble first.
pub fn sbox(name: &str) -> Result<Sbox> {
    if let Ok(sbox) = Sbox::named(name) {
        return Ok(sbox);
    }
    if !Path::new(name).exists() {
        return Err(Failure::new(format!(
            "unknown S-box set '{name}', and no file of that name; allowed: {}, or a file",
            Sbox::SETS.iter().map(|s| s.name).collect::<Vec<_>>().join(", ")
        )));
    }
    let mut bytes = Vec::new();
    let file = File::open(name).map_err(|e| Failure::io(name, &e))?;
    file.take(4096).read_to_end(&mut bytes).map_err(|e| Failure::io(name, &e))?;
    sbox_from(&bytes).ok_or_else(|| {
        Failure::new(format!(
            "{name}: not an S-box set; it has 64 octets as in RFC 4357, raw or in hex, or eight rows of sixteen bytes \
             below 0x10, in hex"
        ))
    })
}

fn sbox_from(bytes: &[u8]) -> Option<Sbox> {
    if let Ok(octets) = bytes.try_into() {
        return Some(Sbox::from_octets(octets));
    }
    let digits: String = std::str::from_utf8(bytes).ok()?.split_whitespace().collect();
    let bytes = hex::decode(&digits)?;
    if let Ok(octets) = bytes.as_slice().try_into() {
        return Some(Sbox::from_octets(octets));
    }
    let mut rows = [[0; 16]; 8];
    if bytes.len() != 128 {
        return None;
    }
    for (row, from) in rows.iter_mut().zip(bytes.chunks_exact(16)) {
        row.copy_from_slice(from);
    }
    Sbox::from_rows(&rows).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_that_cannot_run() {
        let available = ["avx2", "portable"];
        assert_eq!(refuse_kernel("avx2", true, &available), Ok(()));
        let lacks = refuse_kernel("avx512", true, &available);
        assert_eq!(
            lacks,
            Err(Failure::new("this CPU lacks features that kernel 'avx512' needs; allowed here: avx2, portable"))
        );
        let unknown = refuse_kernel("mmx", false, &available);
        assert_eq!(unknown, Err(Failure::new("unknown kernel 'mmx'; allowed here: avx2, portable")));
    }
}
