//! Modes of operation and MACs, of any cipher in the registry.
use super::{Fields, On, Runner, Verdict, known, same};
use fastgost::{
    Level,
    registry::{Algorithm, Direction, Options},
};

pub fn kuznyechik(case: &Fields<'_>) -> Result<Runner, String> {
    const MODES: &[(&str, Runner)] = &[
        ("ECB", Runner::Cipher("kuznyechik-ecb", |case, on| run("kuznyechik", "ecb", case, on))),
        ("CTR", Runner::Cipher("kuznyechik-ecb", |case, on| run("kuznyechik", "ctr", case, on))),
        ("OFB", Runner::Cipher("kuznyechik-ecb", |case, on| run("kuznyechik", "ofb", case, on))),
        ("CBC", Runner::Cipher("kuznyechik-ecb", |case, on| run("kuznyechik", "cbc", case, on))),
        ("CFB", Runner::Cipher("kuznyechik-ecb", |case, on| run("kuznyechik", "cfb", case, on))),
        ("MAC", Runner::Kernels("kuznyechik-ecb", |case, level| omac("kuznyechik", case, level))),
    ];
    known("mode", case.text("mode")?, MODES)
}

pub fn magma(case: &Fields<'_>) -> Result<Runner, String> {
    const MODES: &[(&str, Runner)] = &[
        ("ECB", Runner::Cipher("magma-ecb", |case, on| run("magma", "ecb", case, on))),
        ("CTR", Runner::Cipher("magma-ecb", |case, on| run("magma", "ctr", case, on))),
        ("OFB", Runner::Cipher("magma-ecb", |case, on| run("magma", "ofb", case, on))),
        ("CBC", Runner::Cipher("magma-ecb", |case, on| run("magma", "cbc", case, on))),
        ("CFB", Runner::Cipher("magma-ecb", |case, on| run("magma", "cfb", case, on))),
        ("MAC", Runner::Kernels("magma-ecb", |case, level| omac("magma", case, level))),
    ];
    known("mode", case.text("mode")?, MODES)
}

/// `plaintext` gives `ciphertext` and back.
pub fn both_ways(algorithm: &str, case: &Fields<'_>, on: &mut On<'_>, options: &Options<'_>) -> Verdict {
    let (plaintext, ciphertext) = (case.bytes("plaintext")?, case.bytes("ciphertext")?);
    let mut work = |direction, data: &[u8]| apply(algorithm, direction, &case.bytes("key")?, on, options, data);
    same("ciphertext", &work(Direction::Encrypt, &plaintext)?, &ciphertext)?;
    same("plaintext", &work(Direction::Decrypt, &ciphertext)?, &plaintext)
}

/// Applies the algorithm to the data in one call.
pub fn apply(
    algorithm: &str,
    direction: Direction,
    key: &[u8],
    on: &mut On<'_>,
    options: &Options<'_>,
    data: &[u8],
) -> Result<Vec<u8>, String> {
    let options = Options { level: Some(on.level), ..options.clone() };
    let mut data = data.to_vec();
    let algorithm = Algorithm::from_name(algorithm).map_err(|e| e.to_string())?;
    if let Some(cards) = on.cards {
        let computed = cards.apply(algorithm, direction, key, &options, 0, &mut data);
        // An error is theirs as well.
        on.computed |= computed != Ok(false);
        if computed? {
            return Ok(data);
        }
    }
    let mode = algorithm.cipher(direction, key, &options);
    mode.and_then(|mut mode| mode.apply(data.as_mut_slice().into())).map_err(|e| e.to_string())?;
    Ok(data)
}

/// The tag of a message, of that length.
pub fn tag(
    algorithm: &str,
    key: &[u8],
    level: Level,
    options: &Options<'_>,
    size: usize,
    message: &[u8],
) -> Result<Vec<u8>, String> {
    let options = Options { level: Some(level), tag_size: Some(size), ..options.clone() };
    let mut tag = Algorithm::from_name(algorithm).and_then(|a| a.mac(key, &options)).map_err(|e| e.to_string())?;
    tag.update(message).map_err(|e| e.to_string())?;
    Ok(tag.finalize_reset().to_vec())
}

