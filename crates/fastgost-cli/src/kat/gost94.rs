//! GOST R 34.11-94, with any S-boxes, and the values between its steps.
use super::{Fields, Runner, Verdict, gost28147, hashes, same, unknown};
use fastgost::{Sbox, oracle::gost94 as oracle, registry::Options};

pub fn runner(_: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels(ALGORITHM, |case, level| {
        let sbox = gost28147::sbox(case)?;
        hashes::run(ALGORITHM, case, &Options { level: Some(level), sbox: Some(&sbox), ..Options::default() })?;
        if case.has("intermediates_rfc_order") { steps(case) } else { Ok(()) }
    }))
}

const ALGORITHM: &str = "gost94";

/// KSI: the result of every step, as the RFC prints it. The last two steps are those of the length and the sum.
fn steps(case: &Fields<'_>) -> Verdict {
    let name = case.text("sbox")?;
    let set = Sbox::SETS.iter().find(|s| s.name == name);
    let rows = set.ok_or_else(|| unknown("S-box set", name, Sbox::SETS.iter().map(|s| s.name)))?.rows;
    let (mut h, mut l, mut sigma) = ([0; 32], [0; 32], [0; 32]);
    let mut blocks = Vec::new();
    for block in case.bytes("message")?.chunks(32) {
        let m = std::array::from_fn(|i| block.get(i).copied().unwrap_or(0));
        l = oracle::add(&l, &oracle::number(8 * block.len() as u64));
        sigma = oracle::add(&sigma, &m);
        blocks.push(m);
    }
    blocks.extend([l, sigma]);
    let mut printed = Vec::new();
    for m in &blocks {
        h = oracle::chi(&rows, m, &h);
        let mut value = h;
        value.reverse();
        printed.push(value);
    }
    let inside = case.object("intermediates_rfc_order", &[])?;
    same("KSI", &printed, &inside.blocks("KSI")?)?;
    inside.all_seen()
}
