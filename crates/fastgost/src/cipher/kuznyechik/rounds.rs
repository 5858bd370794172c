//! Rounds on bit planes in memory order, for circuits (see `circuits`). `bitsliced` has the rounds for registers of
//! CPUs.
use super::three_input::{L_PRODUCTS, L_STEP};
use crate::{
    pi::three_input::{S_FORWARD, S_INVERSE},
    simd::Logic,
};
use std::vec::Vec;

/// The eight bit planes of a byte.
type Planes<V> = [V; 8];

/// Computes S and L. The key is added inside L. `x` has 128 planes of the state and 128 masks of the key.
pub(crate) fn encrypt<V: Logic>(x: &[V]) -> Vec<V> {
    let (bytes, key) = x.as_chunks::<8>().0.split_at(16);
    // L makes the last byte first.
    let s: Vec<Planes<V>> = bytes.iter().rev().map(|byte| S_FORWARD.evaluate(byte)).collect();
    let key: Vec<Planes<V>> = key.iter().rev().copied().collect();
    l(s, &key).iter().rev().flatten().copied().collect()
}

/// Computes L^-1, with the key added inside L^-1, and S^-1. `x` is as in `encrypt`.
pub(crate) fn decrypt<V: Logic>(x: &[V]) -> Vec<V> {
    let (bytes, key) = x.as_chunks::<8>().0.split_at(16);
    l(bytes.to_vec(), key).iter().flat_map(|byte| S_INVERSE.evaluate::<V, 8>(byte)).collect()
}

/// Computes pi without its constant, because the keys contain this constant.
pub(crate) fn s_forward<V: Logic>(x: &[V]) -> Vec<V> {
    S_FORWARD.evaluate::<V, 8>(x).to_vec()
}

pub(crate) fn s_inverse<V: Logic>(x: &[V]) -> Vec<V> {
    S_INVERSE.evaluate::<V, 8>(x).to_vec()
}

/// Computes one of the two products of power series of which L consists.
pub(crate) fn product<V: Logic>(factor: usize, x: &[V]) -> Vec<V> {
    L_PRODUCTS[factor].evaluate::<V, 32>(x).to_vec()
}

/// Computes the sixteen steps of L.
fn l<V: Logic>(mut s: Vec<Planes<V>>, key: &[Planes<V>]) -> Vec<Planes<V>> {
    for t in 0..16 {
        let inputs = [s[t..].as_flattened(), &key[t]].concat();
        s.push(L_STEP.evaluate(&inputs));
    }
    s.split_off(16)
}
