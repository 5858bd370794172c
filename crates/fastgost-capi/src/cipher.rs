//! Ciphers in modes of operation, which do not authenticate.
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

/// A cipher in a mode of operation under a key, in the middle of a message.
pub struct Cipher {
    mode: Box<dyn DynMode>,
    direction: Direction,
    /// The last part was processed: the next message needs an IV.
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
/// *cipher is a new handle, to be freed with fastgost_cipher_free; null on failure. The handle keeps no pointer to key
/// or IV. The same key and IV must never encrypt two messages.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED if it is not a cipher;
/// FASTGOST_ERROR_KEY_LENGTH, FASTGOST_ERROR_IV_LENGTH; FASTGOST_ERROR_PARAMETER for another direction; errors of the
/// options.
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

/// Encrypts or decrypts the next part of the data: `len` bytes from `input` to `output`. `input` and `output` are the
/// same pointer, to work in place, or separate buffers. A message can be split anywhere; for modes of whole blocks, at
/// multiples of the result of fastgost_cipher_granularity.
///
/// Errors: FASTGOST_ERROR_PARTIAL_BLOCK, FASTGOST_ERROR_STREAM_EXHAUSTED; FASTGOST_ERROR_FINISHED after
/// fastgost_cipher_finish. Nothing was written then.
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

/// Encrypts or decrypts the last part of a message of any length in a mode of whole blocks: encryption pads it,
/// decryption removes the padding. To decrypt, this call must get at least the last block. `padding` is
/// FASTGOST_PADDING_...; for other modes it is FASTGOST_PADDING_NONE, and this function does the same as
/// fastgost_cipher_update. Begin the next message with fastgost_cipher_reset.
///
/// Nothing authenticates the data. If the sender can distinguish FASTGOST_ERROR_PADDING from success, even by the time
/// of the answer, the sender can decrypt other people's messages: verify a MAC of the ciphertext first, or use
/// fastgost_aead_new.
///
/// There are `capacity` bytes at `output`, which must not be `input`. A capacity of `len` and one block more is enough.
/// *written is the length of the output; or, with FASTGOST_ERROR_BUFFER_SIZE, the capacity that is needed.
///
/// Errors: FASTGOST_ERROR_PADDING if the padding is wrong, and the message is finished; FASTGOST_ERROR_PARTIAL_BLOCK,
/// FASTGOST_ERROR_STREAM_EXHAUSTED, FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_MEMORY, FASTGOST_ERROR_FINISHED;
/// FASTGOST_ERROR_BUFFER_SIZE. Nothing was processed then.
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
        // The buffer never grows, so no copy remains in memory.
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

/// Moves to a position in the stream, in bytes from its beginning. Do not encrypt different data at the same position:
/// both would use the same keystream.
///
/// Errors: FASTGOST_ERROR_FINISHED after fastgost_cipher_finish; FASTGOST_ERROR_UNSUPPORTED unless the mode is CTR, CNT
/// without key meshing, or CTR-ACPKM, which only goes forward; FASTGOST_ERROR_STREAM_EXHAUSTED past the end of the
/// stream. After an error the position is the same as before.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_seek(cipher: *mut Cipher, position: u64) -> c_int {
    entry!(|c| Ok(c.exclusive(cipher)?.unfinished()?.seek(position.into())?))
}

/// Begins another message under the same key, with another IV of `iv_len` bytes. This IV must never have been used
/// under this key: with the same IV, CTR, CNT and OFB use the same keystream again.
///
/// Errors: FASTGOST_ERROR_IV_LENGTH; nothing changes then.
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

/// Makes a copy of the same state: *copy, to be freed with fastgost_cipher_free; null on failure. Do not encrypt
/// different data with both: they use the same keystream.
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

/// The length of data must be a multiple of *size bytes: 1, or the size of a block for modes of whole blocks.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cipher_granularity(cipher: *const Cipher, size: *mut usize) -> c_int {
    entry!(|c| {
        let cipher = c.handle(cipher);
        c.out(size, "the size")?.put(cipher.shared()?.mode.granularity());
        Ok(())
    })
}

/// The name of the kernel's level: *level, which is valid for ever.
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

/// Encrypts or decrypts `count` messages in place, together, in the lanes of the CPU's vector registers, each under its
/// own IV. Only CTR and CNT have this function. The data that `cipher` has processed so far does not matter.
///
/// Returns 0, or the error of the first message with an error. Each message's error is in its `result`, and messages
/// without an error were processed.
///
/// Errors: FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY: no
/// data was written then, and every `result` is that error.
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

/// The `result` of a message. A message without its own error gets an error of the whole call, if there is one.
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
