//! Checks that memory that was returned to the allocator contains no nonce, and no private key in any form.
#![allow(missing_docs)]
#![cfg(feature = "std")]
use common::{KEY, big};
use fastgost::{
    Kuznyechik,
    curve::Curve,
    hash::Streebog512,
    keys::{self, DecodePrivateKey, EncodePrivateKey, Encryption, LineEnding, Scheme},
    mac::Hmac,
    mode::Ecb,
    registry::{self, Options},
    sealed::{Algorithm, Header, Identity, Opener, Recipient, Sealer},
    sign::{
        SigningKey,
        gost3410_94::{Parameters, SigningKey94},
        hazmat,
    },
};
use fastgost_testkit::{
    oracle::curve::BigUint,
    watcher::{Watcher, given_back, gives_nothing_back},
};
use std::{hint::black_box, sync::Arc};

mod common;

#[global_allocator]
static WATCHER: Watcher = Watcher;

#[test]
fn a_secret_that_is_given_back_is_seen() {
    let secrets = || vec![vec![0x5b; 32], KEY.to_vec()];
    assert_eq!(given_back(secrets(), || drop(black_box(Box::new(KEY)))), [1]);
    // The value is moved to a larger block of memory, so that the smaller block is returned.
    let grown = given_back(secrets(), || {
        let mut vector = vec![0x5b_u8; 40];
        vector.reserve(black_box(1 << 20));
        black_box(&mut vector).fill(0);
    });
    assert_eq!(grown, [0]);
    assert_eq!(given_back(secrets(), || drop(black_box(vec![0x5b_u8; 31]))), [0_usize; 0]);
}

/// Returns a key of HMAC, and the XOR of the key with each of HMAC's two pads.
fn worked_in(key: &[u8]) -> Vec<Vec<u8>> {
    let with = |pad: u8| key.iter().map(|b| b ^ pad).collect();
    vec![key.to_vec(), with(0x36), with(0x5c)]
}

/// Returns the private key `number` in plain form and in Montgomery form, and the key from which the library derives
/// the nonces of this private key.
fn forms(number: &[u8], q: &BigUint) -> Vec<Vec<u8>> {
    let mut forms = worked_in(number);
    for bits in [256_u32, 512] {
        forms.push(((BigUint::from_bytes_le(number) << bits) % q).to_bytes_le());
    }
    // docs/nonces.md describes how the library derives this key.
    let mut nonce_key = Hmac::new(Streebog512::new(), number);
    nonce_key.update(b"fastgost nonce key");
    forms.extend(worked_in(&nonce_key.finalize()));
    forms
}

/// Returns a private key that is below the q of every curve.
fn number(size: usize) -> Vec<u8> {
    (0..size).map(|i| (i * 37 + 11) as u8 % 63).collect()
}

fn le(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.reverse();
    bytes
}

#[test]
fn keys_on_curves() {
    for name in ["256-a", "256-b", "512-a", "512-c"] {
        let curve = Curve::from_name(name).expect("a curve");
        let d = number(curve.size());
        let digests = [3, 4, 5].map(|i| vec![i; curve.size()]);
        let mut secrets = forms(&d, &big(curve.order()));
        let key = SigningKey::from_bytes(curve, &d).expect("in range");
        for digest in &digests {
            secrets.push(le(hazmat::nonce(&key, digest, None, 0).expect("a digest").to_vec()));
        }
        gives_nothing_back(name, &secrets, || {
            let key = SigningKey::from_bytes(curve, &d).expect("in range").deterministic();
            let copy = key.clone();
            key.sign_digest(&digests[0]).expect("signed");
            copy.sign_digests(&digests.each_ref().map(|d| &d[..])).expect("signed");
            assert_eq!(*key.to_bytes(), d);
            key.verifying_key();
            assert!(SigningKey::from_bytes(curve, &vec![0xff; d.len()]).is_err());
        });
    }
}

#[test]
fn keys_of_1994() {
    let parameters = Parameters::from_name("94-a").expect("a set");
    let x = number(32);
    let key = SigningKey94::from_bytes(&parameters, &x).expect("in range");
    let mut secrets = forms(&x, &BigUint::from_bytes_be(&parameters.q()));
    secrets.push(le(hazmat::nonce_94(&key, &[3; 32], None, 0).expect("a digest").to_vec()));
    gives_nothing_back("a key of GOST R 34.10-94", &secrets, || {
        let key = SigningKey94::from_bytes(&Arc::clone(&parameters), &x).expect("in range").deterministic();
        key.clone().sign_digest(&[3; 32]).expect("signed");
        key.verifying_key();
    });
}

