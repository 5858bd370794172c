//! Copies bytes from JavaScript and to JavaScript.
use crate::error::Result;
use fastgost::Error;
use js_sys::Uint8Array;
use zeroize::Zeroizing;

/// Returns a copy of an array. The copy is wiped when it is dropped.
pub(crate) fn copy(array: &Uint8Array) -> Result<Zeroizing<Vec<u8>>> {
    with_room(array, 0)
}

/// Returns a copy of an array, followed by `room` zeros. The copy is wiped when it is dropped.
pub(crate) fn with_room(array: &Uint8Array, room: usize) -> Result<Zeroizing<Vec<u8>>> {
    let mut bytes = zeros((array.length() as usize).checked_add(room).ok_or(Error::Memory)?)?;
    let len = bytes.len() - room;
    array.copy_to(&mut bytes[..len]);
    Ok(bytes)
}

/// Returns a buffer of `len` zeros. The buffer is wiped when it is dropped.
pub(crate) fn zeros(len: usize) -> Result<Zeroizing<Vec<u8>>> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(len).map_err(|_| Error::Memory)?;
    bytes.resize(len, 0);
    Ok(bytes.into())
}

/// Returns a copy of a key of 32 bytes.
pub(crate) fn key(array: &Uint8Array) -> Result<Box<Zeroizing<[u8; 32]>>> {
    if array.length() != 32 {
        return Err(Error::KeyLength { given: array.length() as usize, allowed: "32 bytes" }.into());
    }
    let mut key = Box::<Zeroizing<[u8; 32]>>::default();
    array.copy_to(&mut key[..]);
    Ok(key)
}

/// Copies `bytes` to the array `output`, which the caller has made for them.
pub(crate) fn put(bytes: &[u8], output: &Uint8Array) -> Result<()> {
    // If the lengths differed, `copy_from` would panic.
    if output.length() as usize != bytes.len() {
        return Err(Error::Parameter { name: "the length of the output", allowed: "that of the result" }.into());
    }
    output.copy_from(bytes);
    Ok(())
}

/// Memory for a copy of one part of a message. All parts of the message use the same memory, so it need not be cleared
/// and wiped for each part. If a part is longer than the memory, a longer memory replaces it.
#[derive(Default)]
pub(crate) struct Scratch(Zeroizing<Vec<u8>>);

impl Scratch {
    /// Copies the array into this memory, and returns the copy.
    pub(crate) fn copy(&mut self, array: &Uint8Array) -> Result<&mut [u8]> {
        let len = array.length() as usize;
        if self.0.len() < len {
            self.0 = zeros(len)?;
        }
        let bytes = &mut self.0[..len];
        array.copy_to(bytes);
        Ok(bytes)
    }
}
