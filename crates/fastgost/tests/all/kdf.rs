//! Compares key derivation with the standards' formulas and with RustCrypto's crates, on every kernel (the code for one
//! level of CPU features).
use crate::common::{HashSubject, KEY, hmac_book};
use fastgost::{
    Error,
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::{EspTree, Hkdf, TlsTree, TlsTreeParameters, kdf_256, kdf_tree, prf_plus, prf_tls},
    mac::Hmac,
};
use fastgost_testkit::data;

fn by_the_book<H: HashSubject>() {
    let (label, seed) = (&data(20)[3..], &data(40)[5..]);
    let prf = |message: &[&[u8]]| hmac_book::<H>(&KEY, &message.concat());
    let most = 255 * H::OUTPUT_SIZE;
    // This is P_hash of RFC 5246, section 5.
    let mut tls = Vec::new();
    let mut a = prf(&[label, seed]);
    while tls.len() < 400 {
        tls.extend(prf(&[&a, label, seed]));
        a = prf(&[&a]);
    }
    // This is prf+ of RFC 7296, section 2.13.
    let mut plus: Vec<u8> = Vec::new();
    let mut t = Vec::new();
    for i in 1..=255 {
        t = prf(&[&t, seed, &[i]]);
        plus.extend(&t);
    }
    for hash in H::on_every_kernel() {
        let mut key = Hmac::new(hash.clone(), &KEY).with_tag_size(4).expect("allowed");
        key.update(b"plays no part");
        for len in [0, 1, 31, 32, 33, 63, 64, 65, 128, 200] {
            let mut output = vec![0; len];
            prf_tls(&key, label, seed, &mut output);
            assert!(output == tls[..len], "PRF_TLS, {len} bytes on {}", hash.level());
        }
        let mut prk = KEY.to_vec();
        prk.resize(H::BLOCK_SIZE, 0);
        let hkdf = Hkdf::from_prk(hash.clone(), &prk).expect("long enough");
        for len in [1, 31, 32, 33, 63, 64, 65, 128, 200, most - 1, most] {
            let mut output = vec![0; len];
            prf_plus(&key, seed, &mut output).expect("allowed");
            assert!(output == plus[..len], "prf+, {len} bytes on {}", hash.level());
            // The key of `hkdf` is `KEY` with zeros at its end. HKDF-Expand gives the same result as prf+ with `KEY`,
            // because HMAC itself pads keys with zeros.
            let mut output = vec![0; len];
            hkdf.expand_parts(&[&seed[..7], &seed[7..]], &mut output).expect("allowed");
            assert!(output == plus[..len], "HKDF-Expand, {len} bytes on {}", hash.level());
        }
        for given in [0, most + 1] {
            let error = Err(Error::OutputLength { given, most: most as u64 });
            assert_eq!(prf_plus(&key, seed, &mut vec![0; given]), error);
            assert_eq!(hkdf.expand(seed, &mut vec![0; given]), error);
        }
        assert!(matches!(Hkdf::from_prk(hash, &KEY[1..]), Err(Error::Parameter { .. })));
    }
}

#[test]
fn prf_over_streebog256() {
    by_the_book::<Streebog256>();
}

#[test]
fn prf_over_streebog512() {
    by_the_book::<Streebog512>();
}

#[test]
fn prf_over_gost94() {
    by_the_book::<Gost94>();
}

#[test]
fn kdf_tree_by_the_book() {
    let (label, seed) = (&data(9)[2..], &data(30)[9..]);
    for hash in Streebog256::on_every_kernel() {
        let key = Hmac::new(hash, &KEY);
        for (len, l) in
            [(1, &[8_u8][..]), (31, &[0xf8]), (32, &[1, 0]), (33, &[1, 8]), (100, &[3, 0x20]), (255 * 32, &[0xff, 0])]
        {
            for r in 1..=4 {
                let mut want = Vec::new();
                for i in 1_u32..=(len as u32).div_ceil(32) {
                    let message = [&i.to_be_bytes()[4 - r..], label, &[0], seed, l].concat();
                    want.extend(hmac_book::<Streebog256>(&KEY, &message));
                }
                let mut output = vec![0; len];
                kdf_tree(&key, label, seed, r, &mut output).expect("allowed");
                assert!(output == want[..len], "{len} bytes, R = {r}");
                if (len, r) == (32, 1) {
                    assert_eq!(kdf_256(&key, label, seed)[..], output);
                }
            }
        }
        let mut output = vec![0; 255 * 32 + 1];
        let error = Error::OutputLength { given: output.len(), most: 255 * 32 };
        assert_eq!(kdf_tree(&key, label, seed, 1, &mut output), Err(error));
        kdf_tree(&key, label, seed, 2, &mut output).expect("allowed");
        assert!(matches!(kdf_tree(&key, label, seed, 4, &mut []), Err(Error::OutputLength { given: 0, .. })));
        for r in [0, 5] {
            assert!(matches!(kdf_tree(&key, label, seed, r, &mut [0; 32]), Err(Error::Parameter { .. })));
        }
    }
}

