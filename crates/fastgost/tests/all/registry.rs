//! Tests the registry. A row of the registry is an algorithm. Every row must work on every kernel (the code for one
//! level of CPU features), and must reject options that the row does not support.
use crate::common::KEY;
use fastgost::{
    Error, Level, Sbox,
    batch::{Message, Packet},
    mac::SingleBlock,
    registry::{Algorithm, Direction, Kind, Options, Password},
    sign::Encoding,
    sign::gost3410_94::{SigningKey94, VerifyingKey94},
};
use fastgost_testkit::data;

/// A few levels of each architecture.
const LEVELS: [Level; 7] =
    [Level::Avx512, Level::Avx2, Level::Ssse3, Level::NeonSha3, Level::NeonAes, Level::Neon, Level::Simd128];

/// Returns a key for an algorithm. For algorithms that need two keys, the result is both keys, one after the other.
fn key(algorithm: &Algorithm) -> &'static [u8] {
    static TWO: [[u8; 32]; 2] = [KEY, [0x5a; 32]];
    // As a number, this key is less than the order q of every curve.
    static PRIVATE: [u8; 64] = [0x1a; 64];
    let signs = matches!(algorithm.kind, Kind::Signature | Kind::Signature94);
    let keys = if signs { &PRIVATE[..] } else { TWO.as_flattened() };
    &keys[..algorithm.key_size().unwrap_or(32)]
}

/// Returns an IV of the algorithm's preferred length. If the algorithm does not get the IV together with the key, the
/// result is empty.
fn iv(algorithm: &Algorithm) -> Vec<u8> {
    if matches!(algorithm.kind, Kind::Aead | Kind::Wrap | Kind::Agreement) { Vec::new() } else { nonce(algorithm) }
}

/// Returns an IV or nonce of the algorithm's preferred length.
fn nonce(algorithm: &Algorithm) -> Vec<u8> {
    data(algorithm.iv_size().map_or(0, |iv| iv.preferred))
}

