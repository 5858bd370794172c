//! Multi-precision arithmetic beside GMP and the crate `crypto-bigint`: the same numbers, in turn (A B A B ...), and the ratio
//! of each pair.
use crate::{
    pair::{self, Outcome},
    rivals::gmp::Gmp,
};
use clap::Args;
use crypto_bigint::{
    Limb, NonZero, Odd, Uint as Theirs,
    modular::{FixedMontyForm, FixedMontyParams},
};
use fastgost::mp::{Kernel, Modulus, Uint};
use serde_json::json;
use std::{hint::black_box, io::Write, time::Duration};

/// Measure multi-precision arithmetic beside GMP, if the machine has it, and the crate `crypto-bigint`
#[derive(Args)]
pub struct Arguments {
    /// Seconds for each pair
    #[arg(long, value_name = "S", default_value = "0.3")]
    seconds: f64,
    /// Only this kernel; else every one that this CPU can run
    #[arg(long, value_name = "NAME")]
    kernel: Option<String>,
    /// Only the operations whose names contain this
    #[arg(long, value_name = "TEXT", default_value = "")]
    operation: String,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print CSV
    #[arg(long)]
    csv: bool,
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let kernels: Vec<&'static Kernel> = match &arguments.kernel {
        Some(name) => vec![Kernel::named(name)?],
        None => Kernel::available().collect(),
    };
    let gmp = Gmp::find();
    let mut bench = Bench {
        seconds: Duration::try_from_secs_f64(arguments.seconds)?,
        only: &arguments.operation,
        gmp: gmp.as_ref(),
        kernel: kernels[0],
        table: !arguments.json && !arguments.csv,
        rows: Vec::new(),
        out,
    };
    if bench.table {
        let gmp = gmp.as_ref().map_or("absent".into(), |gmp| gmp.version().to_owned());
        writeln!(bench.out, "cycles a call; GMP: {gmp}")?;
        bench.line(&COLUMNS.map(str::to_owned))?;
    }
    for kernel in kernels {
        bench.kernel = kernel;
        bench.all()?;
    }
    let rows = bench.rows;
    if arguments.json {
        let rows: Vec<_> = rows.iter().map(json).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&json!({ "results": rows }))?)?;
    } else if arguments.csv {
        let mut table = csv::Writer::from_writer(out);
        table.write_record(COLUMNS)?;
        for row in rows {
            table.write_record(row)?;
        }
        table.flush()?;
    }
    Ok(())
}

/// A row as an object; what looks like a number is one.
fn json(row: &[String; 7]) -> serde_json::Value {
    COLUMNS
        .iter()
        .zip(row)
        .map(|(name, cell)| ((*name).to_owned(), cell.parse::<f64>().map_or(json!(cell), |number| json!(number))))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

struct Bench<'a> {
    seconds: Duration,
    only: &'a str,
    gmp: Option<&'a Gmp>,
    kernel: &'static Kernel,
    table: bool,
    rows: Vec<[String; 7]>,
    out: &'a mut dyn Write,
}

