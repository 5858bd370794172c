//! Tests every deviation that lenient readers accept. For each deviation there is a file with this deviation. A lenient
//! reader must accept the file, and a strict reader must refuse it.
use crate::{
    chains::der::{content, context, octets, oid},
    cms::{common::pair, token},
    cryptopro::make,
    rules::sequence,
};
use der::{Decode, Encode, Tag, asn1::Any};
use fastgost::{
    curve::Curve,
    hash::Streebog512,
    kdf::pbkdf2,
    keys::{
        self, EncodePrivateKey, Encryption, PrivateKey, PublicKey,
        x509::{Kind, Signed},
    },
    mac::Hmac,
    sign::SigningKey,
};
use fastgost_pki::{
    Error, Lenience, Result, Strictness,
    cms::{self, SignOptions, SignedData, Signer, Timestamp},
    pfx::{Bag, Pfx},
    x509::{Certificate, RevocationList},
};
use std::sync::LazyLock;

mod certificates;

use certificates::{
    SERIAL_V3, UTC, authority, certificate_with, extensions, issuers_key, list_of, read_certificate, read_list,
    universal,
};

/// A file, and the function that reads the file. The function returns a value from the file, with which a test can
/// compare two files.
type Sample = (Vec<u8>, fn(&[u8], Strictness) -> Result<Vec<u8>>);

static KEY: LazyLock<SigningKey> =
    LazyLock::new(|| SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[7; 32]).expect("a key"));

const OF_256: &str = "1.2.643.7.1.1.1.1";
const OF_2001: &str = "1.2.643.2.2.19";
const CURVE_A: &str = "1.2.643.7.1.2.1.1.1";
const CRYPTOPRO_A: &str = "1.2.643.2.2.35.1";
const CURVE_B: &str = "1.2.643.7.1.2.1.1.2";
const STREEBOG256: &str = "1.2.643.7.1.1.2.2";
const CRYPTOPRO_SET: &str = "1.2.643.2.2.30.1";

/// Makes a file with a public key. `algorithm` and `parameters` are the object identifiers in its algorithm identifier.
fn public(algorithm: &str, parameters: &[&str]) -> Sample {
    let curve = Curve::from_oid(parameters[0]).expect("a curve");
    let key = SigningKey::from_bytes(curve, &[7; 32]).expect("a key");
    let parameters: Vec<u8> = parameters.iter().flat_map(|dotted| oid(dotted)).collect();
    let algorithm = sequence(&[&oid(algorithm), &sequence(&[&parameters])]);
    let bits = Any::new(Tag::BitString, [vec![0], octets(&key.verifying_key().to_bytes())].concat()).expect("DER");
    let der = sequence(&[&algorithm, &bits.to_der().expect("DER")]);
    (der, |der, strictness| Ok(PublicKey::read_with(der, strictness)?.verifying_key()?.to_bytes()))
}

fn read_private(der: &[u8], strictness: Strictness) -> Result<Vec<u8>> {
    Ok(PrivateKey::read_with(der, Some((b"password", 1000)), strictness)?.to_bytes().to_vec())
}

/// Makes a file with a private key. `number` is the encoding of its secret number.
fn private(number: &[u8]) -> Sample {
    let info = KEY.to_pkcs8_der().expect("DER");
    let info = keys::pkcs8::PrivateKeyInfoRef::from_der(info.as_bytes()).expect("a key");
    let algorithm = info.algorithm.to_der().expect("DER");
    (sequence(&[&[2, 1, 0], &algorithm, &octets(number)]), read_private)
}

/// Returns a private key that `openssl pkcs8 -topk8 -v2 NAME -v2prf PRF -iter 1000` encrypted under "password".
fn encrypted(file: &str) -> Sample {
    let document = keys::documents(file.as_bytes()).next().expect("PEM").expect("PEM");
    (document.der.to_vec(), read_private)
}

fn read_pfx(der: &[u8], strictness: Strictness) -> Result<Vec<u8>> {
    let pfx = Pfx::open(der, "пароль".as_bytes(), 10_000, strictness)?;
    let key = pfx.keys().next().expect("a key").private_key(Strictness::Lenient)?;
    Ok(key.to_bytes().to_vec())
}

