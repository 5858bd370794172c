//! Tests CTR-ACPKM with OMAC of RFC 9337 on every kernel (the code for one level of CPU features). The results are
//! compared with the vectors, and with the procedure of the standard, which the test computes with the oracles (slow
//! implementations that follow the text of the standard).
use crate::common::{KEY, Subject};
use fastgost::{Error, Kuznyechik, Level, Magma, Result, aead::CtrAcpkmOmac, inout::InOutBuf, mode::CtrAcpkm};
use fastgost_testkit::{book, data, vectors};
use hmac::{KeyInit, Mac};

/// A cipher that the test can construct from any key. `Subject` has only the key `KEY`.
trait Under: Subject {
    fn under(level: Level, key: &[u8; 32]) -> Result<CtrAcpkmOmac<Self>>;
}

impl Under for Kuznyechik {
    fn under(level: Level, key: &[u8; 32]) -> Result<CtrAcpkmOmac<Self>> {
        CtrAcpkmOmac::<Kuznyechik>::with_level(level, key)
    }
}

impl Under for Magma {
    fn under(level: Level, key: &[u8; 32]) -> Result<CtrAcpkmOmac<Self>> {
        CtrAcpkmOmac::<Magma>::with_level(level, key)
    }
}

/// Derives two keys as RFC 7836, section 4.4, does, with R = 1 and L = 512.
fn two_keys(key: &[u8; 32], seed: &[u8]) -> [[u8; 32]; 2] {
    [1, 2].map(|i| {
        let mut hmac = hmac::Hmac::<streebog::Streebog256>::new_from_slice(key).expect("any length");
        hmac.update(&[&[i], &b"kdf tree"[..], &[0], seed, &512_u16.to_be_bytes()].concat());
        hmac.finalize().into_bytes().into()
    })
}

/// Seals data as RFC 9337, section 5.1, does. The tag follows the ciphertext.
fn sealed<C: Subject>(key: &[u8; 32], ukm: &[u8], section: usize, data: &[u8]) -> Vec<u8> {
    let (iv, seed) = ukm.split_at(C::BLOCK_SIZE / 2);
    let [encryption, authentication] = two_keys(key, seed);
    let tag = book::omac(&C::oracle_under(&authentication), data);
    book::ctr_acpkm(&C::oracle_under(&encryption), section, iv, &[data, &tag].concat())
}

fn apart_from<'a>(input: &'a [u8], output: &'a mut [u8]) -> InOutBuf<'a, 'a, u8> {
    InOutBuf::new(input, output).expect("one length")
}

fn as_in_the_standard<C: Under>() {
    let n = C::BLOCK_SIZE;
    let ukm = data(n / 2 + 8);
    for level in C::levels() {
        for section in [n, 4 * n, 1024, CtrAcpkm::<C>::SECTION_IN_CONTAINERS] {
            let aead = C::under(level, &KEY).and_then(|aead| aead.with_section(section)).expect("whole blocks");
            assert_eq!((aead.section(), aead.tag_size(), aead.level()), (section, n, level));
            // The lengths are around the ends of blocks and sections. So the first part of the tag may be in one
            // section, and the second part in the next section.
            let seams = [n, 2 * n, section - n, section, 2 * section, 1024 + section];
            let seams =
                seams.into_iter().filter(|seam| *seam < 17 << 10 || level == Level::Portable && *seam < 65 << 10);
            for len in [0, 1].into_iter().chain(seams.flat_map(|seam| [seam.saturating_sub(1), seam, seam + 1])) {
                let what = format!("{len} bytes in sections of {section} on {level}");
                let plain = data(len);
                let want = sealed::<C>(&KEY, &ukm, section, &plain);
                let mut out = plain.clone();
                let tag = aead.seal(&ukm, b"", &mut out[..]).expect(&what);
                assert!([&out[..], &tag].concat() == want, "{what}");
                let mut apart = vec![0xcc; len];
                let wrong: Vec<u8> = tag.iter().map(|t| t ^ 1).collect();
                assert_eq!(
                    aead.open(&ukm, b"", apart_from(&want[..len], &mut apart), &wrong),
                    Err(Error::TagMismatch),
                    "{what}"
                );
                assert_eq!(
                    aead.open(&ukm, b"", apart_from(&want[..len], &mut apart), &tag[1..]),
                    Err(Error::TagMismatch),
                    "{what}"
                );
                assert!(apart.iter().all(|byte| *byte == 0xcc), "{what}: nothing is written");
                aead.open(&ukm, b"", apart_from(&want[..len], &mut apart), &tag).expect(&what);
                assert!(apart == plain, "{what}");
            }
        }
    }
}

