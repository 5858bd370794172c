//! Checks that the stack contains no key after a call of the library, and no key that HMAC has XORed with a pad. If the
//! library copies a key, the copy is written directly to its final place. But the compiler may move values that a
//! function returns, and kernels may save registers on the stack (see SECURITY.md).
//!
//! The stack is read through the operating system, since a program must not read its own dead frames.
#![allow(missing_docs)]
#![cfg(target_os = "linux")]
use common::{HashSubject, KEY, Subject, big, encrypt};
use fastgost::{
    Kuznyechik, Magma,
    aead::{CtrOmac, Mgm},
    batch::{self, Keys, Packet},
    curve::Curve,
    hash::{Gost94, Streebog256, Streebog512},
    kdf::{TlsTree, TlsTreeParameters, pbkdf2, prf_tls},
    mac::{Hmac, Omac},
    sealed::{Algorithm, Header, Identity, Opener, Recipient, Sealer},
    sign::{
        SigningKey, agree,
        gost3410_94::{Parameters, SigningKey94},
        hazmat,
    },
};
use fastgost_testkit::oracle::curve::BigUint;
use std::{cell::RefCell, fs::File, hint::black_box, ops::Range, os::unix::fs::FileExt};

mod common;

/// The number of bytes of the stack that a tested call may use.
const DEPTH: usize = 128 << 10;

/// Fills the stack below the present frame, so that no data of earlier calls remains there.
#[inline(never)]
fn paint() {
    black_box(&mut [0xa7_u8; DEPTH + 8192]);
}

/// Calls `work` 8 KiB further down the stack, so that the code that later inspects the stack does not overwrite the
/// data that `work` has left.
#[inline(never)]
fn below(work: &dyn Fn()) {
    let room = black_box([0_u8; 8192]);
    work();
    black_box(&room);
}

/// Returns the contents of the stack after `work` has run.
#[inline(never)]
fn left_by(work: &dyn Fn()) -> Vec<u8> {
    let memory = File::open("/proc/self/mem").expect("Linux has it");
    let mut stack = vec![0; DEPTH];
    let here = 0_u8;
    let top = black_box(&raw const here) as usize;
    paint();
    below(work);
    memory.read_exact_at(&mut stack, (top - DEPTH) as u64).expect("it is this thread's stack");
    stack
}

fn contains(stack: &[u8], secret: &[u8]) -> bool {
    stack.windows(secret.len()).any(|w| w == secret)
}

/// Returns the byte strings to search for: the key, and the key with each of HMAC's two pads. The states of HMAC also
/// contain the padded keys, because each state contains the sum of all hashed blocks. The first byte of a padded key is
/// left out, since the padding of an empty message is added to this byte. If the key is as long as a block, the test
/// also searches for the last bytes of the padded key alone, since no part of a digest is added to these bytes.
fn secrets(key: &[u8], block: usize) -> Vec<Vec<u8>> {
    let mut secrets = vec![key.to_vec()];
    for pad in [0x36, 0x5c] {
        let mut key = key.to_vec();
        key.resize(block, 0);
        secrets.push(key.iter().skip(1).map(|b| b ^ pad).collect());
        if secrets[0].len() == block && block == 64 {
            secrets.push(key.iter().skip(40).map(|b| b ^ pad).collect());
        }
    }
    secrets
}

fn leaves_nothing(what: &str, secrets: &[Vec<u8>], work: &dyn Fn()) {
    let stack = left_by(work);
    assert!(stack.iter().any(|b| *b != 0xa7), "{what}: this test shows nothing");
    for (i, secret) in secrets.iter().enumerate() {
        assert!(!contains(&stack, secret), "{what} leaves secret {i}");
    }
}

#[test]
fn a_secret_that_is_left_is_seen() {
    let secret = [0x5b; 32];
    let stack = left_by(&|| {
        black_box(&[black_box(0x5b_u8); 32]);
    });
    assert!(contains(&stack, &secret));
}

#[test]
fn without_traces_leaves_nothing() {
    let secret = [0x5b; 32];
    let stack = left_by(&|| {
        fastgost::without_traces(|| {
            black_box(&[black_box(0x5b_u8); 32]);
        });
    });
    assert!(!contains(&stack, &secret));
}

