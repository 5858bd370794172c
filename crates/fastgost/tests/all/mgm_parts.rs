//! Compares MGM of messages in parts with MGM of whole messages, on every kernel (the code for one level of CPU
//! features). Messages are split around every boundary.
use crate::common::Subject;
use fastgost::{
    Error, Kuznyechik, Magma,
    aead::Mgm,
    inout::InOutBuf,
    registry::{Algorithm, Options},
};
use fastgost_testkit::data;

fn nonce<C: Subject>() -> Vec<u8> {
    let mut nonce = data(C::BLOCK_SIZE + 5)[5..].to_vec();
    nonce[0] &= 0x7f;
    nonce
}

/// Seals and opens a message in parts. The associated data and the message are cut into parts at the positions in
/// `cuts`.
fn check<C: Subject>(cipher: &C, [associated, message]: [&[u8]; 2], cuts: [&[usize]; 2]) {
    let what = format!("{} + {} bytes, cut at {cuts:?}, on {}", associated.len(), message.len(), cipher.level());
    let nonce = nonce::<C>();
    let mgm = || Mgm::new(cipher.clone());
    let mut ciphertext = message.to_vec();
    let tag = mgm().seal(&nonce, associated, &mut ciphertext).expect("allowed");

    let parts_of_associated = parts(associated, cuts[0]);
    let (key, mut sealed) = (mgm(), message.to_vec());
    let mut sealer = key.sealer(&nonce).expect("a nonce");
    parts_of_associated.iter().for_each(|part| sealer.update_associated(part).expect("little"));
    let mut rest = &mut sealed[..];
    for (i, part) in parts(message, cuts[1]).into_iter().enumerate() {
        let (place, later) = rest.split_at_mut(part.len());
        // The data is processed in place, or from one buffer to another.
        if i % 2 == 0 {
            sealer.update(place).expect("little");
        } else {
            place.fill(0x5a);
            sealer.update(InOutBuf::new(part, place).expect("one length")).expect("little");
        }
        rest = later;
    }
    assert!(sealer.finalize().expect("not empty")[..] == tag[..], "{what}");
    assert!(sealed == ciphertext, "{what}");

    let key = mgm();
    let mut opener = key.opener(&nonce).expect("a nonce");
    let mut unverified = key.hazmat_opener(&nonce).expect("a nonce");
    for part in &parts_of_associated {
        opener.update_associated(part).expect("little");
        unverified.update_associated(part).expect("little");
    }
    let mut rest = &mut sealed[..];
    for (i, part) in parts(&ciphertext, cuts[1]).into_iter().enumerate() {
        opener.update(part).expect("little");
        let (place, later) = rest.split_at_mut(part.len());
        if i % 2 == 0 {
            unverified.update(place).expect("little");
        } else {
            place.fill(0x5a);
            unverified.update(InOutBuf::new(part, place).expect("one length")).expect("little");
        }
        rest = later;
    }
    assert!(opener.finalize(&tag).expect(&what) == message, "{what}");
    unverified.verify(&tag).expect(&what);
    assert!(sealed == message, "{what}: streamed");
}

fn parts<'a>(bytes: &'a [u8], cuts: &[usize]) -> Vec<&'a [u8]> {
    let ends = cuts.iter().copied().chain([bytes.len()]);
    let mut from = 0;
    ends.map(|to| &bytes[std::mem::replace(&mut from, to)..to]).collect()
}

