//! The row for AVX-512 with IFMA.
mod edwards;
mod field;
mod primes;
mod weierstrass;
#[cfg(ifma_scratch)]
pub mod probe;
