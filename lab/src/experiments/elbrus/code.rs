//! The assembly texts for Elbrus: our kernels, and the kernels of the paper (P3). A text comes from the repository, or
//! was scheduled again for other latencies.
use crate::{experiment::owner, pair::Outcome};
use fastgost_elbrus::{Cipher, KERNELS, Kernel, generate};
use fastgost_elbrus_executor::{
    isa::{self, Latencies, Version},
    text::{self, Program},
};

const TABLES: [&str; 2] = [include_str!("../../../elbrus/tables-v3.s"), include_str!("../../../elbrus/tables-v5.s")];
const WORDS: [&str; 2] = [include_str!("../../../elbrus/words-v3.s"), include_str!("../../../elbrus/words-v5.s")];

/// The variant of our kernels, which are constant-time.
pub const PLANES: &str = "bit planes";
/// The variants of the paper's kernels. The two variants with tables are not constant-time.
pub const ONE_BLOCK: &str = "tables, 1 block";
pub const EIGHT_BLOCKS: &str = "tables, 8 blocks";
pub const VECTORS: &str = "4-bit vectors, 16 blocks";

/// A kernel, in the assembly text for one version of Elbrus.
pub struct Code {
    pub owner: &'static str,
    pub variant: &'static str,
    pub cipher: Cipher,
    pub kind: Kind,
    pub program: Program,
    /// The version for which the text was written. Later versions can execute it too.
    pub version: Version,
    /// The latencies for which the text is scheduled.
    scheduled: Latencies,
}

#[derive(Clone, Copy)]
pub enum Kind {
    /// A call processes one group of blocks.
    Planes(Kernel),
    /// Each turn of a loop processes this many blocks.
    Tables(u64),
    /// Each turn of a loop processes 16 blocks.
    Vectors,
}

impl Code {
    /// Returns the kernels for a version, each in the newest text that this version can execute.
    pub fn all(version: Version) -> Outcome<Vec<Self>> {
        let text = if version < Version::V5 { Version::V3 } else { Version::V5 };
        let of_text = |texts: [&'static str; 2]| texts[usize::from(text == Version::V5)];
        let mut all = Vec::new();
        let mut add = |owner, variant, cipher, kind, written: &str, scheduled| -> Outcome {
            all.push(Self { owner, variant, cipher, kind, program: text::parse(written)?, version: text, scheduled });
            Ok(())
        };
        for kernel in KERNELS.iter().filter(|kernel| kernel.version == text as u8) {
            let scheduled = generate::scheduled_for(text);
            add(owner::OURS, PLANES, kernel.cipher, Kind::Planes(*kernel), kernel.text, scheduled)?;
        }
        let guide = Latencies::default();
        for (variant, blocks) in [(ONE_BLOCK, 1), (EIGHT_BLOCKS, 8)] {
            add(owner::PAPER, variant, Cipher::Kuznyechik, Kind::Tables(blocks), of_text(TABLES), guide)?;
        }
        add(owner::PAPER, VECTORS, Cipher::Magma, Kind::Vectors, of_text(WORDS), guide)?;
        Ok(all)
    }

    /// Schedules the same code again, for other latencies. `change` turns the old latencies into the new latencies.
    pub fn rescheduled(&self, change: impl Fn(Latencies) -> Latencies) -> Outcome<Self> {
        let scheduled = change(self.scheduled);
        let module = match (self.kind, self.cipher) {
            (Kind::Planes(_), Cipher::Magma) => generate::magma(self.version, scheduled),
            (Kind::Planes(_), Cipher::Kuznyechik) => generate::kuznyechik(self.version, scheduled),
            (Kind::Tables(_), _) => generate::tables(self.version, scheduled),
            (Kind::Vectors, _) => generate::words(self.version, scheduled),
        };
        Ok(Self { program: text::parse(&module.text)?, scheduled, ..*self })
    }

    /// Whether `change` leaves the latencies of this text as they are.
    pub fn is_scheduled_for(&self, change: impl Fn(Latencies) -> Latencies) -> bool {
        change(self.scheduled) == self.scheduled
    }

    pub fn has_three_input_logic(&self) -> bool {
        let operations = || self.program.instructions.iter().flat_map(|wide| &wide.operations);
        operations().any(|placed| placed.operation.kind == isa::Kind::Logic3)
    }

    /// Returns the name of the algorithm in rows.
    pub fn algorithm(&self) -> &'static str {
        match self.cipher {
            Cipher::Kuznyechik => "kuznyechik",
            Cipher::Magma => "magma",
        }
    }
}
