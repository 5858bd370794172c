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

/// An algorithm of authenticated encryption (AEAD), together with its key. Several threads can use the same handle at
/// the same time.
pub struct Aead(Box<dyn DynAead>);

impl Object for Aead {
    const NAME: &'static str = "fastgost_aead";
}

/// Prepares an algorithm of authenticated encryption, such as "kuznyechik-mgm", with a key of `key_len` bytes.
///
/// The function stores a new handle in *aead. Free the handle with fastgost_aead_free. On failure *aead is null. The
/// handle keeps no pointer to the key.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not an AEAD;
/// FASTGOST_ERROR_KEY_LENGTH; another error if an option is wrong.
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

/// Encrypts a message of `len` bytes. The function reads the message at `input`, and writes the ciphertext to `output`.
/// To work in place, pass the same pointer as `input` and as `output`. If the pointers are different, the two buffers
/// must not overlap. The function also writes the tag to `tag`. `tag_size` must be the result of
/// fastgost_aead_tag_size. The nonce must never be used again under this key. `associated` is authenticated but not
/// encrypted. For "kuznyechik-ctr-acpkm-omac" and "magma-ctr-acpkm-omac", `associated` must be empty.
///
/// Errors: FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_EXHAUSTED,
/// FASTGOST_ERROR_BUFFER_SIZE. After an error, nothing was written.
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
        // To claim a buffer means to compare it with the buffers that were claimed before, and to record it. The nonce
        // and the associated data are claimed first, because an input needs no comparison while no output is claimed.
        let nonce = c.bytes(nonce, nonce_len, "the nonce")?;
        let associated = c.bytes(associated, associated_len, "the associated data")?;
        let tag = place(c, aead.0.tag_size(), tag, tag_size)?;
        tag.copy_from_slice(&aead.0.seal(nonce, associated, c.in_out(input, output, len)?)?);
        Ok(())
    })
}

/// Verifies the tag of a message of `len` bytes, and decrypts the message only if the tag matches. The function reads
/// the ciphertext at `input`, and writes the plaintext to `output`. To work in place, pass the same pointer as `input`
/// and as `output`. If the pointers are different, the two buffers must not overlap. For "gost28147-cnt-imit" and for
/// algorithms whose names end in "-ctr-acpkm-omac", the tag is computed from the plaintext. So with these algorithms
/// the function decrypts the message twice: first only to check the tag, and then to write the plaintext.
///
/// Errors: FASTGOST_ERROR_TAG_MISMATCH (reject the message), FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER,
/// FASTGOST_ERROR_KEY_EXHAUSTED. After an error, nothing was written.
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

/// Encrypts `count` packets in place, and writes their tags. The packets are encrypted together, in the lanes of the
/// CPU's vector registers.
///
/// Returns 0, or the error of the first packet that has an error. The field `result` of each packet becomes 0 or this
/// packet's error. Nothing is written for a packet that has an error. The other packets are sealed.
///
/// Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY. After these errors no data was
/// written, and the field `result` of every packet is the error of the call.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_seal_many(aead: *const Aead, packets: *mut Packet, count: usize) -> c_int {
    entry!(|c| many(c, aead, packets, count, |aead, batch| aead.seal_many(batch)))
}

/// Verifies and decrypts `count` packets in place. The packets are decrypted together, in the lanes of the CPU's vector
/// registers.
///
/// Returns 0, or the error of the first packet that has an error. The field `result` of each packet becomes 0 or this
/// packet's error. The error is FASTGOST_ERROR_TAG_MISMATCH if the packet must be rejected. The data of a packet that
/// has an error is unchanged. The other packets are opened. With "gost28147-cnt-imit" the tag is computed from the
/// plaintext. So the function first decrypts the data in place, and encrypts the data again if the packet must be
/// rejected. No other thread may read the data during the call.
///
/// Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY. After these errors no data was
/// written, and the field `result` of every packet is the error of the call.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_open_many(aead: *const Aead, packets: *mut Packet, count: usize) -> c_int {
    entry!(|c| many(c, aead, packets, count, |aead, batch| aead.open_many(batch)))
}

/// Makes a second handle with the same key, and stores this handle in *copy. Free the second handle with
/// fastgost_aead_free. On failure *copy is null. The two handles count together how much data the key has processed.
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

/// Stores the length of a tag, in bytes, in *size.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_tag_size(aead: *const Aead, size: *mut usize) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        c.out(size, "the size")?.put(aead.shared()?.0.tag_size());
        Ok(())
    })
}

/// Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
/// level is a set of CPU features. The name stays valid for ever.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_level(aead: *const Aead, level: *mut *const c_char) -> c_int {
    entry!(|c| {
        let aead = c.handle(aead);
        put_level(c.out(level, "the level")?, aead.shared()?.0.level());
        Ok(())
    })
}

/// Frees a handle. The key is wiped when the last handle that keeps the key is freed. A copy from fastgost_aead_dup
/// also keeps the key. So does a handle from fastgost_sealer_new, fastgost_opener_new or fastgost_unverified_new. Null
/// is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_aead_free(aead: *mut Aead) -> c_int {
    entry!(|c| c.free(aead))
}

/// The state of a message that the caller seals in parts.
pub struct Sealer {
    message: Option<Box<dyn DynSealer>>,
    tag_size: usize,
}

impl Object for Sealer {
    const NAME: &'static str = "fastgost_sealer";
}

