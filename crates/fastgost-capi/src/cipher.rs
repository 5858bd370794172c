//! Ciphers in modes of operation. These modes do not authenticate the data.
use crate::{
    arguments::{entry, entry_with_secrets, memory},
    errors::{Error, FASTGOST_ERROR_FINISHED, Result},
    handle::Object,
    info::{put_level, row},
    types::{
        FASTGOST_DECRYPT, FASTGOST_ENCRYPT, FASTGOST_PADDING_NONE, FASTGOST_PADDING_PKCS7, FASTGOST_PADDING_PROCEDURE1,
        FASTGOST_PADDING_PROCEDURE2, FASTGOST_PADDING_PROCEDURE3, Message, Options, Parsed,
    },
};
use core::ffi::{c_char, c_int};
use fastgost::{
    batch,
    mode::padding::Padding,
    registry::{Direction, DynMode},
};
use zeroize::Zeroizing;

/// The state of an encryption or decryption: a cipher in a mode of operation, the key, and the position in the message.
pub struct Cipher {
    mode: Box<dyn DynMode>,
    direction: Direction,
    /// True after the last part was processed. The next message needs a new IV.
    finished: bool,
}

impl Object for Cipher {
    const NAME: &'static str = "fastgost_cipher";
}

impl Cipher {
    fn unfinished(&mut self) -> Result<&mut dyn DynMode> {
        match self.finished {
            false => Ok(&mut *self.mode),
            true => {
                Err(Error::call(FASTGOST_ERROR_FINISHED, "the message is complete; allowed: fastgost_cipher_reset"))
            }
        }
    }
}

/// Begins a message with a cipher in a mode, such as "kuznyechik-ctr". `direction` is FASTGOST_ENCRYPT or
/// FASTGOST_DECRYPT.
///
/// The function stores a new handle in *cipher. Free the handle with fastgost_cipher_free. On failure *cipher is null.
/// The handle keeps no pointer to key or IV. Never encrypt two messages with the same key and IV.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not a cipher;
/// FASTGOST_ERROR_KEY_LENGTH, FASTGOST_ERROR_IV_LENGTH; FASTGOST_ERROR_PARAMETER if `direction` has another value;
/// another error if an option is wrong.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_new(
    algorithm: *const c_char,
    direction: c_int,
    key: *const u8,
    key_len: usize,
    iv: *const u8,
    iv_len: usize,
    options: *const Options,
    cipher: *mut *mut Cipher,
) -> c_int {
    entry_with_secrets!(|c| {
        let cipher = c.out_handle(cipher)?;
        let direction = match direction {
            FASTGOST_ENCRYPT => Direction::Encrypt,
            FASTGOST_DECRYPT => Direction::Decrypt,
            _ => return Err(Error::parameter("the direction", "FASTGOST_ENCRYPT and FASTGOST_DECRYPT")),
        };
        let options = Parsed::new(c, options)?;
        let (key, iv) = (c.bytes(key, key_len, "the key")?, c.bytes(iv, iv_len, "the IV")?);
        let mode = row(c, algorithm)?.cipher(direction, key, &options.with_iv(iv)?)?;
        cipher.put(Cipher { mode, direction, finished: false });
        Ok(())
    })
}

/// Encrypts or decrypts the next part of the data, which has `len` bytes. The function reads the part at `input`, and
/// writes the result to `output`. To work in place, pass the same pointer as `input` and as `output`. If the pointers
/// are different, the two buffers must not overlap. The caller can split a message anywhere. In a mode of whole blocks,
/// such as CBC, the length of each part must be a multiple of the result of fastgost_cipher_granularity.
///
/// Errors: FASTGOST_ERROR_PARTIAL_BLOCK, FASTGOST_ERROR_STREAM_EXHAUSTED; FASTGOST_ERROR_FINISHED after
/// fastgost_cipher_finish. After an error, nothing was written.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_update(
    cipher: *mut Cipher,
    input: *const u8,
    output: *mut u8,
    len: usize,
) -> c_int {
    entry!(|c| Ok(c.exclusive(cipher)?.unfinished()?.apply(c.in_out(input, output, len)?)?))
}

