/*
 * The program that tests/driver.rs runs. In this program, a C function of this file takes the place of each assembly
 * function. The C function asks the test, through pipes, to execute the assembly function with the same name. The test
 * reads and writes only the memory that the assembly function may access. The program executes the commands that it
 * reads from its standard input.
 */
#define _POSIX_C_SOURCE 200809L
#include "../c/fastgost_elbrus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static FILE *from_test, *to_test;

static void fail(const char *why)
{
    fprintf(stderr, "stub.c: %s\n", why);
    exit(1);
}

static void get(void *to, size_t bytes)
{
    if (bytes > 0 && fread(to, 1, bytes, from_test) != bytes)
        fail("the test has gone");
}

static uint64_t number(void)
{
    uint64_t value;
    get(&value, sizeof value);
    return value;
}

static void put(const void *from, size_t bytes)
{
    if (bytes > 0 && fwrite(from, 1, bytes, to_test) != bytes)
        fail("the test has gone");
}

static void put_number(uint64_t value)
{
    put(&value, sizeof value);
}

enum { RESULT, CALL };
enum { READ, WRITE, RETURN };

/* The memory before the data in each allocation. `watch` checks that no kernel touches this memory, because sanitizers
 * check this memory only in whole words. */
static struct {
    uintptr_t from, to;
} before[2];

static void watch(uintptr_t at, size_t bytes)
{
    for (int i = 0; i < 2; i++)
        if (at < before[i].to && before[i].from < at + bytes)
            fail("a kernel touches what comes before the data");
}

/* Asks the test to execute a function of the assembly text. Until the function returns, reads and writes memory as the
 * test asks. */
static void call(const char *name, const uint64_t *arguments, uint64_t count)
{
    put_number(CALL);
    put_number(strlen(name));
    put(name, strlen(name));
    put_number(count);
    put(arguments, count * sizeof *arguments);
    fflush(to_test);
    for (;;) {
        uint64_t wish = number();
        if (wish == RETURN)
            return;
        unsigned char *at = (unsigned char *)(uintptr_t)number();
        size_t bytes = number();
        watch((uintptr_t)at, bytes);
        if (wish == READ) {
            put(at, bytes);
            fflush(to_test);
        } else {
            get(at, bytes);
        }
    }
}

static uint64_t address(const void *pointer)
{
    return (uintptr_t)pointer;
}

/* The address of the scratch memory in the last call of a kernel. The other buffers of `struct buffers` in
 * fastgost_elbrus.c follow this memory. */
static uintptr_t buffers;

