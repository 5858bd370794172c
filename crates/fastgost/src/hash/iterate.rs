//! PBKDF2's loop: the HMAC code of a code, of that code, and so on, in a kernel's lanes.
//!
//! Exists because the scheduler of `drive.rs` costs as much as a compression, and here all lanes always do the same.
use super::{
    Family, Kernel, MOST_CLOSING, Segment, drive,
    private::{MOST_CODE, MOST_LANES},
};

/// So many times, every code becomes its HMAC code and is added to its sum. `keys` are the states behind the inner and the
/// outer pad; a code is the first bytes of its place, as many as `code` finds in a state. Only the first `active` lanes are
/// looked at; the others need keys all the same.
pub(super) fn iterate<F: Family, const N: usize>(
    kernel: &'static Kernel<F>,
    parameters: &F::Parameters,
    keys: [[&F::State; 2]; N],
    code: impl Fn(&F::State) -> &[u8],
    codes: &mut [[u8; MOST_CODE]; N],
    sums: &mut [[u8; MOST_CODE]; N],
    active: usize,
    times: u32,
) {
    const { assert!(N <= MOST_LANES) };
    let mut states: [F::State; N] = core::array::from_fn(|i| keys[i][0].clone());
    let mut closing = [[0; MOST_CLOSING]; N];
    let size = code(&states[0]).len();
    let whole = size / F::BLOCK * F::BLOCK;
    for _ in 0..times {
        for pad in 0..2 {
            for i in 0..active {
                states[i] = keys[i][pad].clone();
            }
            if whole > 0 {
                let segments = core::array::from_fn::<_, N, _>(|i| Segment { data: &codes[i], message: true });
                drive::side_by_side(kernel, parameters, &mut states, &segments, active, whole / F::BLOCK);
            }
            let mut blocks = 0;
            for i in 0..active {
                blocks = F::close(&mut states[i], &codes[i][whole..size], &mut closing[i]);
            }
            let segments = core::array::from_fn::<_, N, _>(|i| Segment { data: &closing[i], message: false });
            drive::side_by_side(kernel, parameters, &mut states, &segments, active, blocks);
            for i in 0..active {
                codes[i][..size].copy_from_slice(code(&states[i]));
            }
        }
        for i in 0..active {
            for j in 0..MOST_CODE {
                sums[i][j] ^= codes[i][j];
            }
        }
    }
    crate::wipe(closing.as_flattened_mut());
}
