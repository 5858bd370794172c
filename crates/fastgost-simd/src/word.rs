//! `u64` as a register, for every architecture: 64 bits, or 8 bytes.
use super::{Blocks16, Logic, Word};

impl Logic for u64 {}

impl Word for u64 {
    type Cpu = ();
    const BYTES: usize = 8;
    #[inline(always)]
    fn splat64(_: (), x: u64) -> u64 {
        x
    }
    #[inline(always)]
    fn load(_: (), from: &[u8]) -> u64 {
        let mut b = [0; 8];
        b.copy_from_slice(&from[..8]);
        u64::from_le_bytes(b)
    }
    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        to[..8].copy_from_slice(&self.to_le_bytes());
    }
    #[inline(always)]
    fn shl64<const N: u32>(self) -> u64 {
        self << N
    }
    #[inline(always)]
    fn shr64<const N: u32>(self) -> u64 {
        self >> N
    }
}

impl Blocks16 for u64 {
    #[inline(always)]
    fn bytes_from_blocks(r: &mut [u64; 16]) {
        let a = *r;
        for i in 0..8 {
            (r[i], r[i + 8]) = (a[2 * i], a[2 * i + 1]);
        }
        transpose8(r, 0);
        transpose8(r, 8);
    }
    #[inline(always)]
    fn blocks_from_bytes(r: &mut [u64; 16]) {
        transpose8(r, 0);
        transpose8(r, 8);
        let a = *r;
        for i in 0..8 {
            (r[2 * i], r[2 * i + 1]) = (a[i], a[i + 8]);
        }
    }
    #[inline(always)]
    fn block_in_lane(lane: usize) -> usize {
        lane
    }
}

/// Transposes the 8x8 bytes in `r[at..at + 8]`.
#[inline(always)]
pub fn transpose8<const N: usize>(r: &mut [u64; N], at: usize) {
    for (n, mask) in [(1, 0x00ff_00ff_00ff_00ff_u64), (2, 0x0000_ffff_0000_ffff), (4, 0x0000_0000_ffff_ffff)] {
        for i in 0..8 {
            if i & n == 0 {
                let (lo, hi) = (r[at + i], r[at + i + n]);
                let t = ((lo >> (8 * n)) ^ hi) & mask;
                r[at + i] = lo ^ (t << (8 * n));
                r[at + i + n] = hi ^ t;
            }
        }
    }
}

/// Converts eight registers of bytes to eight bit planes. In every byte, the function exchanges bit i of register j
/// with bit j of register i. So a second call undoes the conversion.
#[inline(always)]
pub fn planes8<V: Word>(cpu: V::Cpu, x: &mut [V; 8]) {
    macro_rules! swap {
        ($n:literal, $mask:literal, $(($i:literal, $j:literal))*) => {
            let m = V::splat64(cpu, $mask);
            $(
                let t = (x[$i].shr64::<$n>() ^ x[$j]) & m;
                x[$j] = x[$j] ^ t;
                x[$i] = x[$i] ^ t.shl64::<$n>();
            )*
        };
    }
    swap!(1, 0x5555_5555_5555_5555, (0, 1)(2, 3)(4, 5)(6, 7));
    swap!(2, 0x3333_3333_3333_3333, (0, 2)(1, 3)(4, 6)(5, 7));
    swap!(4, 0x0f0f_0f0f_0f0f_0f0f, (0, 4)(1, 5)(2, 6)(3, 7));
}
