//! Functions that process many messages in one call. The lanes (parts) of the CPU's vector registers process different
//! messages at the same time.
use crate::{
    aead::{Aead, unauthentic},
    buffer::{Copied, Input, with_room},
    call::{PART, in_parts, run},
    error::{Failure, Result, parameter},
    options::{Options, row},
};
use fastgost::{
    Error,
    batch::Packet,
    registry::{DynAead, Kind},
};
use pyo3::{
    prelude::*,
    types::{PyBytes, PyList},
};
use std::{collections::HashSet, ops::Range};
use zeroize::Zeroizing;

/// A packet as a tuple. The tuple has the nonce, the data and the associated data.
type Given<'py> = (Copied<'py>, Input<'py>, Option<Input<'py>>);

/// Divides messages of these lengths into groups of about `PART` bytes, and returns the range of indices of each group.
/// The callers check for signals after each group. A message that is longer than `PART` is a separate group.
fn groups(lengths: impl IntoIterator<Item = usize>) -> Vec<Range<usize>> {
    let (mut groups, mut start, mut size, mut end) = (Vec::new(), 0, 0, 0);
    for (i, length) in lengths.into_iter().enumerate() {
        if length > PART && start < i {
            groups.push(start..i);
            (start, size) = (i, 0);
        }
        // Each message also has a cost that does not depend on its length. The 64 bytes stand for this cost, which
        // matters if the messages are short.
        size += length + 64;
        end = i + 1;
        if size >= PART {
            groups.push(start..end);
            (start, size) = (end, 0);
        }
    }
    if start < end {
        groups.push(start..end);
    }
    groups
}

/// Collects all elements of an iterable, before the call processes the first element. If the caller's iterator raises
/// an exception, this function returns this exception as its error.
fn collect<'py, T>(iterable: &Bound<'py, PyAny>) -> Result<Vec<T>>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    let mut all = Vec::new();
    for item in iterable.try_iter()? {
        all.push(item?.extract::<T>()?);
    }
    Ok(all)
}

/// The data and the tags of a group of packets. The packets are copied into this memory, and are then processed in
/// place. When the memory is freed, the data is wiped.
struct Buffers {
    data: Zeroizing<Vec<u8>>,
    tags: Vec<u8>,
}

/// The parts of one packet, before they are copied into [`Buffers`].
struct Parts<'a> {
    nonce: &'a [u8],
    data: &'a [u8],
    tag: &'a [u8],
    associated: &'a [u8],
}