#[test]
fn every_row_on_every_kernel() {
    for algorithm in Algorithm::all() {
        let name = algorithm.name;
        assert!(std::ptr::eq(Algorithm::from_name(name).expect("by its name"), algorithm));
        let iv = iv(algorithm);
        let levels = algorithm.levels();
        assert!(
            levels.contains(&Level::Portable) && levels.is_sorted_by_key(|l| Level::ALL.iter().position(|a| a == l)),
            "{levels:?}"
        );
        let plain = data(3000 - 3000 % 48);
        let mut results = Vec::new();
        for level in levels {
            let options = Options { iv: &iv, level: Some(level), ..Options::default() };
            assert_eq!(algorithm.level_at(level), Ok(level));
            assert_eq!(
                algorithm.schedule(key(algorithm), &options).is_ok(),
                !matches!(algorithm.kind, Kind::Hash | Kind::Kdf | Kind::Agreement)
            );
            let mut out = plain.clone();
            match algorithm.kind {
                Kind::Cipher => {
                    let mut encrypt = algorithm.cipher(Direction::Encrypt, key(algorithm), &options).expect(name);
                    assert_eq!(encrypt.level(), level);
                    let unit = encrypt.granularity();
                    assert_eq!(unit, if algorithm.padded() { algorithm.block_size() } else { 1 });
                    let at = 17 * unit;
                    encrypt.apply(out[..at].as_mut().into()).expect("a multiple");
                    encrypt.apply(out[at..].as_mut().into()).expect("a multiple");
                    let cipher = out.clone();
                    let mut decrypt = algorithm.cipher(Direction::Decrypt, key(algorithm), &options).expect(name);
                    // If the mode allows this order, the second part is decrypted before the first part.
                    if let Some(mut later) = decrypt.after(&cipher[..at]) {
                        later.apply(out[at..].as_mut().into()).expect("a multiple");
                        assert!(out[at..] == plain[at..], "{name} on {}", level);
                        out.copy_from_slice(&cipher);
                    }
                    decrypt.apply(out[..].as_mut().into()).expect("a multiple");
                    assert!(out == plain, "{name} on {}", level);
                    let many = decrypt.many(&mut [Message::new(&iv, &mut out)]);
                    if name.ends_with("-ctr") || name.ends_with("-cnt") {
                        assert_eq!(many, Ok(()));
                        assert!(out == cipher, "{name} on {}", level);
                    } else {
                        assert!(matches!(many, Err(Error::Unsupported(_))), "{name}");
                    }
                    results.push(cipher);
                    assert!(algorithm.mac(key(algorithm), &options).is_err());
                    assert!(algorithm.hasher(&options).is_err());
                }
                Kind::Aead => {
                    let aead = algorithm.aead(key(algorithm), &options).expect(name);
                    let tag_size = if name == "gost28147-cnt-imit" { 4 } else { algorithm.block_size() };
                    assert_eq!((aead.level(), aead.tag_size()), (level, tag_size));
                    assert!(aead.longest() > plain.len() as u64);
                    let nonce = nonce(algorithm);
                    let associated = if algorithm.has_associated_data() { &b"associated"[..] } else { b"" };
                    let tag = aead.seal(&nonce, associated, out[..].as_mut().into()).expect(name);
                    results.push([&out[..], &tag].concat());
                    aead.open(&nonce, b"another", out[..].as_mut().into(), &tag).expect_err(name);
                    aead.open(&nonce, associated, out[..].as_mut().into(), &tag).expect(name);
                    assert!(out == plain, "{name} on {}", level);
                    let (mut many, mut tag_of_many) = (plain.clone(), tag.to_vec());
                    let mut packets = [Packet::new(&nonce, associated, &mut many, &mut tag_of_many)];
                    aead.seal_many(&mut packets).expect(name);
                    assert_eq!([&*packets[0].data, &*packets[0].tag].concat(), *results.last().expect("just pushed"));
                    aead.open_many(&mut packets).expect(name);
                    assert!(many == plain, "{name} on {}", level);
                    let short = algorithm.aead(key(algorithm), &Options { tag_size: Some(4), ..options }).expect(name);
                    assert_eq!(short.seal(&nonce, associated, out[..].as_mut().into()).expect(name)[..], tag[..4]);
                    assert!(algorithm.cipher(Direction::Encrypt, key(algorithm), &options).is_err());
                    assert!(algorithm.mac(key(algorithm), &options).is_err());
                }
                Kind::Mac => {
                    let mut mac = algorithm.mac(key(algorithm), &options).expect(name);
                    assert_eq!(mac.level(), level);
                    mac.update(&plain[..17]).expect("little");
                    mac.update(&plain[17..]).expect("little");
                    let size = mac.size();
                    let tag = mac.finalize_reset().to_vec();
                    assert_eq!(tag.len(), size);
                    let options = Options { tag_size: Some(4), ..options };
                    let mut mac = algorithm.mac(key(algorithm), &options).expect(name);
                    mac.update(&plain).expect("little");
                    let messages = [&plain[..], b"", &plain[1..]];
                    let mut tags = vec![None; 3];
                    mac.many(&messages, &mut |i, tag| assert!(tags[i].replace(tag).is_none())).expect("little");
                    assert_eq!(mac.finalize_reset()[..], tag[..4], "many leave the begun message alone");
                    for (message, many) in messages.iter().zip(tags) {
                        let mut mac = algorithm.mac(key(algorithm), &options).expect(name);
                        mac.update(message).expect("little");
                        assert_eq!(many.expect("all end")[..], mac.finalize_reset()[..], "{name} on {}", level);
                    }
                    results.push(tag);
                    assert!(algorithm.cipher(Direction::Encrypt, key(algorithm), &options).is_err());
                    assert!(algorithm.hasher(&options).is_err());
                }
                Kind::Hash => {
                    let mut hash = algorithm.hasher(&options).expect(name);
                    assert_eq!((hash.level(), hash.block_size()), (level, algorithm.block_size()));
                    hash.update(&plain[..17]);
                    hash.update(&plain[17..]);
                    let digest = hash.finalize_reset();
                    assert_eq!(digest.len(), hash.size());
                    // The hash object begins a message, abandons it, and then hashes another message.
                    hash.update(&plain[1..]);
                    hash.reset();
                    hash.update(&plain);
                    assert_eq!(hash.finalize_reset()[..], digest[..], "{name} on {}", level);
                    let messages: Vec<_> = (0..2 * hash.parallel_messages() + 1).map(|i| &plain[i..]).collect();
                    let mut digests = vec![None; messages.len()];
                    hash.many(&messages, &mut |i, digest| assert!(digests[i].replace(digest).is_none()));
                    for (message, many) in messages.iter().zip(digests) {
                        hash.update(message);
                        assert_eq!(many.expect("all end")[..], hash.finalize_reset()[..], "{name} on {}", level);
                    }
                    results.push(digest.to_vec());
                    assert!(algorithm.mac(key(algorithm), &options).is_err());
                    assert!(algorithm.cipher(Direction::Encrypt, key(algorithm), &options).is_err());
                    assert!(algorithm.aead(key(algorithm), &options).is_err());
                }
                Kind::Kdf => {
                    let kdf = algorithm.kdf(&options).expect(name);
                    assert_eq!(kdf.level(), level);
                    let mut keys = [[0; 100]; 2];
                    let [a, b] = &mut keys;
                    let mut jobs = [
                        Password { password: b"one", salt: b"salt", output: a },
                        Password { password: b"two", salt: b"salt", output: &mut b[..33] },
                    ];
                    kdf.derive(&mut jobs, 3).expect(name);
                    let mut one = [0; 100];
                    let mut job = [Password { password: b"two", salt: b"salt", output: &mut one[..33] }];
                    kdf.derive(&mut job, 3).expect(name);
                    assert!(kdf.derive(&mut job, 0).is_err());
                    assert!(one == keys[1] && keys[0] != keys[1], "{name} on {}", level);
                    results.push(keys.concat());
                    assert!(algorithm.mac(key(algorithm), &options).is_err());
                    assert!(algorithm.hasher(&options).is_err());
                }
                Kind::Signature => {
                    let signer = algorithm.signing_key(key(algorithm), &options).expect(name).deterministic();
                    let digest = data(algorithm.block_size());
                    assert_eq!(signer.level(), level);
                    let signature = signer.sign_digest(&digest).expect(name);
                    let public = signer.verifying_key().to_bytes();
                    let verifier = algorithm.verifying_key(&public, &options).expect(name);
                    assert_eq!(verifier.level(), level);
                    assert_eq!(verifier.verify_digest(&digest, &signature), Ok(()), "{name} on {}", level);
                    results.push([public, signature.to_bytes(Encoding::Standard)].concat());
                    assert!(algorithm.mac(key(algorithm), &options).is_err());
                    assert!(algorithm.hasher(&options).is_err());
                }
                Kind::Signature94 => {
                    let parameters = algorithm.parameters_94(&options).expect(name);
                    assert_eq!(parameters.level(), level);
                    let signer = SigningKey94::from_bytes(&parameters, key(algorithm)).expect(name).deterministic();
                    let digest = data(algorithm.block_size());
                    let signature = signer.sign_digest(&digest).expect(name);
                    let public = signer.verifying_key().to_bytes();
                    let verifier = VerifyingKey94::from_bytes(&parameters, &public).expect(name);
                    assert_eq!(verifier.verify_digest(&digest, &signature), Ok(()), "{name} on {}", level);
                    results.push([public, signature.to_bytes(Encoding::Standard)].concat());
                    assert!(algorithm.signing_key(key(algorithm), &options).is_err());
                }
                Kind::Wrap => {
                    let wrap = algorithm.wrap(key(algorithm), &options).expect(name);
                    assert_eq!(wrap.level(), level);
                    let (nonce, secret) = (nonce(algorithm), data(32));
                    let mut wrapped = vec![0; 32 + wrap.overhead()];
                    wrap.wrap(&nonce, &secret, &mut wrapped).expect(name);
                    let mut back = [7; 32];
                    wrap.dup().unwrap(&nonce, &wrapped, &mut back).expect(name);
                    assert_eq!(back[..], secret);
                    for i in 0..wrapped.len() {
                        let mut wrong = wrapped.clone();
                        wrong[i] ^= 4;
                        back.fill(7);
                        assert_eq!(wrap.unwrap(&nonce, &wrong, &mut back), Err(Error::TagMismatch), "{name}, byte {i}");
                        assert_eq!(back, [0; 32], "nothing comes out");
                    }
                    let mut other = nonce.clone();
                    other[0] ^= 1;
                    assert_eq!(wrap.unwrap(&other, &wrapped, &mut back), Err(Error::TagMismatch), "{name}");
                    let refused = wrap.wrap(&nonce[1..], &secret, &mut wrapped);
                    assert!(matches!(refused, Err(Error::IvLength { .. })), "{name}");
                    let refused = wrap.unwrap(&nonce, &wrapped[1..], &mut back);
                    assert!(matches!(refused, Err(Error::WrappedLength { .. })), "{name}");
                    results.push(wrapped);
                    assert!(algorithm.mac(key(algorithm), &options).is_err());
                    assert!(algorithm.aead(key(algorithm), &options).is_err());
                }
                Kind::Agreement => {
                    let curve = if algorithm.block_size() == 32 { "gost3410-256-b" } else { "gost3410-512-c" };
                    let curve = Algorithm::from_name(curve).expect("a curve");
                    let [a, b] = [0x1a, 0x2b].map(|byte| {
                        let key = vec![byte; curve.key_size().expect("a size")];
                        curve.signing_key(&key, &options).expect("in range")
                    });
                    let ukm = nonce(algorithm);
                    let agreed = algorithm.agree(&a, &b.verifying_key(), &ukm).expect(name);
                    assert_eq!(agreed.len(), algorithm.block_size());
                    assert_eq!(algorithm.agree(&b, &a.verifying_key(), &ukm).as_ref(), Ok(&agreed), "{name}");
                    results.push(agreed.to_vec());
                    assert!(curve.agree(&a, &b.verifying_key(), &ukm).is_err());
                    assert!(algorithm.signing_key(&[7; 32], &options).is_err());
                }
                _ => panic!("{name} is of a kind that this test does not know"),
            }
        }
        assert!(results.windows(2).all(|r| r[0] == r[1]), "{name}: all kernels agree");
    }
}

