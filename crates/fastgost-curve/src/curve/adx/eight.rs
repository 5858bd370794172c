//! Multiplies field elements of eight limbs. The functions are naked, because a product needs all fifteen registers.
//! The product is computed in rows. Each row adds the product of `a` and one limb of `b` to the sum. After each row,
//! the lowest limb of the sum does not change any more, so the code stores this limb on the stack. So nine registers
//! are enough for the other limbs of the sum. The registers are used in turn, as a ring.
use core::{arch::naked_asm, mem::MaybeUninit};

/// The beginning of every function. rdi points to the result, and rsi and rdx point to the factors.
macro_rules! prologue {
    () => {
        "push rbp\npush rbx\npush r12\npush r13\npush r14\npush r15\nsub rsp, 72\n"
    };
}

macro_rules! epilogue {
    ($h0:literal $h1:literal $h2:literal $h3:literal $h4:literal $h5:literal $h6:literal $h7:literal) => {
        concat!(
            "mov [rdi], ",
            $h0,
            "\nmov [rdi + 8], ",
            $h1,
            "\nmov [rdi + 16], ",
            $h2,
            "\nmov [rdi + 24], ",
            $h3,
            "\n",
            "mov [rdi + 32], ",
            $h4,
            "\nmov [rdi + 40], ",
            $h5,
            "\nmov [rdi + 48], ",
            $h6,
            "\nmov [rdi + 56], ",
            $h7,
            "\n",
            "add rsp, 72\npop r15\npop r14\npop r13\npop r12\npop rbx\npop rbp\nret\n",
        )
    };
}

/// Multiplies rdx by limb `$i` at rsi, and adds the product to two registers.
macro_rules! step {
    ($i:literal, $low:literal, $high:literal) => {
        concat!("mulx rbx, rax, [rsi + 8 * ", $i, "]\nadcx ", $low, ", rax\nadox ", $high, ", rbx\n")
    };
}

macro_rules! row {
    ($i:literal, $x0:literal $x1:literal $x2:literal $x3:literal $x4:literal $x5:literal $x6:literal $x7:literal $x8:literal) => {
        concat!(
            "mov rdx, [rcx + 8 * ",
            $i,
            "]\n",
            "xor ",
            $x8,
            ", ",
            $x8,
            "\n", // also clears both carries
            step!(0, $x0, $x1),
            step!(1, $x1, $x2),
            step!(2, $x2, $x3),
            step!(3, $x3, $x4),
            step!(4, $x4, $x5),
            step!(5, $x5, $x6),
            step!(6, $x6, $x7),
            step!(7, $x7, $x8),
            "mov eax, 0\nadcx ",
            $x8,
            ", rax\n",
            "mov [rsp + 8 * ",
            $i,
            "], ",
            $x0,
            "\n",
        )
    };
}

/// Computes the product. The low half of the product is on the stack, and the high half is in rbp and r8 to r14.
macro_rules! product {
    () => {
        concat!(
            "mov rcx, rdx\n",
            "mov rdx, [rcx]\n",
            "xor ebx, ebx\n",
            "mulx r9, r8, [rsi]\n",
            "mulx r10, rax, [rsi + 8]\nadcx r9, rax\n",
            "mulx r11, rax, [rsi + 16]\nadcx r10, rax\n",
            "mulx r12, rax, [rsi + 24]\nadcx r11, rax\n",
            "mulx r13, rax, [rsi + 32]\nadcx r12, rax\n",
            "mulx r14, rax, [rsi + 40]\nadcx r13, rax\n",
            "mulx r15, rax, [rsi + 48]\nadcx r14, rax\n",
            "mulx rbp, rax, [rsi + 56]\nadcx r15, rax\n",
            "adcx rbp, rbx\n",
            "mov [rsp], r8\n",
            row!(1, "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp" "r8"),
            row!(2, "r10" "r11" "r12" "r13" "r14" "r15" "rbp" "r8" "r9"),
            row!(3, "r11" "r12" "r13" "r14" "r15" "rbp" "r8" "r9" "r10"),
            row!(4, "r12" "r13" "r14" "r15" "rbp" "r8" "r9" "r10" "r11"),
            row!(5, "r13" "r14" "r15" "rbp" "r8" "r9" "r10" "r11" "r12"),
            row!(6, "r14" "r15" "rbp" "r8" "r9" "r10" "r11" "r12" "r13"),
            row!(7, "r15" "rbp" "r8" "r9" "r10" "r11" "r12" "r13" "r14"),
        )
    };
}

