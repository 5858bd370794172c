//! Known answers for keys, certificates, PFX and sealed files.
use super::{Fields, On, Result, checked_size, curves, same, unknown};
use fastgost::{
    curve::Curve,
    hash::{Streebog256, Streebog512},
    kdf::pbkdf2,
    keys::{
        self, EncodePrivateKey, EncodePublicKey, Encryption, MOST_ITERATIONS, PrivateKey, PublicKey, Scheme,
        x509::{Kind, Signed},
    },
    mac::Hmac,
    sealed::{Algorithm, Header, ITERATIONS, Identity, Opener, Recipient, SealedReader, SealedWriter, Sealer},
    sign::{SigningKey, VerifyingKey},
};
use fastgost_pki::{
    Strictness,
    pfx::{Content, Pfx},
};
use std::io::{self, Read, Write};

pub fn private_key(case: &Fields<'_>, on: &On<'_>) -> Result {
    let Some(key) = case.accepted(PrivateKey::read(&case.bytes("der")?))? else { return Ok(()) };
    let key = SigningKey::from_bytes(key.curve(), &key.to_bytes())?.with_level(on.level)?;
    case.is_text("curve", key.curve().name())?;
    case.is_integer("d", &key.to_bytes())?;
    case.is("public_key", key.verifying_key().to_bytes())?;
    case.is("written", key.to_pkcs8_der()?.as_bytes())
}

pub fn public_key(case: &Fields<'_>) -> Result {
    let Some(key) = case.accepted(PublicKey::read(&case.bytes("der")?))? else { return Ok(()) };
    is_key(case, &key, ["algorithm", "curve", "public_key"])?;
    case.is("written", key.verifying_key()?.to_public_key_der()?.as_bytes())
}

/// Checks that the key has the algorithm, the curve and the bytes that are in the case's fields with these three names.
fn is_key(case: &Fields<'_>, key: &PublicKey, [algorithm, curve, bytes]: [&str; 3]) -> Result {
    case.is_text(algorithm, &key.algorithm().oid().to_string())?;
    let key = key.verifying_key()?;
    case.is_text(curve, key.curve().name())?;
    case.is(bytes, key.to_bytes())
}

pub fn encrypted_private_key(case: &Fields<'_>) -> Result {
    let opened = keys::decrypt(&case.bytes("der")?, &case.bytes("password")?, MOST_ITERATIONS);
    case.accepted(opened)?.map_or(Ok(()), |info| case.is("private_key_info", &*info))
}

pub fn encrypt_private_key(case: &Fields<'_>) -> Result {
    const SCHEMES: &[(&str, Scheme)] = &[
        ("1.2.643.7.1.1.5.1.1", Scheme::MagmaCtrAcpkm),
        ("1.2.643.7.1.1.5.1.2", Scheme::MagmaCtrAcpkmOmac),
        ("1.2.643.7.1.1.5.2.1", Scheme::KuznyechikCtrAcpkm),
        ("1.2.643.7.1.1.5.2.2", Scheme::KuznyechikCtrAcpkmOmac),
    ];
    let with = Encryption { scheme: case.known("scheme", SCHEMES)?, iterations: case.number("iterations")? };
    let (info, password) = (case.bytes("private_key_info")?, case.bytes("password")?);
    let der = keys::encrypt(&info, &password, &with, &case.block("entropy")?)?;
    case.is("der", &der)?;
    case.is("private_key_info", &*keys::decrypt(&der, &password, MOST_ITERATIONS)?)
}

/// Checks a certificate, request or CRL.
pub fn signed(case: &Fields<'_>, on: &On<'_>) -> Result {
    const KINDS: &[(&str, Kind)] =
        &[("certificate", Kind::Certificate), ("request", Kind::Request), ("crl", Kind::RevocationList)];
    let signed = Signed::read(case.known("kind", KINDS)?, &case.bytes("der")?)?;
    case.is("tbs", signed.signed_bytes())?;
    case.is("signature", signed.signature())?;
    let algorithm = signed.signature_algorithm()?;
    case.is_text("signature_algorithm", &algorithm.oid().to_string())?;
    case.is("digest", &algorithm.digest(signed.signed_bytes())[..])?;
    if case.has("subject_key_algorithm") {
        let subject = signed.subject_key()?;
        is_key(case, &subject, ["subject_key_algorithm", "subject_curve", "subject_public_key"])?;
        let key = subject.verifying_key()?;
        if case.has("subject_private_key_d") {
            let d = case.integer("subject_private_key_d", key.curve().size())?;
            let private = SigningKey::from_bytes(key.curve(), &d)?.with_level(on.level)?;
            same("subject_private_key_d", &private.verifying_key(), &key)?;
        }
    }
    Ok(signed.verify(&signer(case, &signed, on)?)?)
}

