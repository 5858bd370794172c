//! The jobs that are proved. A job is a call of the library's public interface, together with the specification's
//! result for this call.
//!
//! A job executes a function of this program. This function uses the library's kernel for one level (a set of CPU
//! features). The function makes a key schedule and uses it, or computes a hash. The function gets pointers to the
//! job's buffers, and a length. So the proof covers key schedules, counters, and the library's choice of the kernel.
//! The proof also covers incomplete groups (a group is as many blocks as a kernel processes at once).

use crate::{
    algebra::Algebra,
    cpu::{Cpu, Maker},
    domain::{Bit, decisions::Decisions, sums::Sums},
    faults::standards::Faulty,
    plain::Plain,
    random::Random,
};
use fastgost::{Level, Sbox};
use std::hint::black_box;

mod batches;
mod ciphers;
mod feistel;
mod gost28147;
mod gost94;
mod kuznyechik;
mod mgm;
mod rekeying;
mod streebog;

/// The size of the buffer for keys, in bytes.
pub const KEYS: usize = 4096;
/// The size of each buffer for a text, in bytes.
pub const TEXT: usize = 1 << 15;

/// The variables of the program that a job may read and change. When a job begins, the first eight bytes of a
/// variable have the value that follows the variable's name in this list (in little-endian order), and the other bytes
/// are 0.
pub const VARIABLES: [(&str, u64); 2] = [
    // In this variable, the standard library keeps the features of the CPU. If all bytes of the variable are 0, the
    // standard library asks the CPU again.
    ("std_detect::detect::cache::CACHE", 0),
    // With this counter, the library numbers the sets of S-boxes that have no name. As in the library, the counter
    // begins after the numbers of the named sets.
    ("fastgost::cipher::gost28147::sboxes::own_number::NEXT", Sbox::SETS.len() as u64),
];

/// Returns the bytes of a variable with this value.
pub fn bytes_of(value: u64) -> impl Iterator<Item = u8> {
    value.to_le_bytes().into_iter().chain(std::iter::repeat(0))
}

/// The type of a function that jobs execute. The arguments are the number of a level, the keys, the initial value, the
/// text that is read, the text that is written or transformed in place, and the length of the text.
pub type Entry = extern "C" fn(usize, &[u8; KEYS], &[u8; 64], &[u8; TEXT], &mut [u8; TEXT], usize);

/// The bits of a job's buffers.
#[derive(Clone, Debug)]
pub struct Inputs<B> {
    /// The keys, and then the tables (the octets of unknown S-boxes).
    pub key: Vec<B>,
    /// The initial value.
    pub iv: Vec<B>,
    /// The text that is read.
    pub input: Vec<B>,
    /// The text that is transformed in place.
    pub output: Vec<B>,
}

impl<B> Inputs<B> {
    /// Returns the bits of all buffers: the keys, the initial value and the texts.
    pub fn all(&self) -> impl Iterator<Item = &B> {
        self.key.iter().chain(&self.iv).chain(&self.input).chain(&self.output)
    }

    /// Returns the inputs with each bit replaced by the result of `with` for this bit.
    pub fn map<C>(&self, mut with: impl FnMut(&B) -> C) -> Inputs<C> {
        let mut all = |bits: &[B]| bits.iter().map(&mut with).collect();
        Inputs { key: all(&self.key), iv: all(&self.iv), input: all(&self.input), output: all(&self.output) }
    }
}

/// The results of the specification for a job, over any algebra.
pub trait Statement: Send + Sync {
    /// Returns the bits of the text that the job must write.
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Vec<A::Bit>;
}

