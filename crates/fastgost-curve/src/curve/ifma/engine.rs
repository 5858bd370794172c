//! Point multiplication in lanes, with any addition law.
//!
//! - A multiple of the base point is computed by a comb. Each of the eight lanes adds table entries for its own
//!   windows, and then the sums of the lanes are added in a tree.
//! - A multiple of another point is computed with a fixed window. The lanes compute parallel parts of the formulas.
//! - A sum of public multiples is computed with Straus's interleaving. Either the lanes compute parallel parts of the
//!   formulas for one sum, or eight sums are computed at once, one per lane.
use super::{
    super::{
        AffinePoint, Check, Engine, Scalar,
        base::{self, Base},
        digits::{self, odd_digit, windows, wnaf_public},
        field::Element,
        form::CurveForm,
        multiplier::{all_known, odd_multiples},
        params::{DomainParameters, Set},
    },
    law::Law,
};
use crate::simd::x86::ifma::{Ifma, Work};
use alloc::{boxed::Box, vec::Vec};
use subtle::Choice;
use zeroize::Zeroize;

type Point<T> = <<T as Law>::Form as CurveForm>::Point;
type Number<T> = <<T as Law>::Form as CurveForm>::Element;

/// A curve with its tables. `W` is the width in bits of a window of the comb.
pub(super) struct LaneEngine<T: Law, const W: usize> {
    /// Proof that this CPU has the features that the kernel needs.
    cpu: Ifma,
    domain: &'static DomainParameters,
    law: T,
    /// The table of the comb. In each iteration, the comb needs the entries for eight windows at once, so the table is
    /// in groups of eight windows. The entries of window i are the first 2^(W - 1) odd multiples of the point P, which
    /// is 2^(W i) times the base point.
    comb: Box<[T::Known]>,
    /// `odd` has odd multiples of the base point. `all` has odd and even multiples, and its entry for 0 is not used.
    odd: Box<[T::Cached]>,
    all: Box<[T::Limbs]>,
}

/// `WINDOW` is the window width for points that are not known in advance. `ODD` is the length of a point's table for a
/// secret scalar, and `ODD_PUBLIC` is the length for a public scalar.
const WINDOW: usize = 5;
const ODD: usize = 1 << (WINDOW - 1);
const ODD_PUBLIC: usize = 1 << (WINDOW - 2);
/// The number of bits in a digit of the base point's scalar, when public multiples are summed. The width is `WIDE` if
/// the digits are 0 or odd, and `WIDE_ANY` if the digits may be any numbers.
const WIDE: usize = 9;
const WIDE_ANY: usize = 2 * WINDOW;
/// The number of points that share an inversion.
const TOGETHER: usize = 64;
/// If there are at least this many sums, it is faster to compute them in eight lanes than one after the other.
const WORTH: usize = 3;

impl<T: Law, const W: usize> LaneEngine<T, W> {
    pub(super) fn new(cpu: Ifma, set: Set) -> Self {
        let domain = set.domain();
        let law = T::new(cpu, domain);
        let form = law.form();
        let base = form.point(Number::<T>::from_number(&domain.x), Number::<T>::from_number(&domain.y));
        let steps = windows::<W>(domain.q.bits_public()).div_ceil(8);
        let (mut points, mut power) = (Vec::new(), base);
        for _ in 0..8 * steps {
            points.extend(odd_multiples(form, &power, 1 << (W - 1)));
            for _ in 0..W {
                power = form.double::<true>(&power);
            }
        }
        let points: Vec<_> = all_known(form, &points).iter().map(|p| law.limbs(p)).collect();
        let (one, mut multiples) = (form.cached(&base), Vec::from([base, base]));
        for i in 2..=1 << (WIDE_ANY - 1) {
            multiples.push(form.add::<true>(&multiples[i - 1], &one));
        }
        let all = all_known(form, &multiples).iter().map(|p| law.limbs(p)).collect();
        let odd = odd_multiples(form, &base, 1 << (WIDE - 2));
        let odd = cpu.call(CachedOf(&law, &odd));
        let comb = cpu.call(CombOf(&law, &points, 1 << (W - 1)));
        Self { cpu, domain, law, comb, odd, all }
    }

