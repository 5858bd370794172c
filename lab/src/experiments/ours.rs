//! Our own implementations of operations, on every kernel.
use crate::{
    experiment::owner,
    pair::Outcome,
    rivals::{
        candidates::{Candidate, Run},
        entrants::Entrant,
        task::{IV, Operation, Task, second},
    },
};
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Level, Magma, Result, Sbox,
    aead::{CntImit, CtrOmac},
    batch::{self, Keys, Message, Packet},
    inout::InOutBuf,
    mac::{Imit, Omac, Pmac, Tag},
    mode::{BlockMode, Cbc, Cfb, Cnt, Ctr, Direction, Ecb, Meshable, Meshed},
};

/// A cipher, with its CTR mode and its MAC.
pub trait Ours: Cipher + 'static {
    const NAME: &'static str;
    /// The number of bytes in the MAC's tag.
    const TAG: usize;
    /// The number of bytes in CTR's IV.
    const NONCE: usize;
    type Mac: Send;
    type Both: Send;

    /// Returns the names of the kernels. The best kernel comes first.
    fn kernels() -> Vec<&'static str>;
    fn many(kernel: &str, keys: &[&[u8; 32]]) -> Result<Vec<Self>>;
    fn macs(ciphers: Vec<Self>) -> Vec<Self::Mac>;
    fn both(encryption: Vec<Self>, authentication: Vec<Self>) -> Vec<Self::Both>;
    fn ctr(self, at: u64) -> Result<Run>;
    fn mac(self) -> Run;
    fn ctr_mac(self, authentication: Self) -> Run;
    /// Makes PMAC, with tags of the same size as those of the cipher's other MAC.
    fn pmac(self) -> Result<Run> {
        let pmac = Pmac::with_tag_size(self, Self::TAG)?;
        Ok(Box::new(move |source, to| {
            // Each message uses a copy of the PMAC, because a key may process only a limited amount of data. For blocks
            // of 8 bytes, this limit is small.
            let mut pmac = pmac.clone();
            pmac.update(source)?;
            put(to, &pmac.finalize())
        }))
    }
    /// Makes an operation with key meshing. Returns None for other operations, and for all ciphers except GOST
    /// 28147-89.
    fn meshing(self, _: Operation) -> Result<Option<Run>> {
        Ok(None)
    }
    fn ctr_many(keys: Keys<'_, Self>, messages: &mut [Message<'_>]) -> Result<()>;
    fn mac_many(keys: Keys<'_, Self::Mac>, messages: &[&[u8]], done: impl FnMut(usize, Tag)) -> Result<()>;
    fn both_many(keys: Keys<'_, Self::Both>, packets: &mut [Packet<'_>]) -> Result<()>;

    fn keyed(kernel: &str, key: &[u8; 32]) -> Result<Self> {
        // For one key, `many` returns one object.
        Self::many(kernel, &[key]).and_then(|mut all| all.pop().ok_or(fastgost::Error::KernelUnavailable))
    }
}

