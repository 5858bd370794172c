/*
 * Implements fastgost_elbrus.h with the assembly functions of ../kernels. A kernel (the assembly code of a cipher)
 * processes a whole group of blocks at aligned addresses. This file prepares keys, and handles partial groups and
 * unaligned data. FASTGOST_ELBRUS_VERSION is the version of the kernels, 3 or 5. If it is not defined, the version is 5
 * if the compiler generates code for version 5 of the instruction set or a later version, and 3 otherwise.
 */
#include "fastgost_elbrus.h"

#include <string.h>

#ifndef FASTGOST_ELBRUS_VERSION
#if defined(__iset__) && __iset__ >= 5
#define FASTGOST_ELBRUS_VERSION 5
#else
#define FASTGOST_ELBRUS_VERSION 3
#endif
#endif

#if FASTGOST_ELBRUS_VERSION == 5
#define KERNEL(name) name##_v5
#define REGISTER 16
#elif FASTGOST_ELBRUS_VERSION == 3
#define KERNEL(name) name##_v3
#define REGISTER 8
#else
#error "FASTGOST_ELBRUS_VERSION is 3 or 5"
#endif

#ifdef __GNUC__
#define ALIGNED __attribute__((aligned(16)))
#else
#define ALIGNED
#endif

/* The number of blocks in a group: one block for each bit of two registers. */
#define BLOCKS (16 * REGISTER)
#define GROUP (BLOCKS * FASTGOST_ELBRUS_KUZNYECHIK_BLOCK)
/* The size of the memory for planes (a plane has the same bit of many blocks). Magma needs no such memory. */
#define SCRATCH (768 * REGISTER)
/* The number of 64-bit words that the functions in ../kernels/modes-v3.s process in each iteration of their loops. */
#define TURN 32
/* The number of registers with constants in a prepared key. */
#define CONSTANTS 16

enum { KUZNYECHIK = 1, MAGMA = 2 };

typedef void kernel(void *dst, const void *src, const void *key, void *scratch);
kernel KERNEL(fastgost_kuznyechik_encrypt), KERNEL(fastgost_kuznyechik_decrypt), KERNEL(fastgost_magma);
void fastgost_elbrus_xor(void *dst, const void *a, const void *b, uint64_t words);
void fastgost_elbrus_realign(void *dst, const void *src, uint64_t words);
void fastgost_elbrus_counters64(void *dst, uint64_t first, uint64_t blocks);
void fastgost_elbrus_counters128(void *dst, uint64_t high, uint64_t low, uint64_t blocks);

/* The buffers that a call has on its stack. */
struct buffers {
    unsigned char scratch[SCRATCH];
    unsigned char keystream[GROUP];
    unsigned char text[GROUP];
} ALIGNED;

/* Without `volatile`, a compiler could remove the call, because the call seems to have no effect. */
static void *(*const volatile overwrite)(void *, int, size_t) = memset;

static void wipe(void *secret, size_t bytes)
{
    overwrite(secret, 0, bytes);
}

/* ---- Round keys ---- */

#define ONES UINT64_C(0x0101010101010101)

