//! A pair of registers that is used as one register of twice the width.
use super::{Affine, Bytes, Logic, Lookup16, MulAes, Word};
use core::ops::{BitAnd, BitOr, BitXor, Not};

/// The first field is the lower half, and the second field is the upper half.
#[derive(Clone, Copy)]
pub struct Pair<V>(pub(super) V, pub(super) V);

impl<V: Word> BitXor for Pair<V> {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, o: Self) -> Self {
        Self(self.0 ^ o.0, self.1 ^ o.1)
    }
}
impl<V: Word> BitAnd for Pair<V> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, o: Self) -> Self {
        Self(self.0 & o.0, self.1 & o.1)
    }
}
impl<V: Word> BitOr for Pair<V> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, o: Self) -> Self {
        Self(self.0 | o.0, self.1 | o.1)
    }
}
impl<V: Word> Not for Pair<V> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0, !self.1)
    }
}

impl<V: Word> Logic for Pair<V> {}

impl<V: Word> Word for Pair<V> {
    type Cpu = V::Cpu;
    const BYTES: usize = 2 * V::BYTES;
    #[inline(always)]
    fn splat64(cpu: V::Cpu, x: u64) -> Self {
        Self(V::splat64(cpu, x), V::splat64(cpu, x))
    }
    #[inline(always)]
    fn load(cpu: V::Cpu, from: &[u8]) -> Self {
        Self(V::load(cpu, from), V::load(cpu, &from[V::BYTES..]))
    }
    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        self.0.store(to);
        self.1.store(&mut to[V::BYTES..]);
    }
    #[inline(always)]
    fn shl64<const N: u32>(self) -> Self {
        Self(self.0.shl64::<N>(), self.1.shl64::<N>())
    }
    #[inline(always)]
    fn shr64<const N: u32>(self) -> Self {
        Self(self.0.shr64::<N>(), self.1.shr64::<N>())
    }
}

impl<V: Bytes> Bytes for Pair<V> {
    #[inline(always)]
    fn splat8(cpu: V::Cpu, x: u8) -> Self {
        Self(V::splat8(cpu, x), V::splat8(cpu, x))
    }
    #[inline(always)]
    fn splat8x4(cpu: V::Cpu, x: &u32) -> Self {
        Self(V::splat8x4(cpu, x), V::splat8x4(cpu, x))
    }
    #[inline(always)]
    fn splat128(cpu: V::Cpu, x: &[u8; 16]) -> Self {
        Self(V::splat128(cpu, x), V::splat128(cpu, x))
    }
    #[inline(always)]
    fn add8(self, o: Self) -> Self {
        Self(self.0.add8(o.0), self.1.add8(o.1))
    }
    #[inline(always)]
    fn sub8(self, o: Self) -> Self {
        Self(self.0.sub8(o.0), self.1.sub8(o.1))
    }
    #[inline(always)]
    fn below8(self, o: Self) -> Self {
        Self(self.0.below8(o.0), self.1.below8(o.1))
    }
    #[inline(always)]
    fn interleave_lo8(self, o: Self) -> Self {
        Self(self.0.interleave_lo8(o.0), self.1.interleave_lo8(o.1))
    }
    #[inline(always)]
    fn interleave_hi8(self, o: Self) -> Self {
        Self(self.0.interleave_hi8(o.0), self.1.interleave_hi8(o.1))
    }
}

impl<V: Affine> Affine for Pair<V> {
    #[inline(always)]
    fn affine(self, m: &u64) -> Self {
        Self(self.0.affine(m), self.1.affine(m))
    }
}

impl<V: MulAes> MulAes for Pair<V> {
    #[inline(always)]
    fn mul_aes(self, o: Self) -> Self {
        Self(self.0.mul_aes(o.0), self.1.mul_aes(o.1))
    }
}

impl<V: Lookup16> Lookup16 for Pair<V> {
    #[inline(always)]
    fn lookup16(self, t: Self) -> Self {
        Self(self.0.lookup16(t.0), self.1.lookup16(t.1))
    }
    #[inline(always)]
    fn if_zero8(self, other: Self, keep: Self) -> Self {
        Self(self.0.if_zero8(other.0, keep.0), self.1.if_zero8(other.1, keep.1))
    }
}
