//! CTR and OMAC against the two by themselves, on every kernel; damage is refused and releases nothing.
#![allow(missing_docs)]
use common::{Subject, data};
use fastgost::{Error, Kuznyechik, Magma, aead::CtrOmac, inout::InOutBuf, mac::Omac, mode::Ctr};

mod common;

fn omac<C: Subject>(key: &C, parts: &[&[u8]]) -> Vec<u8> {
    let mut mac = Omac::new(key.clone());
    parts.iter().for_each(|part| mac.update(part));
    mac.finish().to_vec()
}

fn ctr<C: Subject>(key: &C, iv: &[u8], data: &[u8]) -> Vec<u8> {
    let mut out = data.to_vec();
    Ctr::new(key.clone(), iv).expect("half a block").apply(&mut out[..]).expect("short");
    out
}

/// As the documentation says it: ciphertext and tag.
fn encrypt_then_mac<C: Subject>(keys: [&C; 2], iv: &[u8], associated: &[u8], data: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let (n, ciphertext) = (C::BLOCK_SIZE, ctr(keys[0], iv, data));
    let len = (associated.len() as u64).to_be_bytes();
    let mut padded = associated.to_vec();
    padded.resize(associated.len().next_multiple_of(n), 0);
    let tag = omac(keys[1], &[&[iv, &len[8 - n / 2..], &padded, &ciphertext].concat()]);
    (ciphertext, tag)
}

/// RFC 9189, section 4.1.1.
fn mac_then_encrypt<C: Subject>(keys: [&C; 2], iv: &[u8], associated: &[u8], data: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let code = omac(keys[1], &[associated, data]);
    let all = ctr(keys[0], iv, &[data, &code].concat());
    (all[..data.len()].to_vec(), all[data.len()..].to_vec())
}

fn against_the_book<C: Subject>(second: impl Fn(&str) -> C) {
    let n = C::BLOCK_SIZE;
    for (first, _) in C::on_every_kernel() {
        let second = second(first.kernel_name());
        let keys = [&first, &second];
        let aead = CtrOmac::new(first.clone(), second.clone());
        assert_eq!((aead.tag_size(), aead.kernel_name()), (n, first.kernel_name()));
        let short = CtrOmac::from_omac(first.clone(), Omac::with_tag_size(second.clone(), 5).expect("allowed"));
        let iv = &data(20)[20 - n / 2..];
        for len in (0..3 * n + 2).chain([1000, 5000]) {
            for of_associated in [0, 1, n - 1, n, n + 1, 2 * n, 3 * n + 5] {
                let (plain, associated) = (data(len), data(of_associated));
                let what = format!("{len} and {of_associated} bytes on {}", first.kernel_name());
                for (aead, short, (want, tag)) in [
                    (aead.clone(), short.clone(), encrypt_then_mac(keys, iv, &associated, &plain)),
                    (
                        aead.clone().mac_then_encrypt(),
                        short.clone().mac_then_encrypt(),
                        mac_then_encrypt(keys, iv, &associated, &plain),
                    ),
                ] {
                    let (mut sealed, mut opened) = (vec![0; len], vec![0; len]);
                    let buffers = InOutBuf::new(&plain, &mut sealed).expect("one length");
                    assert_eq!(aead.seal(iv, &associated, buffers).expect(&what)[..], tag, "{what}");
                    assert!(sealed == want, "{what}");
                    let mut in_place = plain.clone();
                    assert_eq!(short.seal(iv, &associated, &mut in_place[..]).expect(&what)[..], tag[..5], "{what}");
                    assert!(in_place == want, "{what}");
                    let buffers = InOutBuf::new(&sealed, &mut opened).expect("one length");
                    aead.open(iv, &associated, buffers, &tag).expect(&what);
                    assert!(opened == plain, "{what}");
                    short.open(iv, &associated, &mut in_place[..], &tag[..5]).expect(&what);
                    assert!(in_place == plain, "{what}");
                }
            }
        }
    }
}

#[test]
fn kuznyechik() {
    let kernel = |name: &str| fastgost::Kernel::available().find(|k| k.name() == name).expect("it runs");
    against_the_book::<Kuznyechik>(|name| Kuznyechik::with_kernel(kernel(name), &[5; 32]));
}

