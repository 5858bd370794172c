//! How much a document may hold, and how much work it may cause.
use fastgost_pki::{Error, Exhausted, Result};

/// The limits for one document. Whoever makes a document decides how much is in it, so each limit holds whatever it
/// says.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Bytes of the document: 64 MiB.
    pub bytes: usize,
    /// Characters `<`, and characters `=`: 4 Mi of each. The parser takes memory for as many nodes and attributes.
    pub nodes: usize,
    /// How deep elements are nested: 256.
    pub depth: usize,
    /// Attributes of one element, namespace declarations included: 128.
    pub attributes: usize,
    /// Namespace declarations in scope at one element: 128.
    pub namespaces: usize,
    /// Bytes of one namespace, as it is declared: 2 KiB.
    pub uri: usize,
    /// Bytes of one prefix, declared or in a PrefixList: 256.
    pub prefix: usize,
    /// Prefixes in one PrefixList: 128.
    pub prefixes: usize,
    /// References in one signature: 32.
    pub references: usize,
    /// Transforms of one reference: 8.
    pub transforms: usize,
    /// Certificates in one signature: 16.
    pub certificates: usize,
    /// Timestamps of one signature: 8.
    pub timestamps: usize,
    /// Characters of one certificate, digest, timestamp or signature in base64, white space included: 64 KiB.
    pub base64: usize,
    /// Steps of work of reading, of all canonical forms, and of certificates and timestamps together: 500 million, each
    /// about a nanosecond. Each byte that is read, written, hashed or compared is paid for, and each node and
    /// identifier. What is signed is kept in memory, so this bounds that memory too, in bytes. [`steps`](Self::steps)
    /// tells how many are as long as the work of a path.
    pub work: u64,
}

impl Limits {
    /// As many steps of [`work`](Self::work) as take the time of so many steps of
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

/// What a node costs besides its bytes.
const NODE: usize = 32;

/// The steps that are left of [`Limits::work`].
#[derive(Debug)]
pub(crate) struct Budget {
    left: u64,
    most: u64,
}

impl Budget {
    pub fn new(limits: &Limits) -> Self {
        Self { left: limits.work, most: limits.work }
    }

    /// What is left, in steps of [`most_work`](fastgost_pki::path::Options::most_work).
    pub fn steps_left(&self) -> u64 {
        self.left / Limits::steps(1)
    }

    /// Pays for the work of a path, in steps of [`most_work`](fastgost_pki::path::Options::most_work).
    pub fn path(&mut self, steps: u64) -> Result<()> {
        self.take(Limits::steps(steps))
    }

    /// Pays for so many nodes, tags or attributes that are read.
    pub fn nodes(&mut self, many: usize) -> Result<()> {
        self.spend(many.saturating_mul(NODE))
    }

    /// Pays for a node with so many bytes.
    pub fn node(&mut self, bytes: usize) -> Result<()> {
        self.spend(bytes.saturating_add(NODE))
    }

    /// Pays for so many steps.
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
