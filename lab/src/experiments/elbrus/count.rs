//! Calls the kernels and the functions for modes of operation in the executor, and adds up the cycles of these calls.
//! Each result is compared with the library's result.
use super::code::{Code, Kind};
use crate::pair::Outcome;
use fastgost::{
    Kuznyechik, Magma,
    circuits::Key,
    mode::{
        Ctr,
        Direction::{self, Decrypt, Encrypt},
        Ecb,
    },
};
use fastgost_elbrus::{Cipher, MODES};
use fastgost_elbrus_executor::{
    isa::{Latencies, Version},
    machine::{Machine, Memory},
    text::{self, Program},
};
use fastgost_testkit::{
    Random,
    oracle::{gost28147, kuznyechik},
};

/// The operation on a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Ecb(Direction),
    Ctr,
}

impl Work {
    /// Returns the name of the operation in rows.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ecb(Encrypt) => "ecb encrypt",
            Self::Ecb(Decrypt) => "ecb decrypt",
            Self::Ctr => "ctr",
        }
    }
}

/// The counted cycles per byte, and a lower bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counted {
    pub cycles: f64,
    /// The least number of cycles per byte that the operations take on their channels (the CPU's execution units), if
    /// no operation waits for a result.
    pub bound: f64,
}

/// A processor with its latencies, and the settings of a count.
#[derive(Clone, Copy)]
pub struct Processor<'a> {
    version: Version,
    pub latencies: Latencies,
    /// The number of turns, for kernels with a loop.
    turns: u64,
    modes: &'a Program,
}

const DST: u64 = 0x10_0000;
const SRC: u64 = 0x20_0000;
const KEY: u64 = 0x30_0000;
/// The address of the memory for planes or tables.
const MORE: u64 = 0x40_0000;
/// The addresses of aligned buffers for text and keystream, like the buffers of the C interface.
const TEXT: u64 = 0x50_0000;
const STREAM: u64 = 0x60_0000;

/// The offset at which data that is not aligned begins in its first word.
const OFFSET: usize = 3;
/// The number of bytes that the C interface copies with `memcpy`: the bytes before the first whole word of the
/// destination, and eight more bytes. For the bytes after them, it calls `realign`, which moves whole words.
const HEAD: usize = 16 - OFFSET;

/// The functions for modes accept only multiples of this number of 64-bit words.
pub const WORDS: usize = 32;

/// Parses the functions for modes of operation.
pub fn modes() -> Outcome<Program> {
    Ok(text::parse(MODES)?)
}

impl<'a> Processor<'a> {
    /// Makes a processor that has the latencies of the maker's guide, and two cycles for three-input logic.
    pub fn new(version: Version, turns: u64, modes: &'a Program) -> Self {
        Self { version, latencies: Latencies::default(), turns, modes }
    }

    pub fn with(self, latencies: Latencies) -> Self {
        Self { latencies, ..self }
    }

    /// Executes a kernel on one group, or for all turns of its loop. Also executes all other functions that the work
    /// needs. If data is not aligned, its words are moved to an aligned buffer before the kernel, and back to the
    /// destination after the kernel.
    ///
    /// # Errors
    /// Returns an error if the executor rejects the code, or if the result differs from the library's result.
    pub fn count(&self, code: &Code, work: Work, is_aligned: bool) -> Outcome<Counted> {
        let (key, iv): ([u8; 32], [u8; 8]) = (Random(2021).array(), Random(2015).array());
        let blocks = match code.kind {
            Kind::Planes(kernel) => kernel.blocks as u64,
            Kind::Tables(blocks) => blocks * self.turns,
            Kind::Vectors => 16 * self.turns,
        };
        let bytes = blocks as usize * code.cipher.block();
        let words = bytes as u64 / 8;
        let data = Random(35).bytes(bytes);
        let mut calls = Calls { processor: self, memory: Memory::default(), cycles: 0, bound: 0.0 };
        calls.prepare(code, work, &key)?;
        let memory = &mut calls.memory;
        memory.add(TEXT, vec![0; bytes + HEAD + 8 + OFFSET]);
        memory.add(STREAM, vec![0; bytes]);
        memory.add(DST, vec![0; bytes + 16]);
        let (from, to) = if is_aligned {
            memory.add_constant(SRC, &data[..]);
            (SRC, DST)
        } else {
            memory.add_constant(SRC, [&[0; OFFSET], &data[..], &[0; 8 - OFFSET]].concat());
            calls.mode("realign", &[TEXT, SRC + OFFSET as u64, words])?;
            (TEXT, TEXT)
        };
        match work {
            Work::Ecb(direction) => calls.kernel(code, direction, to, from)?,
            Work::Ctr => {
                let high = u64::from_be_bytes(iv);
                match code.cipher {
                    Cipher::Kuznyechik => calls.mode("counters128", &[STREAM, high, 0, blocks])?,
                    Cipher::Magma => calls.mode("counters64", &[STREAM, high >> 32 << 32, blocks])?,
                }
                calls.kernel(code, Encrypt, STREAM, STREAM)?;
                calls.mode("xor", &[to, from, STREAM, words])?;
            }
        }
        let mut expected = data;
        by_library(code.cipher, work, &key, &iv, &mut expected)?;
        let is_right = if is_aligned {
            calls.memory.bytes(DST)[..bytes] == expected
        } else {
            // This call moves the words as if the destination began OFFSET bytes after DST.
            calls.mode("realign", &[DST + (OFFSET + HEAD) as u64, TEXT + HEAD as u64, words])?;
            calls.memory.bytes(TEXT)[..bytes] == expected
                && calls.memory.bytes(DST)[OFFSET + HEAD..][..bytes - HEAD] == expected[HEAD..]
        };
        if !is_right {
            let (algorithm, name) = (code.algorithm(), work.name());
            return Err(format!("{algorithm} {name}, {}: the result differs from the library's", code.variant).into());
        }
        let per_byte = |cycles: f64| cycles / bytes as f64;
        Ok(Counted { cycles: per_byte(calls.cycles as f64), bound: per_byte(calls.bound) })
    }
}

