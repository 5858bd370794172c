//! The paper's kernels of Kuznyechik, by their names, as PTX (`emit.rs`). They look secrets up in tables, so they are
//! **not constant-time**: how long a load takes depends on which rows a warp asks for. They exist in the lab only.
use crate::pair::Outcome;
use std::fmt;

/// The kinds of memory of a card from which tables are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// By `ld.global.nc`, which is the paper's `__ldg`.
    Global,
    Constant,
    /// By a texture object over linear memory.
    Texture,
    /// Each thread block copies the tables there first.
    Shared,
}

impl Place {
    const ALL: [(Self, &str); 4] =
        [(Self::Global, "global"), (Self::Constant, "constant"), (Self::Texture, "texture"), (Self::Shared, "shared")];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(place, _)| *place == self).map_or("", |(_, name)| name)
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, n)| *n == name).map(|(place, _)| *place)
    }
}

/// A kernel: ECB encryption from tables of LS, or decryption from tables of its inverse and those of pi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Where the tables of LS are, or of L^-1 S^-1: 16 x 256 x 128 bits.
    pub tables: Place,
    /// Where the tables of pi and of its inverse are, for decryption.
    pub pi: Option<Place>,
    /// Blocks of text that a thread processes.
    pub blocks: u32,
    /// Whether threads 0 to 15 of a warp process the blocks with even numbers, and 16 to 31 those with odd ones, as in
    /// the paper; otherwise the threads and the blocks of text are in the same order.
    pub halves: bool,
}

/// The bytes of the tables of LS.
pub const TABLES: usize = 16 * 256 * 16;
/// The bytes of the table of pi and of that of its inverse.
pub const PI: usize = 2 * 256;
/// The bytes of the round keys.
pub const KEYS: usize = 10 * 16;

impl Kernel {
    /// The kernel that has this name: the place of the tables; for decryption `pi` and the place of its tables;
    /// `2 blocks` or `4 blocks`; `plain` if the half-warps do not have even and odd blocks.
    pub fn parse(name: &str) -> Outcome<Self> {
        let wrong = |part: &str| {
            format!(
                "{name:?}: {part:?}: a kernel is `global`, `constant`, `texture` or `shared`; then, for decryption, \
                 `pi global`, `pi constant` or `pi shared`; `2 blocks` or `4 blocks`; `plain`"
            )
        };
        let mut parts = name.split(", ").peekable();
        let first = parts.next().unwrap_or_default();
        let tables = Place::from_name(first).ok_or_else(|| wrong(first))?;
        let pi = parts.next_if(|part| part.starts_with("pi ")).map(|part| {
            Place::from_name(&part["pi ".len()..]).filter(|place| *place != Place::Texture).ok_or_else(|| wrong(part))
        });
        let pi = pi.transpose()?;
        let blocks = match parts.next_if(|part| part.ends_with(" blocks")) {
            None => 1,
            Some("2 blocks") => 2,
            Some("4 blocks") => 4,
            Some(other) => return Err(wrong(other).into()),
        };
        let halves = parts.next_if(|part| *part == "plain").is_none();
        if let Some(more) = parts.next() {
            return Err(wrong(more).into());
        }
        if (tables, pi) == (Place::Constant, Some(Place::Constant)) {
            return Err(format!("{name:?}: the tables of LS alone fill the constant memory of a module").into());
        }
        Ok(Self { tables, pi, blocks, halves })
    }

    /// The bytes of shared memory whose size the launch determines: more than 48 KB must be asked for.
    pub fn dynamic_shared(&self) -> usize {
        if self.tables == Place::Shared { TABLES } else { 0 }
    }

    /// All of the shared memory that a thread block occupies.
    pub fn shared(&self) -> usize {
        self.dynamic_shared() + KEYS + if self.pi == Some(Place::Shared) { PI } else { 0 }
    }

    /// Whether a thread goes on to further blocks of text. If each thread block has to copy the tables first, there must
    /// be few of them; otherwise a grid is as large as the text, as in the paper.
    pub fn loops(&self) -> bool {
        self.tables == Place::Shared
    }

    /// Whether the paper has it. It has no tables of LS in shared memory (its card's 48 KB are too few), several blocks
    /// per thread only with tables in global memory, and decryption only with tables of LS in global memory.
    pub fn is_the_papers(&self) -> bool {
        match (self.tables, self.pi) {
            (Place::Shared, _) => false,
            (Place::Global, None) => true,
            (_, None) => self.blocks == 1,
            (tables, Some(_)) => tables == Place::Global && self.blocks == 1,
        }
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tables.name())?;
        if let Some(pi) = self.pi {
            write!(f, ", pi {}", pi.name())?;
        }
        if self.blocks > 1 {
            write!(f, ", {} blocks", self.blocks)?;
        }
        if !self.halves {
            f.write_str(", plain")?;
        }
        Ok(())
    }
}

/// All kernels that there are.
pub fn all() -> Vec<Kernel> {
    let places = [None, Some(Place::Global), Some(Place::Constant), Some(Place::Shared)];
    let mut all = Vec::new();
    for pi in places {
        for (tables, _) in Place::ALL {
            for blocks in [1, 2, 4] {
                for halves in [true, false] {
                    if (tables, pi) != (Place::Constant, Some(Place::Constant)) {
                        all.push(Kernel { tables, pi, blocks, halves });
                    }
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        for kernel in all() {
            assert_eq!(Kernel::parse(&kernel.to_string()).unwrap(), kernel);
        }
        assert_eq!(all().len(), 90);
        let kernel = Kernel::parse("shared, pi global, 4 blocks, plain").unwrap();
        assert_eq!(kernel, Kernel { tables: Place::Shared, pi: Some(Place::Global), blocks: 4, halves: false });
        for (name, part) in [
            ("", "\"\""),
            ("locale", "\"locale\""),
            ("global, 3 blocks", "\"3 blocks\""),
            ("global, pi texture", "\"pi texture\""),
            ("global, plain, plain", "\"plain\""),
            ("global, plain, pi global", "\"pi global\""),
        ] {
            let error = Kernel::parse(name).unwrap_err().to_string();
            assert!(error.contains(part) && error.contains("a kernel is `global`, "), "{error}");
        }
        assert!(Kernel::parse("constant, pi constant").unwrap_err().to_string().contains("fill the constant memory"));
    }

    #[test]
    fn what_is_the_papers() {
        let papers: Vec<_> = all().iter().filter(|k| k.halves && k.is_the_papers()).map(Kernel::to_string).collect();
        let expected = ["global", "global, 2 blocks", "global, 4 blocks", "constant", "texture"];
        let decryption = ["global, pi global", "global, pi constant", "global, pi shared"];
        assert_eq!(papers, [&expected[..], &decryption].concat());
    }
}