/* The substitution pi (GOST R 34.12-2015, section 4.1.1; RFC 7801, section 4.1.1). */
static const unsigned char PI[256] = {
    0xfc, 0xee, 0xdd, 0x11, 0xcf, 0x6e, 0x31, 0x16, 0xfb, 0xc4, 0xfa, 0xda, 0x23, 0xc5, 0x04, 0x4d,
    0xe9, 0x77, 0xf0, 0xdb, 0x93, 0x2e, 0x99, 0xba, 0x17, 0x36, 0xf1, 0xbb, 0x14, 0xcd, 0x5f, 0xc1,
    0xf9, 0x18, 0x65, 0x5a, 0xe2, 0x5c, 0xef, 0x21, 0x81, 0x1c, 0x3c, 0x42, 0x8b, 0x01, 0x8e, 0x4f,
    0x05, 0x84, 0x02, 0xae, 0xe3, 0x6a, 0x8f, 0xa0, 0x06, 0x0b, 0xed, 0x98, 0x7f, 0xd4, 0xd3, 0x1f,
    0xeb, 0x34, 0x2c, 0x51, 0xea, 0xc8, 0x48, 0xab, 0xf2, 0x2a, 0x68, 0xa2, 0xfd, 0x3a, 0xce, 0xcc,
    0xb5, 0x70, 0x0e, 0x56, 0x08, 0x0c, 0x76, 0x12, 0xbf, 0x72, 0x13, 0x47, 0x9c, 0xb7, 0x5d, 0x87,
    0x15, 0xa1, 0x96, 0x29, 0x10, 0x7b, 0x9a, 0xc7, 0xf3, 0x91, 0x78, 0x6f, 0x9d, 0x9e, 0xb2, 0xb1,
    0x32, 0x75, 0x19, 0x3d, 0xff, 0x35, 0x8a, 0x7e, 0x6d, 0x54, 0xc6, 0x80, 0xc3, 0xbd, 0x0d, 0x57,
    0xdf, 0xf5, 0x24, 0xa9, 0x3e, 0xa8, 0x43, 0xc9, 0xd7, 0x79, 0xd6, 0xf6, 0x7c, 0x22, 0xb9, 0x03,
    0xe0, 0x0f, 0xec, 0xde, 0x7a, 0x94, 0xb0, 0xbc, 0xdc, 0xe8, 0x28, 0x50, 0x4e, 0x33, 0x0a, 0x4a,
    0xa7, 0x97, 0x60, 0x73, 0x1e, 0x00, 0x62, 0x44, 0x1a, 0xb8, 0x38, 0x82, 0x64, 0x9f, 0x26, 0x41,
    0xad, 0x45, 0x46, 0x92, 0x27, 0x5e, 0x55, 0x2f, 0x8c, 0xa3, 0xa5, 0x7d, 0x69, 0xd5, 0x95, 0x3b,
    0x07, 0x58, 0xb3, 0x40, 0x86, 0xac, 0x1d, 0xf7, 0x30, 0x37, 0x6b, 0xe4, 0x88, 0xd9, 0xe7, 0x89,
    0xe1, 0x1b, 0x83, 0x49, 0x4c, 0x3f, 0xf8, 0xfe, 0x8d, 0x53, 0xaa, 0x90, 0xca, 0xd8, 0x85, 0x61,
    0x20, 0x71, 0x67, 0xa4, 0x2d, 0x2b, 0x09, 0x5b, 0xcb, 0x9b, 0x25, 0xd0, 0xbe, 0xe5, 0x6c, 0x52,
    0x59, 0xa6, 0x74, 0xd2, 0xe6, 0xf4, 0xb4, 0xc0, 0xd1, 0x66, 0xaf, 0xc2, 0x39, 0x4b, 0x63, 0xb6,
};

/*
 * Applies pi to each byte of x. The function reads every entry PI[i] of the table, whatever x is. Bit 7 of each byte of
 * `is` is 1 if the byte of x at the same position is i. The function extends this bit to a mask of the whole byte.
 */
static uint64_t substitute(uint64_t x)
{
    uint64_t result = 0;
    for (unsigned i = 0; i < 256; i++) {
        uint64_t difference = x ^ i * ONES;
        uint64_t is = ~(((difference & 0x7f * ONES) + 0x7f * ONES) | difference | 0x7f * ONES);
        result |= ((is << 1) - (is >> 7)) & PI[i] * ONES;
    }
    return result;
}

/* A word with a byte for each bit of a coefficient. The byte is 0xff if the bit is set. */
#define BYTE_IF(x, bit) ((uint64_t)((x) >> (bit) & 1) * 0xff << 8 * (bit))
#define FOUR(x, bit) (BYTE_IF(x, bit) | BYTE_IF(x, bit + 1) | BYTE_IF(x, bit + 2) | BYTE_IF(x, bit + 3))
#define BYTES(x) (FOUR(x, 0) | FOUR(x, 4))

/* The coefficients of l (section 4.1.2). Each bit of a coefficient is a byte of a word, as above. */
static const uint64_t COEFFICIENTS[16] = {
    BYTES(148), BYTES(32),  BYTES(133), BYTES(16), BYTES(194), BYTES(192), BYTES(1),   BYTES(251),
    BYTES(1),   BYTES(192), BYTES(194), BYTES(16), BYTES(133), BYTES(32),  BYTES(148), BYTES(1),
};

/* The products of an element of the field with 1, x, ..., x^7. Each product is a byte of the result. */
static uint64_t multiples(uint64_t element)
{
    uint64_t all = 0;
    for (unsigned i = 0; i < 8; i++) {
        all |= element << 8 * i;
        element = element << 1 ^ (0x1c3 & (0 - (element >> 7)));
    }
    return all;
}

