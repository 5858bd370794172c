//! The parts of Karatsuba multiplication other than the three half-size products: the differences before these
//! products, and the sums after them.
use core::arch::naked_asm;

/// Writes the absolute difference of two numbers to the address in rdi. rax becomes all ones if the difference is
/// negative, and 0 if not.
macro_rules! abs_diff {
    ([$first:literal $($at:literal)*]) => {
        concat!(
            "mov r8, [rsi]\nsub r8, [rdx]\nmov [rdi], r8\n",
            $("mov r8, [rsi + ", $at, "]\nsbb r8, [rdx + ", $at, "]\nmov [rdi + ", $at, "], r8\n",)*
            "sbb rax, rax\n",
            "xor [rdi], rax\n",
            $("xor [rdi + ", $at, "], rax\n",)*
            "bt eax, 0\n",
            "adc qword ptr [rdi], 0\n",
            $("adc qword ptr [rdi + ", $at, "], 0\n",)*
            "ret\n"
        )
    };
}

/// rdi points to two products: `low`, the product of the low halves, and after it `high`, the product of the high
/// halves. Together, `low` and `high` have four times `$half` bytes. rsi points to `middle`, the product of the
/// absolute differences. `middle` is subtracted if rdx is all ones, and added if not. The result, at rdi, is
/// `low + (low + high -+ middle) * 2^(8 half) + high * 2^(16 half)`.
macro_rules! karatsuba_combine {
    ($half:literal, $twice:literal, $thrice:literal, [$($at:literal)*], [$($next:literal)*]) => {
        concat!(
            "lea r9, [rdi + ", $half, "]\n",
            "lea r10, [rdi + ", $twice, "]\n",
            "lea r11, [rdi + ", $thrice, "]\n",
            "lea rcx, [rsi + ", $half, "]\n",
            // To subtract middle, the code adds the complement of middle, and also adds 1 (the flag OF below).
            $("xor [rsi + ", $at, "], rdx\nxor [rcx + ", $at, "], rdx\n",)*
            // The sum of low's high half and high's low half goes to two places of the result. The carry of this sum is
            // added to high's high half, which is also used twice. This addition cannot overflow.
            "xor eax, eax\n",
            $(
                "mov rax, [r9 + ", $at, "]\nadc rax, [r10 + ", $at, "]\n",
                "mov [r9 + ", $at, "], rax\nmov [r10 + ", $at, "], rax\n",
            )*
            $("adc qword ptr [r11 + ", $at, "], 0\n",)*
            // These instructions set CF = 0. These instructions also set OF = 1 if rdx is all ones.
            "mov eax, edx\nand eax, 1\nadd al, 127\n",
            $(
                "mov rax, [r9 + ", $at, "]\nadcx rax, [rdi + ", $at, "]\nadox rax, [rsi + ", $at, "]\n",
                "mov [r9 + ", $at, "], rax\n",
            )*
            $(
                "mov rax, [r10 + ", $at, "]\nadcx rax, [r11 + ", $at, "]\nadox rax, [rcx + ", $at, "]\n",
                "mov [r10 + ", $at, "], rax\n",
            )*
            // The sum of rdx and both carries may be -1, if the carry into high's high half was 1.
            "mov eax, 0\nadcx rdx, rax\nadox rdx, rax\n",
            "mov rcx, rdx\nsar rcx, 63\n",
            "add [r11], rdx\n",
            $("adc [r11 + ", $next, "], rcx\n",)*
            "ret\n"
        )
    };
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn abs_diff6(to: &mut [u64; 6], a: &[u64; 6], b: &[u64; 6]) -> u64 {
    naked_asm!(abs_diff!([0 8 16 24 32 40]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn abs_diff8(to: &mut [u64; 8], a: &[u64; 8], b: &[u64; 8]) -> u64 {
    naked_asm!(abs_diff!([0 8 16 24 32 40 48 56]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn abs_diff16(to: &mut [u64; 16], a: &[u64; 16], b: &[u64; 16]) -> u64 {
    naked_asm!(abs_diff!([0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn karatsuba_combine6(to: &mut [u64; 24], middle: &mut [u64; 12], negative: u64) {
    naked_asm!(karatsuba_combine!(48, 96, 144, [0 8 16 24 32 40], [8 16 24 32 40]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn karatsuba_combine8(to: &mut [u64; 32], middle: &mut [u64; 16], negative: u64) {
    naked_asm!(karatsuba_combine!(64, 128, 192, [0 8 16 24 32 40 48 56], [8 16 24 32 40 48 56]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn karatsuba_combine16(to: &mut [u64; 64], middle: &mut [u64; 32], negative: u64) {
    naked_asm!(karatsuba_combine!(
        128, 256, 384,
        [0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120],
        [8 16 24 32 40 48 56 64 72 80 88 96 104 112 120]
    ))
}
