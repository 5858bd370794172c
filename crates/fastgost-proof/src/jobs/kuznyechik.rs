//! Kuznyechik.

use super::{padded, Entry, Expected, Inputs, Job, KEYS, Over, Sizes, TEXT, level, prepared};
use crate::{
    domain::{Bit, Domain, ZERO, sums::Sums},
    standard::{Bits, kuznyechik, modes},
};
use fastgost::{
    Cipher, Kuznyechik,
    inout::InOutBuf,
    mac::Omac,
    mode::{Cbc, Ctr, Ecb},
};

/// A cipher with the first key.
fn cipher(number: usize, key: &[u8; KEYS]) -> Option<Kuznyechik> {
    let cipher = Kuznyechik::with_level(level(number)?, key.first_chunk()?).ok()?;
    prepared();
    Some(cipher)
}

extern "C" fn encrypt(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher(number, key), text.get_mut(..length)) else { return };
    let _ = Ecb::new(cipher).encrypt(text);
}

extern "C" fn decrypt(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher(number, key), text.get_mut(..length)) else { return };
    let _ = Ecb::new(cipher).decrypt(text);
}

extern "C" fn copy(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(from), Some(to)) = (cipher(number, key), from.get(..length), to.get_mut(..length)) else {
        return;
    };
    if let Ok(both) = InOutBuf::new(from, to) {
        let _ = Ecb::new(cipher).encrypt(both);
    }
}

extern "C" fn count(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = Ctr::new(cipher, &iv[..8]) {
        let _ = mode.apply(text);
    }
}

extern "C" fn chain(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = Cbc::new(cipher, &iv[..16]) {
        let _ = mode.encrypt(text);
    }
}

extern "C" fn unchain(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = Cbc::new(cipher, &iv[..16]) {
        let _ = mode.decrypt(text);
    }
}

extern "C" fn mac(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(from)) = (cipher(number, key), from.get(..length)) else { return };
    let mut mac = Omac::new(cipher);
    mac.update(from);
    to[..16].copy_from_slice(&mac.finalize());
}

/// The round keys, for which new variables stand from here on; and what does the same to the keys in memory.
fn keys(sums: &mut Sums, inputs: &Inputs) -> (Vec<Bits<Sums>>, Expected<'static, Sums>) {
    let mut keys = kuznyechik::keys(sums, &inputs.key);
    for key in &mut keys[2..] {
        let new: Vec<Bit> = (0..16).flat_map(|_| sums.byte()).collect();
        sums.equate(key, &new);
        *key = new;
    }
    let marker: super::Marker<'static, Sums> =
        (prepared as *const () as u64, Box::new(|sums, memory| memory.bits().for_each(|bits| sums.rewrite(bits))));
    (keys, Expected { output: Vec::new(), prepared: Some(marker) })
}

type Function = fn(&mut Sums, &[Bits<Sums>], &[Bit]) -> Bits<Sums>;

/// A function of each block.
fn blocks(function: Function, from: fn(&Inputs) -> &[Bit]) -> Over {
    Over::Sums(Box::new(move |sums, inputs| {
        let (keys, mut expected) = keys(sums, inputs);
        // What fills a group that is not full.
        function(sums, &keys, &[ZERO; 128]);
        for block in from(inputs).chunks(128) {
            let mark = sums.mark();
            let mut image = function(sums, &keys, block);
            sums.release(mark, &mut [&mut image]);
            expected.output.extend(image);
        }
        expected
    }))
}

/// A mode: it gets the cipher's function.
fn mode(
    work: fn(&mut Sums, &mut dyn FnMut(&mut Sums, &[Bit]) -> Bits<Sums>, &Inputs) -> Bits<Sums>,
    function: Function,
) -> Over {
    Over::Sums(Box::new(move |sums, inputs| {
        let (keys, mut expected) = keys(sums, inputs);
        let mut cipher = |sums: &mut Sums, block: &[Bit]| {
            let mark = sums.mark();
            let mut image = function(sums, &keys, block);
            sums.release(mark, &mut [&mut image]);
            image
        };
        expected.output = work(sums, &mut cipher, inputs);
        expected
    }))
}

