//! Tests the inner values of MGM: the counters, the encrypted counters, and the sum after every product.
use super::{Computed, Result, block, bytes, ciphers, hex, intermediates, list, text, xor};
use fastgost_testkit::oracle::gf;
use serde_json::{Value, json};
use std::ops::Range;

pub fn inside(case: &Value) -> Computed {
    intermediates(case, "intermediates", |_| {
        let key = block(case, "key")?;
        match text(case, "cipher")? {
            "kuz" => described(
                case,
                |a| Ok(ciphers::encrypt_kuznyechik(&key, &whole(a)?).to_vec()),
                |a, b| {
                    Ok(gf::multiply128(u128::from_be_bytes(whole(a)?), u128::from_be_bytes(whole(b)?))
                        .to_be_bytes()
                        .to_vec())
                },
            ),
            _ => described(
                case,
                |a| Ok(ciphers::encrypt_magma(&key, &whole(a)?).to_vec()),
                |a, b| {
                    Ok(gf::multiply64(u64::from_be_bytes(whole(a)?), u64::from_be_bytes(whole(b)?))
                        .to_be_bytes()
                        .to_vec())
                },
            ),
        }
    })
}

/// Returns `part` as a whole block, padded with zeros.
fn whole<const N: usize>(part: &[u8]) -> Result<[u8; N]> {
    let mut padded = part.to_vec();
    padded.resize(N.max(part.len()), 0);
    padded.try_into().map_err(|_| "the nonce is not a block".to_owned())
}

fn described(
    case: &Value,
    encrypt: impl Fn(&[u8]) -> Result<Vec<u8>>,
    product: impl Fn(&[u8], &[u8]) -> Result<Vec<u8>>,
) -> Result<Value> {
    let (nonce, associated, ciphertext) = (bytes(case, "nonce")?, bytes(case, "aad")?, bytes(case, "ciphertext")?);
    let size = nonce.len();
    let mut second = nonce.clone();
    second[0] |= 0x80;
    let encrypt_all = |blocks: &[Vec<u8>]| blocks.iter().map(|block| encrypt(block)).collect::<Result<Vec<_>>>();
    let y = counted(&encrypt(&nonce)?, size / 2..size, ciphertext.len().div_ceil(size));
    let z = counted(&encrypt(&second)?, 0..size / 2, associated.len().div_ceil(size) + y.len() + 1);
    let h = encrypt_all(&z)?;
    let bits = |part: &[u8]| (8 * part.len() as u64).to_be_bytes()[8 - size / 2..].to_vec();
    let mut sums = Vec::new();
    let mut sum = vec![0; size];
    for (h, block) in h.iter().zip(associated.chunks(size).chain(ciphertext.chunks(size))) {
        sum = xor(&sum, &product(h, block)?);
        sums.push(sum.clone());
    }
    Ok(json!({
        "Y": list(&y),
        "E_K": list(encrypt_all(&y)?),
        "Z": list(&z),
        "H": list(h),
        "len_block": hex([bits(&associated), bits(&ciphertext)].concat()),
        "running_sum": list(sums),
    }))
}

/// Returns `number` blocks, beginning with `first`. The bytes `part` of a block contain a counter. The counter grows by
/// 1 from block to block.
fn counted(first: &[u8], part: Range<usize>, number: usize) -> Vec<Vec<u8>> {
    let mut block = first.to_vec();
    let mut blocks = Vec::new();
    for _ in 0..number {
        blocks.push(block.clone());
        for byte in block[part.clone()].iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }
    blocks
}
