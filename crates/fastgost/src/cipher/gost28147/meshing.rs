//! The key change of CryptoPro key meshing (RFC 4357, section 2.3.2).
use super::{Gost28147, spec};
use crate::{
    cipher::{BlockEngine, Function},
    simd::IoBuf,
};
#[cfg(feature = "alloc")]
use core::borrow::BorrowMut;

impl Gost28147 {
    /// Changes to the next key. The next key is the result of decrypting a constant under the present key.
    pub(crate) fn mesh(&mut self) {
        let mut key = spec::MESHING;
        self.blocks(Function::Decrypt, IoBuf::from(&mut key[..]));
        self.set_key(&key);
        crate::wipe(&mut key);
    }
}

impl Gost28147 {
    /// Does the same as `mesh` for many keys in parallel. All ciphers must have the same kernel and the same S-boxes,
    /// because one job uses all the keys.
    #[cfg(feature = "alloc")]
    pub(crate) fn mesh_many<T: BorrowMut<Self>>(ciphers: &mut [T]) {
        let mut rest = ciphers;
        while let Some(first) = rest.first() {
            let lanes = first.borrow().lanes(rest.len()).min(MOST);
            let (some, more) = rest.split_at_mut(lanes.min(rest.len()));
            let mut blocks = [0; 32 * MOST];
            let blocks = &mut blocks[..32 * lanes];
            for (group, constant) in blocks.chunks_exact_mut(8 * lanes).zip(spec::MESHING.chunks_exact(8)) {
                group.chunks_exact_mut(8).for_each(|block| block.copy_from_slice(constant));
            }
            Self::blocks_per_lane(lanes, |i| some[i.min(some.len() - 1)].borrow(), Function::Decrypt, blocks);
            for (i, cipher) in some.iter_mut().enumerate() {
                let mut key = [0; 32];
                for (word, group) in key.chunks_exact_mut(8).zip(blocks.chunks_exact(8 * lanes)) {
                    word.copy_from_slice(&group[8 * i..8 * i + 8]);
                }
                cipher.borrow_mut().set_key(&key);
                crate::wipe(&mut key);
            }
            crate::wipe(blocks);
            rest = more;
        }
    }
}

/// The largest number of lanes of any step.
#[cfg(feature = "alloc")]
const MOST: usize = 128;
