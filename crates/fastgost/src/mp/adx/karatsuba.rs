//! Karatsuba's way: the product of two numbers from three of their halves. Here is what stands between those three.
use core::arch::naked_asm;

/// The difference of two numbers without its sign, to memory at rdi; all ones in rax if it is negative.
macro_rules! distance {
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

/// At rdi lie low and high, the products of the low halves and the high ones, four halves of `$half` bytes each; at rsi the
/// product of distances, to be subtracted if rdx is all ones. Their sum is added in the middle:
/// `low + (low + high -+ middle) * 2^(8 half) + high * 2^(16 half)`.
macro_rules! join {
    ($half:literal, $twice:literal, $thrice:literal, [$($at:literal)*], [$($next:literal)*]) => {
        concat!(
            "lea r9, [rdi + ", $half, "]\n",
            "lea r10, [rdi + ", $twice, "]\n",
            "lea r11, [rdi + ", $thrice, "]\n",
            "lea rcx, [rsi + ", $half, "]\n",
            // The complement, and one more below, subtracts.
            $("xor [rsi + ", $at, "], rdx\nxor [rcx + ", $at, "], rdx\n",)*
            // The high half of low and the low half of high stand twice in the sum. What they carry goes to the high half of
            // high, which stands twice as well, and cannot overflow.
            "xor eax, eax\n",
            $(
                "mov rax, [r9 + ", $at, "]\nadc rax, [r10 + ", $at, "]\n",
                "mov [r9 + ", $at, "], rax\nmov [r10 + ", $at, "], rax\n",
            )*
            $("adc qword ptr [r11 + ", $at, "], 0\n",)*
            // OF = 1 if rdx is all ones, CF = 0.
            "mov eax, edx\nand eax, 1\nadd al, 127\n",
            $(
                "mov rax, [r9 + ", $at, "]\nadcx rax, [rdi + ", $at, "]\nadox rax, [rsi + ", $at, "]\n",
                "mov [r9 + ", $at, "], rax\n",
            )*
            $(
                "mov rax, [r10 + ", $at, "]\nadcx rax, [r11 + ", $at, "]\nadox rax, [rcx + ", $at, "]\n",
                "mov [r10 + ", $at, "], rax\n",
            )*
            // This may be -1 where what went to the high half of high was 1.
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
    naked_asm!(distance!([0 8 16 24 32 40]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn abs_diff8(to: &mut [u64; 8], a: &[u64; 8], b: &[u64; 8]) -> u64 {
    naked_asm!(distance!([0 8 16 24 32 40 48 56]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn abs_diff16(to: &mut [u64; 16], a: &[u64; 16], b: &[u64; 16]) -> u64 {
    naked_asm!(distance!([0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn karatsuba_combine6(to: &mut [u64; 24], middle: &mut [u64; 12], negative: u64) {
    naked_asm!(join!(48, 96, 144, [0 8 16 24 32 40], [8 16 24 32 40]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn karatsuba_combine8(to: &mut [u64; 32], middle: &mut [u64; 16], negative: u64) {
    naked_asm!(join!(64, 128, 192, [0 8 16 24 32 40 48 56], [8 16 24 32 40 48 56]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn karatsuba_combine16(to: &mut [u64; 64], middle: &mut [u64; 32], negative: u64) {
    naked_asm!(join!(
        128, 256, 384,
        [0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120],
        [8 16 24 32 40 48 56 64 72 80 88 96 104 112 120]
    ))
}
