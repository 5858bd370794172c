//! Sealed files, which encrypt and authenticate data of any length. The functions work in memory or on streams.
use crate::{
    arguments::{Caller, ReadCallback, WriteCallback, entry, memory},
    errors::{Error, Result},
    handle::Shared,
    keys::{PrivateKey, PublicKey},
    types::{FASTGOST_KEY_PAIR, FASTGOST_PASSPHRASE, FASTGOST_RAW_KEY, Identity, Recipient},
};
use core::ffi::{c_char, c_int, c_void};
use fastgost::sealed::{self, Algorithm, CHUNK, Header, Opener, SealedReader, SealedWriter, Sealer};
use std::io::{Read, Write};
use zeroize::{Zeroize, Zeroizing};

/// Computes a number of bytes that is enough for a sealed file with `plaintext_len` bytes of plaintext and `count`
/// recipients. Stores this number in *size.
///
/// Errors: FASTGOST_ERROR_ADDRESS if no buffer can have this size.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealed_bound(plaintext_len: usize, count: usize, size: *mut usize) -> c_int {
    entry!(|c| {
        let size = c.out(size, "the size")?;
        let chunks = plaintext_len / CHUNK + 1;
        let all = [chunks.checked_mul(MOST_TAG), count.checked_mul(MOST_STANZA), Some(MOST_HEADER)];
        let bound = all.into_iter().try_fold(plaintext_len, |sum, n| sum.checked_add(n?));
        let text = "such a file does not fit into memory; allowed: shorter ones, or fastgost_sealed_seal_stream";
        size.put(bound.ok_or_else(|| Error::call(crate::errors::FASTGOST_ERROR_ADDRESS, text))?);
        Ok(())
    })
}

/// Seals `len` bytes for `count` recipients. `cipher` is "kuznyechik" or "magma".
///
/// `output` has room for `capacity` bytes. The result of fastgost_sealed_bound is a sufficient capacity. The function
/// stores the length of the file in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is
/// needed. Do not call this function only to learn the length. With a passphrase, such a call takes long, because the
/// function derives a key before it knows the length.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_PARAMETER or FASTGOST_ERROR_KEY_LENGTH if a recipient is
/// wrong; FASTGOST_ERROR_SEALED_LENGTH, FASTGOST_ERROR_RANDOMNESS, FASTGOST_ERROR_BUFFER_SIZE. After an error, nothing
/// was written.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealed_seal(
    cipher: *const c_char,
    recipients: *const Recipient,
    count: usize,
    plaintext: *const u8,
    len: usize,
    output: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry!(|c| {
        let room = c.room(output, capacity, written)?;
        let plaintext = c.bytes(plaintext, len, "the plaintext")?;
        let sealer = sealer(c, cipher, recipients, count)?;
        let algorithm = sealer.algorithm();
        let (chunks, tag, header) = (len.div_ceil(CHUNK).max(1), algorithm.tag_size(), sealer.header().len());
        if chunks as u64 > algorithm.most_chunks() {
            return Err(fastgost::Error::SealedLength { most: algorithm.most_chunks() }.into());
        }
        let whole = header + len + chunks * tag;
        let (output, written) = room.take(whole)?;
        let (head, payload) = output.split_at_mut(header);
        head.copy_from_slice(sealer.header());
        let mut sealer = sealer.into_chunks();
        for (i, sealed) in payload.chunks_mut(CHUNK + tag).enumerate() {
            let chunk = &plaintext[i * CHUNK..][..sealed.len() - tag];
            sealer.seal_chunk(i as u64, i + 1 == chunks, chunk, sealed)?;
        }
        written.put(whole);
        Ok(())
    })
}

