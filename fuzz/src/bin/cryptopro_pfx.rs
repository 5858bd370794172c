//! Tests the private key in a PFX of CryptoPro. The key is modified element by element before it is encrypted.
#![no_main]
use fastgost::{
    Gost28147, Sbox, Strictness,
    hash::Gost94,
    mode::{Cfb, Meshed},
};
use fastgost_fuzz::der;
use fastgost_pki::pfx::Pfx;
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::sync::LazyLock;

const SALT: [u8; 8] = [7; 8];

/// The cipher under the key that is derived from the empty password.
static CIPHER: LazyLock<Gost28147> = LazyLock::new(|| {
    let password_key = Gost94::digest(&[&SALT[..], &[0, 1]].concat());
    Gost28147::new(&password_key, &Sbox::from_name("a").unwrap())
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { der::mutate(data, 0, size, most, seed) });

fuzz_target!(|data: &[u8]| {
    let mut encrypted = data.to_vec();
    Meshed::<Cfb<_>>::new(CIPHER.clone(), &SALT).unwrap().encrypt(&mut encrypted[..]).unwrap();
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
});

/// Object identifiers in DER. `OID` identifies CryptoPro's encryption.
const OID: [u8; 12] = [6, 10, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 12, 1, 80];
const SHROUDED_KEY_BAG: [u8; 13] = [6, 11, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 12, 10, 1, 2];
const DATA: [u8; 11] = [6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1];

fn tlv(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    let content = parts.concat();
    let [.., high, middle, low] = content.len().to_be_bytes();
    // The element is in BER, which is allowed in a PFX.
    [&[tag, 0x83, high, middle, low][..], &content].concat()
}
