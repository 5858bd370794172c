//! Known answers for hash functions, and for functions that use HMAC (pseudorandom functions, PBKDF2, key trees). Some
//! kernels process several messages at once, each message in its own lane of the vector registers.
use super::{Fields, On, Result, ciphers, same};
use fastgost::{
    Level,
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::{self, EspTree, TlsTree, TlsTreeParameters},
    mac::Hmac,
    registry::Options,
};

/// Hashes `message` alone, and in lanes together with other messages. Compares the results with `digest`. If the case
/// also has the message or the digest in the byte order of the RFC, the check compares these bytes too.
pub fn hash(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (message, digest) = (case.bytes("message")?, case.bytes("digest")?);
    let sbox = if on.algorithm.name == "gost94" { Some(ciphers::sbox(case)?) } else { None };
    let options = Options { level: Some(on.level), sbox: sbox.as_ref(), ..Options::default() };
    let hash = on.algorithm.hasher(&options)?;
    let alone = |message: &[u8]| {
        let mut hash = hash.clone();
        hash.update(message);
        Ok(hash.finalize_reset().to_vec())
    };
    same("digest", &alone(&message)?, &digest)?;
    lanes(hash.parallel_messages(), &message, alone, |messages, done| {
        hash.many(messages, &mut |i, digest| done(i, &digest));
        Ok(())
    })?;
    for (name, value) in [("rfc_message", message), ("rfc_digest", digest)] {
        if case.has(name) {
            case.is(name, value.into_iter().rev().collect::<Vec<_>>())?;
        }
    }
    Ok(())
}

/// A function to which `many` passes each result, with the number of the message.
type Deliver<'a> = &'a mut dyn FnMut(usize, &[u8]);

