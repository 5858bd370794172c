//! Ciphers in modes of operation: rows of the registry, and trait objects.
use super::{Algorithm, Direction, IvSize, Kind, Make, MakeMode, Options, Primitive, SECTION, no_sbox, row};
use crate::{
    Gost28147, Internal, Kuznyechik, Magma, Sbox,
    batch::{self, Keys, Message},
    cipher::{BlockEngine, Cipher, key_from_slice},
    cpu::Level,
    error::{Error, Result},
    inout::InOutBuf,
    mode::{BlockMode, Cbc, Cfb, Cnt, Ctr, CtrAcpkm, Ecb, Meshable, Meshed, ONE_BLOCK, Ofb, allowed_iv, one_block},
};
use alloc::{boxed::Box, sync::Arc, vec::Vec};
use core::marker::PhantomData;

/// A mode under a key, as a trait object.
///
/// ```
/// use fastgost::registry::{Algorithm, Direction, Options};
///
/// let ctr = Algorithm::from_name("magma-ctr")?;
/// let options = Options { iv: &[1; 4], ..Options::default() };
/// let mut mode = ctr.cipher(Direction::Encrypt, &[7; 32], &options)?;
/// let mut data = *b"any length";
/// mode.apply((&mut data[..]).into())?;
/// mode.reset(&[1; 4])?;
/// mode.apply((&mut data[..]).into())?;
/// assert_eq!(&data, b"any length");
/// # Ok::<(), fastgost::Error>(())
/// ```
pub trait DynMode: Send + Sync {
    /// The data of each call must be a multiple of this many bytes: 1, or a block for modes of whole blocks.
    fn granularity(&self) -> usize;
    /// Processes the next part of the data.
    ///
    /// # Errors
    /// [`PartialBlock`](crate::Error::PartialBlock), [`StreamExhausted`](crate::Error::StreamExhausted); nothing is written then.
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()>;
    /// The mode as it will be after `input`, the next data, without processing it. `None` if the mode is serial, or if
    /// its keystream ends before. This lets several threads share one stream.
    fn after(&self, input: &[u8]) -> Option<Box<dyn DynMode>>;
    /// Processes many messages in one call, each under its own IV: see [`batch::ctr`]. The data given to `apply` so far
    /// does not matter.
    ///
    /// # Errors
    /// [`Unsupported`](Error::Unsupported) unless the mode is CTR. Otherwise that of the first message with an error in
    /// its `result`; the others are processed.
    fn many(&self, messages: &mut [Message<'_>]) -> Result<()> {
        let _ = messages;
        Err(Error::Unsupported("this mode takes one message in a call; only CTR takes many"))
    }
    /// Begins another message under the same key; with [ACPKM](crate::mode::CtrAcpkm) or key meshing, under the first one, which
    /// such an object therefore keeps in memory as long as it lives, as the types of `mode` do not. The same IV again gives the
    /// same keystream again.
    ///
    /// # Errors
    /// [`IvLength`](Error::IvLength); the mode stays as it was then.
    fn reset(&mut self, iv: &[u8]) -> Result<()>;
    /// A copy of the same state. Do not encrypt different data with both: they use the same keystream.
    fn dup(&self) -> Box<dyn DynMode>;
    /// The level of its kernel.
    fn level(&self) -> Level;
}

/// A cipher that can be created from a key and options.
pub(super) trait Keyed: Cipher + 'static {
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self>;
}

impl Keyed for Kuznyechik {
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self> {
        no_sbox(options)?;
        let key = key_from_slice(key)?;
        options.level.map_or_else(|| Ok(Self::new(key)), |level| Self::with_level(level, key))
    }
}

impl Keyed for Magma {
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self> {
        no_sbox(options)?;
        let key = key_from_slice(key)?;
        options.level.map_or_else(|| Ok(Self::new(key)), |level| Self::with_level(level, key))
    }
}

