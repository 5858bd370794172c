//! What is proved: calls of the library's public interface, and what the standard says about them.
//!
//! A job is a function of this program that makes a key schedule and uses it, or hashes, on the kernel of a level. It gets
//! pointers to its buffers and a length. So key schedules, tails, counters and the dispatcher are part of the statement. The
//! right half of a counter starts at 0, as the standard says, so carries out of its lowest bytes are not.

use crate::{
    domain::{Bit, decisions::Decisions, sums::Sums},
    machine::Marker,
};
use fastgost::Level;
use std::hint::black_box;

mod ciphers;
mod feistel;
mod gost94;
mod kuznyechik;
mod streebog;

/// The size of the buffer for keys.
pub const KEYS: usize = 4096;
/// The size of the buffers for texts.
pub const TEXT: usize = 1 << 15;

/// A function that is executed: the number of a level, keys, an initial value, a text that is read, a text that is written or
/// transformed in place, and its length.
pub type Entry = extern "C" fn(usize, &[u8; KEYS], &[u8; 64], &[u8; TEXT], &mut [u8; TEXT], usize);

/// The unknown bits of a job's buffers.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// The keys.
    pub key: Vec<Bit>,
    /// The initial value.
    pub iv: Vec<Bit>,
    /// The text that is read.
    pub input: Vec<Bit>,
    /// The text that is transformed in place.
    pub output: Vec<Bit>,
}

/// What the standard says.
pub struct Expected<'d, D> {
    /// The bits of the text that is written.
    pub output: Vec<Bit>,
    /// What is done when the job has prepared its keys.
    pub prepared: Option<Marker<'d, D>>,
}

/// A standard over an algebra.
pub type Standard<D> = Box<dyn Fn(&mut D, &Inputs) -> Expected<'static, D> + Send + Sync>;

/// A standard with the algebra in which it is compared.
pub enum Over {
    /// Sums of functions of bytes.
    Sums(Standard<Sums>),
    /// Decision diagrams.
    Decisions {
        /// Whether the words of four bytes begin with the most significant one.
        big_endian: bool,
        /// What it must compute.
        standard: Standard<Decisions>,
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
    /// What it must compute.
    pub standard: Over,
}

impl Job {
    /// Its level and its name.
    pub fn title(&self) -> String {
        format!("{} {}", self.level.name(), self.name)
    }
}

/// All jobs of this CPU.
pub fn all() -> Vec<Job> {
    let mut jobs = Vec::new();
    ciphers::add::<kuznyechik::Subjects>(&mut jobs);
    ciphers::add::<feistel::OfMagma>(&mut jobs);
    ciphers::add::<feistel::OfGost28147>(&mut jobs);
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

/// A text with zeros behind it, for the counters that fill a group that is not full.
fn padded(text: &[Bit], block: usize) -> Vec<Bit> {
    let blocks = text.len().div_ceil(block);
    let whole = (4 * blocks).next_power_of_two().min(blocks.next_multiple_of(64).max(blocks + blocks / 2));
    let mut text = text.to_vec();
    text.resize(block * whole, 0);
    text
}
