//! libgost15 (lg15), if the machine has its shared library. This library's code with tables and SSE2 intrinsics is the
//! code that the paper calls `itr`. Secrets are indices in the tables.
#![allow(unsafe_code)]
use super::load::functions;
use std::path::Path;

pub const OWNER: &str = "libgost15";

functions! {
    /// The functions of libgost15.
    Api from &["liblg15.so", "libgost15.so"], as in "libgost15/libgost15.h" {
        schedule = b"lg15_scheduleEncryptionRoundKeys\0": fn(*mut u8, *const u8);
        encrypt = b"lg15_encryptBlocks\0": fn(*const u8, *mut u8, usize);
    }
}

pub struct Gost15 {
    api: Api,
    keys: Aligned<160>,
}

/// A buffer with a large alignment. The library's SSE2 version needs such a buffer, because it loads registers from
/// aligned addresses.
#[repr(C, align(64))]
struct Aligned<const N: usize>([u8; N]);

impl Gost15 {
    /// Finds the library in this file, and prepares a key. If no file is named, uses the library that the linker finds.
    /// If there is no such library, returns the reason.
    pub fn find(file: Option<&Path>, key: &[u8; 32]) -> Result<Self, String> {
        let (api, key, mut keys) = (Api::load(file)?, Aligned(*key), Aligned([0; 160]));
        // SAFETY: the function reads a key and writes ten round keys.
        unsafe { (api.schedule)(keys.0.as_mut_ptr(), key.0.as_ptr()) };
        Ok(Self { api, keys })
    }

    /// Encrypts in place. The data must consist of whole blocks, and must be aligned to 16 bytes.
    pub fn encrypt(&self, data: &mut [u8]) {
        assert!(data.len().is_multiple_of(16) && data.as_ptr().addr().is_multiple_of(16));
        // SAFETY: the function reads ten round keys, and reads and writes `data.len() / 16` blocks.
        unsafe { (self.api.encrypt)(self.keys.0.as_ptr(), data.as_mut_ptr(), data.len() / 16) }
    }
}

#[cfg(all(test, target_pointer_width = "64", unix, not(target_feature = "crt-static")))]
mod tests {
    use super::{super::stand_in, *};
    use fastgost_testkit::oracle::kuznyechik as oracle;

    /// Tests that the library encrypts whole blocks correctly, and changes no other byte.
    #[test]
    fn blocks_in_place() {
        let folder = tempfile::tempdir().unwrap();
        let table = |name: &str, bytes: &[u8]| {
            format!("{name}={}", bytes.iter().map(u8::to_string).collect::<Vec<_>>().join(","))
        };
        let macros = [table("PI", &oracle::PI), table("L", &oracle::L)];
        let Some(library) = stand_in::compile(stand_in::GOST15, &macros, folder.path()) else { return };
        let key: [u8; 32] = std::array::from_fn(|i| (7 * i + 3) as u8);
        let gost15 = Gost15::find(Some(&library), &key).unwrap();
        let keys = oracle::expand(&key);
        for blocks in 0..5 {
            let mut data = Aligned::<80>(std::array::from_fn(|i| (i * i) as u8));
            let mut expected = data.0;
            for block in expected[..16 * blocks].as_chunks_mut().0 {
                *block = oracle::encrypt(&keys, block);
            }
            gost15.encrypt(&mut data.0[..16 * blocks]);
            assert_eq!(data.0, expected, "{blocks}");
        }
    }

    #[test]
    fn why_there_is_none() {
        let why = Gost15::find(Some(Path::new("no/such.so")), &[0; 32]).err().unwrap();
        assert!(why.contains("no/such.so"), "{why}");
    }
}
