//! The jobs that process batches of messages. In most batches, each message has its own key. A lane is the place of one
//! message in the vector registers. In each lane, a kernel uses the key of the message in this lane.

use super::{
    Entry, Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT,
    ciphers::{Subject, cipher, counters},
    kernels_of, level, prepared,
};
use crate::{
    algebra::Algebra,
    standard::{Bits, modes, vec},
};
use fastgost::{
    Level,
    batch::{self, Keys, Message},
    mac::Omac,
    mode::Ecb,
};
use std::marker::PhantomData;

/// Makes a cipher for each of the first `messages` keys. If there are two keys, they are prepared one by one. More keys
/// are prepared at once.
fn each<S: Subject>(number: usize, key: &[u8; KEYS], messages: usize) -> Option<Vec<S::Cipher>> {
    let level = level(number)?;
    let keys: Vec<&[u8; 32]> = key.as_chunks().0.iter().take(messages).collect();
    let ciphers = if messages == 2 {
        // The capacity is reserved at once, because the machine (our emulator of the CPU) has no model of the function
        // that enlarges an allocation.
        let mut ciphers = Vec::with_capacity(messages);
        for key in keys {
            ciphers.push(S::make(level, key, &[]).ok()?);
        }
        ciphers
    } else {
        S::make_many(level, &keys).ok()?
    };
    prepared();
    Some(ciphers)
}

/// Encrypts or decrypts messages in place in ECB.
extern "C" fn ecb<S: Subject, const MESSAGES: usize, const DECRYPTS: bool>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let Some(ciphers) = each::<S>(number, key, MESSAGES) else { return };
    for (cipher, text) in ciphers.iter().zip(text.chunks_mut(length)) {
        let mode = Ecb::new(cipher.clone());
        let _ = if DECRYPTS { mode.decrypt(text) } else { mode.encrypt(text) };
    }
}

/// Encrypts messages in place in the counter mode. `from` contains the initial values of the messages, one after
/// another.
extern "C" fn ctr<S: Subject, const MESSAGES: usize>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let Some(ciphers) = each::<S>(number, key, MESSAGES) else { return };
    let ciphers: Vec<&S::Cipher> = ciphers.iter().collect();
    let texts = from.chunks(S::BLOCK / 2).zip(text.chunks_mut(length)).take(MESSAGES);
    let mut messages: Vec<Message<'_>> = texts.map(|(iv, text)| Message::new(iv, text)).collect();
    let _ = batch::ctr(Keys::PerMessage(&ciphers), &mut messages);
}

extern "C" fn omac<S: Subject, const MESSAGES: usize>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    codes: &mut [u8; TEXT],
    length: usize,
) {
    let Some(ciphers) = each::<S>(number, key, MESSAGES) else { return };
    // The ciphers are cloned, not moved. After a move, copies of their keys would stay in the old places of the heap.
    let macs: Vec<Omac<S::Cipher>> = ciphers.iter().map(|cipher| Omac::new(cipher.clone())).collect();
    let macs: Vec<&Omac<S::Cipher>> = macs.iter().collect();
    let texts: Vec<&[u8]> = from.chunks(length).take(MESSAGES).collect();
    let _ = batch::omac(Keys::PerMessage(&macs), &texts, |i, tag| {
        codes[S::BLOCK * i..][..S::BLOCK].copy_from_slice(&tag);
    });
}

/// Computes the MACs of messages that have the same key.
extern "C" fn omac_of_one_key<S: Subject, const MESSAGES: usize>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    codes: &mut [u8; TEXT],
    length: usize,
) {
    let Some(cipher) = cipher::<S>(number, key) else { return };
    let texts: Vec<&[u8]> = from.chunks(length).take(MESSAGES).collect();
    let _ = batch::omac(Keys::One(&Omac::new(cipher)), &texts, |i, tag| {
        codes[S::BLOCK * i..][..S::BLOCK].copy_from_slice(&tag);
    });
}

/// The operation that a job applies to each message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Encrypt,
    Decrypt,
    Ctr,
    Omac,
}

/// The specification for a batch of messages in one mode of operation. Each message has `length` bytes. If there is
/// only one key, all messages have this key. Otherwise each message has its own key.
struct Of<S> {
    mode: Mode,
    messages: usize,
    length: usize,
    of: PhantomData<fn() -> S>,
}

impl<S: Subject> Statement for Of<S> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let (block, length) = (8 * S::BLOCK, 8 * self.length);
        let keys: Vec<Vec<Bits<A>>> = inputs.key.chunks(256).map(|key| S::keys(algebra, key)).collect();
        let mut all = Vec::new();
        assert!(keys.len() == 1 || keys.len() == self.messages, "a message has no key");
        for (i, keys) in keys.iter().cycle().take(self.messages).enumerate() {
            let encrypt =
                |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::encrypt(algebra, keys, block));
            let decrypt =
                |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::decrypt(algebra, keys, block));
            let zeros = vec(algebra, 0, block);
            // A group is as many blocks as a kernel processes at once. If a group is incomplete, a kernel may fill the
            // group with blocks of zeros. So the specification first encrypts or decrypts a block of zeros, and so
            // gives names ([`Algebra::name`]) to the intermediate values of this computation. In CTR, the specification
            // does so only in the algebra of sums.
            match self.mode {
                Mode::Decrypt => drop(decrypt(algebra, &zeros)),
                Mode::Ctr if S::OVER != Over::Sums => {}
                _ => drop(encrypt(algebra, &zeros)),
            }
            let text = if self.mode == Mode::Omac { &inputs.input } else { &inputs.output };
            let text = &text[i * length..][..length];
            all.extend(match self.mode {
                Mode::Encrypt => modes::ecb(algebra, encrypt, block, text),
                Mode::Decrypt => modes::ecb(algebra, decrypt, block, text),
                Mode::Omac => modes::omac(algebra, encrypt, block, text),
                Mode::Ctr => {
                    let first = [&inputs.input[i * block / 2..][..block / 2], &zeros[..block / 2]].concat();
                    let least = block * counters(length.div_ceil(block), 1);
                    let missing = vec(algebra, 0, least.saturating_sub(length));
                    let mut result = modes::ctr(algebra, encrypt, &first, &[text, &missing].concat());
                    result.truncate(length);
                    result
                }
            });
        }
        all
    }
}