fn signer(case: &Fields<'_>, signed: &Signed, on: &On<'_>) -> Result<PublicKey> {
    // A case without `signer_curve` is for GOST R 34.10-94, which has no curves. The document contains the public key
    // that verifies the document's own signature. The best kernel verifies the signature.
    if !case.has("signer_curve") {
        let signer = signed.subject_key()?;
        let key = signer.verifying_key_94().ok_or("the key is not one of GOST R 34.10-94")?;
        case.is_text("signer_params_oid", key.parameters().oid().unwrap_or_default())?;
        case.is_integer("signer_y", &key.to_bytes())?;
        return Ok(signer);
    }
    let curve = Curve::from_name(case.text("signer_curve")?)?;
    let key = VerifyingKey::from_bytes(curve, &case.bytes("signer_public_key")?)?.with_level(on.level)?;
    match case.text("signature_algorithm")? {
        "1.2.643.2.2.3" => Ok(PublicKey::of_2001(key)?),
        _ => Ok(key.into()),
    }
}

/// Checks that the PFX has the contents that the case gives, and that PBKDF2 derives the keys that the case gives.
pub fn pfx_password(case: &Fields<'_>) -> Result {
    let (der, password) = (case.bytes("der")?, case.bytes("password")?);
    if case.has("password_text") {
        same("password_text", case.text("password_text")?.as_bytes(), &password[..])?;
    }
    case.object("mac", |mac| {
        let keys = derive::<96>(&password, &mac.bytes("mac_salt")?, mac.number("mac_iterations")?)?;
        mac.is("mac_key", &keys[64..])?;
        same("whether the MAC is in it", &contains(&der, &mac.bytes("mac")?), &true)
    })?;
    let pfx = Pfx::open(&der, &password, MOST_ITERATIONS, Strictness::Lenient)?;
    for value in case.array("bags")? {
        let fields = Fields::new(value, &[])?;
        bag(&fields, &pfx, &password)?;
        fields.all_seen()?;
    }
    Ok(())
}

fn bag(bag: &Fields<'_>, pfx: &Pfx, password: &[u8]) -> Result {
    let is_inside = |name: &str, test: &dyn Fn(&[u8]) -> bool| same(name, &test(&bag.bytes(name)?), &true);
    match bag.text("kind")? {
        "CertBag" => return is_inside("certificate", &|der| pfx.certificates().any(|(_, other)| other == der)),
        "PKCS8ShroudedKeyBag" => is_inside("private_key_info", &|info| keys_of(pfx).any(|other| other == info))?,
        // The plaintext in the case also has the attributes of the bags, but the check does not compare attributes. So
        // the check only tests whether this plaintext contains a certificate or key of the PFX.
        "EncryptedData" => is_inside("plaintext", &|plaintext| {
            pfx.certificates().map(|(_, der)| der).chain(keys_of(pfx)).any(|part| contains(plaintext, part))
        })?,
        other => {
            let allowed = ["CertBag", "PKCS8ShroudedKeyBag", "EncryptedData"];
            return Err(unknown("kind of bag", other, allowed.into_iter()));
        }
    }
    // The check compares only the key that encrypts the bag. There is no need to compare the algorithm, UKM, IV and
    // S-boxes, because a wrong value would give another plaintext.
    bag.is("key", derive::<32>(password, &bag.bytes("salt")?, bag.number("iterations")?)?)?;
    bag.text("scheme")?;
    match bag.has("iv") {
        true => bag.block::<8>("iv").and(bag.text("sbox_oid")).map(drop),
        false => bag.bytes("ukm").map(drop),
    }
}

