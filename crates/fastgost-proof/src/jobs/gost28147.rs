//! The jobs that only GOST 28147-89 has: its counter mode (CNT), its MAC (IMIT), and CryptoPro key meshing.

use super::{
    Entry, Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT,
    ciphers::{Subject, cipher, counters},
    feistel::{Any, OfGost28147, Parameters, Z},
    kernels_of, level, prepared,
};
use crate::{
    algebra::Algebra,
    standard::{
        Bits,
        boxes::{self, Boxes},
        gost28147, vec,
    },
};
use fastgost::{
    Gost28147, Sbox,
    batch::{self, Keys},
    mac::Imit,
    mode::{Cfb, Cnt, Meshed},
};
use std::marker::PhantomData;

/// Makes, for each mode, the function that the jobs of this mode execute. The function transforms a text in place, with
/// an initial value of one block.
macro_rules! modes {
    ($($name:ident $mode:ty, $method:ident;)+) => {$(
        extern "C" fn $name<P: Parameters>(
            number: usize,
            key: &[u8; KEYS],
            iv: &[u8; 64],
            _: &[u8; TEXT],
            text: &mut [u8; TEXT],
            length: usize,
        ) {
            let (Some(cipher), Some(text)) = (cipher::<OfGost28147<P>>(number, key), text.get_mut(..length)) else { return };
            if let Ok(mut mode) = <$mode>::new(cipher, &iv[..8]) {
                let _ = mode.$method(text);
            }
        }
    )+};
}

modes! {
    cnt Cnt, apply;
    cnt_meshed Meshed<Cnt>, encrypt;
    cfb_meshed Meshed<Cfb<_>>, encrypt;
    cfb_meshed_inverse Meshed<Cfb<_>>, decrypt;
}

extern "C" fn imit<P: Parameters, const MESHED: bool>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    code: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(from)) = (cipher::<OfGost28147<P>>(number, key), from.get(..length)) else { return };
    let mut mac = Imit::new(cipher);
    if MESHED {
        mac = mac.with_meshing();
    }
    mac.update(from);
    let tag = mac.finalize();
    code[..tag.len()].copy_from_slice(&tag);
}

/// Returns the set of S-boxes that belongs to a key of a batch, as the library's type and as the specification's type.
/// The first key has the number 0. The sets of the first two keys have no names. The library gives them the numbers
/// after the numbers of the named sets. The next two keys have the last named set, and the last three keys have the
/// first named set. For each of these five keys, a separate object is made. The kernel computes the MACs of keys with
/// the same named set together. If the second set without a name got the number of the last named set by mistake, the
/// kernel would compute the MACs of the keys 1, 2 and 3 together.
fn set(key: usize) -> (fastgost::Result<Sbox>, boxes::Set) {
    let unnamed = |set: boxes::Set| (Sbox::from_rows(&set), set);
    match key {
        0 => unnamed(boxes::CRYPTO_PRO_B),
        1 => unnamed(boxes::CRYPTO_PRO_C),
        2 | 3 => (Sbox::from_name("h94cp"), boxes::DIGEST_CRYPTO_PRO),
        _ => (Sbox::from_name("z"), boxes::TC26_Z),
    }
}

/// The number of keys in a batch with different sets of S-boxes.
const SETS: usize = 7;

/// Computes the MACs (IMIT) of [`SETS`] messages, each with its own key and set of S-boxes.
extern "C" fn imit_of_sets(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    codes: &mut [u8; TEXT],
    length: usize,
) {
    let Some(level) = level(number) else { return };
    // The capacity is reserved at once, because the machine (our emulator of the CPU) has no model of the function that
    // enlarges an allocation.
    let mut ciphers = Vec::with_capacity(SETS);
    for (i, key) in key.as_chunks().0.iter().take(SETS).enumerate() {
        let Ok(cipher) = set(i).0.and_then(|sbox| Gost28147::with_level(level, key, &sbox)) else { return };
        ciphers.push(cipher);
    }
    prepared();
    // The ciphers are cloned, not moved. After a move, copies of their keys would stay in the old places of the heap.
    let macs: Vec<Imit> = ciphers.iter().map(|cipher| Imit::new(cipher.clone())).collect();
    let macs: Vec<&Imit> = macs.iter().collect();
    let texts: Vec<&[u8]> = from.chunks(length).take(SETS).collect();
    let _ = batch::imit(Keys::PerMessage(&macs), &texts, |i, tag| codes[4 * i..][..4].copy_from_slice(&tag));
}

/// The specification of the MACs of a batch. The field is the number of bytes in each message. Each message has its own
/// key and its own set of S-boxes.
struct OfSets(usize);

