//! The paper's figures: Golchevskiy and Ushakov, Bulletin of Syktyvkar University, series 1, 2023, 1 (46), 30-49, doi
//! 10.34130/1992-2752_2023_1_30. In the text of the paper that we have, the charts have only an axis, and no values of
//! variants.

/// The smallest gain for which optimisation by hand is worth its effort. The paper does not say with which code it
/// compares.
pub const WORTH: f64 = 1.2;
/// The smallest and the largest gain over `src` on the paper's five processors.
pub const GAINS: [f64; 2] = [1.7, 3.2];
/// The mean gain on the paper's Intel processors: Haswell, Sandy Bridge, Arrandale and Wolfdale.
pub const MEAN_GAIN: f64 = 2.25;
/// The end of the axis in the 64-bit chart, in MB/s.
pub const AXIS_64: f64 = 220.0;
/// The variants for 64 bits that behave differently on Vishera, the paper's only AMD processor, than on the others.
pub const FOUR: [&str; 4] = ["gr-R4A", "gs-L4", "gs-L4EK", "gs-L4EKP2f"];
/// The name of the compiled version that the paper compares with gs-L4: in the paper's spelling, and in our spelling.
pub const COUNTERPART: [&str; 2] = ["girt-O3", "gitr-O3"];
