//! CTR-ACPKM with OMAC as RFC 9337, section 5.1 has it: two keys from KDF_TREE; the tag follows the plaintext, and is encrypted with it.
use super::Spec;
use crate::error::{Error, Reason, Result};
use fastgost::{
    hash::Streebog256,
    inout::InOutBuf,
    kdf::kdf_tree,
    mac::Hmac,
    registry::{Algorithm, Direction, DynMac, DynMode, Options},
};
use zeroize::Zeroizing;

/// A message that is encrypted or decrypted.
pub(super) struct WithMac {
    mode: Box<dyn DynMode>,
    mac: Box<dyn DynMac>,
    direction: Direction,
}

impl WithMac {
    pub(super) fn new(
        spec: &Spec,
        direction: Direction,
        key: &[u8],
        iv: &[u8],
        seed: &[u8],
        section: Option<usize>,
    ) -> Result<Self> {
        if key.len() != 32 {
            return Err(fastgost::Error::KeyLength { given: key.len(), allowed: "32 bytes" }.into());
        }
        let mut keys = Zeroizing::new([0; 64]);
        // Keyed in place: a move would leave a copy of the key.
        let mut root = Box::new(Hmac::new(Streebog256::new(), b""));
        root.rekey(key);
        kdf_tree(&root, b"kdf tree", seed, 1, &mut keys[..])?;
        let (encryption, authentication) = keys.split_at(32);
        let options = Options { iv, section, ..Options::default() };
        let mac = if spec.block == 16 { "kuznyechik-omac" } else { "magma-omac" };
        Ok(Self {
            mode: Algorithm::from_name(spec.name)?.cipher(direction, encryption, &options)?,
            mac: Algorithm::from_name(mac)?.mac(authentication, &Options::default())?,
            direction,
        })
    }

    pub(super) fn apply(&mut self, mut data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match self.direction {
            Direction::Encrypt => {
                self.mac.update(data.get_in())?;
                Ok(self.mode.apply(data)?)
            }
            Direction::Decrypt => {
                self.mode.apply(data.reborrow())?;
                Ok(self.mac.update(data.get_out())?)
            }
        }
    }

    /// The encrypted tag after encryption; nothing after decryption, whose last bytes are the tag.
    pub(super) fn finalize(&mut self, last: &[u8]) -> Result<Vec<u8>> {
        let tag = self.mac.finalize_reset();
        match self.direction {
            Direction::Encrypt => {
                let mut encrypted = tag.to_vec();
                self.mode.apply(encrypted.as_mut_slice().into())?;
                Ok(encrypted)
            }
            Direction::Decrypt => {
                if last.len() != tag.len() {
                    return Err(Error::new(
                        Reason::Authentication,
                        format!("the data has {} bytes, fewer than its MAC of {}", last.len(), tag.len()),
                    ));
                }
                let mut given = Zeroizing::new(last.to_vec());
                self.mode.apply(given.as_mut_slice().into())?;
                Ok(tag.verify(&given).map(|()| Vec::new())?)
            }
        }
    }

    pub(super) fn duplicate(&self) -> Self {
        Self { mode: self.mode.dup(), mac: self.mac.dup(), direction: self.direction }
    }
}
