//! Byte-sliced strategy for half as many blocks as a register has bytes. Register i holds byte i of all blocks. The
//! lower half of the register has the high nibbles, and the upper half has the low nibbles.
//!
//! A product is then one look-up for both nibbles, and the sum of two bytes is one operation. If registers held whole
//! bytes, the bytes would have to be split, and each product would take two look-ups. But the halves cause extra work
//! for each new byte: the two halves must be added, and the sum must be split into nibbles again. The addition and the
//! split have a long latency, and each new byte waits for the byte before it. So two bytes are made at a time. The
//! second byte needs the product of the first byte by a coefficient. This product is computed from the two halves of
//! the first byte, before the halves are added. To make four bytes at a time would reduce the waiting further, but
//! would take a tenth more operations. Code with four bytes at a time is 10 % faster on Zen 5, but Zen 5 uses other,
//! better kernels. By the models of LLVM, this code is 15 to 20 % slower on the processors that this strategy is for
//! (Haswell to Comet Lake, Zen 3, Skylake-SP).
use super::{
    Counter,
    small_batch::{SmallBatch, counter_registers, finish},
    toeplitz::{BACK, FORWARD, Maps},
};
use crate::{
    pi::nibbles::{NibbleSbox, SForward, SInverse, look_up, nibbles, s_forward_of, s_inverse_of},
    simd::{IoBuf, RegisterHalves, Word, each16, pin},
};

/// Implements this strategy with sixteen registers, in the order of the recurrence of L.
#[derive(Clone, Copy)]
pub(super) struct NibbleHalves<V: Word>(pub(super) V::Cpu);

impl<V: NibbleSbox + RegisterHalves> SmallBatch for NibbleHalves<V> {
    type State = [V; 16];
    const BLOCKS: usize = V::BYTES / 2;
    const INSIDE: bool = false;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [V; 16] {
        let mut r = [V::splat64(self.0, 0); 8];
        each16!(8: I => r[I] = V::load(self.0, &blocks[I * V::BYTES..]));
        slice::<V, INVERSE>(self.0, r)
    }
    #[inline(always)]
    fn counters(self, first: Counter) -> [V; 16] {
        slice::<V, false>(self.0, counter_registers(self.0, first))
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [V; 16] {
        let n = nibbles(self.0, V::splat128(self.0, block));
        let n = nibbles(self.0, look_up(self.0, n, &maps::<INVERSE>().enter));
        let n = n.0.lower_halves(n.1);
        let mut x = [n; 16];
        each16!(I => x[I] = V::splat8(self.0, place::<INVERSE>(I) as u8).lookup16(n));
        x
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, x: [V; 16], group: &mut IoBuf<'_>) {
        let mut r = [x[0]; 8];
        each16!(8: I => {
            let (a, b) = (x[place::<INVERSE>(2 * I)], x[place::<INVERSE>(2 * I + 1)]);
            let n = (a.lower_halves(b), a.upper_halves(b));
            r[I] = look_up(self.0, n, &maps::<INVERSE>().leave).alternate();
        });
        each16!(4: _PASS => pass(&mut r));
        finish(self.0, &r, group);
    }
    #[inline(always)]
    fn add(self, mut x: [V; 16], y: [V; 16]) -> [V; 16] {
        each16!(I => x[I] = x[I] ^ y[I]);
        x
    }
    #[inline(always)]
    fn round(self, mut x: [V; 16], k: [V; 16]) -> [V; 16] {
        substitute::<V, false>(self.0, &mut x);
        l::<V, false>(self.0, &mut x);
        self.add(x, k)
    }
    #[inline(always)]
    fn l_inverse(self, mut x: [V; 16], k: [V; 16]) -> [V; 16] {
        l::<V, true>(self.0, &mut x);
        self.add(x, k)
    }
    #[inline(always)]
    fn round_inverse(self, mut x: [V; 16], k: [V; 16]) -> [V; 16] {
        substitute::<V, true>(self.0, &mut x);
        l::<V, true>(self.0, &mut x);
        self.add(x, k)
    }
    #[inline(always)]
    fn s_inverse(self, mut x: [V; 16], k: [V; 16]) -> [V; 16] {
        substitute::<V, true>(self.0, &mut x);
        self.add(x, k)
    }
    #[cfg(test)]
    fn s(self, mut x: [V; 16]) -> [V; 16] {
        substitute::<V, false>(self.0, &mut x);
        x
    }
    #[cfg(test)]
    fn l(self, mut x: [V; 16]) -> [V; 16] {
        l::<V, false>(self.0, &mut x);
        x
    }
}

/// Converts blocks from their form in memory to the nibbles of their bytes, in the basis for encryption or for
/// decryption (see `toeplitz::enter`).
#[inline(always)]
fn slice<V: NibbleSbox + RegisterHalves, const INVERSE: bool>(cpu: V::Cpu, mut r: [V; 8]) -> [V; 16] {
    each16!(3: _PASS => pass(&mut r));
    let mut x = [r[0]; 16];
    each16!(8: I => {
        // `n` has the nibbles of bytes 2 I and 2 I + 1 of all blocks.
        let n = nibbles(cpu, r[I].even_odd());
        let n = nibbles(cpu, look_up(cpu, n, &maps::<INVERSE>().enter));
        x[place::<INVERSE>(2 * I)] = n.0.lower_halves(n.1);
        x[place::<INVERSE>(2 * I + 1)] = n.0.upper_halves(n.1);
    });
    x
}

/// Returns the place of byte `i` of a block in the order of the recurrence. The function is its own inverse.
#[inline(always)]
const fn place<const INVERSE: bool>(i: usize) -> usize {
    if INVERSE { i } else { 15 - i }
}

#[inline(always)]
fn maps<const INVERSE: bool>() -> &'static Maps {
    if INVERSE { &BACK.0 } else { &FORWARD.0 }
}