#[test]
fn names_are_unique() {
    let mut names: Vec<_> = Algorithm::all().iter().map(|a| a.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Algorithm::all().len());
    for unknown in ["", "kuznyechik", "KUZNYECHIK-CTR", "aes-ctr"] {
        assert_eq!(Algorithm::from_name(unknown).err(), Some(Error::UnknownAlgorithm), "{unknown}");
    }
}

/// The error for an unknown name lists all names. For names with a common beginning, the error lists the beginning
/// once, with all possible ends.
#[test]
fn the_error_lists_all_names() {
    let text = Error::UnknownAlgorithm.to_string();
    let (list, _) =
        text.strip_prefix("unknown algorithm; allowed: ").unwrap().split_once("; for sealed files").unwrap();
    let mut listed = Vec::new();
    for group in list.split("; ") {
        let (beginnings, ends) = group.split_once(" with ").unwrap_or(("", group));
        for beginning in beginnings.split(" and ") {
            listed.extend(ends.split(", ").map(|end| format!("{beginning}{end}")));
        }
    }
    listed.sort_unstable();
    let mut names: Vec<_> = Algorithm::all().iter().map(|a| a.name).collect();
    names.sort_unstable();
    assert_eq!(listed, names);
}

/// Encrypts 3000 bytes, or computes their tag or digest.
fn result(name: &str, options: &Options<'_>) -> Result<Vec<u8>, Error> {
    let algorithm = Algorithm::from_name(name)?;
    let iv = iv(algorithm);
    let options = Options { iv: &iv, ..options.clone() };
    let mut data = data(3000);
    match algorithm.kind {
        Kind::Aead => {
            let aead = algorithm.aead(key(algorithm), &options)?;
            let tag = aead.seal(&nonce(algorithm), &[], data[..].as_mut().into())?;
            Ok([&data[..], &tag].concat())
        }
        Kind::Mac => {
            let mut mac = algorithm.mac(key(algorithm), &options)?;
            mac.update(&data).expect("little");
            Ok(mac.finalize_reset().to_vec())
        }
        Kind::Hash => {
            let mut hash = algorithm.hasher(&options)?;
            hash.update(&data);
            Ok(hash.finalize_reset().to_vec())
        }
        Kind::Signature => {
            let signer = algorithm.signing_key(key(algorithm), &options)?.deterministic();
            Ok(signer.sign(&data)?.to_bytes(Encoding::X509))
        }
        Kind::Signature94 => {
            let signer = SigningKey94::from_bytes(&algorithm.parameters_94(&options)?, key(algorithm))?.deterministic();
            Ok(signer.sign_digest(&data[..32])?.to_bytes(Encoding::X509))
        }
        Kind::Kdf => {
            let kdf = algorithm.kdf(&options)?;
            kdf.derive(&mut [Password { password: &KEY, salt: &data, output: &mut data.clone() }], 1)?;
            Ok(data)
        }
        Kind::Wrap => {
            let wrap = algorithm.wrap(key(algorithm), &options)?;
            let mut wrapped = vec![0; 32 + wrap.overhead()];
            wrap.wrap(&nonce(algorithm), &data[..32], &mut wrapped)?;
            Ok(wrapped)
        }
        _ => {
            data.truncate(3000 / 16 * 16);
            algorithm.cipher(Direction::Encrypt, key(algorithm), &options)?.apply(data[..].as_mut().into())?;
            let plain = data.clone();
            algorithm.cipher(Direction::Decrypt, key(algorithm), &options)?.apply(data[..].as_mut().into())?;
            assert!(data == fastgost_testkit::data(data.len()), "{name} and back");
            Ok(plain)
        }
    }
}