#[test]
fn keys_in_files() {
    let curve = Curve::from_name("512-b").expect("a curve");
    let d = number(64);
    let key = SigningKey::from_bytes(curve, &d).expect("in range");
    let pem = key.to_pkcs8_pem(LineEnding::LF).expect("PEM");
    // These base64 lines of the PEM text contain the private key.
    let lines: Vec<_> =
        pem.lines().filter(|line| !line.starts_with('-')).map(|line| line.as_bytes().to_vec()).collect();
    assert!(lines.len() > 1);
    let mut secrets = forms(&d, &big(curve.order()));
    secrets.extend(lines);
    gives_nothing_back("writing", &secrets, || {
        drop(key.to_pkcs8_der().expect("DER"));
        drop(key.to_pkcs8_pem(LineEnding::LF).expect("PEM"));
    });
    gives_nothing_back("reading", &secrets, || {
        keys::read_private_key(pem.as_bytes()).expect("a key");
        SigningKey::from_pkcs8_pem(&pem).expect("a key");
    });
    let der = key.to_pkcs8_der().expect("DER");
    gives_nothing_back("reading DER", &secrets, || drop(keys::read_private_key(der.as_bytes()).expect("a key")));
    for scheme in [Scheme::KuznyechikCtrAcpkmOmac, Scheme::KuznyechikCtrAcpkm, Scheme::MagmaCtrAcpkmOmac] {
        let with = Encryption { scheme, iterations: 1000 };
        let mut secrets = secrets.clone();
        secrets.extend(worked_in(b"a password of some length"));
        gives_nothing_back("under a password", &secrets, || {
            let password = b"a password of some length";
            let der = keys::write_encrypted_private_key(&key, password, &with).expect("DER");
            keys::read_encrypted_private_key(der.as_bytes(), password, 1000).expect("a key");
            assert!(keys::read_encrypted_private_key(der.as_bytes(), b"another", 1000).is_err());
        });
    }
}

/// Tests MGM. The secrets are the counters, as blocks and as numbers, from the start to the end of a message.
#[test]
fn mgm_in_parts() {
    let aead = registry::Algorithm::from_name("kuznyechik-mgm").and_then(|mgm| mgm.aead(&KEY, &Options::default()));
    let aead = aead.expect("a key");
    let mut secrets = Vec::new();
    for high in [0, 0x80] {
        let mut first = [0; 16];
        first[0] = high;
        Ecb::new(Kuznyechik::new(&KEY)).encrypt(&mut first[..]).expect("a block");
        let number = u128::from_be_bytes(first[..].try_into().expect("a block"));
        // One counter counts in the low half of its block, and the other counter in the high half.
        for n in 0..8 {
            let step = if high == 0 { n } else { n << 64 };
            secrets.extend([
                number.wrapping_add(step).to_be_bytes().to_vec(),
                number.wrapping_add(step).to_le_bytes().to_vec(),
            ]);
        }
    }
    let plaintext = b"a plaintext that nobody else shall see";
    let nonce = [0; 16];
    let mut sealed = *plaintext;
    let mut tag = Vec::new();
    gives_nothing_back("sealing in parts", &secrets, || {
        let mut sealer = aead.sealer(&nonce).expect("a nonce");
        sealer.update_associated(b"associated").expect("first");
        sealed.chunks_mut(7).for_each(|part| sealer.update(part.into()).expect("little"));
        tag = sealer.finalize().expect("not empty").to_vec();
    });
    gives_nothing_back("opening in parts", &secrets, || {
        for right in [true, false] {
            let mut opener = aead.opener(&nonce).expect("a nonce");
            opener.update_associated(b"associated").expect("first");
            sealed.chunks(7).for_each(|part| opener.update(part).expect("little"));
            let tag = if right { &tag[..] } else { &[0; 16] };
            assert_eq!(opener.finalize(tag).is_ok(), right);
        }
    });
    gives_nothing_back("opening unverified", &secrets, || {
        let mut opener = aead.hazmat_opener(&nonce).expect("a nonce");
        opener.update_associated(b"associated").expect("first");
        sealed.chunks_mut(7).for_each(|part| opener.update(part.into()).expect("little"));
        opener.verify(&tag).expect("the right tag");
        assert_eq!(&sealed, plaintext);
    });
}

