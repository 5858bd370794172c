//! Tests of functions that the public interface does not reach yet. The tests run many chains at once, and one key per
//! lane, on every kernel of Kuznyechik. (Magma has the same tests next to its kernels.)
use super::{BlockEngine, CipherCore, CipherKernel, Function, Half, Link, dispatch};
use crate::simd::IoBuf;
use fastgost_testkit::{book::xor, oracle::kuznyechik as oracle};
use std::{vec, vec::Vec};

/// A cipher's prepared keys and its oracle, which is an implementation that follows the standard's text.
trait Subject: CipherCore {
    fn prepare(kernel: &'static CipherKernel<Self>, key: &[u8; 32]) -> Self::Keys;
    fn oracle(key: &[u8; 32], function: Function, block: &[u8]) -> Vec<u8>;
}

impl Subject for super::kuznyechik::Kuznyechik {
    fn prepare(kernel: &'static CipherKernel<Self>, key: &[u8; 32]) -> Self::Keys {
        let mut keys = [Self::Keys::empty()];
        dispatch::schedule(kernel, &[key], &mut keys);
        let [keys] = keys;
        keys
    }
    fn oracle(key: &[u8; 32], function: Function, block: &[u8]) -> Vec<u8> {
        let (keys, block) = (oracle::expand(key), block.try_into().expect("a block"));
        let f = if function == Function::Decrypt { oracle::decrypt } else { oracle::encrypt };
        f(&keys, block).to_vec()
    }
}

fn key(i: usize) -> [u8; 32] {
    core::array::from_fn(|j| (37 * i + 11 * j + j * j) as u8)
}

fn data(n: usize, seed: usize) -> Vec<u8> {
    let seed = seed as u64;
    (0..n as u64).map(|i| ((i * i + seed * i + 3 * seed + i / 251) % 251) as u8).collect()
}

/// Computes one chain by the definition of `Link`. Returns the state and the output (empty for a MAC).
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
    for kernel in CipherKernel::<F>::available() {
        let keys = F::prepare(kernel, &key);
        for link in [Link::Mac, Link::Cbc, Link::Cfb, Link::Ofb] {
            for n in [1, 2, 3, 4, 5, 9, 16, 33, 64, 70, 530] {
                let mut messages: Vec<Vec<u8>> = (0..n).map(|i| data(F::BLOCK * (i * i % 7), i)).collect();
                let mut state = data(F::BLOCK * n, 5);
                let want: Vec<_> =
                    state.chunks(F::BLOCK).zip(&messages).map(|(s, m)| chain::<F>(&key, link, s, m)).collect();
                let mut bufs: Vec<IoBuf<'_>> = messages.iter_mut().map(|m| IoBuf::from(&mut m[..])).collect();
                let keys = dispatch::ChainKeys::<_, fn(usize) -> &'static F::Keys>::One(&keys);
                dispatch::chains(kernel, keys, Function::Encrypt, link, &mut state, &mut bufs);
                for (i, (x, out)) in want.iter().enumerate() {
                    assert_eq!(state[F::BLOCK * i..][..F::BLOCK], x[..], "{} {link:?} {i} of {n}", kernel.level);
                    if link != Link::Mac {
                        assert_eq!(messages[i], *out, "{} {link:?} {i} of {n}", kernel.level);
                    }
                }
            }
        }
    }
}