/// Encrypts or decrypts the last part of a message. In a mode of whole blocks, the message can have any length, because
/// encryption appends padding and decryption removes the padding. When the function decrypts, the last part must
/// contain at least the last block of the message. `padding` is one of the constants FASTGOST_PADDING_.... In all other
/// modes, `padding` must be FASTGOST_PADDING_NONE, and this function processes the data as fastgost_cipher_update does.
/// Begin the next message with fastgost_cipher_reset.
///
/// This function does not authenticate the data. If the sender can distinguish FASTGOST_ERROR_PADDING from success, for
/// example by the time that an answer takes, the sender can decrypt other people's messages. So verify a MAC of the
/// ciphertext first, or use fastgost_aead_new.
///
/// `output` has room for `capacity` bytes, and must not overlap `input`. A capacity of `len` plus one block is enough.
/// The function stores the length of the output in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity
/// that is needed.
///
/// Errors: FASTGOST_ERROR_PADDING if the padding is wrong. This error finishes the message. After all other errors,
/// nothing was processed. The other errors are FASTGOST_ERROR_PARTIAL_BLOCK, FASTGOST_ERROR_STREAM_EXHAUSTED,
/// FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_MEMORY, FASTGOST_ERROR_FINISHED, FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_finish(
    cipher: *mut Cipher,
    padding: c_int,
    input: *const u8,
    len: usize,
    output: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry!(|c| {
        let cipher = c.handle(cipher);
        let room = c.room(output, capacity, written)?;
        let mut cipher = cipher.exclusive()?;
        let input = c.bytes(input, len, "the input")?;
        let direction = cipher.direction;
        let mode = cipher.unfinished()?;
        let (padding, block) = (parse(padding)?, mode.granularity());
        if padding != Padding::None && block == 1 {
            let text = "padding is for modes of whole blocks: this one takes data of any length";
            return Err(fastgost::Error::Unsupported(text).into());
        }
        // The buffer has room for the padding and never grows. So no copy of the data remains in memory that is not
        // wiped.
        let mut data = Zeroizing::new(memory(len.saturating_add(block))?);
        data.extend_from_slice(input);
        match direction {
            Direction::Encrypt => {
                padding.pad(&mut data, block)?;
                let (output, written) = room.take(data.len())?;
                mode.apply(data[..].as_mut().into())?;
                output.copy_from_slice(&data);
                written.put(data.len());
            }
            Direction::Decrypt => {
                let (output, written) = room.take(len)?;
                mode.apply(data[..].as_mut().into())?;
                cipher.finished = true;
                padding.unpad(&mut data, block)?;
                output[..data.len()].copy_from_slice(&data);
                written.put(data.len());
            }
        }
        cipher.finished = true;
        Ok(())
    })
}

/// Moves to a position in the stream. `position` is a number of bytes from the beginning of the stream. Do not encrypt
/// different data at the same position, because both would be encrypted with the same keystream. Only CTR, CTR-ACPKM,
/// and CNT without key meshing support this function. CTR-ACPKM can only move forward.
///
/// Errors: FASTGOST_ERROR_FINISHED after fastgost_cipher_finish; FASTGOST_ERROR_UNSUPPORTED in all other modes, or if
/// CTR-ACPKM would move backward; FASTGOST_ERROR_STREAM_EXHAUSTED if `position` is past the end of the stream. After an
/// error the position is the same as before.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_seek(cipher: *mut Cipher, position: u64) -> c_int {
    entry!(|c| Ok(c.exclusive(cipher)?.unfinished()?.seek(position.into())?))
}

/// Begins the next message under the same key, with a new IV of `iv_len` bytes. The new IV must never have been used
/// under this key, because CTR, CNT and OFB use the same keystream again if the IV is the same.
///
/// Errors: FASTGOST_ERROR_IV_LENGTH. After this error, the state is unchanged.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_reset(cipher: *mut Cipher, iv: *const u8, iv_len: usize) -> c_int {
    entry!(|c| {
        let mut cipher = c.exclusive(cipher)?;
        cipher.mode.reset(c.bytes(iv, iv_len, "the IV")?)?;
        cipher.finished = false;
        Ok(())
    })
}

