//! Safe calls of variants in assembly, and of compiled code for comparison (the baselines). `build.rs` makes most of
//! these functions. Others are made when the lab runs.
#![allow(unsafe_code)]
use super::{
    BITS, c,
    generator::{
        MOST_BLOCKS, Set, Variant,
        emit::{self, Constant},
    },
};
use crate::{experiment::owner, pair::Outcome};
use fastgost_testkit::oracle::kuznyechik as oracle;
use std::arch::global_asm;

pub type Function = unsafe extern "C" fn(*const u8, *const u8, *const u8, *mut u8, usize);

/// A variant in `variants.rs`.
struct Assembled {
    name: &'static str,
    function: Function,
    /// The address after the last byte of the function.
    #[cfg_attr(not(test), expect(dead_code))]
    end: unsafe extern "C" fn(),
}

/// A baseline in `variants.rs`.
struct Compiled {
    name: &'static str,
    set: &'static str,
    function: Function,
}

global_asm!(include_str!(concat!(env!("OUT_DIR"), "/variants.s")));
include!(concat!(env!("OUT_DIR"), "/variants.rs"));

/// A function that this CPU can run.
pub struct Code {
    pub owner: &'static str,
    pub name: String,
    function: Function,
    /// The number of blocks that an iteration of the function encrypts (a group).
    blocks: usize,
    /// Whether the function reads the tables with separate halves of rows.
    apart: bool,
    non_temporal: bool,
}

/// A function that this CPU cannot run, or that could not be compiled.
pub struct Skipped {
    pub owner: &'static str,
    pub name: String,
    pub why: String,
}

/// Returns the functions that can be run, and then the functions that cannot be run. The first functions are the
/// variants in `only`, or all variants that were built, in the order of the list. The baselines come last.
pub fn all(only: Option<&[Variant]>) -> Outcome<(Vec<Code>, Vec<Skipped>)> {
    let (mut there, mut skipped) = (Vec::new(), Vec::new());
    let mut add = |owner: &'static str, name: String, needs: &str, code: &dyn Fn(String) -> Result<Code, String>| {
        let code = if has(needs) { code(name.clone()) } else { Err(format!("this CPU has no {needs}")) };
        match code {
            Ok(code) => there.push(code),
            Err(why) => skipped.push(Skipped { owner, name, why }),
        }
    };
    let built = || ASSEMBLED.iter().map(|assembled| Variant::parse(assembled.name, BITS)).collect();
    for variant in only.map_or_else(built, |only| Ok(only.to_vec()))? {
        let (blocks, with) = (variant.blocks, variant.with);
        let (apart, non_temporal) = (with.halves, with.stream);
        let owner = if variant.is_the_papers() { owner::PAPER } else { owner::LAB };
        add(owner, variant.to_string(), needs(variant.set), &|name| {
            let built = ASSEMBLED.iter().find(|assembled| assembled.name == name);
            let function = built.map_or_else(|| c::assembled(&variant), |built| Ok(built.function))?;
            Ok(Code { owner, name, function, blocks, apart, non_temporal })
        });
    }
    let compiled =
        |name, function| Code { owner: owner::COMPILED, name, function, blocks: 1, apart: false, non_temporal: false };
    for &Compiled { name, set, function } in COMPILED {
        add(owner::COMPILED, name.to_owned(), set, &|name| Ok(compiled(name, function)));
    }
    for c::Baseline { name, compiler, built } in c::all() {
        match built {
            Ok(function) => there.push(compiled(name, function)),
            Err(why) => skipped.push(Skipped { owner: compiler, name, why }),
        }
    }
    Ok((there, skipped))
}

/// The CPU feature that a register set needs.
fn needs(set: Set) -> &'static str {
    match set {
        Set::General => "",
        // The instruction pextrw on MMX registers came with SSE.
        Set::Mmx | Set::Sse2 => "sse2",
        Set::Ssse3 => "ssse3",
        Set::Sse4 => "sse4.1",
        Set::Avx => "avx",
        Set::Avx2 => "avx2",
    }
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
fn has(feature: &str) -> bool {
    use std::arch::is_x86_feature_detected as detected;
    match feature {
        "" => true,
        "sse2" => detected!("sse2"),
        "ssse3" => detected!("ssse3"),
        "sse4.1" => detected!("sse4.1"),
        "avx" => detected!("avx"),
        // The baselines are compiled for x86-64-v3, which includes these features.
        "avx2" => ["avx2", "bmi1", "bmi2", "f16c", "fma", "lzcnt", "movbe"].iter().all(|f| match *f {
            "avx2" => detected!("avx2"),
            "bmi1" => detected!("bmi1"),
            "bmi2" => detected!("bmi2"),
            "f16c" => detected!("f16c"),
            "fma" => detected!("fma"),
            "lzcnt" => detected!("lzcnt"),
            _ => detected!("movbe"),
        }),
        _ => false,
    }
}

