//! The jobs in the modes that all block ciphers have: ECB, CTR, CBC, CFB, OMAC. In this file, a group is as many blocks
//! as a kernel processes at once.

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

/// Connects the library's implementation of a cipher with the specification of this cipher.
pub(super) trait Subject: Send + Sync + 'static {
    /// The library's type of the cipher.
    type Cipher: Cipher;
    const NAME: &'static str;
    /// The name of the algorithm whose kernels the cipher uses.
    const KERNELS: &'static str = Self::NAME;
    /// The number of bytes in a block.
    const BLOCK: usize;
    /// The algebra in which the machine code of the cipher is compared with the specification.
    const OVER: Over;
    /// Says how kernels fill an incomplete group in CTR. If the constant is true, the kernels always fill the group
    /// with further counters. If the constant is false, some kernels may fill the group with zeros.
    const COUNTERS_FILL: bool;
    /// The number of bytes of the tables (the octets of unknown S-boxes) that come after the key. A job's buffer for
    /// keys contains the key, and then the tables.
    const TABLES: usize = 0;
    /// Makes a cipher from a key and the tables after the key.
    fn make(level: Level, key: &[u8; 32], tables: &[u8]) -> fastgost::Result<Self::Cipher>;
    /// Makes a cipher from each key, and prepares all keys at once. The set of S-boxes is known.
    fn make_many(level: Level, keys: &[&[u8; 32]]) -> fastgost::Result<Vec<Self::Cipher>>;
    /// Returns the values that `encrypt` and `decrypt` need, such as the round keys.
    fn schedule<A: Algebra>(algebra: &mut A, key: &[A::Bit]) -> Vec<Bits<A>>;
    /// Returns the values that `encrypt` and `decrypt` need in a job. The function returns the result of `schedule`,
    /// but may give new names to round keys that programs keep after the call of [`prepared`].
    fn keys<A: Algebra>(algebra: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        Self::schedule(algebra, key)
    }
    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A>;
    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A>;
}

/// Makes a cipher from the buffer for keys, and calls [`prepared`].
pub(super) fn cipher<S: Subject>(number: usize, key: &[u8; KEYS]) -> Option<S::Cipher> {
    let (key, tables) = key.split_first_chunk()?;
    let cipher = S::make(level(number)?, key, tables).ok()?;
    prepared();
    Some(cipher)
}

/// Makes the functions that jobs execute. Each function makes the cipher, cuts the texts to `length` bytes, and
/// executes the given block of code. With `COPY`, the text is read from one buffer, and the result is written to
/// another buffer. Otherwise the text is transformed in place.
macro_rules! entries {
    ($(
        $(#[$about:meta])*
        $name:ident $(<const $number:ident: $kind:ty>)? ($cipher:ident, $iv:ident, $text:ident) $work:block
    )+) => {$(
        $(#[$about])*
        extern "C" fn $name<S: Subject, const COPY: bool $(, const $number: $kind)?>(
            number: usize,
            key: &[u8; KEYS],
            $iv: &[u8; 64],
            from: &[u8; TEXT],
            to: &mut [u8; TEXT],
            length: usize,
        ) {
            let made = cipher::<S>(number, key);
            let (Some($cipher), Some(from), Some(to)) = (made, from.get(..length), to.get_mut(..length)) else {
                return;
            };
            let text = if COPY { InOutBuf::new(from, to) } else { Ok(InOutBuf::from(to)) };
            if let Ok($text) = text $work
        }
    )+};
}

/// Writes to the output how many blocks the kernel processes at once.
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
    encrypt(cipher, _iv, text) {
        let _ = Ecb::new(cipher).encrypt(text);
    }
    decrypt(cipher, _iv, text) {
        let _ = Ecb::new(cipher).decrypt(text);
    }
    /// Puts the cipher on the heap, and encrypts with a copy of it. The cipher on the heap must be wiped at the end.
    encrypt_from_heap(cipher, _iv, text) {
        let cipher = std::hint::black_box(Box::new(cipher));
        let _ = Ecb::new(S::Cipher::clone(&cipher)).encrypt(text);
    }
    count(cipher, iv, text) {
        if let Ok(mut mode) = Ctr::new(cipher, &iv[..S::BLOCK / 2]) {
            let _ = mode.apply(text);
        }
    }
    /// Applies CTR. The number of the first counter is `FIRST`.
    count_far<const FIRST: u64>(cipher, iv, text) {
        if let Ok(mut mode) = Ctr::new(cipher, &iv[..S::BLOCK / 2]) {
            let _ = mode.seek(S::BLOCK as u128 * u128::from(FIRST));
            let _ = mode.apply(text);
        }
    }
    cbc(cipher, iv, text) {
        if let Ok(mut mode) = Cbc::new(cipher, &iv[..S::BLOCK]) {
            let _ = mode.encrypt(text);
        }
    }
    cbc_inverse(cipher, iv, text) {
        if let Ok(mut mode) = Cbc::new(cipher, &iv[..S::BLOCK]) {
            let _ = mode.decrypt(text);
        }
    }
    cfb(cipher, iv, text) {
        if let Ok(mut mode) = Cfb::new(cipher, &iv[..S::BLOCK]) {
            let _ = mode.encrypt(text);
        }
    }
    cfb_inverse(cipher, iv, text) {
        if let Ok(mut mode) = Cfb::new(cipher, &iv[..S::BLOCK]) {
            let _ = mode.decrypt(text);
        }
    }
}

extern "C" fn omac<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    code: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(from)) = (cipher::<S>(number, key), from.get(..length)) else { return };
    let mut mac = Omac::new(cipher);
    mac.update(from);
    let tag = mac.finalize();
    code[..tag.len()].copy_from_slice(&tag);
}

