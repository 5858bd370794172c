use super::*;

#[test]
fn sums_are_those_of_numbers() {
    let mut d = Decisions::new(false);
    let a: Vec<Bit> = (0..4).flat_map(|_| d.byte()).collect();
    let b: Vec<Bit> = (0..4).flat_map(|_| d.byte()).collect();
    let (sum, carry) = d.add(&a, &b, &ZERO);
    assert_eq!(d.add(&b, &a, &ZERO), (sum.clone(), carry));
    // a + b - b = a
    let negated: Vec<Bit> = b.iter().map(|bit| bit ^ 1).collect();
    assert_eq!(d.add(&sum, &negated, &ONE).0, a);
    // The carry is 1 if and only if the sum is less than a summand.
    let other: Vec<Bit> = a.iter().map(|bit| bit ^ 1).collect();
    assert_eq!(d.add(&sum, &other, &ONE).1 ^ 1, carry);
    assert!(d.nodes.len() < 2000, "{}", d.nodes.len());
}

#[test]
fn tables_and_selections() {
    let mut d = Decisions::new(true);
    let [a, b, c, ..] = d.byte();
    let table: Vec<u64> = (0..8_u64).map(|x| x.count_ones().into()).collect();
    let count = d.lookup(&table, &[a, b, c], 2);
    let ab = d.xor(&a, &b);
    assert_eq!(count[0], d.xor(&ab, &c));
    assert_eq!(count[1], d.select(ab, c, a));
    assert_eq!(d.ternary(0b1110_1000, [a, b, c]), count[1]);
    let neither = d.or(a, b) ^ 1;
    assert_eq!(d.and(&(a ^ 1), &(b ^ 1)), neither);
}

#[test]
fn names_are_taken_where_sums_and_indices_are_formed() {
    let mut d = Decisions::new(false);
    let a: Vec<Bit> = (0..4).flat_map(|_| d.byte()).collect();
    let b: Vec<Bit> = (0..4).flat_map(|_| d.byte()).collect();
    let sum = d.add(&a, &b, &ZERO).0;
    let mut named = sum.clone();
    d.name(&mut named);
    assert_ne!(named[5], sum[5]);
    let table: Vec<u64> = (0..16).map(|x| (x * 7) & 15).collect();
    assert_eq!(d.lookup(&table, &sum[4..8], 4), d.lookup(&table, &named[4..8], 4));
    let half = d.xor(&a[0], &b[0]);
    assert_eq!(half, named[0]);
    let mut plain = a.clone();
    d.name(&mut plain);
    assert_eq!(plain, a);
}

#[test]
fn bits_have_the_values_of_what_they_stand_for() {
    let mut d = Decisions::new(false);
    let word = |d: &mut Decisions| -> Vec<Bit> { (0..4).flat_map(|_| d.byte()).collect() };
    let (a, b) = (word(&mut d), word(&mut d));
    let sum = d.add(&a, &b, &ZERO).0;
    let mut named = sum.clone();
    d.name(&mut named);
    let twice = d.add(&named, &a, &ZERO).0;
    let long = d.add(&[&a[..], &b].concat(), &[&b[..], &a].concat(), &ZERO).0;
    let bits = [&a[..], &b, &sum, &named, &twice, &long].concat();
    let given: Vec<(Bit, u64)> = a.iter().map(|&bit| (bit, 1)).collect();
    let values = d.evaluate(&given, &bits, &mut Random(1));
    for point in 0..crate::domain::POINTS {
        let number = |from: usize, length: usize| {
            values[from..from + length].iter().rev().fold(0_u64, |number, bit| 2 * number + (bit >> point & 1))
        };
        let (a, b) = (number(0, 32), number(32, 32));
        assert_eq!(a, if point == 0 { 0xffff_ffff } else { 0 });
        assert_eq!(number(64, 32), (a + b) & 0xffff_ffff);
        assert_eq!(number(96, 32), number(64, 32));
        assert_eq!(number(128, 32), (2 * a + b) & 0xffff_ffff);
        assert_eq!(number(160, 64), (a | b << 32).wrapping_add(b | a << 32));
    }
}

/// Computes rounds without named bits. Checks that their results have small diagrams, and the right values at random
/// points.
#[test]
fn rounds_without_names_stay_small() {
    use crate::standard::magma::PI;
    let mut d = Decisions::new(false);
    let word = |d: &mut Decisions| -> Vec<Bit> { (0..4).flat_map(|_| d.byte()).collect() };
    let (mut left, mut right, key) = (word(&mut d), word(&mut d), word(&mut d));
    let mut all = [&left[..], &right, &key].concat();
    for _ in 0..16 {
        let sum = d.add(&right, &key, &ZERO).0;
        let mut image: Vec<Bit> = Vec::new();
        for (table, index) in PI.iter().zip(sum.chunks(4)) {
            image.extend(d.lookup(&table.map(u64::from), index, 4));
        }
        image.rotate_right(11);
        let new = image.iter().zip(&left).map(|(a, b)| d.xor(a, b)).collect();
        left = std::mem::replace(&mut right, new);
        all.extend(&right);
    }
    assert!(d.refusal().is_none() && d.nodes.len() < 200_000, "{}", d.nodes.len());
    let values = d.evaluate(&[], &all, &mut Random(1));
    for point in 0..crate::domain::POINTS {
        let number = |place: usize| {
            values[32 * place..32 * place + 32]
                .iter()
                .rev()
                .fold(0_u32, |number, bit| 2 * number + (bit >> point & 1) as u32)
        };
        let (mut left, mut right, key) = (number(0), number(1), number(2));
        for round in 0..16 {
            let sum = right.wrapping_add(key);
            let image = (0..8).fold(0, |image, i| image | u32::from(PI[i][(sum >> (4 * i) & 15) as usize]) << (4 * i));
            (left, right) = (right, image.rotate_left(11) ^ left);
            assert_eq!(right, number(3 + round));
        }
    }
}

