/* Seals a file for the owner of a private key, or opens it:
 *
 *   seal_file keygen KEY.pem PUBLIC.pem
 *   seal_file seal PUBLIC.pem FILE SEALED
 *   seal_file open KEY.pem SEALED FILE
 */
#include "common.h"
#include <string.h>
#include <sys/stat.h>

static int read_part(void *context, uint8_t *data, size_t len, size_t *got)
{
    *got = fread(data, 1, len, context);
    return ferror((FILE *)context) != 0;
}

static int write_part(void *context, const uint8_t *data, size_t len)
{
    return fwrite(data, 1, len, context) != len;
}

static FILE *open_or_exit(const char *name, const char *mode)
{
    FILE *file = fopen(name, mode);
    if (!file) {
        perror(name);
        exit(1);
    }
    return file;
}

static size_t read_small(const char *name, uint8_t *data, size_t capacity)
{
    FILE *file = open_or_exit(name, "rb");
    size_t len = fread(data, 1, capacity, file);
    fclose(file);
    return len;
}

static void write_small(const char *name, const uint8_t *data, size_t len)
{
    FILE *file = open_or_exit(name, "wb");
    if (fwrite(data, 1, len, file) != len || fclose(file) != 0) {
        perror(name);
        exit(1);
    }
}

static void keygen(const char *private_name, const char *public_name)
{
    struct fastgost_private_key *key;
    struct fastgost_public_key *public_key;
    uint8_t pem[2048];
    size_t len;
    umask(077); /* Nobody else may read the private key. */
    CHECK(fastgost_private_key_generate("gost3410-256-a", &key));
    CHECK(fastgost_private_key_public(key, &public_key));
    CHECK(fastgost_private_key_write(key, FASTGOST_PEM, NULL, 0, 0, pem, sizeof pem, &len));
    write_small(private_name, pem, len);
    CHECK(fastgost_public_key_write(public_key, FASTGOST_PEM, pem, sizeof pem, &len));
    write_small(public_name, pem, len);
    CHECK(fastgost_public_key_free(public_key));
    CHECK(fastgost_private_key_free(key));
}

int main(int argc, char **argv)
{
    if (argc == 4 && strcmp(argv[1], "keygen") == 0) {
        keygen(argv[2], argv[3]);
        return 0;
    }
    if (argc != 5) {
        fprintf(stderr, "usage: %s keygen KEY PUBLIC | seal PUBLIC FILE SEALED | open KEY SEALED FILE\n", argv[0]);
        return 2;
    }
    uint8_t pem[4096];
    size_t len = read_small(argv[2], pem, sizeof pem);
    FILE *from = open_or_exit(argv[3], "rb"), *to = open_or_exit(argv[4], "wb");
    int error;
    if (strcmp(argv[1], "seal") == 0) {
        struct fastgost_public_key *key;
        CHECK(fastgost_public_key_read(pem, len, &key));
        struct fastgost_recipient recipient = {FASTGOST_KEY_PAIR, 0, NULL, 0, key};
        error = fastgost_sealed_seal_stream("kuznyechik", &recipient, 1, read_part, from, write_part, to);
        CHECK(fastgost_public_key_free(key));
    } else {
        struct fastgost_private_key *key;
        CHECK(fastgost_private_key_read(pem, len, NULL, 0, 0, &key));
        struct fastgost_identity identity = {FASTGOST_KEY_PAIR, 0, NULL, 0, key};
        error = fastgost_sealed_open_stream(&identity, 1, read_part, from, write_part, to);
        CHECK(fastgost_private_key_free(key));
    }
    fclose(from);
    if (error || fclose(to) != 0) {
        /* Not a whole file. */
        remove(argv[4]);
        fprintf(stderr, "%s: error %d: %s\n", argv[4], error, fastgost_last_error());
        return 1;
    }
    return 0;
}
