//! MGM and its inner values.
use super::{Fields, Runner, Verdict, aead, modes, same, unknown};
use fastgost::{Level, oracle::gf};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    match case.text("cipher")? {
        "kuz" => Ok(Runner::Kernels("kuznyechik-mgm", |case, level| run("kuznyechik", case, level))),
        "magma" => Ok(Runner::Kernels("magma-mgm", |case, level| run("magma", case, level))),
        other => Err(unknown("cipher", other, ["kuz", "magma"].into_iter())),
    }
}

fn run(cipher: &str, case: &Fields<'_>, level: Level) -> Verdict {
    aead::message(&format!("{cipher}-mgm"), &case.bytes("aad")?, None, case, level)?;
    match case.has("intermediates") {
        true => inside(cipher, case, &case.object("intermediates", &[])?, level),
        false => Ok(()),
    }
}

/// The counters' values, their encryptions, and the sum after every product.
fn inside(cipher: &str, case: &Fields<'_>, inside: &Fields<'_>, level: Level) -> Verdict {
    let key = case.bytes("key")?;
    let encrypt = |blocks: &[Vec<u8>]| -> Result<Blocks, String> {
        blocks.iter().map(|block| modes::ecb(cipher, &key, level, block)).collect()
    };
    let (nonce, associated, ciphertext) = (case.bytes("nonce")?, case.bytes("aad")?, case.bytes("ciphertext")?);
    let size = nonce.len();
    let mut second = nonce.clone();
    second[0] |= 0x80;
    let first = encrypt(&[nonce, second])?;
    let y = counted(&first[0], size / 2..size, ciphertext.len().div_ceil(size));
    same("Y", &y, &inside.byte_strings("Y")?)?;
    same("E_K", &encrypt(&y)?, &inside.byte_strings("E_K")?)?;
    let blocks = associated.len().div_ceil(size) + y.len() + 1;
    let z = counted(&first[1], 0..size / 2, blocks);
    same("Z", &z, &inside.byte_strings("Z")?)?;
    let h = encrypt(&z)?;
    same("H", &h, &inside.byte_strings("H")?)?;
    let bits = |part: &[u8]| (8 * part.len() as u64).to_be_bytes()[8 - size / 2..].to_vec();
    let lengths = [bits(&associated), bits(&ciphertext)].concat();
    same("len_block", &lengths, &inside.bytes("len_block")?)?;
    let mut sum = vec![0; size];
    let mut sums = Vec::new();
    for (h, block) in h.iter().zip(associated.chunks(size).chain(ciphertext.chunks(size))) {
        for (s, p) in sum.iter_mut().zip(product(h, block)?) {
            *s ^= p;
        }
        sums.push(sum.clone());
    }
    same("running_sum", &sums, &inside.byte_strings("running_sum")?)?;
    inside.all_seen()
}

type Blocks = Vec<Vec<u8>>;

/// Values of a counter in a part of the block.
fn counted(first: &[u8], part: std::ops::Range<usize>, number: usize) -> Blocks {
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

/// The product of a block and one padded with zeros.
fn product(a: &[u8], b: &[u8]) -> Result<Vec<u8>, String> {
    let number = |bytes: &[u8]| (0..a.len()).fold(0, |x, i| x << 8 | u128::from(*bytes.get(i).unwrap_or(&0)));
    match a.len() {
        16 => Ok(gf::multiply128(number(a), number(b)).to_be_bytes().to_vec()),
        8 => Ok(gf::multiply64(number(a) as u64, number(b) as u64).to_be_bytes().to_vec()),
        _ => Err("blocks have 8 or 16 bytes".to_owned()),
    }
}
