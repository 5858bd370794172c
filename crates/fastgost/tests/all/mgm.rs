//! Compares MGM on every kernel (the code for one level of CPU features) with the procedure of the standard, which the
//! test computes with the oracles (slow implementations that follow the text of the standards). The messages have all
//! lengths, and are processed in place and from one buffer to another.
use crate::common::{KEY, Subject};
use fastgost::{Error, Kuznyechik, Level, Magma, aead::Mgm, inout::InOutBuf};
use fastgost_testkit::{book, data};

fn nonce<C: Subject>(seed: usize) -> Vec<u8> {
    let mut nonce = data(C::BLOCK_SIZE + seed)[seed..].to_vec();
    nonce[0] &= 0x7f;
    nonce
}

/// Seals and opens a message in place, from one buffer to another, and at irregular addresses.
fn check<C: Subject>(cipher: &C, associated: &[u8], message: &[u8], seed: usize) {
    let nonce = nonce::<C>(seed);
    let (ciphertext, tag) = book::mgm(&C::oracle(), &nonce, associated, message);
    let what = format!("{} + {} bytes on {}", associated.len(), message.len(), cipher.level());
    let mgm = Mgm::new(cipher.clone());

    let mut place = message.to_vec();
    assert_eq!(&mgm.seal(&nonce, associated, &mut place[..]).expect("allowed")[..], tag, "{what}");
    assert!(place == ciphertext, "{what}");
    mgm.open(&nonce, associated, &mut place[..], &tag).expect(&what);
    assert!(place == message, "{what}");

    // The data goes from one buffer to another. Both parts of the buffers begin at irregular addresses.
    let (mut from, mut to) = (vec![0; seed % 7 + 1], vec![0x5a; seed % 5 + 2 + message.len()]);
    let skip = from.len();
    from.extend(message);
    let to = &mut to[seed % 5 + 2..];
    let buffers = InOutBuf::new(&from[skip..], to).expect("one length");
    assert_eq!(&mgm.seal(&nonce, associated, buffers).expect("allowed")[..], tag, "{what}");
    assert!(to == ciphertext, "{what}");
    to.fill(0x5a);
    let mut wrong = tag.clone();
    wrong[seed % tag.len()] ^= 1 << (seed % 8);
    let buffers = InOutBuf::new(&ciphertext, &mut *to).expect("one length");
    assert_eq!(mgm.open(&nonce, associated, buffers, &wrong), Err(Error::TagMismatch), "{what}");
    assert!(to.iter().all(|b| *b == 0x5a), "{what}: written before it is checked");
    let buffers = InOutBuf::new(&ciphertext, &mut *to).expect("one length");
    mgm.open(&nonce, associated, buffers, &tag).expect(&what);
    assert!(to == message, "{what}");
}

fn lengths<C: Subject>() {
    for (cipher, widest) in C::on_every_kernel() {
        for len in 0..=300 {
            check(&cipher, &data(len * 7 % 41 + usize::from(len == 0)), &data(len), len);
            check(&cipher, &data(len + 1), &data(len * 5 % 37), len);
        }
        let group = C::BLOCK_SIZE * widest;
        for seam in [512, 2048, 8192, group, 2 * group] {
            for len in
                [seam - C::BLOCK_SIZE - 1, seam - C::BLOCK_SIZE, seam - 1, seam, seam + 1, seam + 2 * C::BLOCK_SIZE]
            {
                check(&cipher, &data(len % 50), &data(len), len);
                check(&cipher, &data(len), &data(len % 50), len);
            }
        }
    }
}

#[test]
fn kuznyechik_of_every_length() {
    lengths::<Kuznyechik>();
}

#[test]
fn magma_of_every_length() {
    lengths::<Magma>();
}

/// Tests that the kernels agree on a long message, for which the oracle is too slow.
fn long<C: Subject>() {
    // Magma may process less data under one key.
    let message = data(if C::BLOCK_SIZE == 16 { 300_007 } else { 250_007 });
    let seal = |cipher: &C| {
        let mut place = message.clone();
        let mgm = Mgm::new(cipher.clone());
        let tag = mgm.seal(&nonce::<C>(3), b"associated", &mut place[..]).expect("allowed").to_vec();
        (place, tag)
    };
    let kernels = C::on_every_kernel();
    let portable = seal(&kernels.iter().find(|(c, _)| c.level() == Level::Portable).expect("it is always there").0);
    for (cipher, _) in &kernels {
        assert!(seal(cipher) == portable, "{}", cipher.level());
        let (mut place, tag) = portable.clone();
        Mgm::new(cipher.clone()).open(&nonce::<C>(3), b"associated", &mut place[..], &tag).expect("the same");
        assert!(place == message, "{}", cipher.level());
    }
}

