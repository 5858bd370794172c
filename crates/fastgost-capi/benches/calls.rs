//! Measures how much slower a call of the C interface is than the same call of the Rust library. The benchmark calls
//! the C interface (in the shared library) and the Rust library in turns, with the same data.
//!
//!     cargo bench -p fastgost-capi
//!
//! For data of 16 KiB, the benchmark prints the speed of the C call divided by the speed of the Rust call. For short
//! data, the benchmark prints by how many nanoseconds the C call is slower than the Rust call. The benchmark fails if
//! the quotient is below 0.97, or if a C call for short data is more than 30 ns slower. For each call, the benchmark
//! uses the best of many measurements.
#![allow(unsafe_code)]
use fastgost::registry::{Algorithm, Direction, Options};
use fastgost_capi::{aead::Aead, cipher::Cipher, hash::Hash, mac::Mac};
use libloading::{Library, Symbol};
use std::{
    ffi::{CStr, c_char, c_int},
    hint::black_box,
    path::PathBuf,
    process::ExitCode,
    ptr::{null, null_mut},
    time::Instant,
};

type NewHash = unsafe extern "C" fn(*const c_char, *const u8, *mut *mut Hash) -> c_int;
type Update<T> = unsafe extern "C" fn(*mut T, *const u8, usize) -> c_int;
type NewMac = unsafe extern "C" fn(*const c_char, *const u8, usize, *const u8, *mut *mut Mac) -> c_int;
type NewCipher = unsafe extern "C" fn(
    *const c_char,
    c_int,
    *const u8,
    usize,
    *const u8,
    usize,
    *const u8,
    *mut *mut Cipher,
) -> c_int;
type Apply = unsafe extern "C" fn(*mut Cipher, *const u8, *mut u8, usize) -> c_int;
type NewAead = unsafe extern "C" fn(*const c_char, *const u8, usize, *const u8, *mut *mut Aead) -> c_int;
type Seal = unsafe extern "C" fn(
    *const Aead,
    *const u8,
    usize,
    *const u8,
    usize,
    *const u8,
    *mut u8,
    usize,
    *mut u8,
    usize,
) -> c_int;

const ROUNDS: usize = 300;
const LONG: usize = 16 << 10;

fn main() -> ExitCode {
    let library = library();
    // SAFETY: the code below calls only functions of the library, and gives each function the type that it has in the
    // header.
    unsafe {
        let function = |name: &str| format!("fastgost_{name}\0").into_bytes();
        macro_rules! load {
            ($name:literal: $of:ty) => {{
                let symbol: Symbol<'_, $of> = library.get(&*function($name)).expect("the function");
                *symbol
            }};
        }
        let key = [7_u8; 64];
        let mut good = true;
        for len in [LONG, 16] {
            let mut data = vec![9_u8; len];
            let at = data.as_mut_ptr();

            let (mut handle, update) = (null_mut(), load!("cipher_update": Apply));
            let new = load!("cipher_new": NewCipher);
            assert_eq!(new(name(c"kuznyechik-ctr"), 0, key.as_ptr(), 32, key.as_ptr(), 8, null(), &mut handle), 0);
            let options = Options { iv: &key[..8], ..Options::default() };
            let row = Algorithm::from_name("kuznyechik-ctr").expect("a row");
            let mut mode = row.cipher(Direction::Encrypt, &key[..32], &options).expect("a mode");
            let mut other = data.clone();
            good &= compare(
                "kuznyechik-ctr",
                len,
                || update(handle, at, at, len),
                || mode.apply(black_box(&mut other[..]).into()),
            );

            let (mut handle, update) = (null_mut(), load!("hash_update": Update<Hash>));
            assert_eq!(load!("hash_new": NewHash)(name(c"streebog256"), null(), &mut handle), 0);
            let row = Algorithm::from_name("streebog256").expect("a row");
            let mut hash = row.hasher(&Options::default()).expect("a hash");
            good &= compare("streebog256", len, || update(handle, at, len), || hash.update(black_box(&other)));

            let (mut handle, update) = (null_mut(), load!("mac_update": Update<Mac>));
            assert_eq!(load!("mac_new": NewMac)(name(c"magma-omac"), key.as_ptr(), 32, null(), &mut handle), 0);
            let row = Algorithm::from_name("magma-omac").expect("a row");
            let mut mac = row.mac(&key[..32], &Options::default()).expect("a mac");
            good &= compare("magma-omac", len, || update(handle, at, len), || mac.update(black_box(&other)));

            let (mut handle, seal) = (null_mut(), load!("aead_seal": Seal));
            assert_eq!(load!("aead_new": NewAead)(name(c"kuznyechik-mgm"), key.as_ptr(), 32, null(), &mut handle), 0);
            let row = Algorithm::from_name("kuznyechik-mgm").expect("a row");
            let aead = row.aead(&key[..32], &Options::default()).expect("an AEAD");
            let (mut tag, mut own) = ([0_u8; 16], [0_u8; 16]);
            good &= compare(
                "kuznyechik-mgm",
                len,
                || seal(handle, key.as_ptr(), 16, key.as_ptr(), 13, at, at, len, tag.as_mut_ptr(), 16),
                || {
                    let tag = aead.seal(&key[..16], &key[..13], black_box(&mut other[..]).into()).expect("a nonce");
                    own.copy_from_slice(&tag);
                },
            );
        }
        if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// Loads the shared library that cargo built together with this program. The library is in the folder of this program,
/// or one folder above.
fn library() -> Library {
    let program = std::env::current_exe().expect("a path");
    let folders = program.ancestors().skip(1).take(2).map(PathBuf::from);
    let mut found =
        folders.map(|folder| folder.join(libloading::library_filename("fastgost_capi"))).filter(|p| p.exists());
    let path = found.next().expect("the shared library: cargo build --release -p fastgost-capi");
    // SAFETY: fastgost has no initialisers, so loading the library runs no code of fastgost.
    unsafe { Library::new(path) }.expect("a shared library")
}

fn name(name: &CStr) -> *const c_char {
    name.as_ptr()
}

/// Measures a C call and a Rust call in turns. Prints the best time of each call, and returns whether the C call is
/// fast enough.
fn compare<T>(what: &str, len: usize, mut c: impl FnMut() -> c_int, mut rust: impl FnMut() -> T) -> bool {
    let calls = if len == LONG { 20 } else { 2000 };
    let time = |work: &mut dyn FnMut()| {
        let start = Instant::now();
        for _ in 0..calls {
            work();
        }
        start.elapsed().as_nanos() as f64 / f64::from(calls)
    };
    let (mut of_c, mut of_rust) = (f64::MAX, f64::MAX);
    for _ in 0..ROUNDS {
        of_c = of_c.min(time(&mut || assert_eq!(c(), 0)));
        of_rust = of_rust.min(time(&mut || drop(black_box(rust()))));
    }
    let (relation, more) = (of_rust / of_c, of_c - of_rust);
    println!(
        "{what:15} {len:6} bytes: C {of_c:8.1} ns, Rust {of_rust:8.1} ns; C is {relation:.3} as fast, {more:+.1} ns a call"
    );
    if len == LONG { relation >= 0.97 } else { more <= 30.0 }
}
