//! The paper's kernels on an x86 CPU, with instructions of AVX and AVX2. The x86 CPUs with which the paper compares
//! Elbrus (i7-6700 and i3-7100) have both.
#![allow(unsafe_code)]
use super::{
    check,
    kuznyechik::{self, LS},
    magma::{self, Half, Planes, Words},
    register::Register,
};
use crate::rivals::candidates::Run;
use std::arch::x86_64::*;

/// Returns the names of the kernels for an algorithm, and each kernel with this key.
pub fn kernels(algorithm: &str, key: &[u8; 32]) -> Vec<(&'static str, Run)> {
    let (avx, avx2) = (is_x86_feature_detected!("avx"), is_x86_feature_detected!("avx2"));
    let mut kernels: Vec<(&'static str, Run)> = Vec::new();
    match algorithm {
        "kuznyechik" if avx => {
            for (name, kernel) in [
                ("tables of 64 KB, 1 block, AVX", tables::<1> as unsafe fn(&_, &[u8], &mut [u8])),
                ("tables of 64 KB, 8 blocks, AVX", tables::<8>),
            ] {
                let keys = kuznyechik::keys(key);
                let run: Run = Box::new(move |source, to| {
                    check(source, to, 16)?;
                    // SAFETY: the CPU has AVX, and both buffers have the same number of blocks.
                    unsafe { kernel(&keys, source, to) };
                    Ok(())
                });
                kernels.push((name, run));
            }
        }
        "magma" => {
            if avx {
                // SAFETY: the CPU has AVX, and thus SSSE3.
                kernels.push(("words, 16 blocks, AVX", unsafe {
                    of_magma::<Words<Xmm, 4>>(key, with_avx::<Words<Xmm, 4>>)
                }));
                // SAFETY: as above.
                kernels.push(("byte planes, 16 blocks, AVX", unsafe {
                    of_magma::<Planes<Xmm>>(key, with_avx::<Planes<Xmm>>)
                }));
            }
            if avx2 {
                // SAFETY: the CPU has AVX2.
                kernels.push(("words, 16 blocks, AVX2", unsafe {
                    of_magma::<Words<Ymm, 2>>(key, with_avx2::<Words<Ymm, 2>>)
                }));
                // SAFETY: as above.
                kernels.push(("byte planes, 32 blocks, AVX2", unsafe {
                    of_magma::<Planes<Ymm>>(key, with_avx2::<Planes<Ymm>>)
                }));
            }
        }
        _ => {}
    }
    kernels
}

/// Encrypts `N` blocks at a time, and the remaining blocks one by one.
///
/// # Safety
/// The CPU must have AVX. Both buffers must have the same number of whole blocks.
#[target_feature(enable = "avx")]
unsafe fn tables<const N: usize>(keys: &[[u8; 16]; 10], source: &[u8], to: &mut [u8]) {
    let together = source.len() / (16 * N) * (16 * N);
    // SAFETY: both buffers have at least `together` bytes, and the remaining bytes are whole blocks.
    unsafe {
        groups::<N>(keys, &source[..together], &mut to[..together]);
        groups::<1>(keys, &source[together..], &mut to[together..]);
    }
}

/// # Safety
/// The CPU must have AVX. Both buffers must have the same length, and consist of whole groups of `N` blocks.
#[target_feature(enable = "avx")]
unsafe fn groups<const N: usize>(keys: &[[u8; 16]; 10], source: &[u8], to: &mut [u8]) {
    let (table, count) = (LS.as_ptr().cast::<u8>(), source.len() / (16 * N));
    let (mut source, mut to): (*const __m128i, *mut __m128i) = (source.as_ptr().cast(), to.as_mut_ptr().cast());
    for _ in 0..count {
        // SAFETY: both buffers have at least N more blocks. The table has 4096 bytes for each of 16 places, and an
        // offset is the beginning of a place plus 16 times a byte. No load or store here needs an alignment.
        unsafe {
            let key = |r: usize| _mm_loadu_si128(keys[r].as_ptr().cast());
            let mut state = [key(0); N];
            for j in 0..N {
                state[j] = _mm_xor_si128(state[j], _mm_loadu_si128(source.add(j)));
            }
            for r in 1..10 {
                let mut sum = [key(r); N];
                for half in 0..2 {
                    // The words are rotated by four bits, so that one AND with a mask gives 16 times a byte.
                    let mut words = [0_u64; N];
                    for j in 0..N {
                        let word = if half == 0 { state[j] } else { _mm_unpackhi_epi64(state[j], state[j]) };
                        words[j] = (_mm_cvtsi128_si64(word) as u64).rotate_left(4);
                    }
                    for place in 0..8 {
                        for j in 0..N {
                            let row = table.add(4096 * (8 * half + place) + (words[j] & 0xff0) as usize);
                            sum[j] = _mm_xor_si128(sum[j], _mm_loadu_si128(row.cast()));
                            words[j] = words[j].rotate_right(8);
                        }
                    }
                }
                state = sum;
            }
            for j in 0..N {
                _mm_storeu_si128(to.add(j), state[j]);
            }
            (source, to) = (source.add(N), to.add(N));
        }
    }
}

/// Encrypts whole groups.
type Groups<H> = unsafe fn(&[<H as Half>::Key; 32], &<H as Half>::Constants, &[u8], &mut [u8]);

/// # Safety
/// The CPU must have the features that the type of registers and the function `groups` need.
unsafe fn of_magma<H: Half + 'static>(key: &[u8; 32], groups: Groups<H>) -> Run
where
    H::Key: Send,
    H::Constants: Send,
{
    let (keys, constants) = (magma::keys::<H>(key), H::constants());
    Box::new(move |source, to| {
        check(source, to, 8)?;
        let group = 8 * H::BLOCKS;
        let together = source.len() / group * group;
        let (most, last) = to.split_at_mut(together);
        // SAFETY: the caller has checked the CPU, and both buffers consist of whole groups.
        unsafe { groups(&keys, &constants, &source[..together], most) };
        if !last.is_empty() {
            let mut padded = [0; 256];
            padded[..last.len()].copy_from_slice(&source[together..]);
            let mut result = [0; 256];
            // SAFETY: as above.
            unsafe { groups(&keys, &constants, &padded[..group], &mut result[..group]) };
            last.copy_from_slice(&result[..last.len()]);
        }
        Ok(())
    })
}

macro_rules! groups {
    ($name:ident, $feature:literal) => {
        /// # Safety
        /// The CPU must have the feature. Both buffers must consist of whole groups.
        #[target_feature(enable = $feature)]
        unsafe fn $name<H: Half>(keys: &[H::Key; 32], constants: &H::Constants, source: &[u8], to: &mut [u8]) {
            let group = 8 * H::BLOCKS;
            for (source, to) in source.chunks_exact(group).zip(to.chunks_exact_mut(group)) {
                magma::encrypt::<H>(keys, constants, source, to);
            }
        }
    };
}

groups!(with_avx, "avx");
groups!(with_avx2, "avx2");

/// A register of 128 bits. `kernels` makes the first values of this type, and only if the CPU has AVX.
#[derive(Clone, Copy)]
struct Xmm(__m128i);

/// A register of 256 bits. Values of this type exist only if the CPU has AVX2.
#[derive(Clone, Copy)]
struct Ymm(__m256i);

macro_rules! register {
    (
        $register:ident, $bytes:literal, $load:ident, $store:ident, $splat:ident, $splat8:ident, $shl:ident, $shr:ident,
        $({ $($method:ident = $intrinsic:ident),+ $(,)? })+
        even = $even:expr, odd = $odd:expr, middle = $middle:expr
    ) => {
        // SAFETY of all calls of intrinsics: a value of the type exists only if the CPU has the instructions. Loads and
        // stores are within slices that have at least the size of a register.
        impl Register for $register {
            const BYTES: usize = $bytes;
            #[inline(always)]
            fn load(from: &[u8]) -> Self {
                let from = &from[..$bytes];
                // SAFETY: as above.
                Self(unsafe { $load(from.as_ptr().cast()) })
            }
            #[inline(always)]
            fn store(self, to: &mut [u8]) {
                let to = &mut to[..$bytes];
                // SAFETY: as above.
                unsafe { $store(to.as_mut_ptr().cast(), self.0) }
            }
            #[inline(always)]
            fn splat(x: u32) -> Self {
                // SAFETY: as above.
                Self(unsafe { $splat(x as i32) })
            }
            #[inline(always)]
            fn splat8(x: u8) -> Self {
                // SAFETY: as above.
                Self(unsafe { $splat8(x as i8) })
            }
            fn constant(first: [u8; 16], second: [u8; 16]) -> Self {
                Self::load([first, second].as_flattened())
            }
            #[inline(always)]
            fn shl<const N: i32>(self) -> Self {
                // SAFETY: as above.
                Self(unsafe { $shl::<N>(self.0) })
            }
            #[inline(always)]
            fn shr<const N: i32>(self) -> Self {
                // SAFETY: as above.
                Self(unsafe { $shr::<N>(self.0) })
            }
            $($(
                #[inline(always)]
                fn $method(self, o: Self) -> Self {
                    // SAFETY: as above.
                    Self(unsafe { $intrinsic(self.0, o.0) })
                }
            )+)+
            #[inline(always)]
            fn even32(self, o: Self) -> Self {
                // SAFETY: as above.
                Self(unsafe { $even(self.0, o.0) })
            }
            #[inline(always)]
            fn odd32(self, o: Self) -> Self {
                // SAFETY: as above.
                Self(unsafe { $odd(self.0, o.0) })
            }
            #[inline(always)]
            fn exchange_middle(self) -> Self {
                // SAFETY: as above.
                Self(unsafe { $middle(self.0) })
            }
        }
    };
}

register! {
    Xmm, 16, _mm_loadu_si128, _mm_storeu_si128, _mm_set1_epi32, _mm_set1_epi8, _mm_slli_epi32, _mm_srli_epi32,
    {
        add = _mm_add_epi32, xor = _mm_xor_si128, or = _mm_or_si128, and = _mm_and_si128, shuffle = _mm_shuffle_epi8,
        low32 = _mm_unpacklo_epi32, high32 = _mm_unpackhi_epi32, low64 = _mm_unpacklo_epi64, high64 = _mm_unpackhi_epi64,
        add8 = _mm_add_epi8, sub8 = _mm_sub_epi8, sub_saturating_signed8 = _mm_subs_epi8,
        above_signed8 = _mm_cmpgt_epi8, low8 = _mm_unpacklo_epi8, high8 = _mm_unpackhi_epi8,
    }
    even = even, odd = odd, middle = same
}

register! {
    Ymm, 32, _mm256_loadu_si256, _mm256_storeu_si256, _mm256_set1_epi32, _mm256_set1_epi8, _mm256_slli_epi32,
    _mm256_srli_epi32,
    {
        add = _mm256_add_epi32, xor = _mm256_xor_si256, or = _mm256_or_si256, and = _mm256_and_si256,
        shuffle = _mm256_shuffle_epi8, low32 = _mm256_unpacklo_epi32, high32 = _mm256_unpackhi_epi32,
        low64 = _mm256_unpacklo_epi64, high64 = _mm256_unpackhi_epi64,
        add8 = _mm256_add_epi8, sub8 = _mm256_sub_epi8, sub_saturating_signed8 = _mm256_subs_epi8,
        above_signed8 = _mm256_cmpgt_epi8, low8 = _mm256_unpacklo_epi8, high8 = _mm256_unpackhi_epi8,
    }
    even = even_256, odd = odd_256, middle = _mm256_permute4x64_epi64::<0b11_01_10_00>
}

const EVEN: i32 = 0b10_00_10_00;
const ODD: i32 = 0b11_01_11_01;

#[inline]
#[target_feature(enable = "avx")]
fn even(a: __m128i, b: __m128i) -> __m128i {
    _mm_castps_si128(_mm_shuffle_ps::<EVEN>(_mm_castsi128_ps(a), _mm_castsi128_ps(b)))
}

#[inline]
#[target_feature(enable = "avx")]
fn odd(a: __m128i, b: __m128i) -> __m128i {
    _mm_castps_si128(_mm_shuffle_ps::<ODD>(_mm_castsi128_ps(a), _mm_castsi128_ps(b)))
}

/// Stands for `exchange_middle` in registers of 128 bits, whose kernels do not use it.
#[inline]
#[target_feature(enable = "avx")]
fn same(a: __m128i) -> __m128i {
    a
}

#[inline]
#[target_feature(enable = "avx2")]
fn even_256(a: __m256i, b: __m256i) -> __m256i {
    _mm256_castps_si256(_mm256_shuffle_ps::<EVEN>(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn odd_256(a: __m256i, b: __m256i) -> __m256i {
    _mm256_castps_si256(_mm256_shuffle_ps::<ODD>(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b)))
}