/// Checks that no call needs more memory on the stack than `without_traces` overwrites. Batches of many messages need
/// the most memory.
fn batches_on_every_kernel<C: Subject>() {
    for (cipher, _) in C::on_every_kernel().into_iter().filter(|(c, _)| c.level().constant_time()) {
        let check = |what: &str, work: &dyn Fn()| {
            let stack = left_by(&|| fastgost::without_traces(work));
            // Above this place are the frames of the test (8 KiB), and the 96 KiB that `without_traces` has
            // overwritten.
            let checked = DEPTH - (8 << 10) - (96 << 10) - (2 << 10);
            let left = stack[..checked].iter().position(|byte| *byte != 0xa7);
            let deep = left.map(|at| DEPTH - at);
            assert!(deep.is_none(), "{what} on {} leaves data that is {deep:?} bytes deep", cipher.level());
        };
        let messages = vec![&[0x35; 100][..]; 300];
        let mac = Omac::new(cipher.clone());
        check("OMAC", &|| batch::omac(Keys::One(&mac), &messages, |_, tag| drop(black_box(tag))).expect("one key"));
        let aead = CtrOmac::new(cipher.clone(), cipher.clone());
        let nonce = vec![7; C::BLOCK_SIZE / 2];
        let texts = RefCell::new((vec![[0x35; 100]; 300], vec![vec![0; C::BLOCK_SIZE]; 300]));
        check("CTR and OMAC", &|| {
            let (data, tags) = &mut *texts.borrow_mut();
            let each = data.iter_mut().zip(tags);
            let mut packets: Vec<_> = each.map(|(data, tag)| Packet::new(&nonce, b"header", data, tag)).collect();
            batch::seal(Keys::One(&aead), &mut packets).expect("packets");
        });
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "without optimisation, calls need more memory")]
fn without_traces_is_deep_enough() {
    batches_on_every_kernel::<Kuznyechik>();
    batches_on_every_kernel::<Magma>();
}

/// Tests HMAC. The object is created in place on the heap. If a caller moves an object, the caller is responsible for
/// the copy that remains.
fn hmac_on_every_kernel<H: HashSubject>() {
    for len in [32, H::BLOCK_SIZE] {
        let key: Box<[u8]> = (0..len).map(|i| (i * 7) as u8 ^ KEY[i % 32]).collect();
        let secrets = secrets(&key, H::BLOCK_SIZE);
        // Kernels with tables are not tested, since such kernels must not be used with secrets.
        for hash in H::on_every_kernel().into_iter().filter(|hash| hash.level().constant_time()) {
            let check = |what: &str, work: &dyn Fn()| {
                leaves_nothing(&format!("{what}, {len} bytes, {}", hash.level()), &secrets, work)
            };
            let mac = Box::new(RefCell::new(Hmac::new(hash.clone(), b"")));
            check("rekey", &|| mac.borrow_mut().rekey(&key));
            check("finalize_reset", &|| {
                mac.borrow_mut().update(b"message");
                black_box(&mac.borrow_mut().finalize_reset());
            });
            check("finalize_many", &|| {
                let messages = [&b"one"[..], &[7; 300], b"", b"four", b"five", b""];
                mac.borrow().finalize_many(messages, |_, tag| drop(black_box(tag)));
            });
            check("PBKDF2", &|| pbkdf2(&mac.borrow(), b"salt", 3, &mut [0; 200]).expect("allowed"));
            check("PRF_TLS", &|| prf_tls(&mac.borrow(), b"label", b"seed", &mut [0; 100]));
        }
    }
}

#[test]
#[cfg_attr(all(debug_assertions, target_arch = "x86"), ignore = "code with assertions saves more of its few registers")]
fn hmac_over_streebog256() {
    hmac_on_every_kernel::<Streebog256>();
}

#[test]
#[cfg_attr(all(debug_assertions, target_arch = "x86"), ignore = "code with assertions saves more of its few registers")]
fn hmac_over_streebog512() {
    hmac_on_every_kernel::<Streebog512>();
}

#[test]
fn hmac_over_gost94() {
    hmac_on_every_kernel::<Gost94>();
}

#[test]
fn trees() {
    let tree = Box::new(RefCell::new(TlsTree::from_key(&KEY, TlsTreeParameters::MAGMA_CTR_OMAC)));
    let secrets = secrets(&KEY, 64);
    leaves_nothing("TLSTREE", &secrets, &|| {
        black_box(tree.borrow_mut().key(1 << 50));
    });
}

