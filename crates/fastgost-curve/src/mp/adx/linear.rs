//! Adds and subtracts numbers of any length, and multiplies numbers of any length by one limb. The functions go from
//! the lowest limb up.
use core::arch::naked_asm;

/// Adds or subtracts four limbs per iteration, and then the remaining limbs one by one. Neither `lea` nor `dec` changes
/// the carry flag CF. All four limbs are loaded, then added or subtracted, then stored, because one limb after the
/// other takes one and a half times as long.
macro_rules! add_or_sub {
    ($operation:literal) => {
        concat!(
            "mov r10, rcx\n",
            "and ecx, 3\n",
            "shr r10, 2\n",
            "test r10, r10\n", // CF = 0
            "jz 3f\n",
            ".p2align 5\n",
            "2:\n",
            "mov r8, [rsi]\nmov r9, [rsi + 8]\nmov r11, [rsi + 16]\nmov rax, [rsi + 24]\n",
            "lea rsi, [rsi + 32]\n",
            $operation,
            " r8, [rdx]\n",
            $operation,
            " r9, [rdx + 8]\n",
            $operation,
            " r11, [rdx + 16]\n",
            $operation,
            " rax, [rdx + 24]\n",
            "lea rdx, [rdx + 32]\n",
            "mov [rdi], r8\nmov [rdi + 8], r9\nmov [rdi + 16], r11\nmov [rdi + 24], rax\n",
            "lea rdi, [rdi + 32]\n",
            "dec r10\n",
            "jnz 2b\n",
            "3:\n",
            "jrcxz 5f\n",
            "4:\n",
            "mov r9, [rsi]\n",
            $operation,
            " r9, [rdx]\nmov [rdi], r9\n",
            "lea rsi, [rsi + 8]\nlea rdx, [rdx + 8]\nlea rdi, [rdi + 8]\n",
            "dec rcx\n",
            "jnz 4b\n",
            "5:\n",
            "mov eax, 0\n",
            "adc eax, eax\n",
            "ret\n"
        )
    };
}

#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn add(to: *mut u64, a: *const u64, b: *const u64, n: usize) -> u64 {
    naked_asm!(add_or_sub!("adc"))
}

#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn sub(to: *mut u64, a: *const u64, b: *const u64, n: usize) -> u64 {
    naked_asm!(add_or_sub!("sbb"))
}

/// Adds or subtracts all limbs, in unrolled code.
macro_rules! unrolled_add_or_sub {
    ($operation:literal, [$($at:literal)*]) => {
        concat!(
            "xor eax, eax\n", // CF = 0
            $("mov r8, [rsi + ", $at, "]\n", $operation, " r8, [rdx + ", $at, "]\nmov [rdi + ", $at, "], r8\n",)*
            "adc eax, eax\n",
            "ret\n"
        )
    };
}

/// Defines functions that add and subtract numbers of fixed sizes.
macro_rules! fixed {
    ($($n:literal: $add:ident, $sub:ident, $at:tt;)+) => { $(
        #[unsafe(naked)]
        pub(super) extern "sysv64" fn $add(to: &mut [u64; $n], a: &[u64; $n], b: &[u64; $n]) -> u64 {
            naked_asm!(unrolled_add_or_sub!("adc", $at))
        }

        #[unsafe(naked)]
        pub(super) extern "sysv64" fn $sub(to: &mut [u64; $n], a: &[u64; $n], b: &[u64; $n]) -> u64 {
            naked_asm!(unrolled_add_or_sub!("sbb", $at))
        }
    )+ };
}

fixed! {
    4: add4, sub4, [0 8 16 24];
    8: add8, sub8, [0 8 16 24 32 40 48 56];
    12: add12, sub12, [0 8 16 24 32 40 48 56 64 72 80 88];
    16: add16, sub16, [0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120];
}

/// Multiplies four limbs by rdx. At the beginning, rax has the high half of the previous product, which belongs to the
/// lowest of these four limbs. At the end, rax has the high half of the last product.
macro_rules! four {
    ($a:literal $b:literal $c:literal $d:literal) => {
        concat!(
            "mulx r9, r8, [rsi + ",
            $a,
            "]\nmulx r11, r10, [rsi + ",
            $b,
            "]\nadcx r8, rax\n",
            "mulx r12, rbx, [rsi + ",
            $c,
            "]\nadcx r10, r9\n",
            "mulx rax, r9, [rsi + ",
            $d,
            "]\nadcx rbx, r11\nadcx r9, r12\n",
            "mov [rdi + ",
            $a,
            "], r8\nmov [rdi + ",
            $b,
            "], r10\nmov [rdi + ",
            $c,
            "], rbx\nmov [rdi + ",
            $d,
            "], r9\n"
        )
    };
}

