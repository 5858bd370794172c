//! The examples of RFC 9058, appendix A: MGM, whose authentication is a sum of products.

use super::*;
use crate::{
    plain::{Plain, bits, bytes, hex::octets},
    standard::{
        kuznyechik, magma,
        modes::{left, right},
        turned,
    },
};

/// What the RFC prints, in its order: lines of names and values, and of titles.
const PRINTED: &str = include_str!("field_examples.txt");

type Values = Vec<(String, String)>;
type Cipher = Box<dyn Fn(&[bool]) -> Vec<bool>>;

/// RFC 9058, section 4.1, with everything that is printed about it. Blocks are strings of bytes.
fn mgm(cipher: &Cipher, n: usize, icn: &[bool], associated: &[bool], text: &[bool]) -> Values {
    let mut values = Values::new();
    let mut add = |name: String, value: &[bool]| {
        values.push((name, bytes(value).iter().map(|byte| format!("{byte:02x}")).collect()));
    };
    let plain = &mut Plain;
    let start = |first: bool| {
        let mut start = icn.to_vec();
        start[7] = first;
        start
    };
    let mut encrypted = Vec::new();
    if !text.is_empty() {
        add("0^1 || ICN".into(), &start(false));
        let mut y = cipher(&start(false));
        for (i, block) in (1..).zip(text.chunks(n)) {
            add(format!("Y_{i}"), &y);
            let running = cipher(&y);
            add(format!("E_K(Y_{i})"), &running);
            encrypted.extend(xor(plain, &running[..block.len()], block));
            y = right(plain, &y);
        }
    }
    add("C".into(), &encrypted);
    let padded = |text: &[bool]| [text, &vec![false; text.len().next_multiple_of(n) - text.len()]].concat();
    add("A_1 || ... || A_h".into(), &padded(associated));
    add("C_1 || ... || C_q".into(), &padded(&encrypted));
    add("1^1 || ICN".into(), &start(true));
    let mut z = cipher(&start(true));
    let mut sum = vec![false; n];
    let blocks = [padded(associated), padded(&encrypted)].concat();
    let mut i = 1;
    for block in blocks.chunks(n) {
        let h = cipher(&z);
        add(format!("Z_{i}"), &z);
        add(format!("H_{i}"), &h);
        let term = turned(&product(plain, &turned(&h), &turned(block)));
        sum = xor(plain, &sum, &term);
        add("current sum".into(), &sum);
        z = left(plain, &z);
        i += 1;
    }
    let h = cipher(&z);
    add(format!("Z_{i}"), &z);
    add(format!("H_{i}"), &h);
    let mut length = |text: &[bool]| turned(&vec(plain, u64::try_from(text.len()).unwrap(), n / 2));
    let lengths = [length(associated), length(&encrypted)].concat();
    add("len(A) || len(C)".into(), &lengths);
    let term = turned(&product(plain, &turned(&lengths), &turned(&h)));
    let sum = xor(plain, &sum, &term);
    add(format!("sum (xor) ( H_{i} (x) ( len(A) || len(C) ) )"), &sum);
    add("Tag T".into(), &cipher(&sum));
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
        let (cipher, n): (Cipher, usize) = if i < 2 {
            let keys = kuznyechik::keys(&mut Plain, &key);
            (Box::new(move |block| kuznyechik::encrypt(&mut Plain, &keys, block)), 128)
        } else {
            let keys = magma::keys(&key);
            (Box::new(move |block| magma::encrypt(&mut Plain, &keys, block)), 64)
        };
        assert!(values.len() > 10, "everything is read");
        assert_eq!(mgm(&cipher, n, &icn, &associated, &text), values);
    }
    assert_eq!(PRINTED.matches("\n# A.").count(), 4);
}
