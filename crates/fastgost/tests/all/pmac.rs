//! Compares PMAC with the crate `pmac` over our own ciphers. Also tests the limit of data under one key.
use crate::common::{self, Subject};
use cipher::common::InnerInit;
use fastgost::{Error, Gost28147, Kuznyechik, Magma, mac::Pmac};
use fastgost_testkit::{cuts, data};
use pmac::{Mac, block_api::PmacCipher};

fn crate_pmac<C: Subject + PmacCipher>(cipher: &C, message: &[u8]) -> Vec<u8> {
    let mut mac = pmac::Pmac::<C>::inner_init(cipher.clone());
    mac.update(message);
    mac.finalize().into_bytes().to_vec()
}

fn pmac<C: Subject + PmacCipher>() {
    let n = C::BLOCK_SIZE;
    for (cipher, widest) in C::on_every_kernel() {
        let pmac = Pmac::new(cipher.clone());
        assert_eq!(pmac.tag_size(), n);
        // A stripe consists of blocks with 256 bytes in all, and a group of the blocks that a kernel processes at once.
        // The lengths are around the ends of the first group, of the second group, and of several stripes.
        let seams = [256, 512, 1024, 4096, 8192, widest * n, 2 * widest * n, 70_000];
        let near = seams.into_iter().flat_map(|s| [s - n, s - 1, s, s + 1, s + n - 1, s + n, s + n + 1]);
        for len in (0..4 * n + 2).chain(near) {
            let message = data(len);
            let want = crate_pmac(&cipher, &message);
            let what = format!("{len} bytes on {}", pmac.level());
            let mut mac = pmac.clone();
            for seed in 0..6 {
                let mut rest = &message[..];
                for part in cuts(len, 1, [len, 1 + len / 100, n, 255, 5000, 2 * n + 1][seed].max(1), seed) {
                    mac.update(&rest[..part]).expect("far from the end");
                    rest = &rest[part..];
                }
                assert_eq!(&mac.finalize_reset()[..], want, "{what}, split by {seed}");
                // An abandoned message leaves no state in the object.
                mac.update(&data(seed * 300)).expect("far from the end");
                mac.reset();
            }
            let mut mac = Pmac::with_tag_size(cipher.clone(), n / 2).expect("allowed");
            mac.update(&message).expect("far from the end");
            mac.clone().verify(&want[..n / 2]).expect("the right tag");
            assert_eq!(mac.clone().verify(&want), Err(Error::TagMismatch), "too long");
            let mut wrong = want[..n / 2].to_vec();
            wrong[0] ^= 0x80;
            assert_eq!(mac.verify(&wrong), Err(Error::TagMismatch));
        }
        for given in [0, n + 1] {
            let error = Pmac::with_tag_size(cipher.clone(), given).err();
            assert!(matches!(error, Some(Error::TagLength { given: g, .. }) if g == given));
        }
    }
}

#[test]
fn kuznyechik() {
    pmac::<Kuznyechik>();
}

#[test]
fn magma() {
    pmac::<Magma>();
}

#[test]
fn gost28147() {
    pmac::<Gost28147>();
}

/// Tests a message that is so long that the number of a stripe has a carry through many bits.
#[test]
fn a_long_message() {
    let message = data(3 << 20);
    let cipher = Magma::new(&common::KEY);
    let mut mac = Pmac::new(cipher.clone());
    mac.update(&message).expect("far from the end");
    assert_eq!(mac.finalize()[..], crate_pmac(&cipher, &message));
}

#[test]
fn a_key_ends() {
    assert_eq!((Pmac::<Magma>::LIMIT, Pmac::<Kuznyechik>::LIMIT), (1 << 24, 1 << 56));
    let mut mac = Pmac::new(Magma::new(&common::KEY));
    let mebibyte = data(1 << 20);
    // The limit of Magma is 128 MiB. The MAC gets 128 MiB in three messages. A partial block counts as a whole block.
    // An abandoned message also counts, except for its last block, which was not processed yet.
    for i in 0..127 {
        mac.update(&mebibyte).expect("inside");
        match i {
            60 => drop(mac.finalize_reset()),
            100 => mac.reset(),
            _ => {}
        }
    }
    mac.update(&mebibyte[..(1 << 20) - 7]).expect("inside");
    mac.finalize_reset();
    // One block of the limit is left. This call processes only one byte, but uses up the whole block.
    mac.update(&[1]).expect("inside");
    let before = mac.clone().finalize();
    let refused = mac.update(&[2; 8]);
    assert!(matches!(refused, Err(Error::KeyExhausted { .. })), "{refused:?}");
    mac.clone().verify(&before).expect("nothing was taken");
    mac.update(&[2; 7]).expect("the rest of the block");
    mac.finalize_reset();
    assert!(matches!(mac.update(&[1]), Err(Error::KeyExhausted { .. })));
    assert_eq!(mac.update(&[]), Ok(()));
    assert_eq!(mac.finalize()[..], crate_pmac(&Magma::new(&common::KEY), &[]));
}
