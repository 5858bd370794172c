//! Processes data in the host's memory on GPUs. The data is cut into chunks. The chunks go through several channels of
//! each GPU at the same time.
//!
//! A channel has a stream, two buffers on the GPU (for input and for output), pinned memory on the host, and a thread.
//! The thread takes one chunk after another. For each chunk, the thread copies the chunk to the GPU, runs the kernel,
//! copies the result back, and waits for the GPU. While one channel copies to the GPU, a second channel can compute,
//! and a third channel can copy back. Each thread also copies its chunks into pinned memory and out of pinned memory.
//! If the source and the destination are already in pinned memory, there is no copy on the host.
use crate::{
    abi::{GROUP, PARAMETERS, Parameter},
    cipher::Plan,
    data::Data,
    driver::{Argument, Context, DeviceBuffer, DeviceSlice, Pinned, Queue, Stream},
    error::Result,
    gpu::{Gpu, lock},
    key::{CardKey, KeyMemory},
};
use std::{
    mem,
    sync::{Arc, Mutex, PoisonError},
    thread,
};
use zeroize::Zeroizing;

/// The number of channels of a GPU. At the same time, one channel can copy to the GPU, one can compute, one can copy
/// from the GPU, and one can copy on the host.
pub(crate) const CHANNELS: usize = 4;

pub(crate) struct Channel {
    stream: Stream,
    input: DeviceBuffer,
    output: DeviceBuffer,
    staging: Pinned,
    /// Memory for the keys of the sections in a chunk (ACPKM). The channel has this memory only during a call.
    keys: Option<KeyMemory>,
}

impl Channel {
    pub fn new(context: &Arc<Context>, bytes: usize) -> Result<Self> {
        Ok(Self {
            stream: Stream::new(context)?,
            input: DeviceBuffer::new(context, bytes)?,
            output: DeviceBuffer::new(context, bytes)?,
            staging: Pinned::new(context, bytes)?,
            keys: None,
        })
    }

    /// Returns the largest number of bytes that a chunk for this channel may have.
    pub fn bytes(&self) -> usize {
        self.input.len()
    }
}

/// A part of the data. `launch` tells the kernel the position of this part in the stream.
pub(crate) struct Chunk<'a> {
    pub data: Data<'a>,
    pub launch: Launch,
}

/// The parameters of a kernel that depend on the position in the stream.
#[derive(Clone, Default)]
pub(crate) struct Launch {
    pub skip: u32,
    pub group: u64,
    pub iv: [u32; 4],
    /// The number of groups in a section, and the words of the keys of the sections. If the chunk is inside one
    /// section, the number of groups is given as 0. `None` without ACPKM.
    pub sections: Option<(u32, Zeroizing<Vec<u32>>)>,
}

impl Launch {
    /// Queues the kernel that processes the blocks from `source` to `destination`. The data must consist of whole
    /// blocks.
    pub fn queue<'a>(
        &self,
        queue: &mut Queue<'a>,
        plan: &Plan,
        key: &'a CardKey,
        keys: Option<&'a KeyMemory>,
        (source, destination): (DeviceSlice<'a>, DeviceSlice<'a>),
    ) -> Result<()> {
        let blocks = source.len() / plan.block;
        let section_words = self.sections.as_ref().map_or(0, |(_, words)| words.len());
        let in_groups = self.skip as usize + blocks;
        let (kernel, form) = key.kernel(in_groups);
        let masks = key.expanded(queue, keys.map(|memory| (memory, section_words)), form)?;
        let warps = in_groups.div_ceil(form.blocks());
        let arguments = PARAMETERS.map(|parameter| match parameter {
            Parameter::Destination => Argument::Memory(destination),
            Parameter::Source => Argument::Memory(source),
            Parameter::Masks => Argument::Memory(masks),
            Parameter::Blocks => Argument::U32(blocks as u32),
            Parameter::Mode => Argument::U32(plan.mode as u32),
            Parameter::Skip => Argument::U32(self.skip),
            Parameter::GroupSections => Argument::U32(self.sections.as_ref().map_or(0, |(groups, _)| *groups)),
            Parameter::Group => Argument::U64(self.group),
            Parameter::Iv(word) => Argument::U32(self.iv[word]),
        });
        let warps_of_a_block = (kernel.threads() / 32).max(1);
        queue.launch(kernel, (warps as u32).div_ceil(warps_of_a_block), &arguments)
    }

    /// Puts the words of the sections' keys into `memory`. If `memory` is too small, larger memory replaces it.
    pub fn prepare(&self, gpu: &Gpu, memory: &mut Option<KeyMemory>) -> Result<()> {
        let Some((_, words)) = &self.sections else { return Ok(()) };
        reserve(gpu, memory, words.len())?;
        if let Some(memory) = memory {
            memory.set(words);
        }
        Ok(())
    }
}

/// Makes sure that `memory` has room for `words` words of keys.
fn reserve(gpu: &Gpu, memory: &mut Option<KeyMemory>, words: usize) -> Result<()> {
    if memory.as_ref().is_none_or(|memory| memory.words() < words) {
        *memory = Some(KeyMemory::new(gpu.context(), words)?);
    }
    Ok(())
}

/// The channels of a call on one GPU. At the end of the call, these channels become free channels of the GPU again.
pub(crate) struct Channels {
    gpu: Gpu,
    channels: Vec<Channel>,
}

impl Channels {
    /// Makes sure that each channel has room for `words` words of section keys.
    pub fn reserve(&mut self, words: usize) -> Result<()> {
        self.channels.iter_mut().try_for_each(|channel| reserve(&self.gpu, &mut channel.keys, words))
    }
}

