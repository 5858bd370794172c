//! After a call that takes a key, no part of the key is left on the stack below the caller's frame. The test reads this
//! part of the stack through the operating system, because a program must not read the frames of functions that have
//! returned.
use super::*;
use std::{fs::File, hint::black_box, os::unix::fs::FileExt};

/// The number of bytes of the stack that the test reads. No call uses more bytes of the stack.
const DEPTH: usize = 128 << 10;

#[inline(never)]
fn paint() {
    black_box(&mut [0xa7_u8; DEPTH + 8192]);
}

/// Calls `work` in a separate frame below the frame of the caller. Afterwards the caller reads the stack.
#[inline(never)]
fn below(work: &mut dyn FnMut()) {
    let room = black_box([0_u8; 8192]);
    work();
    black_box(&room);
}

/// Calls `work`, and then returns the contents of the stack below the present frame.
#[inline(never)]
fn left_by(work: &mut dyn FnMut()) -> Vec<u8> {
    let memory = File::open("/proc/self/mem").expect("Linux has it");
    let mut stack = vec![0; DEPTH];
    let here = 0_u8;
    let top = black_box(&raw const here) as usize;
    paint();
    below(work);
    memory.read_exact_at(&mut stack, (top - DEPTH) as u64).expect("it is this thread's stack");
    stack
}

fn secret() -> Vec<u8> {
    (0..64_u8).map(|i| i.wrapping_mul(37).wrapping_add(11) & 0x7f).collect()
}

/// Checks that `work` leaves none of `forms` on the stack. `forms` are halves of keys, or values that are computed from
/// keys.
fn leaves_nothing(what: &str, forms: &[Vec<u8>], mut work: impl FnMut()) {
    let stack = left_by(&mut work);
    assert!(stack.iter().any(|byte| *byte != 0xa7), "{what}: this test shows nothing");
    for (i, form) in forms.iter().enumerate() {
        let at = stack.windows(form.len()).position(|window| window == &form[..]);
        assert!(at.is_none(), "{what} leaves form {i}, {:?} bytes deep", at.map(|at| DEPTH - at));
    }
}

#[test]
fn a_secret_that_is_left_is_seen() {
    let stack = left_by(&mut || {
        black_box(&[black_box(0x5b_u8); 32]);
    });
    assert!(stack.windows(32).any(|window| window == [0x5b; 32]));
}

/// Tests every cipher, MAC, AEAD and key wrap of the registry.
#[test]
fn keys_of_new_handles() {
    let key = secret();
    let halves = [key[..32].to_vec(), key[32..].to_vec()];
    let pads = [0x36, 0x5c].map(|pad| key[..32].iter().map(|byte| byte ^ pad).collect::<Vec<u8>>());
    let mut count = 0;
    check!(fastgost_algorithm_count(&mut count));
    let mut tested = 0;
    for i in 0..count {
        let (mut name, mut kind, mut size, mut iv) = (null(), 0, 0, 0);
        check!(fastgost_algorithm_name(i, &mut name));
        check!(fastgost_algorithm_info(name, &mut kind, null_mut(), &mut size, &mut iv));
        let size = if size == 0 { 32 } else { size };
        // SAFETY: the name is a string.
        let what = unsafe { CStr::from_ptr(name) }.to_string_lossy();
        let at = key.as_ptr();
        tested += 1;
        match kind {
            FASTGOST_KIND_CIPHER => leaves_nothing(&what, &halves, || {
                let (mut cipher, mut copy) = (null_mut(), null_mut());
                check!(fastgost_cipher_new(name, 0, at, size, IV.as_ptr(), iv, null(), &mut cipher));
                check!(fastgost_cipher_dup(cipher, &mut copy));
                check!(fastgost_cipher_free(cipher));
                check!(fastgost_cipher_free(copy));
            }),
            FASTGOST_KIND_MAC => leaves_nothing(&what, &[&halves[..], &pads].concat(), || {
                let (mut mac, mut copy) = (null_mut(), null_mut());
                check!(fastgost_mac_new(name, at, size, null(), &mut mac));
                check!(fastgost_mac_dup(mac, &mut copy));
                check!(fastgost_mac_free(mac));
                check!(fastgost_mac_free(copy));
            }),
            FASTGOST_KIND_AEAD => leaves_nothing(&what, &halves, || {
                let mut aead = null_mut();
                check!(fastgost_aead_new(name, at, size, null(), &mut aead));
                check!(fastgost_aead_free(aead));
            }),
            FASTGOST_KIND_WRAP => leaves_nothing(&what, &halves, || {
                let (mut wrapped, mut back, mut len) = ([0; 80], [0; 80], 0);
                let (out, capacity) = (wrapped.as_mut_ptr(), 80);
                check!(fastgost_key_wrap(
                    name,
                    at,
                    size,
                    null(),
                    IV.as_ptr(),
                    iv,
                    KEY.as_ptr(),
                    32,
                    out,
                    capacity,
                    &mut len
                ));
                let (wrapped, out) = (wrapped.as_ptr(), back.as_mut_ptr());
                check!(fastgost_key_unwrap(
                    name,
                    at,
                    size,
                    null(),
                    IV.as_ptr(),
                    iv,
                    wrapped,
                    len,
                    out,
                    capacity,
                    &mut len
                ));
            }),
            _ => tested -= 1,
        }
    }
    assert!(tested > 30, "{tested} algorithms");
}

#[test]
fn keys_that_are_derived() {
    let key = secret();
    let at = key.as_ptr();
    let (mut prk, mut derived) = ([0; 32], vec![0; 64]);
    check!(fastgost_mac_tag(text(c"hmac-streebog256"), IV.as_ptr(), 8, at, 32, prk.as_mut_ptr(), 32));
    let pads = [0, 0x36, 0x5c].map(|pad| prk.iter().map(|byte| byte ^ pad).collect::<Vec<u8>>());
    let out = derived.as_mut_ptr();
    leaves_nothing("HKDF", &pads, || {
        check!(fastgost_hkdf(text(c"streebog256"), IV.as_ptr(), 8, at, 32, null(), 0, out, 64));
    });

    let (pair, mut agreed) = (new_key(), vec![0; 64]);
    let public = public(pair);
    let out = agreed.as_mut_ptr();
    let agree = |name: &CStr, ukm: usize, size: usize| {
        check!(fastgost_private_key_agree(pair, public, text(name), KEY.as_ptr(), ukm, out, size));
    };
    for (name, ukm, size) in [(c"vko-256", 8, 32), (c"keg", 32, 64)] {
        agree(name, ukm, size);
        // SAFETY: `out` points to 64 bytes.
        let forms = [unsafe { std::slice::from_raw_parts(out, 32) }.to_vec(), KEY.to_vec()];
        leaves_nothing(&name.to_string_lossy(), &forms[..1], || agree(name, ukm, size));
    }
    check!(fastgost_private_key_free(pair));
    check!(fastgost_public_key_free(public));
}
