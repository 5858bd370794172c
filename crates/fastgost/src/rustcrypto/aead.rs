//! MGM behind the traits of the `aead` crate.
use crate::{aead::Mgm, cipher::Cipher};
use aead::{AeadCore, AeadInOut, Nonce, Tag, TagPosition};
use cipher::{
    BlockSizeUser, InOutBuf,
    common::{InnerInit, InnerUser},
};

impl<C: Cipher> InnerUser for Mgm<C> {
    type Inner = C;
}

impl<C: Cipher> InnerInit for Mgm<C> {
    fn inner_init(cipher: C) -> Self {
        Mgm::new(cipher)
    }
}

/// Tags are always the whole block, whatever the tag's size. A nonce whose first bit is 1 is an error.
impl<C: Cipher + BlockSizeUser> AeadCore for Mgm<C> {
    type NonceSize = C::BlockSize;
    type TagSize = C::BlockSize;
    const TAG_POSITION: TagPosition = TagPosition::Postfix;
}

impl<C: Cipher + BlockSizeUser> AeadInOut for Mgm<C> {
    fn encrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        associated_data: &[u8],
        mut buffer: InOutBuf<'_, '_, u8>,
    ) -> aead::Result<Tag<Self>> {
        let mut block = [0; 16];
        self.seal_whole(nonce, associated_data, &mut buffer, &mut block).map_err(|_| aead::Error)?;
        let mut tag = Tag::<Self>::default();
        tag.copy_from_slice(&block[..C::BLOCK]);
        crate::wipe(&mut block);
        Ok(tag)
    }
    fn decrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        associated_data: &[u8],
        buffer: InOutBuf<'_, '_, u8>,
        tag: &Tag<Self>,
    ) -> aead::Result<()> {
        self.open_tagged(nonce, associated_data, buffer, tag, C::BLOCK).map_err(|_| aead::Error)
    }
}
