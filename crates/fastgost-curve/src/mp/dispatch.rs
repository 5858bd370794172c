//! Safe functions that call the functions of a kernel. A kernel implements the arithmetic for one level of CPU
//! features. With these functions, this file builds products of any length, and Karatsuba products of fixed sizes.
#![allow(unsafe_code)]
use super::{Arithmetic, kernel::MpKernel, limb::subtract_once, portable, safegcd};
use crate::{
    error::{Error, Result},
    wipe,
};

/// If the slices have the lengths in the macro's arguments, calls `$function` with arrays of these lengths, and returns
/// from the function that contains the macro.
macro_rules! fixed {
    ($kernel:ident.$function:ident($to:ident: $p:literal, $a:ident: $n:literal $(, $b:ident: $m:literal)? $(; $digit:ident)?)) => {
        if $a.len() == $n
            $(&& $b.len() == $m && let Some($b) = $b.first_chunk::<$m>())?
            && let (Some($to), Some($a)) = ($to.first_chunk_mut::<$p>(), $a.first_chunk::<$n>())
        {
            // SAFETY: as in `Arithmetic::add`.
            return unsafe { ($kernel.$function)($to, $a $(, $b)? $(, $digit)?) };
        }
    };
    ($function:ident($kernel:ident, $to:ident: $p:literal, $a:ident: $n:literal $(, $b:ident: $m:literal)?)) => {
        if $a.len() == $n
            $(&& $b.len() == $m && let Some($b) = $b.first_chunk::<$m>())?
            && let (Some($to), Some($a)) = ($to.first_chunk_mut::<$p>(), $a.first_chunk::<$n>())
        {
            return $function($kernel, $to, $a $(, $b)?);
        }
    };
}

