//! The memory of a GPU. No two allocations ever have the same address, and allocations are far apart. So accesses
//! outside of live allocations are detected. The contents of freed memory are kept, so that a test can look for keys in
//! them.
use std::{
    collections::{BTreeMap, VecDeque},
    fmt,
    sync::{
        Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, Ordering},
    },
};

/// The addresses of each GPU begin at a different multiple of this number.
pub(crate) const SPAN: u64 = 1 << 44;
/// The smallest distance between allocations.
const GAP: u64 = 16 << 20;
/// The address of an allocation is a multiple of this number, as in the real driver. Each allocation counts as used
/// memory with its size rounded up to a multiple of this number.
const GRANULE: u64 = 512;
/// The number of bytes of freed memory that are kept. If more bytes are freed, the oldest contents are dropped.
const KEPT: usize = 256 << 20;
/// The value of each byte of new memory. The value is not zero, so that programs that rely on zeros fail.
const POISON: u8 = 0xa7;

/// The reason why an access failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessError {
    /// The bytes are not within one live allocation.
    Illegal {
        /// The address of the first byte of the access.
        address: u64,
        /// The number of bytes of the access.
        bytes: usize,
    },
    /// The address is not a multiple of the size of the access.
    Misaligned {
        /// The address of the first byte of the access.
        address: u64,
        /// The number of bytes of the access.
        bytes: usize,
    },
}

impl fmt::Display for AccessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { address, bytes } => write!(f, "{bytes} bytes at {address:#x} are not allocated"),
            Self::Misaligned { address, bytes } => write!(f, "{bytes} bytes at {address:#x} are not aligned"),
        }
    }
}

/// Memory that was freed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Freed {
    /// The address of the memory.
    pub address: u64,
    /// The contents of the memory.
    pub contents: Vec<u8>,
}

/// A live allocation.
#[derive(Debug)]
pub struct Allocation {
    address: u64,
    bytes: RwLock<Vec<u8>>,
}

impl Allocation {
    /// Returns the address of the first byte of the memory.
    pub fn address(&self) -> u64 {
        self.address
    }

    pub(crate) fn read(&self) -> RwLockReadGuard<'_, Vec<u8>> {
        self.bytes.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn write(&self) -> RwLockWriteGuard<'_, Vec<u8>> {
        self.bytes.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the offset of an access in an allocation of `len` bytes. Returns `None` if the access is not within the
    /// allocation.
    pub(crate) fn offset(&self, len: usize, address: u64, bytes: usize) -> Option<usize> {
        let offset = usize::try_from(address.checked_sub(self.address)?).ok()?;
        (offset.checked_add(bytes)? <= len).then_some(offset)
    }
}

/// The memory of a GPU.
#[derive(Debug)]
pub struct Memory {
    capacity: u64,
    live: RwLock<BTreeMap<u64, Arc<Allocation>>>,
    next: AtomicU64,
    used: AtomicU64,
    freed: Mutex<VecDeque<Freed>>,
}

impl Memory {
    /// Makes the memory of the GPU with the number `card`.
    pub fn new(card: u32, capacity: u64) -> Self {
        Self {
            capacity,
            live: RwLock::default(),
            next: AtomicU64::new((u64::from(card) + 1) * SPAN),
            used: AtomicU64::new(0),
            freed: Mutex::default(),
        }
    }

    /// Returns the total number of bytes.
    pub fn capacity(&self) -> u64 {
        self.capacity
    }

    /// Returns the number of bytes that are allocated.
    pub fn used(&self) -> u64 {
        self.used.load(Ordering::SeqCst)
    }

    /// Allocates memory. Returns `None` if there is not enough memory.
    pub fn allocate(&self, bytes: usize) -> Option<Arc<Allocation>> {
        let size = (bytes as u64).checked_next_multiple_of(GRANULE)?;
        let fits = |used: u64| used.checked_add(size).filter(|&used| used <= self.capacity);
        self.used.fetch_update(Ordering::SeqCst, Ordering::SeqCst, fits).ok()?;
        let step = (size + GAP).next_multiple_of(GAP);
        let address = self.next.fetch_add(step, Ordering::SeqCst);
        let allocation = Arc::new(Allocation { address, bytes: RwLock::new(vec![POISON; bytes]) });
        self.map_mut().insert(address, allocation.clone());
        Some(allocation)
    }