impl Keyed for Gost28147 {
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self> {
        let (key, default) = (key_from_slice(key)?, Sbox::default());
        let sbox = options.sbox.unwrap_or(&default);
        options.level.map_or_else(|| Ok(Self::new(key, sbox)), |level| Self::with_level(level, key, sbox))
    }
}

/// A cipher's type as a value.
pub(super) struct Of<C>(pub(super) PhantomData<fn() -> C>);

impl<C: Keyed> Primitive for Of<C> {
    fn block_size(&self) -> usize {
        C::BLOCK
    }
    fn levels(&self) -> Vec<Level> {
        C::levels().collect()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        // Not optimised away, because it is wiped on drop.
        C::keyed(key, options).map(drop)
    }
}

/// A mode in one direction.
struct Directed<M> {
    mode: M,
    direction: Direction,
}

impl<M: Restart + 'static> DynMode for Directed<M> {
    fn granularity(&self) -> usize {
        M::GRANULARITY
    }
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.mode.process(self.direction, data)
    }
    fn after(&self, input: &[u8]) -> Option<Box<dyn DynMode>> {
        Some(directed(self.direction, self.mode.after(self.direction, input)?))
    }
    fn reset(&mut self, iv: &[u8]) -> Result<()> {
        self.mode.restart(iv)
    }
    fn dup(&self) -> Box<dyn DynMode> {
        directed(self.direction, self.mode.clone())
    }
    fn level(&self) -> Level {
        self.mode.level()
    }
}

fn directed<M: Restart + 'static>(direction: Direction, mode: M) -> Box<dyn DynMode> {
    Box::new(Directed { mode, direction })
}

/// A mode that can begin again with its first key.
pub(super) trait Restart: BlockMode {
    fn restart(&mut self, iv: &[u8]) -> Result<()>;
}

macro_rules! restart {
    ($mode:ty $(, $generic:ident)?) => {
        impl$(<$generic: Cipher>)? Restart for $mode {
            fn restart(&mut self, iv: &[u8]) -> Result<()> {
                self.reset(iv)
            }
        }
    };
}
restart!(Cbc<C>, C);
restart!(Cfb<C>, C);
restart!(Ofb<C>, C);
restart!(Cnt);

impl<C: Cipher> Restart for Ecb<C> {
    fn restart(&mut self, iv: &[u8]) -> Result<()> {
        if iv.is_empty() { Ok(()) } else { Err(Error::IvLength { given: iv.len(), allowed: "none" }) }
    }
}

/// A mode whose key changes, together with its first key.
#[derive(Clone)]
struct Rekeyed<C, M> {
    first: Arc<C>,
    make: Begin<C, M>,
    section: usize,
    mode: M,
}

type Begin<C, M> = fn(C, usize, &[u8]) -> Result<M>;

impl<C: Cipher, M: BlockMode> Rekeyed<C, M> {
    fn new(first: C, section: usize, iv: &[u8], make: Begin<C, M>) -> Result<Self> {
        let first = Arc::new(first);
        Ok(Self { mode: make(C::clone(&first), section, iv)?, first, make, section })
    }
}

impl<C: Cipher, M: BlockMode> crate::mode::private::Sealed for Rekeyed<C, M> {}

impl<C: Cipher, M: BlockMode> BlockMode for Rekeyed<C, M> {
    const GRANULARITY: usize = M::GRANULARITY;
    fn process(&mut self, direction: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.mode.process(direction, data)
    }
    fn after(&self, direction: Direction, input: &[u8]) -> Option<Self> {
        Some(Self { mode: self.mode.after(direction, input)?, first: self.first.clone(), ..*self })
    }
    fn level(&self) -> Level {
        self.mode.level()
    }
}

impl<C: Cipher, M: BlockMode> Restart for Rekeyed<C, M> {
    fn restart(&mut self, iv: &[u8]) -> Result<()> {
        self.mode = (self.make)(C::clone(&self.first), self.section, iv)?;
        Ok(())
    }
}