fn run(cipher: &str, mode: &str, case: &Fields<'_>, on: &mut On<'_>) -> Verdict {
    let iv = if mode == "ecb" { Vec::new() } else { case.bytes("iv")? };
    both_ways(&format!("{cipher}-{mode}"), case, on, &Options { iv: &iv, ..Options::default() })?;
    if !case.has("intermediates") {
        return Ok(());
    }
    let inside = case.object("intermediates", &[])?;
    let (inputs, outputs) = encrypted_blocks(cipher, case, on.level, &inside)?;
    let size = block_size(cipher)?;
    let split = |field| Ok::<_, String>(case.bytes(field)?.chunks(size).map(<[u8]>::to_vec).collect::<Vec<_>>());
    let (plaintext, ciphertext) = (split("plaintext")?, split("ciphertext")?);
    // The register: the IV, followed by the blocks that the mode feeds back.
    let register = |fed: &[Vec<u8>]| -> Blocks {
        iv.chunks(size).map(<[u8]>::to_vec).chain(fed.iter().cloned()).take(plaintext.len()).collect()
    };
    let expected = match mode {
        // Any blocks: the standard's table for ECB has only those of the plaintext.
        "ecb" => inputs.clone(),
        "ctr" => (0..plaintext.len() as u64)
            .map(|i| {
                let number = i.to_be_bytes();
                [&iv[..], &number[number.len() - (size - iv.len())..]].concat()
            })
            .collect(),
        "ofb" => register(&outputs),
        "cfb" => register(&ciphertext),
        "cbc" => register(&ciphertext).iter().zip(&plaintext).map(|(a, b)| sum(a, b)).collect(),
        _ => return Err(format!("no intermediates of {mode} are known here")),
    };
    same("input_blocks", &inputs, &expected)?;
    match mode {
        "ecb" => {}
        "cbc" => same("output_blocks", &outputs, &ciphertext)?,
        _ => {
            let sums: Vec<_> = outputs.iter().zip(&plaintext).map(|(a, b)| sum(a, b)).collect();
            same("output_blocks", &sums, &ciphertext)?;
        }
    }
    inside.all_seen()
}

fn omac(cipher: &str, case: &Fields<'_>, level: Level) -> Verdict {
    let algorithm = format!("{cipher}-omac");
    let (key, message, size) = (case.bytes("key")?, case.bytes("message")?, block_size(cipher)?);
    let omac = |size, message: &[u8]| tag(&algorithm, &key, level, &Options::default(), size, message);
    let mac = case.bytes("mac")?;
    same("mac", &omac(mac.len(), &message)?, &mac)?;
    if case.has("mac_bits") {
        same("mac_bits", &(8 * mac.len()), &case.number("mac_bits")?)?;
    }
    let whole = omac(size, &message)?;
    if case.has("mac_untruncated") {
        same("mac_untruncated", &whole, &case.bytes("mac_untruncated")?)?;
    }
    if !case.has("intermediates") {
        return Ok(());
    }
    let inside = case.object("intermediates", &[])?;
    let encrypt = |block: &[u8]| ecb(cipher, &key, level, block);
    let zero = vec![0; size];
    let padding = [&[0x80][..], &zero[1..]].concat();
    let (k1, k2) = (inside.bytes("K1")?, inside.bytes("K2")?);
    same("R", &encrypt(&zero)?, &inside.bytes("R")?)?;
    // The tags of a block of zeros and of an empty message each depend on one of the two keys.
    same("K1", &encrypt(&k1)?, &omac(size, &zero)?)?;
    same("K2", &encrypt(&sum(&k2, &padding))?, &omac(size, &[])?)?;
    let (inputs, outputs) = encrypted_blocks(cipher, case, level, &inside)?;
    let mut blocks: Vec<_> = message.chunks(size).map(<[u8]>::to_vec).collect();
    if blocks.is_empty() {
        blocks.push(Vec::new());
    }
    if let Some(last) = blocks.last_mut() {
        let is_whole = last.len() == size;
        last.extend_from_slice(&padding[..size - last.len()]);
        *last = sum(last, if is_whole { &k1 } else { &k2 });
    }
    let states = [vec![zero], outputs.clone()].concat();
    let expected: Vec<_> = states.iter().zip(&blocks).map(|(a, b)| sum(a, b)).collect();
    same("input_blocks", &inputs, &expected)?;
    same("output_blocks", &outputs.last(), &Some(&whole))?;
    inside.all_seen()
}

type Blocks = Vec<Vec<u8>>;

/// `input_blocks` and `output_blocks`, which must be their encryption.
fn encrypted_blocks(
    cipher: &str,
    case: &Fields<'_>,
    level: Level,
    inside: &Fields<'_>,
) -> Result<(Blocks, Blocks), String> {
    let (inputs, outputs) = (inside.byte_strings("input_blocks")?, inside.byte_strings("output_blocks")?);
    let size = block_size(cipher)?;
    if inputs.iter().chain(&outputs).any(|b| b.len() != size) {
        return Err(format!("input_blocks and output_blocks are not of {size} bytes each"));
    }
    same("output_blocks", &ecb(cipher, &case.bytes("key")?, level, &inputs.concat())?, &outputs.concat())?;
    Ok((inputs, outputs))
}

pub fn ecb(cipher: &str, key: &[u8], level: Level, blocks: &[u8]) -> Result<Vec<u8>, String> {
    apply(&format!("{cipher}-ecb"), Direction::Encrypt, key, &mut On::kernel(level), &Options::default(), blocks)
}

fn block_size(cipher: &str) -> Result<usize, String> {
    Algorithm::from_name(&format!("{cipher}-ecb")).map(Algorithm::block_size).map_err(|e| e.to_string())
}

fn sum(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}
