//! After a call that fails, the returned handle or name is null, and the returned length is 0. If a buffer is too
//! small, the returned length is the needed size. The failed calls of these tests leave the output buffers unchanged.
use super::*;
use std::collections::BTreeSet;

/// Calls a function that must fail, and passes a pointer to `value`. After the call, `value` must be `none`.
fn resets<T: Copy + PartialEq>(value: T, none: T, what: &str, call: impl FnOnce(*mut T) -> c_int) {
    let mut value = value;
    let code = call(&mut value);
    assert_ne!(code, 0, "{what}");
    assert!(value == none, "{what} leaves what was there before: {}", last());
}

/// Returns an invalid pointer. The pointer stands for a handle or a name that an earlier call has stored. A call that
/// fails must overwrite this pointer with null.
fn old<T>() -> *mut T {
    std::ptr::without_provenance_mut(8)
}

/// In each call of this test, only the pointer to the result is correct. All other arguments are wrong.
#[test]
fn results_of_calls_that_fail() {
    let mut tested = BTreeSet::new();
    macro_rules! sizes {
        ($($name:ident($($argument:expr),*; _ $(, $after:expr)*)),* $(,)?) => {
            $(
                tested.insert(stringify!($name));
                // SAFETY: this wrong call may write only through the pointer that `resets` passes.
                resets(77, 0, stringify!($name), |out| unsafe { $name($($argument,)* out $(, $after)*) });
            )*
        };
    }
    macro_rules! pointers {
        ($($name:ident($($argument:expr),*; _)),* $(,)?) => {
            $(
                tested.insert(stringify!($name));
                // SAFETY: this wrong call may write only through the pointer that `resets` passes.
                resets(old(), null_mut(), stringify!($name), |out| unsafe { $name($($argument,)* out) });
            )*
        };
    }
    macro_rules! names {
        ($($name:ident($($argument:expr),*; _)),* $(,)?) => {
            $(
                tested.insert(stringify!($name));
                // SAFETY: this wrong call may write only through the pointer that `resets` passes.
                resets(old::<c_char>().cast_const(), null(), stringify!($name), |out| unsafe { $name($($argument,)* out) });
            )*
        };
    }
    // The wrong arguments are an unknown name, null instead of a handle or data, a length of 1 without data, options of
    // size 0, and numbers without a meaning, such as 9 for the direction of a cipher.
    let (n, none) = (text(c"nonsense"), [0_usize; 8]);
    let o = none.as_ptr().cast::<Options>();
    let cms = none.as_ptr().cast::<CmsOptions>();
    sizes! {
        fastgost_hash_size(null_mut(); _),
        fastgost_mac_size(null_mut(); _),
        fastgost_cipher_granularity(null_mut(); _),
        fastgost_aead_tag_size(null_mut(); _),
        fastgost_private_key_size(null_mut(); _),
        fastgost_cipher_finish(null_mut(), 9, null(), 1, null_mut(), 1; _),
        fastgost_opener_final(null_mut(), null(), 1, null_mut(), 1; _),
        fastgost_private_key_write(null_mut(), 9, null(), 1, 1, null_mut(), 1; _),
        fastgost_public_key_write(null_mut(), 9, null_mut(), 1; _),
        fastgost_key_wrap(n, null(), 1, o, null(), 1, null(), 1, null_mut(), 1; _),
        fastgost_key_unwrap(n, null(), 1, o, null(), 1, null(), 1, null_mut(), 1; _),
        fastgost_sealed_bound(usize::MAX, 1; _),
        fastgost_sealed_seal(n, null(), 1, null(), 1, null_mut(), 1; _),
        fastgost_sealed_open(null(), 1, null(), 1, null_mut(), 1; _),
        fastgost_cms_verify(null(), 1, null(), 1, cms, null_mut(), 1; _, null_mut(), 1, &mut 0),
        fastgost_cms_verify(null(), 1, null(), 1, cms, null_mut(), 1, &mut 0, null_mut(), 1; _),
        fastgost_cms_verify_detached(null(), 1, null(), 1, null(), 1, cms, null_mut(), 1; _),
        fastgost_algorithm_info(n, null_mut(); _, null_mut(), null_mut()),
        fastgost_algorithm_info(n, null_mut(), null_mut(); _, null_mut()),
        fastgost_algorithm_info(n, null_mut(), null_mut(), null_mut(); _),
    }
    // SAFETY: this wrong call may write only through the pointer that `resets` passes.
    resets(77, 0, "*kind", |kind| unsafe { fastgost_algorithm_info(n, kind, null_mut(), null_mut(), null_mut()) });
    pointers! {
        fastgost_hash_new(n, o; _),
        fastgost_hash_dup(null_mut(); _),
        fastgost_mac_new(n, null(), 1, o; _),
        fastgost_mac_dup(null_mut(); _),
        fastgost_cipher_new(n, 9, null(), 1, null(), 1, o; _),
        fastgost_cipher_dup(null_mut(); _),
        fastgost_aead_new(n, null(), 1, o; _),
        fastgost_aead_dup(null_mut(); _),
        fastgost_sealer_new(null_mut(), null(), 1; _),
        fastgost_opener_new(null_mut(), null(), 1; _),
        fastgost_unverified_new(null_mut(), null(), 1; _),
        fastgost_private_key_generate(n; _),
        fastgost_private_key_new(n, null(), 1; _),
        fastgost_private_key_read(null(), 1, null(), 1, 1; _),
        fastgost_private_key_import(null(), 1, null(), 1, 1; _),
        fastgost_private_key_public(null_mut(); _),
        fastgost_private_key_dup(null_mut(); _),
        fastgost_public_key_new(n, null(), 1; _),
        fastgost_public_key_read(null(), 1; _),
        fastgost_public_key_dup(null_mut(); _),
    }
    names! {
        fastgost_hash_level(null_mut(); _),
        fastgost_mac_level(null_mut(); _),
        fastgost_cipher_level(null_mut(); _),
        fastgost_aead_level(null_mut(); _),
        fastgost_level_name(99; _),
        fastgost_algorithm_name(9999; _),
        fastgost_algorithm_from_oid(n; _),
    }
    // The test must cover every function of the header that returns a length, a handle or a name through a pointer. Two
    // functions are left out, because they cannot fail if the pointer to the result is correct.
    let header = include_str!("../../include/fastgost.h").split_whitespace().collect::<Vec<_>>().join(" ");
    let declarations =
        header.split(" FASTGOST_MUST_USE int ").skip(1).map(|rest| rest.split(");").next().unwrap_or(rest));
    let returning: BTreeSet<&str> = declarations
        .filter_map(|declaration| declaration.split_once('('))
        .filter(|(_, parameters)| parameters.contains("size_t *") || parameters.contains(" **"))
        .map(|(name, _)| name)
        .filter(|name| !["fastgost_level_count", "fastgost_algorithm_count"].contains(name))
        .collect();
    assert_eq!(tested, returning);
}

