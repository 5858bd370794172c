//! Tests that no kernel (the code for one level of CPU features) reads or writes outside its memory. In these tests,
//! the memory of a call begins or ends at an inaccessible page (a guard). The tests cover every algorithm on every
//! kernel, in place and from one buffer to another. The tests use all lengths at which groups of blocks begin and end.
//! (A group is the blocks that a kernel processes at once.)
//!
//! The tests of MGM also cover the kernels of `gf`, because MGM passes its memory to these kernels. The kernels of
//! curves work on copies of numbers. The library makes these copies from keys, digests and signatures. In these tests,
//! the keys, digests and signatures touch the guards.
#![allow(missing_docs)]
#![cfg(unix)]
use common::{KEY, Subject};
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Level, Magma,
    aead::CtrOmac,
    batch::{self, Keys, Message, Packet},
    curve::Curve,
    hash::Streebog256,
    inout::InOutBuf,
    kdf::{Hkdf, kdf_tree, prf_plus, prf_tls},
    mac::{Hmac, Omac},
    registry::{Algorithm, Direction, Kind, Options, Password},
    sealed::{self, Header, Identity, Opener, Recipient, Sealer},
    sign::{Encoding, Signature, VerifyingKey, verify_digests},
    wrap::{KExp15, gost28147_unwrap},
};
use fastgost_testkit::data;
use guarded::{End, Guarded, Log, PLACES, Place, in_process};

#[path = "../common/mod.rs"]
mod common;
mod guarded;
mod numbers;

/// The length of the longest message in these tests.
const ROOM: usize = 20 << 10;

/// Returns the number of blocks in the widest group of an algorithm's kernel.
fn group(algorithm: &Algorithm, level: Level) -> usize {
    let name = algorithm.name;
    let blocks = if name.starts_with("kuznyechik") {
        Kuznyechik::with_level(level, &KEY).map(|cipher| cipher.group_blocks())
    } else if name.starts_with("magma") || name.starts_with("gost28147") {
        Magma::with_level(level, &KEY).map(|cipher| cipher.group_blocks())
    } else {
        Ok(4)
    };
    blocks.expect("the registry has it")
}

/// Returns the lengths up to a few blocks, and lengths around 1 and 1.5 groups of blocks. The groups have 4 blocks, 8
/// blocks and so on, up to the widest group. The longest length is more than one and a half widest groups. All lengths
/// are multiples of `unit`.
fn lengths(block: usize, group: usize, unit: usize) -> Vec<usize> {
    let mut lengths: Vec<usize> = (0..=4 * block + 1).collect();
    let mut blocks = 4;
    while blocks <= group {
        for seam in [blocks, blocks + blocks / 2, blocks + 1] {
            for n in [seam - 1, seam] {
                lengths.extend([n * block, n * block + 1, (n + 1) * block - 1]);
            }
        }
        blocks *= 2;
    }
    lengths.push((group + group / 2 + 3) * block + block / 2);
    lengths.retain(|n| n.is_multiple_of(unit));
    lengths.sort_unstable();
    lengths.dedup();
    assert!(lengths.last().is_some_and(|n| *n <= ROOM));
    lengths
}

/// Returns the key of an algorithm. If the algorithm needs two keys, the result is both keys, one after the other.
fn key(algorithm: &Algorithm) -> Vec<u8> {
    [KEY, [0x5a; 32]].concat()[..algorithm.key_size().unwrap_or(45)].to_vec()
}

/// Runs `work` on every kernel of every algorithm of a kind.
fn rows(kind: Kind, log: &mut Log, mut work: impl FnMut(&Algorithm, Level, &mut Log)) {
    for algorithm in Algorithm::all().iter().filter(|a| a.kind == kind) {
        for level in algorithm.levels() {
            log.at(&format!("{} on {level}", algorithm.name));
            work(algorithm, level, log);
        }
    }
}

fn check(test: &str, work: impl FnOnce(&mut Log)) {
    assert_eq!(in_process(test, work), End::Done, "the last that it said stands above");
}

