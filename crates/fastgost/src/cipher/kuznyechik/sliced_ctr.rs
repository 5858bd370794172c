//! CTR with a first round that is mostly the same for many blocks.
use super::{
    Counter,
    sliced::{Broadcast, Form, WIDEST, add_key, counter_planes, finish, offsets},
};
use crate::simd::{Blocks16, Bytes, IoBuf, each16, public};

/// A form that can compute the first round of one byte separately. Bytes are numbered in memory order. The state
/// between rounds is in the form's order and basis.
pub(super) trait FirstRound<V: Bytes + Blocks16>: Form<V> {
    /// One byte of every block, after S.
    type Single: Copy;
    /// Computes the first round of blocks to which K_1 has been added. If `without` names a byte, the sum of L leaves
    /// out this byte.
    fn first(&mut self, cpu: V::Cpu, a: &mut [V; 16], without: Option<usize>, keys: &Broadcast);
    /// S of byte `at`.
    fn single(&self, cpu: V::Cpu, at: usize, x: V) -> Self::Single;
    /// Returns byte `i` of the state if byte `at` alone enters L. `x` is S of byte `at`.
    fn column(cpu: V::Cpu, at: usize, x: Self::Single, i: usize) -> V;
    fn get(&self, i: usize) -> V;
    fn set(&mut self, i: usize, x: V);
    /// Computes the other rounds.
    fn rest(&mut self, cpu: V::Cpu, a: &mut [V; 16], keys: &Broadcast);
}

/// Consecutive counters of a group differ only in one byte and in the carry out of this byte. This byte is the least
/// significant byte of the part of the counter that advances. So round 1 needs S of only one register, sixteen products
/// of the result of S, and a constant that depends on the other fifteen bytes. This constant is L of S of the fifteen
/// bytes, plus the round key if the form adds the key in L.
///
/// The counter may be secret and may start anywhere, but the number of blocks that are done is public. So all decisions
/// and indices depend only on the number of blocks that are done. In a run of 256 blocks, counted from the start, the
/// fifteen other bytes take one value before the carry and a second value after the carry. The value after the carry is
/// the value before the carry in the next run. One ordinary sliced round computes the constants of many runs at once:
/// one run for each byte of a register. For a single group, this ordinary round is applied to the group's own blocks.
#[inline(always)]
pub(super) fn ctr<V: Bytes + Blocks16, F: FirstRound<V>>(
    cpu: V::Cpu,
    keys: &Broadcast,
    counter: &Counter,
    mut data: IoBuf<'_>,
) {
    let mut form = F::new(cpu);
    let mut run = counter.declared();
    let least = 15 - run.counts.first_byte();
    let start = V::splat8(cpu, (run.number >> (8 * (15 - least))) as u8);
    let mut lane_of_block = [0; WIDEST];
    for lane in 0..V::BYTES {
        lane_of_block[V::block_in_lane(lane)] = lane as u8;
    }
    let offsets = offsets::<V>(cpu);
    let single = data.len() == 16 * V::BYTES;
    let mut window = [[0; WIDEST]; 16];
    // `j` is the place of the current run among the constants in `window`, and `behind` is the number of blocks of this
    // run that are done. The window is still empty.
    let (mut j, mut behind) = (V::BYTES - 1, 0);
    while !data.is_empty() {
        let mut group = data.take(16 * V::BYTES);
        let mut a = [offsets; 16];
        // If the current run is the last run in the window, the next run is missing, so a new window is computed.
        if j + 1 == V::BYTES {
            a = counter_planes(cpu, offsets, run, if single { 0 } else { 1 });
            add_key::<V, &Broadcast>(cpu, &mut a, &keys.0[0]);
            form.first(cpu, &mut a, if single { None } else { Some(least) }, keys);
            if !single {
                each16!(I => form.get(I).store(&mut window[I]));
            }
            j = 0;
        }
        if !single {
            // The indices are declared public, because the array may lie in memory that held a key before.
            let (here, next) = (public(lane_of_block[j] as usize), public(lane_of_block[j + 1] as usize));
            let number = offsets.add8(V::splat8(cpu, behind as u8));
            let x = number.add8(start);
            let carried = x.below8(number);
            let x = form.single(cpu, least, x ^ V::splat8x4(cpu, &keys.0[0][least]));
            each16!(I => {
                let c = window[I][here % WIDEST];
                let d = V::splat8(cpu, c ^ window[I][next % WIDEST]);
                form.set(I, F::column(cpu, least, x, I).xor3(V::splat8(cpu, c), carried & d));
            });
        }
        form.rest(cpu, &mut a, keys);
        finish::<V, F>(cpu, a, &mut group);
        behind += V::BYTES;
        if behind == 256 {
            (run, j, behind) = (run.after(256), j + 1, 0);
        }
    }
    form.wipe(cpu);
    if !single {
        crate::wipe(window.as_flattened_mut());
    }
}
