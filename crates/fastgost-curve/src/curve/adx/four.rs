//! Multiplies field elements of four limbs. One block of assembly computes a product of eight limbs, and reduces it.
//! The block uses up to thirteen registers, because the compiler gives it no more registers.
use crate::{curve::residue::MontgomeryPrime, mp::limb::inverse_of_odd};
use core::arch::asm;

/// Multiplies rdx by a limb, and adds the product to two registers.
macro_rules! step {
    ($limb:literal, $low:literal $high:literal) => {
        concat!("mulx {u}, {t}, ", $limb, "\nadcx {", $low, "}, {t}\nadox {", $high, "}, {u}\n")
    };
}

/// Adds `b[i] a` to the five registers from `x[k]` on. Before the addition, the last of these registers has `b[i]`.
macro_rules! row {
    ($x0:literal $x1:literal $x2:literal $x3:literal $x4:literal) => {
        concat!(
            concat!("mov rdx, {", $x4, "}\nxor {", $x4, ":e}, {", $x4, ":e}\n"), // also clears both carries
            step!("[{a}]", $x0 $x1),
            step!("[{a} + 8]", $x1 $x2),
            step!("[{a} + 16]", $x2 $x3),
            step!("[{a} + 24]", $x3 $x4),
            concat!("mov {t:e}, 0\nadcx {", $x4, "}, {t}\n"),
        )
    };
}

/// Computes the eight limbs x = a b. a is in memory, and b is in rdx, x5, x6 and x7.
macro_rules! product {
    () => {
        concat!(
            "xor {u:e}, {u:e}\n",
            "mulx {x1}, {x0}, [{a}]\n",
            "mulx {x2}, {t}, [{a} + 8]\n", "adcx {x1}, {t}\n",
            "mulx {x3}, {t}, [{a} + 16]\n", "adcx {x2}, {t}\n",
            "mulx {x4}, {t}, [{a} + 24]\n", "adcx {x3}, {t}\n",
            "adcx {x4}, {u}\n",
            row!("x1" "x2" "x3" "x4" "x5"),
            row!("x2" "x3" "x4" "x5" "x6"),
            row!("x3" "x4" "x5" "x6" "x7"),
        )
    };
}

/// Computes x, the eight limbs of the square of the number with the limbs x0, a, b and x7. The square is twice the
/// products of different limbs, plus the squares of the limbs.
macro_rules! square {
    () => {
        concat!(
            "mov rdx, {x0}\nxor {t:e}, {t:e}\n",
            "mulx {x2}, {x1}, {a}\n",
            "mulx {x3}, {u}, {b}\nadcx {x2}, {u}\n",
            "mulx {x4}, {u}, {x7}\nadcx {x3}, {u}\nadcx {x4}, {t}\n",
            "mov rdx, {a}\nxor {x5:e}, {x5:e}\n",
            "mulx {u}, {t}, {b}\nadcx {x3}, {t}\nadox {x4}, {u}\n",
            "mulx {u}, {t}, {x7}\nadcx {x4}, {t}\nadox {x5}, {u}\nmov {t:e}, 0\nadcx {x5}, {t}\n",
            "mov rdx, {b}\n",
            "mulx {x6}, {u}, {x7}\nadcx {x5}, {u}\nadcx {x6}, {t}\n",
            "mov rdx, {x0}\nxor {t:e}, {t:e}\n",
            "mulx {u}, {x0}, rdx\nadcx {x1}, {x1}\nadox {x1}, {u}\n",
            "mov rdx, {a}\n",
            "mulx {u}, {t}, rdx\nadcx {x2}, {x2}\nadox {x2}, {t}\nadcx {x3}, {x3}\nadox {x3}, {u}\n",
            "mov rdx, {b}\n",
            "mulx {u}, {t}, rdx\nadcx {x4}, {x4}\nadox {x4}, {t}\nadcx {x5}, {x5}\nadox {x5}, {u}\n",
            "mov rdx, {x7}\nmov {x7:e}, 0\n",
            "mulx {u}, {t}, rdx\nadcx {x6}, {x6}\nadox {x6}, {t}\nadcx {x7}, {x7}\nadox {x7}, {u}\n",
        )
    };
}