#[test]
fn a_touch_is_seen() {
    // An access that stays inside the memory does not end the process.
    check("a_touch_is_seen", |log| {
        let mut memory = Guarded::new(100);
        assert_eq!(memory.over_read::<32>(32), [0; 32]);
        memory.bytes(Place::Start, 1)[0] = 1;
        log.calls += 2;
    });
}

#[test]
fn a_byte_behind_the_end_is_seen() {
    let work = |_: &mut Log| assert_eq!(Guarded::new(100).over_read::<1>(0), [0]);
    assert_eq!(in_process("a_byte_behind_the_end_is_seen", work), End::Touched);
}

/// Tests code that, like a kernel, always loads whole registers.
#[test]
fn a_register_across_the_end_is_seen() {
    let work = |_: &mut Log| assert_eq!(Guarded::new(100).over_read::<32>(31), [0; 32]);
    assert_eq!(in_process("a_register_across_the_end_is_seen", work), End::Touched);
}

#[test]
fn a_byte_before_the_beginning_is_seen() {
    let work = |_: &mut Log| assert_eq!(Guarded::new(100).under_read(), 0);
    assert_eq!(in_process("a_byte_before_the_beginning_is_seen", work), End::Touched);
}

/// Returns the given options. For some algorithms, also returns options with which the key changes within a message.
/// These options are short sections, or meshing.
fn variants<'o>(algorithm: &Algorithm, options: Options<'o>) -> Vec<Options<'o>> {
    let mut variants = vec![options.clone()];
    if algorithm.section_size().is_some() {
        variants.push(Options { section: Some(3 * algorithm.block_size()), ..options });
    } else if algorithm.name.starts_with("gost28147") && !["gost28147-ecb", "gost28147-pmac"].contains(&algorithm.name)
    {
        variants.push(Options { meshing: true, ..options });
    }
    variants
}

#[test]
fn modes() {
    check("modes", |log| {
        let [mut source, mut target, mut keys, mut ivs] = [0; 4].map(|_| Guarded::new(ROOM));
        rows(Kind::Cipher, log, |algorithm, level, log| {
            let iv = data(algorithm.iv_size().map_or(0, |iv| iv.preferred));
            let unit = if algorithm.padded() { algorithm.block_size() } else { 1 };
            let options = Options { level: Some(level), ..Options::default() };
            for options in variants(algorithm, options) {
                for len in lengths(algorithm.block_size(), group(algorithm, level), unit) {
                    let message = data(len);
                    for direction in [Direction::Encrypt, Direction::Decrypt] {
                        let mut results = Vec::new();
                        for place in PLACES {
                            let (key, iv) = (keys.with(place, &key(algorithm)), ivs.with(place, &iv));
                            let options = Options { iv, ..options.clone() };
                            let mode = || algorithm.cipher(direction, key, &options).expect("an algorithm");
                            let out = target.with(place, &message);
                            mode().apply(InOutBuf::from(&mut *out)).expect("whole blocks");
                            results.push(out.to_vec());
                            for from in PLACES {
                                out.fill(0);
                                let both = InOutBuf::new(source.with(from, &message), out).expect("one length");
                                mode().apply(both).expect("whole blocks");
                                results.push(out.to_vec());
                            }
                            // The message is processed again, in two parts. The two parts meet inside the memory, and
                            // not at a guard.
                            out.copy_from_slice(&message);
                            let mut mode = mode();
                            let (a, b) = out.split_at_mut(len / 2 / unit * unit);
                            mode.apply(InOutBuf::from(a)).expect("whole blocks");
                            mode.apply(InOutBuf::from(b)).expect("whole blocks");
                            results.push(out.to_vec());
                            log.calls += 5;
                        }
                        assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{len} bytes");
                    }
                }
            }
        });
    });
}