/// Tests a key tree that derives the keys of the next records ahead. The secrets are the root key and the derived keys.
/// Streebog's last compression stores the derived keys one after the other.
#[test]
#[cfg_attr(debug_assertions, ignore = "code with assertions saves more of its registers")]
fn keys_ahead() {
    let tree = Box::new(RefCell::new(TlsTree::from_key(&KEY, TlsTreeParameters::MAGMA_MGM_S)));
    let mut same = TlsTree::from_key(&KEY, TlsTreeParameters::MAGMA_MGM_S);
    let keys: Vec<Vec<u8>> = (1..9).map(|record| same.key(record).to_vec()).collect();
    leaves_nothing("TLSTREE, keys ahead", &[secrets(&KEY, 64), keys].concat(), &|| {
        black_box(tree.borrow_mut().key(1));
    });
}

/// Tests MGM. The secrets are the initial values of the counters. A few blocks of keystream and a few masks may remain
/// on the stack, because kernels save registers there.
fn mgm_on_every_kernel<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let nonce: Vec<u8> = (0..n).map(|i| 3 * i as u8).collect();
    let mut other = nonce.clone();
    other[0] |= 0x80;
    let first = [encrypt::<C>(&nonce), encrypt::<C>(&other)];
    let blocks = |counter: &[u8], last: usize| -> Vec<Vec<u8>> {
        let mut block = counter.to_vec();
        // The code below increments only one byte of the counter, so this byte must not overflow.
        assert!(block[last] < 0xf0);
        (0..16)
            .map(|_| {
                let encrypted = encrypt::<C>(&block);
                block[last] += 1;
                encrypted
            })
            .collect()
    };
    let [keystream, masks] = [blocks(&first[0], n - 1), blocks(&first[1], n / 2 - 1)];
    for (cipher, _) in C::on_every_kernel().into_iter().filter(|(c, _)| c.level().constant_time()) {
        for len in [3, 16 * n, 1472, 20_000] {
            let what = format!("{len} bytes on {}", cipher.level());
            // `last` contains the keystream of the last 16 blocks of the message.
            let count = len.div_ceil(n);
            let last = (count.saturating_sub(16)..count).map(|i| encrypt::<C>(&later(&first[0], n / 2..n, i as u64)));
            let last: Vec<Vec<u8>> = last.collect();
            let message = RefCell::new(vec![0xb1; len]);
            let tag = RefCell::new(Vec::new());
            let check = |what: &str, work: &dyn Fn()| {
                leaves_nothing(what, &first, work);
                // Processors with x86 (32 bits) have only eight vector registers, so kernels keep more data on the
                // stack.
                if cfg!(target_arch = "x86") {
                    return;
                }
                let stack = left_by(work);
                for blocks in [&keystream, &last, &masks] {
                    let left = blocks.iter().filter(|block| contains(&stack, block)).count();
                    assert!(left <= 8, "{what} leaves {left} blocks");
                }
            };
            check(&format!("sealing {what}"), &|| {
                let mgm = Mgm::new(cipher.clone());
                *tag.borrow_mut() =
                    mgm.seal(&nonce, b"associated", &mut vec![0xb1; len][..]).expect("allowed").to_vec();
            });
            let mgm = Mgm::new(cipher.clone());
            mgm.seal(&nonce, b"associated", &mut message.borrow_mut()[..]).expect("allowed");
            check(&format!("opening {what}"), &|| {
                let mut message = message.borrow().clone();
                mgm.open(&nonce, b"associated", &mut message[..], &tag.borrow()).expect("the right tag");
            });
        }
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "code with assertions saves more of its registers")]
fn mgm_over_kuznyechik() {
    mgm_on_every_kernel::<Kuznyechik>();
}

#[test]
#[cfg_attr(debug_assertions, ignore = "code with assertions saves more of its registers")]
fn mgm_over_magma() {
    mgm_on_every_kernel::<Magma>();
}

/// Returns the counter block after `steps` more steps. The counter is the number in the part `half` of the block.
fn later(counter: &[u8], half: Range<usize>, steps: u64) -> Vec<u8> {
    let mut counter = counter.to_vec();
    let number = counter[half.clone()].iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    let bytes = number.wrapping_add(steps).to_be_bytes();
    counter[half.clone()].copy_from_slice(&bytes[8 - half.len()..]);
    counter
}

/// The length of a long message. This length is a whole number of blocks for both ciphers.
const LONG: usize = 1472;

