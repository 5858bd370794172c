//! The row for CPUs with `mulx`, `adcx` and `adox`: assembly, since compilers keep but one carry at a time. Two chains of carries
//! run through a row of products, one in CF for the low halves and one in OF for the high ones. Next to `mulx`, `adcx` is
//! faster than `adc` even where one chain is all there is.
#![allow(unsafe_code)]
use super::{
    drive::{karatsuba_square12, karatsuba_square16, karatsuba_square32, karatsuba12, karatsuba16, karatsuba32},
    kernel::Kernel,
};
use crate::cpu::Level;

mod join;
mod line;
mod montgomery;
mod product;
mod square;
mod steps;

pub(super) const KERNEL: Kernel = Kernel {
    level: Level::Avx2,
    name: "adx",
    add: line::add,
    sub: line::sub,
    add4: line::add4,
    add8: line::add8,
    add12: line::add12,
    add16: line::add16,
    sub4: line::sub4,
    sub8: line::sub8,
    sub12: line::sub12,
    sub16: line::sub16,
    mul_digit: line::mul_digit,
    mul_digit4: line::mul_digit4,
    mul_digit8: line::mul_digit8,
    mul_digit12: line::mul_digit12,
    mul_digit16: line::mul_digit16,
    add_product: line::add_product,
    row2: line::row2,
    row6: line::row6,
    row10: line::row10,
    row14: line::row14,
    mul4: product::mul4,
    mul6: product::mul6,
    mul8: product::mul8,
    mul16x4: product::mul16x4,
    mul16x8: product::mul16x8,
    square4: square::square4,
    square6: square::square6,
    square8: square::square8,
    distance6: join::distance6,
    distance8: join::distance8,
    distance16: join::distance16,
    join6: join::join6,
    join8: join::join8,
    join16: join::join16,
    montgomery4: montgomery::montgomery4,
    montgomery8: montgomery::montgomery8,
    steps: steps::steps,
    mul12: karatsuba12,
    mul16: karatsuba16,
    mul32: karatsuba32,
    square12: karatsuba_square12,
    square16: karatsuba_square16,
    square32: karatsuba_square32,
};

/// A row of products: those of rdx by the limbs at `$from` + each offset are added to the list of registers, whose last one is
/// a limb above and takes the carries. Expects CF = OF = 0 and leaves them so.
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
    // As many registers again above: both carries go on into the next.
    ($from:literal, [$top:literal $over:literal], []) => {
        concat!("mov eax, 0\nadcx ", $top, ", rax\nadox ", $over, ", rax\nadcx ", $over, ", rax\n")
    };
}
pub(super) use row;

/// The first row: the registers are set.
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

/// Registers to memory at `$to` + each offset.
macro_rules! store {
    ($to:literal, [$($register:literal)*], [$($at:literal)*]) => {
        concat!($("mov [", $to, " + ", $at, "], ", $register, "\n"),*)
    };
}
pub(super) use store;

/// A body between pushes of registers and their pops, which are listed the other way round.
macro_rules! saving {
    ([$($register:literal)*] $body:expr, [$($reversed:literal)*]) => {
        concat!($("push ", $register, "\n",)* $body, $("pop ", $reversed, "\n",)* "ret\n")
    };
}
pub(super) use saving;