fn ctr(sums: &mut Sums, cipher: &mut dyn FnMut(&mut Sums, &[Bit]) -> Bits<Sums>, inputs: &Inputs) -> Bits<Sums> {
    let first = [&inputs.iv[..], &[0; 64]].concat();
    let text = padded(&inputs.output, 128);
    let mut text = modes::ctr(sums, cipher, &first, &text);
    text.truncate(inputs.output.len());
    text
}

fn cbc(sums: &mut Sums, cipher: &mut dyn FnMut(&mut Sums, &[Bit]) -> Bits<Sums>, inputs: &Inputs) -> Bits<Sums> {
    modes::cbc_encrypt(sums, cipher, 128, &inputs.iv, &inputs.output)
}

fn cbc_inverse(
    sums: &mut Sums,
    cipher: &mut dyn FnMut(&mut Sums, &[Bit]) -> Bits<Sums>,
    inputs: &Inputs,
) -> Bits<Sums> {
    modes::cbc_decrypt(sums, cipher, 128, &inputs.iv, &inputs.output)
}

fn omac(sums: &mut Sums, cipher: &mut dyn FnMut(&mut Sums, &[Bit]) -> Bits<Sums>, inputs: &Inputs) -> Bits<Sums> {
    modes::omac(sums, cipher, 128, &inputs.input)
}

/// Numbers of blocks that lead through all steps of a kernel whose widest group has that many.
fn counts(group: usize) -> Vec<usize> {
    let mut counts = vec![1, 2, 3, 4, 5, 7, 8, 9, 13, 16];
    let mut width = 32;
    while width <= group {
        counts.extend([width - width / 4 + 1, width]);
        width *= 2;
    }
    counts.push(group + group / 2 + 1);
    counts.sort_unstable();
    counts.dedup();
    counts.retain(|&n| n <= 2 * group.max(8));
    counts
}

pub(super) fn add(jobs: &mut Vec<Job>) {
    for level in Kuznyechik::levels() {
        let Ok(cipher) = Kuznyechik::with_level(level, &[0; 32]) else { continue };
        if cipher.level() != level {
            continue;
        }
        let group = cipher.group_blocks();
        let mut push = |name: String, entry: Entry, length, sizes: Sizes, standard| {
            jobs.push(Job {
                name: format!("kuznyechik {name}"),
                level,
                entry,
                length,
                sizes: Sizes { key: 32, ..sizes },
                standard,
            });
        };
        let in_place = |bytes| Sizes { in_place: bytes, output: bytes, ..Sizes::default() };
        for n in counts(group) {
            push(
                format!("ecb encrypt x{n}"),
                encrypt,
                16 * n,
                in_place(16 * n),
                blocks(kuznyechik::encrypt, |i| &i.output),
            );
        }
        for n in counts(group) {
            push(
                format!("ecb decrypt x{n}"),
                decrypt,
                16 * n,
                in_place(16 * n),
                blocks(kuznyechik::decrypt, |i| &i.output),
            );
        }
        for n in [1, group + 3] {
            let sizes = Sizes { input: 16 * n, output: 16 * n, ..Sizes::default() };
            push(
                format!("ecb from one buffer to another x{n}"),
                copy,
                16 * n,
                sizes,
                blocks(kuznyechik::encrypt, |i| &i.input),
            );
        }
        for n in counts(group) {
            let bytes = 16 * n - n % 7;
            let sizes = Sizes { iv: 8, ..in_place(bytes) };
            push(format!("ctr {bytes} bytes"), count, bytes, sizes, mode(ctr, kuznyechik::encrypt));
        }
        for n in [1, 3] {
            let sizes = Sizes { iv: 16, ..in_place(16 * n) };
            push(format!("cbc encrypt x{n}"), chain, 16 * n, sizes, mode(cbc, kuznyechik::encrypt));
        }
        for n in [1, group + 1] {
            let sizes = Sizes { iv: 16, ..in_place(16 * n) };
            push(format!("cbc decrypt x{n}"), unchain, 16 * n, sizes, mode(cbc_inverse, kuznyechik::decrypt));
        }
        for bytes in [16, 41] {
            let sizes = Sizes { input: bytes, output: 16, ..Sizes::default() };
            push(format!("omac {bytes} bytes"), mac, bytes, sizes, mode(omac, kuznyechik::encrypt));
        }
    }
}