#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
fn has(_: &str) -> bool {
    false
}

/// The round keys and the tables. The tables have 64 KiB, and exist in two layouts.
pub struct PreparedKey {
    rows: Box<Rows>,
    halves: Box<Halves>,
    keys: Keys,
}

/// For each position in a block and each value of the byte there, the contribution of this byte to the result of LS.
#[repr(C, align(4096))]
struct Rows([[[u8; 16]; 256]; 16]);

/// The same tables, but the lower halves and the upper halves of the rows are in separate tables.
#[repr(C, align(4096))]
struct Halves([[[[u8; 8]; 256]; 2]; 16]);

/// Round keys and constants, in the layout that the generator expects.
#[repr(C, align(64))]
struct Keys([u8; emit::KEYS]);

/// The rest of a message, padded to a group.
#[repr(C, align(64))]
struct Group([u8; 16 * MOST_BLOCKS]);

impl PreparedKey {
    pub fn new(key: &[u8; 32]) -> Self {
        let mut rows = Box::new(Rows([[[0; 16]; 256]; 16]));
        let mut halves = Box::new(Halves([[[[0; 8]; 256]; 2]; 16]));
        for i in 0..16 {
            for (b, row) in rows.0[i].iter_mut().enumerate() {
                row[i] = oracle::PI[b];
                *row = oracle::l(row);
                for half in 0..2 {
                    halves.0[i][half][b].copy_from_slice(&row[8 * half..][..8]);
                }
            }
        }
        let mut keys = Keys([0; emit::KEYS]);
        keys.0[..160].copy_from_slice(oracle::expand(key).as_flattened());
        let mut set = |at: usize, word: &dyn Fn(u16) -> u16| {
            for (i, to) in (0..).zip(keys.0[at..][..32].chunks_exact_mut(2)) {
                to.copy_from_slice(&word(i).to_le_bytes());
            }
        };
        set(Constant::MASK, &|_| 0x00ff);
        // An index of 0x80 makes pshufb write zero.
        set(Constant::SPREAD[0], &|i| 0x8000 | i);
        for (scale, table) in [4096, 512].into_iter().enumerate() {
            set(Constant::IN_ORDER[scale], &|i| table * i);
            set(Constant::EVEN_ODD[scale], &|i| table * (2 * (i % 8) + i / 8));
        }
        Self { rows, halves, keys }
    }
}

impl Code {
    /// Encrypts whole blocks. The rest after the last whole group is padded to a group.
    ///
    /// # Errors
    /// Returns an error if the lengths do not match, or if the destination of non-temporal stores is not aligned.
    pub fn encrypt(&self, key: &PreparedKey, source: &[u8], destination: &mut [u8]) -> Result<(), String> {
        if source.len() != destination.len() || !source.len().is_multiple_of(16) {
            return Err(format!(
                "{} bytes to {}: lengths differ, or are not whole blocks",
                source.len(),
                destination.len()
            ));
        }
        if self.non_temporal && destination.as_ptr().align_offset(64) != 0 {
            return Err("non-temporal stores need a destination aligned to 64 bytes".into());
        }
        let group = 16 * self.blocks;
        let whole = source.len() / group * group;
        let (source, last) = source.split_at(whole);
        let (destination, last_destination) = destination.split_at_mut(whole);
        self.groups(key, source, destination);
        if !last.is_empty() {
            let (mut padded, mut result) = (Group([0; 16 * MOST_BLOCKS]), Group([0; 16 * MOST_BLOCKS]));
            padded.0[..last.len()].copy_from_slice(last);
            self.groups(key, &padded.0[..group], &mut result.0[..group]);
            last_destination.copy_from_slice(&result.0[..last.len()]);
        }
        Ok(())
    }

