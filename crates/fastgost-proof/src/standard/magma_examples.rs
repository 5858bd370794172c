//! The examples of RFC 8891, appendix A.

use super::*;
use crate::plain::{
    Plain,
    hex::{is, number, octets},
};
use crate::{plain::bits, standard::boxes::TC26_Z};

const KEY: &str = "ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff";
const KEYS: [&str; 32] = [
    "ffeeddcc", "bbaa9988", "77665544", "33221100", "f0f1f2f3", "f4f5f6f7", "f8f9fafb", "fcfdfeff", "ffeeddcc",
    "bbaa9988", "77665544", "33221100", "f0f1f2f3", "f4f5f6f7", "f8f9fafb", "fcfdfeff", "ffeeddcc", "bbaa9988",
    "77665544", "33221100", "f0f1f2f3", "f4f5f6f7", "f8f9fafb", "fcfdfeff", "fcfdfeff", "f8f9fafb", "f4f5f6f7",
    "f0f1f2f3", "33221100", "77665544", "bbaa9988", "ffeeddcc",
];
/// RFC 8891 prints these values: the left half after each of the first 31 rounds of encryption, and the right half
/// after the 31st round. The left half after one of these rounds is the right half before this round.
const HALVES: [&str; 32] = [
    "76543210", "28da3b14", "b14337a5", "633a7c68", "ea89c02c", "11fe726d", "ad0310a4", "37d97f25", "46324615",
    "ce995f2a", "93c1f449", "4811c7ad", "c4b3edca", "44ca5ce1", "fef51b68", "2098cd86", "4f15b0bb", "e32805bc",
    "e7116722", "89cadf21", "bac8444d", "11263a21", "625434c3", "8025c0a5", "b0d66514", "47b1d5f4", "c78e6d50",
    "80251e99", "2b96eca6", "05ef4401", "239a4577", "c2d8ca3d",
];
const A: &str = "fedcba9876543210";
const B: &str = "4ee901e5c2d8ca3d";

#[test]
fn tables() {
    assert_eq!(PI, TC26_Z);
}

#[test]
fn transformation_t() {
    let chain = ["fdb97531", "2a196f34", "ebd9f03a", "b039bb3d", "68695433"];
    for pair in chain.windows(2) {
        // With a key of zero, g is the transformation t followed by a rotation.
        let mut image = g(&mut Plain, &number("00000000"), &number(pair[0]));
        image.rotate_left(11);
        is(&image, pair[1]);
    }
}

#[test]
fn transformation_g() {
    let chain = ["87654321", "fedcba98", "fdcbc20c", "7e791a4b", "c76549ec", "9791c849"];
    is(&g(&mut Plain, &number(chain[0]), &number(chain[1])), chain[2]);
    is(&g(&mut Plain, &number(chain[2]), &number(chain[0])), chain[3]);
    is(&g(&mut Plain, &number(chain[3]), &number(chain[2])), chain[4]);
    is(&g(&mut Plain, &number(chain[4]), &number(chain[3])), chain[5]);
}

#[test]
fn key_schedule() {
    let keys = keys(&bits(&octets(KEY)));
    assert_eq!(keys.len(), 32);
    for (key, expected) in keys.iter().zip(KEYS) {
        is(key, expected);
    }
}

#[test]
fn encryption() {
    let keys = keys(&bits(&octets(KEY)));
    let mut pair = (number(&A[..8]), number(&A[8..]));
    for i in 0..31 {
        pair = step(&mut Plain, &keys[i], pair);
        is(&pair.0, HALVES[i]);
        is(&pair.1, HALVES[i + 1]);
    }
    is(&last(&mut Plain, &keys[31], pair), B);
    assert_eq!(encrypt(&mut Plain, &keys, &bits(&octets(A))), bits(&octets(B)));
}

#[test]
fn decryption() {
    let keys = keys(&bits(&octets(KEY)));
    let mut pair = (number(&B[..8]), number(&B[8..]));
    for i in (0..31).rev() {
        pair = step(&mut Plain, &keys[i + 1], pair);
        is(&pair.0, HALVES[i + 1]);
        is(&pair.1, HALVES[i]);
    }
    is(&last(&mut Plain, &keys[0], pair), A);
    assert_eq!(decrypt(&mut Plain, &keys, &bits(&octets(B))), bits(&octets(A)));
}
