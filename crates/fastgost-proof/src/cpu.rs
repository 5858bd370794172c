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

/// A CPU of a level. The CPU has the features of the level, and also all features that every real CPU of this level
/// has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cpu {
    /// The level whose features the CPU has.
    pub level: Level,
    /// The maker of the CPU.
    pub maker: Maker,
}

impl Cpu {
    /// Returns the makers for whose CPUs the library has different kernels on this level.
    pub fn of(level: Level) -> &'static [Maker] {
        if level == Level::Avx512 { &[Maker::Intel, Maker::Amd] } else { &[Maker::Intel] }
    }

    /// Returns the name of the CPU in titles. The name is the name of the level. If the library has separate kernels
    /// for this maker on this level, the maker's name follows.
    pub fn name(self) -> String {
        match self.maker {
            Maker::Intel => self.level.name().into(),
            Maker::Amd => format!("{}(amd)", self.level.name()),
        }
    }
}
