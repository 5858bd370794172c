//! Checks constant time with memcheck, the tool of valgrind that finds uses of undefined memory. The program marks
//! secrets as undefined memory, and runs every case (an operation of the library) on these secrets. If a branch or an
//! address depends on a secret, memcheck reports an error. The program runs only on x86-64 and AArch64.
//!
//! ```text
//! RUSTFLAGS="--cfg ctgrind" CARGO_PROFILE_RELEASE_DEBUG=line-tables-only cargo build --release -p fastgost-ct --bin ctgrind --target-dir target/ctgrind
//! valgrind -q target/ctgrind/release/ctgrind ssse3 portable
//! CTGRIND_ADX=1 valgrind -q target/ctgrind/release/ctgrind avx2
//! ```
//!
//! Some values are public, although they are computed from secrets. For example, it is public whether a tag is right,
//! whether a signature must be attempted again, and whether a private key is in range. With `--cfg ctgrind`, the
//! library tells memcheck that such a value is defined memory again. With `CTGRIND_ADX` in the environment, the library
//! assumes that the CPU has ADX. This variable is needed because valgrind executes the instructions of ADX, but reports
//! a CPU without ADX.
//!
//! The arguments are the levels (sets of CPU features) to run. Valgrind knows neither AVX-512 nor GFNI, so this test
//! does not reach the kernels that use AVX-512 or GFNI (`ctstep` reaches these kernels). `--control` runs two planted
//! leaks. One leak is a table lookup at a secret index, and the other leak is a branch on a secret. The program
//! succeeds if memcheck reports both leaks.
//!
//! On AArch64 the levels are `neon-aes`, `neon` and `portable`. The level `neon-sha3` is missing, because valgrind does
//! not know the SHA-3 extension of AArch64. The kernels of `neon-sha3` have the same source as the kernels of `neon`.
//! `.ci/kernels` checks the machine code of the kernels of `neon-sha3`. Memcheck for AArch64 also runs under qemu
//! (`.ci/full ctgrind-aarch64`).
use fastgost::Level;
use fastgost_ct::{Secrets, cases};
use std::{hint::black_box, process::exit};

/// Secrets that memcheck considers undefined.
struct Undefined;

impl Secrets for Undefined {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(0xa5);
        valgrind::request(valgrind::MAKE_UNDEFINED, bytes.as_mut_ptr() as usize, bytes.len());
    }

    fn fill_number(&self, bytes: &mut [u8], limit: &[u8]) {
        assert!(limit.last() > Some(&0x15), "the limit has a higher byte");
        bytes.fill(0x15);
        valgrind::request(valgrind::MAKE_UNDEFINED, bytes.as_mut_ptr() as usize, bytes.len());
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if valgrind::request(valgrind::RUNNING, 0, 0) == 0 {
        eprintln!("ctgrind: not under valgrind; nothing would be checked");
        exit(2);
    }
    if arguments == ["--control"] {
        exit(control());
    }
    let (mut passed, mut failed) = (0, 0);
    for name in &arguments {
        let Some(level) = Level::from_name(name).ok().filter(|l| l.available()) else {
            eprintln!("ctgrind: {name}: the CPU that valgrind emulates has no such level");
            exit(2);
        };
        for case in cases(level) {
            let errors = errors_of(|| case.prepare(&Undefined)());
            println!("{} {} {name}", if errors == 0 { "ok" } else { "FAILED" }, case.name);
            if errors == 0 { passed += 1 } else { failed += 1 }
        }
    }
    println!("ctgrind: {passed} passed, {failed} failed");
    exit(if failed == 0 && passed > 0 { 0 } else { 1 });
}

/// Runs `work`, and returns the number of errors that memcheck reports meanwhile.
fn errors_of(work: impl FnOnce()) -> usize {
    let before = valgrind::request(valgrind::COUNT_ERRORS, 0, 0);
    work();
    valgrind::request(valgrind::COUNT_ERRORS, 0, 0) - before
}

/// Runs the planted leaks, and returns the exit code of the program: success if memcheck reports all leaks.
fn control() -> i32 {
    let [byte] = (&Undefined as &dyn Secrets).bytes();
    let table = [1_u8; 256];
    let by_address = errors_of(|| {
        black_box(black_box(&table)[usize::from(black_box(byte))]);
    });
    let by_branch = errors_of(|| {
        if black_box(byte) > 200 {
            println!("a branch on a secret");
        }
    });
    println!("control: {by_address} reports for the lookup, {by_branch} for the branch");
    if by_address > 0 && by_branch > 0 { 0 } else { 1 }
}

/// Makes client requests to valgrind (valgrind.h, memcheck.h). A request is a sequence of instructions that does
/// nothing on a real CPU.
mod valgrind {
    pub const RUNNING: usize = 0x1001;
    pub const COUNT_ERRORS: usize = 0x1201;
    pub const MAKE_UNDEFINED: usize = 0x4d43_0001;

    /// Makes a client request, and returns the answer of valgrind. Without valgrind, the answer is 0.
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    pub fn request(code: usize, a: usize, b: usize) -> usize {
        let arguments = [code, a, b, 0, 0, 0];
        let mut answer = 0;
        // SAFETY: rdi ends as it began (3 + 13 + 61 + 51 bits are two full rotations) and `xchg rbx, rbx` does
        // nothing. Valgrind reads `arguments`, which outlives the call, and puts its answer in rdx. If the request
        // marks memory, it changes valgrind's knowledge about the memory, and not the memory itself.
        unsafe {
            core::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") &arguments, inout("rdx") answer, options(nostack),
            );
        }
        answer
    }

    /// Makes a client request, and returns the answer of valgrind. Without valgrind, the answer is 0.
    #[cfg(target_arch = "aarch64")]
    #[allow(unsafe_code)]
    pub fn request(code: usize, a: usize, b: usize) -> usize {
        let arguments = [code, a, b, 0, 0, 0];
        let mut answer = 0;
        // SAFETY: x12 ends as it began (3 + 13 + 51 + 61 bits are two full rotations) and `orr x10, x10, x10` does
        // nothing. Valgrind reads `arguments`, which outlives the call, and puts its answer in x3. If the request
        // marks memory, it changes valgrind's knowledge about the memory, and not the memory itself.
        unsafe {
            core::arch::asm!(
                "ror x12, x12, #3", "ror x12, x12, #13", "ror x12, x12, #51", "ror x12, x12, #61", "orr x10, x10, x10",
                in("x4") &arguments, inout("x3") answer, options(nostack),
            );
        }
        answer
    }

    /// Returns 0, because valgrind has no client requests on this CPU.
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    pub fn request(_: usize, _: usize, _: usize) -> usize {
        0
    }
}
