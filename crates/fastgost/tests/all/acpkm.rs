//! Tests the modes and MACs that change their key (ACPKM). The results are compared with the procedures of the
//! standard, which the test computes with the oracles (slow implementations that follow the text of the standard). The
//! tests use every kernel (the code for one level of CPU features). A section is the data that one key processes. The
//! tests use sections of many sizes, and split the data at any place.
use crate::common::{KEY, Subject};
use fastgost::{
    Error, Kuznyechik, Magma,
    mac::OmacAcpkm,
    mode::{BlockMode, CtrAcpkm, Direction, acpkm},
};
use fastgost_testkit::{book, cuts, data};

fn one_key<C: Subject>() {
    for (cipher, _) in C::on_every_kernel() {
        assert_eq!(acpkm(&cipher)[..], book::next_key(&C::oracle()), "{}", cipher.level());
    }
}

#[test]
fn one_change_of_the_key() {
    one_key::<Kuznyechik>();
    one_key::<Magma>();
}

/// The sizes of sections, in blocks. The sizes are one block, odd numbers of blocks, the numbers of blocks that wide
/// kernels process at once, numbers that differ from these numbers by one, and the sizes that protocols use.
const SECTIONS: [usize; 10] = [1, 2, 3, 7, 16, 31, 64, 65, 128, 256];

fn ctr<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let iv = &data(20)[3..][..n / 2];
    for blocks in SECTIONS {
        let section = blocks * n;
        // The data is longer than three sections, and ends with a partial block.
        let len = (3 * section + 5 * n + 3).max(50 * n + 5);
        let plain = data(len);
        let want = book::ctr_acpkm(&C::oracle(), section, iv, &plain);
        for (cipher, _) in C::on_every_kernel() {
            let what = format!("sections of {blocks} blocks on {}", cipher.level());
            let start = CtrAcpkm::new(cipher, section, iv).expect("legal");
            assert_eq!((start.section(), start.position()), (section, 0));
            for (seed, most) in [len, 1, n, section, section + 1, 3 * n + 1, 1000].into_iter().enumerate() {
                let (mut out, mut at) = (plain.clone(), 0);
                let mut ctr = start.clone();
                for part in cuts(len, 1, most, seed) {
                    ctr.apply(&mut out[at..at + part]).expect("far from the end");
                    at += part;
                    assert_eq!(ctr.position(), at as u128);
                }
                assert!(out == want, "{what}, split by {seed}");
            }
            // The test moves the stream to each position `at`. With short sections, all positions are tried. With long
            // sections, some positions are tried, including both sides of each boundary between sections.
            let step = if blocks < 8 { 1 } else { n * (blocks / 8) - 1 };
            let boundaries = (1..=3).flat_map(|k| k * section - 1..=k * section + 1);
            for at in (0..=len).step_by(step).chain(boundaries) {
                for from in [0, at / 2, at] {
                    let mut ctr = start.clone();
                    ctr.apply(&mut plain.clone()[..from]).expect("far from the end");
                    ctr.seek(at as u128).expect("forward");
                    let end = len.min(at + 2 * n + 1);
                    let mut out = plain[at..end].to_vec();
                    ctr.apply(&mut out[..]).expect("far from the end");
                    assert!(out == want[at..end], "{what}, from {from} to {at}");
                    if from > 0 && at > 0 {
                        assert!(matches!(ctr.seek(at as u128 - 1), Err(Error::Unsupported(_))));
                        assert_eq!(ctr.position(), end as u128);
                    }
                }
            }
            let later = start.after(Direction::Encrypt, &plain[..len / 2]);
            assert_eq!(later.is_some(), section >= 1024, "{what}");
            if let Some(mut later) = later {
                let mut out = want[len / 2..].to_vec();
                later.process(Direction::Decrypt, out[..].as_mut().into()).expect("far from the end");
                assert!(out == plain[len / 2..], "{what}");
            }
        }
    }
}

#[test]
fn kuznyechik_ctr() {
    ctr::<Kuznyechik>();
}

#[test]
fn magma_ctr() {
    ctr::<Magma>();
}

