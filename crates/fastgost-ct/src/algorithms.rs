//! Makes the cases for ciphers, for hash functions, and for algorithms that are built on them.
use crate::{Case, Secrets};
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Level, Magma, Sbox,
    aead::{CntImit, CtrOmac},
    batch::{self, Keys, Message, Packet},
    circuits::Key,
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::{EspTree, Hkdf, Pbkdf2Job, TlsTree, TlsTreeParameters, kdf_tree, pbkdf2, pbkdf2_many, prf_plus, prf_tls},
    mac::Hmac,
    registry::{Algorithm, Direction, Kind, Options},
    wrap::{KExp15, cryptopro_wrap, gost28147_wrap},
};
use std::hint::black_box;

/// The length of the longest data in bytes. Kernels process blocks in groups. This data fills one group of the greatest
/// size (512 blocks of 16 bytes), and then one group of each smaller size.
const LONGEST: usize = 8192 + 2048 + 272;
const LENGTHS: [usize; 4] = [16, 240, 1040, LONGEST];
/// The number of messages that one call of `many` gets for a MAC. There are more messages than lanes, and all messages
/// have different lengths.
const MANY: usize = 70;
/// The message of the panic if this CPU does not support a level (a set of CPU features). This never happens, because
/// every listed level runs on this CPU.
const HERE: &str = "this CPU has the level";

pub(crate) fn add(level: Level, cases: &mut Vec<Case>) {
    // Key derivation and key wraps get their cases further down in this file. Signatures get their cases in the module
    // `keys`.
    let others = |a: &&Algorithm| matches!(a.kind, Kind::Cipher | Kind::Aead | Kind::Mac | Kind::Hash);
    for algorithm in Algorithm::all().iter().filter(others) {
        if algorithm.levels().contains(&level) {
            cases.push(Case::new(algorithm.name, move |secrets| run(algorithm, level, secrets)));
        }
    }
    if Kuznyechik::levels().any(|l| l == level) {
        cases.push(Case::new("kexp15 over kuznyechik", move |secrets| {
            export(secrets, move |key| Kuznyechik::with_level(level, key).expect(HERE), &[3; 8])
        }));
        cases.push(Case::new("records of tls 1.2 under kuznyechik", move |secrets| {
            record(secrets, move |key| Kuznyechik::with_level(level, key).expect(HERE), &[3; 8])
        }));
        cases.push(Case::new("keys for circuits of kuznyechik", move |secrets| {
            masks(secrets, move |key| Kuznyechik::with_level(level, key).expect(HERE), Key::kuznyechik)
        }));
    }
    if Magma::levels().any(|l| l == level) {
        cases.push(Case::new("kexp15 over magma", move |secrets| {
            export(secrets, move |key| Magma::with_level(level, key).expect(HERE), &[3; 4])
        }));
        cases.push(Case::new("records of tls 1.2 under magma", move |secrets| {
            record(secrets, move |key| Magma::with_level(level, key).expect(HERE), &[3; 4])
        }));
        cases.push(Case::new("keys for circuits of magma", move |secrets| {
            masks(secrets, move |key| Magma::with_level(level, key).expect(HERE), Key::magma)
        }));
        cases.push(Case::new("key wraps and cnt-imit of gost28147", move |secrets| {
            let octets = secrets.bytes();
            wrap_and_seal(secrets, move |key| {
                Gost28147::with_level(level, key, &Sbox::from_octets(&octets)).expect(HERE)
            })
        }));
    }
    if Streebog256::levels().any(|l| l == level) {
        cases.push(Case::new("derivations over streebog256", move |secrets| {
            derive(secrets, move || Streebog256::with_level(level).expect(HERE))
        }));
        cases.push(Case::new("derivations over streebog512", move |secrets| {
            derive(secrets, move || Streebog512::with_level(level).expect(HERE))
        }));
        cases.push(Case::new("kdf_tree and trees of keys", move |secrets| {
            trees(secrets, Streebog256::with_level(level).expect(HERE))
        }));
    }
    if Gost94::levels().any(|l| l == level) {
        cases.push(Case::new("derivations over gost94", move |secrets| {
            let octets = secrets.bytes();
            derive(secrets, move || Gost94::with_level(level, &Sbox::from_octets(&octets)).expect(HERE))
        }));
    }
}

