//! Products of fixed sizes, computed row by row. The sum of the rows so far is in registers. The lowest limb of each
//! row is final, and goes to memory.
use super::{first_row, row, saving, store};
use core::arch::naked_asm;

/// The code of all rows, with one row for each limb of the first factor. The list has the offsets of these limbs from
/// rsi. The finished limbs are stored at rdi.
macro_rules! rows {
    ([$i:literal $($is:literal)*], [$low:literal $($sum:literal)*], $free:literal, $columns:tt, $ends:tt) => {
        concat!(
            "mov rdx, [rsi + ", $i, "]\n",
            "xor ", $free, ", ", $free, "\n",
            row!("rcx", [$low $($sum)* $free], $columns),
            "mov [rdi + ", $i, "], ", $low, "\n",
            rows!([$($is)*], [$($sum)* $free], $low, $columns, $ends)
        )
    };
    ([], [$($sum:literal)*], $free:literal, $columns:tt, [$($end:literal)*]) => {
        store!("rdi", [$($sum)*], [$($end)*])
    };
}

/// Computes the whole product. The sum takes one register more than the second factor has limbs.
macro_rules! product {
    ([$($i:literal)*], [$low:literal $($sum:literal)*], $columns:tt, $ends:tt) => {
        concat!(
            "mov rcx, rdx\n",
            "mov rdx, [rsi]\n",
            first_row!("rcx", [$low $($sum)*], $columns),
            "mov [rdi], ", $low, "\n",
            rows!([$($i)*], [$($sum)*], $low, $columns, $ends)
        )
    };
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn mul4(to: &mut [u64; 8], a: &[u64; 4], b: &[u64; 4]) {
    naked_asm!(saving!(["rbx" "r12"]
        product!([8 16 24], ["r8" "r9" "r10" "r11" "r12"], [0 8 16 24], [32 40 48 56]),
        ["r12" "rbx"]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn mul6(to: &mut [u64; 12], a: &[u64; 6], b: &[u64; 6]) {
    naked_asm!(saving!(["rbx" "r12" "r13" "r14"]
        product!([8 16 24 32 40], ["r8" "r9" "r10" "r11" "r12" "r13" "r14"], [0 8 16 24 32 40], [48 56 64 72 80 88]),
        ["r14" "r13" "r12" "rbx"]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn mul8(to: &mut [u64; 16], a: &[u64; 8], b: &[u64; 8]) {
    naked_asm!(saving!(["rbx" "rbp" "r12" "r13" "r14" "r15"]
        product!(
            [8 16 24 32 40 48 56],
            ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp"],
            [0 8 16 24 32 40 48 56],
            [64 72 80 88 96 104 112 120]
        ),
        ["r15" "r14" "r13" "r12" "rbp" "rbx"]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn mul16x4(to: &mut [u64; 20], a: &[u64; 16], b: &[u64; 4]) {
    naked_asm!(saving!(["rbx" "r12"]
        product!(
            [8 16 24 32 40 48 56 64 72 80 88 96 104 112 120],
            ["r8" "r9" "r10" "r11" "r12"],
            [0 8 16 24],
            [128 136 144 152]
        ),
        ["r12" "rbx"]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn mul16x8(to: &mut [u64; 24], a: &[u64; 16], b: &[u64; 8]) {
    naked_asm!(saving!(["rbx" "rbp" "r12" "r13" "r14" "r15"]
        product!(
            [8 16 24 32 40 48 56 64 72 80 88 96 104 112 120],
            ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp"],
            [0 8 16 24 32 40 48 56],
            [128 136 144 152 160 168 176 184]
        ),
        ["r15" "r14" "r13" "r12" "rbp" "rbx"]))
}
