use super::*;

#[test]
fn names_and_options() {
    let new = |name: *const c_char, options: *const Options| {
        let mut hash = std::ptr::without_provenance_mut(8);
        // SAFETY: `name` points to a name. `options` points to options or is null.
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
    assert_eq!(with(Options { imit_plain: 1, ..plain }), FASTGOST_ERROR_UNSUPPORTED);
    // These options come from a later version of the library, so they have fields that this version does not know.
    // These fields must be zero.
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
    const SET: [u8; 5] = [0x31, 3, 2, 1, 5];
    let mut own = null_mut();
    check!(fastgost_private_key_public(key, &mut own));
    check!(
        fastgost_private_key_sign(key, SET.as_ptr(), 5, 0, out.as_mut_ptr(), 64),
        FASTGOST_ERROR_STRUCTURE,
        "one whole SET"
    );
    check!(fastgost_private_key_sign(key, SET.as_ptr(), 4, 0, out.as_mut_ptr(), 64));
    check!(fastgost_private_key_sign_structure(key, SET.as_ptr(), 5, 0, out.as_mut_ptr(), 64));
    check!(
        fastgost_public_key_verify(own, SET.as_ptr(), 5, 0, out.as_ptr(), 64),
        FASTGOST_ERROR_STRUCTURE,
        "one whole SET"
    );
    check!(fastgost_public_key_verify_structure(own, SET.as_ptr(), 5, 0, out.as_ptr(), 64));
    check!(
        fastgost_public_key_verify_structure(own, SET.as_ptr(), 4, 0, out.as_ptr(), 64),
        FASTGOST_ERROR_SIGNATURE,
        ""
    );
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
        fastgost_kdf_tree(null(), 0, null(), 0, null(), 0, 1, out.as_mut_ptr(), 32),
        FASTGOST_ERROR_KEY_LENGTH,
        "0 bytes"
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
    // The key's handle is freed here, but `sealer`, `opener` and `unverified` still use the key.
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

/// `fastgost_cipher_finish` finishes the message, with and without padding. The call also finishes the message if it
/// finds wrong padding.
#[test]
fn ciphers_are_finished_once() {
    let (mut out, mut written) = ([0_u8; 32], 0);
    let at = out.as_mut_ptr();
    for (name, iv, padding) in [(c"kuznyechik-cbc", 16, FASTGOST_PADDING_PKCS7), (c"kuznyechik-ctr", 8, 0)] {
        let cipher = new_cipher(name, FASTGOST_ENCRYPT, iv);
        check!(fastgost_cipher_finish(cipher, padding, IV.as_ptr(), 5, at, 32, &mut written));
        let mut copy = null_mut();
        check!(fastgost_cipher_dup(cipher, &mut copy));
        for cipher in [cipher, copy] {
            check!(
                fastgost_cipher_update(cipher, IV.as_ptr(), at, 16),
                FASTGOST_ERROR_FINISHED,
                "fastgost_cipher_reset"
            );
            check!(fastgost_cipher_seek(cipher, 0), FASTGOST_ERROR_FINISHED, "");
            check!(
                fastgost_cipher_finish(cipher, padding, IV.as_ptr(), 5, at, 32, &mut written),
                FASTGOST_ERROR_FINISHED,
                ""
            );
            assert_eq!(written, 0);
            check!(fastgost_cipher_reset(cipher, KEY.as_ptr(), iv));
            check!(fastgost_cipher_update(cipher, IV.as_ptr(), at, 16));
            check!(fastgost_cipher_free(cipher));
        }
    }
    let cipher = new_cipher(c"kuznyechik-cbc", FASTGOST_DECRYPT, 16);
    check!(
        fastgost_cipher_finish(cipher, FASTGOST_PADDING_PKCS7, IV.as_ptr(), 16, at, 32, &mut written),
        FASTGOST_ERROR_PADDING,
        "padding"
    );
    check!(fastgost_cipher_update(cipher, IV.as_ptr(), at, 16), FASTGOST_ERROR_FINISHED, "");
    check!(fastgost_cipher_free(cipher));
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