/// Copies one group of packets into [`Buffers`], and runs `work` on the copies. Then calls `done` once for each packet,
/// with the packet's data, the packet's tag, and the result that `work` has set for this packet.
fn process<'py>(
    py: Python<'py>,
    packets: &[Parts<'_>],
    tag_size: usize,
    work: impl FnOnce(&mut [Packet<'_>]) -> fastgost::Result<()> + Send,
    mut done: impl FnMut(&[u8], &[u8], fastgost::Result<()>) -> Result<()>,
) -> Result<()> {
    let size: usize = packets.iter().map(|packet| packet.data.len()).sum();
    let mut buffers = Buffers { data: Zeroizing::new(with_room(size)?), tags: Vec::new() };
    for Parts { data, tag, .. } in packets {
        buffers.data.extend_from_slice(data);
        buffers.tags.extend_from_slice(tag);
    }
    let Buffers { data, tags } = &mut buffers;
    let (mut rest, mut tags) = (&mut data[..], tags.chunks_exact_mut(tag_size));
    let mut batch = Vec::with_capacity(packets.len());
    for Parts { nonce, data, associated, .. } in packets {
        let (data, others) = std::mem::take(&mut rest).split_at_mut(data.len());
        rest = others;
        batch.push(Packet::new(nonce, associated, data, tags.next().unwrap_or_default()));
    }
    // The result of the whole call is ignored, because each packet carries its own result.
    let _ = run(py, size + 64 * packets.len(), || work(&mut batch));
    for packet in &batch {
        done(packet.data, packet.tag, packet.result)?;
    }
    Ok(())
}

/// Seals many packets in one call. The packets are an iterable of tuples `(nonce, data, associated_data)`. Returns a
/// list of ciphertexts. Each ciphertext is followed by its tag, as in the result of `encrypt`.
///
/// If a packet cannot be sealed, or if two packets have the same nonce, the function raises an exception and returns no
/// packet. A note of the exception has the number of the packet.
///
/// >>> aead = fastgost.KuznyechikMGM(bytes(32))
/// >>> packets = [(i.to_bytes(16, 'big'), b'a packet', b'header') for i in range(100)]
/// >>> sealed = fastgost.batch.seal(aead, packets)
/// >>> sealed[7] == aead.encrypt(*packets[7])
/// True
#[pyfunction]
#[pyo3(signature = (aead, packets, /))]
fn seal<'py>(py: Python<'py>, aead: &Bound<'py, Aead>, packets: &Bound<'py, PyAny>) -> Result<Bound<'py, PyList>> {
    let aead: &dyn DynAead = &*aead.get().aead;
    let given: Vec<Given<'_>> = collect(packets)?;
    let mut nonces = HashSet::with_capacity(given.len());
    if let Some(number) = given.iter().position(|(nonce, ..)| !nonces.insert(&nonce[..])) {
        let text = "an earlier packet has the same nonce; allowed: each nonce once under a key";
        return Err(numbered(py, parameter(text.into(), Error::Parameter { name: "", allowed: "" }), number));
    }
    let (sealed, empty) = (PyList::empty(py), vec![0; aead.tag_size()]);
    for group in groups(given.iter().map(|packet| packet.1.len())) {
        let packets: Vec<_> = given[group]
            .iter()
            .map(|(nonce, data, associated)| parts(nonce, data.as_slice(), &empty, associated))
            .collect();
        process(
            py,
            &packets,
            empty.len(),
            |batch| aead.seal_many(batch),
            |data, tag, result| {
                result.map_err(|error| numbered(py, error.into(), sealed.len()))?;
                Ok(sealed.append(PyBytes::new_with(py, data.len() + tag.len(), |out| {
                    let (text, end) = out.split_at_mut(data.len());
                    text.copy_from_slice(data);
                    end.copy_from_slice(tag);
                    Ok(())
                })?)?)
            },
        )?;
        py.check_signals()?;
    }
    Ok(sealed)
}

fn parts<'a>(nonce: &'a Copied<'_>, data: &'a [u8], tag: &'a [u8], associated: &'a Option<Input<'_>>) -> Parts<'a> {
    Parts { nonce, data, tag, associated: associated.as_ref().map_or(&[], |data| data.as_slice()) }
}

