//! Tests every kernel of multi-precision numbers, at all lengths at which the kernel changes to another algorithm.
use super::guarded::{Guarded, Log, PLACES, Place};
use fastgost_curve::mp::{Arithmetic, Modulus, Uint};
use fastgost_testkit::Random;

const ROOM: usize = 4096;

pub fn work(log: &mut Log) {
    let [mut a, mut b, mut c] = [0; 3].map(|_| Guarded::new(ROOM));
    for kernel in Arithmetic::levels().map(|level| Arithmetic::with_level(level).expect("available")) {
        log.at(&format!("numbers on {}", kernel.level()));
        for place in PLACES {
            for n in 0..=70 {
                any_length(kernel, place, n, [&mut a, &mut b, &mut c], log);
            }
            fixed::<4, 8>(kernel, place, [&mut a, &mut b, &mut c], log);
            fixed::<6, 12>(kernel, place, [&mut a, &mut b, &mut c], log);
            fixed::<8, 16>(kernel, place, [&mut a, &mut b, &mut c], log);
            fixed::<12, 24>(kernel, place, [&mut a, &mut b, &mut c], log);
            fixed::<16, 32>(kernel, place, [&mut a, &mut b, &mut c], log);
            fixed::<32, 64>(kernel, place, [&mut a, &mut b, &mut c], log);
            modular::<4>(kernel, place, [&mut a, &mut b, &mut c], log);
            modular::<8>(kernel, place, [&mut a, &mut b, &mut c], log);
            modular::<16>(kernel, place, [&mut a, &mut b, &mut c], log);
        }
    }
}

/// Fills limbs with irregular values. No limb is 0.
fn fill(limbs: &mut [u64], seed: u64) -> &mut [u64] {
    let mut random = Random(seed);
    for limb in &mut *limbs {
        *limb = random.next() | 1 << 63;
    }
    limbs
}

fn any_length(kernel: Arithmetic, place: Place, n: usize, [a, b, c]: [&mut Guarded; 3], log: &mut Log) {
    let (x, y) = (fill(a.limbs(place, n), 1), fill(b.limbs(place, n), 2));
    let to = c.limbs(place, n);
    kernel.add(to, x, y).expect("one length");
    kernel.sub(to, x, y).expect("one length");
    kernel.mul_1(to, x, 7).expect("one length");
    kernel.addmul_1(to, x, u64::MAX).expect("one length");
    kernel.square(c.limbs(place, 2 * n), x).expect("twice the length");
    log.calls += 5;
    for m in [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, n].into_iter().filter(|m| *m <= n) {
        let y = fill(b.limbs(place, m), 2);
        kernel.mul(c.limbs(place, n + m), x, y).expect("the sum of lengths");
        kernel.mul(c.limbs(place, n + m), y, x).expect("the sum of lengths");
        if m > 0 {
            kernel.div_rem_public(c.limbs(place, n - m + 1), x, y).expect("room for the quotient");
            fill(x, 1);
            log.calls += 1;
        }
        log.calls += 2;
    }
}

fn fixed<const N: usize, const P: usize>(
    kernel: Arithmetic,
    place: Place,
    [a, b, c]: [&mut Guarded; 3],
    log: &mut Log,
) {
    let x: &mut [u64; N] = fill(a.limbs(place, N), 1).try_into().expect("its length");
    let y: &mut [u64; N] = fill(b.limbs(place, N), 2).try_into().expect("its length");
    let to: &mut [u64; N] = c.limbs(place, N).try_into().expect("its length");
    kernel.add_fixed(to, x, y);
    kernel.sub_fixed(to, x, y);
    kernel.mul_digit_fixed(to, x, 7);
    let mut quotient = Guarded::new(ROOM);
    let quotient: &mut [u64; N] = quotient.limbs(place, N).try_into().expect("its length");
    kernel.div_rem_fixed_public(quotient, to, x, y).expect("not 0");
    let to: &mut [u64; P] = c.limbs(place, P).try_into().expect("its length");
    kernel.mul_fixed(to, x, y);
    kernel.square_fixed(to, x);
    log.calls += 6;
}

/// Tests numbers of a fixed size. Each number is in separate memory, since each number is passed by reference.
fn modular<const N: usize>(kernel: Arithmetic, place: Place, [a, b, c]: [&mut Guarded; 3], log: &mut Log) {
    let modulus: [u64; N] = (&*fill(a.limbs(place, N), 3)).try_into().expect("its length");
    let modulus = Modulus::new(Uint(modulus))
        .or_else(|_| Modulus::new(Uint::MAX))
        .expect("odd")
        .with_level(kernel.level())
        .expect("available");
    for n in 0..=3 * N {
        let wide = fill(b.limbs(place, n), 4);
        let x = modulus.reduce_wide(wide);
        let y = modulus.pow(&x, &wide[..n.min(2)]);
        c.limbs(place, N).copy_from_slice(&modulus.mul(&x, &y).0);
        let bytes = c.bytes(place, 8 * N);
        let z = Uint::<N>::from_le_bytes(bytes).expect("its length");
        modulus.invert(&z).write_be_bytes(bytes);
        log.calls += 5;
    }
}
