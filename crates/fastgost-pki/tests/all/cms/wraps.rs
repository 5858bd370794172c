//! Tests envelopes like the envelopes of other programs, in which the content's key is wrapped with GOST 28147-89 (RFC
//! 4490). The recipients have keys of GOST R 34.10-2001 or keys of 512 bits. For keys of 512 bits, both ways to derive
//! the wrapping key are tested.
use super::common::curve;
use crate::chains::der::{context, int, octets, oid, seq, tlv};
use fastgost::{
    Sbox,
    keys::{Algorithm, EncodePublicKey, PrivateKey, PublicKey, transport::KeyTransport},
    registry::{self, Options},
    sign::{SigningKey, VerifyingKey, agree},
};
use fastgost_pki::{
    Error, Result,
    cms::{EnvelopedReader, Integrity},
};
use std::io::Read;

const OLD: &[u8] = include_bytes!("../../files/documents/env-2001.p7m");
const OLD_KEY: &[u8] = include_bytes!("../../files/documents/env-2001.key");
const BOUNCY: &[u8] = include_bytes!("../../files/documents/gost2012_512_Reci_Msg");
const BOUNCY_KEY: &[u8] = include_bytes!("../../files/documents/gost2012_512_Reci_Key");

const UKM: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
const PLAIN: (&str, &str) = ("gost28147-wrap", "1.2.643.2.2.13.0");
const DIVERSIFIED: (&str, &str) = ("gost28147-cryptopro-wrap", "1.2.643.2.2.13.1");

fn open(file: &[u8], key: &PrivateKey) -> Result<Vec<u8>> {
    let mut decryptor = EnvelopedReader::new(file)?.open(key, None, None)?;
    let mut content = Vec::new();
    decryptor.read_to_end(&mut content)?;
    assert_eq!(decryptor.finish()?, Integrity::NotAuthenticated);
    Ok(content)
}

/// Returns the encrypted content of `OLD`.
fn encrypted_content() -> &'static [u8] {
    &OLD[318..]
}

/// Returns the key that encrypts the content of the envelope `OLD`.
fn content_key() -> Vec<u8> {
    // The bytes 151 to 318 of the envelope are the OCTET STRING with the wrapped key.
    let transport = KeyTransport::read(&OLD[151..318]).expect("its form");
    let peer = PublicKey::from_der(&transport.ephemeral).and_then(|key| key.verifying_key()).expect("a key");
    let key = PrivateKey::read(OLD_KEY).expect("a key");
    let kek = agree::vko_2001(&key, &peer, &transport.ukm).expect("agreed");
    let mut secret = vec![0; 32];
    let wrap = wrap(DIVERSIFIED.0, transport.sbox.name, &kek[..]);
    wrap.unwrap(&transport.ukm, &transport.wrapped, &mut secret).expect("its checksum");
    secret
}

fn wrap(name: &str, sbox: &str, kek: &[u8]) -> Box<dyn registry::DynWrap> {
    let sbox = Sbox::from_name(sbox).expect("a set");
    let options = Options { sbox: Some(&sbox), ..Options::default() };
    registry::Algorithm::from_name(name).and_then(|wrap| wrap.wrap(kek, &options)).expect("a wrap")
}

/// Wraps the content's key of `OLD` under the key `kek`.
fn wrapped(name: &str, kek: &[u8]) -> [u8; 36] {
    let mut wrapped = [0; 36];
    wrap(name, "z", kek).wrap(&UKM, &content_key(), &mut wrapped).expect("wrapped");
    wrapped
}

/// Makes an envelope for one recipient, with the encrypted content of `OLD`.
fn envelope(recipient: Vec<u8>) -> Vec<u8> {
    let enveloped = seq([int(&[0]), tlv(0x31, &recipient), encrypted_content().to_vec()]);
    seq([oid("1.2.840.113549.1.7.3"), context(0, &enveloped)])
}

/// Returns an identifier for the recipient of an envelope. An envelope must have such an identifier, but the reader
/// does not use it in these tests.
fn somebody() -> Vec<u8> {
    seq([seq([]), int(&[1])])
}

fn transport(algorithm: &str, ephemeral: &PublicKey, kek: &[u8]) -> Vec<u8> {
    let public = ephemeral.to_public_key_der().expect("DER").into_vec();
    let key = KeyTransport::new(wrapped(DIVERSIFIED.0, kek), "z", public, UKM).and_then(|key| key.to_der());
    envelope(seq([int(&[0]), somebody(), seq([oid(algorithm)]), octets(&key.expect("DER"))]))
}

