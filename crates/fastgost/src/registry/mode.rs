//! The registry's rows (one per algorithm) for ciphers in modes of operation, and the trait objects that these rows
//! make.
use super::{Algorithm, Direction, IvSize, Kind, Make, MakeMode, Options, Primitive, Sections, no_sbox, row};
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
use subtle::ConstantTimeEq;

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
    /// The length of the data in each call must be a multiple of this number of bytes. This number is the block size
    /// for modes that process whole blocks, and 1 for all other modes.
    fn granularity(&self) -> usize;
    /// Processes the next part of the data.
    ///
    /// # Errors
    /// [`PartialBlock`](crate::Error::PartialBlock) for data that is not a multiple of
    /// [`granularity`](Self::granularity); [`StreamExhausted`](crate::Error::StreamExhausted) at the end of the
    /// keystream. After an error, nothing was written.
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()>;
    /// Makes a copy of the mode. The copy has the state that the mode will have after `input`, which is the next data
    /// of the stream. This function does not process `input`. With such copies, several threads can process parts of
    /// one stream. The result is `None` if finding this state takes as long as processing `input`, or if the keystream
    /// ends before the end of `input`.
    fn after(&self, input: &[u8]) -> Option<Box<dyn DynMode>>;
    /// Processes many messages in one call, each under its own IV, like [`batch::ctr`] and [`batch::cnt`]. Earlier
    /// calls of `apply` have no effect on these messages.
    ///
    /// # Errors
    /// [`Unsupported`](Error::Unsupported) unless the mode is CTR or CNT. Otherwise returns the error of the first
    /// message that has an error in its `result`. All messages without an error are processed.
    fn many(&self, messages: &mut [Message<'_>]) -> Result<()>;
    /// Begins another message under the same key. With [ACPKM](crate::mode::CtrAcpkm) or key meshing, each message
    /// begins with the first key. So an object with ACPKM or key meshing keeps its first key in memory as long as the
    /// object lives. The types in the module `mode` do not keep the first key. If a message has the IV of an earlier
    /// message, both messages get the same keystream.
    ///
    /// # Errors
    /// [`IvLength`](Error::IvLength) for a wrong IV length. After an error, the mode is unchanged.
    fn reset(&mut self, iv: &[u8]) -> Result<()>;
    /// Moves to a position in the stream. The position is the number of bytes from the beginning of the stream.
    ///
    /// # Errors
    /// [`Unsupported`](Error::Unsupported) unless the mode is CTR, CNT without key meshing, or CTR-ACPKM; CTR-ACPKM can
    /// only move forward. [`StreamExhausted`](Error::StreamExhausted) if the position is past the end of the stream.
    /// After an error, the mode is unchanged.
    fn seek(&mut self, position: u128) -> Result<()>;
    /// Makes a copy that has the same state. Do not encrypt different data with both objects, because both objects use
    /// the same keystream.
    fn dup(&self) -> Box<dyn DynMode>;
    /// The level of the kernel.
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

/// A value for the field `primitive` of a row. The value stands for the cipher `C`.
pub(super) struct Of<C>(pub(super) PhantomData<fn() -> C>);

impl<C: Keyed> Primitive for Of<C> {
    fn block_size(&self) -> usize {
        C::BLOCK
    }
    fn levels(&self) -> Vec<Level> {
        C::levels().collect()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        // The compiler cannot remove this computation, because the object is wiped on drop.
        C::keyed(key, options).map(drop)
    }
}

/// A type whose objects have two keys of a cipher. Callers pass both keys together, as one key of twice the size.
pub(super) trait OfTwo: Sized + 'static {
    type Cipher: Keyed;
    /// Makes an object from the first key and the second key.
    fn of(first: Self::Cipher, second: Self::Cipher, options: &Options<'_>) -> Result<Self>;

    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self> {
        if key.len() != KEYS {
            return Err(Error::KeyLength { given: key.len(), allowed: "64 bytes: two keys" });
        }
        let (first, second) = key.split_at(KEYS / 2);
        if bool::from(first.ct_eq(second)) {
            return Err(Error::Parameter { name: "the key", allowed: "two different keys of 32 bytes" });
        }
        Self::of(Self::Cipher::keyed(first, options)?, Self::Cipher::keyed(second, options)?, options)
    }
}

/// The number of bytes in two keys.
pub(super) const KEYS: usize = 64;

/// A value for the field `primitive` of a row. The value stands for the type `T`, whose objects have two keys.
pub(super) struct Pair<T>(pub(super) PhantomData<fn() -> T>);

impl<T: OfTwo> Primitive for Pair<T> {
    fn block_size(&self) -> usize {
        T::Cipher::BLOCK
    }
    fn levels(&self) -> Vec<Level> {
        T::Cipher::levels().collect()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        T::keyed(key, options).map(drop)
    }
}

/// A mode that either encrypts or decrypts.
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
    fn many(&self, messages: &mut [Message<'_>]) -> Result<()> {
        self.mode.many(messages)
    }
    fn reset(&mut self, iv: &[u8]) -> Result<()> {
        self.mode.restart(iv)
    }
    fn seek(&mut self, position: u128) -> Result<()> {
        self.mode.go_to(position)
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

/// A mode that can begin again with the key that it had at the beginning.
pub(super) trait Restart: BlockMode {
    fn restart(&mut self, iv: &[u8]) -> Result<()>;
    fn go_to(&mut self, position: u128) -> Result<()> {
        let _ = position;
        Err(NO_POSITIONS)
    }
    fn many(&self, messages: &mut [Message<'_>]) -> Result<()> {
        let _ = messages;
        Err(ONE_AT_A_TIME)
    }
}

const ONE_AT_A_TIME: Error = Error::Unsupported("this mode takes one message in a call; only CTR and CNT take many");

const NO_POSITIONS: Error =
    Error::Unsupported("this mode cannot seek; only CTR, CTR-ACPKM and CNT without key meshing can");

macro_rules! restart {
    ($mode:ty $(, $generic:ident)? $(; $many:path)?) => {
        impl$(<$generic: Cipher>)? Restart for $mode {
            fn restart(&mut self, iv: &[u8]) -> Result<()> {
                self.reset(iv)
            }
            $(
                fn go_to(&mut self, position: u128) -> Result<()> {
                    self.seek(position)
                }
                fn many(&self, messages: &mut [Message<'_>]) -> Result<()> {
                    $many(Keys::One(self.cipher()), messages)
                }
            )?
        }
    };
}
restart!(Ctr<C>, C; batch::ctr);
restart!(Cbc<C>, C);
restart!(Cfb<C>, C);
restart!(Ofb<C>, C);
restart!(Cnt; batch::cnt);

impl<C: Cipher> Restart for Ecb<C> {
    fn restart(&mut self, iv: &[u8]) -> Result<()> {
        if iv.is_empty() { Ok(()) } else { Err(Error::IvLength { given: iv.len(), allowed: "none" }) }
    }
}

/// A mode that changes its key in the middle of a message. The struct also contains the key that the mode had at the
/// beginning of the message.
#[derive(Clone)]
struct Rekeyed<C, M> {
    first: Arc<C>,
    make: Begin<C, M>,
    many: Many<C>,
    seek: fn(&mut M, u128) -> Result<()>,
    section: usize,
    mode: M,
}

type Begin<C, M> = fn(C, usize, &[u8]) -> Result<M>;
type Many<C> = fn(Keys<'_, C>, &mut [Message<'_>]) -> Result<()>;

impl<C: Cipher, M: BlockMode> Rekeyed<C, M> {
    fn new(first: C, section: usize, iv: &[u8], make: Begin<C, M>, many: Many<C>) -> Result<Self> {
        let (first, seek) = (Arc::new(first), |_: &mut M, _| Err(NO_POSITIONS));
        Ok(Self { mode: make(C::clone(&first), section, iv)?, first, make, many, seek, section })
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
    fn go_to(&mut self, position: u128) -> Result<()> {
        (self.seek)(&mut self.mode, position)
    }
    fn many(&self, messages: &mut [Message<'_>]) -> Result<()> {
        (self.many)(Keys::One(&self.first), messages)
    }
}

/// The size of the keys of all ciphers in this module.
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
    cipher::<C>(name, Some(iv), false, |direction, key, options| {
        Ok(directed(direction, Ctr::new(C::keyed(key, options)?, options.iv)?))
    })
}

pub(super) const fn ctr_acpkm<C: Keyed>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: C::BLOCK / 2, text: Ctr::<C>::IV };
    let row = cipher::<C>(name, Some(iv), false, |direction, key, options| {
        let section = options.section.unwrap_or(CtrAcpkm::<C>::SECTION);
        let many = |_: Keys<'_, C>, _: &mut [Message<'_>]| Err(ONE_AT_A_TIME);
        let mode = Rekeyed::new(C::keyed(key, options)?, section, options.iv, CtrAcpkm::new, many)?;
        Ok(directed(direction, Rekeyed { seek: CtrAcpkm::seek, ..mode }))
    });
    let in_containers = Some(CtrAcpkm::<C>::SECTION_IN_CONTAINERS);
    Algorithm { sections: Some(Sections { in_containers, ..Sections::of::<C>() }), ..row }
}

/// The allowed sizes of the IV in modes with a shift register.
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

/// A mode of GOST 28147-89 with key meshing. `MANY` is the function that processes many messages in one call. If a mode
/// can process only one message in a call, `MANY` returns an error.
pub(super) trait MeshedMany: Meshable + Restart {
    const MANY: Many<Gost28147> = |_, _| Err(ONE_AT_A_TIME);
}

impl MeshedMany for Cbc<Gost28147> {}
impl MeshedMany for Cfb<Gost28147> {}
impl MeshedMany for Cnt {
    const MANY: Many<Gost28147> = batch::cnt_meshed;
}

/// The row of a GOST 28147-89 mode that supports key meshing.
pub(super) const fn gost28147<M: MeshedMany + 'static>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: 8, text: ONE_BLOCK };
    let row = cipher::<Gost28147>(name, Some(iv), M::GRANULARITY > 1, |direction, key, options| {
        let cipher = Gost28147::keyed(key, options)?;
        Ok(match options.meshing {
            true => {
                let make = |cipher, _, iv: &[u8]| Meshed::<M>::new(cipher, iv);
                directed(direction, Rekeyed::new(cipher, 0, options.iv, make, M::MANY)?)
            }
            false => directed(direction, M::start(cipher, &one_block(options.iv)?, Internal)?),
        })
    });
    Algorithm { meshing: true, ..row }
}