/// Checks the function `many`, which processes one message in each lane of the vector registers. `many` must give the
/// same result for `message` as `alone`, for every number of lanes and in every lane. The other lanes have other
/// messages, so that the check notices if a lane uses its neighbour's result or length.
pub fn lanes(
    lanes: usize,
    message: &[u8],
    alone: impl Fn(&[u8]) -> Result<Vec<u8>>,
    mut many: impl FnMut(&[&[u8]], Deliver<'_>) -> Result,
) -> Result {
    let with_result = |message: Vec<u8>| Ok::<_, super::Wrong>((alone(&message)?, message));
    let other = |i: usize| with_result(vec![!(i as u8); message.len() / 2 + 1 + 41 * i]);
    let mut cases = (0..lanes).map(other).collect::<Result<Vec<_>>>()?;
    for lane in 0..lanes {
        let neighbour = std::mem::replace(&mut cases[lane], with_result(message.to_vec())?);
        side_by_side(&cases[..=lane], &mut many)?;
        side_by_side(&cases, &mut many)?;
        cases[lane] = neighbour;
    }
    Ok(())
}

/// Checks that `many` delivers the right result for every message exactly once.
fn side_by_side(cases: &[(Vec<u8>, Vec<u8>)], many: impl FnOnce(&[&[u8]], Deliver<'_>) -> Result) -> Result {
    let messages: Vec<_> = cases.iter().map(|(_, message)| &message[..]).collect();
    let mut came = vec![Vec::new(); cases.len() + 1];
    many(&messages, &mut |i, result| came[i.min(cases.len())].push(result.to_vec()))?;
    let wanted = cases.iter().map(|(result, _)| vec![result.clone()]).chain([Vec::new()]);
    match came.iter().zip(wanted).position(|(came, want)| *came != want) {
        Some(i) => Err(format!("in lanes, message {i} of {} has another result, or not one", cases.len()).into()),
        None => Ok(()),
    }
}

/// Evaluates the expression `$result`, in which `$hmac` is HMAC with the key `$key`. HMAC uses Streebog-512 if this is
/// the algorithm of the check, and Streebog-256 otherwise.
macro_rules! with_hmac {
    ($on:expr, $key:expr, $hmac:ident => $result:expr) => {
        match $on.algorithm.name {
            "streebog512" => {
                let $hmac = Hmac::new(Streebog512::with_level($on.level)?, $key);
                $result
            }
            _ => {
                let $hmac = hmac256($key, $on)?;
                $result
            }
        }
    };
}

fn hmac256(key: &[u8], on: &On<'_>) -> Result<Hmac<Streebog256>> {
    Ok(Hmac::new(Streebog256::with_level(on.level)?, key))
}

/// Checks that `derive` writes the bytes that are in the case's field `output`.
fn output(case: &Fields<'_>, derive: impl FnOnce(&mut [u8]) -> Result) -> Result {
    let mut output = vec![0; case.bytes("output")?.len()];
    derive(&mut output)?;
    case.is("output", output)
}

pub fn prf_tls(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (key, label, seed) = (case.bytes("key")?, case.bytes("label")?, case.bytes("seed")?);
    output(case, |out| {
        with_hmac!(on, &key, hmac => kdf::prf_tls(&hmac, &label, &seed, out));
        Ok(())
    })
}

pub fn prf_plus(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (key, data) = (case.bytes("key")?, case.bytes("data")?);
    output(case, |out| Ok(with_hmac!(on, &key, hmac => kdf::prf_plus(&hmac, &data, out))?))
}

pub fn kdf(case: &Fields<'_>, on: &On<'_>) -> Result {
    case.is("output", *kdf::kdf_256(&hmac256(&case.bytes("key")?, on)?, &case.bytes("label")?, &case.bytes("seed")?))
}

pub fn kdf_tree(case: &Fields<'_>, on: &On<'_>) -> Result {
    let (key, label, seed) = (hmac256(&case.bytes("key")?, on)?, case.bytes("label")?, case.bytes("seed")?);
    case.is_number("L_bits", 8 * case.bytes("output")?.len())?;
    let size = case.number("R")?;
    output(case, |out| Ok(kdf::kdf_tree(&key, &label, &seed, size, out)?))
}

/// Checks SKEYSEED of IKEv2, whose pseudorandom function is HMAC with Streebog-512.
pub fn skeyseed(case: &Fields<'_>, on: &On<'_>) -> Result {
    let key = [case.bytes("ni")?, case.bytes("nr")?].concat();
    case.is("skeyseed", on.tag(&key, &Options::default(), &case.bytes("shared_secret")?)?)
}

pub fn pbkdf2(case: &Fields<'_>, on: &On<'_>) -> Result {
    match on.algorithm.name {
        "gost94" => {
            let sbox = ciphers::sbox_named(case.text("hash")?.trim_start_matches("g94:"))?;
            from_password(case, Gost94::with_level(on.level, &sbox)?)
        }
        "streebog512" => from_password(case, Streebog512::with_level(on.level)?),
        _ => from_password(case, Streebog256::with_level(on.level)?),
    }
}

fn from_password<H: Hash>(case: &Fields<'_>, hash: H) -> Result {
    let (password, salt) = (Hmac::new(hash, &case.bytes("password")?), case.bytes("salt")?);
    case.is_number("dklen", case.bytes("output")?.len())?;
    let iterations = case.number("iterations")?;
    output(case, |out| Ok(kdf::pbkdf2(&password, &salt, iterations, out)?))
}

/// Checks the TLSTREE masks of all cipher suites.
pub fn masks(masks: &Fields<'_>) -> Result {
    SUITES.iter().try_for_each(|(suite, parameters)| {
        same(suite, &parameters.masks.map(u64::to_be_bytes)[..], &masks.blocks(suite)?[..])
    })
}

const SUITES: &[(&str, TlsTreeParameters)] = &[
    ("KUZNYECHIK_CTR_OMAC", TlsTreeParameters::KUZNYECHIK_CTR_OMAC),
    ("MAGMA_CTR_OMAC", TlsTreeParameters::MAGMA_CTR_OMAC),
    ("KUZNYECHIK_MGM_L", TlsTreeParameters::KUZNYECHIK_MGM_L),
    ("MAGMA_MGM_L", TlsTreeParameters::MAGMA_MGM_L),
    ("KUZNYECHIK_MGM_S", TlsTreeParameters::KUZNYECHIK_MGM_S),
    ("MAGMA_MGM_S", TlsTreeParameters::MAGMA_MGM_S),
];

pub fn tls_tree(case: &Fields<'_>, on: &On<'_>) -> Result {
    let parameters = case.known("suite", SUITES)?;
    let (root, record) = (case.block("root")?, case.number::<u64>("seqnum")?);
    let mut node = hmac256(&root, on)?;
    for (label, mask) in [("level1", parameters.masks[0]), ("level2", parameters.masks[1])] {
        let derived = kdf::kdf_256(&node, label.as_bytes(), &(record & mask).to_be_bytes());
        case.is(label, *derived)?;
        node = hmac256(&derived[..], on)?;
    }
    case.is("key", tls_key(&root, parameters, record, on.level)?)
}

/// Returns the key of a TLS record, which TLSTREE derives from the root key.
pub fn tls_key(root: &[u8; 32], parameters: TlsTreeParameters, record: u64, level: Level) -> Result<[u8; 32]> {
    Ok(*TlsTree::new(Hmac::new(Streebog256::with_level(level)?, root), parameters).key(record))
}

pub fn esp_tree(case: &Fields<'_>, on: &On<'_>) -> Result {
    let [i1, a, b, c, d] = case.block("i1_i2_i3")?;
    let numbers = (i1, u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]));
    case.is("key", esp_key(&case.block("root")?, numbers, on.level)?)
}

/// Returns the key of an ESP packet, which is derived from the root key.
pub fn esp_key(root: &[u8; 32], (i1, i2, i3): (u8, u16, u16), level: Level) -> Result<[u8; 32]> {
    Ok(*EspTree::new(Hmac::new(Streebog256::with_level(level)?, root)).key(i1, i2, i3))
}

#[cfg(test)]
mod tests {
    use super::side_by_side;

    #[test]
    fn one_result_for_every_message() {
        let cases = [(vec![1], vec![10]), (vec![2], vec![20])];
        let check = |told: &[(usize, u8)]| {
            side_by_side(&cases, |messages, done| {
                assert_eq!(messages, [[10], [20]]);
                told.iter().for_each(|(i, result)| done(*i, &[*result]));
                Ok(())
            })
        };
        assert!(check(&[(1, 2), (0, 1)]).is_ok());
        let wrong: [&[(usize, u8)]; 6] = [
            &[],
            &[(0, 1)],
            &[(0, 1), (1, 1)],
            &[(0, 1), (1, 2), (1, 2)],
            &[(0, 1), (1, 2), (2, 3)],
            &[(0, 2), (1, 1)],
        ];
        for wrong in wrong {
            assert!(check(wrong).is_err(), "{wrong:?}");
        }
    }
}
