//! The inner loop of PBKDF2, which computes the HMAC of a digest again and again. Each lane of a kernel has its own
//! digest.
//!
//! This loop does not use `dispatch::many`, because all lanes do the same work here. The scheduling of lanes in
//! `dispatch::many` is not needed here, and would take as long as one or two compressions.
use super::{
    HashCore, HashKernel, Segment,
    dispatch::{self, ClosingBlocks},
    private::{Digests, LONGEST_DIGEST, MOST_LANES},
};

/// Replaces every digest by its HMAC, and XORs the new digest into the lane's sum. Repeats these two actions `times`
/// times. `keys` are the states after the inner pad and after the outer pad. `digest_of` finds the digest in a final
/// state.
pub(super) fn iterate<F: HashCore, const N: usize>(
    kernel: &'static HashKernel<F>,
    parameters: &F::Parameters,
    keys: [[&F::State; 2]; N],
    digest_of: impl Fn(&F::State) -> &[u8],
    lanes: &mut Digests<N>,
    times: u32,
) {
    const { assert!(N <= MOST_LANES) };
    let Digests { digests, sums, active } = lanes;
    let active = *active;
    let mut states: [F::State; N] = core::array::from_fn(|_| F::State::default());
    let mut closing = ClosingBlocks::<N>::new();
    let closing = &mut closing.0;
    let size = digest_of(&states[0]).len();
    let whole = size / F::BLOCK * F::BLOCK;
    for _ in 0..times {
        for pad in 0..2 {
            for i in 0..active {
                states[i].clone_from(keys[i][pad]);
            }
            if whole > 0 {
                let segments = digests.each_ref().map(|data| Segment { data, message: true });
                dispatch::side_by_side(kernel, parameters, &mut states, &segments, active, whole / F::BLOCK);
            }
            let mut blocks = 0;
            for i in 0..active {
                blocks = F::close(&mut states[i], &digests[i][whole..size], &mut closing[i]);
            }
            let segments = closing.each_ref().map(|data| Segment { data, message: false });
            dispatch::side_by_side(kernel, parameters, &mut states, &segments, active, blocks);
            for i in 0..active {
                digests[i][..size].copy_from_slice(digest_of(&states[i]));
            }
        }
        for i in 0..active {
            for j in 0..LONGEST_DIGEST {
                sums[i][j] ^= digests[i][j];
            }
        }
    }
}