/// Writes a PFX with this crate. `change` gets the elements of the PFX and returns the changed file.
fn pfx(password: &[u8], change: fn(Vec<Vec<u8>>) -> Vec<u8>) -> Sample {
    let mut pfx = Pfx::new();
    pfx.add(Bag::key(&*KEY).expect("a key"));
    let der = pfx.seal(password, &Encryption { iterations: 1000, ..Encryption::default() }).expect("a PFX");
    let fields = Any::from_der(&der).expect("DER");
    let mut reader = der::SliceReader::new(fields.value()).expect("DER");
    let mut parts = Vec::new();
    while !der::Reader::is_finished(&reader) {
        parts.push(der::Reader::tlv_bytes(&mut reader).expect("DER").to_vec());
    }
    (change(parts), read_pfx)
}

/// Makes the `MacData` of a PFX as RFC 9548 demands. The MAC covers `content`.
fn streebog_mac(content: &[u8], password: &[u8]) -> Vec<u8> {
    let hmac = |key: &[u8]| Hmac::new(Streebog512::new(), key);
    let mut keys = [0; 96];
    pbkdf2(&hmac(password), b"the salt", 1000, &mut keys).expect("enough iterations");
    let mut mac = hmac(&keys[64..]);
    mac.update(content);
    let digest = sequence(&[&sequence(&[&oid("1.2.643.7.1.1.2.3")]), &octets(&mac.finalize())]);
    sequence(&[&digest, &octets(b"the salt"), &[2, 2, 3, 0xe8]])
}

