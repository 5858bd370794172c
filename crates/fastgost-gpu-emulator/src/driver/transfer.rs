//! Allocations, copies and fills.
use super::{Code, Context, Driver, Pinned, Result, stream::Kind};
use crate::memory::Freed;
use std::{
    collections::BTreeMap,
    sync::{Arc, PoisonError, RwLockReadGuard, RwLockWriteGuard, atomic::Ordering},
};

/// A range of host memory that a copy reads or writes. Only `ffi.rs` implements this trait. It makes the range from a
/// pointer and a length, which the caller of the driver gives.
pub trait HostMemory: Send + 'static {
    fn address(&self) -> usize;
    fn bytes(&self) -> usize;
    /// Reads bytes that begin at an offset. Panics if some of the bytes are outside the range.
    fn read(&self, offset: usize, buffer: &mut [u8]);
    /// Writes bytes at an offset. Panics if some of the bytes are outside the range.
    fn write(&self, offset: usize, buffer: &[u8]);
}

/// The largest number of bytes that a copy moves at once.
const PIECE: usize = 64 << 10;

impl Driver {
    pub fn allocate(&self, bytes: usize) -> Result<u64> {
        let context = self.context()?;
        if bytes == 0 {
            return Err(Code::INVALID_VALUE);
        }
        let allocation = context.memory.allocate(bytes).ok_or(Code::OUT_OF_MEMORY)?;
        self.trace(&format!("allocate {:#x} {bytes}", allocation.address()));
        Ok(allocation.address())
    }

    /// Frees memory. Unlike the real driver, this function does not wait for the operations of streams. An operation
    /// that uses the memory later fails with an error.
    pub fn free(&self, address: u64) -> Result<()> {
        let context = self.context()?;
        if address == 0 {
            return Ok(());
        }
        if !context.memory.free(address) {
            return Err(Code::INVALID_VALUE);
        }
        if self.trace.is_some()
            && let Some(Freed { contents, .. }) = context.memory.freed_at(address)
        {
            let is_zero = contents.iter().all(|&byte| byte == 0);
            let contents_are = if is_zero { "zero" } else { "not zero" };
            self.trace(&format!("free {address:#x} {}: {contents_are}", contents.len()));
        }
        Ok(())
    }

    pub fn memory_info(&self) -> Result<(u64, u64)> {
        let context = self.context()?;
        let total = context.memory.capacity();
        Ok((total - context.memory.used(), total))
    }

    fn pinned(&self) -> RwLockReadGuard<'_, BTreeMap<usize, Pinned>> {
        self.hosts.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn pinned_mut(&self) -> RwLockWriteGuard<'_, BTreeMap<usize, Pinned>> {
        self.hosts.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a range of host memory as pinned.
    pub fn pin(&self, address: usize, range: Pinned) -> Result<()> {
        let mut hosts = self.pinned_mut();
        let before = hosts.range(..address.saturating_add(range.bytes)).next_back();
        if before.is_some_and(|(first, other)| first + other.bytes > address) {
            return Err(Code::HOST_MEMORY_ALREADY_REGISTERED);
        }
        hosts.insert(address, range);
        Ok(())
    }

    /// Removes the pinned range that begins at this address. A copy moves pieces of at most `PIECE` bytes, and locks
    /// all pinned ranges while it moves a piece. So this function waits until the current piece of a copy has been
    /// moved. If the copy uses the removed range, its next piece fails with an error.
    pub fn unpin(&self, address: usize, is_owned: bool) -> Result<Pinned> {
        let mut hosts = self.pinned_mut();
        match hosts.get(&address).copied() {
            Some(range) if range.is_owned == is_owned => {
                hosts.remove(&address);
                Ok(range)
            }
            _ if is_owned => Err(Code::INVALID_VALUE),
            _ => Err(Code::HOST_MEMORY_NOT_REGISTERED),
        }
    }

    /// Keeps the contents of pinned memory that the program frees, so that a test can look for keys in the contents.
    pub fn keep_freed_host(&self, address: usize, contents: Vec<u8>) {
        let is_zero = contents.iter().all(|&byte| byte == 0);
        self.trace(&format!("free host {}: {}", contents.len(), if is_zero { "zero" } else { "not zero" }));
        let mut freed = self.freed_host.lock().unwrap_or_else(PoisonError::into_inner);
        freed.push(Freed { address: address as u64, contents });
        while freed.iter().map(|freed| freed.contents.len()).sum::<usize>() > 256 << 20 {
            freed.remove(0);
        }
    }

