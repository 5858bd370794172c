//! MGM and its inner values.
use super::{Fields, Runner, Verdict, modes, same, unknown};
use fastgost::{
    Level,
    batch::Packet,
    oracle::gf,
    registry::{Algorithm, Options},
};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    match case.text("cipher")? {
        "kuz" => Ok(Runner::Kernels("kuznyechik-mgm", |case, level| run("kuznyechik", case, level))),
        "magma" => Ok(Runner::Kernels("magma-mgm", |case, level| run("magma", case, level))),
        other => Err(unknown("cipher", other, ["kuz", "magma"].into_iter())),
    }
}

/// `plaintext` gives `ciphertext` and `tag`, and back, alone and among many packets. A case that is not `valid` does
/// not open.
fn run(cipher: &str, case: &Fields<'_>, level: Level) -> Verdict {
    let (key, nonce, associated) = (case.bytes("key")?, case.bytes("nonce")?, case.bytes("aad")?);
    let (ciphertext, tag, bits) = (case.bytes("ciphertext")?, case.bytes("tag")?, case.number("tag_bits")?);
    let options = Options { level: Some(level), tag_size: Some(bits / 8), ..Options::default() };
    let algorithm = Algorithm::from_name(&format!("{cipher}-mgm"));
    let aead = algorithm.and_then(|a| a.aead(&key, &options)).map_err(|e| e.to_string())?;

    let mut opened = ciphertext.clone();
    let verdict = aead.open(&nonce, &associated, opened[..].as_mut().into(), &tag);
    let many = many(&nonce, &associated, (&ciphertext, &tag), |packets| aead.open_many(packets));
    same("what open_many gives", &many, &vec![(verdict, opened.clone(), tag.clone()); MANY])?;
    if case.has("valid") && !case.flag("valid")? {
        same("ciphertext", &opened, &ciphertext)?;
        return if verdict.is_err() { Ok(()) } else { Err("opened, although it is not valid".to_owned()) };
    }
    verdict.map_err(|e| e.to_string())?;
    same("tag_bits", &(8 * tag.len()), &bits)?;
    let plaintext = case.bytes("plaintext")?;
    same("plaintext", &opened, &plaintext)?;

    let mut sealed = plaintext.clone();
    let made = aead.seal(&nonce, &associated, sealed[..].as_mut().into()).map_err(|e| e.to_string())?;
    same("ciphertext", &sealed, &ciphertext)?;
    same("tag", &made[..], &tag[..])?;
    let room = vec![0; tag.len()];
    let many = self::many(&nonce, &associated, (&plaintext, &room), |packets| aead.seal_many(packets));
    same("what seal_many gives", &many, &vec![(Ok(()), sealed, tag); MANY])?;
    match case.has("intermediates") {
        true => inside(cipher, case, &case.object("intermediates", &[])?, level),
        false => Ok(()),
    }
}

/// Packets in a call: a group of any kernel has blocks of several.
const MANY: usize = 3;

/// The results, data and tags of several copies of a packet.
fn many(
    nonce: &[u8],
    associated: &[u8],
    (data, tag): (&[u8], &[u8]),
    call: impl Fn(&mut [Packet<'_>]) -> fastgost::Result<()>,
) -> Vec<(fastgost::Result<()>, Vec<u8>, Vec<u8>)> {
    let mut places = vec![(data.to_vec(), tag.to_vec()); MANY];
    let packets = places.iter_mut().map(|(data, tag)| Packet::new(nonce, associated, data, tag));
    let mut packets: Vec<_> = packets.collect();
    // Each packet has its own result; this is the first error.
    let _ = call(&mut packets);
    packets.iter().map(|p| (p.result, p.data.to_vec(), p.tag.to_vec())).collect()
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
