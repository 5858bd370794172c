//! Compares CTR+OMAC with separate calls of CTR and OMAC. Modified messages must be rejected, and must give no
//! plaintext.
use crate::common::Subject;
use fastgost::{
    Error, Kuznyechik, Level, Magma,
    aead::CtrOmac,
    inout::InOutBuf,
    mac::Omac,
    mode::{Ctr, CtrAcpkm},
};
use fastgost_testkit::data;

fn omac<C: Subject>(key: &C, parts: &[&[u8]]) -> Vec<u8> {
    let mut mac = Omac::new(key.clone());
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().to_vec()
}

type Section = Option<usize>;

fn ctr<C: Subject>(key: &C, section: Section, iv: &[u8], data: &[u8]) -> Vec<u8> {
    let mut out = data.to_vec();
    match section {
        None => Ctr::new(key.clone(), iv).expect("half a block").apply(&mut out[..]).expect("short"),
        Some(n) => CtrAcpkm::new(key.clone(), n, iv).expect("half a block").apply(&mut out[..]).expect("short"),
    }
    out
}

/// Seals a message as the documentation says: encrypts the message, and then computes the tag of the ciphertext.
fn encrypt_then_mac<C: Subject>(
    keys: [&C; 2],
    section: Section,
    iv: &[u8],
    associated: &[u8],
    data: &[u8],
) -> (Vec<u8>, Vec<u8>) {
    let (n, ciphertext) = (C::BLOCK_SIZE, ctr(keys[0], section, iv, data));
    let len = (associated.len() as u64).to_be_bytes();
    let mut padded = associated.to_vec();
    padded.resize(associated.len().next_multiple_of(n), 0);
    let tag = omac(keys[1], &[&[iv, &len[8 - n / 2..], &padded, &ciphertext].concat()]);
    (ciphertext, tag)
}

/// Seals a message as RFC 9189, section 4.1.1, does.
fn mac_then_encrypt<C: Subject>(
    keys: [&C; 2],
    section: Section,
    iv: &[u8],
    associated: &[u8],
    data: &[u8],
) -> (Vec<u8>, Vec<u8>) {
    let tag = omac(keys[1], &[associated, data]);
    let all = ctr(keys[0], section, iv, &[data, &tag].concat());
    (all[..data.len()].to_vec(), all[data.len()..].to_vec())
}

fn against_the_book<C: Subject>(second: impl Fn(Level) -> C) {
    // In some cases, a section has one block or a few blocks. In other cases, a section ends inside the tag, right
    // before the tag or right after the tag.
    for section in [None, Some(1), Some(3), Some(62), Some(128)] {
        with_section(section.map(|blocks| blocks * C::BLOCK_SIZE), &second);
    }
}

