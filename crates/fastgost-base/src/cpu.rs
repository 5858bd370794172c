//! The levels of every architecture. A level is a set of CPU features for which the library has code. Only this file
//! queries the CPU.
use crate::error::Error;
use core::{fmt, str::FromStr};

/// Whether this CPU has a feature. The macro returns `false` for a feature that only another architecture has. Without
/// `std` the CPU is not examined at run time, so the result depends on the compiler's options. On WebAssembly the
/// result always depends on the compiler's options.
macro_rules! has {
    (x86, $feature:tt) => {{
        #[cfg(all(feature = "std", any(target_arch = "x86", target_arch = "x86_64")))]
        let has = std::arch::is_x86_feature_detected!($feature);
        // Valgrind can execute ADX instructions, but reports that the CPU lacks ADX. So tests under Valgrind set
        // CTGRIND_ADX to use the code with ADX.
        #[cfg(all(ctgrind, feature = "std", target_arch = "x86_64"))]
        let has = has || $feature == "adx" && std::env::var_os("CTGRIND_ADX").is_some();
        #[cfg(not(all(feature = "std", any(target_arch = "x86", target_arch = "x86_64"))))]
        let has = cfg!(all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = $feature));
        has
    }};
    (aarch64, $feature:tt) => {{
        #[cfg(all(feature = "std", target_arch = "aarch64"))]
        let has = std::arch::is_aarch64_feature_detected!($feature);
        #[cfg(not(all(feature = "std", target_arch = "aarch64")))]
        let has = cfg!(all(target_arch = "aarch64", target_feature = $feature));
        has
    }};
    (wasm32, $feature:tt) => {
        cfg!(all(target_arch = "wasm32", target_feature = $feature))
    };
}