impl Statement for OfSets {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let zeros = vec(algebra, 0, 64);
        let mut codes = Vec::new();
        for (i, (key, text)) in inputs.key.chunks(256).zip(inputs.input.chunks(8 * self.0)).enumerate() {
            let filling = gost28147::imit(algebra, &Boxes::Known(set(i).1), key, &zeros, text, false);
            codes.extend_from_slice(&filling[..32]);
        }
        codes
    }
}

/// The mode of a job.
#[derive(Clone, Copy, Debug)]
enum Mode {
    /// The counter mode CNT. The specification names the values of at least `least` counters.
    Cnt { meshing: bool, least: usize },
    /// CFB with key meshing. If `decrypts` is true, the mode decrypts. Otherwise the mode encrypts.
    CfbMeshed { decrypts: bool },
    /// The MAC (IMIT). The texts are longer than one block, because RFC 5830 defines no MAC of a text of one block or
    /// less.
    Imit { meshing: bool },
}

/// The specification of a mode with a set of S-boxes.
struct With<P>(Mode, PhantomData<P>);

impl<P: Parameters> Statement for With<P> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let (key, octets) = inputs.key.split_at(256);
        let boxes = P::boxes(octets);
        match self.0 {
            Mode::Cnt { meshing, least } => {
                let text = &inputs.output;
                let missing = vec(algebra, 0, (64 * least).saturating_sub(text.len()));
                let padded = [&text[..], &missing].concat();
                let mut result = gost28147::cnt(algebra, &boxes, key, &inputs.iv, &padded, meshing);
                result.truncate(text.len());
                result
            }
            Mode::CfbMeshed { decrypts } => {
                gost28147::cfb_meshed(algebra, &boxes, key, &inputs.iv, &inputs.output, decrypts)
            }
            Mode::Imit { meshing } => {
                let zeros = vec(algebra, 0, 64);
                let mut filling = gost28147::imit(algebra, &boxes, key, &zeros, &inputs.input, meshing);
                filling.truncate(32);
                filling
            }
        }
    }
}

pub(super) fn add(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    add_with::<Z>(jobs, kernels);
    add_with::<Any>(jobs, kernels);
    for (cpu, _) in kernels_of(kernels, Z::NAME) {
        let length = 24;
        jobs.push(Job {
            name: format!("{} batch imit of {SETS} keys with 4 sets of S-boxes", Z::NAME),
            cpu,
            entry: imit_of_sets,
            length,
            sizes: Sizes { key: 32 * SETS, input: SETS * length, output: 4 * SETS, ..Sizes::default() },
            over: Over::Decisions { big_endian: false },
            standard: Box::new(OfSets(length)),
        });
    }
}

fn add_with<P: Parameters>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, group) in kernels_of(kernels, OfGost28147::<P>::KERNELS) {
        let mut push = |name: String, entry: Entry, length, sizes: Sizes, mode: Mode| {
            jobs.push(Job {
                name: format!("{} {name}", P::NAME),
                cpu,
                entry,
                length,
                sizes: Sizes { key: 32 + P::OCTETS, tables: P::OCTETS, ..sizes },
                over: Over::Decisions { big_endian: false },
                standard: Box::new(With::<P>(mode, PhantomData)),
            });
        };
        let in_place = |bytes| Sizes { iv: 8, in_place: bytes, output: bytes, ..Sizes::default() };
        for n in [1, 2, 5, 16, group + 3] {
            let bytes = 8 * n - n % 3;
            let mode = Mode::Cnt { meshing: false, least: counters(n, group) };
            push(format!("cnt {bytes} bytes"), cnt::<P>, bytes, in_place(bytes), mode);
        }
        // The key changes after 1024 bytes. The text ends in the second block after this change.
        let bytes = 1024 + 13;
        let mode = Mode::Cnt { meshing: true, least: 128 + counters(2, group) };
        push(format!("cnt meshed {bytes} bytes"), cnt_meshed::<P>, bytes, in_place(bytes), mode);
        for (name, entry, decrypts) in
            [("encrypt", cfb_meshed::<P> as Entry, false), ("decrypt", cfb_meshed_inverse::<P>, true)]
        {
            push(
                format!("cfb {name} meshed {bytes} bytes"),
                entry,
                bytes,
                in_place(bytes),
                Mode::CfbMeshed { decrypts },
            );
        }
        let read = |bytes| Sizes { input: bytes, output: 4, ..Sizes::default() };
        for bytes in [9, 24, 45] {
            push(format!("imit {bytes} bytes"), imit::<P, false>, bytes, read(bytes), Mode::Imit { meshing: false });
        }
        push(format!("imit meshed {bytes} bytes"), imit::<P, true>, bytes, read(bytes), Mode::Imit { meshing: true });
    }
}
