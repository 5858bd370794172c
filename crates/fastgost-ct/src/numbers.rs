//! Makes the cases for multi-precision integers.
use crate::{Case, Secrets};
use fastgost::Level;
use fastgost_curve::mp::{Arithmetic, Modulus, Uint};
use std::hint::black_box;

pub(crate) fn add(level: Level, cases: &mut Vec<Case>) {
    for kernel in Arithmetic::levels().filter(|l| *l == level).filter_map(|l| Arithmetic::with_level(l).ok()) {
        cases.push(Case::new("numbers of 256 bits", move |secrets| modular::<4>(kernel, secrets)));
        cases.push(Case::new("numbers of 512 bits", move |secrets| modular::<8>(kernel, secrets)));
        cases.push(Case::new("numbers of 768 bits", move |secrets| modular::<12>(kernel, secrets)));
        cases.push(Case::new("numbers of 1024 bits", move |secrets| modular::<16>(kernel, secrets)));
        cases.push(Case::new("numbers of 2048 bits", move |secrets| modular::<32>(kernel, secrets)));
        cases.push(Case::new("numbers of any length", move |secrets| products(kernel, secrets)));
    }
}

/// Returns a closure that computes modulo a public number, for example powers and inverses.
fn modular<const N: usize>(kernel: Arithmetic, secrets: &dyn Secrets) -> impl FnOnce() + use<N> {
    let m = Modulus::new(Uint(std::array::from_fn(|i| (0x9e37_79b9_7f4a_7c15 * (2 * i as u64 + 1)) | 1)));
    let m = m.and_then(|m| m.with_level(kernel.level())).expect("an odd number");
    let (a, b): (Uint<N>, Uint<N>) = (Uint(secrets.limbs()), Uint(secrets.limbs()));
    let (exponent, wide): ([u64; 4], [u64; 40]) = (secrets.limbs(), secrets.limbs());
    move || {
        let (a, b) = (m.reduce(&a), m.reduce(&b));
        black_box((m.add(&a, &b), m.sub(&a, &b), m.neg(&a), m.mul(&a, &b), a.lt(&b), a.is_zero(), a.ct_eq(&b)));
        black_box((m.reduce_wide(&wide), m.pow(&a, &exponent), m.invert(&a), m.montgomery_invert(&a)));
        black_box((a.add(&b), a.sub(&b), a.mul(&b), a.shl(70), a.shr(70), Uint::select(&a, &b, a.lt(&b))));
        let mut many = [a, b, Uint::ZERO, a];
        m.invert_all(&mut many, &mut [Uint::ZERO; 4]).expect("as long");
        black_box(many);
    }
}

/// Returns a closure that runs products, sums and multiplications by one limb on secret numbers. The lengths include
/// every length that has separate code, and some longer ones.
fn products(kernel: Arithmetic, secrets: &dyn Secrets) -> impl FnOnce() + use<> {
    let (a, b): ([u64; 70], [u64; 70]) = (secrets.limbs(), secrets.limbs());
    move || {
        for (n, m) in
            [(4, 4), (6, 6), (8, 8), (12, 12), (16, 16), (32, 32), (16, 4), (16, 8), (16, 12), (70, 3), (70, 70)]
        {
            let (a, b) = (&a[..n], &b[..m]);
            let (mut to, mut sum) = (vec![0; n + m], vec![0; m]);
            kernel.mul(&mut to, a, b).expect("as long");
            kernel.square(&mut to[..2 * m], b).expect("as long");
            black_box(kernel.add(&mut sum, &a[..m], b).expect("as long"));
            black_box(kernel.sub(&mut sum, &a[..m], b).expect("as long"));
            black_box(kernel.mul_1(&mut sum, b, a[0]).expect("as long"));
            black_box(kernel.addmul_1(&mut sum, b, a[0]).expect("as long"));
            black_box((to, sum));
        }
    }
}