/// Defines the type `Level` from a list of levels, with one group for each architecture. A group begins with the name
/// that the macro `has!` uses for the architecture, and with the condition for the architecture's targets. Then the
/// group lists its levels, best first. Each level has a name and a list of required features. The levels that every
/// architecture has come last.
macro_rules! levels {
    ($(
        $arch:ident if $targets:meta {
            $($(#[$about:meta])* $level:ident $name:literal: [$($feature:tt),*];)+
        }
    )+) => {
        /// A set of CPU features. All algorithms share one list of levels. A kernel is an algorithm's code for one
        /// level. If an algorithm has no kernel for a level, the algorithm uses the best of its kernels for lower
        /// levels. Every build has the levels of all architectures, but only the levels for its architecture can be
        /// available.
        ///
        /// ```
        /// use fastgost::{Kuznyechik, Level};
        ///
        /// let level: Level = "portable".parse()?;
        /// let cipher = Kuznyechik::with_level(level, &[7; 32])?;
        /// assert!(level.available() && Level::ALL.contains(&level));
        /// # Ok::<(), fastgost::Error>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Level {
            $($($(#[$about])* $level,)+)+
        }

        impl Level {
            /// The levels of this architecture, best first. The last constant-time level is
            /// [`Portable`](Level::Portable).
            pub const ALL: &[Level] = &[$($(#[cfg($targets)] Level::$level,)+)+];

            /// The levels of all architectures.
            const ANYWHERE: &[Level] = &[$($(Level::$level,)+)+];

            /// The names of all levels, as text for error messages.
            const NAMES: &str = concat!($($(", ", $name),+),+).split_at(2).1;

            /// The name of the level on command lines and in reports.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Level::$level => $name,)+)+
                }
            }

            /// Whether this CPU has every feature of the level.
            #[inline]
            pub fn available(self) -> bool {
                match self {
                    $($(Level::$level => cfg!($targets) $(&& has!($arch, $feature))*,)+)+
                }
            }

            /// Calls `visit` for each feature that the level needs. The second argument is true if this CPU has the
            /// feature.
            pub fn features(self, mut visit: impl FnMut(&'static str, bool)) {
                match self {
                    $($(Level::$level => { $(visit($feature, has!($arch, $feature));)* })+)+
                }
            }
        }
    };
}

levels! {
    x86 if any(target_arch = "x86", target_arch = "x86_64") {
        /// AVX-512 F, BW, VL, DQ, VBMI and IFMA, with GFNI and VPCLMULQDQ. The level also needs BMI2 and ADX, which all
        /// CPUs with these features have.
        Avx512 "avx512": ["avx512f", "avx512bw", "avx512vl", "avx512dq", "avx512vbmi", "avx512ifma", "gfni", "vpclmulqdq", "bmi2", "adx"];
        /// AVX-512 F, BW, VL and DQ.
        Avx512Bw "avx512bw": ["avx512f", "avx512bw", "avx512vl", "avx512dq"];
        /// AVX2 with GFNI.
        Avx2Gfni "avx2-gfni": ["avx2", "gfni"];
        /// AVX2 with PCLMULQDQ, BMI2 and ADX.
        Avx2 "avx2": ["avx2", "pclmulqdq", "bmi2", "adx"];
        /// SSSE3.
        Ssse3 "ssse3": ["ssse3"];
    }
    aarch64 if all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")) {
        /// NEON (Advanced SIMD) with the SHA-3 extension and the AES extension. Kernels use the SHA-3 extension because
        /// it has logic instructions with three inputs.
        NeonSha3 "neon-sha3": ["neon", "aes", "sha3"];
        /// NEON (Advanced SIMD) with the AES extension. Kernels use the AES extension because it has a carry-less
        /// multiplication.
        NeonAes "neon-aes": ["neon", "aes"];
        /// NEON (Advanced SIMD).
        Neon "neon": ["neon"];
    }
    wasm32 if all(target_arch = "wasm32", target_feature = "simd128") {
        /// WebAssembly's 128-bit SIMD. Only builds with `-C target-feature=+simd128` have this level, because an engine
        /// without SIMD cannot load such a build.
        Simd128 "simd128": ["simd128"];
    }
    any if all() {
        /// Plain integer code, which runs on any CPU.
        Portable "portable": [];
    }
    any if feature = "tables" {
        /// Code with tables, which runs on any CPU. Secret bytes are indices in the tables, so this level is NOT
        /// constant-time. The library uses this level only if the caller requests the level, and only some algorithms
        /// have a kernel for the level. The level is available only in builds with the Cargo feature `tables`.
        Tables "tables": [];
    }
}

impl Level {
    /// Returns the level with this name. The level may belong to any architecture.
    ///
    /// # Errors
    /// [`Error::UnknownLevel`].
    pub fn from_name(name: &str) -> Result<Level, Error> {
        let mut all = Level::ANYWHERE.iter().copied();
        all.find(|l| l.name() == name).ok_or(Error::UnknownLevel { allowed: Level::NAMES })
    }

    /// Whether kernels of this level never index memory by secrets, and never branch on secrets.
    #[inline]
    pub const fn constant_time(self) -> bool {
        !matches!(self, Level::Tables)
    }

    /// Whether a kernel for `self` may be used when the caller requests `level`. The answer is `true` if `self` is
    /// `level` or a lower level. Only levels of this architecture are ordered, so the answer is `false` for a level of
    /// another architecture.
    #[doc(hidden)]
    #[inline]
    pub fn stands_in_for(self, level: Level) -> bool {
        let rank = |level| Level::ALL.iter().position(|l| *l == level);
        match (rank(self), rank(level)) {
            (Some(own), Some(wanted)) => own >= wanted,
            _ => false,
        }
    }
}

/// Whether this CPU of level [`Level::Avx512`] splits 512-bit operations into two operations of 256 bits. AMD's CPUs of
/// the generation Zen 4 split these operations. A Zen 4 is recognised by SSE4a (which only AMD has) and the absence of
/// VP2INTERSECT. If a hypervisor hides VP2INTERSECT, a Zen 5 is taken for a Zen 4. Mobile Zen 5 also splits operations,
/// but for Mobile Zen 5 the answer is `false`. A wrong answer affects only the speed.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline]
pub fn splits_512() -> bool {
    is_amd() && !has!(x86, "avx512vp2intersect")
}

/// Whether AMD made this CPU of level [`Level::Avx512`]. AMD's CPUs are recognised by SSE4a. A wrong answer affects
/// only the speed.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline]
pub fn is_amd() -> bool {
    has!(x86, "sse4a")
}

/// Returns true if all vector units of this CPU of level [`Level::NeonSha3`] have logic instructions with three inputs.
/// Apple's CPUs have these instructions in all units. Arm's CPUs have these instructions in only one of their units,
/// and are recognised by SVE. The function treats a CPU of another maker like Apple's CPUs if the CPU has no SVE, or if
/// a hypervisor hides SVE. A wrong answer affects only the speed.
#[cfg(target_arch = "aarch64")]
#[inline]
pub fn three_inputs_everywhere() -> bool {
    !has!(aarch64, "sve")
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Parses a level's name. Fails with [`Error::UnknownLevel`] if no level has this name.
impl FromStr for Level {
    type Err = Error;
    fn from_str(name: &str) -> Result<Self, Error> {
        Level::from_name(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{string::ToString, vec::Vec};

    #[test]
    fn levels_are_ordered_within_one_architecture() {
        assert_eq!(Level::ALL.iter().rfind(|l| l.constant_time()), Some(&Level::Portable));
        for (i, a) in Level::ALL.iter().enumerate() {
            for (j, b) in Level::ALL.iter().enumerate() {
                assert_eq!(a.stands_in_for(*b), i >= j, "{a} for {b}");
            }
        }
        for level in Level::ANYWHERE.iter().filter(|l| !Level::ALL.contains(l)) {
            assert!(!level.available(), "{level} is of another architecture");
            level.features(|feature, has| assert!(!has, "{level}: {feature}"));
            for own in Level::ALL {
                assert!(!own.stands_in_for(*level) && !level.stands_in_for(*own), "{own} and {level}");
            }
        }
        assert!(Level::Portable.available());
    }

    #[test]
    fn names_are_of_one_level_each() {
        let anywhere: Vec<_> = Level::ANYWHERE.iter().map(|l| l.name()).collect();
        assert_eq!(Level::NAMES, anywhere.join(", "));
        for level in Level::ANYWHERE {
            assert_eq!(level.name().parse(), Ok(*level));
            assert_eq!(level.constant_time(), level.name() != "tables");
            assert_eq!(level.to_string(), level.name());
        }
        assert_eq!("Avx2".parse::<Level>(), Err(Error::UnknownLevel { allowed: Level::NAMES }));
        let names: Vec<_> = Level::ALL.iter().filter(|l| l.constant_time()).map(|l| l.name()).collect();
        if cfg!(any(target_arch = "x86", target_arch = "x86_64")) {
            assert_eq!(names, ["avx512", "avx512bw", "avx2-gfni", "avx2", "ssse3", "portable"]);
        }
        if cfg!(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat"))) {
            assert_eq!(names, ["neon-sha3", "neon-aes", "neon", "portable"]);
        }
        if cfg!(target_arch = "wasm32") {
            let simd: &[_] = if cfg!(target_feature = "simd128") { &["simd128"] } else { &[] };
            assert_eq!(names, [simd, &["portable"]].concat());
        }
    }

    #[test]
    fn available_means_every_feature() {
        for level in Level::ANYWHERE {
            let mut all = true;
            level.features(|_, has| all &= has);
            let here = Level::ALL.contains(level);
            assert_eq!(level.available(), all && here, "{level}");
        }
    }
}