impl Arithmetic {
    /// Sets `to = a + b`. All three slices must have equal length. Returns the carry, 0 or 1.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if a length differs.
    #[inline]
    pub fn add(self, to: &mut [u64], a: &[u64], b: &[u64]) -> Result<u64> {
        same(to.len(), a.len())?;
        same(to.len(), b.len())?;
        // SAFETY: a `&'static MpKernel` comes only from the module `rows`, which returns only kernels that this CPU can
        // run; the lengths are equal.
        Ok(unsafe { (self.0.add)(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), to.len()) })
    }

    /// Sets `to = a - b`. All three slices must have equal length. Returns the borrow, 0 or 1.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if a length differs.
    #[inline]
    pub fn sub(self, to: &mut [u64], a: &[u64], b: &[u64]) -> Result<u64> {
        same(to.len(), a.len())?;
        same(to.len(), b.len())?;
        // SAFETY: as in `add`.
        Ok(unsafe { (self.0.sub)(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), to.len()) })
    }

    /// Sets `to = a * digit`; `to` and `a` have equal length. Returns the carry, which is a whole limb.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if the lengths differ.
    #[inline]
    pub fn mul_1(self, to: &mut [u64], a: &[u64], digit: u64) -> Result<u64> {
        same(to.len(), a.len())?;
        // SAFETY: as in `add`.
        Ok(unsafe { (self.0.mul_1)(to.as_mut_ptr(), a.as_ptr(), a.len(), digit) })
    }

    /// Adds `a * digit` to `to`; `a` and `to` have equal length. Returns the carry, which is a whole limb.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if the lengths differ.
    #[inline]
    pub fn addmul_1(self, to: &mut [u64], a: &[u64], digit: u64) -> Result<u64> {
        same(to.len(), a.len())?;
        // SAFETY: as in `add`.
        Ok(unsafe { (self.0.addmul_1)(to.as_mut_ptr(), a.as_ptr(), a.len(), digit) })
    }

    /// Sets `to = a * b`. `to` has as many limbs as `a` and `b` together.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if `to` has another length.
    #[inline]
    pub fn mul(self, to: &mut [u64], a: &[u64], b: &[u64]) -> Result<()> {
        same(to.len(), a.len() + b.len())?;
        let (a, b) = if a.len() < b.len() { (b, a) } else { (a, b) };
        product(self.0, to, a, b);
        Ok(())
    }

    /// Sets `to = a^2`. `to` has twice as many limbs as `a`.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if `to` has another length.
    #[inline]
    pub fn square(self, to: &mut [u64], a: &[u64]) -> Result<()> {
        same(to.len(), 2 * a.len())?;
        square(self.0, to, a);
        Ok(())
    }

    /// Sets `to = a + b` for numbers whose size is known at compile time. Returns the carry, 0 or 1.
    #[inline]
    pub fn add_fixed<const N: usize>(self, to: &mut [u64; N], a: &[u64; N], b: &[u64; N]) -> u64 {
        let kernel = self.0;
        fixed!(kernel.add4(to: 4, a: 4, b: 4));
        fixed!(kernel.add8(to: 8, a: 8, b: 8));
        fixed!(kernel.add12(to: 12, a: 12, b: 12));
        fixed!(kernel.add16(to: 16, a: 16, b: 16));
        // SAFETY: as in `add`.
        unsafe { (self.0.add)(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), N) }
    }

    /// Sets `to = a - b` for numbers whose size is known at compile time. Returns the borrow, 0 or 1.
    #[inline]
    pub fn sub_fixed<const N: usize>(self, to: &mut [u64; N], a: &[u64; N], b: &[u64; N]) -> u64 {
        let kernel = self.0;
        fixed!(kernel.sub4(to: 4, a: 4, b: 4));
        fixed!(kernel.sub8(to: 8, a: 8, b: 8));
        fixed!(kernel.sub12(to: 12, a: 12, b: 12));
        fixed!(kernel.sub16(to: 16, a: 16, b: 16));
        // SAFETY: as in `add`.
        unsafe { (self.0.sub)(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), N) }
    }

    /// Sets `to = a * digit` for a number whose size is known at compile time. Returns the carry, which is a whole
    /// limb.
    #[inline]
    pub fn mul_digit_fixed<const N: usize>(self, to: &mut [u64; N], a: &[u64; N], digit: u64) -> u64 {
        let kernel = self.0;
        fixed!(kernel.mul_1x4(to: 4, a: 4; digit));
        fixed!(kernel.mul_1x8(to: 8, a: 8; digit));
        fixed!(kernel.mul_1x12(to: 12, a: 12; digit));
        fixed!(kernel.mul_1x16(to: 16, a: 16; digit));
        // SAFETY: as in `add`.
        unsafe { (self.0.mul_1)(to.as_mut_ptr(), a.as_ptr(), N, digit) }
    }

    /// Sets `to = a * b` for numbers whose sizes are known at compile time. `P` is `A + B`.
    #[inline]
    pub fn mul_fixed<const A: usize, const B: usize, const P: usize>(
        self,
        to: &mut [u64; P],
        a: &[u64; A],
        b: &[u64; B],
    ) {
        const { assert!(P == A + B && A >= B) };
        product(self.0, to, a, b);
    }

    /// Sets `to = a^2` for a number whose size is known at compile time. `P` is `2 A`.
    #[inline]
    pub fn square_fixed<const A: usize, const P: usize>(self, to: &mut [u64; P], a: &[u64; A]) {
        const { assert!(P == 2 * A) };
        square(self.0, to, a);
    }
}

fn same(given: usize, expected: usize) -> Result<()> {
    if given == expected { Ok(()) } else { Err(Error::NumberLength { given, most: expected }) }
}

/// Sets `to = a * b`. `a` is at least as long as `b`, and `to` is as long as both together.
#[inline(always)]
pub(super) fn product(kernel: &MpKernel, to: &mut [u64], a: &[u64], b: &[u64]) {
    fixed!(kernel.mul4(to: 8, a: 4, b: 4));
    fixed!(kernel.mul8(to: 16, a: 8, b: 8));
    fixed!(mul16(kernel, to: 32, a: 16, b: 16));
    fixed!(kernel.mul16x4(to: 20, a: 16, b: 4));
    fixed!(kernel.mul16x8(to: 24, a: 16, b: 8));
    fixed!(mul16x12(kernel, to: 28, a: 16, b: 12));
    fixed!(kernel.mul6(to: 12, a: 6, b: 6));
    fixed!(mul12(kernel, to: 24, a: 12, b: 12));
    fixed!(mul32(kernel, to: 64, a: 32, b: 32));
    long_product(kernel, to, a, b)
}