#[test]
fn long_messages() {
    long::<Kuznyechik>();
    long::<Magma>();
}

fn tags<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let cipher = &C::on_every_kernel()[0].0;
    for len in [5, 700] {
        let (nonce, message) = (nonce::<C>(1), data(len));
        let (ciphertext, tag) = book::mgm(&C::oracle(), &nonce, b"associated", &message);
        for size in 4..=n {
            let mgm = Mgm::with_tag_size(cipher.clone(), size).expect("allowed");
            assert_eq!(mgm.tag_size(), size);
            let mut place = message.clone();
            assert_eq!(mgm.seal(&nonce, b"associated", &mut place[..]).expect("allowed")[..], tag[..size]);
            for other in 0..=n {
                let opened = mgm.open(&nonce, b"associated", &mut place[..], &tag[..other]);
                assert_eq!(opened, if other == size { Ok(()) } else { Err(Error::TagMismatch) });
                if other == size {
                    assert!(place == message);
                    place.copy_from_slice(&ciphertext);
                }
            }
            for bit in 0..8 * size {
                let mut wrong = tag[..size].to_vec();
                wrong[bit / 8] ^= 1 << (bit % 8);
                assert_eq!(mgm.open(&nonce, b"associated", &mut place[..], &wrong), Err(Error::TagMismatch));
                assert!(place == ciphertext, "what is not opened stays");
            }
        }
        for given in [0, 3, n + 1] {
            let error = Mgm::with_tag_size(cipher.clone(), given).err();
            assert!(matches!(error, Some(Error::TagLength { given: g, .. }) if g == given));
        }
    }
}

#[test]
fn tags_of_every_size() {
    tags::<Kuznyechik>();
    tags::<Magma>();
}

/// Changes every bit of all authenticated data. Each change must be refused.
fn forgeries<C: Subject>() {
    let cipher = &C::on_every_kernel()[0].0;
    let (nonce, associated, message) = (nonce::<C>(1), data(21), data(43));
    let (ciphertext, tag) = book::mgm(&C::oracle(), &nonce, &associated, &message);
    let refused = |nonce: &[u8], associated: &[u8], ciphertext: &[u8]| {
        let mut place = ciphertext.to_vec();
        let mgm = Mgm::new(cipher.clone());
        assert_eq!(mgm.open(nonce, associated, &mut place[..], &tag), Err(Error::TagMismatch));
        assert!(place == ciphertext);
    };
    let changed = |bytes: &[u8], bit: usize| {
        let mut bytes = bytes.to_vec();
        bytes[bit / 8] ^= 0x80 >> (bit % 8);
        bytes
    };
    (1..8 * nonce.len()).for_each(|bit| refused(&changed(&nonce, bit), &associated, &ciphertext));
    (0..8 * associated.len()).for_each(|bit| refused(&nonce, &changed(&associated, bit), &ciphertext));
    (0..8 * ciphertext.len()).for_each(|bit| refused(&nonce, &associated, &changed(&ciphertext, bit)));
    // Bytes are moved from the associated data to the ciphertext and back. Also, zeros are added, which look like
    // padding.
    let whole = [&associated[..], &ciphertext].concat();
    (0..=whole.len()).filter(|at| *at != 21).for_each(|at| refused(&nonce, &whole[..at], &whole[at..]));
    refused(&nonce, &[&associated[..], &[0]].concat(), &ciphertext);
    refused(&nonce, &associated, &[&ciphertext[..], &[0]].concat());
}

#[test]
fn no_bit_can_be_changed() {
    forgeries::<Kuznyechik>();
    forgeries::<Magma>();
}

fn refused<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let mgm = Mgm::new(C::on_every_kernel()[0].0.clone());
    let mut place = data(20);
    for given in [0, n - 1, n + 1, 2 * n] {
        let nonce = vec![0; given];
        let error = mgm.seal(&nonce, b"", &mut place[..]).err();
        assert!(matches!(error, Some(Error::IvLength { given: g, .. }) if g == given), "{error:?}");
        let error = mgm.open(&nonce, b"", &mut place[..], &[0; 16][..n]).err();
        assert!(matches!(error, Some(Error::IvLength { given: g, .. }) if g == given), "{error:?}");
    }
    let mut nonce = vec![0; n];
    nonce[0] = 0x80;
    assert!(matches!(mgm.seal(&nonce, b"", &mut place[..]), Err(Error::Parameter { .. })));
    assert!(matches!(mgm.open(&nonce, b"", &mut place[..], &[0; 16][..n]), Err(Error::Parameter { .. })));
    nonce[0] = 0x7f;
    assert!(matches!(mgm.seal(&nonce, b"", &mut [][..]), Err(Error::Parameter { .. })), "nothing to authenticate");
    assert!(matches!(mgm.open(&nonce, b"", &mut [][..], &[0; 16][..n]), Err(Error::Parameter { .. })));
    mgm.seal(&nonce, b"a", &mut [][..]).expect("one byte is enough");
    mgm.seal(&nonce, b"", &mut [1][..]).expect("one byte is enough");
    assert_eq!(place, data(20), "nothing was written");
}

