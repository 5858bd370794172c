//! Overwrites secrets that functions have left on the stack.

/// The number of bytes of the stack that [`without_traces`] overwrites. Among the batches that were measured, batches
/// of OMAC use the most memory on the stack, about 68 KiB.
pub const DEPTH: usize = 96 << 10;

/// Calls `work`, and then writes zeros over 96 KiB of the stack, below the frame of `without_traces`. This memory held
/// the variables and saved registers of `work`, and may still hold keys and texts.
///
/// Many types overwrite their values when the values are dropped. But no type can overwrite registers that the compiler
/// has saved on the stack, or the old places of values that were moved. Put all work with a key into one call of
/// `without_traces`, and drop the key inside this call. The call costs about as much as clearing 24 pages of
/// memory, and the thread needs 96 KiB of free stack.
///
/// This function does not overwrite the result of `work`, registers, heap memory, or the stack below the 96 KiB. The
/// compiler may place variables that `work` captures in the caller's frame, which is not overwritten. If `work` panics,
/// nothing is overwritten.
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
    /// This function is never inlined, so `work` runs in the part of the stack that is overwritten afterwards.
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
    // The zeros must be in a variable, because variables are on the stack. A constant would be in the read-only data.
    let stack = [0_u8; DEPTH];
    zeroize::optimization_barrier(&stack);
}