/// Defines functions that multiply a number of a fixed size by one limb.
macro_rules! fixed_digit {
    ($($n:literal: $name:ident, [$($at:tt)*];)+) => { $(
        #[unsafe(naked)]
        pub(super) extern "sysv64" fn $name(to: &mut [u64; $n], a: &[u64; $n], digit: u64) -> u64 {
            naked_asm!(concat!(
                "push rbx\npush r12\n",
                "xor eax, eax\n", // CF = 0
                $(four! $at,)*
                "adc rax, 0\n",
                "pop r12\npop rbx\n",
                "ret\n"
            ))
        }
    )+ };
}

fixed_digit! {
    4: mul_1x4, [(0 8 16 24)];
    8: mul_1x8, [(0 8 16 24) (32 40 48 56)];
    12: mul_1x12, [(0 8 16 24) (32 40 48 56) (64 72 80 88)];
    16: mul_1x16, [(0 8 16 24) (32 40 48 56) (64 72 80 88) (96 104 112 120)];
}

#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn mul_1(to: *mut u64, a: *const u64, n: usize, digit: u64) -> u64 {
    naked_asm!(
        "cmp rdx, 128",
        "jae {long}",
        "push rbx",
        "push r12",
        "push rdx",
        "xchg rdx, rcx",
        "xor eax, eax",
        "shr rcx, 4",
        "test rcx, rcx", // CF = 0
        "jz 3f",
        ".p2align 5",
        "2:",
        four!(0 8 16 24),
        four!(32 40 48 56),
        four!(64 72 80 88),
        four!(96 104 112 120),
        "lea rsi, [rsi + 128]",
        "lea rdi, [rdi + 128]",
        "dec rcx", // leaves CF
        "jnz 2b",
        "adc rax, 0",
        "3:",
        "pop rcx",
        "test cl, 8",
        "jz 4f",
        four!(0 8 16 24),
        four!(32 40 48 56),
        "lea rsi, [rsi + 64]",
        "lea rdi, [rdi + 64]",
        "adc rax, 0",
        "4:",
        "test cl, 4",
        "jz 5f",
        four!(0 8 16 24),
        "lea rsi, [rsi + 32]",
        "lea rdi, [rdi + 32]",
        "adc rax, 0",
        "5:",
        "and ecx, 3",
        "jz 7f",
        "6:",
        "mulx r9, r8, [rsi]",
        "add r8, rax",
        "mov [rdi], r8",
        "adc r9, 0",
        "mov rax, r9",
        "lea rsi, [rsi + 8]",
        "lea rdi, [rdi + 8]",
        "dec ecx",
        "jnz 6b",
        "7:",
        "pop r12",
        "pop rbx",
        "ret",
        long = sym mul_digit_long
    )
}

/// Computes eight products, and only then stores eight limbs, a whole cache line at once. For numbers that are larger
/// than the cache, these stores determine the speed. The next limbs are prefetched.
macro_rules! eight {
    ([$($at:literal $low:literal $high:literal $before:literal)*], $ahead:literal) => {
        concat!(
            "prefetcht0 [rsi + ", $ahead, "]\nprefetchw [rdi + ", $ahead, "]\n",
            $("mulx ", $high, ", ", $low, ", [rsi + ", $at, "]\nadcx ", $low, ", ", $before, "\n",)*
            $("mov [rdi + ", $at, "], ", $low, "\n"),*
        )
    };
}

#[unsafe(naked)]
unsafe extern "sysv64" fn mul_digit_long(to: *mut u64, a: *const u64, n: usize, digit: u64) -> u64 {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "push rdx",
        "xchg rdx, rcx",
        "xor eax, eax",
        "shr rcx, 4",
        "test rcx, rcx", // CF = 0
        ".p2align 5",
        "2:",
        eight!([
            0 "r8" "rbp" "rax" 8 "r9" "rax" "rbp" 16 "r10" "rbp" "rax" 24 "r11" "rax" "rbp"
            32 "r12" "rbp" "rax" 40 "r13" "rax" "rbp" 48 "r14" "rbp" "rax" 56 "r15" "rax" "rbp"
        ], 512),
        eight!([
            64 "r8" "rbp" "rax" 72 "r9" "rax" "rbp" 80 "r10" "rbp" "rax" 88 "r11" "rax" "rbp"
            96 "r12" "rbp" "rax" 104 "r13" "rax" "rbp" 112 "r14" "rbp" "rax" 120 "r15" "rax" "rbp"
        ], 576),
        "lea rsi, [rsi + 128]",
        "lea rdi, [rdi + 128]",
        "dec rcx", // leaves CF
        "jnz 2b",
        "adc rax, 0",
        "pop rcx",
        "and ecx, 15",
        "jz 4f",
        "3:",
        "mulx r9, r8, [rsi]",
        "add r8, rax",
        "mov [rdi], r8",
        "adc r9, 0",
        "mov rax, r9",
        "lea rsi, [rsi + 8]",
        "lea rdi, [rdi + 8]",
        "dec ecx",
        "jnz 3b",
        "4:",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret"
    )
}

