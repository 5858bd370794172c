//! Byte-sliced strategy without GFNI: S and the products of L by look-ups in 16 bytes.
//!
//! The nibbles are those of the basis in which S starts (see `nibbles`). A product needs both nibbles of the sum of two
//! bytes. Every register is also kept as its nibbles: for three of the six sums of a step they are added instead of the
//! bytes. That is two operations instead of four, but twice the loads, since only a few of the 48 registers of a state are
//! registers of the CPU. With three of each, a step takes about as long to load as to compute.
use super::{
    Counter, Kuznyechik,
    sliced::{self, Broadcast, Form, RoundKeys, ctr_by_rounds},
    toeplitz::{BACK, FORWARD, Maps, enter, leave},
};
use crate::{
    cipher::{Function, Job, LaneKeys},
    pi::nibbles::{NibbleSbox, SForward, SInverse, nibbles, s_forward_of, s_inverse_of},
    simd::{Blocks16, IoBuf, each16, pin, pin_mut},
};

/// S and L of one direction.
#[derive(Clone, Copy)]
pub(super) struct Nibbles<const INVERSE: bool>;

/// A byte of every block, and its high and low nibbles.
#[derive(Clone, Copy)]
pub(super) struct Byte<V> {
    whole: V,
    nibbles: (V, V),
}

impl<V: NibbleSbox> Byte<V> {
    #[inline(always)]
    fn new(cpu: V::Cpu, whole: V) -> Self {
        Self { whole, nibbles: nibbles(cpu, whole) }
    }
}

impl<V: NibbleSbox + Blocks16, const INVERSE: bool> Form<V> for Nibbles<INVERSE> {
    type Byte = Byte<V>;
    const FEW_REGISTERS: bool = true;
    #[inline(always)]
    fn new(_: V::Cpu) -> Self {
        Self
    }
    #[inline(always)]
    fn byte(cpu: V::Cpu, x: V) -> Byte<V> {
        Byte::new(cpu, x)
    }
    #[inline(always)]
    fn whole(x: Byte<V>) -> V {
        x.whole
    }
    #[inline(always)]
    fn substitute(self, cpu: V::Cpu, a: &mut [Byte<V>; 16]) {
        substitute::<V, INVERSE>(cpu, a);
    }
    #[inline(always)]
    fn l<K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [Byte<V>; 16], k: &K::Round) {
        each16!(4: G => four_steps::<V, K, INVERSE, { 4 * G }>(cpu, a, k));
    }
    #[inline(always)]
    fn enter(cpu: V::Cpu, x: V) -> V {
        enter::<V, INVERSE>(cpu, x)
    }
    #[inline(always)]
    fn enter_key(cpu: V::Cpu, k: &[u8; 16]) -> [u8; 16] {
        let (mut bytes, mut first) = ([0; WIDEST], [0; 16]);
        enter::<V, INVERSE>(cpu, V::splat128(cpu, k)).store(&mut bytes[..V::BYTES]);
        first.copy_from_slice(&bytes[..16]);
        crate::wipe(&mut bytes);
        first
    }
    #[inline(always)]
    fn leave(cpu: V::Cpu, x: V) -> V {
        leave::<V, INVERSE>(cpu, x)
    }
    #[inline(always)]
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>) {
        ctr_by_rounds::<V, Self>(cpu, keys, counter, data);
    }
}

/// Runs a job of whole groups under one key. The other jobs are not here: in the frame of a function for all of them, what
/// the compiler keeps in memory lies a multiple of 4096 bytes from parts of the state, and waiting for such stores costs more
/// than a third of the speed.
#[inline(always)]
pub(super) fn run<V: NibbleSbox + Blocks16>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    match job {
        Job::Blocks { keys: LaneKeys::One(keys), function: Function::Encrypt, data } => {
            sliced::encrypt::<V, Nibbles<false>, _>(cpu, &Broadcast::new::<V, Nibbles<false>>(cpu, keys, false), data)
        }
        Job::Blocks { keys: LaneKeys::One(keys), function: Function::Decrypt, data } => {
            sliced::decrypt::<V, Nibbles<true>, _>(cpu, &Broadcast::new::<V, Nibbles<true>>(cpu, keys, true), data)
        }
        #[cfg(test)]
        Job::Blocks { function: Function::Part(what), data, .. } => {
            sliced::part_of::<V, Nibbles<false>, Nibbles<true>>(cpu, what, data)
        }
        Job::Counter { key, counter, data } => {
            <Nibbles<false> as Form<V>>::ctr(cpu, &Broadcast::new::<V, Nibbles<false>>(cpu, key, false), counter, data)
        }
        _ => unreachable!("the row's steps say that this strategy has neither chains nor a key per lane"),
    }
}

