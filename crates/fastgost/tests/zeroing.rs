//! Checks that dropped values leave no secret in their memory.
#![allow(missing_docs, unsafe_code)]
use common::{HashSubject, KEY, Subject, encrypt, hmac_book};
use core::mem::MaybeUninit;
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Sbox,
    aead::Mgm,
    hash::Streebog256,
    kdf::Hkdf,
    mac::{Hmac, Imit, Omac, OmacAcpkm, Pmac, SingleBlock},
    mode::{Cnt, Ctr, CtrAcpkm},
};
use fastgost_testkit::{
    book, data,
    oracle::{self, Cipher as _},
};

mod common;

/// Drops `value`, and checks that the memory of `value` then contains none of these secrets. Returns the bytes of this
/// memory.
fn leaves_nothing<T>(what: &str, value: T, secrets: &[&[u8]]) -> Vec<u8> {
    let mut place = MaybeUninit::zeroed();
    let at: *mut T = place.write(value);
    let look = || {
        let mut bytes = vec![0; size_of::<T>()];
        for (i, b) in bytes.iter_mut().enumerate() {
            // SAFETY: the address is inside `place`, which outlives the read. The read is volatile, so that the
            // compiler assumes nothing about the memory of a dropped value.
            *b = unsafe { at.cast::<u8>().add(i).read_volatile() };
        }
        bytes
    };
    let contains = |bytes: &[u8], secret: &[u8]| bytes.windows(secret.len()).any(|w| w == secret);
    let before = look();
    for secret in secrets {
        assert!(contains(&before, secret), "{what} has {secret:x?}, or this test shows nothing");
    }
    // SAFETY: `at` points to the value that was just written, and nothing uses this value afterwards.
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

    // Each kernel also prepares its own form of the key. After the drop, the memory may still contain a pointer to the
    // kernel.
    let round_keys = oracle::kuznyechik::expand(&KEY);
    let secrets: Vec<&[u8]> = round_keys.iter().map(|k| &k[..]).collect();
    for level in Kuznyechik::levels() {
        let cipher = || Kuznyechik::with_level(level, &KEY).expect("available");
        let left = leaves_nothing("a key of Kuznyechik", cipher(), &secrets);
        let left = left.into_iter().filter(|b| *b != 0).count();
        assert!(left <= size_of::<usize>(), "{level}: {left} bytes of a key are left");
        leaves_nothing("MGM", Mgm::new(cipher()), &secrets);
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
    let adders = Gost28147::oracle().decrypt(&keystream);
    leaves_nothing("CNT inside of a block", cnt, &[&keystream, &adders, &KEY]);
}

/// Tests MGM of messages in parts. The secrets are the counters of the next blocks (as numbers), the keystream of the
/// partial block at the end of a part, and the ciphertext of this partial block.
#[test]
fn mgm_in_parts() {
    let nonce: [u8; 16] = std::array::from_fn(|i| 3 * i as u8);
    let first = |high: u8| {
        let mut block = nonce;
        block[0] |= high;
        u128::from_be_bytes(encrypt::<Kuznyechik>(&block).try_into().expect("a block"))
    };
    let (y, z) = (first(0), first(0x80));
    // The message uses two blocks of keystream. The message also uses two masks. The first mask is for the associated
    // data, and the second mask is for the first block of data.
    let later = (y >> 64 << 64 | u128::from((y as u64).wrapping_add(2)), z.wrapping_add(2 << 64));
    let secrets = |data: &[u8; 20]| {
        let second = y >> 64 << 64 | u128::from((y as u64).wrapping_add(1));
        let keystream = encrypt::<Kuznyechik>(&second.to_be_bytes());
        let (y, z) = (later.0.to_ne_bytes(), later.1.to_ne_bytes());
        [y.to_vec(), z.to_vec(), keystream, data[16..].to_vec()]
    };
    let mgm = Mgm::new(Kuznyechik::new(&KEY));
    let mut data = *b"a message of 20 byte";
    let mut sealer = mgm.sealer(&nonce).expect("a nonce");
    sealer.update_associated(b"associated").expect("first");
    sealer.update(&mut data).expect("little");
    leaves_nothing("MGM in parts", sealer, &secrets(&data).each_ref().map(|secret| &secret[..]));
    let mut opener = mgm.hazmat_opener(&nonce).expect("a nonce");
    opener.update_associated(b"associated").expect("first");
    let ciphertext = data;
    opener.update(&mut data).expect("little");
    leaves_nothing("MGM, opened unverified", opener, &secrets(&ciphertext).each_ref().map(|secret| &secret[..]));
    let mut opener = mgm.opener(&nonce).expect("a nonce");
    opener.update_associated(b"associated").expect("first");
    opener.update(&ciphertext).expect("little");
    leaves_nothing("MGM, opened in parts", opener, &[&y.to_ne_bytes(), &later.1.to_ne_bytes(), &ciphertext[16..]]);
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
    let state = first_block.finalize();
    leaves_nothing("a tag", state.clone(), &[&state]);
    leaves_nothing("IMIT", imit, &[&state, b"and", &KEY]);
}

#[test]
fn what_changes_its_key_and_pmac() {
    let sbox = Sbox::from_rows(&common::rows()).expect("rows");
    let cipher = || Gost28147::new(&KEY, &sbox);
    let mut ctr = CtrAcpkm::new(cipher(), 8, &[3; 4]).expect("legal");
    ctr.apply(&mut data(9)[..]).expect("inside");
    leaves_nothing("CTR-ACPKM in its second section", ctr, &[&book::next_key(&Gost28147::oracle())]);

    let mut material = [0; 80];
    CtrAcpkm::new(cipher(), 80, &[0xff; 4]).and_then(|mut ctr| ctr.apply(&mut material[..])).expect("inside");
    let mut omac = OmacAcpkm::new(cipher(), 8).expect("legal");
    omac.update(b"section.section.partial").expect("inside");
    let secrets = [&material[..32], &material[32..40], &material[40..72], &material[72..], b"partial"];
    leaves_nothing("OMAC-ACPKM in its second section", omac, &secrets);

    let l = encrypt::<Kuznyechik>(&[0; 16]);
    let mut pmac = Pmac::new(Kuznyechik::new(&KEY));
    pmac.update(&l).expect("inside");
    pmac.update(b"a partial block").expect("inside");
    // The first block is L itself, and the offset of this block is also L. So PMAC encrypts a block of zeros, and the
    // sum is L again.
    leaves_nothing("PMAC", pmac, &[&l, b"a partial block"]);
}

#[test]
fn hashes_and_what_is_made_of_them() {
    let mut hash = Streebog256::new();
    hash.update(&[5; 64]);
    hash.update(b"a partial block");
    leaves_nothing("Streebog", hash.clone(), &[&[5; 64], b"a partial block"]);
    let digest = Streebog256::oracle(b"secret");
    let mut of_secret = Streebog256::new();
    of_secret.update(b"secret");
    leaves_nothing("a digest", of_secret.finalize(), &[&digest]);

    // The oracle runs on a separate stack, because the oracle wipes nothing. On the same stack, the oracle's remains
    // would get into the padding of the values that the test makes.
    let tag = std::thread::spawn(|| hmac_book::<Streebog256>(&KEY, b"message")).join().expect("a tag");
    let mut hmac = Hmac::new(Streebog256::new(), &KEY);
    let mut mac = hmac.clone();
    mac.update(b"message");
    leaves_nothing("an HMAC tag", mac.finalize(), &[&tag]);
    hmac.update(b"a partial block");
    let hkdf = Hkdf::from_prk(Streebog256::new(), &KEY).expect("long enough");
    // After a padded key was hashed, the value Sigma in the state is the padded key itself. The padded keys of this
    // test are on the heap, because copies on the stack would get into the padding of values.
    let pads = [0x36, 0x5c].map(|pad| KEY.iter().map(|b| b ^ std::hint::black_box(pad)).collect::<Vec<_>>());
    leaves_nothing("HMAC", hmac, &[&pads[0], &pads[1], b"a partial block"]);
    leaves_nothing("HKDF", hkdf, &[&pads[0], &pads[1]]);
    // `wiped_keys.rs` tests key trees, because key trees keep their secrets on the heap.
}
