/* Table-driven Kuznyechik in C: the baselines of the paper, written anew. The lab compiles this file when it runs, as
 * SRC (plain C) or ITR (SSE2 intrinsics). The arguments are those of the variants in assembly. */
#include <stddef.h>
#include <stdint.h>

#ifdef SRC
typedef struct { uint64_t half[2]; } row;
typedef struct { uint64_t half[2]; } __attribute__((packed, aligned(1), may_alias)) block;

void encrypt(const uint8_t *table, const uint8_t *keys, const uint8_t *source, uint8_t *destination, size_t blocks)
{
    const row (*rows)[256] = (const row (*)[256])table;
    const row *key = (const row *)keys;
    const block *from = (const block *)source;
    block *to = (block *)destination;
    for (size_t b = 0; b < blocks; b++) {
        uint64_t low = from[b].half[0], high = from[b].half[1];
        for (int round = 0; round < 9; round++) {
            uint64_t s = low ^ key[round].half[0], t = high ^ key[round].half[1];
            low = high = 0;
            for (int i = 0; i < 8; i++) {
                const row *r = &rows[i][s >> (8 * i) & 0xff];
                low ^= r->half[0];
                high ^= r->half[1];
            }
            for (int i = 0; i < 8; i++) {
                const row *r = &rows[i + 8][t >> (8 * i) & 0xff];
                low ^= r->half[0];
                high ^= r->half[1];
            }
        }
        to[b].half[0] = low ^ key[9].half[0];
        to[b].half[1] = high ^ key[9].half[1];
    }
}
#endif

#ifdef ITR
#include <emmintrin.h>

/* ROWS adds the rows of the bytes `first`, `first` + 2, ... to `sum`, and ROW adds one of these rows. The words of
 * `extractor` are the offsets of the rows in their tables. */
#define ROW(word, first) \
    sum = _mm_xor_si128(sum, *(const __m128i *)(table + 4096 * (2 * word + first) + _mm_extract_epi16(extractor, word)))
#define ROWS(first) \
    ROW(0, first); ROW(1, first); ROW(2, first); ROW(3, first); ROW(4, first); ROW(5, first); ROW(6, first); ROW(7, first)

/* This function uses its registers like the variant gs-L4: one accumulator, one mask, two extractors. */
void encrypt(const uint8_t *table, const uint8_t *keys, const uint8_t *source, uint8_t *destination, size_t blocks)
{
    const __m128i *key = (const __m128i *)keys, *from = (const __m128i *)source;
    __m128i *to = (__m128i *)destination;
    /* The caller puts the mask after the ten keys, so that the image needs no data of its own. */
    const __m128i mask = key[10];
    for (size_t b = 0; b < blocks; b++) {
        __m128i state = _mm_xor_si128(_mm_loadu_si128(from + b), key[0]);
        for (int round = 1; round < 10; round++) {
            __m128i sum = _mm_setzero_si128();
            __m128i extractor = _mm_slli_epi16(_mm_and_si128(state, mask), 4);
            ROWS(0);
            extractor = _mm_slli_epi16(_mm_srli_epi16(state, 8), 4);
            ROWS(1);
            state = _mm_xor_si128(sum, key[round]);
        }
        _mm_storeu_si128(to + b, state);
    }
}
#endif
