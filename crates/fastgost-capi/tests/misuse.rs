//! Every way to call the interface wrongly gets its error, and changes nothing. Through the exported functions, as C calls them.
#![allow(unsafe_code)]
// Wrong calls are what this file is about; none of them is one that the library could not check.
#![allow(clippy::undocumented_unsafe_blocks)]
use fastgost_capi::{
    aead::*, cipher::*, errors::*, hash::*, info::*, kdf::*, keys::*, mac::*, sealed::*, sign::*, types::*,
};
use std::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::{null, null_mut},
    sync::{Arc, Barrier},
};

const KEY: [u8; 32] = [7; 32];
const IV: [u8; 16] = [1; 16];

/// Calls a function, and compares what it returns and what the error says.
macro_rules! check {
    ($call:expr) => {
        check!($call, FASTGOST_OK, "")
    };
    ($call:expr, $code:expr, $text:expr) => {{
        // SAFETY: wrong calls are what this file is about; none of them is one that could not be checked.
        #[allow(unused_unsafe)]
        let code = unsafe { $call };
        assert_eq!((code, code == 0 || last().contains($text)), ($code, true), "{}: {}", stringify!($call), last());
    }};
}

fn last() -> String {
    // SAFETY: it is a string, until the next error.
    unsafe { CStr::from_ptr(fastgost_last_error()) }.to_string_lossy().into_owned()
}

fn text(name: &CStr) -> *const c_char {
    name.as_ptr()
}

fn new_hash() -> *mut Hash {
    let mut hash = null_mut();
    check!(fastgost_hash_new(text(c"streebog256"), null(), &mut hash));
    hash
}

fn new_mac() -> *mut Mac {
    let mut mac = null_mut();
    check!(fastgost_mac_new(text(c"kuznyechik-omac"), KEY.as_ptr(), 32, null(), &mut mac));
    mac
}

fn new_cipher(name: &CStr, direction: c_int, iv: usize) -> *mut Cipher {
    let mut cipher = null_mut();
    check!(fastgost_cipher_new(text(name), direction, KEY.as_ptr(), 32, IV.as_ptr(), iv, null(), &mut cipher));
    cipher
}

fn new_aead() -> *mut Aead {
    let mut aead = null_mut();
    check!(fastgost_aead_new(text(c"kuznyechik-mgm"), KEY.as_ptr(), 32, null(), &mut aead));
    aead
}

fn new_key() -> *mut PrivateKey {
    let mut key = null_mut();
    check!(fastgost_private_key_new(text(c"gost3410-256-a"), KEY.as_ptr(), 32, &mut key));
    key
}

fn public(key: *mut PrivateKey) -> *mut PublicKey {
    let mut public = null_mut();
    check!(fastgost_private_key_public(key, &mut public));
    public
}

#[test]
fn handles_of_other_types_and_freed_ones() {
    let (hash, mac) = (new_hash(), new_mac());
    check!(fastgost_hash_update(mac.cast(), null(), 0), FASTGOST_ERROR_HANDLE, "a handle of another type");
    check!(fastgost_mac_update(hash.cast(), null(), 0), FASTGOST_ERROR_HANDLE, "not a fastgost_mac");
    check!(fastgost_hash_free(mac.cast()), FASTGOST_ERROR_HANDLE, "another type");
    // It was not freed, and still works.
    check!(fastgost_mac_update(mac, b"abc".as_ptr(), 3));
    check!(fastgost_hash_free(hash));
    check!(fastgost_hash_free(hash), FASTGOST_ERROR_HANDLE, "was freed");
    check!(fastgost_hash_update(hash, null(), 0), FASTGOST_ERROR_HANDLE, "was freed");
    let mut copy = hash;
    check!(fastgost_hash_dup(hash, &mut copy), FASTGOST_ERROR_HANDLE, "was freed");
    assert!(copy.is_null(), "null on failure");
    check!(fastgost_mac_free(mac));
    // Memory that is no handle, and addresses that cannot be one.
    let other = [0_u64; 16];
    check!(fastgost_hash_update(other.as_ptr().cast_mut().cast(), null(), 0), FASTGOST_ERROR_HANDLE, "not returned by");
    check!(
        fastgost_hash_update(std::ptr::without_provenance_mut(1), null(), 0),
        FASTGOST_ERROR_HANDLE,
        "not returned by"
    );
    check!(fastgost_hash_update(null_mut(), null(), 0), FASTGOST_ERROR_NULL_POINTER, "instead of a fastgost_hash");
}

#[test]
fn freed_handles_stay_recognisable_and_their_memory_is_used_again() {
    let first = new_hash();
    check!(fastgost_hash_free(first));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..5000 {
        let hash = new_hash();
        seen.insert(hash);
        check!(fastgost_hash_free(hash));
        if seen.len() < 900 {
            check!(fastgost_hash_reset(first), FASTGOST_ERROR_HANDLE, "was freed");
        }
    }
    assert!(seen.len() < 4000, "{} slots for one handle at a time", seen.len());
}

#[test]
fn every_free_accepts_null() {
    check!(fastgost_hash_free(null_mut()));
    check!(fastgost_mac_free(null_mut()));
    check!(fastgost_cipher_free(null_mut()));
    check!(fastgost_aead_free(null_mut()));
    check!(fastgost_sealer_free(null_mut()));
    check!(fastgost_opener_free(null_mut()));
    check!(fastgost_unverified_free(null_mut()));
    check!(fastgost_private_key_free(null_mut()));
    check!(fastgost_public_key_free(null_mut()));
}