/* The sum in the field of the bytes of a word. */
static unsigned char sum(uint64_t bytes)
{
    bytes ^= bytes >> 32;
    bytes ^= bytes >> 16;
    return (unsigned char)(bytes ^ bytes >> 8);
}

/* Computes L as sixteen steps of a recurrence. The first elements of the sequence are the block's bytes, the last byte
 * first. */
static void linear(unsigned char block[16])
{
    uint64_t sequence[32];
    for (unsigned i = 0; i < 16; i++)
        sequence[i] = multiples(block[15 - i]);
    for (unsigned i = 0; i < 16; i++) {
        uint64_t next = 0;
        for (unsigned j = 0; j < 16; j++)
            next ^= sequence[i + 15 - j] & COEFFICIENTS[j];
        block[15 - i] = sum(next);
        sequence[16 + i] = multiples(block[15 - i]);
    }
    wipe(sequence, sizeof sequence);
}

/* Kernels do not add a key to the result of L. They add a summand in each step of L, which has the same effect. This
 * function replaces a key by these summands. */
static void fold(unsigned char key[16])
{
    uint64_t all[16];
    for (unsigned i = 0; i < 16; i++)
        all[i] = multiples(key[i]);
    for (unsigned i = 0; i < 16; i++) {
        uint64_t later = 0;
        for (unsigned j = i + 1; j < 16; j++)
            later ^= all[j] & COEFFICIENTS[j - i - 1];
        key[i] ^= sum(later);
    }
    wipe(all, sizeof all);
}

static void add(unsigned char block[16], const unsigned char other[16])
{
    for (unsigned i = 0; i < 16; i++)
        block[i] ^= other[i];
}

/* One round of the key schedule: adds the constant with this number, and then applies S and L. */
static void schedule_round(unsigned char block[16], unsigned number)
{
    unsigned char constant[16] = {0};
    uint64_t halves[2];
    constant[15] = (unsigned char)number;
    linear(constant);
    add(block, constant);
    memcpy(halves, block, 16);
    halves[0] = substitute(halves[0]);
    halves[1] = substitute(halves[1]);
    memcpy(block, halves, 16);
    linear(block);
    wipe(halves, sizeof halves);
}

/* Computes the round keys of the standard. */
static void kuznyechik_schedule(unsigned char keys[10][16], const unsigned char bytes[32])
{
    unsigned char pair[2][16], next[16];
    memcpy(pair, bytes, 32);
    memcpy(keys, bytes, 32);
    for (unsigned i = 1; i <= 32; i++) {
        memcpy(next, pair[0], 16);
        schedule_round(next, i);
        add(next, pair[1]);
        memcpy(pair[1], pair[0], 16);
        memcpy(pair[0], next, 16);
        if (i % 8 == 0)
            memcpy(keys[i / 4], pair, 32);
    }
    wipe(pair, sizeof pair);
    wipe(next, sizeof next);
}

/*
 * Writes the constants of a prepared key. First come the masks for exchanges of bits between two registers. Then come
 * two lists of indices for each exchange of bytes. An index takes a byte from the first or from the second register.
 */
static void constants(uint64_t *prepared)
{
    static const unsigned char masks[3] = {0x55, 0x33, 0x0f};
    unsigned char *to = (unsigned char *)prepared;
    for (unsigned i = 0; i < 3; i++, to += REGISTER)
        memset(to, masks[i], REGISTER);
    for (unsigned bit = 1; bit < REGISTER; bit *= 2, to += 2 * REGISTER) {
        for (unsigned j = 0; j < REGISTER; j++) {
            to[j] = (unsigned char)(j & bit ? REGISTER + (j ^ bit) : j);
            to[REGISTER + j] = (unsigned char)(j & bit ? REGISTER + j : j ^ bit);
        }
    }
}

/* Writes a register for each bit of the bytes, the lowest bit of a byte first. All bits of a register are equal to the
 * bit for which it stands. */
static uint64_t *bits(uint64_t *to, const unsigned char *bytes, size_t count)
{
    for (size_t i = 0; i < 8 * count; i++)
        for (unsigned word = 0; word < REGISTER / 8; word++)
            *to++ = 0 - (uint64_t)(bytes[i / 8] >> i % 8 & 1);
    return to;
}

