//! The kinds of CPUs for which the library has separate kernels.

/// The levels of CPU features.
pub use fastgost::Level;

/// The maker of a CPU. For some levels, the library has separate kernels for one maker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    /// Intel, and all other makers.
    Intel,
    /// AMD. This is only for CPUs before VP2INTERSECT, which are CPUs with Zen 4.
    Amd,
}

/// A CPU that has the features of a level. It also has the features that all CPUs with this level have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cpu {
    /// The level.
    pub level: Level,
    /// The maker.
    pub maker: Maker,
}

impl Cpu {
    /// The makers for whose CPUs the library has different kernels on this level.
    pub fn of(level: Level) -> &'static [Maker] {
        if level == Level::Avx512 { &[Maker::Intel, Maker::Amd] } else { &[Maker::Intel] }
    }

    /// The name of the CPU in titles. The name is the name of the level. If the library has separate kernels for this
    /// maker on this level, the maker's name follows.
    pub fn name(self) -> String {
        match self.maker {
            Maker::Intel => self.level.name().into(),
            Maker::Amd => format!("{}(amd)", self.level.name()),
        }
    }
}
