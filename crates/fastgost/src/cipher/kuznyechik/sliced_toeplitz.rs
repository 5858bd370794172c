//! Byte-sliced rounds with L as a Toeplitz matrix between two diagonal matrices (see `scaled_toeplitz`). L then takes
//! 81 products by constants and 195 sums, instead of the 112 products of the sixteen steps of `recurrence`. The
//! diagonal matrices cost nothing if each byte can have its own tables of S. The sums depend on each other less
//! than the steps of `recurrence` do, so the CPU computes more of them in parallel.
//!
//! The state is in memory, because the state and the sums of its halves would take 40 registers, or 64 registers if
//! factors are nibbles.
use super::{
    Counter, Keys, reverse,
    scaled_toeplitz::Constants,
    sliced::{Broadcast, Form, RoundKeys},
    sliced_ctr::{FirstRound, ctr},
};
#[cfg(test)]
use crate::cipher::Part;
use crate::simd::{Blocks16, Bytes, IoBuf, each16, pin, pin_mut};

/// How a strategy keeps the bytes that are multiplied, and how it computes S.
pub(super) trait Products<V: Bytes>: Copy {
    const INVERSE: bool;
    /// See `Form::FEW_REGISTERS`.
    const FEW_REGISTERS: bool;
    /// Whether decryption adds the round key K before L^-1. Otherwise decryption adds L^-1(K) after L^-1.
    const INSIDE: bool;
    /// A byte of every block, between S and L.
    type Factor: Copy;
    /// A number by which a factor can be multiplied.
    type Constant: 'static;
    /// The tables that are the same in S of every byte.
    type Tables;
    fn constants() -> &'static Constants<Self::Constant>;
    fn factor(cpu: V::Cpu, x: V) -> Self::Factor;
    fn add(a: Self::Factor, b: Self::Factor) -> Self::Factor;
    fn product(cpu: V::Cpu, x: Self::Factor, c: &Self::Constant) -> V;
    /// Computes S of byte `i`, with the multiplications of the diagonal matrices before and after S. Decryption with
    /// `INSIDE` adds the round key after S. In all other cases the round key is added before S.
    fn s(cpu: V::Cpu, i: usize, x: V, k: V, t: &Self::Tables) -> Self::Factor;
    fn tables(cpu: V::Cpu) -> Self::Tables;
    /// Converts a round key to the form in which `s` adds it. Decryption with `INSIDE` also adds this form at the
    /// beginning.
    fn key(cpu: V::Cpu, k: &[u8; 16]) -> [u8; 16];
    /// Converts byte `i` of the round keys of all lanes in the same way.
    fn key_of_lanes(cpu: V::Cpu, i: usize, k: V) -> V;
}

/// The result of S, which is two halves of a block and the sum of the halves.
struct Factors<T>([T; 8], [T; 8], [T; 8]);

/// The rounds of one direction, and the state.
pub(super) struct Rounds<V: Bytes, P: Products<V>> {
    factors: Factors<P::Factor>,
    /// The sum that is a term of both halves of the result of L.
    both: [V; 8],
    low: [V; 8],
    high: [V; 8],
}

