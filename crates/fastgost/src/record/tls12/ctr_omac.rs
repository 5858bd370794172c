//! MAC-then-encrypt with CTR-ACPKM and OMAC, under keys and IVs that depend on the record's number (RFC 9189, section
//! 4.1.1).
use super::{
    super::{
        Outgoing,
        ciphers::{RecordCipher, best},
        leaves::Seeds,
        tls::{Associated, HEADER, NO_PADDING, Protection},
    },
    Suite,
};
use crate::{
    aead::CtrOmac,
    cpu::Level,
    error::{Error, Result},
    hash::Streebog256,
    kdf::{TlsTree, TlsTreeParameters},
};
use alloc::{boxed::Box, vec::Vec};
use core::marker::PhantomData;
use zeroize::Zeroizing;

/// The write keys and the write IV of one direction.
pub(super) struct CtrOmacRecords<C> {
    encryption: TlsTree,
    authentication: TlsTree,
    parameters: TlsTreeParameters,
    level: Level,
    iv: Zeroizing<u64>,
    cipher: PhantomData<fn() -> C>,
}

impl<C: RecordCipher> CtrOmacRecords<C> {
    /// The number of bytes after which the encryption key changes.
    const SECTION: usize = if C::BLOCK_SIZE == 16 { 4096 } else { 1024 };

    pub(super) fn new(
        suite: Suite,
        level: Option<Level>,
        mac_key: &[u8; 32],
        key: &[u8; 32],
        given: &[u8],
    ) -> Result<Self> {
        let half = C::BLOCK_SIZE / 2;
        if given.len() != half {
            let allowed = if half == 8 { "8 bytes" } else { "4 bytes" };
            return Err(Error::IvLength { given: given.len(), allowed });
        }
        let iv = Zeroizing::new(given.iter().fold(0, |iv, byte| iv << 8 | u64::from(*byte)));
        let level = level.map_or_else(best::<C>, Ok)?;
        let parameters = match suite {
            Suite::KuznyechikCtrOmac => TlsTreeParameters::KUZNYECHIK_CTR_OMAC,
            _ => TlsTreeParameters::MAGMA_CTR_OMAC,
        };
        let tree = |key: &[u8; 32]| Ok(TlsTree::keyed(Streebog256::with_level(level)?, key, parameters));
        Ok(Self { encryption: tree(key)?, authentication: tree(mac_key)?, parameters, level, iv, cipher: PhantomData })
    }
}

impl<C: RecordCipher> Protection for CtrOmacRecords<C> {
    type Key = CtrOmac<C>;
    const OPAQUE: Option<u8> = None;
    const MOST_EXPANSION: usize = 0;

    fn tag_size(&self) -> usize {
        C::BLOCK_SIZE
    }

    fn seeds(&self, sequence: u64) -> Seeds {
        self.parameters.seeds(sequence)
    }

    fn keys(&mut self, leaves: &[Seeds]) -> Result<Vec<Box<CtrOmac<C>>>> {
        // The tree takes numbers of records. The third seed contains all bits of the record's number that select the
        // leaf, so the third seed can replace this number.
        let records: Vec<_> = leaves.iter().map(|seeds| seeds[2]).collect();
        let encryption = C::many(self.level, &self.encryption.keys(&records))?;
        let authentication = C::many(self.level, &self.authentication.keys(&records))?;
        // The ciphers are cloned, because a move would leave an unwiped copy of the key.
        let keys = encryption.iter().zip(&authentication).map(|(encryption, authentication)| {
            let key = CtrOmac::new(encryption.clone(), authentication.clone());
            key.mac_then_encrypt().with_section(Self::SECTION).map(Box::new)
        });
        keys.collect()
    }

    fn nonce_size(&self) -> usize {
        C::BLOCK_SIZE / 2
    }

    /// The nonce is the write IV plus the record's number, modulo 2^(n/2). A block has n bits.
    fn write_nonce(&self, sequence: u64, nonce: &mut [u8]) {
        nonce.copy_from_slice(&self.iv.wrapping_add(sequence).to_be_bytes()[8 - nonce.len()..]);
    }

    fn associated(&self, sequence: u64, header: [u8; HEADER], fragment: usize) -> Associated {
        Associated::new(&[&sequence.to_be_bytes(), &header[..3], &(fragment as u16).to_be_bytes()])
    }

    fn behind(outgoing: &Outgoing<'_>, _: usize) -> Result<usize> {
        if outgoing.padding == 0 { Ok(0) } else { Err(NO_PADDING) }
    }

    fn write_behind(_: u8, _: &mut [u8]) {}

    fn inside(decrypted: &[u8]) -> Result<(usize, Option<u8>)> {
        Ok((decrypted.len(), None))
    }
}
