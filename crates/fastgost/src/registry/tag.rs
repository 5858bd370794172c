//! MACs, as rows of the table and as objects.
use super::{
    Algorithm, Kind, Make,
    mode::{KEY, Keyed, Of},
    row,
};
use crate::{
    Gost28147,
    batch::{self, Keys},
    cipher::Cipher,
    hash::Hash,
    mac::{Code, Hmac, Imit, Omac},
};
use alloc::{boxed::Box, vec::Vec};
use core::marker::PhantomData;

/// A MAC under a key, as an object.
pub trait Tag: Send {
    /// Takes the next part of the message.
    fn update(&mut self, data: &[u8]);
    /// The tag of the message.
    fn finish(self: Box<Self>) -> Vec<u8>;
    /// The tag of the message; goes back to the beginning of the next one.
    fn finish_reset(&mut self) -> Code;
    /// The tags of many messages, side by side where the MAC can: `done` gets the number of each and its tag, in the order
    /// in which they end. What it was given so far plays no part.
    fn many(&self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Code));
    /// Bytes of the tag.
    fn size(&self) -> usize;
    /// The kernel that it runs on.
    fn kernel(&self) -> &'static str;
}

macro_rules! tag {
    ($mac:ty $(, $generic:ident: $bound:ident)?; $many:expr) => {
        impl$(<$generic: $bound + 'static>)? Tag for $mac {
            fn update(&mut self, data: &[u8]) {
                self.update(data);
            }
            fn finish(self: Box<Self>) -> Vec<u8> {
                (*self).finish().to_vec()
            }
            fn finish_reset(&mut self) -> Code {
                self.finish_reset()
            }
            fn many(&self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Code)) {
                $many(self, messages, done);
            }
            fn size(&self) -> usize {
                self.tag_size()
            }
            fn kernel(&self) -> &'static str {
                self.kernel_name()
            }
        }
    };
}

// One key fits any number of messages.
tag!(Omac<C>, C: Cipher; |mac, messages, done| batch::omac(Keys::One(mac), messages, done).unwrap_or_default());
tag!(Imit; |mac, messages, done| batch::imit(Keys::One(mac), messages, done).unwrap_or_default());
tag!(Hmac<H>, H: Hash; |hmac: &Self, messages: &[&[u8]], done| hmac.finish_many(messages.iter().copied(), done));

pub(super) const fn omac<C: Keyed>(name: &'static str) -> Algorithm {
    let make = Make::Mac(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(Box::new(Omac::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
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
