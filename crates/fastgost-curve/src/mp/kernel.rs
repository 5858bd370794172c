//! The functions that every kernel provides, and the choice of kernel.
use super::{KERNELS, safegcd::Matrix};
use crate::{
    cpu::Level,
    error::Result,
    rows::{self, Row},
};
use core::{
    fmt,
    sync::atomic::{AtomicU8, Ordering},
};

/// An implementation of the arithmetic for one level of CPU features. A `&'static MpKernel` proves that this CPU can
/// run the kernel.
///
/// The functions of a kernel require the CPU features of the kernel's level.
pub(super) struct MpKernel {
    pub(super) level: Level,
    pub(super) add: Sum,
    pub(super) sub: Sum,
    pub(super) add4: FixedSum<4>,
    pub(super) add8: FixedSum<8>,
    pub(super) add12: FixedSum<12>,
    pub(super) add16: FixedSum<16>,
    pub(super) sub4: FixedSum<4>,
    pub(super) sub8: FixedSum<8>,
    pub(super) sub12: FixedSum<12>,
    pub(super) sub16: FixedSum<16>,
    pub(super) mul_1: MulByLimb,
    pub(super) mul_1x4: FixedMulByLimb<4>,
    pub(super) mul_1x8: FixedMulByLimb<8>,
    pub(super) mul_1x12: FixedMulByLimb<12>,
    pub(super) mul_1x16: FixedMulByLimb<16>,
    pub(super) addmul_1: MulByLimb,
    /// Each of these functions adds a multiple of the divisor, in a division by 4, 8, 12 or 16 limbs. The two highest
    /// limbs of the divisor are handled separately.
    pub(super) addmul_row2: AddmulRow<2>,
    pub(super) addmul_row6: AddmulRow<6>,
    pub(super) addmul_row10: AddmulRow<10>,
    pub(super) addmul_row14: AddmulRow<14>,
    pub(super) mul4: Product<4, 4, 8>,
    pub(super) mul6: Product<6, 6, 12>,
    pub(super) mul8: Product<8, 8, 16>,
    pub(super) mul16x4: Product<16, 4, 20>,
    pub(super) mul16x8: Product<16, 8, 24>,
    pub(super) square4: Square<4, 8>,
    pub(super) square6: Square<6, 12>,
    pub(super) square8: Square<8, 16>,
    pub(super) abs_diff6: AbsDiff<6>,
    pub(super) abs_diff8: AbsDiff<8>,
    pub(super) abs_diff16: AbsDiff<16>,
    pub(super) karatsuba_combine6: KaratsubaCombine<12, 24>,
    pub(super) karatsuba_combine8: KaratsubaCombine<16, 32>,
    pub(super) karatsuba_combine16: KaratsubaCombine<32, 64>,
    pub(super) montgomery4: Montgomery<4>,
    pub(super) montgomery8: Montgomery<8>,
    /// Computes sixty division steps of an inversion.
    pub(super) divsteps: unsafe fn(&mut i64, u64, u64) -> Matrix,
    /// Long products and squares. A kernel computes these functions by Karatsuba from its shorter products and squares,
    /// or by another method.
    pub(super) mul12: unsafe fn(&MpKernel, &mut [u64; 24], &[u64; 12], &[u64; 12]),
    pub(super) mul16: unsafe fn(&MpKernel, &mut [u64; 32], &[u64; 16], &[u64; 16]),
    pub(super) mul32: unsafe fn(&MpKernel, &mut [u64; 64], &[u64; 32], &[u64; 32]),
    pub(super) square12: unsafe fn(&MpKernel, &mut [u64; 24], &[u64; 12]),
    pub(super) square16: unsafe fn(&MpKernel, &mut [u64; 32], &[u64; 16]),
    pub(super) square32: unsafe fn(&MpKernel, &mut [u64; 64], &[u64; 32]),
}