/// Opens many packets in one call. The packets are an iterable of tuples `(nonce, data, associated_data)`. In `data`,
/// the tag follows the ciphertext. Returns a list of plaintexts. **The list has None for each packet that is not
/// authentic.**
///
/// If a packet cannot be opened for another reason, the function raises an exception and returns no packet. A note of
/// the exception has the number of the packet.
///
/// >>> aead = fastgost.KuznyechikMGM(bytes(32))
/// >>> sealed = aead.encrypt(bytes(16), b'a packet')
/// >>> fastgost.batch.open(aead, [(bytes(16), sealed, None), (bytes(16), sealed, b'changed')])
/// [b'a packet', None]
#[pyfunction]
#[pyo3(signature = (aead, packets, /))]
fn open<'py>(py: Python<'py>, aead: &Bound<'py, Aead>, packets: &Bound<'py, PyAny>) -> Result<Bound<'py, PyList>> {
    let aead = aead.get();
    let given: Vec<Given<'_>> = collect(packets)?;
    let opened = PyList::empty(py);
    for group in groups(given.iter().map(|packet| packet.1.len())) {
        // A packet whose data is too short for a tag is not authentic. So this packet is left out of the batch, and its
        // result is `None`.
        let (mut numbers, mut packets) = (Vec::new(), Vec::with_capacity(group.len()));
        for (number, (nonce, data, associated)) in group.clone().zip(&given[group.clone()]) {
            if let Ok((data, tag)) = aead.split(data.as_slice()) {
                numbers.push(number);
                packets.push(parts(nonce, data, tag, associated));
            }
        }
        let mut numbers = numbers.into_iter();
        process(
            py,
            &packets,
            aead.aead.tag_size(),
            |batch| aead.aead.open_many(batch),
            |data, _, result| {
                let number = numbers.next().unwrap_or_default();
                append_nothing(&opened, number)?;
                match result.map_err(unauthentic) {
                    Ok(()) => Ok(opened.append(PyBytes::new(py, data))?),
                    Err(Error::TagMismatch) => Ok(opened.append(py.None())?),
                    Err(error) => Err(numbered(py, error.into(), number)),
                }
            },
        )?;
        append_nothing(&opened, group.end)?;
        py.check_signals()?;
    }
    Ok(opened)
}

/// Appends `None` to `opened` until this list has `until` elements.
fn append_nothing(opened: &Bound<'_, PyList>, until: usize) -> PyResult<()> {
    (opened.len()..until).try_for_each(|_| opened.append(opened.py().None()))
}

/// Adds a note with the number of the packet to an exception.
#[cold]
fn numbered(py: Python<'_>, failure: Failure, number: usize) -> Failure {
    let exception = PyErr::from(failure);
    match exception.add_note(py, format!("in packet {number}, counted from 0")) {
        Ok(()) => exception.into(),
        Err(other) => other.into(),
    }
}

/// Hashes many messages in one call. The messages are an iterable of buffers. Returns the list of their digests.
///
/// >>> fastgost.batch.hash('streebog256', [b'one', b'two'])[1] == fastgost.streebog256(b'two').digest()
/// True
#[pyfunction]
#[pyo3(signature = (name, messages, /, *, level = None))]
fn hash<'py>(
    py: Python<'py>,
    name: &str,
    messages: &Bound<'py, PyAny>,
    level: Option<&str>,
) -> Result<Bound<'py, PyList>> {
    let hash = row(name, Kind::Hash)?.hasher(&Options::at(level)?.with_iv(&[]))?;
    let given: Vec<Input<'_>> = collect(messages)?;
    let digests = PyList::empty(py);
    for group in groups(given.iter().map(Input::len)) {
        if let [message] = &given[group.clone()]
            && message.len() > PART
        {
            let (mut hash, message) = (hash.dup(), message.as_slice());
            in_parts(py, message.len(), |range| {
                hash.update(&message[range]);
                Ok(())
            })?;
            digests.append(PyBytes::new(py, &hash.finalize_reset()))?;
            continue;
        }
        let messages: Vec<&[u8]> = given[group].iter().map(Input::as_slice).collect();
        let bytes = messages.iter().map(|message| message.len() + 64).sum();
        let done = run(py, bytes, || {
            let mut done = vec![None; messages.len()];
            hash.many(&messages, &mut |i, digest| done[i] = Some(digest));
            done
        });
        for digest in done.into_iter().flatten() {
            digests.append(PyBytes::new(py, &digest))?;
        }
        py.check_signals()?;
    }
    Ok(digests)
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let batch = PyModule::new(module.py(), "batch")?;
    batch.add("__doc__", "Many messages in one call, in the lanes of the CPU's vector registers.")?;
    batch.add_function(wrap_pyfunction!(seal, &batch)?)?;
    batch.add_function(wrap_pyfunction!(open, &batch)?)?;
    batch.add_function(wrap_pyfunction!(hash, &batch)?)?;
    module.add_submodule(&batch)
}