#[test]
fn kuznyechik() {
    as_in_the_standard::<Kuznyechik>();
}

#[test]
fn magma() {
    as_in_the_standard::<Magma>();
}

/// Checks that the procedure of the standard, as this test computes it with the oracles, gives the published values.
/// The tests of the command-line program check the same file of vectors on every kernel.
#[test]
fn known_answers() {
    for case in vectors::cases("ctr_acpkm_omac.json").iter().filter(|case| case.get("valid").is_none()) {
        let bytes = |field| vectors::hex(case, field);
        let section = |usual| case.get("section_size_bytes").map_or(usual, |n| n.as_u64().expect("a number") as usize);
        let key = bytes("key").try_into().expect("32 bytes");
        let made = match case["cipher"].as_str() {
            Some("kuz") => sealed::<Kuznyechik>(&key, &bytes("nonce"), section(256 << 10), &bytes("plaintext")),
            _ => sealed::<Magma>(&key, &bytes("nonce"), section(8 << 10), &bytes("plaintext")),
        };
        assert!(made == [bytes("ciphertext"), bytes("tag")].concat(), "case {}", case["id"]);
    }
}

#[test]
fn what_is_rejected() {
    let aead = CtrAcpkmOmac::<Kuznyechik>::new(&KEY);
    assert_eq!(aead.section(), 256 << 10);
    assert_eq!(CtrAcpkmOmac::<Magma>::new(&KEY).section(), 8 << 10);
    for len in [0, 8, 12, 15, 17] {
        let refused = aead.seal(&vec![1; len], b"", &mut [0; 3][..]).map(drop);
        assert_eq!(refused, Err(Error::IvLength { given: len, allowed: "16 bytes, an IV of 8 and a seed of 8" }));
    }
    let (ukm, mut text) = ([1; 16], *b"text");
    let is_rejected = |result: Result<()>| {
        assert!(matches!(result, Err(Error::Parameter { name: "the associated data", .. })), "{result:?}");
    };
    is_rejected(aead.seal(&ukm, b"a", &mut text[..]).map(drop));
    is_rejected(aead.open(&ukm, b"a", &mut text[..], &[0; 16]));
    is_rejected(aead.sealer(&ukm).expect("a nonce").update_associated(b"a"));
    is_rejected(aead.opener(&ukm).expect("a nonce").update_associated(b"a"));
    is_rejected(aead.hazmat_opener(&ukm).expect("a nonce").update_associated(b"a"));
    assert_eq!(&text, b"text");
    for section in [0, 1, 15, 17, 4097] {
        let refused = CtrAcpkmOmac::<Kuznyechik>::new(&KEY).with_section(section).map(drop);
        assert_eq!(refused, Err(Error::Parameter { name: "the section's size", allowed: "multiples of 16 bytes" }));
    }
    for size in [0, 3, 17] {
        assert!(matches!(CtrAcpkmOmac::<Kuznyechik>::new(&KEY).with_tag_size(size), Err(Error::TagLength { .. })));
    }
    // A shorter tag is the beginning of the whole tag. The tag is truncated before it is encrypted.
    let mut whole = *b"text";
    let tag = aead.seal(&ukm, b"", &mut whole[..]).expect("allowed");
    let short = CtrAcpkmOmac::<Kuznyechik>::new(&KEY).with_tag_size(5).expect("allowed");
    assert_eq!(short.seal(&ukm, b"", &mut text[..]).expect("allowed")[..], tag[..5]);
}
