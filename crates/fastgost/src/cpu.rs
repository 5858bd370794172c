//! Levels of CPU features: the only place that asks the CPU what it has.
use crate::error::Error;
use core::{fmt, str::FromStr};

/// A set of CPU features. One list for all algorithms; an algorithm without a kernel for a level uses its next lower
/// one. Ordered from best to most portable.
///
/// ```
/// use fastgost::{Kuznyechik, Level};
///
/// let level: Level = "portable".parse()?;
/// let cipher = Kuznyechik::with_level(level, &[7; 32])?;
/// assert!(level.available() && Level::ALL.contains(&level));
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Level {
    /// AVX-512 F, BW, VL, DQ, VBMI and IFMA with GFNI and VPCLMULQDQ; BMI2 and ADX, which all such CPUs have.
    Avx512,
    /// AVX-512 F, BW, VL and DQ.
    Avx512Bw,
    /// AVX2 with GFNI.
    Avx2Gfni,
    /// AVX2 with PCLMULQDQ, BMI2 and ADX.
    Avx2,
    /// SSSE3.
    Ssse3,
    /// Any CPU: plain integer code.
    Portable,
    /// Any CPU: tables indexed by secret bytes, so NOT constant-time. Never chosen unless asked for, and only for algorithms that
    /// have such a kernel.
    #[cfg(feature = "tables")]
    Tables,
}

impl Level {
    /// All levels, best first.
    pub const ALL: &[Level] = &[
        Level::Avx512,
        Level::Avx512Bw,
        Level::Avx2Gfni,
        Level::Avx2,
        Level::Ssse3,
        Level::Portable,
        #[cfg(feature = "tables")]
        Level::Tables,
    ];

    /// The name on command lines and in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Avx512 => "avx512",
            Level::Avx512Bw => "avx512bw",
            Level::Avx2Gfni => "avx2-gfni",
            Level::Avx2 => "avx2",
            Level::Ssse3 => "ssse3",
            Level::Portable => "portable",
            #[cfg(feature = "tables")]
            Level::Tables => "tables",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|l| l.name() == name)
    }

    /// Whether kernels of this level index no memory by secrets and take no branch on them.
    pub const fn constant_time(self) -> bool {
        match self {
            #[cfg(feature = "tables")]
            Level::Tables => false,
            _ => true,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// By its name: [`Error::UnknownLevel`] if there is none.
impl FromStr for Level {
    type Err = Error;
    fn from_str(name: &str) -> Result<Self, Error> {
        Level::from_name(name).ok_or(Error::UnknownLevel { allowed: NAMES })
    }
}

/// For errors.
const NAMES: &str = match cfg!(feature = "tables") {
    false => "avx512, avx512bw, avx2-gfni, avx2, ssse3, portable",
    true => "avx512, avx512bw, avx2-gfni, avx2, ssse3, portable, tables",
};

/// Whether the CPU has the feature. In a build without `std` nothing can be asked at run time, and the answer is what the
/// compiler was told to assume.
macro_rules! has {
    ($feature:tt) => {{
        #[cfg(all(feature = "std", any(target_arch = "x86", target_arch = "x86_64")))]
        let has = std::arch::is_x86_feature_detected!($feature);
        #[cfg(all(not(feature = "std"), any(target_arch = "x86", target_arch = "x86_64")))]
        let has = cfg!(target_feature = $feature);
        #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
        let has = false;
        has
    }};
}

macro_rules! levels {
    ($($(#[$cfg:meta])? $level:ident: [$($feature:tt),*];)+) => {
        impl Level {
            /// Whether this CPU has every feature of the level.
            pub fn available(self) -> bool {
                match self {
                    $($(#[$cfg])? Level::$level => true $(&& has!($feature))*,)+
                }
            }

            /// Calls `visit` with each feature that the level needs, and whether this CPU has it.
            pub fn features(self, mut visit: impl FnMut(&'static str, bool)) {
                match self {
                    $($(#[$cfg])? Level::$level => { $(visit($feature, has!($feature));)* })+
                }
            }
        }
    };
}

levels! {
    Avx512: ["avx512f", "avx512bw", "avx512vl", "avx512dq", "avx512vbmi", "avx512ifma", "gfni", "vpclmulqdq", "bmi2", "adx"];
    Avx512Bw: ["avx512f", "avx512bw", "avx512vl", "avx512dq"];
    Avx2Gfni: ["avx2", "gfni"];
    Avx2: ["avx2", "pclmulqdq", "bmi2", "adx"];
    Ssse3: ["ssse3"];
    Portable: [];
    #[cfg(feature = "tables")]
    Tables: [];
}

#[cfg(test)]
mod tests {
    use super::{Level, NAMES};
    use std::vec::Vec;

    #[test]
    fn names_and_levels() {
        let names: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
        assert_eq!(NAMES, names.join(", "));
        assert!(Level::ALL.is_sorted());
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(*level));
            assert_eq!(level.constant_time(), level.name() != "tables");
        }
        assert_eq!("mmx".parse::<Level>(), Err(crate::Error::UnknownLevel { allowed: NAMES }));
    }
}
