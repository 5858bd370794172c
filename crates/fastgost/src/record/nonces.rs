//! The nonces of an array of packets.
use alloc::vec::Vec;

/// A nonce for each packet, in order. The nonces contain secrets, and are wiped on drop. Each nonce is written directly
/// into the vector, because a nonce that is returned or moved would leave a copy on the stack.
pub(super) struct Nonces {
    nonces: Vec<[u8; 16]>,
    size: usize,
}

impl Nonces {
    /// Makes a nonce of `size` bytes (at most 16) for each packet. `write` writes the nonce of one packet.
    pub(super) fn new<P>(size: usize, packets: impl ExactSizeIterator<Item = P>, write: impl Fn(P, &mut [u8])) -> Self {
        let mut nonces = alloc::vec![[0; 16]; packets.len()];
        for (nonce, packet) in nonces.iter_mut().zip(packets) {
            write(packet, &mut nonce[..size]);
        }
        Self { nonces, size }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        self.nonces.iter().map(|nonce| &nonce[..self.size])
    }
}

impl Drop for Nonces {
    fn drop(&mut self) {
        crate::wipe(self.nonces.as_flattened_mut());
    }
}
