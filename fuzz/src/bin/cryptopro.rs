//! The files of containers, and the keys of PFX files under CryptoPro's encryption, modified element by element.
#![no_main]
use fastgost::{
    Gost28147, Sbox, Strictness,
    hash::Gost94,
    mode::{Cfb, Meshed},
};
use fastgost_fuzz::der;
use fastgost_pki::{
    cryptopro::{Container, HeaderChecks, NAMES},
    pfx::Pfx,
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

/// Numbered as in `seeds`: the passphrases of containers; the next number is for a key.
const PASSWORDS: [&[u8]; 2] = [b"", b"12345678"];

const SALT: [u8; 8] = [7; 8];

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { der::mutate(data, 1, size, most, seed) });

fuzz_target!(|data: &[u8]| {
    let Some((which, rest)) = data.split_first() else { return };
    match PASSWORDS.get(usize::from(*which)) {
        Some(password) => container(rest, password),
        None => key(rest),
    }
});

/// The files one after the other.
fn container(mut rest: &[u8], password: &[u8]) {
    let mut files = Vec::new();
    for name in NAMES {
        let size = element(rest).unwrap_or(rest.len());
        let (file, others) = rest.split_at(size);
        // A file of no element is one that is missing.
        if !file.is_empty() && file != [5, 0] {
            files.push((name, file));
        }
        rest = others;
    }
    let open = |checks| {
        let container = Container::read(files.iter().copied(), checks)?;
        let opened = container.open(password)?;
        fastgost_pki::Result::Ok((container, opened))
    };
    let strict = open(HeaderChecks::Required);
    let lenient = open(HeaderChecks::Skipped);
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
        // The fingerprint is in the header.
        let public = opened.key.public_key().verifying_key().unwrap().to_bytes();
        let header = files.iter().find(|(name, _)| *name == NAMES[0]).unwrap().1;
        assert!(header.windows(8).any(|window| window == &public[..8]));
    }
}

/// The size of the first element.
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

/// A key before its encryption under the password, which is empty.
fn key(plain: &[u8]) {
    let password_key = Gost94::digest(&[&SALT[..], &[0, 1]].concat());
    let cipher = Gost28147::new(&password_key, &Sbox::from_name("a").unwrap());
    let mut encrypted = plain.to_vec();
    Meshed::<Cfb<_>>::new(cipher, &SALT).unwrap().encrypt(&mut encrypted[..]).unwrap();
    let algorithm = tlv(0x30, &[&OID, &tlv(0x30, &[&tlv(4, &[&SALT]), &[2, 1, 1]])]);
    let sealed = tlv(0x30, &[&algorithm, &tlv(4, &[&encrypted])]);
    let bag = tlv(0x30, &[&SHROUDED_KEY_BAG, &tlv(0xa0, &[&sealed])]);
    let data = |content: &[u8]| tlv(0x30, &[&DATA, &tlv(0xa0, &[&tlv(4, &[content])])]);
    let file = tlv(0x30, &[&[2, 1, 3], &data(&tlv(0x30, &[&data(&tlv(0x30, &[&bag]))]))]);
    assert!(Pfx::open(&file, b"", 16, Strictness::Strict).is_err());
    if let Ok(pfx) = Pfx::open(&file, b"", 16, Strictness::Lenient) {
        let bag = pfx.keys().next().unwrap();
        bag.private_key(Strictness::Strict).unwrap();
        assert!(bag.permissions().is_some() && bag.encrypted());
    }
}

/// Object identifiers: CryptoPro's encryption, PKCS8ShroudedKeyBag, data.
const OID: [u8; 12] = [6, 10, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 12, 1, 80];
const SHROUDED_KEY_BAG: [u8; 13] = [6, 11, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 12, 10, 1, 2];
const DATA: [u8; 11] = [6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1];

fn tlv(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    let content = parts.concat();
    let [.., high, middle, low] = content.len().to_be_bytes();
    // In BER, which a PFX may be.
    [&[tag, 0x83, high, middle, low][..], &content].concat()
}