#[test]
fn macs() {
    check("macs", |log| {
        let [mut message, mut keys] = [0; 2].map(|_| Guarded::new(ROOM));
        rows(Kind::Mac, log, |algorithm, level, log| {
            let options = Options { level: Some(level), ..Options::default() };
            for options in variants(algorithm, options) {
                for len in lengths(algorithm.block_size(), group(algorithm, level), 1) {
                    for place in PLACES {
                        let mut mac = algorithm.mac(keys.with(place, &key(algorithm)), &options).expect("an algorithm");
                        let message = message.bytes(place, len);
                        mac.update(message).expect("little");
                        let whole = mac.finalize_reset();
                        let (a, b) = message.split_at(len / 3);
                        mac.update(a).expect("little");
                        mac.update(b).expect("little");
                        assert_eq!(mac.finalize_reset()[..], whole[..]);
                        log.calls += 3;
                    }
                }
            }
        });
    });
}

#[test]
fn hashes() {
    check("hashes", |log| {
        let mut message = Guarded::new(ROOM);
        rows(Kind::Hash, log, |algorithm, level, log| {
            let options = Options { level: Some(level), ..Options::default() };
            for len in lengths(algorithm.block_size(), 8, 1) {
                for place in PLACES {
                    let mut hash = algorithm.hasher(&options).expect("an algorithm");
                    let message = message.bytes(place, len);
                    hash.update(message);
                    hash.finalize_reset();
                    let (a, b) = message.split_at(len / 3);
                    hash.update(a);
                    hash.update(b);
                    hash.finalize_reset();
                    log.calls += 3;
                }
            }
        });
    });
}

/// The numbers of messages in a call. For every kernel, some of these numbers are near the number of messages that the
/// kernel processes in parallel.
const SIDE_BY_SIDE: [usize; 17] = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 65, 127, 130];

/// Returns irregular lengths. Some of the lengths are equal, and a few lengths are greater than the others.
fn mixture(count: usize, block: usize, seed: usize) -> Vec<usize> {
    let length = |i: usize| match (i * 7 + seed * 5) % 13 {
        n @ 0..4 => n,
        n @ 4..9 => (n - 3) * block + (i + seed) % 3 - 1,
        n => 3 * block * (n - 8) + seed % block,
    };
    (0..count).map(length).collect()
}

#[test]
fn many_macs_and_hashes() {
    check("many_macs_and_hashes", |log| {
        let mut memory: Vec<_> = (0..130).map(|_| Guarded::new(ROOM)).collect();
        for kind in [Kind::Mac, Kind::Hash] {
            rows(kind, log, |algorithm, level, log| {
                let options = Options { level: Some(level), ..Options::default() };
                for (seed, count) in SIDE_BY_SIDE.into_iter().enumerate() {
                    for place in PLACES {
                        let lengths = mixture(count, algorithm.block_size(), seed);
                        let messages: Vec<&[u8]> =
                            memory.iter_mut().zip(&lengths).map(|(memory, len)| &*memory.bytes(place, *len)).collect();
                        let mut done = 0;
                        if kind == Kind::Mac {
                            let mut mac = algorithm.mac(&key(algorithm), &options).expect("an algorithm");
                            mac.many(&messages, &mut |_, _| done += 1).expect("little");
                        } else {
                            let hash = algorithm.hasher(&options).expect("an algorithm");
                            hash.many(&messages, &mut |_, _| done += 1);
                        }
                        assert_eq!(done, count);
                        log.calls += count;
                    }
                }
            });
        }
    });
}

#[test]
fn aead() {
    check("aead", |log| {
        let [mut source, mut target, mut beside, mut nonces, mut tags] = [0; 5].map(|_| Guarded::new(ROOM));
        rows(Kind::Aead, log, |algorithm, level, log| {
            let options = Options { level: Some(level), ..Options::default() };
            let iv = vec![1; algorithm.iv_size().expect("it has a nonce").preferred];
            for len in lengths(algorithm.block_size(), group(algorithm, level), 1) {
                // A key may process only a limited amount of data, so a new key is made here.
                let aead = algorithm.aead(&key(algorithm), &options).expect("an algorithm");
                for (place, associated) in PLACES.into_iter().flat_map(|p| [1, 16, len / 2 + 3].map(|n| (p, n))) {
                    let associated = if algorithm.has_associated_data() { associated } else { 0 };
                    let (nonce, associated) = (nonces.with(place, &iv), beside.bytes(place, associated));
                    let data = target.bytes(place, len);
                    data.fill(7);
                    let tag = aead.seal(nonce, associated, InOutBuf::from(&mut *data)).expect("not too long");
                    let given = tags.with(place, &tag);
                    for from in PLACES {
                        let mut output = vec![0; len];
                        let both = InOutBuf::new(source.with(from, data), &mut output).expect("one length");
                        aead.open(nonce, associated, both, given).expect("its tag");
                        assert!(output.iter().all(|b| *b == 7));
                    }
                    aead.open(nonce, associated, InOutBuf::from(&mut *data), given).expect("its tag");
                    let both = InOutBuf::new(source.with(place, &vec![7; len]), data).expect("one length");
                    assert_eq!(aead.seal(nonce, associated, both).expect("not too long")[..], tag[..]);
                    log.calls += 5;
                }
            }
        });
    });
}

