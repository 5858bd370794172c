//! PFX files.
use super::{Fields, Runner, Verdict, known, same};
use fastgost::{curve::Curve, hash::Streebog512, kdf::pbkdf2, keys::MOST_ITERATIONS, mac::Hmac, sign::SigningKey};
use fastgost_pki::{
    Strictness,
    pfx::{Content, Pfx},
};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    known("kind", case.text("kind")?, KINDS)
}

const KINDS: &[(&str, Runner)] =
    &[("pfx_password", Runner::Best(password)), ("pfx_public_key_mode", Runner::Best(public_key))];

/// What is in the PFX is in the case, and the keys on the way are those of PBKDF2.
fn password(case: &Fields<'_>) -> Verdict {
    let password = case.bytes("password")?;
    if case.has("password_text") {
        same("password_text", case.text("password_text")?.as_bytes(), &password[..])?;
    }
    let mac = case.object("mac", &[])?;
    let mut keys = [0; 96];
    derive(&password, &mac.bytes("mac_salt")?, mac.number("mac_iterations")?, &mut keys)?;
    same("mac_key", &keys[64..], &mac.bytes("mac_key")?[..])?;
    let der = case.bytes("der")?;
    let tag = mac.bytes("mac")?;
    same("whether the MAC is in it", &contains(&der, &tag), &true)?;
    mac.all_seen()?;
    let pfx = Pfx::open(&der, &password, MOST_ITERATIONS, Strictness::Lenient).map_err(|e| e.to_string())?;
    for value in case.array("bags")? {
        bag(&Fields::new(value, &[])?, &pfx, &password)?;
    }
    Ok(())
}

fn bag(bag: &Fields<'_>, pfx: &Pfx, password: &[u8]) -> Verdict {
    let kind = bag.text("kind")?;
    match kind {
        "CertBag" => {
            let der = bag.bytes("certificate")?;
            same("certificate", &pfx.certificates().any(|(_, other)| other == der), &true)?;
        }
        "PKCS8ShroudedKeyBag" => {
            let info = bag.bytes("private_key_info")?;
            same("private_key_info", &keys(pfx).any(|other| other == info), &true)?;
            encryption(bag, password)?;
        }
        "EncryptedData" => {
            // With the attributes of its bags, which are not compared.
            let plaintext = bag.bytes("plaintext")?;
            let inside = pfx.certificates().any(|(_, der)| contains(&plaintext, der));
            same("plaintext", &(inside || keys(pfx).any(|der| contains(&plaintext, der))), &true)?;
            encryption(bag, password)?;
        }
        other => return Err(format!("unknown kind of bag '{other}'")),
    }
    bag.all_seen()
}

/// The key that encrypts a bag. Whether its algorithm, UKM or IV, and S-boxes are right shows in the plaintext.
fn encryption(bag: &Fields<'_>, password: &[u8]) -> Verdict {
    let mut key = [0; 32];
    derive(password, &bag.bytes("salt")?, bag.number("iterations")?, &mut key)?;
    same("key", &key[..], &bag.bytes("key")?[..])?;
    bag.text("scheme")?;
    if bag.has("iv") {
        bag.block::<8>("iv")?;
        bag.text("sbox_oid")?;
        return Ok(());
    }
    bag.bytes("ukm").map(drop)
}

/// A PFX that is encrypted to a key. The keys on the way are those of envelopes.
fn public_key(case: &Fields<'_>) -> Verdict {
    let curve = Curve::from_name(case.text("recipient_curve")?).map_err(|e| e.to_string())?;
    let d = case.integer("recipient_private_key_d", curve.size())?;
    let key = SigningKey::from_bytes(curve, &d).map_err(|e| e.to_string())?;
    let der = case.bytes("der")?;
    let (pfx, _) = Pfx::open_signed(&der, &key, Strictness::Lenient).map_err(|e| e.to_string())?;
    let safe = case.bytes("safe_contents")?;
    same("safe_contents", &keys(&pfx).any(|info| contains(&safe, info)), &true)?;
    // A wrong one of these gives other contents.
    for field in ["ukm", "keg", "cek", "content_ukm"] {
        case.bytes(field)?;
    }
    case.text("content_algorithm").map(|_| ())
}

fn keys(pfx: &Pfx) -> impl Iterator<Item = &[u8]> {
    pfx.keys().filter_map(|bag| match bag.content() {
        Content::Key(info) => Some(&info[..]),
        _ => None,
    })
}

fn contains(all: &[u8], part: &[u8]) -> bool {
    !part.is_empty() && all.windows(part.len()).any(|window| window == part)
}

fn derive(password: &[u8], salt: &[u8], iterations: usize, key: &mut [u8]) -> Verdict {
    let iterations = u32::try_from(iterations).ok().filter(|n| *n <= MOST_ITERATIONS);
    let iterations = iterations.ok_or("iterations are above 2^26")?;
    pbkdf2(&Hmac::new(Streebog512::new(), password), salt, iterations, key).map_err(|e| e.to_string())
}
