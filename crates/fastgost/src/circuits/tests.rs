use super::{Key, Program};
use crate::{
    Cipher, Gost28147, Kuznyechik, Magma, Sbox,
    cipher::gost28147::{bitsliced, three_input},
    mode::{
        Direction::{self, Decrypt, Encrypt},
        Ecb,
    },
    simd::{Logic, circuit::Circuit},
};
use fastgost_testkit::{Random, oracle::gost28147 as oracle};
use std::{array, format, vec::Vec};

/// Converts 32 blocks to planes. Plane 8i + b contains bit b of byte i.
fn planes<const N: usize>(blocks: &[[u8; N]; 32]) -> Vec<u32> {
    let bit = |i: usize, block: &[u8; N]| u32::from(block[i / 8] >> (i % 8) & 1);
    (0..8 * N).map(|i| blocks.iter().enumerate().fold(0, |plane, (j, block)| plane | bit(i, block) << j)).collect()
}

fn run_kuznyechik(direction: Direction, masks: &[u32], mut state: Vec<u32>) -> Vec<u32> {
    let program = Program::kuznyechik(direction);
    let add = |state: &mut Vec<u32>, masks: &[u32]| state.iter_mut().zip(masks).for_each(|(s, m)| *s ^= m);
    let masks: Vec<&[u32]> = masks.chunks_exact(128).collect();
    if direction == Encrypt {
        add(&mut state, masks[0]);
    }
    for r in 0..9 {
        let round = if direction == Encrypt { r + 1 } else { r };
        state = program.run(&[&state, masks[round]].concat());
    }
    if direction == Decrypt {
        add(&mut state, masks[9]);
    }
    state
}

/// Encrypts or decrypts the blocks with the library.
fn ecb<C: Cipher, const N: usize>(cipher: &C, direction: Direction, blocks: &[[u8; N]; 32]) -> [[u8; N]; 32] {
    let (mut out, ecb) = (*blocks, Ecb::new(cipher.clone()));
    let bytes = out.as_flattened_mut();
    match direction {
        Encrypt => ecb.encrypt(bytes),
        Decrypt => ecb.decrypt(bytes),
    }
    .unwrap();
    out
}

/// Runs all rounds of GOST 28147-89 or Magma. Each half of the blocks is given as 32 planes.
fn run_gost28147(program: &Program, masks: &[u32], first: &[u32], second: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let (mut a, mut b) = (first.to_vec(), second.to_vec());
    for masks in masks.chunks_exact(32) {
        (a, b) = (program.run(&[&a, &b, masks].concat()), a);
    }
    (b, a)
}

#[test]
fn programs_of_kuznyechik_are_the_cipher() {
    let mut random = Random(1);
    for _ in 0..4 {
        let cipher = Kuznyechik::new(&random.array());
        let blocks: [[u8; 16]; 32] = array::from_fn(|_| random.array());
        for direction in [Encrypt, Decrypt] {
            let expected = ecb(&cipher, direction, &blocks);
            let masks = Key::kuznyechik(&cipher, direction).masks();
            assert!(run_kuznyechik(direction, &masks, planes(&blocks)) == planes(&expected), "{direction:?}");
        }
    }
}

/// Encrypts or decrypts two blocks with the three programs of `kuznyechik_in_parts`. Registers have 32 bits. Bit 2 t +
/// f of a register belongs to byte t of block f.
fn run_kuznyechik_in_parts(direction: Direction, words: &[u32], mut state: Vec<u32>) -> Vec<u32> {
    let [pi, first, second] = Program::kuznyechik_in_parts(direction);
    let moved = |x: u32, bytes: usize, later: bool| if later { x << (2 * bytes) } else { x >> (2 * bytes) };
    let product = |program: &Program, state: &[u32], later: bool| -> Vec<u32> {
        let inputs: Vec<u32> = (0..32).map(|i| moved(state[i % 8], i / 8, later)).collect();
        let outputs = program.run(&inputs);
        (0..8).map(|b| (0..4).fold(0, |sum, g| sum ^ moved(outputs[8 * g + b], 4 * g, later))).collect()
    };
    let keys: Vec<[u32; 8]> = words
        .chunks_exact(4)
        .map(|key| {
            let bit = |b: usize, t: usize| key[t / 4] >> (8 * (t % 4) + b) & 1;
            array::from_fn(|b| (0..16).fold(0, |x, t| x | (3 * bit(b, t)) << (2 * t)))
        })
        .collect();
    let add = |state: &mut Vec<u32>, key: &[u32; 8]| state.iter_mut().zip(key).for_each(|(s, k)| *s ^= k);
    let encrypt = direction == Encrypt;
    if encrypt {
        add(&mut state, &keys[0]);
    }
    for r in 0..9 {
        if encrypt {
            state = pi.run(&state);
        }
        state = product(&first, &state, encrypt);
        add(&mut state, &keys[r + usize::from(encrypt)]);
        state = product(&second, &state, !encrypt);
        if !encrypt {
            state = pi.run(&state);
        }
    }
    if !encrypt {
        add(&mut state, &keys[9]);
    }
    state
}

#[test]
fn parts_of_kuznyechik_are_the_cipher() {
    let mut random = Random(5);
    for _ in 0..4 {
        let cipher = Kuznyechik::new(&random.array());
        let blocks: [[u8; 16]; 32] = array::from_fn(|_| random.array());
        for direction in [Encrypt, Decrypt] {
            let expected = ecb(&cipher, direction, &blocks);
            let key = Key::kuznyechik(&cipher, direction);
            for (blocks, expected) in blocks.as_chunks::<2>().0.iter().zip(expected.as_chunks::<2>().0) {
                let registers = |blocks: &[[u8; 16]; 2]| -> Vec<u32> {
                    let bit = |b: usize, i: usize| u32::from(blocks[i % 2][i / 2] >> b & 1);
                    (0..8).map(|b| (0..32).fold(0, |x, i| x | bit(b, i) << i)).collect()
                };
                let found = run_kuznyechik_in_parts(direction, key.words(), registers(blocks));
                assert!(found == registers(expected), "{direction:?}");
            }
        }
    }
}

