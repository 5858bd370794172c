//! The jobs of kernels for GPUs. A job consists of two launches, and of the specification's result. The job launches
//! the kernels in the same way as the host does.

use super::{
    abi::{Form, GROUP, KernelMode, PARAMETERS, PLANE, Parameter},
    ciphers::Cipher,
    launch::WARP,
};
use crate::{
    algebra::Algebra,
    jobs::Inputs,
    oracle::operands::Random,
    standard::{Bits, gost28147, modes, turned, vec, xor},
};

/// A job launches `expand_keys`, and then launches a cipher's kernel. The lengths of the inputs are fixed.
#[derive(Clone, Debug)]
pub struct Job {
    /// The cipher that the kernel computes.
    pub cipher: Cipher,
    /// The form of the cipher's kernel, which says how registers hold the bits of blocks.
    pub form: Form,
    /// The mode of the kernel.
    pub mode: KernelMode,
    /// Whether the cipher decrypts.
    pub decrypt: bool,
    /// The number of blocks of the text.
    pub blocks: usize,
    /// The number of blocks of the first group that come before the beginning of the text. In a mode with counters, the
    /// blocks are counted in groups. A group has as many blocks as a warp processes in the long form.
    pub skip: usize,
    /// The number of the group in which the text begins.
    pub group: u64,
    /// The number of groups in a section. All groups of a section use the same key. `None` means that there is only one
    /// key.
    pub section: Option<u64>,
    /// Whether the text is transformed in place.
    pub in_place: bool,
}

impl Job {
    /// Returns the name of the job.
    pub fn title(&self) -> String {
        let cipher = match self.cipher {
            Cipher::Kuznyechik => "kuznyechik".into(),
            Cipher::Magma => "magma".into(),
            Cipher::Gost28147(set) => format!("gost28147-{set}"),
        };
        let form = match (self.cipher, self.form) {
            (Cipher::Kuznyechik, Form::Long) => ", long form",
            (Cipher::Kuznyechik, Form::Short) => ", short form",
            _ => "",
        };
        let mode = match (self.mode, self.decrypt) {
            (KernelMode::Blocks, false) => "ecb encrypt",
            (KernelMode::Blocks, true) => "ecb decrypt",
            (KernelMode::Counter, _) if self.section.is_some() => "ctr with keys of sections",
            (KernelMode::Counter, _) => "ctr",
            (KernelMode::Cbc, _) => "cbc decrypt",
            (KernelMode::Cfb, _) => "cfb decrypt",
            (KernelMode::Cnt, _) => "cnt",
        };
        let from = match self.mode {
            KernelMode::Counter => format!(" from {}", self.number(0)),
            _ => String::new(),
        };
        let place = if self.in_place { " in place" } else { "" };
        format!("ptx {cipher} {mode} x{}{from}{place}{form}", self.blocks)
    }

    /// Returns the name of the file that has the PTX module of the cipher's kernel.
    pub fn file(&self) -> String {
        match self.cipher {
            Cipher::Kuznyechik => "kuznyechik".into(),
            Cipher::Magma => "gost28147-z".into(),
            Cipher::Gost28147(set) => format!("gost28147-{set}"),
        }
    }

