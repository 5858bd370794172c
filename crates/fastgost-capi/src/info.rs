//! Functions that return the library's version, its algorithms, and the levels of its kernels.
use crate::{
    arguments::{Caller, Out, entry},
    errors::{Error, Result},
    types::{
        FASTGOST_KIND_AEAD, FASTGOST_KIND_AGREEMENT, FASTGOST_KIND_CIPHER, FASTGOST_KIND_HASH, FASTGOST_KIND_KDF,
        FASTGOST_KIND_MAC, FASTGOST_KIND_SIGNATURE, FASTGOST_KIND_SIGNATURE94, FASTGOST_KIND_WRAP,
    },
};
use core::ffi::{c_char, c_int};
use fastgost::{
    Level,
    registry::{Algorithm, Kind},
};

/// Returns the version of the library, such as "0.1.0". The string is never null, and is valid for ever.
#[unsafe(no_mangle)]
pub extern "C" fn fastgost_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// Stores the number of levels in *count. A level is a set of CPU features. The function counts only the levels that
/// this CPU supports and for which the library has code. The number is at least 1.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_level_count(count: *mut usize) -> c_int {
    entry!(|c| {
        c.out(count, "the count")?.put(levels().count());
        Ok(())
    })
}

/// Stores the name of a level of CPU features in *name. The name stays valid for ever. `index` must be less than the
/// result of fastgost_level_count. Level 0 is the best level. The library uses this level, unless the options of an
/// algorithm name another level. The last level is "portable".
///
/// Errors: FASTGOST_ERROR_PARAMETER if `index` is too large.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_level_name(index: usize, name: *mut *const c_char) -> c_int {
    entry!(|c| {
        let name = c.out(name, "the name")?;
        let level = levels().nth(index);
        let allowed = "0 to less than what fastgost_level_count gives";
        name.put(text(level.ok_or_else(|| Error::parameter("the number of the level", allowed))?.name()));
        Ok(())
    })
}

/// Stores the number of algorithms in *count.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_algorithm_count(count: *mut usize) -> c_int {
    entry!(|c| {
        c.out(count, "the count")?.put(Algorithm::all().len());
        Ok(())
    })
}

/// Stores the name of an algorithm in *name. The name stays valid for ever. `index` must be less than the result of
/// fastgost_algorithm_count.
///
/// Errors: FASTGOST_ERROR_PARAMETER if `index` is too large.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_algorithm_name(index: usize, name: *mut *const c_char) -> c_int {
    entry!(|c| {
        let name = c.out(name, "the name")?;
        let allowed = "0 to less than what fastgost_algorithm_count gives";
        let row =
            Algorithm::all().get(index).ok_or_else(|| Error::parameter("the number of the algorithm", allowed))?;
        name.put(text(row.name));
        Ok(())
    })
}

/// Finds an algorithm by its object identifier in dotted decimals, and stores the name of the algorithm in *name. The
/// name stays valid for ever. If several algorithms have the object identifier, *name is the name of the algorithm with
/// the smallest index in fastgost_algorithm_name.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_algorithm_from_oid(oid: *const c_char, name: *mut *const c_char) -> c_int {
    entry!(|c| {
        let name = c.out(name, "the name")?;
        name.put(text(Algorithm::from_oid(c.text(oid, "the object identifier")?)?.name));
        Ok(())
    })
}

