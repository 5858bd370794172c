//! Implements RustCrypto's traits. Through these traits, RustCrypto's modes and MACs can use our ciphers. Our modes and
//! MACs also implement RustCrypto's traits.
//!
//! Ciphers implement [`KeyInit`], [`BlockCipherEncrypt`] and [`BlockCipherDecrypt`]. [`Ctr`] implements
//! [`KeyIvInit`](cipher::KeyIvInit), [`StreamCipher`] and [`StreamCipherSeek`]. [`CtrAcpkm`] cannot seek back, so it
//! implements only [`StreamCipher`]. [`Mgm`](crate::aead::Mgm) and [`CtrOmac`](crate::aead::CtrOmac) implement
//! [`KeyInit`] and [`AeadInOut`](::aead::AeadInOut). [`Omac`], [`Imit`] and [`Hmac`] implement [`KeyInit`] and
//! [`Mac`](digest::Mac). Hash functions implement [`Digest`](digest::Digest). Signature keys implement
//! [`Signer`](signature::Signer) and [`Verifier`](signature::Verifier), and the related traits for digests and for
//! messages in parts.
//!
//! The crates that define these traits are re-exported here, in the versions that this crate uses:
//!
//! ```
//! use fastgost::{
//!     Kuznyechik,
//!     hash::Streebog256,
//!     rustcrypto::{cipher::{BlockCipherEncrypt, KeyInit}, digest::Digest},
//! };
//!
//! fn of_any<D: Digest>(message: &[u8]) -> Vec<u8> {
//!     D::digest(message).to_vec()
//! }
//! assert_eq!(of_any::<Streebog256>(b"message"), Streebog256::digest(b"message"));
//!
//! let mut block = [0; 16].into();
//! <Kuznyechik as KeyInit>::new(&[7; 32].into()).encrypt_block(&mut block);
//! ```
use crate::{
    Gost28147, Kuznyechik, Magma, Sbox,
    cipher::{BlockEngine, Cipher, Function},
    hash::Hash,
    mac::{Hmac, Imit, Omac},
    mode::{Ctr, CtrAcpkm},
    simd::IoBuf,
};
use cipher::{
    Block, BlockCipherDecBackend, BlockCipherDecClosure, BlockCipherDecrypt, BlockCipherEncBackend,
    BlockCipherEncClosure, BlockCipherEncrypt, BlockSizeUser, InOut, InOutBuf, InnerIvInit, Iv, IvSizeUser, Key,
    KeyInit, KeySizeUser, OverflowError, ParBlocks, ParBlocksSizeUser, SeekNum, StreamCipher, StreamCipherError,
    StreamCipherSeek,
    array::ArraySize,
    common::{InnerInit, InnerUser},
    typenum::{Quot, U2, U4, U8, U16, U32, U64, U128, U256, U512},
};
use core::{marker::PhantomData, ops::Div};
use digest::{FixedOutput, FixedOutputReset, MacMarker, Output, OutputSizeUser, Reset, Update};

pub use ::{aead, cipher, digest, signature};
#[cfg(feature = "alloc")]
pub use ::pkcs8;

mod aead_in_out;
mod hash;
#[cfg(feature = "alloc")]
mod sign;

/// A cipher that processes `N` blocks at a time.
struct Parallel<'a, C, N>(&'a C, PhantomData<N>);

impl<C: BlockSizeUser, N> BlockSizeUser for Parallel<'_, C, N> {
    type BlockSize = C::BlockSize;
}

impl<C: BlockSizeUser, N: ArraySize> ParBlocksSizeUser for Parallel<'_, C, N> {
    type ParBlocksSize = N;
}

impl<C: Cipher + BlockSizeUser, N: ArraySize> BlockCipherEncBackend for Parallel<'_, C, N> {
    fn encrypt_block(&self, block: InOut<'_, '_, Block<Self>>) {
        self.0.blocks(Function::Encrypt, IoBuf::from(block.into_buf()));
    }
    fn encrypt_par_blocks(&self, blocks: InOut<'_, '_, ParBlocks<Self>>) {
        self.encrypt_tail_blocks(blocks.into_buf());
    }
    fn encrypt_tail_blocks(&self, blocks: InOutBuf<'_, '_, Block<Self>>) {
        self.0.blocks(Function::Encrypt, IoBuf::from(blocks));
    }
}

