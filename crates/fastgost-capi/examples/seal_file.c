/* Makes a pair of keys, seals a file for the owner of the private key, or opens a sealed file:
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
    if (ferror(file) || len == capacity) {
        fprintf(stderr, "%s: cannot be read, or is not shorter than %zu bytes\n", name, capacity);
        exit(1);
    }
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
    CHECK(fastgost_private_key_generate("gost3410-256-a", &key));
    CHECK(fastgost_private_key_public(key, &public_key));
    CHECK(fastgost_private_key_write(key, FASTGOST_PEM, NULL, 0, 0, pem, sizeof pem, &len));
    write_small(private_name, pem, len);
    CHECK(fastgost_public_key_write(public_key, FASTGOST_PEM, pem, sizeof pem, &len));
    write_small(public_name, pem, len);
    CHECK(fastgost_public_key_free(public_key));
    CHECK(fastgost_private_key_free(key));
}

static int usage(const char *program)
{
    fprintf(stderr, "usage: %s keygen KEY PUBLIC | seal PUBLIC FILE SEALED | open KEY SEALED FILE\n", program);
    return 2;
}

int main(int argc, char **argv)
{
    /* Nobody else may read private keys and opened files. */
    umask(077);
    if (argc == 4 && strcmp(argv[1], "keygen") == 0) {
        keygen(argv[2], argv[3]);
        return 0;
    }
    int seal = argc == 5 && strcmp(argv[1], "seal") == 0;
    if (!seal && !(argc == 5 && strcmp(argv[1], "open") == 0))
        return usage(argv[0]);

    /* Read the key and open the input before anything is written. */
    uint8_t pem[4096];
    size_t len = read_small(argv[2], pem, sizeof pem);
    struct fastgost_recipient recipient = {.kind = FASTGOST_KEY_PAIR};
    struct fastgost_identity identity = {.kind = FASTGOST_KEY_PAIR};
    struct fastgost_public_key *public_key = NULL;
    struct fastgost_private_key *private_key = NULL;
    if (seal)
        CHECK(fastgost_public_key_read(pem, len, &public_key));
    else
        CHECK(fastgost_private_key_read(pem, len, NULL, 0, 0, &private_key));
    recipient.key = public_key;
    identity.key = private_key;
    FILE *from = open_or_exit(argv[3], "rb");

    /* The output goes to a new file, which gets its final name when it is complete. Until then, an old file with this
       name stays, even if it is the input. */
    char part[4096];
    if (snprintf(part, sizeof part, "%s.part", argv[4]) >= (int)sizeof part)
        return usage(argv[0]);
    FILE *to = open_or_exit(part, "wb");
    int error = seal ? fastgost_sealed_seal_stream("kuznyechik", &recipient, 1, read_part, from, write_part, to)
                     : fastgost_sealed_open_stream(&identity, 1, read_part, from, write_part, to);
    if (error)
        fprintf(stderr, "%s: error %d: %s\n", argv[3], error, fastgost_last_error());
    fclose(from);
    int failed = fclose(to) != 0;
    if (error || failed || rename(part, argv[4]) != 0) {
        if (!error)
            perror(argv[4]);
        remove(part);
        return 1;
    }
    CHECK(fastgost_public_key_free(public_key));
    CHECK(fastgost_private_key_free(private_key));
    return 0;
}
