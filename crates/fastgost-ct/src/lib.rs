//! The operations that must run in constant time: all operations of the library on secrets, as a list of cases. Two
//! checks run these cases. They are `ctgrind`, under valgrind, and `ctstep`, one instruction at a time. The two
//! checks define a secret differently; [`Secrets`] hides the difference.

// An operation on secrets needs a case here. Algorithms of the registry need no separate case, since `algorithms.rs`
// runs all of them.

use fastgost::Level;

mod algorithms;
mod keys;
mod numbers;
mod records;

/// The source of a case's secrets.
pub trait Secrets {
    /// Makes these bytes secret: any bytes are possible.
    fn fill(&self, bytes: &mut [u8]);
    /// Makes these bytes a secret number from 1 to `limit - 1`, of the limit's length, both little-endian.
    fn fill_number(&self, bytes: &mut [u8], limit: &[u8]);
}

impl dyn Secrets + '_ {
    /// Secret bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    /// Secret limbs.
    pub fn limbs<const N: usize>(&self) -> [u64; N] {
        std::array::from_fn(|_| u64::from_le_bytes(self.bytes()))
    }
}

/// An operation with secrets that must run in constant time.
pub struct Case {
    /// The description of the case.
    pub name: String,
    prepare: Box<Prepare>,
}

type Prepare = dyn Fn(&dyn Secrets) -> Work;

/// A case with its secrets.
pub type Work = Box<dyn FnOnce()>;

impl Case {
    /// A case whose `prepare` draws the secrets, computes the public values, and returns the rest, which is checked.
    pub fn new<W: FnOnce() + 'static>(name: impl Into<String>, prepare: impl Fn(&dyn Secrets) -> W + 'static) -> Self {
        Self { name: name.into(), prepare: Box::new(move |secrets| Box::new(prepare(secrets))) }
    }

    /// Draws the secrets.
    pub fn prepare(&self, secrets: &dyn Secrets) -> Work {
        (self.prepare)(secrets)
    }
}

/// Every operation that has separate code on a level, which this CPU must support. An operation without
/// separate code on this level runs the code of a lower level, and is a case of that level.
pub fn cases(level: Level) -> Vec<Case> {
    let mut cases = Vec::new();
    algorithms::add(level, &mut cases);
    numbers::add(level, &mut cases);
    keys::add(level, &mut cases);
    records::add(level, &mut cases);
    cases
}