/// Begins to seal a message in parts. The ciphertext and the tag are the same as from fastgost_aead_seal, wherever the
/// message is split.
///
/// The function stores a new handle in *sealer. Free the handle with fastgost_sealer_free. On failure *sealer is null.
/// The new handle keeps the key, even after fastgost_aead_free.
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

/// Adds the next part of the associated data. All associated data must be added before the first part of the data.
///
/// Errors: FASTGOST_ERROR_UNSUPPORTED after the first part of the data; FASTGOST_ERROR_PARAMETER, for example if the
/// algorithm has no associated data; FASTGOST_ERROR_KEY_EXHAUSTED, FASTGOST_ERROR_MEMORY, FASTGOST_ERROR_FINISHED.
/// After an error, the part was not added.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealer_associated(sealer: *mut Sealer, part: *const u8, len: usize) -> c_int {
    entry!(|c| {
        let mut sealer = c.exclusive(sealer)?;
        Ok(unfinished(&mut sealer.message)?.update_associated(c.bytes(part, len, "the associated data")?)?)
    })
}

/// Encrypts the next part of the data, which has `len` bytes. The function reads the part at `input`, and writes the
/// ciphertext to `output`. To work in place, pass the same pointer as `input` and as `output`. If the pointers are
/// different, the two buffers must not overlap.
///
/// Errors: FASTGOST_ERROR_PARAMETER or FASTGOST_ERROR_STREAM_EXHAUSTED if the message becomes too long;
/// FASTGOST_ERROR_KEY_EXHAUSTED; FASTGOST_ERROR_FINISHED. After an error, nothing was written.
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

/// Writes the tag, and finishes the message. `tag_size` must be the result of fastgost_aead_tag_size.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE means that `tag_size` is wrong. After this error, the message is unchanged.
/// FASTGOST_ERROR_PARAMETER means that there was neither associated data nor data. This error finishes the message.
/// FASTGOST_ERROR_FINISHED is also possible.
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

/// The state of a message that the caller opens in parts. The whole ciphertext stays in memory until the message is
/// finished, so limit the length of messages from strangers.
pub struct Opener {
    message: Option<Box<dyn DynOpener>>,
    len: usize,
}

impl Object for Opener {
    const NAME: &'static str = "fastgost_opener";
}

/// Begins to open a message in parts. The plaintext is returned only after the tag has been verified.
///
/// The function stores a new handle in *opener. Free the handle with fastgost_opener_free. On failure *opener is null.
/// The new handle keeps the key, even after fastgost_aead_free.
///
/// Errors: the errors of fastgost_sealer_new.
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

/// Adds the next part of the associated data. All associated data must be added before the first part of the data.
///
/// Errors: the errors of fastgost_sealer_associated.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_opener_associated(opener: *mut Opener, part: *const u8, len: usize) -> c_int {
    entry!(|c| {
        let mut opener = c.exclusive(opener)?;
        Ok(unfinished(&mut opener.message)?.update_associated(c.bytes(part, len, "the associated data")?)?)
    })
}

/// Adds the next part of the ciphertext, which has `len` bytes.
///
/// Errors: the errors of fastgost_sealer_update, and FASTGOST_ERROR_MEMORY. After an error, the part was not added.
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

/// Verifies the tag, writes the plaintext to `output`, and finishes the message. `output` has room for `capacity`
/// bytes. The function stores the length of the plaintext in *written. The ciphertext has the same length.
///
/// Errors: After FASTGOST_ERROR_TAG_MISMATCH, reject the message. The function also returns this error if the tag has a
/// wrong length. FASTGOST_ERROR_PARAMETER means that there was neither associated data nor data. Both errors finish the
/// message. After FASTGOST_ERROR_BUFFER_SIZE, *written is the needed capacity, and the message is unchanged.
/// FASTGOST_ERROR_FINISHED is also possible. After any error no plaintext was written.
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

/// The state of a message that the caller decrypts in parts before the tag is verified. An attacker may have made the
/// message, so do not use the plaintext in any way until fastgost_unverified_final has returned 0.
pub struct Unverified(Option<Box<dyn DynUnverified>>);

impl Object for Unverified {
    const NAME: &'static str = "fastgost_unverified";
}

/// Begins to decrypt a message in parts before its tag is verified. Use this function only for data that is too long
/// for memory. For all other data, use fastgost_opener_new.
///
/// The function stores a new handle in *unverified. Free the handle with fastgost_unverified_free. On failure
/// *unverified is null. The new handle keeps the key, even after fastgost_aead_free.
///
/// Errors: the errors of fastgost_sealer_new.
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

/// Adds the next part of the associated data. All associated data must be added before the first part of the data.
///
/// Errors: the errors of fastgost_sealer_associated.
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

/// Decrypts the next part of the data, which has `len` bytes. The function reads the ciphertext at `input`, and writes
/// the plaintext to `output`. This plaintext is not verified yet. To work in place, pass the same pointer as `input`
/// and as `output`. If the pointers are different, the two buffers must not overlap.
///
/// Errors: the errors of fastgost_sealer_update.
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

/// Verifies the tag, and finishes the message.
///
/// Errors: After FASTGOST_ERROR_TAG_MISMATCH, discard the plaintext. The function also returns this error if the tag
/// has a wrong length. FASTGOST_ERROR_PARAMETER means that there was neither associated data nor data. Both errors
/// finish the message. FASTGOST_ERROR_FINISHED is also possible.
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
    // The call reads the nonce and the associated data of each packet. The call may write the data and the tag.
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
