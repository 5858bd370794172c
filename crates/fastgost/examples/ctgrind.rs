//! Constant time under valgrind: key, data and S-boxes are marked as undefined memory, every algorithm of the registry runs on
//! them, and any branch or address that depends on them is an error that memcheck reports. x86-64 only.
//!
//! ```text
//! cargo build --release -p fastgost --example ctgrind
//! valgrind -q target/release/examples/ctgrind ssse3 portable
//! ```
//!
//! The arguments are the levels to run. Valgrind knows no AVX-512 and no GFNI, so those kernels are not reached; and
//! the CPU it shows lacks ADX, so that the level `avx2` must be built in:
//! `RUSTFLAGS="-C target-feature=+avx2,+pclmulqdq,+bmi2,+adx"`. `--control` runs a look-up and a branch that do depend on
//! a secret, and succeeds if both are reported.
use fastgost::{
    Level, Sbox,
    registry::{Algorithm, Direction, Kind, Options},
};
use std::{hint::black_box, process::exit};

/// Longer than the widest group (512 blocks of 16 bytes) with every narrower step behind it.
const LONGEST: usize = 8192 + 2048 + 272;
const LENGTHS: [usize; 4] = [16, 240, 1040, LONGEST];

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
        let Some(level) = Level::from_name(name).filter(|l| l.available()) else {
            eprintln!("ctgrind: {name}: no such level on the CPU that valgrind shows");
            exit(2);
        };
        for algorithm in Algorithm::all() {
            for kernel in algorithm.kernels().iter().filter(|k| k.level == level && k.constant_time) {
                let errors = errors_of(|| run(algorithm, kernel.name));
                println!("{} {} {name}", if errors == 0 { "ok" } else { "FAILED" }, algorithm.name);
                if errors == 0 { passed += 1 } else { failed += 1 }
            }
        }
    }
    println!("ctgrind: {passed} passed, {failed} failed");
    exit(if failed == 0 && passed > 0 { 0 } else { 1 });
}

/// Everything that an algorithm does with a secret key and secret data.
fn run(algorithm: &Algorithm, kernel: &str) {
    let key = secret([0x5a; 32]);
    let sbox = secret(Sbox::named("a").expect("a set with a name"));
    let sbox = ["gost28147", "gost94"].iter().any(|name| algorithm.name.starts_with(name)).then_some(&sbox);
    let iv = vec![3; algorithm.iv_size().map_or(0, |iv| iv.preferred)];
    let options = Options { kernel: Some(kernel), iv: &iv, sbox, ..Options::default() };
    for len in LENGTHS {
        let mut data = secret([0xa5; LONGEST])[..len].to_vec();
        if algorithm.kind == Kind::Mac {
            let mut mac = algorithm.mac(&key, &options).expect("an algorithm's own options");
            mac.update(&data);
            black_box(mac.finish());
            continue;
        }
        if algorithm.kind == Kind::Hash {
            let mut hash = algorithm.hasher(&options).expect("an algorithm's own options");
            hash.update(&data);
            black_box(hash.finish());
            // More messages than lanes, none like another in its length.
            let messages: Vec<_> = (0..=hash.parallel_messages()).map(|i| &data[i.min(len)..]).collect();
            hash.many(&messages, &mut |_, code| drop(black_box(code)));
            continue;
        }
        for direction in [Direction::Encrypt, Direction::Decrypt] {
            let mut mode = algorithm.cipher(direction, &key, &options).expect("an algorithm's own options");
            mode.apply(data[..].as_mut().into()).expect("whole blocks");
        }
        black_box(data);
    }
}

/// The same value, undefined for memcheck.
fn secret<T>(mut value: T) -> T {
    valgrind::request(valgrind::MAKE_UNDEFINED, &raw mut value as usize, size_of::<T>());
    value
}

/// What memcheck finds in `work`.
fn errors_of(work: impl FnOnce()) -> usize {
    let before = valgrind::request(valgrind::COUNT_ERRORS, 0, 0);
    work();
    valgrind::request(valgrind::COUNT_ERRORS, 0, 0) - before
}

/// The planted leaks; the exit status.
fn control() -> i32 {
    let byte = secret(7_u8);
    let table = [1_u8; 256];
    let by_address = errors_of(|| {
        black_box(black_box(&table)[usize::from(black_box(byte))]);
    });
    let by_branch = errors_of(|| {
        if black_box(byte) > 3 {
            println!("a branch on a secret");
        }
    });
    println!("control: {by_address} reports of the look-up, {by_branch} of the branch");
    if by_address > 0 && by_branch > 0 { 0 } else { 1 }
}

/// Valgrind's client requests (valgrind.h, memcheck.h): a sequence of instructions that does nothing on a real CPU.
mod valgrind {
    pub const RUNNING: usize = 0x1001;
    pub const COUNT_ERRORS: usize = 0x1201;
    pub const MAKE_UNDEFINED: usize = 0x4d43_0001;

    /// The answer; 0 outside valgrind.
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    pub fn request(code: usize, a: usize, b: usize) -> usize {
        let arguments = [code, a, b, 0, 0, 0];
        let mut answer = 0;
        // SAFETY: rdi comes back as it was (3 + 13 + 61 + 51 bits make two whole turns) and `xchg rbx, rbx` does
        // nothing. Valgrind reads `arguments`, which outlives the call, and puts its answer in rdx; a request to mark
        // memory changes what valgrind knows of it, not the memory.
        unsafe {
            core::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") &arguments, inout("rdx") answer, options(nostack),
            );
        }
        answer
    }

    /// No way to ask on this CPU.
    #[cfg(not(target_arch = "x86_64"))]
    pub fn request(_: usize, _: usize, _: usize) -> usize {
        0
    }
}
