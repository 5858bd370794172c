//! Memory on the GPU, and pinned memory on the host.
use super::{CUdeviceptr, Context, HOST_ALLOC_PORTABLE, Stream};
use crate::error::{Error, Result};
use std::{
    collections::BTreeMap,
    fmt,
    marker::PhantomData,
    ops::{Deref, DerefMut, Range},
    ptr::{self, NonNull},
    slice,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use zeroize::Zeroize;

/// Memory on the GPU. The memory is wiped when the value is dropped. If the memory cannot be wiped, it stays allocated
/// as long as the process uses the GPU, because the next user of the memory could otherwise read the old contents.
pub struct DeviceBuffer {
    pub(super) context: Arc<Context>,
    pointer: CUdeviceptr,
    len: usize,
}

impl DeviceBuffer {
    /// Allocates memory of `len` bytes, whose content is not defined.
    pub(crate) fn new(context: &Arc<Context>, len: usize) -> Result<Self> {
        let (driver, mut pointer) = (context.driver, 0);
        let _entered = context.enter()?;
        // SAFETY: the call writes one address.
        unsafe { call!(driver.cuMemAlloc_v2(&mut pointer, len.max(1))) }.map_err(super::out_of_memory(len))?;
        Ok(Self { context: context.clone(), pointer, len })
    }

    /// The number of bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// A part of the memory.
    ///
    /// # Errors
    /// [`Error::Range`].
    pub fn slice(&self, range: Range<usize>) -> Result<DeviceSlice<'_>> {
        self.all().slice(range)
    }

    /// The whole memory.
    pub fn all(&self) -> DeviceSlice<'_> {
        DeviceSlice { pointer: self.pointer, len: self.len, card: self.context.card.ordinal, memory: PhantomData }
    }

    /// Copies bytes of the host into the whole memory.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], and the errors of the driver.
    pub fn write(&self, data: &[u8]) -> Result<()> {
        Stream::new(&self.context)?.write(data, self.all())
    }

    /// Copies the whole memory to the host.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], and the errors of the driver.
    pub fn read(&self, data: &mut [u8]) -> Result<()> {
        Stream::new(&self.context)?.read(self.all(), data)
    }

    /// Whether there are no bytes.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Drop for DeviceBuffer {
    fn drop(&mut self) {
        let (driver, context) = (self.context.driver, &self.context);
        let Ok(_entered) = context.enter() else { return };
        // SAFETY: `new` allocated the memory with this length.
        let wiped = unsafe { call!(driver.cuMemsetD8Async(self.pointer, 0, self.len, context.wiping)) };
        // The code waits for the stream even if the call failed, because memory of other threads may also be wiped in
        // this stream.
        if wiped.and(context.synchronize(context.wiping)).is_ok() {
            // SAFETY: `new` allocated the memory. A queue borrows the memory until it has waited for its operations, so
            // no operation uses the memory any more. If a queue had failed to wait, the context would be lost, and
            // `enter` would have returned an error.
            unsafe { (driver.cuMemFree_v2)(self.pointer) };
        }
    }
}

/// A range of bytes on the GPU.
#[derive(Clone, Copy)]
pub struct DeviceSlice<'a> {
    pub(super) pointer: CUdeviceptr,
    pub(super) len: usize,
    /// The GPU's number.
    pub(super) card: usize,
    pub(super) memory: PhantomData<&'a DeviceBuffer>,
}

impl<'a> DeviceSlice<'a> {
    /// Memory that other code allocated, in the GPU's primary context.
    ///
    /// # Safety
    /// The `len` bytes from the address `pointer` must be on the GPU with the number `card`, and must stay allocated
    /// for `'a`. Until a call that uses these bytes returns, no other code may write to the bytes. If the call writes
    /// to the bytes, no other code may read them either.
    pub unsafe fn from_raw(card: usize, pointer: u64, len: usize) -> Self {
        Self { pointer, len, card, memory: PhantomData }
    }

