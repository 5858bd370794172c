//! Every algorithm by its name: the one table that the command line and the bindings read.
//!
//! ```
//! use fastgost::registry::{Algorithm, Direction, Options};
//!
//! let algorithm = Algorithm::find("kuznyechik-ctr")?;
//! let options = Options { iv: &[1; 8], ..Options::default() };
//! let mut data = *b"any length";
//! algorithm.cipher(Direction::Encrypt, &[7; 32], &options)?.apply(data[..].as_mut().into())?;
//! algorithm.cipher(Direction::Decrypt, &[7; 32], &options)?.apply(data[..].as_mut().into())?;
//! assert_eq!(&data, b"any length");
//! # Ok::<(), fastgost::Error>(())
//! ```
use crate::{
    Gost28147, Kernel, Kuznyechik, Level, Magma, Sbox,
    cipher::{Cipher, Family, key_from_slice},
    error::{Error, Result},
    hash::{Gost94, Streebog256, Streebog512},
    inout::InOutBuf,
    mac::{Code, Imit, Omac, SingleBlock},
    mode::{Bidirectional, Cbc, Cfb, Cnt, Ctr, Ecb, Meshable, Meshed, ONE_BLOCK, Ofb, allowed_iv, one_block},
    rows::Row,
};
use alloc::{boxed::Box, vec::Vec};
use core::{fmt, marker::PhantomData};
use hasher::{hash, hmac};

mod hasher;

pub use self::hasher::Hasher;
pub use crate::mode::Direction;

/// What an algorithm is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A cipher in a mode of operation: [`Algorithm::cipher`].
    Cipher,
    /// A message authentication code: [`Algorithm::mac`].
    Mac,
    /// A hash function: [`Algorithm::hasher`].
    Hash,
}

/// An algorithm: a row of the table.
pub struct Algorithm {
    /// Its name, everywhere.
    pub name: &'static str,
    /// What it is for.
    pub kind: Kind,
    primitive: &'static dyn Primitive,
    /// Bytes of the key, where that is fixed.
    key: Option<usize>,
    iv: Option<IvSize>,
    /// Whether it knows CryptoPro key meshing.
    meshing: bool,
    make: Make,
}

/// The initialisation vector that an algorithm takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IvSize {
    /// Bytes, when nothing speaks for another size.
    pub preferred: usize,
    /// What is allowed, in words.
    pub text: &'static str,
}

/// A kernel that this CPU can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelInfo {
    /// Its name.
    pub name: &'static str,
    /// The CPU features it needs.
    pub level: Level,
    /// Whether no secret indexes its memory or decides its branches.
    pub constant_time: bool,
}

/// What may be said beside the key. What an algorithm does not know must be left as it is by default.
#[derive(Clone, Debug, Default)]
pub struct Options<'a> {
    /// The kernel's or level's name; by default the best constant-time one of this CPU.
    pub kernel: Option<&'a str>,
    /// The initialisation vector, for those that take one.
    pub iv: &'a [u8],
    /// The S-box set of GOST 28147-89, by default "z", or of GOST R 34.11-94, by default "h94cp".
    pub sbox: Option<&'a Sbox>,
    /// CryptoPro key meshing of GOST 28147-89. No S-box set implies it.
    pub meshing: bool,
    /// What IMIT does with messages of one block; the others do not look at it.
    pub single_block: SingleBlock,
    /// Bytes of a MAC's tag.
    pub tag_size: Option<usize>,
}

/// A mode under a key, as an object.
pub trait Mode: Send {
    /// The data of every call is a multiple of so many bytes: 1, or the block in modes of whole blocks.
    fn granularity(&self) -> usize;
    /// Processes the next part of the data.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], [`Error::StreamExhausted`]; nothing is written then.
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()>;
    /// The mode as it will be after `input`, the data it is about to be given, without processing it. `None` if it is
    /// serial or the stream ends before. So many threads can share one stream.
    fn after(&self, input: &[u8]) -> Option<Box<dyn Mode>>;
    /// The kernel that it runs on.
    fn kernel(&self) -> &'static str;
}

/// A MAC under a key, as an object.
pub trait Tag: Send {
    /// Takes the next part of the message.
    fn update(&mut self, data: &[u8]);
    /// The tag of the message.
    fn finish(self: Box<Self>) -> Vec<u8>;
    /// The tag of the message; goes back to the beginning of the next one.
    fn finish_reset(&mut self) -> Code;
    /// Bytes of the tag.
    fn size(&self) -> usize;
    /// The kernel that it runs on.
    fn kernel(&self) -> &'static str;
}

