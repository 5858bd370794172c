//! The examples of MGM in RFC 9058, appendix A.

use super::*;
use crate::{
    plain::{Plain, bits, bytes, hex::octets},
    standard::{kuznyechik, magma},
};

/// The values that the RFC prints, in the RFC's order. Some lines are only titles, and each other line has a name and a
/// value.
const PRINTED: &str = include_str!("mgm_examples.txt");

type Values = Vec<(String, String)>;
type Cipher = Box<dyn Fn(&[bool]) -> Vec<bool>>;

/// Computes all values that the RFC prints for an example. Blocks are strings of bytes.
fn mgm(cipher: &Cipher, nonce: &[bool], associated: &[bool], text: &[bool]) -> Values {
    let mut values = Values::new();
    seal(
        &mut Plain,
        |_, block| cipher(block),
        nonce,
        associated,
        text,
        |name, value| {
            values.push((name, bytes(value).iter().map(|byte| format!("{byte:02x}")).collect()));
        },
    );
    values
}

#[test]
fn printed() {
    for (i, section) in PRINTED.split("\n# A.").skip(1).enumerate() {
        let lines = section.trim().lines().skip(1);
        let mut printed: Values = lines
            .map(|line| line.split_once(" =").unwrap())
            .map(|(name, value)| (name.into(), value.trim().into()))
            .collect();
        let values = printed.split_off(4);
        let [key, icn, associated, text] = [0, 1, 2, 3].map(|line| bits(&octets(&printed[line].1)));
        let cipher: Cipher = if i < 2 {
            let keys = kuznyechik::keys(&mut Plain, &key);
            Box::new(move |block| kuznyechik::encrypt(&mut Plain, &keys, block))
        } else {
            let keys = magma::keys(&key);
            Box::new(move |block| magma::encrypt(&mut Plain, &keys, block))
        };
        assert!(values.len() > 10, "everything is read");
        assert_eq!(mgm(&cipher, &icn, &associated, &text), values);
    }
    assert_eq!(PRINTED.matches("\n# A.").count(), 4);
}
