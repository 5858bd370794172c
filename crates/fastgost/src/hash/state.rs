//! The state of a hash function between blocks. Streebog and GOST R 34.11-94 both iterate a compression function, count
//! the bits and sum up the blocks.
use super::add;
use zeroize::ZeroizeOnDrop;

/// The state as the standards define it, in memory order and aligned like `A`. The state is wiped on drop.
pub struct State<A, const N: usize> {
    _aligned: [A; 0],
    /// The chaining value.
    pub(super) h: [u8; N],
    /// The number of bits so far, which is called N in Streebog and L in GOST R 34.11-94.
    pub(super) length: [u8; N],
    /// The sum of all blocks.
    pub(super) sigma: [u8; N],
}

/// Alignments for states in registers of 32 and of 64 bytes.
#[repr(align(32))]
pub struct Align32;
#[repr(align(64))]
pub struct Align64;

impl<A, const N: usize> State<A, N> {
    /// Makes the state at the beginning of a message.
    pub(super) fn new(h: [u8; N]) -> Self {
        Self { _aligned: [], h, length: [0; N], sigma: [0; N] }
    }
}

impl<A, const N: usize> Default for State<A, N> {
    fn default() -> Self {
        Self::new([0; N])
    }
}

impl<A, const N: usize> Clone for State<A, N> {
    fn clone(&self) -> Self {
        let mut state = Self::default();
        state.clone_from(self);
        state
    }
    /// Copies in place.
    fn clone_from(&mut self, other: &Self) {
        self.h.copy_from_slice(&other.h);
        self.length.copy_from_slice(&other.length);
        self.sigma.copy_from_slice(&other.sigma);
    }
}

impl<A, const N: usize> Drop for State<A, N> {
    fn drop(&mut self) {
        crate::wipe(&mut self.h);
        crate::wipe(&mut self.length);
        crate::wipe(&mut self.sigma);
    }
}
impl<A, const N: usize> ZeroizeOnDrop for State<A, N> {}

/// Adds `bits` to the length of a message.
#[inline(always)]
pub(super) fn count<const N: usize>(length: &mut [u8; N], bits: u128) {
    let mut more = [0; N];
    more[..16].copy_from_slice(&bits.to_le_bytes());
    add(length, &more);
}
