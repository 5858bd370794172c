//! Tests the inner values of modes of operation and of OMAC. These inner values are the input blocks that the mode or
//! OMAC encrypts.
use super::{Computed, Result, block, bytes, intermediates, list, text, xor};
use serde_json::{Value, json};

/// A cipher with blocks of N bytes.
type Encrypt<const N: usize> = fn(&[u8; 32], &[u8; N]) -> [u8; N];

pub fn inside<const N: usize>(case: &Value, encrypt: Encrypt<N>) -> Computed {
    intermediates(case, "intermediates", |given| {
        let key = block(case, "key")?;
        let encrypt =
            |input: &[u8]| input.try_into().map(|input| encrypt(&key, input).to_vec()).map_err(|_| "not a block");
        match text(case, "mode")? {
            "MAC" => omac(&bytes(case, "message")?, N, encrypt),
            // For ECB, the standard's table has only single blocks of the plaintext. These blocks are separate
            // examples, and not one message. So the test takes the input blocks from the file.
            "ECB" => {
                let inputs = given["input_blocks"].as_array().ok_or("input_blocks is not a list")?;
                let inputs = inputs.iter().map(|input| bytes(&json!({"input": input}), "input"));
                described(inputs.collect::<Result<_>>()?, encrypt)
            }
            mode => described(inputs::<N>(mode, case)?, encrypt),
        }
    })
}

fn described(
    inputs: Vec<Vec<u8>>,
    encrypt: impl Fn(&[u8]) -> std::result::Result<Vec<u8>, &'static str>,
) -> Result<Value> {
    let outputs = inputs.iter().map(|input| encrypt(input)).collect::<std::result::Result<Vec<_>, _>>()?;
    Ok(json!({"input_blocks": list(inputs), "output_blocks": list(outputs)}))
}

fn inputs<const N: usize>(mode: &str, case: &Value) -> Result<Vec<Vec<u8>>> {
    let (iv, plaintext, ciphertext) = (bytes(case, "iv")?, bytes(case, "plaintext")?, bytes(case, "ciphertext")?);
    let blocks = plaintext.len().div_ceil(N);
    // The blocks in the register are the IV, and then the blocks that the mode feeds back.
    let register = |fed: &[u8]| [&iv, fed].concat().chunks(N).take(blocks).map(<[u8]>::to_vec).collect::<Vec<_>>();
    Ok(match mode {
        "CTR" => {
            let counter = |i: u64| [&iv, &i.to_be_bytes()[8 - (N - iv.len()).min(8)..]].concat();
            (0..blocks as u64).map(counter).collect()
        }
        "OFB" => register(&xor(&plaintext, &ciphertext)),
        "CFB" => register(&ciphertext),
        "CBC" => register(&ciphertext).iter().zip(plaintext.chunks(N)).map(|(a, b)| xor(a, b)).collect(),
        other => return Err(format!("unknown mode {other}")),
    })
}

fn omac(
    message: &[u8],
    size: usize,
    encrypt: impl Fn(&[u8]) -> std::result::Result<Vec<u8>, &'static str>,
) -> Result<Value> {
    let r = encrypt(&vec![0; size])?;
    let (k1, k2) = (doubled(&r), doubled(&doubled(&r)));
    let mut blocks: Vec<_> = message.chunks(size).map(<[u8]>::to_vec).collect();
    let mut last = blocks.pop().unwrap_or_default();
    let key = if last.len() == size { &k1 } else { &k2 };
    if last.len() < size {
        last.push(0x80);
        last.resize(size, 0);
    }
    blocks.push(xor(&last, key));
    let mut state = vec![0; size];
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    for block in blocks {
        inputs.push(xor(&state, &block));
        state = encrypt(&inputs[inputs.len() - 1])?;
        outputs.push(state.clone());
    }
    let [r, k1, k2] = [r, k1, k2].map(super::hex);
    Ok(json!({"R": r, "K1": k1, "K2": k2, "input_blocks": list(inputs), "output_blocks": list(outputs)}))
}

/// Shifts the block left by one bit. If a bit falls out, the low byte of the polynomial is added (GOST R 34.13-2015,
/// section 5.6.1).
fn doubled(block: &[u8]) -> Vec<u8> {
    let mut out: Vec<_> = (0..block.len()).map(|i| block[i] << 1 | block.get(i + 1).unwrap_or(&0) >> 7).collect();
    if let (0x80.., Some(last)) = (block[0], out.last_mut()) {
        *last ^= if block.len() == 16 { 0x87 } else { 0x1b };
    }
    out
}