/// Tests sealed files. The secrets are the user's key, the file's key, and the plaintext.
#[test]
fn sealed_files() {
    let (file_key, plaintext) = ([0x6d; 32], b"a plaintext that nobody else shall see".repeat(3));
    let secrets = [worked_in(&KEY), worked_in(&file_key), vec![plaintext[..38].to_vec()]].concat();
    for algorithm in [Algorithm::Kuznyechik, Algorithm::Magma] {
        let mut sealed = vec![0; plaintext.len() + algorithm.tag_size()];
        let mut header = Vec::new();
        gives_nothing_back("sealing", &secrets, || {
            let recipients = [Recipient::RawKey(&KEY)];
            let sealer = Sealer::for_test_files(algorithm, &recipients, &file_key, &[1; 32], &[]).expect("a recipient");
            header = sealer.header().to_vec();
            sealer.into_chunks().clone().seal_chunk(0, true, &plaintext, &mut sealed).expect("a chunk");
        });
        gives_nothing_back("opening", &secrets, || {
            use fastgost::sealed::SealedReader;
            use std::io::Read;
            let opener = Opener::new(&Header::parse(&header).expect("a header"), &[Identity::RawKey(&KEY)]);
            let mut reader = SealedReader::with_opener(&sealed[..], opener.expect("its key").clone());
            let mut first = [0; 50];
            reader.read_exact(&mut first).expect("the plaintext");
            assert_eq!(first, plaintext[..50]);
        });
    }
}

/// Tests the keys of circuits. The secrets are the words of a key, and its masks.
#[test]
fn keys_of_circuits() {
    use fastgost::{Gost28147, Magma, Sbox, circuits::Key, mode::Direction};
    let bytes = |words: &[u32]| words.iter().flat_map(|w| w.to_ne_bytes()).collect::<Vec<u8>>();
    let (kuznyechik, magma) = (Kuznyechik::new(&KEY), Magma::new(&KEY));
    let gost28147 = Gost28147::new(&KEY, &Sbox::from_name("z").expect("a set"));
    for direction in [Direction::Encrypt, Direction::Decrypt] {
        for key in [
            Key::kuznyechik(&kuznyechik, direction),
            Key::magma(&magma, direction),
            Key::gost28147(&gost28147, direction),
        ] {
            let secrets = [bytes(&key.words()[..8]), bytes(&key.masks()[..32])];
            gives_nothing_back("a circuit's key", &secrets, || drop(key.clone().masks()));
            assert_eq!(format!("{key:?}"), "Key { .. }");
        }
    }
}

/// Tests programs of circuits. The secrets are the masks of a key, and the values that a program computes from the
/// masks.
#[cfg(feature = "circuits")]
#[test]
fn programs_of_circuits() {
    use fastgost::{
        Magma,
        circuits::{Key, Program},
        mode::Direction,
    };
    let bytes = |words: &[u32]| words.iter().flat_map(|w| w.to_ne_bytes()).collect::<Vec<u8>>();
    let (kuznyechik, magma) = (Kuznyechik::new(&KEY), Magma::new(&KEY));
    for direction in [Direction::Encrypt, Direction::Decrypt] {
        for (state, key, program) in [
            (128, Key::kuznyechik(&kuznyechik, direction), Program::kuznyechik(direction)),
            (64, Key::magma(&magma, direction), Program::gost28147("z").expect("a set")),
        ] {
            let masks = key.masks();
            let inputs = [&vec![0x5555_aaaa; state][..], &masks[..program.inputs() - state]].concat();
            let outputs = program.run(&inputs);
            let secrets = [bytes(&masks[..32]), bytes(&outputs[..8])];
            // The caller must wipe the result. So the test leaks the result, and the allocator never gets its memory.
            gives_nothing_back("a program", &secrets, || {
                std::hint::black_box(program.run(&inputs).leak());
            });
        }
    }
}