    /// Returns the name of the cipher's kernel in the PTX module.
    pub fn kernel(&self) -> &'static str {
        match (self.cipher, self.form, self.decrypt) {
            (Cipher::Kuznyechik, Form::Long, false) => "kuznyechik_encrypt",
            (Cipher::Kuznyechik, Form::Long, true) => "kuznyechik_decrypt",
            (Cipher::Kuznyechik, Form::Short, false) => "kuznyechik_encrypt_short",
            (Cipher::Kuznyechik, Form::Short, true) => "kuznyechik_decrypt_short",
            (Cipher::Magma, ..) => "magma",
            (Cipher::Gost28147(set), ..) => match set {
                "a" => "gost28147_a",
                "b" => "gost28147_b",
                "c" => "gost28147_c",
                "d" => "gost28147_d",
                "test" => "gost28147_test",
                "h94test" => "gost28147_h94test",
                "h94cp" => "gost28147_h94cp",
                _ => "gost28147_z",
            },
        }
    }

    /// Returns the number of blocks of the text, plus the number of blocks of the first group that come before the
    /// text.
    fn in_groups(&self) -> usize {
        self.skip + self.blocks
    }

    /// Returns the number of threads that the launch of the cipher's kernel needs.
    pub fn threads(&self) -> usize {
        self.in_groups().div_ceil(self.form.blocks()) * WARP as usize
    }

    /// Returns the number of keys that the text of the job uses.
    pub fn keys(&self) -> usize {
        1 + self.key_of(self.blocks as i64 - 1)
    }

    /// Returns the number of words that the host uploads for a key.
    fn words(&self) -> usize {
        if self.cipher == Cipher::Kuznyechik { 40 } else { 32 }
    }

    /// Returns the size in bytes of the buffer of expanded keys. The buffer contains the masks and the planes that
    /// `abi.rs` explains.
    pub fn expanded(&self) -> usize {
        let masks = 32 * self.words() * self.keys();
        4 * (masks + masks / PLANE)
    }

    /// Returns the number that the counter has at a block. `block` is the number of this block, counted from the
    /// beginning of the text. The block may also be before or after the text.
    pub fn number(&self, block: i64) -> u64 {
        (GROUP as u64 * self.group + self.skip as u64).wrapping_add_signed(block)
    }

    /// Returns the number of the key that a block uses. The block may also be before or after the text.
    fn key_of(&self, block: i64) -> usize {
        let section = |section| (self.number(block) / GROUP as u64 / section - self.group / section) as usize;
        self.section.map_or(0, section)
    }

    /// Returns the number of bytes of the initial value.
    fn iv(&self) -> usize {
        match self.mode {
            KernelMode::Blocks => 0,
            KernelMode::Counter => self.cipher.block() / 2,
            _ => self.cipher.block(),
        }
    }

    /// Returns the text that the kernel reads. If the job works in place, the text is in the output buffer.
    pub fn text<'i, B>(&self, inputs: &'i Inputs<B>) -> &'i [B] {
        if self.in_place { &inputs.output } else { &inputs.input }
    }

    /// Makes the inputs of the job, which are keys of 32 bytes, the initial value, and the text.
    pub fn inputs<B>(&self, mut byte: impl FnMut() -> [B; 8]) -> Inputs<B> {
        let mut fill = |bytes: usize| (0..bytes).flat_map(|_| byte()).collect();
        let (key, iv) = (fill(32 * self.keys()), fill(self.iv()));
        let text = fill(self.blocks * self.cipher.block());
        let (input, output) = if self.in_place { (Vec::new(), text) } else { (text, Vec::new()) };
        Inputs { key, iv, input, output }
    }

    /// Returns random inputs of the job.
    pub fn random(&self, random: &mut Random) -> Inputs<bool> {
        self.inputs(|| std::array::from_fn(|_| random.below(2) == 1))
    }

    /// Returns the numbers of the blocks in the slots of a thread (its places for blocks). Some of these blocks may be
    /// before or after the text.
    pub fn slots(&self, thread: usize) -> impl Iterator<Item = i64> {
        let (warp, lane) = (thread / WARP as usize, thread % WARP as usize);
        let first = (self.form.blocks() * warp + lane) as i64 - self.skip as i64;
        let in_groups = self.in_groups();
        // If all blocks of a warp come after the text, the warp processes nothing.
        let slots = if self.form.blocks() * warp < in_groups { self.form.slots() as i64 } else { 0 };
        (0..slots).map(move |slot| first + 32 * slot)
    }

    /// Returns the text that the specification computes. The kernel must write the same text. Only the blocks for which
    /// `wanted` is true are computed. All other blocks of the result may have any value.
    pub fn says<A: Algebra>(
        &self,
        algebra: &mut A,
        keys: &[Vec<Bits<A>>],
        inputs: &Inputs<A::Bit>,
        wanted: impl Fn(usize) -> bool,
    ) -> Bits<A> {
        let length = 8 * self.cipher.block();
        let (iv, text) = (&inputs.iv, self.text(inputs));
        let mut next = 0..;
        let mut cipher = |algebra: &mut A, block: &[A::Bit]| {
            let number = next.next().filter(|&number| wanted(number));
            let Some(number) = number else { return vec(algebra, 0, length) };
            let keys = &keys[self.key_of(number as i64)];
            algebra.scope(&mut |algebra| self.cipher.apply(algebra, keys, self.decrypt, block))
        };
        match self.mode {
            KernelMode::Blocks => modes::ecb(algebra, cipher, length, text),
            KernelMode::Counter => {
                let first = self.counter(algebra, iv, 0);
                modes::ctr(algebra, cipher, &first, text)
            }
            KernelMode::Cbc => modes::cbc_decrypt(algebra, cipher, length, iv, text),
            KernelMode::Cfb => modes::cfb_decrypt(algebra, cipher, length, iv, text),
            KernelMode::Cnt => {
                // The following lines compute the counter mode of RFC 5830, section 6.1. Here the initial value is the
                // first content of the registers N3 and N4.
                let mut registers = iv.clone();
                let blocks = text.chunks(length).flat_map(|block| {
                    registers = gost28147::next(algebra, &registers);
                    let running = cipher(algebra, &registers);
                    xor(algebra, &running, block)
                });
                blocks.collect()
            }
        }
    }

    /// Returns the counter for a block. `block` is counted from the beginning of the text.
    fn counter<A: Algebra>(&self, algebra: &mut A, iv: &[A::Bit], block: i64) -> Bits<A> {
        let number = vec(algebra, self.number(block), 4 * self.cipher.block());
        [iv, &turned(&number)].concat()
    }

    /// Returns the numbers of the blocks of the text that a thread processes.
    pub fn own(&self, thread: usize) -> Vec<usize> {
        self.slots(thread).filter_map(|block| usize::try_from(block).ok().filter(|&b| b < self.blocks)).collect()
    }

    /// Applies the cipher to the values that a thread encrypts besides its own blocks of the text, so that the algebra
    /// names the intermediate values. In modes with counters, the thread encrypts the counters before and after the
    /// text. In other modes, a slot without a block encrypts the block `idle`.
    pub fn name_others<A: Algebra>(
        &self,
        algebra: &mut A,
        keys: &[Vec<Bits<A>>],
        inputs: &Inputs<A::Bit>,
        idle: &[A::Bit],
        thread: usize,
    ) {
        let mut others = self.slots(thread).filter(|block| !(0..self.blocks as i64).contains(block)).peekable();
        let name = |algebra: &mut A, key: usize, block: &[A::Bit]| {
            algebra.scope(&mut |algebra| self.cipher.apply(algebra, &keys[key], self.decrypt, block));
        };
        match self.mode {
            KernelMode::Counter => {
                for block in others {
                    let counter = self.counter(algebra, &inputs.iv, block);
                    name(algebra, self.key_of(block), &counter);
                }
            }
            KernelMode::Cnt => {
                let mut registers = inputs.iv.clone();
                for block in 0.. {
                    registers = gost28147::next(algebra, &registers);
                    match others.peek() {
                        Some(other) if *other == block => name(algebra, 0, &registers),
                        Some(_) => continue,
                        None => break,
                    }
                    others.next();
                }
            }
            _ if others.peek().is_some() => name(algebra, 0, idle),
            _ => {}
        }
    }
}

