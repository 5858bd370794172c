//! The primes of the parameter sets, in limbs of 52 bits.
use super::{
    super::{Scalar, params::Set},
    radix52::Prime,
};

/// Returns a number in limbs of 52 bits.
pub(super) const fn limbs<const L: usize>(x: &Scalar) -> [u64; L] {
    let mut out = [0; L];
    let mut i = 0;
    while i < L {
        let (word, bit) = (52 * i / 64, 52 * i % 64);
        out[i] = x.0[word] >> bit;
        if bit > 12 && word + 1 < x.0.len() {
            out[i] |= x.0[word + 1] << (64 - bit);
        }
        out[i] &= (1 << 52) - 1;
        i += 1;
    }
    out
}

macro_rules! primes {
    ($($(#[$doc:meta])* $name:ident: $set:ident, $limbs:literal, $fold:literal;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy)]
            pub(super) struct $name;
            impl Prime<$limbs> for $name {
                const P: [u64; $limbs] = limbs(&Set::$set.domain().p);
                const FOLD: i64 = $fold;
            }
        )*
    };
}

primes! {
    /// 2^256 - 617
    Below256: CryptoProA, 5, 617;
    /// 2^255 + 3225
    Above255: CryptoProB, 5, -6450;
    /// This prime has no special form.
    Any256: CryptoProC, 5, 0;
    /// 2^512 - 569
    Below512: Tc26A512, 10, 569;
    /// 2^511 + 111
    Above511: Tc26B512, 10, -222;
}