impl Drop for Channels {
    fn drop(&mut self) {
        let mut channels = mem::take(&mut self.channels);
        for channel in &mut channels {
            // This wipes the keys.
            channel.keys = None;
        }
        self.gpu.keep(channels);
    }
}

/// Returns the number of bytes in a chunk. A chunk has as many blocks as the smallest GPU can process at the same time
/// (`Gpu::wave`). If there is little data, chunks are smaller, so that all channels get a chunk. The result is a
/// multiple of the number of bytes in a group.
pub(crate) fn chunk_bytes<'a>(gpus: impl ExactSizeIterator<Item = &'a Gpu>, block: usize, len: usize) -> usize {
    let share = len.div_ceil(CHANNELS * gpus.len().max(1)).next_multiple_of(GROUP * block);
    gpus.map(Gpu::wave).min().unwrap_or(GROUP).saturating_mul(block).min(share)
}

/// Gets channels on each GPU. All channels together have `chunks` chunks to process, and a chunk has at most `bytes`
/// bytes.
pub(crate) fn channels<'a>(
    gpus: impl ExactSizeIterator<Item = &'a Gpu>,
    chunks: usize,
    bytes: usize,
) -> Result<Vec<Channels>> {
    let each = chunks.div_ceil(gpus.len().max(1)).min(CHANNELS);
    gpus.map(|gpu| Ok(Channels { gpu: gpu.clone(), channels: gpu.channels(each, bytes)? })).collect()
}

/// Gives all chunks to the channels of all GPUs. `process` gets the index of the GPU in `channels`, a channel and a
/// chunk. The next chunk is made only when a channel is free. If `run` returns an error, some chunks may be processed,
/// and others may be unchanged.
pub(crate) fn run<C>(
    channels: &mut [Channels],
    chunks: impl Iterator<Item = Result<C>> + Send,
    process: impl Fn(usize, &mut Channel, C) -> Result<()> + Sync,
) -> Result<()> {
    let queue = Mutex::new(Ok(chunks));
    let work = |card: usize, channel: &mut Channel| {
        while let Some(chunk) = next(&queue) {
            if let Err(e) = process(card, channel, chunk) {
                let mut queue = lock(&queue);
                if queue.is_ok() {
                    *queue = Err(e);
                }
            }
        }
    };
    // The list of channels begins with the first channel of every GPU. Then the second channel of every GPU follows,
    // and so on. So all GPUs get work even if there are few chunks.
    let mut all: Vec<_> = channels
        .iter_mut()
        .enumerate()
        .flat_map(|(card, l)| l.channels.iter_mut().enumerate().map(move |(n, channel)| (n, card, channel)))
        .collect();
    all.sort_by_key(|(n, card, _)| (*n, *card));
    thread::scope(|scope| {
        let (mut all, work) = (all.into_iter(), &work);
        let first = all.next();
        for (_, card, channel) in all {
            // If the thread for a channel cannot be started, the other threads process all chunks.
            let _ = thread::Builder::new().spawn_scoped(scope, move || work(card, channel));
        }
        if let Some((_, card, channel)) = first {
            work(card, channel);
        }
    });
    queue.into_inner().unwrap_or_else(PoisonError::into_inner).map(drop)
}

/// Returns the next chunk, or `None` if no chunk is left or if any chunk has failed.
fn next<C>(queue: &Mutex<Result<impl Iterator<Item = Result<C>>>>) -> Option<C> {
    let mut queue = lock(queue);
    match queue.as_mut().ok()?.next()? {
        Ok(chunk) => Some(chunk),
        Err(e) => {
            *queue = Err(e);
            None
        }
    }
}

impl Channel {
    /// Copies a chunk to the GPU, runs the kernel, and copies the result back.
    pub fn process(&mut self, plan: &Plan, key: &CardKey, Chunk { data, launch }: Chunk<'_>) -> Result<()> {
        launch.prepare(&key.gpu, &mut self.keys)?;
        self.take(data, Some((plan, key, &launch)))
    }

    /// Copies data to the GPU and back unchanged.
    pub fn copy(&mut self, data: Data<'_>) -> Result<()> {
        self.take(data, None)
    }

    /// Copies data to the GPU, runs a kernel if there is one, and copies the result back. If the source or the
    /// destination is not in pinned memory, the data is copied through the channel's pinned memory.
    fn take(&mut self, mut data: Data<'_>, kernel: Option<(&Plan, &CardKey, &Launch)>) -> Result<()> {
        let Self { stream, input, output, staging, keys } = self;
        let (input, output) = (input.slice(0..data.len())?, output.slice(0..data.len())?);
        let memory = (input, if kernel.is_some() { output } else { input });
        let keys = keys.as_ref();
        if Pinned::has(data.source()) && Pinned::has(data.destination()) {
            return stream.run(|queue| queue.through(data, memory, |queue| queue_kernel(queue, kernel, keys, memory)));
        }
        // A lost GPU may still write to the channel's pinned memory, or read it. So this memory is not used after the
        // loss.
        stream.usable()?;
        let staging = &mut staging[..data.len()];
        staging.copy_from_slice(data.source());
        stream.run(|queue| {
            queue.through(Data::from(&mut *staging), memory, |queue| queue_kernel(queue, kernel, keys, memory))
        })?;
        data.destination().copy_from_slice(staging);
        Ok(())
    }
}

fn queue_kernel<'a>(
    queue: &mut Queue<'a>,
    kernel: Option<(&Plan, &'a CardKey, &Launch)>,
    keys: Option<&'a KeyMemory>,
    memory: (DeviceSlice<'a>, DeviceSlice<'a>),
) -> Result<()> {
    match kernel {
        Some((plan, key, launch)) => launch.queue(queue, plan, key, keys, memory),
        None => Ok(()),
    }
}
