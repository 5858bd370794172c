//! Tests the inner values of Kuznyechik and Magma: parts of a round, round keys, and the values after each round.
use super::{Computed, block, fields, hex, intermediates, list, text};
use fastgost_testkit::oracle::{gost28147, kuznyechik as oracle};
use serde_json::{Value, json};

pub fn kuznyechik_tables() -> Value {
    // The product of x^7 and x is the polynomial of the field without its term x^8.
    let polynomial = format!("{:x}", 0x100 | u16::from(oracle::mul(0x80, 2)));
    json!({
        "pi": hex(oracle::PI),
        "pi_inverse": hex(oracle::PI_INV),
        "l_coefficients_a15_to_a0": hex(oracle::L),
        "field_polynomial": polynomial,
        "iteration_constants": list((1..=32).map(oracle::c)),
    })
}

pub fn kuznyechik(case: &Value) -> Computed {
    let input = || block(case, "input");
    let sum = || Ok::<_, String>(oracle::x(&block(case, "constant")?, &input()?));
    let index = || match case["index"].as_u64() {
        Some(i @ 1..=32) => Ok(i as usize),
        _ => Err("index is not from 1 to 32"),
    };
    let output = match text(case, "op")? {
        "S" => oracle::s(&input()?),
        "R" => oracle::r(&input()?),
        "L" => oracle::l(&input()?),
        "X" => sum()?,
        "SX" => oracle::s(&sum()?),
        "LSX" => oracle::l(&oracle::s(&sum()?)),
        "C" => oracle::c(index()?),
        // The inner values are the two halves of the key after the steps F[C_1], ..., F[C_index] of the key schedule.
        "F" => {
            let [k1, k2, ..] = oracle::expand(&block(case, "key")?);
            let (a1, a0) = (1..=index()?).fold((k1, k2), |(a1, a0), i| oracle::f(&oracle::c(i), &a1, &a0));
            return fields([("output_left", hex(a1)), ("output_right", hex(a0))]);
        }
        "key_schedule" => return fields([("round_keys", list(oracle::expand(&block(case, "key")?)))]),
        "encrypt" => {
            return intermediates(case, "intermediates", |_| {
                let k = oracle::expand(&block(case, "key")?);
                let mut a = block(case, "plaintext")?;
                let sum = oracle::x(&k[0], &a);
                let rounds = k[..9].iter().map(|k| {
                    a = oracle::l(&oracle::s(&oracle::x(k, &a)));
                    a
                });
                let rounds = list(rounds.collect::<Vec<_>>());
                Ok(json!({"X_K1": hex(sum), "SX_K1": hex(oracle::s(&sum)), "after_LSX_round_1_to_9": rounds}))
            });
        }
        "decrypt" => {
            return intermediates(case, "intermediates", |_| {
                let k = oracle::expand(&block(case, "key")?);
                let first = oracle::x(&k[9], &block(case, "ciphertext")?);
                let mut a = first;
                let rounds = k[..9].iter().rev().map(|k| {
                    let b = oracle::s_inv(&oracle::l_inv(&a));
                    a = oracle::x(k, &b);
                    b
                });
                let rounds = list(rounds.collect::<Vec<_>>());
                let (x, l) = (hex(first), hex(oracle::l_inv(&first)));
                Ok(json!({"X_K10": x, "Linv_X_K10": l, "after_SinvLinvX_K10_down_to_K2": rounds}))
            });
        }
        other => return Err(format!("unknown operation {other}")),
    };
    fields([("output", hex(output))])
}

pub fn encrypt_kuznyechik(key: &[u8; 32], input: &[u8; 16]) -> [u8; 16] {
    oracle::encrypt(&oracle::expand(key), input)
}

pub fn magma_tables() -> Value {
    json!({"pi": list(gost28147::PI)})
}

pub fn magma(case: &Value) -> Computed {
    use gost28147::{PI, g, round, t};
    let word = |field| block(case, field).map(u32::from_be_bytes);
    let keys = || block(case, "key").map(|key| gost28147::expand(&gost28147::words_of_magma(&key)));
    let output = match text(case, "op")? {
        "t" => t(&PI, word("input")?),
        "g" => g(&PI, word("k")?, word("input")?),
        "key_schedule" => return fields([("round_keys", list(keys()?.map(u32::to_be_bytes)))]),
        operation @ ("encrypt" | "decrypt") => {
            return intermediates(case, "intermediates", |_| {
                let (mut keys, mut input, mut name) = (keys()?, "plaintext", "after_round_1_to_31");
                if operation == "decrypt" {
                    keys.reverse();
                    (input, name) = ("ciphertext", "after_round_K32_down_to_K2");
                }
                let block = u64::from_be_bytes(block(case, input)?);
                let mut a = ((block >> 32) as u32, block as u32);
                let rounds = keys[..31].iter().map(|k| {
                    a = round(&PI, *k, a);
                    list([a.0, a.1].map(u32::to_be_bytes))
                });
                Ok(json!({name: rounds.collect::<Value>()}))
            });
        }
        other => return Err(format!("unknown operation {other}")),
    };
    fields([("output", hex(output.to_be_bytes()))])
}

pub fn encrypt_magma(key: &[u8; 32], input: &[u8; 8]) -> [u8; 8] {
    let keys = gost28147::expand(&gost28147::words_of_magma(key));
    gost28147::encrypt(&gost28147::PI, &keys, u64::from_be_bytes(*input)).to_be_bytes()
}