/// Tests MGM of messages in parts. The secrets are the counters. The sealers and openers are moved when they are
/// created and finished. The test searches only for counters in the form of blocks. A kernel also has the counters as
/// numbers in registers, and may save these registers on the stack.
fn mgm_in_parts_on_every_kernel<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let nonce: Vec<u8> = (0..n).map(|i| 3 * i as u8).collect();
    let mut other = nonce.clone();
    other[0] |= 0x80;
    // The secrets are the counters at the start and at the end of a message. At the end, the counter for the masks has
    // two values. The first value is from before the computation of the mask for the block of lengths, and the second
    // value is from after this computation.
    let (y, z, blocks) = (encrypt::<C>(&nonce), encrypt::<C>(&other), (LONG / n) as u64);
    let masks = blocks + b"associated".len().div_ceil(n) as u64;
    let ends = [later(&y, n / 2..n, blocks), later(&z, 0..n / 2, masks), later(&z, 0..n / 2, masks + 1)];
    let secrets = [&[y, z][..], &ends].concat();
    for (cipher, _) in C::on_every_kernel().into_iter().filter(|(c, _)| c.level().constant_time()) {
        let mgm = Mgm::new(cipher.clone());
        let message: Vec<u8> = (0..LONG).map(|i| (i % 251) as u8 ^ 0xb1).collect();
        let mut ciphertext = message.clone();
        let tag = mgm.seal(&nonce, b"associated", &mut ciphertext).expect("allowed");
        for len in [3, n, 16 * n, message.len()] {
            let check = |what: &str, work: &dyn Fn()| {
                leaves_nothing(&format!("{what} in parts of {len} bytes on {}", cipher.level()), &secrets, work);
            };
            check("sealing", &|| {
                let mut data = message.clone();
                let mut sealer = mgm.sealer(&nonce).expect("a nonce");
                sealer.update_associated(b"associated").expect("first");
                data.chunks_mut(len).for_each(|part| sealer.update(part).expect("little"));
                assert!(*sealer.finalize().expect("not empty") == tag[..] && data == ciphertext);
            });
            check("opening", &|| {
                let mut opener = mgm.opener(&nonce).expect("a nonce");
                opener.update_associated(b"associated").expect("first");
                ciphertext.chunks(len).for_each(|part| opener.update(part).expect("little"));
                assert!(opener.finalize(&tag).expect("the right tag") == message);
            });
            check("opening unverified", &|| {
                let mut data = ciphertext.clone();
                let mut opener = mgm.hazmat_opener(&nonce).expect("a nonce");
                opener.update_associated(b"associated").expect("first");
                data.chunks_mut(len).for_each(|part| opener.update(part).expect("little"));
                opener.verify(&tag).expect("the right tag");
            });
        }
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "code with assertions saves more of its registers")]
fn mgm_in_parts_over_kuznyechik() {
    mgm_in_parts_on_every_kernel::<Kuznyechik>();
}

#[test]
#[cfg_attr(debug_assertions, ignore = "code with assertions saves more of its registers")]
fn mgm_in_parts_over_magma() {
    mgm_in_parts_on_every_kernel::<Magma>();
}

/// Returns three forms of the number `d`: in little-endian order, in big-endian order, and multiplied by R modulo q.
/// Signatures use the last form (the Montgomery form).
fn forms(curve: &Curve, d: &[u8]) -> Vec<Vec<u8>> {
    let q = big(curve.order());
    let mut montgomery = ((BigUint::from_bytes_le(d) << curve.bits()) % &q).to_bytes_le();
    montgomery.resize(d.len(), 0);
    vec![d.to_vec(), d.iter().rev().copied().collect(), montgomery]
}