/// Calls that work on the same memory, with the sum of their cycles.
struct Calls<'a> {
    processor: &'a Processor<'a>,
    memory: Memory,
    cycles: u64,
    bound: f64,
}

impl Calls<'_> {
    /// Puts the key into memory, in the form that the kernel expects, and also the kernel's other data.
    fn prepare(&mut self, code: &Code, work: Work, key: &[u8; 32]) -> Outcome {
        let direction = if work == Work::Ecb(Decrypt) { Decrypt } else { Encrypt };
        match code.kind {
            Kind::Planes(kernel) => {
                let words = match code.cipher {
                    Cipher::Magma => Key::magma(&Magma::new(key), direction),
                    Cipher::Kuznyechik => Key::kuznyechik(&Kuznyechik::new(key), direction),
                };
                self.memory.add_constant(KEY, kernel.prepared(words.words()));
                self.memory.add(MORE, vec![0; kernel.scratch]);
            }
            _ if direction == Decrypt => return Err(format!("{}: it only encrypts", code.variant).into()),
            Kind::Tables(_) => {
                self.memory.add_constant(KEY, kuznyechik::expand(key).concat());
                self.memory.add_constant(MORE, tables());
            }
            Kind::Vectors => {
                // Each round key is repeated until it fills a register.
                let equal = if code.version < Version::V5 { 2 } else { 4 };
                let keys = gost28147::expand(&gost28147::words_of_magma(key));
                let keys: Vec<u8> = keys.iter().flat_map(|k| k.to_le_bytes().repeat(equal)).collect();
                self.memory.add_constant(KEY, keys);
            }
        }
        Ok(())
    }

    fn kernel(&mut self, code: &Code, direction: Direction, to: u64, from: u64) -> Outcome {
        let (version, turns) = (code.version as u8, self.processor.turns);
        let (function, more) = match code.kind {
            Kind::Planes(kernel) => {
                let function = if direction == Encrypt { kernel.encrypt } else { kernel.decrypt };
                (function.to_owned(), vec![MORE])
            }
            Kind::Tables(blocks) => (format!("fastgost_kuznyechik_tables_{blocks}_v{version}"), vec![MORE, turns]),
            Kind::Vectors => (format!("fastgost_magma_words_v{version}"), vec![turns]),
        };
        let looks_up = matches!(code.kind, Kind::Tables(_));
        self.call(&code.program, looks_up, &function, &[&[to, from, KEY], &more[..]].concat())
    }

    /// Calls a function for modes of operation.
    fn mode(&mut self, name: &str, arguments: &[u64]) -> Outcome {
        self.call(self.processor.modes, false, &format!("fastgost_elbrus_{name}"), arguments)
    }

    fn call(&mut self, program: &Program, looks_up: bool, function: &str, arguments: &[u64]) -> Outcome {
        let machine = Machine::new(program, self.processor.version, self.processor.latencies).waits();
        let machine = if looks_up { machine.looks_up() } else { machine };
        let run = machine.call(function, arguments, &mut self.memory).map_err(|e| format!("{function}: {e}"))?;
        self.cycles += run.cycles;
        self.bound += run.bound();
        Ok(())
    }
}

fn by_library(cipher: Cipher, work: Work, key: &[u8; 32], iv: &[u8; 8], data: &mut [u8]) -> Outcome {
    match (cipher, work) {
        (Cipher::Kuznyechik, Work::Ecb(Encrypt)) => Ecb::new(Kuznyechik::new(key)).encrypt(data)?,
        (Cipher::Kuznyechik, Work::Ecb(Decrypt)) => Ecb::new(Kuznyechik::new(key)).decrypt(data)?,
        (Cipher::Kuznyechik, Work::Ctr) => Ctr::new(Kuznyechik::new(key), iv)?.apply(data)?,
        (Cipher::Magma, Work::Ecb(Encrypt)) => Ecb::new(Magma::new(key)).encrypt(data)?,
        (Cipher::Magma, Work::Ecb(Decrypt)) => Ecb::new(Magma::new(key)).decrypt(data)?,
        (Cipher::Magma, Work::Ctr) => Ctr::new(Magma::new(key), &iv[..4])?.apply(data)?,
    }
    Ok(())
}

