/* Tests calls for whose data there is not enough memory. Such a call must return an error, and its handle must keep the
   data of earlier calls. */
#include <fastgost.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

enum { PART = 16 << 20 };

#define EXPECT(call, code)                                                                             \
    do {                                                                                               \
        int got_ = (call);                                                                             \
        if (got_ != (code)) {                                                                          \
            fprintf(stderr, "line %d: %d: %s\n", __LINE__, got_, fastgost_last_error());               \
            return 1;                                                                                  \
        }                                                                                              \
    } while (0)

int main(void)
{
    static uint8_t part[PART], out[2 * PART], key[64], tag[16];
    size_t written = 0;
    struct fastgost_aead *aead = NULL;
    struct fastgost_opener *opener = NULL;
    struct fastgost_cipher *cipher = NULL;
    struct fastgost_hash *hash = NULL;
    EXPECT(fastgost_aead_new("kuznyechik-mgm", key, 32, NULL, &aead), FASTGOST_OK);
    EXPECT(fastgost_opener_new(aead, key, 16, &opener), FASTGOST_OK);
    EXPECT(fastgost_cipher_new("kuznyechik-cbc", FASTGOST_ENCRYPT, key, 32, key, 16, NULL, &cipher), FASTGOST_OK);
    EXPECT(fastgost_hash_new("streebog256", NULL, &hash), FASTGOST_OK);
    /* The limit of memory is a little more than the present size of the process. */
    FILE *status = fopen("/proc/self/statm", "r");
    unsigned long pages = 0;
    if (!status || fscanf(status, "%lu", &pages) != 1)
        return 1;
    fclose(status);
    rlim_t most = (rlim_t)pages * 4096 + (12 << 20);
    struct rlimit limit = {most, most};
    if (setrlimit(RLIMIT_AS, &limit) != 0)
        return 1;

    EXPECT(fastgost_opener_update(opener, part, 1000), FASTGOST_OK);
    EXPECT(fastgost_opener_update(opener, part, PART), FASTGOST_ERROR_MEMORY);
    EXPECT(fastgost_cipher_finish(cipher, FASTGOST_PADDING_PKCS7, part, PART, out, sizeof out, &written),
           FASTGOST_ERROR_MEMORY);
    struct fastgost_bytes *messages = (struct fastgost_bytes *)part;
    EXPECT(fastgost_hash_many(hash, messages, PART / sizeof *messages, out, PART / sizeof *messages * 32),
           FASTGOST_ERROR_MEMORY);
    struct fastgost_packet *packets = (struct fastgost_packet *)part;
    EXPECT(fastgost_aead_seal_many(aead, packets, PART / sizeof *packets), FASTGOST_ERROR_MEMORY);
    EXPECT(packets[1].result, FASTGOST_ERROR_MEMORY);

    EXPECT(fastgost_opener_update(opener, part, 1000), FASTGOST_OK);
    EXPECT(fastgost_cipher_finish(cipher, FASTGOST_PADDING_PKCS7, part, 1000, out, sizeof out, &written), FASTGOST_OK);
    /* The opener has exactly the parts that were added without an error: 2000 bytes. */
    EXPECT(fastgost_opener_final(opener, tag, 16, out, 1999, &written), FASTGOST_ERROR_BUFFER_SIZE);
    if (written != 2000)
        return 1;
    EXPECT(fastgost_opener_final(opener, tag, 16, out, 2000, &written), FASTGOST_ERROR_TAG_MISMATCH);
    EXPECT(fastgost_opener_free(opener), FASTGOST_OK);
    EXPECT(fastgost_cipher_free(cipher), FASTGOST_OK);
    EXPECT(fastgost_aead_free(aead), FASTGOST_OK);
    EXPECT(fastgost_hash_free(hash), FASTGOST_OK);
    return 0;
}