fn ctr_ends<C: Subject>() {
    let (n, limit) = (C::BLOCK_SIZE, CtrAcpkm::<C>::LIMIT);
    // The limit is 2^(N/2 - 1) blocks, where N is the number of bits in a block. A block has n bytes, so N is 8 n.
    assert_eq!(limit, n as u128 * (1 << (4 * n - 1)));
    let (cipher, _) = C::on_every_kernel().remove(0);
    // The sections are so long that the message has only a few sections.
    let mut ctr = CtrAcpkm::new(cipher.clone(), (limit / 8).min(1 << 60) as usize, &data(n / 2)).expect("legal");
    ctr.seek(limit - 5).expect("inside");
    let mut out = [7; 6];
    assert_eq!(ctr.apply(&mut out[..]), Err(Error::StreamExhausted));
    assert_eq!(out, [7; 6]);
    assert!(ctr.after(Direction::Encrypt, &out).is_none() && ctr.after(Direction::Encrypt, &out[1..]).is_some());
    assert_eq!(ctr.seek(limit + 1), Err(Error::StreamExhausted));
    ctr.apply(&mut out[1..]).expect("all there is");
    assert!(out != [7; 6]);
    assert_eq!(ctr.apply(&mut out[..1]), Err(Error::StreamExhausted));
    for section in [0, 1, n - 1, n + 1, n / 2, 4095] {
        let error = CtrAcpkm::new(cipher.clone(), section, &data(n / 2)).err();
        assert!(matches!(error, Some(Error::Parameter { .. })), "{section}");
    }
    for given in [0, n / 2 - 1, n] {
        let error = CtrAcpkm::new(cipher.clone(), n, &data(given)).err();
        assert!(matches!(error, Some(Error::IvLength { given: g, .. }) if g == given));
    }
}

/// This test needs a section of 2^60 bytes, which is too long for a `usize` of 32 bits.
#[cfg(target_pointer_width = "64")]
#[test]
fn kuznyechik_ctr_ends() {
    ctr_ends::<Kuznyechik>();
}

#[test]
fn magma_ctr_ends() {
    ctr_ends::<Magma>();
}

/// Tests OMAC-ACPKM-Master of RFC 8645, section 6.3.6.
fn omac<C: Subject>() {
    let n = C::BLOCK_SIZE;
    for blocks in [1, 2, 3, 16, 65] {
        // The master key makes one key for each section. In this test, the master key changes after it has made one key
        // or three keys, or it does not change at all.
        for keys in [1, 3, 2048] {
            let (section, key_section) = (blocks * n, keys * (32 + n));
            let most = 5 * section + n + 1;
            let zeros = vec![0; (most / section + 1) * (32 + n)];
            let material = book::ctr_acpkm(&C::oracle(), key_section, &vec![0xff; n / 2], &zeros);
            for (cipher, _) in C::on_every_kernel() {
                let omac = OmacAcpkm::with_key_section(cipher.clone(), section, key_section).expect("legal");
                assert_eq!(omac.tag_size(), n);
                let seams = [section, 2 * section, 3 * section, 5 * section];
                let near = seams.into_iter().flat_map(|s| [s - n, s - 1, s, s + 1, s + n]);
                for len in [0, 1, n - 1, n + 1].into_iter().chain(near) {
                    let message = data(len);
                    let want = book::omac_acpkm(&C::oracle(), &material, section, &message);
                    let what = format!("{len} bytes in sections of {section}, {keys} keys, on {}", omac.level());
                    let mut mac = omac.clone();
                    for seed in 0..6 {
                        let mut rest = &message[..];
                        for part in cuts(len, 1, [len, 1, n, section, 2 * n + 1, section + 1][seed].max(1), seed) {
                            mac.update(&rest[..part]).expect("far from the end");
                            rest = &rest[part..];
                        }
                        assert_eq!(&mac.finalize_reset()[..], want, "{what}, split by {seed}");
                        // An abandoned message leaves neither state nor a key in the object.
                        mac.update(&data(seed * section)).expect("far from the end");
                        mac.reset();
                    }
                    let mut mac = omac.clone().with_tag_size(n / 2).expect("allowed");
                    mac.update(&message).expect("far from the end");
                    mac.clone().verify(&want[..n / 2]).expect("the right tag");
                    assert_eq!(mac.clone().verify(&want), Err(Error::TagMismatch), "too long");
                    let mut wrong = want[..n / 2].to_vec();
                    wrong[n / 2 - 1] ^= 1;
                    assert_eq!(mac.verify(&wrong), Err(Error::TagMismatch));
                }
            }
        }
    }
}

#[test]
fn kuznyechik_omac() {
    omac::<Kuznyechik>();
}

#[test]
fn magma_omac() {
    omac::<Magma>();
}

#[test]
fn omac_parameters() {
    let cipher = Magma::new(&KEY);
    assert_eq!((OmacAcpkm::<Kuznyechik>::KEY_SECTION, OmacAcpkm::<Magma>::KEY_SECTION), (98304, 81920));
    for (section, key_section) in [(0, 40), (4, 40), (12, 40), (8, 0), (8, 8), (8, 48), (8, 81921)] {
        let error = OmacAcpkm::with_key_section(cipher.clone(), section, key_section).err();
        assert!(matches!(error, Some(Error::Parameter { .. })), "{section} {key_section}");
    }
    for given in [0, 9] {
        let error = OmacAcpkm::new(cipher.clone(), 8).and_then(|mac| mac.with_tag_size(given)).err();
        assert!(matches!(error, Some(Error::TagLength { given: g, .. }) if g == given));
    }
}
