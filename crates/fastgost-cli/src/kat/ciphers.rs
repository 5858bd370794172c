//! Known answers for ciphers: modes, MACs, authenticated encryption, key wraps, and keys that are derived from other
//! keys.
use super::{Fields, On, Result, same, unknown};
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Magma, Sbox,
    batch::Packet,
    hash::Streebog256,
    kdf::kdf_256,
    mac::{Hmac, SingleBlock},
    mode::acpkm,
    registry::{Direction, Options},
    wrap::{self, KExp15},
};

/// Checks that encrypting `plaintext` gives `ciphertext`, and decrypting `ciphertext` gives `plaintext`.
pub fn mode(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (key, plaintext) = (case.bytes("key")?, case.data("plaintext")?);
    let iv = if on.algorithm.iv_size().is_some() { case.bytes("iv")? } else { Vec::new() };
    let section = on.algorithm.section_size().map(|_| case.number("section_size_bytes")).transpose()?;
    let (sbox, meshing) = legacy(case, on)?;
    // The library has no ECB with meshing, because meshing would make the blocks depend on each other. Meshing makes no
    // difference for texts of up to `MESHED` bytes. So a case for ECB with meshing and a short text is computed without
    // meshing.
    let meshing = meshing && (on.algorithm.iv_size().is_some() || plaintext.len() > MESHED);
    let options = Options { iv: &iv, section, sbox: sbox.as_ref(), meshing, ..Options::default() };
    let ciphertext = on.apply(Direction::Encrypt, &key, &options, &plaintext)?;
    if case.has("ciphertext_last_16") {
        case.is("ciphertext_last_16", &ciphertext[ciphertext.len().saturating_sub(16)..])?;
    } else {
        case.is("ciphertext", &ciphertext)?;
    }
    same("plaintext", &on.apply(Direction::Decrypt, &key, &options, &ciphertext)?, &plaintext)?;
    if let (Some(section), true) = (section, case.has("section_keys")) {
        let keys = case.blocks::<32>("section_keys")?;
        same("section_keys", &keys.len(), &plaintext.len().div_ceil(section))?;
        same("section_keys", &keys.first().map(|key| &key[..]), &Some(&key[..]))?;
        for pair in keys.windows(2) {
            same("section_keys", &next_key(on, &pair[0])?, &pair[1])?;
        }
    }
    Ok(())
}

/// Checks one key change by ACPKM.
pub fn key_change(case: &Fields<'_>, on: &On<'_>) -> Result {
    case.is("new_key", next_key(on, &case.block("key")?)?)
}

fn next_key(on: &On<'_>, key: &[u8; 32]) -> Result<[u8; 32]> {
    Ok(*match on.algorithm.block_size() {
        16 => acpkm(&Kuznyechik::with_level(on.level, key)?),
        _ => acpkm(&Magma::with_level(on.level, key)?),
    })
}