    fn point(&self, q: &AffinePoint) -> Point<T> {
        base::point(self.law.form(), q)
    }

    fn has_x_public(&self, point: &Point<T>, r: &Scalar) -> bool {
        base::has_x_public(self.law.form(), self.domain, point, r)
    }
}

impl<T: Law, const W: usize> Base for LaneEngine<T, W> {
    type Form = T::Form;

    #[inline(always)]
    fn form(&self) -> &T::Form {
        self.law.form()
    }

    #[inline(always)]
    fn multiple(&self, k: &Scalar) -> Point<T> {
        self.cpu.call(BaseMultiple(self, k))
    }
}

impl<T: Law, const W: usize> Engine for LaneEngine<T, W> {
    fn mul_base(&self, k: &[Scalar], out: &mut [AffinePoint]) {
        base::multiples::<Self, TOGETHER>(self, k, out);
    }

    fn mul(&self, k: &Scalar, q: &AffinePoint, doublings: u32) -> (AffinePoint, Choice) {
        let form = self.law.form();
        let mut product = self.cpu.call(Multiple { engine: self, k, q: &self.point(q), doublings });
        let (x, y) = form.affine(&product, form.denominator(&product).invert());
        let out = (AffinePoint { x: x.to_number(), y: y.to_number() }, form.is_neutral(&product));
        product.zeroize();
        out
    }

    fn check_public(&self, job: &Check<'_>) -> bool {
        self.has_x_public(&self.cpu.call(Sum { engine: self, u1: job.u1, u2: job.u2, q: &self.point(job.q) }), job.r)
    }

    fn check_many_public(&self, jobs: &[Check<'_>], ok: &mut [bool]) {
        let form = self.law.form();
        for (jobs, ok) in jobs.chunks(8).zip(ok.chunks_mut(8)) {
            if jobs.len() < WORTH {
                for i in 0..jobs.len() {
                    ok[i] = self.check_public(&jobs[i]);
                }
                continue;
            }
            let (mut u, mut q, mut sums) = ([[&Scalar::ZERO; 8]; 2], [form.neutral(); 8], [form.neutral(); 8]);
            for i in 0..8 {
                // Lanes without a job repeat the last job.
                let job = &jobs[i.min(jobs.len() - 1)];
                (u[0][i], u[1][i], q[i]) = (job.u1, job.u2, self.point(job.q));
            }
            self.cpu.call(Sums { engine: self, u1: &u[0], u2: &u[1], q: &q, sums: &mut sums });
            for i in 0..jobs.len() {
                // If the addition law has exceptions (see `Law::EXCEPTIONS`), a neutral sum may be the result of an
                // exception, and is computed again.
                ok[i] = if T::EXCEPTIONS && form.is_neutral(&sums[i]).into() {
                    self.check_public(&jobs[i])
                } else {
                    self.has_x_public(&sums[i], jobs[i].r)
                };
            }
        }
    }

    fn has_small_order_public(&self, q: &AffinePoint) -> bool {
        base::has_small_order_public(self.law.form(), self.domain, q)
    }
}

struct CachedOf<'a, T: Law>(&'a T, &'a [Point<T>]);

impl<T: Law> Work for CachedOf<'_, T> {
    type Result = Box<[T::Cached]>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Self::Result {
        let mut out = Vec::with_capacity(self.1.len());
        for p in self.1 {
            out.push(cpu.call(Cached(self.0, &cpu.call(PointOf(self.0, p)))));
        }
        out.into_boxed_slice()
    }
}

/// Makes the comb's table from the multiples of the base point. Each entry has the points of eight windows. The last
/// field is the number of multiples for each window.
struct CombOf<'a, T: Law>(&'a T, &'a [T::Limbs], usize);

impl<T: Law> Work for CombOf<'_, T> {
    type Result = Box<[T::Known]>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Self::Result {
        let Self(law, points, length) = self;
        let mut out = Vec::with_capacity(points.len() / 8);
        let mut first = 0;
        while first < points.len() {
            for i in first..first + length {
                let mut eight = [points[i]; 8];
                for lane in 0..8 {
                    eight[lane] = points[i + lane * length];
                }
                out.push(law.known(cpu, &eight));
            }
            first += 8 * length;
        }
        out.into_boxed_slice()
    }
}