/// Tests a counter that has carries into its second byte and its third byte.
#[test]
fn kdf_tree_has_many_blocks() {
    let key = Hmac::new(Streebog256::new(), &KEY);
    for (blocks, r) in [(257_u32, 2), (65537, 3), (65537, 4)] {
        let mut output = vec![0; 32 * blocks as usize];
        kdf_tree(&key, b"label", b"seed", r, &mut output).expect("allowed");
        let l = (8 * output.len() as u32).to_be_bytes();
        let l = &l[l.iter().take_while(|b| **b == 0).count()..];
        for i in [1, 255, 256, 257, 65535, 65536, 65537].into_iter().filter(|i| *i <= blocks) {
            let message = [&i.to_be_bytes()[4 - r..], b"label", &[0], b"seed", l].concat();
            let block = &output[32 * (i as usize - 1)..][..32];
            assert_eq!(block, hmac_book::<Streebog256>(&KEY, &message), "block {i}, R = {r}");
        }
    }
}

macro_rules! hkdf_crate {
    ($test:ident, $hash:ty, $theirs:ty) => {
        #[test]
        fn $test() {
            for (salt, ikm) in [(0, 0), (1, 80), (64, 22), (65, 64), (200, 1)] {
                let (salt, ikm) = (data(salt), data(ikm));
                let (prk, over_ours) = hkdf::Hkdf::<$hash>::extract(Some(&salt), &ikm);
                let (same, over_theirs) = hkdf::SimpleHkdf::<$theirs>::extract(Some(&salt), &ikm);
                assert_eq!(prk, same);
                assert_eq!(<Hkdf<$hash>>::extract(<$hash>::new(), &salt, &ikm)[..], prk[..]);
                let ours = Hkdf::new(<$hash>::new(), &salt, &ikm);
                for len in [1, 32, 33, 64, 100, 255 * <$hash>::OUTPUT_SIZE] {
                    let [mut a, mut b, mut c] = [0, 1, 2].map(|_| vec![0; len]);
                    ours.expand(b"info", &mut a).expect("allowed");
                    over_ours.expand(b"info", &mut b).expect("allowed");
                    over_theirs.expand(b"info", &mut c).expect("allowed");
                    assert!(a == b && a == c, "{len} bytes");
                }
            }
        }
    };
}

hkdf_crate!(hkdf_crate_over_streebog256, Streebog256, streebog::Streebog256);
hkdf_crate!(hkdf_crate_over_streebog512, Streebog512, streebog::Streebog512);

/// Computes TLSTREE of RFC 9189, section 8.1. Each key is computed from the root, level by level.
fn tls_key(parameters: TlsTreeParameters, record: u64) -> Vec<u8> {
    let seeds = parameters.masks.map(|mask| (record & mask).to_be_bytes());
    tree_key(seeds.each_ref().map(|s| &s[..]))
}

fn tree_key(seeds: [&[u8]; 3]) -> Vec<u8> {
    let labels = [&b"level1"[..], b"level2", b"level3"];
    labels.iter().zip(seeds).fold(KEY.to_vec(), |key, (label, seed)| {
        hmac_book::<Streebog256>(&key, &[&[1], *label, &[0], seed, &[1, 0]].concat())
    })
}