static void kuznyechik_prepare(uint64_t *prepared, unsigned char keys[10][16], int decrypts)
{
    /* The circuit of the S-box leaves this constant out, so the round keys must contain it. */
    unsigned char constant[16], key[16];
    memset(constant, 0xe8, 16);
    linear(constant);
    constants(prepared);
    prepared += CONSTANTS * REGISTER / 8;
    for (unsigned i = 0; i < 10; i++) {
        unsigned round = decrypts ? 9 - i : i;
        memcpy(key, keys[round], 16);
        if (round > 0) {
            if (!decrypts)
                add(key, constant);
            fold(key);
        }
        prepared = bits(prepared, key, 16);
    }
    wipe(key, sizeof key);
}

static void magma_prepare(uint64_t *prepared, const unsigned char bytes[32], int decrypts)
{
    constants(prepared);
    prepared += CONSTANTS * REGISTER / 8;
    for (unsigned i = 0; i < 32; i++) {
        unsigned round = decrypts ? 31 - i : i;
        unsigned word = round < 24 ? round % 8 : 31 - round;
        unsigned char key[4];
        for (unsigned j = 0; j < 4; j++)
            key[j] = bytes[4 * word + 3 - j];
        prepared = bits(prepared, key, 4);
        wipe(key, sizeof key);
    }
}

static int check_preparation(const struct fastgost_elbrus_key *key, const unsigned char *bytes, unsigned directions)
{
    if (!key || !bytes)
        return FASTGOST_ELBRUS_ERROR_NULL;
    if ((uintptr_t)key % 16 != 0)
        return FASTGOST_ELBRUS_ERROR_KEY;
    if (directions == 0 || directions & ~(unsigned)(FASTGOST_ELBRUS_ENCRYPT | FASTGOST_ELBRUS_DECRYPT))
        return FASTGOST_ELBRUS_ERROR_DIRECTION;
    return FASTGOST_ELBRUS_OK;
}

static void finish(struct fastgost_elbrus_key *key, uint32_t cipher, unsigned directions)
{
    key->cipher = cipher;
    key->version = FASTGOST_ELBRUS_VERSION;
    key->directions = directions;
}

int fastgost_elbrus_kuznyechik_key(struct fastgost_elbrus_key *key, const unsigned char bytes[32], unsigned directions)
{
    unsigned char keys[10][16];
    int error = check_preparation(key, bytes, directions);
    if (error)
        return error;
    kuznyechik_schedule(keys, bytes);
    fastgost_elbrus_wipe(key);
    if (directions & FASTGOST_ELBRUS_ENCRYPT)
        kuznyechik_prepare(key->encryption, keys, 0);
    if (directions & FASTGOST_ELBRUS_DECRYPT)
        kuznyechik_prepare(key->decryption, keys, 1);
    wipe(keys, sizeof keys);
    finish(key, KUZNYECHIK, directions);
    return FASTGOST_ELBRUS_OK;
}

int fastgost_elbrus_magma_key(struct fastgost_elbrus_key *key, const unsigned char bytes[32], unsigned directions)
{
    unsigned char copy[32];
    int error = check_preparation(key, bytes, directions);
    if (error)
        return error;
    memcpy(copy, bytes, 32);
    fastgost_elbrus_wipe(key);
    if (directions & FASTGOST_ELBRUS_ENCRYPT)
        magma_prepare(key->encryption, copy, 0);
    if (directions & FASTGOST_ELBRUS_DECRYPT)
        magma_prepare(key->decryption, copy, 1);
    wipe(copy, sizeof copy);
    finish(key, MAGMA, directions);
    return FASTGOST_ELBRUS_OK;
}

void fastgost_elbrus_wipe(struct fastgost_elbrus_key *key)
{
    if (key)
        wipe(key, sizeof *key);
}

unsigned fastgost_elbrus_version(void)
{
    return FASTGOST_ELBRUS_VERSION;
}

/* ---- Modes ---- */

static size_t block_bytes(const struct fastgost_elbrus_key *key)
{
    return key->cipher == KUZNYECHIK ? FASTGOST_ELBRUS_KUZNYECHIK_BLOCK : FASTGOST_ELBRUS_MAGMA_BLOCK;
}

static int is_multiple(const void *address, unsigned of)
{
    return (uintptr_t)address % of == 0;
}