#define CIPHER(name)                                                                            \
    void name(void *, const void *, const void *, void *);                                      \
    void name(void *dst, const void *src, const void *key, void *scratch)                       \
    {                                                                                           \
        uint64_t arguments[4] = {address(dst), address(src), address(key), address(scratch)};   \
        call(#name, arguments, 4);                                                              \
        buffers = (uintptr_t)scratch;                                                           \
    }

CIPHER(fastgost_magma_v3)
CIPHER(fastgost_magma_v5)
CIPHER(fastgost_kuznyechik_encrypt_v3)
CIPHER(fastgost_kuznyechik_encrypt_v5)
CIPHER(fastgost_kuznyechik_decrypt_v3)
CIPHER(fastgost_kuznyechik_decrypt_v5)

void fastgost_elbrus_xor(void *, const void *, const void *, uint64_t);
void fastgost_elbrus_xor(void *dst, const void *a, const void *b, uint64_t words)
{
    uint64_t arguments[4] = {address(dst), address(a), address(b), words};
    call("fastgost_elbrus_xor", arguments, 4);
}

void fastgost_elbrus_realign(void *, const void *, uint64_t);
void fastgost_elbrus_realign(void *dst, const void *src, uint64_t words)
{
    uint64_t arguments[3] = {address(dst), address(src), words};
    call("fastgost_elbrus_realign", arguments, 3);
}

void fastgost_elbrus_counters64(void *, uint64_t, uint64_t);
void fastgost_elbrus_counters64(void *dst, uint64_t first, uint64_t blocks)
{
    uint64_t arguments[3] = {address(dst), first, blocks};
    call("fastgost_elbrus_counters64", arguments, 3);
}

void fastgost_elbrus_counters128(void *, uint64_t, uint64_t, uint64_t);
void fastgost_elbrus_counters128(void *dst, uint64_t high, uint64_t low, uint64_t blocks)
{
    uint64_t arguments[4] = {address(dst), high, low, blocks};
    call("fastgost_elbrus_counters128", arguments, 4);
}

static int prepare(uint64_t is_magma, struct fastgost_elbrus_key *key, const unsigned char *bytes, unsigned directions)
{
    return (is_magma ? fastgost_elbrus_magma_key : fastgost_elbrus_kuznyechik_key)(key, bytes, directions);
}

static unsigned char *allocate(size_t bytes)
{
    unsigned char *memory = malloc(bytes ? bytes : 1);
    if (!memory)
        fail("no memory");
    return memory;
}

enum { ECB, CTR, CTR_FROM };

static int operate(uint64_t mode, struct fastgost_elbrus_key *key, unsigned direction, unsigned char *counter,
                   unsigned char *dst, const unsigned char *src, size_t length)
{
    if (mode == ECB)
        return fastgost_elbrus_ecb(key, direction, dst, src, length);
    return mode == CTR ? fastgost_elbrus_ctr(key, counter, dst, src, length)
                       : fastgost_elbrus_ctr_from(key, counter, dst, src, length);
}

#ifdef __GNUC__
#define UNWATCHED __attribute__((no_sanitize_address, noinline))
#else
#define UNWATCHED
#endif

/*
 * Executes an operation. Then counts the bytes that are not zero in the buffers that the operation had on its stack.
 * The buffers are the scratch memory (which Magma does not use), the keystream of a group of blocks, and the text of a
 * group of blocks. The last two buffers have room for blocks of 16 bytes, with either cipher. No other function is
 * called in between, because it would overwrite the stack.
 */
UNWATCHED static int operate_and_look(uint64_t mode, struct fastgost_elbrus_key *key, unsigned direction,
                                      unsigned char *counter, unsigned char *dst, const unsigned char *src,
                                      size_t length, size_t block, size_t *left)
{
    size_t blocks = fastgost_elbrus_version() == 5 ? 256 : 128;
    size_t scratch = 48 * blocks, room = 16 * blocks;
    int code;
    buffers = 0;
    code = operate(mode, key, direction, counter, dst, src, length);
    *left = 0;
    if (buffers) {
        const volatile unsigned char *at = (const volatile unsigned char *)buffers;
        for (size_t i = block == 16 ? 0 : scratch; i < scratch + 2 * room; i++)
            if (i < scratch || (i - scratch) % room < block * blocks)
                *left += at[i] != 0;
    }
    return code;
}

/*
 * Executes one operation. Each allocation ends where its data ends, so a sanitizer notices an access after the data.
 * The length is in blocks for ECB, and in bytes for the other modes.
 */
static void operation(void)
{
    uint64_t mode = number(), is_magma = number();
    unsigned direction = (unsigned)number();
    uint64_t in_place = number();
    size_t length = number(), bytes = number(), dst_offset = number(), src_offset = number();
    unsigned char key_bytes[32], counter[16];
    struct fastgost_elbrus_key *key = malloc(sizeof *key);
    unsigned char *dst = allocate(dst_offset + bytes), *src = allocate(src_offset + bytes);
    size_t left = 0;
    int code;
    before[0].from = (uintptr_t)dst, before[0].to = before[0].from + dst_offset;
    before[1].from = (uintptr_t)src, before[1].to = before[1].from + src_offset;
    get(key_bytes, 32);
    get(counter, 16);
    get(src + src_offset, bytes);
    memset(dst, 0x5a, dst_offset + bytes);
    if (in_place)
        memcpy(dst + dst_offset, src + src_offset, bytes);
    if (!key)
        fail("no memory");
    code = prepare(is_magma, key, key_bytes, mode == ECB ? direction : FASTGOST_ELBRUS_ENCRYPT);
    if (!code)
        code = operate_and_look(mode, key, direction, counter, dst + dst_offset,
                                in_place ? dst + dst_offset : src + src_offset, length, is_magma ? 8 : 16, &left);
    if (left > 0)
        fail("a buffer was not wiped");
    memset(before, 0, sizeof before);
    put_number(RESULT);
    put_number((uint64_t)code);
    put(dst, dst_offset + bytes);
    put(src + src_offset, bytes);
    put(counter, 16);
    fflush(to_test);
    free(dst);
    free(src);
    free(key);
}

/* Sends a prepared key for both directions, and then the bytes of the key after wiping. */
static void key_and_wiped(void)
{
    uint64_t is_magma = number();
    unsigned char bytes[32];
    struct fastgost_elbrus_key key;
    int code;
    get(bytes, 32);
    memset(&key, 0xff, sizeof key);
    code = prepare(is_magma, &key, bytes, FASTGOST_ELBRUS_ENCRYPT | FASTGOST_ELBRUS_DECRYPT);
    put_number(RESULT);
    put_number((uint64_t)code);
    put(key.encryption, sizeof key.encryption);
    put(key.decryption, sizeof key.decryption);
    fastgost_elbrus_wipe(&key);
    fastgost_elbrus_wipe(NULL);
    put(&key, sizeof key);
    fflush(to_test);
}

#define EXPECT(code, call) \
    do { \
        count++; \
        if ((call) != (code)) \
            fail("not " #code ": " #call); \
    } while (0)

/* Causes each error by a call in which nothing else is wrong. After the errors, the data must be as before. */
static void errors(void)
{
    static const unsigned char bytes[32] = {1, 2, 3};
    enum { E = FASTGOST_ELBRUS_ENCRYPT, D = FASTGOST_ELBRUS_DECRYPT };
    static struct fastgost_elbrus_key room[2];
    struct fastgost_elbrus_key *key = room;
    struct fastgost_elbrus_key *shifted = (struct fastgost_elbrus_key *)(void *)((unsigned char *)room + 8);
    unsigned char data[96] = {0}, zeros[96] = {0}, counter[16] = {0};
    uint64_t count = 0;
    EXPECT(FASTGOST_ELBRUS_ERROR_KEY, fastgost_elbrus_ecb(key, E, data, data, 1));
    EXPECT(FASTGOST_ELBRUS_ERROR_KEY, fastgost_elbrus_ctr(key, counter, data, data, 1));
    EXPECT(FASTGOST_ELBRUS_ERROR_KEY, fastgost_elbrus_ctr_from(key, counter, data, data, 1));
    for (uint64_t is_magma = 0; is_magma < 2; is_magma++) {
        size_t block = is_magma ? FASTGOST_ELBRUS_MAGMA_BLOCK : FASTGOST_ELBRUS_KUZNYECHIK_BLOCK;
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, prepare(is_magma, NULL, bytes, E));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, prepare(is_magma, key, NULL, E));
        EXPECT(FASTGOST_ELBRUS_ERROR_KEY, prepare(is_magma, shifted, bytes, E));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, prepare(is_magma, key, bytes, 0));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, prepare(is_magma, key, bytes, 4 | E));
        EXPECT(FASTGOST_ELBRUS_OK, prepare(is_magma, key, bytes, E));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ecb(NULL, E, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_KEY, fastgost_elbrus_ecb(shifted, E, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, fastgost_elbrus_ecb(key, D, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, fastgost_elbrus_ecb(key, E | D, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, fastgost_elbrus_ecb(key, 0, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ecb(key, E, NULL, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ecb(key, E, data, NULL, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_OVERLAP, fastgost_elbrus_ecb(key, E, data, data + 2 * block - 1, 2));
        EXPECT(FASTGOST_ELBRUS_ERROR_OVERLAP, fastgost_elbrus_ecb(key, E, data + 2 * block - 1, data, 2));
        EXPECT(FASTGOST_ELBRUS_ERROR_LENGTH, fastgost_elbrus_ecb(key, E, data, data, SIZE_MAX / block + 1));
        EXPECT(FASTGOST_ELBRUS_OK, fastgost_elbrus_ecb(key, E, NULL, NULL, 0));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ctr(NULL, counter, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ctr(key, NULL, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ctr(key, counter, NULL, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_OVERLAP, fastgost_elbrus_ctr(key, counter, data + 1, data, 2));
        EXPECT(FASTGOST_ELBRUS_OK, fastgost_elbrus_ctr(key, counter, NULL, NULL, 0));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ctr_from(NULL, counter, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ctr_from(key, NULL, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_NULL, fastgost_elbrus_ctr_from(key, counter, data, NULL, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_OVERLAP, fastgost_elbrus_ctr_from(key, counter, data, data + 1, 2));
        EXPECT(FASTGOST_ELBRUS_OK, fastgost_elbrus_ctr_from(key, counter, NULL, NULL, 0));
        EXPECT(FASTGOST_ELBRUS_OK, prepare(is_magma, key, bytes, D));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, fastgost_elbrus_ecb(key, E, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, fastgost_elbrus_ctr(key, counter, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_ERROR_DIRECTION, fastgost_elbrus_ctr_from(key, counter, data, data, 1));
        EXPECT(FASTGOST_ELBRUS_OK, prepare(is_magma, key, bytes, E));
#if SIZE_MAX > 0xffffffff
        if (is_magma)
            EXPECT(FASTGOST_ELBRUS_ERROR_LENGTH, fastgost_elbrus_ctr(key, counter, data, data, ((size_t)8 << 32) + 1));
#endif
        key->version++;
        EXPECT(FASTGOST_ELBRUS_ERROR_KEY, fastgost_elbrus_ecb(key, E, data, data, 1));
        key->version--;
        fastgost_elbrus_wipe(key);
        EXPECT(FASTGOST_ELBRUS_ERROR_KEY, fastgost_elbrus_ecb(key, E, data, data, 1));
    }
    if (memcmp(data, zeros, sizeof data) != 0 || memcmp(counter, zeros, sizeof counter) != 0)
        fail("data was written in spite of an error");
    put_number(RESULT);
    put_number(count);
    put_number(fastgost_elbrus_version());
    fflush(to_test);
}

int fastgost_measure(int count, char **arguments);

/* With arguments, the program runs measure.c, which writes to the file that the first argument names. */
int main(int count, char **arguments)
{
    from_test = fdopen(dup(0), "rb");
    to_test = fdopen(dup(1), "wb");
    if (!from_test || !to_test)
        fail("no pipes");
    if (count > 1) {
        int code;
        if (!freopen(arguments[1], "wb", stdout))
            fail("no file");
        code = fastgost_measure(count - 1, arguments + 1);
        fflush(stdout);
        put_number(RESULT);
        put_number((uint64_t)code);
        fflush(to_test);
        return code;
    }
    for (;;) {
        switch (number()) {
        case 0:
            operation();
            break;
        case 1:
            key_and_wiped();
            break;
        case 2:
            errors();
            break;
        default:
            return 0;
        }
    }
}
