//! The registry's rows (one per algorithm) for MACs, and the trait objects that these rows make.
use super::{
    Algorithm, Kind, Make, Sections,
    mode::{KEY, Keyed, Of},
    row,
};
use crate::{
    Gost28147,
    batch::{self, Keys},
    cipher::{BlockEngine, Cipher},
    cpu::Level,
    error::Result,
    hash::Hash,
    mac::{Hmac, Imit, Omac, OmacAcpkm, Pmac, Tag},
    mode::CtrAcpkm,
};
use alloc::boxed::Box;
use core::marker::PhantomData;

/// A MAC under a key, as a trait object.
///
/// ```
/// use fastgost::registry::{Algorithm, Options};
///
/// let mut mac = Algorithm::from_name("magma-omac")?.mac(&[7; 32], &Options::default())?;
/// mac.update(b"a message ")?;
/// let mut other = mac.clone();
/// mac.update(b"in two parts")?;
/// other.update(b"in two parts")?;
/// assert_eq!(mac.finalize_reset()[..], other.finalize_reset()[..]);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub trait DynMac: Send + Sync {
    /// Adds the next part of the message.
    ///
    /// # Errors
    /// [`KeyExhausted`](crate::Error::KeyExhausted), for MACs that limit the amount of data under a key (PMAC) or in a
    /// message (OMAC-ACPKM). After an error, the part was not added.
    fn update(&mut self, data: &[u8]) -> Result<()>;
    /// Returns the message's tag and begins a new message.
    fn finalize_reset(&mut self) -> Tag;
    /// Begins a new message under the same key.
    fn reset(&mut self);
    /// Makes a copy that has the same state. PMAC is the only MAC that limits the amount of data under a key. If PMAC
    /// is copied, each copy counts only its own data. If you use several copies, add up the data that they process, and
    /// stay below [`Pmac::LIMIT`](crate::mac::Pmac::LIMIT).
    fn dup(&self) -> Box<dyn DynMac>;
    /// Computes the tags of many messages, in parallel if the MAC supports this. When a message is finished, `done`
    /// gets the message's number and tag. The data that was passed to `update` before is not part of these messages.
    ///
    /// # Errors
    /// Returns the errors of [`update`](Self::update). Before an error, `done` may already have been called with some
    /// of the tags.
    fn many(&mut self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Tag)) -> Result<()>;
    /// The number of bytes in the tag.
    fn size(&self) -> usize;
    /// The level of the kernel.
    fn level(&self) -> Level;
}

/// Implements `DynMac` for a MAC. The last argument is `?` if `update` can fail.
macro_rules! tag {
    ($mac:ty $(, $generic:ident: $bound:ident)?; $many:expr $(; $may_fail:tt)?) => {
        impl$(<$generic: $bound + 'static>)? DynMac for $mac {
            fn update(&mut self, data: &[u8]) -> Result<()> {
                self.update(data)$($may_fail)?;
                Ok(())
            }
            fn finalize_reset(&mut self) -> Tag {
                self.finalize_reset()
            }
            fn reset(&mut self) {
                self.reset();
            }
            fn dup(&self) -> Box<dyn DynMac> {
                Box::new(self.clone())
            }
            fn many(&mut self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Tag)) -> Result<()> {
                $many(self, messages, done)
            }
            fn size(&self) -> usize {
                self.tag_size()
            }
            fn level(&self) -> Level {
                self.level()
            }
        }
    };
}

tag!(Omac<C>, C: Cipher; |mac: &mut Self, messages, done| batch::omac(Keys::One(mac), messages, done));
tag!(OmacAcpkm<C>, C: Cipher; one_by_one; ?);
tag!(Pmac<C>, C: Cipher; |pmac: &mut Self, messages: &[&[u8]], done| pmac.finalize_many(messages.iter().copied(), done); ?);
tag!(Imit; |mac: &mut Self, messages, done| batch::imit(Keys::One(mac), messages, done));
tag!(Hmac<H>, H: Hash; |hmac: &mut Self, messages: &[&[u8]], done| {
    hmac.finalize_many(messages.iter().copied(), done);
    Ok(())
});

fn one_by_one<M: DynMac + Clone>(mac: &mut M, messages: &[&[u8]], done: &mut dyn FnMut(usize, Tag)) -> Result<()> {
    let mut mac = mac.clone();
    mac.finalize_reset();
    for (i, message) in messages.iter().enumerate() {
        mac.update(message)?;
        done(i, mac.finalize_reset());
    }
    Ok(())
}

pub(super) const fn omac<C: Keyed>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(Box::new(Omac::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { key: KEY, tag: Some(C::BLOCK), ..row(name, Kind::Mac, &Of::<C>(PhantomData), make) }
}

pub(super) const fn omac_acpkm<C: Keyed>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let section = options.section.unwrap_or(CtrAcpkm::<C>::SECTION);
        let key_section = options.key_section.unwrap_or(OmacAcpkm::<C>::KEY_SECTION);
        let omac = OmacAcpkm::with_key_section(C::keyed(key, options)?, section, key_section)?;
        Ok(Box::new(omac.with_tag_size(options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm {
        key: KEY,
        tag: Some(C::BLOCK),
        sections: Some(Sections::of::<C>()),
        ..row(name, Kind::Mac, &Of::<C>(PhantomData), make)
    }
}

pub(super) const fn pmac<C: Keyed>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(Box::new(Pmac::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { key: KEY, tag: Some(C::BLOCK), ..row(name, Kind::Mac, &Of::<C>(PhantomData), make) }
}

pub(super) const fn imit(name: &'static str) -> Algorithm {
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
        key: KEY,
        tag: Some(Imit::TAG_SIZE),
        meshing: true,
        ..row(name, Kind::Mac, &Of::<Gost28147>(PhantomData), make)
    }
}