/// Sets `to = a^2`. `to` is twice as long as `a`.
#[inline(always)]
pub(super) fn square(kernel: &MpKernel, to: &mut [u64], a: &[u64]) {
    fixed!(kernel.square4(to: 8, a: 4));
    fixed!(kernel.square8(to: 16, a: 8));
    fixed!(square16(kernel, to: 32, a: 16));
    fixed!(kernel.square6(to: 12, a: 6));
    fixed!(square12(kernel, to: 24, a: 12));
    fixed!(square32(kernel, to: 64, a: 32));
    long_product(kernel, to, a, a)
}

/// Sets `to = a * b`. The function splits both numbers into tiles of 32 limbs, or of 16 limbs if `b` has fewer than 32
/// limbs. It multiplies each tile of `a` by each tile of `b`, with Karatsuba's method. The limbs after the last whole
/// tile are multiplied one by one.
#[inline(never)]
fn long_product(kernel: &MpKernel, to: &mut [u64], a: &[u64], b: &[u64]) {
    to.fill(0);
    let tile = if b.len() < 32 { 16 } else { 32 };
    let (mut a_tiled, mut b_tiled) = (0, 0);
    if b.len() >= tile {
        (a_tiled, b_tiled) = (a.len() / tile * tile, b.len() / tile * tile);
        let mut partial = [0; 64];
        let partial = &mut partial[..2 * tile];
        for j in (0..b_tiled).step_by(tile) {
            // The carry of a tile's product belongs to the high half of the next tile's product, which has room for the
            // carry.
            let mut carry = 0;
            for i in (0..a_tiled).step_by(tile) {
                product_of_tiles(kernel, partial, &a[i..i + tile], &b[j..j + tile]);
                propagate(&mut partial[tile..], carry);
                carry = add_to(kernel, &mut to[i + j..i + j + 2 * tile], partial);
            }
            // `to` is now the product of the tiles of `a` and of the tiles of `b` up to tile `j`. The last addition
            // ended at the highest limb of this product, so nothing is carried out.
            debug_assert_eq!(carry, 0);
        }
        wipe(partial);
    }
    for j in b_tiled..b.len() {
        add_row(kernel, &mut to[j..], a, b[j]);
    }
    for i in a_tiled..a.len() {
        add_row(kernel, &mut to[i..], &b[..b_tiled], a[i]);
    }
}

fn product_of_tiles(kernel: &MpKernel, to: &mut [u64], a: &[u64], b: &[u64]) {
    fixed!(mul32(kernel, to: 64, a: 32, b: 32));
    fixed!(mul16(kernel, to: 32, a: 16, b: 16));
}

/// Adds `a * digit` to `to`, with special functions for 2, 6, 10 and 14 limbs (divisors of 4, 8, 12 and 16 limbs
/// without their two highest limbs). Returns the carry, which is a whole limb, and the new highest limb of `to`.
#[inline(always)]
pub(super) fn row(kernel: &MpKernel, to: &mut [u64], a: &[u64], digit: u64) -> (u64, u64) {
    macro_rules! of_limbs {
        ($n:literal, $function:ident) => {
            if a.len() == $n
                && let (Some(to), Some(a)) = (to.first_chunk_mut::<$n>(), a.first_chunk::<$n>())
            {
                // SAFETY: as in `Arithmetic::add`.
                let both = unsafe { (kernel.$function)(to, a, digit) };
                return (both as u64, (both >> 64) as u64);
            }
        };
    }
    of_limbs!(2, addmul_row2);
    of_limbs!(6, addmul_row6);
    of_limbs!(10, addmul_row10);
    of_limbs!(14, addmul_row14);
    (addmul_1(kernel, to, a, digit), to[to.len() - 1])
}

/// Adds `a * digit` to `to`, and propagates the carry to the end of `to`.
fn add_row(kernel: &MpKernel, to: &mut [u64], a: &[u64], digit: u64) {
    let (row, above) = to.split_at_mut(a.len());
    let carry = addmul_1(kernel, row, a, digit);
    propagate(above, carry);
}

/// Adds `a * digit` to `to`; `a` and `to` have equal length. Returns the carry, which is a whole limb.
#[inline(always)]
pub(super) fn addmul_1(kernel: &MpKernel, to: &mut [u64], a: &[u64], digit: u64) -> u64 {
    assert!(to.len() == a.len());
    // SAFETY: as in `Arithmetic::add`.
    unsafe { (kernel.addmul_1)(to.as_mut_ptr(), a.as_ptr(), a.len(), digit) }
}

