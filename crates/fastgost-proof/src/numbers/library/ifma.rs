//! This module compiles files of the engines for AVX-512 IFMA again.

#[path = "../../../../fastgost-curve/src/curve/ifma/primes.rs"]
mod primes;
#[path = "../../../../fastgost-curve/src/curve/ifma/radix52.rs"]
mod radix52;

#[path = "../lanes.rs"]
pub(crate) mod entries;