impl<V: Bytes + Blocks16, P: Products<V>> Form<V> for Rounds<V, P> {
    const FEW_REGISTERS: bool = P::FEW_REGISTERS;
    #[inline(always)]
    fn new(cpu: V::Cpu) -> Self {
        let zero = V::splat64(cpu, 0);
        let f = P::factor(cpu, zero);
        Self { factors: Factors([f; 8], [f; 8], [f; 8]), both: [zero; 8], low: [zero; 8], high: [zero; 8] }
    }
    #[inline(always)]
    fn key_bytes(keys: &Keys, r: usize) -> &[u8; 16] {
        if P::INVERSE && !P::INSIDE { &keys.dec[r] } else { &keys.enc[r] }
    }
    #[inline(always)]
    fn key(cpu: V::Cpu, r: usize, k: &[u8; 16]) -> [u8; 16] {
        match (P::INVERSE, r) {
            (false, 9) => *k,
            (false, _) => P::key(cpu, k),
            (true, _) => {
                let mut k = reverse(k);
                let key = P::key(cpu, &k);
                crate::wipe(&mut k);
                key
            }
        }
    }
    #[inline(always)]
    fn sliced_key(cpu: V::Cpu, r: usize, k: &mut [V; 16]) {
        if P::INVERSE {
            k.reverse();
        }
        if P::INVERSE || r < 9 {
            each16!(I => k[I] = P::key_of_lanes(cpu, I, k[I]));
        }
    }
    #[inline(always)]
    fn rounds<K: RoundKeys<V>>(&mut self, cpu: V::Cpu, a: &mut [V; 16], keys: K) {
        let none = K::none(cpu);
        if P::INVERSE {
            a.reverse();
            self.enter_l::<K>(cpu, a, if P::INSIDE { keys.round(9) } else { &none });
            let mut r = 9;
            while r > 0 {
                self.l(cpu);
                let k = match r {
                    1 if P::INSIDE => &none,
                    _ => keys.round(if P::INSIDE { r - 1 } else { r }),
                };
                self.s::<K>(cpu, k);
                r -= 1;
            }
            self.leave_s(cpu, a);
            a.reverse();
        } else {
            self.enter_s(cpu, a);
            self.rounds_from::<K>(cpu, 1, &none, a, &keys);
        }
    }
    #[inline(always)]
    fn wipe(&mut self, cpu: V::Cpu) {
        let zero = V::splat64(cpu, 0);
        let f = P::factor(cpu, zero);
        crate::wipe_registers(&mut self.factors.0, f);
        crate::wipe_registers(&mut self.factors.1, f);
        crate::wipe_registers(&mut self.factors.2, f);
        crate::wipe_registers(&mut self.both, zero);
        crate::wipe_registers(&mut self.low, zero);
        crate::wipe_registers(&mut self.high, zero);
    }
    #[inline(always)]
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>) {
        ctr::<V, Self>(cpu, keys, counter, data);
    }
    #[cfg(test)]
    #[inline(always)]
    fn part(&mut self, cpu: V::Cpu, what: Part, a: &mut [V; 16]) {
        if P::INVERSE {
            a.reverse();
        }
        if matches!(what, Part::S | Part::SInverse) {
            self.enter_s(cpu, a);
            self.s::<&Broadcast>(cpu, &[0; 16]);
            self.leave_s(cpu, a);
        } else {
            self.enter_l::<&Broadcast>(cpu, a, &[0; 16]);
            self.l(cpu);
            self.leave_l::<&Broadcast>(cpu, a, &[0; 16]);
        }
        if P::INVERSE {
            a.reverse();
        }
    }
}

impl<V: Bytes + Blocks16, P: Products<V>> FirstRound<V> for Rounds<V, P> {
    type Single = P::Factor;
    #[inline(always)]
    fn first(&mut self, cpu: V::Cpu, a: &mut [V; 16], without: Option<usize>, _: &Broadcast) {
        self.enter_s(cpu, a);
        self.s::<&Broadcast>(cpu, &[0; 16]);
        if let Some(at) = without {
            let f = pin_mut(&mut self.factors);
            let (zero, i) = (P::factor(cpu, V::splat64(cpu, 0)), at % 8);
            if at < 8 {
                (f.0[i], f.2[i]) = (zero, f.1[i]);
            } else {
                (f.1[i], f.2[i]) = (zero, f.0[i]);
            }
        }
        self.l(cpu);
    }
    #[inline(always)]
    fn single(&self, cpu: V::Cpu, at: usize, x: V) -> P::Factor {
        let zero = V::splat64(cpu, 0);
        P::s(cpu, at, P::product(cpu, P::factor(cpu, x), &P::constants().over_u[at]), zero, &P::tables(cpu))
    }
    #[inline(always)]
    fn column(cpu: V::Cpu, at: usize, x: P::Factor, i: usize) -> V {
        P::product(cpu, x, &P::constants().t[15 + i - at])
    }
    #[inline(always)]
    fn get(&self, i: usize) -> V {
        if i < 8 { self.low[i] } else { self.high[i - 8] }
    }
    #[inline(always)]
    fn set(&mut self, i: usize, x: V) {
        if i < 8 { pin_mut(&mut self.low)[i] = x } else { pin_mut(&mut self.high)[i - 8] = x }
    }
    #[inline(always)]
    fn rest(&mut self, cpu: V::Cpu, a: &mut [V; 16], keys: &Broadcast) {
        self.rounds_from::<&Broadcast>(cpu, 2, &keys.0[1], a, &keys);
    }
}