/// Does a step of the transpose of eight registers. In a 128-bit lane of these registers, the index of a byte has seven
/// bits: three bits for the register, then four bits for the column. The step moves the first of the seven bits to the
/// end. Three steps gather the bytes of a column, and four more steps restore the blocks.
#[inline(always)]
fn pass<V: RegisterHalves>(r: &mut [V; 8]) {
    let a = *r;
    each16!(4: I => {
        r[2 * I] = a[I].interleave_lo8(a[I + 4]);
        r[2 * I + 1] = a[I].interleave_hi8(a[I + 4]);
    });
}

/// S (or S^-1). Two bytes of each block are put into a register of high nibbles and a register of low nibbles.
#[inline(always)]
fn substitute<V: NibbleSbox + RegisterHalves, const INVERSE: bool>(cpu: V::Cpu, x: &mut [V; 16]) {
    let t = if INVERSE { SInverse::tables(cpu) } else { SForward::tables(cpu) };
    let m = &pin(maps::<INVERSE>()).of_s[0];
    let m = (V::splat128(cpu, &m[0]), V::splat128(cpu, &m[1]));
    each16!(8: I => {
        let (a, b) = (x[2 * I], x[2 * I + 1]);
        let n = (a.lower_halves(b), a.upper_halves(b));
        let (l, r) = if INVERSE { s_inverse_of(cpu, n, &t) } else { s_forward_of(cpu, n, &t) };
        let n = nibbles(cpu, l.lookup16(m.0) ^ r.lookup16(m.1));
        x[2 * I] = n.0.lower_halves(n.1);
        x[2 * I + 1] = n.0.upper_halves(n.1);
    });
}

/// Computes L (or L^-1) in sixteen steps, two at a time. Each step overwrites the oldest byte (see `recurrence`).
#[inline(always)]
fn l<V: NibbleSbox + RegisterHalves, const INVERSE: bool>(cpu: V::Cpu, x: &mut [V; 16]) {
    each16!(8: G => two_steps::<V, INVERSE, { 2 * G }>(cpu, x));
}

#[inline(always)]
fn two_steps<V: NibbleSbox + RegisterHalves, const INVERSE: bool, const T: usize>(cpu: V::Cpu, x: &mut [V; 16]) {
    let m = pin(&maps::<INVERSE>().of_state);
    let mut q = [x[T]; 2];
    let c = V::splat_halves(cpu, &m[7]);
    each16!(2: I => {
        let ones = x[T + I].xor3(x[(T + I + 7) % 16], x[(T + I + 9) % 16]);
        q[I] = ones.shl_lower4() ^ x[(T + I + 8) % 16].lookup16(c);
    });
    each16!(6: J => {
        const L: usize = 6 - J;
        let c = V::splat_halves(cpu, &m[L]);
        each16!(2: I => {
            let a = x[(T + I + L) % 16];
            q[I] = q[I] ^ if L > I { a ^ x[(T + I + 16 - L) % 16] } else { a }.lookup16(c);
        });
    });
    let n = nibbles(cpu, q[0]);
    q[1] = q[1].xor3(n.0.lookup16(V::splat128(cpu, &m[1][0])), n.1.lookup16(V::splat128(cpu, &m[1][1])));
    each16!(2: I => x[T + I] = add_halves(cpu, q[I]));
}

/// Returns the sum of the lower and the upper half of the register, as nibbles.
#[inline(always)]
fn add_halves<V: RegisterHalves>(cpu: V::Cpu, x: V) -> V {
    (x ^ x.swap_halves()).shr_lower4() & V::splat8(cpu, 15)
}
