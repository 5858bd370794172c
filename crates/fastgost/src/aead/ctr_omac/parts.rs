//! CTR with OMAC over a message that arrives in parts.
use super::{
    super::{
        mac_then_encrypt::{MacThenEncrypt, Stream},
        parts::{LATE, in_parts, private::Message},
    },
    Composition, CtrOmac, first_block, zeros,
};
use crate::{
    cipher::{BlockEngine, Cipher},
    error::{Error, Result},
    inout::InOutBuf,
    mac::{Omac, Tag},
    mode::{Ctr, CtrAcpkm},
};
use alloc::vec::Vec;

/// A keystream of CTR. It is either under one key, or under a new key for each section.
#[derive(Clone)]
pub enum Counter<C: Cipher> {
    OneKey(Ctr<C>),
    Sections(CtrAcpkm<C>),
}

impl<C: Cipher> Stream for Counter<C> {
    fn check(&self, len: usize) -> Result<()> {
        match self {
            Self::OneKey(ctr) => ctr.check(len),
            Self::Sections(ctr) => ctr.check(len),
        }
    }
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match self {
            Self::OneKey(ctr) => ctr.apply(data),
            Self::Sections(ctr) => ctr.apply(data),
        }
    }
}

/// A message in progress and its keys. There is a variant for each of the two orders of encryption and MAC.
pub enum Parts<C: Cipher> {
    EncryptThenMac(EncryptThenMac<C>),
    MacThenEncrypt(MacThenEncrypt<Counter<C>, Omac<C>>),
}

impl<C: Cipher> CtrOmac<C> {
    fn begin(&self, iv: &[u8]) -> Result<Parts<C>> {
        Ok(match self.composition {
            Composition::EncryptThenMac => {
                let mut own = [0; 8];
                let stream = self.counter(iv)?;
                own[..iv.len()].copy_from_slice(iv);
                let omac = self.omac.clone();
                Parts::EncryptThenMac(EncryptThenMac { stream, omac, iv: own, associated: Some(Vec::new()) })
            }
            Composition::MacThenEncrypt => Parts::MacThenEncrypt(self.begin_mac_then_encrypt(iv)?),
        })
    }

    pub(crate) fn begin_mac_then_encrypt(&self, iv: &[u8]) -> Result<MacThenEncrypt<Counter<C>, Omac<C>>> {
        let mut omac = self.omac.clone();
        omac.reset();
        Ok(MacThenEncrypt::new(self.counter(iv)?, omac, Ok(())))
    }

    fn counter(&self, iv: &[u8]) -> Result<Counter<C>> {
        let cipher = self.cipher.clone();
        Ok(match self.section {
            None => Counter::OneKey(Ctr::new(cipher, iv)?),
            Some(section) => Counter::Sections(CtrAcpkm::new(cipher, section, iv)?),
        })
    }
}

/// A message in progress with encrypt-then-MAC. The input of the MAC begins with the length of the associated data. So
/// the associated data is stored until its length is known.
pub struct EncryptThenMac<C: Cipher> {
    stream: Counter<C>,
    omac: Omac<C>,
    iv: [u8; 8],
    /// The associated data so far. This field is `None` after the data has begun, because then the MAC has processed
    /// the associated data.
    associated: Option<Vec<u8>>,
}

impl<C: Cipher> EncryptThenMac<C> {
    fn begin_data(&mut self) {
        let Some(associated) = self.associated.take() else { return };
        self.omac.reset();
        self.omac.update(&first_block::<C>(&self.iv[..C::BLOCK / 2], &associated)[..C::BLOCK]);
        self.omac.update(&associated);
        self.omac.update(zeros::<C>(&associated));
    }

    /// Checks that enough keystream is left for `stored` bytes that came earlier and are not processed yet, and for
    /// `len` more bytes. If `len` is not 0, the data has begun, so no more associated data may come.
    fn admit(&mut self, stored: usize, len: usize) -> Result<()> {
        self.stream.check(stored.saturating_add(len))?;
        if len > 0 {
            self.begin_data();
        }
        Ok(())
    }

    fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        let Some(associated) = &mut self.associated else {
            return if part.is_empty() { Ok(()) } else { Err(LATE) };
        };
        CtrOmac::<C>::check_associated(associated.len().saturating_add(part.len()))?;
        associated.try_reserve(part.len()).map_err(|_| Error::Memory)?;
        associated.extend_from_slice(part);
        Ok(())
    }

    fn seal(&mut self, mut data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.admit(0, data.len())?;
        self.stream.apply(data.reborrow())?;
        self.omac.update(data.get_out());
        Ok(())
    }

    fn open_unverified(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.admit(0, data.len())?;
        self.omac.update(data.get_in());
        self.stream.apply(data)
    }

    fn tag(&mut self) -> Tag {
        self.begin_data();
        self.omac.finalize_reset()
    }
}

impl<C: Cipher> Message<CtrOmac<C>> for Parts<C> {
    fn update_associated(&mut self, _: &CtrOmac<C>, part: &[u8]) -> Result<()> {
        match self {
            Self::EncryptThenMac(message) => message.update_associated(part),
            Self::MacThenEncrypt(message) => message.update_associated(part),
        }
    }
    fn seal(&mut self, _: &CtrOmac<C>, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match self {
            Self::EncryptThenMac(message) => message.seal(data),
            Self::MacThenEncrypt(message) => message.seal(data),
        }
    }
    fn open_unverified(&mut self, _: &CtrOmac<C>, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match self {
            Self::EncryptThenMac(message) => message.open_unverified(data),
            Self::MacThenEncrypt(message) => message.open_unverified(data),
        }
    }
    fn tag(&mut self, _: &CtrOmac<C>) -> Result<Tag> {
        match self {
            Self::EncryptThenMac(message) => Ok(message.tag()),
            Self::MacThenEncrypt(message) => message.tag(),
        }
    }
    fn verify(&mut self, _: &CtrOmac<C>, tag: &[u8]) -> Result<()> {
        match self {
            Self::EncryptThenMac(message) => message.tag().verify(tag),
            Self::MacThenEncrypt(message) => message.verify(tag),
        }
    }
    fn store(&mut self, key: &CtrOmac<C>, stored: usize, ciphertext: &[u8]) -> Result<()> {
        match self {
            Self::EncryptThenMac(message) => {
                message.admit(stored, ciphertext.len())?;
                message.omac.update(ciphertext);
                Ok(())
            }
            Self::MacThenEncrypt(message) => message.store(key, stored, ciphertext),
        }
    }
    fn open_stored(&mut self, key: &CtrOmac<C>, data: &mut [u8], tag: &[u8]) -> Result<()> {
        match self {
            Self::EncryptThenMac(message) => {
                message.tag().verify(tag)?;
                message.stream.apply(data.into())
            }
            Self::MacThenEncrypt(message) => message.open_stored(key, data, tag),
        }
    }
}

in_parts! {
    CtrOmac<C>, C: Cipher; Parts<C>, CtrOmac::<C>::begin;
    "Messages in parts. This needs feature `alloc`, because encrypt-then-MAC keeps the associated data in memory until the data begins."
}
