//! Tests that every architecture computes the same bytes. The test computes a digest over the outputs of every
//! algorithm for short messages. The messages are processed in place, and from one buffer to another. The messages are
//! also processed one at a time, and many at once. The test is short enough for Miri, which emulates other
//! architectures (`.ci/full miri-s390x`).
#![allow(missing_docs)]
use fastgost::{
    batch::{Message, Packet},
    curve::Curve,
    hash::Streebog256,
    inout::InOutBuf,
    keys::{self, EncodePrivateKey, EncodePublicKey, PublicKey},
    mode::Direction,
    registry::{Algorithm, Kind, Options, Password},
    sealed::{self, Header, Identity, Opener, Recipient, Sealer},
    sign::SigningKey,
    wrap::KExp15,
};
use fastgost_curve::mp::{Arithmetic, Modulus, Uint};
use fastgost_testkit::data;

const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";

/// The digest over all outputs that were computed so far.
struct Results(Streebog256);

impl Results {
    fn add(&mut self, bytes: &[u8]) {
        self.0.update(&(bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    #[track_caller]
    fn are(self, expected: &str) {
        let digest: String = self.0.finalize().iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(digest, expected);
    }
}

fn results() -> Results {
    Results(Streebog256::new())
}

/// Runs every algorithm of a kind on every kernel. The outputs of all kernels must be equal.
fn each(kind: Kind, results: &mut Results, work: impl Fn(&Algorithm, &Options<'_>, &mut Results)) {
    for algorithm in Algorithm::all().iter().filter(|a| a.kind == kind) {
        let iv = match kind {
            Kind::Aead => Vec::new(),
            _ => data(algorithm.iv_size().map_or(0, |iv| iv.preferred)),
        };
        let mut digests = Vec::new();
        for level in algorithm.levels() {
            let mut own = self::results();
            work(algorithm, &Options { level: Some(level), iv: &iv, ..Options::default() }, &mut own);
            digests.push(own.0.finalize());
        }
        assert!(digests.windows(2).all(|pair| pair[0][..] == pair[1][..]), "{}", algorithm.name);
        results.add(&digests[0]);
    }
}

fn key(algorithm: &Algorithm) -> Vec<u8> {
    [KEY, [0x5a; 32]].concat()[..algorithm.key_size().unwrap_or(45)].to_vec()
}

#[test]
fn modes() {
    let mut results = results();
    each(Kind::Cipher, &mut results, |algorithm, options, results| {
        let (block, unit) = (algorithm.block_size(), if algorithm.padded() { algorithm.block_size() } else { 1 });
        // A length of 21 blocks is enough for one of the wide groups of the portable kernels. (A group is the blocks
        // that a kernel processes at once.)
        let wide = if algorithm.name.ends_with("-ecb") { 21 * block } else { 0 };
        for len in [0, 1, block, 2 * block + 3, 5 * block, wide] {
            let message = data(len / unit * unit);
            for direction in [Direction::Encrypt, Direction::Decrypt] {
                let mode = || algorithm.cipher(direction, &KEY, options).expect("an algorithm");
                let mut out = message.clone();
                mode().apply(InOutBuf::from(&mut out[..])).expect("whole blocks");
                results.add(&out);
                let mut other = vec![0; out.len()];
                mode().apply(InOutBuf::new(&message, &mut other).expect("one length")).expect("whole blocks");
                assert_eq!(out, other);
            }
        }
        if algorithm.name.ends_with("-ctr") || algorithm.name.ends_with("-cnt") {
            let mut many: Vec<_> = [3, 0, 2 * block, 40].map(data).into();
            let mut messages: Vec<_> = many.iter_mut().map(|data| Message::new(options.iv, data)).collect();
            let mode = algorithm.cipher(Direction::Encrypt, &KEY, options).expect("an algorithm");
            mode.many(&mut messages).expect("short");
            results.add(&many.concat());
        }
    });
    results.are("152223c577221debb8223a284c709ecdfc17047a840bde0925dca8e28860d21b");
}

#[test]
fn aead() {
    let mut results = results();
    each(Kind::Aead, &mut results, |algorithm, options, results| {
        let aead = algorithm.aead(&key(algorithm), options).expect("an algorithm");
        let nonce = data(algorithm.iv_size().expect("it has a nonce").preferred);
        let beside = if algorithm.has_associated_data() { &b"beside"[..] } else { b"" };
        let mut many: Vec<_> = [0, 5, algorithm.block_size(), 37].map(data).into();
        for message in &many {
            let mut sealed = message.clone();
            let tag = aead.seal(&nonce, beside, InOutBuf::from(&mut sealed[..])).expect("short");
            results.add(&[&sealed[..], &tag].concat());
            let mut opened = vec![0; sealed.len()];
            let both = InOutBuf::new(&sealed, &mut opened).expect("one length");
            aead.open(&nonce, beside, both, &tag).expect("its tag");
            assert_eq!(&opened, message);
        }
        let mut tags = vec![vec![0; aead.tag_size()]; many.len()];
        let packet = |(data, tag)| Packet::new(&nonce, beside, data, tag);
        let mut packets: Vec<_> =
            many.iter_mut().map(|m| &mut m[..]).zip(tags.iter_mut().map(|t| &mut t[..])).map(packet).collect();
        aead.seal_many(&mut packets).expect("short");
        packets.iter().for_each(|p| results.add(&[&*p.data, &*p.tag].concat()));
        aead.open_many(&mut packets).expect("their tags");
    });
    results.are("adb08e97743f6e46d79258e9a248672ca861a36c09ab139d0ac6903d49e42d49");
}

#[test]
fn macs_and_hashes() {
    let mut results = results();
    let messages: Vec<_> = [0, 1, 8, 16, 45, 70].map(data).into();
    let messages: Vec<_> = messages.iter().map(|m| &m[..]).collect();
    each(Kind::Mac, &mut results, |algorithm, options, results| {
        let mut mac = algorithm.mac(&key(algorithm), options).expect("an algorithm");
        let mut tags = vec![Vec::new(); messages.len()];
        mac.many(&messages, &mut |i, tag| tags[i] = tag.to_vec()).expect("short");
        for (message, tag) in messages.iter().zip(&tags) {
            mac.update(message).expect("short");
            assert_eq!(mac.finalize_reset()[..], tag[..]);
            results.add(tag);
        }
    });
    each(Kind::Hash, &mut results, |algorithm, options, results| {
        let mut hash = algorithm.hasher(options).expect("an algorithm");
        let mut digests = vec![Vec::new(); messages.len()];
        hash.many(&messages, &mut |i, digest| digests[i] = digest.to_vec());
        for (message, digest) in messages.iter().zip(&digests) {
            hash.update(message);
            assert_eq!(hash.finalize_reset()[..], digest[..]);
            results.add(digest);
        }
    });
    each(Kind::Kdf, &mut results, |algorithm, options, results| {
        let mut output = [0; 40];
        let job = Password { password: b"password", salt: b"salt", output: &mut output };
        algorithm.kdf(options).expect("an algorithm").derive(&mut [job], 2).expect("allowed");
        results.add(&output);
    });
    results.are("171032054d094b1f4bc635250aaa75fc062f2a8f57d0d6fcc3b3fa17ab45c837");
}

#[test]
fn numbers() {
    let number = |n: usize, seed: u64| -> Vec<u64> {
        (0..n as u64).map(|i| (i + seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::MAX << 9).collect()
    };
    for kernel in Arithmetic::levels().map(|level| Arithmetic::with_level(level).expect("available")) {
        let mut results = results();
        for n in [1, 4, 8, 16, 19] {
            let (a, b) = (number(n, 1), number(n, 7));
            let (mut sum, mut product) = (vec![0; n], vec![0; 2 * n]);
            let carry = kernel.add(&mut sum, &a, &b).expect("one length");
            kernel.mul(&mut product, &a, &b).expect("both lengths");
            let (mut quotient, mut rest) = (vec![0; n + 1], product.clone());
            kernel.div_rem_public(&mut quotient, &mut rest, &a).expect("not 0");
            assert_eq!(quotient[..n], b);
            for limb in [&sum[..], &product, &rest, &[carry]].concat() {
                results.add(&limb.to_be_bytes());
            }
        }
        let m = Modulus::new(Uint::<4>::MAX).expect("odd").with_level(kernel.level()).expect("available");
        let x = m.reduce_wide(&number(9, 3));
        let mut bytes = [0; 32];
        m.mul(&x, &m.invert(&m.pow(&x, &[77]))).write_be_bytes(&mut bytes);
        results.add(&bytes);
        results.are("fd2804d650eba252c47d3828ee2ef3d5196f84cbafb5e312a7a17a6920225db6");
    }
}

#[test]
fn wraps_and_sealed_chunks() {
    let mut results = results();
    let kexp15 = KExp15::new(fastgost::Magma::new(&KEY), fastgost::Magma::new(&[7; 32]));
    let mut wrapped = [0; 40];
    kexp15.export(&[1; 4], &KEY, &mut wrapped).expect("lengths that fit");
    assert_eq!(*kexp15.import::<32>(&[1; 4], &wrapped).expect("the same keys"), KEY);
    results.add(&wrapped);
    for algorithm in [sealed::Algorithm::Kuznyechik, sealed::Algorithm::Magma] {
        let recipients = [Recipient::RawKey(&KEY)];
        let sealer = Sealer::for_test_files(algorithm, &recipients, &[1; 32], &[2; 32], &[]).expect("a recipient");
        results.add(sealer.header());
        let header = Header::parse(sealer.header()).expect("a header");
        let (mut chunk, mut plain) = (vec![0; 50 + algorithm.tag_size()], [0; 50]);
        sealer.into_chunks().seal_chunk(3, true, &data(50), &mut chunk).expect("a chunk");
        results.add(&chunk);
        let mut opener = Opener::new(&header, &[Identity::RawKey(&KEY)]).expect("its key");
        opener.open_chunk(3, true, &chunk, &mut plain).expect("a chunk");
        assert_eq!(plain[..], data(50));
    }
    results.are("4101889b8283c83d18891c4e66bc952576a577ebb6cf5be76658236eee7e59cd");
}

/// Under Miri, the signatures take a minute, and the keys in files take a minute.
#[test]
fn signatures_and_keys_in_files() {
    let mut results = results();
    for name in ["256-a", "512-b"] {
        let curve = Curve::from_name(name).expect("a curve");
        let key = SigningKey::from_bytes(curve, &vec![0x1a; curve.size()]).expect("a key").deterministic();
        let public = key.verifying_key();
        let signature = key.sign(b"a message").expect("a signature");
        public.verify(b"a message", &signature).expect("its signature");
        results.add(&signature.r());
        results.add(&signature.s());
        let (private_file, public_file) =
            (key.to_pkcs8_der().expect("small"), public.to_public_key_der().expect("small"));
        assert_eq!(keys::read_private_key(private_file.as_bytes()).expect("its form").to_bytes(), key.to_bytes());
        assert_eq!(PublicKey::read(public_file.as_bytes()).expect("its form").verifying_key(), Ok(public));
        results.add(private_file.as_bytes());
        results.add(public_file.as_bytes());
    }
    results.are("0f5d9a75e082c2ee6878d74a95484235c6f97e38230fef082fd90594528152a1");
}
