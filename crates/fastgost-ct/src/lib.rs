//! What must run in constant time: everything that the library does with a secret, as a list of cases that both checks walk,
//! `ctgrind` under valgrind and `ctstep` instruction by instruction. They differ in what a secret is, and say so by [`Secrets`].
use fastgost::Level;

mod algorithms;
mod keys;
mod numbers;

/// Where a case has its secrets from.
pub trait Secrets {
    /// Makes these bytes secret: any bytes may come.
    fn fill(&self, bytes: &mut [u8]);
    /// The same, as a number from 1 to `limit - 1`, of the limit's length, both with the lowest byte first.
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

/// Something with secrets in it that must run in constant time.
pub struct Case {
    /// What it is.
    pub name: String,
    prepare: Box<Prepare>,
}

type Prepare = dyn Fn(&dyn Secrets) -> Work;

/// A case that has its secrets.
pub type Work = Box<dyn FnOnce()>;

impl Case {
    /// A case whose `prepare` draws the secrets, makes what is public, and gives back the rest, which is checked.
    pub fn new<W: FnOnce() + 'static>(name: impl Into<String>, prepare: impl Fn(&dyn Secrets) -> W + 'static) -> Self {
        Self { name: name.into(), prepare: Box::new(move |secrets| Box::new(prepare(secrets))) }
    }

    /// Draws the secrets.
    pub fn prepare(&self, secrets: &dyn Secrets) -> Work {
        (self.prepare)(secrets)
    }
}

/// Everything that has code of its own on a level, which this CPU must have. What has none runs on a lower one's, and is a case
/// there.
pub fn cases(level: Level) -> Vec<Case> {
    let mut cases = Vec::new();
    algorithms::add(level, &mut cases);
    numbers::add(level, &mut cases);
    keys::add(level, &mut cases);
    cases
}
