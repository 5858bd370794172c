//! Tests CryptoPro's PFX.
use super::{
    PUBLISHED, certified,
    make::{self, Kind},
};
use crate::chains::der::{int, octets, oid, seq};
use fastgost::{
    Error as Inner,
    keys::{Algorithm, Encryption},
};
use fastgost_pki::{
    Error, Lenience, Strictness,
    pfx::{Content, MOST_ITERATIONS, Pfx},
};
use fastgost_testkit::vectors::bytes;

fn open(file: &[u8], password: &str) -> fastgost_pki::Result<Pfx> {
    Pfx::open(file, password.as_bytes(), MOST_ITERATIONS, Strictness::Lenient)
}

/// Returns the secret number of the only key in a PFX, in little-endian order.
fn number(pfx: &Pfx) -> Vec<u8> {
    let mut keys = pfx.keys();
    let (Some(bag), None) = (keys.next(), keys.next()) else { panic!("{pfx:?}") };
    bag.private_key(Strictness::Strict).expect("a key").to_bytes().to_vec()
}

#[test]
fn published_files_open() {
    for (name, file, certificate, expected) in PUBLISHED {
        let pfx = open(file, "").expect("a PFX");
        assert_eq!(number(&pfx), bytes(expected), "{name}");
        let bag = pfx.keys().next().expect("a key");
        let key = bag.private_key(Strictness::Strict).expect("a key");
        assert_eq!(key.algorithm() == Algorithm::Gost2001, name == "2001");
        assert_eq!(key.public_key().verifying_key().expect("a key").to_bytes(), certified(certificate));
        let permissions = bag.permissions().expect("they are there");
        assert!(permissions.exchange() && bag.encrypted() && bag.name().is_some());
        assert_eq!(pfx.mac(), Some("HMAC-SHA-1, key derivation of PKCS #12, 2000 iterations"));
        // The certificate is in a part that is encrypted with Triple DES, so it must not be in the result.
        assert_eq!(pfx.certificates().count(), 0);
        let named = |bag: &fastgost_pki::pfx::Bag| matches!(bag.content(), Content::Encrypted(with) if with.contains("Triple DES"));
        assert_eq!(pfx.bags().iter().filter(|bag| named(bag)).count(), 1);
        assert!(matches!(open(file, "1"), Err(Error::Password)));
        assert!(matches!(pfx.seal(b"x", &Encryption::default()), Err(Error::Usage(_))));
        // Two keys are derived from the password, one for the MAC and one for the private key, with 2000 iterations
        // each.
        let few = Pfx::open(file, b"", 3999, Strictness::Lenient);
        assert!(matches!(few, Err(Error::Iterations { most: 3999 })), "{few:?}");
        Pfx::open(file, b"", 4000, Strictness::Lenient).expect("enough");
        let strict = Pfx::open(file, b"", MOST_ITERATIONS, Strictness::Strict);
        assert!(matches!(strict, Err(Error::Strict(Lenience::PfxOtherMac))), "{strict:?}");
    }
}

/// PFX files that `make.rs` makes must open, for each kind of key and several passwords. `made.pfx` and `made-rc2.pfx`
/// are two of these files. The tests of the command `fastgost` and the page about the command use these two files.
#[test]
fn files_with_passwords() {
    for (kind, published) in Kind::ALL.into_iter().zip(PUBLISHED) {
        let key = bytes(published.3);
        for password in ["", "12345678", "Пароль 🔑"] {
            let bag = make::bag(kind, &key, password, 2000);
            let file = make::pfx(&bag, &make::triple_des(), password);
            let pfx = open(&file, password).expect("a PFX");
            assert_eq!(number(&pfx), key);
            assert!(!pfx.keys().next().and_then(|bag| bag.permissions()).expect("they are there").exportable());
            assert!(matches!(open(&file, "another"), Err(Error::Password)));
            if (kind, password) == (Kind::NEW_256, "12345678") {
                let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/cryptopro");
                assert!(file == std::fs::read(folder.join("made.pfx")).expect("a file"), "made.pfx");
                let file = make::pfx(&bag, &make::under("1.2.840.113549.1.12.1.6"), password);
                assert!(file == std::fs::read(folder.join("made-rc2.pfx")).expect("a file"), "made-rc2.pfx");
            }
        }
    }
}

/// PFX files must open if their keys have other curves and identifiers.
#[test]
fn other_curves_and_identifiers() {
    for kind in Kind::OTHERS {
        let mut key: Vec<u8> = (0..kind.curve().size()).map(|i| u8::try_from(i).expect("small") * 3 + 1).collect();
        *key.last_mut().expect("bytes") = 0x3e;
        let file = make::pfx(&make::bag(kind, &key, "1", 10), &[], "1");
        let pfx = open(&file, "1").unwrap_or_else(|e| panic!("{kind:?}: {e}"));
        assert_eq!(number(&pfx), key, "{kind:?}");
        let key = pfx.keys().next().expect("a key").private_key(Strictness::Strict).expect("a key");
        assert_eq!((key.curve(), key.algorithm() == Algorithm::Gost2001), (kind.curve(), kind.is_old()));
    }
}

