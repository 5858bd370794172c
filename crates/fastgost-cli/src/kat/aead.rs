//! What is the same for every AEAD.
use super::{Fields, Verdict, same};
use fastgost::{
    Level,
    batch::Packet,
    registry::{Algorithm, Options},
};

/// `plaintext` gives `ciphertext` and `tag`, and back, alone and among many packets. A case that is not `valid` does
/// not open.
pub fn message(algorithm: &str, associated: &[u8], section: Option<usize>, case: &Fields<'_>, level: Level) -> Verdict {
    let (key, nonce) = (case.bytes("key")?, case.bytes("nonce")?);
    let (ciphertext, tag, bits) = (case.bytes("ciphertext")?, case.bytes("tag")?, case.number("tag_bits")?);
    let options = Options { level: Some(level), tag_size: Some(bits / 8), section, ..Options::default() };
    let aead = Algorithm::from_name(algorithm).and_then(|a| a.aead(&key, &options)).map_err(|e| e.to_string())?;

    let mut opened = ciphertext.clone();
    let verdict = aead.open(&nonce, associated, opened[..].as_mut().into(), &tag);
    let many = many(&nonce, associated, (&ciphertext, &tag), |packets| aead.open_many(packets));
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
    let made = aead.seal(&nonce, associated, sealed[..].as_mut().into()).map_err(|e| e.to_string())?;
    same("ciphertext", &sealed, &ciphertext)?;
    same("tag", &made[..], &tag[..])?;
    let room = vec![0; tag.len()];
    let many = self::many(&nonce, associated, (&plaintext, &room), |packets| aead.seal_many(packets));
    same("what seal_many gives", &many, &vec![(Ok(()), sealed, tag); MANY])
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
