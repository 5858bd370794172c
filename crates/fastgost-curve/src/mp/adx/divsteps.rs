//! The division steps of a modular inversion, on the variables f, g and zeta of `safegcd.rs`. A step takes four cycles
//! in this assembly, and six cycles in compiled code. The code computes both candidates for the next g, and both
//! candidates for the next f. Then it selects one g and one f.
use crate::mp::safegcd::{self, Matrix};
use core::arch::asm;

/// A division step. The sign of zeta selects g + f or g - f, and decides whether f may become g. The lowest bit of g
/// decides whether the step uses the selected numbers, or only halves g.
macro_rules! step {
    () => {
        concat!(
            "lea {sum}, [{g} + {f}]\n",
            "mov {other}, {g}\n",
            "sub {other}, {f}\n",
            "mov {next}, {f}\n",
            "mov {turned}, {zeta}\n",
            "not {turned}\n",
            "mov {count}, {zeta}\n",
            "test {zeta}, {zeta}\n",
            "cmovs {sum}, {other}\n",
            "cmovs {next}, {g}\n",
            "cmovs {count}, {turned}\n",
            "test {g:l}, 1\n",
            "cmovnz {g}, {sum}\n",
            "cmovnz {f}, {next}\n",
            "cmovnz {zeta}, {count}\n",
            "sar {g}, 1\n",
            "dec {zeta}\n",
        )
    };
}

macro_rules! five {
    () => {
        concat!(step!(), step!(), step!(), step!(), step!())
    };
}

pub(super) fn divsteps(zeta: &mut i64, f: u64, g: u64) -> Matrix {
    safegcd::sixty_steps(zeta, f, g, twenty)
}

#[inline(always)]
fn twenty(zeta: &mut i64, f: &mut u64, g: &mut u64) {
    // SAFETY: only moves and arithmetic on registers; no memory is touched.
    unsafe {
        asm!(
            concat!(five!(), five!(), five!(), five!()),
            zeta = inout(reg) *zeta,
            f = inout(reg) *f,
            g = inout(reg) *g,
            sum = out(reg) _,
            other = out(reg) _,
            next = out(reg) _,
            turned = out(reg) _,
            count = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
}