#[test]
fn null_pointers() {
    let (hash, mac, cipher, aead) = (new_hash(), new_mac(), new_cipher(c"magma-ctr", 0, 4), new_aead());
    let key = new_key();
    const NULL: c_int = FASTGOST_ERROR_NULL_POINTER;
    check!(fastgost_hash_new(null(), null(), &mut null_mut()), NULL, "the name of the algorithm");
    check!(fastgost_hash_new(text(c"streebog256"), null(), null_mut()), NULL, "fastgost_hash is a null pointer");
    check!(fastgost_hash_update(hash, null(), 1), NULL, "the data");
    check!(fastgost_hash_final(hash, null_mut(), 32), NULL, "the output");
    check!(fastgost_hash_size(hash, null_mut()), NULL, "the size");
    check!(fastgost_hash_level(hash, null_mut()), NULL, "the level");
    check!(fastgost_hash_many(hash, null(), 1, [0; 32].as_mut_ptr(), 32), NULL, "the array of messages");
    let messages = [Bytes { data: null(), len: 1 }];
    check!(fastgost_hash_many(hash, messages.as_ptr(), 1, [0; 32].as_mut_ptr(), 32), NULL, "a buffer of a message");
    check!(fastgost_mac_new(text(c"magma-omac"), null(), 32, null(), &mut null_mut()), NULL, "the key");
    check!(fastgost_mac_verify(mac, null(), 16), NULL, "the tag");
    check!(fastgost_cipher_update(cipher, null(), null_mut(), 1), NULL, "the data");
    check!(fastgost_cipher_update(cipher, IV.as_ptr(), null_mut(), 1), NULL, "the output");
    check!(fastgost_cipher_many(cipher, null_mut(), 1), NULL, "the array");
    check!(fastgost_cipher_finish(cipher, 0, null(), 0, null_mut(), 0, null_mut()), NULL, "the length of the output");
    let mut data = [0; 8];
    let seal =
        |nonce, data, tag| unsafe { fastgost_aead_seal(aead, nonce, 16, null(), 0, data, data.cast_mut(), 8, tag, 16) };
    check!(seal(null(), data.as_mut_ptr(), [0; 16].as_mut_ptr()), NULL, "the nonce");
    check!(seal(IV.as_ptr(), null_mut(), [0; 16].as_mut_ptr()), NULL, "the data");
    check!(seal(IV.as_ptr(), data.as_mut_ptr(), null_mut()), NULL, "the tag");
    check!(fastgost_private_key_read(null(), 5, null(), 0, 0, &mut null_mut()), NULL, "the private key");
    check!(fastgost_private_key_bytes(key, null_mut(), 32), NULL, "the key");
    check!(
        fastgost_private_key_agree(key, null(), text(c"vko-256"), IV.as_ptr(), 8, data.as_mut_ptr(), 8),
        NULL,
        "public_key"
    );
    check!(fastgost_level_count(null_mut()), NULL, "the count");
    check!(
        fastgost_sealed_seal_stream(text(c"magma"), null(), 0, None, null_mut(), None, null_mut()),
        NULL,
        "that reads"
    );
    check!(
        fastgost_pbkdf2(text(c"pbkdf2-streebog512"), null(), 0, null(), 0, 1, null_mut(), 4),
        NULL,
        "the derived key"
    );
    // Nothing happened to them: the empty message's digest.
    let (mut digest, mut expected) = ([0; 32], [0; 32]);
    check!(fastgost_hash_final(hash, digest.as_mut_ptr(), 32));
    check!(fastgost_hash_digest(text(c"streebog256"), null(), 0, expected.as_mut_ptr(), 32));
    assert_eq!(digest, expected);
    check!(fastgost_hash_free(hash));
    check!(fastgost_mac_free(mac));
    check!(fastgost_cipher_free(cipher));
    check!(fastgost_aead_free(aead));
    check!(fastgost_private_key_free(key));
}

#[test]
fn overlapping_buffers() {
    const OVERLAP: c_int = FASTGOST_ERROR_OVERLAP;
    let cipher = new_cipher(c"kuznyechik-ctr", 0, 8);
    let aead = new_aead();
    let mut memory = [9_u8; 64];
    let at = memory.as_mut_ptr();
    check!(fastgost_cipher_update(cipher, at, at.wrapping_add(1), 16), OVERLAP, "allowed: separate buffers");
    check!(fastgost_cipher_update(cipher, at.wrapping_add(15), at, 16), OVERLAP, "overlap");
    check!(fastgost_cipher_finish(cipher, 0, at, 16, at, 16, &mut 0), OVERLAP, "overlap");
    check!(fastgost_aead_seal(aead, IV.as_ptr(), 16, null(), 0, at, at, 32, at.wrapping_add(31), 16), OVERLAP, "");
    check!(
        fastgost_aead_seal(aead, at, 16, null(), 0, at.wrapping_add(8), at.wrapping_add(8), 8, at.wrapping_add(32), 16),
        OVERLAP,
        ""
    );
    check!(
        fastgost_aead_open(aead, IV.as_ptr(), 16, at, 9, at.wrapping_add(8), at.wrapping_add(8), 8, IV.as_ptr(), 16),
        OVERLAP,
        ""
    );
    check!(fastgost_hash_digest(text(c"streebog256"), at, 33, at.wrapping_add(32), 32), OVERLAP, "overlap");
    check!(fastgost_kdf_tree(at, 32, null(), 0, null(), 0, 1, at.wrapping_add(31), 32), OVERLAP, "overlap");
    let hash = new_hash();
    let messages = [Bytes { data: at, len: 8 }, Bytes { data: at.wrapping_add(32), len: 1 }];
    check!(fastgost_hash_many(hash, messages.as_ptr(), 2, at, 64), OVERLAP, "overlap");
    assert_eq!(memory, [9; 64], "nothing was written");
    // Separate ones, and ones that only touch, are accepted.
    check!(fastgost_cipher_update(cipher, at, at.wrapping_add(16), 16));
    check!(fastgost_cipher_update(cipher, at, at, 64));
    check!(fastgost_hash_free(hash));
    check!(fastgost_cipher_free(cipher));
    check!(fastgost_aead_free(aead));
}

