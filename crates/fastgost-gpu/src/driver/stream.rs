//! Streams of work for the GPU.
use super::{CUevent, CUstream, Context, DeviceSlice, Entered, Function, Pinned, STREAM_NON_BLOCKING};
use crate::{
    data::{Data, Form},
    error::{Error, Result},
};
use std::{ffi::c_void, ptr, sync::Arc, time::Duration};
use zeroize::Zeroizing;

/// An event: a point in a stream, with the time at which the GPU reached this point.
pub struct Event {
    context: Arc<Context>,
    event: CUevent,
}

// SAFETY: as for `Context`.
unsafe impl Send for Event {}
// SAFETY: as for `Context`.
unsafe impl Sync for Event {}

impl Event {
    /// An event that has not happened yet.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn new(context: &Arc<Context>) -> Result<Self> {
        let (driver, mut event) = (context.driver, ptr::null_mut());
        let _entered = context.enter()?;
        // SAFETY: the call writes one pointer.
        unsafe { call!(driver.cuEventCreate(&mut event, 0)) }?;
        Ok(Self { context: context.clone(), event })
    }

    /// The time from `start` to this event, by the GPU's clock. Both events must have happened.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn since(&self, start: &Event) -> Result<Duration> {
        let (driver, mut milliseconds) = (self.context.driver, 0.0);
        let _entered = self.context.enter()?;
        // SAFETY: both events exist, and the call writes one number.
        unsafe { call!(driver.cuEventElapsedTime(&mut milliseconds, start.event, self.event)) }?;
        Ok(Duration::try_from_secs_f64(f64::from(milliseconds) * 1e-3).unwrap_or_default())
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        if let Ok(_entered) = self.context.enter() {
            // SAFETY: `new` created the event.
            unsafe { (self.context.driver.cuEventDestroy_v2)(self.event) };
        }
    }
}

/// An argument for a parameter of a kernel.
#[derive(Clone, Copy)]
pub enum Argument<'a> {
    /// A number.
    U32(u32),
    /// A number.
    U64(u64),
    /// The address of memory on the GPU.
    Memory(DeviceSlice<'a>),
}

/// A stream. The GPU does the work of a stream in order, and can do the work of several streams at the same time.
pub struct Stream {
    pub(super) context: Arc<Context>,
    pub(super) stream: CUstream,
}

// SAFETY: as for `Context`.
unsafe impl Send for Stream {}
// SAFETY: as for `Context`.
unsafe impl Sync for Stream {}

impl Stream {
    /// A stream that does not wait for the default stream.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn new(context: &Arc<Context>) -> Result<Self> {
        let (driver, mut stream) = (context.driver, ptr::null_mut());
        let _entered = context.enter()?;
        // SAFETY: the call writes one pointer.
        unsafe { call!(driver.cuStreamCreate(&mut stream, STREAM_NON_BLOCKING)) }.map_err(super::out_of_memory(0))?;
        Ok(Self { context: context.clone(), stream })
    }

    /// Calls `work`, which queues operations for the GPU. Then waits until the GPU has done these operations, even if
    /// `work` fails. Until the end of this wait, everything that the operations use is borrowed.
    ///
    /// # Errors
    /// The errors of `work`, and the errors of the driver.
    pub fn run<'a, R>(&'a self, work: impl FnOnce(&mut Queue<'a>) -> Result<R>) -> Result<R> {
        let mut queue = Queue { stream: self, _entered: self.context.enter()?, waited: false };
        let result = work(&mut queue);
        let waited = queue.wait();
        let result = result?;
        waited?;
        Ok(result)
    }
}

impl Stream {
    /// Returns an error if the context is lost, because this process then does not use the GPU any more.
    pub(crate) fn usable(&self) -> Result<()> {
        self.context.lost().map_or(Ok(()), |e| Err(e.clone()))
    }

