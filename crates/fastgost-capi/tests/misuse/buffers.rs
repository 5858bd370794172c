use super::*;

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
    // SAFETY: the test passes null on purpose. Every other pointer points to as many bytes as the call says.
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
    // The library must still return the digest of the empty message. This shows that the wrong calls did not change the
    // state.
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
    // The calls accept the same buffer as input and output. They also accept two buffers that touch each other without
    // an overlap.
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
    // In each of these cases, two buffers overlap. The first buffer is the data or the tag of one packet. The second
    // buffer is the data of the other packet, or a nonce, or associated data. The call must store an error in both
    // packets.
    let cases = [
        [packet(nonce, none, (at(0), 17), at(100)), packet(nonce, none, (at(16), 16), at(200))],
        [packet(nonce, none, (at(0), 16), at(100)), packet(nonce, none, (at(115), 16), at(200))],
        [packet(nonce, none, (at(0), 16), at(100)), packet(at(90), none, (at(32), 16), at(200))],
        [packet(nonce, (at(215), 2), (at(0), 16), at(100)), packet(nonce, none, (at(32), 16), at(200))],
        [packet(nonce, (at(0), 400), (at(450), 1), at(480)), packet(nonce, none, (at(32), 16), at(200))],
        [packet(nonce, none, (at(300), 16), at(400)), packet(nonce, (at(299), 2), (at(32), 16), at(200))],
    ];
    for (i, mut packets) in cases.into_iter().enumerate() {
        // SAFETY: all pointers are inside `memory`.
        let code = unsafe { fastgost_aead_seal_many(aead, packets.as_mut_ptr(), 2) };
        assert_eq!(code, FASTGOST_ERROR_OVERLAP, "case {i}: {}", last());
        assert_eq!([packets[0].result, packets[1].result], [FASTGOST_ERROR_OVERLAP; 2]);
    }
    // The data of a packet overlaps the array of packets.
    let mut packets = [packet(nonce, none, (null_mut(), 0), at(0)), packet(nonce, none, (null_mut(), 0), at(16))];
    packets[0].data = packets.as_mut_ptr().cast();
    packets[0].len = 1;
    check!(fastgost_aead_seal_many(aead, packets.as_mut_ptr(), 2), FASTGOST_ERROR_OVERLAP, "");
    // The call accepts buffers that touch each other without an overlap, in any order of addresses. Several packets may
    // share a nonce or associated data, because the call only reads nonces and associated data.
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
    // SAFETY: this is the first byte of the tag.
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
    message.data = null_mut();
    check!(fastgost_cipher_many(ctr, &mut message, 1), FASTGOST_ERROR_NULL_POINTER, "a buffer of a message");
    assert_eq!(message.result, FASTGOST_ERROR_NULL_POINTER);
    check!(fastgost_cipher_free(cfb));
    check!(fastgost_cipher_free(ctr));
}

#[test]
fn wrong_lengths() {
    let (hash, mac, aead, key) = (new_hash(), new_mac(), new_aead(), new_key());
    let mut out = [0_u8; 200];
    let at = out.as_mut_ptr();
    for size in [0, 31, 33, 64] {
        check!(fastgost_hash_final(hash, at, size), FASTGOST_ERROR_BUFFER_SIZE, "bytes; allowed: 32");
    }
    check!(fastgost_hash_digest(text(c"streebog512"), null(), 0, at, 32), FASTGOST_ERROR_BUFFER_SIZE, "64");
    check!(fastgost_hash_many(hash, null(), 0, at, 32), FASTGOST_ERROR_BUFFER_SIZE, "0 times 32");
    check!(fastgost_hash_many(hash, null(), usize::MAX, at, 32), FASTGOST_ERROR_BUFFER_SIZE, "times 32");
    check!(fastgost_mac_final(mac, at, 15), FASTGOST_ERROR_BUFFER_SIZE, "allowed: 16");
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
    // No buffer can have this length.
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