fn packet(nonce: *const u8, associated: (*const u8, usize), data: (*mut u8, usize), tag: *mut u8) -> Packet {
    Packet {
        nonce,
        nonce_len: 16,
        associated: associated.0,
        associated_len: associated.1,
        data: data.0,
        len: data.1,
        tag,
        tag_len: 16,
        result: -1,
    }
}

#[test]
fn overlapping_packets() {
    let aead = new_aead();
    let mut memory = [9_u8; 512];
    let start = memory.as_mut_ptr();
    let at = |i: usize| start.wrapping_add(i);
    let (nonce, none) = (IV.as_ptr(), (null(), 0));
    // Data over data, tag over data, a nonce that is written, associated data that is written, by the first or by the last.
    let cases = [
        [packet(nonce, none, (at(0), 17), at(100)), packet(nonce, none, (at(16), 16), at(200))],
        [packet(nonce, none, (at(0), 16), at(100)), packet(nonce, none, (at(115), 16), at(200))],
        [packet(nonce, none, (at(0), 16), at(100)), packet(at(90), none, (at(32), 16), at(200))],
        [packet(nonce, (at(215), 2), (at(0), 16), at(100)), packet(nonce, none, (at(32), 16), at(200))],
        [packet(nonce, (at(0), 400), (at(450), 1), at(480)), packet(nonce, none, (at(32), 16), at(200))],
        [packet(nonce, none, (at(300), 16), at(400)), packet(nonce, (at(299), 2), (at(32), 16), at(200))],
    ];
    for (i, mut packets) in cases.into_iter().enumerate() {
        // SAFETY: all are inside `memory`.
        let code = unsafe { fastgost_aead_seal_many(aead, packets.as_mut_ptr(), 2) };
        assert_eq!(code, FASTGOST_ERROR_OVERLAP, "case {i}: {}", last());
        assert_eq!([packets[0].result, packets[1].result], [-1; 2]);
    }
    // The array itself.
    let mut packets = [packet(nonce, none, (null_mut(), 0), at(0)), packet(nonce, none, (null_mut(), 0), at(16))];
    packets[0].data = packets.as_mut_ptr().cast();
    packets[0].len = 1;
    check!(fastgost_aead_seal_many(aead, packets.as_mut_ptr(), 2), FASTGOST_ERROR_OVERLAP, "");
    // What only touches is accepted, in any order, as is one nonce or header for all that read it.
    let mut packets = [
        packet(nonce, (at(128), 64), (at(32), 32), at(64)),
        packet(nonce, (at(128), 64), (at(0), 32), at(80)),
        packet(nonce, (at(130), 1), (at(96), 32), at(192)),
    ];
    check!(fastgost_aead_seal_many(aead, packets.as_mut_ptr(), 3));
    check!(fastgost_aead_open_many(aead, packets.as_mut_ptr(), 3));
    assert_eq!(memory[..64], [9; 64]);
    check!(fastgost_aead_free(aead));
}

#[test]
fn one_bad_packet_or_message() {
    let aead = new_aead();
    let (mut data, mut tags) = ([[5_u8; 10]; 3], [[0_u8; 16]; 3]);
    let mut packets: Vec<Packet> = data
        .iter_mut()
        .zip(&mut tags)
        .map(|(data, tag)| packet(IV.as_ptr(), (null(), 0), (data.as_mut_ptr(), 10), tag.as_mut_ptr()))
        .collect();
    packets[1].nonce_len = 15;
    check!(fastgost_aead_seal_many(aead, packets.as_mut_ptr(), 3), FASTGOST_ERROR_IV_LENGTH, "15 bytes");
    assert_eq!(packets.iter().map(|p| p.result).collect::<Vec<_>>(), [0, FASTGOST_ERROR_IV_LENGTH, 0]);
    packets[1].nonce_len = 16;
    // SAFETY: the tag's first byte.
    unsafe { *packets[2].tag ^= 1 };
    check!(fastgost_aead_open_many(aead, packets.as_mut_ptr(), 3), FASTGOST_ERROR_TAG_MISMATCH, "tag");
    assert_eq!(packets[0].result, 0);
    assert_eq!(packets[2].result, FASTGOST_ERROR_TAG_MISMATCH);
    assert_eq!(data[0], [5; 10]);
    assert_ne!(data[2], [5; 10]);
    check!(fastgost_aead_free(aead));

    let (cfb, ctr) = (new_cipher(c"kuznyechik-cfb", 0, 16), new_cipher(c"kuznyechik-ctr", 0, 8));
    let mut data = [0; 4];
    let mut message = Message { iv: IV.as_ptr(), iv_len: 8, data: data.as_mut_ptr(), len: 4, result: -1 };
    check!(fastgost_cipher_many(cfb, &mut message, 1), FASTGOST_ERROR_UNSUPPORTED, "only CTR and CNT");
    assert_eq!(message.result, FASTGOST_ERROR_UNSUPPORTED);
    check!(fastgost_cipher_many(ctr, &mut message, 1));
    assert_eq!(message.result, 0);
    check!(fastgost_cipher_free(cfb));
    check!(fastgost_cipher_free(ctr));
}