/// Doubles limbs 2 i and 2 i + 1 of the square, which are on the stack, and adds the square of limb i of the factor.
macro_rules! low_square {
    ($i:literal) => {
        concat!(
            "mov rdx, [rsi + 8 * ",
            $i,
            "]\nmulx rbx, rax, rdx\n",
            "mov rcx, [rsp + 16 * ",
            $i,
            "]\nadcx rcx, rcx\nadox rcx, rax\nmov [rsp + 16 * ",
            $i,
            "], rcx\n",
            "mov rcx, [rsp + 16 * ",
            $i,
            " + 8]\nadcx rcx, rcx\nadox rcx, rbx\nmov [rsp + 16 * ",
            $i,
            " + 8], rcx\n",
        )
    };
}

macro_rules! high_square {
    ($i:literal, $low:literal, $high:literal) => {
        concat!(
            "mov rdx, [rsi + 8 * ",
            $i,
            "]\nmulx rbx, rax, rdx\n",
            "adcx ",
            $low,
            ", ",
            $low,
            "\nadox ",
            $low,
            ", rax\n",
            "adcx ",
            $high,
            ", ",
            $high,
            "\nadox ",
            $high,
            ", rbx\n",
        )
    };
}

/// Computes the square. The low half of the square is on the stack, and the high half is in r14, r8 to r13 and r15.
/// First, the products of different limbs are computed in rows. The row of limb i begins at limb 2 i + 1 of the result.
/// After each row, two more limbs of the sum of the rows are final.
macro_rules! square {
    () => {
        concat!(
            "mov rdx, [rsi]\n",
            "xor ecx, ecx\n",
            "mov [rsp], rcx\n",
            "mulx r9, r8, [rsi + 8]\n",
            "mulx r10, rax, [rsi + 16]\nadcx r9, rax\n",
            "mulx r11, rax, [rsi + 24]\nadcx r10, rax\n",
            "mulx r12, rax, [rsi + 32]\nadcx r11, rax\n",
            "mulx r13, rax, [rsi + 40]\nadcx r12, rax\n",
            "mulx r14, rax, [rsi + 48]\nadcx r13, rax\n",
            "mulx r15, rax, [rsi + 56]\nadcx r14, rax\n",
            "adcx r15, rcx\n",
            "mov [rsp + 8], r8\nmov [rsp + 16], r9\n",
            "mov rdx, [rsi + 8]\n",
            "xor r8, r8\n", // limb 9
            step!(2, "r10", "r11"),
            step!(3, "r11", "r12"),
            step!(4, "r12", "r13"),
            step!(5, "r13", "r14"),
            step!(6, "r14", "r15"),
            step!(7, "r15", "r8"),
            "adcx r8, rcx\n",
            "mov [rsp + 24], r10\nmov [rsp + 32], r11\n",
            "mov rdx, [rsi + 16]\n",
            "xor r9, r9\n", // limb 10
            step!(3, "r12", "r13"),
            step!(4, "r13", "r14"),
            step!(5, "r14", "r15"),
            step!(6, "r15", "r8"),
            step!(7, "r8", "r9"),
            "adcx r9, rcx\n",
            "mov [rsp + 40], r12\nmov [rsp + 48], r13\n",
            "mov rdx, [rsi + 24]\n",
            "xor r10, r10\n", // limb 11
            step!(4, "r14", "r15"),
            step!(5, "r15", "r8"),
            step!(6, "r8", "r9"),
            step!(7, "r9", "r10"),
            "adcx r10, rcx\n",
            "mov [rsp + 56], r14\n",
            "mov r14, r15\n", // limb 8
            "mov rdx, [rsi + 32]\n",
            "xor r11, r11\n", // limb 12
            step!(5, "r8", "r9"),
            step!(6, "r9", "r10"),
            step!(7, "r10", "r11"),
            "adcx r11, rcx\n",
            "mov rdx, [rsi + 40]\n",
            "xor r12, r12\n", // limb 13
            step!(6, "r10", "r11"),
            step!(7, "r11", "r12"),
            "adcx r12, rcx\n",
            "mov rdx, [rsi + 48]\n",
            "xor r13, r13\n", // limb 14
            step!(7, "r12", "r13"),
            "adcx r13, rcx\n",
            "xor r15, r15\n",
            low_square!(0),
            low_square!(1),
            low_square!(2),
            low_square!(3),
            high_square!(4, "r14", "r8"),
            high_square!(5, "r9", "r10"),
            high_square!(6, "r11", "r12"),
            high_square!(7, "r13", "r15"),
        )
    };
}

