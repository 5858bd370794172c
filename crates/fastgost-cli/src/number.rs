//! Parses numbers on the command line. The errors give the allowed values.
use fastgost::sealed::{ITERATIONS, MOST_ITERATIONS};
use std::{num::NonZeroUsize, thread, time::Duration};

/// Parses a number of threads.
pub fn threads(text: &str) -> Result<u16, String> {
    let allowed = 1..=1024;
    text.parse().ok().filter(|n| allowed.contains(n)).ok_or_else(|| "allowed: 1 to 1024".to_owned())
}

/// Returns the given number of threads. If no number is given, returns the number of cores.
pub fn threads_or_cores(threads: Option<u16>) -> usize {
    threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZeroUsize::get), usize::from)
}

/// Parses the number of an open file descriptor.
pub fn descriptor(text: &str) -> Result<u32, String> {
    let allowed = 0..=i32::MAX as u32;
    let wrong = || format!("allowed: the number of an open file descriptor, {} to {}", allowed.start(), allowed.end());
    text.parse().ok().filter(|n| allowed.contains(n)).ok_or_else(wrong)
}

/// Parses a duration, which is given in seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or_else(|| "allowed: a positive number of seconds".to_owned())
}

/// Parses a number of bytes. The number 0 is accepted here, because the library decides whether 0 is allowed.
pub fn size(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "allowed: a number of bytes".to_owned())
}

/// Parses a count of at least 1.
pub fn count(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| format!("allowed: 1 to {}", usize::MAX))
}

/// Parses the number of PBKDF2 iterations for a PFX that other programs have to open. RFC 9337 requires at least 1000.
/// With the limit here, a reader that allows as many iterations as we do can try a wrong passphrase in eight ways: in
/// four forms, each with the key derivation for GOST and with that of PKCS #12. So the reader can say that the
/// passphrase is wrong.
pub fn pfx_iterations(text: &str) -> Result<u32, String> {
    let allowed = 1000..=fastgost_pki::pfx::MOST_ITERATIONS / 8;
    text.parse().ok().filter(|n| allowed.contains(n)).ok_or_else(|| format!("allowed: 1000 to {}", allowed.end()))
}

/// Parses a number of PBKDF2 iterations.
pub fn iterations(text: &str) -> Result<u32, String> {
    let allowed = ITERATIONS..=MOST_ITERATIONS;
    let wrong = || format!("allowed: {} to {}", allowed.start(), allowed.end());
    text.parse().ok().filter(|n| allowed.contains(n)).ok_or_else(wrong)
}