/// Computes the result of a [`Statement`] over each of the existing algebras.
pub trait Standard: Send + Sync {
    /// Returns the specification's result over sums of functions of bytes.
    fn sums(&self, algebra: &mut Sums, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// Returns the specification's result over decision diagrams.
    fn decisions(&self, algebra: &mut Decisions, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// Returns the specification's result over known bits.
    fn plain(&self, inputs: &Inputs<bool>) -> Vec<bool>;
    /// Returns the result of the specification with a fault, over sums of functions of bytes.
    fn faulty_sums(&self, algebra: &mut Faulty<'_, Sums>, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// Returns the result of the specification with a fault, over decision diagrams.
    fn faulty_decisions(&self, algebra: &mut Faulty<'_, Decisions>, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// Returns the result of the specification with a fault, over known bits.
    fn faulty_plain(&self, algebra: &mut Faulty<'_, Plain>, inputs: &Inputs<bool>) -> Vec<bool>;
}

impl<S: Statement> Standard for S {
    fn sums(&self, algebra: &mut Sums, inputs: &Inputs<Bit>) -> Vec<Bit> {
        self.says(algebra, inputs)
    }
    fn decisions(&self, algebra: &mut Decisions, inputs: &Inputs<Bit>) -> Vec<Bit> {
        self.says(algebra, inputs)
    }
    fn plain(&self, inputs: &Inputs<bool>) -> Vec<bool> {
        self.says(&mut Plain, inputs)
    }
    fn faulty_sums(&self, algebra: &mut Faulty<'_, Sums>, inputs: &Inputs<Bit>) -> Vec<Bit> {
        self.says(algebra, inputs)
    }
    fn faulty_decisions(&self, algebra: &mut Faulty<'_, Decisions>, inputs: &Inputs<Bit>) -> Vec<Bit> {
        self.says(algebra, inputs)
    }
    fn faulty_plain(&self, algebra: &mut Faulty<'_, Plain>, inputs: &Inputs<bool>) -> Vec<bool> {
        self.says(algebra, inputs)
    }
}

/// The algebra in which the machine code is compared with the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Sums of functions of bytes.
    Sums,
    /// Decision diagrams.
    Decisions {
        /// Whether the most significant byte of a word of four bytes comes first.
        big_endian: bool,
    },
}

/// The sizes of a job's buffers in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sizes {
    /// The keys, and then the tables (the octets of unknown S-boxes).
    pub key: usize,
    /// The tables, which are the octets of unknown S-boxes. The size is 0 if the job has no unknown S-boxes.
    pub tables: usize,
    /// The initial value.
    pub iv: usize,
    /// The text that is read.
    pub input: usize,
    /// The text that is transformed in place.
    pub in_place: usize,
    /// The text that is written.
    pub output: usize,
}

/// A call of the library that is proved, and the result that it must have.
pub struct Job {
    /// The names of the algorithm and of the operation.
    pub name: String,
    /// The CPU that executes the job. The CPU has the level of the job's kernel.
    pub cpu: Cpu,
    /// The function of this program that the job executes.
    pub entry: Entry,
    /// The last argument of the function, which is a length in bytes. In a batch of messages for a cipher, this
    /// argument is the length of each message. In other jobs, this argument is the length of the text.
    pub length: usize,
    /// The sizes of the job's buffers.
    pub sizes: Sizes,
    /// The algebra in which the job's result is compared with the specification.
    pub over: Over,
    /// The specification's result, which the job must compute.
    pub standard: Box<dyn Standard>,
}

impl Job {
    /// Returns the job's name with its CPU.
    pub fn title(&self) -> String {
        format!("{} {}", self.cpu.name(), self.name)
    }

    /// Returns random inputs of the job's sizes.
    pub fn inputs(&self, random: &mut Random) -> Inputs<bool> {
        let Sizes { key, iv, input, in_place, .. } = self.sizes;
        let mut fill = |bytes: usize| (0..8 * bytes).map(|_| random.below(2) == 1).collect();
        Inputs { key: fill(key), iv: fill(iv), input: fill(input), output: fill(in_place) }
    }
}

/// A kernel of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// The algorithm that the kernel computes.
    pub algorithm: String,
    /// The CPU for which the kernel was written. This CPU has the kernel's level.
    pub cpu: Cpu,
    /// How many blocks or messages the kernel takes at once.
    pub group: usize,
}

/// An algorithm. The first value is its name. The second value is a function. For each level, this function returns the
/// makers of CPUs for which the algorithm has separate kernels. The third value is an [`Entry`] (a function that jobs
/// can execute). If the algorithm has a kernel of the level, this function writes how many blocks or messages the
/// kernel takes at once.
pub type Algorithm = (&'static str, fn(Level) -> &'static [Maker], Entry);

/// Returns all algorithms.
pub fn algorithms() -> [Algorithm; 5] {
    /// Returns only one maker, because the algorithm has the same kernels on the CPUs of all makers.
    fn one(_: Level) -> &'static [Maker] {
        &[Maker::Intel]
    }
    fn cipher<S: ciphers::Subject>() -> Algorithm {
        (S::NAME, Cpu::of, ciphers::group::<S>)
    }
    [
        cipher::<kuznyechik::OfKuznyechik>(),
        cipher::<feistel::OfMagma>(),
        cipher::<feistel::OfGost28147<feistel::Z>>(),
        (streebog::NAME, one, streebog::group),
        (gost94::NAME, one, gost94::group),
    ]
}

/// Returns the kernels that a program has. `ask` executes an entry of the program on a CPU, and returns the number that
/// the entry writes, or `None` if the entry writes nothing.
///
/// # Errors
/// Returns the errors of `ask`.
pub fn kernels<E>(mut ask: impl FnMut(Cpu, Entry) -> Result<Option<u64>, E>) -> Result<Vec<Kernel>, E> {
    let mut kernels = Vec::new();
    for (algorithm, makers, entry) in algorithms() {
        let levels = Level::ALL.iter().filter(|level| level.constant_time());
        for cpu in levels.flat_map(|&level| makers(level).iter().map(move |&maker| Cpu { level, maker })) {
            if let Some(group) = ask(cpu, entry)? {
                kernels.push(Kernel { algorithm: algorithm.into(), cpu, group: group as usize });
            }
        }
    }
    Ok(kernels)
}

/// Returns all jobs of these kernels.
pub fn of(kernels: &[Kernel]) -> Vec<Job> {
    let mut jobs = Vec::new();
    ciphers::add::<kuznyechik::OfKuznyechik>(&mut jobs, kernels);
    ciphers::add::<feistel::OfMagma>(&mut jobs, kernels);
    ciphers::add::<feistel::OfGost28147<feistel::Z>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::A>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::B>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::C>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::D>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::Test>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::DigestTest>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::DigestCryptoPro>>(&mut jobs, kernels);
    ciphers::add_few::<feistel::OfGost28147<feistel::Any>>(&mut jobs, kernels);
    gost28147::add(&mut jobs, kernels);
    mgm::add::<kuznyechik::OfKuznyechik>(&mut jobs, kernels);
    mgm::add::<feistel::OfMagma>(&mut jobs, kernels);
    rekeying::add::<kuznyechik::OfKuznyechik>(&mut jobs, kernels);
    rekeying::add::<feistel::OfMagma>(&mut jobs, kernels);
    batches::add::<kuznyechik::OfKuznyechik>(&mut jobs, kernels);
    batches::add::<feistel::OfMagma>(&mut jobs, kernels);
    batches::add::<feistel::OfGost28147<feistel::Z>>(&mut jobs, kernels);
    streebog::add(&mut jobs, kernels);
    gost94::add(&mut jobs, kernels);
    jobs
}

/// Returns the CPUs of an algorithm's kernels. With each CPU comes the number of blocks or messages that its kernel
/// takes at once.
fn kernels_of(kernels: &[Kernel], algorithm: &str) -> impl Iterator<Item = (Cpu, usize)> {
    kernels.iter().filter(move |kernel| kernel.algorithm == algorithm).map(|kernel| (kernel.cpu, kernel.group))
}

/// Writes `size` to `to`, if `level` is the level that `number` stands for. `size` is the number of blocks or messages
/// that a kernel takes at once.
fn tell(number: usize, level: Level, size: usize, to: &mut [u8; TEXT]) {
    if self::level(number) == Some(level) {
        to[..8].copy_from_slice(&(size as u64).to_le_bytes());
    }
}

/// Does nothing. A job calls this function when its round keys are ready. When the machine (our emulator of the CPU)
/// executes this call, it replaces the bits of the round keys by new variables.
#[inline(never)]
pub extern "C" fn prepared() {
    black_box(());
}

/// Returns the level that has this number.
fn level(number: usize) -> Option<Level> {
    Level::ALL.get(number).copied()
}