#[test]
fn many_packets() {
    check("many_packets", |log| {
        let mut memory: Vec<_> = (0..4 * 130).map(|_| Guarded::new(1)).collect();
        rows(Kind::Aead, log, |algorithm, level, log| {
            let options = Options { level: Some(level), ..Options::default() };
            let aead = algorithm.aead(&key(algorithm), &options).expect("an algorithm");
            let iv = algorithm.iv_size().expect("it has a nonce").preferred;
            for (seed, count) in SIDE_BY_SIDE.into_iter().enumerate() {
                for place in PLACES {
                    let lengths = mixture(count, algorithm.block_size(), seed);
                    let mut packets: Vec<_> = memory
                        .chunks_exact_mut(4)
                        .zip(&lengths)
                        .enumerate()
                        .map(|(i, (memory, len))| {
                            let [nonce, packet_memory, data, tag] = memory else { unreachable!("four") };
                            let nonce = nonce.bytes(place, iv);
                            nonce.fill(1);
                            nonce[iv - 1] = i as u8;
                            // MGM rejects a message if the message and its associated data are both empty.
                            let beside = if algorithm.has_associated_data() { 1 + i % 40 } else { 0 };
                            let beside = packet_memory.bytes(place, beside);
                            Packet::new(nonce, beside, data.bytes(place, *len), tag.bytes(place, aead.tag_size()))
                        })
                        .collect();
                    aead.seal_many(&mut packets).expect("not too long");
                    aead.open_many(&mut packets).expect("their tags");
                    log.calls += 2 * count;
                }
            }
        });
        for name in ["kuznyechik-ctr", "magma-ctr", "gost28147-cnt"] {
            let algorithm = Algorithm::from_name(name).expect("it is there");
            for level in algorithm.levels() {
                log.at(&format!("many of {name} on {level}"));
                let iv = vec![1; algorithm.iv_size().expect("it has an IV").preferred];
                let options = Options { level: Some(level), iv: &iv, ..Options::default() };
                let preferred = iv.len();
                let mode = algorithm.cipher(Direction::Encrypt, &KEY, &options).expect("an algorithm");
                for (seed, count) in SIDE_BY_SIDE.into_iter().enumerate() {
                    for place in PLACES {
                        let lengths = mixture(count, algorithm.block_size(), seed);
                        let mut messages: Vec<_> = memory
                            .chunks_exact_mut(2)
                            .zip(&lengths)
                            .map(|(memory, len)| {
                                let [iv, data] = memory else { unreachable!("two") };
                                Message::new(iv.bytes(place, preferred), data.bytes(place, *len))
                            })
                            .collect();
                        mode.many(&mut messages).expect("not too long");
                        log.calls += count;
                    }
                }
            }
        }
    });
}