    /// Encrypts as many whole groups as both the source and the destination have.
    fn groups(&self, key: &PreparedKey, source: &[u8], destination: &mut [u8]) {
        let groups = source.len().min(destination.len()) / (16 * self.blocks);
        if groups == 0 {
            return;
        }
        let table: *const u8 = if self.apart { (&raw const *key.halves).cast() } else { (&raw const *key.rows).cast() };
        // SAFETY: the CPU has the features that the function needs, because otherwise there would be no such `Code`.
        // The source and the destination have this number of groups. The tables and the keys have the layout and the
        // alignment that the generator requires, and `encrypt` has checked the destination's alignment. The function
        // follows the calling convention.
        unsafe { (self.function)(table, key.keys.0.as_ptr(), source.as_ptr(), destination.as_mut_ptr(), groups) }
    }
}

#[cfg(test)]
impl Assembled {
    fn machine_code(&self) -> &'static [u8] {
        let (start, end) = (self.function as usize, self.end as usize);
        assert!(start < end && end - start < 1 << 16, "{}", self.name);
        // SAFETY: both symbols are in one section, which is readable and is linked as a whole. The function's code lies
        // between the symbols.
        unsafe { std::slice::from_raw_parts(self.function as *const u8, end - start) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn machine_code_is_pairwise_different() {
        let mut seen = HashMap::new();
        for assembled in ASSEMBLED {
            let code = assembled.machine_code();
            assert_eq!(code.last(), Some(&0xc3), "{}: ends with a return", assembled.name);
            if let Some(other) = seen.insert(code, assembled.name) {
                panic!("{other} and {} are the same", assembled.name);
            }
        }
        if cfg!(all(target_arch = "x86_64", target_os = "linux")) {
            assert!(ASSEMBLED.len() >= 40);
            assert!(COMPILED.len() >= 10);
        }
    }

    #[test]
    fn tables_are_those_of_the_round() {
        let key = PreparedKey::new(&[7; 32]);
        let block: [u8; 16] = std::array::from_fn(|i| (i * 29 + 3) as u8);
        let mut sum = [0; 16];
        for (i, byte) in block.into_iter().enumerate() {
            for (j, b) in key.rows.0[i][byte as usize].into_iter().enumerate() {
                sum[j] ^= b;
                assert_eq!(b, key.halves.0[i][j / 8][byte as usize][j % 8]);
            }
        }
        assert_eq!(sum, oracle::l(&oracle::s(&block)));
    }

    /// Stands in for a variant, and copies whole groups.
    unsafe extern "C" fn copied(_: *const u8, keys: *const u8, source: *const u8, to: *mut u8, groups: usize) {
        // SAFETY: `Code::groups` calls this function. The test puts the number of blocks in a group into the key's
        // first byte. The source and the destination have this number of blocks in each group.
        unsafe {
            let blocks = usize::from(*keys);
            std::ptr::copy(source, to, 16 * blocks * groups);
        }
    }

    /// Checks that the rest of a message is padded to a group, for every number of blocks that a name can have.
    #[test]
    fn groups_of_any_allowed_size_are_padded() {
        let mut key = PreparedKey::new(&[7; 32]);
        let source: [u8; 16 * (MOST_BLOCKS + 1)] = std::array::from_fn(|i| i as u8);
        for blocks in 1..=MOST_BLOCKS {
            let name = format!("gs-M1{}", if blocks == 1 { String::new() } else { format!("P{blocks}") });
            key.keys.0[0] = blocks as u8;
            let code = Code { owner: "", name, function: copied, blocks, apart: false, non_temporal: false };
            for n in 1..=MOST_BLOCKS + 1 {
                let mut destination = [0; 16 * (MOST_BLOCKS + 1)];
                code.encrypt(&key, &source[..16 * n], &mut destination[..16 * n]).unwrap();
                assert_eq!(destination[..16 * n], source[..16 * n], "{} {n}", code.name);
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let key = PreparedKey::new(&[7; 32]);
        let (codes, _) = all(None).unwrap();
        for code in &codes {
            assert!(code.encrypt(&key, &[0; 32], &mut [0; 16]).is_err());
            assert!(code.encrypt(&key, &[0; 15], &mut [0; 15]).is_err());
            let mut group = Group([0; 16 * MOST_BLOCKS]);
            assert_eq!(code.encrypt(&key, &[0; 16], &mut group.0[16..32]).is_err(), code.non_temporal);
        }
    }
}
