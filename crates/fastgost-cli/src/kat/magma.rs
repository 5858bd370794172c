//! The Magma block cipher and its inner values.
use super::{Fields, Runner, Verdict, known, modes, same};
use fastgost::{oracle::gost28147 as oracle, registry::Options};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    known("operation", case.text("op")?, OPERATIONS)
}

const OPERATIONS: &[(&str, Runner)] = &[
    ("t", Runner::Oracle(|case| same("output", &oracle::t(&oracle::PI, case.word("input")?), &case.word("output")?))),
    (
        "g",
        Runner::Oracle(|case| {
            let output = oracle::g(&oracle::PI, case.word("k")?, case.word("input")?);
            same("output", &output, &case.word("output")?)
        }),
    ),
    (
        "key_schedule",
        Runner::Oracle(|case| same("round_keys", &round_keys(case)?.to_vec(), &case.words("round_keys")?)),
    ),
    (
        "encrypt",
        Runner::Cipher(ECB, |case, on| {
            modes::both_ways(ECB, case, on, &Options::default())?;
            let keys = round_keys(case)?;
            inside(case, "plaintext", "after_round_1_to_31", &keys[..31])
        }),
    ),
    (
        "decrypt",
        Runner::Cipher(ECB, |case, on| {
            modes::both_ways(ECB, case, on, &Options::default())?;
            let mut keys = round_keys(case)?;
            keys.reverse();
            inside(case, "ciphertext", "after_round_K32_down_to_K2", &keys[..31])
        }),
    ),
];

/// The table of the standard.
pub fn tables(tables: &Fields<'_>) -> Verdict {
    same("pi", &oracle::PI.to_vec(), &tables.blocks("pi")?)
}

const ECB: &str = "magma-ecb";

fn round_keys(case: &Fields<'_>) -> Result<[u32; 32], String> {
    Ok(oracle::expand(&oracle::words_of_magma(&case.block("key")?)))
}

/// The pairs after each round, where the case has them.
fn inside(case: &Fields<'_>, input: &str, rounds: &str, keys: &[u32]) -> Verdict {
    if !case.has("intermediates") {
        return Ok(());
    }
    let inside = case.object("intermediates", &[])?;
    let block = u64::from_be_bytes(case.block(input)?);
    let mut a = ((block >> 32) as u32, block as u32);
    let mut pairs = Vec::new();
    for &k in keys {
        a = oracle::round(&oracle::PI, k, a);
        pairs.push(a);
    }
    same(rounds, &pairs, &inside.pairs_of_words(rounds)?)?;
    inside.all_seen()
}