#[test]
fn two_results_at_one_place() {
    let (mut kind, mut size, mut iv) = (77, 77, 77);
    let at = &raw mut size;
    check!(
        fastgost_algorithm_info(text(c"magma-ctr"), &mut kind, at, at, &mut iv),
        FASTGOST_ERROR_OVERLAP,
        "buffers overlap"
    );
    assert_eq!((kind, size, iv), (0, 0, 0));
}

/// Tests errors that `fastgost_key_wrap`, `fastgost_key_unwrap` and `fastgost_cipher_finish` find only after they have
/// begun their work. After such an error, the output buffer must be unchanged. The returned length must be 0, or the
/// needed size if the buffer is too small.
#[test]
fn calls_that_fail_late_write_nothing() {
    let (mut out, mut written, keys) = ([0xee_u8; 64], 77, [KEY, [9; 32]].concat());
    let at = out.as_mut_ptr();
    // SAFETY: each pointer points to as many bytes as the call says.
    let wrap = |iv: usize, capacity: usize, written: &mut usize| unsafe {
        let (name, iv_at) = (text(c"kuznyechik-kexp15"), IV.as_ptr());
        fastgost_key_wrap(name, keys.as_ptr(), 64, null(), iv_at, iv, KEY.as_ptr(), 32, at, capacity, written)
    };
    assert_eq!((wrap(7, 64, &mut written), written), (FASTGOST_ERROR_IV_LENGTH, 0));
    assert_eq!((wrap(8, 47, &mut written), written), (FASTGOST_ERROR_BUFFER_SIZE, 48));
    // SAFETY: `at` is the beginning of `out`, which has 64 bytes.
    assert_eq!(unsafe { at.cast::<[u8; 64]>().read() }, [0xee; 64]);
    assert_eq!((wrap(8, 64, &mut written), written), (FASTGOST_OK, 48));
    let mut wrapped = out;
    wrapped[0] ^= 1;
    let (mut key, mut len) = ([0xee; 40], 77);
    // SAFETY: see `wrap`.
    let mut unwrap = |wrapped: &[u8], len: &mut usize| unsafe {
        let name = text(c"kuznyechik-kexp15");
        let (kek, iv) = (keys.as_ptr(), IV.as_ptr());
        let code = fastgost_key_unwrap(name, kek, 64, null(), iv, 8, wrapped.as_ptr(), 48, key.as_mut_ptr(), 40, len);
        (code, key)
    };
    assert_eq!((unwrap(&wrapped, &mut len), len), ((FASTGOST_ERROR_TAG_MISMATCH, [0xee; 40]), 0));
    assert_eq!(unwrap(&out, &mut len).1[..32], KEY);
    assert_eq!(len, 32);

    for direction in [FASTGOST_ENCRYPT, FASTGOST_DECRYPT] {
        let cipher = new_cipher(c"kuznyechik-cbc", direction, 16);
        let (mut out, mut written) = ([0xee_u8; 32], 77);
        check!(
            fastgost_cipher_finish(cipher, 0, KEY.as_ptr(), 15, out.as_mut_ptr(), 32, &mut written),
            FASTGOST_ERROR_PARTIAL_BLOCK,
            "15"
        );
        assert_eq!((out, written), ([0xee; 32], 0));
        check!(fastgost_cipher_free(cipher));
    }
}