/// Reduces modulo 2^256 - c. First, the high half times c is added to the low half. The carry out of this sum is a
/// whole limb. The product of this carry limb and c is added next. If the second sum also has a carry, the four limbs
/// are small, so c is added to the lowest limb only.
macro_rules! fold_below {
    () => {
        concat!(
            "mov edx, {c}\nxor {a:e}, {a:e}\n",
            "mulx {u}, {t}, {x4}\nadcx {x0}, {t}\nadox {x1}, {u}\n",
            "mulx {u}, {t}, {x5}\nadcx {x1}, {t}\nadox {x2}, {u}\n",
            "mulx {u}, {t}, {x6}\nadcx {x2}, {t}\nadox {x3}, {u}\n",
            "mulx {u}, {t}, {x7}\nadcx {x3}, {t}\nadcx {u}, {a}\nadox {u}, {a}\nimul {u}, {u}, {c}\n",
            "add {x0}, {u}\nadc {x1}, 0\nadc {x2}, 0\nadc {x3}, 0\nsbb {t}, {t}\nand {t}, {c}\nadd {x0}, {t}\n",
        )
    };
}

/// Reduces modulo 2^255 + c. First, the high half times 2 c is subtracted from the low half. Then the limb that was
/// borrowed is multiplied by 2 c, and the product is added. The prime is subtracted if the last sum may overflow (see
/// `portable::Above`).
macro_rules! fold_above {
    () => {
        concat!(
            "mov edx, 2 * {c}\nxor {a:e}, {a:e}\n",
            "mulx {u}, {x4}, {x4}\n",
            "mulx {t}, {x5}, {x5}\nadcx {x5}, {u}\n",
            "mulx {u}, {x6}, {x6}\nadcx {x6}, {t}\n",
            "mulx {t}, {x7}, {x7}\nadcx {x7}, {u}\nadcx {t}, {a}\nsub {x0}, {x4}\nsbb {x1}, {x5}\n",
            "sbb {x2}, {x6}\nsbb {x3}, {x7}\nadc {t}, 0\nmov {u}, {x3}\nshr {u}, 63\nneg {t}\nsbb {a}, {a}\n",
            "and {u}, {a}\n", // only if anything was borrowed; {t} is negated now
            "mov {x4}, {u}\nshl {x4}, 63\nxor {x3}, {x4}\nimul {t}, {t}, 2 * {c}\nimul {u}, {u}, {c}\n",
            "add {t}, {u}\nneg {t}\nadd {x0}, {t}\nadc {x1}, 0\nadc {x2}, 0\nadc {x3}, 0\n",
        )
    };
}

/// Computes the product of a and b, and reduces it. a is in memory, and b is in registers. The result is in x0 to x3.
macro_rules! product_block {
    ($a:expr, $b:expr, $fold:expr, $c:ident) => {{
        let (x0, x1, x2, x3): (u64, u64, u64, u64);
        // SAFETY: the code reads four limbs at `a`, which is borrowed, and writes nothing. The CPU has BMI2 and ADX,
        // since the engines of this kernel are made only on such CPUs (see `CurveKernel`).
        #[allow(unsafe_code)]
        unsafe {
            asm!(
                product!(), $fold,
                a = inout(reg) $a.as_ptr() => _, t = out(reg) _, u = out(reg) _,
                x0 = out(reg) x0, x1 = out(reg) x1, x2 = out(reg) x2, x3 = out(reg) x3, x4 = out(reg) _,
                x5 = inout(reg) $b[1] => _, x6 = inout(reg) $b[2] => _, x7 = inout(reg) $b[3] => _,
                c = const $c, inout("rdx") $b[0] => _,
                options(pure, readonly, nostack),
            );
        }
        [x0, x1, x2, x3]
    }};
}

/// Computes the square of a number in registers, and reduces it.
macro_rules! square_block {
    ($a:expr, $fold:expr, $c:ident) => {{
        let (x0, x1, x2, x3): (u64, u64, u64, u64);
        // SAFETY: the code touches no memory. The CPU has BMI2 and ADX, since the engines of this kernel are made only
        // on such CPUs (see `CurveKernel`).
        #[allow(unsafe_code)]
        unsafe {
            asm!(
                square!(), $fold,
                a = inout(reg) $a[1] => _, b = inout(reg) $a[2] => _, t = out(reg) _, u = out(reg) _,
                x0 = inout(reg) $a[0] => x0, x1 = out(reg) x1, x2 = out(reg) x2, x3 = out(reg) x3, x4 = out(reg) _,
                x5 = out(reg) _, x6 = out(reg) _, x7 = inout(reg) $a[3] => _,
                c = const $c, out("rdx") _,
                options(pure, nomem, nostack),
            );
        }
        [x0, x1, x2, x3]
    }};
}

#[inline(always)]
pub(super) fn mul_below<const C: u64>(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    product_block!(a, b, fold_below!(), C)
}

#[inline(always)]
pub(super) fn square_below<const C: u64>(a: &[u64; 4]) -> [u64; 4] {
    square_block!(a, fold_below!(), C)
}

#[inline(always)]
pub(super) fn mul_above<const C: u64>(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    product_block!(a, b, fold_above!(), C)
}