fn sample(lenience: Lenience) -> Sample {
    let number = KEY.to_bytes();
    match lenience {
        // Some CAs write a third parameter into certificates. It is the identifier of CryptoPro's S-boxes.
        Lenience::ThirdKeyParameter => public(OF_256, &[CRYPTOPRO_A, STREEBOG256, "1.2.643.2.2.31.1"]),
        Lenience::AgreementIdentifier => public("1.2.643.7.1.1.6.1", &[CURVE_A]),
        Lenience::OldDigestParameter => public(OF_256, &[CURVE_A, CRYPTOPRO_SET]),
        Lenience::DigestInsteadOfParameters => public(OF_2001, &[CRYPTOPRO_A, "1.2.643.2.2.9"]),
        Lenience::DigestParameterPresence => public(OF_256, &[CURVE_B, STREEBOG256]),
        Lenience::NewCurveOf2001 => public(OF_2001, &[CURVE_B, CRYPTOPRO_SET]),
        Lenience::WrappedPrivateNumber => private(&octets(&number)),
        Lenience::ShortPrivateNumber => private(&octets(&number[..31])),
        Lenience::IntegerPrivateNumber => {
            let big_endian: Vec<u8> = number.iter().rev().copied().collect();
            private(&Any::new(Tag::Integer, big_endian).and_then(|any| any.to_der()).expect("DER"))
        }
        Lenience::NotCritical => {
            (certificate_with(SERIAL_V3, &[], UTC, &extensions(&authority(&[]))), read_certificate)
        }
        Lenience::AuthorityWithoutKeyUsage => {
            let authority = authority(&[1, 1, 0xff]);
            (certificate_with(SERIAL_V3, &[], UTC, &extensions(&authority)), read_certificate)
        }
        Lenience::KeyCertSignWithoutConstraints => {
            let usage = sequence(&[&oid("2.5.29.15"), &octets(&[3, 2, 1, 6])]);
            (certificate_with(SERIAL_V3, &[], UTC, &extensions(&usage)), read_certificate)
        }
        Lenience::WithoutKeyIdentifier => (certificate_with(&[2, 1, 1], &[], UTC, &[]), read_certificate),
        Lenience::LongSerialNumber => {
            let long = [&SERIAL_V3[..5], &[2, 21, 0], &[0x80; 20]].concat();
            (certificate_with(&long, &[], UTC, &extensions(&[])), read_certificate)
        }
        Lenience::UniqueIdentifiers => {
            let unique = [&[0x82, 2, 0, 1][..], &extensions(&[])].concat();
            (certificate_with(SERIAL_V3, &[], UTC, &unique), read_certificate)
        }
        // The issuer's name in this certificate is a TeletexString.
        Lenience::AttributeForm => {
            let mut der = certificate_with(SERIAL_V3, &[], UTC, &extensions(&[]));
            let at = der.windows(4).position(|window| window == [12, 1, b'a', 0x30]).expect("the issuer");
            der[at] = 20;
            (der, read_certificate)
        }
        Lenience::HostName => {
            let names = sequence(&[&[&[0x82, 10][..], b"_a.example"].concat()]);
            let extension = sequence(&[&oid("2.5.29.17"), &octets(&names)]);
            (certificate_with(SERIAL_V3, &[], UTC, &extensions(&extension)), read_certificate)
        }
        // This CRL has version 1, like the CRL in RFC 9215, appendix D.1, so it has no extensions.
        Lenience::ListOfVersion1 => (list_of(&[], &[]), read_list),
        Lenience::EmptyList => {
            let all = sequence(&[&issuers_key(), &sequence(&[&oid("2.5.29.20"), &octets(&[2, 1, 5])])]);
            let all = [&[0xa0, u8::try_from(all.len()).expect("short")][..], &all].concat();
            (list_of(&[2, 1, 1], &[&[0x30, 0][..], &all].concat()), read_list)
        }
        Lenience::ListWithoutNumber => {
            let all = sequence(&[&issuers_key()]);
            let all = [&[0xa0, u8::try_from(all.len()).expect("short")][..], &all].concat();
            (list_of(&[2, 1, 1], &all), read_list)
        }
        Lenience::NullSignatureParameters => (certificate_with(&[2, 1, 1], &[5, 0], UTC, &[]), |der, strictness| {
            Ok(Signed::read_with(Kind::Certificate, der, strictness)?.signature().to_vec())
        }),
        // In the field "critical", true is encoded as the byte 1, as in C. DER demands the byte 255.
        Lenience::BooleanOctet => {
            let critical = sequence(&[&oid("2.5.29.19"), &[1, 1, 1], &octets(&[0x30, 0])]);
            (certificate_with(SERIAL_V3, &[], UTC, &extensions(&critical)), read_certificate)
        }
        Lenience::PaddedInteger => {
            let padded = [&SERIAL_V3[..5], &[2, 4, 0, 0, 0, 1]].concat();
            (certificate_with(&padded, &[], UTC, &extensions(&[])), read_certificate)
        }
        Lenience::UniversalString => (universal(), read_certificate),
        // The field "critical" is encoded although it has its default value, false. DER omits default values.
        Lenience::NotDer => {
            let false_again = sequence(&[&oid("2.5.29.19"), &[1, 1, 0], &octets(&[0x30, 0])]);
            (certificate_with(SERIAL_V3, &[], UTC, &extensions(&false_again)), read_certificate)
        }
        Lenience::SerialNumberNotPositive => (certificate_with(&[2, 1, 0], &[], UTC, &[]), read_certificate),
        Lenience::EarlyGeneralizedTime => {
            (certificate_with(&[2, 1, 1], &[], (Tag::GeneralizedTime, b"20260101000000Z"), &[]), read_certificate)
        }
        Lenience::ExtensionsOfOldVersion => {
            let constraints = sequence(&[&oid("2.5.29.19"), &octets(&[0x30, 0])]);
            (certificate_with(&[2, 1, 1], &[], UTC, &extensions(&constraints)), read_certificate)
        }
        Lenience::SignersAlgorithms => (signed_by_other_identifiers(), read_signed),
        Lenience::SignersVersion => {
            let mut signed = signed();
            // The last INTEGER with the value 1 is the version of the only SignerInfo.
            let at = signed.windows(3).rposition(|window| window == [2, 1, 1]).expect("a version");
            signed[at + 2] = 3;
            (signed, read_signed)
        }
        Lenience::ZeroAccuracy => {
            let (key, certificate) = pair("256-a", "a");
            let mut info = token::info(b"data");
            info[5] = vec![0x30, 3, 0x80, 1, 0];
            // In the response, the token comes after the status, which has five bytes.
            let token = content(&token::response_with(&key, &certificate, &info, true)).split_off(5);
            (token, |der, strictness| Ok(Timestamp::read_with(der, strictness)?.statement.serial))
        }
        Lenience::OtherPasswordHash => encrypted(include_str!("../files/sha256.pem")),
        Lenience::OtherPasswordCipher => encrypted(include_str!("../files/aes.pem")),
        Lenience::PfxWithoutMac => pfx("пароль".as_bytes(), |parts| sequence(&[&parts[0], &parts[1]])),
        Lenience::PfxOtherMac => (include_bytes!("../files/sha1-mac.p12").to_vec(), read_pfx),
        Lenience::CryptoProKey => {
            let bag = make::bag(make::Kind::NEW_256, &number, "пароль", 1);
            let data = |content: &[u8]| sequence(&[&oid("1.2.840.113549.1.7.1"), &context(0, &octets(content))]);
            let safe = sequence(&[&data(&sequence(&[&bag]))]);
            (sequence(&[&[2, 1, 3], &data(&safe), &streebog_mac(&safe, "пароль".as_bytes())]), read_pfx)
        }
        Lenience::PfxPasswordForm => {
            let form: Vec<u8> = "пароль\0".encode_utf16().flat_map(u16::to_be_bytes).collect();
            pfx(&form, |parts| sequence(&[&parts.concat()]))
        }
        other => panic!("no file for {other:?}: {other}"),
    }
}