#[test]
fn tls_tree_in_any_order() {
    for parameters in [
        TlsTreeParameters::KUZNYECHIK_CTR_OMAC,
        TlsTreeParameters::MAGMA_CTR_OMAC,
        TlsTreeParameters::KUZNYECHIK_MGM_L,
        TlsTreeParameters::MAGMA_MGM_L,
        TlsTreeParameters::KUZNYECHIK_MGM_S,
        TlsTreeParameters::MAGMA_MGM_S,
    ] {
        // A boundary of a mask is a record number at which the masked number changes. For every mask, the records are
        // on both sides of several boundaries. Among these boundaries are the first boundary, a middle boundary and the
        // last boundary of the mask.
        let mut records = vec![0, 1, u64::MAX];
        for mask in parameters.masks {
            let step = mask & mask.wrapping_neg();
            for border in [step, step.wrapping_mul(3), mask, step.wrapping_mul(0x10001)] {
                records.extend([border.wrapping_sub(1), border, border.wrapping_add(1)]);
            }
        }
        let forwards: Vec<u64> = {
            records.sort_unstable();
            records.dedup();
            records.clone()
        };
        let want: Vec<_> = forwards.iter().map(|r| (*r, tls_key(parameters, *r))).collect();
        let backwards = want.iter().rev();
        let jumping = (0..want.len()).map(|i| &want[i * 7 % want.len()]);
        for hash in Streebog256::on_every_kernel() {
            let root = Hmac::new(hash, &KEY);
            let mut tree = TlsTree::new(root, parameters);
            assert_eq!(TlsTree::from_key(&KEY, parameters).key(0), tree.key(0));
            let mut last = tls_key(parameters, 0);
            for (record, key) in want.iter().chain(backwards.clone()).chain(jumping.clone()) {
                assert_eq!(tree.is_current(*record), last == *key, "{parameters:x?} {record:x}");
                assert_eq!(tree.key(*record)[..], key[..], "{parameters:x?} {record:x}");
                assert!(tree.is_current(*record));
                last.clone_from(key);
            }
        }
    }
}

/// If every record has its own key, the keys of the next records are derived in advance. The test covers the end of a
/// node of the tree, the last record, a jump to an earlier record, and a clone.
#[test]
fn tls_tree_derives_ahead() {
    let parameters = TlsTreeParameters::MAGMA_MGM_S;
    let orders: [Vec<u64>; 5] = [
        (0..20).collect(),
        (0x1ff9..0x2010).collect(),
        (0x3ffffff..0x4000004).collect(),
        (u64::MAX - 10..=u64::MAX).collect(),
        vec![4, 5, 6, 5, 6, 7, 20, 21, 6, 7, 8, 13, 14, 0, 1, 0x2000, 0x2001, 1, 2, 0x2002, 0x2003],
    ];
    for hash in Streebog256::on_every_kernel() {
        let mut tree = TlsTree::new(Hmac::new(hash, &KEY), parameters);
        for record in orders.concat() {
            let want = tls_key(parameters, record);
            assert_eq!(tree.clone().keys(&[record])[0][..], want[..], "{record:x}");
            assert_eq!(tree.key(record)[..], want[..], "{record:x}");
            assert!(tree.is_current(record));
        }
    }
    // The tag size of the root's HMAC applies to tags only, and not to derived keys.
    let root = Hmac::new(Streebog256::new(), &KEY).with_tag_size(16).expect("allowed");
    let mut tree = TlsTree::new(root, parameters);
    // With these masks, the last seed differs from the number of the record. The code must use the last seed, and not
    // the number of the record.
    let odd = TlsTreeParameters { masks: [0xffffffff00000000, 0xffffffffffff0000, 0xffff] };
    let mut odd_tree = TlsTree::from_key(&KEY, odd);
    for record in [0, 1, 2, 0x10000, 0x10001, 0x10002] {
        assert_eq!(tree.key(record)[..], tls_key(parameters, record)[..], "{record:x}");
        assert_eq!(odd_tree.key(record)[..], tls_key(odd, record)[..], "{record:x}");
    }
}

#[test]
fn esp_tree_in_any_order() {
    let fields = [(0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 1, 1), (1, 0, 0), (0, 0xffff, 0x1234), (0xff, 0xffff, 0xffff)];
    let mut tree = EspTree::new(Hmac::new(Streebog256::new(), &KEY));
    for (i1, i2, i3) in fields.iter().chain(fields.iter().rev()).copied() {
        let want = tree_key([&[0, i1], &u16::to_be_bytes(i2), &u16::to_be_bytes(i3)]);
        assert_eq!(tree.key(i1, i2, i3)[..], want[..], "{i1:x} {i2:x} {i3:x}");
        assert!(tree.is_current(i1, i2, i3) && !tree.is_current(i1, i2, i3 ^ 1) && !tree.is_current(i1 ^ 1, i2, i3));
    }
}