/// CTR, which has no direction and can process many messages in one call.
struct Counter<C: Cipher>(Ctr<C>);

impl<C: Cipher + 'static> DynMode for Counter<C> {
    fn granularity(&self) -> usize {
        Ctr::<C>::GRANULARITY
    }
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.0.apply(data)
    }
    fn after(&self, input: &[u8]) -> Option<Box<dyn DynMode>> {
        Some(Box::new(Self(self.0.after(Direction::Encrypt, input)?)))
    }
    fn many(&self, messages: &mut [Message<'_>]) -> Result<()> {
        batch::ctr(Keys::One(self.0.cipher()), messages)
    }
    fn reset(&mut self, iv: &[u8]) -> Result<()> {
        self.0.reset(iv)
    }
    fn dup(&self) -> Box<dyn DynMode> {
        Box::new(Self(self.0.clone()))
    }
    fn level(&self) -> Level {
        self.0.level()
    }
}

/// The key size of all ciphers here.
pub(super) const KEY: Option<usize> = Some(32);

const fn cipher<C: Keyed>(name: &'static str, iv: Option<IvSize>, padded: bool, make: MakeMode) -> Algorithm {
    let make = Make::Cipher { make, padded };
    Algorithm { key: KEY, iv, ..row(name, Kind::Cipher, &Of::<C>(PhantomData), make) }
}

pub(super) const fn ecb<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, None, true, |direction, key, options| Ok(directed(direction, Ecb::new(C::keyed(key, options)?))))
}

pub(super) const fn ctr<C: Keyed>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: C::BLOCK / 2, text: Ctr::<C>::IV };
    cipher::<C>(name, Some(iv), false, |_, key, options| {
        Ok(Box::new(Counter(Ctr::new(C::keyed(key, options)?, options.iv)?)))
    })
}

pub(super) const fn ctr_acpkm<C: Keyed>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: C::BLOCK / 2, text: Ctr::<C>::IV };
    let row = cipher::<C>(name, Some(iv), false, |direction, key, options| {
        let section = options.section.unwrap_or(SECTION);
        Ok(directed(direction, Rekeyed::new(C::keyed(key, options)?, section, options.iv, CtrAcpkm::new)?))
    });
    Algorithm { sections: true, ..row }
}

/// The IV of modes with a shift register.
const fn register_iv<C: Keyed>() -> Option<IvSize> {
    Some(IvSize { preferred: C::BLOCK, text: allowed_iv::<C>() })
}

pub(super) const fn cbc<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, register_iv::<C>(), true, |direction, key, options| {
        Ok(directed(direction, Cbc::new(C::keyed(key, options)?, options.iv)?))
    })
}

pub(super) const fn cfb<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, register_iv::<C>(), false, |direction, key, options| {
        Ok(directed(direction, Cfb::new(C::keyed(key, options)?, options.iv)?))
    })
}

pub(super) const fn ofb<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, register_iv::<C>(), false, |direction, key, options| {
        Ok(directed(direction, Ofb::new(C::keyed(key, options)?, options.iv)?))
    })
}

/// A GOST 28147-89 mode that supports key meshing.
pub(super) const fn gost28147<M: Meshable + Restart + 'static>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: 8, text: ONE_BLOCK };
    let row = cipher::<Gost28147>(name, Some(iv), M::GRANULARITY > 1, |direction, key, options| {
        let cipher = Gost28147::keyed(key, options)?;
        Ok(match options.meshing {
            true => {
                let make = |cipher, _, iv: &[u8]| Meshed::<M>::new(cipher, iv);
                directed(direction, Rekeyed::new(cipher, 0, options.iv, make)?)
            }
            false => directed(direction, M::start(cipher, &one_block(options.iv)?, Internal)?),
        })
    });
    Algorithm { meshing: true, ..row }
}