#[test]
fn wrong_lengths() {
    let (hash, mac, aead, key) = (new_hash(), new_mac(), new_aead(), new_key());
    let mut out = [0_u8; 200];
    let at = out.as_mut_ptr();
    for size in [0, 31, 33, 64] {
        check!(fastgost_hash_final(hash, at, size), FASTGOST_ERROR_BUFFER_SIZE, "allowed: 1 times 32");
    }
    check!(fastgost_hash_digest(text(c"streebog512"), null(), 0, at, 32), FASTGOST_ERROR_BUFFER_SIZE, "64");
    check!(fastgost_hash_many(hash, null(), 0, at, 32), FASTGOST_ERROR_BUFFER_SIZE, "0 times 32");
    check!(fastgost_hash_many(hash, null(), usize::MAX, at, 32), FASTGOST_ERROR_BUFFER_SIZE, "times 32");
    check!(fastgost_mac_final(mac, at, 15), FASTGOST_ERROR_BUFFER_SIZE, "1 times 16");
    check!(fastgost_mac_verify(mac, at, 15), FASTGOST_ERROR_TAG_MISMATCH, "");
    check!(
        fastgost_mac_new(text(c"magma-omac"), at, 31, null(), &mut null_mut()),
        FASTGOST_ERROR_KEY_LENGTH,
        "31 bytes"
    );
    check!(
        fastgost_aead_seal(aead, at, 16, null(), 0, null(), null_mut(), 0, at, 15),
        FASTGOST_ERROR_BUFFER_SIZE,
        "16"
    );
    check!(fastgost_private_key_bytes(key, at, 64), FASTGOST_ERROR_BUFFER_SIZE, "32");
    check!(fastgost_private_key_sign(key, null(), 0, 0, at, 63), FASTGOST_ERROR_BUFFER_SIZE, "64");
    check!(
        fastgost_private_key_sign_digest(key, at, 31, 0, at.wrapping_add(64), 64),
        FASTGOST_ERROR_DIGEST_LENGTH,
        "31"
    );
    let public = public(key);
    check!(fastgost_public_key_bytes(public, at, 63), FASTGOST_ERROR_BUFFER_SIZE, "64");
    check!(fastgost_public_key_verify(public, null(), 0, 0, at, 63), FASTGOST_ERROR_SIGNATURE_LENGTH, "63");
    check!(
        fastgost_private_key_agree(key, public, text(c"vko-256"), KEY.as_ptr(), 8, at, 64),
        FASTGOST_ERROR_BUFFER_SIZE,
        "32"
    );
    let mut needed = 0;
    check!(fastgost_public_key_write(public, FASTGOST_PEM, at, 20, &mut needed), FASTGOST_ERROR_BUFFER_SIZE, "or more");
    assert!((100..300).contains(&needed), "{needed}");
    // Longer than memory.
    check!(fastgost_hash_update(hash, at, usize::MAX), FASTGOST_ERROR_ADDRESS, "does not fit into memory");
    check!(fastgost_hash_update(hash, at, isize::MAX as usize + 1), FASTGOST_ERROR_ADDRESS, "");
    check!(fastgost_cipher_many(null(), null_mut(), 0), FASTGOST_ERROR_NULL_POINTER, "fastgost_cipher");
    let odd = at.wrapping_add(1 + at.align_offset(8)).cast::<Bytes>();
    check!(fastgost_hash_many(hash, odd, 1, [0; 32].as_mut_ptr(), 32), FASTGOST_ERROR_ADDRESS, "not aligned");
    check!(fastgost_sealed_bound(usize::MAX, 1, &mut needed), FASTGOST_ERROR_ADDRESS, "does not fit");
    check!(fastgost_hash_free(hash));
    check!(fastgost_mac_free(mac));
    check!(fastgost_aead_free(aead));
    check!(fastgost_private_key_free(key));
    check!(fastgost_public_key_free(public));
}

#[test]
fn names_and_options() {
    let new = |name: *const c_char, options: *const Options| {
        let mut hash = std::ptr::without_provenance_mut(8);
        // SAFETY: a name, and options or null.
        let code = unsafe { fastgost_hash_new(name, options, &mut hash) };
        assert!(code == 0 || hash.is_null());
        check!(fastgost_hash_free(hash));
        code
    };
    assert_eq!(new(text(c"sha256"), null()), FASTGOST_ERROR_UNKNOWN_ALGORITHM);
    assert_eq!(new(text(c"kuznyechik-ctr"), null()), FASTGOST_ERROR_UNSUPPORTED);
    assert_eq!(new(c"\xff\xfe".as_ptr(), null()), FASTGOST_ERROR_TEXT);
    let endless = [b'a'; 256];
    assert_eq!(new(endless.as_ptr().cast(), null()), FASTGOST_ERROR_TEXT);
    let plain = Options {
        size: size_of::<Options>(),
        level: null(),
        sbox: null(),
        section: 0,
        tag_size: 0,
        meshing: 0,
        imit_plain: 0,
    };
    let with = |options: Options| new(text(c"streebog256"), &options);
    assert_eq!(with(plain), FASTGOST_OK);
    assert_eq!(with(Options { size: 0, ..plain }), FASTGOST_ERROR_BUFFER_SIZE);
    assert_eq!(with(Options { size: plain.size - 1, ..plain }), FASTGOST_ERROR_BUFFER_SIZE);
    assert_eq!(with(Options { size: usize::MAX, ..plain }), FASTGOST_ERROR_BUFFER_SIZE);
    assert_eq!(with(Options { level: text(c"portable"), ..plain }), FASTGOST_OK);
    assert_eq!(with(Options { level: text(c"fast"), ..plain }), FASTGOST_ERROR_UNKNOWN_LEVEL);
    assert_eq!(
        with(Options { level: text(c"neon"), ..plain }),
        if cfg!(target_arch = "aarch64") { 0 } else { FASTGOST_ERROR_KERNEL_UNAVAILABLE }
    );
    assert_eq!(with(Options { sbox: text(c"y"), ..plain }), FASTGOST_ERROR_UNKNOWN_SBOX);
    assert_eq!(with(Options { sbox: text(c"z"), ..plain }), FASTGOST_ERROR_UNSUPPORTED);
    assert_eq!(with(Options { section: 64, ..plain }), FASTGOST_ERROR_UNSUPPORTED);
    assert_eq!(with(Options { tag_size: 8, ..plain }), FASTGOST_ERROR_TAG_LENGTH);
    assert_eq!(with(Options { meshing: 1, ..plain }), FASTGOST_ERROR_UNSUPPORTED);
    assert_eq!(with(Options { meshing: 2, ..plain }), FASTGOST_ERROR_PARAMETER);
    // Options of a later version: what this one does not know must be zero.
    #[repr(C)]
    struct Later(Options, [u64; 2]);
    let size = size_of::<Later>();
    let name = text(c"streebog256");
    let [zeros, more] = [[0; 2], [0, 1]].map(|rest| Later(Options { size, ..plain }, rest));
    assert_eq!(new(name, (&raw const zeros).cast()), FASTGOST_OK);
    assert_eq!(new(name, (&raw const more).cast()), FASTGOST_ERROR_BUFFER_SIZE);
}