/// Copies the state into a new handle, and stores this handle in *copy. Free the new handle with fastgost_cipher_free.
/// On failure *copy is null. Do not encrypt different data with the two handles, because both handles continue with the
/// same keystream.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_dup(cipher: *const Cipher, copy: *mut *mut Cipher) -> c_int {
    entry_with_secrets!(|c| {
        let cipher = c.handle(cipher);
        let copy = c.out_handle(copy)?;
        let cipher = cipher.shared()?;
        copy.put(Cipher { mode: cipher.mode.dup(), direction: cipher.direction, finished: cipher.finished });
        Ok(())
    })
}

/// Stores a number of bytes in *size. The length of the data must be a multiple of this number. For modes of whole
/// blocks the number is the size of a block, and for all other modes the number is 1.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_granularity(cipher: *const Cipher, size: *mut usize) -> c_int {
    entry!(|c| {
        let cipher = c.handle(cipher);
        c.out(size, "the size")?.put(cipher.shared()?.mode.granularity());
        Ok(())
    })
}

/// Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
/// level is a set of CPU features. The name stays valid for ever.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_level(cipher: *const Cipher, level: *mut *const c_char) -> c_int {
    entry!(|c| {
        let cipher = c.handle(cipher);
        put_level(c.out(level, "the level")?, cipher.shared()?.mode.level());
        Ok(())
    })
}

/// Frees a handle, and wipes its secrets. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_free(cipher: *mut Cipher) -> c_int {
    entry!(|c| c.free(cipher))
}

/// Encrypts or decrypts `count` messages in place. The messages are processed together, in the lanes of the CPU's
/// vector registers. Each message has its own IV. Only CTR and CNT support this function. The results do not depend on
/// the data that `cipher` has processed before.
///
/// Returns 0, or the error of the first message that has an error. The field `result` of each message becomes 0 or this
/// message's error. Messages without an error were processed.
///
/// Errors: FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY.
/// After these errors no data was written, and the field `result` of every message is the error of the call.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_many(cipher: *const Cipher, messages: *mut Message, count: usize) -> c_int {
    entry!(|c| {
        let cipher = c.shared(cipher)?;
        let messages = c.array_mut(messages, count, "the array of messages")?;
        let buffers = c.many(messages.iter().map(|m| (m.iv, m.iv_len)), messages.iter().map(|m| (m.data, m.len)));
        let prepared = buffers.and_then(|buffers| Ok((buffers, memory(count)?)));
        let ((ivs, data), mut batch) =
            prepared.inspect_err(|error| messages.iter_mut().for_each(|message| message.result = error.code()))?;
        batch.extend(ivs.into_iter().zip(data).map(|(iv, data)| batch::Message::new(iv, data)));
        let result = cipher.mode.many(&mut batch);
        for (message, done) in messages.iter_mut().zip(batch) {
            message.result = code(result, done.result);
        }
        Ok(result?)
    })
}

/// Returns the value for the field `result` of a message. If the algorithm does not support calls with many messages,
/// this value is FASTGOST_ERROR_UNSUPPORTED. Otherwise this value is the error of the message, or 0.
pub(crate) fn code(of_all: fastgost::Result<()>, of_one: fastgost::Result<()>) -> c_int {
    let result = match of_all {
        Err(fastgost::Error::Unsupported(_)) => of_all,
        _ => of_one,
    };
    result.map_or_else(|error| error.code() as c_int, |()| 0)
}

fn parse(padding: c_int) -> Result<Padding> {
    Ok(match padding {
        FASTGOST_PADDING_NONE => Padding::None,
        FASTGOST_PADDING_PROCEDURE1 => Padding::Procedure1,
        FASTGOST_PADDING_PROCEDURE2 => Padding::Procedure2,
        FASTGOST_PADDING_PROCEDURE3 => Padding::Procedure3,
        FASTGOST_PADDING_PKCS7 => Padding::Pkcs7,
        _ => return Err(Error::parameter("the padding", "FASTGOST_PADDING_NONE to FASTGOST_PADDING_PKCS7")),
    })
}