#[test]
fn magma() {
    let kernel = |name: &str| fastgost::Kernel::available().find(|k| k.name() == name).expect("it runs");
    against_the_book::<Magma>(|name| Magma::with_kernel(kernel(name), &[5; 32]));
}

#[test]
fn damage() {
    let both = CtrOmac::new(Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
    for (aead, left) in [(both.clone(), 0xcc), (both.mac_then_encrypt(), 0)] {
        let (iv, associated, plain) = (data(8), data(21), data(35));
        let mut sealed = plain.clone();
        let tag = aead.seal(&iv, &associated, &mut sealed[..]).expect("allowed").to_vec();
        let parts = [iv, associated, sealed, tag];
        let refused = |parts: &[Vec<u8>; 4], what: &str| {
            let [iv, associated, sealed, tag] = parts;
            let mut out = vec![0xcc; sealed.len()];
            let buffers = InOutBuf::new(sealed, &mut out).expect("one length");
            assert_eq!(aead.open(iv, associated, buffers, tag), Err(Error::TagMismatch), "{what}");
            out
        };
        for part in 0..4 {
            for bit in 0..8 * parts[part].len() {
                let mut parts = parts.clone();
                parts[part][bit / 8] ^= 1 << (bit % 8);
                let out = refused(&parts, &format!("bit {bit} of part {part}"));
                assert!(out.iter().all(|b| *b == left), "bit {bit} of part {part}: {out:x?}");
            }
        }
        // Nothing is read that is behind or before.
        for (from, to) in [(1, 2), (2, 1)] {
            let mut parts = parts.clone();
            let moved = parts[from].pop().expect("not empty");
            parts[to].insert(0, moved);
            refused(&parts, "a byte moved");
        }
        for size in [0, 1, 15, 17] {
            let mut parts = parts.clone();
            parts[3].resize(size, 0);
            let out = refused(&parts, "a tag of another length");
            assert!(out.iter().all(|b| *b == 0xcc));
        }
        for len in [0, 7, 9, 16] {
            let mut out = [0xcc; 20];
            let sealed = aead.seal(&data(len), &[], &mut out[..]).map(drop);
            assert!(matches!(sealed, Err(Error::IvLength { given, .. }) if given == len));
            let opened = aead.open(&data(len), &[], &mut out[..], &[0; 16]);
            assert!(matches!(opened, Err(Error::IvLength { given, .. }) if given == len));
            assert_eq!(out, [0xcc; 20]);
        }
    }
}

/// RFC 9189, appendix A.1.2: the records with number 0, shorter than a section of CTR-ACPKM, which begins as CTR does.
#[test]
fn tls_records() {
    let k_mac = *b"\x19\xa7\x6e\xd3\x0f\x4d\x6d\x1f\x5b\x72\x63\xec\x49\x1a\xd8\x38\x17\xc0\xb5\x7d\x8a\x03\x56\x12\x71\x40\xfb\x4f\x74\x25\x49\x4d";
    let k_enc = *b"\x58\xaf\xbe\x9a\x4c\x31\x98\xaa\xab\xaa\x26\x92\xc4\x19\xf1\x79\x7c\x9b\x92\xde\xb3\xcc\x74\x46\xb3\x63\x57\x71\x13\xf0\xfb\x56";
    let header = |len: u8| [&[0; 8][..], &[23, 3, 3, 0, len]].concat();

    let magma = CtrOmac::new(Magma::new(&k_enc), Magma::new(&k_mac)).mac_then_encrypt();
    let mut record = [0; 7];
    let tag = magma.seal(&[0; 4], &header(7), &mut record[..]).expect("allowed");
    assert_eq!([&record[..], &tag].concat(), *b"\x9b\x42\x0d\xa8\x6f\xaf\x36\x7f\x05\x14\x43\xce\x9c\x10\x72");

    let kuznyechik = CtrOmac::new(Kuznyechik::new(&k_enc), Kuznyechik::new(&k_mac)).mac_then_encrypt();
    let mut record = [0; 15];
    let tag = kuznyechik.seal(&[0; 8], &header(15), &mut record[..]).expect("allowed");
    assert_eq!(
        [&record[..], &tag].concat(),
        *b"\x4d\x1a\x30\x52\x36\x57\x3b\xff\xc1\x4e\x46\xdc\xbe\x74\x6d\xb6\xc9\x9a\x17\x5a\x81\xc4\x71\x1e\x2f\x84\xc3\x92\xc5\x40\x7c"
    );
}