impl Algorithm {
    /// The algorithm of that name.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn find(name: &str) -> Result<&'static Algorithm> {
        ALL.iter().find(|a| a.name == name).ok_or(Error::UnknownAlgorithm)
    }

    /// All algorithms.
    pub fn all() -> &'static [Algorithm] {
        ALL
    }

    /// Bytes in a block.
    pub fn block_size(&self) -> usize {
        self.primitive.block_size()
    }

    /// Bytes of its key; `None` if it takes none, or one of any length as HMAC does.
    pub fn key_size(&self) -> Option<usize> {
        self.key
    }

    /// The initialisation vector it takes, if any.
    pub fn iv_size(&self) -> Option<IvSize> {
        self.iv
    }

    /// Whether it takes whole blocks only, so that [padding](crate::mode::padding) applies.
    pub fn padded(&self) -> bool {
        matches!(self.make, Make::Cipher { padded: true, .. })
    }

    /// The kernels that this CPU can run, best first. Levels without a kernel of their own do not appear.
    pub fn kernels(&self) -> Vec<KernelInfo> {
        self.primitive.kernels()
    }

    /// The kernel that [`Options::kernel`] with this name gives: a level's own or that of the next lower one.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`].
    pub fn kernel_at(&self, name: &str) -> Result<&'static str> {
        self.primitive.kernel_at(name)
    }

    /// The mode under a key, at the beginning of a message.
    ///
    /// # Errors
    /// What is wrong with the key or the options; [`Error::Unsupported`] if it is no cipher.
    pub fn cipher(&self, direction: Direction, key: &[u8], options: &Options<'_>) -> Result<Box<dyn Mode>> {
        let Make::Cipher { make, .. } = self.make else {
            return Err(Error::Unsupported("this algorithm does not encrypt: it is no cipher"));
        };
        self.check(options)?;
        make(direction, key, options)
    }

    /// The MAC under a key, at the beginning of a message.
    ///
    /// # Errors
    /// What is wrong with the key or the options; [`Error::Unsupported`] if it is no MAC.
    pub fn mac(&self, key: &[u8], options: &Options<'_>) -> Result<Box<dyn Tag>> {
        let Make::Mac(make) = self.make else {
            return Err(Error::Unsupported("this algorithm makes no tags: it is no MAC"));
        };
        self.check(options)?;
        make(key, options)
    }

    /// The hash function at the beginning of a message.
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Options};
    ///
    /// let mut hash = Algorithm::find("streebog256")?.hasher(&Options::default())?;
    /// hash.update(b"any split ");
    /// hash.update(b"of the message");
    /// assert_eq!(hash.finish()[..], fastgost::hash::Streebog256::digest(b"any split of the message"));
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong with the options; [`Error::Unsupported`] if it is no hash function.
    pub fn hasher(&self, options: &Options<'_>) -> Result<Box<dyn Hasher>> {
        let Make::Hash(make) = self.make else {
            return Err(Error::Unsupported("this algorithm needs a key: it is no hash function"));
        };
        self.check(options)?;
        make(options)
    }

    /// Prepares the key and drops it: for measuring.
    ///
    /// # Errors
    /// What is wrong with the key or the options; [`Error::Unsupported`] if it takes no key.
    pub fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        self.primitive.schedule(key, options)
    }

    /// Refuses what would be ignored.
    fn check(&self, options: &Options<'_>) -> Result<()> {
        if self.iv.is_none() && !options.iv.is_empty() {
            return Err(Error::IvLength { given: options.iv.len(), allowed: "none" });
        }
        if let (Kind::Cipher | Kind::Hash, Some(given)) = (self.kind, options.tag_size) {
            return Err(Error::TagLength { given, allowed: "none: this algorithm makes no tags" });
        }
        if options.meshing && !self.meshing {
            return Err(Error::Unsupported("key meshing is for gost28147-cnt, -cfb, -cbc and -imit"));
        }
        Ok(())
    }
}

