//! Tests PFX files that are modified element by element, and any bytes as a PFX file.
#![no_main]
use fastgost::{
    curve::Curve,
    keys::{Encryption, Scheme},
    sign::SigningKey,
};
use fastgost_fuzz::{der, is_rare};
use fastgost_pki::{
    Strictness,
    pfx::{Bag, Content, MOST_ITERATIONS, Pfx, is_pfx},
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::sync::LazyLock;

/// The passwords. The first byte of an input selects the password (see `fuzz/seeds`).
const PASSWORDS: [&str; 3] = ["Пароль для PFX", "пароль", ""];
/// The limit of iterations for reading. Some initial inputs are published samples with more iterations. These inputs
/// only show that the limit is enforced. The inputs from openssl have one iteration for each part.
const ITERATIONS: u32 = 16;
/// The target writes a PFX, or reads `OURS` with a changed byte, only for one in `RARE` inputs. The reason is that 1000
/// iterations take far longer than all other steps.
const RARE: usize = 256;

/// A PFX with a MAC, and its key.
static OURS: LazyLock<(SigningKey, Vec<u8>)> = LazyLock::new(|| {
    let key = SigningKey::from_bytes(Curve::from_name("256-a").unwrap(), &[7; 32]).unwrap();
    let mut pfx = Pfx::new();
    pfx.add(Bag::key(&key).unwrap().named("a name").with_id(&[1, 2]));
    pfx.add(Bag::certificate(*b"\x30\x00"));
    let with = Encryption { scheme: Scheme::MagmaCtrAcpkm, iterations: 1000 };
    let file = pfx.seal(PASSWORDS[1].as_bytes(), &with).unwrap();
    (key, file)
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { der::mutate(data, 1, size, most, seed) });

fuzz_target!(|data: &[u8]| {
    let Some((which, file)) = data.split_first() else { return };
    let password = PASSWORDS[usize::from(*which) % PASSWORDS.len()].as_bytes();
    let strict = Pfx::open(file, password, ITERATIONS, Strictness::Strict);
    let lenient = Pfx::open(file, password, ITERATIONS, Strictness::Lenient);
    assert!(is_pfx(file) || lenient.is_err());
    // If strict reading accepts a file, lenient reading accepts it with the same result.
    if let Ok(strict) = &strict {
        assert_eq!(format!("{strict:?}"), format!("{:?}", lenient.as_ref().unwrap()));
    }
    if let Ok(pfx) = lenient
        && is_rare(data, RARE)
    {
        let written = pfx.bags().iter().all(|bag| !matches!(bag.content(), Content::Other(_) | Content::Encrypted(_)));
        let with = Encryption { scheme: Scheme::MagmaCtrAcpkm, iterations: 1000 };
        let Ok(file) = pfx.seal(password, &with) else { return assert!(!written) };
        let same = Pfx::open(&file, password, MOST_ITERATIONS, Strictness::Strict).unwrap();
        assert_eq!(same.bags().len(), pfx.bags().len());
    }
    // One byte of our file is changed. The file must not give other contents.
    if let [_, high, low, bits, ..] = *data
        && bits != 0
        && is_rare(data, RARE)
    {
        let (key, file) = &*OURS;
        let mut changed = file.clone();
        let at = usize::from(u16::from_be_bytes([high, low])) % changed.len();
        changed[at] ^= bits;
        if let Ok(pfx) = Pfx::open(&changed, PASSWORDS[1].as_bytes(), 3000, Strictness::Strict) {
            let read = pfx.keys().next().unwrap().private_key(Strictness::Strict).unwrap();
            assert_eq!(read.to_bytes(), key.to_bytes());
        }
    }
});
