//! Montgomery multiplication. After each row of the product comes a row of the reduction, which makes the lowest limb
//! zero.
use super::{row, saving};
use core::arch::naked_asm;

/// The code of all rows, with one row for each limb of the first factor. The stack has the address of the first factor,
/// the address of the result, and -1/m. The sum, which is one limb and one bit longer than the modulus, is in
/// registers.
macro_rules! rows {
    ([$i:literal $($is:literal)*], [$low:literal $($sum:literal)*], $free:literal, $columns:tt) => {
        concat!(
            "mov rdx, [rsp + 8]\n",
            "mov rdx, [rdx + ", $i, "]\n",
            "xor ", $free, ", ", $free, "\n",
            row!("rcx", [$low $($sum)* $free], $columns),
            "mov rdx, ", $low, "\n",
            "imul rdx, [rsp]\n",
            "xor eax, eax\n",
            row!("rsi", [$low $($sum)* $free], $columns),
            rows!([$($is)*], [$($sum)* $free], $low, $columns)
        )
    };
    ([], [$($sum:literal)*], $free:literal, [$($at:literal)*]) => {
        finish!([$($sum)*], [$($at)*])
    };
}

/// Stores the sum, which is below twice the modulus, and subtracts the modulus once if necessary.
macro_rules! finish {
    ([$first:literal $($sum:literal)*], [$zero:literal $($at:literal)*]) => {
        concat!(
            "mov rdx, [rsp + 16]\n",
            finish!(store [$first $($sum)*], [$zero $($at)*]),
            "sub ", $first, ", [rsi]\n",
            finish!(subtract [$($sum)*], [$($at)*]),
            finish!(select [$first $($sum)*], [$zero $($at)*])
        )
    };
    (store [$limb:literal $($sum:literal)*], [$at:literal $($ats:literal)*]) => {
        concat!("mov [rdx + ", $at, "], ", $limb, "\n", finish!(store [$($sum)*], [$($ats)*]))
    };
    (store [$over:literal], []) => { "" };
    (subtract [$limb:literal $($sum:literal)*], [$at:literal $($ats:literal)*]) => {
        concat!("sbb ", $limb, ", [rsi + ", $at, "]\n", finish!(subtract [$($sum)*], [$($ats)*]))
    };
    (subtract [$over:literal], []) => { concat!("sbb ", $over, ", 0\n") };
    (select [$limb:literal $($sum:literal)*], [$at:literal $($ats:literal)*]) => {
        concat!(
            "cmovc ", $limb, ", [rdx + ", $at, "]\n",
            "mov [rdx + ", $at, "], ", $limb, "\n",
            finish!(select [$($sum)*], [$($ats)*])
        )
    };
    (select [$over:literal], []) => { "" };
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn montgomery4(to: &mut [u64; 4], a: &[u64; 4], b: &[u64; 4], m: &[u64; 4], inverse: u64) {
    naked_asm!(saving!(["rbx" "r12" "r13" "rdi" "rsi" "r8"]
        concat!(
            "mov rsi, rcx\n",
            "mov rcx, rdx\n",
            "xor r8d, r8d\nxor r9d, r9d\nxor r10d, r10d\nxor r11d, r11d\nxor r12d, r12d\n",
            rows!([0 8 16 24], ["r8" "r9" "r10" "r11" "r12"], "r13", [0 8 16 24]),
            "add rsp, 24\n"
        ),
        ["r13" "r12" "rbx"]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn montgomery8(to: &mut [u64; 8], a: &[u64; 8], b: &[u64; 8], m: &[u64; 8], inverse: u64) {
    naked_asm!(saving!(["rbx" "rbp" "r12" "r13" "r14" "r15" "rdi" "rsi" "r8"]
        concat!(
            "mov rsi, rcx\n",
            "mov rcx, rdx\n",
            "xor r8d, r8d\nxor r9d, r9d\nxor r10d, r10d\nxor r11d, r11d\nxor r12d, r12d\n",
            "xor r13d, r13d\nxor r14d, r14d\nxor r15d, r15d\nxor ebp, ebp\n",
            rows!(
                [0 8 16 24 32 40 48 56],
                ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp"],
                "rdi",
                [0 8 16 24 32 40 48 56]
            ),
            "add rsp, 24\n"
        ),
        ["r15" "r14" "r13" "r12" "rbp" "rbx"]))
}