/// Makes an envelope for a recipient by key agreement. If `again` is given, the parameters of the key wrap also contain
/// this UKM.
fn agreement(
    algorithm: &str,
    (name, id): (&str, &str),
    ephemeral: &PublicKey,
    kek: &[u8],
    again: Option<&[u8]>,
) -> Vec<u8> {
    let public = ephemeral.to_public_key_der().expect("DER").into_vec();
    let (_, content) = public.split_at(if public[1] == 0x81 { 3 } else { 2 });
    let sbox = oid("1.2.643.7.1.2.5.1.1");
    let parameters = seq([oid(id), seq([sbox, again.map(octets).unwrap_or_default()])]);
    let wrapped = wrapped(name, kek);
    let encrypted = octets(&seq([octets(&wrapped[..32]), octets(&wrapped[32..])]));
    let recipient = [
        int(&[3]),
        context(0, &context(1, content)),
        context(1, &octets(&UKM)),
        seq([oid(algorithm), parameters]),
        seq([seq([somebody(), encrypted])]),
    ];
    envelope(context(1, &recipient.concat()))
}

#[test]
fn of_others() {
    let content = open(OLD, &PrivateKey::read(OLD_KEY).expect("a key")).expect("it opens");
    assert!(content.starts_with("Договор".as_bytes()), "{}", String::from_utf8_lossy(&content));
    assert_eq!(open(BOUNCY, &PrivateKey::read(BOUNCY_KEY).expect("a key")).expect("it opens"), b"Hello World!");
}

/// Tests key transport and key agreement of RFC 4490 (sections 4.1 and 4.2). Both key wraps and all identifiers of key
/// agreement are tested.
#[test]
fn to_keys_of_2001() {
    let content = open(OLD, &PrivateKey::read(OLD_KEY).expect("a key")).expect("it opens");
    for name in ["cryptopro-a", "cryptopro-xchb"] {
        let key = PrivateKey::of_2001(SigningKey::generate(curve(name)).expect("a key")).expect("a curve of 2001");
        let ephemeral = SigningKey::generate(curve(name)).expect("a key");
        let peer = key.public_key().verifying_key().expect("a curve");
        let kek = agree::vko_2001(&ephemeral, &peer, &UKM).expect("agreed");
        let public = PublicKey::of_2001(ephemeral.verifying_key()).expect("a curve of 2001");
        let mut files = vec![transport("1.2.643.2.2.19", &public, &kek[..])];
        for algorithm in ["1.2.643.2.2.96", "1.2.643.2.2.98", "1.2.643.2.2.19"] {
            for wrap in [PLAIN, DIVERSIFIED] {
                for again in [None, Some(&UKM[..])] {
                    files.push(agreement(algorithm, wrap, &public, &kek[..], again));
                }
            }
        }
        let other = PrivateKey::of_2001(ephemeral).expect("a curve of 2001");
        for file in files {
            assert_eq!(open(&file, &key).expect("it opens"), content);
            assert!(matches!(open(&file, &other), Err(Error::Refused(_))));
        }
        let different = agreement("1.2.643.2.2.96", DIVERSIFIED, &public, &kek[..], Some(&[8; 8]));
        assert!(open(&different, &key).expect_err("two UKMs").to_string().contains("another UKM"));
    }
}

/// If the recipient's key has 512 bits, programs derive the wrapping key in two ways. The reader must try both ways.
/// For a key of 256 bits, there is only one way to derive the wrapping key.
#[test]
fn to_keys_of_512_bits() {
    let content = open(OLD, &PrivateKey::read(OLD_KEY).expect("a key")).expect("it opens");
    let keks = |key: &SigningKey, peer: &VerifyingKey| {
        let whole = agree::vko_512(key, peer, &UKM).expect("agreed");
        [agree::vko_256(key, peer, &UKM).expect("agreed")[..].to_vec(), whole[..32].to_vec(), whole[32..].to_vec()]
    };
    let key = PrivateKey::from(SigningKey::generate(curve("512-a")).expect("a key"));
    let ephemeral = SigningKey::generate(curve("512-a")).expect("a key");
    let public = PublicKey::from(ephemeral.verifying_key());
    let peer = key.public_key().verifying_key().expect("a curve");
    for (kek, fits) in keks(&ephemeral, &peer).iter().zip([true, true, false]) {
        let algorithm = Algorithm::Gost2012_512.oid().to_string();
        for file in [
            transport(&algorithm, &public, kek),
            agreement("1.2.643.7.1.1.6.2", DIVERSIFIED, &public, kek, None),
            agreement(&algorithm, PLAIN, &public, kek, None),
        ] {
            match open(&file, &key) {
                Ok(opened) => assert!(fits && opened == content),
                Err(e) => assert!(!fits && matches!(e, Error::Refused(_)), "{e}"),
            }
        }
    }
}
