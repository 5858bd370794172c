//! Numbers of any length, from their lowest limb up: sums, differences, and products by one limb.
use core::arch::naked_asm;

/// As many limbs of the longest slice as all have.
macro_rules! lengths {
    ($to:ident, $($from:ident),+) => {{
        let n = $to.len();
        $(assert!($from.len() == n);)+
        n
    }};
}

/// `to = a + b`, all of one length; returns the carry.
pub(super) fn add(to: &mut [u64], a: &[u64], b: &[u64]) -> u64 {
    let n = lengths!(to, a, b);
    // SAFETY: all three are `n` limbs long.
    unsafe { add_n(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), n) }
}

/// `to = a - b`, all of one length; returns the borrow.
pub(super) fn sub(to: &mut [u64], a: &[u64], b: &[u64]) -> u64 {
    let n = lengths!(to, a, b);
    // SAFETY: all three are `n` limbs long.
    unsafe { sub_n(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), n) }
}

/// `to = a * digit`, both of one length; returns the limb above.
pub(super) fn mul_digit(to: &mut [u64], a: &[u64], digit: u64) -> u64 {
    let n = lengths!(to, a);
    // SAFETY: both are `n` limbs long.
    unsafe { mul_1(to.as_mut_ptr(), a.as_ptr(), n, digit) }
}

/// `to += a * digit`, both of one length; returns the limb above.
pub(super) fn add_product(to: &mut [u64], a: &[u64], digit: u64) -> u64 {
    let n = lengths!(to, a);
    // SAFETY: both are `n` limbs long.
    unsafe { addmul_1(to.as_mut_ptr(), a.as_ptr(), n, digit) }
}

/// Four limbs a turn, then one: neither `lea` nor `dec` touches CF.
macro_rules! line {
    ($operation:literal) => {
        concat!(
            "mov r8d, ecx\n",
            "shr rcx, 2\n",
            "and r8d, 3\n", // CF = 0
            "jrcxz 3f\n",
            "2:\n",
            line!(limb $operation, 0),
            line!(limb $operation, 8),
            line!(limb $operation, 16),
            line!(limb $operation, 24),
            "lea rsi, [rsi + 32]\nlea rdx, [rdx + 32]\nlea rdi, [rdi + 32]\n",
            "dec rcx\n",
            "jnz 2b\n",
            "3:\n",
            "mov ecx, r8d\n",
            "jrcxz 5f\n",
            "4:\n",
            line!(limb $operation, 0),
            "lea rsi, [rsi + 8]\nlea rdx, [rdx + 8]\nlea rdi, [rdi + 8]\n",
            "dec rcx\n",
            "jnz 4b\n",
            "5:\n",
            "mov eax, 0\n",
            "adc eax, eax\n",
            "ret\n"
        )
    };
    (limb $operation:literal, $at:literal) => {
        concat!(
            "mov r9, [rsi + ", $at, "]\n", $operation, " r9, [rdx + ", $at, "]\nmov [rdi + ", $at, "], r9\n"
        )
    };
}

/// # Safety
/// There are `n` limbs at each address.
#[unsafe(naked)]
unsafe extern "sysv64" fn add_n(to: *mut u64, a: *const u64, b: *const u64, n: usize) -> u64 {
    naked_asm!(line!("adc"))
}

/// # Safety
/// There are `n` limbs at each address.
#[unsafe(naked)]
unsafe extern "sysv64" fn sub_n(to: *mut u64, a: *const u64, b: *const u64, n: usize) -> u64 {
    naked_asm!(line!("sbb"))
}

/// Two limbs: the high half of a product waits for the next low half in turn in rax and r9.
macro_rules! two {
    ($at:literal, $next:literal $(, $addend:literal)?) => {
        concat!(
            "mulx r9, r8, [rsi + ", $at, "]\nadcx r8, rax\n",
            $($addend, " r8, [rdi + ", $at, "]\n",)?
            "mov [rdi + ", $at, "], r8\n",
            "mulx rax, r10, [rsi + ", $next, "]\nadcx r10, r9\n",
            $($addend, " r10, [rdi + ", $next, "]\n",)?
            "mov [rdi + ", $next, "], r10\n"
        )
    };
}

/// Eight limbs a turn, then one; the count lies in rcx, and neither `lea` nor `jrcxz` touches flags.
macro_rules! digit {
    ($($addend:literal)?) => {
        concat!(
            "xchg rdx, rcx\n", // the digit and the count
            "mov r11d, ecx\n",
            "and r11d, 7\n",
            "shr rcx, 3\n",
            "xor eax, eax\n",
            "test rcx, rcx\n", // CF = OF = 0
            "jz 3f\n",
            ".p2align 4\n",
            "2:\n",
            two!(0, 8 $(, $addend)?),
            two!(16, 24 $(, $addend)?),
            two!(32, 40 $(, $addend)?),
            two!(48, 56 $(, $addend)?),
            "lea rsi, [rsi + 64]\nlea rdi, [rdi + 64]\n",
            "lea rcx, [rcx - 1]\n",
            "jrcxz 3f\n",
            "jmp 2b\n",
            "3:\n",
            "mov ecx, r11d\n",
            "jrcxz 5f\n",
            "4:\n",
            "mulx r9, r8, [rsi]\nadcx r8, rax\n",
            $($addend, " r8, [rdi]\n",)?
            "mov [rdi], r8\n",
            "mov rax, r9\n",
            "lea rsi, [rsi + 8]\nlea rdi, [rdi + 8]\n",
            "lea rcx, [rcx - 1]\n",
            "jrcxz 5f\n",
            "jmp 4b\n",
            "5:\n",
            "mov ecx, 0\n",
            "adcx rax, rcx\n",
            "adox rax, rcx\n",
            "ret\n"
        )
    };
}

/// # Safety
/// There are `n` limbs at each address.
#[unsafe(naked)]
unsafe extern "sysv64" fn mul_1(to: *mut u64, a: *const u64, n: usize, digit: u64) -> u64 {
    naked_asm!(digit!())
}

/// # Safety
/// There are `n` limbs at each address.
#[unsafe(naked)]
unsafe extern "sysv64" fn addmul_1(to: *mut u64, a: *const u64, n: usize, digit: u64) -> u64 {
    naked_asm!(digit!("adox"))
}