    /// The number of the GPU in whose memory the bytes are.
    pub fn card(&self) -> usize {
        self.card
    }

    /// The number of bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no bytes.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The address of the first byte.
    pub fn address(&self) -> u64 {
        self.pointer
    }

    /// A part of the bytes.
    ///
    /// # Errors
    /// [`Error::Range`].
    pub fn slice(self, range: Range<usize>) -> Result<Self> {
        if range.start > range.end || range.end > self.len {
            return Err(Error::Range { len: self.len });
        }
        Ok(Self { pointer: self.pointer + range.start as u64, len: range.len(), ..self })
    }
}

/// Pinned memory of the host. The GPU copies from this memory and to this memory without the driver's help. The type
/// derefs to bytes. The bytes are zero at first, and are wiped when the memory is dropped.
pub struct Pinned {
    context: Arc<Context>,
    pointer: NonNull<u8>,
    len: usize,
}

// SAFETY: a value owns its memory.
unsafe impl Send for Pinned {}
// SAFETY: through shared references, the memory is only read.
unsafe impl Sync for Pinned {}

/// The address and the length of each piece of pinned memory that this crate has allocated.
static PINNED: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());

fn pinned() -> MutexGuard<'static, BTreeMap<usize, usize>> {
    PINNED.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pinned {
    pub(crate) fn new(context: &Arc<Context>, len: usize) -> Result<Self> {
        let (driver, mut pointer) = (context.driver, ptr::null_mut());
        let entered = context.enter()?;
        // SAFETY: the call writes one pointer. The memory is portable, so all GPUs of the process can use it.
        unsafe { call!(driver.cuMemHostAlloc(&mut pointer, len.max(1), HOST_ALLOC_PORTABLE)) }
            .map_err(super::out_of_memory(len))?;
        drop(entered);
        let pointer = NonNull::new(pointer.cast::<u8>()).ok_or(Error::OutOfMemory { bytes: len })?;
        // SAFETY: `len` bytes were allocated.
        unsafe { pointer.write_bytes(0, len) };
        pinned().insert(pointer.as_ptr() as usize, len);
        Ok(Self { context: context.clone(), pointer, len })
    }

    /// Whether these bytes are inside one piece of pinned memory.
    pub(crate) fn has(bytes: &[u8]) -> bool {
        let start = bytes.as_ptr() as usize;
        let before = pinned().range(..=start).next_back().map(|(&start, &len)| (start, len));
        before.is_some_and(|(first, len)| start + bytes.len() <= first + len)
    }
}

impl Deref for Pinned {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        // SAFETY: `new` allocated and initialised `len` bytes. Queues borrow the memory while they use it.
        unsafe { slice::from_raw_parts(self.pointer.as_ptr(), self.len) }
    }
}

impl DerefMut for Pinned {
    fn deref_mut(&mut self) -> &mut [u8] {
        // SAFETY: as in `deref`. In addition, `self` is borrowed mutably, so nothing else uses the memory.
        unsafe { slice::from_raw_parts_mut(self.pointer.as_ptr(), self.len) }
    }
}

impl AsMut<[u8]> for Pinned {
    fn as_mut(&mut self) -> &mut [u8] {
        self
    }
}

impl Drop for Pinned {
    fn drop(&mut self) {
        self.zeroize();
        pinned().remove(&(self.pointer.as_ptr() as usize));
        if let Ok(_entered) = self.context.enter() {
            // SAFETY: `new` allocated the memory. A queue borrows the memory until it has waited for its operations, so
            // no operation uses the memory any more. After a failed wait, the context would be lost, and could not be
            // entered.
            unsafe { (self.context.driver.cuMemFreeHost)(self.pointer.as_ptr().cast()) };
        }
    }
}

impl fmt::Debug for Pinned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pinned").field("len", &self.len).finish_non_exhaustive()
    }
}