/// Checks that the MAC of `message` is `mac`. For HMAC, also computes the MACs of several messages in one call. The
/// check makes several such calls, and `message` has another position in each call.
pub fn mac(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (key, message, mac) = (case.bytes("key")?, case.data("message")?, case.bytes("mac")?);
    let (sbox, meshing) = legacy(case, on)?;
    let single_block = match sbox.as_ref().map(|_| case.text("imit_single_block_rule")).transpose()? {
        Some("cryptopro") => SingleBlock::CryptoPro,
        Some("plain") => SingleBlock::Plain,
        Some("n/a") if (1..=8).contains(&message.len()) => return Err("imit_single_block_rule: a block has one".into()),
        Some("n/a") | None => SingleBlock::default(),
        Some(other) => return Err(unknown("imit_single_block_rule", other, ["cryptopro", "plain", "n/a"].into_iter())),
    };
    let (section, key_section) = match on.algorithm.section_size() {
        Some(_) => (Some(case.number("section_size_bytes")?), Some(case.number("key_section_bytes")?)),
        None => (None, None),
    };
    let whole = Options { sbox: sbox.as_ref(), meshing, single_block, section, key_section, ..Options::default() };
    let options = Options { tag_size: Some(mac.len()), ..whole.clone() };
    same("mac", &on.tag(&key, &options, &message)?, &mac)?;
    if case.has("mac_bits") {
        case.is_number("mac_bits", 8 * mac.len())?;
    }
    if case.has("mac_untruncated") {
        case.is("mac_untruncated", on.tag(&key, &whole, &message)?)?;
    }
    if let (Some(size), true) = (key_section, case.has("key_material")) {
        let block = on.algorithm.block_size();
        let of_sections = message.len().div_ceil(section.unwrap_or(1)).max(1) * (32 + block);
        let options = Options { iv: &vec![0xff; block / 2], section: Some(size), ..Options::default() };
        let ctr = on.with(&on.algorithm.name.replace("omac-acpkm", "ctr-acpkm"))?;
        case.is("key_material", ctr.apply(Direction::Encrypt, &key, &options, &vec![0; of_sections])?)?;
    }
    if on.algorithm.name.starts_with("hmac") {
        let mut many = on.algorithm.mac(&key, &Options { level: Some(on.level), ..options.clone() })?;
        let alone = |message: &[u8]| on.tag(&key, &options, message);
        super::hashes::lanes(33, &message, alone, |messages, done| {
            Ok(many.many(messages, &mut |i, tag| done(i, &tag))?)
        })?;
    }
    Ok(())
}

/// The number of bytes after which key meshing changes the key (RFC 4357, section 2.3.2).
const MESHED: usize = 1024;

/// Returns the S-boxes of a case for GOST 28147-89, and whether the case uses key meshing. For other ciphers, returns
/// None and false.
fn legacy(case: &Fields<'_>, on: &On<'_>) -> Result<(Option<Sbox>, bool)> {
    match on.algorithm.name.starts_with("gost28147") {
        true => Ok((Some(sbox(case)?), case.flag("meshing")?)),
        false => Ok((None, false)),
    }
}

/// Returns the S-box set that a case names.
pub fn sbox(case: &Fields<'_>) -> Result<Sbox> {
    sbox_named(case.text("sbox")?)
}

pub fn sbox_named(name: &str) -> Result<Sbox> {
    Sbox::from_name(&name.to_lowercase()).map_err(|_| unknown("S-box set", name, Sbox::SETS.iter().map(|s| s.name)))
}

/// Checks one step of key meshing. No function of the library returns the result of this step. So the check decrypts
/// 1024 bytes in CFB, and the last 8 of these bytes are the case's IV. After 1024 bytes, the mode changes the key and
/// the IV, so the next decrypted block depends on the new key and the new IV.
pub fn mesh(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (key, sbox, iv) = (case.bytes("key")?, sbox(case)?, case.block::<8>("iv")?);
    let (new_key, new_iv) = (case.bytes("new_key")?, case.block::<8>("new_iv")?);
    let options = Options { sbox: Some(&sbox), ..Options::default() };
    let ecb = on.with("gost28147-ecb")?;
    let encrypt = |block: &[u8]| ecb.apply(Direction::Encrypt, &new_key, &options, block);
    case.is("new_iv", encrypt(&iv)?)?;
    let mut data = [0; MESHED + 8];
    data[MESHED - 8..MESHED].copy_from_slice(&iv);
    let meshed = Options { iv: &[0; 8], meshing: true, ..options.clone() };
    let decrypted = on.with("gost28147-cfb")?.apply(Direction::Decrypt, &key, &meshed, &data)?;
    same("new_key", &decrypted[MESHED..], &encrypt(&new_iv)?[..])
}

