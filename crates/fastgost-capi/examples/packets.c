/* Seals a thousand packets in one call, changes one packet, and opens all packets in one call. Only the changed packet
   is rejected. */
#include "common.h"
#include <string.h>

enum { PACKETS = 1000, SIZE = 1400, TAG = 16 };

int main(void)
{
    uint8_t key[32];
    memset(key, 7, sizeof key); /* In a real program, the key is random. */
    struct fastgost_aead *aead;
    CHECK(fastgost_aead_new("kuznyechik-mgm", key, sizeof key, NULL, &aead));

    static uint8_t data[PACKETS][SIZE], tags[PACKETS][TAG], nonces[PACKETS][16];
    static struct fastgost_packet packets[PACKETS];
    const uint8_t header[] = "header";
    for (size_t i = 0; i < PACKETS; i++) {
        memset(data[i], (int)(i % 251), SIZE);
        /* Each nonce is a counter, so no nonce is used twice. The first bit of a nonce is 0. */
        nonces[i][14] = (uint8_t)(i >> 8);
        nonces[i][15] = (uint8_t)i;
        struct fastgost_packet packet = {nonces[i], 16, header, sizeof header, data[i], 1 + i % SIZE, tags[i], TAG, 0};
        packets[i] = packet;
    }
    CHECK(fastgost_aead_seal_many(aead, packets, PACKETS));

    data[123][5] ^= 1;
    int error = fastgost_aead_open_many(aead, packets, PACKETS);
    if (error != FASTGOST_ERROR_TAG_MISMATCH) {
        fprintf(stderr, "a changed packet: %d\n", error);
        return 1;
    }
    size_t opened = 0;
    for (size_t i = 0; i < PACKETS; i++) {
        if ((packets[i].result == FASTGOST_OK) != (i != 123)) {
            fprintf(stderr, "packet %zu: %d\n", i, packets[i].result);
            return 1;
        }
        for (size_t j = 0; i != 123 && j < SIZE; j++) {
            if (data[i][j] != i % 251) {
                fprintf(stderr, "packet %zu is not what was sealed\n", i);
                return 1;
            }
        }
        opened += packets[i].result == FASTGOST_OK;
    }
    printf("%zu of %d packets opened; the other: %s\n", opened, PACKETS, fastgost_last_error());
    CHECK(fastgost_aead_free(aead));
    return 0;
}