#[test]
fn programs_of_gost28147_are_the_cipher() {
    let mut random = Random(2);
    for set in Sbox::SETS {
        let program = Program::gost28147(set.name).unwrap();
        let key = random.array();
        let cipher = Gost28147::new(&key, &Sbox::from_name(set.name).unwrap());
        let blocks: [[u8; 8]; 32] = array::from_fn(|_| random.array());
        for direction in [Encrypt, Decrypt] {
            let expected = ecb(&cipher, direction, &blocks);
            let state = planes(&blocks);
            let masks = Key::gost28147(&cipher, direction).masks();
            let (first, second) = run_gost28147(&program, &masks, &state[..32], &state[32..]);
            assert!([first, second].concat() == planes(&expected), "{} {direction:?}", set.name);
        }
    }
    assert_eq!(Program::gost28147("none").unwrap_err(), crate::Error::UnknownSbox);
}

/// Magma's numbers are big-endian. The half in the last bytes goes through g first.
#[test]
fn programs_of_magma_are_the_cipher() {
    let mut random = Random(3);
    let program = Program::gost28147("z").unwrap();
    let cipher = Magma::new(&random.array());
    let blocks: [[u8; 8]; 32] = array::from_fn(|_| random.array());
    let numbers = |blocks: &[[u8; 8]; 32]| {
        planes(&blocks.map(|mut block| {
            block.reverse();
            block
        }))
    };
    for direction in [Encrypt, Decrypt] {
        let expected = ecb(&cipher, direction, &blocks);
        let state = numbers(&blocks);
        let masks = Key::magma(&cipher, direction).masks();
        let (first, second) = run_gost28147(&program, &masks, &state[..32], &state[32..]);
        assert!([first, second].concat() == numbers(&expected), "{direction:?}");
    }
}

/// Compares a round of the bit-sliced strategy with the oracle, which follows the text of the standard. The registers
/// have 64 bits, one bit for each block.
#[test]
fn the_bit_sliced_round_is_the_oracles() {
    let mut random = Random(4);
    for set in Sbox::SETS {
        let halves: [[u32; 2]; 64] = array::from_fn(|_| [random.next() as u32, random.next() as u32]);
        let key = random.next() as u32;
        let bit = |x: u32, i: usize| u64::from(x >> i & 1);
        let planes = |half: usize| -> Vec<u64> {
            (0..32).map(|i| (0..64).fold(0, |plane, j| plane | bit(halves[j][half], i) << j)).collect()
        };
        let masks: Vec<u64> = (0..32).map(|i| 0u64.wrapping_sub(bit(key, i))).collect();
        let sboxes = three_input::of(set.name).unwrap();
        let new = bitsliced::round(sboxes, &planes(0), &planes(1), &masks);
        for (j, [a, b]) in halves.into_iter().enumerate() {
            let number = (0..32).fold(0, |number, i| number | ((new[i] >> j & 1) as u32) << i);
            assert_eq!(oracle::round(&set.rows, key, (b, a)), (a, number), "{}", set.name);
        }
    }
}

/// Tests all values of the eight inputs of an S-box circuit. The outputs are added to four of the inputs.
#[test]
fn circuits_of_sboxes_are_the_rows() {
    for set in Sbox::SETS {
        for (circuit, row) in three_input::of(set.name).unwrap().iter().zip(&set.rows) {
            for x in 0..256usize {
                let inputs: [u64; 8] = array::from_fn(|i| 0u64.wrapping_sub((x >> i & 1) as u64));
                let outputs: [u64; 4] = Circuit::evaluate(circuit, &inputs);
                let y = (0..4).fold(0, |y, i| y | (outputs[i] & 1) << i);
                assert_eq!(y, u64::from(row[x % 16]) ^ (x as u64 >> 4), "{} {x:#x}", set.name);
            }
        }
    }
}

#[test]
fn logic_follows_its_table() {
    let [a, b, c] = [0xf0u64, 0xcc, 0xaa];
    for table in 0..=255 {
        assert_eq!(a.logic3(b, c, table) & 0xff, u64::from(table));
    }
}

/// Tests the sizes of the programs, so that a change of the circuits is noticed.
#[test]
fn programs_have_this_many_instructions() {
    for (direction, count) in [(Encrypt, 3264), (Decrypt, 3024)] {
        assert_eq!(Program::kuznyechik(direction).instructions().len(), count, "{direction:?}");
    }
    for (direction, counts) in [(Encrypt, [99, 107, 125]), (Decrypt, [84, 107, 125])] {
        let parts = Program::kuznyechik_in_parts(direction);
        assert_eq!(parts.map(|part| part.instructions().len()), counts, "{direction:?}");
    }
    let counts = Sbox::SETS.iter().map(|set| Program::gost28147(set.name).unwrap().instructions().len());
    // The sets are z (the set of Magma), a, b, c, d, test, h94test and h94cp.
    assert_eq!(counts.collect::<Vec<_>>(), [143, 142, 143, 143, 143, 139, 141, 140]);
}

#[test]
fn keys_print_nothing() {
    let key = Key::magma(&Magma::new(&[7; 32]), Encrypt);
    assert_eq!(format!("{key:?}"), "Key { .. }");
}
