//! What all block ciphers do: ECB, CTR, CBC, CFB, OMAC.

use super::{Entry, Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT, kernels_of, level, prepared, tell};
use crate::{
    algebra::Algebra,
    standard::{Bits, modes, vec},
};
use fastgost::{
    Cipher, Level,
    inout::InOutBuf,
    mac::Omac,
    mode::{Cbc, Cfb, Ctr, Ecb},
};
use std::marker::PhantomData;

/// A cipher, in the library and in the standard.
pub(super) trait Subject: Send + Sync + 'static {
    /// The library's.
    type Cipher: Cipher;
    const NAME: &'static str;
    /// Bytes in a block.
    const BLOCK: usize;
    /// The algebra in which it is compared.
    const OVER: Over;
    /// Whether kernels fill a group of CTR that is not full with counters, and never with zeros.
    const COUNTERS_FILL: bool;
    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Self::Cipher>;
    /// The standard's prepared key.
    fn keys<A: Algebra>(algebra: &mut A, key: &[A::Bit]) -> Vec<Bits<A>>;
    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A>;
    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A>;
}

/// A cipher with the first key.
pub(super) fn cipher<S: Subject>(number: usize, key: &[u8; KEYS]) -> Option<S::Cipher> {
    let cipher = S::make(level(number)?, key.first_chunk()?).ok()?;
    prepared();
    Some(cipher)
}

/// The functions that are executed. Each makes the cipher, takes as much of the texts as the length says, and does what its block says.
macro_rules! entries {
    ($(
        $(#[$about:meta])*
        $name:ident $(<const $number:ident: $kind:ty>)? ($cipher:ident, $iv:ident, $from:ident, $to:ident) $work:block
    )+) => {$(
        $(#[$about])*
        extern "C" fn $name<S: Subject $(, const $number: $kind)?>(
            number: usize,
            key: &[u8; KEYS],
            $iv: &[u8; 64],
            $from: &[u8; TEXT],
            $to: &mut [u8; TEXT],
            length: usize,
        ) {
            let made = cipher::<S>(number, key);
            let (Some($cipher), Some($from), Some($to)) = (made, $from.get(..length), $to.get_mut(..length)) else {
                return;
            };
            $work
        }
    )+};
}

/// The number of blocks that the kernel takes at once.
pub(super) extern "C" fn group<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    to: &mut [u8; TEXT],
    _: usize,
) {
    if let Some(cipher) = cipher::<S>(number, key) {
        tell(number, cipher.level(), cipher.group_blocks(), to);
    }
}

entries! {
    encrypt(cipher, _iv, _from, text) {
        let _ = Ecb::new(cipher).encrypt(text);
    }
    decrypt(cipher, _iv, _from, text) {
        let _ = Ecb::new(cipher).decrypt(text);
    }
    copy(cipher, _iv, from, to) {
        if let Ok(both) = InOutBuf::new(from, to) {
            let _ = Ecb::new(cipher).encrypt(both);
        }
    }
    count(cipher, iv, _from, text) {
        if let Ok(mut mode) = Ctr::new(cipher, &iv[..S::BLOCK / 2]) {
            let _ = mode.apply(text);
        }
    }
    /// From two blocks before the number whose lowest `BYTES` bytes are 0 for the first time.
    count_far<const BYTES: u32>(cipher, iv, _from, text) {
        if let Ok(mut mode) = Ctr::new(cipher, &iv[..S::BLOCK / 2]) {
            let _ = mode.seek(S::BLOCK as u128 * u128::from(before(BYTES)));
            let _ = mode.apply(text);
        }
    }
    cbc(cipher, iv, _from, text) {
        if let Ok(mut mode) = Cbc::new(cipher, &iv[..S::BLOCK]) {
            let _ = mode.encrypt(text);
        }
    }
    cbc_inverse(cipher, iv, _from, text) {
        if let Ok(mut mode) = Cbc::new(cipher, &iv[..S::BLOCK]) {
            let _ = mode.decrypt(text);
        }
    }
    cfb(cipher, iv, _from, text) {
        if let Ok(mut mode) = Cfb::new(cipher, &iv[..S::BLOCK]) {
            let _ = mode.encrypt(text);
        }
    }
    omac(cipher, _iv, from, code) {
        let mut mac = Omac::new(cipher);
        mac.update(from);
        let tag = mac.finalize();
        code[..tag.len()].copy_from_slice(&tag);
    }
}

/// The number that is 2 less than the one whose lowest bytes are 0 for the first time.
const fn before(bytes: u32) -> u64 {
    (1 << (8 * bytes)) - 2
}

/// What is done with blocks.
#[derive(Clone, Copy, Debug)]
enum Mode {
    Encrypt,
    Decrypt,
    /// Encryption to another buffer.
    Copy,
    /// From a counter's number, with at least so many counters that have names.
    Ctr(u64, usize),
    Cbc,
    CbcInverse,
    Cfb,
    Omac,
}

/// A mode of a cipher.
struct Of<S>(Mode, PhantomData<S>);

impl<S: Subject> Statement for Of<S> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let keys = S::keys(algebra, &inputs.key);
        let length = 8 * S::BLOCK;
        let encrypt =
            |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::encrypt(algebra, &keys, block));
        let decrypt =
            |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::decrypt(algebra, &keys, block));
        // A kernel may fill a group with zeros: their encryption gets names first. Not where counters fill it: the first counter may share
        // bits with the block of zeros, and a bit has one name only.
        let zeros = vec(algebra, 0, length);
        match self.0 {
            Mode::Ctr(..) if S::COUNTERS_FILL => Vec::new(),
            Mode::Decrypt | Mode::CbcInverse => decrypt(algebra, &zeros),
            _ => encrypt(algebra, &zeros),
        };
        match self.0 {
            Mode::Encrypt => modes::ecb(algebra, encrypt, length, &inputs.output),
            Mode::Decrypt => modes::ecb(algebra, decrypt, length, &inputs.output),
            Mode::Copy => modes::ecb(algebra, encrypt, length, &inputs.input),
            Mode::Ctr(number, least) => {
                let number = crate::standard::turned(&vec(algebra, number, length / 2));
                let first = [&inputs.iv[..], &number].concat();
                let blocks = inputs.output.len().div_ceil(length).max(least);
                let missing = vec(algebra, 0, length * blocks - inputs.output.len());
                let mut text = modes::ctr(algebra, encrypt, &first, &[&inputs.output[..], &missing].concat());
                text.truncate(inputs.output.len());
                text
            }
            Mode::Cbc => modes::cbc_encrypt(algebra, encrypt, length, &inputs.iv, &inputs.output),
            Mode::CbcInverse => modes::cbc_decrypt(algebra, decrypt, length, &inputs.iv, &inputs.output),
            Mode::Cfb => modes::cfb_encrypt(algebra, encrypt, length, &inputs.iv, &inputs.output),
            Mode::Omac => modes::omac(algebra, encrypt, length, &inputs.input),
        }
    }
}

