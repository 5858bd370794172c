//! Authenticated encryption with associated data.
use crate::{
    arguments::{Caller, entry, entry_with_secrets, memory},
    cipher::code,
    errors::{Error, FASTGOST_ERROR_FINISHED, Result},
    handle::Object,
    info::{put_level, row},
    types::{Options, Packet, Parsed},
};
use core::ffi::{c_char, c_int};
use fastgost::{
    batch,
    registry::{DynAead, DynOpener, DynSealer, DynUnverified},
};
use zeroize::Zeroizing;

/// Authenticated encryption under a key. Several threads can use the same handle at the same time.
pub struct Aead(Box<dyn DynAead>);

impl Object for Aead {
    const NAME: &'static str = "fastgost_aead";
}

/// Authenticated encryption, such as "kuznyechik-mgm", under a key of `key_len` bytes.
///
/// *aead is a new handle, to be freed with fastgost_aead_free; null on failure. The handle keeps no pointer to the key.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED if it is not an AEAD;
/// FASTGOST_ERROR_KEY_LENGTH; errors of the options.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_new(
    algorithm: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const Options,
    aead: *mut *mut Aead,
) -> c_int {
    entry_with_secrets!(|c| {
        let aead = c.out_handle(aead)?;
        let options = Parsed::new(c, options)?;
        let key = c.bytes(key, key_len, "the key")?;
        aead.put(Aead(row(c, algorithm)?.aead(key, &options.with_iv(&[])?)?));
        Ok(())
    })
}

/// Encrypts a message: `len` bytes from `input` to `output`. `input` and `output` are the same pointer, to work in
/// place, or separate buffers. Writes the tag: `tag_size` bytes, and `tag_size` must be the result of
/// fastgost_aead_tag_size. The nonce must never be used again under this key. `associated` is authenticated but not
/// encrypted; for "kuznyechik-ctr-acpkm-omac" and "magma-ctr-acpkm-omac" it must be empty.
///
/// Errors: FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_EXHAUSTED,
/// FASTGOST_ERROR_BUFFER_SIZE; nothing was written then.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_seal(
    aead: *const Aead,
    nonce: *const u8,
    nonce_len: usize,
    associated: *const u8,
    associated_len: usize,
    input: *const u8,
    output: *mut u8,
    len: usize,
    tag: *mut u8,
    tag_size: usize,
) -> c_int {
    entry!(|c| {
        let aead = c.shared(aead)?;
        // Inputs are claimed before outputs, so at this point there is no output that an input could overlap.
        let nonce = c.bytes(nonce, nonce_len, "the nonce")?;
        let associated = c.bytes(associated, associated_len, "the associated data")?;
        let tag = place(c, aead.0.tag_size(), tag, tag_size)?;
        tag.copy_from_slice(&aead.0.seal(nonce, associated, c.in_out(input, output, len)?)?);
        Ok(())
    })
}

/// Verifies a message's tag, and decrypts the message only if the tag matches: `len` bytes from `input` to `output`.
/// `input` and `output` are the same pointer, to work in place, or separate buffers. "gost28147-cnt-imit" and
/// "...-ctr-acpkm-omac", whose tags are over the plaintext, decrypt twice: first to compare the tag, without writing.
///
/// Errors: FASTGOST_ERROR_TAG_MISMATCH: reject the message; FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER,
/// FASTGOST_ERROR_KEY_EXHAUSTED. Nothing was written then.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_open(
    aead: *const Aead,
    nonce: *const u8,
    nonce_len: usize,
    associated: *const u8,
    associated_len: usize,
    input: *const u8,
    output: *mut u8,
    len: usize,
    tag: *const u8,
    tag_size: usize,
) -> c_int {
    entry!(|c| {
        let aead = c.shared(aead)?;
        let tag = c.bytes(tag, tag_size, "the tag")?;
        let nonce = c.bytes(nonce, nonce_len, "the nonce")?;
        let associated = c.bytes(associated, associated_len, "the associated data")?;
        Ok(aead.0.open(nonce, associated, c.in_out(input, output, len)?, tag)?)
    })
}

/// Encrypts `count` packets in place, together, in the lanes of the CPU's vector registers, and writes their tags.
///
/// Returns 0, or the error of the first packet with an error. The `result` of each packet has its error. Nothing is
/// written for a packet with an error; the other packets are sealed.
///
/// Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY: no data was written then, and
/// every `result` is that error.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_seal_many(aead: *const Aead, packets: *mut Packet, count: usize) -> c_int {
    entry!(|c| many(c, aead, packets, count, |aead, batch| aead.seal_many(batch)))
}

