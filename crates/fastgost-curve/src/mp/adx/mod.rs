//! The kernel for CPUs with `mulx`, `adcx` and `adox`. The kernel is in assembly, because compilers keep only one carry
//! at a time. Two carry chains run through a row of products: CF for the low halves, and OF for the high halves. Next
//! to `mulx`, `adcx` is faster than `adc` even for a single chain.
#![cfg(target_arch = "x86_64")]
#![allow(unsafe_code)]
use super::{
    dispatch::{karatsuba_square12, karatsuba_square16, karatsuba_square32, karatsuba12, karatsuba16, karatsuba32},
    kernel::MpKernel,
};
use crate::cpu::Level;

mod divsteps;
mod karatsuba;
mod linear;
mod montgomery;
mod product;
mod square;

pub(super) const KERNEL: MpKernel = MpKernel {
    level: Level::Avx2,
    add: linear::add,
    sub: linear::sub,
    add4: linear::add4,
    add8: linear::add8,
    add12: linear::add12,
    add16: linear::add16,
    sub4: linear::sub4,
    sub8: linear::sub8,
    sub12: linear::sub12,
    sub16: linear::sub16,
    mul_1: linear::mul_1,
    mul_1x4: linear::mul_1x4,
    mul_1x8: linear::mul_1x8,
    mul_1x12: linear::mul_1x12,
    mul_1x16: linear::mul_1x16,
    addmul_1: linear::addmul_1,
    addmul_row2: linear::addmul_row2,
    addmul_row6: linear::addmul_row6,
    addmul_row10: linear::addmul_row10,
    addmul_row14: linear::addmul_row14,
    mul4: product::mul4,
    mul6: product::mul6,
    mul8: product::mul8,
    mul16x4: product::mul16x4,
    mul16x8: product::mul16x8,
    square4: square::square4,
    square6: square::square6,
    square8: square::square8,
    abs_diff6: karatsuba::abs_diff6,
    abs_diff8: karatsuba::abs_diff8,
    abs_diff16: karatsuba::abs_diff16,
    karatsuba_combine6: karatsuba::karatsuba_combine6,
    karatsuba_combine8: karatsuba::karatsuba_combine8,
    karatsuba_combine16: karatsuba::karatsuba_combine16,
    montgomery4: montgomery::montgomery4,
    montgomery8: montgomery::montgomery8,
    divsteps: divsteps::divsteps,
    mul12: karatsuba12,
    mul16: karatsuba16,
    mul32: karatsuba32,
    square12: karatsuba_square12,
    square16: karatsuba_square16,
    square32: karatsuba_square32,
};

/// A row of products. The row multiplies rdx by the limbs at `$from` plus each offset, and adds the products to the
/// listed registers. The last register is the limb above the products, and takes the carries. The row expects CF = OF =
/// 0, and leaves both flags 0.
macro_rules! row {
    ($from:literal, [$low:literal $high:literal $($more:literal)*], [$at:literal $($ats:literal)*]) => {
        concat!(
            "mulx rbx, rax, [", $from, " + ", $at, "]\n",
            "adcx ", $low, ", rax\n",
            "adox ", $high, ", rbx\n",
            $crate::mp::adx::row!($from, [$high $($more)*], [$($ats)*])
        )
    };
    ($from:literal, [$top:literal], []) => { concat!("mov eax, 0\nadcx ", $top, ", rax\n") };
    // If there are two limbs above, the second limb takes both carries.
    ($from:literal, [$top:literal $over:literal], []) => {
        concat!("mov eax, 0\nadcx ", $top, ", rax\nadox ", $over, ", rax\nadcx ", $over, ", rax\n")
    };
}
pub(super) use row;

/// The first row of products, which sets the registers to the products instead of adding to them.
macro_rules! first_row {
    ($from:literal, [$low:literal $high:literal $($more:literal)*], [$at:literal $($ats:literal)*]) => {
        concat!(
            "xor ebx, ebx\n",
            "mulx ", $high, ", ", $low, ", [", $from, " + ", $at, "]\n",
            $crate::mp::adx::first_row!(next $from, [$high $($more)*], [$($ats)*])
        )
    };
    (next $from:literal, [$low:literal $high:literal $($more:literal)*], [$at:literal $($ats:literal)*]) => {
        concat!(
            "mulx ", $high, ", rax, [", $from, " + ", $at, "]\n",
            "adcx ", $low, ", rax\n",
            $crate::mp::adx::first_row!(next $from, [$high $($more)*], [$($ats)*])
        )
    };
    (next $from:literal, [$top:literal], []) => { concat!("adcx ", $top, ", rbx\n") };
}
pub(super) use first_row;

/// Stores each register at the address `$to` plus the offset of the register.
macro_rules! store {
    ($to:literal, [$($register:literal)*], [$($at:literal)*]) => {
        concat!($("mov [", $to, " + ", $at, "], ", $register, "\n"),*)
    };
}
pub(super) use store;

/// Pushes the registers before `$body`, pops them after `$body`, and returns. The second list has the registers in
/// reverse order, for the pops.
macro_rules! saving {
    ([$($register:literal)*] $body:expr, [$($reversed:literal)*]) => {
        concat!($("push ", $register, "\n",)* $body, $("pop ", $reversed, "\n",)* "ret\n")
    };
}
pub(super) use saving;