/// Adds the jobs of batches for a cipher.
pub(super) fn add<S: Subject>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, group) in kernels_of(kernels, S::KERNELS) {
        let mut push_with = |name: String, entry: Entry, messages, length, sizes: Sizes, mode| {
            jobs.push(Job {
                name: format!("{} {name}", S::NAME),
                cpu,
                entry,
                length,
                sizes,
                over: S::OVER,
                standard: Box::new(Of::<S> { mode, messages, length, of: PhantomData }),
            });
        };
        let of_codes = |n: usize, length| Sizes { input: n * length, output: n * S::BLOCK, ..Sizes::default() };
        // For 33 messages with one key, a kernel uses a step for chains that no other job uses. (Each message is a
        // chain, and its last block is encrypted separately.) With ten blocks per message, the blocks do not fit into
        // the buffer of this step of ciphers with small blocks on `avx512`, so the kernel fills the buffer twice. On
        // the other levels, the proofs of these ciphers with ten blocks would take too long.
        // For more than 64 messages, the library uses larger buffers on the stack.
        let long = S::BLOCK == 8 && cpu.level == Level::Avx512;
        for (n, blocks, entry) in [
            Some((33, 2, omac_of_one_key::<S, 33> as Entry)),
            long.then_some((33, 10, omac_of_one_key::<S, 33>)),
            Some((65, 2, omac_of_one_key::<S, 65>)),
        ]
        .into_iter()
        .flatten()
        {
            let length = blocks * S::BLOCK;
            let sizes = Sizes { key: 32, ..of_codes(n, length) };
            let name = format!("batch omac of {n} messages of {length} bytes with one key");
            push_with(name, entry, n, length, sizes, Mode::Omac);
        }
        let mut push = |name: &str, entry: Entry, messages, length, sizes: Sizes, mode| {
            let sizes = Sizes { key: 32 * messages, ..sizes };
            push_with(format!("{name} of {messages} keys"), entry, messages, length, sizes, mode);
        };
        // The length is a multiple of 4. So each word (4 bytes) of a message is also a word of the buffer that contains
        // all messages.
        let length = 2 * S::BLOCK + 4;
        let of_texts = |n: usize, length| {
            let bytes = n * length;
            Sizes { input: n * S::BLOCK / 2, in_place: bytes, output: bytes, ..Sizes::default() }
        };
        for (n, ctr, omac) in [
            (2, ctr::<S, 2> as Entry, omac::<S, 2> as Entry),
            (5, ctr::<S, 5>, omac::<S, 5>),
            (16, ctr::<S, 16>, omac::<S, 16>),
        ] {
            push("batch ctr", ctr, n, length, of_texts(n, length), Mode::Ctr);
            push("batch omac", omac, n, length, of_codes(n, length), Mode::Omac);
        }
        if S::BLOCK == 16 {
            // For so many keys, `avx512` has a step with a key in each of 64 lanes, and some other levels have a step
            // with 32 lanes.
            let (n, entry) =
                if cpu.level == Level::Avx512 { (41, ctr::<S, 41> as Entry) } else { (32, ctr::<S, 32> as Entry) };
            push("batch ctr", entry, n, S::BLOCK, of_texts(n, S::BLOCK), Mode::Ctr);
            // The blocks of these messages do not fit into the buffer of a step with four lanes, so the kernel fills
            // the buffer twice.
            let length = 5 * S::BLOCK + 4;
            push("long batch omac", omac::<S, 4>, 4, length, of_codes(4, length), Mode::Omac);
        }
        // These jobs use all forms of the round keys: the forms for a few blocks, and the forms for the largest group,
        // which has as many blocks as the kernel can process at once. If the largest group has more than 128 blocks,
        // `wide` is 224, and the kernel processes these blocks as an incomplete group.
        let wide = if group > 128 { 224 } else { group };
        for (n, blocks, encrypt, decrypt) in [
            (5, 1, ecb::<S, 5, false> as Entry, ecb::<S, 5, true> as Entry),
            (3, wide, ecb::<S, 3, false>, ecb::<S, 3, true>),
        ] {
            let (length, bytes) = (blocks * S::BLOCK, n * blocks * S::BLOCK);
            let sizes = Sizes { in_place: bytes, output: bytes, ..Sizes::default() };
            push(&format!("ecb encrypt x{blocks}"), encrypt, n, length, sizes, Mode::Encrypt);
            push(&format!("ecb decrypt x{blocks}"), decrypt, n, length, sizes, Mode::Decrypt);
        }
    }
}