/// Returns `n - 2`, where `n` is the least positive number whose lowest `bytes` bytes are all 0.
const fn before(bytes: u32) -> u64 {
    (1 << (8 * bytes)) - 2
}

/// The mode of a job, which says how the specification processes the blocks.
#[derive(Clone, Copy, Debug)]
enum Mode {
    Encrypt,
    Decrypt,
    /// CTR. The first value is the number of the first counter. The specification names the values of at least as many
    /// counters as the second value says.
    Ctr(u64, usize),
    Cbc,
    CbcInverse,
    Cfb,
    CfbInverse,
    Omac,
}

/// The specification of the cipher `S` in one mode of operation.
struct Of<S>(Mode, PhantomData<S>);

impl<S: Subject> Statement for Of<S> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let keys = S::keys(algebra, &inputs.key);
        let length = 8 * S::BLOCK;
        let encrypt =
            |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::encrypt(algebra, &keys, block));
        let decrypt =
            |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::decrypt(algebra, &keys, block));
        // If a group is incomplete, a kernel may fill the group with blocks of zeros. So the specification first
        // encrypts or decrypts a block of zeros, and so gives names ([`Algebra::name`]) to the intermediate values of
        // this computation. But in CTR, if counters always fill the group, the specification does not encrypt a block
        // of zeros. The reason is that the first counter may share bits with the block of zeros, and a bit can have
        // only one name.
        let zeros = vec(algebra, 0, length);
        match self.0 {
            Mode::Ctr(..) if S::COUNTERS_FILL => Vec::new(),
            Mode::Decrypt | Mode::CbcInverse => decrypt(algebra, &zeros),
            _ => encrypt(algebra, &zeros),
        };
        // If a job transforms its text in place, `inputs.input` is empty, and the text is in `inputs.output`.
        let text = if inputs.input.is_empty() { &inputs.output } else { &inputs.input };
        match self.0 {
            Mode::Encrypt => modes::ecb(algebra, encrypt, length, text),
            Mode::Decrypt => modes::ecb(algebra, decrypt, length, text),
            Mode::Ctr(number, least) => {
                let number = crate::standard::turned(&vec(algebra, number, length / 2));
                let first = [&inputs.iv[..], &number].concat();
                let blocks = text.len().div_ceil(length).max(least);
                let missing = vec(algebra, 0, length * blocks - text.len());
                let mut result = modes::ctr(algebra, encrypt, &first, &[&text[..], &missing].concat());
                result.truncate(text.len());
                result
            }
            Mode::Cbc => modes::cbc_encrypt(algebra, encrypt, length, &inputs.iv, text),
            Mode::CbcInverse => modes::cbc_decrypt(algebra, decrypt, length, &inputs.iv, text),
            Mode::Cfb => modes::cfb_encrypt(algebra, encrypt, length, &inputs.iv, text),
            Mode::CfbInverse => modes::cfb_decrypt(algebra, encrypt, length, &inputs.iv, text),
            Mode::Omac => modes::omac(algebra, encrypt, length, text),
        }
    }
}

