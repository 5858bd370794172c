//! Key trees: TLSTREE (RFC 9189, section 8.1; RFC 9367, section 4.1.2) and the key tree of ESP (RFC 9227, section 4.1).
use super::kdf_256;
use crate::{hash::Streebog256, mac::Hmac};
use core::fmt;
use zeroize::Zeroizing;

/// C_1, C_2 and C_3 of TLSTREE: the bits of the record number that select the key on each level.
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
    /// TLS_GOSTR341112_256_WITH_MAGMA_MGM_S (RFC 9367, section 4.1.2): every record has its own key.
    pub const MAGMA_MGM_S: Self = Self { masks: [0xfffffffffc000000, 0xffffffffffffe000, 0xffffffffffffffff] };

    fn seeds(&self, record: u64) -> [u64; 3] {
        self.masks.map(|mask| record & mask)
    }
}

/// TLSTREE (RFC 9189, section 8.1; RFC 9367, section 4.1.2): derives the key of each record. It derives only the levels
/// that differ from those of the previous request, so consecutive records mostly cost nothing or one level.
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
    tree: KeyTree<8>,
}

impl TlsTree {
    /// The tree under a root key of 32 bytes, at record 0.
    pub fn new(root: Hmac<Streebog256>, parameters: TlsTreeParameters) -> Self {
        Self { parameters, tree: KeyTree::new(root) }
    }

    /// The tree under a root key, on the best kernel for this CPU.
    pub fn from_key(root: &[u8; 32], parameters: TlsTreeParameters) -> Self {
        Self::new(Hmac::new(Streebog256::new(), root), parameters)
    }

    /// The key of the record with this sequence number. Records may be requested in any order.
    pub fn key(&mut self, record: u64) -> &[u8; 32] {
        self.tree.key(self.parameters.seeds(record))
    }

    /// Whether that record has the key returned last, so that a cipher made from it can be kept.
    pub fn is_current(&self, record: u64) -> bool {
        self.tree.seeds == self.parameters.seeds(record)
    }
}

impl fmt::Debug for TlsTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TlsTree").field("parameters", &self.parameters).finish_non_exhaustive()
    }
}

/// The key tree of ESP (RFC 9227, section 4.1): derives the key of a packet from the fields i1, i2 and i3 of its
/// initialisation vector. It derives only the levels that differ from those of the previous request. The sender of a
/// packet chooses the fields, and they are used before the packet is authenticated.
///
/// ```
/// use fastgost::{Magma, hash::Streebog256, kdf::EspTree, mac::Hmac};
///
/// let mut tree = EspTree::new(Hmac::new(Streebog256::new(), &[7; 32]));
/// let cipher = Magma::new(tree.key(0, 0, 1));
/// assert!(tree.is_current(0, 0, 1));
/// ```
#[derive(Clone)]
pub struct EspTree(KeyTree<2>);

impl EspTree {
    /// The tree under a root key of 32 bytes, at 0, 0, 0.
    pub fn new(root: Hmac<Streebog256>) -> Self {
        Self(KeyTree::new(root))
    }

    /// The key of the packets with these fields. Keys may be requested in any order.
    pub fn key(&mut self, i1: u8, i2: u16, i3: u16) -> &[u8; 32] {
        self.0.key([i1.into(), i2.into(), i3.into()])
    }

    /// Whether these fields have the key returned last, so that a cipher made from it can be kept.
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
    fn new(root: Hmac<Streebog256>) -> Self {
        let mut tree = Self { nodes: [root.clone(), root.clone(), root], leaf: Zeroizing::new([0; 32]), seeds: [0; 3] };
        tree.derive(0);
        tree
    }

    fn key(&mut self, seeds: [u64; 3]) -> &[u8; 32] {
        if let Some(level) = (0..3).find(|l| self.seeds[*l] != seeds[*l]) {
            self.seeds = seeds;
            self.derive(level);
        }
        &self.leaf
    }

    /// Derives everything below the node of level `from`.
    fn derive(&mut self, from: usize) {
        for level in from..3 {
            let seed = self.seeds[level].to_be_bytes();
            let key = kdf_256(&self.nodes[level], LABELS[level], &seed[8 - N..]);
            match self.nodes.get_mut(level + 1) {
                Some(node) => node.rekey(&key[..]),
                None => self.leaf.copy_from_slice(&key[..]),
            }
        }
    }
}

const LABELS: [&[u8]; 3] = [b"level1", b"level2", b"level3"];
