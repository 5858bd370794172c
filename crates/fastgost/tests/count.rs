//! Tests kernels that count their operations. These kernels must compute the results of the standards, and must give
//! the same counts every time.
#![cfg(feature = "count")]
use fastgost::count::{Class, CountedKernel, Counts, kernels};
use fastgost_testkit::oracle::{Cipher, gost28147::Magma, kuznyechik::Kuznyechik};

const KEY: [u8; 32] = {
    let mut key = [0; 32];
    let mut i = 0;
    while i < 32 {
        key[i] = (7 * i + 3) as u8;
        i += 1;
    }
    key
};

fn message(len: usize) -> Vec<u8> {
    (0..len).map(|i| (i % 251 + i / 251) as u8).collect()
}

fn by_the_book(kernel: &CountedKernel, data: &mut [u8]) {
    let oracle = |block: &[u8]| match kernel.block {
        16 => Kuznyechik::new(&KEY).encrypt(block),
        _ => Magma::new(&KEY).encrypt(block),
    };
    for block in data.chunks_mut(kernel.block) {
        block.copy_from_slice(&oracle(block));
    }
}

#[test]
fn they_are_right() {
    let mut algorithms = Vec::new();
    for kernel in kernels() {
        let mut expected = message(2 * kernel.group());
        let mut data = expected.clone();
        by_the_book(kernel, &mut expected);
        kernel.encrypt(&KEY, &mut data);
        assert!(data == expected, "{} {} of {} bits", kernel.algorithm, kernel.strategy, kernel.bits);
        algorithms.push(kernel.algorithm);
    }
    assert!(algorithms.contains(&"kuznyechik") && algorithms.contains(&"magma"));
}

#[test]
fn counts_depend_on_nothing() {
    for kernel in kernels() {
        let first = kernel.per_group(&KEY);
        assert_eq!(first, kernel.per_group(&[0; 32]), "{}", kernel.strategy);
        assert!(first.iter().all(|(.., n)| n > 0));
        let mut data = message(3 * kernel.group());
        let two = kernel.encrypt(&KEY, &mut data[kernel.group()..]);
        let three = kernel.encrypt(&KEY, &mut data);
        assert_eq!(three.more_than(&two), first, "{}: every group takes the same", kernel.strategy);
    }
}

#[test]
fn what_the_sources_say() {
    let named = |strategy: &str, bits| -> Counts {
        let kernel = kernels().find(|k| k.strategy == strategy && k.bits == bits);
        kernel.unwrap_or_else(|| panic!("no kernel {strategy} of {bits} bits")).per_group(&KEY)
    };
    // There is one register for each byte of the block. The kernel computes nine rounds and two transposes. A round
    // applies S, and then the sixteen steps of L. Each step has seven products.
    let sliced = named("byte-sliced, 256 bytes", 512);
    assert_eq!(sliced.get(Class::Galois, 512), 9 * 16 * 7);
    assert_eq!(sliced.get(Class::Permute2, 512), 9 * 16 * 2);
    assert_eq!((sliced.get(Class::Mask, 512), sliced.get(Class::Blend, 512)), (9 * 16, 9 * 16));
    assert_eq!(sliced.get(Class::Shuffle, 512), 2 * 64);
    assert_eq!(sliced.get(Class::Store, 512), 16);
    // Each step has six sums of two terms, and five sums of three or more terms. The addition of the first key takes
    // one operation for each of the 16 registers.
    assert_eq!(sliced.get(Class::Logic3, 512), 9 * 16 * (6 + 5) + 16);

    // In the kernel with lanes of 64 bytes, a round takes eight operations.
    let lanes = named("lanes, 64 bytes", 512);
    assert_eq!(lanes.get(Class::Permute, 512), 32 * 2);
    assert_eq!(lanes.get(Class::Logic3, 512), 32 * 3);
    assert_eq!(lanes.get(Class::Add, 512), 32);
    assert_eq!(lanes.get(Class::Permute2, 512), 4);

    // The circuit is the same for registers of any width, except for the transposes at the beginning and the end.
    let of_128 = named("bit-sliced", 128);
    let of_512 = named("bit-sliced", 512);
    assert_eq!(of_128.get(Class::Logic, 128), of_512.get(Class::Logic, 512));
    assert!(of_128.get(Class::Logic3, 128) < of_128.get(Class::Logic, 128) * 3 / 4);
    // For a sum of n terms, a tree of two-input gates needs n - 1 gates. A tree of three-input gates needs about half
    // as many gates.
    assert!(of_128.get(Class::Logic3, 128) * 2 >= of_128.get(Class::Logic, 128));
}
