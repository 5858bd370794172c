//! Hash functions.
use crate::{
    arguments::{Caller, entry},
    errors::{Error, Result},
    handle::Object,
    info::{put_level, row},
    types::{Bytes, Options, Parsed},
};
use core::ffi::{c_char, c_int};
use fastgost::registry::DynHash;

/// A hash computation: a hash function, and its state after the part of the message that was processed so far.
pub struct Hash(Box<dyn DynHash>);

impl Object for Hash {
    const NAME: &'static str = "fastgost_hash";
}

/// Begins a message with a hash function, such as "streebog256".
///
/// The function stores a new handle in *hash. Free the handle with fastgost_hash_free. On failure *hash is null.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not a hash function;
/// another error if an option is wrong.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_new(
    algorithm: *const c_char,
    options: *const Options,
    hash: *mut *mut Hash,
) -> c_int {
    entry!(|c| {
        let hash = c.out_handle(hash)?;
        hash.put(Hash(begin(c, algorithm, options)?));
        Ok(())
    })
}

/// Adds the next part of the message, which has `len` bytes.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_update(hash: *mut Hash, data: *const u8, len: usize) -> c_int {
    entry!(|c| {
        c.exclusive(hash)?.0.update(c.bytes(data, len, "the data")?);
        Ok(())
    })
}

/// Writes the message's digest, and begins a new message. `size` must be the result of fastgost_hash_size.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE. After this error, the state is unchanged.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_final(hash: *mut Hash, digest: *mut u8, size: usize) -> c_int {
    entry!(|c| {
        let mut hash = c.exclusive(hash)?;
        let digest = place(c, &*hash.0, digest, size)?;
        digest.copy_from_slice(&hash.0.finalize_reset());
        Ok(())
    })
}

/// Forgets the message so far, and begins a new message.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_reset(hash: *mut Hash) -> c_int {
    entry!(|c| {
        c.exclusive(hash)?.0.reset();
        Ok(())
    })
}

/// Copies the state into a new handle, and stores this handle in *copy. Free the new handle with fastgost_hash_free. On
/// failure *copy is null.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_dup(hash: *const Hash, copy: *mut *mut Hash) -> c_int {
    entry!(|c| {
        let hash = c.handle(hash);
        let copy = c.out_handle(copy)?;
        copy.put(Hash(hash.shared()?.0.dup()));
        Ok(())
    })
}

/// Stores the length of a digest, in bytes, in *size.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_size(hash: *const Hash, size: *mut usize) -> c_int {
    entry!(|c| {
        let hash = c.handle(hash);
        c.out(size, "the size")?.put(hash.shared()?.0.size());
        Ok(())
    })
}

/// Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
/// level is a set of CPU features. The name stays valid for ever.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_level(hash: *const Hash, level: *mut *const c_char) -> c_int {
    entry!(|c| {
        let hash = c.handle(hash);
        put_level(c.out(level, "the level")?, hash.shared()?.0.level());
        Ok(())
    })
}

/// Frees a handle, and wipes its secrets. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_free(hash: *mut Hash) -> c_int {
    entry!(|c| c.free(hash))
}

/// Writes the digest of a whole message of `len` bytes to `digest`. `size` must be the length of the digest in bytes:
/// 32 or 64.
///
/// Errors: the errors of fastgost_hash_new, and FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_digest(
    algorithm: *const c_char,
    data: *const u8,
    len: usize,
    digest: *mut u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let mut hash = begin(c, algorithm, core::ptr::null())?;
        let digest = place(c, &*hash, digest, size)?;
        hash.update(c.bytes(data, len, "the data")?);
        digest.copy_from_slice(&hash.finalize_reset());
        Ok(())
    })
}

/// Writes the digests of `count` messages to `digests`. The digests are computed together, in the lanes of the CPU's
/// vector registers. `size` must be `count` times the result of fastgost_hash_size. The function hashes each message as
/// if the message followed the data that `hash` has processed so far. `hash` itself does not change.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_MEMORY.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hash_many(
    hash: *const Hash,
    messages: *const Bytes,
    count: usize,
    digests: *mut u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let hash = c.shared(hash)?;
        let each = hash.0.size();
        let digests = places(c, each, count, digests, size)?;
        let messages = c.array(messages, count, "the array of messages")?;
        let (messages, _) = c.many(messages.iter().map(|m| (m.data, m.len)), core::iter::empty())?;
        hash.0.many(&messages, &mut |i, digest| digests[i * each..][..each].copy_from_slice(&digest));
        Ok(())
    })
}

fn begin(c: &Caller, algorithm: *const c_char, options: *const Options) -> Result<Box<dyn DynHash>> {
    let options = Parsed::new(c, options)?;
    Ok(row(c, algorithm)?.hasher(&options.with_iv(&[])?)?)
}

fn place<'c>(c: &'c Caller, hash: &dyn DynHash, digest: *mut u8, size: usize) -> Result<&'c mut [u8]> {
    places(c, hash.size(), 1, digest, size)
}

/// Returns the buffer `out`, which must have exactly the size of the digests or tags of `count` messages.
pub(crate) fn places(c: &Caller, each: usize, count: usize, out: *mut u8, size: usize) -> Result<&mut [u8]> {
    if each.checked_mul(count) != Some(size) {
        let what = "the buffer for the output";
        return Err(match count {
            1 => Error::buffer_size(what, size, each),
            _ => Error::buffer_size(what, size, format_args!("{count} times {each}")),
        });
    }
    c.bytes_mut(out, size, "the output")
}
