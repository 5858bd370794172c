//! PBKDF2 (RFC 8018, section 5.2) with HMAC over any hash function. With Streebog-512, this is the PBKDF2 of RFC 9337.
use super::check_length;
use crate::{
    Internal,
    error::{Error, Result},
    hash::{
        Hash,
        private::{Digests, LONGEST_DIGEST, MOST_LANES},
    },
    mac::Hmac,
};
use core::fmt;

/// PBKDF2 (RFC 8018, section 5.2). With Streebog-512, this is the PBKDF2 of RFC 9337, section 4. The blocks of a long
/// output are computed in parallel if the kernel can do so. [`pbkdf2_many`] also computes the blocks of several
/// passwords in parallel.
///
/// ```
/// use fastgost::{hash::Streebog512, kdf::pbkdf2, mac::Hmac};
///
/// let password = Hmac::new(Streebog512::new(), "пароль".as_bytes());
/// let mut key = [0; 32];
/// pbkdf2(&password, b"a salt of 8 to 32 bytes", 1000, &mut key)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// [`Error::Parameter`] if there are no iterations; [`Error::OutputLength`] if `output` is empty or longer than 2^32 -
/// 1 digests.
pub fn pbkdf2<H: Hash>(password: &Hmac<H>, salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<()> {
    pbkdf2_many(&mut [Pbkdf2Job { password, salt, output }], iterations)
}

/// One password of [`pbkdf2_many`].
pub struct Pbkdf2Job<'a, H: Hash> {
    /// HMAC under the password.
    pub password: &'a Hmac<H>,
    /// The salt.
    pub salt: &'a [u8],
    /// Receives the derived key. The length of this buffer is the length of the key.
    pub output: &'a mut [u8],
}

/// Does the same as [`pbkdf2()`], for many passwords or salts in parallel. Jobs whose hash functions differ in kernel
/// or parameters also get the right results, but are not computed in parallel with each other.
///
/// ```
/// use fastgost::{hash::Streebog512, kdf::{Pbkdf2Job, pbkdf2_many}, mac::Hmac};
///
/// let passwords = ["one", "two", "three"].map(|p| Hmac::new(Streebog512::new(), p.as_bytes()));
/// let mut keys = [[0; 64]; 3];
/// let mut jobs: Vec<_> = passwords.iter().zip(&mut keys).map(|(password, output)| {
///     Pbkdf2Job { password, salt: b"salt", output }
/// }).collect();
/// pbkdf2_many(&mut jobs, 1000)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// The errors of [`pbkdf2()`]. If there is an error, nothing is written.
pub fn pbkdf2_many<H: Hash>(jobs: &mut [Pbkdf2Job<'_, H>], iterations: u32) -> Result<()> {
    if iterations == 0 {
        return Err(Error::Parameter { name: "the number of iterations", allowed: "1 or more" });
    }
    jobs.iter().try_for_each(|job| check_length::<H>(job.output, u32::MAX.into()))?;
    let mut blocks = jobs.iter_mut().flat_map(Block::of).peekable();
    while let Some(first) = blocks.next() {
        let hash = first.password.pads()[0];
        let most = hash.parallel_messages().min(MOST_LANES);
        let mut lanes = [const { None }; MOST_LANES];
        lanes[0] = Some(first);
        let mut active = 1;
        while active < most
            && let Some(block) = blocks.next_if(|block| block.password.pads()[0].shares_lanes(hash, Internal))
        {
            lanes[active] = Some(block);
            active += 1;
        }
        // If only one lane is active, the instance of `derive` for one lane takes less time than the instance for all
        // lanes.
        match active {
            1 => derive::<H, 1>(&mut lanes[..1], iterations),
            _ => derive::<H, MOST_LANES>(&mut lanes[..active], iterations),
        }
    }
    Ok(())
}

/// A block of an output.
struct Block<'a, H: Hash> {
    password: &'a Hmac<H>,
    salt: &'a [u8],
    number: u32,
    output: &'a mut [u8],
}

impl<'a, H: Hash> Block<'a, H> {
    fn of(job: &'a mut Pbkdf2Job<'_, H>) -> impl Iterator<Item = Self> {
        let (password, salt) = (job.password, job.salt);
        let numbered = (1..=u32::MAX).zip(job.output.chunks_mut(H::OUTPUT_SIZE));
        numbered.map(move |(number, output)| Block { password, salt, number, output })
    }
}

/// Computes up to `N` blocks in the lanes of one call.
fn derive<H: Hash, const N: usize>(lanes: &mut [Option<Block<'_, H>>], iterations: u32) {
    let Some(Some(Block { password: first, .. })) = lanes.first() else { return };
    let mut keys = [first.pads(); N];
    let mut digests =
        Digests { digests: [[0; LONGEST_DIGEST]; N], sums: [[0; LONGEST_DIGEST]; N], active: lanes.len() };
    for (i, block) in lanes.iter().flatten().enumerate() {
        keys[i] = block.password.pads();
        let first = block.password.tag_of(&[block.salt, &block.number.to_be_bytes()]);
        digests.digests[i][..H::OUTPUT_SIZE].copy_from_slice(&first);
    }
    digests.sums = digests.digests;
    H::iterate(keys, &mut digests, iterations - 1, Internal);
    for (block, sum) in lanes.iter_mut().flatten().zip(&digests.sums) {
        block.output.copy_from_slice(&sum[..block.output.len()]);
    }
}

impl<H: Hash> fmt::Debug for Pbkdf2Job<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pbkdf2Job").field("output", &self.output.len()).finish_non_exhaustive()
    }
}