/// Returns a closure that runs all operations of an algorithm. The key and the data are secret.
fn run(algorithm: &'static Algorithm, level: Level, secrets: &dyn Secrets) -> impl FnOnce() + use<> {
    let mut key: [u8; 64] = secrets.bytes();
    // Some keys consist of two keys, and it is public whether these two keys are equal. So a public byte in each of the
    // two keys makes them different.
    (key[0], key[32]) = (1, 2);
    let octets = secrets.bytes();
    let mut secret_data = vec![0; LONGEST];
    secrets.fill(&mut secret_data);
    move || {
        let key = &key[..algorithm.key_size().unwrap_or(32)];
        // The rows of the S-box set are secret. The number that identifies an `Sbox` is public. So it is also public
        // whether two `Sbox` values hold the same set.
        let sbox = Sbox::from_octets(&octets);
        let sbox = ["gost28147", "gost94"].iter().any(|name| algorithm.name.starts_with(name)).then_some(&sbox);
        let iv = vec![3; algorithm.iv_size().map_or(0, |iv| iv.preferred)];
        let options = Options { level: Some(level), iv: &iv, sbox, ..Options::default() };
        for len in LENGTHS {
            let mut data = secret_data[..len].to_vec();
            match algorithm.kind {
                Kind::Aead => seal(algorithm, key, &options, data),
                Kind::Mac => {
                    let mut mac = algorithm.mac(key, &options).expect("an algorithm's own options");
                    mac.update(&data).expect("less than a key may process");
                    if len == LONGEST {
                        let messages: Vec<_> = (0..MANY).map(|i| &data[..9 * i]).collect();
                        let done = &mut |_, tag| drop(black_box(tag));
                        mac.many(&messages, done).expect("less than a key may process");
                    }
                    black_box(mac.finalize_reset());
                }
                Kind::Hash => {
                    let mut hash = algorithm.hasher(&options).expect("an algorithm's own options");
                    hash.update(&data);
                    black_box(hash.finalize_reset());
                    // There are more messages than lanes, and all messages have different lengths.
                    let messages: Vec<_> = (0..=hash.parallel_messages()).map(|i| &data[i.min(len)..]).collect();
                    hash.many(&messages, &mut |_, digest| drop(black_box(digest)));
                }
                _ => {
                    for direction in [Direction::Encrypt, Direction::Decrypt] {
                        let mut mode = algorithm.cipher(direction, key, &options).expect("an algorithm's own options");
                        mode.apply(data[..].as_mut().into()).expect("whole blocks");
                        if algorithm.name.ends_with("-ctr") || algorithm.name.ends_with("-cnt") {
                            let mut messages: Vec<_> =
                                data.chunks_mut(100).map(|data| Message::new(&iv, data)).collect();
                            mode.many(&mut messages).expect("allowed");
                        }
                    }
                    black_box(data);
                }
            }
        }
    }
}

