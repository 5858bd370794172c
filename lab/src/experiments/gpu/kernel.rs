//! The names of the paper's kernels of Kuznyechik. `emit.rs` writes a kernel as PTX. Secrets are indices in the tables,
//! and the time of a load depends on the rows that a warp loads. So the kernels are **not constant-time**. They exist
//! only in the lab.
use crate::pair::Outcome;
use std::fmt;

/// The kinds of GPU memory from which tables are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Global memory, read with `ld.global.nc`. The paper writes this instruction as `__ldg`.
    Global,
    Constant,
    /// Texture memory, read through a texture object over linear memory.
    Texture,
    /// Shared memory. Each thread block first copies the tables to its shared memory.
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

/// A kernel for ECB. Encryption uses tables of LS. Decryption uses tables of L^-1 S^-1, and tables of pi and its
/// inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// The place of the tables of LS or of L^-1 S^-1. The tables have 16 x 256 rows of 128 bits.
    pub tables: Place,
    /// The place of the tables of pi and its inverse. None for encryption.
    pub pi: Option<Place>,
    /// The number of blocks of text that a thread processes at a time.
    pub blocks: u32,
    /// Whether the kernel has the paper's order of blocks. In this order, threads 0 to 15 of a warp process the blocks
    /// with even numbers, and threads 16 to 31 process the blocks with odd numbers. In the plain order, the threads and
    /// the blocks have the same order.
    pub halves: bool,
}

/// The number of bytes of the tables of LS.
pub const TABLES: usize = 16 * 256 * 16;
/// The number of bytes of the tables of pi and its inverse.
pub const PI: usize = 2 * 256;
/// The number of bytes of the round keys.
pub const KEYS: usize = 10 * 16;

impl Kernel {
    /// Returns the kernel with this name. The name begins with the place of the tables. For decryption, `pi` and the
    /// place of the tables of pi follow. If a thread processes several blocks at a time, `2 blocks` or `4 blocks` comes
    /// next. If the kernel has the plain order of blocks, the name ends with `plain`.
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

    /// Returns the number of bytes of dynamic shared memory, which the launch of the kernel requests. If there are more
    /// than 48 KB, `Function::allow_shared` must be called before the launch.
    pub fn dynamic_shared(&self) -> usize {
        if self.tables == Place::Shared { TABLES } else { 0 }
    }

    /// Returns the number of bytes of all shared memory that a thread block uses.
    pub fn shared(&self) -> usize {
        self.dynamic_shared() + KEYS + if self.pi == Some(Place::Shared) { PI } else { 0 }
    }

    /// Whether a thread processes further blocks of text after its first blocks. If each thread block must first copy
    /// the tables, there should be few thread blocks, so their threads process more text. Otherwise there are enough
    /// threads for the whole text, as in the paper.
    pub fn loops(&self) -> bool {
        self.tables == Place::Shared
    }

    /// Whether the paper has this kernel. The paper has no tables of LS in shared memory, because its GPU has only 48
    /// KB of shared memory. It has several blocks per thread only for encryption with tables in global memory. It has
    /// decryption only with tables of L^-1 S^-1 in global memory.
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

/// Returns all kernels.
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