fn a_key_per_lane<F: Subject>() {
    let mut rows = 0;
    for kernel in CipherKernel::<F>::available() {
        // The narrowest step takes all blocks that the wider steps leave, so it decides whether the kernel supports one
        // key per lane.
        if !kernel.steps[kernel.steps.len() - 1].per_lane {
            continue;
        }
        rows += 1;
        for n in [1, 2, 3, 4, 7, 16, 17, 31, 33, 64, 67, 130, 514] {
            let masters: Vec<[u8; 32]> = (0..n).map(key).collect();
            let keys: Vec<F::Keys> = masters.iter().map(|k| F::prepare(kernel, k)).collect();
            let keys: Vec<&F::Keys> = keys.iter().collect();
            for function in [Function::Encrypt, Function::Decrypt] {
                // First there are as many lanes as keys. Then there are as many lanes as the kernel prefers, with some
                // keys used twice.
                for lanes in [n, dispatch::lanes(kernel, n)] {
                    let mut blocks = data(3 * F::BLOCK * lanes, 9);
                    let want: Vec<u8> = blocks
                        .chunks(F::BLOCK)
                        .enumerate()
                        .flat_map(|(i, b)| F::oracle(&masters[i % lanes % n], function, b))
                        .collect();
                    dispatch::blocks_per_lane(kernel, lanes, |i| keys[i % n], function, &mut blocks);
                    assert_eq!(blocks, want, "{} {function:?} {n} keys, {lanes} lanes", kernel.level);
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
                let mut bufs: Vec<IoBuf<'_>> = messages.iter_mut().map(|m| IoBuf::from(&mut m[..])).collect();
                let each = dispatch::ChainKeys::PerMessage(|i: usize| keys[i]);
                dispatch::chains(kernel, each, Function::Encrypt, link, &mut state, &mut bufs);
                for (i, (x, out)) in want.iter().enumerate() {
                    assert_eq!(state[F::BLOCK * i..][..F::BLOCK], x[..], "{} {link:?} {i} of {n}", kernel.level);
                    if link == Link::Cbc {
                        assert_eq!(messages[i], *out, "{} {link:?} {i} of {n}", kernel.level);
                    }
                }
            }
        }
    }
    let best = CipherKernel::<F>::best();
    assert!(rows > 0 || best.level == crate::Level::Portable, "no row of this CPU takes a key per lane");
}

#[test]
fn kuznyechik_chains_of_unequal_lengths() {
    chains_of_unequal_lengths::<super::kuznyechik::Kuznyechik>();
}

#[test]
fn kuznyechik_with_a_key_per_lane() {
    a_key_per_lane::<super::kuznyechik::Kuznyechik>();
}

/// Returns the values of a half-block counter from `first` on, computed by the definition of this counter.
fn half_numbers(first: &[u8], half: Half, blocks: usize) -> Vec<u8> {
    let n = first.len();
    let counting = if half == Half::Low { n / 2..n } else { 0..n / 2 };
    let (mut block, mut numbers) = (first.to_vec(), vec![]);
    for _ in 0..blocks {
        numbers.extend(&block);
        // This is a schoolbook addition of 1, whose carry stops at the first byte of the half.
        for byte in block[counting.clone()].iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }
    numbers
}

/// Tests half-block counters that start before and after every carry. `keys` has a cipher for every kernel, with the
/// number of blocks in the kernel's widest group and the level of the kernel.
fn half_counters<C: BlockEngine>(keys: Vec<(C, usize, crate::Level)>) {
    let n = C::BLOCK;
    for (cipher, widest, level) in keys {
        for half in [Half::Low, Half::High] {
            let mut starts = vec![data(n, 77), vec![0; n], vec![0xff; n]];
            for carried in 1..=n / 2 {
                for before in [0_u8, 1, 2, 15, 31, 62, 63, 64, 65, 200, 254] {
                    let mut start = data(n, 7 * carried + before as usize);
                    let counting = if half == Half::Low { &mut start[n / 2..] } else { &mut start[..n / 2] };
                    // The last `carried` bytes of the half are 0xff, but `before` is subtracted from the last byte.
                    counting[n / 2 - carried..].fill(0xff);
                    counting[n / 2 - 1] = 0xff - before;
                    starts.push(start);
                }
            }
            for (i, start) in starts.iter().enumerate() {
                let counter = C::half_counter(start, half);
                let mut lengths = vec![1, n, n + 3, 4 * n, 40 * n + 1, n * (2 * widest + 5) + 1];
                if i < 4 {
                    // Kernels prepare constants for a limited number of blocks. This length has more blocks, so
                    // constants are prepared more than once.
                    lengths.push(n * (70 * 256 + 77));
                }
                let longest = lengths.iter().max().expect("some").div_ceil(n);
                let mut numbers = half_numbers(start, half, longest);
                cipher.blocks(Function::Encrypt, IoBuf::from(&mut numbers[..]));
                for len in lengths {
                    let mut keystream = vec![0xa5; len];
                    cipher.keystream(counter, &mut keystream);
                    assert!(keystream == numbers[..len], "{level} {half:?} from {start:x?}, {len} bytes");
                    let message = data(len, i);
                    let mut out = message.clone();
                    cipher.xor_keystream(counter, IoBuf::from(&mut out[..]));
                    assert!(out == xor(&message, &keystream), "{level} {half:?} from {start:x?}, {len} bytes added");
                }
                for later in [1, 63, 64, 256, 300] {
                    let mut keystream = vec![0; 3 * n];
                    cipher.keystream(C::later(counter, later as u64), &mut keystream);
                    let numbers = half_numbers(start, half, later + 3);
                    let mut want = numbers[later * n..].to_vec();
                    cipher.blocks(Function::Encrypt, IoBuf::from(&mut want[..]));
                    assert!(keystream == want, "{level} {half:?} from {start:x?}, {later} later");
                }
            }
        }
    }
}

#[test]
fn kuznyechik_counters_of_half_a_block() {
    let keys = CipherKernel::available().map(|k| (crate::Kuznyechik::with_kernel(k, &key(3)), k.blocks(), k.level));
    half_counters(keys.collect());
}

#[test]
fn magma_counters_of_half_a_block() {
    let keys = CipherKernel::available().map(|k| (crate::Magma::with_kernel(k, &key(3)), k.blocks(), k.level));
    half_counters(keys.collect());
    // In blocks of GOST 28147-89, numbers are little-endian, unlike in blocks of Magma.
    let sbox = crate::Sbox::default();
    let keys =
        CipherKernel::available().map(|k| (crate::Gost28147::with_kernel(k, &key(3), &sbox), k.blocks(), k.level));
    half_counters(keys.collect());
}

/// Tests that, if a level has several kernels, one of these kernels is for this CPU.
#[test]
fn one_row_of_each_level_suits() {
    fn check<F: CipherCore>() {
        for row in CipherKernel::<F>::available() {
            let suited = CipherKernel::<F>::available().filter(|other| other.level == row.level && (other.suits)());
            assert_eq!(suited.count(), 1, "{}", row.level);
            assert!(CipherKernel::<F>::at(row.level).is_ok_and(|chosen| chosen.level == row.level && (chosen.suits)()));
        }
        let levels: Vec<_> = CipherKernel::<F>::levels().collect();
        assert!(levels.iter().enumerate().all(|(i, level)| !levels[..i].contains(level)), "{levels:?}");
        assert!((CipherKernel::<F>::best().suits)());
    }
    check::<crate::Kuznyechik>();
    check::<crate::Gost28147>();
}
