//! Finds the kernels for an algorithm of the registry, and the [`KernelMode`] with which these kernels are called.
use crate::{
    abi::{GROUP, KernelMode},
    error::{Error, Result},
};
use fastgost::{
    Kuznyechik, Magma, Sbox,
    mode::{Cnt, Ctr, CtrAcpkm, acpkm},
    registry::{Algorithm, Direction, Options},
};
use zeroize::Zeroizing;

/// A cipher for which there are kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Cipher {
    Kuznyechik,
    Magma,
    /// GOST 28147-89 with an S-box set. The number is the index of the set in [`Sbox::SETS`].
    Gost28147(usize),
}

/// The cipher, the mode and the limits with which a GPU computes an algorithm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub cipher: Cipher,
    pub mode: KernelMode,
    /// Whether the kernel encrypts or decrypts blocks with the cipher. For example, to decrypt in CFB, the kernel
    /// encrypts blocks.
    pub function: Direction,
    /// The number of bytes in a block.
    pub block: usize,
    /// The number of bytes in a section of ACPKM. `None` without ACPKM.
    pub section: Option<usize>,
    /// The largest number of bytes that may be processed with one IV.
    pub limit: u128,
}

impl Plan {
    /// Makes the plan with which a GPU computes `algorithm`. Before this call, the caller must have checked that
    /// `fastgost` accepts the options.
    ///
    /// # Errors
    /// [`Error::Unsupported`] if GPUs cannot compute the algorithm in this direction and with these options.
    pub fn new(algorithm: &Algorithm, direction: Direction, options: &Options<'_>) -> Result<Self> {
        let (cipher, mode) = algorithm.name.split_once('-').unwrap_or_default();
        let cipher = match cipher {
            "kuznyechik" => Cipher::Kuznyechik,
            "magma" => Cipher::Magma,
            _ => {
                let default = Sbox::default();
                let name = options.sbox.unwrap_or(&default).name();
                let number = Sbox::SETS.iter().position(|set| Some(set.name) == name);
                Cipher::Gost28147(number.ok_or(Error::Unsupported(
                    "cards have kernels for the named S-box sets only; S-boxes of your own are for the CPU",
                ))?)
            }
        };
        let block = algorithm.block_size();
        if options.meshing {
            return Err(Error::Unsupported("key meshing is serial: a card does not speed it up"));
        }
        let (mode, function) = match (mode, direction) {
            ("ecb", direction) => (KernelMode::Blocks, direction),
            ("ctr" | "ctr-acpkm", _) => (KernelMode::Counter, Direction::Encrypt),
            ("cnt", _) => (KernelMode::Cnt, Direction::Encrypt),
            ("cbc", Direction::Decrypt) => (KernelMode::Cbc, Direction::Decrypt),
            ("cfb", Direction::Decrypt) => (KernelMode::Cfb, Direction::Encrypt),
            _ => {
                return Err(Error::Unsupported(
                    "cards compute ECB, CTR, CTR-ACPKM and CNT, and decrypt CBC and CFB; other modes are serial",
                ));
            }
        };
        if matches!(mode, KernelMode::Cbc | KernelMode::Cfb) && options.iv.len() > block {
            return Err(Error::Unsupported("cards decrypt CBC and CFB with an IV of one block only"));
        }
        let section = algorithm.section_size().map(|size| options.section.unwrap_or(size));
        if section.is_some_and(|section| !section.is_multiple_of(GROUP * block)) {
            return Err(Error::Unsupported(match block {
                16 => "cards take sections of a multiple of 16384 bytes only",
                _ => "cards take sections of a multiple of 8192 bytes only",
            }));
        }
        if section.is_some_and(|section| section / (GROUP * block) > u32::MAX as usize) {
            return Err(Error::Unsupported("cards take sections of at most 2^32 - 1 groups of 1024 blocks"));
        }
        let limit = match (cipher, mode, section) {
            (Cipher::Kuznyechik, KernelMode::Counter, None) => Ctr::<Kuznyechik>::LIMIT,
            (Cipher::Kuznyechik, KernelMode::Counter, Some(_)) => CtrAcpkm::<Kuznyechik>::LIMIT,
            (_, KernelMode::Counter, None) => Ctr::<Magma>::LIMIT,
            (_, KernelMode::Counter, Some(_)) => CtrAcpkm::<Magma>::LIMIT,
            (_, KernelMode::Cnt, _) => Cnt::LIMIT,
            _ => u128::MAX,
        };
        Ok(Self { cipher, mode, function, block, section, limit })
    }

    /// Whether the output for a block also depends on the input block before it (CBC and CFB).
    pub fn is_chained(&self) -> bool {
        matches!(self.mode, KernelMode::Cbc | KernelMode::Cfb)
    }

    /// Returns true if the mode can continue at any byte position of its stream (CTR and CNT).
    pub fn is_stream(&self) -> bool {
        matches!(self.mode, KernelMode::Counter | KernelMode::Cnt)
    }

    /// The number of bytes of a group.
    pub fn group_bytes(&self) -> usize {
        GROUP * self.block
    }
}

impl Cipher {
    /// Derives the key of the next ACPKM section from `key`, the key of the current section.
    pub fn next_key(self, key: &[u8; 32]) -> Zeroizing<[u8; 32]> {
        match self {
            Self::Kuznyechik => acpkm(&Kuznyechik::new(key)),
            _ => acpkm(&Magma::new(key)),
        }
    }
}
