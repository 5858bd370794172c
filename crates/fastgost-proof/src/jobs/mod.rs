//! The jobs that are proved: calls of the library's public interface, and the results of the standard for them.
//!
//! A job is a function of this program that makes a key schedule and uses it, or hashes, on the kernel of a level. It
//! gets pointers to its buffers and a length. So key schedules, tails, counters and the dispatcher are part of the
//! statement.

use crate::{
    algebra::Algebra,
    cpu::{Cpu, Maker},
    domain::{Bit, decisions::Decisions, sums::Sums},
    faults::standards::Faulty,
    plain::Plain,
    random::Random,
};
use fastgost::Level;
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

/// The size of the buffer for keys.
pub const KEYS: usize = 4096;
/// The size of the buffers for texts.
pub const TEXT: usize = 1 << 15;

/// A function that is executed: the number of a level, keys, an initial value, a text that is read, a text that is
/// written or transformed in place, and its length.
pub type Entry = extern "C" fn(usize, &[u8; KEYS], &[u8; 64], &[u8; TEXT], &mut [u8; TEXT], usize);

/// The bits of a job's buffers.
#[derive(Clone, Debug)]
pub struct Inputs<B> {
    /// The keys.
    pub key: Vec<B>,
    /// The initial value.
    pub iv: Vec<B>,
    /// The text that is read.
    pub input: Vec<B>,
    /// The text that is transformed in place.
    pub output: Vec<B>,
}

impl<B> Inputs<B> {
    /// All of them: keys, initial value, texts.
    pub fn all(&self) -> impl Iterator<Item = &B> {
        self.key.iter().chain(&self.iv).chain(&self.input).chain(&self.output)
    }

    /// The same with something else in each place.
    pub fn map<C>(&self, mut with: impl FnMut(&B) -> C) -> Inputs<C> {
        let mut all = |bits: &[B]| bits.iter().map(&mut with).collect();
        Inputs { key: all(&self.key), iv: all(&self.iv), input: all(&self.input), output: all(&self.output) }
    }
}

/// The results of a standard for a job, over any algebra.
pub trait Statement: Send + Sync {
    /// The bits of the text that is written.
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Vec<A::Bit>;
}

/// A [`Statement`] over the algebras that there are.
pub trait Standard: Send + Sync {
    /// Over sums of functions of bytes.
    fn sums(&self, algebra: &mut Sums, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// Over decision diagrams.
    fn decisions(&self, algebra: &mut Decisions, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// Over known bits.
    fn plain(&self, inputs: &Inputs<bool>) -> Vec<bool>;
    /// With a fault, over sums.
    fn faulty_sums(&self, algebra: &mut Faulty<'_, Sums>, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// With a fault, over decision diagrams.
    fn faulty_decisions(&self, algebra: &mut Faulty<'_, Decisions>, inputs: &Inputs<Bit>) -> Vec<Bit>;
    /// With a fault, over known bits.
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

/// The algebra in which a standard is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Sums of functions of bytes.
    Sums,
    /// Decision diagrams.
    Decisions {
        /// Whether the words of four bytes begin with the most significant one.
        big_endian: bool,
    },
}

/// The sizes of a job's buffers in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sizes {
    /// The keys.
    pub key: usize,
    /// The initial value.
    pub iv: usize,
    /// The text that is read.
    pub input: usize,
    /// The text that is transformed in place.
    pub in_place: usize,
    /// The text that is written.
    pub output: usize,
}

/// A job.
pub struct Job {
    /// The algorithm and what is done with it.
    pub name: String,
    /// The CPU, which has the level of the kernel.
    pub cpu: Cpu,
    /// The function.
    pub entry: Entry,
    /// The last argument of the function.
    pub length: usize,
    /// The sizes of its buffers.
    pub sizes: Sizes,
    /// The algebra in which it is compared.
    pub over: Over,
    /// The standard's result, which the job must compute.
    pub standard: Box<dyn Standard>,
}

impl Job {
    /// Its CPU and its name.
    pub fn title(&self) -> String {
        format!("{} {}", self.cpu.name(), self.name)
    }

    /// Random inputs.
    pub fn inputs(&self, random: &mut Random) -> Inputs<bool> {
        let Sizes { key, iv, input, in_place, .. } = self.sizes;
        let mut fill = |bytes: usize| (0..8 * bytes).map(|_| random.below(2) == 1).collect();
        Inputs { key: fill(key), iv: fill(iv), input: fill(input), output: fill(in_place) }
    }
}

/// A kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// The algorithm that the kernel computes.
    pub algorithm: String,
    /// The CPU that it is for, which has its level.
    pub cpu: Cpu,
    /// How many blocks or messages it takes at once.
    pub group: usize,
}

/// An algorithm: its name, the CPUs that have different kernels of a level, and an entry that writes the size of a
/// group if there is a kernel of the level.
pub type Algorithm = (&'static str, fn(Level) -> &'static [Maker], Entry);

/// All algorithms.
pub fn algorithms() -> [Algorithm; 5] {
    /// All makers have the same kernels.
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

/// The kernels that a program has. `ask` lets it execute an entry on a CPU, and returns what it writes, if it does.
///
/// # Errors
/// The errors of `ask`.
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

/// All jobs of kernels.
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

/// The CPUs of an algorithm's kernels, and the sizes of their groups.
fn kernels_of(kernels: &[Kernel], algorithm: &str) -> impl Iterator<Item = (Cpu, usize)> {
    kernels.iter().filter(move |kernel| kernel.algorithm == algorithm).map(|kernel| (kernel.cpu, kernel.group))
}

/// Writes the size of a group if the kernel is of the wanted level.
fn tell(number: usize, level: Level, size: usize, to: &mut [u8; TEXT]) {
    if self::level(number) == Some(level) {
        to[..8].copy_from_slice(&(size as u64).to_le_bytes());
    }
}

/// Called when keys are prepared, so that the machine can take notice.
#[inline(never)]
pub extern "C" fn prepared() {
    black_box(());
}

/// The place of a level among all.
fn level(number: usize) -> Option<Level> {
    Level::ALL.get(number).copied()
}
