//! HMAC and what is derived with it: pseudorandom functions, PBKDF2, key trees.
use super::{Check, Fields, Runner, Verdict, hashes, known, same, unknown};
use fastgost::{
    Level, Sbox,
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::{self, EspTree, TlsTree, TlsTreeParameters},
    mac::Hmac,
};

pub fn hmac(_: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("streebog256", |case, level| match bits(case)? {
        256 => hmac_tag(streebog256(level)?, case),
        _ => hmac_tag(streebog512(level)?, case),
    }))
}

pub fn derivation(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("streebog256", known("operation", case.text("op")?, DERIVATIONS)?))
}

const DERIVATIONS: &[(&str, Check)] = &[
    ("PRF_TLS", |case, level| match bits(case)? {
        256 => prf_tls(streebog256(level)?, case),
        _ => prf_tls(streebog512(level)?, case),
    }),
    ("PRF_IPSEC_PRFPLUS", |case, level| match bits(case)? {
        256 => prf_plus(streebog256(level)?, case),
        _ => prf_plus(streebog512(level)?, case),
    }),
    ("KDF", |case, level| {
        let derived = kdf::kdf_256(&key(streebog256(level)?, case)?, &case.bytes("label")?, &case.bytes("seed")?);
        same("output", &derived[..], &case.bytes("output")?)
    }),
    ("KDF_TREE", |case, level| kdf_tree(case, level)),
];

/// SKEYSEED of IKEv2: the pseudorandom function is HMAC with Streebog-512.
pub fn ikev2(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("streebog512", known("operation", case.text("op")?, IKEV2)?))
}

const IKEV2: &[(&str, Check)] = &[("SKEYSEED", |case, level| {
    let mut prf = Hmac::new(streebog512(level)?, &[case.bytes("ni")?, case.bytes("nr")?].concat());
    prf.update(&case.bytes("shared_secret")?);
    same("skeyseed", &prf.finalize()[..], &case.bytes("skeyseed")?[..])
})];

pub fn pbkdf2(case: &Fields<'_>) -> Result<Runner, String> {
    // The name up to the colon before an S-box set.
    let name = case.text("hash")?.split_inclusive(':').next().unwrap_or_default();
    let (algorithm, check) = known("hash", name, HASHES)?;
    Ok(Runner::Kernels(algorithm, check))
}

const HASHES: &[(&str, (&str, Check))] = &[
    ("s256", ("streebog256", |case, level| from_password(streebog256(level)?, case))),
    ("s512", ("streebog512", |case, level| from_password(streebog512(level)?, case))),
    ("g94:", ("gost94", |case, level| from_password(gost94(level, case.text("hash")?)?, case))),
];

pub fn trees(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("streebog256", known("operation", case.text("op")?, TREES)?))
}

const TREES: &[(&str, Check)] =
    &[("TLSTREE", |case, level| tls_tree(case, level)), ("ESPTREE", |case, level| esp_tree(case, level))];

/// The masks of the suites.
pub fn masks(masks: &Fields<'_>) -> Verdict {
    for (suite, parameters) in SUITES {
        same(suite, &parameters.masks.map(u64::to_be_bytes).to_vec(), &masks.blocks(suite)?)?;
    }
    Ok(())
}

const SUITES: &[(&str, TlsTreeParameters)] = &[
    ("KUZNYECHIK_CTR_OMAC", TlsTreeParameters::KUZNYECHIK_CTR_OMAC),
    ("MAGMA_CTR_OMAC", TlsTreeParameters::MAGMA_CTR_OMAC),
    ("KUZNYECHIK_MGM_L", TlsTreeParameters::KUZNYECHIK_MGM_L),
    ("MAGMA_MGM_L", TlsTreeParameters::MAGMA_MGM_L),
    ("KUZNYECHIK_MGM_S", TlsTreeParameters::KUZNYECHIK_MGM_S),
    ("MAGMA_MGM_S", TlsTreeParameters::MAGMA_MGM_S),
];

fn streebog256(level: Level) -> Result<Streebog256, String> {
    Streebog256::with_level(level).map_err(|e| e.to_string())
}

fn streebog512(level: Level) -> Result<Streebog512, String> {
    Streebog512::with_level(level).map_err(|e| e.to_string())
}

fn gost94(level: Level, hash: &str) -> Result<Gost94, String> {
    let set = hash.trim_start_matches("g94:");
    let sbox = Sbox::from_name(set).map_err(|_| unknown("S-box set", set, Sbox::SETS.iter().map(|s| s.name)))?;
    Gost94::with_level(level, &sbox).map_err(|e| e.to_string())
}