/// Computes a counter in several ways, and checks that its description is always the same. Also checks that a key can
/// be added to the counter.
#[test]
fn counters_are_described_alike() {
    let (c, far) = (0x0101_0104_u64, 0x0808_0820);
    let known = |number: u64, length: usize| -> Vec<Bit> { (0..length).map(|i| (number >> i & 1) as Bit).collect() };
    let word = |d: &mut Decisions| -> Vec<Bit> { (0..4).flat_map(|_| d.byte()).collect() };
    let mut d = Decisions::new(false);
    let (low, high, key) = (word(&mut d), word(&mut d), word(&mut d));
    let variables = d.variables;
    // Here the code adds eight steps to a counter at once, and then subtracts one step. So `ring` is the value of the
    // counter after seven steps. The sums are modulo 2^32 - 1, in words of 64 bits.
    let eighth = d.add(&[&high[..], &known(0, 32)].concat(), &known(far, 64), &ZERO).0;
    let back = d.add(&eighth, &known(c.wrapping_neg(), 64), &ZERO).0;
    let ring = d.add(&back, &[&[back[32]][..], &known(0, 63)].concat(), &ZERO).0[..32].to_vec();
    // Here two counters of 32 bits are in one word of 64 bits. The step and a carry are added to this word.
    let (long, out) = d.add(&[&low[..], &high].concat(), &known(c, 64), &ONE);
    let sums = [&ring[..], &long[..32]].map(|counter| d.add(counter, &key, &ZERO).0);
    // No variable has replaced a bit, because the algebra recognised each counter. It did so although no known number
    // had been added to a word of 32 bits before.
    assert!(d.variables == variables && d.replaced.is_empty() && d.refusal().is_none());
    let values = d.evaluate(&[], &[&low[..], &high, &key, &sums[0], &sums[1], &long, &[out]].concat(), &mut Random(3));
    for point in 0..crate::domain::POINTS {
        let number = |from: usize, length: usize| {
            values[from..from + length].iter().rev().fold(0_u128, |n, bit| 2 * n + u128::from(bit >> point & 1))
        };
        let (c, ring) = (u128::from(c), number(32, 32) + 7 * u128::from(c));
        assert_eq!(number(96, 32), ((ring & 0xffff_ffff) + (ring >> 32) + number(64, 32)) & 0xffff_ffff);
        assert_eq!(number(128, 32), (number(0, 32) + c + 1 + number(64, 32)) & 0xffff_ffff);
        assert_eq!(number(160, 65), number(0, 64) + c + 1);
    }
    // The same counters are computed again, one step after the other.
    let step = |d: &mut Decisions, from: Vec<Bit>| {
        let (sum, carry) = d.add(&from, &known(c, 32), &ZERO);
        d.add(&sum, &known(0, 32), &carry).0
    };
    assert_eq!((0..7).fold(high, |from, _| step(&mut d, from)), ring);
    assert_eq!(d.add(&low, &known(c, 32), &ONE).0, long[..32]);
}

/// A round computes a half of a block by several sums. Checks that the description of this half does not depend on the
/// order of the sums.
#[test]
fn the_order_of_sums_does_not_matter() {
    let mut d = Decisions::new(false);
    let word = |d: &mut Decisions| -> Vec<Bit> { (0..4).flat_map(|_| d.byte()).collect() };
    let (index, left, other) = (word(&mut d), word(&mut d), word(&mut d));
    let mut image: Vec<Bit> = Vec::new();
    for (table, index) in crate::standard::magma::PI.iter().zip(index.chunks(4)) {
        image.extend(d.lookup(&table.map(u64::from), index, 4));
    }
    let mut half: Vec<Bit> = image.iter().zip(&left).map(|(a, b)| d.xor(a, b)).collect();
    let raw = half.clone();
    d.name(&mut half);
    assert_ne!(half, raw);
    let whole: Vec<usize> = (0..32).filter(|&i| d.support(raw[i]).is_some_and(|all| all.len() > INDEX)).collect();
    assert!(whole.len() > 24);
    for i in whole {
        let bits = [half[i], image[i], other[i]];
        let sums = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map(|[a, b, c]| {
            let two = d.xor(&bits[a], &bits[b]);
            [d.sum(&[bits[a], bits[b], bits[c]]), d.xor(&two, &bits[c])]
        });
        assert!(sums.concat().iter().all(|sum| *sum == sums[0][0]), "{i}");
        let values = d.evaluate(&[], &[&bits[..], &[sums[0][0]]].concat(), &mut Random(4));
        assert_eq!(values[0] ^ values[1] ^ values[2], values[3]);
    }
}