/// Verifies and decrypts `count` packets in place, together, in the lanes of the CPU's vector registers.
///
/// Returns 0, or the error of the first packet with an error. Each packet's error is in its `result`:
/// FASTGOST_ERROR_TAG_MISMATCH if the packet must be rejected. The data of such a packet is unchanged, and the others
/// are opened. With "gost28147-cnt-imit" the tag is over the plaintext. The function decrypts the data in place, and
/// encrypts it again if the packet must be rejected: no other thread may read the data during the call.
///
/// Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY: no data was written then, and
/// every `result` is that error.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_open_many(aead: *const Aead, packets: *mut Packet, count: usize) -> c_int {
    entry!(|c| many(c, aead, packets, count, |aead, batch| aead.open_many(batch)))
}

/// Makes another handle under the same key: *copy, to be freed with fastgost_aead_free; null on failure. Both handles
/// share the count of the data that the key has processed.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_dup(aead: *const Aead, copy: *mut *mut Aead) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        let copy = c.out_handle(copy)?;
        copy.put(Aead(aead.shared()?.0.dup()));
        Ok(())
    })
}

/// The bytes in a tag: *size.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_tag_size(aead: *const Aead, size: *mut usize) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        c.out(size, "the size")?.put(aead.shared()?.0.tag_size());
        Ok(())
    })
}

/// The name of the kernel's level: *level, which is valid for ever.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_level(aead: *const Aead, level: *mut *const c_char) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        put_level(c.out(level, "the level")?, aead.shared()?.0.level());
        Ok(())
    })
}

/// Frees a handle, and wipes its secrets once no message in parts needs them. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_free(aead: *mut Aead) -> c_int {
    entry!(|c| c.free(aead))
}

/// A message that is sealed in parts.
pub struct Sealer {
    message: Option<Box<dyn DynSealer>>,
    tag_size: usize,
}

impl Object for Sealer {
    const NAME: &'static str = "fastgost_sealer";
}

/// Begins to seal a message in parts. The result is the same as from fastgost_aead_seal, however the data is split.
///
/// *sealer is a new handle, to be freed with fastgost_sealer_free; null on failure. The new handle keeps the key, even
/// after fastgost_aead_free.
///
/// Errors: FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_EXHAUSTED.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealer_new(
    aead: *const Aead,
    nonce: *const u8,
    nonce_len: usize,
    sealer: *mut *mut Sealer,
) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        let sealer = c.out_handle(sealer)?;
        let aead = aead.shared()?;
        let message = Some(aead.0.sealer(c.bytes(nonce, nonce_len, "the nonce")?)?);
        sealer.put(Sealer { message, tag_size: aead.0.tag_size() });
        Ok(())
    })
}

/// Adds the next part of the associated data. All associated data comes before the data.
///
/// Errors: FASTGOST_ERROR_UNSUPPORTED after the first data; FASTGOST_ERROR_PARAMETER, also if the algorithm has no
/// associated data; FASTGOST_ERROR_KEY_EXHAUSTED, FASTGOST_ERROR_MEMORY; FASTGOST_ERROR_FINISHED. The part is not added
/// then.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealer_associated(sealer: *mut Sealer, part: *const u8, len: usize) -> c_int {
    entry!(|c| {
        let mut sealer = c.exclusive(sealer)?;
        Ok(unfinished(&mut sealer.message)?.update_associated(c.bytes(part, len, "the associated data")?)?)
    })
}

/// Encrypts the next part of the data: `len` bytes from `input` to `output`. `input` and `output` are the same pointer,
/// or separate buffers.
///
/// Errors: FASTGOST_ERROR_PARAMETER or FASTGOST_ERROR_STREAM_EXHAUSTED if the message becomes too long;
/// FASTGOST_ERROR_KEY_EXHAUSTED; FASTGOST_ERROR_FINISHED. Nothing was written then.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealer_update(
    sealer: *mut Sealer,
    input: *const u8,
    output: *mut u8,
    len: usize,
) -> c_int {
    entry!(|c| {
        let mut sealer = c.exclusive(sealer)?;
        Ok(unfinished(&mut sealer.message)?.update(c.in_out(input, output, len)?)?)
    })
}

