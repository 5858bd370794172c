//! Levels of CPU features: the only place that asks the CPU what it has.
use core::fmt;

/// A set of CPU features. One list for all algorithms; an algorithm without a kernel for a level uses its next lower
/// one. Ordered from best to most portable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
}

impl Level {
    /// All levels, best first.
    pub const ALL: [Level; 6] =
        [Level::Avx512, Level::Avx512Bw, Level::Avx2Gfni, Level::Avx2, Level::Ssse3, Level::Portable];

    /// The name on command lines and in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Avx512 => "avx512",
            Level::Avx512Bw => "avx512bw",
            Level::Avx2Gfni => "avx2-gfni",
            Level::Avx2 => "avx2",
            Level::Ssse3 => "ssse3",
            Level::Portable => "portable",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|l| l.name() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

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
    ($($level:ident: [$($feature:tt),*];)+) => {
        impl Level {
            /// Whether this CPU has every feature of the level.
            pub fn available(self) -> bool {
                match self {
                    $(Level::$level => true $(&& has!($feature))*,)+
                }
            }

            /// Calls `visit` with each feature that the level needs, and whether this CPU has it.
            pub fn features(self, mut visit: impl FnMut(&'static str, bool)) {
                match self {
                    $(Level::$level => { $(visit($feature, has!($feature));)* })+
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
}
