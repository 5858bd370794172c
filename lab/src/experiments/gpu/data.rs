//! The data that the kernels read besides the text: the tables, and the round keys in the order in which kernels use
//! them.
use super::kernel::{KEYS, PI, TABLES};
use crate::elbrus::kuznyechik::LS;
use fastgost_testkit::oracle::kuznyechik as oracle;
use std::sync::LazyLock;

/// The tables of LS. The row of byte x at position p begins at offset 4096 p + 16 x. It is the contribution of this
/// byte to the result of LS.
pub static ENCRYPTION: LazyLock<Vec<u8>> =
    LazyLock::new(|| LS.0.as_flattened().iter().flat_map(|row| row.to_le_bytes()).collect());

/// The tables of L^-1 S^-1, in the same layout.
pub static DECRYPTION: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut table = Vec::with_capacity(TABLES);
    for position in 0..16 {
        for x in 0..256 {
            let mut block = [0; 16];
            block[position] = oracle::PI_INV[x];
            table.extend(oracle::l_inv(&block));
        }
    }
    table
});

/// Returns the table of pi, followed by the table of its inverse.
pub fn pi() -> Vec<u8> {
    let mut both = Vec::with_capacity(PI);
    both.extend(oracle::PI);
    both.extend(oracle::PI_INV);
    both
}

/// Returns the round keys K_1 to K_10.
pub fn encryption_keys(key: &[u8; 32]) -> Vec<u8> {
    oracle::expand(key).concat()
}

/// Returns L^-1(K_10), ..., L^-1(K_2), K_1. Let c be the ciphertext, u_10 = L^-1(c) + L^-1(K_10), and u_i = L^-1
/// S^-1(u_{i+1}) + L^-1(K_i). Then the plaintext is S^-1(u_2) + K_1 (the paper's formula (11)). L^-1(c) equals L^-1
/// S^-1(S(c)), so it is computed with the same tables.
pub fn decryption_keys(key: &[u8; 32]) -> Vec<u8> {
    let [first, others @ ..] = oracle::expand(key);
    let mut keys = Vec::with_capacity(KEYS);
    for key in others.iter().rev() {
        keys.extend(oracle::l_inv(key));
    }
    keys.extend(first);
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rivals::task::KEY;

    fn look_up(table: &[u8], block: &[u8; 16]) -> [u8; 16] {
        let mut sum = [0; 16];
        for (position, x) in block.iter().enumerate() {
            let row = 4096 * position + 16 * usize::from(*x);
            sum = oracle::x(&sum, table[row..row + 16].try_into().unwrap());
        }
        sum
    }

    fn row(keys: &[u8], i: usize) -> &[u8; 16] {
        keys[16 * i..][..16].try_into().unwrap()
    }

    /// Checks that the steps of the kernels compute the standard's encryption and decryption.
    #[test]
    fn the_formulas() {
        let (mut text, keys) = ([0; 16], encryption_keys(&KEY));
        for (i, byte) in text.iter_mut().enumerate() {
            *byte = (17 * i + 3) as u8;
        }
        let expanded = oracle::expand(&KEY);
        let mut state = oracle::x(&text, row(&keys, 0));
        for i in 1..10 {
            state = oracle::x(&look_up(&ENCRYPTION, &state), row(&keys, i));
        }
        assert_eq!(state, oracle::encrypt(&expanded, &text));

        let keys = decryption_keys(&KEY);
        state = oracle::s(&state);
        for i in 0..9 {
            state = oracle::x(&look_up(&DECRYPTION, &state), row(&keys, i));
        }
        assert_eq!(oracle::x(&oracle::s_inv(&state), row(&keys, 9)), text);
        assert_eq!(pi(), [oracle::PI, oracle::PI_INV].concat());
    }

    #[test]
    fn sizes() {
        assert_eq!((ENCRYPTION.len(), DECRYPTION.len(), pi().len()), (TABLES, TABLES, PI));
        assert_eq!((encryption_keys(&KEY).len(), decryption_keys(&KEY).len()), (KEYS, KEYS));
    }
}