    /// Copies bytes of the host to the GPU. Bytes that are not in pinned memory are first copied to new pinned memory,
    /// which is wiped later. Without this copy by this crate, the driver would copy the bytes through its own memory,
    /// and nobody would wipe them there.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], [`Error::OutOfMemory`], and the errors of the driver.
    pub fn write(&self, data: &[u8], to: DeviceSlice<'_>) -> Result<()> {
        same(data.len(), to.len)?;
        if data.is_empty() {
            return Ok(());
        }
        if Pinned::has(data) {
            return self.run(|queue| queue.upload(data, to));
        }
        let mut staging = Pinned::new(&self.context, data.len().min(STAGING))?;
        for (i, piece) in data.chunks(STAGING).enumerate() {
            let staging = &mut staging[..piece.len()];
            staging.copy_from_slice(piece);
            let at = i * STAGING;
            self.run(|queue| queue.upload(staging, to.slice(at..at + piece.len())?))?;
        }
        Ok(())
    }

    /// Copies bytes of the GPU to the host. Pinned memory is used as in [`write`](Self::write).
    ///
    /// # Errors
    /// The errors of [`write`](Self::write).
    pub fn read(&self, from: DeviceSlice<'_>, data: &mut [u8]) -> Result<()> {
        same(from.len, data.len())?;
        if data.is_empty() {
            return Ok(());
        }
        if Pinned::has(data) {
            return self.run(|queue| queue.download(from, data));
        }
        let mut staging = Pinned::new(&self.context, data.len().min(STAGING))?;
        for (i, piece) in data.chunks_mut(STAGING).enumerate() {
            let (staging, at) = (&mut staging[..piece.len()], i * STAGING);
            self.run(|queue| queue.download(from.slice(at..at + piece.len())?, staging))?;
            piece.copy_from_slice(staging);
        }
        Ok(())
    }
}

/// The largest number of bytes of pinned memory that a copy uses.
const STAGING: usize = 4 << 20;

impl Drop for Stream {
    fn drop(&mut self) {
        if let Ok(_entered) = self.context.enter() {
            // SAFETY: `new` created the stream. A queue borrows the stream until it has waited, so no queue uses the
            // stream any more.
            unsafe { (self.context.driver.cuStreamDestroy_v2)(self.stream) };
        }
    }
}

/// The operations that one [`Stream::run`] queues.
pub struct Queue<'a> {
    pub(super) stream: &'a Stream,
    _entered: Entered<'a>,
    waited: bool,
}

impl<'a> Queue<'a> {
    /// Waits for the GPU. When this method returns, the memory and the kernels of the queued operations are no longer
    /// borrowed. If the GPU has done the work, it does not use this memory and these kernels any more. If the context
    /// is lost, the method assumes that the GPU does not write to the host's memory any more, because there is no way
    /// to check this. Memory that this crate has allocated does not depend on this assumption, because after the loss
    /// this crate never frees or uses such memory again.
    fn wait(&mut self) -> Result<()> {
        self.waited = true;
        self.stream.context.synchronize(self.stream.stream)
    }

    /// Copies bytes to the GPU.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], and the errors of the driver.
    pub fn upload(&mut self, from: &'a [u8], to: DeviceSlice<'a>) -> Result<()> {
        same(from.len(), to.len)?;
        let (driver, stream) = (self.stream.context.driver, self.stream.stream);
        // SAFETY: the lengths are equal, and both ranges are borrowed until the queue has waited.
        unsafe { call!(driver.cuMemcpyHtoDAsync_v2(to.pointer, from.as_ptr().cast(), from.len(), stream)) }
    }

    /// Copies bytes from the GPU.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], and the errors of the driver.
    pub fn download(&mut self, from: DeviceSlice<'a>, to: &'a mut [u8]) -> Result<()> {
        same(from.len, to.len())?;
        let (driver, stream) = (self.stream.context.driver, self.stream.stream);
        // SAFETY: the lengths are equal, and both ranges are borrowed until the queue has waited.
        unsafe { call!(driver.cuMemcpyDtoHAsync_v2(to.as_mut_ptr().cast(), from.pointer, to.len(), stream)) }
    }

