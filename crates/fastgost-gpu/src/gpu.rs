//! GPUs in use.
use crate::{
    abi::{GROUP, RESIDENT},
    data::Data,
    device::LAUNCH_BLOCKS,
    driver::{Card, Context, DeviceBuffer, Module, Pinned, Stream},
    error::{Error, Result},
    mode::Mode,
    pipeline::{self, CHANNELS, Channel},
};
use fastgost::registry::{Algorithm, Direction, Options};
use std::{
    cmp::Reverse,
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// A GPU in use. All clones of a value use the same GPU.
///
/// ```
/// use fastgost_gpu::{Error, Gpu};
///
/// match Gpu::open(0) {
///     Ok(gpu) => println!("{}", gpu.card().name),
///     Err(Error::NoDriver | Error::NoCard) => println!("the CPU, then"),
///     Err(e) => println!("{e}"),
/// }
/// ```
#[derive(Clone)]
pub struct Gpu(Arc<Inner>);

struct Inner {
    context: Arc<Context>,
    /// The compiled modules. In this map, the key is the address of a module's PTX text, because each text has only one
    /// copy in memory. A module is compiled when it is first used.
    modules: Mutex<HashMap<usize, Arc<Module>>>,
    /// Channels (streams with their buffers, see `pipeline.rs`) that no call uses at the moment.
    channels: Mutex<Vec<Channel>>,
    crossings: Mutex<Crossings>,
}

/// The results of [`Gpu::crossing`]. The key of this map has the name of the algorithm, a Boolean that is true for
/// decryption, and the number of threads of the CPU.
type Crossings = HashMap<(&'static str, bool, usize), Result<Option<usize>>>;

/// Says what happens if no GPU can do the work: the CPU does the work, or the call returns an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fallback {
    /// The CPU does the work. The CPU also processes data for which it is [faster](Gpu::crossing) than a GPU.
    Cpu,
    /// The call returns an error. All work that a GPU can do is done on a GPU, even if the CPU would be faster.
    Error,
}

impl Gpu {
    /// Returns all GPUs that the driver found, including GPUs that are too old.
    ///
    /// # Errors
    /// [`Error::NoDriver`], [`Error::DriverTooOld`], [`Error::NoCard`], or another error of the driver.
    pub fn list() -> Result<Vec<Card>> {
        Card::all()
    }

    /// Opens the GPU with this number. The numbers begin with 0.
    ///
    /// # Errors
    /// The errors of [`list`](Self::list); [`Error::UnknownCard`], [`Error::CardTooOld`], [`Error::OutOfMemory`].
    pub fn open(ordinal: usize) -> Result<Self> {
        let context = Context::new(ordinal)?;
        let (modules, channels, crossings) = Default::default();
        Ok(Self(Arc::new(Inner { context, modules, channels, crossings })))
    }

    /// The GPU.
    pub fn card(&self) -> &Card {
        self.0.context.card()
    }

    /// Makes a cipher in a mode of operation, and prepares its key on this GPU. [`Algorithm::cipher`] does the same on
    /// the CPU. If the GPU cannot compute the mode, this method returns an error. With [`Gpus`], the CPU can do the
    /// work instead.
    ///
    /// # Errors
    /// Returns [`Error::Library`] if `fastgost` does not accept the key or an option, [`Error::Unsupported`] if the GPU
    /// cannot compute the mode, and the errors of the driver.
    pub fn cipher(
        &self,
        algorithm: &'static Algorithm,
        direction: Direction,
        key: &[u8],
        options: &Options<'_>,
    ) -> Result<Mode> {
        Gpus::new(vec![self.clone()], Fallback::Error).cipher(algorithm, direction, key, options)
    }

    /// Allocates memory on the GPU. The memory is wiped when it is dropped.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`], or another error of the driver.
    pub fn buffer(&self, len: usize) -> Result<DeviceBuffer> {
        DeviceBuffer::new(self.context(), len)
    }

    /// Allocates pinned memory on the host. The memory contains zeros at first, and is wiped when it is dropped. The
    /// GPU copies data from and to pinned memory at the speed of the bus, without a copy on the host.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`], or another error of the driver.
    pub fn pinned(&self, len: usize) -> Result<Pinned> {
        Pinned::new(self.context(), len)
    }

    /// The context in which memory, streams and modules on this GPU are made.
    pub(crate) fn context(&self) -> &Arc<Context> {
        &self.0.context
    }

    /// Returns the compiled module of this PTX text.
    pub(crate) fn module(&self, ptx: &'static str) -> Result<Arc<Module>> {
        let mut modules = lock(&self.0.modules);
        if let Some(module) = modules.get(&(ptx.as_ptr() as usize)) {
            return Ok(module.clone());
        }
        let module = Module::new(self.context(), ptx)?;
        modules.insert(ptx.as_ptr() as usize, module.clone());
        Ok(module)
    }

    /// Returns the number of data blocks that the whole GPU can process at the same time in the long form, if each
    /// thread uses 255 registers. Every multiprocessor then has as many warps as its registers allow.
    pub(crate) fn wave(&self) -> usize {
        const WARPS: usize = RESIDENT as usize / 32;
        (self.card().multiprocessors.max(1) as usize).saturating_mul(WARPS * GROUP).min(LAUNCH_BLOCKS)
    }

    /// Returns `count` channels that take chunks of `bytes` bytes. If there is not enough memory, returns fewer
    /// channels.
    pub(crate) fn channels(&self, count: usize, bytes: usize) -> Result<Vec<Channel>> {
        let mut channels = Vec::with_capacity(count);
        {
            let mut free = lock(&self.0.channels);
            while let (true, Some(i)) =
                (channels.len() < count, free.iter().position(|channel| channel.bytes() >= bytes))
            {
                channels.push(free.swap_remove(i));
            }
            // All channels that are still free are too small, and would only use up memory.
            if channels.len() < count {
                free.clear();
            }
        }
        while channels.len() < count {
            match Channel::new(self.context(), bytes) {
                Ok(channel) => channels.push(channel),
                Err(Error::OutOfMemory { .. }) if !channels.is_empty() => break,
                Err(e) => return Err(e),
            }
        }
        Ok(channels)
    }

    /// Keeps channels for the next call. Even if several calls ran at the same time before, the method keeps only as
    /// many channels as one call can use.
    pub(crate) fn keep(&self, channels: Vec<Channel>) {
        // A lost GPU may still write to the memory of the channels. So dropping the channels does not free this memory.
        if self.context().lost().is_some() {
            return drop(channels);
        }
        let more = {
            let mut free = lock(&self.0.channels);
            free.extend(channels);
            // The largest channels are kept, because a later call can use a channel only if the channel is large
            // enough.
            free.sort_by_key(|channel| Reverse(channel.bytes()));
            let kept = free.len().min(CHANNELS);
            free.split_off(kept)
        };
        // The channels that are not kept are dropped outside of the lock, because wiping and freeing take time.
        drop(more);
    }

    pub(crate) fn stream(&self) -> Result<Stream> {
        Stream::new(self.context())
    }

    pub(crate) fn crossings(&self) -> MutexGuard<'_, Crossings> {
        lock(&self.0.crossings)
    }
}

