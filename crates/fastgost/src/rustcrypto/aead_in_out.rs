//! Implements the traits of the `aead` crate for authenticated encryption.
use crate::{
    aead::{CtrOmac, Mgm},
    cipher::{BlockEngine, Cipher},
};
use aead::{AeadCore, AeadInOut, Nonce, Tag, TagPosition};
use cipher::{
    BlockSizeUser, InOutBuf, Key, KeyInit, KeySizeUser,
    array::ArraySize,
    common::{InnerInit, InnerUser},
    typenum::{Quot, U2, U32, U64},
};
use core::ops::Div;

impl<C: Cipher> InnerUser for Mgm<C> {
    type Inner = C;
}

impl<C: Cipher> InnerInit for Mgm<C> {
    fn inner_init(cipher: C) -> Self {
        Mgm::new(cipher)
    }
}

/// A tag is a whole block. Sealing or opening fails if the object has [a tag size](Mgm::with_tag_size) that differs
/// from the tag size of the trait, or if the first bit of the nonce is 1.
impl<C: Cipher + BlockSizeUser> AeadCore for Mgm<C> {
    type NonceSize = C::BlockSize;
    type TagSize = C::BlockSize;
    const TAG_POSITION: TagPosition = TagPosition::Postfix;
}

impl<C: Cipher + KeySizeUser<KeySize = U32>> KeySizeUser for CtrOmac<C> {
    type KeySize = U64;
}

/// The first half of the key encrypts, and the second half authenticates. The MAC is computed after the encryption.
impl<C: Cipher + KeyInit + KeySizeUser<KeySize = U32>> KeyInit for CtrOmac<C> {
    fn new(key: &Key<Self>) -> Self {
        let (encryption, authentication) = key.split_ref::<U32>();
        CtrOmac::new(C::new(encryption), C::new(authentication))
    }
}

/// The nonce is used as the IV. A tag is a whole block. Sealing or opening fails if the object's tag size differs from
/// the tag size of the trait.
impl<C: Cipher + BlockSizeUser> AeadCore for CtrOmac<C>
where
    C::BlockSize: Div<U2>,
    Quot<C::BlockSize, U2>: ArraySize,
{
    type NonceSize = Quot<C::BlockSize, U2>;
    type TagSize = C::BlockSize;
    const TAG_POSITION: TagPosition = TagPosition::Postfix;
}

/// In the trait, the type fixes the size of a tag. So any other size is an error.
macro_rules! in_out {
    ($aead:ident) => {
        impl<C: Cipher + BlockSizeUser> AeadInOut for $aead<C>
        where
            Self: AeadCore<TagSize = C::BlockSize>,
        {
            fn encrypt_inout_detached(
                &self,
                nonce: &Nonce<Self>,
                associated_data: &[u8],
                buffer: InOutBuf<'_, '_, u8>,
            ) -> aead::Result<Tag<Self>> {
                if self.tag_size() != C::BLOCK {
                    return Err(aead::Error);
                }
                let sealed = self.seal(nonce, associated_data, buffer).map_err(|_| aead::Error)?;
                let mut tag = Tag::<Self>::default();
                tag.copy_from_slice(&sealed);
                Ok(tag)
            }
            fn decrypt_inout_detached(
                &self,
                nonce: &Nonce<Self>,
                associated_data: &[u8],
                buffer: InOutBuf<'_, '_, u8>,
                tag: &Tag<Self>,
            ) -> aead::Result<()> {
                self.open(nonce, associated_data, buffer, tag).map_err(|_| aead::Error)
            }
        }
    };
}

in_out!(Mgm);
in_out!(CtrOmac);