fn splits<C: Subject>() {
    let n = C::BLOCK_SIZE;
    for (cipher, widest) in C::on_every_kernel() {
        // First, the message is split into two parts, at every place. At the end, the message is split into single
        // bytes.
        let (associated, message) = (data(3 * n + 5), data(5 * n + 3));
        for cut in 0..=associated.len() {
            check(&cipher, [&associated, &message], [&[cut], &[]]);
        }
        for cut in 0..=message.len() {
            check(&cipher, [&associated[..cut % associated.len()], &message], [&[], &[cut]]);
        }
        let [every, every_of_message] = [&associated, &message].map(|bytes| (1..bytes.len()).collect::<Vec<_>>());
        check(&cipher, [&associated, &message], [&every, &every_of_message]);
        check(&cipher, [&[], &message], [&[], &every_of_message]);
        check(&cipher, [&associated, &[]], [&every, &[]]);
        // The lengths of the messages are close to the sizes of data that are processed at once. Such sizes are the
        // size of the scratch memory and the size of a group (the blocks that a kernel processes at once).
        for seam in [512, 8192, widest * n] {
            let long = data(2 * seam + n + 1);
            for cut in [seam - n - 1, seam - n, seam - 1, seam, seam + 1, seam + n - 1, seam + n] {
                check(&cipher, [&long[..9], &long], [&[], &[cut]]);
                check(&cipher, [&long[..9], &long], [&[], &[cut, 2 * seam]]);
                check(&cipher, [&long, &long[..9]], [&[cut], &[]]);
                check(&cipher, [&long[..cut], &long[..cut]], [&[7], &[7]]);
            }
        }
    }
}

#[test]
fn kuznyechik() {
    splits::<Kuznyechik>();
}

#[test]
fn magma() {
    splits::<Magma>();
}

#[test]
fn what_is_refused() {
    let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
    let nonce = [1; 16];
    assert!(matches!(mgm.sealer(&nonce[1..]).err(), Some(Error::IvLength { given: 15, .. })));
    assert!(matches!(mgm.opener(&[0x80; 16]).err(), Some(Error::Parameter { .. })));

    // This message has no associated data and no data.
    let mut sealer = mgm.sealer(&nonce).expect("a nonce");
    sealer.update_associated(&[]).expect("nothing");
    sealer.update(&mut [0; 0]).expect("nothing");
    assert!(matches!(sealer.finalize(), Err(Error::Parameter { .. })));
    assert!(matches!(mgm.opener(&nonce).expect("a nonce").finalize(&[0; 16]), Err(Error::Parameter { .. })));

    // Associated data after data is an error.
    let mut sealer = mgm.sealer(&nonce).expect("a nonce");
    sealer.update_associated(b"header").expect("little");
    sealer.update(&mut [0; 0]).expect("nothing begins the data");
    sealer.update_associated(b"more").expect("little");
    let mut data = *b"data";
    sealer.update(&mut data).expect("little");
    assert!(matches!(sealer.update_associated(b"late"), Err(Error::Unsupported(_))));
    sealer.update_associated(&[]).expect("nothing");
    let tag = sealer.finalize().expect("not empty");
    mgm.open(&nonce, b"headermore", &mut data, &tag).expect("as if it had not been tried");
    assert_eq!(&data, b"data");

    // A message that was changed in any part gives no plaintext.
    mgm.seal(&nonce, b"headermore", &mut data).expect("allowed");
    let open = |associated: &[u8], ciphertext: &[u8], tag: &[u8]| {
        let mut opener = mgm.opener(&nonce).expect("a nonce");
        opener.update_associated(associated).expect("little");
        opener.update(ciphertext).expect("little");
        opener.finalize(tag)
    };
    assert_eq!(open(b"headermore", &data, &tag).as_deref(), Ok(&b"data"[..]));
    assert_eq!(open(b"header", &data, &tag), Err(Error::TagMismatch));
    assert_eq!(open(b"headermore", &data[1..], &tag), Err(Error::TagMismatch));
    assert_eq!(open(b"headermore", &data, &tag[1..]), Err(Error::TagMismatch));
    let mut opener = mgm.hazmat_opener(&nonce).expect("a nonce");
    opener.update_associated(b"headermore").expect("little");
    opener.update(&mut data).expect("little");
    assert_eq!(opener.verify(&tag[1..]), Err(Error::TagMismatch));
}

