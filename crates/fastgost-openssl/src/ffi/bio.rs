//! The objects that OpenSSL's core passes to encoders and decoders: streams (BIOs), and callbacks that ask for
//! passphrases.
use super::{
    abi::{Param, functions},
    upcalls::Core,
};
use crate::error::{Error, Reason, Result};
use core::{
    ffi::{c_char, c_int, c_void},
    ptr::null,
};
use zeroize::Zeroizing;

functions! {
    READ_EX = 42: fn(bio: *mut c_void, data: *mut u8, size: usize, read: *mut usize) -> c_int;
    WRITE_EX = 43: fn(bio: *mut c_void, data: *const u8, size: usize, written: *mut usize) -> c_int;
}

/// A stream of the core (`OSSL_CORE_BIO`).
pub(crate) struct Bio<'a> {
    core: &'a Core,
    bio: *mut c_void,
}

/// The largest number of bytes that a key in DER may have.
const MOST: usize = 1 << 20;

impl<'a> Bio<'a> {
    /// Makes a stream from a BIO.
    ///
    /// # Safety
    /// The BIO belongs to this core.
    pub(super) unsafe fn new(core: &'a Core, bio: *mut c_void) -> Self {
        Self { core, bio }
    }

    pub(crate) fn write(&self, mut data: &[u8]) -> Result<()> {
        let failed = || Error::new(Reason::Unavailable, "the output could not be written");
        let write = self.core.find(WRITE_EX).ok_or_else(failed)?;
        while !data.is_empty() {
            let mut written = 0;
            // SAFETY: this calls a function of the core with the core's BIO and with readable memory.
            let done = unsafe { write(self.bio, data.as_ptr(), data.len(), &raw mut written) };
            if done != 1 || written == 0 {
                return Err(failed());
            }
            data = data.get(written..).unwrap_or_default();
        }
        Ok(())
    }

    /// Reads one SEQUENCE of DER, and nothing after the SEQUENCE. Returns `None` if the data does not begin with the
    /// header of a SEQUENCE, or if the SEQUENCE would be longer than `MOST`. If the data ends inside the SEQUENCE,
    /// returns the data that was read.
    pub(crate) fn read_sequence(&self) -> Option<Zeroizing<Vec<u8>>> {
        let mut der = Zeroizing::new(Vec::new());
        self.read(&mut der, 2)?;
        let length = match *der.as_slice() {
            [0x30, length @ ..=0x7f] => usize::from(length),
            [0x30, count @ 0x81..=0x84] => {
                self.read(&mut der, usize::from(count & 0x7f))?;
                der[2..].iter().fold(0, |length, byte| length << 8 | usize::from(*byte))
            }
            _ => return None,
        };
        if length > MOST {
            return None;
        }
        self.read(&mut der, length)?;
        Some(der)
    }

    /// Reads `count` bytes and appends them to `to`. At the end of the data, the method reads fewer bytes.
    fn read(&self, to: &mut Zeroizing<Vec<u8>>, count: usize) -> Option<()> {
        let read = self.core.find(READ_EX)?;
        // The old bytes and the new bytes go to a new vector. If the old vector itself grew, a copy of a key would stay
        // in freed memory.
        let mut grown = Zeroizing::new(vec![0; to.len() + count]);
        grown[..to.len()].copy_from_slice(to);
        let mut at = to.len();
        while at < grown.len() {
            let (mut done, rest) = (0, &mut grown[at..]);
            // SAFETY: this calls a function of the core with the core's BIO and with writable memory.
            let more = unsafe { read(self.bio, rest.as_mut_ptr(), rest.len(), &raw mut done) };
            if more != 1 || done == 0 {
                break;
            }
            at += done.min(rest.len());
        }
        grown.truncate(at);
        *to = grown;
        Some(())
    }
}

/// The type of a callback that asks for a passphrase (`OSSL_PASSPHRASE_CALLBACK`).
pub(super) type AskPassphrase =
    Option<unsafe extern "C" fn(*mut c_char, usize, *mut usize, *const Param, *mut c_void) -> c_int>;

/// Asks for the passphrase of a key.
///
/// # Safety
/// `ask` and `argument` are arguments that the core has passed together.
pub(super) unsafe fn passphrase(ask: AskPassphrase, argument: *mut c_void) -> Result<Zeroizing<Vec<u8>>> {
    let missing = || Error::new(Reason::Key, "no passphrase was given for the encrypted private key");
    let mut passphrase = Zeroizing::new(vec![0_u8; 1024]);
    let mut size = 0;
    // SAFETY: this calls a function of the core, with memory of the given size.
    let given = unsafe {
        ask.ok_or_else(missing)?(passphrase.as_mut_ptr().cast(), passphrase.len(), &raw mut size, null(), argument)
    };
    match given == 1 && size <= passphrase.len() {
        true => passphrase.truncate(size),
        false => return Err(missing()),
    }
    Ok(passphrase)
}
