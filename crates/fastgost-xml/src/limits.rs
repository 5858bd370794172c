//! Limits for the contents of a document and for the work that it may cause.
use fastgost_pki::{Error, Exhausted, Result};

/// The limits for one document. The author of a document decides how much the document contains, so every document must
/// obey all limits.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// The number of bytes of the document; by default 64 MiB.
    pub bytes: usize,
    /// The number of characters `<`, and the number of characters `=`; by default 4 Mi of each. The parser takes memory
    /// for this number of nodes and attributes.
    pub nodes: usize,
    /// The depth of nested elements; by default 256.
    pub depth: usize,
    /// The number of attributes of one element, including namespace declarations; by default 128.
    pub attributes: usize,
    /// The number of namespace declarations in scope at one element; by default 128.
    pub namespaces: usize,
    /// The number of bytes of one namespace in its declaration; by default 2 KiB.
    pub uri: usize,
    /// The number of bytes of one prefix, in a declaration or in a PrefixList; by default 256.
    pub prefix: usize,
    /// The number of prefixes in one PrefixList; by default 128.
    pub prefixes: usize,
    /// The number of references in one signature; by default 32.
    pub references: usize,
    /// The number of transforms of one reference; by default 8.
    pub transforms: usize,
    /// The number of certificates in one signature; by default 16.
    pub certificates: usize,
    /// The number of timestamps of one signature; by default 8.
    pub timestamps: usize,
    /// The number of characters of one certificate, digest, timestamp or signature in base64, including white space; by
    /// default 64 Ki.
    pub base64: usize,
    /// The number of steps of work; by default 500 million. A step takes about a nanosecond. The steps are for reading,
    /// all canonical forms, certificates and timestamps together. Each byte that is read, written, hashed or compared
    /// costs steps, and so does each node and each identifier. The signed bytes are kept in memory, so this number also
    /// limits the bytes of this memory. [`steps`](Self::steps) converts steps of the work on a chain to these steps.
    pub work: u64,
}

impl Limits {
    /// Returns the number of steps of [`work`](Self::work) that take the same time as this number of steps of
    /// [`most_work`](fastgost_pki::path::Options::most_work).
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

/// The cost of a node besides its bytes.
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

    /// Pays for the work on a chain, in steps of [`most_work`](fastgost_pki::path::Options::most_work).
    pub fn path(&mut self, steps: u64) -> Result<()> {
        self.take(Limits::steps(steps))
    }

    /// Pays for reading this number of nodes, tags or attributes.
    pub fn nodes(&mut self, many: usize) -> Result<()> {
        self.spend(many.saturating_mul(NODE))
    }

    /// Pays for a node with this number of bytes.
    pub fn node(&mut self, bytes: usize) -> Result<()> {
        self.spend(bytes.saturating_add(NODE))
    }

    /// Takes this number of steps from the budget.
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
