//! MACs, as rows of the table and as objects.
use super::{
    Algorithm, Kind, Make, SECTION,
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
};
use alloc::boxed::Box;
use core::marker::PhantomData;

/// A MAC under a key, as an object.
///
/// ```
/// use fastgost::registry::{Algorithm, Options};
///
/// let mut mac = Algorithm::find("magma-omac")?.mac(&[7; 32], &Options::default())?;
/// mac.update(b"a message ")?;
/// let mut other = mac.clone();
/// mac.update(b"in two parts")?;
/// other.update(b"in two parts")?;
/// assert_eq!(mac.finalize_reset()[..], other.finalize_reset()[..]);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub trait DynMac: Send + Sync {
    /// Takes the next part of the message.
    ///
    /// # Errors
    /// [`KeyExhausted`](crate::Error::KeyExhausted), of those that count what is under a key; nothing is taken then.
    fn update(&mut self, data: &[u8]) -> Result<()>;
    /// The tag of the message; goes back to the beginning of the next one.
    fn finalize_reset(&mut self) -> Tag;
    /// Goes back to the beginning of a message, under the same key.
    fn reset(&mut self);
    /// A copy at the same place in the same message.
    fn dup(&self) -> Box<dyn DynMac>;
    /// The tags of many messages, side by side where the MAC can: `done` gets the number of each and its tag, in the order
    /// in which they end. What it was given so far plays no part.
    ///
    /// # Errors
    /// Those of [`update`](Self::update); some messages may have their tags then.
    fn many(&mut self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Tag)) -> Result<()>;
    /// Bytes of the tag.
    fn size(&self) -> usize;
    /// The level of the kernel that it runs on.
    fn level(&self) -> Level;
}

/// `?` at the end: what it is given may be too much.
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
    Algorithm { key: KEY, ..row(name, Kind::Mac, &Of::<C>(PhantomData), make) }
}

pub(super) const fn omac_acpkm<C: Keyed>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let omac = OmacAcpkm::new(C::keyed(key, options)?, options.section.unwrap_or(SECTION))?;
        Ok(Box::new(omac.with_tag_size(options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { key: KEY, sections: true, ..row(name, Kind::Mac, &Of::<C>(PhantomData), make) }
}

pub(super) const fn pmac<C: Keyed>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(Box::new(Pmac::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { key: KEY, ..row(name, Kind::Mac, &Of::<C>(PhantomData), make) }
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
    Algorithm { key: KEY, meshing: true, ..row(name, Kind::Mac, &Of::<Gost28147>(PhantomData), make) }
}
