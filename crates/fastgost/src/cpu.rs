//! Levels of CPU features: the only place that asks the CPU what it has.
use core::fmt;

/// A set of CPU features. One list for all algorithms; an algorithm without a kernel for a level uses its next lower
/// one. Ordered from best to most portable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// AVX-512 F, BW, VL, DQ, VBMI and IFMA with GFNI and VPCLMULQDQ.
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

    /// Whether this CPU has every feature of the level. In a build without `std` nothing can be asked at run time, and
    /// the answer is what the compiler was told to assume.
    pub fn available(self) -> bool {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        match self {
            Level::Avx512 => {
                has!("avx512f", "avx512bw", "avx512vl", "avx512dq", "avx512vbmi", "avx512ifma", "gfni", "vpclmulqdq")
            }
            Level::Avx512Bw => has!("avx512f", "avx512bw", "avx512vl", "avx512dq"),
            Level::Avx2Gfni => has!("avx2", "gfni"),
            Level::Avx2 => has!("avx2", "pclmulqdq", "bmi2", "adx"),
            Level::Ssse3 => has!("ssse3"),
            Level::Portable => true,
        }
        #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
        matches!(self, Level::Portable)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Whether the CPU has all of these features.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
macro_rules! has {
    ($($feature:tt),+) => {{
        #[cfg(feature = "std")]
        { $(std::arch::is_x86_feature_detected!($feature))&&+ }
        #[cfg(not(feature = "std"))]
        { $(cfg!(target_feature = $feature))&&+ }
    }};
}
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use has;