impl Bench<'_> {
    fn all(&mut self) -> Outcome {
        self.sums::<4>()?;
        self.sums::<8>()?;
        self.sums::<12>()?;
        self.sums::<16>()?;
        self.sums::<32>()?;
        self.product::<4, 4, 8>()?;
        self.product::<8, 8, 16>()?;
        self.product::<12, 12, 24>()?;
        self.product::<16, 16, 32>()?;
        self.product::<32, 32, 64>()?;
        self.product::<16, 4, 20>()?;
        self.product::<16, 8, 24>()?;
        self.product::<16, 12, 28>()?;
        self.square::<4, 8>()?;
        self.square::<8, 16>()?;
        self.square::<12, 24>()?;
        self.square::<16, 32>()?;
        self.square::<32, 64>()?;
        self.division::<8, 4>()?;
        self.division::<16, 4>()?;
        self.division::<16, 8>()?;
        self.division::<16, 12>()?;
        self.division::<16, 16>()?;
        self.division::<32, 16>()?;
        self.slices()?;
        self.modular::<4>()?;
        self.modular::<8>()?;
        self.modular::<16>()?;
        self.modular::<32>()
    }

    fn sums<const N: usize>(&mut self) -> Outcome {
        let (kernel, gmp, mut numbers) = (self.kernel, self.gmp, Numbers(N as u64));
        let (a, b): ([u64; N], [u64; N]) = (numbers.limbs(), numbers.limbs());
        let digit = a[0];
        let (x, y) = (Theirs::from_words(a), Theirs::from_words(b));
        let (mut to, mut beside) = ([0; N], [0; N]);
        self.row(
            &format!("add {}", 64 * N),
            || keep(kernel.add_fixed(black_box(&mut to), black_box(&a), black_box(&b))),
            gmp.map(|gmp| || keep(gmp.add(black_box(&mut beside), black_box(&a), black_box(&b)))),
            Some(|| keep(black_box(&x).carrying_add(black_box(&y), Limb::ZERO))),
        )?;
        self.row(
            &format!("sub {}", 64 * N),
            || keep(kernel.sub_fixed(black_box(&mut to), black_box(&a), black_box(&b))),
            gmp.map(|gmp| || keep(gmp.sub(black_box(&mut beside), black_box(&a), black_box(&b)))),
            Some(|| keep(black_box(&x).borrowing_sub(black_box(&y), Limb::ZERO))),
        )?;
        self.row(
            &format!("mul {} by a digit", 64 * N),
            || keep(kernel.mul_digit_fixed(black_box(&mut to), black_box(&a), black_box(digit))),
            gmp.map(|gmp| || keep(gmp.mul_digit(black_box(&mut beside), black_box(&a), black_box(digit)))),
            NONE,
        )
    }

    fn product<const A: usize, const B: usize, const P: usize>(&mut self) -> Outcome {
        let (kernel, gmp, mut numbers) = (self.kernel, self.gmp, Numbers(A as u64));
        let (a, b): ([u64; A], [u64; B]) = (numbers.limbs(), numbers.limbs());
        let (x, y) = (Theirs::from_words(a), Theirs::from_words(b));
        let (mut to, mut beside) = ([0; P], [0; P]);
        self.row(
            &format!("mul {} x {}", 64 * A, 64 * B),
            || kernel.mul_fixed(black_box(&mut to), black_box(&a), black_box(&b)),
            gmp.map(|gmp| || gmp.mul(black_box(&mut beside), black_box(&a), black_box(&b))),
            Some(|| keep(black_box(&x).widening_mul(black_box(&y)))),
        )
    }

    fn square<const A: usize, const P: usize>(&mut self) -> Outcome {
        let (kernel, gmp, a) = (self.kernel, self.gmp, Numbers(A as u64).limbs::<A>());
        let x = Theirs::from_words(a);
        let (mut to, mut beside) = ([0; P], [0; P]);
        self.row(
            &format!("sqr {}", 64 * A),
            || kernel.square_fixed(black_box(&mut to), black_box(&a)),
            gmp.map(|gmp| || gmp.square(black_box(&mut beside), black_box(&a))),
            Some(|| keep(black_box(&x).widening_square())),
        )
    }

    /// Of sixteen pairs of numbers a call: the time depends on them.
    fn division<const N: usize, const M: usize>(&mut self) -> Outcome {
        let (kernel, gmp, mut numbers) = (self.kernel, self.gmp, Numbers(N as u64));
        let pairs: Vec<([u64; N], [u64; M])> = (0..16).map(|_| (numbers.limbs(), numbers.limbs())).collect();
        let theirs: Option<Vec<_>> = pairs
            .iter()
            .map(|(a, d)| Some((Theirs::from_words(*a), NonZero::new(Theirs::from_words(*d)).into_option()?)))
            .collect();
        let theirs = theirs.ok_or("a divisor is 0")?;
        let ((mut quotient, mut remainder), (mut q, mut r)) = (([0; N], [0; M]), ([0; N], [0; M]));
        self.row(
            &format!("16 x {} / {}", 64 * N, 64 * M),
            || {
                for (a, d) in &pairs {
                    let (quotient, remainder) = (black_box(&mut quotient), black_box(&mut remainder));
                    // No divisor is 0.
                    let _ = kernel.div_rem_fixed_public(quotient, remainder, black_box(a), black_box(d));
                }
            },
            gmp.map(|gmp| {
                || {
                    for (a, d) in &pairs {
                        gmp.div_rem(black_box(&mut q), black_box(&mut r), black_box(a), black_box(d));
                    }
                }
            }),
            Some(|| {
                for (a, d) in &theirs {
                    black_box(black_box(a).div_rem_vartime(black_box(d)));
                }
            }),
        )
    }

    /// Numbers whose length only the call knows.
    fn slices(&mut self) -> Outcome {
        let (kernel, gmp, mut numbers) = (self.kernel, self.gmp, Numbers(1));
        for n in [64, 1024, 5120] {
            let (a, digit) = (Line::of(&mut numbers, n), numbers.word());
            let (mut to, mut beside) = (Line::of(&mut numbers, n), Line::of(&mut numbers, n));
            self.row(
                &format!("mul {} bytes by a digit", 8 * n),
                || keep(kernel.mul_digit(black_box(to.limbs_mut()), black_box(a.limbs()), digit)),
                gmp.map(|gmp| || keep(gmp.mul_digit(black_box(beside.limbs_mut()), black_box(a.limbs()), digit))),
                NONE,
            )?;
            self.row(
                &format!("add {} bytes times a digit", 8 * n),
                || keep(kernel.add_product(black_box(to.limbs_mut()), black_box(a.limbs()), digit)),
                gmp.map(|gmp| || keep(gmp.add_product(black_box(beside.limbs_mut()), black_box(a.limbs()), digit))),
                NONE,
            )?;
        }
        for (n, m) in [(20, 20), (64, 64), (100, 70), (256, 256)] {
            let (a, b) = (Line::of(&mut numbers, n), Line::of(&mut numbers, m));
            let (mut to, mut beside) = (Line::of(&mut numbers, n + m), Line::of(&mut numbers, n + m));
            self.row(
                &format!("mul {n} x {m} limbs"),
                || keep(kernel.mul(black_box(to.limbs_mut()), black_box(a.limbs()), black_box(b.limbs()))),
                gmp.map(|gmp| || gmp.mul(black_box(beside.limbs_mut()), black_box(a.limbs()), black_box(b.limbs()))),
                NONE,
            )?;
            if n == m {
                continue;
            }
            let mut quotient = Line::of(&mut numbers, n - m + 1);
            let (mut q, mut r) = (Line::of(&mut numbers, n - m + 1), Line::of(&mut numbers, m));
            let mut left = a.limbs().to_vec();
            self.row(
                &format!("{n} / {m} limbs"),
                || {
                    left.copy_from_slice(black_box(a.limbs()));
                    keep(kernel.div_rem_public(quotient.limbs_mut(), &mut left, black_box(b.limbs())));
                },
                gmp.map(|gmp| || gmp.div_rem(q.limbs_mut(), r.limbs_mut(), black_box(a.limbs()), black_box(b.limbs()))),
                NONE,
            )?;
        }
        Ok(())
    }

    fn modular<const N: usize>(&mut self) -> Outcome {
        let (gmp, mut numbers) = (self.gmp, Numbers(N as u64));
        let mut m: [u64; N] = numbers.limbs();
        (m[0], m[N - 1]) = (m[0] | 1, m[N - 1] | 1 << 63);
        let modulus = Modulus::new(Uint(m))?.with_kernel(self.kernel);
        let (a, e) = (modulus.reduce(&Uint(numbers.limbs())), Uint(numbers.limbs::<N>()));
        let odd = Odd::new(Theirs::from_words(m)).into_option().ok_or("the modulus is even")?;
        let params = FixedMontyParams::new(odd);
        let (x, y) = (FixedMontyForm::new(&Theirs::from_words(a.0), &params), Theirs::from_words(e.0));
        // GMP keeps no Montgomery form for others to use.
        self.row(
            &format!("Montgomery mul {}", 64 * N),
            || keep(modulus.montgomery_mul(black_box(&a), black_box(&a))),
            NONE,
            Some(|| keep(black_box(&x).mul(black_box(&x)))),
        )?;
        let plain = Theirs::from_words(a.0);
        let of_gmp = gmp.map(|gmp| (gmp.number(&a.0), gmp.number(&m), gmp.number(&e.0), gmp.number(&[0])));
        let inverse = modulus.invert(&a);
        let mut of_gmp = of_gmp;
        if let Some((a, m, _, to)) = &mut of_gmp {
            to.set_inverse(a, m);
            if inverse != Uint::ZERO && to.limbs::<N>() != inverse.0 {
                return Err("GMP's inverse is another".into());
            }
        }
        self.row(
            &format!("invert {}, constant time; GMP's is not", 64 * N),
            || keep(modulus.invert(black_box(&a))),
            of_gmp.as_mut().map(|(a, m, _, to)| || to.set_inverse(black_box(a), m)),
            Some(|| keep(black_box(&plain).invert_odd_mod(black_box(params.modulus())))),
        )?;
        let power = modulus.pow(&a, &e.0);
        if let Some((a, m, e, to)) = &mut of_gmp {
            to.set_power(a, e, m);
            if to.limbs::<N>() != power.0 {
                return Err("GMP's power is another".into());
            }
        }
        self.row(
            &format!("pow {}, constant time", 64 * N),
            || keep(modulus.pow(black_box(&a), black_box(&e.0))),
            of_gmp.as_mut().map(|(a, m, e, to)| || to.set_power(black_box(a), e, m)),
            Some(|| keep(black_box(&x).pow(black_box(&y)))),
        )
    }

    /// Ours beside each of the others that there are.
    fn row(
        &mut self,
        name: &str,
        mut ours: impl FnMut(),
        gmp: Option<impl FnMut()>,
        crypto_bigint: Option<impl FnMut()>,
    ) -> Outcome {
        if !name.contains(self.only) {
            return Ok(());
        }
        // So many calls at once that asking the time does not count.
        let cycles = pair::measure(
            Duration::ZERO,
            BATCH,
            || {
                ours();
                Ok(())
            },
            || Ok(()),
        )?
        .cycles[0];
        let weight = (cycles / 2.0).clamp(8.0, BATCH as f64) as usize;
        let mut cells: [String; 7] = Default::default();
        (cells[0], cells[1]) = (name.to_owned(), self.kernel.name().to_owned());
        if let Some(mut gmp) = gmp {
            let figures = pair::measure(
                self.seconds,
                weight,
                || {
                    ours();
                    Ok(())
                },
                || {
                    gmp();
                    Ok(())
                },
            )?;
            cells[2] = format!("{:.1}", figures.cycles[0]);
            (cells[3], cells[4]) = (format!("{:.1}", figures.cycles[1]), format!("{:.2}", figures.ratio));
        }
        if let Some(mut theirs) = crypto_bigint {
            let figures = pair::measure(
                self.seconds,
                weight,
                || {
                    ours();
                    Ok(())
                },
                || {
                    theirs();
                    Ok(())
                },
            )?;
            if cells[2].is_empty() {
                cells[2] = format!("{:.1}", figures.cycles[0]);
            }
            (cells[5], cells[6]) = (format!("{:.1}", figures.cycles[1]), format!("{:.2}", figures.ratio));
        }
        if self.table {
            self.line(&cells)?;
        }
        self.rows.push(cells);
        Ok(())
    }

    fn line(&mut self, [operation, kernel, ours, gmp, times, theirs, more]: &[String; 7]) -> Outcome {
        Ok(writeln!(self.out, "{operation:40} {kernel:9} {ours:>10} {gmp:>10} {times:>9} {theirs:>13} {more:>12}")?)
    }
}

/// What was calculated counts as used.
fn keep<T>(value: T) {
    black_box(value);
}

/// A rival that does not have the operation.
const NONE: Option<fn()> = None;

const COLUMNS: [&str; 7] = ["operation", "kernel", "fastgost", "gmp", "over_gmp", "crypto_bigint", "over_crypto"];

/// What `pair` takes for one call.
const BATCH: usize = 128 << 10;

/// splitmix64.
struct Numbers(u64);

impl Numbers {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn limbs<const N: usize>(&mut self) -> [u64; N] {
        std::array::from_fn(|_| self.word())
    }
}

/// Limbs that begin where a line of the cache does.
struct Line {
    limbs: Vec<u64>,
    start: usize,
    len: usize,
}

impl Line {
    fn of(numbers: &mut Numbers, len: usize) -> Self {
        let limbs: Vec<u64> = (0..len + 8).map(|_| numbers.word()).collect();
        let start = limbs.as_ptr().align_offset(64);
        Self { start, len, limbs }
    }

    fn limbs(&self) -> &[u64] {
        &self.limbs[self.start..self.start + self.len]
    }

    fn limbs_mut(&mut self) -> &mut [u64] {
        &mut self.limbs[self.start..self.start + self.len]
    }
}