#[test]
fn numbers_that_name_nothing() {
    const PARAMETER: c_int = FASTGOST_ERROR_PARAMETER;
    let (key, mut name) = (new_key(), null());
    let mut cipher = null_mut();
    check!(
        fastgost_cipher_new(text(c"magma-ecb"), 2, KEY.as_ptr(), 32, null(), 0, null(), &mut cipher),
        PARAMETER,
        "direction"
    );
    let cbc = new_cipher(c"kuznyechik-cbc", FASTGOST_DECRYPT, 16);
    check!(fastgost_cipher_finish(cbc, 5, null(), 0, null_mut(), 0, &mut 0), PARAMETER, "the padding");
    let ctr = new_cipher(c"kuznyechik-ctr", 0, 8);
    check!(
        fastgost_cipher_finish(ctr, 4, null(), 0, null_mut(), 0, &mut 0),
        FASTGOST_ERROR_UNSUPPORTED,
        "whole blocks"
    );
    check!(fastgost_cipher_seek(cbc, 16), FASTGOST_ERROR_UNSUPPORTED, "cannot seek");
    check!(fastgost_cipher_reset(ctr, IV.as_ptr(), 7), FASTGOST_ERROR_IV_LENGTH, "7 bytes");
    let mut block = [0; 15];
    check!(
        fastgost_cipher_update(cbc, block.as_ptr(), block.as_mut_ptr(), 15),
        FASTGOST_ERROR_PARTIAL_BLOCK,
        "15 bytes"
    );
    let mut out = [0; 64];
    check!(fastgost_private_key_sign(key, null(), 0, 3, out.as_mut_ptr(), 64), PARAMETER, "the encoding");
    check!(fastgost_private_key_write(key, 2, null(), 0, 0, out.as_mut_ptr(), 64, &mut 0), PARAMETER, "the format");
    check!(fastgost_private_key_generate(text(c"p256"), &mut null_mut()), FASTGOST_ERROR_UNKNOWN_CURVE, "256-a");
    check!(
        fastgost_private_key_new(text(c"256-a"), [0; 32].as_ptr(), 32, &mut null_mut()),
        FASTGOST_ERROR_SECRET_KEY,
        ""
    );
    check!(fastgost_private_key_set_level(key, text(c"best")), FASTGOST_ERROR_UNKNOWN_LEVEL, "portable");
    check!(fastgost_algorithm_name(10_000, &mut name), PARAMETER, "the number of the algorithm");
    check!(fastgost_level_name(100, &mut name), PARAMETER, "the number of the level");
    check!(fastgost_algorithm_from_oid(text(c"1.2.3"), &mut name), FASTGOST_ERROR_UNKNOWN_ALGORITHM, "unknown");
    check!(
        fastgost_hkdf(text(c"gost94"), null(), 0, null(), 0, null(), 0, out.as_mut_ptr(), 32),
        FASTGOST_ERROR_UNSUPPORTED,
        "HKDF"
    );
    check!(
        fastgost_pbkdf2(text(c"pbkdf2-streebog256"), null(), 0, null(), 0, 0, out.as_mut_ptr(), 32),
        PARAMETER,
        "iterations"
    );
    check!(
        fastgost_key_unwrap(
            text(c"gost28147-wrap"),
            KEY.as_ptr(),
            32,
            null(),
            IV.as_ptr(),
            8,
            IV.as_ptr(),
            3,
            out.as_mut_ptr(),
            64,
            &mut 0
        ),
        FASTGOST_ERROR_WRAPPED_LENGTH,
        "3 bytes"
    );
    check!(fastgost_private_key_free(key));
    check!(fastgost_cipher_free(cbc));
    check!(fastgost_cipher_free(ctr));
}

