/* A stand-in for MIRACL, for tests of the lab's calls. It has the functions as MIRACL's public header miracl.h declares
 * them. They work on non-negative numbers of a few digits. The macro DIGIT_BITS is 32 or 64. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The number of 32-bit words of a number. The words are little-endian. */
enum { WORDS = 64 };
typedef struct { uint32_t word[WORDS]; } *big;

static int state;

void *mirsys(int digits, uint64_t base) { return digits < 0 && base == 0 ? &state : NULL; }
void *get_mip(void) { return &state; }

big mirvar(int value)
{
    big x = calloc(1, sizeof *x);
    if (x)
        x->word[0] = (uint32_t)value;
    return x;
}

void mirkill(big x) { free(x); }

void copy(big from, big to) { *to = *from; }

void bytes_to_big(int length, const char *bytes, big x)
{
    memset(x, 0, sizeof *x);
    for (int i = 0; i < length; i++) {
        int at = length - 1 - i;
        x->word[at / 4] |= (uint32_t)(uint8_t)bytes[i] << 8 * (at % 4);
    }
}

/* Writes `length` bytes: zeros, and then the number. */
int big_to_bytes(int length, big x, char *bytes, int padded)
{
    if (!padded)
        abort();
    for (int i = 0; i < length; i++) {
        int at = length - 1 - i;
        bytes[i] = at < 4 * WORDS ? (char)(x->word[at / 4] >> 8 * (at % 4)) : 0;
    }
    return length;
}

void add(big a, big b, big to)
{
    uint64_t carry = 0;
    for (int i = 0; i < WORDS; i++) {
        carry += (uint64_t)a->word[i] + b->word[i];
        to->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

void subtract(big a, big b, big to)
{
    uint64_t borrow = 0;
    for (int i = 0; i < WORDS; i++) {
        uint64_t word = (uint64_t)a->word[i] - b->word[i] - borrow;
        to->word[i] = (uint32_t)word;
        borrow = word >> 63;
    }
}

void multiply(big a, big b, big to)
{
    uint32_t product[WORDS] = {0};
    for (int i = 0; i < WORDS; i++) {
        uint64_t carry = 0;
        for (int j = 0; i + j < WORDS; j++) {
            carry += (uint64_t)a->word[i] * b->word[j] + product[i + j];
            product[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
    }
    memcpy(to->word, product, sizeof product);
}

void mr_pmul(big a, uint64_t digit, big to)
{
    struct { uint32_t word[WORDS]; } factor = {{(uint32_t)digit, DIGIT_BITS == 64 ? (uint32_t)(digit >> 32) : 0}};
    multiply(a, (big)&factor, to);
}

/* Computes the quotient bit by bit. After the call, a is the remainder. */
void divide(big a, big d, big quotient)
{
    struct { uint32_t word[WORDS]; } rest = {{0}}, less;
    for (int i = 0; i < WORDS; i++)
        quotient->word[i] = 0;
    for (int bit = 32 * WORDS - 1; bit >= 0; bit--) {
        add((big)&rest, (big)&rest, (big)&rest);
        rest.word[0] |= a->word[bit / 32] >> bit % 32 & 1;
        subtract((big)&rest, d, (big)&less);
        /* This is true if the difference is not negative. */
        if (less.word[WORDS - 1] >> 31 == 0) {
            rest = less;
            quotient->word[bit / 32] |= (uint32_t)1 << bit % 32;
        }
    }
    memcpy(a->word, rest.word, sizeof rest.word);
}
