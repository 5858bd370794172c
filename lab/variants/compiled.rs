// The baselines: compiled code of Kuznyechik with tables. `build.rs` compiles this file separately, at several
// optimisation levels and for several instruction sets. The file needs only `core`.

/// Encrypts blocks in plain code. A row of a table is added as two 64-bit numbers. The compiler chooses their
/// registers.
#[inline(always)]
unsafe fn src(table: *const u8, keys: *const u8, source: *const u8, destination: *mut u8, blocks: usize) {
    let (table, keys) = (table.cast::<[[u64; 2]; 256]>(), keys.cast::<[u64; 2]>());
    let (source, destination) = (source.cast::<[u64; 2]>(), destination.cast::<[u64; 2]>());
    for block in 0..blocks {
        // SAFETY: the caller's pointers lead to `blocks` blocks, ten keys and sixteen tables. Each table has a row for
        // every byte.
        unsafe {
            let mut state = source.add(block).read_unaligned();
            for round in 0..9 {
                let key = *keys.add(round);
                let bytes = [(state[0] ^ key[0]).to_le_bytes(), (state[1] ^ key[1]).to_le_bytes()];
                state = [0; 2];
                for i in 0..16 {
                    let row = (*table.add(i)).as_ptr().add(bytes[i / 8][i % 8] as usize);
                    state = [state[0] ^ (*row)[0], state[1] ^ (*row)[1]];
                }
            }
            let key = *keys.add(9);
            destination.add(block).write_unaligned([state[0] ^ key[0], state[1] ^ key[1]]);
        }
    }
}

/// Encrypts blocks with SSE2 intrinsics, like the variant gs-L4, which has one accumulator, one mask and two
/// extractors. If this function is compiled for AVX, the intrinsics become AVX instructions.
#[inline(always)]
unsafe fn itr(table: *const u8, keys: *const u8, source: *const u8, destination: *mut u8, blocks: usize) {
    let keys = keys.cast::<x86::__m128i>();
    let (source, destination) = (source.cast::<x86::__m128i>(), destination.cast::<x86::__m128i>());
    macro_rules! rows {
        ($sum:ident, $extractor:expr, $first:literal, $($word:literal)*) => {$(
            let row = table.add(4096 * (2 * $word + $first) + x86::_mm_extract_epi16::<$word>($extractor) as usize);
            $sum = x86::_mm_xor_si128($sum, x86::_mm_load_si128(row.cast()));
        )*};
    }
    for block in 0..blocks {
        // SAFETY: as above. The tables and the keys are aligned.
        unsafe {
            let mask = x86::_mm_set1_epi16(0x00ff);
            let mut state = x86::_mm_xor_si128(x86::_mm_loadu_si128(source.add(block)), x86::_mm_load_si128(keys));
            for round in 1..10 {
                let mut sum = x86::_mm_setzero_si128();
                let even = x86::_mm_slli_epi16::<4>(x86::_mm_and_si128(state, mask));
                rows!(sum, even, 0, 0 1 2 3 4 5 6 7);
                let odd = x86::_mm_slli_epi16::<4>(x86::_mm_srli_epi16::<8>(state));
                rows!(sum, odd, 1, 0 1 2 3 4 5 6 7);
                state = x86::_mm_xor_si128(sum, x86::_mm_load_si128(keys.add(round)));
            }
            x86::_mm_storeu_si128(destination.add(block), state);
        }
    }
}
