/*
 * Kuznyechik and Magma (GOST R 34.12-2015) on Elbrus processors, in the modes ECB and CTR (GOST R 34.13-2015).
 *
 * Rules for all functions:
 *
 * - A function that can fail returns 0 (FASTGOST_ELBRUS_OK) or an error code FASTGOST_ELBRUS_ERROR_.... After an error,
 *   nothing was written.
 * - The address of a key is a multiple of 16. Data may be at any address. Data at multiples of 16 is processed
 *   without copies.
 * - The data at dst and src must not overlap, unless dst and src are equal. A pointer to empty data may be null.
 * - No address and no branch depends on a key or on data.
 * - Functions keep secrets in about 25 KiB of the stack, and wipe this memory. Functions clear the global registers
 *   that they use, but not the registers of their own window (the registers that only this call uses).
 * - Several threads can use a key at the same time, unless one of the threads prepares or wipes the
 *   key.
 *
 * A kernel (the assembly code of a cipher) processes a group of 128 or 256 blocks at once. So one block takes as long
 * as a whole group.
 */
#ifndef FASTGOST_ELBRUS_H
#define FASTGOST_ELBRUS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Success. */
#define FASTGOST_ELBRUS_OK 0
/* A pointer is null although its data is not empty. */
#define FASTGOST_ELBRUS_ERROR_NULL 1
/* The address of a key is not a multiple of 16, or the key is not prepared. */
#define FASTGOST_ELBRUS_ERROR_KEY 2
/* The direction does not exist, or the key is not prepared for this direction. */
#define FASTGOST_ELBRUS_ERROR_DIRECTION 3
/* dst and src overlap, and are not equal. */
#define FASTGOST_ELBRUS_ERROR_OVERLAP 4
/* The number of bytes does not fit into size_t, or is larger than an IV allows (2^32 blocks of Magma). */
#define FASTGOST_ELBRUS_ERROR_LENGTH 5

/* The directions. To prepare a key for both directions, write FASTGOST_ELBRUS_ENCRYPT | FASTGOST_ELBRUS_DECRYPT. */
#define FASTGOST_ELBRUS_ENCRYPT 1
#define FASTGOST_ELBRUS_DECRYPT 2

/* The sizes of a key and of blocks, in bytes. */
#define FASTGOST_ELBRUS_KEY 32
#define FASTGOST_ELBRUS_KUZNYECHIK_BLOCK 16
#define FASTGOST_ELBRUS_MAGMA_BLOCK 8

/*
 * A prepared key. Its size does not depend on the version of the kernels. The fields are private. A prepared key
 * contains the secret key, so wipe it after use.
 */
struct fastgost_elbrus_key {
    /* The words that a kernel loads into registers: constants, and then one register for each bit of the round keys. */
    uint64_t encryption[2592];
    uint64_t decryption[2592];
    uint32_t cipher;
    uint32_t version;
    uint32_t directions;
    uint32_t reserved;
}
#ifdef __GNUC__
__attribute__((aligned(16)))
#endif
;

/*
 * Prepares a key of 32 bytes for Kuznyechik. For ECB, prepare the key for each direction that you use. For CTR,
 * FASTGOST_ELBRUS_ENCRYPT is enough for encryption and for decryption.
 */
int fastgost_elbrus_kuznyechik_key(struct fastgost_elbrus_key *key, const unsigned char bytes[32], unsigned directions);

/* Prepares a key of 32 bytes for Magma, as fastgost_elbrus_kuznyechik_key does. */
int fastgost_elbrus_magma_key(struct fastgost_elbrus_key *key, const unsigned char bytes[32], unsigned directions);

/* Wipes a key. It is an error to use the key afterwards. A null pointer is ignored. */
void fastgost_elbrus_wipe(struct fastgost_elbrus_key *key);

/* ECB: encrypts or decrypts each of `blocks` blocks separately. */
int fastgost_elbrus_ecb(const struct fastgost_elbrus_key *key, unsigned direction, void *dst, const void *src,
                        size_t blocks);

/*
 * CTR: encrypts or decrypts a whole message of any number of bytes. The IV has half a block: 8 bytes for Kuznyechik,
 * and 4 bytes for Magma. The first counter is the IV followed by zeros, and the counter counts blocks. Never use an IV
 * twice with the same key.
 */
int fastgost_elbrus_ctr(const struct fastgost_elbrus_key *key, const unsigned char *iv, void *dst, const void *src,
                        size_t bytes);

/*
 * CTR that begins with any counter, for messages in parts. The counter is a whole block, big-endian. The counter counts
 * modulo 2^64 (Magma) or 2^128 (Kuznyechik). After the call, `counter` is the counter for the next block. So several
 * calls with whole blocks give the same result as one call. The caller must limit the number of blocks, because after
 * 2^32 blocks of Magma, the counters are the counters of the next IV.
 */
int fastgost_elbrus_ctr_from(const struct fastgost_elbrus_key *key, unsigned char *counter, void *dst, const void *src,
                             size_t bytes);

/* Returns the version of the instruction set for which the library was built: 3 or 5. */
unsigned fastgost_elbrus_version(void);

#ifdef __cplusplus
}
#endif

#endif
