use super::*;
use crate::domain::known;

/// Returns a pseudorandom permutation of the byte values.
fn box_of(seed: u64) -> [u64; 256] {
    let mut table: [u64; 256] = std::array::from_fn(|i| i as u64);
    for i in (1..256).rev() {
        table.swap(i, mix(seed ^ i as u64) as usize % (i + 1));
    }
    table
}

#[test]
fn sums_are_canonical() {
    let mut sums = Sums::default();
    let (a, b) = (sums.byte(), sums.byte());
    let ab = sums.xor(&a[0], &b[3]);
    let ba = sums.xor(&b[3], &a[0]);
    assert_eq!(ab, ba);
    assert_eq!(sums.xor(&ab, &(b[3] ^ 1)), a[0] ^ 1);
    assert_eq!(sums.xor(&ab, &ab), ZERO);
    assert_eq!(sums.and(&a[0], &(a[0] ^ 1)), ZERO);
    // x y ^ x = x (y ^ 1)
    let xy = sums.and(&a[0], &a[1]);
    let left = sums.xor(&xy, &a[0]);
    assert_eq!(left, sums.and(&a[0], &(a[1] ^ 1)));
    assert_eq!(sums.sum(&[a[0], b[3], ONE]), ab ^ 1);
}

/// Each product without a cut point is a new variable, about which the algebra knows nothing. So the algebra does not
/// even know that two products of the same bits are equal.
#[test]
fn products_of_several_variables_need_a_name() {
    let mut sums = Sums::default();
    let (a, b, c) = (sums.byte(), sums.byte(), sums.byte());
    let mut e: [Bit; 8] = std::array::from_fn(|i| sums.xor(&a[i], &b[(i + 3) % 8]));
    let unknown = [sums.and(&e[0], &e[1]), sums.and(&e[0], &e[1]), sums.and(&e[0], &(e[1] ^ 1))];
    let mut all = [&unknown[..], &a, &b, &e].concat();
    all.sort_unstable();
    all.dedup_by_key(|bit| *bit >> 1);
    assert_eq!((sums.unknowns(), all.len()), (3, 27));
    assert_eq!(sums.lookup(&box_of(2), &e, 8).iter().filter(|bit| all.contains(bit)).count(), 0);
    assert_eq!(sums.unknowns(), 4);
    let before = e;
    sums.name(&mut e);
    assert_ne!(before, e);
    let table = box_of(1);
    let image = sums.lookup(&table, &e, 8);
    assert_eq!(sums.lookup(&table, &before, 8), image);
    // Here the named byte is written in another basis. In this basis, the last bit is a complement, and each other bit
    // is the sum of two neighbouring bits. The table `turned` is for bytes in this basis.
    let other: Vec<Bit> =
        (0..8).map(|i| if i < 7 { sums.xor(&before[i], &before[i + 1]) } else { before[7] ^ 1 }).collect();
    let mut turned = [0; 256];
    for x in 0..256_u64 {
        turned[((x ^ x >> 1) ^ 0x80) as usize] = table[x as usize];
    }
    assert_eq!(sums.lookup(&turned, &other, 8), image);
    // One bit of a sum may be described by the byte's name, and another bit by the variables of the unnamed byte. The
    // algebra recognises such a sum, even if some of the bits do not depend on all variables of the byte.
    let difference = sums.xor(&image[2], &e[2]);
    assert_eq!(sums.xor(&difference, &before[2]), image[2]);
    let d = sums.byte();
    let mut f: [Bit; 8] = std::array::from_fn(|i| if i == 3 { sums.xor(&b[i], &d[i]) } else { sums.xor(&b[i], &c[i]) });
    let before = f;
    sums.name(&mut f);
    for i in 0..8 {
        let difference = sums.xor(&before[i], &f[(i + 1) % 8]);
        let same = sums.xor(&f[i], &f[(i + 1) % 8]);
        assert_eq!(difference, same);
    }
    assert_eq!(sums.unknowns(), 4);
    sums.and(&e[0], &c[0]);
    assert_eq!((sums.unknowns(), sums.refusal()), (5, None));
}

