//! The registry's rows (one per algorithm) for hash functions and HMAC, and the trait objects of hash functions.
use super::{Algorithm, Kind, Make, Options, Primitive, no_sbox, row};
use crate::{
    cpu::Level,
    error::{Error, Result},
    hash::{Digest, Gost94, Hash, Streebog256, Streebog512},
    mac::Hmac,
};
use alloc::{boxed::Box, vec::Vec};
use core::marker::PhantomData;

/// The state of a hash computation, as a trait object.
pub trait DynHash: Send + Sync {
    /// Adds the next part of the message.
    fn update(&mut self, data: &[u8]);
    /// Returns the digest of the message, and begins a new message.
    fn finalize_reset(&mut self) -> Digest;
    /// Begins a new message.
    fn reset(&mut self);
    /// Makes a copy that has the same state.
    fn dup(&self) -> Box<dyn DynHash>;
    /// Hashes many messages in parallel. Each message begins with the data that was passed to `update` before. When a
    /// message is finished, `done` gets the message's number and digest. [`Hash::finalize_many`] has the details.
    fn many(&self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Digest));
    /// The number of messages that the kernel hashes in parallel.
    fn parallel_messages(&self) -> usize;
    /// The number of bytes in a block.
    fn block_size(&self) -> usize;
    /// The number of bytes in a digest.
    fn size(&self) -> usize;
    /// The level of the kernel.
    fn level(&self) -> Level;
}

/// A wrapper for a hash function. The wrapper is needed because the hash function's own methods have the same names as
/// the methods of the trait.
struct Object<H>(H);

impl<H: Hash + 'static> DynHash for Object<H> {
    fn update(&mut self, data: &[u8]) {
        self.0.update(data);
    }
    fn finalize_reset(&mut self) -> Digest {
        self.0.finalize_reset()
    }
    fn reset(&mut self) {
        self.0.reset();
    }
    fn dup(&self) -> Box<dyn DynHash> {
        Box::new(Self(self.0.clone()))
    }
    fn many(&self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Digest)) {
        self.0.finalize_many(messages.iter().copied(), done);
    }
    fn parallel_messages(&self) -> usize {
        self.0.parallel_messages()
    }
    fn block_size(&self) -> usize {
        H::BLOCK_SIZE
    }
    fn size(&self) -> usize {
        H::OUTPUT_SIZE
    }
    fn level(&self) -> Level {
        self.0.level()
    }
}

/// A hash function that can be created from options.
pub(super) trait Begun: Hash + 'static {
    fn begun(options: &Options<'_>) -> Result<Self>;
}

impl Begun for Streebog256 {
    fn begun(options: &Options<'_>) -> Result<Self> {
        no_sbox(options)?;
        options.level.map_or_else(|| Ok(Self::new()), Self::with_level)
    }
}

impl Begun for Streebog512 {
    fn begun(options: &Options<'_>) -> Result<Self> {
        no_sbox(options)?;
        options.level.map_or_else(|| Ok(Self::new()), Self::with_level)
    }
}

impl Begun for Gost94 {
    fn begun(options: &Options<'_>) -> Result<Self> {
        let sbox = options.sbox.unwrap_or(Self::SBOX);
        options.level.map_or_else(|| Ok(Self::with_sbox(sbox)), |level| Self::with_level(level, sbox))
    }
}

/// A value for the field `primitive` of a row. The value stands for the hash function `H`.
pub(super) struct Of<H>(pub(super) PhantomData<fn() -> H>);
/// A value for the field `primitive` of a row. The value stands for HMAC over the hash function `H`.
struct HmacOf<H>(PhantomData<fn() -> H>);

impl<H: Begun> Primitive for Of<H> {
    fn block_size(&self) -> usize {
        H::BLOCK_SIZE
    }
    fn levels(&self) -> Vec<Level> {
        H::levels().collect()
    }
    fn schedule(&self, _: &[u8], _: &Options<'_>) -> Result<()> {
        Err(Error::Unsupported("this algorithm takes no key: it is a hash function"))
    }
}

impl<H: Begun> Primitive for HmacOf<H> {
    fn block_size(&self) -> usize {
        H::BLOCK_SIZE
    }
    fn levels(&self) -> Vec<Level> {
        Of::<H>(PhantomData).levels()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        // The compiler cannot remove this computation, because the object is wiped on drop.
        drop(Hmac::new(H::begun(options)?, key));
        Ok(())
    }
}

/// The row of a hash function.
pub(super) const fn hash<H: Begun>(name: &'static str) -> Algorithm {
    let make = Make::Hash(|options| Ok(Box::new(Object(H::begun(options)?))));
    row(name, Kind::Hash, &Of::<H>(PhantomData), make)
}

/// The row of HMAC over a hash function.
pub(super) const fn hmac<H: Begun>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let hmac = Hmac::new(H::begun(options)?, key);
        Ok(Box::new(hmac.with_tag_size(options.tag_size.unwrap_or(H::OUTPUT_SIZE))?))
    });
    Algorithm { tag: Some(H::OUTPUT_SIZE), ..row(name, Kind::Mac, &HmacOf::<H>(PhantomData), make) }
}