    /// Queues a copy of `data` to `input` on the GPU, then the operations of `work`, and then a copy of `output` back
    /// to the host. `output` and `input` may be the same memory.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], the errors of `work`, and the errors of the driver.
    pub fn through(
        &mut self,
        data: Data<'a>,
        (input, output): (DeviceSlice<'a>, DeviceSlice<'a>),
        work: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let (from, to, len) = match data.form() {
            Form::InPlace(data) => (data.as_ptr(), data.as_mut_ptr(), data.len()),
            Form::Apart(source, destination) => (source.as_ptr(), destination.as_mut_ptr(), source.len()),
        };
        same(len, input.len)?;
        same(len, output.len)?;
        let (driver, stream) = (self.stream.context.driver, self.stream.stream);
        // SAFETY: `Data` borrows `len` bytes at `from` and `len` bytes at `to`, for as long as the queue lives. If the
        // data is in one buffer, `from` and `to` are the same bytes. The stream reads these bytes before it writes
        // them.
        unsafe {
            call!(driver.cuMemcpyHtoDAsync_v2(input.pointer, from.cast(), len, stream))?;
            work(self)?;
            call!(driver.cuMemcpyDtoHAsync_v2(to.cast(), output.pointer, len, stream))
        }
    }

    /// Runs a kernel with `grid` blocks of threads. This function trusts the kernel to use only the memory in
    /// `arguments`.
    ///
    /// # Errors
    /// [`Error::Kernel`] if the arguments do not have the sizes of the kernel's parameters, [`Error::OtherCard`] if the
    /// kernel belongs to another context, and the errors of the driver.
    pub fn launch(&mut self, kernel: &'a Function, grid: u32, arguments: &[Argument<'a>]) -> Result<()> {
        self.launch_blocks(kernel, (grid, kernel.signature.threads), 0, arguments)
    }

    /// Does the same as `launch`, with `threads` threads in a block, and `shared` bytes of dynamic shared memory.
    pub(super) fn launch_blocks(
        &mut self,
        kernel: &'a Function,
        (grid, threads): (u32, u32),
        shared: u32,
        arguments: &[Argument<'a>],
    ) -> Result<()> {
        // The values are wiped, because they can contain the state of CNT. Anybody who has this state and the key can
        // compute the keystream. The vector does not grow, so no copies of the values stay in memory.
        let mut values: Zeroizing<Vec<u64>> = Zeroizing::new(Vec::with_capacity(arguments.len()));
        for argument in arguments {
            // The driver reads the four bytes of a `U32` at the address of the 64-bit value. In a little-endian 64-bit
            // value, the low half is at this address.
            values.push(match *argument {
                Argument::U32(x) => u64::from(x).to_le(),
                Argument::U64(x) => x,
                Argument::Memory(memory) => memory.pointer,
            });
        }
        let size = |a: &Argument<'_>| if matches!(a, Argument::U32(_)) { 4 } else { 8 };
        if !arguments.iter().map(size).eq(kernel.signature.parameters.iter().copied()) {
            return Err(Error::Kernel("its parameters differ from the arguments"));
        }
        if !Arc::ptr_eq(&kernel.module.context, &self.stream.context) {
            return Err(Error::OtherCard);
        }
        let mut pointers: Vec<*mut c_void> = values.iter_mut().map(|v| ptr::from_mut(v).cast()).collect();
        let (driver, stream) = (self.stream.context.driver, self.stream.stream);
        // SAFETY: the driver reads as many values of these sizes as the kernel has parameters, before it returns. The
        // memory and the module are borrowed until the queue has waited.
        unsafe {
            call!(driver.cuLaunchKernel(
                kernel.function,
                grid,
                1,
                1,
                threads,
                1,
                1,
                shared,
                stream,
                pointers.as_mut_ptr(),
                ptr::null_mut()
            ))
        }
    }

    /// Queues an event in the stream. The event records the time at which the GPU reaches this point of the stream.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn record(&mut self, event: &'a Event) -> Result<()> {
        let (driver, stream) = (self.stream.context.driver, self.stream.stream);
        // SAFETY: the event and the stream exist until the queue has waited.
        unsafe { call!(driver.cuEventRecord(event.event, stream)) }
    }
}

impl Drop for Queue<'_> {
    fn drop(&mut self) {
        if !self.waited {
            // This happens if `work` panics. After this point, the memory of the operations is no longer borrowed, so
            // the queue must wait first.
            let _ = self.wait();
        }
    }
}

fn same(source: usize, destination: usize) -> Result<()> {
    if source == destination { Ok(()) } else { Err(Error::LengthsDiffer { source, destination }) }
}