impl fmt::Debug for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Algorithm").field("name", &self.name).field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// The table.
static ALL: &[Algorithm] = &[
    ecb::<Kuznyechik>("kuznyechik-ecb"),
    ctr::<Kuznyechik>("kuznyechik-ctr"),
    cbc::<Kuznyechik>("kuznyechik-cbc"),
    cfb::<Kuznyechik>("kuznyechik-cfb"),
    ofb::<Kuznyechik>("kuznyechik-ofb"),
    omac::<Kuznyechik>("kuznyechik-omac"),
    ecb::<Magma>("magma-ecb"),
    ctr::<Magma>("magma-ctr"),
    cbc::<Magma>("magma-cbc"),
    cfb::<Magma>("magma-cfb"),
    ofb::<Magma>("magma-ofb"),
    omac::<Magma>("magma-omac"),
    ecb::<Gost28147>("gost28147-ecb"),
    gost28147::<Cnt>("gost28147-cnt"),
    gost28147::<Cfb<Gost28147>>("gost28147-cfb"),
    gost28147::<Cbc<Gost28147>>("gost28147-cbc"),
    imit("gost28147-imit"),
    hash::<Streebog256>("streebog256"),
    hash::<Streebog512>("streebog512"),
    hash::<Gost94>("gost94"),
    hmac::<Streebog256>("hmac-streebog256"),
    hmac::<Streebog512>("hmac-streebog512"),
];

/// How an object is made: most are put under a key.
#[derive(Clone, Copy)]
enum Make {
    Cipher { make: MakeMode, padded: bool },
    Mac(MakeTag),
    Hash(MakeHasher),
}

type MakeMode = fn(Direction, &[u8], &Options<'_>) -> Result<Box<dyn Mode>>;
type MakeTag = fn(&[u8], &Options<'_>) -> Result<Box<dyn Tag>>;
type MakeHasher = fn(&Options<'_>) -> Result<Box<dyn Hasher>>;

/// A cipher that is put under a key by options.
trait Keyed: Cipher + 'static {
    type Family: Family;
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self>;
}

impl Keyed for Kuznyechik {
    type Family = Self;
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self> {
        no_sbox(options)?;
        Ok(Kuznyechik::with_kernel(kernel(options)?, key_from_slice(key)?))
    }
}

impl Keyed for Magma {
    type Family = Gost28147;
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self> {
        no_sbox(options)?;
        Ok(Magma::with_kernel(kernel(options)?, key_from_slice(key)?))
    }
}

impl Keyed for Gost28147 {
    type Family = Self;
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<Self> {
        let (kernel, key) = (kernel(options)?, key_from_slice(key)?);
        Ok(match options.sbox {
            Some(sbox) => Gost28147::with_kernel(kernel, key, sbox),
            None => Gost28147::with_kernel(kernel, key, &Sbox::default()),
        })
    }
}

fn no_sbox(options: &Options<'_>) -> Result<()> {
    match options.sbox {
        Some(_) => {
            Err(Error::Unsupported("S-box sets are for GOST 28147-89 and GOST R 34.11-94: this algorithm's is fixed"))
        }
        None => Ok(()),
    }
}

fn kernel<F: Family>(options: &Options<'_>) -> Result<&'static Kernel<F>> {
    match options.kernel {
        Some(name) => Kernel::named(name),
        None => Ok(Kernel::best()),
    }
}

/// What an algorithm stands on, a cipher or a hash function, and what does not depend on the mode.
trait Primitive: Sync {
    fn block_size(&self) -> usize;
    fn kernels(&self) -> Vec<KernelInfo>;
    fn kernel_at(&self, name: &str) -> Result<&'static str>;
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()>;
}

/// What can be said of rows.
fn infos<R: Row>(rows: impl Iterator<Item = &'static R>) -> Vec<KernelInfo> {
    rows.map(|r| KernelInfo { name: r.name(), level: r.level(), constant_time: r.constant_time() }).collect()
}

/// A cipher as a value.
struct Of<C>(PhantomData<fn() -> C>);

impl<C: Keyed> Primitive for Of<C> {
    fn block_size(&self) -> usize {
        C::BLOCK
    }
    fn kernels(&self) -> Vec<KernelInfo> {
        infos(Kernel::<C::Family>::available())
    }
    fn kernel_at(&self, name: &str) -> Result<&'static str> {
        Ok(Kernel::<C::Family>::named(name)?.name())
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        // Wiped when dropped, so it cannot be optimised away.
        C::keyed(key, options).map(drop)
    }
}

/// A mode in one direction.
struct Directed<M> {
    mode: M,
    direction: Direction,
}

impl<M: Bidirectional + 'static> Mode for Directed<M> {
    fn granularity(&self) -> usize {
        M::GRANULARITY
    }
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.mode.process(self.direction, data)
    }
    fn after(&self, input: &[u8]) -> Option<Box<dyn Mode>> {
        Some(directed(self.direction, self.mode.after(self.direction, input)?))
    }
    fn kernel(&self) -> &'static str {
        self.mode.kernel_name()
    }
}

