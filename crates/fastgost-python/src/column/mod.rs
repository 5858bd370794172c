//! Functions for columns of Arrow. The functions compute a digest or a MAC of every value, or encrypt and authenticate
//! every value. Each function processes many values at the same time.
//!
//! An encrypted value is a nonce of 16 bytes, the ciphertext, and a tag of 16 bytes. The algorithm is Kuznyechik in
//! MGM. By default the nonce is random. If the caller wants equal ciphertexts for equal values, the nonce is the first
//! 16 bytes of an HMAC of the value. The key of this HMAC is derived from the column's key and the associated data. In
//! both cases the first bit of the nonce is set to 0, as MGM demands. The associated data of a value is "fastgost
//! column", a zero byte, and the caller's associated data. docs/python.md has the details.
use crate::{
    aead::unauthentic,
    buffer::Input,
    call::without_traces,
    error::{Failure, Result, exception_with, parameter},
    options::{Options, row},
};
use fastgost::{
    Error,
    batch::Packet,
    hash::Streebog256,
    kdf::kdf_256,
    mac::Hmac,
    registry::{DynAead, Kind},
};
use pyo3::prelude::*;
use std::{ops::Range, sync::Arc};
use values::Column;

mod interface;
mod output;
mod values;

use interface::Imported;
use output::{ArrowArray, Output};

const NONCE: usize = 16;
const TAG: usize = 16;
/// The number of bytes that encryption adds to a value.
const ADDED: usize = NONCE + TAG;

/// The largest number of values that are processed between two checks for signals. `BYTES` is the largest number of
/// bytes that these values have together.
const VALUES: usize = 1 << 16;
const BYTES: usize = 16 << 20;

/// Calls `f` with the range of indices of each part of the column. While `f` runs, the GIL is released.
fn in_parts(py: Python<'_>, column: &Column<'_>, mut f: impl FnMut(Range<usize>) -> Result<()> + Send) -> Result<()> {
    for part in column.parts(VALUES, BYTES) {
        py.detach(|| f(part))?;
        py.check_signals()?;
    }
    Ok(())
}

/// Returns the indices of the values in `part` that are not null, and the bytes of these values.
fn valid<'a>(column: &Column<'a>, part: Range<usize>) -> (Vec<usize>, Vec<&'a [u8]>) {
    part.filter(|i| column.is_valid(*i)).map(|i| (i, column.get(i))).unzip()
}

/// Returns a column with the digest of every value. Arrow's type of the new column is binary with a fixed size.
#[pyfunction]
#[pyo3(signature = (column, algorithm, level = None))]
fn column_hash(py: Python<'_>, column: &Bound<'_, PyAny>, algorithm: &str, level: Option<&str>) -> Result<ArrowArray> {
    let hash = row(algorithm, Kind::Hash)?.hasher(&Options::at(level)?.with_iv(&[]))?;
    let imported = Imported::new(column)?;
    let column = imported.column()?;
    let size = hash.size();
    let mut output = py.detach(|| Output::fixed(&column, size))?;
    let data = &mut output.data;
    in_parts(py, &column, |part| {
        let (numbers, messages) = valid(&column, part);
        hash.many(&messages, &mut |i, digest| data[numbers[i] * size..][..size].copy_from_slice(&digest));
        Ok(())
    })?;
    Ok(ArrowArray(Arc::new(output)))
}

/// Returns a column with the MAC tag of every value. Arrow's type of the new column is binary with a fixed size.
#[pyfunction]
#[pyo3(signature = (column, key, algorithm, size = None, level = None))]
fn column_mac(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    key: Input<'_>,
    algorithm: &str,
    size: Option<usize>,
    level: Option<&str>,
) -> Result<ArrowArray> {
    let options = Options { tag_size: size, ..Options::at(level)? };
    let (row, key) = (row(algorithm, Kind::Mac)?, key.to_vec()?);
    let mut mac = without_traces(|| row.mac(&key, &options.with_iv(&[])))?;
    let imported = Imported::new(column)?;
    let column = imported.column()?;
    let size = mac.size();
    let mut output = py.detach(|| Output::fixed(&column, size))?;
    let data = &mut output.data;
    in_parts(py, &column, |part| {
        let (numbers, messages) = valid(&column, part);
        mac.many(&messages, &mut |i, tag| data[numbers[i] * size..][..size].copy_from_slice(&tag))?;
        Ok(())
    })?;
    Ok(ArrowArray(Arc::new(output)))
}

/// Returns the associated data with which every value is encrypted. The result is never empty, because MGM cannot make
/// a tag if both the value and the associated data are empty.
fn associated(data: &Input<'_>) -> Vec<u8> {
    [b"fastgost column\0", data.as_slice()].concat()
}

/// Makes the AEAD that encrypts and decrypts values under the key of a column.
fn column_key(key: &Input<'_>, level: Option<&str>) -> Result<Box<dyn DynAead>> {
    let (row, key, options) = (row("kuznyechik-mgm", Kind::Aead)?, key.to_vec()?, Options::at(level)?);
    Ok(without_traces(|| row.aead(&key, &options.with_iv(&[])))?)
}