/// Opens a sealed file of `len` bytes with any of `count` identities. An identity is a secret that can open files.
///
/// `output` has room for `capacity` bytes. A capacity as large as the file is enough. The function stores the length of
/// the plaintext in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed.
///
/// Errors: FASTGOST_ERROR_NOT_SEALED and FASTGOST_ERROR_SEALED_..., after which the caller must reject the file;
/// FASTGOST_ERROR_KEY_LENGTH or FASTGOST_ERROR_PARAMETER if an identity is wrong; FASTGOST_ERROR_BUFFER_SIZE. After an
/// error, `output` contains no plaintext.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealed_open(
    identities: *const Identity,
    count: usize,
    file: *const u8,
    len: usize,
    output: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry!(|c| {
        let room = c.room(output, capacity, written)?;
        let file = c.bytes(file, len, "the file")?;
        let header = Header::parse(file)?;
        let mut opener = opener(c, &header, identities, count)?;
        let (payload, tag) = (&file[header.len()..], opener.algorithm().tag_size());
        // If a file ends after its header, the first chunk is missing. The code treats this file like a file with a
        // truncated chunk, so the error is the same.
        let chunks = payload.len().div_ceil(CHUNK + tag).max(1);
        let last = payload.len() - (chunks - 1) * (CHUNK + tag);
        let (output, written) = room.take((chunks - 1) * CHUNK + last.saturating_sub(tag))?;
        let mut places = output.chunks_mut(CHUNK);
        for i in 0..chunks {
            let sealed = &payload[i * (CHUNK + tag)..];
            let sealed = &sealed[..sealed.len().min(CHUNK + tag)];
            let place = places.next().unwrap_or_default();
            if let Err(error) = opener.open_chunk(i as u64, i + 1 == chunks, sealed, place) {
                drop(places);
                output.zeroize();
                return Err(error.into());
            }
        }
        drop(places);
        written.put(output.len());
        Ok(())
    })
}

/// Seals the data that the callback `read` gives, and passes the sealed file to the callback `write`. Each callback
/// gets its own context pointer, which may be null.
///
/// Errors: FASTGOST_ERROR_CALLBACK if a callback failed; the errors of fastgost_sealed_seal. After an error the output
/// is incomplete, so delete the output.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealed_seal_stream(
    cipher: *const c_char,
    recipients: *const Recipient,
    count: usize,
    read: ReadCallback,
    read_context: *mut c_void,
    write: WriteCallback,
    write_context: *mut c_void,
) -> c_int {
    entry!(|c| {
        let (from, to) = (c.reader(read, read_context)?, c.writer(write, write_context)?);
        let mut to = SealedWriter::with_sealer(to, sealer(c, cipher, recipients, count)?)?;
        copy(from, &mut to)?;
        to.finish()?;
        Ok(())
    })
}

/// Opens the sealed file that the callback `read` gives, and passes the plaintext to the callback `write`. Each
/// callback gets its own context pointer, which may be null. `write` gets only verified plaintext. The plaintext is
/// complete only if this function returns 0.
///
/// Errors: FASTGOST_ERROR_CALLBACK if a callback failed; the errors of fastgost_sealed_open. After an error, the data
/// that `write` has got is authentic, but incomplete.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_sealed_open_stream(
    identities: *const Identity,
    count: usize,
    read: ReadCallback,
    read_context: *mut c_void,
    write: WriteCallback,
    write_context: *mut c_void,
) -> c_int {
    entry!(|c| {
        let (mut from, mut to) = (c.reader(read, read_context)?, c.writer(write, write_context)?);
        let header = Header::read(&mut from)?;
        let opener = opener(c, &header, identities, count)?;
        copy(SealedReader::with_opener(from, opener), &mut to)
    })
}

/// `MOST_TAG` is the length of the longest tag. `MOST_STANZA` is an upper limit for the length of one recipient's
/// stanza, and `MOST_HEADER` is an upper limit for the length of the rest of the header.
const MOST_TAG: usize = 16;
const MOST_STANZA: usize = 256;
const MOST_HEADER: usize = 256;

fn copy(mut from: impl Read, to: &mut impl Write) -> Result<()> {
    let mut buffer = Zeroizing::new(vec![0; CHUNK]);
    loop {
        match from.read(&mut buffer)? {
            0 => return Ok(()),
            n => to.write_all(&buffer[..n])?,
        }
    }
}

