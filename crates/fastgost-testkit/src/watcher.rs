//! An allocator that looks for secrets in the memory that a program gives back (frees).
#![allow(unsafe_code, reason = "an allocator that looks at what it is given back")]
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

/// An allocator that searches for secrets in all memory that is given back (freed) while [`given_back`] runs.
///
/// A test program uses this type as its allocator:
///
/// ```
/// use fastgost_testkit::watcher::Watcher;
///
/// #[global_allocator]
/// static WATCHER: Watcher = Watcher;
/// # fn main() {}
/// ```
#[derive(Debug)]
pub struct Watcher;

thread_local! {
    /// The secrets that the watcher searches for.
    static SECRETS: Cell<&'static [Vec<u8>]> = const { Cell::new(&[]) };
    /// The secrets that the watcher has found in memory that was given back. Bit i stands for secret i.
    static SEEN: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: the system's allocator does all the work. A reallocation uses the default `realloc` of the trait. The default
// `realloc` gives the old block back through `dealloc` below, so the watcher searches the old block, too.
unsafe impl GlobalAlloc for Watcher {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller guarantees the conditions of this call. The memory is zeroed, so that every byte can be
        // read.
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        let secrets = SECRETS.get();
        if !secrets.is_empty() {
            // SAFETY: the block belongs to the caller until it is given back, and was zeroed when it was allocated. A
            // move may have left padding without a value in the block. Only tests run this code, and the code reads
            // such padding as the bytes that are in memory.
            let bytes = unsafe { std::slice::from_raw_parts(black_box(at.cast_const()), layout.size()) };
            for (i, secret) in secrets.iter().enumerate() {
                if bytes.windows(secret.len()).any(|w| w == secret) {
                    SEEN.set(SEEN.get() | 1 << i);
                }
            }
        }
        // SAFETY: the caller guarantees the conditions of this call.
        unsafe { System.dealloc(at, layout) }
    }
}

/// Overwrites the stack, because the test may have left bytes of the secrets on the stack when it computed them.
/// Without this step, `work` could move a value to the same place on the stack. The unused bytes between the fields of
/// this value would still contain secret bytes, and `work` could copy them to the heap.
#[inline(never)]
fn clear_stack() {
    black_box(&mut [0_u8; 1 << 16]);
}

/// Runs `work`, and searches all memory that `work` gives back on this thread. Returns the indices of the secrets that
/// were in this memory. A secret must have 8 bytes or more. There are at most 64 secrets.
pub fn given_back(secrets: Vec<Vec<u8>>, work: impl FnOnce()) -> Vec<usize> {
    assert!(secrets.len() <= 64 && secrets.iter().all(|secret| secret.len() >= 8));
    clear_stack();
    SEEN.set(0);
    SECRETS.set(secrets.leak());
    work();
    SECRETS.set(&[]);
    (0..64).filter(|i| SEEN.get() >> i & 1 == 1).collect()
}

/// Panics if `work` gives back memory that contains a secret.
pub fn gives_nothing_back(what: &str, secrets: &[Vec<u8>], work: impl FnOnce()) {
    let seen = given_back(secrets.to_vec(), work);
    assert!(seen.is_empty(), "{what} gives secrets {seen:?} back");
}
