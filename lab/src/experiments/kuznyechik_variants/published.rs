//! The paper's figures: Golchevskiy and Ushakov, Bulletin of Syktyvkar University, series 1, 2023, 1 (46), 30-49,
//! doi 10.34130/1992-2752_2023_1_30. Of its charts only an axis survives in the text at hand, no value per variant.

/// The gain from which optimisation by hand is worth it; over what, the paper does not say.
pub const WORTH: f64 = 1.2;
/// The gains over src, from the smallest to the largest of its five processors.
pub const GAINS: [f64; 2] = [1.7, 3.2];
/// The mean gain on its Intel processors: Haswell, Sandy Bridge, Arrandale, Wolfdale.
pub const MEAN_GAIN: f64 = 2.25;
/// Where the axis of the 64-bit chart ends, in MB/s.
pub const AXIS_64: f64 = 220.0;
/// The variants that behave otherwise on its only AMD processor, Vishera, in 64 bits.
pub const FOUR: [&str; 4] = ["gr-R4A", "gs-L4", "gs-L4EK", "gs-L4EKP2f"];
/// The compiled version that it compares with gs-L4, and in our spelling.
pub const COUNTERPART: [&str; 2] = ["girt-O3", "gitr-O3"];