/// Stores the properties of an algorithm. A pointer may be null if the caller does not want the value.
///
/// - *kind is one of the constants FASTGOST_KIND_....
/// - *block_size is the number of bytes in a block. For a signature, *block_size is the number of bytes in the digest
///   that is signed. For a key agreement, *block_size is the number of bytes in the agreed key.
/// - *key_size is the number of bytes in the key. *key_size is 0 if the algorithm has no key, or if the key may have
///   any length.
/// - *iv_size is the recommended number of bytes in the IV, nonce or UKM. *iv_size is 0 if the algorithm has no IV,
///   nonce or UKM.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_algorithm_info(
    algorithm: *const c_char,
    kind: *mut c_int,
    block_size: *mut usize,
    key_size: *mut usize,
    iv_size: *mut usize,
) -> c_int {
    entry!(|c| {
        let kind = (!kind.is_null()).then(|| c.out(kind, "the kind"));
        let sizes = [block_size, key_size, iv_size];
        let sizes = sizes.map(|size| (!size.is_null()).then(|| c.out(size, "the size")));
        let row = row(c, algorithm)?;
        let of_row = [row.block_size(), row.key_size().unwrap_or(0), row.iv_size().map_or(0, |size| size.preferred)];
        // All pointers are checked before the first value is stored.
        let (kind, [block_size, key_size, iv_size]) = (kind.transpose()?, sizes.map(Option::transpose));
        let sizes = [block_size?, key_size?, iv_size?];
        if let Some(kind) = kind {
            kind.put(number(row.kind)?);
        }
        for (out, size) in sizes.iter().zip(of_row) {
            if let Some(out) = out {
                out.put(size);
            }
        }
        Ok(())
    })
}

fn number(kind: Kind) -> Result<c_int> {
    Ok(match kind {
        Kind::Cipher => FASTGOST_KIND_CIPHER,
        Kind::Aead => FASTGOST_KIND_AEAD,
        Kind::Mac => FASTGOST_KIND_MAC,
        Kind::Hash => FASTGOST_KIND_HASH,
        Kind::Kdf => FASTGOST_KIND_KDF,
        Kind::Signature => FASTGOST_KIND_SIGNATURE,
        Kind::Signature94 => FASTGOST_KIND_SIGNATURE94,
        Kind::Wrap => FASTGOST_KIND_WRAP,
        Kind::Agreement => FASTGOST_KIND_AGREEMENT,
        _ => return Err(Error::parameter("the kind of the algorithm", "those that this interface has numbers for")),
    })
}

/// Finds the algorithm with this name in the library's registry.
pub(crate) fn row(c: &Caller, name: *const c_char) -> Result<&'static Algorithm> {
    Ok(Algorithm::from_name(c.text(name, "the name of the algorithm")?)?)
}

/// Stores the name of a kernel's level in the caller's variable.
pub(crate) fn put_level(out: Out<'_, *const c_char>, level: Level) {
    out.put(text(level.name()));
}

fn levels() -> impl Iterator<Item = Level> {
    Level::ALL.iter().copied().filter(|level| level.available())
}

/// Returns the name of a level or an algorithm as a C string. The string stays valid for ever.
fn text(name: &'static str) -> *const c_char {
    let mut texts = TEXTS.split_inclusive(|byte| *byte == 0);
    let text = texts.find(|text| text.strip_suffix(&[0]) == Some(name.as_bytes()));
    text.unwrap_or(&[0]).as_ptr().cast()
}

/// The names of all levels and algorithms, with a zero byte after each name. The names are collected at compile time.
/// To collect them at run time, the library would need a lock, which could stay locked for ever in a forked process.
static TEXTS: [u8; TEXTS_LEN] = {
    let mut texts = [0; TEXTS_LEN];
    collect(&mut texts);
    texts
};

const TEXTS_LEN: usize = collect(&mut []);

/// Writes the names into `texts`, one after another. If `texts` is empty, writes nothing. Returns the number of bytes
/// that all names need.
const fn collect(texts: &mut [u8]) -> usize {
    let (levels, algorithms) = (Level::ALL, Algorithm::all());
    let (mut at, mut i) = (0, 0);
    while i < levels.len() + algorithms.len() {
        let name = if i < levels.len() { levels[i].name() } else { algorithms[i - levels.len()].name };
        let (name, mut j) = (name.as_bytes(), 0);
        while j < name.len() && !texts.is_empty() {
            texts[at + j] = name[j];
            j += 1;
        }
        at += name.len() + 1;
        i += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_number() {
        assert!(Algorithm::all().iter().all(|row| number(row.kind).is_ok()));
    }

    #[test]
    fn every_name_has_a_text() {
        let names = Level::ALL.iter().map(|level| level.name()).chain(Algorithm::all().iter().map(|row| row.name));
        for name in names {
            let at = text(name).addr() - TEXTS.as_ptr().addr();
            assert_eq!(&TEXTS[at..=at + name.len()], [name.as_bytes(), &[0]].concat());
        }
    }
}
