//! What is dropped leaves no secret in its memory. (What it had on the heap is wiped by the same derive, and cannot be
//! looked at afterwards.)
#![allow(missing_docs, unsafe_code)]
use common::{KEY, Subject, data, encrypt};
use core::mem::MaybeUninit;
use fastgost::{
    Gost28147, Kernel, Kuznyechik, Sbox,
    mac::{Imit, Omac, SingleBlock},
    mode::{Cnt, Ctr, Direction},
    oracle,
};

mod common;

/// Drops `value` and looks at the memory where it was, which is returned.
fn leaves_nothing<T>(what: &str, value: T, secrets: &[&[u8]]) -> Vec<u8> {
    let mut place = MaybeUninit::zeroed();
    let at: *mut T = place.write(value);
    let look = || {
        let mut bytes = vec![0; size_of::<T>()];
        for (i, b) in bytes.iter_mut().enumerate() {
            // SAFETY: inside of `place`, which outlives the look; volatile, because the compiler may not reason about
            // what a dropped value's memory holds.
            *b = unsafe { at.cast::<u8>().add(i).read_volatile() };
        }
        bytes
    };
    let contains = |bytes: &[u8], secret: &[u8]| bytes.windows(secret.len()).any(|w| w == secret);
    let before = look();
    for secret in secrets {
        assert!(contains(&before, secret), "{what} has {secret:x?}, or this test shows nothing");
    }
    // SAFETY: `at` is the value that was just written, and nothing uses it afterwards.
    unsafe { at.drop_in_place() };
    let after = look();
    for secret in secrets {
        assert!(!contains(&after, secret), "{what} leaves {secret:x?}");
    }
    after
}

#[test]
fn keys() {
    let sbox = Sbox::from_rows(&common::rows()).expect("rows");
    leaves_nothing("a key of GOST 28147-89", Gost28147::new(&KEY, &sbox), &[&KEY]);

    // Kernels prepare forms of their own, too: of all that was there a pointer to the kernel may be left.
    let round_keys = oracle::kuznyechik::expand(&KEY);
    let secrets: Vec<&[u8]> = round_keys.iter().map(|k| &k[..]).collect();
    for kernel in Kernel::<Kuznyechik>::available() {
        let left = leaves_nothing("a key of Kuznyechik", Kuznyechik::with_kernel(kernel, &KEY), &secrets);
        let left = left.into_iter().filter(|b| *b != 0).count();
        assert!(left <= size_of::<usize>(), "{}: {left} bytes of a key are left", kernel.name());
    }
}

#[test]
fn keystreams() {
    let mut ctr = Ctr::new(Kuznyechik::new(&KEY), &[3; 8]).expect("half a block");
    let mut counter = [0; 16];
    counter[..8].fill(3);
    let block = encrypt::<Kuznyechik>(&counter);
    for n in [3, 5] {
        ctr.apply(&mut data(n)[..]).expect("inside");
    }
    leaves_nothing("CTR inside of a block", ctr, &[&block]);

    let sbox = Sbox::from_rows(&common::rows()).expect("rows");
    let mut cnt = Cnt::new(Gost28147::new(&KEY, &sbox), &[3; 8]).expect("a block");
    let mut keystream = [0; 8];
    cnt.clone().apply(&mut keystream[..]).expect("inside");
    for n in [3, 2] {
        cnt.apply(&mut data(n)[..]).expect("inside");
    }
    let adders = Gost28147::oracle(Direction::Decrypt, &keystream);
    leaves_nothing("CNT inside of a block", cnt, &[&keystream, &adders, &KEY]);
}

#[test]
fn macs() {
    let mut omac = Omac::new(Kuznyechik::new(&KEY));
    omac.update(&[0; 16]);
    omac.update(b"a partial block");
    let state = encrypt::<Kuznyechik>(&[0; 16]);
    leaves_nothing("OMAC", omac, &[&state, b"a partial block"]);

    let sbox = Sbox::from_rows(&common::rows()).expect("rows");
    let mut imit = Imit::new(Gost28147::new(&KEY, &sbox)).with_tag_size(8).expect("allowed");
    imit.update(b"a block.and");
    let mut first_block = imit.clone().with_single_block(SingleBlock::Plain);
    first_block.reset();
    first_block.update(b"a block.");
    let state = first_block.finish();
    leaves_nothing("a code", state.clone(), &[&state]);
    leaves_nothing("IMIT", imit, &[&state, b"and", &KEY]);
}
