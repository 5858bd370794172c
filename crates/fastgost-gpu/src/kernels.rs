//! The kernels. The generator (`src/generate`) makes the PTX of the kernels from the circuits of `fastgost`, and
//! `build.rs` compresses this PTX.
use crate::{
    cipher::Cipher,
    error::{Error, Result},
};
use fastgost::{Sbox, registry::Direction};
use std::sync::OnceLock;

/// The PTX of a module.
struct Text {
    packed: &'static [u8],
    unpacked: OnceLock<Option<String>>,
}

impl Text {
    const fn new(packed: &'static [u8]) -> Self {
        Self { packed, unpacked: OnceLock::new() }
    }

    fn get(&'static self) -> Result<&'static str> {
        let text = || unpack(self.packed).and_then(|bytes| String::from_utf8(bytes).ok());
        self.unpacked.get_or_init(text).as_deref().ok_or(Error::Kernel("the module cannot be unpacked"))
    }
}

#[cfg(feature = "cards")]
fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    miniz_oxide::inflate::decompress_to_vec(packed).ok()
}

/// Unpacks nothing without the feature `cards`, because without the driver nobody asks for kernels.
#[cfg(not(feature = "cards"))]
fn unpack(_: &[u8]) -> Option<Vec<u8>> {
    None
}

#[cfg(feature = "cards")]
macro_rules! packed {
    ($name:expr) => {
        Text::new(include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".ptx")))
    };
}

#[cfg(not(feature = "cards"))]
macro_rules! packed {
    ($name:expr) => {
        Text::new(&[])
    };
}

macro_rules! sets {
    ($($set:literal)*) => {
        /// For each S-box set: the name of the set, the PTX module, and the name of the kernel (entry) in this module.
        static GOST28147: [(&str, Text, &str); Sbox::SETS.len()] =
            [$(($set, packed!(concat!("gost28147-", $set)), concat!("gost28147_", $set)),)*];
    };
}
sets!("z" "a" "b" "c" "d" "test" "h94test" "h94cp");

static KUZNYECHIK: Text = packed!("kuznyechik");

/// The names of the kernels (entries) that encrypt, or that decrypt, with a cipher.
pub(crate) struct Entries {
    /// The entry in the long form.
    pub long: &'static str,
    /// The entry in the short form, if there is one.
    pub short: Option<&'static str>,
}

/// Returns the PTX module of a cipher, and the names of its kernels (entries) for `function`, which is encryption or
/// decryption. The module also has the entry [`EXPAND_KEYS`](crate::abi::EXPAND_KEYS).
///
/// # Errors
/// [`Error::Kernel`] in builds without support for GPUs.
pub(crate) fn module(cipher: Cipher, function: Direction) -> Result<(&'static str, Entries)> {
    let (text, long, short) = match (cipher, function) {
        (Cipher::Kuznyechik, Direction::Encrypt) => {
            (&KUZNYECHIK, "kuznyechik_encrypt", Some("kuznyechik_encrypt_short"))
        }
        (Cipher::Kuznyechik, Direction::Decrypt) => {
            (&KUZNYECHIK, "kuznyechik_decrypt", Some("kuznyechik_decrypt_short"))
        }
        // In GOST 28147-89 and Magma, decryption differs from encryption only in the order of the round keys. So both
        // directions have the same kernel.
        (Cipher::Magma, _) => (&GOST28147[0].1, "magma", None),
        (Cipher::Gost28147(set), _) => {
            let (_, text, entry) = &GOST28147[set];
            (text, *entry, None)
        }
    };
    Ok((text.get()?, Entries { long, short }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The unpacked kernels equal the files that the generator writes.
    #[cfg(feature = "cards")]
    #[test]
    fn kernels_are_unpacked() {
        for (set, text, _) in &GOST28147 {
            let file = format!("{}/src/kernels/gost28147-{set}.ptx", env!("CARGO_MANIFEST_DIR"));
            assert!(text.get().expect("PTX") == std::fs::read_to_string(file).expect("a file"), "{set}");
        }
    }

    #[test]
    fn there_are_kernels_for_all_named_sets() {
        assert!(GOST28147.iter().map(|set| set.0).eq(Sbox::SETS.iter().map(|set| set.name)));
    }
}
