//! The CPUs that have separate kernels.

/// The levels of CPU features.
pub use fastgost::Level;

/// The maker of a CPU: the library has some kernels of a level only for some makers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    /// Intel, and all others.
    Intel,
    /// AMD, before it had VP2INTERSECT: Zen 4.
    Amd,
}

/// A CPU that has the features of a level, and the features that all CPUs with that level have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cpu {
    /// The level.
    pub level: Level,
    /// The maker.
    pub maker: Maker,
}

impl Cpu {
    /// The CPUs that have different kernels of a level.
    pub fn of(level: Level) -> &'static [Maker] {
        if level == Level::Avx512 { &[Maker::Intel, Maker::Amd] } else { &[Maker::Intel] }
    }

    /// The name of the CPU in titles: the level, and the maker if the maker's CPUs have other kernels.
    pub fn name(self) -> String {
        match self.maker {
            Maker::Intel => self.level.name().into(),
            Maker::Amd => format!("{}(amd)", self.level.name()),
        }
    }
}
