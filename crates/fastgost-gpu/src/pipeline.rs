//! Data of the host through cards: in chunks, through several lanes of each card at the same time.
//!
//! A lane is a stream with a buffer for input and one for output on the card, pinned memory on the host, and a thread: it takes
//! one chunk after another, copies it to the card, runs the kernel, copies it back, and waits. While one lane copies to the card,
//! another computes, and a third copies back; the threads also share the copying into and out of pinned memory, which data that
//! is pinned already does without.
use crate::{
    cipher::{GROUP, Plan},
    data::Data,
    driver::{Argument, Context, DeviceBuffer, DeviceSlice, Pinned, Queue, Stream},
    error::Result,
    gpu::{Gpu, lock},
    key::{CardKey, KeyMemory},
};
use std::{
    sync::{Arc, Mutex, PoisonError},
    thread, vec,
};
use zeroize::Zeroizing;

/// Lanes of a card: one to copy each way, one to compute, and one to copy on the host.
pub(crate) const LANES: usize = 4;

pub(crate) struct Lane {
    stream: Stream,
    input: DeviceBuffer,
    output: DeviceBuffer,
    staging: Pinned,
}

impl Lane {
    pub fn new(context: &Arc<Context>, bytes: usize) -> Result<Self> {
        Ok(Self {
            stream: Stream::new(context)?,
            input: DeviceBuffer::new(context, bytes)?,
            output: DeviceBuffer::new(context, bytes)?,
            staging: Pinned::new(context, bytes)?,
        })
    }

    /// The longest chunk that it takes.
    pub fn bytes(&self) -> usize {
        self.input.len()
    }
}

/// A part of the data, with what the kernel must know of its place in the stream.
pub(crate) struct Chunk<'a> {
    pub data: Data<'a>,
    pub launch: Launch,
}

/// The parameters of a kernel besides memory.
#[derive(Clone, Default)]
pub(crate) struct Launch {
    pub skip: u32,
    pub group: u64,
    pub iv: [u32; 4],
    /// With ACPKM: groups in a section, and the words of the sections' keys.
    pub sections: Option<(u32, Zeroizing<Vec<u32>>)>,
}

impl Launch {
    /// Queues the kernel for whole blocks.
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
        let masks = key.masks(queue, keys.map(|memory| (memory, section_words)))?;
        let warps = (self.skip as usize + blocks).div_ceil(GROUP);
        let arguments = [
            Argument::Memory(destination),
            Argument::Memory(source),
            Argument::Memory(masks),
            Argument::U32(blocks as u32),
            Argument::U32(plan.mode as u32),
            Argument::U32(self.skip),
            Argument::U32(self.sections.as_ref().map_or(0, |(groups, _)| *groups)),
            Argument::U64(self.group),
            Argument::U32(self.iv[0]),
            Argument::U32(self.iv[1]),
            Argument::U32(self.iv[2]),
            Argument::U32(self.iv[3]),
        ];
        let warps_of_a_block = (key.kernel.threads() / 32).max(1);
        queue.launch(&key.kernel, (warps as u32).div_ceil(warps_of_a_block), &arguments)
    }

    /// Puts the words of its sections' keys into memory, which is replaced if it is too small.
    pub fn prepare(&self, gpu: &Gpu, memory: &mut Option<KeyMemory>) -> Result<()> {
        let Some((_, words)) = &self.sections else { return Ok(()) };
        if memory.as_ref().is_none_or(|memory| memory.words() < words.len()) {
            *memory = Some(KeyMemory::new(gpu.context(), words.len())?);
        }
        if let Some(memory) = memory {
            memory.set(words);
        }
        Ok(())
    }
}

/// The lanes of a call on one card.
pub(crate) struct Lanes<'a> {
    pub key: &'a CardKey,
    pub lanes: Vec<Lane>,
}

impl Drop for Lanes<'_> {
    fn drop(&mut self) {
        self.key.gpu.keep(std::mem::take(&mut self.lanes));
    }
}

/// Bytes of a chunk: what fills the smallest card once, or less so that all lanes have some.
pub(crate) fn chunk_bytes(keys: &[Arc<CardKey>], plan: &Plan, len: usize) -> usize {
    let wave = keys.iter().map(|key| key.gpu.wave()).min().unwrap_or(GROUP) * plan.block;
    let share = len.div_ceil(LANES * keys.len().max(1)).next_multiple_of(plan.group_bytes());
    share.min(wave)
}

/// Lanes for that many chunks of that size.
pub(crate) fn lanes(keys: &[Arc<CardKey>], chunks: usize, bytes: usize) -> Result<Vec<Lanes<'_>>> {
    let each = chunks.div_ceil(keys.len().max(1)).min(LANES);
    keys.iter().map(|key| Ok(Lanes { key, lanes: key.gpu.lanes(each, bytes)? })).collect()
}

/// Processes all chunks. After an error, any of them may be done.
pub(crate) fn run(plan: &Plan, lanes: &mut [Lanes<'_>], chunks: Vec<Chunk<'_>>) -> Result<()> {
    let queue = Mutex::new(Ok(chunks.into_iter()));
    let work = |key: &CardKey, lane: &mut Lane| {
        let mut keys = None;
        while let Some(chunk) = next(&queue) {
            if let Err(e) = lane.process(plan, key, &mut keys, chunk) {
                let mut queue = lock(&queue);
                if queue.is_ok() {
                    *queue = Err(e);
                }
            }
        }
    };
    let all = lanes.iter_mut().flat_map(|Lanes { key, lanes }| lanes.iter_mut().map(|lane| (*key, lane)));
    thread::scope(|scope| {
        let mut all = all;
        let first = all.next();
        for (key, lane) in all {
            // If no thread can be started, the others do its work.
            let _ = thread::Builder::new().spawn_scoped(scope, || work(key, lane));
        }
        if let Some((key, lane)) = first {
            work(key, lane);
        }
    });
    queue.into_inner().unwrap_or_else(PoisonError::into_inner).map(drop)
}

/// The next chunk, unless another one failed.
fn next<'a>(queue: &Mutex<Result<vec::IntoIter<Chunk<'a>>>>) -> Option<Chunk<'a>> {
    lock(queue).as_mut().ok()?.next()
}

impl Lane {
    fn process(&mut self, plan: &Plan, key: &CardKey, keys: &mut Option<KeyMemory>, chunk: Chunk<'_>) -> Result<()> {
        let Chunk { mut data, launch } = chunk;
        launch.prepare(&key.gpu, keys)?;
        let (keys, n) = (keys.as_ref(), data.len());
        let Self { stream, input, output, staging } = self;
        let memory = (input.slice(0..n)?, output.slice(0..n)?);
        if Pinned::has(data.source()) && Pinned::has(data.destination()) {
            return stream.run(|queue| queue.through(data, memory, |queue| launch.queue(queue, plan, key, keys, memory)));
        }
        let staged = &mut staging[..n];
        staged.copy_from_slice(data.source());
        stream.run(|queue| {
            queue.through(Data::from(&mut *staged), memory, |queue| launch.queue(queue, plan, key, keys, memory))
        })?;
        data.destination().copy_from_slice(staged);
        Ok(())
    }
}
