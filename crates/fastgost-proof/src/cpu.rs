//! The kinds of CPUs for which the library has separate kernels.

/// A level, which is a set of CPU features for which the library has kernels.
pub use fastgost::Level;

/// The maker of a CPU. For some levels, the library has separate kernels for one maker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    /// Intel, and all other makers.
    Intel,
    /// AMD, but only CPUs without the feature VP2INTERSECT. These CPUs have the core Zen 4.
    Amd,
}

/// A CPU of a level. The CPU has the features of the level. It also has the other features that all real CPUs of this
/// level have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cpu {
    /// The level whose features the CPU has.
    pub level: Level,
    /// The maker of the CPU.
    pub maker: Maker,
}

impl Cpu {
    /// Returns the makers of CPUs of this level. The result has several makers if the library has different kernels for
    /// the CPUs of different makers.
    pub fn of(level: Level) -> &'static [Maker] {
        if level == Level::Avx512 { &[Maker::Intel, Maker::Amd] } else { &[Maker::Intel] }
    }

    /// Returns the name of the CPU for the titles of rows (statements that are proved). The name is the name of the
    /// level. For AMD, the name of the maker follows the name of the level, in brackets.
    pub fn name(self) -> String {
        match self.maker {
            Maker::Intel => self.level.name().into(),
            Maker::Amd => format!("{}(amd)", self.level.name()),
        }
    }
}