#[test]
fn an_affine_table_needs_no_name() {
    let mut sums = Sums::default();
    let (a, b) = (sums.byte(), sums.byte());
    let e: Vec<Bit> = (0..4).map(|i| sums.xor(&a[i], &b[i])).collect();
    let table: Vec<u64> = (0..16_u64).map(|x| 5 ^ x << 1 ^ x >> 1 & 1).collect();
    let out = sums.lookup(&table, &e, 5);
    assert_eq!(out, [sums.xor(&e[1], &ONE), e[0], e[1] ^ 1, e[2], e[3]]);
    assert_eq!(sums.unknowns(), 0);
}

#[test]
fn released_expressions_keep_their_meaning() {
    let mut sums = Sums::default();
    let (a, b, c) = (sums.byte(), sums.byte(), sums.byte());
    let mark = sums.mark();
    let mut kept = [0; 8];
    for i in 0..8 {
        let garbage = sums.xor(&a[i], &c[i]);
        kept[i] = sums.sum(&[garbage, b[7 - i], c[i]]);
    }
    let size = sums.size();
    sums.release(mark, &mut [&mut kept]);
    assert!(sums.size() < size);
    for i in 0..8 {
        assert_eq!(sums.xor(&a[i], &b[7 - i]), kept[i]);
    }
}

#[test]
fn words_are_added_once() {
    let mut sums = Sums::default();
    let a: Vec<Bit> = (0..8).flat_map(|_| sums.byte()).collect();
    let b: Vec<Bit> = (0..8).flat_map(|_| sums.byte()).collect();
    let (ab, carry) = sums.add(&a, &b, &ZERO);
    assert_eq!(sums.add(&b, &a, &ZERO), (ab, carry));
    let zero = [ZERO; 64];
    assert_eq!(sums.add(&a, &zero, &ZERO), (a.clone(), ZERO));
    assert_ne!(sums.add(&a, &zero, &carry).0, a);
    // a - (-512) is a + 512.
    let x = crate::domain::constant::<64>(!(-512_i64) as u64);
    let y = crate::domain::constant::<64>(512);
    assert_eq!(sums.add(&a, &x, &ONE), sums.add(&a, &y, &ZERO));
    let (z, carry) = sums.add(&y, &x, &ONE);
    assert_eq!((known(&z), carry), (Some(1024), ZERO));
}

/// Returns the values of words at random points.
fn numbers(sums: &Sums, words: &[&[Bit]]) -> Vec<[u64; crate::domain::POINTS]> {
    numbers_at(sums, &[], words)
}

/// Returns the values of words at points where some inputs have these values.
fn numbers_at(sums: &Sums, inputs: &[(Bit, u64)], words: &[&[Bit]]) -> Vec<[u64; crate::domain::POINTS]> {
    let bits = words.concat();
    let values = sums.evaluate(inputs, &bits, &mut Random(3));
    let mut values = values.iter();
    let number = |word: &&[Bit]| {
        let bits: Vec<&u64> = values.by_ref().take(word.len()).collect();
        std::array::from_fn(|point| bits.iter().rev().fold(0, |number, bit| 2 * number + (*bit >> point & 1)))
    };
    words.iter().map(number).collect()
}