/// Reduces the number of 16 limbs modulo 2^512 - c, in the same steps as `fold_below` in `four.rs`. The low half of the
/// number is on the stack. The high half is in registers, and the result replaces the high half.
macro_rules! fold_below {
    ($h0:literal $h1:literal $h2:literal $h3:literal $h4:literal $h5:literal $h6:literal $h7:literal) => {
        concat!(
            "mov edx, {c}\n",
            "xor ecx, ecx\n",
            "mulx rbx, ",
            $h0,
            ", ",
            $h0,
            "\nadcx ",
            $h0,
            ", [rsp]\n",
            "mulx rax, ",
            $h1,
            ", ",
            $h1,
            "\nadcx ",
            $h1,
            ", [rsp + 8]\nadox ",
            $h1,
            ", rbx\n",
            "mulx rbx, ",
            $h2,
            ", ",
            $h2,
            "\nadcx ",
            $h2,
            ", [rsp + 16]\nadox ",
            $h2,
            ", rax\n",
            "mulx rax, ",
            $h3,
            ", ",
            $h3,
            "\nadcx ",
            $h3,
            ", [rsp + 24]\nadox ",
            $h3,
            ", rbx\n",
            "mulx rbx, ",
            $h4,
            ", ",
            $h4,
            "\nadcx ",
            $h4,
            ", [rsp + 32]\nadox ",
            $h4,
            ", rax\n",
            "mulx rax, ",
            $h5,
            ", ",
            $h5,
            "\nadcx ",
            $h5,
            ", [rsp + 40]\nadox ",
            $h5,
            ", rbx\n",
            "mulx rbx, ",
            $h6,
            ", ",
            $h6,
            "\nadcx ",
            $h6,
            ", [rsp + 48]\nadox ",
            $h6,
            ", rax\n",
            "mulx rax, ",
            $h7,
            ", ",
            $h7,
            "\nadcx ",
            $h7,
            ", [rsp + 56]\nadox ",
            $h7,
            ", rbx\n",
            "adcx rax, rcx\nadox rax, rcx\nimul rax, rax, {c}\n",
            "add ",
            $h0,
            ", rax\nadc ",
            $h1,
            ", 0\nadc ",
            $h2,
            ", 0\nadc ",
            $h3,
            ", 0\n",
            "adc ",
            $h4,
            ", 0\nadc ",
            $h5,
            ", 0\nadc ",
            $h6,
            ", 0\nadc ",
            $h7,
            ", 0\n",
            "sbb rax, rax\nand rax, {c}\nadd ",
            $h0,
            ", rax\n",
        )
    };
}

