//! Message authentication codes.
use crate::{
    arguments::{Caller, entry, entry_with_secrets},
    errors::Result,
    handle::Object,
    hash::places,
    info::{put_level, row},
    types::{Bytes, Options, Parsed},
};
use core::ffi::{c_char, c_int};
use fastgost::registry::DynMac;

/// A MAC computation: a MAC algorithm, its key, and its state after the part of the message that was processed so far.
pub struct Mac(Box<dyn DynMac>);

impl Object for Mac {
    const NAME: &'static str = "fastgost_mac";
}

/// Begins a message with a MAC, such as "kuznyechik-omac" or "hmac-streebog256", under a key of `key_len` bytes.
///
/// The function stores a new handle in *mac. Free the handle with fastgost_mac_free. On failure *mac is null. The
/// handle keeps no pointer to the key.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not a MAC;
/// FASTGOST_ERROR_KEY_LENGTH; another error if an option is wrong.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_new(
    algorithm: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const Options,
    mac: *mut *mut Mac,
) -> c_int {
    entry_with_secrets!(|c| {
        let mac = c.out_handle(mac)?;
        mac.put(Mac(begin(c, algorithm, key, key_len, options)?));
        Ok(())
    })
}

/// Adds the next part of the message, which has `len` bytes.
///
/// Errors: FASTGOST_ERROR_KEY_EXHAUSTED if the key would process more data than the MAC allows. After this error, the
/// part was not added.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_update(mac: *mut Mac, data: *const u8, len: usize) -> c_int {
    entry!(|c| Ok(c.exclusive(mac)?.0.update(c.bytes(data, len, "the data")?)?))
}

/// Writes the message's tag, and begins a new message under the same key. `size` must be the result of
/// fastgost_mac_size.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE. After this error, the state is unchanged.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_final(mac: *mut Mac, tag: *mut u8, size: usize) -> c_int {
    entry!(|c| {
        let mut mac = c.exclusive(mac)?;
        let tag = places(c, mac.0.size(), 1, tag, size)?;
        tag.copy_from_slice(&mac.0.finalize_reset());
        Ok(())
    })
}

/// Compares the tag of the message with `tag`, in constant time, and begins a new message under the same key.
///
/// Errors: FASTGOST_ERROR_TAG_MISMATCH. After this error, reject the message.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_verify(mac: *mut Mac, tag: *const u8, size: usize) -> c_int {
    entry!(|c| {
        let mut mac = c.exclusive(mac)?;
        let tag = c.bytes(tag, size, "the tag")?;
        Ok(mac.0.finalize_reset().verify(tag)?)
    })
}

/// Forgets the message so far, and begins a new message under the same key.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_reset(mac: *mut Mac) -> c_int {
    entry!(|c| {
        c.exclusive(mac)?.0.reset();
        Ok(())
    })
}

/// Copies the state into a new handle, and stores this handle in *copy. Free the new handle with fastgost_mac_free. On
/// failure *copy is null.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_dup(mac: *const Mac, copy: *mut *mut Mac) -> c_int {
    entry_with_secrets!(|c| {
        let mac = c.handle(mac);
        let copy = c.out_handle(copy)?;
        copy.put(Mac(mac.shared()?.0.dup()));
        Ok(())
    })
}

/// Stores the length of a tag, in bytes, in *size.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_size(mac: *const Mac, size: *mut usize) -> c_int {
    entry!(|c| {
        let mac = c.handle(mac);
        c.out(size, "the size")?.put(mac.shared()?.0.size());
        Ok(())
    })
}

/// Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
/// level is a set of CPU features. The name stays valid for ever.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_level(mac: *const Mac, level: *mut *const c_char) -> c_int {
    entry!(|c| {
        let mac = c.handle(mac);
        put_level(c.out(level, "the level")?, mac.shared()?.0.level());
        Ok(())
    })
}

/// Frees a handle, and wipes its secrets. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_free(mac: *mut Mac) -> c_int {
    entry!(|c| c.free(mac))
}

/// Writes the tag of a whole message of `len` bytes to `tag`. `size` must be the default length of the tag. For HMAC,
/// the default is the length of a digest. For "gost28147-imit", the default is 4 bytes. For all other MACs, the default
/// is the length of a block.
///
/// Errors: the errors of fastgost_mac_new, and FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_tag(
    algorithm: *const c_char,
    key: *const u8,
    key_len: usize,
    data: *const u8,
    len: usize,
    tag: *mut u8,
    size: usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let mut mac = begin(c, algorithm, key, key_len, core::ptr::null())?;
        let tag = places(c, mac.size(), 1, tag, size)?;
        mac.update(c.bytes(data, len, "the data")?)?;
        tag.copy_from_slice(&mac.finalize_reset());
        Ok(())
    })
}

/// Writes the tags of `count` messages to `tags`. If the MAC can process several messages at once, the tags are
/// computed together, in the lanes of the CPU's vector registers. `size` must be `count` times the result of
/// fastgost_mac_size. The tags do not depend on the data that `mac` has processed so far.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_MEMORY; FASTGOST_ERROR_KEY_EXHAUSTED, after which some of the
/// tags may have been written.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_mac_many(
    mac: *mut Mac,
    messages: *const Bytes,
    count: usize,
    tags: *mut u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let mut mac = c.exclusive(mac)?;
        let each = mac.0.size();
        let tags = places(c, each, count, tags, size)?;
        let messages = c.array(messages, count, "the array of messages")?;
        let (messages, _) = c.many(messages.iter().map(|m| (m.data, m.len)), core::iter::empty())?;
        Ok(mac.0.many(&messages, &mut |i, tag| tags[i * each..][..each].copy_from_slice(&tag))?)
    })
}

fn begin(
    c: &Caller,
    algorithm: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const Options,
) -> Result<Box<dyn DynMac>> {
    let options = Parsed::new(c, options)?;
    let key = c.bytes(key, key_len, "the key")?;
    Ok(row(c, algorithm)?.mac(key, &options.with_iv(&[])?)?)
}
