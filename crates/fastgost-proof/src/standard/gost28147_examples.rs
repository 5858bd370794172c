//! Examples of GOST 28147-89 from RFCs that use this cipher. RFC 5830 itself has no examples.

use super::*;
use crate::plain::{Plain, bits, bytes, hex::octets};
use crate::standard::boxes::TC26_Z;

const BOXES: Boxes<bool> = Boxes::Known(TC26_Z);

/// Returns the authentication code (4 bytes) of a text. `vector` is the first filling of the registers.
fn code(key: &[u8], vector: &[u8], text: &[u8], meshing: bool) -> Vec<u8> {
    let filling = imit(&mut Plain, &BOXES, &bits(key), &bits(vector), &bits(text), meshing);
    bytes(&filling[..32])
}

#[test]
fn orders() {
    // Decryption reads the key's registers in the opposite order.
    let mut order = ENCRYPTION;
    order.reverse();
    assert_eq!(order, DECRYPTION);
}

#[test]
fn rings() {
    let add = |a: u32, b: u32| {
        let sum = ring_sum(&mut Plain, &bits(&a.to_le_bytes()), &bits(&b.to_le_bytes()));
        u32::from_le_bytes(bytes(&sum).try_into().unwrap())
    };
    assert_eq!(add(u32::MAX, 0), u32::MAX);
    assert_eq!(add(u32::MAX, 1), 1);
    assert_eq!(add(u32::MAX, u32::MAX), u32::MAX);
    assert_eq!(add(0x8000_0000, 0x8000_0000), 1);
    assert_eq!(add(u32::MAX - 0x0101_0104, 0x0101_0104), u32::MAX);
}

/// Checks the key wrap in RFC 7836, appendix B, example 11.
#[test]
fn key_wrap() {
    let key = octets("a1aa5f7de402d7b3d323f2991c8d453401313701 0a83754fd0af6d7cd4922ed9");
    let text: Vec<u8> = (0x20..0x40).collect();
    assert_eq!(code(&key, &octets("af21434145656378"), &text, false), octets("be33f052"));
    let encrypted = octets("d15547f8ee85121bc87d4b1027d26027ecc071bba6e72f3fec6f620f56834c5a");
    for (text, encrypted) in text.chunks(8).zip(encrypted.chunks(8)) {
        assert_eq!(bytes(&encrypt(&mut Plain, &BOXES, &bits(&key), &bits(text))), encrypted);
        assert_eq!(bytes(&decrypt(&mut Plain, &BOXES, &bits(&key), &bits(encrypted))), text);
    }
}

/// Checks the records of TLS in RFC 9189, appendix A.2.1. Each record has a code, and is encrypted with the running
/// key. The code of the second record is computed from the first and the second record.
#[test]
fn records() {
    let first = [vec![0; 8], octets("1703030007"), vec![0; 7]].concat();
    assert_eq!(code(&[0xff; 32], &[0; 8], &first, true), octets("300134a1"));
    let second = [first, octets("0000000000000001 1703030800"), vec![0; 2048]].concat();
    assert_eq!(code(&[0xff; 32], &[0; 8], &second, true), octets("f7c38b8a"));

    // When the key changes, key meshing encrypts the content of the registers N3 and N4 under the new key.
    let text = [vec![0; 7], octets("300134a1"), vec![0; 2048], octets("f7c38b8a")].concat();
    let (key, vector) = (vec![false; 256], [false; 64]);
    let encrypted = bytes(&cnt(&mut Plain, &BOXES, &key, &vector, &bits(&text), true));
    let start = running_key(&mut Plain, &BOXES, &key, &vector, 128);
    assert_eq!(cnt(&mut Plain, &BOXES, &key, &vector, &[false; 8192], true), start);
    assert_eq!(encrypted[..11], octets("8671cdbf3c1aae0f624b04"));
    assert_eq!(encrypted[11..38], octets("cfaa0cb42fa5a47a133d73b9f2c0b04f8ca25552f856bcbe6a58fa"));
    assert_eq!(encrypted[2047..], octets("21dc8e1a96f9a8881fad834596968447"));
}