static int check_key(const struct fastgost_elbrus_key *key, unsigned direction)
{
    if (!key)
        return FASTGOST_ELBRUS_ERROR_NULL;
    if (!is_multiple(key, 16) || key->version != FASTGOST_ELBRUS_VERSION)
        return FASTGOST_ELBRUS_ERROR_KEY;
    if (direction != FASTGOST_ELBRUS_ENCRYPT && direction != FASTGOST_ELBRUS_DECRYPT)
        return FASTGOST_ELBRUS_ERROR_DIRECTION;
    if (!(key->directions & direction))
        return FASTGOST_ELBRUS_ERROR_DIRECTION;
    return FASTGOST_ELBRUS_OK;
}

static int check_data(const void *dst, const void *src, size_t bytes)
{
    uintptr_t to = (uintptr_t)dst, from = (uintptr_t)src;
    if (bytes == 0)
        return FASTGOST_ELBRUS_OK;
    if (!dst || !src)
        return FASTGOST_ELBRUS_ERROR_NULL;
    if (to != from && (to < from ? from - to : to - from) < bytes)
        return FASTGOST_ELBRUS_ERROR_OVERLAP;
    return FASTGOST_ELBRUS_OK;
}

/*
 * Copies bytes. If the two addresses differ modulo 8, most bytes are copied by fastgost_elbrus_realign. That function
 * reads whole aligned words, and must not read memory outside of the source. So `copy` itself copies at least the first
 * eight bytes and the last eight bytes.
 */
static void copy(unsigned char *dst, const unsigned char *src, size_t bytes)
{
    size_t head = 8 + (0 - (uintptr_t)dst) % 8;
    if (((uintptr_t)dst - (uintptr_t)src) % 8 != 0 && bytes >= head + 8 * TURN + 8) {
        size_t words = (bytes - head - 8) / (8 * TURN) * TURN;
        fastgost_elbrus_realign(dst + head, src + head, words);
        memcpy(dst, src, head);
        head += 8 * words;
        dst += head, src += head, bytes -= head;
    }
    memcpy(dst, src, bytes);
}

/* Returns whether an assembly function can access the data at this address directly. Other data goes through a
 * buffer. */
static int is_direct(const void *address, unsigned alignment, size_t bytes, size_t padded)
{
    return bytes == padded && is_multiple(address, alignment);
}

/* Copies data to a buffer, and pads it with zeros. */
static const unsigned char *gather(unsigned char *buffer, const unsigned char *src, size_t bytes, size_t padded)
{
    copy(buffer, src, bytes);
    memset(buffer + bytes, 0, padded - bytes);
    return buffer;
}

/* Runs the kernel with the key for this direction. Magma's kernel is the same for both directions. */
static void run(const struct fastgost_elbrus_key *key, unsigned direction, void *dst, const void *src, void *scratch)
{
    const uint64_t *prepared = direction == FASTGOST_ELBRUS_ENCRYPT ? key->encryption : key->decryption;
    if (key->cipher == MAGMA)
        KERNEL(fastgost_magma)(dst, src, prepared, scratch);
    else if (direction == FASTGOST_ELBRUS_ENCRYPT)
        KERNEL(fastgost_kuznyechik_encrypt)(dst, src, prepared, scratch);
    else
        KERNEL(fastgost_kuznyechik_decrypt)(dst, src, prepared, scratch);
}

static void wipe_buffers(struct buffers *buffers, const struct fastgost_elbrus_key *key)
{
    if (key->cipher == KUZNYECHIK)
        wipe(buffers->scratch, sizeof buffers->scratch);
    wipe(buffers->keystream, BLOCKS * block_bytes(key));
    wipe(buffers->text, BLOCKS * block_bytes(key));
}

int fastgost_elbrus_ecb(const struct fastgost_elbrus_key *key, unsigned direction, void *dst, const void *src,
                        size_t blocks)
{
    struct buffers buffers;
    unsigned char *to = dst;
    const unsigned char *from = src;
    size_t group, bytes;
    int error = check_key(key, direction);
    if (error)
        return error;
    if (blocks > SIZE_MAX / block_bytes(key))
        return FASTGOST_ELBRUS_ERROR_LENGTH;
    group = BLOCKS * block_bytes(key);
    bytes = blocks * block_bytes(key);
    error = check_data(dst, src, bytes);
    if (error || bytes == 0)
        return error;
    while (bytes > 0) {
        size_t now = bytes < group ? bytes : group;
        unsigned char *result = is_direct(to, 16, now, group) ? to : buffers.text;
        const unsigned char *read = is_direct(from, 16, now, group) ? from : gather(buffers.text, from, now, group);
        run(key, direction, result, read, buffers.scratch);
        if (result != to)
            copy(to, result, now);
        to += now, from += now, bytes -= now;
    }
    wipe_buffers(&buffers, key);
    return FASTGOST_ELBRUS_OK;
}