/// Tests records. The secrets are the root keys and the leaf keys of key trees, keys of MACs, IVs and salts. The test
/// covers all suites of TLS and all transforms of ESP. The test also covers arrays in which the packets have different
/// leaf keys, and forged packets.
#[test]
fn records() {
    use fastgost::{
        hash::Streebog256,
        kdf::{EspTree, TlsTree},
        record::{
            Incoming, Outgoing,
            esp::{self, Transform},
            tls12, tls13,
        },
    };
    let plaintext = b"a plaintext that nobody else shall see";
    let kind = 23;
    // The memory of the packets is not returned to the allocator during the test.
    let mut buffers = vec![vec![0; 80]; 40];
    let mut opened = vec![vec![0; 80]; 40];
    let mut seal_and_open = |seal: &mut dyn FnMut(&mut [Outgoing<'_>]),
                             open: &mut dyn FnMut(&mut [Incoming<'_>]) -> fastgost::Error| {
        let mut outgoing: Vec<_> = buffers.iter_mut().map(|buffer| Outgoing::copied(kind, plaintext, buffer)).collect();
        seal(&mut outgoing);
        let len = outgoing[0].result.as_ref().expect("sealed").packet.len();
        drop(outgoing);
        buffers[3][40] ^= 1;
        let mut incoming: Vec<_> =
            buffers.iter().zip(&mut opened).map(|(packet, buffer)| Incoming::copied(&packet[..len], buffer)).collect();
        open(&mut incoming);
        assert!(incoming[0].result.is_ok() && incoming[3].result.is_err());
    };
    let forms = |keys: &[[u8; 32]]| keys.iter().flat_map(|key| worked_in(key)).collect::<Vec<_>>();
    for suite in tls13::Suite::ALL {
        let iv = &b"\x11 a secret IV   "[..suite.block_size()];
        let leaves = [0, 1, 8, 39].map(|record| *TlsTree::from_key(&KEY, suite.parameters()).key(record));
        let mut secrets = forms(&leaves);
        secrets.extend(worked_in(&KEY));
        if iv.len() >= 8 {
            secrets.push(iv.to_vec());
        }
        gives_nothing_back(suite.name(), &secrets, || {
            let mut sealer = tls13::Sealer::new(suite, &KEY, iv).expect("an IV");
            let mut opener = tls13::Opener::new(suite, &KEY, iv).expect("an IV");
            seal_and_open(&mut |packets| sealer.seal(packets).expect("room"), &mut |packets| {
                opener.open(packets).expect_err("one is altered")
            });
        });
    }
    for suite in tls12::Suite::ALL {
        let (mac_key, iv) = ([0x6d; 32], &b"\xa7secret\xe1"[..suite.iv_size()]);
        let mut secrets = [worked_in(&KEY), worked_in(&mac_key)].concat();
        // The secrets include the IVs of records. Each IV is a secret in two forms: in the form in which the modes use
        // the IV, and as a number in memory.
        for record in [0, 1, 39] {
            let sum = iv.iter().fold(0, |iv: u64, byte| iv << 8 | u64::from(*byte)) + record;
            // An IV of only four bytes is not a secret here, because the test could find these bytes by accident.
            if iv.len() == 8 {
                secrets.extend([sum.to_be_bytes(), sum.to_le_bytes()].map(Vec::from));
            }
        }
        gives_nothing_back(suite.name(), &secrets, || {
            let mut sealer = tls12::Sealer::new(suite, &mac_key, &KEY, iv).expect("an IV");
            let mut opener = tls12::Opener::new(suite, &mac_key, &KEY, iv).expect("an IV");
            seal_and_open(&mut |packets| sealer.seal(packets).expect("room"), &mut |packets| {
                opener.open(packets).expect_err("one is altered")
            });
        });
    }
    for transform in Transform::ALL {
        let key = [&KEY[..], b"a salt of 12"].concat()[..transform.key_size()].to_vec();
        let leaves = [0, 1, 7].map(|i3| *EspTree::new(Hmac::new(Streebog256::new(), &KEY)).key(0, 0, i3));
        let mut secrets = forms(&leaves);
        secrets.extend(worked_in(&KEY));
        if key.len() == 44 {
            secrets.push(key[32..].to_vec());
        }
        gives_nothing_back(transform.name(), &secrets, || {
            let sealer = esp::Sealer::new(transform, 7, &key).expect("a key");
            let mut sealer = sealer.with_leaf_limits(5, 1 << 20).expect("allowed").with_extended_numbers();
            let mut opener = esp::Opener::new(transform, 7, &key).expect("a key").with_extended_numbers();
            seal_and_open(&mut |packets| sealer.seal(packets).expect("room"), &mut |packets| {
                opener.open(packets).expect_err("one is altered")
            });
        });
    }
}