impl<V: Bytes + Blocks16, P: Products<V>> Rounds<V, P> {
    /// Computes the rounds from `r` on. The key `k` of the round before `r` has not been added to the state yet.
    #[inline(always)]
    fn rounds_from<'a, K: RoundKeys<V>>(
        &mut self,
        cpu: V::Cpu,
        mut r: usize,
        mut k: &'a K::Round,
        a: &mut [V; 16],
        keys: &'a K,
    ) {
        while r < 10 {
            self.s::<K>(cpu, k);
            self.l(cpu);
            k = keys.round(r);
            r += 1;
        }
        self.leave_l::<K>(cpu, a, k);
    }

    /// Converts the standard's bytes to the state before S.
    #[inline(always)]
    fn enter_s(&mut self, cpu: V::Cpu, a: &[V; 16]) {
        let m = pin(&P::constants().over_u);
        each16!(8: I => {
            self.low[I] = P::product(cpu, P::factor(cpu, a[I]), &m[I]);
            self.high[I] = P::product(cpu, P::factor(cpu, a[I + 8]), &m[I + 8]);
        });
    }

    /// Converts the state after L to the standard's bytes, which is the inverse of `enter_s`. Then adds a key, which is
    /// not converted.
    #[inline(always)]
    fn leave_l<K: RoundKeys<V>>(&self, cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
        let (m, k) = (pin(&P::constants().u), pin(k));
        each16!(8: I => {
            a[I] = P::product(cpu, P::factor(cpu, self.low[I]), &m[I]) ^ K::byte(cpu, k, I);
            a[I + 8] = P::product(cpu, P::factor(cpu, self.high[I]), &m[I + 8]) ^ K::byte(cpu, k, I + 8);
        });
    }

    /// Converts the standard's bytes to the state before L, and adds a key in the form for this state.
    #[inline(always)]
    fn enter_l<K: RoundKeys<V>>(&mut self, cpu: V::Cpu, a: &[V; 16], k: &K::Round) {
        let (m, k) = (pin(&P::constants().v), pin(k));
        each16!(8: I => {
            let x = P::product(cpu, P::factor(cpu, a[I]), &m[I]) ^ K::byte(cpu, k, I);
            let y = P::product(cpu, P::factor(cpu, a[I + 8]), &m[I + 8]) ^ K::byte(cpu, k, I + 8);
            let f = pin_mut(&mut self.factors);
            (f.0[I], f.1[I]) = (P::factor(cpu, x), P::factor(cpu, y));
            f.2[I] = P::add(f.0[I], f.1[I]);
        });
    }

    /// Does the inverse of `enter_l`, without a key.
    #[inline(always)]
    fn leave_s(&self, cpu: V::Cpu, a: &mut [V; 16]) {
        let m = pin(&P::constants().over_v);
        each16!(8: I => {
            a[I] = P::product(cpu, self.factors.0[I], &m[I]);
            a[I + 8] = P::product(cpu, self.factors.1[I], &m[I + 8]);
        });
    }

    /// Computes S. The halves of the state are read in the order in which `l` makes them.
    #[inline(always)]
    fn s<K: RoundKeys<V>>(&mut self, cpu: V::Cpu, k: &K::Round) {
        let (k, t) = (pin(k), &P::tables(cpu));
        each16!(8: I => {
            let y = P::s(cpu, I + 8, pin(&self.high)[I], K::byte(cpu, k, I + 8), t);
            pin_mut(&mut self.factors).1[I] = y;
        });
        each16!(8: I => {
            let x = P::s(cpu, I, pin(&self.low)[I], K::byte(cpu, k, I), t);
            let f = pin_mut(&mut self.factors);
            (f.0[I], f.2[I]) = (x, P::add(x, f.1[I]));
        });
    }

    #[inline(always)]
    fn l(&mut self, cpu: V::Cpu) {
        let (f, m) = (pin(&self.factors), &P::constants().thirds);
        product8::<V, P, 0>(cpu, m, &f.2, None, &mut self.both);
        product8::<V, P, 54>(cpu, m, &f.0, Some(&self.both), &mut self.high);
        product8::<V, P, 27>(cpu, m, &f.1, Some(&self.both), &mut self.low);
    }
}

