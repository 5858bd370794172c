//! The key tree TLSTREE (RFC 9189, section 8.1; RFC 9367, section 4.1.2), and the key tree of ESP (RFC 9227, section
//! 4.1).
use super::kdf_256;
use crate::{hash::Streebog256, mac::Hmac};
#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};
use core::fmt;
use zeroize::Zeroizing;

/// C_1, C_2 and C_3 of TLSTREE. Each of these masks has the bits of the record number that select the key on one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TlsTreeParameters {
    /// The masks, from the root down.
    pub masks: [u64; 3],
}

impl TlsTreeParameters {
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_CTR_OMAC (RFC 9189, section 8.1.1).
    pub const KUZNYECHIK_CTR_OMAC: Self = Self { masks: [0xffffffff00000000, 0xfffffffffff80000, 0xffffffffffffffc0] };
    /// TLS_GOSTR341112_256_WITH_MAGMA_CTR_OMAC (RFC 9189, section 8.1.1).
    pub const MAGMA_CTR_OMAC: Self = Self { masks: [0xffffffc000000000, 0xfffffffffe000000, 0xfffffffffffff000] };
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L (RFC 9367, section 4.1.2).
    pub const KUZNYECHIK_MGM_L: Self = Self { masks: [0xf800000000000000, 0xfffffff000000000, 0xffffffffffffe000] };
    /// TLS_GOSTR341112_256_WITH_MAGMA_MGM_L (RFC 9367, section 4.1.2).
    pub const MAGMA_MGM_L: Self = Self { masks: [0xffe0000000000000, 0xffffffffc0000000, 0xffffffffffffff80] };
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S (RFC 9367, section 4.1.2).
    pub const KUZNYECHIK_MGM_S: Self = Self { masks: [0xffffffffe0000000, 0xffffffffffff0000, 0xfffffffffffffff8] };
    /// TLS_GOSTR341112_256_WITH_MAGMA_MGM_S (RFC 9367, section 4.1.2). Every record has its own key.
    pub const MAGMA_MGM_S: Self = Self { masks: [0xfffffffffc000000, 0xffffffffffffe000, 0xffffffffffffffff] };

    /// Returns the seeds of a record, which are the bits of its number that select the key on each level. Records with
    /// the same seeds have the same key.
    pub(crate) fn seeds(&self, record: u64) -> [u64; 3] {
        self.masks.map(|mask| record & mask)
    }
}

/// TLSTREE (RFC 9189, section 8.1; RFC 9367, section 4.1.2), which derives the key of each record. A call of `key`
/// derives only the keys of the levels on which the path from the root to the record's key has changed since the
/// previous call. So a call for the next record mostly derives one key or no key. If every record has its own key, the
/// keys of the next records are derived in parallel and kept.
///
/// ```
/// use fastgost::{Kuznyechik, kdf::{TlsTree, TlsTreeParameters}};
///
/// let mut tree = TlsTree::from_key(&[7; 32], TlsTreeParameters::KUZNYECHIK_CTR_OMAC);
/// let mut cipher = Kuznyechik::new(tree.key(0));
/// for record in 0..100 {
///     if !tree.is_current(record) {
///         cipher = Kuznyechik::new(tree.key(record));
///     }
///     // `cipher` is for this record.
/// }
/// ```
#[derive(Clone)]
pub struct TlsTree {
    parameters: TlsTreeParameters,
    tree: InPlace<KeyTree<8>>,
    ahead: Ahead,
}

impl TlsTree {
    /// Makes the tree under a root key of 32 bytes, at record 0.
    pub fn new(root: Hmac<Streebog256>, parameters: TlsTreeParameters) -> Self {
        let mut tree = Self { parameters, tree: in_place(KeyTree::unkeyed(root)), ahead: Ahead::new() };
        tree.tree.derive(0);
        tree
    }

