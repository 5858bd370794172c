//! GOST 28147-89: its modes, its MAC and key meshing, with any S-boxes.
use super::{Fields, On, Runner, Verdict, checked_size, known, modes, same, unknown};
use fastgost::{
    Level, Sbox,
    mac::SingleBlock,
    registry::{Direction, Options},
};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    known("mode", case.text("mode")?, MODES)
}

const MODES: &[(&str, Runner)] = &[
    ("ECB", Runner::Cipher(ECB, |case, on| run(ECB, case, on))),
    ("CFB", Runner::Cipher(ECB, |case, on| run(CFB, case, on))),
    ("CNT", Runner::Cipher(ECB, |case, on| run("gost28147-cnt", case, on))),
    ("CBC", Runner::Cipher(ECB, |case, on| run("gost28147-cbc", case, on))),
    ("IMIT", Runner::Kernels(ECB, imit)),
    ("MESH", Runner::Kernels(ECB, mesh)),
];

const ECB: &str = "gost28147-ecb";
const CFB: &str = "gost28147-cfb";

/// Bytes between two key changes (RFC 4357, section 2.3.2).
const MESHED: usize = 1024;

fn run(algorithm: &str, case: &Fields<'_>, on: &mut On<'_>) -> Verdict {
    let (sbox, meshing) = (sbox(case)?, case.flag("meshing")?);
    let iv = if algorithm == ECB { Vec::new() } else { case.bytes("iv")? };
    // ECB has no meshing: its blocks would not be independent. Shorter data does not show the difference.
    let meshing = meshing && (algorithm != ECB || case.bytes("plaintext")?.len() > MESHED);
    let options = Options { iv: &iv, sbox: Some(&sbox), meshing, ..Options::default() };
    if !case.has("plaintext_zero_bytes") {
        return modes::both_ways(algorithm, case, on, &options);
    }
    let (key, plaintext) = (case.bytes("key")?, zeros(case, "plaintext_zero_bytes")?);
    let ciphertext = modes::apply(algorithm, Direction::Encrypt, &key, on, &options, &plaintext)?;
    let last = case.bytes("ciphertext_last_16")?;
    same("ciphertext_last_16", &ciphertext[ciphertext.len().saturating_sub(16)..], &last[..])?;
    let back = modes::apply(algorithm, Direction::Decrypt, &key, on, &options, &ciphertext)?;
    same("plaintext", &back, &plaintext)
}

fn imit(case: &Fields<'_>, level: Level) -> Verdict {
    let message = match (case.has("message_zero_bytes"), case.has("message_repeat")) {
        (true, _) => zeros(case, "message_zero_bytes")?,
        (_, true) => {
            let repeat = case.object("message_repeat", &[])?;
            let unit = repeat.bytes("unit")?;
            let count = repeat.number("count")?;
            repeat.all_seen()?;
            checked_size(unit.len().saturating_mul(count))?;
            unit.repeat(count)
        }
        _ => case.bytes("message")?,
    };
    let single_block = match case.text("imit_single_block_rule")? {
        "cryptopro" => SingleBlock::CryptoPro,
        "plain" => SingleBlock::Plain,
        "n/a" if !(1..=8).contains(&message.len()) => SingleBlock::default(),
        other => return Err(format!("unknown imit_single_block_rule '{other}' for {} bytes", message.len())),
    };
    let (sbox, meshing, mac) = (sbox(case)?, case.flag("meshing")?, case.bytes("mac")?);
    let options = Options { sbox: Some(&sbox), meshing, single_block, ..Options::default() };
    let tag = modes::tag("gost28147-imit", &case.bytes("key")?, level, &options, mac.len(), &message)?;
    same("mac", &tag, &mac)
}

/// One step of key meshing, seen from outside: CFB decryption of 1024 bytes that end with the IV changes the key, and
/// the next block shows the new key and IV.
fn mesh(case: &Fields<'_>, level: Level) -> Verdict {
    let (key, sbox, iv) = (case.bytes("key")?, sbox(case)?, case.block::<8>("iv")?);
    let (new_key, new_iv) = (case.bytes("new_key")?, case.block::<8>("new_iv")?);
    let options = Options { sbox: Some(&sbox), ..Options::default() };
    let encrypt =
        |block: &[u8]| modes::apply(ECB, Direction::Encrypt, &new_key, &mut On::kernel(level), &options, block);
    same("new_iv", &encrypt(&iv)?[..], &new_iv[..])?;
    let mut data = [0; MESHED + 8];
    data[MESHED - 8..MESHED].copy_from_slice(&iv);
    let meshed = Options { iv: &[0; 8], meshing: true, ..options.clone() };
    let decrypted = modes::apply(CFB, Direction::Decrypt, &key, &mut On::kernel(level), &meshed, &data)?;
    same("new_key", &decrypted[MESHED..], &encrypt(&new_iv)?[..])
}

/// The set that a case names.
pub fn sbox(case: &Fields<'_>) -> Result<Sbox, String> {
    let name = case.text("sbox")?;
    Sbox::from_name(&name.to_lowercase()).map_err(|_| unknown("S-box set", name, Sbox::SETS.iter().map(|s| s.name)))
}

fn zeros(case: &Fields<'_>, field: &str) -> Result<Vec<u8>, String> {
    let size = case.number(field)?;
    checked_size(size)?;
    Ok(vec![0; size])
}
