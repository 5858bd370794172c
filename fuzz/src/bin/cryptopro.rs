//! Tests the files of CryptoPro containers, modified element by element.
#![no_main]
use fastgost_fuzz::{der, is_rare};
use fastgost_pki::{
    Strictness,
    cryptopro::{Container, HeaderChecks, NAMES},
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

/// The passphrases of containers. The first byte of an input selects the passphrase (see `fuzz/seeds`).
const PASSWORDS: [&[u8]; 2] = [b"", b"12345678"];
/// The target reads the files of all inputs. But it derives keys from passwords, and public keys from private keys,
/// only for one in `RARE` inputs, because these steps are slow. If the first byte of an input is not 0, the target
/// performs these steps only for one in `64 * RARE` inputs.
const RARE: usize = 64;

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { der::mutate(data, 1, size, most, seed) });

fuzz_target!(|data: &[u8]| {
    let Some((which, mut rest)) = data.split_first() else { return };
    // The input has the files one after the other.
    let mut files = Vec::new();
    for name in NAMES {
        let size = element(rest).unwrap_or(rest.len());
        let (file, others) = rest.split_at(size);
        // A file that contains no element counts as missing.
        if !file.is_empty() && file != [5, 0] {
            files.push((name, file));
        }
        rest = others;
    }
    let read = |checks| Container::read(files.iter().copied(), checks);
    let says =
        |c: &Container| (c.name().map(str::to_owned), c.permissions(), c.algorithm(), c.period(), c.needs_password());
    let (strict, lenient) = (read(HeaderChecks::Required), read(HeaderChecks::Skipped));
    if let Ok(strict) = &strict {
        assert_eq!(says(strict), says(lenient.as_ref().unwrap()));
    }
    // It takes thousands of times longer to open a container with a password than a container without a password. Most
    // containers have no password.
    let rare = if *which == 0 { RARE } else { 64 * RARE };
    if is_rare(data, rare) {
        opened(strict, lenient, &files, PASSWORDS[usize::from(*which) % PASSWORDS.len()]);
    }
});

/// Opens a container that was read with the checks of the header and without these checks. Both results must have the
/// same key.
fn opened(
    strict: fastgost_pki::Result<Container>,
    lenient: fastgost_pki::Result<Container>,
    files: &[(&str, &[u8])],
    password: &[u8],
) {
    let open = |container: fastgost_pki::Result<Container>| {
        let container = container?;
        let opened = container.open(password)?;
        fastgost_pki::Result::Ok((container, opened))
    };
    let (strict, lenient) = (open(strict), open(lenient));
    if let Ok((_, opened)) = &strict {
        let lenient = &lenient.as_ref().unwrap().1;
        assert_eq!(opened.key.to_bytes(), lenient.key.to_bytes());
        assert!(opened.ignored.is_empty() && lenient.ignored.is_empty() && opened.certificate == lenient.certificate);
    }
    if let Ok((container, opened)) = lenient {
        assert_eq!(container.algorithm(), opened.key.algorithm());
        let pfx = container.to_pfx(&opened).unwrap();
        let read = pfx.keys().next().unwrap().private_key(Strictness::Strict).unwrap();
        assert_eq!(read.to_bytes(), opened.key.to_bytes());
        assert_eq!(pfx.certificate_of(&opened.key), opened.certificate.as_deref());
        // The fingerprint in the header must be the fingerprint of this key.
        let public = opened.key.public_key().verifying_key().unwrap().to_bytes();
        let header = files.iter().find(|(name, _)| *name == NAMES[0]).unwrap().1;
        assert!(header.windows(8).any(|window| window == &public[..8]));
    }
}

/// Returns the number of bytes of the first DER element.
fn element(bytes: &[u8]) -> Option<usize> {
    let [_, first, rest @ ..] = bytes else { return None };
    let (header, length) = match first {
        0..=0x7f => (2, usize::from(*first)),
        0x81..=0x83 => {
            let count = usize::from(first & 0x7f);
            let digits = rest.get(..count)?;
            (2 + count, digits.iter().fold(0, |n, digit| n << 8 | usize::from(*digit)))
        }
        _ => return None,
    };
    (header + length <= bytes.len()).then_some(header + length)
}