    /// Makes the tree under a root key. The key is never moved.
    pub(crate) fn keyed(hash: Streebog256, root: &[u8], parameters: TlsTreeParameters) -> Self {
        let unkeyed = KeyTree::unkeyed(Hmac::new(hash, b""));
        let mut tree = Self { parameters, tree: in_place(unkeyed), ahead: Ahead::new() };
        tree.tree.rekey(root);
        tree
    }

    /// Makes the tree under a root key, on the best kernel for this CPU.
    pub fn from_key(root: &[u8; 32], parameters: TlsTreeParameters) -> Self {
        Self::keyed(Streebog256::new(), root, parameters)
    }

    /// Returns the key of the record with this sequence number. Records may be requested in any order.
    pub fn key(&mut self, record: u64) -> &[u8; 32] {
        let (seeds, before) = (self.parameters.seeds(record), self.tree.seeds);
        // If every record has its own key, the last seed is the record's number.
        let is_own = self.parameters.masks[2] == u64::MAX;
        if !is_own || before[2].checked_add(1) != Some(record) || before[..2] != seeds[..2] {
            return self.tree.key(seeds);
        }
        let key = self.ahead.key(&self.tree, &self.parameters, record);
        self.tree.leaf.copy_from_slice(key);
        self.tree.seeds = seeds;
        &self.tree.leaf
    }

    /// Returns the keys of many records. Keys that differ only on the last level are derived in parallel.
    ///
    /// ```
    /// use fastgost::kdf::{TlsTree, TlsTreeParameters};
    ///
    /// // Every record has its own key.
    /// let mut tree = TlsTree::from_key(&[7; 32], TlsTreeParameters::MAGMA_MGM_S);
    /// let keys = tree.keys(&[0, 1, 2]);
    /// assert_eq!(&keys[1], tree.key(1));
    /// ```
    #[cfg(feature = "alloc")]
    pub fn keys(&mut self, records: &[u64]) -> Zeroizing<Vec<[u8; 32]>> {
        // If every record has its own key, the key of one record may have been derived ahead.
        if let ([record], u64::MAX) = (records, self.parameters.masks[2]) {
            let mut keys = Zeroizing::new(vec![[0; 32]]);
            keys[0].copy_from_slice(self.key(*record));
            return keys;
        }
        self.tree.keys(records.iter().map(|record| self.parameters.seeds(*record)).collect())
    }

    /// Returns whether this record has the key that was returned last. If so, a cipher made from this key can be kept.
    pub fn is_current(&self, record: u64) -> bool {
        self.tree.seeds == self.parameters.seeds(record)
    }
}

impl fmt::Debug for TlsTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TlsTree").field("parameters", &self.parameters).finish_non_exhaustive()
    }
}

/// Keys of the next records, if every record has its own key.
#[derive(Clone)]
struct Ahead {
    keys: Zeroizing<[[u8; 32]; Self::MOST]>,
    /// The record of the first key.
    first: u64,
    /// The number of keys, from the first key on, that are valid.
    count: usize,
}

impl Ahead {
    /// The largest number of keys that are derived ahead at a time. It is twice the number of lanes of the widest
    /// kernel of Streebog.
    const MOST: usize = 8;

    fn new() -> Self {
        Self { keys: Zeroizing::new([[0; 32]; Self::MOST]), first: 0, count: 0 }
    }

    /// Returns the key of a record. The current nodes of `tree` must be the nodes above the leaf of this record.
    fn key(&mut self, tree: &KeyTree<8>, parameters: &TlsTreeParameters, record: u64) -> &[u8; 32] {
        let is_here = |this: &Self| record.checked_sub(this.first).is_some_and(|i| i < this.count as u64);
        if !is_here(self) {
            let messages: [_; Self::MOST] =
                core::array::from_fn(|i| KeyTree::<8>::message(2, record.wrapping_add(i as u64)));
            let node = |record: u64| -> [u64; 2] { [0, 1].map(|level| record & parameters.masks[level]) };
            let siblings = (0..Self::MOST as u64).map(|i| record.checked_add(i));
            self.count = siblings.take_while(|r| r.is_some_and(|r| node(r) == node(record))).count();
            self.first = record;
            tree.leaves(&messages[..self.count], &mut self.keys[..]);
        }
        &self.keys[(record - self.first) as usize]
    }
}

