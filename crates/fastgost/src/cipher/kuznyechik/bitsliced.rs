//! Bit-sliced strategy. Each bit of a register belongs to a different block, and all bits of a register have the same
//! place in their blocks.
//!
//! This strategy is for CPUs without GFNI. S and L are circuits of two-input gates, so any register with AND, OR and
//! XOR is enough (`u64` too), and the multiplication by constants in L needs no look-ups.
use super::{Keys, Kuznyechik, circuit, counters, fold, reverse, spec};
#[cfg(test)]
use crate::cipher::Part;
use crate::{
    cipher::{Function, Job, LaneKeys},
    pi::circuit::{S_CONST, s_forward, s_inverse},
    simd::{Blocks16, Word, word::planes8},
};

/// The eight bit planes of a byte.
type Planes<V> = [V; 8];
/// Round keys as masks. The indices are the round, the index t of the byte a_t in the recurrence of L, and the bit.
type KeyMasks = [[[u64; 8]; 16]; 10];

/// Runs a job of whole groups. The job is `Blocks` or `Counter`, with a single key.
///
/// With `FUSED`, S follows right after each step of L, while the new byte is still in registers. `FUSED` is for CPUs
/// that have 32 registers, but no instructions with operands from memory. On these CPUs L has almost as many loads as
/// gates, and the CPU executes these loads at the same time as the gates of S.
#[inline(always)]
pub(super) fn run<V: Blocks16, const FUSED: bool>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    // All kinds of jobs share one loop, because the code of the loop is large.
    let (keys, function, mut counter, mut data) = match job {
        Job::Blocks { keys: LaneKeys::One(keys), function, data } => (keys, function, None, data),
        Job::Counter { key, counter, data } => (key, Function::Encrypt, Some(counter.declared()), data),
        _ => unreachable!("the row's steps say that this strategy has neither chains nor a key per lane"),
    };
    let decrypt = match function {
        Function::Decrypt => true,
        #[cfg(test)]
        Function::Part(part) => matches!(part, Part::SInverse | Part::LInverse),
        _ => false,
    };
    let mut masks = key_masks(keys, decrypt);
    let zero = V::splat64(cpu, 0);
    // The bytes a_0 ... a_31 of the recurrence. Bytes 0..16 are the state, and bytes 16..32 are L of the state.
    let mut s = [[zero; 8]; 32];
    while !data.is_empty() {
        let bytes = 128 * V::BYTES;
        let mut group = if counter.is_some() { data.take(bytes) } else { data.take_back(bytes) };
        for g in 0..8 {
            let at = g * 16 * V::BYTES;
            match &mut counter {
                None => load(cpu, &group.src()[at..], decrypt, &mut s, g),
                Some(c) => {
                    let mut blocks = [0; 1024];
                    counters(&mut blocks[..16 * V::BYTES], *c);
                    *c = c.after(V::BYTES as u64);
                    load(cpu, &blocks, decrypt, &mut s, g);
                }
            }
        }
        for p in &mut s[16..] {
            planes8(cpu, p);
        }
        match function {
            #[cfg(test)]
            Function::Part(part) => part_planes(cpu, &mut s, part),
            Function::Decrypt if FUSED => decrypt_fused(cpu, &mut s, &masks),
            Function::Decrypt => decrypt_planes(cpu, &mut s, &masks),
            _ if FUSED => encrypt_fused(cpu, &mut s, &masks),
            _ => encrypt_planes(cpu, &mut s, &masks),
        }
        for p in &mut s[16..] {
            planes8(cpu, p);
        }
        // Writes the last register first (see `IoBuf`).
        let mut g = 8;
        while g > 0 {
            g -= 1;
            let mut r = [zero; 16];
            for i in 0..16 {
                r[if decrypt { i } else { 15 - i }] = s[16 + i][g];
            }
            V::blocks_from_bytes(&mut r);
            let mut i = 16;
            while i > 0 {
                i -= 1;
                let at = (g * 16 + i) * V::BYTES;
                let x = match group.xor() {
                    Some(a) => r[i] ^ V::load(cpu, &a[at..]),
                    None => r[i],
                };
                x.store(&mut group.dst()[at..]);
            }
        }
    }
    // The input and the output of the last round together reveal the key of this round.
    crate::wipe_registers(s.as_flattened_mut(), zero);
    crate::wipe(masks.as_flattened_mut().as_flattened_mut());
}

#[inline(always)]
fn encrypt_planes<V: Word>(cpu: V::Cpu, s: &mut [Planes<V>; 32], k: &KeyMasks) {
    add_key(cpu, s, &k[0]);
    for k in &k[1..] {
        for i in 0..16 {
            s[i] = s_forward(&s[16 + i]);
        }
        l(cpu, s, k);
    }
}

#[inline(always)]
fn decrypt_planes<V: Word>(cpu: V::Cpu, s: &mut [Planes<V>; 32], k: &KeyMasks) {
    for i in 0..16 {
        s[i] = s[16 + i];
    }
    for k in k[1..].iter().rev() {
        l(cpu, s, k);
        for i in 0..16 {
            s[i] = s_inverse(&s[16 + i]);
        }
    }
    for i in 0..16 {
        s[16 + i] = s[i];
    }
    add_key(cpu, s, &k[0]);
}

