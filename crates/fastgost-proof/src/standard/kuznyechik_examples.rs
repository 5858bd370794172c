//! The examples of RFC 7801, section 5.

use super::*;
use crate::plain::{
    Plain,
    hex::{is, number},
};

const KEY: &str = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef";
const KEYS: [&str; 10] = [
    "8899aabbccddeeff0011223344556677",
    "fedcba98765432100123456789abcdef",
    "db31485315694343228d6aef8cc78c44",
    "3d4553d8e9cfec6815ebadc40a9ffd04",
    "57646468c44a5e28d3e59246f429f1ac",
    "bd079435165c6432b532e82834da581b",
    "51e640757e8745de705727265a0098b1",
    "5a7925017b9fdd3ed72a91a22286f984",
    "bb44e25378c73123a5f32f73cdb6e517",
    "72e9dd7416bcf45b755dbaa88e4a4043",
];
const A: &str = "1122334455667700ffeeddccbbaa9988";
const B: &str = "7f679d90bebc24305a468d42b9d4edcd";

fn round_keys() -> Vec<Vec<bool>> {
    keys(&mut Plain, &turned(&number(KEY)))
}

#[test]
fn tables() {
    for value in 0..=255 {
        assert_eq!(PI_INVERSE[usize::from(PI[usize::from(value)])], value);
    }
    // Without the last coefficient, the list of coefficients is a palindrome.
    for i in 0..15 {
        assert_eq!(COEFFICIENTS[i], COEFFICIENTS[14 - i]);
    }
}

#[test]
fn transformation_s() {
    let chain = [
        "ffeeddccbbaa99881122334455667700",
        "b66cd8887d38e8d77765aeea0c9a7efc",
        "559d8dd7bd06cbfe7e7b262523280d39",
        "0c3322fed531e4630d80ef5c5a81c50b",
        "23ae65633f842d29c5df529c13f5acda",
    ];
    for pair in chain.windows(2) {
        is(&s(&mut Plain, &number(pair[0])), pair[1]);
        is(&s_inverse(&mut Plain, &number(pair[1])), pair[0]);
    }
}

#[test]
fn transformation_r() {
    let chain = [
        "00000000000000000000000000000100",
        "94000000000000000000000000000001",
        "a5940000000000000000000000000000",
        "64a59400000000000000000000000000",
        "0d64a594000000000000000000000000",
    ];
    for pair in chain.windows(2) {
        is(&r(&mut Plain, &number(pair[0])), pair[1]);
        is(&r_inverse(&mut Plain, &number(pair[1])), pair[0]);
    }
}

#[test]
fn transformation_l() {
    let chain = [
        "64a59400000000000000000000000000",
        "d456584dd0e3e84cc3166e4b7fa2890d",
        "79d26221b87b584cd42fbc4ffea5de9a",
        "0e93691a0cfc60408b7b68f66b513c13",
        "e6a8094fee0aa204fd97bcb0b44b8580",
    ];
    for pair in chain.windows(2) {
        is(&l(&mut Plain, &number(pair[0])), pair[1]);
        is(&l_inverse(&mut Plain, &number(pair[1])), pair[0]);
    }
}

#[test]
fn key_schedule() {
    let constants = [
        "6ea276726c487ab85d27bd10dd849401",
        "dc87ece4d890f4b3ba4eb92079cbeb02",
        "b2259a96b4d88e0be7690430a44f7f03",
        "7bcd1b0b73e32ba5b79cb140f2551504",
        "156f6d791fab511deabb0c502fd18105",
        "a74af7efab73df160dd208608b9efe06",
        "c9e8819dc73ba5ae50f5b570561a6a07",
        "f6593616e6055689adfba18027aa2a08",
    ];
    let halves = [
        "c3d5fa01ebe36f7a9374427ad7ca8949",
        "37777748e56453377d5e262d90903f87",
        "f9eae5f29b2815e31f11ac5d9c29fb01",
        "e980089683d00d4be37dd3434699b98f",
        "b7bd70acea4460714f4ebe13835cf004",
        "1a46ea1cf6ccd236467287df93fdf974",
        "3d4553d8e9cfec6815ebadc40a9ffd04",
        "db31485315694343228d6aef8cc78c44",
    ];
    let mut before = KEYS[0];
    let mut pair = (number(KEYS[0]), number(KEYS[1]));
    for (i, (constant, half)) in (1..).zip(constants.into_iter().zip(halves)) {
        let value = c(&mut Plain, i);
        is(&value, constant);
        pair = f(&mut Plain, &value, pair);
        is(&pair.0, half);
        is(&pair.1, before);
        before = half;
    }
    let x = xor(&mut Plain, &number(constants[0]), &number(KEYS[0]));
    is(&x, "e63bdcc9a09594475d369f2399d1f276");
    is(&s(&mut Plain, &x), "0998ca37a7947aabb78f4a5ae81b748a");
    is(&lsx(&mut Plain, &number(constants[0]), &number(KEYS[0])), "3d0940999db75d6a9257071d5e6144a6");

    let keys = round_keys();
    assert_eq!(keys.len(), 10);
    for (key, expected) in keys.iter().zip(KEYS) {
        is(key, expected);
    }
}

#[test]
fn encryption() {
    let keys = round_keys();
    let x = xor(&mut Plain, &keys[0], &number(A));
    is(&x, "99bb99ff99bb99ffffffffffffffffff");
    is(&s(&mut Plain, &x), "e87de8b6e87de8b6b6b6b6b6b6b6b6b6");
    let rounds = [
        "e297b686e355b0a1cf4a2f9249140830",
        "285e497a0862d596b36f4258a1c69072",
        "0187a3a429b567841ad50d29207cc34e",
        "ec9bdba057d4f4d77c5d70619dcad206",
        "1357fd11de9257290c2a1473eb6bcde1",
        "28ae31e7d4c2354261027ef0b32897df",
        "07e223d56002c013d3f5e6f714b86d2d",
        "cd8ef6cd97e0e092a8e4cca61b38bf65",
        "0d8e40e4a800d06b2f1b37ea379ead8e",
    ];
    let mut a = number(A);
    for (key, expected) in keys.iter().zip(rounds) {
        a = lsx(&mut Plain, key, &a);
        is(&a, expected);
    }
    is(&turned(&encrypt(&mut Plain, &keys, &turned(&number(A)))), B);
}

#[test]
fn decryption() {
    let keys = round_keys();
    let mut b = number(B);
    let x = xor(&mut Plain, &keys[9], &b);
    is(&x, "0d8e40e4a800d06b2f1b37ea379ead8e");
    is(&l_inverse(&mut Plain, &x), "8a6b930a52211b45c5baa43ff8b91319");
    let rounds = [
        "76ca149eef27d1b10d17e3d5d68e5a72",
        "5d9b06d41b9d1d2d04df7755363e94a9",
        "79487192aa45709c115559d6e9280f6e",
        "ae506924c8ce331bb918fc5bdfb195fa",
        "bbffbfc8939eaaffafb8e22769e323aa",
        "3cc2f07cc07a8bec0f3ea0ed2ae33e4a",
        "f36f01291d0b96d591e228b72d011c36",
        "1c4b0c1e950182b1ce696af5c0bfc5df",
        "99bb99ff99bb99ffffffffffffffffff",
    ];
    for (key, expected) in keys.iter().rev().zip(rounds) {
        let x = xor(&mut Plain, key, &b);
        let x = l_inverse(&mut Plain, &x);
        b = s_inverse(&mut Plain, &x);
        is(&b, expected);
    }
    is(&turned(&decrypt(&mut Plain, &keys, &turned(&number(B)))), A);
}
