//! The Kuznyechik block cipher and its inner values.
use super::{Fields, Runner, Verdict, known, modes, same};
use fastgost::{oracle::kuznyechik as oracle, registry::Options};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    known("operation", case.text("op")?, OPERATIONS)
}

const OPERATIONS: &[(&str, Runner)] = &[
    ("S", Runner::Oracle(|case| on_block(case, oracle::s))),
    ("R", Runner::Oracle(|case| on_block(case, oracle::r))),
    ("L", Runner::Oracle(|case| on_block(case, oracle::l))),
    ("X", Runner::Oracle(|case| on_sum(case, |a| *a))),
    ("SX", Runner::Oracle(|case| on_sum(case, oracle::s))),
    ("LSX", Runner::Oracle(|case| on_sum(case, |a| oracle::l(&oracle::s(a))))),
    ("C", Runner::Oracle(constant)),
    ("F", Runner::Oracle(feistel)),
    (
        "key_schedule",
        Runner::Oracle(|case| {
            same("round_keys", &oracle::expand(&case.block("key")?).to_vec(), &case.blocks("round_keys")?)
        }),
    ),
    (
        "encrypt",
        Runner::Cipher(ECB, |case, on| {
            modes::both_ways(ECB, case, on, &Options::default())?;
            if case.has("intermediates") { encryption_inside(case) } else { Ok(()) }
        }),
    ),
    (
        "decrypt",
        Runner::Cipher(ECB, |case, on| {
            modes::both_ways(ECB, case, on, &Options::default())?;
            if case.has("intermediates") { decryption_inside(case) } else { Ok(()) }
        }),
    ),
];

/// The tables of the standard.
pub fn tables(tables: &Fields<'_>) -> Verdict {
    same("pi", &oracle::PI, &tables.block("pi")?)?;
    same("pi_inverse", &oracle::PI_INV, &tables.block("pi_inverse")?)?;
    same("l_coefficients_a15_to_a0", &oracle::L, &tables.block("l_coefficients_a15_to_a0")?)?;
    // x^7 times x is the polynomial without x^8.
    let polynomial = format!("{:x}", 0x100 | u16::from(oracle::mul(0x80, 2)));
    same("field_polynomial", &polynomial.as_str(), &tables.text("field_polynomial")?)?;
    let constants: Vec<_> = (1..=32).map(oracle::c).collect();
    same("iteration_constants", &constants, &tables.blocks("iteration_constants")?)
}

const ECB: &str = "kuznyechik-ecb";

fn on_block(case: &Fields<'_>, f: fn(&[u8; 16]) -> [u8; 16]) -> Verdict {
    same("output", &f(&case.block("input")?), &case.block("output")?)
}

fn on_sum(case: &Fields<'_>, f: fn(&[u8; 16]) -> [u8; 16]) -> Verdict {
    let sum = oracle::x(&case.block("constant")?, &case.block("input")?);
    same("output", &f(&sum), &case.block("output")?)
}

fn index(case: &Fields<'_>) -> Result<usize, String> {
    match case.number("index")? {
        i @ 1..=32 => Ok(i),
        i => Err(format!("index {i} is not from 1 to 32")),
    }
}

fn constant(case: &Fields<'_>) -> Verdict {
    same("output", &oracle::c(index(case)?), &case.block("output")?)
}

/// The two halves of the key after F[C_1], ..., F[C_index].
fn feistel(case: &Fields<'_>) -> Verdict {
    let key: [u8; 32] = case.block("key")?;
    let [k1, k2, ..] = oracle::expand(&key);
    let (mut a1, mut a0) = (k1, k2);
    for i in 1..=index(case)? {
        (a1, a0) = oracle::f(&oracle::c(i), &a1, &a0);
    }
    same("output_left", &a1, &case.block("output_left")?)?;
    same("output_right", &a0, &case.block("output_right")?)
}

fn encryption_inside(case: &Fields<'_>) -> Verdict {
    let inside = case.object("intermediates", &[])?;
    let k = oracle::expand(&case.block("key")?);
    let sum = oracle::x(&k[0], &case.block("plaintext")?);
    same("X_K1", &sum, &inside.block("X_K1")?)?;
    same("SX_K1", &oracle::s(&sum), &inside.block("SX_K1")?)?;
    let mut a = case.block("plaintext")?;
    let mut rounds = Vec::new();
    for k in &k[..9] {
        a = oracle::l(&oracle::s(&oracle::x(k, &a)));
        rounds.push(a);
    }
    same("after_LSX_round_1_to_9", &rounds, &inside.blocks("after_LSX_round_1_to_9")?)?;
    inside.all_seen()
}

fn decryption_inside(case: &Fields<'_>) -> Verdict {
    let inside = case.object("intermediates", &[])?;
    let k = oracle::expand(&case.block("key")?);
    let mut a = oracle::x(&k[9], &case.block("ciphertext")?);
    same("X_K10", &a, &inside.block("X_K10")?)?;
    same("Linv_X_K10", &oracle::l_inv(&a), &inside.block("Linv_X_K10")?)?;
    let mut rounds = Vec::new();
    for k in k[..9].iter().rev() {
        let b = oracle::s_inv(&oracle::l_inv(&a));
        rounds.push(b);
        a = oracle::x(k, &b);
    }
    let name = "after_SinvLinvX_K10_down_to_K2";
    same(name, &rounds, &inside.blocks(name)?)?;
    inside.all_seen()
}