impl fmt::Debug for Gpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gpu").field("card", self.card()).finish_non_exhaustive()
    }
}

/// Locks a mutex, and ignores poisoning. Poisoning may be ignored, because the data behind these locks is consistent
/// between any two statements.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A set of GPUs that share the work, and the choice of what happens to work that the GPUs cannot do.
#[derive(Clone, Debug)]
pub struct Gpus {
    gpus: Vec<Gpu>,
    fallback: Fallback,
    /// The reason why there is no GPU.
    missing: Error,
}

impl Gpus {
    /// Opens all GPUs that are not too old. GPUs that cannot be opened are left out. With [`Fallback::Cpu`], the set
    /// may be empty.
    ///
    /// # Errors
    /// With [`Fallback::Error`], returns an error of [`Gpu::open`] if no GPU can be opened.
    pub fn open(fallback: Fallback) -> Result<Self> {
        let (mut gpus, mut missing) = (Vec::new(), Error::NoCard);
        match Gpu::list() {
            Ok(list) => {
                for card in list {
                    match Gpu::open(card.ordinal) {
                        Ok(gpu) => gpus.push(gpu),
                        Err(e) => missing = e,
                    }
                }
            }
            Err(e) => missing = e,
        }
        if gpus.is_empty() && fallback == Fallback::Error {
            return Err(missing);
        }
        Ok(Self { gpus, fallback, missing })
    }