/// Tests calls in which every message has its own key. These calls use the kernels that have a key in each lane.
fn under_keys_of_their_own<C: Subject>(log: &mut Log) {
    let mut memory: Vec<_> = (0..4 * 130).map(|_| Guarded::new(1)).collect();
    for (cipher, _) in C::on_every_kernel() {
        log.at(&format!("keys per lane, blocks of {} bytes, on {}", C::BLOCK_SIZE, cipher.level()));
        for (seed, count) in SIDE_BY_SIDE.into_iter().enumerate() {
            let lengths = mixture(count, C::BLOCK_SIZE, seed);
            let (ciphers, macs) = (vec![cipher.clone(); count], vec![Omac::new(cipher.clone()); count]);
            let pair = CtrOmac::new(cipher.clone(), cipher.clone());
            let aeads = vec![pair; count];
            for place in PLACES {
                let messages: Vec<&[u8]> =
                    memory.iter_mut().zip(&lengths).map(|(memory, len)| &*memory.bytes(place, *len)).collect();
                let mut done = 0;
                batch::omac(Keys::PerMessage(&refs(&macs)), &messages, |_, _| done += 1).expect("as many keys");
                assert_eq!(done, count);
                let mut packets: Vec<_> = memory
                    .chunks_exact_mut(4)
                    .zip(&lengths)
                    .map(|(memory, len)| {
                        let [nonce, beside, data, tag] = memory else { unreachable!("four") };
                        let (nonce, tag) = (nonce.bytes(place, C::BLOCK_SIZE / 2), tag.bytes(place, C::BLOCK_SIZE));
                        Packet::new(nonce, beside.bytes(place, *len / 2), data.bytes(place, *len), tag)
                    })
                    .collect();
                batch::seal(Keys::PerMessage(&refs(&aeads)), &mut packets).expect("not too long");
                batch::open(Keys::PerMessage(&refs(&aeads)), &mut packets).expect("their tags");
                let mut messages: Vec<_> = memory
                    .chunks_exact_mut(2)
                    .zip(&lengths)
                    .map(|(memory, len)| {
                        let [iv, data] = memory else { unreachable!("two") };
                        Message::new(iv.bytes(place, C::BLOCK_SIZE / 2), data.bytes(place, *len))
                    })
                    .collect();
                batch::ctr(Keys::PerMessage(&refs(&ciphers)), &mut messages).expect("not too long");
                log.calls += 4 * count;
            }
        }
    }
}

fn refs<T>(of: &[T]) -> Vec<&T> {
    of.iter().collect()
}

#[test]
fn keys_per_lane() {
    check("keys_per_lane", |log| {
        under_keys_of_their_own::<Kuznyechik>(log);
        under_keys_of_their_own::<Magma>(log);
        under_keys_of_their_own::<Gost28147>(log);
    });
}

#[test]
fn derivation_of_keys() {
    check("derivation_of_keys", |log| {
        let [mut secrets, mut salts, mut outputs] = [0; 3].map(|_| Guarded::new(ROOM));
        let some = [0, 1, 31, 32, 33, 63, 64, 65, 127, 128, 129, 200];
        rows(Kind::Kdf, log, |algorithm, level, log| {
            let kdf = algorithm.kdf(&Options { level: Some(level), ..Options::default() }).expect("one");
            for len in some {
                for place in PLACES {
                    let (password, salt) = (secrets.bytes(place, len), salts.bytes(place, len));
                    let job = Password { password, salt, output: outputs.bytes(place, 2 * len + 1) };
                    kdf.derive(&mut [job], 2).expect("allowed");
                    log.calls += 1;
                }
            }
        });
        for level in Streebog256::levels() {
            log.at(&format!("other derivations on {level}"));
            let hash = || Streebog256::with_level(level).expect("available");
            for len in some {
                for place in PLACES {
                    let secret = &*secrets.bytes(place, len);
                    let (seed, output) = (salts.bytes(place, len), outputs.bytes(place, 2 * len + 1));
                    let hmac = Hmac::new(hash(), secret);
                    prf_tls(&hmac, seed, seed, output);
                    prf_plus(&hmac, seed, output).expect("short");
                    kdf_tree(&hmac, seed, seed, 1, &mut output[..len + 1]).expect("short");
                    let hkdf = Hkdf::new(hash(), seed, secret);
                    hkdf.expand(seed, output).expect("short");
                    log.calls += 4;
                }
            }
        }
    });
}