fn sealer(c: &Caller, cipher: *const c_char, recipients: *const Recipient, count: usize) -> Result<Sealer> {
    let algorithm = Algorithm::from_name(c.text(cipher, "the name of the cipher")?)?;
    let recipients = c.array(recipients, count, "the array of recipients")?;
    let keys = recipients.iter().map(|r| key_pair(c, r.kind, r.key));
    let keys: Vec<Option<Shared<'_, PublicKey>>> = keys.collect::<Result<_>>()?;
    let (data, _) = c.many(recipients.iter().map(|r| (r.data, r.len)), core::iter::empty())?;
    let mut of_library = memory(count)?;
    for ((recipient, key), data) in recipients.iter().zip(&keys).zip(data) {
        unused(recipient.iterations == 0 || recipient.kind == FASTGOST_PASSPHRASE, data, recipient.kind)?;
        of_library.push(match (recipient.kind, key) {
            (FASTGOST_RAW_KEY, _) => sealed::Recipient::RawKey(raw_key(data)?),
            (_, Some(key)) => sealed::Recipient::PublicKey(&key.0),
            _ => match recipient.iterations {
                0 => sealed::Recipient::passphrase(data),
                iterations => sealed::Recipient::Passphrase { passphrase: data, iterations },
            },
        });
    }
    Ok(Sealer::new(algorithm, &of_library)?)
}

fn opener(c: &Caller, header: &Header, identities: *const Identity, count: usize) -> Result<Opener> {
    let identities = c.array(identities, count, "the array of identities")?;
    let keys = identities.iter().map(|i| key_pair(c, i.kind, i.key));
    let keys: Vec<Option<Shared<'_, PrivateKey>>> = keys.collect::<Result<_>>()?;
    let (data, _) = c.many(identities.iter().map(|i| (i.data, i.len)), core::iter::empty())?;
    let mut of_library = memory(count)?;
    for ((identity, key), data) in identities.iter().zip(&keys).zip(data) {
        unused(identity.most_iterations == 0 || identity.kind == FASTGOST_PASSPHRASE, data, identity.kind)?;
        of_library.push(match (identity.kind, key) {
            (FASTGOST_RAW_KEY, _) => sealed::Identity::RawKey(raw_key(data)?),
            (_, Some(key)) => sealed::Identity::PrivateKey(&key.0),
            _ => match identity.most_iterations {
                0 => sealed::Identity::passphrase(data),
                most_iterations => sealed::Identity::Passphrase { passphrase: data, most_iterations },
            },
        });
    }
    Ok(Opener::new(header, &of_library)?)
}

/// Returns the key of a recipient or an identity whose kind is FASTGOST_KEY_PAIR. For all other kinds the function
/// returns None, and the pointer must be null.
fn key_pair<T: crate::handle::Object>(c: &Caller, kind: c_int, key: *const T) -> Result<Option<Shared<'_, T>>> {
    match kind {
        FASTGOST_KEY_PAIR => Ok(Some(c.one_of_many(key)?)),
        FASTGOST_RAW_KEY | FASTGOST_PASSPHRASE if key.is_null() => Ok(None),
        FASTGOST_RAW_KEY | FASTGOST_PASSPHRASE => {
            Err(Error::parameter("the key of a recipient or identity", "null, except with FASTGOST_KEY_PAIR"))
        }
        _ => {
            let allowed = "FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE and FASTGOST_KEY_PAIR";
            Err(Error::parameter("the kind of a recipient or identity", allowed))
        }
    }
}

/// Rejects a recipient or an identity if the caller has set a field that its kind does not use. `iterations` is true if
/// the number of iterations is allowed.
fn unused(iterations: bool, data: &[u8], kind: c_int) -> Result<()> {
    if !iterations {
        return Err(Error::parameter(
            "the iterations of a recipient or identity",
            "0, except with FASTGOST_PASSPHRASE",
        ));
    }
    match kind == FASTGOST_KEY_PAIR && !data.is_empty() {
        true => Err(Error::parameter("the data of a recipient or identity", "none with FASTGOST_KEY_PAIR")),
        false => Ok(()),
    }
}

fn raw_key(key: &[u8]) -> Result<&[u8; 32]> {
    let wrong = fastgost::Error::KeyLength { given: key.len(), allowed: "32 bytes" };
    key.try_into().map_err(|_| wrong.into())
}