/// The key tree of ESP (RFC 9227, section 4.1). The tree derives the key of a packet from the fields i1, i2 and i3 of
/// the packet's initialisation vector. A call of `key` derives only the keys of the levels on which the path from the
/// root to the packet's key has changed since the previous call. The sender of a packet chooses the fields, and the
/// fields are used before the packet is authenticated.
///
/// ```
/// use fastgost::{Magma, hash::Streebog256, kdf::EspTree, mac::Hmac};
///
/// let mut tree = EspTree::new(Hmac::new(Streebog256::new(), &[7; 32]));
/// let cipher = Magma::new(tree.key(0, 0, 1));
/// assert!(tree.is_current(0, 0, 1));
/// ```
#[derive(Clone)]
pub struct EspTree(InPlace<KeyTree<2>>);

impl EspTree {
    /// Makes the tree under a root key of 32 bytes, at the fields 0, 0, 0.
    pub fn new(root: Hmac<Streebog256>) -> Self {
        let mut tree = Self(in_place(KeyTree::unkeyed(root)));
        tree.0.derive(0);
        tree
    }

    /// Makes the tree under a root key. The key is never moved.
    #[cfg(feature = "alloc")] // for `record`
    pub(crate) fn keyed(hash: Streebog256, root: &[u8]) -> Self {
        let mut tree = Self(in_place(KeyTree::unkeyed(Hmac::new(hash, b""))));
        tree.0.rekey(root);
        tree
    }

    /// Returns the key of the packets whose initialisation vectors have these fields. Keys may be requested in any
    /// order.
    pub fn key(&mut self, i1: u8, i2: u16, i3: u16) -> &[u8; 32] {
        self.0.key([i1.into(), i2.into(), i3.into()])
    }

    /// Returns the keys of packets whose initialisation vectors have these fields i1, i2 and i3. Keys that differ only
    /// in i3 are derived in parallel.
    ///
    /// ```
    /// use fastgost::{hash::Streebog256, kdf::EspTree, mac::Hmac};
    ///
    /// let mut tree = EspTree::new(Hmac::new(Streebog256::new(), &[7; 32]));
    /// let keys = tree.keys(&[(0, 0, 1), (0, 0, 2)]);
    /// assert_eq!(&keys[1], tree.key(0, 0, 2));
    /// ```
    #[cfg(feature = "alloc")]
    pub fn keys(&mut self, fields: &[(u8, u16, u16)]) -> Zeroizing<Vec<[u8; 32]>> {
        self.0.keys(fields.iter().map(|(i1, i2, i3)| [(*i1).into(), (*i2).into(), (*i3).into()]).collect())
    }

    /// Returns whether packets with these fields have the key that was returned last. If so, a cipher made from this
    /// key can be kept.
    pub fn is_current(&self, i1: u8, i2: u16, i3: u16) -> bool {
        let seeds: [u64; 3] = [i1.into(), i2.into(), i3.into()];
        self.0.seeds == seeds
    }
}

impl fmt::Debug for EspTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EspTree").finish_non_exhaustive()
    }
}

/// With `alloc`, the secrets of a tree are in a `Box`, so they stay in their place when the tree is moved. A move would
/// leave copies of the moved bytes on the stack.
#[cfg(feature = "alloc")]
type InPlace<T> = alloc::boxed::Box<T>;
#[cfg(not(feature = "alloc"))]
type InPlace<T> = T;

fn in_place<T>(value: T) -> InPlace<T> {
    #[cfg(feature = "alloc")]
    let value = alloc::boxed::Box::new(value);
    value
}

/// A tree of three levels, whose seeds have `N` bytes.
#[derive(Clone)]
struct KeyTree<const N: usize> {
    /// The root, and the nodes of the first two levels on the path to the leaf.
    nodes: [Hmac<Streebog256>; 3],
    leaf: Zeroizing<[u8; 32]>,
    /// The seeds that select the current leaf.
    seeds: [u64; 3],
}