/// Checks that the file `made.der` is the plain text of an encrypted key, as `make.rs` makes it. The fuzz target for
/// such plain texts begins with this file.
#[test]
fn a_key_before_its_encryption() {
    let plain = make::plain(Kind::NEW_256, &bytes(PUBLISHED[1].3), &make::pfx_key("", &[7; 8], 1));
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/cryptopro/made.der");
    assert!(std::fs::read(path).expect("a file") == plain);
}

/// Damaged and hostile files must be refused, and the error must contain the expected words.
#[test]
fn damaged_and_hostile_files() {
    let key = bytes(PUBLISHED[1].3);
    let sealed = |algorithm: Vec<u8>, encrypted: &[u8]| make::pfx(&make::bag_of(&algorithm, encrypted), &[], "");
    let algorithm = |parameters: Vec<u8>| [oid("1.2.840.113549.1.12.1.80"), parameters].concat();
    let plain = make::encrypted(Kind::NEW_256, &key, "", 1, |_| {});
    let salt = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];
    let right = algorithm(seq([octets(&salt), int(&[1])]));
    assert_eq!(number(&open(&sealed(right.clone(), &plain), "").expect("a PFX")), key);
    for (parameters, said) in [
        (seq([octets(&salt[..7]), int(&[1])]), "7 bytes; allowed: 8 to 32"),
        (seq([octets(&[0; 33]), int(&[1])]), "33 bytes; allowed: 8 to 32"),
        (seq([octets(&salt), int(&[0])]), "0 iterations"),
        (seq([octets(&salt), int(&[1, 0, 0])]), "65536 iterations; allowed: 1 to 65535"),
        (seq([octets(&salt), int(&[0x7f; 8])]), "iterations; allowed"),
        (vec![], "they are missing"),
    ] {
        let text = open(&sealed(algorithm(parameters), &plain), "").expect_err(said).to_string();
        assert!(text.contains(said), "{said}: {text}");
    }
    // If the decrypted data is not one DER element, the error must say that the password is wrong.
    for wrong in [&plain[..0], &plain[..plain.len() - 1], &[7; 100]] {
        assert!(matches!(open(&sealed(right.clone(), wrong), ""), Err(Error::Password)));
    }
    // If any byte of the plain text is changed, the result must be the same key, or an error about a checksum or the
    // structure.
    let mut noticed = 0;
    let size = plain.len();
    for at in 0..size {
        let changed = make::encrypted(Kind::NEW_256, &key, "", 1, |plain| plain[at] ^= 1);
        match open(&sealed(right.clone(), &changed), "") {
            Ok(pfx) => assert_eq!(number(&pfx), key, "byte {at}"),
            Err(Error::Refused(_)) => noticed += 1,
            Err(Error::Password | Error::Encoding { .. } | Error::Library(_)) => {}
            Err(e) => panic!("byte {at}: {e}"),
        }
    }
    assert!(noticed > 40, "{noticed}");
    // The version may also be encoded in the usual way, as an INTEGER with the content 0. Every other version must be
    // refused.
    let version = |version: &'static [u8]| {
        make::encrypted(Kind::NEW_256, &key, "", 1, move |plain| {
            let content = [version, &plain[if plain[1] == 0x81 { 5 } else { 4 }..]].concat();
            *plain = crate::chains::der::tlv(0x30, &content);
        })
    };
    assert_eq!(number(&open(&sealed(right.clone(), &version(&[2, 1, 0])), "").expect("a PFX")), key);
    let text = open(&sealed(right.clone(), &version(&[2, 1, 1])), "").expect_err("a version").to_string();
    assert!(text.contains("its version is not 0"), "{text}");
    // The numbers 0 and 2^256 - 1 are not private keys, so they must be refused.
    for bad in [[0; 32], [0xff; 32]] {
        let file = sealed(right.clone(), &make::encrypted(Kind::NEW_256, &bad, "", 1, |_| {}));
        assert!(matches!(open(&file, ""), Err(Error::Library(Inner::SecretKey))));
    }
    // If no key can be read, the error must name the scheme of the part that cannot be read.
    for (scheme, name) in [("3", "Triple DES"), ("5", "RC2"), ("6", "RC2")] {
        let contents = make::under(&format!("1.2.840.113549.1.12.1.{scheme}"));
        let text = open(&make::pfx(&[], &contents, ""), "").expect_err("nothing").to_string();
        assert!(text.contains(name), "{text}");
        // If a key can be read, the result must have a description of the part that cannot be read, in place of its
        // contents.
        let pfx = open(&make::pfx(&make::bag_of(&right, &plain), &contents, ""), "").expect("a PFX");
        assert_eq!(number(&pfx), key);
        assert!(pfx.bags().iter().any(|bag| matches!(bag.content(), Content::Encrypted(with) if with.contains(name))));
    }
}
