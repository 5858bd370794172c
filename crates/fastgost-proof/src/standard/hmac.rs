//! HMAC and key derivation with Streebog-256: RFC 7836, sections 4.1.1 and 4.5, and RFC 2104.

use super::{
    Bits,
    streebog::{Size, hash},
    vec, xor,
};
use crate::algebra::Algebra;

/// Bits of a block of the hash function.
const BLOCK: usize = 512;

/// RFC 7836, section 4.1.1: `HMAC_GOSTR3411_2012_256` of a text under a key of at most 64 bytes: `H(K xor opad, H(K xor ipad, text))`.
pub fn hmac<A: Algebra>(algebra: &mut A, key: &[A::Bit], text: &[A::Bit]) -> Bits<A> {
    assert!(key.len() <= BLOCK, "longer keys are hashed first");
    let key = [key, &vec(algebra, 0, BLOCK - key.len())].concat();
    let padded = |algebra: &mut A, pad: u64| {
        let pad: Bits<A> = (0..BLOCK / 8).flat_map(|_| vec(algebra, pad, 8)).collect();
        xor(algebra, &key, &pad)
    };
    let (inner, outer) = (padded(algebra, 0x36), padded(algebra, 0x5c));
    let code = hash(algebra, &[&inner[..], text].concat(), Size::Bits256);
    hash(algebra, &[outer, code].concat(), Size::Bits256)
}

/// RFC 7836, section 4.5: `KDF_GOSTR3411_2012_256`.
pub fn kdf<A: Algebra>(algebra: &mut A, key: &[A::Bit], label: &[A::Bit], seed: &[A::Bit]) -> Bits<A> {
    let byte = |algebra: &mut A, value| vec(algebra, value, 8);
    let (one, zero) = (byte(algebra, 1), byte(algebra, 0));
    let text = [&one, label, &zero, seed, &one, &zero].concat();
    hmac(algebra, key, &text)
}

#[cfg(test)]
mod examples {
    //! RFC 7836, appendix B.

    use super::*;
    use crate::plain::{Plain, bits, bytes, hex::octets};

    #[test]
    fn codes_and_keys() {
        let key: Vec<u8> = (0..32).collect();
        let text = octets("0126bdb87800af214341456563780100");
        let code = octets("a1aa5f7de402d7b3d323f2991c8d4534013137010a83754fd0af6d7cd4922ed9");
        assert_eq!(bytes(&hmac(&mut Plain, &bits(&key), &bits(&text))), code);
        let (label, seed) = (octets("26bdb878"), octets("af21434145656378"));
        assert_eq!(bytes(&kdf(&mut Plain, &bits(&key), &bits(&label), &bits(&seed))), code);
    }
}