/// Computes `to` = T a + `plus`, where T is the matrix whose numbers begin at place `N` of `m`.
#[inline(always)]
fn product8<V: Bytes, P: Products<V>, const N: usize>(
    cpu: V::Cpu,
    m: &'static [P::Constant; 81],
    a: &[P::Factor; 8],
    plus: Option<&[V; 8]>,
    to: &mut [V; 8],
) {
    let (m, a, to) = (pin(m), pin(a), pin_mut(to));
    let sums = [P::add(a[0], a[4]), P::add(a[1], a[5]), P::add(a[2], a[6]), P::add(a[3], a[7])];
    let both = product4::<V, P>(cpu, m, N, sums, None);
    let mut plus_both = [both; 2];
    if let Some(plus) = plus {
        let plus = pin(plus);
        each16!(4: I => plus_both[0][I] = plus[I] ^ both[I]);
        each16!(4: I => plus_both[1][I] = plus[I + 4] ^ both[I]);
    }
    let y = product4::<V, P>(cpu, m, N + 9, [a[4], a[5], a[6], a[7]], Some(plus_both[0]));
    each16!(4: I => to[I] = y[I]);
    let y = product4::<V, P>(cpu, m, N + 18, [a[0], a[1], a[2], a[3]], Some(plus_both[1]));
    each16!(4: I => to[I + 4] = y[I]);
}

#[inline(always)]
fn product4<V: Bytes, P: Products<V>>(
    cpu: V::Cpu,
    m: &[P::Constant; 81],
    n: usize,
    a: [P::Factor; 4],
    plus: Option<[V; 4]>,
) -> [V; 4] {
    let both = product2::<V, P>(cpu, m, n, [P::add(a[0], a[2]), P::add(a[1], a[3])], None);
    let (low, high) = match plus {
        Some(c) => ([c[0] ^ both[0], c[1] ^ both[1]], [c[2] ^ both[0], c[3] ^ both[1]]),
        None => (both, both),
    };
    let low = product2::<V, P>(cpu, m, n + 3, [a[2], a[3]], Some(low));
    let high = product2::<V, P>(cpu, m, n + 6, [a[0], a[1]], Some(high));
    [low[0], low[1], high[0], high[1]]
}

#[inline(always)]
fn product2<V: Bytes, P: Products<V>>(
    cpu: V::Cpu,
    m: &[P::Constant; 81],
    n: usize,
    a: [P::Factor; 2],
    plus: Option<[V; 2]>,
) -> [V; 2] {
    let both = P::product(cpu, P::add(a[0], a[1]), &m[n]);
    let (low, high) = (P::product(cpu, a[1], &m[n + 1]), P::product(cpu, a[0], &m[n + 2]));
    match plus {
        Some(c) => [c[0].xor3(both, low).hold(), c[1].xor3(both, high).hold()],
        None => [(both ^ low).hold(), (both ^ high).hold()],
    }
}
