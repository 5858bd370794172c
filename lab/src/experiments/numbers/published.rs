//! The paper's figures: "Optimisation of multi-precision operations", Kharkiv, received 29 April 2003. The paper prints
//! the time of 10^4 to 10^6 calls of an operation. The cycles of one call are computed from this time and the CPU's
//! clock rate. The longer operand has 32 digits of 32 bits. The shorter operand has 8, 16, 24 or 32 digits.
use crate::{
    experiment::{
        Lab,
        owner::PUBLISHED,
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
};

pub struct Machine {
    pub name: &'static str,
    mhz: f64,
}

pub const PENTIUM_MMX: Machine = Machine { name: "Pentium MMX 166 MHz, Windows 98, 2003, published", mhz: 166.0 };
pub const ATHLON: Machine = Machine { name: "Athlon XP 1533 MHz, Windows 2000, 2003, published", mhz: 1533.0 };
pub const ATHLON_BARE: Machine = Machine { name: "Athlon XP 1533 MHz, bare, 2003, published", mhz: 1533.0 };
pub const PENTIUM_4: Machine = Machine { name: "Pentium 4 2 GHz, Windows XP, 2003, published", mhz: 2000.0 };
pub const PENTIUM_4_BARE: Machine = Machine { name: "Pentium 4 2 GHz, bare, 2003, published", mhz: 2000.0 };

pub const MMATH: &str = "MMATH";
pub const MIRACL: &str = "MIRACL";
/// The names of the variants of the paper's own code.
pub const CHAIN: &str = "its chain of adc";
pub const DIGITS: &str = "its division by digits";
pub const SCHOOLBOOK: &str = "its schoolbook product";
pub const UNROLLED: &str = "its unrolled product";
pub const MUL: &str = "its product by mul";
pub const PMULUDQ: &str = "its product by pmuludq";
pub const PAGES: &str = "its product by pmuludq, by pages";
pub const STRING: &str = "rep movsd";
pub const COPY: &str = "its copy by pages";

/// The lengths of the shorter operand, in bits.
pub const SHORTER: [usize; 4] = [256, 512, 768, 1024];
pub const PRODUCT: &str = "n by n";
pub const DIGIT: &str = "n, digit of 32 bits";
/// The number of bytes of the long numbers that the paper multiplies by a digit.
pub const TEN_PAGES: usize = 10 * 4096;
/// The number of bytes in each of the paper's copies.
pub const HUNDRED_PAGES: usize = 100 * 4096;

/// The name of a variant, and its times.
type Times<const N: usize> = (&'static str, [f64; N]);

/// The milliseconds of 10^6 sums or differences. Each variant has two times: for the fastest and for the slowest of the
/// four lengths of the shorter operand.
const SUMS: [(Machine, &str, [Times<2>; 3]); 4] = [
    (ATHLON, "add", [(CHAIN, [78.0, 89.0]), (MMATH, [190.0, 205.0]), (MIRACL, [292.0, 567.0])]),
    (ATHLON, "sub", [(CHAIN, [84.0, 105.0]), (MMATH, [181.0, 194.0]), (MIRACL, [297.0, 592.0])]),
    (PENTIUM_MMX, "add", [(CHAIN, [1605.0, 1606.0]), (MMATH, [2829.0, 3219.0]), (MIRACL, [5279.0, 11197.0])]),
    (PENTIUM_MMX, "sub", [(CHAIN, [1602.0, 1692.0]), (MMATH, [2944.0, 3354.0]), (MIRACL, [4830.0, 9633.0])]),
];

/// The milliseconds of 10^5 products of two numbers of 1024 bits.
const PRODUCTS: [(Machine, [(&str, f64); 4]); 2] = [
    (ATHLON, [(SCHOOLBOOK, 473.0), (UNROLLED, 423.0), (MMATH, 553.0), (MIRACL, 497.0)]),
    (PENTIUM_MMX, [(SCHOOLBOOK, 9638.0), (UNROLLED, 23600.0), (MMATH, 10206.0), (MIRACL, 10358.0)]),
];

/// The milliseconds of 10^5 divisions, for each length of the divisor.
const DIVISIONS: [(Machine, [Times<4>; 3]); 2] = [
    (
        ATHLON,
        [
            (DIGITS, [295.0, 330.0, 241.0, 34.0]),
            (MMATH, [459.0, 460.0, 347.0, 108.0]),
            (MIRACL, [335.0, 347.0, 325.0, 77.0]),
        ],
    ),
    (
        PENTIUM_MMX,
        [
            (DIGITS, [4185.0, 4705.0, 3481.0, 517.0]),
            (MMATH, [9021.0, 8863.0, 6652.0, 1812.0]),
            (MIRACL, [5515.0, 5687.0, 4988.0, 448.0]),
        ],
    ),
];

/// The milliseconds of 10^6 products of a number of 1024 bits and a digit.
const BY_A_DIGIT: [(Machine, &str, f64); 9] = [
    (ATHLON, MUL, 157.0),
    (ATHLON, MIRACL, 298.0),
    (ATHLON_BARE, MUL, 193.0),
    (PENTIUM_MMX, MUL, 2943.0),
    (PENTIUM_MMX, MIRACL, 5382.0),
    (PENTIUM_4, MUL, 414.0),
    (PENTIUM_4, PMULUDQ, 203.0),
    (PENTIUM_4_BARE, MUL, 249.0),
    (PENTIUM_4_BARE, PMULUDQ, 202.0),
];

/// The seconds of 10^5 products of a number of ten pages and a digit.
const PAGES_BY_A_DIGIT: [(Machine, &str, f64); 8] = [
    (PENTIUM_4, MUL, 12.35),
    (PENTIUM_4, PMULUDQ, 8.16),
    (PENTIUM_4, PAGES, 6.2),
    (PENTIUM_4_BARE, MUL, 7.17),
    (PENTIUM_4_BARE, PMULUDQ, 7.91),
    (PENTIUM_4_BARE, PAGES, 6.15),
    (ATHLON, MUL, 4.62),
    (ATHLON_BARE, MUL, 5.4),
];

/// The seconds of 10^4 copies of a hundred pages.
const COPIES: [(Machine, &str, f64); 6] = [
    (PENTIUM_4, STRING, 9.9),
    (PENTIUM_4, COPY, 3.83),
    (PENTIUM_4_BARE, STRING, 8.55),
    (PENTIUM_4_BARE, COPY, 2.49),
    (ATHLON, STRING, 15.44),
    (ATHLON_BARE, STRING, 16.26),
];

/// The gains of the copy by pages that the paper's text states: over `rep movsd` on the Pentium 4, and over the Athlon.
const STATED: [(&str, f64); 2] = [("copy, gain stated", 2.9), ("copy, gain over the Athlon stated", 5.0)];

/// Adds all figures as rows of other machines, so that the report draws them in the same charts as our figures.
pub fn rows(lab: &mut Lab<'_>) -> Outcome {
    let mut rows = Vec::new();
    let mut add = |machine: &Machine, work: [&str; 3], bytes: usize, unit: Unit, value: f64| {
        let [algorithm, operation, variant] = work;
        let row = lab.row(PUBLISHED, algorithm, operation, variant);
        let (core_ghz, summary) = (machine.mhz / 1e3, Summary::of(&[value]));
        rows.push(Row { machine: machine.name.to_owned(), core_ghz, bytes, unit, summary, ..row });
    };
    for (machine, algorithm, variants) in SUMS {
        let sign = if algorithm == "add" { '+' } else { '-' };
        for (variant, range) in variants {
            for (which, ms) in ["fastest", "slowest"].into_iter().zip(range) {
                let operation = format!("1024 {sign} 256 to 1024 bits, the {which}");
                let cycles = machine.mhz * ms * 1e3 / 1e6;
                add(&machine, [algorithm, &operation, variant], 128, Unit::Cycles, cycles);
            }
        }
    }
    for (machine, variants) in PRODUCTS {
        for (variant, ms) in variants {
            add(&machine, ["mul", PRODUCT, variant], 128, Unit::Cycles, machine.mhz * ms * 1e3 / 1e5);
        }
    }
    for (machine, variants) in DIVISIONS {
        for (variant, by_length) in variants {
            for (bits, ms) in SHORTER.into_iter().zip(by_length) {
                let operation = format!("1024 by {bits} bits");
                add(&machine, ["div", &operation, variant], 128, Unit::Cycles, machine.mhz * ms * 1e3 / 1e5);
            }
        }
    }
    for (machine, variant, ms) in BY_A_DIGIT {
        let work = ["mul by a digit", DIGIT, variant];
        add(&machine, work, 128, Unit::Cycles, machine.mhz * ms * 1e3 / 1e6);
    }
    for (machine, variant, seconds) in PAGES_BY_A_DIGIT {
        let work = ["mul by a digit", DIGIT, variant];
        add(&machine, work, TEN_PAGES, Unit::Cycles, machine.mhz * seconds * 1e6 / 1e5);
    }
    for (machine, variant, seconds) in COPIES {
        let cycles = machine.mhz * seconds * 1e6 / 1e4;
        let work = ["copy", "copy", variant];
        add(&machine, work, HUNDRED_PAGES, Unit::CyclesPerByte, cycles / HUNDRED_PAGES as f64);
    }
    for (operation, gain) in STATED {
        add(&PENTIUM_4, ["copy", operation, COPY], HUNDRED_PAGES, Unit::Times, gain);
    }
    rows.into_iter().try_for_each(|row| lab.add(row))
}