impl<C: Cipher + BlockSizeUser, N: ArraySize> BlockCipherDecBackend for Parallel<'_, C, N> {
    fn decrypt_block(&self, block: InOut<'_, '_, Block<Self>>) {
        self.0.blocks(Function::Decrypt, IoBuf::from(block.into_buf()));
    }
    fn decrypt_par_blocks(&self, blocks: InOut<'_, '_, ParBlocks<Self>>) {
        self.decrypt_tail_blocks(blocks.into_buf());
    }
    fn decrypt_tail_blocks(&self, blocks: InOutBuf<'_, '_, Block<Self>>) {
        self.0.blocks(Function::Decrypt, IoBuf::from(blocks));
    }
}

/// Calls the closure that the trait passes to the cipher. The type of the closure's argument says how many blocks the
/// kernel processes at a time.
macro_rules! with_width {
    ($cipher:ident, $f:ident) => {
        match $cipher.parallel_blocks() {
            0..=16 => $f.call(&Parallel::<_, U16>($cipher, PhantomData)),
            17..=32 => $f.call(&Parallel::<_, U32>($cipher, PhantomData)),
            33..=64 => $f.call(&Parallel::<_, U64>($cipher, PhantomData)),
            65..=128 => $f.call(&Parallel::<_, U128>($cipher, PhantomData)),
            129..=256 => $f.call(&Parallel::<_, U256>($cipher, PhantomData)),
            _ => $f.call(&Parallel::<_, U512>($cipher, PhantomData)),
        }
    };
}

macro_rules! block_cipher {
    ($cipher:ty, $block:ty) => {
        impl KeySizeUser for $cipher {
            type KeySize = U32;
        }
        impl BlockSizeUser for $cipher {
            type BlockSize = $block;
        }
        impl BlockCipherEncrypt for $cipher {
            fn encrypt_with_backend(&self, f: impl BlockCipherEncClosure<BlockSize = Self::BlockSize>) {
                with_width!(self, f);
            }
        }
        impl BlockCipherDecrypt for $cipher {
            fn decrypt_with_backend(&self, f: impl BlockCipherDecClosure<BlockSize = Self::BlockSize>) {
                with_width!(self, f);
            }
        }
        /// The cipher's prepared keys are wiped on drop.
        impl zeroize::ZeroizeOnDrop for $cipher {}
    };
}

block_cipher!(Kuznyechik, U16);
block_cipher!(Magma, U8);
block_cipher!(Gost28147, U8);

impl KeyInit for Kuznyechik {
    fn new(key: &Key<Self>) -> Self {
        Kuznyechik::new(&key.0)
    }
}

impl KeyInit for Magma {
    fn new(key: &Key<Self>) -> Self {
        Magma::new(&key.0)
    }
}

/// Uses the S-box set "z", because the trait takes only a key.
impl KeyInit for Gost28147 {
    fn new(key: &Key<Self>) -> Self {
        Gost28147::new(&key.0, &Sbox::default())
    }
}

impl<C: Cipher> InnerUser for Ctr<C> {
    type Inner = C;
}

impl<C: Cipher + BlockSizeUser> IvSizeUser for Ctr<C>
where
    C::BlockSize: Div<U2>,
    Quot<C::BlockSize, U2>: ArraySize,
{
    type IvSize = Quot<C::BlockSize, U2>;
}

impl<C: Cipher + BlockSizeUser> InnerIvInit for Ctr<C>
where
    C::BlockSize: Div<U2>,
    Quot<C::BlockSize, U2>: ArraySize,
{
    fn inner_iv_init(cipher: C, iv: &Iv<Self>) -> Self {
        Ctr::from_half_block(cipher, iv)
    }
}

impl<C: Cipher> StreamCipher for Ctr<C> {
    fn check_remaining(&self, data_len: usize) -> Result<(), StreamCipherError> {
        self.check(data_len).map_err(|_| StreamCipherError)
    }
    fn unchecked_apply_keystream_inout(&mut self, data: InOutBuf<'_, '_, u8>) {
        self.apply_unchecked(data);
    }
    fn unchecked_write_keystream(&mut self, data: &mut [u8]) {
        data.fill(0);
        self.apply_unchecked(data.into());
    }
}