/// Defines types of functions. A kernel may have such functions in assembly, so the types have the same calling
/// convention on all operating systems.
macro_rules! calls {
    ($($(#[$about:meta])* $name:ident$(<$(const $n:ident),+>)? = fn($($argument:ty),*) $(-> $result:ty)?;)+) => { $(
        $(#[$about])*
        #[cfg(target_arch = "x86_64")]
        pub(super) type $name$(<$(const $n: usize),+>)? = unsafe extern "sysv64" fn($($argument),*) $(-> $result)?;
        $(#[$about])*
        #[cfg(not(target_arch = "x86_64"))]
        pub(super) type $name$(<$(const $n: usize),+>)? = unsafe extern "C" fn($($argument),*) $(-> $result)?;
    )+ };
}

calls! {
    /// Sets `to = a + b` or `to = a - b`, given `to`, `a`, `b` and the number of limbs. Returns the carry or borrow.
    /// `to`, `a` and `b` may have the same address.
    ///
    /// # Safety
    /// Each address must point to the given number of limbs.
    Sum = fn(*mut u64, *const u64, *const u64, usize) -> u64;
    /// Does the same as `Sum`, for numbers of a fixed size.
    FixedSum<const N> = fn(&mut [u64; N], &[u64; N], &[u64; N]) -> u64;
    /// Sets `to = a * digit` or adds `a * digit` to `to`, given `to`, `a`, the number of limbs and `digit`. Returns the
    /// carry, which is a whole limb.
    ///
    /// # Safety
    /// Each address must point to the given number of limbs.
    MulByLimb = fn(*mut u64, *const u64, usize, u64) -> u64;
    /// Does the same as `MulByLimb`, for numbers of a fixed size.
    FixedMulByLimb<const N> = fn(&mut [u64; N], &[u64; N], u64) -> u64;
    /// Adds `a * digit` to `to`. The low half of the result is the carry, which is a whole limb. The high half is the
    /// new highest limb of `to`.
    AddmulRow<const N> = fn(&mut [u64; N], &[u64; N], u64) -> u128;
    /// The product of two numbers.
    Product<const A, const B, const P> = fn(&mut [u64; P], &[u64; A], &[u64; B]);
    /// The square of a number.
    Square<const A, const P> = fn(&mut [u64; P], &[u64; A]);
    /// Sets the first argument to the absolute difference of the other two. Returns all ones if the second argument is
    /// less than the third, and 0 if not.
    AbsDiff<const H> = fn(&mut [u64; H], &[u64; H], &[u64; H]) -> u64;
    /// Completes a Karatsuba product in the first argument, which has the products of the low halves and of the high
    /// halves. The second argument has the product of the halves' absolute differences. The function may overwrite the
    /// second argument. If the third argument is all ones, the product of the differences is subtracted. If the third
    /// argument is 0, this product is added.
    KaratsubaCombine<const M, const P> = fn(&mut [u64; P], &mut [u64; M], u64);
    /// Computes `a b / 2^(64 N)` modulo `m`. One of `a` and `b` is below `m`, and the other is below 2^(64 N). The last
    /// parameter is -1/m modulo 2^64.
    Montgomery<const N> = fn(&mut [u64; N], &[u64; N], &[u64; N], &[u64; N], u64);
}

impl Row for MpKernel {
    fn level(&self) -> Level {
        self.level
    }
}

impl MpKernel {
    /// Returns the best kernel of this CPU.
    #[inline]
    pub(super) fn best() -> &'static MpKernel {
        // The kernel is cached, because this function is called so often that even reading the detected CPU features
        // would take a noticeable time. If several threads look for the best kernel at once, all of them find the same
        // kernel.
        static BEST: AtomicU8 = AtomicU8::new(u8::MAX);
        match KERNELS.get(BEST.load(Ordering::Relaxed) as usize) {
            Some(kernel) => kernel,
            None => {
                let best = rows::best(KERNELS);
                let at = KERNELS.iter().position(|k| k.level == best.level);
                BEST.store(at.map_or(u8::MAX, |at| at as u8), Ordering::Relaxed);
                best
            }
        }
    }
}

impl fmt::Debug for MpKernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)
    }
}

/// Calculates with numbers that are slices of limbs, the lowest limb first. The calculations use the best kernel (code
/// for one level of CPU features) of this CPU, or the kernel of a chosen level.
///
/// ```
/// use fastgost_curve::mp::Arithmetic;
///
/// let mut product = [0; 3];
/// Arithmetic::new().mul(&mut product, &[u64::MAX, u64::MAX], &[2])?;
/// assert_eq!(product, [u64::MAX - 1, u64::MAX, 1]);
/// # Ok::<(), fastgost::Error>(())
/// ```
// A value of this type proves that this CPU can run its kernel.
#[derive(Clone, Copy, Debug)]
pub struct Arithmetic(pub(super) &'static MpKernel);

impl Arithmetic {
    /// Returns arithmetic that uses the best kernel of this CPU.
    #[inline]
    pub fn new() -> Self {
        Self(MpKernel::best())
    }

    /// Returns arithmetic that uses the kernel of `level`. If `level` has no kernel, the kernel of the next lower level
    /// is used.
    ///
    /// # Errors
    /// [`KernelUnavailable`](crate::error::Error::KernelUnavailable) if this CPU lacks a feature of the level.
    pub fn with_level(level: Level) -> Result<Self> {
        rows::at(KERNELS, level).map(Self)
    }

    /// Returns the levels that have their own kernel and that this CPU can run, best first.
    pub fn levels() -> impl Iterator<Item = Level> {
        rows::levels(KERNELS)
    }

    /// Returns the level of the kernel.
    pub fn level(self) -> Level {
        self.0.level
    }
}

impl Default for Arithmetic {
    fn default() -> Self {
        Self::new()
    }
}
