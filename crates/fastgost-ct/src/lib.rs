//! A list of cases, which run all operations of the library on secrets. These operations must run in constant time. Two
//! checks run these cases: `ctgrind` runs them under valgrind, and `ctstep` runs them one instruction at a time. For
//! `ctgrind`, a secret is undefined memory. For `ctstep`, a secret is a value that differs among processes. In both
//! checks, a case gets its secrets through the trait [`Secrets`].

// Each new operation on secrets needs a case in this crate. Algorithms of the registry need no separate case, since
// `algorithms.rs` runs all of them.

use fastgost::Level;

mod algorithms;
mod keys;
mod numbers;
mod records;

/// The source of a case's secrets.
pub trait Secrets {
    /// Fills `bytes` with secret bytes. Each secret byte can have any value.
    fn fill(&self, bytes: &mut [u8]);
    /// Fills `bytes` with a secret number from 1 to `limit - 1`. `bytes` and `limit` are little-endian, and have the
    /// same length.
    fn fill_number(&self, bytes: &mut [u8], limit: &[u8]);
}

impl dyn Secrets + '_ {
    /// Returns secret bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    /// Returns secret limbs.
    pub fn limbs<const N: usize>(&self) -> [u64; N] {
        std::array::from_fn(|_| u64::from_le_bytes(self.bytes()))
    }
}

/// An operation with secrets that must run in constant time.
pub struct Case {
    /// The name of the case, which describes the operation.
    pub name: String,
    prepare: Box<Prepare>,
}

type Prepare = dyn Fn(&dyn Secrets) -> Work;

/// The operation of a case, with its secrets. A call runs the operation.
pub type Work = Box<dyn FnOnce()>;

impl Case {
    /// Makes a case. `prepare` draws the secrets, computes the public values, and returns the closure that is checked.
    pub fn new<W: FnOnce() + 'static>(name: impl Into<String>, prepare: impl Fn(&dyn Secrets) -> W + 'static) -> Self {
        Self { name: name.into(), prepare: Box::new(move |secrets| Box::new(prepare(secrets))) }
    }

    /// Draws the secrets, and returns the closure that is checked.
    pub fn prepare(&self, secrets: &dyn Secrets) -> Work {
        (self.prepare)(secrets)
    }
}

/// Returns a case for every operation that has separate code on this level. The CPU must support the level. Other
/// operations run the code of a lower level, so their cases belong to the lower level.
pub fn cases(level: Level) -> Vec<Case> {
    let mut cases = Vec::new();
    algorithms::add(level, &mut cases);
    numbers::add(level, &mut cases);
    keys::add(level, &mut cases);
    records::add(level, &mut cases);
    cases
}