fn seal(algorithm: &Algorithm, key: &[u8], options: &Options<'_>, mut data: Vec<u8>) {
    let (iv, len) = (options.iv, data.len());
    let aead = algorithm.aead(key, &Options { iv: &[], ..options.clone() }).expect("an algorithm's own options");
    let associated = data[..if algorithm.has_associated_data() { len / 3 } else { 0 }].to_vec();
    let tag = aead.seal(iv, &associated, data[..].as_mut().into()).expect("allowed");
    // Whether a tag is right is public, although this result is computed from secrets. To avoid a branch on this
    // result, `open` gets a tag of the wrong length here. With this tag, `open` does all its work except the
    // decryption, and the decryption would run the same code as the encryption above.
    aead.open(iv, &associated, data[..].as_mut().into(), &tag[1..]).expect_err("too short");
    // Now the message is sealed and opened piece by piece. At the end, each opener gets a tag of the wrong length, for
    // the same reason as `open`.
    let mut sealer = aead.sealer(iv).expect("a nonce");
    let mut opener = aead.opener(iv).expect("a nonce");
    let mut unverified = aead.hazmat_opener(iv).expect("a nonce");
    let parts = [len / 5 + 3, len / 2];
    for part in associated.chunks(7 + len / 9) {
        sealer.update_associated(part).expect("allowed");
        opener.update_associated(part).expect("allowed");
        unverified.update_associated(part).expect("allowed");
    }
    let (first, rest) = data.split_at_mut(parts[0]);
    for part in [first].into_iter().chain(rest.chunks_mut(parts[1])) {
        sealer.update((&mut *part).into()).expect("allowed");
        opener.update(part).expect("allowed");
        unverified.update(part.into()).expect("allowed");
    }
    black_box(sealer.finalize().expect("not empty"));
    opener.finalize(&tag[1..]).expect_err("too short");
    unverified.verify(&tag[1..]).expect_err("too short");
    if len < LONGEST {
        return;
    }
    let (mut data, mut tags) = (vec![data[..9 * MANY].to_vec(); MANY], vec![vec![0; aead.tag_size()]; MANY]);
    let messages = data.iter_mut().zip(&mut tags).enumerate();
    let mut packets: Vec<_> = messages
        .map(|(i, (data, tag))| Packet::new(iv, &associated[..i.min(associated.len())], &mut data[..9 * i], tag))
        .collect();
    aead.seal_many(&mut packets[1..]).expect("allowed");
    black_box(tags);
}

/// Returns a closure that runs all algorithms that are built on a hash function. Keys, messages and passwords are
/// secret.
fn derive<H: Hash, F: FnOnce() -> H>(secrets: &dyn Secrets, hash: F) -> impl FnOnce() + use<H, F> {
    let (key, long, data): ([u8; 32], [u8; 100], [u8; 300]) = (secrets.bytes(), secrets.bytes(), secrets.bytes());
    move || {
        let hash = hash();
        // A key longer than a block is hashed.
        let keys = [&key[..], &key[7..], &long].map(|key| Hmac::new(hash.clone(), key));
        // There are more messages than lanes, and all messages have different lengths.
        let messages: Vec<&[u8]> = (0..=hash.parallel_messages()).map(|i| &data[11 * i..]).collect();
        keys[2].finalize_many(messages.iter().copied(), |_, tag| drop(black_box(tag)));
        let pairs: Vec<_> = messages.iter().enumerate().map(|(i, m)| (&keys[i % 3], *m)).collect();
        Hmac::finalize_many_keys(&pairs, |_, tag| drop(black_box(tag)));
        let mut output = [0; 200];
        pbkdf2(&keys[0], &data[..16], 3, &mut output[..70]).expect("an allowed length");
        let (one, two) = output.split_at_mut(64);
        let mut jobs =
            [(&keys[1], one), (&keys[2], two)].map(|(password, output)| Pbkdf2Job { password, salt: b"salt", output });
        pbkdf2_many(&mut jobs, 3).expect("allowed lengths");
        Hkdf::new(hash, &long, &data).expand(&data[..9], &mut output).expect("an allowed length");
        prf_plus(&keys[0], &data[..40], &mut output).expect("an allowed length");
        prf_tls(&keys[0], b"label", &data[..40], &mut output);
        black_box(output);
    }
}

/// Returns a closure that makes a cipher from a secret key, and computes the masks of its round keys for both
/// directions. A mask is a word whose bits are all equal to one bit of a round key.
fn masks<C: Cipher, F: Fn(&[u8; 32]) -> C>(
    secrets: &dyn Secrets,
    cipher: F,
    key: fn(&C, Direction) -> Key,
) -> impl FnOnce() + use<C, F> {
    let bytes: [u8; 32] = secrets.bytes();
    move || {
        let cipher = cipher(&bytes);
        for direction in [Direction::Encrypt, Direction::Decrypt] {
            black_box(key(&cipher, direction).masks());
        }
    }
}

