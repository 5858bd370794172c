//! What the public interface does not reach yet: many chains at once, and a key per lane, on every row of Kuznyechik.
//! (Magma's are beside its kernels.)
use super::{Family, Function, Kernel, Link, drive};
use crate::simd::Buf;
use std::{vec, vec::Vec};

/// A cipher's prepared keys and its oracle, for the tests below.
trait Subject: Family {
    fn prepare(kernel: &'static Kernel<Self>, key: &[u8; 32]) -> Self::Keys;
    fn oracle(key: &[u8; 32], function: Function, block: &[u8]) -> Vec<u8>;
}

impl Subject for super::kuznyechik::Kuznyechik {
    fn prepare(kernel: &'static Kernel<Self>, key: &[u8; 32]) -> Self::Keys {
        let mut keys = [Self::Keys::empty()];
        drive::schedule(kernel, &[key], &mut keys);
        let [keys] = keys;
        keys
    }
    fn oracle(key: &[u8; 32], function: Function, block: &[u8]) -> Vec<u8> {
        use super::kuznyechik::spec;
        let (keys, block) = (spec::expand(key), block.try_into().expect("a block"));
        let f = if function == Function::Decrypt { spec::decrypt } else { spec::encrypt };
        f(&keys, block).to_vec()
    }
}

fn key(i: usize) -> [u8; 32] {
    core::array::from_fn(|j| (37 * i + 11 * j + j * j) as u8)
}

fn data(n: usize, seed: usize) -> Vec<u8> {
    (0..n).map(|i| ((i * i + seed * i + 3 * seed + i / 251) % 251) as u8).collect()
}

fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// One chain by the definition of its link: the state and the output (empty for a MAC).
fn chain<F: Subject>(key: &[u8; 32], link: Link, state: &[u8], message: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let (mut x, mut out) = (state.to_vec(), vec![]);
    for m in message.chunks(F::BLOCK) {
        let e = |x: &[u8]| F::oracle(key, Function::Encrypt, x);
        match link {
            Link::Mac => x = e(&xor(&x, m)),
            Link::Cbc => {
                x = e(&xor(&x, m));
                out.extend(&x);
            }
            Link::Cfb => {
                x = xor(&e(&x), m);
                out.extend(&x);
            }
            Link::Ofb => {
                x = e(&x);
                out.extend(xor(&x, m));
            }
        }
    }
    (x, out)
}

fn chains_of_unequal_lengths<F: Subject>() {
    let key = key(1);
    for kernel in Kernel::<F>::available() {
        let keys = F::prepare(kernel, &key);
        for link in [Link::Mac, Link::Cbc, Link::Cfb, Link::Ofb] {
            for n in [1, 2, 3, 4, 5, 9, 16, 33, 64, 70, 530] {
                let mut messages: Vec<Vec<u8>> = (0..n).map(|i| data(F::BLOCK * (i * i % 7), i)).collect();
                let mut state = data(F::BLOCK * n, 5);
                let want: Vec<_> =
                    state.chunks(F::BLOCK).zip(&messages).map(|(s, m)| chain::<F>(&key, link, s, m)).collect();
                let mut bufs: Vec<Buf<'_>> = messages.iter_mut().map(|m| Buf::from(&mut m[..])).collect();
                let keys = drive::Of::<_, fn(usize) -> &'static F::Keys>::One(&keys);
                drive::chains(kernel, keys, Function::Encrypt, link, &mut state, &mut bufs);
                for (i, (x, out)) in want.iter().enumerate() {
                    assert_eq!(state[F::BLOCK * i..][..F::BLOCK], x[..], "{} {link:?} {i} of {n}", kernel.name());
                    if link != Link::Mac {
                        assert_eq!(messages[i], *out, "{} {link:?} {i} of {n}", kernel.name());
                    }
                }
            }
        }
    }
}

fn a_key_per_lane<F: Subject>() {
    let mut rows = 0;
    for kernel in Kernel::<F>::available() {
        // The narrowest step serves what wider ones leave, so it decides whether the row can be asked.
        if !kernel.steps[kernel.steps.len() - 1].per_lane {
            continue;
        }
        rows += 1;
        for n in [1, 2, 3, 4, 7, 16, 17, 31, 33, 64, 67, 130, 514] {
            let masters: Vec<[u8; 32]> = (0..n).map(key).collect();
            let keys: Vec<F::Keys> = masters.iter().map(|k| F::prepare(kernel, k)).collect();
            let keys: Vec<&F::Keys> = keys.iter().collect();
            for function in [Function::Encrypt, Function::Decrypt] {
                // As many lanes as keys, and as many as the kernel likes: with keys given twice.
                for lanes in [n, drive::lanes(kernel, n)] {
                    let mut blocks = data(3 * F::BLOCK * lanes, 9);
                    let want: Vec<u8> = blocks
                        .chunks(F::BLOCK)
                        .enumerate()
                        .flat_map(|(i, b)| F::oracle(&masters[i % lanes % n], function, b))
                        .collect();
                    drive::blocks_per_lane(kernel, lanes, |i| keys[i % n], function, &mut blocks);
                    assert_eq!(blocks, want, "{} {function:?} {n} keys, {lanes} lanes", kernel.name());
                }
            }
            for link in [Link::Mac, Link::Cbc] {
                let mut messages: Vec<Vec<u8>> = (0..n).map(|i| data(F::BLOCK * (i * i % 5), i)).collect();
                let mut state = data(F::BLOCK * n, 5);
                let want: Vec<_> = state
                    .chunks(F::BLOCK)
                    .zip(&messages)
                    .zip(&masters)
                    .map(|((s, m), k)| chain::<F>(k, link, s, m))
                    .collect();
                let mut bufs: Vec<Buf<'_>> = messages.iter_mut().map(|m| Buf::from(&mut m[..])).collect();
                let each = drive::Of::Each(|i: usize| keys[i]);
                drive::chains(kernel, each, Function::Encrypt, link, &mut state, &mut bufs);
                for (i, (x, out)) in want.iter().enumerate() {
                    assert_eq!(state[F::BLOCK * i..][..F::BLOCK], x[..], "{} {link:?} {i} of {n}", kernel.name());
                    if link == Link::Cbc {
                        assert_eq!(messages[i], *out, "{} {link:?} {i} of {n}", kernel.name());
                    }
                }
            }
        }
    }
    let best = Kernel::<F>::best();
    assert!(rows > 0 || best.level() == crate::Level::Portable, "no row of this CPU takes a key per lane");
}

#[test]
fn kuznyechik_chains_of_unequal_lengths() {
    chains_of_unequal_lengths::<super::kuznyechik::Kuznyechik>();
}

#[test]
fn kuznyechik_with_a_key_per_lane() {
    a_key_per_lane::<super::kuznyechik::Kuznyechik>();
}
