//! The texts and how they are called. Every execution is compared with the oracle.
use crate::{experiment::owner, pair::Outcome};
use fastgost::{
    Kuznyechik, Magma,
    circuits::Key,
    mode::Direction::{self, Decrypt, Encrypt},
};
use fastgost_elbrus::{Cipher, KERNELS, Kernel, MODES, generate};
use fastgost_elbrus_executor::{
    isa::{Latencies, Version},
    machine::{Machine, Memory, Run},
    text,
};
use fastgost_testkit::{
    Random,
    oracle::{Cipher as _, gost28147, kuznyechik},
};
use std::borrow::Cow;

const DST: u64 = 0x10_0000;
const SRC: u64 = 0x20_0000;
const KEY: u64 = 0x30_0000;
/// Memory for planes, or tables.
const MORE: u64 = 0x40_0000;

const TABLES: [&str; 2] = [include_str!("../../../elbrus/tables-v3.s"), include_str!("../../../elbrus/tables-v5.s")];
const WORDS: [&str; 2] = [include_str!("../../../elbrus/words-v3.s"), include_str!("../../../elbrus/words-v5.s")];

/// A kernel's text, and what its calls are.
pub struct Code {
    pub owner: &'static str,
    pub algorithm: &'static str,
    pub variant: &'static str,
    version: Version,
    text: Cow<'static, str>,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    /// A group of blocks on bit planes.
    Planes(Kernel),
    /// Turns of so many blocks: by tables, or by words of this many bytes a register.
    Tables {
        blocks: u64,
        turns: u64,
    },
    Words {
        register: usize,
        turns: u64,
    },
}

/// Per byte.
pub struct Counted {
    pub cycles: f64,
    /// By the operations that only some channels execute, if nothing ever waits.
    pub bound: f64,
}

/// All kernels for a version.
pub fn all(version: Version, turns: u64) -> Outcome<Vec<Code>> {
    let wide = version >= Version::V5;
    let first = if wide { 5 } else { 3 };
    let mut all: Vec<Code> = KERNELS
        .iter()
        .filter(|kernel| kernel.version == first)
        .map(|kernel| Code {
            owner: owner::OURS,
            algorithm: if kernel.cipher == Cipher::Magma { "magma" } else { "kuznyechik" },
            variant: "bit planes",
            version,
            text: kernel.text.into(),
            kind: Kind::Planes(*kernel),
        })
        .collect();
    for (blocks, variant) in [(1, "tables, 1 block"), (8, "tables, 8 blocks")] {
        let (text, kind) = (TABLES[usize::from(wide)].into(), Kind::Tables { blocks, turns });
        all.push(Code { owner: owner::PAPER, algorithm: "kuznyechik", variant, version, text, kind });
    }
    let kind = Kind::Words { register: if wide { 16 } else { 8 }, turns };
    let (variant, text) = ("4-bit vectors, 16 blocks", WORDS[usize::from(wide)].into());
    all.push(Code { owner: owner::PAPER, algorithm: "magma", variant, version, text, kind });
    Ok(all)
}

impl Code {
    pub fn encrypt(&self, latencies: Latencies) -> Outcome<Counted> {
        self.run(Encrypt, latencies)
    }

    /// None if the kernel only encrypts.
    pub fn decrypt(&self, latencies: Latencies) -> Outcome<Option<Counted>> {
        match self.kind {
            Kind::Planes(_) => self.run(Decrypt, latencies).map(Some),
            _ => Ok(None),
        }
    }

    /// The same kernel, scheduled for other latencies; None for those of the paper.
    pub fn scheduled_for(&self, latencies: Latencies) -> Outcome<Option<Self>> {
        let Kind::Planes(kernel) = self.kind else { return Ok(None) };
        let module = match kernel.cipher {
            Cipher::Magma => generate::magma(self.version, latencies),
            Cipher::Kuznyechik => generate::kuznyechik(self.version, latencies),
        };
        Ok(Some(Self { text: module.text.into(), ..*self }))
    }