fn with_section<C: Subject>(section: Section, second: &impl Fn(Level) -> C) {
    let n = C::BLOCK_SIZE;
    for (first, _) in C::on_every_kernel() {
        let second = second(first.level());
        let keys = [&first, &second];
        let aead = CtrOmac::new(first.clone(), second.clone());
        assert_eq!((aead.tag_size(), aead.level()), (n, first.level()));
        let short = CtrOmac::from_omac(first.clone(), Omac::with_tag_size(second.clone(), 5).expect("allowed"));
        let cut = |aead: CtrOmac<C>| match section {
            None => aead,
            Some(bytes) => aead.with_section(bytes).expect("whole blocks"),
        };
        let (aead, short) = (cut(aead), cut(short));
        assert_eq!(aead.section(), section);
        let iv = &data(20)[20 - n / 2..];
        for len in (0..3 * n + 2).chain([61 * n, 62 * n - 3, 62 * n, 128 * n - 5, 1000, 5000]) {
            for of_associated in [0, 1, n - 1, n, n + 1, 2 * n, 3 * n + 5] {
                if section.is_some() && of_associated % n > 1 {
                    continue;
                }
                let (plain, associated) = (data(len), data(of_associated));
                let what = format!("{len} and {of_associated} bytes on {}", first.level());
                for (aead, short, (want, tag)) in [
                    (aead.clone(), short.clone(), encrypt_then_mac(keys, section, iv, &associated, &plain)),
                    (
                        aead.clone().mac_then_encrypt(),
                        short.clone().mac_then_encrypt(),
                        mac_then_encrypt(keys, section, iv, &associated, &plain),
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
    against_the_book::<Kuznyechik>(|level| Kuznyechik::with_level(level, &[5; 32]).expect("available"));
}

#[test]
fn magma() {
    against_the_book::<Magma>(|level| Magma::with_level(level, &[5; 32]).expect("available"));
}

#[test]
fn damage() {
    let both = CtrOmac::new(Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
    let sections = both.clone().with_section(16).expect("a block");
    for (aead, left) in
        [(both.clone(), 0xcc), (both.mac_then_encrypt(), 0), (sections.clone(), 0xcc), (sections.mac_then_encrypt(), 0)]
    {
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
        // The test moves a boundary inside the message. The last byte of the associated data becomes the first byte of
        // the ciphertext, or the last byte of the ciphertext becomes the first byte of the tag. Both messages must be
        // refused.
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

#[test]
fn sections() {
    let both = CtrOmac::new(Magma::new(&[1; 32]), Magma::new(&[2; 32]));
    assert_eq!(both.section(), None);
    for section in [0, 1, 7, 9, 12, 1025] {
        let error = both.clone().with_section(section).err();
        assert!(matches!(error, Some(Error::Parameter { .. })), "{section}");
    }
}

/// Tests the records of RFC 9189, appendix A.1.2. The records with number 0 are shorter than a section of CTR-ACPKM, so
/// CTR gives the same records. The records of zeros that the RFC prints consist of whole sections. So the tag of such a
/// record is encrypted with the key of the next section.
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

    let k_mac = *b"\xfb\x30\xee\x53\xcf\xcf\x89\xd7\x48\xfc\x0c\x72\xef\x16\x0b\x8b\x53\xcb\xbb\xfd\x03\x12\x82\xb0\x26\x21\x4a\xb2\xe0\x77\x58\xff";
    let k_enc = *b"\xed\xf2\xfd\x02\x47\x71\x60\x23\x83\x09\x00\x2d\x1d\x57\xdf\x9f\xd2\xed\x18\xd6\x45\x66\xc7\x6f\x4b\xf0\x3d\x3a\xbf\x7b\xbb\x1e";
    let magma = CtrOmac::new(Magma::new(&k_enc), Magma::new(&k_mac)).mac_then_encrypt();
    let magma = magma.with_section(1024).expect("whole blocks");
    let mut record = [0; 2048];
    let header = [0, 0, 0, 0, 0, 0, 0x10, 0, 23, 3, 3, 8, 0];
    let tag = magma.seal(&[0, 0, 0x10, 0], &header, &mut record[..]).expect("allowed");
    assert_eq!(record[..11], *b"\x99\x95\x26\x07\x03\x47\x1d\xed\xa2\xe6\x55");
    assert_eq!(
        record[2048 - 21..],
        *b"\x77\x5e\xbd\x41\x6f\x63\x41\x39\xac\x89\xc2\xed\x3d\xf1\x9f\xe2\x4e\xf8\xc0\x5a\xa8"
    );
    assert_eq!(tag[..], *b"\x90\x93\x1b\x01\x86\xfd\x7d\xdf");
    magma.open(&[0, 0, 0x10, 0], &header, &mut record[..], &tag).expect("the right tag");
    assert_eq!(record, [0; 2048]);

    let k_mac = *b"\xae\xbe\x1e\xf4\x18\x71\x3b\xf0\x44\xb9\xfc\xd9\xe5\x72\xd4\x37\xfb\x38\xb5\xd8\x29\x56\x7a\x6f\x79\x18\x39\x6d\x9f\x4e\x09\x6b";
    let k_enc = *b"\x64\xf5\x5a\xfc\x37\xa1\x74\xd9\x53\x3e\x70\x8b\xcd\x14\xfa\x4a\xee\xc3\x7b\xc0\xe3\x2b\xa4\x99\x01\xb4\x66\x9e\x96\xa6\x3d\x96";
    let kuznyechik = CtrOmac::new(Kuznyechik::new(&k_enc), Kuznyechik::new(&k_mac)).mac_then_encrypt();
    let kuznyechik = kuznyechik.with_section(4096).expect("whole blocks");
    let mut record = [0; 8192];
    let header = [0, 0, 0, 0, 0, 0, 0, 0x40, 23, 3, 3, 0x20, 0];
    let tag = kuznyechik.seal(&[0, 0, 0, 0, 0, 0, 0, 0x40], &header, &mut record[..]).expect("allowed");
    assert_eq!(record[..11], *b"\xe6\x66\xbb\x98\xac\x5b\x0f\x39\x31\xd8\x55");
    assert_eq!(
        record[8192 - 21..],
        *b"\x26\x11\x25\x51\x01\x4f\xa8\xed\xf5\xc2\x1b\x7d\x1d\xb3\x9d\x6b\xad\xec\x0d\x7c\x07"
    );
    assert_eq!(tag[..], *b"\x05\x34\x8b\x5c\x55\x6c\x4d\x50\x81\x69\x1a\xa9\xec\x36\xf8\xb5");
}
