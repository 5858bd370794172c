//! Jobs of batches in which each message has its own key. In the kernels, each lane has the key of its message.

use super::{
    Entry, Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT,
    ciphers::{Subject, counters},
    kernels_of, level, prepared,
};
use crate::{
    algebra::Algebra,
    standard::{Bits, modes, vec},
};
use fastgost::{
    batch::{self, Keys, Message},
    mac::Omac,
};
use std::marker::PhantomData;

/// Makes a cipher for each of the first `messages` keys.
fn each<S: Subject>(number: usize, key: &[u8; KEYS], messages: usize) -> Option<Vec<S::Cipher>> {
    let level = level(number)?;
    // The capacity is reserved at once, because the machine has no model of the function that enlarges an allocation.
    let mut ciphers = Vec::with_capacity(messages);
    for key in key.as_chunks().0.iter().take(messages) {
        ciphers.push(S::make(level, key, &[]).ok()?);
    }
    prepared();
    Some(ciphers)
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

/// The specification of a batch of messages. Each message has `length` bytes and its own key. If `codes` is true, the
/// results are MACs. Otherwise they are the texts in the counter mode.
struct Of<S> {
    codes: bool,
    length: usize,
    of: PhantomData<fn() -> S>,
}

impl<S: Subject> Statement for Of<S> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let (block, length) = (8 * S::BLOCK, 8 * self.length);
        let keys: Vec<Vec<Bits<A>>> = inputs.key.chunks(256).map(|key| S::keys(algebra, key)).collect();
        let mut all = Vec::new();
        for (i, keys) in keys.iter().enumerate() {
            let encrypt =
                |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::encrypt(algebra, keys, block));
            let zeros = vec(algebra, 0, block);
            if self.codes || S::OVER == Over::Sums {
                encrypt(algebra, &zeros);
            }
            if self.codes {
                all.extend(modes::omac(algebra, encrypt, block, &inputs.input[i * length..][..length]));
                continue;
            }
            let first = [&inputs.input[i * block / 2..][..block / 2], &zeros[..block / 2]].concat();
            let text = &inputs.output[i * length..][..length];
            let least = block * counters(length.div_ceil(block), 1);
            let missing = vec(algebra, 0, least.saturating_sub(length));
            let result = modes::ctr(algebra, encrypt, &first, &[text, &missing].concat());
            all.extend_from_slice(&result[..length]);
        }
        all
    }
}

/// Adds the jobs of batches for a cipher.
pub(super) fn add<S: Subject>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, _) in kernels_of(kernels, S::KERNELS) {
        // The length is a multiple of 4. So each word of a message is also a word of the buffer.
        let length = 2 * S::BLOCK + 4;
        let mut push = |name: &str, entry: Entry, messages, sizes: Sizes, codes| {
            jobs.push(Job {
                name: format!("{} {name} of {messages} keys", S::NAME),
                cpu,
                entry,
                length,
                sizes: Sizes { key: 32 * messages, ..sizes },
                over: S::OVER,
                standard: Box::new(Of::<S> { codes, length, of: PhantomData }),
            });
        };
        for (n, ctr, omac) in [
            (2, ctr::<S, 2> as Entry, omac::<S, 2> as Entry),
            (5, ctr::<S, 5>, omac::<S, 5>),
            (16, ctr::<S, 16>, omac::<S, 16>),
        ] {
            let sizes = Sizes { input: n * S::BLOCK / 2, in_place: n * length, output: n * length, ..Sizes::default() };
            push("batch ctr", ctr, n, sizes, false);
            let sizes = Sizes { input: n * length, output: n * S::BLOCK, ..Sizes::default() };
            push("batch omac", omac, n, sizes, true);
        }
    }
}
