//! Secrets that functions leave on the stack.

/// The number of bytes of the stack that [`without_traces`] overwrites.
pub const DEPTH: usize = 64 << 10;

/// Calls `work`, and then overwrites 64 KiB of the stack below its own frame with zeros. In this memory, `work` had its
/// variables and saved registers, and may have left keys and texts there.
///
/// Many types overwrite their values when the values are dropped. But no type can overwrite registers that the compiler
/// has saved, or the old places of values that moved. Call this function around all work with a key, until the key is
/// dropped. The call costs about as much as clearing sixteen pages of memory.
///
/// This function does not overwrite the result of `work`, registers, heap memory, or the stack below the 64 KiB. The
/// compiler may place captured variables of `work` in the caller's frame, where they are not overwritten. If `work`
/// panics, nothing is overwritten.
///
/// ```
/// use fastgost::{mac::Omac, Kuznyechik, without_traces};
///
/// let tag = without_traces(|| {
///     let mut mac = Omac::new(Kuznyechik::new(&[7; 32]));
///     mac.update(b"message");
///     mac.finalize()
/// });
/// assert_eq!(tag.len(), 16);
/// ```
pub fn without_traces<T>(work: impl FnOnce() -> T) -> T {
    /// The frame of this function reserves the part of the stack that is overwritten afterwards.
    #[inline(never)]
    fn below<T>(work: impl FnOnce() -> T) -> T {
        work()
    }

    let result = below(work);
    overwrite();
    result
}

/// Overwrites [`DEPTH`] bytes of the stack below the caller's frame.
#[inline(never)]
pub fn overwrite() {
    // The zeros must be in a variable, which is on the stack. The compiler would place a constant in other memory.
    let stack = [0_u8; DEPTH];
    zeroize::optimization_barrier(&stack);
}
