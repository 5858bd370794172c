/* A stand-in for libgost15, for tests of the lab's calls. It has the two functions as the library's public header
 * declares them. They compute Kuznyechik step by step (GOST R 34.12-2015). The macros PI and L are the initialisers of
 * the tables. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t pi[256] = {PI};
static const uint8_t l[16] = {L};

static uint8_t product(uint8_t a, uint8_t b)
{
    uint8_t sum = 0;
    for (; b; b >>= 1) {
        if (b & 1)
            sum ^= a;
        a = (uint8_t)(a << 1 ^ (a >> 7) * 0xc3);
    }
    return sum;
}

/* Adds a key, then applies pi, and then makes sixteen steps of the shift register. */
static void lsx(const uint8_t *key, uint8_t *block)
{
    for (int i = 0; i < 16; i++)
        block[i] = pi[block[i] ^ key[i]];
    for (int step = 0; step < 16; step++) {
        uint8_t sum = 0;
        for (int i = 0; i < 16; i++)
            sum ^= product(block[i], l[i]);
        memmove(block + 1, block, 15);
        block[0] = sum;
    }
}

void lg15_scheduleEncryptionRoundKeys(void *keys, const void *key)
{
    static const uint8_t zero[16];
    uint8_t *to = keys, a[16], b[16];
    memcpy(to, key, 32);
    for (int pair = 0; pair < 4; pair++) {
        memcpy(a, to, 16);
        memcpy(b, to + 16, 16);
        for (int i = 1; i <= 8; i++) {
            /* The round constant is L of the number. But `lsx` with a zero key applies pi before L. So each byte of the
             * number is replaced by its inverse under pi first. */
            uint8_t constant[16] = {0}, sum[16];
            constant[15] = (uint8_t)(8 * pair + i);
            for (int j = 0; j < 16; j++) {
                int x = 0;
                while (pi[x] != constant[j])
                    x++;
                constant[j] = (uint8_t)x;
            }
            lsx(zero, constant);
            memcpy(sum, a, 16);
            lsx(constant, sum);
            for (int j = 0; j < 16; j++)
                sum[j] ^= b[j];
            memcpy(b, a, 16);
            memcpy(a, sum, 16);
        }
        to += 32;
        memcpy(to, a, 16);
        memcpy(to + 16, b, 16);
    }
}

/* The library's SSE2 version loads registers from aligned addresses, so this function refuses other addresses. */
void lg15_encryptBlocks(const void *keys, void *blocks, size_t count)
{
    if ((uintptr_t)keys % 16 || (uintptr_t)blocks % 16)
        abort();
    const uint8_t *key = keys;
    for (uint8_t *block = blocks; count--; block += 16) {
        for (int round = 0; round < 9; round++)
            lsx(key + 16 * round, block);
        for (int i = 0; i < 16; i++)
            block[i] ^= key[144 + i];
    }
}
