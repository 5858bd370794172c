//! What is proved: calls of the library's public interface, and what the standard says about them.
//!
//! A job is a function of this program that makes a key schedule and uses it, or hashes, on the kernel of a level. It gets
//! pointers to its buffers and a length. So key schedules, tails, counters and the dispatcher are part of the statement.

use crate::{
    algebra::Algebra,
    domain::{Bit, decisions::Decisions, sums::Sums},
    faults::standards::Faulty,
    oracle::operands::Random,
    plain::Plain,
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

/// A function that is executed: the number of a level, keys, an initial value, a text that is read, a text that is written or
/// transformed in place, and its length.
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

/// What a standard says about a job, over any algebra.
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
    /// The level of the kernel.
    pub level: Level,
    /// The function.
    pub entry: Entry,
    /// The last argument of the function.
    pub length: usize,
    /// The sizes of its buffers.
    pub sizes: Sizes,
    /// The algebra in which it is compared.
    pub over: Over,
    /// What it must compute.
    pub standard: Box<dyn Standard>,
}

impl Job {
    /// Its level and its name.
    pub fn title(&self) -> String {
        format!("{} {}", self.level.name(), self.name)
    }

    /// Random inputs.
    pub fn inputs(&self, random: &mut Random) -> Inputs<bool> {
        let Sizes { key, iv, input, in_place, .. } = self.sizes;
        let mut fill = |bytes: usize| (0..8 * bytes).map(|_| random.below(2) == 1).collect();
        Inputs { key: fill(key), iv: fill(iv), input: fill(input), output: fill(in_place) }
    }
}

/// All jobs of this CPU.
pub fn all() -> Vec<Job> {
    let mut jobs = Vec::new();
    ciphers::add::<kuznyechik::OfKuznyechik>(&mut jobs);
    ciphers::add::<feistel::OfMagma>(&mut jobs);
    ciphers::add::<feistel::OfGost28147<feistel::Z>>(&mut jobs);
    ciphers::add_few::<feistel::OfGost28147<feistel::A>>(&mut jobs);
    ciphers::add_few::<feistel::OfGost28147<feistel::B>>(&mut jobs);
    ciphers::add_few::<feistel::OfGost28147<feistel::C>>(&mut jobs);
    ciphers::add_few::<feistel::OfGost28147<feistel::D>>(&mut jobs);
    ciphers::add_few::<feistel::OfGost28147<feistel::Test>>(&mut jobs);
    ciphers::add_few::<feistel::OfGost28147<feistel::DigestTest>>(&mut jobs);
    ciphers::add_few::<feistel::OfGost28147<feistel::DigestCryptoPro>>(&mut jobs);
    gost28147::add(&mut jobs);
    mgm::add::<kuznyechik::OfKuznyechik>(&mut jobs);
    mgm::add::<feistel::OfMagma>(&mut jobs);
    rekeying::add::<kuznyechik::OfKuznyechik>(&mut jobs);
    rekeying::add::<feistel::OfMagma>(&mut jobs);
    batches::add::<kuznyechik::OfKuznyechik>(&mut jobs);
    batches::add::<feistel::OfMagma>(&mut jobs);
    batches::add::<feistel::OfGost28147<feistel::Z>>(&mut jobs);
    streebog::add(&mut jobs);
    gost94::add(&mut jobs);
    jobs
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
