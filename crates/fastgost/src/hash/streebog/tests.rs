//! Connects Streebog to the test suite of all hash functions.
use super::{HashKernel, State, Streebog256, Streebog512, spec};
use crate::{
    hash::tests::{HashSubject, Start},
    pi::spec::PI,
};
use fastgost_testkit::oracle::streebog as oracle;
use std::{vec, vec::Vec};

macro_rules! subject {
    ($hash:ty, $bits:literal) => {
        impl HashSubject for $hash {
            type Parameters = ();
            fn parameters() -> Vec<()> {
                vec![()]
            }
            fn on_every_kernel((): &()) -> Vec<Self> {
                HashKernel::available().map(Self::with_kernel).collect()
            }
            fn start() -> Start {
                [[u8::from($bits == 256); 64], [0; 64], [0; 64]]
            }
            fn from(&self, &[h, n, sigma]: &Start) -> Self {
                let mut hash = self.clone();
                let mut state = State::new(h);
                (state.length, state.sigma) = (n, sigma);
                hash.0.reset(state);
                hash
            }
            fn oracle((): &(), start: &Start, message: &[u8]) -> Vec<u8> {
                oracle::hash_from(*start, message)[64 - $bits / 8..].to_vec()
            }
        }
    };
}

subject!(Streebog256, 256);
subject!(Streebog512, 512);

#[test]
fn the_numbers_are_the_oracles() {
    assert_eq!((PI, spec::A), (oracle::PI, oracle::A));
    assert!((1..=12).all(|i| spec::c(i) == oracle::c(i)));
}