/// The widest register.
const WIDEST: usize = 64;

#[inline(always)]
fn maps<const INVERSE: bool>() -> &'static Maps {
    if INVERSE { &BACK.0 } else { &FORWARD.0 }
}

#[inline(always)]
fn substitute<V: NibbleSbox, const INVERSE: bool>(cpu: V::Cpu, x: &mut [Byte<V>; 16]) {
    let t = if INVERSE { SInverse::tables(cpu) } else { SForward::tables(cpu) };
    let m = &pin(maps::<INVERSE>()).of_s[0];
    let m = [V::splat128(cpu, &m[0]), V::splat128(cpu, &m[1])];
    each16!(I => {
        let n = pin_mut(x)[I].nibbles;
        let (l, r) = if INVERSE { s_inverse_of(cpu, n, &t) } else { s_forward_of(cpu, n, &t) };
        pin_mut(x)[I] = Byte::new(cpu, l.lookup16(m[0]) ^ r.lookup16(m[1]));
    });
}

/// Four steps of L's sixteen, each overwriting the oldest byte (see `sliced`). They share the tables, each as far as it does
/// not depend on the ones before; state that is needed only once stays in memory.
#[inline(always)]
fn four_steps<V: NibbleSbox, K: RoundKeys<V>, const INVERSE: bool, const T: usize>(
    cpu: V::Cpu,
    x: &mut [Byte<V>; 16],
    k: &K::Round,
) {
    let k = pin(k);
    let m = pin(&maps::<INVERSE>().of_state);
    let mut q = [x[0].whole; 4];
    each16!(4: I => {
        let x = pin_mut(x);
        let (b, c) = (x[(T + I + 7) % 16].whole, x[(T + I + 9) % 16].whole);
        q[I] = x[T + I].whole.xor3(b, c) ^ K::byte(cpu, k, T + I);
    });
    // c_8, which has no partner.
    {
        let (tl, tr) = (V::splat128(cpu, &m[7][0]), V::splat128(cpu, &m[7][1]));
        each16!(4: I => {
            let (l, r) = pin_mut(x)[(T + I + 8) % 16].nibbles;
            q[I] = q[I].xor3(l.lookup16(tl), r.lookup16(tr));
        });
    }
    macro_rules! pairs {
        ($($j:literal)*) => { $(
            let (tl, tr) = (V::splat128(cpu, &m[$j][0]), V::splat128(cpu, &m[$j][1]));
            each16!(4: I => {
                let x = pin_mut(x);
                let (a, b) = (x[(T + I + $j) % 16].whole, x[(T + I + 16 - $j) % 16].whole);
                let (l, r) = nibbles(cpu, a ^ b);
                q[I] = q[I].xor3(l.lookup16(tl), r.lookup16(tr));
            });
        )* };
    }
    pairs!(4 5 6);
    let m = pin(m);
    let mut t = [(q[0], q[0]); 3];
    each16!(3: J => t[J] = (V::splat128(cpu, &m[J + 1][0]), V::splat128(cpu, &m[J + 1][1])));
    let mut new = [Byte { whole: q[0], nibbles: (q[0], q[0]) }; 4];
    each16!(4: I => {
        each16!(3: J => {
            let j = 3 - J;
            let x = pin_mut(x);
            let a = x[(T + I + j) % 16].nibbles;
            let b = match I.checked_sub(j) {
                Some(i) => new[i].nibbles,
                None => x[(T + I + 16 - j) % 16].nibbles,
            };
            let (tl, tr) = t[j - 1];
            q[I] = q[I].xor3((a.0 ^ b.0).lookup16(tl), (a.1 ^ b.1).lookup16(tr));
        });
        new[I] = Byte::new(cpu, q[I]);
        pin_mut(x)[T + I] = new[I];
    });
}
