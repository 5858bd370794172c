//! Limits the work that a document from a stranger may cause. The author of a document decides how many certificates,
//! signatures and names are in the document. If each of these numbers had its own limit, the work could still grow to
//! the product of all limits. So there is one budget of steps for all work.
use fastgost::keys::Algorithm;
use std::fmt;

/// The default limit for the number of steps that the work on one document or one certificate may take. [`Cost`] says
/// how long a step is. The caller can set another limit in [`Options`](crate::path::Options).
pub(crate) const DEFAULT: u64 = 500_000;

/// The largest number of recipients of one envelope for which decryption is tried. Each try needs a key agreement.
pub(crate) const MOST_RECIPIENTS: usize = 1000;

/// The kinds of work. Each piece of work costs a number of steps, which depends on its kind and, for most kinds, on its
/// size. On a usual CPU with portable code, a step takes at most about a microsecond. With vector registers, a step of
/// a digest takes a tenth of this time, and a step of a signature takes half of this time. Some work is done only once
/// for each byte of the input, such as reading the byte. Such work is not counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cost {
    /// The verification of a signature with a key of this algorithm.
    Signature(Algorithm),
    /// The key agreement for one recipient, whatever the algorithm of the key is.
    Agreement,
    /// The digest of a message with this number of bytes.
    Digest(usize),
    /// The reading of a certificate with this number of bytes. Reading only its extensions costs the same.
    Certificate(usize),
    /// The reading of a timestamp or a countersignature with this number of bytes.
    Addition(usize),
    /// The conversion of names with this number of bytes into the form in which names are compared. The first
    /// conversion of each name belongs to the reading, and is not counted here.
    Names(usize),
    /// The comparison of names, numbers or keys. The field is the number of comparisons.
    Comparisons(usize),
    /// The search in CRLs and OCSP responses. The field is the number of statements about certificates that the search
    /// looks at.
    Revocation(usize),
}

impl Cost {
    fn steps(self) -> u64 {
        let wide = |n: usize| n as u64;
        match self {
            Cost::Signature(Algorithm::Gost2012_512 | Algorithm::Gost94) => 400,
            Cost::Signature(_) => 120,
            // With this cost, the default budget is enough for one envelope with `MOST_RECIPIENTS` recipients.
            Cost::Agreement => DEFAULT / MOST_RECIPIENTS as u64,
            Cost::Digest(bytes) => 1 + wide(bytes) / 32,
            Cost::Certificate(bytes) | Cost::Addition(bytes) => 20 + wide(bytes) / 32,
            Cost::Names(bytes) => wide(bytes) / 3 + 1,
            Cost::Comparisons(many) => wide(many) / 4 + 1,
            Cost::Revocation(many) => wide(many) * 2,
        }
    }

    fn text(self) -> &'static str {
        match self {
            Cost::Signature(_) => "verifying signatures",
            Cost::Agreement => "trying recipients of envelopes",
            Cost::Digest(_) => "hashing certificates and signed attributes",
            Cost::Certificate(_) => "reading certificates",
            Cost::Addition(_) => "reading timestamps and countersignatures",
            Cost::Names(_) | Cost::Comparisons(_) => "comparing names",
            Cost::Revocation(_) => "looking at CRLs and OCSP responses",
        }
    }
}

/// The work would exceed the limit. The error names the kind of work at which the code stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exhausted {
    /// The kind of work that exceeded the limit, in words.
    pub doing: &'static str,
    /// The limit, as a number of steps.
    pub most: u64,
}

impl Exhausted {
    /// Makes an error for another crate that counts its work in its own budget.
    pub const fn new(doing: &'static str, most: u64) -> Self {
        Self { doing, most }
    }
}

impl fmt::Display for Exhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { doing, most } = self;
        write!(f, "it takes too much work: given up after {most} steps, all that is allowed, at {doing}")
    }
}

/// The limit for the number of steps, and the number of steps that have been taken so far.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    most: u64,
    spent: u64,
    exhausted: Option<Exhausted>,
}

impl Budget {
    pub fn new(most: u64) -> Self {
        Self { most, spent: 0, exhausted: None }
    }

    /// Takes the cost of a piece of work from the budget. Call this method before the work is done.
    pub fn spend(&mut self, cost: Cost) -> Result<(), Exhausted> {
        self.check()?;
        let spent = self.spent.saturating_add(cost.steps());
        if spent > self.most {
            let exhausted = Exhausted { doing: cost.text(), most: self.most };
            self.exhausted = Some(exhausted);
            return Err(exhausted);
        }
        self.spent = spent;
        Ok(())
    }

    /// Returns an error if the budget was exceeded at any time. Then some work was not done, and the findings are
    /// incomplete.
    pub fn check(&self) -> Result<(), Exhausted> {
        self.exhausted.map_or(Ok(()), Err)
    }

    /// Returns the number of steps that have been taken so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }
}