#[test]
fn carries_are_comparisons_with_a_summand() {
    let mut sums = Sums::default();
    let word = |sums: &mut Sums| -> Vec<Bit> { (0..8).flat_map(|_| sums.byte()).collect() };
    let (a, b, c, d) = (word(&mut sums), word(&mut sums), word(&mut sums), word(&mut sums));
    let (low, carry) = sums.add(&a, &b, &ZERO);
    assert_eq!(sums.less(&low, &a), carry);
    assert_eq!(sums.less(&low, &b), carry);
    // A sum of two words and a carry may also be computed as two sums.
    let (high, out) = sums.add(&c, &d, &carry);
    let (first, one) = sums.add(&c, &d, &ZERO);
    let mut small = [ZERO; 64];
    small[0] = carry;
    let (second, two) = sums.add(&first, &small, &ZERO);
    assert_eq!(high, second);
    assert_eq!(sums.less(&second, &first), two);
    assert_eq!(sums.or(one, two), out);
    assert_eq!(sums.unknowns(), 0);
    // A borrow is also the result of a comparison. So the borrow and the comparison have the same description.
    let opposite: Vec<Bit> = a.iter().map(|bit| bit ^ 1).collect();
    assert_eq!(sums.add(&low, &opposite, &ONE).1, carry ^ 1);
    // The values of the results are the sums of the values of the operands.
    let values = numbers(&sums, &[&a, &b, &low, &[carry], &c, &d, &high, &[out], &[two]]);
    for point in 0..crate::domain::POINTS {
        let [a, b, low, carry, c, d, high, out, two] = std::array::from_fn(|n| u128::from(values[n][point]));
        assert_eq!(a + b, low | carry << 64);
        assert_eq!(c + d + carry, high | out << 64);
        assert!(two <= carry);
    }
    // If a carry in is also added, there may be a carry out although the sum is not less than either summand. So the
    // algebra must not treat the comparison of the sum with a summand as the carry out.
    sums.less(&high, &c);
    let unknowns = sums.unknowns();
    assert!(unknowns > 0);
    sums.less(&low, &c);
    assert!(sums.unknowns() > unknowns);
}

#[test]
fn named_and_renamed_bytes_have_the_values_of_what_they_stand_for() {
    let mut sums = Sums::default();
    let (a, b) = (sums.byte(), sums.byte());
    let table = box_of(5);
    let image = sums.lookup(&table, &a, 8);
    let e: Vec<Bit> = image.iter().zip(&b).map(|(x, y)| sums.xor(x, y)).collect();
    let mut named = e.clone();
    sums.name(&mut named);
    let f: Vec<Bit> = sums.lookup(&table, &e, 8).iter().zip(&b).map(|(x, y)| sums.xor(x, y)).collect();
    let mut renamed = f.clone();
    sums.rename(&mut renamed);
    assert!(renamed != f && named != e);
    let values = numbers(&sums, &[&a, &b, &named, &renamed, &e, &f]);
    for point in 0..crate::domain::POINTS {
        let [a, b, named, renamed, e, f] = std::array::from_fn(|n| values[n][point]);
        assert_eq!((named, renamed), (e, f));
        assert_eq!(e, table[a as usize] ^ b);
        assert_eq!(f, table[e as usize] ^ b);
    }
}

/// First, -1 and the complement of a bit `p` are added. The carry of this sum is the complement of `p`. Then a carry in
/// is added, and this sum has a second carry. If the first carry is 1, the second carry is 0. But if `p` itself is 1,
/// the second carry may be 1.
#[test]
fn carries_exclude_each_other_with_their_complements() {
    let mut sums = Sums::default();
    let (p, c) = (sums.byte()[0], sums.byte()[0]);
    let mut word = [ZERO; 64];
    word[0] = p ^ 1;
    let (_, out) = sums.add(&[ONE; 64], &word, &c);
    let second = sums.xor(&out, &(p ^ 1));
    // So the algebra must not treat the product of `p` and the second carry as 0.
    assert_ne!(sums.and(&p, &second), ZERO);
}

/// Adds masks, single bits and numbers, and multiplies by the carries of these sums. All results must have the right
/// values.
#[test]
fn sums_of_masks_and_bits_have_their_values() {
    let (mut random, mut compared) = (Random(9), 0);
    for _ in 0..2000 {
        let mut sums = Sums::default();
        let (x, y) = (sums.byte()[0], sums.byte()[0]);
        let bit = |random: &mut Random| [ZERO, ONE, x, x ^ 1, y, y ^ 1][random.below(6) as usize];
        let word = |random: &mut Random| {
            let mut word = [bit(random); 64];
            if random.below(2) == 0 {
                word[1..].fill(ZERO);
            }
            word
        };
        let (a, b, carry) = (word(&mut random), word(&mut random), bit(&mut random));
        let (sum, out) = sums.add(&a, &b, &carry);
        let rest = [sums.xor(&out, &x), sums.xor(&out, &y)];
        for p in [x, y, out, rest[0], rest[1]] {
            for q in [out, rest[0], rest[1], rest[0] ^ 1, rest[1] ^ 1] {
                let unknowns = sums.unknowns();
                let product = sums.and(&p, &q);
                if sums.unknowns() > unknowns {
                    continue;
                }
                compared += 1;
                let values = numbers(&sums, &[&a, &b, &[carry], &sum, &[out], &[p], &[q], &[product]]);
                for point in 0..crate::domain::POINTS {
                    let [a, b, carry, sum, out, p, q, product] = std::array::from_fn(|n| u128::from(values[n][point]));
                    assert_eq!(a + b + carry, sum | out << 64);
                    assert_eq!(p & q, product);
                }
            }
        }
    }
    assert!(compared > 1000);
}

