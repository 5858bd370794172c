//! CryptoPro key meshing (RFC 4357, section 2.3.2), as far as it concerns the key.
use super::{Gost28147, spec};
use crate::{
    cipher::{Function, Jobs},
    simd::Buf,
};

impl Gost28147 {
    /// Goes on under the key that follows this one: the decryption of a constant.
    pub(crate) fn mesh(&mut self) {
        let mut key = spec::MESHING;
        self.blocks(Function::Decrypt, Buf::from(&mut key[..]));
        self.set_key(&key);
        crate::wipe(&mut key);
    }
}