#[inline(always)]
pub(super) fn square_above<const C: u64>(a: &[u64; 4]) -> [u64; 4] {
    square_block!(a, fold_above!(), C)
}

/// One iteration of Montgomery multiplication, on the six registers from `x[k]` on. The iteration clears the sixth
/// register and adds `b[i] a`. Then it adds the multiple of the prime that makes `x[k]` zero.
macro_rules! montgomery_row {
    ($i:literal, $x0:literal $x1:literal $x2:literal $x3:literal $x4:literal $x5:literal) => {
        concat!(
            concat!("mov rdx, [{b} + 8 * ", $i, "]\nxor {", $x5, ":e}, {", $x5, ":e}\n"),
            step!("[{a}]", $x0 $x1),
            step!("[{a} + 8]", $x1 $x2),
            step!("[{a} + 16]", $x2 $x3),
            step!("[{a} + 24]", $x3 $x4),
            concat!("adcx {", $x4, "}, {", $x5, "}\n"),
            concat!("mov rdx, {", $x0, "}\nimul rdx, [{p} + 32]\nxor {t:e}, {t:e}\n"),
            step!("[{p}]", $x0 $x1),
            step!("[{p} + 8]", $x1 $x2),
            step!("[{p} + 16]", $x2 $x3),
            step!("[{p} + 24]", $x3 $x4),
            // x[k] is zero now.
            concat!("adcx {", $x4, "}, {", $x0, "}\nadcx {", $x5, "}, {", $x0, "}\nadox {", $x5, "}, {", $x0, "}\n"),
        )
    };
}

/// The numbers that `montgomery_row` reads: the four limbs of the prime, and then -1 / prime modulo 2^64.
trait PrimeLimbs {
    const LIMBS: [u64; 5];
}

impl<P: MontgomeryPrime<4>> PrimeLimbs for P {
    const LIMBS: [u64; 5] = {
        let p = P::PRIME.modulus().0;
        [p[0], p[1], p[2], p[3], inverse_of_odd(p[0]).wrapping_neg()]
    };
}

/// Computes a b / 2^256 modulo a prime between 2^255 and 2^256 - 2^192. Both factors are below the prime.
#[inline(always)]
pub(super) fn mul_montgomery<P: MontgomeryPrime<4>>(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let (x0, x1, x2, x3): (u64, u64, u64, u64);
    // SAFETY: the code reads four limbs each at `a` and `b`, which are borrowed, and five limbs of `P::LIMBS`. The code
    // writes nothing. The CPU has BMI2 and ADX, since the engines of this kernel are made only on such CPUs (see
    // `CurveKernel`).
    #[allow(unsafe_code)]
    unsafe {
        asm!(
            "xor {x0:e}, {x0:e}\n", "xor {x1:e}, {x1:e}\n", "xor {x2:e}, {x2:e}\n", "xor {x3:e}, {x3:e}\n",
            "xor {x4:e}, {x4:e}\n",
            montgomery_row!(0, "x0" "x1" "x2" "x3" "x4" "x5"),
            montgomery_row!(1, "x1" "x2" "x3" "x4" "x5" "x0"),
            montgomery_row!(2, "x2" "x3" "x4" "x5" "x0" "x1"),
            montgomery_row!(3, "x3" "x4" "x5" "x0" "x1" "x2"),
            // The result is below twice the prime. Its limbs are in x4, x5, x0 and x1, and its highest bit is in x2.
            "mov {a}, {x4}\n", "mov {b}, {x5}\n", "mov {t}, {x0}\n", "mov {u}, {x1}\n",
            "sub {a}, [{p}]\n", "sbb {b}, [{p} + 8]\n", "sbb {t}, [{p} + 16]\n", "sbb {u}, [{p} + 24]\n",
            "sbb {x2}, 0\n",
            "cmovc {a}, {x4}\n", "cmovc {b}, {x5}\n", "cmovc {t}, {x0}\n", "cmovc {u}, {x1}\n",
            a = inout(reg) a.as_ptr() => x0, b = inout(reg) b.as_ptr() => x1, t = out(reg) x2, u = out(reg) x3,
            x0 = out(reg) _, x1 = out(reg) _, x2 = out(reg) _, x3 = out(reg) _, x4 = out(reg) _, x5 = out(reg) _,
            p = in(reg) P::LIMBS.as_ptr(), out("rdx") _,
            options(pure, readonly, nostack),
        );
    }
    [x0, x1, x2, x3]
}

#[inline(always)]
pub(super) fn square_montgomery<P: MontgomeryPrime<4>>(a: &[u64; 4]) -> [u64; 4] {
    mul_montgomery::<P>(a, a)
}
