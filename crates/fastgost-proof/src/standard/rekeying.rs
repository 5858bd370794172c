//! Changes of the key, as RFC 8645 describes them: ACPKM, CTR-ACPKM, OMAC-ACPKM-Master. Keys have 32 bytes.
//!
//! A cipher is given as two functions. `schedule` makes round keys from a key, and `encrypt` encrypts a block with the
//! round keys. The sizes of sections are in bits.

use super::{
    Bits,
    field::double,
    modes::{ecb, omac_chain, right},
    turned, vec, xor,
};
use crate::algebra::Algebra;

/// Section 6.2.1: returns the next key, which is the encryption of the first 32 bytes of the constant D (80, 81, 82 and
/// so on, in hexadecimal digits). A block has `length` bits.
pub fn acpkm<A: Algebra>(algebra: &mut A, encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>, length: usize) -> Bits<A> {
    let d: Bits<A> = (0x80..0xa0).flat_map(|byte| vec(algebra, byte, 8)).collect();
    ecb(algebra, encrypt, length, &d)
}

/// Section 6.2.2: CTR-ACPKM. The counter takes half a block. Each section has `section` bits.
pub fn ctr_acpkm<A: Algebra>(
    algebra: &mut A,
    mut schedule: impl FnMut(&mut A, &[A::Bit]) -> Vec<Bits<A>>,
    mut encrypt: impl FnMut(&mut A, &[Bits<A>], &[A::Bit]) -> Bits<A>,
    keys: Vec<Bits<A>>,
    section: usize,
    nonce: &[A::Bit],
    text: &[A::Bit],
) -> Bits<A> {
    let length = 2 * nonce.len();
    let mut keys = keys;
    let zeros = vec(algebra, 0, nonce.len());
    let mut counter = [nonce, &zeros].concat();
    let mut result = Vec::new();
    for (j, block) in text.chunks(length).enumerate() {
        if j > 0 && (j * length).is_multiple_of(section) {
            let key = acpkm(algebra, |algebra, block| encrypt(algebra, &keys, block), length);
            keys = schedule(algebra, &key);
        }
        let running = encrypt(algebra, &keys, &counter);
        result.extend(xor(algebra, &running[..block.len()], block));
        counter = right(algebra, &counter);
    }
    result
}

/// Section 6.3.6, OMAC-ACPKM-Master: returns the code of a text. The code has the size of a block, and the text must
/// not be empty. `frequency` is the number of bits of key material that are made from one master key.
pub fn omac_acpkm<A: Algebra>(
    algebra: &mut A,
    mut schedule: impl FnMut(&mut A, &[A::Bit]) -> Vec<Bits<A>>,
    mut encrypt: impl FnMut(&mut A, &[Bits<A>], &[A::Bit]) -> Bits<A>,
    keys: Vec<Bits<A>>,
    (section, frequency): (usize, usize),
    length: usize,
    text: &[A::Bit],
) -> Bits<A> {
    let sections = text.len().div_ceil(section);
    let d = 256 + length;
    let (ones, zeros) = (vec(algebra, u64::MAX, length / 2), vec(algebra, 0, d * sections));
    let material = ctr_acpkm(algebra, &mut schedule, &mut encrypt, keys, frequency, &ones, &zeros);
    let mut state = vec(algebra, 0, length);
    let (last, mut keys) = ((text.len() - 1) / length, Vec::new());
    for (j, block) in text.chunks(length).enumerate() {
        let material = &material[j * length / section * d..][..d];
        if (j * length).is_multiple_of(section) {
            keys = schedule(algebra, &material[..256]);
        }
        let mut block = block.to_vec();
        if j == last {
            let mut key = turned(&material[256..]);
            if block.len() < length {
                key = double(algebra, &key);
                block.extend(vec(algebra, 0x80, length - block.len()));
            }
            block = xor(algebra, &block, &turned(&key));
        }
        state = omac_chain(algebra, |algebra, block| encrypt(algebra, &keys, block), &state, &block);
    }
    state
}

#[cfg(test)]
mod examples {
    //! The examples of RFC 8645, appendix A, which use AES-256.

    use super::*;
    use crate::plain::{Plain, bits, bytes, hex::octets};
    use aes::{
        Aes256,
        cipher::{BlockCipherEncrypt, KeyInit},
    };

    const KEY: &str = "8899AABBCCDDEEFF0011223344556677FEDCBA98765432100123456789ABCDEF";
    const TEXT: &str = "
        11 22 33 44 55 66 77 00 FF EE DD CC BB AA 99 88
        00 11 22 33 44 55 66 77 88 99 AA BB CC EE FF 0A
        11 22 33 44 55 66 77 88 99 AA BB CC EE FF 0A 00
        22 33 44 55 66 77 88 99 AA BB CC EE FF 0A 00 11
        33 44 55 66 77 88 99 AA BB CC EE FF 0A 00 11 22";

    fn schedule(_: &mut Plain, key: &[bool]) -> Vec<Vec<bool>> {
        vec![key.to_vec()]
    }

    fn encrypt(_: &mut Plain, keys: &[Vec<bool>], block: &[bool]) -> Vec<bool> {
        let mut block = <[u8; 16]>::try_from(bytes(block)).unwrap().into();
        Aes256::new_from_slice(&bytes(&keys[0])).unwrap().encrypt_block(&mut block);
        bits(&block)
    }

    #[test]
    fn counters() {
        let (keys, nonce) = (vec![bits(&octets(KEY))], bits(&octets("1234567890ABCEF0")));
        let running = ctr_acpkm(&mut Plain, schedule, encrypt, keys, 256, &nonce, &[false; 768]);
        let printed = "FD7EF89AD97EA4B88DB8B51C1C9D6DD01998C5717637FB1711E448F00C0D60B2
            E488894FB60287DB775A07D92C8946EABC4F8723DBF09150DDB406C31DA97CA4
            686F227D8FB29CBD05C8C37D22FE3BB7C01BF97F756E122F805955BDDE2D4587";
        assert_eq!(bytes(&running), octets(printed));
    }

    #[test]
    fn codes() {
        let keys = || vec![bits(&octets(KEY))];
        let sizes = (256, 768);
        let code = omac_acpkm(&mut Plain, schedule, encrypt, keys(), sizes, 128, &bits(&octets(TEXT)));
        assert_eq!(bytes(&code), octets("B3ADB8921832054C0921E7B808CFA0B8"));
    }
}
