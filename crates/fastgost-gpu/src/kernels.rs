//! The kernels: PTX that the generator (`src/generate`) made from the library's circuits.
use crate::cipher::Cipher;
use fastgost::registry::Direction;

macro_rules! sets {
    ($($set:literal)*) => {
        /// By S-box set: its name, its module, and its entry.
        const GOST28147: &[(&str, &str, &str)] = &[
            $(($set, include_str!(concat!("kernels/gost28147-", $set, ".ptx")), concat!("gost28147_", $set)),)*
        ];
    };
}
sets!("z" "a" "b" "c" "d" "test" "h94test" "h94cp");

const KUZNYECHIK: &str = include_str!("kernels/kuznyechik.ptx");

/// The module of a cipher, and the entry for a function. Another entry is [`EXPAND_KEYS`](crate::abi::EXPAND_KEYS).
pub(crate) fn module(cipher: Cipher, function: Direction) -> (&'static str, &'static str) {
    match (cipher, function) {
        (Cipher::Kuznyechik, Direction::Encrypt) => (KUZNYECHIK, "kuznyechik_encrypt"),
        (Cipher::Kuznyechik, Direction::Decrypt) => (KUZNYECHIK, "kuznyechik_decrypt"),
        // Decryption is a matter of the keys.
        (Cipher::Magma, _) => (GOST28147[0].1, "magma"),
        (Cipher::Gost28147(set), _) => {
            let (_, module, entry) = GOST28147[set];
            (module, entry)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastgost::Sbox;

    #[test]
    fn there_are_kernels_for_all_named_sets() {
        assert!(GOST28147.iter().map(|set| set.0).eq(Sbox::SETS.iter().map(|set| set.name)));
    }
}