#[test]
fn wraps_and_sealed_files() {
    check("wraps_and_sealed_files", |log| {
        let [mut ivs, mut secrets, mut wraps] = [0; 3].map(|_| Guarded::new(3 * sealed::CHUNK));
        for place in PLACES {
            for level in Kuznyechik::levels() {
                log.at(&format!("KExp15 on {level}"));
                let cipher = |key| Kuznyechik::with_level(level, key).expect("available");
                let kexp15 = KExp15::new(cipher(&KEY), cipher(&[7; 32]));
                for len in 0..200 {
                    let (iv, secret) = (ivs.bytes(place, 8), secrets.bytes(place, len));
                    let wrapped = wraps.bytes(place, len + 16);
                    kexp15.export(iv, secret, wrapped).expect("lengths that fit");
                    kexp15.import_into(iv, wrapped, secret).expect("the same keys");
                    log.calls += 2;
                }
            }
            for level in Gost28147::levels() {
                log.at(&format!("wraps of RFC 4357 on {level}"));
                let kek = Gost28147::with_level(level, &KEY, &fastgost::Sbox::default()).expect("available");
                for len in 0..100 {
                    assert!(gost28147_unwrap(&kek, wraps.bytes(place, len)).is_err());
                    log.calls += 1;
                }
            }
            for (algorithm, levels) in [
                (sealed::Algorithm::Kuznyechik, Kuznyechik::levels().collect::<Vec<_>>()),
                (sealed::Algorithm::Magma, Magma::levels().collect()),
            ] {
                for level in levels {
                    log.at(&format!("sealed files of {algorithm:?} on {level}"));
                    for len in [0, 1, 15, 16, 17, 1000, sealed::CHUNK] {
                        let sealer = Sealer::new(algorithm, &[Recipient::RawKey(&KEY)]).expect("a recipient");
                        let header = Header::parse(wraps.with(place, sealer.header())).expect("a header");
                        let mut chunks = sealer.with_level(level).expect("it is there").into_chunks();
                        let (plain, file) = (secrets.bytes(place, len), wraps.bytes(place, len + algorithm.tag_size()));
                        chunks.seal_chunk(0, true, plain, file).expect("a chunk");
                        let opener = Opener::new(&header, &[Identity::RawKey(&KEY)]).expect("its key");
                        let mut opener = opener.with_level(level).expect("it is there");
                        opener.open_chunk(0, true, file, plain).expect("a chunk");
                        log.calls += 3;
                    }
                }
            }
        }
    });
}

#[test]
fn signatures() {
    check("signatures", |log| {
        let [mut keys, mut digests, mut texts] = [0; 3].map(|_| Guarded::new(ROOM));
        let mut memory: Vec<_> = (0..70).map(|_| Guarded::new(64)).collect();
        rows(Kind::Signature, log, |algorithm, level, log| {
            let options = Options { level: Some(level), ..Options::default() };
            let size = algorithm.block_size();
            for place in PLACES {
                // As a number, this key is less than the order q of every curve.
                let bytes = keys.with(place, &vec![0x1a; size]);
                let key = algorithm.signing_key(bytes, &options).expect("a key").deterministic();
                let digest = digests.bytes(place, size);
                let signature = key.sign_digest(digest).expect("a signature");
                let text = texts.with(place, &key.verifying_key().to_bytes());
                let public: VerifyingKey = algorithm.verifying_key(text, &options).expect("a key");
                signature.write(text, Encoding::X509).expect("room");
                let curve: &Curve = public.curve();
                let signature = Signature::from_bytes(curve, text, Encoding::X509).expect("a signature");
                public.verify_digest(digest, &signature).expect("its signature");
                for count in [1, 2, 7, 8, 9, 17, 65] {
                    let digests: Vec<&[u8]> = memory[..count].iter_mut().map(|m| &*m.bytes(place, size)).collect();
                    let signatures = key.sign_digests(&digests).expect("signatures");
                    let jobs: Vec<_> = digests.iter().zip(&signatures).map(|(d, s)| (&public, *d, s)).collect();
                    assert!(verify_digests(&jobs).iter().all(Result::is_ok));
                    log.calls += 2 * count;
                }
                log.calls += 6;
            }
        });
    });
}

#[test]
fn numbers() {
    check("numbers", numbers::work);
}
