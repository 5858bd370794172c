//! Squares of fixed sizes. Each product of two different limbs is computed once, and is doubled while the squares of
//! the limbs are added.
use super::{first_row, row, saving, store};
use core::arch::naked_asm;

/// Computes a row of products, the limb at `$i` times each limb above this limb. Stores the two lowest limbs, which are
/// finished.
macro_rules! triangle {
    ($i:literal, [$low:literal $second:literal $($sum:literal)*], $top:literal, $columns:tt, $at:literal, $next:literal) => {
        concat!(
            "mov rdx, [rsi + ", $i, "]\n",
            "xor ", $top, ", ", $top, "\n",
            row!("rsi", [$low $second $($sum)* $top], $columns),
            store!("rdi", [$low $second], [$at $next])
        )
    };
}

/// Doubles two limbs in memory and adds the square of the limb at `$i`.
macro_rules! double {
    ($i:literal, $low:literal, $high:literal) => {
        concat!(
            "mov rdx, [rsi + ",
            $i,
            "]\n",
            "mulx rbx, rax, rdx\n",
            "mov r8, [rdi + ",
            $low,
            "]\n",
            "adcx r8, r8\n",
            "adox r8, rax\n",
            "mov [rdi + ",
            $low,
            "], r8\n",
            "mov r9, [rdi + ",
            $high,
            "]\n",
            "adcx r9, r9\n",
            "adox r9, rbx\n",
            "mov [rdi + ",
            $high,
            "], r9\n"
        )
    };
}

/// Computes the lowest and the highest limb of the square, with the code of `$middle` between them.
macro_rules! double_ends {
    ($last:literal, [$($middle:expr),*], $low:literal, $high:literal) => {
        concat!(
            "mov rdx, [rsi]\n",
            "xor ecx, ecx\n",
            "mulx rbx, rax, rdx\n",
            "mov [rdi], rax\n",
            "mov r9, [rdi + 8]\n",
            "adcx r9, r9\n",
            "adox r9, rbx\n",
            "mov [rdi + 8], r9\n",
            $($middle,)*
            "mov rdx, [rsi + ", $last, "]\n",
            "mulx rbx, rax, rdx\n",
            "mov r8, [rdi + ", $low, "]\n",
            "adcx r8, r8\n",
            "adox r8, rax\n",
            "mov [rdi + ", $low, "], r8\n",
            "adcx rbx, rcx\n",
            "adox rbx, rcx\n",
            "mov [rdi + ", $high, "], rbx\n"
        )
    };
}

/// All limbs of the square are in registers.
#[unsafe(naked)]
pub(super) extern "sysv64" fn square4(to: &mut [u64; 8], a: &[u64; 4]) {
    naked_asm!(
        "push rbx",
        "push r12",
        "mov rdx, [rsi]",
        first_row!("rsi", ["r8" "r9" "r10" "r11"], [8 16 24]),
        "mov rdx, [rsi + 8]",
        "xor ecx, ecx",
        row!("rsi", ["r10" "r11" "rcx"], [16 24]),
        "mov rdx, [rsi + 16]",
        "xor r12d, r12d",
        "mulx r12, rax, [rsi + 24]",
        "adcx rcx, rax",
        "mov eax, 0",
        "adcx r12, rax",
        "mulx rax, rbx, rdx",
        "push rax",
        "mov rdx, [rsi]",
        "mulx rdx, rax, rdx",
        "mov [rdi], rax",
        "xor eax, eax",
        "adcx r8, r8",
        "adox r8, rdx",
        "mov [rdi + 8], r8",
        "mov rdx, [rsi + 8]",
        "mulx r8, rdx, rdx",
        "adcx r9, r9",
        "adox r9, rdx",
        "mov [rdi + 16], r9",
        "adcx r10, r10",
        "adox r10, r8",
        "mov [rdi + 24], r10",
        "mov rdx, [rsi + 24]",
        "mulx r10, r9, rdx",
        "pop r8",
        "adcx r11, r11",
        "adox r11, rbx",
        "mov [rdi + 32], r11",
        "adcx rcx, rcx",
        "adox rcx, r8",
        "mov [rdi + 40], rcx",
        "adcx r12, r12",
        "adox r12, r9",
        "mov [rdi + 48], r12",
        "adcx r10, rax",
        "adox r10, rax",
        "mov [rdi + 56], r10",
        "pop r12",
        "pop rbx",
        "ret"
    )
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn square6(to: &mut [u64; 12], a: &[u64; 6]) {
    naked_asm!(saving!(["rbx" "r12" "r13" "r14"] concat!(
        "mov rdx, [rsi]\n",
        first_row!("rsi", ["r8" "r9" "r10" "r11" "r12" "r13"], [8 16 24 32 40]),
        store!("rdi", ["r8" "r9"], [8 16]),
        triangle!(8, ["r10" "r11" "r12" "r13"], "r14", [16 24 32 40], 24, 32),
        triangle!(16, ["r12" "r13" "r14"], "r8", [24 32 40], 40, 48),
        triangle!(24, ["r14" "r8"], "r9", [32 40], 56, 64),
        "mov rdx, [rsi + 32]\n",
        "xor r10d, r10d\n",
        row!("rsi", ["r9" "r10"], [40]),
        store!("rdi", ["r9" "r10"], [72 80]),
        double_ends!(40, [double!(8, 16, 24), double!(16, 32, 40), double!(24, 48, 56), double!(32, 64, 72)], 80, 88)
    ), ["r14" "r13" "r12" "rbx"]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn square8(to: &mut [u64; 16], a: &[u64; 8]) {
    naked_asm!(saving!(["rbx" "rbp" "r12" "r13" "r14" "r15"] concat!(
        "mov rdx, [rsi]\n",
        first_row!("rsi", ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"], [8 16 24 32 40 48 56]),
        store!("rdi", ["r8" "r9"], [8 16]),
        triangle!(8, ["r10" "r11" "r12" "r13" "r14" "r15"], "rbp", [16 24 32 40 48 56], 24, 32),
        triangle!(16, ["r12" "r13" "r14" "r15" "rbp"], "r8", [24 32 40 48 56], 40, 48),
        triangle!(24, ["r14" "r15" "rbp" "r8"], "r9", [32 40 48 56], 56, 64),
        triangle!(32, ["rbp" "r8" "r9"], "r10", [40 48 56], 72, 80),
        triangle!(40, ["r9" "r10"], "r11", [48 56], 88, 96),
        "mov rdx, [rsi + 48]\n",
        "xor r12d, r12d\n",
        row!("rsi", ["r11" "r12"], [56]),
        store!("rdi", ["r11" "r12"], [104 112]),
        double_ends!(56, [
            double!(8, 16, 24), double!(16, 32, 40), double!(24, 48, 56),
            double!(32, 64, 72), double!(40, 80, 88), double!(48, 96, 104)
        ], 112, 120)
    ), ["r15" "r14" "r13" "r12" "rbp" "rbx"]))
}