/// Makes a counter whose first value is a word with unknown bits.
fn counter(sums: &mut Sums) -> Vec<Bit> {
    let mut first: Vec<Bit> = (0..8).flat_map(|_| sums.byte()).collect();
    sums.counter(&mut first);
    first
}

#[test]
fn values_of_a_counter_are_exact() {
    let mut sums = Sums::default();
    let first = counter(&mut sums);
    let step = |n: u64| crate::domain::constant::<64>(n);
    // At random points, a byte is almost never 255. So at point p, all bits of the first value from bit 4 p on are 1.
    // The bits below are random.
    let mut random = Random(5);
    let inputs: Vec<(Bit, u64)> = (0..64)
        .map(|i| (first[i], (0..crate::domain::POINTS).filter(|p| i >= 4 * p).fold(random.any(), |x, p| x | 1 << p)))
        .collect();
    for n in [1, 2, 44, 128, 255, 256, 257, 0x1_0000, 0xff_ffff, u64::MAX, 1 << 63, 0x0123_4567_89ab_cdef] {
        let (sum, carry) = sums.add(&first, &step(n), &ZERO);
        let [x, y, carry] = numbers_at(&sums, &inputs, &[&first, &sum, &[carry]])[..] else { panic!() };
        for point in 0..crate::domain::POINTS {
            assert_eq!(
                x[point].overflowing_add(n),
                (y[point], carry[point] == 1),
                "{:016x} + {n:x} = {:016x}",
                x[point],
                y[point]
            );
        }
    }
    // Steps may be added one by one, or at once.
    let (one, _) = sums.add(&first, &step(1), &ZERO);
    let (two, _) = sums.add(&one, &step(1), &ZERO);
    assert_eq!(sums.add(&first, &step(2), &ZERO).0, two);
    assert_eq!(sums.add(&two, &step(u64::MAX - 1), &ZERO).0, first);
    // The carry of the last step is not the carry of the sum of all steps.
    for n in [1, 255, 1 << 40, u64::MAX - 1, u64::MAX] {
        let (sum, carry) = sums.add(&two, &step(n), &ZERO);
        let [x, y, carry] = numbers_at(&sums, &inputs, &[&two, &sum, &[carry]])[..] else { panic!() };
        for point in 0..crate::domain::POINTS {
            assert_eq!(x[point].overflowing_add(n), (y[point], carry[point] == 1));
        }
    }
    assert_eq!(sums.unknowns(), 0);
}

/// A program computes the first value of a counter again. The result has the names that the specification gave to the
/// bits, also after expressions were forgotten.
#[test]
fn the_first_value_of_a_counter_is_recognised() {
    let mut sums = Sums::default();
    let [a, b] = [0, 1].map(|_| (0..8).flat_map(|_| sums.byte()).collect::<Vec<Bit>>());
    let compute = |sums: &mut Sums| -> Vec<Bit> { a.iter().zip(&b).map(|(a, b)| sums.xor(a, b) ^ 1).collect() };
    let step = crate::domain::constant::<64>(77);
    let mark = sums.mark();
    let mut first = compute(&mut sums);
    let old = first.clone();
    sums.counter(&mut first);
    assert_ne!(first, old);
    let [x, y] = numbers(&sums, &[&first, &old])[..] else { panic!() };
    assert_eq!(x, y);
    let mut later = sums.add(&first, &step, &ZERO).0;
    sums.release(mark, &mut [&mut first, &mut later]);
    let again = compute(&mut sums);
    assert_eq!(again, first);
    assert_eq!(sums.add(&again, &step, &ZERO).0, later);
    assert_eq!(sums.add(&later, &crate::domain::constant::<64>(!76), &ZERO).0, first);
}

