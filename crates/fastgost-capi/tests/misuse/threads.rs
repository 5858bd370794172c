//! Tests the use of one handle in several threads.
use super::*;
use std::{
    sync::{
        Barrier,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    thread,
};

/// A pointer that several threads may use. The tests in this file use the pointer only in calls that the library
/// allows.
struct Anywhere<T>(*mut T);
// SAFETY: the pointer is a handle, which the library lets any thread use.
unsafe impl<T> Sync for Anywhere<T> {}

impl<T> Anywhere<T> {
    fn at(&self) -> *mut T {
        self.0
    }
}

#[test]
fn a_handle_that_another_thread_changes_is_busy() {
    let (hash, data) = (Anywhere(new_hash()), vec![1; 1 << 16]);
    let (seen, accepted, over) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            // This thread may hash gigabytes in total, so that the main thread has time to find the handle busy. The
            // main thread uses the handle until `over` is true, because the main thread may begin long before this
            // thread.
            while !seen.load(SeqCst) && accepted.load(SeqCst) < 100_000 {
                // SAFETY: the handle is not freed before the threads end, and the data has this length.
                match unsafe { fastgost_hash_update(hash.at(), data.as_ptr(), data.len()) } {
                    FASTGOST_OK => _ = accepted.fetch_add(1, SeqCst),
                    FASTGOST_ERROR_BUSY => thread::yield_now(),
                    other => panic!("{other}: {}", last()),
                }
            }
            over.store(true, SeqCst);
        });
        while !over.load(SeqCst) {
            let mut size = 1;
            // SAFETY: the handle is not freed before the threads end.
            match unsafe { fastgost_hash_size(hash.at(), &mut size) } {
                FASTGOST_OK => assert_eq!(size, 32),
                FASTGOST_ERROR_BUSY => {
                    assert!(last().contains("in use") && size == 0, "{}", last());
                    seen.store(true, SeqCst);
                }
                other => panic!("{other}: {}", last()),
            }
        }
    });
    assert!(seen.load(SeqCst), "never busy");
    // The digest must be equal to the digest of all parts that the library accepted. Then the library has processed
    // every accepted part completely.
    let (mut digest, mut expected, whole) = ([0; 32], [0; 32], new_hash());
    for _ in 0..accepted.load(SeqCst) {
        check!(fastgost_hash_update(whole, data.as_ptr(), data.len()));
    }
    check!(fastgost_hash_final(whole, expected.as_mut_ptr(), 32));
    check!(fastgost_hash_final(hash.at(), digest.as_mut_ptr(), 32));
    assert_eq!(digest, expected);
    check!(fastgost_hash_free(hash.at()));
    check!(fastgost_hash_free(whole));
}

#[test]
fn threads_share_keys_without_being_refused() {
    let (aead, barrier) = (Anywhere(new_aead()), Barrier::new(4));
    thread::scope(|scope| {
        for i in 0..4_u8 {
            let (aead, barrier) = (&aead, &barrier);
            scope.spawn(move || {
                let (nonce, plaintext) = ([i; 16], [i ^ 9; 500]);
                barrier.wait();
                for _ in 0..300 {
                    let (mut data, mut tag) = (plaintext, [0; 16]);
                    let at = data.as_mut_ptr();
                    check!(fastgost_aead_seal(
                        aead.at(),
                        nonce.as_ptr(),
                        16,
                        null(),
                        0,
                        at,
                        at,
                        500,
                        tag.as_mut_ptr(),
                        16
                    ));
                    assert_ne!(data, plaintext);
                    check!(fastgost_aead_open(aead.at(), nonce.as_ptr(), 16, null(), 0, at, at, 500, tag.as_ptr(), 16));
                    assert_eq!(data, plaintext);
                }
            });
        }
    });
    check!(fastgost_aead_free(aead.at()));
}

/// One thread frees a key while other threads sign with the key. The other threads must get correct signatures or an
/// error. No thread may use a key that is half freed.
#[test]
fn a_key_that_is_freed_while_threads_use_it() {
    let mut expected = [0; 64];
    let twin = new_key();
    check!(fastgost_private_key_set_deterministic(twin));
    check!(fastgost_private_key_sign(twin, null(), 0, 0, expected.as_mut_ptr(), 64));
    check!(fastgost_private_key_free(twin));
    for _ in 0..50 {
        let (key, barrier) = (Anywhere(new_key()), Barrier::new(3));
        check!(fastgost_private_key_set_deterministic(key.at()));
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    barrier.wait();
                    loop {
                        let mut signature = [0; 64];
                        // SAFETY: the library detects freed handles, and the signature has 64 bytes.
                        match unsafe { fastgost_private_key_sign(key.at(), null(), 0, 0, signature.as_mut_ptr(), 64) } {
                            FASTGOST_OK => assert_eq!(signature, expected),
                            FASTGOST_ERROR_BUSY => {}
                            FASTGOST_ERROR_HANDLE => break assert!(last().contains("was freed"), "{}", last()),
                            other => panic!("{other}: {}", last()),
                        }
                        thread::yield_now();
                    }
                });
            }
            barrier.wait();
            loop {
                // SAFETY: the library detects handles that are in use.
                match unsafe { fastgost_private_key_free(key.at()) } {
                    FASTGOST_OK => break,
                    FASTGOST_ERROR_BUSY => thread::yield_now(),
                    other => panic!("{other}: {}", last()),
                }
            }
        });
    }
}

#[test]
fn errors_are_of_their_thread() {
    check!(fastgost_hash_update(null_mut(), null(), 0), FASTGOST_ERROR_NULL_POINTER, "fastgost_hash");
    thread::spawn(|| {
        assert_eq!(last(), "");
        check!(fastgost_mac_update(null_mut(), null(), 0), FASTGOST_ERROR_NULL_POINTER, "fastgost_mac");
    })
    .join()
    .expect("no panic");
    assert!(last().contains("fastgost_hash"), "{}", last());
    // A call that succeeds does not change the text of the last error.
    check!(fastgost_hash_free(null_mut()));
    assert!(last().contains("fastgost_hash"));
}