    /// Frees the allocation that begins at this address. Returns false if there is no such allocation.
    pub fn free(&self, address: u64) -> bool {
        let Some(allocation) = self.map_mut().remove(&address) else { return false };
        // `write` waits until an access in progress has ended. Later accesses through other references to the
        // allocation find no contents.
        let contents = std::mem::take(&mut *allocation.write());
        self.used.fetch_sub((contents.len() as u64).next_multiple_of(GRANULE), Ordering::SeqCst);
        let mut freed = self.freed.lock().unwrap_or_else(PoisonError::into_inner);
        freed.push_back(Freed { address, contents });
        while freed.iter().map(|freed| freed.contents.len()).sum::<usize>() > KEPT {
            freed.pop_front();
        }
        true
    }

    /// Frees all allocations.
    pub fn free_all(&self) {
        let addresses: Vec<u64> = self.map().keys().copied().collect();
        for address in addresses {
            self.free(address);
        }
    }

    /// Returns the freed allocations with their last contents, in the order in which they were freed. If all contents
    /// together are longer than `KEPT` bytes, the oldest contents are dropped.
    pub fn freed(&self) -> Vec<Freed> {
        self.freed.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    /// Returns the freed allocation that began at `address`.
    pub fn freed_at(&self, address: u64) -> Option<Freed> {
        let freed = self.freed.lock().unwrap_or_else(PoisonError::into_inner);
        freed.iter().rfind(|freed| freed.address == address).cloned()
    }

    /// Returns the allocation that contains `address`. If no allocation contains `address`, returns the last allocation
    /// that begins before it.
    pub(crate) fn find(&self, address: u64) -> Option<Arc<Allocation>> {
        self.map().range(..=address).next_back().map(|(_, allocation)| allocation.clone())
    }

    /// Calls `f` with the bytes at this address. `f` can only read the bytes.
    ///
    /// # Errors
    /// Returns an error if the bytes are not within one live allocation.
    pub fn read<T>(&self, address: u64, bytes: usize, f: impl FnOnce(&[u8]) -> T) -> Result<T, AccessError> {
        let illegal = AccessError::Illegal { address, bytes };
        let allocation = self.find(address).ok_or(illegal)?;
        let contents = allocation.read();
        let offset = allocation.offset(contents.len(), address, bytes).ok_or(illegal)?;
        Ok(f(&contents[offset..offset + bytes]))
    }

    /// Calls `f` with the bytes at this address. `f` can change the bytes.
    ///
    /// # Errors
    /// Returns an error if the bytes are not within one live allocation.
    pub fn write<T>(&self, address: u64, bytes: usize, f: impl FnOnce(&mut [u8]) -> T) -> Result<T, AccessError> {
        let illegal = AccessError::Illegal { address, bytes };
        let allocation = self.find(address).ok_or(illegal)?;
        let mut contents = allocation.write();
        let offset = allocation.offset(contents.len(), address, bytes).ok_or(illegal)?;
        Ok(f(&mut contents[offset..offset + bytes]))
    }

    fn map(&self) -> RwLockReadGuard<'_, BTreeMap<u64, Arc<Allocation>>> {
        self.live.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn map_mut(&self) -> RwLockWriteGuard<'_, BTreeMap<u64, Arc<Allocation>>> {
        self.live.write().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_and_freed_memory() {
        let memory = Memory::new(0, 4096);
        let a = memory.allocate(100).unwrap().address();
        let b = memory.allocate(3072).unwrap().address();
        assert_eq!(memory.used(), 512 + 3072);
        assert!(memory.allocate(513).is_none());
        assert!(memory.allocate(usize::MAX).is_none());
        assert_eq!(memory.read(a, 100, <[u8]>::to_vec), Ok(vec![POISON; 100]));
        for (address, bytes) in [(a, 101), (a + 100, 1), (a - 1, 1), (a - 1, 2), (b - 1, 1), (0, 1), (u64::MAX, 2)] {
            let error = AccessError::Illegal { address, bytes };
            assert_eq!(memory.read(address, bytes, |_| ()), Err(error));
            assert_eq!(memory.write(address, bytes, |_| ()), Err(error));
        }
        memory.write(a + 98, 2, |bytes| bytes.fill(1)).unwrap();
        assert!(!memory.free(a + 1));
        assert!(memory.free(a));
        assert!(!memory.free(a));
        assert!(memory.read(a, 1, |_| ()).is_err());
        let mut contents = vec![POISON; 100];
        contents[98..].fill(1);
        assert_eq!(memory.freed(), [Freed { address: a, contents }]);
        assert_eq!(memory.used(), 3072);
        assert!(memory.allocate(1024).unwrap().address() > b);
        memory.free_all();
        assert_eq!((memory.used(), memory.freed().len()), (0, 3));
    }
}