/// Checks a PFX that is encrypted for the owner of a private key. The intermediate keys in the case are the keys of the
/// PFX's envelopes.
pub fn pfx_public_key(case: &Fields<'_>) -> Result {
    let curve = Curve::from_name(case.text("recipient_curve")?)?;
    let key = SigningKey::from_bytes(curve, &case.integer("recipient_private_key_d", curve.size())?)?;
    let (pfx, _) = Pfx::open_signed(&case.bytes("der")?, &key, Strictness::Lenient)?;
    let safe = case.bytes("safe_contents")?;
    same("safe_contents", &keys_of(&pfx).any(|info| contains(&safe, info)), &true)?;
    // The check only reads these fields, so that they count as checked. If the library computed a wrong value for one
    // of these fields, the contents of the PFX would be wrong.
    ["ukm", "keg", "cek", "content_ukm"].iter().try_for_each(|field| case.bytes(field).map(drop))?;
    case.text("content_algorithm").map(drop)
}

fn keys_of(pfx: &Pfx) -> impl Iterator<Item = &[u8]> {
    pfx.keys().filter_map(|bag| match bag.content() {
        Content::Key(info) => Some(&info[..]),
        _ => None,
    })
}

fn contains(all: &[u8], part: &[u8]) -> bool {
    !part.is_empty() && all.windows(part.len()).any(|window| window == part)
}

fn derive<const N: usize>(password: &[u8], salt: &[u8], iterations: u32) -> Result<[u8; N]> {
    if iterations > MOST_ITERATIONS {
        return Err(format!("{iterations} iterations are too many; allowed: {MOST_ITERATIONS}").into());
    }
    let mut key = [0; N];
    pbkdf2(&Hmac::new(Streebog512::new(), password), salt, iterations, &mut key)?;
    Ok(key)
}

fn sealed_with(on: &On<'_>) -> Algorithm {
    if on.algorithm.block_size() == 16 { Algorithm::Kuznyechik } else { Algorithm::Magma }
}

/// Checks that sealing `plaintext` under `key`, `file_key` and `seed` gives `sealed`, and that `sealed` opens again.
/// For a long file, the case has only the size of the plaintext and the digest of the sealed file.
pub fn seal(case: &Fields<'_>, on: &On<'_>) -> Result {
    let key = case.block("key")?;
    let plaintext = match case.if_any("plaintext_bytes", Fields::number)? {
        Some(size) => pattern(size)?,
        None => case.bytes("plaintext")?,
    };
    let (file_key, seed) = (case.block("file_key")?, case.block("seed")?);
    let sealer = Sealer::for_test_files(sealed_with(on), &[Recipient::RawKey(&key)], &file_key, &seed, &[])?;
    let mut writer = SealedWriter::with_sealer(Vec::new(), sealer.with_level(on.level)?)?;
    writer.write_all(&plaintext)?;
    let file = writer.finish()?;
    match case.has("sealed_streebog256") {
        true => case.is("sealed_streebog256", Streebog256::digest(&file))?,
        false => case.is("sealed", &file)?,
    }
    same("plaintext", &read(&file, Identity::RawKey(&key), on)?, &plaintext)
}

/// Checks that the sealed file in `sealed` opens, and that its content is `plaintext`.
pub fn open(case: &Fields<'_>, on: &On<'_>) -> Result {
    let sealed = case.bytes("sealed")?;
    same("cipher", &Header::parse(&sealed)?.algorithm(), &sealed_with(on))?;
    let (key, passphrase, private);
    let identity = if case.has("private_key") {
        private = curves::key(case, "private_key")?;
        Identity::PrivateKey(&private)
    } else if case.has("passphrase") {
        passphrase = case.bytes("passphrase")?;
        Identity::Passphrase { passphrase: &passphrase, most_iterations: ITERATIONS }
    } else {
        key = case.block("key")?;
        Identity::RawKey(&key)
    };
    case.is("plaintext", read(&sealed, identity, on)?)
}

fn read(mut file: &[u8], identity: Identity<'_>, on: &On<'_>) -> io::Result<Vec<u8>> {
    let opener = Opener::new(&Header::read(&mut file)?, &[identity])?.with_level(on.level)?;
    let mut plaintext = Vec::new();
    SealedReader::with_opener(file, opener).read_to_end(&mut plaintext)?;
    Ok(plaintext)
}

/// Returns the first `bytes` bytes of a pattern. The notes in the file of known answers describe the pattern.
fn pattern(bytes: usize) -> Result<Vec<u8>> {
    checked_size(bytes)?;
    Ok((0..bytes as u64).map(|i| ((i * i + 7 * i + i / 251) % 251) as u8).collect())
}