fn bits(case: &Fields<'_>) -> Result<usize, String> {
    match case.number("bits")? {
        bits @ (256 | 512) => Ok(bits),
        bits => Err(format!("{bits} bits; allowed: 256, 512")),
    }
}

/// HMAC under the case's key.
fn key<H: Hash>(hash: H, case: &Fields<'_>) -> Result<Hmac<H>, String> {
    Ok(Hmac::new(hash, &case.bytes("key")?))
}

/// The MAC of the message alone, and in every lane next to others.
fn hmac_tag<H: Hash>(hash: H, case: &Fields<'_>) -> Verdict {
    let (message, mac) = (case.bytes("message")?, case.bytes("mac")?);
    let hmac = key(hash, case)?.with_tag_size(mac.len()).map_err(|e| e.to_string())?;
    let alone = |message: &[u8]| {
        let mut hmac = hmac.clone();
        hmac.update(message);
        hmac.finalize().to_vec()
    };
    same("mac", &alone(&message), &mac)?;
    let mut cases: Vec<_> = (0..33).map(|i| hashes::other(i, &message)).map(|m| (alone(&m), m)).collect();
    for lane in 0..cases.len() {
        let neighbour = std::mem::replace(&mut cases[lane], (mac.clone(), message.clone()));
        hashes::side_by_side("mac", &cases, |messages, done| {
            hmac.finalize_many(messages.iter().copied(), |i, tag| done(i, &tag));
        })?;
        cases[lane] = neighbour;
    }
    Ok(())
}

fn prf_tls<H: Hash>(hash: H, case: &Fields<'_>) -> Verdict {
    let want = case.bytes("output")?;
    let mut output = vec![0; want.len()];
    kdf::prf_tls(&key(hash, case)?, &case.bytes("label")?, &case.bytes("seed")?, &mut output);
    same("output", &output, &want)
}

fn prf_plus<H: Hash>(hash: H, case: &Fields<'_>) -> Verdict {
    let want = case.bytes("output")?;
    let mut output = vec![0; want.len()];
    kdf::prf_plus(&key(hash, case)?, &case.bytes("data")?, &mut output).map_err(|e| e.to_string())?;
    same("output", &output, &want)
}

fn kdf_tree(case: &Fields<'_>, level: Level) -> Verdict {
    let (key, label, seed) = (key(streebog256(level)?, case)?, case.bytes("label")?, case.bytes("seed")?);
    let want = case.bytes("output")?;
    same("L_bits", &case.number("L_bits")?, &(8 * want.len()))?;
    let mut output = vec![0; want.len()];
    kdf::kdf_tree(&key, &label, &seed, case.number("R")?, &mut output).map_err(|e| e.to_string())?;
    same("output", &output, &want)
}

fn from_password<H: Hash>(hash: H, case: &Fields<'_>) -> Verdict {
    let (password, salt, want) = (case.bytes("password")?, case.bytes("salt")?, case.bytes("output")?);
    same("dklen", &case.number("dklen")?, &want.len())?;
    let iterations = case.number("iterations")?.try_into().map_err(|_| "iterations are above 2^32 - 1")?;
    let mut output = vec![0; want.len()];
    kdf::pbkdf2(&Hmac::new(hash, &password), &salt, iterations, &mut output).map_err(|e| e.to_string())?;
    same("output", &output, &want)
}

fn tls_tree(case: &Fields<'_>, level: Level) -> Verdict {
    let parameters = known("suite", case.text("suite")?, SUITES)?;
    let (root, record) = (root(case, level)?, case.long("seqnum")?);
    let mut node = root.clone();
    for (label, mask) in [("level1", parameters.masks[0]), ("level2", parameters.masks[1])] {
        let derived = kdf::kdf_256(&node, label.as_bytes(), &(record & mask).to_be_bytes());
        same(label, &derived[..], &case.bytes(label)?)?;
        node = Hmac::new(streebog256(level)?, &derived[..]);
    }
    same("key", TlsTree::new(root, parameters).key(record), &case.block("key")?)
}

fn esp_tree(case: &Fields<'_>, level: Level) -> Verdict {
    let [i1, a, b, c, d] = case.block("i1_i2_i3")?;
    let mut tree = EspTree::new(root(case, level)?);
    same("key", tree.key(i1, u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d])), &case.block("key")?)
}

fn root(case: &Fields<'_>, level: Level) -> Result<Hmac<Streebog256>, String> {
    Ok(Hmac::new(streebog256(level)?, &case.block::<32>("root")?))
}