/// Finds the S-box set with the object identifier of the case, and checks that its rows are the rows in the case. If
/// the case also has the set as octets, the octets must give the same set. To compare two sets, the check encrypts with
/// both sets, and compares the ciphertexts.
pub fn sbox_set(case: &Fields<'_>, on: &On<'_>) -> Result {
    let oid = case.text("oid")?;
    let set = Sbox::SETS.iter().find(|s| s.oid == oid);
    let set = set.ok_or_else(|| unknown("oid", oid, Sbox::SETS.iter().map(|s| s.oid)))?;
    same("rows", &case.blocks("rows")?[..], &set.rows[..])?;
    const MESHING: &[(&str, bool)] = &[("none", false), ("CryptoPro", true), ("CryptoPro (by profile)", true)];
    same("key_meshing", &case.known("key_meshing", MESHING)?, &set.key_meshing)?;
    // The encryption of these blocks uses every entry of every S-box row many times.
    let blocks: Vec<u8> = (0..256u64).flat_map(u64::to_le_bytes).collect();
    let ecb = on.with(on.algorithm.name)?;
    let encrypt = |sbox: &Sbox| {
        ecb.apply(Direction::Encrypt, &[0x5a; 32], &Options { sbox: Some(sbox), ..Options::default() }, &blocks)
    };
    let by_name = encrypt(&Sbox::from_name(set.name)?)?;
    same("rows", &encrypt(&Sbox::from_rows(&set.rows)?)?, &by_name)?;
    match case.if_any("rfc4357_octets", Fields::block)? {
        Some(octets) => same("rfc4357_octets", &encrypt(&Sbox::from_octets(&octets))?, &by_name),
        None => Ok(()),
    }
}

/// Checks that sealing `plaintext` gives `ciphertext` and `tag`, and that opening `ciphertext` and `tag` gives
/// `plaintext`. Processes the packet (the message with its nonce and tag) alone, and then processes several copies of
/// the packet in one call. If the case is not `valid`, the packet must not open.
pub fn aead(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (key, nonce) = (case.bytes("key")?, case.bytes("nonce")?);
    let associated = if on.algorithm.has_associated_data() { case.bytes("aad")? } else { Vec::new() };
    let (ciphertext, tag, bits) = (case.bytes("ciphertext")?, case.bytes("tag")?, case.number::<usize>("tag_bits")?);
    let section = match on.algorithm.section_size() {
        Some(_) => case.if_any("section_size_bytes", Fields::number)?,
        None => None,
    };
    let options = Options { level: Some(on.level), tag_size: Some(bits / 8), section, ..Options::default() };
    let aead = on.algorithm.aead(&key, &options)?;

    let mut opened = ciphertext.clone();
    let verdict = aead.open(&nonce, &associated, opened[..].as_mut().into(), &tag);
    let opened_many = many(&nonce, &associated, (&ciphertext, &tag), |packets| aead.open_many(packets));
    same("what open_many gives", &opened_many, &vec![(verdict, opened.clone(), tag.clone()); MANY])?;
    if case.accepted(verdict)?.is_none() {
        return same("ciphertext", &opened, &ciphertext);
    }
    same("tag_bits", &(8 * tag.len()), &bits)?;
    case.is("plaintext", &opened)?;

    let mut sealed = opened.clone();
    let made = aead.seal(&nonce, &associated, sealed[..].as_mut().into())?;
    same("ciphertext", &sealed, &ciphertext)?;
    same("tag", &made[..], &tag[..])?;
    let sealed_many = many(&nonce, &associated, (&opened, &vec![0; tag.len()]), |packets| aead.seal_many(packets));
    same("what seal_many gives", &sealed_many, &vec![(Ok(()), sealed, tag); MANY])
}

/// The number of packets in one call. With this number of packets, every kernel processes blocks of several packets at
/// once.
const MANY: usize = 3;

