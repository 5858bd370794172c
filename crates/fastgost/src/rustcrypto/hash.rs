//! Implements RustCrypto's traits for hash functions and HMAC. Hash functions implement [`Digest`](digest::Digest) and
//! [`EagerHash`], so that the crates `hmac`, `hkdf` and `pbkdf2` can use them. [`Hmac`] implements [`KeyInit`] (for
//! keys of any length) and [`Mac`](digest::Mac).
use crate::{
    hash::{Gost94, Hash, Streebog256, Streebog512},
    mac::Hmac,
};
use cipher::{
    KeyInit, KeySizeUser,
    typenum::{U32, U64},
};
use digest::{
    FixedOutput, FixedOutputReset, HashMarker, InvalidLength, Key, Output, OutputSizeUser, Reset, Update,
    block_api::{Block, BlockSizeUser, Buffer, BufferKindUser, Eager, EagerHash, FixedOutputCore, UpdateCore},
};

macro_rules! hash {
    ($hash:ty, $block:ty, $output:ty) => {
        impl HashMarker for $hash {}

        impl BlockSizeUser for $hash {
            type BlockSize = $block;
        }

        impl OutputSizeUser for $hash {
            type OutputSize = $output;
        }

        impl Update for $hash {
            fn update(&mut self, data: &[u8]) {
                Hash::update(self, data);
            }
        }

        impl FixedOutput for $hash {
            fn finalize_into(self, out: &mut Output<Self>) {
                out.copy_from_slice(&self.finalize());
            }
        }

        impl FixedOutputReset for $hash {
            fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
                out.copy_from_slice(&self.finalize_reset());
            }
        }

        impl Reset for $hash {
            fn reset(&mut self) {
                Hash::reset(self);
            }
        }

        /// The trait expects a core without a buffer, because the crates that use the trait have a buffer for partial
        /// blocks. Here the core is the hash function itself, with its own buffer. Until the end of a message, the core
        /// gets only whole blocks, so its own buffer stays empty and costs no time.
        impl EagerHash for $hash {
            type Core = Self;
        }

        impl BufferKindUser for $hash {
            type BufferKind = Eager;
        }

        impl UpdateCore for $hash {
            fn update_blocks(&mut self, blocks: &[Block<Self>]) {
                Hash::update(self, Block::<Self>::slice_as_flattened(blocks));
            }
        }

        impl FixedOutputCore for $hash {
            fn finalize_fixed_core(&mut self, buffer: &mut Buffer<Self>, out: &mut Output<Self>) {
                Hash::update(self, buffer.get_data());
                self.finalize_into_reset(out);
            }
        }

        /// The hash function's state is wiped on drop.
        impl zeroize::ZeroizeOnDrop for $hash {}
    };
}

hash!(Gost94, U32, U32);
hash!(Streebog256, U64, U32);
hash!(Streebog512, U64, U64);

impl<H: Hash + BlockSizeUser> KeySizeUser for Hmac<H> {
    type KeySize = H::BlockSize;
}

impl<H: Hash + Default + BlockSizeUser> KeyInit for Hmac<H> {
    fn new(key: &Key<Self>) -> Self {
        Hmac::new(H::default(), key)
    }
    /// This function accepts keys of any length.
    fn new_from_slice(key: &[u8]) -> Result<Self, InvalidLength> {
        Ok(Hmac::new(H::default(), key))
    }
}

/// Both hash functions in an HMAC are wiped on drop.
impl<H: Hash> zeroize::ZeroizeOnDrop for Hmac<H> {}
