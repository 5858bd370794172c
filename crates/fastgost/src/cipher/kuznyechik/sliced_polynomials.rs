//! Byte-sliced strategy for CPUs that multiply bytes as polynomials. This strategy is used if there are too few blocks
//! to fill bit planes.
//!
//! S is four look-ups in 64 bytes. A step of L sums products that are not reduced. Only the sum is reduced, by look-ups
//! of the two nibbles of its high byte. Over GF(2) the coefficients span a space of seven dimensions, and one
//! coefficient is 1, so six products are enough.
//!
//! On AArch64, per 16 bytes and round, S takes 18 operations, 12 of which are for look-ups. A step of L takes 44
//! operations: 25 sums, 12 halves of products, 2 look-ups and 5 other operations. Together S and L take 62 operations.
//! This is more than the 44 operations of bit planes, which need 128 blocks, but much fewer than the 107 operations of
//! `matrix`.
use super::{
    Kuznyechik,
    matrix::{MatrixRegister, OVERFLOW},
    recurrence::{Recurrence, Steps},
    sliced::{self, RoundKeys},
    spec,
};
use crate::{
    cipher::Job,
    pi::substitution::{Lookup, Standard, Substitution},
    simd::{Aligned, Blocks16, each16, pin, pin_mut},
};

/// S and L of one direction.
#[derive(Clone, Copy)]
pub(super) struct Polynomials<V: MatrixRegister, const INVERSE: bool>(Lookup<V, Standard>);

impl<V: MatrixRegister + Blocks16, const INVERSE: bool> Recurrence<V> for Polynomials<V, INVERSE> {
    const INVERSE: bool = INVERSE;
    const FEW_REGISTERS: bool = true;
    #[inline(always)]
    fn new(cpu: V::Cpu) -> Self {
        Self(if INVERSE { Lookup::inverse(cpu) } else { Lookup::forward(cpu) })
    }
    #[inline(always)]
    fn substitute(self, a: &mut [V; 16]) {
        // The bytes go through memory, because the tables take half of the registers.
        each16!(I => {
            let y = self.0.apply(pin_mut(a)[I]);
            pin_mut(a)[I] = y;
        });
    }
    #[inline(always)]
    fn l<K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
        let (k, tables) = (pin(k), Tables::new(cpu));
        each16!(4: G => four_steps::<V, K, { 4 * G }>(cpu, a, k, &tables));
    }
    #[inline(always)]
    fn wipe(cpu: V::Cpu, a: &mut [V; 16]) {
        crate::wipe_registers(a, V::splat64(cpu, 0));
    }
}

/// Runs a job of whole groups.
#[inline(always)]
pub(super) fn run<V: MatrixRegister + Blocks16>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    sliced::run::<V, Steps<V, Polynomials<V, false>>, Steps<V, Polynomials<V, true>>>(cpu, job)
}

/// The constants that the steps of L keep in registers.
struct Tables<V> {
    factors: [V; 6],
    low: V,
    /// The field elements for the high bytes of products, indexed by the nibbles of these bytes.
    overflow: [V; 2],
}

impl<V: MatrixRegister> Tables<V> {
    #[inline(always)]
    fn new(cpu: V::Cpu) -> Self {
        let (m, t) = (&pin(&FACTORS).0, pin(&OVERFLOW));
        let mut factors = [V::splat128(cpu, &m[0]); 6];
        for i in 0..6 {
            factors[i] = V::splat128(cpu, &m[i]);
        }
        Self { factors, low: V::splat8(cpu, 15), overflow: [V::splat128(cpu, &t[0]), V::splat128(cpu, &t[1])] }
    }
}

/// Four of L's sixteen steps. Each step overwrites the oldest byte (see `recurrence`). New bytes stay in registers as
/// long as the next steps wait for them. All other bytes of the state are in memory.
#[inline(always)]
fn four_steps<V: MatrixRegister, K: RoundKeys<V>, const T: usize>(
    cpu: V::Cpu,
    a: &mut [V; 16],
    k: &K::Round,
    tables: &Tables<V>,
) {
    let mut new = [tables.low; 4];
    each16!(4: I => {
        let mut s = [tables.low; 16];
        let old = pin(&*a);
        each16!(J => s[J] = match (I + J).checked_sub(16) {
            Some(i) => new[i],
            None => old[(T + I + J) % 16],
        });
        new[I] = step(cpu, &s, K::byte(cpu, k, T + I), tables);
        pin_mut(a)[T + I] = new[I];
    });
}

/// Returns the new byte, which is the sum of c_j s_j over all j, plus the key.
#[inline(always)]
fn step<V: MatrixRegister>(cpu: V::Cpu, s: &[V; 16], k: V, tables: &Tables<V>) -> V {
    let m = &tables.factors;
    let sum = V::no_products(cpu);
    let sum = (s[2] ^ s[14]).add_product(m[0], sum);
    let sum = (s[5] ^ s[11]).add_product(m[1], sum);
    let sum = (s[6] ^ s[10]).add_product(m[2], sum);
    let sum = s[8].add_product(m[3], sum);
    // The newest byte comes last, because every step waits for the step before it.
    let newest = s[1] ^ s[15];
    let sum = (s[3] ^ s[13] ^ newest).add_product(m[4], sum);
    let sum = (s[4] ^ s[12] ^ newest).add_product(m[5], sum);
    let (low, over) = V::halves(sum);
    let (high_nibbles, low_nibbles) = (over.high_nibbles(tables.low), over & tables.low);
    let reduced = high_nibbles.lookup16(tables.overflow[0]) ^ low_nibbles.lookup16(tables.overflow[1]);
    (s[0] ^ s[7] ^ s[9] ^ k ^ newest ^ low) ^ reduced
}

/// The coefficients c_2, c_5, c_6, c_8, c_3 and c_4, each repeated in all bytes.
static FACTORS: Aligned<[[u8; 16]; 6]> = {
    let mut t = [[0; 16]; 6];
    let coefficients = [1, 4, 5, 7, 2, 3];
    let mut i = 0;
    while i < 6 {
        t[i] = [spec::L[coefficients[i]]; 16];
        i += 1;
    }
    Aligned(t)
};

/// c_1 = c_3 + c_4 + 1, so the bytes that c_1 multiplies are added to the bytes of c_3, c_4 and c_0.
const _: () = assert!(spec::L[0] == spec::L[2] ^ spec::L[3] ^ 1);