    /// Copies bytes between the host and a GPU. If `stream` is `None`, the function uses the null stream, and waits
    /// until the copy has ended.
    pub fn copy_host(&self, device: u64, host: impl HostMemory, to_device: bool, stream: Option<u64>) -> Result<()> {
        let context = self.context()?;
        let bytes = host.bytes();
        if bytes == 0 {
            return Ok(());
        }
        if !self.is_device(device, bytes) {
            return Err(Code::INVALID_VALUE);
        }
        let is_pinned = is_pinned(&self.pinned(), &host);
        let stream_object = self.stream(&context, stream.unwrap_or(0))?;
        let direction = if to_device { "to" } else { "from" };
        let kind = if is_pinned { "pinned" } else { "pageable" };
        let wait = if stream.is_none() { "synchronous" } else { "asynchronous" };
        self.trace(&format!("copy {direction} {bytes} {kind} {wait}"));
        let memory = self.memory_at(device).ok_or(Code::INVALID_VALUE)?.clone();
        let driver = super::driver_or_none().ok_or(Code::NOT_INITIALIZED)?;
        stream_object.submit(Kind::Copy, move || {
            let mut piece = vec![0; bytes.min(PIECE)];
            for offset in (0..bytes).step_by(PIECE) {
                // While this piece is copied, the lock keeps the range pinned.
                let hosts = driver.pinned();
                if is_pinned && !self::is_pinned(&hosts, &host) {
                    eprintln!("fastgost-gpu-emulator: a copy of host memory that is not pinned any more");
                    return Err(Code::ILLEGAL_ADDRESS);
                }
                let piece = &mut piece[..(bytes - offset).min(PIECE)];
                let at = device + offset as u64;
                if to_device {
                    host.read(offset, piece);
                    memory
                        .write(at, piece.len(), |bytes| bytes.copy_from_slice(piece))
                        .map_err(|_| Code::ILLEGAL_ADDRESS)?;
                } else {
                    memory
                        .read(at, piece.len(), |bytes| piece.copy_from_slice(bytes))
                        .map_err(|_| Code::ILLEGAL_ADDRESS)?;
                    host.write(offset, piece);
                }
            }
            Ok(())
        });
        // If the memory is pageable, the real driver may return before or after the end of the copy. The emulator
        // always waits for the end.
        if stream.is_none() || !is_pinned {
            context.shared.counters.pageable.fetch_add(u64::from(stream.is_some()), Ordering::SeqCst);
            stream_object.mark().wait();
            context.shared.fault()?;
        }
        Ok(())
    }

    pub fn copy_device(&self, to: u64, from: u64, bytes: usize, stream: Option<u64>) -> Result<()> {
        let context = self.context()?;
        if bytes == 0 {
            return Ok(());
        }
        if !self.is_device(to, bytes) || !self.is_device(from, bytes) {
            return Err(Code::INVALID_VALUE);
        }
        self.trace(&format!("copy within {bytes}"));
        let (source, target) = (self.memory_at(from).cloned(), self.memory_at(to).cloned());
        let (Some(source), Some(target)) = (source, target) else { return Err(Code::INVALID_VALUE) };
        self.submit(&context, stream, move || {
            let contents = source.read(from, bytes, <[u8]>::to_vec).map_err(|_| Code::ILLEGAL_ADDRESS)?;
            target.write(to, bytes, |bytes| bytes.copy_from_slice(&contents)).map_err(|_| Code::ILLEGAL_ADDRESS)
        })
    }

    /// Fills memory with `count` copies of the pattern.
    pub fn fill(&self, to: u64, pattern: &[u8], count: usize, stream: Option<u64>) -> Result<()> {
        let context = self.context()?;
        if count == 0 {
            return Ok(());
        }
        let bytes = count.checked_mul(pattern.len()).ok_or(Code::INVALID_VALUE)?;
        if !self.is_device(to, bytes) || !to.is_multiple_of(pattern.len() as u64) {
            return Err(Code::INVALID_VALUE);
        }
        self.trace(&format!("fill {to:#x} {bytes}"));
        let memory = self.memory_at(to).ok_or(Code::INVALID_VALUE)?.clone();
        let pattern = pattern.to_vec();
        self.submit(&context, stream, move || {
            let fill =
                |bytes: &mut [u8]| bytes.chunks_exact_mut(pattern.len()).for_each(|x| x.copy_from_slice(&pattern));
            memory.write(to, bytes, fill).map_err(|_| Code::ILLEGAL_ADDRESS)
        })
    }

    /// Adds the operation `job` to `stream`. If `stream` is `None`, adds the operation to the null stream, and waits
    /// until the operation has ended.
    fn submit(
        &self,
        context: &Arc<Context>,
        stream: Option<u64>,
        job: impl FnOnce() -> Result<()> + Send + 'static,
    ) -> Result<()> {
        let object = self.stream(context, stream.unwrap_or(0))?;
        object.submit(Kind::Copy, job);
        if stream.is_none() {
            object.mark().wait();
            context.shared.fault()?;
        }
        Ok(())
    }
}

/// Returns whether all of the host memory `host` lies inside one pinned range.
fn is_pinned(hosts: &BTreeMap<usize, Pinned>, host: &impl HostMemory) -> bool {
    let before = hosts.range(..=host.address()).next_back();
    before.is_some_and(|(first, range)| host.address() + host.bytes() <= first + range.bytes)
}