/// Computes k times the base point. If k is even, the function uses q - k instead, which is odd, and flips the signs of
/// all digits. q is the order of the subgroup.
struct BaseMultiple<'a, T: Law, const W: usize>(&'a LaneEngine<T, W>, &'a Scalar);

impl<T: Law, const W: usize> Work for BaseMultiple<'_, T, W> {
    type Result = Point<T>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Point<T> {
        let Self(LaneEngine { domain, law, comb, .. }, k) = self;
        let even = Choice::from(!k.0[0] as u8 & 1);
        let mut half = Scalar::select(k, &domain.q.sub(k).0, even).shr(1);
        let length = 1 << (W - 1);
        let windows = 8 * (comb.len() / length);
        let mut sum = law.neutrals(cpu);
        let mut index = [0; 8];
        for step in 0..windows / 8 {
            let mut negative = 0;
            for lane in 0..8 {
                let digit = odd_digit::<W>(&half, 8 * step + lane, windows);
                index[lane] = digit.0;
                negative |= (digit.1 ^ even).unwrap_u8() << lane;
            }
            let entry = law.look_up_known(cpu, &comb[step * length..(step + 1) * length], &index);
            sum = cpu.call(AddKnown(law, &sum, &entry, negative));
        }
        sum = cpu.call(AddMany(law, &sum, &T::move_down::<4>(&sum)));
        sum = cpu.call(AddMany(law, &sum, &T::move_down::<2>(&sum)));
        sum = cpu.call(AddMany(law, &sum, &T::move_down::<1>(&sum)));
        let mut out = [law.form().neutral()];
        law.scalars(cpu, &sum, &mut out);
        half.zeroize();
        crate::wipe(&mut index);
        crate::wipe_registers(core::slice::from_mut(&mut sum), law.neutrals(cpu));
        out[0]
    }
}

/// Computes 2^doublings k q.
struct Multiple<'a, T: Law, const W: usize> {
    engine: &'a LaneEngine<T, W>,
    k: &'a Scalar,
    q: &'a Point<T>,
    doublings: u32,
}

impl<T: Law, const W: usize> Work for Multiple<'_, T, W> {
    type Result = Point<T>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Point<T> {
        let (LaneEngine { domain, law, .. }, k) = (self.engine, self.k);
        let neutral = cpu.call(Cached(law, &law.neutral(cpu)));
        let mut table = [neutral; ODD];
        cpu.call(Table(law, self.q, &mut table));
        // If k is even, the engine multiplies by k + 1, and subtracts the point q once at the end. The engine cannot
        // multiply by the order of the subgroup minus k, because this works only for points of the subgroup.
        let even = !k.0[0] & 1;
        let mut half = k.shr(1);
        let windows = windows::<WINDOW>(domain.bits);
        let mut sum = law.neutral(cpu);
        for i in (0..windows).rev() {
            for _ in 0..if i + 1 < windows { WINDOW } else { 0 } {
                sum = double(law, cpu, &sum);
            }
            let (index, negative) = odd_digit::<WINDOW>(&half, i, windows);
            let entry = law.look_up(cpu, &table, index);
            sum = add(law, cpu, &sum, &entry, negative.unwrap_u8().wrapping_neg());
        }
        sum = cpu.call(Add(law, &sum, &law.look_up(cpu, &[neutral, table[0]], even), 255));
        for _ in 0..self.doublings {
            sum = cpu.call(Double(law, &sum));
        }
        let out = law.scalar(cpu, &sum);
        half.zeroize();
        crate::wipe_registers(core::slice::from_mut(&mut sum), law.neutral(cpu));
        out
    }
}

/// Computes u1 G + u2 q in variable time.
struct Sum<'a, T: Law, const W: usize> {
    engine: &'a LaneEngine<T, W>,
    u1: &'a Scalar,
    u2: &'a Scalar,
    q: &'a Point<T>,
}