/// Implements the trait for a cipher with the modes of GOST R 34.13-2015.
macro_rules! standard {
    ($cipher:ident, $name:literal) => {
        impl Ours for $cipher {
            const NAME: &'static str = $name;
            const TAG: usize = Self::BLOCK_SIZE;
            const NONCE: usize = Self::BLOCK_SIZE / 2;
            type Mac = Omac<Self>;
            type Both = CtrOmac<Self>;

            fn kernels() -> Vec<&'static str> {
                Self::levels().map(Level::name).collect()
            }
            fn many(kernel: &str, keys: &[&[u8; 32]]) -> Result<Vec<Self>> {
                $cipher::many_with_level(kernel.parse()?, keys)
            }
            fn macs(ciphers: Vec<Self>) -> Vec<Self::Mac> {
                Omac::many(ciphers)
            }
            fn both(encryption: Vec<Self>, authentication: Vec<Self>) -> Vec<Self::Both> {
                let macs = Omac::many(authentication);
                encryption.into_iter().zip(macs).map(|(cipher, mac)| CtrOmac::from_omac(cipher, mac)).collect()
            }
            fn ctr(self, at: u64) -> Result<Run> {
                let mut ctr = Ctr::new(self, &IV[..Self::NONCE])?;
                Ok(Box::new(move |source, to| {
                    ctr.seek(at.into())?;
                    Ok(ctr.apply(InOutBuf::new(source, to)?)?)
                }))
            }
            fn mac(self) -> Run {
                let mut mac = Omac::new(self);
                Box::new(move |source, to| {
                    mac.update(source);
                    put(to, &mac.finalize_reset())
                })
            }
            fn ctr_mac(self, authentication: Self) -> Run {
                let both = CtrOmac::new(self, authentication);
                Box::new(move |source, to| {
                    let (data, tag) = to.split_at_mut(source.len());
                    put(tag, &both.seal(&IV[..Self::NONCE], &[], InOutBuf::new(source, data)?)?)
                })
            }
            fn ctr_many(keys: Keys<'_, Self>, messages: &mut [Message<'_>]) -> Result<()> {
                batch::ctr(keys, messages)
            }
            fn mac_many(keys: Keys<'_, Self::Mac>, messages: &[&[u8]], done: impl FnMut(usize, Tag)) -> Result<()> {
                batch::omac(keys, messages, done)
            }
            fn both_many(keys: Keys<'_, Self::Both>, packets: &mut [Packet<'_>]) -> Result<()> {
                batch::seal(keys, packets)
            }
        }
    };
}

standard!(Kuznyechik, "kuznyechik");
standard!(Magma, "magma");

/// For GOST 28147-89, CTR is CNT, and the MAC is IMIT, as in the papers and in the protocols that use this cipher.
impl Ours for Gost28147 {
    const NAME: &'static str = "gost28147";
    const TAG: usize = CntImit::TAG_SIZE;
    const NONCE: usize = Self::BLOCK_SIZE;
    type Mac = Imit;
    type Both = CntImit;

    fn kernels() -> Vec<&'static str> {
        Self::levels().map(Level::name).collect()
    }
    fn many(kernel: &str, keys: &[&[u8; 32]]) -> Result<Vec<Self>> {
        Gost28147::many_with_level(kernel.parse()?, keys, &Sbox::default())
    }
    fn macs(ciphers: Vec<Self>) -> Vec<Self::Mac> {
        ciphers.into_iter().map(Imit::new).collect()
    }
    /// CNT and IMIT use the same key, so the keys for authentication (the second argument) are ignored.
    fn both(encryption: Vec<Self>, _: Vec<Self>) -> Vec<Self::Both> {
        encryption.into_iter().map(CntImit::new).collect()
    }
    /// Every call encrypts the IV, as for a new message.
    fn ctr(self, at: u64) -> Result<Run> {
        Ok(Box::new(move |source, to| {
            let mut cnt = Cnt::new(self.clone(), &IV[..8])?;
            cnt.seek(at.into())?;
            Ok(cnt.apply(InOutBuf::new(source, to)?)?)
        }))
    }
    fn mac(self) -> Run {
        imit(Imit::new(self))
    }
    fn ctr_mac(self, _: Self) -> Run {
        let both = CntImit::new(self);
        Box::new(move |source, to| {
            let (data, tag) = to.split_at_mut(source.len());
            put(tag, &both.seal(&IV[..8], &[], InOutBuf::new(source, data)?)?)
        })
    }
    fn meshing(self, operation: Operation) -> Result<Option<Run>> {
        let iv = &IV[..8];
        Ok(Some(match operation {
            Operation::CtrMeshing => meshed(Meshed::<Cnt>::new(self, iv)?),
            Operation::CbcDecryptMeshing => meshed(Meshed::<Cbc<_>>::new(self, iv)?),
            Operation::CfbDecryptMeshing => meshed(Meshed::<Cfb<_>>::new(self, iv)?),
            Operation::MacMeshing => imit(Imit::new(self).with_meshing()),
            _ => return Ok(None),
        }))
    }
    fn ctr_many(keys: Keys<'_, Self>, messages: &mut [Message<'_>]) -> Result<()> {
        batch::cnt(keys, messages)
    }
    fn mac_many(keys: Keys<'_, Self::Mac>, messages: &[&[u8]], done: impl FnMut(usize, Tag)) -> Result<()> {
        batch::imit(keys, messages, done)
    }
    fn both_many(keys: Keys<'_, Self::Both>, packets: &mut [Packet<'_>]) -> Result<()> {
        batch::seal(keys, packets)
    }
}

