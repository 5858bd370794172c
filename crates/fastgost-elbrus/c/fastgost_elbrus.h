/*
 * Kuznyechik and Magma (GOST R 34.12-2015) on Elbrus processors, in the modes ECB and CTR (GOST R 34.13-2015).
 *
 * Rules for all functions:
 *
 * - They return 0 (FASTGOST_ELBRUS_OK) or an error code, FASTGOST_ELBRUS_ERROR_.... On an error nothing is written.
 * - Addresses may have any alignment, except that of a key. Data at addresses that are multiples of 16 is processed
 *   without copies.
 * - dst and src must be the same address, or their data must not overlap. Empty data may be a null pointer.
 * - No address and no branch depends on a key or on data.
 * - Functions keep their secrets in their own stack, some 25 KiB, and wipe it. They clear the global registers that
 *   they use, but not the registers of their own window.
 * - Several threads can use a key at the same time, unless one of them prepares or wipes it.
 *
 * Kernels process groups of 128 or 256 blocks: one block takes as long as a group.
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
/* A null pointer to something that is not empty. */
#define FASTGOST_ELBRUS_ERROR_NULL 1
/* The address of a key is not a multiple of 16, or the key is not prepared. */
#define FASTGOST_ELBRUS_ERROR_KEY 2
/* There is no such direction, or the key is not prepared for it. */
#define FASTGOST_ELBRUS_ERROR_DIRECTION 3
/* dst and src overlap, and are not the same. */
#define FASTGOST_ELBRUS_ERROR_OVERLAP 4
/* The data is longer than memory, or than an IV allows: 2^32 blocks of Magma. */
#define FASTGOST_ELBRUS_ERROR_LENGTH 5

/* Directions. A key can be prepared for both: FASTGOST_ELBRUS_ENCRYPT | FASTGOST_ELBRUS_DECRYPT. */
#define FASTGOST_ELBRUS_ENCRYPT 1
#define FASTGOST_ELBRUS_DECRYPT 2

/* The sizes of a key and of blocks, in bytes. */
#define FASTGOST_ELBRUS_KEY 32
#define FASTGOST_ELBRUS_KUZNYECHIK_BLOCK 16
#define FASTGOST_ELBRUS_MAGMA_BLOCK 8

/*
 * A prepared key. Its size does not depend on the version of the kernels. The fields are private. It contains the key
 * itself: wipe it after use.
 */
struct fastgost_elbrus_key {
    /* For a kernel: constants, and a register for each bit of the round keys. */
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
 * FASTGOST_ELBRUS_ENCRYPT is enough, also to decrypt.
 */
int fastgost_elbrus_kuznyechik_key(struct fastgost_elbrus_key *key, const unsigned char bytes[32], unsigned directions);

/* Prepares a key of 32 bytes for Magma, as fastgost_elbrus_kuznyechik_key does. */
int fastgost_elbrus_magma_key(struct fastgost_elbrus_key *key, const unsigned char bytes[32], unsigned directions);

/* Wipes a key. Using the key afterwards is an error. A null pointer is ignored. */
void fastgost_elbrus_wipe(struct fastgost_elbrus_key *key);

/* ECB: encrypts or decrypts each of `blocks` blocks separately. */
int fastgost_elbrus_ecb(const struct fastgost_elbrus_key *key, unsigned direction, void *dst, const void *src,
                        size_t blocks);

/*
 * CTR: encrypts or decrypts a whole message of any number of bytes. The IV has half a block: 8 bytes for Kuznyechik, 4
 * for Magma. The counter begins as the IV followed by zeros, and counts blocks. Never use an IV twice with a key.
 */
int fastgost_elbrus_ctr(const struct fastgost_elbrus_key *key, const unsigned char *iv, void *dst, const void *src,
                        size_t bytes);

/*
 * CTR from any counter, for messages in parts. The counter has a whole block, big-endian, and counts modulo 2^64 or
 * 2^128. After the call it is the counter for the next block, so that several calls for whole blocks give the same
 * result as one call. The caller counts the blocks: after 2^32 blocks of Magma, the counters are the counters of the
 * next IV.
 */
int fastgost_elbrus_ctr_from(const struct fastgost_elbrus_key *key, unsigned char *counter, void *dst, const void *src,
                             size_t bytes);

/* The version of the instruction set that the library was built for: 3 or 5. */
unsigned fastgost_elbrus_version(void);

#ifdef __cplusplus
}
#endif

#endif