impl<T: Law, const W: usize> Work for Sum<'_, T, W> {
    type Result = Point<T>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Point<T> {
        let LaneEngine { law, odd, .. } = self.engine;
        let (mut of_g, mut of_q) = ([0; digits::MOST], [0; digits::MOST]);
        let length = wnaf_public(self.u1, WIDE, &mut of_g).max(wnaf_public(self.u2, WINDOW, &mut of_q));
        let mut table = [cpu.call(Cached(law, &law.neutral(cpu))); ODD_PUBLIC];
        cpu.call(Table(law, self.q, &mut table));
        let mut sum = law.neutral(cpu);
        for i in (0..length).rev() {
            if i + 1 < length {
                sum = double(law, cpu, &sum);
            }
            // This loop adds points in only one place, because the code of an addition is long.
            for (digit, table) in [(of_q[i], &table[..]), (of_g[i], &odd[..])] {
                if digit != 0 {
                    let entry = &table[usize::from(digit.unsigned_abs() / 2)];
                    sum = add(law, cpu, &sum, entry, if digit < 0 { 255 } else { 0 });
                }
            }
        }
        law.scalar(cpu, &sum)
    }
}

/// Computes eight sums u1 G + u2 q at once, in variable time.
struct Sums<'a, T: Law, const W: usize> {
    engine: &'a LaneEngine<T, W>,
    u1: &'a [&'a Scalar; 8],
    u2: &'a [&'a Scalar; 8],
    q: &'a [Point<T>; 8],
    sums: &'a mut [Point<T>; 8],
}

impl<T: Law, const W: usize> Work for Sums<'_, T, W> {
    type Result = ();
    #[inline(always)]
    fn run(self, cpu: Ifma) {
        let LaneEngine { domain, law, all, .. } = self.engine;
        // The windows have room for one bit more than the scalars, because of the highest carry.
        let windows = (domain.q.bits_public() + 1).div_ceil(WINDOW);
        let (mut of_g, mut of_q) = ([[0; 8]; digits::MOST / WINDOW + 1], [[0; 8]; digits::MOST / WINDOW + 1]);
        for lane in 0..8 {
            signed_public::<WINDOW>(self.u2[lane], lane, &mut of_q[..windows]);
            signed_public::<WIDE_ANY>(self.u1[lane], lane, &mut of_g[..windows.div_ceil(2)]);
        }
        let mut multiple = law.points(cpu, self.q);
        let one = law.public(cpu, &multiple);
        let mut table = [one; 1 << (WINDOW - 1)];
        multiple = cpu.call(DoublesPublic(law, &multiple, 1));
        for i in 1..table.len() {
            if i > 1 {
                multiple = cpu.call(AddPublic(law, &multiple, &one, 0));
            }
            table[i] = law.public(cpu, &multiple);
        }
        let mut sum = law.neutrals(cpu);
        // One bit for each lane. The bit is set if the lane's sum already has a first summand.
        let mut begun = if T::EXCEPTIONS { 0 } else { 255 };
        for i in (0..windows).rev() {
            if i + 1 < windows {
                sum = cpu.call(DoublesPublic(law, &sum, WINDOW));
            }
            let (index, negative, some) = split(&of_q[i]);
            let entry = law.look_up_public(cpu, &table, &index);
            let next = cpu.call(AddPublic(law, &sum, &entry, negative));
            sum = T::select(&sum, &next, if T::EXCEPTIONS { some & begun } else { 255 });
            sum = T::select(&sum, &law.first_public(cpu, &entry, negative), some & !begun);
            begun |= some;
            if i % 2 == 0 {
                let (index, negative, some) = split(&of_g[i / 2]);
                let mut entries = [all[0]; 8];
                for lane in 0..8 {
                    entries[lane] = all[index[lane] as usize];
                }
                let entry = law.known(cpu, &entries);
                let next = cpu.call(AddKnownPublic(law, &sum, &entry, negative));
                sum = T::select(&sum, &next, some & begun);
                sum = T::select(&sum, &law.first_known(cpu, &entry, negative), some & !begun);
                begun |= some;
            }
        }
        sum = law.complete(cpu, &sum);
        law.scalars(cpu, &sum, self.sums);
    }
}

/// Computes a table of odd multiples of a point.
struct Table<'a, T: Law>(&'a T, &'a Point<T>, &'a mut [T::Cached]);