fn imit(mut mac: Imit) -> Run {
    Box::new(move |source, to| {
        mac.update(source);
        put(to, &mac.finalize_reset())
    })
}

fn meshed<M: Meshable + Send + 'static>(mode: Meshed<M>) -> Run
where
    Meshed<M>: BlockMode,
{
    Box::new(move |source, to| Ok(mode.clone().process(Direction::Decrypt, InOutBuf::new(source, to)?)?))
}

fn put(to: &mut [u8], tag: &[u8]) -> Outcome {
    if to.len() != tag.len() {
        return Err(format!("a tag of {} bytes does not fit into {}", tag.len(), to.len()).into());
    }
    to.copy_from_slice(tag);
    Ok(())
}

/// Makes a function that does a task on one message.
fn run<C: Ours>(cipher: C, task: &Task<'_>, key: &[u8; 32], kernel: &str) -> Outcome<Option<Run>> {
    let iv = &IV[..C::BLOCK_SIZE];
    Ok(Some(match task.operation {
        Operation::EcbEncrypt | Operation::EcbDecrypt => {
            let (ecb, encrypts) = (Ecb::new(cipher), task.operation == Operation::EcbEncrypt);
            Box::new(move |source, to| {
                let data = InOutBuf::new(source, to)?;
                Ok(if encrypts { ecb.encrypt(data) } else { ecb.decrypt(data) }?)
            })
        }
        Operation::CbcDecrypt => {
            let cbc = Cbc::new(cipher, iv)?;
            Box::new(move |source, to| Ok(cbc.clone().decrypt(InOutBuf::new(source, to)?)?))
        }
        Operation::CfbDecrypt => {
            let cfb = Cfb::new(cipher, iv)?;
            Box::new(move |source, to| Ok(cfb.clone().decrypt(InOutBuf::new(source, to)?)?))
        }
        Operation::Ctr => cipher.ctr(task.at)?,
        Operation::Mac => cipher.mac(),
        Operation::CtrMac => cipher.ctr_mac(C::keyed(kernel, &second(key))?),
        Operation::Pmac => cipher.pmac()?,
        Operation::Hash => return Ok(None),
        meshing => return Ok(cipher.meshing(meshing)?),
    }))
}

/// Returns a candidate for each kernel, the best kernel first. The list is empty if the cipher does not have the
/// operation.
pub fn candidates<C: Ours>(operation: Operation, at: u64) -> Vec<Candidate> {
    let has = match operation {
        Operation::Hash => false,
        operation => C::NAME == "gost28147" || !operation.is_meshing(),
    };
    let kernels = if has { C::kernels() } else { Vec::new() };
    let candidate = |kernel: &'static str| {
        Candidate::new(owner::OURS, kernel, move |key| {
            let task = Task { algorithm: C::NAME, operation, at };
            run(C::keyed(kernel, key)?, &task, key, kernel)?.ok_or_else(|| "the library does not have it".into())
        })
    };
    kernels.into_iter().map(candidate).collect()
}

/// Returns our candidates, and the candidates of every other library.
pub fn all<C: Ours>(operation: Operation, at: u64) -> Outcome<Vec<Candidate>> {
    let mut all = candidates::<C>(operation, at);
    all.extend(crate::rivals::candidates::rivals(&Task { algorithm: C::NAME, operation, at })?);
    Ok(all)
}

/// Returns all candidates, each with this key.
pub fn entrants<C: Ours>(operation: Operation, at: u64, key: &[u8; 32]) -> Outcome<Vec<Entrant>> {
    Ok(Entrant::of_all(&all::<C>(operation, at)?, key))
}