fn directed<M: Bidirectional + 'static>(direction: Direction, mode: M) -> Box<dyn Mode> {
    Box::new(Directed { mode, direction })
}

impl Tag for Imit {
    fn update(&mut self, data: &[u8]) {
        self.update(data);
    }
    fn finish(self: Box<Self>) -> Vec<u8> {
        (*self).finish().to_vec()
    }
    fn finish_reset(&mut self) -> Code {
        self.finish_reset()
    }
    fn size(&self) -> usize {
        self.tag_size()
    }
    fn kernel(&self) -> &'static str {
        self.kernel_name()
    }
}

impl<C: Cipher + 'static> Tag for Omac<C> {
    fn update(&mut self, data: &[u8]) {
        self.update(data);
    }
    fn finish(self: Box<Self>) -> Vec<u8> {
        (*self).finish().to_vec()
    }
    fn finish_reset(&mut self) -> Code {
        self.finish_reset()
    }
    fn size(&self) -> usize {
        self.tag_size()
    }
    fn kernel(&self) -> &'static str {
        self.kernel_name()
    }
}

/// Of all ciphers here.
const KEY: Option<usize> = Some(32);

/// A row.
const fn cipher<C: Keyed>(name: &'static str, iv: Option<IvSize>, padded: bool, make: MakeMode) -> Algorithm {
    let make = Make::Cipher { make, padded };
    Algorithm { name, kind: Kind::Cipher, primitive: &Of::<C>(PhantomData), key: KEY, iv, meshing: false, make }
}

const fn ecb<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, None, true, |direction, key, options| Ok(directed(direction, Ecb::new(C::keyed(key, options)?))))
}

const fn ctr<C: Keyed>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: C::BLOCK / 2, text: Ctr::<C>::IV };
    cipher::<C>(name, Some(iv), false, |direction, key, options| {
        Ok(directed(direction, Ctr::new(C::keyed(key, options)?, options.iv)?))
    })
}

/// The IV of the modes with a register.
const fn register_iv<C: Keyed>() -> Option<IvSize> {
    Some(IvSize { preferred: C::BLOCK, text: allowed_iv::<C>() })
}

const fn cbc<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, register_iv::<C>(), true, |direction, key, options| {
        Ok(directed(direction, Cbc::new(C::keyed(key, options)?, options.iv)?))
    })
}

const fn cfb<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, register_iv::<C>(), false, |direction, key, options| {
        Ok(directed(direction, Cfb::new(C::keyed(key, options)?, options.iv)?))
    })
}

const fn ofb<C: Keyed>(name: &'static str) -> Algorithm {
    cipher::<C>(name, register_iv::<C>(), false, |direction, key, options| {
        Ok(directed(direction, Ofb::new(C::keyed(key, options)?, options.iv)?))
    })
}

const fn omac<C: Keyed>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(Box::new(Omac::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { name, kind: Kind::Mac, primitive: &Of::<C>(PhantomData), key: KEY, iv: None, meshing: false, make }
}

/// A mode of GOST 28147-89 that can be meshed.
const fn gost28147<M: Meshable + 'static>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: 8, text: ONE_BLOCK };
    let row = cipher::<Gost28147>(name, Some(iv), M::GRANULARITY > 1, |direction, key, options| {
        let cipher = Gost28147::keyed(key, options)?;
        Ok(match options.meshing {
            true => directed(direction, Meshed::<M>::new(cipher, options.iv)?),
            false => directed(direction, M::start(cipher, &one_block(options.iv)?)?),
        })
    });
    Algorithm { meshing: true, ..row }
}

const fn imit(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let mut imit = Imit::new(Gost28147::keyed(key, options)?).with_single_block(options.single_block);
        if options.meshing {
            imit = imit.with_meshing();
        }
        if let Some(size) = options.tag_size {
            imit = imit.with_tag_size(size)?;
        }
        Ok(Box::new(imit))
    });
    Algorithm {
        name,
        kind: Kind::Mac,
        primitive: &Of::<Gost28147>(PhantomData),
        key: KEY,
        iv: None,
        meshing: true,
        make,
    }
}