/// Makes a detached signature.
fn signed() -> Vec<u8> {
    let (key, certificate) = pair("256-a", "a");
    let signers = [Signer::new(&key, certificate).expect("a pair")];
    let options = SignOptions { cades: false, embed: false, ..SignOptions::default() };
    let digests = cms::digester(&signers).expect("a digester").finish();
    cms::sign_detached(&signers, &options, &digests).expect("signed").to_detached_der()
}

/// Makes a signature in which the identifier of the signature algorithm stands in place of the identifier of the hash
/// function.
fn signed_by_other_identifiers() -> Vec<u8> {
    let mut der = signed();
    let at = der.windows(10).rposition(|window| window == oid(STREEBOG256)).expect("it is named");
    der[at..at + 10].copy_from_slice(&oid("1.2.643.7.1.1.3.2"));
    der
}

fn read_signed(der: &[u8], strictness: Strictness) -> Result<Vec<u8>> {
    Ok(SignedData::read_with(der, strictness)?.0.signers[0].signature.clone())
}

#[test]
fn every_lenience_is_accepted_and_strictly_refused() {
    for lenience in Lenience::ALL.iter().copied() {
        let (file, read) = sample(lenience);
        let accepted = read(&file, Strictness::Lenient);
        assert!(accepted.is_ok(), "{lenience:?}: {accepted:?}");
        match read(&file, Strictness::Strict) {
            Err(Error::Strict(refused)) => assert_eq!(refused, lenience),
            // A strict reader tries only the form of the password that RFC 9548 demands. It does not know that another
            // form would fit, so it reports a wrong password.
            Err(Error::Password) => assert_eq!(lenience, Lenience::PfxPasswordForm),
            other => panic!("{lenience:?}: {other:?}"),
        }
        assert!(lenience.text().len() > 20, "{lenience}");
        // If the file is a certificate or a CRL, its method `deviations` must return the deviation too.
        let deviations = match (Certificate::read(&file), RevocationList::read(&file)) {
            (Ok(certificate), _) => certificate.deviations(),
            (_, Ok(list)) => list.deviations(),
            _ => continue,
        };
        assert!(deviations.contains(&lenience), "{lenience:?}: {deviations:?}");
    }
    assert!(Lenience::ALL.len() >= 18);
}

/// A strict reader must accept files of the same kinds as the samples, if these files have no deviation.
#[test]
fn what_the_rfcs_say_is_accepted() {
    for (file, read) in [
        public(OF_256, &[CURVE_A]),
        public(OF_256, &[CURVE_A, STREEBOG256]),
        public(OF_256, &[CRYPTOPRO_A, STREEBOG256]),
        public(OF_256, &[CURVE_B]),
        public(OF_2001, &[CRYPTOPRO_A, CRYPTOPRO_SET, "1.2.643.2.2.31.1"]),
        private(&KEY.to_bytes()),
        pfx("пароль".as_bytes(), |parts| sequence(&[&parts.concat()])),
    ] {
        let (lenient, strict) = (read(&file, Strictness::Lenient), read(&file, Strictness::Strict));
        assert_eq!(lenient.expect("it is accepted"), strict.expect("it is accepted strictly"));
    }
}
