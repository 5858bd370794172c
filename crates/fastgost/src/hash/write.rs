//! Implements `io::Write` for the hash functions. Data that is written is hashed.
use super::{Gost94, Hash, Streebog256, Streebog512};
use std::io;

macro_rules! write {
    ($hash:ty) => {
        impl io::Write for $hash {
            fn write(&mut self, data: &[u8]) -> io::Result<usize> {
                Hash::update(self, data);
                Ok(data.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
    };
}

write!(Gost94);
write!(Streebog256);
write!(Streebog512);