#[test]
fn what_only_some_take() {
    let sbox = Sbox::from_name("a").expect("a set");
    // Key agreement takes no options, because its keys determine everything.
    for algorithm in Algorithm::all().iter().filter(|a| a.kind != Kind::Agreement) {
        let name = algorithm.name;
        let plain = result(name, &Options::default()).expect(name);
        let other = result(name, &Options { sbox: Some(&sbox), ..Options::default() });
        let meshed = result(name, &Options { meshing: true, ..Options::default() });
        if let Some(default) = match name {
            "gost94" => Some("h94cp"),
            name => name.starts_with("gost28147").then_some("z"),
        } {
            assert!(other.expect(name) != plain, "{name}: the S-boxes count");
            let default = Sbox::from_name(default).expect("a set");
            assert!(result(name, &Options { sbox: Some(&default), ..Options::default() }).as_ref() == Ok(&plain));
        } else {
            assert!(matches!(other, Err(Error::Unsupported(_))), "{name}");
            if algorithm.kind == Kind::Signature {
                let signer = algorithm.signing_key(key(algorithm), &Options::default()).expect("a key");
                let public = signer.verifying_key().to_bytes();
                assert!(algorithm.verifying_key(&public, &Options::default()).is_ok(), "{name}");
                let options = Options { sbox: Some(&sbox), ..Options::default() };
                assert!(matches!(algorithm.verifying_key(&public, &options), Err(Error::Unsupported(_))), "{name}");
            }
        }
        let section = |section| result(name, &Options { section: Some(section), ..Options::default() });
        assert_eq!(algorithm.section_size().is_some(), name.contains("acpkm"));
        if let Some(usual) = algorithm.section_size() {
            assert!(section(usual).as_ref() == Ok(&plain));
            assert!(section(512).expect(name) != plain, "{name}: the key changes");
            assert!(matches!(section(1025), Err(Error::Parameter { .. })), "{name}");
        } else {
            assert!(matches!(section(4096), Err(Error::Unsupported(_))), "{name}");
        }
        let without = name.ends_with("ecb") || name.ends_with("pmac") || algorithm.kind == Kind::Wrap;
        if name.starts_with("gost28147") && !without {
            let meshed = meshed.expect(name);
            assert!(meshed != plain, "{name}: the key changes");
            if algorithm.kind == Kind::Cipher {
                assert!(meshed[..1024] == plain[..1024], "{name}: but not before 1024 bytes");
            }
        } else {
            assert!(matches!(meshed, Err(Error::Unsupported(_))), "{name}");
        }
    }
    let tag = |single_block| {
        let options = Options { single_block, ..Options::default() };
        let mut mac = Algorithm::from_name("gost28147-imit").expect("it is there").mac(&KEY, &options).expect("a key");
        mac.update(b"short").expect("little");
        mac.finalize_reset().to_vec()
    };
    assert_ne!(tag(SingleBlock::CryptoPro), tag(SingleBlock::Plain));
}

