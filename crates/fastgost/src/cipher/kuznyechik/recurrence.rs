//! Byte-sliced rounds with L as the recurrence. L has sixteen steps. A step of the recurrence takes 7 multiplications
//! by constants. No data is moved, because the new byte overwrites the register of the oldest byte. So registers are
//! renamed instead of shifted.
use super::{
    Counter, Keys, Kuznyechik, reverse,
    sliced::{self, Broadcast, Form, RoundKeys},
    sliced_ctr::{FirstRound, ctr},
    sliced_gfni::product,
    spec,
};
#[cfg(test)]
use crate::cipher::Part;
use crate::{
    cipher::Job,
    pi::substitution::Substitution,
    simd::{Affine, Blocks16, Bytes, IoBuf, Word, each16, pin},
};

/// S and L of one direction, on bytes in the order of the recurrence. In this order, encryption computes the last byte
/// of a block first.
pub(super) trait Recurrence<V: Bytes + Blocks16>: Copy {
    const INVERSE: bool;
    const FEW_REGISTERS: bool = false;
    fn new(cpu: V::Cpu) -> Self;
    fn substitute(self, a: &mut [V; 16]);
    /// Computes L and adds the round key.
    fn l<K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round);
    /// Overwrites the state, if it is in memory.
    #[inline(always)]
    fn wipe(_: V::Cpu, _: &mut [V; 16]) {}
    /// Writes the keystream of CTR to `data`, XOR the addend of `data` if there is an addend.
    #[inline(always)]
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>) {
        sliced::ctr_by_rounds::<V, Steps<V, Self>>(cpu, keys, counter, data);
    }
}

/// The rounds with L as the recurrence, and the state of these rounds.
pub(super) struct Steps<V, R>(R, [V; 16]);

impl<V: Bytes + Blocks16, R: Recurrence<V>> Form<V> for Steps<V, R> {
    const FEW_REGISTERS: bool = R::FEW_REGISTERS;
    #[inline(always)]
    fn new(cpu: V::Cpu) -> Self {
        Self(R::new(cpu), [V::splat64(cpu, 0); 16])
    }
    #[inline(always)]
    fn key_bytes(keys: &Keys, r: usize) -> &[u8; 16] {
        &keys.folded[r]
    }
    #[inline(always)]
    fn key(_: V::Cpu, _: usize, k: &[u8; 16]) -> [u8; 16] {
        if R::INVERSE { reverse(k) } else { *k }
    }
    #[inline(always)]
    fn sliced_key(_: V::Cpu, _: usize, k: &mut [V; 16]) {
        if R::INVERSE {
            k.reverse();
        }
    }
    #[inline(always)]
    fn rounds<K: RoundKeys<V>>(&mut self, cpu: V::Cpu, a: &mut [V; 16], keys: K) {
        self.1 = *a;
        if R::INVERSE {
            R::l::<K>(cpu, &mut self.1, keys.round(9));
            let mut r = 9;
            while r > 1 {
                r -= 1;
                self.round::<K>(cpu, keys.round(r));
            }
            self.0.substitute(&mut self.1);
            *a = self.1;
        } else {
            self.1.reverse();
            self.rounds_from::<K>(cpu, 1, a, keys);
        }
    }
    #[inline(always)]
    fn wipe(&mut self, cpu: V::Cpu) {
        R::wipe(cpu, &mut self.1);
    }
    #[inline(always)]
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>) {
        R::ctr(cpu, keys, counter, data);
    }
    #[cfg(test)]
    #[inline(always)]
    fn part(&mut self, cpu: V::Cpu, what: Part, a: &mut [V; 16]) {
        match what {
            Part::S | Part::SInverse => self.0.substitute(a),
            Part::L => {
                a.reverse();
                R::l::<&Broadcast>(cpu, a, &[0; 16]);
                a.reverse();
            }
            Part::LInverse => R::l::<&Broadcast>(cpu, a, &[0; 16]),
        }
    }
}

impl<V: Bytes + Blocks16, R: Recurrence<V>> Steps<V, R> {
    #[inline(always)]
    fn rounds_from<K: RoundKeys<V>>(&mut self, cpu: V::Cpu, first: usize, a: &mut [V; 16], keys: K) {
        for r in first..10 {
            self.round::<K>(cpu, keys.round(r));
        }
        *a = self.1;
        a.reverse();
    }

    /// S comes before L in both directions, because a loop body with L before S makes LLVM spill five registers.
    #[inline(always)]
    fn round<K: RoundKeys<V>>(&mut self, cpu: V::Cpu, k: &K::Round) {
        self.0.substitute(&mut self.1);
        R::l::<K>(cpu, &mut self.1, k);
    }
}

