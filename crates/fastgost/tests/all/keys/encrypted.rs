//! Tests private keys that are encrypted under a password. The tests use known answers, and try the limits and the
//! parameters of PBES2.
use super::{OCTET_STRING, SEQUENCE, bytes, elements, identifier, key, keys_of, text, tlv, valid};
use fastgost::{
    Error,
    curve::Curve,
    keys::{self, Encryption, MOST_ITERATIONS, Scheme},
};

#[test]
fn encrypted_private_keys_open_under_their_passwords() {
    for case in keys_of("encrypted_private_key") {
        let (der, password) = (bytes(&case, "der"), bytes(&case, "password"));
        let opened = keys::decrypt(&der, &password, MOST_ITERATIONS);
        if !valid(&case) {
            assert!(opened.is_err(), "{case:#}");
            continue;
        }
        let info = opened.unwrap_or_else(|e| panic!("{e}: {case:#}"));
        assert_eq!(*info, bytes(&case, "private_key_info"), "{case:#}");
        assert!(keys::read_private_key(&info).is_ok());
        assert!(matches!(keys::read_private_key(&der), Err(Error::PasswordNeeded)));
        assert!(matches!(keys::decrypt(&der, &password, 999), Err(Error::Iterations { most: 999, .. })));
    }
}

#[test]
fn private_keys_are_encrypted_as_others_would() {
    for case in keys_of("encrypt_private_key") {
        let scheme = match text(&case, "scheme") {
            "1.2.643.7.1.1.5.1.1" => Scheme::MagmaCtrAcpkm,
            "1.2.643.7.1.1.5.1.2" => Scheme::MagmaCtrAcpkmOmac,
            "1.2.643.7.1.1.5.2.1" => Scheme::KuznyechikCtrAcpkm,
            "1.2.643.7.1.1.5.2.2" => Scheme::KuznyechikCtrAcpkmOmac,
            other => panic!("{other}"),
        };
        let with = Encryption { scheme, iterations: case["iterations"].as_u64().expect("a number") as u32 };
        let (info, password) = (bytes(&case, "private_key_info"), bytes(&case, "password"));
        let entropy = bytes(&case, "entropy").try_into().expect("48 bytes");
        let der = keys::encrypt(&info, &password, &with, &entropy).expect("DER");
        assert_eq!(der, bytes(&case, "der"), "{case:#}");
        assert_eq!(*keys::decrypt(&der, &password, 1500).expect("a key"), info);
        for iterations in [0, 999, MOST_ITERATIONS + 1] {
            let with = Encryption { scheme, iterations };
            assert!(matches!(keys::encrypt(&info, &password, &with, &entropy), Err(Error::Parameter { .. })));
        }
    }
}

/// A key that is too long is rejected before any computation, since an attacker may have made the file.
#[test]
fn an_encrypted_private_key_has_up_to_a_mebibyte() {
    const MOST: usize = 1 << 20;
    let of_size = |error: Error| matches!(error, Error::Encoding { what, .. } if what.contains("size"));
    let key = key(Curve::from_name("256-a").expect("a curve"));
    let with = Encryption { iterations: 1000, scheme: Scheme::KuznyechikCtrAcpkm };
    let der = keys::write_encrypted_private_key(&key, b"password", &with).expect("DER");
    let algorithm = &elements(der.as_bytes())[0];
    let opened = |size: usize| {
        let der = tlv(SEQUENCE, &[algorithm, &tlv(OCTET_STRING, &[&vec![5; size]])]);
        keys::decrypt(&der, b"password", 1000).expect_err("no key")
    };
    assert!(matches!(opened(MOST), Error::Password { .. }));
    assert!(of_size(opened(MOST + 1)));
    // For the encryption and for the key derivation, only the first identifier of each pair is accepted.
    for (own, other) in
        [("1.2.840.113549.1.5.13", "1.2.840.113549.1.5.11"), ("1.2.840.113549.1.5.12", "1.2.840.113549.1.5.14")]
    {
        let (own, other, mut changed) = (identifier(own), identifier(other), der.as_bytes().to_vec());
        let at = changed.windows(own.len()).position(|w| w == own).expect("it is there");
        changed[at..at + own.len()].copy_from_slice(&other);
        let refused = keys::decrypt(&changed, b"password", 1000);
        assert!(matches!(refused, Err(Error::Encoding { .. })), "{refused:?}");
    }
    let long = vec![0; MOST + 1];
    assert!(of_size(keys::decrypt(der.as_bytes(), &long, 1000).expect_err("a long password")));
    let refused = |info: &[u8], password: &[u8]| keys::encrypt(info, password, &with, &[1; keys::ENTROPY]).err();
    assert!(refused(&long, b"password").is_some_and(of_size));
    assert!(refused(b"info", &long).is_some_and(of_size));
    assert_eq!(refused(&long[1..], b"password"), None);
    assert_eq!(refused(b"info", &long[1..]), None);
}