    fn run(&self, direction: Direction, latencies: Latencies) -> Outcome<Counted> {
        let key: [u8; 32] = Random(2021).array();
        let magma = gost28147::Magma::new(&key);
        let cipher = kuznyechik::Kuznyechik::new(&key);
        let blocks = match self.kind {
            Kind::Planes(kernel) => kernel.blocks,
            Kind::Tables { blocks, turns } => (blocks * turns) as usize,
            Kind::Words { turns, .. } => 16 * turns as usize,
        };
        let block = if self.algorithm == "magma" { 8 } else { 16 };
        let data = Random(35).bytes(blocks * block);
        let mut memory = Memory::default();
        memory.add_constant(SRC, &data[..]);
        memory.add(DST, vec![0; data.len()]);
        let version = if self.version >= Version::V5 { 5 } else { 3 };
        let (function, last) = match self.kind {
            Kind::Planes(kernel) => {
                let words = match kernel.cipher {
                    Cipher::Magma => Key::magma(&Magma::new(&key), direction),
                    Cipher::Kuznyechik => Key::kuznyechik(&Kuznyechik::new(&key), direction),
                };
                memory.add_constant(KEY, kernel.prepared(words.words()));
                memory.add(MORE, vec![0; kernel.scratch]);
                let function = if direction == Encrypt { kernel.encrypt } else { kernel.decrypt };
                (function.to_owned(), vec![MORE])
            }
            Kind::Tables { blocks, turns } => {
                memory.add_constant(KEY, kuznyechik::expand(&key).concat());
                memory.add_constant(MORE, tables());
                (format!("fastgost_kuznyechik_tables_{blocks}_v{version}"), vec![MORE, turns])
            }
            Kind::Words { register, turns } => {
                let keys = gost28147::expand(&gost28147::words_of_magma(&key));
                let keys = keys.iter().flat_map(|k| k.to_le_bytes().repeat(register / 4));
                memory.add_constant(KEY, keys.collect::<Vec<u8>>());
                (format!("fastgost_magma_words_v{version}"), vec![turns])
            }
        };
        let program = text::parse(&self.text)?;
        let machine = Machine::new(&program, self.version, latencies).waits();
        let machine = if let Kind::Tables { .. } = self.kind { machine.looks_up() } else { machine };
        let run = machine.call(&function, &[&[DST, SRC, KEY], &last[..]].concat(), &mut memory)?;
        let right: Vec<u8> = match (self.algorithm, direction) {
            ("magma", Encrypt) => data.chunks(8).flat_map(|b| magma.encrypt(b)).collect(),
            ("magma", Decrypt) => data.chunks(8).flat_map(|b| magma.decrypt(b)).collect(),
            (_, Encrypt) => data.chunks(16).flat_map(|b| cipher.encrypt(b)).collect(),
            (_, Decrypt) => data.chunks(16).flat_map(|b| cipher.decrypt(b)).collect(),
        };
        if memory.bytes(DST) != right {
            return Err(format!("{function}: the results differ from the oracle's").into());
        }
        Ok(counted(&run, data.len()))
    }
}

fn counted(run: &Run, bytes: usize) -> Counted {
    Counted { cycles: run.cycles as f64 / bytes as f64, bound: run.bound() / bytes as f64 }
}

/// LS of each byte at each place.
fn tables() -> Vec<u8> {
    let row = |i: usize| {
        let mut block = [0; 16];
        block[i / 256] = kuznyechik::PI[i % 256];
        kuznyechik::l(&block)
    };
    (0..16 * 256).flat_map(row).collect()
}

/// Cycles per byte of a function for modes of operation, over as many bytes as the largest group.
pub fn mode(name: &str, version: Version) -> Outcome<f64> {
    const BYTES: u64 = 4096;
    let program = text::parse(MODES)?;
    let mut memory = Memory::default();
    memory.add_constant(SRC, vec![1; BYTES as usize + 8]);
    memory.add_constant(KEY, vec![2; BYTES as usize]);
    memory.add(DST, vec![0; BYTES as usize]);
    let arguments = match name {
        "xor" => vec![DST, SRC, KEY, BYTES / 8],
        "realign" => vec![DST, SRC + 3, BYTES / 8],
        "counters64" => vec![DST, 7, BYTES / 8],
        _ => vec![DST, 7, 7, BYTES / 16],
    };
    let machine = Machine::new(&program, version, Latencies::default());
    let run = machine.call(&format!("fastgost_elbrus_{name}"), &arguments, &mut memory)?;
    Ok(run.cycles as f64 / BYTES as f64)
}
