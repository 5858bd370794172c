//! How much a document may hold, and how much work it may cause.
use fastgost_pki::{Error, Exhausted, Result};

/// The limits for one document. Whoever makes a document decides how much is in it, so each limit holds whatever it says.
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
    /// Steps of work of all canonical forms together: 512 Mi. A step is a byte that is written, or a namespace that is looked at.
    pub work: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes: 64 << 20,
            nodes: 4 << 20,
            depth: 256,
            attributes: 128,
            namespaces: 128,
            references: 32,
            transforms: 8,
            certificates: 16,
            timestamps: 8,
            base64: 64 << 10,
            work: 512 << 20,
        }
    }
}

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

    /// Pays for so many steps.
    pub fn spend(&mut self, steps: usize) -> Result<()> {
        let left = self.left.checked_sub(steps as u64);
        self.left = left.ok_or(Error::Work(Exhausted::new("reading XML or writing its canonical form", self.most)))?;
        Ok(())
    }
}