/// Returns a closure that wraps a secret key by KExp15. The case does not unwrap keys, because unwrapping branches on
/// whether the MAC is right. This result is public, although it is computed from secrets.
fn export<C: Cipher, F: Fn(&[u8; 32]) -> C>(
    secrets: &dyn Secrets,
    cipher: F,
    iv: &'static [u8],
) -> impl FnOnce() + use<C, F> {
    let keys: [[u8; 32]; 3] = [secrets.bytes(), secrets.bytes(), secrets.bytes()];
    move || {
        let mut wrapped = [0; 32 + 16];
        let wrapped = &mut wrapped[..32 + C::BLOCK_SIZE];
        KExp15::new(cipher(&keys[0]), cipher(&keys[1])).export(iv, &keys[2], wrapped).expect("it fits");
        black_box(wrapped);
    }
}

/// Returns a closure that seals data with CTR and OMAC. The case does not open data, because opening branches on
/// whether the tag is right (see `export`).
fn record<C: Cipher, F: Fn(&[u8; 32]) -> C>(
    secrets: &dyn Secrets,
    cipher: F,
    iv: &'static [u8],
) -> impl FnOnce() + use<C, F> {
    let keys: [[u8; 32]; 2] = [secrets.bytes(), secrets.bytes()];
    let mut data: [u8; 3000] = secrets.bytes();
    move || {
        let aead = CtrOmac::new(cipher(&keys[0]), cipher(&keys[1])).mac_then_encrypt();
        let aead = aead.with_section(1024).expect("whole blocks");
        black_box(aead.seal(iv, b"header", &mut data[..]).expect("allowed"));
        black_box(data);
    }
}

/// Returns a closure that wraps keys with GOST 28147-89, and seals messages with `CntImit`. The case does not unwrap or
/// open anything, because the code would branch on whether the MAC is right (see `export`).
fn wrap_and_seal<F: FnOnce(&[u8; 32]) -> Gost28147>(secrets: &dyn Secrets, cipher: F) -> impl FnOnce() + use<F> {
    let keys: [[u8; 32]; 2] = [secrets.bytes(), secrets.bytes()];
    let mut data: [u8; 3000] = secrets.bytes();
    move || {
        let kek = cipher(&keys[0]);
        black_box(gost28147_wrap(&kek, &[3; 8], &keys[1]));
        black_box(cryptopro_wrap(&kek, &[3; 8], &keys[1]));
        let aeads = [kek.rekey(&keys[1]), kek.clone()].map(|key| CntImit::new(key).with_meshing());
        black_box(aeads[1].seal(&[3; 8], b"header", &mut data[..]).expect("8 bytes"));
        // Two messages with different keys are processed together, in two lanes. Key meshing changes the keys within
        // the messages.
        let (mut tags, (one, two)) = ([[0; CntImit::TAG_SIZE]; 2], data.split_at_mut(1100));
        let [tag_one, tag_two] = &mut tags;
        let mut packets = [Packet::new(&[3; 8], b"header", one, tag_one), Packet::new(&[4; 8], &[], two, tag_two)];
        batch::seal(Keys::PerMessage(&aeads.each_ref()), &mut packets).expect("8 bytes");
        black_box(tags);
        let (one, two) = data.split_at_mut(2300);
        let mut messages = [Message::new(&[3; 8], one), Message::new(&[4; 8], two)];
        batch::cnt_meshed(Keys::One(&kek), &mut messages).expect("8 bytes");
        black_box(data);
    }
}

/// Returns a closure that runs `kdf_tree`, `TlsTree` and `EspTree`. These functions are defined for Streebog-256 only.
fn trees(secrets: &dyn Secrets, hash: Streebog256) -> impl FnOnce() + use<> {
    let (key, seed): ([u8; 32], [u8; 8]) = (secrets.bytes(), secrets.bytes());
    move || {
        let root = Hmac::new(hash, &key);
        let mut output = [0; 100];
        kdf_tree(&root, b"label", &seed, 1, &mut output).expect("an allowed length");
        black_box(output);
        let mut tree = TlsTree::new(root.clone(), TlsTreeParameters::MAGMA_CTR_OMAC);
        let mut esp = EspTree::new(root);
        for record in [0, 1, 1 << 13, 1 << 40] {
            black_box(tree.key(record));
            black_box(esp.key((record >> 40) as u8, (record >> 13) as u16, record as u16));
        }
    }
}