/// Adds `a` to `to`; `a` and `to` have equal length. Returns the carry, 0 or 1.
fn add_to(kernel: &MpKernel, to: &mut [u64], a: &[u64]) -> u64 {
    assert!(to.len() == a.len());
    let place = to.as_mut_ptr();
    // SAFETY: as in `Arithmetic::add`. The function works even if the sum is written over one of its summands.
    unsafe { (kernel.add)(place, place, a.as_ptr(), a.len()) }
}

/// Adds `carry` to `to`. The loop always goes to the end of `to`, because the numbers are secret.
fn propagate(to: &mut [u64], mut carry: u64) {
    for limb in to {
        let over;
        (*limb, over) = limb.overflowing_add(carry);
        carry = over.into();
    }
}

/// Defines a Karatsuba product and a square. Both are built from three shorter products: the product of the low halves,
/// the product of the high halves, and the product of the absolute differences between the halves.
macro_rules! karatsuba {
    ($mul:ident, $square:ident, $n:literal, $p:literal: $half:literal, $join:ident, $distance:ident, $mul_half:expr, $square_half:expr) => {
        #[inline(never)]
        pub(super) fn $mul(kernel: &MpKernel, to: &mut [u64; $p], a: &[u64; $n], b: &[u64; $n]) {
            let (mut da, mut db, mut middle) = ([0; $half], [0; $half], [0; $n]);
            let ((a, _), (b, _)) = (a.as_chunks::<$half>(), b.as_chunks::<$half>());
            // SAFETY: as in `Arithmetic::add`.
            let a_negative = unsafe { (kernel.$distance)(&mut da, &a[0], &a[1]) };
            // SAFETY: as in `Arithmetic::add`.
            let b_negative = unsafe { (kernel.$distance)(&mut db, &b[0], &b[1]) };
            let (halves, _) = to.as_chunks_mut::<$n>();
            $mul_half(kernel, &mut halves[0], &a[0], &b[0]);
            $mul_half(kernel, &mut halves[1], &a[1], &b[1]);
            $mul_half(kernel, &mut middle, &da, &db);
            // SAFETY: as in `Arithmetic::add`.
            unsafe { (kernel.$join)(to, &mut middle, !(a_negative ^ b_negative)) }
            wipe(&mut da);
            wipe(&mut db);
            wipe(&mut middle);
        }

        #[inline(never)]
        pub(super) fn $square(kernel: &MpKernel, to: &mut [u64; $p], a: &[u64; $n]) {
            let (mut da, mut middle) = ([0; $half], [0; $n]);
            let (a, _) = a.as_chunks::<$half>();
            // SAFETY: as in `Arithmetic::add`.
            unsafe { (kernel.$distance)(&mut da, &a[0], &a[1]) };
            let (halves, _) = to.as_chunks_mut::<$n>();
            $square_half(kernel, &mut halves[0], &a[0]);
            $square_half(kernel, &mut halves[1], &a[1]);
            $square_half(kernel, &mut middle, &da);
            // SAFETY: as in `Arithmetic::add`.
            unsafe { (kernel.$join)(to, &mut middle, u64::MAX) }
            wipe(&mut da);
            wipe(&mut middle);
        }
    };
}

/// Makes a closure that calls one of the kernel's functions.
macro_rules! of_kernel {
    ($function:ident($($argument:ident),+)) => {
        // SAFETY: as in `Arithmetic::add`.
        |kernel: &MpKernel, $($argument),+| unsafe { (kernel.$function)($($argument),+) }
    };
}

karatsuba!(karatsuba12, karatsuba_square12, 12, 24: 6, karatsuba_combine6, abs_diff6, of_kernel!(mul6(to, a, b)), of_kernel!(square6(to, a)));
karatsuba!(karatsuba16, karatsuba_square16, 16, 32: 8, karatsuba_combine8, abs_diff8, of_kernel!(mul8(to, a, b)), of_kernel!(square8(to, a)));
karatsuba!(karatsuba32, karatsuba_square32, 32, 64: 16, karatsuba_combine16, abs_diff16, mul16, square16);