/// Returns the numbers of blocks for the jobs of a kernel whose largest group has `group` blocks. A kernel has several
/// steps, and each step processes a fixed number of blocks at once. Together, these jobs use all steps of the kernel.
/// The numbers are powers of two, and some numbers between them (for incomplete groups). If `group` is at most 64,
/// there is also a number greater than `group`.
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

/// Returns how many counters a kernel may make for `blocks` blocks. The counters that fill an incomplete group are
/// included.
pub(super) fn counters(blocks: usize, group: usize) -> usize {
    let whole = (4 * blocks).next_power_of_two().min(blocks.next_multiple_of(64).max(blocks + blocks / 2));
    whole.max(group.min(64))
}

/// Adds a few jobs of a cipher. These jobs are enough for a cipher that differs from another cipher only in its set of
/// S-boxes, because then the kernels differ only in the tables and circuits of the S-boxes. If the set of S-boxes is
/// unknown, this function also adds jobs of three kinds. The first kind is CTR with 3 blocks, and in some jobs with a
/// part of a fourth block. The second kind is decryption in CBC and CFB with more than one block. The third kind is
/// encryption of one block in ECB with a copy of a cipher that is on the heap.
pub(super) fn add_few<S: Subject>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    let mut all = Vec::new();
    add::<S>(&mut all, kernels);
    let is_few = |job: &Job| {
        let blocks = job.length / S::BLOCK;
        job.name.contains(" ecb encrypt x") && (blocks == 5 || blocks > 16)
            || job.name.contains(" ecb decrypt x") && blocks == 13
            || job.name.contains(" omac ") && blocks == 2
            || S::TABLES > 0
                && (job.name.contains(" from the heap ")
                    || job.name.contains(" ctr ") && blocks == 3
                    || [" cbc decrypt x", " cfb decrypt "].iter().any(|mode| job.name.contains(mode)) && blocks > 1)
    };
    all.retain(is_few);
    jobs.append(&mut all);
}