    /// Makes a set of these GPUs.
    pub fn new(gpus: Vec<Gpu>, fallback: Fallback) -> Self {
        Self { gpus, fallback, missing: Error::NoCard }
    }

    /// Returns this set of GPUs with another [`Fallback`].
    #[must_use]
    pub fn with_fallback(self, fallback: Fallback) -> Self {
        Self { fallback, ..self }
    }

    /// The GPUs.
    pub fn gpus(&self) -> &[Gpu] {
        &self.gpus
    }

    /// Returns what happens if the GPUs cannot do the work: the CPU does the work, or the call returns an error.
    pub fn fallback(&self) -> Fallback {
        self.fallback
    }

    /// Copies data to the GPUs and back, and does not change the data. The data goes in chunks through all channels, as
    /// in [`Mode::apply`]. This method is for measurements.
    ///
    /// # Errors
    /// Returns the errors of the driver. After such an error, discard the data. If there is no GPU, returns the reason,
    /// such as [`Error::NoCard`] or [`Error::NoDriver`].
    pub fn copy<'a>(&self, data: impl Into<Data<'a>>) -> Result<()> {
        let (mut data, mut parts) = (data.into(), Vec::new());
        if self.gpus.is_empty() {
            return Err(self.missing.clone());
        }
        let bytes = pipeline::chunk_bytes(self.gpus.iter(), 16, data.len());
        let mut channels = pipeline::channels(self.gpus.iter(), data.len().div_ceil(bytes.max(1)), bytes)?;
        while !data.is_empty() {
            let n = bytes.min(data.len());
            let (part, rest) = data.split_at(n);
            parts.push(part);
            data = rest;
        }
        pipeline::run(&mut channels, parts.into_iter().map(Ok), |_, channel, part| channel.copy(part))
    }

    /// The reason why there are no GPUs.
    pub(crate) fn missing(&self) -> &Error {
        &self.missing
    }

    /// Makes a cipher in a mode of operation, and prepares its key on every GPU of the set. [`Algorithm::cipher`] does
    /// the same on the CPU. [`Mode::place`] tells where the mode runs.
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Direction, Options};
    /// use fastgost_gpu::{Fallback, Gpus, Place};
    ///
    /// let gpus = Gpus::open(Fallback::Cpu)?;
    /// let algorithm = Algorithm::from_name("kuznyechik-ctr")?;
    /// let options = Options { iv: &[1; 8], ..Options::default() };
    /// let mut mode = gpus.cipher(algorithm, Direction::Encrypt, &[7; 32], &options)?;
    /// if let Place::Cpu(reason) = mode.place() {
    ///     println!("on the CPU: {reason}");
    /// }
    /// let mut data = vec![5; 1 << 20];
    /// mode.apply(&mut data)?;
    /// mode.seek(0)?;
    /// mode.apply(&mut data)?;
    /// assert_eq!(data, [5; 1 << 20]);
    /// # Ok::<(), fastgost_gpu::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Error::Library`] if `fastgost` does not accept the key or an option. With [`Fallback::Error`], also
    /// returns [`Error::Unsupported`] and the errors of the driver.
    pub fn cipher(
        &self,
        algorithm: &'static Algorithm,
        direction: Direction,
        key: &[u8],
        options: &Options<'_>,
    ) -> Result<Mode> {
        Mode::new(self, algorithm, direction, key, options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_machine::on;

    /// Even after many calls at the same time, the GPU keeps only as many free channels as one call uses. The channels
    /// with the most memory are kept.
    #[test]
    fn channels_that_wait() {
        on(&[], || {
            let gpu = Gpu::open(0).expect("a card");
            let bytes = [1000, 2000, 3000, 4000, 5000, 6000];
            for bytes in bytes {
                gpu.keep(vec![Channel::new(gpu.context(), bytes).expect("memory")]);
            }
            assert_eq!(lock(&gpu.0.channels).iter().map(Channel::bytes).collect::<Vec<_>>(), [6000, 5000, 4000, 3000]);
            assert_eq!(gpu.channels(2, 3500).expect("channels").len(), 2);
        });
    }
}
