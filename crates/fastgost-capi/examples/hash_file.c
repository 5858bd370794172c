/* Prints the digest of a file: hash_file streebog256 FILE */
#include "common.h"

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s ALGORITHM FILE\n", argv[0]);
        return 2;
    }
    FILE *file = fopen(argv[2], "rb");
    if (!file) {
        perror(argv[2]);
        return 1;
    }

    struct fastgost_hash *hash;
    CHECK(fastgost_hash_new(argv[1], NULL, &hash));
    static uint8_t buffer[1 << 16];
    size_t len;
    while ((len = fread(buffer, 1, sizeof buffer, file)) > 0)
        CHECK(fastgost_hash_update(hash, buffer, len));
    if (ferror(file)) {
        perror(argv[2]);
        return 1;
    }
    fclose(file);

    uint8_t digest[64];
    size_t size;
    CHECK(fastgost_hash_size(hash, &size));
    CHECK(fastgost_hash_final(hash, digest, size));
    CHECK(fastgost_hash_free(hash));
    for (size_t i = 0; i < size; i++)
        printf("%02x", digest[i]);
    printf("  %s\n", argv[2]);
    return 0;
}