#[test]
fn messages_in_parts_are_finished_once() {
    let aead = new_aead();
    let (mut sealer, mut opener, mut unverified) = (null_mut(), null_mut(), null_mut());
    let (mut tag, mut out, mut written) = ([0; 16], [0_u8; 5], 0);
    check!(fastgost_sealer_new(aead, IV.as_ptr(), 15, &mut sealer), FASTGOST_ERROR_IV_LENGTH, "15");
    check!(fastgost_sealer_new(aead, IV.as_ptr(), 16, &mut sealer));
    check!(fastgost_sealer_associated(sealer, b"ad".as_ptr(), 2));
    check!(fastgost_sealer_update(sealer, b"hello".as_ptr(), out.as_mut_ptr(), 5));
    check!(fastgost_sealer_associated(sealer, b"ad".as_ptr(), 2), FASTGOST_ERROR_UNSUPPORTED, "");
    check!(fastgost_sealer_final(sealer, tag.as_mut_ptr(), 8), FASTGOST_ERROR_BUFFER_SIZE, "16");
    check!(fastgost_sealer_final(sealer, tag.as_mut_ptr(), 16));
    check!(fastgost_sealer_final(sealer, tag.as_mut_ptr(), 16), FASTGOST_ERROR_FINISHED, "complete");
    check!(fastgost_sealer_update(sealer, null(), null_mut(), 0), FASTGOST_ERROR_FINISHED, "complete");
    check!(fastgost_opener_new(aead, IV.as_ptr(), 16, &mut opener));
    check!(fastgost_unverified_new(aead, IV.as_ptr(), 16, &mut unverified));
    // The messages keep the key.
    check!(fastgost_aead_free(aead));
    check!(fastgost_opener_associated(opener, b"ad".as_ptr(), 2));
    check!(fastgost_opener_update(opener, out.as_ptr(), 5));
    let mut plaintext = [0_u8; 6];
    check!(
        fastgost_opener_final(opener, tag.as_ptr(), 16, plaintext.as_mut_ptr(), 4, &mut written),
        FASTGOST_ERROR_BUFFER_SIZE,
        "5 or more"
    );
    assert_eq!(written, 5);
    check!(fastgost_opener_final(opener, tag.as_ptr(), 16, plaintext.as_mut_ptr(), 6, &mut written));
    assert_eq!((&plaintext[..written], written), (&b"hello"[..], 5));
    check!(fastgost_opener_update(opener, null(), 0), FASTGOST_ERROR_FINISHED, "");
    check!(fastgost_unverified_associated(unverified, b"AD".as_ptr(), 2));
    check!(fastgost_unverified_update(unverified, out.as_ptr(), out.as_mut_ptr(), 5));
    check!(fastgost_unverified_final(unverified, tag.as_ptr(), 16), FASTGOST_ERROR_TAG_MISMATCH, "");
    check!(fastgost_unverified_final(unverified, tag.as_ptr(), 16), FASTGOST_ERROR_FINISHED, "");
    check!(fastgost_sealer_free(sealer));
    check!(fastgost_opener_free(opener));
    check!(fastgost_unverified_free(unverified));
}