/// A message in parts uses up as much of the key's limit as a whole message, and is refused in the same cases.
#[test]
fn one_budget() {
    let exhausted = |result: Result<(), Error>| matches!(result, Err(Error::KeyExhausted { .. }));
    let limit = Mgm::<Magma>::LIMIT as usize;
    let nonce = [1; 8];
    // Each call of `almost` makes a key that may process only five more blocks.
    let almost = || {
        let mgm = Mgm::new(Magma::new(&[7; 32]));
        mgm.seal(&nonce, &[], &mut vec![0; 8 * (limit - 4 - 5)]).expect("allowed");
        mgm
    };
    let mgm = almost();
    let mut sealer = mgm.sealer(&nonce).expect("four are left");
    sealer.update(&mut [0; 5]).expect("one is left");
    assert!(exhausted(mgm.sealer(&nonce).map(drop)));
    let mut data = [3; 4];
    assert!(exhausted(sealer.update(&mut data)));
    assert_eq!(data, [3; 4], "nothing is written");
    sealer.update(&mut data[..3]).expect("of the same block");
    assert!(exhausted(sealer.update(&mut data)));
    let tag = sealer.finalize().expect("nothing was taken of what was refused");
    let mut whole = [0, 0, 0, 0, 0, 3, 3, 3];
    let fresh = Mgm::new(Magma::new(&[7; 32]));
    assert_eq!(fresh.seal(&nonce, &[], &mut whole).expect("allowed")[..], tag[..]);
    assert_eq!(whole[5..], data[..3]);

    let mgm = almost();
    let mut opener = mgm.opener(&nonce).expect("four are left");
    opener.update_associated(&[0; 8]).expect("one is left");
    assert!(exhausted(opener.update(&[0])));
    assert!(exhausted(opener.update_associated(&[0])));
    let mgm = almost();
    let mut opener = mgm.hazmat_opener(&nonce).expect("four are left");
    assert!(exhausted(opener.update(&mut [0; 9])));
    opener.update(&mut [0; 8]).expect("one is left");

    // If a message in parts is longer than any key allows, the error is the same as for a whole message.
    let mgm = Mgm::new(Magma::new(&[7; 32]));
    let mut sealer = mgm.sealer(&nonce).expect("a nonce");
    sealer.update_associated(&vec![0; 8 * (limit - 5)]).expect("allowed");
    let refused = sealer.update(&mut [0; 9]);
    assert_eq!(refused, mgm.seal(&nonce, &vec![0; 8 * (limit - 5)], &mut [0; 9]).map(drop));
    assert!(matches!(refused, Err(Error::Parameter { .. })));
    sealer.update(&mut [0; 8]).expect("one block more");
}

/// Tests messages in parts through the objects of the registry. The results must be the same as for a whole message.
#[test]
fn as_objects() {
    for algorithm in ["kuznyechik-mgm", "magma-mgm"].map(|name| Algorithm::from_name(name).expect("it is there")) {
        for level in algorithm.levels() {
            let options = Options { level: Some(level), tag_size: Some(7), ..Options::default() };
            let aead = algorithm.aead(&[7; 32], &options).expect("a key");
            let (nonce, message) = (vec![1; algorithm.block_size()], data(100));
            let mut ciphertext = message.clone();
            let tag = aead.seal(&nonce, b"header", (&mut ciphertext[..]).into()).expect("allowed");
            let mut sealer = aead.sealer(&nonce).expect("a nonce");
            let mut opener = aead.opener(&nonce).expect("a nonce");
            let mut unverified = aead.hazmat_opener(&nonce).expect("a nonce");
            // The sealer and the openers keep the key, so they still work after `aead` was dropped.
            drop(aead);
            for part in [&b"head"[..], b"er"] {
                sealer.update_associated(part).expect("little");
                opener.update_associated(part).expect("little");
                unverified.update_associated(part).expect("little");
            }
            let mut data = message.clone();
            for part in data.chunks_mut(33) {
                sealer.update((&mut *part).into()).expect("little");
                opener.update(part).expect("little");
                unverified.update(part.into()).expect("little");
            }
            assert!(data == message);
            assert_eq!(sealer.finalize().expect("not empty")[..], tag[..], "{algorithm:?} on {}", level);
            assert!(opener.finalize(&tag).expect("its tag") == message);
            unverified.verify(&tag).expect("its tag");
        }
    }
}