#[test]
#[cfg_attr(all(debug_assertions, target_arch = "x86"), ignore = "code with assertions saves more of its few registers")]
fn private_keys_of_signatures() {
    for curve in Curve::ALL.iter().filter(|c| !c.short_name().ends_with("-test")) {
        let mut d: Box<[u8]> = (0..curve.size()).map(|i| KEY[i % 32] ^ (i as u8 & 0x1f)).collect();
        // This key is below the q of every curve.
        d[curve.size() - 1] = 0x15;
        let secrets = forms(curve, &d);
        let from_bytes = || Box::new(SigningKey::from_bytes(curve, &d).expect("below q").deterministic());
        let kept = RefCell::new(Vec::new());
        let keep = |key| kept.borrow_mut().push(key);
        leaves_nothing(&format!("from_bytes on {curve:?}"), &secrets, &|| keep(from_bytes()));
        for level in fastgost::sign::levels() {
            let key = SigningKey::from_bytes(curve, &d).and_then(|key| key.with_level(level)).expect("a kernel");
            let key = Box::new(key.deterministic());
            let check = |what: &str, work: &dyn Fn()| {
                leaves_nothing(&format!("{what} on {curve:?}, {level}"), &secrets, work);
            };
            check("clone", &|| keep(key.clone()));
            check("verifying_key", &|| _ = black_box(key.verifying_key()));
            let digest = vec![7; curve.size()];
            let mut nonce = hazmat::nonce(&key, &digest, None, 0).expect("a digest");
            nonce.reverse();
            let nonce = forms(curve, &nonce);
            let sign = || _ = black_box(key.sign_digest(&digest).expect("a digest"));
            check("sign_digest", &sign);
            // With the signature and its nonce, anybody can compute the private key. So the nonce is also a secret.
            leaves_nothing(&format!("the nonce of a signature on {curve:?}, {level}"), &nonce, &sign);
            check("sign_digests", &|| {
                drop(black_box(key.sign_digests(&[&digest[..], &vec![8; curve.size()]]).expect("digests")));
            });
            let peer = key.verifying_key();
            check("agreement", &|| drop(black_box(agree::vko_256(&*key, &peer, &[1; 8]).expect("one curve"))));
            check("drop", &|| drop(from_bytes()));
        }
        kept.borrow_mut().clear();
        let stack = left_by(&|| keep(Box::new(SigningKey::generate(curve).expect("the system's generator"))));
        for (i, secret) in forms(curve, &kept.borrow()[0].to_bytes()).iter().enumerate() {
            assert!(!contains(&stack, secret), "generate on {curve:?} leaves form {i}");
        }
    }
}

#[test]
fn private_keys_of_gost3410_94() {
    let parameters = Parameters::from_name("94-a").expect("a set");
    let mut x: Box<[u8]> = KEY.iter().map(|b| b ^ 0x33).collect();
    x[31] = 0x15;
    let secrets = [x.to_vec(), x.iter().rev().copied().collect()];
    let kept = RefCell::new(Vec::new());
    let from_bytes = || SigningKey94::from_bytes(&parameters, &x).expect("below q").deterministic();
    leaves_nothing("from_bytes", &secrets, &|| kept.borrow_mut().push(from_bytes()));
    let key = from_bytes();
    leaves_nothing("clone", &secrets, &|| kept.borrow_mut().push(key.clone()));
    leaves_nothing("sign_digest", &secrets, &|| _ = black_box(key.sign_digest(&[7; 32]).expect("a digest")));
    leaves_nothing("verifying_key", &secrets, &|| _ = black_box(key.verifying_key()));
    kept.borrow_mut().clear();
    let generate = || SigningKey94::generate(&parameters).expect("the system's generator");
    let stack = left_by(&|| kept.borrow_mut().push(generate()));
    assert!(!contains(&stack, &kept.borrow()[0].to_bytes()[..]), "generate leaves the key");
}

/// Tests sealed files. The secrets are the user's key and the file's key.
#[test]
fn sealed_files() {
    let user = Box::new(KEY);
    let file_key: Box<[u8; 32]> = Box::new(std::array::from_fn(|i| KEY[31 - i] ^ 0x33));
    let secrets = [secrets(&user[..], 64), secrets(&file_key[..], 64)].concat();
    for algorithm in [Algorithm::Kuznyechik, Algorithm::Magma] {
        let sealed = RefCell::new(vec![0; 5 + algorithm.tag_size()]);
        let header = RefCell::new(Vec::new());
        leaves_nothing("sealing", &secrets, &|| {
            let recipients = [Recipient::RawKey(&user)];
            let sealer = Sealer::for_test_files(algorithm, &recipients, &file_key, &[1; 32], &[]).expect("a recipient");
            *header.borrow_mut() = sealer.header().to_vec();
            sealer.into_chunks().seal_chunk(0, true, b"chunk", &mut sealed.borrow_mut()).expect("a chunk");
        });
        let header = Header::parse(&header.borrow()).expect("a header");
        leaves_nothing("opening", &secrets, &|| {
            let mut opener = Opener::new(&header, &[Identity::RawKey(&user)]).expect("its key");
            opener.open_chunk(0, true, &sealed.borrow(), &mut [0; 5]).expect("a chunk");
        });
    }
}