#[test]
fn recipients_and_identities() {
    const PARAMETER: c_int = FASTGOST_ERROR_PARAMETER;
    let raw = Recipient { kind: FASTGOST_RAW_KEY, iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let key = new_key();
    let public = public(key);
    let mut file = [0; 400];
    let mut written = 0;
    let mut seal = |recipients: &[Recipient]| unsafe {
        let (name, out) = (text(c"magma"), file.as_mut_ptr());
        fastgost_sealed_seal(name, recipients.as_ptr(), recipients.len(), b"abc".as_ptr(), 3, out, 400, &mut written)
    };
    assert_eq!(seal(&[]), PARAMETER);
    assert_eq!(seal(&[Recipient { kind: 9, ..raw }]), PARAMETER);
    assert_eq!(seal(&[Recipient { len: 31, ..raw }]), FASTGOST_ERROR_KEY_LENGTH);
    assert_eq!(seal(&[Recipient { key: public, ..raw }]), PARAMETER);
    assert_eq!(seal(&[Recipient { iterations: 1 << 20, ..raw }]), PARAMETER);
    assert_eq!(seal(&[Recipient { kind: FASTGOST_PASSPHRASE, iterations: 1000, ..raw }]), PARAMETER, "too few");
    assert_eq!(seal(&[raw, Recipient { kind: FASTGOST_PASSPHRASE, ..raw }]), PARAMETER, "not the only one");
    assert_eq!(seal(&[Recipient { kind: FASTGOST_KEY_PAIR, key: public, ..raw }]), PARAMETER, "bytes too");
    let to_key = Recipient { kind: FASTGOST_KEY_PAIR, data: null(), len: 0, ..raw };
    assert_eq!(seal(&[to_key]), FASTGOST_ERROR_NULL_POINTER);
    assert_eq!(seal(&[Recipient { key: key.cast(), ..to_key }]), FASTGOST_ERROR_HANDLE, "a private key");
    assert_eq!(seal(&[raw, Recipient { key: public, ..to_key }]), FASTGOST_OK);
    let (mut plaintext, len) = ([1_u8; 400], written);
    let identity = Identity { kind: FASTGOST_RAW_KEY, most_iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let mut open = |identities: &[Identity], file: &[u8], capacity: usize| unsafe {
        let out = plaintext.as_mut_ptr();
        fastgost_sealed_open(
            identities.as_ptr(),
            identities.len(),
            file.as_ptr(),
            file.len(),
            out,
            capacity,
            &mut written,
        )
    };
    assert_eq!(open(&[], &file[..len], 400), FASTGOST_ERROR_SEALED_KEY);
    assert_eq!(
        open(&[Identity { data: IV.as_ptr(), len: 16, ..identity }], &file[..len], 400),
        FASTGOST_ERROR_KEY_LENGTH
    );
    let other = [1_u8; 32];
    let wrong = Identity { data: other.as_ptr(), ..identity };
    assert_eq!(open(&[wrong], &file[..len], 400), FASTGOST_ERROR_SEALED_KEY);
    assert_eq!(open(&[identity], &file[..len - 1], 400), FASTGOST_ERROR_SEALED_CHUNK);
    assert_eq!(open(&[identity], &file[..len - 11], 400), FASTGOST_ERROR_SEALED_CHUNK, "only the header");
    assert_eq!(open(&[identity], &file[..20], 400), FASTGOST_ERROR_SEALED_HEADER_CUT);
    assert_eq!(open(&[identity], b"something else", 400), FASTGOST_ERROR_NOT_SEALED);
    assert_eq!(open(&[identity], &file[..len], 2), FASTGOST_ERROR_BUFFER_SIZE);
    assert_eq!(open(&[wrong, identity], &file[..len], 3), FASTGOST_OK);
    assert_eq!((written, &plaintext[..3]), (3, &b"abc"[..]));
    check!(fastgost_private_key_free(key));
    check!(fastgost_public_key_free(public));
}

/// A file that was changed in its second chunk leaves nothing of its first one.
#[test]
fn no_plaintext_of_a_wrong_file() {
    let raw = Recipient { kind: FASTGOST_RAW_KEY, iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let identity = Identity { kind: FASTGOST_RAW_KEY, most_iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let plaintext = vec![3_u8; 100_000];
    let mut bound = 0;
    check!(fastgost_sealed_bound(plaintext.len(), 1, &mut bound));
    let (mut file, mut written) = (vec![0; bound], 0);
    check!(fastgost_sealed_seal(
        text(c"kuznyechik"),
        &raw,
        1,
        plaintext.as_ptr(),
        plaintext.len(),
        file.as_mut_ptr(),
        bound,
        &mut written
    ));
    assert!(written <= bound && bound < written + 600, "{written} of {bound}");
    file[90_000] ^= 1;
    let mut out = vec![1; written];
    check!(
        fastgost_sealed_open(&identity, 1, file.as_ptr(), written, out.as_mut_ptr(), out.len(), &mut bound),
        FASTGOST_ERROR_SEALED_CHUNK,
        "chunk 1"
    );
    assert_eq!(bound, 0);
    assert!(out[..100_000].iter().all(|byte| *byte == 0), "plaintext is left");
}

/// What the callbacks below work with.
struct Stream {
    data: Vec<u8>,
    at: usize,
    fail: c_int,
    /// A handle that the callback tries to free while it is in use.
    key: *mut PublicKey,
    freed: c_int,
}

unsafe extern "C" fn read(context: *mut c_void, data: *mut u8, len: usize, got: *mut usize) -> c_int {
    // SAFETY: the tests pass a stream that outlives the call, and the library as much memory as it says.
    unsafe {
        let stream = &mut *context.cast::<Stream>();
        if !stream.key.is_null() {
            stream.freed = fastgost_public_key_set_level(stream.key, c"portable".as_ptr());
        }
        // In odd parts.
        let n = len.min(stream.data.len() - stream.at).min(1009);
        std::ptr::copy_nonoverlapping(stream.data[stream.at..].as_ptr(), data, n);
        stream.at += n;
        *got = if stream.fail == -1 { len + 1 } else { n };
        stream.fail.max(0)
    }
}

unsafe extern "C" fn write(context: *mut c_void, data: *const u8, len: usize) -> c_int {
    // SAFETY: as in `read`.
    unsafe {
        let stream = &mut *context.cast::<Stream>();
        stream.data.extend_from_slice(std::slice::from_raw_parts(data, len));
        stream.fail
    }
}

fn stream(data: &[u8], fail: c_int) -> Stream {
    Stream { data: data.to_vec(), at: 0, fail, key: null_mut(), freed: 0 }
}

#[test]
fn streams_and_callbacks_that_fail() {
    let raw = Recipient { kind: FASTGOST_RAW_KEY, iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let identity = Identity { kind: FASTGOST_RAW_KEY, most_iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let plaintext: Vec<u8> = (0..150_000_u32).map(|i| (i % 251) as u8).collect();
    let seal = |from: &mut Stream, to: &mut Stream| unsafe {
        let (from, to) = (std::ptr::from_mut(from).cast(), std::ptr::from_mut(to).cast());
        fastgost_sealed_seal_stream(text(c"kuznyechik"), &raw, 1, Some(read), from, Some(write), to)
    };
    let open = |from: &mut Stream, to: &mut Stream| unsafe {
        let (from, to) = (std::ptr::from_mut(from).cast(), std::ptr::from_mut(to).cast());
        fastgost_sealed_open_stream(&identity, 1, Some(read), from, Some(write), to)
    };
    let (mut file, mut same) = (stream(b"", 0), stream(b"", 0));
    assert_eq!(seal(&mut stream(&plaintext, 0), &mut file), FASTGOST_OK);
    assert_eq!(open(&mut stream(&file.data, 0), &mut same), FASTGOST_OK);
    assert!(same.data == plaintext);
    assert_eq!(open(&mut stream(&file.data[..100_000], 0), &mut stream(b"", 0)), FASTGOST_ERROR_SEALED_CHUNK);
    assert_eq!(open(&mut stream(&file.data[..30], 0), &mut stream(b"", 0)), FASTGOST_ERROR_SEALED_HEADER_CUT);
    for (from, to, says) in
        [(5, 0, "reads failed and returned 5"), (0, 77, "writes failed and returned 77"), (-1, 0, "more bytes")]
    {
        assert_eq!(seal(&mut stream(&plaintext, from), &mut stream(b"", to)), FASTGOST_ERROR_CALLBACK);
        assert!(last().contains(says), "{}", last());
        assert_eq!(open(&mut stream(&file.data, from), &mut stream(b"", to)), FASTGOST_ERROR_CALLBACK);
        assert!(last().contains(says), "{}", last());
    }
}

/// A handle that is in use cannot be changed by a callback; shared uses are allowed.
#[test]
fn handles_in_use() {
    // An exclusive user in this thread, by way of a lock that two threads want at the same time.
    let (hash, barrier) = (new_hash() as usize, Arc::new(Barrier::new(4)));
    let data: Arc<Vec<u8>> = Arc::new(vec![1; 1 << 16]);
    let threads: Vec<_> = (0..4)
        .map(|_| {
            let (barrier, data) = (barrier.clone(), data.clone());
            std::thread::spawn(move || {
                barrier.wait();
                let mut refused = 0;
                for _ in 0..200 {
                    // SAFETY: the handle lives until all have ended.
                    match unsafe { fastgost_hash_update(hash as *mut Hash, data.as_ptr(), data.len()) } {
                        FASTGOST_OK => {}
                        FASTGOST_ERROR_BUSY => refused += 1,
                        other => panic!("{other}: {}", last()),
                    }
                }
                refused
            })
        })
        .collect();
    let refused: i32 = threads.into_iter().map(|thread| thread.join().expect("no panic")).sum();
    assert!(refused < 800);
    // What was accepted was hashed whole: the digest is that of as many parts.
    let (mut digest, mut expected, whole) = ([0; 32], [0; 32], new_hash());
    for _ in 0..800 - refused {
        check!(fastgost_hash_update(whole, data.as_ptr(), data.len()));
    }
    check!(fastgost_hash_final(whole, expected.as_mut_ptr(), 32));
    check!(fastgost_hash_final(hash as *mut Hash, digest.as_mut_ptr(), 32));
    assert_eq!(digest, expected);
    check!(fastgost_hash_free(hash as *mut Hash));
    check!(fastgost_hash_free(whole));
    // A callback of a call that uses a public key.
    let key = new_key();
    let public = public(key);
    let recipient = Recipient { kind: FASTGOST_KEY_PAIR, iterations: 0, data: null(), len: 0, key: public };
    let (mut from, mut to) = (stream(b"data", 0), stream(b"", 0));
    from.key = public;
    let (from_at, to_at) = (std::ptr::from_mut(&mut from).cast(), std::ptr::from_mut(&mut to).cast());
    check!(fastgost_sealed_seal_stream(text(c"magma"), &recipient, 1, Some(read), from_at, Some(write), to_at));
    // The key had been used by then, when the header was made.
    assert_eq!(from.freed, FASTGOST_OK);
    check!(fastgost_public_key_free(public));
    check!(fastgost_private_key_free(key));
}

#[test]
fn errors_are_of_their_thread() {
    check!(fastgost_hash_update(null_mut(), null(), 0), FASTGOST_ERROR_NULL_POINTER, "fastgost_hash");
    std::thread::spawn(|| {
        assert_eq!(last(), "");
        check!(fastgost_mac_update(null_mut(), null(), 0), FASTGOST_ERROR_NULL_POINTER, "fastgost_mac");
    })
    .join()
    .expect("no panic");
    assert!(last().contains("fastgost_hash"), "{}", last());
    // Success does not change it.
    check!(fastgost_hash_free(null_mut()));
    assert!(last().contains("fastgost_hash"));
}

#[test]
fn keys_that_cannot_be_read() {
    let key = new_key();
    let (mut pem, mut len, mut read) = ([0_u8; 2048], 0, null_mut());
    check!(
        fastgost_private_key_write(key, FASTGOST_PEM, b"secret".as_ptr(), 6, 999, pem.as_mut_ptr(), 2048, &mut len),
        FASTGOST_ERROR_PARAMETER,
        "1000"
    );
    check!(fastgost_private_key_write(
        key,
        FASTGOST_PEM,
        b"secret".as_ptr(),
        6,
        1000,
        pem.as_mut_ptr(),
        2048,
        &mut len
    ));
    check!(fastgost_private_key_read(pem.as_ptr(), len, null(), 0, 0, &mut read), FASTGOST_ERROR_PASSWORD_NEEDED, "");
    check!(
        fastgost_private_key_read(pem.as_ptr(), len, b"wrong".as_ptr(), 5, 0, &mut read),
        FASTGOST_ERROR_PASSWORD,
        ""
    );
    check!(
        fastgost_private_key_read(pem.as_ptr(), len, b"secret".as_ptr(), 6, 999, &mut read),
        FASTGOST_ERROR_ITERATIONS,
        ""
    );
    check!(
        fastgost_private_key_read(pem.as_ptr(), len / 2, b"secret".as_ptr(), 6, 0, &mut read),
        FASTGOST_ERROR_PEM,
        ""
    );
    assert!(read.is_null());
    check!(fastgost_private_key_read(pem.as_ptr(), len, b"secret".as_ptr(), 6, 0, &mut read));
    let mut bytes = [0; 32];
    check!(fastgost_private_key_bytes(read, bytes.as_mut_ptr(), 32));
    assert_eq!(bytes, KEY);
    let mut public = null_mut();
    check!(fastgost_public_key_read(b"no key".as_ptr(), 6, &mut public), FASTGOST_ERROR_ENCODING, "");
    check!(fastgost_public_key_new(text(c"256-a"), [1; 64].as_ptr(), 64, &mut public), FASTGOST_ERROR_PUBLIC_KEY, "");
    assert!(public.is_null());
    check!(fastgost_private_key_free(read));
    check!(fastgost_private_key_free(key));
}