/// Encrypts and authenticates every value. Returns a column of type `kind`.
#[pyfunction]
#[pyo3(signature = (column, key, associated_data, deterministic, kind, level = None))]
fn column_encrypt(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    key: Input<'_>,
    associated_data: Input<'_>,
    deterministic: bool,
    kind: &str,
    level: Option<&str>,
) -> Result<ArrowArray> {
    let aead = column_key(&key, level)?;
    let associated = associated(&associated_data);
    let key = key.to_vec()?;
    let nonce_key = deterministic.then(|| {
        without_traces(|| {
            let root = Hmac::new(Streebog256::new(), &key);
            Box::new(Hmac::new(Streebog256::new(), &kdf_256(&root, b"fastgost column nonces", &associated)[..]))
        })
    });
    let imported = Imported::new(column)?;
    let column = imported.column()?;
    let mut output = py.detach(|| Output::variable(&column, kind, |i| column.get(i).len() + ADDED))?;
    let mut rest = &mut output.data[..];
    in_parts(py, &column, |part| {
        let (_, messages) = valid(&column, part);
        let mut values: Vec<&mut [u8]> = Vec::with_capacity(messages.len());
        for message in &messages {
            let value = rest.split_off_mut(..message.len() + ADDED).ok_or_else(changed)?;
            value[NONCE..NONCE + message.len()].copy_from_slice(message);
            values.push(value);
        }
        match &nonce_key {
            // `value` has a copy of the message. The nonce is computed from this copy, and then the same copy is
            // encrypted. So the nonce belongs to the encrypted data, even if another thread changes the column.
            Some(key) => {
                let mut tags = vec![[0; NONCE]; values.len()];
                let copies = values.iter().map(|value| &value[NONCE..value.len() - TAG]);
                key.finalize_many(copies, |i, tag| tags[i].copy_from_slice(&tag[..NONCE]));
                values.iter_mut().zip(tags).for_each(|(value, nonce)| value[..NONCE].copy_from_slice(&nonce));
            }
            None => {
                let mut nonces = vec![[0; NONCE]; values.len()];
                getrandom::fill(nonces.as_flattened_mut()).map_err(|_| Error::Randomness)?;
                values.iter_mut().zip(nonces).for_each(|(value, nonce)| value[..NONCE].copy_from_slice(&nonce));
            }
        }
        let mut packets: Vec<_> = values
            .into_iter()
            .map(|value| {
                value[0] &= 0x7f;
                packet(value, &associated)
            })
            .collect();
        aead.seal_many(&mut packets)?;
        Ok(())
    })?;
    Ok(ArrowArray(Arc::new(output)))
}

/// Makes a packet from the space for one encrypted value. The space already has the nonce and the plaintext, and room
/// for the tag.
fn packet<'a>(value: &'a mut [u8], associated: &'a [u8]) -> Packet<'a> {
    let (nonce, rest) = value.split_at_mut(NONCE);
    let (data, tag) = rest.split_at_mut(rest.len() - TAG);
    Packet::new(nonce, associated, data, tag)
}

/// Verifies and decrypts every value. Returns a column of type `kind`.
#[pyfunction]
#[pyo3(signature = (column, key, associated_data, kind, level = None))]
fn column_decrypt(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    key: Input<'_>,
    associated_data: Input<'_>,
    kind: &str,
    level: Option<&str>,
) -> Result<ArrowArray> {
    let aead = column_key(&key, level)?;
    let associated = associated(&associated_data);
    let imported = Imported::new(column)?;
    let column = imported.column()?;
    let mut output = py.detach(|| Output::variable(&column, kind, |i| column.get(i).len().saturating_sub(ADDED)))?;
    let is_short = |i: &usize| column.is_valid(*i) && column.get(*i).len() < ADDED;
    if let Some(i) = py.detach(|| (0..column.len()).find(is_short)) {
        let given = column.get(i).len();
        let text = format!("the value in row {i} has {given} bytes; allowed: {ADDED} or more, an encrypted value");
        return Err(exception_with(Error::TagMismatch, text).into());
    }
    let mut rest = &mut output.data[..];
    let is_text = kind.ends_with("string");
    let result = in_parts(py, &column, |part| {
        let (numbers, messages) = valid(&column, part);
        // `open_many` needs tags that it can write to, so the tags are copied.
        let mut tags: Vec<[u8; TAG]> = vec![[0; TAG]; messages.len()];
        let mut packets = Vec::with_capacity(messages.len());
        for (message, tag) in messages.iter().zip(&mut tags) {
            let (nonce, sealed) = message.split_at_checked(NONCE).ok_or_else(changed)?;
            let (ciphertext, given) = sealed.split_last_chunk().ok_or_else(changed)?;
            *tag = *given;
            let data = rest.split_off_mut(..ciphertext.len()).ok_or_else(changed)?;
            data.copy_from_slice(ciphertext);
            packets.push(Packet::new(nonce, &associated, data, tag));
        }
        // The result of the whole call is not needed, because each packet has its own result.
        let _ = aead.open_many(&mut packets);
        for (row, packet) in numbers.iter().zip(&packets) {
            packet.result.map_err(|error| in_row(*row, unauthentic(error)))?;
            if is_text && std::str::from_utf8(packet.data).is_err() {
                return Err(parameter(
                    format!("the value in row {row} is not UTF-8; allowed as its type: binary or large_binary"),
                    Error::UnknownAlgorithm,
                ));
            }
        }
        Ok(())
    });
    if let Err(error) = result {
        output.wipe();
        return Err(error);
    }
    Ok(ArrowArray(Arc::new(output)))
}

/// Returns the error for a column that the caller's program changed during the call.
#[cold]
fn changed() -> Failure {
    let text = "the column was changed during the call; allowed: columns that stay as they are";
    parameter(text.into(), Error::Parameter { name: "", allowed: "" })
}

#[cold]
fn in_row(row: usize, error: Error) -> Failure {
    exception_with(error, format!("row {row}: {error}")).into()
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<ArrowArray>()?;
    module.add_function(wrap_pyfunction!(column_hash, module)?)?;
    module.add_function(wrap_pyfunction!(column_mac, module)?)?;
    module.add_function(wrap_pyfunction!(column_encrypt, module)?)?;
    module.add_function(wrap_pyfunction!(column_decrypt, module)?)
}
