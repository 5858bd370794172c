//! Keys on the card: the words of `fastgost::circuits`, expanded to masks by a kernel.
use crate::{
    abi::EXPAND_KEYS,
    cipher::{Cipher, Plan},
    driver::{Argument, Context, DeviceBuffer, DeviceSlice, Function, Pinned, Queue},
    error::Result,
    gpu::Gpu,
    kernels,
};
use fastgost::{Gost28147, Kuznyechik, Magma, Sbox, circuits::Key, registry::Direction};
use std::sync::Arc;

/// The kernels of a cipher on one card and, except with ACPKM, its key.
pub(crate) struct CardKey {
    pub gpu: Gpu,
    pub kernel: Function,
    expand: Function,
    /// Those of the only key.
    masks: Option<DeviceBuffer>,
}

impl CardKey {
    /// Prepares a key; with ACPKM, every call prepares those of its sections.
    pub fn new(gpu: &Gpu, plan: &Plan, key: &[u8; 32]) -> Result<Self> {
        let (ptx, entry) = kernels::module(plan.cipher, plan.function)?;
        let module = gpu.module(ptx)?;
        let kernel = module.function(entry)?;
        let mut prepared = Self { gpu: gpu.clone(), kernel, expand: module.function(EXPAND_KEYS)?, masks: None };
        if plan.section.is_none() {
            let key = words(plan.cipher, plan.function, key)?;
            let words = key.words();
            let mut memory = KeyMemory::new(gpu.context(), words.len())?;
            let stream = gpu.stream()?;
            memory.set(words);
            stream.run(|queue| memory.expand(queue, &prepared.expand, words.len()))?;
            prepared.masks = Some(memory.masks);
        }
        Ok(prepared)
    }

    /// The masks: those of the only key, or of a chunk's sections, which this queues the expansion of.
    pub fn masks<'a>(
        &'a self,
        queue: &mut Queue<'a>,
        sections: Option<(&'a KeyMemory, usize)>,
    ) -> Result<DeviceSlice<'a>> {
        match (&self.masks, sections) {
            (_, Some((memory, words))) => {
                memory.expand(queue, &self.expand, words)?;
                Ok(memory.masks.all())
            }
            (Some(masks), None) => Ok(masks.all()),
            (None, None) => Err(crate::Error::Kernel("a key with sections was used without them")),
        }
    }
}

/// Room for the words of some keys, and for their masks. Everything in it is wiped when it is dropped.
pub(crate) struct KeyMemory {
    host: Pinned,
    words: DeviceBuffer,
    masks: DeviceBuffer,
}

impl KeyMemory {
    /// For that many words.
    pub fn new(context: &Arc<Context>, words: usize) -> Result<Self> {
        let bytes = 4 * words;
        Ok(Self {
            host: Pinned::new(context, bytes)?,
            words: DeviceBuffer::new(context, bytes)?,
            // A mask of 32 bits for every bit.
            masks: DeviceBuffer::new(context, 32 * bytes)?,
        })
    }

    /// The words that it has room for.
    pub fn words(&self) -> usize {
        self.words.len() / 4
    }

    /// The words of the next keys.
    pub fn set(&mut self, words: &[u32]) {
        for (bytes, word) in self.host.chunks_exact_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
    }

    fn expand<'a>(&'a self, queue: &mut Queue<'a>, kernel: &'a Function, words: usize) -> Result<()> {
        let count = 32 * words as u32;
        let (bytes, words, masks) = (4 * words, self.words.slice(0..4 * words)?, self.masks.all());
        queue.upload(&self.host[..bytes], words)?;
        let arguments = [Argument::Memory(masks), Argument::Memory(words), Argument::U32(count)];
        queue.launch(kernel, count.div_ceil(kernel.threads()), &arguments)
    }
}

/// The most words of a key.
pub(crate) const WORDS: usize = 40;

/// A key's words.
pub(crate) fn words(cipher: Cipher, function: Direction, key: &[u8; 32]) -> Result<Key> {
    Ok(match cipher {
        Cipher::Kuznyechik => Key::kuznyechik(&Kuznyechik::new(key), function),
        Cipher::Magma => Key::magma(&Magma::new(key), function),
        Cipher::Gost28147(set) => {
            Key::gost28147(&Gost28147::new(key, &Sbox::from_name(Sbox::SETS[set].name)?), function)
        }
    })
}
