//! Keys on the GPU. A kernel makes masks and planes from the words of the round keys, which `fastgost::circuits`
//! computes. `abi.rs` explains masks and planes. This file also chooses between the kernel that uses masks and the
//! kernel that uses planes.
use crate::{
    abi::{EXPAND_KEYS, Form, PLANE},
    cipher::{Cipher, Plan},
    driver::{Argument, Context, DeviceBuffer, DeviceSlice, Function, Pinned, Queue},
    error::Result,
    gpu::Gpu,
    kernels,
};
use fastgost::{Gost28147, Kuznyechik, Magma, Sbox, circuits::Key, registry::Direction};
use std::sync::Arc;

/// The kernels of a cipher on one GPU, and the cipher's key. With ACPKM, this structure has no key, because each
/// section has its own key.
pub(crate) struct CardKey {
    pub gpu: Gpu,
    /// The kernel in the long form.
    pub long: Function,
    short: Option<Function>,
    expand: Function,
    /// The expanded key. `None` with ACPKM.
    memory: Option<Expanded>,
}

/// The words of one or more keys, expanded to masks and planes. The memory is wiped when it is dropped.
struct Expanded {
    /// The masks, and then the planes.
    memory: DeviceBuffer,
    /// The number of words.
    words: usize,
}

impl Expanded {
    /// Returns how many bytes `words` words take after the expansion: a mask of 32 bits for every bit, and a plane of
    /// 32 bits for every `PLANE` masks.
    fn bytes(words: usize) -> usize {
        let masks = 32 * words;
        4 * (masks + masks / PLANE)
    }

    fn of(memory: &DeviceBuffer, words: usize, form: Form) -> Result<DeviceSlice<'_>> {
        let (masks, end) = (128 * words, Self::bytes(words));
        memory.slice(match form {
            Form::Long => 0..masks,
            Form::Short => masks..end,
        })
    }
}

impl CardKey {
    /// Prepares a key. With ACPKM, this function prepares no key, because each call that processes data prepares the
    /// keys of the sections that it needs.
    pub fn new(gpu: &Gpu, plan: &Plan, key: &[u8; 32]) -> Result<Self> {
        let (ptx, entries) = kernels::module(plan.cipher, plan.function)?;
        let module = gpu.module(ptx)?;
        let mut prepared = Self {
            gpu: gpu.clone(),
            long: module.function(entries.long)?,
            short: entries.short.map(|entry| module.function(entry)).transpose()?,
            expand: module.function(EXPAND_KEYS)?,
            memory: None,
        };
        if plan.section.is_none() {
            let key = words(plan.cipher, plan.function, key)?;
            let words = key.words();
            let mut memory = KeyMemory::new(gpu.context(), words.len())?;
            let stream = gpu.stream()?;
            memory.set(words);
            stream.run(|queue| memory.expand(queue, &prepared.expand, words.len()))?;
            prepared.memory = Some(Expanded { memory: memory.expanded, words: words.len() });
        }
        Ok(prepared)
    }

    /// Chooses the kernel for `blocks` data blocks, and returns the kernel with its form. `blocks` also counts the
    /// blocks of the first group that come before the data.
    pub fn kernel(&self, blocks: usize) -> (&Function, Form) {
        let most = (self.gpu.card().multiprocessors.max(1) as usize).saturating_mul(SHORT);
        match &self.short {
            Some(short) if blocks <= most => (short, Form::Short),
            _ => (&self.long, Form::Long),
        }
    }

    /// Returns the masks (long form) or the planes (short form) for a kernel. The masks or planes are made from the key
    /// in this structure, or (with ACPKM) from the keys of the sections of a chunk. If there are sections, this method
    /// first queues the kernel that expands their keys.
    pub fn expanded<'a>(
        &'a self,
        queue: &mut Queue<'a>,
        sections: Option<(&'a KeyMemory, usize)>,
        form: Form,
    ) -> Result<DeviceSlice<'a>> {
        match (&self.memory, sections) {
            (_, Some((memory, words))) => {
                memory.expand(queue, &self.expand, words)?;
                Expanded::of(&memory.expanded, words, form)
            }
            (Some(Expanded { memory, words }), None) => Expanded::of(memory, *words, form),
            (None, None) => Err(crate::Error::Kernel("a key with sections was used without them")),
        }
    }
}