/// Writes the tag, of `tag_size` bytes, which must be the result of fastgost_aead_tag_size. The message is finished
/// then.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE, which leaves the message unchanged; FASTGOST_ERROR_PARAMETER if there was
/// neither associated data nor data, which finishes the message; FASTGOST_ERROR_FINISHED.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealer_final(sealer: *mut Sealer, tag: *mut u8, tag_size: usize) -> c_int {
    entry!(|c| {
        let mut sealer = c.exclusive(sealer)?;
        let tag = place(c, sealer.tag_size, tag, tag_size)?;
        unfinished(&mut sealer.message)?;
        let message = sealer.message.take().ok_or_else(finished)?;
        tag.copy_from_slice(&message.finalize()?);
        Ok(())
    })
}

/// Frees a handle, and wipes its secrets. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealer_free(sealer: *mut Sealer) -> c_int {
    entry!(|c| c.free(sealer))
}

/// A message that is opened in parts. It keeps the whole ciphertext in memory: limit the length of messages from
/// strangers.
pub struct Opener {
    message: Option<Box<dyn DynOpener>>,
    len: usize,
}

impl Object for Opener {
    const NAME: &'static str = "fastgost_opener";
}

/// Begins to open a message in parts. The plaintext is returned after the tag has been verified.
///
/// *opener is a new handle, to be freed with fastgost_opener_free; null on failure. The new handle keeps the key, even
/// after fastgost_aead_free.
///
/// Errors: as for fastgost_sealer_new.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_opener_new(
    aead: *const Aead,
    nonce: *const u8,
    nonce_len: usize,
    opener: *mut *mut Opener,
) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        let opener = c.out_handle(opener)?;
        let message = Some(aead.shared()?.0.opener(c.bytes(nonce, nonce_len, "the nonce")?)?);
        opener.put(Opener { message, len: 0 });
        Ok(())
    })
}

/// Adds the next part of the associated data. All associated data comes before the data.
///
/// Errors: as for fastgost_sealer_associated.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_opener_associated(opener: *mut Opener, part: *const u8, len: usize) -> c_int {
    entry!(|c| {
        let mut opener = c.exclusive(opener)?;
        Ok(unfinished(&mut opener.message)?.update_associated(c.bytes(part, len, "the associated data")?)?)
    })
}

/// Adds the next part of the ciphertext: `len` bytes.
///
/// Errors: as for fastgost_sealer_update; FASTGOST_ERROR_MEMORY. The part is not added then.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_opener_update(opener: *mut Opener, ciphertext: *const u8, len: usize) -> c_int {
    entry!(|c| {
        let mut opener = c.exclusive(opener)?;
        unfinished(&mut opener.message)?.update(c.bytes(ciphertext, len, "the ciphertext")?)?;
        opener.len += len;
        Ok(())
    })
}

/// Verifies the tag, then writes the plaintext to `output`, where there are `capacity` bytes. *written is the length of
/// the plaintext, which is the length of the ciphertext. The message is finished then.
///
/// Errors: FASTGOST_ERROR_TAG_MISMATCH, also for a tag of another length: reject the message; FASTGOST_ERROR_PARAMETER
/// if there was neither associated data nor data. The message is finished then, too. FASTGOST_ERROR_BUFFER_SIZE:
/// *written is the needed capacity, and the message is unchanged; FASTGOST_ERROR_FINISHED. After any of these errors no
/// plaintext was written.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_opener_final(
    opener: *mut Opener,
    tag: *const u8,
    tag_size: usize,
    output: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let opener = c.handle(opener);
        let room = c.room(output, capacity, written)?;
        let mut opener = opener.exclusive()?;
        let tag = c.bytes(tag, tag_size, "the tag")?;
        unfinished(&mut opener.message)?;
        let (output, written) = room.take(opener.len)?;
        let message = opener.message.take().ok_or_else(finished)?;
        let plaintext = Zeroizing::new(message.finalize(tag)?);
        output.copy_from_slice(&plaintext);
        written.put(plaintext.len());
        Ok(())
    })
}

/// Frees a handle, and wipes its secrets. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_opener_free(opener: *mut Opener) -> c_int {
    entry!(|c| c.free(opener))
}

/// A message that is decrypted in parts before its tag is verified: do not use the plaintext in any way until
/// fastgost_unverified_final has returned 0. An attacker may have made it.
pub struct Unverified(Option<Box<dyn DynUnverified>>);

impl Object for Unverified {
    const NAME: &'static str = "fastgost_unverified";
}