/* A counter as a number. Magma's counter has only the low half. */
struct counter {
    uint64_t high, low;
};

static uint64_t load(const unsigned char *bytes, size_t count)
{
    uint64_t number = 0;
    for (size_t i = 0; i < count; i++)
        number = number << 8 | bytes[i];
    return number;
}

static void store(unsigned char *bytes, uint64_t number)
{
    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(number >> (56 - 8 * i));
}

static void advance(struct counter *counter, uint64_t blocks)
{
    counter->low += blocks;
    counter->high += counter->low < blocks;
}

/* Makes the keystream for a group of blocks. */
static void keystream(const struct fastgost_elbrus_key *key, const struct counter *counter, struct buffers *buffers)
{
    if (key->cipher == MAGMA)
        fastgost_elbrus_counters64(buffers->keystream, counter->low, BLOCKS);
    else
        fastgost_elbrus_counters128(buffers->keystream, counter->high, counter->low, BLOCKS);
    run(key, FASTGOST_ELBRUS_ENCRYPT, buffers->keystream, buffers->keystream, buffers->scratch);
}

/* CTR on data that is not empty. The arguments were checked before. */
static void ctr(const struct fastgost_elbrus_key *key, struct counter *counter, unsigned char *to,
                const unsigned char *from, size_t bytes)
{
    struct buffers buffers;
    size_t group = BLOCKS * block_bytes(key);
    while (bytes > 0) {
        size_t now = bytes < group ? bytes : group;
        /* fastgost_elbrus_xor processes TURN words in each iteration, so the length is rounded up to a multiple of TURN
         * words. The length of a whole group is such a multiple. */
        size_t padded = (now + 8 * TURN - 1) / (8 * TURN) * (8 * TURN);
        unsigned char *result = is_direct(to, 8, now, padded) ? to : buffers.text;
        const unsigned char *read = is_direct(from, 8, now, padded) ? from : gather(buffers.text, from, now, padded);
        keystream(key, counter, &buffers);
        fastgost_elbrus_xor(result, read, buffers.keystream, padded / 8);
        if (result != to)
            copy(to, result, now);
        advance(counter, (now + block_bytes(key) - 1) / block_bytes(key));
        to += now, from += now, bytes -= now;
    }
    wipe_buffers(&buffers, key);
}

int fastgost_elbrus_ctr(const struct fastgost_elbrus_key *key, const unsigned char *iv, void *dst, const void *src,
                        size_t bytes)
{
    struct counter counter = {0, 0};
    int error = check_key(key, FASTGOST_ELBRUS_ENCRYPT);
    if (!error && !iv)
        error = FASTGOST_ELBRUS_ERROR_NULL;
    if (!error)
        error = check_data(dst, src, bytes);
    if (!error && key->cipher == MAGMA && bytes > (uint64_t)FASTGOST_ELBRUS_MAGMA_BLOCK << 32)
        error = FASTGOST_ELBRUS_ERROR_LENGTH;
    if (error || bytes == 0)
        return error;
    if (key->cipher == MAGMA)
        counter.low = load(iv, 4) << 32;
    else
        counter.high = load(iv, 8);
    ctr(key, &counter, dst, src, bytes);
    return FASTGOST_ELBRUS_OK;
}

int fastgost_elbrus_ctr_from(const struct fastgost_elbrus_key *key, unsigned char *first, void *dst, const void *src,
                             size_t bytes)
{
    struct counter counter = {0, 0};
    int error = check_key(key, FASTGOST_ELBRUS_ENCRYPT);
    if (!error && !first)
        error = FASTGOST_ELBRUS_ERROR_NULL;
    if (!error)
        error = check_data(dst, src, bytes);
    if (error || bytes == 0)
        return error;
    if (key->cipher == KUZNYECHIK)
        counter.high = load(first, 8);
    counter.low = load(first + block_bytes(key) - 8, 8);
    ctr(key, &counter, dst, src, bytes);
    if (key->cipher == KUZNYECHIK)
        store(first, counter.high);
    store(first + block_bytes(key) - 8, counter.low);
    return FASTGOST_ELBRUS_OK;
}