/// If only a few algorithms have an option, the option is an error for all other algorithms.
#[test]
fn rare_options() {
    for algorithm in Algorithm::all() {
        let (name, iv) = (algorithm.name, iv(algorithm));
        let result = |options: Options<'_>| {
            let options = Options { iv: &iv, ..options };
            match algorithm.kind {
                Kind::Cipher => algorithm.cipher(Direction::Encrypt, key(algorithm), &options).map(drop),
                Kind::Aead => algorithm.aead(key(algorithm), &options).map(drop),
                Kind::Mac => algorithm.mac(key(algorithm), &options).map(drop),
                Kind::Hash => algorithm.hasher(&options).map(drop),
                Kind::Kdf => algorithm.kdf(&options).map(drop),
                Kind::Wrap => algorithm.wrap(key(algorithm), &options).map(drop),
                Kind::Signature => algorithm.signing_key(key(algorithm), &options).map(drop),
                Kind::Signature94 => algorithm.parameters_94(&options).map(drop),
                // Algorithms of the other kinds do not have these options.
                _ => Err(Error::Unsupported("")),
            }
        };
        let has = |name_ends: &str, options| match name.ends_with(name_ends) {
            true => assert_eq!(result(options), Ok(()), "{name}"),
            false => assert!(matches!(result(options), Err(Error::Unsupported(_))), "{name}"),
        };
        has("omac-acpkm", Options { key_section: Some(240), ..Options::default() });
        has("gost28147-imit", Options { single_block: SingleBlock::Plain, ..Options::default() });
    }
    let omac = |key_section| {
        let options = Options { key_section, section: Some(16), ..Options::default() };
        let omac = Algorithm::from_name("magma-omac-acpkm").expect("it is there");
        omac.mac(&KEY, &options).map(|mut mac| {
            mac.update(&data(100)).expect("little");
            mac.finalize_reset().to_vec()
        })
    };
    assert_ne!(omac(Some(40)), omac(None));
    assert_eq!(omac(Some(2048 * 40)), omac(None));
    for wrong in [0, 39, 48] {
        let error = Error::Parameter { name: "the size of the keys' section", allowed: "multiples of 40 bytes" };
        assert_eq!(omac(Some(wrong)), Err(error));
    }
}