impl<V: Affine + Blocks16, S: Substitution<V>> FirstRound<V> for Steps<V, Gfni<S, false>> {
    type Single = V;
    #[inline(always)]
    fn first(&mut self, cpu: V::Cpu, a: &mut [V; 16], without: Option<usize>, keys: &Broadcast) {
        self.1 = *a;
        self.1.reverse();
        self.0.substitute(&mut self.1);
        let zero = V::splat64(cpu, 0);
        match without {
            Some(15) => self.1[0] = zero,
            Some(_) => self.1[8] = zero,
            None => {}
        }
        l::<V, &Broadcast>(cpu, &mut self.1, &keys.0[1]);
    }
    #[inline(always)]
    fn single(&self, _: V::Cpu, _: usize, x: V) -> V {
        self.0.0.apply(x)
    }
    #[inline(always)]
    fn column(_: V::Cpu, at: usize, x: V, i: usize) -> V {
        x.affine(&if at == 15 { &COLUMN0 } else { &COLUMN8 }[i])
    }
    #[inline(always)]
    fn get(&self, i: usize) -> V {
        self.1[i]
    }
    #[inline(always)]
    fn set(&mut self, i: usize, x: V) {
        self.1[i] = x;
    }
    #[inline(always)]
    fn rest(&mut self, cpu: V::Cpu, a: &mut [V; 16], keys: &Broadcast) {
        self.rounds_from(cpu, 2, a, keys);
    }
}

/// Computes S by the substitution `S`, and the products of L by GFNI.
#[derive(Clone, Copy)]
struct Gfni<S, const INVERSE: bool>(S);

impl<V: Affine + Blocks16, S: Substitution<V>, const INVERSE: bool> Recurrence<V> for Gfni<S, INVERSE> {
    const INVERSE: bool = INVERSE;
    #[inline(always)]
    fn new(cpu: V::Cpu) -> Self {
        Self(if INVERSE { S::inverse(cpu) } else { S::forward(cpu) })
    }
    #[inline(always)]
    fn substitute(self, a: &mut [V; 16]) {
        substitute(self.0, a);
    }
    #[inline(always)]
    fn l<K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
        l::<V, K>(cpu, a, k);
    }
    #[inline(always)]
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>) {
        ctr::<V, Steps<V, Gfni<S, false>>>(cpu, keys, counter, data);
    }
}

/// `sliced::run` with GFNI.
#[inline(always)]
pub(super) fn run_with_gfni<V: Affine + Blocks16, S: Substitution<V>>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    sliced::run::<V, Steps<V, Gfni<S, false>>, Steps<V, Gfni<S, true>>>(cpu, job)
}

#[inline(always)]
fn substitute<V: Word, S: Substitution<V>>(pi: S, a: &mut [V; 16]) {
    each16!(I => a[I] = pi.apply(a[I]));
}

/// Computes L and adds the round key, in sixteen steps. Each step overwrites the oldest byte.
#[inline(always)]
fn l<V: Affine, K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
    each16!(T => a[T] = l_step::<V, K, T>(cpu, a, k));
}

/// Returns the new byte, which is the sum of c_j a_(T+j) over all j, plus the key. The coefficients are a palindrome,
/// so one product serves two bytes.
#[inline(always)]
fn l_step<V: Affine, K: RoundKeys<V>, const T: usize>(cpu: V::Cpu, a: &[V; 16], k: &K::Round) -> V {
    let mut s = *a;
    each16!(J => s[J] = a[(T + J) % 16]);
    let m = pin(&M);
    let k = K::byte(cpu, k, T); // after `pin`; otherwise the key byte does not become a memory operand
    let q = s[0].xor3(s[7], s[9]);
    let q = q.xor3(s[8].affine(&m[6]), k);
    let q = q.xor3((s[10] ^ s[6]).affine(&m[5]), (s[11] ^ s[5]).affine(&m[4]));
    let q = q.xor3((s[12] ^ s[4]).affine(&m[3]), (s[13] ^ s[3]).affine(&m[2]));
    q.xor3((s[14] ^ s[2]).affine(&m[1]), (s[15] ^ s[1]).affine(&m[0]))
}

/// Matrices of the multiplication by the coefficients of l that are not 1.
static M: [u64; 7] = {
    let mut m = [0; 7];
    let mut i = 0;
    while i < 6 {
        m[i] = product(spec::L[i]);
        i += 1;
    }
    m[6] = product(spec::L[7]);
    m
};

/// Factors of a_0 (`COLUMN0`) and of a_8 (`COLUMN8`) in L. Factor i is for byte a_i of the result.
static COLUMN0: [u64; 16] = column(0);
static COLUMN8: [u64; 16] = column(8);

const fn column(of: usize) -> [u64; 16] {
    let mut e = [0; 16];
    e[15 - of] = 1;
    let c = spec::l(&e);
    let mut m = [0; 16];
    let mut i = 0;
    while i < 16 {
        m[i] = product(c[15 - i]);
        i += 1;
    }
    m
}