/// Each parameter of encryption and of key derivation has only one form and one size.
#[test]
fn parameters_of_encrypted_private_keys() {
    let key = key(Curve::from_name("256-a").expect("a curve"));
    let with = Encryption { iterations: 1000, scheme: Scheme::KuznyechikCtrAcpkm };
    let der = keys::write_encrypted_private_key(&key, b"password", &with).expect("DER");
    let pbes2 = elements(&elements(der.as_bytes())[0]);
    let derivation = &elements(&pbes2[1])[0];
    let opened = |derivation: &[u8], cipher: &str, iv: usize| {
        let parameters = tlv(SEQUENCE, &[&tlv(OCTET_STRING, &[&vec![7; iv]]), &identifier("1.2.643.7.1.2.5.1.1")]);
        let cipher = tlv(SEQUENCE, &[&identifier(cipher), &parameters]);
        let algorithm = tlv(SEQUENCE, &[&pbes2[0], &tlv(SEQUENCE, &[derivation, &cipher])]);
        keys::decrypt(&tlv(SEQUENCE, &[&algorithm, &tlv(OCTET_STRING, &[&[5; 100]])]), b"password", 1000)
    };
    // `taken` checks that the form of a file was accepted, and that the decrypted content was not a key.
    let taken = |result| assert!(matches!(result, Err(Error::Password { authenticated: false })), "{result:?}");
    let refused = |result| assert!(matches!(result, Err(Error::Encoding { .. })), "{result:?}");
    // This identifier stands for GOST 28147-89 in CFB, which was used before RFC 9337.
    const CFB: &str = "1.2.643.2.2.21";
    taken(opened(derivation, CFB, 8));
    for size in [0, 7, 9, 16, 24] {
        refused(opened(derivation, CFB, size));
    }
    for other in ["1.2.643.2.2.22", "2.16.840.1.101.3.4.1.42"] {
        refused(opened(derivation, other, 8));
    }
    // The parameters may contain the optional length of the key, and a salt of any reasonable size.
    let [salt, iterations, prf] = &elements(&elements(derivation)[1])[..] else { panic!("{derivation:x?}") };
    let with = |salt: &[u8], length: u8| {
        let parameters = tlv(SEQUENCE, &[salt, iterations, &tlv(2, &[&[length]]), prf]);
        tlv(SEQUENCE, &[&elements(derivation)[0], &parameters])
    };
    taken(opened(&with(salt, 32), CFB, 8));
    for length in [0, 16, 31, 33] {
        refused(opened(&with(salt, length), CFB, 8));
    }
    taken(opened(&with(&tlv(OCTET_STRING, &[&vec![1; 1 << 20]]), 32), CFB, 8));
    refused(opened(&with(&tlv(OCTET_STRING, &[&vec![1; (1 << 20) + 1]]), 32), CFB, 8));
}
