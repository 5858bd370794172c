//! The paper's figures: A. I. Borisov, E. V. Myasnikov, "An implementation of the Kuznyechik cipher with NVIDIA CUDA".
//! The figures are MB/s on a GeForce GTX 850M (DDR3), without copies. The figures of the CPU are for 4 threads with SSE
//! on an i7-4510U. In the text of the paper that we have, only the figures 58.07 and 2753.76 have all digits that the
//! paper prints. Most other figures are whole numbers.
use super::{BY_SIZE, BY_THREAD_BLOCK, CPU};
use crate::{
    experiment::{
        Lab,
        owner::PUBLISHED,
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
};

pub const GPU_NAME: &str = "GeForce GTX 850M (DDR3), published";
pub const CPU_NAME: &str = "i7-4510U, published";

/// The sizes of the paper's texts in bytes.
pub const BYTES: [usize; 8] = [1 << 10, 32 << 10, 128 << 10, 1 << 20, 16 << 20, 64 << 20, 128 << 20, 512 << 20];
/// The numbers of threads per thread block that the paper compares, with 128 MB of text.
pub const THREADS: [usize; 9] = [32, 64, 128, 192, 256, 384, 512, 768, 1024];
/// The number of bytes in the paper's MB. The paper gives 131072 KB as 128 MB, and 2753 MB/s as 2.7 GB/s. (If its MB
/// had 10^6 bytes, 2753 MB/s would be 2.8 GB/s.)
const MB: f64 = (1 << 20) as f64;
/// The size of the text for the figures by thread block.
pub const THREADS_BYTES: usize = 128 << 20;

pub const ENCRYPTION_CPU: [f64; 8] = [58.07, 75.0, 83.0, 149.0, 170.0, 173.0, 173.0, 176.0];
pub const DECRYPTION_CPU: [f64; 8] = [17.0, 66.0, 65.0, 114.0, 183.0, 181.0, 181.0, 179.0];

/// The figures of encryption, for each variant. The figures of a variant are in the order of `BYTES`.
pub const ENCRYPTION: [(&str, [f64; 8]); 5] = [
    ("global", [14.5, 277.0, 1101.0, 2081.0, 2676.0, 2749.0, 2753.0, 2752.0]),
    ("global, 2 blocks", [9.4, 324.0, 1289.0, 1420.0, 1409.0, 1414.0, 1414.0, 1411.0]),
    ("global, 4 blocks", [5.3, 167.0, 653.0, 872.0, 807.0, 796.0, 777.0, 765.0]),
    ("constant", [2.3, 45.0, 200.0, 518.0, 594.0, 597.0, 597.0, 598.0]),
    ("texture", [16.0, 323.0, 1274.0, 1411.0, 1399.0, 1403.0, 1403.0, 1401.0]),
];

pub const DECRYPTION: [(&str, [f64; 8]); 3] = [
    ("global, pi global", [12.8, 241.0, 958.0, 1808.0, 2174.0, 2376.0, 2369.0, 2362.0]),
    ("global, pi constant", [13.4, 256.0, 1023.0, 1927.0, 2128.0, 2143.0, 2145.0, 2145.0]),
    ("global, pi shared", [15.1, 296.0, 1187.0, 2258.0, 2505.0, 2522.0, 2518.0, 2524.0]),
];

/// The figures of encryption by threads per thread block, in the order of `THREADS`.
pub const BY_THREADS: [(&str, [f64; 9]); 5] = [
    ("global", [795.0, 1691.0, 2476.0, 2610.0, 2661.0, 2753.76, 2653.0, 2663.0, 2474.0]),
    ("global, 2 blocks", [795.0, 1137.0, 1310.0, 1363.0, 1345.0, 1413.0, 1348.0, 1331.0, 1258.0]),
    ("global, 4 blocks", [815.0, 811.0, 806.0, 827.0, 816.0, 779.0, 818.0, 984.0, 770.0]),
    ("constant", [21.0, 49.0, 104.0, 193.0, 424.0, 598.0, 551.0, 508.0, 438.0]),
    ("texture", [770.0, 1154.0, 1303.0, 1346.0, 1361.0, 1403.0, 1337.0, 1319.0, 1247.0]),
];

/// Adds the paper's figures as rows of another machine, so that the report draws them in the same charts as our
/// figures.
pub fn rows(lab: &mut Lab<'_>) -> Outcome {
    let mut rows = Vec::new();
    let mut add = |machine: &str, operation: String, variant: &str, threads: usize, bytes: usize, value: f64| {
        let row = lab.row(PUBLISHED, "kuznyechik", &operation, variant);
        let (machine, summary) = (machine.to_owned(), Summary::of(&[value * MB / 1e6]));
        rows.push(Row { machine, threads, bytes, unit: Unit::MbPerSecond, summary, ..row });
    };
    for (direction, by_size, cpu) in
        [("encrypt", &ENCRYPTION[..], ENCRYPTION_CPU), ("decrypt", &DECRYPTION[..], DECRYPTION_CPU)]
    {
        for (bytes, value) in BYTES.into_iter().zip(cpu) {
            add(CPU_NAME, format!("{direction}, {CPU}"), "CPU", 4, bytes, value);
        }
        for (variant, values) in by_size {
            for (bytes, value) in BYTES.into_iter().zip(values) {
                add(GPU_NAME, format!("{direction}, {BY_SIZE}"), variant, 1, bytes, *value);
            }
        }
    }
    for (variant, values) in BY_THREADS {
        for (threads, value) in THREADS.into_iter().zip(values) {
            add(GPU_NAME, format!("encrypt, {BY_THREAD_BLOCK}"), variant, threads, THREADS_BYTES, value);
        }
    }
    rows.into_iter().try_for_each(|row| lab.add(row))
}