impl<T: Law> Work for Table<'_, T> {
    type Result = ();
    #[inline(always)]
    fn run(self, cpu: Ifma) {
        let Self(law, q, table) = self;
        let mut multiple = cpu.call(PointOf(law, q));
        let twice = cpu.call(Cached(law, &cpu.call(Double(law, &multiple))));
        for i in 0..table.len() {
            if i > 0 {
                multiple = cpu.call(Add(law, &multiple, &twice, 0));
            }
            table[i] = cpu.call(Cached(law, &multiple));
        }
    }
}

/// Doubling for the innermost loops. The doubling is inlined only if the addition law is short.
#[inline(always)]
fn double<T: Law>(law: &T, cpu: Ifma, p: &T::Point) -> T::Point {
    if T::SHORT { law.double(cpu, p) } else { cpu.call(Double(law, p)) }
}

#[inline(always)]
fn add<T: Law>(law: &T, cpu: Ifma, p: &T::Point, q: &T::Cached, negative: u8) -> T::Point {
    if T::SHORT { law.add(cpu, p, q, negative) } else { cpu.call(Add(law, p, q, negative)) }
}

/// Defines the operations of a law as functions that are not inlined, because compiling takes minutes if everything is
/// inlined. Only `double` and `add` above inline their operation, if the law is short.
macro_rules! apart {
    ($($name:ident($($field:ident: $type:ty),*) -> $result:ident: |$law:ident, $cpu:ident| $run:expr;)*) => {
        $(
            struct $name<'a, T: Law>(&'a T, $($type),*);

            impl<T: Law> Work for $name<'_, T> {
                type Result = T::$result;
                #[inline(always)]
                fn run(self, $cpu: Ifma) -> T::$result {
                    let Self($law, $($field),*) = self;
                    $run
                }
            }
        )*
    };
}

apart! {
    PointOf(p: &'a Point<T>) -> Point: |law, cpu| law.point(cpu, p);
    Cached(p: &'a T::Point) -> Cached: |law, cpu| law.cached(cpu, p);
    Double(p: &'a T::Point) -> Point: |law, cpu| law.double(cpu, p);
    Add(p: &'a T::Point, q: &'a T::Cached, negative: u8) -> Point: |law, cpu| law.add(cpu, p, q, negative);
    AddKnown(p: &'a T::Points, q: &'a T::Known, negative: u8) -> Points:
        |law, cpu| law.add_known::<true>(cpu, p, q, negative);
    AddMany(p: &'a T::Points, q: &'a T::Points) -> Points: |law, cpu| law.add_many(cpu, p, &law.many(cpu, q));
    AddPublic(p: &'a T::Points, q: &'a T::Public, negative: u8) -> Points:
        |law, cpu| law.add_public(cpu, p, q, negative);
    AddKnownPublic(p: &'a T::Points, q: &'a T::Known, negative: u8) -> Points:
        |law, cpu| law.add_known_public(cpu, p, q, negative);
    DoublesPublic(p: &'a T::Points, times: usize) -> Points: |law, cpu| {
        let mut p = *p;
        for left in (0..times).rev() {
            // If both values of `NEXT` give the same code, only one value is used, so that the code exists once.
            p = if left == 0 || T::ALIKE { law.doubles_public::<true>(cpu, &p) } else { law.doubles_public::<false>(cpu, &p) };
        }
        p
    };
}

/// Returns the absolute values of the digits, a mask of the lanes with negative digits, and a mask of the lanes with
/// digits that are not 0.
#[inline(always)]
fn split(digits: &[i16; 8]) -> ([u64; 8], u8, u8) {
    let (mut index, mut negative, mut some) = ([0; 8], 0, 0);
    for lane in 0..8 {
        index[lane] = digits[lane].unsigned_abs().into();
        negative |= u8::from(digits[lane] < 0) << lane;
        some |= u8::from(digits[lane] != 0) << lane;
    }
    (index, negative, some)
}

/// Recodes a public number into digits from 1 - 2^(N - 1) to 2^(N - 1), for windows of `N` bits.
#[inline(always)]
fn signed_public<const N: usize>(x: &Scalar, lane: usize, digits: &mut [[i16; 8]]) {
    let mut carry = 0;
    for i in 0..digits.len() {
        let digit = digits::bits::<N>(x, N * i) + carry;
        carry = u64::from(digit > 1 << (N - 1));
        digits[i][lane] = (digit as i64 - ((carry as i64) << N)) as i16;
    }
}