/// Returns the tables of LS: for each place in a block and each byte, the contribution of this byte to the result of
/// LS.
fn tables() -> Vec<u8> {
    let row = |i: usize| {
        let mut block = [0; 16];
        block[i / 256] = kuznyechik::PI[i % 256];
        kuznyechik::l(&block)
    };
    (0..16 * 256).flat_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(operations: &str) -> String {
        let function = "f:\n{\n  setwd wsz=8, nfx=1\n  return %ctpr3\n  nop 7\n}\n";
        format!("\t.text\n{function}{operations}{{\n  ct %ctpr3\n}}\n")
    }

    /// Compares the bound with bounds that were computed by hand. The bound is the number of operations per channel, in
    /// the set of channels for which this number is largest.
    #[test]
    fn the_bound_by_operations() {
        let bound = |operations: &[&str]| {
            let operations: String = operations.iter().map(|o| format!("{{\n  {o}\n}}\n")).collect();
            let program = text::parse(&text(&operations)).unwrap();
            let machine = Machine::new(&program, Version::V3, Latencies::default()).waits();
            machine.call("f", &[1, 2], &mut Memory::default()).unwrap().bound()
        };
        let (any, combined, sum, vector) =
            ("addd,2 %r0, %r1, %r2", "xor_xord,1 %r0, %r1, %r0, %r3", "paddw,0 %r0, %r1, %r4", "pxord,3 %r0, %r1, %r5");
        assert_eq!(bound(&[]), 0.0);
        assert_eq!(bound(&[any; 9]), 1.5);
        assert_eq!(bound(&[combined; 5]), 2.5);
        // Sums of lanes use only two of the four channels for vectors, so other vector operations can use the other two
        // channels.
        assert_eq!(bound(&[&[sum; 4][..], &[vector; 2]].concat()), 2.0);
        assert_eq!(bound(&[&[sum; 4][..], &[vector; 6]].concat()), 2.5);
        assert_eq!(bound(&[&[sum; 4][..], &[combined; 4], &[vector; 2]].concat()), 2.5);
        assert_eq!(bound(&[&[sum; 4][..], &[combined; 4], &[any; 4]].concat()), 2.0);
    }

    fn code(variant: &str, cipher: Cipher, version: Version) -> Code {
        let all = Code::all(version).unwrap();
        all.into_iter().find(|code| code.variant == variant && code.cipher == cipher).unwrap()
    }

    #[test]
    fn what_comes_beside_a_kernel_is_counted() {
        use super::super::code::PLANES;
        for (version, cipher) in [(Version::V4, Cipher::Kuznyechik), (Version::V5, Cipher::Magma)] {
            let modes = modes().unwrap();
            let (processor, code) = (Processor::new(version, 16, &modes), code(PLANES, cipher, version));
            let count = |work, is_aligned| processor.count(&code, work, is_aligned).unwrap();
            let [ecb, ctr] = [Work::Ecb(Encrypt), Work::Ctr].map(|work| [true, false].map(|a| count(work, a)));
            for [aligned, unaligned] in [ecb, ctr] {
                assert!(aligned.bound <= aligned.cycles && unaligned.bound <= unaligned.cycles);
                assert!(aligned.cycles < unaligned.cycles && aligned.bound < unaligned.bound);
            }
            assert!(ecb[0].cycles < ctr[0].cycles);
            // For unaligned data, ECB and CTR move the same words. So the additional cycles are equal.
            let moves = [ecb, ctr].map(|[aligned, unaligned]| unaligned.cycles - aligned.cycles);
            assert!((moves[0] - moves[1]).abs() < 1e-9, "{moves:?}");
        }
    }

    /// Checks that a kernel with a changed text, which computes a wrong result, gives an error and no figure.
    #[test]
    fn a_wrong_result_is_no_figure() {
        use super::super::code::VECTORS;
        let modes = modes().unwrap();
        let processor = Processor::new(Version::V5, 16, &modes);
        let wrong = include_str!("../../../elbrus/words-v5.s").replacen("qpxor,", "qpand,", 1);
        let mut code = code(VECTORS, Cipher::Magma, Version::V5);
        assert!(processor.count(&code, Work::Ecb(Encrypt), true).is_ok());
        code.program = text::parse(&wrong).unwrap();
        let error = processor.count(&code, Work::Ecb(Encrypt), true).unwrap_err().to_string();
        assert_eq!(error, "magma ecb encrypt, 4-bit vectors, 16 blocks: the result differs from the library's");
        assert!(processor.count(&code, Work::Ecb(Decrypt), true).unwrap_err().to_string().contains("only encrypts"));
    }
}