/// Adds the jobs of a cipher in ECB, CTR, CBC, CFB and OMAC, for each kernel of the cipher.
pub(super) fn add<S: Subject>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, group) in kernels_of(kernels, S::KERNELS) {
        let block = S::BLOCK;
        let mut push = |name: String, entry: Entry, length, sizes: Sizes, mode| {
            jobs.push(Job {
                name: format!("{} {name}", S::NAME),
                cpu,
                entry,
                length,
                sizes: Sizes { key: 32 + S::TABLES, tables: S::TABLES, ..sizes },
                over: S::OVER,
                standard: Box::new(Of::<S>(mode, PhantomData)),
            });
        };
        let in_place = |iv, bytes| Sizes { iv, in_place: bytes, output: bytes, ..Sizes::default() };
        let copied = |iv, bytes| Sizes { iv, input: bytes, output: bytes, ..Sizes::default() };
        let counts = counts(group);
        for &n in &counts {
            push(format!("ecb encrypt x{n}"), encrypt::<S, false>, block * n, in_place(0, block * n), Mode::Encrypt);
        }
        for &n in &counts {
            push(format!("ecb decrypt x{n}"), decrypt::<S, false>, block * n, in_place(0, block * n), Mode::Decrypt);
        }
        if S::TABLES > 0 {
            // Other jobs have no unknown set of S-boxes on the heap.
            let sizes = in_place(0, block);
            push("ecb encrypt from the heap x1".into(), encrypt_from_heap::<S, false>, block, sizes, Mode::Encrypt);
        }
        for n in [1, group + 3] {
            let (bytes, sizes) = (block * n, copied(0, block * n));
            push(format!("ecb to another buffer x{n}"), encrypt::<S, true>, bytes, sizes, Mode::Encrypt);
            push(format!("ecb decrypt to another buffer x{n}"), decrypt::<S, true>, bytes, sizes, Mode::Decrypt);
        }
        let part = |n: usize| block * n - n % (block / 2 - 1);
        for &n in &counts {
            let (bytes, mode) = (part(n), Mode::Ctr(0, counters(n, group)));
            push(
                format!("ctr {bytes} bytes, counter from 0"),
                count::<S, false>,
                bytes,
                in_place(block / 2, bytes),
                mode,
            );
        }
        for n in [1, group + 1] {
            let (bytes, mode) = (part(n), Mode::Ctr(0, counters(n, group)));
            let name = format!("ctr to another buffer {bytes} bytes, counter from 0");
            push(name, count::<S, true>, bytes, copied(block / 2, bytes), mode);
        }
        let mut from = |entry, first, n, name: &str| {
            let mode = Mode::Ctr(first, counters(n, group));
            push(format!("ctr x{n}, {name}"), entry, block * n, in_place(block / 2, block * n), mode);
        };
        // The last of the 4 counters is 256, so the carry is in the last block.
        from(count_far::<S, false, 253>, 253, 4, "counter from 253");
        let mut far =
            |entry, bytes, n| from(entry, before(bytes), n, &format!("carry into byte {bytes} of the counter"));
        far(count_far::<S, false, { before(1) }>, 1, 4);
        far(count_far::<S, false, { before(2) }>, 2, 4);
        far(count_far::<S, false, { before(3) }>, 3, group + 1);
        if block == 16 {
            far(count_far::<S, false, { before(4) }>, 4, group + 1);
            far(count_far::<S, false, { before(7) }>, 7, 4);
            // With two groups, a kernel has to add the carry of the first group's counters to the counters of the
            // second group. With wide groups, the proof would take too long.
            if group <= 64 {
                far(count_far::<S, false, { before(1) }>, 1, 2 * group + 1);
                far(count_far::<S, false, { before(2) }>, 2, 2 * group + 1);
                // Some kernels compute constants of the first round for each run of 256 blocks (see `sliced_ctr` in the
                // library). This text has a run, and a part of the next run.
                from(count::<S, false>, 0, 256 + group, "counter from 0");
            }
        }
        for n in [1, 3] {
            let (bytes, sizes) = (block * n, in_place(block, block * n));
            push(format!("cbc encrypt x{n}"), cbc::<S, false>, bytes, sizes, Mode::Cbc);
            push(format!("cfb encrypt x{n}"), cfb::<S, false>, bytes, sizes, Mode::Cfb);
        }
        let (bytes, sizes) = (2 * block, copied(block, 2 * block));
        push("cbc encrypt to another buffer x2".into(), cbc::<S, true>, bytes, sizes, Mode::Cbc);
        push("cfb encrypt to another buffer x2".into(), cfb::<S, true>, bytes, sizes, Mode::Cfb);
        for n in [1, group + 1] {
            let (whole, part) = (block * n, block * (n + 1) - 3);
            let mut push = |name: &str, entry: Entry, bytes, sizes: Sizes, mode| {
                let size = if bytes % block == 0 { format!("x{n}") } else { format!("{bytes} bytes") };
                push(format!("{name} {size}"), entry, bytes, sizes, mode);
            };
            push("cbc decrypt", cbc_inverse::<S, false>, whole, in_place(block, whole), Mode::CbcInverse);
            push("cfb decrypt", cfb_inverse::<S, false>, part, in_place(block, part), Mode::CfbInverse);
            let (cbc, cfb): (Entry, Entry) = (cbc_inverse::<S, true>, cfb_inverse::<S, true>);
            push("cbc decrypt to another buffer", cbc, whole, copied(block, whole), Mode::CbcInverse);
            push("cfb decrypt to another buffer", cfb, part, copied(block, part), Mode::CfbInverse);
        }
        for bytes in [block, 2 * block + block / 2 + 1] {
            let sizes = Sizes { input: bytes, output: block, ..Sizes::default() };
            push(format!("omac {bytes} bytes"), omac::<S>, bytes, sizes, Mode::Omac);
        }
    }
}