impl<C: Cipher> StreamCipherSeek for Ctr<C> {
    fn try_current_pos<T: SeekNum>(&self) -> Result<T, OverflowError> {
        // The trait counts a position in a block from 1 to the block size. `block` is the number of the next block.
        let size = C::BLOCK as u128;
        let block = self.position().div_ceil(size);
        let byte = C::BLOCK as u128 - (block * size - self.position());
        T::from_block_byte(block, byte as u8, C::BLOCK as u8)
    }
    fn try_seek<T: SeekNum>(&mut self, position: T) -> Result<(), StreamCipherError> {
        let (block, byte) = position.into_block_byte::<u128>(C::BLOCK as u8)?;
        // The position fits into a `u128`, since it was converted from a `T`.
        self.seek(block * C::BLOCK as u128 + u128::from(byte)).map_err(|_| StreamCipherError)
    }
}

/// Make an object of this type with [`CtrAcpkm::new`]. No trait makes such an object, because the traits take only a
/// key and an IV, and [`CtrAcpkm`] also needs the size of a section.
impl<C: Cipher> StreamCipher for CtrAcpkm<C> {
    fn check_remaining(&self, data_len: usize) -> Result<(), StreamCipherError> {
        self.check(data_len).map_err(|_| StreamCipherError)
    }
    fn unchecked_apply_keystream_inout(&mut self, data: InOutBuf<'_, '_, u8>) {
        self.apply_unchecked(data.into());
    }
    fn unchecked_write_keystream(&mut self, data: &mut [u8]) {
        data.fill(0);
        self.apply_unchecked(data.into());
    }
}

/// Implements the trait that makes a MAC from a prepared cipher.
macro_rules! inner {
    ($(#[$about:meta])? $mac:ident $(<$c:ident: $bound:ident>)?, $cipher:ty) => {
        $(#[$about])?
        impl$(<$c: $bound>)? InnerUser for $mac$(<$c>)? {
            type Inner = $cipher;
        }

        impl$(<$c: $bound>)? InnerInit for $mac$(<$c>)? {
            fn inner_init(cipher: $cipher) -> Self {
                $mac::new(cipher)
            }
        }
    };
}

inner!(Omac<C: Cipher>, C);
inner! {
    /// [`KeyInit`] uses the S-box set "z" without key meshing.
    Imit, Gost28147
}

/// Implements the traits of MACs. `$size` is the size of the tags that the traits return.
macro_rules! mac_traits {
    ($mac:ident $(<$p:ident: $bound:ident $(+ $sized:ident)?>)?, $size:ty) => {
        impl$(<$p: $bound>)? MacMarker for $mac$(<$p>)? {}

        impl$(<$p: $bound>)? Update for $mac$(<$p>)? {
            fn update(&mut self, data: &[u8]) {
                self.update(data);
            }
        }

        /// This size does not depend on the object's tag size, because the trait truncates tags itself.
        impl$(<$p: $bound $(+ $sized)?>)? OutputSizeUser for $mac$(<$p>)? {
            type OutputSize = $size;
        }

        impl$(<$p: $bound $(+ $sized)?>)? FixedOutput for $mac$(<$p>)? {
            fn finalize_into(mut self, out: &mut Output<Self>) {
                self.finalize_into_reset(out);
            }
        }

        impl$(<$p: $bound $(+ $sized)?>)? FixedOutputReset for $mac$(<$p>)? {
            fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
                let size = out.len();
                out.copy_from_slice(&self.whole()[..size]);
                self.reset();
            }
        }

        impl$(<$p: $bound>)? Reset for $mac$(<$p>)? {
            fn reset(&mut self) {
                self.reset();
            }
        }
    };
}

mac_traits!(Omac<C: Cipher + BlockSizeUser>, C::BlockSize);
mac_traits!(Imit, U4);
mac_traits!(Hmac<H: Hash + OutputSizeUser>, H::OutputSize);