/// Numbers of blocks that lead through all steps of a kernel whose widest group has that many: a lone block, each power of two
/// and, for groups that are not full, a few less, up to a group and a tail.
fn counts(group: usize) -> Vec<usize> {
    let mut counts = vec![1, 2, 3, 4, 5, 7, 8, 9, 13, 16];
    let mut width = 32;
    while width <= group {
        counts.extend(if width < 64 { vec![width - width / 4 + 1, width] } else { vec![width] });
        width *= 2;
    }
    counts.retain(|&n| n <= group.max(8));
    if group <= 64 {
        counts.push(group + group / 2 + 1);
    }
    counts
}

/// So many counters a kernel may make for so many blocks: of a group that is not full too.
fn counters(blocks: usize, group: usize) -> usize {
    let whole = (4 * blocks).next_power_of_two().min(blocks.next_multiple_of(64).max(blocks + blocks / 2));
    whole.max(group.min(64))
}

/// The jobs of a cipher's kernels.
pub(super) fn add<S: Subject>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, group) in kernels_of(kernels, S::NAME) {
        let block = S::BLOCK;
        let mut push = |name: String, entry: Entry, length, sizes: Sizes, mode| {
            jobs.push(Job {
                name: format!("{} {name}", S::NAME),
                cpu,
                entry,
                length,
                sizes: Sizes { key: 32, ..sizes },
                over: S::OVER,
                standard: Box::new(Of::<S>(mode, PhantomData)),
            });
        };
        let in_place = |bytes| Sizes { in_place: bytes, output: bytes, ..Sizes::default() };
        let counts = counts(group);
        for &n in &counts {
            push(format!("ecb encrypt x{n}"), encrypt::<S>, block * n, in_place(block * n), Mode::Encrypt);
        }
        for &n in &counts {
            push(format!("ecb decrypt x{n}"), decrypt::<S>, block * n, in_place(block * n), Mode::Decrypt);
        }
        for n in [1, group + 3] {
            let bytes = block * n;
            let sizes = Sizes { input: bytes, output: bytes, ..Sizes::default() };
            push(format!("ecb to another buffer x{n}"), copy::<S>, bytes, sizes, Mode::Copy);
        }
        for &n in &counts {
            let bytes = block * n - n % (block / 2 - 1);
            let sizes = Sizes { iv: block / 2, ..in_place(bytes) };
            let mode = Mode::Ctr(0, counters(n, group));
            push(format!("ctr {bytes} bytes, counter from 0"), count::<S>, bytes, sizes, mode);
        }
        let mut far = |entry, bytes, n| {
            let sizes = Sizes { iv: block / 2, ..in_place(block * n) };
            let mode = Mode::Ctr(before(bytes), counters(n, group));
            push(format!("ctr x{n}, carry into byte {bytes} of the counter"), entry, block * n, sizes, mode);
        };
        far(count_far::<S, 1>, 1, 4);
        far(count_far::<S, 2>, 2, 4);
        far(count_far::<S, 3>, 3, group + 1);
        if block == 16 {
            far(count_far::<S, 4>, 4, group + 1);
            far(count_far::<S, 7>, 7, 4);
        }
        for n in [1, 3] {
            let sizes = Sizes { iv: block, ..in_place(block * n) };
            push(format!("cbc encrypt x{n}"), cbc::<S>, block * n, sizes, Mode::Cbc);
            push(format!("cfb encrypt x{n}"), cfb::<S>, block * n, sizes, Mode::Cfb);
        }
        for n in [1, group + 1] {
            let sizes = Sizes { iv: block, ..in_place(block * n) };
            push(format!("cbc decrypt x{n}"), cbc_inverse::<S>, block * n, sizes, Mode::CbcInverse);
        }
        for bytes in [block, 2 * block + block / 2 + 1] {
            let sizes = Sizes { input: bytes, output: block, ..Sizes::default() };
            push(format!("omac {bytes} bytes"), omac::<S>, bytes, sizes, Mode::Omac);
        }
    }
}