/// A product with a long sum is made once, and does not try cases for ever.
#[test]
fn long_sums_are_multiplied_by_carries() {
    let mut sums = Sums::default();
    let first = counter(&mut sums);
    let carry = sums.add(&first, &crate::domain::constant::<64>(256), &ZERO).1;
    let bits: Vec<Bit> = (0..200).map(|_| sums.byte()[0]).collect();
    let long = sums.sum(&bits);
    let product = sums.and(&carry, &long);
    // At random points, this carry is almost never 1. So all bits of the first value are 1 at eight points.
    let inputs: Vec<(Bit, u64)> = first.iter().map(|&bit| (bit, 0x00ff)).collect();
    let values = sums.evaluate(&inputs, &[carry, long, product], &mut Random(3));
    assert_eq!(values[0], 0x00ff);
    assert_eq!(values[0] & values[1], values[2]);
    assert_eq!(sums.unknowns(), 0);
}

/// A kernel may choose between two values of a byte before an S-box, or after it. It may also look up the lowest seven
/// bits of the byte, and then choose by the highest bit. All ways have the same result.
#[test]
fn bytes_of_a_counter_enter_an_s_box_in_several_ways() {
    let mut sums = Sums::default();
    let (first, key) = (counter(&mut sums), (0..8).map(|_| sums.byte()).collect::<Vec<_>>().concat());
    let table = box_of(7);
    let step = |n: u64| crate::domain::constant::<64>(n);
    let add_key = |sums: &mut Sums, word: &[Bit]| -> Vec<Bit> {
        word.iter().zip(&key).map(|(bit, key)| sums.xor(bit, key)).collect()
    };
    // The specification names the bytes of the sum of each value and the key.
    let mut expected = Vec::new();
    for n in 0..100 {
        let value = sums.add(&first, &step(n), &ZERO).0;
        let mut word = add_key(&mut sums, &value);
        word.chunks_exact_mut(8).rev().for_each(|byte| sums.name(byte));
        let images = word.chunks_exact(8).flat_map(|byte| sums.lookup(&table, byte, 8));
        expected.push(images.collect::<Vec<Bit>>());
    }
    // The image of a byte is chosen by the highest bit of the byte from two images of the other bits.
    let halves = |sums: &mut Sums, byte: &[Bit]| -> Vec<Bit> {
        let [low, high] = [&table[..128], &table[128..]].map(|half| sums.lookup(half, &byte[..7], 8));
        low.iter().zip(&high).map(|(&low, &high)| sums.select(byte[7], high, low)).collect()
    };
    let after = sums.add(&first, &step(256), &ZERO).0;
    for (n, expected) in (0..).zip(&expected) {
        let low: Vec<u64> = (0..256).map(|x| x + n).collect();
        let low = sums.lookup(&low, &first[..8], 9);
        let (byte, carry) = (&low[..8], low[8]);
        let before = add_key(&mut sums, &[byte, &first[8..]].concat());
        let after = add_key(&mut sums, &[byte, &after[8..]].concat());
        for place in 0..8 {
            let [before, after] = [&before, &after].map(|word| word[8 * place..][..8].to_vec());
            let choose = |sums: &mut Sums, [zero, one]: [&[Bit]; 2]| -> Vec<Bit> {
                zero.iter().zip(one).map(|(&zero, &one)| sums.select(carry, one, zero)).collect()
            };
            let chosen = choose(&mut sums, [&before, &after]);
            let images = [&before, &after].map(|byte| sums.lookup(&table, byte, 8));
            let expected = &expected[8 * place..][..8];
            assert_eq!(sums.lookup(&table, &chosen, 8), expected, "chosen before the S-box: {n}, byte {place}");
            assert_eq!(choose(&mut sums, [&images[0], &images[1]]), expected, "chosen after it: {n}, byte {place}");
            assert_eq!(halves(&mut sums, &chosen), expected, "looked up in halves: {n}, byte {place}");
        }
    }
    assert_eq!(sums.unknowns(), 0);
}