/// Begins to decrypt a message in parts before its tag is verified. Use this function only for data that is too long
/// for memory; otherwise use fastgost_opener_new.
///
/// *unverified is a new handle, to be freed with fastgost_unverified_free; null on failure. The new handle keeps the
/// key, even after fastgost_aead_free.
///
/// Errors: as for fastgost_sealer_new.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_unverified_new(
    aead: *const Aead,
    nonce: *const u8,
    nonce_len: usize,
    unverified: *mut *mut Unverified,
) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        let unverified = c.out_handle(unverified)?;
        unverified.put(Unverified(Some(aead.shared()?.0.hazmat_opener(c.bytes(nonce, nonce_len, "the nonce")?)?)));
        Ok(())
    })
}

/// Adds the next part of the associated data. All associated data comes before the data.
///
/// Errors: as for fastgost_sealer_associated.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_unverified_associated(
    unverified: *mut Unverified,
    part: *const u8,
    len: usize,
) -> c_int {
    entry!(|c| {
        let mut unverified = c.exclusive(unverified)?;
        Ok(unfinished(&mut unverified.0)?.update_associated(c.bytes(part, len, "the associated data")?)?)
    })
}

/// Decrypts the next part of the data: `len` bytes from `input` to `output`. Nothing has verified this data. `input`
/// and `output` are the same pointer, or separate buffers.
///
/// Errors: as for fastgost_sealer_update.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_unverified_update(
    unverified: *mut Unverified,
    input: *const u8,
    output: *mut u8,
    len: usize,
) -> c_int {
    entry!(|c| {
        let mut unverified = c.exclusive(unverified)?;
        Ok(unfinished(&mut unverified.0)?.update(c.in_out(input, output, len)?)?)
    })
}

/// Verifies the tag. The message is finished then.
///
/// Errors: FASTGOST_ERROR_TAG_MISMATCH, also for a tag of another length: discard the plaintext;
/// FASTGOST_ERROR_PARAMETER if there was neither associated data nor data. The message is finished then, too.
/// FASTGOST_ERROR_FINISHED.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_unverified_final(
    unverified: *mut Unverified,
    tag: *const u8,
    tag_size: usize,
) -> c_int {
    entry!(|c| {
        let mut unverified = c.exclusive(unverified)?;
        let tag = c.bytes(tag, tag_size, "the tag")?;
        Ok(unverified.0.take().ok_or_else(finished)?.verify(tag)?)
    })
}

/// Frees a handle, and wipes its secrets. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_unverified_free(unverified: *mut Unverified) -> c_int {
    entry!(|c| c.free(unverified))
}

fn many(
    c: &Caller,
    aead: *const Aead,
    packets: *mut Packet,
    count: usize,
    process: fn(&dyn DynAead, &mut [batch::Packet<'_>]) -> fastgost::Result<()>,
) -> Result<()> {
    let aead = c.shared(aead)?;
    let packets = c.array_mut(packets, count, "the array of packets")?;
    // Each packet has two buffers that are read, and two that are written.
    let read = packets.iter().flat_map(|p| [(p.nonce, p.nonce_len), (p.associated, p.associated_len)]);
    let written = packets.iter().flat_map(|p| [(p.data, p.len), (p.tag, p.tag_len)]);
    let prepared = c.many(read, written).and_then(|buffers| Ok((buffers, memory(count)?)));
    let ((read, mut written), mut batch) =
        prepared.inspect_err(|error| packets.iter_mut().for_each(|packet| packet.result = error.code()))?;
    batch.extend(read.chunks_exact(2).zip(written.chunks_exact_mut(2)).map(|(read, written)| {
        let [data, tag] = written else { unreachable!("chunks of two") };
        batch::Packet::new(read[0], read[1], data, tag)
    }));
    let result = process(&*aead.0, &mut batch);
    for (packet, done) in packets.iter_mut().zip(batch) {
        packet.result = code(result, done.result);
    }
    Ok(result?)
}

fn place(c: &Caller, size: usize, tag: *mut u8, given: usize) -> Result<&mut [u8]> {
    match given == size {
        true => c.bytes_mut(tag, given, "the tag"),
        false => Err(Error::buffer_size("the buffer for the tag", given, size)),
    }
}

fn unfinished<T>(message: &mut Option<T>) -> Result<&mut T> {
    message.as_mut().ok_or_else(finished)
}

fn finished() -> Error {
    Error::call(FASTGOST_ERROR_FINISHED, "the message is complete; allowed: only to free the handle")
}