/// Passes several copies of a packet to `call`. Returns the result, the data and the tag of each copy.
fn many(
    nonce: &[u8],
    associated: &[u8],
    (data, tag): (&[u8], &[u8]),
    call: impl Fn(&mut [Packet<'_>]) -> fastgost::Result<()>,
) -> Vec<(fastgost::Result<()>, Vec<u8>, Vec<u8>)> {
    let mut places = vec![(data.to_vec(), tag.to_vec()); MANY];
    let packets = places.iter_mut().map(|(data, tag)| Packet::new(nonce, associated, data, tag));
    let mut packets: Vec<_> = packets.collect();
    // `call` returns the first error of all packets. The check does not need this error, because each packet has its
    // own result.
    let _ = call(&mut packets);
    packets.iter().map(|p| (p.result, p.data.to_vec(), p.tag.to_vec())).collect()
}

/// Checks that KExp15 wraps the key, and that KImp15 unwraps the key again.
pub fn kexp15(case: &Fields<'_>, on: &On<'_>) -> Result {
    match on.algorithm.block_size() {
        16 => exported(case, on, |key| Kuznyechik::with_level(on.level, key)),
        _ => exported(case, on, |key| Magma::with_level(on.level, key)),
    }
}

/// Checks a key wrap. The check uses the Rust type `KExp15` and not the registry, because the registry rejects two
/// equal keys.
fn exported<C: Cipher>(case: &Fields<'_>, on: &On<'_>, cipher: impl Fn(&[u8; 32]) -> fastgost::Result<C>) -> Result {
    let mac_key = case.block("k_exp_mac")?;
    let keys = KExp15::new(cipher(&mac_key)?, cipher(&case.block("k_exp_enc")?)?);
    let (iv, kexp) = (case.bytes("iv")?, case.bytes("kexp")?);
    let mut key = vec![0; kexp.len().saturating_sub(KExp15::<C>::OVERHEAD)];
    if case.accepted(keys.import_into(&iv, &kexp, &mut key))?.is_none() {
        return Ok(());
    }
    case.is("key", &key)?;
    let mut wrapped = vec![0; kexp.len()];
    keys.export(&iv, &key, &mut wrapped)?;
    same("kexp", &wrapped, &kexp)?;
    if case.has("keymac") {
        let omac = on.with(&on.algorithm.name.replace("kexp15", "omac"))?;
        case.is("keymac", omac.tag(&mac_key, &Options::default(), &[iv, key].concat())?)?;
    }
    Ok(())
}

pub fn gost28147_wrap(case: &Fields<'_>, on: &On<'_>) -> Result {
    wrapped(case, &kek(case, on)?, wrap::gost28147_wrap, wrap::gost28147_unwrap)
}

pub fn cryptopro_wrap(case: &Fields<'_>, on: &On<'_>) -> Result {
    let kek = kek(case, on)?;
    if case.has("diversified_kek") {
        case.is("diversified_kek", *wrap::cryptopro_diversify(&kek, &case.block("ukm")?))?;
    }
    wrapped(case, &kek, wrap::cryptopro_wrap, wrap::cryptopro_unwrap)
}

/// Checks the key wrap of RFC 7836, section 4.6.
pub fn kdf_wrap(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (kek, seed) = (kek(case, on)?, case.bytes("seed")?);
    let root = Hmac::new(Streebog256::new(), &case.bytes("key")?);
    case.is("kek", *kdf_256(&root, &case.bytes("label")?, &seed))?;
    case.is("ukm", seed.get(..8).unwrap_or_default())?;
    let whole = wrap::gost28147_wrap(&kek, &case.block("ukm")?, &case.block("cek")?);
    case.is("cek_enc", &whole[8..40])?;
    case.is("cek_mac", &whole[40..])
}

fn kek(case: &Fields<'_>, on: &On<'_>) -> Result<Gost28147> {
    Ok(Gost28147::with_level(on.level, &case.block("kek")?, &sbox(case)?)?)
}

fn wrapped<K: std::ops::Deref<Target = [u8; 32]>>(
    case: &Fields<'_>,
    kek: &Gost28147,
    wrap: fn(&Gost28147, &[u8; 8], &[u8; 32]) -> [u8; wrap::WRAPPED_SIZE],
    unwrap: fn(&Gost28147, &[u8]) -> fastgost::Result<K>,
) -> Result {
    let Some(cek) = case.accepted(unwrap(kek, &case.bytes("wrapped")?))? else { return Ok(()) };
    case.is("cek", *cek)?;
    case.is("wrapped", wrap(kek, &case.block("ukm")?, &cek))
}
