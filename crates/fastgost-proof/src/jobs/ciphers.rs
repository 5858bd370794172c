//! What all block ciphers do: ECB, CTR, CBC, CFB, OMAC.

use super::{Entry, Expected, Inputs, Job, KEYS, Over, Sizes, Standard, TEXT, level, padded, prepared};
use crate::{
    domain::{Bit, Domain, ZERO},
    machine::Marker,
    standard::{Bits, modes},
};
use fastgost::{
    Cipher, Level,
    inout::InOutBuf,
    mac::Omac,
    mode::{Cbc, Cfb, Ctr, Ecb},
};

/// A cipher, in the library and in the standard.
pub(super) trait Subject: 'static {
    /// The algebra in which it is compared.
    type Domain: Domain;
    /// The library's.
    type Cipher: Cipher;
    /// The standard's prepared key.
    type Keys;
    const NAME: &'static str;
    /// Bytes in a block.
    const BLOCK: usize;
    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Self::Cipher>;
    /// The keys; and what is to be done when the library has prepared its own.
    fn keys(domain: &mut Self::Domain, key: &[Bit]) -> (Self::Keys, Option<Marker<'static, Self::Domain>>);
    fn encrypt(domain: &mut Self::Domain, keys: &Self::Keys, block: &[Bit]) -> Bits<Self::Domain>;
    fn decrypt(domain: &mut Self::Domain, keys: &Self::Keys, block: &[Bit]) -> Bits<Self::Domain>;
    fn over(standard: Standard<Self::Domain>) -> Over;
}

/// A cipher with the first key.
pub(super) fn cipher<S: Subject>(number: usize, key: &[u8; KEYS]) -> Option<S::Cipher> {
    let cipher = S::make(level(number)?, key.first_chunk()?).ok()?;
    prepared();
    Some(cipher)
}

extern "C" fn encrypt<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher::<S>(number, key), text.get_mut(..length)) else { return };
    let _ = Ecb::new(cipher).encrypt(text);
}

extern "C" fn decrypt<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher::<S>(number, key), text.get_mut(..length)) else { return };
    let _ = Ecb::new(cipher).decrypt(text);
}

extern "C" fn copy<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(from), Some(to)) = (cipher::<S>(number, key), from.get(..length), to.get_mut(..length))
    else {
        return;
    };
    if let Ok(both) = InOutBuf::new(from, to) {
        let _ = Ecb::new(cipher).encrypt(both);
    }
}

extern "C" fn count<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher::<S>(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = Ctr::new(cipher, &iv[..S::BLOCK / 2]) {
        let _ = mode.apply(text);
    }
}

extern "C" fn cbc<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher::<S>(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = Cbc::new(cipher, &iv[..S::BLOCK]) {
        let _ = mode.encrypt(text);
    }
}

extern "C" fn cbc_inverse<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher::<S>(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = Cbc::new(cipher, &iv[..S::BLOCK]) {
        let _ = mode.decrypt(text);
    }
}

extern "C" fn cfb<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher::<S>(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = Cfb::new(cipher, &iv[..S::BLOCK]) {
        let _ = mode.encrypt(text);
    }
}

extern "C" fn omac<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(from)) = (cipher::<S>(number, key), from.get(..length)) else { return };
    let mut mac = Omac::new(cipher);
    mac.update(from);
    let tag = mac.finalize();
    to[..tag.len()].copy_from_slice(&tag);
}

type Function<S> = fn(&mut <S as Subject>::Domain, &<S as Subject>::Keys, &[Bit]) -> Bits<<S as Subject>::Domain>;

/// A function of each block.
fn blocks<S: Subject>(function: Function<S>, from: fn(&Inputs) -> &[Bit]) -> Over {
    S::over(Box::new(move |domain, inputs| {
        let (keys, prepared) = S::keys(domain, &inputs.key);
        // What fills a group that is not full.
        function(domain, &keys, &vec![ZERO; 8 * S::BLOCK]);
        let output = from(inputs).chunks(8 * S::BLOCK).flat_map(|block| function(domain, &keys, block)).collect();
        Expected { output, prepared }
    }))
}

/// A cipher's function with its keys.
type Closure<'a, S> = &'a mut dyn FnMut(&mut <S as Subject>::Domain, &[Bit]) -> Bits<<S as Subject>::Domain>;

