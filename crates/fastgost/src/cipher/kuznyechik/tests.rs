//! Tests S and L alone, in every step of every kernel, because errors in the rounds could hide errors in S and L.
use super::{
    super::{Function, dispatch},
    CipherCore, CipherKernel, Keys, Kuznyechik, spec,
};
use crate::{
    cipher::{BlockEngine, Cipher, Job, LaneKeys, Part},
    pi::spec::{PI, PI_INV},
    simd::IoBuf,
};
use fastgost_testkit::oracle::kuznyechik as oracle;
use std::{vec, vec::Vec};

/// Applies `part` to `blocks` in every step of every kernel. `blocks` is padded to whole groups first. Each block of
/// the result must be equal to `want` of the block.
fn every_step(part: Part, blocks: &[[u8; 16]], want: fn(&[u8; 16]) -> [u8; 16]) {
    for kernel in CipherKernel::<Kuznyechik>::available() {
        for step in kernel.steps {
            let mut data = blocks.to_vec();
            data.resize(blocks.len().next_multiple_of(step.blocks), [0x5a; 16]);
            let wanted: Vec<_> = data.iter().map(want).collect();
            let (keys, data_in) = (LaneKeys::One(&Keys::empty()), IoBuf::from(data.as_flattened_mut()));
            dispatch::run(step, Job::Blocks { keys, function: Function::Part(part), data: data_in });
            assert!(data == wanted, "{} {} {part:?}", kernel.level, step.blocks);
        }
    }
}

#[test]
fn the_numbers_are_the_oracles() {
    assert_eq!((PI, PI_INV, spec::L), (oracle::PI, oracle::PI_INV, oracle::L));
    assert!((1..=32).all(|i| spec::c(i) == oracle::c(i)));
}

#[test]
fn s_on_all_bytes_at_all_positions() {
    let mut blocks = vec![[0; 16]; 256];
    for (i, b) in blocks.iter_mut().enumerate() {
        for (p, b) in b.iter_mut().enumerate() {
            *b = (i + 37 * p) as u8;
        }
    }
    every_step(Part::S, &blocks, |b| b.map(|x| oracle::PI[usize::from(x)]));
    every_step(Part::SInverse, &blocks, |b| b.map(|x| oracle::PI_INV[usize::from(x)]));
}

#[test]
fn l_on_its_basis() {
    let mut blocks = vec![[0; 16]; 128];
    for (i, b) in blocks.iter_mut().enumerate() {
        b[i / 8] = 1 << (i % 8);
    }
    every_step(Part::L, &blocks, oracle::l);
    every_step(Part::LInverse, &blocks, oracle::l_inv);
}

/// Tests counters with a carry into the upper half. The limit of CTR forbids such counters, but a group of counters at
/// the limit has them.
#[test]
fn counters_across_the_middle() {
    for level in Kuznyechik::levels() {
        let cipher = Kuznyechik::with_level(level, &[0x5a; 32]).expect("available");
        for before in [1_u128, 2, 7, 100, 255] {
            let first = (1 << 64) - before;
            for blocks in [1_u128, 4, 9, 40, 300, 600] {
                let mut want: Vec<u8> = (0..blocks).flat_map(|i| (first + i).to_be_bytes()).collect();
                cipher.blocks(Function::Encrypt, IoBuf::from(&mut want[..]));
                let mut out = vec![0; want.len()];
                cipher.xor_keystream(Kuznyechik::block_counter(first), IoBuf::from(&mut out[..]));
                assert!(out == want, "{level}, {blocks} blocks from 2^64 - {before}");
            }
        }
    }
}

/// Tests that the polynomial of the recurrence has sixteen consecutive powers of x^64 as its roots. This property is
/// the reason why L is a Toeplitz matrix between two diagonal matrices (see `scaled_toeplitz`).
#[test]
fn the_recurrence_is_a_reed_solomon_code() {
    let power = |n: usize| (0..n).fold(1, |x, _| spec::mul(x, 2));
    let value = |x: u8| (0..16).rev().fold(1, |sum, j| spec::mul(sum, x) ^ spec::L[15 - j]);
    let is_root = |n: &usize| value(power(64 * n % 255)) == 0;
    let roots: Vec<_> = (0..255).filter(is_root).collect();
    assert_eq!(roots.len(), 16);
    assert!((0..255).any(|first| (0..16).all(|i| roots.contains(&((first + i) % 255)))), "{roots:?}");
}

/// Returns whether a step of the kernel reads L^-1 of the round keys (see `SmallBatch::INSIDE`). If a step reads these
/// keys, decryption gives another result when these keys change.
fn reads_inverted_keys(kernel: &CipherKernel<Kuznyechik>, keys: &Keys) -> bool {
    let mut changed = keys.clone();
    changed.dec[1..].as_flattened_mut().iter_mut().for_each(|b| *b ^= 0x55);
    kernel.steps.iter().any(|step| {
        let decrypted = |keys: &Keys| {
            let mut data = vec![0x3c; 16 * step.blocks];
            let (keys, data_in) = (LaneKeys::One(keys), IoBuf::from(&mut data[..]));
            dispatch::run(step, Job::Blocks { keys, function: Function::Decrypt, data: data_in });
            data
        };
        decrypted(keys) != decrypted(&changed)
    })
}

/// Checks the prepared forms of the round keys, because kernels use these forms without a check.
#[test]
fn prepared_keys_equal_the_oracle() {
    let masters: Vec<[u8; 32]> = (0..7).map(|i| std::array::from_fn(|j| (i * 91 + j * 29 + j * j) as u8)).collect();
    let masters: Vec<&[u8; 32]> = masters.iter().collect();
    for kernel in Kuznyechik::kernels().iter().filter(|k| k.level.available()) {
        let mut one = Keys::empty();
        dispatch::schedule(kernel, &masters[..1], core::slice::from_mut(&mut one));
        let outside = reads_inverted_keys(kernel, &one);
        for n in 1..=masters.len() {
            let mut keys = vec![Keys::empty(); n];
            dispatch::schedule(kernel, &masters[..n], &mut keys);
            for (k, master) in keys.iter().zip(&masters) {
                let enc = oracle::expand(master);
                assert_eq!(k.enc, enc, "{}", kernel.level);
                assert_eq!(k.dec[0], enc[0], "{}", kernel.level);
                assert_eq!(k.folded[0], super::reverse(&enc[0]), "{}", kernel.level);
                for r in 1..10 {
                    let dec = oracle::l_inv(&enc[r]);
                    assert_eq!(k.dec[r], if outside { dec } else { [0; 16] }, "{}", kernel.level);
                    let folded = super::fold(&super::reverse(&enc[r]));
                    assert_eq!(k.folded[r], folded, "{}", kernel.level);
                    assert_eq!(super::reverse(&folded), super::fold(&dec), "the same steps, backwards");
                }
            }
        }
    }
}