impl<const N: usize> KeyTree<N> {
    /// Makes a tree whose nodes and leaf are still to be derived.
    fn unkeyed(root: Hmac<Streebog256>) -> Self {
        Self { nodes: [root.clone(), root.clone(), root], leaf: Zeroizing::new([0; 32]), seeds: [0; 3] }
    }

    /// Changes the root in place.
    fn rekey(&mut self, root: &[u8]) {
        self.nodes[0].rekey(root);
        self.seeds = [0; 3];
        self.derive(0);
    }

    fn key(&mut self, seeds: [u64; 3]) -> &[u8; 32] {
        if let Some(level) = (0..3).find(|l| self.seeds[*l] != seeds[*l]) {
            self.seeds = seeds;
            self.derive(level);
        }
        &self.leaf
    }

    /// Derives leaves. Consecutive leaves that have the same node above them are derived together, in the lanes of the
    /// hash kernel.
    #[cfg(feature = "alloc")]
    fn keys(&mut self, seeds: Vec<[u64; 3]>) -> Zeroizing<Vec<[u8; 32]>> {
        let mut keys = Zeroizing::new(vec![[0; 32]; seeds.len()]);
        let mut from = 0;
        while let Some(first) = seeds.get(from) {
            let leaves = seeds[from..].iter().take_while(|seeds| seeds[..2] == first[..2]).count();
            if let Some(level) = (0..2).find(|l| self.seeds[*l] != first[*l]) {
                (self.seeds[0], self.seeds[1]) = (first[0], first[1]);
                self.derive_nodes(level);
            }
            let messages: Vec<_> = seeds[from..from + leaves].iter().map(|seeds| Self::message(2, seeds[2])).collect();
            self.leaves(&messages, &mut keys[from..from + leaves]);
            from += leaves;
        }
        if let (Some(seeds), Some(key)) = (seeds.last(), keys.last()) {
            self.seeds = *seeds;
            self.leaf.copy_from_slice(key);
        }
        keys
    }

    /// Derives leaves under the current nodes.
    fn leaves(&self, messages: &[[u8; MESSAGE]], keys: &mut [[u8; 32]]) {
        self.nodes[2].tags_of_many(messages.iter().map(|message| &message[..MESSAGE - 8 + N]), |i, key| {
            keys[i].copy_from_slice(key);
        });
    }

    /// Returns the message of which `kdf_256` computes an HMAC: 1 || label || 0 || seed || the length of a key.
    fn message(level: usize, seed: u64) -> [u8; MESSAGE] {
        let mut message = [0; MESSAGE];
        message[0] = 1;
        message[1..7].copy_from_slice(LABELS[level]);
        message[8..8 + N].copy_from_slice(&seed.to_be_bytes()[8 - N..]);
        message[8 + N..10 + N].copy_from_slice(&256_u16.to_be_bytes());
        message
    }

    /// Derives everything below the node of level `from`.
    fn derive(&mut self, from: usize) {
        self.derive_nodes(from);
        let seed = self.seeds[2].to_be_bytes();
        let key = kdf_256(&self.nodes[2], LABELS[2], &seed[8 - N..]);
        self.leaf.copy_from_slice(&key[..]);
    }

    /// Derives the nodes below the node of level `from`.
    fn derive_nodes(&mut self, from: usize) {
        for level in from..2 {
            let seed = self.seeds[level].to_be_bytes();
            let key = kdf_256(&self.nodes[level], LABELS[level], &seed[8 - N..]);
            self.nodes[level + 1].rekey(&key[..]);
        }
    }
}

/// The length in bytes of the message of which `kdf_256` computes an HMAC, if the seed has 8 bytes.
const MESSAGE: usize = 18;

const LABELS: [&[u8]; 3] = [b"level1", b"level2", b"level3"];