/// Reduces the number of 16 limbs modulo 2^511 + c, in the same steps as `fold_above` in `four.rs`.
macro_rules! fold_above {
    ($h0:literal $h1:literal $h2:literal $h3:literal $h4:literal $h5:literal $h6:literal $h7:literal) => {
        concat!(
            "mov edx, 2 * {c}\n",
            "xor ecx, ecx\n",
            "mulx rbx, ",
            $h0,
            ", ",
            $h0,
            "\n",
            "mulx rax, ",
            $h1,
            ", ",
            $h1,
            "\nadcx ",
            $h1,
            ", rbx\n",
            "mulx rbx, ",
            $h2,
            ", ",
            $h2,
            "\nadcx ",
            $h2,
            ", rax\n",
            "mulx rax, ",
            $h3,
            ", ",
            $h3,
            "\nadcx ",
            $h3,
            ", rbx\n",
            "mulx rbx, ",
            $h4,
            ", ",
            $h4,
            "\nadcx ",
            $h4,
            ", rax\n",
            "mulx rax, ",
            $h5,
            ", ",
            $h5,
            "\nadcx ",
            $h5,
            ", rbx\n",
            "mulx rbx, ",
            $h6,
            ", ",
            $h6,
            "\nadcx ",
            $h6,
            ", rax\n",
            "mulx rax, ",
            $h7,
            ", ",
            $h7,
            "\nadcx ",
            $h7,
            ", rbx\n",
            "adcx rax, rcx\n",
            "mov rbx, [rsp]\nsub rbx, ",
            $h0,
            "\nmov ",
            $h0,
            ", rbx\n",
            "mov rbx, [rsp + 8]\nsbb rbx, ",
            $h1,
            "\nmov ",
            $h1,
            ", rbx\n",
            "mov rbx, [rsp + 16]\nsbb rbx, ",
            $h2,
            "\nmov ",
            $h2,
            ", rbx\n",
            "mov rbx, [rsp + 24]\nsbb rbx, ",
            $h3,
            "\nmov ",
            $h3,
            ", rbx\n",
            "mov rbx, [rsp + 32]\nsbb rbx, ",
            $h4,
            "\nmov ",
            $h4,
            ", rbx\n",
            "mov rbx, [rsp + 40]\nsbb rbx, ",
            $h5,
            "\nmov ",
            $h5,
            ", rbx\n",
            "mov rbx, [rsp + 48]\nsbb rbx, ",
            $h6,
            "\nmov ",
            $h6,
            ", rbx\n",
            "mov rbx, [rsp + 56]\nsbb rbx, ",
            $h7,
            "\nmov ",
            $h7,
            ", rbx\n",
            "adc rax, 0\n",
            "shr rbx, 63\n",
            "neg rax\nsbb rcx, rcx\nand rbx, rcx\n", // only if anything was borrowed; rax is negated now
            "mov rcx, rbx\nshl rcx, 63\nxor ",
            $h7,
            ", rcx\n",
            "imul rax, rax, 2 * {c}\nimul rbx, rbx, {c}\nadd rax, rbx\nneg rax\n",
            "add ",
            $h0,
            ", rax\nadc ",
            $h1,
            ", 0\nadc ",
            $h2,
            ", 0\nadc ",
            $h3,
            ", 0\n",
            "adc ",
            $h4,
            ", 0\nadc ",
            $h5,
            ", 0\nadc ",
            $h6,
            ", 0\nadc ",
            $h7,
            ", 0\n",
        )
    };
}

/// Defines a naked function, and its safe wrapper.
macro_rules! function {
    ($name:ident, $block:ident, ($($b:ident)?), $product:ident, $fold:ident, $($high:literal)*) => {
        /// Writes eight limbs at `to`, and reads eight limbs at each factor. The CPU must have BMI2 and ADX.
        #[allow(unsafe_code)]
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $block<const C: u64>(to: *mut u64, a: *const u64 $(, $b: *const u64)?) {
            naked_asm!(prologue!(), $product!(), $fold!($($high)*), epilogue!($($high)*), c = const C)
        }

        #[inline(always)]
        pub(super) fn $name<const C: u64>(a: &[u64; 8] $(, $b: &[u64; 8])?) -> [u64; 8] {
            let mut out = MaybeUninit::<[u64; 8]>::uninit();
            // SAFETY: the pointers are to eight limbs each, and all eight at `out` are written. The CPU has BMI2 and
            // ADX, since the engines of this kernel are made only on such CPUs (see `CurveKernel`).
            #[allow(unsafe_code)]
            unsafe {
                $block::<C>(out.as_mut_ptr().cast(), a.as_ptr() $(, $b.as_ptr())?);
                out.assume_init()
            }
        }
    };
}

function!(mul_below, mul_below_block, (b), product, fold_below, "rbp" "r8" "r9" "r10" "r11" "r12" "r13" "r14");
function!(square_below, square_below_block, (), square, fold_below, "r14" "r8" "r9" "r10" "r11" "r12" "r13" "r15");
function!(mul_above, mul_above_block, (b), product, fold_above, "rbp" "r8" "r9" "r10" "r11" "r12" "r13" "r14");
function!(square_above, square_above_block, (), square, fold_above, "r14" "r8" "r9" "r10" "r11" "r12" "r13" "r15");