/// The values from which the parameters of the two launches are made.
pub struct Values<'v, B> {
    /// The address of the text that is read.
    pub from: u64,
    /// The address of the text that is written.
    pub to: u64,
    /// The address of the expanded keys (masks and planes).
    pub expanded: u64,
    /// The initial value.
    pub iv: &'v [B],
}

impl<B: Clone> Values<'_, B> {
    /// Returns the values of the parameters of `expand_keys`.
    pub fn expansion<A: Algebra<Bit = B>>(algebra: &mut A, expanded: u64, words: u64, masks: usize) -> Vec<Vec<B>> {
        [(expanded, 64), (words, 64), (masks as u64, 32)].map(|(value, bits)| vec(algebra, value, bits)).into()
    }

    /// Returns the values of the parameters of a cipher's kernel.
    pub fn of<A: Algebra<Bit = B>>(&self, algebra: &mut A, job: &Job) -> Vec<Vec<B>> {
        let masks = 128 * job.words() * job.keys();
        let keys = match job.form {
            Form::Long => self.expanded,
            Form::Short => self.expanded + masks as u64,
        };
        let mut value = |parameter: Parameter| match parameter {
            Parameter::Destination => vec(algebra, self.to, 64),
            Parameter::Source => vec(algebra, self.from, 64),
            Parameter::Masks => vec(algebra, keys, 64),
            Parameter::Blocks => vec(algebra, job.blocks as u64, 32),
            Parameter::Mode => vec(algebra, job.mode as u64, 32),
            Parameter::Skip => vec(algebra, job.skip as u64, 32),
            // If the text uses only one key, the host passes 0 for the number of groups in a section.
            Parameter::GroupSections => vec(algebra, job.section.filter(|_| job.keys() > 1).unwrap_or(0), 32),
            Parameter::Group => vec(algebra, job.group, 64),
            Parameter::Iv(word) => {
                let given = self.iv.iter().skip(32 * word).take(32).cloned();
                let mut bits: Vec<B> = given.collect();
                bits.extend(vec(algebra, 0, 32 - bits.len()));
                bits
            }
        };
        PARAMETERS.map(&mut value).into()
    }
}