/// Memory for the words of some keys, and for the masks and planes that a kernel makes from these words. All this
/// memory is wiped when it is dropped.
pub(crate) struct KeyMemory {
    host: Pinned,
    words: DeviceBuffer,
    expanded: DeviceBuffer,
}

impl KeyMemory {
    /// Memory for `words` words.
    pub fn new(context: &Arc<Context>, words: usize) -> Result<Self> {
        let bytes = 4 * words;
        Ok(Self {
            host: Pinned::new(context, bytes)?,
            words: DeviceBuffer::new(context, bytes)?,
            expanded: DeviceBuffer::new(context, Expanded::bytes(words))?,
        })
    }

    /// The number of words for which the memory has room.
    pub fn words(&self) -> usize {
        self.words.len() / 4
    }

    /// Stores the words of the keys that `expand` will expand next.
    pub fn set(&mut self, words: &[u32]) {
        for (bytes, word) in self.host.chunks_exact_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
    }

    fn expand<'a>(&'a self, queue: &mut Queue<'a>, kernel: &'a Function, words: usize) -> Result<()> {
        let count = 32 * words as u32;
        let (bytes, words, masks) = (4 * words, self.words.slice(0..4 * words)?, self.expanded.all());
        queue.upload(&self.host[..bytes], words)?;
        let arguments = [Argument::Memory(masks), Argument::Memory(words), Argument::U32(count)];
        queue.launch(kernel, count.div_ceil(kernel.threads()), &arguments)
    }
}

/// The short form is used for at most this number of data blocks for each multiprocessor of a GPU. According to the
/// numbers of instructions in docs/speed.md, the short form then takes less time than the long form. A multiprocessor
/// executes the instructions of four warps at a time. In both forms, the units for logic limit the speed. Eight warps
/// of the short form together need these units for less time than one warp of the long form.
const SHORT: usize = 8 * 4 * Form::Short.blocks();

/// The largest number of words that the round keys of a key have together.
pub(crate) const WORDS: usize = 40;

/// Computes the words of the round keys of `key`.
pub(crate) fn words(cipher: Cipher, function: Direction, key: &[u8; 32]) -> Result<Key> {
    Ok(match cipher {
        Cipher::Kuznyechik => Key::kuznyechik(&Kuznyechik::new(key), function),
        Cipher::Magma => Key::magma(&Magma::new(key), function),
        Cipher::Gost28147(set) => {
            Key::gost28147(&Gost28147::new(key, &Sbox::from_name(Sbox::SETS[set].name)?), function)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        abi::KernelMode,
        test_machine::{KEY, on},
    };

    /// Tests that the short form is used for Kuznyechik only, and only for up to `SHORT` blocks for each
    /// multiprocessor.
    #[test]
    fn the_form_by_length() {
        on(&[("MULTIPROCESSORS", "3")], || {
            let gpu = Gpu::open(0).expect("a card");
            for (cipher, block, has_short) in [(Cipher::Kuznyechik, 16, true), (Cipher::Magma, 8, false)] {
                for function in [Direction::Encrypt, Direction::Decrypt] {
                    let mode = KernelMode::Blocks;
                    let plan = Plan { cipher, mode, function, block, section: None, limit: u128::MAX };
                    let key = CardKey::new(&gpu, &plan, &KEY).expect("a key");
                    for (blocks, form) in [(1, Form::Short), (3 * SHORT, Form::Short), (3 * SHORT + 1, Form::Long)] {
                        let expected = if has_short { form } else { Form::Long };
                        assert_eq!(key.kernel(blocks).1, expected, "{cipher:?}, {blocks}");
                    }
                }
            }
        });
    }
}