#[test]
fn what_the_mode_does_not_take() {
    refused::<Kuznyechik>();
    refused::<Magma>();
}

#[test]
fn a_key_has_a_budget() {
    assert_eq!((Mgm::<Kuznyechik>::LIMIT, Mgm::<Magma>::LIMIT), (1 << 47, 1 << 15));
    let nonce = [1; 8];
    let mgm = Mgm::new(Magma::new(&KEY));
    let mut place = vec![0; 8 * ((1 << 15) - 4) + 1];
    let refused = mgm.seal(&nonce, b"", &mut place[..]).err();
    let allowed = "1 to 262112 bytes, incomplete blocks counted as whole ones";
    let name = "the length of data and associated data together";
    assert_eq!((refused, mgm.longest()), (Some(Error::Parameter { name, allowed }), 262_112), "too long for any key");
    assert_eq!(Mgm::new(Kuznyechik::new(&KEY)).longest(), (1 << 51) - 64);
    assert!(place.iter().all(|b| *b == 0), "nothing is written");
    place.pop();
    assert_eq!(mgm.open(&nonce, b"", &mut place[..], &[0; 8]), Err(Error::TagMismatch), "as long as can be");
    let refused = mgm.seal(&nonce, b"", &mut place[..1]).err();
    let allowed = "2^15 blocks of 8 bytes (256 KiB), four of them added for each message; take a new key";
    assert_eq!(refused, Some(Error::KeyExhausted { allowed }));
    let mgm = Mgm::new(Magma::new(&KEY));
    // A rejected call does not count against the limit. Each message here takes 11 blocks of the limit: 3 blocks for
    // the associated data, 4 blocks for the data, and 4 further blocks in any case.
    for i in 0..(1 << 15) / 11 {
        let tag = mgm.seal(&nonce, &[0; 17], &mut place[..32]).expect("within the budget");
        if i == 0 {
            // Opening a message also counts against the limit.
            mgm.open(&nonce, &[0; 17], &mut place[..32], &tag).expect("the right tag");
            mgm.open(&nonce, &[0; 17], &mut place[..32], &[0; 8]).expect_err("a wrong tag");
        }
        if 11 * (i + 3) > (1 << 15) - 11 {
            break;
        }
    }
    assert!(matches!(mgm.seal(&nonce, &[0; 17], &mut place[..32]), Err(Error::KeyExhausted { .. })));
    assert!(matches!(mgm.open(&nonce, &[0; 17], &mut place[..32], &[0; 8]), Err(Error::KeyExhausted { .. })));
    // After as many of these messages as the limit allows, 2^15 mod 11 = 10 blocks are left. The next message takes
    // exactly 10 blocks.
    mgm.seal(&nonce, &[], &mut place[..48]).expect("all that is left");
    assert!(matches!(mgm.seal(&nonce, &[], &mut place[..1]), Err(Error::KeyExhausted { .. })));
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "there are no threads")]
fn threads_share_a_key_and_its_budget() {
    let mgm = &Mgm::new(Magma::new(&KEY));
    let sealed = |seed: usize| {
        (0..1000).filter(|i| mgm.seal(&nonce::<Magma>(seed), b"", &mut data(8 * (i % 20) + 8)[..]).is_ok()).count()
    };
    let count: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|i| scope.spawn(move || sealed(i))).collect();
        threads.into_iter().map(|t| t.join().expect("no panic")).sum()
    });
    // Each message takes at least 5 blocks and at most 24 blocks.
    assert!(count > (1 << 15) / 24 && count <= (1 << 15) / 5 && count < 4000, "{count}");
    assert!(matches!(mgm.seal(&[0; 8], b"", &mut [0; 200][..]), Err(Error::KeyExhausted { .. })));
}

#[test]
fn nothing_secret_is_printed() {
    let printed = format!("{:?}", Mgm::new(Kuznyechik::new(&KEY)));
    assert!(printed.starts_with("Mgm { level: "), "{printed}");
}