#[test]
fn two_keys_are_two() {
    let error = Error::Parameter { name: "the key", allowed: "two different keys of 32 bytes" };
    for name in ["kuznyechik-ctr-omac", "magma-ctr-omac"] {
        let refused = Algorithm::from_name(name).expect("it is there").aead(&KEY.repeat(2), &Options::default()).err();
        assert_eq!(refused, Some(error));
    }
    for name in ["kuznyechik-kexp15", "magma-kexp15"] {
        let refused = Algorithm::from_name(name).expect("it is there").wrap(&KEY.repeat(2), &Options::default()).err();
        assert_eq!(refused, Some(error));
    }
}

#[test]
fn bad_input() {
    for algorithm in Algorithm::all().iter().filter(|a| a.kind != Kind::Agreement) {
        let name = algorithm.name;
        let iv = iv(algorithm);
        let open = |key: &[u8], options: &Options<'_>| match algorithm.kind {
            Kind::Aead => algorithm.aead(key, options).err(),
            Kind::Mac => algorithm.mac(key, options).err(),
            Kind::Hash => algorithm.hasher(options).err(),
            Kind::Kdf => algorithm.kdf(options).err(),
            Kind::Wrap => algorithm.wrap(key, options).err(),
            Kind::Signature => algorithm.signing_key(key, options).err(),
            Kind::Signature94 => {
                let parameters = algorithm.parameters_94(options);
                parameters.and_then(|parameters| SigningKey94::from_bytes(&parameters, key)).err()
            }
            _ => algorithm.cipher(Direction::Decrypt, key, options).err(),
        };
        let options = Options { iv: &iv, ..Options::default() };
        assert_eq!(open(key(algorithm), &options), None);
        for length in [0, 16, 31, 33, 64, 65, 1000] {
            if algorithm.key_size().is_none() {
                assert_eq!(open(&data(length), &options), None, "{name}");
                continue;
            }
            let allowed = match algorithm.key_size() {
                Some(size) if size == length => continue,
                Some(32) if algorithm.kind == Kind::Signature => "32 bytes, on a curve of 256 bits",
                Some(64) if algorithm.kind == Kind::Signature => "64 bytes, on a curve of 512 bits",
                Some(32) => "32 bytes",
                _ => "64 bytes: two keys",
            };
            let error = Error::KeyLength { given: length, allowed };
            assert_eq!(open(&data(length), &options), Some(error), "{name}");
            assert_eq!(algorithm.schedule(&data(length), &options), Err(error), "{name}");
        }
        for missing in LEVELS.into_iter().filter(|level| !level.available()) {
            let options = Options { level: Some(missing), ..options.clone() };
            assert_eq!(open(key(algorithm), &options), Some(Error::KernelUnavailable), "{name}");
            assert_eq!(algorithm.level_at(missing), Err(Error::KernelUnavailable));
        }
        let wrong = data(iv.len() + 1);
        let refused = open(key(algorithm), &Options { iv: &wrong, ..options.clone() });
        assert!(matches!(refused, Some(Error::IvLength { given, .. }) if given == wrong.len()), "{name}");
        if !iv.is_empty() {
            let refused = open(key(algorithm), &Options { iv: &[], ..options.clone() });
            assert!(matches!(refused, Some(Error::IvLength { given: 0, .. })), "{name}");
        }
        let given = if matches!(algorithm.kind, Kind::Aead | Kind::Mac) { algorithm.block_size() + 1 } else { 4 };
        let refused = open(key(algorithm), &Options { tag_size: Some(given), ..options });
        assert!(matches!(refused, Some(Error::TagLength { given: g, .. }) if g == given), "{name}");
    }
}