/// Multiplies limbs at rsi by rdx, and adds the product to the limbs at rdi. There are two carry chains: one for the
/// product, and one for the addition of the product.
macro_rules! sums {
    ([$($at:literal $next:literal)*]) => {
        concat!($(
            "mulx r9, r8, [rsi + ", $at, "]\nadcx r8, rax\nadox r8, [rdi + ", $at, "]\n",
            "mov [rdi + ", $at, "], r8\n",
            "mulx rax, r8, [rsi + ", $next, "]\nadcx r8, r9\nadox r8, [rdi + ", $next, "]\n",
            "mov [rdi + ", $next, "], r8\n"
        ),*)
    };
}

#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn addmul_1(to: *mut u64, a: *const u64, n: usize, digit: u64) -> u64 {
    naked_asm!(concat!(
        "mov r10, rdx\n",
        "mov rdx, rcx\n",
        "mov rcx, r10\n",
        "xor eax, eax\n",
        "xor r11d, r11d\n",
        "shr rcx, 3\n",
        "test rcx, rcx\n", // CF = OF = 0
        "jz 3f\n",
        ".p2align 5\n",
        "2:\n",
        sums!([0 8 16 24 32 40 48 56]),
        "lea rsi, [rsi + 64]\nlea rdi, [rdi + 64]\n",
        "lea rcx, [rcx - 1]\n", // leaves both flags
        "jrcxz 8f\n",
        "jmp 2b\n",
        "8:\n",
        "adcx rax, r11\nadox rax, r11\n",
        "3:\n",
        "test r10b, 4\n",
        "jz 5f\n",
        sums!([0 8 16 24]),
        "lea rsi, [rsi + 32]\nlea rdi, [rdi + 32]\n",
        "adcx rax, r11\nadox rax, r11\n",
        "5:\n",
        "and r10d, 3\n",
        "jz 7f\n",
        "6:\n",
        "mulx r9, r8, [rsi]\nadd r8, rax\nadc r9, 0\nadd r8, [rdi]\nadc r9, 0\nmov [rdi], r8\nmov rax, r9\n",
        "lea rsi, [rsi + 8]\nlea rdi, [rdi + 8]\n",
        "dec r10d\n",
        "jnz 6b\n",
        "7:\n",
        "ret\n"
    ))
}

/// Adds rdx times the number at rsi to the number at rdi, in unrolled code. Returns the limb above the sum in rax, and
/// the highest limb of the sum in rdx.
macro_rules! straight {
    ([$first:literal $second:literal $($at:literal $next:literal)*]) => {
        concat!(
            "xor ecx, ecx\n",
            "mulx rax, r8, [rsi]\n",
            "adox r8, [rdi]\n",
            "mov [rdi], r8\n",
            "mulx r9, r8, [rsi + 8]\n",
            "adcx r8, rax\n",
            "adox r8, [rdi + 8]\n",
            "mov [rdi + 8], r8\n",
            $(
                "mulx rax, r8, [rsi + ", $at, "]\n",
                "adcx r8, r9\n",
                "adox r8, [rdi + ", $at, "]\n",
                "mov [rdi + ", $at, "], r8\n",
                "mulx r9, r8, [rsi + ", $next, "]\n",
                "adcx r8, rax\n",
                "adox r8, [rdi + ", $next, "]\n",
                "mov [rdi + ", $next, "], r8\n",
            )*
            "mov rdx, r8\n",
            "mov rax, r9\n",
            "adcx rax, rcx\n",
            "adox rax, rcx\n",
            "ret\n"
        )
    };
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn addmul_row2(to: &mut [u64; 2], a: &[u64; 2], digit: u64) -> u128 {
    naked_asm!(straight!([0 8]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn addmul_row6(to: &mut [u64; 6], a: &[u64; 6], digit: u64) -> u128 {
    naked_asm!(straight!([0 8 16 24 32 40]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn addmul_row10(to: &mut [u64; 10], a: &[u64; 10], digit: u64) -> u128 {
    naked_asm!(straight!([0 8 16 24 32 40 48 56 64 72]))
}

#[unsafe(naked)]
pub(super) extern "sysv64" fn addmul_row14(to: &mut [u64; 14], a: &[u64; 14], digit: u64) -> u128 {
    naked_asm!(straight!([0 8 16 24 32 40 48 56 64 72 80 88 96 104]))
}