/// Defines calls of kernel functions that have the kernel as an argument. Such a function needs the kernel, because it
/// calls the kernel's functions for shorter numbers.
macro_rules! long {
    ($($mul:ident, $square:ident, $n:literal, $p:literal;)+) => { $(
        #[inline(always)]
        fn $mul(kernel: &MpKernel, to: &mut [u64; $p], a: &[u64; $n], b: &[u64; $n]) {
            // SAFETY: as in `Arithmetic::add`.
            unsafe { (kernel.$mul)(kernel, to, a, b) }
        }

        #[inline(always)]
        fn $square(kernel: &MpKernel, to: &mut [u64; $p], a: &[u64; $n]) {
            // SAFETY: as in `Arithmetic::add`.
            unsafe { (kernel.$square)(kernel, to, a) }
        }
    )+ };
}
long! {
    mul12, square12, 12, 24;
    mul16, square16, 16, 32;
    mul32, square32, 32, 64;
}

fn mul16x12(kernel: &MpKernel, to: &mut [u64; 28], a: &[u64; 16], b: &[u64; 12]) {
    let mut above = [0; 20];
    let (Some(low), Some(b8), Some(b4)) = (to.first_chunk_mut(), b.first_chunk(), b.last_chunk()) else { return };
    // SAFETY: as in `Arithmetic::add`.
    unsafe {
        (kernel.mul16x8)(low, a, b8);
        (kernel.mul16x4)(&mut above, a, b4);
    }
    to[24..].fill(0);
    // The carry is 0, because `to` has room for the whole product.
    add_to(kernel, &mut to[8..], &above);
}

/// Sets `to = a * b / 2^(64 limbs)` modulo `m`. The function uses only the lowest `limbs` limbs of the numbers. `limbs`
/// is 4, 8 or `N`.
#[inline(always)]
pub(super) fn montgomery<const N: usize>(
    kernel: &MpKernel,
    limbs: usize,
    to: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    m: &[u64; N],
    negated_inverse: u64,
) {
    macro_rules! of_limbs {
        ($n:literal, $function:ident) => {
            if limbs == $n
                && let (Some(a), Some(b)) = (a.first_chunk::<$n>(), b.first_chunk::<$n>())
                && let (Some(m), Some(low)) = (m.first_chunk::<$n>(), to.first_chunk_mut::<$n>())
            {
                // SAFETY: as in `Arithmetic::add`.
                unsafe { (kernel.$function)(low, a, b, m, negated_inverse) };
                to[$n..].fill(0);
                return;
            }
        };
    }
    of_limbs!(4, montgomery4);
    of_limbs!(8, montgomery8);
    *to = if N < 8 {
        portable::montgomery_mul(a, b, m, negated_inverse)
    } else {
        long_montgomery(kernel, a, b, m, negated_inverse)
    };
}

/// Computes `start / (x * 2^(4 rounds))` modulo `m`; see `safegcd`.
#[inline(always)]
pub(super) fn invert<const N: usize>(
    kernel: &MpKernel,
    x: &[u64; N],
    start: &[u64; N],
    m: &[u64; N],
    negated_inverse: u64,
    rounds: usize,
) -> [u64; N] {
    // SAFETY: as in `Arithmetic::add`.
    safegcd::invert(x, start, m, negated_inverse, rounds, |zeta, f, g| unsafe { (kernel.divsteps)(zeta, f, g) })
}

/// Computes `a * b / 2^(64 N)` modulo `m`. The function first computes `a * b`. Then, for each low limb of the product,
/// it adds the multiple of `m` that makes this limb zero.
#[inline(never)]
fn long_montgomery<const N: usize>(
    kernel: &MpKernel,
    a: &[u64; N],
    b: &[u64; N],
    m: &[u64; N],
    negated_inverse: u64,
) -> [u64; N] {
    let mut halves = [[0; N]; 2];
    let wide = halves.as_flattened_mut();
    product(kernel, wide, a, b);
    let mut over = 0;
    for i in 0..N {
        let q = wide[i].wrapping_mul(negated_inverse);
        let carry = addmul_1(kernel, &mut wide[i..i + N], m, q);
        let (sum, c) = wide[i + N].overflowing_add(carry);
        let (sum, d) = sum.overflowing_add(over);
        wide[i + N] = sum;
        over = (c | d).into();
    }
    let mut out = halves[1];
    wipe(halves.as_flattened_mut());
    subtract_once(&mut out, over, m);
    out
}