#[inline(always)]
fn encrypt_fused<V: Word>(cpu: V::Cpu, s: &mut [Planes<V>; 32], k: &KeyMasks) {
    add_key(cpu, s, &k[0]);
    for i in 0..16 {
        s[i] = s_forward(&s[16 + i]);
    }
    for k in &k[1..9] {
        // The place of a_t is free after step t.
        for t in 0..16 {
            let y = l_step::<V, true>(cpu, s, k, t);
            s[16 + t] = y;
            s[t] = s_forward(&y);
        }
    }
    for t in 0..16 {
        s[16 + t] = l_step::<V, true>(cpu, s, &k[9], t);
    }
}

#[inline(always)]
fn decrypt_fused<V: Word>(cpu: V::Cpu, s: &mut [Planes<V>; 32], k: &KeyMasks) {
    for i in 0..16 {
        s[i] = s[16 + i];
    }
    for k in k[1..].iter().rev() {
        for t in 0..16 {
            let y = l_step::<V, true>(cpu, s, k, t);
            s[16 + t] = y;
            s[t] = s_inverse(&y);
        }
    }
    for i in 0..16 {
        s[16 + i] = s[i];
    }
    add_key(cpu, s, &k[0]);
}

#[inline(always)]
fn add_key<V: Word>(cpu: V::Cpu, s: &mut [Planes<V>; 32], k: &[[u64; 8]; 16]) {
    for i in 0..16 {
        for b in 0..8 {
            s[16 + i][b] = s[16 + i][b] ^ V::splat64(cpu, k[i][b]);
        }
    }
}

/// Computes the sixteen steps of L, from `s[..16]` to `s[16..]`.
#[inline(always)]
fn l<V: Word>(cpu: V::Cpu, s: &mut [Planes<V>; 32], k: &[[u64; 8]; 16]) {
    for t in 0..16 {
        s[16 + t] = l_step::<V, false>(cpu, s, k, t);
    }
}

#[inline(always)]
fn l_step<V: Word, const FUSED: bool>(cpu: V::Cpu, s: &[Planes<V>; 32], k: &[[u64; 8]; 16], t: usize) -> Planes<V> {
    let mut key = [V::splat64(cpu, 0); 8];
    for b in 0..8 {
        key[b] = V::splat64(cpu, k[t][b]);
    }
    let mut x = [&s[t]; 16];
    for j in 1..16 {
        x[j] = &s[t + j];
    }
    match s[t..].first_chunk() {
        Some(s) if FUSED => circuit::l_step_in_groups(s, &key),
        _ => circuit::l_step(x, &key),
    }
}

/// Transposes the blocks in `from`, which are part `g` (one eighth) of a group, to bytes. Writes the bytes to the upper
/// half of `s`. For encryption the bytes are in the order a_0, a_1, ... For decryption the bytes are in memory order,
/// so that L^-1 is the same circuit as L.
#[inline(always)]
fn load<V: Blocks16>(cpu: V::Cpu, from: &[u8], decrypt: bool, s: &mut [Planes<V>; 32], g: usize) {
    let mut r = [V::splat64(cpu, 0); 16];
    for i in 0..16 {
        r[i] = V::load(cpu, &from[i * V::BYTES..]);
    }
    V::bytes_from_blocks(&mut r);
    for i in 0..16 {
        s[16 + i][g] = r[if decrypt { i } else { 15 - i }];
    }
}

/// L of the constant that the circuit of S leaves out. The bytes are in the form in which the steps of L add them (see
/// `fold`).
const L_OF_S_CONST: [u8; 16] = fold(&reverse(&spec::l(&[S_CONST; 16])));

/// Returns the byte that step i of L adds in round r.
#[inline(always)]
pub(super) fn key_byte(keys: &Keys, decrypt: bool, r: usize, i: usize) -> u8 {
    match (decrypt, r) {
        (true, _) => keys.folded[r][15 - i],
        (false, 0) => keys.folded[r][i],
        (false, _) => keys.folded[r][i] ^ L_OF_S_CONST[i],
    }
}

fn key_masks(keys: &Keys, decrypt: bool) -> KeyMasks {
    let mut m = [[[0; 8]; 16]; 10];
    for r in 0..10 {
        for i in 0..16 {
            let byte = key_byte(keys, decrypt, r, i);
            for b in 0..8 {
                m[r][i][b] = 0u64.wrapping_sub(((byte >> b) & 1) as u64);
            }
        }
    }
    m
}

/// Runs one part of the cipher, such as S or L, for a test.
#[cfg(test)]
fn part_planes<V: Word>(cpu: V::Cpu, s: &mut [Planes<V>; 32], part: Part) {
    for i in 0..16 {
        s[i] = s[16 + i];
        match part {
            Part::S => {
                s[16 + i] = s_forward(&s[i]);
                for b in 0..8 {
                    let constant = V::splat64(cpu, 0u64.wrapping_sub((S_CONST >> b & 1).into()));
                    s[16 + i][b] = s[16 + i][b] ^ constant;
                }
            }
            Part::SInverse => s[16 + i] = s_inverse(&s[i]),
            Part::L | Part::LInverse => {}
        }
    }
    if matches!(part, Part::L | Part::LInverse) {
        l(cpu, s, &[[0; 8]; 16]);
    }
}