type Work<S> = fn(&mut <S as Subject>::Domain, Closure<'_, S>, &Inputs) -> Bits<<S as Subject>::Domain>;

/// A mode: it gets the cipher's function.
fn mode<S: Subject>(work: Work<S>, function: Function<S>) -> Over {
    S::over(Box::new(move |domain, inputs| {
        let (keys, prepared) = S::keys(domain, &inputs.key);
        function(domain, &keys, &vec![ZERO; 8 * S::BLOCK]);
        let output = work(domain, &mut |domain, block| function(domain, &keys, block), inputs);
        Expected { output, prepared }
    }))
}

fn ctr<S: Subject>(domain: &mut S::Domain, cipher: Closure<'_, S>, inputs: &Inputs) -> Bits<S::Domain> {
    let first = [&inputs.iv[..], &vec![ZERO; 4 * S::BLOCK]].concat();
    let text = padded(&inputs.output, 8 * S::BLOCK);
    let mut text = modes::ctr(domain, cipher, &first, &text);
    text.truncate(inputs.output.len());
    text
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

/// The jobs of a cipher, at all levels that have a kernel and that this CPU has.
pub(super) fn add<S: Subject>(jobs: &mut Vec<Job>) {
    for level in S::Cipher::levels() {
        let Ok(cipher) = S::make(level, &[0; 32]) else { continue };
        if cipher.level() != level {
            continue;
        }
        let (group, block) = (cipher.group_blocks(), S::BLOCK);
        let mut push = |name: String, entry: Entry, length, sizes: Sizes, standard| {
            let name = format!("{} {name}", S::NAME);
            jobs.push(Job { name, level, entry, length, sizes: Sizes { key: 32, ..sizes }, standard });
        };
        let in_place = |bytes| Sizes { in_place: bytes, output: bytes, ..Sizes::default() };
        for n in counts(group) {
            let bytes = block * n;
            push(
                format!("ecb encrypt x{n}"),
                encrypt::<S>,
                bytes,
                in_place(bytes),
                blocks::<S>(S::encrypt, |i| &i.output),
            );
        }
        for n in counts(group) {
            let bytes = block * n;
            push(
                format!("ecb decrypt x{n}"),
                decrypt::<S>,
                bytes,
                in_place(bytes),
                blocks::<S>(S::decrypt, |i| &i.output),
            );
        }
        for n in [1, group + 3] {
            let bytes = block * n;
            let sizes = Sizes { input: bytes, output: bytes, ..Sizes::default() };
            push(format!("ecb to another buffer x{n}"), copy::<S>, bytes, sizes, blocks::<S>(S::encrypt, |i| &i.input));
        }
        for n in counts(group) {
            let bytes = block * n - n % (block / 2 - 1);
            let sizes = Sizes { iv: block / 2, ..in_place(bytes) };
            push(
                format!("ctr {bytes} bytes, counter from 0"),
                count::<S>,
                bytes,
                sizes,
                mode::<S>(ctr::<S>, S::encrypt),
            );
        }
        for n in [1, 3] {
            let sizes = Sizes { iv: block, ..in_place(block * n) };
            let standard = mode::<S>(
                |domain, cipher, inputs| modes::cbc_encrypt(domain, cipher, 8 * S::BLOCK, &inputs.iv, &inputs.output),
                S::encrypt,
            );
            push(format!("cbc encrypt x{n}"), cbc::<S>, block * n, sizes, standard);
            let standard = mode::<S>(
                |domain, cipher, inputs| modes::cfb_encrypt(domain, cipher, 8 * S::BLOCK, &inputs.iv, &inputs.output),
                S::encrypt,
            );
            push(format!("cfb encrypt x{n}"), cfb::<S>, block * n, sizes, standard);
        }
        for n in [1, group + 1] {
            let sizes = Sizes { iv: block, ..in_place(block * n) };
            let standard = mode::<S>(
                |domain, cipher, inputs| modes::cbc_decrypt(domain, cipher, 8 * S::BLOCK, &inputs.iv, &inputs.output),
                S::decrypt,
            );
            push(format!("cbc decrypt x{n}"), cbc_inverse::<S>, block * n, sizes, standard);
        }
        for bytes in [block, 2 * block + block / 2 + 1] {
            let sizes = Sizes { input: bytes, output: block, ..Sizes::default() };
            let standard = mode::<S>(
                |domain, cipher, inputs| modes::omac(domain, cipher, 8 * S::BLOCK, &inputs.input),
                S::encrypt,
            );
            push(format!("omac {bytes} bytes"), omac::<S>, bytes, sizes, standard);
        }
    }
}
