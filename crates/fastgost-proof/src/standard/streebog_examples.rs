//! The examples of RFC 6986, section 10.

use super::*;
use crate::{
    plain::{
        Plain,
        hex::{number, print},
    },
    standard::kuznyechik,
};

/// The values that the RFC prints, in the RFC's order. Some lines are only titles, and each other line has a name and a
/// value.
const PRINTED: &str = include_str!("streebog_examples.txt");

/// The computed values, with their names in the RFC.
type Values = Vec<(String, String)>;

/// Computes all values that the RFC prints for the first block of a message.
fn first(values: &mut Values, state: &State<bool>, m: &[bool]) {
    let mut add = |name: String, value: &[bool]| values.push((name, print(value)));
    let plain = &mut Plain;
    let sum = xor(plain, &state.h, &state.n);
    add("S(h (xor) N)".into(), &s(plain, &sum));
    add("PS(h (xor) N)".into(), &p(&s(plain, &sum)));
    let k = lps(plain, &sum);
    add("LPS(h (xor) N)".into(), &k);
    let keys = keys(plain, &k);
    let mut m = m.to_vec();
    for (i, key) in (1..).zip(&keys) {
        add(format!("K[{i}]"), key);
        let sum = xor(plain, &m, key);
        m = lps(plain, &sum);
        match i {
            1 => {
                add("X[K[1]](m)".into(), &sum);
                add("SX[K[1]](m)".into(), &s(plain, &sum));
                add("PSX[K[1]](m)".into(), &p(&s(plain, &sum)));
                add("LPSX[K[1]](m)".into(), &m);
                let c = c(plain, 1);
                let sum = xor(plain, key, &c);
                add("K[1] (xor) C[1]".into(), &sum);
                add("S(K[1] (xor) C[1])".into(), &s(plain, &sum));
                add("PS(K[1] (xor) C[1])".into(), &p(&s(plain, &sum)));
                add("LPS(K[1] (xor) C[1])".into(), &lps(plain, &sum));
            }
            2 => add("LPSX[K[2]]LPSX[K[1]](m)".into(), &m),
            13 => add("X[K[13]]...LPSX[K[1]](m)".into(), &sum),
            _ => add(format!("LPSX[K[{i}]]...LPSX[K[1]](m)"), &m),
        }
    }
}

/// Hashes a block, and computes the values that the RFC prints after this block.
fn block(values: &mut Values, state: &mut State<bool>, m: &[bool], length: u64) {
    state.block(&mut Plain, m, length);
    for (name, value) in [("h", &state.h), ("N", &state.n), ("EPSILON", &state.sum)] {
        values.push((name.into(), print(value)));
    }
}

/// Computes all values that the RFC prints for a message.
fn trace(name: &str, message: &[bool], size: Size) -> Values {
    let mut values = Values::new();
    let mut state = State::new(&mut Plain, size);
    let (full, rest) = message.split_at(message.len() / 512 * 512);
    let blocks = full.chunks(512).map(|m| (m.to_vec(), 512)).chain([(padded(&mut Plain, rest), rest.len())]);
    for (i, (m, length)) in blocks.enumerate() {
        values.push(("m".into(), print(&m)));
        if i == 0 {
            first(&mut values, &state, &m);
        }
        block(&mut values, &mut state, &m, u64::try_from(length).unwrap());
    }
    let zero = [false; 512];
    for m in [&state.n, &state.sum] {
        state.h = g(&mut Plain, &zero, &state.h, m);
        values.push(("h".into(), print(&state.h)));
    }
    values.push((format!("H({name})"), print(&hash(&mut Plain, message, size))));
    values
}

#[test]
fn tables() {
    assert_eq!(PI, kuznyechik::PI);
    for i in 0..64 {
        assert_eq!(TAU[TAU[i]], i);
    }
    let mut rows = A.to_vec();
    // The matrix has an inverse: after Gaussian elimination, each of the 64 bit positions is the leading position of
    // exactly one row.
    for bit in 0..64 {
        let place = (bit..64).find(|&row| rows[row] >> (63 - bit) & 1 == 1).expect("a row");
        rows.swap(bit, place);
        for row in 0..64 {
            if row != bit && rows[row] >> (63 - bit) & 1 == 1 {
                rows[row] ^= rows[bit];
            }
        }
    }
}

#[test]
fn printed() {
    let mut sections = PRINTED.split("\n# 10.").skip(1);
    for name in ["M1", "M2"] {
        let (_, line) = sections.next().unwrap().trim().split_once('\n').unwrap();
        let message = number(line.strip_prefix(&format!("{name} = ")).unwrap());
        for size in [Size::Bits512, Size::Bits256] {
            let lines = sections.next().unwrap().trim().lines().skip(1);
            let printed: Values =
                lines.map(|line| line.split_once(" = ").unwrap()).map(|(a, b)| (a.into(), b.into())).collect();
            let values = trace(name, &message, size);
            assert!(printed.len() > 40, "everything is read");
            assert_eq!(values, printed);
        }
    }
    assert_eq!(sections.next(), None);
}
