//! Limits for the contents of a document and for the work that the document may cause.
use fastgost_pki::{Error, Exhausted, Result};

/// The limits for one document. The author of a document decides how much the document contains, so every document must
/// obey all limits.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// The largest number of bytes of the document. The default is 64 MiB.
    pub bytes: usize,
    /// The largest number of characters `<`. The number of characters `=` has the same limit. The default is 4 Mi. The
    /// parser takes memory for one node per `<` and one attribute per `=`.
    pub nodes: usize,
    /// The largest depth of nested elements. The default is 256.
    pub depth: usize,
    /// The largest number of attributes of one element, including namespace declarations. The default is 128.
    pub attributes: usize,
    /// The largest number of namespace declarations that are in scope at one element. The default is 128.
    pub namespaces: usize,
    /// The largest number of bytes of one namespace, as its declaration writes it. The default is 2 KiB.
    pub uri: usize,
    /// The largest number of bytes of one prefix, in a declaration or in a PrefixList. The default is 256.
    pub prefix: usize,
    /// The largest number of prefixes in one PrefixList. The default is 128.
    pub prefixes: usize,
    /// The largest number of references in one signature. The default is 32.
    pub references: usize,
    /// The largest number of transforms of one reference. The default is 8.
    pub transforms: usize,
    /// The largest number of certificates in one signature. The default is 16.
    pub certificates: usize,
    /// The largest number of timestamps of one signature. The default is 8.
    pub timestamps: usize,
    /// The largest number of characters in the base64 text of one certificate, digest, timestamp or signature. White
    /// space counts. The default is 64 Ki.
    pub base64: usize,
    /// The largest number of steps of work. The default is 500 million. A step takes about a nanosecond. These steps
    /// are for all work together: reading, all canonical forms, certificates and timestamps. Each byte that is read,
    /// written, hashed or compared costs steps. Each node and each identifier costs steps, too. The signed bytes are
    /// kept in memory, so this number also limits the memory for them. The work on a certificate chain is counted in
    /// other steps, which [`steps`](Self::steps) converts.
    pub work: u64,
}

impl Limits {
    /// Converts steps of [`most_work`](fastgost_pki::path::Options::most_work), which are steps of the work on a
    /// certificate chain. Returns the number of steps of [`work`](Self::work) that take the same time.
    pub const fn steps(most_work: u64) -> u64 {
        most_work.saturating_mul(1000)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes: 64 << 20,
            nodes: 4 << 20,
            depth: 256,
            attributes: 128,
            namespaces: 128,
            uri: 2 << 10,
            prefix: 256,
            prefixes: 128,
            references: 32,
            transforms: 8,
            certificates: 16,
            timestamps: 8,
            base64: 64 << 10,
            work: Self::steps(500_000),
        }
    }
}

/// The number of steps that a node costs, besides one step for each of its bytes.
const NODE: usize = 32;

/// The steps of [`Limits::work`] that are left.
#[derive(Debug)]
pub(crate) struct Budget {
    left: u64,
    most: u64,
}

impl Budget {
    pub fn new(limits: &Limits) -> Self {
        Self { left: limits.work, most: limits.work }
    }

    /// Returns the remaining work, in steps of [`most_work`](fastgost_pki::path::Options::most_work).
    pub fn steps_left(&self) -> u64 {
        self.left / Limits::steps(1)
    }

    /// Takes the steps for the work on a certificate chain. `steps` is in the unit of
    /// [`most_work`](fastgost_pki::path::Options::most_work).
    pub fn path(&mut self, steps: u64) -> Result<()> {
        self.take(Limits::steps(steps))
    }

    /// Takes the steps for reading `many` nodes, tags or attributes.
    pub fn nodes(&mut self, many: usize) -> Result<()> {
        self.spend(many.saturating_mul(NODE))
    }

    /// Takes the steps for a node with `bytes` bytes.
    pub fn node(&mut self, bytes: usize) -> Result<()> {
        self.spend(bytes.saturating_add(NODE))
    }

    /// Takes `steps` steps from the budget.
    pub fn spend(&mut self, steps: usize) -> Result<()> {
        self.take(steps as u64)
    }

    fn take(&mut self, steps: u64) -> Result<()> {
        let left = self.left.checked_sub(steps);
        self.left =
            left.ok_or_else(|| Error::Work(Exhausted::new("reading XML or writing its canonical form", self.most)))?;
        Ok(())
    }
}
